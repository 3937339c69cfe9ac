//! Effects: how they are written (K20.5), what is allowed, and what they compile to.

use super::PackError;
use super::check::Check;
use super::condition::TargetForm;
use crate::names::{COLONIES, Cubes, TOP, Track};
use crate::op::{Addr, CardStep, Cond, Op};
use orrery_core::names;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An operation as it is written.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum OpForm {
    AdvanceTrack {
        track: WhichTrack,
        amount: u8,
    },
    Regenerate {
        amount: u8,
    },
    Produce {
        resources: Cubes,
        on: Place,
    },
    Burn {
        amount: Burned,
    },
    AdvanceTechnology {
        levels: u8,
        #[serde(default = "top")]
        max_level: u8,
    },
    BuildShipFree {},
    MoveShips {
        hexes: u8,
    },
    RevealTiles {
        count: u8,
    },
    Terraform {
        planets: u8,
        pay_cost: bool,
    },
    ChooseOpponent {
        opponent: Vec<OpForm>,
        #[serde(rename = "self")]
        own: Vec<OpForm>,
    },
}

fn top() -> u8 {
    TOP
}

names! {
    /// On which track somebody advances.
    WhichTrack { Colonial = "colonial", Technology = "technology", Choice = "choice" }
}

names! {
    /// Where cubes are produced.
    Place { AnyOnePlanet = "any-one-planet", Earth = "earth" }
}

/// How many cubes are burned.
#[derive(Debug)]
pub(crate) enum Burned {
    Cubes(u8),
    LevelReached,
}

const LEVEL_REACHED: &str = "number-of-the-level-reached";

impl<'de> Deserialize<'de> for Burned {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(d)?;
        if value == LEVEL_REACHED {
            return Ok(Self::LevelReached);
        }
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        number.map(Self::Cubes).ok_or_else(|| {
            D::Error::custom(format!(
                "expected a number or `{LEVEL_REACHED}`, not {value}"
            ))
        })
    }
}

impl Serialize for Burned {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Cubes(n) => s.serialize_u8(*n),
            Self::LevelReached => s.serialize_str(LEVEL_REACHED),
        }
    }
}

/// A step of a progress card as it is written.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepForm {
    pub(crate) target: TargetForm,
    pub(crate) optional: bool,
    #[serde(rename = "do")]
    pub(crate) ops: Vec<OpForm>,
}

/// More operations in a row are refused.
const MAX_OPS: usize = 6;

/// Who carries operations out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Context {
    /// A player on a bonus action.
    Bonus,
    /// A player on a progress card.
    Card,
    /// A player named by another, or the one who named them.
    Named,
}

/// Checks that operations make sense one by one and in this order.
pub(crate) fn check_ops(ops: &[OpForm], context: Context, at: &mut Check<'_>) {
    at.within("operations", ops.len(), 1..=MAX_OPS);
    for (index, op) in ops.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        match op {
            OpForm::AdvanceTrack { amount, .. } | OpForm::Regenerate { amount } => {
                at.within("amount", *amount, 1..=10);
            }
            OpForm::Produce { resources, .. } => {
                at.cubes("resources", *resources);
                at.need(!resources.is_empty(), || "produces nothing".to_owned());
            }
            OpForm::Burn { amount } => match amount {
                Burned::Cubes(n) => at.within("amount", *n, 1..=10),
                Burned::LevelReached => {
                    let advance = |op: &OpForm| matches!(op, OpForm::AdvanceTechnology { .. });
                    at.need(ops[..index].last().is_some_and(advance), || {
                        "no level was reached just before".to_owned()
                    });
                }
            },
            OpForm::AdvanceTechnology { levels, max_level } => {
                at.within("levels", *levels, 1..=TOP);
                at.within("max_level", *max_level, 1..=TOP);
            }
            OpForm::BuildShipFree {} => {}
            OpForm::MoveShips { hexes } => at.within("hexes", *hexes, 1..=20),
            OpForm::RevealTiles { count } => at.within("count", *count, 1..=36),
            OpForm::Terraform { planets, .. } => {
                at.within("planets", usize::from(*planets), 1..=COLONIES);
            }
            OpForm::ChooseOpponent { opponent, own } => {
                at.need(context == Context::Card, || {
                    "only a step of a progress card can name an opponent".to_owned()
                });
                check_ops(opponent, Context::Named, &mut at.at("/opponent"));
                check_ops(own, Context::Named, &mut at.at("/self"));
            }
        }
    }
}

/// True if somebody has to name an opponent, which nobody can in the solo game.
pub(crate) fn needs_opponent(ops: &[OpForm]) -> bool {
    let names = |op: &OpForm| matches!(op, OpForm::ChooseOpponent { .. });
    ops.iter().any(names)
}

/// Programs on their way into a pack.
#[derive(Default)]
pub(crate) struct Programs {
    pub(crate) code: Vec<Op>,
    pub(crate) conditions: Vec<Cond>,
}

impl Programs {
    /// Compiles operations to a program.
    pub(crate) fn add(&mut self, ops: &[OpForm]) -> Result<Addr, PackError> {
        // Programs inside an operation come first, so that this one stays in one piece.
        let ops = ops.iter().map(|op| self.op(op));
        let ops = ops.collect::<Result<Vec<Op>, PackError>>()?;
        let (start, len) = (self.code.len(), ops.len());
        self.code.extend(ops);
        match (u8::try_from(start), u8::try_from(len)) {
            (Ok(start), Ok(len)) => Ok(Addr { start, len }),
            _ => Err(PackError {
                file: "progress_cards.json",
                entry: String::new(),
                problem: "all effects together have more than 255 operations".to_owned(),
            }),
        }
    }

    /// Compiles a step of a card.
    pub(crate) fn step(&mut self, step: &StepForm) -> Result<CardStep, PackError> {
        Ok(CardStep {
            target: self.target(&step.target)?,
            optional: step.optional,
            run: self.add(&step.ops)?,
        })
    }

    fn op(&mut self, op: &OpForm) -> Result<Op, PackError> {
        Ok(match op {
            OpForm::AdvanceTrack { track, amount } => {
                let track = match track {
                    WhichTrack::Colonial => Some(Track::Colonial),
                    WhichTrack::Technology => Some(Track::Technology),
                    WhichTrack::Choice => None,
                };
                Op::AdvanceTrack(track, *amount)
            }
            OpForm::Regenerate { amount } => Op::Regenerate(*amount),
            OpForm::Produce { resources, on } => match on {
                Place::AnyOnePlanet => Op::Produce(*resources),
                Place::Earth => Op::ProduceOnEarth(*resources),
            },
            OpForm::Burn { amount } => match amount {
                Burned::Cubes(n) => Op::Burn(*n),
                Burned::LevelReached => Op::BurnLevel,
            },
            OpForm::AdvanceTechnology { levels, max_level } => Op::AdvanceTechnology {
                levels: *levels,
                max: *max_level,
            },
            OpForm::BuildShipFree {} => Op::BuildShip,
            OpForm::MoveShips { hexes } => Op::MoveShips(*hexes),
            OpForm::RevealTiles { count } => Op::RevealTiles(*count),
            OpForm::Terraform { planets, pay_cost } => Op::Terraform {
                planets: *planets,
                paid: *pay_cost,
            },
            OpForm::ChooseOpponent { opponent, own } => {
                Op::ChooseOpponent(self.add(opponent)?, self.add(own)?)
            }
        })
    }
}
