//! Why something is not possible now: the rules, and the reason as missing facts or in words.
//!
//! Every choice can be asked about. Here is what is said of whole kinds of actions; `actions` knows main and
//! free actions, `decisions` everything that is asked inside an effect.

mod actions;
mod decisions;

use crate::choice::{Choice, Site};
use crate::engine::{MainCost, land_cost};
use crate::names::{Body, Card, Moon};
use crate::pack::{Kind, pack};
use crate::state::{Frame, Job, Phase, Player, Seti};
use orrery_core::{Phrase, Refusal, Seat};

/// A reason in words.
fn why(key: &str) -> Phrase {
    Phrase::new(format!("why-seti-{key}"))
}

/// Why the choice is not possible; `None` if it is.
pub(crate) fn refusal(state: &Seti, choice: Choice) -> Option<Refusal> {
    let now = Now::of(state)?;
    let mut legal = Vec::new();
    state.list(&mut legal);
    (!legal.contains(&choice)).then(|| now.refusal(choice))
}

/// What is worth showing: kinds of actions of which none is possible, and things in front of the player.
pub(crate) fn refusals(state: &Seti) -> Vec<Refusal> {
    let Some(now) = Now::of(state) else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    state.list(&mut legal);
    let texts: Vec<String> = legal.iter().map(Choice::to_string).collect();
    let offered = |word: &str| {
        texts
            .iter()
            .any(|text| text.split(' ').next() == Some(word))
    };
    let mut out = Vec::new();
    let words = MAIN.iter().chain(&FREE).filter(|word| !offered(word));
    out.extend(words.map(|word| now.action(word)));
    let things = now.things().into_iter();
    out.extend(
        things
            .filter(|thing| !legal.contains(thing))
            .map(|thing| now.refusal(thing)),
    );
    out
}

const MAIN: [&str; 8] = [
    "launch", "orbit", "land", "scan", "analyse", "play", "research", "pass",
];
const FREE: [&str; 7] = [
    "move", "corner", "place", "complete", "deliver", "exchange", "buy",
];

/// The decision that somebody tries something in.
struct Now<'a> {
    state: &'a Seti,
    frame: Frame,
    who: Seat,
    player: &'a Player,
}

impl<'a> Now<'a> {
    fn of(state: &'a Seti) -> Option<Self> {
        let &frame = state.stack.last()?;
        Some(Self {
            state,
            frame,
            who: frame.who,
            player: state.player(frame.who),
        })
    }

    /// Why a choice that is not legal is not.
    fn refusal(&self, choice: Choice) -> Refusal {
        let refusal = match choice {
            Choice::Launch
            | Choice::Orbit(_)
            | Choice::Land(_)
            | Choice::Scan
            | Choice::Analyse
            | Choice::Play(_)
            | Choice::Research
            | Choice::Pass => self.main_action(choice),
            Choice::Move(..)
            | Choice::Corner(_)
            | Choice::PlaceUpper
            | Choice::PlaceLower(_)
            | Choice::Complete(_)
            | Choice::Deliver(..)
            | Choice::Exchange(..)
            | Choice::Buy => self.free_action(choice),
            _ => self.decision(choice),
        };
        Refusal {
            what: choice.to_string(),
            ..refusal
        }
    }

    /// Why no choice that begins with this word is possible.
    fn action(&self, word: &str) -> Refusal {
        let whole = match word {
            "launch" => Some(Choice::Launch),
            "scan" => Some(Choice::Scan),
            "analyse" => Some(Choice::Analyse),
            "research" => Some(Choice::Research),
            "pass" => Some(Choice::Pass),
            "buy" => Some(Choice::Buy),
            _ => None,
        };
        let refusal = match whole {
            Some(choice) => return self.refusal(choice),
            None if MAIN.contains(&word) => match self.no_main_action() {
                Some(refusal) => refusal,
                None => self.any_main_action(word),
            },
            None => match self.no_free_action() {
                Some(refusal) => refusal,
                None => self.any_free_action(word),
            },
        };
        Refusal {
            what: word.to_owned(),
            ..refusal
        }
    }

    /// Why nothing can be orbited, landed on or played.
    fn any_main_action(&self, word: &str) -> Refusal {
        match word {
            "orbit" if self.state.probed_planets(self.who).next().is_some() => {
                self.unpaid(MainCost::ORBIT, "S3.8")
            }
            "orbit" => no(&["S3.8"], "no-probe-at-planet"),
            "land" => match self
                .state
                .probed_planets(self.who)
                .map(|body| self.land_cost(body))
                .min()
            {
                Some(cost) => self.lacks_energy(&["S3.13", "S3.14"], cost),
                None => no(&["S3.13"], "no-probe-at-planet"),
            },
            _ if self.player.hand.is_empty() => no(&["S3.25"], "hand-empty"),
            _ => no(&["S3.25", "S3.1"], "no-card-paid"),
        }
    }

