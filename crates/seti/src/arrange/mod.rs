//! Positions made by hand: placements in the words of the game, completed to a position.
//!
//! `docs/scenarios.md` says what each word means and what follows from it. Things that are not spoken of
//! stay where they are.

mod board;
mod cards;
mod words;

use crate::engine::{Engine, GOLD_MILESTONES, NEUTRAL_MILESTONES, ROUNDS};
use crate::names::{Body, Color, Gold, Moon, Side, Source, Species, Star, Tech, TileBonus, Trace};
use crate::state::{Facts, Frame, InPlay, Job, Phase, Seti};
use orrery_core::arrange::{BySeat, Done, seated, wrong};
use orrery_core::{Arrange, Misplaced, Named, Seat, Silent, Words, read_words};
use words::Placements;

/// More points nobody can be given.
const MOST_POINTS: u16 = 999;
/// More markers or figures of all players are in no single place.
const MOST: usize = 18;

impl Arrange for Seti {
    fn named(&self) -> Vec<Named> {
        let planets = &Body::NAMES[..crate::names::PLANETS];
        vec![
            Named::seats("/players"),
            Named::items("/planets", "planet", planets),
            Named::seats("/planets/*/orbiters"),
            Named::seats("/planets/*/landers"),
            Named::items("/moons", "moon", Moon::NAMES),
            Named::seats("/moons/*"),
            Named::items("/sectors", "star", Star::NAMES),
            Named::seats("/sectors/*/wins"),
            Named::items("/techs", "technology", Tech::NAMES),
            Named::numbers("/techs/*/tiles/*", "bonus of a tile", TileBonus::NAMES),
            Named::items("/gold", "gold tile", Gold::NAMES),
            Named::items("/gold_side_b", "gold tile", Gold::NAMES),
            Named::items(
                "/neutral",
                "milestone",
                NEUTRAL_MILESTONES.map(|at| format!("at-{at}")),
            ),
            Named::items("/species", "side", Side::NAMES),
            Named::items("/species/*/discovery", "trace", Trace::NAMES),
            Named::items("/species/*/overflow", "trace", Trace::NAMES),
            Named::seats("/species/*/overflow/*"),
            Named::items("/species/*/board", "trace", Trace::NAMES),
            Named::items(
                "/species/*/board/*",
                "row",
                (1..=9).map(|row| format!("row-{row}")),
            ),
            Named::items("/species/*/top", "trace", Trace::NAMES),
            Named::seats("/species/*/top/*"),
            Named::items("/species/*/top_last", "trace", Trace::NAMES),
            Named::items(
                "/stacks",
                "round",
                (1..=4).map(|round| format!("round-{round}")),
            ),
            Named::items(
                "/offsets",
                "disc",
                (1..=3).map(|disc| format!("disc-{disc}")),
            ),
            Named::items("/players/*/traces", "side", Side::NAMES),
            Named::items("/players/*/traces/*", "trace", Trace::NAMES),
            Named::items("/players/*/points", "source", Source::NAMES),
            Named::items(
                "/players/*/gold_done",
                "milestone",
                GOLD_MILESTONES.map(|at| format!("at-{at}")),
            ),
            Named::items(
                "/players/*/neutral_done",
                "milestone",
                NEUTRAL_MILESTONES.map(|at| format!("at-{at}")),
            ),
            Named::items("/players/*/computer/tiles", "slot", SLOTS),
            Named::items("/players/*/computer/lower", "slot", SLOTS),
            Named::items("/relics/samples", "planet", ["jupiter", "saturn"]),
            Named::items("/in_play/signals", "color", Color::NAMES),
            Named::items("/rival/techs", "technology", Tech::NAMES),
            Named::absent("/rival", "rival"),
        ]
    }

    fn arrange(&mut self, words: &Words) -> Result<Option<Seat>, Misplaced> {
        let words: Placements = read_words(words)?;
        let begins = self.place_turn(&words)?;
        self.place_scores(&words)?;
        self.place_species(&words)?;
        cards::place(self, &words)?;
        self.place_technologies(&words)?;
        self.place_resources(&words)?;
        self.place_figures(&words)?;
        self.place_rival(&words)?;
        Ok(begins)
    }

