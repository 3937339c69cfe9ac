//! Cards as we draw them: everything that is printed, as icons and in words.

use super::reward::{self, Gain};
use crate::ink::icon;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_seti::View;
use orrery_seti::names::{Card, Color, Corner, Income, Resource, TechKind};
use orrery_seti::op::Addr;
use orrery_seti::pack::{CardData, Kind, pack};
use orrery_seti::speak::effect::{self, Line};
use orrery_seti::view::{PlayerView, Standing};

/// The icon of a kind of technology.
pub(super) const fn tech_icon(kind: TechKind) -> &'static str {
    match kind {
        TechKind::Probe => "seti-launch",
        TechKind::Telescope => "seti-scan",
        TechKind::Computer => "seti-computer",
    }
}

/// The icon of what a tucked card pays.
pub(super) const fn income_icon(income: Income) -> &'static str {
    match income {
        Income::Credit => reward::resource(Resource::Credit),
        Income::Energy => reward::resource(Resource::Energy),
        Income::Card => "seti-draw",
        Income::Publicity => reward::resource(Resource::Publicity),
        Income::Data => reward::resource(Resource::Data),
    }
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "event",
        Kind::Conditional => "conditional",
        Kind::Triggered => "triggered",
        Kind::Endgame => "endgame",
        Kind::Message => "message",
        Kind::Exertian => "exertian",
    }
}

fn pictures(lines: &[Line]) -> Vec<Gain> {
    reward::joined(lines.iter().flat_map(|line| &line.ops).copied())
}

fn icons(scene: &Scene<'_>, lines: &[Line]) -> Markup {
    html! {
        span.reward aria-hidden="true" {
            @for gain in pictures(lines) { (reward::one(scene, gain)) }
        }
    }
}

/// A program as icons only, for something that says it in words elsewhere.
pub(super) fn program_icons(scene: &Scene<'_>, program: Addr) -> Markup {
    icons(scene, &effect::effects(program))
}

/// A program as a sentence.
pub(super) fn program_text(scene: &Scene<'_>, program: Addr) -> String {
    let lines = effect::effects(program);
    let lines: Vec<String> = lines.iter().map(|line| scene.say(&line.phrase)).collect();
    lines.join("; ")
}

fn cost(scene: &Scene<'_>, printed: &CardData) -> Markup {
    let what = if printed.costs_energy {
        Resource::Energy
    } else {
        Resource::Credit
    };
    html! {
        span.cost { b { (printed.cost) } (icon(scene, reward::resource(what))) }
    }
}

fn corner_icon(scene: &Scene<'_>, printed: &CardData) -> Markup {
    program_icons(scene, printed.corner)
}

/// The name of a colour of signals, never by colour alone.
pub(super) fn signal_name(scene: &Scene<'_>, color: Color) -> String {
    scene.key(&format!("signal-seti-{color}"))
}

/// A card as it lies on the table: face, then what can be done with it, then all of it in words.
pub(super) struct Drawn<'a> {
    pub card: Card,
    /// Whose standing of missions and gold boxes is shown.
    pub owner: Option<&'a PlayerView>,
    /// Buttons, or why there are none.
    pub acts: Markup,
    /// True if it lies in front of a player, so that covered circles are known.
    pub in_front: bool,
}

impl Drawn<'_> {
    pub(super) fn of(card: Card, owner: Option<&PlayerView>, acts: Markup) -> Drawn<'_> {
        Drawn {
            card,
            owner,
            acts,
            in_front: false,
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.owner.and_then(|owner| owner.standing(self.card))
    }
}

/// Which circles of a mission are covered.
fn covered(view: &View, drawn: &Drawn<'_>, printed: &CardData) -> u8 {
    if drawn.in_front && printed.kind == Kind::Triggered {
        view.covered[printed.slot_index as usize]
    } else {
        0
    }
}

/// How far the card has come, in a few letters: `2/3`, `6`.
fn badge(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    let done = drawn.in_front && view.completed.has(drawn.card);
    let circles = printed.slots.len();
    html! {
        @if done {
            span.badge.done { (icon(scene, "seti-done")) }
        } @else if printed.kind == Kind::Triggered {
            span.badge {
                (icon(scene, "seti-mission")) b { (covered(view, drawn, printed).count_ones()) "/" (circles) }
            }
        } @else {
            @match (printed.kind, drawn.standing()) {
                (Kind::Endgame, Some(Standing::Worth(points))) => {
                    span.badge.gold { (icon(scene, "seti-gold")) b { (points) } }
                }
                (Kind::Endgame, _) => span.badge.gold { (icon(scene, "seti-gold")) },
                (Kind::Conditional | Kind::Exertian, Some(Standing::Reached(has, needs))) => {
                    span.badge { (icon(scene, "seti-mission")) b { (has) "/" (needs) } }
                }
                (Kind::Conditional, _) => span.badge { (icon(scene, "seti-mission")) },
                _ => {}
            }
        }
    }
}

