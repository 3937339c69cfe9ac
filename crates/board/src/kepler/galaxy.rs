//! The galaxy: hexes, tiles and ships, and every choice of a hex or a ship.
//!
//! One unit of the picture is a pixel where the board is as wide as 780 of them.

use super::{Desk, answers, console, seat_class, shape, shortcuts};
use crate::ink::{self, Area, round};
use crate::offers::Open;
use maud::{Markup, PreEscaped, html};
use orrery_core::{Seat, Speak as _};
use orrery_kepler::choice::Place;
use orrery_kepler::map::{Cell, Hex, Map, Print};
use orrery_kepler::names::{Tech, Zone};
use orrery_kepler::pack::PackRef;
use orrery_kepler::speak;
use orrery_kepler::state::{Job, What};
use orrery_kepler::view::TileView;
use orrery_kepler::{Choice, Kepler};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// From the middle of a hex to a corner.
const SIDE: f32 = 20.0;
/// From the middle of a hex to a flat side.
const FLAT: f32 = 17.32;
/// How far the sky reaches beyond the board.
const MARGIN: f32 = 220.0;

/// Half the width of a button on a hex.
const HALF: f32 = 18.0;
/// Half the width of a button on a planet, which has no other beside it (K2.4).
pub(super) const WIDE: f32 = 22.0;

type Point = (f32, f32);

/// The middle of a hex.
pub(super) fn middle(hex: Hex) -> Point {
    let (q, r) = (f32::from(hex.q), f32::from(hex.r));
    (2.0 * FLAT * (q + r / 2.0), 1.5 * SIDE * r)
}

/// The outline of a hex, a little smaller or larger than its space.
fn outline((x, y): Point, scale: f32) -> String {
    let (w, h) = (FLAT * scale, SIDE * scale);
    let [x, y, left, half] = [x, y - h, -w, h / 2.0].map(round);
    let w = round(w);
    let h = round(h);
    format!("M{x} {y}l{w} {half}v{h}l{left} {half} {left} -{half}v-{h}z")
}

fn line(points: impl Iterator<Item = Point>) -> String {
    let points = points.map(|(x, y)| format!("{} {}", round(x), round(y)));
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// The rectangle that holds these points and a margin.
fn frame(points: impl Iterator<Item = Point>, margin: f32) -> Option<Area> {
    let corners = points.fold(None, |corners: Option<[f32; 4]>, (x, y)| {
        let [a, b, c, d] = corners.unwrap_or([x, y, x, y]);
        Some([a.min(x), b.min(y), c.max(x), d.max(y)])
    });
    corners.map(|[left, top, right, bottom]| Area {
        x: left - margin,
        y: top - margin,
        width: right - left + 2.0 * margin,
        height: bottom - top + 2.0 * margin,
    })
}

fn view_box(area: Area) -> String {
    [area.x, area.y, area.width, area.height]
        .map(|side| round(side).to_string())
        .join(" ")
}

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let map = &desk.view.pack.map;
    let Some(sky) = frame(map.spots().iter().map(|spot| middle(spot.hex)), SIDE + 3.0) else {
        return html! {};
    };
    let mut hot: BTreeMap<Hex, Vec<&Open<Choice>>> = BTreeMap::new();
    for open in desk.take(|choice| place(desk, choice).is_some()) {
        let hex = place(desk, &open.choice).unwrap_or_default();
        hot.entry(hex).or_default().push(open);
    }
    let hops = hops(desk);
    let shortcuts = shortcuts::all(desk);
    let short = shortcuts.iter().map(|shortcut| &shortcut.hex);
    let focus = hot
        .keys()
        .chain(hops.keys())
        .chain(short)
        .map(|&hex| middle(hex));
    let focus = frame(focus, 2.5 * SIDE).map(view_box);
    html! {
        h2.sr { (desk.key("galaxy")) }
        div.sky {
            svg #map tabindex="0" viewBox=(view_box(sky)) data-keep="viewBox" data-fit=(view_box(sky))
                data-focus=[focus] preserveAspectRatio="xMidYMin" role="group" aria-label=(desk.key("galaxy-keys")) {
                (paints())
                (PreEscaped(under(desk.view.pack, sky)))
                @for &zone in Zone::ALL { (zone_name(desk, zone).unwrap_or_default()) }
                @for spot in map.spots() { (printed(desk, spot.print, middle(spot.hex))) }
                @for tile in &desk.view.tiles { (tile_at(desk, tile)) }
                @for (&hex, opens) in &hot { (ground(desk, hex, opens)) }
                @for &hex in hops.keys() { (reach(hex, reach_class(desk, hex))) }
                @for (seat, player) in desk.seats() {
                    @for (ship, hex) in player.ships.iter().enumerate() {
                        @if let Some(hex) = *hex { (ship_at(desk, seat, ship, hex)) }
                    }
                }
                @for (&hex, hop) in &hops { (hop_to(desk, hex, hop)) }
                @for shortcut in &shortcuts { (shortcuts::at_once(desk, shortcut)) }
                @for number in shortcuts::at_cards(desk) { (shortcuts::pointer(desk, number).unwrap_or_default()) }
                @for (&hex, opens) in &hot { (buttons(desk, sky, hex, opens)) }
            }
        }
        div.tools.zoom {
            @for (id, sign) in [("closer", "+"), ("farther", "−"), ("fit", "⤢")] {
                button id=(id) type="button" aria-label=(desk.key(id)) title=(desk.key(id)) { (sign) }
            }
        }
        div.tools.guide {
            button.tour-start.newcomer type="button" data-tour-start aria-label=(desk.key("intro"))
                title=(desk.key("intro")) { "?" }
            @for (id, sign) in [("intro", "?"), ("legend", "≡"), ("deck", "▦")] {
                button.newcomer[id == "intro"] type="button" popovertarget=(id) aria-label=(desk.key(id))
                    title=(desk.key(id)) { (sign) }
            }
        }
    }
}

