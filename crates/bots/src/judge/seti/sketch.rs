//! The description of a position of SETI for a network.

use super::parts::{
    self, COMPUTER, CONDITIONS, ENDS, GOLD, HAND, KNOWN, LAST_ENERGY, PIECES,
    PLANETS as AT_PLANETS, PLAYED, Parts, RIVAL, ROW, SCORE, SETS, SKY, SPECIES, STACKS, STOCK,
    TECHS as OWN_TECHS, TRACES, TUCKED, TURN, WHEELS,
};
use super::{TERMS, WORTHS, ahead, card_effect, part_of_set, rival_score, rounds_left, weight};
use crate::net::Sketch;
use crate::sight::Sketched;
use orrery_core::{Game, Seat};
use orrery_seti::Seti;
use orrery_seti::engine::GOLD_MILESTONES;
use orrery_seti::names::{
    Body, Card, Gold, HAND_CARDS, Income, PLANETS, PROJECTS, Side, Species, Star, TECHS, Tech,
    Trace,
};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::state::{Marker, Phase};
use orrery_seti::view::Standing;

/// Places for objectives: as many as a state can tell apart.
const OBJECTIVES: usize = u32::BITS as usize;

/// A group of numbers, and the parts of a position that it reads.
struct Group {
    places: u16,
    reads: Parts,
    /// Writes them and says what the hand-written judge makes of them.
    write: fn(&Seti, Seat, &mut Sketch) -> f32,
}

/// A term of the hand-written judge, which is a group as well.
macro_rules! term {
    ($number:literal, $reads:expr) => {
        Group {
            places: 1,
            reads: $reads,
            write: |game, seat, sketch| {
                let term = TERMS[$number](game, seat);
                sketch.put(term / 20.0);
                term
            },
        }
    };
}

/// A group that the judge does not know.
macro_rules! numbers {
    ($places:expr, $reads:expr, $write:expr) => {
        Group {
            places: $places,
            reads: $reads,
            write: |game, seat, sketch| {
                $write(game, seat, sketch);
                0.0
            },
        }
    };
}

const GROUPS: [Group; 34] = [
    term!(0, SCORE),
    term!(1, PLAYED | SPECIES | ENDS),
    term!(2, SETS),
    term!(3, TUCKED),
    term!(4, SKY),
    term!(5, SPECIES),
    term!(6, RIVAL),
    term!(7, TRACES),
    term!(8, STOCK | COMPUTER),
    term!(9, HAND | ENDS),
    term!(10, OWN_TECHS),
    term!(11, COMPUTER | STOCK),
    term!(
        12,
        PIECES | AT_PLANETS | WHEELS | OWN_TECHS | KNOWN | LAST_ENERGY
    ),
    term!(13, PLAYED),
    numbers!(24, TURN | SCORE, table),
    numbers!(18, STOCK, stock),
    numbers!(13, HAND | TUCKED, supply),
    numbers!(37, OWN_TECHS | COMPUTER | STACKS, board),
    numbers!(55, PIECES | WHEELS | AT_PLANETS | KNOWN, space),
    numbers!(8, SKY, sky),
    numbers!(35, TRACES | SPECIES | ENDS, species),
    numbers!(36, SETS, gold),
    numbers!(22, HAND | PLAYED | ENDS, cards),
    Group {
        places: 16,
        reads: RIVAL,
        write: |game, _, sketch| {
            rival(game, sketch);
            -rival_score(game)
        },
    },
    numbers!(2 * HAND_CARDS as u16, HAND | PLAYED, names_of_cards),
    numbers!(2 * OBJECTIVES as u16 + 6, RIVAL, objectives),
    numbers!(
        2 * HAND_CARDS as u16 + 6,
        HAND | PLAYED | CONDITIONS,
        goals_of_cards
    ),
    numbers!(40, SKY | WHEELS, ahead::races),
    numbers!(PROJECTS as u16 + 3, ROW, ahead::row),
    numbers!(12, SPECIES, ahead::spaces),
    numbers!(25, STACKS | OWN_TECHS | STOCK, ahead::stacks),
    numbers!(4, HAND | STOCK, ahead::payable),
    numbers!(8, PIECES | WHEELS | KNOWN, ahead::reach),
    numbers!(4, HAND | TUCKED | PLAYED | GOLD, ahead::for_gold),
];

