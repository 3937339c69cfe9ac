//! All tables: who may do what, the path of a move, live updates, and which tables are in memory.

use crate::crew::Queue;
use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId, random_seed};
use crate::packs::{PACK, offered, read_pack};
use crate::store::{
    Act, After, Head, Holder, Listed, SeatKind, SeatRow, Store, StoreError, Stored, TableRow,
};
use crate::table::{Draft, Table, Thinking, seat_view};
use crate::view::{Back, Position, Summary, TableView, Update};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{Match, OptionsError, Phrase, Record, Seat, Viewer};
use orrery_games::GameEntry;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::watch;

/// What an operator may set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Unfinished tables that one session may have created.
    pub tables_per_session: usize,
    /// Acts of one table, choices and undos.
    pub acts_per_table: usize,
    /// Sessions that may hold one seat: the devices of one person.
    pub holders_per_seat: usize,
    /// Tables kept in memory; beyond that, those not used for the longest time leave it.
    pub loaded: usize,
    /// A table that nobody has used for so long leaves memory.
    pub idle: Duration,
    /// Threads in which bots think, at least one.
    pub bot_threads: usize,
    /// How long a bot may think about one choice.
    pub bot_time: Duration,
    /// Where data packs lie: `<game>/<name>/`.
    pub packs: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            tables_per_session: 100,
            acts_per_table: 20_000,
            holders_per_seat: 16,
            loaded: 300,
            idle: Duration::from_secs(10 * 60),
            bot_threads: 2,
            bot_time: Duration::from_secs(3),
            packs: None,
        }
    }
}

/// The longest name of a seat, in characters.
pub const MAX_NAME: usize = 40;
/// The longest JSON form of options, in bytes.
pub const MAX_OPTIONS: usize = 4000;
/// The longest list of tables.
pub const MAX_LIST: usize = 200;

/// A table to be created.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options; what is missing takes its default.
    pub options: Value,
    /// The data pack to play with, by the name of its folder; by default the built-in one.
    pub pack: Option<String>,
    /// A seed of one's own choice.
    pub seed: Option<u64>,
    /// True to list the table for everybody.
    pub public: bool,
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

/// What entitles a session to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim<'a> {
    /// The token of the seat's link.
    Link(&'a str),
    /// The seat is open.
    Open(Seat),
}

/// Numbers for the operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Tables in memory.
    pub loaded: usize,
    /// Who listens to them, and to tables that have left memory.
    pub listeners: usize,
    /// Tables replayed from the store since the start.
    pub loads: u64,
    /// Drafts stored since the start: choices, undos, closings.
    pub appends: u64,
    /// Choices of bots among them.
    pub bot_choices: u64,
    /// Bots that came to no answer.
    pub bot_failures: u64,
}

/// All tables. Copies are the same.
///
/// The methods block: on the disk, on replaying, on whoever else is busy with the same table. Async
/// callers run them on threads made for that.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    shared: Arc<Shared>,
    crew: Mutex<Vec<JoinHandle<()>>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.shut_down();
    }
}

impl Inner {
    fn shut_down(&self) {
        self.shared.queue.close();
        for slot in lock(&self.shared.slots).values() {
            if let Some(table) = lock(&slot.table).as_mut() {
                table.thinking = None;
            }
        }
        for thread in lock(&self.crew).drain(..) {
            let _ = thread.join();
        }
    }
}

/// What the threads of bots share with everybody else.
pub(crate) struct Shared {
    store: Arc<dyn Store>,
    games: &'static [GameEntry],
    config: Config,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    pub(crate) queue: Queue,
    loaded: AtomicUsize,
    loads: AtomicU64,
    appends: AtomicU64,
    bot_choices: AtomicU64,
    bot_failures: AtomicU64,
}

/// The place of a table in memory. Whoever holds the lock owns the table.
struct Slot {
    table: Mutex<Option<Table>>,
    used: Mutex<Instant>,
    news: watch::Sender<Update>,
}

/// A position for a bot to think about.
pub(crate) struct Task {
    pub(crate) game: Box<dyn Match>,
    pub(crate) kind: BotKind,
    pub(crate) stop: Stop,
    pub(crate) decide: fn(&dyn Match, BotKind, u64, &mut Intention, &Stop) -> Option<String>,
    pub(crate) intention: Intention,
    seat: Seat,
    seq: u64,
}

