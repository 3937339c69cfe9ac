//! The Mascamites (S14): samples on Jupiter and Saturn, collected in capsules and delivered.

use super::Rules;
use crate::choice::Choice;
use crate::determinize::Pile;
use crate::engine::{Engine, foreign};
use crate::event::Event;
use crate::names::{Body, Card, Side, Species, Trace};
use crate::op::{Addr, Cond, PeekFrom};
use crate::pack::{BoardSpace, pack};
use crate::speak::panel::phrase;
use crate::speak::reward;
use crate::state::{Frame, Job, Piece, Sample, Seti};
use crate::view::View;
use orrery_core::plain::List;
use orrery_core::rng::Stream;
use orrery_core::{Panel, Seat, Sink, Viewer, Word};

/// The first row of the blue column that needs a sample (S14.2), counted from 0.
const SAMPLE_ROWS_FROM: usize = 2;

/// Where samples lie, in the order of the state (S14.1).
const PLANETS: [Body; 2] = [Body::Jupiter, Body::Saturn];

pub(crate) struct Mascamites;

impl Rules for Mascamites {
    const SPECIES: Species = Species::Mascamites;

    /// S14.1
    fn meet<S: Sink<Event>>(engine: &mut Engine<'_, S>, _side: Side) {
        let mut samples = Sample::all();
        engine.state.rng.shuffle(&mut samples);
        let relics = &mut engine.state.relics;
        relics.samples[0] = samples[..3].iter().copied().collect();
        relics.samples[1] = samples[3..6].iter().copied().collect();
        relics.delivered.push(samples[6]);
    }

    /// S14.14: sample spaces exist once their sample lies there.
    fn row_exists(state: &Seti, color: Trace, row: usize) -> bool {
        color != Trace::Blue || row < SAMPLE_ROWS_FROM + state.relics.delivered.len()
    }

    fn marked(state: &mut Seti, color: Trace, row: usize) {
        if color == Trace::Blue {
            let sample = row.checked_sub(SAMPLE_ROWS_FROM);
            let delivered = &state.relics.delivered;
            state.in_play.sample = sample.and_then(|place| delivered.get(place).copied());
        }
    }

    /// S14.14: a sample space gives what its sample shows.
    fn gives(view: &View, color: Trace, row: usize, printed: &BoardSpace) -> Option<Addr> {
        match row.checked_sub(SAMPLE_ROWS_FROM) {
            Some(place) if color == Trace::Blue => {
                let sample = view.delivered.get(place)?;
                Some(pack().samples[sample.index()])
            }
            _ => Some(printed.reward),
        }
    }

    fn rows(view: &View, panel: &mut Panel) {
        for (body, n) in PLANETS.into_iter().zip(view.samples) {
            panel.row(phrase("samples").with("body", body), vec![n.into()]);
        }
        let sample = |sample: &Sample| {
            phrase("sample")
                .with("number", u8::from(*sample))
                .with("reward", reward(pack().samples[sample.index()]))
        };
        let delivered = Word::list(view.delivered.iter().map(sample));
        panel.row(phrase("delivered"), vec![delivered]);
        if let Some((body, seen)) = &view.samples_seen {
            let seen = Word::list(seen.iter().map(sample));
            panel.row(phrase("samples-seen").with("body", *body), vec![seen]);
        }
    }

    /// S14.16
    fn rival_flew<S: Sink<Event>>(engine: &mut Engine<'_, S>, frame: Frame, body: Body) {
        engine.push(frame, Job::RivalSample(body));
    }

    fn check(state: &Seti) -> Result<(), String> {
        let planets = state.relics.samples.iter().flat_map(|some| some.iter());
        let delivered = state.relics.delivered.iter();
        let capsules = Seat::first(state.players.len()).flat_map(|seat| state.capsules(seat));
        let mut all: Vec<Sample> = planets.chain(delivered).copied().chain(capsules).collect();
        all.sort_unstable();
        let expected = match state.discovered(Species::Mascamites) {
            Some(_) => Sample::all().to_vec(),
            None => Vec::new(),
        };
        if all == expected {
            Ok(())
        } else {
            Err("each sample must be in one place (S14.1)".to_owned())
        }
    }

    /// S14.5: a capsule shows its sample to its owner only, a planet to whoever looks at it.
    fn redeal_things(state: &mut Seti, viewer: Viewer, others: &[Seat], stream: &mut Stream) {
        let looking = looking_at(state, viewer);
        let mut known: Vec<Sample> = state.relics.delivered.to_vec();
        known.extend(looking.into_iter().flat_map(|body| state.samples_of(body)));
        let own = Seat::first(state.players.len()).filter(|seat| !others.contains(seat));
        known.extend(own.flat_map(|seat| state.capsules(seat)));
        let unknown = Sample::all()
            .into_iter()
            .filter(|sample| !known.contains(sample));
        let mut pile = Pile::shuffled(unknown, stream);
        for (place, body) in PLANETS.into_iter().enumerate() {
            if looking != Some(body) {
                pile.refill(state.relics.samples[place].iter_mut());
            }
        }
        for &seat in others {
            let pieces = state.player_mut(seat).pieces.iter_mut();
            pile.refill(pieces.filter_map(|piece| piece.sample.as_mut()));
        }
    }
}

