//! Parts of a position, and who reads them: a group of a description is written anew only if a part that it reads
//! has changed.

use orrery_core::{Game, Seat};
use orrery_seti::Seti;
use orrery_seti::op::{Cond, Metric};
use orrery_seti::pack::{EndScore, pack};
use orrery_seti::state::Player;
use std::sync::LazyLock;

/// Parts of a position, one bit each. All but the first few belong to one player.
pub(super) type Parts = u32;

pub(super) const SKY: Parts = 1;
pub(super) const PLANETS: Parts = 1 << 1;
pub(super) const WHEELS: Parts = 1 << 2;
pub(super) const SPECIES: Parts = 1 << 3;
pub(super) const STACKS: Parts = 1 << 4;
pub(super) const ROW: Parts = 1 << 5;
pub(super) const RIVAL: Parts = 1 << 6;
pub(super) const FACTS: Parts = 1 << 7;
pub(super) const GOLD: Parts = 1 << 8;
pub(super) const SCORE: Parts = 1 << 9;
pub(super) const STOCK: Parts = 1 << 10;
pub(super) const COMPUTER: Parts = 1 << 11;
pub(super) const TECHS: Parts = 1 << 12;
pub(super) const HAND: Parts = 1 << 13;
pub(super) const TUCKED: Parts = 1 << 14;
pub(super) const PLAYED: Parts = 1 << 15;
pub(super) const PIECES: Parts = 1 << 16;
pub(super) const TRACES: Parts = 1 << 17;
/// Where the turn stands, and the others.
pub(super) const TURN: Parts = 1 << 18;
/// The energy of a player in the last round.
pub(super) const LAST_ENERGY: Parts = 1 << 19;
/// What the conditions of the own cards ask for: of all cards, and of those that count at the end.
pub(super) const CONDITIONS: Parts = 1 << 20;
pub(super) const ENDS: Parts = 1 << 21;
/// Which species are known.
pub(super) const KNOWN: Parts = 1 << 22;
pub(super) const ALL: Parts = u32::MAX;

/// What the sets for gold tiles are made of.
pub(super) const SETS: Parts = TECHS | PLAYED | TUCKED | TRACES | SKY | PLANETS | GOLD;

/// The parts in which two positions of a game differ, for one player.
pub(super) fn differing(one: &Seti, other: &Seti, seat: Seat) -> Parts {
    let (own, before) = (one.player(seat), other.player(seat));
    if one.round != other.round || own.passed != before.passed {
        return ALL;
    }
    let stock = |player: &Player| {
        [
            player.credits,
            player.energy,
            player.publicity,
            player.data,
            player.exofossils,
        ]
    };
    let mut parts = 0;
    let mut note = |part: Parts, differs: bool| parts |= if differs { part } else { 0 };
    note(SCORE, own.score != before.score);
    note(STOCK, stock(own) != stock(before));
    note(COMPUTER, own.computer != before.computer);
    note(TECHS, own.techs != before.techs);
    note(HAND, own.hand != before.hand);
    note(TUCKED, own.tucked != before.tucked);
    let played = own.played != before.played || one.completed != other.completed;
    note(PLAYED, played || one.covered != other.covered);
    note(PIECES, own.pieces != before.pieces);
    note(TRACES, own.traces != before.traces);
    note(
        GOLD,
        one.gold != other.gold || own.gold_done != before.gold_done,
    );
    note(SKY, one.sectors != other.sectors);
    note(
        PLANETS,
        one.planets != other.planets || one.moons != other.moons,
    );
    let wheels = one.offsets != other.offsets || one.next_disc != other.next_disc;
    note(WHEELS, wheels);
    let secret = own.secrets != before.secrets || own.exertians != before.exertians;
    let own_species = secret || own.message != before.message;
    let species = one.species != other.species || one.relics != other.relics;
    note(SPECIES, own_species || species);
    let known = |game: &Seti| game.species.each_ref().map(|slot| slot.discovered);
    note(KNOWN, species && known(one) != known(other));
    note(TURN, turn_differs(one, other, seat));
    note(STACKS, one.techs != other.techs);
    note(ROW, one.row != other.row);
    note(
        FACTS,
        one.facts != other.facts || one.in_play != other.in_play,
    );
    note(RIVAL, one.rival.level > 0 && rival_differs(one, other));
    if parts & STOCK != 0 && one.round == 5 {
        parts |= LAST_ENERGY;
    }
    parts | conditions(one, seat, parts)
}

