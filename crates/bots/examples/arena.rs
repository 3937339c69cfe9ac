//! The arena of `orrery arena` without the rest of the program, so that it is built soon and measured alone:
//! `cargo run --profile dist -p orrery-bots --example arena -- seti search:10000,search:5000 100 1`
//! plays 100 games with seed 1; a number from 1 to 5 as one more argument makes them solo games.

use orrery_bots::{Series, arena};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use serde_json::json;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut next = |what: &str| arguments.next().ok_or(format!("missing: {what}"));
    let game = next("game")?;
    let names = next("bots, one for each seat")?;
    let bots = names
        .split(',')
        .map(str::parse)
        .collect::<Result<Vec<_>, _>>()?;
    let games = next("number of games")?.parse()?;
    let seed = next("seed")?.parse()?;
    let mut options = json!({"players": bots.len()});
    if let Ok(level) = next("difficulty") {
        options["solo"] = level.parse::<u8>()?.into();
    }
    let series = Series {
        options,
        games,
        seed,
        bots,
        threads: 1,
    };
    let arena = match game.as_str() {
        "seti" => arena::<Seti>(&series, &|| ())?,
        "kepler" => arena::<Kepler>(&series, &|| ())?,
        other => return Err(format!("unknown: {other}").into()),
    };
    println!("{}", serde_json::to_string_pretty(&arena)?);
    Ok(())
}
