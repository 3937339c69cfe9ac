//! The position as tables.

use super::effect::{conditions, gives, level_name, program, say_step};
use super::{
    at, card_name, cubes, icons, name, objective_name, planet, printed, ship_at, what, whoever,
};
use crate::names::{Bonus, COLONIES, Cubes, SHIPS, Source, TOP, Tech, Track, Zone};
use crate::pack::PackRef;
use crate::read::BUILTIN;
use crate::state::{Colony, What};
use crate::view::{Goal, PlayerView, TileView, View};
use orrery_core::{Panel, Phrase, Seat, Word};

pub(super) fn all(view: &View) -> Vec<Panel> {
    let mut panels = vec![table(view), players(view), ships(view), colonies(view)];
    panels.push(technologies(view));
    panels.push(objectives(view));
    if view.solo.is_some() {
        panels.push(campaign(view));
    }
    panels.push(action_board(view));
    panels.extend(Track::ALL.iter().map(|&on| track(view, on)));
    panels.push(face_up(view));
    panels.push(face_down(view));
    panels.push(points(view));
    panels.retain(|panel| !panel.rows.is_empty());
    panels
}

fn phrase(words: &str) -> Phrase {
    Phrase::new(format!("panel-kepler-{words}"))
}

fn headings<const N: usize>(words: [&str; N]) -> Vec<Phrase> {
    words.map(phrase).into()
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    Seat::first(view.players.len()).zip(&view.players)
}

/// Everybody with a technology board and markers on the tracks: the players and, alone, the ghost.
fn sides(view: &View) -> Vec<(Word, [u8; 5], [u8; 2])> {
    let players = seats(view).map(|(seat, player)| (seat.into(), player.techs, player.tracks));
    let ghost = view.solo.map(|solo| solo.ghost);
    let ghost = ghost.map(|ghost| (whoever(None), ghost.techs, ghost.tracks));
    players.chain(ghost).collect()
}

/// How many there are of each kind, none included.
fn all_kinds(cubes: Cubes) -> Word {
    phrase("cubes")
        .with("energy", cubes.energy)
        .with("matter", cubes.matter)
        .with("antimatter", cubes.antimatter)
        .into()
}

fn medals([colonial, technology]: [u8; 2]) -> Word {
    phrase("medals-of")
        .with("colonial", colonial)
        .with("technology", technology)
        .into()
}

fn table(view: &View) -> Panel {
    let pack = view.pack;
    let mut panel = Panel::new(phrase("table"), Vec::new());
    let round = phrase("round-of").with("round", view.round);
    panel.row(
        phrase("round"),
        vec![round.with("rounds", pack.rounds).into()],
    );
    panel.row(phrase("first"), vec![view.first.into()]);
    if let Some(seat) = view.turn() {
        panel.row(phrase("turn"), vec![seat.into()]);
    }
    let used = phrase("used")
        .with("conversions", view.facts.conversions)
        .with("shifts", view.facts.shifts);
    panel.row(phrase("quantum"), vec![used.into()]);
    if let Some(card) = view.card {
        panel.row(phrase("card"), vec![card_name(pack, card)]);
        let steps = pack.cards[card as usize].steps.iter();
        for (step, seats) in steps.zip(&view.concerned) {
            panel.row(phrase("effect"), vec![say_step(pack, step).into()]);
            panel.row(phrase("concerned"), vec![Word::list(seats.iter().copied())]);
        }
        panel.row(phrase("on-card"), vec![medals(view.on_card)]);
    }
    panel.row(phrase("deck"), vec![view.deck.into()]);
    let past = view.past.iter().map(|&card| card_name(pack, card));
    panel.row(phrase("past"), vec![Word::list(past)]);
    if view.pile > 0 {
        panel.row(phrase("pile"), vec![view.pile.into()]);
    }
    let named = if pack == PackRef::builtin() {
        phrase("pack-builtin")
            .with("name", Word::name(BUILTIN))
            .with("pack", Word::text(pack.to_string()))
            .into()
    } else {
        Word::text(format!("{} ({pack})", pack.name))
    };
    panel.row(phrase("pack"), vec![named]);
    panel
}

fn players(view: &View) -> Panel {
    let columns = headings([
        "points", "storage", "earth", "planets", "well", "all", "markers", "action", "medals",
    ]);
    let mut panel = Panel::new(phrase("players"), columns);
    for (seat, player) in seats(view) {
        let planets = player
            .colonies
            .iter()
            .fold(Cubes::NONE, |sum, colony| sum + colony.cubes);
        let all = player.storage + player.earth + planets + player.well;
        panel.row(
            seat,
            vec![
                player.points.iter().sum::<i32>().into(),
                all_kinds(player.storage),
                all_kinds(player.earth),
                all_kinds(planets),
                all_kinds(player.well),
                all_kinds(all),
                (COLONIES - player.colonies.len()).into(),
                view.pack.board[player.cube as usize].into(),
                medals(player.medals),
            ],
        );
    }
    panel
}

