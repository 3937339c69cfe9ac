//! Could this state be a position of the game? Components and limits, not history.

use crate::data::{Kind, data};
use crate::engine::{DATA_LIMIT, Engine, PUBLICITY_LIMIT};
use crate::names::{Body, CARDS, Card, HAND_CARDS, PLANETS, SOURCES, Species, TechKind};
use crate::op::Op;
use crate::state::{CardSet, Fate, Frame, Marker, Phase, Sample, Seti, Task};
use orrery_core::{Seat, Silent};

/// More of anything that is counted (markers, figures, wins) no player has in one place.
const MOST: u8 = 100;
/// More points no player has.
const MOST_POINTS: i32 = 2000;
/// More frames never wait for a decision; the rest of the stack is room for what it sets off.
const MOST_FRAMES: usize = 16;

type Check = Result<(), String>;

fn ensure(ok: bool, problem: impl FnOnce() -> String) -> Check {
    if ok { Ok(()) } else { Err(problem()) }
}

pub(crate) fn validate(s: &Seti) -> Check {
    let n = s.players.len();
    ensure((2..=4).contains(&n), || {
        format!("{n} players; SETI takes 2 to 4")
    })?;
    ensure((1..=5).contains(&s.round), || {
        format!("round {} (S2.1)", s.round)
    })?;
    ensure(s.first.index() < n && s.turn.index() < n, || {
        "no such seat".to_owned()
    })?;
    ensure(
        s.next_disc < 3 && s.offsets.iter().all(|&offset| offset < 8),
        || "discs have offsets 0 to 7, and disc 0, 1 or 2 is next".to_owned(),
    )?;
    ensure(s.species[0].species != s.species[1].species, || {
        "the two species must differ (S1.2)".to_owned()
    })?;
    let mut stars = s.stars;
    stars.sort_unstable();
    ensure(stars.as_slice() == crate::names::Star::ALL, || {
        "each star stands in one sector (S1.5)".to_owned()
    })?;
    ensure(s.rival.level <= 5 && (s.rival.level == 0 || n == 2), || {
        "the rival is the second of two sides (S19.1)".to_owned()
    })?;
    rival(s)?;
    cards(s)?;
    samples(s)?;
    for seat in Seat::first(n) {
        player(s, seat)?;
    }
    board(s, n)?;
    stack(s, n)
}

/// Every card is in exactly one place.
fn cards(s: &Seti) -> Check {
    let mut places = [0u8; CARDS];
    let mut put = |card: Card| places[card.index()] += 1;
    s.deck.iter().copied().for_each(&mut put);
    s.row.iter().flatten().copied().for_each(&mut put);
    s.stacks
        .iter()
        .flat_map(|stack| stack.iter().copied())
        .for_each(&mut put);
    s.discard.iter().chain(s.gone.iter()).for_each(&mut put);
    for player in s.players.iter() {
        let sets = [player.hand, player.tucked, player.played];
        sets.into_iter().flat_map(CardSet::iter).for_each(&mut put);
        player
            .exertians
            .iter()
            .chain(player.secrets.iter())
            .for_each(&mut put);
    }
    for slot in &s.species {
        slot.deck
            .iter()
            .copied()
            .chain(slot.face_up)
            .for_each(&mut put);
    }
    s.relics
        .pending
        .iter()
        .map(|pending| pending.card)
        .for_each(&mut put);
    let in_play_elsewhere = s.in_play.fate == Fate::Tucked
        && s.in_play.card.is_some_and(|card| places[card.index()] > 0)
        || s.relics
            .pending
            .iter()
            .any(|pending| Some(pending.card) == s.in_play.card);
    if let Some(card) = s.in_play.card
        && !in_play_elsewhere
    {
        places[card.index()] += 1;
    }
    for (index, &n) in places.iter().enumerate() {
        let card = Card::at(index);
        let expected = match data().card(card).species {
            None => 1,
            Some(species) => u8::from(s.discovered(species).is_some()),
        };
        ensure(n == expected, || {
            format!("card {card} is in {n} places; it must be in {expected} (S1.3, S1.7)")
        })?;
    }
    ensure(s.discard.iter().all(Card::is_project), || {
        "species cards never enter the discard pile (S8.29)".to_owned()
    })?;
    let stacks = s.stacks.iter().flat_map(|stack| stack.iter());
    let mut projects = s.deck.iter().chain(s.row.iter().flatten()).chain(stacks);
    ensure(projects.all(|card| card.is_project()), || {
        "only project cards are in the main deck, the row and the stacks (S1.7)".to_owned()
    })?;
    for slot in &s.species {
        let own = |card: &Card| data().card(*card).species == Some(slot.species);
        ensure(slot.deck.iter().chain(&slot.face_up).all(own), || {
            "a species deck holds only cards of that species (S1.3)".to_owned()
        })?;
    }
    let message = |card: Card| data().card(card).kind == Kind::Message;
    let mut pending = s.relics.pending.iter().map(|pending| pending.card);
    ensure(pending.all(message), || {
        "only Centaurian cards with a message wait (S17.6)".to_owned()
    })?;
    let mut remembered = s.in_play.drawn.iter().chain(&s.in_play.card);
    ensure(
        remembered.all(|card| card.index() < HAND_CARDS)
            && s.in_play
                .picked
                .is_none_or(|card| card.index() < HAND_CARDS),
        || "Exertian cards are never in hand or played (S18)".to_owned(),
    )
}

