//! What is asked inside effects and at the end of a turn, and cannot be answered so.

use super::{Now, lacks, no, why};
use crate::choice::{Choice, Extra, Site, Spot};
use crate::engine::species::ask;
use crate::engine::{TILE_CAPACITY, scan_done};
use crate::names::{Body, Card, Corner, PLANETS, Resource, Side, Space, Star, Tech, Trace};
use crate::op::TraceOn;
use crate::pack::{Kind, pack};
use crate::state::{Job, Marker, Phase};
use orrery_core::{Refusal, Word};

impl Now<'_> {
    pub(super) fn decision(&self, choice: Choice) -> Refusal {
        match choice {
            Choice::Income(card) if self.frame.job == Job::FirstIncome => {
                self.not_in_hand(&["S1.18"], card)
            }
            Choice::Income(_) => no(&["S1.18"], "setup-over"),
            Choice::Take(card) => self.take(card),
            Choice::Draw => self.draw(),
            Choice::Tuck(card) if self.frame.job == Job::Tuck => self.not_in_hand(&["S8.23"], card),
            Choice::Tuck(_) => no(&["S8.23"], "no-tuck-now"),
            Choice::Discard(card) => self.discard(card),
            Choice::Row(card) => self.row(card),
            Choice::Step(piece, to, extra) => self.step(piece, to, extra),
            Choice::Earth(_)
            | Choice::Telescope2
            | Choice::Telescope3(_)
            | Choice::Telescope4Launch
            | Choice::Telescope4Move => self.scan_step(choice),
            Choice::Signal(_) | Choice::SignalTile => self.signal(choice),
            Choice::Trace(color, side, spot) => self.trace(color, side, spot),
            Choice::Tech(tech) => self.tech(tech),
            Choice::Slot(_) if matches!(self.frame.job, Job::PlaceTile(_)) => {
                no(&["S9.8"], "slot-taken")
            }
            Choice::Slot(_) => no(&["S9.8"], "no-slot-now"),
            Choice::DataSpace(space) => self.data_space(space as usize),
            Choice::RemoveOrbiter(..) | Choice::RemoveLander(..) => self.removal(choice),
            Choice::Probe(_) if self.frame.job == Job::ChooseProbe => {
                no(&["S2.9"], "no-probe-there")
            }
            Choice::Probe(_) => no(&["S2.9"], "no-probe-choice"),
            Choice::Cover(card, circle) => self.cover(card, circle),
            Choice::Sample(_) | Choice::Samples(_) => self.sample(choice),
            Choice::Show(_) => match self.frame.job {
                Job::Show(pc) => {
                    let most = why("show-fewer").with("n", self.state.showable(self.who, pc));
                    Refusal::new("", &["D-66"]).because(most)
                }
                _ => no(&["D-66"], "nothing-to-show"),
            },
            Choice::Pay => no(&["S2.10"], "nothing-to-pay"),
            Choice::Publicity | Choice::Movement => no(&["S5.10"], "no-visit-now"),
            _ => self.closing(choice),
        }
    }

    /// Choices that end something, and those of the end of a turn.
    fn closing(&self, choice: Choice) -> Refusal {
        match (choice, self.frame.job) {
            (Choice::End, Job::Turn) => no(&["S2.4"], "main-action-first"),
            (Choice::End, _) if self.state.phase == Phase::Setup => no(&["S1.18"], "first-income"),
            (Choice::End, _) if self.who != self.state.active => {
                self.out_of_turn(&["S2.14", "S2.7"])
            }
            (Choice::End, _) => no(&["S2.14"], "finish-first"),
            (Choice::Continue, _) => no(&["S2.5"], "no-pause"),
            (Choice::Done, Job::Scan(_)) => no(&["S6.2"], "scan-first"),
            (Choice::Done | Choice::Skip, Job::Turn | Job::Late | Job::Pause) => {
                no(&["S2.10"], "nothing-to-skip")
            }
            (Choice::Done | Choice::Skip, _) => no(&["S2.9", "S2.11"], "not-optional"),
            (Choice::Gold(gold), _) if self.state.gold[gold.index()].contains(&self.who) => {
                no(&["S10.5", "S10.3"], "gold-yours")
            }
            (Choice::Gold(_), _) => no(&["S10.3", "S10.1"], "no-gold-now"),
            (Choice::Message(place), _) => self.message(place as usize),
            (Choice::Secret(_), Job::Secret(_)) => no(&["S18.5"], "not-your-exertian"),
            (Choice::Secret(_), _) => no(&["S18.5"], "no-exertian-now"),
            (Choice::Resolve(star), _) => self.resolve(self.state.data_left(star)),
            (Choice::ResolveTile, _) if !self.state.tile_in_play() => no(&["S16.1"], "no-oumuamua"),
            (Choice::ResolveTile, _) => {
                self.resolve(TILE_CAPACITY.saturating_sub(self.state.relics.tile.len()))
            }
            (Choice::Milestone(_), _) => no(&["S10.7"], "no-milestone"),
            (Choice::Task(..), Job::Objective(_)) => no(&["S20.7"], "other-task"),
            (Choice::Task(..), _) if self.state.rival.level < 2 => no(&["S20.1"], "no-objectives"),
            (Choice::Task(..), _) => no(&["S20.7"], "no-task-now"),
            _ => no(&["S2.9"], "not-asked"),
        }
    }

    fn take(&self, card: Card) -> Refusal {
        match self.frame.job {
            Job::Pick if self.face_up(card) => no(&["S8.20", "S6.26"], "species-card-apart"),
            Job::Pick => no(&["S8.20"], "not-in-row"),
            Job::PassTake => no(&["S12.2"], "not-in-stack"),
            Job::SpeciesPick(_) => no(&["S10.19"], "not-face-up"),
            _ => no(&["S8.20", "S4.10"], "no-card-now"),
        }
    }

    fn face_up(&self, card: Card) -> bool {
        let slots = self.state.species.iter();
        slots
            .filter(|slot| slot.discovered)
            .any(|slot| slot.face_up == Some(card))
    }

    fn draw(&self) -> Refusal {
        match self.frame.job {
            Job::Pick => no(&["S8.22"], "no-cards-left"),
            Job::PassTake => no(&["S12.2"], "from-stack"),
            Job::SpeciesPick(_) => no(&["S10.19"], "species-deck-empty"),
            _ => no(&["S8.20", "S4.10"], "no-card-now"),
        }
    }

    fn discard(&self, card: Card) -> Refusal {
        match self.frame.job {
            Job::PassDiscard => self.not_in_hand(&["S12.2"], card),
            Job::Give(..) => self.not_in_hand(&["S4.6"], card),
            Job::HandSignals(_) => self.not_in_hand(&["S6.25"], card),
            Job::DrawnCorner => no(&["S4.2"], "not-drawn"),
            Job::DrawnIncome => no(&["S8.23"], "not-drawn"),
            _ => no(&["S4.2", "S4.6"], "no-discard-now"),
        }
    }

    fn row(&self, card: Card) -> Refusal {
        let key = if self.face_up(card) {
            "species-card-apart"
        } else {
            "not-in-row"
        };
        match self.frame.job {
            Job::Scan(done) if scan_done(done, Choice::Row(card)) => no(&["S6.1"], "row-done"),
            Job::Scan(_) => no(&["S6.1", "S6.26"], key),
            Job::RowSignals(_) => no(&["S6.4", "S6.26"], key),
            Job::RowCorners(_) => no(&["S21.15", "S6.26"], key),
            _ => no(&["S6.1"], "no-row-now"),
        }
    }

    fn step(&self, piece: u8, to: Space, extra: Extra) -> Refusal {
        let Job::Moves(points) = self.frame.job else {
            return no(&["S5.2", "S4.1"], "no-movement-now");
        };
        let piece = match self.no_step(piece, to) {
            Err(refusal) => return refusal,
            Ok(piece) => piece,
        };
        let cost = self.state.step_cost(self.who, piece.at);
        let refusal = Refusal::new("", &["S5.5", "S5.9"]);
        match extra {
            Extra::None => lacks(refusal, "movement", cost, points),
            _ if cost <= points => no(&["S5.9"], "points-suffice"),
            _ if self.who != self.state.active => self.out_of_turn(&["S2.7", "S5.9"]),
            Extra::Energy => lacks(refusal, "energy", 1, self.player.energy),
            Extra::Card(card) if !self.player.hand.has(card) => self.not_in_hand(&["S5.9"], card),
            Extra::Card(card) if pack().card(card).corner_kind != Corner::Move => {
                no(&["S5.9", "S4.2"], "no-move-corner")
            }
            Extra::Card(_) => no(&["S5.9", "S4.13"], "not-asked"),
        }
    }

    fn scan_step(&self, choice: Choice) -> Refusal {
        let Job::Scan(done) = self.frame.job else {
            return no(&["S6.1", "S6.27"], "no-scan-now");
        };
        let player = self.player;
        let (rule, tech) = match choice {
            Choice::Earth(_) if scan_done(done, choice) => return no(&["S6.1"], "earth-done"),
            Choice::Earth(_) => return self.earth(),
            Choice::Telescope2 => ("S6.29", Tech::Telescope2),
            Choice::Telescope3(_) => ("S6.30", Tech::Telescope3),
            _ => ("S6.31", Tech::Telescope4),
        };
        if !player.has(tech) {
            return self.without_tech(&[rule], tech);
        }
        if scan_done(done, choice) {
            return no(&[rule, "S6.27"], "telescope-used");
        }
        match choice {
            Choice::Telescope2 => Refusal::new("", &[rule]).lacking("publicity", 1, 0),
            Choice::Telescope3(card) => self.not_in_hand(&[rule], card),
            Choice::Telescope4Launch if player.energy > 0 => self.probe_limit(),
            Choice::Telescope4Launch => self.lacks_energy(&[rule], 1),
            _ => no(&[rule, "S5.2"], "no-probe-in-space"),
        }
    }

    /// The signal of a scan belongs into Earth's sector, or with telescope.1 next to it.
    fn earth(&self) -> Refusal {
        let sector = self.state.space_of(Body::Earth).sector();
        let star = self.state.star_of(sector);
        let key = if self.player.has(Tech::Telescope1) {
            "earth-near"
        } else {
            "earth-sector"
        };
        Refusal::new("", &["S6.1", "S6.28"]).because(why(key).with("star", star))
    }

    fn signal(&self, choice: Choice) -> Refusal {
        if choice == Choice::SignalTile {
            return if self.state.tile_in_play() {
                no(&["S16.7"], "no-tile-signal")
            } else {
                no(&["S16.1"], "no-oumuamua")
            };
        }
        let bits = match self.frame.job {
            Job::Target { stars, .. } | Job::Around(stars) => stars,
            Job::ProbeSignals(_, left) => self.state.probe_signal_stars(left),
            Job::Mark { star, .. } => 1 << star.index(),
            _ => return no(&["S6.5"], "no-signal-now"),
        };
        let stars = Star::ALL.iter().copied();
        let stars = Word::either(stars.filter(|star| bits >> star.index() & 1 == 1));
        Refusal::new("", &["S6.5", "S6.25"]).because(why("other-star").with("stars", stars))
    }

    fn trace(&self, color: Trace, side: Side, spot: Spot) -> Refusal {
        let Job::Trace(wanted, on) = self.frame.job else {
            return no(&["S11.1"], "no-trace-now");
        };
        if let Some(wanted) = wanted.filter(|&wanted| wanted != color) {
            let other = why("trace-color").with("trace", wanted);
            return Refusal::new("", &["S11.1"]).because(other);
        }
        let own = &self.player.traces[side.index()];
        match on {
            TraceOn::SameColor if own[color.index()] == 0 => {
                return no(&["S21.27"], "trace-same-color");
            }
            TraceOn::AllColors if own.contains(&0) => return no(&["S11.13"], "trace-all-colors"),
            _ => {}
        }
        self.spot(color, side, spot)
    }

    fn spot(&self, color: Trace, side: Side, spot: Spot) -> Refusal {
        let slot = self.state.slot(side);
        let c = color.index();
        let row = match spot {
            Spot::Row(row) => row as usize - 1,
            _ => return self.marked(&["S11.1"], slot.discovery[c]),
        };
        if !slot.discovered {
            return no(&["S11.1"], "species-unknown");
        }
        let Some(space) = pack().boards[slot.species.index()][c].get(row) else {
            return no(&["S11.1"], "no-such-space");
        };
        if !ask!(slot.species => row_exists(self.state, color, row)) {
            return no(&["S14.14"], "no-sample-yet");
        }
        if let Some(marker) = slot.board[c][row].filter(|_| !space.repeatable) {
            return self.marked(&["S11.12"], Some(marker));
        }
        let Some((what, n)) = space.cost else {
            return no(&["S11.1"], "not-asked");
        };
        let what_is = match what {
            Resource::Credit => "credits",
            Resource::Energy => "energy",
            Resource::Publicity => "publicity",
            Resource::Data => "data",
            _ => "exofossils",
        };
        let refusal = Refusal::new("", &["S11.6"]);
        lacks(refusal, what_is, n, self.state.has(self.who, what))
    }

    /// A space for traces that holds a marker.
    fn marked(&self, rules: &[&'static str], marker: Option<Marker>) -> Refusal {
        match marker.and_then(Marker::seat) {
            Some(seat) => self.taken(rules, "trace-taken", seat),
            None => no(rules, "trace-taken-neutral"),
        }
    }

    fn tech(&self, tech: Tech) -> Refusal {
        if self.player.has(tech) {
            return no(&["S9.4"], "tech-owned");
        }
        let Job::TakeTech { kinds, .. } = self.frame.job else {
            return no(&["S9.2", "S3.26"], "no-tech-now");
        };
        if kinds >> tech.kind().index() & 1 == 0 {
            no(&["S9.10"], "tech-kind")
        } else if self.state.techs[tech.index()].tiles.is_empty() {
            no(&["S9.1"], "tech-gone")
        } else {
            no(&["S9.2", "D-76"], "tech-unresearched")
        }
    }

    fn data_space(&self, space: usize) -> Refusal {
        let Job::DataSpace(body, _) = self.frame.job else {
            return no(&["S3.16", "S3.17"], "no-landing-now");
        };
        let covered = self.state.planets[body.index()].first_landers.get(space);
        match covered.copied().flatten().and_then(Marker::seat) {
            Some(seat) => self.taken(&["S3.17"], "data-space-covered", seat),
            None => no(&["S3.17"], "no-such-space"),
        }
    }

    fn removal(&self, choice: Choice) -> Refusal {
        let who = self.who.index();
        let of = |body: Body| {
            self.state
                .planets
                .get(body.index())
                .filter(|_| body.index() < PLANETS)
        };
        let there = match (self.frame.job, choice) {
            (Job::RemoveOrbiter, Choice::RemoveOrbiter(body, _)) => {
                of(body).is_some_and(|planet| planet.orbiters[who] > 0)
            }
            (Job::RemoveLander, Choice::RemoveLander(site, _)) => match site {
                Site::Planet(body) => of(body).is_some_and(|planet| planet.landers[who] > 0),
                Site::Moon(moon) => self.state.moons[moon.index()][who] > 0,
            },
            _ => return no(&["S21.10", "S2.9"], "no-removal-now"),
        };
        match (there, choice) {
            (true, _) => no(&["S21.10"], "figure-elsewhere"),
            (_, Choice::RemoveOrbiter(..)) => no(&["S21.10"], "no-orbiter-there"),
            _ => no(&["S21.10"], "no-lander-there"),
        }
    }

    fn cover(&self, card: Card, circle: u8) -> Refusal {
        let printed = pack().card(card);
        if !self.player.played.has(card) {
            return no(&["S8.12"], "not-your-card");
        }
        if printed.kind != Kind::Triggered || usize::from(circle) >= printed.slots.len() {
            return no(&["S8.12"], "no-such-circle");
        }
        let covered = self.state.covered[printed.slot_index as usize];
        if covered >> circle & 1 == 1 || self.state.completed.has(card) {
            return no(&["S8.15"], "circle-covered");
        }
        match self.frame.job {
            Job::Trigger(_) => no(&["S8.12"], "other-circle"),
            _ => no(&["S8.12"], "no-trigger-now"),
        }
    }

    fn sample(&self, choice: Choice) -> Refusal {
        match (self.frame.job, choice) {
            (Job::SampleTake(body) | Job::SamplePeek(body), Choice::Sample(_)) => {
                let there = why("no-such-sample").with("body", body);
                Refusal::new("", &["S14.5"]).because(there)
            }
            (Job::SamplePlanet, Choice::Samples(_)) => no(&["S14.5"], "no-samples-there"),
            _ => no(&["S14.4", "S14.5"], "no-sample-now"),
        }
    }

    fn message(&self, place: usize) -> Refusal {
        let taken = self.state.relics.messages.get(place).copied().flatten();
        match (self.frame.job, taken.and_then(Marker::seat)) {
            (_, Some(seat)) => self.taken(&["S17.3"], "message-taken", seat),
            _ => no(&["S17.3", "S17.2"], "no-message-now"),
        }
    }

    /// A sector, or the tile, that is not to be resolved.
    fn resolve(&self, data_left: usize) -> Refusal {
        if data_left == 0 {
            return no(&["S6.12", "S2.14"], "no-sectors-now");
        }
        let left = why("sector-open").with("n", data_left);
        Refusal::new("", &["S6.11"]).because(left)
    }
}
