//! What people have played: the results of finished games in their accounts, and ratings.
//!
//! A table that came to its end is counted once, soon after, by whichever server comes first: the mark `counted` of its
//! row is the lock. What was counted outlives the table.

use crate::account::Account;
use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::rating::{Rating, START, after, anchor};
use crate::seats::Visitor;
use crate::sql::{Line, Step};
use crate::store::{Act, SeatChange, SeatKind, StoreError, TableRow, What};
use crate::table::Table;
use crate::tables::Tables;
use crate::view::{Ended, Note, Status};
use orrery_core::{Seat, SideName};
use std::collections::BTreeMap;

/// So many tables are counted at once.
const AT_ONCE: i64 = 50;

/// So many results a profile tells of one by one.
const SHOWN: i64 = 50;

/// So many people a list of the best names.
const BEST: i64 = 100;

/// Somebody counts for the ratings of others after so many rated games with so many other people: the rating that everybody
/// begins with is a guess, which nobody should win from accounts that were made for it.
const KNOWN_GAMES: i64 = 5;
const KNOWN_PEOPLE: i64 = 2;

/// Two people are judged by so many games with each other in so many milliseconds.
const TOGETHER: i64 = 10;
const RECENT: i64 = 30 * 24 * 60 * 60 * 1000;

/// What everybody at a table plays with alike, of which results are told apart.
const SETTING: &str = "species";

/// How a game ended for somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The table, which may be gone.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// How many sides there were.
    pub players: u32,
    /// From 1; those who share one have drawn.
    pub place: u32,
    /// Points at the end.
    pub points: i64,
    /// True if they won.
    pub won: bool,
    /// Whether all had agreed to be judged by it.
    pub rated: bool,
    /// The rating after it.
    pub rating: f64,
    /// And how much of that came of it.
    pub change: f64,
}

/// What somebody has done in one game, or with one species of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sum {
    /// Games.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Points on average.
    pub points: f64,
    /// The most points.
    pub best: i64,
}

/// Somebody with whom somebody has played.
#[derive(Clone, PartialEq, Debug)]
pub struct Rival {
    /// What they are called, and their tag.
    pub name: String,
    /// See [`Account::tag`]; nothing if their profile is their own business.
    pub tag: Option<String>,
    /// Games together.
    pub games: u32,
    /// Games in which I came out ahead, and in which they did.
    pub ahead: u32,
    /// See `ahead`.
    pub behind: u32,
}

/// What somebody has played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Profile {
    /// All games by their id.
    pub games: BTreeMap<String, Sum>,
    /// By game and what it was played with.
    pub settings: BTreeMap<(String, String), Sum>,
    /// Ratings by game, and how many games they come from.
    pub ratings: BTreeMap<String, (Rating, u32)>,
    /// The last games, the latest first.
    pub last: Vec<Played>,
    /// Those with whom they played most.
    pub rivals: Vec<Rival>,
}

/// Somebody in the list of the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// What they are called.
    pub name: String,
    /// See [`Account::tag`].
    pub tag: String,
    /// How strong they are.
    pub rating: Rating,
    /// By how many games.
    pub games: u32,
}

/// A side at the end of a game.
struct Side {
    seat: Seat,
    place: u32,
    points: i64,
    won: bool,
}

impl Table {
    /// True if all who sit here agreed to be judged by this game.
    pub(crate) fn is_rated(&self) -> bool {
        let mut notes = self.notes.iter();
        notes.any(|note| note.what == SeatChange::Rated)
    }

    /// What the log tells of somebody who sits down where people are judged by the result: they need an account, and no
    /// seat but this one. Whoever comes after somebody else is not judged.
    pub(crate) fn judged(
        &self,
        visitor: &Visitor<'_>,
        seat: Seat,
    ) -> Result<Option<SeatChange>, TableError> {
        if !self.is_rated() || self.player(seat).is_some() {
            return Ok(None);
        }
        let tag = visitor.tag.ok_or(TableError::NoAccount)?.to_owned();
        let seats = Seat::first(self.seats.len());
        let mut players = seats.filter_map(|seat| self.player(seat));
        match players.any(|player| player == tag) {
            true => Err(TableError::OneSeat),
            false => Ok(Some(SeatChange::Player { tag })),
        }
    }

    /// The tag of the account that first played a seat of a rated game: whoever leaves has lost.
    fn player(&self, seat: Seat) -> Option<&str> {
        let mut notes = self.notes.iter().filter(|note| note.seat == seat);
        notes.find_map(|note| match &note.what {
            SeatChange::Player { tag } => Some(tag.as_str()),
            _ => None,
        })
    }

