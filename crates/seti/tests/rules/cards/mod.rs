//! Project cards: each is played from the hand in a prepared position, with its mission, circles or gold box.
//! Here are the words that these tests share; [`printed`] checks what is printed on every card.

mod c001_010;
mod c011_019;
mod c020_030;
mod c031_036;
mod c037_046;
mod c047_056;
mod c057_070;
mod c071_080;
mod c081_092;
mod c093_100;
mod c101_110;
mod c111_120;
mod c121_130;
mod c131_138;
mod printed;

use crate::table::{Table, seat, star};
use orrery_seti::names::Tech;

/// What playing these choices changes for player 1, and where the card is then.
#[track_caller]
pub fn outcome(t: &mut Table, card: &str, choices: &str) -> String {
    t.mark().play(choices);
    assert_eq!(t.decides(), "1 late", "after {choices}");
    format!("{}; {}", t.diff(1), t.place(card))
}

/// Who has signals where, in the order of the sectors: `kepler-22 1 1, vega 2`.
pub fn signals(t: &Table) -> String {
    let stars = t.s.stars.iter().map(ToString::to_string);
    let marked = stars.filter(|star| !t.marks(star).is_empty());
    let marked = marked.map(|star| format!("{star} {}", t.marks(&star)));
    marked.collect::<Vec<_>>().join(", ")
}

/// A win marker of a player at a star.
pub fn win(t: &mut Table, number: u8, name: &str) {
    t.s.sectors[star(name).index()].wins[number as usize - 1] += 1;
}

