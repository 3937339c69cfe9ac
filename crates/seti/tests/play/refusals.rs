//! Whatever a player could try in SETI is either possible or refused, with a rule and a reason.

use orrery_conformance::{Conform, Plan, check_refusals_on_all_cores};
use orrery_core::{Game, Rng, Seat, Silent, Speak, Viewer};
use orrery_seti::state::Player;
use orrery_seti::{Choice, Seti};

#[test]
fn every_refusal_of_seti_is_explained() {
    let plan = Plan {
        every: 8,
        ..Plan::for_games::<Seti>(1_000)
    };
    let report =
        check_refusals_on_all_cores::<Seti>(&plan, 100).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(
        report.games >= 1_000 && report.asked > 500_000,
        "{report:?}"
    );
}

/// Playing what is said to come to nothing as a whole brings nothing, in no game that its player thinks possible,
/// and others say the same (S2.12).
#[test]
fn what_is_said_to_come_to_nothing_does() {
    let mut rng = Rng::new(5);
    let mut told = [0; 2];
    for (seed, options) in (0..).zip(Seti::option_sets()) {
        let mut game = Seti::new(&options, seed).unwrap();
        let mut choices = Vec::new();
        while let Some(decision) = game.decision() {
            choices.clear();
            game.choices(&mut choices);
            let viewer = Viewer::Seat(decision.seat);
            for &choice in choices
                .iter()
                .filter(|choice| matches!(choice, Choice::Play(_) | Choice::Corner(_)))
            {
                let idle = game.idle(&game.view(viewer), choice);
                let guess = game.determinize(viewer, rng.below(1 << 30) as u64);
                assert_eq!(idle, guess.idle(&guess.view(viewer), choice), "{choice}");
                let Some(idle) = idle else { continue };
                assert!(!idle.why.is_empty());
                told[usize::from(idle.whole)] += 1;
                // Elsewhere the effect that is going on may go on.
                if idle.whole && decision.about == "turn" {
                    brings_nothing(guess, decision.seat, choice);
                }
            }
            let choice = game.pick(&choices, |bound| rng.below(bound)).unwrap();
            game.apply(choice, &mut Silent);
        }
    }
    assert!(told.iter().all(|&n| n > 20), "{told:?}");
}

fn brings_nothing(mut game: Seti, seat: Seat, choice: Choice) {
    let before = *game.player(seat);
    game.apply(choice, &mut Silent);
    let after = game.player(seat);
    let rest = |player: &Player| {
        (
            player.score,
            player.publicity,
            player.data,
            player.exofossils,
            player.pieces,
            player.techs,
            player.traces,
            player.tucked,
        )
    };
    assert_eq!(rest(&before), rest(after), "{choice}");
    assert!(
        after.credits <= before.credits && after.energy <= before.energy,
        "{choice}"
    );
    assert_eq!(after.hand.len() + 1, before.hand.len(), "{choice}");
}