/// By part of a position: the groups that read it.
const READERS: [u64; Parts::BITS as usize] = {
    let mut readers = [0; Parts::BITS as usize];
    let mut group = 0;
    while group < GROUPS.len() {
        let mut part = 0;
        while part < readers.len() {
            readers[part] |= ((GROUPS[group].reads >> part & 1) as u64) << group;
            part += 1;
        }
        group += 1;
    }
    readers
};

impl Sketched for Seti {
    const GROUPS: &'static [u16] = &{
        let mut places = [0; GROUPS.len()];
        let mut group = 0;
        while group < places.len() {
            places[group] = GROUPS[group].places;
            group += 1;
        }
        places
    };

    fn result(&self, seat: Seat) -> Option<f32> {
        let over = self.phase == Phase::Over;
        over.then(|| f32::from(self.player(seat).score) - rival_score(self))
    }

    fn group(&self, seat: Seat, group: usize, sketch: &mut Sketch) -> f32 {
        (GROUPS[group].write)(self, seat, sketch)
    }

    fn changed(&self, from: &Self, seat: Seat) -> u64 {
        let mut parts = parts::differing(self, from, seat);
        let mut groups = 0;
        while parts != 0 {
            groups |= READERS[parts.trailing_zeros() as usize];
            parts &= parts - 1;
        }
        groups
    }
}

fn left(game: &Seti) -> f32 {
    rounds_left(game) as f32 / 4.0
}

/// The game as a whole, and where the turn stands.
fn table(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let player = game.player(seat);
    sketch.set([rounds_left(game)].into_iter(), 5);
    sketch.set([game.players.len() - 1].into_iter(), 4);
    sketch.flag(player.passed);
    let others = || game.seats_from(seat).skip(1).map(|seat| game.player(seat));
    let passed = others().filter(|other| other.passed).count() as f32;
    sketch.put(passed / (game.players.len() - 1).max(1) as f32);
    let best = others().map(|other| other.score).max().unwrap_or(0);
    sketch.put(f32::from(best) / 100.0);
    let energy: u8 = others()
        .map(|other| other.credits.min(9) + other.energy.min(9))
        .sum();
    sketch.put(f32::from(energy) / 20.0);
    let deciding = game
        .decision()
        .is_some_and(|decision| decision.seat == seat);
    let open = deciding && game.phase == Phase::Before;
    sketch.flag(open);
    sketch.flag(deciding && !open);
    sketch.flag(game.reminder);
    let missing = GOLD_MILESTONES.map(|goal| goal.saturating_sub(player.score));
    for (done, missing) in player.gold_done.iter().zip(missing) {
        sketch.flag(*done);
        sketch.put(if *done {
            0.0
        } else {
            (1.0 - f32::from(missing) / 15.0).max(0.0)
        });
    }
    for done in player.neutral_done {
        sketch.flag(done);
    }
}

/// Resources.
fn stock(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let left = left(game);
    let player = game.player(seat);
    for count in [player.credits, player.energy, player.publicity, player.data] {
        sketch.twice(f32::from(count) / 4.0, left);
        sketch.put(f32::from(count.min(2)) / 2.0);
        sketch.put(f32::from(count.saturating_sub(4)) / 4.0);
    }
    sketch.flag(player.publicity >= 6);
    sketch.put(f32::from(player.exofossils) / 2.0);
}

