//! The end of a turn: sectors, milestones, discoveries (S2, rules 14 to 26), and limits (S2, rules 27 to 30).

use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Side, Species, Star};
use orrery_seti::state::Marker;

/// What happened, by kind, of these kinds only.
fn happened(t: &Table, kinds: &[&str]) -> Vec<String> {
    let kind = |event: &Event| {
        Some(
            serde_json::to_value(event).ok()?["what"]
                .as_str()?
                .to_owned(),
        )
    };
    let all = t.events.iter().filter_map(|told| kind(&told.event));
    all.filter(|kind| kinds.contains(&kind.as_str())).collect()
}

fn fill_discovery(t: &mut Table, side: Side, colors: &[usize]) {
    for &color in colors {
        t.s.species[side.index()].discovery[color] = Some(Marker::Neutral);
    }
    t.mark();
}

/// S2.14, S2.15, S2.17, S2.19, S2.20, S2.26
#[test]
fn the_order_of_a_turn_with_everything_due_at_once() {
    let mut t = Table::new(3);
    t.signals("vega", "2 2 2 2").score(1, 25).score(3, 26);
    fill_discovery(&mut t, Side::Left, &[1]);
    t.play("launch");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left discovery");
    assert_eq!(t.decides(), "1 late");
    t.play("move 1 r1s4; end");
    assert_eq!(t.decides(), "1 gold");
    t.play("gold technology");
    assert_eq!(t.decides(), "3 gold");
    assert_eq!(t.s.species[0].discovery[2], None, "neutral markers wait");
    t.play("gold technology");
    assert_eq!(t.decides(), "2 turn");
    let kinds = [
        "launched",
        "sector_won",
        "traced",
        "moved",
        "gold_marked",
        "neutral",
        "discovered",
        "turn",
    ];
    assert_eq!(
        happened(&t, &kinds),
        [
            "launched",
            "sector_won",
            "traced",
            "moved",
            "gold_marked",
            "gold_marked",
            "neutral",
            "discovered",
            "turn"
        ]
    );
    assert_eq!(
        t.p(2).hand.len(),
        1,
        "one species card for the marker on the discovery space"
    );
}

/// S2.15, D-55
#[test]
fn between_main_action_and_sectors_only_missions_can_be_completed() {
    let mut t = Table::new(2);
    t.signals("vega", "1 1 1 2")
        .signals("procyon", "1")
        .signals("sirius-a", "1");
    t.signals("kepler-22", "1")
        .played(1, "88 5")
        .hand(1, "57")
        .p(1)
        .data = 2;
    t.mark().play("launch");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    for choice in [
        "move 1 r1s4",
        "corner 57",
        "place upper",
        "exchange credit energy",
        "buy",
    ] {
        t.refused(choice, "S2.15");
    }
    let mut late = t.clone();
    t.play("complete 88");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 trace", "vp+2 credits-2 publicity+3 pieces+1")
    );
    late.play("continue; trace pink left overflow")
        .illegal("complete 88");
}

/// S2.15
#[test]
fn completed_sectors_are_resolved_before_any_further_free_action() {
    let mut t = Table::new(2);
    t.signals("vega", "2 2 2")
        .play("scan; earth 61-virginis; row 108; signal vega");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.s.sectors[Star::Vega.index()].marks.to_vec(), [seat(1)]);
    t.refused("place upper", "S2.7");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.legal("place upper");
}

/// S2.7: whoever decides in the turn of another is told so, whatever the phase.
#[test]
fn a_decision_out_of_turn_cites_s2_7() {
    let mut sectors = Table::new(2);
    sectors
        .signals("vega", "2 2 2")
        .play("scan; earth 61-virginis; row 108; signal vega");
    assert_eq!(sectors.decides(), "2 trace");
    let mut pass = Table::new(2);
    pass.signals("vega", "2 2 2 2").play("pass");
    let card = pass.own_choices()[0].clone();
    pass.play(&card);
    assert_eq!(pass.decides(), "2 trace");
    let mut milestone = Table::new(2);
    milestone
        .signals("vega", "2 2 2")
        .score(2, 24)
        .play("scan; earth 61-virginis; row 108; signal vega; trace pink left overflow; end");
    assert_eq!(milestone.decides(), "2 gold");
    for t in [&mut sectors, &mut pass, &mut milestone] {
        for choice in ["place upper", "buy", "exchange credit energy"] {
            t.refused(choice, "S2.7");
        }
    }
}

/// S2.16
#[test]
fn a_sector_completed_before_or_in_the_main_action_waits_for_its_end() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5")
        .signals("vega", "2 2 2 2")
        .play("move 1 r1s4");
    assert_eq!(t.decides(), "1 turn");
    t.play("scan; move 1 r1s3; earth 61-virginis; row 108; signal vega");
    assert_eq!(t.decides(), "2 trace");
    let vega = t.s.sectors[Star::Vega.index()];
    assert_eq!(
        (vega.marks.to_vec(), vega.wins),
        (vec![seat(1)], [0, 1, 0, 0])
    );
}