/// The hex where a choice stands, if it is one of a hex or a ship.
fn place(desk: &Desk<'_>, choice: &Choice) -> Option<Hex> {
    match *choice {
        Choice::Place(hex) | Choice::Reveal(hex) | Choice::Build(_, hex) | Choice::Move(_, hex) => {
            Some(hex)
        }
        Choice::Ship(ship) => desk.own().ships.get(ship as usize).copied()?,
        Choice::Settle(number) => shortcuts::planet_at(desk, number),
        _ => None,
    }
}

fn paints() -> Markup {
    let glow = |id: &str, inner: &str, outer: &str| {
        html! {
            radialGradient id=(id) {
                stop offset="0" stop-color=(inner) {}
                stop offset=".45" stop-color=(outer) {}
                stop offset="1" stop-color=(outer) stop-opacity="0" {}
            }
        }
    };
    html! {
        defs {
            (glow("kg-star", "#ffffff", "#ffe9a8"))
            (glow("kg-sol", "#fffbe0", "#ffb52e"))
            (glow("kg-hole", "#000000", "#ff8a3c"))
            radialGradient #kg-sky cx=".5" cy=".34" r=".7" {
                stop offset="0" stop-color="#3a2a5e" {}
                stop offset=".4" stop-color="#171a3c" {}
                stop offset="1" stop-color="#070a18" {}
            }
        }
    }
}

/// What lies under everything else. It is the same in every position, so it is drawn once for each data pack.
fn under(pack: PackRef, sky: Area) -> Arc<str> {
    static DRAWN: Mutex<Vec<(PackRef, Arc<str>)>> = Mutex::new(Vec::new());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, under)) = drawn.iter().find(|(known, _)| *known == pack) {
        return Arc::clone(under);
    }
    let under = html! { (backdrop(&pack.map, sky)) (zones(&pack.map)) };
    let under: Arc<str> = under.into_string().into();
    drawn.push((pack, Arc::clone(&under)));
    under
}

