//! Rulings on movement and visits (S21, D).

use crate::table::{Table, card};

/// D-12, D-52: what is not used with its effect is gone.
#[test]
fn unused_movement_lapses() {
    let mut t = Table::new(2);
    t.probe(1, "r1s4").hand(1, "24");
    t.play("play 24; step 1 r2s4; done");
    assert_eq!(t.decides(), "1 late");
    assert!(!t.choices().iter().any(|c| c.starts_with("step")));
    t.play("end; pass; take 134");
    assert_eq!(t.decides(), "1 turn");
    assert!(!t.choices().iter().any(|c| c.starts_with("step")));
}

/// D-12, S5.9: a point of an effect and an energy, or a corner, together leave asteroids.
#[test]
fn a_step_for_two_is_paid_from_mixed_sources() {
    let mut t = Table::new(2);
    t.probe(1, "r2s4").hand(1, "48 1").play("play 48");
    t.illegal("step 1 r2s3")
        .legal("step 1 r2s3 energy; step 1 r2s3 card 1");
    let mut corner = t.clone();
    t.play("step 1 r2s3 energy");
    assert_eq!(t.diff(1), "credits-1 energy-1 hand-1");
    corner.play("step 1 r2s3 card 1");
    assert_eq!(corner.diff(1), "credits-1 hand-2");
    assert!(corner.s.discard.has(card("1")));
    assert_eq!(corner.decides(), "1 target", "the point is used up");
}

/// D-52: movement of a corner is used at once.
#[test]
fn corner_movement_cannot_be_kept() {
    let mut t = Table::new(2);
    t.probe(1, "r1s4").hand(1, "1 2").play("corner 1");
    assert_eq!(t.decides(), "1 moves");
    t.illegal("corner 2; launch; pass; buy; move 1 r1s3");
    t.play("done");
    assert_eq!(t.diff(1), "hand-1");
    assert!(!t.choices().iter().any(|c| c.starts_with("step")));
}

/// D-57: the whole payment of a step is one free action.
#[test]
fn paying_for_one_step_is_one_free_action() {
    let mut t = Table::new(2);
    t.probe(1, "r2s4").hand(1, "1 2").play("corner 1");
    t.refused("corner 2", "S2.6");
    t.legal("step 1 r2s3 card 2; step 1 r2s3 energy; done");
    let mut energy = t.clone();
    t.play("step 1 r2s3 card 2");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("hand-2", "1 turn")
    );
    energy.play("step 1 r2s3 energy");
    assert_eq!(energy.diff(1), "energy-1 hand-1");
    let mut only_energy = Table::new(2);
    only_energy.probe(1, "r2s4").play("move 1 r2s3");
    assert_eq!(only_energy.diff(1), "energy-2");
}

/// S21.23: each planet once; Earth counts for card 25, which says planet without exception.
#[test]
fn different_planets_are_counted() {
    for (steps, outcome) in [
        ("r1s3 r1s4 r1s3 r1s4", "vp+1 credits-2 publicity+2 hand-1"),
        ("r1s3 r1s4 r1s5 r1s4", "vp+2 credits-2 publicity+1 hand-1"),
        ("r2s4 r1s4 r2s4", "credits-2 publicity+2 hand-1"),
    ] {
        let mut t = Table::new(2);
        t.tech(1, "probe-2").p(1).publicity = 0;
        t.probe(1, "r1s4").hand(1, "25").play("play 25");
        for step in steps.split(' ') {
            t.play(&format!("step 1 {step}"));
        }
        assert_eq!(t.diff(1), outcome, "{steps}");
    }
}

/// S21.23: standing on Earth is no visit, and card 128 excepts Earth.
#[test]
fn earth_counts_only_if_entered_and_meant() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5")
        .hand(1, "25")
        .play("play 25; step 1 r1s4");
    assert_eq!(t.p(1).score, 0);
    let mut t = Table::new(2);
    t.probe(1, "r1s4").played(1, "128").play("move 1 r1s5");
    assert_eq!(t.decides(), "1 turn");
    t.play("move 1 r1s4; move 1 r1s3");
    assert_eq!(t.decides(), "1 trigger");
}

/// S21.24
#[test]
fn turn_long_effects_end_with_the_turn() {
    let mut t = Table::new(2);
    t.probe(1, "r2s4").hand(1, "26").play("play 26; done");
    t.mark().play("move 1 r2s3");
    assert_eq!(t.diff(1), "energy-1", "free actions of the same turn");
    t.play("move 1 r2s4").next_own_turn();
    t.play("move 1 r2s3");
    assert_eq!(t.diff(1), "energy-2", "the next turn");
}

/// S21.26
#[test]
fn a_reward_is_paid_once() {
    let mut t = Table::new(2);
    t.probe(1, "r1s0").hand(1, "20");
    t.play("play 20; step 1 r1s1; step 1 r1s0; move 1 r1s1");
    assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 publicity+2 hand-1");
}

/// D-50, S21.1: what was done before the card was played does not count, in this turn or in an earlier one.
#[test]
fn deeds_before_the_card_do_not_count() {
    let mut t = Table::new(2);
    t.probe(1, "r2s3")
        .hand(1, "22")
        .play("move 1 r2s2; play 22");
    assert_eq!(t.decides(), "1 moves");
    assert_eq!(t.diff(1), "credits-1 energy-1 publicity+1 hand-1");
    t.play("step 1 r2s3; step 1 r2s2; move 1 r2s3; move 1 r2s2");
    assert_eq!(t.p(1).score, 4, "at most once per card");
    let mut late = Table::new(2);
    late.probe(1, "r2s3").hand(1, "22 110");
    late.play("move 1 r2s2; play 110")
        .next_own_turn()
        .play("play 22; done");
    assert_eq!(late.diff(1), "credits-1 hand-1");
    let mut ring = Table::new(2);
    ring.probe(1, "r2s3")
        .hand(1, "125")
        .play("move 1 r2s2; play 125");
    assert_eq!(ring.p(1).score, 0);
    ring.play("step 1 r2s3");
    assert_eq!(ring.p(1).score, 3);
}

/// D-50: after the effect, the rest of the turn counts as well.
#[test]
fn later_deeds_of_the_turn_count() {
    let mut t = Table::new(2);
    t.probe(1, "r2s3").hand(1, "22").play("play 22; done");
    t.mark().play("move 1 r2s2");
    assert_eq!(t.diff(1), "vp+4 energy-1 publicity+1");
}
