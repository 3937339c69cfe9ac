//! Discovery of species (S10.13 to S10.21) and what each brings into play (S14 to S18).

use super::Engine;
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::names::{Body, Card, Resource, Side, Source, Species, Trace};
use crate::state::{Anomaly, Frame, Job, Marker, Piece, Sample, SecretSet, Seti};
use orrery_core::plain::List;
use orrery_core::{Audience, Seat, Sink};

/// S17.1, S17.6
const MESSAGE_AHEAD: u16 = 15;
/// S18.4
pub(crate) const EXERTIAN_AHEAD: [u16; 2] = [20, 40];
/// S18.1
const EXERTIAN_CARDS: usize = 3;

impl<S: Sink<Event>> Engine<'_, S> {
    /// S2.20, S2.21; true if a species was discovered.
    pub(super) fn next_discovery(&mut self) -> bool {
        let due = |side: &&Side| {
            let slot = self.state.slot(**side);
            !slot.discovered && slot.discovery.iter().all(Option::is_some)
        };
        let Some(&side) = Side::ALL.iter().find(due) else {
            return false;
        };
        self.discover(side);
        true
    }

    fn discover(&mut self, side: Side) {
        let species = self.state.slot(side).species;
        let mut deck: List<Card, 15> = match self.pack.cards_of.get(species.index()) {
            Some(cards) => cards.iter().map(Card::at).collect(),
            None => SecretSet::ALL.iter().collect(),
        };
        self.state.rng.shuffle(&mut deck);
        let slot = &mut self.state.species[side.index()];
        slot.discovered = true;
        slot.deck = deck;
        if self.state.rival.level > 0 {
            self.state.rival.first_discovered.get_or_insert(side);
        }
        self.tell(|| Event::Discovered { side, species });
        if species == Species::Exertians {
            self.meet_exertians(side);
            return;
        }
        for seat in self.state.seats_from(self.state.active) {
            for _ in 0..self.state.discovery_markers(side, seat) {
                self.deal_species_card(side, seat); // S10.17, S10.18
            }
        }
        let slot = &mut self.state.species[side.index()];
        slot.face_up = slot.deck.pop();
        match species {
            Species::Mascamites => self.meet_mascamites(),
            Species::Anomalies => self.meet_anomalies(),
            Species::Oumuamua => self.meet_oumuamua(),
            Species::Centaurians => self.meet_centaurians(),
            Species::Exertians => {}
        }
    }

    fn deal_species_card(&mut self, side: Side, seat: Seat) {
        if self.state.is_rival(seat) {
            return self.progress(1, Cause::Card); // S19.58
        }
        if let Some(card) = self.state.species[side.index()].deck.pop() {
            self.state.player_mut(seat).hand.insert(card);
            self.events.tell(Audience::Only(seat), || Event::Drew {
                seat,
                card: Some(card),
            });
            self.events
                .tell(Audience::Except(seat), || Event::Drew { seat, card: None });
        }
    }

    /// S14.1
    fn meet_mascamites(&mut self) {
        let mut samples = Sample::all();
        self.state.rng.shuffle(&mut samples);
        self.state.relics.samples[0] = samples[..3].iter().copied().collect();
        self.state.relics.samples[1] = samples[3..6].iter().copied().collect();
        self.state.relics.delivered.try_push(samples[6]);
    }

    /// S15.1, S15.2
    fn meet_anomalies(&mut self) {
        let earth = self.state.space_of(Body::Earth).sector();
        let mut colors = [Trace::Pink, Trace::Orange, Trace::Blue];
        let sides = self.state.rng.with(|stream| {
            stream.shuffle(&mut colors);
            [(); 3].map(|()| stream.below(2) as u8)
        });
        for ((color, side), away) in colors.into_iter().zip(sides).zip([0, 3, 5]) {
            let sector = (earth + away) % 8;
            self.state.relics.anomalies.try_push(Anomaly {
                sector,
                color,
                side,
            });
        }
    }

    /// S16.1, S16.2
    fn meet_oumuamua(&mut self) {
        let at = self.state.space_of(Body::Oumuamua);
        for seat in self.state.seats_from(self.state.active) {
            let there = self
                .state
                .player(seat)
                .pieces
                .iter()
                .filter(|piece| piece.at == at)
                .count();
            self.gain(seat, Resource::Publicity, there as u8, Source::Species);
        }
    }

    /// S17.1
    fn meet_centaurians(&mut self) {
        if self.state.rival.level > 0 {
            self.state.rival.messages = 2; // S17.16: the tiles nobody uses
        }
        for seat in self.state.seats_from(self.state.active) {
            self.place_message(seat);
        }
    }

    /// S17.1, S19.51
    pub(super) fn place_message(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        player.message = player.score + MESSAGE_AHEAD;
        let at = player.message;
        self.tell(|| Event::MessagePlaced { seat, at });
    }

    /// S18.1, S18.2, S18.4
    fn meet_exertians(&mut self, side: Side) {
        for seat in self.state.seats_from(self.state.active) {
            if self.state.is_rival(seat) {
                let markers = self.state.discovery_markers(side, seat);
                self.progress(markers as u8, Cause::Card); // S18.15
                self.state.player_mut(seat).exertian_done = [true; 2];
                continue;
            }
            let n = EXERTIAN_CARDS + self.state.discovery_markers(side, seat);
            for _ in 0..n {
                if let Some(card) = self.state.species[side.index()].deck.pop() {
                    self.state.player_mut(seat).exertians.insert(card);
                }
            }
            self.tell(|| Event::SecretDealt { seat, n: n as u8 });
        }
        let leader = self
            .state
            .players
            .iter()
            .map(|player| player.score)
            .max()
            .unwrap_or(0);
        self.state.relics.exertian_milestones = EXERTIAN_AHEAD.map(|ahead| leader + ahead);
        for seat in self.state.seats_from(self.state.active).rev() {
            for _ in 0..self.state.discovery_markers(side, seat) {
                let frame = Frame {
                    who: seat,
                    from: Source::Species,
                    own: false,
                    job: Job::Secret(0),
                };
                self.state.stack.push(frame);
            }
        }
    }

    /// S18.5 to S18.7
    pub(super) fn step_secret(&mut self, frame: Frame, cost: u8) -> bool {
        let player = self.state.player(frame.who);
        let possible = !player.exertians.is_empty() && player.credits >= cost;
        self.wait_if(possible)
    }

    pub(super) fn play_secret(&mut self, frame: Frame, cost: u8, choice: Choice) {
        self.pop();
        let Choice::Secret(card) = choice else { return };
        let seat = frame.who;
        self.pay(seat, Resource::Credit, cost);
        let player = self.state.player_mut(seat);
        player.exertians.remove(card);
        player.secrets.insert(card);
        self.events
            .tell(Audience::Only(seat), || Event::SecretPlayed {
                seat,
                card: Some(card),
            });
        self.events
            .tell(Audience::Except(seat), || Event::SecretPlayed {
                seat,
                card: None,
            });
    }

    /// S15.5 to S15.7: after a rotation Earth may have reached an anomaly.
    pub(super) fn trigger_anomaly(&mut self) {
        let Some(side) = self.state.discovered(Species::Anomalies) else {
            return;
        };
        let earth = self.state.space_of(Body::Earth).sector();
        let Some(anomaly) = self.state.anomaly_in(earth) else {
            return;
        };
        let leader = self.state.column_leader(side, anomaly.color);
        self.tell(|| Event::AnomalyTriggered {
            color: anomaly.color,
            seat: leader,
        });
        if let Some(leader) = leader {
            let program = self.pack.anomalies[anomaly.color.index()][anomaly.side as usize];
            self.push_run(leader, Source::Species, program);
        }
    }

    /// S14.5, S14.7
    pub(super) fn play_sample_take(&mut self, frame: Frame, body: Body, choice: Choice) {
        self.pop();
        let Choice::Sample(sample) = choice else {
            return;
        };
        let at = self.state.space_of(body);
        if let Some(samples) = self.state.samples_mut(body)
            && let Some(index) = samples.iter().position(|&one| one == sample)
        {
            samples.remove(index);
            let piece = Piece {
                at,
                sample: Some(sample),
            };
            self.state.player_mut(frame.who).pieces.try_push(piece);
            self.tell(|| Event::Collected {
                seat: frame.who,
                body,
            });
        }
    }

    pub(super) fn play_sample_planet(&mut self, choice: Choice) {
        if let Choice::Samples(body) = choice {
            self.set_top(Job::SamplePeek(body));
        }
    }

    pub(super) fn play_sample_peek(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        if let Choice::Sample(sample) = choice {
            self.push(frame, Job::Run(self.pack.samples[sample.index()]));
        }
    }
}

impl Seti {
    /// Own markers on the discovery spaces of a side (S10.16).
    pub(super) fn discovery_markers(&self, side: Side, seat: Seat) -> usize {
        let mine = Some(Marker::of(seat));
        self.slot(side)
            .discovery
            .iter()
            .filter(|&&marker| marker == mine)
            .count()
    }

    pub(super) fn list_samples(&self, body: Body, out: &mut Vec<Choice>) {
        let mut samples = [None; 3];
        for (place, &sample) in samples.iter_mut().zip(self.samples_of(body)) {
            *place = Some(sample);
        }
        samples.sort_unstable();
        out.extend(samples.into_iter().flatten().map(Choice::Sample));
    }

    pub(super) fn list_sample_planets(&self, out: &mut Vec<Choice>) {
        let with = [Body::Jupiter, Body::Saturn].into_iter();
        out.extend(
            with.filter(|&body| !self.samples_of(body).is_empty())
                .map(Choice::Samples),
        );
    }
}
