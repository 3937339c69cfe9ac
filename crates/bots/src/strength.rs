//! How strong bots are among each other, on the scale on which tables judge people: at 247.5 points more somebody comes out
//! ahead of somebody else e times as often as behind (the spread of two ratings that are known, 175·√2).
//!
//! `standard` stands at 1500 in every game. The others follow from the arenas in `docs/bots.md`: a share of victories
//! among four is that of Plackett and Luce, between two that of Bradley and Terry, and half a game is added to both
//! sides, so that whoever has never lost is not infinitely strong. DESIGN.md says which numbers are guesses.

use crate::BotKind;

/// The rating of a bot in a game, if it is one that people play against.
#[must_use]
pub fn strength(game: &str, bot: BotKind) -> Option<f64> {
    let [random, novice, greedy, character, standard, expert, master] = match game {
        "seti" => [0.0, 140.0, 355.0, 1450.0, 1500.0, 1900.0, 2000.0],
        "kepler" => [0.0, 805.0, 1065.0, 1450.0, 1500.0, 1745.0, 1800.0],
        // Nobody has measured it.
        _ => [600.0, 1200.0, 1100.0, 1450.0, 1500.0, 1700.0, 1800.0],
    };
    match bot {
        BotKind::Random => Some(random),
        BotKind::Novice => Some(novice),
        BotKind::Greedy => Some(greedy),
        BotKind::Character(_) => Some(character),
        BotKind::Standard => Some(standard),
        BotKind::Expert => Some(expert),
        BotKind::Master => Some(master),
        BotKind::Search(_) | BotKind::First(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPREAD: f64 = 175.0 * std::f64::consts::SQRT_2;

    /// By how many points somebody is ahead who won so many of so many games against so many others of one strength.
    fn ahead(won: f64, games: f64, others: f64) -> f64 {
        let share = (won + 0.5) / (games + 1.0);
        SPREAD * (others * share / (1.0 - share)).ln()
    }

    #[test]
    fn strengths_are_those_of_the_arenas() {
        let at = |game, bot| strength(game, bot).unwrap();
        let close = |one: f64, other: f64| assert!((one - other).abs() < 5.0, "{one} {other}");
        // `search:40000` among three `greedy`, and twice the budget of `search:10000`.
        let double = ahead(132.4, 200.0, 1.0);
        let greedy = 1500.0 + double - ahead(99.0, 100.0, 3.0);
        close(at("seti", BotKind::Greedy), greedy);
        close(
            at("seti", BotKind::Novice),
            greedy + ahead(118.0, 400.0, 1.0),
        );
        // `search:20000`, which is `standard`, among three `greedy`.
        close(
            at("kepler", BotKind::Greedy),
            1500.0 - ahead(132.0, 200.0, 3.0),
        );
        let greedy = 1500.0 - ahead(132.0, 200.0, 3.0);
        close(
            at("kepler", BotKind::Novice),
            greedy + ahead(77.0, 300.0, 1.0),
        );
        for game in ["seti", "kepler", "comets"] {
            assert_eq!(strength(game, BotKind::Standard), Some(1500.0));
            assert_eq!(strength(game, BotKind::Search(5)), None);
        }
    }
}
