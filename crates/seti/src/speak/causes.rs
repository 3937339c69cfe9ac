//! What speaks for a choice just now: what would be gone later, what it completes, what it counts for. All of it is read
//! from what its player sees before and after it.

use super::{amount, reward};
use crate::choice::{Choice, Spot};
use crate::engine::{GOLD_MILESTONES, ROUNDS, ranking};
use crate::names::{Body, Gold, PLANETS, Resource, Space, Species, Star};
use crate::op::Addr;
use crate::pack::pack;
use crate::solar::{Cell, Rotation, Turned};
use crate::state::Marker;
use crate::view::{PlayerView, Standing, View};
use orrery_core::{Phrase, Seat};

/// So many data left in a sector are few.
const FEW: usize = 2;

pub(super) fn causes(seat: Seat, before: &View, choice: Choice, after: &View) -> Vec<Phrase> {
    let players = before.players.get(seat.index());
    let Some((own, then)) = players.zip(after.players.get(seat.index())) else {
        return Vec::new();
    };
    let step = Step {
        seat,
        before,
        choice,
        after,
        own,
        then,
    };
    let mut told: Vec<Phrase> = step.turns_away().into_iter().collect();
    told.extend(step.first_at_planets());
    told.extend(step.cheap_landing());
    told.extend(step.sectors());
    told.extend(step.discovery());
    told.extend(step.first_tile());
    told.extend(step.missions());
    told.extend(step.gold_tiles());
    told.extend(step.milestones());
    told.extend(step.income());
    told.extend(step.first_pass());
    told
}

fn cause(key: &str) -> Phrase {
    Phrase::new(format!("reason-seti-{key}"))
}

/// A choice, and what its player sees before and after it.
struct Step<'a> {
    seat: Seat,
    before: &'a View,
    choice: Choice,
    after: &'a View,
    own: &'a PlayerView,
    then: &'a PlayerView,
}

