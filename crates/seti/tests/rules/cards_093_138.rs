//! Project cards 93 to 138: what each does when it is played, its mission or gold box, and where it ends.
use crate::table::{Table, seat};
use orrery_seti::names::{Card, Gold, Species, Star, Tech};

/// A table at which seat 2 has passed, so that seat 1 takes one turn after the other.
fn alone() -> Table {
    let mut t = Table::new(2);
    t.p(2).passed = true;
    t.s.reminder = false;
    t
}

/// The same with cards in hand.
fn with(hand: &str) -> Table {
    let mut t = alone();
    hand.split(' ').for_each(|card| {
        t.hand(1, card);
    });
    t
}

/// The same with so much publicity.
fn with_publicity(hand: &str, publicity: u8) -> Table {
    let mut t = with(hand);
    t.p(1).publicity = publicity;
    t
}

/// The same with a mission or gold-box card in front of seat 1.
fn in_front(card: &str) -> Table {
    let mut t = alone();
    t.played(1, card);
    t
}

/// Plays the choices; seat 1 gains and loses exactly this.
#[track_caller]
fn gives(t: &mut Table, choices: &str, diff: &str) {
    t.mark().play(choices);
    assert_eq!(t.diff(1), diff, "after `{choices}`");
}

/// The decision offers exactly this, free actions aside. After a main action that is `end`.
#[track_caller]
fn asks(t: &Table, choices: &str) {
    assert_eq!(t.own_choices().join("; "), choices);
}

/// Where a card of seat 1 is.
#[track_caller]
fn rests(t: &Table, card: &str, place: &str) {
    let (card, player): (Card, _) = (card.parse().unwrap(), t.s.player(seat(1)));
    let places = [
        (t.s.discard.has(card), "discarded"),
        (player.hand.has(card), "in hand"),
        (player.tucked.has(card), "tucked"),
        (
            player.played.has(card) && !t.s.completed.has(card),
            "in front",
        ),
        (
            player.played.has(card) && t.s.completed.has(card),
            "completed",
        ),
    ];
    let found: Vec<&str> = places.iter().filter(|one| one.0).map(|one| one.1).collect();
    assert_eq!(found, [place], "card {card}");
}

/// Plays an event card from the hand in a quiet position; it is discarded and nothing is left to do.
#[track_caller]
fn event(t: &mut Table, choices: &str, diff: &str) {
    gives(t, choices, diff);
    asks(t, "end");
    let card = choices.split([' ', ';']).nth(1).unwrap();
    rests(t, card, "discarded");
}

/// Completes a conditional mission: possible once, with exactly this reward.
#[track_caller]
fn completes(t: &mut Table, card: &str, then: &str, diff: &str) {
    let complete = format!("complete {card}");
    t.legal(&complete);
    gives(t, &format!("{complete}{then}"), diff);
    rests(t, card, "completed");
    t.illegal(&complete);
}

/// The event offers exactly these circles; the one chosen gives exactly this.
#[track_caller]
fn covers(t: &mut Table, event: &str, offered: &str, choose: &str, diff: &str) {
    t.play(event);
    asks(t, offered);
    gives(t, choose, diff);
}

fn star(name: &str) -> usize {
    name.parse::<Star>().unwrap().index()
}

/// The owners of the markers in a star's slot, oldest first.
fn marks(t: &Table, name: &str) -> String {
    let seats: Vec<String> = t.s.sectors[star(name)]
        .marks
        .iter()
        .map(ToString::to_string)
        .collect();
    seats.join(" ")
}

fn techs(kinds: &str) -> Vec<String> {
    let numbered = |kind: &str| {
        (1..=4)
            .map(|dots| format!("{kind}-{dots}"))
            .collect::<Vec<_>>()
    };
    kinds.split(' ').flat_map(numbered).collect()
}

/// The bonus of the visible tile: 0 points, 1 publicity, 2 energy, 3 card.
fn bonus(t: &mut Table, tech: &str, bonus: u8) {
    let tiles = &mut t.s.techs[tech.parse::<Tech>().unwrap().index()].tiles;
    let others: Vec<u8> = tiles.iter().copied().filter(|&one| one != bonus).collect();
    *tiles = others.into_iter().chain([bonus]).collect();
}

/// The card turns the discs once and then offers every missing technology of these kinds, no other; with
/// all of them owned it still turns the discs and the rest goes on.
#[track_caller]
fn researches(card: &str, kinds: &str, diff_without_tech: &str) -> Table {
    let mut t = with(card);
    t.play(&format!("play {card}"));
    let offers = techs(kinds);
    asks(
        &t,
        &offers
            .iter()
            .map(|tech| format!("tech {tech}"))
            .collect::<Vec<_>>()
            .join("; "),
    );
    assert_eq!(
        (t.s.offsets, t.s.next_disc),
        ([1, 0, 0], 1),
        "one rotation before the choice"
    );

    let mut full = with(card);
    full.tech(1, &offers.join(" "));
    gives(&mut full, &format!("play {card}"), diff_without_tech);
    asks(&full, "end");
    assert_eq!(
        (full.s.offsets, full.s.next_disc),
        ([1, 0, 0], 1),
        "the rotation is never skipped"
    );
    t
}

/// S3.1, S3.25: cards 93 to 138 can be played with exactly their printed credits and not with one less.
#[test]
fn every_card_costs_its_printed_credits() {
    let costs = "3 2 2 2 3 1 1 1 2 2 3 2 2 1 2 1 3 1 3 3 2 1 1 1 3 1 3 1 4 2 0 1 1 3 1 1 0 1 1 3 2 1 2 1 1 1";
    let costs: Vec<u8> = costs.split(' ').map(|cost| cost.parse().unwrap()).collect();
    assert_eq!(costs.len(), 46);
    for (card, cost) in (93..=138).zip(costs) {
        let mut t = with(&card.to_string());
        t.p(1).credits = cost;
        t.legal(&format!("play {card}"));
        if cost > 0 {
            t.p(1).credits = cost - 1;
            t.illegal(&format!("play {card}"));
        }
        t.p(1).credits = cost;
        t.play(&format!("play {card}"));
        assert_eq!(
            t.p(1).credits,
            u8::from(card == 93),
            "card 93 gains a credit as income"
        );
    }
}

/// Card 93, S21.28, D-51: three points for each credit card tucked before it, then it must be tucked.
#[test]
fn government_funding_counts_tucked_credits_and_becomes_income() {
    let mut t = with("93");
    gives(&mut t, "play 93", "credits-2 hand-1 tucked+1");
    asks(&t, "end");
    rests(&t, "93", "tucked");

    let mut t = with("93 8");
    t.tucked(1, "2 5 1 3").tucked(2, "14");
    gives(&mut t, "play 93", "vp+6 credits-2 hand-1 tucked+1");
    asks(&t, "end");
    rests(&t, "93", "tucked");
}

