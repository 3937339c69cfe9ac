//! One random game, checked position by position.

use super::canary::Canary;
use super::explained::check_explained;
use super::secrets::{describe_difference, difference_outside};
use super::texts::check_text;
use super::{
    Checked, Conform, Dice, Evidence, Fault, Place, Property, Violation, ensure, fault, json, named,
};
use orrery_core::{Game, MAX_SEATS, Outcome, SideName, Silent, Told, Viewer};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One position of a recorded game.
pub(super) struct Position<G: Game> {
    pub(super) state: G,
    pub(super) choices: Vec<G::Choice>,
    played: Option<G::Choice>,
}

/// So many choices of the vocabulary are asked about at a position that is looked at closely.
const ASKED: usize = 16;

/// Plays at random until there is nothing to choose or `MAX_PLIES` choices were made.
fn wander<G: Conform>(mut state: G, dice: &mut Dice, positions: &mut Vec<Position<G>>) {
    loop {
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let may_go_on = state.decision().is_some() && positions.len() < G::MAX_PLIES;
        let played = state.pick(&choices, |bound| dice.below(bound));
        let played = played.filter(|_| may_go_on);
        positions.push(Position {
            state,
            choices,
            played,
        });
        let Some(choice) = played else {
            return;
        };
        state.apply(choice, &mut Silent);
    }
}

pub(super) struct Trial<'a, G: Conform> {
    options: &'a G::Options,
    seed: u64,
    every: u64,
    dice: Dice,
    canary: Canary,
    rules: HashSet<String>,
    vocabulary: Vec<G::Choice>,
    positions: Vec<Position<G>>,
    /// Where we are; `None` while the game is being recorded.
    ply: Option<usize>,
    /// Choices whose text was checked.
    spoken: HashSet<G::Choice>,
}

impl<'a, G: Conform> Trial<'a, G> {
    pub(super) fn new(options: &'a G::Options, seed: u64, every: u64) -> Self {
        Self {
            options,
            seed,
            every,
            dice: Dice::new(seed),
            canary: Canary::new(seed),
            rules: rule_ids(G::INFO.rules),
            vocabulary: G::vocabulary(),
            positions: Vec::new(),
            ply: None,
            spoken: HashSet::new(),
        }
    }

    pub(super) fn check(&mut self, evidence: &mut Evidence) -> Result<(), Violation> {
        self.guard(Self::record)?;
        // A game with another seed: a source of choices that do not belong here.
        let mut other = Self::new(self.options, self.dice.number() | 1 << 63, self.every);
        other.guard(Self::record)?;
        self.guard(|trial| {
            trial.check_replay()?;
            trial.check_positions(&other.positions, evidence)?;
            trial.check_rollout()?;
            trial.compare_starts(&other, evidence);
            Ok(())
        })
    }

    /// Plays the game and asks, at the positions that the plan looks at, about so many choices.
    pub(super) fn check_explained(
        &mut self,
        choices: usize,
        evidence: &mut Evidence,
    ) -> Result<(), Violation> {
        self.guard(Self::record)?;
        self.guard(|trial| {
            for ply in 0..trial.positions.len() {
                trial.ply = Some(ply);
                let mut dice = Dice::new(trial.dice.number());
                if ply == 0 || dice.number().is_multiple_of(trial.every) {
                    let here = &trial.positions[ply];
                    check_explained(here, &trial.rules, &trial.vocabulary, choices, &mut dice)?;
                    evidence.report.asked += choices as u64;
                }
            }
            evidence.report.games += 1;
            evidence.report.decisions += trial.positions.len() as u64 - 1;
            Ok(())
        })
    }

