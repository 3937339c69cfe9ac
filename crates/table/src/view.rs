//! What people get to see of tables. These types have no place for a seed, for the record of a running
//! game or for anybody else's secrets.

use crate::id::TableId;
use crate::pace::Pace;
use crate::plan::Unplanned;
use crate::store::{Said, SeatChange};
use orrery_bots::weigh::Estimate;
use orrery_bots::{Analysis, BotKind};
use orrery_core::{Decision, Happening, Look, Offer, Outcome, Phrase, Seat};
use serde::Serialize;
use serde_json::Value;
use std::ops::Deref;
use std::sync::Arc;

/// A table and its people, for one session and viewer.
#[derive(Clone, Debug, Serialize)]
pub struct People {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The rules version it is played with.
    pub rules: u32,
    /// The complete options.
    pub options: Value,
    /// The data pack with whose values it is played, if the game knows such.
    pub pack: Option<Pack>,
    /// True if it is listed for everybody.
    pub public: bool,
    /// True for the session that created it.
    pub host: bool,
    /// True if somebody may know the seed, and with it what is hidden: it was chosen, or comes from a finished
    /// game.
    pub duplicate: bool,
    /// True if one person may take several open seats.
    pub several: bool,
    /// True if whoever decides may ask for a hint.
    pub hints: bool,
    /// True if the table was made with hints for everybody.
    pub hints_agreed: bool,
    /// True if people are judged by the result.
    pub rated: bool,
    /// How much time people have.
    pub pace: Option<Pace>,
    /// When the time of whoever decides ends, in milliseconds since 1970.
    pub due: Option<i64>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// The number of the last act. Whoever posts names it; whoever listens goes on from it.
    pub seq: u64,
    /// See [`Update::change`].
    #[serde(skip)]
    pub change: u64,
    /// Choices played so far.
    pub plies: usize,
    /// Through whose eyes: a seat, or nobody's.
    pub viewer: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Who sits at a screen that several people of this session share: whoever chose last, at first whoever has
    /// the first of their seats.
    pub at_screen: Option<Seat>,
    /// Where the game stands.
    pub status: Status,
    /// What the viewer may take back.
    pub undo: Undo,
    /// True if another game goes on from this finished one: the next level of a campaign, or the same one
    /// again.
    pub sequel: bool,
    /// Of a game that is over: the table at which somebody wants to play again, for those who sat here.
    pub rematch: Option<TableId>,
}

impl People {
    /// True if the session neither plays here nor made the table: it sees what every stranger sees.
    #[must_use]
    pub fn is_stranger(&self) -> bool {
        !self.host && self.seats.iter().all(|seat| !seat.mine)
    }
}

/// A table through the eyes of one viewer: its people, and what can be seen on it.
#[derive(Clone, Debug, Serialize)]
pub struct TableView {
    /// The table itself.
    pub people: People,
    /// What the expert advises, as far as the viewer asked for it.
    #[serde(skip)]
    pub hint: Option<HintView>,
    /// A plan of the viewer for this turn that was not played.
    #[serde(skip)]
    pub unplanned: Option<Unplanned>,
    /// The position and the choices. Absent if the game cannot be played with this release.
    pub look: Option<Look>,
    /// What happened.
    pub log: Log,
}

impl TableView {
    /// The legal choices, if the viewer decides.
    #[must_use]
    pub fn choices(&self) -> Vec<Offer> {
        self.look.as_ref().map(Look::offers).unwrap_or_default()
    }
}

impl Deref for TableView {
    type Target = People;

    fn deref(&self) -> &People {
        &self.people
    }
}

/// A hint, as far as somebody asked for it.
#[derive(Clone, Debug)]
pub struct HintView {
    /// From 1: where to look, what to do, why.
    pub stage: u8,
    /// So many choices of the turn were made since.
    pub done: usize,
    /// Absent as long as the expert thinks.
    pub advice: Option<Arc<Advice>>,
}

