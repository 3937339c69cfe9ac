//! The position as tables.

mod solo;
mod species;

use super::{amount, name, place, reward};
use crate::engine::{GOLD_MILESTONES, NEUTRAL_MILESTONES, ROUNDS, TILE_CAPACITY};
use crate::names::{
    Body, Card, Gold, Moon, OBJECTIVES, Resource, Side, Source, Space, Species, Tech, TileBonus,
};
use crate::op::Addr;
use crate::pack::{Kind, pack};
use crate::solar::Cell;
use crate::state::{Marker, SLOT_SPACES};
use crate::view::{PieceView, PlayerView, View};
use orrery_core::{Panel, Phrase, Seat, Word};
use solo::{objectives, rival_board};
use species::{relics, species};

const UPPER_SPACES: u8 = 6; // S7.4

pub(super) fn all(view: &View) -> Vec<Panel> {
    let mut panels = vec![table(view), players(view)];
    panels.extend(seats(view).map(|seat| player(view, seat)));
    let hands = seats(view).filter_map(|seat| {
        let hand = view.players[seat.index()].hand?;
        Some(cards(phrase("hand").with("seat", seat), hand.iter()))
    });
    panels.extend(hands);
    panels.push(cards(phrase("row"), view.row.iter().flatten().copied()));
    if let Some(stack) = &view.stack_cards {
        panels.push(cards(phrase("stack"), stack.iter().copied()));
    }
    if let Some(drawn) = view.drawn.as_deref().filter(|drawn| !drawn.is_empty()) {
        panels.push(cards(phrase("drawn"), drawn.iter().copied()));
    }
    panels.extend([
        solar_system(view),
        sectors(view),
        planets(view),
        moons(view),
        technologies(view),
        gold(view),
        milestones(view),
    ]);
    panels.extend(Side::ALL.iter().map(|&side| species(view, side)));
    panels.extend(relics(view));
    if let Some(rival) = &view.rival {
        panels.push(rival_board(view, rival));
        if rival.level > 1 {
            panels.push(objectives(rival));
        }
    }
    panels
}

pub(crate) fn phrase(words: &str) -> Phrase {
    Phrase::new(format!("panel-seti-{words}"))
}

fn headings<const N: usize>(words: [&str; N]) -> Vec<Phrase> {
    words.map(phrase).into()
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(view.players.len())
}

fn yes(is: bool) -> Word {
    Word::list(is.then(|| phrase("yes")))
}

/// Who has how many: `Ada, Bo × 2`.
fn counts(counts: &[u8]) -> Word {
    let counts = Seat::first(counts.len()).zip(counts);
    Word::list(counts.filter(|&(_, &n)| n > 0).map(|(seat, &n)| match n {
        1 => Word::from(seat),
        n => phrase("times").with("alone", seat).with("n", n).into(),
    }))
}

fn owner(marker: Marker) -> Word {
    match marker.seat() {
        Some(seat) => seat.into(),
        None => phrase("neutral").into(),
    }
}

/// Whose marker covers a space, or what the space still gives.
pub(crate) fn space(marker: Option<Marker>, program: Addr) -> Word {
    match marker {
        Some(marker) => owner(marker),
        None => phrase("free").with("reward", reward(program)).into(),
    }
}

fn table(view: &View) -> Panel {
    let mut panel = Panel::new(phrase("table"), Vec::new());
    let round = phrase("round-of").with("round", view.round);
    panel.row(phrase("round"), vec![round.with("rounds", ROUNDS).into()]);
    panel.row(phrase("first"), vec![view.first.into()]);
    panel.row(phrase("turn"), vec![view.active.into()]);
    panel.row(phrase("deck"), vec![view.deck.into()]);
    panel.row(phrase("discard"), vec![view.discard.len().into()]);
    panel.row(phrase("stacks"), vec![Word::list(view.stacks)]);
    panel.row(phrase("next-disc"), vec![(view.next_disc + 1).into()]);
    panel
}

