//! Accounts: one person on any number of devices, without a password.
//!
//! Tables know who plays by a fingerprint. That of a browser without an account is its session's; that of an account
//! is `person`, whichever of its devices asks. So a seat is held by a person, and tables need not know which kind it
//! is. When a browser signs in, what its session holds becomes the account's.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId, letters};
use crate::memory::Shared;
use crate::name::checked_name;
use crate::plan::hex;
use crate::sql::{Cell, Line, Step};
use crate::store::StoreError;
use crate::tables::Tables;
use orrery_outside::fill;
use std::collections::BTreeMap;
use std::time::Duration;

/// So many milliseconds may pass until it is written down again that a device was here.
const PRESENT: i64 = 60 * 60 * 1000;

/// Devices of one account, and passkeys; beyond that, the device that was not here for the longest time is signed out.
const DEVICES: i64 = 20;
const PASSKEYS: usize = 20;

/// Letters of a [`Account::tag`], and of the ids of devices.
const TAG: usize = 6;

/// One person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// By which tables know who holds a seat.
    pub person: Secret,
    /// By which others find the account; nobody chooses it, so two people may have the same name.
    pub tag: String,
    /// What others call them.
    pub name: String,
    /// Where one-time links are sent.
    pub mail: Option<String>,
    /// True if everybody may see what they have played.
    pub public: bool,
    /// True if an operator has shut them out.
    pub banned: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, about.
    pub active: i64,
    /// What its browsers remember: settings, lessons, puzzles; for the caller to read.
    pub kept: BTreeMap<String, String>,
}

/// A browser that signs in.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// The session without an account that it had; nothing if it was signed in as somebody else.
    pub before: Option<Secret>,
    /// The session that it gets.
    pub session: Secret,
    /// What it calls itself.
    pub device: &'a str,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Its name in addresses.
    pub id: String,
    /// What it calls itself.
    pub device: String,
    /// When it signed in, in milliseconds since 1970.
    pub since: i64,
    /// When it was last here, about.
    pub active: i64,
    /// True for the one that asks.
    pub this: bool,
}

/// A public key to whose private half only its owner's device has access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its name, which the authenticator gave it.
    pub id: Vec<u8>,
    /// The public key, in the form in which browsers hand it out.
    pub key: Vec<u8>,
    /// How often it has signed, if it counts.
    pub counter: u32,
    /// On which device it was made.
    pub device: String,
    /// When, in milliseconds since 1970.
    pub since: i64,
    /// When it last signed.
    pub used: i64,
}

/// What something is for that works once and not for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A random text that a passkey has to sign.
    Challenge,
    /// Lets another device in.
    Device,
    /// Lets the owner of an address in.
    Mail,
    /// Makes an address that of an account.
    Address,
}

impl Purpose {
    fn name(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Device => "device",
            Self::Mail => "mail",
            Self::Address => "address",
        }
    }
}

/// Something that works once and not for long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// For whom, if that is known.
    pub person: Option<Secret>,
    /// What its maker wrote on it.
    pub note: String,
}

const ACCOUNT: &str = "SELECT person, tag, name, mail, public, banned, created, active, kept FROM accounts WHERE person = $1";
const BY_TAG: &str = "SELECT person, tag, name, mail, public, banned, created, active, kept FROM accounts WHERE tag = $1";
const BY_MAIL: &str = "SELECT person, tag, name, mail, public, banned, created, active, kept FROM accounts WHERE mail = $1";
const BY_SESSION: &str =
    "SELECT accounts.person, tag, name, mail, public, banned, created, accounts.active, kept,
        devices.active
    FROM devices JOIN accounts ON accounts.person = devices.person WHERE session = $1";

fn account(line: &Line) -> Result<Account, StoreError> {
    let kept = serde_json::from_str(&line.text(8)?);
    Ok(Account {
        person: line.secret(0)?,
        tag: line.text(1)?,
        name: line.text(2)?,
        mail: line.maybe(3, Line::text)?,
        public: line.yes(4)?,
        banned: line.yes(5)?,
        created: line.number(6)?,
        active: line.number(7)?,
        kept: kept.map_err(|error| StoreError::Failed(error.to_string()))?,
    })
}

