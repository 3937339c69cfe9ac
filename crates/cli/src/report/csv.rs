//! The tables for programs. Keys are those of records and data files; only `name` has a language.

use super::figures::Points;
use orrery_bots::Report;
use orrery_text::{Lang, seat_name, word};
use std::fmt::Display;

/// One line for each side of each finished game.
pub(super) fn games(report: &Report) -> String {
    let mut table = Table::default();
    let head = [
        "game",
        "seed",
        "rounds",
        "turns",
        "decisions",
        "side",
        "score",
        "won",
    ];
    let points = report
        .sources
        .iter()
        .map(|source| format!("points-{source}"));
    table.row(head.into_iter().map(ToOwned::to_owned).chain(points));
    for (number, game) in (1..).zip(&report.games) {
        for (name, side) in report.sides.iter().zip(&game.sides) {
            let facts: [&dyn Display; 8] = [
                &number,
                &game.seed,
                &game.rounds,
                &game.turns,
                &game.decisions,
                name,
                &side.score,
                &u8::from(side.won),
            ];
            let facts = facts.map(ToString::to_string);
            let points = side.points.iter().map(ToString::to_string);
            table.row(facts.into_iter().chain(points));
        }
    }
    table.0
}

/// Where points came from: a line for each source and each group of sides.
pub(super) fn sources(report: &Report) -> String {
    let mut table = Table::default();
    table.row(["sides", "source", "count", "mean", "share"]);
    let sides = (0..).zip(&report.sides).map(|(place, name)| {
        let points = Points::of(report, |other, _| other == place);
        (name.to_string(), points)
    });
    let seats = [
        ("seats".to_owned(), Points::of_seats(report)),
        ("winners".to_owned(), Points::of_winners(report, true)),
        ("others".to_owned(), Points::of_winners(report, false)),
    ];
    for (group, points) in sides.chain(seats) {
        for (index, source) in report.sources.iter().enumerate() {
            table.row([
                group.clone(),
                source.clone(),
                points.sides.to_string(),
                decimal(points.mean(index)),
                decimal(points.share(index)),
            ]);
        }
    }
    table.0
}

/// What players did: a line for each component and each deed.
pub(super) fn components(report: &Report, lang: Lang) -> String {
    let mut table = Table::default();
    table.row([
        "kind",
        "id",
        "name",
        "deed",
        "times",
        "players-with",
        "players-without",
        "mean-with",
        "mean-without",
        "difference",
        "difference-error",
        "points-each",
        "points-each-error",
        "wins-with",
    ]);
    let scores = report.simulation.scores.overall;
    for kind in &report.kinds {
        for (thing, lines) in &kind.things {
            for (deed, line) in kind.kind.deeds.iter().zip(lines) {
                let difference = line.difference();
                let each = scores.and_then(|scores| line.slope(scores));
                table.row([
                    kind.kind.id.to_owned(),
                    thing.id.clone(),
                    word(lang, &thing.name, &|seat| seat_name(lang, &[], seat)),
                    (*deed).to_owned(),
                    line.times.to_string(),
                    line.with.count().to_string(),
                    line.without.count().to_string(),
                    decimal(line.with.spread().map(|spread| spread.mean)),
                    decimal(line.without.spread().map(|spread| spread.mean)),
                    decimal(difference.map(|effect| effect.points)),
                    decimal(difference.map(|effect| effect.error)),
                    decimal(each.map(|effect| effect.points)),
                    decimal(each.map(|effect| effect.error)),
                    line.wins.to_string(),
                ]);
            }
        }
    }
    table.0
}

fn decimal(value: Option<f64>) -> String {
    value.map(|value| format!("{value:.4}")).unwrap_or_default()
}

/// Comma-separated values as RFC 4180 has them.
#[derive(Default)]
struct Table(String);

impl Table {
    fn row(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>) {
        for (place, cell) in cells.into_iter().enumerate() {
            let cell = cell.as_ref();
            if place > 0 {
                self.0.push(',');
            }
            if cell.contains([',', '"', '\n', '\r']) {
                self.0 += &format!("\"{}\"", cell.replace('"', "\"\""));
            } else {
                self.0 += cell;
            }
        }
        self.0 += "\r\n";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_need_it_are_quoted() {
        let mut table = Table::default();
        table.row(["a", "b, c", "say \"x\""]);
        assert_eq!(table.0, "a,\"b, c\",\"say \"\"x\"\"\"\r\n");
    }
}
