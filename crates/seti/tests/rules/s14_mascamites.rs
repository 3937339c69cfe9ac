//! Mascamites: discovery, board, collecting samples, what they give (S14, rules 1 to 6, 14 and 15).

use crate::table::{Table, card, seat};
use orrery_core::{Game, Rng, Viewer};
use orrery_seti::Event;
use orrery_seti::names::{Body, Card, Side, Species};
use orrery_seti::state::{Marker, Sample};

pub fn numbers(samples: &[Sample]) -> Vec<u8> {
    samples.iter().map(|&sample| sample.into()).collect()
}

/// Puts another sample face up on the first sample space.
fn face_up(t: &mut Table, number: u8) {
    let (wanted, shown) = (Sample::number(number).unwrap(), t.s.relics.delivered[0]);
    let hidden =
        t.s.relics
            .samples
            .iter_mut()
            .flat_map(|samples| samples.iter_mut());
    hidden
        .filter(|sample| **sample == wanted)
        .for_each(|sample| *sample = shown);
    t.s.relics.delivered[0] = wanted;
    t.mark();
}

/// Seat 1 marks pink and blue, seat 2 orange, all by their own actions; then the turn ends.
fn discovered_by_play(seed: u64) -> Table {
    let mut t = Table::new(2);
    t.s.rng = Rng::new(seed);
    t.p(1).publicity = 8;
    t.p(1).computer.upper = 6;
    t.hand(1, "108").probe(2, "r1s3");
    t.play("play 108; trace pink left discovery; end");
    t.play("land venus; trace orange left discovery; end");
    t.play("analyse; trace blue left discovery");
    assert!(!t.s.species[0].discovered);
    t.mark();
    t.play("end");
    t
}

/// S14.1, S10.17: one card for each discovery marker, then one face up.
#[test]
fn discovery_deals_a_card_for_each_marker_and_turns_one_up() {
    let mut t = discovered_by_play(1);
    let slot = t.s.species[0];
    assert!(slot.discovered);
    assert_eq!(t.diff(1), "hand+2");
    assert_eq!(t.diff(2), "hand+1");
    assert_eq!(slot.deck.len(), 6);
    assert!(slot.face_up.is_some());
    let mascamites = |card: Card| (138..148).contains(&card.index());
    assert!(t.p(1).hand.iter().all(mascamites));
    assert!(t.p(2).hand.iter().all(mascamites));
    let found = Event::Discovered {
        side: Side::Left,
        species: Species::Mascamites,
    };
    assert_eq!(
        t.events.iter().filter(|told| told.event == found).count(),
        1
    );
    assert_eq!(t.decides(), "2 turn");
}

/// S14.1, S10.16: neutral and overflow markers bring no card.
#[test]
fn discovery_deals_nothing_for_neutral_and_overflow_markers() {
    let mut t = Table::new(2);
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.overflow(2, "left", "pink", 2)
        .overflow(1, "left", "blue", 1);
    t.p(1).computer.upper = 6;
    t.play("analyse; trace blue left discovery")
        .mark()
        .play("end");
    assert_eq!((t.diff(1), t.diff(2)), ("hand+1".to_owned(), String::new()));
    assert_eq!(t.s.species[0].deck.len(), 8);
}

/// S14.1: three samples face down on each of two planets, the seventh face up, at random.
#[test]
fn discovery_shuffles_three_samples_to_jupiter_three_to_saturn_and_one_to_the_board() {
    let mut shown = [0; 7];
    let mut on_jupiter = [0; 7];
    for seed in 0..200 {
        let t = discovered_by_play(seed);
        let relics = t.s.relics;
        assert_eq!([relics.samples[0].len(), relics.samples[1].len()], [3, 3]);
        assert_eq!(relics.delivered.len(), 1);
        let all = relics.samples[0].iter().chain(relics.samples[1].iter());
        let mut all: Vec<Sample> = all.chain(relics.delivered.iter()).copied().collect();
        all.sort_unstable();
        assert_eq!(all, Sample::all());
        shown[relics.delivered[0].index()] += 1;
        relics.samples[0]
            .iter()
            .for_each(|sample| on_jupiter[sample.index()] += 1);
    }
    assert!(shown.iter().all(|&n| n > 10), "{shown:?}");
    assert!(on_jupiter.iter().all(|&n| n > 50), "{on_jupiter:?}");
}

