//! Data packs: the built-in one and what is printed, what is refused, the fingerprint, the catalogue.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

use orrery_core::{CatalogItem, Rng};
use orrery_kepler::map::{HEXES, Print};
use orrery_kepler::names::{Cubes, Icon, Kind, Main, TOP, Tech, Track, Zone};
use orrery_kepler::op::{Addr, Cond, Op};
use orrery_kepler::pack::{Pack, PackRef, UNLIMITED};
use orrery_kepler::read::{FILES, PackError, builtin, builtin_file, load, read};
use orrery_kepler::{names, placement};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The files of a pack as JSON.
#[derive(Clone)]
struct Files(BTreeMap<&'static str, Value>);

impl Files {
    fn builtin() -> Self {
        let file = |name| {
            let text = builtin_file(name).unwrap();
            (name, serde_json::from_str(text).unwrap())
        };
        Self(FILES.into_iter().map(file).collect())
    }

    fn texts(&self) -> impl Fn(&str) -> Option<String> {
        |name| self.0.get(name).map(ToString::to_string)
    }

    fn read(&self) -> Result<Pack, Vec<PackError>> {
        read(&self.texts())
    }

    /// Sets, adds or (with no value) removes what is at a JSON pointer; `-` is the end of a list.
    fn change(&mut self, file: &str, pointer: &str, value: Option<Value>) {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        let parent = self.0.get_mut(file).unwrap().pointer_mut(parent);
        match (parent.unwrap_or_else(|| panic!("{file} {pointer}")), value) {
            (Value::Object(object), Some(value)) => {
                object.insert(key.to_owned(), value);
            }
            (Value::Object(object), None) => {
                object.remove(key).unwrap();
            }
            (Value::Array(list), Some(value)) if key == "-" => list.push(value),
            (Value::Array(list), Some(value)) => list[key.parse::<usize>().unwrap()] = value,
            (Value::Array(list), None) => {
                list.remove(key.parse().unwrap());
            }
            (other, _) => panic!("{file} {pointer}: {other}"),
        }
    }

    fn changed(file: &str, pointer: &str, value: Value) -> Self {
        let mut files = Self::builtin();
        files.change(file, pointer, Some(value));
        files
    }
}

fn errors(result: Result<Pack, Vec<PackError>>) -> Vec<String> {
    let errors = result.err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}

fn cubes(energy: u8, matter: u8, antimatter: u8) -> Cubes {
    Cubes::new(energy, matter, antimatter)
}

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
    let names = [1, 2, 3].map(|n| level(terraforming, n).name.as_str());
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
            .find(|level| level.name == name)
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
        objective.unwrap().conditions.as_slice()
    };
    assert_eq!(
        objective("progetto-atlantide"),
        [Cond::TerraformedOfKind(Kind::Oceanic, 1)]
    );
    assert_eq!(
        objective("progetto-helios"),
        [Cond::TerraformedOfKind(Kind::Rocky, 1)]
    );
    assert_eq!(
        objective("base-logistica-esterna"),
        [Cond::TerraformedInZone(Zone::Long, 1)]
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
    assert!(step.optional && step.target == names::Target::All);
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
        support.conditions,
        [Cond::ShipsOnMines(1), Cond::ShipsOnBoard(3)]
    );
}

/// Everything that the engine takes for granted about a pack.
fn within_limits(pack: &Pack) {
    let map = &pack.map;
    let count = |is: &dyn Fn(Print) -> bool| map.spots().iter().filter(|s| is(s.print)).count();
    assert_eq!((map.spots().len(), count(&Print::is_star)), (HEXES, 20));
    assert_eq!(count(&|print| print == Print::Space), 396);
    assert_eq!(map.around(map.find(map.sol()).unwrap()).count(), 6);
    for players in 2..=4 {
        assert!(placement::possible(map, players));
        let used = pack
            .planets
            .iter()
            .filter(|planet| planet.min_players <= players);
        assert_eq!(
            used.count() + 2 * usize::from(players),
            placement::tiles(players)
        );
    }
    let inside = |addr: Addr| assert!(!pack.program(addr).is_empty());
    for op in &pack.code {
        if let Op::ChooseOpponent(theirs, own) = *op {
            for program in [theirs, own] {
                inside(program);
                let nested = |op: &Op| matches!(op, Op::ChooseOpponent(..));
                assert!(!pack.program(program).iter().any(nested));
            }
        }
    }
    pack.bonus.into_iter().for_each(inside);
    for card in &pack.cards {
        assert!(!card.steps.is_empty());
        card.steps.iter().for_each(|step| inside(step.run));
    }
    assert_eq!(
        pack.cards
            .iter()
            .filter(|card| card.removed_in_solo)
            .count(),
        1
    );
    assert!((1..=16).contains(&pack.rounds));
    let total = |a: Cubes, b: Cubes| (a + b).total();
    let start = total(pack.solo_earth, pack.solo_storage).max(total(pack.earth, pack.storage));
    let most = pack
        .levels
        .iter()
        .map(|level| level.antimatter)
        .max()
        .unwrap();
    assert!(start + most <= 200);
    for planet in &pack.planets {
        assert!((1..=4).contains(&planet.level) && (1..=5).contains(&planet.points));
        assert!((pack.earth + pack.storage).covers(planet.cost));
    }
    for technology in &pack.technologies {
        assert_eq!(technology.levels[0].cost, Cubes::NONE);
        for (index, level) in technology.levels.iter().enumerate() {
            assert!(level.unlocks == 0 || usize::from(level.unlocks) < index);
            assert!(level.gives.producing <= 5 && level.gives.terraform <= TOP);
        }
    }
    for track in &pack.tracks {
        assert!((2..=60).contains(&track.len()) && track[0].icon.is_none());
        let medals = track.iter().filter(|space| space.icon == Some(Icon::Medal));
        assert_eq!(medals.count(), 5);
    }
    assert_eq!(pack.board.iter().collect::<BTreeSet<_>>().len(), 9);
    assert_eq!(pack.lines.iter().collect::<BTreeSet<_>>().len(), 6);
    for campaign in &pack.campaigns {
        assert!(
            campaign
                .objectives
                .iter()
                .all(|&index| usize::from(index) < 17)
        );
    }
    let minima = pack.levels.map(|level| level.minimum);
    assert!(minima.is_sorted_by(|a, b| a < b));
    let advances = pack.ghost.technology_rounds.len() + usize::from(pack.ghost.setup_levels);
    assert!(advances <= usize::from(TOP));
    for objective in &pack.objectives {
        assert!(!objective.conditions.is_empty() && objective.points > 0);
    }
}

