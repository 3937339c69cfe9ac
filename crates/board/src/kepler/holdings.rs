//! Planet cards, storage and well with their cubes, ships in the reserve, objectives.

use super::Desk;
use super::console::{card, place};
use super::cubes::heap;
use super::people::dock;
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::choice::Place;
use orrery_kepler::names::{COLONIES, Cubes, Resource};
use orrery_kepler::speak;
use orrery_kepler::state::Colony;
use orrery_kepler::view::{Goal, PlayerView};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let own = desk.own();
    let settle = desk.take(|choice| matches!(choice, Choice::Settle(_)));
    let all = total(own);
    html! {
        div #planets.block {
            h2 {
                (desk.mark(desk.focus())) " " (desk.scene.name(desk.focus()))
                span.points { (desk.text("points", &[("n", own.points.iter().sum::<i32>().into())])) }
            }
            div.stock {
                (pool(desk, "storage", own.storage, Some(Place::Storage)))
                (pool(desk, "well", own.well, None))
                p.total {
                    span { (desk.key("total")) } " " (every(desk, all))
                    span.reserve {
                        @for (ship, hex) in own.ships.iter().enumerate() {
                            @if hex.is_none() { (dock(desk, desk.focus(), ship)) }
                        }
                    }
                }
            }
            div.cards-of {
                @for open in &settle { (candidate(desk, open)) }
                (earth(desk, own))
                @for colony in &own.colonies { (planet(desk, colony)) }
                @for _ in own.colonies.len()..COLONIES {
                    div.planet-card.free aria-hidden="true" {}
                }
            }
        }
        (card(desk))
        (goals(desk))
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
        None => desk.take(|choice| matches!(choice, Choice::Regenerate(_))),
    };
    html! {
        div.pool.(name) {
            span.label { (desk.panel(name)) " " (every(desk, cubes)) }
            (heap(desk, name, cubes))
            (acts(desk, &opens))
        }
    }
}

/// What can be done with the cubes at a place; quantum physics is folded away, because it is always there.
fn at_place(desk: &Desk<'_>, here: Place) -> Markup {
    let opens = desk.take(|choice| match *choice {
        Choice::Produce(place, _) | Choice::Burn(_, place) => place == here,
        Choice::Cube(_) => here == Place::Earth,
        Choice::Terraform(number) | Choice::Exploit(number) => here == Place::Planet(number),
        _ => false,
    });
    let quantum = desk.take(|choice| {
        matches!(*choice, Choice::Convert(_, place) | Choice::Shift(_, place, _) if place == here)
    });
    html! {
        (acts(desk, &opens))
        @if !quantum.is_empty() {
            details.quantum id={ "quantum-" (here) } {
                summary title=(desk.key("quantum")) aria-label=(desk.key("quantum")) {
                    (desk.icon("quantum-physics")) (quantum.len())
                }
                (acts(desk, &quantum))
            }
        }
    }
}

/// Choices as small buttons with signs; their whole meaning is in their label and in the hint.
fn acts(desk: &Desk<'_>, opens: &[&Open<Choice>]) -> Markup {
    html! {
        @if !opens.is_empty() {
            div.acts {
                @for open in opens { (ink::button(open, "small", &sign(desk, &open.choice))) }
            }
        }
    }
}

fn sign(desk: &Desk<'_>, choice: &Choice) -> Markup {
    let cube = |resource: Resource| desk.icon(resource.name());
    let other = |resource: Resource| match resource {
        Resource::Energy => Resource::Matter,
        _ => Resource::Energy,
    };
    html! {
        @match *choice {
            Choice::Produce(_, cubes) => { "+" (desk.cubes(cubes)) },
            Choice::Burn(resource, _) => { (desk.icon("burn")) (cube(resource)) },
            Choice::Regenerate(resource) => { (desk.icon("regenerate")) (cube(resource)) },
            Choice::Convert(resource, _) => { (cube(resource)) "⇒" (cube(other(resource))) },
            Choice::Shift(resource, _, to) => { (cube(resource)) "→ " (short(desk, to)) },
            Choice::Cube(resource) => { "+1" (cube(resource)) },
            Choice::Terraform(_) => { (desk.icon("terraform")) (desk.key("terraform")) },
            Choice::Exploit(_) => { (desk.icon("planetary-exploitation")) (desk.key("exploit")) },
            Choice::Settle(_) => { (desk.icon("colonial-settlement")) (desk.key("settle")) },
            _ => {},
        }
    }
}

