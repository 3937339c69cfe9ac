//! Teaching a network by finished games: temporal differences, TD(λ), with `trust` as λ.
//!
//! Games are played by bots that look one turn ahead with the network as it is, some of them with
//! errors on purpose, tastes or a style of their own, so that more than one way to play is seen. Positions
//! become examples: their description, and the points that came of it. The network learns what the
//! hand-written judge leaves open, then plays the next games. Whether it plays better than before only games
//! tell, see [`gate`](crate::gate).

use crate::greedy::Greedy;
use crate::judge::{Eye, by_hand};
use crate::mind::Turns;
use crate::net::{HIDDEN, Net, NoWeights, SCALE, Sketch};
use crate::sight::{Sight, Sketched, describe, groups, places};
use crate::style::{Style, leaning};
use crate::turn::TurnBegins;
use crate::{Bot, Seen, SimulateError, Stop};
use orrery_core::{Game, OptionsError, Rng, Seat, Side, SideName};
use orrery_outside::Pool;
use serde_json::Value;
use std::sync::Arc;

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

    /// As bytes, to be kept for later lessons.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(6 * self.items.len() + 13 * self.len() + 32);
        for count in [self.items.len(), self.len(), self.places] {
            bytes.extend((count as u64).to_le_bytes());
        }
        bytes.extend(self.points.0.to_le_bytes());
        bytes.extend(self.points.1.to_le_bytes());
        for (place, value) in &self.items {
            bytes.extend(place.to_le_bytes());
            bytes.extend(value.to_le_bytes());
        }
        for example in &self.ends {
            bytes.extend((example.end as u32).to_le_bytes());
            bytes.extend(example.judged.to_le_bytes());
            bytes.extend(example.result.to_le_bytes());
            bytes.push(example.last.into());
        }
        bytes
    }

    /// What [`Examples::to_bytes`] wrote; `None` for anything else.
    #[must_use]
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let [items, ends, places] = [
            u64::from_le_bytes(cut(&mut bytes)?),
            u64::from_le_bytes(cut(&mut bytes)?),
            u64::from_le_bytes(cut(&mut bytes)?),
        ];
        let points = (
            f64::from_le_bytes(cut(&mut bytes)?),
            u64::from_le_bytes(cut(&mut bytes)?),
        );
        let expected = items.checked_mul(6)?.checked_add(ends.checked_mul(13)?)?;
        if bytes.len() as u64 != expected {
            return None;
        }
        let mut all = Self {
            places: places as usize,
            points,
            ..Self::default()
        };
        for _ in 0..items {
            let item = (
                u16::from_le_bytes(cut(&mut bytes)?),
                f32::from_le_bytes(cut(&mut bytes)?),
            );
            all.items.push(item);
        }
        for _ in 0..ends {
            all.ends.push(Example {
                end: u32::from_le_bytes(cut(&mut bytes)?) as usize,
                judged: f32::from_le_bytes(cut(&mut bytes)?),
                result: f32::from_le_bytes(cut(&mut bytes)?),
                last: cut::<1>(&mut bytes)? == [1],
            });
        }
        let ordered = all.ends.is_sorted_by_key(|example| example.end);
        let inside = all
            .ends
            .iter()
            .all(|example| example.end <= all.items.len());
        let known = all
            .items
            .iter()
            .all(|&(place, _)| usize::from(place) < all.places);
        (ordered && inside && known).then_some(all)
    }

    /// How many numbers a description has.
    #[must_use]
    pub fn places(&self) -> usize {
        self.places
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
        let judged = describe(game, seat, G::GROUPS.len(), &mut sketch);
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

/// The first bytes, which are then gone.
fn cut<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

/// A network in the making.
#[derive(Clone)]
pub struct Pupil {
    net: Option<Arc<Net>>,
}

impl Pupil {
    /// One that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { net: None }
    }

    /// One that has learned before, perhaps when descriptions had fewer groups.
    ///
    /// # Errors
    /// If these are not the weights of a network for this game.
    pub fn from_bytes<G: Sketched>(bytes: &[u8]) -> Result<Self, NoWeights> {
        let net = Net::from_bytes(bytes)?;
        groups::<G>(net.places()).ok_or(NoWeights::Places(net.places()))?;
        let mut rng = Rng::new(1);
        let net = net.widened(places::<G>(G::GROUPS.len()), || noise(&mut rng));
        Ok(Self {
            net: Some(Arc::new(net)),
        })
    }

    /// Whether it has learned anything yet.
    #[must_use]
    pub fn knows(&self) -> bool {
        self.net.is_some()
    }

    /// The network as bytes, as the bots read it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.net
            .as_ref()
            .map_or_else(Vec::new, |net| net.to_bytes())
    }

    /// Plays the games of a lesson, so many at the same time; 0 stands for one per core.
    ///
    /// # Errors
    /// If the options are not those of the game, or there are no threads.
    pub fn play<G: Sketched>(
        &self,
        lesson: &Lesson,
        threads: usize,
    ) -> Result<Examples, SimulateError> {
        let one = |(): &mut (), number: usize| {
            let options = &lesson.options[number % lesson.options.len()];
            game::<G>(self, options, lesson.seed.wrapping_add(number as u64))
        };
        let mut all = Examples::default();
        for examples in Pool::new(threads)?.map(lesson.games as usize, || (), one) {
            all.append(&examples?);
        }
        Ok(all)
    }

    /// How this network sees positions, or the judge alone if there is none yet.
    fn eye<G: Sketched>(&self) -> Box<dyn Eye<G>> {
        match self.net.clone().and_then(Sight::new) {
            Some(sight) => Box::new(sight),
            None => by_hand(),
        }
    }

    /// One whose tastes are off by so much, see [`Net::astray`].
    fn astray(&self, taste: f32, noise: impl FnMut() -> f32) -> Self {
        let astray = |net: &Arc<Net>| Arc::new(net.astray(taste, noise));
        Self {
            net: self.net.as_ref().map(astray),
        }
    }

    /// A player that looks one turn ahead and is wrong by up to so many points.
    pub(crate) fn player<G: Sketched>(&self, seed: u64, error: f32) -> Turns<Greedy<G>> {
        Turns(Greedy::with(seed, self.eye(), LINES, error))
    }
}

