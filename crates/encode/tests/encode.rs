//! Lively random games of every kind: indices and texts are one to one, vectors have one size and know no more than
//! their seat.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests may panic too"
)]
use orrery_conformance::Conform;
use orrery_core::{Game, Seat, Silent, Viewer};
use orrery_encode::{BOUND, CHOICES, Encode, Pen, VERSION, describe, parts, values};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use std::collections::{HashMap, HashSet};

/// Plays lively random games with all options and shows every position, but for those of other data packs.
fn positions<G: Encode + Conform>(games: u64, mut see: impl FnMut(&G, &[G::Choice], u64)) {
    let mut seen = 0;
    for (number, options) in
        (0..games).flat_map(|seed| G::option_sets().into_iter().map(move |one| (seed, one)))
    {
        let mut game = G::new(&options, number).unwrap();
        let mut random = orrery_core::Rng::new(number + 7);
        let mut choices = Vec::new();
        while game.decision().is_some() {
            choices.clear();
            game.choices(&mut choices);
            see(&game, &choices, seen);
            seen += 1;
            let choice = game.pick(&choices, |below| random.below(below)).unwrap();
            game.apply(choice, &mut Silent);
        }
        see(&game, &[], seen);
    }
    assert!(seen > 2_000, "{seen}");
}

fn every_offered_choice_has_an_index_of_its_own<G: Encode + Conform>() {
    let mut met: HashMap<usize, String> = HashMap::new();
    positions::<G>(6, |_, choices, _| {
        assert!(choices.len() <= CHOICES, "{}", choices.len());
        for choice in choices {
            let index = G::index(*choice).unwrap_or_else(|| panic!("`{choice}` has no index"));
            assert!(index < G::ACTIONS);
            assert_eq!(G::choice(index), Some(*choice), "{index}");
            let text = met.entry(index).or_insert_with(|| choice.to_string());
            assert_eq!(*text, choice.to_string());
        }
    });
    assert!(met.len() > 500, "{}", met.len());
}

#[test]
fn indices_of_seti_belong_to_the_offered_choices() {
    every_offered_choice_has_an_index_of_its_own::<Seti>();
}

#[test]
fn indices_of_kepler_belong_to_the_offered_choices() {
    every_offered_choice_has_an_index_of_its_own::<Kepler>();
}

/// From an index to a choice to a text, and all the way back.
fn every_index_is_one_text<G: Encode>() {
    let mut texts = HashMap::new();
    for index in 0..G::ACTIONS {
        let choice = G::choice(index).unwrap_or_else(|| panic!("{index} is no choice"));
        assert_eq!(G::index(choice), Some(index), "{choice}");
        let text = choice.to_string();
        let read = text.parse::<G::Choice>().ok();
        assert_eq!(read, Some(choice), "{text}");
        assert_eq!(texts.insert(text, index), None);
    }
    for beyond in [G::ACTIONS, G::ACTIONS + 1, usize::MAX] {
        assert_eq!(G::choice(beyond), None);
    }
    let kinds = G::kinds();
    assert_eq!(
        kinds.iter().map(|kind| kind.count).sum::<usize>(),
        G::ACTIONS
    );
    for kind in kinds {
        for index in [kind.first, kind.first + kind.count - 1] {
            let text = G::choice(index).unwrap().to_string();
            assert!(text.starts_with(kind.form), "{text}: {}", kind.form);
        }
    }
}

#[test]
fn all_indices_of_seti_are_texts() {
    every_index_is_one_text::<Seti>();
}

#[test]
fn all_indices_of_kepler_are_texts() {
    every_index_is_one_text::<Kepler>();
}

fn vector<G: Encode>(game: &G, seat: Seat) -> Vec<f32> {
    let mut out = vec![f32::NAN; G::FEATURES];
    game.observe(seat, &mut out);
    out
}

