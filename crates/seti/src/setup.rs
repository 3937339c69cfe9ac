//! Options and setup (S1).

use crate::names::{Card, PROJECTS, Source, Species, Star};
use crate::pack::pack;
use crate::rival::{ADVANCED, BASIC};
use crate::solar::Offsets;
use crate::state::{
    CardSet, Facts, Frame, InPlay, Job, OpenObjective, Phase, Player, Relics, Rival, Sector, Seti,
    SpeciesSlot, TechStack,
};
use orrery_core::plain::List;
use orrery_core::rng::Stream;
use orrery_core::{OptionInfo, OptionKind, OptionsError, Rng, Seat};
use serde::{Deserialize, Serialize};

/// How a game is set up. What is not given is drawn at random.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 1 to 4; one player plays the solo game against the rival.
    pub players: u8,
    /// Difficulty of the solo game, 1 to 5; 1 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solo: Option<u8>,
    /// The left and the right species.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub species: Option<[Species; 2]>,
    /// Offsets of the three discs, 0 to 7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discs: Option<Offsets>,
    /// The order of the sector tiles A to D in the north, east, south and west.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<String>,
    /// Sides of the gold tiles technology, missions, income, other: for example `ABBA`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold: Option<String>,
    /// The seat that begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

/// What people choose from.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        key: "solo",
        players: (1, 1),
        kind: OptionKind::Number(1, 5),
    },
    OptionInfo {
        key: "species",
        players: (1, 4),
        kind: OptionKind::Names {
            of: "species",
            count: 2,
            names: Species::NAMES,
        },
    },
];

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            solo: None,
            species: None,
            discs: None,
            tiles: None,
            gold: None,
            first: None,
        }
    }
}

/// Sectors of the four tile slots, counter-clockwise star first.
const TILE_SECTORS: [[usize; 2]; 4] = [[7, 0], [1, 2], [3, 4], [5, 6]];

fn letters(option: &'static str, text: &str, allowed: &str) -> Result<[usize; 4], OptionsError> {
    let places: Vec<usize> = text.chars().filter_map(|c| allowed.find(c)).collect();
    let wrong = || OptionsError::new(option, format!("needs four letters of {allowed}: `{text}`"));
    if text.chars().count() != 4 {
        return Err(wrong());
    }
    places.try_into().map_err(|_| wrong())
}

/// Sides at the table: the solo game is set up for two (S19.1).
fn sides(options: &Options) -> usize {
    options.players.max(2) as usize
}

fn check(options: &Options) -> Result<(), OptionsError> {
    OptionsError::check_players(&crate::INFO, options.players)?;
    if let Some(level) = options.solo {
        if options.players != 1 {
            return Err(OptionsError::new("solo", "only one player meets the rival"));
        }
        if !(1..=5).contains(&level) {
            return Err(OptionsError::new("solo", "difficulties are 1 to 5 (S19.2)"));
        }
    }
    if let Some([left, right]) = options.species
        && left == right
    {
        return Err(OptionsError::new("species", "the two species must differ"));
    }
    if let Some(discs) = options.discs
        && discs.iter().any(|&offset| offset > 7)
    {
        return Err(OptionsError::new("discs", "offsets are 0 to 7"));
    }
    if let Some(first) = options.first
        && first.index() >= sides(options)
    {
        return Err(OptionsError::new(
            "first",
            format!("there is no seat {first}"),
        ));
    }
    Ok(())
}

fn species_slots(options: &Options, stream: &mut Stream) -> [SpeciesSlot; 2] {
    let mut all: Vec<Species> = Species::ALL.to_vec();
    stream.shuffle(&mut all);
    let chosen = options.species.unwrap_or([all[0], all[1]]);
    chosen.map(|species| SpeciesSlot {
        species,
        discovered: false,
        discovery: [None; 3],
        overflow: [[0; 4]; 3],
        board: [[None; crate::state::ROWS]; 3],
        top: [[0; 4]; 3],
        top_last: [None; 3],
        deck: List::new(),
        face_up: None,
    })
}

/// S19.2 to S19.6, S20.2, S20.3
fn rival(level: u8, stream: &mut Stream) -> Rival {
    if level == 0 {
        return Rival::default();
    }
    let solo = &pack().solo;
    let board = &solo.boards[level as usize - 1];
    let mut reserve: Vec<u8> = ADVANCED.collect();
    stream.shuffle(&mut reserve);
    let mut deck: Vec<u8> = BASIC.collect();
    deck.extend((0..board.advanced).filter_map(|_| reserve.pop()));
    stream.shuffle(&mut deck);
    let mut stack = Vec::new();
    for tier in (0..3).rev() {
        let of_tier = (0..)
            .zip(&solo.objectives)
            .filter(|(_, one)| one.tier == tier);
        let mut tiles: Vec<u8> = of_tier.map(|(tile, _)| tile).collect();
        stream.shuffle(&mut tiles);
        stack.extend(tiles.into_iter().take(board.objectives[tier]));
    }
    let open = (0..3)
        .filter_map(|_| stack.pop())
        .map(|tile| OpenObjective { tile, done: 0 });
    Rival {
        level,
        progress: board.start,
        deck: deck.into_iter().collect(),
        reserve: reserve.into_iter().collect(),
        open: open.collect(),
        objectives: stack.into_iter().collect(),
        ..Rival::default()
    }
}

