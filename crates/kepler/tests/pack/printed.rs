//! The built-in pack holds what is printed, and effects become programs.

use crate::{Files, cubes, errors, within_limits};
use orrery_kepler::names;
use orrery_kepler::names::{Berth, Cubes, Icon, Kind, Main, TOP, Tech, Track, Zone};
use orrery_kepler::op::{Cond, Count, Op};
use orrery_kepler::pack::{PackRef, UNLIMITED};
use orrery_kepler::read::builtin;
use serde_json::Value;

/// The data pack that is built in.
#[test]
fn the_built_in_data_pack_is_valid() {
    assert_eq!(errors(builtin()), [""; 0]);
    assert_eq!(
        PackRef::builtin().hash,
        Files::builtin().read().unwrap().hash
    );
    within_limits(&PackRef::builtin());
}

/// K19: facts that the examples of the rulebook state.
#[test]
fn printed_facts_are_as_printed() {
    let pack = PackRef::builtin();
    let planet = |n| pack.planet(n);
    // KT-E: planet 2 and planet 5.
    assert_eq!((planet(2).kind, planet(2).level), (Kind::Oceanic, 1));
    assert_eq!(planet(2).cost, cubes(1, 0, 0));
    assert_eq!((planet(5).level, planet(5).cost), (2, cubes(1, 1, 0)));
    assert_eq!(pack.kinds[planet(5).kind.index()].1, 2);
    // KT-H: planet 21 and planet 22; KT-C: planet 22 and planet 26.
    assert_eq!(planet(21).colony, cubes(1, 2, 0));
    assert_eq!(
        (planet(22).kind, planet(22).colony),
        (Kind::GasGiant, cubes(1, 3, 0))
    );
    assert_eq!(planet(26).kind, Kind::Alien);
    // K7.2 and K7.5: leadership by type, in the order of the list of types.
    assert_eq!(pack.kinds, [(1, 1), (2, 0), (0, 2), (1, 2), (2, 2)]);
    // KT-D: V costs 1 energy, then 2 energy and 1 antimatter with 1 leadership.
    let level = |tech, level| pack.level(tech, level);
    let antimatter = Tech::AntimatterScience;
    assert_eq!(level(antimatter, 1).cost, cubes(1, 0, 0));
    assert_eq!(level(antimatter, 2).cost, cubes(2, 0, 1));
    assert_eq!(
        (
            level(antimatter, 1).leadership,
            level(antimatter, 2).leadership
        ),
        (0, 1)
    );
    // KT-O, KT-E: the names and levels of IV, and what level 3 unlocks.
    let terraforming = Tech::Terraforming;
    let names = [1, 2, 3].map(|n| level(terraforming, n).name.en.as_str());
    assert_eq!(
        names,
        [
            "Biosphere",
            "Planetary Engineering",
            "Alien Genetic Research"
        ]
    );
    assert_eq!(level(terraforming, 3).unlocks, 1);
    assert_eq!(
        [0, 3].map(|n| level(terraforming, n).gives.producing),
        [0, 2]
    );
    assert_eq!(
        [1, 2, 3, 4].map(|n| level(terraforming, n).gives.terraform),
        [1, 2, 3, 4]
    );
    // Levels whose number is not printed are found by their name.
    let named = |tech: Tech, name: &str| {
        let levels = &pack.technologies[tech.index()].levels;
        levels
            .iter()
            .find(|level| level.name.en == name)
            .unwrap()
            .gives
    };
    assert_eq!(named(Tech::SpaceTravel, "Space Warp Drive").speed, 3);
    let wormholes = named(Tech::SpaceTravel, "Wormhole Stabiliser");
    assert_eq!(wormholes.ship_cost, cubes(1, 0, 0));
    assert_eq!(level(Tech::SpaceTravel, 0).gives.ship_cost, cubes(1, 1, 0));
    let relativity = named(Tech::QuantumPhysics, "Mastery of Relativity");
    assert_eq!(relativity.conversions, UNLIMITED);
    assert_eq!(level(Tech::QuantumPhysics, 1).gives.conversions, 1);
    assert_eq!(
        named(Tech::EnergyDevelopment, "Quantum Plasma Plant").energy,
        4
    );
    assert!(named(Tech::EnergyDevelopment, "Theory of Everything").single_burn);
    let metamaterials = named(antimatter, "Metamaterials Generator");
    assert!(metamaterials.alien_colonies && metamaterials.antimatter == 2);
    // KT-N: on the way from 11 to 13 of the technology track lies an energy icon and nothing else.
    let track = pack.track(Track::Technology);
    assert_eq!(
        (track[12].icon, track[13].icon),
        (Some(Icon::ProduceEnergy), None)
    );
    // K14.2 and K15.9, K15.8 (KT-P).
    assert_eq!((pack.scoring.antimatter, pack.scoring.ship_on_mine), (1, 2));
    assert_eq!(pack.levels.map(|level| level.minimum), [30, 40, 50, 60]);
    let bonus = pack
        .levels
        .map(|level| (level.cubes_per_5, level.antimatter));
    assert_eq!(bonus, [(0, 0), (1, 1), (1, 2), (1, 3)]);
    // KT-Q: the first three objectives of the first campaign.
    let objective = |id: &str| {
        let objective = pack.objectives.iter().find(|objective| objective.id == id);
        objective.unwrap().condition
    };
    let terraformed = |kind, zone| {
        let terraformed = true;
        let planets = Count::Planets {
            terraformed,
            kind,
            zone,
        };
        Cond::AtLeast(planets, 1)
    };
    assert_eq!(
        objective("progetto-atlantide"),
        terraformed(Some(Kind::Oceanic), None)
    );
    assert_eq!(
        objective("progetto-helios"),
        terraformed(Some(Kind::Rocky), None)
    );
    assert_eq!(
        objective("base-logistica-esterna"),
        terraformed(None, Some(Zone::Long))
    );
    let edge = pack.campaigns[0].objectives;
    let edge = edge.map(|index| pack.objectives[index as usize].id.as_str());
    let third = [
        "base-logistica-esterna",
        "progetto-atlantide",
        "progetto-helios",
    ];
    assert_eq!(edge[..3], third);
    // K3.5, K15.3: the start of a game. K3.7: Terraform in the centre.
    assert_eq!((pack.earth, pack.storage), (cubes(3, 3, 0), cubes(4, 4, 3)));
    assert_eq!(
        (pack.solo_earth, pack.solo_storage),
        (Cubes::NONE, cubes(7, 7, 3))
    );
    assert_eq!(
        (pack.rounds, pack.start, pack.board[4]),
        (16, 4, Main::Terraform)
    );
    assert_eq!((pack.burn_per_bonus, pack.burn_for_both), (1, 1));
    assert_eq!(pack.ghost.technology_rounds, [5, 10, 15]);
    let removed: Vec<&str> = pack
        .cards
        .iter()
        .filter(|card| card.removed_in_solo)
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(removed, ["accordo-espansione"]);
}

