//! The page that describes indices and vectors, made from the same lines that make them.

use crate::{BOUND, Encode, VERSION, parts};
use orrery_core::{Game, OptionsError};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use std::fmt::Write as _;

/// Markdown: every kind of action and every part of a vector of both games.
pub fn describe() -> Result<String, OptionsError> {
    let mut page = format!(
        "Version {VERSION} of the encoding. An index or a place keeps its meaning as long as this number stays.\n"
    );
    let seti = orrery_seti::Options {
        players: 4,
        ..Default::default()
    };
    game(&mut page, "SETI", &Seti::new(&seti, 0)?);
    let kepler = orrery_kepler::Options {
        players: 4,
        ..Default::default()
    };
    game(&mut page, "Kepler-3042", &Kepler::new(&kepler, 0)?);
    Ok(page)
}

fn game<G: Encode>(page: &mut String, name: &str, game: &G) {
    let _ = write!(
        page,
        "\n## Actions of {name}\n\n{} indices, by the words of the choice ([notation](notation-{}.md)). Within a kind \
         the last word counts fastest.\n\n| first | count | choice |\n|---:|---:|---|\n",
        G::ACTIONS,
        G::INFO.id,
    );
    for kind in G::kinds() {
        let names = kind.names.iter();
        let names: String = names
            .map(|(name, count)| format!(" *{name}* ({count})"))
            .collect();
        let _ = writeln!(
            page,
            "| {} | {} | `{}`{names} |",
            kind.first, kind.count, kind.form
        );
    }
    let _ = write!(
        page,
        "\n## Observations of {name}\n\n{} numbers between -{BOUND} and {BOUND}. Seats count from the one that looks: \
         `me`, `next`, `third`, `fourth`.\n\n| first | count | part | meaning |\n|---:|---:|---|---|\n",
        G::FEATURES,
    );
    for part in parts(game) {
        let _ = writeln!(
            page,
            "| {} | {} | `{}` | {} |",
            part.first, part.count, part.name, part.meaning
        );
    }
}
