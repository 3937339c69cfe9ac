//! What is printed on the layers of the solar system, and whose pieces are at the planets.

use super::{RINGS, body_radius, cell_wedge, centre, is_below, middle, point};
use crate::Scene;
use crate::ink::{self, Area, polar, round};
use crate::seti::marks;
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::names::{Body, Moon};
use orrery_seti::solar::{Cell, Layer, OUMUAMUA};

/// Where something is printed: its ring, its sector in the counting of its layer, and how far that has turned.
type Spot = (u8, u8, u8);

/// The tile that lies on a disc once 'Oumuamua is known.
pub(super) fn oumuamua(scene: &Scene<'_>, view: &View, offset: u8) -> Markup {
    let (ring, local) = OUMUAMUA;
    html! {
        path.plate.strange d=(cell_wedge(ring, local)) {}
        (body(scene, view, Body::Oumuamua, (ring, local, offset)))
    }
}

/// Each cell of a layer that is no hole.
fn solid(printed: &Layer) -> impl Iterator<Item = (u8, u8, Cell)> {
    let cells = (1..).zip(printed).flat_map(|(ring, cells)| {
        let cells = (0..).zip(cells);
        cells.map(move |(sector, cell)| (ring, sector, *cell))
    });
    cells.filter_map(|(ring, sector, cell)| Some((ring, sector, cell?)))
}

/// The outline of each layer.
pub(super) fn plates(layers: &[Layer]) -> Markup {
    html! {
        @for (number, printed) in layers.iter().enumerate() {
            path id={ "plate-" (number) } d=(outline(printed)) {}
        }
    }
}

pub(super) fn plate(number: usize) -> Markup {
    html! { use.plate href={ "#plate-" (number) } {} }
}

/// A plate that lies on another. Its shadow is its own edge, drawn wider: a blur would be drawn anew in every frame of a
/// turn.
pub(super) fn raised(number: usize) -> Markup {
    html! {
        @for shade in ["shade wide", "shade"] { use class=(shade) href={ "#plate-" (number) } {} }
        (plate(number))
    }
}

fn outline(printed: &Layer) -> String {
    solid(printed)
        .map(|(ring, sector, _)| cell_wedge(ring, sector))
        .collect()
}

pub(super) fn features(scene: &Scene<'_>, view: &View, printed: &Layer, offset: u8) -> Markup {
    html! {
        @for (ring, local, cell) in solid(printed) {
            @match cell {
                Cell::Empty => (empty(ring, local)),
                Cell::Asteroids => { use href={ "#belt-" (ring) "-" (local) } {} },
                Cell::Comet => (comet(scene, (ring, local, offset))),
                Cell::Body(it) => (body(scene, view, it, (ring, local, offset))),
            }
        }
    }
}

/// A drawing with its centre here, turned so that its foot points to the sun.
fn standing(href: &str, radius: f32, degrees: f32, half: f32) -> Markup {
    html! {
        use href={ "#" (href) } transform={ "rotate(" (round(degrees)) ")" } x=(round(-half))
            y=(round(-radius - half)) width=(round(2.0 * half)) height=(round(2.0 * half)) {}
    }
}

fn empty(ring: u8, sector: u8) -> Markup {
    let (x, y) = polar(middle(ring), centre(sector));
    html! { circle.nothing cx=(round(x)) cy=(round(y)) r="2.5" {} }
}

/// Asteroids wherever a layer has some.
pub(super) fn belts(layers: &[Layer]) -> Markup {
    let mut cells: Vec<_> = layers.iter().flat_map(solid).collect();
    cells.retain(|(_, _, cell)| *cell == Cell::Asteroids);
    cells.sort_by_key(|&(ring, sector, _)| (ring, sector));
    cells.dedup();
    html! { @for (ring, sector, _) in cells { (asteroids(ring, sector)) } }
}

fn asteroids(ring: u8, sector: u8) -> Markup {
    let mut dust = ink::Dust(u32::from(ring) * 8 + u32::from(sector) + 7);
    let (inner, outer) = (RINGS[ring as usize - 1] + 14.0, RINGS[ring as usize] - 14.0);
    let count = [9, 12, 15, 17][ring as usize - 1];
    let rocks: Vec<_> = (0..count)
        .map(|index| {
            // Evenly over the wedge, each a little beside its place.
            let along = (index as f32 + dust.between(0.1, 0.9)) / count as f32;
            let at = polar(
                dust.between(inner, outer),
                centre(sector) + 36.0 * along - 18.0,
            );
            let rock = if dust.next() < 0.5 {
                "rock-1"
            } else {
                "rock-2"
            };
            (at, rock, dust.between(4.0, 9.5), dust.between(0.0, 360.0))
        })
        .collect();
    html! {
        g id={ "belt-" (ring) "-" (sector) } {
            @for ((x, y), rock, half, turn) in rocks {
                use href={ "#" (rock) } x=(round(-half)) y=(round(-half)) width=(round(2.0 * half))
                    height=(round(2.0 * half))
                    transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (round(turn)) ")" } {}
            }
        }
    }
}