/// File, JSON pointer, the new value there (nothing takes it away), the entry that is told, the problem.
const DEFECTS: &str = r#"
# Form.
pack | /format | 2 | /format | format 1, not 2
pack | /name | | | missing field `name`
pack | /name | " " | /name | short text
pack | /extra | 1 | /extra | unknown field `extra`
planets | /planets | | | `planets` is missing
planets | /planets | {} | /planets | expected a list
planets | /extra | [] | /extra | unknown field `extra`
planets | /planets/3/colour | "red" | /planets/3/colour | unknown field
planets | /planets/3/cost/gold | 1 | /planets/3/cost/gold | unknown field
planets | /planets/3/cost/energy | | /planets/3/cost | missing field `energy`
planets | /planets/3/cost/energy | -1 | /planets/3/cost/energy | -1
planets | /planets/3/cost/energy | 1.5 | /planets/3/cost/energy | 1.5
planets | /planets/3/type | "gas_giant" | /planets/3/type | no Kind
planets | /planets/3/source | | /planets/3 | missing field `source`
planets | /planets/3/source | "guessed" | /planets/3/source | no provenance
planets | /planets/3/source | "public:" | /planets/3/source | no provenance
planets | /planets/3/source | 7 | /planets/3/source | expected a string
leadership_tracks | /tracks/0/spaces/4/icon | "produce_energy" | /tracks/0/spaces/4/icon | no Icon
action_board | /board/1 | ["terraform"] | /board/1 | length
action_board | /start | "rest" | /start | no Main
progress_cards | /cards/2/steps/0/target | "nobody" | /cards/2/steps/0/target | no Target
progress_cards | /cards/2/steps/0/do/0/op | "win" | /cards/2/steps/0/do/0 | unknown variant
progress_cards | /cards/2/steps/0/do/0/free | true | /cards/2/steps/0/do/0 | unknown field
progress_cards | /cards/0/steps/0/do/1/amount | "all" | /cards/0/steps/0/do/1 | expected a number
objectives | /objectives/0/condition/op | "rich" | /objectives/0/condition | unknown variant
objectives | /objectives/0/condition/zone | "near" | /objectives/0/condition | no Zone
campaigns | /ghost | | | `ghost` is missing
campaigns | /campaigns/0/difficulty | "fun" | /campaigns/0/difficulty | no Difficulty
scoring | /items/0/id | "beauty" | /items/0/id | no Item
# Provenance.
planets | /planets/3/source | {"cost": "printed"} | /planets/3/source | `type` comes from
planets | /planets/3/source | {"size": "printed", "rest": "printed"} | /planets/3/source | no field `size`
galaxy | /source | {"board": "printed"} | /source | `zones` comes from
scoring | /items/0/note | "" | /items/0 | the note
# Planets.
planets | /planets/27 | | /planets | 27 planets instead of 28
planets | /planets/3/number | 5 | /planets/3 | in order: 4
planets | /planets/3/name | "" | /planets/3 | name must be
planets | /planets/3/level | 5 | /planets/3 | level is 5
planets | /planets/3/level | 0 | /planets/3 | level is 0
planets | /planets/3/points | 6 | /planets/3 | points is 6
planets | /planets/3/cost/energy | 8 | /planets/3 | never be paid
planets | /planets/3/colony/matter | 200 | /planets/3 | colony/matter is 200
planets | /planets/3/colony/antimatter | 1 | /planets/3 | only alien
planets | /planets/0/min_players | 2 | /planets/0 | must be 1, 3 or 4
planets | /planets/0/min_players | 4 | /planets | 5 planets with min_players 4
planets | /types/1/id | "alien" | /types | `rocky` is there 0 times
planets | /types/1/leadership_terraform | 9 | /types/1 | leadership_terraform is 9
# Technologies.
technologies | /technologies/4 | | /technologies | 4 technologies instead of 5
technologies | /technologies/0/id | "terraforming" | /technologies/0 | in order: `space-travel`
technologies | /technologies/0/levels/4 | | /technologies/0/levels | 4 levels instead of 5
technologies | /technologies/0/levels/2/level | 3 | /technologies/0/levels/2 | in order: 2
technologies | /technologies/0/levels/2/cost | null | /technologies/0/levels/2 | cost is missing
technologies | /technologies/0/levels/0/cost | {"energy": 1, "matter": 0, "antimatter": 0} | /technologies/0/levels/0 | cost must be null
technologies | /technologies/0/levels/2/cost/energy | 9 | /technologies/0/levels/2 | never be paid
technologies | /technologies/0/levels/3/unlocks | 3 | /technologies/0/levels/3 | unlocks is 3
technologies | /technologies/0/levels/3/unlocks | 0 | /technologies/0/levels/3 | unlocks is 0
technologies | /technologies/0/levels/3/leadership | 6 | /technologies/0/levels/3 | leadership is 6
technologies | /technologies/0/levels/3/speed | | /technologies/0/levels/3 | speed is missing
technologies | /technologies/0/levels/3/speed | 21 | /technologies/0/levels/3 | speed is 21
technologies | /technologies/0/levels/3/ship_cost/matter | 8 | /technologies/0/levels/3 | never be paid
technologies | /technologies/0/levels/3/shifts | 1 | /technologies/0/levels/3 | belongs to the technology `quantum-physics`
technologies | /technologies/1/levels/3/conversions | 255 | /technologies/1/levels/3 | conversions is 255
technologies | /technologies/2/levels/2/single_burn | true | /technologies/2/levels/3 | must stay once gained
technologies | /technologies/3/levels/4/producing | 6 | /technologies/3/levels/4 | producing is 6
technologies | /technologies/4/levels/4/alien_colonies | false | /technologies/4/levels | alien_colonies
# Tracks.
leadership_tracks | /tracks/1 | | /tracks | 1 tracks instead of 2
leadership_tracks | /tracks/0/id | "technology" | /tracks/0 | in order: `colonial`
leadership_tracks | /tracks/0/spaces/4/icon | null | /tracks/0/spaces | 4 medals instead of 5
leadership_tracks | /tracks/0/spaces/0/icon | "regenerate" | /tracks/0/spaces/0 | start space
leadership_tracks | /tracks/0/spaces/5/space | 6 | /tracks/0/spaces/5 | in order: 5
leadership_tracks | /tracks/0/spaces/5/points | 51 | /tracks/0/spaces/5 | points is 51
leadership_tracks | /tracks/0/spaces | [] | /tracks/0/spaces | must be 2 to 60
# Action board.
action_board | /board/0/0 | "terraform" | /board | `space-missions` is there 0 times
action_board | /rows/0 | "civil-modernity" | | `civil-modernity` is there 2 times
action_board | /burn_per_bonus | 0 | | burn_per_bonus is 0
action_board | /main_actions/0 | | /main_actions | `space-missions` is there 0 times
action_board | /bonus_actions/0 | | /bonus_actions | `space-logistics` is there 0 times
action_board | /bonus_actions/0/effect | [] | /bonus_actions/0/effect | operations is 0
action_board | /bonus_actions/0/effect/0 | OPPONENT | /bonus_actions/0/effect/0 | only a step
# Progress cards.
progress_cards | /cards/17 | | /cards | 17 cards instead of 18
progress_cards | /cards/3/id | "primato-coloniale" | /cards/3 | there twice
progress_cards | /cards/3/id | "Primato" | /cards/3 | small letters
progress_cards | /cards/3/removed_in_solo | true | /cards | 2 cards with removed_in_solo
progress_cards | /cards/1/removed_in_solo | | /cards | 0 cards with removed_in_solo
progress_cards | /cards/3/steps | [] | /cards/3/steps | number of steps is 0
progress_cards | /cards/3/steps/0/do | [] | /cards/3/steps/0/do | operations is 0
progress_cards | /cards/3/steps/0/do/0/amount | 0 | /cards/3/steps/0/do/0 | amount is 0
progress_cards | /cards/3/steps/0/do/0 | {"op": "burn", "amount": "number-of-the-level-reached"} | /cards/3/steps/0/do/0 | no level was reached
progress_cards | /cards/3/steps/0/do/0 | {"op": "produce", "on": "earth", "resources": {"energy": 0, "matter": 0, "antimatter": 0}} | /cards/3/steps/0/do/0 | produces nothing
progress_cards | /cards/3/steps/0/do/0 | {"op": "advance-technology", "levels": 1, "max_level": 5} | /cards/3/steps/0/do/0 | max_level is 5
progress_cards | /cards/3/steps/0/do/0 | {"op": "terraform", "planets": 6, "pay_cost": true} | /cards/3/steps/0/do/0 | planets is 6
progress_cards | /cards/3/steps/0/do/0 | {"op": "move-ships", "hexes": 0} | /cards/3/steps/0/do/0 | hexes is 0
progress_cards | /cards/3/steps/0/do/0 | {"op": "reveal-tiles", "count": 37} | /cards/3/steps/0/do/0 | count is 37
progress_cards | /cards/3/steps/0/do/0 | OPPONENT | /cards/3/steps/0/do | must have removed_in_solo
progress_cards | /cards/1/steps/0/do/0/opponent/0 | OPPONENT | /cards/1/steps/0/do/0/opponent/0 | only a step
# Objectives.
objectives | /objectives/16 | | /objectives | 16 objectives instead of 17
objectives | /objectives/0/set | "advanced" | /objectives | 9 standard objectives
objectives | /objectives/1/id | "progetto-helios" | /objectives/2 | there twice
objectives | /objectives/1/points | 0 | /objectives/1 | points is 0
objectives | /objectives/0/condition/at_least | 6 | /objectives/0/condition | at_least is 6
objectives | /objectives/6/condition/at_least | 4 | /objectives/6/condition | at_least is 4
objectives | /objectives/5/condition/level | 5 | /objectives/5/condition | level is 5
objectives | /objectives/9/condition/conditions/1 | {"op": "all-of", "conditions": []} | /objectives/9/condition/conditions/1 | inside
# Scoring and the start of a game.
scoring | /items/0 | | /items | `antimatter` is there 0 times
scoring | /items/5/points | 21 | /items/5 | points is 21
scoring | /items/8/points | 2 | /items | farther zones
setup | /rounds | 17 | | rounds is 17
setup | /rounds | 0 | | rounds is 0
setup | /storage/energy | 255 | | energy on earth and storage together is 255
setup | /solo_storage/antimatter | 21 | | antimatter on solo_earth
# Campaigns.
campaigns | /campaigns/4 | | /campaigns | 4 campaigns instead of 5
campaigns | /campaigns/1/id | "confini-della-galassia" | /campaigns/1 | there twice
campaigns | /campaigns/0/objectives/1 | "progetto-x" | /campaigns/0/objectives/1 | `progetto-x` is no objective
campaigns | /campaigns/0/objectives/1 | "progetto-helios" | /campaigns/0/objectives/2 | there twice
campaigns | /campaigns/0/objectives/3 | | /campaigns/0/objectives | 3 objectives instead of 4
campaigns | /levels/3 | | /levels | 3 levels instead of 4
campaigns | /levels/1/level | 1 | /levels/1 | in order: 2
campaigns | /levels/1/minimum | 30 | /levels | higher than the one before
campaigns | /levels/1/cubes_per_5 | 4 | /levels/1 | cubes_per_5 is 4
campaigns | /levels/0/antimatter | 1 | /levels/0 | antimatter is 1
campaigns | /ghost/technology_rounds | [5, 5] | /ghost | ascending
campaigns | /ghost/technology_rounds | [17] | /ghost | rounds of the game
campaigns | /ghost/setup_levels | 2 | /ghost | lead to level 5
campaigns | /ghost/track_steps | 6 | /ghost | track_steps is 6
# The galaxy board.
galaxy | /board/0 | "." | /board | hexes: 397 instead of 418
galaxy | /board/1 | " . . . . . 1 . . . 3 . . . 1 . . . 3 . . . x" | /board/1 | `x` at character 43
galaxy | /board/0 | " . . . ." | /board/0 | `.` at character 1 is not in line
galaxy | /zones/0 | "" | /zones | zone of hex 0,0 is missing
galaxy | /zones/0 | "l l l l l l l l l l l l l l l l l l l l l l l" | /zones | hex 22,0 is not on the board
galaxy | /board/1 | " . . . . . . . . . 3 . . . 1 . . . 3 . . . ." | /board | stars: 19 instead of 20
galaxy | /board/3 | " . . . . . . . . . . . . . . . . . . . . . ." | /board | Sagittarius A*: 0
galaxy | /board/15 | " . . . . . . . . . . . . . . . . . . . . . ." | /board | Sol: 0
galaxy | /zones/15 | " m m m m m m m m m m m m m m m m m m m m m m" | /zones | Sol at 3,15 must lie in the short-range zone
"#;

