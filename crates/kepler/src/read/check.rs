//! Whether the values of a pack are possible, one by one and together (K20.8).

use super::PackError;
use super::condition::Most;
use super::form::{Files, Item, LevelForm, Sourced, TechForm};
use super::program::{Context, check_ops, needs_opponent};
use crate::names::{
    Bonus, CARDS, COLONIES, Cubes, Kind, Main, OBJECTIVES, ObjectiveSet, PLANETS, SHIPS, TOP, Tech,
    Track,
};
use serde_json::Value;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// No player ever has more cubes, the bonus of a solo campaign included: sums stay far below 256.
pub(crate) const MAX_CUBES: u32 = 200;

/// A place in a file, and where to note what is wrong there.
pub(crate) struct Check<'a> {
    file: &'static str,
    entry: String,
    errors: &'a mut Vec<PackError>,
}

impl<'a> Check<'a> {
    /// A whole file.
    pub(crate) fn file(file: &'static str, errors: &'a mut Vec<PackError>) -> Self {
        let entry = String::new();
        Self {
            file,
            entry,
            errors,
        }
    }

    /// A place inside this one, by a JSON pointer.
    pub(crate) fn at(&mut self, pointer: &str) -> Check<'_> {
        Check {
            file: self.file,
            entry: format!("{}{pointer}", self.entry),
            errors: self.errors,
        }
    }

    /// Notes a problem.
    pub(crate) fn fail(&mut self, problem: String) {
        self.errors.push(PackError {
            file: self.file,
            entry: self.entry.clone(),
            problem,
        });
    }

    /// Notes a problem unless all is well.
    pub(crate) fn need(&mut self, well: bool, problem: impl FnOnce() -> String) {
        if !well {
            self.fail(problem());
        }
    }

    /// A number must lie in a range.
    pub(crate) fn within<T: Copy + PartialOrd + Display>(
        &mut self,
        what: &str,
        value: T,
        range: RangeInclusive<T>,
    ) {
        let (least, most) = (range.start(), range.end());
        let well = range.contains(&value);
        self.need(well, || {
            format!("{what} is {value}, but must be {least} to {most}")
        });
    }

    /// A few cubes at most, of each kind.
    pub(crate) fn cubes(&mut self, what: &str, cubes: Cubes) {
        for (kind, n) in [
            ("energy", cubes.energy),
            ("matter", cubes.matter),
            ("antimatter", cubes.antimatter),
        ] {
            self.within(&format!("{what}/{kind}"), n, 0..=10);
        }
    }

    /// A price that a player can pay at all.
    fn price(&mut self, what: &str, price: Cubes, owned: Cubes) {
        self.cubes(what, price);
        self.need(owned.covers(price), || {
            format!("{what} can never be paid: a player has fewer cubes")
        });
    }

    /// A name that can be shown in one line.
    fn name(&mut self, what: &str, name: &str) {
        let shown = !name.trim().is_empty() && name.trim() == name && name.chars().count() <= 60;
        self.need(shown && !name.chars().any(char::is_control), || {
            format!("{what} must be a short text in one line, without blanks around it")
        });
    }

    /// Names that a language need not have.
    fn own_names(&mut self, names: &[(&str, &Option<String>)]) {
        for (what, name) in names {
            if let Some(name) = name.as_deref() {
                self.name(what, name);
            }
        }
    }

    fn id(&mut self, id: &str) {
        let kebab = |part: &str| {
            let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
            !part.is_empty() && part.chars().all(allowed)
        };
        let well = id.len() <= 40 && id.split('-').all(kebab);
        self.need(well, || {
            format!("id `{id}` must be small letters, digits and single hyphens")
        });
    }

    /// Every value says where it comes from, and nothing else does.
    pub(crate) fn source(&mut self, entry: &impl Sourced) {
        let Ok(Value::Object(fields)) = serde_json::to_value(entry) else {
            return;
        };
        let source = entry.source();
        for field in source.fields.keys() {
            let known = fields.contains_key(field);
            self.at("/source")
                .need(known, || format!("there is no field `{field}`"));
        }
        // Numbers and ids tell entries apart; levels speak for themselves.
        let own = |field: &&String| !["id", "number", "levels"].contains(&field.as_str());
        for field in fields.keys().filter(own) {
            self.at("/source").need(source.of(field).is_some(), || {
                format!("where `{field}` comes from is not said")
            });
        }
        let note = entry.note().unwrap_or("-");
        self.need(!note.is_empty() && note.chars().count() <= 400, || {
            "the note must have 1 to 400 characters".to_owned()
        });
    }
}

