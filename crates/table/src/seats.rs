//! Who sits where: sitting down, other devices, leaving, being replaced.
//!
//! A seat is held by sessions, the devices of one person. A link lets one session sit down and is void then; whoever
//! holds the seat makes another one for the next device. Coming and going are acts of the log; devices and links are
//! nobody else's business and are not.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::name::checked_name;
use crate::store::{After, Holder, SeatChange, SeatKind, SeatRow};
use crate::table::Table;
use crate::tables::Tables;
use crate::view::{Device, Note, SeatView, Wish};
use orrery_bots::BotKind;
use orrery_core::{OptionsError, Seat};

/// Who asks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    /// The session, by which seats are held.
    pub session: Secret,
    /// What the device calls itself.
    pub device: &'a str,
    /// Where it is; see [`TableRow::origin`](crate::store::TableRow::origin).
    pub origin: Secret,
    /// The tag of the account behind it, if there is one.
    pub tag: Option<&'a str>,
}

impl From<Secret> for Visitor<'_> {
    /// A session of which nothing else is known.
    fn from(session: Secret) -> Self {
        Self {
            session,
            device: "",
            origin: session,
            tag: None,
        }
    }
}

/// What entitles a session to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim<'a> {
    /// The token of the seat's link.
    Link(&'a str),
    /// The seat is open.
    Open(Seat),
    /// Somebody asked this person to sit there.
    Invited(Seat),
}

/// So often somebody may want another bot in the same empty seat, or change their mind about stopping.
const WISHES: usize = 6;

/// The longest name of a device that is kept, in characters.
const MAX_DEVICE: usize = 40;

impl Visitor<'_> {
    /// This device in a seat.
    pub(crate) fn holder(&self, seat: Seat, number: u64, now: i64) -> Holder {
        Holder {
            seat,
            session: self.session,
            number,
            device: self.device.chars().take(MAX_DEVICE).collect(),
            since: now,
            active: now,
            seen: 0,
        }
    }
}

