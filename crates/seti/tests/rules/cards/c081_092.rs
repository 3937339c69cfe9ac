//! Project cards 81 to 92.

use crate::cards::{completes, in_front, list, plays, stays_open, taken_by_2, turns};
use crate::table::{PROBES, Table, seat};
use orrery_seti::names::{Card, Species, Star};
use orrery_seti::state::Marker;

/// Card 81; S21.17, D-59: no turning, no tile bonus, only what somebody else has.
#[test]
fn card_81_copies_a_technology_of_somebody_else() {
    let mut t = Table::holding("81");
    taken_by_2(&mut t, "probe-2 telescope-3 computer-1");
    t.tech(1, "telescope-3").play("play 81");
    assert_eq!(t.own_choices(), list("tech", "probe-2 computer-1"));
    let mut other = t.clone();
    plays(&mut t, "tech probe-2", "credits-2 hand-1 techs+1");
    assert_eq!((turns(&t), t.place("81").as_str()), (0, "discard"));
    plays(
        &mut other,
        "tech computer-1; slot 4",
        "credits-2 hand-1 techs+1",
    );
}

/// Card 81; tech-own-effect-kept: probe-1 still launches and telescope-1 still gives 2 data.
#[test]
fn card_81_keeps_the_own_effect_of_a_technology() {
    let mut t = Table::holding("81");
    taken_by_2(&mut t, "probe-1 telescope-1");
    t.play("play 81");
    let mut other = t.clone();
    plays(&mut t, "tech probe-1", "credits-2 hand-1 pieces+1 techs+1");
    plays(
        &mut other,
        "tech telescope-1",
        "credits-2 data+2 hand-1 techs+1",
    );
}

/// Card 81; S2.12
#[test]
fn card_81_does_nothing_if_nobody_else_has_a_technology() {
    let mut t = Table::holding("81");
    plays(&mut t, "play 81", "credits-2 hand-1");
    let mut t = Table::holding("81");
    taken_by_2(&mut t, "probe-2");
    t.tech(1, "probe-2");
    plays(&mut t, "play 81", "credits-2 hand-1");
}

/// Card 82
#[test]
fn card_82_has_a_circle_for_orbiting_and_one_for_landing() {
    let mut t = Table::holding("82");
    plays(&mut t, "play 82", "credits-1 hand-1 played+1");
    let mut t = in_front("82");
    t.probe(1, "r1s3").play("orbit venus");
    assert_eq!(t.own_choices(), ["cover 82 1", "skip"]);
    let diff = "vp+9 credits-1 energy-1 publicity+2 pieces-1";
    plays(&mut t, "cover 82 1", diff);
    assert_eq!(t.place("82"), "front 1");
    t.next_own_turn();
    t.p(1).score = 0;
    t.p(1).points = Default::default();
    t.probe(1, "r1s2")
        .play("land venus; trace orange left overflow");
    assert_eq!(t.own_choices(), ["cover 82 2", "skip"]);
    plays(
        &mut t,
        "cover 82 2",
        "vp+8 energy-2 publicity+2 data+2 pieces-1 traces+1",
    );
    assert_eq!(t.place("82"), "completed 1");
}

/// Card 82: a covered circle stays covered, and a landing on a moon is a landing.
#[test]
fn circles_of_card_82_are_covered_once() {
    let mut t = in_front("82");
    t.tech(1, "probe-4").probe(1, "r3s3").play("land io");
    assert_eq!(t.own_choices(), ["cover 82 2", "skip"]);
    t.play("cover 82 2").next_own_turn();
    let jupiter = t.s.space_of(orrery_seti::names::Body::Jupiter).to_string();
    t.probe(1, &jupiter);
    plays(&mut t, "land callisto", "vp+13 energy-3 data+4 pieces-1");
}

