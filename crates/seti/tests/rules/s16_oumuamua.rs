//! 'Oumuamua (S16). The tile lies on r3s5, in front of 61 Virginis (6 data) and in the sector of Earth.

use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::Choice;
use orrery_seti::names::{Body, Space, Species};
use orrery_seti::solar::Cell;
use orrery_seti::state::Marker;

const STAR_OR_TILE: [&str; 2] = ["signal 61-virginis", "signal oumuamua"];

fn undiscovered(players: u8) -> Table {
    Table::with_species(players, Species::Oumuamua, Species::Anomalies)
}

fn table(players: u8) -> Table {
    Table::with_left(players, Species::Oumuamua)
}

/// Puts markers on the tile, oldest first.
fn on_tile(t: &mut Table, seats: &[u8]) {
    t.s.relics.tile = seats.iter().map(|&number| seat(number)).collect();
    t.mark();
}

fn tile(t: &Table) -> Vec<u8> {
    t.s.relics.tile.iter().map(|seat| seat.number()).collect()
}

fn marks(t: &Table, star: &str) -> usize {
    let star: orrery_seti::names::Star = star.parse().unwrap();
    t.s.sectors[star.index()].marks.len()
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

/// S16.1, S10.17
#[test]
fn three_marked_discovery_spaces_bring_the_tile_into_play() {
    let mut t = undiscovered(2);
    assert_eq!(t.s.cell(space("r3s5")), Cell::Empty);
    t.discover_by_play();
    assert_eq!(t.s.cell(space("r3s5")), Cell::Body(Body::Oumuamua));
    assert_eq!(tile(&t), [0u8; 0], "3 data, no markers");
    assert_eq!(
        t.diff(1),
        "vp+17 credits-2 energy-3 publicity+2 data+2 hand+1 pieces-1 traces+2"
    );
    assert_eq!(t.diff(2), "vp+5 energy-1 publicity+1 hand+1 traces+1");
    let players = t.s.view(Viewer::Spectator).players;
    let cards = players.iter().map(|player| player.hand_backs.species[2]);
    assert_eq!(
        cards.collect::<Vec<_>>(),
        [2, 1],
        "one card for each marker"
    );
    assert_eq!(t.s.species[0].deck.len(), 6);
    assert!(t.s.species[0].face_up.is_some());
    assert_eq!(t.decides(), "2 turn");
}

/// S16.1: nothing of it exists before the discovery.
#[test]
fn before_the_discovery_there_is_nothing_to_visit_orbit_or_mark() {
    let mut t = undiscovered(2);
    t.probe(1, "r3s6").play("move 1 r3s5");
    assert_eq!(t.diff(1), "energy-1");
    t.illegal("orbit oumuamua; land oumuamua")
        .play("scan; earth 61-virginis");
    assert_eq!(t.decides(), "1 scan");
}

/// S16.2
#[test]
fn a_probe_standing_where_the_tile_is_put_gains_publicity() {
    let mut t = undiscovered(3);
    t.found(1, "left", "pink").found(1, "left", "orange");
    t.probe(1, "r3s4").probe(2, "r3s5").probe(3, "r4s5");
    t.p(1).computer.upper = 6;
    t.mark()
        .play("analyse; trace blue left discovery")
        .mark()
        .play("end");
    assert_eq!(t.diff(1), "hand+3");
    assert_eq!(t.diff(2), "publicity+1");
    assert_eq!(t.diff(3), "");
    t.play("orbit oumuamua"); // it stands on the tile now
}

/// S16.3: research with disc 3 next.
#[test]
fn the_tile_turns_with_disc_3_and_carries_what_stands_on_it() {
    for (disc, discovered, tile, probe) in [
        (2, true, "r3s4", "r3s4"),
        (2, false, "r3s4", "r3s5"),
        (1, true, "r3s5", "r3s5"),
        (0, true, "r3s5", "r3s5"),
    ] {
        let mut t = if discovered {
            table(2)
        } else {
            undiscovered(2)
        };
        t.s.next_disc = disc;
        t.p(1).publicity = 6;
        t.probe(1, "r3s5").play("research");
        assert_eq!(t.s.space_of(Body::Oumuamua), space(tile));
        assert_eq!(t.p(1).pieces[0].at, space(probe));
        assert_eq!(t.diff(1), "publicity-6", "being carried is no visit");
    }
}

/// S16.3: card 25 pays for planets visited, card 128 has a circle for one.
#[test]
fn it_is_a_planet_for_cards_that_speak_of_planets() {
    let mut t = table(2);
    t.hand(1, "25")
        .probe(1, "r3s6")
        .play("play 25; step 1 r3s5; done");
    assert_eq!(t.diff(1), "vp+1 credits-2 publicity+1 hand-1");

    let mut t = undiscovered(2);
    t.hand(1, "25")
        .probe(1, "r3s6")
        .play("play 25; step 1 r3s5; done");
    assert_eq!(t.diff(1), "credits-2 hand-1");

    let mut t = table(2);
    t.played(1, "128")
        .probe(1, "r3s6")
        .play("move 1 r3s5; cover 128 1");
    assert_eq!(t.diff(1), "publicity+1", "1 energy paid and 1 gained");
}

/// S16.4
#[test]
fn every_entry_of_the_tile_gives_publicity() {
    let mut t = table(2);
    t.probe(1, "r3s6").play("move 1 r3s5");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
    t.play("move 1 r3s6; move 1 r3s5");
    assert_eq!(t.diff(1), "energy-3 publicity+2");
}

/// S16.5
#[test]
fn orbiting_and_landing_cost_what_they_cost_elsewhere() {
    let landing = |t: &mut Table| t.probe(1, "r3s5").play("land oumuamua").p(1).energy;
    assert_eq!(landing(&mut table(2)), 7);
    assert_eq!(landing(table(2).orbiter(2, "oumuamua")), 8);
    assert_eq!(landing(table(2).tech(1, "probe-3")), 8);
    assert_eq!(
        landing(table(2).orbiter(2, "oumuamua").tech(1, "probe-3")),
        9
    );

    let mut t = table(2);
    t.probe(1, "r3s5").p(1).energy = 2;
    t.refused("land oumuamua", "S3.13");
    t.p(1).credits = 0;
    t.refused("orbit oumuamua", "S3.8");
}

/// S16.5
#[test]
fn it_has_no_moons_and_room_for_everybody() {
    let mut t = table(2);
    for number in [1, 1, 2, 2] {
        t.orbiter(number, "oumuamua").lander(number, "oumuamua");
    }
    t.tech(1, "probe-4").probe(1, "r3s5");
    let sites = t
        .choices()
        .into_iter()
        .filter(|choice| choice.starts_with("land "));
    assert_eq!(sites.collect::<Vec<_>>(), ["land oumuamua"]);
    t.legal("orbit oumuamua").play("land oumuamua");
    assert_eq!(t.s.planets[Body::Oumuamua.index()].landers, [3, 2, 0, 0]);
}

/// S16.6, S3.10, S16.8, D-82: the species card takes the place of the 3 VP.
#[test]
fn the_first_orbiter_gains_a_species_card_ten_points_an_exofossil_and_a_signal() {
    let mut t = table(2);
    t.probe(1, "r3s5").play("orbit oumuamua");
    assert_eq!(t.own_choices(), STAR_OR_TILE, "S3.9 comes before S3.10");
    t.play("signal 61-virginis");
    assert_eq!(t.own_choices(), ["take et.21", "draw"]);
    t.play("take et.21");
    assert_eq!(
        t.diff(1),
        "vp+10 credits-1 energy-1 data+1 exofossils+1 hand+1 pieces-1"
    );
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![], 1));
    assert_eq!(
        t.s.species[0].face_up.map(|card| card.to_string()),
        Some("et.22".to_owned())
    );
}

