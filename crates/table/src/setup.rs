//! New tables: from nothing, after another one, or from the beginning of a finished game.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::name::checked_name;
use crate::pace::{Pace, first_due};
use crate::packs::{PACK, offered, read_pack};
use crate::personal::{Kind, News};
use crate::rating::anchor;
use crate::seats::Visitor;
use crate::store::{
    Act, After, Head, Holder, SeatChange, SeatKind, SeatRow, StoreError, Stored, TableRow, Talk,
    What,
};
use crate::table::Table;
use crate::tables::Tables;
use orrery_core::{Match, OptionsError, Record, Seat};
use orrery_games::GameEntry;
use orrery_outside::number;
use serde_json::{Map, Value};

/// The longest JSON form of options, in bytes.
pub const MAX_OPTIONS: usize = 4000;

/// A table to be created.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options; what is missing takes its default.
    pub options: Value,
    /// The data pack to play with, by the name of its folder; by default the built-in one.
    pub pack: Option<String>,
    /// A seed of one's own choice. Everybody at the table is told that there is one.
    pub seed: Option<u64>,
    /// True to list the table for everybody.
    pub public: bool,
    /// True if one person may take several open seats.
    pub several: bool,
    /// True if everybody may ask for hints, also among several people.
    pub hints: bool,
    /// True if people are judged by the result; all of them need an account.
    pub rated: bool,
    /// How much time people have; by default as much as they like.
    pub pace: Option<Pace>,
    /// One for each seat of the game.
    pub seats: Vec<NewSeat>,
}

/// A seat of a [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// What the others call them.
    pub name: String,
    /// Who sits here.
    pub kind: SeatKind,
}

/// Gives each seat of a new table the secret token of its link. The caller can make the same token
/// again to show the link; here only its fingerprint is kept.
pub type Links<'a> = &'a dyn Fn(&TableId, Seat) -> String;

