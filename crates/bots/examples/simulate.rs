//! The simulator of `orrery simulate` without the rest of the program, so that it is built soon and measured alone:
//! `cargo run --profile dist -p orrery-bots --example simulate -- seti random 4 1000` plays 1000 games of four on one
//! thread and prints what `--json` prints.

use orrery_bots::{Series, simulate};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use serde_json::json;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut next = |what: &str| arguments.next().ok_or(format!("missing: {what}"));
    let game = next("game")?;
    let bot = next("bot")?.parse()?;
    let players = next("number of players")?.parse()?;
    let series = Series {
        options: json!({ "players": players }),
        games: next("number of games")?.parse()?,
        seed: 1,
        bots: vec![bot; players],
        threads: 1,
    };
    let simulation = match game.as_str() {
        "seti" => simulate::<Seti>(&series, &|| ())?,
        "kepler" => simulate::<Kepler>(&series, &|| ())?,
        other => return Err(format!("unknown: {other}").into()),
    };
    println!("{}", serde_json::to_string_pretty(&simulation)?);
    Ok(())
}