    /// The seat in which a session is judged by a game that has begun: whoever leaves it now has lost.
    pub(crate) fn judged_seat(&self, session: Secret) -> Option<Seat> {
        let bot = |seat: Seat| matches!(self.seats[seat.index()].kind, SeatKind::Bot(_));
        let mut seats = Seat::first(self.seats.len());
        let begun = seats.all(|seat| bot(seat) || self.player(seat).is_some());
        let mut own = self.holders.iter().filter(|one| one.session == session);
        let judged = |seat: &Seat| self.player(*seat).is_some() && !self.was_given_up(*seat);
        let seat = own.next().map(|holder| holder.seat).filter(judged);
        seat.filter(|_| begun && self.is_rated())
    }

    /// True if nobody else sits here.
    pub(crate) fn is_alone(&self, session: Secret) -> bool {
        self.holders.iter().all(|one| one.session == session)
    }

    /// True if whoever first played a seat does not any more.
    fn was_given_up(&self, seat: Seat) -> bool {
        let gone = |note: &Note| {
            matches!(
                note.what,
                SeatChange::Left { .. }
                    | SeatChange::Freed { .. }
                    | SeatChange::Resigned { .. }
                    | SeatChange::Bot { .. }
            )
        };
        self.notes
            .iter()
            .any(|note| note.seat == seat && gone(note))
    }

    /// How it ended for every seat; nothing if it has no result.
    fn sides(&self) -> Option<Vec<Side>> {
        let mut sides = match self.status() {
            Status::Over { outcome } => {
                let of_seat = |side: &orrery_core::Side| match side.name {
                    SideName::Seat(seat) => Some((seat, i64::from(side.score), side.won)),
                    SideName::Automaton(_) => None,
                };
                outcome.sides.iter().filter_map(of_seat).collect::<Vec<_>>()
            }
            Status::Closed {
                how: Ended::Resigned,
            } => {
                let points = self.game().ok()?.standing();
                let points = points.iter().map(|own| i64::from(own.iter().sum::<i32>()));
                let seats = Seat::first(self.seats.len()).zip(points);
                let side = |(seat, points)| (seat, points, !self.has_resigned(seat));
                seats.map(side).collect()
            }
            _ => return None,
        };
        let given_up = |seat: Seat| self.is_rated() && self.was_given_up(seat);
        for side in &mut sides {
            side.2 &= !given_up(side.0);
        }
        let worth = |&(seat, points, won): &(Seat, i64, bool)| (won, !given_up(seat), points);
        let place = |side: &(Seat, i64, bool)| {
            let better = sides.iter().filter(|other| worth(other) > worth(side));
            1 + better.count()
        };
        let side = |side: &(Seat, i64, bool)| Side {
            seat: side.0,
            place: place(side) as u32,
            points: side.1,
            won: side.2,
        };
        Some(sides.iter().map(side).collect())
    }

    /// Whether people can be judged by this game: nobody had help, and nobody knew what is hidden.
    fn judges(&self) -> bool {
        let helped = |note: &Note| matches!(note.what, SeatChange::Hint | SeatChange::Hints);
        self.is_rated() && !self.row.duplicate && !self.notes.iter().any(helped)
    }
}

