//! What stands beside the prompt: answers of few words, and several choices as one.

use super::Desk;
use super::cubes::lying;
use super::galaxy::hops;
use super::holdings::{folded, sign, spot};
use super::shortcuts::{planet_at, terraformable};
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_core::Speak as _;
use orrery_kepler::brings::Good;
use orrery_kepler::choice::Place;
use orrery_kepler::map::{Cell, Hex, Print};
use orrery_kepler::names::{Bonus, COLONIES, Cubes, Main, Resource, Tech, Track};
use orrery_kepler::op::Op;
use orrery_kepler::speak;
use orrery_kepler::state::Job;
use orrery_kepler::{Choice, Kepler};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        (production(desk))
        (build_all(desk).unwrap_or_default())
        (settle_all(desk).unwrap_or_default())
        (whole_well(desk).unwrap_or_default())
        (exploits(desk))
        (few(desk, |choice| {
            use Choice::{Cube, Regenerate, Terraform, Track};
            matches!(choice, Regenerate(_) | Cube(_) | Terraform(_) | Track(_))
        }))
        (mixes(desk).unwrap_or_default())
        (nearest(desk).unwrap_or_default())
        (end_turn(desk).unwrap_or_default())
    }
}

/// All that can be produced, for each place; less of it behind them (K4.7).
fn production(desk: &Desk<'_>) -> Markup {
    let all = desk.take(|choice| matches!(choice, Choice::Produce(..)));
    let is_most = |at: usize| match (all[at].choice, at.checked_sub(1)) {
        (Choice::Produce(place, _), Some(before)) => {
            !matches!(all[before].choice, Choice::Produce(other, _) if other == place)
        }
        _ => true,
    };
    let (most, less): (Vec<usize>, Vec<usize>) = (0..all.len()).partition(|&at| is_most(at));
    let less: Vec<&Open<Choice>> = less.into_iter().map(|at| all[at]).collect();
    html! {
        @for at in most { (answer(desk, all[at])) }
        @if !less.is_empty() { (folded(desk, "less", &html! { (desk.key("less")) }, &less)) }
    }
}

/// All planets that can be colonised, unless it is done with the action that is still to be chosen (K7.2).
fn settle_all(desk: &Desk<'_>) -> Option<Markup> {
    let action = Choice::Action(Main::ColonialSettlement);
    let all = settles(desk)?;
    if all.len() < 2 || desk.offers.any(|choice| *choice == action) {
        return None;
    }
    let label = desk.text("settle-all", &[("n", all.len().into())]);
    Some(together(&all, "answer", None, &label, &html! { (label) }))
}

/// Every planet that can be colonised, unless spaces of the track ask for something before the last one.
fn settles(desk: &Desk<'_>) -> Option<Vec<Choice>> {
    let planets = desk.candidates();
    let fits = !planets.is_empty() && planets.len() + desk.own().colonies.len() <= COLONIES;
    let steps = planets.iter().rev().skip(1);
    let steps = steps.map(|&planet| desk.view.colonising(planet)).sum();
    let quiet = fits && passes_quietly(desk, Track::Colonial, steps);
    quiet.then(|| planets.into_iter().map(Choice::Settle).collect())
}

/// Every planet that can be terraformed now, on the same condition (K7.5).
fn terraforms(desk: &Desk<'_>) -> Option<Vec<Choice>> {
    let planets = terraformable(desk);
    let steps = planets.iter().rev().skip(1);
    let steps = steps.map(|&planet| desk.terraforming(planet)).sum();
    let quiet = !planets.is_empty() && passes_quietly(desk, Track::Colonial, steps);
    quiet.then(|| planets.into_iter().map(Choice::Terraform).collect())
}

