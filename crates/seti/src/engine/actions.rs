//! The eight main actions (S3).

use super::Engine;
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Body, Card, Resource, Source, Tech};
use crate::pack::pack;
use crate::state::{Frame, Job, Phase, Seti};
use orrery_core::{Seat, Sink};

/// What a main action costs: the resources, in the order credits, energy, publicity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MainCost {
    pub credits: u8,
    pub energy: u8,
    pub publicity: u8,
}

impl MainCost {
    const fn new(credits: u8, energy: u8, publicity: u8) -> Self {
        Self {
            credits,
            energy,
            publicity,
        }
    }

    /// S3.4
    pub const LAUNCH: Self = Self::new(2, 0, 0);
    /// S3.8
    pub const ORBIT: Self = Self::new(1, 1, 0);
    /// S3.23
    pub const SCAN: Self = Self::new(1, 2, 0);
    /// S3.24
    pub const ANALYSE: Self = Self::new(0, 1, 0);
    /// S3.26
    pub const RESEARCH: Self = Self::new(0, 0, 6);

    pub(crate) fn payable(self, state: &Seti, who: Seat) -> bool {
        let player = state.player(who);
        player.credits >= self.credits
            && player.energy >= self.energy
            && player.publicity >= self.publicity
    }
}

/// S3.13, S3.14, S9.14, S21.2
#[must_use]
pub fn land_cost(state: &Seti, who: Seat, body: Body) -> u8 {
    landing(state.orbited(body), state.player(who).has(Tech::Probe3))
}

/// The energy of a landing on a planet, orbited by anybody or not, with probe.3 or without.
pub(crate) fn landing(orbited: bool, probe3: bool) -> u8 {
    3 - u8::from(orbited) - u8::from(probe3)
}

impl<S: Sink<Event>> Engine<'_, S> {
    fn pay_cost(&mut self, who: Seat, cost: MainCost) {
        self.pay(who, Resource::Credit, cost.credits);
        self.pay(who, Resource::Energy, cost.energy);
        self.pay(who, Resource::Publicity, cost.publicity);
    }

    /// S2.4, S2.14: after the main action come sectors, further free actions, and the end of the turn.
    pub(super) fn play_main(&mut self, frame: Frame, choice: Choice) {
        if choice == Choice::Pass {
            return self.pass(frame);
        }
        let who = frame.who;
        self.pop();
        self.state.phase = Phase::Main;
        self.push(frame, Job::Finish);
        self.push(frame, Job::Late);
        self.push(frame, Job::Sectors);
        self.push(frame, Job::Settle);
        let frame = Frame {
            from: Source::Planets,
            own: false,
            ..frame
        };
        match choice {
            Choice::Launch => {
                self.pay_cost(who, MainCost::LAUNCH);
                self.launch(frame);
            }
            Choice::Orbit(body) => {
                self.pay_cost(who, MainCost::ORBIT);
                self.orbit(frame, body);
            }
            Choice::Land(site) => {
                let cost = land_cost(self.state, who, site.planet());
                self.pay(who, Resource::Energy, cost);
                self.land(frame, site, false);
            }
            Choice::Scan => {
                self.pay_cost(who, MainCost::SCAN);
                self.begin_scan(Frame {
                    from: Source::Sectors,
                    ..frame
                });
            }
            Choice::Analyse => self.analyse(who),
            Choice::Play(card) => self.play_card(who, card),
            Choice::Research => {
                self.pay_cost(who, MainCost::RESEARCH);
                let tech = Frame {
                    from: Source::Technology,
                    ..frame
                };
                self.push(
                    tech,
                    Job::TakeTech {
                        kinds: 0b111,
                        of_others: false,
                        no_bonus: false,
                    },
                );
                self.rotate(); // S9.3
            }
            _ => {}
        }
    }
}

impl Seti {
    pub(super) fn list_main(&self, who: Seat, out: &mut Vec<Choice>) {
        let (pack, player) = (pack(), self.player(who));
        if MainCost::LAUNCH.payable(self, who) && player.probes() < player.probe_limit() {
            out.push(Choice::Launch);
        }
        if !player.pieces.is_empty() {
            if MainCost::ORBIT.payable(self, who) {
                self.list_orbits(who, out);
            }
            self.list_sites(who, player.energy, false, false, out);
        }
        if MainCost::SCAN.payable(self, who) {
            out.push(Choice::Scan);
        }
        if MainCost::ANALYSE.payable(self, who) && player.computer.upper == 6 {
            out.push(Choice::Analyse);
        }
        let for_credits = pack.for_credits[player.credits.min(5) as usize];
        let for_energy = pack.for_energy[player.energy.min(5) as usize];
        let playable = player.hand.0.and(for_credits.or(for_energy));
        out.extend(playable.iter().map(Card::at).map(Choice::Play));
        if MainCost::RESEARCH.payable(self, who) {
            out.push(Choice::Research);
        }
        out.push(Choice::Pass);
    }
}
