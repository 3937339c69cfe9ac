//! The Anomalies (S15): tokens in the outermost ring that pay when Earth reaches them.

use super::Rules;
use crate::choice::Spot;
use crate::engine::Engine;
use crate::event::Event;
use crate::names::{Body, Resource, Side, Source, Species, Trace};
use crate::op::Addr;
use crate::state::{Anomaly, Frame, Job, Marker, Seti};
use orrery_core::{Seat, Sink};

pub(crate) struct Anomalies;

impl Rules for Anomalies {
    const SPECIES: Species = Species::Anomalies;

    /// S15.1, S15.2
    fn meet<S: Sink<Event>>(engine: &mut Engine<'_, S>, _side: Side) {
        let earth = engine.state.space_of(Body::Earth).sector();
        let mut colors = [Trace::Pink, Trace::Orange, Trace::Blue];
        let sides = engine.state.rng.with(|stream| {
            stream.shuffle(&mut colors);
            [(); 3].map(|()| stream.below(2) as u8)
        });
        for ((color, side), away) in colors.into_iter().zip(sides).zip([0, 3, 5]) {
            let sector = (earth + away) % 8;
            engine.state.relics.anomalies.push(Anomaly {
                sector,
                color,
                side,
            });
        }
    }

    /// S15.4 to S15.7, S15.10, S15.11, S19.62: Earth may have reached an anomaly.
    fn rotated<S: Sink<Event>>(engine: &mut Engine<'_, S>) {
        let Some(side) = engine.state.discovered(Species::Anomalies) else {
            return;
        };
        let earth = engine.state.space_of(Body::Earth).sector();
        let Some(anomaly) = engine.state.anomaly_in(earth) else {
            return;
        };
        let leader = engine.state.column_leader(side, anomaly.color);
        engine.tell(|| Event::AnomalyTriggered {
            color: anomaly.color,
            seat: leader,
        });
        if let Some(leader) = leader {
            engine.push_run(leader, Source::Species, engine.anomaly_program(anomaly));
        }
    }

    fn check(state: &Seti) -> Result<(), String> {
        let tokens = &state.relics.anomalies;
        let known = |anomaly: &Anomaly| anomaly.sector < 8 && anomaly.side < 2;
        if !tokens.iter().all(known) {
            return Err("no such anomaly in /relics/anomalies (S15.1)".to_owned());
        }
        let each_once = |of: &dyn Fn(&Anomaly) -> usize| {
            let places = tokens.iter().fold(0u8, |bits, token| bits | 1 << of(token));
            places.count_ones() == 3
        };
        let Some(side) = state.discovered(Species::Anomalies) else {
            return super::absent(
                Self::SPECIES,
                tokens.is_empty(),
                "/relics/anomalies",
                "S15.1",
            );
        };
        if each_once(&|token| token.color.index()) && each_once(&|token| token.sector.into()) {
            return Ok(());
        }
        Err(format!(
            "the Anomalies are discovered (/species/{}), so /relics/anomalies holds three tokens, one of each \
             color, in three sectors (S15.1)",
            side.index()
        ))
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    fn anomaly_program(&self, anomaly: Anomaly) -> Addr {
        self.pack.anomalies[anomaly.color.index()][anomaly.side as usize]
    }

    /// The visible reward of the next anomaly.
    pub(in crate::engine) fn next_anomaly_reward(&mut self, frame: Frame) {
        if let Some(anomaly) = self.state.next_anomaly() {
            self.push(frame, Job::Run(self.anomaly_program(anomaly)));
        }
    }

    /// S19.48
    pub(in crate::engine) fn rival_anomaly_trace(&mut self, vp: u8) {
        self.gain(self.state.rival_seat(), Resource::Vp, vp, Source::Cards);
        if let (Some(anomaly), Some(side)) = (
            self.state.next_anomaly(),
            self.state.discovered(Species::Anomalies),
        ) && let Some(row) = self.state.lowest_row(side, anomaly.color)
        {
            let frame = self.rival_frame(Source::Species);
            self.mark_trace(frame, anomaly.color, side, Spot::Row(row));
        }
    }
}

impl Seti {
    /// S15.6, S15.9: the owner of the highest marked board space of a colour.
    fn column_leader(&self, side: Side, color: Trace) -> Option<Seat> {
        let slot = self.slot(side);
        let c = color.index();
        let top = slot.top_last[c];
        top.or_else(|| slot.board[c].iter().rev().copied().flatten().next())
            .and_then(Marker::seat)
    }

    /// The anomaly in this sector.
    pub(in crate::engine) fn anomaly_in(&self, sector: u8) -> Option<Anomaly> {
        let mut anomalies = self.relics.anomalies.iter().copied();
        anomalies.find(|anomaly| anomaly.sector == sector)
    }

    /// S19.49: the first anomaly counter-clockwise of Earth, not counting Earth's own sector.
    pub(crate) fn next_anomaly(&self) -> Option<Anomaly> {
        let earth = self.space_of(Body::Earth).sector();
        (1..8).find_map(|step| self.anomaly_in((earth + 8 - step) % 8))
    }

    /// S19.48: not for a column that the rival leads.
    pub(in crate::engine) fn rival_wants_anomaly(&self) -> bool {
        self.next_anomaly().is_some_and(|anomaly| {
            let side = self.discovered(Species::Anomalies);
            let leader = side.and_then(|side| self.column_leader(side, anomaly.color));
            leader != Some(self.rival_seat())
        })
    }
}
