//! The schema, how it came about, and who may work with it at the same time.
//!
//! Every connection holds a shared lock of the schema and looks whether its version and the rules of the games are
//! those of this server. They are changed only by a server that can have the lock alone: while servers of another
//! release are connected, it is refused.

use super::pool::{Address, failed};
use crate::store::StoreError;
use std::time::Duration;
use tokio_postgres::{Client, GenericClient};

/// Step `i` leads from version `i` to `i + 1`. A step that was ever released never changes.
const MIGRATIONS: &[&str] = &[
    r#"
    CREATE TABLE meta (
        name text PRIMARY KEY,
        value text NOT NULL
    );
    CREATE TABLE secrets (
        name text PRIMARY KEY,
        bytes bytea NOT NULL
    );
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        rules integer NOT NULL,
        options text NOT NULL,
        seed bigint NOT NULL,
        duplicate boolean NOT NULL,
        host bytea NOT NULL,
        origin bytea NOT NULL,
        public boolean NOT NULL,
        several boolean NOT NULL,
        rematch_of text COLLATE "C" UNIQUE,
        sequel_of text COLLATE "C" UNIQUE,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        seq bigint NOT NULL,
        seating bigint NOT NULL,
        plies bigint NOT NULL,
        decides smallint,
        outcome text,
        bot boolean NOT NULL DEFAULT false,
        attended boolean NOT NULL DEFAULT true
    ) WITH (fillfactor = 80);
    COMMENT ON COLUMN tables.bot IS 'a bot decides';
    COMMENT ON COLUMN tables.attended IS 'some seat is not that of a bot';
    CREATE INDEX tables_host ON tables (host) WHERE decides IS NOT NULL;
    CREATE INDEX tables_public ON tables (updated) WHERE public;
    CREATE INDEX tables_over ON tables (updated) WHERE outcome IS NOT NULL;
    CREATE INDEX tables_not_over ON tables (updated) WHERE outcome IS NULL;
    CREATE INDEX tables_bot ON tables (updated) WHERE bot;
    CREATE INDEX tables_unattended ON tables (id) WHERE NOT attended AND decides IS NOT NULL;
    CREATE TABLE seats (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        kind text NOT NULL,
        bot text,
        name text NOT NULL,
        link bytea,
        links bigint NOT NULL,
        auto_end boolean NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE holders (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        session bytea NOT NULL,
        number bigint NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        active bigint NOT NULL,
        seen bigint NOT NULL,
        PRIMARY KEY (table_id, seat, session)
    );
    CREATE INDEX holders_session ON holders (session);
    CREATE TABLE acts (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        seat smallint,
        choice text,
        undo bigint,
        people text,
        hash bigint NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE packs (
        game text NOT NULL,
        id text NOT NULL,
        files text NOT NULL,
        PRIMARY KEY (game, id)
    );
    CREATE UNLOGGED TABLE leases (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        until timestamptz NOT NULL
    );
    COMMENT ON TABLE leases IS 'which decisions of bots some server thinks about; worth nothing after a crash';
"#,
    r#"
    CREATE TABLE analyses (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        text text NOT NULL
    );
    COMMENT ON TABLE analyses IS 'finished games, judged turn by turn; can be made again';
"#,
    r#"
    CREATE TABLE offers (
        game text NOT NULL,
        name text NOT NULL,
        pack text NOT NULL,
        PRIMARY KEY (game, name),
        FOREIGN KEY (game, pack) REFERENCES packs (game, id)
    );
    COMMENT ON TABLE offers IS 'data packs that may be chosen for a new table';
"#,
    r#"
    CREATE INDEX analyses_asked ON analyses (table_id) WHERE text = '';
    COMMENT ON TABLE analyses IS 'finished games, judged turn by turn; empty if only asked for; can be made again';
"#,
    r#"
    ALTER TABLE tables ADD COLUMN due bigint;
    COMMENT ON COLUMN tables.due IS 'when the time of whoever decides ends';
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
"#,
    r#"
    ALTER TABLE tables ADD COLUMN spoken bigint NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        number bigint NOT NULL,
        at bigint NOT NULL,
        plies bigint NOT NULL,
        author bytea NOT NULL,
        name text NOT NULL,
        text text,
        reaction text,
        PRIMARY KEY (table_id, number)
    );
    COMMENT ON COLUMN talk.author IS 'the number of a seat, or the fingerprint of a session that watches';
    CREATE TABLE mutes (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        session bytea NOT NULL,
        whom bytea NOT NULL,
        PRIMARY KEY (table_id, session, whom)
    );
"#,
    r#"
    CREATE TABLE accounts (
        person bytea PRIMARY KEY,
        tag text NOT NULL UNIQUE,
        name text NOT NULL,
        mail text UNIQUE,
        public bigint NOT NULL,
        banned bigint NOT NULL,
        created bigint NOT NULL,
        active bigint NOT NULL,
        kept text NOT NULL
    );
    CREATE INDEX accounts_active ON accounts (active);
    CREATE TABLE devices (
        session bytea PRIMARY KEY,
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        id text NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        active bigint NOT NULL
    );
    CREATE INDEX devices_person ON devices (person);
    CREATE TABLE passkeys (
        id bytea PRIMARY KEY,
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        key bytea NOT NULL,
        counter bigint NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        used bigint NOT NULL
    );
    CREATE INDEX passkeys_person ON passkeys (person);
    CREATE TABLE tickets (
        secret bytea PRIMARY KEY,
        purpose text NOT NULL,
        person bytea REFERENCES accounts ON DELETE CASCADE,
        note text NOT NULL,
        until bigint NOT NULL
    );
    CREATE INDEX tickets_person ON tickets (person);
    CREATE TABLE results (
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        table_id text NOT NULL,
        game text NOT NULL,
        at bigint NOT NULL,
        players bigint NOT NULL,
        place bigint NOT NULL,
        points bigint NOT NULL,
        won bigint NOT NULL,
        setting text NOT NULL,
        rated bigint NOT NULL,
        rating double precision NOT NULL,
        change double precision NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX results_table ON results (table_id);
    CREATE TABLE ratings (
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        game text NOT NULL,
        rating double precision NOT NULL,
        doubt double precision NOT NULL,
        games bigint NOT NULL,
        PRIMARY KEY (person, game)
    );
    CREATE INDEX ratings_game ON ratings (game, rating);
    CREATE TABLE invitations (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat bigint NOT NULL,
        person bytea NOT NULL,
        host text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    );
    CREATE INDEX invitations_person ON invitations (person);
    CREATE TABLE wishes (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        lang text NOT NULL,
        level text NOT NULL
    );
    CREATE TABLE reports (
        id text PRIMARY KEY,
        at bigint NOT NULL,
        reporter bytea NOT NULL,
        table_id text NOT NULL,
        message bigint NOT NULL,
        name text NOT NULL,
        said text NOT NULL,
        why text NOT NULL
    );
    ALTER TABLE tables ADD COLUMN counted bigint NOT NULL DEFAULT 0;
    UPDATE tables SET counted = 1 WHERE decides IS NULL;
    CREATE INDEX tables_uncounted ON tables (updated) WHERE decides IS NULL AND counted = 0;
    COMMENT ON COLUMN tables.counted IS 'what came of it stands in the results of those who played';
"#,
    r#"
    CREATE TABLE listeners (
        who bytea PRIMARY KEY,
        version bigint NOT NULL,
        text text NOT NULL
    );
    COMMENT ON TABLE listeners IS 'how people want to be told';
    CREATE TABLE notices (
        who bytea NOT NULL,
        channel text NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        kind text NOT NULL,
        session bytea NOT NULL,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        due bigint NOT NULL,
        tries bigint NOT NULL,
        PRIMARY KEY (who, channel, table_id, kind)
    );
    COMMENT ON TABLE notices IS 'on their way; due is also by when a server that took one must have sent it';
    CREATE INDEX notices_due ON notices (due);
    CREATE INDEX notices_table ON notices (table_id);
    CREATE TABLE remarks (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        who bytea NOT NULL,
        ply bigint NOT NULL,
        at bigint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_id, who, ply)
    );
    CREATE TABLE plans (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
"#,
    r#"
    CREATE TABLE days_off (
        who bytea NOT NULL,
        since bigint NOT NULL,
        until bigint NOT NULL,
        PRIMARY KEY (who, since)
    );
    COMMENT ON TABLE days_off IS 'when people were, are and will be away';
"#,
    r#"
    ALTER TABLE wishes ADD COLUMN terms text NOT NULL DEFAULT '';
    COMMENT ON COLUMN wishes.terms IS 'its clock, and whether people are judged by it';
    ALTER TABLE listeners ADD COLUMN at bigint NOT NULL DEFAULT 0;
    COMMENT ON COLUMN listeners.at IS 'when it was last changed; 0 if it stays whether anybody plays or not';
    CREATE INDEX listeners_at ON listeners (at) WHERE at > 0;
    CREATE TABLE stays (
        person bytea NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat bigint NOT NULL,
        name text NOT NULL,
        since bigint NOT NULL,
        until bigint NOT NULL,
        PRIMARY KEY (person, table_id, seat, since)
    );
    COMMENT ON TABLE stays IS 'who held which seat and does not any more';
    CREATE INDEX stays_table ON stays (table_id);
"#,
    r#"
    ALTER TABLE devices ADD COLUMN proved bigint NOT NULL DEFAULT 0;
    COMMENT ON COLUMN devices.proved IS 'when whoever uses it last showed a passkey or a letter; 0 for a code of another device';
    ALTER TABLE plans ADD COLUMN dropped text;
    COMMENT ON COLUMN plans.dropped IS 'why it was not played, and after how many choices';
"#,
];

/// The version of the schema that this release writes.
const VERSION: i64 = MIGRATIONS.len() as i64;

/// Marks our locks: "ORRY".
const APPLICATION: i32 = 0x4f52_5259;
/// Marks the locks of those who make a schema: "ORRM".
const MAKING: i32 = 0x4f52_524d;

/// So often a server tries to be alone, and how long it waits each time: others may be about to stop, or to do the
/// same thing first.
const TRIES: u32 = 30;
const WAIT: Duration = Duration::from_millis(100);

/// The version of what is there, and the rules it is played by; nothing if nothing is there.
async fn found(client: &Client) -> Result<Option<(i64, String)>, StoreError> {
    let there = client.query_one("SELECT to_regclass('meta') IS NOT NULL", &[]);
    if !there.await.map_err(failed)?.get::<_, bool>(0) {
        return Ok(None);
    }
    let sql = "SELECT (SELECT value::bigint FROM meta WHERE name = 'version'),
                      (SELECT value FROM meta WHERE name = 'rules')";
    let row = client.query_one(sql, &[]).await.map_err(failed)?;
    let found: (Option<i64>, Option<String>) = (row.get(0), row.get(1));
    Ok(found.0.zip(found.1))
}

fn fits(found: Option<&(i64, String)>, rules: &str) -> Result<bool, StoreError> {
    match found {
        Some(&(version, _)) if version > VERSION => Err(StoreError::Newer {
            path: "the database".to_owned(),
            found: version,
            known: VERSION,
        }),
        Some((version, theirs)) => Ok(*version == VERSION && theirs == rules),
        None => Ok(false),
    }
}

/// Takes the shared lock, and looks whether the schema is the one that this server knows.
pub(super) async fn greet(
    client: &Client,
    address: &Address,
    rules: &str,
) -> Result<(), StoreError> {
    let sql = "SELECT pg_advisory_lock_shared($1, hashtext($2))";
    let locked = client.execute(sql, &[&APPLICATION, &address.schema]).await;
    locked.map_err(failed)?;
    match fits(found(client).await?.as_ref(), rules)? {
        true => Ok(()),
        false => Err(others(found(client).await?)),
    }
}

fn others(found: Option<(i64, String)>) -> StoreError {
    let how = match found {
        Some((VERSION, rules)) => format!("play by other rules ({rules})"),
        Some((version, _)) => format!("have version {version} of it and not {VERSION}"),
        None => "have not prepared it".to_owned(),
    };
    StoreError::Others { how }
}

/// Brings the schema up to date, once, and says by which rules it is played from now on.
pub(super) async fn prepare(
    client: &mut Client,
    address: &Address,
    rules: &str,
) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        if fits(found(client).await?.as_ref(), rules)? {
            return Ok(());
        }
        let sql = "SELECT pg_try_advisory_lock($1, hashtext($2))";
        let alone = client
            .query_one(sql, &[&APPLICATION, &address.schema])
            .await;
        if alone.map_err(failed)?.get(0) {
            return change(client, address, rules).await;
        }
        tokio::time::sleep(WAIT).await;
    }
    Err(others(found(client).await?))
}

