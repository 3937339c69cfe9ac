//! Hints for whoever decides, and the analysis of finished games. Both are worked out by the crew, on the same fair
//! queue as the choices of bots. Stored is what was asked for, and a finished analysis; what is known on the way there
//! lives in memory.

use crate::crew::Errand;
use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::seats::Visitor;
use crate::store::{SeatChange, SeatKind, StoreError};
use crate::table::{Table, Thinking};
use crate::tables::Tables;
use crate::task::{Found, Task};
use crate::view::{Advice, Analysed, HintView};
use orrery_bots::analyse::{self, Analyst};
use orrery_bots::weigh::Estimate;
use orrery_bots::{Analysis, Question, Stop, Weighed};
use orrery_core::{Match, Phrase, Seat, Viewer};
use orrery_games::entries;
use orrery_outside::{Clock, lock};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Positions that are made for a hint, and how long it may take.
const HINT: u64 = 600_000;
const HINT_TIME: Duration = Duration::from_millis(2_000);
/// Nothing of the game: a hint depends only on what its player may know.
const HINT_SEED: u64 = 27;

/// So many causes are told.
const CAUSES: usize = 4;

/// A hint has so many stages: where to look, what to do, and why.
pub const STAGES: u8 = 3;

/// A hint for the one who decides. That it was asked for, and how much of it, is in the log, so every server knows it;
/// what it says is worked out where somebody looks.
pub(crate) struct Hint {
    seat: Seat,
    /// Choices that had been made when it was asked for.
    plies: usize,
    /// How much of it was asked for.
    stage: u8,
    /// What the expert found, once it has thought.
    advice: Option<Arc<Advice>>,
    thinking: Option<Thinking>,
}

impl Hint {
    /// False if choices are taken back that had been made when it was asked for, so that this many are left.
    pub(crate) fn outlives(&self, left: usize) -> bool {
        self.plies <= left
    }
}

impl Table {
    /// True if somebody who sits here may ask for hints: nobody else plays, or all agreed to it by sitting down.
    pub(crate) fn gives_hints(&self) -> bool {
        let people = self.seats.iter();
        let people = people.filter(|seat| !matches!(seat.kind, SeatKind::Bot(_)));
        people.count() < 2 || self.agreed_to_hints()
    }

    /// True if the table was made with hints.
    pub(crate) fn agreed_to_hints(&self) -> bool {
        self.notes.iter().any(|note| note.what == SeatChange::Hints)
    }

    /// A person asks for a hint, or for more of the one there is.
    pub(crate) fn ask_for_hint(&mut self, seat: Seat) {
        let more = self.hinted().is_some();
        let hint = self.hint.take_if(|hint| more && hint.seat == seat);
        self.hint = Some(match hint {
            Some(hint) => Hint {
                stage: (hint.stage + 1).min(STAGES),
                ..hint
            },
            None => Hint {
                seat,
                plies: self.made(),
                stage: 1,
                advice: None,
                thinking: None,
            },
        });
    }

    /// How many choices of the turn that the hint advises were made, if the position is one that it speaks of.
    fn hinted(&self) -> Option<usize> {
        let hint = self.hint.as_ref()?;
        let made = self.choices_after(hint.plies)?;
        let done = made.len();
        let follows = match &hint.advice {
            None => done == 0,
            Some(advice) => {
                let planned = advice.choices.get(..done);
                planned.is_some_and(|planned| made == planned)
                    && (done < advice.choices.len() || advice.choices.is_empty())
            }
        };
        follows.then_some(done)
    }

    /// Who waits for a hint that nobody has thought about.
    pub(crate) fn awaits_hint(&self) -> Option<Seat> {
        let made = self.made();
        let waits = |hint: &&Hint| hint.plies == made && hint.advice.is_none();
        self.hint.as_ref().filter(waits).map(|hint| hint.seat)
    }

    /// The hint as far as a viewer asked for it, if the position is still one that it speaks of: its turn may have
    /// been begun.
    pub(crate) fn hint(&self, viewer: Viewer) -> Option<HintView> {
        let hint = self.hint.as_ref()?;
        let decides = self.decides().ok()?;
        if decides != hint.seat || !viewer.is(hint.seat) {
            return None;
        }
        Some(HintView {
            stage: hint.stage,
            done: self.hinted()?,
            advice: hint.advice.clone(),
        })
    }
}