fn ships(view: &View) -> Panel {
    let columns = (1..=SHIPS).map(|ship| phrase("ship").with("ship", ship));
    let mut panel = Panel::new(phrase("ships"), columns.collect());
    for (seat, player) in seats(view) {
        let ships = 0..SHIPS as u8;
        panel.row(
            seat,
            ships.map(|ship| ship_at(view, player, ship)).collect(),
        );
    }
    panel
}

/// Both sides of the planet cards in front of the players.
fn colonies(view: &View) -> Panel {
    let columns = headings([
        "owner",
        "type",
        "hex",
        "side",
        "cubes-on-it",
        "colony-produces",
        "terraforming",
        "terraformed-produces",
        "terraformed-points",
    ]);
    let mut panel = Panel::new(phrase("colonies"), columns);
    for (seat, player) in seats(view) {
        for &Colony {
            planet: number,
            terraformed,
            cubes: on_it,
        } in &player.colonies
        {
            let card = view.pack.planet(number);
            let tile = view
                .tiles
                .iter()
                .find(|tile| tile.what == Some(What::Planet(number)));
            let terraforming = phrase("terraform-cost")
                .with("level", card.level)
                .with("cost", cubes(card.cost));
            let side = if terraformed { "terraformed" } else { "colony" };
            panel.row(
                planet(view.pack, number),
                vec![
                    seat.into(),
                    card.kind.into(),
                    Word::list(tile.map(|tile| at(view.pack, tile.hex))),
                    phrase(side).into(),
                    all_kinds(on_it),
                    cubes(card.colony),
                    terraforming.into(),
                    cubes(card.terraformed),
                    card.points.into(),
                ],
            );
        }
    }
    panel
}

fn technologies(view: &View) -> Panel {
    let sides = sides(view);
    let columns = sides
        .iter()
        .map(|(who, ..)| phrase("who").with("who", who.clone()));
    let mut panel = Panel::new(phrase("technologies"), columns.collect());
    for &tech in Tech::ALL {
        let levels = sides.iter().map(|(_, techs, _)| techs[tech.index()]);
        panel.row(
            tech,
            levels.map(|level| reached(view, tech, level)).collect(),
        );
    }
    panel
}

/// A level with its name and what it gives, and what the next one asks.
fn reached(view: &View, tech: Tech, level: u8) -> Word {
    let pack = view.pack;
    let words = if level < TOP { "level" } else { "level-top" };
    let reached = phrase(words)
        .with("level", level)
        .with("name", level_name(pack, tech, level))
        .with("gives", gives(pack, tech, level));
    if level < TOP {
        let next = pack.level(tech, level + 1);
        reached.with("cost", cubes(next.cost)).into()
    } else {
        reached.into()
    }
}

/// The objectives that the viewer knows; in a campaign all that are required (K15.9).
fn objectives(view: &View) -> Panel {
    let columns = headings(["objective", "condition", "progress", "met", "points"]);
    let mut panel = Panel::new(phrase("objectives"), columns);
    for (seat, player) in seats(view) {
        if player.goals.is_empty() {
            let nothing = || Word::List(Vec::new());
            let mut cells = vec![phrase("hidden").into()];
            cells.resize_with(panel.columns.len(), nothing);
            panel.row(seat, cells);
        }
        for goal in &player.goals {
            panel.row(seat, objective(view, goal));
        }
    }
    panel
}

fn objective(view: &View, goal: &Goal) -> Vec<Word> {
    let card = &view.pack.objectives[goal.objective as usize];
    let progress = goal.progress.iter().map(|&(has, needs)| {
        phrase("progress-of")
            .with("has", has.min(needs))
            .with("needs", needs)
    });
    vec![
        objective_name(view.pack, goal.objective),
        conditions(view.pack, card.condition),
        Word::list(progress),
        Word::name(if goal.met { "fact-yes" } else { "fact-no" }),
        card.points.into(),
    ]
}

