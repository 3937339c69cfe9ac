//! Positions that come in a link: a [scenario](orrery_core::Scenario) on a real board. Its text is in the address, packed
//! as in the fragment of a link, and so is what was chosen; nothing is kept.

use crate::App;
use crate::bring;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::stage::{self, So, Stage};
use axum::extract::{Query, State};
use axum::response::Html;
use data_encoding::BASE64URL_NOPAD;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use maud::{Markup, html};
use orrery_core::{Happening, Match, PlayError, Refused, Scenario, Viewer};
use orrery_games::entries;
use orrery_games::puzzles::puzzle_files;
use serde::Deserialize;
use std::io::Read as _;
use std::sync::Arc;

/// A longer text is in no link.
const MAX_TEXT: u64 = 64 << 10;
/// Nobody makes more choices in an address.
const MOST_CHOICES: usize = 300;

/// The text that a link holds, packed.
#[derive(Deserialize)]
pub(crate) struct Held {
    at: String,
}

/// A text as it stands in links: `share.js` does the same.
pub(crate) fn pack(text: &str) -> String {
    let mut packed = Vec::new();
    let mut read = DeflateEncoder::new(text.as_bytes(), Compression::best());
    // Neither a slice nor a vector fails.
    let _ = read.read_to_end(&mut packed);
    BASE64URL_NOPAD.encode(&packed)
}

fn unpack(packed: &str) -> Option<String> {
    let packed = BASE64URL_NOPAD.decode(packed.as_bytes()).ok()?;
    let mut text = String::new();
    let mut unpacked = DeflateDecoder::new(packed.as_slice()).take(MAX_TEXT);
    unpacked.read_to_string(&mut text).ok()?;
    Some(text)
}

/// Where a text leads that is no record: a puzzle that is here, or the board of a scenario.
pub(crate) fn way(text: &str) -> Option<String> {
    let same = |(.., known): &(&str, &str, &str)| known.trim() == text.trim().replace('\r', "");
    if let Some((game, name, _)) = puzzle_files().find(same) {
        let number: u16 = name.parse().ok()?;
        return Some(format!("/puzzles/{game}/{number}"));
    }
    Scenario::parse(text).ok()?;
    Some(format!("/scenario?at={}", pack(text)))
}

/// The position that is asked about, and what the file plays from there.
struct Opened {
    scenario: Scenario,
    game: &'static str,
    position: Box<dyn Match>,
    steps: Vec<String>,
}

fn wrong(problem: String) -> Problem {
    Problem::SCENARIO.because(problem)
}

fn open(app: &App, packed: &str) -> Result<Opened, Problem> {
    let text = unpack(packed).ok_or(Problem::SCENARIO)?;
    let scenario = Scenario::parse(&text).map_err(|error| wrong(error.to_string()))?;
    let game = app.game(&scenario.game).ok_or(Problem::SCENARIO)?.id();
    let position = scenario.position(&entries());
    let mut position = position.map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        wrong(errors.join("; "))
    })?;
    let mut steps: Vec<String> = scenario
        .steps
        .iter()
        .flat_map(|step| step.play.clone())
        .collect();
    // The first choices of a puzzle lead to its position.
    let before = scenario.puzzle.as_ref().map_or(0, |puzzle| puzzle.ply);
    for choice in steps.drain(..before.min(steps.len())) {
        play(&mut *position, &choice).map_err(|error| wrong(error.to_string()))?;
    }
    // What a file changes by hand between its steps nobody can play.
    if scenario.steps.iter().any(|step| !step.set.is_empty()) {
        steps.clear();
    }
    Ok(Opened {
        scenario,
        game,
        position,
        steps,
    })
}

fn play(game: &mut dyn Match, choice: &str) -> Result<Vec<Happening>, PlayError> {
    let seat = game.decision().ok_or(PlayError::Over)?.seat;
    let told = game.play(seat, choice)?;
    let seen = told
        .into_iter()
        .filter(|told| told.to.includes(Viewer::Seat(seat)));
    Ok(seen.map(|told| told.event).collect())
}