/// What stands for `OPPONENT` above.
const OPPONENT: &str = r#"{"op": "choose-opponent",
    "opponent": [{"op": "regenerate", "amount": 1}], "self": [{"op": "regenerate", "amount": 1}]}"#;

/// K20.1, K20.2, K20.3, K20.4, K20.5, K20.6, K20.7 and K20.8: only known words and fields, and everything
/// is counted.
#[test]
fn every_defect_is_told_with_its_file_and_entry() {
    let lines = DEFECTS.lines().filter(|line| line.contains('|'));
    let mut untold = Vec::new();
    for line in lines.clone() {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [file, pointer, value, entry, problem] = columns[..] else {
            panic!("{line}");
        };
        let file = format!("{file}.json");
        let value = value.replace("OPPONENT", OPPONENT);
        let value = (!value.is_empty()).then(|| serde_json::from_str(&value).expect(line));
        let mut files = Files::builtin();
        files.change(&file, pointer, value);
        let errors = files.read().err().unwrap_or_default();
        let told = |error: &PackError| {
            // An entry inside the expected one is even better.
            let inside = error.entry.strip_prefix(entry);
            let there = inside.is_some_and(|rest| rest.is_empty() || !entry.is_empty());
            error.file == file && there && error.problem.contains(problem)
        };
        if !errors.iter().any(told) {
            untold.push(format!("{line}: {errors:#?}"));
        }
    }
    assert!(untold.is_empty(), "{}", untold.join("\n"));
    assert!(lines.count() > 120);
}

