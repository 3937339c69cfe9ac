//! Reading `data/seti/`: the form of every file, its values, and how they fit together. Everything that is
//! wrong is noted with its file and place.

mod form;

use super::{BoardSpace, CardBits, CardData, EndScore, Kind, Pack, PlanetData, StarData};
use crate::names::{
    Body, CARDS, Corner, Gold, HAND_CARDS, Income, MOONS, Moon, PLANETS, PROJECTS, Resource,
    Species, Star, TECHS, TRIGGERED, Tech, TechKind, TileBonus,
};
use crate::op::read::Reader;
use crate::op::{Addr, Cond, NOTHING, Op, Trigger};
use crate::rival::Solo;
use crate::solar::Layouts;
use crate::state::ROWS;
use form::{CardForm, CostForm, LandForm, OrbitForm, SpaceForm, SpeciesForm, TechForm};
use orrery_core::read::{File, Problem, list};
use serde_json::{Value, json};
use std::collections::BTreeMap;

orrery_core::data_files! { "../../../../data/seti/":
    "alien_cards.json" "aliens.json" "gold_tiles.json" "main_deck.json" "objectives.json" "planets.json"
    "player_board.json" "rival_actions.json" "rival_boards.json" "sectors.json" "solar_system.json"
    "technologies.json"
}

/// Gives the text of a file by its name, `None` if there is no such file.
pub(crate) type Files<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Reads all files.
pub fn read(files: Files<'_>) -> Result<Pack, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut pack = empty();
    // The order decides the addresses of programs, which are part of states.
    cards(&mut pack, files, &mut problems);
    planets(&mut pack, files, &mut problems);
    sectors(&mut pack, files, &mut problems);
    let techs = technologies(&mut pack, files, &mut problems);
    player_board(&mut pack, files, &mut problems);
    gold_tiles(&mut pack, files, &mut problems);
    pack.layouts = Layouts::read(files, &mut problems).unwrap_or_default();
    pack.solo = Solo::read(files, &techs, &mut problems).unwrap_or_default();
    match problems.is_empty() {
        true => Ok(pack),
        false => Err(problems),
    }
}

/// Nothing printed yet.
fn empty() -> Pack {
    Pack {
        code: Default::default(),
        cards: Vec::new(),
        planets: Default::default(),
        moons: [NOTHING; MOONS],
        stars: Vec::new(),
        tiles: [[Star::Procyon; 2]; 4],
        stars_of_color: [[Star::Procyon; 2]; 4],
        tile: [[NOTHING; 4]; TECHS],
        own_effect: [NOTHING; TECHS],
        lower: [NOTHING; 4],
        upper: [NOTHING; 6],
        upper_with_tech: NOTHING,
        analyse: NOTHING,
        income_card: NOTHING,
        start: Default::default(),
        boards: Default::default(),
        discovery: [NOTHING; 2],
        overflow: NOTHING,
        samples: [NOTHING; 7],
        anomalies: [[NOTHING; 2]; 3],
        messages: [NOTHING; 4],
        gold: Default::default(),
        layouts: Default::default(),
        solo: Default::default(),
        income_is: Default::default(),
        corner_is: Default::default(),
        kind_is: Default::default(),
        for_now: CardBits::EMPTY,
        beyond_limit: CardBits::EMPTY,
        for_credits: Default::default(),
        for_energy: Default::default(),
        cards_of: Default::default(),
    }
}

/// A reader of programs for one file.
macro_rules! reader {
    ($pack:ident, $file:literal, $problems:ident) => {
        Reader {
            code: &mut $pack.code,
            file: $file,
            this: None,
            problems: $problems,
        }
    };
}

/// Every one of `N` places must be filled once.
struct Places<const N: usize>([bool; N]);

impl<const N: usize> Places<N> {
    const FREE: Self = Self([false; N]);

    fn fill(&mut self, place: usize, at: &str, reader: &mut Reader<'_>) {
        if std::mem::replace(&mut self.0[place], true) {
            reader.fail(at, "this is there twice");
        }
    }

    fn check(self, at: &str, name: impl Fn(usize) -> String, reader: &mut Reader<'_>) {
        for place in (0..N).filter(|&place| !self.0[place]) {
            reader.fail(at, &format!("{} is missing", name(place)));
        }
    }
}

fn count(what: &str, found: usize, needed: usize, reader: &mut Reader<'_>) {
    if found != needed {
        reader.fail("", &format!("{found} {what} instead of {needed}"));
    }
}

