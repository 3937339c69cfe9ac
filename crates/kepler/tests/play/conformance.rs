//! Kepler-3042 obeys the contract: random games with every number of players and every campaign level.

use orrery_conformance::{Plan, check_on_all_cores};
use orrery_kepler::Kepler;

#[test]
fn kepler_conforms() {
    let plan = Plan::for_games::<Kepler>(800);
    let report = check_on_all_cores::<Kepler>(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(report.games >= plan.games);
}