/// What the expert found, from what its player may know only. There are no choices if it found nothing.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// A good turn, as far as its player knows what comes.
    pub choices: Vec<String>,
    /// The same in words.
    pub phrases: Vec<Phrase>,
    /// What speaks for it just now, as far as that is sure: sentences, the most telling first.
    pub causes: Vec<Phrase>,
    /// What is sure to come of it.
    pub brings: Vec<Phrase>,
    /// The result that can be expected.
    pub result: Estimate,
    /// How much more that is than with the next different turn.
    pub more: Option<Estimate>,
}

/// How far the analysis of a finished game has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Analysed {
    /// Nobody has asked for it.
    Not,
    /// So many turns were judged, of all; of none as long as it waits.
    Running {
        /// Judged.
        done: usize,
        /// All.
        all: usize,
    },
    /// It is done.
    Ready(Arc<Analysis>),
}

impl Analysed {
    /// The analysis, once it is done.
    #[must_use]
    pub fn ready(&self) -> Option<&Analysis> {
        match self {
            Self::Ready(analysis) => Some(analysis),
            _ => None,
        }
    }
}

/// How much of the log to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// Nothing.
    Nothing,
    /// What came after this act; everything after 0.
    After(u64),
}

/// A data pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pack {
    /// Its fingerprint.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// What the others call them.
    pub name: String,
    /// The program that plays it, if it is one.
    pub bot: Option<BotKind>,
    /// True if a person or a bot is there to play it.
    pub taken: bool,
    /// True if anybody may sit down.
    pub open: bool,
    /// True if the session that looks may play it.
    pub mine: bool,
    /// The wish that turns end by themselves; told only to those who hold the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_end: Option<bool>,
    /// The number of the link that waits to be used, for those who may pass it on: the host as long as nobody
    /// sits here, then whoever does.
    #[serde(skip)]
    pub link: Option<u32>,
    /// The devices that hold the seat; told only to those who hold it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<Device>,
    /// Who wants which bot to take over, if the seat is empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
    /// True if the person has not been here for so long that the host may give the seat free.
    pub absent: bool,
    /// True if somebody has left it: whoever comes now needs a name.
    pub left: bool,
    /// True if it has lost before the end.
    pub resigned: bool,
    /// True if whoever sits here wants to stop the game.
    pub stops: bool,
    /// Until when whoever sits here is away, in milliseconds since 1970; it may have passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<i64>,
    /// What is left of its time in milliseconds, apart from what runs now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<i64>,
}

/// A device that holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Device {
    /// Its number at the table.
    pub number: u64,
    /// What it calls itself; nothing if that is not known.
    pub name: String,
    /// When it sat down, in milliseconds since 1970; 0 if that is not known.
    pub since: i64,
    /// When it was last here.
    pub active: i64,
    /// True for the one that asks.
    pub this: bool,
}

/// Somebody wants a bot to take over an empty seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Wish {
    /// Who.
    pub by: Seat,
    /// Which bot.
    pub bot: BotKind,
}

/// Where a game stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Status {
    /// Somebody decides.
    Playing {
        /// Who, and what about.
        decision: Decision,
    },
    /// It has come to its end.
    Over {
        /// The result.
        outcome: Outcome,
    },
    /// The table was closed before that.
    Closed {
        /// Why.
        how: Ended,
    },
    /// It cannot go on with this release; it is kept as it is.
    SetAside {
        /// Why.
        because: Aside,
    },
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Its host wanted it.
    Host,
    /// All who sat there agreed.
    Agreed,
    /// The last but one has resigned.
    Resigned,
}

/// Why a game is set aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Aside {
    /// This release has no such game.
    #[error("there is no game `{game}` in this release")]
    UnknownGame {
        /// Which.
        game: String,
    },
    /// This release plays it by other rules.
    #[error("it was played by rules version {recorded}; this release has version {here}")]
    Rules {
        /// The version of the game.
        recorded: u32,
        /// The version of this release.
        here: u32,
    },
    /// Its choices no longer lead to the position that was stored.
    #[error("choice {ply}: {problem}")]
    Differs {
        /// The running number of the choice.
        ply: usize,
        /// For the operator, not for players.
        #[serde(skip)]
        problem: String,
    },
}

