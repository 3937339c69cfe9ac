//! What a card does, as symbols: what it gives with everything that it hangs on, so that nobody takes for sure what is
//! not. The lens has the words.

use super::super::reward::{self, Gain};
use super::goal::{self, Sign};
use super::{corner_kind_icon, income_icon, tech_icon};
use crate::Scene;
use maud::{Markup, html};
use orrery_seti::names::{Body, Resource, Trace};
use orrery_seti::op::{At, Cond, Op, PeekFrom, TraceOn, TurnRule};
use orrery_seti::pack::pack;
use orrery_seti::speak::effect::Line;

/// A symbol, or what joins two of them.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mark {
    Gain(Gain),
    Sign(Sign),
    /// How much is needed of what follows.
    Needs(u8),
    /// What is before it must come first, or must be so.
    Then,
    /// As often as what follows is there.
    Each,
    Or,
    Often,
    /// So much is paid of what follows.
    Less(u8),
    /// Points ahead.
    Ahead(u8),
    /// Both its neighbours, too.
    Around,
}

use Mark::{Each, Needs, Or, Then};

/// Marks that belong together.
#[derive(Clone, PartialEq, Debug)]
struct Group(Vec<Mark>);

const fn sign(name: &'static str) -> Mark {
    Mark::Sign(Sign::Icon(name))
}

const fn gain(icon: &'static str, n: u8) -> Mark {
    Mark::Gain(Gain { icon, n })
}

fn signs(of: Vec<Sign>) -> impl Iterator<Item = Mark> {
    of.into_iter().map(Mark::Sign)
}

/// The face of something that does what these lines say.
pub(super) fn icons(scene: &Scene<'_>, lines: &[Line]) -> Markup {
    html! {
        span.reward aria-hidden="true" {
            @for Group(marks) in groups(lines) {
                @if let [Mark::Gain(gain)] = marks[..] { (reward::one(scene, gain)) }
                @else { span.tied { @for mark in marks { (mark.drawn(scene)) } } }
            }
        }
    }
}

impl Mark {
    fn drawn(self, scene: &Scene<'_>) -> Markup {
        html! {
            @match self {
                Self::Gain(gain) => (reward::one(scene, gain)),
                Self::Sign(sign) => (sign.drawn(scene)),
                Self::Needs(n) => b { (n) },
                Self::Then => span.join { "→" },
                Self::Each => span.join { "×" },
                Self::Or => span.join { "/" },
                Self::Often => span.join { "∞" },
                Self::Less(n) => b { "−" (n) },
                Self::Ahead(n) => b { "+" (n) },
                Self::Around => b { "±1" },
            }
        }
    }
}

/// The same thing several times in a row counts as one.
fn groups(lines: &[Line]) -> Vec<Group> {
    let mut all: Vec<Group> = Vec::new();
    for next in lines.iter().flat_map(|line| of_line(&line.ops)) {
        match (all.last_mut().map(|group| &mut group.0[..]), &next.0[..]) {
            (Some([Mark::Gain(last)]), [Mark::Gain(more)]) if last.icon == more.icon => {
                last.n += more.n;
            }
            _ => all.push(next),
        }
    }
    all
}

/// An instruction with its body is one group; the same instruction several times is several.
fn of_line(ops: &[Op]) -> Vec<Group> {
    let Some((&first, body)) = ops.split_first() else {
        return Vec::new();
    };
    let groups = match before(first) {
        Some(mut marks) => {
            marks.push(Then);
            marks.extend(body.iter().flat_map(|&op| of(op)));
            vec![marks]
        }
        None => ops.iter().map(|&op| of(op)).collect(),
    };
    let groups = groups.into_iter().filter(|marks| !marks.is_empty());
    groups.map(Group).collect()
}

/// What stands before the body of an instruction.
fn before(op: Op) -> Option<Vec<Mark>> {
    Some(match op {
        Op::If(test, _) | Op::Watch(test, _) => {
            let needs = needed(test).map(Needs);
            needs
                .into_iter()
                .chain(signs(goal::condition(test)))
                .collect()
        }
        Op::MayPay {
            what, n, repeat, ..
        } => {
            let often = repeat.then_some(Mark::Often);
            let price = gain(reward::resource(what), n);
            [price].into_iter().chain(often).collect()
        }
        Op::RemoveOrbiter { .. } => vec![sign("seti-orbit-away")],
        Op::RemoveLander { .. } => vec![sign("seti-land-away")],
        _ => return None,
    })
}

