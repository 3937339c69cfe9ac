//! What an owner of the printed game can enter: the example of `docs/data-packs.md`, read, shown and played.

use super::{Files, errors};
use orrery_core::{Game, Seat, Speak, Viewer};
use orrery_kepler::names::{Source, Tech, Track};
use orrery_kepler::pack::{Pack, PackRef};
use orrery_kepler::{Kepler, Options};
use serde_json::{Value, json};

const DOCS: &str = include_str!("../../../../docs/data-packs.md");

/// The examples of the section "What conditions can say", as they are printed.
fn examples() -> Vec<Value> {
    let section = DOCS.split("## What conditions can say").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let blocks = section.split("```json\n").skip(1);
    let block = |block: &str| serde_json::from_str(block.split("```").next().unwrap()).unwrap();
    blocks.map(block).collect()
}

/// The built-in pack with the examples in place: an objective, a progress card, a space of a track, a planet.
fn owners_pack() -> Files {
    let [objective, card, space, planet] = &examples()[..] else {
        panic!("four examples");
    };
    let mut files = Files::builtin();
    files.change("pack.json", "/name", Some(json!("An owner's copy")));
    for (file, at, example) in [
        ("objectives.json", "/objectives/0", objective),
        ("progress_cards.json", "/cards/2", card),
        ("leadership_tracks.json", "/tracks/0/spaces/4", space),
        ("planets.json", "/planets/1", planet),
    ] {
        for (key, value) in example.as_object().unwrap() {
            files.change(file, &format!("{at}/{key}"), Some(value.clone()));
        }
    }
    files
}

fn pack() -> Pack {
    owners_pack()
        .read()
        .unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn game(players: u8) -> Kepler {
    let options = Options {
        players,
        first: Seat::new(0),
        pack: PackRef::add(pack()),
        ..Options::default()
    };
    Kepler::new(&options, 7).unwrap()
}

/// K20.6: `some-of` with a level of a named technology, a place on a track, medals, planets and cubes.
#[test]
fn an_objective_of_several_conditions_is_judged() {
    let mut game = game(2);
    let me = Seat::new(0).unwrap();
    game.player_mut(me).objective = Some(0);
    let points = |game: &Kepler| game.points(me)[Source::Objectives.index()];
    let goal = |game: &Kepler| Game::view(game, Viewer::Seat(me)).players[0].goals[0].clone();
    assert_eq!((points(&game), goal(&game).progress), (0, vec![(0, 2)]));
    game.player_mut(me).techs[Tech::Terraforming.index()] = 3;
    assert_eq!((points(&game), goal(&game).met), (0, false));
    game.player_mut(me).tracks[Track::Colonial.index()] = 10;
    assert_eq!((points(&game), goal(&game).met), (5, true));
    assert_eq!(goal(&game).progress, [(2, 2)]);
}

/// K20.4: a card for whoever has the highest level of a technology, in the solo game against the ghost too.
#[test]
fn a_card_can_look_at_technologies() {
    let me = Seat::new(0).unwrap();
    let mut game = game(3);
    let target = game.pack.cards[2].steps[0].target;
    let concerned = |game: &Kepler| {
        let seats = Seat::first(game.players.len());
        let concerned = seats.filter(|&seat| game.is_concerned(seat, target));
        concerned.map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(concerned(&game), [1, 2, 3], "all tied");
    game.player_mut(me).techs[Tech::AntimatterScience.index()] = 2;
    assert_eq!(concerned(&game), [1]);
    let mut alone = self::game(1);
    alone.solo.ghost.techs[Tech::AntimatterScience.index()] = 1;
    assert_eq!(concerned(&alone), [] as [u8; 0], "the ghost is ahead (R17)");
    alone.player_mut(me).techs[Tech::AntimatterScience.index()] = 1;
    assert_eq!(concerned(&alone), [1]);
}

/// K12.3, K12.4: a space with a medal and an icon gives both.
#[test]
fn a_space_can_have_a_medal_and_an_icon() {
    let mut game = game(2);
    while game.round == 0 {
        let mut choices = Vec::new();
        Game::choices(&game, &mut choices);
        Game::play(&mut game, choices[0], &mut Vec::new()).unwrap();
    }
    let me = Seat::new(0).unwrap();
    game.player_mut(me).tracks[0] = 3;
    for choice in ["action galactic-mapping", "track colonial"] {
        let mut told = Vec::new();
        Game::play(&mut game, choice.parse().unwrap(), &mut told).unwrap();
    }
    assert_eq!(game.on_card, [1, 0]);
    assert_eq!(Game::decision(&game).unwrap().about, "produce");
    Game::validate(&game).unwrap();
}

/// Names in the language of the reader, and the general one where there is none.
#[test]
fn names_are_said_in_every_language() {
    let pack = PackRef::add(pack());
    let word = serde_json::to_value(orrery_kepler::speak::planet_name(pack, 2)).unwrap();
    assert_eq!(word["local"]["text"], "Hubble");
    assert_eq!(word["local"]["others"][0], json!(["it", "Hubble I"]));
    let word = serde_json::to_value(orrery_kepler::speak::planet_name(pack, 3)).unwrap();
    assert!(word["text"].is_string(), "one name for all: {word}");
    let card = serde_json::to_value(orrery_kepler::speak::card_name(pack, 2)).unwrap();
    assert_eq!(
        card["local"]["others"].as_array().unwrap().len(),
        3,
        "{card}"
    );
    let mut files = owners_pack();
    let at = "/cards/2/name_uk";
    files.change("progress_cards.json", at, Some(json!(" ")));
    let told = errors(files.read());
    assert!(told[0].contains("/cards/2: name_uk"), "{told:?}");
}

/// Whole games are played with it, and everything is said.
#[test]
fn games_are_played_with_it() {
    for players in 1..=4 {
        let mut game = game(players);
        let mut dice = orrery_core::Rng::new(players.into());
        while Game::decision(&game).is_some() {
            let mut choices = Vec::new();
            Game::choices(&game, &mut choices);
            let choice = choices[dice.below(choices.len())];
            Game::play(&mut game, choice, &mut Vec::new()).unwrap();
        }
        Game::validate(&game).unwrap();
        assert!(!Kepler::panels(&Game::view(&game, Viewer::Spectator)).is_empty());
    }
}
