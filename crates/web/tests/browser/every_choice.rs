//! Every kind of choice of both games is clicked on the drawn board.

use crate::cdp::{Browser, Page};
use crate::kit::{Server, Start, beginning, generous};
use crate::plan::{Guide, Kinds, Notation, Step};
use orrery_core::{Game, Seat, Silent, Speak};
use orrery_kepler::Kepler;
use orrery_seti::choice::{Choice, Spot};
use orrery_seti::names::{Body, Card, Moon, Species, Trace};
use orrery_seti::pack::pack;
use orrery_seti::state::{Marker, Piece, Sample, SpeciesSlot};
use orrery_seti::{Options, Seti};
use serde_json::json;
use std::sync::OnceLock;

const SETI: &str = include_str!("../../../../docs/notation-seti.md");
const KEPLER: &str = include_str!("../../../../docs/notation-kepler.md");

/// A species that has been met, whose ten cards begin with this number.
fn meet(slot: &mut SpeciesSlot, first: u8) {
    slot.discovered = true;
    slot.discovery = [Some(Marker::Neutral); 3];
    slot.deck = (first..first + 9).filter_map(Card::species).collect();
    slot.face_up = Card::species(first + 9);
}

/// A position near the rare choices: everybody is rich, stars are about to be completed, figures stand at
/// planets, cards that remove them are at hand, and half of the time the Mascamites have been met.
pub fn rich(options: &Options, seed: u64) -> Seti {
    let mut game = Seti::new(options, seed).unwrap();
    for player in game.players.iter_mut() {
        player.credits = 30;
        player.energy = 30;
        player.publicity = 10;
    }
    let first = Seat::first(1).next().unwrap();
    for card in ["15", "84"] {
        let card = card.parse().unwrap();
        if let Some(place) = game.deck.iter().position(|one| *one == card) {
            game.deck.remove(place);
            game.players[0].hand.insert(card);
        }
    }
    let venus = &mut game.planets[Body::Venus.index()];
    venus.orbiters = [2, 0, 0, 0];
    venus.first_orbiter = Some(Marker::of(first));
    game.moons[Moon::Io.index()][0] = 1;
    for (star, sector) in pack().stars.iter().zip(&mut game.sectors) {
        let seats = Seat::first(2).cycle();
        sector.marks = seats.take(star.capacity as usize - 1).collect();
    }
    let mut slots = game.species.iter_mut();
    if let Some(slot) = slots.find(|slot| slot.species == Species::Oumuamua) {
        meet(slot, 21);
        game.relics.tile = Seat::first(2).collect();
        for player in game.players.iter_mut() {
            player.exofossils = 8;
        }
    }
    let mars = game.space_of(Body::Mars);
    // Half of the games, because nobody can take a sample where all are delivered.
    let met = game
        .species
        .iter_mut()
        .find(|slot| slot.species == Species::Mascamites);
    if let Some(slot) = met.filter(|_| seed % 2 == 1) {
        meet(slot, 1);
        let mission = Card::species(4).unwrap();
        let place = slot.deck.iter().position(|card| *card == mission).unwrap();
        slot.deck.remove(place);
        game.players[0].played.insert(mission);
        let [rest @ .., last] = Sample::all();
        game.relics.delivered = rest.into_iter().collect();
        game.players[0].pieces.push(Piece {
            at: mars,
            sample: Some(last),
        });
    }
    game.validate().unwrap();
    game
}

/// Makes a table and gives back its id.
pub const CREATE: &str = "async (table) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(table)});
    return (await answer.json()).id;
}";

/// Marks the next thing to click on the way to a choice as `wanted`: a list that is still closed, or the
/// button. Tells whether it is the button, and whether it lies beside the board.
const FIND: &str = "(choice) => {
    const all = [...document.querySelectorAll('#table button[name=choice]')].filter((one) => one.value === choice);
    if (all.length !== 1) return `${all.length} buttons`;
    let next = all[0];
    for (let up = all[0].parentElement; up; up = up.parentElement) {
        if (up.matches('details:not([open])')) next = up.querySelector(':scope > summary');
        if (up.matches('[popover]:not(:popover-open)')) next = up = document.querySelector(`[popovertarget=${up.id}]`);
    }
    document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
    next.dataset.wanted = '';
    return {button: next === all[0], tray: !!all[0].closest('#choices')};
}";

/// Clicks on a choice, opening what it lies in; true if it lies beside the board.
fn click(browser: &mut Browser, page: &Page, choice: &str) -> bool {
    loop {
        let found = browser.eval(page, &format!("({FIND})({})", json!(choice)));
        assert!(found.is_object(), "{choice}: {found}");
        browser.click(page, "[data-wanted]");
        if found["button"] == true {
            return found["tray"] == true;
        }
    }
}