/// S16.6
#[test]
fn later_orbiters_gain_no_species_card() {
    let mut t = table(2);
    t.orbiter(2, "oumuamua")
        .probe(1, "r3s5")
        .play("orbit oumuamua; signal oumuamua");
    assert_eq!(
        t.diff(1),
        "vp+11 credits-1 energy-1 data+1 exofossils+1 pieces-1"
    );
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
}

/// S16.6, D-44: 9 VP, 2 exofossils, no trace; spaces with 3, 2 and 1 data.
#[test]
fn the_first_three_landers_each_cover_a_data_space_of_their_choice() {
    for (space, data) in [("space 1", 3), ("space 2", 2), ("space 3", 1)] {
        let mut t = table(2);
        t.probe(1, "r3s5").play("land oumuamua");
        assert_eq!(t.own_choices(), ["space 1", "space 2", "space 3"]);
        t.play(space);
        assert_eq!(
            t.diff(1),
            format!("vp+9 energy-3 data+{data} exofossils+2 pieces-1")
        );
    }
    let covered = |n: usize| {
        let mut t = table(2);
        for space in 0..n {
            t.lander(2, "oumuamua");
            t.s.planets[Body::Oumuamua.index()].first_landers[space] = Some(Marker::of(seat(2)));
        }
        t.probe(1, "r3s5").play("land oumuamua");
        t
    };
    assert_eq!(covered(1).own_choices(), ["space 2", "space 3"]);
    let last = "vp+9 energy-3 data+1 exofossils+2 pieces-1";
    assert_eq!(
        covered(2).diff(1),
        last,
        "the last open space needs no choice"
    );
    assert_eq!(covered(3).diff(1), "vp+9 energy-3 exofossils+2 pieces-1");
}

