//! The form of the files: which entries and fields there are, and in which words they speak (K20).
//!
//! The serialised form of [`Files`] is what the fingerprint of a pack is made of. It leaves out
//! provenance and notes, which change neither play nor what is shown during it.

use super::condition::CondForm;
use super::program::{OpForm, StepForm};
use super::source::Source;
use super::{FORMAT, PackError};
use crate::names::{Bonus, Cubes, Icon, Kind, Main, ObjectiveSet, Tech, Track};
use crate::pack::Names;
use orrery_core::names;
use orrery_core::read::{End, File};
use serde::{Deserialize, Deserializer, Serialize};

/// Defines an entry with its provenance and an optional note.
macro_rules! entry {
    ($(#[$doc:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize, Serialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$meta])* pub(crate) $field: $type,)*
            #[serde(skip_serializing)]
            pub(crate) source: Source,
            #[serde(skip_serializing, default)]
            pub(crate) note: Option<String>,
        }

        impl Sourced for $name {
            fn source(&self) -> &Source {
                &self.source
            }
            fn note(&self) -> Option<&str> {
                self.note.as_deref()
            }
        }
    };
}

/// The names of an entry, the English one first.
macro_rules! names_of {
    ($entry:expr) => {
        $crate::pack::Names {
            en: $entry.name_en.clone(),
            others: $crate::read::form::others([
                ("it", Some(&$entry.name_it)),
                ("de", $entry.name_de.as_ref()),
                ("uk", $entry.name_uk.as_ref()),
            ]),
        }
    };
}
pub(super) use names_of;

impl PlanetForm {
    pub(crate) fn names(&self) -> Names {
        Names {
            en: self.name.clone(),
            others: others([
                ("it", self.name_it.as_ref()),
                ("de", self.name_de.as_ref()),
                ("uk", self.name_uk.as_ref()),
            ]),
        }
    }
}