impl Advice {
    /// The same where only the turn and its worth came back.
    fn again(
        game: &dyn Match,
        seat: Seat,
        choices: Vec<String>,
        (result, more): (Estimate, Option<Estimate>),
    ) -> Self {
        let guessed = game.guess(Viewer::Seat(seat), HINT_SEED);
        Self {
            phrases: analyse::in_words(guessed, &choices),
            causes: causes(game, &choices),
            brings: brings(game, seat, &choices),
            choices,
            result,
            more,
        }
    }

    /// What the expert finds for the one who decides, looking at so many positions.
    #[must_use]
    pub fn on(
        game: &dyn Match,
        weigh: analyse::Weigh,
        positions: u64,
        stop: &Stop,
    ) -> Option<Self> {
        let seat = game.decision()?.seat;
        let weighed = weigh(game, &hint_question(positions), stop)?;
        Some(Self::of(game, seat, &weighed))
    }

    /// What the expert found, for the one who decides.
    fn of(game: &dyn Match, seat: Seat, weighed: &Weighed) -> Self {
        let Some(best) = weighed.turns.first() else {
            return Self::default();
        };
        let next = weighed.turns.get(1);
        Self {
            choices: best.choices.clone(),
            phrases: best.phrases.clone(),
            causes: causes(game, &best.choices),
            brings: brings(game, seat, &best.choices),
            result: best.result,
            more: next.map(|next| next.behind),
        }
    }
}

/// What is sure to come of a turn: what happens alike in two games that the player cannot tell from the true one.
fn brings(game: &dyn Match, seat: Seat, choices: &[String]) -> Vec<Phrase> {
    let told = |seed| {
        along(game, seat, choices, seed, |game, choice| {
            let sure = game.foresee(choice).map(|sure| sure.told);
            let told = sure.into_iter().flatten();
            told.map(|one| one.phrase).collect()
        })
    };
    let both = told(HINT_SEED).into_iter().zip(told(HINT_SEED + 1));
    both.take_while(|(one, other)| one == other)
        .map(|(one, _)| one)
        .collect()
}

/// What speaks for a turn of the one who decides just now, each once: what is sure of its choices in two games that this
/// player cannot tell from the true one.
#[must_use]
pub fn causes(game: &dyn Match, choices: &[String]) -> Vec<Phrase> {
    let Some(seat) = game.decision().map(|now| now.seat) else {
        return Vec::new();
    };
    let told = |seed| {
        along(game, seat, choices, seed, |game, choice| {
            game.causes(choice)
        })
    };
    let other = told(HINT_SEED + 1);
    let mut causes: Vec<Phrase> = Vec::new();
    for cause in told(HINT_SEED) {
        if other.contains(&cause) && !causes.contains(&cause) {
            causes.push(cause);
        }
    }
    causes.truncate(CAUSES);
    causes
}

/// What is told of the choices of a turn, one after the other, in a game that the player cannot tell from the true one.
fn along(
    game: &dyn Match,
    seat: Seat,
    choices: &[String],
    seed: u64,
    tell: impl Fn(&dyn Match, &str) -> Vec<Phrase>,
) -> Vec<Phrase> {
    let mut game = game.guess(Viewer::Seat(seat), seed);
    let mut told = Vec::new();
    for choice in choices {
        told.extend(tell(&*game, choice));
        if game.play(seat, choice).is_err() {
            break;
        }
    }
    told
}

/// What the expert would do, found out elsewhere.
pub(crate) fn weigh_hint(game: &dyn Match, weigh: analyse::Weigh) -> Option<Found> {
    let stop = Stop::after(HINT_TIME, Clock::default());
    let weighed = weigh(game, &hint_question(HINT), &stop)?;
    let best = weighed.turns.first()?;
    Some(Found::Turn {
        choices: best.choices.clone(),
        result: best.result,
        more: weighed.turns.get(1).map(|next| next.behind),
    })
}

fn hint_question(nodes: u64) -> Question {
    Question {
        nodes,
        seed: HINT_SEED,
        ..Question::default()
    }
}