/// Spiral arms around Sagittarius A* and a dust of far stars.
fn backdrop(map: &Map, sky: Area) -> Markup {
    // The picture may have more room than the board on one of its sides.
    let sky = Area {
        x: sky.x - MARGIN,
        y: sky.y - MARGIN,
        width: sky.width + 2.0 * MARGIN,
        height: sky.height + 2.0 * MARGIN,
    };
    let spots = map.spots();
    let core = spots.iter().find(|spot| spot.print == Print::SagittariusA);
    let core = core.map_or((sky.x + sky.width / 2.0, sky.y), |spot| middle(spot.hex));
    let arm = |start: f32| {
        let turns = (0..30).map(|step| step as f32 * 15.0);
        line(turns.map(|angle| {
            let (x, y) = ink::polar(16.0 * (angle * 0.0083).exp(), start + angle);
            ((core.0 + x).round(), (core.1 + 0.8 * y).round())
        }))
    };
    let arms = [0.0, 90.0, 180.0, 270.0].map(arm).concat();
    // A fixed sky: the same numbers give the same stars.
    let mut chance = ink::Dust(3042);
    let mut dust = |count: usize| {
        let star = (0..count).map(|_| {
            let (x, y) = (
                sky.x + chance.next() * sky.width,
                sky.y + chance.next() * sky.height,
            );
            format!("M{x:.0} {y:.0}h0")
        });
        star.collect::<String>()
    };
    html! {
        rect x=(round(sky.x)) y=(round(sky.y)) width=(round(sky.width)) height=(round(sky.height))
            fill="url(#kg-sky)" {}
        g.arms fill="none" stroke="#b9a2ff" stroke-linecap="round" {
            @for (width, opacity) in [(74, ".035"), (46, ".045"), (22, ".06"), (8, ".07")] {
                path d=(arms) stroke-width=(width) stroke-opacity=(opacity) {}
            }
        }
        g.dust fill="none" stroke="#ffffff" stroke-linecap="round" {
            path d=(dust(150)) stroke-width="1" stroke-opacity=".45" {}
            path d=(dust(50)) stroke-width="1.7" stroke-opacity=".6" {}
        }
    }
}

/// The hexes of each zone and the borders between zones.
fn zones(map: &Map) -> Markup {
    let of = |zone: Zone| map.spots().iter().filter(move |spot| spot.zone == zone);
    let mut border = String::new();
    for spot in map.spots() {
        let (x, y) = middle(spot.hex);
        let sides = [
            ((1, 0), (FLAT, -SIDE / 2.0), (FLAT, SIDE / 2.0)),
            ((0, 1), (FLAT, SIDE / 2.0), (0.0, SIDE)),
            ((-1, 1), (0.0, SIDE), (-FLAT, SIDE / 2.0)),
        ];
        for ((dq, dr), a, b) in sides {
            let beside = map.find(Hex::new(spot.hex.q + dq, spot.hex.r + dr));
            if beside.is_some_and(|beside| map.spot(beside).zone != spot.zone) {
                border += &line([a, b].into_iter().map(|(dx, dy)| (x + dx, y + dy)));
            }
        }
    }
    html! {
        @for &zone in Zone::ALL {
            path.{ "zone-" (zone) }.zone d=(of(zone).map(|spot| outline(middle(spot.hex), 0.97)).collect::<String>()) {}
        }
        path.border d=(border) {}
    }
}

/// The name of a zone where nothing lies in the way of the letters, as near to its middle as possible.
fn zone_name(desk: &Desk<'_>, zone: Zone) -> Option<Markup> {
    let map = &desk.view.pack.map;
    let of = || map.spots().iter().filter(|spot| spot.zone == zone);
    let top = of().map(|spot| spot.hex.r).min()?;
    let row: Vec<Hex> = (of().filter(|spot| spot.hex.r == top))
        .map(|spot| spot.hex)
        .collect();
    let centre = row[row.len() / 2];
    let grid = desk.view.grid();
    let is_free = |hex: Hex, around: i8| {
        let mut beside = (-around..=around).map(|dq| map.find(Hex::new(hex.q + dq, hex.r)));
        beside.all(|index| index.is_none_or(|index| grid[index] == Cell::Free))
    };
    let free = |around: i8| {
        let hexes = row.iter().copied().filter(|&hex| is_free(hex, around));
        hexes.min_by_key(|hex| hex.distance(centre))
    };
    let (x, y) = middle(free(3).or_else(|| free(2)).unwrap_or(centre));
    Some(html! { text.zone-name x=(round(x)) y=(round(y + 4.0)) { (desk.word(zone)) } })
}

