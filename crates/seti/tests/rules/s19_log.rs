//! The rival: the log of its turns is enough to check them on the table.

use crate::table::{Table, seat};
use orrery_seti::names::{Body, Resource, Side, Source, Space, Species, Tech, Trace};
use orrery_seti::rival::Action;
use orrery_seti::solar::Cell;
use orrery_seti::state::{Marker, OpenObjective};
use orrery_seti::{Cause, Event};
use std::str::FromStr;

fn named<T: FromStr<Err = ()>>(name: &str) -> T {
    name.parse().unwrap()
}

fn with(card: u8, left: Species, right: Species) -> Table {
    let mut t = Table::solo_with(2, left, right);
    t.rival_deck(&[card]).no_milestones();
    t
}

fn with_card(card: u8) -> Table {
    with(card, Species::Mascamites, Species::Anomalies)
}

/// Everything told in the rival's turn, from its `Turn` to the next one.
fn turn(t: &mut Table) -> Vec<Event> {
    t.mark().play("launch; end");
    let events = t.events.iter().map(|told| told.event.clone());
    events
        .skip_while(|event| *event != Event::Turn { seat: seat(2) })
        .skip(1)
        .take_while(|event| !matches!(event, Event::Turn { .. }))
        .collect()
}

fn gained(resource: Resource, n: u8, from: Source) -> Event {
    Event::Gained {
        seat: seat(2),
        resource,
        n,
        from,
    }
}

fn moved(t: &Table, from: &str, to: &str) -> Event {
    let (from, to) = (named(from), named(to));
    Event::Moved {
        seat: seat(2),
        from,
        to,
        there: t.s.sight(to),
    }
}

