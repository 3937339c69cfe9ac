//! Things that somebody points at and cannot choose: each has its rule and its reason, and what comes to nothing
//! is told beforehand.

use crate::table::Table;
use orrery_core::{Game, Idle, Seat, Speak, Viewer};
use orrery_seti::Seti;
use orrery_seti::choice::Choice;
use orrery_seti::state::Job;

/// The rules and the key of the reason of a choice that is not possible.
#[track_caller]
fn reason(t: &Table, choice: &str) -> (Vec<&'static str>, String) {
    let refusal = t.refusal(choice).expect("not legal");
    assert_eq!(refusal.what, choice);
    let key = refusal
        .why
        .map_or(String::new(), |why| why.key.into_owned());
    (refusal.rules, key.replace("why-seti-", ""))
}

#[track_caller]
fn because(t: &Table, choice: &str, rule: &str, key: &str) {
    let (rules, found) = reason(t, choice);
    assert!(rules.contains(&rule), "{choice}: {rules:?}");
    assert_eq!(found, key, "{choice}");
}

/// S3.8, S3.13, S3.19, S3.21
#[test]
fn planets_and_moons_say_what_is_missing() {
    let mut t = Table::new(2);
    because(&t, "orbit mars", "S3.8", "no-probe-in-space");
    because(&t, "land earth", "S3.13", "not-earth");
    because(&t, "orbit oumuamua", "S3.8", "no-oumuamua");
    t.probe(1, "r2s2");
    because(&t, "orbit venus", "S3.8", "no-probe-at");
    because(&t, "land phobos-deimos", "S3.19", "no-tech");
    t.p(1).energy = 1;
    let refusal = t.refusal("land mars").unwrap();
    assert_eq!((refusal.facts[0].needs, refusal.facts[0].has), (3, 1));
    assert!(t.refusal("orbit mars").is_none());
}

/// S3.25, S6.1, S8.20, S9.4, S10.3, S11.1: cards, technologies, gold tiles and traces outside their decisions.
#[test]
fn other_things_say_when_they_are_chosen() {
    let mut t = Table::new(2);
    t.hand(1, "57").row("1 2 4");
    because(&t, "play 1", "S3.25", "in-row");
    because(&t, "play 9", "S3.25", "not-in-hand");
    because(&t, "take 1", "S8.20", "no-card-now");
    because(&t, "row 1", "S6.1", "no-row-now");
    because(&t, "tech probe-1", "S9.2", "no-tech-now");
    because(&t, "gold income", "S10.3", "no-gold-now");
    because(&t, "trace blue left discovery", "S11.1", "no-trace-now");
    because(&t, "end", "S2.4", "main-action-first");
    because(&t, "place lower 1", "S7.2", "");
    t.p(1).data = 1;
    because(&t, "place lower 1", "S7.6", "no-computer-tech");
}

/// S9.4, S11.1, S11.6: inside the decision, what is wrong with just this one.
#[test]
fn inside_a_decision_the_one_thing_is_explained() {
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.tech(1, "probe-1").play("research");
    because(&t, "tech probe-1", "S9.4", "tech-owned");
    because(&t, "skip", "S2.9", "not-optional");
    because(&t, "launch", "S2.3", "main-action-taken");
}

/// S2.7: whoever decides in another's turn has no free actions because it is not their turn.
#[test]
fn a_decision_out_of_turn_cites_the_turn() {
    let mut t = Table::new(2);
    t.hand(2, "57");
    let top = t.s.stack.last_mut().unwrap();
    (top.who, top.job) = (Seat::new(1).unwrap(), Job::Gold);
    because(&t, "corner 57", "S2.7", "not-your-turn");
    because(&t, "buy", "S2.7", "not-your-turn");
    let (rules, _) = reason(&t, "launch");
    assert_eq!(rules, ["S2.3", "S2.7"]);
}

fn idle(t: &Table, choice: &str) -> Option<Idle> {
    let choice: Choice = choice.parse().unwrap();
    let view = t.s.view(Viewer::Seat(t.s.active));
    Seti::idle(&t.s, &view, choice)
}

/// S2.12: corners without use are told beforehand, and only these.
#[test]
fn a_corner_that_comes_to_nothing_says_so() {
    let mut t = Table::new(2);
    let mover = (1..=138).map(|card| card.to_string()).find(|card| {
        let card = card.parse().unwrap();
        orrery_seti::pack::pack().card(card).corner_kind == orrery_seti::names::Corner::Move
    });
    let mover = mover.unwrap();
    t.hand(1, &mover);
    let corner = format!("corner {mover}");
    let told = idle(&t, &corner).expect("no probe in space");
    assert!(told.whole, "{told:?}");
    t.probe(1, "r2s2");
    assert_eq!(idle(&t, &corner), None);
}
