//! Reading and checking the files of a data pack.
//!
//! A pack is read in two passes: first the form of every file (words, fields, types), then the values
//! and how they fit together. Each pass goes through all files and reports everything it finds. Owns no
//! files: whoever loads a pack hands their text over.

mod catalog;
mod check;
mod condition;
mod form;
mod galaxy;
mod program;
mod source;

use crate::map::Map;
use crate::names::Cubes;
use crate::pack::{
    Benefit, Campaign, CampaignLevel, Card, Ghost, Level, Objective, Pack, PackRef, Planet,
    Scoring, Technology, TrackSpace, UNLIMITED,
};
use crate::read::form::{Files, LevelForm, ObjectiveForm, names_of};
use crate::read::program::Programs;
use orrery_core::LoadedPack;
pub use orrery_core::read::Problem as PackError;
use xxhash_rust::xxh3::xxh3_64;

/// The version of the form of the files.
pub const FORMAT: u32 = 2;

orrery_core::data_files! { "../../../data/kepler/":
    "pack.json" "action_board.json" "campaigns.json" "galaxy.json" "leadership_tracks.json"
    "objectives.json" "planets.json" "progress_cards.json" "scoring.json" "setup.json"
    "technologies.json"
}

/// Reads a pack. `files` gives the text of a file by its name, `None` if there is no such file.
pub fn read(files: &dyn Fn(&str) -> Option<String>) -> Result<Pack, Vec<PackError>> {
    let mut errors = Vec::new();
    let read = Files::read(files, &mut errors);
    let Some(files) = read.filter(|_| errors.is_empty()) else {
        return Err(errors);
    };
    check::check(&files, &mut errors);
    let map = galaxy::read(&files.galaxy, &mut errors);
    let Some(map) = map.filter(|_| errors.is_empty()) else {
        return Err(errors);
    };
    compile(&files, map).map_err(|error| vec![error])
}

/// The pack of `data/kepler/`.
pub fn builtin() -> Result<Pack, Vec<PackError>> {
    let mut pack = read(&|name| builtin_file(name).map(str::to_owned))?;
    let sections = pack.catalog.sections.iter_mut();
    let itself = sections.filter(|section| section.id == catalog::PACK);
    for item in itself.flat_map(|section| &mut section.items) {
        item.name = BUILTIN.to_owned();
    }
    Ok(pack)
}

/// The message that names the pack that is built in.
pub(crate) const BUILTIN: &str = "pack-kepler-builtin";

/// Reads a pack and makes it known, so that games can be played with it.
pub fn load(files: &dyn Fn(&str) -> Option<String>) -> Result<LoadedPack, Vec<String>> {
    let pack = read(files).map_err(|errors| {
        let texts = errors.iter().map(ToString::to_string);
        texts.collect::<Vec<String>>()
    })?;
    // A known pack with the same values may differ in provenance, so the catalogue is taken from here.
    let (name, catalog) = (pack.name.clone(), pack.catalog.clone());
    let id = PackRef::add(pack).to_string();
    Ok(LoadedPack { id, name, catalog })
}

/// A list that the checks have found to have `N` items.
fn exactly<T, const N: usize>(items: Vec<T>, file: &'static str) -> Result<[T; N], PackError> {
    let found = items.len();
    items.try_into().map_err(|_| PackError {
        file,
        entry: String::new(),
        problem: format!("{found} entries instead of {N}"),
    })
}

/// The pack that these files, found to be right, stand for.
fn compile(files: &Files, map: Map) -> Result<Pack, PackError> {
    // What is played and shown, but not where it comes from: provenance and notes are not serialised.
    let played = serde_json::to_vec(files).unwrap_or_default();
    let hash = xxh3_64(&played);

    let planets = files.planets.iter().map(|planet| Planet {
        name: planet.names(),
        kind: planet.kind,
        level: planet.level,
        cost: planet.cost,
        colony: planet.colony,
        terraformed: planet.terraformed,
        points: planet.points,
        min_players: planet.min_players,
    });
    let mut kinds = [(0, 0); 5];
    for kind in &files.kinds {
        kinds[kind.id.index()] = (kind.leadership_colonise, kind.leadership_terraform);
    }
    let mut programs = Programs::default();
    let mut bonus = [crate::op::Addr::default(); 6];
    for action in &files.bonus_actions {
        bonus[action.id.index()] = programs.add(&action.effect)?;
    }
    let cards = cards(files, &mut programs)?;
    let objectives = objectives(files, &mut programs)?;
    let levels = files.levels.iter().map(|level| CampaignLevel {
        minimum: level.minimum,
        cubes_per_5: level.cubes_per_5,
        antimatter: level.antimatter,
    });
    let (board, setup) = (&files.board, &files.setup);
    let spaces = board.board.concat();
    let start = spaces.iter().position(|&main| main == board.start);
    let catalog = catalog::catalog(files, &map, hash);
    Ok(Pack {
        hash,
        name: files.header.name.clone(),
        map,
        planets: exactly(planets.collect(), "planets.json")?,
        kinds,
        technologies: exactly(technologies(files)?, "technologies.json")?,
        tracks: exactly(
            files.tracks.iter().map(track).collect(),
            "leadership_tracks.json",
        )?,
        start: start.unwrap_or_default() as u8,
        board: exactly(spaces, "action_board.json")?,
        lines: exactly([board.rows, board.columns].concat(), "action_board.json")?,
        bonus,
        burn_per_bonus: board.burn_per_bonus,
        burn_for_both: board.burn_for_both,
        cards: exactly(cards, "progress_cards.json")?,
        objectives: exactly(objectives, "objectives.json")?,
        scoring: scoring(files),
        rounds: setup.rounds,
        earth: setup.earth,
        storage: setup.storage,
        solo_earth: setup.solo_earth,
        solo_storage: setup.solo_storage,
        campaigns: exactly(campaigns(files), "campaigns.json")?,
        levels: exactly(levels.collect(), "campaigns.json")?,
        ghost: ghost(files),
        code: programs.code,
        conditions: programs.conditions,
        passing: passing(files),
        catalog,
    })
}

