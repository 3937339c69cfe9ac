//! The files of the repository as plain text, so that checks are functions that tests can call.

use crate::run;
use serde::Deserialize;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Where the settings of the checks live.
pub(crate) const CONFIG: &str = "xtask/tidy.toml";

/// The languages after English; each has a folder of `locales` and of `docs/rules`.
pub(crate) const LANGUAGES: [&str; 3] = ["it", "de", "uk"];

/// Runs `orrery` with these arguments and gives back all that it printed.
type Orrery = Box<dyn Fn(&[&str]) -> Result<String, String>>;

/// Describes the actions and observations of the games.
type Encoding = Box<dyn Fn() -> Result<String, String>>;

/// Every text file of the repository, by its path with `/`.
pub(crate) struct Repo {
    pub(crate) files: BTreeMap<String, String>,
    pub(crate) config: Config,
    pub(crate) orrery: Orrery,
    /// The page about indices and vectors.
    pub(crate) encoding: Encoding,
}

/// The contents of [`CONFIG`].
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Config {
    /// Sections of the rules of which every rule must be cited by a test.
    pub(crate) finished: Vec<String>,
    /// Rules of finished sections that belong to a part of the game that does not exist yet.
    pub(crate) open: Vec<String>,
    /// Rules that no line of code keeps, and what does: values of a file, or the shape of things.
    pub(crate) by_data: BTreeMap<String, String>,
    /// Functions that are longer than they should be, as `crate::module::name`, and how many lines they have.
    pub(crate) long: BTreeMap<String, usize>,
    pub(crate) data: Vec<DataFile>,
}

/// How the tests cite the components that a data file describes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DataFile {
    pub(crate) file: String,
    /// JSON pointer to a list of components, or to an object whose keys name them.
    #[serde(default)]
    pub(crate) at: String,
    /// The field that names a component of a list.
    pub(crate) key: Option<String>,
    /// What a test of a component says, in capital or small letters, `{}` being its name.
    pub(crate) cite: String,
    /// Every component must have a test.
    pub(crate) finished: bool,
}

/// Something a check found. Line 0 means the file as a whole.
#[derive(PartialEq, Debug)]
pub(crate) struct Finding {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Finding {
    pub(crate) fn new(file: impl Into<String>, line: usize, text: impl Into<String>) -> Self {
        let (file, text) = (file.into(), text.into());
        Self { file, line, text }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, text } = self;
        match line {
            0 => write!(f, "{file}: {text}"),
            _ => write!(f, "{file}:{line}: {text}"),
        }
    }
}

impl Repo {
    /// Reads the repository we were built from.
    pub(crate) fn load() -> Result<Self, String> {
        let binary = OnceCell::new();
        let orrery =
            move |args: &[&str]| start(binary.get_or_init(|| build(ORRERY)).clone()?, args);
        let mut files = BTreeMap::new();
        for path in list_files()? {
            // Binary files and files deleted since git last looked are nothing to check.
            if let Ok(text) = std::fs::read_to_string(run::root().join(&path)) {
                files.insert(path, text);
            }
        }
        Self::new(files, Box::new(orrery))
    }

    fn new(files: BTreeMap<String, String>, orrery: Orrery) -> Result<Self, String> {
        let config = files.get(CONFIG).map_or("", String::as_str);
        Ok(Self {
            config: toml::from_str(config).map_err(|error| format!("{CONFIG}: {error}"))?,
            files,
            orrery,
            encoding: Box::new(describe_encoding),
        })
    }

    /// Files with one of these extensions, with their text.
    pub(crate) fn with_extension(&self, extensions: &[&str]) -> impl Iterator<Item = (&str, &str)> {
        let wanted = move |path: &str| {
            let extension = path.rsplit_once('.').map(|(_, extension)| extension);
            extension.is_some_and(|extension| extensions.contains(&extension))
        };
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .filter(move |(path, _)| wanted(path))
    }

    /// The tests of the games and tools: what lies in a `tests` or `scenarios` folder or in a file
    /// `tests.rs`, and what follows the first `#[cfg(test)]` of a source file.
    pub(crate) fn tests(&self) -> impl Iterator<Item = (&str, &str)> {
        self.with_extension(&["rs", "toml", "js"])
            .filter(|(path, _)| !path.starts_with("xtask/"))
            .map(|(path, text)| (path, split_tests(path, text).1))
    }

    /// The Rust code that is not a test.
    pub(crate) fn code(&self) -> impl Iterator<Item = (&str, &str)> {
        self.with_extension(&["rs"])
            .map(|(path, text)| (path, split_tests(path, text).0))
    }
}