fn printed(desk: &Desk<'_>, print: Print, (x, y): Point) -> Markup {
    let star = |dx: f32, dy: f32, size: f32| {
        html! {
            circle cx=(round(x + dx)) cy=(round(y + dy)) r=(round(size)) fill="url(#kg-star)" {}
            circle cx=(round(x + dx)) cy=(round(y + dy)) r=(round(size * 0.3)) fill="#fffdf2" {}
        }
    };
    let label = |words: &str| html! { title { (desk.key(words)) } };
    html! {
        @match print {
            Print::Space => {},
            Print::Single => g { (label("star-1")) (star(0.0, 0.0, 16.0)) },
            Print::Binary => g { (label("star-2")) (star(-6.0, -3.5, 12.0)) (star(6.0, 3.5, 12.0)) },
            Print::Triple => g {
                (label("star-3")) (star(0.0, -7.0, 10.0)) (star(-7.0, 5.0, 10.0)) (star(7.0, 5.0, 10.0))
            },
            Print::Sol => g.sol {
                (label("sol"))
                circle cx=(round(x)) cy=(round(y)) r="19" fill="url(#kg-sol)" {}
                circle cx=(round(x)) cy=(round(y)) r="7" fill="#fff6c9" {}
                text x=(round(x)) y=(round(y + 4.0)) { (desk.scene.key("fact-kepler-sol")) }
            },
            Print::SagittariusA => g.hole {
                (label("sagittarius"))
                circle cx=(round(x)) cy=(round(y)) r="20" fill="url(#kg-hole)" {}
                ellipse cx=(round(x)) cy=(round(y)) rx="18" ry="6.5"
                    transform={ "rotate(-24 " (round(x)) " " (round(y)) ")" } {}
                circle.pit cx=(round(x)) cy=(round(y)) r="7" {}
            },
        }
    }
}

/// How a face-down tile looks: its class, its title, and what is written on it.
fn face_down(desk: &Desk<'_>, chosen: bool, (x, y): (f32, f32)) -> (&'static str, String, Markup) {
    let (class, title, sign) = if chosen {
        ("down chosen", "tile-chosen", "✓")
    } else {
        ("down", "tile-down", "?")
    };
    let inside = html! { text x=(round(x)) y=(round(y + 5.5)) { (sign) } };
    (class, desk.key(title), inside)
}

fn tile_at(desk: &Desk<'_>, tile: &TileView) -> Markup {
    let at @ (x, y) = middle(tile.hex);
    let picture = |name: &str, half: f32, up: f32| {
        ink::icon_at(
            desk.scene,
            &format!("k-{name}"),
            Area::around((x, y - up), half),
        )
    };
    let place = desk.word(speak::at(desk.view.pack, tile.hex));
    let (class, title, inside) = match tile.what {
        None => face_down(desk, tile.chosen, at),
        Some(What::Mine) => ("mine", desk.mine(), picture("mine", 12.0, 0.0)),
        Some(What::Target) => (
            "target",
            desk.key("tile-target"),
            picture("target", 12.0, 0.0),
        ),
        Some(What::Planet(number)) => {
            let planet = desk.view.pack.planet(number);
            let name = desk.word(speak::planet(desk.view.pack, number));
            let inside = html! {
                (picture(planet.kind.name(), 11.0, 6.0))
                text x=(round(x)) y=(round(y + 14.0)) { (number) }
            };
            let about = format!("{name} ({})", desk.word(planet.kind));
            (planet.kind.name(), about, inside)
        }
    };
    let colony = tile.owner.map(|owner| {
        let colonies = &desk.view.player(owner).colonies;
        let terraformed = colonies
            .iter()
            .any(|colony| tile.what == Some(What::Planet(colony.planet)) && colony.terraformed);
        (owner, terraformed)
    });
    let owner = colony.map(|(owner, _)| format!(" – {}", desk.scene.called(owner)));
    let about = format!("{title} – {place}{}", owner.unwrap_or_default());
    let card = tip_at(desk, tile.hex);
    let tell = card.is_none().then_some(&about);
    html! {
        g.tile.(class) role="img" aria-label=(about) data-tell=[tell] data-lens=[card] {
            path.ground d=(outline(at, 0.9)) {}
            @if let Some((owner, terraformed)) = colony {
                path.owned.(seat_class(owner)).terraformed[terraformed] d=(outline(at, 0.9)) {}
            }
            (inside)
            @if let Some((owner, _)) = colony {
                path.marker.(seat_class(owner)) d=(shape(owner, 5.5))
                    transform={ "translate(" (round(x + 10.5)) " " (round(y - 7.5)) ")" } {}
            }
        }
    }
}

