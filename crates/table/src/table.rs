//! One table in memory: the position that its log leads to, what happened on the way, and how far one
//! may step back. Knows neither storage nor threads: it drafts what comes next, and whoever owns it makes
//! the draft true once it is stored.

use crate::error::TableError;
use crate::id::Secret;
use crate::packs::PACK;
use crate::seats::agreement;
use crate::store::{
    Act, Head, Holder, Mark, SeatChange, SeatKind, SeatRow, Seating, Stored, TableRow, What,
};
use crate::teach::Hint;
use crate::view::{
    Aside, Back, Barrier, Log, LogPly, Note, Pack, People, Position, Span, Status, TableView, Undo,
    Update,
};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{
    Audience, Happening, Match, Part, PlayError, Ply, Record, Refused, Seat, SideResult, Told,
    Viewer,
};
use orrery_games::GameEntry;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// So many milliseconds may pass until it is written down again that somebody is here.
const PRESENT: i64 = 10 * 60 * 1000;

/// The choice that only ends a turn; see [`orrery_core::Game::Choice`].
const END: &str = "end";

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

/// What becomes of a decision that leaves no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lone {
    /// It is asked like any other.
    Asked,
    /// It is made for people; the log tells of it.
    Made,
}

/// What would come next: acts to be stored, and the table as it would then be.
pub(crate) struct Draft {
    pub(crate) acts: Vec<Act>,
    pub(crate) head: Head,
    pub(crate) seating: Option<Seating>,
    game: Option<Box<dyn Match>>,
    /// So many of the present choices stay.
    keep: usize,
    plies: Vec<Played>,
    /// So many of the present positions to step back to stay, then come these.
    keep_back: usize,
    back: Vec<Box<dyn Match>>,
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
        }
    }

    /// Follows what others have stored; false if it has to be loaded anew.
    pub(crate) fn catch_up(&mut self, later: Stored) -> bool {
        for act in later.acts {
            let Some(draft) = self.draft_again(act) else {
                return false;
            };
            self.accept(draft);
        }
        (self.row, self.seats, self.holders) = (later.table, later.seats, later.holders);
        true
    }

    /// An act that is stored already, if it comes out the same here.
    fn draft_again(&self, act: Act) -> Option<Draft> {
        let mut draft = match (&act.what, act.seat) {
            (What::Choice(choice), Some(seat)) => {
                let (mut draft, mut game) = (self.draft(), self.game().ok()?.fork());
                let played = self.add_choice(&mut draft, &mut game, seat, choice, act.at);
                played.ok()?;
                draft.game = Some(game);
                draft
            }
            (What::Undo(left), Some(_)) => {
                let steps = self.plies.len().checked_sub(*left);
                self.draft_back(steps.filter(|&steps| steps <= self.back.len())?)
            }
            _ => self.draft(),
        };
        let hash = draft.game.as_ref().map_or(self.hash, |game| game.hash());
        draft.acts = vec![act];
        (draft.acts[0].hash == hash && draft.acts[0].seq == self.row.seq + 1).then_some(draft)
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

    /// The act that led to the present position.
    pub(crate) fn moved(&self) -> u64 {
        self.moved
    }

    /// Choices of a seat that belong together, all of them or none, and what then goes by itself.
    pub(crate) fn draft_choices(
        &self,
        seat: Seat,
        choices: &[&str],
        lone: Lone,
        at: i64,
    ) -> Result<Draft, TableError> {
        let mut game = self.game()?.fork();
        let mut draft = self.draft();
        for choice in choices {
            self.add_choice(&mut draft, &mut game, seat, choice, at)?;
        }
        for played in draft.plies.iter_mut().skip(1) {
            played.joined = true;
        }
        // Once around the table is enough: a turn that only ends is no turn at all.
        for _ in 0..self.seats.len() {
            let Some((seat, choice)) = self.goes_by_itself(&draft, &*game, lone) else {
                break;
            };
            self.add_choice(&mut draft, &mut game, seat, &choice, at)?;
        }
        draft.head = Head {
            plies: draft.keep + draft.plies.len(),
            decides: game.decision().map(|decision| decision.seat),
            outcome: game.outcome(),
        };
        draft.game = Some(game);
        Ok(draft)
    }

    /// Plays one more choice of a draft.
    fn add_choice(
        &self,
        draft: &mut Draft,
        game: &mut Box<dyn Match>,
        seat: Seat,
        choice: &str,
        at: i64,
    ) -> Result<(), TableError> {
        let before = game.fork();
        let events = game
            .play(seat, choice)
            .map_err(|error| refused(&*before, &self.names(), choice, error))?;
        match barrier(&*before, seat, &**game) {
            None => draft.back.push(before),
            Some(barrier) => {
                draft.back.clear();
                draft.keep_back = 0;
                draft.barrier = barrier;
            }
        }
        let seq = self.row.seq + 1 + draft.acts.len() as u64;
        draft.acts.push(Act {
            seq,
            at,
            seat: Some(seat),
            what: What::Choice(choice.to_owned()),
            hash: game.hash(),
        });
        draft.plies.push(Played {
            seq,
            at,
            seat,
            choice: choice.to_owned(),
            joined: false,
            events: events.into_iter().map(Kept::from).collect(),
        });
        Ok(())
    }

    /// The position so many steps back.
    fn draft_back(&self, steps: usize) -> Draft {
        let mut draft = self.draft();
        draft.keep -= steps;
        draft.keep_back -= steps;
        draft.game = self.back.get(draft.keep_back).map(|game| game.fork());
        draft
    }

    /// How far one step back goes, of as many choices as may be taken back: over those that came with others, and those
    /// that were no choice.
    fn step_back(&self, may: usize) -> usize {
        let was_none = |game: &dyn Match| only(game).is_some_and(|choice| choice != END);
        let lesser = (self.plies.iter().rev()).zip(self.back.iter().rev());
        let lesser = lesser.take_while(|(played, before)| played.joined || was_none(&***before));
        (lesser.count() + 1).min(may)
    }

    /// Takes back choices.
    pub(crate) fn draft_undo(&self, seat: Seat, back: Back, at: i64) -> Result<Draft, TableError> {
        let undo = self.undo(Viewer::Seat(seat));
        let steps = match back {
            Back::Step => self.step_back(undo.steps),
            Back::Turn => undo.turn,
        };
        if steps == 0 {
            return Err(TableError::NoUndo(undo.barrier));
        }
        let mut draft = self.draft_back(steps);
        let game = self.back[draft.keep_back].fork();
        draft.head = Head {
            plies: draft.keep,
            decides: game.decision().map(|decision| decision.seat),
            outcome: None,
        };
        draft.acts.push(Act {
            seq: self.row.seq + 1,
            at,
            seat: Some(seat),
            what: What::Undo(draft.keep),
            hash: game.hash(),
        });
        draft.game = Some(game);
        Ok(draft)
    }

    /// Closes the table for good.
    pub(crate) fn draft_close(&self, at: i64) -> Result<Draft, TableError> {
        if self.row.head.decides.is_none() {
            return Err(TableError::Over);
        }
        let mut draft = self.draft();
        draft.head.decides = None;
        draft.acts.push(Act {
            seq: self.row.seq + 1,
            at,
            seat: None,
            what: What::Close,
            hash: self.hash,
        });
        Ok(draft)
    }

    /// Other people in the seats: what the log tells of it, and who then sits where. If all agree that a bot is
    /// to take over a seat that is empty then, it does.
    pub(crate) fn draft_seats(
        &self,
        changes: Vec<(Seat, SeatChange)>,
        mut seats: Vec<SeatRow>,
        holders: Vec<Holder>,
        at: i64,
    ) -> Draft {
        let mut draft = self.draft();
        let mut notes = self.notes.clone();
        for (seat, what) in changes {
            notes.push(self.note(&notes, seat, what, at));
        }
        for seat in Seat::first(seats.len()) {
            if let Some(bot) = agreement(seat, &seats, &holders, &notes) {
                let row = &mut seats[seat.index()];
                let name = row.name.clone();
                (row.kind, row.link, row.auto_end) = (SeatKind::Bot(bot), None, false);
                notes.push(self.note(&notes, seat, SeatChange::Bot { name, bot }, at));
            }
        }
        for note in notes.split_off(self.notes.len()) {
            draft.acts.push(Act {
                seq: note.seq,
                at,
                seat: Some(note.seat),
                what: What::Seat(note.what),
                hash: self.hash,
            });
        }
        draft.seating = Some(Seating {
            number: self.row.seating + 1,
            seats,
            holders,
        });
        draft
    }

    /// Something that the log tells of a seat.
    pub(crate) fn draft_note(&self, seat: Seat, what: SeatChange, at: i64) -> Draft {
        let mut draft = self.draft();
        draft.acts.push(Act {
            seq: self.row.seq + 1,
            at,
            seat: Some(seat),
            what: What::Seat(what),
            hash: self.hash,
        });
        draft
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

    /// What comes after these notes.
    fn note(&self, notes: &[Note], seat: Seat, what: SeatChange, at: i64) -> Note {
        Note {
            ply: self.plies.len(),
            seq: self.row.seq + 1 + (notes.len() - self.notes.len()) as u64,
            at,
            seat,
            what,
        }
    }

    fn draft(&self) -> Draft {
        Draft {
            acts: Vec::new(),
            head: self.row.head.clone(),
            seating: None,
            game: None,
            keep: self.plies.len(),
            plies: Vec::new(),
            keep_back: self.back.len(),
            back: Vec::new(),
            barrier: self.barrier,
        }
    }

    /// The end of a turn whose player wishes it so; and, where lone choices are made, the only choice of a player, unless
    /// it would cut off the way back from the last step.
    fn goes_by_itself(
        &self,
        draft: &Draft,
        game: &dyn Match,
        lone: Lone,
    ) -> Option<(Seat, String)> {
        let seat = game.decision()?.seat;
        let row = self.seats.get(seat.index())?;
        let choice = only(game)?;
        if choice == END {
            return row.auto_end.then_some((seat, choice));
        }
        if lone == Lone::Asked || matches!(row.kind, SeatKind::Bot(_)) {
            return None;
        }
        let mut after = game.fork();
        after.play(seat, &choice).ok()?;
        let may_step_back = draft.keep_back + draft.back.len() > 0;
        let cuts = may_step_back && barrier(game, seat, &*after).is_some();
        (!cuts).then_some((seat, choice))
    }

    /// Makes a draft true. It has been stored.
    pub(crate) fn accept(&mut self, draft: Draft) {
        if let Some(last) = draft.acts.last() {
            (self.row.seq, self.row.updated, self.hash) = (last.seq, last.at, last.hash);
        }
        if let Some(last) = draft.acts.iter().rfind(|act| act.what.moves()) {
            self.moved = last.seq;
            self.thinking = None;
        }
        if let Some(seating) = draft.seating {
            self.row.seating = seating.number;
            (self.seats, self.holders) = (seating.seats, seating.holders);
        }
        self.row.head = draft.head;
        if let Some(game) = draft.game {
            self.game = Ok(game);
        }
        take_back(&mut self.plies, &mut self.notes, draft.keep);
        for act in draft.acts {
            self.notes.extend(Note::of(act, self.plies.len()));
        }
        self.plies.extend(draft.plies);
        self.back.truncate(draft.keep_back);
        self.back.extend(draft.back);
        self.barrier = draft.barrier;
    }

    fn undo(&self, viewer: Viewer) -> Undo {
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
            look,
            log: self.log(viewer, log),
        }
    }

    fn status(&self) -> Status {
        let head = &self.row.head;
        match (&head.outcome, head.decides, &self.game) {
            (Some(outcome), ..) => Status::Over {
                outcome: outcome.clone(),
            },
            (None, None, _) => Status::Closed,
            (None, Some(_), Err(aside)) => Status::SetAside {
                because: aside.clone(),
            },
            (None, Some(_), Ok(game)) => match game.decision() {
                Some(decision) => Status::Playing { decision },
                None => Status::Closed,
            },
        }
    }

    fn at_screen(&self, session: Secret) -> Option<Seat> {
        let held = self.holders.iter();
        let several = held.filter(|holder| holder.session == session).count() > 1;
        let chosen = self.plies.iter().rev().map(|played| played.seat);
        chosen
            .filter(|&seat| self.holds(session, seat))
            .find(|_| several)
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
            people: self.notes[told..].to_vec(),
        }
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
    fn names(&self) -> Vec<String> {
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
            done.map_err(|error| refused(&*game, &self.names(), &played.choice, error))?;
            each(played, &*game);
        }
        Ok(game)
    }

    /// The record of a finished game.
    pub(crate) fn record(&self) -> Result<Record, TableError> {
        let outcome = self.row.head.outcome.as_ref().ok_or(TableError::Running)?;
        let sides = outcome.sides.iter().cloned();
        let ply = |played: &Played| Ply {
            seat: played.seat,
            choice: played.choice.clone(),
            comments: Vec::new(),
        };
        Ok(Record {
            game: self.row.game.clone(),
            rules: self.row.rules,
            seed: self.row.seed,
            options: self.row.options.clone(),
            seats: self.names(),
            plies: self.plies.iter().map(ply).collect(),
            comments: Vec::new(),
            result: Some(sides.map(SideResult::from).collect()),
            hash: self.hash,
        })
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
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
    fn of(act: Act, ply: usize) -> Option<Self> {
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

/// The data pack that these options name.
fn pack(game: &dyn Match, options: &Value) -> Option<Pack> {
    let id = options.get(PACK)?.as_str()?;
    let name = (game.info().pack?.name)(id)?;
    Some(Pack {
        id: id.to_owned(),
        name,
    })
}

/// The choice of a decision that leaves none.
fn only(game: &dyn Match) -> Option<String> {
    let mut choices = game.choices();
    choices.pop().filter(|_| choices.is_empty())
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

fn refused(game: &dyn Match, names: &[String], choice: &str, error: PlayError) -> TableError {
    let because = match error {
        PlayError::Over => return TableError::Over,
        PlayError::NotYourTurn { decides, .. } => return TableError::NotYourTurn { decides },
        PlayError::Unreadable(_) => None,
        PlayError::Illegal(illegal) => illegal.because.map(|refusal| {
            Box::new(Refused {
                phrase: game.say_refusal(&refusal).naming(names),
                refusal,
            })
        }),
    };
    let choice = choice.to_owned();
    TableError::Illegal { choice, because }
}