/// Those languages that have a name of their own.
pub(crate) fn others(names: [(&'static str, Option<&String>); 3]) -> Vec<(&'static str, String)> {
    let named = |(lang, name): (&'static str, Option<&String>)| Some((lang, name?.clone()));
    names.into_iter().filter_map(named).collect()
}

/// An entry that says where its values come from.
pub(crate) trait Sourced: Serialize {
    fn source(&self) -> &Source;
    fn note(&self) -> Option<&str>;
}

/// What a pack says about itself.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    #[serde(deserialize_with = "known_format")]
    pub(crate) format: u32,
    pub(crate) name: String,
}

fn known_format<'de, D: Deserializer<'de>>(d: D) -> Result<u32, D::Error> {
    match u32::deserialize(d)? {
        FORMAT => Ok(FORMAT),
        other => Err(serde::de::Error::custom(format!(
            "this release reads packs of format {FORMAT}, not {other}"
        ))),
    }
}

entry! {
    /// A type of planets.
    KindForm {
        id: Kind,
        name_en: String,
        name_it: String,
        leadership_colonise: u8,
        leadership_terraform: u8,
    }
}

entry! {
    /// A planet card.
    PlanetForm {
        number: u8,
        /// In every language that has none of its own.
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_it: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        #[serde(rename = "type")]
        kind: Kind,
        min_players: u8,
        level: u8,
        cost: Cubes,
        colony: Cubes,
        terraformed: Cubes,
        points: u8,
    }
}

entry! {
    /// A technology.
    TechForm {
        id: Tech,
        name_en: String,
        name_it: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        levels: Vec<LevelForm>,
    }
}

entry! {
    /// A level of a technology; of the optional fields every technology has its own.
    LevelForm {
        level: u8,
        name_en: String,
        name_it: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        cost: Option<Cubes>,
        leadership: u8,
        unlocks: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        speed: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ship_cost: Option<Cubes>,
        /// `null` is no limit (K20.7), so absent and `null` differ.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        conversions: Option<Option<u8>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shifts: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        energy: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        single_burn: Option<bool>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        producing: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terraform_level: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        antimatter: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        alien_colonies: Option<bool>,
    }
}

fn present<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Option<u8>>, D::Error> {
    Option::deserialize(d).map(Some)
}

entry! {
    /// A leadership track.
    TrackForm { id: Track, name_en: String, name_it: String, spaces: Vec<SpaceForm> }
}

/// A space of a track.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpaceForm {
    pub(crate) space: u8,
    pub(crate) icon: Option<Icon>,
    #[serde(default)]
    pub(crate) medal: bool,
    pub(crate) points: u8,
}

entry! {
    /// The action board.
    BoardForm {
        start: Main,
        board: [[Main; 3]; 3],
        rows: [Bonus; 3],
        columns: [Bonus; 3],
        burn_per_bonus: u8,
        burn_for_both: u8,
    }
}

entry! {
    /// A main action: only its name; what it does are rules.
    MainForm { id: Main, name_en: String, name_it: String }
}

entry! {
    /// A bonus action.
    BonusForm { id: Bonus, name_en: String, name_it: String, effect: Vec<OpForm> }
}

entry! {
    /// A progress card.
    CardForm {
        id: String,
        name_en: String,
        name_it: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        steps: Vec<StepForm>,
        #[serde(default)]
        removed_in_solo: bool,
    }
}

entry! {
    /// An objective card.
    ObjectiveForm {
        id: String,
        name_en: String,
        name_it: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        set: ObjectiveSet,
        points: u8,
        condition: CondForm,
    }
}

names! {
    /// What scores a printed number of points.
    Item {
        Antimatter = "antimatter", AllTypes = "all-types", ThreeOfAType = "three-of-a-type",
        ShipOnMine = "ship-on-mine", MaxedTechnology = "maxed-technology", Medal = "medal",
        ZoneShort = "zone-short", ZoneMedium = "zone-medium", ZoneLong = "zone-long",
    }
}

entry! {
    /// Points for something.
    ItemForm { id: Item, points: u8 }
}

entry! {
    /// How a game starts.
    SetupForm { rounds: u8, earth: Cubes, storage: Cubes, solo_earth: Cubes, solo_storage: Cubes }
}

names! {
    /// How hard a campaign is said to be (K15.1).
    Difficulty {
        Easy = "easy", Medium = "medium", Hard = "hard", Extreme = "extreme", Utopian = "utopian",
    }
}

entry! {
    /// A solo campaign.
    CampaignForm {
        id: String,
        name_en: String,
        name_it: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_de: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name_uk: Option<String>,
        difficulty: Difficulty,
        objectives: Vec<String>,
    }
}

entry! {
    /// A level of every campaign.
    CampaignLevelForm { level: u8, minimum: u16, cubes_per_5: u8, antimatter: u8 }
}

entry! {
    /// The ghost of the solo game.
    GhostForm {
        setup_levels: u8,
        track_steps: u8,
        technology_rounds: Vec<u8>,
        receives_collaboration: bool,
        grants_collaboration: bool,
        collects_medals: bool,
        leadership_from_technology: bool,
    }
}

entry! {
    /// The galaxy board as two pictures; see [`galaxy`](super::galaxy).
    GalaxyForm { board: Vec<String>, zones: Vec<String> }
}

/// All files of a pack.
#[derive(Debug, Serialize)]
pub(crate) struct Files {
    pub(crate) header: Header,
    pub(crate) kinds: Vec<KindForm>,
    pub(crate) planets: Vec<PlanetForm>,
    pub(crate) technologies: Vec<TechForm>,
    pub(crate) tracks: Vec<TrackForm>,
    pub(crate) board: BoardForm,
    pub(crate) main_actions: Vec<MainForm>,
    pub(crate) bonus_actions: Vec<BonusForm>,
    pub(crate) cards: Vec<CardForm>,
    pub(crate) objectives: Vec<ObjectiveForm>,
    pub(crate) scoring: Vec<ItemForm>,
    pub(crate) setup: SetupForm,
    pub(crate) campaigns: Vec<CampaignForm>,
    pub(crate) levels: Vec<CampaignLevelForm>,
    pub(crate) ghost: GhostForm,
    pub(crate) galaxy: GalaxyForm,
}

impl Files {
    /// Reads all files; everything that is not well formed is noted.
    pub(crate) fn read(
        files: &dyn Fn(&str) -> Option<String>,
        errors: &mut Vec<PackError>,
    ) -> Option<Self> {
        let header = File::open("pack.json", files, errors).rest();

        let mut file = File::open("action_board.json", files, errors);
        let main_actions = file.list("main_actions");
        let bonus_actions = file.list("bonus_actions");
        let board = file.rest();

        let mut file = File::open("campaigns.json", files, errors);
        let (campaigns, levels) = (file.list("campaigns"), file.list("levels"));
        let ghost = file.one("ghost");
        file.rest::<End>();

        let galaxy = File::open("galaxy.json", files, errors).rest();

        let tracks = File::open("leadership_tracks.json", files, errors).only("tracks");

        let objectives = File::open("objectives.json", files, errors).only("objectives");

        let mut file = File::open("planets.json", files, errors);
        let (kinds, planets) = (file.list("types"), file.list("planets"));
        file.rest::<End>();

        let cards = File::open("progress_cards.json", files, errors).only("cards");

        let scoring = File::open("scoring.json", files, errors).only("items");

        let setup = File::open("setup.json", files, errors).rest();

        let technologies = File::open("technologies.json", files, errors).only("technologies");

        Some(Self {
            header: header?,
            kinds: kinds?,
            planets: planets?,
            technologies: technologies?,
            tracks: tracks?,
            board: board?,
            main_actions: main_actions?,
            bonus_actions: bonus_actions?,
            cards: cards?,
            objectives: objectives?,
            scoring: scoring?,
            setup: setup?,
            campaigns: campaigns?,
            levels: levels?,
            ghost: ghost?,
            galaxy: galaxy?,
        })
    }
}
