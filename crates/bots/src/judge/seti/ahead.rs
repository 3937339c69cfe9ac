//! Numbers about plans, for the description of a position: races for sectors, the card row, open spaces for
//! traces, technologies to take, what can be paid, where probes will be, what the hand means for gold tiles.

use super::{WORTHS, rounds_left, unit};
use crate::net::Sketch;
use orrery_core::Seat;
use orrery_seti::Seti;
use orrery_seti::names::{
    Body, Card, Gold, Income, PLANETS, PROJECTS, Side, Space, Species, Star, Tech, Trace,
};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::solar::{Rotation, Turned};

/// Each sector: own signals, those of the best other, how full it is, who leads, and whether Earth looks at it.
pub(super) fn races(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let earth = game.space_of(Body::Earth).sector();
    for &star in Star::ALL {
        let sector = &game.sectors[star.index()];
        let mut counts = [0u8; 4];
        for owner in sector.marks.iter() {
            counts[owner.index()] += 1;
        }
        let mine = std::mem::take(&mut counts[seat.index()]);
        let other = counts.into_iter().max().unwrap_or(0);
        let full = sector.marks.len() as f32 / f32::from(pack().star(star).capacity);
        sketch.put(f32::from(mine) / 3.0);
        sketch.put(f32::from(other) / 3.0);
        sketch.put(full.min(1.0));
        sketch.put(f32::from(u8::from(mine > other)) * full.min(1.0));
        let away = (game.sector_of(star) + 8 - earth) % 8;
        sketch.flag(matches!(away, 0 | 1 | 7));
    }
}

/// Which cards lie in the row, and what they bring.
pub(super) fn row(game: &Seti, _: Seat, sketch: &mut Sketch) {
    let cards = || game.row.iter().flatten().filter(|card| card.is_project());
    sketch.set(cards().map(|card| card.index()), PROJECTS);
    let rounds = rounds_left(game);
    let mut worths = [0.0f32; 3];
    for (worth, card) in worths.iter_mut().zip(cards()) {
        *worth = WORTHS.cards[rounds][card.index()].max(0.0) / 5.0;
    }
    worths.sort_by(|a, b| b.total_cmp(a));
    worths.into_iter().for_each(|worth| sketch.put(worth));
}

/// The best open space for a trace of each colour on both sides, and how many there are.
pub(super) fn spaces(game: &Seti, _: Seat, sketch: &mut Sketch) {
    let rounds = rounds_left(game);
    for &side in Side::ALL {
        let slot = game.slot(side);
        let board = &pack().boards[slot.species.index()];
        for &color in Trace::ALL {
            let color = color.index();
            let (mut best, mut open) = (0.0f32, 0.0);
            if slot.discovered {
                for (row, space) in board[color].iter().enumerate() {
                    let taken = slot.board[color].get(row).copied().flatten().is_some();
                    if taken && !space.repeatable {
                        continue;
                    }
                    let cost = space
                        .cost
                        .map_or(0.0, |(resource, n)| f32::from(n) * unit(resource, rounds));
                    best = best.max(WORTHS.of(space.reward, rounds) - cost);
                    open += 1.0;
                }
            } else if slot.discovery[color].is_none() {
                (best, open) = (WORTHS.of(pack().discovery[side.index()], rounds), 1.0);
            }
            sketch.put(best / 10.0);
            sketch.put(open / 4.0);
        }
    }
}

/// The technologies that are still to take: what their tile brings, and the two points.
pub(super) fn stacks(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (player, rounds) = (game.player(seat), rounds_left(game));
    let mut best = 0.0f32;
    for &tech in Tech::ALL {
        let stack = &game.techs[tech.index()];
        let bonus = stack.top().filter(|_| !player.has(tech));
        let worth = bonus.map_or(0.0, |bonus| {
            WORTHS.of(pack().tile[tech.index()][bonus.index()], rounds) / 5.0
        });
        let two = stack.two_points && bonus.is_some();
        sketch.put(worth);
        sketch.flag(two);
        best = best.max(worth + if two { 0.4 } else { 0.0 });
    }
    sketch.put(if player.publicity >= 6 { best } else { 0.0 });
}