/// As many ships as can be built, all paid by one planet and each where its way to another goal is short (K7.1).
fn build_all(desk: &Desk<'_>) -> Option<Markup> {
    let Some(Job::Build { left, paid: true }) = desk.view.stack.last().map(|frame| frame.job)
    else {
        return None;
    };
    let ships = desk
        .own()
        .ships
        .iter()
        .filter(|ship| ship.is_none())
        .count();
    let builds = desk.offers.each(|choice| match *choice {
        Choice::Build(place, hex) => Some((place, hex)),
        _ => None,
    });
    let mut pads: Vec<(Place, Vec<Hex>)> = Vec::new();
    for (place, hex) in builds {
        match pads.iter_mut().find(|(from, _)| *from == place) {
            Some((_, hexes)) => hexes.push(hex),
            None => pads.push((place, vec![hex])),
        }
    }
    let all = fleet(desk, pads, ships.min(left.into()))?;
    let label = desk.text("build-all", &[("n", all.len().into())]);
    (all.len() > 1).then(|| together(&all, "answer", None, &label, &html! { (label) }))
}

/// So many ships, paid by the first planet that has the cubes and the room for all of them.
fn fleet(desk: &Desk<'_>, pads: Vec<(Place, Vec<Hex>)>, ships: usize) -> Option<Vec<Choice>> {
    let own = desk.own();
    let level = own.techs[Tech::SpaceTravel.index()];
    let level = desk.view.pack.level(Tech::SpaceTravel, level);
    let price = (0..ships).fold(Cubes::NONE, |sum, _| sum + level.gives.ship_cost);
    let fits = |(place, hexes): &(Place, Vec<Hex>)| {
        hexes.len() >= ships && lying(own, *place).covers(price)
    };
    let (place, hexes) = pads.into_iter().find(fits)?;
    let hexes = launch_pads(desk, hexes, ships).into_iter();
    Some(hexes.map(|hex| Choice::Build(place, hex)).collect())
}

/// All ships that Space Missions can build, if one planet pays for them (K7.1).
fn builds(desk: &Desk<'_>) -> Option<Vec<Choice>> {
    let ships = desk.view.brings(Choice::Action(Main::SpaceMissions));
    let ships = ships.of(Good::Ship);
    let (map, grid) = (&desk.view.pack.map, desk.view.grid());
    // Next to the tile of a planet, or next to Sol for Earth (K9.1).
    let colonies = desk.own().colonies.iter();
    let homes = colonies.filter_map(|colony| {
        let hex = planet_at(desk, colony.planet)?;
        Some((Place::Planet(colony.planet), hex))
    });
    let pads = std::iter::once((Place::Earth, map.sol())).chain(homes);
    let pads = pads.filter_map(|(place, hex)| {
        let free = map.around(map.find(hex)?);
        let free = free.filter(|&index| grid[index] == Cell::Free);
        Some((place, free.map(|index| map.spot(index).hex).collect()))
    });
    fleet(desk, pads.collect(), ships.into()).filter(|all| !all.is_empty())
}

/// Hexes for new ships, each as near as can be to a goal that no other one has.
fn launch_pads(desk: &Desk<'_>, mut hexes: Vec<Hex>, ships: usize) -> Vec<Hex> {
    let taken = |hex: Hex| {
        desk.seats()
            .any(|(_, player)| player.ships.contains(&Some(hex)))
    };
    let free = desk.view.tiles.iter();
    let free = free.filter(|tile| tile.what.is_some() && tile.owner.is_none() && !taken(tile.hex));
    let mut goals: Vec<Hex> = free.map(|tile| tile.hex).collect();
    let mut pads = Vec::new();
    while pads.len() < ships && !hexes.is_empty() {
        let away = |pad: Hex| goals.iter().map(|goal| pad.distance(*goal)).min();
        let best = (0..hexes.len()).min_by_key(|&at| away(hexes[at]).unwrap_or_default());
        let pad = hexes.remove(best.unwrap_or_default());
        if let Some(goal) = (0..goals.len()).min_by_key(|&at| pad.distance(goals[at])) {
            goals.remove(goal);
        }
        pads.push(pad);
    }
    pads
}

/// Whether so many spaces of a track bring nothing that is asked about.
fn passes_quietly(desk: &Desk<'_>, track: Track, steps: u8) -> bool {
    let at = usize::from(desk.own().tracks[track.index()]);
    let spaces = desk.view.pack.track(track).iter().skip(at + 1);
    let mut passed = spaces.take(steps.into());
    passed.all(|space| space.icon.is_none())
}

