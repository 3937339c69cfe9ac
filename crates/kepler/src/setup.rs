//! Options and setup (K2, K3, K15.2–K15.5).

use crate::engine::Engine;
use crate::names::{CARDS, Cubes, OBJECTIVES, ObjectiveSet, PLANETS, Resource, Track};
use crate::pack::{Pack, PackRef};
use crate::placement;
use crate::state::{Facts, Frame, Job, Kepler, Player, Solo, TILES, What};
use orrery_core::plain::{Bits, List};
use orrery_core::rng::Stream;
use orrery_core::{Game, OptionInfo, OptionKind, OptionsError, Rng, Seat, Silent};
use serde::{Deserialize, Serialize};

/// How a game is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 1 to 4; one player plays a campaign.
    pub players: u8,
    /// The set of objective cards (K2.11); campaigns have their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objectives: Option<ObjectiveSet>,
    /// Who places the tiles.
    pub placement: Placement,
    /// The seat that begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The solo campaign, by its id; the first one if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// The scores with which the lower levels of the campaign were passed; the game is the level after
    /// them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<u16>,
    /// The data pack, by its fingerprint.
    pub pack: PackRef,
}

/// What people choose from. The ids of the campaigns are those of the built-in pack.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        key: "campaign",
        players: (1, 1),
        kind: OptionKind::Name {
            of: "campaign",
            names: &[
                "confini-della-galassia",
                "figli-del-progresso",
                "rete-delle-colonie",
                "civilta-ibrida",
                "progenie-superiore",
            ],
        },
    },
    OptionInfo {
        key: "objectives",
        players: (2, 4),
        kind: OptionKind::Name {
            of: "set",
            names: ObjectiveSet::NAMES,
        },
    },
    OptionInfo {
        key: "placement",
        players: (1, 4),
        kind: OptionKind::Name {
            of: "placement",
            names: &["random", "players"],
        },
    },
];

/// Who places the tiles (K2.5, K2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    #[default]
    Random,
    Players,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            objectives: None,
            placement: Placement::Random,
            first: None,
            campaign: None,
            scores: Vec::new(),
            pack: PackRef::builtin(),
        }
    }
}

/// A higher score of a campaign level counts as this one.
const MAX_SCORE: u16 = 300;

pub(crate) fn new(options: &Options, seed: u64) -> Result<Kepler, OptionsError> {
    OptionsError::check_players(&crate::INFO, options.players)?; // K1.1
    let seats = options.players as usize;
    let pack = options.pack;
    let solo = solo(options, &pack)?;
    if let Some(first) = options.first.filter(|first| first.index() >= seats) {
        let problem = format!("there is no seat {first} among {seats}");
        return Err(OptionsError::new("first", problem));
    }
    let mut state = Kepler {
        pack,
        rng: Rng::new(seed),
        round: 0, // K2.12
        first: Seat::default(),
        active: Seat::default(),
        facts: Facts::default(),
        players: (0..seats).map(|_| player(&pack, &solo)).collect(),
        tiles: List::new(),
        chosen: Bits::default(),
        pile: tiles(&pack, seats),
        deck: List::new(),
        boxed: List::new(),
        card: None,
        on_card: [0; 2],
        medals: [Track::Colonial, Track::Technology].map(|track| medals(&pack, track)),
        supplied: 0,
        spare: List::new(),
        solo,
        stack: List::new(),
    };
    let mut placer = Seat::default();
    let mut rng = state.rng;
    rng.with(|stream| {
        let random = stream.below(seats); // K2.13
        state.first = options.first.or(Seat::new(random)).unwrap_or_default();
        stream.shuffle(&mut state.pile);
        match options.placement {
            Placement::Random => place_tiles(&mut state, stream),
            Placement::Players => placer = Seat::new(stream.below(seats)).unwrap_or_default(), // K2.6
        }
        deal_cards(&mut state, stream);
        if solo.level == 0 {
            deal_objectives(
                &mut state,
                options.objectives.unwrap_or(ObjectiveSet::Standard),
                stream,
            );
        }
    });
    state.rng = rng;
    schedule(&mut state, placer);
    Engine::new(&mut state, &mut Silent).run();
    Ok(state)
}

/// What has to be done before the first round, last thing first.
fn schedule(state: &mut Kepler, placer: Seat) {
    let first = state.first;
    let mut push = |who, job| state.stack.push(Frame { who, job });
    push(first, Job::NewRound);
    let seats = state.players.len();
    let order = (0..seats).filter_map(|step| Seat::new((first.index() + step) % seats));
    for seat in order.rev() {
        push(seat, Job::Start(2)); // K3.4, R3
    }
    if state.solo.level > 0 {
        let cubes = state.solo.bonus_cubes(&state.pack);
        if cubes > 0 {
            push(first, Job::Cubes(cubes));
        }
    }
    push(first, Job::TurnUp); // K2.7
    if !state.pile.is_empty() {
        push(placer, Job::PlaceTile); // K2.6
    }
}