impl Tables {
    /// Asks for a hint, or for more of it, for the seat that decides, which the session must hold. The number of the
    /// last act. Whoever asks twice at once has asked once.
    pub fn hint(&self, id: &TableId, session: Secret, seq: u64) -> Result<u64, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            if !table.gives_hints() {
                return Err(TableError::NoHints);
            }
            let told = table.hint(Viewer::Seat(seat));
            let all = told.is_some_and(|hint| hint.stage >= STAGES);
            let last = table
                .notes
                .iter()
                .rfind(|note| note.what == SeatChange::Hint);
            if all || last.is_some_and(|last| last.seq > seq) {
                return Ok(table.row.seq);
            }
            let draft = table.draft_note(seat, SeatChange::Hint, self.shared().now());
            Ok(self.shared().commit(slot, table, draft)?.seq)
        })
    }

    /// Has a finished game analysed, unless that is done or under way.
    pub fn analyse<'a>(
        &self,
        id: &TableId,
        visitor: impl Into<Visitor<'a>>,
    ) -> Result<Analysed, TableError> {
        let known = self.analysis(id)?;
        if known != Analysed::Not {
            return Ok(known);
        }
        let shared = self.shared();
        // Only a game that can be replayed.
        shared.at(id, |_, table| table.game().map(drop))?;
        let origin = visitor.into().origin;
        if shared
            .analyses
            .begin(id, origin, shared.config.analyses, OWN)?
        {
            let asked = shared.ask_for_analysis(id, origin);
            if !matches!(asked, Ok(true)) {
                shared.analyses.end(id);
            }
            asked?;
        }
        self.analysis(id)
    }

    /// The analysis of a finished game, or how far it has come.
    pub fn analysis(&self, id: &TableId) -> Result<Analysed, TableError> {
        let shared = self.shared();
        let over = shared.at(id, |_, table| Ok(table.row.head.outcome.is_some()))?;
        if !over {
            return Err(TableError::Running);
        }
        match shared.analyses.progress(id) {
            Some((done, all)) => Ok(Analysed::Running { done, all }),
            None => Ok(shared.kept_analysis(id)?),
        }
    }
}

impl Tables {
    /// A turn of a finished game in words, from the position after so many choices, as its player would read them; as
    /// far as it is possible there.
    pub fn turn_in_words(
        &self,
        id: &TableId,
        plies: usize,
        choices: &[String],
    ) -> Result<Vec<Phrase>, TableError> {
        self.shared().at(id, |_, table| {
            if table.row.head.outcome.is_none() {
                return Err(TableError::Running);
            }
            let game = table.replay(self.shared().games, plies, |_, _| ())?;
            Ok(analyse::in_words(game, choices))
        })
    }
}

/// One origin may have so many analyses under way.
const OWN: usize = 2;

/// What the store keeps of an analysis that was asked for and is not done, and of one that failed.
const ASKED: &str = "";
pub(crate) const FAILED: &str = "failed";

/// If nothing is heard of an analysis for so long, another server takes it up.
const LATE: Duration = Duration::from_secs(60);
/// No table has so many acts: the [leases](crate::store::Store::lease) of its bots are over.
const BEYOND: u64 = 1 << 40;

/// The analyses that are under way.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<TableId, Running>>);

struct Running {
    origin: Secret,
    stop: Stop,
    /// Absent before it has begun, and while somebody works at it.
    analyst: Option<Analyst>,
    progress: (usize, usize),
}

impl Analyses {
    /// Stops all of them.
    pub(crate) fn cancel(&self) {
        for one in lock(&self.0).values() {
            one.stop.cancel();
        }
    }

    /// Makes room for one more; false if it is under way. There may be so many, and so many of one origin.
    fn begin(
        &self,
        id: &TableId,
        origin: Secret,
        limit: usize,
        own: usize,
    ) -> Result<bool, TableError> {
        let mut running = lock(&self.0);
        if running.contains_key(id) {
            return Ok(false);
        }
        let mine = running.values().filter(|one| one.origin == origin).count();
        for (many, limit) in [(mine, own), (running.len(), limit)] {
            if many >= limit {
                let what = Limited::Analyses;
                return Err(TableError::TooMany { what, limit });
            }
        }
        let one = Running {
            origin,
            stop: Stop::default(),
            analyst: None,
            progress: (0, 0),
        };
        running.insert(id.clone(), one);
        Ok(true)
    }

    fn progress(&self, id: &TableId) -> Option<(usize, usize)> {
        lock(&self.0).get(id).map(|one| one.progress)
    }

    fn end(&self, id: &TableId) {
        lock(&self.0).remove(id);
    }

