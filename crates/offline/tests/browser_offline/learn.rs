//! Lessons, puzzles and boards in links, played without a network.

use crate::Visit;
use orrery_games::puzzles::{Attempt, Shipped, puzzle, shipped};
use std::time::{Duration, Instant};

impl Visit {
    /// Presses the button of a choice, and waits until the board has changed.
    fn choose(&mut self, choice: &str) {
        let script = format!(
            "(() => {{
                const button = [...document.querySelectorAll('#table button[name=\"choice\"]')]
                    .find((one) => one.value === {});
                window.before = location.href;
                button.form.requestSubmit(button);
                return true;
            }})()",
            serde_json::json!(choice)
        );
        self.eval(&script);
        self.browser.until(
            &self.page,
            "location.href !== window.before && !document.querySelector('#table[aria-busy]')",
        );
    }

    fn try_turn(&mut self, puzzle: &Shipped, turn: &[String]) {
        self.go(&format!("puzzles/{}/{}", puzzle.game, puzzle.number));
        for choice in turn {
            self.choose(choice);
        }
    }
}

#[test]
fn a_step_of_a_lesson_is_done() {
    let mut visit = Visit::offline();
    visit.go("learn");
    assert_ne!(
        visit
            .browser
            .count(&visit.page, "a[href='/orrery/learn/seti/launch']"),
        0
    );
    visit.go("learn/seti/launch");
    assert_eq!(visit.browser.count(&visit.page, "#teacher .good"), 0);
    visit.choose("launch");
    visit
        .browser
        .until(&visit.page, "document.querySelector('#teacher .good')");
    assert_eq!(
        visit.eval("document.querySelector('#teacher progress').value"),
        1
    );
}

/// A turn of which nobody has said yet how good it is.
fn unknown_turn() -> (&'static Shipped, Vec<String>) {
    for puzzle in shipped() {
        let position = &*puzzle.asked().unwrap().position;
        for first in 0..6 {
            let mut attempt = Attempt::new(position).unwrap();
            let mut turn = Vec::new();
            while attempt.ended().is_none() && turn.len() < 12 {
                let choices = attempt.game().choices();
                let pick = if turn.is_empty() { first } else { 0 };
                let choice = choices[pick % choices.len()].clone();
                attempt.play(&choice).unwrap();
                turn.push(choice);
            }
            let end = attempt.end();
            if end.is_some_and(|end| puzzle.known(end).is_none()) {
                return (puzzle, turn);
            }
        }
    }
    panic!("every turn of every puzzle is known");
}

#[test]
fn a_puzzle_is_solved_right_and_wrong_and_the_worker_stays_free() {
    let mut visit = Visit::offline();
    let one = puzzle("kepler", 1).unwrap();
    visit.try_turn(one, &one.facts.others[0].play.clone());
    assert_eq!(visit.browser.count(&visit.page, "#teacher .reply"), 1);
    assert_eq!(visit.browser.count(&visit.page, "#teacher .good"), 0);
    visit.try_turn(one, &one.asked().unwrap().solution);
    assert_eq!(visit.browser.count(&visit.page, "#teacher .good"), 1);
    visit.go("puzzles?game=kepler&only=solved");
    assert_eq!(visit.browser.count(&visit.page, ".tiles a.done"), 1);
    // Another turn has to be thought about: elsewhere, while pages are answered.
    let (puzzle, turn) = unknown_turn();
    visit.try_turn(puzzle, &turn);
    visit.browser.until(
        &visit.page,
        "document.querySelector('[data-judging], #teacher .reply, #teacher .good')",
    );
    let start = Instant::now();
    let page = visit.eval("fetch('/orrery/here').then((answer) => answer.status)");
    let answered = start.elapsed();
    let judging = visit.browser.count(&visit.page, "[data-judging]");
    assert_eq!(page, 200);
    assert!(answered < Duration::from_secs(3), "{answered:?}");
    println!("another page was answered after {answered:?}, judging: {judging}");
}

#[test]
fn a_turn_that_nobody_knows_is_judged() {
    let mut visit = Visit::offline();
    let (puzzle, turn) = unknown_turn();
    visit.try_turn(puzzle, &turn);
    visit.browser.until(
        &visit.page,
        "document.querySelector('#teacher .reply, #teacher .good')",
    );
}

/// What somebody gets by a link whose browser has never been here.
#[test]
fn links_open_for_whoever_comes_for_the_first_time() {
    let mut visit = Visit::online();
    let text = include_str!("../../../../puzzles/seti/002.toml");
    visit.go("puzzles/seti/2");
    let link = visit.eval("document.querySelector('.share input').value");
    let link = link.as_str().unwrap().to_owned();
    assert!(link.len() < 4000, "{}", link.len());
    let other = visit.browser.stranger();
    visit.page = other;
    visit.browser.open(&visit.page, &link);
    visit.browser.until(
        &visit.page,
        "document.querySelector('[data-bring] [name=\"record\"]')?.value.startsWith('title')",
    );
    let shown = visit.eval("document.querySelector('[data-bring] [name=\"record\"]').value");
    assert_eq!(shown.as_str().unwrap().trim(), text.trim());
    visit.browser.click(&visit.page, "[data-bring] button.main");
    visit.browser.until(
        &visit.page,
        "location.pathname === '/orrery/puzzles/seti/2'",
    );
    // A scenario, and a choice on its board.
    visit.bring(include_str!("../../../../scenarios/seti/sector-tie.toml"));
    visit.browser.until(
        &visit.page,
        "document.querySelector('#table button[name=\"choice\"]')",
    );
    visit.choose("launch");
    assert_eq!(
        visit.eval("new URL(location.href).searchParams.get('choice')"),
        "launch"
    );
    // Back, again, and what the file plays.
    assert_eq!(visit.browser.count(&visit.page, "#teacher form"), 3);
}
