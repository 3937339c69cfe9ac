//! Rounds and turns, main and free actions, effects (S2, rules 1 to 13).

use crate::s04_free_actions::FREE;
use crate::table::Table;
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::Species;
use orrery_seti::state::Marker;

const MAIN: [&str; 8] = [
    "launch",
    "orbit mars",
    "land mars",
    "scan",
    "analyse",
    "play 57",
    "research",
    "pass",
];

/// Lets everybody pass until the round or the game ends.
fn pass_round(t: &mut Table) {
    let round = t.s.round;
    while t.s.round == round && t.s.outcome().is_none() {
        let choice = t.own_choices();
        let choice = if choice.contains(&"pass".to_owned()) {
            "pass"
        } else {
            &choice[0]
        };
        t.play(choice);
    }
}

/// S2.1, S1.19
#[test]
fn the_game_lasts_five_rounds() {
    let mut t = Table::new(2);
    for round in 1..=5 {
        assert_eq!(t.s.round, round);
        assert!(t.s.outcome().is_none());
        t.mark();
        pass_round(&mut t);
        assert_eq!(
            t.diff(1).starts_with("credits+3 energy+2"),
            round < 5,
            "income"
        );
    }
    assert_eq!((t.s.round, t.decides()), (5, "over".to_owned()));
    assert!(t.s.outcome().is_some());
}

/// S2.2, S2.25, S2.24
#[test]
fn turns_go_clockwise_and_skip_those_who_passed() {
    let mut t = Table::new(3);
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "2 turn");
    assert_eq!(next("pass; take 134"), "3 turn");
    assert_eq!(next("launch; end"), "1 turn");
    assert_eq!(
        next("scan; earth proxima-centauri; row 110; signal barnards-star; end"),
        "3 turn"
    );
    assert_eq!(next("pass; take 135"), "1 turn");
    assert_eq!(
        next("scan; earth proxima-centauri; row 108; signal vega; end"),
        "1 turn"
    );
    assert_eq!(t.s.round, 1);
    t.play("pass; take 136");
    assert_eq!((t.s.round, t.decides()), (2, "2 turn".to_owned()));
}

/// S2.3
#[test]
fn a_turn_has_exactly_one_main_action() {
    let mut t = Table::new(2);
    t.hand(1, "57").probe(1, "r2s2").tech(1, "probe-1");
    (t.p(1).publicity, t.p(1).computer.upper) = (10, 6);
    t.legal(&MAIN.join("; "));
    t.play("launch");
    assert_eq!(t.own_choices(), ["end"]);
    for choice in MAIN {
        t.refused(choice, "S2.3");
    }
}

/// S2.4
#[test]
fn a_turn_cannot_end_without_a_main_action() {
    let mut t = Table::new(2);
    t.illegal("end");
    *t.p(1) = Default::default();
    assert_eq!(t.own_choices(), ["pass"]);
}

/// S2.5, S4.1, S4.4
#[test]
fn free_actions_before_between_and_after() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").p(1).data = 1;
    t.play("move 1 r4s0; scan; place upper; earth 61-virginis; place upper; row 110; buy; draw");
    t.play("signal barnards-star; place upper");
    assert_eq!(t.decides(), "1 late");
    t.play("move 1 r4s1; end");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.diff(1), "credits-1 energy-4 publicity-1 hand+1");
}

/// S2.5: a probe launched by a card can move before the card turns a disc.
#[test]
fn free_actions_are_possible_between_automatic_steps() {
    let mut t = Table::new(2);
    t.hand(1, "85").play("play 85");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 pause", [0, 0, 0]));
    t.play("move 1 r1s4; continue");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 tech", [1, 0, 0]));
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s3",
        "it was pushed, not carried"
    );
    t.play("tech probe-2").play("end");
}

/// S2.5
#[test]
fn energy_of_a_card_can_move_a_probe_before_its_rotation() {
    let mut t = Table::new(2);
    t.hand(1, "59").probe(1, "r1s5");
    t.p(1).energy = 0;
    t.play("play 59");
    assert_eq!(t.decides(), "1 pause");
    t.play("move 1 r1s4; continue; tech probe-3");
    assert_eq!(t.decides(), "1 late");
    let mut t = Table::new(2);
    t.hand(1, "59").play("play 59");
    assert_eq!(t.decides(), "1 tech", "nothing to move, nothing to ask");
}

