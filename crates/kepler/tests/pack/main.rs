//! Data packs: the built-in one and what is printed, what is refused, the fingerprint, the catalogue.
//! Here are the files of a pack as tests change them, and what the engine takes for granted.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

mod catalogue;
mod fingerprint;
mod galaxy;
mod language;
mod mutations;
mod printed;
mod refused;

use orrery_kepler::map::{HEXES, Print};
use orrery_kepler::names::{Cubes, TOP};
use orrery_kepler::op::{Addr, Op};
use orrery_kepler::pack::Pack;
use orrery_kepler::placement;
use orrery_kepler::read::{FILES, PackError, builtin_file, read};
use serde_json::Value;
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

/// Everything that the engine takes for granted about a pack.
fn within_limits(pack: &Pack) {
    let map = &pack.map;
    let count = |is: &dyn Fn(Print) -> bool| map.spots().iter().filter(|s| is(s.print)).count();
    assert!(map.spots().len() <= HEXES && count(&Print::is_star) > 0);
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
        assert!((2..=60).contains(&track.len()));
        assert!(track[0].icon.is_none() && !track[0].medal);
        assert_eq!(track.iter().filter(|space| space.medal).count(), 5);
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
        assert!(!pack.parts(&objective.condition).is_empty() && objective.points > 0);
    }
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
