//! What lies before the shown player: storage, Earth and well with their cubes, ships, planet cards, objectives.

use super::answers::{self, chip};
use super::console::{card, place};
use super::cubes::heap;
use super::people::dock;
use super::{Desk, seat_class};
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::Choice;
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{COLONIES, Cubes, Resource, Tech};
use orrery_kepler::speak;
use orrery_kepler::state::{Colony, What};
use orrery_kepler::view::{Goal, PlayerView};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let own = desk.own();
    html! {
        div #planets.block data-aside {
            h2.sr { (desk.scene.called(desk.focus())) }
            div.pools {
                (pool(desk, "storage", own.storage, Some(Place::Storage)))
                (earth(desk, own))
                (pool(desk, "well", own.well, None))
            }
            (fleet(desk, own))
            (colonies(desk, own))
        }
        div.two {
            (card(desk))
            (goals(desk))
        }
    }
}

/// The own ships: where each of them is, and the way home.
fn fleet(desk: &Desk<'_>, own: &PlayerView) -> Markup {
    html! {
        div.fleet role="group" aria-label=(desk.key("fleet")) {
            @for (ship, hex) in own.ships.iter().enumerate() {
                @let open = desk.take(|choice| *choice == Choice::Recall(ship as u8));
                @let face = html! {
                    @match hex {
                        None => { (dock(desk, desk.focus(), ship)) span { (desk.scene.key("place-kepler-reserve")) } },
                        Some(hex) => { (dot(desk, ship)) span { (berth(desk, *hex)) } },
                    }
                };
                @if let [open] = open[..] {
                    @let mined = hex.and_then(|hex| desk.view.tile(hex)?.what) == Some(What::Mine);
                    (ink::button(open, "ship-at", &html! {
                        (dot(desk, ship))
                        // What a mine counts is lost with the ship.
                        @if mined { span { "↩ " span.vp { "−" (desk.view.pack.scoring.ship_on_mine) "★" } } }
                        @else { span { "↩ " (desk.key("recall")) } }
                    }))
                } @else {
                    span.ship-at { (face) }
                }
            }
        }
    }
}

/// A ship by its number.
fn dot(desk: &Desk<'_>, ship: usize) -> Markup {
    html! { span.dot.(seat_class(desk.focus())) { (ship + 1) } }
}

/// Where a ship stands, in a word.
fn berth(desk: &Desk<'_>, hex: Hex) -> Markup {
    html! {
        @match desk.view.tile(hex).and_then(|tile| tile.what) {
            Some(What::Planet(number)) => { (desk.icon(desk.view.pack.planet(number).kind.name())) (number) },
            Some(What::Mine) => { (desk.icon("mine")) (desk.scene.key("tile-kepler-mine")) },
            _ => (desk.key("in-flight")),
        }
    }
}