/// Card 94: one circle for each kind of technology.
#[test]
fn popularization_of_science_gives_publicity_for_each_kind_of_technology() {
    let mut t = with("94");
    gives(&mut t, "play 94", "credits-2 publicity+1 hand-1 played+1");
    asks(&t, "end");
    for (tech, circle) in [
        ("probe-2", 1),
        ("telescope-2", 2),
        ("computer-1; slot 1", 3),
    ] {
        rests(&t, "94", "in front");
        t.play("end").p(1).publicity = 6;
        let cover = format!("cover 94 {circle}");
        covers(
            &mut t,
            &format!("research; tech {tech}"),
            &format!("{cover}; skip"),
            &cover,
            "publicity+2",
        );
        asks(&t, "end");
    }
    rests(&t, "94", "completed");
}

/// Card 94: a covered circle is not offered again, and a skipped event is lost (S8.14, S8.15).
#[test]
fn popularization_of_science_pays_each_kind_once() {
    let mut t = in_front("94");
    t.p(1).publicity = 6;
    t.play("research; tech probe-2; skip");
    asks(&t, "end");
    t.play("end").p(1).publicity = 6;
    t.play("research; tech probe-3; cover 94 1; end")
        .p(1)
        .publicity = 6;
    gives(&mut t, "research; tech probe-4", "vp+5 publicity-6 techs+1");
    asks(&t, "end");
    rests(&t, "94", "in front");
}

/// Card 94 and card 131, S8.13: one technology covers one circle over all missions.
#[test]
fn one_technology_covers_one_circle_of_two_missions() {
    let mut t = in_front("94 131");
    t.p(1).publicity = 6;
    covers(
        &mut t,
        "research; tech telescope-2",
        "cover 94 2; cover 131 1; skip",
        "cover 131 1",
        "publicity+1",
    );
    asks(&t, "end");
}

/// Card 95: an own probe on asteroids next to Earth; diagonal is not next to it.
#[test]
fn near_earth_asteroids_survey_wants_a_probe_on_asteroids_next_to_earth() {
    let mut t = with("95");
    gives(&mut t, "play 95", "credits-2 publicity+2 hand-1 played+1");
    rests(&t, "95", "in front");
    t.illegal("complete 95");
    t.probe(1, "r2s5").illegal("complete 95"); // next to Earth, no asteroids
    t.probe(1, "r2s4").illegal("complete 95"); // asteroids, diagonal to Earth
    let earth_turned = |t: &mut Table| t.s.offsets = [1, 0, 0]; // to r1s4; asteroids at r1s3 and r2s4
    earth_turned(&mut t);
    completes(&mut t, "95", "; take 110", "vp+5 hand+1");
    assert_eq!(
        t.s.row[0],
        Some("1".parse().unwrap()),
        "a row card is replaced at once"
    );

    let mut t = in_front("95");
    earth_turned(&mut t);
    t.probe(2, "r1s3").illegal("complete 95").probe(1, "r1s3");
    completes(&mut t, "95", "; draw", "vp+5 hand+1");
}

/// Card 96
#[test]
fn tardigrades_study_wants_three_orange_traces() {
    let mut t = with("96");
    gives(&mut t, "play 96", "credits-2 publicity+1 data+1 played+1");
    rests(&t, "1", "in hand");
    rests(&t, "96", "in front");
    t.overflow(1, "left", "orange", 2)
        .overflow(2, "left", "orange", 3)
        .overflow(1, "left", "blue", 1);
    t.illegal("complete 96")
        .overflow(1, "right", "orange", 1)
        .play("complete 96");
    asks(
        &t,
        "trace orange left discovery; trace orange left overflow; trace orange right discovery; \
         trace orange right overflow",
    );
    gives(
        &mut t,
        "trace orange left discovery",
        "vp+5 publicity+1 traces+1",
    );
    t.illegal("complete 96");
    rests(&t, "96", "completed");
}

/// Card 97
#[test]
fn apollo_11_mission_researches_probes_and_wants_orange_on_both_species() {
    let mut t = researches("97", "probe", "credits-3 hand-1 played+1");
    t.play("tech probe-2");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 techs+1");
    rests(&t, "97", "in front");
    t.overflow(1, "left", "orange", 2)
        .overflow(2, "right", "orange", 1)
        .overflow(1, "right", "pink", 1);
    t.illegal("complete 97").overflow(1, "right", "orange", 1);
    completes(&mut t, "97", "", "vp+2 hand+1");
    rests(&t, "1", "in hand");
}

/// Card 98, card 99, card 100, S21.27: the trace goes to a species that has the own colour already.
#[test]
fn a_trace_beside_the_own_colour_is_skipped_without_such_a_species() {
    for (card, color, other) in [
        ("98", "pink", "blue"),
        ("99", "orange", "pink"),
        ("100", "blue", "orange"),
    ] {
        let mut t = with(card);
        t.overflow(2, "left", color, 1)
            .overflow(1, "left", other, 1);
        event(&mut t, &format!("play {card}"), "credits-1 hand-1");

        let mut t = with(card);
        t.overflow(1, "left", other, 1)
            .overflow(1, "right", color, 1);
        t.play(&format!("play {card}"));
        asks(
            &t,
            &format!("trace {color} right discovery; trace {color} right overflow"),
        );
        t.play(&format!("trace {color} right discovery"));
        assert_eq!(t.diff(1), "vp+3 credits-1 publicity+1 hand-1 traces+1");
        rests(&t, card, "discarded");

        let mut t = with(card);
        t.overflow(1, "left", color, 1)
            .overflow(1, "right", color, 1);
        t.play(&format!("play {card}"));
        let spots = |side| format!("trace {color} {side} discovery; trace {color} {side} overflow");
        asks(&t, &format!("{}; {}", spots("left"), spots("right")));
        t.play(&format!("trace {color} left overflow"));
        assert_eq!(t.diff(1), "vp+3 credits-1 hand-1 traces+1");
    }
}

/// Card 98, card 99, card 100, S11.3: on a discovered species any free space of the colour will do.
#[test]
fn a_trace_beside_the_own_colour_may_use_the_board() {
    for (card, color) in [("98", "pink"), ("99", "orange")] {
        let mut t = with(card);
        t.discover("left")
            .overflow(1, "left", color, 1)
            .play(&format!("play {card}"));
        let rows: Vec<String> = ["1", "2", "3", "4", "overflow"]
            .map(|spot| format!("trace {color} left {spot}"))
            .into();
        asks(&t, &rows.join("; "));
        t.play(&format!("trace {color} left 3"));
        assert_eq!(t.diff(1), "vp+5 credits-1 hand-1 traces+1");
    }
    let mut t = with("100");
    t.discover("left")
        .overflow(1, "left", "blue", 1)
        .play("play 100");
    asks(
        &t,
        "trace blue left 1; trace blue left 2; trace blue left 3; trace blue left overflow",
    );
}

