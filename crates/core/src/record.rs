//! Records: one game as a text file (`.orrery`).
//!
//! Owns the text form, which `docs/records.md` describes, its strict reader, and replaying. A record has
//! exactly one text: what [`Record::parse`] accepts is what `Display` writes, apart from line ends.
//! Leaves out files: whoever keeps a record reads and writes the bytes.

use crate::entry::{Entry, Match, PlayError};
use crate::event::Told;
use crate::game::{OptionsError, Side, SideName};
use crate::phrase::Happening;
use crate::seat::{MAX_SEATS, Seat};
use serde_json::Value;
use std::fmt;
use std::str::{FromStr, Lines};

/// The version of the text form that this release writes and reads.
pub const FORMAT: u32 = 1;
/// A longer file is refused.
pub const MAX_BYTES: usize = 4 << 20;
/// A longer line is refused; counted in bytes, without the line end.
pub const MAX_LINE: usize = 4096;
/// A file with more choices is refused. No game comes near it.
pub const MAX_CHOICES: usize = 50_000;

/// Everything needed to see a game again, from its start to where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Which game.
    pub game: String,
    /// The rules version it was played with.
    pub rules: u32,
    /// The seed it was started with.
    pub seed: u64,
    /// Its options, with every default written out.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The choices in order.
    pub plies: Vec<Ply>,
    /// Comments after the last choice.
    pub comments: Vec<String>,
    /// The result, `None` while the game goes on.
    pub result: Option<Vec<SideResult>>,
    /// [`Match::hash`] of the last position.
    pub hash: u64,
}

/// One choice of a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who chose.
    pub seat: Seat,
    /// The text of the choice.
    pub choice: String,
    /// Comments that stand before it, one for each line.
    pub comments: Vec<String>,
}

/// What the game came to for one side. Its text is `1 12 won` or `rival 9`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideResult {
    /// Who.
    pub name: SideName,
    /// Final points.
    pub score: i32,
    /// True for the winner, and for everybody who shares the victory.
    pub won: bool,
}

impl Record {
    /// Starts a game and its record. There must be one name for each seat.
    pub fn start(
        entry: &Entry,
        options: &Value,
        seed: u64,
        seats: Vec<String>,
    ) -> Result<(Self, Box<dyn Match>), OptionsError> {
        let options = (entry.options)(options)?;
        let game = (entry.start)(&options, seed)?;
        let problem = |problem: String| OptionsError::new("seats", problem);
        if seats.len() != game.seats() {
            let (names, seats) = (seats.len(), game.seats());
            return Err(problem(format!("{names} names for {seats} seats")));
        }
        for (index, name) in seats.iter().enumerate() {
            check_line(&format!("seat {} {name}", index + 1)).map_err(problem)?;
        }
        let mut record = Self {
            game: entry.info.id.to_owned(),
            rules: entry.info.rules_version,
            seed,
            options,
            seats,
            plies: Vec::new(),
            comments: Vec::new(),
            result: None,
            hash: 0,
        };
        record.settle(&*game);
        Ok((record, game))
    }

    /// Plays a choice in `game`, which must stand where this record ends, and writes it down. On error
    /// nothing changes.
    pub fn play(
        &mut self,
        game: &mut dyn Match,
        seat: Seat,
        choice: &str,
    ) -> Result<Vec<Told<Happening>>, PlayError> {
        let events = game.play(seat, choice)?;
        self.plies.push(Ply {
            seat,
            choice: choice.to_owned(),
            comments: std::mem::take(&mut self.comments),
        });
        self.settle(game);
        Ok(events)
    }

    /// Writes a comment, one for each line of `text`. It belongs to the next choice, or to the end.
    pub fn comment(&mut self, text: &str) -> Result<(), String> {
        text.lines()
            .try_for_each(|line| check_line(&comment_line(line)))?;
        self.comments.extend(text.lines().map(str::to_owned));
        Ok(())
    }

    fn settle(&mut self, game: &dyn Match) {
        self.result = result_of(game);
        self.hash = game.hash();
    }

    /// Plays the whole record again and checks every choice, the result and the hash. `each` sees every
    /// choice with the position after it and the events it caused.
    pub fn replay(
        &self,
        entries: &[Entry],
        each: impl FnMut(&Ply, &dyn Match, &[Told<Happening>]),
    ) -> Result<Box<dyn Match>, ReplayError> {
        let game = self.advance(entries, self.plies.len(), each)?;
        let result = result_of(&*game);
        if result != self.result {
            return Err(ReplayError::Result {
                recorded: result_text(self.result.as_deref()),
                played: result_text(result.as_deref()),
            });
        }
        if game.hash() != self.hash {
            return Err(ReplayError::Hash {
                recorded: self.hash,
                played: game.hash(),
            });
        }
        Ok(game)
    }