/// K20.3, K20.5, K20.6: words that the built-in pack does not use, or not in this way.
#[test]
fn every_word_can_be_used() {
    let track = "/tracks/0/spaces/1/icon";
    let files = Files::changed("leadership_tracks.json", track, json!("produce-antimatter"));
    let icon = files.read().unwrap().tracks[0][1].icon;
    assert_eq!(icon, Some(Icon::ProduceAntimatter));

    let cubes_of = json!({"energy": 1, "matter": 2, "antimatter": 3});
    for (written, op) in [
        (json!({"op": "burn", "amount": 2}), Op::Burn(2)),
        (json!({"op": "build-ship-free"}), Op::BuildShip),
        (json!({"op": "move-ships", "hexes": 3}), Op::MoveShips(3)),
        (
            json!({"op": "reveal-tiles", "count": 4}),
            Op::RevealTiles(4),
        ),
        (json!({"op": "regenerate", "amount": 5}), Op::Regenerate(5)),
        (
            json!({"op": "advance-track", "track": "choice", "amount": 2}),
            Op::AdvanceTrack(None, 2),
        ),
        (
            json!({"op": "advance-technology", "levels": 2, "max_level": 3}),
            Op::AdvanceTechnology { levels: 2, max: 3 },
        ),
        (
            json!({"op": "terraform", "planets": 2, "pay_cost": false}),
            Op::Terraform {
                planets: 2,
                paid: false,
            },
        ),
        (
            json!({"op": "produce", "on": "earth", "resources": cubes_of}),
            Op::ProduceOnEarth(cubes(1, 2, 3)),
        ),
    ] {
        let at = "/cards/2/steps/0/do/0";
        let pack = Files::changed("progress_cards.json", at, written)
            .read()
            .unwrap();
        assert_eq!(pack.program(pack.cards[2].steps[0].run), [op]);
    }

    let at_least = |op: &str| json!({"op": op, "at_least": 2});
    for (written, cond) in [
        (at_least("terraformed-total"), Cond::TerraformedTotal(2)),
        (
            at_least("terraformed-same-type"),
            Cond::TerraformedSameKind(2),
        ),
        (at_least("colonised-total"), Cond::ColonisedTotal(2)),
        (
            at_least("antimatter-on-planets"),
            Cond::AntimatterOnPlanets(2),
        ),
        (at_least("ships-on-mines"), Cond::ShipsOnMines(2)),
        (at_least("ships-on-board"), Cond::ShipsOnBoard(2)),
        (
            json!({"op": "terraformed-in-zone", "zone": "short", "at_least": 2}),
            Cond::TerraformedInZone(Zone::Short, 2),
        ),
        (
            json!({"op": "colonised-in-zone", "zone": "medium", "at_least": 2}),
            Cond::ColonisedInZone(Zone::Medium, 2),
        ),
        (
            json!({"op": "terraformed-of-type", "type": "alien", "at_least": 2}),
            Cond::TerraformedOfKind(Kind::Alien, 2),
        ),
        (
            json!({"op": "colonised-of-type", "type": "super-earth", "at_least": 2}),
            Cond::ColonisedOfKind(Kind::SuperEarth, 2),
        ),
        (
            json!({"op": "technologies-at-level", "level": 3, "at_least": 2}),
            Cond::TechnologiesAtLevel { level: 3, n: 2 },
        ),
        (
            json!({"op": "highest-on-track", "track": "colonial", "ties": false, "ghost": false}),
            Cond::HighestOnTrack {
                track: Track::Colonial,
                ties: false,
                ghost: false,
            },
        ),
    ] {
        let at = "/objectives/0/condition";
        let pack = Files::changed("objectives.json", at, written)
            .read()
            .unwrap();
        assert_eq!(pack.objectives[0].conditions, [cond]);
    }
}

