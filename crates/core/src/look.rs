//! What one viewer sees of a game: the view is built once, and everything else is made from it when
//! somebody asks.

use crate::game::Game;
use crate::phrase::{Offer, Panel, Progress, Refused, Speak, say_refusal};
use crate::seat::Viewer;
use serde::ser::{Serialize, SerializeStruct as _, Serializer};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What one viewer sees of a game of a known type.
pub struct Seen<G: Game> {
    /// The position.
    pub view: G::View,
    /// Every legal choice and what it means, in order, if the viewer decides.
    pub offers: Vec<Offer<G::Choice>>,
    /// Why other things are not possible, if the viewer decides.
    pub refused: Vec<Refused>,
    /// The game, if the viewer decides: never shown, only asked.
    game: Option<G>,
}

impl<G: Speak> Seen<G> {
    /// Why this choice is not possible now, if the viewer decides and it is not legal.
    #[must_use]
    pub fn refusal(&self, choice: G::Choice) -> Option<Refused> {
        let refusal = self.game.as_ref()?.refusal(choice)?;
        Some(Refused {
            phrase: say_refusal::<G>(&self.view, &refusal),
            refusal,
        })
    }
}

/// The same of a game whose type is not known here. Copies are the same look.
#[derive(Clone)]
pub struct Look(Arc<dyn Face>);

impl Look {
    pub(crate) fn at<G: Speak>(game: &G, viewer: Viewer) -> Self {
        let decides = game.decision().is_some_and(|now| viewer.is(now.seat));
        if !decides {
            return Self::back_at(game, viewer);
        }
        let view = game.view(viewer);
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let offer = |choice| Offer {
            choice,
            phrase: G::say_choice(&view, choice),
            idle: game.idle(&view, choice),
        };
        let offers = choices.into_iter().map(offer).collect();
        let refused = |refusal| Refused {
            phrase: say_refusal::<G>(&view, &refusal),
            refusal,
        };
        let refused = game.refusals().into_iter().map(refused).collect();
        Self(Arc::new(Seen::<G> {
            view,
            offers,
            refused,
            game: Some(*game),
        }))
    }

    pub(crate) fn back_at<G: Speak>(game: &G, viewer: Viewer) -> Self {
        Self(Arc::new(Seen::<G> {
            view: game.view(viewer),
            offers: Vec::new(),
            refused: Vec::new(),
            game: None,
        }))
    }

    /// All of it, for whoever knows the game.
    #[must_use]
    pub fn of<G: Speak>(&self) -> Option<&Seen<G>> {
        self.0.any().downcast_ref()
    }

    /// The JSON form of the view.
    #[must_use]
    pub fn json(&self) -> Value {
        self.0.json()
    }

    /// The position as tables.
    #[must_use]
    pub fn panels(&self) -> Vec<Panel> {
        self.0.panels()
    }

    /// How far the game has come, if it has rounds.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.0.progress()
    }

    /// The legal choices by their texts.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        self.0.offers()
    }

    /// Why other things are not possible.
    #[must_use]
    pub fn refused(&self) -> &[Refused] {
        self.0.refused()
    }

    /// Why the choice with this text, or all that begin with these words, are not possible now.
    #[must_use]
    pub fn refusal(&self, words: &str) -> Option<Refused> {
        self.0.refusal(words)
    }
}

/// All of it: what a viewer gets to see can be searched for what must not be there.
impl Serialize for Look {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut look = s.serialize_struct("Look", 4)?;
        look.serialize_field("view", &self.json())?;
        look.serialize_field("panels", &self.panels())?;
        look.serialize_field("offers", &self.offers())?;
        look.serialize_field("refused", self.refused())?;
        look.end()
    }
}

impl fmt::Debug for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Look")
    }
}

/// The object-safe face of [`Seen`].
trait Face: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn json(&self) -> Value;
    fn panels(&self) -> Vec<Panel>;
    fn progress(&self) -> Option<Progress>;
    fn offers(&self) -> Vec<Offer>;
    fn refused(&self) -> &[Refused];
    fn refusal(&self, words: &str) -> Option<Refused>;
}

impl<G: Speak> Face for Seen<G> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn json(&self) -> Value {
        serde_json::to_value(&self.view).unwrap_or_default()
    }

    fn panels(&self) -> Vec<Panel> {
        G::panels(&self.view)
    }

    fn progress(&self) -> Option<Progress> {
        G::progress(&self.view)
    }

    fn offers(&self) -> Vec<Offer> {
        let texts = self.offers.iter().map(|offer| Offer {
            choice: offer.choice.to_string(),
            phrase: offer.phrase.clone(),
            idle: offer.idle.clone(),
        });
        texts.collect()
    }

    fn refused(&self) -> &[Refused] {
        &self.refused
    }

    fn refusal(&self, words: &str) -> Option<Refused> {
        match words.parse() {
            Ok(choice) => self.refusal(choice),
            Err(_) => {
                let mut listed = self.refused.iter();
                listed.find(|one| one.refusal.what == words).cloned()
            }
        }
    }
}
