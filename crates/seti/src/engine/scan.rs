//! Scanning, signals and sectors (S6).

use super::{DATA_LIMIT, Engine, foreign};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Body, Color, Resource, Source, Star, Tech};
use crate::pack::pack;
use crate::state::{Frame, Job, Marks, Occasion, Phase, ProbesLeft, Seti};
use orrery_core::{Seat, Sink};

const EARTH: u8 = 1;
const ROW: u8 = 2;
const TELESCOPE_2: u8 = 4;
const TELESCOPE_3: u8 = 8;
const TELESCOPE_4: u8 = 16;

/// True if this step of a scan is among those that are done.
pub(crate) fn scan_done(done: u8, step: Choice) -> bool {
    let bit = match step {
        Choice::Earth(_) => EARTH,
        Choice::Row(_) => ROW,
        Choice::Telescope2 => TELESCOPE_2,
        Choice::Telescope3(_) => TELESCOPE_3,
        _ => TELESCOPE_4,
    };
    done & bit != 0
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// A scan ends by itself when both signals are marked and no telescope is left to use.
    pub(super) fn step_scan(&mut self, frame: Frame, done: u8) -> bool {
        let player = self.state.player(frame.who);
        let unused = [
            (Tech::Telescope2, TELESCOPE_2),
            (Tech::Telescope3, TELESCOPE_3),
            (Tech::Telescope4, TELESCOPE_4),
        ]
        .into_iter()
        .any(|(tech, bit)| player.has(tech) && done & bit == 0);
        let row_left = done & ROW == 0 && self.state.row.iter().any(Option::is_some);
        if unused || done & EARTH == 0 || row_left {
            return true;
        }
        self.end_scan(frame);
        false
    }

    /// A scan is told of before its signals, which follow from it.
    pub(super) fn begin_scan(&mut self, frame: Frame) {
        self.tell(|| Event::Scanned { seat: frame.who });
        self.push(frame, Job::Scan(0));
    }

    fn end_scan(&mut self, frame: Frame) {
        self.pop();
        self.occasion(frame.who, Occasion::Scan);
    }

    /// One signal at this star.
    fn push_mark(&mut self, frame: Frame, star: Star) {
        let (n, no_data) = (1, false);
        self.push(frame, Job::Mark { star, n, no_data });
    }

    pub(super) fn play_scan(&mut self, frame: Frame, done: u8, choice: Choice) {
        let mark = |engine: &mut Self, bit: u8| engine.set_top(Job::Scan(done | bit));
        match choice {
            Choice::Earth(star) => {
                mark(self, EARTH);
                self.push_mark(frame, star);
            }
            Choice::Row(card) => {
                mark(self, ROW);
                self.push(frame, Job::Refill); // S6.3
                self.discard_from_row(frame.who, card);
                self.push_color(frame, self.pack.card(card).color);
            }
            Choice::Telescope2 => {
                mark(self, TELESCOPE_2);
                self.pay(frame.who, Resource::Publicity, 1);
                let star = self
                    .state
                    .star_of(self.state.space_of(Body::Mercury).sector());
                self.push_mark(frame, star);
            }
            Choice::Telescope3(card) => {
                mark(self, TELESCOPE_3);
                self.discard_from_hand(frame.who, card);
                self.push_color(frame, self.pack.card(card).color);
            }
            Choice::Telescope4Launch => {
                mark(self, TELESCOPE_4);
                self.pay(frame.who, Resource::Energy, 1);
                self.launch(frame);
            }
            Choice::Telescope4Move => {
                mark(self, TELESCOPE_4);
                self.push(frame, Job::Moves(1));
            }
            _ => self.end_scan(frame),
        }
    }

    /// S6.25: a signal in a sector of this colour, whatever the card was taken from.
    fn push_color(&mut self, frame: Frame, color: Color) {
        let [a, b] = self.pack.stars_of_color[color.index()];
        let stars = 1 << a.index() | 1 << b.index();
        self.push(
            frame,
            Job::Target {
                stars,
                n: 1,
                no_data: false,
            },
        );
    }

    pub(super) fn step_target(&mut self, stars: u8, n: u8, no_data: bool) -> bool {
        if stars.count_ones() > 1 {
            return true;
        }
        let star = Star::at(stars.trailing_zeros() as usize);
        self.set_top(Job::Mark { star, n, no_data });
        false
    }

    pub(super) fn play_target(&mut self, n: u8, no_data: bool, choice: Choice) {
        if let Choice::Signal(star) = choice {
            self.set_top(Job::Mark { star, n, no_data });
        }
    }

    /// Marks without asking, unless the tile lies in front of the star (S16.7) or data would be lost
    /// that could still be saved (S21.5).
    pub(super) fn step_mark(&mut self, frame: Frame, star: Star, n: u8, no_data: bool) -> bool {
        if n == 0 {
            self.pop();
            return false;
        }
        if self.state.tile_before(star) {
            return true;
        }
        if !no_data && self.pause_before_signal(frame, star) {
            self.pause(frame);
            return true;
        }
        self.set_top(Job::Mark {
            star,
            n: n - 1,
            no_data,
        });
        self.mark(frame, star, no_data);
        false
    }

    fn pause_before_signal(&self, frame: Frame, star: Star) -> bool {
        let state = &self.state;
        state.facts.gained
            && state.phase == Phase::Main
            && state.free_allowed(frame)
            && state.player(frame.who).data >= DATA_LIMIT
            && state.data_left(star) > 0
            && state.can_place(frame.who)
    }

    pub(super) fn play_mark(
        &mut self,
        frame: Frame,
        star: Star,
        n: u8,
        no_data: bool,
        choice: Choice,
    ) {
        self.set_top(Job::Mark {
            star,
            n: n - 1,
            no_data,
        });
        if choice == Choice::SignalTile {
            self.mark_tile(frame, no_data);
        } else {
            self.mark(frame, star, no_data);
        }
    }

    /// S6.5 to S6.10, D-48.
    pub(super) fn mark(&mut self, frame: Frame, star: Star, no_data: bool) {
        let who = frame.who;
        let capacity = self.pack.star(star).capacity as usize;
        let color = self.pack.star(star).color;
        let marks = &mut self.state.sectors[star.index()].marks;
        if !marks.try_push(who) {
            return; // more markers than a game can bring into a sector
        }
        let position = marks.len();
        self.tell(|| Event::Signal { seat: who, star });
        if frame.own {
            let in_play = &mut self.state.in_play;
            in_play.sectors |= 1 << star.index(); // S21.22
            in_play.signals[color.index()] += 1;
            in_play.last_star = Some(star);
        }
        self.occasion(who, Occasion::Signal(color));
        if position <= capacity && !no_data {
            self.gain(who, Resource::Data, 1, Source::Sectors);
        }
        if slot_points(position) > 0 {
            self.gain(who, Resource::Vp, slot_points(position), Source::Sectors);
        }
        if position == capacity && self.state.is_rival(who) {
            self.state.rival.completed.push_if_room(star as u8);
        }
        if position == capacity {
            self.sector_completed(who);
        }
    }

    /// Cards may ask whether the active player has completed a sector.
    pub(super) fn sector_completed(&mut self, who: Seat) {
        if who == self.state.active {
            self.state.facts.completed_sector = true;
            self.check_watches();
        }
    }

    pub(super) fn step_around(&mut self, frame: Frame, stars: u8) -> bool {
        if stars.count_ones() > 1 {
            return true;
        }
        self.mark_around(frame, Star::at(stars.trailing_zeros() as usize));
        false
    }

    pub(super) fn play_around(&mut self, frame: Frame, choice: Choice) {
        if let Choice::Signal(star) = choice {
            self.mark_around(frame, star);
        }
    }

    fn mark_around(&mut self, frame: Frame, star: Star) {
        self.pop();
        let sector = self.state.sector_of(star);
        for near in [sector + 1, sector, sector + 7] {
            let star = self.state.star_of(near % 8);
            self.push_mark(frame, star);
        }
    }

    pub(super) fn step_deck_signals(&mut self, frame: Frame, n: u8) -> bool {
        let Some(card) = (n > 0).then(|| self.draw_top()).flatten() else {
            self.pop();
            return false;
        };
        self.set_top(Job::DeckSignals(n - 1));
        self.discard(card);
        self.tell(|| Event::Discarded {
            seat: frame.who,
            card,
        });
        self.push_color(frame, self.pack.card(card).color);
        false
    }

    pub(super) fn play_row_signal(&mut self, frame: Frame, n: u8, choice: Choice) {
        let Choice::Row(card) = choice else {
            return foreign(choice);
        };
        self.set_top(Job::RowSignals(n - 1));
        self.discard_from_row(frame.who, card);
        self.push_color(frame, self.pack.card(card).color);
    }

    pub(super) fn play_hand_signal(&mut self, frame: Frame, n: u8, choice: Choice) {
        let Choice::Discard(card) = choice else {
            return self.pop();
        };
        self.set_top(Job::HandSignals(n - 1));
        self.discard_from_hand(frame.who, card);
        self.push_color(frame, self.pack.card(card).color);
    }

    pub(super) fn play_probe_signal(
        &mut self,
        frame: Frame,
        n: u8,
        left: Option<ProbesLeft>,
        choice: Choice,
    ) {
        let Choice::Signal(star) = choice else {
            return self.pop();
        };
        let left = left.map_or_else(|| self.state.probes_by_sector(), u16::from);
        let left = left - (1 << (2 * self.state.sector_of(star)));
        self.set_top(Job::ProbeSignals(n - 1, ProbesLeft::try_from(left).ok()));
        self.push_mark(frame, star);
    }

    /// S6.12: with several completed sectors the active player chooses the next one.
    pub(super) fn step_sectors(&mut self) -> bool {
        let stars = self.state.completed_sectors();
        let tile = self.state.tile_completed();
        match (stars.count_ones(), tile) {
            (0, false) => {
                self.pop();
                if self.state.phase == Phase::Closed
                    && self
                        .state
                        .stack
                        .last()
                        .is_some_and(|top| top.job == Job::Late)
                {
                    self.state.phase = Phase::After;
                }
            }
            (1, false) => self.resolve(Star::at(stars.trailing_zeros() as usize)),
            (0, true) => self.reset_tile(),
            _ => return true,
        }
        false
    }

    pub(super) fn play_sectors(&mut self, choice: Choice) {
        match choice {
            Choice::Resolve(star) => self.resolve(star),
            _ => self.reset_tile(),
        }
    }

    /// S6.13 to S6.20, S6.22 to S6.24. The rival is a player like any other (S19.61).
    fn resolve(&mut self, star: Star) {
        let marks = self.state.sectors[star.index()].marks;
        let [Some(winner), second] = ranking(&marks) else {
            return;
        };
        self.tell(|| Event::SectorWon {
            seat: winner,
            star,
            second,
        });
        for seat in self.state.seats_from(self.state.active) {
            if marks.contains(&seat) {
                self.gain(seat, Resource::Publicity, 1, Source::Sectors); // S6.14
            }
        }
        let sector = &mut self.state.sectors[star.index()];
        let first = sector.wins == [0; 4];
        sector.wins[winner.index()] += 1;
        sector.marks = second.into_iter().collect(); // S6.17: the second keeps a marker
        let data = self.pack.star(star);
        let reward = if first {
            data.first_win
        } else {
            data.later_wins
        };
        self.push_run(winner, Source::Sectors, reward);
        let color = self.pack.star(star).color;
        self.objective_occasion(winner, Occasion::Win(color));
    }
}

