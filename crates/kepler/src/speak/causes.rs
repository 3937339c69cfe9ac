//! What speaks for a choice just now: what it counts for, what it fulfils, and what the round still decides. All of it is
//! read from what its player sees before and after it.

use super::{card_name, objective_name};
use crate::choice::Choice;
use crate::names::{Source, Track};
use crate::view::{Goal, PlayerView, View};
use orrery_core::{Phrase, Seat};

/// Points that no later choice takes away.
const LASTING: [Source; 8] = [
    Source::AllTypes,
    Source::ThreeOfAType,
    Source::Technologies,
    Source::Medals,
    Source::Zones,
    Source::Colonial,
    Source::Technology,
    Source::Terraformed,
];

pub(super) fn causes(seat: Seat, before: &View, choice: Choice, after: &View) -> Vec<Phrase> {
    let players = before.players.get(seat.index());
    let Some((own, then)) = players.zip(after.players.get(seat.index())) else {
        return Vec::new();
    };
    let mut told = points(own, then);
    told.extend(goals(after, own, then));
    told.extend(leads(seat, before, after));
    told.extend(progress_card(seat, before, after));
    told.extend(last_turn(before, choice));
    told
}

fn cause(key: &str) -> Phrase {
    Phrase::new(format!("reason-kepler-{key}"))
}

/// Points that count at the end (K14.2).
fn points(own: &PlayerView, then: &PlayerView) -> Vec<Phrase> {
    let more = |source: Source| {
        let at = source.index();
        let more = then.points.get(at)? - own.points.get(at)?;
        let told = || cause("points").with("source", source).with("n", more);
        (more > 0).then(|| told().citing(&["K14.2"]))
    };
    LASTING.into_iter().filter_map(more).collect()
}

/// Objectives that are fulfilled with this, or of which more is done.
fn goals(view: &View, own: &PlayerView, then: &PlayerView) -> Vec<Phrase> {
    let tell = |(was, is): (&Goal, &Goal)| {
        let card = &view.pack.objectives[is.objective as usize];
        let name = || objective_name(view.pack, is.objective);
        let told = |key: &str| cause(key).with("objective", name()).citing(&["K14.3"]);
        let done = |goal: &Goal| -> u8 {
            let parts = goal.progress.iter();
            parts.map(|&(have, need)| have.min(need)).sum()
        };
        match (was.met, is.met) {
            (false, true) => Some(told("objective").with("n", card.points)),
            (false, false) if done(is) > done(was) => {
                let all: u8 = is.progress.iter().map(|&(_, need)| need).sum();
                Some(
                    told("objective-nearer")
                        .with("n", done(is))
                        .with("all", all),
                )
            }
            _ => None,
        }
    };
    let both = own.goals.iter().zip(&then.goals);
    both.filter(|(was, is)| was.objective == is.objective)
        .filter_map(tell)
        .collect()
}

/// Tracks on which nobody is ahead of the player any more, while medals lie on the progress card (K11.3).
fn leads(seat: Seat, before: &View, after: &View) -> Vec<Phrase> {
    let lead = |track: Track| {
        let medals = after.on_card[track.index()];
        let gained = !in_front(before, seat, track) || before.on_card[track.index()] == 0;
        let told = || cause("medals").with("track", track).with("n", medals);
        (medals > 0 && gained && in_front(after, seat, track)).then(|| told().citing(&["K11.3"]))
    };
    Track::ALL.iter().copied().filter_map(lead).collect()
}

/// Whether nobody, the ghost included, is farther on this track (K15.7).
fn in_front(view: &View, seat: Seat, track: Track) -> bool {
    let players = view.players.iter().map(|player| player.tracks);
    let ghost = view.solo.map(|solo| solo.ghost.tracks);
    let mut all = players.chain(ghost).map(|tracks| tracks[track.index()]);
    let own = view.player(seat).tracks[track.index()];
    all.all(|other| other <= own)
}

/// Whether the progress card will concern the player at the end of the round (K11.1), as things stand: only what may be
/// declined, so that it is never worse than nothing.
fn progress_card(seat: Seat, before: &View, after: &View) -> Option<Phrase> {
    let index = after.card.filter(|card| before.card == Some(*card))?;
    let mut steps = (0..).zip(&after.pack.cards[index as usize].steps);
    let concerned = |view: &View, at: usize| {
        let seats = view.concerned.get(at);
        seats.is_some_and(|seats| seats.contains(&seat))
    };
    let helps =
        steps.any(|(at, step)| step.optional && concerned(after, at) && !concerned(before, at));
    let told = || cause("card").with("card", card_name(after.pack, index));
    helps.then(|| told().citing(&["K11.1"]))
}

/// One turn a round, and no round after this one (K5.1).
fn last_turn(view: &View, choice: Choice) -> Option<Phrase> {
    let last = view.round >= view.pack.rounds && matches!(choice, Choice::Action(_));
    last.then(|| cause("last-turn").citing(&["K5.1"]))
}
