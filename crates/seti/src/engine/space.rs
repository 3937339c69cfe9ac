//! Probes in space: launching, moving, visits, rotation (S3.4 to S3.7, S5).

use super::Engine;
use super::species::ask;
use crate::choice::{Choice, Extra};
use crate::event::Event;
use crate::names::{Body, Corner, Resource, Source, Space, Tech};
use crate::op::TurnRule;
use crate::pack::pack;
use crate::solar::{Cell, Rotation, Turned};
use crate::state::{Frame, Job, Occasion, Piece, Seti};
use orrery_core::plain::List;
use orrery_core::{Audience, Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Puts a probe on Earth; not a visit.
    pub(super) fn launch(&mut self, frame: Frame) {
        let who = frame.who;
        let at = self.state.space_of(Body::Earth);
        let probe = Piece { at, sample: None };
        if !self.state.player_mut(who).pieces.try_push(probe) {
            return; // more pieces than a game can bring into space
        }
        if frame.own {
            self.state.in_play.launched_at_anomaly = self.state.anomaly_in(at.sector()).is_some();
        }
        self.tell(|| Event::Launched { seat: who });
        if who == self.state.active {
            self.state.facts.gained = true; // it may move before the next step
        }
        self.occasion(who, Occasion::Launch); // D-53
    }

    /// A launch granted by an effect is skipped at the limit (S3.3, S21.3) unless the limit is ignored (S3.7).
    pub(super) fn launch_granted(&mut self, frame: Frame, ignore_limit: bool) {
        let player = self.state.player(frame.who);
        if self.state.is_rival(frame.who) {
            return; // S19.24
        }
        if ignore_limit || player.probes() < player.probe_limit() {
            self.launch(frame);
        }
    }

    /// One step to an adjacent space, already paid.
    pub(super) fn move_piece(&mut self, frame: Frame, piece: u8, to: Space) {
        let who = frame.who;
        let one = &mut self.state.player_mut(who).pieces[piece as usize];
        let from = one.at;
        one.at = to;
        self.tell_moved(who, from, to);
        if self.state.watched(who) && from.ring() == to.ring() {
            self.state.facts.moved_in_ring = true; // S5.27
        }
        self.visit(frame, to, false);
    }

    pub(super) fn tell_moved(&mut self, seat: Seat, from: Space, to: Space) {
        self.events.tell(Audience::All, || Event::Moved {
            seat,
            from,
            to,
            there: self.state.sight(to),
        });
    }

    /// S5.10 to S5.12, S21.1: entering a space, by moving or by being pushed.
    fn visit(&mut self, frame: Frame, space: Space, pushed: bool) {
        let who = frame.who;
        let cell = self.state.cell(space);
        let active = who == self.state.active;
        if self.state.watched(who) {
            self.state.facts.visited |= cell.visit_bit(); // S21.23
        }
        match cell {
            Cell::Body(body) => self.occasion(who, Occasion::Visit(body)),
            Cell::Asteroids => self.occasion(who, Occasion::VisitAsteroids),
            Cell::Comet => self.occasion(who, Occasion::VisitComet),
            Cell::Empty => {}
        }
        let publicity = match cell {
            Cell::Asteroids => self.state.player(who).has(Tech::Probe2), // S5.6, S5.24, S9.13
            cell => cell.has_publicity(),
        };
        let forbidden = active && !pushed && self.state.rule(TurnRule::NoPublicityFromMovingProbes);
        if publicity && !forbidden {
            let may_move = active
                && matches!(cell, Cell::Body(_))
                && self.state.rule(TurnRule::VisitPublicityMayBecomeMove);
            if may_move {
                self.push(frame, Job::VisitChoice);
            } else {
                self.gain(who, Resource::Publicity, 1, frame.from);
            }
        }
        self.check_watches();
    }

    pub(super) fn play_visit_choice(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        if choice != Choice::Movement {
            self.gain(frame.who, Resource::Publicity, 1, frame.from);
        } else if let Some(points) = self.moves_below() {
            *points += 1;
        } else {
            self.push(frame, Job::Moves(1));
        }
    }

    pub(super) fn play_moves(&mut self, frame: Frame, points: u8, choice: Choice) {
        let Choice::Step(piece, to, extra) = choice else {
            return self.pop(); // S5.8, D-52
        };
        let cost = self.state.step_cost(
            frame.who,
            self.state.player(frame.who).pieces[piece as usize].at,
        );
        let used = match extra {
            Extra::None => cost,
            Extra::Energy => {
                self.pay(frame.who, Resource::Energy, 1);
                cost - 1
            }
            Extra::Card(card) => {
                self.discard_from_hand(frame.who, card);
                let printed = self.pack.card(card);
                self.occasion(frame.who, Occasion::Corner(printed.corner_kind));
                for (resource, n) in self.pack.gains(printed.corner) {
                    self.gain(frame.who, resource, n, Source::Cards); // beside the movement
                }
                cost - 1
            }
        };
        if let Some(left) = self.moves_below() {
            *left = points - used;
        }
        self.move_piece(frame, piece, to);
    }

    /// The movement points in use, of the current free action if there is one. Their frame may lie below
    /// a trigger of the same step.
    fn moves_below(&mut self) -> Option<&mut u8> {
        let frames = self.state.stack.iter_mut().rev();
        frames
            .take_while(|frame| frame.job != Job::FreeEnd)
            .find_map(|frame| match &mut frame.job {
                Job::Moves(points) => Some(points),
                _ => None,
            })
    }

    /// S5.15 to S5.28: turns the next disc with all above it.
    pub(super) fn rotate(&mut self) {
        let disc = self.state.next_disc;
        let tile = self.state.tile_in_play();
        let rotation = Rotation::new(&self.pack.layouts, self.state.offsets, disc, tile);
        let mut pushed: List<(Seat, Space, Space), 48> = List::new();
        for seat in self.state.seats_from(self.state.active) {
            for piece in self.state.player_mut(seat).pieces.iter_mut() {
                match rotation.turn(piece.at) {
                    Turned::Stays => {}
                    Turned::Carried(to) => piece.at = to,
                    Turned::Pushed(to) => {
                        pushed.push((seat, piece.at, to));
                        piece.at = to;
                    }
                }
            }
        }
        self.state.offsets = Rotation::offsets(self.state.offsets, disc);
        self.state.next_disc = (disc + 1) % 3;
        self.tell(|| Event::Rotated { disc: disc + 1 });
        for species in self.state.known_species() {
            ask!(species => rotated(self)); // S5.28
        }
        for &(seat, from, to) in pushed.iter() {
            // The active player first (S2.13, S21.32).
            self.events.tell(Audience::All, || Event::Pushed {
                seat,
                from,
                to,
                there: self.state.sight(to),
            });
            let frame = Frame {
                who: seat,
                from: Source::Cards,
                own: false,
                job: Job::Turn,
            };
            self.visit(frame, to, true);
        }
    }

    pub(super) fn play_choose_probe(&mut self, choice: Choice) {
        self.pop();
        if let Choice::Probe(space) = choice {
            self.state.in_play.probe = Some(space);
        }
    }
}