impl Tables {
    /// Opens the tables of a store. Bots that were thinking when it was last closed think on.
    pub fn open(
        store: Arc<dyn Store>,
        games: &'static [GameEntry],
        config: Config,
    ) -> Result<Self, TableError> {
        for (game, files) in store.packs()? {
            let packs = games.iter().find(|entry| entry.id() == game);
            if let Some(packs) = packs.and_then(|entry| entry.core.info.pack) {
                // A pack that this release refuses is missing; tables that need it are set aside.
                let _ = (packs.load)(&|name| files.get(name).cloned());
            }
        }
        let waiting = store.waiting_for_bots()?;
        let threads = config.bot_threads.max(1);
        let shared = Arc::new(Shared {
            store,
            games,
            config,
            slots: Mutex::default(),
            queue: Queue::default(),
            loaded: AtomicUsize::new(0),
            loads: AtomicU64::new(0),
            appends: AtomicU64::new(0),
            bot_choices: AtomicU64::new(0),
            bot_failures: AtomicU64::new(0),
        });
        waiting.into_iter().for_each(|id| shared.queue.push(id));
        let crew = (0..threads)
            .map(|number| crate::crew::start(number, Arc::clone(&shared)))
            .collect::<Result<_, _>>()
            .map_err(|error| StoreError::Failed(format!("cannot start a thread: {error}")))?;
        Ok(Self {
            inner: Arc::new(Inner {
                shared,
                crew: Mutex::new(crew),
            }),
        })
    }

    /// Stops the bots and waits for them. What is stored is stored; nothing else needs care.
    pub fn shut_down(&self) {
        self.inner.shut_down();
    }

    /// Creates a table. The session becomes its host and holds the seats at its screen.
    pub fn create(
        &self,
        session: Secret,
        new: &NewTable,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let entry = self.shared().entry(&new.game)?;
        let options = self.shared().options(entry, new)?;
        let seed = match new.seed {
            Some(seed) => seed,
            None => random_seed()?,
        };
        let game = (entry.core.start)(&options, seed)?;
        let (seats, holders) = seat_people(session, &new.seats, new.public)?;
        let table = Setup {
            entry,
            options,
            seed,
            public: new.public,
            seats,
            holders,
            after: None,
            acts: Vec::new(),
            game,
        };
        self.shared().set_up(session, table, links)
    }

