//! Many games side by side, each in its lane; what they come to is written into arrays, a row for each lane.

use crate::one::{One, Playable, Read, Single, points};
use orrery_bots::{Bot, BotKind, Seen, Stop};
use orrery_core::{Decision, Game, MAX_SEATS, Outcome};
use orrery_encode::CHOICES;
use orrery_outside::Pool;
use serde_json::Value;

/// What a batch is asked to be.
pub(crate) struct Plan {
    pub(crate) options: Value,
    pub(crate) lanes: usize,
    pub(crate) seed: u64,
    /// The bot of each seat; none for seats that actions are given for.
    pub(crate) bots: Vec<Option<BotKind>>,
}

/// A part of an array: some numbers for each lane, none if nobody asked for them.
pub(crate) struct Rows<'a, T> {
    pub(crate) all: &'a mut [T],
    pub(crate) width: usize,
}

impl<'a, T> Rows<'a, T> {
    fn row(&mut self, lane: usize) -> &mut [T] {
        &mut self.all[lane * self.width..(lane + 1) * self.width]
    }

    fn split(self, lanes: usize) -> (Self, Self) {
        let width = self.width;
        let (all, rest) = self.all.split_at_mut(lanes * width);
        (Rows { all, width }, Rows { all: rest, width })
    }
}

/// Everything that is written for some lanes.
pub(crate) struct Sheet<'a> {
    pub(crate) seats: Rows<'a, i8>,
    pub(crate) counts: Rows<'a, i32>,
    pub(crate) legal: Rows<'a, i32>,
    pub(crate) masks: Rows<'a, i8>,
    pub(crate) observations: Rows<'a, f32>,
    pub(crate) points: Rows<'a, f32>,
    pub(crate) rewards: Rows<'a, f32>,
    pub(crate) scores: Rows<'a, f32>,
    pub(crate) dones: Rows<'a, bool>,
}

impl Sheet<'_> {
    fn split(self, lanes: usize) -> (Self, Self) {
        let (seats, seats2) = self.seats.split(lanes);
        let (counts, counts2) = self.counts.split(lanes);
        let (legal, legal2) = self.legal.split(lanes);
        let (masks, masks2) = self.masks.split(lanes);
        let (observations, observations2) = self.observations.split(lanes);
        let (points, points2) = self.points.split(lanes);
        let (rewards, rewards2) = self.rewards.split(lanes);
        let (scores, scores2) = self.scores.split(lanes);
        let (dones, dones2) = self.dones.split(lanes);
        let first = Self {
            seats,
            counts,
            legal,
            masks,
            observations,
            points,
            rewards,
            scores,
            dones,
        };
        let rest = Self {
            seats: seats2,
            counts: counts2,
            legal: legal2,
            masks: masks2,
            observations: observations2,
            points: points2,
            rewards: rewards2,
            scores: scores2,
            dones: dones2,
        };
        (first, rest)
    }
}

/// Many games of one kind.
pub(crate) trait Lanes: Send {
    /// Begins all games anew.
    fn reset(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>);
    /// Finds the actions among the legal ones. Nothing is played.
    fn pick(&mut self, actions: &[i64]) -> Result<(), String>;
    /// Plays what was picked, then the bots; games that are over begin anew.
    fn step(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>);
    /// Lists the choices of what was put, and has its bots play.
    fn show(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>);
    /// A copy of the game in a lane.
    fn get(&self, lane: usize) -> Option<Box<dyn Single>>;
    /// Whether this game can be put into a lane; the reason if not.
    fn fits(&self, game: &dyn Single) -> Result<(), String>;
    /// Puts a game that fits into a lane.
    fn put(&mut self, lane: usize, game: &dyn Single);
    /// Breaks off in the last lane.
    fn break_off(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>);
}

struct Lane<G: Game> {
    one: One<G>,
    /// How many games have begun in this lane.
    games: u64,
    picked: usize,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
}

/// What all lanes share.
struct Rules<G: Game> {
    read: Read<G>,
    seed: u64,
    lanes: usize,
    bots: Vec<Option<BotKind>>,
}

