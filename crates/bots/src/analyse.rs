//! A finished game, turn by turn: what could be expected before and after, what would have been better, and what was
//! luck.
//!
//! A turn here is a *stretch*: the choices that a player made in a row on the same knowledge. When a card is drawn or
//! something is revealed, the next stretch begins; what that was worth counts as luck if it is still the turn of the same
//! player. Between turns the others act and cards are drawn meanwhile, which nobody can tell apart: that is counted for
//! itself. All of it is judged from what the player could know then.

use crate::Stop;
use crate::weigh::{Estimate, Question, Weighed};
use orrery_core::{Entry, Match, Part, Phrase, Record, ReplayError, Seat, SideName, Viewer};
use serde::{Deserialize, Serialize};

/// The version of the form in which analyses are written.
pub const FORMAT: u32 = 2;

/// Positions for each turn at the standard quality.
pub const STANDARD: u64 = 250_000;

/// A difference counts if it is more than so many standard errors.
pub const SURE: f32 = 2.0;

/// The largest losses that are still of these classes, in points.
const LIMITS: [(f32, Class); 4] = [
    (0.5, Class::Best),
    (2.0, Class::Good),
    (4.0, Class::Inaccuracy),
    (7.0, Class::Mistake),
];

/// With a loss of so many points a turn is worth e times less for the accuracy.
const SCALE: f32 = 8.0;

/// What changed by fewer points is no key moment, and so many moments of each kind are.
const TURNING: f32 = 7.0;
const MOMENTS: usize = 6;

/// A whole game is told in so many parts.
pub const PHASES: usize = 3;

/// Weighs turns of one game; see [`weigh`](crate::weigh()).
pub type Weigh = fn(&dyn Match, &Question, &Stop) -> Option<Weighed>;

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// No better turn was found.
    Best,
    /// As good as the best, as far as can be told, or nearly.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// More was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Class {
    /// Every class, the best first.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// Of a loss in points. What is within the noise of the trials is never worse than good.
    #[must_use]
    pub fn of(loss: Estimate) -> Self {
        let limit = LIMITS.iter().find(|(most, _)| loss.mean <= *most);
        let class = limit.map_or(Self::Blunder, |(_, class)| *class);
        match loss.mean > SURE * loss.error {
            true => class,
            false => class.min(Self::Good),
        }
    }

    /// The stable key.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// One turn of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// Choices that were made before it.
    pub from: usize,
    /// And with it.
    pub to: usize,
    /// Whose.
    pub seat: Seat,
    /// The part of the game, from 0.
    pub phase: usize,
    /// The result that could be expected with the best turn that was found.
    pub before: Estimate,
    /// The one with the turn that was played.
    pub after: Estimate,
    /// What was lost, in the same guesses.
    pub loss: Estimate,
    /// How good it was.
    pub class: Class,
    /// What was chosen.
    pub played: Vec<String>,
    /// The best turn that was found.
    pub best: Vec<String>,
    /// What has changed since, until the next turn of this player or the end, beyond the [drift](Analysis::drift).
    pub change: Estimate,
    /// By what it has changed.
    pub by: By,
    /// Guesses behind these figures.
    pub trials: usize,
}

/// By what the result that a player can expect changes without a choice of that player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// By what was drawn or revealed in the player's own turn, while nobody else did anything: luck.
    #[default]
    Draw,
    /// By what happened between two turns: what the others did, and what was drawn or revealed meanwhile.
    Others,
}

/// What a result that could be expected grows by on average: quick trials find less than the next search does, for
/// everybody alike, and whoever has learned something decides better.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Drift {
    /// After something was drawn or revealed.
    pub draw: f32,
    /// From one turn to the next.
    pub others: f32,
}

impl Drift {
    /// Of this kind.
    #[must_use]
    pub fn of(self, by: By) -> f32 {
        match by {
            By::Draw => self.draw,
            By::Others => self.others,
        }
    }
}

/// How well somebody played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub seat: Seat,
    /// From 0 to 100, over the whole game.
    pub accuracy: Option<f32>,
    /// In each part of the game.
    pub phases: Vec<Option<f32>>,
    /// Turns of each [`Class::ALL`].
    pub classes: [usize; 5],
    /// Points that were lost for sure.
    pub lost: f32,
    /// Points that the draw has brought or cost in the own turns.
    pub luck: f32,
    /// Points that came or went between the own turns.
    pub others: f32,
    /// The result.
    pub result: f32,
}