/// Every place is written, within bounds, and other truths behind the same sight give the same numbers.
fn a_vector_knows_what_its_seat_may_know<G: Encode + Conform>() {
    let mut spare = vec![0.0; 2 * G::FEATURES];
    let mut hidden = 0;
    positions::<G>(2, |game, _, number| {
        for seat in Seat::first(game.seats()) {
            let viewer = Viewer::Seat(seat);
            let mut pen = Pen::new(&mut spare);
            G::write(&game.view(viewer), seat, game.decision(), &mut pen);
            assert_eq!(pen.written(), G::FEATURES);
            if !number.is_multiple_of(7) {
                continue;
            }
            let sight = vector(game, seat);
            let wrong = sight.iter().position(|one| !(-BOUND..=BOUND).contains(one));
            assert_eq!(wrong, None);
            let guess = game.determinize(viewer, number);
            hidden += u32::from(guess.hash() != game.hash());
            assert_eq!(vector(&guess, seat), sight);
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn vectors_of_seti_keep_secrets() {
    a_vector_knows_what_its_seat_may_know::<Seti>();
}

#[test]
fn vectors_of_kepler_keep_secrets() {
    a_vector_knows_what_its_seat_may_know::<Kepler>();
}

/// A vector that told nothing would keep secrets too.
fn vectors_tell_positions_apart<G: Encode + Conform>() {
    let mut last = Vec::new();
    let (mut same, mut all) = (0, 0);
    positions::<G>(1, |game, _, _| {
        let now = vector(game, Seat::default());
        same += u32::from(now == last);
        all += 1;
        last = now;
    });
    assert!(same * 10 < all, "{same} of {all}");
}

#[test]
fn a_move_changes_the_vector() {
    vectors_tell_positions_apart::<Seti>();
    vectors_tell_positions_apart::<Kepler>();
}

fn parts_fill_the_vector<G: Encode>(game: &G) {
    let parts = parts(game);
    let mut next = 0;
    for part in &parts {
        assert_eq!(part.first, next, "{}", part.name);
        assert!(part.count > 0, "{}", part.name);
        next += part.count;
    }
    assert_eq!(next, G::FEATURES);
}

/// A game for four.
fn table<G: Game>(options: &G::Options) -> G {
    G::new(options, 1).unwrap()
}

fn seti() -> orrery_seti::Options {
    orrery_seti::Options {
        players: 4,
        ..Default::default()
    }
}

fn kepler() -> orrery_kepler::Options {
    orrery_kepler::Options {
        players: 4,
        ..Default::default()
    }
}

#[test]
fn the_page_tells_of_every_place() {
    parts_fill_the_vector(&table::<Seti>(&seti()));
    parts_fill_the_vector(&table::<Kepler>(&kepler()));
    let page = describe().unwrap();
    for line in [
        "| `step` *piece* (12) *space* (32) *extra* (59) |",
        "| first | 2 | nothing, `first` |",
        "| piece | 12 | `1` … `12` |",
        "| card | 178 | `1` … `138`, `et.1` … `et.40` |",
        "| place | 30 | `earth`, `1` … `28`, `storage` |",
        "| zone | 3 | `short`, `medium`, `long` |",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
}

/// What the page tells of the names of choices is enough to write every choice.
fn every_choice_follows_from_the_page<G: Encode>() {
    let mut told: HashMap<(&str, usize), Vec<String>> = HashMap::new();
    for kind in G::kinds() {
        let lists = values::<G>(&kind);
        for (&(name, count), list) in kind.names.iter().zip(&lists) {
            assert_eq!(list.len(), count, "{name} of {}", kind.form);
            let known = told.entry((name, count)).or_insert_with(|| list.clone());
            assert_eq!(known, list, "two lists are called {name}");
        }
        for index in 0..kind.count {
            let mut rest = kind.count;
            let named = lists.iter().map(|list| {
                rest /= list.len();
                list[index / rest % list.len()].as_str()
            });
            let words: Vec<&str> = std::iter::once(kind.form).chain(named).collect();
            let text = words.join(" ").replace("  ", " ");
            let choice = G::choice(kind.first + index).unwrap().to_string();
            assert_eq!(text.trim_end(), choice);
        }
    }
}

#[test]
fn choices_follow_from_the_page() {
    every_choice_follows_from_the_page::<Seti>();
    every_choice_follows_from_the_page::<Kepler>();
}

/// Every list that a meaning names is there, and every list is named.
fn meanings_name_their_lists<G: Encode>(game: &G) {
    let parts = parts(game);
    let named: HashSet<&str> = parts
        .iter()
        .flat_map(|part| part.meaning.split('*').skip(1).step_by(2))
        .collect();
    let orders = G::orders();
    let listed: HashSet<&str> = orders.iter().map(|order| order.name).collect();
    assert_eq!(named, listed);
    for part in &parts {
        let alone = part.meaning.strip_prefix("by *");
        let alone = alone.and_then(|rest| rest.strip_suffix('*'));
        let alone = alone.and_then(|name| orders.iter().find(|order| order.name == name));
        if let Some(order) = alone {
            assert_eq!(part.count, order.values.len(), "{}", part.name);
        }
    }
}

#[test]
fn the_page_has_the_lists_that_it_names() {
    meanings_name_their_lists(&table::<Seti>(&seti()));
    meanings_name_their_lists(&table::<Kepler>(&kepler()));
}

/// Fingerprints of all choices in order, of the parts and the lists that they are counted by, and of what a seat sees in
/// one position.
fn fingerprints<G: Encode>(game: &mut G) -> [u64; 3] {
    let choices = (0..G::ACTIONS).map(|index| format!("{}\n", G::choice(index).unwrap()));
    let parts = parts(game).into_iter();
    let parts = parts.map(|part| format!("{} {}\n", part.name, part.count));
    let orders = G::orders().into_iter();
    let orders = orders.map(|order| format!("{}: {}\n", order.name, order.values.join(", ")));
    let places: String = parts.chain(orders).collect();
    let mut choices_now = Vec::new();
    for ply in 0..60 {
        choices_now.clear();
        game.choices(&mut choices_now);
        let choice = choices_now[ply * 7 % choices_now.len()];
        game.apply(choice, &mut Silent);
    }
    let decision = game.decision().unwrap();
    let seen = vector(game, decision.seat).into_iter();
    let seen = seen.flat_map(|number| number.to_bits().to_le_bytes());
    [
        fingerprint(choices.collect::<String>().bytes()),
        fingerprint(places.bytes()),
        fingerprint(seen),
    ]
}

/// FNV-1a.
fn fingerprint(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// What somebody has learned with this version stays usable. Whoever changes the first or the second number of a game, or
/// what a place of a vector means, raises the version. A rule may change the position, and with it the third number alone.
#[test]
fn indices_and_places_keep_their_meaning() {
    assert_eq!(VERSION, 1);
    let seti = fingerprints(&mut table::<Seti>(&seti()));
    let kepler = fingerprints(&mut table::<Kepler>(&kepler()));
    assert_eq!(
        seti,
        [
            1937400275936379702,
            15344204409919377485,
            10556948048099291454
        ]
    );
    assert_eq!(
        kepler,
        [
            9498599811101478638,
            915884718812754286,
            12775407474347963227
        ]
    );
}
