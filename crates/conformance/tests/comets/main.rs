//! The conformance kit passes Comets, and catches every deliberately broken variant of it.

mod broken;
mod faults;

use broken::{Broken, Fault, HEALTHY};
use faults::FAULTS;
use orrery_comets::Comets;
use orrery_conformance::{Conform, Evidence, Plan, Property, Report, Violation, check, check_game};

#[test]
fn comets_keeps_the_contract() {
    let plan = Plan {
        games: 200,
        seed: 2026,
        every: 4,
    };
    let report = check::<Comets>(&plan).unwrap_or_else(|violation| panic!("{violation}"));
    assert_eq!(report.games, 9 * 200);
    assert!(report.decisions > 25_000, "{report:?}");
    assert!(report.refused > report.decisions, "{report:?}");
    // Every place of every hand and of the deck, from both ends, for up to five viewers.
    assert!(report.secrets > 150, "{report:?}");
}

const PLAN: Plan = Plan {
    games: 15,
    seed: 3042,
    every: 4,
};

fn check_with(fault: &Fault) -> Result<Report, Violation> {
    broken::put_in_force(fault);
    check::<Broken>(&PLAN)
}

/// The wrapper around the broken variants breaks nothing itself.
#[test]
fn a_variant_without_a_fault_passes() {
    let report = check_with(&HEALTHY).unwrap_or_else(|violation| panic!("{violation}"));
    assert_eq!(report, check::<Comets>(&PLAN).unwrap());
}

#[test]
fn every_fault_is_caught_for_the_right_reason() {
    let mut wrong = Vec::new();
    for fault in FAULTS {
        let Fault { name, breaks, .. } = fault;
        match check_with(fault) {
            Err(violation) if violation.property == *breaks => {}
            Err(violation) => wrong.push(format!("{name}: not {breaks:?}, but {violation}")),
            Ok(_) => wrong.push(format!("{name}: not caught")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_property_is_broken_by_some_fault() {
    let broken = |property: &Property| FAULTS.iter().any(|fault| fault.breaks == *property);
    let unproved: Vec<_> = Property::ALL.iter().filter(|p| !broken(p)).collect();
    assert!(unproved.is_empty(), "{unproved:?}");
}

#[test]
fn a_violation_can_be_seen_again() {
    for name in ["leaks a hand", "has a dead end", "panics"] {
        let fault = FAULTS.iter().find(|fault| fault.name == name);
        let violation = check_with(fault.unwrap()).unwrap_err();
        let place = violation.place.clone().unwrap();
        assert_eq!(place.choices.len(), place.ply);
        let options = serde_json::from_str(&place.options).unwrap();
        let mut evidence = Evidence::default();
        let again = check_game::<Broken>(&options, place.seed, PLAN.every, &mut evidence);
        assert_eq!(again.unwrap_err(), violation);
        let shown = violation.to_string();
        for part in [&violation.detail, &place.options, &place.seed.to_string()] {
            assert!(shown.contains(part), "{part} is missing in {shown}");
        }
    }
}

#[test]
fn evidence_gathered_apart_is_the_same_as_in_one_go() {
    let mut merged = Evidence::default();
    for options in Comets::option_sets() {
        for game in 0..PLAN.games {
            let mut evidence = Evidence::default();
            let seed = PLAN.game_seed(game);
            check_game::<Comets>(&options, seed, PLAN.every, &mut evidence).unwrap();
            merged.merge(evidence);
        }
    }
    let report = merged.conclude::<Comets>().unwrap();
    assert_eq!(report, check::<Comets>(&PLAN).unwrap());
}
