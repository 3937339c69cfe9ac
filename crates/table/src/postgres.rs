//! The store in a PostgreSQL database, for any number of servers at once.
//!
//! The key (table, seq) is the only lock between them: an act is appended by one statement that counts only if the
//! table still stands where the writer saw it. Statements of many connections that commit at the same time share a
//! flush to the disk; that is PostgreSQL's own doing. What others did is seen by looking ([`later`](Store::later));
//! hints only say when. Nothing about games is known here.

mod ear;
mod plain;
mod pool;
mod rows;
mod schema;
mod tls;

use crate::id::{Secret, TableId};
use crate::packs::{Offer, PackFiles};
use crate::rows::{Damage, listed, origin, pack, pack_text, stands, table_id};
use crate::sql::{Line, Step};
use crate::store::{
    Act, After, Head, Hint, KeptPack, Later, Listed, Mark, Seating, Size, Spoken, Store,
    StoreError, Stored, TableRow,
};
use orrery_games::GameEntry;
use orrery_outside::{Clock, lock};
use pool::{Address, Conn, Pool};
use rows::{holder_of, people, seat_of, table, table_of};
use std::collections::HashMap;
use std::mem::take;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::mpsc as mpsc_async;
use tokio_postgres::{Client, Row};

/// So many tables of bots are told of at once: tens of thousands take longer to read than anybody waits, and whoever is
/// idle looks again.
const QUEUED: usize = 1000;

/// So many hints wait to be said.
const UNSAID: usize = 10_000;

/// What nobody waits for may wait this long for company.
const LATER: Duration = Duration::from_secs(1);

/// The rules of a database that is being copied: no server plays by them.
const COPYING: &str = "it is being copied";

const KEEP_PACK: &str =
    "INSERT INTO packs (game, id, files) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

fn runtime() -> Result<Runtime, StoreError> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("database")
        .enable_all()
        .build()
        .map_err(|error| StoreError::Failed(error.to_string()))
}

fn drive(driver: pool::Driver) {
    drop(tokio::spawn(driver.run(|_| ())));
}

/// See the [module](self).
pub struct PostgresStore {
    pool: Arc<Pool>,
    /// Whom to tell of changes, once others are listened to.
    tell: Mutex<Option<mpsc_async::Sender<TableId>>>,
    /// What sessions have seen, for the thread that writes it down.
    saw: Option<Sender<Saw>>,
    writer: Option<JoinHandle<()>>,
    damage: Damage,
    new: Option<New>,
    /// Drives the connections. Whoever drops the store may be driven by another one, which must not wait.
    runtime: Option<Runtime>,
}

/// A store that nobody finds yet.
struct New {
    /// What it will be called.
    name: String,
    /// Keeps others away from it as long as it is connected.
    maker: Client,
    runtime: Runtime,
}

/// A session has seen an act at this moment.
struct Saw {
    table: TableId,
    session: Secret,
    seq: u64,
    at: i64,
}

