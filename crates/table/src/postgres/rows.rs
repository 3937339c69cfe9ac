//! Tables, seats, holders and acts as rows.

use super::pool::{Conn, failed};
use crate::id::TableId;
use crate::rows::{
    ActText, MessageText, TableText, author, author_bytes, damaged, follows, kind_text,
    outcome_text, said_text, seat, seat_kind, secret, what_text,
};
use crate::store::{
    Act, After, Head, Holder, Mark, Message, Mute, SeatRow, Seating, Spoken, StoreError, Stored,
    TableRow, Talk,
};
use futures_util::future::{try_join, try_join4};
use orrery_core::Seat;
use tokio_postgres::types::{FromSql, ToSql};
use tokio_postgres::{IsolationLevel, Row};

macro_rules! table {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, rules, options, seed, duplicate, host, origin, public, several, rematch_of,
             sequel_of, created, updated, seq, seating, spoken, plies, decides, outcome, due FROM tables ",
            $rest
        )
    };
}
pub(super) use table;

const SEATS: &str = "SELECT table_id, kind, bot, name, link, links, auto_end FROM seats
    WHERE table_id = ANY($1) ORDER BY table_id, seat";
const HOLDERS: &str =
    "SELECT table_id, seat, session, number, device, since, active, seen FROM holders
    WHERE table_id = ANY($1) ORDER BY table_id, seat, number";
const ACTS: &str = "SELECT seq, at, seat, choice, undo, people, hash FROM acts
    WHERE table_id = $1 AND seq > $2 ORDER BY seq";

const TALK: &str = "SELECT number, at, plies, author, name, text, reaction FROM talk
    WHERE table_id = $1 AND number > $2 ORDER BY number";
const MUTES: &str = "SELECT session, whom FROM mutes WHERE table_id = $1 ORDER BY session, whom";

fn number(seat: Seat) -> i16 {
    i16::from(seat.number())
}

/// A column, or what is wrong with it.
fn column<'a, T: FromSql<'a>>(row: &'a Row, name: &str) -> Result<T, StoreError> {
    let value = row.try_get(name);
    value.map_err(|error| StoreError::Failed(format!("column {name}: {error}")))
}

fn seat_number(table: &str, number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| damaged(table, format!("a seat {number}")))
}

pub(super) fn table_of(row: &Row) -> Result<TableRow, StoreError> {
    let name: String = column(row, "id")?;
    let decides: Option<i16> = column(row, "decides")?;
    let text = TableText {
        options: column(row, "options")?,
        outcome: column(row, "outcome")?,
        decides: decides.map(|seat| seat_number(&name, seat)).transpose()?,
        rematch_of: column(row, "rematch_of")?,
        sequel_of: column(row, "sequel_of")?,
        id: name.clone(),
    };
    let parts = text.read()?;
    let count = |name| column::<i64>(row, name).map(i64::cast_unsigned);
    Ok(TableRow {
        id: parts.id,
        game: column(row, "game")?,
        rules: column::<i32>(row, "rules")?.cast_unsigned(),
        options: parts.options,
        seed: count("seed")?,
        duplicate: column(row, "duplicate")?,
        host: secret(&name, column(row, "host")?)?,
        origin: secret(&name, column(row, "origin")?)?,
        public: column(row, "public")?,
        several: column(row, "several")?,
        after: parts.after,
        created: column(row, "created")?,
        updated: column(row, "updated")?,
        seq: count("seq")?,
        seating: count("seating")?,
        spoken: count("spoken")?,
        head: Head {
            plies: count("plies")? as usize,
            decides: parts.decides,
            outcome: parts.outcome,
            due: column(row, "due")?,
        },
    })
}

pub(super) fn seat_of(id: &TableId, row: &Row) -> Result<SeatRow, StoreError> {
    let kind = (column(row, "kind")?, column(row, "bot")?);
    let link: Option<&[u8]> = column(row, "link")?;
    Ok(SeatRow {
        kind: seat_kind(id, kind)?,
        name: column(row, "name")?,
        link: link.map(|link| secret(id.as_str(), link)).transpose()?,
        links: column::<i64>(row, "links")? as u32,
        auto_end: column(row, "auto_end")?,
    })
}

pub(super) fn holder_of(id: &TableId, row: &Row) -> Result<Holder, StoreError> {
    let number = seat_number(id.as_str(), column(row, "seat")?)?;
    Ok(Holder {
        seat: seat(id.as_str(), number)?,
        session: secret(id.as_str(), column(row, "session")?)?,
        number: column::<i64>(row, "number")?.cast_unsigned(),
        device: column(row, "device")?,
        since: column(row, "since")?,
        active: column(row, "active")?,
        seen: column::<i64>(row, "seen")?.cast_unsigned(),
    })
}