    /// The position after the first `plies` choices. Undo is one less.
    pub fn position(&self, entries: &[Entry], plies: usize) -> Result<Box<dyn Match>, ReplayError> {
        self.advance(entries, plies, |_, _, _| {})
    }

    fn advance(
        &self,
        entries: &[Entry],
        plies: usize,
        mut each: impl FnMut(&Ply, &dyn Match, &[Told<Happening>]),
    ) -> Result<Box<dyn Match>, ReplayError> {
        let Some(entry) = entries.iter().find(|entry| entry.info.id == self.game) else {
            return Err(ReplayError::UnknownGame(self.game.clone()));
        };
        if entry.info.rules_version != self.rules {
            return Err(ReplayError::Rules {
                game: self.game.clone(),
                recorded: self.rules,
                here: entry.info.rules_version,
            });
        }
        let Some(plies) = self.plies.get(..plies) else {
            return Err(ReplayError::TooShort {
                asked: plies,
                holds: self.plies.len(),
            });
        };
        let mut game = (entry.start)(&self.options, self.seed)?;
        if game.seats() != self.seats.len() {
            return Err(ReplayError::Seats {
                recorded: self.seats.len(),
                needed: game.seats(),
            });
        }
        for (index, ply) in plies.iter().enumerate() {
            let played = game.play(ply.seat, &ply.choice);
            let events = played.map_err(|error| ReplayError::Choice {
                number: index + 1,
                error,
            })?;
            each(ply, &*game, &events);
        }
        Ok(game)
    }
}

pub(crate) fn result_of(game: &dyn Match) -> Option<Vec<SideResult>> {
    let sides = game.outcome()?.sides.into_iter();
    Some(sides.map(SideResult::from).collect())
}

impl From<Side> for SideResult {
    fn from(side: Side) -> Self {
        Self {
            name: side.name,
            score: side.score,
            won: side.won,
        }
    }
}

/// A result in one line: `1 12 won, rival 9`, or `unfinished`.
#[must_use]
pub fn result_text(result: Option<&[SideResult]>) -> String {
    match result {
        None => "unfinished".to_owned(),
        Some(sides) => {
            let sides: Vec<String> = sides.iter().map(ToString::to_string).collect();
            sides.join(", ")
        }
    }
}

/// Why a record cannot be played again as it is written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// No such game here.
    #[error("there is no game `{0}` here")]
    UnknownGame(String),
    /// Another rules version.
    #[error("this is a game of {game} rules version {recorded}; here is only version {here}")]
    Rules {
        /// Which game.
        game: String,
        /// The version of the record.
        recorded: u32,
        /// The version of this release.
        here: u32,
    },
    /// The options make no game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The names do not fit the options.
    #[error("{recorded} seats are named, but the options make a game for {needed}")]
    Seats {
        /// Names in the record.
        recorded: usize,
        /// Seats in the game.
        needed: usize,
    },
    /// A position beyond the end was asked for.
    #[error("there is no choice {asked}; the record holds {holds}")]
    TooShort {
        /// How many choices were asked for.
        asked: usize,
        /// How many there are.
        holds: usize,
    },
    /// A choice cannot be played.
    #[error("choice {number}: {error}")]
    Choice {
        /// Its running number.
        number: usize,
        /// Why not.
        error: PlayError,
    },
    /// The game came to another result.
    #[error("the recorded result is `{recorded}`, but the choices lead to `{played}`")]
    Result {
        /// As written.
        recorded: String,
        /// As played.
        played: String,
    },
    /// The game came to another position.
    #[error("the recorded hash is {recorded:016x}, but the choices lead to {played:016x}")]
    Hash {
        /// As written.
        recorded: u64,
        /// As played.
        played: u64,
    },
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "orrery {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "options {}", self.options)?;
        for (index, name) in self.seats.iter().enumerate() {
            writeln!(f, "seat {} {name}", index + 1)?;
        }
        writeln!(f)?;
        let write_comments = |f: &mut fmt::Formatter<'_>, comments: &[String]| {
            comments
                .iter()
                .try_for_each(|text| writeln!(f, "{}", comment_line(text)))
        };
        for (index, ply) in self.plies.iter().enumerate() {
            write_comments(f, &ply.comments)?;
            writeln!(f, "{}. {} {}", index + 1, ply.seat, ply.choice)?;
        }
        write_comments(f, &self.comments)?;
        writeln!(f, "end {}", self.plies.len())?;
        match &self.result {
            None => writeln!(f, "unfinished")?,
            Some(sides) => sides
                .iter()
                .try_for_each(|side| writeln!(f, "result {side}"))?,
        }
        writeln!(f, "hash {:016x}", self.hash)
    }
}

