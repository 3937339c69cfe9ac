//! The Exertians (S18): cards played face down, and the danger that they bring.

use super::Rules;
use crate::choice::{Choice, MilestoneKind};
use crate::determinize::Pile;
use crate::engine::Engine;
use crate::engine::milestones::{Milestones, reached};
use crate::event::{Cause, Event};
use crate::names::{Card, Resource, Side, Source, Species};
use crate::pack::pack;
use crate::state::{Frame, Job, Marker, Phase, SecretSet, Seti};
use orrery_core::plain::List;
use orrery_core::rng::Stream;
use orrery_core::{Audience, Seat, Sink};

/// S18.4
const EXERTIAN_AHEAD: [u16; 2] = [20, 40];
/// S18.1
const CARDS: usize = 3;
/// S19.52
const RIVAL_LIMIT: usize = 5;

pub(crate) struct Exertians;

impl Rules for Exertians {
    const SPECIES: Species = Species::Exertians;

    /// S18.3, S18.10
    fn in_hand() -> bool {
        false
    }

    fn deck() -> List<Card, 15> {
        SecretSet::ALL.iter().collect()
    }

    /// S18.1, S18.2
    fn deal<S: Sink<Event>>(engine: &mut Engine<'_, S>, side: Side) {
        for seat in engine.state.seats_from(engine.state.active) {
            if engine.state.is_rival(seat) {
                let markers = engine.state.discovery_markers(side, seat);
                engine.progress(markers as u8, Cause::Card); // S18.15
                engine.state.player_mut(seat).exertian_done = [true; 2];
                continue;
            }
            let n = CARDS + engine.state.discovery_markers(side, seat);
            for _ in 0..n {
                if let Some(card) = engine.state.species[side.index()].deck.pop() {
                    engine.state.player_mut(seat).exertians.insert(card);
                }
            }
            engine.tell(|| Event::SecretDealt { seat, n: n as u8 });
        }
    }

    /// S18.4, S19.59: two milestones, and a card at once for each discovery marker.
    fn meet<S: Sink<Event>>(engine: &mut Engine<'_, S>, side: Side) {
        let scores = engine.state.players.iter().map(|player| player.score);
        let leader = scores.max().unwrap_or(0);
        engine.state.relics.exertian_milestones = EXERTIAN_AHEAD.map(|ahead| leader + ahead);
        for seat in engine.state.seats_from(engine.state.active).rev() {
            for _ in 0..engine.state.discovery_markers(side, seat) {
                engine.state.stack.push(Frame {
                    who: seat,
                    from: Source::Species,
                    own: false,
                    job: Job::Secret(0),
                });
            }
        }
    }

    fn milestones(state: &Seti, who: Seat, at: &mut Milestones) {
        let player = state.player(who);
        let milestones = state.relics.exertian_milestones.into_iter();
        let mut open = milestones.zip(player.exertian_done);
        at[MilestoneKind::Exertian as usize] = open
            .find(|(_, done)| !done)
            .and_then(|(value, _)| reached(player, value));
    }

    /// S18.9; all cards of the rival count as fulfilled (S18.15).
    fn end_points(state: &Seti, who: Seat) -> u16 {
        if state.is_rival(who) {
            let secrets = state.player(who).secrets.iter();
            secrets
                .map(|card| u16::from(pack().card(card).end_vp))
                .sum()
        } else {
            state.secret_points(who)
        }
    }

    fn check(state: &Seti) -> Result<(), String> {
        let none = state.relics.exertian_milestones == [0; 2];
        let fits = none || state.discovered(Self::SPECIES).is_some();
        super::absent(Self::SPECIES, fits, "/relics/exertian_milestones", "S18.4")
    }

    /// S18.13, S18.14
    fn after_scoring<S: Sink<Event>>(engine: &mut Engine<'_, S>) {
        let most = Seat::first(engine.state.players.len())
            .map(|seat| engine.state.danger(seat))
            .max();
        let Some(most @ 1..) = most else { return };
        for seat in engine.state.seats_from(engine.state.first) {
            if engine.state.danger(seat) == most {
                let player = engine.state.player_mut(seat);
                let lost = player.score / 10;
                player.score -= lost;
                player.points[Source::Danger.index()] -= lost as i16;
                engine.tell(|| Event::Danger {
                    seat,
                    danger: most,
                    lost,
                });
            }
        }
    }

