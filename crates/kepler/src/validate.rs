//! Whether a state that came from outside could be a position (K16.12).

use crate::map::Print;
use crate::names::{CARDS, Cubes, Icon, OBJECTIVES, PLANETS, Resource, TOP, Tech, Track, Zone};
use crate::state::{Kepler, On, Task, What};
use orrery_core::Seat;
use std::collections::BTreeSet;

/// More frames never wait for a decision, whatever the pack; the rest of the stack is room for what they
/// set off.
const MOST_FRAMES: usize = 28;

/// See [`orrery_core::Game::validate`].
pub(crate) fn validate(s: &Kepler) -> Result<(), String> {
    let seats = s.players.len();
    check(seats > 0, || "there are no players".to_owned())?;
    for (what, seat) in [("first", s.first), ("active", s.active)] {
        check(seat.index() < seats, || {
            format!("{what}: there is no seat {seat}")
        })?;
    }
    check(s.round <= s.pack.rounds, || {
        format!("there is no round {}", s.round)
    })?;
    check(s.turn.bonus < 4, || "turn.bonus is at most 3".to_owned())?;
    solo(s)?;
    tiles(s)?;
    for seat in Seat::first(seats) {
        player(s, seat).map_err(|problem| format!("player {seat}: {problem}"))?;
    }
    cards(s)?;
    medals(s)?;
    stack(s)
}

fn check(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

fn solo(s: &Kepler) -> Result<(), String> {
    let alone = s.players.len() == 1;
    check(alone == s.is_solo(), || {
        "one player plays a campaign, several do not".to_owned()
    })?;
    if !alone {
        return check(s.solo == crate::state::Solo::default(), || {
            "solo: nobody is alone".to_owned()
        });
    }
    let solo = &s.solo;
    check((solo.campaign as usize) < s.pack.campaigns.len(), || {
        "solo: no such campaign".to_owned()
    })?;
    check(
        solo.level <= 4 && solo.level as usize == solo.scores.len() + 1,
        || "solo: a level comes after the passed ones".to_owned(),
    )?;
    for (score, level) in solo.scores.iter().zip(&s.pack.levels) {
        check((level.minimum..=300).contains(score), || {
            format!("solo: {score} passes no level")
        })?;
    }
    let ghost = &solo.ghost;
    check(ghost.techs.iter().all(|&level| level <= TOP), || {
        "the ghost is above level 4".to_owned()
    })?;
    markers(s, ghost.tracks)
}

fn markers(s: &Kepler, tracks: [u8; 2]) -> Result<(), String> {
    for (&track, space) in Track::ALL.iter().zip(tracks) {
        check((space as usize) < s.pack.track(track).len(), || {
            format!("there is no space {space} on the {track} track")
        })?;
    }
    Ok(())
}

fn tiles(s: &Kepler) -> Result<(), String> {
    let players = s.players.len().max(2);
    let mut seen = BTreeSet::new();
    let mut extras = [0; 2];
    for what in s
        .tiles
        .iter()
        .map(|tile| tile.what)
        .chain(s.pile.iter().copied())
    {
        match what {
            What::Mine => extras[0] += 1,
            What::Target => extras[1] += 1,
            What::Planet(number) => {
                check(seen.insert(number), || {
                    format!("planet {number} is there twice")
                })?;
                let used = s.pack.planet(number).min_players as usize <= players;
                check(used, || {
                    format!("planet {number} is not used by {players} players")
                })?;
            }
        }
    }
    let planets = (1..=PLANETS as u8).filter(|&n| s.pack.planet(n).min_players as usize <= players);
    check(seen.len() == planets.count(), || {
        format!("there are {} planets", seen.len())
    })?;
    check(extras[0] == players && extras[1] <= players, || {
        format!(
            "there are {} mines and {} colonial targets",
            extras[0], extras[1]
        )
    })?;
    let mut hexes = BTreeSet::new();
    for tile in s.tiles.iter() {
        let hex = tile.hex;
        let index = s.pack.map.find(hex);
        let space = index.is_some_and(|index| s.pack.map.spot(index).print == Print::Space);
        check(space, || {
            format!("a tile lies on {hex}, which is no space hex")
        })?;
        check(hexes.insert(hex), || format!("two tiles lie on {hex}"))?;
        check(tile.up || s.zone(hex) != Zone::Short, || {
            format!("the tile on {hex} lies face down")
        })?;
        let planet = matches!(tile.what, What::Planet(_));
        check(tile.owner.is_none() || tile.up && planet, || {
            format!("the tile on {hex} cannot be a colony")
        })?;
        check(
            tile.owner
                .is_none_or(|owner| owner.index() < s.players.len()),
            || format!("the owner of {hex} is not there"),
        )?;
    }
    Ok(())
}

fn player(s: &Kepler, seat: Seat) -> Result<(), String> {
    let player = s.player(seat);
    totals(s, seat)?;
    check(player.techs.iter().all(|&level| level <= TOP), || {
        "a technology is above 4".to_owned()
    })?;
    markers(s, player.tracks)?;
    check(player.cube < 9, || {
        format!("there is no space {} for the cube", player.cube)
    })?;
    for colony in player.colonies.iter() {
        let number = colony.planet;
        check((1..=PLANETS as u8).contains(&number), || {
            format!("there is no planet {number}")
        })?;
        let owned = s
            .planet_tile(number)
            .is_some_and(|tile| tile.owner == Some(seat));
        check(owned, || {
            format!("the tile of planet {number} does not bear their marker")
        })?;
    }
    let markers = s
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
        let spot = s.pack.map.find(hex).map(|index| s.pack.map.spot(index));
        let space = spot.is_some_and(|spot| spot.print == Print::Space);
        check(space, || format!("ship {} cannot be on {hex}", index + 1))?;
        let tile = s.tile(hex);
        check(
            tile.is_none_or(|t| t.up && t.owner.is_none() && t.what != What::Target),
            || format!("ship {} cannot be on the tile of {hex}", index + 1),
        )?;
        let ships = s.players.iter().flat_map(|player| player.ships);
        let here = ships.filter(|ship| *ship == Some(hex)).count();
        check(here == 1, || format!("{here} ships are on {hex}"))?;
    }
    let objective = player.objective;
    check(objective.is_some() != s.is_solo(), || {
        "an objective card is missing or too many".to_owned()
    })
}

