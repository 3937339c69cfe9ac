//! What a seat of SETI may know, as numbers. Seats count from the one that looks, clockwise.

use crate::Pen;
use orrery_core::{Decision, MAX_SEATS, Seat};
use orrery_seti::View;
use orrery_seti::names::{
    About, Body, Card, Color, HAND_CARDS, Income, PROJECTS, SOURCES, SPACES, Space, Species, Star,
    TECHS, Tech, TileBonus,
};
use orrery_seti::pack::pack;
use orrery_seti::solar::Cell;
use orrery_seti::state::{CardSet, Marker, Phase, Sample, SecretSet};
use orrery_seti::view::{PlayerView, RivalView, SpeciesView, Standing};

/// Species cards that can be in a hand.
const SPECIES_CARDS: usize = HAND_CARDS - PROJECTS;
const EXERTIANS: usize = orrery_seti::names::EXERTIANS;
/// Room for the objectives of the solo game.
const OBJECTIVES: usize = 32;
/// Room for the action cards of the rival.
const RIVAL_CARDS: usize = 32;
const OWNERS: [&str; MAX_SEATS] = ["me.", "next.", "third.", "fourth."];

/// Who looks, and at how many sides.
#[derive(Clone, Copy)]
struct Eye {
    seat: usize,
    sides: usize,
}

impl Eye {
    /// A seat counted from the one that looks.
    fn turn(self, seat: Seat) -> usize {
        (seat.index() + self.sides - self.seat) % self.sides
    }

    /// What belongs to each seat, beginning with the one that looks.
    fn order<T: Copy>(self, of_seats: [T; MAX_SEATS]) -> [T; MAX_SEATS] {
        std::array::from_fn(|turn| {
            let seat = if turn < self.sides {
                (turn + self.seat) % self.sides
            } else {
                turn
            };
            of_seats[seat]
        })
    }

    /// Places of markers among those of the seats and, last, the neutral one.
    fn marker(self, marker: Marker) -> usize {
        marker.seat().map_or(MAX_SEATS, |seat| self.turn(seat))
    }
}

pub(super) fn write(view: &View, seat: Seat, decision: Option<Decision>, pen: &mut Pen<'_>) {
    let eye = Eye {
        seat: seat.index(),
        sides: view.players.len(),
    };
    progress(view, eye, decision, pen);
    for (turn, owner) in OWNERS.into_iter().enumerate() {
        pen.of(owner);
        let player = view.players.get((turn + eye.seat) % eye.sides);
        let before = pen.written();
        match player.filter(|_| turn < eye.sides) {
            Some(one) => player_of(one, pen),
            None => pen.skip(PLAYER),
        }
        debug_assert_eq!(pen.written() - before, PLAYER);
    }
    pen.of("");
    own(&view.players[eye.seat], pen);
    cards(view, pen);
    space(view, pen);
    board(view, eye, pen);
    for (index, slot) in view.species.iter().enumerate() {
        pen.of(["left.", "right."][index]);
        species(slot, eye, pen);
    }
    pen.of("");
    relics(view, eye, pen);
    rival(view.rival.as_ref(), pen);
}

fn progress(view: &View, eye: Eye, decision: Option<Decision>, pen: &mut Pen<'_>) {
    pen.part("round", "which of the five rounds");
    pen.marks(5, [usize::from(view.round).wrapping_sub(1)]);
    pen.part("phase", "setup, before, main, closed, after, closing, over");
    pen.marks(7, [phase(view.phase)]);
    pen.part(
        "flags",
        "in a free action; nobody has passed; a sector was completed; something was gained",
    );
    pen.flag(view.in_free);
    pen.flag(view.reminder);
    pen.flag(view.facts.completed_sector);
    pen.flag(view.facts.gained);
    pen.part("first", "who began the round");
    pen.marks(MAX_SEATS, [eye.turn(view.first)]);
    pen.part("active", "whose turn it is");
    pen.marks(MAX_SEATS, [eye.turn(view.active)]);
    pen.part("decides", "who decides; none when the game is over");
    pen.marks(MAX_SEATS, decision.map(|decision| eye.turn(decision.seat)));
    pen.part("about", "what about, by *decision*");
    let about = decision.and_then(|decision| decision.about.parse::<About>().ok());
    pen.marks(About::ALL.len(), about.map(About::index));
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Before => 1,
        Phase::Main => 2,
        Phase::Closed => 3,
        Phase::After => 4,
        Phase::Closing => 5,
        Phase::Over => 6,
    }
}