/// Card 101: each scan allows one of the three signals.
#[test]
fn telescope_time_allocation_adds_a_signal_to_each_of_three_scans() {
    let mut t = with("101");
    gives(&mut t, "play 101", "credits-2 hand-1 played+1");
    asks(&t, "end");
    let scans = [
        (
            "row 110; signal barnards-star",
            "cover 101 1; cover 101 2; cover 101 3; skip",
        ),
        ("row 108; signal vega", "cover 101 2; cover 101 3; skip"),
        ("row 112; signal kepler-22", "cover 101 3; skip"),
    ];
    let signals = [
        (
            "cover 101 1",
            "signal kepler-22; signal 61-virginis",
            "signal kepler-22",
        ),
        (
            "cover 101 2",
            "signal barnards-star; signal proxima-centauri",
            "signal proxima-centauri",
        ),
        (
            "cover 101 3",
            "signal procyon; signal sirius-a",
            "signal sirius-a",
        ),
    ];
    for ((row, offered), (cover, targets, signal)) in scans.into_iter().zip(signals) {
        rests(&t, "101", "in front");
        t.play("end").p(1).data = 0;
        covers(
            &mut t,
            &format!("scan; earth 61-virginis; {row}"),
            offered,
            cover,
            "",
        );
        asks(&t, targets);
        gives(&mut t, signal, "data+1");
        asks(&t, "end");
    }
    rests(&t, "101", "completed");
}

/// Card 101: no other signal covers a circle, and a skipped scan is lost.
#[test]
fn telescope_time_allocation_is_for_scans_only() {
    let mut t = with("115");
    t.played(1, "101").play("play 115; signal kepler-22");
    asks(&t, "end");
    t.play("end; scan; earth 61-virginis; row 110; signal barnards-star; skip");
    asks(&t, "end");
    rests(&t, "101", "in front");
}

/// Card 101, S21.12: the extra signal is marked before the completed sector is resolved.
#[test]
fn telescope_time_allocation_can_turn_the_majority() {
    let mut t = in_front("101");
    t.signals("61-virginis", "1 2 2 2 2");
    t.play("scan; earth 61-virginis; row 112; signal 61-virginis");
    let mut without = t.clone();
    without.play("skip");
    assert_eq!(without.decides(), "2 trace", "2 has four of seven");
    gives(&mut t, "cover 101 1; signal 61-virginis", "publicity+1");
    assert_eq!(t.decides(), "1 trace", "four each, and 1 was the last");
    assert_eq!(t.s.sectors[star("61-virginis")].wins, [1, 0, 0, 0]);
}

/// Card 102: all colours on one species, and the universal trace goes to that species.
#[test]
fn linguistic_analysis_wants_all_colours_on_one_species() {
    let mut t = with("102");
    gives(&mut t, "play 102", "credits-2 publicity+3 hand-1 played+1");
    rests(&t, "102", "in front");
    t.overflow(1, "left", "pink", 1)
        .overflow(1, "left", "orange", 1)
        .overflow(1, "right", "blue", 1);
    t.overflow(2, "left", "blue", 1)
        .illegal("complete 102")
        .overflow(1, "left", "blue", 1);
    t.play("complete 102");
    let spots = |color| format!("trace {color} left discovery; trace {color} left overflow");
    asks(&t, &["pink", "orange", "blue"].map(spots).join("; "));
    gives(&mut t, "trace blue left overflow", "vp+3 traces+1");
    rests(&t, "102", "completed");
    t.illegal("complete 102");
}

/// Card 103, S21.19: both wins on the same star, not in two sectors of one colour.
#[test]
fn westerbork_wants_two_wins_in_one_sector() {
    let mut t = researches("103", "telescope", "credits-3 hand-1 played+1");
    t.play("tech telescope-1");
    assert_eq!(t.diff(1), "vp+5 credits-3 data+2 hand-1 played+1 techs+1");
    rests(&t, "103", "in front");
    t.s.sectors[star("kepler-22")].wins = [1, 2, 0, 0];
    t.s.sectors[star("61-virginis")].wins = [1, 0, 0, 0];
    t.illegal("complete 103");
    t.s.sectors[star("61-virginis")].wins = [2, 0, 0, 0];
    completes(&mut t, "103", "", "vp+9");
}

/// Card 104
#[test]
fn rosetta_probe_launches_and_wants_a_probe_on_a_comet() {
    let mut t = with("104");
    gives(&mut t, "play 104", "credits-2 hand-1 played+1 pieces+1");
    rests(&t, "104", "in front");
    t.illegal("complete 104");
    t.probe(2, "r2s0").illegal("complete 104");
    t.probe(1, "r2s7").illegal("complete 104"); // asteroids
    t.probe(1, "r4s5");
    completes(&mut t, "104", "", "vp+3 data+1");

    let mut t = with("104");
    t.probe(1, "r2s0");
    gives(&mut t, "play 104", "credits-2 hand-1 played+1"); // probe limit
    completes(&mut t, "104", "", "vp+3 data+1"); // true already when it comes into play (S8.10)
}

/// Card 105, card 135: the scan is free, telescope technologies cost what they print (S3.2).
#[test]
fn a_granted_scan_waives_only_the_base_cost() {
    for (card, publicity, played) in [("105", "", " played+1"), ("135", " publicity+1", "")] {
        let mut t = with(card);
        t.p(1).energy = 0;
        t.mark().play(&format!("play {card}"));
        asks(&t, "earth 61-virginis; row 110; row 108; row 112");
        t.play("earth 61-virginis; row 110; signal barnards-star");
        assert_eq!(
            t.diff(1),
            format!("credits-2{publicity} data+2 hand-1{played}")
        );
        asks(&t, "end");
        assert_eq!(
            (marks(&t, "61-virginis"), marks(&t, "barnards-star")),
            ("1".into(), "1".into())
        );
        rests(
            &t,
            card,
            if played.is_empty() {
                "discarded"
            } else {
                "in front"
            },
        );

        let mut t = with(card);
        t.tech(1, "telescope-2 telescope-4")
            .play(&format!("play {card}"));
        asks(
            &t,
            "earth 61-virginis; row 110; row 108; row 112; telescope-2; telescope-4 launch",
        );
        gives(&mut t, "telescope-2", "publicity-1 data+1");
        assert_eq!(marks(&t, "sirius-a"), "1");
        gives(&mut t, "telescope-4 launch", "energy-1 pieces+1");
        gives(
            &mut t,
            "row 108; signal vega; earth 61-virginis",
            &format!("data+2{played}"),
        );
        asks(&t, "end");
    }
}