/// How far a viewer may step back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Undo {
    /// So many choices can be taken back.
    pub steps: usize,
    /// So many of them belong to the present turn.
    pub turn: usize,
    /// Why not one more.
    pub barrier: Barrier,
}

/// How far to step back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// One choice.
    Step,
    /// To the start of my turn, or as near to it as possible.
    Turn,
}

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// There is none.
    Start,
    /// It revealed something hidden, or chance decided something.
    Revealed,
    /// Somebody else decided, or had to decide, after it.
    Other,
    /// The viewer does not decide now.
    NotYourTurn,
    /// The game has ended.
    Over,
}

/// What happened, as far as the viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Log {
    /// So many choices of what the reader has are still true; those after them were taken back.
    pub keep: usize,
    /// The choices after those.
    pub plies: Vec<LogPly>,
    /// Who came and went, after the same act. Nothing of it is ever taken back.
    pub people: Vec<Note>,
}

/// Somebody came or went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// After so many choices.
    pub ply: usize,
    /// The number of its act.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Which seat it is about.
    pub seat: Seat,
    /// What happened.
    pub what: SeatChange,
}

/// One choice in the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogPly {
    /// Its running number, from 1.
    pub ply: usize,
    /// The number of its act.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who chose.
    pub seat: Seat,
    /// What. Others may not know while the game runs: they learn what the events tell them.
    pub choice: Option<String>,
    /// What came of it. Everybody who sees an event shares it.
    pub events: Vec<Arc<Happening>>,
}

/// An earlier position, through the eyes of one viewer.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    /// After so many choices.
    pub plies: usize,
    /// Of so many.
    pub of: usize,
    /// Through whose eyes.
    pub viewer: Option<Seat>,
    /// Who decided, and what about.
    pub decision: Option<Decision>,
    /// What there was to see; nobody decides in it any more.
    pub look: Look,
    /// The last choice that led here.
    pub last: Option<LogPly>,
}

/// What a session hears at a table: those who sit there if it does too, otherwise those who watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TalkView {
    /// True among those who sit at the table.
    pub sits: bool,
    /// What whoever watches was last called.
    pub name: Option<String>,
    /// What was said, in order.
    pub messages: Vec<MessageView>,
    /// Who is not heard.
    pub muted: Vec<Muted>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MessageView {
    /// Its number at the table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// After so many choices.
    pub plies: usize,
    /// The seat that said it, if one did.
    pub seat: Option<Seat>,
    /// What whoever said it was called then.
    pub name: String,
    /// What.
    #[serde(flatten)]
    pub said: Said,
    /// True for what the session said itself.
    pub mine: bool,
}

/// Somebody whom a session does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Muted {
    /// The last thing they said.
    pub message: u64,
    /// What they were called then.
    pub name: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// True if it is listed for everybody.
    pub public: bool,
    /// See [`People::duplicate`].
    pub duplicate: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The number of the last act.
    pub seq: u64,
    /// Choices played so far.
    pub plies: usize,
    /// Who decides; nobody if it is over or closed.
    pub decides: Option<Seat>,
    /// The result, if it is over.
    pub outcome: Option<Outcome>,
    /// When the time of whoever decides ends, in milliseconds since 1970.
    pub due: Option<i64>,
    /// True if it cannot go on because this release has other rules.
    pub aside: bool,
    /// True if a seat of mine decides.
    pub my_turn: bool,
    /// Acts since I last looked.
    pub unread: u64,
}

/// What a listener is told: where the table stands now. It is the same for everybody; what it means for
/// a viewer is in their [`TableView`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Update {
    /// The number of the last act.
    pub seq: u64,
    /// Choices played so far.
    pub plies: usize,
    /// Who decides.
    pub decides: Option<Seat>,
    /// A number that no other state of any table has while the server runs. It changes with the people
    /// too, who have no act.
    #[serde(skip)]
    pub change: u64,
}
