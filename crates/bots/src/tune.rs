//! Better weights for a judge that is a table of numbers.
//!
//! In every game each player sees positions with a table of its own, whose numbers are each somewhat off, by chance.
//! Thousands of players later the points tell, number by number, what more of it is worth: the slope of a line through
//! them. A step up the slopes makes a new table. Whether it plays better than before only games tell, see
//! [`gate`](crate::gate).

use crate::gate::meet;
use crate::greedy::Greedy;
use crate::judge::Eye;
use crate::learn::{play_out, result};
use crate::mind::Turns;
use crate::{SimulateError, Sketched};
use orrery_core::{OptionsError, Rng, Seat};
use orrery_outside::Pool;
use serde_json::Value;

/// A game whose judge is a table.
pub trait Tuned: Sketched {
    /// The table that bots use, as JSON.
    fn table() -> Value;

    /// How positions look with another one; `None` if it is none.
    fn eye_of(table: &Value) -> Option<Box<dyn Eye<Self>>>;
}

/// What more of a number is worth.
#[derive(Clone, Debug)]
pub struct Slope {
    /// Where it stands in the table, a JSON pointer.
    pub place: String,
    /// Points for a number that is larger by the spread of the players, see [`moved`].
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
}

impl Slope {
    /// The points that can be believed: less the more of them may be luck.
    #[must_use]
    pub fn sure(&self) -> f64 {
        let luck = (self.error / self.points).powi(2);
        self.points * (1.0 - luck).max(0.0)
    }
}

/// The places of the numbers of a table that can be tuned: fractions other than 0.
#[must_use]
pub fn places(table: &Value) -> Vec<String> {
    let inside = |key: String, value: &Value| {
        let deeper = places(value).into_iter();
        deeper.map(move |rest| format!("/{key}{rest}")).collect()
    };
    let all: Vec<Vec<String>> = match table {
        Value::Object(fields) => (fields.iter())
            .map(|(key, value)| inside(key.clone(), value))
            .collect(),
        Value::Array(items) => (items.iter().enumerate())
            .map(|(index, value)| inside(index.to_string(), value))
            .collect(),
        Value::Number(number) if number.is_f64() && number.as_f64() != Some(0.0) => {
            vec![vec![String::new()]]
        }
        _ => Vec::new(),
    };
    all.concat()
}

/// A table whose numbers are larger by so much on their scales: for a share between 0 and 1 the logarithm of its odds, so
/// that it stays one, else the logarithm of the number.
#[must_use]
pub fn moved(table: &Value, moves: &[(String, f64)]) -> Value {
    let mut table = table.clone();
    for (place, by) in moves {
        if let Some(number) = table.pointer_mut(place) {
            let old = number.as_f64().unwrap_or_default();
            let new = match 0.0 < old && old < 1.0 {
                true => 1.0 / (1.0 + (1.0 / old - 1.0) * (-by).exp()),
                false => old * by.exp(),
            };
            *number = new.into();
        }
    }
    table
}

/// Nearly normal, with mean 0 and variance 1.
fn normal(rng: &mut Rng) -> f64 {
    const SIDES: usize = 1 << 10;
    let sum: usize = (0..12).map(|_| rng.below(SIDES)).sum();
    sum as f64 / SIDES as f64 - 6.0
}

/// What one game says: for each player how far each number was off from the mean of all players, and the points likewise.
struct Heard {
    off: Vec<Vec<f64>>,
    points: Vec<f64>,
}

/// Plays these games, with tables whose numbers are off by about `spread`, and tells the slope at each place.
///
/// # Errors
/// If the options are not those of the game, the table is none, or there are no threads.
pub fn slopes<G: Tuned>(
    table: &Value,
    options: &[Value],
    games: usize,
    seed: u64,
    spread: f64,
) -> Result<Vec<Slope>, SimulateError> {
    let places = places(table);
    let one = |(): &mut (), number: usize| {
        let options = &options[number % options.len()];
        game::<G>(
            table,
            &places,
            options,
            seed.wrapping_add(number as u64),
            spread,
        )
    };
    let mut heard = Vec::with_capacity(games);
    for game in Pool::new(1)?.map(games, || (), one) {
        heard.push(game?);
    }
    let slope = |(index, place): (usize, &String)| {
        let (mut both, mut squares, mut rest, mut count) = (0.0, 0.0, 0.0, 0.0);
        for game in &heard {
            for (off, points) in game.off.iter().zip(&game.points) {
                both += off[index] * points;
                squares += off[index] * off[index];
                rest += points * points;
                count += 1.0;
            }
        }
        Slope {
            place: place.clone(),
            points: both / squares,
            error: (rest / count / squares).sqrt(),
        }
    };
    Ok(places.iter().enumerate().map(slope).collect())
}