/// Card 105
#[test]
fn green_bank_telescope_wants_three_pink_traces() {
    let mut t = in_front("105");
    t.overflow(1, "right", "pink", 2)
        .overflow(2, "right", "pink", 3)
        .overflow(1, "left", "blue", 3);
    t.illegal("complete 105")
        .overflow(1, "left", "pink", 1)
        .play("complete 105");
    asks(
        &t,
        "trace pink left discovery; trace pink left overflow; trace pink right discovery; \
         trace pink right overflow",
    );
    gives(
        &mut t,
        "trace pink right discovery",
        "vp+3 publicity+1 traces+1",
    );
    rests(&t, "105", "completed");
    t.illegal("complete 105");
}

/// Card 106, S21.20: a circle each for playing a card of cost 1, 2 and 3, after that card's effect.
#[test]
fn strategic_planning_rewards_cards_by_cost() {
    let mut t = with("106 110 102 93");
    gives(&mut t, "play 106", "credits-1 hand-1 played+1");
    asks(&t, "end"); // it does not cover its own circle

    t.play("end");
    gives(&mut t, "play 110", "credits-1 publicity+3 hand-1");
    asks(&t, "cover 106 1; skip");
    gives(&mut t, "cover 106 1", "vp+2");
    rests(&t, "110", "discarded");

    t.play("end").row("108 112 119");
    gives(&mut t, "play 102", "credits-2 publicity+2 hand-1");
    asks(&t, "cover 106 2; skip");
    gives(&mut t, "cover 106 2; take 112", "hand+1 played+1"); // 102 comes to rest after the circle
    rests(&t, "106", "in front");

    t.play("end").p(1).publicity = 0;
    gives(&mut t, "play 93", "credits-2 hand-1 tucked+1");
    asks(&t, "cover 106 3; skip");
    gives(&mut t, "cover 106 3", "publicity+2");
    rests(&t, "106", "completed");
}

/// Card 106: cards of cost 0 or 4, corners, tucked cards and other players' cards cover nothing.
#[test]
fn strategic_planning_ignores_everything_but_own_plays_of_its_costs() {
    let mut t = with("123 121 110 108 137");
    t.played(1, "106");
    t.p(1).computer.upper = 3;
    t.p(1).data = 1;
    t.play("corner 110");
    assert_eq!(t.decides(), "1 turn");
    t.play("place upper; tuck 108");
    assert_eq!(t.decides(), "1 turn");
    t.play("play 123");
    asks(&t, "end");
    t.play("end; play 121; tech computer-1; slot 1");
    asks(&t, "end");
    t.play("end; play 137; skip");
    asks(&t, "end");
    rests(&t, "106", "in front");

    let mut t = Table::new(2);
    t.played(1, "106")
        .hand(2, "110")
        .play("launch; end; play 110");
    assert_eq!(t.decides(), "2 late");
}

/// Card 106: a played species card counts by its credits.
#[test]
fn strategic_planning_counts_species_cards() {
    let mut t = in_front("106");
    t.discover("right").hand(1, "et.12").play("play et.12");
    asks(&t, "cover 106 1; skip");
}

/// Card 107
#[test]
fn first_black_hole_photo_rewards_two_blue_traces() {
    let mut t = with("107 98");
    gives(&mut t, "play 107", "credits-2 data+2 hand-1 played+1");
    t.overflow(1, "left", "pink", 1)
        .play("end; play 98; trace pink left overflow");
    asks(&t, "end"); // not blue
    let analyse = "analyse; trace blue left overflow";
    t.play("end").p(1).computer.upper = 6;
    covers(
        &mut t,
        analyse,
        "cover 107 1; cover 107 2; skip",
        "cover 107 1",
        "publicity+2",
    );
    asks(&t, "end"); // one trace, one circle
    rests(&t, "107", "in front");
    t.play("end").p(1).computer.upper = 6;
    covers(&mut t, analyse, "cover 107 2; skip", "cover 107 2", "vp+4");
    rests(&t, "107", "completed");
    t.play("end").p(1).computer.upper = 6;
    t.play(analyse);
    asks(&t, "end");
}

/// Card 108: the publicity is looked at when the card is played.
#[test]
fn seti_at_home_marks_pink_with_eight_publicity() {
    event(
        &mut with_publicity("108", 7),
        "play 108",
        "credits-1 hand-1",
    );
    let mut t = with_publicity("108", 8);
    t.play("play 108");
    asks(
        &t,
        "trace pink left discovery; trace pink left overflow; trace pink right discovery; \
         trace pink right overflow",
    );
    t.play("trace pink left discovery");
    assert_eq!((t.p(1).score, t.p(1).publicity, t.p(1).credits), (5, 9, 9));
    asks(&t, "end");
    rests(&t, "108", "discarded");
}

/// Card 109
#[test]
fn low_power_microprocessors_gives_energy_and_researches_computers() {
    let mut t = researches("109", "computer", "credits-3 energy+1 hand-1");
    t.play("tech computer-2");
    asks(&t, "slot 1; slot 2; slot 3; slot 4");
    t.play("slot 3");
    assert_eq!(t.diff(1), "vp+5 credits-3 energy+1 hand-1 techs+1");
    asks(&t, "end");
    rests(&t, "109", "discarded");
}

