//! Whole games between bots, many of them.
//!
//! Game number `i` of a series has its own seed, made from that of the series and `i` alone, and each bot has
//! one made from that. So the same series gives the same games in any release that keeps the rules, on any
//! machine and with any number of threads; only the speeds differ.

use crate::tally::{Spread, Tally};
use crate::yardstick::Copies;
use crate::{Bot, BotKind, Effort, Judge, Seen, Stop};
use orrery_core::entry::parse_options;
use orrery_core::{Dice, Game, OptionsError, Outcome, Seat, SideName, Silent};
use orrery_outside::{Clock, NoThreads, Pool};
use serde::Serialize;
use serde_json::Value;
use std::num::NonZeroU64;
use std::time::Duration;

/// A game that is not over after this many decisions is given up as unfinished.
const MAX_DECISIONS: u64 = 100_000;

/// Final positions are kept for so many games before they are examined, outside the measured time.
const BATCH: u64 = 1024;

/// What to play.
#[derive(Clone, Debug)]
pub struct Series {
    /// Options of the game in JSON form, the number of players among them.
    pub options: Value,
    /// How many games.
    pub games: NonZeroU64,
    /// Everything random follows from it.
    pub seed: u64,
    /// One kind for all seats, or one for each seat.
    pub bots: Vec<BotKind>,
    /// How many games are played at the same time; 0 stands for one per processor core.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Simulation {
    /// Id of the game.
    pub game: &'static str,
    /// Its rules version.
    pub rules_version: u32,
    /// The complete options.
    pub options: Value,
    /// Seats that decide.
    pub players: usize,
    /// The bot of each seat.
    pub bots: Vec<BotKind>,
    /// The seed of the series.
    pub seed: u64,
    /// Threads used.
    pub threads: usize,
    /// Games started.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Decisions taken in all games.
    pub decisions: u64,
    /// Time spent setting up and playing; not the examination of final positions.
    pub seconds: f64,
    /// By all threads together.
    pub decisions_per_second: f64,
    /// By all threads together.
    pub games_per_second: f64,
    /// Size of one state in memory.
    pub state_bytes: usize,
    /// See [`yardstick`](crate::yardstick); measured before and after playing.
    pub block_copies_per_second: f64,
    /// How long games are.
    pub decisions_per_game: Option<Spread>,
    /// How many legal choices a decision has.
    pub choices_per_decision: Choices,
    /// Scores of finished games.
    pub scores: Scores,
    /// Sum of the hashes of all final positions: equal for equal games, in whatever order.
    pub checksum: String,
}

/// Legal choices of a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Choices {
    /// On average.
    pub mean: f64,
    /// At most.
    pub max: usize,
}

/// Scores of finished games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scores {
    /// All seats together, without automatons.
    pub overall: Option<Spread>,
    /// Each seat, then each automaton.
    pub sides: Vec<SideScores>,
}

/// Scores of one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideScores {
    /// Who.
    pub side: SideName,
    /// Victories, shared ones included.
    pub wins: u64,
    /// Points.
    #[serde(flatten)]
    pub points: Spread,
}

/// A series that cannot be carried out.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// See [`OptionsError`].
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Neither one bot for all seats nor one for each.
    #[error("{given} bots for {seats} seats; name one for all seats or one for each")]
    Bots {
        /// Bots in the series.
        given: usize,
        /// Seats of the game.
        seats: usize,
    },
    /// See [`NoThreads`].
    #[error(transparent)]
    Threads(#[from] NoThreads),
}

/// Somebody who listens to a game, or nobody.
pub(crate) trait Listener<G: Game> {
    /// Plays a choice and hears what happens.
    fn apply(&mut self, game: &mut G, choice: G::Choice);
}

impl<G: Game> Listener<G> for Silent {
    fn apply(&mut self, game: &mut G, choice: G::Choice) {
        game.apply(choice, self);
    }
}

/// Carries out a series. `progress` is called after every game, from any thread.
pub fn simulate<G: Judge>(
    series: &Series,
    progress: &(dyn Fn() + Sync),
) -> Result<Simulation, SimulateError> {
    listen::<G, Silent>(series, progress, &|_| Silent, |_, _| ())
}