impl Tables {
    /// Creates a table. The session becomes its host and holds the seats at its screen.
    pub fn create<'a>(
        &self,
        visitor: impl Into<Visitor<'a>>,
        new: &NewTable,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let visitor = visitor.into();
        let entry = self.shared().entry(&new.game)?;
        if let Some(pace) = new.pace {
            pace.check()?;
        }
        if new.rated {
            may_be_rated(new)?;
        }
        let options = self.shared().options(entry, new)?;
        let seed = match new.seed {
            Some(seed) => seed,
            None => number()?,
        };
        let game = (entry.core.start)(&options, seed)?;
        let people = self
            .shared()
            .seat_people(&visitor, &new.seats, new.public)?;
        let table = Setup {
            duplicate: new.seed.is_some(),
            public: new.public,
            several: new.several,
            hints: new.hints,
            rated: new.rated,
            pace: new.pace,
            ..Setup::of(entry, options, seed, people, game)
        };
        self.shared().set_up(&visitor, table, links)
    }

    /// The same people and options again: a new seed, and everybody one seat on, so that somebody else
    /// begins. The others are asked to sit down. Whoever wants the same later is led to the table that the first one
    /// created, and sits down there.
    pub fn rematch<'a>(
        &self,
        id: &TableId,
        visitor: impl Into<Visitor<'a>>,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        self.follow(id, &visitor.into(), links, After::Rematch, |table| {
            let mut rows = table.seats.clone();
            rows.rotate_right(1);
            let seats = table.seats.len();
            let moved = |holder: &Holder| Holder {
                seat: holder.seat.next(seats),
                ..holder.clone()
            };
            let holders = table.holders.iter().map(moved).collect();
            Ok((table.row.options.clone(), rows, holders))
        })
    }

    /// The game that goes on from a finished one, with everybody in their seats. Whoever asks later is led
    /// to the table that the first one created.
    pub fn sequel<'a>(
        &self,
        id: &TableId,
        visitor: impl Into<Visitor<'a>>,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        self.follow(id, &visitor.into(), links, After::Sequel, |table| {
            let options = table.game()?.sequel().ok_or(TableError::NotFound)?;
            Ok((options, table.seats.clone(), table.holders.clone()))
        })
    }

    /// The table that follows another in this way, for somebody who sits at it, if there is one already.
    pub fn followed(
        &self,
        id: &TableId,
        session: Secret,
        after: After,
    ) -> Result<Option<TableId>, TableError> {
        self.shared()
            .at(id, |_, table| match table.member(session) {
                true => Ok(self.shared().store.follower(id, after)?),
                false => Err(TableError::Forbidden),
            })
    }

    /// A table after another one, for its people: with the options, seats and holders that `next` says.
    fn follow(
        &self,
        id: &TableId,
        visitor: &Visitor<'_>,
        links: Links<'_>,
        after: After,
        next: impl FnOnce(&Table) -> Result<(Value, Vec<SeatRow>, Vec<Holder>), TableError>,
    ) -> Result<TableId, TableError> {
        let (mut table, host) = self.shared().at(id, |_, table| {
            if !table.member(visitor.session) {
                return Err(TableError::Forbidden);
            }
            if table.row.head.decides.is_some() {
                return Err(TableError::Running);
            }
            let entry = self.shared().entry(&table.row.game)?;
            let (options, seats, holders) = next(table)?;
            let seed = number()?;
            let game = (entry.core.start)(&options, seed)?;
            let setup = Setup {
                public: table.row.public,
                several: table.row.several,
                after: Some((id.clone(), after)),
                hints: table.agreed_to_hints(),
                rated: table.is_rated(),
                pace: table.pace(),
                ..Setup::of(entry, options, seed, (seats, holders), game)
            };
            Ok((setup, table.host_name(visitor.session)))
        })?;
        let store = &self.shared().store;
        if let Some(there) = store.follower(id, after)? {
            self.accept_all(&there, *visitor)?;
            return Ok(there);
        }
        let others = match after {
            After::Rematch => table.others(visitor.session),
            After::Sequel => Vec::new(),
        };
        let to = table.holders.iter().map(|holder| holder.session);
        let to = to.filter(|one| *one != visitor.session);
        let to = to.chain(others.iter().map(|(_, person)| *person)).collect();
        match self.shared().set_up(visitor, table, links) {
            Ok(new) => {
                self.ask(&new, &host, &others)?;
                self.tell(News {
                    table: new.clone(),
                    kind: Kind::Invitation,
                    seq: 0,
                    at: self.shared().now(),
                    to,
                });
                self.shared().show_anew(id)?;
                Ok(new)
            }
            Err(TableError::Store(StoreError::Taken)) => {
                let there = store.follower(id, after)?.ok_or(TableError::NotFound)?;
                self.accept_all(&there, *visitor)?;
                Ok(there)
            }
            Err(error) => Err(error),
        }
    }

    /// A new table that goes on after the first `plies` choices of a finished game.
    pub fn continue_from<'a>(
        &self,
        id: &TableId,
        visitor: impl Into<Visitor<'a>>,
        plies: usize,
        seats: &[NewSeat],
        public: bool,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let visitor = visitor.into();
        let people = self.shared().seat_people(&visitor, seats, public)?;
        let table = self.shared().at(id, |_, table| {
            if table.row.head.outcome.is_none() {
                return Err(TableError::Running);
            }
            let entry = self.shared().entry(&table.row.game)?;
            let (acts, game) = table.beginning(self.shared().games, plies, self.shared().now())?;
            if game.decision().is_none() {
                return Err(TableError::Over);
            }
            let (options, seed) = (table.row.options.clone(), table.row.seed);
            Ok(Setup {
                // The seed stands in the record, for everybody to read.
                duplicate: true,
                public,
                acts,
                ..Setup::of(entry, options, seed, people, game)
            })
        })?;
        self.shared().set_up(&visitor, table, links)
    }

    /// A table at which the game of a record goes on, or lies open if it is over. Whoever brings it knows its seed.
    pub fn bring<'a>(
        &self,
        record: &Record,
        visitor: impl Into<Visitor<'a>>,
        seats: &[NewSeat],
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let (shared, visitor) = (self.shared(), visitor.into());
        let entry = shared.entry(&record.game)?;
        let limit = shared.config.acts_per_table;
        if record.plies.len() >= limit {
            let what = Limited::Record;
            return Err(TableError::TooMany { what, limit });
        }
        if let Some(id) = record.options.get(PACK).and_then(Value::as_str) {
            shared.know_kept(entry, id)?;
        }
        let people = shared.seat_people(&visitor, seats, false)?;
        let (at, mut acts) = (shared.now(), Vec::new());
        let game = record.replay(&[entry.core], |ply, game, _| {
            acts.push(Act {
                seq: acts.len() as u64 + 1,
                at,
                seat: Some(ply.seat),
                what: What::Choice(ply.choice.clone()),
                hash: game.hash(),
            });
        });
        let game = game.map_err(|error| OptionsError::new("record", error.to_string()))?;
        let table = Setup {
            duplicate: true,
            acts,
            ..Setup::of(entry, record.options.clone(), record.seed, people, game)
        };
        shared.set_up(&visitor, table, links)
    }

    /// The names of the data packs on offer for a game, the built-in one aside.
    pub fn packs(&self, game: &str) -> Result<Vec<String>, TableError> {
        let shared = self.shared();
        if shared.entry(game)?.core.info.pack.is_none() {
            return Ok(Vec::new());
        }
        let kept = shared.store.offers(game)?.into_iter().map(|(name, _)| name);
        let dir = shared.config.packs.as_deref();
        let here = dir.map(|dir| offered(dir, game)).unwrap_or_default();
        Ok(kept.chain(here).collect())
    }
}