#[test]
fn missing_and_broken_files_are_named() {
    for file in FILES {
        let mut files = Files::builtin();
        files.0.remove(file);
        assert_eq!(
            errors(files.read()),
            [format!("{file}: the file is missing")]
        );
        files.0.insert(file, json!([]));
        assert_eq!(
            errors(files.read()),
            [format!("{file}: expected a JSON object")]
        );
        let texts = Files::builtin();
        let broken = |name: &str| {
            let text = (texts.texts())(name)?;
            Some(if name == file {
                text[1..].to_owned()
            } else {
                text
            })
        };
        let told = errors(read(&broken));
        assert!(
            told.len() == 1 && told[0].starts_with(&format!("{file}: no JSON: ")),
            "{told:?}"
        );
        let twice = |name: &str| {
            let text = (texts.texts())(name)?;
            let doubled = text.replacen('{', r#"{"a": 1, "a": 2, "#, 1);
            Some(if name == file { doubled } else { text })
        };
        let told = errors(read(&twice));
        assert!(told[0].contains("`a` is there twice"), "{told:?}");
        let large = |name: &str| {
            let text = (texts.texts())(name)?;
            let spaces = " ".repeat(1 << 20);
            Some(if name == file { text + &spaces } else { text })
        };
        assert_eq!(
            errors(read(&large)),
            [format!("{file}: the file is larger than 1048576 bytes")]
        );
    }
}

#[test]
fn all_problems_are_told_at_once() {
    let mut files = Files::builtin();
    files.change("planets.json", "/planets/3/level", Some(json!(9)));
    files.change("planets.json", "/planets/7/points", Some(json!(9)));
    files.change("setup.json", "/rounds", Some(json!(99)));
    assert_eq!(
        errors(files.read()),
        [
            "setup.json: rounds is 99, but must be 1 to 16",
            "planets.json /planets/3: level is 9, but must be 1 to 4",
            "planets.json /planets/7: points is 9, but must be 1 to 5",
        ]
    );
    // Words that mean nothing are told first, everywhere.
    files.change("planets.json", "/planets/3/type", Some(json!("flat")));
    files.change(
        "progress_cards.json",
        "/cards/0/steps/0/target",
        Some(json!("me")),
    );
    let told = errors(files.read());
    assert_eq!(told.len(), 2, "{told:?}");
}

#[test]
fn a_bonus_beyond_all_limits_is_refused() {
    let mut files = Files::builtin();
    for level in 1..4 {
        let pointer = format!("/levels/{level}/cubes_per_5");
        files.change("campaigns.json", &pointer, Some(json!(3)));
    }
    assert_eq!(errors(files.read()), [""; 0]);
    for space in 1..21 {
        for track in 0..2 {
            let pointer = format!("/tracks/{track}/spaces/{space}/points");
            files.change("leadership_tracks.json", &pointer, Some(json!(50)));
        }
    }
    for item in 0..9 {
        let points = [20, 20, 20, 20, 20, 20, 1, 2, 20][item];
        files.change(
            "scoring.json",
            &format!("/items/{item}/points"),
            Some(json!(points)),
        );
    }
    let told = errors(files.read());
    assert!(
        told[0].contains("campaigns.json /levels/1: a score of"),
        "{told:?}"
    );
}

/// All places of a JSON value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                places(value, &format!("{at}/{key}"), out);
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, &format!("{at}/{index}"), out);
            }
        }
        _ => {}
    }
}