fn ship_at(desk: &Desk<'_>, seat: Seat, ship: usize, hex: Hex) -> Markup {
    let (x, y) = middle(hex);
    let landed = desk.view.tile(hex).is_some();
    // On a tile it stands aside, so that the tile can be read.
    let (x, y) = if landed { (x + 9.0, y - 8.0) } else { (x, y) };
    let name = desk.scene.name(seat);
    let title = desk.text(
        "ship",
        &[
            ("ship", (ship + 1).into()),
            ("name", name.into()),
            ("hex", hex.to_string().into()),
        ],
    );
    html! {
        g.ship.(seat_class(seat)) id={ "ship-" (seat) "-" (ship + 1) } data-fly="" data-at=(hex)
            transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            title { (title) }
            (hull(seat, ship))
        }
    }
}

/// A ship around the origin: the sign of its owner, its number, and a flame.
pub(super) fn hull(seat: Seat, ship: usize) -> Markup {
    html! {
        path.flame d="M-4 7L0 15L4 7z" {}
        path.wings d="M-13 8L0 -6L13 8L0 4z" {}
        path.hull d=(shape(seat, 8.5)) {}
        text y=(if seat.number() == 3 { "6" } else { "5" }) { (ship + 1) }
    }
}

/// A way to send a ship to a hex at once: the ship that moves next and where it goes.
pub(super) struct Hop {
    ship: u8,
    from: Hex,
    steps: u8,
}

/// The hexes that ships can reach while one of them is to be chosen, or at once after the bonus actions (K5.2), each
/// with the nearest ship.
pub(super) fn hops(desk: &Desk<'_>) -> BTreeMap<Hex, Hop> {
    let mut hops: BTreeMap<Hex, Hop> = BTreeMap::new();
    let own = desk.own();
    let speed = match desk.view.stack.last().map(|frame| frame.job) {
        Some(Job::Fly { speed, .. }) => speed,
        Some(Job::Bonus) if desk.count > 0 => {
            let level = own.techs[Tech::SpaceTravel.index()];
            desk.view.pack.level(Tech::SpaceTravel, level).gives.speed
        }
        _ => return hops,
    };
    let later = bonus_first(desk);
    let flies = |ship: u8, hex: Hex| match later {
        true => desk.view.tile(hex).is_none(), // K9.3
        false => desk.offers.any(|open| *open == Choice::Ship(ship)),
    };
    let grid = desk.view.grid();
    for (ship, from) in (0..).zip(own.ships) {
        let Some(from) = from.filter(|&hex| flies(ship, hex)) else {
            continue;
        };
        desk.view.pack.map.reach(&grid, from, speed, |hex, steps| {
            if hops.get(&hex).is_none_or(|known| steps < known.steps) {
                hops.insert(hex, Hop { ship, from, steps });
            }
        });
    }
    hops
}

/// Whether ships fly only once the bonus actions are done.
fn bonus_first(desk: &Desk<'_>) -> bool {
    matches!(desk.view.stack.last(), Some(frame) if frame.job == Job::Bonus)
}

/// A button that chooses a ship and its way together.
fn hop_to(desk: &Desk<'_>, hex: Hex, &Hop { ship, from, .. }: &Hop) -> Markup {
    let then = Choice::Move(ship, hex);
    let mut choices = vec![Choice::Ship(ship), then];
    if bonus_first(desk) {
        choices.insert(0, Choice::Done);
    }
    let label = desk.say(&Kepler::say_choice(desk.view, then));
    let landing = desk.view.tile(hex).map_or("", |_| " land");
    let area = Area::around(middle(hex), HALF);
    html! {
        g.spot {
            (way(desk, ship, from, hex))
            foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
                height=(round(area.height)) data-lens=[tip_at(desk, hex)] {
                (answers::together(&choices, &format!("hot round move{landing}"), None, &label, &html! {}))
            }
        }
    }
}