/// S2.16
#[test]
fn a_sector_completed_after_the_main_action_is_resolved_at_once() {
    let mut t = Table::new(2);
    t.play("launch")
        .signals("procyon", "1 1 1 2 2")
        .signals("vega", "2 2 2 1")
        .play("exchange credit energy");
    assert_eq!(t.decides(), "1 sectors");
    t.refused("buy", "S2.6");
    t.play("resolve procyon");
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.legal("exchange credit energy");
}

/// S2.14, S2.16, S4.13
#[test]
fn a_completed_sector_is_resolved_after_the_steps_of_a_pass() {
    let mut t = Table::new(2);
    t.signals("vega", "1 1 1 1").play("pass");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 134");
    assert_eq!(t.decides(), "1 trace");
    t.refused("buy", "S4.13").play("trace pink left overflow");
    assert_eq!(t.decides(), "2 turn");
}

/// S2.17, S2.18
#[test]
fn each_player_resolves_all_milestones_before_the_next_player() {
    let mut t = Table::with_species(3, Species::Centaurians, Species::Anomalies);
    t.discover("left").score(1, 50).score(2, 17).score(3, 25);
    for number in 1..=3 {
        t.p(number).message = if number == 2 { 17 } else { 0 };
    }
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "1 gold");
    assert_eq!(next("gold income"), "1 gold");
    assert_eq!(next("gold other"), "2 message");
    assert_eq!(
        next("message 4"),
        "2 gold",
        "8 points from the message reach 25"
    );
    assert_eq!(next("gold other"), "3 gold");
    assert_eq!(next("gold other"), "2 turn");
}

/// S2.17
#[test]
fn milestones_start_with_the_player_whose_turn_ended() {
    let mut t = Table::new(3);
    t.play("launch; end").score(1, 25).score(2, 25).score(3, 25);
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "2 gold");
    assert_eq!(next("gold other"), "3 gold");
    assert_eq!(next("gold other"), "1 gold");
}

/// S2.19
#[test]
fn neutral_milestones_come_after_every_player_milestone() {
    let mut t = Table::new(2);
    t.score(1, 30).score(2, 25).play("launch; end");
    let neutral = |t: &Table| t.s.species[0].discovery.iter().flatten().count();
    assert_eq!((t.decides().as_str(), neutral(&t)), ("1 gold", 0));
    t.play("gold other");
    assert_eq!((t.decides().as_str(), neutral(&t)), ("2 gold", 0));
    t.play("gold other");
    assert_eq!((t.decides().as_str(), neutral(&t)), ("2 turn", 3));
}

/// S2.20
#[test]
fn a_neutral_marker_may_discover_a_species_in_the_same_step() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 2]);
    t.score(1, 20).play("launch; end");
    assert_eq!(
        happened(&t, &["neutral", "discovered", "turn"]),
        ["neutral", "discovered", "turn"]
    );
    assert!(t.s.species[0].discovered && !t.s.species[1].discovered);
}

/// S2.20
#[test]
fn a_species_already_found_is_revealed_only_after_neutral_milestones() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 1, 2]);
    t.score(1, 20).play("launch; end");
    assert_eq!(
        happened(&t, &["neutral", "discovered"]),
        ["neutral", "discovered"]
    );
    assert_eq!(
        t.s.species[1].discovery,
        [Some(Marker::Neutral), None, None]
    );
}

/// S2.21
#[test]
fn of_two_species_the_left_one_is_discovered_first() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 1, 2]);
    fill_discovery(&mut t, Side::Right, &[0, 1, 2]);
    t.play("launch; end");
    let sides = t.events.iter().filter_map(|told| match told.event {
        Event::Discovered { side, .. } => Some(side),
        _ => None,
    });
    assert_eq!(sides.collect::<Vec<_>>(), [Side::Left, Side::Right]);
}

/// S2.22
#[test]
fn a_milestone_reached_in_a_discovery_comes_before_the_next_turn() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    fill_discovery(&mut t, Side::Left, &[0, 1]);
    t.s.species[0].discovery[2] = Some(Marker::One);
    t.p(1).traces[0][2] = 1;
    t.play("launch; end");
    assert_eq!(t.decides(), "1 secret");
    t.p(2).exertian_done = [true; 2];
    t.score(2, 25).play("skip");
    assert_eq!(t.decides(), "2 gold");
    t.play("gold other");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(
        t.s.species[1].discovery,
        [Some(Marker::Neutral), None, None]
    );
}

