//! The solar system: four layers of which three turn, everything in space, and the eight near stars.
//!
//! Distances are in units of the picture, whose origin is the sun; angles are degrees, clockwise from the
//! top. The discs are groups that turn as a whole, so what lies on them is drawn where it is printed, and
//! what lies under them is drawn too: a turning disc shows and hides it as cardboard does.

use super::{marks, reward};
use crate::ink::{self, Area, polar, round};
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, PreEscaped, html};
use orrery_core::{Phrase, Seat, Word};
use orrery_seti::choice::Extra;
use orrery_seti::engine::{TILE_CAPACITY, ranking, slot_points, tile_points};
use orrery_seti::names::{Body, Resource, SPACES, Space, Star};
use orrery_seti::pack::pack;
use orrery_seti::solar::{Cell, DISCS, Layer, OUMUAMUA};
use orrery_seti::state::Marks;
use orrery_seti::{Choice, View, speak};

/// Drawings of bodies, for [`body`] here and on the planet board.
const BODIES: &str = include_str!("../../assets/seti-bodies.svg");

/// The edges of the rings.
const RINGS: [f32; 5] = [44.0, 136.0, 216.0, 292.0, 366.0];
/// The edges of the band of stars.
const BAND: (f32, f32) = (374.0, 497.0);
/// Where a corner of the picture has room.
const CORNER: f32 = 428.0;

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
    middle(ring) - if ring == 1 { 2.0 } else { 7.0 }
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
    let earth = pack().layouts.get(view.offsets).space_of(Body::Earth);
    let ways: Vec<(Space, Vec<&Open<Choice>>)> = (0..SPACES)
        .map(Space::at)
        .map(|space| (space, ways_to(offers, space, space == earth)))
        .filter(|(_, ways)| !ways.is_empty())
        .collect();
    let html = html! {
        h2.quiet { (scene.key("draw-seti-sky")) }
        svg.sky-picture viewBox="-500 -500 1000 1000" role="group" aria-label=(scene.key("draw-seti-sky")) {
            defs { (PreEscaped(BODIES)) (defs()) }
            (backdrop())
            @for sector in 0..8 { (star(scene, view, offers, sector)) }
            (base(scene))
            @for disc in (0..DISCS).rev() { (self::disc(scene, view, disc)) }
            (sun())
            g.spaces { @for space in (0..SPACES).map(Space::at) { (described(scene, view, space)) } }
            @for anomaly in &view.anomalies { (self::anomaly(scene, *anomaly)) }
            (samples(scene, view))
            (next_rotation(scene, view))
            @if view.body_in_play(Body::Oumuamua) { (tile(scene, view, offers)) }
            (pieces(scene, view))
            @for (space, ways) in &ways { (targets(scene, view, *space, ways)) }
        }
        @for (space, ways) in &ways {
            @if !fit(*space, ways) {
                div.ways popover id={ "ways-" (space) } {
                    p { (scene.word(&speak::place(view, *space))) }
                    @for open in ways { (ink::worded(open, "")) }
                }
            }
        }
    };
    Part { id: "sky", html }
}

/// Everything that brings a piece to this space, or chooses one there. Probes are launched at Earth.
fn ways_to(offers: &Offers<Choice>, space: Space, earth: bool) -> Vec<&Open<Choice>> {
    let leads = move |choice: &Choice| match choice {
        Choice::Move(_, to) | Choice::Step(_, to, _) | Choice::Probe(to) => *to == space,
        Choice::Launch | Choice::Telescope4Launch => earth,
        _ => false,
    };
    offers.take(leads).collect()
}

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
        filter #sky-shadow x="-20%" y="-20%" width="140%" height="140%" {
            feDropShadow dx="0" dy="0" stdDeviation="5" flood-color="#000" flood-opacity=".85" {}
        }
        @for sector in 0..8u8 {
            @let degrees = centre(sector);
            @let radius = if is_below(degrees) { BAND.1 - 8.0 } else { BAND.1 - 26.0 };
            (along(format!("along-star-{sector}"), radius, degrees))
        }
    }
}

