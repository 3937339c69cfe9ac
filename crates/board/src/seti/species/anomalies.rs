//! The Anomalies (S15).

use super::Look;
use crate::offers::Offers;
use crate::seti::{marks, reward};
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_core::Phrase;
use orrery_seti::names::Trace;
use orrery_seti::pack::pack;
use orrery_seti::state::Marker;
use orrery_seti::view::SpeciesView;
use orrery_seti::{Choice, View, speak};

pub(super) const LOOK: Look = Look { figure, things };

fn figure() -> Markup {
    html! {
        path.line d="M24 5a19 19 0 1 1-13.400 5.600" {}
        path.line d="M24 13a11 11 0 1 0 7.800 3.200" {}
        circle cx="24" cy="24" r="4.500" {}
    }
}

/// The anomalies, where they wait, and whom they would pay now (S15).
fn things(scene: &Scene<'_>, view: &View, _: &Offers<Choice>, slot: &SpeciesView) -> Markup {
    html! {
        @for one in &view.anomalies {
            @let program = pack().anomalies[one.color.index()][one.side as usize];
            @let says = Phrase::new("panel-seti-anomaly").with("trace", one.color)
                .with("reward", speak::reward(program));
            @let star = view.stars[one.sector as usize];
            span.relic title=(scene.say(&says)) {
                (ink::icon(scene, reward::trace(Some(one.color))))
                (reward::icons(scene, program))
                small { (scene.word(&star.into())) }
                @if let Some(marker) = highest(slot, one.color) { (marks::marker(scene, marker)) }
            }
        }
    }
}

/// The highest marker of a column; on the top space the latest one (S15.6).
fn highest(slot: &SpeciesView, color: Trace) -> Option<Marker> {
    let board = slot.board[color.index()].iter().rev();
    slot.top_last[color.index()].or(board.flatten().next().copied())
}
