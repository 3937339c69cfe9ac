//! Project cards 121 to 130.

use crate::cards::{alone_holding, alone_in_front, asks, covers, event, gives, researches, rests};
use crate::table::{Table, seat};
use orrery_seti::names::Species;

/// Card 121
#[test]
fn future_circular_collider_gives_data_and_researches_computers() {
    let mut t = researches("121", "computer", "credits-4 data+3 hand-1");
    t.play("tech computer-4; slot 4");
    assert_eq!(t.diff(1), "vp+5 credits-4 data+3 hand-1 techs+1");
    asks(&t, "end");
    rests(&t, "121", "discard");
}

/// Card 122: three deck cards, one at a time, none of them optional.
#[test]
fn amateur_astronomers_signals_with_three_cards_of_the_deck() {
    let mut t = alone_holding("122");
    t.deck_top("1 2 4").play("play 122");
    asks(&t, "signal kepler-22; signal 61-virginis");
    rests(&t, "1", "discard");
    assert_eq!(
        t.deck().last(),
        Some(&"2".parse().unwrap()),
        "the next card is not turned yet"
    );
    t.play("signal kepler-22");
    asks(&t, "signal procyon; signal sirius-a");
    t.play("signal procyon");
    asks(&t, "signal barnards-star; signal proxima-centauri");
    t.play("signal proxima-centauri");
    assert_eq!(t.diff(1), "credits-2 data+3 hand-1");
    asks(&t, "end");
    for card in ["122", "1", "2", "4"] {
        rests(&t, card, "discard");
    }
}

/// Card 122, S8.22: the discard pile becomes the deck in between; without both nothing happens.
#[test]
fn amateur_astronomers_reshuffles_the_discard_pile() {
    let mut t = alone_holding("122");
    t.deck_top("1");
    let deck = *t.deck(); // all of it but card 1 is discarded
    (t.s.discard, t.s.deck) = (
        deck[..deck.len() - 1].iter().copied().collect(),
        deck[deck.len() - 1..].iter().copied().collect(),
    );
    t.mark().play("play 122; signal kepler-22");
    assert_eq!(
        t.deck().len(),
        deck.len() - 1,
        "a new deck, one of it turned"
    );
    let second = t.own_choices()[1].clone();
    t.play(&second);
    let second = t.own_choices()[1].clone();
    t.play(&second);
    assert!(
        t.diff(1).ends_with("credits-2 data+3 hand-1"),
        "{}",
        t.diff(1)
    );
    asks(&t, "end");

    let mut t = alone_holding("122");
    let deck: Vec<String> = t.deck().iter().map(ToString::to_string).collect();
    t.tucked(2, &deck.join(" "));
    event(&mut t, "play 122", "credits-2 hand-1");
}

/// Card 123, D-50, S21.26: one data for asteroids visited in this turn after the card was played, once.
#[test]
fn asteroids_flyby_rewards_one_visit_of_asteroids_in_this_turn() {
    let mut t = alone_holding("123");
    t.probe(1, "r1s6");
    event(&mut t, "play 123; step 1 r1s7", "data+1 hand-1");
    gives(&mut t, "move 1 r2s7", "energy-2"); // asteroids again

    let mut t = alone_holding("123");
    t.probe(1, "r1s6");
    event(&mut t, "play 123; done", "hand-1");
    gives(&mut t, "move 1 r1s7", "energy-1 data+1"); // later in the turn

    let mut t = alone_holding("123");
    t.probe(1, "r1s6").play("move 1 r1s7");
    gives(&mut t, "play 123", "hand-1"); // earlier in the turn
    gives(&mut t, "done; move 1 r2s7", "energy-2 data+1");

    let mut t = alone_holding("123");
    t.probe(1, "r1s7");
    event(&mut t, "play 123; done", "hand-1"); // standing there is no visit
    gives(&mut t, "end; move 1 r2s7", "energy-2"); // and the turn is over

    event(&mut alone_holding("123"), "play 123", "hand-1"); // no probe
}