struct Track<G: Game> {
    rules: Rules<G>,
    lanes: Vec<Lane<G>>,
}

/// A batch of games, none of which has begun.
pub(crate) fn lanes<G: Playable>(plan: Plan) -> Result<Box<dyn Lanes>, String> {
    let read = Read::<G>::new(&plan.options)?;
    let one = One::begin(&read, plan.seed)?;
    let seats = Game::seats(one.game());
    if !plan.bots.is_empty() && plan.bots.len() != seats {
        return Err(format!(
            "option bots: {} names for {seats} seats",
            plan.bots.len()
        ));
    }
    if seats == plan.bots.iter().flatten().count() {
        return Err("option bots: one seat must be left to play".to_owned());
    }
    let lane = |_| Lane {
        one: one.clone(),
        games: 0,
        picked: 0,
        bots: Vec::new(),
    };
    Ok(Box::new(Track {
        lanes: (0..plan.lanes).map(lane).collect(),
        rules: Rules {
            read,
            seed: plan.seed,
            lanes: plan.lanes,
            bots: plan.bots,
        },
    }))
}

impl<G: Playable> Rules<G> {
    /// A new game in a lane.
    fn begin(&self, number: usize, lane: &mut Lane<G>) {
        let game = number as u64 + lane.games * self.lanes as u64;
        let seed = self.seed.wrapping_add(game);
        let begun = lane.one.begin_again(&self.read, seed);
        begun.expect("the options have made a game before");
        lane.games += 1;
        lane.bots = self.crew(seed);
    }

    /// The bots of a game.
    fn crew(&self, seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
        let seeds = (1..).map(|seat| seed.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat));
        let bots = self.bots.iter().zip(seeds);
        bots.map(|(kind, seed)| kind.map(|kind| kind.build(seed)))
            .collect()
    }

    /// Goes on to the next decision that is nobody's but the caller's.
    fn settle(&self, number: usize, lane: &mut Lane<G>, mut ended: impl FnMut(&Outcome)) {
        let stop = Stop::default();
        loop {
            let game = lane.one.game();
            match lane.one.decision() {
                None => {
                    if let Some(outcome) = Game::outcome(game) {
                        ended(&outcome);
                    }
                    self.begin(number, lane);
                }
                Some(Decision { seat, .. }) => {
                    let Some(Some(bot)) = lane.bots.get_mut(seat.index()) else {
                        break;
                    };
                    let seen = Seen::new(game, seat, lane.one.choices(), &stop);
                    let picked = bot.choose(&seen);
                    lane.one.advance(picked);
                }
            }
        }
        lane.one.number();
    }
}

/// Writes where a lane stands now.
fn write<G: Playable>(lane: &Lane<G>, at: usize, sheet: &mut Sheet<'_>) {
    let (game, legal) = (lane.one.game(), lane.one.legal());
    let seat = lane.one.decision().map(|decision| decision.seat);
    let seat = seat.unwrap_or_default();
    sheet.seats.row(at)[0] = seat.index() as i8;
    if sheet.masks.width > 0 {
        let masks = sheet.masks.row(at);
        masks.fill(0);
        for &index in legal {
            masks[index as usize] = 1;
        }
    }
    let count = legal.len();
    assert!(
        count <= CHOICES,
        "{count} choices; there is room for {CHOICES}"
    );
    sheet.legal.row(at)[..count].copy_from_slice(&legal[..count]);
    sheet.counts.row(at)[0] = count as i32;
    if sheet.observations.width > 0 {
        game.observe(seat, sheet.observations.row(at));
    }
    if sheet.points.width > 0 {
        let now = points(game);
        let row = sheet.points.row(at);
        row.fill(0.0);
        row.iter_mut()
            .zip(now)
            .for_each(|(place, points)| *place = points as f32);
    }
}

/// Writes how the game of a lane ended: who won gets 1, everybody else -1.
fn write_end(outcome: &Outcome, seats: usize, at: usize, sheet: &mut Sheet<'_>) {
    sheet.dones.row(at)[0] = true;
    let sides = outcome.sides.iter().enumerate();
    for (seat, side) in sides.take(MAX_SEATS) {
        sheet.scores.row(at)[seat] = side.score as f32;
        if seat < seats {
            sheet.rewards.row(at)[seat] = if side.won { 1.0 } else { -1.0 };
        }
    }
}