/// S16.7: each signal of a scan that falls on the star behind the tile leaves the choice.
#[test]
fn signals_of_a_scan_may_be_marked_on_the_tile_instead_of_its_star() {
    let mut t = table(2);
    t.play("scan; earth 61-virginis");
    assert_eq!(t.decides(), "1 mark");
    assert_eq!(t.own_choices(), STAR_OR_TILE);
    t.play("signal oumuamua; row 112");
    assert_eq!(t.own_choices(), ["signal kepler-22", "signal 61-virginis"]);
    t.play("signal 61-virginis");
    assert_eq!(t.own_choices(), STAR_OR_TILE);
    t.play("signal 61-virginis");
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 1));
    assert_eq!(t.diff(1), "vp+1 credits-1 energy-2 data+2");
}

/// S16.7
#[test]
fn signals_in_other_sectors_do_not_reach_the_tile() {
    let mut t = table(2);
    t.tech(1, "telescope-1")
        .play("scan; earth proxima-centauri; row 112; signal kepler-22");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(tile(&t), [0u8; 0]);
}

/// S16.7: cards 27 (own probe), 39 (61 Virginis twice) and 115 (anywhere).
#[test]
fn signals_of_cards_may_be_marked_on_the_tile_one_by_one() {
    let mut t = table(2);
    t.hand(1, "39").play("play 39; signal oumuamua");
    assert_eq!(t.own_choices(), STAR_OR_TILE);
    t.play("signal 61-virginis");
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 1));

    let mut t = table(2);
    t.hand(1, "27")
        .probe(1, "r4s5")
        .play("play 27; done; signal oumuamua");
    assert_eq!(tile(&t), [1]);

    let mut t = table(2);
    t.hand(1, "115")
        .play("play 115; signal 61-virginis; signal oumuamua");
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
}

/// S16.7: the tile stands in Mars's sector; its orbit gives a signal there.
#[test]
fn signals_of_orbits_may_be_marked_on_the_tile() {
    let mut t = table(2);
    t.s.offsets = [0, 0, 3];
    t.probe(1, "r2s2").play("orbit mars; draw");
    assert_eq!(t.own_choices(), ["signal barnards-star", "signal oumuamua"]);
    t.play("signal oumuamua; skip");
    assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 data+1 hand+1 pieces-1");
    assert_eq!(tile(&t), [1]);

    let mut t = table(2);
    t.s.offsets = [0, 0, 3];
    t.mark().play("scan; earth 61-virginis");
    assert_eq!(
        t.decides(),
        "1 scan",
        "the tile has left the sector of Earth"
    );
}

/// S16.8: card ET.23 shows the 'Oumuamua signal.
#[test]
fn the_signal_symbol_of_oumuamua_leaves_the_same_choice() {
    let mut t = table(2);
    t.hand(1, "et.23").play("play et.23");
    assert_eq!(t.own_choices(), STAR_OR_TILE);
    t.play("signal 61-virginis");
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![], 1));

    let mut t = table(2);
    t.hand(1, "et.23").play("play et.23; signal oumuamua");
    assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
}

/// S16.9
#[test]
fn the_first_marker_scores_one_point_and_the_third_two() {
    for (before, gained) in [
        (&[][..], "vp+1 credits-1 data+1 hand-1 played+1"),
        (&[2], "credits-1 data+1 hand-1 played+1"),
        (
            &[2, 2],
            "vp+2 credits-1 data+1 exofossils+1 hand-1 played+1",
        ),
    ] {
        let mut t = table(2);
        on_tile(&mut t, before);
        t.hand(1, "et.23").play("play et.23; signal oumuamua");
        assert_eq!(t.diff(1), gained);
    }
}

