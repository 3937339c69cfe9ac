//! What lively random games reach: cards, circles, missions, instructions, conditions, refusals.
//!
//! `cargo run --release -p orrery-seti --features coverage --example coverage -- 10000` prints a Markdown
//! report; what it lists as never reached needs a test of its own.

use orrery_conformance::Conform;
use orrery_core::{Game, Told};
use orrery_seti::names::{CARDS, Card};
use orrery_seti::op::{Addr, Op};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::{Event, Seti};
use std::collections::BTreeMap;

#[derive(Default)]
struct Reached {
    played: BTreeMap<Card, u64>,
    completed: BTreeMap<Card, u64>,
    circles: BTreeMap<(Card, u8), u64>,
    secrets: BTreeMap<Card, u64>,
    refusals: BTreeMap<String, u64>,
    decisions: BTreeMap<&'static str, u64>,
    discovered: BTreeMap<String, u64>,
}

impl Reached {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Played { card, .. } => *self.played.entry(*card).or_default() += 1,
            Event::Completed { card, .. } => *self.completed.entry(*card).or_default() += 1,
            Event::Covered { card, circle, .. } => {
                *self.circles.entry((*card, *circle)).or_default() += 1;
            }
            Event::SecretPlayed {
                card: Some(card), ..
            } => {
                *self.secrets.entry(*card).or_default() += 1;
            }
            Event::Discovered { species, .. } => {
                *self.discovered.entry(species.to_string()).or_default() += 1;
            }
            _ => {}
        }
    }
}

/// A random number generator of a few lines; the games need no more.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

fn play(reached: &mut Reached, mut state: Seti, seed: u64) {
    let mut dice = Dice((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut choices = Vec::new();
    let mut events: Vec<Told<Event>> = Vec::new();
    while let Some(decision) = state.decision() {
        *reached.decisions.entry(decision.about).or_default() += 1;
        if dice.below(20) == 0 {
            for refusal in state.refusals() {
                let verb = refusal.what.split(' ').next().unwrap_or_default();
                let key = format!("{verb}: {}", refusal.rules.join(" "));
                *reached.refusals.entry(key).or_default() += 1;
            }
        }
        choices.clear();
        state.choices(&mut choices);
        let choice = state.pick(&choices, |total| dice.below(total as u64) as usize);
        state.apply(choice.unwrap_or(choices[0]), &mut events);
        events.drain(..).for_each(|told| reached.note(&told.event));
    }
}

fn list<T: ToString>(title: &str, items: impl Iterator<Item = T>) {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    let text = if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(", ")
    };
    println!("- {title}: {text}");
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(1000);
    let sets = Seti::option_sets();
    let mut reached = Reached::default();
    for game in 0..games {
        let options = &sets[game as usize % sets.len()];
        let state = Seti::new(options, game).expect("the option sets are valid");
        play(&mut reached, state, game);
    }
    let all = || (0..CARDS).map(Card::at);
    let kind = |card: Card| pack().card(card).kind;
    let count = |map: &BTreeMap<Card, u64>, card: Card| map.get(&card).copied().unwrap_or(0);
    println!("# Coverage of {games} random games\n");
    let playable = || all().filter(|&card| kind(card) != Kind::Exertian);
    let fewest = playable()
        .map(|card| count(&reached.played, card))
        .min()
        .unwrap_or(0);
    println!(
        "Fewest plays of a card: {fewest}. Discoveries: {:?}.\n",
        reached.discovered
    );
    println!("Never or hardly reached:\n");
    list(
        "cards played fewer than 20 times",
        playable().filter(|&c| count(&reached.played, c) < 20),
    );
    let conditional = all().filter(|&card| kind(card) == Kind::Conditional);
    list(
        "conditional missions never completed",
        conditional.filter(|&c| count(&reached.completed, c) == 0),
    );
    let circles =
        all().flat_map(|card| (0..pack().card(card).slots.len() as u8).map(move |i| (card, i)));
    let open = circles.filter(|circle| !reached.circles.contains_key(circle));
    list(
        "circles never covered",
        open.map(|(card, circle)| format!("{card}/{}", circle + 1)),
    );
    let exertian = all().filter(|&card| kind(card) == Kind::Exertian);
    list(
        "Exertian cards never played",
        exertian.filter(|&c| count(&reached.secrets, c) == 0),
    );
    let counts = orrery_seti::coverage::counts();
    let code = (0..).take_while(|&pc: &Addr| pack().code.contains(pc));
    let unused = code.filter(|pc| pack().code.at(*pc) != Op::End && !counts.code.contains_key(pc));
    list(
        "instructions never executed",
        unused.map(|pc| format!("{pc} {:?}", pack().code.at(pc))),
    );
    let one_way = counts
        .conditions
        .iter()
        .filter(|(_, [no, yes])| *no == 0 || *yes == 0);
    list(
        "conditions seen one way only",
        one_way.map(|(name, [no, _])| {
            format!("{name} always {}", if *no == 0 { "true" } else { "false" })
        }),
    );
    println!(
        "\nDecisions: {:?}\n\nRefusals: {:#?}",
        reached.decisions, reached.refusals
    );
}