/// Card 83
#[test]
fn card_83_marks_two_signals_in_the_sector_of_earth() {
    let mut t = Table::holding("83");
    plays(
        &mut t,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
    assert_eq!(
        (t.marks("61-virginis").as_str(), t.place("83").as_str()),
        ("1 1", "discard")
    );
    let mut t = Table::holding("83");
    t.s.offsets = [1, 0, 0];
    plays(
        &mut t,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
    assert_eq!(
        [t.marks("proxima-centauri"), t.marks("61-virginis")],
        ["1 1", ""]
    );
}

/// Card 84
#[test]
fn card_84_removes_an_own_lander_for_an_orange_trace() {
    let mut t = Table::holding("84");
    t.lander(1, "venus")
        .lander(1, "io")
        .lander(2, "mars")
        .orbiter(1, "saturn")
        .play("play 84");
    assert_eq!(t.own_choices(), ["remove lander venus", "remove lander io"]);
    let mut moon = t.clone();
    t.play("remove lander venus");
    let spots = [
        "left discovery",
        "left overflow",
        "right discovery",
        "right overflow",
    ];
    assert_eq!(
        t.own_choices(),
        spots.map(|spot| format!("trace orange {spot}"))
    );
    let diff = "vp+5 credits-1 publicity+1 hand-1 traces+1";
    plays(&mut t, "trace orange left discovery", diff);
    assert_eq!((t.s.planets[1].landers[0], t.s.moons[1][0]), (0, 1));
    assert_eq!(t.place("84"), "discard");
    let diff = "vp+3 credits-1 hand-1 traces+1";
    plays(
        &mut moon,
        "remove lander io; trace orange right overflow",
        diff,
    );
    assert_eq!((moon.s.planets[1].landers[0], moon.s.moons[1]), (1, [0; 4]));
}

/// Card 84; removed-figure-reopens-its-space (S21.10): the next lander gains the data again.
#[test]
fn card_84_reopens_the_data_space_of_the_lander() {
    let mut t = Table::holding("84");
    t.lander(1, "venus").lander(2, "venus").probe(1, "r1s3");
    t.s.planets[1].first_landers[0] = Some(Marker::One);
    t.play("play 84");
    assert_eq!(t.own_choices(), ["remove lander venus space 1"]);
    t.play("remove lander venus space 1; trace orange left overflow");
    assert_eq!(t.s.planets[1].first_landers[0], None);
    t.next_own_turn();
    t.p(1).pieces[0].at = "r1s2".parse().unwrap();
    t.mark().play("land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 energy-3 data+2 pieces-1 traces+1");
}

/// Card 84; removed-figure-reopens-its-space: the moon can be landed on again.
#[test]
fn card_84_frees_the_moon() {
    let mut t = Table::holding("84");
    t.lander(1, "io")
        .tech(1, "probe-4")
        .probe(1, "r3s3")
        .illegal("land io");
    t.play("play 84; remove lander io; trace orange left overflow")
        .next_own_turn();
    t.legal("land io");
}

/// Card 84; S2.12: without a lander there is no trace.
#[test]
fn card_84_does_nothing_without_a_lander() {
    let mut t = Table::holding("84");
    t.orbiter(1, "venus")
        .lander(2, "mars")
        .lander(2, "io")
        .probe(1, "r1s3");
    plays(&mut t, "play 84", "credits-1 hand-1");
    assert_eq!(t.place("84"), "discard");
}

/// Card 85: the launched probe is carried with Earth.
#[test]
fn card_85_launches_turns_and_takes_a_probe_technology() {
    let mut t = Table::holding("85");
    t.mark().play("play 85; continue");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-4 hand-1 pieces+1", 1)
    );
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s4");
    assert_eq!(t.own_choices(), list("tech", PROBES));
    let mut other = t.clone();
    plays(
        &mut t,
        "tech probe-4",
        "vp+5 credits-4 hand-1 pieces+1 techs+1",
    );
    assert_eq!(t.place("85"), "discard");
    plays(
        &mut other,
        "tech probe-1",
        "vp+5 credits-4 hand-1 pieces+2 techs+1",
    );
}

/// Card 85; S2.5: the launched probe may move before the system turns.
#[test]
fn card_85_lets_the_new_probe_leave_before_the_turning() {
    let mut t = Table::holding("85");
    t.play("play 85");
    assert_eq!((t.decides().as_str(), turns(&t)), ("1 pause", 0));
    t.play("move 1 r2s5; continue");
    assert_eq!((t.decides().as_str(), turns(&t)), ("1 tech", 1));
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// Card 86
#[test]
fn card_86_marks_a_signal_from_the_row() {
    let mut t = Table::holding("86");
    t.play("play 86");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 112");
    assert_eq!(t.own_choices(), list("signal", "kepler-22 61-virginis"));
    plays(
        &mut t,
        "signal kepler-22",
        "credits-1 data+1 hand-1 played+1",
    );
    assert_eq!(
        (t.row_now().as_str(), t.place("86").as_str()),
        ("110 108 1", "front 1")
    );
    assert_eq!(t.s.end_card(seat(1), "86".parse().unwrap()), 1);
}

/// Card 86: win markers and signals of others do not count; several signals in one sector count once.
#[test]
fn card_86_scores_the_sectors_with_own_signals() {
    let mut t = in_front("86");
    let value = |t: &Table| t.s.end_card(seat(1), "86".parse().unwrap());
    t.signals("vega", "2 2");
    t.s.sectors[Star::Vega.index()].wins[0] = 1;
    assert_eq!(value(&t), 0);
    t.signals("procyon", "1 1 2")
        .signals("sirius-a", "2 1")
        .signals("kepler-22", "1");
    assert_eq!((value(&t), t.s.end_cards(seat(1))), (3, 3));
}

/// Card 87: Earth is at r1s5.
#[test]
fn mission_87_needs_a_probe_five_steps_from_earth() {
    for space in ["r4s4", "r1s1", "r4s6", "r2s2", "r3s3"] {
        stays_open(in_front("87").probe(1, space), "87");
    }
    for space in ["r4s3", "r4s7", "r2s1", "r3s2", "r4s1"] {
        completes(in_front("87").probe(1, space), "87", "", "vp+3 energy+1");
    }
    stays_open(in_front("87").probe(2, "r4s1").orbiter(1, "uranus"), "87");
}

/// Card 88; one-sector-for-all-signals (S21.21).
#[test]
fn card_88_marks_two_signals_in_the_sector_of_one_probe() {
    let mut t = Table::holding("88");
    t.tech(1, "probe-1")
        .probe(1, "r4s0")
        .probe(1, "r2s2")
        .play("play 88");
    assert_eq!(t.own_choices(), list("signal", "vega barnards-star"));
    plays(
        &mut t,
        "signal barnards-star",
        "vp+2 credits-2 data+2 hand-1 played+1",
    );
    assert_eq!([t.marks("barnards-star"), t.marks("vega")], ["1 1", ""]);
    stays_open(&mut t, "88");
}

/// Card 88; probe-must-be-in-space, S2.12: other players' probes and own figures do not help.
#[test]
fn card_88_needs_an_own_probe_in_space() {
    let mut t = Table::holding("88");
    t.probe(2, "r4s0").orbiter(1, "mars").lander(1, "venus");
    plays(&mut t, "play 88", "credits-2 hand-1 played+1");
}

/// Card 88; S14.9: a capsule counts as a probe.
#[test]
fn card_88_may_use_a_capsule() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "88").capsule(1, "r3s3", 2);
    plays(&mut t, "play 88", "vp+2 credits-2 data+2 hand-1 played+1");
    assert_eq!(t.marks("kepler-22"), "1 1");
}

