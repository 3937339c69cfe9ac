//! Why something is asked: the cause, how many more there are, and how to answer.

use super::galaxy::hops;
use super::{Desk, campaign, gains, shortcuts};
use maud::{Markup, html};
use orrery_core::{Phrase, Word};
use orrery_kepler::Choice;
use orrery_kepler::names::Main;
use orrery_kepler::speak;
use orrery_kepler::state::Job;

pub(super) fn why(desk: &Desk<'_>) -> Option<Markup> {
    let job = desk.view.stack.last()?.job;
    if desk.count == 0 {
        return None;
    }
    let left = left(desk, job).filter(|&(_, n)| n > 1);
    let left = left.map(|(words, n)| desk.text(words, &[("n", n.into())]));
    let how = match desk.count {
        1 => Some(desk.key("why-single")),
        _ if only_quantum(desk) => Some(desk.key("why-quantum")),
        _ => how(desk, job),
    };
    let lines = [cause(desk, job), how, left];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    (!lines.is_empty()).then(|| html! { (lines.join(" ")) })
}

/// What has led to the question: the last thing that happened of a kind that leads to such questions.
fn cause(desk: &Desk<'_>, job: Job) -> Option<String> {
    let causes: &[&str] = match job {
        Job::Regenerate(_) | Job::Produce { .. } => &[
            "action",
            "advanced",
            "bonus",
            "card-applied",
            "recalled",
            "named",
        ],
        Job::Map
        | Job::ChooseTrack(_)
        | Job::AdvanceFree { .. }
        | Job::Burn(_)
        | Job::Reveal(_)
        | Job::Opponent(..)
        | Job::Build { paid: false, .. }
        | Job::Terraform { paid: false, .. } => &["action", "bonus", "card-applied", "named"],
        // Flights beside those of every turn (K5.2).
        Job::Fly { .. } if extra(desk) => &["action", "bonus", "card-applied"],
        _ => return None,
    };
    let mut told = desk.scene.told.iter().rev();
    let theirs = |phrase: &Phrase| {
        let mut args = phrase.args.iter();
        args.any(|(_, word)| matches!(*word, Word::Seat(seat) if seat != desk.focus()))
    };
    let cause = told.find(|phrase| {
        let event = phrase.key.strip_prefix("event-kepler-");
        event.is_some_and(|event| causes.contains(&event)) && !theirs(phrase)
    });
    cause.map(|phrase| in_short(desk, phrase))
}

/// What happened, without who did it: whoever decides knows that.
fn in_short(desk: &Desk<'_>, phrase: &Phrase) -> String {
    let mut args = phrase.args.iter();
    let what = args.find(|(name, _)| matches!(*name, "action" | "bonus" | "card"));
    match (what, &*phrase.key) {
        (Some((kind, word)), _) => {
            let name = desk.word(word.clone());
            desk.text(&format!("why-of-{kind}"), &[("name", name.into())])
        }
        (None, "event-kepler-advanced") => desk.say(&Phrase {
            key: "draw-kepler-why-advanced".into(),
            ..phrase.clone()
        }),
        (None, _) => desk.say(phrase),
    }
}

/// Whether the flights of the turn are still to come, or nobody has the turn.
fn extra(desk: &Desk<'_>) -> bool {
    let waits = |job: Job| desk.view.stack.iter().any(|frame| frame.job == job);
    waits(Job::MoveShips) || !waits(Job::Recall)
}

/// Whether nothing but quantum physics, which is always there, could still be chosen (K13.2).
fn only_quantum(desk: &Desk<'_>) -> bool {
    let out = |choice: &Choice| matches!(choice, Choice::Done | Choice::Skip);
    let quantum = |choice: &Choice| matches!(choice, Choice::Convert(..) | Choice::Shift(..));
    desk.offers.any(out) && !desk.offers.any(|choice| !out(choice) && !quantum(choice))
}

/// The choice that ends what could go on: always, or if nothing else is left of it.
pub(super) fn way_out(desk: &Desk<'_>) -> Option<Choice> {
    let is = |choice: Choice| desk.offers.any(|open| *open == choice).then_some(choice);
    is(Choice::Done).or_else(|| is(Choice::Skip).filter(|_| only_quantum(desk)))
}

/// What the way out of a decision is called.
pub(super) fn done(desk: &Desk<'_>) -> String {
    match desk.view.stack.last().map(|frame| frame.job) {
        Some(Job::Bonus) if !hops(desk).is_empty() => desk.key("go-on-flying"),
        Some(Job::Bonus) if desk.own().ships.iter().any(Option::is_some) => desk.key("step-recall"),
        Some(Job::Bonus) => desk.key("go-on"),
        Some(Job::Fly { .. }) => desk.key("stop-flying"),
        _ => desk.scene.key("choice-kepler-done"),
    }
}

/// How it is answered, where that is not plain from the question.
fn how(desk: &Desk<'_>, job: Job) -> Option<String> {
    Some(match job {
        Job::Main => {
            let good = |main: &&Main| {
                let choice = Choice::Action(**main);
                desk.offers.any(|known| *known == choice) && gains::good(desk, choice)
            };
            let good = Main::ALL.iter().filter(good).count();
            let good = desk.text("why-main", &[("n", good.into())]);
            match shortcuts::kinds(desk) {
                (false, false) => good,
                (true, false) => format!("{good} {}", desk.key("why-planets")),
                (false, true) => format!("{good} {}", desk.key("why-planets-terraform")),
                (true, true) => format!("{good} {}", desk.key("why-planets-both")),
            }
        }
        Job::Start(_) => match campaign::task(desk) {
            Some(task) => format!("{} {task}", desk.key("why-start")),
            None => format!("{} {}", desk.key("why-start"), desk.key("why-most-points")),
        },
        Job::Build { paid: true, .. } => desk.key("why-build"),
        Job::Destination { left, .. } => desk.text("why-destination", &[("n", left.into())]),
        Job::Exploit { .. } => desk.key("why-exploit"),
        Job::Terraform { paid: true, .. } => desk.key("why-terraform"),
        Job::Burn(_) => desk.key("why-burn"),
        Job::Bonus => match hops(desk).is_empty() {
            true => desk.key("why-bonus"),
            false => format!("{} {}", desk.key("why-bonus"), desk.key("why-bonus-fly")),
        },
        Job::Fly { .. } => desk.key("why-fly"),
        Job::Recall => desk.key("why-recall"),
        Job::Develop => desk.key("why-develop"),
        Job::Settle => desk.key("why-settle"),
        Job::Offer(step) => {
            let (pack, card) = (desk.view.pack, desk.view.card?);
            let step = pack.cards[card as usize].steps.get(step as usize)?;
            let name = desk.word(speak::card_name(pack, card));
            format!("{name}: {}.", desk.say(&speak::say_step(pack, step)))
        }
        _ => return None,
    })
}

/// How many more there are to choose, this one included: so many, or at most so many.
fn left(desk: &Desk<'_>, job: Job) -> Option<(&'static str, usize)> {
    match job {
        Job::PlaceTile => Some(("why-due", desk.view.pile)),
        Job::Start(n) | Job::Cubes(n) | Job::Reveal(n) | Job::Burn(n) => {
            Some(("why-due", n.into()))
        }
        Job::Regenerate(left) | Job::Build { left, .. } | Job::Exploit { left, .. } => {
            Some(("why-left", left.into()))
        }
        _ => None,
    }
}
