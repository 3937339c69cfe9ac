//! The time that people have: what was agreed when a table was made, and what is left of it.
//!
//! Nothing counts it. It follows from when the acts of the log were written, so every server comes to the same result,
//! before and after a restart. That somebody ran out of it is an act of its own.

use crate::away::{after, stood, times_off};
use crate::store::{Holder, SeatChange, SeatKind, SeatRow};
use crate::table::{Draft, Table};
use crate::view::Note;
use orrery_bots::BotKind;
use orrery_core::{OptionsError, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

const DAY: u32 = 24 * 60 * 60;

/// What was agreed about time when a table was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Pace {
    /// How much there is.
    pub time: Time,
    /// What becomes of the seat of somebody who has none left.
    pub end: End,
}

/// How much time everybody has. It runs while the seat decides, from one seat's choice to the next one's, once all
/// seats have been taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// So many seconds each time the seat has to decide.
    Turn {
        /// How many.
        seconds: u32,
    },
    /// So many seconds for the whole game.
    Bank {
        /// How many.
        seconds: u32,
        /// So many are added each time the seat has decided.
        increment: u32,
    },
}

/// What becomes of a seat without time; written `bot-standard` or `resign`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// This bot takes over.
    Bot(BotKind),
    /// It resigns.
    Resign,
}

const RESIGN: &str = "resign";

impl Display for End {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => write!(f, "bot-{bot}"),
            Self::Resign => f.write_str(RESIGN),
        }
    }
}

impl FromStr for End {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let bot = || -> Option<BotKind> { text.strip_prefix("bot-")?.parse().ok() };
        match text {
            RESIGN => Ok(Self::Resign),
            _ => bot()
                .map(Self::Bot)
                .ok_or_else(|| OptionsError::new("pace", format!("time cannot end with `{text}`"))),
        }
    }
}

/// An agreement as it is written: `{"turn": 86400, "end": "bot-standard"}`, or
/// `{"bank": 1800, "increment": 30, "end": "resign"}`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bank: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment: Option<u32>,
    end: String,
}

impl From<Pace> for Written {
    fn from(pace: Pace) -> Self {
        let (turn, bank, increment) = match pace.time {
            Time::Turn { seconds } => (Some(seconds), None, None),
            Time::Bank { seconds, increment } => (None, Some(seconds), Some(increment)),
        };
        Self {
            turn,
            bank,
            increment,
            end: pace.end.to_string(),
        }
    }
}

impl TryFrom<Written> for Pace {
    type Error = OptionsError;

    fn try_from(written: Written) -> Result<Self, OptionsError> {
        let time = match (written.turn, written.bank, written.increment) {
            (Some(seconds), None, None) => Time::Turn { seconds },
            (None, Some(seconds), increment) => Time::Bank {
                seconds,
                increment: increment.unwrap_or(0),
            },
            _ => return Err(OptionsError::new("pace", "either `turn` or `bank`")),
        };
        let end = written.end.parse()?;
        Ok(Self { time, end })
    }
}

impl Pace {
    /// The shortest and the longest time, in seconds.
    pub const LIMITS: [u32; 2] = [60, 90 * DAY];

    /// An error unless people can play by it.
    pub(crate) fn check(&self) -> Result<(), OptionsError> {
        let [least, most] = Self::LIMITS;
        let (seconds, increment) = match self.time {
            Time::Turn { seconds } => (seconds, 0),
            Time::Bank { seconds, increment } => (seconds, increment),
        };
        if !(least..=most).contains(&seconds) || increment > most {
            let problem = format!("not between {least} and {most} seconds");
            return Err(OptionsError::new("pace", problem));
        }
        match self.end {
            End::Bot(bot) if !BotKind::ALL.contains(&bot) => {
                Err(OptionsError::new("pace", "there is no such bot here"))
            }
            _ => Ok(()),
        }
    }

    /// What is left to each seat apart from the time that runs now, and since when that runs, if it does. The choices
    /// are those that count, each with its seat and moment; `began` is when all seats had been taken; `stood` is how
    /// much of a stretch of time a seat was away.
    fn left(
        &self,
        seats: usize,
        began: i64,
        choices: impl Iterator<Item = (Seat, i64)>,
        decides: Option<Seat>,
        stood: impl Fn(Seat, i64, i64) -> i64,
    ) -> (Vec<i64>, i64) {
        let millis = |seconds: u32| i64::from(seconds) * 1000;
        let (full, increment) = match self.time {
            Time::Turn { seconds } => (millis(seconds), None),
            Time::Bank { seconds, increment } => (millis(seconds), Some(millis(increment))),
        };
        let mut left = vec![full; seats];
        let (mut since, mut last) = (began, began);
        let mut decided: Option<Seat> = None;
        // Choices in a row of one seat are one stretch of time. Undo never goes further back than that, so what was
        // taken back makes no difference.
        let choices = choices.map(|(seat, at)| (Some(seat), at));
        for (seat, at) in choices.chain([(decides, began)]) {
            if let Some(before) = decided
                && seat != Some(before)
            {
                if let Some(increment) = increment.filter(|_| last > began) {
                    let bank = &mut left[before.index()];
                    let spent = last - since - stood(before, since, last);
                    *bank = (*bank - spent).max(0) + increment;
                }
                since = last;
            }
            (decided, last) = (seat, last.max(at));
        }
        (left, since)
    }
}