fn comet(scene: &Scene<'_>, (ring, local, offset): Spot) -> Markup {
    html! {
        (standing("feature-comet", middle(ring) - 4.0, centre(local), 27.0))
        (publicity(scene, (ring, local, offset)))
    }
}

/// The symbol of a place that gives publicity to visitors, to the left of what is there.
fn publicity(scene: &Scene<'_>, (ring, local, offset): Spot) -> Markup {
    let beside = [38.0, 42.0, 46.0, 50.0][ring as usize - 1];
    let radius = body_radius(ring);
    let (x, y) = polar(radius, centre(local) - (beside / radius).to_degrees());
    html! {
        g transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (45 * u32::from(offset)) ")" } {
            (ink::icon_at(scene, "seti-publicity", Area::around((0.0, 0.0), 11.0)))
        }
    }
}

/// How large bodies are.
fn size(it: Body) -> f32 {
    match it {
        Body::Mercury => 22.0,
        Body::Venus | Body::Mars => 25.0,
        Body::Earth => 26.0,
        Body::Jupiter => 33.0,
        Body::Saturn => 30.0,
        Body::Uranus | Body::Neptune | Body::Oumuamua => 29.0,
    }
}

fn body(scene: &Scene<'_>, view: &View, it: Body, (ring, local, offset): Spot) -> Markup {
    let degrees = centre(local);
    let below = is_below(degrees - 45.0 * f32::from(offset));
    let outer = RINGS[ring as usize];
    // Writing stands on the circle, or hangs from it.
    let radius = match (below, ring) {
        (true, 1) => outer + 4.0,
        (false, 1) => outer - 18.0,
        (true, _) => outer - 3.0,
        (false, _) => outer - 25.0,
    };
    let name = scene.word(&it.into());
    let room = radius * if ring == 1 { 80.0_f32 } else { 43.0 }.to_radians();
    let tight = name.chars().count() as f32 * 15.5 > room;
    let (from, to, sweep) = if below {
        (degrees + 44.0, degrees - 44.0, 0)
    } else {
        (degrees - 44.0, degrees + 44.0, 1)
    };
    let along = format!(
        "M{}A{radius} {radius} 0 0 {sweep} {}",
        point(polar(radius, from)),
        point(polar(radius, to))
    );
    html! {
        (pieces(scene, view, it, (ring, local, offset), false))
        (standing(&format!("body-{it}"), body_radius(ring), degrees, size(it)))
        @if Cell::Body(it).has_publicity() { (publicity(scene, (ring, local, offset))) }
        (pieces(scene, view, it, (ring, local, offset), true))
        path.along id={ "along-" (it) } d=(along) {}
        text.body-name textLength=[tight.then(|| round(room))] lengthAdjust="spacingAndGlyphs" {
            textPath href={ "#along-" (it) } startOffset="50%" { (name) }
        }
    }
}

/// Who orbits a planet, who has landed there and on its moons: the orbit behind it, the pieces in front.
fn pieces(
    scene: &Scene<'_>,
    view: &View,
    it: Body,
    (ring, local, offset): Spot,
    front: bool,
) -> Markup {
    let Some(planet) = view.planets.get(it.index()) else {
        return html! {};
    };
    let (x, y) = polar(body_radius(ring), centre(local));
    let far = size(it) + 3.0;
    let moons = Moon::ALL.iter().filter(|moon| moon.planet() == it);
    let moons = moons.flat_map(|moon| each(&view.moons[moon.index()]));
    let orbiters = each(&planet.orbiters).into_iter();
    let ground = each(&planet.landers).into_iter().map(|seat| (seat, false));
    let ground: Vec<_> = ground.chain(moons.map(|seat| (seat, true))).collect();
    let left = -8.5 * (ground.len() as f32 - 1.0);
    html! {
        g transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (45 * u32::from(offset)) ")" } {
            @if front {
                @for (index, seat) in orbiters.enumerate() {
                    (marks::drawn(scene, seat, polar(far, -58.0 - 38.0 * index as f32), 9.5))
                }
                @for (index, (seat, moon)) in ground.into_iter().enumerate() {
                    @let at = (left + 17.0 * index as f32, size(it) * 0.55);
                    @if moon { circle.moon cx=(round(at.0)) cy=(round(at.1)) r="13" {} }
                    (marks::drawn(scene, seat, at, 8.5))
                    path.legs.{ (marks::color(seat)) } d={ "M" (round(at.0 - 5.0)) " " (round(at.1 + 8.0)) "l-4 6M"
                        (round(at.0 + 5.0)) " " (round(at.1 + 8.0)) "l4 6" } {}
                }
            } @else {
                circle.orbit.used[planet.orbiters != [0; 4]] r=(round(far)) {}
            }
        }
    }
}

/// Each of so many pieces of everybody.
fn each(counts: &[u8; 4]) -> Vec<Seat> {
    let all = Seat::first(4).zip(counts);
    all.flat_map(|(seat, &n)| std::iter::repeat_n(seat, n.into()))
        .collect()
}
