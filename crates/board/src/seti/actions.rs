//! The turn: eight main actions, always in the same places, with their prices or what is missing; free actions
//! below them. Within an action its steps take their place.

use super::{reward, steps, words};
use crate::ink::{self, icon};
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Refused;
use orrery_seti::engine::MainCost;
use orrery_seti::names::{Corner, Resource};
use orrery_seti::pack::pack;
use orrery_seti::state::Job;
use orrery_seti::{Choice, View};

/// The main actions in the order of the rules, their icons, and where on the board they are chosen.
const MAIN: [(&str, &str, Option<&str>); 8] = [
    ("launch", "seti-launch", None),
    ("orbit", "seti-orbit", Some("planets")),
    ("land", "seti-land", Some("planets")),
    ("scan", "seti-scan", None),
    ("analyse", "seti-computer", None),
    ("play", "seti-play", Some("hand")),
    ("research", "seti-tech", None),
    ("pass", "seti-pass", None),
];

/// The free actions, and where they are chosen if not here.
const FREE: [(&str, &str, Option<&str>); 7] = [
    ("move", "seti-move", Some("sky")),
    ("place", "seti-place", Some("my-computer")),
    ("corner", "seti-corner", Some("hand")),
    ("complete", "seti-mission", Some("in-front")),
    ("deliver", "seti-sample", Some("in-front")),
    ("buy", "seti-pick", None),
    ("exchange", "seti-exchange", None),
];

/// Drawn last: what has found no place until then stands here.
pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let job = view.stack.last().map(|frame| &frame.job);
    let mine = offers.any(|_| true);
    let html = html! {
        @if job.is_none() || scene.viewer.is_none() {
        } @else if mine && job != Some(&Job::Turn) {
            (free(scene, view, offers))
            (steps::strip(scene, view, offers))
        } @else {
            div.main-actions role="group" aria-label=(scene.key("draw-seti-main")) {
                @for (what, name, at) in MAIN { (action(scene, view, offers, (what, name, at))) }
            }
            (free(scene, view, offers))
        }
    };
    Part {
        id: "actions",
        html,
    }
}

/// What it costs, and what it usually costs if that is more.
fn price(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, what: &str) -> Markup {
    let cost = |cost: MainCost| {
        let MainCost {
            credits,
            energy,
            publicity,
        } = cost;
        let all = [
            (Resource::Credit, credits),
            (Resource::Energy, energy),
            (Resource::Publicity, publicity),
        ];
        html! {
            @for (what, n) in all.into_iter().filter(|&(_, n)| n > 0) { (amount(scene, n, reward::resource(what))) }
        }
    };
    let cards = super::mine(scene, view).and_then(|(_, player)| player.hand);
    let cards = cards.map_or(0, orrery_seti::state::CardSet::len);
    match what {
        "launch" => cost(MainCost::LAUNCH),
        "orbit" => cost(MainCost::ORBIT),
        "scan" => cost(MainCost::SCAN),
        "analyse" => cost(MainCost::ANALYSE),
        "research" => cost(MainCost::RESEARCH),
        "land" => landing(scene, view, offers),
        "play" => playing(scene, offers),
        "pass" if cards > 4 => {
            html! { span.gain { b { "−" (cards - 4) } (icon(scene, "seti-card")) } }
        }
        _ => html! {},
    }
}

fn amount(scene: &Scene<'_>, n: impl maud::Render, name: &str) -> Markup {
    html! { span.gain { b { (n) } (icon(scene, name)) } }
}

/// What the cards that can be played cost, from the cheapest to the dearest.
fn playing(scene: &Scene<'_>, offers: &Offers<Choice>) -> Markup {
    let cards = offers.each(|choice| match choice {
        Choice::Play(card) => Some(pack().card(*card)),
        _ => None,
    });
    let cards: Vec<_> = cards.collect();
    let costs = |energy: bool| {
        let paid = cards.iter().filter(|card| card.costs_energy == energy);
        let costs = paid.map(|card| card.cost);
        let ends = costs.clone().min().zip(costs.max());
        ends.map(|(least, most)| match least == most {
            true => least.to_string(),
            false => format!("{least}–{most}"),
        })
    };
    html! {
        @for (energy, resource) in [(false, Resource::Credit), (true, Resource::Energy)] {
            @if let Some(costs) = costs(energy) { (amount(scene, costs, reward::resource(resource))) }
        }
    }
}

