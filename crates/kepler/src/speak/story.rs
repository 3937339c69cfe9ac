//! What events mean in the story of a turn.

use super::{card_name, objective_name, planet, what};
use crate::choice::Place;
use crate::engine::other;
use crate::event::Event;
use crate::names::{Bonus, Cubes, Main, Resource, Track};
use orrery_core::{Beat, Phrase, Seat, Weight, Word};

fn told(words: &str) -> Phrase {
    Phrase::new(format!("beat-kepler-{words}"))
}

fn step(seat: Seat, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Step, Some(seat), icon, phrase)
}

fn feat(seat: Seat, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Feat, Some(seat), icon, phrase)
}

fn deed(seat: Seat, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Deed, Some(seat), icon, phrase)
}

/// Cubes that come to planets, or leave them.
fn cubes(seat: Seat, cubes: Cubes, sign: i32) -> Beat {
    let each = Resource::ALL.iter();
    each.fold(Beat::of(seat), |beat, &resource| {
        beat.bringing(seat, resource.name(), sign * i32::from(cubes[resource]))
    })
}

/// What is said of an action that came to nothing. No event tells whether a ship flew by an action or in its own step.
fn idle(moves_ships: bool) -> Option<&'static str> {
    (!moves_ships).then_some("beat-kepler-nothing")
}

pub(super) fn beat(event: &Event) -> Option<Beat> {
    use Event as E;
    Some(match *event {
        E::Turn { seat } => Beat::of(seat),
        E::Action { seat, action } => {
            let phrase = Phrase::new(format!("main-kepler-{action}"));
            let mut beat = Beat::new(Weight::Action, Some(seat), action.name(), phrase);
            beat.idle = idle(action == Main::StellarPropulsion);
            beat
        }
        E::BonusAction { seat, bonus } => {
            let mut beat = deed(
                seat,
                bonus.name(),
                Phrase::new(format!("bonus-kepler-{bonus}")),
            );
            beat.idle = idle(bonus == Bonus::SpaceExploration);
            beat
        }
        E::Moved {
            pack,
            seat,
            ship,
            at,
            ..
        } => {
            let (weight, phrase) = match at {
                Some(tile) => (Weight::Deed, told("moved").with("to", what(pack, tile))),
                None => (Weight::Aside, told("moved-on")),
            };
            let phrase = phrase.with("ship", ship);
            Beat::new(weight, Some(seat), "space-travel", phrase)
        }
        E::Recalled { seat, ship, .. } => {
            deed(seat, "regenerate", told("recalled").with("ship", ship))
        }
        E::Paid {
            seat, cubes: paid, ..
        } => {
            let mut beat = cubes(seat, paid, -1);
            beat.weight = Weight::Price;
            beat
        }
        E::Produced {
            seat, cubes: new, ..
        } => cubes(seat, new, 1),
        E::BonusCube { seat, resource } => cubes(seat, Cubes::of(resource, 1), 1),
        E::Burned {
            seat,
            resource,
            from: Place::Earth | Place::Planet(_),
            ..
        } => cubes(seat, Cubes::of(resource, 1), -1),
        E::Converted { seat, gives, .. } => step(seat, "quantum-physics", told("converted"))
            .bringing(seat, gives.name(), -1)
            .bringing(seat, other(gives).name(), 1),
        _ => return follows(event),
    })
}

/// What follows from actions.
fn follows(event: &Event) -> Option<Beat> {
    use Event as E;
    Some(match *event {
        E::Built { seat, .. } => step(seat, "space-missions", told("built").with("n", 1)),
        E::Settled {
            pack,
            seat,
            planet: number,
            ..
        } => {
            let phrase = told("settled").with("planet", planet(pack, number));
            feat(seat, "colonial-settlement", phrase)
        }
        E::Terraformed {
            pack,
            seat,
            planet: number,
        } => {
            let phrase = told("terraformed").with("planet", planet(pack, number));
            feat(seat, "terraform", phrase)
        }
        E::Reached {
            seat: Some(seat),
            tech,
            level,
            ..
        } => {
            let levels = told("reached").with("tech", tech);
            feat(
                seat,
                tech.name(),
                levels.with("from", level - 1).with("to", level),
            )
        }
        E::Advanced {
            seat: Some(seat),
            track,
            space,
        } => {
            let spaces = told("advanced").with("what", track);
            step(
                seat,
                track.name(),
                spaces.with("from", space - 1).with("to", space),
            )
        }
        E::MedalToCard { track } => Beat::new(
            Weight::Step,
            None,
            "medal",
            told("medal-to-card").with("track", track),
        ),
        E::Medals {
            seat: Some(seat),
            track,
            n,
        } => step(seat, "medal", medals(track)).bringing(seat, "medal", n),
        E::Revealed {
            pack, seat, tile, ..
        } => step(
            seat,
            "galactic-mapping",
            told("revealed").with("what", what(pack, tile)),
        ),
        _ => return between(event),
    })
}

/// What happens between turns.
fn between(event: &Event) -> Option<Beat> {
    use Event as E;
    Some(match *event {
        E::Target { seat, .. } => step(seat, "target", told("target")),
        E::Regenerated { seat, .. } => step(seat, "regenerate", told("regenerated").with("n", 1)),
        E::CardApplied { seat, card } => {
            let name = card_name(card.pack, card.index);
            deed(seat, "collaboration", told("applied").with("card", name))
        }
        E::Declined { seat, card } => {
            let name = card_name(card.pack, card.index);
            step(seat, "collaboration", told("declined").with("card", name))
        }
        E::Objective {
            seat,
            objective,
            fulfilled,
        } => {
            let words = if fulfilled {
                "objective"
            } else {
                "objective-missed"
            };
            let name: Word = objective_name(objective.pack, objective.index);
            deed(seat, "target", told(words).with("objective", name))
        }
        _ => return None,
    })
}

fn medals(track: Track) -> Phrase {
    told("medals").with("track", track)
}
