//! Tables, seats, holders and acts as rows.

use crate::id::{Secret, TableId};
use crate::rows::{
    ActText, MessageText, TableText, author, author_bytes, damaged, follows, kind_text,
    outcome_text, said_text, seat, seat_kind, secret, what_text,
};
use crate::store::{
    Act, After, Head, Holder, Message, Mute, SeatRow, Seating, Spoken, StoreError, TableRow, Talk,
};
use orrery_core::Seat;
use rusqlite::{Connection, Row, ToSql, named_params, params};

pub(super) fn query<T>(
    db: &Connection,
    sql: &str,
    params: &[&dyn ToSql],
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    db.prepare_cached(sql)
        .and_then(|mut select| select.query_map(params, read)?.collect())
        .map_err(StoreError::from)
}

pub(super) fn insert_table(db: &Connection, table: &TableRow) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO tables (id, game, rules, options, seed, duplicate, host, origin, public, several,
             rematch_of, sequel_of, created, updated, seq, seating, spoken, plies, decides, outcome, due)
         VALUES (:id, :game, :rules, :options, :seed, :duplicate, :host, :origin, :public, :several,
             :rematch_of, :sequel_of, :created, :updated, :seq, :seating, :spoken, :plies, :decides, :outcome, :due)",
        named_params! {
            ":id": table.id.as_str(),
            ":game": table.game,
            ":rules": table.rules,
            ":options": table.options.to_string(),
            ":seed": table.seed.cast_signed(),
            ":duplicate": table.duplicate,
            ":host": table.host.as_bytes(),
            ":origin": table.origin.as_bytes(),
            ":public": table.public,
            ":several": table.several,
            ":rematch_of": follows(table, After::Rematch),
            ":sequel_of": follows(table, After::Sequel),
            ":created": table.created,
            ":updated": table.updated,
            ":seq": table.seq as i64,
            ":seating": table.seating as i64,
            ":spoken": table.spoken as i64,
            ":plies": table.head.plies as i64,
            ":decides": table.head.decides.map(Seat::number),
            ":outcome": outcome_text(&table.head),
            ":due": table.head.due,
        },
    )?;
    Ok(())
}

/// The place where a table stands after these acts; [`StoreError::Taken`] if they do not follow its last one.
pub(super) fn move_on(
    db: &Connection,
    id: &TableId,
    first: &Act,
    last: &Act,
    head: &Head,
) -> Result<(), StoreError> {
    let moved = db
        .prepare_cached(
            "UPDATE tables SET seq = :seq, updated = :at, plies = :plies,
                 decides = :decides, outcome = :outcome, due = :due
             WHERE id = :id AND seq = :before",
        )
        .and_then(|mut update| {
            update.execute(named_params! {
                ":id": id.as_str(),
                ":before": first.seq as i64 - 1,
                ":seq": last.seq as i64,
                ":at": last.at,
                ":plies": head.plies as i64,
                ":decides": head.decides.map(Seat::number),
                ":outcome": outcome_text(head),
                ":due": head.due,
            })
        })?;
    match moved {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

/// Makes a seating true; [`StoreError::Taken`] if it does not follow the present one.
pub(super) fn seat_all(db: &Connection, id: &TableId, seating: &Seating) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET seating = ?2 WHERE id = ?1 AND seating = ?2 - 1";
    if db.execute(sql, params![id.as_str(), seating.number as i64])? == 0 {
        return Err(StoreError::Taken);
    }
    for (seat, row) in Seat::first(seating.seats.len()).zip(&seating.seats) {
        insert_seat(db, id, seat, row)?;
    }
    let stays = |number: u64| seating.holders.iter().any(|holder| holder.number == number);
    let before = read_holders(db, id)?;
    for gone in before.iter().filter(|holder| !stays(holder.number)) {
        let sql = "DELETE FROM holders WHERE table_id = ?1 AND number = ?2";
        db.execute(sql, params![id.as_str(), gone.number as i64])?;
    }
    let known = |number: u64| before.iter().any(|holder| holder.number == number);
    let mut new = seating
        .holders
        .iter()
        .filter(|holder| !known(holder.number));
    // Whoever sits down has seen what is there.
    let sql = "SELECT seq FROM tables WHERE id = ?1";
    let seen: i64 = db.query_row(sql, [id.as_str()], |row| row.get(0))?;
    let seen = seen.cast_unsigned();
    new.try_for_each(|holder| {
        let holder = Holder {
            seen,
            ..holder.clone()
        };
        insert_holder(db, id, &holder)
    })
}

/// Writes a seat, over the present one if there is one.
pub(super) fn insert_seat(
    db: &Connection,
    id: &TableId,
    seat: Seat,
    row: &SeatRow,
) -> Result<(), StoreError> {
    let (kind, bot) = kind_text(row.kind);
    db.execute(
        "INSERT OR REPLACE INTO seats (table_id, seat, kind, bot, name, link, links, auto_end)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id.as_str(),
            seat.number(),
            kind,
            bot,
            row.name,
            row.link.as_ref().map(Secret::as_bytes),
            row.links,
            row.auto_end
        ],
    )?;
    Ok(())
}

