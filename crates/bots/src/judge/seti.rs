//! What positions of SETI are worth.
//!
//! By hand here; what games have taught beyond that is in `sketch` and its weights.

use crate::judge::{Edition, Eye, Judge};
use crate::style::Style;
use orrery_core::Seat;
use orrery_seti::Seti;
use orrery_seti::names::{
    Body, Card, Gold, Income, MOONS, Moon, PLANETS, Resource, Side, Space, Star, Tech, Trace,
};
use orrery_seti::op::{Addr, Op};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::state::{Marker, Phase, Player};
use std::sync::LazyLock;

mod ahead;
mod parts;
mod sight;
mod sketch;

/// Rounds that can be left after the present one.
const ROUNDS: usize = 5;

/// The weights: points that a unit usually turns into by the end of the game. Two numbers are the
/// value in the last round and what is added for each round that is left.
mod weight {
    /// What a resource in stock can still become.
    pub(super) const CREDIT: [f32; 2] = [1.7, 0.28];
    pub(super) const ENERGY: [f32; 2] = [2.1, 0.28];
    pub(super) const PUBLICITY: [f32; 2] = [1.0, 0.12];
    /// Data in the pool that fits into the computer; what does not fit counts two thirds.
    pub(super) const DATA: [f32; 2] = [0.7, 0.12];
    pub(super) const EXOFOSSIL: [f32; 2] = [2.0, 0.1];
    /// Any card in hand, and the part of its net effect that it will bring.
    pub(super) const CARD: [f32; 2] = [1.5, 0.25];
    pub(super) const CARD_EFFECT: f32 = 0.06;
    /// What is drawn unseen, when rewards are compared.
    pub(super) const DRAWN: [f32; 2] = [1.3, 0.3];
    /// The fourth unit of a resource and more, the seventh and more, as a part of the first ones.
    pub(super) const PLENTY: [f32; 2] = [0.85, 0.6];
    /// A trace somewhere, a signal, a step, a scan and a launch, when rewards are compared.
    pub(super) const TRACE: [f32; 2] = [4.5, 0.6];
    pub(super) const SIGNAL: [f32; 2] = [1.6, 0.2];
    pub(super) const MOVE: [f32; 2] = [1.2, 0.1];
    pub(super) const SCAN: [f32; 2] = [4.5, 0.3];
    pub(super) const LAUNCH: [f32; 2] = [3.0, 0.8];
    pub(super) const TECH: [f32; 2] = [3.5, 1.3];
    /// Technologies by name, for each round that is left and a half.
    pub(super) const TECHS: [f32; 12] = [
        0.9, 0.6, 1.1, 1.3, // probe: second probe, asteroids, cheap landing, moons
        0.9, 1.1, 1.1, 0.9, // telescope: next to Earth, Mercury, hand, launch or step
        1.7, 1.8, 1.6, 1.5, // computer: credit, energy, card, publicity
    ];
    /// A space of the computer that is filled, and a full computer.
    pub(super) const PLACED: f32 = 0.75;
    pub(super) const READY: f32 = 1.0;
    /// The part of a probe's goal that it will reach.
    pub(super) const FLIGHT: f32 = 0.65;
    /// A sector that is won brings so much beyond its reward; of both, this part is expected.
    pub(super) const SECTOR: f32 = 2.0;
    pub(super) const SECTOR_PART: f32 = 0.65;
    /// A trace for each round that is left, for sets and missions to come.
    pub(super) const TRACE_AHEAD: f32 = 0.3;
    /// The part of the rewards of open missions that will come.
    pub(super) const MISSION: [f32; 2] = [0.08, 0.13];
    /// A marker on a discovery space of a hidden species.
    pub(super) const DISCOVERY: f32 = 2.8;
    /// Sets for gold tiles that will still be marked, and parts of sets, as a part of whole ones.
    pub(super) const GOLD_AHEAD: f32 = 0.65;
    pub(super) const GOLD_PART: f32 = 0.45;
    /// A completed objective, and a task of one that is open.
    pub(super) const OBJECTIVE: f32 = 7.5;
    pub(super) const TASK: f32 = 2.5;
}

