//! Life traces (S11).

use super::Engine;
use super::species::ask;
use crate::choice::{Choice, Spot};
use crate::event::Event;
use crate::names::{Side, Source, Trace};
use crate::op::TraceOn;
use crate::pack::pack;
use crate::state::{Frame, Marker, Occasion, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    pub(super) fn play_trace(&mut self, frame: Frame, choice: Choice) {
        let Choice::Trace(color, side, spot) = choice else {
            return;
        };
        self.pop();
        self.mark_trace(frame, color, side, spot);
    }

    /// S11.1, S11.5: pays the price, puts the marker, gains the reward.
    pub(super) fn mark_trace(&mut self, frame: Frame, color: Trace, side: Side, spot: Spot) {
        let who = frame.who;
        let (c, marker) = (color.index(), Some(Marker::of(who)));
        if frame.own {
            self.state.in_play.trace = Some(color);
        }
        let slot = self.state.slot(side);
        let species = slot.discovered.then_some(slot.species);
        self.tell(|| Event::Traced {
            seat: who,
            color,
            side,
            species,
            spot,
        });
        self.state.player_mut(who).traces[side.index()][c] += 1;
        self.occasion(who, Occasion::Trace(color));
        let slot = &mut self.state.species[side.index()];
        let (source, program) = match spot {
            Spot::Discovery => {
                slot.discovery[c] = marker;
                (Source::Traces, self.pack.discovery[side.index()])
            }
            Spot::Overflow => {
                slot.overflow[c][who.index()] += 1;
                (Source::Traces, self.pack.overflow)
            }
            Spot::Row(row) => {
                let row = row as usize - 1;
                let space = self.pack.boards[slot.species.index()][c][row];
                if space.repeatable {
                    slot.top[c][who.index()] += 1;
                    slot.top_last[c] = marker;
                } else {
                    slot.board[c][row] = marker;
                }
                ask!(slot.species => marked(self.state, color, row));
                if let Some((resource, n)) = space.cost {
                    self.pay(who, resource, n);
                }
                (Source::Species, space.reward)
            }
        };
        self.push_run(who, source, program);
    }
}

impl Seti {
    /// Colours a trace may have.
    fn colors(color: Option<Trace>) -> impl Iterator<Item = Trace> + Clone {
        Trace::ALL
            .iter()
            .copied()
            .filter(move |&one| color.is_none_or(|color| color == one))
    }

    /// S11.13, S21.27: sides on which the trace may go.
    fn side_allowed(&self, who: Seat, side: Side, color: Trace, on: TraceOn) -> bool {
        let own = self.player(who).traces[side.index()];
        match on {
            TraceOn::Any => true,
            TraceOn::SameColor => own[color.index()] > 0,
            TraceOn::AllColors => own.iter().all(|&n| n > 0),
        }
    }

    pub(crate) fn trace_possible(&self, who: Seat, color: Option<Trace>, on: TraceOn) -> bool {
        Self::colors(color).any(|color| {
            Side::ALL
                .iter()
                .any(|&side| self.side_allowed(who, side, color, on))
        })
    }

    /// S11.1 to S11.9, S11.12, S16.14, S17.13: every free matching space that can be paid.
    pub(super) fn list_traces(
        &self,
        who: Seat,
        color: Option<Trace>,
        on: TraceOn,
        out: &mut Vec<Choice>,
    ) {
        for color in Self::colors(color) {
            for &side in Side::ALL {
                if self.side_allowed(who, side, color, on) {
                    self.list_spots(who, color, side, out);
                }
            }
        }
    }

    fn list_spots(&self, who: Seat, color: Trace, side: Side, out: &mut Vec<Choice>) {
        let slot = self.slot(side);
        let c = color.index();
        if slot.discovery[c].is_none() {
            out.push(Choice::Trace(color, side, Spot::Discovery));
        }
        if slot.discovered {
            for (row, space) in pack().boards[slot.species.index()][c].iter().enumerate() {
                let free = space.repeatable || slot.board[c][row].is_none();
                let payable = space.cost.is_none_or(|(what, n)| self.has(who, what) >= n); // S11.6
                if free && payable && ask!(slot.species => row_exists(self, color, row)) {
                    out.push(Choice::Trace(color, side, Spot::Row(row as u8 + 1)));
                }
            }
        }
        out.push(Choice::Trace(color, side, Spot::Overflow)); // S11.8
    }
}