/// Space itself: stars, a far galaxy, the orbits.
fn backdrop() -> Markup {
    let mut dust = ink::Dust(42);
    let stars: Vec<_> = (0..190)
        .map(|_| {
            let at = (dust.between(-500.0, 500.0), dust.between(-500.0, 500.0));
            (at, dust.between(0.5, 1.9), dust.between(0.25, 0.95))
        })
        .collect();
    html! {
        g.backdrop aria-hidden="true" {
            rect.void x="-500" y="-500" width="1000" height="1000" rx="28" {}
            circle.glow r="500" fill="url(#body-sun-glow)" opacity=".35" {}
            g.nebula {
                @for (rx, ry) in [(58, 20), (44, 14), (28, 10), (12, 6)] {
                    ellipse cx="436" cy="436" rx=(rx) ry=(ry) transform="rotate(-38 436 436)" {}
                }
            }
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

fn base(scene: &Scene<'_>) -> Markup {
    let printed = &pack().layouts.printed()[DISCS];
    html! {
        g #disc-base.disc.disc-base { (plate(printed)) (features(scene, printed, 0)) }
    }
}

fn disc(scene: &Scene<'_>, view: &View, disc: usize) -> Markup {
    let turned = -45 * i32::from(view.offsets[disc]);
    let printed = &pack().layouts.printed()[disc];
    html! {
        g.disc.{ "disc-" (disc + 1) } id={ "disc-" (disc + 1) } data-turn=(turned)
            transform={ "rotate(" (turned) ")" } {
            (plate(printed))
            (features(scene, printed, view.offsets[disc]))
            @if disc + 1 == DISCS && view.body_in_play(Body::Oumuamua) {
                @let (ring, local) = OUMUAMUA;
                path.plate.strange d=(cell_wedge(ring, local)) {}
                (body(scene, Body::Oumuamua, ring, local, view.offsets[disc]))
            }
        }
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

fn plate(printed: &Layer) -> Markup {
    let d: String = solid(printed)
        .map(|(ring, sector, _)| cell_wedge(ring, sector))
        .collect();
    html! { path.plate d=(d) {} }
}

fn features(scene: &Scene<'_>, printed: &Layer, offset: u8) -> Markup {
    html! {
        @for (ring, local, cell) in solid(printed) {
            @match cell {
                Cell::Empty => (empty(ring, local)),
                Cell::Asteroids => (asteroids(ring, local)),
                Cell::Comet => (comet(scene, ring, local, offset)),
                Cell::Body(it) => (body(scene, it, ring, local, offset)),
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
        g.asteroids {
            @for ((x, y), rock, half, turn) in rocks {
                use href={ "#" (rock) } x=(round(-half)) y=(round(-half)) width=(round(2.0 * half))
                    height=(round(2.0 * half))
                    transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (round(turn)) ")" } {}
            }
        }
    }
}

fn comet(scene: &Scene<'_>, ring: u8, local: u8, offset: u8) -> Markup {
    html! {
        (standing("feature-comet", middle(ring) - 4.0, centre(local), 27.0))
        (publicity(scene, ring, local, offset))
    }
}

/// The symbol of a place that gives publicity to visitors, to the left of what is there.
fn publicity(scene: &Scene<'_>, ring: u8, local: u8, offset: u8) -> Markup {
    let beside = [34.0, 36.0, 40.0, 44.0][ring as usize - 1];
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
        Body::Mercury => 21.0,
        Body::Venus | Body::Mars => 25.0,
        Body::Earth => 26.0,
        Body::Jupiter => 33.0,
        Body::Saturn => 31.0,
        Body::Uranus | Body::Neptune | Body::Oumuamua => 30.0,
    }
}

fn body(scene: &Scene<'_>, it: Body, ring: u8, local: u8, offset: u8) -> Markup {
    let degrees = centre(local);
    let below = is_below(degrees - 45.0 * f32::from(offset));
    let outer = RINGS[ring as usize];
    // Writing stands on the circle, or hangs from it.
    let radius = if below { outer - 5.0 } else { outer - 23.0 };
    let name = scene.word(&it.into());
    let room = radius * 45.0_f32.to_radians() - 8.0;
    let tight = name.chars().count() as f32 * 14.2 > room;
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
        (standing(&format!("body-{it}"), body_radius(ring), degrees, size(it)))
        path.along id={ "along-" (it) } d=(along) {}
        text.body-name textLength=[tight.then(|| round(room))] lengthAdjust="spacingAndGlyphs" {
            textPath href={ "#along-" (it) } startOffset="50%" { (name) }
        }
        @if Cell::Body(it).has_publicity() { (publicity(scene, ring, local, offset)) }
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
    html! {
        path.space role=[(!nothing).then_some("img")] aria-hidden=[nothing.then_some("true")]
            data-space=(space) d=(cell_wedge(space.ring(), space.sector()))
            aria-label=[(!nothing).then(|| words.join(", "))] { title { (words.join(", ")) } }
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
    let width = reward::width(program, 24.0);
    html! {
        g.anomaly.{ "trace-" (one.color) } id={ "anomaly-" (one.color) } role="img"
            aria-label=(scene.say(&says)) transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            title { (scene.say(&says)) }
            path.token d="M0-36 31-18V18L0 36-31 18V-18z" {}
            (ink::icon_at(scene, reward::trace(Some(one.color)), Area::around((0.0, -14.0), 12.0)))
            (reward::drawn(scene, program, (-width / 2.0, 13.0), 24.0))
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
                    circle r="19" {}
                    (ink::icon_at(scene, "seti-sample", Area::around((-6.0, 0.0), 9.0)))
                    text.number x="3" y="8" { (n) }
                }
            }
        }
    }
}

/// The rotation marker: which discs turn next (S5.17, S5.18).
fn next_rotation(scene: &Scene<'_>, view: &View) -> Markup {
    let says = scene.key(&format!("draw-seti-next-rotation-{}", view.next_disc + 1));
    html! {
        g.next-rotation role="img" aria-label=(says) data-next=(view.next_disc + 1)
            transform={ "translate(" (-CORNER) " " (-CORNER) ")" } {
            title { (says) }
            @for disc in (0..DISCS as u8).rev() {
                circle.turns[disc <= view.next_disc] r=(26 + 18 * disc) {}
            }
            circle.hub r="11" {}
            (ink::icon_at(scene, "seti-rotate", Area::around((-42.0, 46.0), 19.0)))
        }
    }
}

/// The 'Oumuamua tile: its data and markers, and the choice to mark it (S16.9).
fn tile(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    let choice = offers.take(|choice| matches!(choice, Choice::SignalTile | Choice::ResolveTile));
    let choices: Vec<_> = choice.collect();
    let name = scene.word(&Body::Oumuamua.into());
    let says = slot_says(scene, &name, &view.tile, TILE_CAPACITY);
    html! {
        g.tile transform={ "translate(" (CORNER) " " (-CORNER) ")" } {
            g role="img" aria-label=(says) {
                title { (says) }
                circle.frame r="64" {}
                use href="#body-oumuamua" x="-26" y="-56" width="52" height="52" {}
                @for position in 1..=view.tile.len().max(TILE_CAPACITY) {
                    @let x = 34.0 * (position as f32 - 2.0);
                    (slot(scene, &view.tile, position, TILE_CAPACITY, tile_points(position), (x, 18.0)))
                }
            }
            @for open in choices {
                (ink::hot(open, Area::around((0.0, -30.0), 28.0), "round", &html! {
                    (ink::icon(scene, "seti-signal"))
                }))
            }
        }
    }
}

/// One position of a data slot: a marker, data, or nothing.
fn slot(
    scene: &Scene<'_>,
    marks: &Marks,
    position: usize,
    capacity: usize,
    points: u8,
    (x, y): (f32, f32),
) -> Markup {
    html! {
        @if let Some(&seat) = marks.get(position - 1) {
            (marks::drawn(scene, seat, (x, y), 14.0))
        } @else if position <= capacity {
            g.left data-left="" {
                @if points > 0 {
                    (ink::icon_at(scene, "seti-data-full", Area::around((x, y), 17.0)))
                    text.points.middle x=(round(x)) y=(round(y + 8.0)) { (points) }
                } @else {
                    (ink::icon_at(scene, "seti-data", Area::around((x, y), 16.0)))
                }
            }
        }
    }
}

fn slot_says(scene: &Scene<'_>, name: &str, marks: &Marks, capacity: usize) -> String {
    let left = capacity.saturating_sub(marks.len());
    let markers = scene.word(&Word::list(marks.iter().copied()));
    scene.text(
        "draw-seti-slot",
        &[
            ("name", name.into()),
            ("left", left.into()),
            ("all", capacity.into()),
            ("markers", markers.into()),
        ],
    )
}

/// A near star: its name, its data slot, its rewards and wins, and who would win it now.
fn star(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, sector: u8) -> Markup {
    let star = view.stars[sector as usize];
    let choices: Vec<_> = offers
        .take(move |choice| {
            matches!(choice, Choice::Earth(it) | Choice::Signal(it) | Choice::Resolve(it) if *it == star)
        })
        .collect();
    let degrees = centre(sector);
    let printed = pack().star(star);
    let state = &view.sectors[star.index()];
    let capacity = printed.capacity as usize;
    let [leader, _] = ranking(&state.marks);
    let won = state.wins != [0; 4];
    // In the lower half everything runs the other way round, so that it can be read.
    let (way, turn) = if is_below(degrees) {
        (-1.0, 180.0)
    } else {
        (1.0, 0.0)
    };
    let at = |radius: f32, along: f32| {
        let degrees = degrees + way * along;
        let (x, y) = polar(radius, degrees);
        format!(
            "translate({} {}) rotate({})",
            round(x),
            round(y),
            round(degrees + turn)
        )
    };
    let places = state.marks.len().max(capacity);
    let step = 4.5_f32.min(29.0 / places as f32);
    let (slots, rewards) = (BAND.1 - 55.0, BAND.1 - 98.0);
    let (sun_x, sun_y) = polar(slots + 4.0, degrees - way * 16.6);
    html! {
        g.star.{ "signal-" (printed.color) }.open[!choices.is_empty()] data-star=(star) {
            g role="img" aria-label=(star_says(scene, view, star)) {
                title { (star_says(scene, view, star)) }
                path.band d=(wedge(BAND.0, BAND.1, degrees - 22.1, degrees + 22.1)) {}
                path.tint d=(wedge(BAND.0, BAND.0 + 5.0, degrees - 22.1, degrees + 22.1)) {}
                text.star-name { textPath href={ "#along-star-" (sector) } startOffset="50%" {
                    (scene.word(&star.into()))
                } }
                (ink::icon_at(scene, reward::signal(printed.color), Area::around((sun_x, sun_y), 20.0)))
                @for position in 1..=places {
                    @let along = -10.5 + step * (position as f32 - 0.5);
                    g transform=(at(slots, along)) data-taken=[state.marks.get(position - 1)] {
                        (slot(scene, &state.marks, position, capacity, slot_points(position), (0.0, 0.0)))
                    }
                }
                g.win-first.past[won] transform=(at(rewards, -18.5)) {
                    (reward::drawn(scene, printed.first_win, (0.0, 0.0), 22.0))
                }
                g.win-later.past[!won] transform=(at(rewards, -7.5)) {
                    path.arrow d="M-15-7-7 0-15 7" {}
                    (reward::drawn(scene, printed.later_wins, (0.0, 0.0), 22.0))
                }
                @for (index, (seat, n)) in winners(&state.wins).enumerate() {
                    g transform=(at(rewards, 1.5 + 4.6 * index as f32)) data-wins=(n) {
                        (marks::drawn(scene, seat, (0.0, 0.0), 11.0))
                        @if n > 1 { text.number.middle.on-mark y="8" { (n) } }
                    }
                }
                @if let Some(leader) = leader {
                    g.leader transform=(at(rewards, 18.6)) data-leader=(leader) {
                        (ink::icon_at(scene, "seti-crown", Area::around((-12.0, 0.0), 11.0)))
                        (marks::drawn(scene, leader, (12.0, 0.0), 11.0))
                    }
                }
            }
            @for open in choices {
                (ink::hot(open, Area::around((sun_x, sun_y), 29.0), "round", &html! {}))
            }
        }
    }
}

fn winners(wins: &[u8; 4]) -> impl Iterator<Item = (Seat, u8)> {
    let wins = Seat::first(4).zip(*wins);
    wins.filter(|&(_, n)| n > 0)
}

fn star_says(scene: &Scene<'_>, view: &View, star: Star) -> String {
    let (printed, state) = (pack().star(star), &view.sectors[star.index()]);
    let slot = slot_says(
        scene,
        &scene.word(&star.into()),
        &state.marks,
        printed.capacity.into(),
    );
    let color = scene.word(&printed.color.into());
    let mut says = vec![format!("{slot} ({color}).")];
    if let [Some(leader), _] = ranking(&state.marks) {
        says.push(scene.text("draw-seti-leads", &[("name", scene.name(leader).into())]));
    }
    let rewards = [
        ("draw-seti-first-win", printed.first_win),
        ("draw-seti-later-wins", printed.later_wins),
    ];
    for (key, program) in rewards {
        says.push(scene.text(key, &[("reward", reward::sentence(scene, program).into())]));
    }
    for (seat, n) in winners(&state.wins) {
        let args = [("name", scene.name(seat).into()), ("n", n.into())];
        says.push(scene.text("draw-seti-won", &args));
    }
    says.join(" ")
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
                g.piece.{ (marks::color(seat)) }.capsule[piece.capsule] data-fly="orbit"
                    data-at=(piece.at) id={ "piece-" (seat) "-" (index + 1) }
                    transform={ "translate(" (round(x)) " " (round(y)) ")" } {
                    @if piece.capsule { rect.pod x="-21" y="-21" width="42" height="42" rx="15" {} }
                    (ink::icon_at(scene, marks::shape(seat), Area::around((0.0, 0.0), 17.0)))
                    @if several { text.number.middle y="8" { (index + 1) } }
                }
            }
        }
    }
}

