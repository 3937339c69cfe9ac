//! Choosing the main action (K6).

use crate::table::{Table, seat};
use orrery_kepler::event::Event;
use orrery_kepler::names::Main;

/// The grid of K6.3, row by row.
pub const GRID: [Main; 9] = [
    Main::SpaceMissions,
    Main::ColonialSettlement,
    Main::TechnologicalDevelopment,
    Main::StellarPropulsion,
    Main::Terraform,
    Main::GalacticMapping,
    Main::EnergyStorage,
    Main::PlanetaryExploitation,
    Main::AntimatterGeneration,
];

/// K6.1, K16.1, K6.3, [R7]
#[test]
fn the_cube_must_move_to_another_space() {
    for (space, here) in GRID.iter().enumerate() {
        let mut t = Table::new(2);
        t.p(1).cube = space as u8;
        let others = GRID.iter().filter(|action| *action != here);
        assert_eq!(
            t.choices(),
            others
                .map(|action| format!("action {action}"))
                .collect::<Vec<_>>()
        );
        t.refused(&format!("action {here}"), "K16.1");
    }
}

/// K6.2: any action can be chosen, even one that can do nothing, and none has to be carried out.
#[test]
fn an_action_may_be_chosen_without_effect() {
    for (space, action) in GRID.iter().enumerate().filter(|(space, _)| *space != 4) {
        let mut t = Table::new(2);
        let before = *t.p(1);
        t.action(*action).on_to(1, "bonus");
        assert_eq!(t.p(1).cube as usize, space);
        assert_eq!(
            orrery_kepler::state::Player { cube: 4, ..*t.p(1) },
            before,
            "{action}"
        );
        assert!(t.said(&Event::Action {
            seat: seat(1),
            action: *action
        }));
    }
}

/// K6.2: an action may be broken off after a part of it.
#[test]
fn an_action_may_be_carried_out_in_part() {
    let mut t = Table::new(2);
    t.play("action space-missions; build earth 3,14; done")
        .assert_asks(1, "bonus");
    assert_eq!(t.p(1).reserve(), 2);
}

/// K6.1: in the next round the action of this one is not available, but all others are.
#[test]
fn no_action_is_taken_in_two_successive_turns() {
    let mut t = Table::new(2);
    t.play("action energy-storage")
        .on_to(2, "main")
        .on_to(2, "recall")
        .play("end");
    t.on_to(1, "main")
        .illegal("action energy-storage")
        .legal("action terraform");
}