fn cards(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let projects: Option<Vec<CardForm>> = list("main_deck.json", files, problems);
    let species: Option<Vec<CardForm>> = list("alien_cards.json", files, problems);
    let (Some(projects), Some(species)) = (projects, species) else {
        return;
    };
    let mut reader = reader!(pack, "main_deck.json", problems);
    count("cards", projects.len(), PROJECTS, &mut reader);
    for (index, form) in projects.into_iter().enumerate() {
        if form.id.is_some() || form.species.is_some() {
            reader.fail(
                &format!("/{index}"),
                "project cards have no `id` and no `species`",
            );
        }
        pack.cards.extend(card(form, index, &mut reader));
    }
    reader.file = "alien_cards.json";
    count("cards", species.len(), CARDS - PROJECTS, &mut reader);
    for (index, form) in species.into_iter().enumerate() {
        let at = format!("/{index}");
        if form.id.as_deref() != Some(&*format!("ET.{}", form.n)) {
            reader.fail(&at, "the `id` must be ET. and the number");
        }
        reader.this = form.species;
        let hand = PROJECTS + index < HAND_CARDS;
        if form
            .species
            .is_none_or(|species| hand == (species == Species::Exertians))
        {
            reader.fail(
                &at,
                "the cards of the Exertians come last, and no card is without species",
            );
        }
        pack.cards.extend(card(form, index, &mut reader));
    }
    let mut triggered = 0;
    for card in pack
        .cards
        .iter_mut()
        .filter(|card| card.kind == Kind::Triggered)
    {
        card.slot_index = triggered as u8;
        triggered += 1;
    }
    count(
        "cards with circles in both decks",
        triggered,
        TRIGGERED,
        &mut reader,
    );
    if reader.problems.is_empty() {
        sets_of_cards(pack);
    }
}

fn sets_of_cards(pack: &mut Pack) {
    let cards = &pack.cards;
    let select = |test: &dyn Fn(&CardData) -> bool| -> CardBits {
        (0..HAND_CARDS)
            .filter(|&index| test(&cards[index]))
            .collect()
    };
    let kinds = [
        Kind::Event,
        Kind::Conditional,
        Kind::Triggered,
        Kind::Endgame,
        Kind::Message,
    ];
    pack.income_is = std::array::from_fn(|i| select(&|c| c.income == Income::at(i)));
    pack.corner_is = std::array::from_fn(|i| select(&|c| c.corner_kind == Corner::at(i)));
    pack.kind_is = kinds.map(|kind| select(&|c| c.kind == kind));
    let beyond = |op| matches!(op, Op::Launch { ignore_limit: true });
    pack.beyond_limit = select(&|c| pack.code.program(c.play).any(beyond));
    let undone = |cond: Cond| cond.undone_by(Op::Draw(1)) || cond.undone_by(Op::Rotate);
    pack.for_now = select(&|c| c.kind == Kind::Conditional && c.cond.is_some_and(undone));
    pack.for_credits =
        std::array::from_fn(|n| select(&|c| !c.costs_energy && c.cost as usize <= n));
    pack.for_energy = std::array::from_fn(|n| select(&|c| c.costs_energy && c.cost as usize <= n));
    pack.cards_of = std::array::from_fn(|i| select(&|c| c.species == Some(Species::at(i))));
}

fn card(form: CardForm, index: usize, reader: &mut Reader<'_>) -> Option<CardData> {
    let at = format!("/{index}");
    if form.n != index + 1 {
        reader.fail(&format!("{at}/n"), &format!("this is card {}", index + 1));
    }
    let exertian = form.kind == Kind::Exertian;
    let (cost, costs_energy) = match (form.cost, form.energy) {
        (Some(credits), None) if !exertian => (credits, false),
        (None, Some(energy)) if !exertian => (energy, true),
        (None, None) if exertian => (u8::MAX, false),
        _ => {
            reader.fail(
                &at,
                "a card has a `cost` or costs `energy`, an Exertian card nothing",
            );
            return None;
        }
    };
    let printed = [
        form.corner.is_some(),
        form.sector.is_some(),
        form.income.is_some(),
    ];
    if printed != [!exertian; 3] {
        reader.fail(
            &at,
            "a card has a corner, a sector and an income, an Exertian card none",
        );
    }
    let kept = kept(&form, &at, reader)?;
    let slots = slots(&form, &at, reader);
    let (corner, corner_kind) = corner(form.corner.as_ref(), &at, reader);
    let play = reader.program(&form.play, &format!("{at}/play"));
    let later = match (&form.mission, &form.later) {
        (Some(mission), _) => reader.program(&mission.reward, &format!("{at}/mission/reward")),
        (None, later) => {
            let later = later.as_deref().unwrap_or_default();
            reader.program(later, &format!("{at}/later"))
        }
    };
    Some(CardData {
        name: form.name,
        subject: form.subject,
        place: form.place,
        species: form.species,
        cost,
        costs_energy,
        corner,
        corner_kind,
        color: form.sector.unwrap_or(crate::names::Color::Black),
        income: form.income.unwrap_or(Income::Card),
        kind: form.kind,
        play,
        later,
        cond: kept.cond,
        slots,
        end: kept.end,
        danger: form.danger.unwrap_or(0),
        end_vp: form.at_end.map_or(0, |at_end| at_end.vp),
        slot_index: u8::MAX,
    })
}

