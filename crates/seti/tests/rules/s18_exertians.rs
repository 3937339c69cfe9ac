//! Exertians (S18). Milestones at 20 and 40 unless a test says otherwise; nobody has cards until a test deals
//! them.

use crate::table::{Table, seat};
use orrery_core::{Audience, Game, Viewer};
use orrery_seti::Event;
use orrery_seti::names::{Card, Gold, Source, Species};
use orrery_seti::state::{Marker, SecretSet};

fn undiscovered(players: u8) -> Table {
    Table::with_species(players, Species::Exertians, Species::Anomalies)
}

fn table(players: u8) -> Table {
    let mut t = Table::with_left(players, Species::Exertians);
    t.no_milestones();
    t
}

fn set(text: &str) -> SecretSet {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

fn lift(t: &mut Table, cards: SecretSet) {
    for card in cards.iter() {
        let deck = &mut t.s.species[0].deck;
        let index = deck.iter().position(|&one| one == card).unwrap();
        deck.remove(index);
    }
}

/// Deals cards to a player.
fn deal(t: &mut Table, number: u8, cards: &str) {
    lift(t, set(cards));
    t.p(number).exertians = set(cards);
    t.mark();
}

/// Puts cards face down in front of a player.
fn secret(t: &mut Table, number: u8, cards: &str) {
    lift(t, set(cards));
    t.p(number).secrets = set(cards);
    t.mark();
}

fn dealt(t: &Table) -> Vec<usize> {
    t.s.players
        .iter()
        .map(|player| player.exertians.len())
        .collect()
}

/// S18.1, S10.17: three cards for everybody and one for each marker.
#[test]
fn at_discovery_everybody_gets_three_cards_and_one_for_each_marker() {
    let mut t = undiscovered(2);
    t.discover_by_play();
    assert_eq!(dealt(&t), [5, 4]);
    assert_eq!(t.s.species[0].deck.len(), 6, "out of the game");
    assert_eq!(t.s.species[0].face_up, None);
    assert_eq!((t.p(1).hand.len(), t.p(2).hand.len()), (0, 0));
    assert_eq!(t.decides(), "1 secret");
}

/// S18.1, S10.12: neutral markers get no cards, and nobody plays one for them.
#[test]
fn neutral_markers_bring_no_cards() {
    let mut t = undiscovered(4);
    t.s.species[0].discovery = [Some(Marker::Neutral); 3];
    t.play("launch; end");
    assert_eq!(dealt(&t), [3, 3, 3, 3]);
    assert_eq!(t.decides(), "2 turn");
}

/// S18.2, D-16: seat 2 ends the turn, then seats 3 and 1; seat 1 has two markers.
#[test]
fn owners_of_discovery_markers_may_play_cards_at_once_in_turn_order() {
    let mut t = undiscovered(3);
    t.found(1, "left", "pink").found(3, "left", "orange");
    t.p(2).computer.upper = 6;
    t.mark()
        .play("launch; end; analyse; trace blue left discovery; end");
    assert_eq!(dealt(&t), [4, 4, 4]);
    for (number, plays) in [(2, true), (3, false), (1, true)] {
        assert_eq!(t.decides(), format!("{number} secret"));
        let mut cards: Vec<_> = t
            .p(number)
            .exertians
            .iter()
            .map(|card| format!("secret {card}"))
            .collect();
        cards.push("skip".to_owned());
        assert_eq!(t.own_choices(), cards);
        t.play(if plays { &cards[0] } else { "skip" });
    }
    assert_eq!(t.decides(), "3 turn");
    assert_eq!(dealt(&t), [3, 3, 4]);
    assert_eq!(
        t.s.players
            .iter()
            .map(|p| p.secrets.len())
            .collect::<Vec<_>>(),
        [1, 1, 0]
    );
}

/// S18.2: one card for each marker.
#[test]
fn two_markers_allow_two_cards() {
    let mut t = undiscovered(2);
    t.discover_by_play();
    for _ in 0..2 {
        assert_eq!(t.decides(), "1 secret");
        let choice = t.own_choices()[0].clone();
        t.play(&choice);
    }
    assert_eq!((t.p(1).exertians.len(), t.p(1).secrets.len()), (3, 2));
    assert_eq!(t.decides(), "2 secret");
    t.play("skip");
    assert_eq!(t.decides(), "2 turn");
}

/// S18.3, S12.3
#[test]
fn exertian_cards_do_not_count_for_the_hand_limit() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41 et.42 et.43");
    t.hand(1, "1 2 3 4").play("pass");
    assert_eq!(t.decides(), "1 pass-take");
}