fn stars(tiles: [usize; 4]) -> [Star; 8] {
    let mut stars = [Star::Procyon; 8];
    for (slot, tile) in tiles.into_iter().enumerate() {
        for (sector, star) in TILE_SECTORS[slot].into_iter().zip(pack().tiles[tile]) {
            stars[sector] = star;
        }
    }
    stars
}

/// S1.1 to S1.22. Every random thing is drawn in a fixed order, also where an option replaces it.
pub(crate) fn new(options: &Options, seed: u64) -> Result<Seti, OptionsError> {
    check(options)?;
    let given_tiles = given(options.tiles.as_deref(), "tiles", "ABCD")?;
    let given_gold = given(options.gold.as_deref(), "gold", "AB")?;
    check_tiles(given_tiles)?;
    let n = sides(options);
    let level = match options.players {
        1 => options.solo.unwrap_or(1),
        _ => 0,
    };
    let mut rng = Rng::new(seed);
    let state = rng.with(|stream| {
        let species = species_slots(options, stream);
        let random_discs = [(); 3].map(|()| stream.below(8) as u8);
        let mut random_tiles = [0, 1, 2, 3];
        stream.shuffle(&mut random_tiles);
        let random_gold = [(); 4].map(|()| stream.below(2));
        let random_first = Seat::new(stream.below(n)).unwrap_or_default();
        let mut deck: List<Card, PROJECTS> = (0..PROJECTS).map(Card::at).collect();
        stream.shuffle(&mut deck);
        let techs = [(); 12].map(|()| tech_stack(stream));
        let mut draw = || deck.pop();
        let row = [(); 3].map(|()| draw());
        let stacks = [(); 4].map(|()| (0..=n).filter_map(|_| draw()).collect());
        let first = options.first.unwrap_or(random_first);
        let seated = |seat: Seat| {
            let order = (seat.index() + n - first.index()) % n;
            player(order, level > 0 && seat.index() == 1, &mut draw) // S19.3
        };
        let players = Seat::first(n).map(seated).collect();
        let neutral = 4u8.saturating_sub(n as u8).min(2); // S1.10
        Seti {
            round: 1,
            first,
            active: first,
            phase: Phase::Setup,
            in_free: false,
            reminder: true,
            players,
            deck,
            row,
            discard: CardSet::default(),
            reshuffled: false,
            gone: CardSet::default(),
            stacks,
            completed: CardSet::default(),
            covered: [0; 22],
            offsets: options.discs.unwrap_or(random_discs),
            next_disc: 0,
            stars: stars(given_tiles.unwrap_or(random_tiles)),
            sectors: [Sector::default(); 8],
            planets: Default::default(),
            moons: Default::default(),
            techs,
            gold_side_b: given_gold.unwrap_or(random_gold).map(|side| side == 1),
            gold: Default::default(),
            neutral: [neutral; 2],
            species,
            relics: Relics::default(),
            rival: rival(level, stream),
            facts: Facts::default(),
            in_play: InPlay::default(),
            stack: List::new(),
            rng: Rng::new(0),
        }
    });
    let mut state = Seti { rng, ..state };
    ask_for_first_incomes(&mut state);
    Ok(state)
}

fn tech_stack(stream: &mut Stream) -> TechStack {
    let mut tiles: List<u8, 4> = (0..4).collect();
    stream.shuffle(&mut tiles);
    TechStack {
        tiles,
        two_points: true,
    }
}

/// The letters of an option that says how tiles lie, if it is given.
fn given(
    text: Option<&str>,
    option: &'static str,
    known: &str,
) -> Result<Option<[usize; 4]>, OptionsError> {
    text.map(|text| letters(option, text, known)).transpose()
}

fn check_tiles(tiles: Option<[usize; 4]>) -> Result<(), OptionsError> {
    let Some(mut tiles) = tiles else {
        return Ok(());
    };
    tiles.sort_unstable();
    match tiles {
        [0, 1, 2, 3] => Ok(()),
        _ => Err(OptionsError::new(
            "tiles",
            "each of A, B, C, D must stand once",
        )),
    }
}

/// What the player at this place in the order of turns begins with; the rival has neither credits nor energy nor cards.
fn player(order: usize, rival: bool, draw: &mut impl FnMut() -> Option<Card>) -> Player {
    let start = &pack().start;
    let score = start.vp_by_turn_order[order];
    let given = |n: u8| if rival { 0 } else { n };
    let mut player = Player {
        score: u16::from(score),
        publicity: start.publicity,
        credits: given(start.credit),
        energy: given(start.energy),
        hand: (0..given(start.cards)).filter_map(|_| draw()).collect(),
        ..Player::default()
    };
    player.points[Source::Start.index()] = i16::from(score);
    player
}

/// Everybody but the rival chooses a first income, in the order of turns.
fn ask_for_first_incomes(state: &mut Seti) {
    let seats = state.seats_from(state.first).rev();
    let people: List<Seat, 4> = seats.filter(|&who| !state.is_rival(who)).collect();
    for &who in people.iter() {
        let job = Job::FirstIncome;
        state.stack.push(Frame {
            who,
            from: Source::Start,
            own: false,
            job,
        });
    }
}