/// The circles of a card that stays: what covers each, and what that brings.
fn slots(form: &CardForm, at: &str, reader: &mut Reader<'_>) -> Vec<(Trigger, Addr)> {
    let slots = form.slots.iter().flatten().enumerate();
    let slots = slots.filter_map(|(circle, slot)| {
        let at = format!("{at}/slots/{circle}");
        let trigger = reader.words(&slot.trigger, &format!("{at}/trigger"))?;
        let reward = reader.program(&slot.reward, &format!("{at}/reward"));
        Some((trigger, reward))
    });
    slots.collect()
}

/// What a card that stays asks for.
struct Kept {
    cond: Option<Cond>,
    end: Option<EndScore>,
}

/// Every kind of card has its own fields and no others.
fn kept(form: &CardForm, at: &str, reader: &mut Reader<'_>) -> Option<Kept> {
    let has = [
        (Kind::Conditional, form.mission.is_some(), "mission"),
        (Kind::Triggered, form.slots.is_some(), "slots"),
        (Kind::Endgame, form.endgame.is_some(), "endgame"),
        (Kind::Message, form.later.is_some(), "later"),
        (Kind::Exertian, form.at_end.is_some(), "at_end"),
        (Kind::Exertian, form.danger.is_some(), "danger"),
    ];
    for (kind, has, field) in has {
        if has != (kind == form.kind) {
            reader.fail(at, &format!("only and every {kind:?} card has `{field}`"));
        }
    }
    let cond = match (&form.mission, &form.at_end) {
        (Some(mission), _) => {
            Some(reader.words(&mission.condition, &format!("{at}/mission/condition"))?)
        }
        (None, Some(at_end)) => {
            Some(reader.words(&at_end.condition, &format!("{at}/at_end/condition"))?)
        }
        (None, None) => None,
    };
    let Some(end) = &form.endgame else {
        return Some(Kept { cond, end: None });
    };
    let at = format!("{at}/endgame");
    let end = match (end.vp, &end.per, &end.cond, end.special) {
        (Some(vp), Some(per), None, None) => {
            EndScore::Per(vp, reader.words(per, &format!("{at}/per"))?)
        }
        (Some(vp), None, Some(cond), None) => {
            EndScore::If(vp, reader.words(cond, &format!("{at}/if"))?)
        }
        (None, None, None, Some(form::Special::UnmarkedGoldTileRightmost)) => {
            EndScore::UnmarkedGoldTile
        }
        _ => {
            reader.fail(&at, "expected `vp` and `per`, `vp` and `if`, or `special`");
            return None;
        }
    };
    Some(Kept {
        cond,
        end: Some(end),
    })
}

/// The program of a corner, and what it gives first besides points.
fn corner(form: Option<&Value>, at: &str, reader: &mut Reader<'_>) -> (u16, Corner) {
    let at = format!("{at}/corner");
    let one;
    let steps: &[Value] = match form {
        None => &[],
        Some(Value::Array(steps)) => steps,
        Some(Value::String(name)) => match name.parse() {
            Ok(Corner::Move) => {
                one = [json!({"op": "move", "n": 1})];
                &one
            }
            Ok(what) => {
                one = [json!({"op": "gain", "what": what, "n": 1})];
                &one
            }
            Err(()) => {
                reader.fail(&at, &format!("`{name}` is no corner"));
                &[]
            }
        },
        Some(_) => {
            reader.fail(&at, "expected the name of a corner or a program");
            &[]
        }
    };
    let start = reader.program(steps, &at);
    let kind = reader.code.program(start).find_map(|op| match op {
        Op::Move(_) => Some(Corner::Move),
        Op::Gain(Resource::Data, _) => Some(Corner::Data),
        Op::Gain(Resource::Publicity, _) => Some(Corner::Publicity),
        _ => None,
    });
    if kind.is_none() && form.is_some() {
        reader.fail(&at, "a corner gives movement, data or publicity");
    }
    (start, kind.unwrap_or(Corner::Move))
}