fn act_of(id: &TableId, row: &Row, due: u64) -> Result<Act, StoreError> {
    let seat: Option<i16> = column(row, "seat")?;
    let text = ActText {
        seq: column(row, "seq")?,
        at: column(row, "at")?,
        seat: seat
            .map(|seat| seat_number(id.as_str(), seat))
            .transpose()?,
        what: (
            column(row, "choice")?,
            column(row, "undo")?,
            column(row, "people")?,
        ),
        hash: column(row, "hash")?,
    };
    text.read(id, due)
}

/// Everything about a table at one moment, of its acts and of what was said only what came after it stood there.
pub(super) async fn load(
    conn: &mut Conn,
    id: &TableId,
    after: Mark,
) -> Result<Option<Stored>, StoreError> {
    let table = conn.statement(table!("WHERE id = $1")).await?;
    let (seats, holders) = (conn.statement(SEATS).await?, conn.statement(HOLDERS).await?);
    let acts = conn.statement(ACTS).await?;
    let (talk, mutes) = (conn.statement(TALK).await?, conn.statement(MUTES).await?);
    let step = conn.client.build_transaction();
    let step = step
        .isolation_level(IsolationLevel::RepeatableRead)
        .read_only(true);
    let step = step.start().await.map_err(failed)?;
    let (key, keys) = (id.as_str(), vec![id.as_str()]);
    let (number, spoken) = (after.seq as i64, after.spoken as i64);
    // Sent together and answered together.
    let ((tables, seats, holders, acts), (talk, mutes)) = try_join(
        try_join4(
            step.query(&table, &[&key]),
            step.query(&seats, &[&keys]),
            step.query(&holders, &[&keys]),
            step.query(&acts, &[&key, &number]),
        ),
        try_join(
            step.query(&talk, &[&key, &spoken]),
            step.query(&mutes, &[&key]),
        ),
    )
    .await
    .map_err(failed)?;
    step.commit().await.map_err(failed)?;
    let Some(table) = tables.first() else {
        return Ok(None);
    };
    let seats = seats.iter().map(|row| seat_of(id, row));
    let holders = holders.iter().map(|row| holder_of(id, row));
    let acts = acts.iter().zip(after.seq + 1..);
    Ok(Some(Stored {
        table: table_of(table)?,
        seats: seats.collect::<Result<_, _>>()?,
        holders: holders.collect::<Result<_, _>>()?,
        acts: acts
            .map(|(row, due)| act_of(id, row, due))
            .collect::<Result<_, _>>()?,
        talk: talk_of(id, &talk, &mutes)?,
    }))
}

/// The seats and holders of these tables, each with its table.
pub(super) async fn people(
    conn: &mut Conn,
    ids: &[&str],
) -> Result<(Vec<Row>, Vec<Row>), StoreError> {
    let seats = conn.query(SEATS, &[&ids]).await?;
    let holders = conn.query(HOLDERS, &[&ids]).await?;
    Ok((seats, holders))
}

/// Writes a new table with everything in it, inside a transaction.
pub(super) async fn create(conn: &mut Conn, new: &Stored) -> Result<(), StoreError> {
    let table = &new.table;
    conn.execute(
        "INSERT INTO tables (id, game, rules, options, seed, duplicate, host, origin, public, several,
             rematch_of, sequel_of, created, updated, seq, seating, plies, decides, outcome,
             due, spoken)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)",
        &[
            &table.id.as_str(),
            &table.game,
            &table.rules.cast_signed(),
            &table.options.to_string(),
            &table.seed.cast_signed(),
            &table.duplicate,
            &table.host.as_bytes().as_slice(),
            &table.origin.as_bytes().as_slice(),
            &table.public,
            &table.several,
            &follows(table, After::Rematch),
            &follows(table, After::Sequel),
            &table.created,
            &table.updated,
            &(table.seq as i64),
            &(table.seating as i64),
            &(table.head.plies as i64),
            &table.head.decides.map(number),
            &outcome_text(&table.head),
            &table.head.due,
            &(table.spoken as i64),
        ],
    )
    .await?;
    for (seat, row) in Seat::first(new.seats.len()).zip(&new.seats) {
        write_seat(conn, &table.id, seat, row).await?;
    }
    for holder in &new.holders {
        insert_holder(conn, &table.id, holder, Some(holder.seen)).await?;
    }
    insert_acts(conn, &table.id, &new.acts).await?;
    insert_talk(conn, &table.id, &new.talk).await?;
    know_bots(conn, &table.id).await
}

