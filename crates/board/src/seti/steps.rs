//! What is left to do within an action: what is done, what is due and where, what may be left out.

use super::actions::step;
use super::{reward, scores};
use crate::Scene;
use crate::ink::{self, icon};
use crate::offers::{Offers, Open};
use maud::{Markup, html};
use orrery_core::Word;
use orrery_seti::engine::{GOLD_MILESTONES, ROUNDS};
use orrery_seti::names::Source;
use orrery_seti::op::Op;
use orrery_seti::pack::pack;
use orrery_seti::state::{Frame, Job};
use orrery_seti::{Choice, View, speak};

/// A part of the board on which something is due: its id, its icon, and how many choices it holds.
type Due = (&'static str, &'static str, usize);

pub(super) fn strip(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    let job = view.stack.last().map(|frame| frame.job);
    html! {
        ul.steps aria-label=(scene.key("draw-seti-steps")) {
            @if let Some(Job::Scan(_)) = job {
                (scan(scene, offers))
            } @else {
                @for (at, name, n) in due(job, offers) {
                    @let named = spoken(scene, view, offers, (job, at));
                    @if named.len() == n && n <= NAMED {
                        @for (open, said) in named {
                            li { (ink::press(open, &format!("step due at-{at}"), &html! {
                                (icon(scene, name)) b { (said) } (more(scene, view, open.choice))
                            })) }
                        }
                    } @else {
                        li { a.step.due href={ "#" (at) } {
                            (icon(scene, name))
                            b { (scene.key(&title(job, at))) }
                            span { (scene.text("draw-seti-step-choices", &[("n", n.into())])) }
                        } }
                    }
                }
            }
            (ahead(scene, view))
            @for open in offers.take(|_| true) {
                @let way = match open.choice {
                    Choice::End | Choice::Continue => "go",
                    Choice::Done | Choice::Skip => "on",
                    _ => "pick",
                };
                li { (step(open, way, &html! {
                    (icon(scene, symbol(open.choice))) b { (open.label) }
                })) }
            }
        }
    }
}

/// So many choices of one part of the board can be pressed among the steps too, by their names.
const NAMED: usize = 4;

/// The choices of a part that have a short name of their own.
fn spoken<'a>(
    scene: &Scene<'_>,
    view: &View,
    offers: &'a Offers<Choice>,
    (job, at): (Option<Job>, &str),
) -> Vec<(&'a Open<Choice>, String)> {
    let here = offers
        .all()
        .filter(|open| place(job, &open.choice).is_some_and(|(place, _)| place == at));
    let name = |choice: Choice| match choice {
        Choice::Signal(star) | Choice::Resolve(star) | Choice::Earth(star) => {
            Some(scene.word(&star.into()))
        }
        Choice::Orbit(body) => Some(format!(
            "{}: {}",
            scene.key("draw-seti-do-orbit"),
            scene.word(&body.into())
        )),
        Choice::Land(site) => Some(format!(
            "{}: {}",
            scene.key("draw-seti-do-land"),
            scene.word(&site.into())
        )),
        Choice::Gold(gold) => Some(scores::gold_offer(scene, view, gold)),
        _ => None,
    };
    here.filter_map(|open| Some((open, name(open.choice)?)))
        .collect()
}

/// What the name of a gold tile leaves open: what it counts.
fn more(scene: &Scene<'_>, view: &View, choice: Choice) -> Markup {
    let Choice::Gold(gold) = choice else {
        return html! {};
    };
    html! { span.counted { (scores::gold_counts(scene, view, gold)) } }
}

/// What comes after the step that is due, or what the first one is about.
fn ahead(scene: &Scene<'_>, view: &View) -> Markup {
    if view
        .stack
        .last()
        .is_some_and(|frame| frame.job == Job::FirstIncome)
    {
        return html! { li.ahead { span.step { span { (scene.key("draw-seti-step-first-income")) } } } };
    }
    let gains = reward::things(speak::pending(view).chain(first_lander(view)));
    html! {
        @if !gains.is_empty() {
            li.ahead { span.step {
                b { (scene.key("draw-seti-step-ahead")) }
                span.reward { @for gain in gains { (reward::one(scene, gain)) } }
            } }
        }
    }
}