/// Card 109, S2.5: with a probe in space the energy can be used before the discs turn.
#[test]
fn low_power_microprocessors_energy_can_be_used_before_the_rotation() {
    let mut t = with("109");
    t.probe(1, "r1s5").p(1).energy = 0;
    t.play("play 109");
    asks(&t, "continue");
    assert_eq!(t.s.offsets, [0, 0, 0]);
    t.play("move 1 r2s5; continue; tech computer-1; slot 1");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// Card 110, S2.28
#[test]
fn press_statement_gives_three_publicity() {
    event(&mut with("110"), "play 110", "credits-1 publicity+3 hand-1");
    event(
        &mut with_publicity("110", 9),
        "play 110",
        "credits-1 publicity+1 hand-1",
    );
}

/// Card 111
#[test]
fn roman_space_telescope_wants_two_orbiters() {
    let mut t = researches("111", "telescope", "credits-3 hand-1 played+1");
    t.play("tech telescope-3");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 techs+1");
    t.orbiter(1, "mars").orbiter(2, "venus").orbiter(2, "mars");
    t.lander(1, "mars").lander(1, "io").illegal("complete 111");
    let mut same_planet = t.clone();
    same_planet.orbiter(1, "mars");
    completes(&mut same_planet, "111", "", "data+2");
    t.orbiter(1, "venus");
    completes(&mut t, "111", "", "data+2");
}

/// Card 112, S21.18: a lander on a moon is at its planet.
#[test]
fn planetary_geologic_mapping_wants_orbiter_and_lander_at_one_planet() {
    let mut t = researches("112", "probe", "credits-3 hand-1 played+1");
    t.play("tech probe-1");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 pieces+1 techs+1");
    t.orbiter(1, "mars")
        .lander(1, "venus")
        .lander(1, "io")
        .lander(2, "mars");
    t.illegal("complete 112");
    let mut on_planet = t.clone();
    on_planet.lander(1, "mars");
    completes(&mut on_planet, "112", "", "vp+3 data+1");
    t.lander(1, "phobos-deimos");
    completes(&mut t, "112", "", "vp+3 data+1");
}

/// Card 113, S21.25: the best unmarked gold tile counts with its lowest value; nothing is marked.
#[test]
fn solvay_conference_scores_an_unmarked_gold_tile() {
    let mut t = with("113");
    gives(&mut t, "play 113", "credits-2 publicity+2 hand-1 played+1");
    asks(&t, "end");
    rests(&t, "113", "in front");
    let worth = |t: &Table| t.s.end_card(seat(1), "113".parse().unwrap());
    assert_eq!(worth(&t), 0);
    t.tech(1, "probe-2 telescope-2 computer-1"); // one set for 5
    assert_eq!(worth(&t), 5);
    t.played(1, "95 96 97"); // three missions for 2 each
    for card in ["95", "96", "97"] {
        t.s.completed.insert(card.parse().unwrap());
    }
    assert_eq!(worth(&t), 6);
    t.s.gold[Gold::Missions.index()].try_push(seat(2));
    assert_eq!(worth(&t), 6);
    t.s.gold[Gold::Missions.index()].try_push(seat(1));
    assert_eq!(
        worth(&t),
        5,
        "the missions are marked, the technologies are not"
    );
    t.s.gold[Gold::Technology.index()].try_push(seat(1));
    assert_eq!(worth(&t), 0);
    assert_eq!(
        t.s.gold[Gold::Income.index()].len() + t.s.gold[Gold::Other.index()].len(),
        0
    );
}

/// Card 114
#[test]
fn planet_hunters_picks_a_card_and_discards_up_to_three_for_signals() {
    let mut t = with("114 1 2 3 4");
    t.play("play 114");
    asks(&t, "take 110; take 108; take 112; draw");
    t.play("take 110");
    asks(
        &t,
        "discard 1; discard 2; discard 3; discard 4; discard 110; done",
    );
    t.play("discard 110");
    asks(&t, "signal barnards-star; signal proxima-centauri");
    t.play("signal barnards-star; discard 1; signal kepler-22; discard 2; signal procyon");
    assert_eq!(t.diff(1), "credits-1 data+3 hand-3");
    asks(&t, "end");
    for card in ["114", "110", "1", "2"] {
        rests(&t, card, "discarded");
    }
    event(&mut with("114 1"), "play 114; draw; done", "credits-1");
    event(
        &mut with("114"),
        "play 114; draw; discard 1; signal kepler-22",
        "credits-1 data+1 hand-1",
    );
}

/// Card 115
#[test]
fn canadian_hydrogen_telescope_signals_anywhere_and_wants_three_telescopes() {
    let mut t = with("115");
    t.play("play 115");
    let stars: Vec<String> = Star::ALL
        .iter()
        .map(|star| format!("signal {star}"))
        .collect();
    asks(&t, &stars.join("; "));
    t.play("signal vega");
    assert_eq!(
        (t.diff(1), marks(&t, "vega")),
        ("credits-1 data+1 hand-1 played+1".into(), "1".into())
    );
    rests(&t, "115", "in front");
    t.tech(1, "telescope-2 telescope-4 probe-2 computer-1")
        .tech(2, "telescope-1 telescope-3");
    t.illegal("complete 115").tech(1, "telescope-3");
    completes(&mut t, "115", "", "data+1");
}

/// Card 116: a signal of each colour but black gives a movement, whatever granted it.
#[test]
fn control_center_moves_for_signals_of_three_colours() {
    let mut t = with("116 136 115");
    gives(&mut t, "play 116", "credits-1 hand-1 played+1");
    asks(&t, "end");
    t.probe(1, "r1s5").play("end");
    covers(
        &mut t,
        "play 136; signal kepler-22",
        "cover 116 1; skip",
        "cover 116 1",
        "",
    );
    asks(&t, "step 1 r1s4; step 1 r1s6; step 1 r2s5; done");
    t.play("step 1 r1s6");
    covers(
        &mut t,
        "signal barnards-star",
        "cover 116 2; skip",
        "cover 116 2; step 1 r1s5",
        "",
    );
    covers(
        &mut t,
        "signal procyon",
        "cover 116 3; skip",
        "cover 116 3; done",
        "",
    );
    rests(&t, "116", "completed");
    asks(&t, "signal vega; signal beta-pictoris");
    t.play("signal vega");
    asks(&t, "end");

    let mut t = in_front("116");
    covers(
        &mut t,
        "scan; earth 61-virginis",
        "cover 116 1; skip",
        "cover 116 1",
        "",
    ); // no probe to move
    t.play("row 112; signal kepler-22");
    asks(&t, "end"); // the yellow circle is covered
    t.play("end; scan; earth 61-virginis; row 108; signal vega");
    asks(&t, "end"); // black has no circle
    rests(&t, "116", "in front");
}

/// Card 117: its own launch covers nothing; orbits and landings cover one circle each.
#[test]
fn lunar_gateway_rewards_two_orbits_or_landings() {
    let mut t = with("117");
    gives(&mut t, "play 117", "credits-3 hand-1 played+1 pieces+1");
    asks(&t, "end");
    t.play("end").p(1).pieces[0].at = "r1s3".parse().unwrap();
    let both = "cover 117 1; cover 117 2; skip";
    covers(
        &mut t,
        "land venus; trace orange left overflow",
        both,
        "cover 117 1",
        "pieces+1",
    );
    asks(&t, "end");
    rests(&t, "117", "in front");
    t.play("end").p(1).pieces[0].at = "r1s3".parse().unwrap();
    covers(
        &mut t,
        "orbit venus",
        "cover 117 2; skip",
        "cover 117 2",
        "energy+1",
    );
    rests(&t, "117", "completed");
}

/// Card 117: at the probe limit the launch is lost, on the card and in its circle; launching covers nothing.
#[test]
fn lunar_gateway_launches_obey_the_probe_limit() {
    let mut t = with("117");
    t.probe(1, "r1s3").probe(1, "r1s4");
    gives(&mut t, "play 117", "credits-3 hand-1 played+1");
    covers(
        &mut t,
        "end; orbit venus",
        "cover 117 1; cover 117 2; skip",
        "cover 117 1",
        "",
    );
    asks(&t, "end");
    let mut t = in_front("117");
    t.play("launch");
    asks(&t, "end");
}

/// Card 118, S21.21: three signals without data in one sector with an own probe in space.
#[test]
fn plato_marks_three_signals_without_data() {
    let mut t = with("118");
    t.probe(1, "r3s0");
    event(&mut t, "play 118", "vp+2 credits-1 hand-1");
    assert_eq!(marks(&t, "vega"), "1 1 1");

    let mut t = with("118");
    t.probe(1, "r3s0")
        .probe(1, "r4s2")
        .probe(2, "r4s3")
        .play("play 118");
    asks(&t, "signal vega; signal barnards-star");
    t.play("signal barnards-star");
    asks(&t, "end");
    assert_eq!(
        (marks(&t, "barnards-star"), marks(&t, "vega")),
        ("1 1 1".into(), String::new())
    );

    let mut t = with("118");
    t.probe(2, "r3s0").orbiter(1, "mars").lander(1, "mars");
    event(&mut t, "play 118", "credits-1 hand-1");
    assert!(t.s.sectors.iter().all(|sector| sector.marks.is_empty()));
}

/// Card 119: publicity is counted after the bonus of the tile.
#[test]
fn pixl_scores_publicity_after_the_technology() {
    let mut t = researches("119", "computer", "vp+5 credits-3 hand-1");
    bonus(&mut t, "computer-1", 1);
    t.play("tech computer-1; slot 1");
    assert_eq!(t.diff(1), "vp+8 credits-3 publicity+1 hand-1 techs+1"); // 2 + 6
    asks(&t, "end");
    rests(&t, "119", "discarded");
}

/// Card 120: back to the hand if it is the only own signal there.
#[test]
fn orbiting_lagrange_point_returns_after_a_first_signal() {
    let mut t = with("120");
    t.probe(1, "r1s0").signals("vega", "2");
    gives(&mut t, "play 120", "vp+2 credits-1 data+1");
    asks(&t, "end");
    rests(&t, "120", "in hand");
    event(t.play("end"), "play 120", "credits-1 data+1 hand-1"); // now there are two

    let mut t = with("120");
    t.probe(1, "r1s0").probe(1, "r1s2").play("play 120");
    asks(&t, "signal vega; signal barnards-star");
    event(&mut with("120"), "play 120", "credits-1 hand-1"); // no probe, no signal
    let mut t = with("120");
    t.orbiter(1, "mars").probe(2, "r1s0");
    event(&mut t, "play 120", "credits-1 hand-1");
}

/// Card 120, S21.12: the signals are counted before a completed sector is resolved.
#[test]
fn orbiting_lagrange_point_counts_before_the_reset() {
    let mut t = with("120");
    t.probe(1, "r4s2").signals("barnards-star", "2 2 2 2");
    gives(&mut t, "play 120", "credits-1 publicity+1 data+1");
    assert_eq!(
        (t.decides(), marks(&t, "barnards-star")),
        ("2 trace".into(), "1".into())
    );
    rests(&t, "120", "in hand");

    let mut t = with("120");
    t.probe(1, "r4s2").signals("barnards-star", "1 2 2 2");
    gives(&mut t, "play 120", "credits-1 publicity+1 data+1 hand-1");
    assert_eq!(
        (t.decides(), marks(&t, "barnards-star")),
        ("2 trace".into(), "1".into())
    );
    rests(&t, "120", "discarded");
}

/// Card 121
#[test]
fn future_circular_collider_gives_data_and_researches_computers() {
    let mut t = researches("121", "computer", "credits-4 data+3 hand-1");
    t.play("tech computer-4; slot 4");
    assert_eq!(t.diff(1), "vp+5 credits-4 data+3 hand-1 techs+1");
    asks(&t, "end");
    rests(&t, "121", "discarded");
}

/// Card 122: three deck cards, one at a time, none of them optional.
#[test]
fn amateur_astronomers_signals_with_three_cards_of_the_deck() {
    let mut t = with("122");
    t.deck_top("1 2 4").play("play 122");
    asks(&t, "signal kepler-22; signal 61-virginis");
    rests(&t, "1", "discarded");
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
        rests(&t, card, "discarded");
    }
}