async fn write_seat(
    conn: &mut Conn,
    id: &TableId,
    seat: Seat,
    row: &SeatRow,
) -> Result<(), StoreError> {
    let (kind, bot) = kind_text(row.kind);
    let link = row.link.as_ref().map(|link| link.as_bytes().as_slice());
    conn.execute(
        "INSERT INTO seats (table_id, seat, kind, bot, name, link, links, auto_end)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = $3, bot = $4, name = $5, link = $6, links = $7,
             auto_end = $8",
        &[
            &id.as_str(),
            &number(seat),
            &kind,
            &bot,
            &row.name,
            &link,
            &i64::from(row.links),
            &row.auto_end,
        ],
    )
    .await?;
    Ok(())
}

/// Whoever sits down has seen what is there, if nothing else is known.
async fn insert_holder(
    conn: &mut Conn,
    id: &TableId,
    holder: &Holder,
    seen: Option<u64>,
) -> Result<(), StoreError> {
    conn.execute(
        "INSERT INTO holders (table_id, seat, session, number, device, since, active, seen)
         SELECT id, $2, $3, $4, $5, $6, $7, coalesce($8, seq) FROM tables WHERE id = $1",
        &[
            &id.as_str(),
            &number(holder.seat),
            &holder.session.as_bytes().as_slice(),
            &(holder.number as i64),
            &holder.device,
            &holder.since,
            &holder.active,
            &seen.map(|seen| seen as i64),
        ],
    )
    .await?;
    Ok(())
}

/// Notes whether a bot decides, and whether there is anybody else.
async fn know_bots(conn: &mut Conn, id: &TableId) -> Result<(), StoreError> {
    conn.execute(
        "UPDATE tables SET
             bot = EXISTS (SELECT 1 FROM seats WHERE table_id = id AND seat = decides AND kind = 'bot'),
             attended = EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind <> 'bot')
         WHERE id = $1",
        &[&id.as_str()],
    )
    .await?;
    Ok(())
}

/// The columns of acts, one list for each.
struct Columns {
    seq: Vec<i64>,
    at: Vec<i64>,
    seat: Vec<Option<i16>>,
    choice: Vec<Option<String>>,
    undo: Vec<Option<i64>>,
    people: Vec<Option<String>>,
    hash: Vec<i64>,
}

impl Columns {
    fn of(acts: &[Act]) -> Result<Self, StoreError> {
        let mut what = Vec::with_capacity(acts.len());
        for act in acts {
            what.push(what_text(&act.what)?);
        }
        let (choice, (undo, people)) = (what.into_iter())
            .map(|(choice, undo, people)| (choice, (undo, people)))
            .unzip();
        Ok(Self {
            seq: acts.iter().map(|act| act.seq as i64).collect(),
            at: acts.iter().map(|act| act.at).collect(),
            seat: acts.iter().map(|act| act.seat.map(number)).collect(),
            choice,
            undo,
            people,
            hash: acts.iter().map(|act| act.hash.cast_signed()).collect(),
        })
    }

    fn params(&self) -> [&(dyn ToSql + Sync); 7] {
        [
            &self.seq,
            &self.at,
            &self.seat,
            &self.choice,
            &self.undo,
            &self.people,
            &self.hash,
        ]
    }
}

async fn insert_acts(conn: &mut Conn, id: &TableId, acts: &[Act]) -> Result<(), StoreError> {
    let (key, columns) = (id.as_str(), Columns::of(acts)?);
    let mut params: Vec<&(dyn ToSql + Sync)> = vec![&key];
    params.extend(columns.params());
    conn.execute(
        "INSERT INTO acts (table_id, seq, at, seat, choice, undo, people, hash)
         SELECT $1, act.* FROM unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::text[], $6::bigint[],
             $7::text[], $8::bigint[]) AS act",
        &params,
    )
    .await?;
    Ok(())
}

