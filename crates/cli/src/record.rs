//! `orrery record`: files that hold one game each.

use crate::Failure;
use crate::data::Data;
use crate::input::{Finding, look_into};
use crate::log::{self, Onlooker};
use crate::setup::Language;
use orrery_core::record::{MAX_BYTES, result_text};
use orrery_core::scenario::pretty;
use orrery_core::{Match, Ply, Record, SideResult};
use orrery_games::entries;
use orrery_text::Lang;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// Check records and show what is in them
///
/// A record is a text file that holds one game: how it was set up, every choice and the result.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    Verify(Verify),
    Show(Show),
}

#[derive(clap::Args)]
struct Records {
    /// Records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    data: Data,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Records {
    /// Looks into each of them, with the data pack that is asked for.
    fn look_into(
        &self,
        out: &mut impl Write,
        look: impl Fn(&[u8]) -> Result<Finding, String>,
    ) -> Result<(), Failure> {
        self.data.load_for_files()?;
        look_into(&self.files, MAX_BYTES, self.json, out, look)
    }
}

/// Play records again and check every choice, the result and the hash
///
/// A record is refused if it is not well written, if a choice is not legal, or if the game comes to
/// another end than the record says. After a finished game of a campaign, the options of the next one
/// are shown: those of the next level, or of the same level again.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery record verify game.orrery\n  \
                        orrery record verify games/*.orrery --json")]
struct Verify {
    #[command(flatten)]
    records: Records,
}

/// Show what is in records, or a position of their games
///
/// Without --at and --log the record is shown as it is written; only `verify` checks that it is true.
/// The log tells the whole game in sentences, round by round and turn by turn, with the rules behind what
/// happened.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery record show game.orrery\n  \
                  orrery record show game.orrery --log --lang it\n  \
                  orrery record show game.orrery --log --viewer 1\n  \
                  orrery record show game.orrery --at 0     the start\n  \
                  orrery record show game.orrery --at 12 --viewer spectator\n  \
                  orrery record show game.orrery --at 12 --json")]
struct Show {
    #[command(flatten)]
    records: Records,

    /// Show the position after this many choices, hidden things included
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,

    /// Tell the whole game as a log
    #[arg(long, conflicts_with = "at")]
    log: bool,

    /// Through whose eyes: a seat, or spectator; --log alone knows what all players know together, and
    /// --at then shows the position in words
    #[arg(long, value_name = "VIEWER")]
    viewer: Option<Onlooker>,

    #[command(flatten)]
    language: Language,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.action {
        Action::Verify(args) => args.records.look_into(out, verify),
        Action::Show(args) => args.records.look_into(out, |bytes| {
            let record = read(bytes)?;
            match args.at {
                None if args.log => tell(&record, args),
                None => Ok(show(&record)),
                Some(plies) => position(&record, plies, args),
            }
        }),
    }
}

fn read(bytes: &[u8]) -> Result<Record, String> {
    Record::from_bytes(bytes).map_err(|error| error.to_string())
}

fn verify(bytes: &[u8]) -> Result<Finding, String> {
    let record = read(bytes)?;
    let game = record
        .replay(&entries(), |_, _, _| {})
        .map_err(|error| error.to_string())?;
    let result = result_text(record.result.as_deref());
    let mut text = format!(
        "ok, {}, {} choices, {result}",
        record.game,
        record.plies.len()
    );
    let mut object = header(&record);
    if let Some(options) = game.sequel() {
        text += &format!("\n  to go on: a game with the options {options}");
        object["sequel"] = options;
    }
    Ok((text, object))
}

/// Everything but the choices.
fn header(record: &Record) -> Value {
    let side = |side: &SideResult| json!({"side": side.name, "score": side.score, "won": side.won});
    let result = record.result.as_ref();
    let result: Option<Vec<Value>> = result.map(|sides| sides.iter().map(side).collect());
    json!({
        "game": record.game,
        "rules_version": record.rules,
        "seed": record.seed,
        "options": record.options,
        "seats": record.seats,
        "plies": record.plies.len(),
        "result": result,
        "hash": format!("{:016x}", record.hash),
    })
}

fn show(record: &Record) -> Finding {
    let name = |ply: &Ply| {
        record
            .seats
            .get(ply.seat.index())
            .map_or("?", String::as_str)
    };
    let mut text = format!(
        "{}, rules version {}, seed {}\n",
        record.game, record.rules, record.seed
    );
    text += &format!("options {}\n", record.options);
    for (index, name) in record.seats.iter().enumerate() {
        text += &format!("seat {} {name}\n", index + 1);
    }
    for (index, ply) in record.plies.iter().enumerate() {
        for comment in &ply.comments {
            text += &format!("      # {comment}\n");
        }
        text += &format!(
            "{:4}. {} {}: {}\n",
            index + 1,
            ply.seat,
            name(ply),
            ply.choice
        );
    }
    for comment in &record.comments {
        text += &format!("      # {comment}\n");
    }
    text += &format!("result: {}", result_text(record.result.as_deref()));

    let mut object = header(record);
    let choice =
        |ply: &Ply| json!({"seat": ply.seat, "choice": ply.choice, "comments": ply.comments});
    object["choices"] = record.plies.iter().map(choice).collect();
    object["comments"] = json!(record.comments);
    (text, object)
}

fn tell(record: &Record, args: &Show) -> Result<Finding, String> {
    let onlooker = args.viewer.unwrap_or(Onlooker::Everybody);
    let (text, list) = log::log(record, args.language.lang, onlooker)?;
    let mut object = header(record);
    object["log"] = list;
    Ok((text, object))
}

fn position(record: &Record, plies: usize, args: &Show) -> Result<Finding, String> {
    let game = record
        .position(&entries(), plies)
        .map_err(|error| error.to_string())?;
    if let Some(onlooker) = args.viewer {
        return seen(record, plies, &*game, onlooker, args.language.lang);
    }
    let (decision, choices, state) = (game.decision(), game.choices(), game.state());
    let mut text = format!("{} after {plies} choices\n", record.game);
    match decision {
        None => text += "the game is over\n",
        Some(decision) => {
            text += &format!("seat {} decides ({}): ", decision.seat, decision.about);
            text += &format!("{}\n", choices.join(", "));
        }
    }
    text += &pretty(&state);
    let mut object = header(record);
    object["at"] = plies.into();
    object["decision"] = json!(decision);
    object["legal"] = choices.into();
    object["state"] = state;
    object["state_hash"] = format!("{:016x}", game.hash()).into();
    Ok((text, object))
}

/// A position as one viewer sees it.
fn seen(
    record: &Record,
    plies: usize,
    game: &dyn Match,
    onlooker: Onlooker,
    lang: Lang,
) -> Result<Finding, String> {
    let position = log::position(record, game, lang, onlooker)?;
    let text = format!("{} after {plies} choices\n{position}", record.game);
    let mut object = header(record);
    object["at"] = plies.into();
    object["text"] = position.into();
    Ok((text, object))
}
