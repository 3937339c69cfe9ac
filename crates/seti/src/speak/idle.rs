//! What of a legal choice would come to nothing now (S2.12), as far as its player can know.
//!
//! A program is read from its start, as if nothing else happened meanwhile. Once something comes that may
//! bring anything, the rest of it is not judged.

use super::effect::effects;
use crate::choice::Choice;
use crate::engine::{DATA_LIMIT, PUBLICITY_LIMIT};
use crate::names::{Card, Resource, Trace};
use crate::op::{Addr, At, Kinds, Metric, Op, This, TraceOn};
use crate::pack::{Kind, pack};
use crate::state::{Occasion, Player, Seti};
use orrery_core::{Idle, Phrase, Seat, Word};

pub(super) fn idle(state: &Seti, choice: Choice) -> Option<Idle> {
    let who = state.stack.last()?.who;
    match choice {
        Choice::Play(card) => {
            let printed = pack().card(card);
            let mut idle = Reader::new(state, who, Some(card)).read(printed.play)?;
            let trigger = Occasion::PlayCard(printed.cost);
            // A card that stays in play, or covers a circle, is good for something.
            idle.whole &= printed.kind == Kind::Event && !state.answers(who, trigger);
            Some(idle)
        }
        Choice::Corner(card) => {
            let printed = pack().card(card);
            let mut idle = Reader::new(state, who, Some(card)).read(printed.corner)?;
            idle.whole &= !state.answers(who, Occasion::Corner(printed.corner_kind));
            Some(idle)
        }
        Choice::Research => {
            let research = Op::Tech {
                kinds: Kinds(0b111),
                of_others: false,
                no_bonus: false,
            };
            let why = Reader::new(state, who, None).nothing(research)?;
            Some(Idle {
                whole: false, // the solar system turns
                why: vec![why],
            })
        }
        _ => None,
    }
}

fn why(key: &str) -> Phrase {
    Phrase::new(format!("why-seti-{key}"))
}

/// How far a program has been read.
struct Reader<'a> {
    state: &'a Seti,
    who: Seat,
    player: &'a Player,
    /// Hand cards besides the one that is used.
    cards: usize,
    used: Option<Card>,
    /// What came before may have brought probes, cards or resources.
    probes: bool,
    drawn: bool,
    gained: bool,
}

impl<'a> Reader<'a> {
    fn new(state: &'a Seti, who: Seat, used: Option<Card>) -> Self {
        let player = state.player(who);
        let own = used.is_some_and(|card| player.hand.has(card));
        Self {
            state,
            who,
            player,
            cards: player.hand.len() - usize::from(own),
            used,
            probes: false,
            drawn: false,
            gained: false,
        }
    }

    /// What of the program at `start` would come to nothing; `None` if nothing of it.
    fn read(mut self, start: Addr) -> Option<Idle> {
        let lines = effects(start);
        let mut reasons = Vec::new();
        let mut whole = !lines.is_empty();
        for line in lines {
            let Some(&op) = line.ops.first() else {
                continue;
            };
            if let Some(reason) = self.nothing(op) {
                let line = Phrase::new("idle-seti-line").with("what", line.phrase);
                reasons.push(line.with("why", reason));
                continue;
            }
            whole = false;
            if !self.goes_on(op) {
                break;
            }
        }
        (!reasons.is_empty()).then_some(Idle {
            whole,
            why: reasons,
        })
    }

    /// Notes what an instruction with an effect may bring; false if it may bring anything.
    fn goes_on(&mut self, op: Op) -> bool {
        match op {
            Op::Gain(..) | Op::GainPer(..) => self.gained = true,
            Op::Launch { .. } => self.probes = true,
            Op::Draw(_) => self.drawn = true,
            Op::TurnRule(_) | Op::ReturnSelf => {}
            _ => return false,
        }
        true
    }