#[test]
fn no_mutation_makes_trouble() {
    let builtin = Files::builtin();
    let mut spots = Vec::new();
    for (file, value) in &builtin.0 {
        let mut found = Vec::new();
        places(value, "", &mut found);
        spots.extend(
            found
                .into_iter()
                .filter(|at| !at.is_empty())
                .map(|at| (*file, at)),
        );
    }
    let values = [
        Value::Null,
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(5),
        json!(-1),
        json!(255),
        json!(256),
        json!(1e9),
        json!(""),
        json!("alien"),
        json!("printed"),
        json!("\u{7}é"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!("."),
        json!({"op": "all-of", "conditions": []}),
    ];
    let mut rng = Rng::new(3042);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..2000 {
        let mut files = builtin.clone();
        for _ in 0..1 + rng.below(2) {
            let (file, at) = &spots[rng.below(spots.len())];
            let Some(old) = files.0[file].pointer(at).cloned() else {
                continue;
            };
            let value = match rng.below(4) {
                0 => None,
                1 => {
                    let (other, at) = &spots[rng.below(spots.len())];
                    builtin.0[other].pointer(at).cloned()
                }
                2 if old.is_number() => Some(json!(old.as_u64().unwrap_or(0) + 1)),
                _ => Some(values[rng.below(values.len())].clone()),
            };
            let parent = at.rsplit_once('/').unwrap().0;
            if files.0[file].pointer(parent).is_some() {
                files.change(file, at, value);
            }
        }
        match files.read() {
            Ok(pack) => {
                within_limits(&pack);
                accepted += 1;
            }
            Err(errors) => {
                assert!(!errors.is_empty());
                refused += 1;
            }
        }
    }
    assert!(
        accepted > 100 && refused > 1000,
        "{accepted} accepted, {refused} refused"
    );
}

#[test]
fn no_broken_text_makes_trouble() {
    let mut rng = Rng::new(7);
    for _ in 0..1000 {
        let target = FILES[rng.below(FILES.len())];
        let mut bytes = builtin_file(target).unwrap().as_bytes().to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(bytes.len());
            match rng.below(3) {
                0 => {
                    bytes.remove(at);
                }
                1 => bytes.insert(at, b"0123[]{}\",: .@#slm"[rng.below(18)]),
                _ => bytes[at] = b"0123[]{}\",: .@#slm"[rng.below(18)],
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let texts = |name: &str| match name == target {
            true => Some(text.clone()),
            false => builtin_file(name).map(str::to_owned),
        };
        if let Ok(pack) = read(&texts) {
            within_limits(&pack);
        }
    }
}

fn is_provenance(pointer: &str) -> bool {
    pointer.contains("/source") || pointer.contains("/note")
}

#[test]
fn the_fingerprint_changes_with_every_value_and_with_nothing_else() {
    let builtin = Files::builtin();
    let hash = PackRef::builtin().hash;
    let (mut values, mut origins, mut refused) = (0, 0, 0);
    for (file, content) in &builtin.0 {
        let mut found = Vec::new();
        places(content, "", &mut found);
        for pointer in found {
            let changed = match content.pointer(&pointer) {
                _ if pointer.is_empty() => continue,
                Some(Value::Number(n)) => vec![json!(n.as_u64().unwrap() + 1)],
                Some(Value::Bool(truth)) => vec![json!(!truth)],
                Some(Value::Null) => vec![json!(1), json!("regenerate")],
                Some(Value::String(text)) if is_provenance(&pointer) => {
                    let origin = if text == "printed" {
                        "rulebook"
                    } else {
                        "printed"
                    };
                    vec![json!(origin)]
                }
                Some(Value::String(text)) => {
                    vec![json!(format!("{text}x")), json!("rocky"), json!("long")]
                }
                _ => continue,
            };
            for value in changed {
                let same = content.pointer(&pointer) == Some(&value);
                let mut files = builtin.clone();
                files.change(file, &pointer, Some(value));
                match files.read() {
                    _ if same => {}
                    Ok(pack) if is_provenance(&pointer) => {
                        assert_eq!(pack.hash, hash, "{file} {pointer}");
                        origins += 1;
                    }
                    Ok(pack) => {
                        assert_ne!(pack.hash, hash, "{file} {pointer}");
                        values += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(
        values > 500 && origins > 100 && refused > 200,
        "{values} {origins} {refused}"
    );
}

#[test]
fn the_fingerprint_ignores_how_the_files_are_written() {
    let hash = PackRef::builtin().hash;
    let spaced = |name: &str| {
        let value = Files::builtin().0.remove(name)?;
        Some(format!(
            "\n{}\n",
            serde_json::to_string_pretty(&value).unwrap()
        ))
    };
    assert_eq!(read(&spaced).unwrap().hash, hash);
    // The keys of this entry in another order, and a default written out.
    let reordered = |name: &str| {
        let text = builtin_file(name)?;
        let text = text.replace(r#""energy": 1, "matter": 1"#, r#""matter": 1, "energy": 1"#);
        let card = r#""id": "primato-coloniale","#;
        Some(text.replace(card, &format!(r#"{card} "removed_in_solo": false,"#)))
    };
    let changed = FILES
        .iter()
        .filter(|name| reordered(name).as_deref() != builtin_file(name));
    assert!(changed.count() > 3);
    assert_eq!(read(&reordered).unwrap().hash, hash);
}

#[test]
fn another_star_map_is_accepted() {
    let mut files = Files::builtin();
    for picture in ["board", "zones"] {
        let rows = files.0["galaxy.json"][picture].as_array().unwrap();
        // 19 rows upside down keep their even and odd ones apart.
        let turned: Vec<Value> = rows.iter().rev().cloned().collect();
        files.change("galaxy.json", &format!("/{picture}"), Some(turned.into()));
    }
    let pack = files.read().unwrap();
    assert_ne!(pack.hash, PackRef::builtin().hash);
    assert_eq!(pack.map.sol().r, 18 - PackRef::builtin().map.sol().r);
    within_limits(&pack);

    // The board need not be a rectangle.
    let mut files = Files::builtin();
    for (picture, sign) in [("board", "."), ("zones", "l")] {
        let row = |n: usize| format!("/{picture}/{n}");
        let text = |n: usize| {
            files.0["galaxy.json"][picture][n]
                .as_str()
                .unwrap()
                .to_owned()
        };
        let (first, second) = (text(0), text(1));
        let shorter = first[..first.len() - 2].to_owned();
        files.change("galaxy.json", &row(0), Some(shorter.into()));
        files.change(
            "galaxy.json",
            &row(1),
            Some(format!("{second} {sign}").into()),
        );
    }
    within_limits(&files.read().unwrap());
}

/// Swaps the signs of two hexes of the galaxy board.
fn swap(files: &mut Files, (row, column): (usize, usize), (to_row, to_column): (usize, usize)) {
    let board = files.0.get_mut("galaxy.json").unwrap()["board"]
        .as_array_mut()
        .unwrap();
    let mut rows: Vec<Vec<u8>> = board
        .iter()
        .map(|row| row.as_str().unwrap().as_bytes().to_vec())
        .collect();
    let sign = rows[row][column];
    rows[row][column] = rows[to_row][to_column];
    rows[to_row][to_column] = sign;
    *board = rows
        .into_iter()
        .map(|row| String::from_utf8(row).unwrap().into())
        .collect();
}

#[test]
fn galaxy_boards_that_cannot_be_played_are_refused() {
    // A star beside Sol, which stands in row 15 at character 21.
    let mut files = Files::builtin();
    swap(&mut files, (15, 23), (13, 27));
    let told = errors(files.read());
    assert!(
        told.iter()
            .any(|error| error.contains("Sol at 3,15 must have six")),
        "{told:?}"
    );
    // The corner of row 0 cut off by two stars.
    let mut files = Files::builtin();
    swap(&mut files, (0, 2), (1, 11));
    swap(&mut files, (1, 1), (1, 19));
    let told = errors(files.read());
    assert!(
        told.iter()
            .any(|error| error.contains("0,0 cannot be reached")),
        "{told:?}"
    );
    // All stars on a heap leave no room for the tiles.
    let mut files = Files::builtin();
    let stars: Vec<(usize, usize)> = (0..19)
        .flat_map(|row| (0..44).map(move |column| (row, column)))
        .filter(|&at| b"123".contains(&sign(&files, at)))
        .collect();
    for star in stars {
        let heap = (15..19).flat_map(|row| (0..6).map(move |n| (row, 32 + 2 * n + row % 2)));
        let free = heap
            .into_iter()
            .find(|&at| sign(&files, at) == b'.')
            .unwrap();
        swap(&mut files, star, free);
    }
    let told = errors(files.read());
    let told = told
        .iter()
        .any(|error| error.contains("36 tiles cannot be placed for 4"));
    assert!(told);
}

fn sign(files: &Files, (row, column): (usize, usize)) -> u8 {
    let row = files.0["galaxy.json"]["board"][row].as_str().unwrap();
    *row.as_bytes().get(column).unwrap_or(&b' ')
}

/// K2.3, K2.4: tiles lie as they should.
#[test]
fn tiles_are_placed_by_the_rules() {
    let map = &PackRef::builtin().map;
    for (players, tiles) in [(1, 24), (2, 24), (3, 30), (4, 36)] {
        for seed in 0..50 {
            let placed = Rng::new(seed).with(|stream| placement::place(map, players, stream));
            let placed = placed.unwrap();
            assert_eq!(placed.iter().collect::<BTreeSet<_>>().len(), tiles);
            for &hex in &placed {
                assert_eq!(map.spot(hex).print, Print::Space);
                let around: Vec<Print> = map.around(hex).map(|hex| map.spot(hex).print).collect();
                assert!(around.iter().any(|print| print.is_star()));
                assert!(!around.contains(&Print::Sol));
                assert!(players == 4 || !around.contains(&Print::Triple));
                assert!(players >= 3 || !around.contains(&Print::Binary));
                assert!(!map.around(hex).any(|hex| placed.contains(&hex)));
            }
        }
    }
}

fn item<'a>(pack: &'a Pack, section: &str, id: &str) -> &'a CatalogItem {
    let section = pack
        .catalog
        .sections
        .iter()
        .find(|s| s.id == section)
        .unwrap();
    section.items.iter().find(|item| item.id == id).unwrap()
}

#[test]
fn the_catalogue_shows_every_value_with_its_provenance() {
    let pack = PackRef::builtin();
    let sizes: Vec<(&str, usize)> = pack
        .catalog
        .sections
        .iter()
        .map(|s| (s.id, s.items.len()))
        .collect();
    assert_eq!(
        sizes,
        [
            ("pack", 1),
            ("planets", 28),
            ("types", 5),
            ("technologies", 25),
            ("tracks", 42),
            ("main-actions", 9),
            ("bonus-actions", 6),
            ("action-board", 1),
            ("cards", 18),
            ("objectives", 17),
            ("scoring", 9),
            ("setup", 1),
            ("galaxy", 1),
            ("campaigns", 5),
            ("levels", 4),
            ("ghost", 1),
        ]
    );
    let shown = &pack.catalog.sections[0].items[0];
    assert_eq!((&shown.id, &shown.name), (&pack.to_string(), &pack.name));
    for section in &pack.catalog.sections[1..] {
        for item in &section.items {
            let known = |fact: &String| item.sources.contains_key(fact);
            assert!(item.facts.keys().all(known), "{} {}", section.id, item.id);
        }
    }
    let planet = item(&pack, "planets", "2");
    assert_eq!(
        (planet.name.as_str(), &planet.facts["type"]),
        ("Thalassa", &json!("oceanic"))
    );
    assert_eq!(
        (
            planet.sources["type"].as_str(),
            planet.sources["points"].as_str()
        ),
        ("rulebook", "reconstructed")
    );
    let level = item(&pack, "technologies", "space-travel-0");
    assert_eq!(level.sources["speed"], "public:fuzzyllamareviews.com");
    assert_eq!(
        item(&pack, "technologies", "quantum-physics-4").facts["conversions"],
        "unlimited"
    );
    let action = item(&pack, "main-actions", "galactic-mapping");
    assert_eq!(
        (&action.facts["row"], &action.facts["column"]),
        (&json!(2), &json!(3))
    );
    assert_eq!(
        item(&pack, "bonus-actions", "civil-modernity").facts["column"],
        1
    );
    assert_eq!(
        item(&pack, "galaxy", "galaxy").facts["sol"],
        json!(["3,15"])
    );
    assert_eq!(item(&pack, "tracks", "colonial-4").facts["icon"], "medal");
}

#[test]
fn a_loaded_pack_is_known_by_its_id() {
    let mut files = Files::changed("planets.json", "/planets/0/points", json!(5));
    files.change("pack.json", "/name", Some(json!("My copy")));
    let loaded = load(&files.texts()).unwrap();
    assert_eq!(loaded.name, "My copy");
    let id = json!(loaded.id);
    let known: PackRef = serde_json::from_value(id.clone()).unwrap();
    assert_eq!((known.planet(1).points, json!(known)), (5, id));
    let unknown = serde_json::from_value::<PackRef>(json!("00000000000000ff")).unwrap_err();
    assert!(
        unknown.to_string().contains("not loaded; `--data DIR`"),
        "{unknown}"
    );

    // The same values with better provenance are the same pack, but the catalogue tells.
    files.change("planets.json", "/planets/0/source", Some(json!("printed")));
    let again = load(&files.texts()).unwrap();
    assert_eq!(again.id, loaded.id);
    let sources = &again.catalog.sections[1].items[0].sources;
    assert_eq!(sources["points"], "printed");

    let told = load(&|_| None).unwrap_err();
    assert_eq!(told.len(), FILES.len());
    assert_eq!(told[0], "pack.json: the file is missing");
}