fn turn_differs(one: &Seti, other: &Seti, seat: Seat) -> bool {
    let own = |game: &Seti| {
        let player = game.player(seat);
        (player.gold_done, player.neutral_done)
    };
    let deciding = |game: &Seti| game.decision().map(|decision| decision.seat);
    let mut players = one.players.iter().zip(other.players.iter()).enumerate();
    let others = |(index, (now, before)): (usize, (&Player, &Player))| {
        let seen = |player: &Player| (player.score, player.credits, player.energy, player.passed);
        index != seat.index() && seen(now) != seen(before)
    };
    one.phase != other.phase
        || one.reminder != other.reminder
        || own(one) != own(other)
        || players.any(others)
        || deciding(one) != deciding(other)
}

fn rival_differs(one: &Seti, other: &Seti) -> bool {
    let agency = |game: &Seti| {
        let player = game.player(game.rival_seat());
        let stock = [player.publicity, player.data];
        (player.score, stock, player.computer)
    };
    one.rival != other.rival || agency(one) != agency(other)
}

/// Whether conditions of the own cards read one of these parts. If the cards themselves have changed, that
/// is enough to describe them anew.
fn conditions(game: &Seti, seat: Seat, parts: Parts) -> Parts {
    let player = game.player(seat);
    let (mut all, mut ends) = (0, 0);
    for card in player.hand.iter().chain(player.played.iter()) {
        let reads = READS[card.index()];
        all |= reads;
        if pack().card(card).end.is_some() {
            ends |= reads;
        }
    }
    for card in player.secrets.iter() {
        ends |= READS[card.index()];
    }
    let mut met = 0;
    if parts & all != 0 {
        met |= CONDITIONS;
    }
    if parts & ends != 0 {
        met |= ENDS;
    }
    met
}

/// By card: what its condition or its gold box reads.
static READS: LazyLock<Vec<Parts>> = LazyLock::new(|| {
    let cards = pack().cards.iter();
    cards
        .map(|printed| match (printed.end, printed.cond) {
            (Some(EndScore::Per(_, metric)), _) => of_metric(metric),
            (Some(EndScore::If(_, cond)), _) | (None, Some(cond)) => of_condition(cond),
            (Some(EndScore::UnmarkedGoldTile), _) => SETS,
            (None, None) => 0,
        })
        .collect()
});

fn of_metric(metric: Metric) -> Parts {
    match metric {
        Metric::FiguresAt(_) => PLANETS,
        Metric::SectorWins(_) | Metric::SectorsWithOwnSignal => SKY,
        Metric::Traces { .. } => TRACES | SPECIES,
        Metric::Techs(_) => TECHS,
        Metric::Publicity => STOCK,
        Metric::TuckedCards(_) => TUCKED,
        Metric::OtherPlanetsAndCometsInEarthSector => WHEELS | SPECIES,
        Metric::OwnSignalsInAnomalySectors => SKY | SPECIES,
        _ => ALL,
    }
}

fn of_condition(cond: Cond) -> Parts {
    match cond {
        Cond::Score(_) => SCORE,
        Cond::FigureAtAll(_)
        | Cond::Figures { .. }
        | Cond::OrbiterAndLanderSamePlanet
        | Cond::LanderAt(_)
        | Cond::FiguresAtOnePlanet(_) => PLANETS,
        Cond::SectorWins { .. } | Cond::SectorsWithOwnSignal(_) => SKY,
        Cond::Traces { .. }
        | Cond::TracesSameColor(_)
        | Cond::TraceOnEachSpecies(_)
        | Cond::AllTraceColorsOnOneSpecies
        | Cond::AllTraceColors(_)
        | Cond::TraceOnExofossilCostSpace(_) => TRACES | SPECIES,
        Cond::Techs(..) => TECHS,
        Cond::Publicity(_) | Cond::Exofossils(_) => STOCK,
        Cond::HandEmpty => HAND,
        Cond::ProbeOn { .. } | Cond::ProbeDistanceFromEarth(_) | Cond::DeliverSample(_) => {
            PIECES | WHEELS | SPECIES
        }
        Cond::SignalsOnOumuamua(_) => SPECIES,
        Cond::TuckedCards(_) => TUCKED,
        Cond::CompletedMissions(_) => PLAYED,
        _ => ALL,
    }
}