/// A card in the small size; all of it in words opens when it is pointed at, focused or tapped.
pub(super) fn small(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>) -> Markup {
    let printed = pack().card(drawn.card);
    let lines = effect::effects(printed.play);
    let exertian = printed.kind == Kind::Exertian;
    let done = drawn.in_front && view.completed.has(drawn.card);
    let id = drawn.card.to_string().replace('.', "-");
    html! {
        article.playing-card.{ "signal-" (printed.color) }.{ "kind-" (kind_name(printed.kind)) }.done[done]
            id={ "card-" (id) } data-fly="" {
            div.face tabindex="0" role="group" aria-label=(printed.name) aria-describedby={ "lens-" (id) } {
                div.head lang="en" { (printed.name) }
                div.picture {
                    @if exertian {
                        span.cost { b { (printed.danger) } (icon(scene, "seti-danger")) }
                    } @else { (cost(scene, printed)) }
                    (icons(scene, &lines))
                    (badge(scene, view, drawn, printed))
                }
                @if exertian {
                    div.foot { span.gain { b { (printed.end_vp) } (icon(scene, "seti-vp")) } }
                } @else {
                    div.foot {
                        span.corner title=(scene.key("draw-seti-corner")) { (corner_icon(scene, printed)) }
                        span.signal title=(signal_name(scene, printed.color)) {
                            (icon(scene, reward::signal(printed.color)))
                        }
                        span.income title=(scene.key("draw-seti-income")) {
                            (icon(scene, "seti-tuck")) (icon(scene, income_icon(printed.income)))
                        }
                    }
                }
            }
            div.acts { (drawn.acts) }
            div.lens id={ "lens-" (id) } { (full(scene, view, drawn)) }
        }
    }
}

/// A card in the large size: everything in words.
pub(super) fn full(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>) -> Markup {
    let printed = pack().card(drawn.card);
    let text = |key: &str| scene.key(&format!("draw-seti-{key}"));
    let exertian = printed.kind == Kind::Exertian;
    html! {
        div.title {
            strong lang="en" { (printed.name) }
            span.number { (drawn.card.to_string().to_uppercase()) }
        }
        p.kind {
            @if !exertian { (cost(scene, printed)) " " }
            (text(&format!("kind-{}", kind_name(printed.kind))))
            @if let Some(species) = printed.species {
                " · " (scene.key(&format!("species-seti-{species}")))
            }
        }
        @let lines = effect::effects(printed.play);
        @if !lines.is_empty() {
            ul.lines {
                @for line in &lines { (said(scene, line)) }
            }
        }
        (mission(scene, view, drawn, printed))
        (gold(scene, drawn, printed))
        @if !exertian {
            dl.foot {
                div {
                    dt { (text("corner")) }
                    dd { (corner_icon(scene, printed)) " " (program_text(scene, printed.corner)) }
                }
                div {
                    dt { (text("signal")) }
                    dd { (icon(scene, reward::signal(printed.color))) " " (signal_name(scene, printed.color)) }
                }
                div {
                    dt { (text("income")) }
                    dd {
                        (icon(scene, income_icon(printed.income))) " "
                        (scene.key(&format!("income-seti-{}", printed.income)))
                    }
                }
            }
        }
    }
}

/// A sentence that stands alone begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

fn said(scene: &Scene<'_>, line: &Line) -> Markup {
    html! {
        li { (icons(scene, std::slice::from_ref(line))) " " span { (capital(&scene.say(&line.phrase))) } }
    }
}