/// Card 122, S8.22: the discard pile becomes the deck in between; without both nothing happens.
#[test]
fn amateur_astronomers_reshuffles_the_discard_pile() {
    let mut t = with("122");
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

    let mut t = with("122");
    let deck: Vec<String> = t.deck().iter().map(ToString::to_string).collect();
    t.tucked(2, &deck.join(" "));
    event(&mut t, "play 122", "credits-2 hand-1");
}

/// Card 123, D-50, S21.26: one data for asteroids visited in this turn, before or after the card, once.
#[test]
fn asteroids_flyby_rewards_one_visit_of_asteroids_in_this_turn() {
    let mut t = with("123");
    t.probe(1, "r1s6");
    event(&mut t, "play 123; step 1 r1s7", "data+1 hand-1");
    gives(&mut t, "move 1 r2s7", "energy-2"); // asteroids again

    let mut t = with("123");
    t.probe(1, "r1s6");
    event(&mut t, "play 123; done", "hand-1");
    gives(&mut t, "move 1 r1s7", "energy-1 data+1"); // later in the turn

    let mut t = with("123");
    t.probe(1, "r1s6").play("move 1 r1s7");
    gives(&mut t, "play 123", "data+1 hand-1"); // earlier in the turn

    let mut t = with("123");
    t.probe(1, "r1s7");
    event(&mut t, "play 123; done", "hand-1"); // standing there is no visit
    gives(&mut t, "end; move 1 r2s7", "energy-2"); // and the turn is over

    event(&mut with("123"), "play 123", "hand-1"); // no probe
}

/// Card 124, D-50, S21.26
#[test]
fn cometary_encounter_rewards_one_visit_of_a_comet_in_this_turn() {
    let mut t = with("124");
    t.probe(1, "r1s0");
    event(
        &mut t,
        "play 124; step 1 r2s0; step 1 r2s1",
        "vp+4 credits-1 publicity+2 hand-1",
    );

    let mut t = with("124");
    t.probe(1, "r1s0");
    event(
        &mut t,
        "play 124; step 1 r1s1; step 1 r1s0",
        "credits-1 publicity+1 hand-1",
    ); // Mercury
    gives(&mut t, "move 1 r2s0", "vp+4 energy-1 publicity+1");

    let mut t = with("124");
    t.probe(1, "r1s0").play("move 1 r2s0");
    gives(&mut t, "play 124", "vp+4 credits-1 hand-1");

    let mut t = with("124");
    t.probe(1, "r2s0");
    event(&mut t, "play 124; done", "credits-1 hand-1");
    gives(&mut t, "end; move 1 r2s1", "energy-1 publicity+1");
}

