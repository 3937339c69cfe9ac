//! JSON text to values, refusing what serde_json would quietly accept: a key that is there twice.

use super::PackError;
use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use std::fmt;

/// A longer file is refused.
pub(crate) const MAX_BYTES: usize = 1 << 20;

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

/// One file of a pack while it is taken apart. What is wrong is noted; the rest is still looked at.
pub(crate) struct File<'a> {
    name: &'static str,
    fields: Map<String, Value>,
    /// False if the file is not there or no JSON object, so that its fields are not missed as well.
    whole: bool,
    errors: &'a mut Vec<PackError>,
}

impl<'a> File<'a> {
    /// Opens a file.
    pub(crate) fn open(
        name: &'static str,
        files: &dyn Fn(&str) -> Option<String>,
        errors: &'a mut Vec<PackError>,
    ) -> Self {
        let object = match files(name) {
            None => Err("the file is missing".to_owned()),
            Some(text) if text.len() > MAX_BYTES => {
                Err(format!("the file is larger than {MAX_BYTES} bytes"))
            }
            Some(text) => match serde_json::from_str(&text) {
                Ok(Strict(Value::Object(fields))) => Ok(fields),
                Ok(_) => Err("expected a JSON object".to_owned()),
                Err(error) => Err(format!("no JSON: {error}")),
            },
        };
        let whole = object.is_ok();
        let mut file = Self {
            name,
            fields: Map::new(),
            whole,
            errors,
        };
        match object {
            Ok(fields) => file.fields = fields,
            Err(problem) => file.fail(String::new(), problem),
        }
        file
    }

    fn fail(&mut self, entry: String, problem: String) {
        let file = self.name;
        self.errors.push(PackError {
            file,
            entry,
            problem,
        });
    }

    /// Takes a list of entries out. `None` if one of them is not well formed.
    pub(crate) fn list<T: DeserializeOwned>(&mut self, key: &str) -> Option<Vec<T>> {
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
        let entries = entries.into_iter().enumerate();
        let read: Vec<Option<T>> = entries
            .map(|(index, entry)| self.entry(&format!("/{key}/{index}"), entry))
            .collect();
        read.into_iter().collect()
    }

    /// Takes one entry out.
    pub(crate) fn one<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        match self.fields.remove(key) {
            Some(entry) => self.entry(&format!("/{key}"), entry),
            None if !self.whole => None,
            None => {
                self.fail(String::new(), format!("`{key}` is missing"));
                None
            }
        }
    }

    /// Everything that has not been taken out.
    pub(crate) fn rest<T: DeserializeOwned>(mut self) -> Option<T> {
        let fields = Value::Object(std::mem::take(&mut self.fields));
        let whole = self.whole;
        whole.then(|| self.entry("", fields)).flatten()
    }

    fn entry<T: DeserializeOwned>(&mut self, at: &str, entry: Value) -> Option<T> {
        match serde_path_to_error::deserialize(entry) {
            Ok(entry) => Some(entry),
            Err(error) => {
                let mut pointer = at.to_owned();
                for segment in error.path() {
                    use serde_path_to_error::Segment;
                    match segment {
                        Segment::Seq { index } => pointer += &format!("/{index}"),
                        Segment::Map { key } => pointer += &format!("/{key}"),
                        Segment::Enum { .. } | Segment::Unknown => {}
                    }
                }
                self.fail(pointer, error.into_inner().to_string());
                None
            }
        }
    }
}