fn planets(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let mut file = File::open("planets.json", files, problems);
    let planets: Option<Vec<form::PlanetForm>> = file.list("planets");
    let rest: Option<form::PlanetsForm> = file.rest();
    let (Some(planets), Some(rest)) = (planets, rest) else {
        return;
    };
    let mut reader = reader!(pack, "planets.json", problems);
    // 'Oumuamua is a planet of its species.
    let (mut places, mut moons) = (Places::<{ PLANETS - 1 }>::FREE, Places::<MOONS>::FREE);
    for (index, planet) in planets.iter().enumerate() {
        let at = format!("/planets/{index}");
        if planet.id.index() >= PLANETS - 1 {
            reader.fail(&at, &format!("{} is not on the planet board", planet.id));
            continue;
        }
        places.fill(planet.id.index(), &at, &mut reader);
        pack.planets[planet.id.index()] =
            self::planet(&planet.orbit, &planet.land, &at, &mut reader);
        for (index, moon) in planet.moons.iter().enumerate() {
            let at = format!("{at}/moons/{index}");
            moons.fill(moon.id.index(), &at, &mut reader);
            if moon.id.planet() != planet.id {
                reader.fail(&at, &format!("{} is no moon of {}", moon.id, planet.id));
            }
            pack.moons[moon.id.index()] = reader.program(&moon.reward, &format!("{at}/reward"));
        }
    }
    places.check("/planets", |place| Body::at(place).to_string(), &mut reader);
    moons.check("/planets", |place| Moon::at(place).to_string(), &mut reader);
    pack.discovery = [
        reader.program(&rest.discovery.left, "/discovery/left"),
        reader.program(&rest.discovery.right, "/discovery/right"),
    ];
    pack.overflow = reader.program(&rest.overflow, "/overflow");
}

fn planet(orbit: &OrbitForm, land: &LandForm, at: &str, reader: &mut Reader<'_>) -> PlanetData {
    let mut program = |steps: &[Value], of: &str| reader.program(steps, &format!("{at}/{of}"));
    PlanetData {
        first_orbiter: program(&orbit.first_orbiter, "orbit/first_orbiter"),
        every_orbiter: program(&orbit.every_orbiter, "orbit/every_orbiter"),
        every_lander: program(&land.every_lander, "land/every_lander"),
        first_landers: (0..)
            .zip(&land.first_lander_spaces)
            .map(|(index, space): (u8, _)| {
                program(space, &format!("land/first_lander_spaces/{index}"))
            })
            .collect(),
    }
}

fn sectors(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let mut file = File::open("sectors.json", files, problems);
    let stars: Option<Vec<form::StarForm>> = file.list("stars");
    file.rest::<form::RestForm>();
    let Some(stars) = stars else { return };
    let mut reader = reader!(pack, "sectors.json", problems);
    count("stars", stars.len(), Star::ALL.len(), &mut reader);
    let mut places = Places::<8>::FREE;
    let mut of_color: [Vec<Star>; 4] = Default::default();
    for (index, star) in stars.iter().enumerate() {
        let at = format!("/stars/{index}");
        if star.id.index() != index {
            reader.fail(&at, &format!("the stars are out of order: {}", star.id));
        }
        match star.position {
            1 | 2 => {
                let (tile, position) = (star.tile as usize, usize::from(star.position) - 1);
                places.fill(tile * 2 + position, &at, &mut reader);
                pack.tiles[tile][position] = star.id;
            }
            _ => reader.fail(&format!("{at}/position"), "must be 1 or 2"),
        }
        of_color[star.color.index()].push(star.id);
        pack.stars.push(StarData {
            color: star.color,
            capacity: star.data_capacity,
            first_win: reader.program(&star.first_win, &format!("{at}/first_win")),
            later_wins: reader.program(&star.later_wins, &format!("{at}/later_wins")),
        });
    }
    for (stars, of) in pack.stars_of_color.iter_mut().zip(of_color) {
        match of[..] {
            [one, other] => *stars = [one, other],
            _ => reader.fail("/stars", "there must be two stars of each colour"),
        }
    }
}