/// Card 88; S21.30: win markers are not signals.
#[test]
fn mission_88_needs_signals_in_four_sectors() {
    let mut t = in_front("88");
    t.signals("vega", "1 1")
        .signals("procyon", "2 1")
        .signals("kepler-22", "1");
    t.signals("sirius-a", "2");
    t.s.sectors[Star::SiriusA.index()].wins[0] = 2;
    stays_open(&mut t, "88");
    completes(t.signals("sirius-a", "2 1"), "88", "", "publicity+2");
}

/// Card 88; checkable-before-sector-reset (D-55, S6.21): the fourth sector is completed by the card
/// itself, and seat 1 wins it and loses its markers there.
#[test]
fn mission_88_can_be_completed_before_the_sector_is_reset() {
    let mut t = Table::holding("88");
    t.probe(1, "r4s0").signals("vega", "2 2");
    t.signals("procyon", "1")
        .signals("kepler-22", "1")
        .signals("sirius-a", "1");
    t.play("play 88");
    assert_eq!(
        (t.decides().as_str(), t.marks("vega").as_str()),
        ("1 settle", "2 2 1 1")
    );
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    let mut later = t.clone();
    t.mark().play("complete 88");
    assert_eq!(
        (t.diff(1).as_str(), t.place("88").as_str()),
        ("vp+2 publicity+3", "completed 1")
    );
    assert_eq!(
        (t.decides().as_str(), t.marks("vega").as_str()),
        ("1 trace", "2")
    );
    later.play("continue; trace pink left overflow");
    assert_eq!(later.decides(), "1 late");
    stays_open(&mut later, "88");
}

/// Card 89
#[test]
fn card_89_draws_three_cards() {
    let mut t = Table::holding("89");
    t.deck_top("9 8 7");
    plays(&mut t, "play 89", "credits-2 hand+2 played+1");
    assert_eq!(["9", "8", "7"].map(|card| t.place(card)), ["hand 1"; 3]);
    assert_eq!(t.row_now(), "110 108 112");
    stays_open(&mut t, "89");
    t.play("corner 7; corner 8").refused("complete 89", "S8.9");
    completes(t.play("corner 9"), "89", "; draw", "hand+1");
}