    /// Why nothing can be done of a free action.
    fn any_free_action(&self, word: &str) -> Refusal {
        let player = self.player;
        match word {
            "move" if player.pieces.is_empty() => no(&["S4.1", "S5.2"], "no-probe-in-space"),
            "move" => {
                let costs = player.pieces.iter();
                let costs = costs.map(|piece| self.state.step_cost(self.who, piece.at));
                self.lacks_energy(&["S4.1", "S5.5"], costs.min().unwrap_or(1))
            }
            "corner" => no(&["S4.2"], "hand-empty"),
            "place" if player.data == 0 => {
                Refusal::new("", &["S4.4", "S7.2"]).lacking("data", 1, 0)
            }
            "place" => no(&["S4.4", "S7.2"], "computer-full"),
            "complete" if self.missions().next().is_none() => no(&["S4.5", "S8.9"], "no-mission"),
            "complete" => no(&["S4.5", "S8.9"], "no-mission-fulfilled"),
            "deliver" if player.pieces.iter().all(|piece| piece.sample.is_none()) => {
                no(&["S4.11", "S14.12"], "no-capsule")
            }
            "deliver" => no(&["S4.11", "S14.12"], "no-capsule-there"),
            _ => Refusal::new("", &["S4.6"])
                .lacking("credits", 2, player.credits.into())
                .lacking("energy", 2, player.energy.into())
                .lacking("cards", 2, player.hand.len() as i32),
        }
    }

    /// Single things that the player has before the eyes: hand cards, sites of planets with a probe, missions.
    fn things(&self) -> Vec<Choice> {
        let mut things = Vec::new();
        if self.frame.job == Job::Turn {
            things.extend(self.player.hand.iter().map(Choice::Play));
            for body in self.state.probed_planets(self.who) {
                let moons = Moon::ALL.iter().filter(|moon| moon.planet() == body);
                let moons = moons.map(|&moon| Site::Moon(moon));
                let sites = std::iter::once(Site::Planet(body)).chain(moons);
                things.extend(sites.map(Choice::Land));
            }
        }
        if self.no_free_action().is_none() {
            things.extend(self.missions().map(Choice::Complete));
        }
        things
    }

    /// Open conditional missions of the player.
    fn missions(&self) -> impl Iterator<Item = Card> {
        let conditional = pack().kind_is[Kind::Conditional as usize];
        let open = self.player.played.0.and(conditional);
        open.minus(self.state.completed.0).iter().map(Card::at)
    }

    fn land_cost(&self, body: Body) -> u8 {
        land_cost(self.state, self.who, body)
    }

    fn lacks_energy(&self, rules: &[&'static str], needs: u8) -> Refusal {
        let has = self.player.energy;
        Refusal::new("", rules).lacking("energy", needs.into(), has.into())
    }

    /// What of the cost is not there.
    fn unpaid(&self, cost: MainCost, rule: &'static str) -> Refusal {
        let player = self.player;
        let refusal = Refusal::new("", &[rule, "S3.1"]);
        let refusal = lacks(refusal, "credits", cost.credits, player.credits);
        let refusal = lacks(refusal, "energy", cost.energy, player.energy);
        lacks(refusal, "publicity", cost.publicity, player.publicity)
    }

    /// Why no main action can be chosen now.
    fn no_main_action(&self) -> Option<Refusal> {
        let state = self.state;
        match state.phase {
            Phase::Setup => Some(no(&["S1.18"], "first-income")),
            _ if self.who != state.active => Some(self.out_of_turn(&["S2.3", "S2.7"])),
            _ if self.frame.job == Job::Turn => None,
            Phase::Closing => Some(no(&["S2.3"], "turn-closing")),
            Phase::Before => Some(no(&["S2.6", "S2.3"], "free-action-first")),
            _ => Some(no(&["S2.3"], "main-action-taken")),
        }
    }

    /// Why no free action can be taken now.
    fn no_free_action(&self) -> Option<Refusal> {
        let state = self.state;
        match state.phase {
            Phase::Setup => Some(no(&["S1.18"], "first-income")),
            _ if self.who != state.active => Some(self.out_of_turn(&["S2.7"])),
            Phase::Closing => Some(no(&["S2.23"], "turn-closing")),
            Phase::Closed if state.player(state.active).passed => Some(no(&["S4.13"], "passing")),
            Phase::Closed => Some(no(&["S2.15"], "sectors-first")),
            _ if state.in_free => Some(no(&["S2.6"], "free-action-first")),
            _ => None,
        }
    }

    fn out_of_turn(&self, rules: &[&'static str]) -> Refusal {
        let turn = why("not-your-turn").with("seat", self.state.active);
        Refusal::new("", rules).because(turn)
    }
}

/// A refusal whose reason needs no names; what it speaks of is filled in by whoever asked.
fn no(rules: &[&'static str], key: &str) -> Refusal {
    Refusal::new("", rules).because(why(key))
}

fn lacks(refusal: Refusal, what: &'static str, needs: u8, has: u8) -> Refusal {
    if has < needs {
        refusal.lacking(what, needs.into(), has.into())
    } else {
        refusal
    }
}
