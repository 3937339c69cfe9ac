//! The rounds and both leadership tracks.

use super::Desk;
use crate::ink;
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::names::{Icon, Track};

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
                    @let taken = printed.icon == Some(Icon::Medal) && !desk.view.medals[at].has(space);
                    @let here: Vec<_> = desk.seats()
                        .filter(|(_, player)| player.tracks[at] as usize == space).collect();
                    @let ghost = desk.view.solo
                        .is_some_and(|solo| solo.ghost.tracks[at] as usize == space);
                    li.mine[here.iter().any(|(seat, _)| *seat == desk.focus())]
                        title=(about(desk, space, printed.icon.filter(|_| !taken), printed.points)) {
                        span.space-icon.taken[taken] {
                            @if let Some(icon) = printed.icon { (desk.icon(picture(icon))) }
                        }
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

fn about(desk: &Desk<'_>, space: usize, icon: Option<Icon>, points: u8) -> String {
    let points = desk.text("points", &[("n", points.into())]);
    match icon {
        Some(icon) => format!("{space}: {}, {points}", desk.word(icon)),
        None => format!("{space}: {points}"),
    }
}

/// The picture of an icon in the sheet.
pub(super) fn picture(icon: Icon) -> &'static str {
    match icon {
        Icon::Regenerate => "regenerate",
        Icon::ProduceEnergy => "energy",
        Icon::ProduceMatter => "matter",
        Icon::ProduceAntimatter => "antimatter",
        Icon::Medal => "medal",
    }
}
