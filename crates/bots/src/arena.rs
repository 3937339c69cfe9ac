//! Bots against each other, so that a claim about strength can be checked.
//!
//! Every seed is played once with each arrangement of the bots on the seats, so neither the luck of a
//! seed nor a seat favours anybody. Games with the same seed are alike, so the intervals are computed
//! from the means of the seeds. The same series gives the same result, in any order of the games.

use crate::simulate::{Lineup, SimulateError};
use crate::{BotKind, Effort, Judge, Series};
use orrery_core::{Outcome, Side, SideName, Silent};
use orrery_outside::Pool;
use serde::Serialize;
use serde_json::Value;
use std::cmp::Ordering;

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Arena {
    /// Id of the game.
    pub game: &'static str,
    /// Its rules version.
    pub rules_version: u32,
    /// The complete options.
    pub options: Value,
    /// The seed of the series.
    pub seed: u64,
    /// Ways to seat the bots.
    pub arrangements: usize,
    /// Games played: whole rounds of arrangements, so perhaps a few more than asked for.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Each kind of bot, then opponents that the rules play.
    pub bots: Vec<Standing>,
}

/// How one kind of bot did, for each of its seats on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// True for an opponent that the rules play.
    pub automaton: bool,
    /// Seats it has at the lineup.
    pub seats: usize,
    /// Finished games it took part in.
    pub games: u64,
    /// Victories of all its seats; a shared one counts in part.
    pub wins: f64,
    /// Victories for each seat and game.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub win_rate_ci95: [f64; 2],
    /// Points for each seat and game.
    pub mean_score: f64,
    /// Its 95 % interval.
    pub score_ci95: [f64; 2],
    /// Strength on a scale where 400 more means ten times the odds to score more in a game; the mean
    /// of all is 1500.
    pub rating: f64,
    /// What the thinking of all its seats has taken.
    pub effort: Effort,
}

/// Who took part: a kind of bot, or an opponent that the rules play.
#[derive(Clone, PartialEq)]
enum Entrant {
    Bot(BotKind),
    Automaton(String),
}

/// One side of one finished game.
struct Result {
    who: Entrant,
    score: f64,
    win: f64,
    effort: Effort,
}

/// Finished games with the same seed.
type Games = Vec<Vec<Result>>;

/// Carries out a series: `games` is rounded up to whole rounds of arrangements. `progress` is called after
/// every game, from any thread.
pub fn arena<G: Judge>(
    series: &Series,
    progress: &(dyn Fn() + Sync),
) -> std::result::Result<Arena, SimulateError> {
    let lineup = Lineup::<G>::new(series)?;
    let arrangements = arrangements(&lineup.bots);
    let seeds = series.games.get().div_ceil(arrangements.len() as u64);
    let play = |(seed, bots): (u64, &Vec<BotKind>)| {
        let played = lineup
            .seated(bots)
            .play(seed, &mut Vec::new(), &|_| Silent, |_, _| ());
        progress();
        played.map(|played| {
            let outcome = played.game.outcome()?;
            Some(results(&outcome, bots, &played.efforts))
        })
    };
    let rounds: Vec<(u64, &Vec<BotKind>)> = (0..seeds)
        .flat_map(|seed| arrangements.iter().map(move |bots| (seed, bots)))
        .collect();
    let pool = Pool::new(series.threads)?;
    let played = pool.map(rounds.len(), || (), |(), number| play(rounds[number]));

    let mut by_seed: Vec<Games> = (0..seeds).map(|_| Vec::new()).collect();
    for (number, game) in played.into_iter().enumerate() {
        by_seed[number / arrangements.len()].extend(game?);
    }
    let mut entrants: Vec<Entrant> = Vec::new();
    let bots = lineup.bots.iter().map(|&bot| Entrant::Bot(bot));
    let sides = by_seed.iter().flatten().flatten();
    for who in bots.chain(sides.map(|side| side.who.clone())) {
        if !entrants.contains(&who) {
            entrants.push(who);
        }
    }
    let ratings = ratings(&entrants, &by_seed);
    let standings = entrants.iter().zip(ratings);
    Ok(Arena {
        game: G::INFO.id,
        rules_version: G::INFO.rules_version,
        arrangements: arrangements.len(),
        games: seeds * arrangements.len() as u64,
        finished: by_seed.iter().map(|games| games.len() as u64).sum(),
        bots: standings
            .map(|(who, rating)| standing(who, &lineup.bots, rating, &by_seed))
            .collect(),
        options: lineup.options_json,
        seed: series.seed,
    })
}