impl Default for Pupil {
    fn default() -> Self {
        Self::new()
    }
}

/// Lines that players follow for each first choice: what weak players make of a position says little
/// about what strong ones would.
const LINES: usize = 8;
/// The errors of the players in points, how far their tastes go astray, and how much a style counts with them;
/// each game has another mixture. Errors show what follows from a strange turn, tastes and styles what follows
/// from a strange plan.
const ERRORS: [f32; 4] = [0.0, 0.0, 0.0, 1.5];
const TASTES: [f32; 6] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.03];
const STYLES: [f32; 4] = [0.0, 0.0, 0.4, 1.0];

/// Between -1 and 1.
fn noise(rng: &mut Rng) -> f32 {
    rng.below(1 << 16) as f32 / f32::from(1u16 << 15) - 1.0
}

/// One of the players of a lesson.
fn player<G: Sketched>(pupil: &Pupil, rng: &mut Rng) -> Turns<Greedy<G>> {
    let error = ERRORS[rng.below(ERRORS.len())];
    let eye = match TASTES[rng.below(TASTES.len())] {
        0.0 => pupil.eye(),
        taste => pupil.astray(taste, || noise(rng)).eye(),
    };
    let style = Style::ALL[rng.below(Style::ALL.len())];
    let eye = leaning(eye, style, STYLES[rng.below(STYLES.len())]);
    let seed = rng.below(1 << 30) as u64;
    Turns(Greedy::with(seed, eye, LINES, error))
}

