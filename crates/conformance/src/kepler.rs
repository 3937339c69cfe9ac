//! What the kit needs to know about Kepler-3042.

use crate::Conform;
use orrery_core::{Game, MAX_SEATS, Seat, Silent};
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{
    Bonus, Cubes, Main, ObjectiveSet, PLANETS, Resource, SHIPS, Tech, Track,
};
use orrery_kepler::pack::PackRef;
use orrery_kepler::setup::Placement;
use orrery_kepler::state::What;
use orrery_kepler::{Choice, Kepler, Options};

impl Conform for Kepler {
    const MAX_PLIES: usize = 8000;

    /// Every number of players with both sets of objectives and both ways of placing tiles, and every
    /// level of every campaign.
    fn option_sets() -> Vec<Options> {
        let mut sets = Vec::new();
        for players in 2..=4 {
            for objectives in ObjectiveSet::ALL {
                for placement in [Placement::Random, Placement::Players] {
                    sets.push(Options {
                        players,
                        objectives: Some(*objectives),
                        placement,
                        ..Options::default()
                    });
                }
            }
        }
        let pack = Options::default().pack;
        for (index, campaign) in pack.campaigns.iter().enumerate() {
            for level in 0..4 {
                let passed = pack.levels.iter().take(level);
                let scores = passed.map(|passed| passed.minimum + 7 * index as u16);
                sets.push(Options {
                    players: 1,
                    campaign: Some(campaign.id.clone()),
                    scores: scores.collect(),
                    ..Options::default()
                });
            }
        }
        sets
    }

    /// Everything in `docs/notation-kepler.md`: each form with its names, and hexes all over the board and off it.
    fn vocabulary() -> Vec<Choice> {
        let mut all = words();
        let mut places = vec![Place::Storage, Place::Earth];
        places.extend((1..=PLANETS as u8).map(Place::Planet));
        for &place in &places {
            for &resource in Resource::ALL {
                all.push(Choice::Burn(resource, place));
                all.push(Choice::Convert(resource, place));
                let others = places.iter().filter(|other| **other != Place::Storage);
                all.extend(
                    others
                        .map(|&to| Choice::Shift(resource, place, to))
                        .step_by(3),
                );
            }
            all.extend(Tech::ALL.iter().map(|&tech| Choice::Develop(tech, place)));
            let amounts = [
                (0, 0, 0),
                (1, 0, 0),
                (0, 1, 0),
                (1, 1, 0),
                (3, 0, 0),
                (0, 0, 1),
                (9, 9, 9),
            ];
            let cubes = amounts.map(|(e, m, a)| Cubes::new(e, m, a));
            all.extend(cubes.map(|cubes| Choice::Produce(place, cubes)));
        }
        let map = &PackRef::builtin().map;
        let off = [Hex::new(99, 99), Hex::new(-50, 3)];
        for hex in map.spots().iter().map(|spot| spot.hex).chain(off) {
            all.extend([Choice::Place(hex), Choice::Reveal(hex)]);
            all.extend((0..SHIPS as u8).map(|ship| Choice::Move(ship, hex)));
            let places = [Place::Earth, Place::Planet(hex.q.unsigned_abs() % 28 + 1)];
            all.extend(places.map(|place| Choice::Build(place, hex)));
        }
        all
    }

    /// Towards games in which ships fly to planets, and planets are settled, exploited and terraformed.
    fn eagerness(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Action(_) => promise(*self, choice),
            Choice::Settle(_) | Choice::Terraform(_) => 400,
            Choice::Develop(..) => 40,
            Choice::Move(_, hex) => 4000 >> (3 * steps_to_a_free_planet(self, hex)).min(12),
            Choice::Produce(Place::Planet(_), cubes) => 40 * u32::from(cubes.total()).pow(2),
            Choice::Produce(_, cubes) => 8 * u32::from(cubes.total()).pow(2),
            Choice::End => 60,
            Choice::Burn(_, Place::Storage) | Choice::Regenerate(_) => 20,
            Choice::Done | Choice::Skip | Choice::Stay | Choice::Decline => 2,
            Choice::Recall(_)
            | Choice::Convert(..)
            | Choice::Shift(..)
            | Choice::Burn(..)
            | Choice::Bonus(_) => 1,
            _ => 8,
        }
    }
}

/// Choices that name no place of cubes and no hex.
fn words() -> Vec<Choice> {
    let mut all = vec![
        Choice::Stay,
        Choice::Accept,
        Choice::Decline,
        Choice::Done,
        Choice::Skip,
        Choice::End,
    ];
    all.extend(
        Tech::ALL
            .iter()
            .flat_map(|&tech| [Choice::Start(tech), Choice::Advance(tech)]),
    );
    let kinds = Resource::ALL.iter();
    all.extend(kinds.flat_map(|&kind| [Choice::Cube(kind), Choice::Regenerate(kind)]));
    all.extend(Main::ALL.iter().map(|&main| Choice::Action(main)));
    all.extend(Bonus::ALL.iter().map(|&bonus| Choice::Bonus(bonus)));
    all.extend(Track::ALL.iter().map(|&track| Choice::Track(track)));
    all.extend(Seat::first(MAX_SEATS).map(Choice::Opponent));
    all.extend((0..SHIPS as u8).flat_map(|ship| [Choice::Ship(ship), Choice::Recall(ship)]));
    for planet in 1..=PLANETS as u8 {
        all.extend([Choice::Settle, Choice::Terraform, Choice::Exploit].map(|word| word(planet)));
    }
    all
}

/// How much a main action promises, by the decision that it leads to.
fn promise(mut game: Kepler, action: Choice) -> u32 {
    game.apply(action, &mut Silent);
    match game.decision().map(|decision| decision.about) {
        Some("settle" | "terraform") => 200,
        Some("exploit") => 60,
        Some("build" | "fly" | "develop" | "produce") => 20,
        Some("track") => 8,
        _ => 1,
    }
}

/// Hexes from here to the nearest face-up planet without a marker.
fn steps_to_a_free_planet(game: &Kepler, hex: Hex) -> u32 {
    let free = game
        .tiles
        .iter()
        .filter(|tile| tile.up && tile.owner.is_none() && matches!(tile.what, What::Planet(_)));
    let distances = free.map(|tile| u32::from(tile.hex.distance(hex)));
    distances.min().unwrap_or_default()
}