/// K4.1: cubes are conserved.
fn totals(s: &Kepler, seat: Seat) -> Result<(), String> {
    let player = s.player(seat);
    let sum = |resource: Resource| -> u32 {
        let planets = player.planets().map(|(_, cubes)| cubes);
        let all = planets.chain([player.storage, player.well]);
        all.map(|cubes| u32::from(cubes[resource])).sum()
    };
    let pack = &s.pack;
    let (start, free) = if s.is_solo() {
        let waiting = s.stack.iter().map(|frame| match frame.task {
            Task::Cubes(n) => u32::from(n),
            _ => 0,
        });
        let antimatter = Cubes::of(Resource::Antimatter, s.solo.bonus_antimatter(pack));
        let free = u32::from(s.solo.bonus_cubes(pack)).checked_sub(waiting.sum());
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

fn cards(s: &Kepler) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for &card in s.deck.iter().chain(s.boxed.iter()).chain(&s.card) {
        check((card as usize) < CARDS, || {
            format!("there is no progress card {card}")
        })?;
        check(seen.insert(card), || {
            format!("progress card {card} is there twice")
        })?;
        let left_out = s.is_solo() && s.pack.cards[card as usize].removed_in_solo;
        check(!left_out, || {
            format!("progress card {card} is not used alone")
        })?;
    }
    let to_come = (s.pack.rounds - s.round) as usize;
    check(s.deck.len() == to_come, || {
        format!("{} cards for {to_come} rounds", s.deck.len())
    })?;
    let used = CARDS
        - s.pack
            .cards
            .iter()
            .filter(|card| s.is_solo() && card.removed_in_solo)
            .count();
    let boxed = used - s.pack.rounds as usize;
    check(s.boxed.len() == boxed, || {
        format!("{} cards in the box, not {boxed}", s.boxed.len())
    })?;
    check(s.boxed.is_sorted(), || {
        "the cards in the box are in order".to_owned()
    })?;
    let playing = s.round > 0 && !s.stack.is_empty();
    check(s.card.is_none() || playing, || {
        "no progress card is face up now".to_owned()
    })?;

    let mut sets = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let held = s.players.iter().filter_map(|player| player.objective);
    for card in held.chain(s.spare.iter().copied()) {
        check((card as usize) < OBJECTIVES, || {
            format!("there is no objective {card}")
        })?;
        check(seen.insert(card), || {
            format!("objective {card} is there twice")
        })?;
        sets.insert(s.pack.objectives[card as usize].set);
    }
    check(s.spare.is_sorted(), || {
        "the spare objectives are in order".to_owned()
    })?;
    check(sets.len() == usize::from(!s.is_solo()), || {
        "objectives of one set are used".to_owned()
    })?;
    let of_set = s
        .pack
        .objectives
        .iter()
        .filter(|card| sets.contains(&card.set));
    check(of_set.count() == seen.len(), || {
        "an objective is missing".to_owned()
    })
}

/// K16.12: medals on tracks, on the card and awarded, less those of the supply.
fn medals(s: &Kepler) -> Result<(), String> {
    for &track in Track::ALL {
        let printed = s.pack.track(track).iter().enumerate();
        for space in s.medals[track.index()].iter() {
            let marked = printed
                .clone()
                .any(|(at, printed)| at == space && printed.icon == Some(Icon::Medal));
            check(marked, || {
                format!("no medal lies on space {space} of the {track} track")
            })?;
        }
    }
    let mut printed = 0;
    for &track in Track::ALL {
        let spaces = s.pack.track(track).iter();
        let marked = spaces
            .filter(|space| space.icon == Some(Icon::Medal))
            .count();
        let here = s.medals[track.index()].len() + s.on_card[track.index()] as usize;
        check(here <= marked, || {
            format!("{here} {track} medals are not won yet")
        })?;
        printed += marked;
    }
    // The supply never runs out (R11); all medals together still fit into one byte.
    check(s.supplied <= 100, || {
        format!("{} medals come from the supply", s.supplied)
    })?;
    let lying: usize = s.medals.iter().map(|medals| medals.len()).sum();
    let on_card: usize = s.on_card.iter().map(|&n| n as usize).sum();
    let won = s
        .players
        .iter()
        .map(|player| player.medals)
        .chain([s.solo.ghost.medals]);
    let won: usize = won.flatten().map(usize::from).sum();
    let sum = lying + on_card + won;
    check(sum == printed + s.supplied as usize, || {
        format!("{sum} medals are about")
    })
}

/// Unfinished business can only speak of what is there.
fn stack(s: &Kepler) -> Result<(), String> {
    check(s.stack.len() <= MOST_FRAMES, || {
        format!("{} things are unfinished", s.stack.len())
    })?;
    for (depth, frame) in s.stack.iter().enumerate() {
        let problem = |problem: &str| format!("stack {depth}: {problem}");
        check(frame.who.index() < s.players.len(), || {
            problem("no such seat")
        })?;
        let player = s.player(frame.who);
        let sane = match frame.task {
            Task::PlaceTile => !s.pile.is_empty(),
            Task::Start(left) => {
                let free = Tech::ALL.iter().filter(|&&tech| player.level(tech) == 0);
                left > 0 && free.count() >= left as usize
            }
            Task::Cubes(left) => left > 0 && s.is_solo(),
            Task::Burn(left) => left > 0 && player.outside_well().total() >= left,
            Task::Destination { ship, .. } => {
                let hex = player.ships.get(ship as usize).copied().flatten();
                hex.is_some_and(|hex| s.tile(hex).is_none())
            }
            Task::Produce {
                on: On::Planet(number),
                ..
            } => player.colony(number).is_some(),
            Task::Acquire(_, level) => level <= TOP,
            Task::Run(addr) => fits(s, addr),
            Task::Opponent(a, b) => fits(s, a) && fits(s, b) && s.players.len() > 1,
            Task::Offer(step) | Task::CardStep(step) => s
                .card
                .is_some_and(|card| (step as usize) < s.pack.cards[card as usize].steps.len()),
            Task::AdvanceFree { levels, max, .. } => levels <= TOP && max <= TOP,
            Task::Turns(left) => depth == 2 && (1..=s.players.len() as u8).contains(&left),
            Task::NewRound => s.round < s.pack.rounds && depth == 0,
            Task::Award => depth == 0,
            Task::ApplyCard => depth == 1,
            _ => true,
        };
        // Below everything waits the next round or the end of this one.
        let sane = sane && (depth > 0 || matches!(frame.task, Task::NewRound | Task::Award));
        check(sane, || problem("impossible business"))?;
    }
    let top = s.stack.last();
    check(top.is_none_or(|frame| frame.task.decides()), || {
        "nobody can decide".to_owned()
    })?;
    check(top.is_some() || s.round == s.pack.rounds, || {
        "the game cannot be over".to_owned()
    })?;
    let mut choices = Vec::new();
    s.list(&mut choices);
    check(top.is_none() || !choices.is_empty(), || {
        "nothing can be chosen".to_owned()
    })
}

fn fits(s: &Kepler, addr: crate::op::Addr) -> bool {
    addr.start as usize + addr.len as usize <= s.pack.code.len()
}