    /// Why the instruction would do nothing; `None` if it would do something, or might.
    fn nothing(&self, op: Op) -> Option<Phrase> {
        let state = self.state;
        let full = |resource| match resource {
            Resource::Publicity if self.player.publicity >= PUBLICITY_LIMIT => {
                Some(why("publicity-full").with("n", PUBLICITY_LIMIT))
            }
            Resource::Data if self.player.data >= DATA_LIMIT => {
                Some(why("data-full").with("n", DATA_LIMIT))
            }
            _ => None,
        };
        match op {
            Op::Gain(resource, _) => full(resource),
            Op::GainPer(resource, _, metric) => {
                full(resource).or_else(|| self.counts_nothing(metric))
            }
            Op::MovePer(_, metric) => self.no_probe().or_else(|| self.counts_nothing(metric)),
            Op::Move(_) | Op::ChooseProbe { .. } => self.no_probe(),
            Op::Launch {
                ignore_limit: false,
            } => (!self.probes && self.player.probes() >= self.player.probe_limit())
                .then(|| why("probe-limit").with("n", self.player.probe_limit())),
            Op::Land { .. } | Op::OrbitOrLand => self.no_planet(),
            Op::Tech {
                kinds: Kinds(kinds),
                of_others,
                ..
            } => {
                let mut left = state.techs_for(self.who, kinds, of_others);
                left.next().is_none().then(|| why("no-tech-left"))
            }
            Op::Signal { at, .. } => self.no_star(at),
            Op::SignalRow(_) | Op::RowCorners | Op::TakeRow => {
                let empty = state.row.iter().all(Option::is_none);
                empty.then(|| why("row-empty"))
            }
            Op::Pick | Op::Draw(_) => (!state.card_available()).then(|| why("no-cards-left")),
            Op::SpeciesCard(This(species)) => match state.discovered(species) {
                None => Some(why("species-unknown")),
                Some(_) => (!state.species_card_left(species)).then(|| why("species-deck-empty")),
            },
            Op::SignalHand(_) | Op::Tuck => {
                (self.cards == 0 && !self.drawn).then(|| why("hand-empty"))
            }
            Op::ShowCorners(_) | Op::ShowIncomes(..) => self.nothing_to_show(op),
            Op::Trace(color, on) => self.no_trace(color, on),
            Op::RemoveOrbiter { .. } => (!state.has_orbiter(self.who)).then(|| why("no-orbiter")),
            Op::RemoveLander { .. } => (!state.has_lander(self.who)).then(|| why("no-lander")),
            Op::MayPay { what, n, .. } => self.unpaid(what, n),
            _ => None,
        }
    }

    fn no_probe(&self) -> Option<Phrase> {
        let none = !self.probes && self.player.pieces.is_empty();
        none.then(|| why("no-probe-in-space"))
    }

    fn no_planet(&self) -> Option<Phrase> {
        let none = !self.probes && !self.state.can_land(self.who);
        none.then(|| why("no-probe-at-planet"))
    }

    fn no_star(&self, at: At) -> Option<Phrase> {
        let state = self.state;
        match at {
            At::Body(body) if !state.body_in_play(body) => Some(why("no-oumuamua")),
            At::OwnProbe | At::OwnProbeAndNeighbours => self.no_probe(),
            At::ChosenProbes => {
                let none = state.players.iter().all(|player| player.pieces.is_empty());
                (none && !self.probes).then(|| why("no-probe-anywhere"))
            }
            At::NextAnomaly => state
                .next_anomaly()
                .is_none()
                .then(|| why("species-unknown")),
            _ => None,
        }
    }

    fn no_trace(&self, color: Option<Trace>, on: TraceOn) -> Option<Phrase> {
        if self.state.trace_possible(self.who, color, on) {
            return None;
        }
        Some(match on {
            TraceOn::AllColors => why("trace-all-colors"),
            _ => why("trace-same-color"),
        })
    }

    fn nothing_to_show(&self, op: Op) -> Option<Phrase> {
        let pack = pack();
        let fits = match op {
            Op::ShowCorners(corner) => pack.corner_is[corner.index()],
            Op::ShowIncomes(income, _) => pack.income_is[income.index()],
            _ => return None,
        };
        let hand = self.player.hand.0.and(fits);
        let own = self.used.is_some_and(|card| hand.has(card.index()));
        let none = hand.len() == usize::from(own) && !self.drawn;
        none.then(|| why("no-card-to-show"))
    }

    fn unpaid(&self, what: Resource, needs: u8) -> Option<Phrase> {
        let has = self.state.has(self.who, what);
        let what = match what {
            Resource::Credit => "credits",
            Resource::Energy => "energy",
            Resource::Publicity => "publicity",
            Resource::Data => "data",
            Resource::Exofossil => "exofossils",
            Resource::Vp => return None,
        };
        let phrase = Phrase::new("refusal-lacking")
            .with("what", Word::name(format!("resource-{what}")))
            .with("needs", needs)
            .with("has", has);
        (has < needs && !self.gained).then_some(phrase)
    }

    /// A metric of the board that stands at nothing. What the card itself does is not counted yet.
    fn counts_nothing(&self, metric: Metric) -> Option<Phrase> {
        let lasting = matches!(
            metric,
            Metric::FiguresAt(_)
                | Metric::SectorWins(_)
                | Metric::SectorsWithOwnSignal
                | Metric::Traces { .. }
                | Metric::Techs(_)
                | Metric::TuckedCards(_)
                | Metric::OtherPlanetsAndCometsInEarthSector
                | Metric::OwnSignalsInAnomalySectors
        );
        let none = lasting && self.state.count(self.who, metric) == 0;
        none.then(|| why("counts-nothing"))
    }
}

impl Seti {
    /// True if something of the player waits for this occasion.
    fn answers(&self, who: Seat, occasion: Occasion) -> bool {
        self.has_circle(who, occasion) || self.tasks_for(occasion).next().is_some()
    }
}