    fn begin(&mut self, seat: Seat) {
        self.stack.clear();
        let mut silent = Silent;
        let mut engine = Engine::new(self, &mut silent);
        engine.start_turn(seat);
        engine.run();
    }
}

const SLOTS: [&str; 4] = ["slot-1", "slot-2", "slot-3", "slot-4"];

impl Seti {
    fn sides(&self) -> usize {
        self.players.len()
    }

    fn each<T: Copy>(
        &mut self,
        word: &str,
        values: &BySeat<T>,
        set: fn(&mut Self, Seat, T),
    ) -> Done {
        for (&seat, &value) in values {
            let seat = seated(format!("{word}.{seat}"), seat, self.sides())?;
            set(self, seat, value);
        }
        Ok(())
    }

    /// Round, first player, who has passed and whose turn it is. The stacks of earlier rounds are
    /// discarded (S12.8).
    fn place_turn(&mut self, words: &Placements) -> Result<Option<Seat>, Misplaced> {
        let n = self.sides();
        if let Some(disc) = words.next_disc {
            if !(1..=3).contains(&disc) {
                return wrong("next_disc", "discs are 1 to 3");
            }
            self.next_disc = disc - 1;
        }
        let about_turn = words.round.is_some() || words.turn.is_some() || words.first.is_some();
        if !about_turn && words.passed.is_none() {
            return Ok(None);
        }
        let round = words.round.unwrap_or(self.round);
        if !(1..=ROUNDS).contains(&round) {
            return wrong("round", format!("rounds are 1 to {ROUNDS} (S2.1)"));
        }
        // S12.13: the first player changes from round to round.
        let steps = n * usize::from(ROUNDS) + usize::from(round) - usize::from(self.round);
        let follows = Seat::new((self.first.index() + steps) % n).unwrap_or_default();
        self.first = seated("first", words.first.unwrap_or(follows), n)?;
        self.round = round;
        for past in 0..usize::from(round) - 1 {
            let left = std::mem::take(&mut self.stacks[past]);
            left.iter().for_each(|&card| self.discard.insert(card));
        }
        if let Some(passed) = &words.passed {
            for seat in Seat::first(n) {
                self.player_mut(seat).passed = passed.contains(&seat);
            }
            for &seat in passed {
                seated("passed", seat, n)?;
            }
            self.reminder = passed.is_empty();
        } else if words.round.is_some() {
            self.players
                .iter_mut()
                .for_each(|player| player.passed = false);
            self.reminder = true;
        }
        let mut waiting = self.seats_from(self.first);
        let next = waiting.find(|&seat| !self.player(seat).passed);
        let turn = seated("turn", words.turn.or(next).unwrap_or(self.first), n)?;
        if self.player(turn).passed {
            return wrong("turn", format!("seat {turn} has passed"));
        }
        self.stand_still(turn);
        Ok(Some(turn))
    }

    /// Somebody is about to choose a main action: a position that can be judged before the turn begins.
    fn stand_still(&mut self, turn: Seat) {
        let person = if self.is_rival(turn) {
            Seat::default()
        } else {
            turn
        };
        (self.active, self.phase, self.in_free) = (person, Phase::Before, false);
        (self.facts, self.in_play) = (Facts::default(), InPlay::default());
        self.rival.completed.clear();
        self.stack.clear();
        self.stack.push(Frame {
            who: person,
            from: Source::Cards,
            own: false,
            job: Job::Turn,
        });
    }

    /// Scores, gold tiles and milestones. What a score has passed is done; a gold tile is marked for each
    /// gold milestone (S10.2), and its neutral markers have left the track (S10.8).
    fn place_scores(&mut self, words: &Placements) -> Done {
        for (gold, seats) in &words.gold {
            let place = format!("gold.{gold}");
            if seats.len() > 4 {
                return wrong(place, "at most 4 markers lie on a gold tile (S10.4)");
            }
            for &seat in seats {
                seated(place.clone(), seat, self.sides())?;
            }
            self.gold[gold.index()] = seats.iter().copied().collect();
        }
        for (&seat, &score) in &words.score {
            let place = format!("score.{seat}");
            let seat = seated(place.clone(), seat, self.sides())?;
            if score > MOST_POINTS {
                return wrong(place, format!("scores are 0 to {MOST_POINTS}"));
            }
            let player = self.player_mut(seat);
            let others: i16 = player.points.iter().skip(1).sum();
            player.points[Source::Start.index()] = score as i16 - others;
            player.score = score;
        }
        if words.score.is_empty() && words.gold.is_empty() {
            return Ok(());
        }
        for seat in Seat::first(self.sides()) {
            self.pass_milestones(seat);
        }
        Ok(())
    }