/// Card 125, D-50, S5.27, S21.26
#[test]
fn trajectory_correction_rewards_one_move_within_a_ring() {
    let mut t = with("125");
    t.probe(1, "r1s5");
    event(
        &mut t,
        "play 125; step 1 r1s6",
        "vp+3 credits-1 publicity+1 hand-1",
    );
    gives(&mut t, "move 1 r1s5", "energy-1");

    let mut t = with("125");
    t.probe(1, "r1s5");
    event(&mut t, "play 125; step 1 r2s5", "credits-1 hand-1"); // outward
    gives(&mut t, "move 1 r1s5", "energy-1"); // inward
    gives(&mut t, "move 1 r1s6", "vp+3 energy-1 publicity+1");

    let mut t = with("125");
    t.probe(1, "r1s5").play("move 1 r1s6");
    gives(&mut t, "play 125", "vp+3 credits-1 publicity+1 hand-1");
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
        rests(t, "126", "in front");
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
    let mut t = with("127");
    gives(&mut t, "play 127", "credits-1 publicity+2 hand-1 played+1");
    asks(&t, "end");
    rests(&t, "127", "in front");
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
    let mut t = with("128");
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
    rests(&t, "128", "in front");
    covers(
        &mut t,
        "move 1 r1s2; move 1 r1s3",
        "cover 128 3; skip",
        "cover 128 3",
        "",
    );
    rests(&t, "128", "completed");
    asks(&t, "step 1 r1s2; step 1 r1s4; step 1 r2s3; done");
}

/// Card 128: Earth, comets, asteroids and empty spaces cover nothing; a skipped visit is lost.
#[test]
fn advanced_navigation_system_ignores_earth_and_comets() {
    let mut t = in_front("128");
    t.probe(1, "r1s6").play("move 1 r1s5");
    assert_eq!(t.decides(), "1 turn");
    t.probe(1, "r1s0").play("move 2 r2s0");
    assert_eq!(t.decides(), "1 turn");
    t.play("move 2 r1s0; move 2 r1s1; skip");
    assert_eq!(t.decides(), "1 turn");
    rests(&t, "128", "in front");
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
    let mut t = with("129");
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
    rests(&t, "129", "in front");
    covers(
        &mut t,
        "move 1 r2s6",
        "cover 129 3; skip",
        "cover 129 3",
        "data+1",
    );
    rests(&t, "129", "completed");
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
    let mut t = with("130");
    event(&mut t, "play 130", "credits-1 hand-1 pieces+1");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let mut t = with("130");
    t.probe(1, "r3s0");
    event(&mut t, "play 130", "credits-1 hand-1");
    t = with("130");
    t.probe(1, "r3s0").tech(1, "probe-1");
    event(&mut t, "play 130", "credits-1 hand-1 pieces+1");
}

/// Card 131: one circle for a telescope, one for a scan, also a granted one.
#[test]
fn telescope_modernization_rewards_a_telescope_and_a_scan() {
    let mut t = with("131 135");
    t.play("play 131");
    asks(&t, "take 110; take 108; take 112; draw");
    t.play("take 110");
    assert_eq!(t.diff(1), "credits-1 played+1");
    asks(&t, "end");
    let scan = "end; play 135; earth 61-virginis; row 112; signal kepler-22";
    covers(&mut t, scan, "cover 131 2; skip", "cover 131 2", "data+1");
    asks(&t, "end");
    rests(&t, "131", "in front");
    t.play("end").p(1).publicity = 6;
    t.play("research; tech probe-2");
    asks(&t, "end");
    t.play("end").p(1).publicity = 6;
    covers(
        &mut t,
        "research; tech telescope-1",
        "cover 131 1; skip",
        "cover 131 1",
        "publicity+1",
    );
    rests(&t, "131", "completed");
}

/// Card 131: a second scan covers nothing any more.
#[test]
fn telescope_modernization_rewards_one_scan() {
    let mut t = in_front("131");
    let scan = |row| format!("scan; earth 61-virginis; row {row}; signal kepler-22");
    covers(
        &mut t,
        &scan("112"),
        "cover 131 2; skip",
        "cover 131 2",
        "data+1",
    );
    t.row("9 108 110").play(&format!("end; {}", scan("9")));
    asks(&t, "end");
}

/// Card 132
#[test]
fn space_shuttle_wants_five_figures() {
    let mut t = with("132");
    gives(
        &mut t,
        "play 132",
        "credits-3 publicity+2 hand-1 played+1 pieces+1",
    );
    asks(&t, "end");
    rests(&t, "132", "in front");
    t.orbiter(1, "mars")
        .orbiter(1, "venus")
        .lander(1, "mars")
        .lander(1, "mars");
    t.lander(2, "mars")
        .orbiter(2, "mars")
        .illegal("complete 132")
        .lander(1, "io");
    completes(&mut t, "132", "", "vp+3 credits+1");

    let mut t = with("132");
    t.probe(1, "r3s0");
    gives(&mut t, "play 132", "credits-3 publicity+2 hand-1 played+1"); // probe limit
}

/// Card 133: as many movements as planets and comets stand with Earth in its sector.
#[test]
fn optimal_launch_window_moves_for_what_stands_in_earths_sector() {
    let mut t = with("133"); // a comet at r4s5
    t.play("play 133");
    asks(&t, "step 1 r1s4; step 1 r1s6; step 1 r2s5; done");
    event(
        &mut with("133"),
        "play 133; step 1 r1s6",
        "credits-2 hand-1 pieces+1",
    );

    let mut t = with("133");
    t.s.offsets = [1, 0, 0]; // only asteroids and empty spaces behind Earth at r1s4
    event(&mut t, "play 133", "credits-2 hand-1 pieces+1");

    let mut t = with("133");
    t.s.offsets = [0, 5, 2]; // Mars, Saturn and a comet behind Earth at r1s5
    event(
        &mut t,
        "play 133; step 1 r1s6; step 1 r1s5; step 1 r1s6",
        "credits-2 hand-1 pieces+1",
    );

    let mut t = with("133");
    t.probe(1, "r3s0"); // no launch, but still the movement
    event(
        &mut t,
        "play 133; step 1 r3s7",
        "credits-2 publicity+1 hand-1",
    );
}

/// Card 133, S16.3: 'Oumuamua is a planet.
#[test]
fn optimal_launch_window_counts_oumuamua() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "133");
    event(
        &mut t,
        "play 133; step 1 r1s6; step 1 r1s5",
        "credits-2 hand-1 pieces+1",
    );
}

/// Card 134: signals now in four different sectors; win markers are no signals (S21.30).
#[test]
fn herschel_signals_at_a_probe_and_wants_four_sectors() {
    let mut t = with("134");
    t.probe(1, "r4s2")
        .signals("vega", "1 1")
        .signals("sirius-a", "1")
        .signals("procyon", "2");
    t.s.sectors[star("kepler-22")].wins[0] = 1;
    gives(&mut t, "play 134", "credits-1 data+1 hand-1 played+1");
    assert_eq!(marks(&t, "barnards-star"), "1");
    rests(&t, "134", "in front");
    t.illegal("complete 134").signals("procyon", "2 1");
    completes(&mut t, "134", "", "publicity+2");

    let mut t = with("134");
    t.probe(2, "r4s2").orbiter(1, "mars");
    gives(&mut t, "play 134", "credits-1 hand-1 played+1"); // no probe in space
    asks(&t, "end");
}