impl Tables {
    /// Sits down: on an empty seat as somebody new, with a name if one is given; on one's own seat with another
    /// device. The link is void then.
    pub fn claim<'a>(
        &self,
        id: &TableId,
        visitor: impl Into<Visitor<'a>>,
        claim: Claim<'_>,
        name: Option<&str>,
    ) -> Result<Seat, TableError> {
        let (visitor, now) = (visitor.into(), self.shared().now());
        let name = name.map(checked_name).transpose()?;
        if let Claim::Invited(seat) = claim
            && !self.invited_to(id, visitor.session)?.contains(&seat)
        {
            // Whether there is such a table comes first.
            self.shared().at(id, |_, _| Ok(()))?;
            return Err(TableError::Forbidden);
        }
        // Whoever was asked by name comes under it.
        let own = match (&name, claim) {
            (None, Claim::Invited(_)) => self.account_of(visitor.session)?,
            _ => None,
        };
        let own = own.map(|account| account.name);
        let seat = self.shared().at(id, |slot, table| {
            let seat = table.claimed(visitor.session, claim)?;
            if table.holds(visitor.session, seat) {
                return Ok(seat);
            }
            let held = table.holders.iter().filter(|other| other.seat == seat);
            let (held, limit) = (held.count(), self.shared().config.holders_per_seat);
            if held >= limit {
                let what = Limited::Holders;
                return Err(TableError::TooMany { what, limit });
            }
            let (mut seats, mut holders) = (table.seats.clone(), table.holders.clone());
            let row = &mut seats[seat.index()];
            let mut changes = Vec::new();
            if held == 0 {
                table.decides()?;
                let name = name.or_else(|| own.filter(|_| !table.keeps_name(seat)));
                row.name = table.newcomer(seat, name)?;
                let name = row.name.clone();
                changes.push((seat, SeatChange::Sat { name }));
                changes.extend(table.judged(&visitor, seat)?.map(|player| (seat, player)));
            }
            row.link = None;
            holders.push(visitor.holder(seat, table.row.seating + 1, now));
            let draft = table.draft_seats(changes, seats, holders, now);
            self.shared().commit(slot, table, draft)?;
            Ok(seat)
        })?;
        self.filled(id, seat)?;
        self.shared().stay_away(id, visitor.session)?;
        Ok(seat)
    }

    /// Makes a new link for a seat: for another device of whoever holds it, or, as long as nobody does, for
    /// somebody whom the host invites. A link of before is void. `token` gives the link with a number its secret
    /// text.
    pub fn invite(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        token: &dyn Fn(u32) -> String,
    ) -> Result<u32, TableError> {
        self.shared().at(id, |slot, table| {
            let row = table.seat_row(seat)?;
            let host = table.row.host == session && !table.held(seat);
            if matches!(row.kind, SeatKind::Bot(_)) || !(host || table.holds(session, seat)) {
                return Err(TableError::Forbidden);
            }
            if host {
                table.decides()?;
            }
            let mut seats = table.seats.clone();
            let row = &mut seats[seat.index()];
            row.links = row.links.wrapping_add(1);
            row.link = Some(Secret::of(&token(row.links)));
            let number = row.links;
            let holders = table.holders.clone();
            let draft = table.draft_seats(Vec::new(), seats, holders, self.shared().now());
            self.shared().commit(slot, table, draft)?;
            Ok(number)
        })
    }

    /// Ends a device that holds the same seat, this one included. The last one does not end but
    /// [leaves](Self::leave).
    pub fn end_device(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        number: u64,
    ) -> Result<(), TableError> {
        self.shared().at(id, |slot, table| {
            if !table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            let mut holders = table.holders.clone();
            holders.retain(|holder| holder.seat != seat || holder.number != number);
            if holders.len() == table.holders.len() {
                return Err(TableError::NotFound);
            }
            if !holders.iter().any(|holder| holder.seat == seat) {
                return Err(TableError::Forbidden);
            }
            let seats = table.seats.clone();
            let draft = table.draft_seats(Vec::new(), seats, holders, self.shared().now());
            self.shared().commit(slot, table, draft)?;
            Ok(())
        })
    }

    /// Leaves a seat for good, with all devices.
    pub fn leave(&self, id: &TableId, session: Secret, seat: Seat) -> Result<u64, TableError> {
        self.shared().leave(id, session, seat)
    }

    /// Leaves a seat for good and makes a link by which a friend may take it over; see [`invite`](Self::invite). Tells
    /// the number of the link.
    pub fn pass_on(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        token: &dyn Fn(u32) -> String,
    ) -> Result<u32, TableError> {
        self.shared().at(id, |slot, table| {
            let name = table.seat_row(seat)?.name.clone();
            // Nobody plays for somebody who is judged.
            if !table.holds(session, seat) || table.judged_seat(session) == Some(seat) {
                return Err(TableError::Forbidden);
            }
            table.decides()?;
            let (mut seats, mut holders) = (table.seats.clone(), table.holders.clone());
            holders.retain(|holder| holder.seat != seat);
            let row = &mut seats[seat.index()];
            let number = row.links.wrapping_add(1);
            let link = Some(Secret::of(&token(number)));
            (row.links, row.link, row.auto_end) = (number, link, false);
            let changes = vec![(seat, SeatChange::Left { name })];
            let draft = table.draft_seats(changes, seats, holders, self.shared().now());
            self.shared().commit(slot, table, draft)?;
            Ok(number)
        })
    }

    /// Gives up: the seat has lost. A bot plays on for it, or the game ends if nobody else is left to play.
    pub fn resign(&self, id: &TableId, session: Secret, seat: Seat) -> Result<u64, TableError> {
        self.shared().at(id, |slot, table| {
            table.seat_row(seat)?;
            if !table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            table.decides()?;
            let draft = table.draft_resigned(seat, None, self.shared().now());
            Ok(self.shared().commit(slot, table, draft)?.seq)
        })
    }

    /// Wants to stop the game, or does not any more. It ends without a result once all who sit at the table want it.
    pub fn want_stop(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        wish: bool,
    ) -> Result<u64, TableError> {
        self.shared().at(id, |slot, table| {
            table.seat_row(seat)?;
            if !table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            table.decides()?;
            if wants_stop(seat, &table.notes) == wish {
                return Ok(table.row.seq);
            }
            // Whoever agrees with nobody but themselves gives up.
            if wish && table.is_alone(session) && table.judged_seat(session) == Some(seat) {
                let draft = table.draft_resigned(seat, None, self.shared().now());
                return Ok(self.shared().commit(slot, table, draft)?.seq);
            }
            let said =
                |note: &&Note| matches!(note.what, SeatChange::Stop { .. }) && note.seat == seat;
            if table.notes.iter().filter(said).count() >= WISHES {
                let (what, limit) = (Limited::Stops, WISHES);
                return Err(TableError::TooMany { what, limit });
            }
            let changes = vec![(seat, SeatChange::Stop { wish })];
            let (seats, holders) = (table.seats.clone(), table.holders.clone());
            let draft = table.draft_seats(changes, seats, holders, self.shared().now());
            Ok(self.shared().commit(slot, table, draft)?.seq)
        })
    }

    /// Gives the seat of somebody free who has not been here for long; only the host may, and only where no clock decides
    /// how long that is.
    pub fn free(&self, id: &TableId, session: Secret, seat: Seat) -> Result<u64, TableError> {
        let absent = self.shared().absent();
        // Whoever was here on another server left no act.
        if let Some(stored) = self.shared().store.load(id)? {
            self.shared().at(id, |_, table| {
                table.were_here(&stored.holders);
                Ok(())
            })?;
        }
        let gone = move |table: &Table| {
            if table.row.host != session || !table.held(seat) || table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            match table.is_absent(seat, absent) {
                true => Ok(()),
                false => Err(TableError::NotAbsent),
            }
        };
        let change = |name| SeatChange::Freed { name };
        self.shared().vacate(id, seat, gone, change)
    }

    /// Wants a bot to take over an empty seat, or none any more. It does once all who sit at the table want the
    /// same one.
    pub fn want_bot(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        bot: Option<BotKind>,
    ) -> Result<u64, TableError> {
        if bot.is_some_and(|bot| !BotKind::ALL.contains(&bot)) {
            return Err(OptionsError::new("bot", "there is no such bot here").into());
        }
        self.shared().at(id, |slot, table| {
            let row = table.seat_row(seat)?;
            if !table.member(session) {
                return Err(TableError::Forbidden);
            }
            if matches!(row.kind, SeatKind::Bot(_)) || table.held(seat) {
                return Err(TableError::SeatTaken);
            }
            table.decides()?;
            let wanted = table.wishes(seat);
            let news = |by: &Seat| {
                let wish = wanted.iter().find(|wish| wish.by == *by);
                wish.map(|wish| wish.bot) != bot
            };
            let mine = Seat::first(table.seats.len()).filter(|by| table.holds(session, *by));
            let wish = |by| (seat, SeatChange::Wish { by, bot });
            let changes: Vec<_> = mine.filter(news).map(wish).collect();
            if changes.is_empty() {
                return Ok(table.row.seq);
            }
            let said = |change: &(Seat, SeatChange)| match change.1 {
                SeatChange::Wish { by, .. } => times_wished(seat, by, &table.notes),
                _ => 0,
            };
            if changes.iter().any(|change| said(change) >= WISHES) {
                let (what, limit) = (Limited::Wishes, WISHES);
                return Err(TableError::TooMany { what, limit });
            }
            let (seats, holders) = (table.seats.clone(), table.holders.clone());
            let draft = table.draft_seats(changes, seats, holders, self.shared().now());
            Ok(self.shared().commit(slot, table, draft)?.seq)
        })
    }

    /// Whether the turns of a seat end by themselves when nothing else is possible.
    pub fn set_auto_end(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        wish: bool,
    ) -> Result<(), TableError> {
        self.shared().at(id, |slot, table| {
            if !table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            let (mut seats, holders) = (table.seats.clone(), table.holders.clone());
            seats[seat.index()].auto_end = wish;
            let draft = table.draft_seats(Vec::new(), seats, holders, self.shared().now());
            self.shared().commit(slot, table, draft)?;
            Ok(())
        })
    }

    /// The seat that a link opens now, if it opens any.
    pub fn invited(&self, id: &TableId, token: &str) -> Result<Option<Seat>, TableError> {
        let token = Some(Secret::of(token));
        self.shared().at(id, |_, table| {
            let index = table.seats.iter().position(|row| row.link == token);
            Ok(index.and_then(Seat::new))
        })
    }
}

