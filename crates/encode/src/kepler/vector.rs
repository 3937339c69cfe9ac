//! What a seat of Kepler-3042 may know, as numbers. Seats count from the one that looks, clockwise.

use crate::Pen;
use orrery_core::{Decision, MAX_SEATS, Seat};
use orrery_kepler::View;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{CARDS, Cubes, OBJECTIVES, PLANETS, SHIPS, Source, TOP, Zone};
use orrery_kepler::setup::Placement;
use orrery_kepler::state::{Colony, Ghost, TILES, What};
use orrery_kepler::view::{PlayerView, TileView};

/// What decisions are about.
pub(super) const ABOUT: [&str; 21] = [
    "place",
    "start",
    "cubes",
    "main",
    "build",
    "settle",
    "develop",
    "advance",
    "fly",
    "destination",
    "terraform",
    "track",
    "reveal",
    "exploit",
    "produce",
    "bonus",
    "burn",
    "recall",
    "regenerate",
    "offer",
    "opponent",
];
const OWNERS: [&str; MAX_SEATS] = ["me.", "next.", "third.", "fourth."];
/// Room for the spaces of a leadership track.
const TRACK: usize = 64;

/// A seat counted from the one that looks.
fn turn(view: &View, eye: Seat, seat: Seat) -> usize {
    let seats = view.players.len();
    (seat.index() + seats - eye.index()) % seats
}

pub(super) fn write(view: &View, seat: Seat, decision: Option<Decision>, pen: &mut Pen<'_>) {
    progress(view, seat, decision, pen);
    let seats = view.players.len();
    for (step, owner) in OWNERS.into_iter().enumerate() {
        pen.of(owner);
        let before = pen.written();
        match view
            .players
            .get((step + seat.index()) % seats)
            .filter(|_| step < seats)
        {
            Some(player) => player_of(player, pen),
            None => pen.skip(PLAYER),
        }
        debug_assert_eq!(pen.written() - before, PLAYER);
    }
    pen.of("");
    own(view.player(seat), pen);
    tiles(view, seat, pen);
    cards(view, pen);
    solo(view, pen);
}

fn progress(view: &View, eye: Seat, decision: Option<Decision>, pen: &mut Pen<'_>) {
    pen.part("round", "the round / 16");
    pen.put(view.round, 16.0);
    pen.part("first", "who begins the round");
    pen.marks(MAX_SEATS, [turn(view, eye, view.first)]);
    pen.part("active", "whose turn it is");
    pen.marks(MAX_SEATS, [turn(view, eye, view.active)]);
    pen.part("decides", "who decides; none when the game is over");
    pen.marks(MAX_SEATS, decision.map(|one| turn(view, eye, one.seat)));
    pen.part("about", "what about, by *decision*");
    let about = decision.and_then(|one| ABOUT.iter().position(|&about| about == one.about));
    pen.marks(ABOUT.len(), about);
    pen.part("turn", "conversions and shifts / 5, bonus actions of the row and the column taken, cubes for the next one / 5");
    pen.put(view.facts.conversions, 5.0);
    pen.put(view.facts.shifts, 5.0);
    pen.flag(view.facts.bonus & 1 != 0);
    pen.flag(view.facts.bonus & 2 != 0);
    pen.put(view.bonus_price, 5.0);
}

/// How many places a player has.
const PLAYER: usize =
    1 + 9 + 2 * PLANETS + 3 * PLANETS + 5 + 2 + 2 + 3 * SHIPS + 9 + Source::ALL.len();

fn cubes(cubes: Cubes, pen: &mut Pen<'_>) {
    pen.all([cubes.energy, cubes.matter, cubes.antimatter], 7.0);
}

/// Coordinates, and that there are any.
fn hex(hex: Option<Hex>, pen: &mut Pen<'_>) {
    pen.flag(hex.is_some());
    let hex = hex.unwrap_or_default();
    pen.all([hex.q, hex.r], 16.0);
}

fn player_of(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.part("here", "1 for a player of this game");
    pen.flag(true);
    pen.part(
        "cubes",
        "energy, matter, antimatter in storage, in the well and on Earth, / 7",
    );
    cubes(player.storage, pen);
    cubes(player.well, pen);
    cubes(player.earth, pen);
    let planet = |colony: &Colony| usize::from(colony.planet) - 1;
    pen.part("colonies", "by *planet*");
    pen.marks(PLANETS, player.colonies.iter().map(planet));
    pen.part("terraformed", "by *planet*");
    let terraformed = player.colonies.iter().filter(|colony| colony.terraformed);
    pen.marks(PLANETS, terraformed.map(planet));
    pen.part(
        "cubes.colonies",
        "by *planet*: energy, matter, antimatter / 7",
    );
    let mut there = [0u8; 3 * PLANETS];
    for colony in &player.colonies {
        let first = 3 * planet(colony);
        let kinds = [
            colony.cubes.energy,
            colony.cubes.matter,
            colony.cubes.antimatter,
        ];
        there[first..first + 3].copy_from_slice(&kinds);
    }
    pen.all(there, 7.0);
    pen.part("technologies", "by *technology*: level / 4");
    pen.all(player.techs, f32::from(TOP));
    pen.part("tracks", "colonial, technology / 20");
    pen.all(player.tracks, 20.0);
    pen.part("medals", "colonial, technology / 5");
    pen.all(player.medals, 5.0);
    pen.part("ships", "by ship: on the board, and its coordinates / 16");
    player.ships.iter().for_each(|&ship| hex(ship, pen));
    pen.part("action", "the space of the action cube, by *main action*");
    pen.marks(9, [player.cube.into()]);
    pen.part(
        "points",
        "by *source* if the game ended now, as far as can be known, / 20",
    );
    let points = (0..Source::ALL.len()).map(|at| player.points.get(at).copied().unwrap_or(0));
    pen.all(points.map(|points| points as i16), 20.0);
}

