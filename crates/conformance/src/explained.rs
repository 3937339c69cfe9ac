//! Whatever a player could try is either possible or refused for a reason.

use super::trial::Position;
use super::{Checked, Conform, Dice, Property, ensure};
use orrery_core::{Fact, Refusal, Viewer};
use std::collections::HashSet;

/// Asks about choices of the vocabulary, drawn at random: [`Property::Explained`].
pub(super) fn check_explained<G: Conform>(
    here: &Position<G>,
    rules: &HashSet<String>,
    vocabulary: &[G::Choice],
    choices: usize,
    dice: &mut Dice,
) -> Checked {
    let state = &here.state;
    let guess = state.decision().map(|decision| {
        let decides = Viewer::Seat(decision.seat);
        state.determinize(decides, dice.number())
    });
    for _ in 0..choices {
        let Some(&choice) = dice.pick(vocabulary) else {
            return Ok(());
        };
        let refusal = state.refusal(choice);
        let legal = here.choices.contains(&choice);
        let wanted = !legal && guess.is_some();
        ensure(refusal.is_some() == wanted, Property::Explained, || {
            format!("`{choice}`, which is legal: {legal}, has the refusal {refusal:?}")
        })?;
        if let (Some(refusal), Some(guess)) = (refusal, &guess) {
            let fault = fault_of(&refusal, &choice.to_string(), rules);
            ensure(fault.is_none(), Property::Explained, || {
                let fault = fault.unwrap_or_default();
                format!("the refusal of `{choice}`, {refusal:?}, {fault}")
            })?;
            let guessed = guess.refusal(choice);
            ensure(guessed == Some(refusal), Property::Possible, || {
                format!("another reason for `{choice}` in a determinization: {guessed:?}")
            })?;
        }
    }
    Ok(())
}

fn fault_of(refusal: &Refusal, choice: &str, rules: &HashSet<String>) -> Option<&'static str> {
    let satisfied = |fact: &Fact| fact.has >= fact.needs;
    if refusal.what != choice {
        Some("does not speak of it")
    } else if refusal.rules.is_empty() {
        Some("cites no rule")
    } else if !refusal.rules.iter().all(|rule| rules.contains(*rule)) {
        Some("cites a rule that does not exist")
    } else if refusal.why.is_none() && refusal.facts.is_empty() {
        Some("gives no reason")
    } else if refusal.facts.iter().any(satisfied) {
        Some("misses what is there")
    } else {
        None
    }
}
