//! What players did with cards, objectives, technologies, actions and planets, for statistics.

use crate::Kepler;
use crate::event::Event;
use crate::names::{Bonus, Main, PLANETS, TOP, Tech, Track};
use crate::speak::{card_name, level_name, planet, printed};
use orrery_core::{Chronicle, Deed, Kind, Phrase, Seat, Thing};

impl Chronicle for Kepler {
    const KINDS: &'static [Kind] = &[
        Kind {
            id: "main-actions",
            deeds: &["taken"],
            telling: "taken",
            often: true,
        },
        Kind {
            id: "bonus-actions",
            deeds: &["used"],
            telling: "used",
            often: true,
        },
        Kind {
            id: "technologies",
            deeds: &["reached"],
            telling: "reached",
            often: false,
        },
        Kind {
            id: "objectives",
            deeds: &["held", "completed"],
            telling: "completed",
            often: false,
        },
        Kind {
            id: "cards",
            deeds: &["drawn", "applied", "declined"],
            telling: "applied",
            often: false,
        },
        Kind {
            id: "planets",
            deeds: &["settled", "terraformed"],
            telling: "settled",
            often: false,
        },
        Kind {
            id: "tracks",
            deeds: &["advanced", "medals"],
            telling: "advanced",
            often: true,
        },
    ];

    const THEMES: &'static [&'static str] = &[
        "colony",
        "terraforming",
        "ships",
        "discovery",
        "technology",
        "tracks",
        "bonus",
        "card",
        "cubes",
        "round",
    ];

    fn theme(event: &Event, player: Seat) -> Option<&'static str> {
        use Event as E;
        let (seat, theme) = match *event {
            E::Settled { seat, .. } => (seat, "colony"),
            E::Terraformed { seat, .. } => (seat, "terraforming"),
            E::Built { seat, .. } | E::Moved { seat, .. } => (seat, "ships"),
            E::Revealed { seat, .. } => (seat, "discovery"),
            E::Reached {
                seat: Some(seat), ..
            } => (seat, "technology"),
            E::Advanced {
                seat: Some(seat), ..
            } => (seat, "tracks"),
            E::BonusAction { seat, .. } => (seat, "bonus"),
            E::CardApplied { seat, .. } | E::Declined { seat, .. } => (seat, "card"),
            E::Produced { seat, .. } | E::Regenerated { seat, .. } | E::Converted { seat, .. } => {
                (seat, "cubes")
            }
            E::CleanUp { .. } => (player, "round"),
            _ => return None,
        };
        (seat == player).then_some(theme)
    }

    fn things(&self, kind: &str) -> Vec<Thing> {
        let pack = self.pack;
        match kind {
            "main-actions" => Thing::all(Main::ALL.iter().copied()),
            "bonus-actions" => Thing::all(Bonus::ALL.iter().copied()),
            "technologies" => {
                let levels = Tech::ALL
                    .iter()
                    .flat_map(|&tech| (1..=TOP).map(move |level| (tech, level)));
                levels
                    .map(|(tech, level)| Thing {
                        id: format!("{tech}-{level}"),
                        name: Phrase::new("technology-kepler-level")
                            .with("tech", tech)
                            .with("level", level)
                            .with("name", level_name(pack, tech, level))
                            .into(),
                    })
                    .collect()
            }
            "objectives" => pack
                .objectives
                .iter()
                .map(|card| Thing {
                    id: card.id.clone(),
                    name: printed(pack, "objective", &card.id, &card.name),
                })
                .collect(),
            "cards" => (0..)
                .zip(&pack.cards)
                .map(|(index, card)| Thing {
                    id: card.id.clone(),
                    name: card_name(pack, index),
                })
                .collect(),
            "planets" => (1..=PLANETS as u8)
                .map(|number| Thing {
                    id: number.to_string(),
                    name: Phrase::new("planet-kepler-of-type")
                        .with("planet", planet(pack, number))
                        .with("type", pack.planet(number).kind)
                        .into(),
                })
                .collect(),
            "tracks" => Thing::all(Track::ALL.iter().copied()),
            _ => Vec::new(),
        }
    }

    fn deeds(event: &Event) -> Vec<Deed> {
        use Event as E;
        let of_planet =
            |seat, what, planet: u8| Deed::of(seat, "planets", what, planet as usize - 1);
        let deed = match *event {
            E::Round { card, .. } => Deed::all("cards", "drawn", card.index.into()),
            E::CardApplied { seat, card } => Deed::of(seat, "cards", "applied", card.index.into()),
            E::Declined { seat, card } => Deed::of(seat, "cards", "declined", card.index.into()),
            E::Action { seat, action } => Deed::of(seat, "main-actions", "taken", action.index()),
            E::BonusAction { seat, bonus } => {
                Deed::of(seat, "bonus-actions", "used", bonus.index())
            }
            E::Reached {
                seat: Some(seat),
                tech,
                level: level @ 1..,
                ..
            } => {
                let thing = tech.index() * TOP as usize + level as usize - 1;
                Deed::of(seat, "technologies", "reached", thing)
            }
            E::Settled { seat, planet, .. } => of_planet(seat, "settled", planet),
            E::Terraformed { seat, planet, .. } => of_planet(seat, "terraformed", planet),
            E::Advanced {
                seat: Some(seat),
                track,
                ..
            } => Deed::of(seat, "tracks", "advanced", track.index()),
            E::Medals {
                seat: Some(seat),
                track,
                n,
            } => return vec![Deed::of(seat, "tracks", "medals", track.index()); n.into()],
            _ => return Vec::new(),
        };
        vec![deed]
    }

    /// Objectives count on the last position (K14.3).
    fn settled(&self) -> Vec<Deed> {
        let of_player = |seat: Seat| {
            let held = self.objectives(seat);
            held.flat_map(move |card| {
                let deed = |what| Deed::of(seat, "objectives", what, card.into());
                let completed = self.fulfils(seat, card).then(|| deed("completed"));
                [Some(deed("held")), completed].into_iter().flatten()
            })
            .collect::<Vec<_>>()
        };
        Seat::first(self.players.len())
            .flat_map(of_player)
            .collect()
    }
}
