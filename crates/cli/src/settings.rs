//! Where the options of the server come from: arguments, the environment, a file, in this order. There is one list,
//! the arguments: what an option is called and what it takes is the same everywhere, and help tells all of it.

use crate::Cli;
use clap::builder::BoolishValueParser;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command, CommandFactory as _, FromArgMatches as _};
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use toml::Value;

/// The commands that may be told everything in these three ways.
const OF_SERVER: [&str; 4] = ["serve", "backup", "restore", "offer"];

/// The option that names the file.
const FILE: &str = "config";

/// All commands. Options of the server are also taken from variables: `--some-thing` is `ORRERY_SOME_THING`.
pub(crate) fn command() -> Command {
    let commands = OF_SERVER.iter();
    commands.fold(with_variables(Cli::command()), |all, name| {
        all.mut_subcommand(name, with_variables)
    })
}

fn with_variables(command: Command) -> Command {
    command.mut_args(|arg| {
        let Some(long) = arg.get_long() else {
            return arg;
        };
        let name = format!("ORRERY_{}", long.replace('-', "_").to_uppercase());
        let flag = matches!(arg.get_action(), ArgAction::SetTrue);
        // Values may be secrets, and help is shown to others.
        let arg = arg.env(name).hide_env_values(true);
        match flag {
            true => arg.value_parser(BoolishValueParser::new()),
            false => arg,
        }
    })
}

/// What was asked for; whoever asks for nonsense is told so.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut command = command();
    let matches = command.try_get_matches_from_mut(args.clone())?;
    let (asked, given) = match matches.subcommand() {
        Some((name, given)) => (command.find_subcommand(name), given),
        None => (Some(&command), &matches),
    };
    let more = match asked {
        Some(asked) if file_of(given).is_some() => of_file(asked, &command, given),
        _ => Ok(Vec::new()),
    };
    let more = more.map_err(|problem| command.error(ErrorKind::InvalidValue, problem))?;
    let all = args.into_iter().chain(more);
    Cli::from_arg_matches(&command.try_get_matches_from_mut(all)?)
}

fn file_of(given: &ArgMatches) -> Option<&std::path::PathBuf> {
    given.try_get_one(FILE).ok().flatten()
}

/// The lines of the file as arguments, those aside that an argument or a variable has overruled.
fn of_file(asked: &Command, server: &Command, given: &ArgMatches) -> Result<Vec<OsString>, String> {
    let path = file_of(given).map_or(Path::new(""), |path| path);
    let at = |problem: String| format!("{}: {problem}", path.display());
    let text = fs::read_to_string(path).map_err(|error| at(error.to_string()))?;
    let lines: toml::Table = toml::from_str(&text).map_err(|error| at(error.to_string()))?;
    let mut args = Vec::new();
    for (name, value) in &lines {
        let long = |command: &Command| {
            let mut all = command.get_arguments();
            let arg = all.find(|arg| arg.get_long() == Some(name) && name != FILE);
            arg.map(|arg| arg.get_id().clone())
        };
        if long(server).is_none() {
            return Err(at(format!("there is no option `{name}`")));
        }
        let Some(id) = long(asked) else {
            continue;
        };
        let source = given.value_source(id.as_str());
        if matches!(
            source,
            Some(ValueSource::CommandLine | ValueSource::EnvVariable)
        ) {
            continue;
        }
        match value {
            Value::Boolean(true) => args.push(format!("--{name}").into()),
            Value::Boolean(false) => {}
            Value::String(text) => args.push(format!("--{name}={text}").into()),
            Value::Integer(number) => args.push(format!("--{name}={number}").into()),
            _ => return Err(at(format!("`{name}` is a text, a number, true or false"))),
        }
    }
    Ok(args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_the_server_has_a_variable() {
        let command = command();
        let serve = command.find_subcommand("serve").unwrap();
        let options = serve.get_arguments().filter(|arg| arg.get_long().is_some());
        let named = options.map(|arg| {
            let name = arg.get_long().unwrap().replace('-', "_").to_uppercase();
            assert_eq!(
                arg.get_env().unwrap().to_str().unwrap(),
                format!("ORRERY_{name}")
            );
        });
        assert!(named.count() > 8);
    }

    #[test]
    fn other_commands_have_no_variables() {
        let command = command();
        let simulate = command.find_subcommand("simulate").unwrap();
        assert!(simulate.get_arguments().all(|arg| arg.get_env().is_none()));
    }
}