/// How many places a player has.
const PLAYER: usize = 7
    + 1
    + 1
    + 4
    + 4
    + TECHS
    + 5
    + Income::ALL.len()
    + HAND_CARDS
    + 6
    + 3
    + 4
    + 2
    + 2
    + 3
    + SOURCES
    + 2 * SPACES;

fn player_of(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.part("here", "1 for a side of this game");
    pen.flag(true);
    pen.part("score", "points / 100");
    pen.put(player.score, 100.0);
    pen.part(
        "stock",
        "publicity, credits, energy, data, exofossils, each / 10",
    );
    pen.all(
        [
            player.publicity,
            player.credits,
            player.energy,
            player.data,
            player.exofossils,
        ],
        10.0,
    );
    pen.part("passed", "has passed");
    pen.flag(player.passed);
    pen.part("computer.upper", "data in the upper spaces / 6");
    pen.put(player.computer.upper, 6.0);
    pen.part("computer.tiles", "slots with a technology");
    pen.all(
        player.computer.tiles.map(|tile| u8::from(tile.is_some())),
        1.0,
    );
    pen.part("computer.lower", "slots with data below");
    pen.all(player.computer.lower.map(u8::from), 1.0);
    pen.part("technologies", "owned, by *technology*");
    pen.marks(TECHS, player.techs.iter().map(Tech::index));
    pen.part(
        "hand.backs",
        "project cards / 10, then cards of the first four *species* / 10",
    );
    pen.count(player.hand_backs.projects, 10.0);
    player
        .hand_backs
        .species
        .iter()
        .for_each(|&count| pen.count(count, 10.0));
    pen.part("income", "tucked cards by their *income* / 10");
    let incomes = pack().income_is;
    incomes
        .iter()
        .for_each(|&kind| pen.count(player.tucked.0.and(kind).len(), 10.0));
    pen.part("played", "missions and gold-box cards in front, by *card*");
    pen.marks(HAND_CARDS, indices(player.played));
    pen.part("traces", "left by *trace*, then right, / 5");
    pen.all(player.traces.into_iter().flatten(), 5.0);
    milestones_of(player, pen);
    pen.part("points", "by *source* / 50");
    pen.all(player.points, 50.0);
    pen.part("probes", "by *space*");
    pieces(player, false, pen);
    pen.part("capsules", "by *space*");
    pieces(player, true, pen);
}

fn milestones_of(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.part("milestones", "gold 25, 50, 70");
    pen.all(player.gold_done.map(u8::from), 1.0);
    pen.part("gold.sets", "sets by *gold tile* / 10");
    pen.all(player.gold_sets, 10.0);
    pen.part("neutral", "milestones 20 and 30");
    pen.all(player.neutral_done.map(u8::from), 1.0);
    pen.part("exertian.milestones", "passed");
    pen.all(player.exertian_done.map(u8::from), 1.0);
    pen.part(
        "special",
        "message on the score track / 100; Exertian cards held and hidden / 10",
    );
    pen.put(player.message, 100.0);
    pen.count(player.exertian_count, 10.0);
    pen.count(player.secret_count, 10.0);
}

fn pieces(player: &PlayerView, capsule: bool, pen: &mut Pen<'_>) {
    let pieces = player
        .pieces
        .iter()
        .filter(|piece| piece.capsule == capsule);
    pen.marks(SPACES, pieces.map(|piece| piece.at.index()));
}

fn indices(cards: CardSet) -> impl Iterator<Item = usize> {
    cards.iter().map(Card::index)
}

