//! What cards say, read from their programs, conditions and scoring.

use super::{amount, name};
use crate::names::{Resource, TechKind, Trace};
use crate::op::{
    Addr, At, Cond, Feature, Figure, Kinds, Metric, OnSpecies, Op, PeekFrom, This, TraceOn,
    Trigger, TurnRule,
};
use crate::pack::{EndScore, pack};
use orrery_core::{Phrase, Word};

/// One step of a program: what it says, and its instructions with those of its body.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub phrase: Phrase,
    pub ops: Vec<Op>,
}

fn op(words: &str) -> Phrase {
    Phrase::new(format!("op-seti-{words}"))
}

fn goal(words: &str) -> Phrase {
    Phrase::new(format!("goal-seti-{words}"))
}

/// The steps of a program; the same step several times in a row is one line.
#[must_use]
pub fn effects(program: Addr) -> Vec<Line> {
    let code = &pack().code;
    let mut end = program;
    while code.at(end) != Op::End {
        end += 1 + body(code.at(end));
    }
    lines(program, end)
}

/// How many instructions follow that belong to this one.
fn body(of: Op) -> Addr {
    match of {
        Op::RemoveOrbiter { skip }
        | Op::RemoveLander { skip }
        | Op::ChooseProbe { skip }
        | Op::If(_, skip)
        | Op::Watch(_, skip)
        | Op::MayPay { skip, .. } => skip.into(),
        _ => 0,
    }
}

fn lines(mut pc: Addr, end: Addr) -> Vec<Line> {
    let code = &pack().code;
    let mut lines: Vec<Line> = Vec::new();
    while pc < end {
        let of = code.at(pc);
        let next = pc + 1 + body(of);
        let mut times = 1u8;
        let mut after = next;
        while body(of) == 0 && after < end && code.at(after) == of {
            (times, after) = (times + 1, after + 1);
        }
        let then = lines_of_body(pc + 1, next);
        if let Some(phrase) = say(of, times, &then) {
            // What is done with a chosen probe has lines of its own; other bodies belong to a sentence.
            let (inner, apart) = match of {
                Op::ChooseProbe { .. } => (Vec::new(), then),
                _ => (then, Vec::new()),
            };
            let inner = inner.into_iter().flat_map(|line| line.ops);
            let ops = std::iter::repeat_n(of, times.into()).chain(inner).collect();
            lines.push(Line { phrase, ops });
            lines.extend(apart);
        }
        pc = after;
    }
    lines
}

/// A body that runs as a program of its own has its own end.
fn lines_of_body(from: Addr, to: Addr) -> Vec<Line> {
    let ends = to > from && pack().code.at(to - 1) == Op::End;
    lines(from, to - Addr::from(ends))
}

/// What is paid and what comes of it, where the `MayPay` at this address is decided.
pub(super) fn payment(pc: Addr) -> Phrase {
    let Op::MayPay { what, n, skip, .. } = pack().code.at(pc) else {
        return Phrase::new("choice-seti-pay");
    };
    let then = lines_of_body(pc + 1, pc + 1 + Addr::from(skip));
    Phrase::new("choice-seti-pay-for")
        .with("what", amount(what, n))
        .with("then", Word::all(then.into_iter().map(|line| line.phrase)))
}

/// What an instruction gives, as a thing; boards and the sentences of cards share these words.
#[must_use]
pub fn thing(of: Op, times: u8) -> Option<Phrase> {
    let reward = |words: &str| Phrase::new(format!("reward-seti-{words}"));
    Some(match of {
        Op::Gain(what, n) => amount(what, n.saturating_mul(times)),
        Op::Draw(n) => reward("draw").with("n", n),
        Op::Pick => reward("pick"),
        Op::SpeciesCard(This(species)) => reward("species-card").with("species", species),
        Op::Tuck => reward("tuck").with("n", times),
        Op::Trace(Some(color), _) => reward("trace").with("n", times).with("trace", color),
        Op::Trace(None, _) => reward("trace-any").with("n", times),
        Op::Signal { n, at, .. } => signals(n, at),
        _ => return None,
    })
}