    /// The table through the eyes of a viewer, by default the session's own; the log after act `since`.
    pub fn view(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
        since: u64,
    ) -> Result<TableView, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            Ok(table.view(session, viewer, since))
        })
    }

    /// Plays a choice for the seat that decides, which the session must hold. `seq` is the act that it
    /// has seen last.
    pub fn play(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        choice: &str,
    ) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            let draft = table.draft_choice(seat, choice, now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// What is sure to come of a choice, for the session that may play it now.
    pub fn foresee(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        choice: &str,
    ) -> Result<Vec<Phrase>, TableError> {
        self.shared().at(id, |_, table| {
            table.decider(session, seq)?;
            let sure = table.game()?.foresee(choice);
            sure.ok_or_else(|| TableError::Illegal {
                choice: choice.to_owned(),
                because: None,
            })
        })
    }

    /// Takes back choices of the seat that decides, which the session must hold.
    pub fn undo(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        back: Back,
    ) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            let draft = table.draft_undo(seat, back, now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// Closes an unfinished table for good; only its host may.
    pub fn close(&self, id: &TableId, session: Secret, seq: u64) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            if table.row.host != session {
                return Err(TableError::Forbidden);
            }
            if table.row.seq != seq {
                return Err(TableError::Stale { seq: table.row.seq });
            }
            let draft = table.draft_close(now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// Sits down, and takes a name if one is given.
    pub fn claim(
        &self,
        id: &TableId,
        session: Secret,
        claim: Claim<'_>,
        name: Option<&str>,
    ) -> Result<Seat, TableError> {
        let name = name.map(checked_name).transpose()?;
        self.shared().at(id, |slot, table| {
            let (seat, alone) = match claim {
                Claim::Link(token) => {
                    let token = Some(Secret::of(token));
                    let index = table.seats.iter().position(|row| row.link == token);
                    (index.and_then(Seat::new), false)
                }
                Claim::Open(seat) => {
                    let row = table.seats.get(seat.index());
                    let open = row.is_some_and(|row| row.kind == SeatKind::Open);
                    (open.then_some(seat), true)
                }
            };
            let seat = seat.ok_or(TableError::Forbidden)?;
            let holder = Holder { seat, session };
            let held = table.holders.iter().filter(|other| other.seat == seat);
            let limit = self.shared().config.holders_per_seat;
            if held.count() >= limit && !table.holders.contains(&holder) {
                let what = Limited::Holders;
                return Err(TableError::TooMany { what, limit });
            }
            let store = &self.shared().store;
            if !store.hold(id, holder, name.as_deref(), alone)? {
                return Err(TableError::SeatTaken);
            }
            if !table.holders.contains(&holder) {
                table.holders.push(holder);
            }
            if let Some(name) = name {
                table.seats[seat.index()].name = name;
            }
            slot.news.send_replace(table.update());
            Ok(seat)
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
        self.shared().at(id, |_, table| {
            if !table.holds(session, seat) {
                return Err(TableError::Forbidden);
            }
            self.shared().store.set_auto_end(id, seat, wish)?;
            table.seats[seat.index()].auto_end = wish;
            Ok(())
        })
    }

    /// Listens to a table. The receiver always holds the newest state of things and wakes up when it
    /// changes. A slow listener skips what is no longer true and loses nothing:
    /// [`view`](Self::view) tells everything since the act it last saw.
    pub fn listen(&self, id: &TableId) -> Result<watch::Receiver<Update>, TableError> {
        self.shared().at(id, |slot, _| Ok(slot.news.subscribe()))
    }

    /// Remembers that the session has seen everything up to this act.
    pub fn saw(&self, id: &TableId, session: Secret, seq: u64) -> Result<(), TableError> {
        self.shared().at(id, |_, table| {
            if table.saw(session, seq) {
                self.shared().store.saw(id, session, seq);
            }
            Ok(())
        })
    }

    /// The tables at which the session sits: my turn first, then those that run, then the others, each
    /// by the time of their last change.
    pub fn mine(&self, session: Secret) -> Result<Vec<Summary>, TableError> {
        let listed = self.shared().store.of_session(session, MAX_LIST)?;
        Ok(self.shared().summaries(listed))
    }

    /// The public tables in the same order.
    pub fn public(&self, session: Secret) -> Result<Vec<Summary>, TableError> {
        let listed = self.shared().store.public(session, MAX_LIST)?;
        Ok(self.shared().summaries(listed))
    }

    /// The position after `plies` choices. Of a running game everybody sees it through their own eyes,
    /// of a finished one through anybody's.
    pub fn position(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
        plies: usize,
    ) -> Result<Position, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            table.position(self.shared().games, viewer, plies)
        })
    }

    /// The whole game, once it is over, seed and all.
    pub fn record(&self, id: &TableId) -> Result<Record, TableError> {
        self.shared().at(id, |_, table| table.record())
    }

    /// The same people and options again: a new seed, and everybody one seat on, so that somebody else
    /// begins. Whoever asks later is led to the table that the first one created.
    pub fn rematch(
        &self,
        id: &TableId,
        session: Secret,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        self.follow(id, session, links, After::Rematch, |table| {
            let mut rows = table.seats.clone();
            rows.rotate_right(1);
            let seats = table.seats.len();
            let moved = |holder: &Holder| Holder {
                seat: holder.seat.next(seats),
                ..*holder
            };
            let holders = table.holders.iter().map(moved).collect();
            Ok((table.row.options.clone(), rows, holders))
        })
    }

    /// The game that goes on from a finished one, with everybody in their seats. Whoever asks later is led
    /// to the table that the first one created.
    pub fn sequel(
        &self,
        id: &TableId,
        session: Secret,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        self.follow(id, session, links, After::Sequel, |table| {
            let options = table.game()?.sequel().ok_or(TableError::NotFound)?;
            Ok((options, table.seats.clone(), table.holders.clone()))
        })
    }

    /// A table after another one, for its people: with the options, seats and holders that `next` says.
    fn follow(
        &self,
        id: &TableId,
        session: Secret,
        links: Links<'_>,
        after: After,
        next: impl FnOnce(&Table) -> Result<(Value, Vec<SeatRow>, Vec<Holder>), TableError>,
    ) -> Result<TableId, TableError> {
        let table = self.shared().at(id, |_, table| {
            if !table.member(session) {
                return Err(TableError::Forbidden);
            }
            if table.row.head.decides.is_some() {
                return Err(TableError::Running);
            }
            let entry = self.shared().entry(&table.row.game)?;
            let (options, seats, holders) = next(table)?;
            let seed = random_seed()?;
            Ok(Setup {
                entry,
                game: (entry.core.start)(&options, seed)?,
                options,
                seed,
                public: table.row.public,
                seats,
                holders,
                after: Some((id.clone(), after)),
                acts: Vec::new(),
            })
        })?;
        let store = &self.shared().store;
        if let Some(there) = store.follower(id, after)? {
            return Ok(there);
        }
        match self.shared().set_up(session, table, links) {
            Err(TableError::Store(StoreError::Taken)) => {
                store.follower(id, after)?.ok_or(TableError::NotFound)
            }
            done => done,
        }
    }

    /// A new table that goes on after the first `plies` choices of a finished game.
    pub fn continue_from(
        &self,
        id: &TableId,
        session: Secret,
        plies: usize,
        seats: &[NewSeat],
        public: bool,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
        let (seats, holders) = seat_people(session, seats, public)?;
        let table = self.shared().at(id, |_, table| {
            if table.row.head.outcome.is_none() {
                return Err(TableError::Running);
            }
            let entry = self.shared().entry(&table.row.game)?;
            let (acts, game) = table.beginning(self.shared().games, plies, now())?;
            if game.decision().is_none() {
                return Err(TableError::Over);
            }
            Ok(Setup {
                entry,
                options: table.row.options.clone(),
                seed: table.row.seed,
                public,
                seats,
                holders,
                after: None,
                acts,
                game,
            })
        })?;
        self.shared().set_up(session, table, links)
    }

    /// The names of the data packs on offer for a game, the built-in one aside.
    pub fn packs(&self, game: &str) -> Result<Vec<String>, TableError> {
        let entry = self.shared().entry(game)?;
        let dir = self.shared().config.packs.as_deref();
        let dir = dir.filter(|_| entry.core.info.pack.is_some());
        Ok(dir.map(|dir| offered(dir, game)).unwrap_or_default())
    }

    /// Lets tables leave memory that nobody has used for this long. It happens by itself now and then.
    pub fn sweep(&self, idle: Duration) {
        self.shared().sweep(idle);
    }

    /// Numbers for the operator.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let shared = self.shared();
        let slots = lock(&shared.slots);
        let listeners = slots.values().map(|slot| slot.news.receiver_count()).sum();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            loaded: shared.loaded.load(Ordering::Relaxed),
            listeners,
            loads: count(&shared.loads),
            appends: count(&shared.appends),
            bot_choices: count(&shared.bot_choices),
            bot_failures: count(&shared.bot_failures),
        }
    }

    fn shared(&self) -> &Shared {
        &self.inner.shared
    }
}

