//! The conformance kit: one function that any game is put through.
//!
//! [`check`] plays random games with every set of options and looks, position by position, for breaches
//! of the contract in [`Game`]; each [`Property`] is one promise. The first breach comes back as a
//! [`Violation`] that says how to see it again. Games are independent of each other, so
//! [`check_on_all_cores`] shares them out.
//!
//! The kit knows no rules. What it cannot see: a choice that is forgotten always and everywhere, a wrong
//! effect or score, a `validate` that accepts too much, a secret that [`Game::secrets`] does not name
//! and `determinize` keeps. Those need scenarios; for the third there is [`hostile`].
//!
//! It is a crate for tests: nothing that ships depends on it. What each game has to tell about itself, its
//! [`Conform`], stands here too, because tests of all crates play lively random games with it.

mod canary;
mod comets;
mod explained;
pub mod hostile;
mod kepler;
mod secrets;
mod seti;
mod texts;
mod trial;

use orrery_core::{Dice, Game, MAX_SEATS, Viewer};
use serde::Serialize;
use std::fmt;
use trial::Trial;

/// What a game has to tell about itself before the kit can check it.
pub trait Conform: Game {
    /// No game takes more decisions than this.
    const MAX_PLIES: usize;

    /// Sets of options worth checking. Together they cover every number of players.
    fn option_sets() -> Vec<Self::Options>;

    /// How eagerly a random game takes this choice, compared with the others; 0 counts as 1. Games in
    /// which uniformly random play hardly ever gets anywhere steer it to their corners with this.
    fn eagerness(&self, _choice: Self::Choice) -> u32 {
        1
    }

    /// One of these choices at random, by eagerness; `below` draws a number below its argument.
    fn pick(
        &self,
        choices: &[Self::Choice],
        below: impl FnOnce(usize) -> usize,
    ) -> Option<Self::Choice> {
        let eagerness = |choice: &Self::Choice| self.eagerness(*choice).max(1) as usize;
        let total: usize = choices.iter().map(eagerness).sum();
        let mut rest = below(total.max(1));
        choices
            .iter()
            .copied()
            .find(|choice| match rest.checked_sub(eagerness(choice)) {
                Some(less) => {
                    rest = less;
                    false
                }
                None => true,
            })
    }

    /// Every choice that players could think of, possible or not: the game is asked why each is refused.
    fn vocabulary() -> Vec<Self::Choice>;

    /// True for an event that tells of something hidden which means nothing afterwards, so that no view
    /// keeps it: a die without effect, a secret bid that is shown and taken back.
    fn fleeting(_event: &Self::Event) -> bool {
        false
    }
}

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Games for each set of options.
    pub games: u64,
    /// Other seeds give other games.
    pub seed: u64,
    /// The costly checks look at one position in this many, and at the first and last of each game;
    /// 1 means all positions.
    pub every: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            games: 100,
            seed: 1,
            every: 16,
        }
    }
}

impl Plan {
    /// A plan for about so many games over all sets of options, or for as many as the environment
    /// variable `ORRERY_GAMES` says: how a test offers a longer run.
    #[must_use]
    pub fn for_games<G: Conform>(usual: u64) -> Self {
        let asked = std::env::var("ORRERY_GAMES").ok();
        let games = asked.and_then(|n| n.parse().ok()).unwrap_or(usual);
        Self {
            games: games.div_ceil(G::option_sets().len().max(1) as u64),
            ..Self::default()
        }
    }

    /// The seed of one game: so large that it cannot appear in a text by chance.
    #[must_use]
    pub fn game_seed(&self, game: u64) -> u64 {
        let mut dice = Dice::new(self.seed);
        let more = dice.number().wrapping_add(game);
        dice.mixed(more).number() | 1 << 63
    }
}

/// What was checked, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Decisions in these games.
    pub decisions: u64,
    /// Choices that were listed.
    pub choices: u64,
    /// Choices that were tried on a copy and accepted.
    pub accepted: u64,
    /// Choices that were not listed, tried, and refused.
    pub refused: u64,
    /// Choices of the vocabulary that the game was asked about.
    pub asked: u64,
    /// Views compared with the views of another possible game.
    pub views: u64,
    /// Hidden places that were seen to change from game to game and to be dealt anew.
    pub secrets: u64,
}

