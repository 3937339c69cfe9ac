//! Connections to the database: at most so many, each answer within a time, and a pause after a failure that
//! grows and is never quite the same, so that many servers do not come back in step.

use super::schema;
use super::tls::Tls;
use crate::store::StoreError;
use orrery_outside::{Clock, lock};
use std::collections::HashMap;
use std::future::poll_fn;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, PoisonError};
use std::task::Context;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Row, Socket, Statement};

/// How long a connection may take, an answer, and a free connection.
const CONNECT: Duration = Duration::from_secs(3);
pub(super) const ANSWER: Duration = Duration::from_secs(5);
const FREE: Duration = Duration::from_secs(5);

/// After so long a silence a connection is tried, so that nothing between us and the database forgets it.
const SILENCE: Duration = Duration::from_secs(30);

/// The pause after a failed attempt doubles up to this.
const PAUSE: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(2)];

/// Where the database is, and how it is spoken to.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    tls: Tls,
    /// The schema in which the tables lie.
    pub(super) schema: String,
    connections: usize,
}

/// So many connections of one server, unless the address says otherwise.
const CONNECTIONS: usize = 12;

impl Address {
    /// Reads an address. Beside the parameters that PostgreSQL knows it may have `schema`, `sslrootcert` and
    /// `connections`. Without `sslmode`, TLS is demanded of every database that is not on this machine.
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        // The password is part of it, so nothing of it is told.
        let wrong = |what: &str| StoreError::Failed(format!("the address of the database: {what}"));
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut schema, mut trusted, mut connections) = ("orrery".to_owned(), None, CONNECTIONS);
        let (mut others, mut secured) = (Vec::new(), false);
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("schema", name)) => schema = name.to_owned(),
                Some(("sslrootcert", file)) => trusted = Some(PathBuf::from(file)),
                Some(("connections", number)) => {
                    let number = number
                        .parse()
                        .ok()
                        .filter(|number| (1..=1000).contains(number));
                    connections = number.ok_or_else(|| wrong("`connections` is a number"))?;
                }
                Some(("sslmode", mode)) => {
                    secured = true;
                    // Certificates are always checked, and names too.
                    let demanded = ["verify-ca", "verify-full"].contains(&mode);
                    others.push(if demanded { "sslmode=require" } else { pair });
                }
                _ => others.push(pair),
            }
        }
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let named = !schema.is_empty() && schema.len() < 50;
        if !named || !schema.chars().all(|letter| plain(letter) || letter == '_') {
            return Err(wrong("a `schema` is named by small letters, digits and _"));
        }
        let mut config: Config = match others.is_empty() {
            true => place.parse(),
            false => format!("{place}?{}", others.join("&")).parse(),
        }
        .map_err(|error: tokio_postgres::Error| wrong(&error.to_string()))?;
        if !secured {
            config.ssl_mode(match config.get_hosts().iter().all(is_here) {
                true => SslMode::Disable,
                false => SslMode::Require,
            });
        }
        config.application_name("orrery").connect_timeout(CONNECT);
        config.keepalives_idle(SILENCE);
        let mut address = Self {
            tls: Tls::new(trusted.as_deref())?,
            config,
            schema: schema.clone(),
            connections,
        };
        address.enter(&schema);
        Ok(address)
    }

    /// Works in this schema.
    pub(super) fn enter(&mut self, schema: &str) {
        let limit = ANSWER.as_millis();
        let options = format!("-c search_path={schema} -c statement_timeout={limit}");
        schema.clone_into(&mut self.schema);
        self.config.options(options);
    }

    /// Where it is, without the password.
    pub(super) fn place(&self) -> String {
        let host = |host: &Host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        };
        let hosts: Vec<String> = self.config.get_hosts().iter().map(host).collect();
        let name = self.config.get_dbname().unwrap_or("postgres");
        format!("{name} on {}, schema {}", hosts.join(", "), self.schema)
    }

    /// A new connection, and what drives it.
    pub(super) async fn connect<T>(
        &self,
        drive: impl FnOnce(Driver) -> T,
    ) -> Result<(Client, T), StoreError> {
        let away = |_| StoreError::Away("no connection in time".to_owned());
        if self.config.get_ssl_mode() == SslMode::Disable {
            let (client, driver) = timeout(CONNECT, self.config.connect(NoTls))
                .await
                .map_err(away)?
                .map_err(failed)?;
            return Ok((client, drive(Driver::Plain(Box::new(driver)))));
        }
        let (client, driver) = timeout(CONNECT, self.config.connect(self.tls.clone()))
            .await
            .map_err(away)?
            .map_err(failed)?;
        Ok((client, drive(Driver::Tls(Box::new(driver)))))
    }
}

