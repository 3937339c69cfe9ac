//! A recorded game as a log that people can read, and positions in words.

use orrery_core::{
    Audience, Beat, Happening, Headline, Match, Outcome, Panel, Part, Phrase, Record, Seat, Side,
    SideName, Told, Viewer, Word, chapters,
};
use orrery_games::entries;
use orrery_text::{Lang, number, say, seat_name, text, word};
use serde_json::{Value, json};
use std::str::FromStr;
use std::sync::Arc;

/// Whose eyes read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Onlooker {
    /// Everybody's together: nothing that a player knew is left out.
    Everybody,
    /// One viewer's.
    One(Viewer),
}

impl FromStr for Onlooker {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seat = || text.parse().ok().and_then(Seat::from_number);
        match text {
            "spectator" => Ok(Self::One(Viewer::Spectator)),
            _ => seat()
                .map(|seat| Self::One(Viewer::Seat(seat)))
                .ok_or_else(|| "expected a seat from 1 to 4, or spectator".to_owned()),
        }
    }
}

impl Onlooker {
    /// True if the onlooker may know of something that was told to these.
    fn hears(self, to: Audience) -> bool {
        match self {
            Self::Everybody => !matches!(to, Audience::Except(_)),
            Self::One(viewer) => to.includes(viewer),
        }
    }

    /// True if the onlooker may know what this seat chose; others only see what comes of it.
    fn knows_choices_of(self, seat: Seat) -> bool {
        match self {
            Self::Everybody => true,
            Self::One(viewer) => viewer.is(seat),
        }
    }

    /// The one viewer who stands for the onlooker when a position is shown. Only a table of one has a
    /// viewer who knows what everybody knows.
    fn viewer(self, game: &dyn Match) -> Viewer {
        match self {
            Self::One(viewer) => viewer,
            Self::Everybody if game.seats() == 1 => Viewer::Seat(Seat::default()),
            Self::Everybody => Viewer::Spectator,
        }
    }

    fn check(self, record: &Record) -> Result<(), String> {
        match self {
            Self::One(Viewer::Seat(seat)) if seat.index() >= record.seats.len() => {
                Err(format!("nobody sits in seat {seat}"))
            }
            _ => Ok(()),
        }
    }
}

/// Says phrases in one language, with the names of one record.
struct Voice {
    lang: Lang,
    seats: Vec<String>,
}

impl Voice {
    /// Those who have the same name are told apart by the number of their seat.
    fn of(record: &Record, lang: Lang) -> Self {
        let named = |name: &String| record.seats.iter().filter(|other| *other == name).count();
        let told = |(index, name): (usize, &String)| match named(name) {
            1 => name.clone(),
            _ => format!("{name} {}", index + 1),
        };
        let seats = record.seats.iter().enumerate().map(told).collect();
        Self { lang, seats }
    }

    fn name(&self, seat: Seat) -> String {
        seat_name(self.lang, &self.seats, seat)
    }

    fn say(&self, phrase: &Phrase) -> String {
        say(self.lang, phrase, &|seat| self.name(seat))
    }

    fn word(&self, one: &Word) -> String {
        word(self.lang, one, &|seat| self.name(seat))
    }

    /// A sentence and the rules behind it: `… [S5.17]`.
    fn cite(&self, phrase: &Phrase) -> String {
        let sentence = self.say(phrase);
        match phrase.rules[..] {
            [] => sentence,
            _ => format!("{sentence} [{}]", phrase.rules.join(", ")),
        }
    }

    fn side(&self, name: &SideName) -> String {
        match name {
            SideName::Seat(seat) => self.name(*seat),
            SideName::Automaton(name) => text(self.lang, &format!("automaton-{name}"), &[]),
        }
    }
}

/// What came of one choice: its number, who made it, what the onlooker hears.
type Heard = (usize, Seat, Vec<Arc<Happening>>);

