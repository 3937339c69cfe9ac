//! The solar system: four layers of which three turn, everything in space, and the eight near stars.
//!
//! Distances are in units of the picture, whose origin is the sun; angles are degrees, clockwise from the
//! top. The discs are groups that turn as a whole, so what lies on them is drawn where it is printed, and
//! what lies under them is drawn too: a turning disc shows and hides it as cardboard does.

mod bodies;
mod moves;
mod stars;

use super::{marks, reward};
use crate::ink::{self, Area, polar, round};
use crate::offers::Offers;
use crate::{Part, Scene};
use bodies::{features, plate, raised};
use maud::{Markup, PreEscaped, html};
use orrery_core::{Phrase, Seat};
use orrery_seti::names::{Body, PLANETS, Resource, SPACES, Space};
use orrery_seti::pack::pack;
use orrery_seti::solar::{Cell, DISCS};
use orrery_seti::{Choice, View, speak};
pub(super) use stars::slot_says;
use std::sync::LazyLock;

/// Drawings of bodies, for [`body`] here and on the planet board.
const BODIES: &str = include_str!("../../assets/seti-bodies.svg");

/// The edges of the rings.
const RINGS: [f32; 5] = [44.0, 136.0, 216.0, 292.0, 366.0];
/// The edges of the band of stars.
const BAND: (f32, f32) = (372.0, 493.0);

/// The middle of a sector; sectors 7 and 0 meet at the top.
fn centre(sector: u8) -> f32 {
    22.5 + 45.0 * f32::from(sector)
}

fn middle(ring: u8) -> f32 {
    let ring = ring as usize;
    f32::midpoint(RINGS[ring - 1], RINGS[ring])
}

/// How far from the sun a body is drawn: its name needs room at the outer edge.
fn body_radius(ring: u8) -> f32 {
    middle(ring) - if ring == 1 { 1.0 } else { 10.0 }
}

fn point((x, y): (f32, f32)) -> String {
    format!("{} {}", round(x), round(y))
}

/// A piece of a ring.
fn wedge(inner: f32, outer: f32, from: f32, to: f32) -> String {
    format!(
        "M{}A{outer} {outer} 0 0 1 {}L{}A{inner} {inner} 0 0 0 {}Z",
        point(polar(outer, from)),
        point(polar(outer, to)),
        point(polar(inner, to)),
        point(polar(inner, from)),
    )
}

fn cell_wedge(ring: u8, sector: u8) -> String {
    let (inner, outer) = (RINGS[ring as usize - 1], RINGS[ring as usize]);
    let middle = centre(sector);
    wedge(inner, outer, middle - 22.5, middle + 22.5)
}

/// True if writing along the circle would stand on its head here, so it must run the other way.
fn is_below(degrees: f32) -> bool {
    (90.0..270.0).contains(&degrees.rem_euclid(360.0))
}

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let ways = moves::all(view, offers);
    let far = moves::reach(scene, view, offers);
    let near = ways.iter().filter_map(|one| one.body(view));
    let named = near.chain(far.far.iter().filter_map(|one| one.body(view)));
    let named: Vec<String> = named.map(|body| format!("to-{body}")).collect();
    let html = html! {
        h2.sr { (scene.key("draw-seti-sky")) }
        svg.sky-picture.(named.join(" ")) viewBox="-545 -545 1090 1090" role="group" aria-label=(scene.key("draw-seti-sky")) {
            use href="#sky-backdrop" aria-hidden="true" {}
            @for sector in 0..8 { (stars::star(scene, view, offers, sector)) }
            (base(scene, view))
            @for disc in (0..DISCS).rev() { (self::disc(scene, view, disc)) }
            (sun())
            (next_rotation(view))
            g.spaces { @for space in (0..SPACES).map(Space::at) { (described(scene, view, space)) } }
            @for anomaly in &view.anomalies { (self::anomaly(scene, *anomaly)) }
            (samples(scene, view))
            (pieces(scene, view))
            @if view.body_in_play(Body::Oumuamua) { (tile(scene, view, offers)) }
            @for one in &ways { (one.drawn(scene, view)) }
            (moves::further(scene, view, &far))
        }
        @for one in &ways { (one.list(scene, view)) }
    };
    Part { id: "sky", html }
}

