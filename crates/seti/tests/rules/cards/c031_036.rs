//! Project cards 31 to 36.

use crate::cards::{approach, mission, outcome, signals};
use crate::table::Table;

/// Card 31
#[test]
fn the_space_launch_system_launches_and_moves() {
    let mut t = Table::holding("31");
    t.play("play 31");
    assert_eq!(
        t.own_choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    let result = "credits-2 hand-1 played+1 pieces+1; front 1";
    assert_eq!(
        outcome(&mut Table::holding("31"), "31", "play 31; step 1 r1s6"),
        result
    );
}

/// Card 31
#[test]
fn the_space_launch_system_wants_three_landers_on_planets_not_on_moons() {
    let no = [
        "lander 1 mars, lander 1 venus",
        "lander 1 mars, lander 1 venus, lander 1 europa",
        "lander 1 mars, lander 1 venus, orbiter 1 venus",
        "lander 1 mars, lander 1 venus, lander 2 venus",
    ];
    let yes = ["lander 1 mars, lander 1 mars, lander 1 venus"];
    mission("31", "play 31; done", "complete 31", &no, &yes, "credits+1");
}

/// A card that marks two signals in the sector of a planet and wants a figure there.
#[track_caller]
fn exploration(card: &str, planet: &str, star: &str, turned: &str, moon: Option<&str>) {
    let play = format!("play {card}");
    let mut t = Table::holding(card);
    let result = "vp+2 credits-2 data+2 hand-1 played+1; front 1";
    assert_eq!(outcome(&mut t, card, &play), result);
    assert_eq!(signals(&t), format!("{star} 1 1"));
    let mut t = Table::holding(card);
    t.s.offsets = [1, 1, 1];
    t.mark().play(&play);
    assert_eq!(
        signals(&t),
        format!("{turned} 1 1"),
        "the planet has moved on"
    );

    let (_, at) = approach(planet);
    let no = [
        format!("probe 1 {at}"),
        format!("orbiter 2 {planet}"),
        "orbiter 1 neptune".to_owned(),
    ];
    let mut yes = vec![format!("orbiter 1 {planet}"), format!("lander 1 {planet}")];
    yes.extend(moon.map(|moon| format!("lander 1 {moon}")));
    let no: Vec<&str> = no.iter().map(String::as_str).collect();
    let yes: Vec<&str> = yes.iter().map(String::as_str).collect();
    mission(card, &play, &format!("complete {card}"), &no, &yes, "vp+4");
}

/// Card 32
#[test]
fn mercury_exploration_program() {
    exploration("32", "mercury", "sirius-a", "vega", None);
}

/// Card 33
#[test]
fn venus_exploration_program() {
    exploration("33", "venus", "kepler-22", "barnards-star", None);
}

/// Card 34; S21.18
#[test]
fn mars_exploration_program() {
    exploration(
        "34",
        "mars",
        "barnards-star",
        "sirius-a",
        Some("phobos-deimos"),
    );
}

/// Card 35; S21.18
#[test]
fn jupiter_exploration_program() {
    exploration(
        "35",
        "jupiter",
        "kepler-22",
        "barnards-star",
        Some("ganymede"),
    );
}

/// Card 36; S21.18
#[test]
fn saturn_exploration_program() {
    exploration(
        "36",
        "saturn",
        "procyon",
        "beta-pictoris",
        Some("enceladus"),
    );
}
