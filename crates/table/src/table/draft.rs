//! What comes next at a table: drafts of it, and how a draft that was stored becomes true.

use super::{Kept, Played, Table, barrier, refused, take_back};
use crate::error::TableError;
use crate::seats::{agreed_to_stop, agreement};
use crate::store::{Act, Head, Holder, SeatChange, SeatKind, SeatRow, Seating, What};
use crate::view::{Back, Barrier, Note};
use orrery_bots::BotKind;
use orrery_core::{Match, Seat, Viewer};

/// The choice that only ends a turn; see [`orrery_core::Game::Choice`].
const END: &str = "end";

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

impl Draft {
    /// The choices that count once it is true: who, and when.
    pub(crate) fn choices_made<'a>(
        &'a self,
        table: &'a Table,
    ) -> impl Iterator<Item = (Seat, i64)> + 'a {
        let plies = table.plies[..self.keep].iter().chain(&self.plies);
        plies.map(|played| (played.seat, played.at))
    }
}

impl SeatRow {
    fn be_played_by(&mut self, bot: BotKind) {
        (self.kind, self.link, self.auto_end) = (SeatKind::Bot(bot), None, false);
    }
}

impl Table {
    /// An act that is stored already, if it comes out the same here.
    pub(super) fn draft_again(&self, act: Act) -> Option<Draft> {
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
            outcome: game.outcome().map(|outcome| self.fair(outcome)),
            due: None,
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
            .map_err(|error| refused(&*before, &self.names(), choice, &error))?;
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
            due: None,
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
        self.add_close(&mut draft, at);
        Ok(draft)
    }

    /// Closes the table after what a draft says.
    fn add_close(&self, draft: &mut Draft, at: i64) {
        draft.head.decides = None;
        draft.acts.push(Act {
            seq: self.row.seq + 1 + draft.acts.len() as u64,
            at,
            seat: None,
            what: What::Close,
            hash: self.hash,
        });
    }

    /// A bot plays on in a seat, and whoever held it is gone.
    pub(crate) fn draft_replaced(
        &self,
        seat: Seat,
        bot: BotKind,
        changes: Vec<(Seat, SeatChange)>,
        at: i64,
    ) -> Draft {
        let (mut seats, mut holders) = (self.seats.clone(), self.holders.clone());
        holders.retain(|holder| holder.seat != seat);
        seats[seat.index()].be_played_by(bot);
        self.draft_seats(changes, seats, holders, at)
    }

    /// The seat has lost. Among several who are left a bot plays on for it; otherwise the table is closed, and all
    /// keep their seats, so that they can play again.
    pub(crate) fn draft_resigned(
        &self,
        seat: Seat,
        before: Option<(Seat, SeatChange)>,
        at: i64,
    ) -> Draft {
        let name = self.seats[seat.index()].name.clone();
        let mut changes: Vec<_> = before.into_iter().collect();
        changes.push((seat, SeatChange::Resigned { name: name.clone() }));
        let others = Seat::first(self.seats.len()).filter(|one| *one != seat);
        let mut others = others.filter(|one| !self.has_resigned(*one));
        let person = |one: Seat| !matches!(self.seats[one.index()].kind, SeatKind::Bot(_));
        if others.clone().count() > 1 && others.any(person) {
            let bot = BotKind::Standard;
            changes.push((seat, SeatChange::Bot { name, bot }));
            return self.draft_replaced(seat, bot, changes, at);
        }
        let mut draft = self.draft();
        for (seat, what) in changes {
            self.add_note(&mut draft, seat, what, at);
        }
        self.add_close(&mut draft, at);
        draft
    }

    /// Other people in the seats: what the log tells of it, and who then sits where. If all agree that a bot is
    /// to take over a seat that is empty then, it does; if all agree to stop, the table is closed.
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
                row.be_played_by(bot);
                notes.push(self.note(&notes, seat, SeatChange::Bot { name, bot }, at));
            }
        }
        let stop = agreed_to_stop(&seats, &holders, &notes);
        for note in notes.split_off(self.notes.len()) {
            self.add_note(&mut draft, note.seat, note.what, at);
        }
        if stop {
            self.add_close(&mut draft, at);
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
        self.add_note(&mut draft, seat, what, at);
        draft
    }

    fn add_note(&self, draft: &mut Draft, seat: Seat, what: SeatChange, at: i64) {
        draft.acts.push(Act {
            seq: self.row.seq + 1 + draft.acts.len() as u64,
            at,
            seat: Some(seat),
            what: What::Seat(what),
            hash: self.hash,
        });
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
        let plain = || game.plain().filter(|_| lone == Lone::Made);
        let choice = only(game).or_else(plain)?;
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
        self.hint.take_if(|hint| !hint.outlives(draft.keep));
        let asks = |act: &Act| {
            act.seat
                .filter(|_| act.what == What::Seat(SeatChange::Hint))
        };
        let asks = draft.acts.iter().find_map(asks);
        for act in draft.acts {
            self.notes.extend(Note::of(act, self.plies.len()));
        }
        self.plies.extend(draft.plies);
        self.back.truncate(draft.keep_back);
        self.back.extend(draft.back);
        self.barrier = draft.barrier;
        if let Some(seat) = asks {
            self.ask_for_hint(seat);
        }
    }
}

/// The choice of a decision that leaves none.
fn only(game: &dyn Match) -> Option<String> {
    let mut choices = game.choices();
    choices.pop().filter(|_| choices.is_empty())
}