/// S2.5
#[test]
fn energy_bought_with_credits_can_move_a_launched_probe_before_the_rotation() {
    let mut t = Table::new(2);
    t.hand(1, "85");
    (t.p(1).energy, t.p(1).credits, t.p(1).publicity) = (0, 6, 0);
    t.play("play 85; exchange credit energy; move 1 r2s5; continue");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// S2.6
#[test]
fn a_free_action_is_finished_before_the_next_one() {
    let mut t = Table::new(2);
    t.hand(1, "57 1 2").probe(1, "r1s5").p(1).data = 6;
    let free = |t: &mut Table| {
        for choice in FREE {
            t.refused(choice, "S2.6");
        }
        MAIN.iter().for_each(|choice| {
            t.refused(choice, "S2.3");
        });
    };
    t.play("buy");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    free(&mut t);
    t.play("draw; exchange card energy");
    assert!(
        t.choices()
            .iter()
            .all(|choice| choice.starts_with("discard "))
    );
    free(&mut t);
    t.play("discard 2");
    free(&mut t);
    t.play("discard 3; corner 1");
    assert_eq!(
        t.choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    free(&mut t);
    t.play("step 1 r1s4; place upper; place upper; place upper; place upper");
    assert_eq!(t.choices(), ["tuck 57", "skip"]);
    free(&mut t);
    t.play("skip");
    assert_eq!(t.decides(), "1 turn");
}

/// S2.6, S2.5
#[test]
fn a_free_action_between_steps_does_not_nest() {
    let mut t = Table::new(2);
    t.play("scan; buy")
        .refused("place upper", "S2.6")
        .play("draw");
    assert_eq!(t.decides(), "1 scan");
    t.legal("exchange credit energy");
}

/// S2.7, S2.26
#[test]
fn another_player_deciding_in_a_main_action_has_no_free_actions() {
    let mut t = Table::new(2);
    t.discover("right");
    let token = &mut t.s.relics.anomalies[1];
    (token.sector, token.side) = (4, 1);
    t.s.species[1].board[1][0] = Some(Marker::Two);
    t.p(2).traces[1][1] = 1;
    t.hand(2, "57").probe(2, "r3s0");
    (t.p(1).publicity, t.p(2).data) = (6, 3);
    t.play("research");
    assert_eq!(t.decides(), "2 pick");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    for choice in [
        "move 1 r3s1",
        "corner 57",
        "place upper",
        "exchange credit energy",
        "buy",
    ] {
        t.refused(choice, "S2.7");
    }
    t.play("draw");
    assert_eq!(t.decides(), "1 tech");
}

/// S2.7, S2.16, S2.26
#[test]
fn another_player_deciding_after_the_main_action_has_no_free_actions() {
    let mut t = Table::new(2);
    t.play("launch")
        .signals("vega", "2 2 2 2")
        .play("move 1 r1s4");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.choices().len(), 4);
    t.refused("buy", "S2.7").refused("move 1 r1s4", "S2.7");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
}

/// S2.8
#[test]
fn effects_of_one_component_go_from_left_to_right() {
    let mut t = Table::new(2);
    t.probe(1, "r4s3").play("orbit neptune");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 target", "vp+7 credits-1 energy-1 data+4 pieces-1")
    );
    t.play("signal vega");
    assert_eq!(
        t.diff(1),
        "vp+10 credits-1 energy-1 data+5 pieces-1",
        "the first orbiter's points come last (S3.10)"
    );
    let mut t = Table::new(2);
    t.hand(1, "65").play("play 65");
    assert_eq!((t.decides().as_str(), t.s.next_disc), ("1 row-signals", 0));
    t.play("row 110; signal barnards-star; row 108; signal vega");
    assert_eq!((t.decides().as_str(), t.s.next_disc), ("1 tech", 1));
}

/// S2.9, S2.11
#[test]
fn what_is_not_optional_offers_no_way_out() {
    let after = |prepare: &dyn Fn(&mut Table), choices: &str| {
        let mut t = Table::new(2);
        prepare(&mut t);
        t.play(choices);
        t.own_choices().join("; ")
    };
    let signal = after(&|t| _ = t.hand(1, "115"), "play 115");
    assert_eq!(signal.split("; ").count(), 8);
    assert!(
        signal
            .split("; ")
            .all(|choice| choice.starts_with("signal "))
    );
    let tech = after(&|t| _ = t.hand(1, "62"), "play 62");
    assert_eq!(
        tech,
        "tech telescope-1; tech telescope-2; tech telescope-3; tech telescope-4"
    );
    let trace = after(&|t| t.p(1).computer.upper = 6, "analyse");
    assert!(
        trace
            .split("; ")
            .all(|choice| choice.starts_with("trace blue "))
    );
    let land = after(&|t| _ = t.hand(1, "13").probe(1, "r2s2"), "play 13");
    assert_eq!(land, "land mars");
    let card = after(&|t| _ = t.hand(1, "11"), "play 11");
    assert_eq!(card, "take 110; take 108; take 112; draw");
    let gold = after(&|t| _ = t.score(1, 25), "launch; end");
    assert!(gold.split("; ").all(|choice| choice.starts_with("gold ")));
    let scan = after(&|_| (), "scan");
    assert_eq!(scan, "earth 61-virginis; row 110; row 108; row 112");
}

