//! The style sheets are written in one way, so that whoever changes the look of something finds it at once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every style sheet of the pages and boards.
fn sheets() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let folders = [
        "web/assets",
        "web/assets/pages",
        "web/assets/story",
        "web/assets/style",
        "board/assets/seti",
        "board/assets/kepler",
    ];
    let files = folders.iter().flat_map(|folder| {
        let entries = fs::read_dir(crates.join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path())
    });
    let sheets = files.filter(|path| path.extension().is_some_and(|kind| kind == "css"));
    let sheets: Vec<_> = sheets
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect();
    assert!(sheets.len() > 20);
    sheets
}

/// The names of custom properties after each `before`.
fn names<'a>(sheet: &'a str, before: &str) -> Vec<&'a str> {
    let rest = sheet.split(before).skip(1);
    rest.map(|rest| rest.split([':', ')', ',']).next().unwrap())
        .collect()
}

#[test]
fn every_declaration_has_a_line_of_its_own() {
    for (path, sheet) in sheets() {
        for line in sheet.lines() {
            let many = line.matches(';').count() > 1 || line.contains('{') && line.contains('}');
            assert!(!many, "{}: {line}", path.display());
        }
    }
}

#[test]
fn colours_of_both_themes_are_named_once_and_used() {
    let sheets = sheets();
    let all: String = sheets.iter().map(|(_, sheet)| sheet.as_str()).collect();
    let used: BTreeSet<_> = names(&all, "var(--").into_iter().collect();
    for (path, sheet) in &sheets {
        let defined = names(sheet, "\n  --");
        if path.ends_with("style/tokens.css") {
            for name in &defined {
                assert!(used.contains(name), "--{name} is not used");
            }
            // Whose something is can be said again: a class names the colour of its seat.
            let themes = names(sheet.split("\n}").next().unwrap(), "\n  --");
            let once: BTreeSet<_> = themes.iter().collect();
            assert!(once.len() > 20);
            assert_eq!(once.len(), themes.len());
        } else {
            assert!(!sheet.contains("light-dark("), "{}", path.display());
        }
    }
    for name in used {
        assert!(
            all.contains(&format!(" --{name}: ")),
            "--{name} is not defined"
        );
    }
}

#[test]
fn every_part_of_a_board_is_built_in() {
    let styles = orrery_board::BOARDS.iter().map(|board| board.style);
    let built: String = styles.collect();
    for (path, sheet) in sheets() {
        if path.to_string_lossy().contains("board/assets") {
            assert!(built.contains(&sheet), "{}", path.display());
        }
    }
}
