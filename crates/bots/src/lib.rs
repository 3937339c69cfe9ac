//! Players that are not people, and many games played by them.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Bot`], what a bot may see ([`Seen`]), when it must stop thinking ([`Stop`]), the kinds of bots ([`BotKind`]) |
//! | [`judge`] | what positions of each game are worth |
//! | [`net`], `sight` | what finished games have taught beyond that, and how a network sees positions |
//! | [`learn`], [`gate`] | how games teach, and whether it helped |
//! | [`tune`] | how games correct a table of weights |
//! | `style` | favourite plans |
//! | `turn`, `intent`, `mind`, `greedy` | looking ahead to the end of the own turn |
//! | `search` | trying turns out in many guesses |
//! | [`weigh`](mod@weigh) | what the turns open to a player are worth, and how sure that is |
//! | [`analyse`](mod@analyse) | a finished game, turn by turn: what was better, and what was luck |
//! | [`arena`](mod@arena) | bots against each other, and who is stronger |
//! | [`simulate`](mod@simulate) | whole games between bots, many of them, and the statistics |
//! | [`report`](mod@report) | the same, listening to every game: what players did and what came of it |
//! | [`yardstick`] | how fast this machine copies memory, to compare speeds between machines |
//!
//! Deliberately absent: the true state of a game in the hands of a bot, files, and anything for people
//! to read.

pub mod analyse;
pub mod arena;
pub mod gate;
mod greedy;
mod intent;
pub mod judge;
pub mod learn;
mod mind;
pub mod net;
mod random;
pub mod report;
mod search;
mod sight;
pub mod simulate;
mod strength;
mod style;
pub mod tally;
pub mod tune;
mod turn;
pub mod weigh;
pub mod yardstick;

pub use analyse::{Analysis, Analyst};
pub use arena::{Arena, arena};
pub use intent::Intent;
pub use judge::Judge;
pub use report::{Report, report};
pub use sight::Sketched;
pub use simulate::{Series, SimulateError, Simulation, playout, simulate};
pub use strength::strength;
pub use style::Style;
pub use weigh::{Question, Weighed, Weighing, weigh};

use judge::Edition;
use mind::Turns;
use orrery_core::{Game, Seat, Viewer, entry};
use orrery_outside::Clock;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::any::Any;
use std::fmt;
use std::ops::AddAssign;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Plays one seat of one game.
pub trait Bot<G: Game>: Send {
    /// Decides: an index into [`Seen::choices`].
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize;

    /// What it means to do next, for bots that think a turn through.
    fn intent(&mut self) -> Option<&mut Intent<G>> {
        None
    }

    /// What its thinking has taken so far.
    fn effort(&self) -> Effort {
        Effort::default()
    }
}

/// What thinking has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Effort {
    /// Decisions that were thought about; what follows from an earlier one is not.
    pub decisions: u64,
    /// Positions made for them.
    pub positions: u64,
    /// Turns tried out by playing on.
    pub trials: u64,
    /// The time it took.
    pub seconds: f64,
}

impl AddAssign for Effort {
    fn add_assign(&mut self, more: Self) {
        self.decisions += more.decisions;
        self.positions += more.positions;
        self.trials += more.trials;
        self.seconds += more.seconds;
    }
}

/// Everything a bot may know when it has to decide. The true state stays out of reach:
///
/// ```compile_fail,E0616
/// fn peek<G: orrery_core::Game>(seen: &orrery_bots::Seen<'_, G>) -> G {
///     *seen.game
/// }
/// ```
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    choices: &'a [G::Choice],
    stop: &'a Stop,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What the player in `seat` sees of `game`, and the legal choices to decide between.
    pub fn new(game: &'a G, seat: Seat, choices: &'a [G::Choice], stop: &'a Stop) -> Self {
        Self {
            game,
            seat,
            choices,
            stop,
        }
    }

    /// When the bot must have decided. A bot that thinks long asks every few milliseconds.
    #[must_use]
    pub fn stop(&self) -> &'a Stop {
        self.stop
    }

    /// The seat that decides.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the game has.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// The legal choices, never empty.
    #[must_use]
    pub fn choices(&self) -> &'a [G::Choice] {
        self.choices
    }

    /// See [`Game::view`].
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// See [`Game::determinize`].
    #[must_use]
    pub fn determinize(&self, seed: u64) -> G {
        self.game.determinize(Viewer::Seat(self.seat), seed)
    }
}

