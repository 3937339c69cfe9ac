//! Where pieces can go: spaces one step away, and what can be reached in two or three.

use super::{centre, marks, middle};
use crate::Scene;
use crate::ink::{self, Area, polar, round};
use crate::offers::{Offers, Open};
use maud::{Markup, html};
use orrery_seti::choice::Extra;
use orrery_seti::names::{Body, SPACES, Space, Tech};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::solar::Cell;
use orrery_seti::state::Job;
use orrery_seti::view::PlayerView;
use orrery_seti::{Choice, View, speak};

const HALF: f32 = 31.0;

/// Everything that leads to a space.
pub(super) struct Ways<'a> {
    space: Space,
    open: Vec<&'a Open<Choice>>,
}

/// All ways that can be chosen. Probes are launched at Earth. While movement is left, nobody means to pay energy for a
/// step: that stands among the free actions.
pub(super) fn all<'a>(view: &View, offers: &'a Offers<Choice>) -> Vec<Ways<'a>> {
    let earth = pack().layouts.get(view.offsets).space_of(Body::Earth);
    let moving = offers.any(|choice| matches!(choice, Choice::Step(..)));
    let to = |space: Space| {
        let leads = move |choice: &Choice| match choice {
            Choice::Move(_, to) => *to == space && !moving,
            Choice::Step(_, to, _) | Choice::Probe(to) => *to == space,
            Choice::Telescope4Launch => space == earth,
            _ => false,
        };
        Ways {
            space,
            open: offers.take(leads).collect(),
        }
    };
    let all = (0..SPACES).map(Space::at).map(to);
    all.filter(|ways| !ways.open.is_empty()).collect()
}

impl Ways<'_> {
    /// Whether each way to a space has a button of its own: there is room for two, but not beside the sun. Others
    /// share a button that opens a list.
    fn fit(&self) -> bool {
        self.open.len() == 1 || (self.open.len() == 2 && self.space.ring() > 1)
    }

    /// The body that is reached.
    pub(super) fn body(&self, view: &View) -> Option<Body> {
        body_at(view, self.space)
    }

    pub(super) fn drawn(&self, scene: &Scene<'_>, view: &View) -> Markup {
        let (radius, degrees) = spot(view, self.space);
        let n = self.open.len();
        let area = |index: usize| {
            let beside = index as f32 - (n as f32 - 1.0) / 2.0;
            let degrees = degrees + (2.05 * HALF * beside / radius).to_degrees();
            Area::around(polar(radius, degrees), HALF)
        };
        html! {
            @if self.fit() {
                @for (index, open) in self.open.iter().enumerate() {
                    (ink::hot(open, area(index), "round", &badge(scene, view, open.choice)))
                }
            } @else {
                @let place = scene.word(&speak::place(view, self.space));
                @let says = scene.text("draw-seti-ways", &[("n", n.into()), ("space", place.into())]);
                @let Area { x, y, width, height } = Area::around(polar(radius, degrees), HALF);
                foreignObject x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) {
                    button.hot.choice.round type="button" popovertarget={ "ways-" (self.space) } title=(says)
                        aria-label=(says) { (n) "×" }
                }
            }
        }
    }

    /// The list that a shared button opens.
    pub(super) fn list(&self, scene: &Scene<'_>, view: &View) -> Markup {
        html! {
            @if !self.fit() {
                div.ways popover id={ "ways-" (self.space) } {
                    p { (scene.word(&speak::place(view, self.space))) }
                    @for open in &self.open { (ink::worded(open, "")) }
                }
            }
        }
    }
}

