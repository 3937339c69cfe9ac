//! Cubes one by one, and those that a choice would take away.
//!
//! A cube has a name by where it lies: `cube-1-energy-earth-3`. One that leaves is the last of its kind there,
//! one that arrives is a new last one, so a page can tell from two positions which cube went where.

use super::Desk;
use crate::offers::Open;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::choice::Place;
use orrery_kepler::names::{Cubes, Resource, Tech};
use orrery_kepler::state::Job;
use orrery_kepler::view::PlayerView;
use orrery_kepler::{Choice, View};

/// So many cubes of a kind can be counted at a glance.
const MANY: u8 = 5;

fn id(seat: Seat, resource: Resource, place: &str, n: u8) -> String {
    format!("cube-{seat}-{resource}-{place}-{n}")
}

/// The cubes of the shown player at a place, a row for each kind. Where one of a kind can be chosen, its row is the button,
/// or presses the one of this id.
pub(super) fn heap(
    desk: &Desk<'_>,
    place: &str,
    cubes: Cubes,
    opens: &[&Open<Choice>],
    press: impl Fn(Resource) -> Option<String>,
) -> Markup {
    let open = |resource: Resource| {
        let of =
            |open: &&&Open<Choice>| matches!(open.choice, Choice::Burn(of, _) if of == resource);
        opens.iter().find(of)
    };
    html! {
        span.heap {
            @for &resource in Resource::ALL {
                @let heap = same(desk, place, resource, cubes[resource]);
                @if let Some(open) = open(resource) {
                    (ink::button(open, &format!("kind {}", row(resource, cubes)), &heap))
                } @else if let Some(id) = press(resource) {
                    label.kind.(row(resource, cubes)) for=(id) aria-hidden="true" { (heap) }
                } @else if cubes[resource] > 0 {
                    span.kind.(row(resource, cubes)) aria-hidden="true" { (heap) }
                }
            }
        }
    }
}

/// The row of a kind. Some cubes overlap in it; more than these are a number before one.
fn row(resource: Resource, cubes: Cubes) -> String {
    let crowd = match cubes[resource] {
        0..=3 => "",
        4..=MANY => " crowd",
        _ => " many",
    };
    format!("{resource}-row{crowd}")
}

fn same(desk: &Desk<'_>, place: &str, resource: Resource, all: u8) -> Markup {
    let seat = desk.focus();
    html! {
        @if all > MANY { span.times { (all) "×" } }
        @for n in 1..=all {
            span.cube.(resource.name()) id=(id(seat, resource, place, n)) data-fly
                data-kind={ "cube-" (seat) "-" (resource) } { (desk.icon(resource.name())) }
        }
    }
}

/// The cubes that a choice moves away from where they lie (K4.2 to K4.5).
pub(super) fn leaving(scene: &Scene<'_>, view: &View, choice: &Choice) -> Vec<String> {
    let Some(seat) = scene.viewer else {
        return Vec::new();
    };
    let own = view.player(seat);
    let paid = !matches!(
        view.stack.last().map(|frame| frame.job),
        Some(Job::Build { paid: false, .. } | Job::Terraform { paid: false, .. })
    );
    let level = |tech: Tech, up: u8| view.pack.level(tech, own.techs[tech.index()] + up);
    let one = |resource: Resource| {
        let mut cubes = Cubes::NONE;
        cubes[resource] = 1;
        cubes
    };
    let (place, cubes) = match *choice {
        Choice::Build(from, _) if paid => (from, level(Tech::SpaceTravel, 0).gives.ship_cost),
        Choice::Develop(tech, from) => (from, level(tech, 1).cost),
        Choice::Terraform(number) if paid => (Place::Planet(number), view.pack.planet(number).cost),
        Choice::Produce(_, cubes) => (Place::Storage, cubes),
        Choice::Burn(resource, from)
        | Choice::Convert(resource, from)
        | Choice::Shift(resource, from, _) => (from, one(resource)),
        Choice::Regenerate(resource) => {
            return last(seat, "well", own.well, one(resource));
        }
        _ => return Vec::new(),
    };
    last(seat, &place.to_string(), lying(own, place), cubes)
}

pub(super) fn lying(player: &PlayerView, place: Place) -> Cubes {
    match place {
        Place::Storage => player.storage,
        Place::Earth => player.earth,
        Place::Planet(number) => {
            let mut colonies = player.colonies.iter();
            let colony = colonies.find(|colony| colony.planet == number);
            colony.map_or(Cubes::NONE, |colony| colony.cubes)
        }
    }
}

/// The last cubes of each kind at a place.
fn last(seat: Seat, place: &str, there: Cubes, cubes: Cubes) -> Vec<String> {
    let of = |&resource: &Resource| {
        let first = there[resource].saturating_sub(cubes[resource]) + 1;
        (first..=there[resource]).map(move |n| id(seat, resource, place, n))
    };
    Resource::ALL.iter().flat_map(of).collect()
}
