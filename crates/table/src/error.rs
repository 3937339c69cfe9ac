//! Everything that can go wrong at a table, for whoever has to answer for it.

use crate::store::StoreError;
use crate::view::{Aside, Barrier};
use orrery_core::{OptionsError, Refused, Seat};
use orrery_outside::NoRandom;

/// Why it was not done. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, position or record.
    #[error("there is nothing here")]
    NotFound,
    /// This session may not do it.
    #[error("this is not yours to do")]
    Forbidden,
    /// Another seat decides now.
    #[error("seat {decides} decides now")]
    NotYourTurn {
        /// Who decides.
        decides: Seat,
    },
    /// The table has moved on since the sender looked.
    #[error("the table has moved on and stands at {seq}")]
    Stale {
        /// The present number of its last act.
        seq: u64,
    },
    /// Not possible now.
    #[error("`{choice}` is not possible now{}", because.as_ref().map(|refused| format!(" ({})", refused.refusal)).unwrap_or_default())]
    Illegal {
        /// What was tried.
        choice: String,
        /// Why not, if the game knows.
        because: Option<Box<Refused>>,
    },
    /// Cannot be taken back.
    #[error("this cannot be taken back: {0:?}")]
    NoUndo(Barrier),
    /// The game is over or the table closed.
    #[error("the game is over")]
    Over,
    /// Only for finished games.
    #[error("the game still runs")]
    Running,
    /// The stored game cannot go on with this release.
    #[error("this game is set aside: {0}")]
    SetAside(Aside),
    /// The seat belongs to somebody else already.
    #[error("somebody sits there already")]
    SeatTaken,
    /// This person has another seat at the table.
    #[error("one person has one seat here")]
    OneSeat,
    /// People are judged by this game, so they need an account.
    #[error("this game is rated: sign in first")]
    NoAccount,
    /// The person was here not long ago.
    #[error("somebody who was here not long ago keeps the seat")]
    NotAbsent,
    /// Somebody else plays here, and the table was not made with hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// It is their turn already, or nothing can be planned in this position.
    #[error("nothing can be planned now")]
    NoPlan,
    /// A limit is reached.
    #[error("too many {what}: {limit} are allowed")]
    TooMany {
        /// Of what.
        what: Limited,
        /// How many may be.
        limit: usize,
    },
    /// No table can be made of this.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The chosen data pack has mistakes.
    #[error("the data pack `{name}` cannot be used: {}", problems.join("; "))]
    Pack {
        /// Which.
        name: String,
        /// Each with its file and entry.
        problems: Vec<String>,
    },
    /// The store failed; the message is for the operator only.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes the kinds of limits: each with what it is about and what programmers are told there is too much of.
macro_rules! limits {
    ($($(#[$about:meta])* $kind:ident = $words:literal;)*) => {
        /// What there may not be too many of.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Limited {
            $($(#[$about])* $kind,)*
        }

        impl Limited {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$kind),*];
        }

        impl std::fmt::Display for Limited {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $(Self::$kind => $words,)*
                })
            }
        }
    };
}

limits! {
    /// Unfinished tables created by one session.
    Tables = "unfinished tables";
    /// Unfinished tables with a bot in every seat.
    Unattended = "unfinished tables of bots alone";
    /// Acts of one table.
    Acts = "choices at one table";
    /// Choices of a record that is brought to a table.
    Record = "choices in a record";
    /// Acts of people who come and go at one table.
    Comings = "comings and goings at one table";
    /// Acts of people who ask for hints at one table.
    Hints = "hints at one table";
    /// Changes of mind about stopping a game.
    Stops = "wishes to stop";
    /// Changes of mind about a bot in a seat.
    Wishes = "wishes for a bot";
    /// Sessions that hold one seat.
    Holders = "devices in one seat";
    /// People who are asked to one seat.
    Invitations = "invitations to one seat";
    /// Passkeys of one account.
    Passkeys = "passkeys of one account";
    /// Analyses under way.
    Analyses = "analyses at once";
    /// Messages at one table.
    Talk = "messages at one table";
    /// People whom somebody mutes at one table.
    Mutes = "people muted at one table";
    /// Reports that wait for the operator.
    Reports = "reports that wait";
    /// Days that somebody is away in a year.
    Away = "days off";
    /// Notes of somebody at one table.
    Remarks = "notes at one table";
}

impl From<NoRandom> for TableError {
    fn from(error: NoRandom) -> Self {
        StoreError::Failed(error.to_string()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::Limited;
    use std::path::Path;

    fn sources(folder: &Path) -> String {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut text = String::new();
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                text += &sources(&path);
            } else if !path.ends_with("error.rs") {
                text += &std::fs::read_to_string(&path).unwrap();
            }
        }
        text
    }

    #[test]
    fn every_limit_has_a_kind_of_its_own() {
        let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        for kind in Limited::ALL {
            let named = format!("Limited::{kind:?}");
            let after = source.split(&named).skip(1);
            let whole = |after: &&str| !after.starts_with(char::is_alphanumeric);
            assert_eq!(after.filter(whole).count(), 1, "{named}");
        }
        let words = |kind: &Limited| kind.to_string();
        let mut all: Vec<_> = Limited::ALL.iter().map(words).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Limited::ALL.len());
    }
}
