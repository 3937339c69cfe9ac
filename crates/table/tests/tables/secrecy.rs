//! What a viewer must not know does not leave the table.

use crate::kit::{Place, ada, ben, duel, finish, json_of, link, look, play, seat};
use orrery_core::Viewer;
use orrery_table::{Barrier, Secret, Status, TableId, TableView, Tables};

/// Long enough not to appear by chance.
const SEED: u64 = 0xfedc_ba98_7654_3210;

/// The forms in which seeds and secrets of this table would betray themselves.
fn canaries(id: &TableId) -> Vec<String> {
    let seed = SEED.to_be_bytes().map(|byte| byte.to_string()).join(",");
    let hex = |secret: Secret| -> String {
        secret
            .as_bytes()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    };
    vec![
        SEED.to_string(),
        SEED.cast_signed().to_string(),
        format!("{SEED:x}"),
        seed,
        link(id, seat(1)),
        link(id, seat(2)),
        hex(ada()),
        hex(Secret::of(&link(id, seat(2)))),
        "session of".to_owned(),
    ]
}

fn listen(canaries: &[String], shown: &impl serde::Serialize) {
    let text = json_of(shown).to_string();
    for canary in canaries {
        assert!(!text.contains(canary), "{canary} in {text}");
    }
}

/// A view is made of parts of which the conformance kit proves that they keep secrets: the game's own
/// view for this viewer, and events for this audience. Nothing else may be in it.
fn check(
    tables: &Tables,
    id: &TableId,
    view: &TableView,
    viewer: Viewer,
    game: &dyn orrery_core::Match,
) {
    let (seen, own) = (view.look.as_ref().unwrap(), game.look(viewer));
    assert_eq!(seen.json(), own.json());
    assert_eq!(seen.panels(), own.panels());
    let decides = game
        .decision()
        .is_some_and(|decision| viewer.is(decision.seat));
    assert_eq!(view.choices().is_empty(), !decides);
    assert!(decides || seen.refused().is_empty());
    assert!(decides || view.undo.barrier == Barrier::NotYourTurn);
    for ply in &view.log.plies {
        assert_eq!(ply.choice.is_some(), viewer.is(ply.seat), "{ply:?}");
    }
    let shown = tables
        .position(id, ada(), Some(Viewer::Spectator), view.plies)
        .unwrap();
    assert_eq!(shown.look.json(), game.look(Viewer::Spectator).json());
}

#[test]
fn nothing_hidden_leaves_a_running_table() {
    for name in ["seti", "comets"] {
        let place = Place::new();
        let tables = place.open();
        let id = duel(&tables, name, SEED);
        // What is done on one server is looked at on another.
        let shown = place.another(&tables);
        let canaries = canaries(&id);
        let entry = orrery_games::find(name).unwrap();
        let mut game = (entry.core.start)(&look(&tables, &id, ada()).options, SEED).unwrap();
        // What each viewer was told, from the game itself.
        let mut told: Vec<(usize, orrery_core::Told<orrery_core::Happening>)> = Vec::new();
        let mut plies = 0;
        while let Some(decision) = game.decision() {
            for viewer in Viewer::all(2) {
                let session = if viewer.is(seat(2)) { ben() } else { ada() };
                let view = shown
                    .view(&id, session, Some(viewer), orrery_table::Span::After(0))
                    .unwrap();
                check(&shown, &id, &view, viewer, &*game);
                listen(&canaries, &view);
                let heard: Vec<_> = (view.log.plies.iter())
                    .flat_map(|ply| ply.events.iter().map(|event| (ply.ply, (**event).clone())))
                    .collect();
                let meant: Vec<_> = (told.iter())
                    .filter(|(_, told)| told.to.includes(viewer))
                    .map(|(ply, told)| (*ply, told.event.clone()))
                    .collect();
                assert_eq!(heard, meant);
                listen(
                    &canaries,
                    &shown
                        .position(&id, session, Some(viewer), plies / 2)
                        .unwrap(),
                );
            }
            listen(&canaries, &shown.mine(ada()).unwrap());
            assert!(shown.record(&id).is_err());
            let session = [ada(), ben()][decision.seat.index()];
            let error = play(&shown, &id, session, "nonsense")
                .unwrap_err()
                .to_string();
            listen(&canaries, &error);
            let choices = game.choices();
            let choice = &choices[plies * 31 % choices.len()];
            plies += 1;
            let events = game.play(decision.seat, choice).unwrap();
            told.extend(events.into_iter().map(|event| (plies, event)));
            play(&tables, &id, session, choice).unwrap();
        }
        assert!(plies >= 8);
        // When it is over, everybody may know everything.
        let view = look(&shown, &id, Secret::of("anybody"));
        assert!(matches!(view.status, Status::Over { .. }));
        assert!(view.log.plies.iter().all(|ply| ply.choice.is_some()));
        assert_eq!(shown.record(&id).unwrap().seed, SEED);
    }
}

#[test]
fn a_chosen_seed_gives_the_same_game() {
    let place = Place::new();
    let tables = place.open();
    let [one, two] = [0, 1].map(|_| duel(&tables, "comets", 7));
    for id in [&one, &two] {
        finish(&tables, id, |choices| choices.len() - 1);
    }
    assert_eq!(tables.record(&one).unwrap(), tables.record(&two).unwrap());
}
