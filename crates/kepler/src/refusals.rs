//! Why what a player might expect is not possible now.

use crate::choice::{Choice, Place};
use crate::names::{COLONIES, Cubes, Kind, Main, Resource, SHIPS, Tech};
use crate::state::{Job, Kepler, On, Tile, What};
use orrery_core::{Refusal, Seat};

/// See [`orrery_core::Game::refusals`].
pub(crate) fn refusals(state: &Kepler) -> Vec<Refusal> {
    let Some(&frame) = state.stack.last() else {
        return Vec::new();
    };
    let who = frame.who;
    let mut out = Vec::new();
    match frame.job {
        Job::Start(_) => started(state, who, &mut out),
        Job::Main => {
            let here = state.action(who);
            out.push(Refusal::new(text(Choice::Action(here)), &["K6.1", "K16.1"]));
        }
        Job::Build { paid, .. } => build(state, who, paid, &mut out),
        Job::Settle => settle(state, who, &mut out),
        Job::Develop => develop(state, who, &mut out),
        Job::AdvanceFree { levels, max, burn } => advance(state, who, levels, max, burn, &mut out),
        Job::Fly {
            speed,
            moved,
            aside,
        } => fly(state, who, speed, [moved, aside], &mut out),
        Job::Destination { ship, left } => destination(state, who, ship, left, &mut out),
        Job::Terraform { paid, .. } => terraform(state, who, paid, &mut out),
        Job::Exploit { done, .. } => exploit(state, who, done, &mut out),
        Job::Produce { cubes, on } => produce(state, who, cubes, on, &mut out),
        Job::Bonus => {
            passed_over(state, who, &mut out);
            bonus(state, who, &mut out);
        }
        Job::Recall => recall(state, who, &mut out),
        Job::Regenerate(_) => missing_in_well(state, who, &mut out),
        _ => {}
    }
    if who == state.active && state.in_turn() {
        quantum(state, who, &mut out);
    }
    out
}

fn text(choice: Choice) -> String {
    choice.to_string()
}

/// A main action that can do nothing is passed over; the next decision tells why.
fn passed_over(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    match state.action(who) {
        Main::SpaceMissions => build(state, who, true, out),
        Main::ColonialSettlement => settle(state, who, out),
        Main::TechnologicalDevelopment => develop(state, who, out),
        Main::Terraform => terraform(state, who, true, out),
        Main::PlanetaryExploitation => exploit(state, who, 0, out),
        _ => {}
    }
}

/// A refusal for a price that no planet card alone can pay: it tells of the card that comes nearest.
fn unpaid(state: &Kepler, seat: Seat, refusal: Refusal, cost: Cubes) -> Refusal {
    let lacks = |cubes: Cubes| -> u8 {
        let kinds = Resource::ALL.iter();
        kinds
            .map(|&kind| cost[kind].saturating_sub(cubes[kind]))
            .sum()
    };
    let cards = state.player(seat).planets().map(|(_, cubes)| cubes);
    let nearest = cards.min_by_key(|&cubes| lacks(cubes)).unwrap_or_default();
    short_of(refusal, cost, nearest)
}

fn short_of(mut refusal: Refusal, cost: Cubes, cubes: Cubes) -> Refusal {
    for &kind in Resource::ALL {
        if cubes[kind] < cost[kind] {
            refusal = refusal.lacking(kind.name(), cost[kind].into(), cubes[kind].into());
        }
    }
    refusal
}

fn started(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let chosen = Tech::ALL
        .iter()
        .filter(|&&tech| state.player(who).level(tech) > 0);
    out.extend(chosen.map(|&tech| Refusal::new(text(Choice::Start(tech)), &["K3.4"])));
}

fn build(state: &Kepler, who: Seat, paid: bool, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    if player.reserve() == 0 {
        out.push(Refusal::new("build", &["K16.5"]).lacking("ships", 1, 0));
        return;
    }
    let cost = state.benefit(who, Tech::SpaceTravel).ship_cost;
    if paid {
        for (place, cubes) in player.planets().filter(|(_, cubes)| !cubes.covers(cost)) {
            let refusal = Refusal::new(format!("build {place}"), &["K7.1", "K4.3"]);
            out.push(short_of(refusal, cost, cubes));
        }
        if !player.planets().any(|(_, cubes)| cubes.covers(cost)) {
            out.push(unpaid(
                state,
                who,
                Refusal::new("build", &["K7.1", "K4.3"]),
                cost,
            ));
        }
    }
}