/// Has these players play to the end. Before every decision `watch` is told who decides and whose turn has just
/// ended, if one has.
pub(crate) fn play_out<G: Sketched>(
    game: &mut G,
    players: &mut [Turns<Greedy<G>>],
    mut watch: impl FnMut(&G, Seat, Option<Seat>),
) {
    let (stop, mut choices, mut before) = (Stop::default(), Vec::new(), None);
    while let Some(decision) = game.decision() {
        let ended = before
            .filter(|&(seat, new_turn)| new_turn || seat != decision.seat)
            .map(|(seat, _)| seat);
        watch(game, decision.seat, ended);
        choices.clear();
        game.choices(&mut choices);
        let sight = Seen::new(game, decision.seat, &choices, &stop);
        let picked = players[decision.seat.index()].choose(&sight);
        let mut begins = TurnBegins::default();
        game.apply(choices[picked], &mut begins);
        before = Some((decision.seat, begins.0));
    }
}

/// Plays one game: the examples of all players.
fn game<G: Sketched>(pupil: &Pupil, options: &Value, seed: u64) -> Result<Examples, OptionsError> {
    let options = orrery_core::entry::parse_options::<G>(options)?;
    let mut game = G::new(&options, seed)?;
    let mut rng = Rng::new(seed ^ 0x6c65_6172_6e00);
    let mut players: Vec<_> = (0..game.seats()).map(|_| player(pupil, &mut rng)).collect();
    let mut examples: Vec<Examples> = players.iter().map(|_| Examples::default()).collect();
    // Both kinds of positions that looking ahead compares: after a turn, and within one.
    play_out(&mut game, &mut players, |game, decides, ended| {
        if let Some(seat) = ended.or((rng.below(4) == 0).then_some(decides)) {
            examples[seat.index()].note(game, seat);
        }
    });
    let mut all = Examples::default();
    for (seat, mut own) in Seat::first(game.seats()).zip(examples) {
        own.conclude(result(&game, seat));
        all.append(&own);
    }
    Ok(all)
}

/// Points at the end, less those of an automaton.
pub(crate) fn result<G: Game>(game: &G, seat: Seat) -> f32 {
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
const BLOCK: usize = 400;

impl Pupil {
    /// Learns from so many examples, each as often as the others, the steps growing smaller from `rate`. The
    /// nearer `trust` is to 1, the more only the results count.
    pub fn learn(&mut self, examples: &Examples, count: usize, rate: f32, trust: f32) -> Marks {
        let mut rng = Rng::new(examples.items.len() as u64);
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
        let (mut done, mut squares) = (0, 0.0f64);
        while done < count && !order.is_empty() {
            for place in (1..order.len()).rev() {
                order.swap(place, rng.below(place + 1));
            }
            for batch in order[..order.len().min(count - done)].chunks(BATCH) {
                let step = rate * (1.0 - done as f32 / count as f32).max(0.02);
                squares += teacher.correct(examples, &goals, batch, step);
                done += batch.len();
            }
        }
        let marks = Marks {
            judge: mean(None),
            before,
            kept_back: mean(Some(&teacher.net)),
            learned: (squares / done.max(1) as f64) as f32,
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
        let marks = pupil.learn(&examples, 180_000, 0.01, 1.0);
        assert!(marks.judge > 100.0, "{marks:?}");
        assert_eq!(marks.before, marks.judge, "nothing was known");
        assert!(marks.kept_back < 1.0, "{marks:?}");
        let again = pupil.learn(&examples, 60_000, 0.001, 1.0);
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
        let examples = Pupil::new().play::<orrery_seti::Seti>(&lesson, 1).unwrap();
        assert!(examples.len() > 40 && examples.mean() > 30.0);
        let places: Vec<u16> = examples.items.iter().map(|&(place, _)| place).collect();
        assert!(
            places
                .iter()
                .all(|&place| usize::from(place) < examples.places)
        );
        assert_eq!(examples.ends.iter().filter(|one| one.last).count(), 2);
        let bytes = examples.to_bytes();
        let again = Examples::from_bytes(&bytes).expect("the same");
        assert_eq!(again.to_bytes(), bytes);
        assert!(Examples::from_bytes(&bytes[1..]).is_none());
        assert!(Examples::from_bytes(&bytes[..bytes.len() - 1]).is_none());
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
