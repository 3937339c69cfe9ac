//! Conditions of objectives and progress cards: how they are written (K20.4, K20.6), what is allowed, and what
//! they compile to.

use super::PackError;
use super::check::Check;
use super::program::Programs;
use crate::names::{Berth, COLONIES, Cubes, Kind, Pool, Resource, SHIPS, TOP, Tech, Track, Zone};
use crate::op::{Addr, Cond, Count};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::fmt::Display;

/// Conditions lie at most so deep within each other.
const MAX_DEPTH: usize = 4;
/// A condition has at most so many parts.
const MAX_PARTS: usize = 24;
/// So many conditions can be joined.
const JOINED: std::ops::RangeInclusive<usize> = 2..=8;

/// One of a set, or `any` of it, which need not be written.
#[derive(Debug)]
pub(crate) struct Any<T>(Option<T>);

const ANY: &str = "any";

impl<T> Default for Any<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Any<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(d)?;
        if value == ANY {
            return Ok(Self(None));
        }
        let one = T::deserialize(value).map_err(D::Error::custom)?;
        Ok(Self(Some(one)))
    }
}

impl<T: Display> Serialize for Any<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            None => s.serialize_str(ANY),
            Some(one) => s.collect_str(one),
        }
    }
}

fn yes() -> bool {
    true
}

/// What is counted, as it is written.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum CountForm {
    Planets {
        #[serde(default)]
        terraformed: bool,
        #[serde(default, rename = "type")]
        kind: Any<Kind>,
        #[serde(default)]
        zone: Any<Zone>,
    },
    PlanetsOfOneType {
        #[serde(default)]
        terraformed: bool,
    },
    TypesOfPlanets {
        #[serde(default)]
        terraformed: bool,
    },
    Technologies {
        level: u8,
    },
    TechnologyLevels {
        tech: Tech,
    },
    TrackSpaces {
        track: Track,
    },
    Medals {
        #[serde(default)]
        track: Any<Track>,
    },
    Ships {
        r#where: Berth,
    },
    Cubes {
        #[serde(default)]
        resource: Any<Resource>,
        r#where: Pool,
    },
}

/// A condition as it is written.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum CondForm {
    AtLeast {
        n: u8,
        of: CountForm,
    },
    Highest {
        of: CountForm,
        #[serde(default = "yes")]
        ties: bool,
        #[serde(default = "yes")]
        ghost: bool,
    },
    Lowest {
        of: CountForm,
        #[serde(default = "yes")]
        ties: bool,
        #[serde(default = "yes")]
        ghost: bool,
    },
    AllOf {
        conditions: Vec<CondForm>,
    },
    AnyOf {
        conditions: Vec<CondForm>,
    },
    SomeOf {
        n: u8,
        conditions: Vec<CondForm>,
    },
}

/// Whom a step of a progress card concerns, as it is written: `all`, or everybody for whom a condition holds.
#[derive(Debug)]
pub(crate) enum TargetForm {
    All,
    If(CondForm),
}

const ALL: &str = "all";

impl<'de> Deserialize<'de> for TargetForm {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        match Value::deserialize(d)? {
            Value::String(word) if word == ALL => Ok(Self::All),
            Value::Object(fields) => {
                let cond = CondForm::deserialize(Value::Object(fields));
                cond.map(Self::If).map_err(D::Error::custom)
            }
            other => Err(D::Error::custom(format!(
                "a target is `{ALL}` or a condition, not {other}"
            ))),
        }
    }
}

impl Serialize for TargetForm {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::All => s.serialize_str(ALL),
            Self::If(cond) => cond.serialize(s),
        }
    }
}

/// How much a player can ever have.
#[derive(Clone, Copy)]
pub(crate) struct Most {
    pub(crate) cubes: Cubes,
    /// The last space of each track.
    pub(crate) tracks: [usize; 2],
    /// Medals on each track.
    pub(crate) medals: [usize; 2],
}

impl CountForm {
    fn most(&self, most: Most) -> usize {
        match self {
            Self::Planets { .. } | Self::PlanetsOfOneType { .. } => COLONIES,
            Self::TypesOfPlanets { .. } => COLONIES.min(Kind::ALL.len()),
            Self::Technologies { .. } => Tech::ALL.len(),
            Self::TechnologyLevels { .. } => TOP.into(),
            Self::TrackSpaces { track } => most.tracks[track.index()],
            Self::Medals { track } => match track.0 {
                Some(track) => most.medals[track.index()],
                None => most.medals.iter().sum(),
            },
            Self::Ships { .. } => SHIPS,
            Self::Cubes { resource, .. } => match resource.0 {
                Some(resource) => most.cubes[resource].into(),
                None => most.cubes.total().into(),
            },
        }
    }

    fn check(&self, at: &mut Check<'_>) {
        if let Self::Technologies { level } = self {
            at.within("level", *level, 1..=TOP);
        }
    }

