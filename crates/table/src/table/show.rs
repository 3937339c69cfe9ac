//! What a viewer gets to see of a table.

use super::{Kept, Played, Table};
use crate::error::TableError;
use crate::id::Secret;
use crate::packs::PACK;
use crate::seats::agreed_to_stop;
use crate::store::SeatChange;
use crate::view::{
    Barrier, Ended, Log, LogPly, Note, Pack, People, Position, Span, Status, TableView, Undo,
};
use orrery_core::{Match, Outcome, Part, Ply, Record, Seat, Side, SideName, SideResult, Viewer};
use orrery_games::GameEntry;
use serde_json::Value;
use std::sync::Arc;

impl Table {
    pub(super) fn undo(&self, viewer: Viewer) -> Undo {
        let none = |barrier| Undo {
            steps: 0,
            turn: 0,
            barrier,
        };
        match self.decides() {
            Err(_) => none(Barrier::Over),
            Ok(seat) if !viewer.is(seat) => none(Barrier::NotYourTurn),
            Ok(_) => Undo {
                steps: self.back.len(),
                turn: self.back.len().min(self.since_turn()),
                barrier: self.barrier,
            },
        }
    }

    /// How many choices were made since the present turn began.
    fn since_turn(&self) -> usize {
        let begins = |kept: &Kept| kept.happening.begins == Some(Part::Turn);
        let turn = (self.plies.iter().rev()).position(|played| played.events.iter().any(begins));
        turn.unwrap_or(self.plies.len())
    }

