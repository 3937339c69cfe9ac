//! The rival agency (S19.1 to S19.33): setup, conversions, progress, research, launch and flight.

use super::table::{Table, seat};
use orrery_core::Game;
use orrery_core::plain::List;
use orrery_seti::names::{Body, Moon, Resource, Source, Species, Tech};
use orrery_seti::state::{Marker, Seti};
use orrery_seti::{Event, Options};

/// The rival's deck holds these cards, the next one first.
fn with_deck(level: u8, cards: &[u8]) -> Table {
    let mut t = Table::solo(level);
    set_deck(&mut t, cards);
    t
}

fn set_deck(t: &mut Table, cards: &[u8]) {
    let rival = &mut t.s.rival;
    rival.deck = cards.iter().rev().copied().collect();
    let reserve: Vec<u8> = rival.reserve.iter().copied().collect();
    rival.reserve = reserve
        .into_iter()
        .filter(|card| !cards.contains(card))
        .collect();
}

/// With a rival probe on Earth and these offsets of the discs.
fn ready(offsets: [u8; 3], card: u8) -> Table {
    let mut t = with_deck(1, &[card]);
    t.s.offsets = offsets;
    let earth = t.s.space_of(Body::Earth).to_string();
    t.probe(2, &earth);
    t
}

/// The human does something that does not concern the rival, which then takes its turn.
#[track_caller]
fn turn(t: &mut Table) -> String {
    t.p(1).pieces.clear();
    t.mark().play("launch; end");
    t.diff(2)
}

/// Card, line and the rules that forbade the lines above.
fn acts(t: &Table) -> Vec<(u8, u8, Vec<&'static str>)> {
    let acts = t.events.iter().filter_map(|told| match &told.event {
        Event::RivalActs {
            card,
            line,
            skipped,
        } => Some((*card, *line, skipped.clone())),
        _ => None,
    });
    acts.collect()
}

fn count(t: &Table, wanted: impl Fn(&Event) -> bool) -> usize {
    t.events.iter().filter(|told| wanted(&told.event)).count()
}

fn strengthened(t: &Table) -> usize {
    count(t, |event| matches!(event, Event::Strengthened))
}

fn tech(name: &str) -> usize {
    name.parse::<Tech>().unwrap().index()
}

/// Technologies the rival stores.
fn stored(t: &Table) -> Vec<String> {
    let owned = Tech::ALL
        .iter()
        .flat_map(|tech| vec![tech.to_string(); t.s.rival.techs[tech.index()] as usize]);
    owned.collect()
}

fn planet(name: &str) -> usize {
    name.parse::<Body>().unwrap().index()
}

/// Where the rival arrived: `venus orbit`, `mars land`, `io moon`.
fn arrival(t: &Table) -> String {
    let mut found = Vec::new();
    for told in &t.events {
        match &told.event {
            Event::Orbited { seat: who, body } if *who == seat(2) => {
                found.push(format!("orbit {body}"));
            }
            Event::Landed { seat: who, site } if *who == seat(2) => {
                found.push(format!("land {site}"));
            }
            _ => {}
        }
    }
    found.join(", ")
}

fn cover(t: &mut Table, body: &str, space: usize) {
    let planet = &mut t.s.planets[planet(body)];
    planet.landers[0] += 1;
    planet.first_landers[space] = Some(Marker::of(seat(1)));
    t.mark();
}

fn set_up(level: u8, first: Option<u8>, seed: u64) -> Seti {
    let options = Options {
        players: 1,
        solo: Some(level),
        first: first.map(seat),
        ..Options::default()
    };
    Seti::new(&options, seed).unwrap()
}

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
        assert_eq!(turn(&mut t), "vp+5", "difficulty {level}");
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
    turn(&mut t);
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

/// S19.7, S19.8, S19.9
#[test]
fn the_rival_performs_exactly_the_first_possible_action() {
    let mut t = with_deck(1, &[1, 2]);
    t.p(2).publicity = 9; // research would be possible as well
    assert_eq!(turn(&mut t), "publicity+1 pieces+1");
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
    turn(&mut t);
    assert!(t.s.players[1].passed);
    assert_eq!(acts(&t), []);
    assert_eq!(t.s.rival.deck.len(), 4);
    turn(&mut t);
    assert_eq!(acts(&t), [], "it stays out until the next round");
}

