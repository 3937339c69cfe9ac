//! The table of decisions. A row says, for one kind of job, what the decision is about, when there is
//! something to decide, what can be chosen, and what a choice does. Jobs that are done without a decision
//! follow at the end.

use super::{Engine, foreign, turn};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::About;
use crate::state::{Frame, Job, Seti};
use orrery_core::Sink;

/// How a row says whether somebody has to decide: by a condition, without which the job is over (`if`), or
/// by a step of its own.
macro_rules! step {
    (if, $engine:ident, $state:ident, $possible:expr) => {{
        let $state = &*$engine.state;
        let possible = $possible;
        $engine.wait_if(possible)
    }};
    (by, $engine:ident, $state:ident, $step:expr) => {
        $step
    };
}

/// Makes the four functions that are asked of a job from the rows.
macro_rules! decisions {
    (
        ($engine:ident, $state:ident, $frame:ident, $who:ident, $choice:ident, $out:ident)
        decided { $($job:pat => $about:ident {
            decide $how:tt $step:expr;
            list $list:expr;
            play $play:expr;
        })* }
        done { $($work:pat => $done:expr;)* }
    ) => {
        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl<S: Sink<Event>> Engine<'_, S> {
            /// Works on the top frame; true if its player has to decide.
            #[inline]
            pub(super) fn work(&mut self, $frame: Frame) -> bool {
                let ($engine, $who) = (self, $frame.who);
                match $frame.job {
                    $($job => step!($how, $engine, $state, $step),)*
                    $($work => $done,)*
                }
            }

            /// Carries out a choice of the decision on top.
            #[inline(always)]
            pub(super) fn decide(&mut self, $frame: Frame, $choice: Choice) {
                let $engine = self;
                match $frame.job {
                    $($job => $play,)*
                    _ => foreign($choice),
                }
            }
        }

        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl Seti {
            /// The choices of the decision on top, without free actions.
            #[inline(always)]
            pub(super) fn list_decision(&self, $frame: Frame, $out: &mut Vec<Choice>) {
                let ($state, $who) = (self, $frame.who);
                match $frame.job {
                    $($job => $list,)*
                    _ => {}
                }
            }
        }

        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl Job {
            /// What has to be decided; `None` if this is done without a decision.
            #[inline]
            #[must_use]
            pub fn about(self) -> Option<About> {
                match self {
                    $($job => Some(About::$about),)*
                    _ => None,
                }
            }
        }
    };
}