impl<G: Playable> Track<G> {
    /// Does something in every lane, on all threads there are.
    fn each(
        &mut self,
        sheet: Sheet<'_>,
        pool: Option<&Pool>,
        work: impl Fn(&Rules<G>, usize, &mut Lane<G>, usize, &mut Sheet<'_>) + Sync,
    ) {
        let rules = &self.rules;
        let part = |first: usize, lanes: &mut [Lane<G>], sheet: &mut Sheet<'_>| {
            for (at, lane) in lanes.iter_mut().enumerate() {
                work(rules, first + at, lane, at, sheet);
                write(lane, at, sheet);
            }
        };
        let Some(pool) = pool else {
            let mut sheet = sheet;
            part(0, &mut self.lanes, &mut sheet);
            return;
        };
        let size = self.lanes.len().div_ceil(8 * pool.threads()).max(1);
        let mut rest = sheet;
        let mut parts = Vec::new();
        for (number, lanes) in self.lanes.chunks_mut(size).enumerate() {
            let (sheet, others) = rest.split(lanes.len());
            rest = others;
            parts.push((number * size, lanes, sheet));
        }
        pool.each(&mut parts, |(first, lanes, sheet)| {
            part(*first, lanes, sheet);
        });
    }
}

impl<G: Playable> Lanes for Track<G>
where
    Rules<G>: Sync,
{
    fn reset(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>) {
        self.each(sheet, pool, |rules, number, lane, at, sheet| {
            lane.games = 0;
            rules.begin(number, lane);
            rules.settle(number, lane, |_| ());
            sheet.dones.row(at)[0] = false;
            sheet.rewards.row(at).fill(0.0);
        });
    }

    fn pick(&mut self, actions: &[i64]) -> Result<(), String> {
        for (number, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            let found = lane.one.find(action);
            lane.picked = found.map_err(|reason| format!("game {number}: {reason}"))?;
        }
        Ok(())
    }

    fn step(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>) {
        self.each(sheet, pool, |rules, number, lane, at, sheet| {
            sheet.dones.row(at)[0] = false;
            sheet.rewards.row(at).fill(0.0);
            let seats = Game::seats(lane.one.game());
            lane.one.advance(lane.picked);
            rules.settle(number, lane, |outcome| write_end(outcome, seats, at, sheet));
        });
    }

    fn show(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>) {
        self.each(sheet, pool, |rules, number, lane, _, _| {
            rules.settle(number, lane, |_| ());
        });
    }

    fn get(&self, lane: usize) -> Option<Box<dyn Single>> {
        Some(Box::new(self.lanes.get(lane)?.one.clone()))
    }

    fn fits(&self, game: &dyn Single) -> Result<(), String> {
        let one = game.as_any().downcast_ref::<One<G>>();
        let game = one.ok_or("this is a game of another kind")?.game();
        let same = |lane: &Lane<G>| Game::seats(game) == Game::seats(lane.one.game());
        if !self.lanes.first().is_some_and(same) {
            return Err("the game has another number of players".to_owned());
        }
        if Game::decision(game).is_none() {
            return Err("the game is over".to_owned());
        }
        Ok(())
    }

    fn put(&mut self, lane: usize, game: &dyn Single) {
        let one = game.as_any().downcast_ref::<One<G>>();
        if let (Some(one), Some(lane)) = (one, self.lanes.get_mut(lane)) {
            lane.one = one.clone();
            lane.bots = self.rules.crew(Game::hash(one.game()));
        }
    }

    #[expect(clippy::panic, reason = "this is what it is for")]
    fn break_off(&mut self, sheet: Sheet<'_>, pool: Option<&Pool>) {
        self.each(sheet, pool, |rules, number, _, _, _| {
            if number + 1 == rules.lanes {
                panic!("on purpose");
            }
        });
    }
}