/// Whether what is said to this host stays on this machine.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let address = name.parse::<IpAddr>();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// What has to be polled for a connection to work.
pub(super) enum Driver {
    Plain(Box<Connection<Socket, tokio_postgres::tls::NoTlsStream>>),
    Tls(Box<Connection<Socket, super::tls::Stream<Socket>>>),
}

impl Driver {
    /// Drives the connection to its end, and passes on what others say through it. What goes wrong is told to
    /// whoever waits for an answer.
    pub(super) async fn run(mut self, heard: impl Fn(String) + Send) {
        let mut next = async || {
            let poll = |cx: &mut Context<'_>| match &mut self {
                Self::Plain(driver) => driver.poll_message(cx),
                Self::Tls(driver) => driver.poll_message(cx),
            };
            poll_fn(poll).await
        };
        while let Some(Ok(message)) = next().await {
            if let AsyncMessage::Notification(said) = message {
                heard(said.payload().to_owned());
            }
        }
    }
}

/// What went wrong, and whether the database is there at all.
#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
pub(super) fn failed(error: tokio_postgres::Error) -> StoreError {
    match error.as_db_error() {
        None => {
            let mut text = error.to_string();
            if let Some(because) = std::error::Error::source(&error) {
                text = format!("{text}: {because}");
            }
            StoreError::Away(text)
        }
        Some(db) => match db.code().code() {
            // A unique key, or a table that is gone.
            "23505" | "23503" => StoreError::Taken,
            // It starts, stops, only follows another one, or has too many connections; or it took too long.
            "25006" => StoreError::Away(db.message().to_owned()),
            code if ["57", "53", "08"]
                .iter()
                .any(|class| code.starts_with(class)) =>
            {
                StoreError::Away(db.message().to_owned())
            }
            code => StoreError::Failed(format!("{} ({code})", db.message())),
        },
    }
}

/// One connection and the statements that it knows.
pub(super) struct Conn {
    pub(super) client: Client,
    known: HashMap<&'static str, Statement>,
}

impl Conn {
    pub(super) async fn statement(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(known) = self.known.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await.map_err(failed)?;
        self.known.insert(sql, statement.clone());
        Ok(statement)
    }

    pub(super) async fn query(
        &mut self,
        sql: &'static str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql).await?;
        self.client.query(&statement, params).await.map_err(failed)
    }

    pub(super) async fn execute(
        &mut self,
        sql: &'static str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<u64, StoreError> {
        let statement = self.statement(sql).await?;
        let done = self.client.execute(&statement, params).await;
        done.map_err(failed)
    }

    pub(super) async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        self.client.batch_execute(sql).await.map_err(failed)
    }
}

/// See the [module](self).
pub(super) struct Pool {
    pub(super) address: Address,
    /// The rules by which this server plays; see [`schema`].
    rules: String,
    state: Mutex<State>,
    freed: Condvar,
    runtime: Handle,
}

#[derive(Default)]
struct State {
    idle: Vec<Conn>,
    open: usize,
    pause: Pause,
    /// True if the operator was told that the database is away, and not yet that it is back.
    away: bool,
}

/// How long nobody tries again.
#[derive(Default)]
pub(super) struct Pause {
    until: Duration,
    step: Duration,
}

impl Pause {
    /// Whether nothing has failed since it last succeeded.
    pub(super) fn is_none(&self) -> bool {
        self.step.is_zero()
    }

    /// One more failure.
    pub(super) fn longer(&mut self, now: Duration) -> Duration {
        self.step = (self.step * 2).clamp(PAUSE[0], PAUSE[1]);
        // Between half and one and a half of it.
        let chance = orrery_outside::number().unwrap_or(500) % 1000;
        let pause = self.step.mul_f64(0.5 + chance as f64 / 1000.0);
        self.until = now + pause;
        pause
    }
}

impl Pool {
    pub(super) fn new(address: Address, rules: String, runtime: Handle) -> Self {
        Self {
            address,
            rules,
            state: Mutex::default(),
            freed: Condvar::new(),
            runtime,
        }
    }

    fn now() -> Duration {
        Clock::default().uptime()
    }

    /// Works with a connection; an error that leaves it in doubt closes it.
    pub(super) fn with<T>(
        &self,
        work: impl AsyncFnOnce(&mut Conn) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let done = self.take().and_then(|conn| self.work(conn, work));
        self.tell(&done);
        done
    }