fn acts(card: u8, line: u8, skipped: &[&'static str]) -> Event {
    Event::RivalActs {
        card,
        line,
        skipped: skipped.to_vec(),
    }
}

/// S19.27, S19.28, S19.29: Saturn, Mars and Jupiter are too far for three movements.
#[test]
fn a_flight_tells_its_target_route_and_publicity() {
    let mut t = with_card(1);
    t.probe(2, "r1s5");
    let expected = [
        acts(1, 4, &["S19.39", "S19.26", "S19.20"]),
        Event::RivalFlies {
            body: Body::Venus,
            moves: 2,
            publicity: 1,
            beyond: vec![Body::Saturn, Body::Mars, Body::Jupiter],
        },
        moved(&t, "r1s5", "r1s4"),
        moved(&t, "r1s4", "r1s3"),
        gained(Resource::Publicity, 1, Source::Planets),
        Event::Orbited {
            seat: seat(2),
            body: Body::Venus,
        },
        gained(Resource::Vp, 6, Source::Planets),
        Event::Progress {
            steps: 4,
            to: 5,
            cause: Cause::Income,
        },
        gained(Resource::Vp, 3, Source::Planets), // S3.10
    ];
    assert_eq!(turn(&mut t), expected);
}

fn signal(star: &str) -> Event {
    Event::Signal {
        seat: seat(2),
        star: named(star),
    }
}

fn placed() -> Event {
    Event::DataPlaced {
        seat: seat(2),
        upper: true,
    }
}

/// S19.19, S19.34, S19.35, S19.36
#[test]
fn a_scan_tells_cards_sectors_and_where_the_data_went() {
    let mut t = with_card(2);
    t.p(2).computer.upper = 3;
    let discarded = |card: &str| Event::Discarded {
        seat: seat(2),
        card: named(card),
    };
    let data = gained(Resource::Data, 1, Source::Sectors);
    let aims = |star: &str, step| Event::RivalAims {
        star: named(star),
        step,
    };
    let expected = [
        acts(2, 3, &["S19.39", "S19.20"]),
        signal("61-virginis"),
        data.clone(),
        placed(),
        Event::Progress {
            steps: 4,
            to: 5,
            cause: Cause::Computer,
        },
        discarded("112"),
        aims("61-virginis", 2),
        signal("61-virginis"),
        data.clone(),
        placed(),
        gained(Resource::Vp, 2, Source::Sectors),
        discarded("108"),
        aims("beta-pictoris", 3),
        signal("beta-pictoris"),
        data,
        placed(),
    ];
    let told = turn(&mut t);
    let row = t.s.row;
    let filled = [2u8, 3].map(|place| Event::RowFilled {
        place,
        card: row[place as usize - 1].unwrap(),
    });
    assert_eq!(told, [&expected[..], &filled].concat());

    let mut t = with_card(5);
    t.row("2 108 112").signals("procyon", "2 2 2 2");
    assert!(turn(&mut t).contains(&aims("procyon", 1)));
}

/// S19.39, S19.25: with data in the pool and a technology to spend.
#[test]
fn an_analysis_tells_the_refill_and_the_technology() {
    let mut t = with_card(5);
    t.p(2).computer.upper = 6;
    t.p(2).data = 1;
    t.s.rival.techs[named::<Tech>("computer-2").index()] = 1;
    t.s.techs[named::<Tech>("computer-2").index()]
        .tiles
        .remove(0);
    let expected = [
        acts(5, 1, &[]),
        Event::Analysed { seat: seat(2) },
        gained(Resource::Vp, 3, Source::Cards),
        Event::Traced {
            seat: seat(2),
            color: Trace::Blue,
            side: Side::Left,
            species: None,
            spot: orrery_seti::choice::Spot::Discovery,
        },
        gained(Resource::Vp, 5, Source::Traces),
        gained(Resource::Publicity, 1, Source::Traces),
        placed(),
        Event::RivalSpends {
            tech: named("computer-2"),
        },
        gained(Resource::Vp, 3, Source::Technology),
        Event::Progress {
            steps: 1,
            to: 2,
            cause: Cause::Technology,
        },
    ];
    assert_eq!(turn(&mut t), expected);
}

/// S19.16, S19.20, S19.24: the tile shows energy.
#[test]
fn research_tells_the_converted_bonus_and_the_printed_progress() {
    let mut t = with_card(5);
    t.p(2).publicity = 6;
    t.s.techs[named::<Tech>("computer-1").index()].tiles = [0, 1, 3, 2].into_iter().collect();
    let step = |cause, to| Event::Progress {
        steps: 1,
        to,
        cause,
    };
    let expected = [
        acts(5, 2, &["S19.39"]),
        Event::Paid {
            seat: seat(2),
            resource: Resource::Publicity,
            n: 6,
        },
        Event::Rotated { disc: 1 },
        Event::Researched {
            seat: seat(2),
            tech: named("computer-1"),
        },
        gained(Resource::Vp, 2, Source::Technology),
        step(Cause::Energy, 2),
        step(Cause::Printed, 3),
    ];
    let told = turn(&mut t);
    assert_eq!(told, expected);
}

/// S19.47, S14.16
#[test]
fn a_sample_turned_up_is_told() {
    let mut t = with_card(15);
    t.discover("left").probe(2, "r1s5");
    let told = turn(&mut t);
    let sample = t.s.relics.delivered[1];
    let expected = Event::RivalSample {
        body: Body::Saturn,
        sample: sample.into(),
    };
    assert_eq!(told.last(), Some(&expected));
}

/// S19.51, S17.1
#[test]
fn a_message_tile_tells_where_it_lies() {
    let mut t = with(18, Species::Centaurians, Species::Mascamites);
    t.discover("left").score(2, 7);
    t.p(2).message = 0;
    t.s.rival.messages = 1;
    let placed = |number: u8, at| Event::MessagePlaced {
        seat: seat(number),
        at,
    };
    let printed = Event::Progress {
        steps: 1,
        to: 2,
        cause: Cause::Printed,
    };
    assert_eq!(turn(&mut t), [acts(18, 1, &[]), placed(2, 22), printed]);

    let mut t = with(1, Species::Centaurians, Species::Mascamites);
    t.score(2, 3);
    t.s.species[0].discovery = [Some(Marker::Neutral); 3];
    t.mark().play("launch; end");
    let told: Vec<&Event> = t.events.iter().map(|told| &told.event).collect();
    assert!(told.contains(&&placed(1, 15)) && told.contains(&&placed(2, 18)));
}

/// S19.45
#[test]
fn a_species_switch_tells_both_cards() {
    let mut t = with_card(3);
    t.discover("left").s.rival.first_discovered = Some(Side::Left);
    let told = turn(&mut t);
    assert_eq!(told[..2], [acts(3, 1, &[]), acts(15, 1, &[])]);
}

/// S19.56, D-39, D-80: the card itself is told to nobody.
#[test]
fn a_pass_tells_the_new_deck_and_that_a_card_is_removed() {
    let mut t = with_card(1);
    t.s.rival.deck.clear();
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    let expected = [
        Event::Passed { seat: seat(2) },
        Event::RivalShuffles { cards: 4 },
        Event::RivalRemoves,
        Event::Progress {
            steps: 1,
            to: 2,
            cause: Cause::Card,
        },
        Event::Rotated { disc: 1 },
    ];
    assert_eq!(turn(&mut t), expected);
}

/// S19.54
#[test]
fn a_gold_milestone_without_a_free_first_space_is_told() {
    let mut t = Table::solo(1);
    t.score(2, 25).p(2).neutral_done = [true; 2];
    for gold in &mut t.s.gold {
        *gold = [seat(1)].into_iter().collect();
    }
    t.mark().play("launch; end");
    let missed = Event::GoldMissed { seat: seat(2) };
    assert!(t.events.iter().any(|told| told.event == missed));
}

/// S20.10, S20.21, S20.23: tile III-3 (an orbit) is completed, the next one shows 16 points; nothing is
/// left to spend in round 2.
#[test]
fn objectives_tell_every_change() {
    let mut t = with_card(1);
    let tile = |id: &str| {
        let tiles = &orrery_seti::pack::pack().solo.objectives;
        tiles.iter().position(|tile| tile.id == id).unwrap() as u8
    };
    let (orbit, points, last) = (tile("III-3"), tile("I-2"), tile("II-1"));
    t.s.rival.open = [OpenObjective {
        tile: orbit,
        done: 0,
    }]
    .into_iter()
    .collect();
    t.s.rival.objectives = [last, points].into_iter().collect();
    t.s.players[1].passed = true;
    let venus = t.s.space_of(Body::Venus).to_string();
    t.score(1, 16).probe(1, &venus).play("orbit venus");
    while t.decides() != "1 late" {
        let choice = t.own_choices().remove(0);
        t.play(&choice);
    }
    t.play("end");
    let about = |event: &&Event| {
        use Event::{ObjectiveCompleted, ObjectiveRevealed, TaskMarked};
        matches!(
            event,
            TaskMarked { .. } | ObjectiveCompleted { .. } | ObjectiveRevealed { .. }
        )
    };
    let told: Vec<&Event> = t.events.iter().map(|told| &told.event).collect();
    let told: Vec<Event> = told.into_iter().filter(about).cloned().collect();
    let expected = [
        Event::TaskMarked {
            tile: orbit,
            task: 1,
        },
        Event::ObjectiveCompleted { tile: orbit },
        Event::ObjectiveRevealed { tile: points },
        Event::ObjectiveRevealed { tile: last },
        Event::TaskMarked {
            tile: points,
            task: 1,
        },
        Event::ObjectiveCompleted { tile: points },
    ];
    assert_eq!(told, expected);
}

/// S20.23
#[test]
fn objectives_that_cannot_be_spent_tell_the_penalty() {
    let mut t = Table::solo(2);
    t.s.players[1].passed = true;
    t.s.first = seat(2);
    t.mark().play("pass");
    let choice = t.own_choices().remove(0);
    t.play(&choice);
    let told: Vec<&Event> = t.events.iter().map(|told| &told.event).collect();
    let spent = told
        .iter()
        .position(|event| **event == Event::ObjectivesSpent { spent: 0, due: 1 });
    let penalty = Event::Progress {
        steps: 3,
        to: 4,
        cause: Cause::Objectives,
    };
    assert_eq!(told[spent.unwrap() + 1], &penalty);
}

/// S19.36: a choice is told only where there was one.
#[test]
fn a_signal_without_alternatives_needs_no_reason() {
    let mut t = with_card(9);
    t.probe(2, "r1s5");
    let told = turn(&mut t);
    assert!(told.contains(&signal("sirius-a")));
    let aims = |event: &Event| matches!(event, Event::RivalAims { .. });
    assert!(!told.iter().any(aims));
}

/// Every way from `path` on without entering a space twice: its publicity and its cost.
fn ways(t: &Table, path: &[Space], to: Space, left: u8, out: &mut Vec<(u8, u8)>) {
    let at = path[path.len() - 1];
    if at == to {
        return out.push(price(t, path));
    }
    let cost = 1 + u8::from(t.s.cell(at) == Cell::Asteroids);
    if cost <= left {
        for next in at.neighbours().filter(|next| !path.contains(next)) {
            ways(t, &[path, &[next]].concat(), to, left - cost, out);
        }
    }
}

/// Publicity and cost of a way.
fn price(t: &Table, path: &[Space]) -> (u8, u8) {
    let pays = |at: &&Space| matches!(t.s.cell(**at), Cell::Body(_) | Cell::Comet);
    let slow = |at: &&Space| t.s.cell(**at) == Cell::Asteroids;
    let (before, entered) = (&path[..path.len() - 1], &path[1..]);
    let cost = before.len() + before.iter().filter(slow).count();
    (entered.iter().filter(pays).count() as u8, cost as u8)
}

/// S19.27, S19.28, S19.29, D-29: wherever the discs stand, against all ways there are.
#[test]
fn no_flight_could_be_better() {
    let mut choices = 0;
    for offsets in (0..512).map(|n: u16| [n & 7, n >> 3 & 7, n >> 6].map(|n| n as u8)) {
        for card in [1, 4, 7, 8, 13, 15] {
            let mut t = with_card(card);
            t.s.offsets = offsets;
            let earth = t.s.space_of(Body::Earth);
            t.probe(2, &earth.to_string());
            let before = t.clone();
            let told = turn(&mut t);
            let flight = told.iter().find_map(|event| match event {
                Event::RivalFlies {
                    body,
                    moves,
                    publicity,
                    beyond,
                } => Some((*body, (*publicity, *moves), beyond.clone())),
                _ => None,
            });
            let Some((body, flown, beyond)) = flight else {
                continue;
            };
            let mut path = vec![earth];
            for event in &told {
                if let Event::Moved { from, to, .. } = event {
                    assert_eq!(path.last(), Some(from));
                    assert!(from.neighbours().any(|next| next == *to));
                    path.push(*to);
                }
            }
            assert_eq!(path.last(), Some(&before.s.space_of(body)));
            assert_eq!(price(&before, &path), flown);
            let printed = orrery_seti::pack::pack().solo.card(card).actions.iter();
            let targets = printed
                .filter_map(|action| match action {
                    Action::Fly { targets, .. } => Some(targets),
                    _ => None,
                })
                .next()
                .unwrap();
            let passed_over: Vec<Body> = targets[..beyond.len()]
                .iter()
                .map(|target| target.planet)
                .collect();
            assert_eq!(passed_over, beyond);
            for (target, reached) in targets
                .iter()
                .zip(beyond.iter().map(|_| false).chain([true]))
            {
                let mut all = Vec::new();
                let to = before.s.space_of(target.planet);
                ways(&before, &[earth], to, target.moves, &mut all);
                assert_eq!(!all.is_empty(), reached, "{offsets:?} {}", target.planet);
                let best = all
                    .iter()
                    .max_by_key(|(publicity, cost)| (*publicity, 99 - cost));
                if reached {
                    assert_eq!(best, Some(&flown), "{offsets:?}");
                    choices += usize::from(all.iter().any(|other| other != &flown));
                }
            }
        }
    }
    assert!(choices > 500, "{choices} flights had several ways");
}