/// The technologies by their ids in the file.
fn technologies(
    pack: &mut Pack,
    files: Files<'_>,
    problems: &mut Vec<Problem>,
) -> BTreeMap<String, Tech> {
    let mut file = File::open("technologies.json", files, problems);
    let techs: Option<Vec<TechForm>> = file.list("technologies");
    file.rest::<form::RestForm>();
    let mut reader = reader!(pack, "technologies.json", problems);
    let mut ids = BTreeMap::new();
    let Some(techs) = techs else { return ids };
    let mut places = Places::<TECHS>::FREE;
    for (index, tech) in techs.iter().enumerate() {
        let at = format!("/technologies/{index}");
        let (1..=4, slot) = (tech.board_slot, tech.board_slot.wrapping_sub(1)) else {
            reader.fail(&format!("{at}/board_slot"), "must be 1 to 4");
            continue;
        };
        let place = tech.kind.index() * 4 + slot;
        places.fill(place, &at, &mut reader);
        if ids.insert(tech.id.clone(), Tech::at(place)).is_some() {
            reader.fail(&format!("{at}/id"), "this is there twice");
        }
        let mut bonuses = Places::<4>::FREE;
        for (index, program) in tech.tiles.iter().enumerate() {
            let at = format!("{at}/tiles/{index}");
            let start = reader.program(program, &at);
            match tile_bonus(reader.code.program(start).last()) {
                Some(bonus) => {
                    bonuses.fill(bonus.index(), &at, &mut reader);
                    pack.tile[place][bonus.index()] = start;
                }
                None => reader.fail(&at, "the last instruction must be the bonus of the tile"),
            }
        }
        let [own @ .., _] = &tech.tiles[0][..] else {
            continue; // noted above: no bonus
        };
        if tech
            .tiles
            .iter()
            .any(|tile| tile.split_last().is_none_or(|(_, first)| first != own))
        {
            reader.fail(
                &format!("{at}/tiles"),
                "what comes before the bonus must be the same on all",
            );
        }
        pack.own_effect[place] = reader.program(own, &at);
        match (&tech.lower, tech.kind) {
            (Some(lower), TechKind::Computer) => {
                pack.lower[slot] = reader.program(lower, &format!("{at}/lower"));
            }
            (None, TechKind::Probe | TechKind::Telescope) => {}
            _ => reader.fail(&at, "only and every computer technology has `lower`"),
        }
    }
    places.check(
        "/technologies",
        |place| Tech::at(place).to_string(),
        &mut reader,
    );
    ids
}

fn tile_bonus(last: Option<Op>) -> Option<TileBonus> {
    match last? {
        Op::Gain(Resource::Vp, _) => Some(TileBonus::Points),
        Op::Gain(Resource::Publicity, _) => Some(TileBonus::Publicity),
        Op::Gain(Resource::Energy, _) => Some(TileBonus::Energy),
        Op::Pick => Some(TileBonus::Card),
        _ => None,
    }
}

/// The player board, and between its programs those of the species (see [`read`]).
fn player_board(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let form: Option<form::BoardForm> = File::open("player_board.json", files, problems).rest();
    if let Some(form) = &form {
        let mut reader = reader!(pack, "player_board.json", problems);
        for (index, (space, program)) in pack.upper.iter_mut().zip(&form.computer.upper).enumerate()
        {
            *space = reader.program(program, &format!("/computer/upper/{index}"));
        }
    }
    all_species(pack, files, problems);
    if let Some(form) = form {
        let mut reader = reader!(pack, "player_board.json", problems);
        let computer = &form.computer;
        pack.upper_with_tech =
            reader.program(&computer.upper_with_tech, "/computer/upper_with_tech");
        pack.analyse = reader.program(&computer.analyse, "/computer/analyse");
        pack.income_card = reader.program(&form.income_card, "/income_card");
        pack.start = form.start;
    }
}

fn all_species(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let mut file = File::open("aliens.json", files, problems);
    let species: Option<form::AliensForm> = file.one("species");
    file.rest::<form::RestForm>();
    let Some(all) = species else { return };
    let forms = [
        all.mascamites,
        all.anomalies,
        all.oumuamua,
        all.centaurians,
        all.exertians,
    ];
    for (&species, form) in Species::ALL.iter().zip(&forms) {
        one_species(species, form, pack, problems);
    }
}

