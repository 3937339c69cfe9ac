//! The printed components of the solo game: rival boards, action cards and objectives (S19, S20).

use crate::names::{Body, Color, Species, Tech, TechKind, Trace};
use crate::op::Code;
use crate::op::read::{Reader, words};
use crate::pack::Files;
use orrery_core::read::{File, Problem, list};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// An action card, S.1 to S.19, counted from 1.
pub type ActionCard = u8;
/// The difficulties of the solo game.
pub const LEVELS: usize = 5;
/// S19.5: S.1 to S.4.
pub const BASIC: std::ops::RangeInclusive<ActionCard> = 1..=4;
/// S19.6: S.5 to S.14.
pub const ADVANCED: std::ops::RangeInclusive<ActionCard> = 5..=14;

/// S19.6: S.15 to S.19, one for each species in their order.
const SPECIES: ActionCard = 15;

/// The action card of a species (S19.6).
#[must_use]
pub const fn species_card(species: Species) -> ActionCard {
    SPECIES + species.index() as ActionCard
}

/// The species of an action card, if it is one of theirs.
#[must_use]
pub fn species_of(card: ActionCard) -> Option<Species> {
    let index = card.checked_sub(SPECIES)?;
    Species::ALL.get(index as usize).copied()
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
#[serde(deny_unknown_fields)]
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

words! {
    /// One line of an action card.
    #[derive(Clone, Debug)]
    Action by "do" {
        /// S19.39
        Analyse {
            /// Printed points.
            vp: u8,
        } = "analyse",
        /// S19.26
        Launch {
            /// Printed publicity.
            publicity: u8,
            /// Printed progress.
            progress: u8,
        } = "launch",
        /// S19.20
        Research {
            /// Printed price.
            publicity_cost: u8,
            /// Printed progress.
            progress: u8,
        } = "research",
        /// S19.27
        Fly {
            /// In order of preference.
            targets: Vec<Target>,
            /// Whether the card names a moon.
            moon_first: bool,
            /// Preferred arrival first.
            prefer: Vec<Arrival>,
        } = "fly",
        /// S19.34
        Scan {
            /// In order.
            signals: Vec<RivalSignal>,
        } = "scan",
        /// S19.45
        SpeciesSwitch {
            /// First or second discovered.
            discovered_ordinal: u8,
        } = "species_switch",
        /// S19.48
        AnomalyTrace {
            /// Printed points.
            vp: u8,
        } = "anomaly_trace",
        /// S19.51
        Message {
            /// Printed progress.
            progress: u8,
        } = "message",
        /// S19.52
        PlayExertian = "play_exertian",
    }
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

words! {
    /// What a task of an objective asks for.
    #[derive(Clone, Copy, PartialEq, Debug)]
    Goal by "on" {
        /// S20.10
        State {
            /// What is counted.
            stat: Stat,
            /// How many.
            at_least: u8,
        } = "state",
        /// S20.13
        Action {
            /// Which one.
            action: GoalAction,
        } = "action",
        /// S20.14
        OrbitOrLand {
            /// Where.
            planet: Body,
        } = "orbit_or_land",
        /// S20.15
        Research {
            /// What kind, or any.
            tech: Option<TechKind>,
        } = "research",
        /// S20.16
        Trace {
            /// Of this colour.
            color: Trace,
        } = "trace",
        /// S20.17
        Visit {
            /// Asteroids or a comet.
            what: crate::op::Feature,
        } = "visit",
        /// S20.18
        PlayCard {
            /// Exactly this cost.
            printed_credit_cost: u8,
        } = "play_card",
        /// S20.19
        MissionCompleted = "mission_completed",
        /// S20.20
        SectorWin {
            /// Of this colour, or any.
            color: Option<Color>,
        } = "sector_win",
    }
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
#[derive(Debug, Default)]
pub struct Solo {
    /// S.1 to S.19.
    pub cards: Vec<Card>,
    /// By difficulty, 1 first.
    pub boards: Vec<Board>,
    /// In the order of the data file.
    pub objectives: Vec<Objective>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardForm {
    id: String,
    species: Option<Species>,
    arrow: Arrow,
    actions: Vec<Value>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Arrow {
    Left,
    Right,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardForm {
    difficulty: usize,
    start_cards_advanced: u8,
    objectives: CountsForm,
    progress_track: [String; 12],
    start_step: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountsForm {
    #[serde(rename = "I")]
    first: usize,
    #[serde(rename = "II")]
    second: usize,
    #[serde(rename = "III")]
    third: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveForm {
    id: String,
    tier: Tier,
    tasks: Vec<TaskForm>,
}

#[derive(Deserialize, Clone, Copy)]
enum Tier {
    #[serde(rename = "I")]
    First,
    #[serde(rename = "II")]
    Second,
    #[serde(rename = "III")]
    Third,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskForm {
    any_of: Vec<Value>,
}

/// What is left of a file whose entries have been taken out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RestForm {
    #[serde(rename = "about")]
    _about: Option<String>,
}

impl Solo {
    /// `ids` maps the ids of `technologies.json` to technologies.
    pub(crate) fn read(
        files: Files<'_>,
        ids: &BTreeMap<String, Tech>,
        problems: &mut Vec<Problem>,
    ) -> Option<Self> {
        let cards: Option<Vec<CardForm>> = list("rival_actions.json", files, problems);
        let mut file = File::open("rival_boards.json", files, problems);
        let boards: Option<Vec<BoardForm>> = file.list("boards");
        file.rest::<RestForm>();
        let objectives: Option<Vec<ObjectiveForm>> = list("objectives.json", files, problems);
        // These files hold no programs.
        let mut reader = Reader {
            code: &mut Code::default(),
            file: "rival_actions.json",
            this: None,
            problems,
        };
        let cards = read_cards(cards?, &mut reader);
        reader.file = "objectives.json";
        let objectives = read_objectives(objectives?, &mut reader);
        reader.file = "rival_boards.json";
        let boards = boards?.into_iter().enumerate();
        let boards = boards.filter_map(|(index, form)| board(form, index, ids, &mut reader));
        let boards: Vec<Board> = boards.collect();
        for (index, board) in boards.iter().enumerate() {
            for (tier, &count) in board.objectives.iter().enumerate() {
                let tiles = objectives.iter().filter(|one| one.tier == tier).count();
                if count > tiles {
                    let problem = format!("{count} objectives of a tier that has {tiles}");
                    reader.fail(&format!("/boards/{index}/objectives"), &problem);
                }
            }
        }
        if boards.len() != LEVELS {
            let problem = format!("{} boards instead of {LEVELS}", boards.len());
            reader.fail("/boards", &problem);
        }
        Some(Self {
            cards,
            boards,
            objectives,
        })
    }

    /// One action card.
    #[must_use]
    pub fn card(&self, card: ActionCard) -> &Card {
        &self.cards[card as usize - 1]
    }
}

fn read_cards(forms: Vec<CardForm>, reader: &mut Reader<'_>) -> Vec<Card> {
    let needed = usize::from(species_card(Species::Exertians));
    if forms.len() != needed {
        reader.fail("", &format!("{} cards instead of {needed}", forms.len()));
    }
    let mut cards = Vec::new();
    for (number, form) in (1..).zip(forms) {
        let at = format!("/{}", number - 1);
        if form.id != format!("S.{number}") {
            reader.fail(&format!("{at}/id"), &format!("this is card S.{number}"));
        }
        let of = Species::ALL
            .iter()
            .copied()
            .find(|&one| species_card(one) == number);
        if form.species != of {
            reader.fail(&at, "S.15 to S.19 are the cards of the species, in order");
        }
        let actions = form.actions.iter().enumerate();
        let actions = actions
            .filter_map(|(index, action)| reader.words(action, &format!("{at}/actions/{index}")));
        cards.push(Card {
            right: form.arrow == Arrow::Right,
            actions: actions.collect(),
        });
    }
    cards
}

fn read_objectives(forms: Vec<ObjectiveForm>, reader: &mut Reader<'_>) -> Vec<Objective> {
    let mut objectives: Vec<Objective> = Vec::new();
    for (index, form) in forms.into_iter().enumerate() {
        let at = format!("/{index}");
        if objectives.iter().any(|known| known.id == form.id) {
            reader.fail(&format!("{at}/id"), "this is there twice");
        }
        let mut tasks = Vec::new();
        for (task, form) in form.tasks.iter().enumerate() {
            let goals = form.any_of.iter().enumerate();
            let goals = goals.filter_map(|(goal, value)| {
                reader.words(value, &format!("{at}/tasks/{task}/any_of/{goal}"))
            });
            tasks.push(goals.collect());
        }
        objectives.push(Objective {
            id: form.id,
            tier: form.tier as usize,
            tasks,
        });
    }
    objectives
}

fn board(
    form: BoardForm,
    index: usize,
    ids: &BTreeMap<String, Tech>,
    reader: &mut Reader<'_>,
) -> Option<Board> {
    let at = format!("/boards/{index}");
    if form.difficulty != index + 1 {
        let problem = format!("this is difficulty {}", index + 1);
        reader.fail(&format!("{at}/difficulty"), &problem);
    }
    let mut track = [Tech::Probe1; 12];
    for (step, id) in form.progress_track.iter().enumerate() {
        let at = format!("{at}/progress_track/{step}");
        match ids.get(id) {
            Some(tech) if track[..step].contains(tech) => reader.fail(&at, "this is there twice"),
            Some(&tech) => track[step] = tech,
            None => reader.fail(&at, &format!("there is no technology `{id}`")),
        }
    }
    let Some(start) = form.start_step.checked_sub(1).filter(|&start| start < 12) else {
        reader.fail(&format!("{at}/start_step"), "must be 1 to 12");
        return None;
    };
    let counts = form.objectives;
    Some(Board {
        track,
        start,
        advanced: form.start_cards_advanced,
        objectives: [counts.first, counts.second, counts.third],
    })
}
