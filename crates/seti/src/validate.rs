//! Could this state be a position of the game? Components and limits, not history.

use crate::engine::species::ask;
use crate::engine::{DATA_LIMIT, Engine, GOLD_MILESTONES, NEUTRAL_MILESTONES, PUBLICITY_LIMIT};
use crate::names::{Body, CARDS, Card, HAND_CARDS, PLANETS, SOURCES, Species, TechKind};
use crate::op::Op;
use crate::pack::pack;
use crate::state::{CardSet, Fate, Frame, Job, Marker, Phase, Seti};
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

pub(crate) fn validate(state: &Seti) -> Check {
    let n = state.players.len();
    ensure((2..=4).contains(&n), || {
        format!("{n} players; SETI takes 2 to 4")
    })?;
    ensure((1..=5).contains(&state.round), || {
        format!("round {} (S2.1)", state.round)
    })?;
    ensure(state.phase != Phase::Setup || state.round == 1, || {
        format!(
            "/phase is setup, but /round is {}: the first income is chosen before round 1 (S1.18)",
            state.round
        )
    })?;
    ensure(state.first.index() < n && state.active.index() < n, || {
        "no such seat".to_owned()
    })?;
    ensure(
        state.next_disc < 3 && state.offsets.iter().all(|&offset| offset < 8),
        || "discs have offsets 0 to 7, and disc 0, 1 or 2 is next".to_owned(),
    )?;
    ensure(state.species[0].species != state.species[1].species, || {
        "the two species must differ (S1.2)".to_owned()
    })?;
    let mut stars = state.stars;
    stars.sort_unstable();
    ensure(stars.as_slice() == crate::names::Star::ALL, || {
        "each star stands in one sector (S1.5)".to_owned()
    })?;
    ensure(
        state.rival.level <= 5 && (state.rival.level == 0 || n == 2),
        || "the rival is the second of two sides (S19.1)".to_owned(),
    )?;
    rival(state)?;
    cards(state)?;
    for &species in Species::ALL {
        ask!(species => check(state))?;
    }
    for seat in Seat::first(n) {
        player(state, seat)?;
        probes(state, seat)?;
        milestones(state, seat)?;
    }
    board(state, n)?;
    stack(state, n)
}

/// In how many places each card is.
fn places(state: &Seti) -> [u8; CARDS] {
    let mut places = [0u8; CARDS];
    let mut put = |card: Card| places[card.index()] += 1;
    state.deck.iter().copied().for_each(&mut put);
    state.row.iter().flatten().copied().for_each(&mut put);
    state.rival.removed.iter().copied().for_each(&mut put);
    state
        .stacks
        .iter()
        .flat_map(|stack| stack.iter().copied())
        .for_each(&mut put);
    state
        .discard
        .iter()
        .chain(state.gone.iter())
        .for_each(&mut put);
    for player in state.players.iter() {
        let sets = [player.hand, player.tucked, player.played];
        sets.into_iter().flat_map(CardSet::iter).for_each(&mut put);
        player
            .exertians
            .iter()
            .chain(player.secrets.iter())
            .for_each(&mut put);
    }
    for slot in &state.species {
        slot.deck
            .iter()
            .copied()
            .chain(slot.face_up)
            .for_each(&mut put);
    }
    state
        .relics
        .pending
        .iter()
        .map(|pending| pending.card)
        .for_each(&mut put);
    let in_play_elsewhere = state.in_play.fate == Fate::Tucked
        && state
            .in_play
            .card
            .is_some_and(|card| places[card.index()] > 0)
        || state
            .relics
            .pending
            .iter()
            .any(|pending| Some(pending.card) == state.in_play.card);
    if let Some(card) = state.in_play.card
        && !in_play_elsewhere
    {
        places[card.index()] += 1;
    }
    places
}

