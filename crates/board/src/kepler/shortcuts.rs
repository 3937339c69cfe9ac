//! Planets on the map that play more than one step: an action with its target, and what stands on a planet card.

use super::Desk;
use super::galaxy::{WIDE, middle};
use crate::ink::{self, Area, round};
use maud::{Markup, html};
use orrery_core::Speak as _;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Main, Tech};
use orrery_kepler::state::{Colony, What};
use orrery_kepler::{Choice, Kepler};

/// Where the tile of a planet lies.
pub(super) fn planet_at(desk: &Desk<'_>, number: u8) -> Option<Hex> {
    let mut tiles = desk.view.tiles.iter();
    let tile = tiles.find(|tile| tile.what == Some(What::Planet(number)));
    tile.map(|tile| tile.hex)
}

/// A planet on which an action and its target can be chosen together.
pub(super) struct Shortcut {
    pub(super) hex: Hex,
    planet: u8,
    /// The id of its button: the places on planet cards press it too.
    id: String,
    action: Main,
    then: Choice,
}

/// While the main action is to be chosen: the planets that can be colonised or terraformed at once.
pub(super) fn all(desk: &Desk<'_>) -> Vec<Shortcut> {
    let open = |main| desk.offers.any(|choice| *choice == Choice::Action(main));
    let shortcut = |planet: u8, name: &str, action: Main, then: Choice| {
        planet_at(desk, planet).map(|hex| Shortcut {
            hex,
            planet,
            id: format!("{name}-{planet}"),
            action,
            then,
        })
    };
    let mut all = Vec::new();
    if open(Main::ColonialSettlement) {
        let settle = |n: u8| shortcut(n, "settle", Main::ColonialSettlement, Choice::Settle(n));
        all.extend(desk.candidates().into_iter().filter_map(settle));
    }
    if open(Main::Terraform) {
        let terraform = |n: u8| shortcut(n, "at", Main::Terraform, Choice::Terraform(n));
        all.extend(terraformable(desk).into_iter().filter_map(terraform));
    }
    all
}

/// Whether planets can be colonised at once, and whether some can be terraformed.
pub(super) fn kinds(desk: &Desk<'_>) -> (bool, bool) {
    let all = all(desk);
    let any = |main: Main| all.iter().any(|shortcut| shortcut.action == main);
    (any(Main::ColonialSettlement), any(Main::Terraform))
}

/// The colonies that could be terraformed with the cubes that lie on them (K7.5).
pub(super) fn terraformable(desk: &Desk<'_>) -> Vec<u8> {
    let pack = desk.view.pack;
    let level = desk.own().techs[Tech::Terraforming.index()];
    let level = pack.level(Tech::Terraforming, level).gives.terraform;
    let ready = |colony: &&Colony| {
        let planet = pack.planet(colony.planet);
        !colony.terraformed && level >= planet.level && colony.cubes.covers(planet.cost)
    };
    let ready = desk.own().colonies.iter().filter(ready);
    ready.map(|colony| colony.planet).collect()
}

/// A button that chooses an action and its target together.
pub(super) fn at_once(desk: &Desk<'_>, shortcut: &Shortcut) -> Markup {
    let Shortcut {
        hex,
        planet,
        ref id,
        action,
        then,
    } = *shortcut;
    let label = desk.say(&Kepler::say_choice(desk.view, then));
    // Whoever terraforms says so already.
    let label = match action {
        Main::Terraform => label,
        _ => format!("{}: {label}", desk.word(action)),
    };
    let at @ (x, y) = middle(hex);
    let area = Area::around(at, WIDE);
    let badge = (x - 15.0, y - 13.0);
    html! {
        g.spot {
            foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
                height=(round(area.height)) data-lens={ "tip-" (planet) } {
                button.choice.hot.round.planet id=(id) form="play" name="choices"
                    value={ (Choice::Action(action)) ";" (then) } aria-label=(label) data-action=(action) {}
            }
            g.badge aria-hidden="true" {
                circle cx=(round(badge.0)) cy=(round(badge.1)) r="8.5" {}
                (ink::icon_at(desk.scene, &format!("k-{}", action.name()), Area::around(badge, 6.0)))
            }
        }
    }
}

/// The planets whose choice stands on their card before the player.
pub(super) fn at_cards(desk: &Desk<'_>) -> Vec<u8> {
    let here = |number: &u8| {
        let own = [Choice::Terraform(*number), Choice::Exploit(*number)];
        desk.offers.any(|choice| own.contains(choice))
    };
    let colonies = desk.own().colonies.iter();
    colonies.map(|colony| colony.planet).filter(here).collect()
}

/// On the map, the planet presses the button on its card.
pub(super) fn pointer(desk: &Desk<'_>, number: u8) -> Option<Markup> {
    let area = Area::around(middle(planet_at(desk, number)?), WIDE);
    Some(html! {
        g.spot {
            foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
                height=(round(area.height)) data-lens={ "tip-" (number) } {
                label.hot.round.planet for={ "at-" (number) } {}
            }
        }
    })
}
