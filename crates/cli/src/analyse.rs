//! `orrery analyse`: what could have been played better, what was luck, and what came between turns.

use crate::Failure;
use crate::data::Data;
use crate::input::{Finding, look_into};
use crate::output;
use crate::setup::Language;
use indicatif::ProgressBar;
use orrery_bots::analyse::{Class, Judged, Moment, PHASES, STANDARD, in_words, moment_key};
use orrery_bots::{Analysis, Analyst, Stop};
use orrery_core::record::MAX_BYTES;
use orrery_core::{Record, Seat};
use orrery_games::{entries, find};
use orrery_text::{Arg, Lang, number, say, seat_name, text};
use std::io::Write;
use std::num::NonZeroU64;
use std::path::PathBuf;

/// Judge every turn of finished games: what was better, and what was luck
///
/// Each turn is judged from what its player could know then. Turns are tried out in many guesses of what was
/// hidden; a difference within the noise of these trials is never called a mistake. The same record and budget
/// give the same analysis.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery analyse game.orrery\n  \
                        orrery analyse game.orrery --lang it\n  \
                        orrery analyse game.orrery --budget 1000000 --json")]
pub(crate) struct Args {
    /// Records of finished games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Positions that are made for each turn: more is slower and surer
    #[arg(long, value_name = "N", default_value_t = NonZeroU64::new(STANDARD).unwrap_or(NonZeroU64::MIN))]
    budget: NonZeroU64,

    #[command(flatten)]
    data: Data,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    args.data.load_for_files()?;
    look_into(&args.files, MAX_BYTES, args.json, out, |bytes| {
        let record = Record::from_bytes(bytes).map_err(|error| error.to_string())?;
        finding(&record, args)
    })
}

fn finding(record: &Record, args: &Args) -> Result<Finding, String> {
    if record.result.is_none() {
        return Err("the game is not finished".to_owned());
    }
    let analysis = analyse(record, args.budget.get())?;
    let object = serde_json::to_value(&analysis).map_err(|error| error.to_string())?;
    let telling = Telling {
        record,
        analysis: &analysis,
        lang: args.language.lang,
    };
    let text = match args.json {
        true => String::new(),
        false => telling.tell().map_err(|error| error.to_string())?,
    };
    Ok((text, object))
}

fn analyse(record: &Record, budget: u64) -> Result<Analysis, String> {
    let game = find(&record.game).map_err(|error| error.to_string())?;
    let analyst = Analyst::new(record, &entries(), game.weigh, budget);
    let mut analyst = analyst.map_err(|error| error.to_string())?;
    let bar = ProgressBar::new(analyst.progress().1 as u64);
    let stop = Stop::default();
    while analyst.step(&stop) {
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(analyst.finish())
}

/// An analysis in words.
struct Telling<'a> {
    record: &'a Record,
    analysis: &'a Analysis,
    lang: Lang,
}

impl Telling<'_> {
    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.lang, key, args)
    }

    fn name(&self, seat: Seat) -> String {
        seat_name(self.lang, &self.record.seats, seat)
    }

    fn points(&self, points: f32) -> String {
        number(self.lang, points.into(), 1)
    }

    fn tell(&self) -> Result<String, Box<dyn std::error::Error>> {
        let mut out = Vec::new();
        writeln!(out)?;
        output::table(&self.players(), &mut out)?;
        writeln!(out, "\n{}", self.say("analysis-moments", &[]))?;
        for moment in &self.analysis.moments {
            writeln!(out, "  {}", self.moment(moment))?;
        }
        writeln!(out, "\n{}", self.say("analysis-turns", &[]))?;
        let worse = self.analysis.turns.iter();
        for turn in worse.filter(|turn| turn.class >= Class::Inaccuracy) {
            writeln!(out, "  {}", self.turn(turn)?)?;
        }
        write!(out, "\n{}", self.say("analysis-about", &[]))?;
        Ok(String::from_utf8(out)?)
    }

    fn players(&self) -> Vec<Vec<String>> {
        let percent = |share: Option<f32>| {
            share.map_or_else(
                || "–".to_owned(),
                |share| number(self.lang, share.into(), 0),
            )
        };
        let mut head = vec![String::new(), self.say("analysis-accuracy", &[])];
        head.extend((1..=PHASES).map(|phase| self.say(&format!("analysis-phase-{phase}"), &[])));
        head.extend(Class::ALL.map(|class| self.class(class)));
        head.push(self.say("analysis-lost", &[]));
        head.push(self.say("analysis-luck", &[]));
        head.push(self.say("analysis-others", &[]));
        head.push(self.say("scores", &[]));
        let row = |player: &orrery_bots::analyse::Player| {
            let mut row = vec![self.name(player.seat), percent(player.accuracy)];
            row.extend(player.phases.iter().map(|phase| percent(*phase)));
            row.extend(player.classes.map(|count| count.to_string()));
            row.push(self.points(player.lost));
            row.push(self.points(player.luck));
            row.push(self.points(player.others));
            row.push(number(self.lang, player.result.into(), 0));
            row
        };
        let rows = self.analysis.players.iter().map(row);
        std::iter::once(head).chain(rows).collect()
    }

    fn class(&self, class: Class) -> String {
        self.say(&format!("analysis-class-{}", class.name()), &[])
    }

    fn moment(&self, moment: &Moment) -> String {
        let turn = &self.analysis.turns[moment.turn];
        let key = moment_key(moment);
        let args = [
            ("name", self.name(turn.seat).into()),
            ("n", self.points(moment.points.abs()).into()),
        ];
        format!("{}. {}", turn.to, self.say(key, &args))
    }

    fn turn(&self, turn: &Judged) -> Result<String, orrery_core::ReplayError> {
        let played = self.words(turn.from, &turn.played)?;
        let best = self.words(turn.from, &turn.best)?;
        Ok(format!(
            "{}. {}: {} (−{} ± {})\n     {}: {played}\n     {}: {best}",
            turn.from + 1,
            self.name(turn.seat),
            self.class(turn.class),
            self.points(turn.loss.mean),
            self.points(turn.loss.error),
            self.say("analysis-played", &[]),
            self.say("analysis-best-turn", &[]),
        ))
    }

    /// A turn in words, from the position after so many choices.
    fn words(&self, from: usize, choices: &[String]) -> Result<String, orrery_core::ReplayError> {
        let game = self.record.position(&entries(), from)?;
        let words = in_words(game, choices);
        let words: Vec<String> = words
            .iter()
            .map(|phrase| say(self.lang, phrase, &|seat| self.name(seat)))
            .collect();
        Ok(words.join("; "))
    }
}