/// The same with somebody who listens to each game: `listener` makes one for a new game, and `heard` takes
/// the finished games in order.
pub(crate) fn listen<G: Judge, L: Listener<G> + Send + Sync>(
    series: &Series,
    progress: &(dyn Fn() + Sync),
    listener: &(dyn Fn(&G) -> L + Sync),
    mut heard: impl FnMut(&Played<G, L>, &Outcome),
) -> Result<Simulation, SimulateError> {
    let lineup = Lineup::<G>::new(series)?;
    let games = series.games.get();
    let pool = Pool::new(series.threads)?;

    let clock = Clock::default();
    let mut copies = Copies::default();
    copies.measure(Duration::from_millis(60));
    let mut totals = Totals::default();
    let mut time = Duration::ZERO;
    let mut first = 0;
    while first < games {
        let batch = BATCH.min(games - first);
        let start = clock.uptime();
        let play = |choices: &mut Vec<G::Choice>, number: usize| {
            let played = lineup.play(first + number as u64, choices, listener, |_, _| ());
            progress();
            played
        };
        let played = pool.map(batch as usize, Vec::new, play);
        time += clock.since(start);
        let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
        let ends = pool.map(played.len(), || (), |(), number| played[number].end());
        for (played, (outcome, hash)) in played.iter().zip(ends) {
            if let Some(outcome) = &outcome {
                heard(played, outcome);
            }
            totals.add(played, outcome, hash);
        }
        first += batch;
    }
    copies.measure(Duration::from_millis(60));

    let seconds = time.as_secs_f64();
    Ok(Simulation {
        game: G::INFO.id,
        rules_version: G::INFO.rules_version,
        options: lineup.options_json,
        players: lineup.bots.len(),
        bots: lineup.bots,
        seed: series.seed,
        threads: pool.threads(),
        games,
        finished: totals.finished,
        decisions: totals.decisions,
        seconds,
        decisions_per_second: totals.decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        state_bytes: size_of::<G>(),
        block_copies_per_second: copies.per_second(),
        decisions_per_game: totals.per_game.spread(),
        choices_per_decision: Choices {
            mean: totals.choices as f64 / totals.decisions as f64,
            max: totals.most_choices,
        },
        scores: totals.scores(),
        checksum: format!("{:016x}", totals.checksum),
    })
}

/// The choices of game number `index` of a series, as text.
pub fn playout<G: Judge>(series: &Series, index: u64) -> Result<Playout, SimulateError> {
    let lineup = Lineup::<G>::new(series)?;
    let mut choices = Vec::new();
    lineup.play(index, &mut Vec::new(), &|_| Silent, |seat, choice| {
        choices.push((seat, choice.to_string()));
    })?;
    Ok(Playout {
        options: lineup.options_json,
        seed: game_seed(series.seed, index),
        choices,
    })
}

/// One game of a series.
#[derive(Clone, PartialEq, Debug)]
pub struct Playout {
    /// The complete options.
    pub options: Value,
    /// The seed of this game.
    pub seed: u64,
    /// Who chose what.
    pub choices: Vec<(Seat, String)>,
}

/// The seed of game number `index`. It has 53 bits, so that every JSON reader gets it right.
fn game_seed(seed: u64, index: u64) -> u64 {
    mix(seed, index) >> 11
}

/// The output number `index` of the dice with this seed.
fn mix(seed: u64, index: u64) -> u64 {
    Dice::after(seed, index).number()
}

/// A checked series.
#[derive(Clone)]
pub(crate) struct Lineup<G: Judge> {
    options: G::Options,
    pub(crate) options_json: Value,
    pub(crate) bots: Vec<BotKind>,
    seed: u64,
}

impl<G: Judge> Lineup<G> {
    pub(crate) fn new(series: &Series) -> Result<Self, SimulateError> {
        let options = parse_options::<G>(&series.options)?;
        let seats = G::new(&options, 0)?.seats();
        let bots = match series.bots[..] {
            [one] => vec![one; seats],
            _ if series.bots.len() == seats => series.bots.clone(),
            _ => {
                return Err(SimulateError::Bots {
                    given: series.bots.len(),
                    seats,
                });
            }
        };
        let options_json = serde_json::to_value(&options).unwrap_or_default();
        Ok(Self {
            options,
            options_json,
            bots,
            seed: series.seed,
        })
    }

