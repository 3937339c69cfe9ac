//! From requests to tables and back: threads that may wait, addresses, errors in words.

use crate::App;
use crate::options::wrong;
use crate::problem::Problem;
use crate::reader::Reader;
use futures_util::FutureExt as _;
use orrery_core::{Phrase, Seat, Viewer};
use orrery_games::GameEntry;
use orrery_outside::lock;
use orrery_table::{Barrier, Limited, People, SeatView, StoreError, TableError, TableId, Tables};
use orrery_text::{Lang, say, seat_name, text};
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;

/// So many requests of one client may wait for others to think.
const LEARNERS: u32 = 12;

impl App {
    /// Works with the tables on a thread that may wait.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        reader: &Reader,
        work: impl FnOnce(&Tables) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, Problem> {
        let done = self.blocking(work).await?;
        done.map_err(|error| problem(reader, None, &error))
    }

    /// The same for whoever has more to say about errors.
    pub(crate) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Tables) -> Result<T, TableError> + Send + 'static,
    ) -> Result<Result<T, TableError>, Problem> {
        let tables = self.tables.clone();
        let done = match self.settings.offline {
            true => work(&tables),
            false => {
                let done = tokio::task::spawn_blocking(move || work(&tables)).await;
                done.map_err(|error| {
                    tracing::error!(%error, "a request failed");
                    Problem::INTERNAL
                })?
            }
        };
        if let Err(TableError::Store(error)) = &done {
            self.store_failed(error);
        }
        Ok(done)
    }

    /// Waits so long for something. Without a server nobody waits: it is there, or it is not.
    pub(crate) async fn patiently<T>(
        &self,
        time: Duration,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        match self.settings.offline {
            true => work.now_or_never(),
            false => tokio::time::timeout(time, work).await.ok(),
        }
    }

    /// Works on something for which others have to think, one after the other, so that there is time left for everybody
    /// else; clients take turns. One may have [so many](LEARNERS) under way. What is begun is finished, whoever goes
    /// meanwhile.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        reader: &Reader,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.think_at(reader, |_| Ok(work())).await
    }

    /// The same at a table.
    pub(crate) async fn think_at<T: Send + 'static>(
        &self,
        reader: &Reader,
        work: impl FnOnce(&Tables) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, Problem> {
        let mine = self.learners.one(reader.client, LEARNERS);
        let mine = mine.ok_or(Problem::MANY)?;
        let turn = self.thinking.next(reader.client).await;
        let turn = turn.map_err(|_| Problem::BUSY)?;
        let work = move |tables: &Tables| {
            let done = work(tables);
            drop((mine, turn));
            done
        };
        self.at(reader, work).await
    }

    /// Tells the operator, not at every request. That a database is away the store has told itself.
    fn store_failed(&self, error: &StoreError) {
        if matches!(error, StoreError::Taken | StoreError::Away(_)) {
            return;
        }
        let now = self.tables.clock().uptime();
        if let Some(times) = lock(&self.failing).now(now) {
            tracing::error!(%error, times, "the store failed");
        }
    }

    /// The fingerprint of the data pack that a game is played with unless another is chosen.
    pub(crate) fn builtin_pack(&self, game: &str) -> Option<String> {
        let usual = (self.game(game)?.core.options)(&json!({})).ok()?;
        Some(usual.get("pack")?.as_str()?.to_owned())
    }

    /// The secret of the link of a seat with this number.
    pub(crate) fn link(&self, table: &TableId, seat: Seat, number: u32) -> String {
        self.key.link(table.as_str(), seat.number(), number)
    }

    /// Lets a reader make a table, if there may be one more this hour.
    pub(crate) fn may_make(&self, reader: &Reader) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        match self.created.take(&reader.client, now) {
            true => Ok(()),
            false => Err(Problem::TABLES),
        }
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

