//! The description of a position of Kepler-3042 for a network.

use super::weights::NOW;
use super::{Outlook, compares, power};
use crate::judge::Judge;
use crate::net::Sketch;
use crate::sight::Sketched;
use orrery_core::{Game, Seat};
use orrery_kepler::Kepler;
use orrery_kepler::names::{COLONIES, Cubes, Kind, OBJECTIVES, SHIPS, TOP, Track, Zone};

impl Sketched for Kepler {
    /// One group: everything rests on the same [`Outlook`].
    const GROUPS: &'static [u16] = &[7 + 14 + 30 + 24 + 44 + 10 + 2 * OBJECTIVES as u16];

    fn result(&self, seat: Seat) -> Option<f32> {
        let over = self.stack.is_empty();
        over.then(|| self.points_now(seat))
    }

    fn group(&self, seat: Seat, _: usize, sketch: &mut Sketch) -> f32 {
        let outlook = Outlook::new(self, seat, &NOW);
        let judged = terms(&outlook, sketch);
        time(&outlook, sketch);
        stock(&outlook, sketch);
        tracks(&outlook, sketch);
        levels(&outlook, sketch);
        ships(&outlook, sketch);
        objectives(&outlook, sketch);
        judged
    }
}

/// What the hand-written judge makes of it.
fn terms(outlook: &Outlook<'_>, sketch: &mut Sketch) -> f32 {
    let terms = [
        outlook.game.points_now(outlook.seat),
        outlook.cubes(),
        outlook.tracks(),
        outlook.levels(),
        outlook.colonies(),
        outlook.ships(),
        outlook.objectives(),
    ];
    for term in terms {
        sketch.put(term / 20.0);
    }
    terms.iter().sum()
}

/// Turns, and what the others have.
fn time(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    let (game, seat) = (outlook.game, outlook.seat);
    sketch.put(outlook.left);
    sketch.put(outlook.left * outlook.left);
    for last in [0, 1, 2, 3] {
        sketch.flag(outlook.turns == last);
    }
    sketch.set([game.seats() - 1].into_iter(), 4);
    let others = game.others(seat);
    let best = others.map(|other| game.points_now(other));
    let best = best.fold(0.0, f32::max);
    sketch.put(best / 50.0);
    sketch.put((game.points_now(seat) - best) / 20.0);
    let deciding = game
        .decision()
        .is_some_and(|decision| decision.seat == seat);
    sketch.flag(deciding);
    sketch.put(f32::from(u8::from(deciding)) * outlook.left);
}

/// Cubes: in store, in the well, on Earth, on colonies.
fn stock(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    let player = outlook.player;
    let each = |cubes: Cubes| [cubes.energy, cubes.matter, cubes.antimatter];
    let colonies = player.colonies.iter();
    let colonies = colonies.fold(Cubes::NONE, |sum, colony| sum + colony.cubes);
    for cubes in [player.storage, player.well, player.earth, colonies] {
        for count in each(cubes) {
            sketch.twice(f32::from(count) / 5.0, outlook.left);
        }
    }
    for count in each(player.outside_well()) {
        sketch.put(f32::from(count.min(2)) / 2.0);
        sketch.put(f32::from(count.saturating_sub(6)) / 4.0);
    }
}

fn tracks(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    for &track in Track::ALL {
        let index = track.index();
        let lead = outlook.lead(track);
        sketch.twice(f32::from(outlook.player.tracks[index]) / 10.0, outlook.left);
        sketch.twice((lead / 4.0).clamp(-2.0, 2.0), outlook.left);
        sketch.flag(lead > 0.0);
        sketch.flag(lead > 1.0);
        sketch.put(f32::from(outlook.game.on_card[index]) / 2.0);
        sketch.put(f32::from(outlook.game.on_card[index]) * lead.clamp(-1.0, 1.0));
        sketch.twice(f32::from(outlook.player.medals[index]) / 3.0, outlook.left);
        let first = outlook.player.tracks[index].max(outlook.best_other(track));
        let ahead = (1..=4).map(|step| usize::from(first) + step);
        let medals = outlook.game.medals[index];
        let ahead = ahead.filter(|&space| space < 64 && medals.has(space));
        sketch.twice(ahead.count() as f32 / 2.0, outlook.left);
    }
}

/// Technologies and colonies.
fn levels(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    let (game, player) = (outlook.game, outlook.player);
    for level in player.techs {
        sketch.twice(f32::from(level) / f32::from(TOP), outlook.left);
        sketch.flag(level + 1 == TOP);
        sketch.flag(level == TOP);
    }
    sketch.twice(player.colonies.len() as f32 / COLONIES as f32, outlook.left);
    let (mut kinds, mut zones) = ([0.0; Kind::ALL.len()], [0.0; Zone::ALL.len()]);
    let (mut made, mut open, mut missing) = (0.0, [0.0; 4], 0.0);
    for colony in player.colonies.iter() {
        kinds[game.kind(colony.planet).index()] += 0.5;
        zones[outlook.zone(colony.planet).index()] += 0.5;
        if colony.terraformed {
            made += 0.5;
            continue;
        }
        let cost = game.pack.planet(colony.planet).cost.total();
        let unpaid = cost - outlook.towards_cost(colony).total();
        open[usize::from(unpaid.min(3))] += 0.5;
        missing += f32::from(outlook.missing(colony.planet)) / 2.0;
    }
    sketch.twice(made, outlook.left);
    let numbers = kinds.into_iter().chain(zones).chain(open);
    let before = sketch.places();
    numbers.for_each(|number| sketch.put(number));
    sketch.put(missing);
    // The places of a group are a promise; how many kinds and zones there are is one of the pack.
    while sketch.places() < before + 20 {
        sketch.put(0.0);
    }
}

/// Ships, and the best that is in their reach.
fn ships(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    let (game, player) = (outlook.game, outlook.player);
    let flying = player.ships.iter().flatten();
    let (mut landed, mut best) = (0.0, [0.0f32; 2]);
    let goals = outlook.goals();
    for &hex in flying.clone() {
        if game.tile(hex).is_some() {
            landed += 1.0;
            continue;
        }
        let net = goals
            .iter()
            .map(|goal| goal.worth * power(0.85, hex.distance(goal.hex)));
        let net = net.fold(0.0, f32::max) / 10.0;
        best = [best[0].max(net), best[1] + net];
    }
    let count = flying.count() as f32;
    sketch.twice(count / SHIPS as f32, outlook.left);
    sketch.twice(landed / 2.0, outlook.left);
    sketch.twice(best[0], outlook.left);
    sketch.twice(best[1], outlook.left);
    let room = COLONIES - player.colonies.len();
    sketch.flag(room == 0);
    sketch.put(count.min(room as f32) / 2.0);
}

/// Which objective it is, and how far it is met.
fn objectives(outlook: &Outlook<'_>, sketch: &mut Sketch) {
    let game = outlook.game;
    let own = || game.objectives(outlook.seat);
    sketch.set(own().map(usize::from), OBJECTIVES);
    let met = own().map(|card| {
        let condition = game.pack.objectives[card as usize].condition;
        let sure = game.fulfils(outlook.seat, card) && !compares(&game.pack, condition);
        let likely = if sure { 1.0 } else { outlook.likely(condition) };
        (usize::from(card), likely)
    });
    sketch.some(met, OBJECTIVES);
}