/// S14.1, S21.33: the discovery shows everybody one sample and only the number of the others.
#[test]
fn nobody_sees_the_samples_on_the_planets() {
    let t = discovered_by_play(1);
    for viewer in Viewer::all(2) {
        let view = t.s.view(viewer);
        assert_eq!((view.samples, view.samples_seen), ([3, 3], None));
        assert_eq!(view.delivered, t.s.relics.delivered.to_vec());
    }
    let mut other = t.clone();
    let [jupiter, saturn] = other.s.relics.samples;
    other.s.relics.samples = [saturn, jupiter];
    for viewer in Viewer::all(2) {
        assert_eq!(other.s.view(viewer), t.s.view(viewer));
    }
}

/// S14.2: the spaces of the board; only blue spaces whose sample lies there exist.
#[test]
fn the_board_has_eleven_spaces_at_first() {
    let mut t = Table::met();
    t.hand(1, "et.19").play("play et.19");
    let left: Vec<String> = t
        .own_choices()
        .into_iter()
        .filter(|choice| choice.contains("left"))
        .collect();
    let expected = [
        "trace pink left 1",
        "trace pink left 2",
        "trace pink left 3",
        "trace pink left 4",
        "trace pink left overflow",
        "trace orange left 1",
        "trace orange left 2",
        "trace orange left 3",
        "trace orange left 4",
        "trace orange left overflow",
        "trace blue left 1",
        "trace blue left 2",
        "trace blue left 3",
        "trace blue left overflow",
    ];
    assert_eq!(left, expected);
}

/// S14.2: what each space gives (ET.19 costs a credit and leaves the hand).
#[test]
fn each_space_of_the_board_gives_its_reward() {
    for (space, then, diff) in [
        ("pink left 1", "; take et.1", "vp+5 credits-1 traces+1"),
        ("pink left 2", "; draw", "vp+3 credits-1 traces+1"),
        ("pink left 3", "", "vp+5 credits-1 hand-1 traces+1"),
        ("pink left 4", "", "vp+4 credits-1 hand-1 traces+1"),
        ("orange left 1", "; draw", "vp+5 credits-1 traces+1"),
        ("orange left 2", "; take et.1", "vp+3 credits-1 traces+1"),
        ("orange left 3", "", "vp+5 credits-1 hand-1 traces+1"),
        ("orange left 4", "", "vp+4 credits-1 hand-1 traces+1"),
        ("blue left 1", "; take et.1", "vp+5 credits-1 traces+1"),
        ("blue left 2", "; draw", "vp+3 credits-1 traces+1"),
        ("blue left 3", "", "vp+7 credits-1 hand-1 traces+1"),
        ("pink left overflow", "", "vp+3 credits-1 hand-1 traces+1"),
    ] {
        let mut t = Table::met();
        t.hand(1, "et.19")
            .play(&format!("play et.19; trace {space}{then}"));
        assert_eq!(t.diff(1), diff, "{space}");
        assert_eq!(t.decides(), "1 late", "{space}");
        assert_eq!(
            t.p(1).hand.has(card("et.1")),
            then == "; take et.1",
            "{space}"
        );
        assert_eq!(t.p(1).hand.has(card("et.2")), then == "; draw", "{space}");
    }
}

