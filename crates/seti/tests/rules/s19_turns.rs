//! The rival: its turn, progress, what becomes of gains, what it never does (S19, rules 7 to 19 and 60).

use crate::rival::{
    acts, arrival, count, cover, gains, passing, ready, set_up, tech, turn, with_deck,
};
use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_core::plain::List;
use orrery_seti::Event;
use orrery_seti::names::{Moon, Resource, Species};
use orrery_seti::rival::Action;

fn strengthened(t: &Table) -> usize {
    count(t, |event| matches!(event, Event::Strengthened))
}

/// S19.60
#[test]
fn the_rival_takes_no_free_actions() {
    let mut t = passing();
    t.p(2).publicity = 10;
    t.p(2).data = 6;
    t.mark();
    let row = t.s.row;
    assert_eq!(turn(&mut t), ": pass, rotate 1: progress+1");
    assert_eq!(t.s.row, row);
    assert_eq!(t.decides(), "1 turn");
}

/// S19.7, S19.8, S19.9
#[test]
fn the_rival_performs_exactly_the_first_possible_action() {
    let mut t = with_deck(1, &[1, 2]);
    t.p(2).publicity = 9; // research would be possible as well
    assert_eq!(gains(&mut t), "publicity+1 pieces+1");
    assert_eq!(acts(&t), [(1, 2, vec!["S19.39"])]);
    assert_eq!(&t.s.rival.deck[..], [2]);
    assert_eq!(&t.s.rival.played[..], [1]);
    assert_eq!(t.decides(), "1 turn");
}

/// S19.8
#[test]
fn without_cards_the_rival_passes() {
    let mut t = with_deck(1, &[]);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    gains(&mut t);
    assert!(t.s.players[1].passed);
    assert_eq!(acts(&t), []);
    assert_eq!(t.s.rival.deck.len(), 4);
    gains(&mut t);
    assert_eq!(acts(&t), [], "it stays out until the next round");
}

/// S19.9, S19.10: S.2 points to the right, S.1 to the left.
#[test]
fn the_arrow_is_that_of_the_latest_card() {
    let mut t = with_deck(1, &[2, 1]);
    assert!(!t.s.rival.arrow_right);
    gains(&mut t);
    assert!(t.s.rival.arrow_right);
    gains(&mut t);
    assert!(!t.s.rival.arrow_right);
}

/// S19.10, D-26: the milestone is claimed at the end of the human's turn, before the next card.
#[test]
fn outside_its_turn_the_rival_decides_by_the_latest_arrow() {
    for (right, card, tile) in [(false, 2, 0), (true, 1, 3)] {
        let mut t = with_deck(1, &[card]);
        t.s.rival.arrow_right = right;
        t.p(2).neutral_done = [true; 2];
        t.score(2, 25);
        gains(&mut t);
        let claimed: Vec<usize> = (0..4).filter(|&i| !t.s.gold[i].is_empty()).collect();
        assert_eq!(claimed, [tile]);
    }
}

/// S19.11
#[test]
fn the_rival_pays_neither_credits_nor_energy() {
    let mut t = ready([0, 0, 0], 1);
    t.p(2).credits = 3;
    t.p(2).energy = 3;
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    assert_eq!((t.p(2).credits, t.p(2).energy), (3, 3));
}

/// S19.12, S19.13, D-27
#[test]
fn crossing_from_step_12_to_1_strengthens_the_rival() {
    for (from, to, deck) in [(0, 1, vec![2]), (10, 11, vec![2]), (11, 0, vec![2, 5])] {
        let mut t = with_deck(1, &[6, 2]);
        t.s.rival.progress = from;
        assert_eq!(gains(&mut t), "publicity+1 pieces+1");
        assert_eq!(t.s.rival.progress, to);
        assert_eq!(&t.s.rival.deck[..], deck, "top last");
        assert_eq!(t.s.rival.reserve.contains(&5), deck.len() == 1);
        assert_eq!(strengthened(&t), deck.len() - 1);
    }
}