/// So many cubes of a kind, and the rest of another: all that are due at once, folded away if there are many ways
/// (K4.5, K15.8).
fn mixes(desk: &Desk<'_>) -> Option<Markup> {
    let (due, from, choice): (u8, Cubes, fn(Resource) -> Choice) = match desk.view.stack.last()?.job
    {
        Job::Cubes(n) => (n, Cubes::new(n, n, 0), Choice::Cube),
        Job::Regenerate(n) => (n, desk.own().well, Choice::Regenerate),
        _ => return None,
    };
    if desk.count == 0 || !(2..=12).contains(&due) || from.total() <= due {
        return None;
    }
    let mut ways = Vec::new();
    for energy in (0..=from.energy.min(due)).rev() {
        for matter in (0..=from.matter.min(due - energy)).rev() {
            let antimatter = due - energy - matter;
            if antimatter <= from.antimatter {
                ways.push(Cubes::new(energy, matter, antimatter));
            }
        }
    }
    let way = |&cubes: &Cubes| {
        let kinds = Resource::ALL.iter();
        let all = kinds.flat_map(|&kind| vec![choice(kind); cubes[kind].into()]);
        let all: Vec<Choice> = all.collect();
        let label = desk.word(speak::cubes(cubes));
        together(
            &all,
            "small",
            None,
            &label,
            &html! { "+" (desk.cubes(cubes)) },
        )
    };
    let title = desk.text("at-once", &[("n", due.into())]);
    Some(html! {
        details.folded.over #mixes {
            summary { (title) }
            div.list { @for cubes in &ways { (way(cubes)) } }
        }
    })
}

/// Everything in the well, if all of it may be regenerated (K4.5).
fn whole_well(desk: &Desk<'_>) -> Option<Markup> {
    let Some(Job::Regenerate(left)) = desk.view.stack.last().map(|frame| frame.job) else {
        return None;
    };
    let well = desk.own().well;
    let all = Resource::ALL.iter();
    let all = all.flat_map(|&kind| vec![Choice::Regenerate(kind); well[kind].into()]);
    let all: Vec<Choice> = all.collect();
    let fits = (2..=left.into()).contains(&all.len()) && desk.count > 0;
    let label = desk.text("regenerate-all", &[("n", all.len().into())]);
    let face = html! { (desk.icon("regenerate")) (desk.cubes(well)) };
    fits.then(|| together(&all, "answer", None, &label, &face))
}

fn few(desk: &Desk<'_>, is: impl Fn(&Choice) -> bool) -> Markup {
    html! { @for open in desk.take(is) { (answer(desk, open)) } }
}

fn answer(desk: &Desk<'_>, open: &Open<Choice>) -> Markup {
    ink::named(open, &id(&open.choice), "answer", &sign(desk, &open.choice))
}

/// The id of an answer: its place on the board presses it too.
fn id(choice: &Choice) -> String {
    match choice {
        Choice::Produce(place, _) => format!("produce-{place}"),
        Choice::Terraform(number) | Choice::Exploit(number) => format!("at-{number}"),
        choice => choice.to_string().replace(' ', "-"),
    }
}

/// At a place where something can be done: what comes of it, as a way to press the answer.
pub(super) fn chip(desk: &Desk<'_>, here: Place) -> Markup {
    let face = |choice: &Choice| match *choice {
        Choice::Produce(place, cubes) if place == here => Some(html! { "+" (desk.cubes(cubes)) }),
        Choice::Exploit(number) if here == Place::Planet(number) => {
            Some(html! { "+" (desk.cubes(yields(desk, number))) })
        }
        Choice::Terraform(number) if here == Place::Planet(number) => {
            Some(html! { "+" (desk.view.pack.planet(number).points) "★" })
        }
        _ => None,
    };
    let known = |choice: &Choice| face(choice).map(|face| (id(choice), face));
    html! {
        @if let Some((id, face)) = desk.offers.each(known).next() { label.chip for=(id) { (face) } }
    }
}

/// All that a colony can produce now (K7.8).
fn yields(desk: &Desk<'_>, number: u8) -> Cubes {
    let mut colonies = desk.own().colonies.iter();
    let terraformed = colonies.any(|colony| colony.planet == number && colony.terraformed);
    let all = desk.view.pack.planet(number).produces(terraformed);
    all.at_most(desk.own().storage)
}

