//! Plans for slow games: "if nobody changes this, then …". Somebody who is not deciding chooses what to do next.
//!
//! A plan is made on the position as it is, with nothing changed but whose turn it is, in a guess: what its player may not
//! know is made up, so trying something tells nothing. It goes as far as its player knows what comes: it ends where
//! something is revealed or somebody else decides.
//!
//! What matters to a plan is what comes of it. With every planned choice it is remembered what was sure to come of it
//! ([`Match::foresee`]). When the turn has come, every choice must be possible and exactly that must still be sure to
//! come; then the choices are made, otherwise none of them, and the plan is dropped. Whoever only wants to do the same in any
//! case (to pass, say) can have it so; then the choices need only be possible.
//!
//! A plan that was dropped is kept, with the reason, until its owner has chosen something or wants to hear no more of it:
//! whoever trusts in a plan must not learn only from the log that nothing came of it.

use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::sql::Step;
use crate::store::StoreError;
use crate::table::{Lone, Table, refused};
use crate::tables::Tables;
use orrery_core::{Foresight, Happening, Look, Match, OptionsError, Phrase, Refused, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;

/// The most choices of a plan.
pub const MAX_PLAN: usize = 30;

/// A plan as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Plan {
    /// Whose session made it.
    by: String,
    /// After so many choices of everybody.
    plies: usize,
    /// What there is to decide first.
    about: String,
    choices: Vec<String>,
    /// What was sure to come of each; nothing if that does not matter.
    sure: Option<Vec<String>>,
}

/// What somebody sees who plans.
pub struct Ahead {
    /// The position after the choices so far, through their eyes.
    pub look: Look,
    /// What there is to decide; nothing if the plan ends here.
    pub about: Option<&'static str>,
    /// What came of the last choice.
    pub told: Vec<Happening>,
    /// The choices so far, in words.
    pub said: Vec<Phrase>,
}

/// A plan that waits for its turn, for whoever holds the seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanView {
    /// What is to be chosen.
    pub choices: Vec<String>,
    /// True if it is to be done whatever the others do.
    pub whatever: bool,
}

/// Why a plan was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crossed {
    /// Its owner has chosen something themselves since.
    Chosen,
    /// Choices on which it was made were taken back.
    TakenBack,
    /// The choice with this index is not possible any more.
    Impossible(usize),
    /// Something else would come of the choice with this index.
    Differs(usize),
}

/// What is kept of a plan that was dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Dropped {
    why: Crossed,
    /// After so many choices of everybody.
    plies: usize,
}

/// A plan that was not played, for whoever made it.
#[derive(Clone, Debug)]
pub struct Unplanned {
    /// Why.
    pub why: Crossed,
    /// The choice of which something else would come, in words.
    pub step: Option<Phrase>,
    /// Why the choice that fails is not possible.
    pub because: Option<Box<Refused>>,
}

enum Verdict {
    /// It is not the turn that was planned.
    Wait,
    /// Whoever made it does not sit there any more.
    Gone,
    Crossed(Crossed),
    Holds(Vec<String>),
}

/// Stands for what was sure to come of a choice.
fn print(sure: &Foresight) -> String {
    hex(Secret::of(&json!([sure.told, sure.next]).to_string()))
}

pub(crate) fn hex(secret: Secret) -> String {
    use std::fmt::Write as _;
    secret
        .as_bytes()
        .iter()
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

/// A position in which a plan is tried.
struct Trial {
    game: Box<dyn Match>,
    seat: Seat,
    told: Vec<Happening>,
    sure: Vec<String>,
    said: Vec<Phrase>,
    over: bool,
}

impl Trial {
    /// In a guess nothing can be learnt.
    fn new(game: &dyn Match, seat: Seat) -> Self {
        let decides = game
            .decision()
            .is_some_and(|decision| decision.seat == seat);
        Self {
            game: game.guess(Viewer::Seat(seat), 0),
            seat,
            told: Vec::new(),
            sure: Vec::new(),
            said: Vec::new(),
            over: !decides,
        }
    }

    /// Makes one more choice, if it is one.
    fn choose(&mut self, choice: &str) -> Option<()> {
        if self.over {
            return None;
        }
        let viewer = Viewer::Seat(self.seat);
        let offers = self.game.look(viewer).offers().into_iter();
        let offer = offers.into_iter().find(|offer| offer.choice == choice)?;
        self.said.push(offer.phrase);
        self.sure.push(print(&self.game.foresee(choice)?));
        let before = self.game.hidden(viewer);
        let told = self.game.play(self.seat, choice).ok()?;
        let heard = told.into_iter().filter(|told| told.to.includes(viewer));
        self.told = heard.map(|told| told.event).collect();
        let decides = self
            .game
            .decision()
            .is_some_and(|next| next.seat == self.seat);
        self.over = !decides || self.game.hidden(viewer) != before;
        Some(())
    }

    fn choose_all(mut self, choices: &[&str]) -> Result<Self, TableError> {
        for choice in choices.iter().take(MAX_PLAN + 1) {
            let illegal = || TableError::Illegal {
                choice: (*choice).to_owned(),
                because: None,
            };
            self.choose(choice).ok_or_else(illegal)?;
        }
        Ok(self)
    }

    fn about(&self) -> Option<&'static str> {
        let decision = self.game.decision().filter(|_| !self.over);
        decision.map(|decision| decision.about)
    }
}