/// When to stop thinking: never, after some time, or when nobody needs the answer any more. Copies stop
/// together.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    cancelled: Arc<AtomicBool>,
    /// By the clock's uptime.
    deadline: Option<Duration>,
    clock: Clock,
}

impl Stop {
    /// Stops after this time by this clock.
    #[must_use]
    pub fn after(time: Duration, clock: Clock) -> Self {
        Self {
            deadline: clock.uptime().checked_add(time),
            clock,
            ..Self::default()
        }
    }

    /// The clock that thinking is measured with.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// Stops now: nobody needs the answer any more.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// True if the answer would be thrown away.
    #[must_use]
    pub fn cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// True if it is time to answer.
    #[must_use]
    pub fn now(&self) -> bool {
        self.cancelled() || self.deadline.is_some_and(|at| self.clock.uptime() >= at)
    }
}

/// What a bot keeps in mind for its next decision, in a game whose type is erased: an [`Intent`].
#[derive(Default)]
pub struct Intention(Option<Box<dyn Any + Send>>);

impl Intention {
    /// Keeps this instead of what was kept before.
    pub fn keep(&mut self, intent: impl Any + Send) {
        self.0 = Some(Box::new(intent));
    }

    /// Takes what was kept; `None` if that is of another type.
    pub fn take<T: Any>(&mut self) -> Option<T> {
        let kept = self.0.take()?.downcast().ok()?;
        Some(*kept)
    }
}

/// Has a fresh bot decide in a game whose type is erased: the text of its choice. It goes on with what
/// the last one meant to do, if everything came as expected. `None` if the game is over, or not of type
/// `G`.
#[must_use]
pub fn decide<G: Judge>(
    game: &dyn entry::Match,
    kind: BotKind,
    seed: u64,
    intention: &mut Intention,
    stop: &Stop,
) -> Option<String> {
    let game = (game as &dyn Any).downcast_ref::<G>()?;
    let seat = Game::decision(game)?.seat;
    let mut choices = Vec::new();
    Game::choices(game, &mut choices);
    let mut bot = kind.build::<G>(seed);
    if let Some(intent) = bot.intent() {
        *intent = intention.take().unwrap_or_default();
    }
    let picked = bot.choose(&Seen::new(game, seat, &choices, stop));
    if let Some(intent) = bot.intent() {
        intention.keep(std::mem::take(intent));
    }
    Some(choices.get(picked)?.to_string())
}

/// The bots there are. They have a name and are written as it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// The best turn by a quick look, but it often misjudges.
    Novice,
    /// Tries a few turns out.
    Standard,
    /// Tries turns out for a second or two each.
    Expert,
    /// Tries turns out for as long as a table lets it.
    Master,
    /// Plays like the standard bot, with a favourite plan.
    Character(Style),
    /// The best turn by a quick look at where it leads.
    Greedy,
    /// Any legal choice, each as likely as the others.
    Random,
    /// Tries turns out, making so many positions for a decision: `search:5000`.
    Search(u32),
    /// The same as it was when bots began to be measured: `search-1:5000`, and `expert-1` with the positions
    /// of the expert.
    First(u32),
}

/// Positions that these levels make for a decision.
const STANDARD: u32 = 20_000;
const EXPERT: u32 = 600_000;
const MASTER: u32 = 2_000_000;
/// How much of what is not points yet the novice sees, and how much its favourite plan counts.
const NOVICE_SIGHT: f32 = 0.4;
const NOVICE_STYLE: f32 = 0.6;
/// How much the favourite plan of a character counts.
const CHARACTER: f32 = 0.5;

impl BotKind {
    /// Every kind that people choose from.
    pub const ALL: [Self; 11] = [
        Self::Novice,
        Self::Standard,
        Self::Expert,
        Self::Master,
        Self::Character(Style::Explorer),
        Self::Character(Style::Observer),
        Self::Character(Style::Biologist),
        Self::Character(Style::Engineer),
        Self::Character(Style::Collector),
        Self::Greedy,
        Self::Random,
    ];

