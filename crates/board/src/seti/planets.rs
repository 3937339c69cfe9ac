//! The planets: who orbits and who has landed, and what the next one gets.

use super::{marks, reward};
use crate::ink;
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Seat, Word};
use orrery_seti::choice::Site;
use orrery_seti::engine::MainCost;
use orrery_seti::names::{Body, Moon, PLANETS, Resource};
use orrery_seti::op::Addr;
use orrery_seti::pack::pack;
use orrery_seti::state::{Job, Marker};
use orrery_seti::{Choice, View, speak};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let planets = (0..PLANETS).map(Body::at);
    let shown = planets.filter(|&body| view.body_in_play(body));
    let html = html! {
        h2.quiet { (scene.key("panel-seti-planets")) }
        div.planet-cards { @for body in shown { (planet(scene, view, offers, body)) } }
    };
    Part {
        id: "planets",
        html,
    }
}

/// A picture of a planet, lit from above.
fn globe(body: Body) -> Markup {
    html! {
        svg.globe viewBox="-58 -58 116 116" aria-hidden="true" {
            use href={ "#body-" (body) } x="-50" y="-50" width="100" height="100" transform="rotate(155)" {}
        }
    }
}

fn planet(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, body: Body) -> Markup {
    let moons = Moon::ALL
        .iter()
        .copied()
        .filter(|moon| moon.planet() == body);
    let moons: Vec<Moon> = moons.collect();
    html! {
        article.planet.{ "planet-" (body) } id={ "planet-" (body) } {
            (globe(body))
            h3 { (scene.word(&body.into())) }
            (orbit(scene, view, offers, body))
            (land(scene, view, offers, body))
            @if !moons.is_empty() {
                ul.moons { @for moon in moons { li { (self::moon(scene, view, offers, moon)) } } }
            }
        }
    }
}

/// True while somebody orbits or lands by an effect, which costs nothing.
fn free(view: &View) -> bool {
    let job = view.stack.last().map(|frame| &frame.job);
    matches!(job, Some(Job::OrbitOrLand | Job::Land { .. }))
}

/// What stands at the head of a row: the choice, or its symbol; and what it costs.
fn head(
    scene: &Scene<'_>,
    open: Option<&Open<Choice>>,
    (icon, key): (&str, &str),
    cost: &[(Resource, u8)],
) -> Markup {
    let label = scene.key(key);
    let price = html! {
        @if !cost.is_empty() {
            span.cost { @for &(what, n) in cost { (n) (ink::icon(scene, reward::resource(what))) } }
        }
    };
    let words = Word::list(cost.iter().map(|&(what, n)| speak::amount(what, n)));
    let mut says = vec![label.clone()];
    if !cost.is_empty() {
        says.push(scene.text("draw-seti-costs", &[("cost", scene.word(&words).into())]));
    }
    let says = says.join(". ");
    match open {
        Some(open) => ink::button(
            open,
            "go",
            &html! { (ink::icon(scene, icon)) span { (label) } (price) },
        ),
        None => html! {
            span.what role="img" aria-label=(says) title=(says) {
                (ink::icon(scene, icon)) (price)
            }
        },
    }
}

/// A space that gives something extra to the first one there.
fn bonus(
    scene: &Scene<'_>,
    program: Addr,
    marker: Option<Marker>,
    open: Option<&Open<Choice>>,
) -> Markup {
    html! {
        @match (open, marker) {
            (Some(open), None) => (ink::button(open, "bonus", &reward::plain(scene, program))),
            (Some(open), Some(marker)) => (ink::button(open, "bonus taken", &marks::marker(scene, marker))),
            (None, Some(marker)) => span.bonus.taken { (marks::marker(scene, marker)) },
            (None, None) => span.bonus { (reward::icons(scene, program)) },
        }
    }
}