/// Where on a space its button lies: beside what is there, so that it can still be seen.
fn spot(view: &View, space: Space) -> (f32, f32) {
    let (radius, degrees) = (middle(space.ring()), centre(space.sector()));
    let there = |space: Space| {
        let mut pieces = view.players.iter().flat_map(|player| &player.pieces);
        pieces.any(|piece| piece.at == space)
    };
    let busy = there(space);
    match (view.cell(space), space.ring()) {
        (Cell::Body(_) | Cell::Comet, 2..) => {
            let away = [17.0, 14.0, 11.5][usize::from(space.ring()) - 2];
            (radius - 13.0, degrees + if busy { -away } else { away })
        }
        // Beside the sun there is hardly room: planets are reached on their inner side, other spaces on the outer.
        (Cell::Body(_), _) => {
            let next = Space::new(space.ring(), (space.sector() + 1) % 8);
            let side = if there(next) { -10.0 } else { 10.0 };
            (radius - 22.0, degrees + side)
        }
        (_, 1) if busy => (radius + 16.0, degrees + 8.0),
        (_, 1) => (radius + 14.0, degrees),
        _ if busy => (radius, degrees - 11.0),
        _ => (radius, degrees),
    }
}

/// What tells the ways to one space apart: the number of the piece, and what is paid.
fn badge(scene: &Scene<'_>, view: &View, choice: Choice) -> Markup {
    let own = scene.viewer.and_then(|seat| view.players.get(seat.index()));
    let several = own.is_some_and(|player| player.pieces.len() > 1);
    let (piece, paid) = match choice {
        Choice::Move(piece, _) => {
            let cost = own.map_or(1, |player| {
                step_cost(view, player, player.pieces[usize::from(piece)].at)
            });
            (Some(piece), Some((cost, "seti-energy")))
        }
        Choice::Step(piece, _, Extra::Energy) => (Some(piece), Some((1, "seti-energy"))),
        Choice::Step(piece, _, Extra::Card(_)) => (Some(piece), Some((1, "seti-card"))),
        Choice::Step(piece, _, Extra::None) => (Some(piece), Some((0, "seti-move"))),
        _ => (None, None),
    };
    html! {
        @if let (Some(piece), Some(seat)) = (piece.filter(|_| several), scene.viewer) {
            i.{ (marks::color(seat)) } { (piece + 1) }
        }
        @if let Some((n, icon)) = paid { @if n > 0 { b { @if icon == "seti-card" { "−" } (n) } } (ink::icon(scene, icon)) }
        @if choice == Choice::Telescope4Launch { (ink::icon(scene, "seti-launch")) }
    }
}

/// S5.5
fn step_cost(view: &View, player: &PlayerView, from: Space) -> u8 {
    let slow = view.cell(from) == Cell::Asteroids && !player.techs.has(Tech::Probe2);
    1 + u8::from(slow)
}

/// A way of two or three steps to something worth a visit.
pub(super) struct Far {
    piece: u8,
    way: Vec<Space>,
    cost: u8,
}

/// What steps are paid with.
#[derive(Clone, Copy)]
enum Pays {
    Energy,
    Movement,
}

impl Pays {
    fn step(self, piece: u8, to: Space) -> Choice {
        match self {
            Self::Energy => Choice::Move(piece, to),
            Self::Movement => Choice::Step(piece, to, Extra::None),
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Energy => "seti-energy",
            Self::Movement => "seti-move",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Energy => "draw-seti-far",
            Self::Movement => "draw-seti-far-moves",
        }
    }
}

impl Far {
    /// The body that is reached.
    pub(super) fn body(&self, view: &View) -> Option<Body> {
        body_at(view, *self.way.last()?)
    }
}

fn body_at(view: &View, space: Space) -> Option<Body> {
    match view.cell(space) {
        Cell::Body(body) => Some(body),
        _ => None,
    }
}

