//! The rival: milestones, passing, end of the game (S19, rules 54 to 57 and 64).

use crate::rival::{deeds, met, passing, turn, with_card};
use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::Species;
use orrery_seti::{Cause, Event};

/// S19.54
#[test]
fn gold_milestones_take_only_first_spaces_by_the_arrow() {
    let claim = |right: bool, taken: &[usize]| {
        let mut t = with_card(1);
        t.score(2, 25);
        t.p(2).neutral_done = [true; 2];
        t.s.rival.arrow_right = right;
        for &gold in taken {
            t.s.gold[gold] = [seat(1)].into_iter().collect();
        }
        t.mark();
        let done = turn(&mut t);
        assert_eq!(t.p(2).gold_done, [true, false, false]);
        deeds(&done).to_owned()
    };
    assert!(claim(false, &[]).starts_with("gold technology "));
    assert!(claim(true, &[]).starts_with("gold other "));
    assert!(claim(false, &[0]).starts_with("gold missions "));
    assert!(claim(true, &[3, 2]).starts_with("gold missions "));
    assert_eq!(claim(true, &[0, 1, 2, 3]), "launch");
}

/// S19.55
#[test]
fn the_rival_triggers_neutral_milestones() {
    let mut t = with_card(1);
    t.score(2, 20);
    assert_eq!(deeds(&turn(&mut t)), "neutral left pink, launch");
}

/// S19.56, D-39, D-80
#[test]
fn passing_reshuffles_removes_a_card_of_the_stack_unseen_and_rotates() {
    let mut t = passing();
    let top = *t.s.stacks[0].last().unwrap();
    let n = t.s.stacks[0].len();
    assert_eq!(turn(&mut t), ": pass, rotate 1: progress+1");
    let mut deck = t.s.rival.deck.to_vec();
    deck.sort_unstable();
    assert_eq!(deck, [1, 2, 3, 4]);
    assert!(t.s.rival.played.is_empty() && t.p(2).passed);
    assert_eq!(t.s.stacks[0].len(), n - 1);
    assert_eq!(
        (t.s.rival.removed.to_vec(), t.s.discard.has(top)),
        (vec![top], false)
    );
    t.s.validate().unwrap();
    let secrets = t.s.secrets(Viewer::Seat(seat(1)));
    assert!(secrets.contains(&"/rival/removed".to_owned()));
    let mut guesses =
        (0..40).map(|seed| t.s.determinize(Viewer::Seat(seat(1)), seed).rival.removed[0]);
    assert!(guesses.any(|guess| guess != top), "nobody knows the card");
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(|told| wanted(&told.event));
    let rotated = at(|event| matches!(event, Event::Rotated { .. })).unwrap();
    assert!(rotated > at(|event| matches!(event, Event::Progress { .. })).unwrap());

    let mut t = passing();
    t.s.reminder = false;
    t.mark();
    assert_eq!(turn(&mut t), ": pass: progress+1");
}

/// D-39, S19.62: the rotation of the pass pays the rival for an anomaly after the card of the stack.
#[test]
fn an_anomaly_pays_after_the_card_of_the_pass() {
    let mut t = met(1, Species::Anomalies);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.deck.clear();
    t.s.rival.progress = 10;
    t.on_board(2, "left", "pink", &[1]);
    t.s.relics.anomalies[0].sector = 4;
    t.mark();
    assert_eq!(
        turn(&mut t),
        ": pass, rotate 1, anomaly pink, strengthened: progress+2"
    );
    let causes: Vec<Cause> = t
        .events
        .iter()
        .filter_map(|told| match told.event {
            Event::Progress { cause, .. } => Some(cause),
            _ => None,
        })
        .collect();
    assert_eq!(causes, [Cause::Card, Cause::Credit]);
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
}

/// D-38
#[test]
fn a_card_gained_by_passing_lies_on_top_of_the_new_deck() {
    let mut t = passing();
    t.s.rival.progress = 11;
    t.mark();
    assert_eq!(turn(&mut t), ": pass, strengthened, rotate 1: progress+1");
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
}

/// S19.57
#[test]
fn in_the_last_round_passing_only_rotates() {
    let mut t = passing();
    t.last_round();
    assert_eq!(turn(&mut t), ": pass, rotate 1: ");
    assert_eq!((t.s.rival.deck.len(), t.s.rival.played.len()), (0, 4));
}

/// The last pass of a game without open objectives: final scores and whether the human won.
fn end(t: &mut Table) -> (i32, i32, bool) {
    t.s.rival.played.clear();
    t.s.rival.deck.clear();
    t.last_round().no_milestones();
    t.play("pass");
    let sides = t.s.outcome().unwrap().sides;
    (sides[0].score, sides[1].score, sides[0].won)
}

/// S19.64, D-46
#[test]
fn only_more_points_than_the_rival_win() {
    for (human, rival, won) in [(30, 30, false), (31, 30, true), (29, 30, false)] {
        let mut t = with_card(1);
        t.s.rival.open.clear();
        t.s.rival.objectives.clear();
        t.score(1, human).score(2, rival);
        assert_eq!(end(&mut t), (i32::from(human), i32::from(rival), won));
    }
}

/// S19.64, S19.54
#[test]
fn open_objectives_score_for_the_rival_and_gold_tiles_do_not() {
    let mut t = Table::solo(3);
    let open = t.s.rival.open.len() + t.s.rival.objectives.len();
    assert!(open > 0);
    t.s.gold[3] = [seat(2)].into_iter().collect();
    for color in ["pink", "orange", "blue"] {
        t.overflow(2, "left", color, 2);
    }
    let points = 5 * open as i32;
    assert_eq!(end(&mut t).1, points);
    let sides = t.s.outcome().unwrap().sides;
    let part = |side: usize, name: &str| {
        let parts = sides[side].breakdown.iter();
        let part = parts.clone().find(|(part, _)| part == name);
        part.map(|(_, points)| *points)
    };
    assert_eq!(
        [part(1, "objectives"), part(1, "missions")],
        [Some(points), Some(0)]
    );
    assert_eq!(part(0, "objectives"), Some(0));
}

/// S19.64, S18.15: ET.41 is worth 14 points and 6 danger; the rival has no technology.
#[test]
fn exertian_cards_of_the_rival_always_count_and_bring_danger() {
    let mut t = met(1, Species::Exertians);
    t.s.rival.open.clear();
    t.s.rival.objectives.clear();
    let card = t.s.species[0].deck.pop().unwrap();
    assert_eq!(card.to_string().to_lowercase(), "et.41");
    t.p(2).secrets.insert(card);
    t.score(1, 50).score(2, 40);
    assert_eq!(end(&mut t), (50, 49, true));
}
