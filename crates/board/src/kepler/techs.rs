//! The technologies as rows: who is where, what one has now, and what the next level costs and gives.

use super::answers::together;
use super::console::place;
use super::{Desk, ink};
use crate::lasting::Lasting;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_core::Speak as _;
use orrery_kepler::choice::Place;
use orrery_kepler::names::{Cubes, Main, TOP, Tech};
use orrery_kepler::pack::UNLIMITED;
use orrery_kepler::speak;
use orrery_kepler::state::Job;
use orrery_kepler::{Choice, Kepler};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        div #techs.block data-aside {
            h2.sr { (desk.panel("technologies")) }
            @for &tech in Tech::ALL { (technology(desk, tech)) }
        }
    }
}

/// A row. It is the choice itself if there is one answer, a list of payers if there are several, and otherwise opens
/// all levels.
fn technology(desk: &Desk<'_>, tech: Tech) -> Markup {
    let opens = desk.take(|choice| {
        matches!(*choice, Choice::Start(of) | Choice::Advance(of) | Choice::Develop(of, _) if of == tech)
    });
    let name = desk.word(tech);
    let whats = ["develop", "start", "advance"].map(|what| format!("{what} {tech}"));
    let why = whats.iter().find_map(|what| desk.why(what));
    let face = face(desk, tech, opens.first().map(|open| open.choice));
    let ladder = format!("ladder-{tech}");
    html! {
        div.row-of data-lens=(ladder) {
            @match (&opens[..], why) {
                ([open], _) => (ink::button(open, "tech", &face)),
                ([], Some(why)) => (ink::quiet(&name, &why, "tech", &face)),
                ([], None) => (at_once(desk, tech, &face, &ladder)),
                (opens, _) => (several(desk, tech, &face, &html! {
                    @for open in opens { (payer(desk, open)) }
                })),
            }
        }
    }
}

/// While the main action is to be chosen, what can be paid is developed together with the action that does it (K7.3).
fn at_once(desk: &Desk<'_>, tech: Tech, face: &Markup, ladder: &str) -> Markup {
    let action = Choice::Action(Main::TechnologicalDevelopment);
    let own = desk.own();
    let level = own.techs[tech.index()];
    let mut payers = Vec::new();
    if level < TOP && desk.offers.any(|choice| *choice == action) {
        let cost = desk.view.pack.level(tech, level + 1).cost;
        let colonies = own.colonies.iter();
        let colonies = colonies.map(|colony| (Place::Planet(colony.planet), colony.cubes));
        let planets = [(Place::Earth, own.earth)].into_iter().chain(colonies);
        payers.extend(planets.filter(|(_, cubes)| cubes.covers(cost)));
    }
    let both = |from: Place, class: &str, face: &Markup| {
        let then = Choice::Develop(tech, from);
        let label = desk.say(&Kepler::say_choice(desk.view, then));
        let label = format!("{}: {label}", desk.word(Main::TechnologicalDevelopment));
        together(&[action, then], class, None, &label, face)
    };
    html! {
        @match payers[..] {
            [] => button.tech type="button" popovertarget="levels" aria-describedby=(ladder) { (face) },
            [(from, _)] => (both(from, "tech", face)),
            _ => (several(desk, tech, face, &html! {
                @for (from, _) in payers { (both(from, "small", &html! { (place(desk, from)) })) }
            })),
        }
    }
}

/// A row that opens the planets that can pay for it.
fn several(desk: &Desk<'_>, tech: Tech, face: &Markup, payers: &Markup) -> Markup {
    html! {
        details.tech-payers.over id={ "tech-" (tech) } {
            summary.tech.choice { (face) }
            div.list { span { (desk.key("pay-from")) } (payers) }
        }
    }
}

fn payer(desk: &Desk<'_>, open: &Open<Choice>) -> Markup {
    match open.choice {
        Choice::Develop(_, from) => ink::button(open, "small", &html! { (place(desk, from)) }),
        _ => ink::worded(open, "small"),
    }
}

fn face(desk: &Desk<'_>, tech: Tech, choice: Option<Choice>) -> Markup {
    let pack = desk.view.pack;
    let level = desk.own().techs[tech.index()];
    let (jump, burns) = match desk.view.stack.last().map(|frame| frame.job) {
        Some(Job::AdvanceFree { levels, burn, .. }) if choice.is_some() => (levels, burn),
        _ => (1, false),
    };
    let next = (level + jump).min(TOP);
    let cost = match choice {
        Some(Choice::Start(_) | Choice::Advance(_)) => Cubes::NONE,
        _ => pack.level(tech, next).cost,
    };
    let lead: u8 = (level + 1..=next)
        .map(|level| pack.level(tech, level).leadership)
        .sum();
    let [has, get] = [level, next].map(|level| benefit(desk, tech, level));
    let same = has.0 == get.0 && lead > 0;
    html! {
        span.t1 {
            span.name { (desk.icon(tech.name())) " " strong { (desk.word(tech)) } }
            (pips(desk, tech, level))
        }
        span.t2 {
            span.has { (has) }
            @if level < TOP {
                @if !same { span.arrow aria-hidden="true" { "→" } }
                span.get {
                    @if same {
                        strong { (desk.text("track-only", &[("n", lead.into())])) }
                    } @else {
                        strong { (get) }
                        @if lead > 0 {
                            span.amount title=(desk.text("leadership", &[("n", lead.into())])) {
                                "+" (lead) (desk.icon("technology"))
                            }
                        }
                    }
                    span.costs {
                        @if burns {
                            span.amount { (next) (desk.icon("burn")) }
                        } @else if cost.is_empty() {
                            span { (desk.key("free")) }
                        } @else {
                            (desk.cubes(cost))
                        }
                    }
                }
            } @else {
                span.get.highest { (desk.text("top-level", &[("n", pack.scoring.maxed_technology.into())])) }
            }
        }
    }
}

