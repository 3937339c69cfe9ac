//! Could this state be a position of the game? Components and limits, not history.

use crate::data::data;
use crate::engine::{DATA_LIMIT, PUBLICITY_LIMIT};
use crate::names::{CARDS, Card, PROJECTS, SOURCES, Species};
use crate::state::{CardSet, Fate, Marker, Phase, Sample, Seti, Task};
use orrery_core::Seat;

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
    let in_play_elsewhere = s.in_play.fate != Fate::Usual
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
    ensure(
        s.deck.iter().all(|card| card.is_project()) && PROJECTS == 138,
        || "only project cards are in the main deck (S1.7)".to_owned(),
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
    ensure(player.score < 2000, || "no score is that high".to_owned())?;
    for side in 0..2 {
        for color in 0..3 {
            let slot = &s.species[side];
            let mine = Some(Marker::of(seat));
            let board = slot.board[color]
                .iter()
                .filter(|&&marker| marker == mine)
                .count();
            let discovery = usize::from(slot.discovery[color] == mine);
            let rest = slot.overflow[color][seat.index()] + slot.top[color][seat.index()];
            let counted = player.traces[side][color] as usize;
            ensure(board + discovery + rest as usize == counted, || {
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

fn stack(s: &Seti, n: usize) -> Check {
    ensure(s.stack.is_empty() == (s.phase == Phase::Over), || {
        "somebody must decide until the game is over".to_owned()
    })?;
    ensure(s.stack.len() <= 24, || {
        "too much unfinished business".to_owned()
    })?;
    for frame in s.stack.iter() {
        ensure(frame.who.index() < n, || {
            format!("there is no seat {}", frame.who)
        })?;
        if let Task::Run(pc) | Task::MayPay(pc) | Task::Show(pc) = frame.task {
            ensure(data().code.contains(pc), || {
                format!("there is no instruction {pc}")
            })?;
        }
    }
    let mut choices = Vec::new();
    s.list(&mut choices);
    ensure(s.phase == Phase::Over || !choices.is_empty(), || {
        "the player to decide has no choice".to_owned()
    })
}
