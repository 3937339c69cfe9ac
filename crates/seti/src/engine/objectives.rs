//! Objectives of the solo game (S20).

use super::Engine;
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::names::Source;
use crate::op::Feature;
use crate::rival::{Goal, GoalAction, Stat};
use crate::state::{Frame, Job, Occasion, OpenObjective, Seti};
use orrery_core::{Seat, Sink};

/// S20.3
const REVEALED: usize = 3;
/// S20.23
const PROGRESS_PER_MISSING: u8 = 3;
/// S20.25
const POINTS_PER_OPEN: u16 = 5;

impl<S: Sink<Event>> Engine<'_, S> {
    /// S20.6 to S20.9, D-33: one event marks one task; with several the human chooses.
    #[inline]
    pub(super) fn objective_occasion(&mut self, who: Seat, occasion: Occasion) {
        if self.state.rival.level > 0 && !self.state.is_rival(who) {
            self.human_occasion(who, occasion);
        }
    }

    #[cold]
    fn human_occasion(&mut self, who: Seat, occasion: Occasion) {
        let mut tasks = self.state.tasks_for(occasion);
        match (tasks.next(), tasks.next()) {
            (None, _) => {}
            (Some((tile, task)), None) => self.mark_task(tile, task),
            (Some(_), Some(_)) => {
                let frame = Frame {
                    who,
                    from: Source::Missions,
                    own: false,
                    job: Job::Objective(occasion),
                };
                self.state.stack.push(frame);
            }
        }
    }

    pub(super) fn play_objective(&mut self, choice: Choice) {
        self.pop();
        if let Choice::Task(tile, task) = choice {
            self.mark_task(tile as usize, task as usize);
        }
    }

    fn mark_task(&mut self, place: usize, task: usize) {
        let open = &mut self.state.rival.open[place];
        open.done |= 1 << task;
        let tile = open.tile;
        self.tell(|| Event::TaskMarked {
            tile,
            task: task as u8 + 1,
        });
    }

    /// S20.10: states are marked as soon as they are true.
    #[cold]
    pub(super) fn check_states(&mut self) {
        for place in 0..self.state.rival.open.len() {
            let OpenObjective { tile, done } = self.state.rival.open[place];
            let tasks = &self.pack.solo.objectives[tile as usize].tasks;
            for (task, goals) in tasks.iter().enumerate() {
                if done >> task & 1 == 0 && goals.iter().any(|goal| self.state.state_holds(*goal)) {
                    self.mark_task(place, task);
                }
            }
        }
    }

    /// S20.21, S20.22: completed tiles are replaced; true if there were any.
    #[cold]
    pub(super) fn next_objective(&mut self) -> bool {
        let Some(place) = self.state.rival.open.iter().position(is_complete) else {
            return false;
        };
        let tile = self.state.rival.open.remove(place).tile;
        self.state.rival.finished += 1;
        self.state.rival.done |= 1 << tile;
        self.tell(|| Event::ObjectiveCompleted { tile });
        self.reveal_objectives();
        true
    }

    fn reveal_objectives(&mut self) {
        while self.state.rival.open.len() < REVEALED
            && let Some(tile) = self.state.rival.objectives.pop()
        {
            self.state.rival.open.push(OpenObjective { tile, done: 0 });
            self.tell(|| Event::ObjectiveRevealed { tile });
        }
        self.check_states();
    }

    /// S20.1, S20.23, S20.24
    pub(super) fn spend_objectives(&mut self) {
        if self.state.rival.level < 2 {
            return;
        }
        while self.next_objective() {} // D-77
        let due = self.state.round;
        let spent = due.min(self.state.rival.finished);
        self.state.rival.finished -= spent;
        self.tell(|| Event::ObjectivesSpent { spent, due });
        self.progress(PROGRESS_PER_MISSING * (due - spent), Cause::Objectives);
    }
}

/// S20.4
fn is_complete(open: &OpenObjective) -> bool {
    let tasks = &crate::pack::pack().solo.objectives[open.tile as usize].tasks;
    open.done.count_ones() as usize == tasks.len()
}

fn goal_met(goal: Goal, occasion: Occasion) -> bool {
    match (goal, occasion) {
        (
            Goal::Action {
                action: GoalAction::Launch,
            },
            Occasion::Launch,
        )
        | (
            Goal::Action {
                action: GoalAction::Orbit,
            },
            Occasion::Orbit(_),
        )
        | (
            Goal::Action {
                action: GoalAction::Land,
            },
            Occasion::Land(_),
        )
        | (
            Goal::Action {
                action: GoalAction::Scan,
            },
            Occasion::Scan,
        )
        | (
            Goal::Visit {
                what: Feature::Asteroids,
            },
            Occasion::VisitAsteroids,
        )
        | (
            Goal::Visit {
                what: Feature::Comet,
            },
            Occasion::VisitComet,
        )
        | (Goal::MissionCompleted, Occasion::Mission) => true,
        (Goal::OrbitOrLand { planet }, Occasion::Orbit(body) | Occasion::Land(body)) => {
            planet == body
        }
        (Goal::Research { tech }, Occasion::Tech(kind)) => tech.is_none_or(|tech| tech == kind),
        (Goal::Trace { color }, Occasion::Trace(trace)) => color == trace,
        (
            Goal::PlayCard {
                printed_credit_cost,
            },
            Occasion::PlayCard(cost),
        ) => printed_credit_cost == cost,
        (Goal::SectorWin { color }, Occasion::Win(sector)) => {
            color.is_none_or(|color| color == sector)
        }
        _ => false,
    }
}

impl Seti {
    /// S20.25, D-77: a tile completed after the human's last turn is still revealed, but costs nothing.
    pub(super) fn open_objective_points(&self) -> u16 {
        let open = self.rival.open.iter().filter(|open| !is_complete(open));
        (open.count() + self.rival.objectives.len()) as u16 * POINTS_PER_OPEN
    }

    /// Open tasks that this occasion fulfils: place of the tile and number of the task.
    pub(crate) fn tasks_for(
        &self,
        occasion: Occasion,
    ) -> impl Iterator<Item = (usize, usize)> + use<> {
        let open = self.rival.open;
        (0..open.len()).flat_map(move |place| {
            let OpenObjective { tile, done } = open[place];
            let tasks = &crate::pack::pack().solo.objectives[tile as usize].tasks;
            tasks.iter().enumerate().filter_map(move |(task, goals)| {
                let fits =
                    done >> task & 1 == 0 && goals.iter().any(|&goal| goal_met(goal, occasion));
                fits.then_some((place, task))
            })
        })
    }

    pub(super) fn list_tasks(&self, occasion: Occasion, out: &mut Vec<Choice>) {
        out.extend(
            self.tasks_for(occasion)
                .map(|(tile, task)| Choice::Task(tile as u8, task as u8)),
        );
        out.push(Choice::Skip);
    }

    fn state_holds(&self, goal: Goal) -> bool {
        let Goal::State { stat, at_least } = goal else {
            return false;
        };
        let human = &self.players[0];
        match stat {
            Stat::Publicity => human.publicity >= at_least,
            Stat::Vp => human.score >= u16::from(at_least),
            Stat::DataPool => human.data >= at_least, // S20.11
        }
    }
}