/// What the picture of every position is made of, and no update sends again.
pub(super) fn stock() -> Part {
    static STOCK: LazyLock<String> = LazyLock::new(|| {
        let layers = pack().layouts.printed();
        let drawn = html! {
            svg.sr aria-hidden="true" {
                defs { (PreEscaped(BODIES)) (defs()) (backdrop()) (bodies::plates(layers)) (bodies::belts(layers)) (cells()) }
            }
        };
        drawn.into_string()
    });
    Part {
        id: STOCK_ID,
        html: PreEscaped(STOCK.clone()),
    }
}

/// The outline of each space.
fn cells() -> Markup {
    html! {
        @for space in (0..SPACES).map(Space::at) {
            path id={ "cell-" (space) } d=(cell_wedge(space.ring(), space.sector())) {}
        }
    }
}

/// The part with what the picture is made of.
pub(super) const STOCK_ID: &str = "sky-stock";

fn defs() -> Markup {
    // Writing follows these circles, which begin and end where no star's name does.
    let along = |id: String, radius: f32, degrees: f32| {
        let (from, to) = (degrees - 21.5, degrees + 21.5);
        let (from, to, sweep) = if is_below(degrees) {
            (to, from, 0)
        } else {
            (from, to, 1)
        };
        let d = format!(
            "M{}A{radius} {radius} 0 0 {sweep} {}",
            point(polar(radius, from)),
            point(polar(radius, to))
        );
        html! { path id=(id) d=(d) {} }
    };
    html! {
        @for sector in 0..8u8 {
            @let degrees = centre(sector);
            @let radius = if is_below(degrees) { BAND.1 - 19.0 } else { BAND.1 - 42.0 };
            (along(format!("along-star-{sector}"), radius, degrees))
        }
    }
}

/// Space itself: stars, and the light of the sun.
fn backdrop() -> Markup {
    let mut dust = ink::Dust(42);
    let stars: Vec<_> = (0..90)
        .map(|_| {
            let at = polar(dust.between(60.0, 366.0), dust.between(0.0, 360.0));
            (at, dust.between(0.6, 1.9), dust.between(0.3, 0.95))
        })
        .collect();
    html! {
        g #sky-backdrop.backdrop {
            circle.void r="500" {}
            circle.glow r="500" fill="url(#body-sun-glow)" opacity=".35" {}
            g.stars {
                @for ((x, y), size, light) in stars {
                    circle cx=(round(x)) cy=(round(y)) r=(round(size)) opacity=(round(light)) {}
                }
            }
        }
    }
}

fn sun() -> Markup {
    html! {
        g.sun aria-hidden="true" {
            circle r="96" fill="url(#body-sun-glow)" {}
            circle r="36" fill="url(#body-sun-core)" {}
        }
    }
}

fn base(scene: &Scene<'_>, view: &View) -> Markup {
    let printed = &pack().layouts.printed()[DISCS];
    html! {
        g #disc-base.disc.disc-base { (plate(DISCS)) (features(scene, view, printed, 0)) }
    }
}

fn disc(scene: &Scene<'_>, view: &View, disc: usize) -> Markup {
    let offset = view.offsets[disc];
    let turned = -45 * i32::from(offset);
    let printed = &pack().layouts.printed()[disc];
    html! {
        g.disc.{ "disc-" (disc + 1) }.turns-next[disc <= usize::from(view.next_disc)] id={ "disc-" (disc + 1) }
            data-turn=(turned) transform={ "rotate(" (turned) ")" } {
            (raised(disc))
            (features(scene, view, printed, offset))
            @if disc + 1 == DISCS && view.body_in_play(Body::Oumuamua) { (bodies::oumuamua(scene, view, offset)) }
        }
    }
}