/// The size of the hand, and income.
fn supply(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (player, left) = (game.player(seat), left(game));
    let hand = player.hand.len() as f32;
    sketch.twice(hand / 4.0, left);
    sketch.put((hand - 4.0).max(0.0) / 4.0);
    for &income in Income::ALL {
        sketch.twice(f32::from(game.tucked(seat, income)) / 2.0, left);
    }
}

/// Technologies and the computer.
fn board(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let left = left(game);
    let player = game.player(seat);
    for &tech in Tech::ALL {
        let has = f32::from(u8::from(player.has(tech)));
        sketch.twice(has, left);
    }
    for count in player.techs.by_kind() {
        sketch.put(f32::from(count) / 3.0);
    }
    let computer = &player.computer;
    sketch.set([usize::from(computer.upper)].into_iter(), 7);
    let full = computer.lower.iter().filter(|&&full| full).count();
    let tiles = computer.tiles.iter().flatten().count();
    sketch.put(full as f32 / 2.0);
    sketch.put((tiles - full.min(tiles)) as f32 / 2.0);
    let two_points = game.techs.iter().filter(|stack| stack.two_points).count();
    sketch.put(two_points as f32 / TECHS as f32);
}

/// Planets, moons and probes.
fn space(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (player, me) = (game.player(seat), seat.index());
    let probes = player.pieces.iter().filter(|piece| piece.sample.is_none());
    sketch.set([player.probes().min(3)].into_iter(), 4);
    sketch.put((player.pieces.len() - player.probes()) as f32);
    let earth = game.space_of(Body::Earth);
    for &body in &Body::ALL[..PLANETS] {
        let planet = &game.planets[body.index()];
        sketch.put(f32::from(planet.orbiters[me]));
        sketch.put(f32::from(planet.landers[me]));
        if body == Body::Earth || !game.body_in_play(body) {
            sketch.set(std::iter::empty(), 4);
            continue;
        }
        let there = game.space_of(body);
        let way = probes.clone().map(|piece| piece.at.distance(there)).min();
        sketch.put(way.map_or(0.0, |way| (4.0 - f32::from(way)).max(0.0) / 4.0));
        sketch.flag(way == Some(0));
        sketch.put((4.0 - f32::from(earth.distance(there))).max(0.0) / 4.0);
        let first = planet.first_landers.iter().flatten().count();
        sketch.put(first as f32 + f32::from(u8::from(planet.first_orbiter.is_some())));
    }
    let moons: u8 = game.moons.iter().map(|moon| moon[me]).sum();
    sketch.put(f32::from(moons));
    let taken = game.moons.iter().flatten().filter(|&&n| n > 0).count();
    sketch.put(taken as f32 / 4.0);
}

/// Signals and sectors.
fn sky(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let mut wins = [0.0f32; 4];
    let (mut marks, mut leading, mut nearly) = (0, 0.0, 0.0);
    for &star in Star::ALL {
        let (sector, printed) = (&game.sectors[star.index()], pack().star(star));
        wins[printed.color.index()] += f32::from(sector.wins[seat.index()]);
        let mut counts = [0; 4];
        for owner in sector.marks.iter() {
            counts[owner.index()] += 1;
        }
        let mine = std::mem::take(&mut counts[seat.index()]);
        marks += mine;
        if counts.iter().all(|&other| mine > other) {
            leading += 1.0;
            let full = sector.marks.len() as f32 / f32::from(printed.capacity);
            nearly += full.min(1.0);
        }
    }
    for won in wins {
        sketch.put(won / 2.0);
    }
    sketch.put(wins.iter().sum::<f32>() / 4.0);
    sketch.put(marks as f32 / 6.0);
    sketch.put(leading / 2.0);
    sketch.put(nearly / 2.0);
}

