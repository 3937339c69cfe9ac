//! What one viewer may know (S21.33, S21.34, D-88). There is nowhere to put the rest.

use crate::engine::species::{ask, looking_at};
use crate::names::SOURCES;
use crate::names::{
    Body, Card, Gold, MOONS, PLANETS, Space, Species, Star, TECHS, TRIGGERED, Tech, TileBonus,
    Trace,
};
use crate::op::Addr;
use crate::pack::pack;
use crate::solar::Cell;
use crate::state::{
    Anomaly, CardSet, Computer, Facts, Frame, Job, Marker, Marks, OpenObjective, Pending, Phase,
    Planet, ROWS, Sample, SecretSet, Sector, Seti, SpeciesSlot, TechSet,
};
use orrery_core::{Seat, Viewer};
use serde::Serialize;

/// A probe or capsule as everybody sees it; only the owner knows what a capsule holds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PieceView {
    pub at: Space,
    pub capsule: bool,
    pub sample: Option<Sample>,
}

/// Cards of which only the backs are seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Backs {
    /// Project cards.
    pub projects: usize,
    /// Species cards, by species.
    pub species: [usize; 4],
}

/// How far a card has come for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// A condition: how much of how much.
    Reached(u16, u16),
    /// What the gold box is worth now.
    Worth(u16),
}

/// One player's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub score: u16,
    pub publicity: u8,
    pub credits: u8,
    pub energy: u8,
    pub data: u8,
    pub exofossils: u8,
    pub passed: bool,
    pub computer: Computer,
    pub techs: TechSet,
    /// Only the own hand.
    pub hand: Option<CardSet>,
    pub hand_backs: Backs,
    pub tucked: CardSet,
    pub played: CardSet,
    pub pieces: Vec<PieceView>,
    pub traces: [[u8; 3]; 2],
    pub gold_done: [bool; 3],
    /// How many sets there are for each gold tile (S13.4 to S13.13).
    pub gold_sets: [u16; 4],
    pub neutral_done: [bool; 2],
    pub exertian_done: [bool; 2],
    pub message: u16,
    /// Only the own ones.
    pub exertians: Option<SecretSet>,
    pub exertian_count: usize,
    /// Only the own ones, until they are revealed at the end (S18.8).
    pub secrets: Option<SecretSet>,
    pub secret_count: usize,
    /// Where conditions and gold boxes of the cards in front stand; of the own hand and secrets too.
    pub standings: Vec<(Card, Standing)>,
    pub points: [i16; SOURCES],
}

impl PlayerView {
    /// Where this card stands, if it has a condition or a gold box.
    #[must_use]
    pub fn standing(&self, card: Card) -> Option<Standing> {
        let mut standings = self.standings.iter();
        standings.find(|(one, _)| *one == card).map(|(_, at)| *at)
    }
}

/// A technology stack: only the top bonus is visible.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TechView {
    pub top: Option<TileBonus>,
    pub left: usize,
    pub two_points: bool,
}

/// A species slot; the species is unknown until it is discovered.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpeciesView {
    pub species: Option<Species>,
    pub discovery: [Option<Marker>; 3],
    pub overflow: [[u8; 4]; 3],
    pub board: [[Option<Marker>; ROWS]; 3],
    pub top: [[u8; 4]; 3],
    pub top_last: [Option<Marker>; 3],
    pub deck: usize,
    pub face_up: Option<Card>,
}

/// What everybody sees of the rival.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RivalView {
    pub level: u8,
    pub progress: u8,
    pub arrow_right: bool,
    pub deck: usize,
    pub played: Vec<u8>,
    pub reserve: usize,
    /// Action cards that have been revealed, one bit each.
    pub seen: u32,
    pub techs: [u8; TECHS],
    pub messages: u8,
    pub objectives: usize,
    pub open: Vec<OpenObjective>,
    pub finished: u8,
    /// Objectives completed at some time, one bit each.
    pub done: u32,
}

