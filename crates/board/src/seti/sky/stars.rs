//! The eight near stars around the solar system: signals, who leads, and what completing a sector brings.

use super::{BAND, centre, is_below, wedge};
use crate::Scene;
use crate::ink::{self, Area, polar, round};
use crate::offers::{Offers, Open};
use crate::seti::{marks, moments, reward};
use maud::{Markup, html};
use orrery_core::{Phrase, Seat, Word};
use orrery_seti::engine::{ranking, slot_points};
use orrery_seti::names::{Body, Star};
use orrery_seti::pack::pack;
use orrery_seti::state::Marks;
use orrery_seti::{Choice, View};

/// Distances from the sun: signals, and below them rewards.
const SLOTS: f32 = 424.0;
const REWARDS: f32 = 394.0;

/// Where things of a star stand. In the lower half everything runs the other way round, so that it can be read.
struct Place {
    degrees: f32,
    way: f32,
    turn: f32,
}

impl Place {
    fn of(sector: u8) -> Self {
        let degrees = centre(sector);
        let (way, turn) = if is_below(degrees) {
            (-1.0, 180.0)
        } else {
            (1.0, 0.0)
        };
        Self { degrees, way, turn }
    }

    /// So many degrees to the right of the middle.
    fn at(&self, radius: f32, along: f32) -> String {
        let degrees = self.degrees + self.way * along;
        let (x, y) = polar(radius, degrees);
        format!(
            "translate({} {}) rotate({})",
            round(x),
            round(y),
            round(degrees + self.turn)
        )
    }
}

/// A near star: its name, its data slot, its rewards and wins, and who would win it now.
pub(super) fn star(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, sector: u8) -> Markup {
    let star = view.stars[sector as usize];
    let choices = offers.take(move |choice| {
        matches!(choice, Choice::Earth(it) | Choice::Signal(it) | Choice::Resolve(it) if *it == star)
    });
    let choices: Vec<&Open<Choice>> = choices.collect();
    let place = Place::of(sector);
    let printed = pack().star(star);
    let earth = pack()
        .layouts
        .get(view.offsets)
        .space_of(Body::Earth)
        .sector()
        == sector;
    let says = star_says(scene, view, star);
    let edge =
        |inner: f32, outer: f32| wedge(inner, outer, place.degrees - 22.1, place.degrees + 22.1);
    let (sun_x, sun_y) = polar(SLOTS, place.degrees - place.way * 17.4);
    html! {
        g.star.{ "signal-" (printed.color) }.open[!choices.is_empty()].earth[earth] data-star=(star) {
            g role="img" aria-label=(says) {
                title { (says) }
                path.band d=(edge(BAND.0 + 8.0, BAND.1)) {}
                path.tint d=(edge(BAND.0, BAND.0 + 6.0)) {}
                text.star-name { textPath href={ "#along-star-" (sector) } startOffset="50%" {
                    (scene.word(&star.into()))
                } }
                g transform=(place.at(SLOTS, -17.4)) {
                    (ink::icon_at(scene, reward::signal(printed.color), Area::around((0.0, 0.0), 19.0)))
                }
                (signals(scene, view, star, &place))
                (winning(scene, view, star, &place))
            }
            @for open in choices {
                (here(open, Area::around((sun_x, sun_y), 34.0)))
            }
        }
    }
}

/// A choice of this star, which steps press too.
fn here(open: &Open<Choice>, area: Area) -> Markup {
    html! {
        foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width)) height=(round(area.height)) {
            (ink::pressed(open, "hot round", &html! {}))
        }
    }
}

/// The data slot: markers of players, then what is left.
fn signals(scene: &Scene<'_>, view: &View, star: Star, place: &Place) -> Markup {
    let marks = &view.sectors[star.index()].marks;
    let capacity = pack().star(star).capacity as usize;
    let places = marks.len().max(capacity);
    let step = 4.8_f32.min(32.5 / places as f32);
    html! {
        @for position in 1..=places {
            @let along = -14.6 + step * (position as f32 - 0.5);
            g transform=(place.at(SLOTS, along)) data-taken=[marks.get(position - 1)] {
                (slot(scene, marks, position, capacity, slot_points(position)))
            }
        }
    }
}

/// What completing the sector brings, who has won it, and who leads.
fn winning(scene: &Scene<'_>, view: &View, star: Star, place: &Place) -> Markup {
    const SIZE: f32 = 27.0;
    let (printed, state) = (pack().star(star), &view.sectors[star.index()]);
    let [leader, _] = ranking(&state.marks);
    let won = state.wins != [0; 4];
    let arc = |width: f32| (width / REWARDS).to_degrees();
    let first = if won {
        0.0
    } else {
        reward::width(printed.first_win, SIZE) + 6.0
    };
    html! {
        @if !won {
            g.win-first transform=(place.at(REWARDS, -14.5)) {
                (reward::drawn(scene, printed.first_win, (0.0, 0.0), SIZE))
            }
        }
        g.win-later.past[!won] transform=(place.at(REWARDS, -14.5 + arc(first + 14.0))) {
            path.arrow d="M-14-6-8 0-14 6" {}
            (reward::drawn(scene, printed.later_wins, (0.0, 0.0), SIZE))
        }
        @for (index, (seat, n)) in winners(&state.wins).enumerate() {
            g.winner transform=(place.at(REWARDS, 13.4 - 3.9 * index as f32)) data-wins=(n) {
                (marks::drawn(scene, seat, (0.0, 0.0), 12.0))
                @if n > 1 { text.number.middle.on-mark y="10" { (n) } }
            }
        }
        @if let Some(leader) = leader {
            g.leader transform=(place.at(REWARDS, 18.6)) data-leader=(leader) {
                (ink::icon_at(scene, "seti-crown", Area::around((0.0, -13.0), 11.0)))
                (marks::drawn(scene, leader, (0.0, 5.0), 12.0))
            }
        }
    }
}

/// One position of a data slot: a marker, data, or nothing.
fn slot(scene: &Scene<'_>, marks: &Marks, position: usize, capacity: usize, points: u8) -> Markup {
    html! {
        @if let Some(&seat) = marks.get(position - 1) {
            (marks::drawn(scene, seat, (0.0, 0.0), 16.0))
        } @else if position <= capacity {
            g.left data-left="" {
                @if points > 0 {
                    (ink::icon_at(scene, "seti-data-full", Area::around((0.0, 0.0), 18.0)))
                    text.points.middle y="11" { (points) }
                } @else {
                    (ink::icon_at(scene, "seti-data", Area::around((0.0, 0.0), 17.0)))
                }
            }
        }
    }
}

pub(in crate::seti) fn slot_says(
    scene: &Scene<'_>,
    name: &str,
    marks: &Marks,
    capacity: usize,
) -> String {
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
        says.push(scene.say(&Phrase::new("draw-seti-leads").with("name", leader)));
    }
    let rewards = [
        ("draw-seti-first-win", printed.first_win),
        ("draw-seti-later-wins", printed.later_wins),
    ];
    for (key, program) in rewards {
        says.push(scene.text(key, &[("reward", reward::sentence(scene, program).into())]));
    }
    for (seat, n) in winners(&state.wins) {
        says.push(moments::won_here(scene, seat, n));
    }
    says.join(" ")
}
