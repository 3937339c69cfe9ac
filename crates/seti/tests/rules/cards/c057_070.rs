//! Project cards 57 to 70.

use crate::cards::{completes, in_front, list, plays, stays_open, turns};
use crate::table::{COMPUTERS, PROBES, TELESCOPES, Table, seat};
use orrery_seti::names::Tech;
use orrery_seti::state::Marker;

/// Card 57
#[test]
fn card_57_takes_a_card_turns_and_takes_a_telescope() {
    let mut t = Table::holding("57");
    t.play("play 57");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    assert_eq!(turns(&t), 0);
    t.play("take 110");
    assert_eq!((t.row_now().as_str(), turns(&t)), ("1 108 112", 1));
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    plays(&mut t, "tech telescope-2", "vp+5 credits-3 techs+1");
    assert_eq!([t.place("57"), t.place("110")], ["discard", "hand 1"]);
}

/// Card 57, Card 59, Card 61, Card 62, Card 63, Card 64, Card 65, Card 66, Card 67, Card 68, Card 69,
/// Card 70, Card 85, Card 87; S9.11: with all four of the kind the system turns and nothing is taken.
#[test]
fn no_technology_left_of_the_kind() {
    let row = "row 110; signal barnards-star; row 108; signal vega";
    for (card, kind, then, diff) in [
        ("57", TELESCOPES, "draw", "credits-3"),
        ("59", PROBES, "", "credits-3 energy+1 hand-1"),
        ("61", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("62", TELESCOPES, "", "credits-3 hand-1 played+1"),
        ("63", PROBES, "", "credits-3 hand-1 played+1"),
        ("64", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("65", TELESCOPES, row, "credits-4 data+2 hand-1"),
        ("66", TELESCOPES, "", "credits-3 hand-1 played+1"),
        ("67", TELESCOPES, "", "credits-3 publicity+1 hand-1"),
        ("68", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("69", COMPUTERS, "", "credits-3 data+1 hand-1"),
        ("70", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("85", PROBES, "continue", "credits-4 hand-1 pieces+1"),
        ("87", PROBES, "", "credits-3 hand-1 played+1"),
    ] {
        let mut t = Table::holding(card);
        t.tech(1, kind);
        let choices = format!("play {card}; {then}");
        plays(&mut t, choices.trim_end_matches("; "), diff);
        assert_eq!((card, turns(&t)), (card, 1));
    }
}

/// Card 57, Card 59, Card 65, Card 67, Card 69; S2.5: what the card gave may move a probe before the
/// system turns.
#[test]
fn free_actions_come_between_the_gain_and_the_turning() {
    let row = "; row 110; signal barnards-star; row 108; signal vega";
    for (card, then) in [
        ("57", "; draw"),
        ("59", ""),
        ("65", row),
        ("67", ""),
        ("69", ""),
    ] {
        let mut t = Table::holding(card);
        t.probe(1, "r1s5").play(&format!("play {card}{then}"));
        assert_eq!(
            (card, t.decides().as_str(), turns(&t)),
            (card, "1 pause", 0)
        );
        t.play("move 1 r2s5; continue");
        assert_eq!((card, t.decides().as_str(), turns(&t)), (card, "1 tech", 1));
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
    }
}

/// Card 85, Card 58, Card 60, Card 74; S21.3: at the probe limit only the launch is lost.
#[test]
fn launches_of_cards_are_skipped_at_the_limit() {
    for (card, then, diff) in [
        ("85", "; tech probe-3", "vp+5 credits-4 hand-1 techs+1"),
        ("58", "", "credits-2 hand-1 played+1"),
        ("60", "", "credits-2 hand-1 played+1"),
        ("74", "", "credits-2 hand-1"),
    ] {
        let mut t = Table::holding(card);
        t.probe(1, "r4s4");
        plays(&mut t, &format!("play {card}{then}"), diff);
    }
}

/// Card 58, Card 60, Card 74, Card 85: one probe is launched, also if the limit is two.
#[test]
fn cards_launch_one_probe() {
    for card in ["58", "60", "74", "85"] {
        let mut t = Table::holding(card);
        t.tech(1, "probe-1").play(&format!("play {card}"));
        assert_eq!((card, t.p(1).pieces.len()), (card, 1));
    }
}

/// Card 58, Card 60
#[test]
fn cards_58_and_60_launch_a_probe() {
    for card in ["58", "60"] {
        let mut t = Table::holding(card);
        plays(
            &mut t,
            &format!("play {card}"),
            "credits-2 hand-1 played+1 pieces+1",
        );
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
        stays_open(&mut t, card);
    }
}

/// Card 58, Card 60; moons-count-by-glossary (S8.30, S21.18).
#[test]
fn missions_58_and_60_need_a_figure_at_the_planet() {
    for (card, planet, moon, space, reward) in [
        ("58", "uranus", "titania", "r4s0", "vp+3 hand+1"),
        ("60", "neptune", "triton", "r4s3", "vp+4 data+1"),
    ] {
        let mut t = in_front(card);
        t.probe(1, space)
            .orbiter(2, planet)
            .lander(2, planet)
            .lander(2, moon);
        t.orbiter(1, "saturn").lander(1, "jupiter").lander(1, "io");
        stays_open(&mut t, card);
        completes(
            &mut in_front(card).orbiter(1, planet).clone(),
            card,
            "",
            reward,
        );
        completes(
            &mut in_front(card).lander(1, planet).clone(),
            card,
            "",
            reward,
        );
        completes(
            &mut in_front(card).lander(1, moon).clone(),
            card,
            "",
            reward,
        );
    }
}

/// Card 58: the card of the reward is the top one of the deck.
#[test]
fn mission_58_draws_unseen() {
    let mut t = in_front("58");
    t.deck_top("9").orbiter(1, "uranus").play("complete 58");
    assert_eq!(
        (t.place("9").as_str(), t.row_now().as_str()),
        ("hand 1", "110 108 112")
    );
}

/// Card 59
#[test]
fn card_59_gives_energy_turns_and_takes_a_probe_technology() {
    let mut t = Table::holding("59");
    t.play("play 59");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 energy+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", PROBES));
    let mut other = t.clone();
    plays(
        &mut t,
        "tech probe-3",
        "vp+5 credits-3 energy+1 hand-1 techs+1",
    );
    assert_eq!(t.place("59"), "discard");
    let diff = "vp+5 credits-3 energy+1 hand-1 pieces+1 techs+1";
    plays(&mut other, "tech probe-1", diff);
}

/// Card 61, Card 62, Card 63, Card 64, Card 66, Card 68, Card 70, Card 87: the system turns, then a
/// technology of the printed kind is taken, and the card stays in front of its owner.
#[test]
fn missions_and_gold_boxes_with_a_technology() {
    for (card, kind, then) in [
        ("61", COMPUTERS, "tech computer-3; slot 1"),
        ("62", TELESCOPES, "tech telescope-3"),
        ("63", PROBES, "tech probe-3"),
        ("64", COMPUTERS, "tech computer-3; slot 1"),
        ("66", TELESCOPES, "tech telescope-3"),
        ("68", COMPUTERS, "tech computer-3; slot 1"),
        ("70", COMPUTERS, "tech computer-3; slot 1"),
        ("87", PROBES, "tech probe-3"),
    ] {
        let mut t = Table::holding(card);
        t.play(&format!("play {card}"));
        assert_eq!((turns(&t), t.own_choices()), (1, list("tech", kind)));
        plays(&mut t, then, "vp+5 credits-3 hand-1 played+1 techs+1");
        assert_eq!(t.place(card), "front 1");
    }
}

/// Card 61
#[test]
fn mission_61_needs_fifty_points_and_tucks_a_card() {
    let mut t = in_front("61");
    t.hand(1, "47 48").score(1, 49);
    stays_open(&mut t, "61");
    t.score(1, 50);
    let mut other = t.clone();
    t.play("complete 61");
    assert_eq!(t.own_choices(), ["tuck 47", "tuck 48", "skip"]);
    t.play("tuck 48").illegal("complete 61");
    assert_eq!(t.diff(1), "credits+1 hand-1 tucked+1");
    assert_eq!([t.place("61"), t.place("48")], ["completed 1", "tucked 1"]);
    completes(&mut other, "61", "; skip", "");
    completes(in_front("61").score(1, 50), "61", "", "");
}

/// Card 62, Card 63, Card 68
#[test]
fn gold_boxes_score_two_points_for_each_trace_of_the_colour() {
    for (card, color, others) in [
        ("62", "pink", ["orange", "blue"]),
        ("63", "orange", ["pink", "blue"]),
        ("68", "blue", ["pink", "orange"]),
    ] {
        let mut t = in_front(card);
        let value = |t: &Table| t.s.end_card(seat(1), card.parse().unwrap());
        t.overflow(1, "left", others[0], 4)
            .overflow(1, "right", others[1], 5);
        t.overflow(2, "left", color, 3);
        assert_eq!(value(&t), 0);
        t.overflow(1, "left", color, 2)
            .overflow(1, "right", color, 1);
        assert_eq!((value(&t), t.s.end_cards(seat(1))), (6, 6));
    }
}

/// Card 64, Card 66
#[test]
fn missions_64_and_66_need_the_colour_at_both_species() {
    for (card, color, wrong, reward) in [
        ("64", "blue", "pink", "data+2"),
        ("66", "pink", "blue", "vp+2 energy+1"),
    ] {
        let mut t = in_front(card);
        t.overflow(1, "left", color, 2)
            .overflow(1, "left", wrong, 1);
        t.overflow(1, "right", wrong, 1)
            .overflow(1, "right", "orange", 1);
        t.overflow(2, "right", color, 1);
        stays_open(&mut t, card);
        completes(t.overflow(1, "right", color, 1), card, "", reward);
    }
}

/// Card 64, Card 66: a discovery space and a space of the board count as well (S8.31).
#[test]
fn traces_on_discovery_and_board_spaces_count() {
    for (card, color, reward) in [("64", 2, "data+2"), ("66", 0, "vp+2 energy+1")] {
        let mut t = in_front(card);
        t.discover("right");
        t.s.species[0].discovery[color] = Some(Marker::One);
        t.s.species[1].board[color][1] = Some(Marker::One);
        t.p(1).traces[0][color] = 1;
        t.p(1).traces[1][color] = 1;
        completes(&mut t, card, "", reward);
    }
}

/// Card 65; refill-row-after-all-discards, refill-before-tech (S21.13): the bonus of the tile sees the
/// new row.
#[test]
fn card_65_refills_the_row_before_the_technology() {
    let mut t = Table::holding("65");
    t.s.techs[Tech::Telescope2.index()].tiles = [0, 1, 2, 3].into_iter().collect();
    t.mark().play("play 65; row 110; signal barnards-star");
    assert_eq!((t.own_choices(), turns(&t)), (list("row", "108 112"), 0));
    t.play("row 108; signal vega");
    assert_eq!((t.row_now().as_str(), turns(&t)), ("1 2 112", 1));
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    t.play("tech telescope-2");
    assert_eq!(t.own_choices(), ["take 1", "take 2", "take 112", "draw"]);
    plays(&mut t, "take 2", "vp+2 credits-4 data+2 techs+1");
    assert_eq!(t.place("65"), "discard");
}

/// Card 67
#[test]
fn card_67_may_discard_one_hand_card_for_a_signal() {
    let mut t = Table::holding("67 48 49");
    t.play("play 67");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 publicity+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    t.play("tech telescope-3");
    assert_eq!(t.own_choices(), ["discard 48", "discard 49", "done"]);
    let mut other = t.clone();
    t.play("discard 48");
    assert_eq!(t.own_choices(), list("signal", "procyon sirius-a"));
    let diff = "vp+5 credits-3 publicity+1 data+1 hand-2 techs+1";
    plays(&mut t, "signal sirius-a", diff);
    assert_eq!([t.place("67"), t.place("48")], ["discard", "discard"]);
    plays(
        &mut other,
        "done",
        "vp+5 credits-3 publicity+1 hand-1 techs+1",
    );
    let mut alone = Table::holding("67");
    let diff = "vp+5 credits-3 publicity+1 hand-1 techs+1";
    plays(&mut alone, "play 67; tech telescope-3", diff);
}

/// Card 67; S21.8, S8.29: a species card can be discarded for its colour and leaves the game.
#[test]
fn card_67_takes_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "67 et.3");
    t.play("play 67; tech telescope-3; discard et.3");
    assert_eq!(t.own_choices(), list("signal", "kepler-22 61-virginis"));
    assert_eq!(t.place("et.3"), "gone");
}

/// Card 69
#[test]
fn card_69_gives_data_turns_and_takes_a_computer() {
    let mut t = Table::holding("69");
    t.play("play 69");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 data+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", COMPUTERS));
    t.play("tech computer-4");
    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
    plays(&mut t, "slot 3", "vp+5 credits-3 data+1 hand-1 techs+1");
    assert_eq!(t.p(1).computer.tiles[2], Some(Tech::Computer4));
    assert_eq!(t.place("69"), "discard");
}

/// Card 70
#[test]
fn mission_70_needs_three_blue_traces() {
    let mut t = in_front("70");
    t.overflow(1, "left", "blue", 2)
        .overflow(1, "left", "pink", 3);
    t.overflow(1, "right", "orange", 3)
        .overflow(2, "left", "blue", 3);
    stays_open(&mut t, "70");
    let mut other = t.clone();
    completes(t.overflow(1, "right", "blue", 1), "70", "", "vp+3 data+1");
    completes(
        other.overflow(1, "left", "blue", 1),
        "70",
        "",
        "vp+3 data+1",
    );
}