fn rival(state: &Seti) -> Option<RivalView> {
    let rival = &state.rival;
    (rival.level > 0).then(|| RivalView {
        level: rival.level,
        progress: rival.progress,
        arrow_right: rival.arrow_right,
        deck: rival.deck.len(),
        played: rival.played.to_vec(),
        reserve: rival.reserve.len(),
        seen: rival.seen,
        techs: rival.techs,
        messages: rival.messages,
        objectives: rival.objectives.len(),
        open: rival.open.to_vec(),
        finished: rival.finished,
        done: rival.done,
    })
}

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub first: Seat,
    /// Whose turn it is.
    #[serde(rename = "turn")]
    pub active: Seat,
    pub phase: Phase,
    pub in_free: bool,
    pub reminder: bool,
    pub players: Vec<PlayerView>,
    pub deck: usize,
    pub row: [Option<Card>; 3],
    pub discard: CardSet,
    pub gone: CardSet,
    pub stacks: [usize; 4],
    /// The end-of-round stack, for the one who chooses from it (S12.4).
    pub stack_cards: Option<Vec<Card>>,
    pub completed: CardSet,
    pub covered: [u8; TRIGGERED],
    pub offsets: [u8; 3],
    pub next_disc: u8,
    pub stars: [Star; 8],
    pub sectors: [Sector; 8],
    pub planets: [Planet; PLANETS],
    pub moons: [[u8; 4]; MOONS],
    pub techs: [TechView; TECHS],
    pub gold_side_b: [bool; 4],
    pub gold: [Vec<Seat>; 4],
    pub gold_values: [[u8; 4]; 4],
    pub neutral: [u8; 2],
    pub species: [SpeciesView; 2],
    /// Face-down samples on Jupiter and Saturn.
    pub samples: [usize; 2],
    /// The samples somebody looks at, for that player (S14.5).
    pub samples_seen: Option<(Body, Vec<Sample>)>,
    pub delivered: Vec<Sample>,
    pub anomalies: Vec<Anomaly>,
    pub tile: Marks,
    pub messages: [Option<Marker>; 4],
    pub pending: Vec<Pending>,
    pub exertian_milestones: [u16; 2],
    /// The rival of a solo game; its decks stay hidden.
    pub rival: Option<RivalView>,
    pub facts: Facts,
    pub card_in_play: Option<Card>,
    /// Cards just drawn by the card in play, for the one who drew them.
    pub drawn: Option<Vec<Card>>,
    /// Unfinished business, the current decision last.
    pub stack: Vec<Frame>,
}

/// True if the viewer chooses from the end-of-round stack now.
pub(crate) fn choosing_stack(state: &Seti, viewer: Viewer) -> bool {
    matches!(state.stack.last(), Some(frame) if frame.job == Job::PassTake && viewer.is(frame.who))
}

pub(crate) fn backs(cards: CardSet) -> Backs {
    let pack = pack();
    let species = std::array::from_fn(|index| cards.0.and(pack.cards_of[index]).len());
    Backs {
        projects: cards.len() - species.iter().sum::<usize>(),
        species,
    }
}

impl View {
    /// What a space shows.
    #[must_use]
    pub fn cell(&self, space: Space) -> Cell {
        let layout = pack().layouts.get(self.offsets);
        if layout.space_of(Body::Oumuamua) == space && self.discovered(Species::Oumuamua) {
            return Cell::Body(Body::Oumuamua);
        }
        layout.cell(space)
    }

    /// What a landing costs this player, or somebody without technologies (S3.13, S3.14).
    #[must_use]
    pub fn land_cost(&self, who: Option<Seat>, body: Body) -> u8 {
        let orbited = self.planets[body.index()].orbiters != [0; 4];
        let player = who.and_then(|who| self.players.get(who.index()));
        let probe3 = player.is_some_and(|player| player.techs.has(Tech::Probe3));
        crate::engine::landing(orbited, probe3)
    }

    /// What a space of a species board gives, if it is one now; rows count from 0.
    #[must_use]
    pub fn gives(&self, species: Species, color: Trace, row: usize) -> Option<Addr> {
        let printed = pack().boards[species.index()][color.index()].get(row)?;
        ask!(species => gives(self, color, row, printed))
    }

    /// True once this species is discovered.
    #[must_use]
    pub fn discovered(&self, species: Species) -> bool {
        self.species
            .iter()
            .any(|slot| slot.species == Some(species))
    }

