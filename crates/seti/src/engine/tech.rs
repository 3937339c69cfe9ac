//! Technology (S9) and the computer (S7).

use super::{Engine, foreign};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Resource, Source, Tech, TechKind};
use crate::state::{Frame, Job, Occasion, SLOT_SPACES, Seti};
use orrery_core::{Seat, Sink};

/// S9.1
const COPIES: usize = 4;

impl<S: Sink<Event>> Engine<'_, S> {
    /// S9.2, S9.5: 2-point tile, bonus, then the tile is placed. It works from now on (S9.16, S21.4, D-60).
    pub(super) fn play_take_tech(&mut self, frame: Frame, no_bonus: bool, choice: Choice) {
        let Choice::Tech(tech) = choice else {
            return foreign(choice);
        };
        self.pop();
        let who = frame.who;
        if frame.own {
            self.state.in_play.tech = Some(tech);
            self.state.in_play.tech_of_others = self.state.researched_by_other(who, tech);
        }
        let stack = &mut self.state.techs[tech.index()];
        let bonus = stack.tiles.pop();
        let two_points = std::mem::take(&mut stack.two_points);
        self.state.player_mut(who).techs.insert(tech);
        self.tell(|| Event::Researched { seat: who, tech });
        self.occasion(who, Occasion::Tech(tech.kind()));
        let frame = Frame {
            from: Source::Technology,
            ..frame
        };
        if tech.kind() == TechKind::Computer {
            self.push(frame, Job::PlaceTile(tech));
        }
        let program = match bonus {
            Some(bonus) if !no_bonus => self.pack.tile[tech.index()][bonus as usize],
            _ => self.pack.own_effect[tech.index()],
        };
        self.push_run(who, Source::Technology, program);
        if two_points {
            self.gain(who, Resource::Vp, 2, Source::Technology); // S9.7
        }
    }

    /// S9.8: the last free slot needs no choice. Data above it was placed before (S9.9).
    pub(super) fn step_place_tile(&mut self, frame: Frame, tech: Tech) -> bool {
        let tiles = self.state.player(frame.who).computer.tiles;
        if tiles.iter().filter(|tile| tile.is_none()).count() > 1 {
            return true;
        }
        self.pop();
        if let Some(slot) = tiles.iter().position(Option::is_none) {
            self.state.player_mut(frame.who).computer.tiles[slot] = Some(tech);
        }
        false
    }

    pub(super) fn play_place_tile(&mut self, frame: Frame, tech: Tech, choice: Choice) {
        self.pop();
        if let Choice::Slot(slot) = choice {
            self.state.player_mut(frame.who).computer.tiles[slot as usize] = Some(tech);
        }
    }

    /// S7.2 to S7.8: the data leaves the pool, then the space gives its bonus.
    pub(super) fn place_data(&mut self, who: Seat, lower: Option<u8>) {
        let player = self.state.player_mut(who);
        player.data -= 1;
        let program = match lower {
            Some(slot) => {
                player.computer.lower[slot as usize] = true;
                let dots = player.computer.tiles[slot as usize].map_or(0, |tech| tech.index() % 4);
                self.pack.lower[dots]
            }
            None => {
                let space = player.computer.upper;
                player.computer.upper += 1;
                let slot = SLOT_SPACES.iter().position(|&at| at == space);
                match slot {
                    Some(slot) if player.computer.tiles[slot].is_some() => {
                        self.pack.upper_with_tech
                    }
                    _ => self.pack.upper[space as usize],
                }
            }
        };
        self.tell(|| Event::DataPlaced {
            seat: who,
            upper: lower.is_none(),
        });
        self.push_run(who, Source::Computer, program);
    }

    /// S7.9 to S7.13
    pub(super) fn analyse(&mut self, who: Seat) {
        self.pay(who, Resource::Energy, 1);
        let computer = &mut self.state.player_mut(who).computer;
        computer.upper = 0;
        computer.lower = [false; 4];
        self.tell(|| Event::Analysed { seat: who });
        self.push_run(who, Source::Traces, self.pack.analyse);
    }
}

impl Seti {
    /// D-76: every tile that has left its stack was researched by somebody; the rival may have spent it.
    pub(super) fn researched_by_other(&self, who: Seat, tech: Tech) -> bool {
        let left = self.techs[tech.index()].tiles.len();
        left + usize::from(self.player(who).has(tech)) < COPIES
    }

    /// S9.4, S9.10, S9.11: technologies that may be taken.
    pub(crate) fn techs_for(
        &self,
        who: Seat,
        kinds: u8,
        of_others: bool,
    ) -> impl Iterator<Item = Tech> + '_ {
        Tech::ALL.iter().copied().filter(move |&tech| {
            kinds >> tech.kind().index() & 1 == 1
                && !self.player(who).has(tech)
                && !self.techs[tech.index()].tiles.is_empty()
                && (!of_others || self.researched_by_other(who, tech))
        })
    }

    pub(super) fn list_slots(&self, who: Seat, out: &mut Vec<Choice>) {
        let tiles = self.player(who).computer.tiles;
        out.extend(
            (0..4u8)
                .filter(|&slot| tiles[slot as usize].is_none())
                .map(Choice::Slot),
        );
    }

    /// S7.2
    pub(super) fn open_lower(&self, who: Seat) -> impl Iterator<Item = u8> + use<> {
        let computer = self.player(who).computer;
        (0..4u8).filter(move |&slot| {
            let slot = slot as usize;
            computer.tiles[slot].is_some()
                && !computer.lower[slot]
                && computer.upper > SLOT_SPACES[slot]
        })
    }

    /// True if data could be placed now.
    pub(super) fn can_place(&self, who: Seat) -> bool {
        let player = self.player(who);
        player.data > 0 && (player.computer.upper < 6 || self.open_lower(who).next().is_some())
    }

    pub(super) fn list_place(&self, who: Seat, out: &mut Vec<Choice>) {
        let player = self.player(who);
        if player.data == 0 {
            return;
        }
        if player.computer.upper < 6 {
            out.push(Choice::PlaceUpper);
        }
        out.extend(self.open_lower(who).map(Choice::PlaceLower));
    }
}
