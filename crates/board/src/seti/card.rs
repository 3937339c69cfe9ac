//! Cards as we draw them: everything that is printed, as icons and in words.

mod face;
mod goal;
pub(super) mod lens;
mod name;

use super::emblem;
use super::reward;
use crate::ink::icon;
use crate::{Scene, ink};
use maud::{Markup, PreEscaped, html};
use orrery_core::Refused;
use orrery_seti::names::{Card, Color, Corner, Income, Resource, TechKind};
use orrery_seti::op::Addr;
use orrery_seti::pack::{CardData, EndScore, Kind, pack};
use orrery_seti::speak::effect;
use orrery_seti::view::{PlayerView, Standing};
use orrery_seti::{Choice, View};

/// The icon of a kind of technology.
pub(super) const fn tech_icon(kind: TechKind) -> &'static str {
    match kind {
        TechKind::Probe => "seti-tech-probe",
        TechKind::Telescope => "seti-tech-telescope",
        TechKind::Computer => "seti-tech-computer",
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

pub(super) const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "event",
        Kind::Conditional => "conditional",
        Kind::Triggered => "triggered",
        Kind::Endgame => "endgame",
        Kind::Message => "message",
        Kind::Exertian => "exertian",
    }
}

/// A program as icons only, for something that says it in words elsewhere.
pub(super) fn program_icons(scene: &Scene<'_>, program: Addr) -> Markup {
    face::icons(scene, &effect::effects(program))
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
    /// Buttons where a card is played, or why there are none.
    pub acts: Markup,
    /// True if it lies in front of a player, so that covered circles are known.
    pub in_front: bool,
}

/// What is in the other three places of a card besides what is printed there, and whether it can be played.
#[derive(Default)]
pub(super) struct Places {
    pub corner: Option<Markup>,
    pub signal: Option<Markup>,
    pub income: Option<Markup>,
    /// What a mouse chooses anywhere on the card: the id of a button.
    pub whole: Option<String>,
    pub state: State,
}

/// Whether a card can be played now.
#[derive(Default)]
pub(super) enum State {
    /// Nobody asks.
    #[default]
    Rest,
    Open,
    /// It cannot be paid, or not be played at all.
    Refused(String),
    /// It can be played, but something of it, or all, would come to nothing.
    Idle {
        whole: bool,
        why: Vec<String>,
    },
}

impl State {
    const fn class(&self) -> &'static str {
        match self {
            Self::Rest => "is-rest",
            Self::Open | Self::Idle { whole: false, .. } => "is-open",
            Self::Refused(_) => "is-refused",
            Self::Idle { whole: true, .. } => "is-idle",
        }
    }

    /// Why it would come to nothing, or why it cannot be played.
    fn why(&self) -> &[String] {
        match self {
            Self::Rest | Self::Open => &[],
            Self::Refused(why) => std::slice::from_ref(why),
            Self::Idle { why, .. } => why,
        }
    }

    /// The same on the card itself: in full if it is short; all of it is under the lens.
    fn note(&self, scene: &Scene<'_>) -> Option<String> {
        const SHORT: usize = 40;
        let first = self.why().first()?;
        if first.chars().count() <= SHORT {
            return Some(first.clone());
        }
        match self {
            Self::Idle { whole: true, .. } => Some(scene.key("draw-seti-idle-all")),
            Self::Idle { .. } => Some(scene.key("draw-seti-idle-part")),
            // What is missing stands beside the price.
            Self::Rest | Self::Open | Self::Refused(_) => None,
        }
    }
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

