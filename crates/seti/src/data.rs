//! The printed components, read once from `data/seti/`.
//!
//! Everything here is fixed for all games. Effects are programs in [`Data::code`].

use crate::names::{
    Body, CARDS, Card, Color, Corner, Gold, HAND_CARDS, Income, MOONS, Moon, PLANETS, PROJECTS,
    Resource, Species, Star, TECHS, Tech, TechKind, TileBonus, Trace,
};
use crate::op::{Addr, Code, Cond, Metric, Op, Trigger, json};
use crate::rival::Solo;
use crate::solar::Layouts;
use orrery_core::plain::Bits;
use serde::Deserialize;
use std::sync::LazyLock;

/// A set of cards that can be in a hand, as bits by [`Card::index`].
pub type CardBits = Bits<3>;

/// What becomes of a card after its effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Event,
    Conditional,
    Triggered,
    Endgame,
    Message,
    Exertian,
}

/// Points of a gold-box card at the end of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum EndScore {
    /// So many for each unit.
    Per(u8, Metric),
    /// So many if the condition holds.
    If(u8, Cond),
    /// An unmarked gold tile, scored as if marked on its last space.
    UnmarkedGoldTile,
}

/// One printed card.
#[derive(Debug)]
pub struct CardData {
    pub name: String,
    pub species: Option<Species>,
    pub cost: u8,
    pub costs_energy: bool,
    pub corner: Addr,
    pub corner_kind: Corner,
    pub color: Color,
    pub income: Income,
    pub kind: Kind,
    pub play: Addr,
    /// Reward of a conditional mission, or the green part of a message card.
    pub later: Addr,
    /// Condition of a conditional mission or of an Exertian card.
    pub cond: Option<Cond>,
    pub slots: Vec<(Trigger, Addr)>,
    pub end: Option<EndScore>,
    pub danger: u8,
    pub end_vp: u8,
    /// Place in the state's list of covered circles.
    pub slot_index: u8,
}

/// One planet.
#[derive(Debug, Default)]
pub struct PlanetData {
    pub first_orbiter: Addr,
    pub every_orbiter: Addr,
    pub every_lander: Addr,
    pub first_landers: Vec<Addr>,
}

/// One near star.
#[derive(Debug)]
pub struct StarData {
    pub color: Color,
    pub capacity: u8,
    pub first_win: Addr,
    pub later_wins: Addr,
}

/// One space of a species board.
#[derive(Debug, Clone, Copy)]
pub struct BoardSpace {
    pub reward: Addr,
    pub cost: Option<(Resource, u8)>,
    pub repeatable: bool,
    pub danger: u8,
}

/// All printed components.
#[derive(Debug)]
pub struct Data {
    pub code: Code,
    pub cards: Vec<CardData>,
    pub planets: [PlanetData; PLANETS],
    pub moons: [Addr; MOONS],
    pub stars: Vec<StarData>,
    /// The two stars of each sector tile, counter-clockwise first.
    pub tiles: [[Star; 2]; 4],
    pub stars_of_color: [[Star; 2]; 4],
    /// Bonus programs of each technology, by [`TileBonus`].
    pub tile: [[Addr; 4]; TECHS],
    /// What a technology gives whatever its tile shows (S9.6).
    pub own_effect: [Addr; TECHS],
    /// Lower computer spaces by dots.
    pub lower: [Addr; 4],
    pub upper: [Addr; 6],
    pub upper_with_tech: Addr,
    pub analyse: Addr,
    pub income_card: Addr,
    pub start: Start,
    /// Spaces of the species boards, by species and colour, bottom to top.
    pub boards: [[Vec<BoardSpace>; 3]; 5],
    /// Discovery spaces of the left and the right slot.
    pub discovery: [Addr; 2],
    pub overflow: Addr,
    pub samples: [Addr; 7],
    /// By colour and side.
    pub anomalies: [[Addr; 2]; 3],
    pub messages: [Addr; 4],
    /// By tile, side (A, B) and place.
    pub gold: [[[u8; 4]; 2]; 4],
    pub layouts: Layouts,
    pub solo: Solo,
    pub income_is: [CardBits; 5],
    pub corner_is: [CardBits; 3],
    pub kind_is: [CardBits; 5],
    /// Cards that can be played with so many credits or so much energy.
    pub for_credits: [CardBits; 6],
    pub for_energy: [CardBits; 6],
    pub cards_of: [CardBits; 4],
    /// How many cards have circles.
    pub triggered: usize,
    /// A program that marks a pink, orange or blue trace is needed by rules too.
    pub no_op: Addr,
}

