//! The form of the files: which entries and fields there are. Programs, conditions and triggers are left
//! as they are; [`crate::op::read`] reads them.

use crate::names::{
    Body, Color, Gold, Income, Moon, Place, Species, Star, Subject, TechKind, Trace,
};
use crate::pack::{Kind, Start};
use serde::Deserialize;
use serde_json::Value;

/// A program before it is compiled.
pub(super) type Program = Vec<Value>;

/// Words about a file for those who read it.
pub(super) type About = Option<String>;

macro_rules! forms {
    ($($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$meta])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $($(#[$about])* pub(super) $field: $type),* }
    )*};
}

forms! {
    /// A project or species card. Which of the last fields there are follows from its kind.
    CardForm {
        /// Only on species cards.
        id: Option<String>,
        n: usize,
        species: Option<Species>,
        name: String,
        subject: Subject,
        place: Option<Place>,
        /// In credits, or instead:
        cost: Option<u8>,
        energy: Option<u8>,
        /// A kind, which gives 1, or a program.
        corner: Option<Value>,
        sector: Option<Color>,
        income: Option<Income>,
        kind: Kind,
        play: Program,
        mission: Option<MissionForm>,
        slots: Option<Vec<SlotForm>>,
        endgame: Option<EndForm>,
        later: Option<Program>,
        danger: Option<u8>,
        at_end: Option<AtEndForm>,
        /// Tags that `VOCABULARY.md` explains, for those who read the file.
        #[serde(rename = "rulings")]
        _rulings: Vec<String>,
    }

    MissionForm { condition: Value, reward: Program }

    SlotForm { trigger: Value, reward: Program }

    EndForm {
        vp: Option<u8>,
        per: Option<Value>,
        #[serde(rename = "if")]
        cond: Option<Value>,
        special: Option<Special>,
    }

    AtEndForm { condition: Value, vp: u8 }

    PlanetsForm {
        #[serde(rename = "about")]
        _about: About,
        discovery: SidesForm,
        overflow: Program,
    }

    SidesForm { left: Program, right: Program }

    PlanetForm { id: Body, orbit: OrbitForm, land: LandForm, moons: Vec<MoonForm> }

    OrbitForm { first_orbiter: Program, every_orbiter: Program }

    LandForm { every_lander: Program, first_lander_spaces: Vec<Program> }

    MoonForm { id: Moon, reward: Program }

    StarForm {
        id: Star,
        color: Color,
        data_capacity: u8,
        tile: Tile,
        position: u8,
        first_win: Program,
        later_wins: Program,
    }

    TechForm {
        id: String,
        kind: TechKind,
        board_slot: usize,
        /// Only of computer technologies.
        lower: Option<Program>,
        tiles: [Program; 4],
    }

    BoardForm {
        #[serde(rename = "about")]
        _about: About,
        start: Start,
        income_card: Program,
        computer: ComputerForm,
    }

    ComputerForm { upper: [Program; 6], upper_with_tech: Program, analyse: Program }

    AliensForm {
        mascamites: SpeciesForm,
        anomalies: SpeciesForm,
        oumuamua: SpeciesForm,
        centaurians: SpeciesForm,
        exertians: SpeciesForm,
    }

    /// A species; of the optional fields each has its own.
    SpeciesForm {
        cards: usize,
        samples: Option<[Program; 7]>,
        tokens: Option<[TokenForm; 3]>,
        orbit: Option<OrbitForm>,
        land: Option<LandForm>,
        message_rewards: Option<[Program; 4]>,
        columns: ColumnsForm,
    }

    ColumnsForm { pink: Vec<SpaceForm>, orange: Vec<SpaceForm>, blue: Vec<SpaceForm> }

    SpaceForm {
        row: usize,
        reward: Program,
        cost: Option<CostForm>,
        #[serde(default)]
        repeatable: bool,
        #[serde(default)]
        danger: u8,
    }

    TokenForm { color: Trace, sides: [Program; 2] }

    GoldForm { tile: Gold, side: GoldSide, values: [u8; 4] }

    /// What is left of a file whose entries have been taken out.
    RestForm {
        #[serde(rename = "about")]
        _about: About,
    }
}

/// What a space of a species board costs.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum CostForm {
    Exofossil(u8),
    DataPool(u8),
}

/// End-of-game scoring that is neither for each of something nor for a condition.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum Special {
    UnmarkedGoldTileRightmost,
}

/// Sector tiles.
#[derive(Deserialize, Clone, Copy)]
pub(super) enum Tile {
    A,
    B,
    C,
    D,
}

/// Sides of gold tiles.
#[derive(Deserialize, Clone, Copy)]
pub(super) enum GoldSide {
    A,
    B,
}