impl Shared {
    /// See [`Tables::leave`].
    pub(crate) fn leave(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
    ) -> Result<u64, TableError> {
        // Whoever is judged by the game and leaves it has lost.
        let resigned = self.at(id, |slot, table| {
            if table.decides().is_err() || table.judged_seat(session) != Some(seat) {
                return Ok(None);
            }
            let draft = table.draft_resigned(seat, None, self.now());
            Ok(Some(self.commit(slot, table, draft)?.seq))
        })?;
        if let Some(seq) = resigned {
            return Ok(seq);
        }
        let gone = |table: &Table| match table.holds(session, seat) {
            true => Ok(()),
            false => Err(TableError::Forbidden),
        };
        self.vacate(id, seat, gone, |name| SeatChange::Left { name })
    }

    /// Nobody holds the seat any more.
    fn vacate(
        &self,
        id: &TableId,
        seat: Seat,
        may: impl FnOnce(&Table) -> Result<(), TableError>,
        change: impl FnOnce(String) -> SeatChange,
    ) -> Result<u64, TableError> {
        self.at(id, |slot, table| {
            let name = table.seat_row(seat)?.name.clone();
            may(table)?;
            table.decides()?;
            let (mut seats, mut holders) = (table.seats.clone(), table.holders.clone());
            holders.retain(|holder| holder.seat != seat);
            (seats[seat.index()].link, seats[seat.index()].auto_end) = (None, false);
            let changes = vec![(seat, change(name))];
            let draft = table.draft_seats(changes, seats, holders, self.now());
            Ok(self.commit(slot, table, draft)?.seq)
        })
    }
}

