//! Whether a state that came from outside could be a position (K16.12).

use crate::map::Print;
use crate::names::{CARDS, Cubes, OBJECTIVES, PLANETS, Resource, TOP, Tech, Track, Zone};
use crate::state::{Job, Kepler, On, What};
use orrery_core::Seat;
use orrery_core::arrange::places;
use std::collections::BTreeSet;

/// More frames never wait for a decision, whatever the pack; the rest of the stack is room for what they
/// set off.
const MOST_FRAMES: usize = 28;

/// See [`orrery_core::Game::validate`].
pub(crate) fn validate(state: &Kepler) -> Result<(), String> {
    let seats = state.players.len();
    check(seats > 0, || "there are no players".to_owned())?;
    for (what, seat) in [("first", state.first), ("active", state.active)] {
        check(seat.index() < seats, || {
            format!("{what}: there is no seat {seat}")
        })?;
    }
    check(state.round <= state.pack.rounds, || {
        format!("there is no round {}", state.round)
    })?;
    check(state.facts.bonus < 4, || {
        "turn.bonus is at most 3".to_owned()
    })?;
    solo(state)?;
    tiles(state)?;
    for seat in Seat::first(seats) {
        player(state, seat).map_err(|problem| format!("player {seat}: {problem}"))?;
    }
    cards(state)?;
    medals(state)?;
    stack(state)
}