fn secrets(cards: Option<SecretSet>) -> impl Iterator<Item = usize> {
    let cards = cards.unwrap_or_default().iter();
    cards.map(|card| card.index() - HAND_CARDS)
}

/// What only the one who looks knows.
fn own(player: &PlayerView, pen: &mut Pen<'_>) {
    pen.part("hand", "the own hand, by *card*");
    pen.marks(HAND_CARDS, indices(player.hand.unwrap_or_default()));
    pen.part("exertians", "own ones, not yet played, by *Exertian card*");
    pen.marks(EXERTIANS, secrets(player.exertians));
    pen.part("secrets", "own ones, face down, by *Exertian card*");
    pen.marks(EXERTIANS, secrets(player.secrets));
    pen.part("samples.own", "in own capsules, by *sample*");
    let samples = player.pieces.iter().filter_map(|piece| piece.sample);
    pen.marks(7, samples.map(Sample::index));
    pen.part(
        "pieces.order",
        "the *space* of each own piece in the order of launching, (place + 1) / 32; 0 for none",
    );
    let place = |n: usize| player.pieces.get(n).map_or(0, |piece| piece.at.index() + 1);
    (0..12).for_each(|n| pen.count(place(n), 32.0));
    pen.part(
        "standing",
        "how far each own card has come, by *card*, then by *Exertian card*: reached / needed, or what a gold box is worth / 10",
    );
    let mut standing = [0.0; HAND_CARDS + EXERTIANS];
    for (card, at) in &player.standings {
        standing[card.index()] = match *at {
            Standing::Reached(has, needs) => f32::from(has.min(needs)) / f32::from(needs.max(1)),
            Standing::Worth(points) => f32::from(points) / 10.0,
        };
    }
    pen.all(standing, 1.0);
}

fn cards(view: &View, pen: &mut Pen<'_>) {
    pen.part("row", "the card row, by *card*");
    pen.marks(
        HAND_CARDS,
        view.row.iter().flatten().map(|card| card.index()),
    );
    pen.part(
        "out",
        "the discard pile and the cards that left the game, by *card*",
    );
    pen.marks(HAND_CARDS, indices(CardSet(view.discard.0.or(view.gone.0))));
    pen.part(
        "stack",
        "the end-of-round stack, for the one who chooses from it, by *card*",
    );
    let stack = view.stack_cards.iter().flatten();
    pen.marks(HAND_CARDS, stack.map(|card| card.index()));
    pen.part(
        "drawn",
        "cards just drawn, for the one who drew them, by *card*",
    );
    pen.marks(
        HAND_CARDS,
        view.drawn.iter().flatten().map(|card| card.index()),
    );
    pen.part("playing", "the *card* in play");
    pen.marks(HAND_CARDS, view.card_in_play.map(Card::index));
    pen.part("completed", "completed missions, by *card*");
    pen.marks(HAND_CARDS, indices(view.completed));
    pen.part("covered", "by *mission with circles*: its circles 1 to 3");
    let circles = view.covered.iter();
    circles.for_each(|bits| pen.all([0, 1, 2].map(|bit| bits >> bit & 1), 1.0));
    pen.part(
        "decks",
        "the deck / 100, then the four end-of-round stacks / 5",
    );
    pen.count(view.deck, 100.0);
    view.stacks.iter().for_each(|&left| pen.count(left, 5.0));
}

/// What a space can show: nine bodies, asteroids, a comet.
const CELLS: usize = 11;

fn space(view: &View, pen: &mut Pen<'_>) {
    pen.part(
        "spaces",
        "by *space*, what it shows: *body* (9), asteroids, a comet",
    );
    let shown = (0..SPACES).filter_map(|at| {
        let cell = match view.cell(Space::at(at)) {
            Cell::Empty => return None,
            Cell::Body(body) => body.index(),
            Cell::Asteroids => Body::ALL.len(),
            Cell::Comet => Body::ALL.len() + 1,
        };
        Some(at * CELLS + cell)
    });
    pen.marks(SPACES * CELLS, shown);
    pen.part("disc", "which disc turns next");
    pen.marks(3, [view.next_disc.into()]);
    pen.part("stars", "by sector 0 to 7: its *star* (8)");
    let stars = view.stars.iter().enumerate();
    pen.marks(64, stars.map(|(sector, star)| sector * 8 + star.index()));
}

