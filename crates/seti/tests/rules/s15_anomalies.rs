//! Anomalies (S15).

use crate::table::{Table, seat};
use orrery_core::{Game, Rng, Viewer};
use orrery_seti::Event;
use orrery_seti::names::{Body, Card, Side, Species, Trace};
use orrery_seti::state::Marker;
use std::collections::BTreeSet;

/// Anomalies on the right; everybody can pay a research.
fn table() -> Table {
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.discover("right");
    t
}

/// The token of this colour lies where the next rotation brings Earth; the others stay.
fn ahead(color: &str, side: u8) -> Table {
    let mut t = table();
    let color: Trace = color.parse().unwrap();
    let earth = t.s.space_of(Body::Earth).counterclockwise().sector();
    for token in
        t.s.relics
            .anomalies
            .iter_mut()
            .filter(|token| token.color == color)
    {
        (token.sector, token.side) = (earth, side);
    }
    t.mark();
    t
}

/// Which anomalies triggered, and who was rewarded.
fn triggered(t: &Table) -> Vec<(Trace, Option<u8>)> {
    let events = t.events.iter().filter_map(|told| match told.event {
        Event::AnomalyTriggered { color, seat } => {
            Some((color, seat.map(orrery_core::Seat::number)))
        }
        _ => None,
    });
    events.collect()
}

fn discovered_by_play(seed: u64, offsets: [u8; 3]) -> Table {
    let mut t = Table::new(2);
    t.s.rng = Rng::new(seed);
    t.s.offsets = offsets;
    t.p(1).publicity = 8;
    t.p(1).computer.upper = 6;
    let venus = t.s.space_of(Body::Venus).to_string();
    t.hand(1, "108").probe(2, &venus);
    t.play("play 108; trace pink right discovery; end");
    t.play("land venus; trace orange right discovery; end");
    t.play("analyse; trace blue right discovery").mark();
    t.play("end");
    t
}

/// S15.1, S10.17: cards for the discovery markers and three tokens around the system.
#[test]
fn discovery_deals_cards_and_places_three_tokens() {
    for (offsets, sectors) in [
        ([0, 0, 0], [5, 0, 2]),
        ([3, 0, 0], [2, 5, 7]),
        ([6, 1, 2], [7, 2, 4]),
    ] {
        let mut t = discovered_by_play(1, offsets);
        assert_eq!(
            (t.diff(1), t.diff(2)),
            ("hand+2".to_owned(), "hand+1".to_owned())
        );
        assert_eq!(t.s.species[1].deck.len(), 6);
        assert!(t.s.species[1].face_up.is_some());
        let own = |card: Card| (148..158).contains(&card.index());
        assert!(t.p(1).hand.iter().all(own));
        let tokens = t.s.relics.anomalies;
        assert_eq!(
            tokens.iter().map(|token| token.sector).collect::<Vec<_>>(),
            sectors
        );
        let colors: BTreeSet<Trace> = tokens.iter().map(|token| token.color).collect();
        assert_eq!(colors.len(), 3);
        let found = Event::Discovered {
            side: Side::Right,
            species: Species::Anomalies,
        };
        assert!(t.events.iter().any(|told| told.event == found));
    }
}

/// S15.1, S15.2: which token goes where, and with which side up, is random.
#[test]
fn tokens_and_their_sides_are_placed_at_random() {
    let mut orders = BTreeSet::new();
    let mut sides = BTreeSet::new();
    for seed in 0..200 {
        let t = discovered_by_play(seed, [0, 0, 0]);
        let tokens = t.s.relics.anomalies;
        orders.insert(tokens.iter().map(|token| token.color).collect::<Vec<_>>());
        let mut by_color: Vec<(Trace, u8)> = tokens
            .iter()
            .map(|token| (token.color, token.side))
            .collect();
        by_color.sort_unstable();
        sides.insert(by_color);
    }
    assert_eq!((orders.len(), sides.len()), (6, 8));
}

/// S15.1, S21.34: the tokens lie open for everybody.
#[test]
fn everybody_sees_the_tokens() {
    let t = discovered_by_play(1, [0, 0, 0]);
    for viewer in Viewer::all(2) {
        assert_eq!(t.s.view(viewer).anomalies, t.s.relics.anomalies.to_vec());
    }
}

