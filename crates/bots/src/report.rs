//! Many games between bots, and everything that players did in them.
//!
//! Deliberately absent: words and pictures; whoever shows a [`Report`] makes them.

use crate::simulate::{Listener, Played, listen};
use crate::tally::{Spread, Tally};
use crate::{Judge, Series, SimulateError, Simulation};
use orrery_core::{
    Audience, Chronicle, Deed, Kind, MAX_SEATS, Outcome, Part, Seat, SideName, Thing, Told,
};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// Groups with fewer players than this say nothing about points.
const ENOUGH: u64 = 20;

/// What happened in the games of a series.
#[derive(Clone, Debug)]
pub struct Report {
    /// The same figures as without a report.
    pub simulation: Simulation,
    /// Who has a score: each seat, then each automaton.
    pub sides: Vec<SideName>,
    /// Where points can come from: the keys of the breakdowns.
    pub sources: Vec<String>,
    /// Every finished game, in order.
    pub games: Vec<GameRow>,
    /// What players did with components.
    pub kinds: Vec<KindFigures>,
}

/// One finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    /// Its own seed.
    pub seed: u64,
    /// Rounds that began.
    pub rounds: u32,
    /// Turns that began.
    pub turns: u32,
    /// Decisions taken.
    pub decisions: u64,
    /// In the order of [`Report::sides`].
    pub sides: Vec<SideRow>,
}

/// One side of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct SideRow {
    /// Final points.
    pub score: i32,
    /// True for a winner.
    pub won: bool,
    /// Points by source, in the order of [`Report::sources`].
    pub points: Vec<i32>,
}

/// The components of one kind.
#[derive(Clone, Debug)]
pub struct KindFigures {
    /// What it is.
    pub kind: Kind,
    /// Its components, each with a line for each deed of the kind.
    pub things: Vec<(Thing, Vec<DeedFigures>)>,
}

/// One deed with one component.
#[derive(Clone, Debug, Default)]
pub struct DeedFigures {
    /// How often it was done. What concerns everybody is done once.
    pub times: u64,
    /// Scores of players who did it, one for each game.
    pub with: Tally,
    /// Scores of the others.
    pub without: Tally,
    /// How many of those who did it won.
    pub wins: u64,
    /// How often each player did it in each game.
    uses: Tally,
    /// The sum of uses multiplied with scores.
    products: i128,
}

/// A difference of points, and how far chance alone would easily carry it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effect {
    /// Points more (or less).
    pub points: f64,
    /// Standard error.
    pub error: f64,
}

impl DeedFigures {
    /// How many more points players had who did it than players who did not; `None` if there are too few
    /// of either.
    #[must_use]
    pub fn difference(&self) -> Option<Effect> {
        if self.with.count().min(self.without.count()) < ENOUGH {
            return None;
        }
        let (with, without) = (self.with.spread()?, self.without.spread()?);
        let share = |spread: Spread, n: u64| spread.sd * spread.sd / n as f64;
        let variance = share(with, self.with.count()) + share(without, self.without.count());
        Some(Effect {
            points: with.mean - without.mean,
            error: variance.sqrt(),
        })
    }

    /// How many more points players had for each time they did it: the slope of the straight line that
    /// fits best. `None` if all did it equally often, or there are too few players.
    #[must_use]
    pub fn slope(&self, scores: Spread) -> Option<Effect> {
        let n = self.uses.count();
        let uses = self.uses.spread()?;
        if n < ENOUGH || uses.sd == 0.0 {
            return None;
        }
        let covariance = self.products as f64 / n as f64 - uses.mean * scores.mean;
        let points = covariance / (uses.sd * uses.sd);
        let left = (scores.sd * scores.sd - points * covariance).max(0.0);
        Some(Effect {
            points,
            error: left.sqrt() / (uses.sd * (n as f64).sqrt()),
        })
    }

    fn add(&mut self, uses: u32, score: i32, won: bool) {
        let score = i64::from(score);
        self.uses.add(uses.into());
        self.products += i128::from(uses) * i128::from(score);
        if uses > 0 {
            self.with.add(score);
            self.wins += u64::from(won);
        } else {
            self.without.add(score);
        }
    }
}

