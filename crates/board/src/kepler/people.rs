//! The players and the ghost.

use super::help::sheet;
use super::holdings::{every, heading, sides, total};
use super::points::{counted, secret};
use super::{Desk, galaxy, seat_class};
use crate::ink;
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::Choice;
use orrery_kepler::names::{COLONIES, Source, Tech};
use orrery_kepler::speak;
use orrery_kepler::state::Solo;
use orrery_kepler::view::PlayerView;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        div #others.block.several[desk.crowded()] {
            h2.sr { (desk.panel("players")) }
            @for (seat, player) in desk.seats() { (person(desk, seat, player)) }
            @if let Some(solo) = desk.view.solo { (ghost(desk, solo)) }
        }
        @for (seat, player) in desk.seats() {
            @if seat != desk.focus() && !player.colonies.is_empty() { (theirs(desk, seat, player)) }
        }
    }
}

/// The colonies of somebody else, where there is room for them.
fn theirs(desk: &Desk<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        div.theirs.block {
            h2 {
                (desk.mark(seat)) " " (desk.scene.called(seat))
                span.count { (desk.panel("planets")) " " (player.colonies.len()) "/" (COLONIES) }
            }
            div.cards-of {
                @for colony in &player.colonies {
                    div.planet-card.(desk.view.pack.planet(colony.planet).kind.name()).terraformed[colony.terraformed]
                        data-lens={ "tip-" (colony.planet) } {
                        (heading(desk, colony.planet))
                        (desk.cubes(colony.cubes))
                    }
                }
            }
        }
    }
}

/// A player in two lines; everything about them opens over the board.
fn person(desk: &Desk<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (points, secret) = (counted(desk, player), secret(desk, player));
    let name = desk.take(|choice| *choice == Choice::Opponent(seat));
    let title = html! { (desk.mark(seat)) " " (desk.scene.called(seat)) };
    let docked = |(ship, hex): (usize, &Option<_>)| hex.is_none().then_some(ship);
    let mine = seat == desk.focus();
    html! {
        button.person.mine[mine] type="button" popovertarget={ "player-" (seat) }
            title=(desk.key("everything")) {
            span.l1 {
                (desk.mark(seat)) strong { (desk.scene.called(seat)) }
                @if desk.view.turn() == Some(seat) { span.tag.turn { (desk.panel("turn")) } }
                span.pts {
                    span { (points) } span aria-hidden="true" { "★" } span.sr { " " (desk.panel("points")) }
                    @if secret > 0 { small title=(desk.key("points-secret")) { " +" (secret) } }
                }
            }
            span.l2 {
                span.amount title=(desk.panel("colonies")) {
                    (player.colonies.len()) "/" (COLONIES) (desk.icon("colonial-settlement"))
                }
                span.amount title=(format!("{}: {}", desk.panel("medals"), desk.key("how-medals"))) {
                    (player.medals.iter().sum::<u8>()) (desk.icon("medal"))
                }
                @if !mine {
                    span.reserve {
                        @for ship in player.ships.iter().enumerate().filter_map(docked) {
                            (dock(desk, seat, ship))
                        }
                    }
                }
                (every(desk, total(player) - player.well))
            }
        }
        (sheet(desk, &format!("player-{seat}"), &title, &everything(desk, player)))
        @for open in &name { (ink::worded(open, "small")) }
    }
}

/// A ship in the reserve.
pub(super) fn dock(desk: &Desk<'_>, seat: Seat, ship: usize) -> Markup {
    let words = desk.text("reserve", &[("ship", (ship + 1).into())]);
    html! {
        svg.dock.ship.(seat_class(seat)) viewBox="-14 -13 28 29" role="img" aria-label=(words)
            id={ "ship-" (seat) "-" (ship + 1) } data-fly {
            title { (words) }
            (galaxy::hull(seat, ship))
        }
    }
}

/// All that lies before a player.
fn everything(desk: &Desk<'_>, player: &PlayerView) -> Markup {
    let pack = desk.view.pack;
    let pools = [
        ("storage", player.storage),
        ("earth", player.earth),
        ("well", player.well),
        ("all", total(player)),
    ];
    let points = counted(desk, player);
    html! {
        div.columns {
            dl {
                @for (name, cubes) in pools {
                    div { dt { (desk.panel(name)) } dd { (every(desk, cubes)) } }
                }
                div { dt { (desk.panel("action")) } dd { (desk.word(pack.board[player.cube as usize])) } }
            }
            dl {
                @for (source, points) in Source::ALL.iter().zip(&player.points) {
                    @let hidden = *source == Source::Objectives && secret(desk, player) > 0;
                    @if hidden {
                        div { dt { (desk.word(*source)) } dd title=(desk.key("points-secret")) { "(" (points) "★)" } }
                    } @else if *points != 0 {
                        div { dt { (desk.word(*source)) } dd { (points) "★" } }
                    }
                }
                div { dt { strong { (desk.panel("points")) } } dd { strong { (points) "★" } } }
            }
        }
        @if !player.colonies.is_empty() {
            div.cards-of {
                @for colony in &player.colonies {
                    div.planet-card.(pack.planet(colony.planet).kind.name()).terraformed[colony.terraformed] {
                        (heading(desk, colony.planet))
                        (sides(desk, colony.planet, colony.terraformed))
                        (every(desk, colony.cubes))
                    }
                }
            }
        }
        dl {
            @for &tech in Tech::ALL {
                @let level = player.techs[tech.index()];
                div {
                    dt { (desk.icon(tech.name())) " " (desk.word(tech)) " " (level) }
                    dd { (desk.say(&speak::gives(pack, tech, level))) }
                }
            }
        }
    }
}

fn ghost(desk: &Desk<'_>, solo: Solo) -> Markup {
    let [colonial, technology] = solo.ghost.tracks;
    let name = desk.scene.key("automaton-ghost");
    html! {
        button.person type="button" popovertarget="ghost" title=(desk.key("everything")) {
            span.l1 { (desk.ghost()) " " strong { (name) } }
            span.l2 {
                span.amount title=(desk.panel("colonial-track")) { (desk.icon("colonial")) (colonial) }
                span.amount title=(desk.panel("technology-track")) { (desk.icon("technology")) (technology) }
                span.amount title=(desk.panel("medals")) {
                    (solo.ghost.medals.iter().sum::<u8>()) (desk.icon("medal"))
                }
            }
        }
        (sheet(desk, "ghost", &html! { (desk.ghost()) " " (name) }, &html! {
            p { (desk.key("intro-ghost")) }
            dl {
                @for &tech in Tech::ALL {
                    div {
                        dt { (desk.icon(tech.name())) " " (desk.word(tech)) }
                        dd { (solo.ghost.techs[tech.index()]) }
                    }
                }
                div {
                    dt { (desk.panel("ghost-rounds")) }
                    dd {
                        @for (index, round) in desk.view.pack.ghost.technology_rounds.iter().enumerate() {
                            @if index > 0 { ", " } (round)
                        }
                    }
                }
            }
        }))
    }
}