impl Table {
    /// The present position, but it is the turn of this seat.
    fn as_if_turn(&self, seat: Seat) -> Result<Box<dyn Match>, TableError> {
        let words = json!({"turn": seat});
        let words = words.as_object().cloned().unwrap_or_default();
        let no_plan = |_| TableError::NoPlan;
        let game = self.game()?.arranged(&words, &BTreeMap::new());
        let game = game.map_err(no_plan)?;
        match game.decision() {
            Some(decision) if decision.seat == seat => Ok(game),
            _ => Err(TableError::NoPlan),
        }
    }

    /// An error unless the session may plan for this seat.
    fn may_plan(&self, session: Secret, seat: Seat) -> Result<(), TableError> {
        let decides = self.decides()?;
        if !self.holds(session, seat) {
            return Err(TableError::Forbidden);
        }
        match decides == seat {
            true => Err(TableError::NoPlan),
            false => Ok(()),
        }
    }

    /// True if the one who made a plan still holds its seat.
    fn is_by_holder(&self, seat: Seat, plan: &Plan) -> bool {
        let mut holders = self.holders.iter().filter(|holder| holder.seat == seat);
        holders.any(|holder| hex(holder.session) == plan.by)
    }

    /// True if a seat has chosen something after so many choices of everybody.
    fn has_chosen_since(&self, seat: Seat, plies: usize) -> bool {
        self.choices_made().skip(plies).any(|(by, _)| by == seat)
    }

    /// Whether a plan for the seat that decides now can be carried out.
    fn judge(&self, seat: Seat, plan: Plan) -> Verdict {
        let Some(game) = self.game().ok().filter(|_| self.is_by_holder(seat, &plan)) else {
            return Verdict::Gone;
        };
        if self.made() < plan.plies {
            return Verdict::Crossed(Crossed::TakenBack);
        }
        if self.has_chosen_since(seat, plan.plies) {
            return Verdict::Crossed(Crossed::Chosen);
        }
        if game.decision().map(|decision| decision.about) != Some(plan.about.as_str()) {
            return Verdict::Wait;
        }
        let mut trial = Trial::new(game, seat);
        for (index, choice) in plan.choices.iter().enumerate() {
            if trial.choose(choice).is_none() {
                return Verdict::Crossed(Crossed::Impossible(index));
            }
        }
        let sure = plan.sure.unwrap_or_else(|| trial.sure.clone());
        let mut both = sure.iter().zip(&trial.sure);
        match both.position(|(planned, now)| planned != now) {
            Some(index) => Verdict::Crossed(Crossed::Differs(index)),
            None => Verdict::Holds(plan.choices),
        }
    }

    /// What is told of a plan that was dropped, as long as its turn has only begun.
    fn unplanned(&self, seat: Seat, plan: &Plan, dropped: Dropped) -> Option<Unplanned> {
        let decides = self.decides().ok() == Some(seat);
        let begun = self.made() >= dropped.plies && !self.has_chosen_since(seat, dropped.plies);
        let game = self.game().ok().filter(|_| decides && begun)?;
        let told = |step, because| Unplanned {
            why: dropped.why,
            step,
            because,
        };
        let (Crossed::Impossible(index) | Crossed::Differs(index)) = dropped.why else {
            return Some(told(None, None));
        };
        let (viewer, choice) = (Viewer::Seat(seat), plan.choices.get(index)?);
        let mut game = game.guess(viewer, 0);
        for choice in &plan.choices[..index] {
            game.play(seat, choice).ok()?;
        }
        if matches!(dropped.why, Crossed::Differs(_)) {
            let mut offers = game.look(viewer).offers().into_iter();
            let step = offers.find(|offer| offer.choice == *choice)?;
            return Some(told(Some(step.phrase), None));
        }
        let because = game.play(seat, choice).err().and_then(|error| {
            match refused(&*game, &self.names(), choice, &error) {
                TableError::Illegal { because, .. } => because,
                _ => None,
            }
        });
        Some(told(None, because))
    }
}