fn board(view: &View, eye: Eye, pen: &mut Pen<'_>) {
    pen.part(
        "signals",
        "by *star*: by seat / 5 (4), then what the star still holds / 5",
    );
    for (star, sector) in view.sectors.iter().enumerate() {
        let mut marks = [0u8; MAX_SEATS];
        sector
            .marks
            .iter()
            .for_each(|&seat| marks[eye.turn(seat)] += 1);
        pen.all(marks, 5.0);
        let capacity = usize::from(pack().stars[star].capacity);
        pen.count(capacity.saturating_sub(sector.marks.len()), 5.0);
    }
    pen.part("wins", "by *star* and seat");
    view.sectors
        .iter()
        .for_each(|sector| pen.all(eye.order(sector.wins), 1.0));
    pen.part("colors", "by *star*: the *color* of its signals (4)");
    let color = |star: usize| star * Color::ALL.len() + pack().stars[star].color.index();
    pen.marks(
        Star::ALL.len() * Color::ALL.len(),
        (0..Star::ALL.len()).map(color),
    );
    pen.part("planets", "by *planet*: orbiters and landers of each seat, then covered bonus spaces, one for orbiters and three for landers");
    for planet in &view.planets {
        pen.all(eye.order(planet.orbiters), 1.0);
        pen.all(eye.order(planet.landers), 1.0);
        pen.flag(planet.first_orbiter.is_some());
        planet
            .first_landers
            .iter()
            .for_each(|lander| pen.flag(lander.is_some()));
    }
    pen.part("moons", "landers by *moon* and seat");
    view.moons
        .iter()
        .for_each(|moon| pen.all(eye.order(*moon), 1.0));
    pen.part(
        "stacks",
        "by *technology*: tiles left / 4, the 2 points, and the *bonus* on top (4)",
    );
    for stack in &view.techs {
        pen.count(stack.left, 4.0);
        pen.flag(stack.two_points);
        pen.marks(4, stack.top.map(TileBonus::index));
    }
    pen.part(
        "gold",
        "by *gold tile*: side B, marks of each seat, values of its places / 10",
    );
    for (tile, marks) in view.gold.iter().enumerate() {
        pen.flag(view.gold_side_b[tile]);
        pen.marks(MAX_SEATS, marks.iter().map(|&seat| eye.turn(seat)));
        pen.all(view.gold_values[tile], 10.0);
    }
    pen.part("neutrals", "neutral markers left at 20 and 30");
    pen.all(view.neutral, 2.0);
}

fn species(slot: &SpeciesView, eye: Eye, pen: &mut Pen<'_>) {
    pen.part("species", "which *species*; none until it is discovered");
    pen.marks(Species::ALL.len(), slot.species.map(Species::index));
    pen.part(
        "discovery",
        "by *trace*: whose marker, the neutral one last",
    );
    for marker in slot.discovery {
        pen.marks(MAX_SEATS + 1, marker.map(|marker| eye.marker(marker)));
    }
    pen.part("overflow", "by *trace* and seat / 5");
    slot.overflow
        .iter()
        .for_each(|of_color| pen.all(eye.order(*of_color), 5.0));
    pen.part(
        "spaces",
        "by *trace* and row from the bottom: mine, then somebody's else",
    );
    for marker in slot.board.iter().flatten() {
        let mine = marker.map(|marker| eye.marker(marker) == 0);
        pen.flag(mine == Some(true));
        pen.flag(mine == Some(false));
    }
    pen.part(
        "top",
        "markers on the repeatable spaces, by *trace* and seat / 5",
    );
    slot.top
        .iter()
        .for_each(|of_color| pen.all(eye.order(*of_color), 5.0));
    pen.part("deck", "cards in the species deck / 10");
    pen.count(slot.deck, 10.0);
    pen.part("card", "the face-up *species card*");
    let card = slot
        .face_up
        .and_then(|card| card.index().checked_sub(PROJECTS));
    pen.marks(SPECIES_CARDS, card);
}