/// The whole game of a record, replayed and checked: as text and as a list of entries.
pub(crate) fn log(
    record: &Record,
    lang: Lang,
    onlooker: Onlooker,
) -> Result<(String, Value), String> {
    onlooker.check(record)?;
    let voice = Voice::of(record, lang);
    let wrong = |error: orrery_core::ReplayError| error.to_string();
    let mut before = record.position(&entries(), 0).map_err(wrong)?;
    let game = text(lang, &format!("game-{}", record.game), &[]);
    let mut out = format!("{game}\n\n=== {} ===\n", text(lang, "log-start", &[]));
    out += &panels(
        &before.look_back(onlooker.viewer(&*before)).panels(),
        &voice,
    );
    out.push('\n');
    let mut list = Vec::new();
    let mut told: Vec<Heard> = Vec::new();
    let each = |ply: &orrery_core::Ply, after: &dyn Match, events: &[Told<Happening>]| {
        out += &comments(&ply.comments, onlooker);
        let chosen = before
            .look(Viewer::Seat(ply.seat))
            .offers()
            .into_iter()
            .find(|offer| offer.choice == ply.choice);
        let chosen = chosen.filter(|_| onlooker.knows_choices_of(ply.seat));
        let mut entry = json!({"number": list.len() + 1, "seat": ply.seat});
        if let Some(offer) = chosen {
            let sentence = voice.say(&offer.phrase);
            let (number, name) = (list.len() + 1, voice.name(ply.seat));
            out += &format!("{number:4}. {name}: {sentence}\n");
            entry["choice"] = offer.choice.into();
            entry["sentence"] = sentence.into();
        }
        let heard = events.iter().filter(|told| onlooker.hears(told.to));
        let kept = heard.clone().map(|told| Arc::new(told.event.clone()));
        told.push((list.len() + 1, ply.seat, kept.collect()));
        let heard: Vec<Value> = heard
            .map(|told| {
                out += &happening(&told.event, &voice);
                json!({
                    "sentence": voice.say(&told.event.phrase),
                    "rules": told.event.phrase.rules,
                    "begins": told.event.begins,
                    "event": told.event.event,
                })
            })
            .collect();
        entry["events"] = heard.into();
        list.push(entry);
        before = after.fork();
    };
    let end = record.replay(&entries(), each).map_err(wrong)?;
    out = with_headlines(&out, &told, &record.game, &voice);
    out += &comments(&record.comments, onlooker);
    out += &match end.outcome() {
        Some(outcome) => result(&outcome, &record.game, &voice),
        None => format!("\n=== {} ===", text(lang, "log-unfinished", &[])),
    };
    Ok((out, list.into()))
}

/// Whoever wrote a comment may have known more than one viewer does.
fn comments(comments: &[String], onlooker: Onlooker) -> String {
    let shown = comments.iter().filter(|_| onlooker == Onlooker::Everybody);
    shown
        .map(|comment| format!("      # {comment}\n"))
        .collect()
}

/// Where a headline goes once the whole turn is known: a character for private use, which no sentence has.
const HEADLINE: char = '\u{e000}';

/// The headlines of all turns, each in its place.
fn with_headlines(out: &str, told: &[Heard], game: &str, voice: &Voice) -> String {
    let turns = chapters(
        told.iter()
            .map(|(ply, seat, heard)| (*ply, *seat, &heard[..])),
    );
    let mut turns = turns.iter().filter(|turn| turn.begins.is_some());
    let mut parts = out.split(HEADLINE);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let story = turns.next().map(Headline::of).unwrap_or_default();
        let others = |beat: &Beat| beat.seat.filter(|_| beat.seat != story.seat);
        let beats = story.told.iter().filter_map(|beat| {
            let said = voice.say(beat.phrase.as_ref()?);
            Some(match others(beat) {
                Some(seat) => format!("{}: {said}", voice.name(seat)),
                None => said,
            })
        });
        let mut words: Vec<String> = beats.collect();
        let own = story.seat.into_iter().flat_map(|seat| story.gains_of(seat));
        words.extend(own.map(|gain| {
            let sign = if gain.n < 0 { '−' } else { '+' };
            let key = format!("gain-{game}-{}", gain.what);
            format!(
                "{sign}{}",
                text(voice.lang, &key, &[("n", gain.n.abs().into())])
            )
        }));
        if story.seat.is_some() && !words.is_empty() {
            out += &format!(" · {}", words.join(" · "));
        }
        out += part;
    }
    out
}

