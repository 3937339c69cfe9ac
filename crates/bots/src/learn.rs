//! Teaching a network by finished games: temporal differences, TD(λ), with `trust` as λ.
//!
//! Games are played by bots that look one turn ahead with the network as it is, some of them with
//! errors on purpose or tastes of their own, so that more than one way to play is seen. Positions
//! become examples: their description, and the points that came of it. The network learns what the
//! hand-written judge leaves open, then plays the next games.

use crate::greedy::Greedy;
use crate::judge::Judge;
use crate::mind::Turns;
use crate::net::{HIDDEN, Net, SCALE, Sketch};
use crate::turn::{Eye, TurnBegins};
use crate::{Bot, Seen, SimulateError, Stop};
use orrery_core::{Game, OptionsError, Rng, Seat, Side, SideName};
use orrery_outside::Pool;
use serde_json::Value;
use std::cell::RefCell;
use std::sync::Arc;

/// A game whose positions can be described for a network.
pub trait Sketched: Judge {
    /// Writes the description of a position for one player, and says what the hand-written judge makes
    /// of it: points, less those of an automaton.
    fn sketch(&self, seat: Seat, sketch: &mut Sketch) -> f32;
}

/// What to play for one lesson.
pub struct Lesson {
    /// Options of the games, taken in turn.
    pub options: Vec<Value>,
    /// How many games.
    pub games: u64,
    /// Everything random follows from it.
    pub seed: u64,
}

/// A position of one player.
#[derive(Clone, Copy)]
struct Example {
    /// Where its description ends among the items.
    end: usize,
    /// What the judge made of it.
    judged: f32,
    /// What came of it.
    result: f32,
    /// True if the same player had no later one in the game.
    last: bool,
}

/// Positions and what came of them, those of a player in a game one after the other.
#[derive(Default)]
pub struct Examples {
    items: Vec<(u16, f32)>,
    ends: Vec<Example>,
    places: usize,
    /// Points of all players, and how many.
    points: (f64, u64),
}

impl Examples {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// True if there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The mean result of the games they come from.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.points.0 / self.points.1.max(1) as f64
    }

    /// Adds the others at the end.
    pub fn append(&mut self, others: &Self) {
        let before = self.items.len();
        self.items.extend_from_slice(&others.items);
        let ends = others.ends.iter().map(|&example| Example {
            end: before + example.end,
            ..example
        });
        self.ends.extend(ends);
        self.places = self.places.max(others.places);
        self.points.0 += others.points.0;
        self.points.1 += others.points.1;
    }

    fn note<G: Sketched>(&mut self, game: &G, seat: Seat) {
        let mut sketch = Sketch::new();
        let judged = game.sketch(seat, &mut sketch);
        self.places = sketch.places();
        self.items.extend(sketch.items());
        self.ends.push(Example {
            end: self.items.len(),
            judged,
            result: 0.0,
            last: false,
        });
    }

    /// The player of all these positions came to this result.
    fn conclude(&mut self, result: f32) {
        for example in &mut self.ends {
            example.result = result;
        }
        if let Some(example) = self.ends.last_mut() {
            example.last = true;
        }
        self.points = (result.into(), 1);
    }

    fn sketch(&self, number: usize) -> &[(u16, f32)] {
        let start = number.checked_sub(1).map_or(0, |last| self.ends[last].end);
        &self.items[start..self.ends[number].end]
    }

    /// What the network should add to the judge: the result, mixed with what it says itself about
    /// later positions, which have less luck ahead of them.
    fn goals(&self, net: Option<&Net>, trust: f32) -> Vec<f32> {
        let mut goals = vec![0.0; self.len()];
        let mut later = 0.0;
        for number in (0..self.len()).rev() {
            let Example {
                judged,
                result,
                last,
                ..
            } = self.ends[number];
            if last {
                later = result;
            }
            goals[number] = later - judged;
            let said = net.map_or(0.0, |net| net.points(self.sketch(number)));
            later = trust * later + (1.0 - trust) * (judged + said);
        }
        goals
    }
}

/// A network in the making.
pub struct Pupil {
    net: Option<Arc<Net>>,
}