impl PostgresStore {
    /// Whether this is the address of a database and not a file.
    #[must_use]
    pub fn is_address(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Connects to the database at this address, and prepares it if it is empty. Servers that play these games by
    /// other rules are not let in at the same time.
    pub fn open(url: &str, games: &[GameEntry]) -> Result<Self, StoreError> {
        let rules = games
            .iter()
            .map(|game| format!("{} {}", game.id(), game.core.info.rules_version));
        let rules: Vec<String> = rules.collect();
        Self::connect(Address::parse(url)?, rules.join(", "))
    }

    /// The same for somebody who copies it: no server is let in as long as this is open.
    pub fn open_alone(url: &str) -> Result<Self, StoreError> {
        Self::connect(Address::parse(url)?, COPYING.to_owned())
    }

    /// Makes a store under another name at this address, in place of one that was not finished. Nobody finds it
    /// before [`settle`](Self::settle), and nobody else makes one there meanwhile.
    pub fn open_new(url: &str) -> Result<Self, StoreError> {
        let mut address = Address::parse(url)?;
        let name = address.schema.clone();
        address.enter(&format!("{name}_new"));
        let runtime = runtime()?;
        let maker = runtime.block_on(async {
            let (maker, ()) = address.connect(drive).await?;
            schema::make_room(&maker, &name, &address.schema).await?;
            Ok::<_, StoreError>(maker)
        })?;
        let mut store = Self::connect(address, COPYING.to_owned())?;
        store.new = Some(New {
            name,
            maker,
            runtime,
        });
        Ok(store)
    }

    /// Gives a store that was [made anew](Self::open_new) its name.
    pub fn settle(mut self) -> Result<(), StoreError> {
        let Some(new) = self.new.take() else {
            return Err(StoreError::Failed("it has its name already".to_owned()));
        };
        let settled = schema::settle(&new.maker, &self.pool.address.schema, &new.name);
        // If its connection broke, others may have been at it since.
        let done = new.runtime.block_on(settled);
        new.runtime.shutdown_background();
        done
    }

    fn connect(address: Address, rules: String) -> Result<Self, StoreError> {
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let runtime = runtime()?;
        runtime.block_on(async {
            let (mut client, ()) = address.connect(drive).await?;
            schema::prepare(&mut client, &address, &rules).await
        })?;
        let pool = Arc::new(Pool::new(address, rules, runtime.handle().clone()));
        let (saw, waiting) = mpsc::channel();
        let with = Arc::clone(&pool);
        let writer = orrery_outside::start("seen", move || write_seen(&with, &waiting));
        Ok(Self {
            pool,
            tell: Mutex::default(),
            saw: Some(saw),
            writer: Some(writer.map_err(failed)?),
            damage: Damage::default(),
            new: None,
            runtime: Some(runtime),
        })
    }

    /// Where it is, without the password.
    #[must_use]
    pub fn place(&self) -> String {
        self.pool.address.place()
    }

    /// Keeps something under a name for all servers, unless something is kept there already.
    pub fn keep_secret(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        self.pool.with(async |conn| {
            let sql = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
            conn.execute(sql, &[&name, &bytes]).await.map(drop)
        })
    }

    /// What is kept under a name for all servers.
    pub fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.pool.read(async |conn| {
            let sql = "SELECT bytes FROM secrets WHERE name = $1";
            let kept = conn.query(sql, &[&name]).await?;
            Ok(kept.first().map(|row| row.get(0)))
        })
    }

    /// Offers these data packs for new tables on all servers, and no others.
    pub fn offer(&self, packs: &[Offer]) -> Result<(), StoreError> {
        self.at_once(async |conn| {
            conn.execute("DELETE FROM offers", &[]).await?;
            for Offer { name, pack } in packs {
                let files = pack_text(&pack.files)?;
                let (game, id) = (&pack.game, &pack.id);
                conn.execute(KEEP_PACK, &[game, id, &files]).await?;
                let sql = "INSERT INTO offers (game, name, pack) VALUES ($1, $2, $3)";
                conn.execute(sql, &[game, name, id]).await?;
            }
            Ok(())
        })
    }

    /// Works inside a transaction; nothing is left of it if it fails.
    fn at_once<T>(
        &self,
        work: impl AsyncFnOnce(&mut Conn) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.pool.with(async |conn| {
            conn.batch("BEGIN").await?;
            match work(conn).await {
                Ok(done) => conn.batch("COMMIT").await.map(|()| done),
                Err(error) => {
                    conn.batch("ROLLBACK").await?;
                    Err(error)
                }
            }
        })
    }

    /// The same at a table; others are told.
    fn write(
        &self,
        id: &TableId,
        work: impl AsyncFnOnce(&mut Conn) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let done = self.at_once(work);
        self.say_if(id, &done);
        done
    }

