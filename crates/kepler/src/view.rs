//! What one viewer may know (K1.8).

use crate::map::{Grid, Hex};
use crate::names::{CARDS, Cubes, SHIPS};
use crate::op::CardStep;
use crate::pack::PackRef;
use crate::state::{Colony, Facts, Frame, Job, Kepler, Player, Solo, What};
use orrery_core::plain::Bits;
use orrery_core::{Decision, Game, Seat, Viewer};
use serde::Serialize;

/// A player as seen by the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub storage: Cubes,
    pub well: Cubes,
    pub earth: Cubes,
    pub colonies: Vec<Colony>,
    pub techs: [u8; 5],
    pub tracks: [u8; 2],
    pub medals: [u8; 2],
    pub ships: [Option<Hex>; SHIPS],
    pub cube: u8,
    /// The objective card, if the viewer may know it.
    pub objective: Option<u8>,
    /// The objectives that count for this player, as far as the viewer may know them.
    pub goals: Vec<Goal>,
    /// Points by source if the game ended now, as far as the viewer can count them.
    pub points: Vec<i32>,
}

/// An objective and how far a player has got.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Goal {
    pub objective: u8,
    /// For each condition what the player has reached, and what is needed.
    pub progress: Vec<(u8, u8)>,
    /// Fulfilled, now or at an earlier time (R15).
    pub met: bool,
}

/// A tile as seen by the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub hex: Hex,
    /// `None` if it lies face down.
    pub what: Option<What>,
    /// About to be turned up with others (K7.6).
    pub chosen: bool,
    pub owner: Option<Seat>,
}

/// The whole table as seen by one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub pack: PackRef,
    pub viewer: Option<Seat>,
    pub decision: Option<Decision>,
    pub round: u8,
    pub first: Seat,
    pub active: Seat,
    #[serde(rename = "turn")]
    pub facts: Facts,
    /// How many cubes the next bonus action of this turn costs (K8.3).
    pub bonus_price: u8,
    pub players: Vec<PlayerView>,
    pub tiles: Vec<TileView>,
    /// Tiles that the players still have to place.
    pub pile: usize,
    /// Progress cards still to come.
    pub deck: usize,
    /// The face-up progress card.
    pub card: Option<u8>,
    /// Whom each step of it would concern now (K11.1).
    pub concerned: Vec<Vec<Seat>>,
    /// Progress cards of earlier rounds.
    pub past: Vec<u8>,
    pub on_card: [u8; 2],
    pub medals: [Bits<1>; 2],
    pub supplied: u8,
    /// The campaign, in the solo game.
    pub solo: Option<Solo>,
    /// Unfinished business, all of it public.
    pub stack: Vec<Frame>,
}

impl View {
    /// The player in a seat of this game.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// Whose turn it is; nobody's during the setup, in the other phases of a round, and when the game is
    /// over (K5.3).
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        let running = self.stack.iter().any(|frame| frame.job == Job::Recall);
        running.then_some(self.active)
    }

    /// The tile on a hex.
    #[must_use]
    pub fn tile(&self, hex: Hex) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.hex == hex)
    }

    /// The board as ships meet it now.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let tiles = self.tiles.iter();
        let tiles = tiles.map(|tile| (tile.hex, What::cell(tile.what, tile.owner.is_some())));
        let ships = self.players.iter().flat_map(|player| player.ships);
        self.pack.map.grid(tiles, ships.flatten())
    }

    pub(crate) fn new(state: &Kepler, viewer: Viewer) -> Self {
        let over = state.stack.is_empty();
        let seats = Seat::first(state.players.len());
        let unseen = |card: &u8| state.deck.contains(card) || state.boxed.contains(card);
        let left_out =
            |card: u8| state.is_solo() && state.pack.cards[card as usize].removed_in_solo;
        let past = (0..CARDS as u8)
            .filter(|card| !unseen(card) && state.card != Some(*card) && !left_out(*card));
        Self {
            pack: state.pack,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            decision: state.decision(),
            round: state.round,
            first: state.first,
            active: state.active,
            facts: state.facts,
            bonus_price: state.bonus_price(),
            players: seats
                .map(|seat| {
                    let knows = over || viewer.is(seat);
                    player(state, seat, knows)
                })
                .collect(),
            tiles: state
                .tiles
                .iter()
                .enumerate()
                .map(|(at, tile)| TileView {
                    hex: tile.hex,
                    what: tile.up.then_some(tile.what),
                    chosen: state.chosen.has(at),
                    owner: tile.owner,
                })
                .collect(),
            pile: state.pile.len(),
            deck: state.deck.len(),
            card: state.card,
            concerned: concerned(state),
            past: past.collect(),
            on_card: state.on_card,
            medals: state.medals,
            supplied: state.supplied,
            solo: state.is_solo().then_some(state.solo),
            stack: state.stack.to_vec(),
        }
    }
}

fn concerned(state: &Kepler) -> Vec<Vec<Seat>> {
    let card = state.card.map(|card| &state.pack.cards[card as usize]);
    let steps = card.map_or(&[][..], |card| &card.steps);
    let concerned = |step: &CardStep| {
        let seats = state.seats_from(state.first);
        let concerned = seats.filter(|&seat| state.is_concerned(seat, step.target));
        concerned.collect()
    };
    steps.iter().map(concerned).collect()
}

fn goals(state: &Kepler, seat: Seat) -> Vec<Goal> {
    let goal = |objective: u8| {
        let pack = state.pack;
        let parts = pack.parts(&pack.objectives[objective as usize].condition);
        let parts = parts.iter();
        Goal {
            objective,
            progress: parts.map(|&cond| state.tally(seat, cond)).collect(),
            met: state.fulfils(seat, objective),
        }
    };
    state.objectives(seat).map(goal).collect()
}

fn player(state: &Kepler, seat: Seat, knows_objective: bool) -> PlayerView {
    let player: &Player = state.player(seat);
    let mut counted = *state;
    if !knows_objective {
        counted.player_mut(seat).objective = None;
    }
    PlayerView {
        storage: player.storage,
        well: player.well,
        earth: player.earth,
        colonies: player.colonies.to_vec(),
        techs: player.techs,
        tracks: player.tracks,
        medals: player.medals,
        ships: player.ships,
        cube: player.cube,
        objective: player.objective.filter(|_| knows_objective),
        goals: goals(&counted, seat),
        points: counted.points(seat).to_vec(),
    }
}