/// Where a card is, in words.
fn places_of(state: &Seti, card: Card) -> Vec<String> {
    let mut places = Vec::new();
    let mut put = |n: usize, place: String| (0..n).for_each(|_| places.push(place.clone()));
    let count = |cards: &[Card]| cards.iter().filter(|&&one| one == card).count();
    let in_set = |set: CardSet| usize::from(card.index() < HAND_CARDS && set.has(card));
    put(count(&state.deck), "in the deck".to_owned());
    let row: Vec<Card> = state.row.iter().flatten().copied().collect();
    put(count(&row), "in the row".to_owned());
    for (round, stack) in (1..).zip(&state.stacks) {
        put(count(stack), format!("in the stack of round {round}"));
    }
    put(in_set(state.discard), "discarded".to_owned());
    put(in_set(state.gone), "out of the game".to_owned());
    for (seat, player) in (1..).zip(state.players.iter()) {
        put(in_set(player.hand), format!("in hand {seat}"));
        put(in_set(player.tucked), format!("tucked by seat {seat}"));
        put(in_set(player.played), format!("in front of seat {seat}"));
        let secret = player.exertians.iter().chain(player.secrets.iter());
        let secret: Vec<Card> = secret.collect();
        put(count(&secret), format!("face down with seat {seat}"));
    }
    for slot in &state.species {
        let (cards, species) = (count(&slot.deck), slot.species);
        put(cards, format!("in the deck of the {species}"));
        let face_up = usize::from(slot.face_up == Some(card));
        put(face_up, format!("face up beside the deck of the {species}"));
    }
    let pending = state.relics.pending.iter();
    let waiting = pending.filter(|pending| pending.card == card).count();
    put(waiting, "waiting for a score".to_owned());
    put(
        usize::from(state.in_play.card == Some(card)),
        "being played".to_owned(),
    );
    places
}

/// Every card is in exactly one place.
fn cards(state: &Seti) -> Check {
    for (index, &n) in places(state).iter().enumerate() {
        let card = Card::at(index);
        let expected = match pack().card(card).species {
            None => 1,
            Some(species) => u8::from(state.discovered(species).is_some()),
        };
        ensure(n == expected, || match expected {
            0 => {
                let places = orrery_core::arrange::places(&places_of(state, card));
                format!("card {card} {places}, but its species is not discovered (S1.3)")
            }
            _ => {
                let places = orrery_core::arrange::places(&places_of(state, card));
                format!("card {card} {places} (S1.3, S1.7)")
            }
        })?;
    }
    ensure(state.discard.iter().all(Card::is_project), || {
        "species cards never enter the discard pile (S8.29)".to_owned()
    })?;
    let stacks = state.stacks.iter().flat_map(|stack| stack.iter());
    let mut projects = state
        .deck
        .iter()
        .chain(state.row.iter().flatten())
        .chain(stacks);
    ensure(projects.all(|card| card.is_project()), || {
        "only project cards are in the main deck, the row and the stacks (S1.7)".to_owned()
    })?;
    for slot in &state.species {
        let own = |card: &Card| pack().card(*card).species == Some(slot.species);
        ensure(slot.deck.iter().chain(&slot.face_up).all(own), || {
            "a species deck holds only cards of that species (S1.3)".to_owned()
        })?;
    }
    let mut remembered = state.in_play.drawn.iter().chain(&state.in_play.card);
    ensure(
        remembered.all(|card| card.index() < HAND_CARDS)
            && state
                .in_play
                .picked
                .is_none_or(|card| card.index() < HAND_CARDS),
        || "Exertian cards are never in hand or played (S18)".to_owned(),
    )
}

/// Action cards and objectives of a solo game.
fn rival(state: &Seti) -> Check {
    let rival = &state.rival;
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
    let tiles = pack().solo.objectives.len();
    let open = rival.open.iter().map(|open| open.tile);
    let all: Vec<u8> = open.chain(rival.objectives.iter().copied()).collect();
    ensure(all.iter().all(|&tile| (tile as usize) < tiles), || {
        "no such objective".to_owned()
    })
}