/// A moment worth looking at.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The number of the turn.
    pub turn: usize,
    /// Why.
    pub what: What,
    /// Points that went or came.
    pub points: f32,
}

/// Why a moment is worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A better turn was missed.
    Missed,
    /// Luck, good or bad.
    Luck,
    /// What happened between two turns.
    Others,
}

/// What is said about a moment: the key of a message with the arguments `name` and `n`, points without a sign.
#[must_use]
pub fn moment_key(moment: &Moment) -> &'static str {
    match moment.what {
        What::Missed => "analysis-moment-missed",
        What::Luck if moment.points < 0.0 => "analysis-moment-bad-luck",
        What::Luck => "analysis-moment-luck",
        What::Others if moment.points < 0.0 => "analysis-moment-bad-others",
        What::Others => "analysis-moment-others",
    }
}

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// See [`FORMAT`].
    pub format: u32,
    /// Which game.
    pub game: String,
    /// Positions that were made for each turn, about.
    pub budget: u64,
    /// What a result that could be expected grows by on average, without any luck.
    pub drift: Drift,
    /// The turns in which there was something to decide, in order.
    pub turns: Vec<Judged>,
    /// By seat.
    pub players: Vec<Player>,
    /// In the order of the game.
    pub moments: Vec<Moment>,
}

/// Choices that a player made in a row on the same knowledge.
struct Stretch {
    seat: Seat,
    from: usize,
    choices: Vec<String>,
    phase: usize,
    position: Box<dyn Match>,
    /// True if a turn is over with it, or somebody else decides next.
    last: bool,
}

/// Works through a game, turn by turn.
pub struct Analyst {
    weigh: Weigh,
    game: String,
    budget: u64,
    seed: u64,
    seats: usize,
    results: Vec<f32>,
    stretches: Vec<Stretch>,
    /// The number of the next one.
    next: usize,
    turns: Vec<Judged>,
}

impl Analyst {
    /// Replays a record; the work is in the [steps](Self::step).
    pub fn new(
        record: &Record,
        entries: &[Entry],
        weigh: Weigh,
        budget: u64,
    ) -> Result<Self, ReplayError> {
        let start = record.position(entries, 0)?;
        let mut splitter = Splitter::new(start);
        let end = record.replay(entries, |ply, after, told| {
            let begins = told
                .iter()
                .any(|told| told.event.begins == Some(Part::Turn));
            splitter.add(ply.seat, &ply.choice, after, begins);
        })?;
        Ok(Self {
            weigh,
            game: record.game.clone(),
            budget,
            seed: record.seed ^ record.hash,
            seats: end.seats(),
            results: results(&*end),
            stretches: splitter.done,
            next: 0,
            turns: Vec::new(),
        })
    }

    /// The positions in which somebody began to decide on new knowledge, each with the choices made before it.
    pub fn positions(&self) -> impl Iterator<Item = (usize, &dyn Match)> {
        let stretches = self.stretches.iter();
        stretches.map(|stretch| (stretch.from, &*stretch.position))
    }

