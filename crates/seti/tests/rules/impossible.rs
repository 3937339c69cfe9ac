//! Positions from outside that no game can reach are refused with the fields that do not fit together.

use crate::table::{Table, card, seat};
use orrery_core::Game;
use orrery_seti::names::Species;
use orrery_seti::state::{Marker, Phase};

/// The position as changed is refused, and the message has all these words.
#[track_caller]
fn refused(t: &Table, words: &str) {
    let problem = t.s.validate().expect_err("this position is impossible");
    for word in words.split_whitespace() {
        assert!(problem.contains(word), "no `{word}` in: {problem}");
    }
}

#[track_caller]
fn accepted(t: &Table) {
    assert_eq!(t.s.validate(), Ok(()));
}

/// S1.3, S17.1, S17.3, S17.16
#[test]
fn messages_need_the_centaurians() {
    let mut t = Table::new(2);
    t.p(2).message = 20;
    refused(&t, "/players/1/message centaurians /species S17.1");
    let mut t = Table::new(2);
    t.s.relics.messages[0] = Some(Marker::One);
    refused(&t, "/relics/messages centaurians /species S17.3");
    let mut t = Table::solo(1);
    t.s.rival.messages = 2;
    refused(&t, "/rival/messages centaurians /species S17.16");
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").p(2).message = 20;
    accepted(&t);
}

/// S15.1
#[test]
fn the_anomalies_come_with_three_tokens() {
    let mut t = Table::with_species(2, Species::Anomalies, Species::Mascamites);
    t.discover("left");
    accepted(&t);
    let tokens = t.s.relics.anomalies;
    t.s.relics.anomalies.clear();
    refused(&t, "/species/0 /relics/anomalies three S15.1");
    t.s.relics.anomalies = tokens;
    t.s.relics.anomalies[1].color = tokens[0].color;
    refused(&t, "/species/0 /relics/anomalies S15.1");
    t.s.relics.anomalies = tokens;
    t.s.relics.anomalies[1].sector = tokens[0].sector;
    refused(&t, "/species/0 /relics/anomalies S15.1");
    let mut t = Table::with_species(2, Species::Anomalies, Species::Mascamites);
    t.s.relics.anomalies = tokens;
    refused(&t, "/relics/anomalies anomalies /species S15.1");
}

/// S1.3, S16.1, S16.3, S18.4
#[test]
fn what_is_of_a_species_waits_for_its_discovery() {
    let mut t = Table::new(2);
    t.s.relics.tile = [seat(1)].into_iter().collect();
    refused(&t, "/relics/tile oumuamua S16.1");
    let mut t = Table::new(2);
    t.p(1).exofossils = 1;
    refused(&t, "/players/0/exofossils oumuamua S16.1");
    let mut t = Table::new(2);
    t.s.planets[7].orbiters[0] = 1;
    refused(&t, "/planets/7 oumuamua S16.3");
    let mut t = Table::new(2);
    t.s.relics.exertian_milestones = [20, 40];
    refused(&t, "/relics/exertian_milestones exertians S18.4");
}

/// S3.5, S3.7, S19.26: only card 9 launches beyond the limit.
#[test]
fn more_probes_than_the_limit_need_card_9() {
    let with = |probes: usize, tech: bool| {
        let mut t = Table::new(2);
        (0..probes).for_each(|_| {
            t.probe(1, "r1s5");
        });
        if tech {
            t.tech(1, "probe-1");
        }
        t.s.reshuffled = false;
        t
    };
    accepted(&with(1, false));
    accepted(&with(2, true));
    refused(
        &with(2, false),
        "/players/0/pieces /players/0/techs 9 /discard S3.5 S3.7",
    );
    refused(
        &with(3, true),
        "/players/0/pieces /players/0/techs 9 /discard S3.5",
    );
    let mut t = with(3, false);
    let nine = card("9");
    let index = t.s.deck.iter().position(|&one| one == nine).unwrap();
    t.s.deck.remove(index);
    t.s.discard.insert(nine);
    accepted(&t);
    let mut t = with(3, false);
    t.s.reshuffled = true;
    accepted(&t);
    let mut t = Table::solo(1);
    t.probe(2, "r1s5").probe(2, "r1s4").s.reshuffled = false;
    accepted(&t);
}

/// S1.18
#[test]
fn setup_comes_before_round_1() {
    let mut s = orrery_seti::Seti::new(&orrery_seti::Options::default(), 1).unwrap();
    assert_eq!((s.phase, s.round), (Phase::Setup, 1));
    s.round = 2;
    let problem = s.validate().unwrap_err();
    assert!(
        problem.contains("/phase") && problem.contains("/round"),
        "{problem}"
    );
}

/// S10.1, S17.2: points of an earlier turn have been looked at.
#[test]
fn milestones_below_the_score_are_resolved() {
    let at = |score: u16| {
        let mut t = Table::new(2);
        t.score(2, score).s.facts.scored = 0;
        t
    };
    accepted(&at(19));
    refused(
        &at(20),
        "/players/1/score 20 /players/1/neutral_done/0 S10.1",
    );
    let mut t = at(71);
    refused(&t, "/players/1/score /players/1/gold_done/0 25 S10.1");
    t.p(2).gold_done = [true, true, false];
    t.p(2).neutral_done = [true; 2];
    refused(&t, "/players/1/gold_done/2 70 /facts/scored");
    t.p(2).gold_done[2] = true;
    accepted(&t);
    let mut t = at(71);
    t.s.facts.scored = 0b10;
    accepted(&t);
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").score(1, 16).p(1).message = 16;
    accepted(&t);
    t.s.facts.scored = 0;
    refused(&t, "/players/0/score /players/0/message S17.2");
}
