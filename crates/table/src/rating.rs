//! How strong people are, by the games they agreed to be judged by.
//!
//! The method is that of Weng and Lin for any number of players (2011, full pairs, Bradley–Terry): a rating and how much
//! it is in doubt, moved by every pair of players at a table. Bots are anchors: their rating is known and stays.

use orrery_bots::BotKind;

/// Where everybody begins.
pub(crate) const START: Rating = Rating {
    rating: 1500.0,
    doubt: 350.0,
};

/// How much one game says: half the doubt of a beginner.
const CHANCE: f64 = 175.0;

/// Nobody is known better than that: people change.
const LEAST_DOUBT: f64 = 60.0;

/// A rating that is in more doubt than this says little yet.
pub const DOUBTFUL: f64 = 120.0;

/// How strong somebody is, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The best guess.
    pub rating: f64,
    /// Its standard deviation; nothing for bots.
    pub doubt: f64,
}

/// The rating of a bot, if it is one that people play against: it is known, and stays.
pub(crate) fn anchor(game: &str, bot: BotKind) -> Option<Rating> {
    let rating = orrery_bots::strength(game, bot)?;
    Some(Rating { rating, doubt: 0.0 })
}

/// The ratings after a game; places count from 1, and those who share one have drawn. `says` tells whether the side with the
/// first index is judged by the one with the second.
pub(crate) fn after(sides: &[(Rating, u32)], says: impl Fn(usize, usize) -> bool) -> Vec<Rating> {
    let new = |(index, &(own, place)): (usize, &(Rating, u32))| {
        let (mut gain, mut learned) = (0.0, 0.0);
        for (other_index, &(other, other_place)) in sides.iter().enumerate() {
            if other_index == index || !says(index, other_index) {
                continue;
            }
            let spread = own.doubt.powi(2) + other.doubt.powi(2) + 2.0 * CHANCE.powi(2);
            let spread = spread.sqrt();
            let expected = 1.0 / (1.0 + ((other.rating - own.rating) / spread).exp());
            let came = match place.cmp(&other_place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let weight = own.doubt.powi(2) / spread;
            gain += weight * (came - expected);
            learned += own.doubt / spread * weight / spread * expected * (1.0 - expected);
        }
        if own.doubt == 0.0 {
            return own;
        }
        let doubt = own.doubt * (1.0 - learned).max(0.01).sqrt();
        Rating {
            rating: own.rating + gain,
            doubt: doubt.max(LEAST_DOUBT),
        }
    };
    sides.iter().enumerate().map(new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(sides: &[(Rating, u32)]) -> Vec<Rating> {
        after(sides, |_, _| true)
    }

    #[test]
    fn equals_gain_what_the_other_loses_and_doubt_shrinks() {
        let [one, other] = played(&[(START, 1), (START, 2)])[..] else {
            panic!("two sides");
        };
        assert!((one.rating + other.rating - 3000.0).abs() < 1e-9);
        // σ²/c/2 with c² = 2·350² + 2·175²
        let gain =
            350.0_f64.powi(2) / (2.0 * 350.0_f64.powi(2) + 2.0 * 175.0_f64.powi(2)).sqrt() / 2.0;
        assert!((one.rating - 1500.0 - gain).abs() < 1e-9, "{one:?}");
        assert!(one.doubt < 350.0 && (one.doubt - other.doubt).abs() < 1e-9);
        let drawn = played(&[(START, 1), (START, 1)]);
        assert!((drawn[0].rating - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn surprises_count_more_than_what_was_expected() {
        let strong = Rating {
            rating: 1900.0,
            doubt: 100.0,
        };
        let weak = Rating {
            rating: 1300.0,
            doubt: 100.0,
        };
        let expected = played(&[(strong, 1), (weak, 2)])[0].rating - 1900.0;
        let surprise = played(&[(strong, 2), (weak, 1)])[1].rating - 1300.0;
        assert!(
            expected > 0.0 && surprise > 3.0 * expected,
            "{expected} {surprise}"
        );
    }

    #[test]
    fn bots_stay_where_they_are() {
        let bot = anchor("seti", BotKind::Expert).unwrap();
        let new = played(&[(START, 1), (bot, 2)]);
        assert_eq!(new[1], bot);
        assert!(new[0].rating > 1500.0);
        assert_eq!(anchor("seti", BotKind::Search(5)), None);
    }

    #[test]
    fn four_at_a_table_move_by_their_places_and_the_order_of_seats_is_nothing() {
        let new = played(&[(START, 3), (START, 1), (START, 4), (START, 2)]);
        assert!(new[1].rating > new[3].rating);
        assert!(new[3].rating > new[0].rating && new[0].rating > new[2].rating);
        let again = played(&[(START, 1), (START, 2), (START, 3), (START, 4)]);
        assert!((again[0].rating - new[1].rating).abs() < 1e-9);
        let sum: f64 = new.iter().map(|side| side.rating).sum();
        assert!((sum - 6000.0).abs() < 1e-6);
    }

    #[test]
    fn whoever_says_nothing_moves_nobody_and_may_be_moved() {
        let known = Rating {
            rating: 1700.0,
            doubt: 80.0,
        };
        // The first is new: the second is not judged by it.
        let new = after(&[(START, 2), (known, 1)], |_, other| other == 1);
        assert_eq!(new[1], known);
        assert!(new[0].rating < 1500.0 && new[0].doubt < 350.0);
    }

    #[test]
    fn many_games_find_the_true_order_and_doubt_has_a_floor() {
        let mut sides = [START, START];
        for game in 0..300 {
            let places = if game % 4 == 0 { [2, 1] } else { [1, 2] };
            let new = played(&[(sides[0], places[0]), (sides[1], places[1])]);
            sides = [new[0], new[1]];
        }
        assert!(sides[0].rating - sides[1].rating > 150.0, "{sides:?}");
        assert!(sides[0].doubt >= LEAST_DOUBT && sides[0].doubt < DOUBTFUL);
    }
}