fn check(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

fn solo(state: &Kepler) -> Result<(), String> {
    let alone = state.players.len() == 1;
    check(alone == state.is_solo(), || {
        "one player plays a campaign, several do not".to_owned()
    })?;
    if !alone {
        return check(state.solo == crate::state::Solo::default(), || {
            "solo: nobody is alone".to_owned()
        });
    }
    let solo = &state.solo;
    check(
        (solo.campaign as usize) < state.pack.campaigns.len(),
        || "solo: no such campaign".to_owned(),
    )?;
    check(
        solo.level <= 4 && solo.level as usize == solo.scores.len() + 1,
        || "solo: a level comes after the passed ones".to_owned(),
    )?;
    for (score, level) in solo.scores.iter().zip(&state.pack.levels) {
        check((level.minimum..=300).contains(score), || {
            format!("solo: {score} passes no level")
        })?;
    }
    let ghost = &solo.ghost;
    check(ghost.techs.iter().all(|&level| level <= TOP), || {
        "the ghost is above level 4".to_owned()
    })?;
    markers(state, ghost.tracks)
}

fn markers(state: &Kepler, tracks: [u8; 2]) -> Result<(), String> {
    for (&track, space) in Track::ALL.iter().zip(tracks) {
        check((space as usize) < state.pack.track(track).len(), || {
            format!("there is no space {space} on the {track} track")
        })?;
    }
    Ok(())
}

fn tiles(state: &Kepler) -> Result<(), String> {
    let players = state.players.len().max(2);
    let mut seen = BTreeSet::new();
    let mut extras = [0; 2];
    for what in state
        .tiles
        .iter()
        .map(|tile| tile.what)
        .chain(state.pile.iter().copied())
    {
        match what {
            What::Mine => extras[0] += 1,
            What::Target => extras[1] += 1,
            What::Planet(number) => {
                check(seen.insert(number), || {
                    let tiles = state.tiles.iter().filter(|tile| tile.what == what);
                    let mut at: Vec<String> =
                        tiles.map(|tile| format!("on {}", tile.hex)).collect();
                    let in_pile = state.pile.iter().filter(|&&one| one == what);
                    at.extend(in_pile.map(|_| "to be placed".to_owned()));
                    format!("planet {number} {}", places(&at))
                })?;
                let used = state.pack.planet(number).min_players as usize <= players;
                check(used, || {
                    format!("planet {number} is not used by {players} players")
                })?;
            }
        }
    }
    let planets =
        (1..=PLANETS as u8).filter(|&n| state.pack.planet(n).min_players as usize <= players);
    check(seen.len() == planets.count(), || {
        format!("there are {} planets", seen.len())
    })?;
    check(extras[0] == players && extras[1] <= players, || {
        format!(
            "there are {} mines and {} colonial targets",
            extras[0], extras[1]
        )
    })?;
    where_tiles_lie(state)
}

fn where_tiles_lie(state: &Kepler) -> Result<(), String> {
    let placing = placing(state);
    let choosing = matches!(state.stack.last(), Some(frame) if matches!(frame.job, Job::Reveal(_)));
    for at in state.chosen.iter() {
        let face_down = state.tiles.get(at).is_some_and(|tile| !tile.up);
        check(choosing && face_down, || {
            format!("tile {at} cannot be about to be turned up")
        })?;
    }
    let mut hexes = BTreeSet::new();
    for tile in state.tiles.iter() {
        let hex = tile.hex;
        let index = state.pack.map.find(hex);
        let space = index.is_some_and(|index| state.pack.map.spot(index).print == Print::Space);
        check(space, || {
            format!("a tile lies on {hex}, which is no space hex")
        })?;
        check(hexes.insert(hex), || format!("two tiles lie on {hex}"))?;
        check(tile.up || placing || state.zone(hex) != Zone::Short, || {
            format!("the tile on {hex} lies face down")
        })?;
        check(!(tile.up && placing), || {
            format!("the tile on {hex} lies face up before all tiles lie")
        })?;
        let planet = matches!(tile.what, What::Planet(_));
        check(tile.owner.is_none() || tile.up && planet, || {
            format!("the tile on {hex} cannot be a colony")
        })?;
        check(
            tile.owner
                .is_none_or(|owner| owner.index() < state.players.len()),
            || format!("the owner of {hex} is not there"),
        )?;
    }
    Ok(())
}

fn player(state: &Kepler, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    totals(state, seat)?;
    check(player.techs.iter().all(|&level| level <= TOP), || {
        "a technology is above 4".to_owned()
    })?;
    markers(state, player.tracks)?;
    check(player.cube < 9, || {
        format!("there is no space {} for the cube", player.cube)
    })?;
    for colony in player.colonies.iter() {
        let number = colony.planet;
        check((1..=PLANETS as u8).contains(&number), || {
            format!("there is no planet {number}")
        })?;
        let owned = state
            .planet_tile(number)
            .is_some_and(|tile| tile.owner == Some(seat));
        check(owned, || {
            format!("the tile of planet {number} does not bear their marker")
        })?;
    }
    let markers = state
        .tiles
        .iter()
        .filter(|tile| tile.owner == Some(seat))
        .count();
    let cards: BTreeSet<u8> = player.colonies.iter().map(|colony| colony.planet).collect();
    check(
        markers == cards.len() && markers == player.colonies.len(),
        || "markers and planet cards differ".to_owned(),
    )?;
    for (index, hex) in player.ships.iter().enumerate() {
        let Some(hex) = *hex else { continue };
        let spot = state
            .pack
            .map
            .find(hex)
            .map(|index| state.pack.map.spot(index));
        let space = spot.is_some_and(|spot| spot.print == Print::Space);
        check(space, || format!("ship {} cannot be on {hex}", index + 1))?;
        let tile = state.tile(hex);
        check(
            tile.is_none_or(|t| t.up && t.owner.is_none() && t.what != What::Target),
            || format!("ship {} cannot be on the tile of {hex}", index + 1),
        )?;
        let ships = state.players.iter().flat_map(|player| player.ships);
        let here = ships.filter(|ship| *ship == Some(hex)).count();
        check(here == 1, || {
            let owners = (1..).zip(state.players.iter());
            let owners = owners.flat_map(|(seat, player)| player.ships.map(|ship| (seat, ship)));
            let owners = owners.filter(|(_, ship)| *ship == Some(hex));
            let owners: Vec<String> = owners.map(|(seat, _)| format!("seat {seat}")).collect();
            format!("ships of {} are on {hex}", owners.join(" and "))
        })?;
    }
    for index in player.achieved.iter() {
        let mut passing = state.pack.passing.iter();
        let passes = passing.any(|&(objective, _)| usize::from(objective) == index);
        check(passes, || {
            format!("objective {index} cannot have been achieved for good")
        })?;
    }
    let objective = player.objective;
    check(objective.is_some() != state.is_solo(), || {
        "an objective card is missing or too many".to_owned()
    })
}

/// K4.1: cubes are conserved.
fn totals(state: &Kepler, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let sum = |resource: Resource| -> u32 {
        let planets = player.planets().map(|(_, cubes)| cubes);
        let all = planets.chain([player.storage, player.well]);
        all.map(|cubes| u32::from(cubes[resource])).sum()
    };
    let pack = &state.pack;
    let (start, free) = if state.is_solo() {
        let waiting = state.stack.iter().map(|frame| match frame.job {
            Job::Cubes(n) => u32::from(n),
            _ => 0,
        });
        let antimatter = Cubes::of(Resource::Antimatter, state.solo.bonus_antimatter(pack));
        let free = u32::from(state.solo.bonus_cubes(pack)).checked_sub(waiting.sum());
        let free = free.ok_or("too many bonus cubes are to come")?;
        (pack.solo_earth + pack.solo_storage + antimatter, free)
    } else {
        (pack.earth + pack.storage, 0)
    };
    let (energy, matter) = (sum(Resource::Energy), sum(Resource::Matter));
    let (e, m) = (u32::from(start.energy), u32::from(start.matter));
    let kept = energy >= e && matter >= m && energy + matter == e + m + free;
    check(
        kept && sum(Resource::Antimatter) == u32::from(start.antimatter),
        || {
            format!(
                "{energy} energy, {matter} matter and {} antimatter",
                sum(Resource::Antimatter)
            )
        },
    )
}

fn cards(state: &Kepler) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for &card in state
        .deck
        .iter()
        .chain(state.boxed.iter())
        .chain(&state.card)
    {
        check((card as usize) < CARDS, || {
            format!("there is no progress card {card}")
        })?;
        check(seen.insert(card), || {
            let id = &state.pack.cards[card as usize].id;
            let count = |pile: &[u8]| pile.iter().filter(|&&one| one == card).count();
            let mut at = vec!["in the deck".to_owned(); count(&state.deck)];
            at.extend(vec!["in the box".to_owned(); count(&state.boxed)]);
            at.extend((state.card == Some(card)).then(|| "face up".to_owned()));
            format!("progress card {card} (`{id}`) {}", places(&at))
        })?;
        let left_out = state.is_solo() && state.pack.cards[card as usize].removed_in_solo;
        check(!left_out, || {
            format!("progress card {card} is not used alone")
        })?;
    }
    let to_come = (state.pack.rounds - state.round) as usize;
    check(state.deck.len() == to_come, || {
        format!("{} cards for {to_come} rounds", state.deck.len())
    })?;
    let used = CARDS
        - state
            .pack
            .cards
            .iter()
            .filter(|card| state.is_solo() && card.removed_in_solo)
            .count();
    let boxed = used - state.pack.rounds as usize;
    check(state.boxed.len() == boxed, || {
        format!("{} cards in the box, not {boxed}", state.boxed.len())
    })?;
    check(state.boxed.is_sorted(), || {
        "the cards in the box are in order".to_owned()
    })?;
    let playing = state.round > 0 && !state.stack.is_empty();
    check(state.card.is_none() || playing, || {
        "no progress card is face up now".to_owned()
    })?;

    objectives(state)
}

