//! Cards in the catalogue: the face of a card and all of it in words, belonging to no game.

use super::card::{self, Drawn, lens};
use crate::{Component, Scene, Tag, at_any_table};
use maud::html;
use orrery_seti::Seti;
use orrery_seti::names::Card;
use orrery_seti::pack::{CardData, Kind, pack};
use orrery_text::Lang;

pub(super) fn component(lang: Lang, icons: &str, _: &str, id: &str) -> Option<Component> {
    let card: Card = id.parse().ok()?;
    at_any_table::<Seti, _>(lang, icons, |scene| {
        let view = &scene.look.of::<Seti>()?.view;
        let printed = pack().card(card);
        Some(Component {
            html: lens::full(scene, view, &Drawn::of(card, None, html! {}), &[]),
            class: format!("signal-{}", printed.color),
            tags: tags(scene, printed),
        })
    })
}

fn tags(scene: &Scene<'_>, printed: &CardData) -> Vec<Tag> {
    let tag = |name: &'static str, value: String, text: String| Tag {
        name,
        label: scene.key(&format!("draw-seti-{name}")),
        value,
        text,
    };
    let kind = card::kind_name(printed.kind);
    let mut tags = vec![tag(
        "kind",
        kind.to_owned(),
        scene.key(&format!("draw-seti-kind-{kind}")),
    )];
    if printed.kind != Kind::Exertian {
        let color = printed.color;
        tags.push(tag(
            "signal",
            color.to_string(),
            card::signal_name(scene, color),
        ));
        let (mark, what) = if printed.costs_energy {
            ("e", "energy")
        } else {
            ("", "credit")
        };
        let text = scene.text(
            &format!("amount-seti-{what}"),
            &[("n", printed.cost.into())],
        );
        tags.push(tag("cost", format!("{mark}{}", printed.cost), text));
    }
    if let Some(species) = printed.species {
        let text = scene.key(&format!("species-seti-{species}"));
        tags.push(tag("species", species.to_string(), text));
    }
    tags
}
