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
mod rival;
mod run;
mod scan;
mod score;
mod space;
mod tech;
mod trace;
mod turn;

use crate::choice::Choice;
use crate::data::{Data, data};
use crate::event::Event;
use crate::names::{About, Resource, Source};
use crate::op::Addr;
use crate::state::{Frame, Phase, Seti, Task};
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
    pub(crate) s: &'a mut Seti,
    pub(crate) d: &'static Data,
    pub(crate) out: &'a mut S,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    pub(crate) fn new(s: &'a mut Seti, out: &'a mut S) -> Self {
        Self { s, d: data(), out }
    }

    #[inline]
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.out.tell(Audience::All, make);
    }

    /// Puts a task on top, as part of the same effect as `frame`.
    #[inline]
    fn push(&mut self, frame: Frame, task: Task) {
        self.s.stack.push(Frame { task, ..frame });
    }

    /// Puts a program on top for `who`, not part of the card in play.
    #[inline]
    fn push_run(&mut self, who: Seat, from: Source, program: Addr) {
        self.s.stack.push(Frame {
            who,
            from,
            own: false,
            task: Task::Run(program),
        });
    }

    #[inline]
    fn pop(&mut self) {
        self.s.stack.pop();
    }

    #[inline]
    fn set_top(&mut self, task: Task) {
        if let Some(top) = self.s.stack.last_mut() {
            top.task = task;
        }
    }

    /// Works until somebody has to decide, or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(&frame) = self.s.stack.last() {
            if self.step(frame) {
                return;
            }
        }
    }

    /// Works on the top frame; true if its player has to decide.
    #[inline]
    pub(crate) fn step(&mut self, frame: Frame) -> bool {
        if self.s.is_rival(frame.who)
            && let Some(wait) = self.rival_step(frame)
        {
            return wait;
        }
        match frame.task {
            Task::Run(pc) => self.step_program(frame, pc),
            Task::Objective(deed) => self.wait_if(self.s.tasks_for(deed).next().is_some()),
            Task::RivalTurn
            | Task::RivalResearch(_)
            | Task::RivalAnalysed
            | Task::RivalSample(_)
            | Task::RivalPassed => self.wait_if(false),
            Task::Turn | Task::Late | Task::Pause | Task::FirstIncome => true,
            Task::MayPay(pc) => self.step_may_pay(frame, pc),
            Task::Settle => self.step_settle(frame.who),
            Task::Sectors => self.step_sectors(frame),
            Task::Finish => self.step_finish(),
            Task::FreeEnd => self.step_free_end(frame),
            Task::CardEnd => self.step_card_end(frame),
            Task::LaterEnd => self.step_later_end(frame),
            Task::Refill => self.step_refill(),
            Task::Pick => self.step_pick(),
            Task::SpeciesPick(species) => self.step_species_pick(frame, species),
            Task::Tuck => self.wait_if(!self.s.player(frame.who).hand.is_empty()),
            Task::Moves(points) => {
                self.wait_if(points > 0 && !self.s.player(frame.who).pieces.is_empty())
            }
            Task::Land { any_moon, occupied } => {
                self.wait_if(self.s.can_land(frame.who, any_moon, occupied))
            }
            Task::OrbitOrLand => self.wait_if(self.s.can_land(frame.who, false, false)),
            Task::DataSpace(body, occupied) => self.step_data_space(frame, body, occupied),
            Task::Scan(done) => self.step_scan(frame, done),
            Task::Target { stars, n, no_data } => self.step_target(stars, n, no_data),
            Task::Mark { star, n, no_data } => self.step_mark(frame, star, n, no_data),
            Task::Around(stars) => self.step_around(frame, stars),
            Task::DeckSignals(n) => self.step_deck_signals(frame, n),
            Task::RowSignals(n) => self.wait_if(n > 0 && self.s.row.iter().any(Option::is_some)),
            Task::HandSignals(n) => {
                self.wait_if(n > 0 && !self.s.player(frame.who).hand.is_empty())
            }
            Task::ProbeSignals(n, left) => {
                self.wait_if(n > 0 && self.s.probe_signal_stars(left) != 0)
            }
            Task::Trace(color, on) => self.wait_if(self.s.trace_possible(frame.who, color, on)),
            Task::TakeTech {
                kinds, of_others, ..
            } => {
                let possible = self
                    .s
                    .techs_for(frame.who, kinds, of_others)
                    .next()
                    .is_some();
                self.wait_if(possible)
            }
            Task::PlaceTile(tech) => self.step_place_tile(frame, tech),
            Task::RemoveOrbiter => self.wait_if(self.s.has_orbiter(frame.who)),
            Task::RemoveLander => self.wait_if(self.s.has_lander(frame.who)),
            Task::ChooseProbe => self.wait_if(!self.s.player(frame.who).pieces.is_empty()),
            Task::RowCorners(n) => self.wait_if(n > 0 && self.s.row.iter().any(Option::is_some)),
            Task::DrawnCorner | Task::DrawnIncome => {
                self.wait_if(!self.s.drawn_in_hand(frame.who).is_empty())
            }
            Task::Show(pc) => self.step_show(frame, pc),
            Task::SampleTake(body) | Task::SamplePeek(body) => {
                self.wait_if(!self.s.samples_of(body).is_empty())
            }
            Task::SamplePlanet => {
                self.wait_if(self.s.relics.samples.iter().any(|some| !some.is_empty()))
            }
            Task::Trigger(deed) => self.wait_if(self.s.has_circle(frame.who, deed)),
            Task::VisitChoice => true,
            Task::Milestone => self.wait_if(self.s.due(frame.who).next().is_some()),
            Task::Gold => self.wait_if(self.s.open_gold(frame.who).next().is_some()),
            Task::Message => self.wait_if(self.s.relics.messages.contains(&None)),
            Task::Secret(cost) => self.step_secret(frame, cost),
            Task::PassDiscard => {
                self.wait_if(self.s.player(frame.who).hand.len() > turn::HAND_LIMIT)
            }
            Task::PassRotate => self.step_pass_rotate(),
            Task::PassTake => self.step_pass_take(),
            Task::Give(n, gain) => self.step_give(frame, n, gain),
        }
    }

    /// Waits for a decision if there is one to make; otherwise the task is done.
    #[inline]
    fn wait_if(&mut self, possible: bool) -> bool {
        if !possible {
            self.pop();
        }
        possible
    }

    /// Carries out a choice of the current decision and runs on.
    pub(crate) fn play(&mut self, choice: Choice) {
        let Some(&frame) = self.s.stack.last() else {
            return;
        };
        self.s.facts.gained = false;
        if self.s.free_allowed(frame) && self.play_free(frame, choice) {
            self.run();
            return;
        }
        self.decide(frame, choice);
        self.run();
    }

    fn decide(&mut self, frame: Frame, choice: Choice) {
        match frame.task {
            Task::FirstIncome => self.play_first_income(frame, choice),
            Task::Turn => self.play_main(frame, choice),
            Task::Settle => self.play_settle(frame, choice),
            Task::Sectors => self.play_sectors(frame, choice),
            Task::Late | Task::Pause => self.pop(),
            Task::Pick => self.play_pick(frame, choice),
            Task::SpeciesPick(species) => self.play_species_pick(frame, species, choice),
            Task::Tuck => self.play_tuck(frame, choice),
            Task::Moves(points) => self.play_moves(frame, points, choice),
            Task::Land { occupied, .. } => self.play_granted_land(frame, occupied, choice),
            Task::OrbitOrLand => self.play_granted_land(frame, false, choice),
            Task::DataSpace(body, _) => self.play_data_space(frame, body, choice),
            Task::Scan(done) => self.play_scan(frame, done, choice),
            Task::Target { n, no_data, .. } => self.play_target(n, no_data, choice),
            Task::Mark { star, n, no_data } => self.play_mark(frame, star, n, no_data, choice),
            Task::Around(_) => self.play_around(frame, choice),
            Task::RowSignals(n) => self.play_row_signal(frame, n, choice),
            Task::HandSignals(n) => self.play_hand_signal(frame, n, choice),
            Task::ProbeSignals(n, left) => self.play_probe_signal(frame, n, left, choice),
            Task::Trace(..) => self.play_trace(frame, choice),
            Task::TakeTech { no_bonus, .. } => self.play_take_tech(frame, no_bonus, choice),
            Task::PlaceTile(tech) => self.play_place_tile(frame, tech, choice),
            Task::RemoveOrbiter | Task::RemoveLander => self.play_remove(frame, choice),
            Task::ChooseProbe => self.play_choose_probe(choice),
            Task::RowCorners(n) => self.play_row_corner(frame, n, choice),
            Task::DrawnCorner => self.play_drawn(frame, true, choice),
            Task::DrawnIncome => self.play_drawn(frame, false, choice),
            Task::MayPay(pc) => self.play_may_pay(frame, pc, choice),
            Task::Show(pc) => self.play_show(frame, pc, choice),
            Task::SampleTake(body) => self.play_sample_take(frame, body, choice),
            Task::SamplePlanet => self.play_sample_planet(choice),
            Task::SamplePeek(_) => self.play_sample_peek(frame, choice),
            Task::Trigger(_) => self.play_trigger(frame, choice),
            Task::Objective(_) => self.play_objective(choice),
            Task::VisitChoice => self.play_visit_choice(frame, choice),
            Task::Milestone => self.play_milestone(frame, choice),
            Task::Gold => self.play_gold(frame, choice),
            Task::Message => self.play_message(frame, choice),
            Task::Secret(cost) => self.play_secret(frame, cost, choice),
            Task::PassDiscard => self.play_pass_discard(frame, choice),
            Task::PassTake => self.play_pass_take(frame, choice),
            Task::Give(n, gain) => self.play_give(frame, n, gain, choice),
            Task::RivalTurn
            | Task::RivalResearch(_)
            | Task::RivalAnalysed
            | Task::RivalSample(_)
            | Task::RivalPassed
            | Task::Finish
            | Task::FreeEnd
            | Task::CardEnd
            | Task::LaterEnd
            | Task::Refill
            | Task::DeckSignals(_)
            | Task::PassRotate
            | Task::Run(_) => {}
        }
    }

    /// S2.28, S2.29: what exceeds a limit is lost.
    fn gain(&mut self, who: Seat, resource: Resource, n: u8, from: Source) {
        if n == 0 || (self.s.is_rival(who) && self.convert(resource, n, from)) {
            return;
        }
        if who == self.s.turn {
            self.s.facts.gained = true;
        }
        let player = self.s.player_mut(who);
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
        if self.s.rival.level > 1 {
            self.check_states();
        }
    }

    /// Takes what was checked to be there.
    fn pay(&mut self, who: Seat, resource: Resource, n: u8) {
        if n == 0 {
            return;
        }
        if let Some(value) = self.s.resource_mut(who, resource) {
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
        frame.who == self.turn
            && !self.in_free
            && matches!(self.phase, Phase::Before | Phase::Main | Phase::After)
    }

    /// Every legal choice of the current decision.
    pub(crate) fn list(&self, out: &mut Vec<Choice>) {
        let Some(&frame) = self.stack.last() else {
            return;
        };
        let (d, who) = (data(), frame.who);
        match frame.task {
            Task::FirstIncome => out.extend(self.player(who).hand.iter().map(Choice::Income)),
            Task::Turn => self.list_main(d, who, out),
            Task::Settle => {
                out.push(Choice::Continue);
                self.list_complete(who, out);
            }
            Task::Sectors => self.list_sectors(out),
            Task::Late => out.push(Choice::End),
            Task::Pause => out.push(Choice::Continue),
            Task::Pick => self.list_pick(out),
            Task::SpeciesPick(species) => self.list_species_pick(species, out),
            Task::Tuck => {
                out.extend(self.player(who).hand.iter().map(Choice::Tuck));
                out.push(Choice::Skip);
            }
            Task::Moves(points) => self.list_moves(who, points, out),
            Task::Land { any_moon, occupied } => {
                self.list_sites(who, u8::MAX, any_moon, occupied, out);
            }
            Task::OrbitOrLand => {
                self.list_orbits(who, out);
                self.list_sites(who, u8::MAX, false, false, out);
            }
            Task::DataSpace(body, occupied) => self.list_data_spaces(body, occupied, out),
            Task::Scan(done) => self.list_scan(d, who, done, out),
            Task::Target { stars, .. } | Task::Around(stars) => Self::list_stars(stars, out),
            Task::Mark { star, .. } => out.extend([Choice::Signal(star), Choice::SignalTile]),
            Task::RowSignals(_) | Task::RowCorners(_) => {
                out.extend(self.row.iter().flatten().copied().map(Choice::Row));
            }
            Task::HandSignals(_) => {
                out.extend(self.player(who).hand.iter().map(Choice::Discard));
                out.push(Choice::Done);
            }
            Task::ProbeSignals(_, left) => {
                Self::list_stars(self.probe_signal_stars(left), out);
                out.push(Choice::Done);
            }
            Task::Trace(color, on) => self.list_traces(d, who, color, on, out),
            Task::TakeTech {
                kinds, of_others, ..
            } => {
                out.extend(self.techs_for(who, kinds, of_others).map(Choice::Tech));
            }
            Task::PlaceTile(_) => self.list_slots(who, out),
            Task::RemoveOrbiter => self.list_own_orbiters(who, out),
            Task::RemoveLander => self.list_own_landers(who, out),
            Task::ChooseProbe => self.list_own_probes(who, out),
            Task::DrawnCorner | Task::DrawnIncome => {
                out.extend(self.drawn_in_hand(who).iter().map(Choice::Discard));
            }
            Task::MayPay(_) => out.extend([Choice::Pay, Choice::Skip]),
            Task::Show(pc) => {
                let most = self.showable(who, pc) as u8;
                out.extend((0..=most).rev().map(Choice::Show));
            }
            Task::SampleTake(body) | Task::SamplePeek(body) => self.list_samples(body, out),
            Task::SamplePlanet => self.list_sample_planets(out),
            Task::Trigger(deed) => {
                out.extend(
                    self.circles(who, deed)
                        .map(|(card, i)| Choice::Cover(card, i)),
                );
                out.push(Choice::Skip);
            }
            Task::Objective(deed) => self.list_tasks(deed, out),
            Task::VisitChoice => out.extend([Choice::Publicity, Choice::Movement]),
            Task::Milestone => self.list_milestones(who, out),
            Task::Gold => out.extend(self.open_gold(who).map(Choice::Gold)),
            Task::Message => self.list_messages(out),
            Task::Secret(_) => {
                out.extend(self.player(who).exertians.iter().map(Choice::Secret));
                out.push(Choice::Skip);
            }
            Task::PassDiscard | Task::Give(..) => {
                out.extend(self.player(who).hand.iter().map(Choice::Discard));
            }
            Task::PassTake => {
                let stack = &self.stacks[self.round as usize - 1];
                out.extend(stack.iter().copied().map(Choice::Take));
            }
            Task::RivalTurn
            | Task::RivalResearch(_)
            | Task::RivalAnalysed
            | Task::RivalSample(_)
            | Task::RivalPassed
            | Task::Finish
            | Task::FreeEnd
            | Task::CardEnd
            | Task::LaterEnd
            | Task::Refill
            | Task::DeckSignals(_)
            | Task::PassRotate
            | Task::Run(_) => {}
        }
        if self.free_allowed(frame) {
            self.list_free(d, who, out);
        }
    }

    /// What the current decision is about, if there is one.
    #[must_use]
    pub fn about(&self) -> Option<About> {
        Some(match self.stack.last()?.task {
            Task::FirstIncome => About::FirstIncome,
            Task::Turn => About::Turn,
            Task::Settle => About::Settle,
            Task::Sectors => About::Sectors,
            Task::Late => About::Late,
            Task::Pause => About::Pause,
            Task::Pick => About::Pick,
            Task::SpeciesPick(_) => About::SpeciesPick,
            Task::Tuck => About::Tuck,
            Task::Moves(_) => About::Moves,
            Task::Land { .. } => About::Land,
            Task::OrbitOrLand => About::OrbitOrLand,
            Task::DataSpace(..) => About::DataSpace,
            Task::Scan(_) => About::Scan,
            Task::Target { .. } => About::Target,
            Task::Mark { .. } => About::Mark,
            Task::Around(_) => About::Around,
            Task::RowSignals(_) => About::RowSignals,
            Task::HandSignals(_) => About::HandSignals,
            Task::ProbeSignals(..) => About::ProbeSignals,
            Task::Trace(..) => About::Trace,
            Task::TakeTech { .. } => About::Tech,
            Task::PlaceTile(_) => About::Slot,
            Task::RemoveOrbiter => About::RemoveOrbiter,
            Task::RemoveLander => About::RemoveLander,
            Task::ChooseProbe => About::Probe,
            Task::RowCorners(_) => About::RowCorners,
            Task::DrawnCorner => About::DrawnCorner,
            Task::DrawnIncome => About::DrawnIncome,
            Task::MayPay(_) => About::MayPay,
            Task::Show(_) => About::Show,
            Task::SampleTake(_) => About::SampleTake,
            Task::SamplePlanet => About::SamplePlanet,
            Task::SamplePeek(_) => About::SamplePeek,
            Task::Trigger(_) => About::Trigger,
            Task::Objective(_) => About::Objective,
            Task::VisitChoice => About::Visit,
            Task::Milestone => About::Milestone,
            Task::Gold => About::Gold,
            Task::Message => About::Message,
            Task::Secret(_) => About::Secret,
            Task::PassDiscard => About::PassDiscard,
            Task::PassTake => About::PassTake,
            Task::Give(..) => About::Give,
            Task::RivalTurn
            | Task::RivalResearch(_)
            | Task::RivalAnalysed
            | Task::RivalSample(_)
            | Task::RivalPassed
            | Task::Finish
            | Task::FreeEnd
            | Task::CardEnd
            | Task::LaterEnd
            | Task::Refill
            | Task::DeckSignals(_)
            | Task::PassRotate
            | Task::Run(_) => return None,
        })
    }
}