fn results(outcome: &Outcome, bots: &[BotKind], efforts: &[Effort]) -> Vec<Result> {
    let winners = outcome.sides.iter().filter(|side| side.won).count().max(1) as f64;
    let result = |side: &Side| {
        let (who, effort) = match &side.name {
            SideName::Seat(seat) => (Entrant::Bot(bots[seat.index()]), efforts[seat.index()]),
            SideName::Automaton(name) => (Entrant::Automaton(name.clone()), Effort::default()),
        };
        Result {
            who,
            score: side.score.into(),
            win: if side.won { 1.0 / winners } else { 0.0 },
            effort,
        }
    };
    outcome.sides.iter().map(result).collect()
}

/// Every different order of the bots on the seats.
fn arrangements(bots: &[BotKind]) -> Vec<Vec<BotKind>> {
    let Some((&first, rest)) = bots.split_first() else {
        return vec![Vec::new()];
    };
    let mut all: Vec<Vec<BotKind>> = Vec::new();
    for shorter in arrangements(rest) {
        for place in 0..=shorter.len() {
            let mut longer = shorter.clone();
            longer.insert(place, first);
            if !all.contains(&longer) {
                all.push(longer);
            }
        }
    }
    all
}

fn standing(who: &Entrant, bots: &[BotKind], rating: f64, by_seed: &[Games]) -> Standing {
    let (mut wins, mut effort) = (0.0, Effort::default());
    let (mut win_means, mut score_means) = (Vec::new(), Vec::new());
    for games in by_seed {
        let own: Vec<&Result> = games.iter().flatten().filter(|r| r.who == *who).collect();
        if own.is_empty() {
            continue;
        }
        let won: f64 = own.iter().map(|result| result.win).sum();
        let scored: f64 = own.iter().map(|result| result.score).sum();
        wins += won;
        own.iter().for_each(|result| effort += result.effort);
        win_means.push(won / own.len() as f64);
        score_means.push(scored / own.len() as f64);
    }
    let (win_rate, win_rate_ci95) = interval(&win_means);
    let (mean_score, score_ci95) = interval(&score_means);
    let (name, automaton, seats) = match who {
        Entrant::Bot(kind) => {
            let seats = bots.iter().filter(|bot| *bot == kind).count();
            (kind.to_string(), false, seats)
        }
        Entrant::Automaton(name) => (name.clone(), true, 1),
    };
    Standing {
        name,
        automaton,
        seats,
        games: by_seed.iter().map(|games| games.len() as u64).sum(),
        wins,
        win_rate,
        win_rate_ci95: win_rate_ci95.map(|bound| bound.clamp(0.0, 1.0)),
        mean_score,
        score_ci95,
        rating,
        effort,
    }
}

/// Mean and its 95 % interval, the numbers being independent.
fn interval(numbers: &[f64]) -> (f64, [f64; 2]) {
    let n = numbers.len() as f64;
    if numbers.is_empty() {
        return (0.0, [0.0, 0.0]);
    }
    let mean = numbers.iter().sum::<f64>() / n;
    let squares: f64 = numbers.iter().map(|x| (x - mean).powi(2)).sum();
    let error = if numbers.len() < 2 {
        0.0
    } else {
        (squares / (n - 1.0) / n).sqrt()
    };
    (mean, [mean - 1.96 * error, mean + 1.96 * error])
}

