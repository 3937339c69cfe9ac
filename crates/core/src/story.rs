//! The story of a game: what happened, turn by turn, short enough for a headline.
//!
//! A game says of each event what it means in the story ([`Speak::beat`](crate::Speak::beat)); here the beats of a turn
//! become a [`Headline`]. All of it is made from events that the viewer heard. Deliberately absent: languages, layout.

use crate::phrase::{Happening, Part, Phrase, Word};
use crate::seat::Seat;
use std::sync::Arc;

/// The [`Gain::what`] that every game has.
pub const POINTS: &str = "points";

/// How much something that happened matters in the story of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// It is paid for what comes next.
    Price,
    /// It only brings or costs something, and belongs to what came before it.
    Gain,
    /// Something that somebody did of which nothing has come yet.
    Aside,
    /// Something that follows from what somebody did.
    Step,
    /// Something that somebody did.
    Deed,
    /// Something that follows from what somebody did, and that nobody would leave out.
    Feat,
    /// What the turn was about.
    Action,
}

/// What an event means in the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Beat {
    /// How much it matters.
    pub weight: Weight,
    /// Whom it is about; `None` if it is about nobody, or about an opponent without a seat.
    pub seat: Option<Seat>,
    /// What is drawn beside it: the name of an icon of the game.
    pub icon: &'static str,
    /// What is said, in a few words without the name of the player. Beats that say the same are told as one: the
    /// argument `n` adds up, `from` is the first and `to` the last.
    pub phrase: Option<Phrase>,
    /// What is said instead if nothing comes of it: the key of a message about `$what`.
    pub idle: Option<&'static str>,
    /// What it brings to whom.
    pub gains: Vec<Gain>,
}

/// So many of something that everybody can count go to a player, or away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose.
    pub seat: Seat,
    /// Of what: a stable key of the game, or [`POINTS`].
    pub what: &'static str,
    /// How many; fewer than nothing are lost or paid.
    pub n: i32,
}

impl Beat {
    /// A beat that says something.
    #[must_use]
    pub fn new(weight: Weight, seat: Option<Seat>, icon: &'static str, phrase: Phrase) -> Self {
        Self {
            weight,
            seat,
            icon,
            phrase: Some(phrase),
            idle: None,
            gains: Vec::new(),
        }
    }

    /// A beat that only brings something.
    #[must_use]
    pub fn gain(seat: Seat, what: &'static str, n: impl Into<i32>) -> Self {
        Self {
            weight: Weight::Gain,
            seat: Some(seat),
            icon: "",
            phrase: None,
            idle: None,
            gains: Vec::new(),
        }
        .bringing(seat, what, n)
    }

    /// A beat that says only whose turn it is.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        let mut beat = Self::gain(seat, POINTS, 0);
        beat.gains.clear();
        beat
    }

    /// Adds what it brings.
    #[must_use]
    pub fn bringing(mut self, seat: Seat, what: &'static str, n: impl Into<i32>) -> Self {
        let n = n.into();
        add(&mut self.gains, Gain { seat, what, n });
        self
    }

    fn bring(&mut self, gains: &[Gain]) {
        gains.iter().for_each(|gain| add(&mut self.gains, *gain));
    }

    /// Tells another beat as part of this one, if they say the same.
    fn join(&mut self, other: &Self) -> bool {
        let (Some(own), Some(next)) = (&self.phrase, &other.phrase) else {
            return false;
        };
        let Some(both) = joined(own, next).filter(|_| self.seat == other.seat) else {
            return false;
        };
        self.phrase = Some(both);
        self.bring(&other.gains);
        true
    }
}

/// Counts a gain among others; what comes to nothing is left out.
fn add(gains: &mut Vec<Gain>, new: Gain) {
    let known = |gain: &&mut Gain| gain.seat == new.seat && gain.what == new.what;
    match gains.iter_mut().find(known) {
        Some(gain) => gain.n += new.n,
        None => gains.push(new),
    }
    gains.retain(|gain| gain.n != 0);
}

/// Both phrases in one, if they differ in nothing but `n`, `from` and `to`.
fn joined(first: &Phrase, second: &Phrase) -> Option<Phrase> {
    if first.key != second.key || first.args.len() != second.args.len() {
        return None;
    }
    let mut both = first.clone();
    for ((name, own), (other, next)) in both.args.iter_mut().zip(&second.args) {
        match (*name, own, next) {
            _ if name != other => return None,
            ("n", Word::Number(own), Word::Number(next)) => *own += next,
            ("from", ..) => {}
            ("to", own, next) => *own = next.clone(),
            (_, own, next) if own == next => {}
            _ => return None,
        }
    }
    Some(both)
}

/// A turn, or what happened between turns.
#[derive(Clone, Default)]
pub struct Chapter {
    /// What begins with it; `None` for what came before everything else.
    pub begins: Option<Part>,
    /// What is said of its beginning.
    pub title: Option<Phrase>,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// Everything that happened, each with the number of the choice it came of.
    pub lines: Vec<(usize, Arc<Happening>)>,
    /// The number of the choice it began with.
    pub ply: usize,
    /// Who decided anything in it.
    pub deciders: Vec<Seat>,
    /// Nothing has followed it yet.
    pub under_way: bool,
}

