//! `simulate --report`.

use crate::{folder, orrery, orrery_with};
use std::fs;

/// Every element is closed in the right order; returns the text between the tags.
#[track_caller]
fn well_formed(page: &str) -> String {
    let mut open: Vec<&str> = Vec::new();
    let mut text = String::new();
    for part in page
        .strip_prefix("<!DOCTYPE html>")
        .unwrap()
        .split('<')
        .skip(1)
    {
        let (tag, rest) = part.split_once('>').unwrap();
        text += rest;
        text.push('\n');
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(tag.split(' ').next().unwrap()),
        }
        if open.last() == Some(&"meta") {
            open.pop();
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert!(open.is_empty(), "{open:?}");
    text
}

/// The rows of a CSV file, by column.
fn table(file: &std::path::Path) -> Vec<std::collections::HashMap<String, String>> {
    let text = fs::read_to_string(file).unwrap();
    let mut rows = Vec::new();
    let (mut row, mut cell, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            c => cell.push(c),
        }
    }
    assert!(
        cell.is_empty() && row.is_empty(),
        "the last line has an end"
    );
    let head = rows.remove(0);
    let row = |row: Vec<String>| {
        assert_eq!(row.len(), head.len(), "{row:?}");
        head.iter().cloned().zip(row).collect()
    };
    rows.into_iter().map(row).collect()
}

fn number(row: &std::collections::HashMap<String, String>, column: &str) -> f64 {
    row[column].parse().unwrap()
}

#[test]
fn a_report_says_what_the_simulation_says() {
    for (game, kind, things) in [("seti", "projects", 138), ("kepler", "cards", 18)] {
        let folder = folder(&format!("report-{game}"));
        let arguments = format!("simulate {game} --players 3 --games 50 --json");
        let plain = orrery(&arguments).json();
        let json = orrery_with(&format!("{arguments} --report"), &[&folder]).json();
        assert_eq!(json["checksum"], plain["checksum"]);

        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        let text = well_formed(&page);
        for foreign in ["<script", "http:", "https:", "url(", "@import"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        assert!(text.contains("50 games, 3 players"));
        assert!(text.contains(json["checksum"].as_str().unwrap()));

        let games = table(&folder.join("games.csv"));
        assert_eq!(games.len(), 150);
        for side in json["scores"]["sides"].as_array().unwrap() {
            let seat = side["side"]["seat"].to_string();
            let rows = || games.iter().filter(|row| row["side"] == seat);
            let mean = rows().map(|row| number(row, "score")).sum::<f64>() / 50.0;
            assert!((mean - side["mean"].as_f64().unwrap()).abs() < 1e-9);
            assert!(text.contains(&format!("{mean:.1}")), "{mean}");
            let wins = rows().map(|row| number(row, "won")).sum::<f64>();
            assert_eq!(wins, side["wins"].as_f64().unwrap());
        }
        for row in &games {
            let points = row.keys().filter(|column| column.starts_with("points-"));
            let sum: f64 = points.map(|column| number(row, column)).sum();
            assert_eq!(sum, number(row, "score"));
        }
        let sources = table(&folder.join("sources.csv"));
        let seats = sources.iter().filter(|row| row["sides"] == "seats");
        let mean: f64 = seats.map(|row| number(row, "mean")).sum();
        let overall = json["scores"]["overall"]["mean"].as_f64().unwrap();
        assert!((mean - overall).abs() < 0.01, "{mean} {overall}");

        let components = table(&folder.join("components.csv"));
        let ids: std::collections::HashSet<&str> = components
            .iter()
            .filter(|row| row["kind"] == kind)
            .map(|row| row["id"].as_str())
            .collect();
        assert_eq!(ids.len(), things);
        for row in &components {
            let players = number(row, "players-with") + number(row, "players-without");
            assert_eq!(players, 150.0);
            assert!(page.contains(&row["name"].replace('&', "&amp;").replace('"', "&quot;")));
        }

        let again = orrery_with(&format!("{arguments} --report"), &[&folder]);
        again.fails(2, &["index.html exists already"]);
    }
}

#[test]
fn a_report_speaks_the_language_that_is_asked_for() {
    let folder = folder("report-language");
    let arguments = "simulate kepler --players 1 --games 3 --lang uk --report";
    orrery_with(arguments, &[&folder]).ok();
    let text = well_formed(&fs::read_to_string(folder.join("index.html")).unwrap());
    for words in [
        "Звідки беруться очки",
        "Карти прогресу",
        "колоніальний трек",
    ] {
        assert!(text.contains(words), "{words}");
    }
    assert!(!text.contains("stats-") && !text.contains("deed-") && !text.contains("things-"));
}
