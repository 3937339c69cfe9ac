//! From requests to tables and back: threads that may wait, addresses, errors in words.

use crate::App;
use crate::problem::Problem;
use crate::reader::Reader;
use orrery_core::{Fact, Phrase, Seat, Viewer};
use orrery_table::{Barrier, StoreError, TableError, TableId, TableView, Tables};
use orrery_text::{say, seat_name};
use serde::Deserialize;

impl App {
    /// Works with the tables on a thread that may wait.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        reader: &Reader,
        work: impl FnOnce(&Tables) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, Problem> {
        let tables = self.tables.clone();
        match tokio::task::spawn_blocking(move || work(&tables)).await {
            Ok(done) => done.map_err(|error| problem(reader, &error)),
            Err(error) => {
                tracing::error!(%error, "a request failed");
                Err(Problem::INTERNAL)
            }
        }
    }

    /// The secret of the link of a seat.
    pub(crate) fn link(&self, table: &TableId, seat: Seat) -> String {
        self.key.link(table.as_str(), seat.number())
    }
}

/// The id of a table in an address.
pub(crate) fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::NOT_FOUND)
}

/// Through whose eyes: `seat=2`, or `seat=0` for a spectator; by default one's own.
#[derive(Deserialize, Clone, Copy)]
pub(crate) struct Eyes {
    pub(crate) seat: Option<u8>,
}

impl Eyes {
    pub(crate) fn viewer(self) -> Result<Option<Viewer>, Problem> {
        match self.seat {
            None => Ok(None),
            Some(0) => Ok(Some(Viewer::Spectator)),
            Some(number) => {
                let seat = Seat::from_number(number).ok_or(Problem::NOT_FOUND)?;
                Ok(Some(Viewer::Seat(seat)))
            }
        }
    }
}

/// What a reader is told about an error.
pub(crate) fn problem(reader: &Reader, error: &TableError) -> Problem {
    match error {
        TableError::NotFound => Problem::NOT_FOUND,
        TableError::Forbidden => Problem::FORBIDDEN,
        TableError::NotYourTurn { .. } => Problem::NOT_YOUR_TURN,
        TableError::Stale { .. } => Problem::STALE,
        TableError::Illegal { because: None, .. } => Problem::ILLEGAL,
        TableError::Illegal {
            because: Some(refusal),
            ..
        } => {
            let facts: Vec<String> = refusal
                .facts
                .iter()
                .map(|fact| lacking(reader, fact))
                .collect();
            let problem = Problem::ILLEGAL.citing(&refusal.rules);
            match facts[..] {
                [] => problem,
                _ => problem.because(facts.join("; ")),
            }
        }
        TableError::NoUndo(barrier) => Problem::NO_UNDO.because(barrier_text(reader, *barrier)),
        TableError::Over => Problem::OVER,
        TableError::Running => Problem::SECRET,
        TableError::SetAside(_) => Problem::SET_ASIDE,
        TableError::SeatTaken => Problem::TAKEN,
        TableError::TooMany { .. } => Problem::TABLES,
        // The option is named; what is wrong with it is written for programmers.
        TableError::Options(error) => Problem::OPTIONS.because(error.option.clone()),
        TableError::Store(error) => {
            tracing::error!(%error, "the store failed");
            match error {
                StoreError::Taken => Problem::STALE,
                _ => Problem::BUSY,
            }
        }
    }
}

fn lacking(reader: &Reader, fact: &Fact) -> String {
    let what = reader.say(&format!("resource-{}", fact.what));
    let args = [
        ("what", what.into()),
        ("needs", fact.needs.into()),
        ("has", fact.has.into()),
    ];
    reader.text("refusal-lacking", &args)
}

/// Why one cannot step back further.
pub(crate) fn barrier_text(reader: &Reader, barrier: Barrier) -> String {
    reader.say(match barrier {
        Barrier::Start => "web-undo-start",
        Barrier::Revealed => "web-undo-revealed",
        Barrier::Other => "web-undo-other",
        Barrier::NotYourTurn => "web-undo-not-your-turn",
        Barrier::Over => "web-undo-over",
    })
}

/// The names at a table, for sentences about it.
pub(crate) struct Names<'a> {
    pub(crate) reader: &'a Reader,
    names: Vec<String>,
}

impl<'a> Names<'a> {
    pub(crate) fn of(reader: &'a Reader, view: &TableView) -> Self {
        let names = view.seats.iter().map(|seat| seat.name.clone()).collect();
        Self { reader, names }
    }

    pub(crate) fn seat(&self, seat: Seat) -> String {
        seat_name(self.reader.lang, &self.names, seat)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        say(self.reader.lang, phrase, &|seat| self.seat(seat))
    }

    pub(crate) fn word(&self, word: &orrery_core::Word) -> String {
        orrery_text::word(self.reader.lang, word, &|seat| self.seat(seat))
    }
}