/// Traces and what belongs to the species.
fn species(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let player = game.player(seat);
    for &color in Trace::ALL {
        sketch.put(f32::from(player.traces_of(color)) / 3.0);
    }
    let all: u8 = player.traces.iter().flatten().sum();
    sketch.put(f32::from(all) / 5.0);
    for &side in Side::ALL {
        let slot = game.slot(side);
        let filled = slot.discovery.iter().flatten().count();
        let mine = slot.discovery.iter().flatten();
        let mine = mine.filter(|&&marker| marker == Marker::of(seat)).count();
        let hidden = f32::from(u8::from(!slot.discovered));
        sketch.put(hidden);
        sketch.put(hidden * filled as f32 / 3.0);
        sketch.put(hidden * mine as f32 / 2.0);
    }
    for &one in Species::ALL {
        let side = game.discovered(one);
        sketch.flag(side.is_some());
        for &color in Trace::ALL {
            let traces = side.map_or(0, |side| player.traces[side.index()][color.index()]);
            sketch.put(f32::from(traces) / 2.0);
        }
    }
    sketch.put(f32::from(player.message) / 100.0);
    sketch.put(player.exertians.len() as f32 / 3.0);
    sketch.put(player.secrets.len() as f32 / 3.0);
    sketch.put(f32::from(game.secret_points(seat)) / 10.0);
    let tile = game
        .relics
        .tile
        .iter()
        .filter(|&&owner| owner == seat)
        .count();
    sketch.put(tile as f32 / 2.0);
}

fn gold(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    for &gold in Gold::ALL {
        let marks = &game.gold[gold.index()];
        let place = marks.iter().position(|&owner| owner == seat);
        let value = f32::from(game.gold_values(gold)[place.unwrap_or(marks.len()).min(3)]) / 5.0;
        let sets = f32::from(game.gold_sets(seat, gold));
        let part = part_of_set(game, seat, gold);
        let marked = f32::from(u8::from(place.is_some()));
        sketch.flag(game.gold_side_b[gold.index()]);
        for number in [value, sets, value * sets, value * part] {
            sketch.put(marked * number);
            sketch.put((1.0 - marked) * number);
        }
    }
}

/// Cards in hand and in front of the player.
fn cards(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (d, player, rounds) = (pack(), game.player(seat), rounds_left(game));
    let (mut corners, mut colors, mut incomes) = ([0.0; 3], [0.0; 4], [0.0; 5]);
    let mut effects = [0.0f32; 5];
    for card in player.hand.iter() {
        let printed = d.card(card);
        corners[printed.corner_kind.index()] += 0.5;
        colors[printed.color.index()] += 0.5;
        incomes[printed.income.index()] += 0.5;
        let mut effect = card_effect(game, seat, card, rounds) / 5.0;
        for place in &mut effects {
            if effect > *place {
                std::mem::swap(place, &mut effect);
            }
        }
    }
    for number in corners
        .into_iter()
        .chain(colors)
        .chain(incomes)
        .chain(effects)
    {
        sketch.put(number);
    }
    let open = player
        .played
        .iter()
        .filter(|&card| !game.completed.has(card));
    let (mut conditional, mut circles, mut waiting) = (0.0, 0.0, 0.0);
    for card in open {
        let printed = d.card(card);
        match printed.kind {
            Kind::Conditional => {
                conditional += 1.0;
                waiting += WORTHS.of(printed.later, rounds);
            }
            Kind::Triggered => {
                let covered = game.covered[printed.slot_index as usize].count_ones() as usize;
                circles += (printed.slots.len() - covered.min(printed.slots.len())) as f32;
            }
            _ => (),
        }
    }
    sketch.put(conditional / 2.0);
    sketch.put(circles / 4.0);
    sketch.put(waiting * weight::MISSION[1] / 4.0);
    sketch.put(player.played.0.and(game.completed.0).len() as f32 / 3.0);
    sketch.put(player.played.0.and(d.kind_is[Kind::Endgame as usize]).len() as f32 / 2.0);
}