/// S6.6: points for the marker in this position of a star's slot, counted from 1.
#[must_use]
pub const fn slot_points(position: usize) -> u8 {
    if position == 2 { 2 } else { 0 }
}

/// S6.13, S6.16: the first and the second by number of markers; among equals the one whose marker came
/// last.
#[must_use]
pub fn ranking(marks: &Marks) -> [Option<Seat>; 2] {
    let mut best: [Option<(usize, usize, Seat)>; 2] = [None; 2];
    for seat in Seat::first(4) {
        let Some(last) = marks.iter().rposition(|&mark| mark == seat) else {
            continue;
        };
        let count = marks.iter().filter(|&&mark| mark == seat).count();
        let entry = Some((count, last, seat));
        if entry > best[0] {
            best = [entry, best[0]];
        } else if entry > best[1] {
            best[1] = entry;
        }
    }
    best.map(|entry| entry.map(|(_, _, seat)| seat))
}

impl Seti {
    /// Data left in a star's slot.
    #[must_use]
    pub fn data_left(&self, star: Star) -> usize {
        let capacity = pack().star(star).capacity as usize;
        capacity.saturating_sub(self.sectors[star.index()].marks.len())
    }

    /// S6.11: one bit for each star without data left.
    #[inline]
    pub(super) fn completed_sectors(&self) -> u8 {
        let pack = pack();
        (0..8).fold(0, |stars, star| {
            let full = self.sectors[star].marks.len() >= pack.stars[star].capacity as usize;
            stars | u8::from(full) << star
        })
    }