    pub(crate) fn new(state: &Seti, viewer: Viewer) -> Self {
        let looking = looking_at(state, viewer);
        Self {
            round: state.round,
            first: state.first,
            active: state.active,
            phase: state.phase,
            in_free: state.in_free,
            reminder: state.reminder,
            players: Seat::first(state.players.len())
                .map(|seat| player(state, seat, viewer))
                .collect(),
            deck: state.deck.len(),
            row: state.row,
            discard: state.discard,
            gone: state.gone,
            stacks: std::array::from_fn(|round| state.stacks[round].len()),
            stack_cards: choosing_stack(state, viewer)
                .then(|| sorted(&state.stacks[state.round as usize - 1])),
            completed: state.completed,
            covered: state.covered,
            offsets: state.offsets,
            next_disc: state.next_disc,
            stars: state.stars,
            sectors: state.sectors,
            planets: state.planets,
            moons: state.moons,
            techs: std::array::from_fn(|tech| TechView {
                top: state.techs[tech].top(),
                left: state.techs[tech].tiles.len(),
                two_points: state.techs[tech].two_points,
            }),
            gold_side_b: state.gold_side_b,
            gold: std::array::from_fn(|gold| state.gold[gold].to_vec()),
            gold_values: std::array::from_fn(|gold| state.gold_values(Gold::at(gold))),
            neutral: state.neutral,
            species: std::array::from_fn(|side| species(&state.species[side])),
            samples: std::array::from_fn(|planet| state.relics.samples[planet].len()),
            samples_seen: looking.map(|body| (body, sorted(state.samples_of(body)))),
            delivered: state.relics.delivered.to_vec(),
            anomalies: state.relics.anomalies.to_vec(),
            tile: state.relics.tile,
            messages: state.relics.messages,
            pending: state.relics.pending.to_vec(),
            exertian_milestones: state.relics.exertian_milestones,
            rival: rival(state),
            facts: state.facts,
            card_in_play: state.in_play.card,
            drawn: viewer
                .is(state.active)
                .then(|| state.in_play.drawn.to_vec()),
            stack: state.stack.to_vec(),
        }
    }
}

fn sorted<T: Copy + Ord>(items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    items.sort_unstable();
    items
}

fn player(state: &Seti, seat: Seat, viewer: Viewer) -> PlayerView {
    let own = viewer.is(seat);
    let player = state.player(seat);
    let piece = |piece: &crate::state::Piece| PieceView {
        at: piece.at,
        capsule: piece.sample.is_some(),
        sample: piece.sample.filter(|_| own),
    };
    PlayerView {
        score: player.score,
        publicity: player.publicity,
        credits: player.credits,
        energy: player.energy,
        data: player.data,
        exofossils: player.exofossils,
        passed: player.passed,
        computer: player.computer,
        techs: player.techs,
        hand: own.then_some(player.hand),
        hand_backs: backs(player.hand),
        tucked: player.tucked,
        played: player.played,
        pieces: player.pieces.iter().map(piece).collect(),
        traces: player.traces,
        gold_done: player.gold_done,
        gold_sets: std::array::from_fn(|gold| state.gold_sets(seat, Gold::ALL[gold])),
        neutral_done: player.neutral_done,
        exertian_done: player.exertian_done,
        message: player.message,
        exertians: own.then_some(player.exertians),
        exertian_count: player.exertians.len(),
        secrets: (own || state.phase == Phase::Over).then_some(player.secrets),
        secret_count: player.secrets.len(),
        standings: standings(state, seat, own),
        points: player.points,
    }
}

fn standings(state: &Seti, seat: Seat, own: bool) -> Vec<(Card, Standing)> {
    let player = state.player(seat);
    let hand = player.hand.iter().filter(|_| own);
    let secrets = player.exertians.or(player.secrets);
    let cards = player.played.iter().chain(hand);
    let cards = cards.chain(secrets.iter().filter(|_| own));
    let standing = |card| Some((card, state.standing(seat, card)?));
    cards.filter_map(standing).collect()
}

fn species(slot: &SpeciesSlot) -> SpeciesView {
    SpeciesView {
        species: slot.discovered.then_some(slot.species),
        discovery: slot.discovery,
        overflow: slot.overflow,
        board: slot.board,
        top: slot.top,
        top_last: slot.top_last,
        deck: slot.deck.len(),
        face_up: slot.face_up,
    }
}