/// What is left to everybody.
pub(crate) struct Left {
    /// To each seat, in milliseconds, apart from what runs now.
    pub(crate) seats: Vec<i64>,
    /// When the time of whoever decides ends.
    pub(crate) due: Option<i64>,
}

/// Who sits at a table, and who came and went.
struct Crowd<'a> {
    seats: &'a [SeatRow],
    holders: &'a [Holder],
    notes: &'a [Note],
}

impl Crowd<'_> {
    fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.seats[seat.index()].kind, SeatKind::Bot(_))
    }

    /// When somebody first had this seat; nothing if it still waits.
    fn came(&self, seat: Seat, created: i64) -> Option<i64> {
        let mut about = self.notes.iter().filter(|note| note.seat == seat);
        match about.find(|note| note.what.seats() || note.what.is_late()) {
            Some(Note {
                what: SeatChange::Sat { .. } | SeatChange::Bot { .. },
                at,
                ..
            }) => Some(*at),
            Some(_) => Some(created),
            None => {
                let held = self.holders.iter().any(|holder| holder.seat == seat);
                (held || self.is_bot(seat)).then_some(created)
            }
        }
    }

    /// When all seats had been taken.
    fn began(&self, created: i64) -> Option<i64> {
        let came = Seat::first(self.seats.len()).map(|seat| self.came(seat, created));
        came.collect::<Option<Vec<i64>>>()?.into_iter().max()
    }

    /// What is left to everybody at a table that was created then.
    fn left(
        &self,
        pace: Pace,
        created: i64,
        choices: impl Iterator<Item = (Seat, i64)>,
        decides: Option<Seat>,
    ) -> Left {
        let began = self.began(created);
        let start = began.unwrap_or(i64::MAX);
        let off: Vec<_> = Seat::first(self.seats.len())
            .map(|seat| times_off(seat, self.notes))
            .collect();
        let away = |seat: Seat, from, until| stood(&off[seat.index()], from, until);
        let (seats, since) = pace.left(self.seats.len(), start, choices, decides, away);
        let runs = decides.filter(|&seat| began.is_some() && !self.is_bot(seat));
        Left {
            due: runs.map(|seat| after(&off[seat.index()], since, seats[seat.index()])),
            seats,
        }
    }
}

/// When the first to decide at a new table runs out of time, if it runs already.
pub(crate) fn first_due(
    pace: Pace,
    created: i64,
    seats: &[SeatRow],
    holders: &[Holder],
    decides: Option<Seat>,
) -> Option<i64> {
    let crowd = Crowd {
        seats,
        holders,
        notes: &[],
    };
    let choices = std::iter::empty();
    crowd.left(pace, created, choices, decides).due
}

impl SeatChange {
    /// True if somebody came to a seat or went.
    pub(crate) fn seats(&self) -> bool {
        matches!(
            self,
            Self::Sat { .. }
                | Self::Left { .. }
                | Self::Freed { .. }
                | Self::Resigned { .. }
                | Self::Bot { .. }
        )
    }

    fn is_late(&self) -> bool {
        matches!(self, Self::Late { .. })
    }
}

impl Table {
    /// What was agreed about time.
    pub(crate) fn pace(&self) -> Option<Pace> {
        self.notes.iter().find_map(|note| match note.what {
            SeatChange::Pace(pace) => Some(pace),
            _ => None,
        })
    }

    /// What is left to everybody now, if time was agreed on.
    pub(crate) fn time_left(&self) -> Option<Left> {
        let crowd = Crowd {
            seats: &self.seats,
            holders: &self.holders,
            notes: &self.notes,
        };
        let (choices, decides) = (self.choices_made(), self.row.head.decides);
        Some(crowd.left(self.pace()?, self.row.created, choices, decides))
    }