/// Action cards and objectives of a solo game.
fn rival(s: &Seti) -> Check {
    let rival = &s.rival;
    ensure(rival.progress < 12, || {
        "the progress track has 12 steps (S19.12)".to_owned()
    })?;
    let piles = [&rival.deck[..], &rival.played[..], &rival.reserve[..]];
    let mut cards: Vec<u8> = piles.concat();
    cards.sort_unstable();
    ensure(cards.windows(2).all(|pair| pair[0] != pair[1]), || {
        "an action card is in two places (S19.5)".to_owned()
    })?;
    ensure(cards.iter().all(|card| (1..=19).contains(card)), || {
        "no such action card".to_owned()
    })?;
    let tiles = data().solo.objectives.len();
    let open = rival.open.iter().map(|open| open.tile);
    let all: Vec<u8> = open.chain(rival.objectives.iter().copied()).collect();
    ensure(all.iter().all(|&tile| (tile as usize) < tiles), || {
        "no such objective".to_owned()
    })
}

fn samples(s: &Seti) -> Check {
    let planets = s
        .relics
        .samples
        .iter()
        .flat_map(|samples| samples.iter().copied());
    let capsules = s
        .players
        .iter()
        .flat_map(|p| p.pieces.iter().filter_map(|piece| piece.sample));
    let delivered = s.relics.delivered.iter().copied();
    let mut all: Vec<Sample> = planets.chain(capsules).chain(delivered).collect();
    all.sort_unstable();
    let in_play = s.discovered(Species::Mascamites).is_some();
    let expected = if in_play {
        Sample::all().to_vec()
    } else {
        Vec::new()
    };
    ensure(all == expected, || {
        "each sample must be in one place (S14.1)".to_owned()
    })
}

fn player(s: &Seti, seat: Seat) -> Check {
    let player = s.player(seat);
    ensure(player.publicity <= PUBLICITY_LIMIT, || {
        format!("seat {seat} has {} publicity (S2.27)", player.publicity)
    })?;
    let rival = s.is_rival(seat);
    ensure(rival || player.data <= DATA_LIMIT, || {
        format!("seat {seat} has {} data (S2.27)", player.data)
    })?;
    ensure(player.computer.upper <= 6, || {
        "a computer has six upper spaces (S1.20)".to_owned()
    })?;
    for slot in 0..4 {
        let tile = player.computer.tiles[slot];
        ensure(
            tile.is_none_or(|tech| player.has(tech) && tech.index() >= 8),
            || format!("seat {seat} has a tile in the computer that is not theirs (S9.8)"),
        )?;
        let covered = player.computer.upper > crate::state::SLOT_SPACES[slot];
        ensure(
            !player.computer.lower[slot] || (tile.is_some() && covered),
            || format!("seat {seat} has data on a lower space without tile or upper data (S7.2)"),
        )?;
    }
    let total: i32 = player.points.iter().map(|&points| i32::from(points)).sum();
    ensure(
        player.points.len() == SOURCES && total == i32::from(player.score),
        || {
            format!(
                "the points of seat {seat} by source add up to {total}, not {}",
                player.score
            )
        },
    )?;
    let most = player.points.iter().map(|points| i32::from(points.abs()));
    ensure(
        most.chain([i32::from(player.score)]).max() < Some(MOST_POINTS),
        || format!("seat {seat} has {MOST_POINTS} points or more from one source or in all"),
    )?;
    for side in 0..2 {
        for color in 0..3 {
            let slot = &s.species[side];
            let mine = Some(Marker::of(seat));
            let board = slot.board[color]
                .iter()
                .filter(|&&marker| marker == mine)
                .count();
            let discovery = usize::from(slot.discovery[color] == mine);
            let overflow = slot.overflow[color][seat.index()] as usize;
            let top = slot.top[color][seat.index()] as usize;
            let counted = player.traces[side][color] as usize;
            ensure(board + discovery + overflow + top == counted, || {
                format!("seat {seat} has {counted} traces that are not on the board (S11.10)")
            })?;
        }
    }
    Ok(())
}

