//! Any game behind one object-safe face, for tables and tools that treat all games alike.

use crate::arrange::{Arrange, Misplaced, Named, Words, arranged};
use crate::event::{Audience, Silent, Told};
use crate::game::{Decision, Game, Illegal, Info, OptionsError, Outcome, Refusal, says};
use crate::look::Look;
use crate::phrase::{Happening, Json, Phrase, Refused, Speak, Word, say_refusal};
use crate::seat::{Seat, Viewer};
use crate::story::{Beat, Gain, POINTS};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use xxhash_rust::xxh3::Xxh3;

/// A line of the registry: how to start or restore games of one kind.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its identity card.
    pub info: Info,
    /// A new game from options in JSON form and a seed.
    pub start: Start,
    /// A game from the JSON form of its state; impossible positions are refused.
    pub restore: fn(&Value) -> Result<Box<dyn Match>, String>,
    /// The complete options that this JSON means, with every default written out.
    pub options: fn(&Value) -> Result<Value, OptionsError>,
}

/// See [`Entry::start`].
pub type Start = fn(&Value, u64) -> Result<Box<dyn Match>, OptionsError>;

impl Entry {
    /// The entry of a game type.
    #[must_use]
    pub const fn of<G: Speak + Arrange>() -> Self {
        Self {
            info: G::INFO,
            start: start::<G>,
            restore: restore::<G>,
            options: options::<G>,
        }
    }
}

/// The options of a game from their JSON form.
pub fn parse_options<G: Game>(options: &Value) -> Result<G::Options, OptionsError> {
    if !options.is_object() {
        return Err(OptionsError::new("options", "must be a JSON object"));
    }
    serde_path_to_error::deserialize(options).map_err(|error| {
        let option = match error.path().to_string() {
            root if root == "." => "options".to_owned(),
            path => path,
        };
        OptionsError::new(option, error.into_inner().to_string())
    })
}

fn start<G: Speak + Arrange>(options: &Value, seed: u64) -> Result<Box<dyn Match>, OptionsError> {
    Ok(Box::new(G::new(&parse_options::<G>(options)?, seed)?))
}

fn restore<G: Speak + Arrange>(state: &Value) -> Result<Box<dyn Match>, String> {
    let state: G = serde_json::from_value(state.clone()).map_err(|error| error.to_string())?;
    state.validate()?;
    Ok(Box::new(state))
}

fn options<G: Game>(options: &Value) -> Result<Value, OptionsError> {
    serde_json::to_value(parse_options::<G>(options)?)
        .map_err(|error| OptionsError::new("options", error.to_string()))
}

