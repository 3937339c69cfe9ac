//! The edition without a server: a folder that any web space can offer.

mod cut;

use crate::repo::LANGUAGES;
use crate::{packages, run};
use cut::Part;
use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

const TARGET: &str = "wasm32-unknown-unknown";
const SITE: &str = "crates/offline/site";
/// The oldest compiler that builds Orrery.
const MSRV: &str = "1.90";

/// What the service worker keeps: the program, and the files that are sent as they are.
const FILES: [&str; 10] = [
    "module.js",
    "think.js",
    "offline.js",
    "start.js",
    "words.js",
    "plain.css",
    "manifest.webmanifest",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
];
/// What the system itself fetches when the edition is installed, past the service worker.
const INSTALLED: [&str; 4] = [
    "manifest.webmanifest",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
];
const PROGRAM: &str = "orrery.wasm";
const BROKEN: &str = "broken.html";

/// What is fetched beside the program: a name, and the folders or files whose files are in it. `words-…` are there in every
/// language; a reader needs one, and English.
const PARTS: [(&str, &[&str]); 7] = [
    (
        "words-en.part",
        &[
            "locales/en",
            "docs/rules/comets.md",
            "docs/rules/kepler.md",
            "docs/rules/seti.md",
        ],
    ),
    ("words-it.part", &["locales/it", "docs/rules/it"]),
    ("words-de.part", &["locales/de", "docs/rules/de"]),
    ("words-uk.part", &["locales/uk", "docs/rules/uk"]),
    (
        "boards.part",
        &[
            "crates/board/assets",
            "crates/web/assets",
            "data",
            "records/kepler/3p-advanced.orrery",
            "records/seti/3p-centaurians-oumuamua.orrery",
        ],
    ),
    ("learn.part", &["lessons", "puzzles", "scenarios"]),
    ("bots.part", &["crates/bots/weights"]),
];

/// What is published is as small as it gets; what is only tested is there soon.
const PUBLISHED: &str = "offline";
const TESTED: &str = "offline-check";

/// Builds the folder; by default `target/offline-site`.
pub(crate) fn build(folder: Option<&str>) -> Result<String, String> {
    let (program, parts) = compile(PUBLISHED)?;
    let program = shrink(&program)?;
    let folder = folder.map_or_else(|| target().join("offline-site"), PathBuf::from);
    assemble(&program, parts, &folder)
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from)
}

/// The program as the compiler makes it, and what is taken out of it. That comes first: whatever makes programs smaller
/// divides files where they have many zeros.
fn compile(profile: &str) -> Result<(PathBuf, Vec<Vec<u8>>), String> {
    ensure_target()?;
    let build = format!(
        "rustc --package orrery-door --lib --profile {profile} --target {TARGET} --crate-type cdylib"
    );
    let args: Vec<&str> = build.split(' ').collect();
    run::run(&run::cargo(), &args)?;
    let made = target().join(TARGET).join(profile).join("orrery_door.wasm");
    let parts: Result<Vec<Part>, String> = PARTS.iter().map(part).collect();
    let (program, taken) = cut::cut(&read(&made)?, &parts?)?;
    let without = made.with_extension("cut.wasm");
    write(&without, &program)?;
    Ok((without, taken))
}

/// The same program, smaller, where there is something that can do that.
fn shrink(program: &Path) -> Result<PathBuf, String> {
    if !packages::is_there("wasm-opt") {
        println!("offline: without wasm-opt (Debian: binaryen) the program is a tenth larger");
        return Ok(program.to_owned());
    }
    let small = program.with_extension("small.wasm");
    let (from, to) = (program.to_string_lossy(), small.to_string_lossy());
    run::run(
        "wasm-opt",
        &[&["-Oz"][..], &FEATURES, &[&*from, "-o", &*to]].concat(),
    )?;
    Ok(small)
}

/// What rustc uses of the language of browsers; all of them have had it for years.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Builds the folder, and plays in a browser without a network.
pub(crate) fn check() -> Result<String, String> {
    let (program, parts) = compile(TESTED)?;
    let built = assemble(&program, parts, &target().join("offline-site"))?;
    let test = "test --workspace --features orrery-offline/browser --test browser_offline";
    let args: Vec<&str> = test.split(' ').collect();
    run::run(&run::cargo(), &args)?;
    Ok(built)
}

/// Builds what is published and prints how fast it is.
pub(crate) fn bench() -> Result<String, String> {
    let built = build(None)?;
    let test = "test --workspace --features orrery-offline/figures --test browser_offline figures -- --nocapture";
    let args: Vec<&str> = test.split(' ').collect();
    run::run(&run::cargo(), &args)?;
    Ok(built)
}

