//! Milestones (S10.1 to S10.12) of all kinds: gold, neutral, message, Exertian.

use super::species::ask;
use super::{Engine, foreign};
use crate::choice::{Choice, MilestoneKind};
use crate::event::Event;
use crate::names::{Gold, Side, Source, Trace};
use crate::state::{Frame, Job, Marker, Player, Seti};
use orrery_core::{Seat, Sink};

/// S10.2
pub const GOLD_MILESTONES: [u16; 3] = [25, 50, 70];
/// S10.8
pub const NEUTRAL_MILESTONES: [u16; 2] = [20, 30];

/// The next due score of each kind.
pub(super) type Milestones = [Option<u16>; MilestoneKind::ALL.len()];

/// A score that the player has reached; 0 is none.
pub(super) fn reached(player: &Player, value: u16) -> Option<u16> {
    (value > 0 && value <= player.score).then_some(value)
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// S2.17, S2.18, S10.7, S17.2: the next due milestone; true if there was one.
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
            MilestoneKind::Message => self.reach_message(frame),
            MilestoneKind::Card => self.resolve_pending(who),
            MilestoneKind::Exertian => self.reach_exertian(frame),
        }
    }

    pub(super) fn play_gold(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Gold(gold) = choice else {
            return foreign(choice);
        };
        let place = self.state.gold[gold.index()].len();
        self.state.gold[gold.index()].push_sure(frame.who);
        let value = self.state.gold_values(gold)[place.min(3)];
        self.tell(|| Event::GoldMarked {
            seat: frame.who,
            gold,
            value,
        });
    }

    /// S10.8 to S10.11, S19.55, S21.7; true if a player passed one.
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
        let mut values = Milestones::default();
        let mut gold = GOLD_MILESTONES.into_iter().zip(player.gold_done);
        values[MilestoneKind::Gold as usize] = gold
            .find(|(_, done)| !done)
            .and_then(|(value, _)| reached(player, value));
        for species in self.known_species() {
            ask!(species => milestones(self, who, &mut values));
        }
        let lowest = values.iter().flatten().copied().min();
        let due = move |lowest| {
            let kinds = MilestoneKind::ALL.iter().zip(values);
            kinds.filter_map(move |(&kind, value)| (value == Some(lowest)).then_some(kind))
        };
        lowest.into_iter().flat_map(due)
    }

    /// S10.3, S10.5: tiles that the player may still mark.
    pub(super) fn open_gold(&self, who: Seat) -> impl Iterator<Item = Gold> + use<> {
        let tiles = self.gold;
        let open = move |gold: &Gold| !tiles[gold.index()].contains(&who);
        Gold::ALL.iter().copied().filter(open)
    }
}