pub(super) fn insert_holder(
    db: &Connection,
    id: &TableId,
    holder: &Holder,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO holders (table_id, seat, session, seen, number, device, since, active)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id.as_str(),
            holder.seat.number(),
            holder.session.as_bytes(),
            holder.seen as i64,
            holder.number as i64,
            holder.device,
            holder.since,
            holder.active
        ],
    )?;
    Ok(())
}

pub(super) fn insert_act(db: &Connection, id: &TableId, act: &Act) -> Result<(), StoreError> {
    let (choice, undo, people) = what_text(&act.what)?;
    db.prepare_cached(
        "INSERT INTO acts (table_id, seq, at, seat, choice, undo, people, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )
    .and_then(|mut insert| {
        insert.execute(params![
            id.as_str(),
            act.seq as i64,
            act.at,
            act.seat.map(Seat::number),
            choice,
            undo,
            people,
            act.hash.cast_signed()
        ])
    })?;
    Ok(())
}

pub(super) const TABLE: &str =
    "SELECT id, game, rules, options, seed, duplicate, host, coalesce(origin, host) AS origin, public,
    several, rematch_of, sequel_of, created, updated, seq, seating, spoken, plies, decides, outcome, due FROM tables";

/// The table in a row, or what is wrong with it.
pub(super) fn whole(row: &Row<'_>) -> Result<TableRow, StoreError> {
    let id = row.get("id").unwrap_or_else(|_| "?".to_owned());
    let read = read_table(row).map_err(|error| damaged(&id, error.to_string()));
    read.flatten()
}

/// The outer result is about the database, the inner one about what stands in it.
pub(super) fn read_table(row: &Row<'_>) -> rusqlite::Result<Result<TableRow, StoreError>> {
    let text = TableText {
        id: row.get("id")?,
        options: row.get("options")?,
        outcome: row.get("outcome")?,
        decides: row.get("decides")?,
        rematch_of: row.get("rematch_of")?,
        sequel_of: row.get("sequel_of")?,
    };
    let parts = match text.read() {
        Ok(parts) => parts,
        Err(error) => return Ok(Err(error)),
    };
    Ok(Ok(TableRow {
        id: parts.id,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options: parts.options,
        seed: row.get::<_, i64>("seed")?.cast_unsigned(),
        duplicate: row.get("duplicate")?,
        host: Secret::from_bytes(row.get("host")?),
        origin: Secret::from_bytes(row.get("origin")?),
        public: row.get("public")?,
        several: row.get("several")?,
        after: parts.after,
        created: row.get("created")?,
        updated: row.get("updated")?,
        seq: row.get::<_, i64>("seq")?.cast_unsigned(),
        seating: row.get::<_, i64>("seating")?.cast_unsigned(),
        spoken: row.get::<_, i64>("spoken")?.cast_unsigned(),
        head: Head {
            plies: row.get::<_, i64>("plies")? as usize,
            decides: parts.decides,
            outcome: parts.outcome,
            due: row.get("due")?,
        },
    }))
}

pub(super) fn read_seats(db: &Connection, id: &TableId) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT kind, bot, name, link, links, auto_end FROM seats
               WHERE table_id = ?1 ORDER BY seat";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let kind: (String, Option<String>) = (row.get("kind")?, row.get("bot")?);
        Ok((
            kind,
            row.get("name")?,
            row.get("link")?,
            row.get("links")?,
            row.get("auto_end")?,
        ))
    })?;
    let read = |(kind, name, link, links, auto_end): (_, _, Option<[u8; 32]>, _, _)| {
        Ok(SeatRow {
            kind: seat_kind(id, kind)?,
            name,
            link: link.map(Secret::from_bytes),
            links,
            auto_end,
        })
    };
    rows.into_iter().map(read).collect()
}