/// What a player starts with (S1.16, S1.17).
#[derive(Debug, Deserialize)]
pub struct Start {
    pub publicity: u8,
    pub credit: u8,
    pub energy: u8,
    pub cards: u8,
    pub vp_by_turn_order: [u8; 4],
}

impl Data {
    /// A printed card.
    #[inline]
    #[must_use]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// A near star.
    #[inline]
    #[must_use]
    pub fn star(&self, star: Star) -> &StarData {
        &self.stars[star.index()]
    }
}

static DATA: LazyLock<Data> =
    LazyLock::new(|| load().expect("the embedded data files are valid; a test reads them"));

/// The printed components.
#[inline]
#[must_use]
pub fn data() -> &'static Data {
    &DATA
}

#[derive(Deserialize)]
struct JsonCard {
    n: u8,
    name: String,
    species: Option<Species>,
    cost: JsonCost,
    corner: JsonCorner,
    sector: Option<Color>,
    income: Option<Income>,
    kind: Kind,
    play: Vec<json::Op>,
    mission: Option<JsonMission>,
    #[serde(default)]
    slots: Vec<JsonSlot>,
    endgame: Option<JsonEnd>,
    later: Option<Vec<json::Op>>,
    #[serde(default)]
    danger: u8,
    at_end: Option<JsonAtEnd>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum JsonCost {
    Credits(u8),
    Of {
        credit: Option<u8>,
        energy: Option<u8>,
    },
    None(()),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum JsonCorner {
    Kind(Corner),
    Ops(Vec<json::Op>),
    None(()),
}

#[derive(Deserialize)]
struct JsonMission {
    condition: json::Cond,
    reward: Vec<json::Op>,
}

#[derive(Deserialize)]
struct JsonSlot {
    trigger: json::Trigger,
    reward: Vec<json::Op>,
}

#[derive(Deserialize)]
struct JsonEnd {
    #[serde(default)]
    vp: u8,
    per: Option<json::Metric>,
    #[serde(rename = "if")]
    cond: Option<json::Cond>,
    special: Option<String>,
}

#[derive(Deserialize)]
struct JsonAtEnd {
    condition: json::Cond,
    vp: u8,
}

fn load_card(card: JsonCard, code: &mut Code) -> Result<CardData, String> {
    let this = card.species;
    let (cost, costs_energy) = match card.cost {
        JsonCost::Credits(credits) => (credits, false),
        JsonCost::Of {
            energy: Some(energy),
            ..
        } => (energy, true),
        JsonCost::Of { credit, .. } => (credit.unwrap_or(0), false),
        JsonCost::None(()) => (u8::MAX, false),
    };
    let corner_ops = match card.corner {
        JsonCorner::Kind(Corner::Move) => vec![json::Op::Move { n: 1 }],
        JsonCorner::Kind(Corner::Data) => vec![json::Op::Gain {
            what: Resource::Data,
            n: 1,
        }],
        JsonCorner::Kind(Corner::Publicity) => {
            vec![json::Op::Gain {
                what: Resource::Publicity,
                n: 1,
            }]
        }
        JsonCorner::Ops(ops) => ops,
        JsonCorner::None(()) => Vec::new(),
    };
    let corner_kind = corner_ops
        .iter()
        .find_map(|op| match op {
            json::Op::Move { .. } => Some(Corner::Move),
            json::Op::Gain {
                what: Resource::Data,
                ..
            } => Some(Corner::Data),
            json::Op::Gain {
                what: Resource::Publicity,
                ..
            } => Some(Corner::Publicity),
            _ => None,
        })
        .unwrap_or(Corner::Move);
    let (cond, later) = match (card.mission, card.later, &card.at_end) {
        (Some(mission), _, _) => (Some(mission.condition.compile(this)?), mission.reward),
        (_, Some(later), _) => (None, later),
        (_, _, Some(at_end)) => (Some(at_end.condition.compile(this)?), Vec::new()),
        _ => (None, Vec::new()),
    };
    let end = match card.endgame {
        None => None,
        Some(JsonEnd {
            vp, per: Some(per), ..
        }) => Some(EndScore::Per(vp, per.compile(this)?)),
        Some(JsonEnd {
            vp,
            cond: Some(cond),
            ..
        }) => Some(EndScore::If(vp, cond.compile(this)?)),
        Some(JsonEnd {
            special: Some(_), ..
        }) => Some(EndScore::UnmarkedGoldTile),
        Some(_) => return Err("an end-of-game box without points".to_owned()),
    };
    let slots = card
        .slots
        .iter()
        .map(|slot| Ok((slot.trigger.compile(), code.compile(&slot.reward, this)?)))
        .collect::<Result<_, String>>()?;
    Ok(CardData {
        name: card.name,
        species: this,
        cost,
        costs_energy,
        corner: code.compile(&corner_ops, this)?,
        corner_kind,
        color: card.sector.unwrap_or(Color::Black),
        income: card.income.unwrap_or(Income::Card),
        kind: card.kind,
        play: code.compile(&card.play, this)?,
        later: code.compile(&later, this)?,
        cond,
        slots,
        end,
        danger: card.danger,
        end_vp: card.at_end.map_or(0, |at_end| at_end.vp),
        slot_index: u8::MAX,
    })
}

fn parse<T: for<'a> Deserialize<'a>>(name: &str, text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("{name}: {error}"))
}

macro_rules! file {
    ($name:literal) => {
        parse(
            concat!("data/seti/", $name),
            include_str!(concat!("../../../data/seti/", $name)),
        )?
    };
}

type Program = Vec<json::Op>;

#[derive(Deserialize)]
struct JsonPlanets {
    planets: Vec<JsonPlanet>,
    discovery_spaces: JsonDiscovery,
}

#[derive(Deserialize)]
struct JsonPlanet {
    id: Body,
    orbit: JsonOrbit,
    land: JsonLand,
    moons: Vec<JsonMoon>,
}

#[derive(Deserialize)]
struct JsonOrbit {
    first_orbiter: Program,
    every_orbiter: Program,
}

#[derive(Deserialize)]
struct JsonLand {
    every_lander: Program,
    first_lander_spaces: Vec<Program>,
}

#[derive(Deserialize)]
struct JsonMoon {
    id: Moon,
    reward: Program,
}

#[derive(Deserialize)]
struct JsonDiscovery {
    left_species: JsonDiscoverySide,
    right_species: JsonDiscoverySide,
}

#[derive(Deserialize)]
struct JsonDiscoverySide {
    discovery: Program,
    overflow: Program,
}

#[derive(Deserialize)]
struct JsonStars {
    stars: Vec<JsonStar>,
}

#[derive(Deserialize)]
struct JsonStar {
    id: Star,
    color: Color,
    data_capacity: u8,
    tile: String,
    position: usize,
    first_win: Program,
    later_wins: Program,
}

#[derive(Deserialize)]
struct JsonTechs {
    technologies: Vec<JsonTech>,
}

#[derive(Deserialize)]
struct JsonTech {
    id: String,
    kind: TechKind,
    board_slot: usize,
    ability: JsonAbility,
    tiles: Vec<JsonTile>,
}

#[derive(Deserialize)]
struct JsonAbility {
    lower: Option<Program>,
}

#[derive(Deserialize)]
struct JsonTile {
    immediate: Program,
}

#[derive(Deserialize)]
struct JsonBoard {
    start: Start,
    income_card: Program,
    computer: JsonComputer,
}

#[derive(Deserialize)]
struct JsonComputer {
    upper: [Program; 6],
    upper_with_tech: Program,
    analyse: Program,
}

#[derive(Deserialize)]
struct JsonAliens {
    species: std::collections::BTreeMap<Species, JsonSpecies>,
}

#[derive(Deserialize)]
struct JsonSpecies {
    columns: JsonColumns,
    #[serde(default)]
    samples: Vec<JsonReward>,
    #[serde(default)]
    tokens: Vec<JsonToken>,
    #[serde(default)]
    message_rewards: Vec<JsonReward>,
    orbit: Option<JsonOrbit>,
    land: Option<JsonLand>,
}

#[derive(Deserialize)]
struct JsonColumns {
    pink: Vec<JsonSpace>,
    orange: Vec<JsonSpace>,
    blue: Vec<JsonSpace>,
}

#[derive(Deserialize)]
struct JsonSpace {
    reward: Program,
    cost: Option<JsonSpaceCost>,
    #[serde(default)]
    repeatable: bool,
    #[serde(default)]
    danger: u8,
}

#[derive(Deserialize)]
struct JsonSpaceCost {
    exofossil: Option<u8>,
    data_pool: Option<u8>,
}

#[derive(Deserialize)]
struct JsonReward {
    reward: Program,
}

#[derive(Deserialize)]
struct JsonToken {
    color: Trace,
    sides: [Program; 2],
}

#[derive(Deserialize)]
struct JsonGold {
    tiles: Vec<JsonGoldTile>,
}

#[derive(Deserialize)]
struct JsonGoldTile {
    tile: Gold,
    side: String,
    values: [u8; 4],
}

fn load_space(space: &JsonSpace, species: Species, code: &mut Code) -> Result<BoardSpace, String> {
    let cost = space.cost.as_ref().and_then(|cost| {
        let exofossils = cost.exofossil.map(|n| (Resource::Exofossil, n));
        exofossils.or(cost.data_pool.map(|n| (Resource::Data, n)))
    });
    Ok(BoardSpace {
        reward: code.compile(&space.reward, Some(species))?,
        cost,
        repeatable: space.repeatable,
        danger: space.danger,
    })
}

fn load_planet(
    orbit: &JsonOrbit,
    land: &JsonLand,
    this: Option<Species>,
    code: &mut Code,
) -> Result<PlanetData, String> {
    Ok(PlanetData {
        first_orbiter: code.compile(&orbit.first_orbiter, this)?,
        every_orbiter: code.compile(&orbit.every_orbiter, this)?,
        every_lander: code.compile(&land.every_lander, this)?,
        first_landers: land
            .first_lander_spaces
            .iter()
            .map(|space| code.compile(space, this))
            .collect::<Result<_, _>>()?,
    })
}

fn tile_bonus(tile: &JsonTile) -> Result<TileBonus, String> {
    match tile.immediate.last() {
        Some(json::Op::Gain {
            what: Resource::Vp, ..
        }) => Ok(TileBonus::Points),
        Some(json::Op::Gain {
            what: Resource::Publicity,
            ..
        }) => Ok(TileBonus::Publicity),
        Some(json::Op::Gain {
            what: Resource::Energy,
            ..
        }) => Ok(TileBonus::Energy),
        Some(json::Op::Pick { .. }) => Ok(TileBonus::Card),
        _ => Err("technologies.json: unknown tile bonus".to_owned()),
    }
}

fn load() -> Result<Data, String> {
    let mut code = Code::default();
    let no_op = code.compile(&[], None)?;

    let mut projects: Vec<JsonCard> = file!("main_deck.json");
    let mut species_cards: Vec<JsonCard> = file!("alien_cards.json");
    projects.sort_by_key(|card| card.n);
    species_cards.sort_by_key(|card| card.n);
    if projects.len() != PROJECTS || species_cards.len() != CARDS - PROJECTS {
        return Err("there must be 138 project cards and 55 species cards".to_owned());
    }
    let mut cards = Vec::with_capacity(CARDS);
    for card in projects.into_iter().chain(species_cards) {
        cards.push(load_card(card, &mut code)?);
    }
    let mut triggered = 0;
    for card in cards.iter_mut().filter(|card| card.kind == Kind::Triggered) {
        card.slot_index = triggered as u8;
        triggered += 1;
    }

    let planets_file: JsonPlanets = file!("planets.json");
    let mut planets: [PlanetData; PLANETS] = Default::default();
    let mut moons = [no_op; MOONS];
    for planet in &planets_file.planets {
        planets[planet.id.index()] = load_planet(&planet.orbit, &planet.land, None, &mut code)?;
        for moon in &planet.moons {
            moons[moon.id.index()] = code.compile(&moon.reward, None)?;
        }
    }
    let spaces = &planets_file.discovery_spaces;
    let discovery = [
        code.compile(&spaces.left_species.discovery, None)?,
        code.compile(&spaces.right_species.discovery, None)?,
    ];
    let overflow = code.compile(&spaces.left_species.overflow, None)?;

    let stars_file: JsonStars = file!("sectors.json");
    let mut stars = Vec::new();
    let mut tiles = [[Star::Procyon; 2]; 4];
    let mut of_color: [Vec<Star>; 4] = Default::default();
    for (index, star) in stars_file.stars.iter().enumerate() {
        if star.id.index() != index {
            return Err("sectors.json: stars are out of order".to_owned());
        }
        let tile = ["A", "B", "C", "D"]
            .iter()
            .position(|tile| *tile == star.tile);
        tiles[tile.ok_or("sectors.json: tiles are A to D")?][star.position - 1] = star.id;
        of_color[star.color.index()].push(star.id);
        stars.push(StarData {
            color: star.color,
            capacity: star.data_capacity,
            first_win: code.compile(&star.first_win, None)?,
            later_wins: code.compile(&star.later_wins, None)?,
        });
    }
    let stars_of_color = of_color.map(|stars| [stars[0], stars[1]]);

    let techs_file: JsonTechs = file!("technologies.json");
    let mut tile = [[no_op; 4]; TECHS];
    let mut own_effect = [no_op; TECHS];
    let mut lower = [no_op; 4];
    let mut ids = std::collections::BTreeMap::new();
    for tech in &techs_file.technologies {
        let index = tech.kind.index() * 4 + tech.board_slot - 1;
        ids.insert(tech.id.clone(), Tech::at(index));
        for one in &tech.tiles {
            tile[index][tile_bonus(one)?.index()] = code.compile(&one.immediate, None)?;
        }
        if let Some([own @ .., _]) = tech.tiles.first().map(|one| &one.immediate[..]) {
            own_effect[index] = code.compile(own, None)?; // the last instruction is the tile's bonus
        }
        if let Some(program) = &tech.ability.lower {
            lower[tech.board_slot - 1] = code.compile(program, None)?;
        }
    }

    let board: JsonBoard = file!("player_board.json");
    let mut upper = [no_op; 6];
    for (space, program) in upper.iter_mut().zip(&board.computer.upper) {
        *space = code.compile(program, None)?;
    }

    let aliens: JsonAliens = file!("aliens.json");
    let mut boards: [[Vec<BoardSpace>; 3]; 5] = Default::default();
    let (mut samples, mut anomalies, mut messages) = ([no_op; 7], [[no_op; 2]; 3], [no_op; 4]);
    for (&species, one) in &aliens.species {
        let this = Some(species);
        let columns = [&one.columns.pink, &one.columns.orange, &one.columns.blue];
        for (column, spaces) in boards[species.index()].iter_mut().zip(columns) {
            for space in spaces {
                column.push(load_space(space, species, &mut code)?);
            }
        }
        for (index, sample) in one.samples.iter().enumerate() {
            samples[index] = code.compile(&sample.reward, this)?;
        }
        for token in &one.tokens {
            for (side, program) in token.sides.iter().enumerate() {
                anomalies[token.color.index()][side] = code.compile(program, this)?;
            }
        }
        for (index, message) in one.message_rewards.iter().enumerate() {
            messages[index] = code.compile(&message.reward, this)?;
        }
        if let (Some(orbit), Some(land)) = (&one.orbit, &one.land) {
            planets[Body::Oumuamua.index()] = load_planet(orbit, land, this, &mut code)?;
        }
    }

    let gold_file: JsonGold = file!("gold_tiles.json");
    let mut gold = [[[0; 4]; 2]; 4];
    for one in &gold_file.tiles {
        gold[one.tile.index()][usize::from(one.side == "B")] = one.values;
    }

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
    let income_is = std::array::from_fn(|i| select(&|c| c.income == Income::at(i)));
    let corner_is = std::array::from_fn(|i| select(&|c| c.corner_kind == Corner::at(i)));
    let kind_is = kinds.map(|kind| select(&|c| c.kind == kind));
    let for_credits = std::array::from_fn(|n| select(&|c| !c.costs_energy && c.cost as usize <= n));
    let for_energy = std::array::from_fn(|n| select(&|c| c.costs_energy && c.cost as usize <= n));
    let cards_of = std::array::from_fn(|i| select(&|c| c.species == Some(Species::at(i))));

    Ok(Data {
        upper_with_tech: code.compile(&board.computer.upper_with_tech, None)?,
        analyse: code.compile(&board.computer.analyse, None)?,
        income_card: code.compile(&board.income_card, None)?,
        layouts: Layouts::load()?,
        solo: Solo::load(&ids)?,
        code,
        cards,
        planets,
        moons,
        stars,
        tiles,
        stars_of_color,
        tile,
        own_effect,
        lower,
        upper,
        start: board.start,
        boards,
        discovery,
        overflow,
        samples,
        anomalies,
        messages,
        gold,
        income_is,
        corner_is,
        kind_is,
        for_credits,
        for_energy,
        cards_of,
        triggered,
        no_op,
    })
}

impl Data {
    /// The plain gains of a program.
    pub fn gains(&self, program: Addr) -> impl Iterator<Item = (Resource, u8)> + '_ {
        self.code.program(program).filter_map(|op| match op {
            Op::Gain(what, n) => Some((what, n)),
            _ => None,
        })
    }
}
