//! What positions of SETI are worth.
//!
//! The weights are points: what a unit usually turns into by the end of the game. They are set by hand,
//! from the printed exchange rates.

use crate::judge::Judge;
use orrery_core::Seat;
use orrery_seti::Seti;
use orrery_seti::data::{Kind, data};
use orrery_seti::names::{Body, Income, MOONS, Moon, PLANETS, Resource, Side, Space, Star, Tech};
use orrery_seti::op::{Addr, Op};
use orrery_seti::state::{Phase, Player};
use std::sync::LazyLock;

const ROUNDS: f32 = 5.0;

/// Points for one unit while there is time to use it.
const CREDIT: f32 = 3.0;
const ENERGY: f32 = 2.6;
const PUBLICITY: f32 = 1.0;
const DATA: f32 = 1.6;
const CARD: f32 = 2.2;
const TRACE: f32 = 5.0;
const SIGNAL: f32 = 2.0;
const MOVE: f32 = 1.4;
const TECH: f32 = 5.0;
const LAUNCH: f32 = 6.0;
const TUCK: f32 = 4.0;
const SCAN: f32 = 6.0;
const EXOFOSSIL: f32 = 2.5;
/// A technology for each round that is left.
const TECH_PER_ROUND: f32 = 1.0;
/// A piece of data in the computer, and the sixth above all.
const PLACED: f32 = 1.7;

impl Judge for Seti {
    fn worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let fixed = f32::from(player.score);
        if self.phase == Phase::Over {
            return fixed;
        }
        let late = self.end_cards(seat) + self.gold_points(seat) + self.secret_points(seat);
        let rounds = ROUNDS - f32::from(self.round);
        let use_left = use_left(self, player);
        fixed
            + f32::from(late)
            + use_left * stock(player)
            + rounds * income(self, seat)
            + rounds.min(3.0) * TECH_PER_ROUND * technologies(player)
            + use_left * computer(player)
            + use_left * flights(self, seat)
            + sectors(self, seat)
            + use_left * plans(self, seat)
            + discoveries(self, seat)
    }
}

/// How much of what a player holds can still be put to use.
fn use_left(game: &Seti, player: &Player) -> f32 {
    match (game.round >= 5, player.passed) {
        (true, true) => 0.0,
        (true, false) => 0.8,
        (false, true) => 0.9,
        (false, false) => 1.0,
    }
}

/// Resources and cards in hand.
fn stock(player: &Player) -> f32 {
    let hand = player.hand.len() as f32;
    f32::from(player.credits) * CREDIT
        + f32::from(player.energy) * ENERGY
        + f32::from(player.publicity) * PUBLICITY
        + f32::from(player.data) * DATA
        + f32::from(player.exofossils) * EXOFOSSIL
        + hand.min(4.0) * CARD
        + (hand - 4.0).max(0.0) * CARD * 0.4
}

/// What a player gets at the beginning of a round, beyond the common part.
fn income(game: &Seti, seat: Seat) -> f32 {
    let paid = [
        (Income::Credit, CREDIT),
        (Income::Energy, ENERGY),
        (Income::Card, CARD),
        (Income::Publicity, PUBLICITY),
        (Income::Data, DATA),
    ];
    paid.iter()
        .map(|&(income, worth)| f32::from(game.tucked(seat, income)) * worth)
        .sum()
}

fn technologies(player: &Player) -> f32 {
    player.techs.by_kind().iter().map(|&n| f32::from(n)).sum()
}

fn computer(player: &Player) -> f32 {
    let computer = &player.computer;
    let upper = f32::from(computer.upper);
    let ready = if computer.upper == 6 { 1.5 } else { 0.0 };
    upper * PLACED + ready
}

/// Probes on their way: the best place each can reach, less the way.
fn flights(game: &Seti, seat: Seat) -> f32 {
    let pieces = game.player(seat).pieces.iter();
    pieces
        .map(|piece| {
            let goals = Body::ALL[..PLANETS].iter();
            let goals = goals.filter(|&&body| body != Body::Oumuamua || game.tile_in_play());
            let best = goals
                .map(|&body| {
                    let way = distance(piece.at, game.space_of(body));
                    goal(game, seat, body) - way * MOVE
                })
                .fold(1.0, f32::max);
            best * 0.7
        })
        .sum()
}

/// Signals that may win a sector.
fn sectors(game: &Seti, seat: Seat) -> f32 {
    let worths = &*WORTHS;
    Star::ALL
        .iter()
        .map(|&star| {
            let sector = &game.sectors[star.index()];
            let printed = data().star(star);
            let mine = sector.marks.iter().filter(|&&owner| owner == seat).count();
            if mine == 0 {
                return 0.0;
            }
            let (mine, all) = (mine as f32, sector.marks.len() as f32);
            let capacity = f32::from(printed.capacity);
            let reward = if sector.wins.iter().all(|&wins| wins == 0) {
                worths.of(printed.first_win)
            } else {
                worths.of(printed.later_wins)
            };
            let share = mine / all;
            let full = (all / capacity).min(1.0);
            share * share * (0.3 + 0.7 * full) * (reward + 2.0)
        })
        .sum()
}

