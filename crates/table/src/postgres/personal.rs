//! What is kept for people, in the database.

use super::PostgresStore;
use super::pool::Conn;
use super::rows::table;
use crate::id::{Secret, TableId};
use crate::personal::{Listener, Notice, Personal, Remark};
use crate::rows::{NoticeText, notice, secret};
use crate::store::{Listed, StoreError};
use orrery_core::Seat;
use tokio_postgres::Row;

fn text(row: &Row) -> NoticeText {
    NoticeText {
        who: row.get("who"),
        channel: row.get("channel"),
        table: row.get("table_id"),
        kind: row.get("kind"),
        session: row.get("session"),
        seq: row.get("seq"),
        at: row.get("at"),
        due: row.get("due"),
        tries: row.get("tries"),
    }
}

fn remark(row: &Row) -> Remark {
    Remark {
        ply: row.get::<_, i64>("ply") as usize,
        at: row.get("at"),
        text: row.get("text"),
    }
}

fn number(seat: Seat) -> i16 {
    i16::from(seat.number())
}

fn listener_of(row: &Row) -> Listener {
    Listener {
        version: row.get::<_, i64>("version").cast_unsigned(),
        text: row.get("text"),
    }
}

impl PostgresStore {
    fn notices(&self, taken: &[Row]) -> Vec<Notice> {
        let texts = taken.iter().map(text);
        self.damage.leave_out(texts.map(notice))
    }
}

/// Puts one notice on its way.
async fn queue(conn: &mut Conn, one: &Notice) -> Result<(), StoreError> {
    let sql = "INSERT INTO notices (who, channel, table_id, kind, session, seq, at, due, tries)
               SELECT $1, $2, id, $4, $5, $6, $7, $8, $9 FROM tables WHERE id = $3 FOR KEY SHARE
               ON CONFLICT (who, channel, table_id, kind) DO UPDATE SET session = excluded.session,
                   seq = excluded.seq, at = excluded.at, due = excluded.due, tries = excluded.tries";
    let (who, session) = (
        one.who.as_bytes().as_slice(),
        one.session.as_bytes().as_slice(),
    );
    let (table, kind, seq) = (one.table.as_str(), one.kind.name(), one.seq.cast_signed());
    let tries = i64::from(one.tries);
    conn.execute(
        sql,
        &[
            &who,
            &one.channel,
            &table,
            &kind,
            &session,
            &seq,
            &one.at,
            &one.due,
            &tries,
        ],
    )
    .await
    .map(drop)
}