fn players(view: &View) -> Panel {
    let columns = headings([
        "points",
        "credits",
        "energy",
        "publicity",
        "data",
        "cards",
        "exofossils",
        "passed",
    ]);
    let mut panel = Panel::new(phrase("players"), columns);
    for (seat, player) in seats(view).zip(&view.players) {
        let backs = &player.hand_backs;
        let cards = backs.projects + backs.species.iter().sum::<usize>();
        panel.row(
            seat,
            vec![
                player.score.into(),
                player.credits.into(),
                player.energy.into(),
                player.publicity.into(),
                player.data.into(),
                cards.into(),
                player.exofossils.into(),
                yes(player.passed),
            ],
        );
    }
    panel
}

fn player(view: &View, seat: Seat) -> Panel {
    let player = &view.players[seat.index()];
    let mut panel = Panel::new(phrase("player").with("seat", seat), Vec::new());
    let species = Species::ALL.iter().zip(player.hand_backs.species);
    let species = species.filter(|&(_, n)| n > 0).map(|(&species, n)| {
        phrase("backs-species")
            .with("n", n)
            .with("species", species)
    });
    let projects = (player.hand_backs.projects > 0)
        .then(|| phrase("backs").with("n", player.hand_backs.projects));
    let backs = Word::list(projects.into_iter().chain(species));
    panel.row(phrase("cards"), vec![backs]);
    let tucked = player.tucked.iter().map(|card| {
        let income = pack().card(card).income;
        phrase("tucked").with("card", card).with("income", income)
    });
    panel.row(phrase("income"), vec![Word::list(tucked)]);
    panel.row(phrase("techs"), vec![Word::list(player.techs.iter())]);
    panel.row(phrase("computer"), vec![computer(player)]);
    let played = player.played.iter().map(|card| in_front(view, card));
    panel.row(phrase("played"), vec![Word::list(played)]);
    let pieces = player.pieces.iter().enumerate();
    let pieces = pieces
        .map(|(index, piece)| piece_phrase(piece, index).with("space", place(view, piece.at)));
    panel.row(phrase("pieces"), vec![Word::list(pieces)]);
    if player.exertian_count > 0 {
        let cards = secrets(player.exertians, player.exertian_count);
        panel.row(phrase("exertians"), vec![cards]);
    }
    if player.secret_count > 0 {
        panel.row(
            phrase("secrets"),
            vec![secrets(player.secrets, player.secret_count)],
        );
    }
    let points = Source::ALL.iter().zip(player.points);
    // The only side beyond the players is the rival.
    let rival = view.rival.is_some() && seat.index() > 0;
    let called = |source: Source| match source {
        Source::Missions if rival => OBJECTIVES,
        source => source.name(),
    };
    let points = points.filter(|&(_, n)| n != 0).map(|(&source, n)| {
        phrase("part")
            .with("part", name("score", called(source)))
            .with("n", n)
    });
    panel.row(phrase("breakdown"), vec![Word::list(points)]);
    panel
}

fn piece_phrase(piece: &PieceView, index: usize) -> Phrase {
    match (piece.capsule, piece.sample) {
        (false, _) => phrase("probe"),
        (true, None) => phrase("capsule"),
        (true, Some(sample)) => phrase("capsule-with").with("sample", u8::from(sample)),
    }
    .with("number", index + 1)
}

/// Cards that only their owner knows.
fn secrets(known: Option<crate::state::SecretSet>, count: usize) -> Word {
    match known {
        Some(cards) => Word::list(cards.iter()),
        None => phrase("backs").with("n", count).into(),
    }
}

/// S7: the upper row, then every slot that holds a technology.
fn computer(player: &PlayerView) -> Word {
    let computer = &player.computer;
    let upper = phrase("upper").with("n", computer.upper);
    let upper = upper.with("all", UPPER_SPACES);
    let slots = SLOT_SPACES.iter().zip(computer.tiles).zip(computer.lower);
    let slots = slots
        .enumerate()
        .filter_map(|(slot, ((&above, tech), lower))| {
            let state = match (lower, computer.upper > above) {
                (true, _) => "slot-full",
                (false, true) => "slot-open",
                (false, false) => "slot-closed",
            };
            Some(phrase(state).with("slot", slot + 1).with("tech", tech?))
        });
    Word::list(std::iter::once(upper).chain(slots))
}

