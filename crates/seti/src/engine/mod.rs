//! The machine that plays the game.
//!
//! Everything unfinished is a [`Frame`] on the stack of the state. [`Engine::run`] works on the top
//! frame until somebody has to decide; [`Engine::play`] carries out the decision and runs on. Which job
//! asks what is in the table of `decisions`; the other modules own the rules of one section each, and those
//! in `species` the rules of one species.

mod actions;
mod cards;
mod conditions;
mod counts;
mod decisions;
mod discovery;
mod free;
mod milestones;
mod missions;
mod objectives;
mod planets;
mod program;
mod rival;
mod scan;
mod score;
mod space;
pub(crate) mod species;
mod tech;
mod trace;
mod turn;

use crate::choice::Choice;
use crate::event::Event;
use crate::names::{About, Resource, Source};
use crate::op::Addr;
use crate::pack::{Pack, pack};
use crate::state::{CardSet, Frame, Job, Phase, Seti};
use orrery_core::{Audience, Seat, Sink};

pub(crate) use actions::landing;
pub use actions::{MainCost, land_cost};
pub(crate) use free::BUY_COST;
pub use milestones::{GOLD_MILESTONES, NEUTRAL_MILESTONES};
pub(crate) use scan::scan_done;
pub use scan::{ranking, slot_points};
pub use species::{TILE_CAPACITY, tile_points};
pub use turn::ROUNDS;

/// S2.27
pub const PUBLICITY_LIMIT: u8 = 10;
/// S2.27
pub const DATA_LIMIT: u8 = 6;

/// Nobody is offered this choice where it arrives: the list of a decision and what its choices do have come apart.
#[cold]
fn foreign(choice: Choice) {
    debug_assert!(false, "{choice} is not a choice of this decision");
}

/// A state being worked on, and who listens.
pub(crate) struct Engine<'a, S> {
    pub(crate) state: &'a mut Seti,
    pub(crate) pack: &'static Pack,
    pub(crate) events: &'a mut S,
    /// Missions that could be completed at the decision being carried out, of those that an instruction can
    /// undo (D-64).
    offered: CardSet,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    pub(crate) fn new(state: &'a mut Seti, events: &'a mut S) -> Self {
        Self {
            state,
            pack: pack(),
            events,
            offered: CardSet::default(),
        }
    }

    #[inline]
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.events.tell(Audience::All, make);
    }

    /// Puts a job on top, as part of the same effect as `frame`.
    #[inline]
    fn push(&mut self, frame: Frame, job: Job) {
        self.state.stack.push(Frame { job, ..frame });
    }

    /// Puts a program on top for `who`, not part of the card in play.
    #[inline]
    fn push_run(&mut self, who: Seat, from: Source, program: Addr) {
        self.state.stack.push(Frame {
            who,
            from,
            own: false,
            job: Job::Run(program),
        });
    }

    #[inline]
    fn pop(&mut self) {
        self.state.stack.pop();
    }

    #[inline]
    fn set_top(&mut self, job: Job) {
        if let Some(top) = self.state.stack.last_mut() {
            top.job = job;
        }
    }

    /// Works until somebody has to decide, or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(&frame) = self.state.stack.last() {
            if self.step(frame) {
                return;
            }
        }
    }

    /// Works on the top frame; true if its player has to decide.
    #[inline]
    pub(crate) fn step(&mut self, frame: Frame) -> bool {
        if self.state.is_rival(frame.who)
            && let Some(wait) = self.rival_step(frame)
        {
            return wait;
        }
        self.work(frame)
    }

    /// Waits for a decision if there is one to make; otherwise the job is done.
    #[inline]
    fn wait_if(&mut self, possible: bool) -> bool {
        if !possible {
            self.pop();
        }
        possible
    }

    /// Carries out a choice of the current decision and runs on.
    pub(crate) fn play(&mut self, choice: Choice) {
        let Some(&frame) = self.state.stack.last() else {
            return;
        };
        self.state.facts.gained = false;
        if self.state.free_allowed(frame) {
            if self.state.has_for_now(frame.who) {
                self.offered = self.state.fulfilled_for_now(frame.who);
            }
            if self.play_free(frame, choice) {
                self.run();
                return;
            }
        }
        self.decide(frame, choice);
        self.run();
    }

    /// S2.28, S2.29, S7.1: what exceeds a limit is lost.
    fn gain(&mut self, who: Seat, resource: Resource, n: u8, from: Source) {
        if n == 0 || (self.state.is_rival(who) && self.convert(resource, n, from)) {
            return;
        }
        if who == self.state.active {
            self.state.facts.gained = true;
        }
        let player = self.state.player_mut(who);
        let add = |value: &mut u8, limit: u8| {
            let room = limit - (*value).min(limit);
            let gained = n.min(room);
            *value += gained;
            n - gained
        };
        let lost = match resource {
            Resource::Vp => {
                self.state.facts.scored |= 1 << who.index();
                let player = self.state.player_mut(who);
                player.score += u16::from(n);
                player.points[from.index()] += i16::from(n);
                0
            }
            Resource::Credit => add(&mut player.credits, u8::MAX),
            Resource::Energy => add(&mut player.energy, u8::MAX),
            Resource::Exofossil => add(&mut player.exofossils, u8::MAX),
            Resource::Publicity => add(&mut player.publicity, PUBLICITY_LIMIT),
            Resource::Data => add(&mut player.data, DATA_LIMIT),
        };
        if lost < n {
            self.tell(|| Event::Gained {
                seat: who,
                resource,
                n: n - lost,
                from,
            });
        }
        if lost > 0 {
            self.tell(|| Event::Lost {
                seat: who,
                resource,
                n: lost,
            });
        }
        if self.state.rival.level > 1 {
            self.check_states();
        }
    }

    /// Takes what was checked to be there.
    fn pay(&mut self, who: Seat, resource: Resource, n: u8) {
        if n == 0 {
            return;
        }
        if let Some(value) = self.state.resource_mut(who, resource) {
            debug_assert!(*value >= n, "{who} pays {n} of {value} {resource}");
            *value = value.saturating_sub(n);
        }
        self.tell(|| Event::Paid {
            seat: who,
            resource,
            n,
        });
    }
}