impl Pupil {
    /// One that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { net: None }
    }

    /// One that has learned before; `None` if these are not the bytes of a network.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let net = Some(Arc::new(Net::from_bytes(bytes)?));
        Some(Self { net })
    }

    /// The network as bytes, as the bots read it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.net
            .as_ref()
            .map_or_else(Vec::new, |net| net.to_bytes())
    }

    /// Plays the games of a lesson on all cores.
    ///
    /// # Errors
    /// If the options are not those of the game, or there are no threads.
    pub fn play<G: Sketched>(&self, lesson: &Lesson) -> Result<Examples, SimulateError> {
        let one = |(): &mut (), number: usize| {
            let options = &lesson.options[number % lesson.options.len()];
            game::<G>(self, options, lesson.seed.wrapping_add(number as u64))
        };
        let mut all = Examples::default();
        for examples in Pool::new(0)?.map(lesson.games as usize, || (), one) {
            all.append(&examples?);
        }
        Ok(all)
    }

    /// How a player sees positions whose taste may be off by so much, see [`Net::astray`].
    fn eye<G: Sketched>(&self, taste: f32, noise: impl FnMut() -> f32) -> Eye<G> {
        let Some(net) = &self.net else {
            return crate::greedy::by_hand();
        };
        let net = match taste {
            0.0 => net.clone(),
            _ => Arc::new(net.astray(taste, noise)),
        };
        Arc::new(move |game: &G, seat| seen_by(Some(&net), game, seat))
    }
}

thread_local! {
    static SKETCH: RefCell<Sketch> = RefCell::new(Sketch::new());
}

/// What a position is worth by hand and, if there is one, by a network.
pub(crate) fn seen_by<G: Sketched>(net: Option<&Net>, game: &G, seat: Seat) -> f32 {
    SKETCH.with_borrow_mut(|sketch| {
        sketch.clear();
        let judged = game.sketch(seat, sketch);
        judged + net.map_or(0.0, |net| net.points(sketch.items()))
    })
}

impl Default for Pupil {
    fn default() -> Self {
        Self::new()
    }
}

/// Lines that players follow for each first choice: what weak players make of a position says little
/// about what strong ones would.
const LINES: usize = 4;
/// The errors of the players in points, and how far their tastes go astray; each game has another
/// mixture. Errors show what follows from a strange turn, tastes what follows from a strange plan.
const ERRORS: [f32; 4] = [0.0, 0.0, 1.0, 2.5];
const TASTES: [f32; 4] = [0.0, 0.0, 0.0, 0.03];

/// Between -1 and 1.
fn noise(rng: &mut Rng) -> f32 {
    rng.below(1 << 16) as f32 / f32::from(1u16 << 15) - 1.0
}

/// Plays one game: the examples of all players.
fn game<G: Sketched>(pupil: &Pupil, options: &Value, seed: u64) -> Result<Examples, OptionsError> {
    let options = orrery_core::entry::parse_options::<G>(options)?;
    let mut game = G::new(&options, seed)?;
    let mut rng = Rng::new(seed ^ 0x6c65_6172_6e00);
    let mut bots: Vec<Turns<Greedy<G>>> = (0..game.seats())
        .map(|_| {
            let error = ERRORS[rng.below(ERRORS.len())];
            let taste = TASTES[rng.below(TASTES.len())];
            let eye = pupil.eye(taste, || noise(&mut rng));
            let seed = rng.below(1 << 30) as u64;
            Turns(Greedy::with(seed, eye, LINES, error))
        })
        .collect();
    let mut examples: Vec<Examples> = bots.iter().map(|_| Examples::default()).collect();
    let (stop, mut choices, mut before) = (Stop::default(), Vec::new(), None);
    while let Some(decision) = game.decision() {
        // Both kinds of positions that looking ahead compares: after a turn, and within one.
        let whose = match before {
            Some((seat, new_turn)) if new_turn || seat != decision.seat => Some(seat),
            _ => (rng.below(4) == 0).then_some(decision.seat),
        };
        if let Some(seat) = whose {
            examples[seat.index()].note(&game, seat);
        }
        choices.clear();
        game.choices(&mut choices);
        let sight = Seen::new(&game, decision.seat, &choices, &stop);
        let picked = bots[decision.seat.index()].choose(&sight);
        let mut begins = TurnBegins::default();
        game.apply(choices[picked], &mut begins);
        before = Some((decision.seat, begins.0));
    }
    let mut all = Examples::default();
    for (seat, mut own) in Seat::first(game.seats()).zip(examples) {
        own.conclude(result(&game, seat));
        all.append(&own);
    }
    Ok(all)
}