impl Seti {
    /// D-50: visits and moves count from the moment a card is in force that looks at them.
    #[inline]
    fn watched(&self, who: Seat) -> bool {
        who == self.active && !self.facts.watches.is_empty()
    }

    /// True while a turn-long exception is in force.
    #[inline]
    pub(super) fn rule(&self, rule: TurnRule) -> bool {
        self.facts.rules >> rule as u8 & 1 == 1
    }

    /// S5.5, S5.6: movement needed to leave a space.
    #[inline]
    pub(crate) fn step_cost(&self, who: Seat, from: Space) -> u8 {
        let free = self.player(who).has(Tech::Probe2)
            || (who == self.active && self.rule(TurnRule::FreeAsteroidExit));
        1 + u8::from(!free && self.cell(from) == Cell::Asteroids)
    }

    /// True if the player has a probe or capsule there.
    pub(crate) fn piece_at(&self, who: Seat, space: Space) -> bool {
        self.player(who)
            .pieces
            .iter()
            .any(|piece| piece.at == space)
    }

    /// Pieces that differ: two probes on one space are the same choice.
    /// D-69
    fn distinct_pieces(&self, who: Seat) -> impl Iterator<Item = (u8, Piece)> + '_ {
        let pieces = &self.player(who).pieces;
        (0u8..)
            .zip(pieces.iter().copied())
            .filter(|&(index, piece)| !pieces[..index as usize].contains(&piece))
    }

    /// Free action: one step for energy (S4.1).
    pub(super) fn list_energy_moves(&self, who: Seat, out: &mut Vec<Choice>) {
        let energy = self.player(who).energy;
        if energy == 0 {
            return;
        }
        for (index, piece) in self.distinct_pieces(who) {
            if self.step_cost(who, piece.at) <= energy {
                out.extend(piece.at.neighbours().map(|to| Choice::Move(index, to)));
            }
        }
    }

    /// Steps with movement points, topped up by energy or a corner where they do not suffice (S5.7, S5.9,
    /// D-57).
    pub(super) fn list_moves(&self, who: Seat, points: u8, out: &mut Vec<Choice>) {
        let player = self.player(who);
        for (index, piece) in self.distinct_pieces(who) {
            if self.step_cost(who, piece.at) <= points {
                out.extend(
                    piece
                        .at
                        .neighbours()
                        .map(|to| Choice::Step(index, to, Extra::None)),
                );
                continue;
            }
            let topped_up = who == self.active && self.phase_allows_paying();
            if topped_up && player.energy > 0 {
                out.extend(
                    piece
                        .at
                        .neighbours()
                        .map(|to| Choice::Step(index, to, Extra::Energy)),
                );
            }
            if topped_up {
                let movers = player.hand.0.and(pack().corner_is[Corner::Move.index()]);
                for card in movers.iter().map(crate::names::Card::at) {
                    let extra = Extra::Card(card);
                    out.extend(
                        piece
                            .at
                            .neighbours()
                            .map(|to| Choice::Step(index, to, extra)),
                    );
                }
            }
        }
        out.push(Choice::Done);
    }

    /// Energy and corners can be used for movement only where free actions are possible at all.
    fn phase_allows_paying(&self) -> bool {
        use crate::state::Phase;
        matches!(self.phase, Phase::Before | Phase::Main | Phase::After)
    }

    pub(super) fn list_own_probes(&self, who: Seat, out: &mut Vec<Choice>) {
        for (index, piece) in self.player(who).pieces.iter().enumerate() {
            let seen = self.player(who).pieces[..index]
                .iter()
                .any(|other| other.at == piece.at);
            if !seen {
                out.push(Choice::Probe(piece.at));
            }
        }
    }

    /// Stars whose sector holds an own probe or capsule, one bit each.
    pub(super) fn probe_stars(&self, who: Seat) -> u8 {
        let pieces = self.player(who).pieces.iter();
        pieces.fold(0, |stars, piece| {
            stars | 1 << self.star_of(piece.at.sector()).index()
        })
    }
}