fn passkey(line: &Line) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: line.bytes(0)?,
        key: line.bytes(1)?,
        counter: line.number(2)? as u32,
        device: line.text(3)?,
        since: line.number(4)?,
        used: line.number(5)?,
    })
}

fn kept_text(kept: &BTreeMap<String, String>) -> Result<String, StoreError> {
    serde_json::to_string(kept).map_err(|error| StoreError::Failed(error.to_string()))
}

/// What makes a browser one of an account's; what its session held until now comes along. It has shown at `proved` that it
/// is its owner's, or not at all.
fn arrive(arrival: &Arrival<'_>, person: Secret, id: &str, (now, proved): (i64, i64)) -> Vec<Step> {
    let device: String = arrival.device.chars().take(40).collect();
    let mut steps = vec![
        Step::new(
            "INSERT INTO devices (session, person, id, device, since, active, proved)
             VALUES ($1, $2, $3, $4, $5, $5, $6)",
            [
                arrival.session.into(),
                person.into(),
                id.into(),
                device.as_str().into(),
                now.into(),
                proved.into(),
            ],
        ),
        Step::new(
            "DELETE FROM devices WHERE person = $1 AND session NOT IN (
                 SELECT session FROM devices WHERE person = $1 ORDER BY active DESC, since DESC LIMIT $2)",
            [person.into(), DEVICES.into()],
        ),
        Step::new(
            "UPDATE accounts SET active = $2 WHERE person = $1",
            [person.into(), now.into()],
        ),
    ];
    if let Some(before) = arrival.before {
        steps.extend(take_along(before, person));
    }
    steps
}

/// What one fingerprint holds becomes another's.
fn take_along(from: Secret, to: Secret) -> impl Iterator<Item = Step> {
    // Of those games that are over, the account has a result now.
    let moves = "UPDATE tables SET seating = seating + 1, counted = 0
         WHERE id IN (SELECT table_id FROM holders WHERE session = $1)";
    let rest = [
        "UPDATE tables SET host = $2 WHERE host = $1 AND decides IS NOT NULL",
        "DELETE FROM mutes WHERE session = $1 AND EXISTS (
             SELECT 1 FROM mutes AS own WHERE own.table_id = mutes.table_id AND own.whom = mutes.whom AND own.session = $2)",
        "UPDATE mutes SET session = $2 WHERE session = $1
             AND table_id IN (SELECT table_id FROM holders WHERE session = $1)",
        "DELETE FROM holders WHERE session = $1 AND EXISTS (
             SELECT 1 FROM holders AS own WHERE own.table_id = holders.table_id AND own.seat = holders.seat
             AND own.session = $2)",
        "UPDATE holders SET session = $2 WHERE session = $1",
        "DELETE FROM invitations WHERE person = $1 AND EXISTS (
             SELECT 1 FROM invitations AS own WHERE own.table_id = invitations.table_id
             AND own.seat = invitations.seat AND own.person = $2)",
        "UPDATE invitations SET person = $2 WHERE person = $1",
        "UPDATE remarks SET who = $2 WHERE who = $1 AND NOT EXISTS (
             SELECT 1 FROM remarks AS own WHERE own.table_id = remarks.table_id AND own.ply = remarks.ply AND own.who = $2)",
        "DELETE FROM remarks WHERE who = $1 AND who <> $2",
        "DELETE FROM days_off WHERE who = $1 AND EXISTS (
             SELECT 1 FROM days_off AS own WHERE own.since = days_off.since AND own.who = $2)",
        "UPDATE days_off SET who = $2 WHERE who = $1",
        "DELETE FROM stays WHERE person = $1 AND EXISTS (
             SELECT 1 FROM stays AS own WHERE own.table_id = stays.table_id AND own.seat = stays.seat
             AND own.since = stays.since AND own.person = $2)",
        "UPDATE stays SET person = $2 WHERE person = $1",
        // Those of the account have channels of their own, with the same names.
        "DELETE FROM notices WHERE who = $1 AND EXISTS (SELECT 1 FROM listeners WHERE who = $2)",
        "UPDATE notices SET who = $2, session = $2 WHERE who = $1",
        "UPDATE listeners SET who = $2 WHERE who = $1 AND NOT EXISTS (
             SELECT 1 FROM listeners AS own WHERE own.who = $2)",
    ];
    let rest = rest.map(|sql| Step::new(sql, [from.into(), to.into()]));
    // A plan names whoever made it.
    let plans = Step::new(
        "UPDATE plans SET text = replace(text, $2, $3)
         WHERE table_id IN (SELECT table_id FROM holders WHERE session = $1)",
        [
            from.into(),
            hex(from).as_str().into(),
            hex(to).as_str().into(),
        ],
    );
    [Step::new(moves, [from.into()]), plans]
        .into_iter()
        .chain(rest)
}

