//! The legal choices of a decision, each of which is drawn exactly once.

use crate::{Button, Scene};
use orrery_core::{Idle, Offer};
use std::cell::Cell;
use std::fmt::Display;

/// A legal choice.
pub struct Open<C> {
    /// What is chosen.
    pub choice: C,
    /// Its text, which the button sends.
    pub text: String,
    /// What it means, in the reader's language.
    pub label: String,
    /// What of it would come to nothing now.
    pub idle: Option<Idle>,
    /// The ids of the pieces that would leave their place, separated by blanks.
    pub leaves: String,
    drawn: Cell<bool>,
}

/// The legal choices. A board takes from here what it draws; what nobody takes goes to the tray.
pub struct Offers<C>(Vec<Open<C>>);

impl<C: Copy + Display> Offers<C> {
    /// The choices that a viewer sees.
    #[must_use]
    pub fn of(scene: &Scene<'_>, offers: &[Offer<C>]) -> Self {
        let open = offers.iter().map(|offer| Open {
            choice: offer.choice,
            text: offer.choice.to_string(),
            label: scene.say(&offer.phrase),
            idle: offer.idle.clone(),
            leaves: String::new(),
            drawn: Cell::new(false),
        });
        Self(open.collect())
    }

    /// Says of every choice which pieces would leave their place.
    #[must_use]
    pub fn leaving(mut self, pieces: impl Fn(&C) -> Vec<String>) -> Self {
        for open in &mut self.0 {
            open.leaves = pieces(&open.choice).join(" ");
        }
        self
    }

    /// The choices of this kind that nobody has taken yet, to be drawn here and nowhere else.
    pub fn take(&self, is: impl Fn(&C) -> bool) -> impl Iterator<Item = &Open<C>> {
        let free = self.0.iter().filter(|open| !open.drawn.get());
        free.filter(move |open| is(&open.choice))
            .inspect(|open| open.drawn.set(true))
    }

    /// Whether there is a choice of this kind, drawn or not.
    #[must_use]
    pub fn any(&self, is: impl Fn(&C) -> bool) -> bool {
        self.0.iter().any(|open| is(&open.choice))
    }

    /// The only choice of this kind, drawn or not, if there is just one.
    #[must_use]
    pub fn only(&self, is: impl Fn(&Open<C>) -> bool) -> Option<&Open<C>> {
        let mut all = self.0.iter().filter(|open| is(open));
        all.next().filter(|_| all.next().is_none())
    }

    /// All choices, drawn or not.
    pub fn all(&self) -> impl Iterator<Item = &Open<C>> {
        self.0.iter()
    }

    /// How many choices of this kind there are, drawn or not.
    #[must_use]
    pub fn count(&self, is: impl Fn(&C) -> bool) -> usize {
        self.0.iter().filter(|open| is(&open.choice)).count()
    }

    /// What this makes of each choice, drawn or not.
    pub fn each<T>(&self, of: impl Fn(&C) -> Option<T>) -> impl Iterator<Item = T> {
        self.0.iter().filter_map(move |open| of(&open.choice))
    }

    /// Whether there is a choice whose text begins with this word, drawn or not.
    #[must_use]
    pub fn any_action(&self, word: &str) -> bool {
        self.0.iter().any(|open| open.is_action(word))
    }

    /// The choices whose text begins with this word and that nobody has taken yet, as with
    /// [`take`](Self::take).
    pub fn take_action(&self, word: &str) -> impl Iterator<Item = &Open<C>> {
        let free = self.0.iter().filter(|open| !open.drawn.get());
        free.filter(move |open| open.is_action(word))
            .inspect(|open| open.drawn.set(true))
    }

    /// Those that nobody took.
    #[must_use]
    pub fn left(self) -> Vec<Button> {
        let left = self.0.into_iter().filter(|open| !open.drawn.get());
        left.map(|open| Button {
            choice: open.text,
            label: open.label,
        })
        .collect()
    }
}

impl<C> Open<C> {
    /// The id of its button, where labels elsewhere on the page press it too.
    #[must_use]
    pub fn id(&self) -> String {
        format!("do-{}", self.text.replace(' ', "-"))
    }

    /// Whether its text begins with this word.
    #[must_use]
    pub fn is_action(&self, word: &str) -> bool {
        self.text.split(' ').next() == Some(word)
    }
}