/// Pieces that stand on no bonus space, those that may be removed as buttons.
fn crowd(
    scene: &Scene<'_>,
    counts: &[u8; 4],
    covered: &[Option<Marker>],
    open: Option<&Open<Choice>>,
) -> Markup {
    let mut rest = *counts;
    for seat in covered.iter().flatten().filter_map(|marker| marker.seat()) {
        rest[seat.index()] = rest[seat.index()].saturating_sub(1);
    }
    html! {
        span.crowd data-pieces=(counts.iter().sum::<u8>()) {
            (marks::counts(scene, &rest))
            @if let Some(open) = open { (ink::button(open, "remove", &html! { "−" })) }
        }
    }
}

fn orbit(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, body: Body) -> Markup {
    let (printed, state) = (&pack().planets[body.index()], &view.planets[body.index()]);
    let open = offers
        .take(move |choice| *choice == Choice::Orbit(body))
        .next();
    let first = offers
        .take(move |choice| *choice == Choice::RemoveOrbiter(body, true))
        .next();
    let other = offers
        .take(move |choice| *choice == Choice::RemoveOrbiter(body, false))
        .next();
    let MainCost {
        credits, energy, ..
    } = MainCost::ORBIT;
    let cost = [(Resource::Credit, credits), (Resource::Energy, energy)];
    let cost = if free(view) { &[][..] } else { &cost };
    html! {
        div.orbits {
            (head(scene, open, ("seti-orbit", "draw-seti-orbit"), cost))
            (bonus(scene, printed.first_orbiter, state.first_orbiter, first))
            (reward::icons(scene, printed.every_orbiter))
            (crowd(scene, &state.orbiters, &[state.first_orbiter], other))
        }
    }
}

fn land(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, body: Body) -> Markup {
    let (printed, state) = (&pack().planets[body.index()], &view.planets[body.index()]);
    let site = Site::Planet(body);
    let open = offers
        .take(move |choice| *choice == Choice::Land(site))
        .next();
    let covering = matches!(view.stack.last(), Some(frame) if matches!(frame.job, Job::DataSpace(at, _) if at == body));
    let on_space = |index: usize| {
        let space = index as u8;
        let is = move |choice: &Choice| match *choice {
            Choice::DataSpace(chosen) => covering && chosen == space,
            Choice::RemoveLander(from, number) => from == site && number == space + 1,
            _ => false,
        };
        offers.take(is).next()
    };
    let other = offers
        .take(move |choice| *choice == Choice::RemoveLander(site, 0))
        .next();
    let cost = [(Resource::Energy, view.land_cost(scene.viewer, body))];
    let cost = if free(view) { &[][..] } else { &cost };
    html! {
        div.landings {
            (head(scene, open, ("seti-land", "draw-seti-land"), cost))
            @for (index, &program) in printed.first_landers.iter().enumerate() {
                (bonus(scene, program, state.first_landers[index], on_space(index)))
            }
            (reward::icons(scene, printed.every_lander))
            (crowd(scene, &state.landers, &state.first_landers, other))
        }
    }
}

fn moon(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, moon: Moon) -> Markup {
    let site = Site::Moon(moon);
    let name = scene.word(&site.into());
    let landers = &view.moons[moon.index()];
    let program = pack().moons[moon.index()];
    let land = offers
        .take(move |choice| *choice == Choice::Land(site))
        .next();
    let remove = offers
        .take(move |choice| matches!(choice, Choice::RemoveLander(from, _) if *from == site))
        .next();
    let owners = Seat::first(4).filter(|seat| landers[seat.index()] > 0);
    html! {
        @if let Some(open) = land {
            (ink::button(open, "moon", &html! { span { (name) } (reward::plain(scene, program)) }))
        } @else {
            span.moon.taken[landers != &[0; 4]] data-moon=(moon) {
                span { (name) }
                (reward::icons(scene, program))
                @for seat in owners { (marks::of(scene, seat)) }
            }
        }
        @if let Some(open) = remove { (ink::button(open, "remove", &html! { "−" })) }
    }
}