impl KindFigures {
    /// The line of the deed that tells most.
    #[must_use]
    pub fn telling<'a>(&self, lines: &'a [DeedFigures]) -> Option<&'a DeedFigures> {
        let deeds = self.kind.deeds.iter();
        let telling = deeds
            .zip(lines)
            .find(|(deed, _)| **deed == self.kind.telling);
        telling.map(|(_, line)| line)
    }

    /// What the telling deed went along with: points for each time if it is done often, otherwise points
    /// of those who did it against the others.
    #[must_use]
    pub fn effect(&self, lines: &[DeedFigures], scores: Spread) -> Option<Effect> {
        let line = self.telling(lines)?;
        if self.kind.often {
            line.slope(scores)
        } else {
            line.difference()
        }
    }
}

/// Carries out a series and writes down what happened. `progress` is called after every game, from any
/// thread.
pub fn report<G: Judge + Chronicle>(
    series: &Series,
    progress: &(dyn Fn() + Sync),
) -> Result<Report, SimulateError> {
    let mut books = Books::default();
    let simulation =
        listen::<G, Chronicler<G>>(series, progress, &Chronicler::new, |played, outcome| {
            books.add(played, outcome);
        })?;
    Ok(Report {
        simulation,
        sides: books.sides,
        sources: books.sources,
        games: books.games,
        kinds: books.kinds,
    })
}

/// Listens to one game.
struct Chronicler<G> {
    rounds: u32,
    turns: u32,
    deeds: Vec<Deed>,
    game: PhantomData<fn(G)>,
}

impl<G: Chronicle> Chronicler<G> {
    fn new(game: &G) -> Self {
        let mut own = Self {
            rounds: 0,
            turns: 0,
            deeds: game.dealt(),
            game: PhantomData,
        };
        G::BEGUN.iter().for_each(|&part| own.begins(part));
        own
    }

    fn begins(&mut self, part: Part) {
        match part {
            Part::Round => self.rounds += 1,
            Part::Turn => self.turns += 1,
            Part::Phase => {}
        }
    }
}

impl<G: Chronicle> Listener<G> for Chronicler<G> {
    fn apply(&mut self, game: &mut G, choice: G::Choice) {
        // A sink of its own would be one more copy of every rule in the program.
        let mut all = Vec::new();
        game.apply(choice, &mut all);
        for Told { to, event } in all {
            // Whoever is left out is told more by an event of their own.
            if let Audience::Except(_) = to {
                continue;
            }
            if let Some(part) = G::begins(&event) {
                self.begins(part);
            }
            self.deeds.extend(G::deeds(&event));
        }
    }
}

/// What is written down game by game.
#[derive(Default)]
struct Books {
    sides: Vec<SideName>,
    sources: Vec<String>,
    games: Vec<GameRow>,
    kinds: Vec<KindFigures>,
}

impl Books {
    fn add<G: Chronicle>(&mut self, played: &Played<G, Chronicler<G>>, outcome: &Outcome) {
        if self.games.is_empty() {
            self.open(&played.game, outcome);
        }
        let heard = &played.heard;
        let side = |side: &orrery_core::Side| SideRow {
            score: side.score,
            won: side.won,
            points: self.by_source(&side.breakdown),
        };
        self.games.push(GameRow {
            seed: played.seed,
            rounds: heard.rounds,
            turns: heard.turns,
            decisions: played.decisions,
            sides: outcome.sides.iter().map(side).collect(),
        });
        let settled = played.game.settled();
        let deeds = heard.deeds.iter().chain(&settled);
        self.count(played.game.seats(), deeds, outcome);
    }

    /// Writes the headings.
    fn open<G: Chronicle>(&mut self, game: &G, outcome: &Outcome) {
        let sides = outcome.sides.iter();
        self.sides = sides.map(|side| side.name.clone()).collect();
        let parts = outcome.sides.iter().flat_map(|side| &side.breakdown);
        for (part, _) in parts {
            if !self.sources.contains(part) {
                self.sources.push(part.clone());
            }
        }
        let kind = |kind: &Kind| {
            let lines = || vec![DeedFigures::default(); kind.deeds.len()];
            let things = game.things(kind.id).into_iter();
            KindFigures {
                kind: *kind,
                things: things.map(|thing| (thing, lines())).collect(),
            }
        };
        self.kinds = G::KINDS.iter().map(kind).collect();
    }