/// What a card that stays asks for, how far that is, and what it brings.
fn task(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    let done = drawn.in_front && view.completed.has(drawn.card);
    let marks = covered(view, drawn, printed);
    let rewards = printed.slots.iter().map(|(_, reward)| *reward);
    let rewards = rewards.map(|reward| program_icons(scene, reward).0);
    let rewards: Vec<String> = rewards.collect();
    // The same for every circle is said once.
    let alike = rewards.len() > 1 && rewards.iter().all(|reward| *reward == rewards[0]);
    let brings = html! {
        span.brings {
            @if alike { span.gain { (PreEscaped(&rewards[0])) "×" (rewards.len()) } }
            @else { @for reward in &rewards { (PreEscaped(reward)) } }
            (program_icons(scene, printed.later))
        }
    };
    html! {
        @match (printed.kind, drawn.standing()) {
            _ if done => div.task.done { (icon(scene, "seti-done")) },
            (Kind::Triggered, _) => div.task {
                span.goal {
                    b.progress { (marks.count_ones()) "/" (printed.slots.len()) }
                    (goal::asked(scene, printed, marks))
                }
                (brings)
            },
            (Kind::Conditional | Kind::Exertian, standing) => div.task {
                span.goal {
                    // How far it is says that it is a mission.
                    @if let Some(Standing::Reached(has, needs)) = standing { b.progress { (has) "/" (needs) } }
                    @else { (icon(scene, "seti-mission")) }
                    (goal::asked(scene, printed, 0))
                }
                (brings)
            },
            (Kind::Endgame, standing) => div.task.gold {
                span.goal { (icon(scene, "seti-gold")) (worth(scene, printed)) }
                @if let Some(Standing::Worth(points)) = standing {
                    span.brings { "= " b.progress { (points) } (icon(scene, "seti-vp")) }
                }
            },
            (Kind::Message, _) => div.task { span.goal { (icon(scene, "seti-message")) } (brings) },
            (Kind::Event, _) => {}
        }
    }
}

/// A card in front of its owner in a line: its name, what is still to be done, what it brings; a press completes it.
pub(super) fn kept(
    scene: &Scene<'_>,
    view: &View,
    owner: &PlayerView,
    card: Card,
    complete: Option<&Open>,
) -> Markup {
    let printed = pack().card(card);
    let drawn = Drawn {
        card,
        owner: Some(owner),
        acts: html! {},
        in_front: true,
    };
    let face = html! {
        span.name lang="en" { (printed.name) }
        (task(scene, view, &drawn, printed))
    };
    let id = card.to_string().replace('.', "-");
    match complete {
        Some(open) => ink::press(open, &format!("kept ready signal-{}", printed.color), &face),
        None => {
            html! { div.kept.{ "signal-" (printed.color) } data-lens={ "lens-" (id) } { (face) } }
        }
    }
}

/// What one unit of a gold box is worth, and what it counts.
fn worth(scene: &Scene<'_>, printed: &CardData) -> Markup {
    html! {
        @if let Some(EndScore::Per(n, _) | EndScore::If(n, _)) = printed.end {
            span.gain { b { (n) } (icon(scene, reward::resource(Resource::Vp))) }
        }
        @if let Some(end) = printed.end { (goal::counted(scene, end)) }
    }
}

/// Where the catalogue tells everything about a card.
fn page(card: Card) -> String {
    let section = if card.is_project() {
        "projects"
    } else {
        "species-cards"
    };
    format!("/catalog/seti#{section}-{card}")
}

/// A card with its face; all of it in words is under the lens.
pub(super) fn small(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>) -> Markup {
    placed(scene, view, drawn, &Places::default())
}

/// A card with something to do in any of its four places.
pub(super) fn placed(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, places: &Places) -> Markup {
    let printed = pack().card(drawn.card);
    let exertian = printed.kind == Kind::Exertian;
    let done = drawn.in_front && view.completed.has(drawn.card);
    let id = drawn.card.to_string().replace('.', "-");
    let why = places.state.why();
    let lines = effect::effects(printed.play);
    html! {
        article.playing-card.{ "signal-" (printed.color) }.{ "kind-" (kind_name(printed.kind)) }
            .(places.state.class()).done[done].due[places.whole.is_some()] id={ "card-" (id) } data-fly="" data-lens={ "lens-" (id) } {
            div.art {
                (art(drawn.card))
                @if exertian {
                    span.corner { b { (printed.danger) } (icon(scene, "seti-danger")) }
                } @else {
                    @match &places.corner {
                        Some(button) => (button),
                        None => span.corner { (corner_icon(scene, printed)) },
                    }
                    @match &places.signal {
                        Some(button) => (button),
                        None => span.signal { (icon(scene, reward::signal(printed.color))) },
                    }
                }
                h3 lang="en" {
                    a href=(page(drawn.card)) draggable="false" aria-describedby={ "lens-" (id) } { (name::breakable(&printed.name)) }
                }
                @if let Some(whole) = &places.whole { label.whole for=(whole) {} }
            }
            @if !lines.is_empty() { div.effect { (face::icons(scene, &lines)) } }
            (task(scene, view, drawn, printed))
            @if let Some(note) = places.state.note(scene) { p.note { (note) } }
            div.foot {
                @if !drawn.acts.0.is_empty() { div.acts { (drawn.acts) } }
                @else if !exertian { span.price { (cost(scene, printed)) } }
                @if exertian {
                    span.price { b { (printed.end_vp) } (icon(scene, "seti-vp")) }
                } @else {
                    @match &places.income {
                        Some(button) => (button),
                        None => (income(scene, printed)),
                    }
                }
            }
            div.lens id={ "lens-" (id) } hidden { (lens::full(scene, view, drawn, why)) }
        }
    }
}