/// Card 124, D-50, S21.26
#[test]
fn cometary_encounter_rewards_one_visit_of_a_comet_in_this_turn() {
    let mut t = alone_holding("124");
    t.probe(1, "r1s0");
    event(
        &mut t,
        "play 124; step 1 r2s0; step 1 r2s1",
        "vp+4 credits-1 publicity+2 hand-1",
    );

    let mut t = alone_holding("124");
    t.probe(1, "r1s0");
    event(
        &mut t,
        "play 124; step 1 r1s1; step 1 r1s0",
        "credits-1 publicity+1 hand-1",
    ); // Mercury
    gives(&mut t, "move 1 r2s0", "vp+4 energy-1 publicity+1");

    let mut t = alone_holding("124");
    t.probe(1, "r1s0").play("move 1 r2s0");
    gives(&mut t, "play 124", "credits-1 hand-1");
    gives(&mut t, "step 1 r1s0; step 1 r2s0", "vp+4 publicity+1");

    let mut t = alone_holding("124");
    t.probe(1, "r2s0");
    event(&mut t, "play 124; done", "credits-1 hand-1");
    gives(&mut t, "end; move 1 r2s1", "energy-1 publicity+1");
}

/// Card 125, D-50, S5.27, S21.26
#[test]
fn trajectory_correction_rewards_one_move_within_a_ring() {
    let mut t = alone_holding("125");
    t.probe(1, "r1s5");
    event(
        &mut t,
        "play 125; step 1 r1s6",
        "vp+3 credits-1 publicity+1 hand-1",
    );
    gives(&mut t, "move 1 r1s5", "energy-1");

    let mut t = alone_holding("125");
    t.probe(1, "r1s5");
    event(&mut t, "play 125; step 1 r2s5", "credits-1 hand-1"); // outward
    gives(&mut t, "move 1 r1s5", "energy-1"); // inward
    gives(&mut t, "move 1 r1s6", "vp+3 energy-1 publicity+1");

    let mut t = alone_holding("125");
    t.probe(1, "r1s5").play("move 1 r1s6");
    gives(&mut t, "play 125", "credits-1 hand-1");
    t.play("done; end");
    gives(&mut t, "move 1 r1s5", "energy-1");
}

/// Card 126: one rotation whichever kind is chosen.
#[test]
fn euclid_researches_a_probe_or_telescope_and_scores_computers() {
    let mut t = researches("126", "probe telescope", "credits-3 hand-1 played+1");
    let mut probe = t.clone();
    probe.play("tech probe-3");
    t.play("tech telescope-4");
    for t in [&t, &probe] {
        assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 techs+1");
        assert_eq!(t.s.offsets, [1, 0, 0]);
        asks(t, "end");
        rests(t, "126", "front 1");
    }
    let worth = |t: &Table| t.s.end_card(seat(1), "126".parse().unwrap());
    assert_eq!(worth(&t), 0);
    t.tech(2, "computer-1")
        .tech(1, "computer-2 computer-3 computer-4 telescope-1");
    assert_eq!(worth(&t), 6);
}

/// Card 127
#[test]
fn near_shoemaker_scores_a_probe_on_asteroids() {
    let mut t = alone_holding("127");
    gives(&mut t, "play 127", "credits-1 publicity+2 hand-1 played+1");
    asks(&t, "end");
    rests(&t, "127", "front 1");
    let worth = |t: &Table| t.s.end_card(seat(1), "127".parse().unwrap());
    t.probe(2, "r2s7").probe(1, "r2s0");
    assert_eq!(worth(&t), 0, "another player's probe, and a comet");
    t.probe(1, "r2s7").probe(1, "r1s7");
    assert_eq!(worth(&t), 13, "two probes count once");
}

/// Card 127, S21.29: the rotation of the last round's first pass still counts.
#[test]
fn near_shoemaker_looks_at_the_final_position() {
    for (next_disc, space, points) in [(0, "r1s0", "vp+13"), (1, "r2s4", "")] {
        let mut t = Table::new(2);
        t.played(1, "127").probe(1, space);
        (t.s.round, t.s.next_disc) = (5, next_disc);
        gives(&mut t, "pass; pass", points);
        assert_eq!(t.decides(), "over");
    }
}