    /// Turns judged so far, and all.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.stretches.len())
    }

    /// Judges one turn more; false once there is none left, or if it was told to stop.
    pub fn step(&mut self, stop: &Stop) -> bool {
        let Some(stretch) = self.stretches.get(self.next) else {
            return false;
        };
        let question = Question {
            nodes: self.budget,
            seed: self.seed.wrapping_add(self.next as u64),
            played: Some(stretch.choices.clone()),
            against: None,
        };
        let weighed = (self.weigh)(&*stretch.position, &question, stop);
        if stop.cancelled() {
            return false;
        }
        if let Some(judged) = weighed.and_then(|weighed| judge(stretch, &weighed)) {
            self.turns.push(judged);
        }
        self.next += 1;
        true
    }

    /// What was found out.
    #[must_use]
    pub fn finish(mut self) -> Analysis {
        let drift = self.tell_changes();
        let seats = Seat::first(self.seats);
        Analysis {
            format: FORMAT,
            game: self.game.clone(),
            budget: self.budget,
            drift,
            players: seats.map(|seat| self.player(seat)).collect(),
            moments: moments(&self.turns),
            turns: self.turns,
        }
    }

    /// What changed between the turns of a player, less what changes there on average in this game. Gives back that
    /// average.
    fn tell_changes(&mut self) -> Drift {
        for index in 0..self.turns.len() {
            let (turn, later) = (&self.turns[index], &self.turns[index + 1..]);
            let next = later.iter().find(|next| next.seat == turn.seat);
            let result = self.results.get(turn.seat.index()).copied();
            let then = next.map_or_else(
                || Estimate {
                    mean: result.unwrap_or(turn.after.mean),
                    error: 0.0,
                },
                |next| next.before,
            );
            let until = next.map_or(usize::MAX, |next| next.from);
            let (change, by) = (then.less(turn.after), self.by(turn.from, until));
            let turn = &mut self.turns[index];
            (turn.change, turn.by) = (change, by);
        }
        let drift = Drift {
            draw: mean_change(&self.turns, By::Draw),
            others: mean_change(&self.turns, By::Others),
        };
        for turn in &mut self.turns {
            turn.change.mean -= drift.of(turn.by);
        }
        drift
    }

    /// By what something changed from the stretch that begins here until the one that begins there.
    fn by(&self, from: usize, until: usize) -> By {
        let mut between = self.stretches.iter();
        match between.any(|one| (from..until).contains(&one.from) && one.last) {
            true => By::Others,
            false => By::Draw,
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let own = || self.turns.iter().filter(move |turn| turn.seat == seat);
        let sure = |turn: &Judged| (turn.loss.mean - turn.loss.error).max(0.0);
        let accuracy = |turns: &[&Judged]| {
            let all = turns.iter().map(|turn| (-sure(turn) / SCALE).exp());
            let many = turns.len() as f32;
            (!turns.is_empty()).then(|| 100.0 * all.sum::<f32>() / many)
        };
        let phase = |phase: usize| {
            let turns: Vec<_> = own().filter(|turn| turn.phase == phase).collect();
            accuracy(&turns)
        };
        let changed = |by: By| {
            let turns = own().filter(|turn| turn.by == by);
            turns.map(|turn| turn.change.mean).sum()
        };
        Player {
            seat,
            accuracy: accuracy(&own().collect::<Vec<_>>()),
            phases: (0..PHASES).map(phase).collect(),
            classes: Class::ALL.map(|class| own().filter(|turn| turn.class == class).count()),
            lost: own().map(sure).sum(),
            luck: changed(By::Draw),
            others: changed(By::Others),
            result: self.results.get(seat.index()).copied().unwrap_or_default(),
        }
    }
}

/// What a finished game came to for every seat: points; alone against an automaton the lead over it.
fn results(end: &dyn Match) -> Vec<f32> {
    let sides = end.outcome().map(|outcome| outcome.sides);
    let sides = sides.unwrap_or_default();
    let automaton = sides
        .iter()
        .find(|side| matches!(side.name, SideName::Automaton(_)));
    let less = automaton.map_or(0, |side| side.score);
    let seats = sides
        .iter()
        .filter(|side| matches!(side.name, SideName::Seat(_)));
    seats.map(|side| (side.score - less) as f32).collect()
}

fn judge(stretch: &Stretch, weighed: &Weighed) -> Option<Judged> {
    let (best, played) = (weighed.turns.first()?, weighed.played()?);
    if weighed.turns.len() < 2 {
        return None;
    }
    Some(Judged {
        from: stretch.from,
        to: stretch.from + stretch.choices.len(),
        seat: stretch.seat,
        phase: stretch.phase,
        before: best.result,
        after: played.result,
        loss: played.behind,
        class: Class::of(played.behind),
        played: stretch.choices.clone(),
        best: best.choices.clone(),
        change: Estimate::default(),
        by: By::default(),
        trials: weighed.trials,
    })
}

/// The mean of the changes of this kind.
fn mean_change(turns: &[Judged], by: By) -> f32 {
    let all = turns.iter().filter(|turn| turn.by == by);
    let all: Vec<f32> = all.map(|turn| turn.change.mean).collect();
    all.iter().sum::<f32>() / all.len().max(1) as f32
}