impl Judge for Seti {
    fn worth(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return self.points_now(seat);
        }
        TERMS.iter().map(|term| term(self, seat)).sum()
    }

    fn points_now(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).score)
    }

    fn eye(edition: Edition) -> Box<dyn Eye<Self>> {
        Box::new(sight::Taught::new(edition))
    }

    /// The main action of a turn stands among free actions that prepare and follow it.
    fn lines(nodes: u64, edition: Edition) -> usize {
        let each = match edition {
            Edition::First => 5_000,
            Edition::Now => 1_250,
        };
        (nodes / each).clamp(2, 16) as usize
    }

    fn liked(&self, seat: Seat, style: Style) -> f32 {
        liked(self, seat, style)
    }

    fn alike(nodes: u64) -> usize {
        (nodes / 50_000).clamp(1, 3) as usize
    }
}

/// What a player has done that a style likes, in points.
fn liked(game: &Seti, seat: Seat, style: Style) -> f32 {
    let (player, index) = (game.player(seat), seat.index());
    match style {
        Style::Explorer => {
            let planets = game.planets.iter();
            let planets = planets.map(|planet| planet.orbiters[index] + planet.landers[index]);
            let moons = game.moons.iter().map(|moon| moon[index]);
            3.0 * f32::from(planets.chain(moons).sum::<u8>()) + player.probes() as f32
        }
        Style::Observer => {
            let won: u8 = game.sectors.iter().map(|sector| sector.wins[index]).sum();
            let marks = game.sectors.iter().flat_map(|sector| sector.marks.iter());
            let marks = marks.filter(|&&owner| owner == seat).count();
            4.0 * f32::from(won) + 0.8 * marks as f32
        }
        Style::Biologist => 4.0 * traces(player),
        Style::Engineer => 3.0 * f32::from(player.techs.by_kind().iter().sum::<u8>()),
        Style::Collector => {
            let done = player.played.0.and(game.completed.0).len();
            2.0 * player.played.len() as f32 + 4.0 * done as f32
        }
    }
}

/// What the score and each kind of prospect are worth.
const TERMS: [fn(&Seti, Seat) -> f32; 14] = [
    |game, seat| game.points_now(seat),
    |game, seat| f32::from(game.end_cards(seat) + game.secret_points(seat)),
    |game, seat| gold(game, seat, use_left(game, seat)),
    |game, seat| income(game, seat, rounds_left(game)),
    |game, seat| sectors(game, seat, rounds_left(game)),
    discoveries,
    objectives,
    |game, seat| {
        let traces = traces(game.player(seat));
        rounds_left(game) as f32 * weight::TRACE_AHEAD * traces
    },
    |game, seat| in_use(game, seat, |rounds| stock(game.player(seat), rounds)),
    |game, seat| in_use(game, seat, |rounds| hand(game, seat, rounds)),
    |game, seat| in_use(game, seat, |rounds| technologies(game.player(seat), rounds)),
    |game, seat| in_use(game, seat, |rounds| computer(game.player(seat), rounds)),
    |game, seat| in_use(game, seat, |rounds| flights(game, seat, rounds)),
    |game, seat| in_use(game, seat, |rounds| plans(game, seat, rounds)),
];

/// How much of what a player has can still be used.
fn use_left(game: &Seti, seat: Seat) -> f32 {
    match (rounds_left(game), game.player(seat).passed) {
        (0, true) => 0.0,
        (_, true) => 0.95,
        _ => 1.0,
    }
}

/// What is worth something only as long as it can be used.
fn in_use(game: &Seti, seat: Seat, term: impl Fn(usize) -> f32) -> f32 {
    match use_left(game, seat) {
        0.0 => 0.0,
        left => left * term(rounds_left(game)),
    }
}

fn rounds_left(game: &Seti) -> usize {
    ROUNDS.saturating_sub(game.round as usize)
}

/// Points of the rival of a solo game.
fn rival_score(game: &Seti) -> f32 {
    let rival = Seat::first(game.players.len()).find(|&seat| game.is_rival(seat));
    rival.map_or(0.0, |seat| f32::from(game.player(seat).score))
}

