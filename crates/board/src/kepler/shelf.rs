//! Planets, technologies, progress cards and objectives in the catalogue: drawn, belonging to no game.

use super::{Desk, with_desk};
use crate::{Component, Tag, at_any_table};
use maud::{Markup, html};
use orrery_kepler::names::{Cubes, TOP, Tech};
use orrery_kepler::{Kepler, speak};
use orrery_text::Lang;

pub(super) fn component(lang: Lang, icons: &str, section: &str, id: &str) -> Option<Component> {
    at_any_table::<Kepler, _>(lang, icons, |scene| {
        with_desk(scene, |desk| match section {
            "planets" => planet(desk, id),
            "technologies" => technology(desk, id),
            "cards" => card(desk, id),
            "objectives" => objective(desk, id),
            _ => None,
        })?
    })
}

fn tag(desk: &Desk<'_>, name: &'static str, value: String, text: String) -> Tag {
    Tag {
        name,
        label: desk.scene.key(&format!("fact-kepler-{name}")),
        value,
        text,
    }
}

fn planet(desk: &Desk<'_>, id: &str) -> Option<Component> {
    let number: u8 = id.parse().ok()?;
    let pack = desk.view.pack;
    let planet = pack.planet(number);
    let kind = desk.word(planet.kind);
    let cubes = |cubes: Cubes| html! { @if cubes.is_empty() { "–" } @else { (desk.cubes(cubes)) } };
    let level = desk.text("terraform-level", &[("level", planet.level.into())]);
    let html = html! {
        (head(desk, planet.kind.name(), &desk.word(speak::planet(pack, number)), &kind))
        dl {
            div { dt { (desk.key("tip-colony")) } dd { (cubes(planet.colony)) } }
            div { dt { (desk.key("terraform")) } dd { (level) ", " (cubes(planet.cost)) } }
            div {
                dt { (desk.key("tip-terraformed")) }
                dd { (cubes(planet.terraformed)) " " span.vp { (planet.points) "★" } }
            }
        }
    };
    Some(Component {
        html,
        class: planet.kind.to_string(),
        tags: vec![
            tag(desk, "type", planet.kind.to_string(), kind),
            tag(
                desk,
                "level",
                planet.level.to_string(),
                planet.level.to_string(),
            ),
        ],
    })
}

fn technology(desk: &Desk<'_>, id: &str) -> Option<Component> {
    let pack = desk.view.pack;
    let mut all = Tech::ALL
        .iter()
        .flat_map(|&tech| (0..=TOP).map(move |level| (tech, level)));
    let (tech, level) = all.find(|(tech, level)| format!("{tech}-{level}") == id)?;
    let printed = pack.level(tech, level);
    let about = format!("{} {level}", desk.word(tech));
    let html = html! {
        (head(desk, tech.name(), &desk.word(speak::level_name(pack, tech, level)), &about))
        p { (desk.say(&speak::gives(pack, tech, level))) }
        p {
            @if !printed.cost.is_empty() { (desk.cubes(printed.cost)) " " }
            @if printed.leadership > 0 {
                span.amount title=(desk.text("leadership", &[("n", printed.leadership.into())])) {
                    "+" (printed.leadership) (desk.icon("technology"))
                }
            }
        }
        @if printed.unlocks > 0 {
            p.quiet { (desk.text("collaboration", &[("level", printed.unlocks.into())])) }
        }
    };
    Some(Component {
        html,
        class: String::new(),
        tags: vec![
            tag(desk, "tech", tech.to_string(), desk.word(tech)),
            tag(desk, "level", level.to_string(), level.to_string()),
        ],
    })
}

fn card(desk: &Desk<'_>, id: &str) -> Option<Component> {
    let pack = desk.view.pack;
    let index = pack.cards.iter().position(|card| card.id == id)?;
    let name = desk.word(speak::card_name(pack, index as u8));
    let html = html! {
        (head(desk, "collaboration", &name, &desk.panel("card")))
        @for step in &pack.cards[index].steps { p { (desk.say(&speak::say_step(pack, step))) } }
    };
    Some(Component {
        html,
        class: String::new(),
        tags: Vec::new(),
    })
}

fn objective(desk: &Desk<'_>, id: &str) -> Option<Component> {
    let pack = desk.view.pack;
    let index = pack.objectives.iter().position(|card| card.id == id)?;
    let card = &pack.objectives[index];
    let name = desk.word(speak::objective_name(pack, index as u8));
    let html = html! {
        (head(desk, "medal", &name, &desk.panel("objectives")))
        ul { @for cond in pack.parts(&card.condition) { li { (desk.say(&speak::condition(pack, *cond))) } } }
        p.vp { (card.points) "★" }
    };
    Some(Component {
        html,
        class: String::new(),
        tags: Vec::new(),
    })
}

/// The picture of a component, its name, and what it is.
fn head(desk: &Desk<'_>, icon: &str, name: &str, what: &str) -> Markup {
    html! {
        div.head {
            (desk.icon(icon))
            h3 { (name) }
            span.quiet { (what) }
        }
    }
}
