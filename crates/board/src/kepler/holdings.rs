//! What lies before the shown player: storage, Earth and well with their cubes, ships, planet cards, objectives.

use super::console::{card, place};
use super::cubes::heap;
use super::people::dock;
use super::{Desk, seat_class};
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{COLONIES, Cubes, Resource};
use orrery_kepler::speak;
use orrery_kepler::state::{Colony, What};
use orrery_kepler::view::{Goal, PlayerView};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let own = desk.own();
    html! {
        div #planets.block data-aside {
            h2.sr { (desk.scene.name(desk.focus())) }
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
                    (ink::button(open, "ship-at", &html! { (dot(desk, ship)) span { "↩ " (desk.key("recall")) } }))
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
        div.pool.(name).due[!opens.is_empty()] {
            span.label { (desk.panel(name)) span.sr { ": " (desk.word(speak::cubes(cubes))) } }
            (heap(desk, name, cubes, &opens))
        }
    }
}

/// What can be done at a place, beside the cubes themselves; quantum physics is folded away, because it is always
/// there.
fn at_place(desk: &Desk<'_>, here: Place) -> Markup {
    let opens = desk.take(|choice| match *choice {
        Choice::Cube(_) => here == Place::Earth,
        Choice::Terraform(number) => here == Place::Planet(number),
        _ => false,
    });
    let produce = desk.take(|choice| matches!(*choice, Choice::Produce(place, _) if place == here));
    let exploit = desk
        .take(|choice| matches!(*choice, Choice::Exploit(number) if here == Place::Planet(number)));
    let quantum = desk.take(|choice| {
        matches!(*choice, Choice::Convert(_, place) | Choice::Shift(_, place, _) if place == here)
    });
    html! {
        (acts(desk, &opens))
        @for open in &exploit { (exploit_all(desk, open)) }
        @if let [most, less @ ..] = &produce[..] {
            div.acts {
                (ink::button(most, "small", &sign(desk, &most.choice)))
                @if !less.is_empty() { (folded(desk, &format!("less-{here}"), &html! { (desk.key("less")) }, less)) }
            }
        }
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
fn folded(desk: &Desk<'_>, id: &str, title: &Markup, opens: &[&Open<Choice>]) -> Markup {
    html! {
        details.folded.over id=(id) {
            summary { (title) }
            div.list { @for open in opens { (ink::button(open, "small", &sign(desk, &open.choice))) } }
        }
    }
}

/// A colony produces all it can at once; whoever wants less of it chooses the colony alone.
fn exploit_all(desk: &Desk<'_>, open: &Open<Choice>) -> Markup {
    let Choice::Exploit(number) = open.choice else {
        return html! {};
    };
    let mut colonies = desk.own().colonies.iter();
    let terraformed = colonies.any(|colony| colony.planet == number && colony.terraformed);
    let all = desk.view.pack.planet(number).produces(terraformed);
    let all = all.at_most(desk.own().storage);
    let produce = Choice::Produce(Place::Planet(number), all);
    html! {
        div.acts {
            button.choice.small form="play" name="choices" value={ (open.text) ";" (produce) } aria-label=(open.label)
                title=(open.label) id={ "at-" (number) } { "+" (desk.cubes(all)) }
            (folded(desk, &format!("less-{number}"), &html! { (desk.key("less")) }, &[open]))
        }
    }
}

/// Choices as small buttons with signs; their whole meaning is in their label and in the hint.
fn acts(desk: &Desk<'_>, opens: &[&Open<Choice>]) -> Markup {
    html! {
        @if !opens.is_empty() {
            div.acts {
                @for open in opens {
                    @let sign = sign(desk, &open.choice);
                    @match open.choice {
                        Choice::Terraform(number) => (ink::named(open, &format!("at-{number}"), "small", &sign)),
                        _ => (ink::button(open, "small", &sign)),
                    }
                }
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
            Choice::Convert(resource, _) => { (cube(resource)) "⇒" (cube(other(resource))) },
            Choice::Shift(resource, _, to) => { (cube(resource)) "→ " (short(desk, to)) },
            Choice::Cube(resource) => { "+1" (cube(resource)) },
            Choice::Terraform(number) => {
                (desk.icon("terraform")) (desk.key("terraform"))
                " " span.vp { "+" (desk.view.pack.planet(number).points) "★" }
            },
            Choice::Exploit(_) => (desk.key("choose-cubes")),
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
    let burn = desk.take(|choice| matches!(*choice, Choice::Burn(_, from) if from == Place::Earth));
    html! {
        div.pool.earth.due[!burn.is_empty()] {
            span.label { (desk.icon("earth")) (desk.scene.key("place-kepler-earth")) }
            (heap(desk, "earth", own.earth, &burn))
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
    let here = Place::Planet(number);
    let burn = desk.take(|choice| matches!(*choice, Choice::Burn(_, from) if from == here));
    let why = ["terraform", "exploit"]
        .iter()
        .find_map(|what| desk.why(&format!("{what} {number}")));
    html! {
        div.planet-card.(desk.view.pack.planet(number).kind.name()).terraformed[colony.terraformed].due[!burn.is_empty()]
            id={ "planet-" (number) } data-lens={ "tip-" (number) } data-why=[why] {
            (heading(desk, number))
            (heap(desk, &number.to_string(), colony.cubes, &burn))
            span.sr { (desk.word(speak::cubes(colony.cubes))) }
            (at_place(desk, here))
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
        div #goals.block {
            h2 { (desk.panel(title)) }
            @if let Some(solo) = desk.view.solo { (super::campaign::now(desk, solo)) }
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
                        span { (desk.say(&speak::condition(pack, *cond))) }
                        b { (has.min(needs)) "/" (needs) }
                        meter min="0" max=(needs) value=(has.min(needs)) aria-hidden="true" {}
                    }
                }
            }
        }
    }
}
