//! A turn that somebody tries.

use orrery_core::{Happening, Match, Part, PlayError, Seat, Viewer};
use serde_json::Value;

/// A turn must come alike in so many guesses.
const GUESSES: u64 = 6;

/// A turn as far as its player knows what comes of it. It is played in guesses, so that nothing of what is hidden in
/// the true position can be learned from it.
pub struct Attempt {
    seat: Seat,
    /// The guess that is shown, and the others.
    game: Box<dyn Match>,
    others: Vec<Box<dyn Match>>,
    told: Vec<Happening>,
    ended: Option<(Ended, u64)>,
}

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It is over.
    Over,
    /// Its player learns something, and what is best from there on depends on it. The position before is shown.
    Learns,
}

impl Attempt {
    /// A turn of the one who decides; `None` if nobody does.
    #[must_use]
    pub fn new(position: &dyn Match) -> Option<Self> {
        let seat = position.decision()?.seat;
        let guess = |seed| position.guess(Viewer::Seat(seat), seed);
        Some(Self {
            seat,
            game: guess(0),
            others: (1..GUESSES).map(guess).collect(),
            told: Vec::new(),
            ended: None,
        })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position as far as it is known.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// What its player was told since the last choice.
    #[must_use]
    pub fn told(&self) -> &[Happening] {
        &self.told
    }

    /// How the turn ended, once it has.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended.map(|(how, _)| how)
    }

    /// A fingerprint of where the turn ended: turns with the same one come to the same.
    #[must_use]
    pub fn end(&self) -> Option<u64> {
        self.ended.map(|(_, end)| end)
    }

    /// The next choice; on error nothing changes. Nothing can be chosen once the turn has ended.
    pub fn play(&mut self, choice: &str) -> Result<(), PlayError> {
        if self.ended.is_some() {
            return Err(PlayError::Over);
        }
        let (seat, mut next) = (self.seat, self.game.fork());
        let viewer = Viewer::Seat(seat);
        let told = next.play(seat, choice)?;
        let seen = look(&*next, viewer);
        let comes_alike = |other: &mut Box<dyn Match>| {
            other.play(seat, choice).is_ok() && look(&**other, viewer) == seen
        };
        if !self.others.iter_mut().all(comes_alike) {
            self.ended = Some((Ended::Learns, next.hash()));
            return Ok(());
        }
        let begins = |told: &Happening| told.begins == Some(Part::Turn);
        let heard = told.into_iter().filter(|told| told.to.includes(viewer));
        self.told = heard.map(|told| told.event).collect();
        let goes_on = next.decision().is_some_and(|now| now.seat == seat);
        if !goes_on || self.told.iter().any(begins) {
            self.ended = Some((Ended::Over, next.hash()));
        }
        self.game = next;
        Ok(())
    }
}

fn look(game: &dyn Match, viewer: Viewer) -> Value {
    game.look_back(viewer).json()
}