/// S18.3: no corner, exchange, signal, tuck or play.
#[test]
fn exertian_cards_cannot_be_used_like_hand_cards() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41 et.42 et.43");
    t.tech(1, "telescope-3").p(1).data = 1;
    t.p(1).computer.upper = 3;
    t.hand(1, "1");
    let unused = |t: &Table| assert!(!t.choices().join(";").contains("et."));
    unused(&t);
    t.illegal("exchange card credit; exchange card card; play et.41; corner et.41");
    t.play("scan");
    unused(&t);
    t.play("place upper");
    assert_eq!(
        (t.decides().as_str(), t.own_choices()),
        ("1 tuck", vec!["tuck 1".into(), "skip".into()])
    );
}

/// S18.4
#[test]
fn the_milestones_lie_20_and_40_points_ahead_of_the_leader() {
    let mut t = undiscovered(2);
    t.discover_by_play();
    assert_eq!(
        t.s.relics.exertian_milestones,
        [37, 57],
        "seat 1 leads with 17"
    );

    let mut t = undiscovered(3);
    t.found(1, "left", "pink")
        .found(1, "left", "orange")
        .no_milestones();
    t.score(3, 61).p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery; end");
    assert_eq!(
        t.s.relics.exertian_milestones,
        [81, 101],
        "not the one whose turn it was"
    );
}

/// S18.5
#[test]
fn whoever_reaches_the_first_milestone_may_play_a_card_at_the_end_of_the_turn() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41 et.52");
    deal(&mut t, 2, "et.42");
    t.score(1, 15).score(2, 20).probe(1, "r1s3");
    t.play("land venus; trace orange right overflow");
    assert_eq!((t.decides().as_str(), t.p(1).score), ("1 late", 23));
    t.play("end");
    assert_eq!(t.decides(), "1 secret");
    assert_eq!(t.own_choices(), ["secret et.41", "secret et.52", "skip"]);
    t.mark().play("secret et.52");
    assert_eq!(t.decides(), "2 secret");
    assert_eq!(t.own_choices(), ["secret et.42", "skip"]);
    t.play("secret et.42");
    assert_eq!((t.diff(1).as_str(), t.diff(2).as_str()), ("", ""));
    assert_eq!(
        (t.p(1).secrets, t.p(1).exertians),
        (set("et.52"), set("et.41"))
    );
    assert_eq!(t.decides(), "2 turn");
}

/// S18.5: once per player and milestone, also if declined, and not below it.
#[test]
fn each_milestone_is_offered_once() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.score(1, 19).play("launch; end");
    assert_eq!(t.decides(), "2 turn");

    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.score(1, 20)
        .play("launch; end; skip; launch; end; pass; take 134");
    assert_eq!((t.decides().as_str(), t.p(1).secrets.len()), ("2 turn", 0));
}

/// S18.6
#[test]
fn the_card_of_the_second_milestone_costs_a_credit() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41 et.42 et.43");
    t.score(1, 40)
        .play("launch")
        .mark()
        .play("end; secret et.41");
    assert_eq!(t.diff(1), "", "the first is free");
    assert_eq!(
        (t.decides().as_str(), t.own_choices().len()),
        ("1 secret", 3)
    );
    t.play("secret et.42");
    assert_eq!(t.diff(1), "credits-1");
    assert_eq!(
        (t.decides().as_str(), t.p(1).secrets),
        ("2 turn", set("et.41 et.42"))
    );
}

/// S18.6
#[test]
fn the_second_card_is_lost_by_declining_or_without_a_credit() {
    let second = |credits: u8| {
        let mut t = table(2);
        deal(&mut t, 1, "et.41");
        t.p(1).exertian_done[0] = true;
        t.p(1).credits = credits;
        t.score(1, 40).play("pass; take 134");
        t
    };
    let t = second(0);
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.s.player(seat(1)).exertian_done, [true; 2], "never again");
    let mut t = second(1);
    assert_eq!(t.decides(), "1 secret");
    t.play("skip");
    assert_eq!((t.p(1).credits, t.p(1).exertian_done), (1, [true; 2]));
    assert_eq!((t.decides().as_str(), t.p(1).secrets.len()), ("2 turn", 0));
}

/// S18.6: nobody pays without a card to play.
#[test]
fn without_cards_left_the_milestones_pass_by() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.score(1, 40)
        .play("launch")
        .mark()
        .play("end; secret et.41");
    assert_eq!((t.decides().as_str(), t.diff(1).as_str()), ("2 turn", ""));
}

/// S10.7: an Exertian milestone of the same value as a gold one.
#[test]
fn at_equal_value_the_player_chooses_between_gold_and_exertian() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.s.relics.exertian_milestones = [25, 45];
    t.p(1).gold_done = [false; 3];
    t.score(1, 25).play("launch; end");
    assert_eq!(t.own_choices(), ["milestone gold", "milestone exertian"]);
    t.play("milestone exertian; secret et.41");
    assert_eq!(t.decides(), "1 gold");
}