/// What a space shows and who is there, for those who point at it or listen.
fn described(scene: &Scene<'_>, view: &View, space: Space) -> Markup {
    let mut words = vec![scene.word(&speak::place(view, space))];
    if view.cell(space).has_publicity() {
        words.push(scene.word(&speak::amount(Resource::Publicity, 1).into()));
    }
    for (seat, player) in seats(view).zip(&view.players) {
        for piece in player.pieces.iter().filter(|piece| piece.at == space) {
            let key = if piece.capsule {
                "panel-seti-capsule-of"
            } else {
                "panel-seti-probe-of"
            };
            words.push(scene.say(&Phrase::new(key).with("seat", seat)));
        }
    }
    let nothing = view.cell(space) == Cell::Empty && words.len() == 1;
    let path = html! {
        use.space role=[(!nothing).then_some("img")] aria-hidden=[nothing.then_some("true")]
            data-space=(space) href={ "#cell-" (space) }
            aria-label=[(!nothing).then(|| words.join(", "))] { title { (words.join(", ")) } }
    };
    // A planet leads to its board; by keyboard one is there anyway.
    match view.cell(space) {
        Cell::Body(body) if body.index() < PLANETS => html! {
            a href={ "#planet-" (body) } data-lens={ "lens-planet-" (body) } tabindex="-1" draggable="false" { (path) }
        },
        _ => path,
    }
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(view.players.len())
}

fn anomaly(scene: &Scene<'_>, one: orrery_seti::state::Anomaly) -> Markup {
    let program = pack().anomalies[one.color.index()][one.side as usize];
    let (x, y) = polar(middle(4) - 4.0, centre(one.sector) - 14.5);
    let says = Phrase::new("panel-seti-anomaly")
        .with("trace", one.color)
        .with("reward", speak::reward(program));
    let width = reward::width(program, 27.0);
    html! {
        g.anomaly.{ "trace-" (one.color) } id={ "anomaly-" (one.color) } role="img"
            aria-label=(scene.say(&says)) transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            title { (scene.say(&says)) }
            path.token d="M0-40 35-20V20L0 40-35 20V-20z" {}
            (ink::icon_at(scene, reward::trace(Some(one.color)), Area::around((0.0, -15.0), 13.0)))
            (reward::drawn(scene, program, (-width / 2.0, 13.0), 27.0))
        }
    }
}

/// Face-down samples beside Jupiter and Saturn (S14.1).
fn samples(scene: &Scene<'_>, view: &View) -> Markup {
    let layout = pack().layouts.get(view.offsets);
    html! {
        @for (body, &n) in [Body::Jupiter, Body::Saturn].into_iter().zip(&view.samples) {
            @if n > 0 {
                @let space = layout.space_of(body);
                @let (x, y) = polar(middle(space.ring()) - 16.0, centre(space.sector()) - 15.0);
                @let says = Phrase::new("panel-seti-samples").with("body", body);
                g.samples id={ "samples-" (body) } role="img" aria-label={ (scene.say(&says)) ": " (n) }
                    transform={ "translate(" (round(x)) " " (round(y)) ")" } {
                    title { (scene.say(&says)) ": " (n) }
                    circle r="23" {}
                    (ink::icon_at(scene, "seti-sample", Area::around((-9.0, 0.0), 11.0)))
                    text.number x="2" y="10.500" { (n) }
                }
            }
        }
    }
}

/// The edge of the disc that turns next, and which way (S5.17, S5.18).
fn next_rotation(view: &View) -> Markup {
    let radius = RINGS[usize::from(view.next_disc) + 1];
    html! {
        g.turns aria-hidden="true" {
            circle r=(radius) {}
            @for degrees in [45.0, 180.0, 270.0] {
                @let (x, y) = polar(radius, degrees);
                g transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (degrees) ")" } {
                    circle.hub r="11" {}
                    path d="M3.500-5-3 0 3.500 5" {}
                }
            }
        }
    }
}