    /// A bot of this kind for one game. The same seed and the same sights give the same choices, unless
    /// it is told to [`Stop`].
    #[must_use]
    pub fn build<G: Judge>(self, seed: u64) -> Box<dyn Bot<G>> {
        let search = |nodes: u32, edition| {
            let search = search::Search::new(seed, nodes.into(), edition, G::eye(edition));
            Box::new(Turns(search)) as Box<dyn Bot<G>>
        };
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            Self::Greedy => Box::new(Turns(greedy::Greedy::new(seed))),
            Self::Novice => Box::new(Turns(greedy::Greedy::with(
                seed,
                style::short_sighted(NOVICE_SIGHT, NOVICE_STYLE),
                1,
                0.0,
            ))),
            Self::Standard => search(STANDARD, Edition::Now),
            Self::Expert => search(EXPERT, Edition::Now),
            Self::Master => search(MASTER, Edition::Now),
            Self::Character(style) => {
                let eye = style::leaning(G::eye(Edition::Now), style, CHARACTER);
                let nodes = STANDARD.into();
                Box::new(Turns(search::Search::new(seed, nodes, Edition::Now, eye)))
            }
            Self::Search(nodes) => search(nodes, Edition::Now),
            Self::First(nodes) => search(nodes, Edition::First),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Novice => "novice",
            Self::Standard => "standard",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Character(style) => style.name(),
            Self::Greedy => "greedy",
            Self::Random => "random",
            Self::First(EXPERT) => "expert-1",
            Self::Search(nodes) => return write!(f, "search:{nodes}"),
            Self::First(nodes) => return write!(f, "search-1:{nodes}"),
        })
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BotKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let with = |prefix| name.strip_prefix(prefix)?.parse().ok();
        let named = Self::ALL.into_iter().chain([Self::First(EXPERT)]);
        named
            .into_iter()
            .find(|kind| kind.to_string() == name)
            .or_else(|| with("search:").map(Self::Search))
            .or_else(|| with("search-1:").map(Self::First))
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot `{0}`; there are: {known}", known = known())]
pub struct UnknownBot(pub String);

fn known() -> String {
    let names = BotKind::ALL.map(|kind| kind.to_string());
    format!(
        "{}, search:NODES, expert-1, search-1:NODES",
        names.join(", ")
    )
}

#[cfg(test)]
mod tests {
    mod promises;

    use super::*;
    use orrery_comets::{Comets, Options};

    #[test]
    fn bots_are_known_by_name() {
        let others = [5_000, EXPERT].map(BotKind::First);
        for kind in BotKind::ALL.into_iter().chain(others) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.to_string());
        }
        let error = "clever".parse::<BotKind>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown bot `clever`; there are: novice, standard, expert, master, mara, otto, lin, rasmus, paloma, greedy, random, search:NODES, expert-1, search-1:NODES"
        );
    }

    #[test]
    fn a_bot_sees_what_its_seat_may_know() {
        let game = Comets::new(&Options::default(), 5).unwrap();
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let seat = game.decision().unwrap().seat;
        let stop = Stop::default();
        let seen = Seen::new(&game, seat, &choices, &stop);
        assert_eq!(seen.view(), game.view(Viewer::Seat(seat)));
        assert_eq!((seen.seats(), seen.seat()), (2, seat));
        let guess = seen.determinize(1);
        assert_ne!(guess, game);
        assert_eq!(guess.view(Viewer::Seat(seat)), seen.view());
    }

    #[test]
    fn thinking_stops_in_time_or_at_once() {
        assert!(!Stop::default().now());
        assert!(Stop::after(Duration::ZERO, Clock::default()).now());
        let stop = Stop::after(Duration::from_secs(3600), Clock::default());
        assert!(!stop.now());
        stop.clone().cancel();
        assert!(stop.now() && stop.cancelled());
    }

    #[test]
    fn a_bot_decides_in_a_game_of_erased_type() {
        let mut game = Comets::new(&Options::default(), 5).unwrap();
        while let Some(decision) = Game::decision(&game) {
            let choice = decide::<Comets>(
                &game,
                BotKind::Random,
                3,
                &mut Intention::default(),
                &Stop::default(),
            )
            .unwrap();
            entry::Match::play(&mut game, decision.seat, &choice).unwrap();
        }
        let over = decide::<Comets>(
            &game,
            BotKind::Random,
            3,
            &mut Intention::default(),
            &Stop::default(),
        );
        assert_eq!(over, None);
    }
}