/// Names in all languages, two of which may be missing.
macro_rules! names {
    ($at:expr, $entry:expr) => {
        $at.name("name_en", &$entry.name_en);
        $at.name("name_it", &$entry.name_it);
        $at.own_names(&[("name_de", &$entry.name_de), ("name_uk", &$entry.name_uk)]);
    };
}

/// Each of these must be there once.
fn each_once<T: PartialEq + Display>(
    at: &mut Check<'_>,
    all: &[T],
    found: impl Iterator<Item = T>,
) {
    let found: Vec<T> = found.collect();
    for wanted in all {
        let n = found.iter().filter(|found| *found == wanted).count();
        at.need(n == 1, || {
            format!("`{wanted}` is there {n} times, not once")
        });
    }
}

fn unique_ids<'a>(at: &mut Check<'_>, ids: impl Iterator<Item = &'a str>) {
    let mut seen = Vec::new();
    for (index, id) in ids.enumerate() {
        let mut at = at.at(&format!("/{index}"));
        at.id(id);
        at.need(!seen.contains(&id), || format!("id `{id}` is there twice"));
        seen.push(id);
    }
}

fn count(at: &mut Check<'_>, what: &str, found: usize, wanted: usize) {
    at.need(found == wanted, || {
        format!("{found} {what} instead of {wanted}")
    });
}

/// Checks everything but the map.
pub(crate) fn check(files: &Files, errors: &mut Vec<PackError>) {
    let setup = &files.setup;
    let mut at = Check::file("pack.json", errors);
    at.at("/name").name("the name", &files.header.name);

    // Prices must be payable in every game, so what counts is the smaller supply.
    let sum = |earth: Cubes, storage: Cubes| {
        let add = u8::saturating_add;
        Cubes::new(
            add(earth.energy, storage.energy),
            add(earth.matter, storage.matter),
            add(earth.antimatter, storage.antimatter),
        )
    };
    let table = sum(setup.earth, setup.storage);
    let solo = sum(setup.solo_earth, setup.solo_storage);
    let owned = table.at_most(solo);

    check_setup(files, table, solo, errors);
    check_planets(files, owned, errors);
    check_technologies(files, owned, errors);
    check_tracks(files, errors);
    check_board(files, errors);
    let most = most(files, owned);
    check_cards(files, most, errors);
    check_objectives(files, most, errors);
    check_scoring(files, errors);
    check_campaigns(files, errors);
    // The limit below rests on all the others.
    if errors.is_empty() {
        check_bonus_cubes(files, solo, errors);
    }
}

/// How much of everything that conditions count a player can have.
fn most(files: &Files, cubes: Cubes) -> Most {
    let (mut tracks, mut medals) = ([0; 2], [0; 2]);
    for track in &files.tracks {
        let at = track.id.index();
        tracks[at] = track.spaces.len().saturating_sub(1);
        medals[at] = track.spaces.iter().filter(|space| space.medal).count();
    }
    Most {
        cubes,
        tracks,
        medals,
    }
}

fn check_setup(files: &Files, table: Cubes, solo: Cubes, errors: &mut Vec<PackError>) {
    let mut at = Check::file("setup.json", errors);
    at.source(&files.setup);
    // 18 cards less the 2 that are removed leave enough for 16 rounds.
    at.within("rounds", files.setup.rounds, 1..=16);
    for (what, cubes) in [
        ("earth and storage", table),
        ("solo_earth and solo_storage", solo),
    ] {
        for (kind, n) in [
            ("energy", cubes.energy),
            ("matter", cubes.matter),
            ("antimatter", cubes.antimatter),
        ] {
            at.within(&format!("{kind} on {what} together"), n, 0..=20);
        }
    }
}

