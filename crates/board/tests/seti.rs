//! The SETI table: every legal choice is a button exactly once, and what is drawn is the view.

use maud::Markup;
use orrery_board::{Drawing, Scene};
use orrery_core::conformance::Conform;
use orrery_core::{Entry, Game, Match, Record, Rng, Seat, Sight, Silent, Speak, Viewer};
use orrery_seti::{Choice, Event, Options, Seti, View};
use orrery_text::Lang;
use std::fs;
use std::path::Path;

const NAMES: [&str; 4] = ["Ada", "Beda", "Cleo", "Dora"];

/// What is drawn for a viewer, and the legal choices that this viewer sees.
fn draw(game: &dyn Match, viewer: Option<Seat>, lang: Lang) -> (Drawing, Sight, Vec<String>) {
    let sight = game.sight(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let decides = game.decision().map(|decision| decision.seat);
    let mine = viewer.is_some() && viewer == decides;
    let offers = if mine { game.offers() } else { Vec::new() };
    let refusals = if mine { game.refusals() } else { Vec::new() };
    let refused: Vec<_> = refusals
        .into_iter()
        .map(|refusal| (refusal.clone(), game.say_refusal(&refusal)))
        .collect();
    let names: Vec<String> = NAMES[..game.seats()]
        .iter()
        .map(|&n| n.to_owned())
        .collect();
    let scene = Scene {
        sight: &sight,
        viewer,
        offers: &offers,
        refused: &refused,
        told: &[],
        names: &names,
        lang,
        icons: "/icons.svg",
    };
    let drawing = orrery_board::draw("seti", &scene).expect("SETI has a board");
    let choices = offers.into_iter().map(|offer| offer.choice).collect();
    (drawing, sight, choices)
}

/// The values of the buttons in a part.
fn buttons(html: &Markup) -> Vec<String> {
    let buttons = html.0.split("name=\"choice\" value=\"").skip(1);
    buttons
        .filter_map(|rest| rest.split('"').next())
        .map(ToOwned::to_owned)
        .collect()
}

fn every_choice_is_drawn_once(game: &dyn Match, viewer: Option<Seat>, lang: Lang) {
    let (drawing, _, mut choices) = draw(game, viewer, lang);
    let mut drawn: Vec<String> = drawing
        .tray
        .iter()
        .map(|&index| choices[index].clone())
        .collect();
    drawn.extend(drawing.parts.iter().flat_map(|part| buttons(&part.html)));
    drawn.sort_unstable();
    choices.sort_unstable();
    assert_eq!(drawn, choices, "{viewer:?}");
    let ids: std::collections::BTreeSet<_> = drawing.parts.iter().map(|part| part.id).collect();
    assert_eq!(ids.len(), drawing.parts.len(), "two parts with one id");
    for part in &drawing.parts {
        let unsaid = ["draw-seti-", "op-seti-", "panel-seti-"];
        for key in unsaid {
            let mut words = part.html.0.split(['<', '>', '"']);
            let found = words.find(|word| word.trim_start().starts_with(key));
            assert_eq!(found, None, "{lang}: a message is missing in {}", part.id);
        }
    }
}

fn everybody_looks(game: &dyn Match, lang: Lang) {
    every_choice_is_drawn_once(game, None, lang);
    for seat in Seat::first(game.seats()) {
        every_choice_is_drawn_once(game, Some(seat), lang);
    }
}

/// A random game in which much happens.
fn play_at_random(options: &Options, seed: u64, mut look: impl FnMut(&Seti, usize)) {
    let mut game = <Seti as Game>::new(options, seed).expect("good options");
    let mut rng = Rng::new(seed);
    let mut choices = Vec::new();
    for ply in 0.. {
        look(&game, ply);
        choices.clear();
        Game::choices(&game, &mut choices);
        let eager = |choice: &Choice| game.eagerness(*choice) as usize;
        let mut pick = rng.below(choices.iter().map(eager).sum());
        let picked = choices.iter().find(|choice| {
            let here = pick < eager(choice);
            pick = pick.saturating_sub(eager(choice));
            here
        });
        let Some(&choice) = picked else { break };
        Game::apply(&mut game, choice, &mut Silent);
    }
}

#[test]
fn the_last_card_of_the_rival_says_why_lines_were_skipped() {
    let mut solo = Seti::option_sets().into_iter();
    let solo = solo.find(|options| options.players == 1);
    let game = <Seti as Game>::new(&solo.expect("a solo game"), 5).expect("good options");
    let game: &dyn Match = &game;
    let told = <Seti as Speak>::say_event(&Event::RivalActs {
        card: 7,
        line: 3,
        skipped: vec!["S19.20", "S19.27"],
    });
    let seat = Seat::first(1).next();
    let scene = Scene {
        sight: &game.sight(Viewer::Seat(seat.expect("a seat"))),
        viewer: seat,
        offers: &[],
        refused: &[],
        told: &[&told],
        names: &["Ada".to_owned()],
        lang: Lang::En,
        icons: "/icons.svg",
    };
    let drawing = orrery_board::draw("seti", &scene).expect("SETI has a board");
    let solo = drawing.parts.iter().find(|part| part.id == "solo");
    let solo = &solo.expect("a rival").html.0;
    assert!(solo.contains("S.7"), "{solo}");
    assert!(solo.contains("not enough publicity"), "{solo}");
    assert!(solo.contains("/rules/seti#S19.27"), "{solo}");
    assert_eq!(solo.matches("class=\"carried\"").count(), 1, "{solo}");
}

#[test]
fn every_choice_is_a_button_exactly_once_for_every_pair_and_number_of_players() {
    for (seed, options) in (0u64..).zip(Seti::option_sets()) {
        play_at_random(&options, seed, |game, ply| {
            let lang = Lang::ALL[ply / 15 % 4];
            match Game::decision(game) {
                Some(decision) if !ply.is_multiple_of(300) => {
                    if ply.is_multiple_of(15) {
                        every_choice_is_drawn_once(game, Some(decision.seat), lang);
                    }
                }
                _ => everybody_looks(game, lang),
            }
        });
    }
}

#[test]
fn positions_of_whole_games_are_drawn_for_every_viewer_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/seti");
    let entries = [Entry::of::<Seti>()];
    let mut seen = 0;
    for file in fs::read_dir(folder).expect("there are records") {
        let bytes = fs::read(file.expect("a file").path()).expect("readable");
        let record = Record::from_bytes(&bytes).expect("a record");
        for ply in (0..).step_by(37) {
            let Ok(game) = record.position(&entries, ply) else {
                break;
            };
            everybody_looks(&*game, Lang::ALL[seen % 4]);
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

/// The text of a part without its tags.
fn words(drawing: &Drawing, id: &str) -> String {
    let part = drawing.parts.iter().find(|part| part.id == id);
    let html = &part.expect("a part with this id").html.0;
    let text = html
        .split('<')
        .map(|rest| rest.rsplit('>').next().unwrap_or_default());
    text.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_a_player_owns_is_shown_as_the_view_has_it() {
    play_at_random(&Options::default(), 5, |game, ply| {
        if ply % 11 != 0 {
            return;
        }
        for seat in Seat::first(2) {
            let (drawing, sight, _) = draw(game, Some(seat), Lang::En);
            let view: &View = sight.of::<Seti>().expect("a view of SETI");
            let player = &view.players[seat.index()];
            let mine = words(&drawing, "mine");
            let numbers: Vec<&str> = mine.split_whitespace().collect();
            let expected = [
                player.score.to_string(),
                player.credits.to_string(),
                player.energy.to_string(),
                format!("{}/10", player.publicity),
                format!("{}/6", player.data),
            ];
            let mut rest = numbers.iter();
            for number in expected {
                assert!(
                    rest.any(|word| **word == number),
                    "{number} in order in {mine}"
                );
            }
            let hand = player.hand.expect("the own hand");
            let shown = words(&drawing, "hand");
            for card in hand.iter() {
                let name = &orrery_seti::data::data().card(card).name;
                assert!(shown.contains(&name.replace('&', "&amp;")), "{name}");
            }
            let other = Seat::first(2)
                .find(|&other| other != seat)
                .expect("two seats");
            let line = words(&drawing, "others");
            let score = view.players[other.index()].score.to_string();
            assert!(line.split_whitespace().any(|word| word == score));
        }
    });
}
