//! The twelve technologies: what each does, what taking it gives now, and who has it.

use super::{card, marks, reward, words};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::engine::MainCost;
use orrery_seti::names::{Tech, TechKind};
use orrery_seti::pack::pack;
use orrery_seti::{Choice, View};
use orrery_text::{Lang, text};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2 {
            (icon(scene, "seti-tech")) (scene.key("panel-seti-technologies"))
            span.sub { (words::with_icons(scene, &scene.key("draw-seti-research-costs"),
                Some((MainCost::RESEARCH.publicity.into(), "seti-publicity")))) }
        }
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

/// The class that gives a kind its colour.
pub(super) const fn kind_class(kind: TechKind) -> &'static str {
    match kind {
        TechKind::Probe => "kind-probe",
        TechKind::Telescope => "kind-telescope",
        TechKind::Computer => "kind-computer",
    }
}

/// Two symbols that tell a technology apart from all others.
pub(super) fn picture(scene: &Scene<'_>, tech: Tech) -> Markup {
    let [first, second] = match tech {
        Tech::Probe1 => ["seti-launch", "seti-launch"],
        Tech::Probe2 => ["seti-asteroid", "seti-publicity"],
        Tech::Probe3 => ["seti-land", "seti-energy"],
        Tech::Probe4 => ["seti-moon", "seti-land"],
        Tech::Telescope1 => ["seti-earth", "seti-swap"],
        Tech::Telescope2 => ["seti-planet", "seti-signal"],
        Tech::Telescope3 => ["seti-card", "seti-signal"],
        Tech::Telescope4 => ["seti-launch", "seti-move"],
        Tech::Computer1 => ["seti-data-full", "seti-credit"],
        Tech::Computer2 => ["seti-data-full", "seti-energy"],
        Tech::Computer3 => ["seti-data-full", "seti-draw"],
        Tech::Computer4 => ["seti-data-full", "seti-publicity"],
    };
    html! { span.pic aria-hidden="true" { (icon(scene, first)) (icon(scene, second)) } }
}

/// What a technology does, in a few words whose first one differs.
pub(super) fn short(scene: &Scene<'_>, tech: Tech) -> Markup {
    words::with_icons(scene, &scene.key(&format!("draw-seti-tech-{tech}")), None)
}

/// The name of a technology and what it does, as sentences.
pub(super) fn sentence(scene: &Scene<'_>, tech: Tech) -> String {
    says(scene.lang, tech)
}

pub(super) fn says(lang: Lang, tech: Tech) -> String {
    let name = text(lang, &format!("tech-seti-{tech}"), &[]);
    let does = text(lang, &format!("tech-seti-{tech}-does"), &[]);
    format!("{name}: {does}")
}

fn tile(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, tech: Tech) -> Markup {
    let stack = &view.techs[tech.index()];
    let mine = super::mine(scene, view).is_some_and(|(_, player)| player.techs.has(tech));
    let owners = Seat::first(view.players.len());
    let owners = owners.filter(|seat| view.players[seat.index()].techs.has(tech));
    let kind = kind_class(tech.kind());
    let face = html! {
        span.tech-top { (picture(scene, tech)) }
        span.does { (short(scene, tech)) }
        span.bonus {
            @if let Some(bonus) = stack.top {
                "+" (reward::plain(scene, pack().tile[tech.index()][bonus as usize]))
            }
        }
        // Whoever is first gets two points, so this is there as long as nobody has it.
        span.owners {
            @for seat in owners { (marks::of(scene, seat)) }
            @if stack.two_points {
                span.two title=(scene.key("panel-seti-two-points")) { "+2" (icon(scene, "seti-vp")) }
            }
        }
        span.left title=(scene.key("panel-seti-tiles")) { "×" (stack.left) }
        @if mine { span.yours { (icon(scene, "seti-done")) (scene.key("draw-seti-yours")) } }
    };
    let mut taken = offers.take(move |choice| *choice == Choice::Tech(tech));
    html! {
        @if let Some(open) = taken.next() {
            @let id = format!("about-{tech}");
            (ink::lensed(open, &format!("tech {kind}"), &id, &html! { (face) span id=(id) hidden { span.words { (sentence(scene, tech)) } } }))
        } @else {
            @let says = sentence(scene, tech);
            div.tech.{ (kind) }.mine[mine].gone[stack.left == 0] tabindex="0" role="group" aria-label=(says)
                title=(says) data-lens="" { (face) }
        }
    }
}

/// The technologies of a player, small.
pub(super) fn owned(scene: &Scene<'_>, tech: Tech) -> Markup {
    let says = sentence(scene, tech);
    html! {
        span.owned.{ (kind_class(tech.kind())) } role="img" aria-label=(says) title=(says) data-lens="" tabindex="0" {
            (picture(scene, tech)) span.does aria-hidden="true" { (short(scene, tech)) }
        }
    }
}

/// The icon of a kind of technology with the number of the tile, for lists.
pub(super) fn numbered(scene: &Scene<'_>, tech: Tech) -> Markup {
    html! { (icon(scene, card::tech_icon(tech.kind()))) b { (tech.index() % 4 + 1) } }
}