/// K2.11: all objectives of one set are with the players or spare.
fn objectives(state: &Kepler) -> Result<(), String> {
    let mut sets = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let held = state.players.iter().filter_map(|player| player.objective);
    for card in held.chain(state.spare.iter().copied()) {
        check((card as usize) < OBJECTIVES, || {
            format!("there is no objective {card}")
        })?;
        check(seen.insert(card), || {
            let id = &state.pack.objectives[card as usize].id;
            let held = (1..).zip(state.players.iter());
            let held = held.filter(|(_, player)| player.objective == Some(card));
            let mut at: Vec<String> = held.map(|(seat, _)| format!("with seat {seat}")).collect();
            let spare = state.spare.iter().filter(|&&one| one == card).count();
            at.extend(vec!["among the spare ones".to_owned(); spare]);
            format!("objective {card} (`{id}`) {}", places(&at))
        })?;
        sets.insert(state.pack.objectives[card as usize].set);
    }
    check(state.spare.is_sorted(), || {
        "the spare objectives are in order".to_owned()
    })?;
    check(sets.len() == usize::from(!state.is_solo()), || {
        "objectives of one set are used".to_owned()
    })?;
    let of_set = state
        .pack
        .objectives
        .iter()
        .filter(|card| sets.contains(&card.set));
    check(of_set.count() == seen.len(), || {
        "an objective is missing".to_owned()
    })
}

