//! The machine that plays the game.
//!
//! Everything unfinished is a [`Frame`] on the stack of the state. [`Engine::run`] works on the top
//! frame until somebody has to decide; [`Engine::play`] carries out the decision and runs on. Each
//! module owns the rules of one section: how its decisions are listed and what they do.

mod actions;
mod cards;
mod conditions;
mod counts;
mod discovery;
mod free;
mod milestones;
mod missions;
mod objectives;
mod program;
mod rival;
mod scan;
mod score;
mod space;
mod tech;
mod trace;
mod turn;

use crate::choice::Choice;
use crate::event::Event;
use crate::names::{About, Resource, Source};
use crate::op::Addr;
use crate::pack::{Pack, pack};
use crate::state::{Frame, Job, Phase, Seti};
use orrery_core::{Audience, Seat, Sink};

pub(crate) use actions::landing;
pub use actions::{MainCost, land_cost};
pub use milestones::{GOLD_MILESTONES, NEUTRAL_MILESTONES};
pub use scan::{TILE_CAPACITY, ranking, slot_points, tile_points};
pub use trace::SAMPLE_ROWS_FROM;
pub use turn::ROUNDS;

/// S2.27
pub const PUBLICITY_LIMIT: u8 = 10;
/// S2.27
pub const DATA_LIMIT: u8 = 6;

