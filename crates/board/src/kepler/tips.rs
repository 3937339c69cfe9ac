//! What is told beside a planet: both sides of its card, and what is missing to turn it.

use super::{Desk, gains};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::Choice;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Cubes, Kind, TOP, Tech};
use orrery_kepler::speak;
use orrery_kepler::state::What;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        @for tile in &desk.view.tiles {
            @if let Some(What::Planet(number)) = tile.what { (card(desk, number, tile.hex, tile.owner)) }
        }
    }
}

fn card(desk: &Desk<'_>, number: u8, hex: Hex, owner: Option<Seat>) -> Markup {
    let pack = desk.view.pack;
    let planet = pack.planet(number);
    let own = desk.own().techs[Tech::Terraforming.index()];
    let own = pack.level(Tech::Terraforming, own).gives.terraform;
    let colonies = desk.seats().flat_map(|(_, player)| &player.colonies);
    let terraformed = colonies
        .into_iter()
        .any(|colony| colony.planet == number && colony.terraformed);
    let cubes = |cubes: Cubes| html! { @if cubes.is_empty() { "–" } @else { (desk.cubes(cubes)) } };
    html! {
        div id={ "tip-" (number) } hidden {
            p.tip-name {
                @if let Some(owner) = owner { (desk.mark(owner)) " " }
                strong { (desk.word(speak::planet(pack, number))) } " "
                span.quiet { (desk.word(planet.kind)) ", " (desk.word(pack.map.zone(hex))) }
            }
            @if desk.candidates().contains(&number) { p.gain { (gains::all(desk, Choice::Settle(number))) } }
            dl {
                @if owner.is_none() {
                    dt { (desk.key("tip-found")) }
                    dd {
                        span.amount { "+" (desk.view.colonising(number)) (desk.icon("colonial")) } " "
                        span.vp { "+" (zone_points(desk, hex)) "★" }
                    }
                }
                dt { (desk.key("tip-colony")) } dd { (cubes(planet.colony)) }
                dt { (desk.key("tip-terraformed")) }
                dd { (cubes(planet.terraformed)) " " span.vp { (planet.points) "★" } @if terraformed { " ✓" } }
                @if !terraformed {
                    dt { (desk.key("terraform")) }
                    dd {
                        (desk.text("terraform-level", &[("level", planet.level.into())])) ", " (desk.cubes(planet.cost))
                        @let steps = desk.terraforming(number);
                        @if steps > 0 { " → " span.amount { "+" (steps) (desk.icon("colonial")) } }
                    }
                }
            }
            @if owner.is_none() && planet.kind == Kind::Alien { (alien(desk)) }
            @if !terraformed && own < planet.level {
                p.no { (desk.text("tip-level", &[("level", planet.level.into()), ("own", own.into())])) }
            }
        }
    }
}

/// What a colony there is worth at the end (K14.2).
fn zone_points(desk: &Desk<'_>, hex: Hex) -> u8 {
    desk.view.pack.scoring.zones[desk.view.pack.map.zone(hex).index()]
}

/// What is missing to colonise an alien planet (K7.2a, K13.5).
fn alien(desk: &Desk<'_>) -> Markup {
    let own = desk.own().techs[Tech::AntimatterScience.index()];
    let may = |&level: &u8| {
        let level = desk.view.pack.level(Tech::AntimatterScience, level);
        level.gives.alien_colonies
    };
    let least = (0..=TOP).find(may).filter(|&least| own < least);
    html! {
        @if let Some(least) = least {
            p.no {
                (desk.text("tip-alien", &[
                    ("tech", desk.word(Tech::AntimatterScience).into()),
                    ("level", least.into()),
                    ("own", own.into()),
                ]))
            }
        }
    }
}
