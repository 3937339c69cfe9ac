//! Bots against each other, so that a claim about strength can be checked.
//!
//! Every seed is played once with each arrangement of the bots on the seats, so neither the luck of a
//! seed nor a seat favours anybody. Games with the same seed are alike, so the intervals are computed
//! from the means of the seeds. The same plan gives the same result, in any order of the games, as long
//! as no bot looks at a clock.

use crate::simulate::{SimulateError, Table, pool};
use crate::{BotKind, Judge, Plan};
use orrery_core::SideName;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Arena {
    /// Id of the game.
    pub game: &'static str,
    /// Its rules version.
    pub rules_version: u32,
    /// The complete options.
    pub options: Value,
    /// The seed of the plan.
    pub seed: u64,
    /// Ways to seat the bots.
    pub arrangements: usize,
    /// Games played: whole rounds of arrangements, so perhaps a few more than asked for.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Each kind of bot, and opponents that the rules play.
    pub bots: Vec<Standing>,
}

/// How one kind of bot did, for each of its seats on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// Seats it has at the table.
    pub seats: usize,
    /// Games it took part in.
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
}

/// One side of one finished game.
struct Result {
    /// Index into the kinds.
    kind: usize,
    score: f64,
    win: f64,
}

/// Carries out a plan: `games` is rounded up to whole rounds of arrangements. `progress` is called after
/// every game, from any thread.
pub fn arena<G: Judge>(
    plan: &Plan,
    progress: &(dyn Fn() + Sync),
) -> std::result::Result<Arena, SimulateError> {
    let table = Table::<G>::new(plan)?;
    let arrangements = arrangements(&table.bots);
    let seeds = plan.games.get().div_ceil(arrangements.len() as u64);
    let mut names: Vec<String> = Vec::new();
    for bot in &table.bots {
        if !names.iter().any(|name| name == bot.name()) {
            names.push(bot.name().to_owned());
        }
    }
    let seat_count = |name: &str| table.bots.iter().filter(|bot| bot.name() == name).count();
    let mut seats: Vec<usize> = names.iter().map(|name| seat_count(name)).collect();

    let play_seed = |seed: u64| {
        let play = |arrangement: &Vec<BotKind>| {
            let table = table.seated(arrangement);
            let played = table.play(seed, &mut Vec::new(), |_, _| ());
            progress();
            let outcome = played.ok()?.game.outcome()?;
            let winners = outcome.sides.iter().filter(|side| side.won).count().max(1);
            let side = |side: &orrery_core::Side| {
                let name = match &side.name {
                    SideName::Seat(seat) => arrangement[seat.index()].name().to_owned(),
                    SideName::Automaton(name) => name.clone(),
                };
                (
                    name,
                    f64::from(side.score),
                    f64::from(u8::from(side.won)) / winners as f64,
                )
            };
            Some(outcome.sides.iter().map(side).collect::<Vec<_>>())
        };
        arrangements.iter().filter_map(play).collect::<Vec<_>>()
    };
    let threads = pool(plan.threads)?;
    let played: Vec<Vec<Vec<(String, f64, f64)>>> = threads.install(|| {
        let seeds = (0..seeds).into_par_iter();
        seeds.map(play_seed).collect()
    });

    let mut by_seed: Vec<Vec<Vec<Result>>> = Vec::new();
    for games in played {
        let mut results = Vec::new();
        for sides in games {
            let mut game = Vec::new();
            for (name, score, win) in sides {
                let kind = names.iter().position(|known| *known == name);
                let kind = kind.unwrap_or_else(|| {
                    names.push(name);
                    seats.push(1);
                    names.len() - 1
                });
                game.push(Result { kind, score, win });
            }
            results.push(game);
        }
        by_seed.push(results);
    }
    let ratings = ratings(names.len(), &by_seed);
    let standings = names.iter().enumerate();
    let bots = standings
        .map(|(kind, name)| standing(kind, name, seats[kind], ratings[kind], &by_seed))
        .collect();
    let finished = by_seed.iter().map(|games| games.len() as u64).sum();
    Ok(Arena {
        game: G::INFO.id,
        rules_version: G::INFO.rules_version,
        options: table.options_json,
        seed: plan.seed,
        arrangements: arrangements.len(),
        games: seeds * arrangements.len() as u64,
        finished,
        bots,
    })
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

fn standing(
    kind: usize,
    name: &str,
    seats: usize,
    rating: f64,
    by_seed: &[Vec<Vec<Result>>],
) -> Standing {
    let mut wins = 0.0;
    let (mut win_means, mut score_means) = (Vec::new(), Vec::new());
    for games in by_seed.iter().filter(|games| !games.is_empty()) {
        let own = games.iter().flatten().filter(|result| result.kind == kind);
        let (mut count, mut won, mut scored) = (0.0, 0.0, 0.0);
        for result in own {
            count += 1.0;
            won += result.win;
            scored += result.score;
        }
        wins += won;
        if count > 0.0 {
            win_means.push(won / count);
            score_means.push(scored / count);
        }
    }
    let (win_rate, win_rate_ci95) = interval(&win_means);
    let (mean_score, score_ci95) = interval(&score_means);
    Standing {
        name: name.to_owned(),
        seats,
        games: by_seed.iter().map(|games| games.len() as u64).sum(),
        wins,
        win_rate,
        win_rate_ci95: win_rate_ci95.map(|bound| bound.clamp(0.0, 1.0)),
        mean_score,
        score_ci95,
        rating,
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
fn ratings(kinds: usize, by_seed: &[Vec<Vec<Result>>]) -> Vec<f64> {
    // Half a victory each way, so that nobody's odds are infinite.
    let mut won = vec![vec![0.5; kinds]; kinds];
    for game in by_seed.iter().flatten() {
        for a in game {
            for b in game.iter().filter(|b| b.kind != a.kind) {
                won[a.kind][b.kind] += match a.score.total_cmp(&b.score) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
            }
        }
    }
    let mut strength = vec![1.0f64; kinds];
    for _ in 0..500 {
        let next: Vec<f64> = (0..kinds)
            .map(|a| {
                let others = (0..kinds).filter(|&b| b != a);
                let (mut wins, mut meetings) = (0.0, 0.0);
                for b in others {
                    wins += won[a][b];
                    meetings += (won[a][b] + won[b][a]) / (strength[a] + strength[b]);
                }
                if meetings > 0.0 { wins / meetings } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|s| s.ln()).sum::<f64>() / kinds.max(1) as f64;
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

    fn plan(bots: &[BotKind], games: u64) -> Plan {
        Plan {
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
        let arena = arena::<Comets>(&plan(&[Greedy, Random, Random], 10), &|| ()).unwrap();
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
        let equal = arena::<Comets>(&plan(&[BotKind::Random; 2], 400), &|| ()).unwrap();
        assert!((equal.bots[0].win_rate - 0.5).abs() < 1e-9);
        assert!((equal.bots[0].rating - 1500.0).abs() < 1e-6);
        let plan = plan(&[BotKind::Greedy, BotKind::Random], 400);
        let arena = super::arena::<Comets>(&plan, &|| ()).unwrap();
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
        let game = |a: f64, b: f64| {
            vec![
                Result {
                    kind: 0,
                    score: a,
                    win: 0.0,
                },
                Result {
                    kind: 1,
                    score: b,
                    win: 0.0,
                },
            ]
        };
        let games: Vec<_> = (0..9).map(|_| game(2.0, 1.0)).collect();
        let ratings = ratings(2, &[games]);
        assert!((ratings[0] - ratings[1] - 400.0 * 19.0f64.log10()).abs() < 0.1);
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6);
    }
}
