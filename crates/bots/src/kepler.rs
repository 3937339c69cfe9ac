//! What positions of Kepler-3042 are worth.
//!
//! The weights are points, set by hand.

use crate::judge::Judge;
use orrery_core::Seat;
use orrery_kepler::Kepler;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{COLONIES, Cubes, Kind, Tech, Track};
use orrery_kepler::state::{Player, Tile, What};

/// A cube on a planet card, and one that only waits in storage.
const ON_PLANET: f32 = 0.7;
const IN_STORAGE: f32 = 0.25;
/// A space on a leadership track beyond the points of its band.
const SPACE: f32 = 0.3;
/// A level of a technology while there are rounds to use it.
const LEVEL: f32 = 1.6;
/// A ship on the board: bringing one out costs cubes and time.
const SHIP: f32 = 1.2;

impl Judge for Kepler {
    fn worth(&self, seat: Seat) -> f32 {
        let points: i32 = self.points(seat).iter().sum();
        if self.stack.is_empty() {
            return points as f32;
        }
        let player = self.player(seat);
        let rounds = f32::from(self.pack.rounds - self.round);
        let left = rounds / f32::from(self.pack.rounds);
        points as f32
            + left.sqrt() * cubes(player)
            + tracks(self, seat, left)
            + left * LEVEL * levels(player)
            + prospects(self, player, rounds)
            + ships(self, seat, rounds)
    }
}

fn cubes(player: &Player) -> f32 {
    let on_planets = player.on_planets();
    let count = |cubes: Cubes| f32::from(cubes.total());
    count(on_planets) * ON_PLANET + count(player.storage) * IN_STORAGE
}

fn levels(player: &Player) -> f32 {
    player.techs.iter().map(|&level| f32::from(level)).sum()
}

/// Spaces towards the next band, and medals that wait for the leader.
fn tracks(game: &Kepler, seat: Seat, left: f32) -> f32 {
    let player = game.player(seat);
    let mut worth = 0.0;
    for &track in Track::ALL {
        let own = player.tracks[track.index()];
        worth += f32::from(own) * SPACE * (0.4 + 0.6 * left);
        let medals = f32::from(game.on_card[track.index()]);
        let others = game.others(seat);
        let ahead = others
            .map(|other| game.player(other).tracks[track.index()])
            .max();
        let ghost = game
            .is_solo()
            .then(|| game.solo.ghost.tracks[track.index()]);
        let best = ahead.max(ghost).unwrap_or_default();
        if own >= best {
            worth += medals * f32::from(game.pack.scoring.medal) * 0.8 + 0.5 * left;
        }
    }
    worth
}

/// Colonies that can still be terraformed.
fn prospects(game: &Kepler, player: &Player, rounds: f32) -> f32 {
    let level = player.level(Tech::Terraforming);
    let open = player.colonies.iter().filter(|colony| !colony.terraformed);
    open.map(|colony| {
        let printed = game.pack.planet(colony.planet);
        let gain = f32::from(printed.points) + terraforming(game, colony.planet);
        let missing = f32::from(printed.level.saturating_sub(level));
        let paid = colony.cubes.at_most(printed.cost);
        let unpaid = f32::from(printed.cost.total() - paid.total());
        (gain - 1.2 * missing - 0.5 * unpaid).max(0.0) * (rounds / 6.0).min(0.8)
    })
    .sum()
}

fn terraforming(game: &Kepler, planet: u8) -> f32 {
    let (_, steps) = game.pack.kinds[game.kind(planet).index()];
    f32::from(steps) * 0.7
}

/// What colonising a planet would bring.
fn settling(game: &Kepler, tile: &Tile, planet: u8) -> f32 {
    let printed = game.pack.planet(planet);
    let (steps, _) = game.pack.kinds[printed.kind.index()];
    let zone = game.pack.scoring.zones[game.zone(tile.hex).index()];
    f32::from(zone) + f32::from(steps) * 0.8 + 0.5 * f32::from(printed.points) + 1.0
}

/// Ships on their way to a planet or a mine.
fn ships(game: &Kepler, seat: Seat, rounds: f32) -> f32 {
    let player = game.player(seat);
    let room = (COLONIES - player.colonies.len()) as f32;
    let time = (rounds / 3.0).min(1.0);
    let goals = goals(game, seat);
    let mut worth: Vec<f32> = player
        .ships
        .iter()
        .flatten()
        .map(|&hex| match game.tile(hex) {
            Some(tile) => on_tile(game, seat, tile) * time,
            None => SHIP * time + under_way(game, seat, hex, &goals, rounds),
        })
        .collect();
    worth.sort_by(|a, b| b.total_cmp(a));
    let useful = worth.iter().take(room.max(1.0) as usize);
    useful.sum()
}

fn on_tile(game: &Kepler, seat: Seat, tile: &Tile) -> f32 {
    match tile.what {
        What::Planet(planet) if may_settle(game, seat, planet) => settling(game, tile, planet),
        _ => 0.5,
    }
}

fn may_settle(game: &Kepler, seat: Seat, planet: u8) -> bool {
    game.kind(planet) != Kind::Alien || game.benefit(seat, Tech::AntimatterScience).alien_colonies
}

/// Where ships could go, and what is to be had there.
fn goals(game: &Kepler, seat: Seat) -> Vec<(Hex, f32)> {
    let free = |tile: &&Tile| tile.up && tile.owner.is_none() && !game.has_ship(tile.hex);
    let worth = |tile: &Tile| match tile.what {
        What::Planet(planet) if may_settle(game, seat, planet) => settling(game, tile, planet),
        What::Mine => 1.5,
        What::Target => 0.8,
        What::Planet(_) => 0.0,
    };
    let tiles = game.tiles.iter().filter(free);
    tiles.map(|tile| (tile.hex, worth(tile))).collect()
}

/// The best goal in sight, less the time to get there.
fn under_way(game: &Kepler, seat: Seat, from: Hex, goals: &[(Hex, f32)], rounds: f32) -> f32 {
    let speed = f32::from(game.benefit(seat, Tech::SpaceTravel).speed).max(0.7);
    let net = goals.iter().map(|&(hex, worth)| {
        let turns = (f32::from(from.distance(hex)) / speed).ceil();
        if turns + 1.0 > rounds {
            0.0
        } else {
            worth - 0.6 * turns
        }
    });
    net.fold(0.0, f32::max)
}