    pub(crate) fn is_running(&self, id: &TableId) -> bool {
        lock(&self.0).contains_key(id)
    }
}

impl Shared {
    /// Works out a hint.
    pub(crate) fn think_of_hint(&self, id: &TableId) {
        let asked = self.at(id, |_, table| {
            let game = table.game()?.fork();
            let plies = table.made();
            let entry = self.entry(&table.row.game)?;
            let waits = |hint: &&mut Hint| {
                hint.plies == plies && hint.advice.is_none() && hint.thinking.is_none()
            };
            let Some(hint) = table.hint.as_mut().filter(waits) else {
                return Ok(None);
            };
            let stop = Stop::after(HINT_TIME, self.config.clock);
            hint.thinking = Some(Thinking(stop.clone()));
            Ok(Some((game, entry.weigh, stop)))
        });
        let Ok(Some((game, weigh, stop))) = asked else {
            return;
        };
        let thought = || Advice::on(&*game, weigh, HINT, &stop);
        let advice = catch_unwind(AssertUnwindSafe(thought)).ok().flatten();
        if advice.is_none() && !stop.cancelled() {
            tracing::error!(table = %id, "there is no hint");
        }
        let _ = self.at(id, |slot, table| {
            // Whoever asked may have gone on to another position, and asked anew.
            if let Some(hint) = table.hint.as_mut().filter(|_| !stop.cancelled()) {
                hint.thinking = None;
                hint.advice = Some(Arc::new(advice.unwrap_or_default()));
                self.tell(slot, table);
            }
            Ok(())
        });
    }

    /// A hint that was thought of elsewhere.
    pub(crate) fn hinted(
        &self,
        task: &Task,
        choices: Vec<String>,
        worth: (Estimate, Option<Estimate>),
    ) -> Result<bool, TableError> {
        self.at(&task.table, |slot, table| {
            let seat = table.awaits_hint().filter(|_| table.moved() == task.seq);
            let Some(seat) = seat else {
                return Ok(false);
            };
            let advice = Advice::again(table.game()?, seat, choices, worth);
            if let Some(hint) = table.hint.as_mut() {
                hint.advice = Some(Arc::new(advice));
                self.tell(slot, table);
            }
            Ok(true)
        })
    }

    /// So much of a game was analysed elsewhere, perhaps all of it.
    pub(crate) fn judged(&self, id: &TableId, progress: (usize, usize), whole: Option<&str>) {
        let origin = lock(&self.analyses.0).get_mut(id).map(|one| {
            one.progress = progress;
            one.origin
        });
        match (origin, whole) {
            (None, _) => {}
            (Some(_), Some(text)) => {
                self.keep(id, text);
                self.analyses.end(id);
            }
            (Some(origin), None) => self.queue.send(id.clone(), Errand::Analyse, origin, false),
        }
    }

    /// Has somebody think about all analyses that are under way.
    pub(crate) fn call_for_analyses(&self) {
        for (id, one) in &*lock(&self.analyses.0) {
            self.queue
                .send(id.clone(), Errand::Analyse, one.origin, false);
        }
    }

    /// Has the expert think about a hint for this viewer, if there is one to think about.
    pub(crate) fn call_expert(&self, table: &Table, viewer: Viewer) {
        let waits = table.hint(viewer).is_some_and(|hint| hint.advice.is_none());
        let idle = |hint: &Hint| hint.thinking.is_none();
        if waits && table.hint.as_ref().is_some_and(idle) {
            let row = &table.row;
            self.queue
                .send(row.id.clone(), Errand::Hint, row.origin, true);
        }
    }

    /// Notes that an analysis was asked for; false if it has been finished meanwhile, or another server was asked too.
    fn ask_for_analysis(&self, id: &TableId, origin: Secret) -> Result<bool, StoreError> {
        if self.kept_analysis(id)? != Analysed::Not {
            return Ok(false);
        }
        self.store.keep_analysis(id, ASKED)?;
        self.queue.send(id.clone(), Errand::Analyse, origin, false);
        Ok(true)
    }

    /// What the store has of an analysis.
    fn kept_analysis(&self, id: &TableId) -> Result<Analysed, StoreError> {
        let kept = self.store.analysis(id)?;
        if kept.as_deref() == Some(ASKED) {
            // It waits, or another server is at it.
            return Ok(Analysed::Running { done: 0, all: 0 });
        }
        let read = kept.and_then(|text| serde_json::from_str::<Analysis>(&text).ok());
        let known = read.filter(|analysis| analysis.format == analyse::FORMAT);
        Ok(known.map_or(Analysed::Not, |known| Analysed::Ready(Arc::new(known))))
    }