/// Appends acts and the place where the table then stands, in one statement; [`StoreError::Taken`] if they do not
/// follow its last one.
pub(super) async fn append(
    conn: &mut Conn,
    id: &TableId,
    acts: &[Act],
    head: &Head,
) -> Result<(), StoreError> {
    let (Some(first), Some(last)) = (acts.first(), acts.last()) else {
        return Ok(());
    };
    let columns = Columns::of(acts)?;
    let (key, before, seq) = (id.as_str(), first.seq as i64 - 1, last.seq as i64);
    let (plies, decides) = (head.plies as i64, head.decides.map(number));
    let outcome = outcome_text(head);
    let mut params: Vec<&(dyn ToSql + Sync)> = vec![
        &key, &before, &seq, &last.at, &plies, &decides, &outcome, &head.due,
    ];
    params.extend(columns.params());
    let written = conn
        .execute(
            "WITH moved AS (
                 UPDATE tables SET seq = $3, updated = $4, plies = $5, decides = $6, outcome = $7, due = $8,
                     bot = EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $6 AND kind = 'bot')
                 WHERE id = $1 AND seq = $2 RETURNING id
             )
             INSERT INTO acts (table_id, seq, at, seat, choice, undo, people, hash)
             SELECT moved.id, act.* FROM moved, unnest($9::bigint[], $10::bigint[], $11::smallint[],
                 $12::text[], $13::bigint[], $14::text[], $15::bigint[]) AS act",
            &params,
        )
        .await?;
    match written {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

/// Makes a seating true, inside a transaction; [`StoreError::Taken`] if it does not follow the present one.
pub(super) async fn seat_all(
    conn: &mut Conn,
    id: &TableId,
    seating: &Seating,
) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET seating = $2 WHERE id = $1 AND seating + 1 = $2";
    let next = seating.number as i64;
    if conn.execute(sql, &[&id.as_str(), &next]).await? == 0 {
        return Err(StoreError::Taken);
    }
    for (seat, row) in Seat::first(seating.seats.len()).zip(&seating.seats) {
        write_seat(conn, id, seat, row).await?;
    }
    let stays = seating.holders.iter().map(|holder| holder.number as i64);
    let stays: Vec<i64> = stays.collect();
    let sql = "DELETE FROM holders WHERE table_id = $1 AND number <> ALL ($2)";
    conn.execute(sql, &[&id.as_str(), &stays]).await?;
    let sql = "SELECT number FROM holders WHERE table_id = $1";
    let there = conn.query(sql, &[&id.as_str()]).await?;
    let there: Vec<i64> = there.iter().map(|row| row.get(0)).collect();
    let new = |holder: &&Holder| !there.contains(&(holder.number as i64));
    for holder in seating.holders.iter().filter(new) {
        insert_holder(conn, id, holder, None).await?;
    }
    know_bots(conn, id).await
}

fn talk_of(id: &TableId, messages: &[Row], mutes: &[Row]) -> Result<Talk, StoreError> {
    let table = id.as_str();
    let message = |row: &Row| {
        let text = MessageText {
            number: column(row, "number")?,
            at: column(row, "at")?,
            plies: column(row, "plies")?,
            author: column(row, "author")?,
            name: column(row, "name")?,
            said: (column(row, "text")?, column(row, "reaction")?),
        };
        text.read(table)
    };
    let mute = |row: &Row| {
        Ok(Mute {
            by: secret(table, column(row, "session")?)?,
            whom: author(table, column(row, "whom")?)?,
        })
    };
    Ok(Talk {
        messages: messages.iter().map(message).collect::<Result<_, _>>()?,
        mutes: mutes.iter().map(mute).collect::<Result<_, StoreError>>()?,
    })
}

/// Changes the talk at a table, inside a transaction; [`StoreError::Taken`] if this does not follow the last change.
pub(super) async fn speak(
    conn: &mut Conn,
    id: &TableId,
    number: u64,
    spoken: &Spoken,
) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET spoken = $2 WHERE id = $1 AND spoken + 1 = $2";
    let next = number as i64;
    if conn.execute(sql, &[&id.as_str(), &next]).await? == 0 {
        return Err(StoreError::Taken);
    }
    match spoken {
        Spoken::Said(message) => insert_message(conn, id, message).await,
        Spoken::Muted(mute) => insert_mute(conn, id, mute).await,
        Spoken::Heard(Mute { by, whom }) => {
            let sql = "DELETE FROM mutes WHERE table_id = $1 AND session = $2 AND whom = $3";
            let (by, whom) = (by.as_bytes().as_slice(), author_bytes(*whom));
            conn.execute(sql, &[&id.as_str(), &by, &whom]).await?;
            Ok(())
        }
    }
}

async fn insert_talk(conn: &mut Conn, id: &TableId, talk: &Talk) -> Result<(), StoreError> {
    for message in &talk.messages {
        insert_message(conn, id, message).await?;
    }
    for mute in &talk.mutes {
        insert_mute(conn, id, mute).await?;
    }
    Ok(())
}

async fn insert_message(
    conn: &mut Conn,
    id: &TableId,
    message: &Message,
) -> Result<(), StoreError> {
    let (text, reaction) = said_text(&message.said);
    conn.execute(
        "INSERT INTO talk (table_id, number, at, plies, author, name, text, reaction)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        &[
            &id.as_str(),
            &(message.number as i64),
            &message.at,
            &(message.plies as i64),
            &author_bytes(message.author),
            &message.name,
            &text,
            &reaction,
        ],
    )
    .await?;
    Ok(())
}

async fn insert_mute(conn: &mut Conn, id: &TableId, mute: &Mute) -> Result<(), StoreError> {
    let sql = "INSERT INTO mutes (table_id, session, whom) VALUES ($1, $2, $3)
               ON CONFLICT DO NOTHING";
    let (by, whom) = (mute.by.as_bytes().as_slice(), author_bytes(mute.whom));
    conn.execute(sql, &[&id.as_str(), &by, &whom]).await?;
    Ok(())
}
