//! Project cards 1 to 46: each is played from the hand, with its mission, circles or gold box.
use crate::table::{Table, seat};
use orrery_core::Audience;
use orrery_seti::Event;
use orrery_seti::names::{Body, Card, Species, Star};
use orrery_seti::state::Marker;

/// Player 1 holds this card.
fn holding(card: &str) -> Table {
    let mut t = Table::new(2);
    t.hand(1, card);
    t
}

/// Where a card lies: `hand 1`, `front 1`, `completed 1`, `discard`, `row` or `deck`.
fn place(t: &Table, card: &str) -> String {
    let card: Card = card.parse().unwrap();
    for (n, player) in (1..).zip(t.s.players.iter()) {
        if player.hand.has(card) {
            return format!("hand {n}");
        }
        if player.played.has(card) {
            let open = !t.s.completed.has(card);
            return format!("{} {n}", if open { "front" } else { "completed" });
        }
    }
    let row = t.s.row.contains(&Some(card));
    let place = match t.s.discard.has(card) {
        true => "discard",
        false if row => "row",
        false => "deck",
    };
    place.to_owned()
}

/// What playing these choices changes for player 1, and where the card is then.
#[track_caller]
fn outcome(t: &mut Table, card: &str, choices: &str) -> String {
    t.mark().play(choices);
    assert_eq!(t.decides(), "1 late", "after {choices}");
    format!("{}; {}", t.diff(1), place(t, card))
}

