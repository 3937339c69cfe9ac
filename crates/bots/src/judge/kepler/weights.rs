//! What things are worth in Kepler-3042: one plain table, set by hand and by `tune`.

use serde::{Deserialize, Serialize};

/// What things are worth, in points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    /// A cube outside the well, as long as there are bonus actions to burn it for.
    pub(super) fuel: f32,
    /// More for the last few of a kind: without energy and matter nothing can be paid any more.
    pub(super) stock: f32,
    pub(super) few: u8,
    /// More for a cube on a planet card, that can pay; beyond a handful less.
    pub(super) energy: f32,
    pub(super) matter: f32,
    pub(super) antimatter: f32,
    pub(super) handful: u8,
    pub(super) beyond: f32,
    /// A space on a track beyond its points: icons ahead.
    pub(super) space: f32,
    /// How sharply a lead of one space decides about medals that wait, and about later ones.
    pub(super) now: f32,
    pub(super) later: f32,
    /// How many spaces the leader of a track advances in a round.
    pub(super) pace: f32,
    /// How much of the medals to come counts.
    pub(super) medals: f32,
    /// A space that a colony or a terraformed planet will bring.
    pub(super) step: f32,
    /// What is left of a gain with every turn that it takes, and if there is no turn to spare.
    pub(super) patience: f32,
    pub(super) haste: f32,
    /// How much of its gain a colony holds that can be terraformed, and without a cube of the cost.
    pub(super) ready: f32,
    pub(super) open: f32,
    /// What is left of it with every level that is missing.
    pub(super) missing: f32,
    /// How much of its gain a ship on a planet holds.
    pub(super) landed: f32,
    /// A ship on its way, beside what it will find.
    pub(super) ship: f32,
    /// A mine for a ship, and a colonial target on its way.
    pub(super) mine: f32,
    pub(super) target: f32,
    /// How often planets are exploited in a whole game, and those that are no colonies yet.
    pub(super) exploit: f32,
    pub(super) later_exploit: f32,
    /// How many turns after a ship has found its planet it is terraformed.
    pub(super) terraformed_after: u8,
    /// The third planet of a kind by how many there are, the fifth kind likewise.
    pub(super) third_of_kind: [f32; 3],
    pub(super) fifth_kind: [f32; 6],
    /// A level of each technology through a whole game, for what is not judged elsewhere.
    pub(super) levels: [f32; 5],
    /// More for both bonus actions at the price of one, each turn.
    pub(super) single_burn: f32,
    /// How much of the points for a highest level counts one level before.
    pub(super) nearly: f32,
    /// How much of an objective counts in part; how much of that a planet that is colonised for it, but
    /// not terraformed, and the technology for alien planets.
    pub(super) progress: f32,
    pub(super) colonised: f32,
    pub(super) alien: f32,
    /// How much an objective adds to a planet that it asks for.
    pub(super) wanted: f32,
    /// Alone: an objective beyond its points, and a level passed.
    pub(super) required: f32,
    pub(super) passed: f32,
}

/// Those of bots today: nothing has passed the gate yet.
pub(crate) const NOW: Weights = FIRST;

/// Those of the first edition.
pub(crate) const FIRST: Weights = Weights {
    fuel: 0.45,
    stock: 0.3,
    few: 5,
    energy: 0.3,
    matter: 0.4,
    antimatter: 0.2,
    handful: 4,
    beyond: 0.5,
    space: 0.25,
    now: 1.2,
    later: 0.7,
    pace: 1.1,
    medals: 1.0,
    step: 0.9,
    patience: 0.8,
    haste: 0.7,
    ready: 0.9,
    open: 0.28,
    missing: 0.75,
    landed: 0.97,
    ship: 0.3,
    mine: 2.0,
    target: 1.0,
    exploit: 3.0,
    later_exploit: 1.2,
    terraformed_after: 4,
    third_of_kind: [0.0, 0.3, 0.9],
    fifth_kind: [0.0, 0.0, 0.1, 0.3, 0.9, 0.0],
    levels: [2.2, 2.0, 2.8, 2.4, 1.8],
    single_burn: 0.3,
    nearly: 0.3,
    progress: 0.6,
    colonised: 0.4,
    alien: 0.4,
    wanted: 0.7,
    required: 10.0,
    passed: 10.0,
};