impl Table {
    fn seat_row(&self, seat: Seat) -> Result<&SeatRow, TableError> {
        self.seats.get(seat.index()).ok_or(TableError::NotFound)
    }

    /// The seat on which a session may sit down now.
    fn claimed(&self, session: Secret, claim: Claim<'_>) -> Result<Seat, TableError> {
        match claim {
            Claim::Link(token) => {
                let token = Some(Secret::of(token));
                let index = self.seats.iter().position(|row| row.link == token);
                index.and_then(Seat::new).ok_or(TableError::Forbidden)
            }
            Claim::Invited(seat) => {
                let person = |row: &SeatRow| !matches!(row.kind, SeatKind::Bot(_));
                if !self.seats.get(seat.index()).is_some_and(person) {
                    return Err(TableError::SeatTaken);
                }
                match self.held(seat) && !self.holds(session, seat) {
                    true => Err(TableError::SeatTaken),
                    false => Ok(seat),
                }
            }
            Claim::Open(seat) => {
                let row = self.seats.get(seat.index());
                if row.is_none_or(|row| row.kind != SeatKind::Open) {
                    return Err(TableError::Forbidden);
                }
                match self.held(seat) {
                    true if self.holds(session, seat) => Ok(seat),
                    true => Err(TableError::SeatTaken),
                    false if self.member(session) && !self.row.several => Err(TableError::OneSeat),
                    false => Ok(seat),
                }
            }
        }
    }

    /// True if the name of this seat is that of whoever is asked to it, as they were called the last time.
    fn keeps_name(&self, seat: Seat) -> bool {
        matches!(self.row.after, Some((_, After::Rematch))) && !self.was_left(seat)
    }

    /// What somebody new in this seat is called. Nobody goes by the name of somebody who left.
    fn newcomer(&self, seat: Seat, name: Option<String>) -> Result<String, OptionsError> {
        match name {
            Some(name) => Ok(name),
            None if !self.was_left(seat) => Ok(self.seats[seat.index()].name.clone()),
            None => Err(OptionsError::new(
                "name",
                "whoever comes after somebody needs a name",
            )),
        }
    }

    fn was_left(&self, seat: Seat) -> bool {
        let left = |note: &Note| {
            let gone = matches!(
                note.what,
                SeatChange::Left { .. } | SeatChange::Freed { .. }
            );
            gone && note.seat == seat
        };
        self.notes.iter().any(left)
    }

    /// True if the seat has lost before the end.
    pub(crate) fn has_resigned(&self, seat: Seat) -> bool {
        let resigned = |note: &Note| matches!(note.what, SeatChange::Resigned { .. });
        self.notes
            .iter()
            .any(|note| note.seat == seat && resigned(note))
    }

    /// Notes when these were last here, if that was later than known.
    fn were_here(&mut self, others: &[Holder]) {
        for holder in &mut self.holders {
            let same = others.iter().find(|other| other.number == holder.number);
            let active = same.map_or(0, |same| same.active);
            holder.active = holder.active.max(active);
        }
    }

    /// When a device of this seat was last here.
    fn last_here(&self, seat: Seat) -> i64 {
        let devices = self.holders.iter().filter(|holder| holder.seat == seat);
        devices.map(|holder| holder.active).max().unwrap_or(0)
    }

    /// Whether a seat may be given free, as nobody was here since this moment. Where there is a clock, it is the clock that
    /// decides how long somebody may think or be away.
    fn is_absent(&self, seat: Seat, since: i64) -> bool {
        self.pace().is_none() && self.last_here(seat) < since
    }

    fn wishes(&self, seat: Seat) -> Vec<Wish> {
        wishes(seat, &self.notes)
    }