impl Shared {
    /// Counts games that came to their end.
    pub(crate) fn count_results(&self) -> Result<(), TableError> {
        let sql =
            "SELECT id FROM tables WHERE decides IS NULL AND counted = 0 ORDER BY updated LIMIT $1";
        for line in self.store.rows(Step::new(sql, [AT_ONCE.into()]))? {
            let id = line.table(0)?;
            match self.count_result(&id) {
                // Somebody else was first, or it is gone.
                Ok(()) | Err(TableError::Store(StoreError::Taken) | TableError::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn count_result(&self, id: &TableId) -> Result<(), TableError> {
        let sql = "UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0";
        let mut steps = vec![Step::new(sql, [id.as_str().into()]).must()];
        let stored = self.store.load(id)?.ok_or(TableError::NotFound)?;
        let held = stored.holders.iter().map(|one| (one.seat, one.session));
        let people = self.people_of(&held.collect::<Vec<_>>())?;
        let player = |act: &Act| matches!(act.what, What::Seat(SeatChange::Player { .. }));
        let tagged = stored.acts.iter().any(player);
        if !people.is_empty() || tagged {
            self.know_pack(&stored.table)?;
            let table = Table::load(stored, self.games);
            if let Some(sides) = table.sides() {
                steps.extend(self.result_steps(&table, &sides, people)?);
            }
        }
        Ok(self.store.run(steps).map(drop)?)
    }

    /// Which of these are accounts that hold one seat and no other.
    fn people_of(&self, holders: &[(Seat, Secret)]) -> Result<Vec<(Seat, Secret)>, TableError> {
        let mut people = Vec::new();
        for &(seat, person) in holders {
            let alone = holders.iter().filter(|(_, other)| *other == person).count() == 1;
            let sql = "SELECT person FROM accounts WHERE person = $1";
            if alone && !self.store.rows(Step::new(sql, [person.into()]))?.is_empty() {
                people.push((seat, person));
            }
        }
        Ok(people)
    }

    /// What is written down about a game that came to its end.
    fn result_steps(
        &self,
        table: &Table,
        sides: &[Side],
        mut people: Vec<(Seat, Secret)>,
    ) -> Result<Vec<Step>, TableError> {
        if table.is_rated() {
            // Whoever first played a seat, also if it is a bot's by now.
            people.clear();
            for seat in Seat::first(table.seats.len()) {
                let Some(tag) = table.player(seat) else {
                    continue;
                };
                let sql = "SELECT person FROM accounts WHERE tag = $1";
                let found = self.store.rows(Step::new(sql, [tag.into()]))?;
                let person = found.first().map(|line| line.secret(0)).transpose()?;
                people.extend(person.map(|person| (seat, person)));
            }
        }
        let new = self.new_ratings(table, sides, &people)?;
        let setting = match (self.entry(&table.row.game), table.game()) {
            (Ok(entry), Ok(game)) => (entry.setting)(game, SETTING).join(" "),
            _ => String::new(),
        };
        let mut steps = Vec::new();
        for (seat, person) in people {
            let Some(side) = sides.iter().find(|side| side.seat == seat) else {
                continue;
            };
            let moved = new.iter().find(|(moved, ..)| *moved == seat);
            let rated = moved.map(|(_, before, now)| (now.rating, now.rating - before.rating));
            steps.push(result_step(
                table,
                sides.len(),
                person,
                side,
                &setting,
                rated,
            ));
            if let Some((_, before, now)) = moved {
                // If another of their games was counted meanwhile, this one is counted later.
                let step = Step::new(
                    "INSERT INTO ratings (person, game, rating, doubt, games) VALUES ($1, $2, $3, $4, 1)
                     ON CONFLICT (person, game) DO UPDATE
                     SET rating = excluded.rating, doubt = excluded.doubt, games = ratings.games + 1
                     WHERE ratings.rating = $5",
                    [
                        person.into(),
                        table.row.game.as_str().into(),
                        now.rating.into(),
                        now.doubt.into(),
                        before.rating.into(),
                    ],
                );
                steps.push(step.must());
            }
        }
        Ok(steps)
    }

    /// The ratings of people before and after a game; nothing if nobody is judged by it.
    fn new_ratings(
        &self,
        table: &Table,
        sides: &[Side],
        people: &[(Seat, Secret)],
    ) -> Result<Vec<(Seat, Rating, Rating)>, TableError> {
        if !table.judges() || sides.len() < 2 {
            return Ok(Vec::new());
        }
        let mut before = Vec::new();
        for side in sides {
            let person = people.iter().find(|(seat, _)| *seat == side.seat);
            let rating = match (person, table.seats[side.seat.index()].kind) {
                (Some((_, person)), _) => self.rating(*person, &table.row.game)?,
                (None, SeatKind::Bot(bot)) => match anchor(&table.row.game, bot) {
                    Some(rating) => rating,
                    None => return Ok(Vec::new()),
                },
                // Somebody whose account is gone.
                (None, _) => START,
            };
            before.push((rating, side.place));
        }
        let says = self.who_says(table, sides, people)?;
        let after = after(&before, |own, other| says[own][other]);
        let new = sides.iter().zip(&before).zip(after);
        let new = new.map(|((side, (before, _)), now)| (side.seat, *before, now));
        let person = |seat: Seat| people.iter().any(|(own, _)| *own == seat);
        Ok(new.filter(|(seat, ..)| person(*seat)).collect())
    }

    /// For every side, by whom it is judged: by bots, and by people who are known and with whom it has not played much of
    /// late.
    fn who_says(
        &self,
        table: &Table,
        sides: &[Side],
        people: &[(Seat, Secret)],
    ) -> Result<Vec<Vec<bool>>, TableError> {
        let person = |side: &Side| {
            let found = people.iter().find(|(seat, _)| *seat == side.seat);
            found.map(|(_, person)| *person)
        };
        let bot = |side: &Side| matches!(table.seats[side.seat.index()].kind, SeatKind::Bot(_));
        let mut known = Vec::new();
        for side in sides {
            known.push(match person(side) {
                Some(person) => self.is_known(person)?,
                // Nobody who has gone is known.
                None => bot(side),
            });
        }
        let mut says = Vec::new();
        for own in sides {
            let mut row = known.clone();
            for (says, other) in row.iter_mut().zip(sides).filter(|(says, _)| **says) {
                if let Some((own, other)) = person(own).zip(person(other)) {
                    *says = self.rated_together(own, other, &table.row)? < TOGETHER;
                }
            }
            says.push(row);
        }
        Ok(says)
    }

    /// True if others are judged by games with this person.
    fn is_known(&self, person: Secret) -> Result<bool, TableError> {
        let sql =
            "SELECT count(DISTINCT own.table_id), count(DISTINCT other.person) FROM results AS own
            JOIN results AS other ON other.table_id = own.table_id AND other.person <> own.person
            WHERE own.person = $1 AND own.rated = 1 AND other.rated = 1";
        let lines = self.store.rows(Step::new(sql, [person.into()]))?;
        let Some(line) = lines.first() else {
            return Ok(false);
        };
        Ok(line.number(0)? >= KNOWN_GAMES && line.number(1)? >= KNOWN_PEOPLE)
    }

    /// How many games have judged two people together of late.
    fn rated_together(
        &self,
        person: Secret,
        other: Secret,
        table: &TableRow,
    ) -> Result<i64, TableError> {
        let sql = "SELECT count(*) FROM results AS own
            JOIN results AS other ON other.table_id = own.table_id AND other.person = $2
            WHERE own.person = $1 AND own.change <> 0 AND other.rated = 1 AND own.game = $3
              AND own.at > $4";
        let with = [
            person.into(),
            other.into(),
            table.game.as_str().into(),
            (table.updated - RECENT).into(),
        ];
        let lines = self.store.rows(Step::new(sql, with))?;
        Ok(lines.first().map_or(Ok(0), |line| line.number(0))?)
    }

    fn rating(&self, person: Secret, game: &str) -> Result<Rating, TableError> {
        let sql = "SELECT rating, doubt FROM ratings WHERE person = $1 AND game = $2";
        let found = self
            .store
            .rows(Step::new(sql, [person.into(), game.into()]))?;
        let read = |line: &Line| {
            Ok(Rating {
                rating: line.real(0)?,
                doubt: line.real(1)?,
            })
        };
        found.first().map_or(Ok(START), read)
    }
}

/// One row of somebody's results, with the rating after it and what came of that if they were judged.
fn result_step(
    table: &Table,
    players: usize,
    person: Secret,
    side: &Side,
    setting: &str,
    rated: Option<(f64, f64)>,
) -> Step {
    let (rating, change) = rated.unwrap_or_default();
    Step::new(
        "INSERT INTO results
             (person, table_id, game, at, players, place, points, won, setting, rated, rating, change)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING",
        [
            person.into(),
            table.row.id.as_str().into(),
            table.row.game.as_str().into(),
            table.row.updated.into(),
            (players as i64).into(),
            i64::from(side.place).into(),
            side.points.into(),
            side.won.into(),
            setting.into(),
            rated.is_some().into(),
            rating.into(),
            change.into(),
        ],
    )
}

fn played(line: &Line) -> Result<Played, StoreError> {
    Ok(Played {
        table: line.table(0)?,
        game: line.text(1)?,
        at: line.number(2)?,
        players: line.number(3)? as u32,
        place: line.number(4)? as u32,
        points: line.number(5)?,
        won: line.yes(6)?,
        rated: line.yes(7)?,
        rating: line.real(8)?,
        change: line.real(9)?,
    })
}

/// Adds games to what is known of others.
fn add(to: &mut Sum, games: u32, won: u32, points: f64, best: i64) {
    let all = to.games + games;
    to.points =
        (to.points * f64::from(to.games) + points * f64::from(games)) / f64::from(all.max(1));
    to.best = if to.games == 0 {
        best
    } else {
        to.best.max(best)
    };
    (to.games, to.won) = (all, to.won + won);
}

impl Tables {
    /// What somebody has played, as everybody may see it who may see it at all: those who keep their own profile to
    /// themselves are not named on that of others.
    pub fn public_profile(&self, person: Secret) -> Result<Profile, TableError> {
        let mut profile = self.profile(person)?;
        profile.rivals.retain(|rival| rival.tag.is_some());
        Ok(profile)
    }

    /// What somebody has played, for themselves.
    pub fn profile(&self, person: Secret) -> Result<Profile, TableError> {
        let store = &self.shared().store;
        let mut profile = Profile::default();
        let sql = "SELECT game, setting, count(*), CAST(sum(won) AS bigint),
                       CAST(avg(points) AS double precision), max(points)
                   FROM results WHERE person = $1 GROUP BY game, setting";
        for line in store.rows(Step::new(sql, [person.into()]))? {
            let (game, setting) = (line.text(0)?, line.text(1)?);
            let (games, won) = (line.number(2)? as u32, line.number(3)? as u32);
            let (points, best) = (line.real(4)?, line.number(5)?);
            let sum = profile.games.entry(game.clone()).or_default();
            add(sum, games, won, points, best);
            for one in setting.split_whitespace() {
                let key = (game.clone(), one.to_owned());
                let sum = profile.settings.entry(key).or_default();
                add(sum, games, won, points, best);
            }
        }
        let sql = "SELECT game, rating, doubt, games FROM ratings WHERE person = $1";
        for line in store.rows(Step::new(sql, [person.into()]))? {
            let rating = Rating {
                rating: line.real(1)?,
                doubt: line.real(2)?,
            };
            let games = line.number(3)? as u32;
            profile.ratings.insert(line.text(0)?, (rating, games));
        }
        let sql = "SELECT table_id, game, at, players, place, points, won, rated, rating, change FROM results
                   WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2";
        let last = store.rows(Step::new(sql, [person.into(), SHOWN.into()]))?;
        profile.last = last.iter().map(played).collect::<Result<_, _>>()?;
        profile.rivals = self.rivals(person)?;
        Ok(profile)
    }

    /// How somebody stands against those with whom they played most.
    fn rivals(&self, person: Secret) -> Result<Vec<Rival>, TableError> {
        let sql =
            "SELECT accounts.name, accounts.tag, accounts.public * (1 - accounts.banned), count(*),
                CAST(sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS bigint),
                CAST(sum(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS bigint)
            FROM results AS own
            JOIN results AS other ON other.table_id = own.table_id AND other.person <> own.person
            JOIN accounts ON accounts.person = other.person
            WHERE own.person = $1
            GROUP BY accounts.person, accounts.name, accounts.tag, accounts.public, accounts.banned
            ORDER BY count(*) DESC, accounts.name LIMIT 12";
        let lines = self.shared().store.rows(Step::new(sql, [person.into()]))?;
        let read = |line: &Line| {
            let tag = line.text(1)?;
            Ok(Rival {
                name: line.text(0)?,
                tag: line.yes(2)?.then_some(tag),
                games: line.number(3)? as u32,
                ahead: line.number(4)? as u32,
                behind: line.number(5)? as u32,
            })
        };
        lines.iter().map(read).collect()
    }

    /// The best of those who let everybody see it, in one game.
    pub fn best(&self, game: &str) -> Result<Vec<Ranked>, TableError> {
        let sql = "SELECT name, tag, rating, doubt, games FROM ratings
            JOIN accounts ON accounts.person = ratings.person
            WHERE game = $1 AND public = 1 AND banned = 0 AND doubt < $3
            ORDER BY rating DESC, tag LIMIT $2";
        // Of those whom nothing has judged yet there is only a guess.
        let step = Step::new(sql, [game.into(), BEST.into(), START.doubt.into()]);
        let lines = self.shared().store.rows(step)?;
        let read = |line: &Line| {
            Ok(Ranked {
                name: line.text(0)?,
                tag: line.text(1)?,
                rating: Rating {
                    rating: line.real(2)?,
                    doubt: line.real(3)?,
                },
                games: line.number(4)? as u32,
            })
        };
        lines.iter().map(read).collect()
    }

    /// Counts games that came to their end. It happens by itself all the time.
    pub fn count_results(&self) -> Result<(), TableError> {
        self.shared().count_results()
    }

    /// The account with this tag, if everybody may see what it has played.
    pub fn public_account(&self, tag: &str) -> Result<Option<Account>, TableError> {
        let account = self.account_tagged(tag)?;
        Ok(account.filter(|account| account.public && !account.banned))
    }
}