fn board(s: &Seti, n: usize) -> Check {
    let marks = s.sectors.iter().flat_map(|sector| sector.marks.iter());
    let seats = marks
        .chain(s.relics.tile.iter())
        .chain(s.gold.iter().flat_map(|gold| gold.iter()));
    for seat in seats.chain(s.relics.pending.iter().map(|pending| &pending.seat)) {
        ensure(seat.index() < n, || format!("there is no seat {seat}"))?;
    }
    markers(s, n)?;
    for stack in &s.techs {
        let mut tiles = stack.tiles.to_vec();
        tiles.sort_unstable();
        tiles.dedup();
        let distinct = tiles.len() == stack.tiles.len() && tiles.iter().all(|&tile| tile < 4);
        ensure(distinct, || {
            "a technology has four different tiles (S1.11)".to_owned()
        })?;
    }
    for (index, stack) in s.techs.iter().enumerate() {
        let tech = crate::names::Tech::at(index);
        let owners = s.players.iter().filter(|player| player.has(tech)).count();
        let held = stack.tiles.len() + owners;
        ensure(held == 4 || (s.rival.level > 0 && held < 4), || {
            format!("{tech} exists four times (S9.1)")
        })?;
    }
    for planet in &s.planets {
        for seat in Seat::first(4) {
            let mine = Some(Marker::of(seat));
            let landed = planet
                .first_landers
                .iter()
                .filter(|&&marker| marker == mine)
                .count();
            let orbits = usize::from(planet.first_orbiter == mine);
            let enough = planet.landers[seat.index()] as usize >= landed
                && planet.orbiters[seat.index()] as usize >= orbits;
            ensure(enough, || {
                "a covered space needs the figure that covers it".to_owned()
            })?;
        }
    }
    for anomaly in s.relics.anomalies.iter() {
        ensure(anomaly.sector < 8 && anomaly.side < 2, || {
            "no such anomaly (S15.1)".to_owned()
        })?;
    }
    ensure(s.covered.iter().all(|&covered| covered < 8), || {
        "a mission has at most three circles".to_owned()
    })
}

/// Markers and figures belong to players of the game, and there are not too many of them.
fn markers(s: &Seti, n: usize) -> Check {
    let slots = s.species.iter().flat_map(|slot| {
        let spaces = slot.board.iter().flatten().chain(&slot.discovery);
        spaces.chain(&slot.top_last)
    });
    let planets = s
        .planets
        .iter()
        .flat_map(|planet| planet.first_landers.iter().chain([&planet.first_orbiter]));
    for marker in slots.chain(planets).chain(&s.relics.messages).flatten() {
        let seat = marker.seat();
        ensure(seat.is_none_or(|seat| seat.index() < n), || {
            "a marker belongs to nobody in this game".to_owned()
        })?;
    }
    let wins = s.sectors.iter().map(|sector| &sector.wins);
    let figures = s.planets.iter().flat_map(|p| [&p.orbiters, &p.landers]);
    let slots = s.species.iter();
    let traces = slots.flat_map(|slot| slot.overflow.iter().chain(&slot.top));
    let (wins, figures, traces) = (
        most_of_one(wins),
        most_of_one(figures.chain(&s.moons)),
        most_of_one(traces),
    );
    let signals = s.in_play.signals.iter().chain([&s.in_play.tile_signals]);
    let signals = signals.map(|&n| u16::from(n)).sum();
    for (what, most) in [
        ("sector wins", wins),
        ("figures", figures),
        ("traces", traces),
        ("signals of one card", signals),
    ] {
        ensure(most <= u16::from(MOST), || {
            format!("{most} {what} of one player; {MOST} are more than any game gives")
        })?;
    }
    Ok(())
}

