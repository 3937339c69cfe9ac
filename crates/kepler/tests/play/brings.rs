//! What a choice is said to bring is what it brings when it is played, in any game that looks the same to its
//! player; and what is said to come to nothing does (K16.5, R18).
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]

use orrery_conformance::{Conform, Plan};
use orrery_core::{Game, Rng, Seat, Told, Viewer};
use orrery_kepler::brings::{Brings, Good};
use orrery_kepler::choice::Place;
use orrery_kepler::names::{Main, Resource, Source};
use orrery_kepler::{Choice, Event, Kepler};

/// How much of everything a player got.
type Tally = [i32; Good::ALL.len()];

fn tally(told: &[Told<Event>], who: Seat) -> Tally {
    let mut tally = Tally::default();
    let mut add = |seat: Seat, what: Good, n: u8| {
        if seat == who {
            tally[what.index()] += i32::from(n);
        }
    };
    for told in told {
        match told.event {
            Event::Built { seat, .. } => add(seat, Good::Ship, 1),
            Event::Recalled { seat, .. } => add(seat, Good::Reserve, 1),
            Event::Settled { seat, .. } => add(seat, Good::Colony, 1),
            Event::Terraformed { seat, .. } => add(seat, Good::Terraformed, 1),
            Event::Reached {
                seat: Some(seat), ..
            } => add(seat, Good::Level, 1),
            Event::Revealed { seat, .. } => add(seat, Good::Tile, 1),
            Event::Advanced {
                seat: Some(seat),
                track,
                ..
            } => {
                add(seat, track.into(), 1);
                add(seat, Good::AnyTrack, 1);
            }
            Event::Produced { seat, cubes, .. } => {
                for &resource in Resource::ALL {
                    add(seat, resource.into(), cubes[resource]);
                }
            }
            Event::BonusCube { seat, resource } => add(seat, resource.into(), 1),
            Event::Converted {
                seat,
                gives: Resource::Energy,
                ..
            } => add(seat, Good::Matter, 1),
            Event::Converted { seat, .. } => add(seat, Good::Energy, 1),
            Event::Regenerated { seat, .. } => add(seat, Good::Regenerate, 1),
            _ => {}
        }
    }
    tally
}

/// The points that stand on zones, planets and mines.
fn printed(game: &Kepler, who: Seat) -> i32 {
    let points = game.points(who);
    let printed = [Source::Zones, Source::Terraformed, Source::Mines];
    printed.iter().map(|source| points[source.index()]).sum()
}

fn choices(game: &Kepler) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    choices
}

fn brings(game: &Kepler, choice: Choice) -> Brings {
    let who = game.decision().unwrap().seat;
    game.view(Viewer::Seat(who)).brings(choice)
}

/// Of what the choice is about to produce, the last cubes are burned last.
fn burn(game: &Kepler, choices: &[Choice], wanted: &Brings) -> Choice {
    let who = game.decision().unwrap().seat;
    let spare = |choice: &&Choice| match **choice {
        Choice::Burn(resource, Place::Storage) => {
            i32::from(game.player(who).storage[resource]) - i32::from(wanted.of(resource.into()))
        }
        Choice::Burn(..) => i32::MAX,
        _ => i32::MIN,
    };
    *choices.iter().max_by_key(spare).unwrap()
}

/// True if the choice itself produces or regenerates, not only spaces of tracks on the way.
fn works(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Action(
            Main::EnergyStorage | Main::PlanetaryExploitation | Main::AntimatterGeneration
        ) | Choice::Exploit(_)
            | Choice::Recall(_)
            | Choice::Bonus(_)
            | Choice::Accept
            | Choice::Opponent(_)
    )
}