/// S15.3: rotations never move the tokens.
#[test]
fn tokens_never_turn() {
    let mut t = table();
    let before = t.s.relics.anomalies;
    for tech in ["probe-2", "probe-3", "probe-4"] {
        t.p(1).publicity = 6;
        t.play(&format!("research; tech {tech}")).next_own_turn();
    }
    assert_ne!(t.s.space_of(Body::Jupiter).to_string(), "r3s3");
    assert_eq!(t.s.relics.anomalies, before);
}

/// S15.3: a token's space is entered, left and landed on as if it were not there.
#[test]
fn tokens_neither_block_nor_reward_probes() {
    let mut t = table();
    t.probe(1, "r3s2")
        .play("move 1 r4s2; move 1 r4s1; move 1 r4s0");
    assert_eq!(t.diff(1), "energy-3 publicity+1"); // r4s0 is Uranus
    assert_eq!(triggered(&t), []);
    t.legal("orbit uranus; land uranus");
}

/// S15.4: the token placed in Earth's sector is not triggered by being placed.
#[test]
fn placing_the_tokens_triggers_nothing() {
    let t = discovered_by_play(1, [0, 0, 0]);
    assert_eq!(triggered(&t), []);
    assert_eq!(
        t.s.relics.anomalies[0].sector,
        t.s.space_of(Body::Earth).sector()
    );
}

/// S15.4, S15.5: standing in Earth's sector is not enough, Earth has to arrive there.
#[test]
fn a_token_triggers_only_when_earth_arrives() {
    let mut t = table();
    t.on_board(1, "right", "pink", &[1]);
    t.play("launch; end");
    assert_eq!(triggered(&t), []);
    let mut t = table();
    t.on_board(1, "right", "pink", &[1]);
    t.play("research; tech probe-2");
    assert_eq!(triggered(&t), []); // Earth left that sector
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
}

/// S15.5, S5.28, D-18: the anomaly comes before the effect that turned the disc goes on.
#[test]
fn an_anomaly_triggers_before_the_research_goes_on() {
    let mut t = ahead("orange", 1);
    t.on_board(2, "right", "orange", &[1]);
    t.play("research");
    assert_eq!(triggered(&t), [(Trace::Orange, Some(2))]);
    assert_eq!(t.decides(), "2 pick");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    t.play("take 112");
    assert_eq!(t.diff(2), "hand+1");
    assert_eq!(t.decides(), "1 tech");
}

/// S15.5, D-18: every disc carries Earth along, so each kind of rotation triggers.
#[test]
fn whichever_disc_turns_earth_moves_and_triggers() {
    for disc in 0..3 {
        let mut t = ahead("pink", 0);
        t.on_board(2, "right", "pink", &[1]);
        t.s.next_disc = disc;
        t.play("research");
        assert_eq!(t.diff(2), "credits+1", "disc {}", disc + 1);
    }
}

/// S15.5, S5.15: a card's rotation triggers as well.
#[test]
fn the_rotation_of_a_card_triggers() {
    let mut t = ahead("pink", 1);
    t.on_board(1, "right", "pink", &[1]);
    t.hand(1, "10").play("play 10");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(t.diff(1), "vp+4 credits-3 hand-1");
}

/// S15.5, S12.2: so does the first pass of a round, before the card is chosen; the second does not.
#[test]
fn the_first_pass_triggers() {
    let mut t = ahead("orange", 1);
    t.on_board(2, "right", "orange", &[1]);
    t.play("pass");
    assert_eq!(t.decides(), "2 pick");
    t.play("draw");
    assert_eq!(t.decides(), "1 pass-take");
    let choice = t.own_choices().remove(0);
    t.play(&choice).mark().play("pass");
    assert_eq!(triggered(&t), []);
    assert_eq!(t.decides(), "2 pass-take");
}