impl Personal for PostgresStore {
    fn listener(&self, who: Secret) -> Result<Option<Listener>, StoreError> {
        let sql = "SELECT version, text FROM listeners WHERE who = $1";
        let who = who.as_bytes().as_slice();
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&who]).await)?;
        Ok(rows.first().map(listener_of))
    }

    fn keep_listener(&self, who: Secret, new: Listener) -> Result<(), StoreError> {
        let sql = "INSERT INTO listeners AS kept (who, version, text) VALUES ($1, $2, $3)
                   ON CONFLICT (who) DO UPDATE SET version = excluded.version, text = excluded.text
                   WHERE kept.version = excluded.version - 1";
        let (who, version) = (who.as_bytes().as_slice(), new.version.cast_signed());
        let kept = self
            .pool
            .with(async |conn| conn.execute(sql, &[&who, &version, &new.text]).await)?;
        match kept {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    fn listeners(
        &self,
        after: Option<Secret>,
        limit: usize,
    ) -> Result<Vec<(Secret, Listener)>, StoreError> {
        let sql = "SELECT who, version, text FROM listeners WHERE who > $1 ORDER BY who LIMIT $2";
        let after = after.map_or(Vec::new(), |after| after.as_bytes().to_vec());
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&after, &(limit as i64)]).await)?;
        let read = |row: &Row| Ok((secret("listeners", row.get("who"))?, listener_of(row)));
        Ok(self.damage.leave_out(rows.iter().map(read)))
    }

    fn queue_notices(&self, new: Vec<Notice>) -> Result<(), StoreError> {
        self.at_once(async |conn| {
            for one in &new {
                queue(conn, one).await?;
            }
            Ok(())
        })
    }

    fn take_notices(&self, now: i64, until: i64, limit: usize) -> Result<Vec<Notice>, StoreError> {
        let sql = "UPDATE notices SET due = $2 WHERE (who, channel, table_id, kind) IN (
                       SELECT who, channel, table_id, kind FROM notices WHERE due <= $1
                       ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
                   RETURNING *";
        let taken = self
            .pool
            .with(async |conn| conn.query(sql, &[&now, &until, &(limit as i64)]).await)?;
        Ok(self.notices(&taken))
    }

    fn take_together(
        &self,
        who: Secret,
        channel: &str,
        until: i64,
    ) -> Result<Vec<Notice>, StoreError> {
        let sql = "UPDATE notices SET due = $3 WHERE (who, channel, table_id, kind) IN (
                       SELECT who, channel, table_id, kind FROM notices
                       WHERE who = $1 AND channel = $2 AND due <= $3 FOR UPDATE SKIP LOCKED)
                   RETURNING *";
        let who = who.as_bytes().as_slice();
        let taken = self
            .pool
            .with(async |conn| conn.query(sql, &[&who, &channel, &until]).await)?;
        Ok(self.notices(&taken))
    }

    fn settle_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), StoreError> {
        let who = notice.who.as_bytes().as_slice();
        let (table, kind) = (notice.table.as_str(), notice.kind.name());
        let (seq, tries) = (notice.seq.cast_signed(), i64::from(notice.tries));
        let (channel, due) = (&notice.channel, notice.due);
        self.pool.with(async |conn| match again {
            None => {
                let sql = "DELETE FROM notices WHERE who = $1 AND channel = $2 AND table_id = $3 AND kind = $4
                           AND seq = $5 AND due = $6";
                let key: [&(dyn tokio_postgres::types::ToSql + Sync); 6] =
                    [&who, channel, &table, &kind, &seq, &due];
                conn.execute(sql, &key).await.map(drop)
            }
            Some(again) => {
                let sql = "UPDATE notices SET due = $7, tries = $8 WHERE who = $1 AND channel = $2
                           AND table_id = $3 AND kind = $4 AND seq = $5 AND due = $6";
                let all: [&(dyn tokio_postgres::types::ToSql + Sync); 8] =
                    [&who, channel, &table, &kind, &seq, &due, &again, &tries];
                conn.execute(sql, &all).await.map(drop)
            }
        })
    }

    fn seen_by(&self, id: &TableId, session: Secret) -> Result<Option<(Listed, i64)>, StoreError> {
        let sql = table!("WHERE id = $1");
        let listed = self.list(session, async |conn| conn.query(sql, &[&id.as_str()]).await)?;
        let sql = "SELECT max(active) FROM holders WHERE table_id = $1 AND session = $2";
        let key = session.as_bytes().as_slice();
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str(), &key]).await)?;
        let active = rows.first().and_then(|row| row.get::<_, Option<i64>>(0));
        let listed = listed.into_iter().next();
        Ok(listed.map(|listed| (listed, active.unwrap_or(0))))
    }

    fn remarks(&self, id: &TableId, who: Secret) -> Result<Vec<Remark>, StoreError> {
        let sql = "SELECT ply, at, text FROM remarks WHERE table_id = $1 AND who = $2 ORDER BY ply";
        let who = who.as_bytes().as_slice();
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str(), &who]).await)?;
        Ok(rows.iter().map(remark).collect())
    }

    fn all_remarks(&self, id: &TableId) -> Result<Vec<(Secret, Remark)>, StoreError> {
        let sql = "SELECT ply, at, text, who FROM remarks WHERE table_id = $1 ORDER BY who, ply";
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str()]).await)?;
        let read = |row: &Row| Ok((secret(id.as_str(), row.get("who"))?, remark(row)));
        rows.iter().map(read).collect()
    }

    fn keep_remark(&self, id: &TableId, who: Secret, remark: Remark) -> Result<(), StoreError> {
        let (who, ply) = (who.as_bytes().as_slice(), remark.ply as i64);
        self.pool.with(async |conn| match remark.text.is_empty() {
            true => {
                let sql = "DELETE FROM remarks WHERE table_id = $1 AND who = $2 AND ply = $3";
                conn.execute(sql, &[&id.as_str(), &who, &ply]).await.map(drop)
            }
            false => {
                let sql = "INSERT INTO remarks (table_id, who, ply, at, text) VALUES ($1, $2, $3, $4, $5)
                           ON CONFLICT (table_id, who, ply) DO UPDATE SET at = excluded.at, text = excluded.text";
                let all: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
                    [&id.as_str(), &who, &ply, &remark.at, &remark.text];
                conn.execute(sql, &all).await.map(drop)
            }
        })
    }

    fn plan(&self, id: &TableId, seat: Seat) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM plans WHERE table_id = $1 AND seat = $2";
        let rows = self
            .pool
            .read(async |conn| conn.query(sql, &[&id.as_str(), &number(seat)]).await)?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    fn keep_plan(&self, id: &TableId, seat: Seat, text: Option<&str>) -> Result<(), StoreError> {
        let seat = number(seat);
        self.pool.with(async |conn| match text {
            None => {
                let sql = "DELETE FROM plans WHERE table_id = $1 AND seat = $2";
                conn.execute(sql, &[&id.as_str(), &seat]).await.map(drop)
            }
            Some(text) => {
                let sql = "INSERT INTO plans (table_id, seat, text) VALUES ($1, $2, $3)
                           ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text";
                let all: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
                    [&id.as_str(), &seat, &text];
                conn.execute(sql, &all).await.map(drop)
            }
        })
    }

    fn take_plan(&self, id: &TableId, seat: Seat, text: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND text = $3";
        let taken = self.pool.with(async |conn| {
            let key: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
                [&id.as_str(), &number(seat), &text];
            conn.execute(sql, &key).await
        })?;
        Ok(taken > 0)
    }

    fn planned(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql =
            "SELECT id, origin FROM tables JOIN plans ON table_id = id AND seat = decides LIMIT $1";
        self.origins(sql, limit)
    }
}