    pub(super) fn list_sectors(&self, out: &mut Vec<Choice>) {
        let stars = self.completed_sectors();
        let full = Star::ALL
            .iter()
            .filter(|star| stars >> star.index() & 1 == 1);
        out.extend(full.copied().map(Choice::Resolve));
        if self.tile_completed() {
            out.push(Choice::ResolveTile);
        }
    }

    pub(super) fn list_stars(stars: u8, out: &mut Vec<Choice>) {
        let named = Star::ALL
            .iter()
            .filter(|star| stars >> star.index() & 1 == 1);
        out.extend(named.copied().map(Choice::Signal));
    }

    /// S6.1, S6.2, S6.27 to S6.32.
    pub(super) fn list_scan(&self, who: Seat, done: u8, out: &mut Vec<Choice>) {
        let player = self.player(who);
        if done & EARTH == 0 {
            let sector = self.space_of(Body::Earth).sector();
            out.push(Choice::Earth(self.star_of(sector)));
            if player.has(Tech::Telescope1) {
                out.push(Choice::Earth(self.star_of((sector + 7) % 8)));
                out.push(Choice::Earth(self.star_of((sector + 1) % 8)));
            }
        }
        let row = self.row.iter().flatten().copied();
        let row_possible = row.clone().next().is_some();
        if done & ROW == 0 {
            out.extend(row.map(Choice::Row));
        }
        if player.has(Tech::Telescope2) && done & TELESCOPE_2 == 0 && player.publicity > 0 {
            out.push(Choice::Telescope2);
        }
        if player.has(Tech::Telescope3) && done & TELESCOPE_3 == 0 {
            out.extend(player.hand.iter().map(Choice::Telescope3));
        }
        if player.has(Tech::Telescope4) && done & TELESCOPE_4 == 0 {
            if player.energy > 0 && player.probes() < player.probe_limit() {
                out.push(Choice::Telescope4Launch);
            }
            if !player.pieces.is_empty() {
                out.push(Choice::Telescope4Move);
            }
        }
        if done & EARTH != 0 && (done & ROW != 0 || !row_possible) {
            out.push(Choice::Done);
        }
    }

    /// Probes and capsules of all players in each sector, up to three, two bits each.
    fn probes_by_sector(&self) -> u16 {
        let pieces = self.players.iter().flat_map(|player| player.pieces.iter());
        pieces.fold(0, |counts, piece| {
            let at = 2 * piece.at.sector();
            counts + (u16::from(counts >> at & 3 < 3) << at)
        })
    }

    /// Stars that can still get a signal for a probe not yet chosen. Where the probes stand is settled
    /// with the first signal, so that none is used twice by moving it in between (D-71).
    pub(crate) fn probe_signal_stars(&self, left: Option<ProbesLeft>) -> u8 {
        let left = left.map_or_else(|| self.probes_by_sector(), u16::from);
        (0..8).fold(0, |stars, sector| {
            let free = left >> (2 * sector) & 3 > 0;
            stars | u8::from(free) << self.stars[sector].index()
        })
    }
}