/// Checks a game: [`Plan::games`] games with each of its sets of options, one after the other.
pub fn check<G: Conform>(plan: &Plan) -> Result<Report, Violation> {
    let mut evidence = Evidence::default();
    for options in G::option_sets() {
        for game in 0..plan.games {
            check_game::<G>(&options, plan.game_seed(game), plan.every, &mut evidence)?;
        }
    }
    evidence.conclude::<G>()
}

/// As [`check`], with other games and on all cores.
pub fn check_on_all_cores<G: Conform>(plan: &Plan) -> Result<Report, Violation> {
    on_all_cores::<G>(plan, check_game::<G>)?.conclude::<G>()
}

/// Checks no more than [`Property::Explained`], and that more closely: so many choices of the vocabulary at
/// each position that the plan looks at.
pub fn check_refusals_on_all_cores<G: Conform>(
    plan: &Plan,
    choices: usize,
) -> Result<Report, Violation> {
    let checked = on_all_cores::<G>(plan, |options, seed, every, evidence| {
        Trial::<G>::new(options, seed, every).check_explained(choices, evidence)
    });
    Ok(checked?.report)
}

/// Plays the games of a plan, shared out among all cores.
fn on_all_cores<G: Conform>(
    plan: &Plan,
    check: impl Fn(&G::Options, u64, u64, &mut Evidence) -> Result<(), Violation> + Sync,
) -> Result<Evidence, Violation> {
    let sets = G::option_sets();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let check_share = |share: usize| {
        let mut evidence = Evidence::default();
        for (index, options) in sets.iter().enumerate() {
            for game in (0..plan.games).filter(|game| *game as usize % threads == share) {
                let seed = plan.game_seed(game * 1024 + index as u64);
                check(options, seed, plan.every, &mut evidence)?;
            }
        }
        Ok(evidence)
    };
    let shares = std::thread::scope(|scope| {
        let check_share = &check_share;
        let spawn = |share| scope.spawn(move || check_share(share));
        let workers: Vec<_> = (0..threads).map(spawn).collect();
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(checked) => checked,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect::<Result<Vec<Evidence>, Violation>>()
    })?;
    let mut all = Evidence::default();
    shares.into_iter().for_each(|share| all.merge(share));
    Ok(all)
}

/// Checks one game; `every` is [`Plan::every`]. What only many games together can show is added to the
/// evidence.
///
/// A seed below 2⁶⁰ could appear in a view by chance, so for such a seed nobody looks for it.
pub fn check_game<G: Conform>(
    options: &G::Options,
    seed: u64,
    every: u64,
    evidence: &mut Evidence,
) -> Result<(), Violation> {
    Trial::<G>::new(options, seed, every).check(evidence)
}

/// What the games checked so far have shown together.
#[derive(Default)]
pub struct Evidence {
    report: Report,
    seats_seen: [bool; MAX_SEATS + 1],
    /// Pairs of starts with two seeds, and how many of these pairs differed.
    starts: u64,
    starts_that_differ: u64,
    dealt: secrets::Dealt,
}

impl Evidence {
    const ENOUGH_STARTS: u64 = 8;

    /// Adds what other games have shown.
    pub fn merge(&mut self, other: Self) {
        let (sum, more) = (&mut self.report, other.report);
        sum.games += more.games;
        sum.decisions += more.decisions;
        sum.choices += more.choices;
        sum.accepted += more.accepted;
        sum.refused += more.refused;
        sum.asked += more.asked;
        sum.views += more.views;
        for (seen, also) in self.seats_seen.iter_mut().zip(other.seats_seen) {
            *seen |= also;
        }
        self.starts += other.starts;
        self.starts_that_differ += other.starts_that_differ;
        self.dealt.merge(other.dealt);
    }

    /// Judges what only many games together can show, once games with all sets of options were checked.
    pub fn conclude<G: Conform>(mut self) -> Result<Report, Violation> {
        let over_the_run = |property, detail| {
            Err(Violation {
                property,
                detail,
                place: None,
            })
        };
        let (fewest, most) = G::INFO.players;
        for players in fewest..=most {
            if self.seats_seen.get(players as usize) != Some(&true) {
                let detail = format!("no set of options gives a game with {players} seats");
                return over_the_run(Property::Options, detail);
            }
        }
        if self.starts >= Self::ENOUGH_STARTS && self.starts_that_differ == 0 {
            let detail = format!("{} pairs of seeds gave the same start", self.starts);
            return over_the_run(Property::Seed, detail);
        }
        if let Some(kept) = self.dealt.kept() {
            return over_the_run(Property::Dealt, kept);
        }
        self.report.secrets = self.dealt.proven();
        Ok(self.report)
    }
}

