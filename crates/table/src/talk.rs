//! What is said at a table. Those who sit there talk among themselves, and so do those who watch.
//!
//! Talk is no act: it belongs to no record, and nobody has to have seen it to choose. It has a number of its own
//! ([`spoken`](crate::store::TableRow::spoken)), which is the lock of it.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::{Shared, Slot};
use crate::name::{checked_name, checked_text};
use crate::personal::Kind;
use crate::store::{Author, Message, Mute, Said, Spoken};
use crate::table::Table;
use crate::tables::Tables;
use crate::view::{MessageView, Muted, TalkView};
use orrery_core::{OptionsError, Viewer};

/// Somebody may mute so many others at one table.
const MUTES: usize = 50;

/// All who sit at a table, or all who watch, may mute so often together: anybody may watch, under ever new names.
const MUTES_TOGETHER: usize = 200;

/// So often it is tried again when somebody on another server was quicker.
const TRIES: usize = 5;

impl Tables {
    /// Says something: to those at the table if the session sits there, otherwise to those who watch. Whoever watches
    /// needs a name, once.
    pub fn say(
        &self,
        id: &TableId,
        session: Secret,
        name: Option<&str>,
        said: Said,
    ) -> Result<(), TableError> {
        let said = match said {
            Said::Text(text) => Said::Text(checked_text(&text)?),
            reaction @ Said::Reaction(_) => reaction,
        };
        let name = name.map(checked_name).transpose()?;
        self.speak(id, |table| {
            let author = table.speaks(session);
            let (what, limit) = (Limited::Talk, self.shared().config.messages_per_table);
            let alike = |message: &&Message| message.author.with(author);
            if table.talk.messages.iter().filter(alike).count() >= limit {
                return Err(TableError::TooMany { what, limit });
            }
            Ok(Spoken::Said(Message {
                number: table.row.spoken + 1,
                at: self.shared().now(),
                plies: table.made(),
                name: table.speaker(author, name.clone())?,
                author,
                said: said.clone(),
            }))
        })
    }

    /// Does not want to hear any more from whoever said this, or wants to again.
    pub fn mute(
        &self,
        id: &TableId,
        session: Secret,
        message: u64,
        mute: bool,
    ) -> Result<(), TableError> {
        self.speak(id, |table| {
            let author = table.speaks(session);
            let mut audible = table.talk.messages.iter();
            let said = audible.find(|one| one.number == message && one.author.with(author));
            let whom = said.ok_or(TableError::NotFound)?.author;
            if table.spoke(session, whom) {
                return Err(TableError::Forbidden);
            }
            let change = Mute { by: session, whom };
            if mute {
                table.may_mute(&change)?;
            }
            Ok(match mute {
                true => Spoken::Muted(change),
                false => Spoken::Heard(change),
            })
        })
    }

    /// True if a session speaks to those who sit at the table.
    pub fn sits(&self, id: &TableId, session: Secret) -> Result<bool, TableError> {
        self.shared()
            .at(id, |_, table| Ok(table.speaks(session).sits()))
    }

    /// What a session hears.
    pub fn talk(&self, id: &TableId, session: Secret) -> Result<TalkView, TableError> {
        self.shared().at(id, |_, table| Ok(table.hears(session)))
    }

    fn speak(
        &self,
        id: &TableId,
        what: impl Fn(&Table) -> Result<Spoken, TableError>,
    ) -> Result<(), TableError> {
        let once = || {
            self.shared().at(id, |slot, table| {
                let spoken = what(table)?;
                self.shared().spread(slot, table, spoken)
            })
        };
        for _ in 1..TRIES {
            match once() {
                Err(TableError::Stale { .. }) => {}
                done => return done,
            }
        }
        once()
    }
}

impl Shared {
    /// Stores what was said, makes it true, tells everybody: in this order.
    fn spread(&self, slot: &Slot, table: &mut Table, spoken: Spoken) -> Result<(), TableError> {
        let number = table.row.spoken + 1;
        self.store.speak(&table.row.id, number, spoken.clone())?;
        table.row.spoken = number;
        let talk = &mut table.talk;
        match spoken {
            Spoken::Said(message) => {
                let author = message.author;
                talk.messages.push(message);
                self.news(table, Kind::Talk, table.listens(author));
            }
            Spoken::Muted(mute) if !talk.mutes.contains(&mute) => talk.mutes.push(mute),
            Spoken::Muted(_) => {}
            Spoken::Heard(mute) => talk.mutes.retain(|one| *one != mute),
        }
        self.tell(slot, table);
        Ok(())
    }
}