    fn compile(&self) -> Count {
        match *self {
            Self::Planets {
                terraformed,
                ref kind,
                ref zone,
            } => Count::Planets {
                terraformed,
                kind: kind.0,
                zone: zone.0,
            },
            Self::PlanetsOfOneType { terraformed } => Count::OfOneType { terraformed },
            Self::TypesOfPlanets { terraformed } => Count::Types { terraformed },
            Self::Technologies { level } => Count::Technologies { level },
            Self::TechnologyLevels { tech } => Count::Levels(tech),
            Self::TrackSpaces { track } => Count::Spaces(track),
            Self::Medals { ref track } => Count::Medals(track.0),
            Self::Ships { r#where } => Count::Ships(r#where),
            Self::Cubes {
                ref resource,
                r#where,
            } => Count::Cubes(resource.0, r#where),
        }
    }
}

impl TargetForm {
    /// See [`CondForm::check`].
    pub(crate) fn check(&self, most: Most, at: &mut Check<'_>) {
        if let Self::If(cond) = self {
            cond.check(most, at);
        }
    }
}

impl CondForm {
    /// Checks that the condition can be met, and is no larger than people can read.
    pub(crate) fn check(&self, most: Most, at: &mut Check<'_>) {
        let mut parts = 0;
        self.check_part(most, 1, &mut parts, at);
        at.need(parts <= MAX_PARTS, || {
            format!("the condition has {parts} parts, more than {MAX_PARTS}")
        });
    }

    fn check_part(&self, most: Most, depth: usize, parts: &mut usize, at: &mut Check<'_>) {
        *parts += 1;
        if depth > MAX_DEPTH {
            at.fail(format!("conditions lie more than {MAX_DEPTH} deep"));
            return;
        }
        let (n, conditions) = match self {
            Self::AtLeast { n, of } => {
                of.check(&mut at.at("/of"));
                at.within("n", usize::from(*n), 1..=of.most(most));
                return;
            }
            Self::Highest { of, .. } | Self::Lowest { of, .. } => {
                of.check(&mut at.at("/of"));
                return;
            }
            Self::AllOf { conditions } | Self::AnyOf { conditions } => (1, conditions),
            Self::SomeOf { n, conditions } => (usize::from(*n), conditions),
        };
        at.within("the number of conditions", conditions.len(), JOINED);
        at.within("n", n, 1..=conditions.len().max(1));
        for (index, condition) in conditions.iter().enumerate() {
            let mut at = at.at(&format!("/conditions/{index}"));
            condition.check_part(most, depth + 1, parts, &mut at);
        }
    }

    fn parts(&self) -> &[Self] {
        match self {
            Self::AtLeast { .. } | Self::Highest { .. } | Self::Lowest { .. } => &[],
            Self::AllOf { conditions }
            | Self::AnyOf { conditions }
            | Self::SomeOf { conditions, .. } => conditions,
        }
    }

    /// True if it compares players, which is decided only at the end of the game (R15).
    fn compares(&self) -> bool {
        matches!(self, Self::Highest { .. } | Self::Lowest { .. })
            || self.parts().iter().any(Self::compares)
    }

    fn losses(&self) -> u8 {
        let own = match self {
            Self::AtLeast { of, .. } => of.compile().losses(),
            _ => 0,
        };
        let parts = self.parts().iter().map(Self::losses);
        parts.fold(own, |all, losses| all | losses)
    }

    /// The losses, as bits, after which it may no longer hold but counts all the same (R15).
    pub(crate) fn passing(&self) -> u8 {
        if self.compares() { 0 } else { self.losses() }
    }
}

impl Programs {
    /// Compiles a target; `None` is everybody.
    pub(crate) fn target(&mut self, target: &TargetForm) -> Result<Option<Cond>, PackError> {
        match target {
            TargetForm::All => Ok(None),
            TargetForm::If(cond) => self.condition(cond).map(Some),
        }
    }

    /// Compiles a condition.
    pub(crate) fn condition(&mut self, form: &CondForm) -> Result<Cond, PackError> {
        Ok(match *form {
            CondForm::AtLeast { n, ref of } => Cond::AtLeast(of.compile(), n),
            CondForm::Highest {
                ref of,
                ties,
                ghost,
            } => Cond::Highest {
                of: of.compile(),
                ties,
                ghost,
            },
            CondForm::Lowest {
                ref of,
                ties,
                ghost,
            } => Cond::Lowest {
                of: of.compile(),
                ties,
                ghost,
            },
            CondForm::AllOf { ref conditions } => {
                let of = self.run(conditions)?;
                Cond::Several { n: of.len, of }
            }
            CondForm::AnyOf { ref conditions } => Cond::Several {
                n: 1,
                of: self.run(conditions)?,
            },
            CondForm::SomeOf { n, ref conditions } => Cond::Several {
                n,
                of: self.run(conditions)?,
            },
        })
    }

    /// Parts of a part come first, so that this run stays in one piece.
    fn run(&mut self, forms: &[CondForm]) -> Result<Addr, PackError> {
        let parts = forms.iter().map(|form| self.condition(form));
        let parts = parts.collect::<Result<Vec<Cond>, PackError>>()?;
        let (start, len) = (self.conditions.len(), parts.len());
        self.conditions.extend(parts);
        match (u8::try_from(start), u8::try_from(len)) {
            (Ok(start), Ok(len)) => Ok(Addr { start, len }),
            _ => Err(PackError {
                file: "objectives.json",
                entry: String::new(),
                problem: "all conditions together have more than 255 parts".to_owned(),
            }),
        }
    }
}