/// S19.9, S19.10: S.2 points to the right, S.1 to the left.
#[test]
fn the_arrow_is_that_of_the_latest_card() {
    let mut t = with_deck(1, &[2, 1]);
    assert!(!t.s.rival.arrow_right);
    turn(&mut t);
    assert!(t.s.rival.arrow_right);
    turn(&mut t);
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
        turn(&mut t);
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
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    assert_eq!((t.p(2).credits, t.p(2).energy), (3, 3));
}

/// S19.12, S19.13, D-27
#[test]
fn crossing_from_step_12_to_1_strengthens_the_rival() {
    for (from, to, deck) in [(0, 1, vec![2]), (10, 11, vec![2]), (11, 0, vec![2, 5])] {
        let mut t = with_deck(1, &[6, 2]);
        t.s.rival.progress = from;
        assert_eq!(turn(&mut t), "publicity+1 pieces+1");
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
    turn(&mut t);
    turn(&mut t);
    turn(&mut t);
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
    turn(&mut t);
    assert!(!t.s.players[1].passed);
    turn(&mut t);
    assert_eq!(acts(&t)[0].0, 5);
}

/// S19.14
#[test]
fn a_card_gained_by_passing_is_the_first_of_the_next_round() {
    let mut t = with_deck(1, &[]);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.progress = 11;
    turn(&mut t);
    assert!(t.s.players[1].passed);
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
    turn(&mut t);
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
    turn(&mut t);
    assert_eq!(acts(&t), []);
    assert_eq!(&t.s.rival.deck[..], [5]);
}

/// S19.15, D-20
#[test]
fn an_empty_reserve_gives_nothing() {
    let mut t = with_deck(1, &[6]);
    t.s.rival.reserve = List::new();
    t.s.rival.progress = 11;
    assert_eq!(turn(&mut t), "publicity+1 pieces+1");
    assert_eq!(t.s.rival.progress, 0);
    assert_eq!((strengthened(&t), t.s.rival.deck.len()), (0, 0));
}

/// S19.16, S19.17, S19.33: a card from the deck and an income at Mercury (two signals as well).
#[test]
fn cards_and_income_become_progress() {
    let mut t = ready([0, 0, 0], 9);
    let (row, deck) = (t.s.row, t.s.deck);
    assert_eq!(turn(&mut t), "vp+5 publicity+3 pieces-1");
    assert_eq!(arrival(&t), "orbit mercury");
    assert_eq!(t.s.rival.progress, 1 + 4);
    assert!(t.s.row == row && t.s.deck == deck);
}

/// S19.16: a card from the row at Mars.
#[test]
fn the_row_is_not_touched() {
    let mut t = ready([3, 0, 0], 1);
    let (row, deck) = (t.s.row, t.s.deck);
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit mars");
    assert_eq!(t.s.rival.progress, 1 + 4);
    assert!(t.s.row == row && t.s.deck == deck);
}

/// S19.16, S19.31, S19.32: a species card for the first orbiter of 'Oumuamua, whose data are gone.
#[test]
fn a_species_card_becomes_progress() {
    let mut t = Table::solo_with(1, Species::Oumuamua, Species::Anomalies);
    set_deck(&mut t, &[17]);
    t.discover("left").probe(2, "r1s5");
    (0..3).for_each(|space| cover(&mut t, "oumuamua", space));
    let slot = t.s.species[0];
    turn(&mut t);
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
        assert_eq!(turn(&mut t), gained);
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
        assert_eq!(turn(&mut t), gained, "{upper} spaces were filled");
        assert_eq!(t.p(2).computer.upper, after);
        assert_eq!(t.s.rival.progress, progress);
    }
}