/// S16.9, S6.9: card 118 takes no data; S6.8: a full pool takes none either.
#[test]
fn marking_the_tile_scores_even_if_its_data_is_not_taken() {
    let mut t = table(2);
    let three = "signal oumuamua; signal oumuamua; signal oumuamua";
    t.hand(1, "118")
        .probe(1, "r4s5")
        .play(&format!("play 118; {three}"));
    assert_eq!(t.diff(1), "vp+3 credits-1 exofossils+1 hand-1");

    let mut t = table(2);
    t.p(1).data = 6;
    t.hand(1, "et.23").play("play et.23; signal oumuamua");
    assert_eq!(t.diff(1), "vp+1 credits-1 hand-1 played+1");
}

/// S16.10, D-78: card 83 marks twice in the sector of Earth. The exofossils come at once, the reset does not.
#[test]
fn a_completed_tile_pays_at_once_and_is_reset_after_the_main_action() {
    let mut t = table(3);
    on_tile(&mut t, &[3, 3]);
    t.hand(1, "83").play("play 83; signal oumuamua");
    let gained = "vp+2 credits-2 publicity+1 data+1 exofossils+1 hand-1";
    assert_eq!(
        (t.diff(1).as_str(), t.diff(3).as_str()),
        (gained, "exofossils+1")
    );
    assert_eq!(tile(&t), [3, 3, 1], "complete, but not yet reset");
    assert_eq!(t.decides(), "1 mark");
    t.play("signal oumuamua");
    assert_eq!(t.diff(1), gained, "an excess marker gives nothing");
    assert_eq!((t.diff(3).as_str(), tile(&t).len()), ("exofossils+1", 0));
}

/// D-78, ET.24: the exofossil of the tile that the card completes can be paid for its fourth signal.
#[test]
fn the_exofossil_of_a_completed_tile_is_there_within_the_card() {
    let mut t = table(2);
    on_tile(&mut t, &[2, 2]);
    t.hand(1, "et.24")
        .play("play et.24; signal 61-virginis; signal oumuamua");
    assert_eq!(t.p(1).exofossils, 1);
    t.play("signal barnards-star; signal procyon");
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("pay; signal vega");
    assert_eq!(t.p(1).exofossils, 0);
}

/// S16.10, S2.16: completed before the main action, reset after it.
#[test]
fn a_tile_completed_early_is_reset_after_the_main_action() {
    let mut t = table(2);
    on_tile(&mut t, &[2, 2, 2]);
    t.probe(1, "r4s6").play("move 1 r3s6");
    assert_eq!(tile(&t).len(), 3);
    t.play("pass");
    assert_eq!(tile(&t).len(), 3, "before the pass is finished");
    let choice = t.own_choices()[0].clone();
    t.play(&choice);
    assert_eq!((t.diff(2).as_str(), tile(&t).len()), ("", 0));
}

/// S16.10, S6.12
#[test]
fn with_a_star_completed_too_the_active_player_chooses_the_order() {
    let setup = || {
        let mut t = table(2);
        on_tile(&mut t, &[2, 2]);
        t.signals("61-virginis", "2 1 2 1 1").hand(1, "83");
        t.play("play 83; signal 61-virginis; signal oumuamua");
        assert_eq!(t.decides(), "1 sectors");
        assert_eq!(t.own_choices(), ["resolve 61-virginis", "resolve oumuamua"]);
        t
    };
    let mut t = setup();
    t.play("resolve oumuamua");
    assert_eq!(
        (tile(&t).len(), t.diff(2)),
        (0, "publicity+1 exofossils+1".to_owned()),
        "no publicity for the tile (D-79)"
    );
    assert_eq!(t.decides(), "1 trace", "the star follows by itself");
    t.play("trace pink left overflow");
    let gained = "vp+5 credits-2 publicity+2 data+2 exofossils+1 hand-1 traces+1";
    assert_eq!(t.diff(1), gained);

    let mut t = setup();
    t.play("resolve 61-virginis");
    assert_eq!(
        (tile(&t).len(), t.diff(2)),
        (3, "publicity+1 exofossils+1".to_owned())
    );
    t.play("trace pink left overflow");
    assert_eq!((t.diff(1).as_str(), tile(&t).len()), (gained, 0));
}

