//! The twelve technologies: what each does, what taking it gives now, and who has it.

use super::{card, marks, reward};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::names::{Tech, TechKind};
use orrery_seti::pack::pack;
use orrery_seti::{Choice, View};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2.quiet { (scene.key("panel-seti-technologies")) }
        div.tiles {
            @for &kind in TechKind::ALL {
                @for &tech in Tech::ALL.iter().filter(|tech| tech.kind() == kind) {
                    (tile(scene, view, offers, tech))
                }
            }
        }
    };
    Part { id: "techs", html }
}

fn tile(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, tech: Tech) -> Markup {
    let stack = &view.techs[tech.index()];
    let name = scene.key(&format!("tech-seti-{tech}"));
    let does = scene.key(&format!("tech-seti-{tech}-does"));
    let mine = super::mine(scene, view).is_some_and(|(_, player)| player.techs.has(tech));
    let owners = Seat::first(view.players.len());
    let owners = owners.filter(|seat| view.players[seat.index()].techs.has(tech));
    let face = html! {
        span.tech-top {
            (icon(scene, card::tech_icon(tech.kind())))
            b { (tech.index() % 4 + 1) }
            span.bonus {
                @if let Some(bonus) = stack.top {
                    (reward::plain(scene, pack().tile[tech.index()][bonus as usize]))
                }
                @if stack.two_points {
                    span.two title=(scene.key("panel-seti-two-points")) { "+2" (icon(scene, "seti-vp")) }
                }
            }
            span.owners { @for seat in owners { (marks::of(scene, seat)) } }
            span.left title=(scene.key("panel-seti-tiles")) { "×" (stack.left) }
        }
        span.does { (does) }
    };
    let mut taken = offers.take(move |choice| *choice == Choice::Tech(tech));
    html! {
        @if let Some(open) = taken.next() {
            (ink::button(open, "tech", &face))
        } @else {
            div.tech.mine[mine].gone[stack.left == 0] tabindex="0" role="group" aria-label=(name)
                title={ (name) ": " (does) } data-tell={ (name) ": " (does) } {
                (face)
            }
        }
    }
}
