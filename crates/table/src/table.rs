//! One table in memory: the position that its log leads to, what happened on the way, and how far one
//! may step back. Knows neither storage nor threads: it drafts what comes next, and whoever owns it makes
//! the draft true once it is stored.

mod draft;
mod show;

use crate::error::TableError;
use crate::id::Secret;
use crate::store::{
    Act, Holder, Mark, SeatChange, SeatKind, SeatRow, Stored, TableRow, Talk, What,
};
use crate::teach::Hint;
use crate::view::{Aside, Barrier, Note, Update};
pub(crate) use draft::{Draft, Lone};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{Audience, Happening, Match, PlayError, Refused, Seat, Told, Viewer};
use orrery_games::GameEntry;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// So many milliseconds may pass until it is written down again that somebody is here.
const PRESENT: i64 = 10 * 60 * 1000;

/// A choice that counts.
pub(crate) struct Played {
    seq: u64,
    at: i64,
    seat: Seat,
    choice: String,
    /// Whether it came with the choice before it: one step back takes both.
    joined: bool,
    events: Box<[Kept]>,
}

/// An event as it is kept in memory, written once for everybody who may know it.
struct Kept {
    to: Audience,
    happening: Arc<Happening>,
}

impl From<Told<Happening>> for Kept {
    fn from(Told { to, mut event }: Told<Happening>) -> Self {
        event.phrase.args.shrink_to_fit();
        Self {
            to,
            happening: Arc::new(event),
        }
    }
}

/// A bot that thinks about the present position; it is stopped when this is dropped.
pub(crate) struct Thinking(pub(crate) Stop);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// See the [module](self).
pub(crate) struct Table {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) holders: Vec<Holder>,
    pub(crate) thinking: Option<Thinking>,
    /// See [`Update::change`].
    pub(crate) change: u64,
    /// What the bot that decided last means to do next.
    pub(crate) intention: Intention,
    /// What somebody asked the expert.
    pub(crate) hint: Option<Hint>,
    /// When somebody who sits here last looked, by the uptime of the clock.
    pub(crate) looked: Option<Duration>,
    /// Since when, by the same clock, it is known to stand here.
    pub(crate) checked: Duration,
    /// Who came and went.
    pub(crate) notes: Vec<Note>,
    /// What was said.
    pub(crate) talk: Talk,
    /// The last act that a session has seen, as far as it was told since the table was loaded.
    seen: HashMap<Secret, u64>,
    game: Result<Box<dyn Match>, Aside>,
    plies: Vec<Played>,
    /// The last act that was a choice, took some back, or closed the table. Whoever has seen it knows the
    /// present position, whoever came or went since.
    moved: u64,
    /// The hash of the position.
    hash: u64,
    /// The positions one may step back to, the nearest last.
    back: Vec<Box<dyn Match>>,
    /// Why not further.
    barrier: Barrier,
}

impl Table {
    /// Replays what is stored.
    pub(crate) fn load(stored: Stored, games: &[GameEntry]) -> Self {
        let Stored {
            table: row,
            seats,
            holders,
            acts,
            talk,
        } = stored;
        let hash = acts.last().map(|act| act.hash);
        let moved = acts.iter().rfind(|act| act.what.moves());
        let moved = moved.map_or(0, |act| act.seq);
        let (plies, notes) = counted(acts);
        let mut table = Self {
            thinking: None,
            change: 0,
            intention: Intention::default(),
            hint: None,
            looked: None,
            checked: Duration::ZERO,
            notes,
            talk,
            seen: HashMap::new(),
            game: Err(Aside::UnknownGame {
                game: row.game.clone(),
            }),
            plies,
            moved,
            hash: hash.unwrap_or_default(),
            back: Vec::new(),
            barrier: Barrier::Start,
            row,
            seats,
            holders,
        };
        table.game = table.replay_all(games, hash);
        if let Ok(game) = &table.game {
            table.hash = game.hash();
        }
        let here = table.notes.iter().filter(|note| note.seq > moved);
        let asked = here.filter(|note| note.what == SeatChange::Hint);
        for seat in asked.map(|note| note.seat).collect::<Vec<_>>() {
            table.ask_for_hint(seat);
        }
        table
    }

    fn replay_all(
        &mut self,
        games: &[GameEntry],
        hash: Option<u64>,
    ) -> Result<Box<dyn Match>, Aside> {
        let mut game = start(&self.row, games)?;
        let differs = |ply, problem| Aside::Differs { ply, problem };
        // Only the choices at the end that one seat made in a row could be taken back.
        let last = self.plies.last().map(|played| played.seat);
        let others = self.plies.iter().rposition(|ply| Some(ply.seat) != last);
        let run = others.map_or(0, |index| index + 1);
        let mut before = Vec::new();
        for (index, played) in self.plies.iter_mut().enumerate() {
            if index >= run {
                before.push(game.fork());
            }
            let events = game
                .play(played.seat, &played.choice)
                .map_err(|error| differs(index + 1, error.to_string()))?;
            played.events = events.into_iter().map(Kept::from).collect();
        }
        if hash.is_some_and(|hash| hash != game.hash()) {
            let problem = "the position is not the one that was stored";
            return Err(differs(self.plies.len(), problem.to_owned()));
        }
        self.barrier = match run {
            0 => Barrier::Start,
            _ => Barrier::Other,
        };
        for index in (0..before.len()).rev() {
            let after = before.get(index + 1).unwrap_or(&game);
            let seat = self.plies[run + index].seat;
            if let Some(barrier) = barrier(&*before[index], seat, &**after) {
                self.barrier = barrier;
                before.drain(..=index);
                break;
            }
        }
        self.back = before;
        Ok(game)
    }