/// Defines [`Property`]: each promise has a name and a sentence.
macro_rules! properties {
    ($($name:ident: $sentence:literal,)*) => {
        /// One promise of the contract.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Property {
            $(#[doc = $sentence] $name,)*
        }

        impl Property {
            /// Every promise.
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }

        impl fmt::Display for Property {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$name => $sentence,)*
                })
            }
        }
    };
}

properties! {
    Options:
        "every set of options starts a game and survives JSON; together they cover every number \
        of players",
    Seed: "the same options and seed give the same start, other seeds give others",
    Decision:
        "the seats never change, and one of them decides exactly as long as there is no outcome",
    Stuck: "a decision offers at least one choice, a finished game none",
    Ends: "the game ends within MAX_PLIES decisions",
    Replay: "replaying the choices, all or fewer, gives the same state and hash at every step",
    Valid: "every position passes validate",
    Json:
        "a state written as JSON and read back is the same, and so is its JSON; views, events and \
        refusals can be written too",
    StableChoices:
        "choices are listed once each, in the same order every time, also for a state read from \
        JSON",
    Accepts: "every listed choice is accepted",
    Progress: "every listed choice changes the state",
    Refuses: "every choice that is not listed is refused",
    Untouched: "a refused choice leaves the state untouched and tells nothing",
    Text:
        "the text of a choice is 1 to 60 characters of printable ASCII, words parted by single \
        spaces",
    UniqueText: "no two choices of a decision share a text",
    Parses: "the text of a choice parses back to it",
    Canonical: "a text that parses is the very text of its choice",
    StableRefusals: "refusals are the same every time",
    RefusesLegal: "no refusal covers a legal choice",
    Rules: "refusals cite rules, and only rules that exist",
    Explained:
        "whatever choice of the vocabulary is asked about, it is refused, by name, with a rule and a \
        reason, exactly if it is not legal",
    Sinks: "the state after a choice does not depend on who listens",
    Canary: "the seed appears in no view, event or refusal",
    View: "a viewer sees the same in the true game and in every determinization",
    Possible:
        "a determinization is a valid position with the same decision; if its viewer decides, \
        choices and refusals are the same",
    Forgetful:
        "a determinization depends only on what the viewer knows and on its seed, and never \
        holds the true seed",
    Secrets:
        "secrets names places that exist, and a determinization differs from the truth nowhere \
        else",
    Dealt: "every secret that differs from game to game is dealt anew",
    Told: "of two games that look alike before and after a choice, a viewer is told the same",
    Outcome: "the outcome has one side for each seat, in order, then those played by the rules",
    Breakdown: "the breakdown of a score adds up to it",
    Winner: "if there are several sides, somebody wins",
    Panics: "no method panics",
}

/// A broken promise, and where to see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Which promise.
    pub property: Property,
    /// What was found instead.
    pub detail: String,
    /// Where; `None` if only all games together show it.
    pub place: Option<Place>,
}

/// A position of a checked game. Options and seed are all that [`check_game`] needs to come here again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The options in JSON form.
    pub options: String,
    /// The seed.
    pub seed: u64,
    /// How many choices were played before this position.
    pub ply: usize,
    /// These choices.
    pub choices: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            property,
            detail,
            place,
        } = self;
        writeln!(f, "{property:?} is broken: {property}")?;
        writeln!(f, "  found: {detail}")?;
        let Some(place) = place else {
            return write!(f, "  in all games together");
        };
        writeln!(f, "  options: {}", place.options)?;
        writeln!(f, "  seed: {}, ply: {}", place.seed, place.ply)?;
        write!(f, "  choices before: {}", place.choices.join(", "))
    }
}

impl std::error::Error for Violation {}

/// A broken promise whose place is not yet known.
struct Fault {
    property: Property,
    detail: String,
}

type Checked = Result<(), Fault>;

fn fault(property: Property, detail: impl Into<String>) -> Fault {
    let detail = detail.into();
    Fault { property, detail }
}

fn ensure(holds: bool, property: Property, detail: impl FnOnce() -> String) -> Checked {
    if holds {
        return Ok(());
    }
    Err(fault(property, detail()))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}