/// Card 134, D-55: the mission may be completed before the sector is reset, not afterwards.
#[test]
fn herschel_can_be_completed_before_the_reset() {
    let mut t = with("134");
    t.probe(1, "r4s2")
        .signals("vega", "1")
        .signals("sirius-a", "1")
        .signals("procyon", "1");
    t.signals("barnards-star", "1 1 2 1").play("play 134");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 134"]);
    let mut later = t.clone();
    gives(&mut t, "complete 134", "publicity+3"); // 2 for the mission, 1 for the sector
    rests(&t, "134", "completed");
    assert_eq!(
        (t.decides(), marks(&t, "barnards-star")),
        ("1 trace".into(), "2".into())
    );
    gives(
        &mut later,
        "continue; trace pink left overflow",
        "vp+3 publicity+1 traces+1",
    );
    later.illegal("complete 134");
    rests(&later, "134", "in front");
}

/// Card 135, S6.32: its publicity can pay a telescope of its scan.
#[test]
fn noto_radio_observatory_gives_publicity_before_the_scan() {
    let mut t = with("135");
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.play("play 135").legal("telescope-2");
    gives(&mut t, "telescope-2", "publicity-1 data+1");
}

/// Card 136: one signal of each colour, in printed order, none of them with data or optional.
#[test]
fn algonquin_marks_each_colour_without_data() {
    let mut t = with("136");
    t.signals("vega", "2").play("play 136");
    let offers = [
        ("signal kepler-22; signal 61-virginis", "signal 61-virginis"),
        (
            "signal barnards-star; signal proxima-centauri",
            "signal barnards-star",
        ),
        ("signal procyon; signal sirius-a", "signal procyon"),
        ("signal vega; signal beta-pictoris", "signal vega"),
    ];
    for (offered, choose) in offers {
        asks(&t, offered);
        t.play(choose);
    }
    assert_eq!(t.diff(1), "vp+2 credits-1 hand-1"); // the second place of Vega
    asks(&t, "end");
    rests(&t, "136", "discarded");
    let stars = ["61-virginis", "barnards-star", "procyon", "vega"];
    assert_eq!(stars.map(|star| marks(&t, star)), ["1", "1", "1", "2 1"]);
}

/// Card 137, S2.29
#[test]
fn seti_data_archive_gives_two_data() {
    event(&mut with("137"), "play 137", "credits-1 data+2 hand-1");
    let mut t = with("137");
    t.p(1).data = 5;
    event(&mut t, "play 137", "credits-1 data+1 hand-1");
}

/// Card 138: one circle for each kind of corner.
#[test]
fn cornell_university_doubles_each_kind_of_corner_once() {
    let mut t = with("138 137 130 110 96");
    gives(&mut t, "play 138", "credits-1 hand-1 played+1");
    asks(&t, "end");
    t.probe(1, "r1s5");
    covers(
        &mut t,
        "corner 137",
        "cover 138 1; skip",
        "cover 138 1",
        "publicity+1",
    );
    gives(&mut t, "corner 130", "publicity+1 hand-1");
    asks(&t, "end"); // the publicity circle is covered
    covers(
        &mut t,
        "corner 110",
        "cover 138 2; skip",
        "cover 138 2",
        "data+1",
    );
    rests(&t, "138", "in front");
    covers(
        &mut t,
        "corner 96; step 1 r1s6",
        "cover 138 3; skip",
        "cover 138 3",
        "",
    );
    rests(&t, "138", "completed");
    asks(&t, "step 1 r1s5; step 1 r1s7; step 1 r2s6; done");
}

/// Card 138, S21.16: a species card's corner counts by its kind.
#[test]
fn cornell_university_counts_corners_of_species_cards() {
    let mut t = in_front("138");
    t.discover("left").hand(1, "et.1 et.3 et.5");
    covers(
        &mut t,
        "corner et.1",
        "cover 138 1; skip",
        "cover 138 1",
        "publicity+1",
    );
    covers(
        &mut t,
        "corner et.3",
        "cover 138 2; skip",
        "cover 138 2",
        "data+1",
    );
    covers(
        &mut t,
        "corner et.5",
        "cover 138 3; skip",
        "cover 138 3",
        "",
    );
    rests(&t, "138", "completed");
}

/// Card 138, S8.32: row cards, cards discarded for a signal or given in exchange cover nothing.
#[test]
fn cornell_university_wants_hand_cards_discarded_for_their_corner() {
    let mut t = with("73 114 1 137 130");
    t.played(1, "138").row("110 108 112");
    t.play("play 73; row 110; row 108; row 112");
    asks(&t, "end");
    t.play("end; exchange card credit; discard 137; discard 130");
    assert_eq!(t.decides(), "1 turn");
    t.play("play 114; draw; discard 1; signal kepler-22; done");
    asks(&t, "end");
    rests(&t, "138", "in front");
}

/// Card 138, D-57: a corner that tops up a step is a corner used.
#[test]
fn cornell_university_counts_a_corner_that_tops_up_a_step() {
    let mut t = with("123 96");
    t.played(1, "138")
        .probe(1, "r1s7")
        .play("play 123; step 1 r1s6 card 96");
    asks(&t, "cover 138 3; skip");
}

/// Card 104, card 117, card 130, card 132, card 133: one probe each, even where two would fit (S9.12).
#[test]
fn a_launch_is_one_probe() {
    for card in ["104", "117", "130", "132", "133"] {
        let mut t = with(card);
        t.tech(1, "probe-1").play(&format!("play {card}"));
        let spaces: Vec<String> = t
            .p(1)
            .pieces
            .iter()
            .map(|piece| piece.at.to_string())
            .collect();
        assert_eq!(spaces, ["r1s5"], "card {card}");
    }
}

/// Card 104, card 118, card 127, S14.9: a capsule counts as a probe.
#[test]
fn a_capsule_is_a_probe_for_cards() {
    let mut t = with("118");
    t.discover("left")
        .capsule(1, "r2s0", 1)
        .played(1, "104 127");
    completes(&mut t, "104", "", "vp+3 data+1"); // a comet
    let worth = |t: &Table| t.s.end_card(seat(1), "127".parse().unwrap());
    assert_eq!(worth(&t), 0);
    t.play("play 118");
    assert_eq!(marks(&t, "vega"), "1 1 1");
    t.play("move 1 r2s7");
    assert_eq!(worth(&t), 13);
}
