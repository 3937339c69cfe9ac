//! Sessions, and shorthand.

pub(crate) use crate::place::Place;
use orrery_bots::BotKind;
use orrery_core::{Seat, Viewer};
use orrery_table::{
    NewSeat, NewTable, SeatKind, Secret, TableError, TableId, TableView, Tables, Update,
};
use serde_json::{Value, json};

pub(crate) fn ada() -> Secret {
    Secret::of("session of Ada")
}

pub(crate) fn ben() -> Secret {
    Secret::of("session of Ben")
}

pub(crate) fn stranger() -> Secret {
    Secret::of("session of nobody")
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn eyes(number: u8) -> Option<Viewer> {
    Some(Viewer::Seat(seat(number)))
}

pub(crate) fn here(name: &str) -> NewSeat {
    sit(name, SeatKind::Here)
}

pub(crate) fn sit(name: &str, kind: SeatKind) -> NewSeat {
    NewSeat {
        name: name.to_owned(),
        kind,
    }
}

pub(crate) fn bot(name: &str) -> NewSeat {
    sit(name, SeatKind::Bot(BotKind::Random))
}

/// A game with this seed; the number of players is that of the seats.
pub(crate) fn game(game: &str, seed: u64, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: json!({"players": seats.len()}),
        pack: None,
        seed: Some(seed),
        public: false,
        several: false,
        hints: false,
        rated: false,
        pace: None,
        seats,
    }
}

/// The token of a seat's link.
pub(crate) fn link(id: &TableId, seat: Seat) -> String {
    format!("link of {id} {seat}")
}

/// A table of Ada with this game.
pub(crate) fn create(tables: &Tables, new: &NewTable) -> TableId {
    tables.create(ada(), new, &link).unwrap()
}

/// Ada and Ben, each in their own browser.
pub(crate) fn duel(tables: &Tables, name: &str, seed: u64) -> TableId {
    let seats = vec![here("Ada"), sit("Ben", SeatKind::Link)];
    let id = create(tables, &game(name, seed, seats));
    let token = link(&id, seat(2));
    let claim = orrery_table::Claim::Link(&token);
    assert_eq!(tables.claim(&id, ben(), claim, None), Ok(seat(2)));
    id
}

pub(crate) fn look(tables: &Tables, id: &TableId, session: Secret) -> TableView {
    tables
        .view(id, session, None, orrery_table::Span::After(0))
        .unwrap()
}

/// Plays a choice at the present place.
pub(crate) fn play(
    tables: &Tables,
    id: &TableId,
    session: Secret,
    choice: &str,
) -> Result<Update, TableError> {
    let seq = look(tables, id, session).seq;
    tables.play(id, session, seq, choice)
}

/// How long it took.
pub(crate) fn wait_until(what: &str, mut done: impl FnMut() -> bool) -> std::time::Duration {
    let begin = std::time::Instant::now();
    while !done() {
        assert!(
            begin.elapsed() < std::time::Duration::from_secs(20),
            "{what}"
        );
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    begin.elapsed()
}

/// Plays to the end with choices picked by `pick`, for whoever of Ada and Ben decides.
pub(crate) fn finish(tables: &Tables, id: &TableId, mut pick: impl FnMut(&[String]) -> usize) {
    loop {
        let sessions = [ada(), ben()];
        let views = sessions.map(|session| (session, look(tables, id, session)));
        let decides = views.iter().find(|(_, view)| !view.choices().is_empty());
        let Some((session, view)) = decides else {
            return;
        };
        let choices: Vec<String> = view
            .choices()
            .iter()
            .map(|one| one.choice.clone())
            .collect();
        let choice = &choices[pick(&choices)];
        tables.play(id, *session, view.seq, choice).unwrap();
    }
}

/// The JSON of anything that is shown.
pub(crate) fn json_of(shown: &impl serde::Serialize) -> Value {
    serde_json::to_value(shown).unwrap()
}