    /// Through whose eyes a session looks: those it asks for, if it may; otherwise those of its seat
    /// that decides, or decided last. When a game is over, everybody may see everything.
    pub(crate) fn viewer(
        &self,
        session: Secret,
        wanted: Option<Viewer>,
    ) -> Result<Viewer, TableError> {
        match wanted {
            Some(Viewer::Spectator) => return Ok(Viewer::Spectator),
            Some(Viewer::Seat(seat)) if seat.index() >= self.seats.len() => {
                return Err(TableError::NotFound);
            }
            Some(Viewer::Seat(seat)) if self.holds(session, seat) || self.is_over() => {
                return Ok(Viewer::Seat(seat));
            }
            Some(Viewer::Seat(_)) => return Err(TableError::Forbidden),
            None => {}
        }
        let deciders = self.plies.iter().rev().map(|played| played.seat);
        let mine = (self.row.head.decides.into_iter())
            .chain(deciders)
            .chain(Seat::first(self.seats.len()))
            .find(|&seat| self.holds(session, seat));
        Ok(mine.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn is_over(&self) -> bool {
        self.row.head.outcome.is_some()
    }

    /// The table and its people, for a session that looks through the eyes of a viewer. Whoever was last here
    /// before `absent` may lose the seat.
    pub(crate) fn people(&self, session: Secret, viewer: Viewer, absent: i64) -> People {
        let row = &self.row;
        let game = self.game.as_ref().ok();
        People {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            options: row.options.clone(),
            pack: game.and_then(|game| pack(&**game, &row.options)),
            public: row.public,
            host: row.host == session,
            duplicate: row.duplicate,
            several: row.several,
            hints: self.gives_hints(),
            hints_agreed: self.agreed_to_hints(),
            rated: self.is_rated(),
            pace: self.pace(),
            due: row.head.due,
            created: row.created,
            updated: row.updated,
            seq: row.seq,
            change: self.change,
            plies: self.plies.len(),
            viewer: seat_of(viewer),
            seats: self.seat_views(session, absent),
            at_screen: self.at_screen(session),
            status: self.status(),
            undo: self.undo(viewer),
            sequel: game.is_some_and(|game| game.sequel().is_some()),
            rematch: None,
        }
    }

    /// The same with the position, which is looked at once, and a part of the log. Of a closed table
    /// nobody decides any more.
    pub(crate) fn view(
        &self,
        session: Secret,
        viewer: Viewer,
        absent: i64,
        log: Span,
    ) -> TableView {
        let decides = self.decides().is_ok();
        let look = self.game.as_ref().ok().map(|game| match decides {
            true => game.look(viewer),
            false => game.look_back(viewer),
        });
        TableView {
            people: self.people(session, viewer, absent),
            hint: self.hint(viewer),
            unplanned: None,
            look,
            log: self.log(viewer, log),
        }
    }

    pub(crate) fn status(&self) -> Status {
        let head = &self.row.head;
        match (&head.outcome, head.decides, &self.game) {
            (Some(outcome), ..) => Status::Over {
                outcome: self.fair(outcome.clone()),
            },
            (None, None, _) => Status::Closed { how: self.ended() },
            (None, Some(_), Err(aside)) => Status::SetAside {
                because: aside.clone(),
            },
            (None, Some(_), Ok(game)) => match game.decision() {
                Some(decision) => Status::Playing { decision },
                None => Status::Closed { how: self.ended() },
            },
        }
    }

    /// Whoever has resigned has not won, however well the bot did; the best of the others has.
    pub(crate) fn fair(&self, mut outcome: Outcome) -> Outcome {
        let resigned = |side: &Side| match side.name {
            SideName::Seat(seat) => self.has_resigned(seat),
            SideName::Automaton(_) => false,
        };
        if !outcome.sides.iter().any(resigned) {
            return outcome;
        }
        let others = outcome.sides.iter().filter(|side| !resigned(side));
        let won = others.clone().any(|side| side.won);
        let best = others.map(|side| side.score).max();
        for side in &mut outcome.sides {
            let first = side.won || (!won && Some(side.score) == best);
            side.won = first && !resigned(&*side);
        }
        outcome
    }

    /// Why a closed table was closed: what the log tells last.
    fn ended(&self) -> Ended {
        let last = self.notes.last();
        let last = last.filter(|note| note.seq + 1 == self.row.seq);
        match last.map(|note| &note.what) {
            Some(SeatChange::Resigned { .. }) => Ended::Resigned,
            _ if agreed_to_stop(&self.seats, &self.holders, &self.notes) => Ended::Agreed,
            _ => Ended::Host,
        }
    }

    fn at_screen(&self, session: Secret) -> Option<Seat> {
        let held = self.holders.iter();
        let mine = held.filter(|holder| holder.session == session);
        let first = mine.clone().map(|holder| holder.seat).min();
        let mut chosen = self.plies.iter().rev().map(|played| played.seat);
        let last = chosen.find(|&seat| self.holds(session, seat));
        last.or(first).filter(|_| mine.count() > 1)
    }

    /// A part of the log as far as a viewer may know it.
    pub(crate) fn log(&self, viewer: Viewer, span: Span) -> Log {
        // What was there at that act and still counts stands in front: undo only cuts off the end.
        let keep = match span {
            Span::Nothing => self.plies.len(),
            Span::After(seq) => self.plies.partition_point(|played| played.seq <= seq),
        };
        let plies = keep..self.plies.len();
        let told = match span {
            Span::Nothing => self.notes.len(),
            Span::After(seq) => self.notes.partition_point(|note| note.seq <= seq),
        };
        Log {
            keep,
            plies: plies.map(|index| self.log_ply(viewer, index)).collect(),
            people: self.told_after(told).cloned().collect(),
        }
    }

    /// The notes after so many. Of a hint the log tells once, however much of it was asked for.
    fn told_after(&self, told: usize) -> impl Iterator<Item = &Note> {
        let hint = |note: &&Note| note.what == SeatChange::Hint;
        let again = move |index: usize, note: &Note| {
            let before = self.notes[..index].iter().rfind(hint);
            before.is_some_and(|before| (before.seat, before.ply) == (note.seat, note.ply))
        };
        let notes = self.notes.iter().enumerate().skip(told);
        let notes = notes.filter(move |(index, note)| !hint(note) || !again(*index, note));
        notes.map(|(_, note)| note)
    }

    fn log_ply(&self, viewer: Viewer, index: usize) -> LogPly {
        let played = &self.plies[index];
        let known = viewer.is(played.seat) || self.is_over();
        let told = played.events.iter().filter(|kept| kept.to.includes(viewer));
        LogPly {
            ply: index + 1,
            seq: played.seq,
            at: played.at,
            seat: played.seat,
            choice: known.then(|| played.choice.clone()),
            events: told.map(|kept| Arc::clone(&kept.happening)).collect(),
        }
    }

    /// The position after `plies` choices, through the eyes of a viewer.
    pub(crate) fn position(
        &self,
        games: &[GameEntry],
        viewer: Viewer,
        plies: usize,
    ) -> Result<Position, TableError> {
        let game = self.replay(games, plies, |_, _| ())?;
        Ok(Position {
            plies,
            of: self.plies.len(),
            viewer: seat_of(viewer),
            decision: game.decision(),
            look: game.look_back(viewer),
            last: plies
                .checked_sub(1)
                .map(|index| self.log_ply(viewer, index)),
        })
    }

    /// The record of a finished game, or of a closed table: nobody plays on there, so nothing has to stay hidden.
    pub(crate) fn record(&self) -> Result<Record, TableError> {
        match self.row.head.decides {
            None => Ok(self.record_so_far()),
            Some(_) => Err(TableError::Running),
        }
    }

    /// The record of the game as far as it has come, with its seed.
    pub(crate) fn record_so_far(&self) -> Record {
        let kept = self.row.head.outcome.as_ref();
        // A record tells what the rules say, also about a seat whose player has resigned.
        let rules = self.game.as_ref().ok().and_then(|game| game.outcome());
        let outcome = kept.map(|kept| rules.as_ref().unwrap_or(kept));
        let sides = outcome.map(|outcome| outcome.sides.iter().cloned());
        let ply = |played: &Played| Ply {
            seat: played.seat,
            choice: played.choice.clone(),
            comments: Vec::new(),
        };
        Record {
            game: self.row.game.clone(),
            rules: self.row.rules,
            seed: self.row.seed,
            options: self.row.options.clone(),
            seats: self.names(),
            plies: self.plies.iter().map(ply).collect(),
            comments: Vec::new(),
            result: sides.map(|sides| sides.map(SideResult::from).collect()),
            hash: self.hash,
        }
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The data pack that these options name.
fn pack(game: &dyn Match, options: &Value) -> Option<Pack> {
    let id = options.get(PACK)?.as_str()?;
    let name = (game.info().pack?.name)(id)?;
    Some(Pack {
        id: id.to_owned(),
        name,
    })
}