/// A weight with so many rounds left.
fn at([last, more]: [f32; 2], rounds: usize) -> f32 {
    last + more * rounds as f32
}

/// Many of the same are worth less each: turns run out, and other things with them.
fn many(n: u8) -> f32 {
    let n = f32::from(n);
    let [fourth, seventh] = weight::PLENTY;
    n.min(3.0) + (n - 3.0).clamp(0.0, 3.0) * fourth + (n - 6.0).max(0.0) * seventh
}

fn stock(player: &Player, rounds: usize) -> f32 {
    let computer = &player.computer;
    let tiles = computer.tiles.iter().zip(&computer.lower);
    let lower = tiles
        .filter(|(tile, full)| tile.is_some() && !**full)
        .count() as u8;
    let fits = player.data.min(6 - computer.upper + lower);
    let data = f32::from(fits) + f32::from(player.data - fits) / 1.5;
    many(player.credits) * at(weight::CREDIT, rounds)
        + many(player.energy) * at(weight::ENERGY, rounds)
        + f32::from(player.publicity) * at(weight::PUBLICITY, rounds)
        + data * at(weight::DATA, rounds)
        + f32::from(player.exofossils) * at(weight::EXOFOSSIL, rounds)
}

/// Cards in hand: the best ones will be played, the others serve for something.
fn hand(game: &Seti, seat: Seat, rounds: usize) -> f32 {
    let base = at(weight::CARD, rounds);
    let mut best = [0.0f32; 4];
    let mut count = 0;
    for card in game.player(seat).hand.iter() {
        count += 1;
        let mut effect = card_effect(game, seat, card, rounds);
        for place in &mut best {
            if effect > *place {
                std::mem::swap(place, &mut effect);
            }
        }
    }
    let few = count.min(4) as f32 + 0.3 * (count.max(4) - 4) as f32;
    let effects = best[0] + 0.8 * best[1] + 0.6 * best[2] + 0.4 * best[3];
    base * few + weight::CARD_EFFECT * effects
}

/// What playing a card brings, less its price.
fn card_effect(game: &Seti, seat: Seat, card: Card, rounds: usize) -> f32 {
    let effect = WORTHS.cards[rounds][card.index()];
    match pack().card(card).end {
        Some(_) => effect + f32::from(game.end_card(seat, card)),
        None => effect,
    }
}

/// What a player gets at the ends of the rounds that are left (S12.10), each time worth what it is
/// then: otherwise the end of a round would look like a gift or a loss.
fn income(game: &Seti, seat: Seat, rounds: usize) -> f32 {
    let n = rounds as f32;
    let all = |[last, more]: [f32; 2]| n * last + more * n * (n - 1.0) / 2.0;
    let paid = [
        (Income::Credit, 3.0, weight::CREDIT),
        (Income::Energy, 2.0, weight::ENERGY),
        (Income::Card, 1.0, weight::CARD),
        (Income::Publicity, 0.0, weight::PUBLICITY),
        (Income::Data, 0.0, weight::DATA),
    ];
    paid.iter()
        .map(|&(income, common, unit)| {
            let tucked = f32::from(game.tucked(seat, income));
            (common + tucked * (1.0 - 0.03 * tucked)) * all(unit)
        })
        .sum()
}

fn technologies(player: &Player, rounds: usize) -> f32 {
    let owned = player.techs.iter().map(|tech| weight::TECHS[tech.index()]);
    (rounds as f32 + 0.5) * owned.sum::<f32>()
}

/// Data on the way to an analysis.
fn computer(player: &Player, rounds: usize) -> f32 {
    let filled = f32::from(player.computer.upper);
    let in_reach = rounds > 0 || player.computer.upper + player.data >= 6;
    let part = if in_reach { 1.0 } else { 0.3 };
    let ready = if player.computer.upper == 6 {
        weight::READY
    } else {
        0.0
    };
    part * filled * weight::PLACED + ready
}

