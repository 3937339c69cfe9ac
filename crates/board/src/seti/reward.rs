//! What a printed space gives, as icons with a sentence for those who cannot see them.

use super::card::tech_icon;
use crate::ink::{self, Area};
use crate::{Scene, ink::round};
use maud::{Markup, html};
use orrery_seti::names::{Color, Resource, Trace};
use orrery_seti::op::{Addr, At, Op};
use orrery_seti::pack::pack;
use orrery_seti::speak;

/// So many of one thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Gain {
    pub icon: &'static str,
    pub n: u8,
}

pub(super) const fn resource(what: Resource) -> &'static str {
    match what {
        Resource::Vp => "seti-vp",
        Resource::Credit => "seti-credit",
        Resource::Energy => "seti-energy",
        Resource::Publicity => "seti-publicity",
        Resource::Data => "seti-data",
        Resource::Exofossil => "seti-exofossil",
    }
}

pub(super) const fn trace(color: Option<Trace>) -> &'static str {
    match color {
        Some(Trace::Pink) => "seti-trace-pink",
        Some(Trace::Orange) => "seti-trace-orange",
        Some(Trace::Blue) => "seti-trace-blue",
        None => "seti-trace-any",
    }
}

pub(super) const fn signal(color: Color) -> &'static str {
    match color {
        Color::Yellow => "seti-signal-yellow",
        Color::Red => "seti-signal-red",
        Color::Blue => "seti-signal-blue",
        Color::Black => "seti-signal-black",
    }
}

/// So many cards lie in the row.
const ROW: u8 = 3;

/// What an instruction looks like; instructions that only steer others have no icon.
pub(super) fn picture(op: Op) -> Option<Gain> {
    let (icon, n) = match op {
        Op::Gain(what, n) | Op::GainPer(what, n, _) | Op::WatchPer(what, n, _) => {
            (resource(what), n)
        }
        Op::Draw(n) => ("seti-draw", n),
        Op::Pick => ("seti-pick", 1),
        Op::TakeRow => ("seti-row", 1),
        Op::SpeciesCard(_) => ("seti-species-card", 1),
        Op::Move(n) | Op::MovePer(n, _) => ("seti-move", n),
        Op::ShowCorners(_) => ("seti-move", 1),
        Op::ShowIncomes(_, what) => (resource(what), 1),
        Op::Launch { .. } => ("seti-launch", 1),
        Op::Land { .. } => ("seti-land", 1),
        Op::OrbitOrLand => ("seti-orbit", 1),
        Op::Scan => ("seti-scan", 1),
        Op::Rotate => ("seti-rotate", 1),
        Op::Tech { kinds, .. } => {
            let mut kinds = kinds.iter();
            match (kinds.next(), kinds.next()) {
                (Some(kind), None) => (tech_icon(kind), 1),
                _ => ("seti-tech", 1),
            }
        }
        Op::Signal { n, at, .. } => match at {
            At::Color(color) => (signal(color), n),
            _ => ("seti-signal", n),
        },
        Op::SignalRow(n) | Op::SignalDeck(n) => ("seti-signal", n),
        Op::SignalHand(n) => ("seti-signal-hand", n),
        Op::Trace(color, _) => (trace(color), 1),
        Op::Tuck | Op::TuckSelf => ("seti-tuck", 1),
        Op::CornerOfPicked | Op::DiscardForCorner | Op::DiscardForIncome => ("seti-corner", 1),
        Op::RowCorners => ("seti-corner", ROW),
        Op::Message(_) => ("seti-message", 1),
        Op::SamplePickUp | Op::SamplePeek(_) | Op::SampleReward(_) | Op::SampleOnSpace => {
            ("seti-sample", 1)
        }
        Op::RemoveOrbiter { .. } => ("seti-orbit-away", 1),
        Op::RemoveLander { .. } => ("seti-land-away", 1),
        Op::ReturnSelf => ("seti-card", 1),
        _ => return None,
    };
    Some(Gain { icon, n })
}

/// The icons of what instructions give; the same thing several times in a row counts as one.
pub(super) fn joined(ops: impl Iterator<Item = Op>) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    for next in ops.filter_map(picture) {
        match gains.last_mut() {
            Some(last) if last.icon == next.icon => last.n += next.n,
            _ => gains.push(next),
        }
    }
    gains
}

/// What a program gives: only the things one gets, not what one does.
pub(super) fn gains(program: Addr) -> Vec<Gain> {
    things(pack().code.program(program))
}

/// The things among what instructions give.
pub(super) fn things(ops: impl Iterator<Item = Op>) -> Vec<Gain> {
    joined(ops.filter(|&op| speak::effect::thing(op, 1).is_some()))
}

/// The same as a sentence.
pub(super) fn sentence(scene: &Scene<'_>, program: Addr) -> String {
    scene.word(&speak::reward(program))
}

/// One gain: points always with their number, everything else from two on.
pub(super) fn one(scene: &Scene<'_>, gain: Gain) -> Markup {
    html! {
        span.gain.{ "gain-" (gain.icon) } {
            @if shows_number(gain) { b { (gain.n) } }
            (ink::icon(scene, gain.icon))
        }
    }
}

fn shows_number(gain: Gain) -> bool {
    gain.n > 1 || gain.icon == resource(Resource::Vp)
}

/// What a program gives, as a row of icons that can be read aloud.
pub(super) fn icons(scene: &Scene<'_>, program: Addr) -> Markup {
    let sentence = sentence(scene, program);
    html! {
        span.reward role="img" aria-label=(sentence) title=(sentence) {
            @for gain in gains(program) { (one(scene, gain)) }
        }
    }
}

/// The same without words, for something that has a label already.
pub(super) fn plain(scene: &Scene<'_>, program: Addr) -> Markup {
    html! {
        span.reward aria-hidden="true" {
            @for gain in gains(program) { (one(scene, gain)) }
        }
    }
}

/// How wide [`drawn`] is, in units of the picture.
pub(super) fn width(program: Addr, size: f32) -> f32 {
    gains(program).iter().map(|&gain| wide(gain, size)).sum()
}

fn wide(gain: Gain, size: f32) -> f32 {
    let digits = if gain.n > 9 { 2.0 } else { 1.0 };
    let number = if shows_number(gain) {
        digits * size * 0.62
    } else {
        0.0
    };
    size + number + 3.0
}

/// What a program gives, in a picture, from this point to the right, centred on its height.
pub(super) fn drawn(scene: &Scene<'_>, program: Addr, (x, y): (f32, f32), size: f32) -> Markup {
    let mut left = x;
    let mut places = Vec::new();
    for gain in gains(program) {
        places.push((left, gain));
        left += wide(gain, size);
    }
    html! {
        @for (x, gain) in places {
            @let right = x + wide(gain, size) - 3.0;
            @if shows_number(gain) {
                text.number x=(round(x)) y=(round(y + size * 0.36)) { (gain.n) }
            }
            (ink::icon_at(scene, gain.icon, Area::around((right - size / 2.0, y), size / 2.0)))
        }
    }
}
