//! Whoever plans keeps nobody else at the table waiting: what is tried is tried beside the table.

use crate::kit::{Place, ada, ben, duel, seat};
use orrery_core::{
    Decision, Foresight, Happening, Info, Look, Match, Misplaced, Named, OptionsError, Outcome,
    Phrase, PlayError, Refusal, Seat, Told, Viewer, Words,
};
use orrery_games::{GAMES, GameEntry};
use orrery_table::{Config, Status};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::sync::{Condvar, Mutex};
use std::time::Duration;

/// Whether what is tried has to wait, and whether something does.
static GATE: (Mutex<(bool, bool)>, Condvar) = (Mutex::new((false, false)), Condvar::new());

/// A game in which somebody who tries something waits until the gate is open.
struct Gated {
    game: Box<dyn Match>,
    guess: bool,
}

impl Gated {
    fn boxed(game: Box<dyn Match>, guess: bool) -> Box<dyn Match> {
        Box::new(Self { game, guess })
    }
}

impl Match for Gated {
    fn play(&mut self, seat: Seat, choice: &str) -> Result<Vec<Told<Happening>>, PlayError> {
        if self.guess {
            let (gate, changed) = &GATE;
            let mut gate = gate.lock().unwrap();
            gate.1 = true;
            changed.notify_all();
            let long = Duration::from_secs(60);
            drop(
                changed
                    .wait_timeout_while(gate, long, |gate| gate.0)
                    .unwrap(),
            );
        }
        self.game.play(seat, choice)
    }

    fn arranged(
        &self,
        words: &Words,
        values: &BTreeMap<String, Value>,
    ) -> Result<Box<dyn Match>, Vec<Misplaced>> {
        let game = self.game.arranged(words, values)?;
        Ok(Self::boxed(game, self.guess))
    }

    fn fork(&self) -> Box<dyn Match> {
        Self::boxed(self.game.fork(), self.guess)
    }

    fn guess(&self, viewer: Viewer, seed: u64) -> Box<dyn Match> {
        Self::boxed(self.game.guess(viewer, seed), true)
    }

    fn info(&self) -> Info {
        self.game.info()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn decision(&self) -> Option<Decision> {
        self.game.decision()
    }

    fn choices(&self) -> Vec<String> {
        self.game.choices()
    }

    fn plain(&self) -> Option<String> {
        self.game.plain()
    }

    fn look(&self, viewer: Viewer) -> Look {
        self.game.look(viewer)
    }

    fn look_back(&self, viewer: Viewer) -> Look {
        self.game.look_back(viewer)
    }

    fn say_refusal(&self, refusal: &Refusal) -> Phrase {
        self.game.say_refusal(refusal)
    }

    fn foresee(&self, choice: &str) -> Option<Foresight> {
        self.game.foresee(choice)
    }

    fn causes(&self, choice: &str) -> Vec<Phrase> {
        self.game.causes(choice)
    }

    fn state(&self) -> Value {
        self.game.state()
    }

    fn hidden(&self, viewer: Viewer) -> u64 {
        self.game.hidden(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn standing(&self) -> Vec<Vec<i32>> {
        self.game.standing()
    }

    fn sequel(&self) -> Option<Value> {
        self.game.sequel()
    }

    fn hash(&self) -> u64 {
        self.game.hash()
    }

    fn named(&self) -> Vec<Named> {
        self.game.named()
    }
}

fn gated(options: &Value, seed: u64) -> Result<Box<dyn Match>, OptionsError> {
    let comets = GAMES.iter().find(|game| game.id() == "comets").unwrap();
    Ok(Gated::boxed((comets.core.start)(options, seed)?, false))
}

#[test]
fn whoever_plans_keeps_nobody_waiting() {
    let mut games = GAMES.to_vec();
    for game in games.iter_mut().filter(|game| game.id() == "comets") {
        game.core.start = gated;
    }
    let games: &'static [GameEntry] = games.leak();
    let tables = Place::new().open_with(games, Config::default());
    let id = duel(&tables, "comets", 1);
    let people = tables.people(&id, ada(), None).unwrap();
    let Status::Playing { decision } = people.status else {
        panic!("it is over");
    };
    let (first, second, behind) = match decision.seat.number() {
        1 => (ada(), ben(), 2),
        _ => (ben(), ada(), 1),
    };
    let (gate, changed) = &GATE;
    gate.lock().unwrap().0 = true;
    let (planning, table) = (tables.clone(), id.clone());
    let plan = std::thread::spawn(move || {
        planning
            .ahead(&table, second, seat(behind), &["rest"])
            .unwrap()
            .said
            .len()
    });
    let waits = gate.lock().unwrap();
    let long = Duration::from_secs(60);
    let (waits, late) = changed
        .wait_timeout_while(waits, long, |gate| !gate.1)
        .unwrap();
    drop(waits);
    assert!(!late.timed_out(), "nothing is tried");
    // Meanwhile the other one looks and plays.
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let seq = tables.people(&id, first, None).unwrap().seq;
        let played = tables
            .play(&id, first, seq, "rest")
            .map(|update| update.plies);
        tell.send(played).unwrap();
    });
    let played = told.recv_timeout(long);
    assert!(!plan.is_finished(), "it was not tried beside the table");
    gate.lock().unwrap().0 = false;
    changed.notify_all();
    assert_eq!(played, Ok(Ok(1)));
    assert_eq!(plan.join().unwrap(), 1);
}