/// A table about to be created.
struct Setup {
    entry: &'static GameEntry,
    options: Value,
    seed: u64,
    duplicate: bool,
    public: bool,
    several: bool,
    seats: Vec<SeatRow>,
    holders: Vec<Holder>,
    after: Option<(TableId, After)>,
    hints: bool,
    rated: bool,
    pace: Option<Pace>,
    acts: Vec<Act>,
    /// Where the acts lead.
    game: Box<dyn Match>,
}

impl Setup {
    /// A private table that goes on from nothing, without a clock, hints or ratings.
    fn of(
        entry: &'static GameEntry,
        options: Value,
        seed: u64,
        (seats, holders): (Vec<SeatRow>, Vec<Holder>),
        game: Box<dyn Match>,
    ) -> Self {
        Self {
            entry,
            options,
            seed,
            duplicate: false,
            public: false,
            several: false,
            seats,
            holders,
            after: None,
            hints: false,
            rated: false,
            pace: None,
            acts: Vec::new(),
            game,
        }
    }

    /// Takes everybody but one from their seats, and tells who that is.
    fn others(&mut self, session: Secret) -> Vec<(Seat, Secret)> {
        let asked = self.holders.iter().filter(|one| one.session != session);
        let asked = asked.map(|one| (one.seat, one.session)).collect();
        self.holders.retain(|one| one.session == session);
        asked
    }
}