    /// Where it stands in the store.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            seq: self.row.seq,
            seating: self.row.seating,
            spoken: self.row.spoken,
            updated: self.row.updated,
        }
    }

    /// Follows what others have stored; false if it has to be loaded anew.
    pub(crate) fn catch_up(&mut self, later: Stored) -> bool {
        let (row, there) = (&self.row, &later.table);
        // What is stored may be less than what was, or something else.
        if there.spoken < row.spoken
            || there.seq < row.seq
            || (there.seq == row.seq && there.updated != row.updated)
        {
            return false;
        }
        for act in later.acts {
            let Some(draft) = self.draft_again(act) else {
                return false;
            };
            self.accept(draft);
        }
        (self.row, self.seats, self.holders) = (later.table, later.seats, later.holders);
        self.talk.messages.extend(later.talk.messages);
        self.talk.mutes = later.talk.mutes;
        true
    }

    /// What everybody may know about where it stands.
    pub(crate) fn update(&self) -> Update {
        Update {
            seq: self.row.seq,
            plies: self.plies.len(),
            decides: self.row.head.decides,
            change: self.change,
        }
    }

    /// True if this session may play this seat.
    pub(crate) fn holds(&self, session: Secret, seat: Seat) -> bool {
        let mut holders = self.holders.iter();
        holders.any(|holder| holder.seat == seat && holder.session == session)
    }

    /// True if anybody may play this seat.
    pub(crate) fn held(&self, seat: Seat) -> bool {
        self.holders.iter().any(|holder| holder.seat == seat)
    }

    /// True if this session may play any seat.
    pub(crate) fn member(&self, session: Secret) -> bool {
        let mut holders = self.holders.iter();
        holders.any(|holder| holder.session == session)
    }

    /// Notes that a session has seen an act at this moment; true if that is news worth keeping.
    pub(crate) fn saw(&mut self, session: Secret, seq: u64, at: i64, now: Duration) -> bool {
        if !self.member(session) || seq > self.row.seq {
            return false;
        }
        self.looked = Some(now);
        let mut news = false;
        for holder in &mut self.holders {
            if holder.session == session && at - holder.active > PRESENT {
                (holder.active, news) = (at, true);
            }
        }
        let seen = self.seen.entry(session).or_default();
        news |= seq > *seen;
        *seen = seq.max(*seen);
        news
    }

    /// The position, or why there is none.
    pub(crate) fn game(&self) -> Result<&dyn Match, TableError> {
        match &self.game {
            Ok(game) => Ok(&**game),
            Err(aside) => Err(TableError::SetAside(aside.clone())),
        }
    }

    /// Why there is no position.
    pub(crate) fn problem(&self) -> Option<&Aside> {
        self.game.as_ref().err()
    }

    /// Why it cannot go on although it should.
    pub(crate) fn aside(&self) -> Option<&Aside> {
        self.problem().filter(|_| self.row.head.decides.is_some())
    }

    /// Who decides; an error if nobody does.
    pub(crate) fn decides(&self) -> Result<Seat, TableError> {
        self.game()?;
        self.row.head.decides.ok_or(TableError::Over)
    }

    /// The bot that decides now.
    pub(crate) fn bot(&self) -> Option<(Seat, BotKind)> {
        let seat = self.decides().ok()?;
        match self.seats.get(seat.index())?.kind {
            SeatKind::Bot(kind) => Some((seat, kind)),
            _ => None,
        }
    }

    /// Who may decide now on behalf of this session, which posts after looking at act `seq`.
    pub(crate) fn decider(&self, session: Secret, seq: u64) -> Result<Seat, TableError> {
        if !self.member(session) {
            return Err(TableError::Forbidden);
        }
        self.current(seq)?;
        let seat = self.decides()?;
        if !self.holds(session, seat) {
            return Err(TableError::NotYourTurn { decides: seat });
        }
        Ok(seat)
    }

    /// An error unless whoever has seen this act knows the present position.
    pub(crate) fn current(&self, seq: u64) -> Result<(), TableError> {
        match (self.moved..=self.row.seq).contains(&seq) {
            true => Ok(()),
            false => Err(TableError::Stale { seq: self.row.seq }),
        }
    }

    /// The choices that count: who, and when.
    pub(crate) fn choices_made(&self) -> impl Iterator<Item = (Seat, i64)> {
        self.plies.iter().map(|played| (played.seat, played.at))
    }

    /// How many choices were made.
    pub(crate) fn made(&self) -> usize {
        self.plies.len()
    }

    /// The choices that were made after so many; `None` if there are not that many.
    pub(crate) fn choices_after(&self, plies: usize) -> Option<Vec<&str>> {
        let after = self.plies.get(plies..)?.iter();
        Some(after.map(|played| played.choice.as_str()).collect())
    }

    /// The act that led to the present position.
    pub(crate) fn moved(&self) -> u64 {
        self.moved
    }

    /// The first `plies` choices as the first acts of another table, and where they lead.
    pub(crate) fn beginning(
        &self,
        games: &[GameEntry],
        plies: usize,
        at: i64,
    ) -> Result<(Vec<Act>, Box<dyn Match>), TableError> {
        let mut acts = Vec::new();
        let game = self.replay(games, plies, |played, game| {
            acts.push(Act {
                seq: acts.len() as u64 + 1,
                at,
                seat: Some(played.seat),
                what: What::Choice(played.choice.clone()),
                hash: game.hash(),
            });
        })?;
        Ok((acts, game))
    }

    /// What people call each other, in the order of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    pub(crate) fn replay(
        &self,
        games: &[GameEntry],
        plies: usize,
        mut each: impl FnMut(&Played, &dyn Match),
    ) -> Result<Box<dyn Match>, TableError> {
        self.game()?;
        let played = self.plies.get(..plies).ok_or(TableError::NotFound)?;
        let mut game = start(&self.row, games).map_err(TableError::SetAside)?;
        for played in played {
            let done = game.play(played.seat, &played.choice);
            done.map_err(|error| refused(&*game, &self.names(), &played.choice, &error))?;
            each(played, &*game);
        }
        Ok(game)
    }
}

