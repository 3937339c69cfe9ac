//! From the words of the data files to instructions. Everything that is wrong is noted with its place.

use super::{
    Bodies, Code, Feature, Figure, Kinds, OnSpecies, Op, PeekFrom, Skip, This, TraceOn, TurnRule,
};
use crate::names::{Body, Color, Corner, Income, Resource, Species, Star, TechKind, Trace};
use crate::rival::{Arrival, GoalAction, RivalSignal, Stat, Target};
use orrery_core::read::{self, Problem};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Defines an enum and how it is read: `by` names the key that holds the word of a variant, and every
/// argument is read from the key of its name, or the one given by `as`. What follows `beside` has no word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident by $tag:literal {
        $($(#[$doc:meta])* $variant:ident
            $(($($arg:ident: $type:ty $(as $key:literal)?),*))?
            $({$($(#[$about:meta])* $field:ident: $kind:ty $(as $name_of:literal)?),* $(,)?})?
            = $word:literal,)*
    } $(beside { $($(#[$more:meta])* $other:ident $(($inner:ty))?,)* })?) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $variant
                $(($($type),*))?
                $({$($(#[$about])* $field: $kind),*})?,)*
            $($($(#[$more])* $other $(($inner))?,)*)?
        }

        impl $crate::op::read::Words for $name {
            const TAG: &'static str = $tag;

            fn pick(word: &str, of: &mut $crate::op::read::Fields<'_, '_>) -> Option<Self> {
                Some(match word {
                    $($word => Self::$variant
                        $(($($crate::op::read::words!(@ of $arg $($key)?)),*))?
                        $({$($field: $crate::op::read::words!(@ of $field $($name_of)?)),*})?,)*
                    _ => {
                        of.fail($tag, &format!("`{word}` is no {}", stringify!($name)));
                        return None;
                    }
                })
            }
        }
    };
    (@ $of:ident $key:ident) => { $of.get(stringify!($key))? };
    (@ $of:ident $key:ident $name:literal) => { $of.get($name)? };
}
pub(crate) use words;

/// Something that a key of a data file says.
pub trait Read: Sized {
    /// Takes it out; `None` if it is wrong, which is noted.
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self>;
}

/// An object that one of its keys names.
pub trait Words: Sized {
    /// The key.
    const TAG: &'static str;
    /// Reads what the word stands for.
    fn pick(word: &str, of: &mut Fields<'_, '_>) -> Option<Self>;
}

/// Reads the programs of one file into [`Code`].
pub struct Reader<'a> {
    /// Where instructions go.
    pub code: &'a mut Code,
    /// The file that is read.
    pub file: &'static str,
    /// The species whose card or board is read.
    pub this: Option<Species>,
    /// What is wrong.
    pub problems: &'a mut Vec<Problem>,
}

impl Reader<'_> {
    /// Notes that something is wrong.
    pub fn fail(&mut self, at: &str, problem: &str) {
        self.problems.push(Problem {
            file: self.file,
            entry: at.to_owned(),
            problem: problem.to_owned(),
        });
    }

    /// Appends a program.
    pub fn program(&mut self, steps: &[Value], at: &str) -> super::Addr {
        let start = self.code.0.len() as super::Addr;
        self.body(steps, at);
        self.code.0.push(Op::End);
        start
    }

    /// One object that a word names.
    pub fn words<T: Words>(&mut self, value: &Value, at: &str) -> Option<T> {
        let mut of = Fields::open(value, at, self)?;
        let read = of.words()?;
        of.close();
        Some(read)
    }

    fn body(&mut self, steps: &[Value], at: &str) {
        for (index, step) in steps.iter().enumerate() {
            self.step(step, &format!("{at}/{index}"));
        }
    }

    /// The instruction takes its place before its body is read, so that the body follows it.
    fn step(&mut self, step: &Value, at: &str) -> Option<()> {
        let place = self.code.0.len();
        self.code.0.push(Op::End);
        let mut of = Fields::open(step, at, self)?;
        let mut op: Op = of.words()?;
        let body = of.reader.code.0.len() - place - 1;
        // An instruction without a number of its own may be there several times.
        let times = if body == 0 { of.times()? } else { 1 };
        of.close();
        match &mut op {
            // The body runs as a program of its own.
            Op::Watch(_, Skip(skip)) => {
                self.code.0.push(Op::End);
                *skip += 1;
            }
            Op::MayPay {
                skip: Skip(skip),
                repeat: true,
                ..
            } => {
                *skip += 1;
                self.code.0.push(Op::Again(*skip));
            }
            _ => {}
        }
        self.code.0[place] = op;
        (1..times).for_each(|_| self.code.0.push(op));
        Some(())
    }
}

/// An object of a data file; its fields are taken out one by one, and none may be left over.
pub struct Fields<'r, 'a> {
    at: String,
    fields: Map<String, Value>,
    reader: &'r mut Reader<'a>,
}

impl<'r, 'a> Fields<'r, 'a> {
    fn open(value: &Value, at: &str, reader: &'r mut Reader<'a>) -> Option<Self> {
        let Value::Object(fields) = value else {
            reader.fail(at, "expected an object");
            return None;
        };
        Some(Self {
            at: at.to_owned(),
            fields: fields.clone(),
            reader,
        })
    }

    /// Notes that something is wrong with a field.
    pub fn fail(&mut self, key: &str, problem: &str) {
        let at = format!("{}/{key}", self.at);
        self.reader.fail(&at, problem);
    }

    /// What a key says.
    pub fn get<T: Read>(&mut self, key: &'static str) -> Option<T> {
        T::read(self, key)
    }

    fn words<T: Words>(&mut self) -> Option<T> {
        let word: String = self.plain(T::TAG)?;
        T::pick(&word, self)
    }

    /// A field in its own form.
    fn plain<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        let Some(value) = self.fields.remove(key) else {
            let at = self.at.clone();
            self.reader.fail(&at, &format!("`{key}` is missing"));
            return None;
        };
        let at = format!("{}/{key}", self.at);
        read::entry(self.reader.file, &at, value, self.reader.problems)
    }

    /// The same, or what it is if it is not there.
    fn plain_or<T: DeserializeOwned>(&mut self, key: &str, absent: T) -> Option<T> {
        match self.fields.contains_key(key) {
            true => self.plain(key),
            false => Some(absent),
        }
    }

    /// One of the names, or `None` for the word `any`.
    fn any_or<T: DeserializeOwned>(&mut self, key: &str) -> Option<Option<T>> {
        match self.fields.get(key) {
            Some(Value::String(any)) if any == "any" => {
                self.fields.remove(key);
                Some(None)
            }
            _ => self.plain(key).map(Some),
        }
    }

    fn times(&mut self) -> Option<u8> {
        let times = self.plain_or("n", 1)?;
        if times == 0 {
            self.fail("n", "must be at least 1");
            return None;
        }
        Some(times)
    }

    /// Nothing more is known here.
    fn close(self) {
        for key in self.fields.keys() {
            self.reader.fail(&self.at, &format!("unknown key `{key}`"));
        }
    }
}

macro_rules! plain {
    ($($type:ty)*) => {$(
        impl Read for $type {
            fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
                of.plain(key)
            }
        }
    )*};
}
plain! {
    u8 Body Star Color Trace TechKind Resource Income Corner TurnRule Figure Feature PeekFrom
    Stat GoalAction Vec<RivalSignal> Vec<Target> Vec<Arrival>
}

macro_rules! any_or {
    ($($type:ty)*) => {$(
        impl Read for Option<$type> {
            fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
                of.any_or(key)
            }
        }
    )*};
}
any_or! { Color Trace TechKind }

impl<T: Words> Read for T {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        let value: Value = of.plain(key)?;
        let at = format!("{}/{key}", of.at);
        of.reader.words(&value, &at)
    }
}

/// A flag that is not there is down.
impl Read for bool {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        of.plain_or(key, false)
    }
}

impl Read for TraceOn {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        of.plain_or(key, Self::Any)
    }
}

/// Compiles the body that follows the instruction.
impl Read for Skip {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        let steps: Vec<Value> = of.plain(key)?;
        let start = of.reader.code.0.len();
        let at = format!("{}/{key}", of.at);
        of.reader.body(&steps, &at);
        Some(Self((of.reader.code.0.len() - start) as u8))
    }
}

impl Read for Bodies {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        let bodies: Vec<Body> = of.plain(key)?;
        Some(bodies.into_iter().collect())
    }
}

/// One kind, a list to choose from, or `any`.
impl Read for Kinds {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        let kinds = match of.fields.get(key) {
            Some(Value::Array(_)) => of.plain(key)?,
            _ => of
                .any_or(key)?
                .map_or(TechKind::ALL.to_vec(), |kind| vec![kind]),
        };
        Some(Self(
            kinds.iter().fold(0, |mask, kind| mask | 1 << kind.index()),
        ))
    }
}

/// The species of the card or board itself; no key says it.
impl Read for This {
    fn read(of: &mut Fields<'_, '_>, _: &'static str) -> Option<Self> {
        let this = of.reader.this.map(Self);
        if this.is_none() {
            let at = of.at.clone();
            of.reader
                .fail(&at, "this is printed on no component of a species");
        }
        this
    }
}

impl Read for OnSpecies {
    fn read(of: &mut Fields<'_, '_>, key: &'static str) -> Option<Self> {
        if !of.fields.contains_key(key) {
            return Some(Self::Both);
        }
        let (which, This(species)): (String, _) = (of.plain(key)?, of.get(key)?);
        match which.as_str() {
            "this" => Some(Self::This(species)),
            "other" => Some(Self::NotThis(species)),
            _ => {
                of.fail(key, &format!("`{which}` is neither `this` nor `other`"));
                None
            }
        }
    }
}