/// Where these choices lead, and what the last one told.
fn follow(
    reader: &Reader,
    opened: &mut Opened,
    choices: &[&str],
) -> Result<Vec<Happening>, Problem> {
    if choices.len() > MOST_CHOICES {
        return Err(Problem::MANY_CHOICES);
    }
    let mut told = Vec::new();
    for choice in choices {
        let game = &mut *opened.position;
        told = play(game, choice)
            .map_err(|error| stage::refused(reader, Refused::of(game, &error).as_ref()))?;
    }
    Ok(told)
}

/// `GET /scenario?at=…&so=…&choice=…`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(held): Query<Held>,
    Query(so): Query<So>,
) -> Result<Html<String>, Problem> {
    let (state, by) = (Arc::clone(&app), reader.clone());
    let work = move || {
        let mut opened = open(&state, &held.at)?;
        let told = follow(&by, &mut opened, &so.choices())?;
        Ok::<_, Problem>((opened, told, held, so))
    };
    let (opened, told, held, so) = app.think(&reader, work).await??;
    let (names, choices) = (stage::people(&reader), so.choices());
    let decides = opened.position.decision();
    // Once it is over, whoever sat first looks back.
    let seat = decides.as_ref().map(|now| now.seat).unwrap_or_default();
    let stage = Stage {
        names: &names,
        game: opened.game,
        address: "/scenario".to_owned(),
        choices: &choices,
        seat,
        look: opened.position.look(Viewer::Seat(seat)),
        about: decides.map(|now| now.about),
        told: &told,
        spot: &[],
        lit: None,
        along: vec![("at", held.at)],
    };
    let teacher = teacher(&reader, &opened, &stage);
    Ok(stage.page(&opened.scenario.title, &teacher))
}

fn teacher(reader: &Reader, opened: &Opened, stage: &Stage<'_>) -> Markup {
    let way = |choices: &[&str], words: &str| stage.way(choices, &stage.along, "", words);
    let steps: Vec<&str> = opened.steps.iter().map(String::as_str).collect();
    html! {
        aside #teacher.teacher aria-live="polite" {
            div.where { (reader.game(opened.game)) }
            h1 { (opened.scenario.title) }
            div.words {
                @if !opened.scenario.note.is_empty() { p.quiet { (opened.scenario.note) } }
                p.task { (reader.say("bring-board")) }
            }
            div.row {
                @if let Some((_, before)) = stage.choices.split_last() {
                    (way(before, "learn-back"))
                    (way(&[], "puzzle-again"))
                }
                @if !steps.is_empty() && stage.choices != steps { (way(&steps, "learn-show")) }
                @for (_, packed) in &stage.along { (bring::link(reader, packed)) }
            }
        }
    }
}

/// `GET /scenario/foresee?at=…&so=…&choice=…`: what is sure to come of a choice.
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(held): Query<Held>,
    Query(so): Query<So>,
) -> Result<Html<String>, Problem> {
    let (state, by) = (Arc::clone(&app), reader.clone());
    let work = move || {
        let (choices, choice) = so.before_last();
        let mut opened = open(&state, &held.at)?;
        follow(&by, &mut opened, &choices)?;
        Ok::<_, Problem>((opened.game, opened.position.foresee(choice)))
    };
    let (game, sure) = app.think(&reader, work).await??;
    Ok(stage::foreseen(&reader, game, sure.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_nonsense_is_not() {
        let text = "title = \"Вояджер\"\n".repeat(100);
        let packed = pack(&text);
        assert!(packed.len() < 100, "{packed}");
        assert_eq!(unpack(&packed).as_deref(), Some(text.as_str()));
        assert_eq!(unpack("!"), None);
        // However much comes out of it, no more than a text may have is read.
        let large = unpack(&pack(&" ".repeat(1 << 24)));
        assert_eq!(large.map(|text| text.len() as u64), Some(MAX_TEXT));
    }
}