    /// The same with these bots, one for each seat.
    pub(crate) fn seated(&self, bots: &[BotKind]) -> Self {
        let mut lineup = self.clone();
        lineup.bots = bots.to_vec();
        lineup
    }

    /// Plays game number `index`. `choices` is a buffer.
    pub(crate) fn play<L: Listener<G>>(
        &self,
        index: u64,
        choices: &mut Vec<G::Choice>,
        listener: &(dyn Fn(&G) -> L + Sync),
        mut watch: impl FnMut(Seat, G::Choice),
    ) -> Result<Played<G, L>, OptionsError> {
        let seed = game_seed(self.seed, index);
        let mut game = G::new(&self.options, seed)?;
        let mut heard = listener(&game);
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..)
            .zip(&self.bots)
            .map(|(seat, kind)| kind.build(mix(seed, seat)))
            .collect();
        let (mut decisions, mut options, mut most_choices) = (0, 0, 0);
        let stop = Stop::default();
        while let Some(decision) = game.decision() {
            choices.clear();
            game.choices(choices);
            if choices.is_empty() || decisions == MAX_DECISIONS {
                break;
            }
            let seen = Seen::new(&game, decision.seat, choices, &stop);
            let choice = choices[bots[decision.seat.index()].choose(&seen)];
            watch(decision.seat, choice);
            heard.apply(&mut game, choice);
            decisions += 1;
            options += choices.len() as u64;
            most_choices = most_choices.max(choices.len());
        }
        Ok(Played {
            game,
            seed,
            heard,
            decisions,
            choices: options,
            most_choices,
            efforts: bots.iter().map(|bot| bot.effort()).collect(),
        })
    }
}

/// A game that was played, and who listened to it.
pub(crate) struct Played<G, L> {
    pub(crate) game: G,
    pub(crate) seed: u64,
    pub(crate) heard: L,
    pub(crate) decisions: u64,
    /// Of the bots, by seat.
    pub(crate) efforts: Vec<Effort>,
    choices: u64,
    most_choices: usize,
}

impl<G: Game, S> Played<G, S> {
    fn end(&self) -> (Option<Outcome>, u64) {
        (self.game.outcome(), self.game.hash())
    }
}

/// Sums over games. Only whole numbers, so that their order does not matter.
#[derive(Default)]
struct Totals {
    finished: u64,
    decisions: u64,
    choices: u64,
    most_choices: usize,
    per_game: Tally,
    overall: Tally,
    sides: Vec<(SideName, Tally, u64)>,
    checksum: u64,
}

impl Totals {
    fn add<G, S>(&mut self, played: &Played<G, S>, outcome: Option<Outcome>, hash: u64) {
        self.decisions += played.decisions;
        self.choices += played.choices;
        self.most_choices = self.most_choices.max(played.most_choices);
        self.per_game.add(played.decisions as i64);
        self.checksum = self.checksum.wrapping_add(hash);
        let Some(outcome) = outcome else {
            return;
        };
        self.finished += 1;
        for side in outcome.sides {
            let known = self.sides.iter().position(|(name, ..)| *name == side.name);
            let known = known.unwrap_or_else(|| {
                self.sides.push((side.name.clone(), Tally::default(), 0));
                self.sides.len() - 1
            });
            let (_, points, wins) = &mut self.sides[known];
            points.add(side.score.into());
            *wins += u64::from(side.won);
            if let SideName::Seat(_) = side.name {
                self.overall.add(side.score.into());
            }
        }
    }