/// The choices that were not taken back, and who came and went.
fn counted(acts: Vec<Act>) -> (Vec<Played>, Vec<Note>) {
    let (mut plies, mut notes) = (Vec::new(), Vec::new());
    for act in acts {
        match (&act.what, act.seat) {
            (What::Choice(choice), Some(seat)) => plies.push(Played {
                seq: act.seq,
                at: act.at,
                seat,
                choice: choice.clone(),
                joined: false,
                events: Box::default(),
            }),
            (What::Undo(left), _) => take_back(&mut plies, &mut notes, *left),
            _ => notes.extend(Note::of(act, plies.len())),
        }
    }
    (plies, notes)
}

/// Only so many choices are left. Who came and went stays true, and is told where the log now ends.
fn take_back(plies: &mut Vec<Played>, notes: &mut [Note], left: usize) {
    plies.truncate(left);
    let later = notes.iter_mut().rev().take_while(|note| note.ply > left);
    later.for_each(|note| note.ply = left);
}

impl Note {
    /// What an act tells about a seat, if it does.
    pub(crate) fn of(act: Act, ply: usize) -> Option<Self> {
        let (What::Seat(what), Some(seat)) = (act.what, act.seat) else {
            return None;
        };
        Some(Self {
            ply,
            seq: act.seq,
            at: act.at,
            seat,
            what,
        })
    }
}

impl What {
    /// True unless the position stays as it was.
    pub(crate) fn moves(&self) -> bool {
        !matches!(self, Self::Seat(_))
    }
}

fn start(row: &TableRow, games: &[GameEntry]) -> Result<Box<dyn Match>, Aside> {
    let Some(game) = games.iter().find(|game| game.id() == row.game) else {
        let game = row.game.clone();
        return Err(Aside::UnknownGame { game });
    };
    let here = game.core.info.rules_version;
    if row.rules != here {
        let recorded = row.rules;
        return Err(Aside::Rules { recorded, here });
    }
    (game.core.start)(&row.options, row.seed).map_err(|error| Aside::Differs {
        ply: 0,
        problem: error.to_string(),
    })
}

/// Why the choice that led from `before` to `after` cannot be taken back, if it cannot.
fn barrier(before: &dyn Match, seat: Seat, after: &dyn Match) -> Option<Barrier> {
    let viewer = Viewer::Seat(seat);
    match after.decision() {
        None => Some(Barrier::Over),
        Some(next) if next.seat != seat => Some(Barrier::Other),
        Some(_) => (before.hidden(viewer) != after.hidden(viewer)).then_some(Barrier::Revealed),
    }
}

pub(crate) fn refused(
    game: &dyn Match,
    names: &[String],
    choice: &str,
    error: &PlayError,
) -> TableError {
    match error {
        PlayError::Over => return TableError::Over,
        PlayError::NotYourTurn { decides, .. } => {
            return TableError::NotYourTurn { decides: *decides };
        }
        PlayError::Unreadable(_) | PlayError::Illegal(_) => {}
    }
    let because = Refused::of(game, error).map(|refused| {
        let phrase = refused.phrase.naming(names);
        Box::new(Refused { phrase, ..refused })
    });
    let choice = choice.to_owned();
    TableError::Illegal { choice, because }
}
