//! Main and free actions that are not possible (S3, S4).

use super::{Now, lacks, no, why};
use crate::choice::{Choice, Site};
use crate::engine::{BUY_COST, MainCost};
use crate::names::{Body, Card, Income, Moon, Space, Tech};
use crate::op::Cond;
use crate::pack::{Kind, pack};
use crate::state::{Job, Piece, SLOT_SPACES};
use orrery_core::Refusal;

impl Now<'_> {
    pub(super) fn main_action(&self, choice: Choice) -> Refusal {
        match (self.frame.job, choice) {
            (Job::Land { .. }, Choice::Orbit(_)) => return no(&["S2.9"], "land-only"),
            (Job::OrbitOrLand, Choice::Orbit(body)) => return self.orbit(body),
            (Job::Land { any_moon, occupied }, Choice::Land(site)) => {
                return self.land(site, any_moon, occupied);
            }
            (Job::OrbitOrLand, Choice::Land(site)) => return self.land(site, false, false),
            _ => {}
        }
        if let Some(refusal) = self.no_main_action() {
            return refusal;
        }
        let player = self.player;
        match choice {
            Choice::Launch if player.probes() >= player.probe_limit() => self.probe_limit(),
            Choice::Launch => self.unpaid(MainCost::LAUNCH, "S3.4"),
            Choice::Orbit(body) => self.orbit(body),
            Choice::Land(site) => self.land(site, false, false),
            Choice::Scan => self.unpaid(MainCost::SCAN, "S3.23"),
            Choice::Analyse if player.computer.upper < 6 => Refusal::new("", &["S3.24", "S7.9"])
                .lacking("computer", 6, player.computer.upper.into()),
            Choice::Analyse => self.unpaid(MainCost::ANALYSE, "S3.24"),
            Choice::Play(card) => self.play(card),
            _ => self.unpaid(MainCost::RESEARCH, "S3.26"),
        }
    }

    pub(super) fn probe_limit(&self) -> Refusal {
        let limit = why("probe-limit").with("n", self.player.probe_limit());
        Refusal::new("", &["S3.5"]).because(limit)
    }

    fn play(&self, card: Card) -> Refusal {
        if !self.player.hand.has(card) {
            return self.not_in_hand(&["S3.25"], card);
        }
        let printed = pack().card(card);
        let refusal = Refusal::new("", &["S3.25", "S3.1"]);
        match printed.costs_energy {
            true => lacks(refusal, "energy", printed.cost, self.player.energy),
            false => lacks(refusal, "credits", printed.cost, self.player.credits),
        }
    }

    /// A card that should be in the hand.
    pub(super) fn not_in_hand(&self, rules: &[&'static str], card: Card) -> Refusal {
        let key = if self.state.row.contains(&Some(card)) {
            "in-row"
        } else if self.player.played.has(card) {
            "in-front"
        } else {
            "not-in-hand"
        };
        no(rules, key)
    }

    /// Why no probe can orbit or land at this body.
    fn not_there(&self, body: Body, rule: &'static str) -> Option<Refusal> {
        let state = self.state;
        if body == Body::Earth {
            return Some(no(&[rule], "not-earth"));
        }
        if !state.body_in_play(body) {
            return Some(no(&[rule, "S16.1"], "no-oumuamua"));
        }
        let there = state.space_of(body);
        if self.player.has_probe_at(there) {
            return None;
        }
        if state.piece_at(self.who, there) {
            return Some(no(&[rule, "S14.9"], "only-capsule"));
        }
        Some(if self.player.pieces.is_empty() {
            no(&[rule], "no-probe-in-space")
        } else {
            Refusal::new("", &[rule]).because(why("no-probe-at").with("body", body))
        })
    }

    fn orbit(&self, body: Body) -> Refusal {
        let there = self.not_there(body, "S3.8");
        there.unwrap_or_else(|| self.unpaid(MainCost::ORBIT, "S3.8"))
    }

    fn land(&self, site: Site, any_moon: bool, occupied: bool) -> Refusal {
        let body = site.planet();
        if let Some(refusal) = self.not_there(body, "S3.13") {
            return refusal;
        }
        if let Site::Moon(moon) = site
            && let Some(refusal) = self.moon(moon, any_moon, occupied)
        {
            return refusal;
        }
        self.lacks_energy(&["S3.13", "S3.14"], self.land_cost(body))
    }

    fn moon(&self, moon: Moon, any_moon: bool, occupied: bool) -> Option<Refusal> {
        let landers = &self.state.moons[moon.index()];
        if !any_moon && !self.player.has(Tech::Probe4) {
            return Some(self.without_tech(&["S3.19"], Tech::Probe4));
        }
        let lander = landers.iter().position(|&n| n > 0).filter(|_| !occupied)?;
        let seat = orrery_core::Seat::new(lander)?;
        Some(self.taken(&["S3.21"], "moon-taken", seat))
    }

    /// Something that somebody has, maybe the player who asks.
    pub(super) fn taken(
        &self,
        rules: &[&'static str],
        key: &str,
        seat: orrery_core::Seat,
    ) -> Refusal {
        let reason = if seat == self.who {
            why(&format!("{key}-yours"))
        } else {
            why(key).with("seat", seat)
        };
        Refusal::new("", rules).because(reason)
    }

    pub(super) fn without_tech(&self, rules: &[&'static str], tech: Tech) -> Refusal {
        Refusal::new("", rules).because(why("no-tech").with("tech", tech))
    }

    pub(super) fn free_action(&self, choice: Choice) -> Refusal {
        if let (Job::Settle, Choice::Complete(card)) = (self.frame.job, choice) {
            return self.complete(card);
        }
        if let Some(refusal) = self.no_free_action() {
            return refusal;
        }
        match choice {
            Choice::Move(piece, to) => self.energy_move(piece, to),
            Choice::Corner(card) => self.not_in_hand(&["S4.2"], card),
            Choice::PlaceUpper if self.player.data > 0 => no(&["S7.2", "S7.3"], "upper-full"),
            Choice::PlaceLower(slot) if self.player.data > 0 => self.lower(slot as usize),
            Choice::PlaceUpper | Choice::PlaceLower(_) => {
                Refusal::new("", &["S4.4", "S7.2"]).lacking("data", 1, 0)
            }
            Choice::Complete(card) => self.complete(card),
            Choice::Deliver(card, piece) => self.deliver(card, piece),
            Choice::Exchange(give, gain) => self.exchange(give, gain),
            _ if self.player.publicity < BUY_COST => {
                let refusal = Refusal::new("", &["S4.10"]);
                lacks(refusal, "publicity", BUY_COST, self.player.publicity)
            }
            _ => no(&["S4.10", "S8.22"], "no-cards-left"),
        }
    }

    /// Why this piece cannot take this step, whatever it costs.
    pub(super) fn no_step(&self, piece: u8, to: Space) -> Result<Piece, Refusal> {
        let pieces = &self.player.pieces;
        let Some(&one) = pieces.get(piece as usize) else {
            return Err(if pieces.is_empty() {
                no(&["S5.2"], "no-probe-in-space")
            } else {
                let count = why("no-such-probe").with("n", pieces.len());
                Refusal::new("", &["S5.2"]).because(count)
            });
        };
        if one.at == to {
            return Err(no(&["S5.2"], "there-already"));
        }
        if !one.at.neighbours().any(|near| near == to) {
            return Err(no(&["S5.2"], "not-adjacent"));
        }
        match pieces[..piece as usize].iter().position(|&p| p == one) {
            Some(first) => {
                let same = why("same-probe").with("probe", first + 1);
                Err(Refusal::new("", &["D-69"]).because(same))
            }
            None => Ok(one),
        }
    }

    fn energy_move(&self, piece: u8, to: Space) -> Refusal {
        match self.no_step(piece, to) {
            Err(refusal) => refusal,
            Ok(piece) => {
                let cost = self.state.step_cost(self.who, piece.at);
                self.lacks_energy(&["S4.1", "S5.5"], cost)
            }
        }
    }

    fn lower(&self, slot: usize) -> Refusal {
        let computer = &self.player.computer;
        if computer.tiles[slot].is_none() {
            no(&["S7.2", "S7.6"], "no-computer-tech")
        } else if computer.lower[slot] {
            no(&["S7.2"], "space-filled")
        } else {
            let first = why("upper-first").with("n", SLOT_SPACES[slot] + 1);
            Refusal::new("", &["S7.2"]).because(first)
        }
    }

    fn complete(&self, card: Card) -> Refusal {
        if let Some(refusal) = self.not_a_mission(card) {
            return refusal;
        }
        let cond = pack().card(card).cond;
        if let Some(Cond::DeliverSample(_)) = cond {
            return no(&["S14.12", "S8.9"], "by-delivery");
        }
        let refusal = Refusal::new("", &["S8.9", "S8.11"]);
        let (has, needs) = cond.map_or((0, 1), |cond| self.state.reached(self.who, cond));
        refusal.because(if needs > 1 {
            why("condition-so-far")
                .with("has", has)
                .with("needs", needs)
        } else {
            why("condition")
        })
    }

    /// Why this is no open conditional mission of the player.
    fn not_a_mission(&self, card: Card) -> Option<Refusal> {
        let key = if self.player.hand.has(card) {
            "mission-in-hand"
        } else if !self.player.played.has(card) {
            "not-your-card"
        } else if self.state.completed.has(card) {
            "mission-completed"
        } else if pack().card(card).kind != Kind::Conditional {
            "no-condition"
        } else {
            return None;
        };
        Some(no(&["S8.9", "S4.5"], key))
    }

    fn deliver(&self, card: Card, piece: u8) -> Refusal {
        const RULES: [&str; 2] = ["S4.11", "S14.12"];
        if let Some(refusal) = self.not_a_mission(card) {
            return Refusal {
                rules: RULES.to_vec(),
                ..refusal
            };
        }
        let Some(Cond::DeliverSample(body)) = pack().card(card).cond else {
            return no(&RULES, "no-delivery");
        };
        match self.player.pieces.get(piece as usize) {
            Some(Piece {
                sample: Some(_), ..
            }) => Refusal::new("", &RULES).because(why("capsule-elsewhere").with("body", body)),
            Some(_) => no(&RULES, "probe-no-capsule"),
            None => no(&RULES, "no-such-capsule"),
        }
    }

    fn exchange(&self, give: Income, gain: Income) -> Refusal {
        let player = self.player;
        let exchanged = |kind| matches!(kind, Income::Credit | Income::Energy | Income::Card);
        if !exchanged(give) || !exchanged(gain) {
            return no(&["S4.9"], "not-exchanged");
        }
        if give == gain && give != Income::Card {
            return no(&["S4.6", "D-62"], "exchange-loses");
        }
        let (what, has) = match give {
            Income::Credit => ("credits", player.credits.into()),
            Income::Energy => ("energy", player.energy.into()),
            _ => ("cards", player.hand.len() as i32),
        };
        if has < 2 {
            return Refusal::new("", &["S4.6"]).lacking(what, 2, has);
        }
        no(&["S4.8", "S8.22"], "no-cards-left")
    }
}