fn check_planets(files: &Files, owned: Cubes, errors: &mut Vec<PackError>) {
    let mut at = Check::file("planets.json", errors);
    each_once(
        &mut at.at("/types"),
        Kind::ALL,
        files.kinds.iter().map(|kind| kind.id),
    );
    for (index, kind) in files.kinds.iter().enumerate() {
        let mut at = at.at(&format!("/types/{index}"));
        at.source(kind);
        at.name("name_en", &kind.name_en);
        at.name("name_it", &kind.name_it);
        let (colonise, terraform) = (kind.leadership_colonise, kind.leadership_terraform);
        at.within("leadership_colonise", colonise, 0..=5);
        at.within("leadership_terraform", terraform, 0..=5);
    }
    count(
        &mut at.at("/planets"),
        "planets",
        files.planets.len(),
        PLANETS,
    );
    for (index, planet) in files.planets.iter().enumerate() {
        let mut at = at.at(&format!("/planets/{index}"));
        let number = index + 1;
        at.need(usize::from(planet.number) == number, || {
            format!(
                "number is {}, but planets stand in order: {number}",
                planet.number
            )
        });
        at.source(planet);
        at.name("name", &planet.name);
        at.own_names(&[
            ("name_it", &planet.name_it),
            ("name_de", &planet.name_de),
            ("name_uk", &planet.name_uk),
        ]);
        at.within("level", planet.level, 1..=TOP);
        at.price("cost", planet.cost, owned);
        for (side, cubes) in [
            ("colony", planet.colony),
            ("terraformed", planet.terraformed),
        ] {
            at.cubes(side, cubes);
            let allowed = planet.kind == Kind::Alien || cubes.antimatter == 0;
            at.need(allowed, || {
                format!("{side}: only alien planets produce antimatter (K4.13)")
            });
        }
        at.within("points", planet.points, 1..=5);
        at.need([1, 3, 4].contains(&planet.min_players), || {
            format!(
                "min_players is {}, but must be 1, 3 or 4",
                planet.min_players
            )
        });
    }
    for (min_players, wanted) in [(4, 4), (3, 4), (1, 20)] {
        let those = files
            .planets
            .iter()
            .filter(|planet| planet.min_players == min_players);
        let what = format!("planets with min_players {min_players}");
        count(&mut at.at("/planets"), &what, those.count(), wanted);
    }
}

fn check_technologies(files: &Files, owned: Cubes, errors: &mut Vec<PackError>) {
    let mut at = Check::file("technologies.json", errors);
    let mut at = at.at("/technologies");
    count(
        &mut at,
        "technologies",
        files.technologies.len(),
        Tech::ALL.len(),
    );
    for (index, technology) in files.technologies.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        if let Some(&tech) = Tech::ALL.get(index) {
            at.need(technology.id == tech, || {
                format!(
                    "id is `{}`, but technologies stand in order: `{tech}`",
                    technology.id
                )
            });
        }
        at.source(technology);
        names!(at, technology);
        check_levels(technology, owned, &mut at.at("/levels"));
    }
}

fn check_levels(technology: &TechForm, owned: Cubes, at: &mut Check<'_>) {
    count(at, "levels", technology.levels.len(), usize::from(TOP) + 1);
    for (index, level) in technology.levels.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        at.need(usize::from(level.level) == index, || {
            format!(
                "level is {}, but levels stand in order: {index}",
                level.level
            )
        });
        at.source(level);
        names!(at, level);
        match level.cost {
            Some(cost) => at.price("cost", cost, owned),
            None => at.need(index == 0, || "cost is missing".to_owned()),
        }
        at.need(index > 0 || level.cost.is_none(), || {
            "cost must be null: level 0 is where everybody starts".to_owned()
        });
        at.within(
            "leadership",
            level.leadership,
            0..=if index == 0 { 0 } else { 5 },
        );
        if let Some(unlocks) = level.unlocks {
            at.need((1..index).contains(&usize::from(unlocks)), || {
                format!("unlocks is {unlocks}, but must be a level from 1 below this one, or null")
            });
        }
        check_benefit(technology.id, level, owned, &mut at);
    }
    // A special benefit stays once gained (K13).
    for (index, pair) in technology.levels.windows(2).enumerate() {
        let mut at = at.at(&format!("/{}", index + 1));
        for (what, before, now) in [
            ("single_burn", pair[0].single_burn, pair[1].single_burn),
            (
                "alien_colonies",
                pair[0].alien_colonies,
                pair[1].alien_colonies,
            ),
        ] {
            let lost = before == Some(true) && now == Some(false);
            at.need(!lost, || format!("{what} must stay once gained"));
        }
    }
    let aliens = technology
        .levels
        .last()
        .is_some_and(|level| level.alien_colonies == Some(false));
    at.need(!aliens, || "no level allows alien_colonies".to_owned());
}