    /// Takes up analyses that somebody asked for and nobody works at: those of before the start, and of servers that
    /// are gone.
    pub(crate) fn take_up_analyses(&self) -> Result<(), TableError> {
        let limit = self.config.analyses;
        for (id, origin) in self.store.asked_analyses(limit)? {
            if let Ok(true) = self.analyses.begin(&id, origin, limit, limit) {
                self.queue.send(id, Errand::Analyse, origin, false);
            }
        }
        Ok(())
    }

    /// Judges one turn more of a finished game.
    pub(crate) fn analyse_on(&self, id: &TableId) {
        let taken = lock(&self.analyses.0)
            .get_mut(id)
            .map(|one| (one.analyst.take(), one.stop.clone(), one.origin));
        let Some((analyst, stop, origin)) = taken else {
            return;
        };
        let worked = catch_unwind(AssertUnwindSafe(|| {
            let mut analyst = match analyst {
                Some(analyst) => analyst,
                None => self.analyst(id)?,
            };
            let mine = self.is_ours(id, &analyst)?;
            let more = mine && analyst.step(&stop);
            Ok::<_, TableError>((analyst, mine, more))
        }));
        match worked {
            Ok(Ok((analyst, _, true))) => {
                if let Some(one) = lock(&self.analyses.0).get_mut(id) {
                    one.progress = analyst.progress();
                    one.analyst = Some(analyst);
                }
                self.queue.send(id.clone(), Errand::Analyse, origin, false);
                return;
            }
            Ok(Ok((analyst, true, false))) if !stop.cancelled() => {
                let text = serde_json::to_string(&analyst.finish());
                self.keep(id, text.as_deref().unwrap_or(FAILED));
            }
            // Another server is at it, or it will be taken up again.
            Ok(Ok(_) | Err(TableError::Store(_))) => {}
            Ok(Err(error)) => {
                tracing::warn!(table = %id, %error, "a game was not analysed");
                self.keep(id, FAILED);
            }
            Err(_) => {
                tracing::error!(table = %id, "an analysis failed");
                self.keep(id, FAILED);
            }
        }
        self.analyses.end(id);
    }

    /// Whether this server may judge the next turn: of several, the one that has come furthest.
    fn is_ours(&self, id: &TableId, analyst: &Analyst) -> Result<bool, TableError> {
        let judged = analyst.progress().0 as u64;
        Ok(self.store.lease(id, BEYOND + judged, LATE)?)
    }

    fn analyst(&self, id: &TableId) -> Result<Analyst, TableError> {
        let (record, weigh) = self.at(id, |_, table| {
            Ok((table.record()?, self.entry(&table.row.game)?.weigh))
        })?;
        // A finished game of other rules has a record, but nobody can replay it here.
        Analyst::new(&record, &entries(), weigh, self.config.analysis)
            .map_err(|_| TableError::NotFound)
    }

    fn keep(&self, id: &TableId, text: &str) {
        if let Err(error) = self.store.keep_analysis(id, text) {
            tracing::error!(table = %id, %error, "an analysis was not kept");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Record;

    #[test]
    fn what_a_turn_brings_is_told_from_what_its_player_knows() {
        let record = include_bytes!("../../../records/seti/2p-expert.orrery");
        let record = Record::from_bytes(record).unwrap();
        let (mut told, mut whys) = (0, 0);
        for ply in (0..record.plies.len()).step_by(7) {
            let game = record.position(&entries(), ply).unwrap();
            let seat = record.plies[ply].seat;
            let turn = record.plies[ply..].iter().take(4);
            let turn: Vec<String> = turn
                .take_while(|ply| ply.seat == seat)
                .map(|ply| ply.choice.clone())
                .collect();
            let known = brings(&*game, seat, &turn);
            let other = game.guess(Viewer::Seat(seat), 99);
            assert_eq!(known, brings(&*other, seat, &turn), "choice {ply}");
            let why = causes(&*game, &turn);
            assert_eq!(why, causes(&*other, &turn), "choice {ply}");
            told += known.len();
            whys += why.len();
        }
        assert!(told > 50 && whys > 10, "{told} {whys}");
    }
}
