//! The table of decisions. A row says, for one kind of job, what the decision is about, what can be chosen, what a
//! choice does, how it is left early, and when quantum physics could make something possible in it. Jobs that are done
//! without a decision follow at the end.

use super::list::{Out, advances, burns, kinds_in, produces, starts};
use super::{Engine, MAPPED};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Main, Resource, Tech, Track};
use crate::state::{Frame, Job, Kepler};
use orrery_core::Sink;
use std::ops::ControlFlow::{self, Continue};

/// What a row says in a column that it may leave out.
macro_rules! column {
    ($without:expr;) => {
        $without
    };
    ($without:expr; $with:expr) => {
        $with
    };
}

/// Makes the functions that are asked of a job from the rows.
macro_rules! decisions {
    (
        ($engine:ident, $state:ident, $frame:ident, $who:ident, $out:ident)
        decided { $($job:pat => $about:literal {
            list $list:expr;
            play { $($choice:pat => $play:expr;)* }
            $(leave $leave:expr;)?
            $(quantum $helps:expr;)?
        })* }
        done { $($work:pat => $done:expr;)* }
    ) => {
        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl<S: Sink<Event>> Engine<'_, S> {
            /// Does one piece of business; its frame has been taken from the stack.
            pub(super) fn step(&mut self, $frame: Frame) {
                let ($engine, $who) = (self, $frame.who);
                match $frame.job {
                    $($work => $done,)*
                    _ => {}
                }
            }

            /// Carries out a choice; the frame of the decision has been taken from the stack. On the way out of it
            /// nothing happens (K6.2).
            pub(super) fn decide(&mut self, $frame: Frame, choice: Choice) {
                let ($engine, $who) = (self, $frame.who);
                match $frame.job {
                    $($job => match choice {
                        $($choice => $play,)*
                        _ => debug_assert_eq!($frame.job.way_out(), Some(choice)),
                    },)*
                    _ => debug_assert!(false, "{choice} decides nothing"),
                }
            }
        }

        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl Kepler {
            /// The choices without quantum physics and without the way out.
            pub(super) fn effects(&self, $frame: Frame, $out: &mut impl Out) -> ControlFlow<()> {
                let ($state, $who) = (self, $frame.who);
                match $frame.job {
                    $($job => $list,)*
                    _ => Continue(()),
                }
            }

            /// True if a conversion or shift could make something possible in a decision that offers nothing (R20).
            pub(super) fn quantum_may_help(&self, $frame: Frame) -> bool {
                let ($state, $who) = (self, $frame.who);
                match $frame.job {
                    $($job => column!(false; $($helps)?),)*
                    _ => false,
                }
            }
        }

        #[allow(unused_variables, reason = "no column uses everything that a row names")]
        impl Job {
            /// What a player has to decide: a stable key; `None` if this runs by itself.
            pub(crate) fn about(self) -> Option<&'static str> {
                match self {
                    $($job => Some($about),)*
                    $($work => None,)*
                }
            }

            /// The choice that leaves a decision early.
            pub(crate) fn way_out(self) -> Option<Choice> {
                match self {
                    $($job => column!(None; $(Some($leave))?),)*
                    _ => None,
                }
            }
        }
    };
}

