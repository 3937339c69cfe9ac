//! Positions made by hand: names for the places of a state, and placements that the game completes.
//!
//! Owns the trait [`Arrange`], what pointers with names mean, and the order in which a position is made:
//! placements first, then single values, then the game judges what has come of it. Leaves out the file
//! form, which [`scenario`](crate::scenario) reads.

use crate::game::Game;
use crate::seat::Seat;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Placements by their words: `{"hand": {"1": [45]}, "round": 3}`.
pub type Words = Map<String, Value>;

/// What a game adds so that people can make positions of it by hand.
pub trait Arrange: Game {
    /// What the items of lists in the JSON form of this state are called, and what numbers in it mean.
    fn named(&self) -> Vec<Named>;

    /// Puts things where the words say, moves what has to make room, and completes what follows from
    /// that. What the words do not speak of stays. Whether the whole could be a position is for
    /// [`validate`](Game::validate) to judge. Returns the side whose turn is to [begin](Self::begin)
    /// once the position stands, if the words speak of a turn.
    fn arrange(&mut self, words: &Words) -> Result<Option<Seat>, Misplaced>;

    /// Begins the turn of this side in a sound position, as the rules do it.
    fn begin(&mut self, _: Seat) {}
}

/// Why something cannot be where a person wants it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Misplaced {
    /// The word or the pointer: `hand.1`, `/players/0/fuel`. Empty if none can be blamed alone.
    pub place: String,
    /// What is wrong.
    pub problem: String,
}

impl Misplaced {
    /// Something is wrong at a place.
    pub fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
        }
    }
}

/// Whether things can be where a person wants them.
pub type Done = Result<(), Misplaced>;

/// Placements by the seat they are for.
pub type BySeat<T> = BTreeMap<Seat, T>;

/// Refuses a placement.
pub fn wrong<T>(place: impl Into<String>, problem: impl Into<String>) -> Result<T, Misplaced> {
    Err(Misplaced::new(place, problem))
}

/// A seat of this game.
pub fn seated(place: impl Into<String>, seat: Seat, seats: usize) -> Result<Seat, Misplaced> {
    if seat.index() < seats {
        return Ok(seat);
    }
    let problem = format!("there is no seat {seat} among {seats}");
    Err(Misplaced::new(place, problem))
}

/// A printed name as people may type it: `Voyager 2 Mission` and `voyager-2-mission` are the same.
#[must_use]
pub fn plain_name(name: &str) -> String {
    let mut plain = String::new();
    for part in name.split(|c: char| !c.is_alphanumeric()) {
        if !part.is_empty() {
            plain.push_str(if plain.is_empty() { "" } else { "-" });
            plain.extend(part.chars().flat_map(char::to_lowercase));
        }
    }
    plain
}

/// `is in the deck and in hand 1`, or `is nowhere`: where something is that must be in one place.
#[must_use]
pub fn places(places: &[String]) -> String {
    match places {
        [] => "is nowhere".to_owned(),
        [one] => format!("is {one}"),
        [most @ .., last] => format!("is {} and {last}", most.join(", ")),
    }
}

/// Reads all words into the form that a game gives them; unknown ones are refused with their place.
pub fn read_words<T: DeserializeOwned>(words: &Words) -> Result<T, Misplaced> {
    serde_path_to_error::deserialize(Value::Object(words.clone())).map_err(|error| {
        let place = error.path().to_string();
        Misplaced::new(place, error.into_inner().to_string())
    })
}

/// Names for what would otherwise be numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// A JSON pointer in which `*` is any item: `/players/*/techs`.
    pub at: String,
    /// What the names are names of: `technology`.
    pub by: &'static str,
    /// Where the names stand.
    pub means: Means,
    /// The names, the one of number 0 first.
    pub names: Vec<String>,
}

/// Where the names of [`Named`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// For the items of the list at the pointer.
    Items,
    /// The same, but other positions have other names there.
    ItemsNow,
    /// For the number at the pointer.
    Numbers,
    /// Nowhere: what the pointer names is left out of a state that has none.
    Absent,
}

impl Named {
    fn new<N: ToString>(
        at: impl Into<String>,
        by: &'static str,
        means: Means,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        Self {
            at: at.into(),
            by,
            means,
            names: names.into_iter().map(|name| name.to_string()).collect(),
        }
    }

    /// Names for the items of a list.
    pub fn items<N: ToString>(
        at: impl Into<String>,
        by: &'static str,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        Self::new(at, by, Means::Items, names)
    }

    /// Names for the items of a list that is different in every position.
    pub fn items_now<N: ToString>(
        at: impl Into<String>,
        by: &'static str,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        Self::new(at, by, Means::ItemsNow, names)
    }