impl Tables {
    /// The position in which somebody plans, after these choices.
    pub fn ahead(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        choices: &[&str],
    ) -> Result<Ahead, TableError> {
        let (trial, _) = self.begin_plan(id, session, seat)?;
        let (trial, viewer) = (trial.choose_all(choices)?, Viewer::Seat(seat));
        Ok(Ahead {
            look: match trial.over {
                true => trial.game.look_back(viewer),
                false => trial.game.look(viewer),
            },
            about: trial.about(),
            told: trial.told,
            said: trial.said,
        })
    }

    /// The position in which a plan begins, and after how many choices of everybody. What is tried there, others at the table
    /// do not wait for.
    fn begin_plan(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
    ) -> Result<(Trial, usize), TableError> {
        self.shared().at(id, |_, table| {
            table.may_plan(session, seat)?;
            let trial = Trial::new(&*table.as_if_turn(seat)?, seat);
            Ok((trial, table.made()))
        })
    }

    /// What is sure to come of one more choice of a plan.
    pub fn foresee_ahead(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        choices: &[&str],
        choice: &str,
    ) -> Result<Option<Foresight>, TableError> {
        let (trial, _) = self.begin_plan(id, session, seat)?;
        let trial = trial.choose_all(choices)?;
        Ok(trial.game.foresee(choice).filter(|_| !trial.over))
    }

    /// Keeps a plan for the next turn of a seat, in place of an earlier one.
    pub fn keep_plan(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        choices: &[&str],
        whatever: bool,
    ) -> Result<(), TableError> {
        if !(1..=MAX_PLAN).contains(&choices.len()) {
            let problem = format!("a plan has 1 to {MAX_PLAN} choices");
            return Err(OptionsError::new("plan", problem).into());
        }
        let (trial, plies) = self.begin_plan(id, session, seat)?;
        let about = trial.about().unwrap_or_default().to_owned();
        let trial = trial.choose_all(choices)?;
        let plan = Plan {
            by: hex(session),
            plies,
            about,
            choices: choices.iter().map(|one| (*one).to_owned()).collect(),
            sure: (!whatever).then_some(trial.sure),
        };
        let text = json!(plan).to_string();
        self.shared().at(id, |_, table| {
            // The turn may have come meanwhile.
            table.may_plan(session, seat)?;
            Ok(self.shared().write_plan(id, seat, Some(&text))?)
        })
    }

    /// The plan of a seat, for whoever made it.
    pub fn plan(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
    ) -> Result<Option<PlanView>, TableError> {
        let text = self.shared().at(id, |_, table| {
            table.decides()?;
            match table.holds(session, seat) {
                true => Ok(self.shared().kept_plan(id, seat)?),
                false => Err(TableError::Forbidden),
            }
        })?;
        let plan: Option<Plan> = text.and_then(|text| serde_json::from_str(&text).ok());
        let mine = plan.filter(|plan| plan.by == hex(session));
        Ok(mine.map(|plan| PlanView {
            choices: plan.choices,
            whatever: plan.sure.is_none(),
        }))
    }

    /// A plan of this session that was not played, in the turn for which it was made.
    pub fn unplanned(
        &self,
        id: &TableId,
        session: Secret,
    ) -> Result<Option<Unplanned>, TableError> {
        let sql = "SELECT 1 FROM plans WHERE table_id = $1 AND dropped IS NOT NULL";
        let step = Step::new(sql, [id.as_str().into()]);
        // Nearly always there is none, and no table has to be loaded for that.
        if self.shared().store.rows(step)?.is_empty() {
            return Ok(None);
        }
        self.shared()
            .at(id, |_, table| Ok(self.shared().unplanned(table, session)))
    }

    /// Gives up the plan of a seat, or has heard why it was not played.
    pub fn drop_plan(&self, id: &TableId, session: Secret, seat: Seat) -> Result<(), TableError> {
        self.shared()
            .at(id, |_, table| match table.holds(session, seat) {
                true => Ok(self.shared().write_plan(id, seat, None)?),
                false => Err(TableError::Forbidden),
            })
    }
}

/// So many plans whose turn has come are taken up at once.
const SOME: i64 = 100;