/// The last two passes of the game.
fn end(t: &mut Table) {
    t.s.round = 5;
    for _ in 0..t.s.players.len() {
        t.play("pass");
    }
    assert_eq!(t.decides(), "over");
}

/// S18.7
#[test]
fn unplayed_cards_bring_neither_points_nor_danger() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.tech(1, "probe-1 probe-2 probe-3");
    assert_eq!(t.s.danger(seat(1)), 0);
    t.s.relics.exertian_milestones = [200, 220];
    t.score(1, 100);
    end(&mut t);
    assert_eq!(t.diff(1), "");
}

/// S18.8, S21.33: owner, opponent and spectator before the end.
#[test]
fn played_and_unplayed_cards_are_known_to_their_owner_only() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    secret(&mut t, 1, "et.51 et.52");
    for viewer in Viewer::all(2) {
        let view = t.s.view(viewer);
        let own = viewer == Viewer::Seat(seat(1));
        let player = &view.players[0];
        assert_eq!(player.exertians, own.then(|| set("et.41")));
        assert_eq!(player.secrets, own.then(|| set("et.51 et.52")));
        assert_eq!((player.exertian_count, player.secret_count), (1, 2));
        let text = serde_json::to_string(&view).unwrap();
        for card in ["et.41", "et.51", "et.52", "et.42"] {
            assert_eq!(
                text.contains(card),
                own && card != "et.42",
                "{card} for {viewer:?}"
            );
        }
    }
}

/// S18.8: others hear that a card was played, not which.
#[test]
fn playing_a_card_tells_only_its_owner_which() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    t.score(1, 20).play("launch; end; secret et.41");
    let told: Vec<_> = t
        .events
        .iter()
        .filter_map(|told| match told.event {
            Event::SecretPlayed { card, .. } => Some((told.to, card.map(|card| card.to_string()))),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            (Audience::Only(seat(1)), Some("et.41".to_owned())),
            (Audience::Except(seat(1)), None)
        ]
    );
}

/// S18.9
#[test]
fn played_cards_are_revealed_at_the_end_and_unplayed_ones_are_not() {
    let mut t = table(2);
    deal(&mut t, 1, "et.41");
    secret(&mut t, 1, "et.51");
    end(&mut t);
    for viewer in Viewer::all(2) {
        let player = &t.s.view(viewer).players[0];
        assert_eq!(player.secrets, Some(set("et.51")));
        assert_eq!(player.exertians.is_some(), viewer == Viewer::Seat(seat(1)));
    }
}

/// S18.9: four computer technologies fulfil the card once; the other card is not fulfilled. Seat 2
/// takes the danger.
#[test]
fn a_fulfilled_card_scores_once_and_others_score_nothing() {
    let mut t = table(2);
    secret(&mut t, 1, "et.43 et.41");
    secret(&mut t, 2, "et.53 et.51");
    t.tech(1, "computer-1 computer-2 computer-3 computer-4");
    end(&mut t);
    assert_eq!((t.diff(1).as_str(), t.diff(2).as_str()), ("vp+9", ""));
    assert_eq!(t.p(1).points[Source::Species.index()], 9);
}

/// S18.10
#[test]
fn exertian_cards_are_neither_missions_nor_gold_boxes() {
    let mut t = table(2);
    secret(&mut t, 1, "et.43 et.41 et.52 et.54");
    t.tech(1, "computer-1 computer-2 computer-3");
    for side_b in [false, true] {
        t.s.gold_side_b = [side_b; 4];
        assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 0);
    }
    assert_eq!(t.s.end_cards(seat(1)), 0);
}

/// S18.11: fulfilled or not, cards bring their danger; each tier of the board brings its own.
#[test]
fn danger_comes_from_played_cards_and_board_spaces() {
    let mut t = table(2);
    secret(&mut t, 1, "et.41 et.43");
    assert_eq!(t.s.danger(seat(1)), 9);
    t.tech(1, "probe-1 probe-2 probe-3");
    assert_eq!(t.s.danger(seat(1)), 9);
    for color in ["pink", "orange", "blue"] {
        for (row, danger) in [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)] {
            let mut t = table(2);
            t.on_board(1, "left", color, &[row]);
            assert_eq!((t.s.danger(seat(1)), t.s.danger(seat(2))), (danger, 0));
        }
    }
}

