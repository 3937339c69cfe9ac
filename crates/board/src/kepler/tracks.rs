//! The rounds and both leadership tracks.

use super::{Desk, answers};
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::names::{Icon, Track};
use orrery_kepler::pack::TrackSpace;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! { @for &track in Track::ALL { (leadership(desk, track)) } }
}

/// The rounds, and who begins this one.
pub(super) fn bar(desk: &Desk<'_>) -> Markup {
    let (round, rounds) = (desk.view.round, desk.view.pack.rounds);
    let text = match round {
        0 => desk.scene.key("web-log-start"),
        _ => desk.text(
            "round",
            &[("round", round.into()), ("rounds", rounds.into())],
        ),
    };
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
                        title=[ghosts.then(|| desk.panel("ghost-rounds"))] {
                        @if n == 1 || n == round || n == rounds { span { (n) } }
                    }
                }
            }
            span.first title=(desk.panel("first")) {
                span { (desk.key("first")) " " } (desk.mark(desk.view.first))
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
    let short = desk.key(&format!("track-{}", track.name()));
    let title = html! { (desk.icon(track.name())) " " (short) };
    html! {
        div.track.(track.name()) {
            h2 title=(desk.panel(name)) {
                @match answers::pressed(desk, Choice::Track(track)) {
                    Some(id) => label for=(id) { (title) },
                    None => (title),
                }
            }
            ol.spaces {
                @for (space, printed) in desk.view.pack.track(track).iter().enumerate() {
                    (space_of(desk, at, space, printed))
                }
            }
        }
    }
}

/// A space: what reaching it brings, who stands there, and what it is worth in the end.
fn space_of(desk: &Desk<'_>, at: usize, space: usize, printed: &TrackSpace) -> Markup {
    let pack = desk.view.pack;
    let taken = printed.medal && !desk.view.medals[at].has(space);
    let seats = desk.seats();
    let here: Vec<_> = seats
        .filter(|(_, player)| player.tracks[at] as usize == space)
        .collect();
    let ghost = desk
        .view
        .solo
        .is_some_and(|solo| solo.ghost.tracks[at] as usize == space);
    let mine = here.iter().any(|(seat, _)| *seat == desk.focus());
    let track = pack.track(if at == 0 {
        Track::Colonial
    } else {
        Track::Technology
    });
    let before = space
        .checked_sub(1)
        .map_or(0, |before| track[before].points);
    html! {
        li.mine[mine].many[here.len() + usize::from(ghost) > 2]
            title=(about(desk, space, printed, taken)) data-tell=(about(desk, space, printed, taken)) {
            @if here.is_empty() && !ghost {
                @if printed.medal && !taken { (desk.icon("medal")) }
                @if let Some(icon) = printed.icon { (desk.icon(picture(icon))) }
            } @else {
                span.here {
                    @for (seat, _) in &here { (desk.mark(*seat)) }
                    @if ghost { (desk.ghost()) }
                }
            }
            @if printed.points > before || mine { span.space-points { (printed.points) } }
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