/// A colony produces all it can at once; whoever wants less of it chooses the colony alone.
fn exploits(desk: &Desk<'_>) -> Markup {
    let opens = desk.take(|choice| matches!(choice, Choice::Exploit(_)));
    let all = |open: &Open<Choice>| match open.choice {
        Choice::Exploit(number) => {
            let cubes = yields(desk, number);
            let produce = Choice::Produce(Place::Planet(number), cubes);
            let both = [open.choice, produce];
            let label = desk.say(&Kepler::say_choice(desk.view, produce));
            let face = html! { (spot(desk, Place::Planet(number))) " +" (desk.cubes(cubes)) };
            together(&both, "answer", Some(&id(&open.choice)), &label, &face)
        }
        _ => html! {},
    };
    html! {
        @for open in &opens { (all(open)) }
        @if !opens.is_empty() { (folded(desk, "less", &html! { (desk.key("less")) }, &opens)) }
    }
}

/// The id of the answer that makes this choice, if there is one.
pub(super) fn pressed(desk: &Desk<'_>, choice: Choice) -> Option<String> {
    desk.offers.any(|open| *open == choice).then(|| id(&choice))
}

/// As many face-down tiles as there are to choose, those nearest to Sol and to the own ships (K7.6).
fn nearest(desk: &Desk<'_>) -> Option<Markup> {
    let Some(Job::Reveal(left)) = desk.view.stack.last().map(|frame| frame.job) else {
        return None;
    };
    let map = &desk.view.pack.map;
    let sol = map.spots().iter().find(|spot| spot.print == Print::Sol);
    let home = sol.map(|spot| spot.hex);
    let near: Vec<Hex> = desk.own().ships.into_iter().flatten().chain(home).collect();
    let away = |hex: Hex| near.iter().map(|from| from.distance(hex)).min();
    let mut tiles: Vec<Hex> = (desk.offers)
        .each(|choice| match *choice {
            Choice::Reveal(hex) => Some(hex),
            _ => None,
        })
        .collect();
    tiles.sort_by_key(|&hex| away(hex));
    tiles.truncate(left.into());
    (tiles.len() > 1).then(|| {
        let label = desk.text("nearest", &[("n", tiles.len().into())]);
        let tiles: Vec<Choice> = tiles.into_iter().map(Choice::Reveal).collect();
        together(&tiles, "answer", None, &label, &html! { (label) })
    })
}

/// The end of the turn at once, while bonus actions or flights are still possible (K5.2).
fn end_turn(desk: &Desk<'_>) -> Option<Markup> {
    let stack = &desk.view.stack;
    let waits = |job: Job| stack.iter().any(|frame| frame.job == job);
    let steps = match stack.last()?.job {
        Job::Bonus if hops(desk).is_empty() => 1,
        Job::Bonus => 2,
        Job::Fly { .. } if !waits(Job::Bonus) && !waits(Job::MoveShips) => 1,
        _ => return None,
    };
    if desk.count == 0 || !waits(Job::Recall) {
        return None;
    }
    let mut choices = vec![Choice::Done; steps];
    choices.push(Choice::End);
    let label = desk.scene.key("choice-kepler-end");
    // Where nothing but a recall would follow, the end of the turn is what most want.
    let class = match stack.last()?.job {
        Job::Bonus if steps == 1 => "answer leads",
        _ => "answer",
    };
    Some(together(&choices, class, None, &label, &html! { (label) }))
}

/// Several choices as one button.
pub(super) fn together(
    choices: &[Choice],
    class: &str,
    id: Option<&str>,
    label: &str,
    content: &Markup,
) -> Markup {
    let value: Vec<String> = choices.iter().map(Choice::to_string).collect();
    html! {
        button.choice.(class) id=[id] form="play" name="choices" value=(value.join(";")) aria-label=(label) title=(label) {
            (content)
        }
    }
}

/// An action or bonus action, and what is asked next where the answer is nearly always the same.
pub(super) struct Usual {
    pub(super) then: Vec<Choice>,
    pub(super) label: String,
    /// What the button for any other answer says.
    pub(super) other: String,
}