fn comment_line(text: &str) -> String {
    match text {
        "" => "#".to_owned(),
        _ => format!("# {text}"),
    }
}

impl fmt::Display for SideResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let won = if self.won { " won" } else { "" };
        write!(f, "{} {}{won}", self.name, self.score)
    }
}

impl FromStr for SideResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (rest, won) = match text.strip_suffix(" won") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let side = rest.split_once(' ').and_then(|(name, score)| {
            let name = match seat(name) {
                Some(seat) => SideName::Seat(seat),
                None => SideName::Automaton(word(name)?.to_owned()),
            };
            let score = number(score)?;
            Some(Self { name, score, won })
        });
        let expected = "expected `SIDE POINTS` or `SIDE POINTS won`";
        side.ok_or_else(|| format!("{expected}, found {}", quote(text)))
    }
}

/// Where a file is not a record, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl Record {
    /// Reads a record from the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err((line, problem)) => Err(RecordError { line, problem }),
        }
    }

    /// Reads a record. Whether its choices are legal shows only when it is [replayed](Self::replay).
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if let Err((line, problem)) = check_size(text, MAX_BYTES) {
            return Err(RecordError { line, problem });
        }
        let lines = text.lines();
        Reader { lines, line: 0 }.record()
    }
}

/// Walks through the lines of a record and remembers where it is.
struct Reader<'a> {
    lines: Lines<'a>,
    line: usize,
}

impl<'a> Reader<'a> {
    fn record(mut self) -> Result<Record, RecordError> {
        self.format()?;
        let game = self.field("game", "a game's short name", word)?.to_owned();
        let rules = self.field("rules", "a version number", number)?;
        let seed = self.field("seed", "a number below 2^64", number)?;
        let options = self.options()?;
        let seats = self.seats()?;
        let (plies, comments) = self.choices(seats.len())?;
        let result = self.result(seats.len())?;
        let hash = self.field("hash", "16 hexadecimal digits", hash)?;
        if self.peek().is_some() {
            let line = self.next("nothing more")?;
            return self.expected("nothing after the hash", line);
        }
        Ok(Record {
            game,
            rules,
            seed,
            options,
            seats,
            plies,
            comments,
            result,
            hash,
        })
    }

    fn fail<T>(&self, problem: String) -> Result<T, RecordError> {
        let line = self.line;
        Err(RecordError { line, problem })
    }

    fn expected<T>(&self, what: &str, found: &str) -> Result<T, RecordError> {
        self.fail(format!("expected {what}, found {}", quote(found)))
    }