    fn by_source(&self, breakdown: &[(String, i32)]) -> Vec<i32> {
        let points = |source: &String| {
            let parts = breakdown.iter().filter(|(part, _)| part == source);
            parts.map(|(_, points)| points).sum()
        };
        self.sources.iter().map(points).collect()
    }

    fn count<'a>(
        &mut self,
        seats: usize,
        deeds: impl Iterator<Item = &'a Deed>,
        outcome: &Outcome,
    ) {
        let mut uses: BTreeMap<_, (u64, [u32; MAX_SEATS])> = BTreeMap::new();
        for deed in deeds {
            let key = (deed.kind, deed.thing, deed.what);
            let who = match deed.by {
                None => Seat::first(seats).collect(),
                Some(seat) if seat.index() < seats => vec![seat],
                Some(_) => continue, // an automaton
            };
            let (times, by_seat) = uses.entry(key).or_default();
            *times += 1;
            who.iter().for_each(|seat| by_seat[seat.index()] += 1);
        }
        for kind in &mut self.kinds {
            for (thing, (_, lines)) in kind.things.iter_mut().enumerate() {
                for (what, line) in kind.kind.deeds.iter().zip(lines) {
                    let key = (kind.kind.id, thing, *what);
                    let (times, by_seat) = uses.get(&key).copied().unwrap_or_default();
                    line.times += times;
                    for (uses, side) in by_seat.iter().zip(outcome.sides.iter().take(seats)) {
                        line.add(*uses, side.score, side.won);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotKind, simulate};
    use orrery_comets::Comets;
    use orrery_core::Game as _;
    use orrery_kepler::Kepler;
    use orrery_seti::Seti;
    use serde_json::{Value, json};

    fn series(options: Value, games: u64) -> Series {
        Series {
            options,
            games: games.try_into().unwrap(),
            seed: 7,
            bots: vec![BotKind::Random],
            threads: 2,
        }
    }

    /// What holds for every report.
    fn checked<G: Judge + Chronicle>(options: Value, games: u64) -> Report {
        let series = series(options, games);
        let report = report::<G>(&series, &|| ()).unwrap();
        let silent = simulate::<G>(&series, &|| ()).unwrap();
        assert_eq!(report.simulation.checksum, silent.checksum);
        assert_eq!(report.simulation.scores, silent.scores);
        assert_eq!(report.games.len() as u64, games);
        let decisions: u64 = report.games.iter().map(|game| game.decisions).sum();
        assert_eq!(decisions, silent.decisions);
        for (place, side) in silent.scores.sides.iter().enumerate() {
            let rows = || report.games.iter().map(|game| &game.sides[place]);
            assert_eq!(report.sides[place], side.side);
            let sum: i32 = rows().map(|row| row.score).sum();
            assert!((f64::from(sum) / games as f64 - side.points.mean).abs() < 1e-9);
            assert_eq!(rows().filter(|row| row.won).count() as u64, side.wins);
            assert!(rows().all(|row| row.points.iter().sum::<i32>() == row.score));
        }
        let players = games * silent.players as u64;
        for kind in &report.kinds {
            assert_eq!(kind.things.is_empty(), kind.kind.deeds.is_empty());
            for (thing, lines) in &kind.things {
                assert_eq!(lines.len(), kind.kind.deeds.len());
                assert!(kind.telling(lines).is_some());
                for line in lines {
                    let counted = line.with.count() + line.without.count();
                    assert_eq!(counted, players, "{} {thing:?}", kind.kind.id);
                    assert!(line.wins <= line.with.count());
                }
            }
        }
        report
    }

    fn times(report: &Report, kind: &str, deed: &str) -> Vec<(String, u64)> {
        let kind = report.kinds.iter().find(|one| one.kind.id == kind).unwrap();
        let column = kind.kind.deeds.iter().position(|one| *one == deed).unwrap();
        let line =
            |(thing, lines): &(Thing, Vec<DeedFigures>)| (thing.id.clone(), lines[column].times);
        kind.things.iter().map(line).collect()
    }

    fn total(report: &Report, kind: &str, deed: &str) -> u64 {
        times(report, kind, deed)
            .iter()
            .map(|(_, times)| times)
            .sum()
    }

    #[test]
    fn every_point_of_comets_was_chased() {
        let report = checked::<Comets>(json!({"players": 3}), 50);
        let length = |game: &GameRow| (game.rounds, game.turns);
        assert!(report.games.iter().all(|game| length(game) == (4, 12))); // C3.1
        let catalog = (Comets::INFO.catalog)();
        let comets = &catalog.sections[0].items;
        let points: u64 = comets
            .iter()
            .zip(times(&report, "comets", "chased"))
            .map(|(item, (id, times))| {
                assert_eq!(item.id, id);
                times * item.facts["brightness"].as_u64().unwrap()
            })
            .sum();
        let scores = report.games.iter().flat_map(|game| &game.sides);
        assert_eq!(points, scores.map(|side| side.score as u64).sum::<u64>());
        // C1.2: two comets for each of three players, before anybody observes.
        assert!(total(&report, "comets", "drawn") >= 50 * 6);
    }

    #[test]
    fn the_deeds_of_seti_add_up() {
        let report = checked::<Seti>(json!({"players": 2}), 50);
        assert!(report.games.iter().all(|game| game.rounds == 5)); // S2.1
        assert_eq!(total(&report, "species-pairs", "in-play"), 50);
        assert_eq!(total(&report, "species", "in-play"), 100);
        let drawn = total(&report, "projects", "drawn");
        assert!(drawn >= 50 * 2 * 5 && total(&report, "projects", "played") <= drawn);
        // S1.18: everybody begins by tucking a card.
        assert!(total(&report, "projects", "tucked") >= 100);
        assert!(total(&report, "gold", "marked") <= 50 * 2 * 3);
        let solo = checked::<Seti>(json!({"players": 1, "solo": 2}), 20);
        assert_eq!(solo.sides.len(), 2);
    }

    #[test]
    fn the_deeds_of_kepler_add_up() {
        let report = checked::<Kepler>(json!({"players": 3}), 50);
        let length = |game: &GameRow| (game.rounds, game.turns);
        assert!(report.games.iter().all(|game| length(game) == (16, 48))); // K5.1
        assert_eq!(total(&report, "main-actions", "taken"), 50 * 48);
        assert_eq!(total(&report, "cards", "drawn"), 50 * 16);
        assert_eq!(total(&report, "objectives", "held"), 50 * 3); // K2.11
        // K3.4: everybody begins with two technologies.
        assert!(total(&report, "technologies", "reached") >= 50 * 3 * 2);
        let settled = total(&report, "planets", "settled");
        assert!(total(&report, "planets", "terraformed") <= settled);
        let source = report.sources.iter().position(|source| source == "medals");
        let sides = report.games.iter().flat_map(|game| &game.sides);
        let points: i32 = sides.map(|side| side.points[source.unwrap()]).sum();
        let medals = total(&report, "tracks", "medals");
        assert!(medals > 0);
        assert_eq!(points as u64, 2 * medals); // K14.2
        checked::<Kepler>(json!({"players": 1}), 20);
    }

    #[test]
    fn differences_and_slopes_are_those_of_the_numbers() {
        let mut line = DeedFigures::default();
        let mut scores = Tally::default();
        for number in 0..40 {
            // 10 points without, 13 and 16 for one and two uses, each as often one more as one less.
            let uses = number % 4 % 3;
            let score = 10 + 3 * uses as i32 + if number < 20 { 1 } else { -1 };
            line.add(uses, score, uses == 2);
            scores.add(score.into());
        }
        assert_eq!((line.with.count(), line.without.count()), (20, 20));
        assert_eq!(line.wins, 10);
        let difference = line.difference().unwrap();
        assert!((difference.points - 4.5).abs() < 1e-9);
        // Variances 1 and 1 + 1.5², each divided by 20.
        assert!((difference.error - f64::sqrt((1.0 + 3.25) / 20.0)).abs() < 1e-9);
        let slope = line.slope(scores.spread().unwrap()).unwrap();
        assert!((slope.points - 3.0).abs() < 1e-9);
        let uses_sd = f64::sqrt(0.6875);
        assert!((slope.error - 1.0 / (uses_sd * f64::sqrt(40.0))).abs() < 1e-9);
        let mut few = DeedFigures::default();
        (0..19).for_each(|_| few.add(1, 5, false));
        (0..100).for_each(|_| few.add(0, 5, false));
        assert_eq!(few.difference(), None);
    }
}