    /// When the time of whoever decides ends, once a draft is true.
    pub(crate) fn due_after(&self, draft: &Draft) -> Option<i64> {
        let pace = self.pace()?;
        let mut notes = self.notes.clone();
        let acts = draft.acts.iter().cloned();
        notes.extend(acts.filter_map(|act| Note::of(act, 0)));
        let seating = draft.seating.as_ref();
        let crowd = Crowd {
            seats: seating.map_or(&self.seats, |seating| &seating.seats),
            holders: seating.map_or(&self.holders, |seating| &seating.holders),
            notes: &notes,
        };
        let choices = draft.choices_made(self);
        let left = crowd.left(pace, self.row.created, choices, draft.head.decides);
        left.due
    }

    /// Whose time is over at this moment.
    pub(crate) fn late(&self, now: i64) -> Option<Seat> {
        let seat = self.decides().ok()?;
        (self.row.head.due? <= now).then_some(seat)
    }

    /// The seat ran out of time, and what was agreed comes of it.
    pub(crate) fn draft_late(&self, seat: Seat, now: i64) -> Draft {
        let name = self.seats[seat.index()].name.clone();
        let late = (seat, SeatChange::Late { name: name.clone() });
        match self.pace().map(|pace| pace.end) {
            Some(End::Bot(bot)) => {
                let change = (seat, SeatChange::Bot { name, bot });
                self.draft_replaced(seat, bot, vec![late, change], now)
            }
            _ => self.draft_resigned(seat, Some(late), now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(time: Time, choices: &[(u8, i64)], decides: u8) -> (Vec<i64>, i64) {
        let pace = Pace {
            time,
            end: End::Resign,
        };
        let seat = |number| Seat::from_number(number).unwrap();
        let choices = choices.iter().map(|&(number, at)| (seat(number), at));
        pace.left(2, 1000, choices, Some(seat(decides)), |_, _, _| 0)
    }

    #[test]
    fn a_bank_is_spent_by_whoever_decides() {
        let bank = Time::Bank {
            seconds: 100,
            increment: 5,
        };
        assert_eq!(left(bank, &[], 1), (vec![100_000; 2], 1000));
        // Two choices in a row, then the other one decides.
        let choices = [(1, 11_000), (1, 31_000)];
        assert_eq!(left(bank, &choices, 1), (vec![100_000; 2], 1000));
        assert_eq!(left(bank, &choices, 2), (vec![75_000, 100_000], 31_000));
        let choices = [(1, 31_000), (2, 41_000), (1, 42_000)];
        assert_eq!(left(bank, &choices, 2), (vec![79_000, 95_000], 42_000));
        // What was done before all had come costs nothing and brings nothing.
        assert_eq!(left(bank, &[(1, 500)], 2), (vec![100_000; 2], 1000));
        // A clock of another server that is behind takes nothing away.
        let choices = [(1, 31_000), (2, 30_000)];
        assert_eq!(left(bank, &choices, 1), (vec![75_000, 105_000], 31_000));
    }

    #[test]
    fn every_turn_has_the_same_time() {
        let turn = Time::Turn { seconds: 100 };
        assert_eq!(left(turn, &[(1, 61_000)], 1), (vec![100_000; 2], 1000));
        assert_eq!(left(turn, &[(1, 61_000)], 2), (vec![100_000; 2], 61_000));
    }

    #[test]
    fn an_agreement_is_read_as_it_was_written() {
        let texts = [
            r#"{"turn":86400,"end":"bot-standard"}"#,
            r#"{"bank":1800,"increment":30,"end":"resign"}"#,
        ];
        for text in texts {
            let pace: Pace = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&pace).unwrap(), text);
        }
        for wrong in [
            r#"{"end":"resign"}"#,
            r#"{"turn":60,"bank":60,"end":"resign"}"#,
            r#"{"turn":60,"increment":60,"end":"resign"}"#,
            r#"{"turn":60,"end":"standard"}"#,
            r#"{"turn":60,"end":"bot-nobody"}"#,
            r#"{"turn":-60,"end":"resign"}"#,
        ] {
            assert!(serde_json::from_str::<Pace>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nobody_can_agree_on_nonsense() {
        let pace = |time, end| Pace { time, end }.check().is_ok();
        assert!(pace(Time::Turn { seconds: DAY }, End::Resign));
        for time in [
            Time::Turn { seconds: 59 },
            Time::Turn { seconds: u32::MAX },
            Time::Bank {
                seconds: DAY,
                increment: u32::MAX,
            },
        ] {
            assert!(!pace(time, End::Resign), "{time:?}");
        }
        let odd = End::Bot(BotKind::Search(1_000_000_000));
        assert!(!pace(Time::Turn { seconds: DAY }, odd));
    }
}
