//! The boards in the middle of the SETI table over whole recorded games: what they show is true, and every
//! link within the page leads somewhere.

use orrery_board::{Drawing, Scene, icons};
use orrery_core::{Entry, Game as _, Look, Match, Record, Seat, Viewer};
use orrery_seti::engine::ranking;
use orrery_seti::names::{Body, SPACES, Space, Star};
use orrery_seti::pack::pack;
use orrery_seti::{Seti, View};
use orrery_text::Lang;
use std::collections::BTreeSet;
use std::path::Path;

/// Every so many choices of a record are looked at.
const EVERY: usize = 37;

/// Parts of the page around the board.
const FRAME: [&str; 4] = ["status", "choices", "log", "seats"];

fn records() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/seti");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("all is in order")
        .map(|entry| entry.expect("all is in order").path())
        .collect();
    files.sort();
    let records: Vec<_> = files
        .iter()
        .map(|file| {
            Record::from_bytes(&std::fs::read(file).expect("all is in order"))
                .expect("all is in order")
        })
        .collect();
    assert!(records.len() > 20);
    records
}

/// Positions of all records.
fn positions(mut look: impl FnMut(usize, &dyn Match)) {
    let entries = [Entry::of::<Seti>()];
    let mut number = 0;
    for record in records() {
        let mut game = record.position(&entries, 0).expect("all is in order");
        for (ply, choice) in record.plies.iter().enumerate() {
            if ply % EVERY == number % EVERY {
                look(number, &*game);
                number += 1;
            }
            game.play(choice.seat, &choice.choice)
                .expect("all is in order");
        }
        look(number, &*game);
        number += 1;
    }
    assert!(number > 150);
}

fn names(game: &dyn Match) -> Vec<String> {
    let names = ["Ada", "Beda", "Cleo", "Dora"].map(str::to_owned);
    names[..game.seats()].to_vec()
}

fn draw(game: &dyn Match, viewer: Option<Seat>, lang: Lang) -> (Drawing, Look) {
    let look = game.look(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let scene = Scene {
        look: &look,
        viewer,
        told: &[],
        names: &names(game),
        you: None,
        so_far: None,
        result: None,
        lang,
        icons: "icons.svg",
    };
    let drawing = orrery_board::draw("seti", &scene).expect("all is in order");
    (drawing, look)
}

/// The addresses of all cards within the catalogue.
fn catalog() -> BTreeSet<String> {
    let sections = (Seti::INFO.catalog)().sections.into_iter();
    let items = sections.flat_map(|section| {
        let items = section.items.into_iter();
        items.map(move |item| format!("{}-{}", section.id, item.id))
    });
    items.collect()
}

fn html(drawing: &Drawing) -> String {
    drawing
        .parts
        .iter()
        .map(|part| part.html.0.as_str())
        .collect()
}

/// What stands in this attribute, each time it is there.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    html.split(begin.as_str())
        .skip(1)
        .map(|rest| &rest[..rest.find('"').expect("all is in order")])
        .collect()
}

/// What lies between these two.
fn between<'a>(html: &'a str, from: &str, to: &str) -> &'a str {
    let rest = &html[html.find(from).expect("what is looked for is drawn")..];
    &rest[..rest.find(to).unwrap_or(rest.len())]
}

#[test]
fn every_id_is_there_once_and_every_link_leads_to_one() {
    let icons = icons();
    let cards = catalog();
    let mut known = BTreeSet::new();
    positions(|number, game| {
        let viewers: Vec<_> = Seat::first(game.seats()).map(Some).chain([None]).collect();
        for index in [number, number + 1] {
            let viewer = viewers[index % viewers.len()];
            let lang = Lang::ALL[index % 4];
            let (drawing, _) = draw(game, viewer, lang);
            let html = html(&drawing);
            // The page allows neither of these.
            assert!(!html.contains(" style=") && !html.contains("<script"));
            let mut ids = values(&html, "id");
            ids.extend(drawing.parts.iter().map(|part| part.id).chain(FRAME));
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "an id stands twice");
            let mut targets = values(&html, "href");
            targets.sort_unstable();
            targets.dedup();
            for target in targets {
                let (page, id) = target.split_once('#').unwrap();
                match page {
                    "" => assert!(ids.binary_search(&id).is_ok(), "#{id}"),
                    _ if !known.insert(target.to_owned()) => {}
                    "/rules/seti" => {
                        assert!(Seti::INFO.rules.contains(&format!("**{id}**")), "rule {id}");
                    }
                    "/catalog/seti" => assert!(cards.contains(id), "card {id}"),
                    _ => assert!(icons.contains(&format!("id=\"{id}\"")), "icon {id}"),
                }
            }
        }
    });
}