impl Shared {
    pub(crate) fn entry(&self, game: &str) -> Result<&'static GameEntry, TableError> {
        let unknown = || OptionsError::new("game", format!("there is no game `{game}`"));
        let entry = self.games.iter().find(|entry| entry.id() == game);
        Ok(entry.ok_or_else(unknown)?)
    }

    /// The complete options of a new table. Whatever data pack they name is kept, so that the table can
    /// always be replayed.
    fn options(&self, entry: &GameEntry, new: &NewTable) -> Result<Value, TableError> {
        let mut options = new.options.clone();
        if let (Some(name), Some(options)) = (&new.pack, options.as_object_mut()) {
            let id = self.load_pack(entry, name)?;
            options.insert(PACK.to_owned(), id.into());
        }
        if let Some(id) = options.get(PACK).and_then(Value::as_str) {
            self.know_kept(entry, id)?;
        }
        let options = complete_options(entry, &options)?;
        if let Some(id) = options.get(PACK).and_then(Value::as_str) {
            let usual = complete_options(entry, &Value::Object(Map::new()))?;
            let builtin = usual.get(PACK) == options.get(PACK);
            if !builtin && !self.store.has_pack(entry.id(), id)? {
                return Err(OptionsError::new(PACK, "this data pack is not kept here").into());
            }
        }
        Ok(options)
    }

    /// The fingerprint of a data pack on offer. If it lies in a folder, it is read, checked and kept.
    fn load_pack(&self, entry: &GameEntry, name: &str) -> Result<String, TableError> {
        let mut kept = self.store.offers(entry.id())?.into_iter();
        if let Some((_, id)) = kept.find(|(known, _)| known == name) {
            return Ok(id);
        }
        let unknown = || OptionsError::new(PACK, format!("there is no data pack `{name}`"));
        let (packs, dir) = (entry.core.info.pack)
            .zip(self.config.packs.as_deref())
            .ok_or_else(unknown)?;
        // The name is only compared, so it leads nowhere else.
        if !offered(dir, entry.id()).iter().any(|known| known == name) {
            return Err(unknown().into());
        }
        let folder = dir.join(entry.id()).join(name);
        let (pack, files) = read_pack(&folder, packs.load).map_err(|problems| {
            let name = name.to_owned();
            TableError::Pack { name, problems }
        })?;
        self.store.keep_pack(entry.id(), &pack.id, &files)?;
        Ok(pack.id)
    }

    fn set_up(
        &self,
        visitor: &Visitor<'_>,
        setup: Setup,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let clock = setup.pace.is_some();
        let mut sitting: Vec<Secret> = setup.holders.iter().map(|one| one.session).collect();
        sitting.dedup();
        let id = self.write_down(visitor, setup, links)?;
        for who in sitting.into_iter().filter(|_| clock) {
            self.stay_away(&id, who)?;
        }
        Ok(id)
    }

    fn write_down(
        &self,
        visitor: &Visitor<'_>,
        mut setup: Setup,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        self.may_set_up(visitor.session, &setup)?;
        let id = TableId::random()?;
        let plies = setup.acts.len();
        let hints = setup.hints.then_some(SeatChange::Hints);
        let rated = setup.rated.then_some(SeatChange::Rated);
        let agreed = hints.into_iter().chain(rated);
        let agreed = agreed.chain(setup.pace.map(SeatChange::Pace));
        let agreed = agreed.filter_map(|what| Some((Seat::new(0)?, what)));
        for (seat, what) in agreed.chain(judged(visitor, &setup)?) {
            setup.acts.push(self.agreed(&setup, seat, what));
        }
        for (seat, row) in Seat::first(setup.seats.len()).zip(&mut setup.seats) {
            let held = setup.holders.iter().any(|holder| holder.seat == seat);
            let invites = !held && matches!(row.kind, SeatKind::Here | SeatKind::Link);
            row.link = invites.then(|| Secret::of(&links(&id, seat)));
            row.links = 0;
        }
        for (number, holder) in (1..).zip(&mut setup.holders) {
            (holder.number, holder.seen) = (number, setup.acts.len() as u64);
        }
        let decides = setup.game.decision().map(|decision| decision.seat);
        let bot = |seat: Seat| matches!(setup.seats[seat.index()].kind, SeatKind::Bot(_));
        let bot_decides = decides.is_some_and(bot);
        let created = self.now();
        let due = setup
            .pace
            .and_then(|pace| first_due(pace, created, &setup.seats, &setup.holders, decides));
        let table = TableRow {
            id: id.clone(),
            game: setup.entry.id().to_owned(),
            rules: setup.entry.core.info.rules_version,
            options: setup.options,
            seed: setup.seed,
            duplicate: setup.duplicate,
            host: visitor.session,
            origin: visitor.origin,
            public: setup.public,
            several: setup.several,
            after: setup.after,
            created,
            updated: created,
            seq: setup.acts.len() as u64,
            seating: setup.holders.len() as u64,
            spoken: 0,
            head: Head {
                plies,
                decides,
                outcome: setup.game.outcome(),
                due,
            },
        };
        let awaited = !setup.holders.is_empty();
        self.store.create(Stored {
            table,
            seats: setup.seats,
            holders: setup.holders,
            acts: setup.acts,
            talk: Talk::default(),
        })?;
        if bot_decides {
            self.queue.push(id.clone(), visitor.origin, awaited);
        }
        Ok(id)
    }

    /// The table at which those who sat here play again, if one of them has set it up.
    pub(crate) fn rematch_of(
        &self,
        table: &Table,
        session: Secret,
    ) -> Result<Option<TableId>, TableError> {
        let over = table.row.head.decides.is_none() && table.member(session);
        match over {
            true => Ok(self.store.follower(&table.row.id, After::Rematch)?),
            false => Ok(None),
        }
    }

    /// An act that tells everybody how the table was made.
    fn agreed(&self, setup: &Setup, seat: Seat, what: SeatChange) -> Act {
        Act {
            seq: setup.acts.len() as u64 + 1,
            at: self.now(),
            seat: Some(seat),
            what: What::Seat(what),
            hash: setup.game.hash(),
        }
    }

    /// Whether there may be such a table, and one more of this host.
    fn may_set_up(&self, host: Secret, setup: &Setup) -> Result<(), TableError> {
        let (given, needed) = (setup.seats.len(), setup.game.seats());
        if given != needed {
            let problem = format!("{given} seats for a game of {needed}");
            return Err(OptionsError::new("seats", problem).into());
        }
        let limit = self.config.tables_per_session;
        if self.store.hosted(host)? >= limit {
            let what = Limited::Tables;
            return Err(TableError::TooMany { what, limit });
        }
        let bot = |row: &SeatRow| matches!(row.kind, SeatKind::Bot(_));
        let limit = self.config.unattended;
        if setup.seats.iter().all(bot) && self.store.unattended()? >= limit {
            let what = Limited::Unattended;
            return Err(TableError::TooMany { what, limit });
        }
        Ok(())
    }

    fn seat_people(
        &self,
        visitor: &Visitor<'_>,
        seats: &[NewSeat],
        public: bool,
    ) -> Result<(Vec<SeatRow>, Vec<Holder>), OptionsError> {
        let (mut rows, mut holders) = (Vec::new(), Vec::new());
        for (index, new) in seats.iter().enumerate() {
            if new.kind == SeatKind::Open && !public {
                let problem = "only a public table has seats for anybody";
                return Err(OptionsError::new("seats", problem));
            }
            if let (SeatKind::Here, Some(seat)) = (new.kind, Seat::new(index)) {
                holders.push(visitor.holder(seat, 0, self.now()));
            }
            rows.push(SeatRow {
                kind: new.kind,
                name: checked_name(&new.name)?,
                link: None,
                links: 0,
                auto_end: false,
            });
        }
        Ok((rows, holders))
    }
}