    /// Tells other servers that something happened at a table.
    fn say(&self, id: &TableId) {
        if let Some(tell) = &*lock(&self.tell) {
            // Beyond that they are lost, and others look.
            let _ = tell.try_send(id.clone());
        }
    }

    /// Tells them if something happened, or may have: of a change whose answer was lost nobody knows.
    fn say_if<T>(&self, id: &TableId, done: &Result<T, StoreError>) {
        if matches!(done, Ok(_) | Err(StoreError::Away(_))) {
            self.say(id);
        }
    }

    fn count(&self, sql: &'static str, session: Option<Secret>) -> Result<usize, StoreError> {
        let session = session.map(|session| session.as_bytes().to_vec());
        self.pool.read(async |conn| {
            let rows = match &session {
                Some(session) => conn.query(sql, &[session]).await?,
                None => conn.query(sql, &[]).await?,
            };
            Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0)) as usize)
        })
    }

    /// At most so many tables, each with its origin.
    fn origins(
        &self,
        sql: &'static str,
        limit: usize,
    ) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&(limit as i64)]).await)?;
        let tables = rows.iter().map(|row| origin(row.get(0), row.get(1)));
        Ok(self.damage.leave_out(tables))
    }

    /// Tables in a list, with their people.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a closure is written where it is used"
    )]
    fn list(
        &self,
        session: Secret,
        tables: impl AsyncFn(&mut Conn) -> Result<Vec<Row>, StoreError>,
    ) -> Result<Vec<Listed>, StoreError> {
        let (tables, seats, holders) = self.pool.read(async |conn| {
            let tables = tables(conn).await?;
            let ids: Vec<&str> = tables.iter().map(|row| row.get("id")).collect();
            let (seats, holders) = people(conn, &ids).await?;
            Ok((tables, seats, holders))
        })?;
        let (mut seats, mut holders) = (by_table(&seats), by_table(&holders));
        let one = |row: &Row| {
            let table: TableRow = table_of(row)?;
            let (seats, holders) = (
                seats.remove(table.id.as_str()).unwrap_or_default(),
                holders.remove(table.id.as_str()).unwrap_or_default(),
            );
            let seats = seats.into_iter().map(|row| seat_of(&table.id, row));
            let seats = seats.collect::<Result<_, _>>()?;
            let holders = holders.into_iter().map(|row| holder_of(&table.id, row));
            let holders: Vec<_> = holders.collect::<Result<_, _>>()?;
            Ok(listed(table, seats, &holders, session))
        };
        Ok(self.damage.leave_out(tables.iter().map(one)))
    }
}

fn by_table(rows: &[Row]) -> HashMap<&str, Vec<&Row>> {
    let mut tables: HashMap<&str, Vec<&Row>> = HashMap::new();
    for row in rows {
        tables.entry(row.get("table_id")).or_default().push(row);
    }
    tables
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.saw = None;
        *lock(&self.tell) = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Writes down what sessions have seen, once a second.
fn write_seen(pool: &Pool, waiting: &Receiver<Saw>) {
    let mut seen: HashMap<(TableId, Secret), (u64, i64)> = HashMap::new();
    let clock = Clock::default();
    let mut since = Duration::ZERO;
    loop {
        let next = match seen.is_empty() {
            true => waiting.recv().map_err(RecvTimeoutError::from),
            false => waiting.recv_timeout(LATER.saturating_sub(clock.since(since))),
        };
        if seen.is_empty() {
            since = clock.uptime();
        }
        match next {
            Ok(saw) => {
                let mark = seen.entry((saw.table, saw.session)).or_default();
                *mark = (mark.0.max(saw.seq), mark.1.max(saw.at));
                if seen.len() < 1000 {
                    continue;
                }
            }
            Err(RecvTimeoutError::Disconnected) if seen.is_empty() => return,
            Err(_) => {}
        }
        let marks: Vec<_> = take(&mut seen).into_iter().collect();
        let tables: Vec<&str> = marks.iter().map(|((id, _), _)| id.as_str()).collect();
        let sessions = marks.iter().map(|((_, session), _)| session.as_bytes());
        let sessions: Vec<&[u8]> = sessions.map(<[u8; 32]>::as_slice).collect();
        let acts: Vec<i64> = marks.iter().map(|(_, mark)| mark.0 as i64).collect();
        let times: Vec<i64> = marks.iter().map(|(_, mark)| mark.1).collect();
        // Nobody waits, and nothing is lost but the mark of what is new. Rows that somebody else changes are left
        // out: whoever waits for many of them may be waited for.
        let _ = pool.with(async |conn| {
            let sql = "WITH new AS MATERIALIZED (
                    SELECT held.table_id, held.seat, held.session, saw.seq, saw.at
                    FROM unnest($1::text[], $2::bytea[], $3::bigint[], $4::bigint[])
                        AS saw (table_id, session, seq, at)
                    JOIN holders AS held USING (table_id, session)
                    FOR NO KEY UPDATE OF held SKIP LOCKED)
                UPDATE holders SET seen = greatest(seen, new.seq), active = greatest(active, new.at)
                FROM new WHERE (holders.table_id, holders.seat, holders.session)
                    = (new.table_id, new.seat, new.session)";
            conn.execute(sql, &[&tables, &sessions, &acts, &times])
                .await
        });
    }
}