/// Card 89; mission-active-after-effect (S8.7): the hand is empty while the card is played, and
/// without any card to draw the mission can be completed after its effect.
#[test]
fn mission_89_is_active_after_the_effect() {
    let mut t = Table::holding("89");
    let deck: Vec<Card> = t.s.deck.iter().copied().collect();
    deck.into_iter().for_each(|card| t.p(2).hand.insert(card));
    t.s.deck.clear();
    t.mark();
    plays(&mut t, "play 89", "credits-2 hand-1 played+1");
    completes(&mut t, "89", "; take 110", "hand+1");
}

/// Card 89
#[test]
fn mission_89_needs_an_empty_hand() {
    let mut t = in_front("89");
    t.hand(1, "48");
    stays_open(&mut t, "89");
    completes(&mut in_front("89"), "89", "; take 112", "hand+1");
    completes(&mut in_front("89"), "89", "; draw", "hand+1");
}

/// Card 89; alien-hand-cards-count: ordinary species cards are in the hand, Exertian cards are not.
#[test]
fn species_cards_count_for_mission_89_but_not_exertian_ones() {
    let mut t = Table::with_species(2, Species::Mascamites, Species::Exertians);
    t.discover("left")
        .discover("right")
        .played(1, "89")
        .hand(1, "et.3");
    stays_open(&mut t, "89");
    t.play("corner et.3");
    let secret = t.s.species[1].deck.pop().unwrap();
    t.p(1).exertians.insert(secret);
    completes(&mut t, "89", "; draw", "hand+1");
}

/// Card 90
#[test]
fn card_90_gives_energy_for_each_energy_income_shown() {
    let mut t = Table::holding("90 47 51 48 52");
    t.play("play 90");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    let mut one = t.clone();
    let mut none = t.clone();
    plays(&mut t, "show 2", "credits-1 energy+2 hand-1");
    assert_eq!(
        ["90", "47", "51"].map(|card| t.place(card)),
        ["discard", "hand 1", "hand 1"]
    );
    plays(&mut one, "show 1", "credits-1 energy+1 hand-1");
    plays(&mut none, "show 0", "credits-1 hand-1");
    plays(
        &mut Table::holding("90 48 52"),
        "play 90",
        "credits-1 hand-1",
    );
}

/// Card 90; alien-hand-cards-count: ET.3 shows energy, ET.4 a credit.
#[test]
fn card_90_counts_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "90 et.3 et.4").play("play 90");
    assert_eq!(t.own_choices(), ["show 1", "show 0"]);
    plays(&mut t, "show 1", "credits-1 energy+1 hand-1");
}

/// Card 91; this-card-not-counted (S21.28), base-income-not-counted, decline-open (D-51): two tucked
/// energy incomes and the card's own.
#[test]
fn card_91_gives_energy_for_tucked_energy_and_is_tucked() {
    let mut t = Table::holding("91");
    t.tucked(1, "47 51 48 52").tucked(2, "53");
    plays(&mut t, "play 91", "credits-3 energy+3 hand-1 tucked+1");
    assert_eq!(t.place("91"), "tucked 1");
    plays(
        &mut Table::holding("91"),
        "play 91",
        "credits-3 energy+1 hand-1 tucked+1",
    );
}

/// Card 92; this-card-not-counted (S21.28), base-income-not-counted, decline-open (D-51): its own income
/// is a card.
#[test]
fn card_92_gives_publicity_for_tucked_cards_and_is_tucked() {
    let mut t = Table::holding("92");
    t.tucked(1, "52 55 47 48").tucked(2, "59").deck_top("9");
    plays(&mut t, "play 92", "credits-3 publicity+4 tucked+1");
    assert_eq!([t.place("92"), t.place("9")], ["tucked 1", "hand 1"]);
    plays(
        &mut Table::holding("92"),
        "play 92",
        "credits-3 publicity+2 tucked+1",
    );
}

/// Card 92; S2.5, S2.28: publicity can be spent between its two gains, before the second is lost.
#[test]
fn card_92_pauses_before_publicity_is_lost() {
    let mut t = Table::holding("92");
    t.tucked(1, "52 55");
    t.p(1).publicity = 8;
    t.mark().play("play 92");
    assert_eq!((t.decides().as_str(), t.p(1).publicity), ("1 pause", 10));
    plays(
        &mut t,
        "buy; take 110; continue",
        "credits-3 publicity+1 hand+1 tucked+1",
    );
}