    /// Gives faults, panics among them, their place.
    fn guard(&mut self, step: impl FnOnce(&mut Self) -> Checked) -> Result<(), Violation> {
        let checked = catch_unwind(AssertUnwindSafe(|| step(self))).unwrap_or_else(|payload| {
            let message = payload.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| payload.downcast_ref::<&str>().copied());
            let message = message.unwrap_or("a panic without a message");
            Err(fault(Property::Panics, message))
        });
        checked.map_err(|fault| self.violation(fault))
    }

    fn ply(&self) -> usize {
        self.ply.unwrap_or(self.positions.len().saturating_sub(1))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let ply = self.ply();
        let played = self.positions.iter().filter_map(|position| position.played);
        Violation {
            property: fault.property,
            detail: fault.detail,
            place: Some(Place {
                options: json(self.options),
                seed: self.seed,
                ply,
                choices: played.take(ply).map(|choice| choice.to_string()).collect(),
            }),
        }
    }

    fn record(&mut self) -> Checked {
        let start = self.start()?;
        wander(start, &mut self.dice, &mut self.positions);
        for ply in 0..self.positions.len() {
            self.ply = Some(ply);
            check_decision(&self.positions[ply], start.seats())?;
            self.check_distinct()?;
        }
        Ok(())
    }

    fn begin(&self, options: &G::Options) -> Result<G, Fault> {
        G::new(options, self.seed)
            .map_err(|error| fault(Property::Options, format!("no game starts: {error}")))
    }

    fn start(&self) -> Result<G, Fault> {
        let start = self.begin(self.options)?;
        let text = json(self.options);
        let restored: G::Options = serde_json::from_str(&text)
            .map_err(|error| fault(Property::Options, format!("JSON is not read back: {error}")))?;
        ensure(restored == *self.options, Property::Options, || {
            describe_difference(self.options, &restored)
        })?;
        let again = self.begin(&restored)?;
        ensure(start == again, Property::Seed, || {
            format!("a second start: {}", describe_difference(&start, &again))
        })?;
        Ok(start)
    }

    /// Comes before the checks of single texts: of two choices with one text, one cannot parse back.
    fn check_distinct(&self) -> Checked {
        let mut known = HashMap::new();
        for choice in &self.positions[self.ply()].choices {
            let text = choice.to_string();
            match known.insert(text, choice) {
                None => {}
                Some(other) if other == choice => {
                    let detail = format!("`{choice}` is listed twice");
                    return Err(fault(Property::StableChoices, detail));
                }
                Some(other) => {
                    let detail = format!("{choice:?} and {other:?} are both `{choice}`");
                    return Err(fault(Property::UniqueText, detail));
                }
            }
        }
        Ok(())
    }

    fn check_replay(&mut self) -> Checked {
        let last = self.positions.len() - 1;
        self.replay(last, |state, position| {
            ensure(*state == position.state, Property::Replay, || {
                describe_difference(&position.state, state)
            })?;
            ensure(
                Game::hash(state) == Game::hash(&position.state),
                Property::Replay,
                || "equal states with different hashes".to_owned(),
            )
        })?;
        for _ in 0..2 {
            let back_to = self.dice.below(last);
            let state = self.replay(back_to, |_, _| Ok(()))?;
            let was = &self.positions[back_to].state;
            ensure(state == *was, Property::Replay, || {
                format!("taken back: {}", describe_difference(was, &state))
            })?;
        }
        Ok(())
    }

    /// Plays the first `plies` choices again and looks at every position on the way.
    fn replay(
        &mut self,
        plies: usize,
        look: impl Fn(&G, &Position<G>) -> Checked,
    ) -> Result<G, Fault> {
        let mut state = self.begin(self.options)?;
        for ply in 0..plies {
            self.ply = Some(ply);
            let position = &self.positions[ply];
            look(&state, position)?;
            if let Some(choice) = position.played {
                let accepted = state.play(choice, &mut Silent);
                accepted.map_err(|error| fault(Property::Accepts, error.to_string()))?;
            }
        }
        self.ply = Some(plies);
        look(&state, &self.positions[plies])?;
        Ok(state)
    }

    fn check_positions(&mut self, others: &[Position<G>], evidence: &mut Evidence) -> Checked {
        let last = self.positions.len() - 1;
        for ply in 0..=last {
            self.ply = Some(ply);
            let dense = ply == 0 || ply == last || self.dice.number().is_multiple_of(self.every);
            self.check_position(dense, others, evidence)?;
        }
        evidence.seats_seen[self.positions[last].state.seats()] = true;
        evidence.report.games += 1;
        evidence.report.decisions += last as u64;
        Ok(())
    }

    /// What the generator has dealt should differ from seed to seed; the generator itself always does.
    fn compare_starts(&self, other: &Self, evidence: &mut Evidence) {
        let start = &self.positions[0].state;
        let seed = self.seed.to_string();
        let truth = serde_json::to_value(start).unwrap_or_default();
        let something_is_dealt = start.secrets(Viewer::Spectator).iter().any(|pointer| {
            let secret = truth.pointer(pointer).map(ToString::to_string);
            secret.is_some_and(|secret| !secret.contains(&seed))
        });
        if something_is_dealt {
            let dealt = json(start).replace(&seed, "");
            let other_dealt = json(&other.positions[0].state).replace(&other.seed.to_string(), "");
            evidence.starts += 1;
            evidence.starts_that_differ += u64::from(dealt != other_dealt);
        }
    }

    fn check_position(
        &mut self,
        dense: bool,
        others: &[Position<G>],
        evidence: &mut Evidence,
    ) -> Checked {
        let mut dice = Dice::new(self.dice.number());
        let ply = self.ply();
        let here = &self.positions[ply];
        let texts: Vec<String> = here.choices.iter().map(ToString::to_string).collect();
        evidence.report.choices += texts.len() as u64;
        check_state(here, dense)?;
        check_texts(here, &texts, &mut self.spoken)?;
        self.check_refusals(here, &texts)?;
        let next = self.positions.get(ply + 1);
        let told = self.check_next(here, next)?;
        if dense {
            check_all_choices(here)?;
            evidence.report.accepted += texts.len() as u64;
        }
        for stranger in self.strangers(dense, others, &mut dice) {
            self.check_refused(here, stranger)?;
            evidence.report.refused += 1;
        }
        let seats = here.state.seats();
        let truth = dense.then(|| serde_json::to_value(here.state).unwrap_or_default());
        for (i, viewer) in Viewer::all(seats).enumerate() {
            let dealt = self.check_viewer(here, viewer, dense, &mut dice)?;
            if dense || i == ply % (seats + 1) {
                check_forgetful(&here.state, &dealt.state, viewer, dice.number())?;
            }
            if let (Some(choice), Some(next)) = (here.played, next) {
                check_told(choice, viewer, (&next.state, &told), &dealt)?;
            }
            if let Some(truth) = &truth {
                let secrets = here.state.secrets(viewer);
                self.check_secrets(truth, &secrets, viewer, &dealt.state, evidence)?;
            }
            evidence.report.views += 1;
        }
        if dense {
            check_explained(here, &self.rules, &self.vocabulary, ASKED, &mut dice)?;
            evidence.report.asked += ASKED as u64;
        }
        match here.state.outcome() {
            Some(outcome) => check_outcome(&outcome, seats),
            None => Ok(()),
        }
    }

    fn check_refusals(&self, here: &Position<G>, texts: &[String]) -> Checked {
        let refusals = here.state.refusals();
        ensure(
            refusals == here.state.refusals(),
            Property::StableRefusals,
            || "two askings, two answers".to_owned(),
        )?;
        for refusal in &refusals {
            let covered = texts.iter().find(|text| refusal.covers(text));
            ensure(covered.is_none(), Property::RefusesLegal, || {
                format!("`{refusal}` covers {covered:?}")
            })?;
            let unknown = refusal
                .rules
                .iter()
                .find(|rule| !self.rules.contains(**rule));
            ensure(
                unknown.is_none() && !refusal.rules.is_empty(),
                Property::Rules,
                || format!("`{refusal}` cites {unknown:?}"),
            )?;
        }
        self.canary.listen("a refusal", &json(&refusals))
    }

    /// The choice that was played leads, however many listen, to the next position. Returns what was told.
    fn check_next(
        &self,
        here: &Position<G>,
        next: Option<&Position<G>>,
    ) -> Result<Vec<Told<G::Event>>, Fault> {
        let mut told = Vec::new();
        let (Some(choice), Some(next)) = (here.played, next) else {
            return Ok(told);
        };
        let mut state = here.state;
        state.apply(choice, &mut told);
        ensure(state == next.state, Property::Sinks, || {
            let difference = describe_difference(&next.state, &state);
            format!("after `{choice}` with a listener: {difference}")
        })?;
        ensure(state != here.state, Property::Progress, || {
            format!("`{choice}` changes nothing")
        })?;
        self.canary.listen("an event", &json(&told))?;
        Ok(told)
    }

    /// Choices from elsewhere that are not listed here.
    fn strangers(&self, dense: bool, others: &[Position<G>], dice: &mut Dice) -> Vec<G::Choice> {
        let ply = self.ply();
        let mut strangers = Vec::new();
        if dense {
            let neighbours = [ply.wrapping_sub(1), ply + 1];
            let neighbours = neighbours.iter().filter_map(|&ply| self.positions.get(ply));
            strangers.extend(neighbours.flat_map(|position| &position.choices));
        }
        for _ in 0..if dense { 16 } else { 1 } {
            for game in [&self.positions, others] {
                let position = dice.pick(game);
                strangers.extend(position.and_then(|position| dice.pick(&position.choices)));
            }
        }
        let legal = &self.positions[ply].choices;
        strangers.retain(|choice| !legal.contains(choice));
        strangers
    }

    fn check_refused(&self, here: &Position<G>, choice: G::Choice) -> Checked {
        let mut state = here.state;
        let mut told = Vec::new();
        let Err(refused) = state.play(choice, &mut told) else {
            let detail = format!("`{choice}` is not listed but was played");
            return Err(fault(Property::Refuses, detail));
        };
        ensure(state == here.state, Property::Untouched, || {
            let difference = describe_difference(&here.state, &state);
            format!("after `{choice}` was refused: {difference}")
        })?;
        ensure(told.is_empty(), Property::Untouched, || {
            format!("`{choice}` was refused but told {told:?}")
        })?;
        self.canary.listen("a refusal", &refused.to_string())
    }

    /// Returns a position that this viewer cannot tell from the true one.
    fn check_viewer(
        &self,
        here: &Position<G>,
        viewer: Viewer,
        dense: bool,
        dice: &mut Dice,
    ) -> Result<Position<G>, Fault> {
        let state = &here.state;
        let view = state.view(viewer);
        let dealt = state.determinize(viewer, dice.number());
        let dealt_view = dealt.view(viewer);
        let text = dense.then(|| json(&view));
        if let Some(text) = &text {
            self.canary.listen("a view", text)?;
        }
        ensure(
            dealt_view == view && text.is_none_or(|text| text == json(&dealt_view)),
            Property::View,
            || {
                let difference = describe_difference(&view, &dealt_view);
                format!("{} sees in a determinization {difference}", named(viewer))
            },
        )?;
        let impossible =
            |what: String| format!("determinize for {} makes a game {what}", named(viewer));
        if let Err(problem) = dealt.validate() {
            let detail = impossible(format!("that is not valid: {problem}"));
            return Err(fault(Property::Possible, detail));
        }
        let decision = state.decision();
        ensure(dealt.decision() == decision, Property::Possible, || {
            impossible(format!("with {:?}, not {decision:?}", dealt.decision()))
        })?;
        let mut choices = Vec::new();
        dealt.choices(&mut choices);
        ensure(
            choices.is_empty() == decision.is_none(),
            Property::Possible,
            || impossible(format!("with {} choices", choices.len())),
        )?;
        if decision.is_some_and(|decision| viewer.is(decision.seat)) {
            ensure(choices == here.choices, Property::Possible, || {
                impossible(format!("with the choices {choices:?}"))
            })?;
            let refusals = dealt.refusals();
            ensure(refusals == state.refusals(), Property::Possible, || {
                impossible(format!("with the refusals {refusals:?}"))
            })?;
        }
        Ok(Position {
            state: dealt,
            choices,
            played: None,
        })
    }

    /// From a determinization a game can be played to its end.
    fn check_rollout(&mut self) -> Checked {
        let ply = self.dice.below(self.positions.len());
        self.ply = Some(ply);
        let state = &self.positions[ply].state;
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        let viewer = *self.dice.pick(&viewers).unwrap_or(&Viewer::Spectator);
        let dealt = state.determinize(viewer, self.dice.number());
        let mut positions = Vec::new();
        let seats = state.seats();
        wander(dealt, &mut self.dice, &mut positions);
        let in_a_rollout = |fault: Fault| {
            let played = positions.iter().filter_map(|position| position.played);
            let played: Vec<String> = played.map(|choice| choice.to_string()).collect();
            let detail = format!(
                "{} after determinize for {} and {}",
                fault.detail,
                named(viewer),
                played.join(", ")
            );
            Fault { detail, ..fault }
        };
        positions.last().map_or(Ok(()), |end| {
            check_decision(end, seats)
                .and_then(|()| check_valid(&end.state))
                .map_err(in_a_rollout)
        })
    }

    fn check_secrets(
        &self,
        truth: &Value,
        secrets: &[String],
        viewer: Viewer,
        dealt: &G,
        evidence: &mut Evidence,
    ) -> Checked {
        let dealt = serde_json::to_value(dealt).unwrap_or_default();
        let stray = difference_outside(secrets, truth, &dealt);
        ensure(stray.is_none(), Property::Secrets, || {
            let at = stray.unwrap_or_default();
            format!(
                "determinize for {} changes `{at}`, which is no secret",
                named(viewer)
            )
        })?;
        ensure(
            self.canary.heard_in(&dealt.to_string()).is_none(),
            Property::Forgetful,
            || format!("determinize for {} keeps the true seed", named(viewer)),
        )?;
        for pointer in secrets {
            let Some(secret) = truth.pointer(pointer) else {
                let detail = format!(
                    "`{pointer}`, a secret for {}, does not exist",
                    named(viewer)
                );
                return Err(fault(Property::Secrets, detail));
            };
            let dealt = dealt.pointer(pointer);
            evidence.dealt.note(viewer, pointer, secret, dealt);
        }
        Ok(())
    }
}

