//! The puzzles of every game, built in.

use super::{Asked, Attempt, scattered, unchecked};
use orrery_bots::weigh::Estimate;
use orrery_core::Scenario;
use orrery_core::scenario::Puzzle;
use std::sync::{LazyLock, OnceLock};

macro_rules! puzzles {
    ($($game:literal: $($name:literal)*;)*) => {
        static FILES: &[(&str, &[(&str, &str)])] = &[$(($game, &[$((
            $name,
            include_str!(concat!("../../../../puzzles/", $game, "/", $name, ".toml")),
        )),*])),*];
    };
}

puzzles! {
    "seti":
        "001" "002" "005" "008" "010" "011" "012" "013" "016" "022" "023" "025" "027" "031" "033" "036" "037"
        "038" "040" "045" "046" "047" "049" "050" "051" "052" "062" "063" "070" "073" "075" "076" "077" "079"
        "080" "082" "089" "090" "095" "099" "100" "101" "102" "105" "106" "107" "108" "109" "110" "111" "112"
        "113" "114" "115" "116" "117" "118" "119" "120" "121" "122" "123" "124" "125" "126" "127" "128" "129"
        "130" "131" "132" "133" "134" "135" "136" "137" "138" "139" "140" "141" "142" "143" "144" "145" "146"
        "147" "148" "149" "150" "151" "152" "153" "154" "155" "156" "157" "158" "159" "160" "161" "162" "163"
        "164";
    "kepler":
        "001" "002" "003" "004" "005" "006" "007" "008" "009" "010" "011" "012" "013" "014" "015" "016" "017"
        "018" "019" "020" "021" "022" "023" "024" "025" "026" "027" "028" "029" "030" "031" "032" "033" "034"
        "035" "036" "037" "038" "039" "040" "041" "042" "043" "044" "045" "046" "047" "048" "049" "050" "051"
        "052" "053" "054" "055" "056" "057" "058" "059" "060" "061" "062" "063" "064" "065" "066" "067" "068"
        "069" "070" "071" "072" "073";
}

/// A puzzle that comes with Orrery.
pub struct Shipped {
    /// Which game.
    pub game: &'static str,
    /// Its number, which it keeps.
    pub number: u16,
    /// Its file, as it is written.
    pub text: &'static str,
    /// What is known about it.
    pub facts: Puzzle,
    scenario: Scenario,
    /// Made when somebody looks at it.
    asked: OnceLock<Option<Asked>>,
    /// Where the turns end that are known, and what they are worth less than the solution.
    known: OnceLock<Vec<(u64, Estimate)>>,
}

impl Shipped {
    /// Its position and its solution; `None` if it is wrong, which a test looks for.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        let asked = || unchecked(&self.scenario).ok();
        self.asked.get_or_init(asked).as_ref()
    }

    /// How much a turn that [ends](Attempt::end) there is worth less than the solution, if the file says it.
    #[must_use]
    pub fn known(&self, end: u64) -> Option<Estimate> {
        let known = self.known.get_or_init(|| self.ends());
        let known = known.iter().find(|(known, _)| *known == end);
        known.map(|(_, loss)| *loss)
    }

    /// True if a turn that [ends](Attempt::end) there comes to the same as the solution.
    #[must_use]
    pub fn is_solution(&self, end: u64) -> bool {
        let solution = self.known.get_or_init(|| self.ends()).first();
        solution.is_some_and(|(known, _)| *known == end)
    }

    fn ends(&self) -> Vec<(u64, Estimate)> {
        let Some(asked) = self.asked() else {
            return Vec::new();
        };
        let end = |turn: &[String]| {
            let mut attempt = Attempt::new(&*asked.position)?;
            turn.iter()
                .try_for_each(|choice| attempt.play(choice))
                .ok()?;
            attempt.end()
        };
        let solution = (&asked.solution, Estimate::default());
        let others = self.facts.others.iter().map(|other| {
            let (mean, error) = (other.loss as f32, other.error as f32);
            (&other.play, Estimate { mean, error })
        });
        let turns = [solution].into_iter().chain(others);
        turns
            .filter_map(|(turn, loss)| Some((end(turn)?, loss)))
            .collect()
    }

    /// The themes that tell it apart: those that most puzzles of the game do not have; all if there is none.
    #[must_use]
    pub fn telling(&self) -> Vec<&str> {
        let all = || self.facts.themes.iter().map(String::as_str);
        let own: Vec<&str> = all().filter(|theme| tells(self.game, theme)).collect();
        if own.is_empty() { all().collect() } else { own }
    }

    /// How hard it is: how many levels of bots miss it.
    #[must_use]
    pub fn grade(&self) -> usize {
        self.facts.missed.len()
    }
}

static PUZZLES: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let read = |(game, name, text): (&'static str, &str, &'static str)| {
        // A test reads all of them.
        let scenario = Scenario::parse(text).ok()?;
        Some(Shipped {
            game,
            number: name.parse().ok()?,
            text,
            facts: scenario.puzzle.clone()?,
            scenario,
            asked: OnceLock::new(),
            known: OnceLock::new(),
        })
    };
    puzzle_files().filter_map(read).collect()
});

/// All of them, game by game.
#[must_use]
pub fn shipped() -> &'static [Shipped] {
    &PUZZLES
}

/// True for a theme that some puzzles of a game have, but not most.
#[must_use]
pub fn tells(game: &str, theme: &str) -> bool {
    let own: Vec<_> = PUZZLES.iter().filter(|one| one.game == game).collect();
    let has = |one: &&&Shipped| one.facts.themes.iter().any(|own| own == theme);
    let with = own.iter().filter(has).count();
    with > 0 && 2 * with <= own.len()
}

/// The one with this number.
#[must_use]
pub fn puzzle(game: &str, number: u16) -> Option<&'static Shipped> {
    let is_it = |one: &&Shipped| one.game == game && one.number == number;
    PUZZLES.iter().find(is_it)
}

/// The puzzle of a day, counted from the beginning of 1970: all of them in turn, and neighbours far apart.
#[must_use]
pub fn of_day(day: u64) -> Option<&'static Shipped> {
    let all = PUZZLES.len();
    PUZZLES.get(scattered(day.checked_rem(all as u64)? as usize, all))
}

/// Games, names and texts of all files, as they are written.
pub fn puzzle_files() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let of = |(game, files): &(&'static str, &'static [(&'static str, &'static str)])| {
        let game = *game;
        files.iter().map(move |(name, text)| (game, *name, *text))
    };
    FILES.iter().flat_map(of)
}