/// S19.13: the card stays for the rest of the game.
#[test]
fn a_new_card_is_shuffled_in_with_the_others() {
    let mut t = with_deck(1, &[6]);
    t.s.rival.progress = 11;
    gains(&mut t);
    gains(&mut t);
    gains(&mut t);
    assert!(t.s.players[1].passed);
    let mut deck = t.s.rival.deck.to_vec();
    deck.sort_unstable();
    assert_eq!(deck, [5, 6]);
}

/// S19.14
#[test]
fn a_new_card_is_played_next_even_if_the_deck_was_empty() {
    let mut t = with_deck(1, &[6]);
    t.s.rival.progress = 11;
    gains(&mut t);
    assert!(!t.s.players[1].passed);
    gains(&mut t);
    assert_eq!(acts(&t)[0].0, 5);
}

/// S19.14
#[test]
fn a_card_gained_by_passing_is_the_first_of_the_next_round() {
    let mut t = with_deck(1, &[]);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.progress = 11;
    gains(&mut t);
    assert!(t.s.players[1].passed);
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
    gains(&mut t);
    assert_eq!(acts(&t), []);
    t.mark().play("pass; take 134");
    assert_eq!(t.s.round, 2);
    assert_eq!(acts(&t)[0].0, 5);
}

/// S19.14
#[test]
fn a_card_gained_after_passing_in_round_5_is_unused() {
    let mut t = with_deck(1, &[5]);
    t.last_round();
    t.p(2).passed = true;
    gains(&mut t);
    assert_eq!(acts(&t), []);
    assert_eq!(&t.s.rival.deck[..], [5]);
}

/// S19.15, D-20
#[test]
fn an_empty_reserve_gives_nothing() {
    let mut t = with_deck(1, &[6]);
    t.s.rival.reserve = List::new();
    t.s.rival.progress = 11;
    assert_eq!(gains(&mut t), "publicity+1 pieces+1");
    assert_eq!(t.s.rival.progress, 0);
    assert_eq!((strengthened(&t), t.s.rival.deck.len()), (0, 0));
}

/// S19.16, S19.17, S19.33: a card from the deck and an income at Mercury (two signals as well).
#[test]
fn cards_and_income_become_progress() {
    let mut t = ready([0, 0, 0], 9);
    let (row, deck) = (t.s.row, t.s.deck);
    assert_eq!(gains(&mut t), "vp+5 publicity+3 pieces-1");
    assert_eq!(arrival(&t), "orbit mercury");
    assert_eq!(t.s.rival.progress, 1 + 4);
    assert!(t.s.row == row && t.s.deck == deck);
}

/// S19.16: a card from the row at Mars.
#[test]
fn the_row_is_not_touched() {
    let mut t = ready([3, 0, 0], 1);
    let (row, deck) = (t.s.row, t.s.deck);
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit mars");
    assert_eq!(t.s.rival.progress, 1 + 4);
    assert!(t.s.row == row && t.s.deck == deck);
}

/// S19.16, S19.31, S19.32: a species card for the first orbiter of 'Oumuamua, whose data are gone.
#[test]
fn a_species_card_becomes_progress() {
    let mut t = Table::solo_with(1, Species::Oumuamua, Species::Anomalies);
    t.rival_deck(&[17]);
    t.discover("left").probe(2, "r1s5");
    (0..3).for_each(|space| cover(&mut t, "oumuamua", space));
    let slot = t.s.species[0];
    gains(&mut t);
    assert_eq!(t.p(2).exofossils, 1);
    assert_eq!(arrival(&t), "orbit oumuamua");
    assert_eq!(t.s.rival.progress, 1);
    assert_eq!(t.s.species[0].deck, slot.deck);
    assert_eq!(t.s.species[0].face_up, slot.face_up);
}

/// S19.18
#[test]
fn publicity_ends_at_10() {
    for (publicity, gained) in [(9, "publicity+1 pieces+1"), (10, "pieces+1")] {
        let mut t = with_deck(1, &[1]);
        t.p(2).publicity = publicity;
        assert_eq!(gains(&mut t), gained);
    }
}