/// The code and the tests of a file.
pub(crate) fn split_tests<'a>(path: &str, text: &'a str) -> (&'a str, &'a str) {
    if path
        .split('/')
        .any(|part| ["tests", "tests.rs", "scenarios"].contains(&part))
    {
        return ("", text);
    }
    text.split_at(text.find("#[cfg(test)]").unwrap_or(text.len()))
}

/// The files git knows or would know; in a copy that is no git repository, all files.
fn list_files() -> Result<Vec<String>, String> {
    let args = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let known = Command::new("git")
        .args(args)
        .current_dir(run::root())
        .output()
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default();
    let mut files: Vec<String> = known.split_terminator('\0').map(str::to_owned).collect();
    // Inside somebody else's repository git lists none of our files.
    if !files.iter().any(|file| file == CONFIG) {
        files.clear();
        walk("", &mut files).map_err(|error| format!("cannot list the files: {error}"))?;
    }
    Ok(files)
}

fn walk(folder: &str, files: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(run::root().join(folder))? {
        let entry = entry?;
        let path = format!("{folder}{}", entry.file_name().to_string_lossy());
        if ["target", ".git", "node_modules"].contains(&path.as_str()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            walk(&format!("{path}/"), files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Builds a program and asks cargo where it is. `--workspace` and an example make cargo choose the same features as for
/// `cargo test --workspace`, so after the tests nothing is compiled once more.
pub(crate) fn build(target: &[&str]) -> Result<PathBuf, String> {
    let command =
        "build --quiet --profile test --workspace --example describe --message-format json";
    let args: Vec<&str> = command.split(' ').chain(target.iter().copied()).collect();
    let name = target.last().copied().unwrap_or("describe");
    run::output(&run::cargo(), &args)?
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == name)
        .find_map(|message| Some(message.get("executable")?.as_str()?.into()))
        .ok_or_else(|| format!("cargo built no {name}"))
}

/// The `orrery` binary.
pub(crate) const ORRERY: &[&str] = &["--bin", "orrery"];

/// Asks the crate that makes them.
fn describe_encoding() -> Result<String, String> {
    run::output(&build(&[])?.display().to_string(), &[])
}

fn start(binary: PathBuf, args: &[&str]) -> Result<String, String> {
    let output = Command::new(binary)
        .args(args)
        .current_dir(run::root())
        .stdin(Stdio::null())
        .env("COLUMNS", "100") // the width of help texts
        .env("NO_COLOR", "1")
        .output()
        .map_err(|error| format!("cannot start orrery: {error}"))?;
    Ok([output.stdout, output.stderr]
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .concat())
}

#[cfg(test)]
impl Repo {
    /// A repository in memory whose `orrery` prints nothing.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let owned = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        let files = files.iter().map(owned).collect();
        let mut repo = Self::new(files, Box::new(|_| Ok(String::new()))).unwrap();
        repo.encoding = Box::new(|| Ok(String::new()));
        repo
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_test_folders_scenarios_and_what_follows_cfg_test() {
        for (path, text, code, tests) in [
            (
                "crates/a/src/b.rs",
                "code #[cfg(test)] mod",
                "code ",
                "#[cfg(test)] mod",
            ),
            ("crates/a/src/c.rs", "code", "code", ""),
            ("crates/a/tests/d.rs", "code", "", "code"),
            ("crates/a/tests/deep/e.rs", "code", "", "code"),
            ("crates/a/src/e/tests.rs", "code", "", "code"),
            ("scenarios/comets/f.toml", "steps", "", "steps"),
            ("tests.toml", "code", "code", ""),
        ] {
            assert_eq!(split_tests(path, text), (code, tests), "{path}");
        }
        let repo = Repo::of(&[("xtask/src/a.rs", "#[cfg(test)]"), ("tests/b.js", "x")]);
        assert_eq!(repo.tests().collect::<Vec<_>>(), [("tests/b.js", "x")]);
    }

    #[test]
    fn the_files_of_this_repository_are_listed_without_build_results() {
        let mut walked = Vec::new();
        walk("", &mut walked).unwrap();
        for files in [walked, list_files().unwrap()] {
            assert!(files.contains(&"xtask/src/repo.rs".to_owned()));
            assert!(!files.iter().any(|file| file.starts_with("target/")));
        }
    }

    #[test]
    fn every_language_is_listed() {
        for folder in ["locales", "docs/rules"] {
            let entries = std::fs::read_dir(run::root().join(folder)).unwrap();
            let folders = entries.map(|entry| entry.unwrap().path());
            let folders = folders.filter(|path| path.is_dir() && !path.ends_with("en"));
            let mut found: Vec<_> = folders
                .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
                .collect();
            found.sort();
            let mut listed = LANGUAGES;
            listed.sort_unstable();
            assert_eq!(found, listed, "{folder}");
        }
    }
}