/// The campaign and its level (K15.1, K15.8).
fn solo(options: &Options, pack: &Pack) -> Result<Solo, OptionsError> {
    let alone = options.players == 1;
    if !alone && (options.campaign.is_some() || !options.scores.is_empty()) {
        return Err(OptionsError::new(
            "campaign",
            "campaigns are for one player",
        ));
    }
    if !alone {
        return Ok(Solo::default());
    }
    if options.objectives.is_some() {
        return Err(OptionsError::new(
            "objectives",
            "a campaign has its own objectives",
        ));
    }
    let campaign = match &options.campaign {
        None => Some(0),
        Some(id) => pack
            .campaigns
            .iter()
            .position(|campaign| campaign.id == *id),
    };
    let campaign = campaign.ok_or_else(|| {
        let ids: Vec<&str> = pack.campaigns.iter().map(|c| c.id.as_str()).collect();
        OptionsError::new("campaign", format!("there are: {}", ids.join(", ")))
    })?;
    let mut scores = List::new();
    for (index, &score) in options.scores.iter().enumerate() {
        let minimum = pack.levels.get(index).map_or(0, |level| level.minimum);
        if !(minimum..=MAX_SCORE).contains(&score) {
            let level = index + 1;
            let problem = format!("level {level} is passed with {minimum} to {MAX_SCORE} points");
            return Err(OptionsError::new("scores", problem));
        }
        if !scores.try_push(score) {
            return Err(OptionsError::new("scores", "a campaign has 4 levels"));
        }
    }
    Ok(Solo {
        campaign: campaign as u8,
        level: scores.len() as u8 + 1,
        scores,
        placement: options.placement,
        ..Solo::default()
    })
}

/// The next game of a campaign: the level after one that was passed, the same level again after a failure,
/// nothing after the last (K15.1, K15.8, R42).
pub(crate) fn sequel(state: &Kepler) -> Option<Options> {
    let side = state.outcome()?.sides.into_iter().next()?;
    if !state.is_solo() {
        return None;
    }
    let mut scores = state.solo.scores.to_vec();
    if side.won {
        if state.solo.level as usize == state.pack.levels.len() {
            return None;
        }
        scores.push(u16::try_from(side.score).ok()?.min(MAX_SCORE));
    }
    Some(Options {
        players: 1,
        placement: state.solo.placement,
        campaign: Some(
            state.pack.campaigns[state.solo.campaign as usize]
                .id
                .clone(),
        ),
        scores,
        pack: state.pack,
        ..Options::default()
    })
}

impl Solo {
    /// Bonus cubes of energy or matter at the start of this level (K15.8).
    #[must_use]
    pub fn bonus_cubes(&self, pack: &Pack) -> u8 {
        let Some(&score) = self.scores.last() else {
            return 0;
        };
        let passed = pack.levels[self.scores.len() - 1].minimum;
        let steps = score.saturating_sub(passed) / 5;
        steps as u8 * pack.levels[self.level as usize - 1].cubes_per_5
    }

    /// Bonus antimatter at the start of this level.
    #[must_use]
    pub fn bonus_antimatter(&self, pack: &Pack) -> u8 {
        match self.level {
            0 => 0,
            level => pack.levels[level as usize - 1].antimatter,
        }
    }
}

fn player(pack: &Pack, solo: &Solo) -> Player {
    let (earth, storage) = if solo.level == 0 {
        (pack.earth, pack.storage) // K3.5
    } else {
        let bonus = Cubes::of(Resource::Antimatter, solo.bonus_antimatter(pack)); // K15.8
        (pack.solo_earth + bonus, pack.solo_storage) // K15.3
    };
    Player {
        earth,
        storage,
        cube: pack.start, // K3.7
        ..Player::default()
    }
}

/// The tiles for so many players (K2.2, K2.3).
fn tiles(pack: &Pack, seats: usize) -> List<What, TILES> {
    let players = seats.max(2);
    let planets = (1..=PLANETS as u8).filter(|&n| pack.planet(n).min_players as usize <= players);
    let extras = [What::Mine, What::Target];
    let extras = extras
        .into_iter()
        .flat_map(|what| std::iter::repeat_n(what, players));
    planets.map(What::Planet).chain(extras).collect()
}

fn medals(pack: &Pack, track: Track) -> Bits<1> {
    let mut medals = Bits::default();
    for (index, space) in pack.track(track).iter().enumerate() {
        if space.medal {
            medals.insert(index);
        }
    }
    medals
}

/// K2.5: from the beginning if the tiles do not fit.
fn place_tiles(state: &mut Kepler, stream: &mut Stream) {
    let pack = state.pack;
    let players = state.players.len() as u8;
    let hexes = loop {
        if let Some(hexes) = placement::place(&pack.map, players, stream) {
            break hexes;
        }
    };
    for hex in hexes {
        let what = state.pile.pop().unwrap_or_default();
        state.put_tile(what, pack.map.spot(hex).hex);
    }
}

/// K2.10, K15.2.
fn deal_cards(state: &mut Kepler, stream: &mut Stream) {
    let pack = state.pack;
    let solo = state.is_solo();
    let used = |&card: &u8| !(solo && pack.cards[card as usize].removed_in_solo);
    let mut cards: List<u8, CARDS> = (0..CARDS as u8).filter(used).collect();
    stream.shuffle(&mut cards);
    let rounds = pack.rounds as usize;
    state.deck = cards[..rounds].iter().copied().collect();
    state.boxed = cards[rounds..].iter().copied().collect();
    state.boxed.sort_unstable();
}

/// K2.11.
fn deal_objectives(state: &mut Kepler, set: ObjectiveSet, stream: &mut Stream) {
    let pack = state.pack;
    let of_set = |&index: &u8| pack.objectives[index as usize].set == set;
    let mut cards: List<u8, OBJECTIVES> = (0..OBJECTIVES as u8).filter(of_set).collect();
    stream.shuffle(&mut cards);
    for player in state.players.iter_mut() {
        player.objective = cards.pop();
    }
    cards.sort_unstable();
    state.spare = cards;
}