/// S15.6: the highest marker of the column, whoever placed it last.
#[test]
fn the_highest_marker_of_the_column_is_rewarded() {
    for (rows, leader) in [([1, 2], 2), ([2, 1], 1), ([4, 3], 1), ([3, 4], 2)] {
        let mut t = ahead("pink", 0);
        t.on_board(1, "right", "pink", &[rows[0]]);
        t.on_board(2, "right", "pink", &[rows[1]]);
        t.play("research");
        assert_eq!(triggered(&t), [(Trace::Pink, Some(leader))], "{rows:?}");
        let paid = [t.p(1).credits, t.p(2).credits];
        assert_eq!(paid, if leader == 1 { [11, 10] } else { [10, 11] });
    }
}

/// S15.6: columns of other colours do not count.
#[test]
fn only_the_column_of_the_token_counts() {
    let mut t = ahead("pink", 0);
    t.on_board(1, "right", "pink", &[1]);
    t.on_board(2, "right", "orange", &[4]);
    t.on_board(2, "right", "blue", &[4]);
    t.play("research");
    assert_eq!(triggered(&t), [(Trace::Pink, Some(1))]);
    assert_eq!(
        (t.diff(1), t.diff(2)),
        ("credits+1 publicity-6".to_owned(), String::new())
    );
}

/// S15.7: discovery and overflow spaces are ignored; an empty column rewards nobody.
#[test]
fn an_empty_column_rewards_nobody() {
    let mut t = ahead("pink", 0);
    t.s.species[1].discovery[0] = Some(Marker::of(seat(2)));
    t.p(2).traces[1][0] = 1;
    t.overflow(2, "right", "pink", 3).play("research");
    assert_eq!(triggered(&t), [(Trace::Pink, None)]);
    assert_eq!(
        (t.diff(1), t.diff(2)),
        ("publicity-6".to_owned(), String::new())
    );
    assert_eq!(t.decides(), "1 tech");
}

/// S15.8: the spaces of the board and what each gives, in all three colours (ET.19 costs a credit
/// and leaves the hand).
#[test]
fn each_space_of_the_board_gives_its_reward() {
    for color in ["pink", "orange", "blue"] {
        for (row, then, diff) in [
            (1, "; take et.11", "vp+4 credits-1 traces+1"),
            (2, "; draw", "vp+2 credits-1 traces+1"),
            (3, "", "vp+2 credits-1 publicity+1 hand-1 traces+1"),
            (4, "", "vp+3 credits-1 hand-1 traces+1"),
            (5, "", "vp+2 credits-1 hand-1 traces+1"),
        ] {
            let mut t = table();
            t.hand(1, "et.19")
                .play(&format!("play et.19; trace {color} right {row}{then}"));
            assert_eq!(t.diff(1), diff, "{color} {row}");
            assert_eq!(t.decides(), "1 late");
        }
    }
}

/// S15.8, S11.12: five spaces in each column; the lower four are used once, the top one again and
/// again.
#[test]
fn four_spaces_are_used_once_and_the_top_one_always() {
    let right = |t: &Table| -> Vec<String> {
        let own = t.own_choices().into_iter();
        own.filter(|choice| choice.contains("right")).collect()
    };
    let expected = |color: &str| -> Vec<String> {
        let spots = ["1", "2", "3", "4", "5", "overflow"];
        spots
            .map(|spot| format!("trace {color} right {spot}"))
            .to_vec()
    };
    let all = ["pink", "orange", "blue"].map(expected).concat();
    let mut t = table();
    t.hand(1, "et.19").play("play et.19");
    assert_eq!(right(&t), all);
    for color in ["pink", "orange", "blue"] {
        for row in 1..=5 {
            let mut t = table();
            t.hand(1, "et.19")
                .hand(2, "75")
                .play(&format!("play et.19; trace {color} right {row}"));
            if row < 3 {
                t.play("draw");
            }
            t.play("end; play 75");
            let used = format!("trace {color} right {row}");
            let left = all
                .iter()
                .filter(|choice| row == 5 || **choice != used)
                .cloned();
            assert_eq!(right(&t), left.collect::<Vec<_>>());
        }
    }
}