    fn pass_milestones(&mut self, seat: Seat) {
        let score = self.player(seat).score;
        for (which, at) in NEUTRAL_MILESTONES.into_iter().enumerate() {
            if score >= at && !self.player(seat).neutral_done[which] {
                self.player_mut(seat).neutral_done[which] = true;
                self.neutral[which] = self.neutral[which].saturating_sub(1);
            }
        }
        if self.is_rival(seat) {
            return;
        }
        let reached = GOLD_MILESTONES.iter().filter(|&&at| score >= at).count();
        let marked = |state: &Self| {
            let tiles = state.gold.iter();
            tiles.filter(|tile| tile.contains(&seat)).count()
        };
        for gold in Gold::ALL {
            let tile = self.gold[gold.index()];
            if marked(self) < reached && !tile.contains(&seat) {
                self.gold[gold.index()].push_if_room(seat);
            }
        }
        let done = marked(self).max(reached);
        for (which, flag) in self.player_mut(seat).gold_done.iter_mut().enumerate() {
            *flag = *flag || which < done;
        }
    }

    fn place_resources(&mut self, words: &Placements) -> Done {
        self.each("credits", &words.credits, |state, seat, n| {
            state.player_mut(seat).credits = n;
        })?;
        self.each("energy", &words.energy, |state, seat, n| {
            state.player_mut(seat).energy = n;
        })?;
        self.each("publicity", &words.publicity, |state, seat, n| {
            state.player_mut(seat).publicity = n;
        })?;
        self.each("data", &words.data, |state, seat, n| {
            state.player_mut(seat).data = n;
        })?;
        self.each("exofossils", &words.exofossils, |state, seat, n| {
            state.player_mut(seat).exofossils = n;
        })
    }

    fn place_rival(&mut self, words: &Placements) -> Done {
        let word = &words.rival;
        let spoken_of = word.progress.is_some() || word.arrow.is_some() || !word.cards.is_empty();
        if spoken_of && self.rival.level == 0 {
            return wrong("rival", "there is a rival only in the solo game (S19.1)");
        }
        self.rival.progress = word.progress.unwrap_or(self.rival.progress);
        self.rival.arrow_right = match word.arrow {
            Some(side) => side == Side::Right,
            None => self.rival.arrow_right,
        };
        let mut cards = word.cards.clone();
        cards.sort_unstable();
        if let Some(pair) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
            let problem = format!("action card {} comes twice", pair[0]);
            return wrong("rival.cards", problem);
        }
        for &number in word.cards.iter().rev() {
            self.next_action(number)?;
        }
        Ok(())
    }

    /// Makes this the rival's next action card; for one from elsewhere the lowest card goes there.
    fn next_action(&mut self, number: u8) -> Done {
        let rival = &mut self.rival;
        if let Some(at) = rival.deck.iter().position(|&card| card == number) {
            rival.deck.remove(at);
            rival.deck.push(number);
            return Ok(());
        }
        let mut others = rival.reserve.iter_mut().chain(rival.played.iter_mut());
        match others.find(|card| **card == number) {
            Some(place) if !rival.deck.is_empty() => {
                *place = rival.deck.remove(0);
                rival.deck.push(number);
                Ok(())
            }
            _ => wrong(
                "rival.cards",
                format!("there is no action card {number} to turn up"),
            ),
        }
    }
}

/// The side on which a species is, or the species of a side.
fn side_of(state: &Seti, species: Species) -> Option<Side> {
    let mut sides = Side::ALL.iter().copied();
    sides.find(|side| state.slot(*side).species == species)
}
