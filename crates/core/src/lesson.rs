//! Lessons: a position made by hand and tasks in it, each with a goal that the game itself can check (`.toml`).
//!
//! Owns the file form, which `docs/lessons.md` describes, and following what a learner chose. A lesson keeps nothing:
//! where somebody stands in it follows from their choices. Leaves out what is said, and how others play.

use crate::entry::{Entry, Match, PlayError};
use crate::phrase::{Happening, Refused};
use crate::record::{check_size, utf8};
use crate::scenario::{
    MAX_BYTES, Scenario, ScenarioError, Settings, Step, texts, values, with_legal,
};
use crate::seat::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Nobody chooses more often in a lesson: it is played anew for each choice.
pub const MAX_CHOICES: usize = 200;
/// Others choose at most so often in the whole of it.
const MAX_ANSWERS: usize = 300;
/// Positions in which it is looked for whether a task can still be done; what others answer costs as much as so many.
const POSITIONS: usize = 250;
const ANSWER: usize = 20;

/// A position and what to do in it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Which game.
    pub game: String,
    /// The seed of the fresh game.
    #[serde(default = "one")]
    pub seed: u64,
    /// The options of the fresh game.
    #[serde(default, deserialize_with = "values")]
    pub options: BTreeMap<String, Value>,
    /// What is different from the fresh game.
    #[serde(default)]
    pub set: Settings,
    /// Where the learner sits.
    #[serde(default = "first")]
    pub seat: Seat,
    /// What to do, one after the other.
    #[serde(rename = "task")]
    pub tasks: Vec<Task>,
}

const fn one() -> u64 {
    1
}

fn first() -> Seat {
    Seat::from_number(1).unwrap_or_default()
}

/// One thing to do.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Task {
    /// This is different from where the task before has led to.
    pub set: Settings,
    /// The parts of the board to look at.
    #[serde(deserialize_with = "texts")]
    pub spot: Vec<String>,
    /// One of these was chosen in this task, by the whole text of a choice or its first words; nothing: it does not
    /// matter what.
    #[serde(deserialize_with = "texts")]
    pub played: Vec<String>,
    /// What then holds, as in a step of a scenario.
    pub goal: Step,
    /// One way to do it.
    #[serde(deserialize_with = "texts")]
    pub solution: Vec<String>,
    /// What somebody may try instead, by the whole text of a choice or its first words, and the name of what is said.
    pub wrong: BTreeMap<String, String>,
    /// What others choose, in this order, as far as it is possible.
    #[serde(deserialize_with = "texts")]
    pub answers: Vec<String>,
    /// A game of the learner's own: there is advice for where it has led, and the solution is only one that could be.
    pub advice: bool,
}

/// Where somebody stands in a lesson.
pub struct Lessoned {
    /// The position.
    pub game: Box<dyn Match>,
    /// The task that is to be done now; as many as there are if all are done.
    pub task: usize,
    /// How many choices were made before this task began.
    pub begun: usize,
    /// True if the last choice fulfilled a task.
    pub fulfilled: bool,
    /// What is said about the last choice, by its name.
    pub reply: Option<String>,
    /// What happened since the last choice, as far as the learner knows it.
    pub told: Vec<Happening>,
    /// How many answers of this task were given.
    answered: usize,
    /// How often others may still choose.
    answers_left: usize,
    /// What the learner chose in this task.
    played: Vec<String>,
}

/// Why nobody can stand there.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoWay {
    /// The lesson itself is wrong.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Lesson(Vec<ScenarioError>),
    /// A choice cannot be made.
    #[error("{error}")]
    Refused {
        /// Why.
        error: PlayError,
        /// The same for people, if a rule says so.
        because: Option<Box<Refused>>,
    },
    /// There are too many choices.
    #[error("more than {MAX_CHOICES} choices")]
    TooLong,
}

/// How others choose when the lesson does not say it.
pub type Others<'a> = &'a dyn Fn(&dyn Match) -> Option<String>;

