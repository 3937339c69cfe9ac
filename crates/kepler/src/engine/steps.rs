//! Business that needs no choice: rounds, tracks, technologies, cards, the ghost.

use super::Engine;
use crate::event::{CardName, Event, ObjectiveName};
use crate::names::{Cubes, Icon, OBJECTIVES, Resource, TOP, Tech, Track};
use crate::op::{Addr, Cond, Op};
use crate::state::{Facts, Job, Kepler, On};
use orrery_core::plain::List;
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Phase 1 (K5.2), then the turns of everybody.
    pub(super) fn new_round(&mut self) {
        self.state.round += 1;
        self.state.card = self.state.deck.pop();
        if let Some(card) = self.card_name() {
            let round = self.state.round;
            self.tell(|| Event::Round { round, card });
        }
        let first = self.state.first;
        self.push(first, Job::Award); // K5.4; after the card, with its medals (K11.2)
        self.push(first, Job::ApplyCard);
        self.push(first, Job::Turns(self.state.players.len() as u8));
        if self.state.is_solo() {
            self.ghost_round(first);
        }
    }

    /// The turn of `who`, and of the others after it (K5.3).
    pub(super) fn turns(&mut self, who: Seat, left: u8) {
        if left > 1 {
            let next = who.next(self.state.players.len());
            self.push(next, Job::Turns(left - 1));
        }
        self.state.active = who;
        self.state.facts = Facts::default();
        for step in [Job::Recall, Job::MoveShips, Job::Bonus, Job::Main] {
            self.push(who, step);
        }
        self.events.tell_turn(|| Event::Turn { seat: who });
    }

    /// K12.1: one space, its icon, then the rest.
    pub(super) fn advance(&mut self, who: Seat, track: Track, n: u8) {
        let last = self.state.pack.track(track).len() - 1;
        let marker = &mut self.state.player_mut(who).tracks[track.index()];
        if n == 0 || *marker as usize >= last {
            return; // K12.5
        }
        *marker += 1;
        let space = *marker;
        self.tell(|| Event::Advanced {
            seat: Some(who),
            track,
            space,
        });
        if n > 1 {
            self.push(who, Job::Advance(track, n - 1));
        }
        let produce = |resource| Job::Produce {
            cubes: Cubes::of(resource, 1),
            on: On::Any,
        };
        match self.state.pack.track(track)[space as usize].icon {
            Some(Icon::Regenerate) => self.push(who, Job::Regenerate(1)),
            Some(Icon::ProduceEnergy) => self.push(who, produce(Resource::Energy)),
            Some(Icon::ProduceMatter) => self.push(who, produce(Resource::Matter)),
            Some(Icon::ProduceAntimatter) => self.push(who, produce(Resource::Antimatter)),
            None => {}
        }
        self.medal_to_card(track, space);
    }

    /// K12.4.
    fn medal_to_card(&mut self, track: Track, space: u8) {
        let medals = &mut self.state.medals[track.index()];
        if medals.has(space as usize) {
            medals.remove(space as usize);
            self.state.on_card[track.index()] += 1;
            self.tell(|| Event::MedalToCard { track });
        }
    }

    /// The next level on the way to `level`, with its icons (K13.6, K13.7).
    pub(super) fn acquire(&mut self, who: Seat, tech: Tech, level: u8) {
        let own = &mut self.state.player_mut(who).techs[tech.index()];
        if *own >= level.min(TOP) {
            return; // K13.8
        }
        *own += 1;
        let reached = *own;
        let pack = self.state.pack;
        self.tell(|| Event::Reached {
            pack,
            seat: Some(who),
            tech,
            level: reached,
        });
        if reached < level {
            self.push(who, Job::Acquire(tech, level));
        }
        let icons = pack.level(tech, reached);
        if icons.unlocks > 0 {
            // On top of what the active player still has to do (K16.13), in turn order (K12.7).
            for other in self.state.others(who).rev() {
                self.push(other, Job::Acquire(tech, icons.unlocks)); // R23
            }
            if self.state.is_solo() && pack.ghost.receives_collaboration {
                let ghost = &mut self.state.solo.ghost.techs[tech.index()];
                *ghost = icons.unlocks.max(*ghost);
            }
        }
        self.push(who, Job::Advance(Track::Technology, icons.leadership)); // R25
    }

    /// The next operation of a program.
    pub(super) fn run_program(&mut self, who: Seat, addr: Addr) {
        let pack = self.state.pack;
        let ops = pack.program(addr);
        let Some(&op) = ops.first() else {
            return;
        };
        if let Op::Burn(n) = op
            && self.state.player(who).outside_well().total() < n
        {
            return; // K4.7, R40
        }
        let burn = ops.get(1) == Some(&Op::BurnLevel);
        let taken = if burn { 2 } else { 1 };
        if addr.len > taken {
            self.push(who, Job::Run(addr.after(taken)));
        }
        let job = match op {
            Op::AdvanceTrack(Some(track), n) => Job::Advance(track, n),
            Op::AdvanceTrack(None, n) => Job::ChooseTrack(n),
            Op::Regenerate(n) => Job::Regenerate(n),
            Op::Produce(cubes) => Job::Produce { cubes, on: On::Any },
            Op::ProduceOnEarth(cubes) => Job::Produce {
                cubes,
                on: On::Earth,
            },
            Op::Burn(n) => Job::Burn(n),
            Op::BurnLevel => return,
            Op::AdvanceTechnology { levels, max } => Job::AdvanceFree { levels, max, burn },
            Op::BuildShip => Job::Build {
                left: 1,
                paid: false,
            },
            Op::MoveShips(speed) => Job::fly(speed),
            Op::RevealTiles(n) => Job::Reveal(n),
            Op::Terraform { planets, paid } => Job::Terraform {
                left: planets,
                paid,
            },
            Op::ChooseOpponent(theirs, own) => Job::Opponent(theirs, own),
        };
        self.push(who, job);
    }

    /// Phase 3a (K11.1): everybody concerned is found before anything is applied (R10).
    pub(super) fn apply_card(&mut self) {
        let Some(card) = self.state.card else {
            return;
        };
        let pack = self.state.pack;
        self.tell(|| Event::CleanUp {
            card: CardName { pack, index: card },
        });
        let steps = pack.cards[card as usize].steps.iter().enumerate();
        for (index, step) in steps.rev() {
            for seat in self.state.seats_from(self.state.first).rev() {
                if self.state.is_concerned(seat, step.target) {
                    self.push(seat, Job::CardStep(index as u8));
                }
            }
        }
    }

    /// A step of the card for one player: asks first if it is optional and would happen by itself (R22).
    pub(super) fn card_step(&mut self, who: Seat, step: u8) {
        let Some(card) = self.state.card else {
            return;
        };
        let pack = self.state.pack;
        let printed = pack.cards[card as usize].steps[step as usize];
        let ops = pack.program(printed.run);
        if !self.state.can_begin(who, ops) {
            return;
        }
        if printed.optional && happens_by_itself(ops) {
            self.push(who, Job::Offer(step));
        } else {
            self.apply_step(who, step);
        }
    }

    pub(super) fn apply_step(&mut self, who: Seat, step: u8) {
        let Some(card) = self.card_name() else {
            return;
        };
        self.tell(|| Event::CardApplied { seat: who, card });
        let step = card.pack.cards[card.index as usize].steps[step as usize];
        self.push(who, Job::Run(step.run));
    }

    /// Phases 3b (K11.3) and 3c (K11.4), and the end of the game (K14.1).
    pub(super) fn award(&mut self) {
        for &track in Track::ALL {
            let n = std::mem::take(&mut self.state.on_card[track.index()]);
            if n > 0 {
                self.award_medals(track, n);
            }
        }
        self.state.card = None;
        // K5.1
        if self.state.round >= self.state.pack.rounds {
            self.tell(|| Event::GameOver);
            self.reveal_objectives();
            return;
        }
        let seats = self.state.players.len();
        let before = (self.state.first.index() + seats - 1) % seats;
        let before = Seat::new(before);
        debug_assert!(before.is_some(), "a seat among {seats}");
        self.state.first = before.unwrap_or_default();
        self.push(self.state.first, Job::NewRound);
    }

    /// K14.3.
    fn reveal_objectives(&mut self) {
        let pack = self.state.pack;
        for seat in self.state.seats_from(self.state.first) {
            let held: List<u8, OBJECTIVES> = self.state.objectives(seat).collect();
            for &index in held.iter() {
                let fulfilled = self.state.fulfils(seat, index);
                self.tell(|| Event::Objective {
                    objective: ObjectiveName { pack, index },
                    seat,
                    fulfilled,
                });
            }
        }
    }

    /// Everybody who is highest gets all medals; what is missing comes from the supply.
    fn award_medals(&mut self, track: Track, n: u8) {
        let collects = self.state.is_solo() && self.state.pack.ghost.collects_medals;
        let collectors = self.state.players.len() + usize::from(collects); // the ghost comes last (R41)
        let positions = self.state.positions(track).take(collectors);
        let highest = positions.max().unwrap_or_default();
        let mut winners = 0;
        for seat in self.state.seats_from(self.state.first) {
            let player = self.state.player_mut(seat);
            if player.tracks[track.index()] == highest {
                player.medals[track.index()] += n;
                winners += 1;
                self.tell(|| Event::Medals {
                    seat: Some(seat),
                    track,
                    n,
                });
            }
        }
        let ghost = &mut self.state.solo.ghost;
        if collects && ghost.tracks[track.index()] == highest {
            ghost.medals[track.index()] += n;
            winners += 1;
            self.tell(|| Event::Medals {
                seat: None,
                track,
                n,
            });
        }
        self.state.supplied += n * (winners.max(1) - 1);
    }

    /// The ghost begins with the technologies that the player has not chosen (K15.5).
    pub(super) fn ghost_starts(&mut self) {
        let pack = self.state.pack;
        let level = pack.ghost.setup_levels;
        for &tech in Tech::ALL {
            if self.state.players[0].level(tech) == 0 {
                self.state.solo.ghost.techs[tech.index()] = level;
                self.tell(|| Event::Reached {
                    pack,
                    seat: None,
                    tech,
                    level,
                });
            }
        }
    }

    /// What the ghost does when a round begins (K15.6).
    fn ghost_round(&mut self, player: Seat) {
        let pack = self.state.pack;
        for &track in Track::ALL {
            self.ghost_advances(track, pack.ghost.track_steps);
        }
        if !pack.ghost.technology_rounds.contains(&self.state.round) {
            return;
        }
        for &tech in Tech::ALL.iter().rev() {
            let level = &mut self.state.solo.ghost.techs[tech.index()];
            if *level >= TOP {
                continue;
            }
            *level += 1;
            let level = *level;
            self.tell(|| Event::Reached {
                pack,
                seat: None,
                tech,
                level,
            });
            let icons = pack.level(tech, level);
            if pack.ghost.leadership_from_technology {
                self.ghost_advances(Track::Technology, icons.leadership);
            }
            if icons.unlocks > 0 && pack.ghost.grants_collaboration {
                self.push(player, Job::Acquire(tech, icons.unlocks)); // K15.6a
            }
        }
    }

    fn ghost_advances(&mut self, track: Track, n: u8) {
        let last = self.state.pack.track(track).len() - 1;
        for _ in 0..n {
            let marker = &mut self.state.solo.ghost.tracks[track.index()];
            if *marker as usize >= last {
                return;
            }
            *marker += 1;
            let space = *marker;
            self.tell(|| Event::Advanced {
                seat: None,
                track,
                space,
            });
            self.medal_to_card(track, space);
        }
    }
}

/// True if the operations would run without the player saying yes to anything.
fn happens_by_itself(ops: &[Op]) -> bool {
    match ops {
        [Op::AdvanceTechnology { .. }, Op::BurnLevel] => false,
        [Op::AdvanceTrack(Some(_), _) | Op::Burn(_) | Op::RevealTiles(_)] => true,
        [_] => false,
        _ => true,
    }
}

impl Kepler {
    /// True if a step with this target concerns a player (K11.1, K15.7).
    #[must_use]
    pub fn is_concerned(&self, seat: Seat, target: Option<Cond>) -> bool {
        target.is_none_or(|cond| self.holds(seat, cond)) // K15.10
    }

    /// True if the first operation that must be done in full can be (K4.7).
    fn can_begin(&self, seat: Seat, ops: &[Op]) -> bool {
        match ops.first() {
            Some(&Op::Burn(n)) => self.player(seat).outside_well().total() >= n,
            Some(Op::ChooseOpponent(..)) => self.players.len() > 1,
            _ => true,
        }
    }
}