/// A table about to be created.
struct Setup {
    entry: &'static GameEntry,
    options: Value,
    seed: u64,
    public: bool,
    seats: Vec<SeatRow>,
    holders: Vec<Holder>,
    after: Option<(TableId, After)>,
    acts: Vec<Act>,
    /// Where the acts lead.
    game: Box<dyn Match>,
}

impl Shared {
    fn entry(&self, game: &str) -> Result<&'static GameEntry, TableError> {
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

    /// Reads, checks and keeps a data pack; gives back its fingerprint.
    fn load_pack(&self, entry: &GameEntry, name: &str) -> Result<String, TableError> {
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
        host: Secret,
        mut setup: Setup,
        links: Links<'_>,
    ) -> Result<TableId, TableError> {
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
        let id = TableId::random()?;
        for (seat, row) in Seat::first(given).zip(&mut setup.seats) {
            let person = !matches!(row.kind, SeatKind::Bot(_));
            row.link = person.then(|| Secret::of(&links(&id, seat)));
        }
        let decides = setup.game.decision().map(|decision| decision.seat);
        let bot_decides = decides.is_some_and(|seat| setup.seats[seat.index()].link.is_none());
        let created = now();
        let table = TableRow {
            id: id.clone(),
            game: setup.entry.id().to_owned(),
            rules: setup.entry.core.info.rules_version,
            options: setup.options,
            seed: setup.seed,
            host,
            public: setup.public,
            after: setup.after,
            created,
            updated: created,
            seq: setup.acts.len() as u64,
            head: Head {
                plies: setup.acts.len(),
                decides,
                outcome: setup.game.outcome(),
            },
        };
        self.store.create(Stored {
            table,
            seats: setup.seats,
            holders: setup.holders,
            acts: setup.acts,
        })?;
        if bot_decides {
            self.queue.push(id.clone());
        }
        Ok(id)
    }