/// Points at the end, less those of an automaton.
fn result<G: Game>(game: &G, seat: Seat) -> f32 {
    let sides = game
        .outcome()
        .map(|outcome| outcome.sides)
        .unwrap_or_default();
    let points = |side: &Side| match side.name {
        SideName::Seat(one) if one == seat => side.score as f32,
        SideName::Seat(_) => 0.0,
        SideName::Automaton(_) => -side.score as f32,
    };
    sides.iter().map(points).sum()
}

/// How learning goes: mean squares of the errors in points, before and after.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// Of the judge alone, on examples that were kept back.
    pub judge: f32,
    /// Of the network before the lesson, on the same: what it would still be without it.
    pub before: f32,
    /// Of the network after it, on the same.
    pub kept_back: f32,
    /// Of the network, on what it learned from.
    pub learned: f32,
}

/// Examples between two corrections.
const BATCH: usize = 256;
/// One of so many examples is kept back, in blocks, so that most come from other games.
const KEPT: usize = 20;
const BLOCK: usize = 2000;

impl Pupil {
    /// Goes through the examples so many times, the steps growing smaller from `rate`. The nearer
    /// `trust` is to 1, the more only the results count.
    pub fn learn(&mut self, examples: &Examples, times: usize, rate: f32, trust: f32) -> Marks {
        let mut rng = Rng::new(1);
        let goals = examples.goals(self.net.as_deref(), trust);
        let known = self.net.take().map(|net| (*net).clone());
        let net = known.unwrap_or_else(|| Net::untaught(examples.places, || noise(&mut rng)));
        let kept = |number: &usize| number / BLOCK % KEPT == KEPT - 1;
        let (back, mut order): (Vec<usize>, Vec<usize>) = (0..examples.len()).partition(kept);
        let square = |number: &usize, net: Option<&Net>| {
            let said = net.map_or(0.0, |net| net.points(examples.sketch(*number)));
            let Example { judged, result, .. } = examples.ends[*number];
            f64::from((result - judged - said) * (result - judged - said))
        };
        let mean = |net: Option<&Net>| {
            let sum: f64 = back.iter().map(|number| square(number, net)).sum();
            (sum / back.len().max(1) as f64) as f32
        };
        let before = mean(Some(&net));
        let mut teacher = Teacher::new(net);
        let batches = (order.len() / BATCH + 1) * times;
        let (mut done, mut learned) = (0, 0.0);
        for _ in 0..times {
            for place in (1..order.len()).rev() {
                order.swap(place, rng.below(place + 1));
            }
            let mut squares = 0.0f64;
            for batch in order.chunks(BATCH) {
                let step = rate * (1.0 - done as f32 / batches as f32).max(0.02);
                squares += teacher.correct(examples, &goals, batch, step);
                done += 1;
            }
            learned = (squares / order.len().max(1) as f64) as f32;
        }
        let marks = Marks {
            judge: mean(None),
            before,
            kept_back: mean(Some(&teacher.net)),
            learned,
        };
        self.net = Some(Arc::new(teacher.net));
        marks
    }
}

/// Corrects a network step by step (Adam).
struct Teacher {
    net: Net,
    gradient: Net,
    first: Net,
    second: Net,
    steps: i32,
}

impl Teacher {
    fn new(net: Net) -> Self {
        let zero = Net {
            rows: vec![[0.0; HIDDEN]; net.rows.len()],
            direct: vec![0.0; net.direct.len()],
            bias: [0.0; HIDDEN],
            last: [0.0; HIDDEN],
            base: 0.0,
        };
        Self {
            net,
            gradient: zero.clone(),
            first: zero.clone(),
            second: zero,
            steps: 0,
        }
    }

    /// One step by these examples: the sum of the squared errors before it, in points.
    fn correct(&mut self, examples: &Examples, goals: &[f32], batch: &[usize], rate: f32) -> f64 {
        let mut squares = 0.0;
        for &number in batch {
            let (sketch, goal) = (examples.sketch(number), goals[number] / SCALE);
            squares += self.add(sketch, goal, 1.0 / batch.len() as f32);
        }
        self.step(rate);
        squares * f64::from(SCALE * SCALE)
    }

