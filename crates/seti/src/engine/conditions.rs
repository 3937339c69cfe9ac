//! Conditions of missions, gold boxes, Exertian cards and effects: how far a player is, and what is needed.

use super::counts::own;
use crate::names::{Body, Card, PLANETS, Space};
use crate::op::{Bodies, Cond, Feature, This};
use crate::pack::pack;
use crate::solar::{Cell, VISIT_ASTEROIDS, VISIT_COMET};
use crate::state::Seti;
use crate::view::Standing;
use orrery_core::Seat;

impl Seti {
    /// True if the condition holds for this player now.
    pub(super) fn holds(&self, who: Seat, cond: Cond) -> bool {
        let (has, needs) = self.reached(who, cond);
        let holds = has >= needs;
        #[cfg(feature = "coverage")]
        crate::coverage::condition(cond, holds);
        holds
    }

    /// Where the condition or the gold box of a card stands for this player.
    #[must_use]
    pub fn standing(&self, who: Seat, card: Card) -> Option<Standing> {
        let printed = pack().card(card);
        match (printed.end, printed.cond) {
            (Some(_), _) => Some(Standing::Worth(self.end_card(who, card))),
            (None, Some(cond)) => {
                let (has, needs) = self.reached(who, cond);
                Some(Standing::Reached(has.min(needs), needs))
            }
            (None, None) => None,
        }
    }

    /// How much of a condition is reached, and how much it asks for: 1 if it can only be true or not.
    pub(crate) fn reached(&self, who: Seat, cond: Cond) -> (u16, u16) {
        let player = self.player(who);
        let once = |is: bool| (u8::from(is), 1);
        let (has, needs) = match cond {
            Cond::Score(n) => return (player.score, n.into()),
            Cond::FigureAtAll(bodies) => (self.at_each(who, bodies), bodies.count()),
            Cond::Figures { piece, n, moons } => (self.pieces(who, piece, moons), n),
            Cond::OrbiterAndLanderSamePlanet => once(self.orbits_and_landed(who)),
            Cond::SectorWins {
                color,
                n,
                same_sector,
            } => match same_sector {
                true => (self.wins_in_one(who), n),
                false => (self.wins(who, color), n),
            },
            Cond::SectorsWithOwnSignal(n) => (self.sectors_with_signal(who), n),
            Cond::Traces { color, on, n } => (self.traces(who, color, on), n),
            Cond::TracesSameColor(n) => (self.traces_of_one_color(who), n),
            Cond::TraceOnEachSpecies(color) => {
                let sides = player.traces.iter().filter(|side| side[color.index()] > 0);
                (sides.count() as u8, 2)
            }
            Cond::AllTraceColorsOnOneSpecies => (self.trace_colors(who, None), 3),
            Cond::AllTraceColors(This(species)) => (self.trace_colors(who, Some(species)), 3),
            Cond::TraceOnExofossilCostSpace(n) => (self.on_exofossil_spaces(who), n),
            Cond::Techs(kind, n) => (player.techs.by_kind()[kind.index()], n),
            Cond::Publicity(n) => (player.publicity, n),
            Cond::HandEmpty => once(player.hand.is_empty()),
            Cond::ProbeOn {
                feature,
                next_to_earth,
            } => once(self.probe_on(who, feature, next_to_earth)),
            Cond::ProbeDistanceFromEarth(n) => once(self.farthest_from_earth(who) >= n),
            Cond::VisitedBody(body) => once(self.facts.visited >> body.index() & 1 == 1),
            Cond::VisitedFeature(feature) => once(match feature {
                Feature::Asteroids => self.facts.visited & VISIT_ASTEROIDS != 0,
                Feature::Comet => self.facts.visited & VISIT_COMET != 0,
            }),
            Cond::MovedWithinRing => once(self.facts.moved_in_ring),
            Cond::CompletedSector => once(self.facts.completed_sector),
            Cond::LandedWithThisCard { bodies, any_moon } => {
                once(self.card_landed(bodies, any_moon))
            }
            Cond::ChosenProbeOn(feature) => {
                once(self.in_play.probe.is_some_and(|at| self.shows(at, feature)))
            }
            Cond::TakenTechOwnedByOther => {
                once(self.in_play.tech.is_some() && self.in_play.tech_of_others)
            }
            Cond::OwnSignalsInThatSector(n) => once(self.signals_just_there(who) == Some(n)),
            Cond::DeliverSample(body) => once(self.has_sample_at(who, body)),
            Cond::Exofossils(n) => (player.exofossils, n),
            Cond::LanderAt(body) => once(self.planets[body.index()].landers[who.index()] > 0),
            Cond::SignalsOnOumuamua(n) => (own(&self.relics.tile, who), n),
            Cond::SignalsOnOumuamuaByThisCard(n) => (self.in_play.tile_signals, n),
            Cond::LaunchedInAnomalySector => once(self.in_play.launched_at_anomaly),
            Cond::FiguresAtOnePlanet(n) => (self.figures_at_one(who), n),
            Cond::TuckedCards(n) => (player.tucked.len() as u8, n),
            Cond::CompletedMissions(n) => (self.completed_missions(who), n),
        };
        (has.into(), needs.into())
    }

    /// At how many of these planets the player has a figure.
    fn at_each(&self, who: Seat, bodies: Bodies) -> u8 {
        let there = bodies.iter().filter(|&body| self.figures_at(who, body) > 0);
        there.count() as u8
    }

    fn orbits_and_landed(&self, who: Seat) -> bool {
        Body::ALL[..PLANETS].iter().any(|&body| {
            let planet = &self.planets[body.index()];
            let landed = planet.landers[who.index()] + self.on_moons(who, body);
            planet.orbiters[who.index()] > 0 && landed > 0
        })
    }

    fn probe_on(&self, who: Seat, feature: Feature, next_to_earth: bool) -> bool {
        let earth = self.space_of(Body::Earth);
        let pieces = &self.player(who).pieces;
        pieces.iter().any(|piece| {
            self.shows(piece.at, feature) && (!next_to_earth || piece.at.distance(earth) == 1)
        })
    }

    fn shows(&self, space: Space, feature: Feature) -> bool {
        match feature {
            Feature::Asteroids => self.cell(space) == Cell::Asteroids,
            Feature::Comet => self.cell(space) == Cell::Comet,
        }
    }

    fn farthest_from_earth(&self, who: Seat) -> u8 {
        let earth = self.space_of(Body::Earth);
        let pieces = self.player(who).pieces.iter();
        pieces
            .map(|piece| piece.at.distance(earth))
            .max()
            .unwrap_or(0)
    }

    fn card_landed(&self, bodies: Bodies, any_moon: bool) -> bool {
        self.in_play
            .landed
            .is_some_and(|body| match self.in_play.on_moon {
                true => any_moon,
                false => bodies.has(body),
            })
    }

    /// Own signals in the sector that the card in play marked last.
    fn signals_just_there(&self, who: Seat) -> Option<u8> {
        let star = self.in_play.last_star?;
        Some(own(&self.sectors[star.index()].marks, who))
    }

    fn has_sample_at(&self, who: Seat, body: Body) -> bool {
        let there = self.space_of(body);
        let pieces = &self.player(who).pieces;
        pieces
            .iter()
            .any(|piece| piece.sample.is_some() && piece.at == there)
    }
}
