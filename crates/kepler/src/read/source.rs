//! Where values come from.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Stated in the rulebook, or follows from it.
    Rulebook,
    /// Read on a public page of this site.
    Public(String),
    /// Read from a printed component by the owner of the pack.
    Printed,
    /// Made up, because no source gives it.
    Reconstructed,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rulebook => f.write_str("rulebook"),
            Self::Public(site) => write!(f, "public:{site}"),
            Self::Printed => f.write_str("printed"),
            Self::Reconstructed => f.write_str("reconstructed"),
        }
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        match (text.as_str(), text.strip_prefix("public:")) {
            ("rulebook", _) => Ok(Self::Rulebook),
            ("printed", _) => Ok(Self::Printed),
            ("reconstructed", _) => Ok(Self::Reconstructed),
            (_, Some(site)) if is_site(site) => Ok(Self::Public(site.to_owned())),
            _ => Err(D::Error::custom(format!(
                "`{text}` is no provenance: rulebook, public:SITE, printed or reconstructed"
            ))),
        }
    }
}

fn is_site(site: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ".-".contains(c);
    site.contains('.') && site.len() <= 60 && site.chars().all(allowed)
}

/// The origin of every value of an entry: one for all, or one for each field, where the field `rest`
/// stands for all that are not named.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) fields: BTreeMap<String, Origin>,
    pub(crate) rest: Option<Origin>,
}

impl Source {
    /// Where the value of a field comes from.
    pub(crate) fn of(&self, field: &str) -> Option<&Origin> {
        self.fields.get(field).or(self.rest.as_ref())
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let origin = |value: Value| Origin::deserialize(value).map_err(D::Error::custom);
        let mut source = Self {
            fields: BTreeMap::new(),
            rest: None,
        };
        match Value::deserialize(d)? {
            Value::Object(fields) => {
                for (field, value) in fields {
                    source.fields.insert(field, origin(value)?);
                }
                source.rest = source.fields.remove("rest");
            }
            all => source.rest = Some(origin(all)?),
        }
        Ok(source)
    }
}
