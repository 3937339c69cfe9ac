//! Why an action is not possible now: rule ids and the missing facts.

use crate::choice::{Choice, Site};
use crate::engine::{MainCost, land_cost};
use crate::names::{Body, Card, Moon, PLANETS, Tech};
use crate::pack::pack;
use crate::state::{Frame, Job, Phase, Seti};
use orrery_core::{Refusal, Seat};

const MAIN: [&str; 8] = [
    "launch", "orbit", "land", "scan", "analyse", "play", "research", "pass",
];
const FREE: [&str; 7] = [
    "move", "corner", "place", "complete", "deliver", "exchange", "buy",
];

pub(crate) fn refusals(state: &Seti) -> Vec<Refusal> {
    let Some(&frame) = state.stack.last() else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    state.list(&mut legal);
    let mut out = Vec::new();
    if frame.job == Job::Turn {
        main_actions(state, frame.who, &mut out);
    } else {
        let rule = if state.phase == Phase::Setup {
            "S1.18"
        } else {
            "S2.3"
        };
        out.extend(MAIN.map(|what| Refusal::new(what, &[rule])));
    }
    free_actions(state, frame, &mut out);
    // A decision may use the word of an action for something of its own, such as `land mars`.
    let offered: Vec<String> = legal.iter().map(Choice::to_string).collect();
    out.retain(|refusal| !offered.iter().any(|choice| refusal.covers(choice)));
    out
}

fn lacks(refusal: Refusal, what: &'static str, needs: u8, has: u8) -> Refusal {
    if has < needs {
        refusal.lacking(what, i32::from(needs), i32::from(has))
    } else {
        refusal
    }
}

fn cost_refusal(
    state: &Seti,
    who: Seat,
    what: &str,
    cost: MainCost,
    rule: &'static str,
) -> Refusal {
    let player = state.player(who);
    let refusal = Refusal::new(what, &[rule, "S3.1"]);
    let refusal = lacks(refusal, "credits", cost.credits, player.credits);
    let refusal = lacks(refusal, "energy", cost.energy, player.energy);
    lacks(refusal, "publicity", cost.publicity, player.publicity)
}

fn main_actions(state: &Seti, who: Seat, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    let payable = |cost: MainCost| cost.payable(state, who);
    if player.probes() >= player.probe_limit() {
        out.push(Refusal::new("launch", &["S3.5"]).lacking("probe-room", 1, 0));
    } else if !payable(MainCost::LAUNCH) {
        out.push(cost_refusal(state, who, "launch", MainCost::LAUNCH, "S3.4"));
    }
    if payable(MainCost::ORBIT) {
        out.push(Refusal::new("orbit", &["S3.8"]));
    } else {
        out.push(cost_refusal(state, who, "orbit", MainCost::ORBIT, "S3.8"));
    }
    landing(state, who, out);
    if !payable(MainCost::SCAN) {
        out.push(cost_refusal(state, who, "scan", MainCost::SCAN, "S3.23"));
    }
    if player.computer.upper < 6 {
        let has = i32::from(player.computer.upper);
        out.push(Refusal::new("analyse", &["S3.24", "S7.9"]).lacking("computer", 6, has));
    } else if !payable(MainCost::ANALYSE) {
        out.push(cost_refusal(
            state,
            who,
            "analyse",
            MainCost::ANALYSE,
            "S3.24",
        ));
    }
    for card in player.hand.iter() {
        let printed = pack().card(card);
        let (what, has) = if printed.costs_energy {
            ("energy", player.energy)
        } else {
            ("credits", player.credits)
        };
        if has < printed.cost {
            let refusal = Refusal::new(Choice::Play(card).to_string(), &["S3.25", "S3.1"]);
            out.push(lacks(refusal, what, printed.cost, has));
        }
    }
    if player.hand.is_empty() {
        out.push(Refusal::new("play", &["S3.25"]).lacking("cards", 1, 0));
    }
    if !payable(MainCost::RESEARCH) {
        out.push(cost_refusal(
            state,
            who,
            "research",
            MainCost::RESEARCH,
            "S3.26",
        ));
    }
}