fn say(of: Op, times: u8, then: &[Line]) -> Option<Phrase> {
    let inner = || Word::all(then.iter().map(|line| line.phrase.clone()));
    let with_thing = |words: &str| match thing(of, times) {
        Some(thing) => op(words).with("what", thing),
        None => op(words),
    };
    let repeated = |one: Phrase| match times {
        1 => one,
        n => op("times").with("what", one).with("n", n),
    };
    Some(match of {
        Op::End | Op::Again(_) => return None,
        Op::Gain(..) | Op::Draw(_) => with_thing("gain"),
        Op::Pick | Op::SpeciesCard(_) => repeated(with_thing("gain")),
        Op::GainPer(what, n, per) => op("gain-per")
            .with("what", amount(what, n))
            .with("per", metric(per)),
        Op::Spend(what, n) => op("pay").with("what", amount(what, n)),
        Op::TakeRow => op("take-row"),
        Op::DiscardForCorner => op("drawn-corner"),
        Op::DiscardForIncome => op("drawn-income"),
        Op::Move(n) => op("move").with("n", n.saturating_mul(times)),
        Op::MovePer(n, per) => op("move-per").with("n", n).with("per", metric(per)),
        Op::ShowCorners(corner) => op("show-corners").with("corner", corner),
        Op::ShowIncomes(income, what) => op("show-incomes")
            .with("income", income)
            .with("what", amount(what, 1)),
        Op::Launch { ignore_limit } => op(if ignore_limit {
            "launch-beyond"
        } else {
            "launch"
        })
        .with("n", times),
        Op::Land { any_moon: true, .. } => op("land-moon"),
        Op::Land { occupied: true, .. } => op("land-occupied"),
        Op::Land { .. } => op("land"),
        Op::OrbitOrLand => op("orbit-or-land"),
        Op::Scan => repeated(op("scan")),
        Op::Rotate => repeated(op("rotate")),
        Op::Tech {
            kinds, of_others, ..
        } => tech(kinds, of_others),
        Op::Signal { no_data, .. } => with_thing(if no_data { "mark-no-data" } else { "mark" }),
        Op::SignalRow(n) => op("signal-row").with("n", n),
        Op::SignalHand(n) => op("signal-hand").with("n", n),
        Op::SignalDeck(n) => op("signal-deck").with("n", n),
        Op::Trace(_, on) => with_thing(match on {
            TraceOn::Any => "mark",
            TraceOn::SameColor => "trace-same-color",
            TraceOn::AllColors => "trace-all-colors",
        }),
        Op::RemoveOrbiter { .. } => op("remove-orbiter").with("then", inner()),
        Op::RemoveLander { .. } => op("remove-lander").with("then", inner()),
        Op::ChooseProbe { .. } => op("choose-probe"),
        Op::CornerOfPicked => op("corner-of-picked"),
        Op::RowCorners => op("row-corners"),
        Op::Tuck => repeated(op("tuck")),
        Op::TuckSelf => op("tuck-self"),
        Op::ReturnSelf => op("return-self"),
        Op::TurnRule(rule) => op(match rule {
            TurnRule::VisitPublicityMayBecomeMove => "rule-visit-moves",
            TurnRule::FreeAsteroidExit => "rule-asteroids",
            TurnRule::NoPublicityFromMovingProbes => "rule-no-publicity",
        }),
        Op::If(test, _) => op("if").with("test", condition(test)).with("then", inner()),
        Op::Watch(test, _) => op("this-turn-if")
            .with("test", condition(test))
            .with("then", inner()),
        Op::WatchPer(what, n, per) => op("this-turn-per")
            .with("what", amount(what, n))
            .with("per", metric(per)),
        Op::MayPay {
            what, n, repeat, ..
        } => op(if repeat { "may-pay-often" } else { "may-pay" })
            .with("what", amount(what, n))
            .with("then", inner()),
        Op::Message(n) => op("message").with("n", n),
        Op::SamplePickUp => op("sample-pick-up"),
        Op::SamplePeek(PeekFrom::Either) => op("sample-peek"),
        Op::SamplePeek(PeekFrom::OwnProbe) => op("sample-peek-probe"),
        Op::SampleReward(n) => op("sample-reward").with("n", n),
        Op::SampleOnSpace => op("sample-on-space"),
        Op::NextAnomalyReward => op("next-anomaly-reward"),
    })
}

fn tech(kinds: Kinds, of_others: bool) -> Phrase {
    let kinds: Vec<TechKind> = kinds.iter().collect();
    match (&kinds[..], of_others) {
        (_, true) => op("tech-of-others"),
        ([one], _) => op("tech").with("kind", tech_kind(*one)),
        ([one, other], _) => op("tech-either")
            .with("one", tech_kind(*one))
            .with("other", tech_kind(*other)),
        _ => op("tech-any"),
    }
}