/// How many the player has who has most, over all these places.
fn most_of_one<'a>(places: impl Iterator<Item = &'a [u8; 4]>) -> u16 {
    let add = |sum: [u16; 4], place: &[u8; 4]| {
        std::array::from_fn(|seat| sum[seat] + u16::from(place[seat]))
    };
    places.fold([0; 4], add).into_iter().max().unwrap_or(0)
}

fn stack(s: &Seti, n: usize) -> Check {
    ensure(s.stack.is_empty() == (s.phase == Phase::Over), || {
        "somebody must decide until the game is over".to_owned()
    })?;
    ensure(s.stack.len() <= MOST_FRAMES, || {
        format!("more than {MOST_FRAMES} pieces of unfinished business")
    })?;
    for (depth, frame) in s.stack.iter().enumerate() {
        ensure(frame.who.index() < n, || {
            format!("there is no seat {}", frame.who)
        })?;
        ensure(possible(s, frame), || {
            format!("/stack/{depth} is no possible task: {:?}", frame.task)
        })?;
        let below = depth.checked_sub(1).map(|below| s.stack[below].task);
        ensure(in_place(s, below, frame), || {
            format!("/stack/{depth} cannot stand there: {:?}", frame.task)
        })?;
    }
    let free = s.stack.iter().any(|frame| frame.task == Task::FreeEnd);
    ensure(free == s.in_free, || {
        "`in_free` says whether a free action is on the stack".to_owned()
    })?;
    for watch in s.facts.watches.iter() {
        let fits = data().code.contains(watch.pc)
            && matches!(data().code.at(watch.pc), Op::Watch(..) | Op::WatchPer(..));
        ensure(fits, || format!("there is no watch at {}", watch.pc))?;
    }
    let Some(&top) = s.stack.last() else {
        return Ok(());
    };
    let mut copy = *s;
    // Who guesses at hidden hands may find nothing to show where the true hand has something.
    let waits = matches!(top.task, Task::Show(_))
        || s.about().is_some() && Engine::new(&mut copy, &mut Silent).step(top);
    let mut choices = Vec::new();
    if waits && copy.stack == s.stack {
        s.list(&mut choices);
    }
    ensure(!choices.is_empty(), || {
        format!(
            "nobody has to decide about {:?} on top of the stack",
            top.task
        )
    })
}

/// The arguments of a task make sense.
fn possible(s: &Seti, frame: &Frame) -> bool {
    let code = &data().code;
    match frame.task {
        Task::Run(pc) => code.contains(pc),
        Task::MayPay(pc) => code.contains(pc) && matches!(code.at(pc), Op::MayPay { .. }),
        Task::Show(pc) => {
            code.contains(pc) && matches!(code.at(pc), Op::ShowCorners(_) | Op::ShowIncomes(..))
        }
        Task::FirstIncome => !s.player(frame.who).hand.is_empty(),
        Task::SpeciesPick(species) => species != Species::Exertians,
        Task::DataSpace(body, _) => body.index() < PLANETS,
        Task::SampleTake(body) | Task::SamplePeek(body) => {
            matches!(body, Body::Jupiter | Body::Saturn)
        }
        Task::Target { stars, n, .. } => stars != 0 && n <= MOST,
        Task::Around(stars) => stars != 0,
        Task::PlaceTile(tech) => tech.kind() == TechKind::Computer && s.player(frame.who).has(tech),
        Task::Moves(n)
        | Task::Mark { n, .. }
        | Task::DeckSignals(n)
        | Task::RowSignals(n)
        | Task::HandSignals(n)
        | Task::ProbeSignals(n, _)
        | Task::RowCorners(n)
        | Task::Secret(n)
        | Task::Give(n, _) => n <= MOST,
        _ => true,
    }
}

/// The task may lie on the one below it: the end of a turn is at the bottom, nowhere else.
fn in_place(s: &Seti, below: Option<Task>, frame: &Frame) -> bool {
    let active = frame.who == s.turn;
    match (frame.task, below) {
        (Task::FirstIncome, None | Some(Task::FirstIncome)) => s.phase == Phase::Setup,
        (Task::Turn, None) => active && s.phase == Phase::Before,
        (Task::Finish, None) => active && !matches!(s.phase, Phase::Setup | Phase::Before),
        (Task::Late, Some(Task::Finish)) => active,
        (Task::FirstIncome | Task::Turn | Task::Finish | Task::Late, _) | (_, None) => false,
        // After payment the program goes on, so it must be the one that asked.
        (Task::MayPay(pc), Some(below)) => below == Task::Run(pc + 1),
        (_, Some(below)) => below != Task::FirstIncome,
    }
}
