//! `cargo xtask deps`: what dependencies may be.
//!
//! The settings are those of cargo-deny (`deny.toml`), of which this reads a part: licences, crates that must not be there,
//! crates that are there twice, where they come from; and known holes, where there is a copy of the RustSec database.

use crate::run;
use regex::Regex;
use semver::{Version, VersionReq};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable that names a copy of the RustSec database.
const DATABASE: &str = "ADVISORY_DB";

#[derive(Deserialize)]
struct Settings {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Named>,
    deny: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

/// What `cargo metadata` says.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize, Clone)]
struct Package {
    name: String,
    version: Version,
    license: Option<String>,
    source: Option<String>,
}

/// Checks all dependencies, and tells what is wrong with them.
pub(crate) fn run() -> Result<String, String> {
    let path = run::root().join("deny.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("deny.toml: {error}"))?;
    let settings: Settings =
        toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let metadata: Metadata =
        serde_json::from_str(&metadata()?).map_err(|error| error.to_string())?;
    let mut findings = check(&settings, &metadata.packages);
    let advisories = match database() {
        Some(folder) => {
            let known = advisories(&folder, &metadata.packages);
            findings.extend(known.iter().cloned());
            format!("known holes: {}", known.len())
        }
        None => {
            format!("known holes are not checked: {DATABASE} names no copy of the RustSec database")
        }
    };
    for finding in &findings {
        println!("  {finding}");
    }
    match findings.len() {
        0 => Ok(format!(
            "deps: {} packages; {advisories}",
            metadata.packages.len()
        )),
        count => Err(format!("deps: {count} findings")),
    }
}

/// All packages for all platforms; without a network those of this one, which are at hand.
fn metadata() -> Result<String, String> {
    let ask = |more: &[&str]| {
        let args = ["metadata", "--format-version=1", "--locked"];
        let output = Command::new(run::cargo())
            .args(args)
            .args(more)
            .current_dir(run::root())
            .output();
        let output = output.map_err(|error| error.to_string())?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    };
    ask(&[]).or_else(|_| {
        let version = run::output("rustc", &["-vV"])?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        ask(&["--offline", "--filter-platform", host.unwrap_or_default()])
    })
}

fn check(settings: &Settings, packages: &[Package]) -> Vec<String> {
    let mut findings = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&Version>> = BTreeMap::new();
    for package in packages {
        let Package {
            name,
            version,
            license,
            source,
        } = package;
        versions.entry(name).or_default().insert(version);
        let Some(source) = source else {
            continue;
        };
        if !source.starts_with("registry+https://github.com/rust-lang/") {
            findings.push(format!("{name} {version}: comes from {source}"));
        }
        let license = license.as_deref().unwrap_or("");
        if !allowed(license, &settings.licenses.allow) {
            findings.push(format!(
                "{name} {version}: licence `{license}` is not allowed"
            ));
        }
    }
    for Named { name, reason } in &settings.bans.deny {
        if versions.contains_key(name.as_str()) {
            findings.push(format!("{name}: must not be there: {reason}"));
        }
    }
    for (name, versions) in &versions {
        let skipped = settings.bans.skip.iter().find(|skip| skip.name == *name);
        match (versions.len(), skipped) {
            (2.., None) => findings.push(format!("{name}: there are {} versions", versions.len())),
            (1, Some(_)) => {
                findings.push(format!("{name}: is there once; deny.toml need not skip it"));
            }
            (2.., Some(skip)) if skip.reason.is_empty() => {
                findings.push(format!("{name}: why twice?"));
            }
            _ => {}
        }
    }
    findings
}

/// Whether an SPDX expression can be met with these licences.
fn allowed(expression: &str, licenses: &BTreeSet<String>) -> bool {
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = &words[..];
    let fine = either(&mut words, licenses);
    fine == Some(true) && words.is_empty()
}

/// `a OR b`: nothing if it makes no sense.
fn either(words: &mut &[&str], licenses: &BTreeSet<String>) -> Option<bool> {
    let mut fine = both(words, licenses)?;
    while let ["OR", rest @ ..] = words {
        *words = rest;
        fine |= both(words, licenses)?;
    }
    Some(fine)
}

/// `a AND b`, which binds closer.
fn both(words: &mut &[&str], licenses: &BTreeSet<String>) -> Option<bool> {
    let mut fine = one(words, licenses)?;
    while let ["AND", rest @ ..] = words {
        *words = rest;
        fine &= one(words, licenses)?;
    }
    Some(fine)
}

fn one(words: &mut &[&str], licenses: &BTreeSet<String>) -> Option<bool> {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let fine = either(words, licenses)?;
            let [")", rest @ ..] = *words else {
                return None;
            };
            *words = rest;
            Some(fine)
        }
        [name, "WITH", exception, rest @ ..] => {
            *words = rest;
            Some(licenses.contains(&format!("{name} WITH {exception}")))
        }
        [name, rest @ ..] if !["AND", "OR", "WITH", ")"].contains(name) => {
            *words = rest;
            Some(licenses.contains(*name))
        }
        _ => None,
    }
}