/// The largest losses, and the largest changes of each kind.
fn moments(turns: &[Judged]) -> Vec<Moment> {
    let missed = turns.iter().enumerate();
    let missed = missed.filter(|(_, turn)| turn.class >= Class::Mistake);
    let missed = missed.map(|(number, turn)| Moment {
        turn: number,
        what: What::Missed,
        points: -turn.loss.mean,
    });
    let large = |change: Estimate| change.mean.abs() >= (SURE * change.error).max(TURNING);
    let changed = |by: By, what: What| {
        let turns = turns.iter().enumerate();
        let turns = turns.filter(move |(_, turn)| turn.by == by && large(turn.change));
        turns.map(move |(number, turn)| Moment {
            turn: number,
            what,
            points: turn.change.mean,
        })
    };
    let largest = |mut moments: Vec<Moment>, many: usize| {
        moments.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        moments.truncate(many);
        moments
    };
    let mut all = largest(missed.collect(), MOMENTS);
    for (by, what) in [(By::Draw, What::Luck), (By::Others, What::Others)] {
        all.extend(largest(changed(by, what).collect(), MOMENTS / 2));
    }
    all.sort_by_key(|moment| moment.turn);
    all
}

/// A turn in words, from this position, as its player would read them; as far as it is possible there.
#[must_use]
pub fn in_words(mut game: Box<dyn Match>, choices: &[String]) -> Vec<Phrase> {
    let mut words = Vec::new();
    for choice in choices {
        let Some(seat) = game.decision().map(|decision| decision.seat) else {
            break;
        };
        let mut offers = game.look(Viewer::Seat(seat)).offers().into_iter();
        let meant = offers.find(|offer| offer.choice == *choice);
        words.extend(meant.map(|offer| offer.phrase));
        if game.play(seat, choice).is_err() {
            break;
        }
    }
    words
}

/// Finds the stretches of a game while it is replayed.
struct Splitter {
    done: Vec<Stretch>,
    /// The one that goes on.
    open: Option<Stretch>,
    /// The position before the next choice, and the number of choices before it.
    position: Box<dyn Match>,
    plies: usize,
}

impl Splitter {
    fn new(start: Box<dyn Match>) -> Self {
        Self {
            done: Vec::new(),
            open: None,
            position: start,
            plies: 0,
        }
    }

    fn add(&mut self, seat: Seat, choice: &str, after: &dyn Match, begins: bool) {
        let before = std::mem::replace(&mut self.position, after.fork());
        let viewer = Viewer::Seat(seat);
        let learned = before.hidden(viewer) != after.hidden(viewer);
        let goes_on = after.decision().is_some_and(|next| next.seat == seat);
        let from = self.plies;
        let stretch = self.open.get_or_insert_with(|| Stretch {
            seat,
            from,
            choices: Vec::new(),
            phase: phase(&*before),
            position: before,
            last: false,
        });
        stretch.choices.push(choice.to_owned());
        stretch.last = begins || !goes_on;
        self.plies += 1;
        if stretch.last || learned {
            self.done.extend(self.open.take());
        }
    }
}

/// The part of the game that a position belongs to.
fn phase(position: &dyn Match) -> usize {
    let progress = position.look_back(Viewer::Spectator).progress();
    progress.map_or(0, |now| {
        let played = usize::from(now.round.max(1) - 1);
        let rounds = usize::from(now.rounds.max(1));
        (played * PHASES / rounds).min(PHASES - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(mean: f32, error: f32) -> Estimate {
        Estimate { mean, error }
    }

    #[test]
    fn classes_follow_from_the_loss_and_noise_is_never_called_a_mistake() {
        let classes = [0.4, 1.9, 3.9, 6.9, 7.1].map(|mean| Class::of(loss(mean, 0.1)));
        assert_eq!(classes, Class::ALL);
        assert_eq!(Class::of(loss(30.0, 16.0)), Class::Good);
        assert_eq!(Class::of(loss(30.0, 14.0)), Class::Blunder);
        assert_eq!(Class::of(loss(0.0, f32::INFINITY)), Class::Best);
        assert_eq!(Class::of(loss(-3.0, 1.0)), Class::Best);
    }
}