#[test]
fn effects_become_programs() {
    let pack = PackRef::builtin();
    let card = |id: &str| pack.cards.iter().find(|card| card.id == id).unwrap();
    let step = &card("conoscenza-extraterrestre").steps[0];
    assert!(step.optional && step.target.is_none());
    let advance = Op::AdvanceTechnology {
        levels: 1,
        max: TOP,
    };
    assert_eq!(pack.program(step.run), [advance, Op::BurnLevel]);
    let step = &card("accordo-espansione").steps[0];
    let [Op::ChooseOpponent(theirs, own)] = *pack.program(step.run) else {
        panic!("{:?}", pack.program(step.run));
    };
    let colonial = Op::AdvanceTrack(Some(Track::Colonial), 1);
    assert_eq!(pack.program(theirs), [colonial]);
    assert_eq!(pack.program(own), [Op::Regenerate(1)]);
    assert!(!step.optional);
    let bonus = |bonus: names::Bonus| pack.program(pack.bonus[bonus.index()]);
    assert_eq!(bonus(names::Bonus::SpaceLogistics), [Op::BuildShip]);
    assert_eq!(
        bonus(names::Bonus::NeoExploitation),
        [Op::ProduceOnEarth(cubes(1, 1, 0))]
    );
    assert_eq!(
        bonus(names::Bonus::TechnicalEvolution),
        [Op::Produce(cubes(0, 0, 1))]
    );
    let support = pack
        .objectives
        .iter()
        .find(|o| o.id == "supporto-logistico")
        .unwrap();
    assert_eq!(
        pack.parts(&support.condition),
        [(Berth::Board, 3), (Berth::Mines, 1)]
            .map(|(berth, n)| Cond::AtLeast(Count::Ships(berth), n))
    );
}

/// Nothing is said to be in the rulebook that is not: a value that depends on a level or a side that was made up
/// is made up too.
#[test]
fn provenance_claims_no_more_than_the_rulebook_says() {
    let files = Files::builtin();
    let origin = |entry: &Value, field: &str| {
        let source = &entry["source"];
        let own = source.get(field).or_else(|| source.get("rest"));
        own.unwrap_or(source).as_str().unwrap().to_owned()
    };
    let of = |file: &str, pointer: &str, field: &str| {
        let entry = files.0[file].pointer(pointer);
        origin(entry.unwrap_or_else(|| panic!("{pointer}")), field)
    };
    let made_up = "reconstructed";
    // Example H does not say which side of the cards produces.
    for index in [20, 21] {
        assert_eq!(
            of("planets.json", &format!("/planets/{index}"), "colony"),
            made_up
        );
    }
    // Which levels the named ones are is not stated, so neither is what those around them give.
    let technologies = [
        (0, "ship_cost", 1..=3),
        (1, "conversions", 1..=3),
        (2, "single_burn", 1..=3),
        (4, "alien_colonies", 1..=2),
        (4, "alien_colonies", 4..=4),
    ];
    for (tech, field, levels) in technologies {
        for level in levels {
            let at = format!("/technologies/{tech}/levels/{level}");
            assert_eq!(of("technologies.json", &at, field), made_up, "{at} {field}");
        }
    }
    // The effect is printed without its heading.
    let modernity = "/bonus_actions/3";
    let board = &files.0["action_board.json"];
    assert_eq!(board.pointer(modernity).unwrap()["id"], "civil-modernity");
    assert_eq!(of("action_board.json", modernity, "name_it"), made_up);
    assert_eq!(of("action_board.json", modernity, "effect"), "rulebook");
}
