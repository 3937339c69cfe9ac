//! What is kept for people, in the file.

use super::SqliteStore;
use super::rows::{TABLE, query};
use crate::id::{Secret, TableId};
use crate::personal::{Listener, Notice, Personal, Remark};
use crate::rows::{NoticeText, notice, secret};
use crate::store::{Listed, StoreError};
use orrery_core::Seat;
use rusqlite::{OptionalExtension as _, Row, params};

/// The columns of a notice in the order of [`NoticeText`].
const NOTICE: &str = "who, channel, table_id, kind, session, seq, at, due, tries";

fn text(row: &Row<'_>) -> rusqlite::Result<NoticeText> {
    Ok(NoticeText {
        who: row.get(0)?,
        channel: row.get(1)?,
        table: row.get(2)?,
        kind: row.get(3)?,
        session: row.get(4)?,
        seq: row.get(5)?,
        at: row.get(6)?,
        due: row.get(7)?,
        tries: row.get(8)?,
    })
}

fn remark(row: &Row<'_>) -> rusqlite::Result<Remark> {
    Ok(Remark {
        ply: row.get::<_, i64>(0)? as usize,
        at: row.get(1)?,
        text: row.get(2)?,
    })
}

impl SqliteStore {
    fn notices(&self, taken: Vec<NoticeText>) -> Vec<Notice> {
        self.damage.leave_out(taken.into_iter().map(notice))
    }
}

impl Personal for SqliteStore {
    fn listener(&self, who: Secret) -> Result<Option<Listener>, StoreError> {
        let sql = "SELECT version, text FROM listeners WHERE who = ?1";
        let found = self.reader().query_row(sql, [who.as_bytes()], |row| {
            Ok(Listener {
                version: row.get::<_, i64>(0)?.cast_unsigned(),
                text: row.get(1)?,
            })
        });
        Ok(found.optional()?)
    }

    fn keep_listener(&self, who: Secret, new: Listener) -> Result<(), StoreError> {
        self.write(move |db| {
            let sql = "INSERT INTO listeners (who, version, text) VALUES (?1, ?2, ?3)
                       ON CONFLICT (who) DO UPDATE SET version = excluded.version, text = excluded.text
                       WHERE version = excluded.version - 1";
            let params = params![who.as_bytes(), new.version.cast_signed(), new.text];
            match db.execute(sql, params)? {
                0 => Err(StoreError::Taken),
                _ => Ok(()),
            }
        })
    }

    fn listeners(
        &self,
        after: Option<Secret>,
        limit: usize,
    ) -> Result<Vec<(Secret, Listener)>, StoreError> {
        let sql = "SELECT who, version, text FROM listeners WHERE who > ?1 ORDER BY who LIMIT ?2";
        let after = after.map_or(Vec::new(), |after| after.as_bytes().to_vec());
        let rows = query(&self.reader(), sql, &[&after, &(limit as i64)], |row| {
            let version = row.get::<_, i64>(1)?.cast_unsigned();
            let text = row.get(2)?;
            Ok((row.get::<_, Vec<u8>>(0)?, Listener { version, text }))
        })?;
        let rows = rows.into_iter();
        let read = rows.map(|(who, listener)| Ok((secret("listeners", &who)?, listener)));
        Ok(self.damage.leave_out(read))
    }

    fn queue_notices(&self, new: Vec<Notice>) -> Result<(), StoreError> {
        self.write(move |db| {
            let sql =
                "INSERT INTO notices (who, channel, table_id, kind, session, seq, at, due, tries)
                       SELECT ?1, ?2, id, ?4, ?5, ?6, ?7, ?8, ?9 FROM tables WHERE id = ?3
                       ON CONFLICT DO UPDATE SET session = excluded.session, seq = excluded.seq,
                           at = excluded.at, due = excluded.due, tries = excluded.tries";
            let mut insert = db.prepare_cached(sql)?;
            for one in &new {
                insert.execute(params![
                    one.who.as_bytes(),
                    one.channel,
                    one.table.as_str(),
                    one.kind.name(),
                    one.session.as_bytes(),
                    one.seq.cast_signed(),
                    one.at,
                    one.due,
                    one.tries,
                ])?;
            }
            Ok(())
        })
    }