impl Lesson {
    /// Reads a lesson from the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ScenarioError> {
        let text = utf8(bytes).map_err(ScenarioError::at_line)?;
        check_size(text, MAX_BYTES).map_err(ScenarioError::at_line)?;
        let lesson: Self =
            toml::from_str(text).map_err(|error| ScenarioError::new("file", error.to_string()))?;
        let place = |index: usize| format!("task {}", index + 1);
        if lesson.tasks.is_empty() {
            return Err(ScenarioError::new("file", "a lesson without a task"));
        }
        for (index, task) in lesson.tasks.iter().enumerate() {
            let problem = if !task.goal.only_looks() {
                "goal: it only looks at the position"
            } else if task.goal == Step::default() && task.played.is_empty() {
                "there is neither a goal nor something to be played"
            } else if task.solution.is_empty() {
                "there is no solution"
            } else if task.wrong.values().any(|reply| reply == "done") {
                "wrong: `done` is what is said when the task is done"
            } else {
                continue;
            };
            return Err(ScenarioError::new(place(index), problem));
        }
        Ok(lesson)
    }

    fn start(&self, entries: &[Entry]) -> Result<Box<dyn Match>, NoWay> {
        let scenario = Scenario {
            title: String::new(),
            note: String::new(),
            game: self.game.clone(),
            seed: self.seed,
            options: self.options.clone(),
            set: self.set.clone(),
            steps: Vec::new(),
            puzzle: None,
        };
        scenario.position(entries).map_err(NoWay::Lesson)
    }

    /// Where these choices of the learner lead.
    pub fn follow(
        &self,
        entries: &[Entry],
        choices: &[&str],
        others: Others<'_>,
    ) -> Result<Lessoned, NoWay> {
        if choices.len() > MAX_CHOICES {
            return Err(NoWay::TooLong);
        }
        let at = Lessoned {
            game: self.start(entries)?,
            task: 0,
            begun: 0,
            fulfilled: false,
            reply: None,
            told: Vec::new(),
            answered: 0,
            answers_left: MAX_ANSWERS,
            played: Vec::new(),
        };
        let mut way = Way {
            lesson: self,
            others,
            at,
        };
        way.begin(0)?;
        for (index, choice) in choices.iter().enumerate() {
            way.choose(index, choice)?;
        }
        Ok(way.at)
    }

    /// Whether it is sure that what was chosen in this task does not lead to its goal, not even by as many choices more
    /// as its solution has. Where there are too many ways to tell, it is not.
    #[must_use]
    pub fn is_astray(&self, at: &Lessoned, others: Others<'_>) -> bool {
        let way = self.way(at, others);
        let owned = way.task().is_some_and(|task| task.advice);
        at.reply.is_none() && !owned && !way.is_on_the_way() && way.look() == Looked::Nowhere
    }

    /// Choices that do the task, those made in it first, if any are found in a bounded number of positions.
    #[must_use]
    pub fn way_on(&self, at: &Lessoned, others: Others<'_>) -> Option<Vec<String>> {
        match self.way(at, others).look() {
            Looked::Found(choices) => Some(choices),
            Looked::Nowhere | Looked::TooFar => None,
        }
    }

    fn way<'a>(&'a self, at: &Lessoned, others: Others<'a>) -> Way<'a> {
        Way {
            lesson: self,
            others,
            at: at.fork(),
        }
    }
}

impl Lessoned {
    /// The same position, about which nothing has been told.
    fn fork(&self) -> Self {
        Self {
            game: self.game.fork(),
            reply: self.reply.clone(),
            told: Vec::new(),
            played: self.played.clone(),
            ..*self
        }
    }
}