/// S14.2, S11.12: a space holds one marker; the other spaces and overflow stay open.
#[test]
fn each_space_of_the_board_is_used_once() {
    let all = |t: &Table| -> Vec<String> {
        t.own_choices()
            .into_iter()
            .filter(|choice| choice.contains("left"))
            .collect()
    };
    let mut fresh = Table::met();
    fresh.hand(1, "et.19").play("play et.19");
    let fresh = all(&fresh);
    for (color, rows) in [("pink", 4), ("orange", 4), ("blue", 3)] {
        for row in 1..=rows {
            let mut t = Table::met();
            t.on_board(2, "left", color, &[row]);
            t.hand(1, "et.19").play("play et.19");
            let gone = format!("trace {color} left {row}");
            let expected: Vec<String> = fresh
                .iter()
                .filter(|choice| **choice != gone)
                .cloned()
                .collect();
            assert_eq!(all(&t), expected);
        }
    }
}

/// S14.2, S10.19: a species-card symbol without cards does nothing; the last card needs no choice.
#[test]
fn the_species_card_symbol_runs_dry() {
    let mut t = Table::met();
    t.hand(1, "et.19")
        .hand(2, "et.1 et.2 et.3 et.4 et.5 et.6 et.7 et.8 et.9");
    t.play("play et.19; trace pink left 1");
    assert_eq!(t.decides(), "1 late");
    assert!(t.p(1).hand.has(card("et.10")));
    assert_eq!(t.s.species[0].face_up, None);
    t.p(1).computer.upper = 6;
    t.next_own_turn().play("analyse; trace blue left 1");
    assert_eq!(t.diff(1), "vp+5 energy-1 traces+1");
    assert_eq!(t.decides(), "1 late");
}

/// S14.3: samples lie on the space of their planet, wherever its disc carries it.
#[test]
fn samples_travel_with_their_planet() {
    let mut t = Table::met();
    t.s.next_disc = 2;
    t.p(1).publicity = 6;
    t.probe(1, "r3s7").hand(1, "et.4");
    t.play("research; tech probe-2").next_own_turn();
    assert_eq!(t.s.space_of(Body::Saturn).to_string(), "r3s6");
    t.play("play et.4; land saturn; trace orange left overflow; sample 4");
    assert_eq!(t.pieces(1), ["r3s6:4"]);
}

/// S14.4: neither the Land action nor a card without the symbol collects a sample.
#[test]
fn an_ordinary_landing_collects_nothing() {
    let mut t = Table::met();
    t.probe(1, "r3s3")
        .play("land jupiter; trace orange left overflow");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "vp+10 energy-3 data+2 pieces-1 traces+1");
    assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);

    let mut t = Table::met();
    t.probe(1, "r3s3")
        .hand(1, "13")
        .play("play 13; land jupiter; trace orange left overflow");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
    assert!(t.pieces(1).is_empty());
}

/// S14.4: visiting and orbiting with the standard action collect nothing either.
#[test]
fn an_ordinary_orbit_collects_nothing() {
    let mut t = Table::met();
    t.probe(1, "r3s4").play("move 1 r3s3; orbit jupiter");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
}

/// S14.5: all tokens of that planet are offered, one is taken, the others stay.
#[test]
fn collecting_takes_one_of_the_tokens_of_that_planet() {
    let mut t = Table::met();
    t.probe(1, "r3s7").hand(1, "et.4");
    t.play("play et.4; land saturn; trace orange left overflow");
    assert_eq!(t.decides(), "1 sample-take");
    assert_eq!(t.own_choices(), ["sample 4", "sample 5", "sample 6"]);
    t.play("sample 5");
    assert_eq!(numbers(&t.s.relics.samples[1]), [4, 6]);
    assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
    assert_eq!(t.pieces(1), ["r3s7:5"]);
    assert_eq!(t.decides(), "1 late");
}

/// S14.5, S21.33, D-88: only the player who collects sees the tokens, and only while choosing.
#[test]
fn only_the_collector_looks_at_the_tokens() {
    let mut t = Table::met();
    t.probe(1, "r3s7").hand(1, "et.4");
    t.play("play et.4; land saturn");
    let seen = |t: &Table, viewer| {
        let seen = t.s.view(viewer).samples_seen;
        seen.map(|(body, samples)| (body, numbers(&samples)))
    };
    let (one, two) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
    assert_eq!(seen(&t, one), None);
    t.play("trace orange left overflow");
    assert_eq!(seen(&t, one), Some((Body::Saturn, vec![4, 5, 6])));
    assert_eq!(seen(&t, two), None);
    assert_eq!(seen(&t, Viewer::Spectator), None);
    t.play("sample 5");
    assert!(Viewer::all(2).all(|viewer| seen(&t, viewer).is_none()));
}

