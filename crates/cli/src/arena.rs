//! `orrery arena`: which bot is stronger.

use crate::data::Data;
use crate::setup::{Language, Setup, bot, game};
use crate::{Failure, output};
use clap::value_parser;
use indicatif::ProgressBar;
use orrery_bots::{Arena, BotKind, Effort, Series};
use orrery_games::GameEntry;
use orrery_text::{Lang, number, text};
use std::io::Write;
use std::num::NonZeroU64;

/// Let bots play against each other and show who is stronger
///
/// Every seed is played once with each arrangement of the bots on the seats. The numbers of equal bots
/// are pooled, and opponents that the rules play have a line of their own. Intervals hold in 95 of 100
/// such runs. The same arguments give the same games on every machine and with any number of threads.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery arena comets --bots greedy,random --games 100\n  \
                  orrery arena seti --bots expert,greedy,greedy,greedy --games 40\n  \
                  orrery arena seti --bots greedy --solo 3 --games 100 --json\n  \
                  orrery arena kepler --bots search:2000,search:1000 --games 100"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    data: Data,

    /// How many games, rounded up to whole rounds of arrangements
    #[arg(long, value_name = "G", default_value = "100")]
    games: NonZeroU64,

    /// One bot for each seat, separated by commas, or one for all seats: novice, standard, expert,
    /// greedy, random, or search:NODES with so many positions for a decision
    #[arg(long, value_name = "BOT", required = true, value_delimiter = ',', value_parser = bot())]
    bots: Vec<BotKind>,

    /// How many games to play at the same time, at most 256; 0 for one per processor core
    #[arg(long, value_name = "T", default_value = "0", value_parser = value_parser!(u16).range(0..=256))]
    threads: u16,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let series = Series {
        options: args.setup.options(args.game, &args.data, args.bots.len())?,
        games: args.games,
        seed: args.setup.seed,
        bots: args.bots.clone(),
        threads: args.threads.into(),
    };
    let bar = ProgressBar::new(args.games.get()); // draws nothing unless stderr is a terminal
    let arena = (args.game.many.arena)(&series, &|| bar.inc(1));
    bar.finish_and_clear();
    let arena = arena.map_err(|error| Failure::Usage(error.to_string()))?;
    if args.json {
        output::json(&arena, out)?;
    } else {
        report(&arena, args.language.lang, out)?;
    }
    match arena.games - arena.finished {
        0 => Ok(()),
        n => Err(Failure::Check(vec![format!("{n} games did not end")])),
    }
}

fn report(arena: &Arena, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let title = [
        (
            "game",
            text(lang, &format!("game-{}", arena.game), &[]).into(),
        ),
        ("games", arena.games.into()),
        ("arrangements", arena.arrangements.into()),
        ("seed", arena.seed.to_string().into()),
    ];
    writeln!(out, "{}\n", text(lang, "arena-title", &title))?;
    let columns = [
        "bot",
        "seats",
        "wins",
        "win-rate",
        "score",
        "rating",
        "positions",
        "trials",
        "speed",
    ];
    let mut rows = vec![
        columns
            .map(|key| text(lang, &format!("arena-{key}"), &[]))
            .to_vec(),
    ];
    let range = |value: f64, [low, high]: [f64; 2]| {
        let args = [
            ("mean", number(lang, value, 1).into()),
            ("min", number(lang, low, 1).into()),
            ("max", number(lang, high, 1).into()),
        ];
        text(lang, "simulate-mean-range", &args)
    };
    for bot in &arena.bots {
        let name = match bot.automaton {
            true => text(lang, &format!("automaton-{}", bot.name), &[]),
            false => bot.name.clone(),
        };
        let Effort {
            decisions,
            positions,
            trials,
            seconds,
        } = bot.effort;
        // A dash where there was no thinking.
        let per = |many: u64, of: f64| match of {
            0.0 => "–".to_owned(),
            _ => number(lang, many as f64 / of, 0),
        };
        let percent = bot.win_rate_ci95.map(|bound| bound * 100.0);
        rows.push(vec![
            name,
            bot.seats.to_string(),
            number(lang, bot.wins, 1),
            range(bot.win_rate * 100.0, percent),
            range(bot.mean_score, bot.score_ci95),
            number(lang, bot.rating, 0),
            per(positions, decisions as f64),
            per(trials, decisions as f64),
            per(positions, seconds),
        ]);
    }
    Ok(output::table(&rows, out)?)
}
