//! What players are told before they choose is what happens when they have chosen.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_core::{Match, Phrase, Rng, Viewer};
use orrery_games::GAMES;
use serde_json::json;

/// What the one who decides hears when this choice is played.
fn heard(game: &dyn Match, choice: &str) -> Vec<Phrase> {
    let seat = game.decision().unwrap().seat;
    let told = game.fork().play(seat, choice).unwrap();
    let told = told
        .into_iter()
        .filter(|told| told.to.includes(Viewer::Seat(seat)));
    told.map(|told| told.event.phrase).collect()
}

#[test]
fn what_is_foreseen_happens() {
    for entry in GAMES {
        let (mut foreseen, mut wrong) = (0, 0);
        for seed in 0..4 {
            let options = json!({"players": 2});
            let mut game = (entry.core.start)(&options, seed).unwrap();
            let mut rng = Rng::new(seed);
            while let Some(decision) = game.decision() {
                let choices = game.choices();
                for choice in &choices {
                    let mut told = heard(&*game, choice);
                    for sure in game.foresee(choice).unwrap().told {
                        foreseen += 1;
                        match told.iter().position(|other| *other == sure.phrase) {
                            Some(at) => drop(told.remove(at)),
                            None => wrong += 1,
                        }
                    }
                }
                let choice = &choices[rng.below(choices.len())];
                game.play(decision.seat, choice).unwrap();
            }
            assert!(game.foresee("nonsense").is_none());
        }
        // Something that all guesses agree on by chance need not be true, but that is rare.
        assert!(foreseen > 100, "{}: {foreseen}", entry.id());
        assert!(
            wrong * 500 <= foreseen,
            "{}: {wrong} of {foreseen}",
            entry.id()
        );
    }
}