    /// Names for a number.
    pub fn numbers<N: ToString>(
        at: impl Into<String>,
        by: &'static str,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        Self::new(at, by, Means::Numbers, names)
    }

    /// Something that is left out of the JSON form of a state that has none.
    pub fn absent(at: impl Into<String>, by: &'static str) -> Self {
        Self::new(at, by, Means::Absent, [""; 0])
    }

    /// The seats of a list with an item for each player: `seat-1` to `seat-4`.
    pub fn seats(at: impl Into<String>) -> Self {
        Self::items(at, "seat", (1..=4).map(|number| format!("seat-{number}")))
    }

    fn covers(&self, path: &[String]) -> bool {
        let mut pattern = self.at.split('/').skip(1);
        path.iter()
            .all(|part| matches!(pattern.next(), Some(own) if own == "*" || own == part))
            && pattern.next().is_none()
    }
}

/// A place of a state that was found: plain tokens, names replaced by numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place(Vec<String>);

impl Place {
    pub(crate) fn of<'a>(&self, state: &'a Value) -> Option<&'a Value> {
        self.0.iter().try_fold(state, |at, part| match at {
            Value::Array(items) => items.get(part.parse::<usize>().ok()?),
            Value::Object(fields) => fields.get(part),
            _ => None,
        })
    }

    fn of_mut<'a>(&self, state: &'a mut Value) -> Option<&'a mut Value> {
        self.0.iter().try_fold(state, |at, part| match at {
            Value::Array(items) => items.get_mut(part.parse::<usize>().ok()?),
            Value::Object(fields) => fields.get_mut(part),
            _ => None,
        })
    }

    /// The place that a pointer means, with names or numbers.
    pub(crate) fn find(state: &Value, named: &[Named], pointer: &str) -> Result<Self, String> {
        if !pointer.is_empty() && !pointer.starts_with('/') {
            return Err(format!("a pointer begins with `/`: `/{pointer}`"));
        }
        let (mut at, mut path) = (state, Vec::new());
        for token in pointer.split('/').skip(1) {
            let token = token.replace("~1", "/").replace("~0", "~");
            let (next, part) = step(at, named, &path, &token)?;
            at = next;
            path.push(part);
        }
        Ok(Self(path))
    }

    /// Any item of the list that is here.
    pub(crate) fn item(&self) -> Self {
        Self([self.0.as_slice(), &["0".to_owned()]].concat())
    }

    /// True if this object may have such a field.
    pub(crate) fn may_have(&self, named: &[Named], field: &str) -> bool {
        let path = [self.0.as_slice(), &[field.to_owned()]].concat();
        let mut left_out = named.iter().filter(|one| one.means == Means::Absent);
        left_out.any(|one| one.covers(&path))
    }

    /// The name of the number that is here.
    pub(crate) fn name_of<'a>(&self, named: &'a [Named], number: &Value) -> Option<&'a str> {
        let mut numbers = named.iter().filter(|one| one.means == Means::Numbers);
        let one = numbers.find(|one| one.covers(&self.0))?;
        let name = one.names.get(usize::try_from(number.as_u64()?).ok()?)?;
        Some(name)
    }

    /// The value that a person means here: names of numbers become the numbers.
    pub(crate) fn meant(&self, named: &[Named], value: &Value) -> Result<Value, String> {
        let mut path = self.0.clone();
        meant(named, &mut path, value)
    }
}

/// One token further.
fn step<'a>(
    at: &'a Value,
    named: &[Named],
    path: &[String],
    token: &str,
) -> Result<(&'a Value, String), String> {
    let here = || match path {
        [] => "the state".to_owned(),
        _ => format!("/{}", path.join("/")),
    };
    match at {
        Value::Object(fields) => match fields.get(token) {
            Some(value) => Ok((value, token.to_owned())),
            None => {
                let keys: Vec<&str> = fields.keys().map(String::as_str).collect();
                Err(format!(
                    "{} has no `{token}`; it has {}",
                    here(),
                    join(&keys)
                ))
            }
        },
        Value::Array(items) => {
            let plain = token == "0" || !token.starts_with(['0', '+']);
            let number = token.parse::<usize>().ok().filter(|_| plain);
            let names = named.iter().filter(|one| {
                matches!(one.means, Means::Items | Means::ItemsNow) && one.covers(path)
            });
            let names: Vec<&Named> = names.collect();
            let by_name = || {
                let mut all = names.iter();
                all.find_map(|one| one.names.iter().position(|name| name == token))
            };
            let index = number.or_else(by_name);
            match index.and_then(|index| Some((items.get(index)?, index.to_string()))) {
                Some(found) => Ok(found),
                None if index.is_some() || names.is_empty() => Err(format!(
                    "{} has no item `{token}`; it has {}, counted from 0",
                    here(),
                    items.len()
                )),
                None => {
                    let known = names.iter().flat_map(|one| &one.names);
                    let known: Vec<&str> = known.map(String::as_str).collect();
                    let known = join(&known);
                    Err(format!("{} has no `{token}`; it has {known}", here()))
                }
            }
        }
        _ => Err(format!("{} is a single value", here())),
    }
}