/// The five levels and who is on each of them.
fn pips(desk: &Desk<'_>, tech: Tech, level: u8) -> Markup {
    html! {
        span.pips {
            @for step in 0..=TOP {
                @let here: Vec<_> = desk.seats()
                    .filter(|(_, player)| player.techs[tech.index()] == step).collect();
                @let ghost = desk.view.solo.is_some_and(|solo| solo.ghost.techs[tech.index()] == step);
                span.pip.on[step <= level].many[here.len() + usize::from(ghost) > 2]
                    title=(describe(desk, tech, step)) {
                    @for (seat, _) in &here { (desk.mark(*seat)) }
                    @if ghost { (desk.ghost()) }
                    @if here.is_empty() && !ghost { (step) }
                }
            }
        }
    }
}

/// What a level gives, in a word and a number, or in numbers with icons.
fn benefit(desk: &Desk<'_>, tech: Tech, level: u8) -> Markup {
    let gives = &desk.view.pack.level(tech, level).gives;
    let say = |n: u8| html! { (desk.text(&format!("has-{tech}"), &[("n", n.into())])) };
    match tech {
        Tech::SpaceTravel => say(gives.speed),
        Tech::QuantumPhysics if gives.conversions == UNLIMITED => {
            html! { "∞⇄ " (gives.shifts) "↷" }
        }
        Tech::QuantumPhysics => html! { (gives.conversions) "⇄ " (gives.shifts) "↷" },
        Tech::EnergyDevelopment => say(gives.energy),
        // How many colonies produce, and which planets can be terraformed (K13.4).
        Tech::Terraforming => html! {
            span title=(desk.say(&speak::gives(desk.view.pack, tech, level))) {
                span.amount { (gives.producing) (desk.icon(Main::PlanetaryExploitation.name())) } " "
                span.amount { (gives.terraform) (desk.icon(Main::Terraform.name())) }
            }
        },
        Tech::AntimatterScience if gives.alien_colonies => html! {
            (desk.text("has-antimatter-science-alien", &[("n", gives.antimatter.into())]))
        },
        Tech::AntimatterScience => say(gives.antimatter),
    }
}

/// What a level of a technology is called and gives, in words.
fn describe(desk: &Desk<'_>, tech: Tech, level: u8) -> String {
    let pack = desk.view.pack;
    let name = desk.word(speak::level_name(pack, tech, level));
    format!(
        "{level} {name}: {}",
        desk.say(&speak::gives(pack, tech, level))
    )
}

/// All levels of all technologies in words.
pub(super) fn levels(desk: &Desk<'_>) -> Markup {
    html! {
        @for &tech in Tech::ALL { div id={ "ladder-" (tech) } { (ladder(desk, tech)) } }
    }
}

/// What is printed on a level of a technology, by the fingerprint of the pack.
static PRINTED: Lasting<(u64, Tech, u8)> = Lasting::new();

/// The levels of a technology in words; told beside its row too.
fn ladder(desk: &Desk<'_>, tech: Tech) -> Markup {
    html! {
        h3 { (desk.icon(tech.name())) " " (desk.word(tech)) }
        ol.levels {
            @for level in 0..=TOP {
                @let key = (desk.view.pack.hash, tech, level);
                li.mine[desk.own().techs[tech.index()] == level] {
                    (PRINTED.of(desk.scene, key, || printed(desk, tech, level)))
                }
            }
        }
    }
}

fn printed(desk: &Desk<'_>, tech: Tech, level: u8) -> Markup {
    let printed = desk.view.pack.level(tech, level);
    html! {
        b { (level) }
        span {
            strong { (desk.word(speak::level_name(desk.view.pack, tech, level))) } " "
            (desk.say(&speak::gives(desk.view.pack, tech, level)))
            @if printed.unlocks > 0 {
                span.quiet { "; " (desk.text("collaboration", &[("level", printed.unlocks.into())])) }
            }
        }
        span.price {
            @if !printed.cost.is_empty() { (desk.cubes(printed.cost)) }
            @if printed.leadership > 0 {
                span.amount title=(desk.text("leadership", &[("n", printed.leadership.into())])) {
                    "+" (printed.leadership) (desk.icon("technology"))
                }
            }
        }
    }
}