async fn change(client: &mut Client, address: &Address, rules: &str) -> Result<(), StoreError> {
    let before = found(client).await?;
    if fits(before.as_ref(), rules)? {
        return Ok(());
    }
    let version = before.map_or(0, |(version, _)| version);
    let step = client.transaction().await.map_err(failed)?;
    unlimited(&step).await?;
    if version == 0 {
        let sql = format!("CREATE SCHEMA IF NOT EXISTS {}", address.schema);
        step.batch_execute(&sql).await.map_err(failed)?;
    }
    for migration in &MIGRATIONS[version as usize..] {
        step.batch_execute(migration).await.map_err(failed)?;
    }
    let sql = "INSERT INTO meta VALUES ('version', $1), ('rules', $2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    let set = step.execute(sql, &[&VERSION.to_string(), &rules]).await;
    set.map_err(failed)?;
    step.commit().await.map_err(failed)
}

/// What is done once, and to large tables, may take its time.
async fn unlimited(client: &impl GenericClient) -> Result<(), StoreError> {
    let limits = client.batch_execute("SET LOCAL statement_timeout = 0");
    limits.await.map_err(failed)
}

/// Keeps everybody else from making this schema as long as the connection lasts, and removes what is left of an
/// attempt that was interrupted. Nothing may be where it will be in the end.
pub(super) async fn make_room(client: &Client, name: &str, new: &str) -> Result<(), StoreError> {
    let problem = |text: String| Err(StoreError::Failed(text));
    let sql = "SELECT pg_try_advisory_lock($1, hashtext($2))";
    let mine = client.query_one(sql, &[&MAKING, &new]).await;
    if !mine.map_err(failed)?.get::<_, bool>(0) {
        return problem(format!("somebody else is copying into the schema {name}"));
    }
    let sql = "SELECT count(*) FROM pg_class JOIN pg_namespace AS space ON space.oid = relnamespace
               WHERE space.nspname = $1";
    let there = client.query_one(sql, &[&name]).await;
    if there.map_err(failed)?.get::<_, i64>(0) > 0 {
        return problem(format!(
            "there is something in the schema {name} already; name another one, or remove it yourself"
        ));
    }
    let sql = format!("SET statement_timeout = 0; DROP SCHEMA IF EXISTS {new} CASCADE");
    client.batch_execute(&sql).await.map_err(failed)
}

/// Gives a schema its name, if nothing has come to be there.
pub(super) async fn settle(client: &Client, new: &str, name: &str) -> Result<(), StoreError> {
    // Sent together, they are one transaction.
    let sql = format!("DROP SCHEMA IF EXISTS {name}; ALTER SCHEMA {new} RENAME TO {name}");
    client.batch_execute(&sql).await.map_err(failed)
}
