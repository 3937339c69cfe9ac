//! How many clicks whole games take on the drawn board.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use super::kepler::draw;
use orrery_core::{Game, Record, Seat, Silent, Viewer};
use orrery_kepler::{Choice, Kepler};
use orrery_text::Lang;

/// A button: the choices it sends, and the clicks it takes, one more if it is folded away.
struct Button {
    sends: Vec<Choice>,
    clicks: usize,
}

fn buttons(html: &str) -> Vec<Button> {
    let mut buttons = Vec::new();
    for (at, name) in html.match_indices(" name=\"choice") {
        let value = html[at + name.len()..].split("value=\"").nth(1).unwrap();
        let value = value.split('"').next().unwrap();
        let before = &html[..at];
        let folded = before.matches("<details").count() > before.matches("</details>").count();
        buttons.push(Button {
            sends: value.split(';').map(|one| one.parse().unwrap()).collect(),
            clicks: 1 + usize::from(folded),
        });
    }
    buttons
}

/// A decision of a game and all that its player could press.
struct Step {
    seat: Seat,
    round: u8,
    chosen: Choice,
    buttons: Vec<Button>,
}

fn steps(record: &str) -> Vec<Step> {
    let record = Record::parse(record).unwrap();
    let options = serde_json::from_value(record.options.clone()).unwrap();
    let mut state = <Kepler as Game>::new(&options, record.seed).unwrap();
    let mut steps = Vec::new();
    for ply in &record.plies {
        let seat = Game::decision(&state).unwrap().seat;
        let mut drawn = draw(&state, Viewer::Seat(seat), Lang::En);
        let mut legal = Vec::new();
        Game::choices(&state, &mut legal);
        let chosen: Choice = ply.choice.parse().unwrap();
        let mut all = buttons(&drawn.html);
        all.extend(drawn.tray.drain(..).map(|choice| Button {
            sends: vec![choice.parse().unwrap()],
            clicks: 1,
        }));
        // What leaves no choice is done without a click, but for the end of a turn.
        if legal.len() == 1 && chosen != Choice::End || Game::plain(&state) == Some(chosen) {
            all.push(Button {
                sends: vec![chosen],
                clicks: 0,
            });
        }
        let round = Game::view(&state, Viewer::Spectator).round;
        steps.push(Step {
            seat,
            round,
            chosen,
            buttons: all,
        });
        Game::apply(&mut state, chosen, &mut Silent);
    }
    steps
}

/// The fewest clicks from every step to the end: what a button sends must be what was chosen, tiles in any order.
fn fewest(steps: &[Step]) -> Vec<(usize, usize)> {
    let mut best = vec![(0, 0); steps.len() + 1];
    for at in (0..steps.len()).rev() {
        let fits = |button: &&Button| {
            let Some(part) = steps.get(at..at + button.sends.len()) else {
                return false;
            };
            let mut chosen: Vec<Choice> = part.iter().map(|step| step.chosen).collect();
            let mut sends = button.sends.clone();
            for list in [&mut chosen, &mut sends] {
                if list
                    .iter()
                    .all(|choice| matches!(choice, Choice::Reveal(_) | Choice::Cube(_)))
                {
                    list.sort_by_key(Choice::to_string);
                }
            }
            chosen == sends && part.iter().all(|step| step.seat == steps[at].seat)
        };
        let fitting = steps[at].buttons.iter().filter(fits);
        let (clicks, next) = fitting
            .map(|button| {
                let next = at + button.sends.len();
                (button.clicks + best[next].0, next)
            })
            .min()
            .unwrap();
        best[at] = (clicks, next);
    }
    best
}

/// The fewest clicks of a player in a round, the questions of its card included; the setup does not count.
fn a_round(record: &str) -> f64 {
    let steps = steps(record);
    let best = fewest(&steps);
    let seats = steps.iter().map(|step| step.seat.number()).max().unwrap();
    let rounds = steps.iter().map(|step| step.round).max().unwrap();
    let first = steps.iter().position(|step| step.round > 0).unwrap();
    best[first].0 as f64 / f64::from(seats) / f64::from(rounds)
}

/// Bots convert, shift and burn more than people do; what they did must stay possible with so few clicks.
#[test]
fn a_round_takes_few_clicks() {
    let records = [
        (
            12.2,
            include_str!("../../../../records/kepler/2p-expert.orrery"),
        ),
        (
            10.1,
            include_str!("../../../../records/kepler/2p-standard.orrery"),
        ),
        (
            8.6,
            include_str!("../../../../records/kepler/3p-advanced.orrery"),
        ),
    ];
    for (most, record) in records {
        let clicks = a_round(record);
        println!("{clicks:.2} clicks a round");
        assert!(clicks <= most, "{clicks} clicks, {most} at most");
    }
}