/// Planets and comets that are two or three steps away, each with its cheapest way. A way goes only through
/// spaces where nothing can come in between.
fn far(view: &View, player: &PlayerView, budget: u8) -> Vec<Far> {
    let waits = |card| pack().card(card).kind == Kind::Triggered && !view.completed.has(card);
    let open = view.rival.is_some() || player.played.iter().any(waits);
    let there = |space: Space| player.pieces.iter().any(|piece| piece.at == space);
    let calm = |space: Space| (view.cell(space) == Cell::Empty || !open) && !there(space);
    let goal = |space: Space| {
        matches!(view.cell(space), Cell::Comet | Cell::Body(_))
            && view.cell(space) != Cell::Body(Body::Earth)
    };
    let mut best: Vec<Option<Far>> = (0..SPACES).map(|_| None).collect();
    let mut near = [false; SPACES];
    // Two probes on one space are one choice (D-69).
    let pieces = (0u8..).zip(&player.pieces);
    let pieces = pieces.filter(|(index, one)| {
        player.pieces[..usize::from(*index)]
            .iter()
            .all(|other| other.at != one.at)
    });
    let mut ways: Vec<Far> = pieces
        .map(|(piece, one)| Far {
            piece,
            way: vec![one.at],
            cost: 0,
        })
        .collect();
    while let Some(Far { piece, way, cost }) = ways.pop() {
        let Some(&at) = way.last() else { continue };
        let cost = cost + step_cost(view, player, at);
        if cost > budget || way.len() > 3 || (way.len() > 1 && !calm(at)) {
            continue;
        }
        for to in at.neighbours().filter(|to| !way.contains(to)) {
            let longer = Far {
                piece,
                way: way.iter().copied().chain([to]).collect(),
                cost,
            };
            near[to.index()] |= longer.way.len() == 2;
            let known = &mut best[to.index()];
            if goal(to)
                && longer.way.len() > 2
                && known.as_ref().is_none_or(|known| cost < known.cost)
            {
                *known = Some(Far {
                    way: longer.way.clone(),
                    ..longer
                });
            }
            ways.push(longer);
        }
    }
    let best = best
        .into_iter()
        .enumerate()
        .filter(|&(index, _)| !near[index] && !there(Space::at(index)));
    best.filter_map(|(_, far)| far).collect()
}

/// What more than one step at once can reach now.
pub(super) struct Reach {
    pub(super) far: Vec<Far>,
    pays: Pays,
}

pub(super) fn reach(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Reach {
    let player = super::super::mine(scene, view).map(|(_, player)| player);
    let energy = player.map_or(0, |player| player.energy);
    let job = view.stack.last().map(|frame| frame.job);
    let (pays, budget) = match job {
        Some(Job::Turn | Job::Late) => (Pays::Energy, energy),
        Some(Job::Moves(n)) => (Pays::Movement, n),
        _ => (Pays::Energy, 0),
    };
    let first = |choice: &Choice| match pays {
        Pays::Energy => matches!(choice, Choice::Move(..)),
        Pays::Movement => matches!(choice, Choice::Step(..)),
    };
    let player = player.filter(|_| budget > 1 && offers.any(first));
    let far = player.map(|player| far(view, player, budget));
    Reach {
        far: far.unwrap_or_default(),
        pays,
    }
}

/// Buttons that go more than one step at once; each step is a choice of its own.
pub(super) fn further(scene: &Scene<'_>, view: &View, Reach { far, pays }: &Reach) -> Markup {
    html! {
        @for Far { piece, way, cost } in far {
            @let to = way[way.len() - 1];
            @let steps: Vec<String> = way[1..].iter().map(|&to| pays.step(*piece, to).to_string()).collect();
            @let place = scene.word(&speak::place(view, to));
            @let says = scene.text(pays.words(), &[
                ("number", (piece + 1).into()), ("space", place.into()), ("n", (*cost).into()), ("steps", steps.len().into()),
            ]);
            @let (radius, degrees) = spot(view, to);
            @let Area { x, y, width, height } = Area::around(polar(radius, degrees), HALF);
            foreignObject x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) {
                button.hot.choice.round.far form="play" name="choices" value=(steps.join(";")) title=(says)
                    aria-label=(says) { b { (cost) } (ink::icon(scene, pays.icon())) }
            }
        }
    }
}