fn settle(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    let stands = |tile: &Tile| player.ships.contains(&Some(tile.hex));
    for tile in state.tiles.iter() {
        let What::Planet(planet) = tile.what else {
            continue;
        };
        if !stands(tile) || state.may_settle(who, planet) {
            continue;
        }
        let what = text(Choice::Settle(planet));
        out.push(if player.colonies.len() == COLONIES {
            Refusal::new(what, &["K7.2b", "K1.7"]).lacking("markers", 1, 0)
        } else {
            debug_assert_eq!(state.kind(planet), Kind::Alien);
            Refusal::new(what, &["K7.2a", "K13.5"])
        });
    }
    let on_planet = |tile: &Tile| matches!(tile.what, What::Planet(_)) && stands(tile);
    if !state.tiles.iter().any(on_planet) {
        out.push(Refusal::new("settle", &["K7.2"]));
    }
}

fn develop(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    for &tech in Tech::ALL {
        let what = format!("develop {tech}");
        if !state.can_advance(who, tech) {
            out.push(Refusal::new(what, &["K13.8"]));
            continue;
        }
        let cost = state.pack.level(tech, player.level(tech) + 1).cost;
        if !player.planets().any(|(_, cubes)| cubes.covers(cost)) {
            out.push(unpaid(
                state,
                who,
                Refusal::new(what, &["K7.3", "K16.8"]),
                cost,
            ));
        }
    }
}

fn advance(state: &Kepler, who: Seat, levels: u8, max: u8, burn: bool, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    let cubes = player.outside_well().total();
    for &tech in Tech::ALL {
        let level = player.level(tech) + levels;
        let what = text(Choice::Advance(tech));
        if level > max {
            out.push(Refusal::new(what, &["K13.8", "K20.5"]));
        } else if burn && level > cubes {
            let refusal = Refusal::new(what, &["K4.7", "K11.1"]);
            out.push(refusal.lacking("cubes", level.into(), cubes.into()));
        }
    }
}

fn fly(state: &Kepler, who: Seat, speed: u8, [moved, aside]: [u8; 2], out: &mut Vec<Refusal>) {
    let player = state.player(who);
    for ship in 0..SHIPS as u8 {
        let what = text(Choice::Ship(ship));
        let rules: &[&'static str] = match player.ships[ship as usize] {
            None => &["K9.3"],
            Some(_) if moved & 1 << ship != 0 => &["K9.3"],
            Some(_) if aside & 1 << ship != 0 => &["R44", "K9.3"],
            Some(hex) if state.tile(hex).is_some() => &["K9.3", "K9.8"],
            Some(_) if !state.can_fly(who, ship, speed) => &["K16.10", "K9.5"],
            Some(_) => continue,
        };
        out.push(Refusal::new(what, rules));
    }
}

/// Hexes that are near enough but closed to the ship. Whatever is not named lies too far away.
fn destination(state: &Kepler, who: Seat, ship: u8, left: u8, out: &mut Vec<Refusal>) {
    let Some(from) = state.player(who).ships[ship as usize] else {
        return;
    };
    for (index, spot) in state.pack.map.spots().iter().enumerate() {
        let hex = spot.hex;
        if hex == from || hex.distance(from) > left {
            continue;
        }
        let tile = state.tile(hex);
        let rule = if !state.pack.map.is_space(index) || tile.is_some_and(|tile| !tile.up) {
            "K9.5"
        } else if tile.is_some_and(|tile| tile.owner.is_some() || state.has_ship(hex)) {
            "K9.7"
        } else if state.has_ship(hex) {
            "K9.6"
        } else {
            continue;
        };
        out.push(Refusal::new(text(Choice::Move(ship, hex)), &[rule]));
    }
}

fn terraform(state: &Kepler, who: Seat, paid: bool, out: &mut Vec<Refusal>) {
    let level = state.benefit(who, Tech::Terraforming).terraform;
    for colony in state.player(who).colonies.iter() {
        let printed = state.pack.planet(colony.planet);
        let what = text(Choice::Terraform(colony.planet));
        if colony.terraformed {
            out.push(Refusal::new(what, &["K7.5"]));
        } else if level < printed.level {
            let refusal = Refusal::new(what, &["K7.5", "K13.4"]);
            out.push(refusal.lacking("terraform-level", printed.level.into(), level.into()));
        } else if paid && !colony.cubes.covers(printed.cost) {
            let refusal = Refusal::new(what, &["K7.5", "K16.2"]);
            out.push(short_of(refusal, printed.cost, colony.cubes));
        }
    }
    if state.player(who).colonies.is_empty() {
        out.push(Refusal::new("terraform", &["K7.5", "K4.8"]));
    }
}

