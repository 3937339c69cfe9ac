//! Final scoring (S13).

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::names::{Gold, Species};
use orrery_seti::state::Marker;

fn points(t: &mut Table, number: u8, source: &str) -> i32 {
    let outcome = t.s.outcome().unwrap();
    let side = &outcome.sides[number as usize - 1];
    side.breakdown
        .iter()
        .find(|(name, _)| name == source)
        .unwrap()
        .1
}

fn sets(t: &mut Table, gold: Gold, side_b: bool) -> (u16, [u8; 4]) {
    t.s.gold_side_b[gold.index()] = side_b;
    (t.s.gold_sets(seat(1), gold), t.s.gold_values(gold))
}

/// S13.1, S13.2: gold-box cards, gold tiles, then the danger of everything before.
#[test]
fn danger_is_taken_from_the_total() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    t.discover("left")
        .played(1, "63")
        .overflow(1, "right", "orange", 3)
        .score(1, 100);
    t.s.gold[Gold::Other.index()].push(seat(1));
    t.overflow(1, "right", "pink", 3)
        .overflow(1, "right", "blue", 3);
    t.p(1).gold_done = [true; 3];
    t.p(1).neutral_done = [true; 2];
    t.p(1).exertian_done = [true; 2];
    t.s.species[0].board[0][0] = Some(Marker::One);
    t.p(1).traces[0][0] = 1;
    t.last_round().play("pass; pass");
    assert_eq!(
        points(&mut t, 1, "end-cards"),
        6,
        "card 63: 2 for each orange trace"
    );
    assert_eq!(points(&mut t, 1, "gold"), 24, "three sets of traces at 8");
    assert_eq!(points(&mut t, 1, "danger"), -13, "a tenth of 130");
    assert_eq!(t.s.outcome().unwrap().sides[0].score, 117);
}

/// S13.3: sets times the value of the marked space.
#[test]
fn a_gold_tile_multiplies_sets_by_its_value() {
    let mut t = Table::new(2);
    t.tech(
        1,
        "probe-1 probe-2 telescope-1 telescope-2 computer-1 computer-2",
    );
    t.s.gold[Gold::Technology.index()] = [seat(2), seat(1)].into_iter().collect();
    assert_eq!(t.s.gold_points(seat(1)), 16);
    assert_eq!(t.s.gold_points(seat(2)), 0);
}

/// S13.4, S13.5, S13.13: technologies.
#[test]
fn technology_tile() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1 probe-2 probe-3 telescope-1 computer-1");
    assert_eq!(sets(&mut t, Gold::Technology, false), (1, [11, 8, 5, 5]));
    assert_eq!(sets(&mut t, Gold::Technology, true), (2, [7, 5, 3, 3]));
}

/// S13.6, S13.7, S21.9: missions and gold-box cards; a card worth nothing counts too.
#[test]
fn mission_tile() {
    let mut t = Table::new(2);
    t.played(1, "1 5 6 12 14"); // triggered, conditional, conditional, gold box, gold box
    t.s.completed = ["1", "5"]
        .map(|card| card.parse().unwrap())
        .into_iter()
        .collect();
    assert_eq!(sets(&mut t, Gold::Missions, false), (2, [4, 3, 2, 2]));
    assert_eq!(t.s.end_cards(seat(1)), 0);
    assert_eq!(sets(&mut t, Gold::Missions, true), (2, [8, 6, 4, 4]));
    t.played(1, "38 40");
    assert_eq!(sets(&mut t, Gold::Missions, true).0, 3);
}

/// S13.8, S13.9, S13.10: tucked incomes; the starting card and unusual incomes never count.
#[test]
fn income_tile() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left");
    assert_eq!(sets(&mut t, Gold::Income, false).0, 0);
    t.tucked(1, "5 9 6 7 et.31 et.32"); // credit, credit, energy, card, publicity, data
    assert_eq!(sets(&mut t, Gold::Income, false), (1, [11, 8, 5, 5]));
    assert_eq!(sets(&mut t, Gold::Income, true), (2, [5, 4, 3, 3]));
    t.tucked(1, "8 10"); // energy, energy
    assert_eq!(sets(&mut t, Gold::Income, true).0, 3);
}

/// S13.11: sets of traces, discovery and overflow included.
#[test]
fn trace_tile() {
    let mut t = Table::new(2);
    t.overflow(1, "left", "pink", 2)
        .overflow(1, "right", "orange", 3);
    assert_eq!(sets(&mut t, Gold::Other, false).0, 0);
    t.overflow(1, "left", "blue", 2);
    assert_eq!(sets(&mut t, Gold::Other, false), (2, [8, 6, 4, 4]));
}

/// S13.12: the smaller of sector wins and figures, moons included.
#[test]
fn wins_and_figures_tile() {
    let mut t = Table::new(2);
    t.orbiter(1, "mars").lander(1, "mars").lander(1, "europa");
    assert_eq!(sets(&mut t, Gold::Other, true).0, 0);
    t.s.sectors[0].wins[0] = 2;
    t.s.sectors[3].wins[0] = 3;
    assert_eq!(sets(&mut t, Gold::Other, true), (3, [8, 6, 4, 4]));
}

/// S13.14: most points win; a tie is shared.
#[test]
fn a_tie_is_a_shared_victory() {
    for (scores, winners) in [
        ([10, 12, 12], [false, true, true]),
        ([13, 12, 0], [true, false, false]),
    ] {
        let mut t = Table::new(3);
        for (number, score) in (1..).zip(scores) {
            t.score(number, score);
        }
        t.last_round().play("pass; pass; pass");
        let won: Vec<bool> =
            t.s.outcome()
                .unwrap()
                .sides
                .iter()
                .map(|side| side.won)
                .collect();
        assert_eq!(won, winners);
    }
}

/// S13.15: what is left over is worth nothing.
#[test]
fn leftovers_score_nothing() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left");
    t.score(1, 7).hand(1, "1 2").played(1, "5").probe(1, "r1s5");
    t.p(1).exofossils = 9;
    t.p(1).data = 6;
    t.last_round().play("pass; pass");
    assert_eq!(t.s.outcome().unwrap().sides[0].score, 7);
}
