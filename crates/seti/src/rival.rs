//! The printed components of the solo game: rival boards, action cards and objectives (S19, S20).

use crate::names::{Body, Color, Species, Tech, TechKind, Trace};
use crate::op::json::AnyOr;
use serde::Deserialize;
use std::collections::BTreeMap;

/// An action card, S.1 to S.19, counted from 1.
pub type ActionCard = u8;
/// S19.5: S.1 to S.4.
pub const BASIC: std::ops::RangeInclusive<ActionCard> = 1..=4;
/// S19.6: S.5 to S.14.
pub const ADVANCED: std::ops::RangeInclusive<ActionCard> = 5..=14;

/// The action card of a species (S19.6).
#[must_use]
pub const fn species_card(species: Species) -> ActionCard {
    15 + species.index() as ActionCard
}

/// A signal of a rival's scan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RivalSignal {
    /// In Earth's sector.
    EarthSector,
    /// In a sector of a row card's colour.
    CardRow,
    /// On the 'Oumuamua tile.
    OumuamuaTile,
}

/// A target of a flight and the movements allowed.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Target {
    /// Where to.
    pub planet: Body,
    /// With at most so many movements.
    pub moves: u8,
}

/// Orbiting or landing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// Into orbit.
    Orbit,
    /// Onto the planet.
    Land,
}

/// One line of an action card.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// S19.39
    Analyse {
        /// Printed points.
        vp: u8,
    },
    /// S19.26
    Launch {
        /// Printed publicity.
        publicity: u8,
        /// Printed progress.
        progress: u8,
    },
    /// S19.20
    Research {
        /// Printed price.
        publicity_cost: u8,
        /// Printed progress.
        progress: u8,
    },
    /// S19.27
    Fly {
        /// In order of preference.
        targets: Vec<Target>,
        /// Empty if the card names no moon.
        moon_first: Option<serde_json::Value>,
        /// Preferred arrival first.
        prefer: Vec<Arrival>,
    },
    /// S19.34
    Scan {
        /// In order.
        signals: Vec<RivalSignal>,
    },
    /// S19.45
    SpeciesSwitch {
        /// First or second discovered.
        discovered_ordinal: u8,
    },
    /// S19.48
    AnomalyTrace {
        /// Printed points.
        vp: u8,
    },
    /// S19.51
    Message {
        /// Printed progress.
        progress: u8,
    },
    /// S19.52
    PlayExertian,
}

/// One action card.
#[derive(Debug)]
pub struct Card {
    /// The decision arrow (S19.10).
    pub right: bool,
    /// From the top.
    pub actions: Vec<Action>,
}

/// One rival board.
#[derive(Debug)]
pub struct Board {
    /// Technologies along the progress track, step 1 first.
    pub track: [Tech; 12],
    /// The step the marker starts on, from 0.
    pub start: u8,
    /// Advanced cards in the starting deck.
    pub advanced: u8,
    /// Objectives of tiers I, II and III.
    pub objectives: [usize; 3],
}

/// What a task of an objective asks for.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Goal {
    /// S20.10
    State {
        /// What is counted.
        stat: Stat,
        /// How many.
        at_least: u8,
    },
    /// S20.13
    Action {
        /// Which one.
        action: GoalAction,
    },
    /// S20.14
    OrbitOrLand {
        /// Where.
        planet: Body,
    },
    /// S20.15
    Research {
        /// What kind.
        tech: AnyOr<TechKind>,
    },
    /// S20.16
    Trace {
        /// Of this colour.
        colour: Trace,
    },
    /// S20.17
    Visit {
        /// Asteroids or a comet.
        what: crate::op::Feature,
    },
    /// S20.18
    PlayCard {
        /// Exactly this cost.
        printed_credit_cost: u8,
    },
    /// S20.19
    MissionCompleted,
    /// S20.20
    SectorWin {
        /// Of this colour, or any.
        colour: AnyOr<Color>,
    },
}

/// What a state task looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Publicity.
    Publicity,
    /// Points.
    Vp,
    /// Data in the pool (S20.11).
    DataPool,
}

/// Actions that tasks name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalAction {
    /// Launch.
    Launch,
    /// Orbit.
    Orbit,
    /// Land.
    Land,
    /// Scan.
    Scan,
}

/// One objective tile.
#[derive(Debug)]
pub struct Objective {
    /// `I-1` …
    pub id: String,
    /// 0 to 2.
    pub tier: usize,
    /// Each task with its alternatives (S20.5).
    pub tasks: Vec<Vec<Goal>>,
}

/// All components of the solo game.
#[derive(Debug)]
pub struct Solo {
    /// S.1 to S.19.
    pub cards: Vec<Card>,
    /// By difficulty, 1 first.
    pub boards: Vec<Board>,
    /// In the order of the data file.
    pub objectives: Vec<Objective>,
}

#[derive(Deserialize)]
struct JsonCard {
    arrow: String,
    actions: Vec<Action>,
}

#[derive(Deserialize)]
struct JsonBoards {
    boards: Vec<JsonBoard>,
}

#[derive(Deserialize)]
struct JsonBoard {
    start_cards_advanced: u8,
    objectives: BTreeMap<String, usize>,
    progress_track: [String; 12],
    start_step: u8,
}

#[derive(Deserialize)]
struct JsonObjective {
    id: String,
    tier: String,
    tasks: Vec<JsonTask>,
}

#[derive(Deserialize)]
struct JsonTask {
    any_of: Vec<Goal>,
}

const TIERS: [&str; 3] = ["I", "II", "III"];

fn read<T: for<'a> Deserialize<'a>>(name: &str, text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("data/seti/{name}: {error}"))
}

impl Solo {
    /// `ids` maps the ids of `technologies.json` to technologies.
    pub(crate) fn load(ids: &BTreeMap<String, Tech>) -> Result<Self, String> {
        let cards: Vec<JsonCard> = read(
            "rival_actions.json",
            include_str!("../../../data/seti/rival_actions.json"),
        )?;
        let JsonBoards { boards } = read(
            "rival_boards.json",
            include_str!("../../../data/seti/rival_boards.json"),
        )?;
        let objectives: Vec<JsonObjective> = read(
            "objectives.json",
            include_str!("../../../data/seti/objectives.json"),
        )?;
        let board = |board: JsonBoard| {
            let mut track = [Tech::Probe1; 12];
            for (step, id) in track.iter_mut().zip(&board.progress_track) {
                *step = *ids.get(id).ok_or_else(|| format!("no technology `{id}`"))?;
            }
            let count = |tier: &str| board.objectives.get(tier).copied().unwrap_or(0);
            Ok(Board {
                track,
                start: board.start_step - 1,
                advanced: board.start_cards_advanced,
                objectives: TIERS.map(count),
            })
        };
        let objective = |one: JsonObjective| {
            let tier = TIERS.iter().position(|tier| *tier == one.tier);
            let tasks = one.tasks.into_iter().map(|task| task.any_of).collect();
            Ok(Objective {
                id: one.id,
                tier: tier.ok_or("tiers are I, II, III")?,
                tasks,
            })
        };
        let card = |card: JsonCard| Card {
            right: card.arrow == "right",
            actions: card.actions,
        };
        Ok(Self {
            cards: cards.into_iter().map(card).collect(),
            boards: boards
                .into_iter()
                .map(board)
                .collect::<Result<_, String>>()?,
            objectives: objectives
                .into_iter()
                .map(objective)
                .collect::<Result<_, String>>()?,
        })
    }

    /// One action card.
    #[must_use]
    pub fn card(&self, card: ActionCard) -> &Card {
        &self.cards[card as usize - 1]
    }
}