fn player(state: &Seti, seat: Seat) -> Check {
    let player = state.player(seat);
    ensure(player.publicity <= PUBLICITY_LIMIT, || {
        format!("seat {seat} has {} publicity (S2.27)", player.publicity)
    })?;
    let rival = state.is_rival(seat);
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
            let slot = &state.species[side];
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

/// S3.5, S3.7: more probes than the limit come only from a card that ignores it. The rival has no limit (S19.26).
fn probes(state: &Seti, seat: Seat) -> Check {
    let player = state.player(seat);
    let (probes, limit) = (player.probes(), player.probe_limit());
    let launchers = pack().beyond_limit;
    let in_play = state
        .in_play
        .card
        .is_some_and(|card| launchers.has(card.index()));
    let played = in_play || !state.discard.0.and(launchers).is_empty();
    let possible = probes <= limit || played || state.reshuffled || state.is_rival(seat);
    ensure(possible, || {
        let (index, cards) = (seat.index(), CardSet(launchers).iter());
        let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
        format!(
            "/players/{index}/pieces holds {probes} probes, but the limit with /players/{index}/techs is {limit}: only \
             card {} launches beyond it, and it is not in /discard (S3.5, S3.7)",
            cards.join(" or ")
        )
    })
}

/// S10.1: what a player reached in an earlier turn is resolved.
fn milestones(state: &Seti, seat: Seat) -> Check {
    let player = state.player(seat);
    let scored = state.facts.scored >> seat.index() & 1 == 1;
    if scored || state.phase == Phase::Over {
        return Ok(());
    }
    let (index, score) = (seat.index(), player.score);
    let marks = |value: u16, field: &str, place: usize| {
        format!(
            "/players/{index}/score is {score}, but /players/{index}/{field}/{place} says that the milestone at {value} is \
             not resolved: it is since the end of the turn that reached it, unless /facts/scored says that the player \
             has gained points in this turn (S10.1)"
        )
    };
    let gold = GOLD_MILESTONES.into_iter().zip(player.gold_done);
    for (place, (value, done)) in gold.enumerate() {
        ensure(done || score < value, || marks(value, "gold_done", place))?;
    }
    let neutral = NEUTRAL_MILESTONES.into_iter().zip(player.neutral_done);
    for (place, (value, done)) in neutral.enumerate() {
        ensure(done || score < value, || {
            marks(value, "neutral_done", place)
        })?;
    }
    ensure(player.message == 0 || score < player.message, || {
        format!(
            "/players/{index}/score is {score}, so the message at /players/{index}/message, {}, is resolved (S17.2)",
            player.message
        )
    })
}

fn board(state: &Seti, n: usize) -> Check {
    let marks = state.sectors.iter().flat_map(|sector| sector.marks.iter());
    let seats = marks
        .chain(state.relics.tile.iter())
        .chain(state.gold.iter().flat_map(|gold| gold.iter()));
    for seat in seats.chain(state.relics.pending.iter().map(|pending| &pending.seat)) {
        ensure(seat.index() < n, || format!("there is no seat {seat}"))?;
    }
    markers(state, n)?;
    for stack in &state.techs {
        let mut tiles = stack.tiles.to_vec();
        tiles.sort_unstable();
        tiles.dedup();
        let distinct = tiles.len() == stack.tiles.len() && tiles.iter().all(|&tile| tile < 4);
        ensure(distinct, || {
            "a technology has four different tiles (S1.11)".to_owned()
        })?;
    }
    for (index, stack) in state.techs.iter().enumerate() {
        let tech = crate::names::Tech::at(index);
        let owners = state
            .players
            .iter()
            .filter(|player| player.has(tech))
            .count();
        let held = stack.tiles.len() + owners;
        ensure(held == 4 || (state.rival.level > 0 && held < 4), || {
            format!("{tech} exists four times (S9.1)")
        })?;
    }
    for planet in &state.planets {
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
    ensure(state.covered.iter().all(|&covered| covered < 8), || {
        "a mission has at most three circles".to_owned()
    })
}

/// Markers and figures belong to players of the game, and there are not too many of them.
fn markers(state: &Seti, n: usize) -> Check {
    let slots = state.species.iter().flat_map(|slot| {
        let spaces = slot.board.iter().flatten().chain(&slot.discovery);
        spaces.chain(&slot.top_last)
    });
    let planets = state
        .planets
        .iter()
        .flat_map(|planet| planet.first_landers.iter().chain([&planet.first_orbiter]));
    for marker in slots.chain(planets).chain(&state.relics.messages).flatten() {
        let seat = marker.seat();
        ensure(seat.is_none_or(|seat| seat.index() < n), || {
            "a marker belongs to nobody in this game".to_owned()
        })?;
    }
    let wins = state.sectors.iter().map(|sector| &sector.wins);
    let figures = state.planets.iter().flat_map(|p| [&p.orbiters, &p.landers]);
    let slots = state.species.iter();
    let traces = slots.flat_map(|slot| slot.overflow.iter().chain(&slot.top));
    let (wins, figures, traces) = (
        most_of_one(wins),
        most_of_one(figures.chain(&state.moons)),
        most_of_one(traces),
    );
    let signals = state
        .in_play
        .signals
        .iter()
        .chain([&state.in_play.tile_signals]);
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

fn stack(state: &Seti, n: usize) -> Check {
    ensure(
        state.stack.is_empty() == (state.phase == Phase::Over),
        || "somebody must decide until the game is over".to_owned(),
    )?;
    ensure(state.stack.len() <= MOST_FRAMES, || {
        format!("more than {MOST_FRAMES} pieces of unfinished business")
    })?;
    for (depth, frame) in state.stack.iter().enumerate() {
        ensure(frame.who.index() < n, || {
            format!("there is no seat {}", frame.who)
        })?;
        ensure(possible(state, frame), || {
            format!("/stack/{depth} is no possible task: {:?}", frame.job)
        })?;
        let below = depth.checked_sub(1).map(|below| state.stack[below].job);
        ensure(in_place(state, below, frame), || {
            format!("/stack/{depth} cannot stand there: {:?}", frame.job)
        })?;
    }
    let free = state.stack.iter().any(|frame| frame.job == Job::FreeEnd);
    ensure(free == state.in_free, || {
        "`in_free` says whether a free action is on the stack".to_owned()
    })?;
    for watch in state.facts.watches.iter() {
        let fits = pack().code.contains(watch.pc)
            && matches!(pack().code.at(watch.pc), Op::Watch(..) | Op::WatchPer(..));
        ensure(fits, || format!("there is no watch at {}", watch.pc))?;
    }
    let Some(&top) = state.stack.last() else {
        return Ok(());
    };
    let mut copy = *state;
    // Who guesses at hidden hands may find nothing to show where the true hand has something.
    let waits = matches!(top.job, Job::Show(_))
        || state.about().is_some() && Engine::new(&mut copy, &mut Silent).step(top);
    let mut choices = Vec::new();
    if waits && copy.stack == state.stack {
        state.list(&mut choices);
    }
    ensure(!choices.is_empty(), || {
        format!(
            "nobody has to decide about {:?} on top of the stack",
            top.job
        )
    })
}

/// The arguments of a job make sense.
fn possible(state: &Seti, frame: &Frame) -> bool {
    let code = &pack().code;
    match frame.job {
        Job::Run(pc) => code.contains(pc),
        Job::MayPay(pc) => code.contains(pc) && matches!(code.at(pc), Op::MayPay { .. }),
        Job::Show(pc) => {
            code.contains(pc) && matches!(code.at(pc), Op::ShowCorners(_) | Op::ShowIncomes(..))
        }
        Job::FirstIncome => !state.player(frame.who).hand.is_empty(),
        Job::SpeciesPick(species) => ask!(species => in_hand()),
        Job::DataSpace(body, _) => body.index() < PLANETS,
        Job::SampleTake(body) | Job::SamplePeek(body) => {
            matches!(body, Body::Jupiter | Body::Saturn)
        }
        Job::Target { stars, n, .. } => stars != 0 && n <= MOST,
        Job::Around(stars) => stars != 0,
        Job::PlaceTile(tech) => {
            tech.kind() == TechKind::Computer && state.player(frame.who).has(tech)
        }
        Job::Moves(n)
        | Job::Mark { n, .. }
        | Job::DeckSignals(n)
        | Job::RowSignals(n)
        | Job::HandSignals(n)
        | Job::ProbeSignals(n, _)
        | Job::RowCorners(n)
        | Job::Secret(n)
        | Job::Give(n, _) => n <= MOST,
        _ => true,
    }
}

/// The job may lie on the one below it: the end of a turn is at the bottom, nowhere else.
fn in_place(state: &Seti, below: Option<Job>, frame: &Frame) -> bool {
    let active = frame.who == state.active;
    match (frame.job, below) {
        (Job::FirstIncome, None | Some(Job::FirstIncome)) => state.phase == Phase::Setup,
        (Job::Turn, None) => active && state.phase == Phase::Before,
        (Job::Finish, None) => active && !matches!(state.phase, Phase::Setup | Phase::Before),
        (Job::Late, Some(Job::Finish)) => active,
        (Job::FirstIncome | Job::Turn | Job::Finish | Job::Late, _) | (_, None) => false,
        // After payment the program goes on, so it must be the one that asked.
        (Job::MayPay(pc), Some(below)) => below == Job::Run(pc + 1),
        (_, Some(below)) => below != Job::FirstIncome,
    }
}