    fn scores(&self) -> Scores {
        let side = |(side, points, wins): &(SideName, Tally, u64)| {
            Some(SideScores {
                side: side.clone(),
                wins: *wins,
                points: points.spread()?,
            })
        };
        Scores {
            overall: self.overall.spread(),
            sides: self.sides.iter().filter_map(side).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_comets::Comets;
    use orrery_core::{Entry, Match};
    use serde_json::json;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn series(players: u8, games: u64) -> Series {
        Series {
            options: json!({"players": players}),
            games: games.try_into().unwrap(),
            seed: 7,
            bots: vec![BotKind::Random],
            threads: 1,
        }
    }

    #[test]
    fn a_simulation_counts_what_was_played() {
        let progress = AtomicU64::new(0);
        let count = || {
            progress.fetch_add(1, Ordering::Relaxed);
        };
        let result = simulate::<Comets>(&series(3, 2_000), &count).unwrap();
        assert_eq!(progress.into_inner(), 2_000);
        assert_eq!((result.game, result.players), ("comets", 3));
        assert_eq!((result.games, result.finished), (2_000, 2_000));
        assert_eq!(result.bots, [BotKind::Random; 3]);
        assert_eq!(result.options, json!({"players": 3, "rounds": 4}));
        let length = result.decisions_per_game.unwrap();
        assert_eq!(length.min, 12); // C3.1: 4 rounds of 3 turns
        assert!(length.max > 12 && length.max <= 24); // C2.6
        assert_eq!(result.decisions as f64, length.mean * 2_000.0);
        assert!((1.0..5.0).contains(&result.choices_per_decision.mean));
        assert_eq!(result.choices_per_decision.max, 4);
        assert_eq!(result.scores.sides.len(), 3);
        let wins: u64 = result.scores.sides.iter().map(|side| side.wins).sum();
        assert!((2_000..3_000).contains(&wins));
        let mean: f64 = result.scores.sides.iter().map(|s| s.points.mean).sum();
        assert!((result.scores.overall.unwrap().mean - mean / 3.0).abs() < 1e-9);
        assert_eq!(result.state_bytes, size_of::<Comets>());
        assert!(result.seconds > 0.0 && result.block_copies_per_second > 0.0);
    }

    #[test]
    fn the_number_of_threads_changes_nothing_but_the_speed() {
        let results = [1, 3].map(|threads| {
            let mut series = series(4, 3_000);
            series.threads = threads;
            simulate::<Comets>(&series, &|| ()).unwrap()
        });
        let [one, three] = &results;
        assert_eq!(one.checksum, three.checksum);
        assert_eq!(one.decisions, three.decisions);
        assert_eq!(one.scores, three.scores);
        let mut other = series(4, 3_000);
        other.seed = 8;
        let other = simulate::<Comets>(&other, &|| ()).unwrap();
        assert_ne!(one.checksum, other.checksum);
    }

    /// Replaying the choices through the other door leads to the positions that were summed up.
    #[test]
    fn the_checksum_is_that_of_the_games_played() {
        let series = series(2, 50);
        let mut sum = 0u64;
        for index in 0..50 {
            let playout = playout::<Comets>(&series, index).unwrap();
            let mut game: Box<dyn Match> =
                (Entry::of::<Comets>().start)(&playout.options, playout.seed).unwrap();
            for (seat, choice) in &playout.choices {
                game.play(*seat, choice).unwrap();
            }
            assert!(game.outcome().is_some());
            sum = sum.wrapping_add(game.hash());
        }
        let simulation = simulate::<Comets>(&series, &|| ()).unwrap();
        assert_eq!(simulation.checksum, format!("{sum:016x}"));
    }

    /// These seeds are a promise: a simulation can be repeated with a later release.
    #[test]
    fn seeds_never_change() {
        assert_eq!(mix(0, 0), 0xe220_a839_7b1d_cdaf); // SplitMix64 is public knowledge
        assert_eq!(game_seed(0, 0), 0xe220_a839_7b1d_cdaf >> 11);
        assert!((0..1000).all(|index| game_seed(7, index) < 1 << 53));
    }

    #[test]
    fn impossible_plans_are_refused() {
        let error = |series: &Series| simulate::<Comets>(series, &|| ()).unwrap_err().to_string();
        assert_eq!(
            error(&series(7, 1)),
            "option players: comets takes 2 to 4 players, not 7"
        );
        let mut bots = series(3, 1);
        bots.bots = vec![BotKind::Random; 2];
        assert!(error(&bots).starts_with("2 bots for 3 seats"));
        bots.bots.clear();
        assert!(error(&bots).starts_with("0 bots for 3 seats"));
        let mut wrong = series(2, 1);
        wrong.options = json!({"rounds": "three"});
        assert_eq!(
            error(&wrong),
            "option rounds: invalid type: string \"three\", expected u8"
        );
        wrong.options = json!({"roundz": 3});
        assert!(error(&wrong).starts_with("option roundz: unknown field"));
        wrong.options = json!([]);
        assert_eq!(error(&wrong), "option options: must be a JSON object");
    }
}
