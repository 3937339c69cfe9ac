//! What happened.

use super::effect::{level_name, steps};
use super::{amount, card_name, cubes, name, objective_name, place, planet, what, whoever};
use crate::engine::other;
use crate::event::{CardName, Event, ObjectiveName};
use crate::map::Hex;
use orrery_core::{Phrase, Seat, Word};

fn card(card: CardName) -> Word {
    card_name(card.pack, card.index)
}

/// The rules of a player, or what the ghost does (K15.6).
fn or_ghost(seat: Option<Seat>, rules: &'static [&'static str]) -> &'static [&'static str] {
    seat.map_or(&["K15.6"], |_| rules)
}

/// A hex by what lies there.
fn known(hex: Hex, what: Word) -> Word {
    let known = Phrase::new("hex-kepler-known");
    known.with("hex", hex).with("what", what).into()
}

fn turned_up(hex: Hex, what: Word) -> Phrase {
    let phrase = Phrase::new("event-kepler-turned-up").with("hex", hex);
    phrase.with("what", what).citing(&["K2.7"])
}

pub(super) fn say(event: &Event) -> Phrase {
    use Event as E;
    let phrase = |words: &str| Phrase::new(format!("event-kepler-{words}"));
    let by = |words: &str, seat: Seat| phrase(words).with("seat", seat);
    let of_ship = |words: &str, seat: Seat, ship: u8| by(words, seat).with("ship", ship);
    match *event {
        E::TilePlaced { seat, hex } => by("tile-placed", seat).with("hex", hex).citing(&["K2.6"]),
        E::TurnedUp { pack, hex, tile } => turned_up(hex, what(pack, tile)),
        E::Round { round, card: drawn } => phrase("round")
            .with("round", round)
            .with("card", card(drawn))
            .with("effect", steps(drawn.pack, drawn.index))
            .citing(&["K5.2"]),
        E::Turn { seat } => by("turn", seat),
        E::Action { seat, action } => by("action", seat).with("action", action).citing(&["K6.1"]),
        E::Built { seat, ship, hex } => of_ship("built", seat, ship)
            .with("hex", hex)
            .citing(&["K9.1"]),
        E::Paid { .. }
        | E::Produced { .. }
        | E::Burned { .. }
        | E::Regenerated { .. }
        | E::Converted { .. }
        | E::Shifted { .. }
        | E::BonusCube { .. } => of_cubes(event),
        E::Settled {
            pack,
            seat,
            planet: number,
            hex,
        } => by("settled", seat)
            .with("planet", planet(pack, number))
            .with("type", pack.planet(number).kind)
            .with("hex", hex)
            .citing(&["K7.2"]),
        E::Terraformed {
            pack,
            seat,
            planet: number,
        } => by("terraformed", seat)
            .with("planet", planet(pack, number))
            .with("type", pack.planet(number).kind)
            .citing(&["K7.5"]),
        E::Reached {
            pack,
            seat,
            tech,
            level,
        } => phrase("reached")
            .with("seat", whoever(seat))
            .with("tech", tech)
            .with("level", level)
            .with("name", level_name(pack, tech, level))
            .citing(or_ghost(seat, &["K13.6", "K13.7"])),
        E::Advanced { seat, track, space } => phrase("advanced")
            .with("seat", whoever(seat))
            .with("track", name("along", track))
            .with("space", space)
            .citing(or_ghost(seat, &["K12.1"])),
        E::MedalToCard { track } => phrase(&format!("medal-{track}")).citing(&["K12.4"]),
        E::Medals { seat, track, n } => phrase(&format!("medals-{track}"))
            .with("seat", whoever(seat))
            .with("n", n)
            .citing(&["K11.3"]),
        E::Moved {
            pack,
            seat,
            ship,
            from,
            to,
            at,
        } => of_ship("moved", seat, ship)
            .with("from", from)
            .with(
                "to",
                at.map_or(to.into(), |tile| known(to, what(pack, tile))),
            )
            .citing(&["K9.3"]),
        E::Target { seat, hex } => by("target", seat).with("hex", hex).citing(&["K9.9"]),
        E::Recalled { seat, ship, hex } => of_ship("recalled", seat, ship)
            .with("hex", hex)
            .citing(&["K10.1"]),
        E::Revealed {
            pack,
            seat,
            hex,
            tile,
        } => by("revealed", seat)
            .with("hex", hex)
            .with("what", what(pack, tile))
            .citing(&["K7.6"]),
        E::BonusAction { seat, bonus } => by("bonus", seat).with("bonus", bonus).citing(&["K8.1"]),
        E::CleanUp { card: face_up } => phrase("clean-up")
            .with("card", card(face_up))
            .citing(&["K5.4"]),
        E::CardApplied {
            seat,
            card: applied,
        } => by("card-applied", seat)
            .with("card", card(applied))
            .citing(&["K11.1"]),
        E::Declined {
            seat,
            card: declined,
        } => by("declined", seat)
            .with("card", card(declined))
            .citing(&["K11.1"]),
        E::Named { seat, opponent } => by("named", seat).with("opponent", opponent),
        E::GameOver => phrase("over").citing(&["K14.1"]),
        E::Objective {
            seat,
            objective,
            fulfilled,
        } => revealed(seat, objective, fulfilled),
    }
}

/// What becomes of cubes.
fn of_cubes(event: &Event) -> Phrase {
    use Event as E;
    let by =
        |words: &str, seat: Seat| Phrase::new(format!("event-kepler-{words}")).with("seat", seat);
    match *event {
        E::Paid {
            pack,
            seat,
            from,
            cubes: paid,
        } => by("paid", seat)
            .with("cubes", cubes(paid))
            .with("place", place("from", pack, from))
            .citing(&["K4.3"]),
        E::Produced {
            pack,
            seat,
            on,
            cubes: produced,
        } => by("produced", seat)
            .with("cubes", cubes(produced))
            .with("place", place("on", pack, on))
            .citing(&["K4.2"]),
        E::Burned {
            pack,
            seat,
            resource,
            from,
        } => by("burned", seat)
            .with("amount", amount(resource, 1))
            .with("place", place("from", pack, from))
            .citing(&["K4.4"]),
        E::Regenerated { seat, resource } => by("regenerated", seat)
            .with("amount", amount(resource, 1))
            .citing(&["K4.5"]),
        E::Converted {
            pack,
            seat,
            on,
            gives,
        } => by("converted", seat)
            .with("gives", amount(gives, 1))
            .with("takes", amount(other(gives), 1))
            .with("place", place("on", pack, on))
            .citing(&["K13.2a"]),
        E::Shifted {
            pack,
            seat,
            resource,
            from,
            to,
        } => by("shifted", seat)
            .with("amount", amount(resource, 1))
            .with("from", place("from", pack, from))
            .with("to", place("to", pack, to))
            .citing(&["K13.2b"]),
        E::BonusCube { seat, resource } => by("bonus-cube", seat)
            .with("amount", amount(resource, 1))
            .citing(&["K15.8"]),
        _ => Phrase::new("event-kepler-over"),
    }
}

/// K14.3.
fn revealed(seat: Seat, objective: ObjectiveName, fulfilled: bool) -> Phrase {
    let words = if fulfilled { "" } else { "-missed" };
    Phrase::new(format!("event-kepler-objective{words}"))
        .with("seat", seat)
        .with("objective", objective_name(objective.pack, objective.index))
        .citing(&["K14.3"])
}