/// The choice to mark the 'Oumuamua tile, or to resolve it (S16.9).
fn tile(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    let choices = offers.take(|choice| matches!(choice, Choice::SignalTile | Choice::ResolveTile));
    let space = pack().layouts.get(view.offsets).space_of(Body::Oumuamua);
    let at = polar(body_radius(space.ring()), centre(space.sector()));
    html! {
        @for open in choices {
            (ink::hot(open, Area::around(at, 34.0), "round", &html! { (ink::icon(scene, "seti-signal")) }))
        }
    }
}

/// Where the pieces of a space stand: beside what is there, first come first. Angles from the middle of
/// the sector, and distances from the sun.
fn stand(ring: u8, occupied: bool, index: usize) -> (f32, f32) {
    const BESIDE: [[(f32, f32); 6]; 4] = [
        [
            (0.0, 59.0),
            (20.0, 84.0),
            (-17.0, 64.0),
            (17.0, 110.0),
            (-17.0, 112.0),
            (6.0, 86.0),
        ],
        [
            (13.0, 158.0),
            (-13.0, 152.0),
            (13.0, 190.0),
            (-14.0, 194.0),
            (0.0, 149.0),
            (4.0, 172.0),
        ],
        [
            (12.0, 236.0),
            (12.0, 268.0),
            (18.5, 250.0),
            (-12.0, 274.0),
            (-12.0, 234.0),
            (3.0, 232.0),
        ],
        [
            (9.0, 312.0),
            (9.0, 344.0),
            (15.0, 328.0),
            (-8.0, 346.0),
            (-8.0, 312.0),
            (19.0, 346.0),
        ],
    ];
    if !occupied && index == 0 {
        return (0.0, middle(ring));
    }
    let places = &BESIDE[ring as usize - 1];
    let (degrees, radius) = places[index % places.len()];
    // More than six are rare; they stand a little beside the others.
    (degrees + 3.0 * (index / places.len()) as f32, radius)
}

/// Whether the next rotation takes a piece along.
fn carried(view: &View, at: Space) -> bool {
    pack().layouts.get(view.offsets).support(at) <= view.next_disc
}

fn pieces(scene: &Scene<'_>, view: &View) -> Markup {
    let mut there = [0usize; SPACES];
    let mut standing = Vec::new();
    for (seat, player) in seats(view).zip(&view.players) {
        for (index, piece) in player.pieces.iter().enumerate() {
            let space = piece.at;
            let occupied = view.cell(space) != Cell::Empty;
            let (degrees, radius) = stand(space.ring(), occupied, there[space.index()]);
            there[space.index()] += 1;
            let at = polar(radius, centre(space.sector()) + degrees);
            standing.push((seat, index, piece, at));
        }
    }
    html! {
        g.pieces aria-hidden="true" {
            @for (seat, index, piece, (x, y)) in standing {
                @let several = view.players[seat.index()].pieces.len() > 1;
                g.piece.{ (marks::color(seat)) }.capsule[piece.capsule].turns-next[carried(view, piece.at)] data-fly="orbit"
                    data-at=(piece.at) id={ "piece-" (seat) "-" (index + 1) }
                    transform={ "translate(" (round(x)) " " (round(y)) ")" } {
                    @if piece.capsule { rect.pod x="-24" y="-24" width="48" height="48" rx="16" {} } @else { circle.halo r="25" {} }
                    (ink::icon_at(scene, marks::shape(seat), Area::around((0.0, 0.0), 19.0)))
                    @if several { text.number.middle y="10.500" { (index + 1) } }
                    @else { (ink::icon_at(scene, "seti-launch", Area::around((0.0, 1.0), 11.0))) }
                }
            }
        }
    }
}