/// Plays a choice and everything that it alone makes possible, icons of tracks left aside; what happened to its
/// player.
fn follow(mut game: Kepler, choice: Choice, expected: &Brings) -> Tally {
    let who = game.decision().unwrap().seat;
    let before = printed(&game, who);
    let depth = game.stack.len();
    let mut told = Vec::new();
    let mut flights = 0;
    game.apply(choice, &mut told);
    let works = works(choice);
    let deep = works || matches!(choice, Choice::Action(_));
    let first = depth + usize::from(matches!(choice, Choice::Bonus(_)));
    while let Some(decision) = game.decision() {
        let choices = choices(&game);
        let advanced = tally(&told, who)[Good::AnyTrack.index()] > 0;
        let first_of = |wanted: fn(&Choice) -> bool| choices.iter().copied().find(wanted);
        let next = match decision.about {
            _ if game.stack.len() < first => break,
            "produce" | "regenerate" if works && !advanced && decision.seat == who => choices[0],
            "produce" | "regenerate" => Choice::Skip,
            "reveal" => choices[0],
            "burn" => burn(&game, &choices, expected),
            "fly" if deep => {
                flights = choices
                    .iter()
                    .filter(|choice| matches!(choice, Choice::Ship(_)))
                    .count();
                Choice::Done
            }
            "track" if deep => {
                let best = choices
                    .iter()
                    .max_by_key(|&&choice| brings(&game, choice).gains.len());
                *best.unwrap()
            }
            "build" | "develop" | "advance" | "exploit" if deep => first_of(|choice| {
                matches!(
                    choice,
                    Choice::Build(..)
                        | Choice::Develop(..)
                        | Choice::Advance(_)
                        | Choice::Exploit(_)
                )
            })
            .unwrap_or_else(|| *choices.last().unwrap()),
            "settle" | "terraform" if deep => {
                let most = choices
                    .iter()
                    .filter(|choice| matches!(choice, Choice::Settle(_) | Choice::Terraform(_)));
                let most = most.max_by_key(|&&choice| {
                    let brings = brings(&game, choice);
                    (brings.of(Good::Colonial), brings.of(Good::Points))
                });
                most.copied().unwrap_or(Choice::Done)
            }
            _ => break,
        };
        game.apply(next, &mut told);
    }
    let mut tally = tally(&told, who);
    tally[Good::Flight.index()] = flights as i32;
    tally[Good::Points.index()] = printed(&game, who) - before;
    tally
}

/// What depends on the order of play is tried out below.
fn depends_on_order(choice: Choice, what: Good) -> bool {
    match choice {
        Choice::Action(Main::TechnologicalDevelopment) => what == Good::Level,
        Choice::Action(Main::PlanetaryExploitation) => true,
        // Which of several planets comes first decides about points.
        Choice::Action(Main::ColonialSettlement) => what == Good::Points,
        // Turned up when the last one is chosen.
        Choice::Reveal(_) => true,
        _ => false,
    }
}

fn check(game: &Kepler, choice: Choice, seen: &mut [u32; Good::ALL.len() + 2]) {
    let brings = brings(game, choice);
    let who = game.decision().unwrap().seat;
    let comes = follow(*game, choice, &brings);
    let tells = || {
        format!(
            "{choice} at {:?}: {brings:?} but {comes:?}",
            game.stack.last()
        )
    };
    for gain in &brings.gains {
        let n = comes[gain.what.index()];
        seen[gain.what.index()] += 1;
        if !depends_on_order(choice, gain.what) {
            assert_eq!(n, i32::from(gain.n), "{:?}: {}", gain.what, tells());
        }
    }
    let void = brings.void.len();
    match brings.clone().idle() {
        Some(idle) if idle.whole => {
            assert_eq!(comes, Tally::default(), "{}", tells());
            seen[Good::ALL.len()] += 1;
            let guess = game.determinize(Viewer::Seat(who), 7);
            assert_eq!(
                follow(guess, choice, &brings),
                Tally::default(),
                "{}",
                tells()
            );
        }
        Some(_) => seen[Good::ALL.len() + 1] += 1,
        None => assert_eq!(void, 0),
    }
    // An action that brings nothing says why.
    if matches!(choice, Choice::Action(_) | Choice::Bonus(_)) && brings.gains.is_empty() {
        assert!(void > 0, "{}", tells());
    }
}