fn game<G: Tuned>(
    table: &Value,
    places: &[String],
    options: &Value,
    seed: u64,
    spread: f64,
) -> Result<Heard, OptionsError> {
    let options = orrery_core::entry::parse_options::<G>(options)?;
    let mut game = G::new(&options, seed)?;
    let mut rng = Rng::new(seed ^ 0x7475_6e65);
    let (mut players, mut off) = (Vec::new(), Vec::new());
    for _ in 0..game.seats() {
        let own: Vec<f64> = places.iter().map(|_| normal(&mut rng)).collect();
        let moves: Vec<(String, f64)> = (places.iter().cloned())
            .zip(own.iter().map(|off| off * spread))
            .collect();
        players.push(player::<G>(&moved(table, &moves), &mut rng)?);
        off.push(own);
    }
    play_out(&mut game, &mut players, |_, _, _| ());
    let mut points: Vec<f64> = Seat::first(game.seats())
        .map(|seat| result(&game, seat).into())
        .collect();
    from_mean(&mut points);
    for index in 0..places.len() {
        let mut own: Vec<f64> = off.iter().map(|off| off[index]).collect();
        from_mean(&mut own);
        for (off, own) in off.iter_mut().zip(own) {
            off[index] = own;
        }
    }
    Ok(Heard { off, points })
}

fn player<G: Tuned>(table: &Value, rng: &mut Rng) -> Result<Turns<Greedy<G>>, OptionsError> {
    let eye = G::eye_of(table).ok_or_else(|| OptionsError::new("table", "not one of this game"))?;
    Ok(Turns(Greedy::with(rng.below(1 << 30) as u64, eye, 2, 0.0)))
}

fn from_mean(values: &mut [f64]) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    for value in values {
        *value -= mean;
    }
}

/// Plays the games of a seed with both tables on every seat: the points that the first has more.
///
/// # Errors
/// If the options are not those of the game, or a table is none.
pub fn duel<G: Tuned>(
    tables: [&Value; 2],
    options: &Value,
    seed: u64,
) -> Result<f64, OptionsError> {
    meet(options, seed, |who, rng| player::<G>(tables[who], rng))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kepler::Kepler;
    use serde_json::json;

    #[test]
    fn fractions_are_tuned_and_counts_are_not() {
        let table = json!({"a": 0.5, "few": 3, "many": [0.0, 2.0], "b": -1.0});
        assert_eq!(places(&table), ["/a", "/b", "/many/1"]);
        let more = |place: &str| (place.to_owned(), 2f64.ln());
        let larger = moved(&table, &[more("/many/1"), more("/a"), more("/b")]);
        let share = larger["a"].as_f64().unwrap();
        assert!((share - 2.0 / 3.0).abs() < 1e-9, "{share}");
        assert_eq!(larger["many"], json!([0.0, 4.0]));
        assert_eq!((&larger["few"], &larger["b"]), (&json!(3), &json!(-2.0)));
    }

    #[test]
    fn what_may_be_luck_is_not_believed() {
        let slope = |points, error| Slope {
            place: String::new(),
            points,
            error,
        };
        assert_eq!(slope(0.5, 1.0).sure(), 0.0);
        assert!((slope(-4.0, 1.0).sure() + 3.75).abs() < 1e-9);
    }

    #[test]
    fn noise_has_variance_one() {
        let mut rng = Rng::new(3);
        let squares: f64 = (0..4000).map(|_| normal(&mut rng).powi(2)).sum();
        assert!((squares / 4000.0 - 1.0).abs() < 0.1, "{squares}");
    }

    #[test]
    fn games_tell_a_table_from_a_ruined_one() {
        let (table, two) = (Kepler::table(), json!({"players": 2}));
        assert_eq!(duel::<Kepler>([&table, &table], &two, 4).unwrap(), 0.0);
        let ruined: Vec<_> = (places(&table).into_iter())
            .map(|place| (place, -4.0))
            .collect();
        let ruined = moved(&table, &ruined);
        let more: f64 = (0..4)
            .map(|seed| duel::<Kepler>([&table, &ruined], &two, seed).unwrap())
            .sum();
        assert!(more > 8.0, "{more}");
        assert!(duel::<Kepler>([&table, &json!({"fuel": 1.0})], &two, 1).is_err());
    }

    #[test]
    fn every_number_has_a_slope() {
        let table = Kepler::table();
        let found = slopes::<Kepler>(&table, &[json!({"players": 2})], 3, 1, 0.3).unwrap();
        assert_eq!(found.len(), places(&table).len());
        assert!(
            found
                .iter()
                .all(|slope| slope.points.is_finite() && slope.error > 0.0)
        );
    }
}