fn exploit(state: &Kepler, who: Seat, done: u8, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    if state.benefit(who, Tech::Terraforming).producing == 0 {
        out.push(Refusal::new("exploit", &["K7.8", "K13.4"]));
        return;
    }
    out.push(Refusal::new("exploit earth", &["K7.8", "K4.8"]));
    for (at, colony) in player.colonies.iter().enumerate() {
        let what = text(Choice::Exploit(colony.planet));
        let yields = state.yields(who, colony.planet);
        if done & 1 << at != 0 {
            out.push(Refusal::new(what, &["K7.8"]));
        } else if yields.at_most(player.storage).is_empty() {
            out.push(short_of(
                Refusal::new(what, &["K4.7"]),
                yields,
                player.storage,
            ));
        }
    }
}

/// More than there is in storage.
fn produce(state: &Kepler, who: Seat, cubes: Cubes, on: On, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    if player.storage.covers(cubes) {
        return;
    }
    let here = |place: &Place| match on {
        On::Any => true,
        On::Earth => *place == Place::Earth,
        On::Planet(number) => *place == Place::Planet(number),
    };
    for place in player.planets().map(|(place, _)| place).filter(here) {
        let refusal = Refusal::new(text(Choice::Produce(place, cubes)), &["K4.7", "K16.7"]);
        out.push(short_of(refusal, cubes, player.storage));
    }
}

fn bonus(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let (row, column) = (state.bonus_of_row(who), state.bonus_of_column(who));
    let price = state.bonus_price();
    let cubes = state.player(who).outside_well().total();
    for &bonus in crate::names::Bonus::ALL {
        let what = text(Choice::Bonus(bonus));
        let taken = bonus == row && state.facts.bonus & 1 != 0
            || bonus == column && state.facts.bonus & 2 != 0;
        if bonus != row && bonus != column {
            out.push(Refusal::new(what, &["K8.1"]));
        } else if taken {
            out.push(Refusal::new(what, &["K8.2"]));
        } else if cubes < price {
            let refusal = Refusal::new(what, &["K8.4", "K8.3"]);
            out.push(refusal.lacking("cubes", price.into(), cubes.into()));
        }
    }
}

/// The last step of the turn tells of steps that were passed over, too.
fn recall(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    for ship in (0..SHIPS as u8).filter(|&ship| player.ships[ship as usize].is_none()) {
        out.push(Refusal::new(text(Choice::Recall(ship)), &["K10.1"]));
    }
    if state.benefit(who, Tech::SpaceTravel).speed == 0 {
        out.push(Refusal::new("ship", &["K9.10", "K9.3"]));
    }
    if player.outside_well().total() < state.bonus_price() {
        bonus(state, who, out);
    }
}

fn missing_in_well(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    for &resource in Resource::ALL {
        if state.player(who).well[resource] == 0 {
            let refusal = Refusal::new(text(Choice::Regenerate(resource)), &["K4.5"]);
            out.push(refusal.lacking(resource.name(), 1, 0));
        }
    }
}

fn quantum(state: &Kepler, who: Seat, out: &mut Vec<Refusal>) {
    let (conversions, shifts) = state.quanta();
    let gives = state.benefit(who, Tech::QuantumPhysics);
    let player = state.player(who);
    if conversions == 0 {
        let refusal = Refusal::new("convert", &["K13.2a"]);
        let allowed = i32::from(gives.conversions);
        out.push(refusal.lacking(
            "conversions",
            i32::from(state.facts.conversions) + 1,
            allowed,
        ));
    } else {
        for (gives, takes) in [
            (Resource::Energy, Resource::Matter),
            (Resource::Matter, Resource::Energy),
        ] {
            if player.storage[takes] == 0 {
                let refusal = Refusal::new(format!("convert {gives}"), &["K13.2a"]);
                out.push(refusal.lacking(takes.name(), 1, 0));
            }
        }
        out.push(Refusal::new("convert antimatter", &["K13.2a"]));
    }
    if shifts == 0 {
        let refusal = Refusal::new("shift", &["K13.2b"]);
        let allowed = i32::from(gives.shifts);
        out.push(refusal.lacking("shifts", i32::from(state.facts.shifts) + 1, allowed));
    }
}