/// S14.5, S21.33, S21.34: everybody sees the capsule, only its owner knows the token.
#[test]
fn which_token_was_taken_stays_secret() {
    let take = |choice: &str| {
        let mut t = Table::met();
        t.probe(1, "r3s3").hand(1, "et.4");
        t.play("play et.4; land jupiter; trace orange left overflow")
            .mark();
        t.play(choice);
        t
    };
    let (a, b) = (take("sample 1"), take("sample 3"));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let (mut seen, other) = (a.s.view(viewer), b.s.view(viewer));
        assert_eq!(seen, other);
        let piece = seen.players.remove(0).pieces.remove(0);
        assert_eq!((piece.capsule, piece.sample), (true, None));
        let told = |t: &Table| -> Vec<Event> {
            let heard = t.events.iter().filter(|told| told.to.includes(viewer));
            heard.map(|told| told.event.clone()).collect()
        };
        assert_eq!(
            told(&a),
            [Event::Collected {
                seat: seat(1),
                body: Body::Jupiter
            }]
        );
        assert_eq!(told(&a), told(&b));
    }
    let own = a.s.view(Viewer::Seat(seat(1)));
    assert_eq!(own.players[0].pieces[0].sample, Sample::number(1));
}

/// S14.5, S21.33: dealing the unknown anew keeps what the viewer knows and changes the rest.
#[test]
fn a_redeal_keeps_the_own_capsule_and_changes_the_others() {
    let mut t = Table::met();
    t.capsule(1, "r3s3", 1).capsule(2, "r3s3", 2);
    let mut other = [false; 8];
    for seed in 0..100 {
        let s = t.s.determinize(Viewer::Seat(seat(1)), seed);
        assert_eq!(s.validate(), Ok(()));
        assert_eq!(s.player(seat(1)).pieces[0].sample, Sample::number(1));
        assert_eq!(numbers(&s.relics.delivered), [7]);
        other[u8::from(s.player(seat(2)).pieces[0].sample.unwrap()) as usize] = true;
    }
    assert_eq!(other, [false, false, true, true, true, true, true, false]);
}

/// S14.6: a body without samples: the landing counts, nothing is collected, the mission is open.
#[test]
fn landing_where_no_samples_are_collects_nothing_and_keeps_the_mission() {
    let mut t = Table::met();
    t.probe(1, "r1s3").hand(1, "et.4");
    t.play("play et.4; land venus; trace orange left overflow");
    assert_eq!(
        t.diff(1),
        "vp+8 credits-1 data+2 hand-1 played+1 pieces-1 traces+1"
    );
    assert_eq!(t.decides(), "1 late");
    assert!(t.p(1).played.has(card("et.4")) && !t.s.completed.has(card("et.4")));
    t.capsule(1, "r2s2", 1).play("deliver et.4 1; take 110");
    assert!(t.s.completed.has(card("et.4")));
}

/// S14.6: the same on Jupiter once its three samples are gone.
#[test]
fn landing_on_an_emptied_planet_collects_nothing() {
    let mut t = Table::met();
    t.capsule(2, "r1s0", 1)
        .capsule(2, "r1s0", 2)
        .capsule(2, "r1s0", 3);
    t.probe(1, "r3s3").hand(1, "et.4");
    t.play("play et.4; land jupiter; trace orange left overflow");
    assert_eq!(t.decides(), "1 late");
    assert!(t.pieces(1).is_empty());
}