fn tech_kind(kind: TechKind) -> Word {
    name("tech-kind", kind)
}

fn signals(n: u8, at: At) -> Phrase {
    let phrase = match at {
        At::Body(body) => Phrase::new("reward-seti-signal").with("body", body),
        At::Color(color) => Phrase::new("reward-seti-signal-color").with("color", color),
        At::Star(star) => op("signal-star").with("star", star),
        At::Any => op("signal-any"),
        At::OwnProbe => op("signal-own-probe"),
        At::OwnProbeAndNeighbours => op("signal-around"),
        At::ChosenProbes => op("signal-probes"),
        At::OneSector => op("signal-one-sector"),
        At::NextAnomaly => op("signal-next-anomaly"),
    };
    phrase.with("n", n)
}

/// A condition about a feature: `visited-comet`.
fn featured(words: &str, feature: Feature) -> Phrase {
    let feature = match feature {
        Feature::Asteroids => "asteroids",
        Feature::Comet => "comet",
    };
    op(&format!("is-{words}-{feature}"))
}

/// What a condition asks for.
#[must_use]
pub fn condition(cond: Cond) -> Phrase {
    let least = |what: Resource, n: u8| is("at-least").with("what", amount(what, n));
    match cond {
        Cond::FigureAtAll(bodies) => {
            is("figure-at").with("bodies", Word::all(bodies.iter().map(Word::from)))
        }
        Cond::Figures { piece, n, moons } => is(match (piece, moons) {
            (Figure::Orbiter, _) => "orbiters",
            (Figure::Lander, false) => "landers",
            (Figure::Lander, true) => "landers-moons",
            (Figure::OrbiterOrLander, _) => "figures",
        })
        .with("n", n),
        Cond::OrbiterAndLanderSamePlanet => is("same-planet"),
        Cond::SectorWins {
            color,
            n,
            same_sector,
        } => match color {
            _ if same_sector => is("wins-same").with("n", n),
            Some(color) => is("wins-color").with("n", n).with("color", color),
            None => is("wins").with("n", n),
        },
        Cond::SectorsWithOwnSignal(n) => is("sectors-with-signal").with("n", n),
        Cond::Traces { color, on, n } => traces(color, on).with("n", n),
        Cond::TracesSameColor(n) => is("traces-same-color").with("n", n),
        Cond::TraceOnEachSpecies(color) => is("trace-on-each").with("trace", color),
        Cond::AllTraceColorsOnOneSpecies => is("all-colors"),
        Cond::AllTraceColors(This(species)) => is("all-colors-species").with("species", species),
        Cond::TraceOnExofossilCostSpace(n) => is("exofossil-space").with("n", n),
        Cond::Techs(kind, n) => is("techs").with("n", n).with("kind", tech_kind(kind)),
        Cond::Publicity(n) => least(Resource::Publicity, n),
        Cond::Score(n) => least(Resource::Vp, n),
        Cond::HandEmpty => is("hand-empty"),
        Cond::ProbeOn {
            feature: what,
            next_to_earth: false,
        } => featured("probe-on", what),
        Cond::ProbeOn { feature: what, .. } => featured("probe-near-earth", what),
        Cond::ProbeDistanceFromEarth(n) => is("probe-far").with("n", n),
        Cond::VisitedBody(body) => is("visited").with("what", body),
        Cond::VisitedFeature(what) => featured("visited", what),
        Cond::MovedWithinRing => is("moved-in-ring"),
        Cond::CompletedSector => is("completed-sector"),
        Cond::LandedWithThisCard { bodies, any_moon } => {
            let moon = any_moon.then(|| is("any-moon").into());
            is("landed").with(
                "bodies",
                Word::either(bodies.iter().map(Word::from).chain(moon)),
            )
        }
        Cond::ChosenProbeOn(what) => featured("chosen-probe-on", what),
        Cond::TakenTechOwnedByOther => is("tech-of-others"),
        Cond::OwnSignalsInThatSector(n) => is("signals-there").with("n", n),
        Cond::DeliverSample(body) => is("deliver").with("body", body),
        Cond::Exofossils(n) => least(Resource::Exofossil, n),
        Cond::LanderAt(body) => is("lander-at").with("body", body),
        Cond::SignalsOnOumuamua(n) => is("tile-signals").with("n", n),
        Cond::SignalsOnOumuamuaByThisCard(n) => is("tile-signals-card").with("n", n),
        Cond::LaunchedInAnomalySector => is("launched-at-anomaly"),
        Cond::FiguresAtOnePlanet(n) => is("figures-one-planet").with("n", n),
        Cond::TuckedCards(n) => is("tucked").with("n", n),
        Cond::CompletedMissions(n) => is("missions").with("n", n),
    }
}