/// Open missions.
fn plans(game: &Seti, seat: Seat) -> f32 {
    let worths = &*WORTHS;
    let d = data();
    let open = game.player(seat).played.iter();
    let open = open.filter(|&card| !game.completed.has(card));
    open.map(|card| {
        let printed = d.card(card);
        match printed.kind {
            Kind::Conditional => 0.35 * worths.of(printed.later),
            Kind::Triggered => {
                let covered = game.covered[printed.slot_index as usize];
                let slots = printed.slots.iter().enumerate();
                let free = slots.filter(|(slot, _)| covered >> slot & 1 == 0);
                free.map(|(_, &(_, reward))| 0.4 * worths.of(reward)).sum()
            }
            _ => 0.0,
        }
    })
    .sum()
}

/// Own markers on the discovery spaces of a species that is still hidden pay with a card.
fn discoveries(game: &Seti, seat: Seat) -> f32 {
    let hidden = Side::ALL
        .iter()
        .filter(|side| !game.slot(**side).discovered);
    hidden
        .map(|side| {
            let spaces = game.slot(*side).discovery.iter().flatten();
            let mine = spaces.filter(|marker| marker.seat() == Some(seat));
            mine.count() as f32 * 2.0
        })
        .sum()
}

/// Steps between two spaces, obstacles aside.
fn distance(a: Space, b: Space) -> f32 {
    let rings = a.ring().abs_diff(b.ring());
    let sectors = a.sector().abs_diff(b.sector());
    f32::from(rings + sectors.min(8 - sectors))
}

/// What orbiting or landing at a planet would bring now, less its cost.
fn goal(game: &Seti, seat: Seat, body: Body) -> f32 {
    let worths = &*WORTHS;
    let printed = &data().planets[body.index()];
    let planet = &game.planets[body.index()];
    let mut orbit = worths.of(printed.every_orbiter) - CREDIT - ENERGY;
    if planet.first_orbiter.is_none() {
        orbit += worths.of(printed.first_orbiter);
    }
    let cost = f32::from(orrery_seti::engine::land_cost(game, seat, body)) * ENERGY;
    let free = planet.first_landers.iter().zip(&printed.first_landers);
    let free = free.filter(|(marker, _)| marker.is_none());
    let first = free
        .map(|(_, &reward)| worths.of(reward))
        .fold(0.0, f32::max);
    let mut land = worths.of(printed.every_lander) + first - cost;
    if game.player(seat).has(Tech::Probe4) {
        for (moon, name) in Moon::ALL.iter().enumerate().take(MOONS) {
            if name.planet() == body && game.moons[moon].iter().all(|&n| n == 0) {
                land = land.max(worths.of(data().moons[moon]) - cost);
            }
        }
    }
    orbit.max(land)
}

/// What the programs of the components are worth, by address.
struct Worths(Vec<f32>);

static WORTHS: LazyLock<Worths> = LazyLock::new(|| {
    let d = data();
    let mut worths = Vec::new();
    while d.code.contains(worths.len() as Addr) {
        worths.push(program(worths.len() as Addr));
    }
    Worths(worths)
});

impl Worths {
    fn of(&self, addr: Addr) -> f32 {
        self.0[addr as usize]
    }
}

/// What a program gives if all of it happens; what is paid for each of something counts twice.
fn program(addr: Addr) -> f32 {
    let mut worth = 0.0;
    for op in data().code.program(addr) {
        worth += match op {
            Op::Gain(resource, n) => f32::from(n) * unit(resource),
            Op::GainPer(resource, n, _) => 2.0 * f32::from(n) * unit(resource),
            Op::Spend(resource, n) => -f32::from(n) * unit(resource),
            Op::Draw(n) => f32::from(n) * CARD,
            Op::Pick => CARD + 0.7,
            Op::SpeciesCard(_) => CARD + 2.0,
            Op::TakeRow => 3.0 * CARD,
            Op::Move(n) => f32::from(n) * MOVE,
            Op::MovePer(n, _) => 2.0 * f32::from(n) * MOVE,
            Op::Launch { .. } => LAUNCH,
            Op::Land { .. } | Op::OrbitOrLand => 6.0,
            Op::Scan => SCAN,
            Op::Tech { .. } => TECH,
            Op::Signal { n, .. } | Op::SignalRow(n) | Op::SignalDeck(n) => f32::from(n) * SIGNAL,
            Op::SignalHand(n) => f32::from(n) * 0.5,
            Op::Trace(..) => TRACE,
            Op::Tuck => TUCK,
            Op::TuckSelf => TUCK + CARD,
            Op::Message(_) => 3.0,
            Op::SamplePickUp | Op::SamplePeek(_) | Op::SampleReward(_) => 4.0,
            _ => 0.0,
        };
    }
    worth
}

fn unit(resource: Resource) -> f32 {
    match resource {
        Resource::Vp => 1.0,
        Resource::Credit => CREDIT,
        Resource::Energy => ENERGY,
        Resource::Publicity => PUBLICITY,
        Resource::Data => DATA,
        Resource::Exofossil => EXOFOSSIL,
    }
}