/// S18.11
#[test]
fn discovery_and_overflow_markers_bring_no_danger() {
    let mut t = table(2);
    t.found(1, "left", "pink")
        .found(1, "left", "blue")
        .overflow(1, "left", "orange", 4);
    assert_eq!(t.s.danger(seat(1)), 0);
}

/// S18.12: card 75 marks any trace for 2 credits and adds a point for the trace itself.
#[test]
fn each_space_of_the_board_gives_what_it_shows() {
    for (color, resources, picks) in [
        ("pink", "credits-1 hand-1", false),
        ("orange", "credits-2 energy+1", true),
        ("blue", "credits-2 publicity+1 data+1 hand-1", false),
    ] {
        let points = if color == "pink" {
            [9, 7, 5, 4]
        } else {
            [6, 4, 2, 1]
        };
        for (row, points) in (1..).zip(points) {
            let mut t = table(2);
            t.hand(1, "75")
                .play(&format!("play 75; trace {color} left {row}"));
            if picks {
                assert_eq!(
                    t.own_choices(),
                    ["take 110", "take 108", "take 112", "draw"]
                );
                t.play("take 110");
            }
            assert_eq!(t.diff(1), format!("vp+{} {resources} traces+1", points + 1));
        }
        let mut t = table(2);
        t.hand(1, "75")
            .play(&format!("play 75; trace {color} left 5"));
        assert_eq!(t.diff(1), "vp+4 credits-2 publicity+1 hand-1 traces+1");
    }
}

/// S18.12, S11.12: five spaces a colour, each for one marker, the top one too.
#[test]
fn every_space_of_the_board_is_marked_once() {
    let mut t = table(2);
    t.on_board(2, "left", "pink", &[1, 3, 5]);
    t.hand(1, "75").play("play 75");
    let pink = t
        .own_choices()
        .into_iter()
        .filter(|text| text.starts_with("trace pink left"));
    assert_eq!(
        pink.collect::<Vec<_>>(),
        [
            "trace pink left 2",
            "trace pink left 4",
            "trace pink left overflow"
        ]
    );
}

/// S18.13: 168 points are left after the 8 of ET.54 (5 traces of one colour); danger 1 against 0.
#[test]
fn most_danger_costs_a_tenth_of_all_points_rounded_down() {
    let mut t = table(2);
    t.s.relics.exertian_milestones = [0, 0];
    secret(&mut t, 1, "et.54");
    t.overflow(1, "left", "pink", 5).score(1, 160).score(2, 199);
    end(&mut t);
    assert_eq!((t.p(1).score, t.p(2).score), (152, 199));
    let sides = t.s.outcome().unwrap().sides;
    let danger = |side: usize| {
        let mut points = sides[side].breakdown.iter();
        points
            .find(|(source, _)| source == "danger")
            .map(|&(_, points)| points)
    };
    assert_eq!((danger(0), danger(1)), (Some(-16), Some(0)));
    assert!(sides[1].won && !sides[0].won);
}

/// S18.13
#[test]
fn all_who_are_tied_for_most_danger_lose_a_tenth_of_their_own_points() {
    let mut t = table(4);
    t.s.relics.exertian_milestones = [0, 0];
    secret(&mut t, 1, "et.44"); // 4
    secret(&mut t, 2, "et.45"); // 4
    secret(&mut t, 3, "et.43"); // 3
    t.score(1, 109).score(2, 50).score(3, 100).score(4, 100);
    end(&mut t);
    let scores: Vec<_> = t.s.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, [99, 45, 100, 100]);
}

/// S18.13: cards and markers add up; fewer than ten points lose nothing.
#[test]
fn danger_of_cards_and_markers_is_compared_together() {
    let mut t = table(2);
    secret(&mut t, 1, "et.44"); // 4
    t.on_board(2, "left", "pink", &[1]); // 3
    t.on_board(2, "left", "orange", &[4]); // 2
    t.s.relics.exertian_milestones = [0, 0];
    t.score(1, 90).score(2, 90);
    end(&mut t);
    assert_eq!((t.p(1).score, t.p(2).score), (90, 81));

    let mut t = table(2);
    secret(&mut t, 1, "et.44");
    t.score(1, 9).score(2, 90);
    t.s.relics.exertian_milestones = [0, 0];
    end(&mut t);
    assert_eq!((t.p(1).score, t.p(2).score), (9, 90));
}

/// S18.14, D-23: ET.52 brings points and no danger.
#[test]
fn nobody_loses_points_if_nobody_has_danger() {
    let mut t = table(2);
    t.s.relics.exertian_milestones = [0, 0];
    secret(&mut t, 1, "et.52");
    t.overflow(1, "left", "pink", 6).score(1, 100).score(2, 100);
    end(&mut t);
    assert_eq!((t.p(1).score, t.p(2).score), (107, 100));
}