/// What a lander gets that will cover the only open space of its planet (S3.16).
fn first_lander(view: &View) -> impl Iterator<Item = Op> + use<> {
    let mut waiting = view.stack.iter().rev().skip(1);
    let space = waiting.find_map(|frame| match frame.job {
        Job::DataSpace(body, false) => Some(body),
        _ => None,
    });
    let only = space.and_then(|body| {
        let spaces = pack().planets[body.index()].first_landers.iter();
        let spaces = spaces.zip(view.planets[body.index()].first_landers);
        let mut open = spaces.filter(|(_, taken)| taken.is_none());
        let first = open.next();
        first.filter(|_| open.next().is_none())
    });
    only.into_iter()
        .flat_map(|(&program, _)| pack().code.program(program))
}

/// Where something is due, in a few words.
fn title(job: Option<Job>, at: &str) -> String {
    match job {
        Some(Job::PassTake) => "panel-seti-stack".to_owned(),
        Some(Job::DrawnCorner | Job::DrawnIncome) => "panel-seti-drawn".to_owned(),
        _ => format!("draw-seti-step-{at}"),
    }
}

/// The steps of a scan (S6): two that are due, others that technologies allow.
fn scan(scene: &Scene<'_>, offers: &Offers<Choice>) -> Markup {
    let stars = offers.each(|choice| match choice {
        Choice::Earth(star) => Some(Word::from(*star)),
        _ => None,
    });
    let stars: Vec<Word> = stars.collect();
    // Where there is only one sector to choose, the step itself chooses it.
    let only = offers.only(|open| matches!(open.choice, Choice::Earth(_)));
    let stars = Word::either(stars);
    let earth = offers.any(|choice| matches!(choice, Choice::Earth(_)));
    let row = offers.any(|choice| matches!(choice, Choice::Row(_)));
    let hand = offers.any(|choice| matches!(choice, Choice::Telescope3(_)));
    let launch = offers.any(|choice| *choice == Choice::Telescope4Launch);
    let box_of = |open: bool, at: &str, name: &str, key: &str, says: String| {
        html! {
            li {
                @if open {
                    a.step.due href={ "#" (at) } { (icon(scene, name)) b { (scene.key(key)) } span { (says) } }
                } @else {
                    span.step.done { (icon(scene, "seti-done")) b { (scene.key(key)) } }
                }
            }
        }
    };
    html! {
        @if let Some(only) = only {
            li { (ink::press(only, "step due at-sky", &html! {
                (icon(scene, "seti-signal")) b { (scene.key("draw-seti-scan-earth")) } span { (scene.word(&stars)) }
            })) }
        } @else {
            (box_of(earth, "sky", "seti-signal", "draw-seti-scan-earth", scene.word(&stars)))
        }
        (box_of(row, "row", "seti-discard", "draw-seti-scan-row", scene.key("draw-seti-scan-row-how")))
        @if hand { (box_of(true, "hand", "seti-card", "draw-seti-scan-hand", scene.key("draw-seti-scan-may"))) }
        @if launch { (box_of(true, "sky", "seti-launch", "draw-seti-scan-launch", scene.key("draw-seti-scan-may"))) }
    }
}

/// Where the choices of a decision lie, free actions aside.
fn due(job: Option<Job>, offers: &Offers<Choice>) -> Vec<Due> {
    let mut all: Vec<Due> = Vec::new();
    for (at, name) in offers.each(|choice| place(job, choice)) {
        match all.iter_mut().find(|(known, ..)| *known == at) {
            Some((.., n)) => *n += 1,
            None => all.push((at, name, 1)),
        }
    }
    all
}