pub(super) fn read_holders(db: &Connection, id: &TableId) -> Result<Vec<Holder>, StoreError> {
    let sql = "SELECT seat, session, number, device, since, active, seen FROM holders
               WHERE table_id = ?1 ORDER BY seat, number";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let who = (row.get::<_, u8>(0)?, Secret::from_bytes(row.get(1)?));
        let device = (row.get::<_, i64>(2)?, row.get(3)?);
        let times = (row.get(4)?, row.get(5)?, row.get::<_, i64>(6)?);
        Ok((who, device, times))
    })?;
    let read = |((number, session), device, (since, active, seen)): (_, (i64, _), (_, _, i64))| {
        Ok(Holder {
            seat: seat(id.as_str(), number)?,
            session,
            number: device.0.cast_unsigned(),
            device: device.1,
            since,
            active,
            seen: seen.cast_unsigned(),
        })
    };
    rows.into_iter().map(read).collect()
}

pub(super) fn read_acts(db: &Connection, id: &TableId) -> Result<Vec<Act>, StoreError> {
    let sql = "SELECT seq, at, seat, choice, undo, people, hash FROM acts
               WHERE table_id = ?1 ORDER BY seq";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        Ok(ActText {
            seq: row.get("seq")?,
            at: row.get("at")?,
            seat: row.get("seat")?,
            what: (row.get("choice")?, row.get("undo")?, row.get("people")?),
            hash: row.get("hash")?,
        })
    })?;
    let acts = rows.into_iter().zip(1..);
    acts.map(|(act, due)| act.read(id, due)).collect()
}

/// Changes the talk at a table; [`StoreError::Taken`] if this does not follow the last change.
pub(super) fn speak(
    db: &Connection,
    id: &TableId,
    number: u64,
    spoken: &Spoken,
) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET spoken = ?2 WHERE id = ?1 AND spoken = ?2 - 1";
    if db.execute(sql, params![id.as_str(), number as i64])? == 0 {
        return Err(StoreError::Taken);
    }
    match spoken {
        Spoken::Said(message) => insert_message(db, id, message),
        Spoken::Muted(mute) => insert_mute(db, id, mute),
        Spoken::Heard(Mute { by, whom }) => {
            let sql = "DELETE FROM mutes WHERE table_id = ?1 AND session = ?2 AND whom = ?3";
            db.execute(
                sql,
                params![id.as_str(), by.as_bytes(), author_bytes(*whom)],
            )?;
            Ok(())
        }
    }
}

pub(super) fn insert_talk(db: &Connection, id: &TableId, talk: &Talk) -> Result<(), StoreError> {
    let mut messages = talk.messages.iter();
    messages.try_for_each(|message| insert_message(db, id, message))?;
    let mut mutes = talk.mutes.iter();
    mutes.try_for_each(|mute| insert_mute(db, id, mute))
}

fn insert_message(db: &Connection, id: &TableId, message: &Message) -> Result<(), StoreError> {
    let (text, reaction) = said_text(&message.said);
    db.execute(
        "INSERT INTO talk (table_id, number, at, plies, author, name, text, reaction)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id.as_str(),
            message.number as i64,
            message.at,
            message.plies as i64,
            author_bytes(message.author),
            message.name,
            text,
            reaction
        ],
    )?;
    Ok(())
}

fn insert_mute(db: &Connection, id: &TableId, mute: &Mute) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO mutes (table_id, session, whom) VALUES (?1, ?2, ?3)";
    let whom = author_bytes(mute.whom);
    db.execute(sql, params![id.as_str(), mute.by.as_bytes(), whom])?;
    Ok(())
}

pub(super) fn read_talk(db: &Connection, id: &TableId) -> Result<Talk, StoreError> {
    let sql = "SELECT number, at, plies, author, name, text, reaction FROM talk
               WHERE table_id = ?1 ORDER BY number";
    let messages = query(db, sql, &[&id.as_str()], |row| {
        Ok(MessageText {
            number: row.get(0)?,
            at: row.get(1)?,
            plies: row.get(2)?,
            author: row.get(3)?,
            name: row.get(4)?,
            said: (row.get(5)?, row.get(6)?),
        })
    })?;
    let sql = "SELECT session, whom FROM mutes WHERE table_id = ?1 ORDER BY session, whom";
    let mutes = query(db, sql, &[&id.as_str()], |row| {
        Ok((row.get::<_, Vec<u8>>(0)?, row.get::<_, Vec<u8>>(1)?))
    })?;
    let messages = messages.into_iter().map(|text| text.read(id.as_str()));
    let mutes = mutes.iter().map(|(by, whom)| {
        Ok(Mute {
            by: secret(id.as_str(), by)?,
            whom: author(id.as_str(), whom)?,
        })
    });
    Ok(Talk {
        messages: messages.collect::<Result<_, StoreError>>()?,
        mutes: mutes.collect::<Result<_, StoreError>>()?,
    })
}
