//! What a card that stays asks for, in symbols: the deeds of a mission, its condition, what a gold box counts. The lens
//! has the words.

use super::super::reward;
use super::{corner_kind_icon, income_icon, tech_icon};
use crate::Scene;
use crate::ink::icon;
use maud::{Markup, html};
use orrery_seti::names::{Body, Color, Trace};
use orrery_seti::op::{Cond, Feature, Figure, Metric, Trigger};
use orrery_seti::pack::{CardData, EndScore};

/// One symbol: an icon of the sheet, or something as the map shows it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Sign {
    Icon(&'static str),
    /// The icon struck out: none of it.
    Without(&'static str),
    Body(Body),
    Comet,
}

use Sign::{Icon, Without};

impl Sign {
    pub(super) fn drawn(self, scene: &Scene<'_>) -> Markup {
        let of_map = |id: String| {
            html! {
                svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (id) } {} }
            }
        };
        match self {
            Icon(name) => icon(scene, name),
            Without(name) => html! { span.without { (icon(scene, name)) } },
            Self::Body(body) => of_map(format!("body-{body}")),
            Self::Comet => of_map("feature-comet".to_owned()),
        }
    }
}

/// The symbols of what is still to be done, each once; circles that are covered are left out.
pub(super) fn asked(scene: &Scene<'_>, printed: &CardData, covered: u8) -> Markup {
    let open = printed.slots.iter().enumerate();
    let open = open.filter(|(circle, _)| covered >> circle & 1 == 0);
    let deeds = open.flat_map(|(_, (deed, _))| trigger(*deed));
    let mut signs: Vec<Sign> = Vec::new();
    for sign in deeds.chain(printed.cond.into_iter().flat_map(condition)) {
        if !signs.contains(&sign) {
            signs.push(sign);
        }
    }
    html! { @for sign in signs { (sign.drawn(scene)) } }
}

/// The symbols of what a gold box counts.
pub(super) fn counted(scene: &Scene<'_>, end: EndScore) -> Markup {
    let signs = match end {
        EndScore::Per(_, per) => metric(per),
        EndScore::If(_, cond) => condition(cond),
        EndScore::UnmarkedGoldTile => vec![Icon("seti-gold")],
    };
    html! { @for sign in signs { (sign.drawn(scene)) } }
}

pub(super) const fn feature(what: Feature) -> Sign {
    match what {
        Feature::Asteroids => Icon("seti-asteroid"),
        Feature::Comet => Sign::Comet,
    }
}

fn wins(color: Option<Color>) -> Vec<Sign> {
    let color = color.map(|color| Icon(reward::signal(color)));
    [Icon("seti-crown")].into_iter().chain(color).collect()
}

fn traces(colors: &[Trace]) -> Vec<Sign> {
    let each = |&color| Icon(reward::trace(Some(color)));
    colors.iter().map(each).collect()
}

fn trigger(deed: Trigger) -> Vec<Sign> {
    vec![match deed {
        Trigger::Visit(body) => Sign::Body(body),
        Trigger::VisitPlanet => Icon("seti-planet"),
        Trigger::VisitAsteroidsOwnTurn => Icon("seti-asteroid"),
        Trigger::Launch => Icon("seti-launch"),
        Trigger::Orbit => Icon("seti-orbit"),
        Trigger::Land => Icon("seti-land"),
        Trigger::OrbitOrLand => return vec![Icon("seti-orbit"), Icon("seti-land")],
        Trigger::Scan => Icon("seti-scan"),
        Trigger::Tech(None) => Icon("seti-tech"),
        Trigger::Tech(Some(kind)) => Icon(tech_icon(kind)),
        Trigger::Trace(color) => Icon(reward::trace(color)),
        Trigger::Signal(color) => Icon(reward::signal(color)),
        Trigger::PlayCard(_) => Icon("seti-play"),
        Trigger::CornerDiscard(corner) => Icon(corner_kind_icon(corner)),
    }]
}

