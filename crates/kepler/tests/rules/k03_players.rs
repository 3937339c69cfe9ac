//! Individual setup (K3).

use crate::table::{Table, cubes, seat};
use orrery_kepler::Options;
use orrery_kepler::event::Event;
use orrery_kepler::names::{Main, Tech};
use orrery_kepler::pack::PackRef;

fn fresh(players: u8) -> Table {
    let options = Options {
        players,
        first: Some(seat(2)),
        ..Options::default()
    };
    Table::fresh(&options, 1)
}

/// K3.1, K3.2, K3.3, K3.5, K3.7, K3.8
#[test]
fn everybody_begins_with_the_same() {
    let t = fresh(4);
    for player in t.s.players.iter() {
        assert_eq!((player.techs, player.tracks), ([0; 5], [0; 2]));
        assert_eq!(
            (player.earth, player.storage),
            (cubes(3, 3, 0), cubes(4, 4, 3))
        );
        assert_eq!((player.well, player.ships), (cubes(0, 0, 0), [None; 3]));
        assert_eq!((player.colonies.len(), player.medals), (0, [0; 2]));
    }
    assert_eq!(t.s.action(seat(1)), Main::Terraform);
}

/// K3.4, [R3]
#[test]
fn two_different_technologies_begin_at_level_1_in_turn_order() {
    let mut t = fresh(3);
    t.assert_asks(2, "start");
    assert_eq!(t.choices().len(), 5);
    t.play("start terraforming").assert_asks(2, "start");
    assert_eq!(t.choices().len(), 4);
    t.refused("start terraforming", "K3.4");
    t.play("start space-travel").assert_asks(3, "start");
    assert_eq!(t.p(2).techs, [1, 0, 0, 1, 0]);
    // No level 1 moves a marker on a track or brings collaboration, and nothing is paid.
    assert_eq!((t.p(2).tracks, t.p(2).earth), ([0, 0], cubes(3, 3, 0)));
    t.play("start quantum-physics; start antimatter-science")
        .assert_asks(1, "start");
    t.play("start energy-development; start quantum-physics");
    t.assert_asks(2, "main");
    assert_eq!(
        (t.p(1).techs, t.p(3).techs),
        ([0, 1, 1, 0, 0], [0, 1, 0, 0, 1])
    );
    let level = |tech| Event::Reached {
        pack: PackRef::builtin(),
        seat: Some(seat(1)),
        tech,
        level: 1,
    };
    assert!(t.said(&level(Tech::EnergyDevelopment)) && t.said(&level(Tech::QuantumPhysics)));
}

/// K3.6, K3.7: with either side of the board the cube stands in the centre, on Terraform.
#[test]
fn terraform_is_the_centre_and_not_available_in_the_first_round() {
    let mut t = fresh(2);
    t.on_to(2, "main");
    assert_eq!(t.p(2).cube, 4);
    t.refused("action terraform", "K6.1");
    assert_eq!(t.choices_of("action").len(), 8);
}