fn check_decision<G: Conform>(position: &Position<G>, seats: usize) -> Checked {
    let Position {
        state,
        choices,
        played,
    } = position;
    let decision = state.decision();
    ensure(
        state.seats() == seats && (1..=MAX_SEATS).contains(&seats),
        Property::Decision,
        || format!("{} seats, at the start {seats}", state.seats()),
    )?;
    ensure(
        decision.is_some() != state.outcome().is_some(),
        Property::Decision,
        || format!("{decision:?} and {:?}", state.outcome()),
    )?;
    ensure(
        decision.is_none_or(|decision| decision.seat.index() < seats),
        Property::Decision,
        || format!("{decision:?} among {seats} seats"),
    )?;
    ensure(
        decision.is_some() != choices.is_empty(),
        Property::Stuck,
        || format!("{decision:?} with {} choices", choices.len()),
    )?;
    ensure(
        decision.is_some() == played.is_some(),
        Property::Ends,
        || format!("not over after {} decisions", G::MAX_PLIES),
    )
}

fn check_valid(state: &impl Game) -> Checked {
    state
        .validate()
        .map_err(|problem| fault(Property::Valid, problem))
}

fn check_state<G: Game>(here: &Position<G>, dense: bool) -> Checked {
    let Position { state, choices, .. } = here;
    check_valid(state)?;
    let text = json(state);
    let restored: G = serde_json::from_str(&text)
        .map_err(|error| fault(Property::Json, format!("not read back: {error}")))?;
    ensure(
        restored == *state && (!dense || json(&restored) == text),
        Property::Json,
        || describe_difference(state, &restored),
    )?;
    let mut again = Vec::new();
    let mut check_listing = |whose, state: &G| {
        again.clear();
        state.choices(&mut again);
        ensure(again == *choices, Property::StableChoices, || {
            format!("{choices:?}, then for {whose} {again:?}")
        })
    };
    // A random order can be the same twice by chance, but hardly eight times.
    for _ in 0..if dense { 8 } else { 1 } {
        check_listing("the same state", state)?;
    }
    check_listing("a restored state", &restored)
}