fn campaign(view: &View) -> Panel {
    let pack = view.pack;
    let mut panel = Panel::new(phrase("campaign"), Vec::new());
    let Some(solo) = view.solo else {
        return panel;
    };
    let campaign = &pack.campaigns[solo.campaign as usize];
    let difficulty = &campaign.difficulty;
    panel.row(
        phrase("campaign"),
        vec![printed(pack, "campaign", &campaign.id, &campaign.name)],
    );
    panel.row(phrase("difficulty"), vec![name("difficulty", difficulty)]);
    panel.row(phrase("campaign-level"), vec![solo.level.into()]);
    let minimum = pack.levels.get(solo.level as usize - 1);
    let minimum = minimum.map(|level| level.minimum);
    panel.row(phrase("minimum"), vec![Word::list(minimum)]);
    panel.row(
        phrase("scores"),
        vec![Word::list(solo.scores.iter().copied())],
    );
    let rounds = pack.ghost.technology_rounds.iter().copied();
    panel.row(phrase("ghost-rounds"), vec![Word::list(rounds)]);
    panel.row(phrase("ghost-medals"), vec![medals(solo.ghost.medals)]);
    panel
}

/// The nine actions between the bonus actions of their rows and columns.
fn action_board(view: &View) -> Panel {
    let pack = view.pack;
    let line = |bonus: Bonus| {
        phrase("line")
            .with("bonus", bonus)
            .with("effect", program(pack, pack.bonus[bonus.index()]))
    };
    let [rows @ .., _, _, _] = &pack.lines;
    let columns = pack.lines[rows.len()..].iter().map(|&bonus| line(bonus));
    let mut panel = Panel::new(phrase("action-board"), columns.collect());
    for (row, &bonus) in rows.iter().enumerate() {
        let spaces = 3 * row..3 * row + 3;
        let space = |space: usize| -> Word {
            let cubes = seats(view).filter(|(_, player)| player.cube as usize == space);
            let cubes: Vec<Seat> = cubes.map(|(seat, _)| seat).collect();
            if cubes.is_empty() {
                return pack.board[space].into();
            }
            phrase("cube-on")
                .with("action", pack.board[space])
                .with("seats", Word::all(cubes))
                .into()
        };
        panel.row(line(bonus), spaces.map(space).collect());
    }
    panel
}

fn track(view: &View, track: Track) -> Panel {
    let title = match track {
        Track::Colonial => "colonial-track",
        Track::Technology => "technology-track",
    };
    let mut panel = Panel::new(phrase(title), headings(["icon", "who-is-there", "points"]));
    let sides = sides(view);
    for (space, printed) in view.pack.track(track).iter().enumerate() {
        let here = sides
            .iter()
            .filter(|(_, _, tracks)| tracks[track.index()] as usize == space);
        panel.row(
            space,
            vec![
                Word::list(icons(view, track, space)),
                Word::list(here.map(|(who, ..)| who.clone())),
                printed.points.into(),
            ],
        );
    }
    panel
}

fn face_up(view: &View) -> Panel {
    let columns = headings(["type", "hex", "owner", "ship-of"]);
    let mut panel = Panel::new(phrase("face-up"), columns);
    let mut tiles: Vec<(What, &TileView)> = view
        .tiles
        .iter()
        .filter_map(|tile| Some((tile.what?, tile)))
        .collect();
    tiles.sort_by_key(|&(what, tile)| (what, tile.hex));
    for (face, tile) in tiles {
        let kind = match face {
            What::Planet(number) => Some(view.pack.planet(number).kind),
            What::Mine | What::Target => None,
        };
        let ships = seats(view).filter(|(_, player)| player.ships.contains(&Some(tile.hex)));
        panel.row(
            what(view.pack, face),
            vec![
                Word::list(kind),
                at(view.pack, tile.hex),
                Word::list(tile.owner),
                Word::list(ships.map(|(seat, _)| seat)),
            ],
        );
    }
    panel
}

fn face_down(view: &View) -> Panel {
    let mut panel = Panel::new(phrase("face-down"), Vec::new());
    for &zone in Zone::ALL {
        let hidden = view.tiles.iter().filter(|tile| tile.what.is_none());
        let here = hidden.filter(|tile| view.pack.map.zone(tile.hex) == zone);
        // Coordinates have a comma of their own.
        let hexes: Vec<Word> = here.map(|tile| tile.hex.into()).collect();
        if !hexes.is_empty() {
            panel.row(zone, vec![Word::list(hexes)]);
        }
    }
    panel
}

/// Points if the game ended now, as far as the viewer can count them.
fn points(view: &View) -> Panel {
    let columns = seats(view).map(|(seat, _)| phrase("who").with("who", seat));
    let mut panel = Panel::new(phrase("breakdown"), columns.collect());
    for &source in Source::ALL {
        let points = seats(view).map(|(_, player)| player.points[source.index()].into());
        panel.row(source, points.collect());
    }
    panel
}