impl Shared {
    /// Where a person sits: the table, the number of the seat, and what they are called there.
    pub(crate) fn seats_of(
        &self,
        person: Secret,
    ) -> Result<Vec<(TableId, i64, String)>, TableError> {
        let sql = "SELECT holders.table_id, holders.seat, seats.name FROM holders
             JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat
             WHERE session = $1";
        let lines = self.store.rows(Step::new(sql, [person.into()]))?;
        let read = |line: &Line| Ok((line.table(0)?, line.number(1)?, line.text(2)?));
        lines.iter().map(read).collect()
    }

    /// What is stored of these tables has changed behind the back of memory.
    pub(crate) fn read_again(
        &self,
        tables: impl Iterator<Item = TableId>,
    ) -> Result<(), TableError> {
        for id in tables {
            self.reload(&id)?;
        }
        Ok(())
    }
}

impl Tables {
    fn find(&self, sql: &'static str, key: Cell) -> Result<Option<Account>, TableError> {
        let lines = self.shared().store.rows(Step::new(sql, [key]))?;
        Ok(lines.first().map(account).transpose()?)
    }

    fn run(&self, steps: Vec<Step>) -> Result<Vec<Line>, TableError> {
        Ok(self.shared().store.run(steps)?)
    }

    /// The account of a session, if it is signed in.
    pub fn account(&self, session: Secret) -> Result<Option<Account>, TableError> {
        let now = self.shared().now();
        let step = Step::new(BY_SESSION, [session.into()]);
        let lines = self.shared().store.rows(step)?;
        let Some(line) = lines.first() else {
            return Ok(None);
        };
        let account = account(line)?;
        if now - line.number(9)? > PRESENT {
            self.run(vec![
                Step::new(
                    "UPDATE devices SET active = $2 WHERE session = $1",
                    [session.into(), now.into()],
                ),
                Step::new(
                    "UPDATE accounts SET active = $2 WHERE person = $1",
                    [account.person.into(), now.into()],
                ),
            ])?;
        }
        Ok(Some(account).filter(|account| !account.banned))
    }

    /// The account with this tag.
    pub fn account_tagged(&self, tag: &str) -> Result<Option<Account>, TableError> {
        self.find(BY_TAG, tag.into())
    }

    /// The account with this address.
    pub fn account_at(&self, mail: &str) -> Result<Option<Account>, TableError> {
        self.find(BY_MAIL, mail.into())
    }

    /// The account of a person.
    pub fn account_of(&self, person: Secret) -> Result<Option<Account>, TableError> {
        self.find(ACCOUNT, person.into())
    }

    /// A tag that no account has.
    pub fn free_tag(&self) -> Result<String, TableError> {
        loop {
            let tag = letters(TAG)?;
            if self.account_tagged(&tag)?.is_none() {
                return Ok(tag);
            }
        }
    }