/// Who has signals where, in the order of the sectors: `kepler-22 1 1, vega 2`.
fn signals(t: &Table) -> String {
    let stars = t.s.stars.iter().map(|&star| {
        let marks = t.s.sectors[star.index()].marks;
        (
            star,
            marks
                .iter()
                .map(|seat| format!(" {seat}"))
                .collect::<String>(),
        )
    });
    let marked = stars.filter(|(_, marks)| !marks.is_empty());
    marked
        .map(|(star, marks)| format!("{star}{marks}"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn win(t: &mut Table, number: u8, star: &str) {
    let star: Star = star.parse().unwrap();
    t.s.sectors[star.index()].wins[number as usize - 1] += 1;
}

/// Puts pieces and win markers on the table: `orbiter 1 mars, win 2 vega`.
fn put(t: &mut Table, pieces: &str) {
    for piece in pieces.split(", ") {
        let words: Vec<&str> = piece.split(' ').collect();
        let (number, at) = (words[1].parse().unwrap(), words[2]);
        match words[0] {
            "orbiter" => _ = t.orbiter(number, at),
            "lander" => _ = t.lander(number, at),
            "probe" => _ = t.probe(number, at),
            "win" => win(t, number, at),
            other => panic!("`{other}` cannot be put on the table"),
        }
    }
}

/// Plays a conditional mission from the hand in positions in which its condition is false (it cannot be
/// completed) and true (it can, once, for this reward).
#[track_caller]
fn mission(card: &str, plays: &str, completes: &str, no: &[&str], yes: &[&str], reward: &str) {
    let complete = format!("complete {card}");
    holding(card).play(plays).refused(&complete, "S8.9");
    for pieces in no {
        let mut t = holding(card);
        put(&mut t, pieces);
        t.play(plays).refused(&complete, "S8.9");
        assert_eq!(place(&t, card), "front 1", "with {pieces}");
    }
    for pieces in yes {
        let mut t = holding(card);
        put(&mut t, pieces);
        t.illegal(&complete).play(plays);
        assert_eq!(place(&t, card), "front 1", "with {pieces}");
        t.legal(&complete);
        let result = outcome(&mut t, card, completes);
        assert_eq!(result, format!("{reward}; completed 1"), "with {pieces}");
        t.illegal(&complete);
    }
}

/// A gold-box card played from the hand, worth so much at the end with these pieces.
#[track_caller]
fn worth(card: &str, plays: &str, pieces: &str, vp: u16) {
    let mut t = holding(card);
    assert_eq!(t.s.end_card(seat(1), card.parse().unwrap()), 0);
    put(&mut t, pieces);
    assert_eq!(t.s.end_cards(seat(1)), 0, "it is not played yet");
    t.play(plays);
    assert_eq!(place(&t, card), "front 1");
    assert_eq!(t.s.end_card(seat(1), card.parse().unwrap()), vp);
    assert_eq!(t.s.end_cards(seat(1)), vp);
    t.illegal(&format!("complete {card}"));
}

/// A planet, an empty space beside it, and its own space.
const APPROACHES: [(&str, &str, &str); 8] = [
    ("mercury", "r1s2", "r1s1"),
    ("venus", "r1s2", "r1s3"),
    ("mars", "r2s3", "r2s2"),
    ("jupiter", "r3s2", "r3s3"),
    ("saturn", "r3s6", "r3s7"),
    ("uranus", "r4s1", "r4s0"),
    ("neptune", "r4s2", "r4s3"),
    ("earth", "r1s6", "r1s5"),
];

fn approach(planet: &str) -> (&'static str, &'static str) {
    let found = APPROACHES.iter().find(|(name, ..)| *name == planet);
    found.map(|&(_, from, to)| (from, to)).unwrap()
}

/// The planets that the two circles of a mission name and what covering them gains.
#[track_caller]
fn visit_circles(card: &str, circles: [(&str, &str); 2]) {
    let mut t = holding(card);
    assert_eq!(
        outcome(&mut t, card, &format!("play {card}")),
        "hand-1 played+1; front 1"
    );

    // Every planet is visited; only the named ones offer their circle.
    for (planet, from, to) in APPROACHES {
        let mut t = Table::new(2);
        t.played(1, card)
            .probe(1, from)
            .play(&format!("move 1 {to}"));
        let Some(circle) = circles.iter().position(|(named, _)| *named == planet) else {
            assert_eq!(t.decides(), "1 turn", "{planet} is not on card {card}");
            continue;
        };
        let (circle, gain) = (format!("cover {card} {}", circle + 1), circles[circle].1);
        assert_eq!(t.own_choices(), [circle.as_str(), "skip"]);
        t.mark().play(&circle);
        assert_eq!((t.diff(1).as_str(), t.decides().as_str()), (gain, "1 turn"));
        assert_eq!(place(&t, card), "front 1");
        // Covered once: the same visit again covers nothing.
        t.play(&format!("move 1 {from}; move 1 {to}"));
        assert_eq!(t.decides(), "1 turn");
    }

    // Standing there when the card is played is no visit; leaving and returning is.
    for (planet, _) in circles {
        let (from, to) = approach(planet);
        let mut t = holding(card);
        t.probe(1, to);
        assert_eq!(
            outcome(&mut t, card, &format!("play {card}")),
            "hand-1 played+1; front 1"
        );
        t.play(&format!("move 1 {from}"));
        assert_eq!(t.decides(), "1 late");
        t.play(&format!("move 1 {to}"));
        assert_eq!(t.decides(), "1 trigger");
    }

    // Declined, the event is lost; the next one offers the circle again. Both covered, it is completed.
    let mut t = Table::new(2);
    let [(from1, to1), (from2, to2)] = circles.map(|(planet, _)| approach(planet));
    t.played(1, card)
        .probe(1, from1)
        .probe(1, from2)
        .play(&format!("move 1 {to1}"));
    t.mark().play("skip");
    assert_eq!((t.diff(1).as_str(), t.decides().as_str()), ("", "1 turn"));
    t.play(&format!("move 1 {from1}; move 1 {to1}; cover {card} 1"));
    assert_eq!(place(&t, card), "front 1");
    t.play(&format!("move 2 {to2}; cover {card} 2"));
    assert_eq!(
        (place(&t, card).as_str(), t.decides().as_str()),
        ("completed 1", "1 turn")
    );
}

/// S3.25: the printed costs of cards 1 to 46.
#[test]
fn a_card_can_be_played_for_its_cost_and_not_for_less() {
    let costs = [
        (0, "1 2 3 4"),
        (1, "11 13 15 16 17 18 19 20 21 22 23 26 27 43 44"),
        (
            2,
            "12 14 24 25 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 45 46",
        ),
        (3, "5 6 7 8 9 10"),
    ];
    let mut cards = 0;
    for (cost, list) in costs {
        for card in list.split(' ') {
            cards += 1;
            let mut t = holding(card);
            t.p(1).credits = cost;
            t.legal(&format!("play {card}"))
                .play(&format!("play {card}"));
            assert_eq!(t.p(1).credits, 0, "card {card}");
            if cost > 0 {
                let mut t = holding(card);
                t.p(1).credits = cost - 1;
                t.refused(&format!("play {card}"), "S3.25");
            }
        }
    }
    assert_eq!(cards, 46);
}

/// Card 1
#[test]
fn pioneer_11_wants_jupiter_and_saturn() {
    visit_circles("1", [("jupiter", "data+1"), ("saturn", "vp+4")]);
}

/// Card 2
#[test]
fn mariner_10_wants_mercury_and_venus() {
    visit_circles("2", [("mercury", "hand+1"), ("venus", "publicity+1")]);
    let mut t = Table::new(2);
    t.played(1, "2")
        .deck_top("77")
        .probe(1, "r1s2")
        .play("move 1 r1s1; cover 2 1");
    assert_eq!(
        place(&t, "77"),
        "hand 1",
        "the reward is the top card of the deck"
    );
}

/// Card 3
#[test]
fn voyager_2_wants_uranus_and_neptune() {
    visit_circles("3", [("uranus", "energy+1"), ("neptune", "credits+1")]);
}

/// Card 4
#[test]
fn galileo_wants_venus_and_jupiter() {
    visit_circles("4", [("venus", "publicity+1"), ("jupiter", "data+1")]);
}

/// Card 1, Card 4; S8.13
#[test]
fn one_visit_of_jupiter_covers_one_circle_of_two_missions() {
    let mut t = Table::new(2);
    t.played(1, "1 4").probe(1, "r3s2").play("move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "cover 4 2", "skip"]);
    t.mark().play("cover 4 2");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("data+1", "1 turn")
    );
    t.play("move 1 r3s2; move 1 r3s3");
    assert_eq!(
        t.own_choices(),
        ["cover 1 1", "skip"],
        "the other circle is still open"
    );
}

/// Card 2, Card 4; S8.13
#[test]
fn one_visit_of_venus_covers_one_circle_of_two_missions() {
    let mut t = Table::new(2);
    t.played(1, "2 4").probe(1, "r1s2").play("move 1 r1s3");
    assert_eq!(t.own_choices(), ["cover 2 2", "cover 4 1", "skip"]);
    t.play("cover 2 2");
    assert_eq!(t.decides(), "1 turn");
}

/// Card 1; S8.8
#[test]
fn visits_of_other_players_cover_no_circle() {
    let mut t = Table::new(2);
    t.played(1, "1")
        .probe(2, "r3s2")
        .play("launch; end; move 1 r3s3");
    assert_eq!(t.decides(), "2 turn");
}

/// Card 1; S5.20
#[test]
fn being_carried_with_jupiter_is_no_visit() {
    let mut t = Table::new(2);
    t.played(1, "1").probe(1, "r3s3");
    t.p(1).publicity = 6;
    t.s.next_disc = 2;
    t.play("research");
    let (probe, jupiter) = (t.p(1).pieces[0].at, t.s.space_of(Body::Jupiter));
    assert_eq!([probe.to_string(), jupiter.to_string()], ["r3s2", "r3s2"]);
    assert_eq!(t.decides(), "1 tech");
}

/// Card 5
#[test]
fn venera_launches_and_wants_a_figure_at_venus() {
    let mut t = holding("5");
    let gained = "credits-3 publicity+1 hand-1 played+1 pieces+1; front 1";
    assert_eq!(outcome(&mut t, "5", "play 5"), gained);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let no = [
        "probe 1 r1s3",
        "orbiter 2 venus",
        "lander 2 venus",
        "orbiter 1 mercury, lander 1 mars",
    ];
    let yes = ["orbiter 1 venus", "lander 1 venus"];
    mission("5", "play 5", "complete 5", &no, &yes, "vp+7 publicity+1");
}

/// Card 5, Card 6, Card 7, Card 8, Card 31; S21.3
#[test]
fn a_launch_at_the_probe_limit_is_skipped_and_the_rest_of_the_card_goes_on() {
    for (card, plays, result) in [
        (
            "5",
            "play 5",
            "credits-3 publicity+1 hand-1 played+1; front 1",
        ),
        ("6", "play 6", "credits-3 data+1 hand-1 played+1; front 1"),
        (
            "7",
            "play 7; step 1 r4s5",
            "credits-3 publicity+1 hand-1 played+1; front 1",
        ),
        ("8", "play 8; draw", "credits-3 played+1; front 1"),
        (
            "31",
            "play 31; step 1 r4s5",
            "credits-2 publicity+1 hand-1 played+1; front 1",
        ),
    ] {
        let mut t = holding(card);
        t.probe(1, "r4s4");
        assert_eq!(outcome(&mut t, card, plays), result, "card {card}");
        let mut t = holding(card);
        t.probe(1, "r4s4").tech(1, "probe-1").play(plays);
        assert_eq!(
            t.p(1).pieces.len(),
            2,
            "card {card} launches under the higher limit"
        );
    }
}

/// Card 6; S21.18
#[test]
fn juno_launches_and_wants_a_figure_at_jupiter_or_its_moons() {
    let mut t = holding("6");
    let gained = "credits-3 data+1 hand-1 played+1 pieces+1; front 1";
    assert_eq!(outcome(&mut t, "6", "play 6"), gained);
    let no = [
        "probe 1 r3s3",
        "lander 2 io",
        "lander 1 titan, orbiter 1 mars",
    ];
    let yes = [
        "orbiter 1 jupiter",
        "lander 1 jupiter",
        "lander 1 io",
        "lander 1 callisto",
    ];
    mission("6", "play 6", "complete 6", &no, &yes, "vp+7 publicity+1");
}

/// Card 7
#[test]
fn messenger_launches_and_moves_once_and_wants_a_figure_at_mercury() {
    let mut t = holding("7");
    t.play("play 7");
    assert_eq!(
        t.own_choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    let gained = "credits-3 hand-1 played+1 pieces+1; front 1";
    assert_eq!(
        outcome(&mut holding("7"), "7", "play 7; step 1 r1s4"),
        gained
    );
    assert_eq!(outcome(&mut holding("7"), "7", "play 7; done"), gained);
    let no = ["probe 1 r1s1", "orbiter 2 mercury", "orbiter 1 venus"];
    let yes = ["orbiter 1 mercury", "lander 1 mercury"];
    mission(
        "7",
        "play 7; done",
        "complete 7",
        &no,
        &yes,
        "vp+7 publicity+1",
    );
}

/// Card 7; S8.7
#[test]
fn a_mission_cannot_be_completed_during_its_own_effect() {
    let mut t = holding("7");
    t.orbiter(1, "mercury").play("play 7").illegal("complete 7");
    t.play("done").legal("complete 7");
}

/// Card 8; S8.21
#[test]
fn cassini_launches_and_picks_a_card_and_wants_a_figure_at_saturn() {
    let mut t = holding("8");
    t.deck_top("77").play("play 8");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    let mut t = holding("8");
    t.deck_top("77");
    assert_eq!(
        outcome(&mut t, "8", "play 8; take 108"),
        "credits-3 played+1 pieces+1; front 1"
    );
    assert_eq!([place(&t, "108"), place(&t, "77")], ["hand 1", "row"]);
    let no = ["probe 1 r3s7", "lander 2 titan", "lander 1 io"];
    let yes = [
        "orbiter 1 saturn",
        "lander 1 saturn",
        "lander 1 titan",
        "lander 1 enceladus",
    ];
    mission(
        "8",
        "play 8; draw",
        "complete 8",
        &no,
        &yes,
        "vp+6 publicity+1",
    );
}

/// Card 9; S3.7
#[test]
fn falcon_heavy_launches_two_probes_whatever_the_limit_says() {
    let result = "credits-3 publicity+1 hand-1 pieces+2; discard";
    assert_eq!(outcome(&mut holding("9"), "9", "play 9"), result);
    let mut t = holding("9");
    t.probe(1, "r4s4");
    assert_eq!(outcome(&mut t, "9", "play 9"), result);
    assert_eq!(t.p(1).pieces[1].at.to_string(), "r1s5");
    assert_eq!(t.p(1).pieces[2].at.to_string(), "r1s5");
}

/// Card 9; S3.7
#[test]
fn after_falcon_heavy_the_limit_counts_all_probes_again() {
    for techs in ["", "probe-1"] {
        let mut t = holding("9");
        t.tech(1, techs).play("play 9");
        t.next_own_turn().refused("launch", "S3.5");
    }
    let mut t = holding("9 5");
    t.tech(1, "probe-1").play("play 9");
    t.next_own_turn().play("play 5");
    assert_eq!(t.diff(1), "credits-3 publicity+1 hand-1 played+1");
}

/// Card 10
#[test]
fn odinus_rotates_and_takes_a_probe_technology() {
    let mut t = holding("10");
    t.play("play 10");
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
    assert_eq!(
        t.own_choices(),
        [
            "tech probe-1",
            "tech probe-2",
            "tech probe-3",
            "tech probe-4"
        ]
    );
    // 2 points for the first tile of the stack, 3 points as its bonus.
    let result = "vp+5 credits-3 hand-1 played+1 techs+1; front 1";
    assert_eq!(
        outcome(&mut holding("10"), "10", "play 10; tech probe-3"),
        result
    );
    let mut t = holding("10");
    let result = "vp+5 credits-3 hand-1 played+1 pieces+1 techs+1; front 1";
    assert_eq!(outcome(&mut t, "10", "play 10; tech probe-1"), result);
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s4",
        "launched after the rotation"
    );
}

/// Card 10; S9.11
#[test]
fn odinus_rotates_even_if_no_probe_technology_is_left() {
    let mut t = holding("10");
    t.tech(1, "probe-1 probe-2 probe-3 probe-4");
    assert_eq!(
        outcome(&mut t, "10", "play 10"),
        "credits-3 hand-1 played+1; front 1"
    );
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
}

/// Card 10
#[test]
fn odinus_wants_figures_at_both_neptune_and_uranus() {
    let no = [
        "orbiter 1 neptune, lander 1 triton",
        "orbiter 1 uranus, lander 1 titania",
        "orbiter 1 neptune, orbiter 2 uranus",
    ];
    let yes = [
        "orbiter 1 neptune, lander 1 uranus",
        "lander 1 triton, lander 1 titania",
    ];
    let plays = "play 10; tech probe-3";
    mission("10", plays, "complete 10; draw", &no, &yes, "vp+5 hand+1");
    let mut t = Table::new(2);
    t.played(1, "10")
        .orbiter(1, "neptune")
        .orbiter(1, "uranus")
        .play("complete 10");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
}

/// Card 11; D-49
#[test]
fn grant_gives_the_corner_of_the_picked_card_which_stays_in_hand() {
    for (pick, result) in [
        ("112", "credits-1 publicity+1; discard"),
        ("110", "credits-1 data+1; discard"),
        ("108", "credits-1 data+1; discard"),
    ] {
        let mut t = holding("11");
        t.deck_top("77");
        assert_eq!(
            outcome(&mut t, "11", &format!("play 11; take {pick}")),
            result
        );
        assert_eq!([place(&t, pick), place(&t, "77")], ["hand 1", "row"]);
    }
}

/// Card 11
#[test]
fn grant_gives_a_movement_if_the_picked_card_shows_one() {
    let mut t = holding("11");
    t.row("5 108 112").probe(1, "r4s4").play("play 11; take 5");
    let steps = ["step 1 r4s3", "step 1 r4s5", "step 1 r3s4", "done"];
    assert_eq!(t.own_choices(), steps);
    t.play("step 1 r4s5");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 publicity+1")
    );
    let mut t = holding("11");
    t.row("5 108 112");
    assert_eq!(
        outcome(&mut t, "11", "play 11; take 5"),
        "credits-1; discard"
    );
    assert_eq!(
        place(&t, "5"),
        "hand 1",
        "without a probe the movement is lost, the card is not"
    );
}

/// Card 11
#[test]
fn a_card_drawn_with_grant_is_shown_to_everybody() {
    let mut t = holding("11");
    t.deck_top("22");
    assert_eq!(
        outcome(&mut t, "11", "play 11; draw"),
        "credits-1 data+1; discard"
    );
    assert_eq!(place(&t, "22"), "hand 1");
    let shown = Event::Shown {
        seat: seat(1),
        card: "22".parse().unwrap(),
    };
    let told = t.events.iter().find(|told| told.event == shown);
    assert_eq!(told.map(|told| told.to), Some(Audience::All));
}

/// Card 11; S8.32
#[test]
fn the_corner_shown_with_grant_is_no_discard_from_the_hand() {
    let mut t = holding("11 22");
    t.played(1, "138");
    assert_eq!(
        outcome(&mut t, "11", "play 11; take 110"),
        "credits-1 data+1; discard"
    );
    t.play("corner 22");
    assert_eq!(
        t.decides(),
        "1 trigger",
        "a real discard for the same corner covers the circle"
    );
}

/// Card 12; D-54
#[test]
fn europa_clipper_lands_on_a_moon_without_the_technology() {
    let mut t = holding("12");
    t.probe(1, "r3s3").play("play 12");
    let sites = [
        "land jupiter",
        "land io",
        "land europa",
        "land ganymede",
        "land callisto",
    ];
    assert_eq!(t.own_choices(), sites);
    let mut t = holding("12");
    t.probe(1, "r3s3");
    let result = "vp+13 credits-2 data+4 hand-1 played+1 pieces-1; front 1";
    assert_eq!(outcome(&mut t, "12", "play 12; land callisto"), result);
}

/// Card 12; S3.21
#[test]
fn europa_clipper_does_not_land_on_an_occupied_moon() {
    let mut t = holding("12");
    t.probe(1, "r3s7").lander(2, "titan").play("play 12");
    assert_eq!(t.own_choices(), ["land saturn", "land enceladus"]);
}

/// Card 12, Card 13, Card 16; D-54, S2.12
#[test]
fn a_landing_without_a_probe_at_a_planet_is_skipped() {
    for (card, result) in [
        ("12", "credits-2 hand-1 played+1; front 1"),
        ("13", "credits-1 hand-1; discard"),
        ("16", "credits-1 hand-1; discard"),
    ] {
        let mut t = holding(card);
        t.probe(1, "r1s5").probe(2, "r2s2").orbiter(1, "mars");
        assert_eq!(outcome(&mut t, card, &format!("play {card}")), result);
    }
}

/// Card 12
#[test]
fn europa_clipper_scores_3_for_each_figure_at_jupiter_and_its_moons() {
    worth(
        "12",
        "play 12",
        "orbiter 1 mars, orbiter 2 jupiter, lander 2 io, lander 1 titan",
        0,
    );
    let four = "orbiter 1 jupiter, orbiter 1 jupiter, lander 1 jupiter, lander 1 europa";
    worth("12", "play 12", four, 12);
}

/// Card 13
#[test]
fn perseverance_lands_and_scores_4_on_mars_mercury_or_a_moon() {
    let trace = "trace orange left overflow";
    for (space, techs, land, result) in [
        // 6 or 12 for the planet, 3 for the trace, 4 for the card
        (
            "r2s2",
            "",
            format!("land mars; {trace}; space 1"),
            "vp+13 credits-1 data+2",
        ),
        (
            "r1s1",
            "",
            format!("land mercury; {trace}"),
            "vp+19 credits-1 data+3",
        ),
        // 5, 7 or 8 for the planet, 3 for the trace
        (
            "r1s3",
            "",
            format!("land venus; {trace}"),
            "vp+8 credits-1 data+2",
        ),
        (
            "r3s3",
            "",
            format!("land jupiter; {trace}"),
            "vp+10 credits-1 data+2",
        ),
        (
            "r3s7",
            "probe-4",
            format!("land saturn; {trace}"),
            "vp+11 credits-1 data+2",
        ),
    ] {
        let mut t = holding("13");
        t.probe(1, space).tech(1, techs);
        let result = format!("{result} hand-1 pieces-1 traces+1; discard");
        assert_eq!(outcome(&mut t, "13", &format!("play 13; {land}")), result);
    }
    for (space, land, result) in [
        (
            "r2s2",
            "land phobos-deimos",
            "vp+12 credits-1 hand-1 pieces-1; discard",
        ),
        (
            "r3s3",
            "land io",
            "vp+14 credits-1 energy+4 hand-1 pieces-1; discard",
        ),
        (
            "r4s0",
            "land titania",
            "vp+29 credits-1 hand-1 pieces-1; discard",
        ),
    ] {
        let mut t = holding("13");
        t.probe(1, space).tech(1, "probe-4");
        assert_eq!(outcome(&mut t, "13", &format!("play 13; {land}")), result);
    }
}

/// Card 13; S3.19
#[test]
fn perseverance_reaches_moons_only_with_the_technology() {
    let mut t = holding("13");
    t.probe(1, "r2s2").play("play 13");
    assert_eq!(t.own_choices(), ["land mars"]);
    let mut t = holding("13");
    t.probe(1, "r2s2").tech(1, "probe-4").play("play 13");
    assert_eq!(t.own_choices(), ["land mars", "land phobos-deimos"]);
}

/// Card 14
#[test]
fn mars_science_laboratory_gives_publicity_and_data() {
    let result = "credits-2 publicity+1 data+2 hand-1 played+1; front 1";
    assert_eq!(outcome(&mut holding("14"), "14", "play 14"), result);
}

/// Card 14
#[test]
fn mars_science_laboratory_scores_4_for_each_figure_at_mars_and_its_moons() {
    worth(
        "14",
        "play 14",
        "orbiter 2 mars, lander 1 venus, probe 1 r2s2",
        0,
    );
    worth(
        "14",
        "play 14",
        "orbiter 1 mars, lander 1 mars, lander 1 phobos-deimos",
        12,
    );
}

/// Card 15
#[test]
fn atmospheric_entry_takes_an_own_orbiter_for_points_data_and_a_card() {
    let mut t = holding("15");
    t.orbiter(1, "mars")
        .orbiter(2, "venus")
        .lander(1, "jupiter")
        .play("play 15");
    assert_eq!(t.own_choices(), ["remove orbiter mars first"]);
    t.play("remove orbiter mars first");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    t.play("draw");
    assert_eq!(t.diff(1), "vp+3 credits-1 data+1");
    assert_eq!([place(&t, "15"), t.decides()], ["discard", "1 late"]);
    assert_eq!(t.s.planets[Body::Mars.index()].orbiters, [0; 4]);
}

/// Card 15; S2.12
#[test]
fn atmospheric_entry_gives_nothing_without_an_own_orbiter() {
    let mut t = holding("15");
    t.orbiter(2, "mars").lander(1, "venus").probe(1, "r3s3");
    assert_eq!(
        outcome(&mut t, "15", "play 15"),
        "credits-1 hand-1; discard"
    );
}

/// Card 15; S21.10
#[test]
fn an_orbiter_taken_off_the_first_space_opens_it_again() {
    let mut t = holding("15");
    t.orbiter(1, "venus").probe(2, "r1s3");
    t.play("play 15; remove orbiter venus first; draw; end")
        .mark()
        .play("orbit venus");
    assert_eq!(t.diff(2), "vp+9 credits-1 energy-1 pieces-1");
}

/// Card 15; S21.10
#[test]
fn other_orbiters_do_not_shift_when_the_first_one_is_taken() {
    let mut t = holding("15");
    t.orbiter(1, "venus").orbiter(2, "venus").probe(2, "r1s3");
    t.play("play 15; remove orbiter venus first; draw");
    let venus = t.s.planets[Body::Venus.index()];
    assert_eq!((venus.orbiters, venus.first_orbiter), ([0, 1, 0, 0], None));
}

/// Card 15; S21.10
#[test]
fn the_player_chooses_between_the_first_and_a_later_own_orbiter() {
    let mut t = holding("15");
    t.orbiter(1, "venus").orbiter(1, "venus").play("play 15");
    assert_eq!(
        t.own_choices(),
        ["remove orbiter venus first", "remove orbiter venus"]
    );
    t.play("remove orbiter venus");
    let venus = t.s.planets[Body::Venus.index()];
    assert_eq!(venus.first_orbiter, Some(Marker::of(seat(1))));
    assert_eq!(venus.orbiters, [1, 0, 0, 0]);
}

/// A planet whose data spaces are covered by player 2.
fn cover(t: &mut Table, body: Body, spaces: usize) {
    let planet = &mut t.s.planets[body.index()];
    planet.landers[1] = spaces as u8;
    planet.first_landers[..spaces].fill(Some(Marker::of(seat(2))));
}

/// Card 16; S21.11
#[test]
fn dragonfly_gains_the_data_under_an_earlier_lander() {
    let trace = "trace orange left overflow";
    // Card 13 lands in the same place without the covered data.
    for (card, data) in [("16", " data+2"), ("13", "")] {
        let mut t = holding(card);
        t.probe(1, "r3s3");
        cover(&mut t, Body::Jupiter, 1);
        let result = outcome(&mut t, card, &format!("play {card}; land jupiter; {trace}"));
        assert_eq!(
            result,
            format!("vp+10 credits-1{data} hand-1 pieces-1 traces+1; discard")
        );
        let space = t.s.planets[Body::Jupiter.index()].first_landers[0];
        assert_eq!(space, Some(Marker::of(seat(2))), "the earlier lander stays");
    }
}

/// Card 16; S21.11
#[test]
fn dragonfly_chooses_among_the_covered_spaces_of_mars() {
    for covered in [1, 2] {
        let mut t = holding("16");
        t.probe(1, "r2s2");
        cover(&mut t, Body::Mars, covered);
        t.play("play 16; land mars; trace orange left overflow");
        assert_eq!(t.own_choices(), ["space 1", "space 2"]);
        t.play("space 1");
        assert_eq!(t.diff(1), "vp+9 credits-1 data+2 hand-1 pieces-1 traces+1");
    }
}

/// Card 16; S21.11
#[test]
fn dragonfly_may_land_on_an_occupied_moon_but_needs_the_technology_for_moons() {
    let mut t = holding("16");
    t.probe(1, "r2s2")
        .lander(2, "phobos-deimos")
        .play("play 16");
    assert_eq!(t.own_choices(), ["land mars"]);
    let mut t = holding("16");
    t.probe(1, "r2s2")
        .lander(2, "phobos-deimos")
        .tech(1, "probe-4");
    let result = "vp+8 credits-1 hand-1 pieces-1; discard";
    assert_eq!(outcome(&mut t, "16", "play 16; land phobos-deimos"), result);
}

/// Card 17
#[test]
fn osiris_rex_counts_asteroids_under_and_beside_the_chosen_probe() {
    for (space, data) in [
        ("r2s7", " data+4"), // on asteroids, two more beside it
        ("r2s6", " data+3"), // on asteroids, one more beside it
        ("r1s6", " data+2"), // two beside it; the ones at r2s7 are diagonal
        ("r3s6", " data+1"), // one beside it; r2s7 is diagonal
        ("r3s5", ""),        // two of them diagonal, none beside it
    ] {
        let mut t = holding("17");
        t.probe(1, space);
        let result = outcome(&mut t, "17", &format!("play 17; probe {space}"));
        assert_eq!(
            result,
            format!("credits-1{data} hand-1; discard"),
            "{space}"
        );
    }
}

/// Card 17
#[test]
fn osiris_rex_uses_one_own_probe_in_space() {
    let mut t = holding("17");
    t.probe(1, "r2s7")
        .probe(1, "r3s6")
        .probe(2, "r2s6")
        .play("play 17");
    assert_eq!(t.own_choices(), ["probe r2s7", "probe r3s6"]);
    t.play("probe r3s6");
    assert_eq!(t.diff(1), "credits-1 data+1 hand-1");
    let mut t = holding("17");
    t.probe(2, "r2s7").orbiter(1, "mars");
    assert_eq!(
        outcome(&mut t, "17", "play 17"),
        "credits-1 hand-1; discard"
    );
}

/// Card 18
#[test]
fn hayabusa_marks_an_orange_trace_if_a_probe_is_on_asteroids() {
    let mut t = holding("18");
    t.probe(1, "r1s4").probe(1, "r2s6").play("play 18");
    let spots = [
        "trace orange left discovery",
        "trace orange left overflow",
        "trace orange right discovery",
        "trace orange right overflow",
    ];
    assert_eq!(t.own_choices(), spots);
    t.play("trace orange left discovery");
    assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 hand-1 traces+1");
    assert_eq!([place(&t, "18"), t.decides()], ["discard", "1 late"]);
}

/// Card 18
#[test]
fn hayabusa_gives_nothing_without_an_own_probe_on_asteroids() {
    let mut t = holding("18");
    t.probe(1, "r1s6").probe(2, "r2s6");
    assert_eq!(
        outcome(&mut t, "18", "play 18"),
        "credits-1 hand-1; discard"
    );
}

/// Card 19
#[test]
fn slingshot_moves_twice_and_turns_the_publicity_of_a_planet_into_movement() {
    let mut t = holding("19");
    t.probe(1, "r1s4").play("play 19; step 1 r1s3");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 visit", "credits-1 hand-1")
    );
    assert_eq!(t.own_choices(), ["publicity", "movement"]);
    t.play("movement; step 1 r1s2; step 1 r1s1; publicity");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand-1");
    assert_eq!([place(&t, "19"), t.decides()], ["discard", "1 late"]);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s1");
}

/// Card 19; S5.8
#[test]
fn the_movement_of_slingshot_may_stay_unused() {
    let mut t = holding("19");
    t.probe(1, "r1s4").play("play 19; step 1 r1s3; movement");
    assert_eq!(t.decides(), "1 moves");
    assert_eq!(outcome(&mut t, "19", "done"), "; discard");
    assert_eq!(
        outcome(&mut holding("19"), "19", "play 19"),
        "credits-1 hand-1; discard"
    );
}

/// Card 19
#[test]
fn slingshot_turns_only_the_publicity_of_planets_into_movement() {
    for (from, to, techs, publicity) in [
        ("r3s0", "r2s0", "", " publicity+1"),        // comet
        ("r1s6", "r1s5", "", ""),                    // Earth gives no publicity to replace
        ("r2s5", "r2s6", "probe-2", " publicity+1"), // asteroids
    ] {
        let mut t = holding("19");
        t.probe(1, from)
            .tech(1, techs)
            .play(&format!("play 19; step 1 {to}"));
        let result = format!("credits-1{publicity} hand-1");
        assert_eq!(
            (t.decides(), t.diff(1)),
            ("1 moves".to_owned(), result),
            "{to}"
        );
    }
}

/// Card 19; S21.24
#[test]
fn slingshot_lasts_to_the_end_of_the_turn() {
    let mut t = holding("19");
    t.probe(1, "r1s4").play("move 1 r1s3");
    assert_eq!(t.decides(), "1 turn", "not yet before the card");
    t.play("move 1 r1s2; play 19; done; move 1 r1s3");
    assert_eq!(t.decides(), "1 visit", "also for movement paid with energy");
    t.play("movement; step 1 r1s4");
    assert_eq!(t.decides(), "1 late");
    t.next_own_turn();
    let at = t.p(1).pieces[0].at;
    let venus = t.s.space_of(Body::Venus);
    assert_eq!(
        (at.ring(), at.sector()),
        (1, venus.sector() + 1),
        "still beside Venus"
    );
    t.play(&format!("move 1 {venus}"));
    assert_eq!(t.decides(), "1 turn");
}

/// A card that rewards a visit of one planet in this turn.
#[track_caller]
fn flyby(card: &str, planet: &str, vp: u16, moves: usize, cost: u8) {
    let (from, to) = approach(planet);
    let play = format!("play {card}");
    let paid = format!("credits-{cost}");

    // All movements are used back and forth: the reward comes once.
    let mut t = holding(card);
    t.probe(1, from).play(&play);
    for step in 0..moves {
        assert_eq!(t.decides(), "1 moves");
        t.play(&format!("step 1 {}", if step % 2 == 0 { to } else { from }));
    }
    let publicity = moves.div_ceil(2);
    assert_eq!(
        t.diff(1),
        format!("vp+{vp} {paid} publicity+{publicity} hand-1")
    );
    assert_eq!([place(&t, card), t.decides()], ["discard", "1 late"]);

    // No other planet is rewarded.
    for (other, from, to) in APPROACHES
        .into_iter()
        .filter(|(other, ..)| *other != planet)
    {
        let mut t = holding(card);
        t.probe(1, from).play(&format!("{play}; step 1 {to}; done"));
        assert_eq!(t.p(1).score, 0, "{other} is not on card {card}");
    }

    // Standing there is no visit; leaving and returning is.
    let mut t = holding(card);
    t.probe(1, to);
    assert_eq!(
        outcome(&mut t, card, &format!("{play}; done")),
        format!("{paid} hand-1; discard")
    );
    let mut t = holding(card);
    t.probe(1, to)
        .play(&format!("{play}; step 1 {from}; step 1 {to}"));
    assert_eq!(t.p(1).score, vp);

    // A visit earlier or later in the turn counts, and only once with those of the card.
    let mut t = holding(card);
    t.probe(1, from)
        .play(&format!("move 1 {to}"))
        .mark()
        .play(&play);
    assert_eq!(t.diff(1), format!("vp+{vp} {paid} hand-1"));
    t.play(&format!("step 1 {from}; step 1 {to}"));
    assert_eq!(t.p(1).score, vp);
    let mut t = holding(card);
    t.probe(1, from)
        .play(&format!("{play}; done"))
        .mark()
        .play(&format!("move 1 {to}"));
    assert_eq!(t.diff(1), format!("vp+{vp} energy-1 publicity+1"));

    // Not in the next turn, and nothing without a probe.
    let mut t = holding(card);
    t.probe(1, from).play(&format!("{play}; done"));
    t.next_own_turn();
    let at = t.s.space_of(planet.parse().unwrap());
    t.p(1).pieces[0].at = at
        .neighbours()
        .find(|near| near.ring() == at.ring())
        .unwrap();
    t.play(&format!("move 1 {at}"));
    assert_eq!(t.p(1).score, 0);
    let mut t = holding(card);
    assert_eq!(
        outcome(&mut t, card, &play),
        format!("{paid} hand-1; discard")
    );
}

/// Card 20; D-50, S21.1, S21.26
#[test]
fn mercury_flyby() {
    flyby("20", "mercury", 4, 2, 1);
}

/// Card 21; D-50, S21.1, S21.26
#[test]
fn venus_flyby() {
    flyby("21", "venus", 3, 2, 1);
}

/// Card 22; D-50, S21.1, S21.26
#[test]
fn mars_flyby() {
    flyby("22", "mars", 4, 2, 1);
}

/// Card 23; D-50, S21.1, S21.26
#[test]
fn jupiter_flyby() {
    flyby("23", "jupiter", 4, 2, 1);
}

/// Card 24; D-50, S21.1, S21.26
#[test]
fn saturn_flyby() {
    flyby("24", "saturn", 6, 3, 2);
}

/// Card 25; S21.23
#[test]
fn lightsail_scores_each_different_planet_visited_in_the_turn() {
    for (steps, result) in [
        (
            "step 1 r1s3; step 1 r1s2; step 1 r1s1; step 1 r1s2",
            "vp+2 credits-2 publicity+2 hand-1",
        ),
        (
            "step 1 r1s3; step 1 r1s4; step 1 r1s3; step 1 r1s4",
            "vp+1 credits-2 publicity+2 hand-1",
        ),
        (
            "step 1 r1s5; step 1 r1s4; step 1 r1s3; step 1 r1s2",
            "vp+2 credits-2 publicity+1 hand-1",
        ),
        (
            "step 1 r1s5; step 1 r1s4; step 1 r1s5; done",
            "vp+1 credits-2 hand-1",
        ),
        ("step 1 r2s4; done", "credits-2 hand-1"),
    ] {
        let mut t = holding("25");
        t.probe(1, "r1s4");
        let result = format!("{result}; discard");
        assert_eq!(
            outcome(&mut t, "25", &format!("play 25; {steps}")),
            result,
            "{steps}"
        );
    }
    let mut t = holding("25");
    t.probe(1, "r4s4").play("play 25; step 1 r4s5; done");
    assert_eq!(t.p(1).score, 0, "a comet is no planet");
}

/// Card 25; D-50, S5.12
#[test]
fn lightsail_counts_visits_before_and_after_it_in_the_turn() {
    let mut t = holding("25");
    t.probe(1, "r1s4")
        .play("move 1 r1s3; move 1 r1s4; move 1 r1s5")
        .mark()
        .play("play 25");
    assert_eq!(t.diff(1), "vp+2 credits-2 hand-1");
    t.play("step 1 r1s4; step 1 r1s3; done");
    assert_eq!(t.p(1).score, 2, "Venus was already counted");
    t.play("move 1 r1s2; move 1 r1s1");
    assert_eq!(t.p(1).score, 3);
    let mut t = holding("25");
    t.probe(1, "r1s3");
    assert_eq!(
        outcome(&mut t, "25", "play 25; done"),
        "credits-2 hand-1; discard"
    );
    assert_eq!(
        outcome(&mut holding("25"), "25", "play 25"),
        "credits-2 hand-1; discard"
    );
}

/// Card 19, Card 25; S16.3
#[test]
fn oumuamua_is_a_planet_for_slingshot_and_lightsail() {
    for (card, asked, vp) in [("19", "1 visit", 0), ("25", "1 moves", 1)] {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").hand(1, card).probe(1, "r3s4");
        t.play(&format!("play {card}; step 1 r3s5"));
        assert_eq!((t.decides().as_str(), t.p(1).score), (asked, vp));
    }
}

/// Card 26; S21.24
#[test]
fn the_asteroid_belt_can_be_left_without_extra_movement_for_the_whole_turn() {
    let mut t = holding("26");
    t.probe(1, "r2s6");
    let result = "credits-1 hand-1; discard";
    assert_eq!(
        outcome(&mut t, "26", "play 26; step 1 r2s7; step 1 r2s6"),
        result
    );
    t.mark().play("move 1 r2s7");
    assert_eq!(t.diff(1), "energy-1", "also for movement paid with energy");
    t.next_own_turn();
    let at = t.p(1).pieces[0].at;
    assert_eq!(at.to_string(), "r2s7");
    t.play("move 1 r2s6");
    assert_eq!(
        t.diff(1),
        "energy-2",
        "the next turn costs the extra movement again"
    );
}

/// Card 26
#[test]
fn through_the_asteroid_belt_gives_two_movements_and_does_not_change_earlier_ones() {
    let mut t = holding("26");
    t.probe(1, "r2s6").play("move 1 r2s7");
    assert_eq!(t.diff(1), "energy-2");
    let mut t = holding("26");
    t.probe(1, "r4s1").play("play 26; step 1 r4s2");
    assert_eq!(t.decides(), "1 moves");
    t.play("step 1 r4s1");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(
        outcome(&mut holding("26"), "26", "play 26"),
        "credits-1 hand-1; discard"
    );
}

/// Card 27
#[test]
fn hubble_moves_a_probe_and_marks_a_signal_in_its_sector() {
    let mut t = holding("27");
    t.probe(1, "r1s2");
    let result = "credits-1 publicity+1 data+1 hand-1; discard";
    assert_eq!(outcome(&mut t, "27", "play 27; step 1 r1s3"), result);
    assert_eq!(signals(&t), "kepler-22 1");
    let mut t = holding("27");
    t.probe(1, "r1s2");
    assert_eq!(
        outcome(&mut t, "27", "play 27; done"),
        "credits-1 data+1 hand-1; discard"
    );
    assert_eq!(signals(&t), "barnards-star 1");
}

/// Card 27
#[test]
fn hubble_with_two_probes_chooses_the_sector_of_one() {
    let mut t = holding("27");
    t.probe(1, "r1s2")
        .probe(1, "r4s4")
        .probe(2, "r4s6")
        .play("play 27; done");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    t.play("signal proxima-centauri");
    assert_eq!(
        (signals(&t).as_str(), t.decides().as_str()),
        ("proxima-centauri 1", "1 late")
    );
}

/// Card 27, Card 28, Card 29; S2.12
#[test]
fn without_a_probe_in_space_the_space_telescopes_mark_nothing() {
    for (card, cost) in [("27", 1), ("28", 2), ("29", 2)] {
        let mut t = holding(card);
        t.orbiter(1, "mars").lander(1, "venus").probe(2, "r1s4");
        let result = outcome(&mut t, card, &format!("play {card}"));
        assert_eq!(result, format!("credits-{cost} hand-1; discard"));
        assert_eq!(signals(&t), "");
    }
}

/// Card 17, Card 18, Card 27, Card 30; S14.9
#[test]
fn a_capsule_counts_as_a_probe() {
    for (card, plays, data) in [
        ("17", "play 17; probe r2s6", 3),
        ("18", "play 18; trace orange left overflow", 0),
        ("27", "play 27; done", 1),
        ("30", "play 30; signal beta-pictoris", 1),
    ] {
        let mut t = holding(card);
        t.discover("left").capsule(1, "r2s6", 1).play(plays);
        assert_eq!(
            (t.decides().as_str(), t.p(1).data),
            ("1 late", data),
            "card {card}"
        );
    }
}

/// Card 28; S21.21
#[test]
fn kepler_marks_both_signals_in_the_sector_of_one_probe() {
    let mut t = holding("28");
    t.probe(1, "r1s4")
        .probe(1, "r4s1")
        .play("play 28; step 2 r4s2");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    assert_eq!(
        outcome(&mut t, "28", "signal barnards-star"),
        "vp+2 data+2; discard"
    );
    assert_eq!(signals(&t), "barnards-star 1 1");
    let mut t = holding("28");
    t.probe(1, "r1s4");
    assert_eq!(
        outcome(&mut t, "28", "play 28; done"),
        "vp+2 credits-2 data+2 hand-1; discard"
    );
    assert_eq!(signals(&t), "proxima-centauri 1 1");
}

/// Card 29
#[test]
fn james_webb_marks_one_signal_in_the_sector_of_a_probe_and_in_each_neighbour() {
    let mut t = holding("29");
    t.probe(1, "r4s1")
        .signals("vega", "2")
        .play("play 29; step 1 r4s0");
    // The publicity is for visiting Uranus, the 2 points are for the second position at Vega.
    assert_eq!(t.diff(1), "vp+2 credits-2 publicity+1 data+3 hand-1");
    assert_eq!(signals(&t), "vega 2 1, sirius-a 1, procyon 1");
    assert_eq!([place(&t, "29"), t.decides()], ["discard", "1 late"]);
}

/// Card 29; S21.21
#[test]
fn james_webb_chooses_one_of_several_probes() {
    let mut t = holding("29");
    t.probe(1, "r1s4").probe(1, "r4s1").play("play 29; done");
    assert_eq!(
        t.own_choices(),
        ["signal sirius-a", "signal proxima-centauri"]
    );
    assert_eq!(
        outcome(&mut t, "29", "signal proxima-centauri"),
        "data+3; discard"
    );
    assert_eq!(
        signals(&t),
        "kepler-22 1, proxima-centauri 1, 61-virginis 1"
    );
}

/// Card 30
#[test]
fn great_observatories_marks_a_signal_for_each_chosen_probe_of_anybody() {
    let mut t = holding("30");
    t.probe(1, "r1s4")
        .probe(2, "r3s3")
        .probe(2, "r4s3")
        .probe(2, "r4s6")
        .play("play 30");
    let stars = [
        "signal kepler-22",
        "signal proxima-centauri",
        "signal beta-pictoris",
        "done",
    ];
    assert_eq!(t.own_choices(), stars);
    t.play("signal kepler-22; signal kepler-22");
    let stars = ["signal proxima-centauri", "signal beta-pictoris", "done"];
    assert_eq!(t.own_choices(), stars, "both probes at Kepler 22 were used");
    t.play("signal beta-pictoris");
    assert_eq!(t.diff(1), "vp+2 credits-2 data+3 hand-1");
    assert_eq!(signals(&t), "kepler-22 1 1, beta-pictoris 1");
    assert_eq!(
        [place(&t, "30"), t.decides()],
        ["discard", "1 late"],
        "never more than three"
    );
}

/// Card 30
#[test]
fn great_observatories_may_choose_fewer_probes_or_none() {
    let mut t = holding("30");
    t.probe(1, "r1s4").probe(2, "r3s3");
    assert_eq!(
        outcome(&mut t, "30", "play 30; done"),
        "credits-2 hand-1; discard"
    );
    assert_eq!(signals(&t), "");
    let mut t = holding("30");
    t.probe(1, "r1s4").probe(2, "r3s3");
    let one = "play 30; signal kepler-22; done";
    assert_eq!(
        outcome(&mut t, "30", one),
        "credits-2 data+1 hand-1; discard"
    );
    let mut t = holding("30");
    t.probe(2, "r3s3");
    let all = "play 30; signal kepler-22";
    assert_eq!(
        outcome(&mut t, "30", all),
        "credits-2 data+1 hand-1; discard"
    );
    assert_eq!(
        outcome(&mut holding("30"), "30", "play 30"),
        "credits-2 hand-1; discard"
    );
}

/// Card 30
#[test]
fn a_probe_that_moves_between_two_signals_is_not_used_twice() {
    let mut t = holding("30");
    t.probe(1, "r1s4")
        .probe(2, "r4s6")
        .play("play 30; move 1 r1s3");
    let stars = ["signal kepler-22", "signal beta-pictoris", "done"];
    assert_eq!(
        t.own_choices(),
        stars,
        "before the first signal its new sector counts"
    );
    t.play("signal kepler-22; move 1 r1s2");
    assert_eq!(t.own_choices(), ["signal beta-pictoris", "done"]);
    t.play("signal beta-pictoris");
    assert_eq!(signals(&t), "kepler-22 1, beta-pictoris 1");
    assert_eq!(t.decides(), "1 late");
}

/// Card 31
#[test]
fn the_space_launch_system_launches_and_moves() {
    let mut t = holding("31");
    t.play("play 31");
    assert_eq!(
        t.own_choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    let result = "credits-2 hand-1 played+1 pieces+1; front 1";
    assert_eq!(
        outcome(&mut holding("31"), "31", "play 31; step 1 r1s6"),
        result
    );
}

/// Card 31
#[test]
fn the_space_launch_system_wants_three_landers_on_planets_not_on_moons() {
    let no = [
        "lander 1 mars, lander 1 venus",
        "lander 1 mars, lander 1 venus, lander 1 europa",
        "lander 1 mars, lander 1 venus, orbiter 1 venus",
        "lander 1 mars, lander 1 venus, lander 2 venus",
    ];
    let yes = ["lander 1 mars, lander 1 mars, lander 1 venus"];
    mission("31", "play 31; done", "complete 31", &no, &yes, "credits+1");
}

/// A card that marks two signals in the sector of a planet and wants a figure there.
#[track_caller]
fn exploration(card: &str, planet: &str, star: &str, turned: &str, moon: Option<&str>) {
    let play = format!("play {card}");
    let mut t = holding(card);
    let result = "vp+2 credits-2 data+2 hand-1 played+1; front 1";
    assert_eq!(outcome(&mut t, card, &play), result);
    assert_eq!(signals(&t), format!("{star} 1 1"));
    let mut t = holding(card);
    t.s.offsets = [1, 1, 1];
    t.mark().play(&play);
    assert_eq!(
        signals(&t),
        format!("{turned} 1 1"),
        "the planet has moved on"
    );

    let (_, at) = approach(planet);
    let no = [
        format!("probe 1 {at}"),
        format!("orbiter 2 {planet}"),
        "orbiter 1 neptune".to_owned(),
    ];
    let mut yes = vec![format!("orbiter 1 {planet}"), format!("lander 1 {planet}")];
    yes.extend(moon.map(|moon| format!("lander 1 {moon}")));
    let no: Vec<&str> = no.iter().map(String::as_str).collect();
    let yes: Vec<&str> = yes.iter().map(String::as_str).collect();
    mission(card, &play, &format!("complete {card}"), &no, &yes, "vp+4");
}

/// Card 32
#[test]
fn mercury_exploration_program() {
    exploration("32", "mercury", "sirius-a", "vega", None);
}

/// Card 33
#[test]
fn venus_exploration_program() {
    exploration("33", "venus", "kepler-22", "barnards-star", None);
}

/// Card 34; S21.18
#[test]
fn mars_exploration_program() {
    exploration(
        "34",
        "mars",
        "barnards-star",
        "sirius-a",
        Some("phobos-deimos"),
    );
}

/// Card 35; S21.18
#[test]
fn jupiter_exploration_program() {
    exploration(
        "35",
        "jupiter",
        "kepler-22",
        "barnards-star",
        Some("ganymede"),
    );
}

/// Card 36; S21.18
#[test]
fn saturn_exploration_program() {
    exploration(
        "36",
        "saturn",
        "procyon",
        "beta-pictoris",
        Some("enceladus"),
    );
}

/// A card that marks signals at one star.
#[track_caller]
fn observation(card: &str, star: &str, n: usize) {
    let play = format!("play {card}");
    let result = match n {
        1 => "credits-1 data+1 hand-1 played+1; front 1",
        _ => "vp+2 credits-2 data+2 hand-1 played+1; front 1",
    };
    let mut t = holding(card);
    assert_eq!(outcome(&mut t, card, &play), result);
    assert_eq!(signals(&t), format!("{star}{}", " 1".repeat(n)));
    let mut t = holding(card);
    t.s.offsets = [1, 1, 1];
    t.mark().play(&play);
    assert_eq!(
        signals(&t),
        format!("{star}{}", " 1".repeat(n)),
        "stars do not move"
    );
}

/// A mission that wants two wins in a colour: its two stars, and a star of another colour.
#[track_caller]
fn two_wins(card: &str, stars: [&str; 2], other: &str) {
    let [a, b] = stars;
    let no = [
        format!("win 1 {a}"),
        format!("win 1 {b}, win 1 {other}"),
        format!("win 1 {a}, win 2 {b}"),
        format!("win 1 {other}, win 1 {other}"),
    ];
    let yes = [
        format!("win 1 {a}, win 1 {b}"),
        format!("win 1 {a}, win 1 {a}"),
    ];
    let (no, yes) = (
        no.each_ref().map(String::as_str),
        yes.each_ref().map(String::as_str),
    );
    let complete = format!("complete {card}");
    mission(
        card,
        &format!("play {card}"),
        &complete,
        &no,
        &yes,
        "vp+4 publicity+1",
    );
}

/// A gold-box card that scores 3 for each win in a colour.
#[track_caller]
fn three_per_win(card: &str, stars: [&str; 2], other: &str) {
    let [a, b] = stars;
    let play = format!("play {card}");
    worth(
        card,
        &play,
        &format!("win 1 {other}, win 2 {a}, win 2 {b}"),
        0,
    );
    worth(
        card,
        &play,
        &format!("win 1 {a}, win 1 {b}, win 1 {b}, win 1 {other}"),
        9,
    );
}

/// Card 37
#[test]
fn proxima_centauri_observation() {
    observation("37", "proxima-centauri", 2);
    two_wins("37", ["proxima-centauri", "barnards-star"], "kepler-22");
}

/// Card 38
#[test]
fn barnards_star_observation() {
    observation("38", "barnards-star", 2);
    three_per_win("38", ["barnards-star", "proxima-centauri"], "vega");
}

/// Card 39
#[test]
fn virginis_61_observation() {
    observation("39", "61-virginis", 2);
    two_wins("39", ["61-virginis", "kepler-22"], "procyon");
}

/// Card 40
#[test]
fn kepler_22_observation() {
    observation("40", "kepler-22", 2);
    three_per_win("40", ["kepler-22", "61-virginis"], "proxima-centauri");
}

/// Card 41
#[test]
fn sirius_a_observation() {
    observation("41", "sirius-a", 2);
    two_wins("41", ["sirius-a", "procyon"], "beta-pictoris");
}

/// Card 42
#[test]
fn procyon_observation() {
    observation("42", "procyon", 2);
    three_per_win("42", ["procyon", "sirius-a"], "61-virginis");
}

/// Card 43
#[test]
fn beta_pictoris_observation() {
    observation("43", "beta-pictoris", 1);
    let no = ["win 2 vega", "win 1 sirius-a, win 1 kepler-22"];
    let yes = ["win 1 vega", "win 1 beta-pictoris"];
    mission(
        "43",
        "play 43",
        "complete 43",
        &no,
        &yes,
        "vp+2 publicity+1",
    );
}

/// Card 43; S8.10
#[test]
fn the_sector_won_by_the_card_itself_fulfils_its_mission() {
    let mut t = holding("43");
    t.signals("beta-pictoris", "1 1 2 1")
        .play("play 43; trace pink left overflow");
    // 3 points for the win, 3 for the trace; one publicity for being in the sector.
    assert_eq!(
        t.diff(1),
        "vp+6 credits-1 publicity+1 data+1 hand-1 played+1 traces+1"
    );
    assert_eq!(
        outcome(&mut t, "43", "complete 43"),
        "vp+2 publicity+1; completed 1"
    );
}

/// Card 44
#[test]
fn vega_observation() {
    observation("44", "vega", 1);
    three_per_win("44", ["vega", "beta-pictoris"], "procyon");
}

/// Card 45, Card 46; S6.4, S21.13
#[test]
fn two_row_cards_are_discarded_for_signals_before_the_row_is_refilled() {
    for card in ["45", "46"] {
        let mut t = holding(card);
        t.deck_top("60 61 62").play(&format!("play {card}"));
        assert_eq!(t.own_choices(), ["row 110", "row 108", "row 112"]);
        t.play("row 110");
        assert_eq!(
            t.own_choices(),
            ["signal barnards-star", "signal proxima-centauri"]
        );
        t.play("signal barnards-star");
        assert_eq!(
            t.own_choices(),
            ["row 108", "row 112"],
            "the gap is still open"
        );
        t.play("row 108");
        assert_eq!(t.own_choices(), ["signal vega", "signal beta-pictoris"]);
        assert_eq!(outcome(&mut t, card, "signal vega"), "data+1; discard");
        assert_eq!(signals(&t), "vega 1, barnards-star 1");
        let row = t.s.row.map(|card| card.unwrap().to_string());
        assert_eq!(row, ["60", "61", "112"]);
        assert_eq!([place(&t, "110"), place(&t, "108")], ["discard", "discard"]);
        assert_eq!(t.p(1).data, 2, "no sector was completed");
        assert_eq!((t.p(1).energy, t.p(1).hand.len()), (10, 0));
    }
}

/// Card 45
#[test]
fn allen_telescope_array_gives_energy_for_completing_a_sector_even_if_another_wins_it() {
    let mut t = holding("45");
    t.signals("vega", "2 2 2")
        .play("play 45; row 108; signal vega");
    assert_eq!(t.diff(1), "credits-2 energy+1 data+1 hand-1", "at once");
    t.play("row 112; signal kepler-22");
    assert_eq!(
        (t.decides().as_str(), t.s.sectors[Star::Vega.index()].wins),
        ("2 trace", [0, 1, 0, 0])
    );
    t.play("trace pink left overflow");
    assert_eq!(t.diff(1), "credits-2 energy+1 publicity+1 data+2 hand-1");
    assert_eq!([place(&t, "45"), t.decides()], ["discard", "1 late"]);
}

/// Card 45, Card 46; S21.26
#[test]
fn two_completed_sectors_are_rewarded_once() {
    for (card, gain) in [
        ("45", "credits-2 energy+1 data+2 hand-1"),
        ("46", "credits-2 data+2"),
    ] {
        let mut t = holding(card);
        t.signals("vega", "2 2 2").signals("kepler-22", "2 2 2 2");
        t.play(&format!(
            "play {card}; row 108; signal vega; row 112; signal kepler-22"
        ));
        assert_eq!(t.decides(), "1 sectors");
        assert_eq!(t.diff(1), gain);
    }
}

/// Card 46
#[test]
fn alma_draws_a_card_for_completing_a_sector_even_if_another_wins_it() {
    let mut t = holding("46");
    t.signals("vega", "2 2 2")
        .deck_top("60 61 62")
        .play("play 46; row 108; signal vega");
    assert_eq!(
        place(&t, "60"),
        "hand 1",
        "drawn at once, before the row is refilled"
    );
    t.play("row 112; signal kepler-22; trace pink left overflow");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+2");
    assert_eq!([place(&t, "46"), t.decides()], ["discard", "1 late"]);
    assert_eq!([place(&t, "61"), place(&t, "62")], ["row", "row"]);
}

/// Card 45, Card 46; S6.7
#[test]
fn a_signal_beyond_the_last_data_completes_no_sector() {
    for card in ["45", "46"] {
        let mut t = holding(card);
        t.signals("vega", "2 2 2 2");
        t.play(&format!(
            "play {card}; row 108; signal vega; row 112; signal kepler-22"
        ));
        assert_eq!(t.decides(), "2 trace");
        assert_eq!(t.diff(1), "credits-2 publicity+1 data+1 hand-1");
    }
}