/// A card in front of a player: what is still to be done for it.
fn in_front(view: &View, card: Card) -> Phrase {
    let printed = pack().card(card);
    let status = if view.completed.has(card) {
        phrase("card-completed")
    } else if printed.kind == Kind::Triggered {
        let covered = view.covered[printed.slot_index as usize];
        let circles = (0..printed.slots.len()).filter(|circle| covered >> circle & 1 == 1);
        phrase("card-circles")
            .with("covered", Word::list(circles.map(|circle| circle + 1)))
            .with("all", printed.slots.len())
    } else if printed.kind == Kind::Endgame {
        phrase("card-endgame")
    } else {
        phrase("card-open")
    };
    status.with("card", card)
}

/// Cards with everything that matters before they are played.
fn cards(title: Phrase, cards: impl Iterator<Item = Card>) -> Panel {
    let mut panel = Panel::new(title, headings(["cost", "signal", "corner", "tucks"]));
    for card in cards {
        let printed = pack().card(card);
        let paid_in = if printed.costs_energy {
            Resource::Energy
        } else {
            Resource::Credit
        };
        panel.row(
            card,
            vec![
                amount(paid_in, printed.cost).into(),
                printed.color.into(),
                printed.corner_kind.into(),
                printed.income.into(),
            ],
        );
    }
    panel
}

fn solar_system(view: &View) -> Panel {
    let rings = (1..=4u8)
        .map(|ring| phrase("ring").with("ring", ring))
        .collect();
    let mut panel = Panel::new(phrase("solar"), rings);
    for (sector, &star) in (0..8u8).zip(&view.stars) {
        let cells = (1..=4).map(|ring| cell(view, Space::new(ring, sector)));
        panel.row(star, cells.collect());
    }
    panel
}

/// What lies in a space and who is there.
fn cell(view: &View, at: Space) -> Word {
    let what = match view.cell(at) {
        Cell::Empty => None,
        Cell::Asteroids => Some(Word::name("feature-seti-asteroids")),
        Cell::Comet => Some(Word::name("feature-seti-comet")),
        Cell::Body(body) => Some(body.into()),
    };
    let pieces = seats(view).zip(&view.players).flat_map(|(seat, player)| {
        let pieces = player.pieces.iter().filter(move |piece| piece.at == at);
        pieces.map(move |piece| {
            let words = if piece.capsule {
                "capsule-of"
            } else {
                "probe-of"
            };
            phrase(words).with("seat", seat).into()
        })
    });
    let anomalies = view.anomalies.iter().filter(|_| at.ring() == 4);
    let anomalies = anomalies
        .filter(|one| one.sector == at.sector())
        .map(|one| {
            let program = pack().anomalies[one.color.index()][one.side as usize];
            phrase("anomaly")
                .with("trace", one.color)
                .with("reward", reward(program))
                .into()
        });
    Word::list(what.into_iter().chain(pieces).chain(anomalies))
}

fn sectors(view: &View) -> Panel {
    let columns = headings(["signal", "signals", "data-left", "wins", "next-win"]);
    let mut panel = Panel::new(phrase("sectors"), columns);
    let left = |marks: usize, capacity: usize| {
        let left = phrase("left").with("n", capacity.saturating_sub(marks));
        Word::from(left.with("all", capacity))
    };
    for &star in &view.stars {
        let (printed, sector) = (pack().star(star), &view.sectors[star.index()]);
        let next = if sector.wins == [0; 4] {
            printed.first_win
        } else {
            printed.later_wins
        };
        panel.row(
            star,
            vec![
                printed.color.into(),
                Word::list(sector.marks.iter().copied()),
                left(sector.marks.len(), printed.capacity as usize),
                counts(&sector.wins),
                reward(next),
            ],
        );
    }
    if view.body_in_play(Body::Oumuamua) {
        let exofossil = amount(Resource::Exofossil, 1); // S16.11
        panel.row(
            Body::Oumuamua,
            vec![
                Word::list::<Word>([]),
                Word::list(view.tile.iter().copied()),
                left(view.tile.len(), TILE_CAPACITY),
                Word::list::<Word>([]),
                exofossil.into(),
            ],
        );
    }
    panel
}

