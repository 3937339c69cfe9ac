//! The legal choices of a decision, each of which is drawn exactly once.

use crate::Scene;
use std::cell::Cell;
use std::str::FromStr;

/// A legal choice.
pub struct Open<C> {
    /// What is chosen.
    pub choice: C,
    /// Its text, which the button sends.
    pub text: String,
    /// What it means, in the reader's language.
    pub label: String,
    /// The ids of the pieces that would leave their place, separated by blanks.
    pub leaves: String,
    drawn: Cell<bool>,
}

/// The legal choices. A board takes from here what it draws; what nobody takes goes to the tray.
pub struct Offers<C>(Vec<Open<C>>);

impl<C: FromStr> Offers<C> {
    /// The choices of a scene; `None` if one of them is not of this game.
    #[must_use]
    pub fn of(scene: &Scene<'_>) -> Option<Self> {
        let open = scene.offers.iter().map(|offer| {
            Some(Open {
                choice: offer.choice.parse().ok()?,
                text: offer.choice.clone(),
                label: scene.say(&offer.phrase),
                leaves: String::new(),
                drawn: Cell::new(false),
            })
        });
        open.collect::<Option<_>>().map(Self)
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

    /// Where in the list those stand that nobody took.
    #[must_use]
    pub fn left(&self) -> Vec<usize> {
        let all = self.0.iter().enumerate();
        all.filter(|(_, open)| !open.drawn.get())
            .map(|(index, _)| index)
            .collect()
    }
}