/// Probes on their way: the best place each can reach, less the way.
fn flights(game: &Seti, seat: Seat, rounds: usize) -> f32 {
    let player = game.player(seat);
    if player.pieces.is_empty() {
        return 0.0;
    }
    let bodies = &Body::ALL[..PLANETS];
    let goals: Vec<(Space, f32, u8)> = bodies
        .iter()
        .filter(|&&body| body != Body::Earth)
        .filter(|&&body| game.body_in_play(body))
        .map(|&body| {
            let (worth, energy) = goal(game, seat, body, rounds);
            (game.space_of(body), worth, energy)
        })
        .collect();
    let step = at(weight::MOVE, rounds);
    let pieces = player.pieces.iter().map(|piece| {
        if piece.sample.is_some() {
            return 3.0;
        }
        let best = goals.iter().map(|&(space, worth, energy)| {
            let way = piece.at.distance(space);
            let worth = worth - f32::from(way) * step;
            // In the last round there is no income any more.
            let short = rounds == 0 && player.energy < energy + way;
            if short { worth * 0.4 } else { worth }
        });
        best.fold(0.8, f32::max) * weight::FLIGHT
    });
    // There are not turns enough to bring many to their goals.
    let (best, sum) = pieces.fold((0.0f32, 0.0), |(best, sum), one| (best.max(one), sum + one));
    best + 0.6 * (sum - best)
}

/// Signals that may win a sector.
fn sectors(game: &Seti, seat: Seat, rounds: usize) -> f32 {
    let stars = Star::ALL.iter().map(|&star| {
        let sector = &game.sectors[star.index()];
        let printed = pack().star(star);
        let mine = sector.marks.iter().filter(|&&owner| owner == seat).count();
        if mine == 0 {
            return 0.0;
        }
        let (mine, all) = (mine as f32, sector.marks.len() as f32);
        let reward = if sector.wins.iter().all(|&wins| wins == 0) {
            WORTHS.of(printed.first_win, rounds)
        } else {
            WORTHS.of(printed.later_wins, rounds)
        };
        let share = mine / all;
        let full = (all / f32::from(printed.capacity)).min(1.0);
        let time = if rounds == 0 { 0.6 + 0.4 * full } else { 1.0 };
        share * share * (0.3 + 0.7 * full) * (reward + weight::SECTOR) * time
    });
    stars.sum::<f32>() * weight::SECTOR_PART
}

/// Open missions.
fn plans(game: &Seti, seat: Seat, rounds: usize) -> f32 {
    let d = pack();
    let part = at(weight::MISSION, rounds);
    let open = game.player(seat).played.iter();
    let open = open.filter(|&card| !game.completed.has(card));
    open.map(|card| {
        let printed = d.card(card);
        match printed.kind {
            Kind::Conditional => part * WORTHS.of(printed.later, rounds),
            Kind::Triggered => {
                let covered = game.covered[printed.slot_index as usize];
                let slots = printed.slots.iter().enumerate();
                let free = slots.filter(|(slot, _)| covered >> slot & 1 == 0);
                let free = free.map(|(_, &(_, reward))| WORTHS.of(reward, rounds));
                part * free.sum::<f32>()
            }
            _ => 0.0,
        }
    })
    .sum()
}

/// Own markers on the discovery spaces of a species that is still hidden pay with a card.
fn discoveries(game: &Seti, seat: Seat) -> f32 {
    let hidden = Side::ALL
        .iter()
        .filter(|side| !game.slot(**side).discovered);
    let mine = hidden.map(|side| {
        let spaces = game.slot(*side).discovery.iter().flatten();
        spaces.filter(|&&marker| marker == Marker::of(seat)).count()
    });
    mine.sum::<usize>() as f32 * weight::DISCOVERY
}

fn traces(player: &Player) -> f32 {
    f32::from(player.traces.iter().flatten().sum::<u8>())
}