impl Author {
    /// True if it is somebody who sits at the table.
    pub(crate) fn sits(self) -> bool {
        matches!(self, Self::Seat(_))
    }

    /// True if both talk to the same people.
    fn with(self, other: Self) -> bool {
        self.sits() == other.sits()
    }
}

impl Table {
    /// As whom a session speaks.
    fn speaks(&self, session: Secret) -> Author {
        match self.viewer(session, None) {
            Ok(Viewer::Seat(seat)) if self.holds(session, seat) => Author::Seat(seat),
            _ => Author::Watcher(session),
        }
    }

    /// True if the session may speak as this author.
    fn spoke(&self, session: Secret, author: Author) -> bool {
        match author {
            Author::Seat(seat) => self.holds(session, seat),
            Author::Watcher(by) => by == session,
        }
    }

    /// Those at the table who want to hear this author; whoever watches is told nothing elsewhere.
    fn listens(&self, author: Author) -> Vec<Secret> {
        let sits = self.holders.iter().filter(|_| author.sits());
        let others = sits.filter(|holder| !self.spoke(holder.session, author));
        let mute = |by| Mute { by, whom: author };
        let hears = others.map(|holder| holder.session);
        hears
            .filter(|session| !self.talk.mutes.contains(&mute(*session)))
            .collect()
    }

    /// An error if there are enough of these. Whom somebody mutes is in the same room.
    fn may_mute(&self, change: &Mute) -> Result<(), TableError> {
        let room = self.talk.mutes.iter();
        let room = room.filter(|one| one.whom.with(change.whom));
        let mine = room.clone().filter(|one| one.by == change.by);
        let limit = match (mine.count(), room.count()) {
            (MUTES.., _) => MUTES,
            (_, MUTES_TOGETHER..) => MUTES_TOGETHER,
            _ => return Ok(()),
        };
        let what = Limited::Mutes;
        Err(TableError::TooMany { what, limit })
    }

    /// What whoever speaks is called.
    fn speaker(&self, author: Author, name: Option<String>) -> Result<String, OptionsError> {
        match author {
            Author::Seat(seat) => Ok(self.seats[seat.index()].name.clone()),
            Author::Watcher(_) => name.or_else(|| self.called(author)).ok_or_else(|| {
                OptionsError::new("name", "whoever watches needs a name to say something")
            }),
        }
    }

    /// What somebody was called who said something before.
    fn called(&self, author: Author) -> Option<String> {
        let mut said = self.talk.messages.iter().rev();
        let last = said.find(|message| message.author == author);
        last.map(|message| message.name.clone())
    }

    fn hears(&self, session: Secret) -> TalkView {
        let author = self.speaks(session);
        let mine = self.talk.mutes.iter().filter(|mute| mute.by == session);
        let muted: Vec<Author> = mine.map(|mute| mute.whom).collect();
        let room = self.talk.messages.iter();
        let room = room.filter(|message| message.author.with(author));
        let last = |whom: &Author| {
            let said = room.clone().rfind(|message| message.author == *whom)?;
            Some(Muted {
                message: said.number,
                name: said.name.clone(),
            })
        };
        let heard = room
            .clone()
            .filter(|message| !muted.contains(&message.author));
        TalkView {
            sits: author.sits(),
            name: self.called(author),
            muted: muted.iter().filter_map(last).collect(),
            messages: heard
                .map(|message| MessageView {
                    number: message.number,
                    at: message.at,
                    plies: message.plies,
                    seat: match message.author {
                        Author::Seat(seat) => Some(seat),
                        Author::Watcher(_) => None,
                    },
                    name: message.name.clone(),
                    said: message.said.clone(),
                    mine: self.spoke(session, message.author),
                })
                .collect(),
        }
    }
}
