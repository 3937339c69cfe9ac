//! What players did with cards, technologies, species and places, for statistics.

use crate::Seti;
use crate::choice::Site;
use crate::event::Event;
use crate::names::{Body, CARDS, Card, Gold, Moon, PLANETS, PROJECTS, Species, Star, Tech};
use orrery_core::{Chronicle, Deed, Game, Kind, Seat, Thing, Word};

const CARD_DEEDS: &[&str] = &["drawn", "played", "completed", "discarded", "tucked"];

impl Chronicle for Seti {
    const KINDS: &'static [Kind] = &[
        kind("species-pairs", &["in-play"], "in-play"),
        kind("species", &["in-play", "discovered"], "in-play"),
        kind("technologies", &["researched"], "researched"),
        kind("gold", &["marked"], "marked"),
        kind("places", &["orbited", "landed"], "landed"),
        kind("stars", &["won", "second"], "won"),
        kind("projects", CARD_DEEDS, "played"),
        kind("species-cards", CARD_DEEDS, "played"),
    ];

    const THEMES: &'static [&'static str] = &[
        "landing",
        "orbit",
        "flight",
        "sector",
        "mission",
        "discovery",
        "research",
        "computer",
        "card",
        "round",
    ];

    fn theme(event: &Event, player: Seat) -> Option<&'static str> {
        use Event as E;
        let (seat, theme) = match *event {
            E::Landed { seat, .. } => (seat, "landing"),
            E::Orbited { seat, .. } => (seat, "orbit"),
            E::Launched { seat } | E::Moved { seat, .. } => (seat, "flight"),
            E::Signal { seat, .. } | E::TileSignal { seat } => (seat, "sector"),
            E::Covered { seat, .. } | E::Completed { seat, .. } => (seat, "mission"),
            E::Traced { seat, .. } => (seat, "discovery"),
            E::Researched { seat, .. } => (seat, "research"),
            E::DataPlaced { seat, .. } | E::Analysed { seat } => (seat, "computer"),
            E::Played { seat, .. } => (seat, "card"),
            E::Passed { seat } => (seat, "round"),
            _ => return None,
        };
        (seat == player).then_some(theme)
    }

    fn things(&self, kind: &str) -> Vec<Thing> {
        match kind {
            "species-pairs" => pairs()
                .map(|pair| Thing {
                    id: format!("{}+{}", pair[0], pair[1]),
                    name: Word::list(pair),
                })
                .collect(),
            "species" => Thing::all(Species::ALL.iter().copied()),
            "technologies" => Thing::all(Tech::ALL.iter().copied()),
            "gold" => Thing::all(Gold::ALL.iter().copied()),
            "places" => {
                let planets = Body::ALL[..PLANETS].iter().map(|&body| Site::Planet(body));
                let moons = Moon::ALL.iter().map(|&moon| Site::Moon(moon));
                Thing::all(planets.chain(moons))
            }
            "stars" => Thing::all(Star::ALL.iter().copied()),
            "projects" => Thing::all((0..PROJECTS).map(Card::at)),
            "species-cards" => Thing::all((PROJECTS..CARDS).map(Card::at)),
            _ => Vec::new(),
        }
    }

    fn deeds(event: &Event) -> Vec<Deed> {
        use Event as E;
        let deed = match *event {
            E::Drew {
                seat,
                card: Some(card),
            }
            | E::Kept {
                seat,
                card: Some(card),
            }
            | E::Took { seat, card } => of_card(seat, "drawn", card),
            E::Played { seat, card }
            | E::SecretPlayed {
                seat,
                card: Some(card),
            } => of_card(seat, "played", card),
            E::Completed { seat, card } => of_card(seat, "completed", card),
            E::Discarded { seat, card } => of_card(seat, "discarded", card),
            E::Tucked { seat, card } => of_card(seat, "tucked", card),
            E::Researched { seat, tech } => {
                Deed::of(seat, "technologies", "researched", tech.index())
            }
            E::GoldMarked { seat, gold, .. } => Deed::of(seat, "gold", "marked", gold.index()),
            E::Orbited { seat, body } => Deed::of(seat, "places", "orbited", body.index()),
            E::Landed { seat, site } => Deed::of(seat, "places", "landed", place(site)),
            E::SectorWon { seat, star, second } => {
                let second = second.map(|second| Deed::of(second, "stars", "second", star.index()));
                let won = Deed::of(seat, "stars", "won", star.index());
                return [won].into_iter().chain(second).collect();
            }
            E::Discovered { species, .. } => Deed::all("species", "discovered", species.index()),
            _ => return Vec::new(),
        };
        vec![deed]
    }

    fn dealt(&self) -> Vec<Deed> {
        let pair = self.species.map(|slot| slot.species);
        let same = |other: [Species; 2]| pair.iter().all(|species| other.contains(species));
        let pairs = pairs().position(same).into_iter();
        let pairs = pairs.map(|index| Deed::all("species-pairs", "in-play", index));
        let species = pair.map(|species| Deed::all("species", "in-play", species.index()));
        let hand = |seat: Seat| {
            let hand = self.player(seat).hand.0;
            hand.iter()
                .map(move |index| of_card(seat, "drawn", Card::at(index)))
                .collect::<Vec<_>>()
        };
        let hands = Seat::first(self.seats()).flat_map(hand);
        pairs.chain(species).chain(hands).collect()
    }

    /// Exertian cards are dealt without saying which (S18.1).
    fn settled(&self) -> Vec<Deed> {
        let dealt = |seat: Seat| {
            let player = self.player(seat);
            let cards = player.exertians.or(player.secrets);
            cards
                .iter()
                .map(move |card| of_card(seat, "drawn", card))
                .collect::<Vec<_>>()
        };
        Seat::first(self.seats()).flat_map(dealt).collect()
    }
}

const fn kind(id: &'static str, deeds: &'static [&'static str], telling: &'static str) -> Kind {
    Kind {
        id,
        deeds,
        telling,
        often: false,
    }
}

fn of_card(seat: Seat, what: &'static str, card: Card) -> Deed {
    if card.is_project() {
        Deed::of(seat, "projects", what, card.index())
    } else {
        Deed::of(seat, "species-cards", what, card.index() - PROJECTS)
    }
}

/// Planets first, then moons.
fn place(site: Site) -> usize {
    match site {
        Site::Planet(body) => body.index(),
        Site::Moon(moon) => PLANETS + moon.index(),
    }
}

/// Every two species, the one that is named first being the first.
fn pairs() -> impl Iterator<Item = [Species; 2]> {
    let all = Species::ALL.iter();
    all.flat_map(|&one| {
        let others = Species::ALL.iter().filter(move |&&other| other > one);
        others.map(move |&other| [one, other])
    })
}