/// S19.20: S.1 asks for 6 publicity and advances nothing.
#[test]
fn research_costs_the_printed_publicity() {
    let mut t = ready([0, 0, 0], 1);
    t.p(2).publicity = 6;
    assert_eq!(turn(&mut t), "vp+5 publicity-6");
    assert_eq!(acts(&t), [(1, 3, vec!["S19.39", "S19.26"])]);
    assert_eq!(stored(&t), ["computer-1"]);
    assert_eq!((t.s.next_disc, t.s.offsets), (1, [1, 0, 0]));
    assert_eq!(t.s.rival.progress, 0);
    let mut t = ready([0, 0, 0], 1);
    t.p(2).publicity = 5;
    turn(&mut t);
    assert_eq!(acts(&t), [(1, 4, vec!["S19.39", "S19.26", "S19.20"])]);
    assert_eq!(t.s.next_disc, 0);
}

/// S19.20: S.4 asks for nothing and advances 1, after the choice.
#[test]
fn free_research_advances_afterwards() {
    let mut t = with_deck(1, &[4]);
    t.p(2).publicity = 0;
    assert_eq!(turn(&mut t), "vp+5");
    assert_eq!(acts(&t), [(4, 3, vec!["S19.45", "S19.27"])]);
    assert_eq!(stored(&t), ["computer-1"]);
    assert_eq!((t.s.rival.progress, t.s.next_disc), (1, 1));
}

/// S19.21
#[test]
fn the_first_two_point_tile_from_the_marker_on_is_taken() {
    let rows: [(u8, &[&str], &str); 5] = [
        (0, &[], "computer-1"),
        (3, &[], "computer-4"),
        (0, &["computer-1", "computer-2"], "computer-3"),
        (3, &["computer-4"], "telescope-1"),
        (11, &["probe-4"], "computer-1"),
    ];
    for (step, gone, taken) in rows {
        let mut t = with_deck(1, &[4]);
        t.s.rival.progress = step;
        for name in gone {
            t.s.techs[tech(name)].two_points = false;
        }
        assert_eq!(turn(&mut t), "vp+5");
        assert_eq!(stored(&t), [taken]);
    }
}

/// S19.22, D-47
#[test]
fn without_two_point_tiles_the_first_stack_with_tiles_is_taken() {
    let mut t = with_deck(1, &[4]);
    t.s.techs
        .iter_mut()
        .for_each(|stack| stack.two_points = false);
    t.s.techs[tech("computer-1")].tiles = List::new();
    assert_eq!(turn(&mut t), "vp+3");
    assert_eq!(stored(&t), ["computer-2"]);
}

/// S19.23, D-37
#[test]
fn the_rival_takes_the_same_technology_again() {
    let mut t = with_deck(1, &[4]);
    t.s.techs
        .iter_mut()
        .for_each(|stack| stack.two_points = false);
    t.s.techs[tech("computer-1")].tiles.pop();
    t.s.rival.techs[tech("computer-1")] = 1;
    assert_eq!(turn(&mut t), "publicity+1");
    assert_eq!(stored(&t), ["computer-1", "computer-1"]);
}

/// S19.24, S19.16: bonus points, publicity, energy and card of a tile.
#[test]
fn the_bonus_of_a_tile_is_converted() {
    let rows = [
        (0, "vp+5", 1),
        (1, "vp+2 publicity+1", 1),
        (2, "vp+2", 2),
        (3, "vp+2", 2),
    ];
    for (bonus, gained, progress) in rows {
        let mut t = with_deck(1, &[4]);
        let tiles = (0..4).filter(|&tile| tile != bonus).chain([bonus]);
        t.s.techs[tech("computer-1")].tiles = tiles.collect();
        assert_eq!(turn(&mut t), gained);
        assert_eq!(t.s.rival.progress, progress);
    }
}

/// S19.24, D-28
#[test]
fn a_tile_never_gives_the_rival_a_launch_or_data() {
    for (step, taken) in [(8, "probe-1"), (4, "telescope-1")] {
        let mut t = with_deck(1, &[4]);
        t.s.rival.progress = step;
        assert_eq!(turn(&mut t), "vp+5");
        assert_eq!(stored(&t), [taken]);
        assert_eq!(t.p(2).computer.upper, 0);
    }
}