fn join(names: &[&str]) -> String {
    const MOST: usize = 40;
    match names.split_at_checked(MOST) {
        _ if names.is_empty() => "nothing".to_owned(),
        Some((some, rest)) if !rest.is_empty() => format!("{} …", some.join(", ")),
        _ => names.join(", "),
    }
}

fn meant(named: &[Named], path: &mut Vec<String>, value: &Value) -> Result<Value, String> {
    let mut within = |part: String, value: &Value| {
        path.push(part);
        let value = meant(named, path, value);
        path.pop();
        value
    };
    Ok(match value {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            let items = items.map(|(index, item)| within(index.to_string(), item));
            Value::Array(items.collect::<Result<_, _>>()?)
        }
        Value::Object(fields) => {
            let fields = fields.iter();
            let fields = fields.map(|(key, value)| Ok((key.clone(), within(key.clone(), value)?)));
            Value::Object(fields.collect::<Result<_, String>>()?)
        }
        Value::String(text) => {
            let mut numbers = named
                .iter()
                .filter(|one| one.means == Means::Numbers && one.covers(path));
            let Some(one) = numbers.next() else {
                return Ok(value.clone());
            };
            let number = one.names.iter().position(|name| name == text);
            match number {
                Some(number) => number.into(),
                None => {
                    let known: Vec<&str> = one.names.iter().map(String::as_str).collect();
                    return Err(format!(
                        "there is no {} `{text}`; there are {}",
                        one.by,
                        join(&known)
                    ));
                }
            }
        }
        _ => value.clone(),
    })
}

/// Replaces the value at a pointer.
fn put(state: &mut Value, named: &[Named], pointer: &str, value: &Value) -> Result<(), Misplaced> {
    let wrong = |problem| Misplaced::new(pointer, problem);
    let place = Place::find(state, named, pointer).map_err(wrong)?;
    let value = place.meant(named, value).map_err(wrong)?;
    if let Some(at) = place.of_mut(state) {
        *at = value;
    }
    Ok(())
}

fn restored<G: Game>(state: Value) -> Result<G, String> {
    let game: G = serde_json::from_value(state).map_err(|error| error.to_string())?;
    game.validate()?;
    Ok(game)
}

/// The position that comes of placements and single values; all that is wrong if it cannot be.
pub(crate) fn arranged<G: Arrange>(
    game: &G,
    words: &Words,
    values: &BTreeMap<String, Value>,
) -> Result<G, Vec<Misplaced>> {
    let mut game = *game;
    let begins = if words.is_empty() {
        None
    } else {
        game.arrange(words).map_err(|wrong| vec![wrong])?
    };
    let mut game = with_values(game, values)?;
    if let Some(seat) = begins {
        game.begin(seat);
    }
    Ok(game)
}

fn with_values<G: Arrange>(game: G, values: &BTreeMap<String, Value>) -> Result<G, Vec<Misplaced>> {
    if values.is_empty() {
        return match game.validate() {
            Ok(()) => Ok(game),
            Err(problem) => Err(vec![Misplaced::new("", problem)]),
        };
    }
    let named = game.named();
    let before = serde_json::to_value(game).unwrap_or_default();
    let mut state = before.clone();
    let wrong = values
        .iter()
        .filter_map(|(pointer, value)| put(&mut state, &named, pointer, value).err());
    let wrong: Vec<Misplaced> = wrong.collect();
    if !wrong.is_empty() {
        return Err(wrong);
    }
    restored::<G>(state).map_err(|problem| {
        // Most mistakes also show when only the value at fault is set: then it can be named.
        let alone = |(pointer, value): &(&String, &Value)| {
            let mut state = before.clone();
            let _ = put(&mut state, &named, pointer, value);
            restored::<G>(state).err().as_ref() == Some(&problem)
        };
        let at_fault = values.iter().take(MOST_BLAMED).find(alone);
        let place = at_fault.map_or("", |(pointer, _)| pointer);
        vec![Misplaced::new(place, problem)]
    })
}

/// So many values are tried alone to find the one at fault.
const MOST_BLAMED: usize = 200;
