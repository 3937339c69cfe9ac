//! Passing and the end of a round (S12).

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::names::{Card, Species};

/// S12.1, S4.13: no free actions once the pass has begun.
#[test]
fn nothing_is_free_while_passing() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 3 4 5").legal("corner 1").play("pass");
    assert_eq!(
        t.choices(),
        [
            "discard 1",
            "discard 2",
            "discard 3",
            "discard 4",
            "discard 5"
        ]
    );
    t.refused("corner 1", "S4.13");
}

/// S12.2: discard to four, then the disc turns, then the card.
#[test]
fn the_steps_of_a_pass_come_in_order() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 3 4 5").play("pass");
    assert_eq!(t.s.offsets, [0, 0, 0], "first the discard");
    t.play("discard 3");
    assert_eq!(t.s.offsets, [1, 0, 0], "then the rotation");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 134");
    assert_eq!(t.p(1).hand.len(), 5, "S12.4: the new card may exceed four");
    assert_eq!(t.decides(), "2 turn");
}

/// S12.2, S5.15: only the first pass of a round turns a disc.
#[test]
fn the_second_pass_turns_nothing() {
    let mut t = Table::new(2);
    t.play("pass; take 134; pass");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    t.play("take 135");
    assert_eq!(t.s.round, 2);
    t.play("pass");
    assert_eq!(t.s.offsets, [2, 1, 0], "the next round turns the next disc");
}

/// S12.3: Exertian cards do not count.
#[test]
fn exertian_cards_do_not_count_for_the_limit() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    t.discover("left").hand(1, "1 2 3 4");
    for _ in 0..3 {
        let card = t.s.species[0].deck.pop().unwrap();
        t.p(1).exertians.insert(card);
    }
    t.mark().play("pass");
    assert_eq!(t.decides(), "1 pass-take");
}

/// S12.3: other species cards count.
#[test]
fn species_cards_count_for_the_limit() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "1 2 3 4 et.5").play("pass");
    assert_eq!(t.decides(), "1 pass-discard");
}

/// S12.4, S1.13: the stack is seen only by the one who chooses; all its cards are offered.
#[test]
fn the_stack_is_chosen_from_secretly() {
    use orrery_core::Viewer;
    let mut t = Table::new(2);
    t.play("pass");
    assert_eq!(t.choices(), ["take 134", "take 135", "take 136"]);
    let seen = |viewer| t.s.view(viewer).stack_cards.is_some();
    assert!(seen(Viewer::Seat(seat(1))));
    assert!(!seen(Viewer::Seat(seat(2))) && !seen(Viewer::Spectator));
}

/// S12.5, S12.14: round 5 has no stack; discard and rotation still happen, and no income follows.
#[test]
fn the_last_round_has_no_stack() {
    let mut t = Table::new(2);
    t.last_round().hand(1, "1 2 3 4 5").play("pass; discard 1");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    assert_eq!(t.decides(), "2 turn");
    t.mark().play("pass");
    assert_eq!(t.decides(), "over");
    assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
}

/// S12.6, D-84: the table asks at once, so the choice is made before the next player chooses.
#[test]
fn the_choice_is_made_at_once() {
    let mut t = Table::new(2);
    t.play("pass");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 135; pass");
    assert_eq!(t.choices(), ["take 134", "take 136"]);
}

/// S12.7: sectors completed before the pass are resolved, then milestones.
#[test]
fn a_pass_ends_the_turn_normally() {
    let mut t = Table::new(2);
    t.score(1, 25)
        .signals("vega", "1 1 1 1")
        .play("pass; take 134");
    assert_eq!(t.decides(), "1 trace", "vega is won");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 gold");
}

/// S12.8: the last one leaves a card, which is discarded.
#[test]
fn the_leftover_card_is_discarded() {
    let mut t = Table::new(2);
    t.play("pass; take 134; pass");
    assert_eq!(t.choices(), ["take 135", "take 136"]);
    t.play("take 135");
    assert!(t.s.discard.has(Card::project(136).unwrap()));
    assert!(t.s.stacks[0].is_empty());
}

/// S12.9, S12.10, S1.19: income, then the next first player and the next stack.
#[test]
fn a_round_ends_with_income() {
    let mut t = Table::new(2);
    // 5: credit, 6: energy, 7: card
    t.tucked(1, "5 6 7").play("pass; take 134; pass; take 135");
    assert_eq!(t.diff(1), "credits+4 energy+3 hand+3");
    assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
    assert_eq!(t.s.first, seat(2));
    assert!(t.s.reminder);
    assert_eq!(t.decides(), "2 turn");
}

/// S12.11: income is paid to everybody between the rounds, whoever passed when.
#[test]
fn the_order_of_passing_does_not_change_income() {
    let mut t = Table::new(2);
    t.play("launch; end; pass; take 134; pass; take 135");
    assert_eq!(t.diff(1), "credits+1 energy+2 hand+2 pieces+1");
    assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
}

/// S12.12: what exceeds a limit is lost, and nobody can act in between.
#[test]
fn income_beyond_the_limits_is_lost() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").tucked(1, "et.31 et.32"); // publicity and data
    t.p(1).publicity = 10;
    t.p(1).data = 6;
    t.mark().play("pass; take 134; pass; take 135");
    assert_eq!(t.diff(1), "credits+3 energy+2 hand+2");
    assert_eq!(t.decides(), "2 turn");
}

/// S12.13: the next first player does not depend on who passed first.
#[test]
fn the_first_player_moves_one_seat() {
    let mut t = Table::new(3);
    t.play("launch; end; launch; end; pass; take 134; pass; take 135; pass; take 136");
    assert_eq!(t.s.first, seat(2));
    assert_eq!(t.decides(), "2 turn");
}

/// S12.15: everything is kept over the end of a round.
#[test]
fn things_carry_over() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").hand(1, "1 2");
    t.p(1).data = 3;
    t.mark().play("pass; take 134; pass; take 135");
    assert_eq!(t.p(1).data, 3);
    assert_eq!(t.p(1).pieces.len(), 1);
    assert!(t.p(1).hand.has(Card::project(1).unwrap()));
}