    fn work<T>(
        &self,
        conn: Conn,
        work: impl AsyncFnOnce(&mut Conn) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut lent = Lent {
            conn: Some(conn),
            pool: self,
        };
        let Some(conn) = &mut lent.conn else {
            return Err(StoreError::Failed("no connection".to_owned()));
        };
        // The clock of the deadline needs the runtime around it.
        let limited = async { timeout(ANSWER, work(conn)).await };
        match self.runtime.block_on(limited) {
            Ok(done) => {
                let broken = |error: &StoreError| {
                    matches!(error, StoreError::Away(_) | StoreError::Failed(_))
                };
                if !done.as_ref().is_err_and(broken) {
                    lent.give_back();
                }
                done
            }
            Err(_) => {
                // All the others may hang on the same thing.
                let mut state = lock(&self.state);
                state.open -= state.idle.len();
                state.idle.clear();
                state.pause.longer(Self::now());
                self.freed.notify_all();
                Err(StoreError::Away("no answer in time".to_owned()))
            }
        }
    }

    /// Tells the operator when the database goes and when it comes back, and not at every request in between.
    fn tell<T>(&self, done: &Result<T, StoreError>) {
        let away = match done {
            Err(StoreError::Away(_)) => true,
            Err(StoreError::Failed(_) | StoreError::Others { .. }) => return,
            _ => false,
        };
        if std::mem::replace(&mut lock(&self.state).away, away) == away {
            return;
        }
        match done {
            Err(error) if away => tracing::error!(%error, "the database is away"),
            _ => tracing::info!("the database is back"),
        }
    }

    /// The same for what only reads: if the connection turns out to be broken, it is done once more.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a closure is written where it is used"
    )]
    pub(super) fn read<T>(
        &self,
        work: impl AsyncFn(&mut Conn) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self.with(&work) {
            Err(StoreError::Away(_)) => self.with(&work),
            done => done,
        }
    }

    fn take(&self) -> Result<Conn, StoreError> {
        let until = Self::now() + FREE;
        let mut state = lock(&self.state);
        loop {
            while let Some(conn) = state.idle.pop() {
                if !conn.client.is_closed() {
                    return Ok(conn);
                }
                state.open -= 1;
            }
            let now = Self::now();
            if now < state.pause.until {
                return Err(StoreError::Away("it failed a moment ago".to_owned()));
            }
            if state.open < self.address.connections {
                state.open += 1;
                drop(state);
                return self.open();
            }
            let Some(left) = until.checked_sub(now) else {
                return Err(StoreError::Away("all connections are busy".to_owned()));
            };
            let waited = self.freed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn open(&self) -> Result<Conn, StoreError> {
        let opened = self.runtime.block_on(async {
            let drive = |driver: Driver| drop(self.runtime.spawn(driver.run(|_| ())));
            let (client, ()) = self.address.connect(drive).await?;
            timeout(ANSWER, schema::greet(&client, &self.address, &self.rules))
                .await
                .map_err(|_| StoreError::Away("no answer in time".to_owned()))??;
            Ok(Conn {
                client,
                known: HashMap::new(),
            })
        });
        let mut state = lock(&self.state);
        match &opened {
            Ok(_) => state.pause = Pause::default(),
            Err(_) => {
                state.open -= 1;
                state.pause.longer(Self::now());
                self.freed.notify_all();
            }
        }
        opened
    }
}

/// A connection at work. It is closed unless it is given back, also when the work panics.
struct Lent<'a> {
    conn: Option<Conn>,
    pool: &'a Pool,
}

impl Lent<'_> {
    fn give_back(mut self) {
        let conn = self.conn.take().filter(|conn| !conn.client.is_closed());
        let mut state = lock(&self.pool.state);
        match conn {
            Some(conn) => state.idle.push(conn),
            None => state.open -= 1,
        }
        self.pool.freed.notify_one();
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if self.conn.is_some() {
            lock(&self.pool.state).open -= 1;
            self.pool.freed.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tls_is_demanded_unless_the_database_is_here_or_the_address_says_otherwise() {
        for (address, mode) in [
            ("postgres://ada@db.example.org/orrery", SslMode::Require),
            ("postgres://ada@10.0.0.1/orrery", SslMode::Require),
            (
                "postgres://ada@localhost,db.example.org/orrery",
                SslMode::Require,
            ),
            (
                "postgres://ada@db.example.org/orrery?sslmode=verify-full",
                SslMode::Require,
            ),
            (
                "postgres://ada@db.example.org/orrery?sslmode=prefer",
                SslMode::Prefer,
            ),
            (
                "postgres://ada@db.example.org/orrery?sslmode=disable",
                SslMode::Disable,
            ),
            (
                "postgres://ada@localhost/orrery?schema=site",
                SslMode::Disable,
            ),
            ("postgres://ada@127.0.0.1:5433/orrery", SslMode::Disable),
            (
                "postgres://ada@%2Frun%2Fpostgresql/orrery",
                SslMode::Disable,
            ),
            (
                "postgres://ada@localhost/orrery?sslmode=require",
                SslMode::Require,
            ),
        ] {
            let parsed = Address::parse(address).unwrap();
            assert_eq!(parsed.config.get_ssl_mode(), mode, "{address}");
        }
    }
}
