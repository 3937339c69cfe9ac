//! A data pack: every printed value of the game, as the engine uses it.
//!
//! Owns the values and the table of packs that this process knows. Reading and checking the files of a
//! pack is in [`read`](crate::read).

use crate::map::Map;
use crate::names::{
    Bonus, CARDS, Cubes, Icon, Kind, Main, OBJECTIVES, ObjectiveSet, PLANETS, Tech, Track,
};
use crate::op::{Addr, CardStep, Cond, Op};
use orrery_core::{Catalog, Word};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::{LazyLock, PoisonError, RwLock};

/// What something is called: in English, and in other languages if the pack says so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    pub en: String,
    /// By the code of the language.
    pub others: Vec<(&'static str, String)>,
}

impl Names {
    /// A word that each language says in its own way.
    #[must_use]
    pub fn word(&self) -> Word {
        if self.others.is_empty() {
            return Word::text(self.en.clone());
        }
        Word::Local {
            text: self.en.clone(),
            others: self.others.clone(),
        }
    }
}

/// A planet card.
#[derive(Debug)]
pub struct Planet {
    pub name: Names,
    pub kind: Kind,
    /// Terraform level, 1 to 4.
    pub level: u8,
    pub cost: Cubes,
    pub colony: Cubes,
    pub terraformed: Cubes,
    pub points: u8,
    pub min_players: u8,
}

impl Planet {
    /// What it produces on this side of its card.
    #[must_use]
    pub fn produces(&self, terraformed: bool) -> Cubes {
        if terraformed {
            self.terraformed
        } else {
            self.colony
        }
    }
}

/// What a level of a technology gives; every technology uses its own fields.
#[derive(Clone, Copy, Debug, Default)]
pub struct Benefit {
    pub speed: u8,
    pub ship_cost: Cubes,
    /// `UNLIMITED` if there is no limit.
    pub conversions: u8,
    pub shifts: u8,
    pub energy: u8,
    /// Both bonus actions of a turn cost one burned cube (K13.3).
    pub single_burn: bool,
    pub producing: u8,
    pub terraform: u8,
    pub antimatter: u8,
    pub alien_colonies: bool,
}

/// See [`Benefit::conversions`].
pub const UNLIMITED: u8 = u8::MAX;

/// One level of a technology.
#[derive(Debug)]
pub struct Level {
    pub name: Names,
    pub cost: Cubes,
    pub leadership: u8,
    /// The level that the others get by collaboration, 0 if none.
    pub unlocks: u8,
    pub gives: Benefit,
}

/// A technology with its five levels.
#[derive(Debug)]
pub struct Technology {
    pub name: Names,
    pub levels: [Level; 5],
}

/// One space of a leadership track.
#[derive(Clone, Copy, Debug)]
pub struct TrackSpace {
    pub icon: Option<Icon>,
    /// A medal lies on it at the start (K2.8), beside the icon.
    pub medal: bool,
    pub points: u8,
}

/// A progress card.
#[derive(Debug)]
pub struct Card {
    pub id: String,
    pub name: Names,
    pub steps: Vec<CardStep>,
    pub removed_in_solo: bool,
}

/// An objective card.
#[derive(Debug)]
pub struct Objective {
    pub id: String,
    pub name: Names,
    pub set: ObjectiveSet,
    pub points: u8,
    pub condition: Cond,
}

/// A solo campaign.
#[derive(Debug)]
pub struct Campaign {
    pub id: String,
    pub name: Names,
    pub difficulty: String,
    /// Indices of objectives by level.
    pub objectives: [u8; 4],
}

/// What a level of every campaign asks and gives (K15.8, K15.9).
#[derive(Clone, Copy, Debug)]
pub struct CampaignLevel {
    pub minimum: u16,
    /// Bonus cubes for each full 5 points above the previous minimum.
    pub cubes_per_5: u8,
    pub antimatter: u8,
}

/// The ghost of the solo game (K15.4–K15.7).
#[derive(Debug)]
pub struct Ghost {
    pub setup_levels: u8,
    pub track_steps: u8,
    pub technology_rounds: Vec<u8>,
    pub receives_collaboration: bool,
    pub grants_collaboration: bool,
    pub collects_medals: bool,
    pub leadership_from_technology: bool,
}

/// Points at the end of the game (K14.2).
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    pub antimatter: u8,
    pub all_types: u8,
    pub three_of_a_type: u8,
    pub ship_on_mine: u8,
    pub maxed_technology: u8,
    pub medal: u8,
    /// By zone, short first.
    pub zones: [u8; 3],
}