/// Every technology has its own two fields, and no others.
fn check_benefit(tech: Tech, level: &LevelForm, owned: Cubes, at: &mut Check<'_>) {
    let fields = [
        (Tech::SpaceTravel, "speed", level.speed.is_some()),
        (Tech::SpaceTravel, "ship_cost", level.ship_cost.is_some()),
        (
            Tech::QuantumPhysics,
            "conversions",
            level.conversions.is_some(),
        ),
        (Tech::QuantumPhysics, "shifts", level.shifts.is_some()),
        (Tech::EnergyDevelopment, "energy", level.energy.is_some()),
        (
            Tech::EnergyDevelopment,
            "single_burn",
            level.single_burn.is_some(),
        ),
        (Tech::Terraforming, "producing", level.producing.is_some()),
        (
            Tech::Terraforming,
            "terraform_level",
            level.terraform_level.is_some(),
        ),
        (
            Tech::AntimatterScience,
            "antimatter",
            level.antimatter.is_some(),
        ),
        (
            Tech::AntimatterScience,
            "alien_colonies",
            level.alien_colonies.is_some(),
        ),
    ];
    for (owner, field, there) in fields {
        at.need(there || owner != tech, || format!("{field} is missing"));
        at.need(!there || owner == tech, || {
            format!("{field} belongs to the technology `{owner}`")
        });
    }
    let conversions = level.conversions.flatten();
    for (what, value, most) in [
        ("speed", level.speed, 20),
        ("conversions", conversions, 20),
        ("shifts", level.shifts, 20),
        ("energy", level.energy, 20),
        ("producing", level.producing, COLONIES as u8),
        ("terraform_level", level.terraform_level, TOP),
        ("antimatter", level.antimatter, 20),
    ] {
        at.within(what, value.unwrap_or(0), 0..=most);
    }
    if let Some(cost) = level.ship_cost {
        at.price("ship_cost", cost, owned);
    }
}

fn check_tracks(files: &Files, errors: &mut Vec<PackError>) {
    let mut at = Check::file("leadership_tracks.json", errors);
    let mut at = at.at("/tracks");
    count(&mut at, "tracks", files.tracks.len(), Track::ALL.len());
    for (index, track) in files.tracks.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        if let Some(&expected) = Track::ALL.get(index) {
            at.need(track.id == expected, || {
                format!(
                    "id is `{}`, but tracks stand in order: `{expected}`",
                    track.id
                )
            });
        }
        at.source(track);
        at.name("name_en", &track.name_en);
        at.name("name_it", &track.name_it);
        let mut at = at.at("/spaces");
        at.within("the number of spaces", track.spaces.len(), 2..=60);
        for (index, space) in track.spaces.iter().enumerate() {
            let mut at = at.at(&format!("/{index}"));
            at.need(usize::from(space.space) == index, || {
                format!(
                    "space is {}, but spaces stand in order: {index}",
                    space.space
                )
            });
            let bare = space.icon.is_none() && !space.medal;
            at.need(index > 0 || bare, || {
                "nobody ever reaches what lies on the start space".to_owned()
            });
            at.within("points", space.points, 0..=50);
        }
        let medals = track.spaces.iter().filter(|space| space.medal);
        count(&mut at, "medals", medals.count(), 5);
    }
}

fn check_board(files: &Files, errors: &mut Vec<PackError>) {
    let mut at = Check::file("action_board.json", errors);
    let board = &files.board;
    at.source(board);
    let spaces = board.board.concat();
    each_once(&mut at.at("/board"), Main::ALL, spaces.iter().copied());
    let lines = [board.rows, board.columns].concat();
    let mut both = at.at("");
    each_once(&mut both, Bonus::ALL, lines.iter().copied());
    at.within("burn_per_bonus", board.burn_per_bonus, 1..=5);
    at.within("burn_for_both", board.burn_for_both, 1..=5);

    let ids = files.main_actions.iter().map(|main| main.id);
    each_once(&mut at.at("/main_actions"), Main::ALL, ids);
    for (index, main) in files.main_actions.iter().enumerate() {
        let mut at = at.at(&format!("/main_actions/{index}"));
        at.source(main);
        at.name("name_en", &main.name_en);
        at.name("name_it", &main.name_it);
    }
    let ids = files.bonus_actions.iter().map(|bonus| bonus.id);
    each_once(&mut at.at("/bonus_actions"), Bonus::ALL, ids);
    for (index, bonus) in files.bonus_actions.iter().enumerate() {
        let mut at = at.at(&format!("/bonus_actions/{index}"));
        at.source(bonus);
        at.name("name_en", &bonus.name_en);
        at.name("name_it", &bonus.name_it);
        check_ops(&bonus.effect, Context::Bonus, &mut at.at("/effect"));
    }
}

