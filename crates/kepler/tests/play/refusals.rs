//! Whatever a player could try in Kepler-3042 is either possible or refused, with a rule and a reason.

use orrery_conformance::{Plan, check_refusals_on_all_cores};
use orrery_kepler::Kepler;

#[test]
fn every_refusal_of_kepler_is_explained() {
    let plan = Plan {
        every: 16,
        ..Plan::for_games::<Kepler>(1_000)
    };
    let report = check_refusals_on_all_cores::<Kepler>(&plan, 200)
        .unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(
        report.games >= 1_000 && report.asked > 500_000,
        "{report:?}"
    );
}