pub(super) fn usual(desk: &Desk<'_>, choice: Choice) -> Option<Usual> {
    let (then, other) = match choice {
        Choice::Action(Main::SpaceMissions) => (builds(desk)?, "other-hexes"),
        Choice::Action(Main::ColonialSettlement) => (settles(desk)?, "other-planets"),
        Choice::Action(Main::Terraform) => (terraforms(desk)?, "other-planets"),
        Choice::Action(Main::PlanetaryExploitation) => (exploits_all(desk)?, "other-amount"),
        Choice::Action(main) => (vec![produces(desk, main)?], "other-amount"),
        Choice::Bonus(bonus) => (burns(desk, bonus)?, "other-cube"),
        _ => return None,
    };
    let label = match then[..] {
        [Choice::Build(..), _, ..] => desk.text("build-all", &[("n", then.len().into())]),
        [Choice::Settle(_), _, ..] => desk.text("settle-all", &[("n", then.len().into())]),
        [Choice::Terraform(_), _, ..] => desk.text("terraform-all", &[("n", then.len().into())]),
        _ => desk.say(&Kepler::say_choice(desk.view, *then.first()?)),
    };
    Some(Usual {
        then,
        label,
        other: desk.key(other),
    })
}

/// Everything that all colonies produce, if that is allowed and there (K7.8).
fn exploits_all(desk: &Desk<'_>) -> Option<Vec<Choice>> {
    let own = desk.own();
    let level = own.techs[Tech::Terraforming.index()];
    let left = desk
        .view
        .pack
        .level(Tech::Terraforming, level)
        .gives
        .producing;
    let all = own.colonies.iter().map(|colony| {
        let planet = desk.view.pack.planet(colony.planet);
        (colony.planet, planet.produces(colony.terraformed))
    });
    let all: Vec<(u8, Cubes)> = all.filter(|(_, cubes)| !cubes.is_empty()).collect();
    let sum = all.iter().fold(Cubes::NONE, |sum, &(_, cubes)| sum + cubes);
    let both = |&(number, cubes): &(u8, Cubes)| {
        let place = Place::Planet(number);
        [Choice::Exploit(number), Choice::Produce(place, cubes)]
    };
    let fits = (1..=left.into()).contains(&all.len()) && own.storage.covers(sum);
    fits.then(|| all.iter().flat_map(both).collect())
}

/// What an action produces on Earth, if there is no other planet for it (K7.7, K7.9).
fn produces(desk: &Desk<'_>, main: Main) -> Option<Choice> {
    let own = desk.own();
    let gives = |tech: Tech| desk.view.pack.level(tech, own.techs[tech.index()]).gives;
    let cubes = match main {
        Main::EnergyStorage => Cubes::of(Resource::Energy, gives(Tech::EnergyDevelopment).energy),
        Main::AntimatterGeneration => Cubes::of(
            Resource::Antimatter,
            gives(Tech::AntimatterScience).antimatter,
        ),
        _ => return None,
    };
    let cubes = cubes.at_most(own.storage);
    let only = own.colonies.is_empty() && !cubes.is_empty();
    only.then_some(Choice::Produce(Place::Earth, cubes))
}

/// The cubes that most would burn for a bonus action: of the kind of which storage has more (K8.3); and all that it then
/// produces, if there is one place for it.
fn burns(desk: &Desk<'_>, bonus: Bonus) -> Option<Vec<Choice>> {
    let mut storage = desk.own().storage;
    let kind = match storage.energy < storage.matter {
        true => Resource::Matter,
        false => Resource::Energy,
    };
    let price = desk.view.bonus_price;
    if price == 0 || storage[kind] < price {
        return None;
    }
    storage[kind] -= price;
    let mut then = vec![Choice::Burn(kind, Place::Storage); price.into()];
    let pack = desk.view.pack;
    if let [Op::ProduceOnEarth(cubes)] = pack.program(pack.bonus[bonus.index()]) {
        let cubes = cubes.at_most(storage);
        then.extend((!cubes.is_empty()).then_some(Choice::Produce(Place::Earth, cubes)));
    }
    Some(then)
}