    /// Works with a table, which nobody else touches meanwhile; loads it first if it is not in memory.
    fn at<T>(
        &self,
        id: &TableId,
        work: impl FnOnce(&Slot, &mut Table) -> Result<T, TableError>,
    ) -> Result<T, TableError> {
        let slot = self.slot(id);
        *lock(&slot.used) = Instant::now();
        let mut place = lock(&slot.table);
        let fresh = place.is_none();
        if fresh {
            match self.load(id, &slot) {
                Ok(table) => *place = Some(table),
                Err(error) => {
                    drop(place);
                    self.discard(id, slot);
                    return Err(error);
                }
            }
        }
        let done = match &mut *place {
            Some(table) => work(&slot, table),
            None => Err(TableError::NotFound),
        };
        if let Err(TableError::Store(error)) = &done {
            // What is stored now is not known here.
            self.forget(&mut place);
            if *error == StoreError::Taken {
                let table = place.insert(self.load(id, &slot)?);
                return Err(TableError::Stale { seq: table.row.seq });
            }
        }
        drop(place);
        if fresh && self.loaded.load(Ordering::Relaxed) > self.config.loaded {
            self.tidy();
        }
        done
    }

    /// Gives up a place that turned out to be nobody's.
    fn discard(&self, id: &TableId, slot: Arc<Slot>) {
        let mut slots = lock(&self.slots);
        drop(slot);
        let unused = slots
            .get(id)
            .is_some_and(|slot| Arc::strong_count(slot) == 1);
        if unused {
            slots.remove(id);
        }
    }

    fn slot(&self, id: &TableId) -> Arc<Slot> {
        let mut slots = lock(&self.slots);
        let slot = slots.entry(id.clone()).or_insert_with(|| {
            let nothing = Update {
                seq: 0,
                plies: 0,
                decides: None,
            };
            Arc::new(Slot {
                table: Mutex::new(None),
                used: Mutex::new(Instant::now()),
                news: watch::Sender::new(nothing),
            })
        });
        Arc::clone(slot)
    }

    fn load(&self, id: &TableId, slot: &Slot) -> Result<Table, TableError> {
        let Some(stored) = self.store.load(id)? else {
            return Err(TableError::NotFound);
        };
        let table = Table::load(stored, self.games);
        self.loads.fetch_add(1, Ordering::Relaxed);
        self.loaded.fetch_add(1, Ordering::Relaxed);
        self.announce(slot, &table);
        Ok(table)
    }

