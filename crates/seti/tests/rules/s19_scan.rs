//! The rival: scanning and sectors (S19, rules 34 to 38 and 61).

use crate::rival::{deeds, met, prepare, turn, with_card};
use crate::table::seat;
use orrery_seti::Event;
use orrery_seti::names::{Species, Star};

/// S19.34, S19.35
#[test]
fn row_signals_use_the_cards_still_in_the_row_and_it_is_refilled_at_the_end() {
    let mut t = with_card(2);
    t.deck_top("2 5 13");
    prepare(&mut t, "telescope-1");
    let done = turn(&mut t);
    assert_eq!(
        deeds(&done),
        "61-virginis, 61-virginis, beta-pictoris, spend telescope-1, proxima-centauri"
    );
    let row: Vec<String> = t.s.row.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(row.len(), 3);
    assert!(
        ["2", "5", "13"]
            .iter()
            .all(|card| row.contains(&(*card).to_owned()))
    );
    assert_eq!(t.s.rival.techs, [0; 12]);
    assert_eq!(t.s.discard.len(), 3);
}

/// The star of a colour that the rival prefers; S.5 marks Earth's sector twice, then a row signal.
fn chosen(card: &str, first: (&str, &str), second: (&str, &str)) -> String {
    let mut t = with_card(5);
    t.row(card);
    t.signals(first.0, first.1).signals(second.0, second.1);
    t.play("launch; end");
    let mut signals = t.events.iter().filter_map(|told| match told.event {
        Event::Signal { star, .. } => Some(star),
        _ => None,
    });
    signals.next_back().unwrap().to_string()
}

fn blue(procyon: &str, sirius: &str) -> String {
    chosen("2 108 112", ("procyon", procyon), ("sirius-a", sirius))
}

/// S19.36: the example of the rulebook.
#[test]
fn without_a_win_or_a_second_place_the_sector_with_most_own_markers_is_chosen() {
    assert_eq!(blue("2 2 1", "2 1 1 1"), "procyon");
    assert_eq!(blue("2 1 1", "2 1 2 1"), "sirius-a");
}

/// S19.36, D-31
#[test]
fn winning_comes_before_second_place_and_second_place_before_most_markers() {
    assert_eq!(blue("2 2 1 1", "1"), "procyon");
    assert_eq!(blue("1 1 1 2", "1"), "sirius-a");
    assert_eq!(blue("1", "2 2 2"), "procyon");
    assert_eq!(blue("1", "2 1 2 1 2"), "sirius-a");
}

/// S19.36
#[test]
fn ties_at_every_step_go_to_the_larger_sector() {
    assert_eq!(blue("2 2 2 2", "2 1 2 1 2"), "sirius-a");
    assert_eq!(blue("2", "1"), "sirius-a");
    assert_eq!(blue("2 1", "1 2"), "sirius-a");
    assert_eq!(blue("", ""), "sirius-a");
}

/// D-31
#[test]
fn an_excess_marker_counts_as_winning_only_if_it_turns_the_majority() {
    let yellow = |virginis| chosen("1 108 110", ("61-virginis", virginis), ("kepler-22", "1"));
    assert_eq!(yellow("1 1 1 2 1"), "61-virginis");
    assert_eq!(yellow("1 1 1 2"), "kepler-22");
}

/// S19.37
#[test]
fn signals_of_rewards_follow_the_same_priorities() {
    let mut t = with_card(7);
    t.lander(1, "titan").signals("barnards-star", "1");
    prepare(&mut t, "ready probe-1");
    assert_eq!(
        deeds(&turn(&mut t)),
        "spend probe-1, land enceladus, barnards-star, sirius-a, 61-virginis"
    );
}

/// S19.37, S16.15: the tile lies in Earth's sector.
#[test]
fn only_the_oumuamua_signal_goes_to_the_tile_and_always_there() {
    let mut t = met(2, Species::Oumuamua);
    assert_eq!(
        deeds(&turn(&mut t)),
        "61-virginis, 61-virginis, beta-pictoris"
    );
    let mut t = met(17, Species::Oumuamua);
    assert_eq!(deeds(&turn(&mut t)), "61-virginis, proxima-centauri, tile");
    assert_eq!(t.s.relics.tile.to_vec(), [seat(2)]);
}

/// S19.38
#[test]
fn completed_sectors_are_resolved_in_the_order_of_completion() {
    let mut t = with_card(5);
    t.signals("61-virginis", "2 2 2 2")
        .signals("proxima-centauri", "2 2 2 2 2");
    let done = turn(&mut t);
    let wins: Vec<&str> = deeds(&done)
        .split(", ")
        .filter(|deed| deed.contains("wins"))
        .collect();
    assert_eq!(wins, ["2 wins 61-virginis", "2 wins proxima-centauri"]);
}

/// S19.38, S16.10, S16.15, D-78: the tile pays at once, so the rival can pay for the lowest space.
#[test]
fn the_tile_pays_before_sectors_are_resolved() {
    let mut t = met(17, Species::Oumuamua);
    t.signals("61-virginis", "2 2 2 2 2")
        .found(1, "right", "pink");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    t.p(2).exofossils = 3;
    t.mark();
    let done = turn(&mut t);
    assert_eq!(
        deeds(&done),
        "61-virginis, proxima-centauri, tile, tile completed, 2 wins 61-virginis, left pink Row(1), gold technology 11, neutral right orange"
    );
    assert_eq!((t.p(1).exofossils, t.p(2).exofossils), (1, 0));
    assert!(t.s.relics.tile.is_empty());

    let mut t = met(17, Species::Oumuamua);
    t.signals("beta-pictoris", "2 2 2 2")
        .found(1, "right", "pink");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    t.p(2).exofossils = 3;
    prepare(&mut t, "telescope-1");
    let done = turn(&mut t);
    assert!(
        done.contains("beta-pictoris, 2 wins beta-pictoris, left pink Row(1)"),
        "{done}"
    );
}

/// S19.61
#[test]
fn the_rival_comes_second_in_a_sector_like_a_player() {
    let mut t = with_card(5);
    t.signals("61-virginis", "1 1 1 1");
    let done = turn(&mut t);
    assert!(done.contains("1 wins 61-virginis"), "{done}");
    assert!(done.ends_with("publicity+2"), "{done}");
    assert_eq!(t.decides(), "1 trace");
    let virginis: Star = "61-virginis".parse().unwrap();
    assert_eq!(t.s.sectors[virginis.index()].marks.to_vec(), [seat(2)]);
}