fn relics(view: &View, eye: Eye, pen: &mut Pen<'_>) {
    pen.part("samples", "face down on Jupiter and Saturn / 3");
    view.samples.iter().for_each(|&left| pen.count(left, 3.0));
    pen.part(
        "samples.seen",
        "those somebody looks at, for that player, by *sample*",
    );
    let seen = view.samples_seen.iter().flat_map(|(_, samples)| samples);
    pen.marks(7, seen.map(|sample| sample.index()));
    pen.part("delivered", "face-up ones, by *sample*");
    pen.marks(7, view.delivered.iter().map(|sample| sample.index()));
    pen.part("anomalies", "by sector 0 to 7 and *trace*");
    let place = |sector: u8, color: usize| usize::from(sector) * 3 + color;
    let anomalies = view.anomalies.iter();
    pen.marks(
        24,
        anomalies.map(|one| place(one.sector, one.color.index())),
    );
    pen.part("tile", "signals on the 'Oumuamua tile, by seat");
    pen.marks(MAX_SEATS, view.tile.iter().map(|&seat| eye.turn(seat)));
    pen.part(
        "messages",
        "whose message covers each Centaurian reward, the neutral one last",
    );
    for marker in view.messages {
        pen.marks(MAX_SEATS + 1, marker.map(|marker| eye.marker(marker)));
    }
    pen.part("waiting", "Centaurian cards that wait, by seat");
    pen.marks(MAX_SEATS, view.pending.iter().map(|one| eye.turn(one.seat)));
    pen.part("exertian.scores", "scores of the Exertian milestones / 100");
    pen.all(view.exertian_milestones, 100.0);
}

fn rival(rival: Option<&RivalView>, pen: &mut Pen<'_>) {
    pen.of("rival.");
    pen.part("level", "difficulty 1 to 5 of a solo game");
    pen.marks(5, rival.map(|rival| usize::from(rival.level) - 1));
    pen.part(
        "progress",
        "the progress marker / 20, and the arrow to the right",
    );
    pen.put(rival.map_or(0, |rival| rival.progress), 20.0);
    pen.flag(rival.is_some_and(|rival| rival.arrow_right));
    pen.part("decks", "action cards in the deck and in reserve / 10");
    pen.count(rival.map_or(0, |rival| rival.deck), 10.0);
    pen.count(rival.map_or(0, |rival| rival.reserve), 10.0);
    pen.part("saved", "messages and completed objectives in reserve / 5");
    pen.put(rival.map_or(0, |rival| rival.messages), 5.0);
    pen.put(rival.map_or(0, |rival| rival.finished), 5.0);
    pen.part(
        "seen",
        "action cards that were revealed at some time; place n is S.n",
    );
    pen.marks(RIVAL_CARDS, bits(rival.map_or(0, |rival| rival.seen)));
    pen.part("technologies", "stored tiles, by *technology*");
    pen.all(rival.map_or([0; TECHS], |rival| rival.techs), 1.0);
    pen.part(
        "open",
        "by *objective*: whether it is open, then its three tasks that are done; the last places stay 0",
    );
    let open = rival.iter().flat_map(|rival| &rival.open);
    let open = open.flat_map(|one| {
        let first = usize::from(one.tile) * 4;
        std::iter::once(first).chain(bits(one.done.into()).map(move |task| first + 1 + task))
    });
    pen.marks(4 * OBJECTIVES, open);
    pen.part(
        "done",
        "completed at some time, by *objective*; the last places stay 0",
    );
    pen.marks(OBJECTIVES, bits(rival.map_or(0, |rival| rival.done)));
}

fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..u32::BITS as usize).filter(move |bit| set >> bit & 1 == 1)
}