fn check_texts<G: Game>(
    here: &Position<G>,
    texts: &[String],
    spoken: &mut HashSet<G::Choice>,
) -> Checked {
    for (choice, text) in here.choices.iter().zip(texts) {
        if spoken.insert(*choice) {
            check_text(choice, text)?;
        }
    }
    Ok(())
}

fn check_all_choices<G: Game>(here: &Position<G>) -> Checked {
    let mut replies = Vec::new();
    for &choice in &here.choices {
        let mut state = here.state;
        let accepted = state.play(choice, &mut Silent);
        accepted.map_err(|error| fault(Property::Accepts, error.to_string()))?;
        ensure(state != here.state, Property::Progress, || {
            format!("`{choice}` changes nothing")
        })?;
        state
            .validate()
            .map_err(|problem| fault(Property::Valid, format!("after `{choice}`: {problem}")))?;
        replies.clear();
        state.choices(&mut replies);
        ensure(
            state.decision().is_some() != replies.is_empty(),
            Property::Stuck,
            || format!("after `{choice}`: {} choices", replies.len()),
        )?;
    }
    Ok(())
}

/// Dealing anew what was dealt anew is the same as dealing the truth anew.
fn check_forgetful<G: Game>(truth: &G, dealt: &G, viewer: Viewer, seed: u64) -> Checked {
    let straight = truth.determinize(viewer, seed);
    let detour = dealt.determinize(viewer, seed);
    ensure(straight == detour, Property::Forgetful, || {
        let difference = describe_difference(&straight, &detour);
        format!(
            "determinize for {} after another one: {difference}",
            named(viewer)
        )
    })
}