/// S2.23
#[test]
fn no_free_actions_while_milestones_and_discoveries_are_resolved() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    fill_discovery(&mut t, Side::Left, &[0, 1]);
    t.s.species[0].discovery[2] = Some(Marker::One);
    t.p(1).traces[0][2] = 1;
    t.hand(1, "57").score(1, 25).p(1).data = 2;
    t.play("launch; end");
    for decision in ["1 gold", "1 secret"] {
        assert_eq!(t.decides(), decision);
        assert_eq!(t.choices(), t.own_choices());
        for choice in [
            "move 1 r1s4",
            "corner 57",
            "place upper",
            "exchange credit energy",
            "buy",
        ] {
            t.refused(choice, "S2.23");
        }
        let choice = t.choices()[0].clone();
        t.play(&choice);
    }
}

/// S2.24, S2.2
#[test]
fn who_has_passed_still_gains_and_decides_but_takes_no_turn() {
    let mut t = Table::new(2);
    t.probe(2, "r2s1")
        .score(2, 25)
        .signals("vega", "2 2 2 2")
        .played(2, "77");
    (t.s.next_disc, t.p(1).publicity, t.p(2).passed) = (1, 6, true);
    t.mark().play("research; tech probe-2");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left discovery");
    assert_eq!(t.decides(), "2 trigger");
    t.play("cover 77 1");
    assert_eq!(t.diff(2), "vp+7 publicity+3 data+1 traces+1");
    t.play("end");
    assert_eq!(t.decides(), "2 gold");
    t.play("gold other");
    assert_eq!(t.decides(), "1 turn");
}

/// S2.25
#[test]
fn the_round_ends_when_everybody_has_passed() {
    let mut t = Table::new(2);
    t.play("pass; take 134");
    assert_eq!((t.s.round, t.decides()), (1, "2 turn".to_owned()));
    t.play("launch; end");
    assert_eq!((t.s.round, t.decides()), (1, "2 turn".to_owned()));
    t.play("pass; take 135");
    assert_eq!((t.s.round, t.decides()), (2, "2 turn".to_owned()));
}

/// S2.26
#[test]
fn the_winner_of_a_sector_places_the_trace_in_anybodys_turn() {
    let mut t = Table::new(2);
    t.signals("procyon", "2 2 2 1 1").play("launch");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.choices(), t.own_choices());
    t.play("trace pink right discovery");
    assert_eq!(
        (t.decides().as_str(), t.diff(2).as_str()),
        ("1 late", "vp+3 publicity+2 traces+1")
    );
}

/// S2.27, S8.27
#[test]
fn the_hand_is_unlimited_until_the_discard_of_passing() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 3 4 5 6 7 8 9 10").play("buy; draw");
    assert_eq!(t.p(1).hand.len(), 11);
    t.play("pass; discard 1; discard 2; discard 3; discard 4; discard 5; discard 6");
    assert_eq!(t.decides(), "1 pass-discard");
    t.play("discard 7");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 134");
    assert_eq!(t.p(1).hand.len(), 5);
}

/// S2.27, S2.28
#[test]
fn publicity_beyond_ten_is_lost() {
    let mut t = Table::new(2);
    t.hand(1, "110").p(1).publicity = 8;
    t.mark().play("play 110");
    assert_eq!(t.diff(1), "credits-1 publicity+2 hand-1");
    assert_eq!(happened(&t, &["lost"]).len(), 1);
}

/// S2.28
#[test]
fn publicity_is_never_paid_below_zero() {
    let mut t = Table::new(2);
    t.p(1).publicity = 5;
    t.refused("research", "S3.26").play("buy; draw");
    t.refused("buy", "S4.10");
    assert_eq!(t.p(1).publicity, 2);
}

/// S2.27, S2.29
#[test]
fn data_beyond_six_is_lost_unless_room_is_made_first() {
    let mut t = Table::new(2);
    t.hand(1, "137").p(1).data = 5;
    let mut careful = t.mark().clone();
    t.play("play 137");
    assert_eq!(t.diff(1), "credits-1 data+1 hand-1");
    careful.play("place upper; play 137");
    assert_eq!(
        careful.diff(1),
        "credits-1 data+1 hand-1",
        "one placed, two gained"
    );
    assert_eq!(careful.p(1).computer.upper, 1);
}

/// S2.30, S10.2
#[test]
fn the_second_lap_has_no_milestones() {
    let mut t = Table::new(2);
    t.score(1, 119);
    (t.p(1).gold_done, t.p(1).neutral_done) = ([true; 3], [true; 2]);
    t.probe(1, "r2s2")
        .play("land mars; trace orange left overflow; space 2; end");
    assert_eq!((t.p(1).score, t.decides()), (128, "2 turn".to_owned()));
    assert_eq!(t.s.species[0].discovery, [None; 3]);
}
