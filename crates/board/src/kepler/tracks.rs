//! The rounds and both leadership tracks.

use super::Desk;
use crate::ink;
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::names::{Icon, Track};
use orrery_kepler::pack::TrackSpace;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        (rounds(desk))
        @for &track in Track::ALL { (leadership(desk, track)) }
    }
}

fn rounds(desk: &Desk<'_>) -> Markup {
    let (round, rounds) = (desk.view.round, desk.view.pack.rounds);
    let text = desk.text(
        "round",
        &[("round", round.into()), ("rounds", rounds.into())],
    );
    let ghost = desk
        .view
        .solo
        .map(|_| &desk.view.pack.ghost.technology_rounds);
    html! {
        div.rounds {
            strong { (text) }
            ol aria-hidden="true" {
                @for n in 1..=rounds {
                    @let ghosts = ghost.is_some_and(|rounds| rounds.contains(&n));
                    li.past[n < round].now[n == round].ghosts[ghosts]
                        title=[ghosts.then(|| desk.panel("ghost-rounds"))] { (n) }
                }
            }
            span.first {
                (desk.panel("first")) " " (desk.mark(desk.view.first))
            }
        }
    }
}

fn leadership(desk: &Desk<'_>, track: Track) -> Markup {
    let at = track.index();
    let name = match track {
        Track::Colonial => "colonial-track",
        Track::Technology => "technology-track",
    };
    let open = desk.take(|choice| *choice == Choice::Track(track));
    html! {
        div.track.(track.name()) {
            h2 {
                (desk.icon(track.name())) " " (desk.panel(name))
                @for (seat, player) in desk.seats() {
                    @if player.medals[at] > 0 {
                        span.won { (desk.mark(seat)) (player.medals[at]) (desk.icon("medal")) }
                    }
                }
                @if let Some(ghost) = desk.view.solo.map(|solo| solo.ghost).filter(|ghost| ghost.medals[at] > 0) {
                    span.won { (desk.ghost()) (ghost.medals[at]) (desk.icon("medal")) }
                }
                @for open in &open { (ink::worded(open, "small")) }
            }
            ol.spaces {
                @for (space, printed) in desk.view.pack.track(track).iter().enumerate() {
                    @let taken = printed.medal && !desk.view.medals[at].has(space);
                    @let here: Vec<_> = desk.seats()
                        .filter(|(_, player)| player.tracks[at] as usize == space).collect();
                    @let ghost = desk.view.solo
                        .is_some_and(|solo| solo.ghost.tracks[at] as usize == space);
                    li.mine[here.iter().any(|(seat, _)| *seat == desk.focus())]
                        title=(about(desk, space, printed, taken)) {
                        @if printed.medal { span.space-icon.taken[taken] { (desk.icon("medal")) } }
                        @if let Some(icon) = printed.icon { span.space-icon { (desk.icon(picture(icon))) } }
                        @if !printed.medal && printed.icon.is_none() { span.space-icon {} }
                        span.space-points { (printed.points) }
                        span.here {
                            @for (seat, _) in &here { (desk.mark(*seat)) }
                            @if ghost { (desk.ghost()) }
                        }
                    }
                }
            }
        }
    }
}

fn about(desk: &Desk<'_>, space: usize, printed: &TrackSpace, taken: bool) -> String {
    let medal = (printed.medal && !taken).then(|| desk.scene.key("icon-kepler-medal"));
    let icon = printed.icon.map(|icon| desk.word(icon));
    let points = desk.text("points", &[("n", printed.points.into())]);
    let parts = medal.into_iter().chain(icon).chain([points]);
    format!("{space}: {}", parts.collect::<Vec<_>>().join(", "))
}

/// The picture of an icon in the sheet.
pub(super) fn picture(icon: Icon) -> &'static str {
    match icon {
        Icon::Regenerate => "regenerate",
        Icon::ProduceEnergy => "energy",
        Icon::ProduceMatter => "matter",
        Icon::ProduceAntimatter => "antimatter",
    }
}