impl Lesson {
    /// Everything that is wrong with a lesson: solutions that do not lead to their goals, or too soon, and answers to
    /// what nobody can try.
    #[must_use]
    pub fn problems(&self, entries: &[Entry], others: Others<'_>) -> Vec<ScenarioError> {
        let mut problems = Vec::new();
        let mut choices: Vec<&str> = Vec::new();
        for (index, task) in self.tasks.iter().enumerate() {
            let place = format!("task {}", index + 1);
            let mut note = |problem: String| problems.push(ScenarioError::new(&*place, problem));
            let start = match self.follow(entries, &choices, others) {
                Ok(start) => start,
                Err(error) => {
                    note(error.to_string());
                    break;
                }
            };
            if start.task != index {
                note("its goal holds before it begins".to_owned());
                break;
            }
            if start.game.decision().map(|now| now.seat) != Some(self.seat) {
                note("the learner does not decide".to_owned());
                break;
            }
            for (meant, reply) in &task.wrong {
                if !self.can_be_tried(entries, &choices, index, meant, others) {
                    note(format!(
                        "wrong `{meant}`: nobody can try what `{reply}` answers"
                    ));
                }
            }
            for (n, choice) in task.solution.iter().enumerate() {
                choices.push(choice);
                let last = n + 1 == task.solution.len();
                match self.follow(entries, &choices, others) {
                    Ok(at) if at.task == index + usize::from(last) => {}
                    Ok(at) if at.task > index => note(format!("`{choice}` already fulfils it")),
                    Ok(at) => note(format!(
                        "after `{choice}` its goal does not hold: {}",
                        task.goal.misses(&*at.game).join("; ")
                    )),
                    Err(NoWay::Refused { error, .. }) => {
                        let before = self.follow(entries, &choices[..choices.len() - 1], others);
                        note(match before {
                            Ok(before) => with_legal(&*before.game, &error),
                            Err(_) => error.to_string(),
                        });
                        break;
                    }
                    Err(error) => note(error.to_string()),
                }
            }
            if !problems.is_empty() {
                break;
            }
        }
        problems
    }

    /// Whether something else can be tried at the beginning of this task or on the way of its solution, and is answered.
    fn can_be_tried(
        &self,
        entries: &[Entry],
        before: &[&str],
        index: usize,
        meant: &str,
        others: Others<'_>,
    ) -> bool {
        let solution = &self.tasks[index].solution;
        (0..solution.len()).any(|n| {
            let mut way = before.to_vec();
            way.extend(solution[..n].iter().map(String::as_str));
            let legal = self.follow(entries, &way, others);
            let legal = legal.map_or_else(|_| Vec::new(), |at| at.game.choices());
            legal
                .iter()
                .filter(|choice| is_meant(choice, meant))
                .any(|choice| {
                    let tries: Vec<&str> = way.iter().copied().chain([choice.as_str()]).collect();
                    let at = self.follow(entries, &tries, others);
                    at.is_ok_and(|at| at.task == index && at.reply.is_some())
                })
        })
    }
}

/// How far a choice is from those of a solution: one of them, of the same kind, or neither.
fn unlikeness(choice: &str, solution: &[String]) -> usize {
    let kind = |choice: &str| choice.split(' ').next().map(str::to_owned);
    let alike = |other: &String| kind(other) == kind(choice);
    match solution.iter().any(|other| other == choice) {
        true => 0,
        false if solution.iter().any(alike) => 1,
        false => 2,
    }
}

/// True if a choice is the one that is meant, or begins with these words.
fn is_meant(choice: &str, meant: &str) -> bool {
    let rest = choice.strip_prefix(meant);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// What came of looking for choices that do a task.
#[derive(PartialEq)]
enum Looked {
    /// All that are chosen in the task.
    Found(Vec<String>),
    /// It is sure that there are none.
    Nowhere,
    /// There are too many ways to tell.
    TooFar,
}

struct Way<'a> {
    lesson: &'a Lesson,
    others: Others<'a>,
    at: Lessoned,
}

