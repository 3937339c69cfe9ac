//! Words for tests of solo objectives (S20): the tiles on the table, and deeds that mark their tasks.

use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Body, Moon};
use orrery_seti::pack::pack;
use orrery_seti::state::{OpenObjective, Piece};

pub fn tile(id: &str) -> u8 {
    let tiles = &pack().solo.objectives;
    tiles.iter().position(|tile| tile.id == id).unwrap() as u8
}

pub fn id(tile: u8) -> &'static str {
    &pack().solo.objectives[tile as usize].id
}

pub fn tiles(text: &str) -> Vec<u8> {
    text.split_whitespace().map(tile).collect()
}

/// A solo position with these revealed tiles and this stack, the next one first.
pub fn with(open: &str, stack: &str) -> Table {
    let mut t = Table::solo(2);
    let open = tiles(open).into_iter();
    t.s.rival.open = open.map(|tile| OpenObjective { tile, done: 0 }).collect();
    t.s.rival.objectives = tiles(stack).into_iter().rev().collect();
    t.mark();
    t
}

/// Marked tasks of the revealed tiles: `II-3.1 III-8.2`.
pub fn marked(t: &Table) -> String {
    let mut words = Vec::new();
    for open in t.s.rival.open.iter() {
        let marked = (0..8).filter(|task| open.done >> task & 1 == 1);
        words.extend(marked.map(|task| format!("{}.{}", id(open.tile), task + 1)));
    }
    words.join(" ")
}

pub fn revealed(t: &Table) -> String {
    let ids: Vec<&str> = t.s.rival.open.iter().map(|open| id(open.tile)).collect();
    ids.join(" ")
}

/// Tiles completed since the last mark.
pub fn completed(t: &Table) -> String {
    let ids = t.events.iter().filter_map(|told| match told.event {
        Event::ObjectiveCompleted { tile } => Some(id(tile)),
        _ => None,
    });
    ids.collect::<Vec<_>>().join(" ")
}

/// Where in the log something is.
pub fn place(t: &Table, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
    t.events.iter().position(|told| wanted(&told.event))
}

/// The rival rests until the round ends.
pub fn rival_passed(t: &mut Table) {
    t.s.players[1].passed = true;
    t.mark();
}

/// Ends the turn by passing.
pub fn pass(t: &mut Table) {
    t.play("pass");
    if t.decides() == "1 pass-take" {
        let choice = t.own_choices().remove(0);
        t.play(&choice);
    }
}

/// Round `round` ends with this pass; the human will begin the next one.
pub fn end_round(t: &mut Table, round: u8) {
    t.s.round = round;
    for stack in &mut t.s.stacks[..round as usize - 1] {
        stack.clear();
    }
    t.hand(1, "");
    t.s.first = seat(2);
    rival_passed(t);
    pass(t);
}

pub fn progress(t: &Table) -> u8 {
    let steps = t.events.iter().filter_map(|told| match told.event {
        Event::Progress { steps, .. } => Some(steps),
        _ => None,
    });
    steps.sum()
}

pub fn spent(t: &Table) -> Option<(u8, u8)> {
    t.events.iter().find_map(|told| match told.event {
        Event::ObjectivesSpent { spent, due } => Some((spent, due)),
        _ => None,
    })
}

/// The rival has only this action card.
pub fn action_deck(t: &mut Table, card: u8) {
    t.s.rival.deck = [card].into_iter().collect();
    t.s.rival.reserve.clear();
    t.mark();
}

/// A probe of the human at a planet.
pub fn at(t: &mut Table, body: Body) {
    let at = t.s.space_of(body);
    t.p(1).pieces.push(Piece { at, sample: None });
    t.mark();
}

pub const SCAN: &str = "scan; earth 61-virginis; row 112; signal kepler-22";

/// One marker of the human is missing to win this sector; card 115 sets it.
pub fn almost_won(t: &mut Table, star: &str, capacity: usize) -> String {
    t.hand(1, "115").signals(star, &"1 ".repeat(capacity - 1));
    format!("play 115; signal {star}")
}

pub fn act(t: &mut Table, deed: &str) {
    let (verb, object) = deed.split_once(' ').unwrap_or((deed, ""));
    let play = match verb {
        "launch" => deed.to_owned(),
        "scan" => SCAN.to_owned(),
        "orbit" | "land" => {
            let moon = object.parse::<Moon>().map(Moon::planet);
            at(t, moon.unwrap_or_else(|()| object.parse().unwrap()));
            t.tech(1, "probe-4").p(1).publicity = 0;
            deed.to_owned()
        }
        "tech" => {
            t.p(1).publicity = 6;
            format!("research; tech {object}-2")
        }
        "trace" if object == "blue" => {
            t.p(1).computer.upper = 6;
            "analyse; trace blue left discovery".to_owned()
        }
        "trace" => {
            t.hand(1, "75");
            format!("play 75; trace {object} left discovery")
        }
        "visit" => {
            let (from, to) = match object {
                "asteroids" => ("r2s5", "r2s4"),
                "comet" => ("r2s7", "r2s0"),
                _ => ("r1s4", "r1s5"),
            };
            t.probe(1, from);
            format!("move 1 {to}")
        }
        "card" => {
            let card = ["108", "14", "5"][object.parse::<usize>().unwrap() - 1];
            t.hand(1, card);
            format!("play {card}")
        }
        "mission" => {
            let points: u16 = object.parse().unwrap();
            t.played(1, "5").orbiter(1, "venus").score(1, points - 7);
            "complete 5".to_owned()
        }
        "win" => match object {
            "blue" => almost_won(t, "procyon", 5),
            "red" => almost_won(t, "barnards-star", 5),
            "yellow" => almost_won(t, "kepler-22", 5),
            _ => almost_won(t, "vega", 4),
        },
        "publicity" => {
            t.p(1).publicity = object.parse::<u8>().unwrap() - 1;
            t.hand(1, "11");
            "corner 11".to_owned()
        }
        _ => {
            t.p(1).data = object.parse::<u8>().unwrap() - 1;
            t.hand(1, "22");
            "corner 22".to_owned()
        }
    };
    t.mark().play(&play);
}

/// Takes the first choice of whatever is left, then ends the turn.
pub fn finish_turn(t: &mut Table) {
    while t.decides() != "1 late" {
        let choice = t.own_choices().remove(0);
        t.play(&choice);
    }
    t.play("end");
}