/// Whether people can be judged by a game like this: it comes to an end, nobody has help, knows what is hidden or plays
/// against themselves, and everybody knows how strong the bots are.
fn may_be_rated(new: &NewTable) -> Result<(), OptionsError> {
    let here = new.seats.iter().filter(|seat| seat.kind == SeatKind::Here);
    let known = |seat: &NewSeat| match seat.kind {
        SeatKind::Bot(bot) => anchor(&new.game, bot).is_some(),
        _ => true,
    };
    let alone = new.seats.len() < 2 || here.count() != 1;
    let helped = new.hints || new.several || new.seed.is_some() || new.pack.is_some();
    // Without a clock whoever is losing would only have to wait for ever.
    let endless = new.pace.is_none();
    match alone || helped || endless || !new.seats.iter().all(known) {
        true => Err(OptionsError::new(
            "rated",
            "one seat here, a clock, no hints, no seed and no data pack of one's own",
        )),
        false => Ok(()),
    }
}

/// Whom the log of a rated table names at its beginning: those who sit there already.
fn judged(visitor: &Visitor<'_>, setup: &Setup) -> Result<Option<(Seat, SeatChange)>, TableError> {
    let mine = |holder: &&Holder| setup.rated && holder.session == visitor.session;
    let Some(holder) = setup.holders.iter().find(mine) else {
        return Ok(None);
    };
    let tag = visitor.tag.ok_or(TableError::NoAccount)?.to_owned();
    Ok(Some((holder.seat, SeatChange::Player { tag })))
}

fn complete_options(entry: &GameEntry, options: &Value) -> Result<Value, OptionsError> {
    let options = (entry.core.options)(options)?;
    if options.to_string().len() > MAX_OPTIONS {
        let problem = format!("longer than {MAX_OPTIONS} bytes");
        return Err(OptionsError::new("options", problem));
    }
    Ok(options)
}