/// How much a condition asks for, where one is not enough or not more than one is meant.
const fn needed(cond: Cond) -> Option<u8> {
    match cond {
        Cond::Publicity(n) | Cond::Score(n) | Cond::OwnSignalsInThatSector(n) => Some(n),
        Cond::SectorsWithOwnSignal(n)
        | Cond::Traces { n, .. }
        | Cond::Techs(_, n)
        | Cond::Figures { n, .. }
        | Cond::SignalsOnOumuamuaByThisCard(n)
            if n > 1 =>
        {
            Some(n)
        }
        _ => None,
    }
}

/// What an instruction looks like; those that only steer others look like nothing.
fn of(op: Op) -> Vec<Mark> {
    let plain = reward::picture(op).map(Mark::Gain);
    let with = |more: Vec<Mark>| plain.into_iter().chain(more).collect();
    let after = |less: &[Mark]| [less, &[Then]].concat().into_iter().chain(plain).collect();
    match op {
        Op::GainPer(_, _, per) | Op::WatchPer(_, _, per) | Op::MovePer(_, per) => {
            let each = [Each].into_iter().chain(signs(goal::metric(per)));
            with(each.collect())
        }
        Op::ShowCorners(corner) => with(vec![
            Each,
            sign("seti-card"),
            sign(corner_kind_icon(corner)),
        ]),
        Op::ShowIncomes(income, _) => with(vec![
            Each,
            sign("seti-card"),
            sign("seti-tuck"),
            sign(income_icon(income)),
        ]),
        Op::Land { any_moon: true, .. } => with(vec![sign("seti-moon")]),
        Op::Land { occupied: true, .. } => with(vec![sign("seti-people")]),
        Op::OrbitOrLand => with(vec![Or, sign("seti-land")]),
        Op::Tech {
            kinds, of_others, ..
        } => tech(&kinds.iter().map(tech_icon).collect::<Vec<_>>(), of_others),
        Op::Signal { n, at, no_data } => {
            let colored = match at {
                At::Star(star) => Some(gain(reward::signal(pack().star(star).color), n)),
                _ => plain,
            };
            let without = Mark::Sign(Sign::Without(reward::resource(Resource::Data)));
            let marks = colored.into_iter().chain(target(at));
            marks.chain(no_data.then_some(without)).collect()
        }
        Op::Spend(what, n) => vec![Mark::Less(n), sign(reward::resource(what))],
        Op::SignalRow(_) => after(&[sign("seti-discard")]),
        Op::SignalDeck(_) => after(&[sign("seti-draw")]),
        Op::Trace(color, TraceOn::SameColor) => after(&[sign(reward::trace(color))]),
        Op::Trace(_, TraceOn::AllColors) => {
            let all = Trace::ALL.iter();
            let all: Vec<Mark> = all.map(|&color| sign(reward::trace(Some(color)))).collect();
            after(&all)
        }
        // The card that is played, not one of the hand.
        Op::TuckSelf => after(&[sign("seti-play")]),
        Op::SampleReward(n) => vec![gain("seti-sample", n)],
        Op::SamplePeek(PeekFrom::OwnProbe) => after(&[sign("seti-launch")]),
        Op::SamplePeek(PeekFrom::Either) => {
            let [one, other] =
                [Body::Jupiter, Body::Saturn].map(|body| Mark::Sign(Sign::Body(body)));
            after(&[one, Or, other])
        }
        Op::DiscardForCorner => after(&[sign("seti-discard")]),
        Op::DiscardForIncome => vec![sign("seti-discard"), Then, sign("seti-tuck")],
        Op::Message(ahead) => with(vec![Mark::Ahead(ahead)]),
        Op::NextAnomalyReward => vec![sign("seti-anomaly")],
        Op::TurnRule(rule) => turn_rule(rule),
        _ => plain.into_iter().collect(),
    }
}

/// All three kinds are any kind.
fn tech(kinds: &[&'static str], of_others: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let [one, other] = *kinds {
        marks.extend([sign(one), Or, sign(other)]);
    } else if let [one] = *kinds {
        marks.push(gain(one, 1));
    } else {
        marks.push(gain("seti-tech", 1));
    }
    marks.extend(of_others.then_some(sign("seti-people")));
    marks
}