/// Clicks on every choice in its position. The server must begin games with these positions, the seed
/// being the number of the step. Returns the kinds that were clicked beside the board.
fn click_all<G: Speak>(server: &Server, steps: &[Step<G>]) -> Kinds {
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    let mut beside = Kinds::new();
    // How many choices were made at the table on the screen, and whether the last of them was made for the player.
    let (mut seq, mut went_on) = (0, false);
    for (
        number,
        Step {
            options,
            before,
            choice,
            kinds,
        },
    ) in steps.iter().enumerate()
    {
        let seat = Game::decision(before).unwrap().seat;
        let goes_on = number.checked_sub(1).is_some_and(|last| {
            let mut last = steps[last].clone();
            last.before.apply(last.choice, &mut Silent);
            last.before == *before
                && Game::decision(&steps[number - 1].before).unwrap().seat == seat
        });
        if !goes_on || went_on {
            let mut seats = vec![json!({"kind": "me"})];
            seats.resize(Game::seats(before), json!({"kind": "here"}));
            let table =
                json!({"game": G::INFO.id, "options": options, "seed": number, "seats": seats});
            let id = browser.eval(&page, &format!("({CREATE})({table})"));
            let id = id.as_str().unwrap();
            browser.open(&page, &format!("{}/t/{id}?seat={seat}", server.url));
            seq = 0;
        }
        if click(&mut browser, &page, &choice.to_string()) {
            beside.extend(kinds.iter().cloned());
        }
        let made = "Number(document.getElementById('table').dataset.seq)";
        browser.until(&page, &format!("{made} > {seq}"));
        let now = browser.eval(&page, made).as_u64().unwrap();
        (went_on, seq) = (now > seq + 1, now);
    }
    assert_eq!(browser.complaints(), [""; 0]);
    beside
}

static SETI_STEPS: OnceLock<Vec<Step<Seti>>> = OnceLock::new();
static KEPLER_STEPS: OnceLock<Vec<Step<Kepler>>> = OnceLock::new();

#[test]
fn every_kind_of_choice_of_seti_is_clicked() {
    let notation = Notation::read(SETI, &[]);
    let mut all = notation.all();
    for &species in Species::ALL {
        for &color in Trace::ALL {
            let spaces = pack().boards[species.index()][color.index()].len();
            all.extend((1..=spaces).map(|row| format!("{species} {color} {row}")));
        }
    }
    for give in ["credit", "energy", "card"] {
        let gains = ["credit", "energy", "card"]
            .into_iter()
            .filter(|gain| *gain != give);
        all.extend(gains.map(|gain| format!("exchange {give} {gain}")));
    }
    let kinds = |options: &Options, choice: Choice| {
        let mut kinds = Kinds::from([notation.kind(&choice.to_string())]);
        if let (Choice::Trace(color, side, Spot::Row(row)), Some(species)) =
            (choice, options.species)
        {
            kinds.insert(format!("{} {color} {row}", species[side.index()]));
        }
        kinds
    };
    let guide = Guide {
        start: rich,
        kinds: &kinds,
    };
    let steps = SETI_STEPS.get_or_init(|| guide.search(all));
    let start: Start = |_, seed| Ok(Box::new(SETI_STEPS.get().unwrap()[seed as usize].before));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let beside = click_all(&server, steps);
    let mut actions = notation.below(&["Setup and main actions", "Free actions"]);
    actions.remove("end");
    let off_the_board: Vec<_> = beside.intersection(&actions).collect();
    assert!(
        off_the_board.is_empty(),
        "{off_the_board:?} have no place on the board"
    );
}

#[test]
fn every_kind_of_choice_of_kepler_is_clicked() {
    let notation = Notation::read(
        KEPLER,
        &[("action", "main action"), ("bonus", "bonus action")],
    );
    let kinds = |_: &orrery_kepler::Options, choice: orrery_kepler::Choice| {
        Kinds::from([notation.kind(&choice.to_string())])
    };
    let start =
        |options: &orrery_kepler::Options, seed| <Kepler as Game>::new(options, seed).unwrap();
    let guide = Guide {
        start,
        kinds: &kinds,
    };
    let steps = KEPLER_STEPS.get_or_init(|| guide.search(notation.all()));
    let start: Start = |_, seed| Ok(Box::new(KEPLER_STEPS.get().unwrap()[seed as usize].before));
    let server = Server::open(generous(), beginning(&[("kepler", start)]));
    let beside = click_all(&server, steps);
    // Answers of few words stand beside the prompt: those to a progress card, and which cubes.
    let ways_out = notation.below(&["Leaving a decision", "Ships"]);
    let answers = [
        "accept",
        "decline",
        "produce",
        "regenerate",
        "cube",
        "terraform",
        "exploit",
        "track",
    ];
    let mut on_board = beside.difference(&ways_out);
    let is_answer = |kind: &&String| answers.contains(&kind.split(' ').next().unwrap());
    assert!(on_board.all(|kind| is_answer(&kind)), "{beside:?}");
}