/// Whether each way to a space has a button of its own: there is room for two, but not beside the sun. Others
/// share a button that opens a list.
fn fit(space: Space, ways: &[&Open<Choice>]) -> bool {
    ways.len() == 1 || (ways.len() == 2 && space.ring() > 1)
}

fn targets(scene: &Scene<'_>, view: &View, space: Space, ways: &[&Open<Choice>]) -> Markup {
    const HALF: f32 = 28.0;
    let (radius, degrees) = (middle(space.ring()), centre(space.sector()));
    let area = |index: usize| {
        let beside = index as f32 - (ways.len() as f32 - 1.0) / 2.0;
        let degrees = degrees + (2.1 * HALF * beside / radius).to_degrees();
        Area::around(polar(radius, degrees), HALF)
    };
    html! {
        @if fit(space, ways) {
            @for (index, open) in ways.iter().enumerate() {
                (ink::hot(open, area(index), "round", &badge(scene, view, open.choice)))
            }
        } @else {
            @let place = scene.word(&speak::place(view, space));
            @let says = scene.text("draw-seti-ways", &[("n", ways.len().into()), ("space", place.into())]);
            @let Area { x, y, width, height } = Area::around(polar(radius, degrees), HALF);
            foreignObject x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) {
                button.hot.choice.round type="button" popovertarget={ "ways-" (space) } title=(says)
                    aria-label=(says) { (ways.len()) "×" }
            }
        }
    }
}

/// What tells the ways to one space apart: the number of the piece, and what is paid.
fn badge(scene: &Scene<'_>, view: &View, choice: Choice) -> Markup {
    let pieces = scene
        .viewer
        .map_or(0, |seat| view.players[seat.index()].pieces.len());
    let (piece, extra) = match choice {
        Choice::Move(piece, _) | Choice::Step(piece, _, Extra::Energy) => {
            (Some(piece), Some("seti-energy"))
        }
        Choice::Step(piece, _, Extra::Card(_)) => (Some(piece), Some("seti-draw")),
        Choice::Step(piece, _, Extra::None) => (Some(piece), None),
        _ => (None, None),
    };
    html! {
        @if let Some(piece) = piece.filter(|_| pieces > 1) { b { (piece + 1) } }
        @if let Some(icon) = extra { (ink::icon(scene, icon)) }
        @if matches!(choice, Choice::Launch | Choice::Telescope4Launch) {
            (ink::icon(scene, "seti-launch"))
        }
    }
}
