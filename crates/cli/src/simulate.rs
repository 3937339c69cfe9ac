//! `orrery simulate`: many games between bots.

use crate::data::Data;
use crate::report::Folder;
use crate::save::Files;
use crate::setup::{Language, Setup, bot, game};
use crate::{Failure, output};
use clap::value_parser;
use indicatif::ProgressBar;
use orrery_bots::tally::Spread;
use orrery_bots::{BotKind, Series, SimulateError, Simulation};
use orrery_core::SideName;
use orrery_games::GameEntry;
use orrery_text::{Lang, number, text};
use std::io::Write;
use std::num::NonZeroU64;
use std::path::PathBuf;

/// Play many games between bots and show the statistics
///
/// The same arguments give the same games on every machine and with any number of threads; the
/// checksum tells whether two runs were the same. Speeds are those of all threads together, and the
/// time counts only setting up and playing. The blocks copied per second are a yardstick: divide by it
/// to compare speeds between machines.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery simulate comets\n  \
                        orrery simulate comets --players 4 --games 10000 --threads 2\n  \
                        orrery simulate seti --solo 3\n  \
                        orrery simulate kepler --players 3 --bots greedy --report statistics\n  \
                        orrery simulate comets --bots random,random --option rounds=9 --json")]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    data: Data,

    /// How many games
    #[arg(long, value_name = "G", default_value = "1000")]
    games: NonZeroU64,

    /// One bot for all seats, or one for each seat separated by commas: novice, standard, expert,
    /// greedy, random, or search:NODES with so many positions for a decision
    #[arg(
        long,
        value_name = "BOT",
        default_value = "random",
        value_delimiter = ',',
        value_parser = bot()
    )]
    bots: Vec<BotKind>,

    /// How many games to play at the same time, at most 256; 0 for one per processor core
    #[arg(long, value_name = "T", default_value = "1", value_parser = value_parser!(u16).range(0..=256))]
    threads: u16,

    /// Also write every game as a record into this folder; nothing is overwritten
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Also write a page of statistics with plots, and its tables as CSV, into this folder; nothing is
    /// overwritten
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let series = Series {
        options: args.setup.options(args.game, &args.data, 2)?,
        games: args.games,
        seed: args.setup.seed,
        bots: args.bots.clone(),
        threads: args.threads.into(),
    };
    let files = args.save.as_deref().map(|dir| Files {
        dir,
        game: args.game,
        series: &series,
    });
    if let Some(files) = &files {
        files.check_free()?;
    }
    let simulation = play(args, &series)?;
    if let Some(files) = &files {
        files.save(&simulation.bots)?;
    }
    if args.json {
        output::json(&simulation, out)?;
    } else {
        print(&simulation, args.language.lang, out)?;
    }
    match simulation.games - simulation.finished {
        0 => Ok(()),
        n => Err(Failure::Check(vec![format!("{n} games did not end")])),
    }
}

/// Plays all games, and writes the report if one is asked for; otherwise nobody listens to them.
fn play(args: &Args, series: &Series) -> Result<Simulation, Failure> {
    let bar = ProgressBar::new(args.games.get()); // draws nothing unless stderr is a terminal
    let progress = || bar.inc(1);
    let wrong = |error: SimulateError| {
        bar.finish_and_clear();
        Failure::Usage(error.to_string())
    };
    let Some(dir) = &args.report else {
        let simulation = (args.game.many.simulate)(series, &progress).map_err(wrong)?;
        bar.finish_and_clear();
        return Ok(simulation);
    };
    let folder = Folder(dir);
    folder.check_free()?;
    let report = (args.game.many.report)(series, &progress).map_err(wrong)?;
    bar.finish_and_clear();
    folder.write(args.game, &report, args.language.lang)?;
    Ok(report.simulation)
}

fn print(s: &Simulation, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    print_facts(s, lang, out)?;
    writeln!(out)?;
    print_scores(s, lang, out)
}

fn print_facts(s: &Simulation, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let say = |key: &str| text(lang, key, &[]);
    let whole = |value: f64| number(lang, value, 0);
    let tenths = |value: f64| number(lang, value, 1);
    let title = [
        ("game", say(&format!("game-{}", s.game)).into()),
        ("games", s.games.into()),
        ("players", s.players.into()),
    ];
    writeln!(out, "{}\n", text(lang, "simulate-title", &title))?;

    let bots: Vec<String> = s.bots.iter().map(ToString::to_string).collect();
    let mut facts = vec![
        ("bots", bots.join(", ")),
        ("seed", s.seed.to_string()),
        ("finished", whole(s.finished as f64)),
        ("decisions", whole(s.decisions as f64)),
    ];
    if let Some(Spread { mean, min, max, .. }) = s.decisions_per_game {
        let args = [
            ("mean", tenths(mean).into()),
            ("min", whole(min as f64).into()),
            ("max", whole(max as f64).into()),
        ];
        facts.push((
            "decisions-per-game",
            text(lang, "simulate-mean-range", &args),
        ));
    }
    let choices = s.choices_per_decision;
    let args = [
        ("mean", tenths(choices.mean).into()),
        ("max", choices.max.into()),
    ];
    facts.extend([
        (
            "choices-per-decision",
            text(lang, "simulate-mean-max", &args),
        ),
        ("threads", s.threads.to_string()),
        ("seconds", number(lang, s.seconds, 3)),
        ("decisions-per-second", whole(s.decisions_per_second)),
        ("games-per-second", whole(s.games_per_second)),
        ("state-bytes", whole(s.state_bytes as f64)),
        ("block-copies", whole(s.block_copies_per_second)),
        ("checksum", s.checksum.clone()),
    ]);
    let rows: Vec<_> = facts
        .into_iter()
        .map(|(key, value)| vec![say(&format!("simulate-{key}")), value])
        .collect();
    Ok(output::table(&rows, out)?)
}

fn print_scores(s: &Simulation, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let say = |key: &str| text(lang, key, &[]);
    let whole = |value: f64| number(lang, value, 0);
    let tenths = |value: f64| number(lang, value, 1);
    let columns = [
        "scores",
        "scores-mean",
        "scores-sd",
        "scores-min",
        "scores-max",
        "scores-wins",
    ];
    let mut rows = vec![columns.map(say).to_vec()];
    let row = |name: String, points: Spread, wins: String| {
        let (min, max) = (whole(points.min as f64), whole(points.max as f64));
        vec![name, tenths(points.mean), tenths(points.sd), min, max, wins]
    };
    for side in &s.scores.sides {
        let name = match &side.side {
            SideName::Seat(seat) => text(lang, "seat", &[("seat", seat.number().into())]),
            SideName::Automaton(name) => say(&format!("automaton-{name}")),
        };
        rows.push(row(name, side.points, whole(side.wins as f64)));
    }
    if let Some(points) = s.scores.overall {
        rows.push(row(say("scores-all-seats"), points, String::new()));
    }
    Ok(output::table(&rows, out)?)
}