fn mission(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    let later = effect::effects(printed.later);
    html! {
        @if printed.kind == Kind::Triggered {
            ol.circles {
                @let marks = covered(view, drawn, printed);
                @for (circle, (trigger, reward)) in printed.slots.iter().enumerate() {
                    @let is = marks >> circle & 1 == 1;
                    li.covered[is] {
                        @if is { (icon(scene, "seti-done")) }
                        span { (capital(&scene.say(&effect::trigger(*trigger)))) }
                        " → " (program_icons(scene, *reward))
                        span.words { (program_text(scene, *reward)) }
                    }
                }
            }
        } @else if let Some(cond) = printed.cond {
            p.condition {
                (icon(scene, "seti-mission")) " " span { (capital(&scene.word(&effect::condition(cond).into()))) }
                @if let Some(Standing::Reached(has, needs)) = drawn.standing() {
                    " " b.progress {
                        (scene.text("draw-seti-of", &[("n", has.into()), ("all", needs.into())]))
                    }
                }
            }
            @if !later.is_empty() { ul.lines { @for line in &later { (said(scene, line)) } } }
            @if printed.kind == Kind::Exertian {
                p { (icon(scene, "seti-vp")) " "
                    (scene.text("amount-seti-vp", &[("n", printed.end_vp.into())])) " · "
                    (scene.key("fact-seti-danger")) ": " (printed.danger) }
            }
        } @else if !later.is_empty() {
            p.condition { (scene.key("draw-seti-later")) }
            ul.lines { @for line in &later { (said(scene, line)) } }
        }
    }
}

fn gold(scene: &Scene<'_>, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    html! {
        @if let Some(end) = printed.end {
            p.gold {
                (icon(scene, "seti-gold")) " " (scene.say(&effect::end_score(end)))
                @if let Some(Standing::Worth(points)) = drawn.standing() {
                    " " b.progress { (scene.text("draw-seti-worth", &[("n", points.into())])) }
                }
            }
        }
    }
}

/// A small labelled button on a card.
pub(super) fn act(
    scene: &Scene<'_>,
    open: &crate::offers::Open<orrery_seti::Choice>,
    name: &str,
    key: &str,
) -> Markup {
    ink::button(
        open,
        "act",
        &html! { (icon(scene, name)) span { (scene.key(&format!("draw-seti-act-{key}"))) } },
    )
}

/// The icon of a corner.
pub(super) const fn corner_kind_icon(corner: Corner) -> &'static str {
    match corner {
        Corner::Move => "seti-move",
        Corner::Data => "seti-data",
        Corner::Publicity => "seti-publicity",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{Phrase, Word};
    use orrery_seti::names::CARDS;
    use orrery_text::Lang;

    /// The keys of all messages that a phrase is made of.
    fn keys(word: &Word, out: &mut Vec<String>) {
        match word {
            Word::Name(key) => out.push(key.to_string()),
            Word::Phrase(phrase) => {
                out.push(phrase.key.to_string());
                phrase.args.iter().for_each(|(_, word)| keys(word, out));
            }
            Word::List(words) => words.iter().for_each(|word| keys(word, out)),
            Word::Number(_) | Word::Text(_) | Word::Local { .. } | Word::Seat(_) => {}
        }
    }

    #[test]
    fn every_card_says_everything_in_every_language() {
        for card in (0..CARDS).map(Card::at) {
            let printed = pack().card(card);
            let slots = printed.slots.iter();
            let programs = slots.clone().map(|(_, reward)| *reward);
            let programs = programs.chain([printed.play, printed.later, printed.corner]);
            let lines: Vec<Line> = programs.flat_map(effect::effects).collect();
            let phrases: Vec<Phrase> = (lines.iter().map(|line| line.phrase.clone()))
                .chain(slots.map(|(trigger, _)| effect::trigger(*trigger)))
                .chain(printed.cond.map(effect::condition))
                .chain(printed.end.map(effect::end_score))
                .collect();
            assert!(!phrases.is_empty(), "{card} says nothing");
            let mut used = Vec::new();
            phrases
                .into_iter()
                .for_each(|phrase| keys(&phrase.into(), &mut used));
            for key in used {
                for lang in Lang::ALL {
                    assert!(orrery_text::has(lang, &key), "{lang}: {key} of {card}");
                }
            }
        }
    }

    #[test]
    fn steps_in_a_row_and_bodies_are_said_as_one() {
        let say = |number: u8| {
            let card = Card::project(number).expect("a project");
            let lines = effect::effects(pack().card(card).play);
            let says =
                |line: &Line| orrery_text::say(Lang::En, &line.phrase, &|seat| seat.to_string());
            lines.iter().map(says).collect::<Vec<_>>()
        };
        let both = "launch 2 probes, even beyond your limit";
        assert_eq!(say(9), [both, "gain 1 publicity"]);
        let flyby = "once this turn, if you visit Mercury: gain 4 points";
        assert_eq!(say(20), [flyby, "gain 2 movement"]);
        assert_eq!(say(16).len(), 1, "one instruction, one line");
        let [choose, if_there, each] = &say(17)[..] else {
            panic!("three lines");
        };
        assert_eq!(choose, "choose one of your probes");
        assert_eq!(if_there, "if the probe is on asteroids: gain 2 data");
        assert_eq!(each, "1 data for each asteroid space next to it");
    }
}