/// The choice was played with this result. Plays it in a game that the viewer could not tell from this
/// one: if the results look alike too, events that differ have told something that should be hidden.
fn check_told<G: Conform>(
    choice: G::Choice,
    viewer: Viewer,
    (after, told): (&G, &[Told<G::Event>]),
    dealt: &Position<G>,
) -> Checked {
    if !dealt.choices.contains(&choice) {
        return Ok(());
    }
    let mut after_there = dealt.state;
    let mut told_there = Vec::new();
    after_there.apply(choice, &mut told_there);
    // Cards drawn one after the other may come in another order: a hand does not keep it.
    let heard = |told: &[Told<G::Event>]| -> Vec<String> {
        let audible = told.iter().filter(|told| told.to.includes(viewer));
        let lasting = audible.filter(|told| !G::fleeting(&told.event));
        let mut events: Vec<String> = lasting.map(|told| json(&told.event).to_string()).collect();
        events.sort_unstable();
        events
    };
    let (heard_here, heard_there) = (heard(told), heard(&told_there));
    ensure(
        heard_here == heard_there || after.view(viewer) != after_there.view(viewer),
        Property::Told,
        || {
            format!(
                "`{choice}` tells {} {heard_here:?}, in a determinization {heard_there:?}",
                named(viewer)
            )
        },
    )
}

fn check_outcome(outcome: &Outcome, seats: usize) -> Checked {
    let sides = &outcome.sides;
    let named_in_order = sides.iter().enumerate().all(|(i, side)| match side.name {
        SideName::Seat(seat) => i < seats && seat.index() == i,
        SideName::Automaton(_) => i >= seats,
    });
    ensure(
        sides.len() >= seats && named_in_order,
        Property::Outcome,
        || format!("{sides:?} for {seats} seats"),
    )?;
    for side in sides {
        let points: i32 = side.breakdown.iter().map(|(_, points)| points).sum();
        ensure(points == side.score, Property::Breakdown, || {
            format!("{}: {points} is not {}", side.name, side.score)
        })?;
    }
    ensure(
        sides.len() == 1 || sides.iter().any(|side| side.won),
        Property::Winner,
        || format!("{sides:?}"),
    )
}

fn rule_ids(markdown: &str) -> HashSet<String> {
    let sections = orrery_core::rules::parse(markdown);
    let rules = sections.into_iter().flat_map(|section| section.rules);
    rules.map(|rule| rule.id).collect()
}