    pub(crate) fn seat_views(&self, session: Secret, absent: i64) -> Vec<SeatView> {
        let host = self.row.host == session;
        let running = self.decides().is_ok();
        let left = self.time_left();
        let view = |(seat, row): (Seat, &SeatRow)| {
            let (held, mine) = (self.held(seat), self.holds(session, seat));
            let mut view = seat_view(seat, row, held, mine);
            let shown = mine || (host && !held);
            view.link = row.link.filter(|_| shown).map(|_| row.links);
            view.absent = running && host && held && !mine && self.is_absent(seat, absent);
            view.left = self.was_left(seat);
            view.resigned = self.has_resigned(seat);
            view.stops = running && held && wants_stop(seat, &self.notes);
            view.away = self.away(seat).filter(|_| running && held);
            view.time = left
                .as_ref()
                .filter(|_| view.bot.is_none())
                .map(|left| left.seats[seat.index()]);
            if mine {
                view.devices = self.devices(session, seat);
            }
            if !view.taken {
                view.wishes = self.wishes(seat);
            }
            view
        };
        let seats = Seat::first(self.seats.len()).zip(&self.seats);
        seats.map(view).collect()
    }

    fn devices(&self, session: Secret, seat: Seat) -> Vec<Device> {
        let devices = self.holders.iter().filter(|holder| holder.seat == seat);
        let device = |holder: &Holder| Device {
            number: holder.number,
            name: holder.device.clone(),
            since: holder.since,
            active: holder.active,
            this: holder.session == session,
        };
        devices.map(device).collect()
    }
}

/// A seat as everybody sees it, and a little more for those who hold it.
pub(crate) fn seat_view(seat: Seat, row: &SeatRow, held: bool, mine: bool) -> SeatView {
    let bot = match row.kind {
        SeatKind::Bot(kind) => Some(kind),
        _ => None,
    };
    SeatView {
        seat,
        name: row.name.clone(),
        bot,
        taken: held || bot.is_some(),
        open: row.kind == SeatKind::Open && !held,
        mine,
        auto_end: mine.then_some(row.auto_end),
        link: None,
        devices: Vec::new(),
        wishes: Vec::new(),
        absent: false,
        left: false,
        resigned: false,
        stops: false,
        away: None,
        time: None,
    }
}

/// Who wants which bot in an empty seat. What somebody wanted who has left since, or before the seat became empty, does
/// not count.
fn wishes(seat: Seat, notes: &[Note]) -> Vec<Wish> {
    let (mut wishes, mut settled) = (Vec::new(), Vec::new());
    for note in notes.iter().rev() {
        match note.what {
            SeatChange::Wish { by, bot } if note.seat == seat => {
                if !settled.contains(&by) {
                    settled.push(by);
                    wishes.extend(bot.map(|bot| Wish { by, bot }));
                }
            }
            ref what if !what.seats() => {}
            _ if note.seat == seat => break,
            _ => settled.push(note.seat),
        }
    }
    wishes
}

/// How often somebody has said which bot they want since the seat became empty.
fn times_wished(seat: Seat, who: Seat, notes: &[Note]) -> usize {
    let about = notes.iter().rev().filter(|note| note.seat == seat);
    let since = about.take_while(|note| !note.what.seats());
    let wished = |note: &&Note| matches!(note.what, SeatChange::Wish { by, .. } if by == who);
    since.filter(wished).count()
}

/// Whether somebody wants to stop the game. What somebody wanted who sat here before does not count.
fn wants_stop(seat: Seat, notes: &[Note]) -> bool {
    let about = notes.iter().rev().filter(|note| note.seat == seat);
    let mut since = about.take_while(|note| !note.what.seats());
    since.find_map(|note| match note.what {
        SeatChange::Stop { wish } => Some(wish),
        _ => None,
    }) == Some(true)
}

/// Whether all who sit at a table want to stop the game.
pub(crate) fn agreed_to_stop(seats: &[SeatRow], holders: &[Holder], notes: &[Note]) -> bool {
    let held = |seat: &Seat| holders.iter().any(|holder| holder.seat == *seat);
    let mut people = Seat::first(seats.len()).filter(held);
    let anybody = people.clone().next().is_some();
    anybody && people.all(|seat| wants_stop(seat, notes))
}

/// The bot that all who sit at a table want in this seat, if it is empty.
pub(crate) fn agreement(
    seat: Seat,
    seats: &[SeatRow],
    holders: &[Holder],
    notes: &[Note],
) -> Option<BotKind> {
    let held = |seat: Seat| holders.iter().any(|holder| holder.seat == seat);
    let person = |seat: Seat| !matches!(seats[seat.index()].kind, SeatKind::Bot(_));
    if held(seat) || !person(seat) {
        return None;
    }
    let wishes = wishes(seat, notes);
    let bot = wishes.first()?.bot;
    let wants = |by: Seat| wishes.iter().any(|wish| wish.by == by && wish.bot == bot);
    let mut people = Seat::first(seats.len()).filter(|one| held(*one));
    let anybody = people.clone().next().is_some();
    (anybody && people.all(wants)).then_some(bot)
}
