//! The planets: who orbits and who has landed, and what the next one gets.

use super::{marks, reward, words};
use crate::ink;
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Phrase, Seat, Word};
use orrery_seti::choice::Site;
use orrery_seti::engine::MainCost;
use orrery_seti::names::{Body, Moon, PLANETS, Resource};
use orrery_seti::op::Addr;
use orrery_seti::pack::pack;
use orrery_seti::solar::Cell;
use orrery_seti::state::{Job, Marker};
use orrery_seti::{Choice, View, speak};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let planets = (0..PLANETS).map(Body::at);
    let shown = planets.filter(|&body| view.body_in_play(body));
    let (near, far): (Vec<Body>, Vec<Body>) =
        shown.partition(|body| body.index() < Body::Saturn.index());
    let html = html! {
        h2 {
            (ink::icon(scene, "seti-planet")) (scene.key("panel-seti-planets"))
            span.sub { (words::with_icons(scene, &scene.key("draw-seti-planets-sub"), None)) }
        }
        div.planet-cards {
            div.half { @for body in near { (planet(scene, view, offers, body)) } }
            div.half { @for body in far { (planet(scene, view, offers, body)) } (key(scene)) }
        }
    };
    Part {
        id: "planets",
        html,
    }
}

/// What the signs of this board mean.
fn key(scene: &Scene<'_>) -> Markup {
    html! {
        ul.planet-key {
            @for note in ["orbit", "land", "dashed"] {
                li { (words::with_icons(scene, &scene.key(&format!("draw-seti-key-{note}")), None)) }
            }
        }
    }
}

/// A picture of a planet with its orbit, and everybody's pieces there: on the orbit, on the ground.
fn globe(scene: &Scene<'_>, view: &View, body: Body) -> Markup {
    let state = &view.planets[body.index()];
    let each = |counts: &[u8; 4]| -> Vec<Seat> {
        let all = Seat::first(4).zip(*counts);
        all.flat_map(|(seat, n)| std::iter::repeat_n(seat, n.into()))
            .collect()
    };
    let (orbiters, landers) = (each(&state.orbiters), each(&state.landers));
    let used = !orbiters.is_empty();
    let on_orbit = |index: usize| {
        let angle = (200.0 - 32.0 * index as f32).to_radians();
        let (x, y) = (58.0 * angle.cos(), -20.0 * angle.sin());
        let (sin, cos) = (-18.0_f32).to_radians().sin_cos();
        (x * cos - y * sin, x * sin + y * cos)
    };
    let left = -9.0 * (landers.len() as f32 - 1.0);
    html! {
        svg.globe viewBox="-66 -58 132 116" aria-hidden="true" {
            path.way.used[used] d="M-58 0A58 20 0 0 1 58 0" transform="rotate(-18)" {}
            use href={ "#body-" (body) } x="-50" y="-50" width="100" height="100" transform="rotate(155)" {}
            path.way.used[used] d="M-58 0A58 20 0 0 0 58 0" transform="rotate(-18)" {}
            @for (index, &seat) in orbiters.iter().enumerate() { (marks::drawn(scene, seat, on_orbit(index), 14.0)) }
            @for (index, &seat) in landers.iter().enumerate() {
                (marks::drawn(scene, seat, (left + 18.0 * index as f32, 14.0), 12.0))
            }
        }
    }
}

fn planet(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, body: Body) -> Markup {
    let moons = Moon::ALL
        .iter()
        .copied()
        .filter(|moon| moon.planet() == body);
    let moons: Vec<Moon> = moons.collect();
    let space = pack().layouts.get(view.offsets).space_of(body);
    let visitors = Seat::first(view.players.len());
    let visitors = visitors.filter(|seat| {
        view.players[seat.index()]
            .pieces
            .iter()
            .any(|piece| piece.at == space)
    });
    let visitors: Vec<Seat> = visitors.collect();
    let here = scene.viewer.is_some_and(|seat| visitors.contains(&seat));
    html! {
        article.planet.{ "planet-" (body) }.here[here] id={ "planet-" (body) } data-lens={ "lens-planet-" (body) } {
            (globe(scene, view, body))
            h3 {
                (scene.word(&body.into()))
                span.visitors { @for seat in visitors { (visitor(scene, seat)) } }
            }
            (orbit(scene, view, offers, body))
            (land(scene, view, offers, body))
            @if !moons.is_empty() {
                ul.moons { @for &moon in &moons { li { (self::moon(scene, view, offers, moon)) } } }
            }
            div.lens id={ "lens-planet-" (body) } hidden { (lens(scene, view, body, &moons)) }
        }
    }
}

/// Everything about a planet in sentences: what it costs and brings to orbit it and to land there and on its moons.
fn lens(scene: &Scene<'_>, view: &View, body: Body, moons: &[Moon]) -> Markup {
    let (printed, state) = (&pack().planets[body.index()], &view.planets[body.index()]);
    let brings = |program: Addr| scene.word(&speak::reward(program));
    let MainCost {
        credits, energy, ..
    } = MainCost::ORBIT;
    let orbit = [
        speak::amount(Resource::Credit, credits),
        speak::amount(Resource::Energy, energy),
    ];
    let land = speak::amount(Resource::Energy, view.land_cost(scene.viewer, body));
    let way = |key: &str, cost: Word, every: Addr| {
        let says = [
            ("cost", scene.word(&cost).into()),
            ("every", brings(every).into()),
        ];
        scene.text(&format!("draw-seti-planet-{key}"), &says)
    };
    let first = |key: &str, program: Addr| {
        scene.text(
            &format!("draw-seti-planet-{key}"),
            &[("reward", brings(program).into())],
        )
    };
    let open = printed.first_landers.iter().zip(state.first_landers);
    let open = open.filter(|(_, marker)| marker.is_none());
    html! {
        p.head { strong { (scene.word(&body.into())) } }
        ul.sentences {
            @if Cell::Body(body).has_publicity() { li { (scene.key("draw-seti-planet-visit")) } }
            li {
                (way("orbit", Word::list(orbit), printed.every_orbiter))
                @if state.first_orbiter.is_none() { " " (first("orbit-first", printed.first_orbiter)) }
            }
            li {
                (way("land", land.into(), printed.every_lander))
                @for (&program, _) in open { " " (first("land-first", program)) }
            }
            @for moon in moons {
                li { (scene.text("draw-seti-planet-moon", &[
                    ("moon", scene.word(&Site::Moon(*moon).into()).into()),
                    ("reward", brings(pack().moons[moon.index()]).into()),
                ])) }
            }
        }
    }
}

/// Somebody whose probe is at this planet.
fn visitor(scene: &Scene<'_>, seat: Seat) -> Markup {
    let says = scene.say(&Phrase::new("panel-seti-probe-of").with("seat", seat));
    html! {
        span.visitor.{ (marks::color(seat)) } role="img" aria-label=(says) title=(says) {
            (ink::icon(scene, marks::shape(seat)))
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
        Some(open) => ink::pressed(
            open,
            "go",
            &html! { (ink::icon(scene, icon)) span.word { (label) } (price) },
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
            (ink::pressed(open, "moon", &html! {
                (ink::icon(scene, "seti-moon")) span.name { (name) } (reward::plain(scene, program))
            }))
        } @else {
            span.moon.taken[landers != &[0; 4]] data-moon=(moon) {
                (ink::icon(scene, "seti-moon")) span.name { (name) }
                (reward::icons(scene, program))
                @for seat in owners { (marks::of(scene, seat)) }
            }
        }
        @if let Some(open) = remove { (ink::button(open, "remove", &html! { "−" })) }
    }
}