    /// Makes an account and signs the browser in.
    pub fn sign_up(
        &self,
        arrival: &Arrival<'_>,
        tag: &str,
        name: &str,
        kept: &BTreeMap<String, String>,
        first: Option<&Passkey>,
    ) -> Result<Account, TableError> {
        let (name, now) = (checked_name(name)?, self.shared().now());
        let mut person = [0; 32];
        fill(&mut person)?;
        let person = Secret::from_bytes(person);
        let mut steps = vec![Step::new(
            "INSERT INTO accounts (person, tag, name, public, banned, created, active, kept)
             VALUES ($1, $2, $3, 0, 0, $4, $4, $5)",
            [
                person.into(),
                tag.into(),
                name.as_str().into(),
                now.into(),
                kept_text(kept)?.as_str().into(),
            ],
        )];
        steps.extend(first.map(|first| insert_passkey(person, first)));
        self.arrive(arrival, person, now, steps)?;
        self.account_of(person)?.ok_or(TableError::NotFound)
    }

    /// Signs a browser in whose user has just shown that the account is theirs: by a passkey, or by what was sent to its
    /// address.
    pub fn sign_in(&self, arrival: &Arrival<'_>, person: Secret) -> Result<Account, TableError> {
        self.let_in(arrival, person, self.shared().now())
    }

    /// Signs a browser in that a device of the account has let in, which proves nothing: whoever has stolen one session
    /// could make another one with it.
    pub fn link_in(&self, arrival: &Arrival<'_>, person: Secret) -> Result<Account, TableError> {
        self.let_in(arrival, person, 0)
    }

    fn let_in(
        &self,
        arrival: &Arrival<'_>,
        person: Secret,
        proved: i64,
    ) -> Result<Account, TableError> {
        let account = self.account_of(person)?;
        let account = account.filter(|account| !account.banned);
        let account = account.ok_or(TableError::Forbidden)?;
        self.arrive(arrival, person, proved, Vec::new())?;
        Ok(account)
    }

    fn arrive(
        &self,
        arrival: &Arrival<'_>,
        person: Secret,
        proved: i64,
        mut steps: Vec<Step>,
    ) -> Result<(), TableError> {
        let (now, id) = (self.shared().now(), letters(TAG)?);
        let moved = match arrival.before {
            Some(before) => self.shared().seats_of(before)?,
            None => Vec::new(),
        };
        steps.extend(arrive(arrival, person, &id, (now, proved)));
        self.run(steps)?;
        self.shared()
            .read_again(moved.into_iter().map(|(id, ..)| id))
    }

    /// Signs a session out.
    pub fn sign_out(&self, session: Secret) -> Result<(), TableError> {
        let sql = "DELETE FROM devices WHERE session = $1";
        self.run(vec![Step::new(sql, [session.into()])]).map(drop)
    }

    /// The devices of an account, those that were here last first.
    pub fn signed_in(&self, person: Secret, this: Secret) -> Result<Vec<SignedIn>, TableError> {
        let sql = "SELECT session, id, device, since, active FROM devices WHERE person = $1
                   ORDER BY active DESC, since DESC";
        let lines = self.shared().store.rows(Step::new(sql, [person.into()]))?;
        let read = |line: &Line| {
            Ok(SignedIn {
                id: line.text(1)?,
                device: line.text(2)?,
                since: line.number(3)?,
                active: line.number(4)?,
                this: line.secret(0)? == this,
            })
        };
        lines.iter().map(read).collect()
    }

    /// True if whoever uses a session has shown not longer ago than this that the account is theirs.
    pub fn has_proved(&self, session: Secret, within: Duration) -> Result<bool, TableError> {
        let since = (self.shared().now() - within.as_millis() as i64).max(1);
        let sql = "SELECT 1 FROM devices WHERE session = $1 AND proved >= $2";
        let step = Step::new(sql, [session.into(), since.into()]);
        Ok(!self.shared().store.rows(step)?.is_empty())
    }