    /// S18.8: face-down cards are shown at the end.
    fn redeal_secrets(state: &mut Seti, others: &[Seat], stream: &mut Stream) {
        let Some(side) = state.discovered(Species::Exertians) else {
            return;
        };
        let revealed = state.phase == Phase::Over;
        let mut known = SecretSet::default();
        for seat in Seat::first(state.players.len()) {
            let player = state.player(seat);
            if !others.contains(&seat) {
                known = known.or(player.exertians).or(player.secrets);
            } else if revealed {
                known = known.or(player.secrets);
            }
        }
        let mut pile = Pile::shuffled(SecretSet::ALL.minus(known).iter(), stream);
        for &seat in others {
            let player = state.player_mut(seat);
            player.exertians = pile.take(player.exertians.len()).collect();
            if !revealed {
                player.secrets = pile.take(player.secrets.len()).collect();
            }
        }
        pile.refill(state.species[side.index()].deck.iter_mut());
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// S18.5, S18.6: the second card costs 1 credit.
    pub(in crate::engine) fn reach_exertian(&mut self, frame: Frame) {
        let done = &mut self.state.player_mut(frame.who).exertian_done;
        if let Some(which) = done.iter().position(|done| !done) {
            done[which] = true;
            self.push(frame, Job::Secret(which as u8));
        }
    }

    /// S18.5 to S18.7
    pub(in crate::engine) fn play_secret(&mut self, frame: Frame, cost: u8, choice: Choice) {
        self.pop();
        let Choice::Secret(card) = choice else { return };
        let seat = frame.who;
        self.pay(seat, Resource::Credit, cost);
        let player = self.state.player_mut(seat);
        player.exertians.remove(card);
        player.secrets.insert(card);
        let played = |card| Event::SecretPlayed { seat, card };
        self.events
            .tell(Audience::Only(seat), || played(Some(card)));
        self.events.tell(Audience::Except(seat), || played(None));
    }

    /// S19.52
    pub(in crate::engine) fn rival_secret(&mut self) {
        let seat = self.state.rival_seat();
        if let Some(side) = self.state.discovered(Species::Exertians)
            && let Some(card) = self.state.species[side.index()].deck.pop()
        {
            self.state.player_mut(seat).secrets.insert(card);
            self.tell(|| Event::SecretPlayed { seat, card: None });
        }
    }
}

impl Seti {
    /// S18.9: points of the Exertian cards a player has played.
    #[must_use]
    pub fn secret_points(&self, who: Seat) -> u16 {
        let fulfilled = self
            .player(who)
            .secrets
            .iter()
            .map(|card| pack().card(card));
        fulfilled
            .filter(|printed| printed.cond.is_some_and(|cond| self.holds(who, cond)))
            .map(|printed| u16::from(printed.end_vp))
            .sum()
    }

    /// S18.11
    #[must_use]
    pub fn danger(&self, who: Seat) -> u16 {
        let secrets = self.player(who).secrets.iter();
        let cards: u16 = secrets
            .map(|card| u16::from(pack().card(card).danger))
            .sum();
        let board = &pack().boards[Species::Exertians.index()];
        let markers = self
            .danger_spaces(who)
            .filter_map(|(color, row)| Some(board[color].get(row)?.danger));
        cards + markers.map(u16::from).sum::<u16>()
    }

    /// Spaces of the Exertian board that a player has marked: colour and row.
    fn danger_spaces(&self, who: Seat) -> impl Iterator<Item = (usize, usize)> {
        let side = self.discovered(Species::Exertians);
        let board = side.map(|side| self.slot(side).board).unwrap_or_default();
        let mine = Some(Marker::of(who));
        (0..3).flat_map(move |color| {
            let rows = board[color].into_iter().enumerate();
            rows.filter(move |&(_, marker)| marker == mine)
                .map(move |(row, _)| (color, row))
        })
    }

    /// S19.52: a card is left, and the rival has not used five cards and spaces.
    pub(in crate::engine) fn rival_may_play_secret(&self) -> bool {
        let who = self.rival_seat();
        let used = self.player(who).secrets.len() + self.danger_spaces(who).count();
        let side = self.discovered(Species::Exertians);
        side.is_some_and(|side| !self.slot(side).deck.is_empty()) && used < RIVAL_LIMIT
    }
}