/// What cards in hand can be paid, and what they bring.
pub(super) fn payable(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (player, rounds) = (game.player(seat), rounds_left(game));
    let (mut count, mut best, mut all, mut others) = (0.0, 0.0f32, 0.0, 0.0);
    let mut left = [player.credits, player.energy];
    for card in player.hand.iter() {
        let printed = pack().card(card);
        let kind = usize::from(printed.costs_energy);
        if printed.cost > [player.credits, player.energy][kind] {
            others += 1.0;
            continue;
        }
        let worth = WORTHS.cards[rounds][card.index()].max(0.0) / 5.0;
        count += 1.0;
        best = best.max(worth);
        if let Some(rest) = left[kind].checked_sub(printed.cost) {
            left[kind] = rest;
            all += worth;
        }
    }
    for number in [count / 4.0, best, all / 2.0, others / 4.0] {
        sketch.put(number);
    }
}

/// How near the own probes will be to the planets after the next rotation.
pub(super) fn reach(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let tile = game.discovered(Species::Oumuamua).is_some();
    let layouts = &pack().layouts;
    let rotation = Rotation::new(layouts, game.offsets, game.next_disc, tile);
    let after = layouts.get(Rotation::offsets(game.offsets, game.next_disc));
    let pieces = game.player(seat).pieces.iter();
    let probes = pieces.filter(|piece| piece.sample.is_none());
    let probes = probes.map(|piece| match rotation.turn(piece.at) {
        Turned::Stays => piece.at,
        Turned::Carried(to) | Turned::Pushed(to) => to,
    });
    let probes: orrery_core::plain::List<Space, 12> = probes.collect();
    for &body in &Body::ALL[..PLANETS] {
        let there = after.space_of(body);
        let counts = body != Body::Earth && game.body_in_play(body);
        let way = probes.iter().map(|probe| probe.distance(there)).min();
        let near = way.map_or(0.0, |way| (4.0 - f32::from(way)).max(0.0) / 4.0);
        sketch.put(if counts { near } else { 0.0 });
    }
}

/// What the hand and the open missions mean for gold tiles, by what these pay.
pub(super) fn for_gold(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let player = game.player(seat);
    let value = |gold: Gold| {
        let marks = &game.gold[gold.index()];
        let place = marks.iter().position(|&owner| owner == seat);
        f32::from(game.gold_values(gold)[place.unwrap_or(marks.len()).min(3)]) / 5.0
    };
    let incomes = [Income::Credit, Income::Energy, Income::Card];
    let tucked = incomes.map(|income| game.tucked(seat, income));
    let fewest = tucked.into_iter().min().unwrap_or(0);
    let (mut lacking, mut missions) = ([false; 3], 0.0);
    for card in player.hand.iter() {
        let printed = pack().card(card);
        for (place, &income) in incomes.iter().enumerate() {
            lacking[place] |= printed.income == income && tucked[place] == fewest;
        }
        missions += f32::from(u8::from(is_mission(printed.kind)));
    }
    let lacking = lacking.into_iter().filter(|&is| is).count();
    let open = player
        .played
        .iter()
        .filter(|&card: &Card| is_mission(pack().card(card).kind) && !game.completed.has(card));
    sketch.put(value(Gold::Income) * lacking as f32 / 2.0);
    sketch.put(value(Gold::Missions) * open.count() as f32 / 2.0);
    sketch.put(value(Gold::Missions) * missions / 3.0);
    sketch.put(missions / 3.0);
}

fn is_mission(kind: Kind) -> bool {
    matches!(kind, Kind::Conditional | Kind::Triggered)
}