/// Everything that came of choices, by turn. A choice is its number, who made it, and what came of it.
pub fn chapters<'a>(
    choices: impl IntoIterator<Item = (usize, Seat, &'a [Arc<Happening>])>,
) -> Vec<Chapter> {
    let mut current = Chapter::default();
    let mut chapters = Vec::new();
    for (ply, seat, events) in choices {
        if !current.deciders.contains(&seat) {
            current.deciders.push(seat);
        }
        for happening in events {
            if happening.begins.is_some() {
                chapters.push(std::mem::take(&mut current));
                current.begins = happening.begins;
                current.title = Some(happening.phrase.clone());
                current.seat = happening.beat.as_ref().and_then(|beat| beat.seat);
                current.ply = ply;
            } else {
                current.lines.push((ply, Arc::clone(happening)));
            }
        }
    }
    current.under_way = true;
    chapters.push(current);
    chapters.retain(|chapter| chapter.title.is_some() || !chapter.lines.is_empty());
    chapters
}

/// A turn in short.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Headline {
    /// Whose turn it was.
    pub seat: Option<Seat>,
    /// What is told of it, what the turn was about first, the rest in the order in which it happened.
    pub told: Vec<Beat>,
    /// What it brought to whom, all costs paid.
    pub gains: Vec<Gain>,
    /// All of it in order, each with the number of the choice it came of.
    pub beats: Vec<(usize, Beat)>,
}

impl Headline {
    /// How much of a turn is told in its headline.
    const LONGEST: usize = 4;

    /// The beats of a chapter.
    #[must_use]
    pub fn of(chapter: &Chapter) -> Self {
        let mut story = Self {
            seat: chapter.seat,
            ..Self::default()
        };
        // What comes before everything else belongs to what comes next, too.
        let mut early: Vec<Gain> = Vec::new();
        for (ply, happening) in &chapter.lines {
            let Some(beat) = &happening.beat else {
                continue;
            };
            beat.gains
                .iter()
                .for_each(|gain| add(&mut story.gains, *gain));
            let last = story.beats.last_mut().map(|(_, last)| last);
            match (beat.weight, last) {
                (Weight::Price, _) | (Weight::Gain, None) => early.extend(&beat.gains),
                (Weight::Gain, Some(last)) => last.bring(&beat.gains),
                (_, last) => {
                    let mut beat = beat.clone();
                    beat.bring(&std::mem::take(&mut early));
                    if !last.is_some_and(|last| last.join(&beat)) {
                        story.beats.push((*ply, beat));
                    }
                }
            }
        }
        if let Some((_, last)) = story.beats.last_mut() {
            last.bring(&early);
        }
        story.mark_idle(chapter.under_way);
        story.told = story.shortened();
        story
    }

    /// Says of what came to nothing that it did. Something may yet come of what is under way.
    fn mark_idle(&mut self, under_way: bool) {
        let next = self.beats.iter().skip(1).map(|(_, beat)| beat.weight);
        let end = (!under_way).then_some(Weight::Action);
        let next: Vec<Weight> = next.chain(end).collect();
        for ((_, beat), next) in self.beats.iter_mut().zip(next) {
            let followed = matches!(next, Weight::Step | Weight::Feat);
            if let Some(key) = beat.idle.filter(|_| beat.gains.is_empty() && !followed) {
                beat.phrase = beat
                    .phrase
                    .take()
                    .map(|what| Phrase::new(key).with("what", what));
            }
        }
    }

    /// What the turn was about, and what else is worth telling.
    fn shortened(&self) -> Vec<Beat> {
        let mut told: Vec<Beat> = Vec::new();
        for (_, beat) in &self.beats {
            if !told.iter_mut().any(|known| known.join(beat)) {
                told.push(beat.clone());
            }
        }
        // The first of the weightiest leads.
        let lead = told.iter().map(|beat| beat.weight).max();
        let lead = told.iter().position(|beat| Some(beat.weight) == lead);
        if let Some(lead) = lead {
            told[..=lead].rotate_right(1);
        }
        while told.len() > Self::LONGEST {
            let worth = |beat: &Beat| (beat.weight, beat.seat == self.seat);
            let least = told.iter().skip(1).map(worth).min();
            let last = told.iter().rposition(|beat| Some(worth(beat)) == least);
            match last.filter(|&at| at > 0) {
                Some(at) => drop(told.remove(at)),
                None => break,
            }
        }
        told
    }

    /// What the turn brought to one player.
    pub fn gains_of(&self, seat: Seat) -> impl Iterator<Item = Gain> {
        let own = self.gains.iter().copied();
        own.filter(move |gain| gain.seat == seat)
    }

    /// How many points it brought to one player.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        let points = self.gains_of(seat).filter(|gain| gain.what == POINTS);
        points.map(|gain| gain.n).sum()
    }
}