    fn add(&mut self, sketch: &[(u16, f32)], goal: f32, part: f32) -> f64 {
        let (units, direct) = self.net.units(sketch);
        let active = units.map(|unit| unit.max(0.0));
        let layer: f32 = active.iter().zip(&self.net.last).map(|(a, w)| a * w).sum();
        let error = self.net.base + direct + layer - goal;
        let slope = error * part;
        let gradient = &mut self.gradient;
        gradient.base += slope;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient.last[unit] += slope * active[unit];
            if units[unit] > 0.0 {
                back[unit] = slope * self.net.last[unit];
            }
            gradient.bias[unit] += back[unit];
        }
        for &(place, value) in sketch {
            let place = usize::from(place);
            gradient.direct[place] += slope * value;
            for (sum, back) in gradient.rows[place].iter_mut().zip(&back) {
                *sum += value * back;
            }
        }
        f64::from(error * error)
    }

    fn step(&mut self, rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);

        /// Weights shrink a little, so that what hardly ever occurs stays small.
        const DECAY: f32 = 1e-4;
        self.steps += 1;
        let rate = rate * (1.0 - KEEP.1.powi(self.steps)).sqrt() / (1.0 - KEEP.0.powi(self.steps));
        let weights = self.net.numbers_mut();
        let gradient = self.gradient.numbers_mut();
        let first = self.first.numbers_mut();
        let second = self.second.numbers_mut();
        for (((weight, slope), first), second) in weights.zip(gradient).zip(first).zip(second) {
            *first = KEEP.0 * *first + (1.0 - KEEP.0) * *slope;
            *second = KEEP.1 * *second + (1.0 - KEEP.1) * *slope * *slope;
            *weight -= rate * (*first / (second.sqrt() + 1e-8) + DECAY * *weight);
            *slope = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples whose results follow a rule with a corner in it.
    fn examples(count: usize) -> Examples {
        let mut rng = Rng::new(7);
        let mut examples = Examples {
            places: 2,
            ..Examples::default()
        };
        for _ in 0..count {
            let [a, b] = std::array::from_fn(|_| rng.below(100) as f32 / 50.0 - 1.0);
            examples.items.extend([(0, a), (1, b)]);
            examples.ends.push(Example {
                end: examples.items.len(),
                judged: 5.0,
                result: 5.0 + 30.0 * (a - b).max(0.0) - 10.0 * b,
                last: true,
            });
        }
        examples
    }

    #[test]
    fn a_pupil_learns_what_the_judge_leaves_open() {
        let examples = examples(60_000);
        let mut pupil = Pupil::new();
        let marks = pupil.learn(&examples, 3, 0.01, 1.0);
        assert!(marks.judge > 100.0, "{marks:?}");
        assert_eq!(marks.before, marks.judge, "nothing was known");
        assert!(marks.kept_back < 1.0, "{marks:?}");
        let again = pupil.learn(&examples, 1, 0.001, 1.0);
        assert_eq!(again.before, marks.kept_back);
    }

    #[test]
    fn examples_stay_apart_when_they_are_put_together() {
        let (mut all, more) = (examples(3), examples(2));
        all.append(&more);
        assert_eq!(all.len(), 5);
        assert_eq!(all.sketch(3), more.sketch(0));
        assert_eq!(all.sketch(4), more.sketch(1));
        assert_ne!(all.sketch(2), all.sketch(3));
    }

    #[test]
    fn finished_games_become_examples() {
        let lesson = Lesson {
            options: vec![serde_json::json!({"players": 2})],
            games: 1,
            seed: 3,
        };
        let examples = Pupil::new().play::<orrery_seti::Seti>(&lesson).unwrap();
        assert!(examples.len() > 40 && examples.mean() > 30.0);
        let places: Vec<u16> = examples.items.iter().map(|&(place, _)| place).collect();
        assert!(
            places
                .iter()
                .all(|&place| usize::from(place) < examples.places)
        );
        assert_eq!(examples.ends.iter().filter(|one| one.last).count(), 2);
    }

    #[test]
    fn goals_mix_the_result_with_what_is_said_later() {
        let example = |judged, last| Example {
            end: 0,
            judged,
            result: 100.0,
            last,
        };
        let examples = Examples {
            ends: vec![
                example(60.0, false),
                example(80.0, true),
                example(90.0, true),
            ],
            ..Examples::default()
        };
        assert_eq!(examples.goals(None, 1.0), [40.0, 20.0, 10.0]);
        assert_eq!(examples.goals(None, 0.5), [30.0, 20.0, 10.0]);
    }
}
