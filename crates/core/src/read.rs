//! Reading the data files of games: JSON text to values, with the file and the place of everything that
//! is wrong in it. Refuses what serde_json would quietly accept, a key that is there twice. Owns no files:
//! whoever reads hands their text over.

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use std::fmt;

/// Defines `FILES`, the names of the data files in a folder, and `builtin_file`, their text as built in.
#[macro_export]
macro_rules! data_files {
    ($folder:literal: $($file:literal)*) => {
        /// The names of the data files.
        pub const FILES: [&str; [$($file),*].len()] = [$($file),*];

        /// A built-in data file by its name.
        #[must_use]
        pub fn builtin_file(name: &str) -> Option<&'static str> {
            match name {
                $($file => Some(include_str!(concat!($folder, $file))),)*
                _ => None,
            }
        }
    };
}

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The name of the file.
    pub file: &'static str,
    /// A JSON pointer into it, empty for the whole file.
    pub entry: String,
    /// What is wrong there.
    pub problem: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            entry,
            problem,
        } = self;
        match entry.as_str() {
            "" => write!(f, "{file}: {problem}"),
            _ => write!(f, "{file} {entry}: {problem}"),
        }
    }
}

/// A longer file is refused.
const MAX_BYTES: usize = 1 << 20;

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }
    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(value)) = seq.next_element()? {
            list.push(value);
        }
        Ok(list.into())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            let Strict(value) = map.next_value()?;
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!("`{key}` is there twice")));
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

/// The text of a file as JSON.
fn parse(name: &str, files: &dyn Fn(&str) -> Option<String>) -> Result<Value, String> {
    match files(name) {
        None => Err("the file is missing".to_owned()),
        Some(text) if text.len() > MAX_BYTES => {
            Err(format!("the file is larger than {MAX_BYTES} bytes"))
        }
        Some(text) => serde_json::from_str(&text)
            .map(|Strict(value)| value)
            .map_err(|error| format!("no JSON: {error}")),
    }
}

/// One value, with a note of what is wrong in it; `at` is its place in the file.
pub fn entry<T: DeserializeOwned>(
    file: &'static str,
    at: &str,
    entry: Value,
    problems: &mut Vec<Problem>,
) -> Option<T> {
    match tracked(entry) {
        Ok(entry) => Some(entry),
        Err((path, problem)) => {
            let entry = format!("{at}{path}");
            problems.push(Problem {
                file,
                entry,
                problem,
            });
            None
        }
    }
}

/// A value, or where in it and what is wrong.
#[cfg(not(target_family = "wasm"))]
fn tracked<T: DeserializeOwned>(value: Value) -> Result<T, (String, String)> {
    use serde_path_to_error::Segment;
    serde_path_to_error::deserialize(value).map_err(|error| {
        let mut pointer = String::new();
        for segment in error.path() {
            match segment {
                Segment::Seq { index } => pointer += &format!("/{index}"),
                Segment::Map { key } => pointer += &format!("/{key}"),
                Segment::Enum { .. } | Segment::Unknown => {}
            }
        }
        (pointer, error.into_inner().to_string())
    })
}

/// In a browser there are only the files that come with Orrery, and every byte is fetched: what follows each value to its
/// place would be a tenth of the program.
#[cfg(target_family = "wasm")]
fn tracked<T: DeserializeOwned>(value: Value) -> Result<T, (String, String)> {
    serde_json::from_value(value).map_err(|error| (String::new(), error.to_string()))
}

/// A file that is one list of entries. `None` if one of them is not well formed.
pub fn list<T: DeserializeOwned>(
    name: &'static str,
    files: &dyn Fn(&str) -> Option<String>,
    problems: &mut Vec<Problem>,
) -> Option<Vec<T>> {
    let problem = match parse(name, files) {
        Ok(Value::Array(entries)) => return entries_of(name, "", entries, problems),
        Ok(_) => "expected a list".to_owned(),
        Err(problem) => problem,
    };
    problems.push(Problem {
        file: name,
        entry: String::new(),
        problem,
    });
    None
}

fn entries_of<T: DeserializeOwned>(
    file: &'static str,
    at: &str,
    entries: Vec<Value>,
    problems: &mut Vec<Problem>,
) -> Option<Vec<T>> {
    let entries = entries.into_iter().enumerate();
    let read: Vec<Option<T>> = entries
        .map(|(index, one)| entry(file, &format!("{at}/{index}"), one, problems))
        .collect();
    read.into_iter().collect()
}

/// Nothing more: what a file ends with after everything was taken out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {}

/// A name that may be written as a number or as a text, as its text.
pub fn number_or_text<'de, D: Deserializer<'de>>(d: D) -> Result<String, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a number or a text")]
    enum Form {
        Number(u8),
        Text(String),
    }
    Ok(match Form::deserialize(d)? {
        Form::Number(number) => number.to_string(),
        Form::Text(text) => text,
    })
}

/// One file while it is taken apart. What is wrong is noted; the rest is still looked at.
pub struct File<'a> {
    name: &'static str,
    fields: Map<String, Value>,
    /// False if the file is not there or no JSON object, so that its fields are not missed as well.
    whole: bool,
    problems: &'a mut Vec<Problem>,
}

impl<'a> File<'a> {
    /// Opens a file.
    pub fn open(
        name: &'static str,
        files: &dyn Fn(&str) -> Option<String>,
        problems: &'a mut Vec<Problem>,
    ) -> Self {
        let object = parse(name, files).and_then(|value| match value {
            Value::Object(fields) => Ok(fields),
            _ => Err("expected a JSON object".to_owned()),
        });
        let whole = object.is_ok();
        let mut file = Self {
            name,
            fields: Map::new(),
            whole,
            problems,
        };
        match object {
            Ok(fields) => file.fields = fields,
            Err(problem) => file.fail(String::new(), problem),
        }
        file
    }

    fn fail(&mut self, entry: String, problem: String) {
        let file = self.name;
        self.problems.push(Problem {
            file,
            entry,
            problem,
        });
    }

    /// Takes a list of entries out. `None` if one of them is not well formed.
    pub fn list<T: DeserializeOwned>(&mut self, key: &str) -> Option<Vec<T>> {
        let entries = match self.fields.remove(key) {
            Some(Value::Array(entries)) => entries,
            _ if !self.whole => return None,
            None => {
                self.fail(String::new(), format!("the list `{key}` is missing"));
                return None;
            }
            Some(_) => {
                self.fail(format!("/{key}"), "expected a list".to_owned());
                return None;
            }
        };
        entries_of(self.name, &format!("/{key}"), entries, self.problems)
    }

    /// Takes one entry out.
    pub fn one<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        match self.fields.remove(key) {
            Some(value) => entry(self.name, &format!("/{key}"), value, self.problems),
            None if !self.whole => None,
            None => {
                self.fail(String::new(), format!("`{key}` is missing"));
                None
            }
        }
    }

    /// The list that is all there is in the file.
    pub fn only<T: DeserializeOwned>(mut self, key: &str) -> Option<Vec<T>> {
        let entries = self.list(key);
        self.rest::<End>();
        entries
    }

    /// Everything that has not been taken out.
    pub fn rest<T: DeserializeOwned>(mut self) -> Option<T> {
        let fields = Value::Object(std::mem::take(&mut self.fields));
        let whole = self.whole;
        whole
            .then(|| entry(self.name, "", fields, self.problems))
            .flatten()
    }
}