impl Step<'_> {
    /// A step to a planet that the next rotation would carry away from the piece.
    fn turns_away(&self) -> Option<Phrase> {
        let (Choice::Move(piece, to) | Choice::Step(piece, to, _)) = self.choice else {
            return None;
        };
        let Cell::Body(body) = self.after.cell(to) else {
            return None;
        };
        let from = self.own.pieces.get(usize::from(piece))?.at;
        let steps = after_rotation(self.before, from, body);
        let away = body != Body::Earth && steps > 1;
        let told = || cause("turns-away").with("body", body).with("n", steps);
        away.then(|| told().citing(&["S5.17"]))
    }

    /// Spaces of a planet that only the first ones cover.
    fn first_at_planets(&self) -> Vec<Phrase> {
        let own = Some(Marker::of(self.seat));
        let mut told = Vec::new();
        for &body in &Body::ALL[..PLANETS] {
            let [was, is] = [self.before, self.after].map(|view| view.planets[body.index()]);
            let programs = &pack().planets[body.index()];
            let mut tell = |key: &str, program: Addr, rule| {
                let first = cause(key).with("body", body);
                told.push(first.with("reward", reward(program)).citing(&[rule]));
            };
            if was.first_orbiter.is_none() && is.first_orbiter == own {
                tell("first-orbiter", programs.first_orbiter, "S3.10");
            }
            let spaces = was.first_landers.iter().zip(is.first_landers);
            for ((was, is), &program) in spaces.zip(&programs.first_landers) {
                if was.is_none() && is == own {
                    tell("first-lander", program, "S3.16");
                }
            }
        }
        told
    }

    fn cheap_landing(&self) -> Option<Phrase> {
        let Choice::Land(site) = self.choice else {
            return None;
        };
        let body = site.planet();
        let orbited = self.before.planets[body.index()].orbiters != [0; 4];
        let paid = self.own.energy > self.then.energy;
        let told = || cause("cheap-landing").with("body", body);
        (orbited && paid).then(|| told().citing(&["S3.14"]))
    }

    /// Sectors that are completed with this, or nearly, and in which the player leads.
    fn sectors(&self) -> Vec<Phrase> {
        let sector = |star: Star| {
            let [was, is] = [self.before, self.after].map(|view| view.sectors[star.index()]);
            let printed = pack().star(star);
            let left = |marks: usize| usize::from(printed.capacity).saturating_sub(marks);
            let marked = is.marks.len() > was.marks.len() && left(was.marks.len()) > 0;
            if !marked || ranking(&is.marks)[0] != Some(self.seat) {
                return None;
            }
            match left(is.marks.len()) {
                0 => {
                    let first = is.wins == [0; 4];
                    let program = if first {
                        printed.first_win
                    } else {
                        printed.later_wins
                    };
                    let won = cause("sector").with("star", star);
                    Some(won.with("reward", reward(program)).citing(&["S6.13"]))
                }
                n @ 1..=FEW => {
                    let near = cause("sector-near").with("star", star);
                    Some(near.with("n", n).citing(&["S6.11"]))
                }
                _ => None,
            }
        };
        Star::ALL.iter().copied().filter_map(sector).collect()
    }

    /// The last discovery space of a species.
    fn discovery(&self) -> Option<Phrase> {
        let Choice::Trace(_, side, Spot::Discovery) = self.choice else {
            return None;
        };
        let spaces = self.before.species[side.index()].discovery;
        let open = spaces.iter().filter(|space| space.is_none()).count();
        (open == 1).then(|| cause("discovery").citing(&["S10.13"]))
    }

    fn first_tile(&self) -> Option<Phrase> {
        let Choice::Tech(tech) = self.choice else {
            return None;
        };
        let [was, is] = [self.before, self.after].map(|view| view.techs[tech.index()].two_points);
        let told = || cause("first-tile").with("reward", amount(Resource::Vp, 2));
        (was && !is).then(|| told().citing(&["S9.7"]))
    }

    /// Missions in front of the player whose condition is fulfilled with this.
    fn missions(&self) -> Vec<Phrase> {
        let met = |player: &PlayerView, card| match player.standing(card) {
            Some(Standing::Reached(have, need)) => have >= need,
            _ => false,
        };
        let both = self.own.played.iter();
        let both = both.filter(|&card| self.then.played.has(card));
        let open = both.filter(|&card| !self.before.completed.has(card));
        let ready = open.filter(|&card| !met(self.own, card) && met(self.then, card));
        ready
            .map(|card| cause("mission").with("card", card))
            .collect()
    }

    /// Gold tiles of the player that count one set more.
    fn gold_tiles(&self) -> Vec<Phrase> {
        let tile = |gold: Gold| {
            let index = gold.index();
            let place = self.before.gold[index].iter();
            let place = place.copied().position(|seat| seat == self.seat)?;
            let more = self.then.gold_sets[index].saturating_sub(self.own.gold_sets[index]);
            let worth = self.before.gold_values[index][place.min(3)];
            let told = || {
                let points = amount(Resource::Vp, worth.saturating_mul(more as u8));
                cause("gold-set").with("gold", gold).with("points", points)
            };
            (more > 0).then(|| told().citing(&["S13.3"]))
        };
        Gold::ALL.iter().copied().filter_map(tile).collect()
    }

    /// A gold milestone that the player reaches.
    fn milestones(&self) -> Option<Phrase> {
        let mut all = GOLD_MILESTONES.into_iter().zip(self.own.gold_done);
        let reached =
            |&(at, done): &(u16, bool)| !done && self.own.score < at && self.then.score >= at;
        let (at, _) = all.find(reached)?;
        Some(cause("milestone").with("n", at).citing(&["S10.3"]))
    }

    /// A card that goes under the income card: how often it still pays.
    fn income(&self) -> Option<Phrase> {
        let tucked = matches!(self.choice, Choice::Tuck(_));
        let times = ROUNDS.saturating_sub(self.before.round);
        let told = || cause("income").with("n", times);
        (tucked && times > 0).then(|| told().citing(&["S12.10"]))
    }

    fn first_pass(&self) -> Option<Phrase> {
        let first = self.choice == Choice::Pass && self.before.reminder;
        let chooses = self.before.round < ROUNDS && self.before.players.len() > 1;
        (first && chooses).then(|| cause("first-pass").citing(&["S12.2"]))
    }
}

/// How many steps a body will be away from a piece in this space, if the discs turn before it moves.
fn after_rotation(view: &View, from: Space, body: Body) -> u8 {
    let layouts = &pack().layouts;
    let tile = view.discovered(Species::Oumuamua);
    let rotation = Rotation::new(layouts, view.offsets, view.next_disc, tile);
    let piece = match rotation.turn(from) {
        Turned::Stays => from,
        Turned::Carried(to) | Turned::Pushed(to) => to,
    };
    let offsets = Rotation::offsets(view.offsets, view.next_disc);
    piece.distance(layouts.get(offsets).space_of(body))
}