/// S19.25: a telescope is one extra row signal.
#[test]
fn a_telescope_technology_is_spent_for_a_signal() {
    for (owned, signals) in [(0, 3), (2, 3 + 1)] {
        let mut t = with_deck(1, &[2]);
        t.s.rival.techs[tech("telescope-3")] = owned;
        turn(&mut t);
        assert_eq!(
            count(&t, |event| matches!(event, Event::Signal { .. })),
            signals
        );
        assert_eq!(stored(&t).len(), owned.saturating_sub(1) as usize);
    }
}

/// S19.25: a computer technology is 3 points and 1 progress.
#[test]
fn a_computer_technology_is_spent_for_points() {
    for (owned, gained) in [
        (0, "vp+5 publicity+1 traces+1"),
        (2, "vp+8 publicity+1 traces+1"),
    ] {
        let mut t = with_deck(1, &[1]);
        t.s.rival.techs[tech("computer-1")] = owned;
        t.p(2).computer.upper = 6;
        assert_eq!(turn(&mut t), gained);
        let spent = owned.min(1);
        assert_eq!(t.s.rival.progress, spent);
        assert_eq!(stored(&t).len(), (owned - spent) as usize);
    }
}

/// S19.26
#[test]
fn the_rival_launches_if_none_of_its_probes_is_on_earth() {
    let mut t = with_deck(1, &[14]);
    t.probe(2, "r2s5").probe(2, "r3s5");
    assert_eq!(turn(&mut t), "publicity+1 pieces+1");
    assert_eq!(t.p(2).pieces[2].at.to_string(), "r1s5");
    assert_eq!(t.s.rival.progress, 1);
    let mut t = ready([0, 0, 0], 14);
    turn(&mut t);
    assert_eq!(acts(&t), [(14, 3, vec!["S19.26", "S19.20"])]);
    assert_eq!(t.p(2).pieces.len(), 1);
}

/// S19.27
#[test]
fn only_a_probe_on_earth_flies() {
    let mut t = with_deck(1, &[4]);
    t.probe(2, "r1s4");
    turn(&mut t);
    assert_eq!(acts(&t), [(4, 3, vec!["S19.45", "S19.27"])]);
    let mut t = ready([0, 0, 0], 4);
    turn(&mut t);
    assert_eq!(acts(&t), [(4, 2, vec!["S19.45"])]);
}

/// S19.60, S19.25: probe-2, which makes asteroids easy for a person, is no help.
#[test]
fn stored_technologies_give_no_ability() {
    let mut t = ready([1, 0, 0], 4);
    t.s.rival.techs[tech("probe-2")] = 1;
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    assert_eq!(stored(&t), ["probe-2"]);
}

/// S19.27: every way of three steps to Mars and Jupiter leads through asteroids; Venus is two steps away.
#[test]
fn leaving_asteroids_costs_a_movement() {
    let mut t = ready([1, 0, 0], 4);
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    let mut t = ready([1, 0, 0], 12); // with four movements
    turn(&mut t);
    assert_eq!(arrival(&t), "land jupiter");
}

/// S19.27: S.17 in a game without 'Oumuamua.
#[test]
fn a_card_whose_planets_are_out_of_reach_does_something_else() {
    let mut t = ready([2, 0, 0], 17);
    turn(&mut t);
    assert_eq!(acts(&t), [(17, 2, vec!["S19.27"])]);
    assert_eq!(t.p(2).pieces.len(), 1);
}

/// S19.28
#[test]
fn the_first_reachable_planet_is_the_target() {
    let rows = [
        ([2, 0, 0], 4, "orbit jupiter"),
        ([2, 0, 0], 1, "orbit mars"),
        ([0, 4, 0], 4, "orbit mars"),
        ([0, 0, 0], 4, "orbit venus"),
        ([5, 2, 0], 1, "orbit saturn"),
    ];
    for (offsets, card, target) in rows {
        let mut t = ready(offsets, card);
        turn(&mut t);
        assert_eq!(arrival(&t), target);
    }
}

/// S19.29: Mars is next to Earth, but two comets are on a longer way.
#[test]
fn the_route_with_most_publicity_is_flown() {
    let mut t = ready([3, 0, 0], 1);
    assert_eq!(turn(&mut t), "vp+3 publicity+3 pieces-1");
}

