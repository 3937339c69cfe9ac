//! The story of random games: every turn has a headline, and what it brings adds up.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::Comets;
use orrery_conformance::{Conform, Plan};
use orrery_core::{
    Arrange, Beat, Chapter, Game, Happening, Headline, Match, POINTS, Part, Rng, Seat, Speak,
    Viewer, Weight, chapters,
};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use orrery_text::{Lang, has, say};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What everybody can count, by seat and name.
type Counters = BTreeMap<(Seat, &'static str), i32>;

/// What came of one choice: its number, who made it, what one viewer heard.
type Heard = (usize, Seat, Vec<Arc<Happening>>);

/// Adds what was heard to counters, as beats tell it.
fn count(counters: &mut Counters, heard: &[Arc<Happening>]) {
    let beats = heard.iter().filter_map(|one| one.beat.as_ref());
    for gain in beats.flat_map(|beat| &beat.gains) {
        if let Some(counter) = counters.get_mut(&(gain.seat, gain.what)) {
            *counter += gain.n;
        }
    }
}

/// Plays one game and reads its story through these eyes.
fn story<G: Conform + Speak + Arrange>(
    options: &G::Options,
    seed: u64,
    viewer: Viewer,
    counters: fn(&G::View) -> Counters,
) -> Vec<Chapter> {
    let mut game = G::new(options, seed).unwrap();
    let mut dice = Rng::new(seed);
    let mut told: Counters = counters(&game.view(viewer));
    let mut log: Vec<Heard> = Vec::new();
    while let Some(decision) = Game::decision(&game) {
        let mut choices = Vec::new();
        Game::choices(&game, &mut choices);
        let choice = game.pick(&choices, |n| dice.below(n)).unwrap();
        let events = Match::play(&mut game, decision.seat, &choice.to_string()).unwrap();
        let heard = events.into_iter().filter(|told| told.to.includes(viewer));
        let heard: Vec<_> = heard.map(|told| Arc::new(told.event)).collect();
        count(&mut told, &heard);
        let now = counters(&game.view(viewer));
        assert_eq!(
            told,
            now,
            "after {choice}, choice {} of seed {seed}",
            log.len() + 1
        );
        log.push((log.len() + 1, decision.seat, heard));
    }
    let standing = Game::standing(&game);
    let outcome = Game::outcome(&game).unwrap();
    for (side, points) in outcome.sides.iter().zip(&standing) {
        let parts: Vec<i32> = side.breakdown.iter().map(|part| part.1).collect();
        assert_eq!(*points, parts, "the standing leads to the outcome");
    }
    assert_eq!(standing.len(), outcome.sides.len());
    chapters(
        log.iter()
            .map(|(ply, seat, heard)| (*ply, *seat, &heard[..])),
    )
}

/// Every turn has a headline that can be said in every language, made of its own beats.
fn check<G: Conform + Speak + Arrange>(games: u64, counters: fn(&G::View) -> Counters) {
    let mut turns = 0;
    for (index, options) in G::option_sets().iter().enumerate() {
        for game in 0..games {
            let seed = Plan::default().game_seed(game * 64 + index as u64);
            let seats = G::new(options, seed).unwrap().seats();
            for viewer in [
                Viewer::Spectator,
                Viewer::Seat(Seat::first(seats).last().unwrap()),
            ] {
                for chapter in story::<G>(options, seed, viewer, counters) {
                    let headline = Headline::of(&chapter);
                    if chapter.begins == Some(Part::Turn) {
                        turns += 1;
                        assert!(headline.seat.is_some(), "a turn is somebody’s");
                        assert!(!headline.told.is_empty(), "{:?}", chapter.title);
                    }
                    assert!(headline.told.len() <= 4);
                    let beats = headline.beats.iter().map(|(_, beat)| beat);
                    let mut feats = beats.filter(|beat| beat.weight == Weight::Feat);
                    let told = |feat: &Beat| headline.told.iter().any(|told| told_with(told, feat));
                    assert!(
                        feats.clone().count() > 3 || feats.all(told),
                        "{:?}",
                        headline.told
                    );
                    let mut sum = Counters::new();
                    for gain in headline.beats.iter().flat_map(|(_, beat)| &beat.gains) {
                        *sum.entry((gain.seat, gain.what)).or_default() += gain.n;
                    }
                    sum.retain(|_, n| *n != 0);
                    let net = headline
                        .gains
                        .iter()
                        .map(|gain| ((gain.seat, gain.what), gain.n));
                    if !headline.beats.is_empty() {
                        assert_eq!(sum, net.collect::<Counters>());
                    }
                    said::<G>(&headline);
                }
            }
        }
    }
    assert!(turns > 20, "{turns} turns are no test");
}

/// A beat says what another does, or tells it along with others of its kind: two levels as one step of two.
fn told_with(told: &Beat, beat: &Beat) -> bool {
    let (Some(told), Some(beat)) = (&told.phrase, &beat.phrase) else {
        return false;
    };
    let mut args = told.args.iter().zip(&beat.args);
    let alike =
        args.all(|((name, one), (_, other))| matches!(*name, "n" | "from" | "to") || one == other);
    told.key == beat.key && alike
}

fn said<G: Speak>(headline: &Headline) {
    for (_, beat) in &headline.beats {
        let phrase = beat.phrase.as_ref().unwrap();
        for lang in Lang::ALL {
            assert!(has(lang, &phrase.key), "{lang}: {}", phrase.key);
            let text = say(lang, phrase, &|seat| seat.to_string());
            assert!(!text.contains("{$") && !text.is_empty(), "{text}");
        }
    }
    for gain in &headline.gains {
        let key = format!("gain-{}-{}", G::INFO.id, gain.what);
        assert!(has(Lang::Uk, &key), "{key}");
    }
}

#[test]
fn comets() {
    check::<Comets>(4, |view| {
        let scores = view.players.iter().map(|player| i32::from(player.score));
        let seats = Seat::first(4).map(|seat| (seat, POINTS));
        seats.zip(scores).collect()
    });
}

#[test]
fn seti() {
    check::<Seti>(2, |view| {
        let mut counters = Counters::new();
        for (seat, player) in Seat::first(4).zip(&view.players) {
            counters.insert((seat, POINTS), player.score.into());
            counters.insert((seat, "credit"), player.credits.into());
            counters.insert((seat, "energy"), player.energy.into());
            counters.insert((seat, "publicity"), player.publicity.into());
            counters.insert((seat, "data"), player.data.into());
            counters.insert((seat, "exofossil"), player.exofossils.into());
        }
        counters
    });
}

#[test]
fn kepler() {
    check::<Kepler>(2, |view| {
        let mut counters = Counters::new();
        for (seat, player) in Seat::first(4).zip(&view.players) {
            let colonies = player.colonies.iter().map(|colony| colony.cubes);
            let cubes = colonies.fold(player.earth, |sum, cubes| {
                let mut sum = sum;
                sum += cubes;
                sum
            });
            counters.insert((seat, "energy"), cubes.energy.into());
            counters.insert((seat, "matter"), cubes.matter.into());
            counters.insert((seat, "antimatter"), cubes.antimatter.into());
            let medals = player.medals.iter().map(|&n| i32::from(n)).sum();
            counters.insert((seat, "medal"), medals);
            // The own objective counts for its owner alone, until it is revealed.
            if view.viewer != Some(seat) {
                counters.insert((seat, POINTS), player.points.iter().sum());
            }
        }
        counters
    });
}

/// What is told of the turn that begins with these choices; where a choice ends with `*`, the first that begins so.
fn kepler_turn(choices: &[&str]) -> Headline {
    let mut game = Kepler::new(&Kepler::option_sets()[0], 7).unwrap();
    let mut log: Vec<Heard> = Vec::new();
    for wanted in choices {
        let seat = Game::decision(&game).unwrap().seat;
        let mut open = Vec::new();
        Game::choices(&game, &mut open);
        let fits = |text: &String| match wanted.strip_suffix('*') {
            Some(begin) => text.starts_with(begin),
            None => text == wanted,
        };
        let choice = open.iter().map(ToString::to_string).find(fits).unwrap();
        let events = Match::play(&mut game, seat, &choice).unwrap();
        let heard = events
            .into_iter()
            .map(|told| Arc::new(told.event))
            .collect();
        log.push((log.len() + 1, seat, heard));
    }
    let log = log
        .iter()
        .map(|(ply, seat, heard)| (*ply, *seat, &heard[..]));
    Headline::of(chapters(log).last().unwrap())
}

#[test]
fn a_price_is_told_with_what_it_pays_for() {
    let turn = kepler_turn(&[
        "start space-travel",
        "start terraforming",
        "start space-travel",
        "start terraforming",
        "action space-missions",
        "build earth*",
    ]);
    let [(_, action), (_, built)] = &turn.beats[..] else {
        panic!("{:?}", turn.beats);
    };
    assert_eq!(action.gains, []);
    let paid: Vec<_> = built.gains.iter().map(|gain| (gain.what, gain.n)).collect();
    assert_eq!(paid, [("energy", -1), ("matter", -1)]);
}