/// Ratings from who scored more than whom in each game (Bradley and Terry's model).
fn ratings(entrants: &[Entrant], by_seed: &[Games]) -> Vec<f64> {
    let count = entrants.len();
    let place = |who: &Entrant| entrants.iter().position(|entrant| entrant == who);
    // Half a victory each way, so that nobody's odds are infinite.
    let mut won = vec![vec![0.5; count]; count];
    for game in by_seed.iter().flatten() {
        for (a, b) in game.iter().flat_map(|a| game.iter().map(move |b| (a, b))) {
            if let (Some(first), Some(second)) = (place(&a.who), place(&b.who)) {
                won[first][second] += match a.score.total_cmp(&b.score) {
                    Ordering::Greater => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Less => 0.0,
                };
            }
        }
    }
    let mut strength = vec![1.0f64; count];
    for _ in 0..500 {
        let improved = |a: usize| {
            let (mut wins, mut meetings) = (0.0, 0.0);
            for b in (0..count).filter(|&b| b != a) {
                wins += won[a][b];
                meetings += (won[a][b] + won[b][a]) / (strength[a] + strength[b]);
            }
            if meetings > 0.0 { wins / meetings } else { 1.0 }
        };
        let next: Vec<f64> = (0..count).map(improved).collect();
        let mean = next.iter().map(|s| s.ln()).sum::<f64>() / count.max(1) as f64;
        strength = next.iter().map(|s| s / mean.exp()).collect();
    }
    strength
        .iter()
        .map(|s| 1500.0 + 400.0 * s.log10())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_comets::Comets;
    use serde_json::json;

    fn series(bots: &[BotKind], games: u64) -> Series {
        Series {
            options: json!({"players": bots.len()}),
            games: games.try_into().unwrap(),
            seed: 7,
            bots: bots.to_vec(),
            threads: 2,
        }
    }

    #[test]
    fn bots_are_seated_in_every_order() {
        use BotKind::{Greedy, Random};
        assert_eq!(arrangements(&[Greedy, Random, Random, Random]).len(), 4);
        assert_eq!(arrangements(&[Greedy, Greedy, Random, Random]).len(), 6);
        assert_eq!(arrangements(&[Random, Random]).len(), 1);
        let arena = arena::<Comets>(&series(&[Greedy, Random, Random], 10), &|| ()).unwrap();
        assert_eq!(
            (arena.arrangements, arena.games, arena.finished),
            (3, 12, 12)
        );
        let seats: Vec<_> = arena
            .bots
            .iter()
            .map(|bot| (bot.name.as_str(), bot.seats))
            .collect();
        assert_eq!(seats, [("greedy", 1), ("random", 2)]);
    }

    #[test]
    fn equals_are_found_to_be_equal_and_the_better_one_better() {
        let equal = arena::<Comets>(&series(&[BotKind::Random; 2], 400), &|| ()).unwrap();
        assert!((equal.bots[0].win_rate - 0.5).abs() < 1e-9);
        assert!((equal.bots[0].rating - 1500.0).abs() < 1e-6);
        let series = series(&[BotKind::Greedy, BotKind::Random], 400);
        let arena = arena::<Comets>(&series, &|| ()).unwrap();
        let [greedy, random] = &arena.bots[..] else {
            panic!("{:?}", arena.bots);
        };
        assert!(
            greedy.win_rate_ci95[0] > random.win_rate_ci95[1],
            "{arena:?}"
        );
        assert!(greedy.rating > random.rating && greedy.mean_score > random.mean_score);
        assert!((greedy.wins + random.wins - 400.0).abs() < 1e-9);
        assert!((greedy.win_rate + random.win_rate - 1.0).abs() < 1e-9);
    }

    #[test]
    fn intervals_and_ratings_are_those_of_the_textbook() {
        let (mean, [low, high]) = interval(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean - 2.5).abs() < 1e-9);
        // Standard error of four numbers with variance 5/3.
        assert!((high - mean - 1.96 * (5.0f64 / 12.0).sqrt()).abs() < 1e-9);
        assert!((mean - low - (high - mean)).abs() < 1e-9);
        // Nine and a half against half a victory: odds of 19.
        let both = [BotKind::Greedy, BotKind::Random].map(Entrant::Bot);
        let game = |scores: [f64; 2]| {
            let sides = both.iter().cloned().zip(scores);
            let result = |(who, score)| Result {
                who,
                score,
                win: 0.0,
                effort: Effort::default(),
            };
            sides.map(result).collect()
        };
        let games = (0..9).map(|_| game([2.0, 1.0])).collect();
        let ratings = ratings(&both, &[games]);
        assert!((ratings[0] - ratings[1] - 400.0 * 19.0f64.log10()).abs() < 0.1);
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6);
    }
}