/// A state being worked on, and who listens.
pub(crate) struct Engine<'a, S> {
    pub(crate) state: &'a mut Seti,
    pub(crate) pack: &'static Pack,
    pub(crate) events: &'a mut S,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    pub(crate) fn new(state: &'a mut Seti, events: &'a mut S) -> Self {
        Self {
            state,
            pack: pack(),
            events,
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
        match frame.job {
            Job::Run(pc) => self.step_program(frame, pc),
            Job::Objective(occasion) => {
                self.wait_if(self.state.tasks_for(occasion).next().is_some())
            }
            Job::RivalTurn
            | Job::RivalResearch(_)
            | Job::RivalAnalysed
            | Job::RivalSample(_)
            | Job::RivalPassed => self.wait_if(false),
            Job::Turn | Job::Late | Job::Pause | Job::FirstIncome => true,
            Job::MayPay(pc) => self.step_may_pay(frame, pc),
            Job::Settle => self.step_settle(frame.who),
            Job::Sectors => self.step_sectors(frame),
            Job::Finish => self.step_finish(),
            Job::FreeEnd => self.step_free_end(frame),
            Job::CardEnd => self.step_card_end(frame),
            Job::LaterEnd => self.step_later_end(frame),
            Job::Refill => self.step_refill(),
            Job::Pick => self.step_pick(),
            Job::SpeciesPick(species) => self.step_species_pick(frame, species),
            Job::Tuck => self.wait_if(!self.state.player(frame.who).hand.is_empty()),
            Job::Moves(points) => {
                self.wait_if(points > 0 && !self.state.player(frame.who).pieces.is_empty())
            }
            Job::Land { any_moon, occupied } => {
                self.wait_if(self.state.can_land(frame.who, any_moon, occupied))
            }
            Job::OrbitOrLand => self.wait_if(self.state.can_land(frame.who, false, false)),
            Job::DataSpace(body, occupied) => self.step_data_space(frame, body, occupied),
            Job::Scan(done) => self.step_scan(frame, done),
            Job::Target { stars, n, no_data } => self.step_target(stars, n, no_data),
            Job::Mark { star, n, no_data } => self.step_mark(frame, star, n, no_data),
            Job::Around(stars) => self.step_around(frame, stars),
            Job::DeckSignals(n) => self.step_deck_signals(frame, n),
            Job::RowSignals(n) => self.wait_if(n > 0 && self.state.row.iter().any(Option::is_some)),
            Job::HandSignals(n) => {
                self.wait_if(n > 0 && !self.state.player(frame.who).hand.is_empty())
            }
            Job::ProbeSignals(n, left) => {
                self.wait_if(n > 0 && self.state.probe_signal_stars(left) != 0)
            }
            Job::Trace(color, on) => self.wait_if(self.state.trace_possible(frame.who, color, on)),
            Job::TakeTech {
                kinds, of_others, ..
            } => {
                let possible = self
                    .state
                    .techs_for(frame.who, kinds, of_others)
                    .next()
                    .is_some();
                self.wait_if(possible)
            }
            Job::PlaceTile(tech) => self.step_place_tile(frame, tech),
            Job::RemoveOrbiter => self.wait_if(self.state.has_orbiter(frame.who)),
            Job::RemoveLander => self.wait_if(self.state.has_lander(frame.who)),
            Job::ChooseProbe => self.wait_if(!self.state.player(frame.who).pieces.is_empty()),
            Job::RowCorners(n) => self.wait_if(n > 0 && self.state.row.iter().any(Option::is_some)),
            Job::DrawnCorner | Job::DrawnIncome => {
                self.wait_if(!self.state.drawn_in_hand(frame.who).is_empty())
            }
            Job::Show(pc) => self.step_show(frame, pc),
            Job::SampleTake(body) | Job::SamplePeek(body) => {
                self.wait_if(!self.state.samples_of(body).is_empty())
            }
            Job::SamplePlanet => self.wait_if(
                self.state
                    .relics
                    .samples
                    .iter()
                    .any(|some| !some.is_empty()),
            ),
            Job::Trigger(occasion) => self.wait_if(self.state.has_circle(frame.who, occasion)),
            Job::VisitChoice => true,
            Job::Milestone => self.wait_if(self.state.due(frame.who).next().is_some()),
            Job::Gold => self.wait_if(self.state.open_gold(frame.who).next().is_some()),
            Job::Message => self.wait_if(self.state.relics.messages.contains(&None)),
            Job::Secret(cost) => self.step_secret(frame, cost),
            Job::PassDiscard => {
                self.wait_if(self.state.player(frame.who).hand.len() > turn::HAND_LIMIT)
            }
            Job::PassRotate => self.step_pass_rotate(),
            Job::PassTake => self.step_pass_take(),
            Job::Give(n, gain) => self.step_give(frame, n, gain),
        }
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
        if self.state.free_allowed(frame) && self.play_free(frame, choice) {
            self.run();
            return;
        }
        self.decide(frame, choice);
        self.run();
    }

    fn decide(&mut self, frame: Frame, choice: Choice) {
        match frame.job {
            Job::FirstIncome => self.play_first_income(frame, choice),
            Job::Turn => self.play_main(frame, choice),
            Job::Settle => self.play_settle(frame, choice),
            Job::Sectors => self.play_sectors(frame, choice),
            Job::Late | Job::Pause => self.pop(),
            Job::Pick => self.play_pick(frame, choice),
            Job::SpeciesPick(species) => self.play_species_pick(frame, species, choice),
            Job::Tuck => self.play_tuck(frame, choice),
            Job::Moves(points) => self.play_moves(frame, points, choice),
            Job::Land { occupied, .. } => self.play_granted_land(frame, occupied, choice),
            Job::OrbitOrLand => self.play_granted_land(frame, false, choice),
            Job::DataSpace(body, _) => self.play_data_space(frame, body, choice),
            Job::Scan(done) => self.play_scan(frame, done, choice),
            Job::Target { n, no_data, .. } => self.play_target(n, no_data, choice),
            Job::Mark { star, n, no_data } => self.play_mark(frame, star, n, no_data, choice),
            Job::Around(_) => self.play_around(frame, choice),
            Job::RowSignals(n) => self.play_row_signal(frame, n, choice),
            Job::HandSignals(n) => self.play_hand_signal(frame, n, choice),
            Job::ProbeSignals(n, left) => self.play_probe_signal(frame, n, left, choice),
            Job::Trace(..) => self.play_trace(frame, choice),
            Job::TakeTech { no_bonus, .. } => self.play_take_tech(frame, no_bonus, choice),
            Job::PlaceTile(tech) => self.play_place_tile(frame, tech, choice),
            Job::RemoveOrbiter | Job::RemoveLander => self.play_remove(frame, choice),
            Job::ChooseProbe => self.play_choose_probe(choice),
            Job::RowCorners(n) => self.play_row_corner(frame, n, choice),
            Job::DrawnCorner => self.play_drawn(frame, true, choice),
            Job::DrawnIncome => self.play_drawn(frame, false, choice),
            Job::MayPay(pc) => self.play_may_pay(frame, pc, choice),
            Job::Show(pc) => self.play_show(frame, pc, choice),
            Job::SampleTake(body) => self.play_sample_take(frame, body, choice),
            Job::SamplePlanet => self.play_sample_planet(choice),
            Job::SamplePeek(_) => self.play_sample_peek(frame, choice),
            Job::Trigger(_) => self.play_trigger(frame, choice),
            Job::Objective(_) => self.play_objective(choice),
            Job::VisitChoice => self.play_visit_choice(frame, choice),
            Job::Milestone => self.play_milestone(frame, choice),
            Job::Gold => self.play_gold(frame, choice),
            Job::Message => self.play_message(frame, choice),
            Job::Secret(cost) => self.play_secret(frame, cost, choice),
            Job::PassDiscard => self.play_pass_discard(frame, choice),
            Job::PassTake => self.play_pass_take(frame, choice),
            Job::Give(n, gain) => self.play_give(frame, n, gain, choice),
            Job::RivalTurn
            | Job::RivalResearch(_)
            | Job::RivalAnalysed
            | Job::RivalSample(_)
            | Job::RivalPassed
            | Job::Finish
            | Job::FreeEnd
            | Job::CardEnd
            | Job::LaterEnd
            | Job::Refill
            | Job::DeckSignals(_)
            | Job::PassRotate
            | Job::Run(_) => {}
        }
    }

    /// S2.28, S2.29: what exceeds a limit is lost.
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

    /// S2.5 to S2.7, S2.23, S4.13: free actions interrupt the own main action, nothing else.
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
        let (pack, who) = (pack(), frame.who);
        match frame.job {
            Job::FirstIncome => out.extend(self.player(who).hand.iter().map(Choice::Income)),
            Job::Turn => self.list_main(pack, who, out),
            Job::Settle => {
                out.push(Choice::Continue);
                self.list_complete(who, out);
            }
            Job::Sectors => self.list_sectors(out),
            Job::Late => out.push(Choice::End),
            Job::Pause => out.push(Choice::Continue),
            Job::Pick => self.list_pick(out),
            Job::SpeciesPick(species) => self.list_species_pick(species, out),
            Job::Tuck => {
                out.extend(self.player(who).hand.iter().map(Choice::Tuck));
                out.push(Choice::Skip);
            }
            Job::Moves(points) => self.list_moves(who, points, out),
            Job::Land { any_moon, occupied } => {
                self.list_sites(who, u8::MAX, any_moon, occupied, out);
            }
            Job::OrbitOrLand => {
                self.list_orbits(who, out);
                self.list_sites(who, u8::MAX, false, false, out);
            }
            Job::DataSpace(body, occupied) => self.list_data_spaces(body, occupied, out),
            Job::Scan(done) => self.list_scan(who, done, out),
            Job::Target { stars, .. } | Job::Around(stars) => Self::list_stars(stars, out),
            Job::Mark { star, .. } => out.extend([Choice::Signal(star), Choice::SignalTile]),
            Job::RowSignals(_) | Job::RowCorners(_) => {
                out.extend(self.row.iter().flatten().copied().map(Choice::Row));
            }
            Job::HandSignals(_) => {
                out.extend(self.player(who).hand.iter().map(Choice::Discard));
                out.push(Choice::Done);
            }
            Job::ProbeSignals(_, left) => {
                Self::list_stars(self.probe_signal_stars(left), out);
                out.push(Choice::Done);
            }
            Job::Trace(color, on) => self.list_traces(pack, who, color, on, out),
            Job::TakeTech {
                kinds, of_others, ..
            } => {
                out.extend(self.techs_for(who, kinds, of_others).map(Choice::Tech));
            }
            Job::PlaceTile(_) => self.list_slots(who, out),
            Job::RemoveOrbiter => self.list_own_orbiters(who, out),
            Job::RemoveLander => self.list_own_landers(who, out),
            Job::ChooseProbe => self.list_own_probes(who, out),
            Job::DrawnCorner | Job::DrawnIncome => {
                out.extend(self.drawn_in_hand(who).iter().map(Choice::Discard));
            }
            Job::MayPay(_) => out.extend([Choice::Pay, Choice::Skip]),
            Job::Show(pc) => {
                let most = self.showable(who, pc) as u8;
                out.extend((0..=most).rev().map(Choice::Show));
            }
            Job::SampleTake(body) | Job::SamplePeek(body) => self.list_samples(body, out),
            Job::SamplePlanet => self.list_sample_planets(out),
            Job::Trigger(occasion) => {
                out.extend(
                    self.circles(who, occasion)
                        .map(|(card, i)| Choice::Cover(card, i)),
                );
                out.push(Choice::Skip);
            }
            Job::Objective(occasion) => self.list_tasks(occasion, out),
            Job::VisitChoice => out.extend([Choice::Publicity, Choice::Movement]),
            Job::Milestone => self.list_milestones(who, out),
            Job::Gold => out.extend(self.open_gold(who).map(Choice::Gold)),
            Job::Message => self.list_messages(out),
            Job::Secret(_) => {
                out.extend(self.player(who).exertians.iter().map(Choice::Secret));
                out.push(Choice::Skip);
            }
            Job::PassDiscard | Job::Give(..) => {
                out.extend(self.player(who).hand.iter().map(Choice::Discard));
            }
            Job::PassTake => {
                let stack = &self.stacks[self.round as usize - 1];
                out.extend(stack.iter().copied().map(Choice::Take));
            }
            Job::RivalTurn
            | Job::RivalResearch(_)
            | Job::RivalAnalysed
            | Job::RivalSample(_)
            | Job::RivalPassed
            | Job::Finish
            | Job::FreeEnd
            | Job::CardEnd
            | Job::LaterEnd
            | Job::Refill
            | Job::DeckSignals(_)
            | Job::PassRotate
            | Job::Run(_) => {}
        }
        if self.free_allowed(frame) {
            self.list_free(who, out);
        }
    }

    /// What the current decision is about, if there is one.
    #[must_use]
    pub fn about(&self) -> Option<About> {
        Some(match self.stack.last()?.job {
            Job::FirstIncome => About::FirstIncome,
            Job::Turn => About::Turn,
            Job::Settle => About::Settle,
            Job::Sectors => About::Sectors,
            Job::Late => About::Late,
            Job::Pause => About::Pause,
            Job::Pick => About::Pick,
            Job::SpeciesPick(_) => About::SpeciesPick,
            Job::Tuck => About::Tuck,
            Job::Moves(_) => About::Moves,
            Job::Land { .. } => About::Land,
            Job::OrbitOrLand => About::OrbitOrLand,
            Job::DataSpace(..) => About::DataSpace,
            Job::Scan(_) => About::Scan,
            Job::Target { .. } => About::Target,
            Job::Mark { .. } => About::Mark,
            Job::Around(_) => About::Around,
            Job::RowSignals(_) => About::RowSignals,
            Job::HandSignals(_) => About::HandSignals,
            Job::ProbeSignals(..) => About::ProbeSignals,
            Job::Trace(..) => About::Trace,
            Job::TakeTech { .. } => About::Tech,
            Job::PlaceTile(_) => About::Slot,
            Job::RemoveOrbiter => About::RemoveOrbiter,
            Job::RemoveLander => About::RemoveLander,
            Job::ChooseProbe => About::Probe,
            Job::RowCorners(_) => About::RowCorners,
            Job::DrawnCorner => About::DrawnCorner,
            Job::DrawnIncome => About::DrawnIncome,
            Job::MayPay(_) => About::MayPay,
            Job::Show(_) => About::Show,
            Job::SampleTake(_) => About::SampleTake,
            Job::SamplePlanet => About::SamplePlanet,
            Job::SamplePeek(_) => About::SamplePeek,
            Job::Trigger(_) => About::Trigger,
            Job::Objective(_) => About::Objective,
            Job::VisitChoice => About::Visit,
            Job::Milestone => About::Milestone,
            Job::Gold => About::Gold,
            Job::Message => About::Message,
            Job::Secret(_) => About::Secret,
            Job::PassDiscard => About::PassDiscard,
            Job::PassTake => About::PassTake,
            Job::Give(..) => About::Give,
            Job::RivalTurn
            | Job::RivalResearch(_)
            | Job::RivalAnalysed
            | Job::RivalSample(_)
            | Job::RivalPassed
            | Job::Finish
            | Job::FreeEnd
            | Job::CardEnd
            | Job::LaterEnd
            | Job::Refill
            | Job::DeckSignals(_)
            | Job::PassRotate
            | Job::Run(_) => return None,
        })
    }
}