/// Gold tiles: those marked, and the best of the others as far as milestones are ahead.
fn gold(game: &Seti, seat: Seat, use_left: f32) -> f32 {
    let player = game.player(seat);
    let mut ahead = [0.0f32; 4];
    let mut worth = 0.0;
    for &gold in Gold::ALL {
        let marks = &game.gold[gold.index()];
        let place = marks.iter().position(|&owner| owner == seat);
        let value = f32::from(game.gold_values(gold)[place.unwrap_or(marks.len()).min(3)]);
        let sets = f32::from(game.gold_sets(seat, gold));
        let part = use_left * weight::GOLD_PART * part_of_set(game, seat, gold);
        match place {
            Some(_) => worth += value * (sets + part),
            None => ahead[gold.index()] = value * (sets + part),
        }
    }
    let open = player.gold_done.iter().filter(|&&done| !done).count();
    ahead.sort_by(|a, b| b.total_cmp(a));
    worth + use_left * weight::GOLD_AHEAD * ahead[..open].iter().sum::<f32>()
}

/// How much of the next set for a gold tile is there, 0 to 1.
fn part_of_set(game: &Seti, seat: Seat, gold: Gold) -> f32 {
    let player = game.player(seat);
    let side_b = game.gold_side_b[gold.index()];
    let missing_one = |counts: [u8; 3]| {
        let whole = counts.iter().min().copied().unwrap_or(0);
        counts.iter().filter(|&&n| n > whole).count() as f32 / 3.0
    };
    let odd = |n: usize| (n % 2) as f32 / 2.0;
    match (gold, side_b) {
        (Gold::Technology, false) => missing_one(player.techs.by_kind()),
        (Gold::Technology, true) => odd(player.techs.by_kind().iter().sum::<u8>().into()),
        (Gold::Missions, true) => {
            let played = player.played.0;
            let done = played.and(game.completed.0).len();
            odd(done + played.and(pack().kind_is[Kind::Endgame as usize]).len())
        }
        (Gold::Income, false) => missing_one(
            [Income::Credit, Income::Energy, Income::Card].map(|income| game.tucked(seat, income)),
        ),
        (Gold::Other, false) => {
            let traces = [Trace::Pink, Trace::Orange, Trace::Blue];
            missing_one(traces.map(|color| player.traces_of(color)))
        }
        (Gold::Other, true) => {
            let index = seat.index();
            let wins: u8 = game.sectors.iter().map(|sector| sector.wins[index]).sum();
            let planets = game.planets.iter();
            let at_planets = planets.map(|planet| planet.orbiters[index] + planet.landers[index]);
            let on_moons = game.moons.iter().map(|moon| moon[index]);
            let figures = at_planets.chain(on_moons).sum::<u8>();
            if wins == figures { 0.0 } else { 0.5 }
        }
        _ => 0.0,
    }
}

/// S20: what is done is not paid to the rival.
fn objectives(game: &Seti, seat: Seat) -> f32 {
    let rival = &game.rival;
    if rival.level < 2 || game.is_rival(seat) {
        return 0.0;
    }
    let tasks: u32 = rival.open.iter().map(|open| open.done.count_ones()).sum();
    rival.done.count_ones() as f32 * weight::OBJECTIVE + tasks as f32 * weight::TASK
}

/// What orbiting or landing at a planet would bring now, less its cost, and the energy it takes.
fn goal(game: &Seti, seat: Seat, body: Body, rounds: usize) -> (f32, u8) {
    let printed = &pack().planets[body.index()];
    let planet = &game.planets[body.index()];
    let (credit, energy) = (at(weight::CREDIT, rounds), at(weight::ENERGY, rounds));
    let mut orbit = WORTHS.of(printed.every_orbiter, rounds) - credit - energy;
    if planet.first_orbiter.is_none() {
        orbit += WORTHS.of(printed.first_orbiter, rounds);
    }
    let cost = orrery_seti::engine::land_cost(game, seat, body);
    let free = planet.first_landers.iter().zip(&printed.first_landers);
    let free = free.filter(|(marker, _)| marker.is_none());
    let first = free
        .map(|(_, &reward)| WORTHS.of(reward, rounds))
        .fold(0.0, f32::max);
    let paid = f32::from(cost) * energy;
    let mut land = WORTHS.of(printed.every_lander, rounds) + first - paid;
    if game.player(seat).has(Tech::Probe4) {
        for (moon, name) in Moon::ALL.iter().enumerate().take(MOONS) {
            if name.planet() == body && game.moons[moon].iter().all(|&n| n == 0) {
                land = land.max(WORTHS.of(pack().moons[moon], rounds) - paid);
            }
        }
    }
    if orbit > land {
        (orbit, 1)
    } else {
        (land, cost)
    }
}