impl Seti {
    fn resource_mut(&mut self, who: Seat, resource: Resource) -> Option<&mut u8> {
        let player = self.player_mut(who);
        match resource {
            Resource::Credit => Some(&mut player.credits),
            Resource::Energy => Some(&mut player.energy),
            Resource::Publicity => Some(&mut player.publicity),
            Resource::Data => Some(&mut player.data),
            Resource::Exofossil => Some(&mut player.exofossils),
            Resource::Vp => None,
        }
    }

    /// How many of a resource a player has.
    #[must_use]
    pub fn has(&self, who: Seat, resource: Resource) -> u8 {
        let player = self.player(who);
        match resource {
            Resource::Credit => player.credits,
            Resource::Energy => player.energy,
            Resource::Publicity => player.publicity,
            Resource::Data => player.data,
            Resource::Exofossil => player.exofossils,
            Resource::Vp => player.score.min(255) as u8,
        }
    }

    /// S2.5 to S2.7, S2.23, S4.13, S7.15, S21.31: free actions interrupt the own main action, nothing
    /// else.
    #[inline]
    pub(crate) fn free_allowed(&self, frame: Frame) -> bool {
        frame.who == self.active
            && !self.in_free
            && matches!(self.phase, Phase::Before | Phase::Main | Phase::After)
    }

    /// Every legal choice of the current decision.
    pub(crate) fn list(&self, out: &mut Vec<Choice>) {
        let Some(&frame) = self.stack.last() else {
            return;
        };
        self.list_decision(frame, out);
        if self.free_allowed(frame) {
            self.list_free(frame.who, out);
        }
    }

    /// What the current decision is about, if there is one.
    #[must_use]
    pub fn about(&self) -> Option<About> {
        self.stack.last()?.job.about()
    }
}