/// Puts pieces and win markers on the table: `orbiter 1 mars, win 2 vega`.
pub fn put(t: &mut Table, pieces: &str) {
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
pub fn mission(card: &str, plays: &str, completes: &str, no: &[&str], yes: &[&str], reward: &str) {
    let complete = format!("complete {card}");
    Table::holding(card).play(plays).refused(&complete, "S8.9");
    for pieces in no {
        let mut t = Table::holding(card);
        put(&mut t, pieces);
        t.play(plays).refused(&complete, "S8.9");
        assert_eq!(t.place(card), "front 1", "with {pieces}");
    }
    for pieces in yes {
        let mut t = Table::holding(card);
        put(&mut t, pieces);
        t.illegal(&complete).play(plays);
        assert_eq!(t.place(card), "front 1", "with {pieces}");
        t.legal(&complete);
        let result = outcome(&mut t, card, completes);
        assert_eq!(result, format!("{reward}; completed 1"), "with {pieces}");
        t.illegal(&complete);
    }
}

/// A gold-box card played from the hand, worth so much at the end with these pieces.
#[track_caller]
pub fn worth(card: &str, plays: &str, pieces: &str, vp: u16) {
    let mut t = Table::holding(card);
    assert_eq!(t.s.end_card(seat(1), card.parse().unwrap()), 0);
    put(&mut t, pieces);
    assert_eq!(t.s.end_cards(seat(1)), 0, "it is not played yet");
    t.play(plays);
    assert_eq!(t.place(card), "front 1");
    assert_eq!(t.s.end_card(seat(1), card.parse().unwrap()), vp);
    assert_eq!(t.s.end_cards(seat(1)), vp);
    t.illegal(&format!("complete {card}"));
}

/// A planet, an empty space beside it, and its own space.
pub const APPROACHES: [(&str, &str, &str); 8] = [
    ("mercury", "r1s2", "r1s1"),
    ("venus", "r1s2", "r1s3"),
    ("mars", "r2s3", "r2s2"),
    ("jupiter", "r3s2", "r3s3"),
    ("saturn", "r3s6", "r3s7"),
    ("uranus", "r4s1", "r4s0"),
    ("neptune", "r4s2", "r4s3"),
    ("earth", "r1s6", "r1s5"),
];

pub fn approach(planet: &str) -> (&'static str, &'static str) {
    let found = APPROACHES.iter().find(|(name, ..)| *name == planet);
    found.map(|&(_, from, to)| (from, to)).unwrap()
}

/// A table where these cards lie in front of seat 1.
pub fn in_front(cards: &str) -> Table {
    let mut t = Table::new(2);
    t.played(1, cards);
    t
}

/// Plays choices of seat 1 that end its main action, and compares what seat 1 gained and lost.
#[track_caller]
pub fn plays(t: &mut Table, choices: &str, diff: &str) {
    t.play(choices);
    assert_eq!(t.diff(1), diff, "after {choices}");
    assert_eq!(t.decides(), "1 late", "after {choices}");
}

/// The condition of a mission in front of seat 1 does not hold.
#[track_caller]
pub fn stays_open(t: &mut Table, card: &str) {
    t.refused(&format!("complete {card}"), "S8.9");
    assert_eq!(t.place(card), "front 1");
}

/// The mission can be completed, gives exactly this reward, and gives it once.
#[track_caller]
pub fn completes(t: &mut Table, card: &str, then: &str, diff: &str) {
    let complete = format!("complete {card}");
    let decides = t.decides();
    t.legal(&complete).mark().play(&format!("{complete}{then}"));
    assert_eq!((t.diff(1).as_str(), t.decides()), (diff, decides));
    assert_eq!(t.place(card), "completed 1");
    t.illegal(&complete);
}

/// How often the solar system has turned in this test (at most twice).
pub fn turns(t: &Table) -> u8 {
    t.s.next_disc
}

/// Seat 2 has taken these technologies with their 2-point tiles.
pub fn taken_by_2(t: &mut Table, techs: &str) {
    t.tech(2, techs);
    for tech in techs.split(' ') {
        let tech: Tech = tech.parse().unwrap();
        t.s.techs[tech.index()].two_points = false;
    }
    t.mark();
}

pub fn list(prefix: &str, names: &str) -> Vec<String> {
    names
        .split(' ')
        .map(|name| format!("{prefix} {name}"))
        .collect()
}

/// A table at which seat 2 has passed, so that seat 1 takes one turn after the other.
pub fn alone() -> Table {
    let mut t = Table::new(2);
    t.p(2).passed = true;
    t.s.reminder = false;
    t
}

/// The same with cards in hand.
pub fn alone_holding(hand: &str) -> Table {
    let mut t = alone();
    // One by one: a card that is lifted from the row makes room for one that may be asked for next.
    hand.split(' ').for_each(|card| {
        t.hand(1, card);
    });
    t
}

/// The same with a mission or gold-box card in front of seat 1.
pub fn alone_in_front(card: &str) -> Table {
    let mut t = alone();
    t.played(1, card);
    t
}

/// Plays the choices; seat 1 gains and loses exactly this.
#[track_caller]
pub fn gives(t: &mut Table, choices: &str, diff: &str) {
    t.mark().play(choices);
    assert_eq!(t.diff(1), diff, "after `{choices}`");
}

/// The decision offers exactly this, free actions aside. After a main action that is `end`.
#[track_caller]
pub fn asks(t: &Table, choices: &str) {
    assert_eq!(t.own_choices().join("; "), choices);
}

/// Where a card is, and nowhere else.
#[track_caller]
pub fn rests(t: &Table, card: &str, place: &str) {
    assert_eq!(t.place(card), place, "card {card}");
}

/// Plays an event card from the hand in a quiet position; it is discarded and nothing is left to do.
#[track_caller]
pub fn event(t: &mut Table, choices: &str, diff: &str) {
    gives(t, choices, diff);
    asks(t, "end");
    let card = choices.split([' ', ';']).nth(1).unwrap();
    rests(t, card, "discard");
}

/// The event offers exactly these circles; the one chosen gives exactly this.
#[track_caller]
pub fn covers(t: &mut Table, event: &str, offered: &str, choose: &str, diff: &str) {
    t.play(event);
    asks(t, offered);
    gives(t, choose, diff);
}

pub fn techs(kinds: &str) -> Vec<String> {
    let numbered = |kind: &str| {
        (1..=4)
            .map(|dots| format!("{kind}-{dots}"))
            .collect::<Vec<_>>()
    };
    kinds.split(' ').flat_map(numbered).collect()
}

/// The card turns the discs once and then offers every missing technology of these kinds, no other; with
/// all of them owned it still turns the discs and the rest goes on.
#[track_caller]
pub fn researches(card: &str, kinds: &str, diff_without_tech: &str) -> Table {
    let mut t = alone_holding(card);
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

    let mut full = alone_holding(card);
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