/// S19.29, D-29: to Mars over a comet, not to Mars, the comet and Mars again.
#[test]
fn no_space_is_entered_twice() {
    let mut t = ready([5, 2, 0], 4);
    assert_eq!(turn(&mut t), "vp+3 publicity+2 pieces-1");
    assert_eq!(arrival(&t), "orbit mars");
    // a comet lies next to Earth and Mars; going back and over it again would be within four movements
    let mut t = ready([0, 4, 3], 13);
    turn(&mut t);
    assert_eq!(arrival(&t), "land mars");
    let flown = |event: &Event| {
        matches!(
            event,
            Event::Gained {
                resource: Resource::Publicity,
                n: 2,
                from: Source::Planets,
                ..
            }
        )
    };
    assert_eq!(count(&t, flown), 1);
}

/// S19.30, S19.25, S19.33, D-56: S.8 points to the left, S.4 to the right.
#[test]
fn a_probe_technology_lands_on_the_moon_given_by_the_arrow() {
    let rows: [(u8, &[&str], &str, &str, u8); 4] = [
        (8, &[], "land io", "vp+10 publicity+2 pieces-1", 4),
        (
            8,
            &["io"],
            "land europa",
            "vp+15 publicity+4 pieces-1 traces+2",
            0,
        ),
        (4, &[], "land callisto", "vp+13 publicity+2 pieces-1", 4),
        (
            4,
            &["callisto"],
            "land ganymede",
            "vp+12 publicity+6 pieces-1",
            0,
        ),
    ];
    for (card, taken, moon, gained, progress) in rows {
        let mut t = ready([2, 0, 0], card);
        t.s.rival.techs[tech("probe-2")] = 2;
        for name in taken {
            t.lander(1, name);
        }
        let diff = turn(&mut t);
        assert_eq!(arrival(&t), moon);
        assert_eq!(diff, gained);
        assert_eq!(t.s.rival.progress, progress);
        assert_eq!(stored(&t), ["probe-2"]);
    }
}

/// S19.30
#[test]
fn without_a_probe_technology_or_a_free_moon_there_is_no_moon_landing() {
    let mut t = ready([2, 0, 0], 4);
    t.s.rival.techs[tech("computer-1")] = 1;
    t.s.rival.techs[tech("telescope-1")] = 1;
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit jupiter");
    let mut t = ready([2, 0, 0], 1);
    t.s.rival.techs[tech("probe-4")] = 1;
    t.lander(1, "phobos-deimos");
    turn(&mut t);
    assert_eq!(arrival(&t), "orbit mars");
    assert_eq!(stored(&t), ["probe-4"]);
}

/// S19.17, S19.33: two incomes on the moons of Mars.
#[test]
fn two_incomes_are_eight_steps() {
    let mut t = ready([2, 0, 0], 1);
    t.s.rival.techs[tech("probe-4")] = 1;
    assert_eq!(turn(&mut t), "vp+8 publicity+1 pieces-1");
    assert_eq!(
        t.s.moons["phobos-deimos".parse::<Moon>().unwrap().index()],
        [0, 1, 0, 0]
    );
    assert_eq!(t.s.rival.progress, 8);
}

/// S19.31: S.1 prefers orbiting (Venus), S.7 landing (Saturn).
#[test]
fn the_one_open_first_space_is_taken_otherwise_the_card_decides() {
    let rows = [
        (1, "venus", false, false, "orbit venus"),
        (1, "venus", true, false, "land venus"),
        (1, "venus", false, true, "orbit venus"),
        (1, "venus", true, true, "orbit venus"),
        (7, "saturn", false, false, "land saturn"),
        (7, "saturn", true, false, "land saturn"),
        (7, "saturn", false, true, "orbit saturn"),
        (7, "saturn", true, true, "land saturn"),
    ];
    for (card, body, orbiter, lander, expected) in rows {
        let mut t = ready([0, 0, 0], card);
        if orbiter {
            t.orbiter(1, body);
        }
        if lander {
            cover(&mut t, body, 0);
        }
        turn(&mut t);
        assert_eq!(arrival(&t), expected);
    }
}