/// What a reader is told about an error at a table of this game, if it is known which.
pub(crate) fn problem(reader: &Reader, game: Option<&GameEntry>, error: &TableError) -> Problem {
    match error {
        TableError::NotFound => Problem::NOT_FOUND,
        TableError::Forbidden => Problem::FORBIDDEN,
        TableError::NotYourTurn { .. } => Problem::NOT_YOUR_TURN,
        TableError::Stale { .. } => Problem::STALE,
        TableError::Illegal { because: None, .. } => Problem::ILLEGAL,
        TableError::Illegal {
            because: Some(refused),
            ..
        } => {
            let seat = |seat| seat_name(reader.lang, &[], seat);
            let reason = say(reader.lang, &refused.phrase, &seat);
            let problem = Problem::ILLEGAL.because(reason);
            problem.citing(&refused.phrase.rules)
        }
        TableError::NoUndo(barrier) => Problem::NO_UNDO.because(barrier_text(reader, *barrier)),
        TableError::Over => Problem::OVER,
        TableError::Running => Problem::SECRET,
        TableError::SetAside(_) => Problem::SET_ASIDE,
        TableError::SeatTaken => Problem::TAKEN,
        TableError::OneSeat => Problem::ONE_SEAT,
        TableError::NoAccount => Problem::RATED,
        TableError::NotAbsent => Problem::PRESENT,
        TableError::NoHints => Problem::HINTS,
        TableError::NoPlan => Problem::PLAN,
        TableError::TooMany { what, .. } => too_many(*what),
        // What the error itself says is written for programmers.
        TableError::Options(error) => wrong(reader, game, &error.option),
        TableError::Pack { name, problems } => {
            let name = reader.text("web-pack-used", &[("name", name.clone().into())]);
            Problem::PACK.because(name).with_details(problems)
        }
        TableError::Store(StoreError::Taken) => Problem::STALE,
        TableError::Store(_) => Problem::BUSY,
    }
}

fn too_many(what: Limited) -> Problem {
    match what {
        Limited::Tables => Problem::UNFINISHED,
        Limited::Unattended => Problem::UNATTENDED,
        Limited::Acts => Problem::LONG,
        Limited::Record => Problem::LONG_RECORD,
        Limited::Comings => Problem::COMINGS,
        Limited::Hints => Problem::MANY_HINTS,
        Limited::Stops => Problem::STOP_WISHES,
        Limited::Wishes => Problem::BOT_WISHES,
        Limited::Holders => Problem::DEVICES,
        Limited::Invitations => Problem::INVITATIONS,
        Limited::Passkeys => Problem::PASSKEYS,
        Limited::Analyses => Problem::ANALYSES,
        Limited::Talk => Problem::TALK,
        Limited::Mutes => Problem::MUTES,
        Limited::Reports => Problem::REPORTS,
        Limited::Away => Problem::AWAY,
        Limited::Remarks => Problem::REMARKS,
    }
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

/// What a person is called who has given no name.
pub(crate) fn default_name(lang: Lang, number: usize) -> String {
    text(lang, "web-name-player", &[("seat", number.into())])
}

/// The names at a table, for sentences about it.
pub(crate) struct Names<'a> {
    pub(crate) reader: &'a Reader,
    pub(crate) names: Vec<String>,
    /// The reader's only seat, if nobody has given it a name.
    pub(crate) you: Option<Seat>,
}

impl<'a> Names<'a> {
    pub(crate) fn of(reader: &'a Reader, table: &People) -> Self {
        Self::among(reader, &table.seats)
    }

    pub(crate) fn among(reader: &'a Reader, seats: &[SeatView]) -> Self {
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let mut mine = Seat::first(seats.len()).filter(|seat| seats[seat.index()].mine);
        let only = mine.next().filter(|_| mine.next().is_none());
        let you = only.filter(|seat| {
            let default = |&lang: &Lang| default_name(lang, seat.number().into());
            let name = &seats[seat.index()].name;
            // Whoever has a browser to themselves seldom changes the language, and the others may not be there yet.
            let langs = match reader.offline {
                true => std::slice::from_ref(&reader.lang),
                false => &Lang::ALL[..],
            };
            langs.iter().map(default).any(|default| default == *name)
        });
        Self { reader, names, you }
    }

    /// Whether this is the seat of whoever reads, who has given no name.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// What a seat is called where it stands alone, outside of a sentence.
    pub(crate) fn called(&self, seat: Seat) -> String {
        match self.is_you(seat) {
            true => self.reader.say("web-you-alone"),
            false => self.seat(seat),
        }
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

    /// A word as a sentence has it where this argument stands.
    pub(crate) fn word_as(&self, word: &orrery_core::Word, arg: &str) -> String {
        orrery_text::word_as(self.reader.lang, word, &|seat| self.seat(seat), arg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_has_a_sentence_of_its_own() {
        for lang in Lang::ALL {
            let sentence = |what: &Limited| format!("problem-{}", too_many(*what).code);
            let said = Limited::ALL
                .iter()
                .map(|what| text(lang, &sentence(what), &[]));
            let different: std::collections::BTreeSet<String> = said.collect();
            assert_eq!(different.len(), Limited::ALL.len(), "{lang:?}");
        }
    }
}