/// The picture of a card. Its name stands beside it.
pub(super) fn art(card: Card) -> Markup {
    html! { img src=(emblem::address(card)) alt="" width="160" height="120" loading="lazy" decoding="async"; }
}

fn income(scene: &Scene<'_>, printed: &CardData) -> Markup {
    html! { span.income { (income_icons(scene, printed)) } }
}

fn income_icons(scene: &Scene<'_>, printed: &CardData) -> Markup {
    html! { (icon(scene, "seti-tuck")) (icon(scene, income_icon(printed.income))) }
}

type Open = crate::offers::Open<Choice>;

/// The corner as a button.
pub(super) fn corner_button(scene: &Scene<'_>, open: &Open, card: Card) -> Markup {
    ink::button(open, "corner", &corner_icon(scene, pack().card(card)))
}

/// The signal as a button.
pub(super) fn signal_button(scene: &Scene<'_>, open: &Open, card: Card) -> Markup {
    ink::pressed(
        open,
        "signal",
        &icon(scene, reward::signal(pack().card(card).color)),
    )
}

/// The income as a button.
pub(super) fn income_button(scene: &Scene<'_>, open: &Open, card: Card) -> Markup {
    ink::pressed(open, "income", &income_icons(scene, pack().card(card)))
}

/// Playing it, with its cost.
pub(super) fn play_button(scene: &Scene<'_>, open: &Open, card: Card) -> Markup {
    let whole = open.idle.as_ref().is_some_and(|idle| idle.whole);
    let class = if whole { "act play idle" } else { "act play" };
    ink::button(
        open,
        class,
        &html! {
            span.wi { (icon(scene, "seti-play")) span { (scene.key("draw-seti-act-play")) } }
            (cost(scene, pack().card(card)))
        },
    )
}

/// Why it cannot be played, where it would be.
pub(super) fn refused(scene: &Scene<'_>, refused: &Refused, card: Card) -> Markup {
    let why = super::why(scene, refused);
    let short = refused
        .refusal
        .facts
        .first()
        .map(|fact| fact.needs - fact.has);
    ink::quiet(
        &scene.key("draw-seti-act-play"),
        &why,
        "act play",
        &html! {
            (cost(scene, pack().card(card)))
            @if let Some(n) = short { span.short { (scene.text("draw-seti-short", &[("n", n.into())])) } }
        },
    )
}

/// A small labelled button on a card.
pub(super) fn act(scene: &Scene<'_>, open: &Open, name: &str, key: &str) -> Markup {
    ink::pressed(
        open,
        "act",
        &html! { span.wi { (icon(scene, name)) span { (scene.key(&format!("draw-seti-act-{key}"))) } } },
    )
}

/// Taking a card that one does not have yet: what playing it will cost matters for it.
pub(super) fn take_button(scene: &Scene<'_>, open: &Open, card: Card) -> Markup {
    let printed = pack().card(card);
    html! {
        (act(scene, open, "seti-pick", "take"))
        @if printed.kind != Kind::Exertian { span.price { (cost(scene, printed)) } }
    }
}

/// The icon of a corner.
pub(super) const fn corner_kind_icon(corner: Corner) -> &'static str {
    match corner {
        Corner::Move => "seti-move",
        Corner::Data => reward::resource(Resource::Data),
        Corner::Publicity => reward::resource(Resource::Publicity),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{Phrase, Word};
    use orrery_seti::names::CARDS;
    use orrery_seti::speak::effect::Line;
    use orrery_text::Lang;

    /// The keys of all messages that a phrase is made of.
    fn keys(word: &Word, out: &mut Vec<String>) {
        match word {
            Word::Name(key) => out.push(key.to_string()),
            Word::Phrase(phrase) => {
                out.push(phrase.key.to_string());
                phrase.args.iter().for_each(|(_, word)| keys(word, out));
            }
            Word::List(words) | Word::All(words) | Word::Either(words) => {
                words.iter().for_each(|word| keys(word, out));
            }
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