/// A condition.
fn is(words: &str) -> Phrase {
    Phrase::new(format!("op-seti-is-{words}"))
}

/// The condition that there are traces of this colour on this species.
fn traces(color: Option<Trace>, on: OnSpecies) -> Phrase {
    match (color, on) {
        (Some(color), OnSpecies::This(species)) => is("traces-color-species")
            .with("trace", color)
            .with("species", species),
        (Some(color), _) => is("traces-color").with("trace", color),
        (None, OnSpecies::This(species)) => is("traces-species").with("species", species),
        (None, OnSpecies::NotThis(_)) => is("traces-other-species"),
        (None, OnSpecies::Both) => is("traces"),
    }
}

/// One unit of what is counted.
fn metric(metric: Metric) -> Word {
    let one = |words: &str| Phrase::new(format!("op-seti-one-{words}"));
    match metric {
        Metric::FiguresAt(body) => one("figure").with("body", body),
        Metric::SectorWins(color) => one("win").with("color", color),
        Metric::SectorsWithOwnSignal => one("sector-with-signal"),
        Metric::SectorsSignaledByThisCard => one("sector-by-card"),
        Metric::SignalsByThisCard(color) => one("signal-by-card").with("color", color),
        Metric::Traces {
            color: Some(color), ..
        } => one("trace").with("trace", color),
        Metric::Traces {
            on: OnSpecies::This(species),
            ..
        } => one("trace-species").with("species", species),
        Metric::Traces { .. } => one("trace-any"),
        Metric::TracesJustMarked => one("trace-just-marked"),
        Metric::Techs(kind) => one("tech").with("kind", tech_kind(kind)),
        Metric::TechsJustTaken => one("tech-just-taken"),
        Metric::Publicity => one("publicity"),
        Metric::TuckedCards(income) => one("tucked").with("income", income),
        Metric::UniquePlanetsVisited => one("planet-visited"),
        Metric::AsteroidsNextToChosenProbe => one("asteroids"),
        Metric::OtherPlanetsAndCometsInEarthSector => one("earth-sector"),
        Metric::OwnSignalsInAnomalySectors => one("anomaly-signal"),
        Metric::SignalsOnOumuamuaByThisCard => one("tile-signal"),
    }
    .into()
}

/// The deed that covers a circle of a mission.
#[must_use]
pub fn trigger(trigger: Trigger) -> Phrase {
    let on = |words: &str| Phrase::new(format!("op-seti-on-{words}"));
    match trigger {
        Trigger::Visit(body) => on("visit").with("body", body),
        Trigger::VisitPlanet => on("visit-planet"),
        Trigger::VisitAsteroidsOwnTurn => on("visit-asteroids"),
        Trigger::Launch => goal("launch"),
        Trigger::Orbit => goal("orbit"),
        Trigger::Land => goal("land"),
        Trigger::OrbitOrLand => on("orbit-or-land"),
        Trigger::Scan => goal("scan"),
        Trigger::Tech(Some(kind)) => goal("research").with("kind", tech_kind(kind)),
        Trigger::Tech(None) => goal("research-any"),
        Trigger::Trace(Some(color)) => goal("trace").with("trace", color),
        Trigger::Trace(None) => on("trace"),
        Trigger::Signal(color) => on("signal").with("color", color),
        Trigger::PlayCard(cost) => goal("card").with("cost", cost),
        Trigger::CornerDiscard(corner) => on("corner").with("corner", corner),
    }
}

/// What a gold box scores.
#[must_use]
pub fn end_score(end: EndScore) -> Phrase {
    match end {
        EndScore::Per(n, per) => op("gain-per")
            .with("what", amount(Resource::Vp, n))
            .with("per", metric(per)),
        EndScore::If(n, cond) => op("end-if")
            .with("what", amount(Resource::Vp, n))
            .with("test", condition(cond)),
        EndScore::UnmarkedGoldTile => op("end-gold"),
    }
}