/// A copy of the RustSec database, if there is one.
fn database() -> Option<PathBuf> {
    let named = env::var_os(DATABASE).map(PathBuf::from);
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let usual = home.map(|home| home.join("advisory-db"));
    named
        .or(usual)
        .filter(|folder| folder.join("crates").is_dir())
}

#[derive(Deserialize)]
struct Advisory {
    advisory: About,
    versions: Versions,
}

#[derive(Deserialize)]
struct About {
    id: String,
    /// Set if it is a notice and no hole, such as that nobody keeps a crate any more.
    informational: Option<String>,
    withdrawn: Option<String>,
}

#[derive(Deserialize, Default)]
struct Versions {
    #[serde(default)]
    patched: Vec<VersionReq>,
    #[serde(default)]
    unaffected: Vec<VersionReq>,
}

/// The holes that are known in these versions.
fn advisories(folder: &Path, packages: &[Package]) -> Vec<String> {
    let block = Regex::new(r"(?s)```toml\n(.*?)```").expect("the pattern is valid");
    let mut findings = Vec::new();
    for package in packages.iter().filter(|package| package.source.is_some()) {
        let Ok(files) = fs::read_dir(folder.join("crates").join(&package.name)) else {
            continue;
        };
        for file in files.flatten() {
            let text = fs::read_to_string(file.path()).unwrap_or_default();
            let found = block.captures(&text).map(|found| found[1].to_owned());
            let Some(Ok(hole)) = found.map(|text| toml::from_str::<Advisory>(&text)) else {
                findings.push(format!("{}: cannot be read", file.path().display()));
                continue;
            };
            if concerns(&hole, &package.version) {
                let Package { name, version, .. } = package;
                findings.push(format!("{name} {version}: {}", hole.advisory.id));
            }
        }
    }
    findings
}

fn concerns(hole: &Advisory, version: &Version) -> bool {
    let mut safe = hole
        .versions
        .patched
        .iter()
        .chain(&hole.versions.unaffected);
    let is_one = hole.advisory.informational.is_none() && hole.advisory.withdrawn.is_none();
    is_one && !safe.any(|safe| safe.matches(version))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str, license: &str) -> Package {
        Package {
            name: name.to_owned(),
            version: version.parse().unwrap(),
            license: Some(license.to_owned()),
            source: Some("registry+https://github.com/rust-lang/index".to_owned()),
        }
    }

    fn settings() -> Settings {
        toml::from_str(
            "[licenses]\nallow = ['MIT', 'Zlib']\n[bans]\nskip = [{ crate = 'twice', reason = 'so' }]\n\
             deny = [{ crate = 'openssl', reason = 'no' }]",
        )
        .unwrap()
    }

    #[test]
    fn licences_are_expressions() {
        let licenses = settings().licenses.allow;
        for fine in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "(MIT OR X) AND Zlib",
            "X AND Y OR MIT",
        ] {
            assert!(allowed(fine, &licenses), "{fine}");
        }
        for wrong in [
            "",
            "X",
            "MIT AND X",
            "MIT WITH Y",
            "(MIT",
            "MIT MIT",
            "OR",
            "X OR (MIT AND Y)",
        ] {
            assert!(!allowed(wrong, &licenses), "{wrong}");
        }
    }

    #[test]
    fn what_is_wrong_with_dependencies_is_found() {
        let fine = [
            package("a", "1.0.0", "MIT"),
            package("twice", "1.0.0", "MIT"),
            package("twice", "2.0.0", "Zlib"),
        ];
        assert_eq!(check(&settings(), &fine), [""; 0]);
        let mut git = package("b", "1.0.0", "MIT");
        git.source = Some("git+https://example.org/b".to_owned());
        let wrong = [
            package("a", "1.0.0", "MIT"),
            package("a", "2.0.0", "GPL-3.0"),
            package("openssl", "1.0.0", "MIT"),
            package("twice", "1.0.0", "MIT"),
            git,
        ];
        assert_eq!(
            check(&settings(), &wrong),
            [
                "a 2.0.0: licence `GPL-3.0` is not allowed",
                "b 1.0.0: comes from git+https://example.org/b",
                "openssl: must not be there: no",
                "a: there are 2 versions",
                "twice: is there once; deny.toml need not skip it",
            ]
        );
    }

    #[test]
    fn known_holes_are_found_in_the_versions_that_have_them() {
        let hole: Advisory = toml::from_str(
            "[advisory]\nid = 'RUSTSEC-1'\n[versions]\npatched = ['>= 1.2.3']\nunaffected = ['< 0.5.0']",
        )
        .unwrap();
        let concerned = |version: &str| concerns(&hole, &version.parse().unwrap());
        assert_eq!(
            ["0.4.9", "0.5.0", "1.2.2", "1.2.3"].map(concerned),
            [false, true, true, false]
        );
    }
}