/// The cheapest landing that is possible (S3.13, S3.14).
fn landing(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    const USUAL: u8 = 3;
    let costs = offers.each(|choice| match choice {
        Choice::Land(site) => Some(view.land_cost(scene.viewer, site.planet())),
        _ => None,
    });
    let least = costs.min().unwrap_or(USUAL);
    html! {
        (amount(scene, least, "seti-energy"))
        @if least < USUAL { s { (USUAL) } }
    }
}

fn action(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    (what, name, at): (&'static str, &str, Option<&str>),
) -> Markup {
    let label = scene.key(&format!("draw-seti-do-{what}"));
    let price = price(scene, view, offers, what);
    let face = html! { (icon(scene, name)) span.price { (price) } span.word { (label) } };
    html! {
        @if !offers.any_action(what) {
            @let (why, short) = missing(scene, view, what);
            (ink::quiet(&label, &why, "main-action", &html! {
                (icon(scene, name)) span.word { (label) } span.lack { (short) }
            }))
        } @else if let (Some("planets"), Some(only)) = (at, offers.only(|open| open.is_action(what))) {
            (ink::press(only, "main-action", &face))
        } @else if let Some(gives_up) = gives_up(scene, offers, what) {
            @for open in offers.take_action(what) { (ink::forgoing(open, "main-action aside", &gives_up, &face)) }
        } @else if let Some(at) = at {
            a.main-action.where href={ "#" (at) } data-tell=(scene.key(&format!("draw-seti-at-{what}"))) { (face) }
        } @else {
            @for open in offers.take_action(what) { (ink::button(open, "main-action", &face)) }
        }
    }
}

/// What whoever passes could still do.
fn gives_up(scene: &Scene<'_>, offers: &Offers<Choice>, what: &str) -> Option<String> {
    let others = MAIN
        .iter()
        .filter(|(other, ..)| *other != "pass" && offers.any_action(other));
    let others = others.map(|(other, ..)| scene.key(&format!("draw-seti-do-{other}")));
    let others: Vec<String> = others.collect();
    let some = what == "pass" && !others.is_empty();
    some.then(|| scene.text("draw-seti-could", &[("actions", others.join(", ").into())]))
}

/// Why an action is not possible now: in a sentence, and as short as can be.
fn missing(scene: &Scene<'_>, view: &View, what: &str) -> (String, Markup) {
    let refused = scene.look.refused().iter();
    let of = refused.filter(|one| one.refusal.what.split(' ').next() == Some(what));
    let whole = scene
        .look
        .refused()
        .iter()
        .find(|one| one.refusal.what == what);
    let lacks = |one: &&Refused| {
        one.refusal
            .facts
            .iter()
            .map(|fact| fact.needs - fact.has)
            .sum::<i32>()
    };
    // Of cards the one that is nearest to be played tells more than that none is.
    let cards = what == "play" && of.clone().any(|one| !one.refusal.facts.is_empty());
    let nearest = of.filter(|one| !cards || !one.refusal.facts.is_empty());
    let Some(refused) = whole
        .filter(|_| !cards)
        .or_else(|| nearest.min_by_key(lacks))
    else {
        return (scene.key("draw-seti-not-now"), html! {});
    };
    let why = why(scene, refused);
    let facts = refused.refusal.facts.iter();
    let Some(fact) = facts.clone().find(|fact| fact.has < fact.needs) else {
        let key = refused.refusal.why.as_ref().map_or("", |why| &*why.key);
        let there = super::mine(scene, view).map_or(0, |(_, player)| player.pieces.len());
        let short = match key {
            "why-seti-no-probe-at-planet" => scene.key("draw-seti-lack-planet"),
            "why-seti-probe-limit" => {
                scene.text("draw-seti-lack-probe-room", &[("n", there.into())])
            }
            "why-seti-hand-empty" => scene.key("draw-seti-lack-cards"),
            _ => String::new(),
        };
        return (why, html! { (short) });
    };
    let n = fact.needs - fact.has;
    let icon_of = match fact.what {
        "credits" => Some(Resource::Credit),
        "energy" => Some(Resource::Energy),
        "publicity" => Some(Resource::Publicity),
        _ => None,
    };
    let short = match (fact.what, icon_of) {
        (_, Some(resource)) => words::with_icons(
            scene,
            &scene.key("draw-seti-lack"),
            Some((n, reward::resource(resource))),
        ),
        ("computer", _) => words::with_icons(
            scene,
            &scene.key("draw-seti-lack-computer"),
            Some((n, "seti-data")),
        ),
        _ => html! { (scene.key("draw-seti-lack-cards")) },
    };
    (why, short)
}

/// The free actions that are possible, each with its price or how often; behind them what the turn has brought.
fn free(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    let possible = FREE
        .into_iter()
        .filter(|(what, ..)| offers.any_action(what));
    let possible: Vec<_> = possible.collect();
    let so_far = scene.so_far.filter(|_| offers.any(|_| true));
    html! {
        @if !possible.is_empty() || so_far.is_some() {
            div.free-actions role="group" aria-label=(scene.key("draw-seti-free")) {
                @if !possible.is_empty() {
                    span.label aria-hidden="true" { (scene.key("draw-seti-free-short")) }
                }
                @for (what, name, at) in possible { (chip(scene, view, offers, (what, name, at))) }
                @if let Some(so_far) = so_far { (so_far) }
            }
        }
    }
}

fn chip(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    (what, name, at): (&'static str, &str, Option<&str>),
) -> Markup {
    let label = scene.key(&format!("draw-seti-do-{what}"));
    let n = offers.count(|choice| choice.to_string().split(' ').next() == Some(what));
    let value = match what {
        "move" => amount(scene, 1, "seti-energy"),
        "place" => amount(
            scene,
            super::mine(scene, view).map_or(0, |(_, player)| player.data),
            "seti-data",
        ),
        "buy" => amount(scene, 3, "seti-publicity"),
        "exchange" => html! { b { "2:1" } },
        "corner" => corners(scene, offers),
        _ => html! { b { (n) } },
    };
    let face = html! { (icon(scene, name)) span.word { (label) } span.price { (value) } };
    // What has no place of its own opens as a list.
    let list = matches!(what, "exchange" | "move").then(|| offers.take_action(what).collect());
    let list: Vec<&Open<Choice>> = list.unwrap_or_default();
    let only = offers.only(|open| what == "place" && open.is_action(what));
    if let Some(only) = only {
        return ink::press(only, "chip", &face);
    }
    match (what, at) {
        _ if !list.is_empty() => html! {
            button.chip type="button" popovertarget={ "list-" (what) } { (face) }
            div.ways popover id={ "list-" (what) } {
                p { (label) }
                @for open in list { (ink::worded(open, "")) }
            }
        },
        (_, Some("in-front")) => {
            html! { button.chip.due type="button" popovertarget="in-front" { (face) } }
        }
        (_, Some(at)) => html! {
            a.chip href={ "#" (at) } data-tell=(scene.key(&format!("draw-seti-at-{what}"))) { (face) }
        },
        (_, None) => {
            html! { @for open in offers.take_action(what) { (ink::button(open, "chip", &face)) } }
        }
    }
}

/// What the corners of the hand give.
fn corners(scene: &Scene<'_>, offers: &Offers<Choice>) -> Markup {
    let has = |corner: Corner| {
        offers.any(|choice| matches!(choice, Choice::Corner(card) if pack().card(*card).corner_kind == corner))
    };
    html! {
        @for corner in [Corner::Move, Corner::Data, Corner::Publicity] {
            @if has(corner) { (icon(scene, super::card::corner_kind_icon(corner))) }
        }
    }
}

/// A refusal in words, with its rules.
pub(super) fn why(scene: &Scene<'_>, refused: &Refused) -> String {
    let rules = refused.refusal.rules.join(", ");
    format!("{} [{rules}]", scene.say(&refused.phrase))
}

/// A choice among the steps of an action.
pub(super) fn step(open: &Open<Choice>, class: &str, face: &Markup) -> Markup {
    ink::button(open, &format!("step {class}"), face)
}