/// A planet by its number, Earth by its name.
fn short(desk: &Desk<'_>, to: Place) -> String {
    match to {
        Place::Planet(number) => number.to_string(),
        _ => place(desk, to),
    }
}

fn earth(desk: &Desk<'_>, own: &PlayerView) -> Markup {
    html! {
        div.planet-card.earth {
            h3 { (desk.icon("earth")) " " (desk.scene.key("place-kepler-earth")) }
            (heap(desk, "earth", own.earth))
            span.sr { (desk.word(speak::cubes(own.earth))) }
            (at_place(desk, Place::Earth))
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
            (desk.icon(planet.kind.name())) " " (number) " " (desk.word(speak::planet_name(desk.view.pack, number)))
            span.sr { " (" (desk.word(planet.kind)) ")" }
        }
    }
}

fn planet(desk: &Desk<'_>, colony: &Colony) -> Markup {
    let number = colony.planet;
    let why = [
        ("terraform", "terraform"),
        ("exploit", "planetary-exploitation"),
    ];
    let why = why.map(|(what, icon)| (what, icon, desk.why(&format!("{what} {number}"))));
    html! {
        div.planet-card.(desk.view.pack.planet(number).kind.name()).terraformed[colony.terraformed]
            id={ "planet-" (number) } {
            (heading(desk, number))
            (sides(desk, number, colony.terraformed))
            (heap(desk, &number.to_string(), colony.cubes))
            span.sr { (desk.word(speak::cubes(colony.cubes))) }
            (at_place(desk, Place::Planet(number)))
            @for (what, picture, why) in why {
                @if let Some(why) = why {
                    (ink::quiet(&desk.key(what), &why, "small sealed", &html! { (desk.icon(picture)) }))
                }
            }
        }
    }
}

/// The card of a planet that can be colonised now.
fn candidate(desk: &Desk<'_>, open: &Open<Choice>) -> Markup {
    let Choice::Settle(number) = open.choice else {
        return html! {};
    };
    html! {
        div.planet-card.candidate {
            (heading(desk, number))
            (sides(desk, number, false))
            (acts(desk, &[open]))
        }
    }
}

/// The objectives that the viewer knows, and how far they have got.
fn goals(desk: &Desk<'_>) -> Markup {
    let goals = &desk.own().goals;
    let revealed = desk.view.decision.is_none() && desk.view.players.len() > 1; // K14.3
    let title = if desk.view.solo.is_some() {
        "campaign"
    } else {
        "objectives"
    };
    html! {
        div #goals.block {
            h2 { (desk.panel(title)) }
            @if let Some(solo) = desk.view.solo { (super::people::campaign(desk, solo)) }
            @if revealed {
                @for (seat, player) in desk.seats() {
                    h3 { (desk.mark(seat)) " " (desk.scene.name(seat)) }
                    @for goal in &player.goals { (objective(desk, goal)) }
                }
            } @else {
                @for goal in goals { (objective(desk, goal)) }
            }
            @if goals.is_empty() { p.empty { (desk.panel("hidden")) } }
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
                @if met { " ✓" span.sr { (desk.panel("met")) } }
            }
            ul {
                @for (cond, &(has, needs)) in pack.parts(&card.condition).iter().zip(&goal.progress) {
                    li {
                        (desk.say(&speak::condition(pack, *cond))) " "
                        meter min="0" max=(needs) value=(has.min(needs)) aria-hidden="true" {}
                        " " (has.min(needs)) "/" (needs)
                    }
                }
            }
        }
    }
}