fn check_cards(files: &Files, most: Most, errors: &mut Vec<PackError>) {
    let mut at = Check::file("progress_cards.json", errors);
    let mut at = at.at("/cards");
    count(&mut at, "cards", files.cards.len(), CARDS);
    unique_ids(&mut at, files.cards.iter().map(|card| card.id.as_str()));
    let removed = files.cards.iter().filter(|card| card.removed_in_solo);
    count(&mut at, "cards with removed_in_solo", removed.count(), 1);
    for (index, card) in files.cards.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        at.source(card);
        names!(at, card);
        at.at("/steps")
            .within("the number of steps", card.steps.len(), 1..=4);
        for (index, step) in card.steps.iter().enumerate() {
            let mut at = at.at(&format!("/steps/{index}"));
            step.target.check(most, &mut at.at("/target"));
            let mut at = at.at("/do");
            check_ops(&step.ops, Context::Card, &mut at);
            at.need(card.removed_in_solo || !needs_opponent(&step.ops), || {
                "names an opponent, so the card must have removed_in_solo".to_owned()
            });
        }
    }
}

fn check_objectives(files: &Files, most: Most, errors: &mut Vec<PackError>) {
    let mut at = Check::file("objectives.json", errors);
    let mut at = at.at("/objectives");
    count(&mut at, "objectives", files.objectives.len(), OBJECTIVES);
    unique_ids(
        &mut at,
        files
            .objectives
            .iter()
            .map(|objective| objective.id.as_str()),
    );
    for (set, wanted) in [(ObjectiveSet::Standard, 10), (ObjectiveSet::Advanced, 7)] {
        let those = files
            .objectives
            .iter()
            .filter(|objective| objective.set == set);
        count(&mut at, &format!("{set} objectives"), those.count(), wanted);
    }
    for (index, objective) in files.objectives.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        at.source(objective);
        names!(at, objective);
        at.within("points", objective.points, 1..=20);
        objective.condition.check(most, &mut at.at("/condition"));
    }
}

fn check_scoring(files: &Files, errors: &mut Vec<PackError>) {
    let mut at = Check::file("scoring.json", errors);
    let mut at = at.at("/items");
    each_once(&mut at, Item::ALL, files.scoring.iter().map(|item| item.id));
    for (index, item) in files.scoring.iter().enumerate() {
        let mut at = at.at(&format!("/{index}"));
        at.source(item);
        at.within("points", item.points, 0..=20);
    }
    let zones = [Item::ZoneShort, Item::ZoneMedium, Item::ZoneLong];
    let zones = zones.map(|zone| points(files, zone));
    at.need(zones.is_sorted_by(|near, far| near < far), || {
        "farther zones must give more points (K14.2)".to_owned()
    });
}

fn points(files: &Files, id: Item) -> u32 {
    let item = files.scoring.iter().find(|item| item.id == id);
    item.map_or(0, |item| item.points.into())
}