impl Way<'_> {
    fn fork(&self) -> Self {
        Self {
            at: self.at.fork(),
            ..*self
        }
    }

    /// Whether all that was chosen in this task is how its solution begins.
    fn is_on_the_way(&self) -> bool {
        let played = &self.at.played;
        self.task()
            .is_none_or(|task| task.solution.starts_with(played))
    }

    /// Looks whether the task can still be done, ways that are most like the solution first.
    fn look(&self) -> Looked {
        let Some(task) = self.task() else {
            return Looked::Found(Vec::new());
        };
        let most = self.at.played.len() + task.solution.len();
        let mut seen = BTreeSet::from([self.at.game.hash()]);
        let mut open = BTreeMap::from([((0, usize::MAX), self.fork())]);
        let mut cost = 0;
        while let Some(((unlike, _), at)) = open.pop_first() {
            let deep = at.at.played.len() >= most;
            let ended = at.at.game.decision().is_none();
            let legal = match deep || ended {
                true => Vec::new(),
                false => at.at.game.choices(),
            };
            for choice in legal {
                let mut next = at.fork();
                let left = next.at.answers_left;
                if next.step(&choice).is_err() || !seen.insert(next.at.game.hash()) {
                    continue;
                }
                if next.is_done() {
                    return Looked::Found(next.at.played);
                }
                cost += 1 + ANSWER * (left - next.at.answers_left);
                if cost > POSITIONS {
                    return Looked::TooFar;
                }
                // Of two that are as much like it, the later one: it has come further.
                let order = (
                    unlike + unlikeness(&choice, &task.solution),
                    usize::MAX - seen.len(),
                );
                open.insert(order, next);
            }
        }
        Looked::Nowhere
    }

    fn task(&self) -> Option<&Task> {
        self.lesson.tasks.get(self.at.task)
    }

    /// The task that is next begins after so many choices.
    fn begin(&mut self, begun: usize) -> Result<(), NoWay> {
        self.at.begun = begun;
        self.at.answered = 0;
        self.at.played.clear();
        if let Some(task) = self.task().filter(|task| !task.set.is_empty()) {
            let Settings { words, values } = &task.set;
            let wrong = |wrong: Vec<crate::Misplaced>| {
                let place = format!("task {}", self.at.task + 1);
                let said = wrong.into_iter().map(|one| {
                    ScenarioError::new(place.clone(), format!("{}: {}", one.place, one.problem))
                });
                NoWay::Lesson(said.collect())
            };
            self.at.game = self.at.game.arranged(words, values).map_err(wrong)?;
        }
        self.answer()
    }

    /// The learner chooses.
    fn choose(&mut self, index: usize, choice: &str) -> Result<(), NoWay> {
        self.at.told.clear();
        (self.at.fulfilled, self.at.reply) = (false, None);
        self.step(choice)?;
        if self.is_done() {
            self.at.fulfilled = true;
            self.at.task += 1;
            return self.begin(index + 1);
        }
        let task = self.task().filter(|_| !self.is_on_the_way());
        let wrong = task.map(|task| &task.wrong);
        let reply = wrong.and_then(|wrong| wrong.iter().find(|(meant, _)| is_meant(choice, meant)));
        self.at.reply = reply.map(|(_, name)| name.clone());
        Ok(())
    }

    /// The learner chooses, and others answer unless that was all there was to do.
    fn step(&mut self, choice: &str) -> Result<(), NoWay> {
        self.play(self.lesson.seat, choice)?;
        self.at.played.push(choice.to_owned());
        match self.is_done() {
            true => Ok(()),
            false => self.answer(),
        }
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), NoWay> {
        let game = &mut self.at.game;
        let heard = game.play(seat, choice).map_err(|error| {
            let because = Refused::of(&**game, &error).map(Box::new);
            NoWay::Refused { error, because }
        })?;
        let me = Viewer::Seat(self.lesson.seat);
        let heard = heard.into_iter().filter(|told| told.to.includes(me));
        self.at.told.extend(heard.map(|told| told.event));
        Ok(())
    }

    /// Others choose until the learner does: what the lesson says if that is possible, then as they like.
    fn answer(&mut self) -> Result<(), NoWay> {
        while self.at.answers_left > 0 {
            let decision = self.at.game.decision();
            let Some(seat) = decision
                .map(|now| now.seat)
                .filter(|&seat| seat != self.lesson.seat)
            else {
                break;
            };
            self.at.answers_left -= 1;
            let said = self
                .task()
                .and_then(|task| task.answers.get(self.at.answered));
            if let Some(said) = said.cloned() {
                self.at.answered += 1;
                if self.play(seat, &said).is_ok() {
                    continue;
                }
            }
            let Some(chosen) = (self.others)(&*self.at.game) else {
                break;
            };
            self.play(seat, &chosen)?;
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.task().is_some_and(|task| {
            let meant = |choice: &String| task.played.iter().any(|meant| is_meant(choice, meant));
            let played = task.played.is_empty() || self.at.played.iter().any(meant);
            played && task.goal.holds(&*self.at.game)
        })
    }
}