/// S15.9: on the top space a later marker lies higher, and above row 4.
#[test]
fn the_latest_marker_on_the_top_space_leads() {
    let mut t = ahead("blue", 1);
    t.on_board(2, "right", "blue", &[4]);
    let trace = "analyse; trace blue right 5; end";
    let leader = |t: &Table| {
        let mut t = t.clone();
        let me = t.s.active.number();
        t.p(me).publicity = 6;
        t.play("research");
        triggered(&t)
    };
    assert_eq!(leader(&t), [(Trace::Blue, Some(2))]);
    for (number, expected) in [(1, 1), (2, 2), (1, 1)] {
        t.p(number).computer.upper = 6;
        t.play(trace);
        assert_eq!(leader(&t), [(Trace::Blue, Some(expected))]);
    }
    assert_eq!(t.s.species[1].top[2], [2, 1, 0, 0]);
}

/// S15.9: a later marker on a lower space does not overtake the top space.
#[test]
fn a_lower_space_marked_later_does_not_lead() {
    let mut t = ahead("blue", 1);
    t.p(1).computer.upper = 6;
    t.p(2).computer.upper = 6;
    t.play("analyse; trace blue right 5; end; analyse; trace blue right 4; end")
        .mark();
    t.play("research");
    assert_eq!(triggered(&t), [(Trace::Blue, Some(1))]);
}

/// S15.10: the same leader is rewarded each time Earth comes by.
#[test]
fn the_leader_is_rewarded_on_every_lap() {
    let mut t = ahead("pink", 0);
    t.on_board(2, "right", "pink", &[1]);
    t.play("research; tech probe-2");
    assert_eq!(t.diff(2), "credits+1");
    t.next_own_turn(); // the other seat passes: one more rotation
    let techs = [
        "probe-3",
        "probe-4",
        "telescope-1",
        "telescope-2",
        "telescope-3",
        "telescope-4",
    ];
    for tech in techs {
        t.score(1, 0).p(1).publicity = 6;
        t.play(&format!("research; tech {tech}; end"));
        assert_eq!(
            triggered(&t)
                .iter()
                .filter(|one| one.0 == Trace::Pink)
                .count(),
            0
        );
    }
    t.score(1, 0).p(1).publicity = 6;
    t.play("research");
    assert_eq!(triggered(&t), [(Trace::Pink, Some(2))]);
    assert_eq!(t.diff(2), "credits+1");
}

/// S15.11: rewards outside the own turn, within the limits, also after passing.
#[test]
fn rewards_outside_the_own_turn_respect_the_limits() {
    for (color, diff) in [("blue", ""), ("orange", "publicity+1")] {
        for passed in [false, true] {
            let mut t = ahead(color, 0);
            t.on_board(2, "right", color, &[1]);
            (t.p(2).data, t.p(2).publicity, t.p(2).passed) = (6, 9, passed);
            t.mark().play("research");
            assert_eq!(t.diff(2), diff, "{color}");
            assert_eq!(t.decides(), "1 tech");
        }
    }
}

/// S15.11, S2.7: the rewarded player cannot use free actions in the turn of another.
#[test]
fn a_reward_outside_the_own_turn_allows_no_free_actions() {
    let mut t = ahead("orange", 1);
    t.on_board(2, "right", "orange", &[1]);
    t.hand(2, "9").probe(2, "r1s5").play("research");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    t.refused("corner 9", "S2.7");
}

/// S15.12: both sides of each token, gained in and out of the own turn.
#[test]
fn each_side_of_each_token_gives_its_reward() {
    for (color, side, then, diff) in [
        ("pink", 0, "", "credits+1"),
        ("pink", 1, "", "vp+4"),
        ("orange", 0, "", "publicity+2"),
        ("orange", 1, "take 108", "hand+1"),
        ("blue", 0, "", "data+1"),
        ("blue", 1, "", "energy+1"),
    ] {
        for number in [1, 2] {
            let mut t = ahead(color, side);
            t.on_board(number, "right", color, &[1]);
            t.play("research");
            if number == 1 {
                t.p(1).publicity += 6; // what the research cost
            }
            if !then.is_empty() {
                t.play(then);
            }
            assert_eq!(t.diff(number), diff, "{color} {side}");
            assert_eq!(
                t.diff(3 - number),
                if number == 1 { "" } else { "publicity-6" }
            );
        }
    }
}