decisions! {
    (engine, state, frame, who, out)

decided {
    // The setup (K2, K3, K15)
    Job::PlaceTile => "place" {
        list state.tile_places(out);
        play { Choice::Place(hex) => engine.place_tile(who, hex); }
    }
    Job::Start(left) => "start" {
        list starts(state.player(who), out);
        play { Choice::Start(tech) => engine.start_with(who, tech, left); }
    }
    Job::Cubes(left) => "cubes" {
        list {
            out.add(Choice::Cube(Resource::Energy))?;
            out.add(Choice::Cube(Resource::Matter))
        };
        play {
            Choice::Cube(resource) => {
                engine.again(who, Job::Cubes, left);
                engine.bonus_cube(who, resource);
            };
        }
    }

    // The main action (K6, K7)
    Job::Main => "main" {
        list {
            let mut actions = Main::ALL.iter().filter(|&&main| main != state.action(who));
            actions.try_for_each(|&main| out.add(Choice::Action(main))) // K6.1
        };
        play { Choice::Action(action) => engine.take_action(who, action); }
    }
    Job::Build { left, paid } => "build" {
        list state.builds(who, paid, |place, hex| out.add(Choice::Build(place, hex)));
        play {
            Choice::Build(place, hex) => {
                engine.again(who, |left| Job::Build { left, paid }, left);
                engine.build(who, hex, paid.then_some(place));
            };
        }
        leave Choice::Done;
        quantum state.player(who).reserve() > 0;
    }
    Job::Settle => "settle" {
        list state.settlements(who, out);
        play {
            Choice::Settle(planet) => {
                engine.push(who, Job::Settle);
                engine.settle_planet(who, planet);
            };
        }
        leave Choice::Done;
    }
    Job::Develop => "develop" {
        list state.developments(who, out);
        play {
            Choice::Develop(tech, place) => {
                engine.push(who, Job::Develop);
                engine.develop(who, tech, place);
            };
        }
        leave Choice::Done;
        quantum Tech::ALL.iter().any(|&tech| state.can_advance(who, tech));
    }
    Job::AdvanceFree { levels, max, burn } => "advance" {
        list advances(state.player(who), levels, max, burn, out);
        play { Choice::Advance(tech) => engine.advance_free(who, tech, levels, burn); }
        leave Choice::Skip;
    }
    Job::Fly { speed, moved, aside } => "fly" {
        list state.flights(who, speed, moved | aside, out);
        play { Choice::Ship(ship) => engine.pick_ship(who, frame.job, ship); }
        leave Choice::Done;
    }
    Job::Destination { ship, left } => "destination" {
        list {
            let mut flow = Continue(());
            state.destinations(who, ship, left, |hex| flow = out.add(Choice::Move(ship, hex)));
            flow
        };
        play {
            Choice::Move(ship, hex) => engine.fly(who, ship, hex, left);
            Choice::Stay => engine.put_back(ship, left);
        }
        leave Choice::Stay;
    }
    Job::Terraform { left, paid } => "terraform" {
        list state.terraformings(who, paid, out);
        play {
            Choice::Terraform(planet) => {
                engine.again(who, |left| Job::Terraform { left, paid }, left);
                engine.terraform(who, planet, paid);
            };
        }
        leave Choice::Done;
        quantum {
            let mut colonies = state.player(who).colonies.iter();
            colonies.any(|colony| state.may_terraform(who, colony.planet))
        };
    }
    Job::Map => "track" {
        list tracks(out);
        play {
            Choice::Track(track) => {
                engine.push(who, Job::Reveal(MAPPED));
                engine.push(who, Job::Advance(track, 1));
            };
        }
        leave Choice::Skip;
    }
    Job::ChooseTrack(n) => "track" {
        list tracks(out);
        play { Choice::Track(track) => engine.push(who, Job::Advance(track, n)); }
        leave Choice::Skip;
    }
    Job::Reveal(left) => "reveal" {
        list state.reveals(out);
        play { Choice::Reveal(hex) => engine.choose_tile(who, hex, left); }
    }
    Job::Exploit { left, done } => "exploit" {
        list state.exploits(who, left, done, out);
        play { Choice::Exploit(planet) => engine.exploit(who, planet, left, done); }
        leave Choice::Done;
        quantum {
            let mut colonies = state.player(who).colonies.iter().enumerate();
            left > 0
                && colonies.any(|(at, colony)| {
                    done & 1 << at == 0 && state.yields(who, colony.planet).convertible()
                })
        };
    }
    Job::Produce { cubes, on } => "produce" {
        list produces(state.player(who), cubes, on, out);
        play { Choice::Produce(on, cubes) => engine.produce(who, on, cubes); }
        leave Choice::Skip;
        quantum cubes.convertible();
    }

    // The rest of the turn, and the progress card (K8, K10, K11)
    Job::Bonus => "bonus" {
        list state.bonus_actions(who, out);
        play { Choice::Bonus(bonus) => engine.bonus_action(who, bonus); }
        leave Choice::Done;
    }
    Job::Burn(left) => "burn" {
        list burns(state.player(who), out);
        play {
            Choice::Burn(resource, from) => {
                engine.again(who, Job::Burn, left);
                engine.burn(who, resource, from);
            };
        }
    }
    Job::Recall => "recall" {
        list {
            let ships = state.player(who).ships.iter().enumerate();
            let mut away = ships.filter(|(_, hex)| hex.is_some());
            away.try_for_each(|(ship, _)| out.add(Choice::Recall(ship as u8)))
        };
        play {
            Choice::Recall(ship) => {
                engine.push(who, Job::Recall);
                engine.recall(who, ship);
            };
        }
        leave Choice::End;
    }
    Job::Regenerate(left) => "regenerate" {
        list {
            let mut burned = kinds_in(state.player(who).well);
            burned.try_for_each(|resource| out.add(Choice::Regenerate(resource)))
        };
        play {
            Choice::Regenerate(resource) => {
                engine.again(who, Job::Regenerate, left);
                engine.regenerate(who, resource);
            };
        }
        leave Choice::Skip;
    }
    Job::Offer(step) => "offer" {
        list out.add(Choice::Accept);
        play {
            Choice::Accept => engine.apply_step(who, step);
            Choice::Decline => engine.decline(who);
        }
        leave Choice::Decline;
    }
    Job::Opponent(theirs, own) => "opponent" {
        list state.others(who).try_for_each(|seat| out.add(Choice::Opponent(seat)));
        play {
            Choice::Opponent(opponent) => {
                engine.push(who, Job::Run(own));
                engine.push(opponent, Job::Run(theirs));
                let seat = who;
                engine.tell(|| Event::Named { seat, opponent });
            };
        }
    }
}

done {
    Job::NewRound => engine.new_round();
    Job::TurnUp => engine.turn_up_near_tiles();
    Job::Turns(left) => engine.turns(who, left);
    Job::MoveShips => {
        let speed = engine.state.benefit(who, Tech::SpaceTravel).speed; // K13.1
        engine.push(who, Job::fly(speed));
    };
    Job::Advance(track, n) => engine.advance(who, track, n);
    Job::Acquire(tech, level) => engine.acquire(who, tech, level);
    Job::Run(addr) => engine.run_program(who, addr);
    Job::CardStep(step) => engine.card_step(who, step);
    Job::ApplyCard => engine.apply_card();
    Job::Award => engine.award();
}
}

fn tracks(out: &mut impl Out) -> ControlFlow<()> {
    let mut tracks = Track::ALL.iter();
    tracks.try_for_each(|&track| out.add(Choice::Track(track)))
}