    fn forget(&self, place: &mut Option<Table>) {
        if place.take().is_some() {
            self.loaded.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Stores a draft, makes it true, tells everybody: in this order.
    fn commit(&self, slot: &Slot, table: &mut Table, draft: Draft) -> Result<Update, TableError> {
        let limit = self.config.acts_per_table;
        if table.row.seq as usize + draft.acts.len() > limit {
            let what = Limited::Acts;
            return Err(TableError::TooMany { what, limit });
        }
        let (acts, head) = (draft.acts.clone(), draft.head.clone());
        self.store.append(&table.row.id, acts, head)?;
        table.accept(draft);
        self.appends.fetch_add(1, Ordering::Relaxed);
        self.announce(slot, table);
        Ok(table.update())
    }

    fn announce(&self, slot: &Slot, table: &Table) {
        slot.news.send_replace(table.update());
        if table.bot().is_some() {
            self.queue.push(table.row.id.clone());
        }
    }

    /// Lets tables leave memory: those idle for so long, and the longest idle beyond the limit.
    pub(crate) fn sweep(&self, idle: Duration) {
        let slots: Vec<Arc<Slot>> = lock(&self.slots).values().cloned().collect();
        let mut aged: Vec<(Duration, &Arc<Slot>)> = slots
            .iter()
            .map(|slot| (lock(&slot.used).elapsed(), slot))
            .collect();
        aged.sort_by_key(|&(age, _)| age);
        let mut kept = 0;
        for (age, slot) in aged {
            // A table in use stays; so does one that a bot thinks about.
            let Ok(mut place) = slot.table.try_lock() else {
                continue;
            };
            let busy = place.as_ref().is_some_and(|table| table.thinking.is_some());
            if place.is_some() && (busy || (age < idle && kept < self.config.loaded)) {
                kept += 1;
            } else {
                self.forget(&mut place);
            }
        }
        drop(slots);
        lock(&self.slots).retain(|_, slot| {
            // Nobody can be about to use it: getting hold of it takes the lock we hold.
            let unused = Arc::strong_count(slot) == 1 && slot.news.receiver_count() == 0;
            !unused || lock(&slot.table).is_some()
        });
    }

    /// Sweeps by the operator's measure.
    pub(crate) fn tidy(&self) {
        self.sweep(self.config.idle);
    }

    /// The position at which a bot decides, if there is one and no other thread is at it.
    pub(crate) fn task(&self, id: &TableId) -> Option<Task> {
        let task = self.at(id, |_, table| {
            let Some((seat, kind)) = table.bot().filter(|_| table.thinking.is_none()) else {
                return Ok(None);
            };
            let stop = Stop::after(self.config.bot_time);
            let task = Task {
                game: table.game()?.fork(),
                kind,
                stop: stop.clone(),
                decide: self.entry(&table.row.game)?.decide,
                intention: std::mem::take(&mut table.intention),
                seat,
                seq: table.row.seq,
            };
            table.thinking = Some(Thinking(stop));
            Ok(Some(task))
        });
        task.ok().flatten()
    }

    /// Plays what a bot has decided, unless the table has moved on.
    pub(crate) fn finish(&self, id: &TableId, task: Task, choice: Option<&str>) {
        let done = self.at(id, |slot, table| {
            if table.row.seq != task.seq || task.stop.cancelled() {
                return Ok(());
            }
            table.thinking = None;
            let Some(choice) = choice else {
                return Err(TableError::NotFound);
            };
            let draft = table.draft_choice(task.seat, choice, now())?;
            self.commit(slot, table, draft)?;
            table.intention = task.intention;
            self.bot_choices.fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
        if done.is_err() {
            self.bot_failures.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn summaries(&self, listed: Vec<Listed>) -> Vec<Summary> {
        let mut all: Vec<Summary> = listed.into_iter().map(|one| self.summary(one)).collect();
        all.sort_by_key(|one| (!one.my_turn, one.decides.is_none()));
        all
    }

    fn summary(&self, listed: Listed) -> Summary {
        let Listed {
            table,
            seats,
            taken,
            mine,
            seen,
        } = listed;
        let seats = Seat::first(seats.len()).zip(&seats);
        let rules = self
            .entry(&table.game)
            .map(|game| game.core.info.rules_version);
        let decides = table.head.decides;
        Summary {
            id: table.id,
            game: table.game,
            public: table.public,
            created: table.created,
            updated: table.updated,
            seats: seats
                .map(|(seat, row)| {
                    seat_view(seat, row, taken.contains(&seat), mine.contains(&seat))
                })
                .collect(),
            plies: table.head.plies,
            decides,
            outcome: table.head.outcome,
            aside: decides.is_some() && rules != Ok(table.rules),
            my_turn: decides.is_some_and(|seat| mine.contains(&seat)),
            unread: table.seq.saturating_sub(seen),
        }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic under the lock leaves the table as it was: drafts become true in one step.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

fn complete_options(entry: &GameEntry, options: &Value) -> Result<Value, OptionsError> {
    let options = (entry.core.options)(options)?;
    if options.to_string().len() > MAX_OPTIONS {
        let problem = format!("longer than {MAX_OPTIONS} bytes");
        return Err(OptionsError::new("options", problem));
    }
    Ok(options)
}

fn seat_people(
    session: Secret,
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
            holders.push(Holder { seat, session });
        }
        rows.push(SeatRow {
            kind: new.kind,
            name: checked_name(&new.name)?,
            link: None,
            auto_end: false,
        });
    }
    Ok((rows, holders))
}

fn checked_name(name: &str) -> Result<String, OptionsError> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || name.chars().any(char::is_control) {
        let problem = format!("a name has 1 to {MAX_NAME} characters and no control characters");
        return Err(OptionsError::new("name", problem));
    }
    Ok(name.to_owned())
}
