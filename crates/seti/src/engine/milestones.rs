//! Milestones (S10.1 to S10.12) of all kinds: gold, neutral, message, Exertian.

use super::Engine;
use crate::choice::{Choice, MilestoneKind};
use crate::event::Event;
use crate::names::{Gold, Side, Source, Trace};
use crate::state::{Frame, InPlay, Job, Marker, Seti};
use orrery_core::{Seat, Sink};

/// S10.2
pub const GOLD_MILESTONES: [u16; 3] = [25, 50, 70];
/// S10.8
pub const NEUTRAL_MILESTONES: [u16; 2] = [20, 30];

const KINDS: [MilestoneKind; 4] = [
    MilestoneKind::Gold,
    MilestoneKind::Message,
    MilestoneKind::Card,
    MilestoneKind::Exertian,
];

impl<S: Sink<Event>> Engine<'_, S> {
    /// S2.17, S2.18, S10.7: the next due milestone; true if there was one.
    pub(super) fn next_milestone(&mut self) -> bool {
        for seat in self.state.seats_from(self.state.active) {
            let frame = Frame {
                who: seat,
                from: Source::Milestones,
                own: false,
                job: Job::Milestone,
            };
            let mut due = self.state.due(seat);
            match (due.next(), due.next()) {
                (None, _) => continue,
                (Some(kind), None) => self.reach(frame, kind),
                (Some(_), Some(_)) => self.state.stack.push(frame),
            }
            return true;
        }
        false
    }

    pub(super) fn play_milestone(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        if let Choice::Milestone(kind) = choice {
            self.reach(frame, kind);
        }
    }

    fn reach(&mut self, frame: Frame, kind: MilestoneKind) {
        let who = frame.who;
        match kind {
            MilestoneKind::Gold => {
                let done = &mut self.state.player_mut(who).gold_done;
                if let Some(next) = done.iter_mut().find(|done| !**done) {
                    *next = true;
                }
                self.push(frame, Job::Gold);
            }
            MilestoneKind::Message => {
                self.state.player_mut(who).message = 0;
                self.push(frame, Job::Message);
            }
            MilestoneKind::Card => self.resolve_pending(who),
            MilestoneKind::Exertian => {
                let done = &mut self.state.player_mut(who).exertian_done;
                if let Some(which) = done.iter().position(|done| !done) {
                    done[which] = true;
                    self.push(frame, Job::Secret(which as u8)); // S18.6: the second costs 1 credit
                }
            }
        }
    }

    /// S17.8, S17.9: the oldest waiting card of this player.
    fn resolve_pending(&mut self, who: Seat) {
        let oldest = self
            .state
            .relics
            .pending
            .iter()
            .position(|pending| pending.seat == who);
        let Some(index) = oldest else { return };
        let card = self.state.relics.pending.remove(index).card;
        self.state.in_play = InPlay {
            card: Some(card),
            ..InPlay::default()
        };
        let frame = Frame {
            who,
            from: Source::Cards,
            own: true,
            job: Job::LaterEnd,
        };
        self.state.stack.push(frame);
        self.push(frame, Job::Run(self.pack.card(card).later));
    }

    pub(super) fn play_gold(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Gold(gold) = choice else { return };
        let place = self.state.gold[gold.index()].len();
        self.state.gold[gold.index()].try_push(frame.who);
        let value = self.state.gold_values(gold)[place.min(3)];
        self.tell(|| Event::GoldMarked {
            seat: frame.who,
            gold,
            value,
        });
    }

    pub(super) fn play_message(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Message(reward) = choice else {
            return;
        };
        self.state.relics.messages[reward as usize] = Some(Marker::of(frame.who));
        self.tell(|| Event::MessageTaken {
            seat: frame.who,
            reward: reward + 1,
        });
        self.push_run(
            frame.who,
            Source::Species,
            self.pack.messages[reward as usize],
        );
    }

    /// S10.8 to S10.11; true if a player passed one.
    pub(super) fn next_neutral(&mut self) -> bool {
        for seat in self.state.seats_from(self.state.active) {
            for (which, value) in NEUTRAL_MILESTONES.into_iter().enumerate() {
                let player = self.state.player_mut(seat);
                if player.score < value || player.neutral_done[which] {
                    continue;
                }
                player.neutral_done[which] = true;
                if self.state.neutral[which] > 0 && self.place_neutral() {
                    self.state.neutral[which] -= 1;
                }
                return true;
            }
        }
        false
    }

    /// S10.10
    fn place_neutral(&mut self) -> bool {
        for &side in Side::ALL {
            for &color in Trace::ALL {
                let space = &mut self.state.species[side.index()].discovery[color.index()];
                if space.is_none() {
                    *space = Some(Marker::Neutral);
                    self.tell(|| Event::Neutral { side, color });
                    return true;
                }
            }
        }
        false
    }
}

impl Seti {
    /// Milestones of the lowest value that are due for this player.
    pub(super) fn due(&self, who: Seat) -> impl Iterator<Item = MilestoneKind> + use<> {
        let player = self.player(who);
        let reached = |value: u16| (value > 0 && value <= player.score).then_some(value);
        let gold = GOLD_MILESTONES
            .iter()
            .zip(player.gold_done)
            .find(|(_, done)| !done);
        let pending = self
            .relics
            .pending
            .iter()
            .find(|pending| pending.seat == who);
        let mut exertian = self
            .relics
            .exertian_milestones
            .iter()
            .zip(player.exertian_done);
        let exertian = exertian.find(|(_, done)| !done);
        let values = [
            gold.and_then(|(&value, _)| reached(value)),
            reached(player.message),
            pending.and_then(|pending| reached(pending.at)),
            exertian.and_then(|(&value, _)| reached(value)),
        ];
        let lowest = values.iter().flatten().copied().min();
        KINDS
            .into_iter()
            .zip(values)
            .filter(move |(_, value)| value.is_some() && *value == lowest)
            .map(|(kind, _)| kind)
    }

    pub(super) fn list_milestones(&self, who: Seat, out: &mut Vec<Choice>) {
        out.extend(self.due(who).map(Choice::Milestone));
    }

    /// S10.3, S10.5: tiles that the player may still mark.
    pub(super) fn open_gold(&self, who: Seat) -> impl Iterator<Item = Gold> + use<> {
        let tiles = self.gold;
        let open = move |gold: &Gold| !tiles[gold.index()].contains(&who);
        Gold::ALL.iter().copied().filter(open)
    }

    pub(super) fn list_messages(&self, out: &mut Vec<Choice>) {
        let free = (0u8..)
            .zip(&self.relics.messages)
            .filter(|(_, taken)| taken.is_none());
        out.extend(free.map(|(reward, _)| Choice::Message(reward)));
    }
}