/// The symbols of a condition, without how much of it is needed.
pub(super) fn condition(cond: Cond) -> Vec<Sign> {
    let pieces = |piece: Figure| match piece {
        Figure::Orbiter => vec![Icon("seti-orbit")],
        Figure::Lander => vec![Icon("seti-land")],
        Figure::OrbiterOrLander => vec![Icon("seti-orbit"), Icon("seti-land")],
    };
    match cond {
        Cond::FigureAtAll(bodies) => bodies.iter().map(Sign::Body).collect(),
        Cond::LandedWithThisCard { bodies, any_moon } => {
            let moon = any_moon.then_some(Icon("seti-moon"));
            bodies.iter().map(Sign::Body).chain(moon).collect()
        }
        Cond::Figures { piece, .. } => pieces(piece),
        Cond::OrbiterAndLanderSamePlanet | Cond::FiguresAtOnePlanet(_) => {
            pieces(Figure::OrbiterOrLander)
        }
        Cond::SectorWins { color, .. } => wins(color),
        // Whoever wins it.
        Cond::CompletedSector => vec![Icon("seti-star"), Icon("seti-data-full")],
        Cond::SectorsWithOwnSignal(_) | Cond::OwnSignalsInThatSector(_) => {
            vec![Icon("seti-star"), Icon("seti-signal")]
        }
        Cond::SignalsOnOumuamua(_) | Cond::SignalsOnOumuamuaByThisCard(_) => {
            vec![Icon("seti-signal"), Sign::Body(Body::Oumuamua)]
        }
        Cond::Traces { color, .. } => vec![Icon(reward::trace(color))],
        Cond::TraceOnEachSpecies(color) => traces(&[color]),
        Cond::TracesSameColor(_) | Cond::TraceOnExofossilCostSpace(_) => {
            vec![Icon(reward::trace(None))]
        }
        Cond::AllTraceColorsOnOneSpecies | Cond::AllTraceColors(_) => traces(Trace::ALL),
        Cond::Techs(kind, _) => vec![Icon(tech_icon(kind))],
        Cond::TakenTechOwnedByOther => vec![Icon("seti-people"), Icon("seti-tech")],
        Cond::Publicity(_) => vec![Icon("seti-publicity")],
        Cond::Score(_) => vec![Icon("seti-vp")],
        Cond::HandEmpty => vec![Without("seti-card")],
        Cond::ProbeOn { feature: what, .. }
        | Cond::VisitedFeature(what)
        | Cond::ChosenProbeOn(what) => vec![Icon("seti-launch"), feature(what)],
        Cond::ProbeDistanceFromEarth(_) => vec![Icon("seti-launch"), Icon("seti-earth")],
        Cond::VisitedBody(body) => vec![Sign::Body(body)],
        Cond::MovedWithinRing => vec![Icon("seti-move")],
        Cond::DeliverSample(body) => vec![Icon("seti-sample"), Sign::Body(body)],
        Cond::Exofossils(_) => vec![Icon("seti-exofossil")],
        Cond::LanderAt(body) => vec![Icon("seti-land"), Sign::Body(body)],
        Cond::LaunchedInAnomalySector => vec![Icon("seti-launch"), Icon("seti-anomaly")],
        Cond::TuckedCards(_) => vec![Icon("seti-tuck")],
        Cond::CompletedMissions(_) => vec![Icon("seti-mission")],
    }
}

/// The symbols of what is counted.
pub(super) fn metric(per: Metric) -> Vec<Sign> {
    match per {
        Metric::FiguresAt(body) => vec![Sign::Body(body)],
        Metric::SectorWins(color) => wins(Some(color)),
        Metric::SignalsByThisCard(color) => vec![Icon(reward::signal(color))],
        Metric::SectorsWithOwnSignal | Metric::SectorsSignaledByThisCard => {
            vec![Icon("seti-star"), Icon("seti-signal")]
        }
        Metric::OwnSignalsInAnomalySectors => vec![Icon("seti-anomaly"), Icon("seti-signal")],
        Metric::SignalsOnOumuamuaByThisCard => {
            vec![Icon("seti-signal"), Sign::Body(Body::Oumuamua)]
        }
        Metric::Traces { color, .. } => vec![Icon(reward::trace(color))],
        Metric::TracesJustMarked => vec![Icon(reward::trace(None))],
        Metric::Techs(kind) => vec![Icon(tech_icon(kind))],
        Metric::TechsJustTaken => vec![Icon("seti-tech")],
        Metric::Publicity => vec![Icon("seti-publicity")],
        Metric::TuckedCards(income) => vec![Icon("seti-tuck"), Icon(income_icon(income))],
        Metric::UniquePlanetsVisited => vec![Icon("seti-planet")],
        Metric::AsteroidsNextToChosenProbe => vec![Icon("seti-asteroid")],
        Metric::OtherPlanetsAndCometsInEarthSector => vec![Icon("seti-earth")],
    }
}
