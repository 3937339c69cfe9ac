//! Debian packages that a check needs: installed when we may, otherwise named with the command.

use crate::run;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// A program that does not come with Rust.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tool {
    /// What a step starts.
    pub(crate) program: &'static str,
    /// The Debian package that holds it.
    pub(crate) package: &'static str,
}

/// What to do about missing tools.
#[derive(PartialEq, Debug)]
enum Plan {
    Nothing,
    Install(Vec<&'static str>),
    Ask(String),
}

/// Makes sure that all these programs can be started.
pub(crate) fn ensure(tools: &[Tool]) -> Result<(), String> {
    install(&missing(tools))
}

/// Installs what is missing, or says how.
pub(crate) fn install(missing: &[Tool]) -> Result<(), String> {
    match plan(missing, is_root(), is_there("apt-get")) {
        Plan::Nothing => Ok(()),
        Plan::Ask(text) => Err(text),
        Plan::Install(packages) => {
            println!("installing {}", packages.join(" "));
            run::run("apt-get", &["update"])?;
            let mut args = vec!["install", "--yes", "--no-install-recommends"];
            args.extend(packages);
            run::run("apt-get", &args)
        }
    }
}

fn missing(tools: &[Tool]) -> Vec<Tool> {
    let absent = |tool: &&Tool| !is_there(tool.program);
    tools.iter().filter(absent).copied().collect()
}

fn plan(missing: &[Tool], root: bool, apt: bool) -> Plan {
    let mut packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    packages.sort_unstable();
    packages.dedup();
    if packages.is_empty() {
        return Plan::Nothing;
    }
    if root && apt {
        return Plan::Install(packages);
    }
    let programs: Vec<&str> = missing.iter().map(|tool| tool.program).collect();
    let (programs, packages) = (programs.join(", "), packages.join(" "));
    Plan::Ask(if apt {
        format!("missing: {programs}; run: sudo apt-get install {packages}")
    } else {
        format!("missing: {programs}; install what Debian calls {packages} and try again")
    })
}

pub(crate) fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let candidate = |folder: PathBuf| folder.join(program).is_file();
    env::split_paths(&path).any(candidate)
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHROMIUM: Tool = Tool {
        program: "chromium",
        package: "chromium",
    };
    const DRIVER: Tool = Tool {
        program: "chromedriver",
        package: "chromium-driver",
    };

    #[test]
    fn nothing_is_done_when_nothing_is_missing() {
        for (root, apt) in [(false, false), (false, true), (true, false), (true, true)] {
            assert_eq!(plan(&[], root, apt), Plan::Nothing);
        }
    }

    #[test]
    fn root_with_apt_installs_each_package_once() {
        assert_eq!(
            plan(&[DRIVER, CHROMIUM, CHROMIUM], true, true),
            Plan::Install(vec!["chromium", "chromium-driver"])
        );
    }

    #[test]
    fn everybody_else_is_told_the_command() {
        let Plan::Ask(text) = plan(&[CHROMIUM, DRIVER], false, true) else {
            panic!("only root may install");
        };
        assert_eq!(
            text,
            "missing: chromium, chromedriver; run: sudo apt-get install chromium chromium-driver"
        );
        let Plan::Ask(text) = plan(&[DRIVER], true, false) else {
            panic!("there is no apt-get");
        };
        assert!(
            text.contains("chromedriver") && text.contains("chromium-driver"),
            "{text}"
        );
    }

    #[test]
    fn a_program_is_found_on_the_path() {
        let absent = Tool {
            program: "no-such-program-anywhere",
            package: "none",
        };
        let shell = Tool {
            program: "sh",
            package: "dash",
        };
        assert_eq!(missing(&[shell, absent]), [absent]);
    }
}
