//! The species (S14 to S18), a module each. What all of them have (traces, boards, decks) is played alike
//! in the other modules; where a species differs, they ask it through [`Rules`].

mod anomalies;
mod centaurians;
mod exertians;
mod mascamites;
mod oumuamua;

pub(crate) use anomalies::Anomalies;
pub(crate) use centaurians::Centaurians;
pub(crate) use exertians::Exertians;
pub(crate) use mascamites::{Mascamites, looking_at};
pub(crate) use oumuamua::{COMPLETED_TILE, Oumuamua};

pub use oumuamua::{TILE_CAPACITY, tile_points};

use super::Engine;
use super::milestones::Milestones;
use crate::event::Event;
use crate::names::{Body, Card, Side, Species, Trace};
use crate::op::Addr;
use crate::pack::{BoardSpace, pack};
use crate::state::{Frame, Seti};
use crate::view::View;
use orrery_core::plain::List;
use orrery_core::rng::Stream;
use orrery_core::{Panel, Seat, Sink, Viewer};

/// What a species adds to the rules. Unless it says otherwise: nothing.
pub(crate) trait Rules {
    const SPECIES: Species;

    /// True if its cards go to hands (S10.18).
    fn in_hand() -> bool {
        true
    }

    /// Its cards, in order.
    fn deck() -> List<Card, 15> {
        let cards = pack().cards_of[Self::SPECIES.index()];
        cards.iter().map(Card::at).collect()
    }

    /// S10.17, S10.18: who discovered it gets its cards.
    fn deal<S: Sink<Event>>(engine: &mut Engine<'_, S>, side: Side) {
        engine.deal_species_cards(side);
    }

    /// What comes into play when it is discovered.
    fn meet<S: Sink<Event>>(_engine: &mut Engine<'_, S>, _side: Side) {}

    /// True if this space of its board can be marked now.
    fn row_exists(_state: &Seti, _color: Trace, _row: usize) -> bool {
        true
    }

    /// A space of its board has been marked, and its reward comes next.
    fn marked(_state: &mut Seti, _color: Trace, _row: usize) {}

    /// What a space of its board gives; nothing if it is no space yet.
    fn gives(_view: &View, _color: Trace, _row: usize, printed: &BoardSpace) -> Option<Addr> {
        Some(printed.reward)
    }

    /// A disc has turned.
    fn rotated<S: Sink<Event>>(_engine: &mut Engine<'_, S>) {}

    /// The scores at which something of it waits for this player.
    fn milestones(_state: &Seti, _who: Seat, _at: &mut Milestones) {}

    /// Points of its cards at the end.
    fn end_points(_state: &Seti, _who: Seat) -> u16 {
        0
    }

    /// When all points are counted.
    fn after_scoring<S: Sink<Event>>(_engine: &mut Engine<'_, S>) {}

    /// The rival has reached a planet by its action card (S19.45).
    fn rival_flew<S: Sink<Event>>(_engine: &mut Engine<'_, S>, _frame: Frame, _body: Body) {}

    /// Whether its things could be where they are.
    fn check(_state: &Seti) -> Result<(), String> {
        Ok(())
    }

    /// What is said of its things beside its board.
    fn rows(_view: &View, _panel: &mut Panel) {}

    /// Deals cards anew that others hold and that go to no hand.
    fn redeal_secrets(_state: &mut Seti, _others: &[Seat], _stream: &mut Stream) {}

    /// Lays its hidden things out anew.
    fn redeal_things(_state: &mut Seti, _viewer: Viewer, _others: &[Seat], _stream: &mut Stream) {}
}

/// For [`Rules::check`]: what is of a species stays out of play until it is discovered (S1.3).
fn absent(species: Species, absent: bool, place: &str, rule: &str) -> Result<(), String> {
    if absent {
        return Ok(());
    }
    Err(format!(
        "{place} is of the {species}, and no slot of /species holds them discovered (S1.3, {rule})"
    ))
}

/// Asks the rules of a species. This is the one list of them.
macro_rules! ask {
    ($species:expr => $what:ident $with:tt) => {{
        use $crate::engine::species::{self, Rules};
        use $crate::names::Species;
        match $species {
            Species::Mascamites => species::Mascamites::$what $with,
            Species::Anomalies => species::Anomalies::$what $with,
            Species::Oumuamua => species::Oumuamua::$what $with,
            Species::Centaurians => species::Centaurians::$what $with,
            Species::Exertians => species::Exertians::$what $with,
        }
    }};
}
pub(crate) use ask;

impl Seti {
    /// The species that are discovered, left and right.
    #[inline]
    pub(crate) fn known_species(&self) -> impl Iterator<Item = Species> + use<> {
        let known = |slot: &crate::state::SpeciesSlot| slot.discovered.then_some(slot.species);
        let [left, right] = &self.species;
        [known(left), known(right)].into_iter().flatten()
    }
}