fn landing(state: &Seti, who: Seat, out: &mut Vec<Refusal>) {
    let player = state.player(who);
    let at = |body: Body| {
        let there = state.space_of(body);
        player
            .pieces
            .iter()
            .any(|piece| piece.sample.is_none() && piece.at == there)
    };
    let planets = Body::ALL[..PLANETS].iter().copied();
    let mut cheapest = None;
    for body in planets.filter(|&body| state.body_in_play(body) && at(body)) {
        let cost = land_cost(state, who, body);
        cheapest = Some(cheapest.map_or(cost, |other: u8| other.min(cost)));
        if player.energy < cost {
            let refusal = Refusal::new(format!("land {body}"), &["S3.13", "S3.14"]);
            out.push(lacks(refusal, "energy", cost, player.energy));
            continue;
        }
        for &moon in Moon::ALL.iter().filter(|moon| moon.planet() == body) {
            let what = Choice::Land(Site::Moon(moon)).to_string();
            if !player.has(Tech::Probe4) {
                out.push(Refusal::new(what, &["S3.19"]));
            } else if state.moons[moon.index()] != [0; 4] {
                out.push(Refusal::new(what, &["S3.21"]));
            }
        }
    }
    out.push(match cheapest {
        Some(cost) => lacks(
            Refusal::new("land", &["S3.13", "S3.14"]),
            "energy",
            cost,
            player.energy,
        ),
        None => Refusal::new("land", &["S3.13"]),
    });
}

/// The rule that forbids every free action now, if there is one.
fn no_free_actions(state: &Seti, frame: Frame) -> Option<&'static str> {
    match state.phase {
        Phase::Setup => Some("S1.18"),
        _ if frame.who != state.active => Some("S2.7"),
        Phase::Closing => Some("S2.23"),
        Phase::Closed if state.player(state.active).passed => Some("S4.13"),
        Phase::Closed => Some("S2.15"),
        _ if state.in_free => Some("S2.6"),
        _ => None,
    }
}

fn free_actions(state: &Seti, frame: Frame, out: &mut Vec<Refusal>) {
    if let Some(rule) = no_free_actions(state, frame) {
        out.extend(FREE.map(|what| Refusal::new(what, &[rule])));
        return;
    }
    let player = state.player(frame.who);
    if player.pieces.is_empty() {
        out.push(Refusal::new("move", &["S4.1", "S5.2"]).lacking("probes", 1, 0));
    } else {
        let needs = if player.energy == 0 { 1 } else { 2 }; // S5.5
        let refusal = Refusal::new("move", &["S4.1", "S5.5"]);
        out.push(lacks(refusal, "energy", needs, player.energy));
    }
    out.push(Refusal::new("corner", &["S4.2"]).lacking("cards", 1, player.hand.len() as i32));
    let place = Refusal::new("place", &["S4.4", "S7.2"]);
    out.push(if player.data == 0 {
        place.lacking("data", 1, 0)
    } else {
        place
    });
    out.push(Refusal::new("complete", &["S4.5", "S8.9"]));
    open_missions(state, frame.who, out);
    out.push(Refusal::new("deliver", &["S4.11", "S14.12"]));
    out.push(
        Refusal::new("exchange", &["S4.6"])
            .lacking("credits", 2, i32::from(player.credits))
            .lacking("energy", 2, i32::from(player.energy))
            .lacking("cards", 2, player.hand.len() as i32),
    );
    let buy = Refusal::new("buy", &["S4.10"]);
    out.push(lacks(buy, "publicity", 3, player.publicity));
}

fn open_missions(state: &Seti, who: Seat, out: &mut Vec<Refusal>) {
    let conditional = pack().kind_is[crate::pack::Kind::Conditional as usize];
    let open = state
        .player(who)
        .played
        .0
        .and(conditional)
        .minus(state.completed.0);
    for card in open.iter().map(Card::at) {
        out.push(Refusal::new(
            Choice::Complete(card).to_string(),
            &["S8.9", "S8.11"],
        ));
    }
}