/// The standard library for browsers comes with rustup.
fn ensure_target() -> Result<(), String> {
    let there = || {
        let folder = run::output("rustc", &["--print", "target-libdir", "--target", TARGET]);
        folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if there() || run::run("rustup", &["target", "add", TARGET]).is_ok() && there() {
        return Ok(());
    }
    Err(missing_target(packages::is_there("rustup")))
}

/// What to do where the standard library for browsers is not there.
fn missing_target(rustup: bool) -> String {
    let way = match rustup {
        true => format!("rustup could not add it; with a network, run: rustup target add {TARGET}"),
        false => format!(
            "there is no rustup to add it. Get it from https://rustup.rs and run: rustup target add {TARGET}; or build \
             where your system has it for its own rustc (Debian: libstd-rust-dev-wasm32, for rustc {MSRV} or later) and \
             start again with that rustc first on the path"
        ),
    };
    format!("offline: the standard library for {TARGET} is missing: {way}")
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().ok_or("a file has a folder")?;
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

/// Puts the folder together: all that belongs to one version is below a name made of its contents, so that versions
/// are never mixed, and only `index.html` and `sw.js` change.
fn assemble(program: &Path, parts: Vec<Vec<u8>>, folder: &Path) -> Result<String, String> {
    let site = run::root().join(SITE);
    let program = read(program)?;
    let size = program.len();
    let mut files = vec![(PROGRAM, program)];
    for name in FILES {
        files.push((name, read(&site.join(name))?));
    }
    files.push((BROKEN, with_words(&site.join(BROKEN))?.into_bytes()));
    let first = names(&files)?;
    files.extend(PARTS.iter().map(|(name, _)| *name).zip(parts));
    let worker = text(&site.join("sw.js"))?;
    let index = with_words(&site.join("index.html"))?;
    let mut hash = DefaultHasher::new();
    for (name, bytes) in &files {
        hash.write(name.as_bytes());
        hash.write(bytes);
    }
    hash.write(worker.as_bytes());
    hash.write(index.as_bytes());
    let version = format!("{:016x}", hash.finish());
    for (name, bytes) in &files {
        write(&folder.join("v").join(&version).join(name), bytes)?;
        if INSTALLED.contains(name) {
            write(&folder.join(name), bytes)?;
        }
    }
    let place = |text: &str| {
        text.replace("{{version}}", &version)
            .replace("{{files}}", &first)
    };
    write(&folder.join("index.html"), place(&index).as_bytes())?;
    write(&folder.join("sw.js"), place(&worker).as_bytes())?;
    let all: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    Ok(format!(
        "offline: version {version} in {}, the program has {size} bytes, all files have {all}",
        folder.display()
    ))
}

fn names(files: &[(&str, Vec<u8>)]) -> Result<String, String> {
    let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    serde_json::to_string(&names).map_err(|error| error.to_string())
}

fn part((name, places): &(&str, &[&str])) -> Result<Part, String> {
    let mut files = Vec::new();
    for place in *places {
        collect(&run::root().join(place), &mut files)?;
    }
    let name = (*name).to_owned();
    Ok(Part { name, files })
}

/// A file, or all files below a folder.
fn collect(path: &Path, files: &mut Vec<Vec<u8>>) -> Result<(), String> {
    if path.is_file() {
        files.push(read(path)?);
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    for entry in entries {
        collect(&entry.map_err(|error| error.to_string())?.path(), files)?;
    }
    Ok(())
}

fn text(path: &Path) -> Result<String, String> {
    String::from_utf8(read(path)?).map_err(|_| format!("{}: not UTF-8", path.display()))
}

/// A page with its words in every language; a script shows those of the reader.
fn with_words(path: &Path) -> Result<String, String> {
    let mut page = text(path)?;
    for lang in LANGUAGES.into_iter().chain(["en"]) {
        let words = text(&run::root().join(format!("locales/{lang}/offline.ftl")))?;
        let resource =
            parser::parse(words.as_str()).map_err(|_| format!("locales/{lang}/offline.ftl"))?;
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let hole = format!("{{{{{}}}}}", message.id.name);
            let parts = message.value.iter().flat_map(|pattern| &pattern.elements);
            let said: String = parts
                .filter_map(|part| match part {
                    PatternElement::TextElement { value } => Some(*value),
                    PatternElement::Placeable { .. } => None,
                })
                .collect();
            // The hole stays for the next language, and is closed after the last.
            let again = if lang == "en" { "" } else { hole.as_str() };
            page = page.replace(
                &hole,
                &format!("{again}<span lang=\"{lang}\">{said}</span>"),
            );
        }
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_no_standard_library_for_browsers_is_told_what_to_do() {
        for rustup in [true, false] {
            let told = missing_target(rustup);
            assert!(
                told.contains("rustup target add wasm32-unknown-unknown"),
                "{told}"
            );
            assert_eq!(told.contains("libstd-rust-dev-wasm32"), !rustup, "{told}");
        }
        let manifest = text(&run::root().join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("rust-version = \"{MSRV}\"")));
    }

    #[test]
    fn every_part_has_files() {
        for one in &PARTS {
            assert!(part(one).unwrap().files.len() > 1, "{}", one.0);
        }
    }

    #[test]
    fn pages_without_the_program_speak_every_language() {
        for name in ["index.html", BROKEN] {
            let page = with_words(&run::root().join(SITE).join(name)).unwrap();
            let rest = page.replace("{{version}}", "").replace("{{scope}}", "");
            assert!(!rest.replace("{{problem}}", "").contains("{{"), "{page}");
            for lang in LANGUAGES.into_iter().chain(["en"]) {
                assert!(page.contains(&format!("<span lang=\"{lang}\">")), "{lang}");
            }
        }
    }
}