impl Store for PostgresStore {
    fn create(&self, new: Stored) -> Result<(), StoreError> {
        let id = new.table.id.clone();
        self.write(&id, async |conn| rows::create(conn, &new).await)
    }

    fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        self.pool
            .read(async |conn| rows::load(conn, id, Mark::default()).await)
    }

    fn append(
        &self,
        id: &TableId,
        acts: Vec<Act>,
        head: Head,
        seating: Option<Seating>,
    ) -> Result<(), StoreError> {
        match seating {
            Some(seating) => self.write(id, async |conn| {
                rows::append(conn, id, &acts, &head).await?;
                rows::seat_all(conn, id, &seating).await
            }),
            // One statement is a transaction by itself.
            None => {
                let append = async |conn: &mut Conn| rows::append(conn, id, &acts, &head).await;
                let done = self.pool.with(append);
                self.say_if(id, &done);
                done
            }
        }
    }

    fn speak(&self, id: &TableId, number: u64, spoken: Spoken) -> Result<(), StoreError> {
        self.write(id, async |conn| {
            rows::speak(conn, id, number, &spoken).await
        })
    }

    fn saw(&self, id: &TableId, session: Secret, seq: u64, at: i64) {
        if let Some(saw) = &self.saw {
            let _ = saw.send(Saw {
                table: id.clone(),
                session,
                seq,
                at,
            });
        }
    }

    fn of_session(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = table!(
            "WHERE id IN (SELECT table_id FROM holders WHERE session = $1)
             ORDER BY updated DESC, id LIMIT $2"
        );
        let key = session.as_bytes().as_slice();
        self.list(session, async |conn| {
            conn.query(sql, &[&key, &(limit as i64)]).await
        })
    }

    fn listed(&self, id: &TableId, session: Secret) -> Result<Option<Listed>, StoreError> {
        let sql = table!("WHERE id = $1");
        let found = self.list(session, async |conn| conn.query(sql, &[&id.as_str()]).await)?;
        Ok(found.into_iter().next())
    }

    fn public(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = table!("WHERE public ORDER BY updated DESC, id LIMIT $1");
        self.list(session, async |conn| {
            conn.query(sql, &[&(limit as i64)]).await
        })
    }

    fn hosted(&self, session: Secret) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = $1 AND decides IS NOT NULL";
        self.count(sql, Some(session))
    }

    fn unattended(&self) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE NOT attended AND decides IS NOT NULL";
        self.count(sql, None)
    }

    fn untouched(
        &self,
        before: i64,
        over: bool,
        limit: usize,
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let sql = match over {
            true => {
                "SELECT id, seq FROM tables WHERE updated < $1 AND outcome IS NOT NULL
                 ORDER BY updated LIMIT $2"
            }
            false => {
                "SELECT id, seq FROM tables WHERE updated < $1 AND outcome IS NULL
                 ORDER BY updated LIMIT $2"
            }
        };
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&before, &(limit as i64)]).await)?;
        let tables = rows.iter().map(|row| stands(row.get(0), row.get(1)));
        Ok(self.damage.leave_out(tables))
    }

    fn overdue(
        &self,
        after: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let sql = "SELECT id, due FROM tables WHERE due > $1 AND due <= $2 ORDER BY due LIMIT $3";
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&after, &until, &(limit as i64)]).await)?;
        let tables = rows
            .iter()
            .map(|row| Ok((table_id(row.get(0))?, row.get(1))));
        Ok(self.damage.leave_out(tables))
    }

    fn delete(&self, id: &TableId, seq: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM tables WHERE id = $1 AND seq = $2";
        let gone = self
            .pool
            .with(async |conn| conn.execute(sql, &[&id.as_str(), &(seq as i64)]).await);
        self.say_if(id, &gone);
        match gone? {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    fn follower(&self, id: &TableId, after: After) -> Result<Option<TableId>, StoreError> {
        let sql = match after {
            After::Rematch => "SELECT id FROM tables WHERE rematch_of = $1",
            After::Sequel => "SELECT id FROM tables WHERE sequel_of = $1",
        };
        let found = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str()]).await)?;
        found.first().map(|row| table_id(row.get(0))).transpose()
    }

    fn keep_analysis(&self, id: &TableId, text: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO analyses VALUES ($1, $2)
                   ON CONFLICT (table_id) DO UPDATE SET text = excluded.text";
        self.pool
            .with(async |conn| conn.execute(sql, &[&id.as_str(), &text]).await)?;
        Ok(())
    }

    fn asked_analyses(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, origin FROM analyses JOIN tables ON analyses.table_id = id
                   WHERE text = '' AND NOT EXISTS (
                       SELECT 1 FROM leases WHERE leases.table_id = id AND until > now())
                   LIMIT $1";
        self.origins(sql, limit)
    }

    fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM analyses WHERE table_id = $1";
        let found = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str()]).await)?;
        Ok(found.first().map(|row| row.get(0)))
    }

    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError> {
        let files = pack_text(files)?;
        self.pool
            .with(async |conn| conn.execute(KEEP_PACK, &[&game, &id, &files]).await)?;
        Ok(())
    }

    fn has_pack(&self, game: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM packs WHERE game = $1 AND id = $2";
        let found = self
            .pool
            .read(async |conn| conn.query(sql, &[&game, &id]).await)?;
        Ok(!found.is_empty())
    }

    fn packs(&self) -> Result<Vec<KeptPack>, StoreError> {
        let sql = "SELECT game, id, files FROM packs ORDER BY game, id";
        let rows = self.pool.read(async |conn| conn.query(sql, &[]).await)?;
        let packs = rows
            .iter()
            .map(|row| pack(row.get(0), row.get(1), row.get(2)));
        Ok(self.damage.leave_out(packs))
    }

    fn offers(&self, game: &str) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT name, pack FROM offers WHERE game = $1 ORDER BY name";
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&game]).await)?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    fn waiting_for_bots(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, origin FROM tables WHERE bot AND NOT EXISTS (
                       SELECT 1 FROM leases WHERE table_id = id AND until > now())
                   ORDER BY updated LIMIT $1";
        self.origins(sql, limit.min(QUEUED))
    }

    fn lease(&self, id: &TableId, seq: u64, time: Duration) -> Result<bool, StoreError> {
        // The clock of the database counts: those of the servers may differ.
        let sql = "INSERT INTO leases AS held VALUES ($1, $2, now() + $3 * interval '1 second')
                   ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, until = excluded.until
                   WHERE held.seq < excluded.seq OR held.until <= now()";
        let taken = self.pool.with(async |conn| {
            let params: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
                [&id.as_str(), &(seq as i64), &time.as_secs_f64()];
            conn.execute(sql, &params).await
        })?;
        Ok(taken > 0)
    }

    fn later(&self, id: &TableId, mark: Mark) -> Result<Later, StoreError> {
        let stored = self.pool.read(async |conn| {
            let sql = "SELECT seq, seating, spoken, updated FROM tables WHERE id = $1";
            let rows = conn.query(sql, &[&id.as_str()]).await?;
            if rows.first().map(mark_of) == Some(mark) {
                return Ok(None);
            }
            Ok(Some(rows::load(conn, id, mark).await?))
        })?;
        Ok(match stored {
            None => Later::Nothing,
            Some(None) => Later::Gone,
            Some(Some(stored)) => Later::More(Box::new(stored)),
        })
    }

    fn marks(&self, ids: &[TableId]) -> Result<Vec<(TableId, Mark)>, StoreError> {
        let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let rows = self.pool.read(async |conn| {
            let sql = "SELECT seq, seating, spoken, updated, id FROM tables WHERE id = ANY($1)";
            conn.query(sql, &[&ids]).await
        })?;
        let read = |row: &Row| Ok((table_id(row.get(4))?, mark_of(row)));
        rows.iter().map(read).collect()
    }

    fn hints(&self) -> Option<Receiver<Hint>> {
        let (heard, hints) = mpsc::channel();
        let (tell, said) = mpsc_async::channel(UNSAID);
        *lock(&self.tell) = Some(tell);
        let ear = ear::run(self.pool.address.clone(), said, heard);
        self.runtime.as_ref()?.spawn(ear);
        Some(hints)
    }

    fn ids(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", TableId::as_str);
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&after, &(limit as i64)]).await)?;
        rows.iter().map(|row| table_id(row.get(0))).collect()
    }

    fn rows(&self, step: Step) -> Result<Vec<Line>, StoreError> {
        self.pool.read(async |conn| plain::run(conn, &step).await)
    }

    fn run(&self, steps: Vec<Step>) -> Result<Vec<Line>, StoreError> {
        self.at_once(async |conn| {
            let mut last = Vec::new();
            for step in &steps {
                last = plain::run(conn, step).await?;
            }
            Ok(last)
        })
    }

    fn probe(&self) -> Result<(), StoreError> {
        // What stands there already is written all the same, and flushed.
        let sql = "UPDATE meta SET value = value WHERE name = 'version'";
        self.pool
            .with(async |conn| conn.execute(sql, &[]).await.map(drop))
    }

    fn size(&self) -> Result<Size, StoreError> {
        // A million rows take a second to count; PostgreSQL knows about how many there are.
        let sql = "SELECT CASE WHEN reltuples < 100000 THEN (SELECT count(*) FROM tables) ELSE reltuples::bigint END,
                       (SELECT count(*) FROM tables WHERE decides IS NOT NULL),
                       pg_database_size(current_database())
                   FROM pg_class WHERE oid = 'tables'::regclass";
        let rows = self.pool.read(async |conn| conn.query(sql, &[]).await)?;
        let number = |column| rows.first().map_or(0, |row| row.get::<_, i64>(column));
        Ok(Size {
            tables: number(0).cast_unsigned(),
            unfinished: number(1).cast_unsigned(),
            bytes: number(2).cast_unsigned(),
            free: None,
        })
    }
}

fn mark_of(row: &Row) -> Mark {
    Mark {
        seq: row.get::<_, i64>(0).cast_unsigned(),
        seating: row.get::<_, i64>(1).cast_unsigned(),
        spoken: row.get::<_, i64>(2).cast_unsigned(),
        updated: row.get(3),
    }
}