    /// True if a session is signed in to the account of this person.
    pub fn is_device_of(&self, session: Secret, person: Secret) -> Result<bool, TableError> {
        let sql = "SELECT 1 FROM devices WHERE session = $1 AND person = $2";
        let step = Step::new(sql, [session.into(), person.into()]);
        Ok(!self.shared().store.rows(step)?.is_empty())
    }

    /// Signs a device of an account out. Codes that let other devices in are void then: it may have made one.
    pub fn end_signed_in(&self, person: Secret, id: &str) -> Result<(), TableError> {
        let sql = "DELETE FROM devices WHERE person = $1 AND id = $2";
        let codes = "DELETE FROM tickets WHERE person = $1 AND purpose = $2";
        let codes = Step::new(codes, [person.into(), Purpose::Device.name().into()]);
        self.one_and(Step::new(sql, [person.into(), id.into()]), vec![codes])
    }

    /// Does something to one row; [`TableError::NotFound`] if there is none.
    pub(crate) fn one(&self, step: Step) -> Result<(), TableError> {
        self.one_and(step, Vec::new())
    }

    /// The same, and more if there is that row.
    fn one_and(&self, step: Step, rest: Vec<Step>) -> Result<(), TableError> {
        let steps = [step.must()].into_iter().chain(rest);
        match self.run(steps.collect()) {
            Err(TableError::Store(StoreError::Taken)) => Err(TableError::NotFound),
            done => done.map(drop),
        }
    }

    /// The passkeys of an account.
    pub fn passkeys(&self, person: Secret) -> Result<Vec<Passkey>, TableError> {
        let sql = "SELECT id, key, counter, device, since, used FROM passkeys WHERE person = $1
                   ORDER BY since";
        let lines = self.shared().store.rows(Step::new(sql, [person.into()]))?;
        Ok(lines.iter().map(passkey).collect::<Result<_, _>>()?)
    }

    /// The passkey with this id, and whose it is.
    pub fn passkey(&self, id: &[u8]) -> Result<Option<(Passkey, Secret)>, TableError> {
        let sql =
            "SELECT id, key, counter, device, since, used, person FROM passkeys WHERE id = $1";
        let lines = self.shared().store.rows(Step::new(sql, [id.into()]))?;
        let read = |line: &Line| Ok((passkey(line)?, line.secret(6)?));
        lines.first().map(read).transpose()
    }

    /// Gives an account one more passkey.
    pub fn add_passkey(&self, person: Secret, new: &Passkey) -> Result<(), TableError> {
        let (what, limit) = (Limited::Passkeys, PASSKEYS);
        if self.passkeys(person)?.len() >= limit {
            return Err(TableError::TooMany { what, limit });
        }
        self.run(vec![insert_passkey(person, new)]).map(drop)
    }

    /// Takes a passkey from an account.
    pub fn remove_passkey(&self, person: Secret, id: &[u8]) -> Result<(), TableError> {
        let sql = "DELETE FROM passkeys WHERE person = $1 AND id = $2";
        self.one(Step::new(sql, [person.into(), id.into()]))
    }