/// S19.32, D-30, D-56: Mars; S.1 points to the left, S.4 to the right.
#[test]
fn the_arrow_gives_the_data_space_of_mars() {
    let rows = [
        ([2, 0, 0], 1, vec![], Some(0)),
        ([2, 0, 0], 1, vec![0], Some(1)),
        ([0, 4, 0], 4, vec![], Some(1)),
        ([0, 4, 0], 4, vec![1], Some(0)),
        ([2, 0, 0], 1, vec![0, 1], None),
    ];
    for (offsets, card, covered, space) in rows {
        let mut t = ready(offsets, card);
        t.orbiter(1, "mars");
        covered
            .iter()
            .for_each(|&space| cover(&mut t, "mars", space));
        turn(&mut t);
        let mine = |space: &usize| {
            t.s.planets[planet("mars")].first_landers[*space] == Some(Marker::of(seat(2)))
        };
        assert_eq!((0..3).find(mine), space);
        let expected = if space.is_some() {
            "land mars"
        } else {
            "orbit mars"
        };
        assert_eq!(arrival(&t), expected);
        let data = [2, 1];
        if let Some(space) = space {
            assert_eq!(t.s.players[1].computer.upper, data[space]);
        }
    }
}

/// S19.32, D-30, S19.33: 'Oumuamua; S.17 points to the left.
#[test]
fn the_arrow_gives_the_data_space_of_oumuamua() {
    for (covered, space, gained, data) in [
        (0, 0, "vp+9 publicity+2 exofossils+2 pieces-1", 3),
        (1, 1, "vp+9 publicity+2 exofossils+2 pieces-1", 2),
        (2, 2, "vp+9 publicity+1 exofossils+2 pieces-1", 1),
    ] {
        let mut t = Table::solo_with(1, Species::Oumuamua, Species::Anomalies);
        set_deck(&mut t, &[17]);
        t.discover("left").orbiter(1, "oumuamua").probe(2, "r1s5");
        (0..covered).for_each(|space| cover(&mut t, "oumuamua", space));
        assert_eq!(turn(&mut t), gained);
        let landers = t.s.planets[planet("oumuamua")].first_landers;
        assert_eq!(landers[space], Some(Marker::of(seat(2))));
        assert_eq!(t.p(2).computer.upper, data);
    }
}

/// S19.20, S19.21, S19.16: the rotation brings Earth to an anomaly that pays the rival a credit, so the
/// marker has moved before the choice; an energy bonus moves it only afterwards.
#[test]
fn the_choice_comes_after_the_rotation_and_before_the_bonus() {
    let mut t = with_deck(1, &[4]);
    t.discover("right");
    t.s.relics.anomalies[0].sector = 4;
    t.s.species[1].board[0][0] = Some(Marker::of(seat(2)));
    t.p(2).traces[1][0] = 1;
    t.s.techs[tech("computer-2")].tiles = [0, 1, 3, 2].into_iter().collect();
    assert_eq!(turn(&mut t), "vp+2");
    assert_eq!(stored(&t), ["computer-2"]);
    assert_eq!(t.s.rival.progress, 1 + 1 + 1);
    assert_eq!(t.p(2).credits, 0);
}

/// S19.8: the rulebooks promise that one action is always possible. The other cards end with a scan or free
/// research.
#[test]
fn every_card_has_a_possible_action_wherever_the_discs_stand() {
    for offsets in (0..512).map(|n: u16| [n & 7, n >> 3 & 7, n >> 6].map(|n| n as u8)) {
        for card in [9, 12, 15] {
            let mut t = ready(offsets, card);
            turn(&mut t);
            let (_, line, skipped) = &acts(&t)[0];
            assert!(*line > 0, "S.{card}, discs {offsets:?}: {skipped:?}");
        }
    }
    for (card, printed) in (1..).zip(&orrery_seti::data::data().solo.cards) {
        use orrery_seti::rival::Action;
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

/// S19.25, D-76
#[test]
fn the_technology_with_the_fewest_dots_is_spent() {
    let mut t = ready([2, 0, 0], 8);
    t.s.rival.techs[tech("probe-4")] = 1;
    t.s.rival.techs[tech("probe-2")] = 2;
    t.s.rival.techs[tech("telescope-1")] = 1;
    turn(&mut t);
    assert_eq!(stored(&t), ["probe-2", "probe-4", "telescope-1"]);
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