/// S19.19, S19.33: landing on Venus gives 2 data; S.4 points to the right species.
#[test]
fn data_go_to_the_computer_and_then_to_the_pool() {
    let rows = [
        (0, 0, "vp+8 publicity+3 pieces-1 traces+1", 2, 0),
        (1, 0, "vp+8 publicity+3 pieces-1 traces+1", 3, 0),
        (2, 0, "vp+8 publicity+2 pieces-1 traces+1", 4, 4),
        (3, 0, "vp+8 publicity+2 pieces-1 traces+1", 5, 4),
        (4, 0, "vp+8 publicity+2 pieces-1 traces+1", 6, 0),
        (5, 0, "vp+8 publicity+2 data+1 pieces-1 traces+1", 6, 0),
        (6, 20, "vp+8 publicity+2 data+2 pieces-1 traces+1", 6, 0),
    ];
    for (upper, pool, gained, after, progress) in rows {
        let mut t = ready([0, 0, 0], 4);
        t.orbiter(1, "venus");
        t.p(2).computer.upper = upper;
        t.p(2).data = pool;
        assert_eq!(gains(&mut t), gained, "{upper} spaces were filled");
        assert_eq!(t.p(2).computer.upper, after);
        assert_eq!(t.s.rival.progress, progress);
    }
}

/// S19.17, S19.33: two incomes on the moons of Mars.
#[test]
fn two_incomes_are_eight_steps() {
    let mut t = ready([2, 0, 0], 1);
    t.s.rival.techs[tech("probe-4")] = 1;
    assert_eq!(gains(&mut t), "vp+8 publicity+1 pieces-1");
    assert_eq!(
        t.s.moons["phobos-deimos".parse::<Moon>().unwrap().index()],
        [0, 1, 0, 0]
    );
    assert_eq!(t.s.rival.progress, 8);
}

/// S19.8: the rulebooks promise that one action is always possible. The other cards end with a scan or free
/// research.
#[test]
fn every_card_has_a_possible_action_wherever_the_discs_stand() {
    for offsets in (0..512).map(|n: u16| [n & 7, n >> 3 & 7, n >> 6].map(|n| n as u8)) {
        for card in [9, 12, 15] {
            let mut t = ready(offsets, card);
            gains(&mut t);
            let (_, line, skipped) = &acts(&t)[0];
            assert!(*line > 0, "S.{card}, discs {offsets:?}: {skipped:?}");
        }
    }
    for (card, printed) in (1..).zip(&orrery_seti::pack::pack().solo.cards) {
        let last = printed.actions.last().unwrap();
        let always = match last {
            Action::Scan { .. } => true,
            Action::Research { publicity_cost, .. } => *publicity_cost == 0,
            Action::Fly { .. } => [1, 9, 12, 15].contains(&card),
            _ => false,
        };
        assert!(always, "S.{card}");
    }
}

/// S19.60: over whole games the rival decides nothing, holds no cards and pays in publicity and species
/// resources only.
#[test]
fn the_rival_never_does_what_people_do() {
    let mut dice = 7u64;
    for seed in 0..30 {
        let mut s = set_up(1 + (seed % 5) as u8, None, seed);
        let mut events = Vec::new();
        let mut choices = Vec::new();
        while let Some(decision) = s.decision() {
            assert_eq!(decision.seat, seat(1));
            choices.clear();
            s.choices(&mut choices);
            dice = dice.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let choice = choices[(dice >> 33) as usize % choices.len()];
            s.play(choice, &mut events).unwrap();
            let rival = &s.players[1];
            assert_eq!((rival.credits, rival.energy), (0, 0));
            let cards = [rival.hand, rival.tucked, rival.played];
            assert!(cards.iter().all(|cards| cards.is_empty()));
            assert!(rival.exertians.is_empty() && rival.techs.iter().next().is_none());
        }
        let rival = seat(2);
        for told in &events {
            let person_only = match told.event {
                Event::Played { seat, .. }
                | Event::Took { seat, .. }
                | Event::Drew { seat, .. }
                | Event::Tucked { seat, .. }
                | Event::Covered { seat, .. }
                | Event::Completed { seat, .. }
                | Event::Collected { seat, .. }
                | Event::Delivered { seat, .. }
                | Event::SecretDealt { seat, .. } => seat == rival,
                Event::Paid { seat, resource, .. } => {
                    seat == rival && matches!(resource, Resource::Credit | Resource::Energy)
                }
                _ => false,
            };
            assert!(!person_only, "{:?}", told.event);
        }
    }
}