/// Which cards are in hand, which missions are open and which cards score at the end.
fn names_of_cards(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let left = left(game);
    let (d, player) = (pack(), game.player(seat));
    sketch.set(player.hand.iter().map(Card::index), HAND_CARDS);
    let played = player.played.iter().map(|card| {
        let printed = d.card(card);
        let open = match printed.kind {
            Kind::Endgame => left,
            Kind::Triggered => {
                let covered = game.covered[printed.slot_index as usize].count_ones();
                1.0 - covered as f32 / printed.slots.len().max(1) as f32
            }
            _ => 1.0,
        };
        let done = game.completed.has(card);
        (card.index(), if done { 0.0 } else { open })
    });
    sketch.some(played, HAND_CARDS);
}

/// How far the conditions of cards are met: of open missions, and of what is in hand.
fn goals_of_cards(game: &Seti, seat: Seat, sketch: &mut Sketch) {
    let (player, rounds) = (game.player(seat), rounds_left(game));
    let open = |&card: &Card| !game.completed.has(card);
    for cards in [player.played, player.hand] {
        let (mut met, mut nearly, mut points) = (0.0, 0.0, 0.0);
        let goals = cards.iter().filter(open).filter_map(|card| {
            let part = match game.standing(seat, card)? {
                Standing::Worth(worth) => {
                    points += f32::from(worth) / 10.0;
                    f32::from(worth) / 10.0
                }
                Standing::Reached(has, needs) => {
                    let reward = WORTHS.of(pack().card(card).later, rounds) / 5.0;
                    let part = f32::from(has.min(needs)) / f32::from(needs.max(1));
                    met += reward * part;
                    if has + 1 >= needs {
                        nearly += reward;
                    }
                    part
                }
            };
            Some((card.index(), part))
        });
        sketch.some(goals, HAND_CARDS);
        sketch.put(met);
        sketch.put(nearly);
        sketch.put(points);
    }
}

/// The open objectives of a solo game, and how near the rival is to its next steps.
fn objectives(game: &Seti, _: Seat, sketch: &mut Sketch) {
    let rival = &game.rival;
    let open = || rival.open.iter();
    sketch.set(open().map(|open| open.tile.into()), OBJECTIVES);
    let done = open().map(|open| (open.tile.into(), open.done.count_ones() as f32));
    sketch.some(done, OBJECTIVES);
    let missing = game.round.saturating_sub(rival.finished);
    sketch.put(f32::from(missing) / 2.0);
    sketch.put(rival.deck.len() as f32 / 4.0);
    sketch.put((rival.deck.len() + rival.played.len()) as f32 / 4.0);
    let agency = Seat::first(game.players.len()).find(|&seat| game.is_rival(seat));
    let agency = agency.map(|seat| game.player(seat));
    sketch.put(agency.map_or(0.0, |agency| f32::from(agency.publicity) / 5.0));
    sketch.put(agency.map_or(0.0, |agency| f32::from(agency.computer.upper) / 3.0));
    sketch.put(agency.map_or(0.0, |agency| f32::from(agency.data) / 3.0));
}

/// The rival of a solo game and the objectives.
fn rival(game: &Seti, sketch: &mut Sketch) {
    let rival = &game.rival;
    sketch.set([usize::from(rival.level)].into_iter(), 6);
    let rounds = rounds_left(game) as f32;
    let alone = f32::from(u8::from(rival.level > 0));
    sketch.put(alone * rounds / 2.0);
    sketch.put(f32::from(rival.level) * rounds / 8.0);
    sketch.put(f32::from(rival.progress) / 10.0);
    sketch.put(rival.done.count_ones() as f32 / 4.0);
    sketch.put(f32::from(rival.finished));
    let tasks: u32 = rival.open.iter().map(|open| open.done.count_ones()).sum();
    sketch.put(tasks as f32 / 2.0);
    sketch.put(rival.open.len() as f32 / 3.0);
    sketch.put(rival.objectives.len() as f32 / 8.0);
    sketch.put(rival_score(game) / 100.0);
    let stored: u8 = rival.techs.iter().sum();
    sketch.put(f32::from(stored) / 4.0);
}
