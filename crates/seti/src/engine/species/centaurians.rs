//! The Centaurians (S17): messages ahead on the score track, and cards that wait for a score.

use super::Rules;
use crate::choice::{Choice, MilestoneKind};
use crate::engine::milestones::{Milestones, reached};
use crate::engine::{Engine, foreign};
use crate::event::{Cause, Event};
use crate::names::{Side, Source, Species};
use crate::pack::{Kind, pack};
use crate::speak::panel::{phrase, space};
use crate::state::{Fate, Frame, InPlay, Job, Marker, Pending, Seti};
use crate::view::View;
use orrery_core::{Panel, Seat, Sink};

/// S17.1, S17.6
const MESSAGE_AHEAD: u16 = 15;
/// S17.16: the tiles nobody uses.
const RIVAL_MESSAGES: u8 = 2;

pub(crate) struct Centaurians;

impl Rules for Centaurians {
    const SPECIES: Species = Species::Centaurians;

    /// S17.1
    fn meet<S: Sink<Event>>(engine: &mut Engine<'_, S>, _side: Side) {
        if engine.state.rival.level > 0 {
            engine.state.rival.messages = RIVAL_MESSAGES;
        }
        for seat in engine.state.seats_from(engine.state.active) {
            engine.place_message(seat);
        }
    }

    fn milestones(state: &Seti, who: Seat, at: &mut Milestones) {
        let player = state.player(who);
        at[MilestoneKind::Message as usize] = reached(player, player.message);
        let mut pending = state.relics.pending.iter();
        at[MilestoneKind::Card as usize] = pending
            .find(|pending| pending.seat == who)
            .and_then(|pending| reached(player, pending.at));
    }

    /// S17.3
    fn rows(view: &View, panel: &mut Panel) {
        let rewards = view.messages.iter().zip(pack().messages);
        for (number, (&marker, program)) in (1u8..).zip(rewards) {
            let label = phrase("message").with("number", number);
            panel.row(label, vec![space(marker, program)]);
        }
    }

    fn check(state: &Seti) -> Result<(), String> {
        let message = |pending: &Pending| pack().card(pending.card).kind == Kind::Message;
        if !state.relics.pending.iter().all(message) {
            return Err("only Centaurian cards with a message wait (S17.6)".to_owned());
        }
        if state.discovered(Self::SPECIES).is_some() {
            return Ok(());
        }
        for (index, player) in state.players.iter().enumerate() {
            let place = format!("/players/{index}/message");
            super::absent(Self::SPECIES, player.message == 0, &place, "S17.1")?;
        }
        let covered = state.relics.messages.iter().flatten().count();
        super::absent(Self::SPECIES, covered == 0, "/relics/messages", "S17.3")?;
        let reserve = state.rival.messages == 0;
        super::absent(Self::SPECIES, reserve, "/rival/messages", "S17.16")
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// S17.1, S19.51
    fn place_message(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        player.message = player.score + MESSAGE_AHEAD;
        let at = player.message;
        self.tell(|| Event::MessagePlaced { seat, at });
    }

    pub(in crate::engine) fn reach_message(&mut self, frame: Frame) {
        self.state.player_mut(frame.who).message = 0;
        self.push(frame, Job::Message);
    }

    pub(in crate::engine) fn play_message(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Message(reward) = choice else {
            return foreign(choice);
        };
        self.state.relics.messages[reward as usize] = Some(Marker::of(frame.who));
        self.tell(|| Event::MessageTaken {
            seat: frame.who,
            reward: reward + 1,
        });
        let program = self.pack.messages[reward as usize];
        self.push_run(frame.who, Source::Species, program);
    }

    /// S17.6: the card in play waits until its owner is so many points ahead.
    pub(in crate::engine) fn wait_for_score(&mut self, who: Seat, ahead: u8) {
        if let Some(card) = self.state.in_play.card {
            let at = self.state.player(who).score + u16::from(ahead); // S17.7
            self.state.relics.pending.push_sure(Pending {
                seat: who,
                card,
                at,
            });
        }
    }

    /// S17.8, S17.9: the oldest waiting card of this player.
    pub(in crate::engine) fn resolve_pending(&mut self, who: Seat) {
        let mut pending = self.state.relics.pending.iter();
        let Some(oldest) = pending.position(|pending| pending.seat == who) else {
            return;
        };
        let card = self.state.relics.pending.remove(oldest).card;
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

    /// S17.10
    pub(in crate::engine) fn step_later_end(&mut self) -> bool {
        self.pop();
        if let Some(card) = self.state.in_play.card
            && self.state.in_play.fate == Fate::Usual
        {
            self.discard(card);
        }
        self.state.in_play = InPlay::default();
        false
    }

    /// S19.51
    pub(in crate::engine) fn rival_message(&mut self, progress: u8) {
        self.state.rival.messages -= 1;
        self.place_message(self.state.rival_seat());
        self.progress(progress, Cause::Printed);
    }
}

impl Seti {
    /// Rewards that no message covers yet (S17.3).
    pub(in crate::engine) fn free_messages(&self) -> impl Iterator<Item = u8> + use<> {
        let taken = self.relics.messages;
        (0..4).filter(move |&reward| taken[reward as usize].is_none())
    }

    /// S19.51: a tile in reserve, and none on the way.
    pub(in crate::engine) fn rival_has_message(&self) -> bool {
        self.rival.messages > 0 && self.player(self.rival_seat()).message == 0
    }
}