/// Games of all kinds; one position in eight is looked at.
#[test]
fn choices_bring_what_they_are_said_to_bring() {
    let plan = Plan::for_games::<Kepler>(320);
    let mut seen = [0; Good::ALL.len() + 2];
    for (set, options) in Kepler::option_sets().iter().enumerate() {
        for at in 0..plan.games {
            let seed = plan.game_seed(at * 64 + set as u64);
            let mut game = Kepler::new(options, seed).unwrap();
            let mut rng = Rng::new(seed);
            while game.decision().is_some() {
                let choices = choices(&game);
                if rng.below(8) == 0 {
                    choices
                        .iter()
                        .for_each(|&choice| check(&game, choice, &mut seen));
                }
                let choice = game.pick(&choices, |n| rng.below(n)).unwrap();
                game.apply(choice, &mut orrery_core::Silent);
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

/// The most levels that can be paid for, found by trying everything.
fn levels(game: Kepler, known: &mut std::collections::HashMap<u64, u8>) -> u8 {
    let key = game.hash();
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mut most = 0;
    for choice in choices(&game) {
        if matches!(choice, Choice::Develop(..)) {
            let mut next = game;
            next.apply(choice, &mut orrery_core::Silent);
            while matches!(next.decision().unwrap().about, "produce" | "regenerate") {
                next.apply(Choice::Skip, &mut orrery_core::Silent);
            }
            most = most.max(1 + levels(next, known));
        }
    }
    known.insert(key, most);
    most
}

/// The most cubes that planets can produce, found by trying every order.
fn exploited(game: Kepler) -> u8 {
    let mut most = 0;
    for choice in choices(&game) {
        if matches!(choice, Choice::Exploit(_)) {
            let mut next = game;
            next.apply(choice, &mut orrery_core::Silent);
            let produced = choices(&next)[0];
            next.apply(produced, &mut orrery_core::Silent);
            let Choice::Produce(_, cubes) = produced else {
                panic!("{produced}");
            };
            most = most.max(cubes.total() + exploited(next));
        }
    }
    most
}

/// K7.3, K7.8: where the order matters, the number is the best that can be reached.
#[test]
fn levels_and_cubes_are_the_most_that_can_be_reached() {
    let plan = Plan::for_games::<Kepler>(64);
    let (mut developed, mut produced) = ([0; 8], [0; 16]);
    for (set, options) in Kepler::option_sets().iter().enumerate() {
        for at in 0..plan.games {
            let seed = plan.game_seed(at * 64 + set as u64);
            let mut game = Kepler::new(options, seed).unwrap();
            let mut rng = Rng::new(seed);
            while game.decision().is_some() {
                let all = choices(&game);
                for &choice in &all {
                    let said = brings(&game, choice);
                    let mut next = game;
                    match choice {
                        Choice::Action(Main::TechnologicalDevelopment) => {
                            next.apply(choice, &mut orrery_core::Silent);
                            let n = levels(next, &mut std::collections::HashMap::new());
                            assert_eq!(said.of(Good::Level), n);
                            developed[n.min(7) as usize] += 1;
                        }
                        Choice::Action(Main::PlanetaryExploitation) => {
                            next.apply(choice, &mut orrery_core::Silent);
                            let n = exploited(next);
                            let sum: u8 = said.gains.iter().map(|gain| gain.n).sum();
                            assert_eq!(sum, n);
                            produced[n.min(15) as usize] += 1;
                        }
                        _ => {}
                    }
                }
                let choice = game.pick(&all, |n| rng.below(n)).unwrap();
                game.apply(choice, &mut orrery_core::Silent);
            }
        }
    }
    println!("{developed:?} {produced:?}");
    assert!(developed[2] > 20 && produced[4] > 20);
}