/// On which part of the board a choice stands; nothing for free actions and what stands among the steps.
fn place(job: Option<Job>, choice: &Choice) -> Option<(&'static str, &'static str)> {
    let pile = match job {
        Some(Job::SpeciesPick(_)) => ("species", "seti-species-card"),
        Some(
            Job::Pick
            | Job::PassTake
            | Job::RowCorners(_)
            | Job::RowSignals(_)
            | Job::DrawnCorner
            | Job::DrawnIncome,
        ) => ("row", "seti-pick"),
        _ => ("hand", "seti-card"),
    };
    Some(match choice {
        Choice::Step(..) | Choice::Probe(_) | Choice::Telescope4Launch => ("sky", "seti-move"),
        Choice::Signal(_)
        | Choice::SignalTile
        | Choice::Resolve(_)
        | Choice::ResolveTile
        | Choice::Earth(_) => ("sky", "seti-signal"),
        Choice::Orbit(_) | Choice::RemoveOrbiter(..) => ("planets", "seti-orbit"),
        Choice::Land(_) | Choice::RemoveLander(..) | Choice::DataSpace(_) => {
            ("planets", "seti-land")
        }
        Choice::Income(_) | Choice::Tuck(_) => ("hand", "seti-tuck"),
        Choice::Show(_) | Choice::Telescope3(_) => ("hand", "seti-card"),
        Choice::Take(_) | Choice::Draw | Choice::Discard(_) => pile,
        Choice::Corner(_) if matches!(job, Some(Job::RowCorners(_) | Job::DrawnCorner)) => pile,
        Choice::Row(_) => ("row", "seti-discard"),
        Choice::Tech(_) => ("techs", "seti-tech"),
        Choice::Slot(_) => ("mine", "seti-computer"),
        Choice::Cover(..) | Choice::Secret(_) => ("mine", "seti-mission"),
        Choice::Trace(..) => ("species", "seti-trace-any"),
        Choice::Message(_) => ("species", "seti-message"),
        Choice::Sample(_) | Choice::Samples(_) => ("species", "seti-sample"),
        Choice::Gold(_) | Choice::Milestone(_) => ("scores", "seti-gold"),
        Choice::Task(..) => ("solo", "seti-mission"),
        _ => return None,
    })
}

fn symbol(choice: Choice) -> &'static str {
    match choice {
        Choice::Publicity => "seti-publicity",
        Choice::Movement | Choice::Telescope4Move => "seti-move",
        Choice::Telescope2 => "seti-scan",
        Choice::Pay | Choice::Done | Choice::End | Choice::Continue => "seti-done",
        _ => "seti-pass",
    }
}

/// Why something is decided, and how much of it is left: the card in play, the points of movement.
pub(super) fn cause(scene: &Scene<'_>, view: &View) -> Option<Markup> {
    let &Frame { job, from, .. } = view.stack.last()?;
    match job {
        Job::Gold => {
            let (_, player) = super::mine(scene, view)?;
            let mut reached = GOLD_MILESTONES.into_iter().zip(player.gold_done);
            let (at, _) = reached.rfind(|&(_, done)| done)?;
            return Some(html! { (scene.text("draw-seti-cause-gold", &[("n", at.into())])) });
        }
        Job::PassDiscard if view.round == ROUNDS => {
            return Some(html! { (scene.key("draw-seti-cause-last")) });
        }
        Job::Message => return Some(html! { (scene.key("draw-seti-cause-message")) }),
        Job::Secret(_) if from == Source::Species => {
            return Some(html! { (scene.key("draw-seti-cause-exertians")) });
        }
        Job::Secret(_) | Job::Milestone => {
            return Some(html! { (scene.key("draw-seti-cause-milestone")) });
        }
        _ => {}
    }
    let card = view.card_in_play.map(|card| pack().card(card).name.clone());
    let left = match job {
        Job::Moves(n) => Some(("draw-seti-left-moves", n)),
        Job::RowSignals(n)
        | Job::HandSignals(n)
        | Job::DeckSignals(n)
        | Job::ProbeSignals(n, _) => Some(("draw-seti-left-signals", n)),
        Job::Target { n, .. } | Job::Mark { n, .. } if n > 1 => Some(("draw-seti-left-signals", n)),
        Job::RowCorners(n) => Some(("draw-seti-left-cards", n)),
        _ => None,
    };
    let left = left.map(|(key, n)| scene.text(key, &[("n", n.into())]));
    let no_data = matches!(
        job,
        Job::Target { no_data: true, .. } | Job::Mark { no_data: true, .. }
    );
    let no_data = no_data.then(|| scene.key("draw-seti-no-data"));
    let words: Vec<String> = card.into_iter().chain(left).chain(no_data).collect();
    // A free action is not what the turn is about (S2.6).
    let free = view.stack.iter().any(|frame| frame.job == Job::FreeEnd);
    if free && words.is_empty() {
        let told = matches!(from, Source::Computer | Source::Missions);
        return Some(html! { @if told { (scene.key(&format!("score-seti-{}", from.name()))) } });
    }
    (!words.is_empty()).then(|| html! { (words.join(" · ")) })
}