    fn next(&mut self, expected: &str) -> Result<&'a str, RecordError> {
        self.line += 1;
        let Some(line) = self.lines.next() else {
            return self.fail(format!("the file ends here; expected {expected}"));
        };
        match check_line(line) {
            Ok(()) => Ok(line),
            Err(problem) => self.fail(problem),
        }
    }

    /// A line `KEY VALUE`.
    fn field<T>(
        &mut self,
        key: &str,
        value: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let expected = format!("`{key}` and {value}");
        let line = self.next(&expected)?;
        match after(line, key).and_then(read) {
            Some(value) => Ok(value),
            None => self.expected(&expected, line),
        }
    }

    fn format(&mut self) -> Result<(), RecordError> {
        let format: u32 = self.field("orrery", "the format version", number)?;
        if format == FORMAT {
            return Ok(());
        }
        self.fail(format!(
            "this is a record of format version {format}; here is only version {FORMAT}"
        ))
    }

    fn options(&mut self) -> Result<Value, RecordError> {
        let json = self.field("options", "a JSON object", Some)?;
        let options: Value = match serde_json::from_str(json) {
            Ok(options) => options,
            Err(error) => return self.fail(format!("the options are not JSON: {error}")),
        };
        if !options.is_object() {
            return self.expected("a JSON object", json);
        }
        let written = options.to_string();
        if written != json {
            return self.fail(format!(
                "options are written without blanks, sorted by key, each key once: {}",
                quote(&written)
            ));
        }
        Ok(options)
    }

    /// The names, and the empty line after them.
    fn seats(&mut self) -> Result<Vec<String>, RecordError> {
        let mut seats = Vec::new();
        loop {
            let key = format!("seat {}", seats.len() + 1);
            let expected = match seats.len() {
                0 => format!("`{key}` and a name"),
                MAX_SEATS => "an empty line".to_owned(),
                _ => format!("`{key}` and a name, or an empty line"),
            };
            let line = self.next(&expected)?;
            match after(line, &key) {
                Some(name) if seats.len() < MAX_SEATS => seats.push(name.to_owned()),
                None if line.is_empty() && !seats.is_empty() => return Ok(seats),
                _ => return self.expected(&expected, line),
            }
        }
    }

    /// The choices and the `end` line after them.
    fn choices(&mut self, seats: usize) -> Result<(Vec<Ply>, Vec<String>), RecordError> {
        let (mut plies, mut comments) = (Vec::new(), Vec::new());
        loop {
            let due = plies.len() + 1;
            let expected = format!(
                "choice `{due}. SEAT CHOICE`, a comment or `end {}`",
                due - 1
            );
            let line = self.next(&expected)?;
            if let Some(text) = after(line, "#") {
                comments.push(text.to_owned());
            } else if line == "#" {
                comments.push(String::new());
            } else if after(line, "end").and_then(number) == Some(plies.len()) {
                return Ok((plies, comments));
            } else if let Some(text) = after(line, &format!("{due}.")) {
                let Some((seat, choice)) = text
                    .split_once(' ')
                    .and_then(|(number, choice)| Some((seat(number)?, choice)))
                    .filter(|(seat, _)| seat.index() < seats)
                else {
                    return self.expected(&format!("a seat from 1 to {seats} and a choice"), text);
                };
                if due > MAX_CHOICES {
                    return self.fail(format!("more than {MAX_CHOICES} choices"));
                }
                plies.push(Ply {
                    seat,
                    choice: choice.to_owned(),
                    comments: std::mem::take(&mut comments),
                });
            } else {
                return self.expected(&expected, line);
            }
        }
    }

    /// The lines between `end` and `hash`.
    fn result(&mut self, seats: usize) -> Result<Option<Vec<SideResult>>, RecordError> {
        if self.peek() == Some("unfinished") {
            self.next("`unfinished`")?;
            return Ok(None);
        }
        let mut sides = Vec::<SideResult>::new();
        while sides.len() < seats || self.peek().is_some_and(|line| line.starts_with("result")) {
            let due = Seat::first(seats).nth(sides.len());
            let expected = match due {
                Some(seat) => format!("`{seat} POINTS` or `{seat} POINTS won`"),
                None => "the points of a further side".to_owned(),
            };
            sides.push(self.field("result", &expected, |text| {
                let side: SideResult = text.parse().ok()?;
                let fits = match side.name {
                    SideName::Seat(seat) => due == Some(seat),
                    SideName::Automaton(_) => due.is_none(),
                };
                fits.then_some(side)
            })?);
        }
        Ok(Some(sides))
    }

    /// The next line, not yet taken.
    fn peek(&self) -> Option<&'a str> {
        self.lines.clone().next()
    }
}

/// What stands in `line` after the key and one blank.
fn after<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(' ')
}

/// A number written as we write it: no sign or zero too many.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    let number: T = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn seat(text: &str) -> Option<Seat> {
    Seat::from_number(number(text)?)
}

fn hash(text: &str) -> Option<u64> {
    let hash = u64::from_str_radix(text, 16).ok()?;
    (format!("{hash:016x}") == text).then_some(hash)
}

/// A stable key: a small letter, then small letters, digits, `-` and `_`.
fn word(text: &str) -> Option<&str> {
    let inner = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    (text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(inner)).then_some(text)
}

fn check_line(line: &str) -> Result<(), String> {
    if line.len() > MAX_LINE {
        return Err(format!("longer than {MAX_LINE} bytes"));
    }
    if let Some(c) = line.chars().find(|c| c.is_control()) {
        return Err(format!("contains the control character U+{:04X}", c as u32));
    }
    if line.ends_with(char::is_whitespace) {
        return Err("ends in a blank".to_owned());
    }
    Ok(())
}

/// The beginning of what was found, for error messages.
fn quote(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        None => format!("`{text}`"),
        Some((end, _)) => format!("`{}…`", &text[..end]),
    }
}

/// The number of the line that this byte stands in.
fn line_at(text: &[u8], byte: usize) -> usize {
    text[..byte].iter().filter(|&&b| b == b'\n').count() + 1
}

/// The text of a file, or the line where it is none and why.
pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, (usize, String)> {
    std::str::from_utf8(bytes).map_err(|error| {
        let line = line_at(bytes, error.valid_up_to());
        (line, "not text in UTF-8".to_owned())
    })
}

/// Fails with the line where a text grows too long.
pub(crate) fn check_size(text: &str, max: usize) -> Result<(), (usize, String)> {
    if text.len() <= max {
        return Ok(());
    }
    let line = line_at(text.as_bytes(), max);
    Err((line, format!("the file is larger than {max} bytes")))
}