fn check_campaigns(files: &Files, errors: &mut Vec<PackError>) {
    let mut at = Check::file("campaigns.json", errors);
    let known = |id: &String| files.objectives.iter().any(|objective| objective.id == *id);
    {
        let mut at = at.at("/campaigns");
        count(&mut at, "campaigns", files.campaigns.len(), 5);
        unique_ids(
            &mut at,
            files.campaigns.iter().map(|campaign| campaign.id.as_str()),
        );
        for (index, campaign) in files.campaigns.iter().enumerate() {
            let mut at = at.at(&format!("/{index}"));
            at.source(campaign);
            names!(at, campaign);
            let mut at = at.at("/objectives");
            count(&mut at, "objectives", campaign.objectives.len(), 4);
            for (index, id) in campaign.objectives.iter().enumerate() {
                let mut at = at.at(&format!("/{index}"));
                at.need(known(id), || format!("`{id}` is no objective"));
                at.need(!campaign.objectives[..index].contains(id), || {
                    format!("`{id}` is there twice")
                });
            }
        }
    }
    {
        let mut at = at.at("/levels");
        count(&mut at, "levels", files.levels.len(), 4);
        for (index, level) in files.levels.iter().enumerate() {
            let mut at = at.at(&format!("/{index}"));
            at.need(usize::from(level.level) == index + 1, || {
                format!(
                    "level is {}, but levels stand in order: {}",
                    level.level,
                    index + 1
                )
            });
            at.source(level);
            at.within("minimum", level.minimum, 1..=300);
            let first = index == 0;
            at.within(
                "cubes_per_5",
                level.cubes_per_5,
                0..=if first { 0 } else { 3 },
            );
            at.within(
                "antimatter",
                level.antimatter,
                0..=if first { 0 } else { 10 },
            );
        }
        let minima: Vec<u16> = files.levels.iter().map(|level| level.minimum).collect();
        at.need(minima.is_sorted_by(|low, high| low < high), || {
            "each minimum must be higher than the one before".to_owned()
        });
    }
    check_ghost(files, at.at("/ghost"));
}

fn check_ghost(files: &Files, mut at: Check<'_>) {
    let ghost = &files.ghost;
    at.source(ghost);
    at.within("track_steps", ghost.track_steps, 0..=5);
    let rounds = &ghost.technology_rounds;
    let possible = rounds
        .iter()
        .all(|round| (1..=files.setup.rounds).contains(round));
    at.need(possible && rounds.is_sorted_by(|a, b| a < b), || {
        "technology_rounds must be rounds of the game in ascending order".to_owned()
    });
    let levels = rounds.len() + usize::from(ghost.setup_levels);
    at.need(levels <= usize::from(TOP), || {
        format!("setup_levels and technology_rounds lead to level {levels}; {TOP} is the last")
    });
}

/// The cubes of a player, with the highest bonus that any score could give, must stay within limits.
fn check_bonus_cubes(files: &Files, owned: Cubes, errors: &mut Vec<PackError>) {
    let points = |id| points(files, id);
    let sum = |points: Vec<u8>, n: usize| {
        let mut points = points;
        points.sort_unstable_by(|a, b| b.cmp(a));
        points.into_iter().take(n).map(u32::from).sum::<u32>()
    };
    let planets = files.planets.iter().map(|planet| planet.points).collect();
    let objectives = files
        .objectives
        .iter()
        .map(|objective| objective.points)
        .collect();
    let tracks = files.tracks.iter().map(|track| {
        let points = track.spaces.iter().map(|space| u32::from(space.points));
        points.max().unwrap_or(0)
    });
    let bonus_antimatter = files
        .levels
        .iter()
        .map(|level| u32::from(level.antimatter))
        .max();
    let antimatter = u32::from(owned.antimatter) + bonus_antimatter.unwrap_or(0);
    let best = points(Item::Antimatter) * antimatter
        + points(Item::AllTypes)
        + points(Item::ThreeOfAType)
        + points(Item::ShipOnMine) * SHIPS as u32
        + points(Item::MaxedTechnology) * Tech::ALL.len() as u32
        + points(Item::Medal) * 10
        + points(Item::ZoneLong) * COLONIES as u32
        + tracks.sum::<u32>()
        + sum(planets, COLONIES)
        + sum(objectives, 4);
    let start = u32::from(owned.energy) + u32::from(owned.matter) + u32::from(owned.antimatter);
    let mut at = Check::file("campaigns.json", errors);
    for (index, pair) in files.levels.windows(2).enumerate() {
        let over = best.saturating_sub(pair[0].minimum.into());
        let bonus = over / 5 * u32::from(pair[1].cubes_per_5) + u32::from(pair[1].antimatter);
        at.at(&format!("/levels/{}", index + 1))
            .need(start + bonus <= MAX_CUBES, || {
                format!(
                    "a score of {best} would give {bonus} bonus cubes to a player who has {start}; \
                 {MAX_CUBES} is the limit"
                )
            });
    }
}