/// S14.14: the delivered token becomes the next blue space, for everybody, once.
#[test]
fn a_delivered_token_is_a_blue_space_for_everybody() {
    let mut t = Table::met();
    t.p(2).computer.upper = 6;
    t.p(1).computer.upper = 6;
    t.played(1, "et.1")
        .capsule(1, "r1s5", 2)
        .play("deliver et.1 1; launch; end");
    t.mark()
        .play("analyse")
        .legal("trace blue left 3; trace blue left 4");
    t.illegal("trace blue left 5").play("trace blue left 4");
    assert_eq!(t.diff(2), "energy+1 traces+1");
    t.play("end; analyse")
        .legal("trace blue left 3")
        .illegal("trace blue left 4");
    assert_eq!(numbers(&t.s.relics.delivered), [7, 2]);
}

/// S14.14, S14.2: six tokens can be delivered; the spaces fill upwards in order of delivery.
#[test]
fn up_to_six_delivered_tokens_lie_above_the_first() {
    let mut t = Table::met();
    t.played(1, "et.1 et.2 et.3 et.6 et.7").played(1, "et.4");
    for (n, mission) in (1..7).zip(["et.1", "et.2", "et.3", "et.6", "et.7"]) {
        t.capsule(1, "r1s5", n)
            .play(&format!("deliver {mission} 1"));
        while t.decides() != "1 turn" {
            t.play("draw");
        }
    }
    t.capsule(1, "r2s2", 6).play("deliver et.4 1; draw; draw");
    assert_eq!(numbers(&t.s.relics.delivered), [7, 1, 2, 3, 4, 5, 6]);
    t.p(1).computer.upper = 6;
    t.mark().play("analyse");
    let rows = (1..=9).map(|row| format!("trace blue left {row}"));
    let left: Vec<String> = t
        .own_choices()
        .into_iter()
        .filter(|choice| choice.contains("left"))
        .collect();
    assert_eq!(
        left,
        rows.chain(["trace blue left overflow".to_owned()])
            .collect::<Vec<_>>()
    );
    for (row, diff) in [
        (4, "credits+2 energy-1 traces+1"),
        (5, "energy+1 traces+1"),
        (6, "energy-1 publicity+3 traces+1"),
        (8, "energy-1 hand+2 traces+1"),
    ] {
        let mut t = t.clone();
        t.p(1).publicity = 0;
        t.play("trace blue left overflow").next_own_turn();
        t.p(1).publicity = 0;
        t.p(1).computer.upper = 6;
        t.mark().play(&format!("analyse; trace blue left {row}"));
        assert_eq!(t.diff(1), diff, "row {row}");
    }
}

/// S14.15: the reward of each token.
#[test]
fn each_sample_gives_its_reward() {
    for (sample, then, diff) in [
        (1, "", "credits+2 energy-1 traces+1"),
        (2, "", "energy+1 traces+1"),
        (3, "", "energy-1 publicity+3 traces+1"),
        (4, "", "energy-1 data+2 traces+1"),
        (5, "", "energy-1 hand+2 traces+1"),
        (6, "; take 110", "vp+3 energy-1 hand+1 traces+1"),
        (6, "; draw", "vp+3 energy-1 hand+1 traces+1"),
        (7, "", "vp+7 energy-1 traces+1"),
    ] {
        let mut t = Table::met();
        t.p(1).computer.upper = 6;
        face_up(&mut t, sample);
        t.play(&format!("analyse; trace blue left 3{then}"));
        assert_eq!(t.diff(1), diff, "sample {sample}");
        assert_eq!(t.decides(), "1 late");
    }
}

/// S14.15: the two cards of one token are random, the card of another is of choice.
#[test]
fn two_samples_give_cards_in_two_ways() {
    let mut t = Table::met();
    t.p(1).computer.upper = 6;
    t.deck_top("9 8 7");
    face_up(&mut t, 5);
    t.play("analyse; trace blue left 3");
    assert!(t.p(1).hand.has(card("9")) && t.p(1).hand.has(card("8")));
    let mut t = Table::met();
    t.p(1).computer.upper = 6;
    face_up(&mut t, 6);
    t.play("analyse; trace blue left 3");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
}