fn technologies(files: &Files) -> Result<Vec<Technology>, PackError> {
    let mut technologies = Vec::new();
    for technology in &files.technologies {
        let levels = technology.levels.iter().map(level).collect();
        technologies.push(Technology {
            name: names_of!(technology),
            levels: exactly(levels, "technologies.json")?,
        });
    }
    Ok(technologies)
}

fn track(track: &form::TrackForm) -> Vec<TrackSpace> {
    let space = |space: &form::SpaceForm| TrackSpace {
        icon: space.icon,
        medal: space.medal,
        points: space.points,
    };
    track.spaces.iter().map(space).collect()
}

fn cards(files: &Files, programs: &mut Programs) -> Result<Vec<Card>, PackError> {
    let mut cards = Vec::new();
    for card in &files.cards {
        let steps = card.steps.iter().map(|step| programs.step(step));
        cards.push(Card {
            id: card.id.clone(),
            name: names_of!(card),
            steps: steps.collect::<Result<_, _>>()?,
            removed_in_solo: card.removed_in_solo,
        });
    }
    Ok(cards)
}

fn campaigns(files: &Files) -> Vec<Campaign> {
    let campaign = |campaign: &form::CampaignForm| {
        let mut objectives = [0; 4];
        for (slot, id) in objectives.iter_mut().zip(&campaign.objectives) {
            let known = files.objectives.iter().position(|known| known.id == *id);
            *slot = known.unwrap_or_default() as u8;
        }
        Campaign {
            id: campaign.id.clone(),
            name: names_of!(campaign),
            difficulty: campaign.difficulty.to_string(),
            objectives,
        }
    };
    files.campaigns.iter().map(campaign).collect()
}

fn ghost(files: &Files) -> Ghost {
    let ghost = &files.ghost;
    Ghost {
        setup_levels: ghost.setup_levels,
        track_steps: ghost.track_steps,
        technology_rounds: ghost.technology_rounds.clone(),
        receives_collaboration: ghost.receives_collaboration,
        grants_collaboration: ghost.grants_collaboration,
        collects_medals: ghost.collects_medals,
        leadership_from_technology: ghost.leadership_from_technology,
    }
}

fn scoring(files: &Files) -> Scoring {
    let points = |id: form::Item| {
        let item = files.scoring.iter().find(|item| item.id == id);
        item.map_or(0, |item| item.points)
    };
    Scoring {
        antimatter: points(form::Item::Antimatter),
        all_types: points(form::Item::AllTypes),
        three_of_a_type: points(form::Item::ThreeOfAType),
        ship_on_mine: points(form::Item::ShipOnMine),
        maxed_technology: points(form::Item::MaxedTechnology),
        medal: points(form::Item::Medal),
        zones: [
            form::Item::ZoneShort,
            form::Item::ZoneMedium,
            form::Item::ZoneLong,
        ]
        .map(points),
    }
}

/// The objectives whose fulfilment is noted before these losses (R15).
fn passing(files: &Files) -> Vec<(u8, u8)> {
    let losses = |objective: &ObjectiveForm| objective.condition.passing();
    let all = (0..).zip(files.objectives.iter().map(losses));
    all.filter(|&(_, losses)| losses > 0).collect()
}

fn objectives(files: &Files, programs: &mut Programs) -> Result<Vec<Objective>, PackError> {
    let mut objectives = Vec::new();
    for objective in &files.objectives {
        objectives.push(Objective {
            id: objective.id.clone(),
            name: names_of!(objective),
            set: objective.set,
            points: objective.points,
            condition: programs.condition(&objective.condition)?,
        });
    }
    Ok(objectives)
}

fn level(level: &LevelForm) -> Level {
    Level {
        name: names_of!(level),
        cost: level.cost.unwrap_or(Cubes::NONE),
        leadership: level.leadership,
        unlocks: level.unlocks.unwrap_or(0),
        gives: Benefit {
            speed: level.speed.unwrap_or(0),
            ship_cost: level.ship_cost.unwrap_or(Cubes::NONE),
            conversions: level
                .conversions
                .map_or(0, |most| most.unwrap_or(UNLIMITED)),
            shifts: level.shifts.unwrap_or(0),
            energy: level.energy.unwrap_or(0),
            single_burn: level.single_burn.unwrap_or(false),
            producing: level.producing.unwrap_or(0),
            terraform: level.terraform_level.unwrap_or(0),
            antimatter: level.antimatter.unwrap_or(0),
            alien_colonies: level.alien_colonies.unwrap_or(false),
        },
    }
}