/// A game in progress whose type is not known here. Everything goes by text and JSON.
///
/// Whoever knows the type gets it back through [`Any`]: `(game as &dyn Any).downcast_ref::<G>()`.
pub trait Match: Any + Send + Sync {
    /// The identity card of its game.
    fn info(&self) -> Info;
    /// See [`Game::seats`].
    fn seats(&self) -> usize;
    /// See [`Game::decision`].
    fn decision(&self) -> Option<Decision>;
    /// The text of every legal choice, in order.
    fn choices(&self) -> Vec<String>;
    /// Plays the choice with this text for this seat; on error nothing changes.
    fn play(&mut self, seat: Seat, choice: &str) -> Result<Vec<Told<Happening>>, PlayError>;
    /// The choice that nobody could wish to make otherwise, if there is one.
    fn plain(&self) -> Option<String>;
    /// Everything that this viewer sees, with the choices if the viewer decides.
    fn look(&self, viewer: Viewer) -> Look;
    /// The same of a position that has passed, in which nobody decides any more.
    fn look_back(&self, viewer: Viewer) -> Look;
    /// A refusal as a sentence: for the eyes of the one who decides.
    fn say_refusal(&self, refusal: &Refusal) -> Phrase;
    /// What is sure to come of a legal choice, for the eyes of the one who decides: everything that
    /// happens alike in games which that player cannot tell from this one. `None` if it is not legal.
    fn foresee(&self, choice: &str) -> Option<Foresight>;
    /// What speaks for a legal choice just now, for the eyes of the one who decides, as far as it is sure.
    fn causes(&self, choice: &str) -> Vec<Phrase>;
    /// The JSON form of the state, hidden parts included: never for the eyes of a player.
    fn state(&self) -> Value;
    /// A fingerprint of everything that is [hidden](Game::secrets) from this viewer. It changes when the
    /// viewer learns something, or when chance or somebody else changes what the viewer cannot see.
    fn hidden(&self, viewer: Viewer) -> u64;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Game::standing`].
    fn standing(&self) -> Vec<Vec<i32>>;
    /// The JSON form of [`Game::sequel`].
    fn sequel(&self) -> Option<Value>;
    /// See [`Game::hash`].
    fn hash(&self) -> u64;
    /// See [`Arrange::named`].
    fn named(&self) -> Vec<Named>;
    /// This position with things put elsewhere by [words](Arrange::arrange) and with other values at these
    /// pointers; all that is wrong if it cannot be.
    fn arranged(
        &self,
        words: &Words,
        values: &BTreeMap<String, Value>,
    ) -> Result<Box<dyn Match>, Vec<Misplaced>>;
    /// An independent copy.
    fn fork(&self) -> Box<dyn Match>;
    /// Another game that looks the same to this viewer; see [`Game::determinize`].
    fn guess(&self, viewer: Viewer, seed: u64) -> Box<dyn Match>;
}

/// What is sure to come of a choice.
#[derive(Clone, Debug)]
pub struct Foresight {
    /// What happens.
    pub told: Vec<Happening>,
    /// What the same player decides next: the key of a [`Decision`].
    pub next: Option<&'static str>,
    /// What follows after that.
    pub ahead: Option<Word>,
}

/// What a choice tells the one who decides, in a game which that player cannot tell from this one, what is decided then,
/// and what follows after that.
fn told_in_a_guess<G: Speak>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    seed: u64,
) -> (Vec<G::Event>, Option<Decision>, Option<Word>) {
    let mut guess = game.determinize(Viewer::Seat(seat), seed);
    let mut told = Vec::<Told<G::Event>>::new();
    guess.apply(choice, &mut told);
    let heard = told
        .into_iter()
        .filter(|told| told.to.includes(Viewer::Seat(seat)));
    let ahead = G::ahead(&guess.view(Viewer::Seat(seat)));
    let told = heard.map(|told| told.event).collect();
    (told, Game::decision(&guess), ahead)
}

/// An event as everybody tells it who does not know the type of the game.
fn happening<G: Speak>(event: &G::Event) -> Happening {
    Happening {
        phrase: G::say_event(event),
        begins: G::begins(event),
        beat: G::beat(event),
        event: Json::of(event),
    }
}

/// The points of every side as everybody can count them.
fn points(game: &impl Game) -> Vec<i32> {
    let standing = game.standing();
    standing.iter().map(|side| side.iter().sum()).collect()
}

/// Points of which no event tells, because they follow from the position, go to the last thing that everybody heard
/// about their owner.
fn count_points(told: &mut [Told<Happening>], before: &[i32], after: &[i32]) {
    let sides = before.iter().zip(after).enumerate();
    for (index, (before, after)) in sides {
        let Some(seat) = Seat::new(index) else { return };
        let beats = told.iter().filter_map(|told| told.event.beat.as_ref());
        let known = beats.flat_map(|beat| &beat.gains);
        let known = known.filter(|gain| gain.seat == seat && gain.what == POINTS);
        let untold = after - before - known.map(|gain| gain.n).sum::<i32>();
        if untold == 0 {
            continue;
        }
        let heard = |told: &&mut Told<Happening>| told.to == Audience::All;
        let beats = told.iter_mut().filter(heard);
        let beats = beats.filter(|told| told.event.begins.is_none());
        let mut beats: Vec<&mut Beat> = beats.filter_map(|told| told.event.beat.as_mut()).collect();
        let own = beats.iter().rposition(|beat| beat.seat == Some(seat));
        let last = own.or(beats.len().checked_sub(1));
        if let Some(beat) = last.and_then(|at| beats.get_mut(at)) {
            beat.gains.push(Gain {
                seat,
                what: POINTS,
                n: untold,
            });
        }
    }
}

/// So many guesses must agree before something counts as sure.
const GUESSES: u64 = 8;

/// What the one who decides sees.
fn own_view<G: Game>(game: &G) -> G::View {
    let decision = Game::decision(game);
    game.view(decision.map_or(Viewer::Spectator, |decision| Viewer::Seat(decision.seat)))
}

impl Refused {
    /// What a game says about a choice that it does not let pass; `None` if there is no reason to tell.
    #[must_use]
    pub fn of(game: &dyn Match, error: &PlayError) -> Option<Self> {
        let PlayError::Illegal(illegal) = error else {
            return None;
        };
        let refusal = illegal.because.clone()?;
        let phrase = game.say_refusal(&refusal);
        Some(Self { refusal, phrase })
    }
}

impl<G: Speak + Arrange> Match for G {
    fn info(&self) -> Info {
        G::INFO
    }

    fn seats(&self) -> usize {
        Game::seats(self)
    }

    fn decision(&self) -> Option<Decision> {
        Game::decision(self)
    }

    fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        Game::choices(self, &mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Told<Happening>>, PlayError> {
        let decision = Game::decision(self).ok_or(PlayError::Over)?;
        if decision.seat != seat {
            return Err(PlayError::NotYourTurn {
                seat,
                decides: decision.seat,
            });
        }
        let read = text.parse::<G::Choice>().ok();
        let Some(choice) = read.filter(|choice| says(choice, text)) else {
            // The first words of choices are no choice, but a refusal may speak of just these.
            let spoken_of = self.refusals().into_iter().find(|one| one.what == text);
            let choice = text.to_owned();
            return Err(match spoken_of {
                None => PlayError::Unreadable(choice),
                because => Illegal { choice, because }.into(),
            });
        };
        let mut events = Vec::<Told<G::Event>>::new();
        let before = points(self);
        Game::play(self, choice, &mut events)?;
        let told = events.into_iter().map(|told| Told {
            to: told.to,
            event: happening::<G>(&told.event),
        });
        let mut told: Vec<_> = told.collect();
        count_points(&mut told, &before, &points(self));
        Ok(told)
    }

    fn look(&self, viewer: Viewer) -> Look {
        Look::at(self, viewer)
    }

    fn plain(&self) -> Option<String> {
        Game::plain(self).map(|choice| choice.to_string())
    }

    fn look_back(&self, viewer: Viewer) -> Look {
        Look::back_at(self, viewer)
    }

    fn say_refusal(&self, refusal: &Refusal) -> Phrase {
        say_refusal::<G>(&own_view(self), refusal)
    }

    fn foresee(&self, choice: &str) -> Option<Foresight> {
        let seat = Game::decision(self)?.seat;
        let mut choices = Vec::new();
        Game::choices(self, &mut choices);
        let choice = choices.into_iter().find(|known| says(known, choice))?;
        let (mut sure, mut next, mut ahead) = told_in_a_guess(self, seat, choice, 0);
        for seed in 1..GUESSES {
            let (mut also, then, after) = told_in_a_guess(self, seat, choice, seed);
            ahead = ahead.filter(|ahead| after.as_ref() == Some(ahead));
            next = next.filter(|next| then.as_ref() == Some(next));
            sure.retain(|event| match also.iter().position(|other| other == event) {
                Some(at) => {
                    also.remove(at);
                    true
                }
                None => false,
            });
        }
        let next = next.filter(|next| next.seat == seat);
        Some(Foresight {
            told: sure.iter().map(happening::<G>).collect(),
            ahead: ahead.filter(|_| next.is_some()),
            next: next.map(|next| next.about),
        })
    }

    fn causes(&self, choice: &str) -> Vec<Phrase> {
        let Some(seat) = Game::decision(self).map(|now| now.seat) else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        Game::choices(self, &mut choices);
        let Some(choice) = choices.into_iter().find(|known| says(known, choice)) else {
            return Vec::new();
        };
        let viewer = Viewer::Seat(seat);
        let in_a_guess = |seed| {
            let mut guess = self.determinize(viewer, seed);
            let before = guess.view(viewer);
            guess.apply(choice, &mut Silent);
            G::causes(seat, &before, choice, &guess.view(viewer))
        };
        let mut sure = in_a_guess(0);
        for seed in 1..GUESSES {
            let also = in_a_guess(seed);
            sure.retain(|cause| also.contains(cause));
        }
        sure
    }

    fn state(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn hidden(&self, viewer: Viewer) -> u64 {
        let state = Match::state(self);
        let mut hash = Xxh3::new();
        for pointer in Game::secrets(self, viewer) {
            let value = state.pointer(&pointer).unwrap_or(&Value::Null);
            hash.update(format!("{pointer} {value}\n").as_bytes());
        }
        hash.digest()
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn standing(&self) -> Vec<Vec<i32>> {
        Game::standing(self)
    }

    fn sequel(&self) -> Option<Value> {
        serde_json::to_value(Game::sequel(self)?).ok()
    }

    fn hash(&self) -> u64 {
        Game::hash(self)
    }

    fn named(&self) -> Vec<Named> {
        Arrange::named(self)
    }

    fn arranged(
        &self,
        words: &Words,
        values: &BTreeMap<String, Value>,
    ) -> Result<Box<dyn Match>, Vec<Misplaced>> {
        Ok(Box::new(arranged(self, words, values)?))
    }

    fn guess(&self, viewer: Viewer, seed: u64) -> Box<dyn Match> {
        Box::new(self.determinize(viewer, seed))
    }

    fn fork(&self) -> Box<dyn Match> {
        Box::new(*self)
    }
}

/// Why a choice that came from outside was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else decides.
    #[error("seat {seat} may not decide now; seat {decides} does")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who decides.
        decides: Seat,
    },
    /// Not the text of any choice.
    #[error("`{0}` is not a choice of this game")]
    Unreadable(String),
    /// Not a legal choice.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