/// What the programs of the components are worth by address, and cards less their price, with so many
/// rounds left.
struct Worths {
    programs: [Vec<f32>; ROUNDS],
    cards: [Vec<f32>; ROUNDS],
}

static WORTHS: LazyLock<Worths> = LazyLock::new(|| {
    let d = pack();
    let programs = std::array::from_fn(|rounds| {
        let known = (0..).take_while(|&addr: &Addr| d.code.contains(addr));
        known.map(|addr| program(addr, rounds)).collect()
    });
    let mut worths = Worths {
        programs,
        cards: Default::default(),
    };
    worths.cards = std::array::from_fn(|rounds| {
        let cards = d.cards.iter();
        let net = cards.map(|printed| {
            let part = at(weight::MISSION, rounds);
            let slots = printed
                .slots
                .iter()
                .map(|&(_, reward)| worths.of(reward, rounds));
            let mission = match printed.kind {
                Kind::Conditional => worths.of(printed.later, rounds),
                _ => slots.sum(),
            };
            let price = match printed.costs_energy {
                true => weight::ENERGY,
                false => weight::CREDIT,
            };
            let price = f32::from(printed.cost) * at(price, rounds);
            worths.of(printed.play, rounds) + part * mission - price
        });
        net.collect()
    });
    worths
});

impl Worths {
    fn of(&self, addr: Addr, rounds: usize) -> f32 {
        self.programs[rounds][addr as usize]
    }
}

/// What a program gives if all of it happens; what is paid for each of something counts twice.
fn program(addr: Addr, rounds: usize) -> f32 {
    let [trace, signal, step] =
        [weight::TRACE, weight::SIGNAL, weight::MOVE].map(|weight| at(weight, rounds));
    let card = at(weight::DRAWN, rounds);
    let tuck = at(weight::CREDIT, rounds) * (rounds as f32 + 0.7) - card * 0.8;
    let mut worth = 0.0;
    for op in pack().code.program(addr) {
        worth += match op {
            Op::Gain(resource, n) => f32::from(n) * unit(resource, rounds),
            Op::GainPer(resource, n, _) => 2.0 * f32::from(n) * unit(resource, rounds),
            Op::Spend(resource, n) => -f32::from(n) * unit(resource, rounds),
            Op::Draw(n) => f32::from(n) * card,
            Op::Pick => card + 0.6,
            Op::SpeciesCard(_) => card + 1.5,
            Op::TakeRow => 3.0 * card,
            Op::Move(n) => f32::from(n) * step,
            Op::MovePer(n, _) => 2.0 * f32::from(n) * step,
            Op::Launch { .. } => at(weight::LAUNCH, rounds),
            Op::Land { .. } | Op::OrbitOrLand => 6.0,
            Op::Scan => at(weight::SCAN, rounds),
            Op::Tech { .. } => at(weight::TECH, rounds),
            Op::Signal { n, .. } | Op::SignalRow(n) | Op::SignalDeck(n) => f32::from(n) * signal,
            Op::SignalHand(n) => f32::from(n) * 0.5,
            Op::Trace(..) => trace,
            Op::Tuck => tuck.max(0.0),
            Op::TuckSelf => tuck + card,
            Op::Message(_) => 3.0,
            Op::SamplePickUp | Op::SamplePeek(_) | Op::SampleReward(_) => 3.0,
            _ => 0.0,
        };
    }
    worth
}

fn unit(resource: Resource, rounds: usize) -> f32 {
    match resource {
        Resource::Vp => 1.0,
        Resource::Credit => at(weight::CREDIT, rounds),
        Resource::Energy => at(weight::ENERGY, rounds),
        Resource::Publicity => at(weight::PUBLICITY, rounds),
        Resource::Data => at(weight::DATA, rounds),
        Resource::Exofossil => at(weight::EXOFOSSIL, rounds),
    }
}