decisions! {
    (engine, state, frame, who, choice, out)

decided {
    // The turn (S2, S12)
    Job::FirstIncome => FirstIncome {
        decide by true;
        list out.extend(state.player(who).hand.iter().map(Choice::Income));
        play engine.play_first_income(frame, choice);
    }
    Job::Turn => Turn {
        decide by true;
        list state.list_main(who, out);
        play engine.play_main(frame, choice);
    }
    Job::Settle => Settle {
        decide by engine.step_settle(who);
        list {
            out.push(Choice::Continue);
            state.list_complete(who, out);
        };
        play engine.play_settle(frame, choice);
    }
    Job::Late => Late {
        decide by true;
        list out.push(Choice::End);
        play engine.pop();
    }
    Job::Pause => Pause {
        decide by true;
        list out.push(Choice::Continue);
        play engine.pop();
    }
    Job::PassDiscard => PassDiscard {
        decide if state.player(who).hand.len() > turn::HAND_LIMIT;
        list out.extend(state.player(who).hand.iter().map(Choice::Discard));
        play engine.play_pass_discard(frame, choice);
    }
    Job::PassTake => PassTake {
        decide by engine.step_pass_take();
        list out.extend(state.stacks[state.round as usize - 1].iter().copied().map(Choice::Take));
        play engine.play_pass_take(frame, choice);
    }

    // Cards and income (S8)
    Job::Pick => Pick {
        decide if state.card_available();
        list state.list_pick(out);
        play engine.play_pick(frame, choice);
    }
    Job::SpeciesPick(species) => SpeciesPick {
        decide by engine.step_species_pick(frame, species);
        list state.list_species_pick(species, out);
        play engine.play_species_pick(frame, species, choice);
    }
    Job::Tuck => Tuck {
        decide if !state.player(who).hand.is_empty();
        list {
            out.extend(state.player(who).hand.iter().map(Choice::Tuck));
            out.push(Choice::Skip);
        };
        play engine.play_tuck(frame, choice);
    }
    Job::Give(n, gain) => Give {
        decide by engine.step_give(frame, n, gain);
        list out.extend(state.player(who).hand.iter().map(Choice::Discard));
        play engine.play_give(frame, n, gain, choice);
    }
    Job::RowCorners(n) => RowCorners {
        decide if n > 0 && state.row.iter().any(Option::is_some);
        list out.extend(state.row.iter().flatten().copied().map(Choice::Row));
        play engine.play_row_corner(frame, n, choice);
    }
    Job::DrawnCorner => DrawnCorner {
        decide if !state.drawn_in_hand(who).is_empty();
        list out.extend(state.drawn_in_hand(who).iter().map(Choice::Discard));
        play engine.play_drawn(frame, true, choice);
    }
    Job::DrawnIncome => DrawnIncome {
        decide if !state.drawn_in_hand(who).is_empty();
        list out.extend(state.drawn_in_hand(who).iter().map(Choice::Discard));
        play engine.play_drawn(frame, false, choice);
    }
    Job::MayPay(pc) => MayPay {
        decide by engine.step_may_pay(frame, pc);
        list out.extend([Choice::Pay, Choice::Skip]);
        play engine.play_may_pay(frame, pc, choice);
    }
    Job::Show(pc) => Show {
        decide if state.showable(who, pc) > 0;
        list out.extend((0..=state.showable(who, pc) as u8).rev().map(Choice::Show));
        play engine.play_show(frame, pc, choice);
    }

    // Probes and planets (S3, S5)
    Job::Moves(points) => Moves {
        decide if points > 0 && !state.player(who).pieces.is_empty();
        list state.list_moves(who, points, out);
        play engine.play_moves(frame, points, choice);
    }
    Job::VisitChoice => Visit {
        decide by true;
        list out.extend([Choice::Publicity, Choice::Movement]);
        play engine.play_visit_choice(frame, choice);
    }
    Job::Land { any_moon, occupied } => Land {
        decide if state.can_land(who);
        list state.list_sites(who, u8::MAX, any_moon, occupied, out);
        play engine.play_granted_land(frame, occupied, choice);
    }
    Job::OrbitOrLand => OrbitOrLand {
        decide if state.can_land(who);
        list {
            state.list_orbits(who, out);
            state.list_sites(who, u8::MAX, false, false, out);
        };
        play engine.play_granted_land(frame, false, choice);
    }
    Job::DataSpace(body, occupied) => DataSpace {
        decide by engine.step_data_space(frame, body, occupied);
        list out.extend(state.data_spaces(body, occupied).map(Choice::DataSpace));
        play engine.play_data_space(frame, body, choice);
    }
    Job::RemoveOrbiter => RemoveOrbiter {
        decide if state.has_orbiter(who);
        list state.list_own_orbiters(who, out);
        play engine.play_remove(frame, choice);
    }
    Job::RemoveLander => RemoveLander {
        decide if state.has_lander(who);
        list state.list_own_landers(who, out);
        play engine.play_remove(frame, choice);
    }
    Job::ChooseProbe => Probe {
        decide if !state.player(who).pieces.is_empty();
        list state.list_own_probes(who, out);
        play engine.play_choose_probe(choice);
    }

    // Signals and sectors (S6)
    Job::Scan(done) => Scan {
        decide by engine.step_scan(frame, done);
        list state.list_scan(who, done, out);
        play engine.play_scan(frame, done, choice);
    }
    Job::Target { stars, n, no_data } => Target {
        decide by engine.step_target(stars, n, no_data);
        list Seti::list_stars(stars, out);
        play engine.play_target(n, no_data, choice);
    }
    Job::Mark { star, n, no_data } => Mark {
        decide by engine.step_mark(frame, star, n, no_data);
        list out.extend([Choice::Signal(star), Choice::SignalTile]);
        play engine.play_mark(frame, star, n, no_data, choice);
    }
    Job::Around(stars) => Around {
        decide by engine.step_around(frame, stars);
        list Seti::list_stars(stars, out);
        play engine.play_around(frame, choice);
    }
    Job::RowSignals(n) => RowSignals {
        decide if n > 0 && state.row.iter().any(Option::is_some);
        list out.extend(state.row.iter().flatten().copied().map(Choice::Row));
        play engine.play_row_signal(frame, n, choice);
    }
    Job::HandSignals(n) => HandSignals {
        decide if n > 0 && !state.player(who).hand.is_empty();
        list {
            out.extend(state.player(who).hand.iter().map(Choice::Discard));
            out.push(Choice::Done);
        };
        play engine.play_hand_signal(frame, n, choice);
    }
    Job::ProbeSignals(n, left) => ProbeSignals {
        decide if n > 0 && state.probe_signal_stars(left) != 0;
        list {
            Seti::list_stars(state.probe_signal_stars(left), out);
            out.push(Choice::Done);
        };
        play engine.play_probe_signal(frame, n, left, choice);
    }
    Job::Sectors => Sectors {
        decide by engine.step_sectors();
        list state.list_sectors(out);
        play engine.play_sectors(choice);
    }

    // Technology and traces (S9, S11)
    Job::TakeTech { kinds, of_others, no_bonus } => Tech {
        decide if state.techs_for(who, kinds, of_others).next().is_some();
        list out.extend(state.techs_for(who, kinds, of_others).map(Choice::Tech));
        play engine.play_take_tech(frame, no_bonus, choice);
    }
    Job::PlaceTile(tech) => Slot {
        decide by engine.step_place_tile(frame, tech);
        list state.list_slots(who, out);
        play engine.play_place_tile(frame, tech, choice);
    }
    Job::Trace(color, on) => Trace {
        decide if state.trace_possible(who, color, on);
        list state.list_traces(who, color, on, out);
        play engine.play_trace(frame, choice);
    }

    // Missions, objectives and milestones (S8, S20, S10)
    Job::Trigger(occasion) => Trigger {
        decide if state.has_circle(who, occasion);
        list {
            out.extend(state.circles(who, occasion).map(|(card, circle)| Choice::Cover(card, circle)));
            out.push(Choice::Skip);
        };
        play engine.play_trigger(frame, choice);
    }
    Job::Objective(occasion) => Objective {
        decide if state.tasks_for(occasion).next().is_some();
        list state.list_tasks(occasion, out);
        play engine.play_objective(choice);
    }
    Job::Milestone => Milestone {
        decide if state.due(who).next().is_some();
        list out.extend(state.due(who).map(Choice::Milestone));
        play engine.play_milestone(frame, choice);
    }
    Job::Gold => Gold {
        decide if state.open_gold(who).next().is_some();
        list out.extend(state.open_gold(who).map(Choice::Gold));
        play engine.play_gold(frame, choice);
    }

    // Species (S14, S17, S18)
    Job::SampleTake(body) => SampleTake {
        decide if !state.samples_of(body).is_empty();
        list state.list_samples(body, out);
        play engine.play_sample_take(frame, body, choice);
    }
    Job::SamplePlanet => SamplePlanet {
        decide if state.relics.samples.iter().any(|some| !some.is_empty());
        list state.list_sample_planets(out);
        play engine.play_sample_planet(choice);
    }
    Job::SamplePeek(body) => SamplePeek {
        decide if !state.samples_of(body).is_empty();
        list state.list_samples(body, out);
        play engine.play_sample_peek(frame, choice);
    }
    Job::Message => Message {
        decide if state.free_messages().next().is_some();
        list out.extend(state.free_messages().map(Choice::Message));
        play engine.play_message(frame, choice);
    }
    Job::Secret(cost) => Secret {
        decide if !state.player(who).exertians.is_empty() && state.player(who).credits >= cost;
        list {
            out.extend(state.player(who).exertians.iter().map(Choice::Secret));
            out.push(Choice::Skip);
        };
        play engine.play_secret(frame, cost, choice);
    }

}

done {
    Job::Run(pc) => engine.step_program(frame, pc);
    Job::Finish => engine.step_finish();
    Job::FreeEnd => engine.step_free_end(frame);
    Job::CardEnd => engine.step_card_end(frame);
    Job::LaterEnd => engine.step_later_end();
    Job::Refill => engine.step_refill();
    Job::DeckSignals(n) => engine.step_deck_signals(frame, n);
    Job::PassRotate => engine.step_pass_rotate();
    // Only the rival has these, and it does them before anybody looks here.
    Job::RivalTurn
    | Job::RivalResearch(_)
    | Job::RivalAnalysed
    | Job::RivalSample(_) => engine.wait_if(false);
}
}