/// The planet cards, and the places that are still free. What could be colonised now is named in them.
fn colonies(desk: &Desk<'_>, own: &PlayerView) -> Markup {
    let could = desk.candidates();
    let free = COLONIES - own.colonies.len();
    html! {
        div.worlds {
            @if !own.colonies.is_empty() {
                div.cards-of { @for colony in &own.colonies { (planet(desk, colony)) } }
            }
            @if free > 0 {
                ul.slots aria-label=(desk.panel("markers")) {
                    @for slot in 0..free {
                        li.could[could.get(slot).is_some()] {
                            @if let Some(&number) = could.get(slot) {
                                label for={ "settle-" (number) } {
                                    (desk.icon(desk.view.pack.planet(number).kind.name())) (number)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// All cubes of a player: the rules never change these numbers.
pub(super) fn total(player: &PlayerView) -> Cubes {
    let colonies = player.colonies.iter().map(|colony| colony.cubes);
    colonies.fold(player.storage + player.earth + player.well, |sum, cubes| {
        sum + cubes
    })
}

/// How many of each kind, none included.
pub(super) fn every(desk: &Desk<'_>, cubes: Cubes) -> Markup {
    html! {
        span.cubes {
            @for &resource in Resource::ALL {
                span.amount title=(desk.word(resource)) {
                    (cubes[resource]) (desk.icon(resource.name()))
                    span.sr { (desk.word(resource)) }
                }
            }
        }
    }
}

fn pool(desk: &Desk<'_>, name: &str, cubes: Cubes, place: Option<Place>) -> Markup {
    let opens = match place {
        Some(place) => {
            desk.take(|choice| matches!(*choice, Choice::Burn(_, from) if from == place))
        }
        None => Vec::new(),
    };
    let press =
        |resource| answers::pressed(desk, Choice::Regenerate(resource)).filter(|_| place.is_none());
    let due = !opens.is_empty()
        || Resource::ALL
            .iter()
            .any(|&resource| press(resource).is_some());
    html! {
        div.pool.(name).due[due] {
            span.label { (desk.panel(name)) span.sr { ": " (desk.word(speak::cubes(cubes))) } }
            (heap(desk, name, cubes, &opens, press))
        }
    }
}

/// Quantum physics is folded away, because it is always there.
fn quantum(desk: &Desk<'_>, here: Place) -> Markup {
    let quantum = desk.take(|choice| {
        matches!(*choice, Choice::Convert(_, place) | Choice::Shift(_, place, _) if place == here)
    });
    html! {
        @if !quantum.is_empty() {
            div.quantum {
                (folded(desk, &format!("quantum-{here}"), &html! {
                    (desk.icon("quantum-physics")) span.sr { (desk.key("quantum")) }
                }, &quantum))
            }
        }
    }
}

/// Choices that open over the board when they are asked for.
pub(super) fn folded(desk: &Desk<'_>, id: &str, title: &Markup, opens: &[&Open<Choice>]) -> Markup {
    html! {
        details.folded.over id=(id) {
            summary { (title) }
            div.list { @for open in opens { (ink::button(open, "small", &sign(desk, &open.choice))) } }
        }
    }
}

/// Few signs; the whole meaning is in the label and in the hint.
pub(super) fn sign(desk: &Desk<'_>, choice: &Choice) -> Markup {
    let cube = |resource: Resource| desk.icon(resource.name());
    let other = |resource: Resource| match resource {
        Resource::Energy => Resource::Matter,
        _ => Resource::Energy,
    };
    html! {
        @match *choice {
            Choice::Produce(place, cubes) => { (spot(desk, place)) " +" (desk.cubes(cubes)) },
            Choice::Regenerate(resource) => { (desk.icon("regenerate")) "1" (cube(resource)) },
            Choice::Convert(resource, _) => { (cube(resource)) "⇒" (cube(other(resource))) },
            Choice::Shift(resource, _, to) => { (cube(resource)) "→ " (spot(desk, to)) },
            Choice::Cube(resource) => { "+1" (cube(resource)) },
            Choice::Track(track) => { (desk.icon(track.name())) " " (desk.key(&format!("track-{}", track.name()))) },
            Choice::Terraform(number) => {
                (spot(desk, Place::Planet(number)))
                " " span.vp { "+" (desk.view.pack.planet(number).points) "★" }
            },
            Choice::Exploit(number) => { (spot(desk, Place::Planet(number))) " " (desk.key("choose-cubes")) },
            _ => {},
        }
    }
}

/// A planet by its picture and number, Earth by its name.
pub(super) fn spot(desk: &Desk<'_>, to: Place) -> Markup {
    html! {
        @match to {
            Place::Planet(number) => { (desk.icon(desk.view.pack.planet(number).kind.name())) (number) },
            _ => (place(desk, to)),
        }
    }
}

fn earth(desk: &Desk<'_>, own: &PlayerView) -> Markup {
    let burn = desk.take(|choice| matches!(*choice, Choice::Burn(_, from) if from == Place::Earth));
    html! {
        div.pool.earth.due[!burn.is_empty()] {
            span.label { (desk.icon("earth")) (desk.scene.key("place-kepler-earth")) (chip(desk, Place::Earth)) }
            (heap(desk, "earth", own.earth, &burn, |_| None))
            span.sr { (desk.word(speak::cubes(own.earth))) }
            (quantum(desk, Place::Earth))
        }
    }
}

/// Both sides of a planet card; the one that lies up is the strong one.
pub(super) fn sides(desk: &Desk<'_>, number: u8, terraformed: bool) -> Markup {
    let planet = desk.view.pack.planet(number);
    html! {
        ul.sides {
            li.up[!terraformed] title=(desk.panel("colony-produces")) {
                (desk.icon("planetary-exploitation")) (desk.cubes(planet.colony))
            }
            li.up[terraformed] title=(desk.panel("terraformed-produces")) {
                (desk.icon("terraform")) (desk.cubes(planet.terraformed))
                " " span.vp title=(desk.panel("terraformed-points")) { (planet.points) "★" }
            }
            @if !terraformed {
                li.price title=(desk.panel("terraforming")) {
                    (desk.text("terraform-level", &[("level", planet.level.into())])) ", " (desk.cubes(planet.cost))
                }
            }
        }
    }
}

pub(super) fn heading(desk: &Desk<'_>, number: u8) -> Markup {
    let planet = desk.view.pack.planet(number);
    html! {
        h3 title=(desk.word(planet.kind)) {
            (desk.icon(planet.kind.name())) " " b { (number) } " "
            span.called { (desk.word(speak::planet_name(desk.view.pack, number))) }
            span.sr { " (" (desk.word(planet.kind)) ")" }
        }
    }
}

fn planet(desk: &Desk<'_>, colony: &Colony) -> Markup {
    let number = colony.planet;
    let here = Place::Planet(number);
    let burn = desk.take(|choice| matches!(*choice, Choice::Burn(_, from) if from == here));
    let why = ["terraform", "exploit"]
        .iter()
        .find_map(|what| desk.why(&format!("{what} {number}")));
    html! {
        div.planet-card.(desk.view.pack.planet(number).kind.name()).terraformed[colony.terraformed].due[!burn.is_empty()]
            id={ "planet-" (number) } data-lens={ "tip-" (number) } data-why=[why] {
            (heading(desk, number))
            (turning(desk, colony))
            (chip(desk, here))
            (heap(desk, &number.to_string(), colony.cubes, &burn, |_| None))
            span.sr { (desk.word(speak::cubes(colony.cubes))) }
            (quantum(desk, here))
        }
    }
}

/// How far a colony is from being terraformed: the level that is missing, else the cubes, else nothing; or what it is
/// worth now (K7.5, K14.2).
fn turning(desk: &Desk<'_>, colony: &Colony) -> Markup {
    let planet = desk.view.pack.planet(colony.planet);
    let level = desk.own().techs[Tech::Terraforming.index()];
    let level = desk.view.pack.level(Tech::Terraforming, level).gives;
    let lacking = planet.cost.without(colony.cubes);
    html! {
        @if colony.terraformed {
            span.turning.turned { (desk.icon("terraform")) span.vp { (planet.points) "★" } }
        } @else if level.terraform < planet.level {
            span.turning { (desk.icon("terraform")) span.sr { (desk.key("terraform")) " " } (planet.level) }
        } @else if !lacking.is_empty() {
            span.turning.lacks title=(desk.key("lacks")) {
                (desk.icon("terraform")) span.sr { (desk.key("lacks")) " " } (desk.cubes(lacking))
            }
        } @else {
            span.turning.ready { (desk.icon("terraform")) span.sr { (desk.key("terraform")) " " } "✓" }
        }
    }
}

/// The objectives that the viewer knows, and how far they have got.
pub(super) fn goals(desk: &Desk<'_>) -> Markup {
    let goals = &desk.own().goals;
    let revealed = desk.view.decision.is_none() && desk.view.players.len() > 1; // K14.3
    let title = if desk.view.solo.is_some() {
        "campaign"
    } else {
        "objectives"
    };
    html! {
        div #goals.block data-lens=[desk.crowded().then_some("goals")] {
            h2 { (desk.panel(title)) }
            @if let Some(solo) = desk.view.solo { (super::campaign::now(desk, solo)) }
            @if revealed {
                p.quiet { (desk.key("objectives-at-end")) }
                div.owners {
                    @for (seat, player) in desk.seats() {
                        div.(seat_class(seat)) {
                            h3 { (desk.mark(seat)) " " (desk.scene.called(seat)) }
                            @for goal in &player.goals { (objective(desk, goal)) }
                        }
                    }
                }
            } @else {
                @for goal in goals { (objective(desk, goal)) }
            }
            @if goals.is_empty() { p.empty { (desk.panel("hidden")) } }
        }
    }
}

/// An objective at the end, in a line: whose it is, whether it is fulfilled, what it is worth.
pub(super) fn fulfilled(desk: &Desk<'_>, seat: Seat, goal: &Goal) -> Markup {
    let pack = desk.view.pack;
    let points = pack.objectives[goal.objective as usize].points;
    let word = match goal.met {
        true => desk.panel("met"),
        false => desk.key("unmet"),
    };
    html! {
        p.goal.met[goal.met] {
            (desk.mark(seat)) " "
            (desk.word(speak::objective_name(pack, goal.objective)))
            " " span.vp { (if goal.met { points } else { 0 }) "★" } " "
            span.sr { (word) } span aria-hidden="true" { (if goal.met { "✓" } else { "✗" }) }
        }
    }
}

fn objective(desk: &Desk<'_>, goal: &Goal) -> Markup {
    let pack = desk.view.pack;
    let card = &pack.objectives[goal.objective as usize];
    let met = goal.met;
    html! {
        div.goal.met[met] {
            p {
                strong { (desk.word(speak::objective_name(pack, goal.objective))) }
                " " span.vp { (card.points) "★" }
                @if met {
                    " ✓" span.sr { (desk.panel("met")) }
                } @else if desk.view.decision.is_none() {
                    " ✗ " span.unmet { (desk.key("unmet")) }
                }
            }
            ul {
                @for (cond, &(has, needs)) in pack.parts(&card.condition).iter().zip(&goal.progress) {
                    li {
                        span { (desk.say(&speak::counted_by(pack, *cond))) }
                        b { (has.min(needs)) "/" (needs) }
                        meter min="0" max=(needs) value=(has.min(needs)) aria-hidden="true" {}
                    }
                }
            }
        }
    }
}
