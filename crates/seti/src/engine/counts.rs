//! What can be counted for a player: the metrics of cards, and what conditions and scoring ask about.

use crate::names::{Body, Color, Income, Moon, PLANETS, Side, Space, Species, Trace};
use crate::op::{Figure, Metric, OnSpecies};
use crate::pack::pack;
use crate::solar::{Cell, VISIT_BODIES};
use crate::state::Seti;
use orrery_core::Seat;

/// How many of these markers are a player's own.
pub(super) fn own(marks: &[Seat], who: Seat) -> u8 {
    marks.iter().filter(|&&mark| mark == who).count() as u8
}

impl Seti {
    /// The number of units of a metric for this player now.
    pub(crate) fn count(&self, who: Seat, metric: Metric) -> u8 {
        let player = self.player(who);
        match metric {
            Metric::FiguresAt(body) => self.figures_at(who, body),
            Metric::SectorWins(color) => self.wins(who, Some(color)),
            Metric::SectorsWithOwnSignal => self.sectors_with_signal(who),
            Metric::SectorsSignaledByThisCard => self.in_play.sectors.count_ones() as u8,
            Metric::SignalsByThisCard(color) => self.in_play.signals[color.index()],
            Metric::Traces { color, on } => self.traces(who, color, on),
            Metric::TracesJustMarked => self
                .in_play
                .trace
                .map_or(0, |color| player.traces_of(color)),
            Metric::Techs(kind) => player.techs.by_kind()[kind.index()],
            Metric::TechsJustTaken => {
                let kind = self.in_play.tech.map(|tech| tech.kind().index());
                kind.map_or(0, |kind| player.techs.by_kind()[kind])
            }
            Metric::Publicity => player.publicity,
            Metric::TuckedCards(income) => self.tucked(who, income),
            Metric::UniquePlanetsVisited => (self.facts.visited & VISIT_BODIES).count_ones() as u8,
            Metric::AsteroidsNextToChosenProbe => self.in_play.probe.map_or(0, |space| {
                space
                    .neighbours()
                    .filter(|&near| self.cell(near) == Cell::Asteroids)
                    .count() as u8
            }),
            Metric::OtherPlanetsAndCometsInEarthSector => {
                let earth = self.space_of(Body::Earth);
                let others = (1..=4).map(|ring| Space::new(ring, earth.sector()));
                let counts = |&space: &Space| {
                    space != earth && matches!(self.cell(space), Cell::Comet | Cell::Body(_))
                };
                others.filter(counts).count() as u8
            }
            Metric::OwnSignalsInAnomalySectors => {
                let sectors = self.relics.anomalies.iter().map(|anomaly| anomaly.sector);
                let marks = |sector| self.sectors[self.star_of(sector).index()].marks;
                sectors.map(|sector| own(&marks(sector), who)).sum()
            }
            Metric::SignalsOnOumuamuaByThisCard => self.in_play.tile_signals,
        }
    }

    /// Orbiters and landers of a player at a planet and its moons (S8.30, S21.18).
    pub(super) fn figures_at(&self, who: Seat, body: Body) -> u8 {
        let planet = &self.planets[body.index()];
        planet.orbiters[who.index()] + planet.landers[who.index()] + self.on_moons(who, body)
    }

    pub(super) fn on_moons(&self, who: Seat, body: Body) -> u8 {
        let moons = Moon::ALL.iter().filter(|moon| moon.planet() == body);
        moons
            .map(|moon| self.moons[moon.index()][who.index()])
            .sum()
    }

    /// Orbiters, landers on planets, landers on moons.
    pub(super) fn figures(&self, who: Seat) -> [u8; 3] {
        let who = who.index();
        let mut sum = [0; 3];
        for planet in &self.planets {
            sum[0] += planet.orbiters[who];
            sum[1] += planet.landers[who];
        }
        sum[2] = self.moons.iter().map(|moon| moon[who]).sum();
        sum
    }

    /// Orbiters or landers or both; landers on moons only if they count.
    pub(super) fn pieces(&self, who: Seat, piece: Figure, moons: bool) -> u8 {
        let [orbiters, landers, on_moons] = self.figures(who);
        let landers = landers + if moons { on_moons } else { 0 };
        match piece {
            Figure::Orbiter => orbiters,
            Figure::Lander => landers,
            Figure::OrbiterOrLander => orbiters + landers,
        }
    }

    /// The most figures at one planet and its moons.
    pub(super) fn figures_at_one(&self, who: Seat) -> u8 {
        let planets = Body::ALL[..PLANETS].iter();
        let figures = planets.map(|&body| self.figures_at(who, body));
        figures.max().unwrap_or(0)
    }

    /// The most win markers in one sector.
    pub(super) fn wins_in_one(&self, who: Seat) -> u8 {
        let wins = self.sectors.iter().map(|sector| sector.wins[who.index()]);
        wins.max().unwrap_or(0)
    }

    /// Win markers of a player, in one colour or all.
    pub(super) fn wins(&self, who: Seat, color: Option<Color>) -> u8 {
        let stars = self.sectors.iter().zip(&pack().stars);
        stars
            .filter(|(_, star)| color.is_none_or(|color| color == star.color))
            .map(|(sector, _)| sector.wins[who.index()])
            .sum()
    }

    pub(super) fn sectors_with_signal(&self, who: Seat) -> u8 {
        self.sectors
            .iter()
            .filter(|sector| sector.marks.contains(&who))
            .count() as u8
    }

    /// Own traces of a colour (or all) on these species.
    pub(super) fn traces(&self, who: Seat, color: Option<Trace>, on: OnSpecies) -> u8 {
        let counts = &self.player(who).traces;
        let side_counts = |side: &&Side| match on {
            OnSpecies::Both => true,
            OnSpecies::This(species) => self.slot(**side).species == species,
            OnSpecies::NotThis(species) => self.slot(**side).species != species,
        };
        Side::ALL
            .iter()
            .filter(side_counts)
            .map(|side| match color {
                Some(color) => counts[side.index()][color.index()],
                None => counts[side.index()].iter().sum(),
            })
            .sum()
    }

    /// The most traces of one colour, over both species.
    pub(super) fn traces_of_one_color(&self, who: Seat) -> u8 {
        let player = self.player(who);
        let colors = Trace::ALL.iter().map(|&color| player.traces_of(color));
        colors.max().unwrap_or(0)
    }

    /// How many colours of traces the player has on this species, or on the better one.
    pub(super) fn trace_colors(&self, who: Seat, on: Option<Species>) -> u8 {
        let sides = Side::ALL.iter();
        let sides = sides.filter(|side| on.is_none_or(|on| self.slot(**side).species == on));
        let traces = &self.player(who).traces;
        let colors = |side: &Side| traces[side.index()].iter().filter(|&&n| n > 0).count() as u8;
        sides.map(colors).max().unwrap_or(0)
    }

    /// Cards tucked for income, of one kind.
    #[must_use]
    pub fn tucked(&self, who: Seat, income: Income) -> u8 {
        self.player(who)
            .tucked
            .0
            .and(pack().income_is[income.index()])
            .len() as u8
    }

    /// Completed missions of a player.
    pub(super) fn completed_missions(&self, who: Seat) -> u8 {
        self.player(who).played.0.and(self.completed.0).len() as u8
    }
}