fn planets(view: &View) -> Panel {
    let columns = headings([
        "orbiters",
        "first-orbiter",
        "orbit-reward",
        "landers",
        "data-spaces",
        "land-reward",
    ]);
    let mut panel = Panel::new(phrase("planets"), columns);
    for (index, planet) in view.planets.iter().enumerate() {
        let body = Body::at(index);
        if !view.body_in_play(body) {
            continue;
        }
        let printed = &pack().planets[index];
        let data_spaces = printed.first_landers.iter().zip(planet.first_landers);
        panel.row(
            body,
            vec![
                counts(&planet.orbiters),
                space(planet.first_orbiter, printed.first_orbiter),
                reward(printed.every_orbiter),
                counts(&planet.landers),
                Word::list(data_spaces.map(|(&program, marker)| space(marker, program))),
                reward(printed.every_lander),
            ],
        );
    }
    panel
}

fn moons(view: &View) -> Panel {
    let columns = headings(["planet", "landers", "land-reward"]);
    let mut panel = Panel::new(phrase("moons"), columns);
    for &moon in Moon::ALL {
        panel.row(
            crate::choice::Site::Moon(moon),
            vec![
                moon.planet().into(),
                counts(&view.moons[moon.index()]),
                reward(pack().moons[moon.index()]),
            ],
        );
    }
    panel
}

fn technologies(view: &View) -> Panel {
    let columns = headings(["owners", "tiles", "bonus", "two-points", "does"]);
    let mut panel = Panel::new(phrase("technologies"), columns);
    for &tech in Tech::ALL {
        let stack = &view.techs[tech.index()];
        let bonus = stack.top.map(|bonus| match bonus {
            TileBonus::Points => amount(Resource::Vp, 3),
            TileBonus::Publicity => amount(Resource::Publicity, 1),
            TileBonus::Energy => amount(Resource::Energy, 1),
            TileBonus::Card => Phrase::new("reward-seti-pick"),
        });
        let owners = seats(view).filter(|seat| view.players[seat.index()].techs.has(tech));
        panel.row(
            tech,
            vec![
                Word::list(owners),
                stack.left.into(),
                Word::list(bonus),
                yes(stack.two_points),
                name("tech", format_args!("{tech}-does")),
            ],
        );
    }
    panel
}

fn gold(view: &View) -> Panel {
    let mut panel = Panel::new(phrase("gold"), headings(["side", "values", "markers"]));
    for &gold in Gold::ALL {
        let side = if view.gold_side_b[gold.index()] {
            "B"
        } else {
            "A"
        };
        panel.row(
            gold,
            vec![
                Word::text(side),
                Word::list(view.gold_values[gold.index()]),
                Word::list(view.gold[gold.index()].iter().copied()),
            ],
        );
    }
    panel
}

fn milestones(view: &View) -> Panel {
    let reached = |test: &dyn Fn(&PlayerView) -> bool| {
        let all = seats(view).zip(&view.players);
        Word::list(all.filter(|(_, player)| test(player)).map(|(seat, _)| seat))
    };
    let mut panel = Panel::new(phrase("milestones"), headings(["reached", "markers-left"]));
    let none = || Word::list::<Word>([]);
    for (index, at) in NEUTRAL_MILESTONES.into_iter().enumerate() {
        let left = Word::from(view.neutral[index]);
        let reached = reached(&|player| player.neutral_done[index]);
        panel.row(phrase("neutral-at").with("at", at), vec![reached, left]);
    }
    for (index, at) in GOLD_MILESTONES.into_iter().enumerate() {
        let reached = reached(&|player| player.gold_done[index]);
        panel.row(phrase("gold-at").with("at", at), vec![reached, none()]);
    }
    for (index, at) in view.exertian_milestones.into_iter().enumerate() {
        if at > 0 {
            let reached = reached(&|player| player.exertian_done[index]);
            panel.row(phrase("exertian-at").with("at", at), vec![reached, none()]);
        }
    }
    for (seat, player) in seats(view).zip(&view.players) {
        if player.message > 0 {
            let message = phrase("message-at").with("seat", seat);
            panel.row(message.with("at", player.message), vec![none(), none()]);
        }
    }
    for one in &view.pending {
        let card = phrase("card-at")
            .with("seat", one.seat)
            .with("card", one.card);
        panel.row(card.with("at", one.at), vec![none(), none()]);
    }
    panel
}