fn happening(event: &Happening, voice: &Voice) -> String {
    let sentence = voice.cite(&event.phrase);
    match event.begins {
        Some(Part::Round) => format!("\n=== {sentence}{HEADLINE} ===\n"),
        Some(Part::Turn | Part::Phase) => format!("\n--- {sentence}{HEADLINE} ---\n"),
        None => format!("      {sentence}\n"),
    }
}

fn result(outcome: &Outcome, game: &str, voice: &Voice) -> String {
    let lang = voice.lang;
    let mut out = format!("\n=== {} ===", text(lang, "log-result", &[]));
    for side in &outcome.sides {
        let key = if side.won { "log-won" } else { "log-scored" };
        let args = [
            ("side", voice.side(&side.name).into()),
            ("points", side.score.into()),
        ];
        out += &format!("\n{}", text(lang, key, &args));
        out += &breakdown(side, game, lang);
    }
    out
}

/// ` (Planets 12, Sectors 5)`
fn breakdown(side: &Side, game: &str, lang: Lang) -> String {
    let parts = side.breakdown.iter().filter(|(_, points)| *points != 0);
    let parts: Vec<String> = parts
        .map(|(part, points)| {
            format!(
                "{} {}",
                text(lang, &format!("score-{game}-{part}"), &[]),
                number(lang, f64::from(*points), 0)
            )
        })
        .collect();
    match parts[..] {
        [] => String::new(),
        _ => format!(" ({})", parts.join(", ")),
    }
}

/// A position in words, as this onlooker sees it.
pub(crate) fn position(
    record: &Record,
    game: &dyn Match,
    lang: Lang,
    onlooker: Onlooker,
) -> Result<String, String> {
    onlooker.check(record)?;
    let voice = Voice::of(record, lang);
    let viewer = onlooker.viewer(game);
    let mut out = panels(&game.look_back(viewer).panels(), &voice);
    if let Some(decision) = game.decision() {
        let prompt = text(
            lang,
            &format!("about-{}-{}", record.game, decision.about),
            &[],
        );
        out += &format!("\n{}: {prompt}\n", voice.name(decision.seat));
        if onlooker.knows_choices_of(decision.seat) {
            for offer in game.look(Viewer::Seat(decision.seat)).offers() {
                out += &format!("  {} ({})\n", voice.say(&offer.phrase), offer.choice);
            }
        }
    }
    Ok(out.trim_end().to_owned())
}

fn panels(panels: &[Panel], voice: &Voice) -> String {
    panels.iter().map(|panel| table(panel, voice)).collect()
}

/// A panel in columns; the last one is as wide as it needs to be.
fn table(panel: &Panel, voice: &Voice) -> String {
    let mut rows = Vec::new();
    if !panel.columns.is_empty() {
        let headings = panel.columns.iter().map(|heading| voice.say(heading));
        rows.push(std::iter::once(String::new()).chain(headings).collect());
    }
    for row in &panel.rows {
        let cells = row.cells.iter().map(|cell| voice.word(cell));
        let label = voice.word(&row.label);
        rows.push(std::iter::once(label).chain(cells).collect::<Vec<_>>());
    }
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let mut out = format!("\n{}\n", voice.say(&panel.title));
    for row in &rows {
        let cells = row.iter().enumerate();
        let line: String = cells
            .map(|(column, cell)| format!("  {cell:0$}", width(column)))
            .collect();
        out += &format!("{}\n", line.trim_end());
    }
    out
}
