//! The rival: setup, action deck (S19, rules 1 to 6).

use crate::rival::{acts, gains, set_up, stored, with_deck};
use crate::table::seat;
use orrery_core::Game;

/// S19.1: everything lies as for two; only the human chooses an income card.
#[test]
fn the_table_is_set_for_two() {
    let s = set_up(1, Some(1), 7);
    assert_eq!(s.players.len(), 2);
    assert_eq!(s.neutral, [2, 2]);
    assert!(s.stacks.iter().all(|stack| stack.len() == 3));
    let human = &s.players[0];
    assert_eq!((human.credits, human.energy, human.hand.len()), (4, 3, 5));
    assert_eq!(s.stack.len(), 1);
    assert_eq!(s.decision().unwrap().seat, seat(1));
}

/// S19.2, difficulty 1, difficulty 2, difficulty 3, difficulty 4, difficulty 5
#[test]
fn the_board_gives_start_deck_and_objectives() {
    let rows = [
        (1, 0, 4, [0, 0], "computer-1"),
        (2, 0, 4, [3, 7], "computer-1"),
        (3, 0, 5, [3, 9], "telescope-1"),
        (4, 3, 5, [3, 12], "computer-4"),
        (5, 8, 5, [3, 14], "telescope-1"),
    ];
    for (level, step, cards, objectives, first) in rows {
        let s = set_up(level, Some(1), 3);
        assert_eq!(s.rival.progress, step, "difficulty {level}");
        assert_eq!(s.rival.deck.len(), cards, "difficulty {level}");
        let tiles = [s.rival.open.len(), s.rival.objectives.len()];
        assert_eq!(tiles, objectives, "difficulty {level}");
        let mut t = with_deck(level, &[4]);
        assert_eq!(gains(&mut t), "vp+5", "difficulty {level}");
        assert_eq!(stored(&t), [first], "difficulty {level}");
    }
}

/// S19.3
#[test]
fn the_rival_starts_with_points_and_publicity_only() {
    for (first, points) in [(1, 2), (2, 1)] {
        let s = set_up(4, Some(first), 11);
        let rival = &s.players[1];
        assert_eq!((rival.score, rival.publicity), (points, 4));
        assert_eq!((rival.credits, rival.energy, rival.data), (0, 0, 0));
        assert!(rival.hand.is_empty() && rival.tucked.is_empty());
        assert_eq!(rival.computer.upper, 0);
        assert_eq!(s.rival.techs, [0; 12]);
    }
}

/// S19.3: no income phase.
#[test]
fn the_rival_has_no_income() {
    let mut t = with_deck(1, &[]);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.p(2).publicity = 0;
    t.mark().play("pass; take 134");
    assert_eq!(t.s.round, 2);
    let rival = &t.s.players[1];
    assert_eq!((rival.credits, rival.energy), (0, 0));
    assert!(rival.hand.is_empty());
}

/// S19.4
#[test]
fn either_side_may_begin() {
    let first = |seed| set_up(1, None, seed).first;
    assert!((0..40).any(|seed| first(seed) == seat(1)));
    assert!((0..40).any(|seed| first(seed) == seat(2)));
}

/// S19.4, D-24
#[test]
fn the_first_player_marker_changes_sides_after_the_round_not_the_turn() {
    let mut t = with_deck(1, &[1]);
    gains(&mut t);
    assert_eq!((t.s.round, t.s.first), (1, seat(1)));
    t.mark().play("pass; take 134");
    assert_eq!((t.s.round, t.s.first), (2, seat(2)));
    assert_eq!(acts(&t).len(), 1, "the rival begins round 2");
    assert_eq!(t.decides(), "1 turn");
}

/// S19.5, S19.6, D-25
#[test]
fn deck_and_reserve_hold_the_first_fourteen_cards() {
    let mut advanced = [false; 20];
    for seed in 0..100 {
        for level in 1..=5 {
            let s = set_up(level, Some(1), seed);
            let deck = &s.rival.deck;
            let basic = deck.iter().filter(|&&card| card <= 4).count();
            assert_eq!(basic, 4);
            assert_eq!(deck.len(), if level < 3 { 4 } else { 5 });
            for &card in deck.iter() {
                advanced[card as usize] = true;
            }
            let mut all = [&deck[..], &s.rival.reserve[..]].concat();
            all.sort_unstable();
            assert_eq!(all, (1..=14).collect::<Vec<u8>>());
        }
    }
    assert!(
        advanced[1..=14].iter().all(|&seen| seen),
        "any advanced card"
    );
    let decks: Vec<_> = (0..9)
        .map(|seed| set_up(1, Some(1), seed).rival.deck)
        .collect();
    assert!(decks.iter().any(|deck| *deck != decks[0]), "shuffled");
    let tops: Vec<_> = (0..9)
        .map(|seed| set_up(1, Some(1), seed).rival.reserve)
        .collect();
    assert!(tops.iter().any(|reserve| *reserve != tops[0]), "shuffled");
}
