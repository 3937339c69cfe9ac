//! `orrery` alone: what it can do.

use crate::Failure;
use orrery_games::GAMES;
use orrery_text::{Lang, text};
use std::io::Write;

pub(crate) fn run(command: &clap::Command, out: &mut impl Write) -> Result<(), Failure> {
    let version = command.get_version().unwrap_or_default();
    let about = command.get_about().cloned().unwrap_or_default();
    writeln!(out, "Orrery {version}. {about}.")?;

    writeln!(out, "\nGames:")?;
    for game in GAMES {
        let info = game.core.info;
        let name = text(Lang::En, &format!("game-{}", info.id), &[]);
        let (min, max) = info.players;
        let demo = if info.demo { ", a demonstration" } else { "" };
        writeln!(out, "  {:9} {name}, {min} to {max} players{demo}", info.id)?;
    }

    writeln!(out, "\nCommands:")?;
    for command in command.get_subcommands().filter(|c| c.get_name() != "help") {
        let about = command.get_about().cloned().unwrap_or_default();
        writeln!(out, "  {:9} {about}", command.get_name())?;
    }
    writeln!(
        out,
        "\nTry `orrery simulate {}`; `orrery help simulate` explains it.",
        GAMES[0].id()
    )?;
    Ok(())
}