impl Shared {
    /// What whoever holds a seat wants to do next.
    fn kept_plan(&self, id: &TableId, seat: Seat) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM plans WHERE table_id = $1 AND seat = $2 AND dropped IS NULL";
        let lines = self
            .store
            .rows(Step::new(sql, [id.as_str().into(), seat.into()]))?;
        lines.first().map(|line| line.text(0)).transpose()
    }

    /// Keeps a plan in place of an earlier one, or none any more.
    fn write_plan(&self, id: &TableId, seat: Seat, text: Option<&str>) -> Result<(), StoreError> {
        let (table, number) = (id.as_str().into(), seat.into());
        let step = match text {
            None => Step::new(
                "DELETE FROM plans WHERE table_id = $1 AND seat = $2",
                [table, number],
            ),
            Some(text) => Step::new(
                "INSERT INTO plans (table_id, seat, text) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text, dropped = NULL",
                [table, number, text.into()],
            ),
        };
        self.store.run(vec![step]).map(drop)
    }

    /// What is told to a session of a plan that was dropped. That it cannot be read now is no reason to show nothing.
    pub(crate) fn unplanned(&self, table: &Table, session: Secret) -> Option<Unplanned> {
        let seat = table.row.head.decides?;
        if !table.holds(session, seat) {
            return None;
        }
        let sql = "SELECT text, dropped FROM plans
             WHERE table_id = $1 AND seat = $2 AND dropped IS NOT NULL";
        let id = table.row.id.as_str().into();
        let lines = self.store.rows(Step::new(sql, [id, seat.into()])).ok()?;
        let line = lines.first()?;
        let plan: Plan = serde_json::from_str(&line.text(0).ok()?).ok()?;
        let dropped = serde_json::from_str(&line.text(1).ok()?).ok()?;
        let mine = plan.by == hex(session);
        mine.then(|| table.unplanned(seat, &plan, dropped))?
    }

    /// Takes a plan away if it still is this one, or keeps why it was dropped; false if somebody else was first.
    fn take_plan(
        &self,
        id: &TableId,
        seat: Seat,
        text: &str,
        dropped: Option<Dropped>,
    ) -> Result<bool, StoreError> {
        let with = [id.as_str().into(), seat.into(), text.into()];
        let mut step = match dropped {
            None => Step::new(
                "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND text = $3
                     AND dropped IS NULL",
                with,
            ),
            Some(_) => Step::new(
                "UPDATE plans SET dropped = $4 WHERE table_id = $1 AND seat = $2 AND text = $3
                     AND dropped IS NULL",
                with,
            ),
        };
        step.with
            .extend(dropped.map(|dropped| json!(dropped).to_string().as_str().into()));
        match self.store.run(vec![step.must()]) {
            Ok(_) => Ok(true),
            Err(StoreError::Taken) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Has a plan carried out whose turn has come, if there is one.
    pub(crate) fn call_plan(&self, table: &Table) {
        let Some(seat) = table.row.head.decides.filter(|seat| table.held(*seat)) else {
            return;
        };
        // If the store is away, the plan is found later.
        if let Ok(Some(_)) = self.kept_plan(&table.row.id, seat) {
            self.queue.send_plan(table.row.id.clone(), table.row.origin);
        }
    }

    /// Takes up plans that no server has carried out.
    pub(crate) fn take_up_plans(&self) -> Result<(), TableError> {
        let sql = "SELECT id, coalesce(origin, host) FROM tables
             JOIN plans ON table_id = id AND seat = decides
             WHERE dropped IS NULL LIMIT $1";
        for line in self.store.rows(Step::new(sql, [SOME.into()]))? {
            self.queue.send_plan(line.table(0)?, line.secret(1)?);
        }
        Ok(())
    }

    /// Carries out the plan of the seat that decides, or drops it.
    pub(crate) fn carry_out(&self, id: &TableId) {
        let done = self.at(id, |slot, table| {
            let seat = table.decides()?;
            let Some(text) = self.kept_plan(id, seat)? else {
                return Ok(());
            };
            let verdict = match serde_json::from_str(&text) {
                Ok(plan) => table.judge(seat, plan),
                // It was written by another release.
                Err(_) => Verdict::Gone,
            };
            let (draft, dropped) = match verdict {
                Verdict::Wait => return Ok(()),
                Verdict::Gone => (None, None),
                Verdict::Crossed(why) => (None, Some(why)),
                Verdict::Holds(choices) => {
                    let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
                    let draft = table.draft_choices(seat, &choices, Lone::Made, self.now());
                    // What was tried in a guess need not come about.
                    let last = Crossed::Impossible(choices.len().saturating_sub(1));
                    let dropped = draft.is_err().then_some(last);
                    (draft.ok(), dropped)
                }
            };
            let plies = table.made();
            let dropped = dropped.map(|why| Dropped { why, plies });
            if !self.take_plan(id, seat, &text, dropped)? {
                return Ok(());
            }
            if let Some(draft) = draft {
                self.commit(slot, table, draft)?;
            } else if dropped.is_some() {
                self.tell(slot, table);
            }
            Ok(())
        });
        if let Err(error) = done {
            tracing::debug!(table = %id, %error, "a plan was not carried out");
        }
    }
}