/// K16.12: medals on tracks, on the card and awarded, less those of the supply.
fn medals(state: &Kepler) -> Result<(), String> {
    for &track in Track::ALL {
        let printed = state.pack.track(track).iter().enumerate();
        for space in state.medals[track.index()].iter() {
            let marked = printed
                .clone()
                .any(|(at, printed)| at == space && printed.medal);
            check(marked, || {
                format!("no medal lies on space {space} of the {track} track")
            })?;
        }
    }
    let mut printed = 0;
    for &track in Track::ALL {
        let spaces = state.pack.track(track).iter();
        let marked = spaces.filter(|space| space.medal).count();
        let here = state.medals[track.index()].len() + state.on_card[track.index()] as usize;
        check(here <= marked, || {
            format!("{here} {track} medals are not won yet")
        })?;
        printed += marked;
    }
    // The supply never runs out (R11); all medals together still fit into one byte.
    check(state.supplied <= 100, || {
        format!("{} medals come from the supply", state.supplied)
    })?;
    let lying: usize = state.medals.iter().map(|medals| medals.len()).sum();
    let on_card: usize = state.on_card.iter().map(|&n| n as usize).sum();
    let won = state
        .players
        .iter()
        .map(|player| player.medals)
        .chain([state.solo.ghost.medals]);
    let won: usize = won.flatten().map(usize::from).sum();
    let sum = lying + on_card + won;
    check(sum == printed + state.supplied as usize, || {
        format!("{sum} medals are about")
    })
}

/// Unfinished business can only speak of what is there.
fn stack(state: &Kepler) -> Result<(), String> {
    check(state.stack.len() <= MOST_FRAMES, || {
        format!("{} things are unfinished", state.stack.len())
    })?;
    for (depth, frame) in state.stack.iter().enumerate() {
        let problem = |problem: &str| format!("stack {depth}: {problem}");
        check(frame.who.index() < state.players.len(), || {
            problem("no such seat")
        })?;
        let player = state.player(frame.who);
        let sane = match frame.job {
            Job::PlaceTile => !state.pile.is_empty() && placing(state),
            Job::TurnUp => depth > 0 && state.round == 0,
            Job::Reveal(left) => left > 0,
            Job::Start(left) => {
                let free = Tech::ALL.iter().filter(|&&tech| player.level(tech) == 0);
                left > 0 && free.count() >= left as usize
            }
            Job::Cubes(left) => left > 0 && state.is_solo(),
            Job::Burn(left) => left > 0 && player.outside_well().total() >= left,
            Job::Destination { ship, .. } => {
                let hex = player.ships.get(ship as usize).copied().flatten();
                hex.is_some_and(|hex| state.tile(hex).is_none())
            }
            Job::Produce {
                on: On::Planet(number),
                ..
            } => player.colony(number).is_some(),
            Job::Acquire(_, level) => level <= TOP,
            Job::Run(addr) => fits(state, addr),
            Job::Opponent(a, b) => fits(state, a) && fits(state, b) && state.players.len() > 1,
            Job::Offer(step) | Job::CardStep(step) => state
                .card
                .is_some_and(|card| (step as usize) < state.pack.cards[card as usize].steps.len()),
            Job::AdvanceFree { levels, max, .. } => levels <= TOP && max <= TOP,
            Job::Turns(left) => depth == 2 && (1..=state.players.len() as u8).contains(&left),
            Job::NewRound => state.round < state.pack.rounds && depth == 0,
            Job::Award => depth == 0,
            Job::ApplyCard => depth == 1,
            _ => true,
        };
        // Below everything waits the next round or the end of this one.
        let sane = sane && (depth > 0 || matches!(frame.job, Job::NewRound | Job::Award));
        check(sane, || problem("impossible business"))?;
    }
    let top = state.stack.last();
    check(top.is_none_or(|frame| frame.job.decides()), || {
        "nobody can decide".to_owned()
    })?;
    check(top.is_some() || state.round == state.pack.rounds, || {
        "the game cannot be over".to_owned()
    })?;
    let mut choices = Vec::new();
    state.list(&mut choices);
    check(top.is_none() || !choices.is_empty(), || {
        "nothing can be chosen".to_owned()
    })
}

/// True until all tiles lie (K2.7).
fn placing(state: &Kepler) -> bool {
    state.stack.iter().any(|frame| frame.job == Job::TurnUp)
}

fn fits(state: &Kepler, addr: crate::op::Addr) -> bool {
    addr.start as usize + addr.len as usize <= state.pack.code.len()
}