/// S16.11
#[test]
fn everybody_on_a_completed_tile_gains_one_exofossil_and_it_starts_anew() {
    let mut t = table(4);
    on_tile(&mut t, &[2, 2]);
    t.hand(3, "108")
        .hand(1, "et.23")
        .play("play et.23; signal oumuamua");
    assert_eq!(
        t.diff(1),
        "vp+2 credits-1 data+1 exofossils+1 hand-1 played+1"
    );
    assert_eq!(
        t.diff(2),
        "exofossils+1",
        "one for two markers, no publicity"
    );
    assert_eq!((t.diff(3), t.diff(4)), (String::new(), String::new()));
    assert_eq!(tile(&t), [0u8; 0], "no marker is retained");
    assert_eq!(
        t.s.sectors
            .iter()
            .map(|sector| sector.wins[0] + sector.wins[1])
            .sum::<u8>(),
        0
    );
}

/// S16.12, S4.9
#[test]
fn exofossils_are_open_unlimited_and_cannot_be_exchanged() {
    let mut t = table(2);
    let without = t.choices();
    t.p(1).exofossils = 17;
    assert_eq!(t.choices(), without);
    assert!("exchange exofossil credit".parse::<Choice>().is_err());
    for viewer in Viewer::all(2) {
        assert_eq!(t.s.view(viewer).players[0].exofossils, 17);
    }
    t.probe(1, "r3s5").play("land oumuamua; space 1");
    assert_eq!(t.p(1).exofossils, 19);
}

/// S16.12, S13.15
#[test]
fn exofossils_are_worth_nothing_at_the_end() {
    let mut t = table(2);
    t.s.round = 5;
    t.p(1).exofossils = 12;
    t.mark().play("pass; pass");
    assert_eq!((t.decides().as_str(), t.diff(1)), ("over", String::new()));
}

/// S16.13: card 75 marks any trace for 2 credits and adds a point for the trace itself.
#[test]
fn each_space_of_the_board_gives_and_costs_what_it_shows() {
    for color in ["pink", "orange", "blue"] {
        for (row, exofossils, choice, gained) in [
            (1, 4, "", "vp+26 credits-2 exofossils-4 hand-1 traces+1"),
            (2, 0, "take et.21", "vp+4 credits-2 exofossils+1 traces+1"),
            (3, 0, "take et.21", "vp+4 credits-2 traces+1"),
            (4, 0, "", "vp+3 credits-2 exofossils+1 hand-1 traces+1"),
            (5, 1, "", "vp+7 credits-2 exofossils-1 hand-1 traces+1"),
        ] {
            let mut t = table(2);
            t.p(1).exofossils = exofossils;
            t.hand(1, "75")
                .play(&format!("play 75; trace {color} left {row}"));
            if !choice.is_empty() {
                assert_eq!(t.own_choices(), ["take et.21", "draw"]);
                t.play(choice);
            }
            assert_eq!(t.diff(1), gained, "{color} {row}");
        }
    }
}

/// S16.13, S11.6: rows 1 and 5 are offered only to those who can pay.
#[test]
fn spaces_that_cannot_be_paid_cannot_be_marked() {
    let rows = |exofossils: u8| {
        let mut t = table(2);
        t.p(1).exofossils = exofossils;
        t.hand(1, "75").play("play 75");
        let pink = t
            .own_choices()
            .into_iter()
            .filter(|text| text.starts_with("trace pink left"));
        pink.map(|text| text.replace("trace pink left ", ""))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(rows(0), "2 3 4 overflow");
    assert_eq!(rows(1), "2 3 4 5 overflow");
    assert_eq!(rows(3), "2 3 4 5 overflow");
    assert_eq!(rows(4), "1 2 3 4 5 overflow");
}

/// S16.14, S11.12: the top space takes any number of markers, each for 1 exofossil.
#[test]
fn the_price_is_paid_every_time() {
    let mut t = table(2);
    t.p(1).exofossils = 2;
    t.hand(1, "75 98")
        .play("play 75; trace pink left 5")
        .next_own_turn();
    t.play("play 98; trace pink left 5");
    assert_eq!(t.diff(1), "vp+6 credits-1 exofossils-1 hand-1 traces+1");
    assert_eq!(t.s.species[0].top[0], [2, 0, 0, 0]);

    let mut t = table(2);
    t.no_milestones().p(1).exofossils = 8;
    t.hand(1, "75 98")
        .play("play 75; trace pink left 1")
        .next_own_turn();
    t.play("play 98")
        .illegal("trace pink left 1")
        .legal("trace pink left 5");
}