/// Where a signal goes, if its color does not tell.
fn target(at: At) -> Vec<Mark> {
    const PROBE: Mark = sign("seti-launch");
    match at {
        At::Body(body) => vec![Mark::Sign(Sign::Body(body))],
        At::Star(_) => vec![sign("seti-star")],
        At::Color(_) | At::Any => Vec::new(),
        At::OwnProbe => vec![PROBE],
        At::OwnProbeAndNeighbours => vec![PROBE, Mark::Around],
        At::ChosenProbes => vec![PROBE, sign("seti-people")],
        At::OneSector => vec![Needs(1), sign("seti-star")],
        At::NextAnomaly => vec![sign("seti-anomaly")],
    }
}

fn turn_rule(rule: TurnRule) -> Vec<Mark> {
    const PUBLICITY: &str = reward::resource(Resource::Publicity);
    match rule {
        TurnRule::VisitPublicityMayBecomeMove => {
            vec![
                sign("seti-planet"),
                Then,
                sign(PUBLICITY),
                Or,
                sign("seti-move"),
            ]
        }
        TurnRule::FreeAsteroidExit => {
            vec![
                sign("seti-asteroid"),
                Mark::Sign(Sign::Without("seti-move")),
            ]
        }
        TurnRule::NoPublicityFromMovingProbes => vec![Mark::Sign(Sign::Without(PUBLICITY))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_seti::names::{CARDS, Card};
    use orrery_seti::speak::effect;

    /// Instructions that leave no mark, and what the face does not tell of others.
    const UNTOLD: [(&str, &str); 4] = [
        ("ChooseProbe", "what the probe is good for stands behind it"),
        ("Star", "the card has the name of its star"),
        ("ignore_limit", "two probes are beyond the limit of one"),
        (
            "no_bonus",
            "goes with technologies of others, which the lens tells",
        ),
    ];

    /// An instruction without what [`UNTOLD`] names.
    fn told(op: Op) -> Option<String> {
        match op {
            Op::ChooseProbe { .. } => None,
            Op::Launch { .. } => Some("Launch".to_owned()),
            Op::Tech {
                kinds, of_others, ..
            } => Some(format!("{kinds:?} {of_others}")),
            Op::Signal {
                n,
                at: At::Star(star),
                no_data,
            } => Some(format!("{n} {:?} {no_data}", pack().star(star).color)),
            op => Some(format!("{op:?}")),
        }
    }

    fn programs() -> impl Iterator<Item = (Card, Vec<Line>)> {
        (0..CARDS).map(Card::at).flat_map(|card| {
            let printed = pack().card(card);
            let slots = printed.slots.iter().map(|(_, reward)| *reward);
            let all = slots.chain([printed.play, printed.later, printed.corner]);
            let all: Vec<_> = all
                .map(|program| (card, effect::effects(program)))
                .collect();
            all
        })
    }

    #[test]
    fn every_instruction_of_every_card_leaves_a_mark() {
        let mut blank = Vec::new();
        for (card, lines) in programs() {
            for &op in lines.iter().flat_map(|line| &line.ops) {
                let marked =
                    before(op).is_some_and(|marks| !marks.is_empty()) || !of(op).is_empty();
                let known = UNTOLD
                    .iter()
                    .any(|(name, _)| format!("{op:?}").starts_with(name));
                if marked == known {
                    blank.push(format!("{card}: {op:?}"));
                }
            }
        }
        assert_eq!(blank, [""; 0]);
    }

    #[test]
    fn cards_with_the_same_face_do_the_same() {
        let mut seen: Vec<(Vec<Group>, Vec<String>, Card)> = Vec::new();
        let mut alike = Vec::new();
        for (card, lines) in programs() {
            let ops = lines.iter().flat_map(|line| &line.ops);
            let does: Vec<String> = ops.filter_map(|&op| told(op)).collect();
            let face = groups(&lines);
            match seen.iter().find(|(known, ..)| *known == face) {
                Some((_, known, _)) if *known == does => {}
                Some((_, known, other)) => {
                    alike.push(format!("{card}, {other}: {does:?} {known:?}"));
                }
                None => seen.push((face, does, card)),
            }
        }
        assert_eq!(alike, [""; 0]);
    }

    #[test]
    fn conditions_stand_before_what_hangs_on_them() {
        let face = |number: u8| {
            let card = Card::project(number).expect("a project");
            groups(&effect::effects(pack().card(card).play))
        };
        let flyby = [
            Mark::Sign(Sign::Body(Body::Mercury)),
            Then,
            gain("seti-vp", 4),
        ];
        assert_eq!(face(20)[0].0, flyby);
        assert_eq!(face(20)[1].0, [gain("seti-move", 2)]);
    }
}