/// S2.11
#[test]
fn a_rotation_is_never_skipped() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-1 telescope-2 telescope-3 telescope-4")
        .hand(1, "62")
        .play("play 62");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 late", [1, 0, 0]));
}

/// S2.10
#[test]
fn optional_effects_can_be_declined() {
    let mut t = Table::new(2);
    t.hand(1, "20 57")
        .probe(1, "r1s5")
        .play("play 20")
        .legal("done")
        .play("done");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = Table::new(2);
    t.hand(1, "57").probe(1, "r1s3").play("orbit venus");
    assert_eq!(t.own_choices(), ["tuck 57", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "vp+9 credits-1 energy-1 pieces-1");
    let mut t = Table::new(2);
    t.played(1, "79").play("launch");
    assert_eq!(
        t.own_choices(),
        ["cover 79 1", "cover 79 2", "cover 79 3", "skip"]
    );
    t.play("skip");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    let mut t = Table::new(2);
    t.played(1, "5")
        .lander(1, "venus")
        .legal("complete 5")
        .play("launch")
        .legal("complete 5");
    t.play("end");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "et.25").p(1).exofossils = 1;
    t.mark().play("play et.25");
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = Table::new(2);
    t.hand(1, "114 57").play("play 114; draw").legal("done");
}

/// S2.12, S3.3
#[test]
fn an_impossible_effect_is_skipped_and_the_rest_happens() {
    let result = |prepare: &dyn Fn(&mut Table), choices: &str| {
        let mut t = Table::new(2);
        prepare(&mut t);
        t.play(choices);
        assert_eq!(t.decides(), "1 late");
        t.diff(1)
    };
    let at_limit = result(&|t| _ = t.hand(1, "5").probe(1, "r3s0"), "play 5");
    assert_eq!(at_limit, "credits-3 publicity+1 hand-1 played+1");
    let no_probe = result(&|t| _ = t.hand(1, "20"), "play 20");
    assert_eq!(no_probe, "credits-1 hand-1");
    let nowhere_to_land = result(&|t| _ = t.hand(1, "13").probe(1, "r1s5"), "play 13");
    assert_eq!(nowhere_to_land, "credits-1 hand-1");
    let no_card = result(&|t| _ = t.probe(1, "r1s3"), "orbit venus");
    assert_eq!(no_card, "vp+9 credits-1 energy-1 pieces-1");
    let owned = "computer-1 computer-2 computer-3 computer-4";
    let owns_all = result(&|t| _ = t.tech(1, owned).hand(1, "119"), "play 119");
    assert_eq!(owns_all, "vp+5 credits-3 hand-1");
}

/// S2.5, S2.12, Card 17: the last piece is delivered while a card asks for a probe.
#[test]
fn a_free_action_may_make_the_running_effect_impossible() {
    let mut t = Table::new(2);
    t.discover("left")
        .played(1, "et.7")
        .hand(1, "17")
        .capsule(1, "r1s5", 2);
    t.play("play 17");
    assert_eq!(t.own_choices(), ["probe r1s5"]);
    t.play("deliver et.7 1");
    assert_eq!((t.decides().as_str(), t.p(1).data), ("1 late", 0));
}

/// S2.13
#[test]
fn one_player_orders_simultaneous_effects() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").score(1, 25).p(1).message = 25;
    t.play("launch; end");
    assert_eq!(t.own_choices(), ["milestone gold", "milestone message"]);
    let mut t = Table::new(2);
    t.signals("vega", "2 2 2 2")
        .signals("procyon", "2 2 2 2 2")
        .play("launch");
    assert_eq!(t.decides(), "1 sectors");
    assert_eq!(t.choices(), ["resolve procyon", "resolve vega"]);
}

/// S2.13
#[test]
fn the_active_player_comes_first_then_clockwise() {
    let mut t = Table::new(4);
    t.play("launch; end");
    for number in [1, 2, 3, 4] {
        t.probe(number, "r2s1");
    }
    (t.s.next_disc, t.p(2).publicity) = (1, 6);
    t.mark().play("research");
    let gains = t.events.iter().filter_map(|told| match told.event {
        Event::Gained { seat, .. } => Some(seat.to_string()),
        _ => None,
    });
    assert_eq!(gains.collect::<Vec<_>>().join(" "), "2 3 4 1");
}

/// S2.10, S3.1: what was spent by a free action meanwhile cannot be paid any more (ET.24).
#[test]
fn an_offered_payment_needs_its_price_until_it_is_paid() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "et.24").played(1, "96");
    t.overflow(1, "right", "orange", 3).p(1).exofossils = 1;
    t.mark()
        .play("play et.24; signal kepler-22; signal barnards-star; signal sirius-a");
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("complete 96; trace orange left 5");
    assert_eq!((t.p(1).exofossils, t.decides()), (0, "1 late".to_owned()));
}