    fn take_notices(&self, now: i64, until: i64, limit: usize) -> Result<Vec<Notice>, StoreError> {
        let taken = self.write(move |db| {
            let sql = format!(
                "UPDATE notices SET due = ?2 WHERE (who, channel, table_id, kind) IN (
                     SELECT who, channel, table_id, kind FROM notices WHERE due <= ?1 ORDER BY due LIMIT ?3)
                 RETURNING {NOTICE}"
            );
            query(db, &sql, &[&now, &until, &(limit as i64)], text)
        })?;
        Ok(self.notices(taken))
    }

    fn take_together(
        &self,
        who: Secret,
        channel: &str,
        until: i64,
    ) -> Result<Vec<Notice>, StoreError> {
        let channel = channel.to_owned();
        let taken = self.write(move |db| {
            let sql = format!(
                "UPDATE notices SET due = ?3 WHERE who = ?1 AND channel = ?2 AND due <= ?3 RETURNING {NOTICE}"
            );
            query(db, &sql, &[who.as_bytes(), &channel, &until], text)
        })?;
        Ok(self.notices(taken))
    }

    fn settle_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), StoreError> {
        let one = notice.clone();
        self.write(move |db| {
            let key = "who = ?1 AND channel = ?2 AND table_id = ?3 AND kind = ?4 AND seq = ?5 AND due = ?6";
            let (table, kind, seq) = (one.table.as_str(), one.kind.name(), one.seq.cast_signed());
            match again {
                None => db.execute(
                    &format!("DELETE FROM notices WHERE {key}"),
                    params![one.who.as_bytes(), one.channel, table, kind, seq, one.due],
                )?,
                Some(again) => db.execute(
                    &format!("UPDATE notices SET due = ?7, tries = ?8 WHERE {key}"),
                    params![
                        one.who.as_bytes(),
                        one.channel,
                        table,
                        kind,
                        seq,
                        one.due,
                        again,
                        one.tries
                    ],
                )?,
            };
            Ok(())
        })
    }

    fn seen_by(&self, id: &TableId, session: Secret) -> Result<Option<(Listed, i64)>, StoreError> {
        let sql = format!("{TABLE} WHERE id = ?1");
        let listed = self.list(&sql, &[&id.as_str()], session)?.pop();
        let sql = "SELECT max(active) FROM holders WHERE table_id = ?1 AND session = ?2";
        let params = params![id.as_str(), session.as_bytes()];
        let active = self
            .reader()
            .query_row(sql, params, |row| row.get::<_, Option<i64>>(0))?;
        Ok(listed.map(|listed| (listed, active.unwrap_or(0))))
    }

    fn remarks(&self, id: &TableId, who: Secret) -> Result<Vec<Remark>, StoreError> {
        let sql = "SELECT ply, at, text FROM remarks WHERE table_id = ?1 AND who = ?2 ORDER BY ply";
        query(&self.reader(), sql, &[&id.as_str(), who.as_bytes()], remark)
    }

    fn all_remarks(&self, id: &TableId) -> Result<Vec<(Secret, Remark)>, StoreError> {
        let sql = "SELECT ply, at, text, who FROM remarks WHERE table_id = ?1 ORDER BY who, ply";
        let rows = query(&self.reader(), sql, &[&id.as_str()], |row| {
            Ok((row.get::<_, Vec<u8>>(3)?, remark(row)?))
        })?;
        let read = |(who, remark): (Vec<u8>, Remark)| Ok((secret(id.as_str(), &who)?, remark));
        rows.into_iter().map(read).collect()
    }

    fn keep_remark(&self, id: &TableId, who: Secret, remark: Remark) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            let ply = remark.ply as i64;
            match remark.text.is_empty() {
                true => db.execute(
                    "DELETE FROM remarks WHERE table_id = ?1 AND who = ?2 AND ply = ?3",
                    params![id.as_str(), who.as_bytes(), ply],
                )?,
                false => db.execute(
                    "INSERT OR REPLACE INTO remarks (table_id, who, ply, at, text) VALUES (?1, ?2, ?3, ?4, ?5)",
                    params![id.as_str(), who.as_bytes(), ply, remark.at, remark.text],
                )?,
            };
            Ok(())
        })
    }

    fn plan(&self, id: &TableId, seat: Seat) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM plans WHERE table_id = ?1 AND seat = ?2";
        let params = params![id.as_str(), seat.number()];
        let found = self.reader().query_row(sql, params, |row| row.get(0));
        Ok(found.optional()?)
    }

    fn keep_plan(&self, id: &TableId, seat: Seat, text: Option<&str>) -> Result<(), StoreError> {
        let (id, text) = (id.clone(), text.map(str::to_owned));
        self.write(move |db| {
            match text {
                None => db.execute(
                    "DELETE FROM plans WHERE table_id = ?1 AND seat = ?2",
                    params![id.as_str(), seat.number()],
                )?,
                Some(text) => db.execute(
                    "INSERT OR REPLACE INTO plans (table_id, seat, text) VALUES (?1, ?2, ?3)",
                    params![id.as_str(), seat.number(), text],
                )?,
            };
            Ok(())
        })
    }

    fn take_plan(&self, id: &TableId, seat: Seat, text: &str) -> Result<bool, StoreError> {
        let (id, text) = (id.clone(), text.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM plans WHERE table_id = ?1 AND seat = ?2 AND text = ?3";
            let params = params![id.as_str(), seat.number(), text];
            Ok(db.execute(sql, params)? > 0)
        })
    }

    fn planned(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, coalesce(origin, host) FROM tables JOIN plans ON table_id = id AND seat = decides
                   LIMIT ?1";
        self.origins(sql, limit)
    }
}