/// What is told beside the planet that lies on a hex.
fn tip_at(desk: &Desk<'_>, hex: Hex) -> Option<String> {
    match desk.view.tile(hex)?.what? {
        What::Planet(number) => Some(format!("tip-{number}")),
        What::Mine | What::Target => None,
    }
}

/// The way of a ship; whoever points at its end sees it, and the ship flies along it.
fn way(desk: &Desk<'_>, ship: u8, from: Hex, to: Hex) -> Markup {
    let way = desk.view.pack.map.way(&desk.view.grid(), from, to);
    html! {
        path.way d=(line(way.into_iter().map(middle)))
            data-way={ "ship-" (desk.focus()) "-" (ship + 1) " " (to) } {}
    }
}

/// A hex with a tile is where ships land; before that comes what is done first.
fn reach_class(desk: &Desk<'_>, hex: Hex) -> &'static str {
    match desk.view.tile(hex) {
        Some(_) => "reach landing",
        None if bonus_first(desk) => "reach later",
        None => "reach",
    }
}

fn reach(hex: Hex, class: &str) -> Markup {
    html! { path.(class) d=(outline(middle(hex), 0.93)) {} }
}

/// What lights up under the choices of a hex.
fn ground(desk: &Desk<'_>, hex: Hex, opens: &[&Open<Choice>]) -> Markup {
    let on_piece =
        |open: &&Open<Choice>| matches!(open.choice, Choice::Ship(_) | Choice::Settle(_));
    html! {
        @if !opens.iter().any(on_piece) { (reach(hex, reach_class(desk, hex))) }
    }
}

/// The choice of a hex, and the way a ship takes to it. If several planets can build there, they are in a list
/// that opens towards the middle of the sky: a hex is too small for all of them.
fn buttons(desk: &Desk<'_>, sky: Area, hex: Hex, opens: &[&Open<Choice>]) -> Markup {
    let planet = |open: &&Open<Choice>| matches!(open.choice, Choice::Settle(_));
    let half = if opens.iter().any(planet) { WIDE } else { HALF };
    let area = Area::around(middle(hex), half);
    let low = area.y > sky.y + sky.height / 2.0;
    let right = area.x > sky.x + sky.width / 2.0;
    let from = |open: &Open<Choice>| match open.choice {
        Choice::Build(from, _) => console::place(desk, from),
        _ => open.label.clone(),
    };
    html! {
        g.spot {
            @if let [open] = opens {
                @if let Choice::Move(ship, _) = open.choice
                    && let Some(&Some(from)) = desk.own().ships.get(ship as usize) {
                    (way(desk, ship, from, hex))
                }
                @if let Choice::Settle(number) = open.choice {
                    foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
                        height=(round(area.height)) data-lens={ "tip-" (number) } {
                        (ink::named(open, &format!("settle-{number}"), "hot round planet", &html! {}))
                    }
                } @else {
                    @let button = ink::hot(open, area, &format!("round {}", kind(&open.choice)), &sign(&open.choice));
                    @match tip_at(desk, hex) {
                        Some(tip) => g data-lens=(tip) { (button) },
                        None => (button),
                    }
                }
            } @else {
                foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
                    height=(round(area.height)) {
                    details.several.over id={ "several-" (hex) } {
                        summary title=(desk.key("several")) aria-label=(desk.key("several")) { (opens.len()) "×" }
                        div.list.low[low].right[right] {
                            @for open in opens { (ink::button(open, "small", &html! { (from(open)) })) }
                        }
                    }
                }
            }
        }
    }
}

fn kind(choice: &Choice) -> &'static str {
    match choice {
        Choice::Build(..) => "build",
        Choice::Move(..) => "move",
        _ => "pick",
    }
}

/// What stands on a button: little, because the tile or ship is under it.
fn sign(choice: &Choice) -> Markup {
    html! {
        @match choice {
            Choice::Build(Place::Planet(number), _) => (number),
            Choice::Build(..) => "+",
            _ => {},
        }
    }
}
