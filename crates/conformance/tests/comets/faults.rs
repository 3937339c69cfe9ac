//! The faults, and the property that each of them breaks.
//!
//! Not here, because no kit without rules can see it: a choice that is forgotten always, a wrong effect,
//! a `validate` that accepts everything.

use crate::broken::{Fault, HEALTHY};
use orrery_comets::{Choice, Comets, Event, Options};
use orrery_conformance::{Conform, Property};
use orrery_core::{Audience, Decision, Game, Refusal, Rng, Seat, SideName, Sink, Viewer};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};

pub(crate) const FAULTS: &[Fault] = &[
    // Options and starts
    Fault {
        name: "forgets four players",
        breaks: Property::Options,
        option_sets: || {
            let mut sets = Comets::option_sets();
            sets.retain(|options| options.players != 4);
            sets
        },
        ..HEALTHY
    },
    Fault {
        name: "offers impossible options",
        breaks: Property::Options,
        option_sets: || {
            vec![Options {
                players: 7,
                rounds: 4,
            }]
        },
        ..HEALTHY
    },
    Fault {
        name: "starts differently each time",
        breaks: Property::Seed,
        start: |options, seed| {
            static STARTS: AtomicU64 = AtomicU64::new(0);
            Comets::new(options, seed.wrapping_add(tick(&STARTS)))
        },
        ..HEALTHY
    },
    Fault {
        name: "ignores the seed",
        breaks: Property::Seed,
        start: |options, _| Comets::new(options, 1 << 40),
        ..HEALTHY
    },
    Fault {
        name: "keeps the seed but deals always the same",
        breaks: Property::Seed,
        start: |options, seed| {
            let game = Comets::new(options, 7)?;
            Ok(edit(&game, |state| state["rng"]["seed"] = json!(seed)))
        },
        ..HEALTHY
    },
    // The course of the game
    Fault {
        name: "has no outcome",
        breaks: Property::Decision,
        outcome: |_| None,
        ..HEALTHY
    },
    Fault {
        name: "asks an empty seat",
        breaks: Property::Decision,
        decision: |game| {
            let decision = game.decision()?;
            let seat = Seat::new(3).unwrap_or_default();
            Some(Decision { seat, ..decision })
        },
        ..HEALTHY
    },
    Fault {
        name: "has a dead end",
        breaks: Property::Stuck,
        choices: |state, out| {
            if !is_dazzled(&state.game) {
                state.game.choices(out);
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "never ends",
        breaks: Property::Ends,
        apply: |game, choice, events| {
            game.apply(choice, events);
            if game.decision().is_none() {
                *game = edit(game, |state| state["round"] = json!(1));
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "depends on a counter",
        breaks: Property::Replay,
        apply: |game, choice, events| {
            static CHOICES: AtomicU64 = AtomicU64::new(0);
            game.apply(choice, events);
            let bonus = tick(&CHOICES) % 1000;
            *game = edit(game, |state| state["players"][0]["score"] = json!(bonus));
        },
        ..HEALTHY
    },
    Fault {
        name: "hashes the clock",
        breaks: Property::Replay,
        fingerprint: |_| {
            static CLOCK: AtomicU64 = AtomicU64::new(0);
            tick(&CLOCK)
        },
        ..HEALTHY
    },
    Fault {
        name: "lists an illegal choice",
        breaks: Property::Valid,
        choices: |state, out| {
            state.game.choices(out);
            if !out.is_empty() && !is_dazzled(&state.game) && !out.contains(&Choice::Observe) {
                out.push(Choice::Observe);
            }
        },
        refusals: |game| {
            let mut refusals = game.refusals();
            refusals.retain(|refusal| refusal.what != "observe" || is_dazzled(game));
            refusals
        },
        ..HEALTHY
    },
    Fault {
        name: "loses a field in json",
        breaks: Property::Json,
        moves_matter: true,
        ..HEALTHY
    },
    // Choices
    Fault {
        name: "forgets a choice once restored",
        breaks: Property::StableChoices,
        choices: |state, out| {
            state.game.choices(out);
            if state.moves == 0 {
                out.pop();
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "lists in the order of a hash set",
        breaks: Property::StableChoices,
        choices: |state, out| {
            let mut choices = Vec::new();
            state.game.choices(&mut choices);
            out.extend(choices.into_iter().collect::<HashSet<_>>());
        },
        ..HEALTHY
    },
    Fault {
        name: "lists a choice twice",
        breaks: Property::StableChoices,
        choices: |state, out| {
            state.game.choices(out);
            out.extend(out.last().copied());
        },
        ..HEALTHY
    },
    Fault {
        name: "refuses a listed choice",
        breaks: Property::Accepts,
        accepts: |choice, listed| listed && choice != Choice::Chase(5),
        ..HEALTHY
    },
    Fault {
        name: "rests without effect",
        breaks: Property::Progress,
        apply: |game, choice, events| {
            if choice != Choice::Rest {
                game.apply(choice, events);
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "accepts an illegal choice",
        breaks: Property::Refuses,
        accepts: |choice, listed| listed || choice == Choice::Rest,
        ..HEALTHY
    },
    Fault {
        name: "fines refused choices",
        breaks: Property::Untouched,
        after_refusal: |game, _| {
            *game = edit(game, |state| state["players"][0]["score"] = json!(0));
        },
        ..HEALTHY
    },
    Fault {
        name: "tells of refused choices",
        breaks: Property::Untouched,
        after_refusal: |_, events| {
            events.tell(Audience::All, || Event::Shuffled);
        },
        ..HEALTHY
    },
    Fault {
        name: "panics",
        breaks: Property::Panics,
        apply: |game, choice, events| {
            assert!(!matches!(choice, Choice::Drop(_)), "cannot drop");
            game.apply(choice, events);
        },
        ..HEALTHY
    },
    // Texts
    Fault {
        name: "pads texts",
        breaks: Property::Text,
        text: |choice| format!("{choice} "),
        parse: |text| text.strip_suffix(' ').ok_or(())?.parse(),
        ..HEALTHY
    },
    Fault {
        name: "shares a text",
        breaks: Property::UniqueText,
        text: |choice| match choice {
            Choice::Rest => Choice::Observe.to_string(),
            _ => choice.to_string(),
        },
        ..HEALTHY
    },
    Fault {
        name: "cannot parse a text",
        breaks: Property::Parses,
        parse: |text| {
            text.parse()
                .ok()
                .filter(|choice| *choice != Choice::Chase(7))
                .ok_or(())
        },
        ..HEALTHY
    },
    Fault {
        name: "parses another choice",
        breaks: Property::Parses,
        parse: |text| {
            text.parse().map(|choice| match choice {
                Choice::Drop(comet) => Choice::Chase(comet),
                _ => choice,
            })
        },
        ..HEALTHY
    },
    Fault {
        name: "ignores case",
        breaks: Property::Canonical,
        parse: |text| text.to_lowercase().parse(),
        ..HEALTHY
    },
    Fault {
        name: "ignores space",
        breaks: Property::Canonical,
        parse: |text| text.trim().parse(),
        ..HEALTHY
    },
    Fault {
        name: "ignores leading zeros",
        breaks: Property::Canonical,
        parse: |text| text.replace(" 0", " ").parse(),
        ..HEALTHY
    },
    // Refusals
    Fault {
        name: "refuses by the hour",
        breaks: Property::StableRefusals,
        refusals: |game| {
            static HOUR: AtomicU64 = AtomicU64::new(0);
            let hour = i32::try_from(tick(&HOUR)).unwrap_or_default();
            also_refusing(
                game,
                Refusal::new("sleep", &["C2.1"]).lacking("hour", 0, hour),
            )
        },
        ..HEALTHY
    },
    Fault {
        name: "refuses a legal choice",
        breaks: Property::RefusesLegal,
        refusals: |game| also_refusing(game, Refusal::new("chase", &["C2.4"])),
        ..HEALTHY
    },
    Fault {
        name: "refuses without a reason",
        breaks: Property::Explained,
        refusal: |_, choice| Some(Refusal::new(choice.to_string(), &["C2.1"])),
        ..HEALTHY
    },
    Fault {
        name: "does not say why a comet cannot be dropped",
        breaks: Property::Explained,
        refusal: |game, choice| {
            (HEALTHY.refusal)(game, choice).filter(|_| choice != Choice::Drop(3))
        },
        ..HEALTHY
    },
    Fault {
        name: "speaks of all comets when asked about one",
        breaks: Property::Explained,
        refusal: |game, choice| {
            let mut refusal = (HEALTHY.refusal)(game, choice)?;
            refusal.what = refusal.what.split(' ').next()?.to_owned();
            Some(refusal)
        },
        ..HEALTHY
    },
    Fault {
        name: "misses fuel that is there",
        breaks: Property::Explained,
        refusal: |game, choice| Some((HEALTHY.refusal)(game, choice)?.lacking("fuel", 1, 1)),
        ..HEALTHY
    },
    Fault {
        name: "gives hidden reasons",
        breaks: Property::Possible,
        refusal: |game, choice| {
            let hidden = i32::try_from(seed(game) & 0xff).unwrap_or_default();
            Some((HEALTHY.refusal)(game, choice)?.lacking("fuel", 1000, hidden))
        },
        ..HEALTHY
    },
    Fault {
        name: "cites an unknown rule",
        breaks: Property::Rules,
        refusals: |game| also_refusing(game, Refusal::new("sleep", &["X2.9"])),
        ..HEALTHY
    },
    Fault {
        name: "cites no rule",
        breaks: Property::Rules,
        refusals: |game| also_refusing(game, Refusal::new("sleep", &[])),
        ..HEALTHY
    },
    // What is shown and told
    Fault {
        name: "depends on listeners",
        breaks: Property::Sinks,
        if_heard: |game| {
            *game = edit(game, |state| state["players"][0]["score"] = json!(0));
        },
        ..HEALTHY
    },
    Fault {
        name: "shows the seed",
        breaks: Property::Canary,
        also_shows: |game| json!(seed(game)),
        ..HEALTHY
    },
    Fault {
        name: "shows the seed in hex",
        breaks: Property::Canary,
        also_shows: |game| json!(format!("{:X}", seed(game))),
        ..HEALTHY
    },
    Fault {
        name: "shows the seed in bytes",
        breaks: Property::Canary,
        also_shows: |game| json!(seed(game).to_le_bytes()),
        ..HEALTHY
    },
    Fault {
        name: "tells the seed",
        breaks: Property::Canary,
        also_tells: |before, _| look(before, "/rng"),
        ..HEALTHY
    },
    Fault {
        name: "refuses with the seed",
        breaks: Property::Canary,
        refusals: |game| also_refusing(game, Refusal::new(seed(game).to_string(), &["C2.1"])),
        ..HEALTHY
    },
    Fault {
        name: "leaks a hand",
        breaks: Property::View,
        also_shows: |game| look(game, "/players/0/hand"),
        ..HEALTHY
    },
    Fault {
        name: "leaks the size of the next comet",
        breaks: Property::View,
        also_shows: |game| {
            let deck = look(game, "/deck");
            let next = deck.as_array().and_then(|deck| deck.last()?.as_u64());
            json!(next.is_some_and(|comet| comet > 9))
        },
        ..HEALTHY
    },
    Fault {
        name: "tells the deck",
        breaks: Property::Told,
        also_tells: |before, choice| match choice {
            Choice::Rest => look(before, "/deck"),
            _ => Value::Null,
        },
        ..HEALTHY
    },
    Fault {
        name: "tells everybody what was drawn",
        breaks: Property::Told,
        also_tells: |before, choice| {
            let deck = look(before, "/deck");
            match (choice, deck.as_array().and_then(|deck| deck.last())) {
                (Choice::Observe, Some(drawn)) => drawn.clone(),
                _ => Value::Null,
            }
        },
        ..HEALTHY
    },
    // Determinizations
    Fault {
        name: "determinizes impossibly",
        breaks: Property::Possible,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            edit(&dealt, |state| {
                if let Some(top) = state["deck"]
                    .as_array()
                    .and_then(|deck| deck.last().cloned())
                {
                    state["aside"] = top;
                }
            })
        },
        ..HEALTHY
    },
    Fault {
        name: "offers choices by hidden things",
        breaks: Property::Possible,
        choices: |state, out| {
            state.game.choices(out);
            if look(&state.game, "/aside").as_u64() > Some(5) {
                out.retain(|choice| *choice != Choice::Observe);
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "refuses by hidden things",
        breaks: Property::Possible,
        refusals: |game| {
            let aside = look(game, "/aside").as_i64().unwrap_or_default() as i32;
            also_refusing(
                game,
                Refusal::new("sleep", &["C2.1"]).lacking("luck", 0, aside),
            )
        },
        ..HEALTHY
    },
    Fault {
        name: "does not determinize",
        breaks: Property::Forgetful,
        determinize: |game, _, _| *game,
        ..HEALTHY
    },
    Fault {
        name: "keeps the generator",
        breaks: Property::Forgetful,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            edit(&dealt, |state| state["rng"] = look(game, "/rng"))
        },
        ..HEALTHY
    },
    Fault {
        name: "peeks at the truth",
        breaks: Property::Forgetful,
        determinize: |game, viewer, seed| {
            let aside = look(game, "/aside").as_u64().unwrap_or_default();
            game.determinize(viewer, seed ^ aside)
        },
        ..HEALTHY
    },
    Fault {
        name: "keeps the deck",
        breaks: Property::Dealt,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            put_back(game, &dealt, usize::MAX)
        },
        ..HEALTHY
    },
    Fault {
        name: "keeps the top of the deck",
        breaks: Property::Dealt,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            put_back(game, &dealt, 1)
        },
        ..HEALTHY
    },
    Fault {
        name: "hides nothing from spectators",
        breaks: Property::Dealt,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            match viewer {
                Viewer::Seat(_) => dealt,
                Viewer::Spectator => edit(game, |state| {
                    state["rng"] = serde_json::to_value(Rng::new(seed)).expect("JSON");
                }),
            }
        },
        ..HEALTHY
    },
    Fault {
        name: "changes what the viewer knows",
        breaks: Property::View,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            edit(&dealt, |state| state["players"][0]["fuel"] = json!(2))
        },
        ..HEALTHY
    },
    Fault {
        name: "changes what no view shows",
        breaks: Property::Secrets,
        determinize: |game, viewer, seed| {
            let dealt = game.determinize(viewer, seed);
            edit(&dealt, |state| state["first"] = json!(1))
        },
        ..HEALTHY
    },
    Fault {
        name: "names a secret that is nowhere",
        breaks: Property::Secrets,
        secrets: |game, viewer| {
            let mut secrets = game.secrets(viewer);
            secrets.push("/players/0/sleeve".to_owned());
            secrets
        },
        ..HEALTHY
    },
    Fault {
        name: "does not name a secret",
        breaks: Property::Secrets,
        secrets: |game, viewer| {
            let mut secrets = game.secrets(viewer);
            secrets.retain(|pointer| pointer != "/aside");
            secrets
        },
        ..HEALTHY
    },
    // Outcomes
    Fault {
        name: "leaves out a side",
        breaks: Property::Outcome,
        outcome: |game| {
            let mut outcome = game.outcome()?;
            outcome.sides.pop();
            Some(outcome)
        },
        ..HEALTHY
    },
    Fault {
        name: "names a side wrongly",
        breaks: Property::Outcome,
        outcome: |game| {
            let mut outcome = game.outcome()?;
            outcome.sides[0].name = SideName::Automaton("nobody".to_owned());
            Some(outcome)
        },
        ..HEALTHY
    },
    Fault {
        name: "adds up wrongly",
        breaks: Property::Breakdown,
        outcome: |game| {
            let mut outcome = game.outcome()?;
            outcome.sides[1].score += 1;
            Some(outcome)
        },
        ..HEALTHY
    },
    Fault {
        name: "has no winner",
        breaks: Property::Winner,
        outcome: |game| {
            let mut outcome = game.outcome()?;
            for side in &mut outcome.sides {
                side.won = false;
            }
            Some(outcome)
        },
        ..HEALTHY
    },
];

fn state(game: &Comets) -> Value {
    serde_json::to_value(game).expect("a state is JSON")
}

fn look(game: &Comets, pointer: &str) -> Value {
    state(game).pointer(pointer).cloned().unwrap_or_default()
}

fn edit(game: &Comets, change: impl FnOnce(&mut Value)) -> Comets {
    let mut value = state(game);
    change(&mut value);
    serde_json::from_value(value).expect("still a state")
}

fn seed(game: &Comets) -> u64 {
    look(game, "/rng/seed").as_u64().expect("a seed")
}

fn also_refusing(game: &Comets, refusal: Refusal) -> Vec<Refusal> {
    let mut refusals = game.refusals();
    refusals.push(refusal);
    refusals
}

fn is_dazzled(game: &Comets) -> bool {
    game.decision()
        .is_some_and(|decision| decision.about == "dazzled")
}

/// Stands for anything that is neither options, seed nor choices: a global counter, a clock.
fn tick(counter: &AtomicU64) -> u64 {
    counter.fetch_add(1, Ordering::Relaxed)
}

/// Swaps comets until the top `cards` of the dealt deck are the true ones again.
fn put_back(truth: &Comets, dealt: &Comets, cards: usize) -> Comets {
    let true_deck = look(truth, "/deck");
    let true_deck = true_deck.as_array().expect("a list");
    edit(dealt, |state| {
        for (place, comet) in true_deck.iter().enumerate().rev().take(cards) {
            let there = state["deck"][place].clone();
            let swap = |value: &mut Value| {
                if *value == *comet {
                    *value = there.clone();
                } else if *value == there {
                    *value = comet.clone();
                }
            };
            swap(&mut state["aside"]);
            for pointer in [
                "/deck",
                "/players/0/hand",
                "/players/1/hand",
                "/players/2/hand",
                "/players/3/hand",
            ] {
                let list = state.pointer_mut(pointer).and_then(Value::as_array_mut);
                list.into_iter().flatten().for_each(swap);
            }
        }
    })
}