fn one_species(species: Species, form: &SpeciesForm, pack: &mut Pack, problems: &mut Vec<Problem>) {
    let at = format!("/species/{species}");
    let read = !pack.cards.is_empty();
    let found = pack
        .cards
        .iter()
        .filter(|card| card.species == Some(species))
        .count();
    let mut reader = reader!(pack, "aliens.json", problems);
    reader.this = Some(species);
    if read && form.cards != found {
        reader.fail(
            &format!("{at}/cards"),
            &format!("alien_cards.json has {found} of them"),
        );
    }
    let columns = [
        ("pink", &form.columns.pink),
        ("orange", &form.columns.orange),
        ("blue", &form.columns.blue),
    ];
    for (column, (name, spaces)) in pack.boards[species.index()].iter_mut().zip(columns) {
        let at = format!("{at}/columns/{name}");
        if spaces.len() > ROWS {
            reader.fail(
                &at,
                &format!("{} rows, at most {ROWS} are possible", spaces.len()),
            );
        }
        for (index, form) in spaces.iter().enumerate() {
            column.push(space(form, index, &at, &mut reader));
        }
    }
    let own = [
        (Species::Mascamites, form.samples.is_some(), "samples"),
        (Species::Anomalies, form.tokens.is_some(), "tokens"),
        (Species::Oumuamua, form.orbit.is_some(), "orbit"),
        (Species::Oumuamua, form.land.is_some(), "land"),
        (
            Species::Centaurians,
            form.message_rewards.is_some(),
            "message_rewards",
        ),
    ];
    for (owner, has, field) in own {
        if has != (owner == species) {
            reader.fail(&at, &format!("only and always {owner} have `{field}`"));
        }
    }
    for (index, sample) in form.samples.iter().flatten().enumerate() {
        pack.samples[index] = reader.program(sample, &format!("{at}/samples/{index}"));
    }
    let mut tokens = Places::<3>::FREE;
    for (index, token) in form.tokens.iter().flatten().enumerate() {
        let at = format!("{at}/tokens/{index}");
        tokens.fill(token.color.index(), &at, &mut reader);
        for (side, program) in token.sides.iter().enumerate() {
            pack.anomalies[token.color.index()][side] =
                reader.program(program, &format!("{at}/sides/{side}"));
        }
    }
    for (index, message) in form.message_rewards.iter().flatten().enumerate() {
        pack.messages[index] = reader.program(message, &format!("{at}/message_rewards/{index}"));
    }
    if let (Some(orbit), Some(land)) = (&form.orbit, &form.land) {
        pack.planets[Body::Oumuamua.index()] = planet(orbit, land, &at, &mut reader);
    }
}

fn space(form: &SpaceForm, index: usize, at: &str, reader: &mut Reader<'_>) -> BoardSpace {
    let at = format!("{at}/{index}");
    if form.row != index + 1 {
        reader.fail(&format!("{at}/row"), &format!("this is row {}", index + 1));
    }
    BoardSpace {
        reward: reader.program(&form.reward, &format!("{at}/reward")),
        cost: form.cost.map(|cost| match cost {
            CostForm::Exofossil(n) => (Resource::Exofossil, n),
            CostForm::DataPool(n) => (Resource::Data, n),
        }),
        repeatable: form.repeatable,
        danger: form.danger,
    }
}

fn gold_tiles(pack: &mut Pack, files: Files<'_>, problems: &mut Vec<Problem>) {
    let mut file = File::open("gold_tiles.json", files, problems);
    let tiles: Option<Vec<form::GoldForm>> = file.list("tiles");
    file.rest::<form::RestForm>();
    let Some(tiles) = tiles else { return };
    let mut reader = reader!(pack, "gold_tiles.json", problems);
    let mut places = Places::<8>::FREE;
    for (index, one) in tiles.iter().enumerate() {
        let (tile, side) = (one.tile.index(), one.side as usize);
        places.fill(tile * 2 + side, &format!("/tiles/{index}"), &mut reader);
        pack.gold[tile][side] = one.values;
    }
    let name = |place: usize| format!("{} {}", Gold::at(place / 2), ["A", "B"][place % 2]);
    places.check("/tiles", name, &mut reader);
}
