//! SETI obeys the contract: random games of every pair of species with every number of players and alone at
//! every difficulty.

use orrery_conformance::{Plan, check_on_all_cores};
use orrery_seti::Seti;

#[test]
fn seti_conforms() {
    let plan = Plan::for_games::<Seti>(1_200);
    let report = check_on_all_cores::<Seti>(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(report.games >= plan.games);
}