/// What only the one who looks knows.
fn own(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.part("objective", "the own *objective* card");
    pen.marks(OBJECTIVES, player.objective.map(usize::from));
    pen.part(
        "goals",
        "by *objective*, if it counts: how much of it is reached, and that it is fulfilled",
    );
    let mut goals = [0.0; 2 * OBJECTIVES];
    for goal in &player.goals {
        let (has, needs) = goal
            .progress
            .iter()
            .fold((0.0, 0.0), |(has, needs), &(one, of)| {
                (has + f32::from(one.min(of)), needs + f32::from(of))
            });
        let first = 2 * usize::from(goal.objective);
        goals[first] = has / f32::max(needs, 1.0);
        goals[first + 1] = f32::from(u8::from(goal.met));
    }
    pen.all(goals, 1.0);
}

/// How many places a tile has.
const TILE: usize = 3 + Zone::ALL.len() + 2 + 2 + MAX_SEATS;

fn tiles(view: &View, eye: Seat, pen: &mut Pen<'_>) {
    pen.part("tiles", "by tile on the board: that it is there, coordinates / 16, *zone* (3), face up, chosen, mine, target, owner (4)");
    for at in 0..TILES {
        match view.tiles.get(at) {
            Some(tile) => tile_of(view, tile, eye, pen),
            None => pen.skip(TILE),
        }
    }
    pen.part(
        "planets",
        "by *planet*: that it is face up, and its coordinates / 16",
    );
    let mut planets = [None; PLANETS];
    for tile in &view.tiles {
        if let Some(What::Planet(number)) = tile.what {
            planets[usize::from(number) - 1] = Some(tile.hex);
        }
    }
    planets.into_iter().for_each(|at| hex(at, pen));
    pen.part("pile", "tiles still to be placed / 36");
    pen.count(view.pile, 36.0);
}

fn tile_of(view: &View, tile: &TileView, eye: Seat, pen: &mut Pen<'_>) {
    hex(Some(tile.hex), pen);
    pen.marks(Zone::ALL.len(), [view.pack.map.zone(tile.hex).index()]);
    pen.flag(tile.what.is_some());
    pen.flag(tile.chosen);
    pen.flag(tile.what == Some(What::Mine));
    pen.flag(tile.what == Some(What::Target));
    pen.marks(MAX_SEATS, tile.owner.map(|owner| turn(view, eye, owner)));
}

fn cards(view: &View, pen: &mut Pen<'_>) {
    pen.part("card", "the face-up *progress card*");
    pen.marks(CARDS, view.card.map(usize::from));
    pen.part("past", "those of earlier rounds, by *progress card*");
    pen.marks(CARDS, view.past.iter().map(|&card| card.into()));
    pen.part("deck", "progress cards to come / 16");
    pen.count(view.deck, 16.0);
    pen.part(
        "medals.card",
        "medals on the card, colonial and technology / 5",
    );
    pen.all(view.on_card, 5.0);
    pen.part(
        "medals.tracks",
        "spaces of the colonial and of the technology track with a medal",
    );
    view.medals
        .iter()
        .for_each(|spaces| pen.marks(TRACK, spaces.iter()));
    pen.part("medals.supplied", "medals taken from the supply / 10");
    pen.put(view.supplied, 10.0);
}

fn solo(view: &View, pen: &mut Pen<'_>) {
    let solo = view.solo.as_ref();
    pen.of("solo.");
    pen.part("campaign", "which *campaign*");
    pen.marks(5, solo.map(|solo| solo.campaign.into()));
    pen.part("level", "1 to 4");
    pen.marks(4, solo.map(|solo| usize::from(solo.level) - 1));
    pen.part("scores", "of the lower levels / 100");
    let scores = |level| solo.and_then(|solo| solo.scores.get(level)).copied();
    pen.all([0, 1, 2].map(|level| scores(level).unwrap_or(0)), 100.0);
    pen.part("placement", "the player placed the tiles");
    pen.flag(solo.is_some_and(|solo| solo.placement == Placement::Players));
    let ghost = solo.map_or_else(Ghost::default, |solo| solo.ghost);
    pen.part(
        "ghost",
        "by *technology*: level / 4 (5); tracks / 20 (2), medals / 5 (2)",
    );
    pen.all(ghost.techs, f32::from(TOP));
    pen.all(ghost.tracks, 20.0);
    pen.all(ghost.medals, 5.0);
}
