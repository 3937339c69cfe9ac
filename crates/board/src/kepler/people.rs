//! The other players, the ghost and the campaign.

use super::holdings::{every, total};
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
        div #others.block {
            h2 { (desk.panel("players")) }
            @for (seat, player) in desk.seats() { (person(desk, seat, player)) }
            @if let Some(solo) = desk.view.solo { (ghost(desk, solo)) }
        }
    }
}

/// A player in one line; everything about them on demand.
fn person(desk: &Desk<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let points: i32 = player.points.iter().sum();
    let name = desk.take(|choice| *choice == Choice::Opponent(seat));
    let docked = |(ship, hex): (usize, &Option<_>)| hex.is_none().then_some(ship);
    html! {
        details.person.mine[seat == desk.focus()] id={ "player-" (seat) } {
            summary {
                (desk.mark(seat)) " " strong { (desk.scene.name(seat)) }
                @if seat == desk.view.active { " " span.tag.turn title=(desk.panel("turn")) { "●" } }
                span.points { (desk.text("points", &[("n", points.into())])) }
                span.brief {
                    (every(desk, total(player) - player.well))
                    span.amount title=(desk.panel("colonies")) {
                        (player.colonies.len()) "/" (COLONIES) (desk.icon("colonial-settlement"))
                    }
                    span.amount title=(desk.panel("medals")) {
                        (player.medals.iter().sum::<u8>()) (desk.icon("medal"))
                    }
                }
            }
            dl {
                div { dt { (desk.panel("storage")) } dd { (every(desk, player.storage)) } }
                div { dt { (desk.panel("earth")) } dd { (every(desk, player.earth)) } }
                @for colony in &player.colonies {
                    @let planet = desk.view.pack.planet(colony.planet);
                    div {
                        dt {
                            (desk.icon(planet.kind.name())) (colony.planet) " " (planet.name)
                            @if colony.terraformed { " – " (desk.panel("terraformed")) }
                        }
                        dd {
                            (every(desk, colony.cubes)) " " (desk.icon("planetary-exploitation"))
                            (desk.cubes(planet.produces(colony.terraformed)))
                        }
                    }
                }
                div { dt { (desk.panel("well")) } dd { (every(desk, player.well)) } }
                div { dt { (desk.panel("all")) } dd { (every(desk, total(player))) } }
                div { dt { (desk.panel("action")) } dd { (desk.word(desk.view.pack.board[player.cube as usize])) } }
                @for &tech in Tech::ALL {
                    @let level = player.techs[tech.index()];
                    div {
                        dt { (desk.word(tech)) }
                        dd { (level) " – " (desk.say(&speak::gives(desk.view.pack, tech, level))) }
                    }
                }
                @for (source, points) in Source::ALL.iter().zip(&player.points) {
                    @if *points != 0 { div { dt { (desk.word(*source)) } dd { (points) "★" } } }
                }
            }
            @if seat != desk.focus() {
                @for ship in player.ships.iter().enumerate().filter_map(docked) {
                    svg.dock.ship.(seat_class(seat)) viewBox="-14 -13 28 29" role="img"
                        id={ "ship-" (seat) "-" (ship + 1) } data-fly
                        aria-label=(desk.text("reserve", &[("ship", (ship + 1).into())])) {
                        (galaxy::hull(seat, ship))
                    }
                }
            }
        }
        @for open in &name { (ink::worded(open, "small")) }
    }
}

fn ghost(desk: &Desk<'_>, solo: Solo) -> Markup {
    let [colonial, technology] = solo.ghost.tracks;
    html! {
        details.person #ghost {
            summary {
                (desk.ghost()) " " strong { (desk.scene.key("automaton-ghost")) }
                span.amount title=(desk.panel("colonial-track")) { (desk.icon("colonial")) (colonial) }
                span.amount title=(desk.panel("technology-track")) { (desk.icon("technology")) (technology) }
                span.amount title=(desk.panel("medals")) {
                    (solo.ghost.medals.iter().sum::<u8>()) (desk.icon("medal"))
                }
            }
            dl {
                @for &tech in Tech::ALL {
                    div { dt { (desk.word(tech)) } dd { (solo.ghost.techs[tech.index()]) } }
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
        }
    }
}

/// The level of a campaign: what is asked, and what is still missing (K15.9).
pub(super) fn campaign(desk: &Desk<'_>, solo: Solo) -> Markup {
    let pack = desk.view.pack;
    let campaign = &pack.campaigns[solo.campaign as usize];
    let own = desk.own();
    let points: i32 = own.points.iter().sum();
    let level = pack.levels.get((solo.level as usize).saturating_sub(1));
    let minimum = level.map_or(0, |level| i32::from(level.minimum));
    let unmet = own.goals.iter().filter(|goal| !goal.is_met()).count();
    html! {
        p.campaign {
            strong { (desk.word(speak::printed(pack, "campaign", &campaign.id, &campaign.name))) }
            " – " (desk.text("campaign-level", &[("level", solo.level.into())]))
        }
        p.score.met[points >= minimum] {
            (desk.text("minimum", &[("points", points.into()), ("minimum", minimum.into())])) " "
            meter min="0" max=(minimum) value=(points.clamp(0, minimum)) aria-hidden="true" {}
            @if points >= minimum { " ✓" }
        }
        p.missing {
            @if points >= minimum && unmet == 0 {
                (desk.key("all-met"))
            } @else {
                (desk.text("missing", &[
                    ("points", (minimum - points).max(0).into()), ("objectives", unmet.into()),
                ]))
            }
        }
    }
}