/// Every printed value of the game.
#[derive(Debug)]
pub struct Pack {
    /// Fingerprint of the files; two packs are the same if it is.
    pub hash: u64,
    /// What its owner calls it.
    pub name: String,
    pub map: Map,
    /// Planet number n is at n − 1.
    pub planets: [Planet; PLANETS],
    /// Leadership for colonising and for terraforming, by kind.
    pub kinds: [(u8, u8); 5],
    pub technologies: [Technology; 5],
    pub tracks: [Vec<TrackSpace>; 2],
    /// The action on each space of the 3 × 3 board, row by row.
    pub board: [Main; 9],
    /// Where the action cube starts, as an index into `board`.
    pub start: u8,
    /// Bonus actions of the rows, then of the columns.
    pub lines: [Bonus; 6],
    /// What each bonus action does.
    pub bonus: [Addr; 6],
    pub burn_per_bonus: u8,
    pub burn_for_both: u8,
    pub cards: [Card; CARDS],
    pub objectives: [Objective; OBJECTIVES],
    pub scoring: Scoring,
    pub rounds: u8,
    pub earth: Cubes,
    pub storage: Cubes,
    pub solo_earth: Cubes,
    pub solo_storage: Cubes,
    pub campaigns: [Campaign; 5],
    pub levels: [CampaignLevel; 4],
    pub ghost: Ghost,
    pub code: Vec<Op>,
    /// Conditions within conditions.
    pub conditions: Vec<Cond>,
    /// Objectives that could be lost again, by their index, with the bits of
    /// [`Loss`](crate::op::Loss) before which their fulfilment is noted (R15).
    pub passing: Vec<(u8, u8)>,
    /// Everything above with its provenance, for people.
    pub catalog: Catalog,
}

impl Pack {
    /// The operations of a program.
    #[must_use]
    pub fn program(&self, addr: Addr) -> &[Op] {
        &self.code[addr.start as usize..][..addr.len as usize]
    }

    /// The conditions of a run.
    #[must_use]
    pub fn conditions(&self, addr: Addr) -> &[Cond] {
        &self.conditions[addr.start as usize..][..addr.len as usize]
    }

    /// The conditions that must all hold for this one to hold: its parts, or itself alone.
    #[must_use]
    pub fn parts<'a>(&'a self, cond: &'a Cond) -> &'a [Cond] {
        match *cond {
            Cond::Several { n, of } if n == of.len => self.conditions(of),
            _ => std::slice::from_ref(cond),
        }
    }

    /// A planet by its number, from 1.
    #[inline]
    #[must_use]
    pub fn planet(&self, number: u8) -> &Planet {
        &self.planets[number as usize - 1]
    }

    /// A level of a technology.
    #[inline]
    #[must_use]
    pub fn level(&self, tech: Tech, level: u8) -> &Level {
        &self.technologies[tech.index()].levels[level as usize]
    }

    /// The spaces of a track.
    #[inline]
    #[must_use]
    pub fn track(&self, track: Track) -> &[TrackSpace] {
        &self.tracks[track.index()]
    }
}

/// A pack that this process knows. Copied like a number; its text form is the fingerprint.
///
/// Packs never change and are never forgotten, so a state can simply point at its pack.
#[derive(Clone, Copy)]
pub struct PackRef(&'static Pack);

static KNOWN: LazyLock<RwLock<Vec<&'static Pack>>> = LazyLock::new(|| RwLock::new(Vec::new()));

impl PackRef {
    /// The pack that is built in.
    #[must_use]
    pub fn builtin() -> Self {
        static BUILTIN: LazyLock<PackRef> = LazyLock::new(|| {
            let pack = crate::read::builtin().expect("the built-in data pack is valid");
            PackRef::add(pack)
        });
        *BUILTIN
    }

    /// Makes a pack known; one that is known already is not kept twice.
    #[must_use]
    pub fn add(pack: Pack) -> Self {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&same) = known.iter().find(|known| known.hash == pack.hash) {
            return Self(same);
        }
        let pack: &'static Pack = Box::leak(Box::new(pack));
        known.push(pack);
        Self(pack)
    }

    /// The known pack with this fingerprint.
    #[must_use]
    pub fn find(hash: u64) -> Option<Self> {
        let builtin = Self::builtin();
        if builtin.hash == hash {
            return Some(builtin);
        }
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().find(|known| known.hash == hash);
        found.map(|&pack| Self(pack))
    }
}

/// The fingerprint with this text form.
#[must_use]
pub fn fingerprint(text: &str) -> Option<u64> {
    let hash = u64::from_str_radix(text, 16).ok();
    hash.filter(|_| text.len() == 16)
}

impl std::ops::Deref for PackRef {
    type Target = Pack;
    #[inline]
    fn deref(&self) -> &Pack {
        self.0
    }
}

impl PartialEq for PackRef {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash
    }
}

impl Eq for PackRef {}

impl fmt::Display for PackRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.hash)
    }
}

impl fmt::Debug for PackRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for PackRef {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PackRef {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        let hash = fingerprint(&text)
            .ok_or_else(|| D::Error::custom(format!("`{text}` is no fingerprint")))?;
        Self::find(hash).ok_or_else(|| {
            D::Error::custom(format!(
                "the data pack {text} is not loaded; `--data DIR` loads one"
            ))
        })
    }
}