#[test]
fn the_sky_is_true() {
    positions(|_, game| {
        let (drawing, look) = draw(game, None, Lang::En);
        let view: &View = &look.of::<Seti>().unwrap().view;
        let html = html(&drawing);
        let turned: Vec<String> = view
            .offsets
            .iter()
            .rev()
            .map(|offset| (-45 * i32::from(*offset)).to_string())
            .collect();
        assert_eq!(values(&html, "data-turn"), turned);
        // Nothing turns any more when the game is over.
        let next = (!view.stack.is_empty()).then(|| (view.next_disc + 1).to_string());
        assert_eq!(
            values(&html, "data-next"),
            next.into_iter().collect::<Vec<_>>()
        );
        let spaces: Vec<String> = (0..SPACES)
            .map(|space| Space::at(space).to_string())
            .collect();
        assert_eq!(values(&html, "data-space"), spaces);
        for (seat, player) in Seat::first(4).zip(&view.players) {
            for (index, piece) in player.pieces.iter().enumerate() {
                let own = between(
                    &html,
                    &format!(
                        "data-fly=\"orbit\" data-at=\"{}\" id=\"piece-{seat}-{}\"",
                        piece.at,
                        index + 1
                    ),
                    "</g>",
                );
                assert!(own.contains("data-at"));
            }
        }
        let pieces: usize = view.players.iter().map(|player| player.pieces.len()).sum();
        assert_eq!(html.matches("id=\"piece-").count(), pieces);
        for &star in Star::ALL {
            let state = &view.sectors[star.index()];
            let drawn = between(&html, &format!("data-star=\"{star}\""), "disc-base");
            let drawn = drawn.split("class=\"star ").next().unwrap();
            let marks: Vec<String> = state.marks.iter().map(ToString::to_string).collect();
            assert_eq!(values(drawn, "data-taken"), marks);
            let capacity = pack().star(star).capacity as usize;
            let left = drawn.matches("data-left").count();
            assert_eq!(left, capacity.saturating_sub(state.marks.len()), "{star}");
            let [leader, _] = ranking(&state.marks);
            let leader: Vec<String> = leader.iter().map(ToString::to_string).collect();
            assert_eq!(values(drawn, "data-leader"), leader);
            let wins: Vec<String> = state
                .wins
                .iter()
                .filter(|n| **n > 0)
                .map(ToString::to_string)
                .collect();
            assert_eq!(values(drawn, "data-wins"), wins);
        }
    });
}

#[test]
fn scores_planets_and_gold_tiles_are_true() {
    positions(|_, game| {
        let (drawing, look) = draw(game, None, Lang::En);
        let view: &View = &look.of::<Seti>().unwrap().view;
        let part = |id: &str| {
            let part = drawing.parts.iter().find(|part| part.id == id);
            part.unwrap().html.0.as_str()
        };
        let scores: Vec<String> = view
            .players
            .iter()
            .map(|player| player.score.to_string())
            .collect();
        assert_eq!(values(part("scores"), "data-score"), scores);
        let gold: Vec<String> = view
            .gold_values
            .iter()
            .flat_map(|values| &values[..3])
            .map(ToString::to_string)
            .collect();
        assert_eq!(values(part("scores"), "data-value"), gold);
        for (index, planet) in view.planets.iter().enumerate() {
            let body = Body::at(index);
            let start = format!("id=\"planet-{body}\"");
            if !part("planets").contains(&start) {
                assert_eq!(body, Body::Oumuamua);
                continue;
            }
            let drawn = between(part("planets"), &start, "</article>");
            let pieces =
                [planet.orbiters, planet.landers].map(|all| all.iter().sum::<u8>().to_string());
            assert_eq!(values(drawn, "data-pieces"), pieces);
        }
        for (side, slot) in ["left", "right"].iter().zip(&view.species) {
            let drawn = between(
                part("species"),
                &format!("id=\"species-{side}\""),
                "</article>",
            );
            // Before it is discovered, nothing says which species it is.
            assert_eq!(drawn.contains("class=\"deck\""), slot.species.is_some());
            assert_eq!(drawn.contains("class=\"question\""), slot.species.is_none());
        }
    });
}