    /// A passkey has signed. [`TableError::Forbidden`] if it counts and its number is not a later one: then there are
    /// two of it.
    pub fn used_passkey(&self, id: &[u8], counter: u32) -> Result<(), TableError> {
        let sql = "UPDATE passkeys SET counter = $2, used = $3
                   WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))";
        let with = [
            id.into(),
            i64::from(counter).into(),
            self.shared().now().into(),
        ];
        match self.one(Step::new(sql, with)) {
            Err(TableError::NotFound) => Err(TableError::Forbidden),
            done => done,
        }
    }

    /// Gives an account another name. Seats keep theirs.
    pub fn rename(&self, person: Secret, name: &str) -> Result<(), TableError> {
        let name = checked_name(name)?;
        let sql = "UPDATE accounts SET name = $2 WHERE person = $1";
        self.one(Step::new(sql, [person.into(), name.as_str().into()]))
    }

    /// Whether everybody may see what somebody has played.
    pub fn set_public(&self, person: Secret, public: bool) -> Result<(), TableError> {
        let sql = "UPDATE accounts SET public = $2 WHERE person = $1";
        self.one(Step::new(sql, [person.into(), public.into()]))
    }

    /// Where one-time links for an account are sent. An address belongs to the account that proved it last. Links that
    /// were sent before open nothing any more.
    pub fn set_mail(&self, person: Secret, mail: Option<&str>) -> Result<(), TableError> {
        let free = "UPDATE accounts SET mail = NULL WHERE mail = $1";
        let links = "DELETE FROM tickets WHERE purpose = $1 AND (person = $2 OR note = $3)";
        let purpose = Purpose::Mail.name().into();
        let set = "UPDATE accounts SET mail = $2 WHERE person = $1";
        self.run(vec![
            Step::new(free, [mail.into()]),
            Step::new(set, [person.into(), mail.into()]).must(),
            Step::new(links, [purpose, person.into(), mail.into()]),
        ])
        .map(drop)
    }

    /// What the browsers of an account remember.
    pub fn keep(&self, person: Secret, kept: &BTreeMap<String, String>) -> Result<(), TableError> {
        let sql = "UPDATE accounts SET kept = $2 WHERE person = $1";
        let kept = kept_text(kept)?;
        self.one(Step::new(sql, [person.into(), kept.as_str().into()]))
    }

    /// Issues something that works once, and not for long. Only the fingerprint of its secret is kept.
    pub fn issue(
        &self,
        purpose: Purpose,
        secret: Secret,
        person: Option<Secret>,
        note: &str,
        lasts: Duration,
    ) -> Result<(), TableError> {
        let now = self.shared().now();
        let until = now + lasts.as_millis() as i64;
        self.run(vec![
            Step::new("DELETE FROM tickets WHERE until <= $1", [now.into()]),
            Step::new(
                "INSERT INTO tickets (secret, purpose, person, note, until) VALUES ($1, $2, $3, $4, $5)",
                [
                    secret.into(),
                    purpose.name().into(),
                    person.into(),
                    note.into(),
                    until.into(),
                ],
            ),
        ])
        .map(drop)
    }

    /// What a secret would open, which it still can after that.
    pub fn ticket(&self, purpose: Purpose, secret: Secret) -> Result<Option<Ticket>, TableError> {
        let sql =
            "SELECT person, note FROM tickets WHERE secret = $1 AND purpose = $2 AND until > $3";
        let now = self.shared().now();
        let with = [secret.into(), purpose.name().into(), now.into()];
        let lines = self.shared().store.rows(Step::new(sql, with))?;
        lines.first().map(read_ticket).transpose()
    }

    /// What a secret opens; nobody opens it with the same secret again.
    pub fn redeem(&self, purpose: Purpose, secret: Secret) -> Result<Option<Ticket>, TableError> {
        let sql = "DELETE FROM tickets WHERE secret = $1 AND purpose = $2 AND until > $3
                   RETURNING person, note";
        let now = self.shared().now();
        let with = [secret.into(), purpose.name().into(), now.into()];
        let lines = self.run(vec![Step::new(sql, with)])?;
        lines.first().map(read_ticket).transpose()
    }
}

fn read_ticket(line: &Line) -> Result<Ticket, TableError> {
    Ok(Ticket {
        person: line.maybe(0, Line::secret)?,
        note: line.text(1)?,
    })
}

fn insert_passkey(person: Secret, new: &Passkey) -> Step {
    Step::new(
        "INSERT INTO passkeys (id, person, key, counter, device, since, used) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [
            new.id.as_slice().into(),
            person.into(),
            new.key.as_slice().into(),
            i64::from(new.counter).into(),
            new.device.as_str().into(),
            new.since.into(),
            new.used.into(),
        ],
    )
}
