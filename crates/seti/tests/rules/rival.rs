//! Words for tests of the rival (S19): its action cards, its turn, and what it did.

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::names::{Body, Side, Species, Tech};
use orrery_seti::state::{Marker, Seti};
use orrery_seti::{Event, Options};

/// A quiet solo position in which the rival's next card is this one.
pub fn with_card(card: u8) -> Table {
    with(card, Species::Mascamites, Species::Anomalies)
}

pub fn with(card: u8, left: Species, right: Species) -> Table {
    let mut t = Table::solo_with(1, left, right);
    t.rival_deck(&[card]);
    t
}

/// Left species discovered, and discovered first.
pub fn met(card: u8, left: Species) -> Table {
    let other = if left == Species::Mascamites {
        Species::Anomalies
    } else {
        Species::Mascamites
    };
    let mut t = with(card, left, other);
    t.discover("left");
    t.s.rival.first_discovered = Some(Side::Left);
    t.mark();
    t
}

/// Prepares the rival: `full` computer, `ready` probe on Earth, `rich` in publicity, `first` and `second`
/// species discovered, stored technologies.
pub fn prepare(t: &mut Table, words: &str) {
    for word in words.split_whitespace() {
        match word {
            "full" => t.p(2).computer.upper = 6,
            "ready" => {
                t.probe(2, "r1s5");
            }
            "rich" => t.p(2).publicity = 6,
            "first" => {
                t.discover("left");
                t.s.rival.first_discovered = Some(Side::Left);
            }
            "second" => {
                t.discover("right");
            }
            tech => {
                let tech: Tech = tech.parse().unwrap();
                t.s.techs[tech.index()].tiles.remove(0);
                t.s.rival.techs[tech.index()] += 1;
            }
        }
    }
    t.mark();
}

/// The rival's turn: the human launches and ends.
#[track_caller]
pub fn turn(t: &mut Table) -> String {
    let before = t.s.rival.progress;
    t.play("launch; end");
    report(t, before)
}

/// What the rival did: `card.line skipped rules: deeds: differences`.
pub fn report(t: &Table, before: u8) -> String {
    let mut head = Vec::new();
    let mut deeds = Vec::new();
    for told in &t.events {
        match &told.event {
            Event::RivalActs {
                card,
                line,
                skipped,
            } => head.push(format!("{card}.{line} [{}]", skipped.join(" "))),
            Event::Launched { seat } if seat.index() == 1 => deeds.push("launch".to_owned()),
            Event::Orbited { body, .. } => deeds.push(format!("orbit {body}")),
            Event::Landed { site, .. } => deeds.push(format!("land {site}")),
            Event::Researched { tech, .. } => deeds.push(format!("research {tech}")),
            Event::Signal { star, .. } => deeds.push(star.to_string()),
            Event::TileSignal { .. } => deeds.push("tile".to_owned()),
            Event::TileCompleted => deeds.push("tile completed".to_owned()),
            Event::SectorWon { seat, star, .. } => deeds.push(format!("{seat} wins {star}")),
            Event::RivalSpends { tech } => deeds.push(format!("spend {tech}")),
            Event::Rotated { disc } => deeds.push(format!("rotate {disc}")),
            Event::Passed { seat } if seat.index() == 1 => deeds.push("pass".to_owned()),
            Event::AnomalyTriggered { color, .. } => deeds.push(format!("anomaly {color}")),
            Event::GoldMarked { gold, value, .. } => deeds.push(format!("gold {gold} {value}")),
            Event::MessageTaken { reward, .. } => deeds.push(format!("message {reward}")),
            Event::Neutral { side, color } => deeds.push(format!("neutral {side} {color}")),
            Event::Discovered { side, .. } => deeds.push(format!("discover {side}")),
            Event::SecretPlayed { .. } => deeds.push("secret".to_owned()),
            Event::Strengthened => deeds.push("strengthened".to_owned()),
            Event::Traced {
                color, side, spot, ..
            } => deeds.push(format!("{side} {color} {spot:?}")),
            _ => {}
        }
    }
    let steps = (t.s.rival.progress + 12 - before) % 12;
    let mut end = t.diff(2);
    if steps > 0 {
        end = format!("{end} progress+{steps}");
    }
    format!("{}: {}: {}", head.join(", "), deeds.join(", "), end.trim())
}

pub fn deeds(report: &str) -> &str {
    report.split(": ").nth(1).unwrap()
}

/// An empty action deck and four played cards.
pub fn passing() -> Table {
    let mut t = with_card(1);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.deck.clear();
    t.mark();
    t
}

/// The rival's deck holds these cards, the next one first.
pub fn with_deck(level: u8, cards: &[u8]) -> Table {
    let mut t = Table::solo(level);
    t.rival_deck(cards);
    t
}

/// With a rival probe on Earth and these offsets of the discs.
pub fn ready(offsets: [u8; 3], card: u8) -> Table {
    let mut t = with_deck(1, &[card]);
    t.s.offsets = offsets;
    let earth = t.s.space_of(Body::Earth).to_string();
    t.probe(2, &earth);
    t
}

/// The human does something that does not concern the rival, which then takes its turn.
#[track_caller]
pub fn gains(t: &mut Table) -> String {
    t.p(1).pieces.clear();
    t.mark().play("launch; end");
    t.diff(2)
}

/// Card, line and the rules that forbade the lines above.
pub fn acts(t: &Table) -> Vec<(u8, u8, Vec<&'static str>)> {
    let acts = t.events.iter().filter_map(|told| match &told.event {
        Event::RivalActs {
            card,
            line,
            skipped,
        } => Some((*card, *line, skipped.clone())),
        _ => None,
    });
    acts.collect()
}

pub fn count(t: &Table, wanted: impl Fn(&Event) -> bool) -> usize {
    t.events.iter().filter(|told| wanted(&told.event)).count()
}

pub fn tech(name: &str) -> usize {
    name.parse::<Tech>().unwrap().index()
}

/// Technologies the rival stores.
pub fn stored(t: &Table) -> Vec<String> {
    let owned = Tech::ALL
        .iter()
        .flat_map(|tech| vec![tech.to_string(); t.s.rival.techs[tech.index()] as usize]);
    owned.collect()
}

pub fn planet(name: &str) -> usize {
    name.parse::<Body>().unwrap().index()
}

/// Where the rival arrived: `venus orbit`, `mars land`, `io moon`.
pub fn arrival(t: &Table) -> String {
    let mut found = Vec::new();
    for told in &t.events {
        match &told.event {
            Event::Orbited { seat: who, body } if *who == seat(2) => {
                found.push(format!("orbit {body}"));
            }
            Event::Landed { seat: who, site } if *who == seat(2) => {
                found.push(format!("land {site}"));
            }
            _ => {}
        }
    }
    found.join(", ")
}

pub fn cover(t: &mut Table, body: &str, space: usize) {
    let planet = &mut t.s.planets[planet(body)];
    planet.landers[0] += 1;
    planet.first_landers[space] = Some(Marker::of(seat(1)));
    t.mark();
}

pub fn set_up(level: u8, first: Option<u8>, seed: u64) -> Seti {
    let options = Options {
        players: 1,
        solo: Some(level),
        first: first.map(seat),
        ..Options::default()
    };
    Seti::new(&options, seed).unwrap()
}
