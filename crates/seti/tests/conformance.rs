//! SETI obeys the contract: random games of every pair of species with every number of players and alone at
//! every difficulty.

use orrery_core::conformance::{Conform, Evidence, Plan, check_game};
use orrery_seti::Seti;

/// `ORRERY_GAMES` sets the number of games for a longer run. Five eighths of them are solo games.
fn games() -> u64 {
    std::env::var("ORRERY_GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(3_200)
}

#[test]
fn seti_conforms() {
    let sets = Seti::option_sets();
    let plan = Plan {
        games: games().div_ceil(sets.len() as u64),
        ..Plan::default()
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let evidence = std::thread::scope(|scope| {
        let work = |thread: usize| {
            let (sets, plan) = (&sets, &plan);
            scope.spawn(move || {
                let mut evidence = Evidence::default();
                for (index, options) in sets.iter().enumerate() {
                    for game in (0..plan.games).filter(|game| *game as usize % threads == thread) {
                        let seed = plan.game_seed(game * 128 + index as u64);
                        check_game::<Seti>(options, seed, plan.every, &mut evidence)
                            .unwrap_or_else(|violation| panic!("{violation}"));
                    }
                }
                evidence
            })
        };
        let workers: Vec<_> = (0..threads).map(work).collect();
        let mut all = Evidence::default();
        for worker in workers {
            all.merge(worker.join().expect("a violation was reported above"));
        }
        all
    });
    let report = evidence
        .conclude::<Seti>()
        .unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report:?}");
    assert!(report.games >= games());
}