/// Card 128: visits of planets other than Earth.
#[test]
fn advanced_navigation_system_rewards_three_visits_of_planets() {
    let mut t = alone_holding("128");
    t.probe(1, "r1s3");
    gives(&mut t, "play 128", "credits-1 hand-1 played+1");
    asks(&t, "end"); // standing at Venus is no visit
    let planets = [
        "cover 128 1; cover 128 2; cover 128 3; skip",
        "cover 128 2; cover 128 3; skip",
    ];
    covers(
        &mut t,
        "move 1 r1s4; move 1 r1s3",
        planets[0],
        "cover 128 1",
        "energy+1",
    );
    asks(&t, "end"); // one visit, one circle
    covers(
        &mut t,
        "move 1 r1s2; move 1 r1s1",
        planets[1],
        "cover 128 2",
        "data+1",
    );
    rests(&t, "128", "front 1");
    covers(
        &mut t,
        "move 1 r1s2; move 1 r1s3",
        "cover 128 3; skip",
        "cover 128 3",
        "",
    );
    rests(&t, "128", "completed 1");
    asks(&t, "step 1 r1s2; step 1 r1s4; step 1 r2s3; done");
}

/// Card 128: Earth, comets, asteroids and empty spaces cover nothing; a skipped visit is lost.
#[test]
fn advanced_navigation_system_ignores_earth_and_comets() {
    let mut t = alone_in_front("128");
    t.probe(1, "r1s6").play("move 1 r1s5");
    assert_eq!(t.decides(), "1 turn");
    t.probe(1, "r1s0").play("move 2 r2s0");
    assert_eq!(t.decides(), "1 turn");
    t.play("move 2 r1s0; move 2 r1s1; skip");
    assert_eq!(t.decides(), "1 turn");
    rests(&t, "128", "front 1");
}

/// Card 128, S16.3: 'Oumuamua is a planet.
#[test]
fn advanced_navigation_system_counts_oumuamua() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left")
        .played(1, "128")
        .probe(1, "r2s5")
        .play("move 1 r3s5");
    asks(&t, "cover 128 1; cover 128 2; cover 128 3; skip");
}

/// Card 129: visits of asteroids in the own turn, own rotations included.
#[test]
fn asteroids_research_gives_data_for_three_visits() {
    let mut t = alone_holding("129");
    t.probe(1, "r1s7");
    gives(&mut t, "play 129", "hand-1 played+1");
    asks(&t, "end"); // standing there is no visit
    let all = "cover 129 1; cover 129 2; cover 129 3; skip";
    covers(&mut t, "move 1 r2s7", all, "cover 129 2", "data+1");
    asks(&t, "end"); // one visit, one circle
    covers(
        &mut t,
        "move 1 r2s6",
        "cover 129 1; cover 129 3; skip",
        "cover 129 1",
        "data+1",
    );
    t.play("move 1 r3s6"); // empty
    asks(&t, "end");
    rests(&t, "129", "front 1");
    covers(
        &mut t,
        "move 1 r2s6",
        "cover 129 3; skip",
        "cover 129 3",
        "data+1",
    );
    rests(&t, "129", "completed 1");
}

/// Card 129, S5.23: a push onto asteroids covers a circle in the own turn only.
#[test]
fn asteroids_research_ignores_pushes_in_other_turns() {
    let mut t = Table::new(2);
    t.played(1, "129").probe(1, "r1s0").hand(1, "137");
    t.p(1).publicity = 6;
    t.p(2).publicity = 6;
    let mut own = t.clone();
    covers(
        &mut own,
        "research",
        "cover 129 1; cover 129 2; cover 129 3; skip",
        "cover 129 1",
        "data+1",
    );
    t.play("play 137; end; research");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s7");
    assert_eq!(t.decides(), "2 tech");
}

/// Card 130
#[test]
fn low_cost_space_launch_launches_within_the_limit() {
    let mut t = alone_holding("130");
    event(&mut t, "play 130", "credits-1 hand-1 pieces+1");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let mut t = alone_holding("130");
    t.probe(1, "r3s0");
    event(&mut t, "play 130", "credits-1 hand-1");
    t = alone_holding("130");
    t.probe(1, "r3s0").tech(1, "probe-1");
    event(&mut t, "play 130", "credits-1 hand-1 pieces+1");
}