/// The planet whose samples the deciding player looks at.
pub(crate) fn looking_at(state: &Seti, viewer: Viewer) -> Option<Body> {
    let frame = state.stack.last().filter(|frame| viewer.is(frame.who))?;
    match frame.job {
        Job::SampleTake(body) | Job::SamplePeek(body) => Some(body),
        _ => None,
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Collects a sample where the card has landed or orbited.
    pub(in crate::engine) fn sample_pick_up(&mut self, frame: Frame) {
        if let Some(body) = self.state.in_play.landed
            && !self.state.samples_of(body).is_empty()
        {
            self.push(frame, Job::SampleTake(body)); // S14.4, S14.6
        }
    }

    pub(in crate::engine) fn sample_peek(&mut self, frame: Frame, from: PeekFrom) {
        let here = |body: &Body| {
            let near = from == PeekFrom::Either
                || self.state.piece_at(frame.who, self.state.space_of(*body));
            near && !self.state.samples_of(*body).is_empty()
        };
        let mut bodies = PLANETS.into_iter().filter(here);
        match (bodies.next(), bodies.next()) {
            (Some(_), Some(_)) => self.push(frame, Job::SamplePlanet),
            (Some(body), None) => self.push(frame, Job::SamplePeek(body)),
            (None, _) => {}
        }
    }

    /// The reward of the sample at hand, so many times.
    pub(in crate::engine) fn sample_reward(&mut self, frame: Frame, times: u8) {
        if let Some(sample) = self.state.in_play.sample {
            let program = self.pack.samples[sample.index()];
            (0..times).for_each(|_| self.push(frame, Job::Run(program)));
        }
    }

    /// S14.5, S14.7
    pub(in crate::engine) fn play_sample_take(&mut self, frame: Frame, body: Body, choice: Choice) {
        self.pop();
        let Choice::Sample(sample) = choice else {
            return foreign(choice);
        };
        let at = self.state.space_of(body);
        let capsule = Piece {
            at,
            sample: Some(sample),
        };
        let samples = self.state.samples_of(body);
        if let Some(index) = samples.iter().position(|&one| one == sample)
            && self.state.player_mut(frame.who).pieces.try_push(capsule)
            && let Some(samples) = self.state.samples_mut(body)
        {
            samples.remove(index);
            self.tell(|| Event::Collected {
                seat: frame.who,
                body,
            });
        }
    }

    pub(in crate::engine) fn play_sample_planet(&mut self, choice: Choice) {
        if let Choice::Samples(body) = choice {
            self.set_top(Job::SamplePeek(body));
        }
    }

    pub(in crate::engine) fn play_sample_peek(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        if let Choice::Sample(sample) = choice {
            self.push(frame, Job::Run(self.pack.samples[sample.index()]));
        }
    }

    /// S14.12 to S14.14
    pub(in crate::engine) fn deliver(&mut self, who: Seat, card: Card, piece: u8) {
        let piece = self.state.player_mut(who).pieces.remove(piece as usize);
        let Some(sample) = piece.sample else { return };
        self.state.in_play.sample = Some(sample);
        self.state.relics.delivered.push(sample);
        self.tell(|| Event::Delivered {
            seat: who,
            card,
            sample: sample.into(),
        });
        self.complete(who, card);
    }

    /// S14.16
    pub(in crate::engine) fn rival_sample(&mut self, body: Body) {
        self.pop();
        let n = self.state.samples_of(body).len();
        if n == 0 {
            return;
        }
        let index = self.state.rng.below(n);
        if let Some(samples) = self.state.samples_mut(body) {
            let sample = samples.remove(index);
            self.state.relics.delivered.push(sample);
            self.tell(|| Event::RivalSample {
                body,
                sample: sample.into(),
            });
        }
    }
}

impl Seti {
    /// Face-down samples on a planet's space.
    #[must_use]
    pub fn samples_of(&self, body: Body) -> &[Sample] {
        match PLANETS.iter().position(|&planet| planet == body) {
            Some(place) => &self.relics.samples[place],
            None => &[],
        }
    }

    fn samples_mut(&mut self, body: Body) -> Option<&mut List<Sample, 3>> {
        let place = PLANETS.iter().position(|&planet| planet == body)?;
        Some(&mut self.relics.samples[place])
    }

    /// Samples in the capsules of a player.
    fn capsules(&self, seat: Seat) -> impl Iterator<Item = Sample> {
        let pieces = self.player(seat).pieces.iter();
        pieces.filter_map(|piece| piece.sample)
    }

    pub(in crate::engine) fn list_samples(&self, body: Body, out: &mut Vec<Choice>) {
        let mut samples = [None; 3];
        for (place, &sample) in samples.iter_mut().zip(self.samples_of(body)) {
            *place = Some(sample);
        }
        samples.sort_unstable();
        out.extend(samples.into_iter().flatten().map(Choice::Sample));
    }

    pub(in crate::engine) fn list_sample_planets(&self, out: &mut Vec<Choice>) {
        let with = PLANETS.into_iter();
        out.extend(
            with.filter(|&body| !self.samples_of(body).is_empty())
                .map(Choice::Samples),
        );
    }

    /// S14.12: deliveries that can be made now.
    pub(in crate::engine) fn list_deliveries(&self, who: Seat, out: &mut Vec<Choice>) {
        let pieces = &self.player(who).pieces;
        if pieces.iter().all(|piece| piece.sample.is_none()) {
            return;
        }
        for (card, cond) in self.open_conditionals(who) {
            let Cond::DeliverSample(body) = cond else {
                continue;
            };
            let there = self.space_of(body);
            for (index, piece) in (0u8..).zip(pieces.iter()) {
                if piece.sample.is_some() && piece.at == there {
                    out.push(Choice::Deliver(card, index));
                }
            }
        }
    }
}
