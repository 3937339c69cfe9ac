//! Random games of Kepler-3042 of every kind, drawn for everybody: each legal choice has its one button, the
//! pictures show what the view says, and nothing else.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_board::{Drawing, Scene};
use orrery_conformance::Conform;
use orrery_core::{Game, Match, Rng, Seat, Silent, Viewer};
use orrery_kepler::brings::{Gain, Good};
use orrery_kepler::names::{Main, OBJECTIVES, Resource, SHIPS, Source};
use orrery_kepler::op::Op;
use orrery_kepler::state::What;
use orrery_kepler::{Choice, Kepler, Options, View};
use orrery_text::Lang;
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Ada", "Björn", "Çelik & Söhne", "<Dana>"];

/// A drawing as one text, and the choices in the tray.
pub(super) struct Drawn {
    pub(super) html: String,
    pub(super) tray: Vec<String>,
}

pub(super) fn draw(state: &Kepler, viewer: Viewer, lang: Lang) -> Drawn {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let names: Vec<String> = NAMES.map(str::to_owned).into();
    let scene = Scene {
        look: &state.look(viewer),
        viewer: seat,
        told: &[],
        names: &names[..Game::seats(state)],
        you: None,
        so_far: None,
        result: None,
        lang,
        icons: "/icons.svg",
    };
    let Drawing {
        parts,
        answers,
        tray,
        ..
    } = orrery_board::draw("kepler", &scene).unwrap();
    let parts = parts.into_iter().map(|part| part.html.into_string());
    Drawn {
        html: parts.chain([answers.into_string()]).collect(),
        tray: tray.into_iter().map(|button| button.choice).collect(),
    }
}

/// What stands between this and the next quotation mark, everywhere.
fn values<'a>(html: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(before)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
}

/// Every choice has one button, on the board or in the tray; whoever does not decide has none.
fn check_choices(state: &Kepler, viewer: Viewer, drawn: &Drawn) {
    let mut shown: Vec<String> = values(&drawn.html, "name=\"choice\" value=\"")
        .map(str::to_owned)
        .collect();
    let hops: Vec<&str> = values(&drawn.html, "name=\"choices\" value=\"").collect();
    let buttons = drawn.html.matches("form=\"play\"").count();
    assert_eq!(shown.len() + hops.len(), buttons);
    match Game::decision(state) {
        Some(decision) if viewer.is(decision.seat) => check_together(state, &hops),
        _ => assert!(hops.is_empty()),
    }
    shown.extend(drawn.tray.iter().cloned());
    let mut legal = state.look(viewer).offers();
    legal.sort_by(|one, other| one.choice.cmp(&other.choice));
    shown.sort();
    assert_eq!(
        shown,
        legal
            .into_iter()
            .map(|offer| offer.choice)
            .collect::<Vec<_>>()
    );
    // The ways on, and the answers to a progress card, which must be in view whatever lies above the card.
    let ways_out = |choice: &String| {
        use Choice::{Accept, Decline, Done, End, Skip, Stay};
        matches!(
            choice.parse(),
            Ok(Done | Skip | Stay | End | Accept | Decline)
        )
    };
    assert!(
        drawn.tray.iter().all(ways_out),
        "{:?} has a place on the board",
        drawn.tray
    );
}

/// Choices that belong together are legal one after the other. Every hex that a ship can reach, now or once the bonus
/// actions are done, is offered once with it; every planet that can be colonised and every technology that can be paid
/// once with the action.
fn check_together(state: &Kepler, together: &[&str]) {
    let listed = |state: &Kepler| {
        let mut choices = Vec::new();
        Game::choices(state, &mut choices);
        choices
    };
    for several in together {
        let mut next = *state;
        for choice in several.split(';') {
            let choice: Choice = choice.parse().unwrap();
            assert!(listed(&next).contains(&choice), "{choice} of {several}");
            Game::apply(&mut next, choice, &mut Silent);
        }
    }
    let after = |first: Choice| {
        let mut chosen = *state;
        Game::apply(&mut chosen, first, &mut Silent);
        listed(&chosen)
    };
    let count = |word: &str| {
        let of = together.iter().filter(|several| several.starts_with(word));
        of.count()
    };
    let mut reached = BTreeSet::new();
    let mut settled = 0;
    let reaches = |state: &Kepler, ship: Choice| {
        let mut chosen = *state;
        Game::apply(&mut chosen, ship, &mut Silent);
        let moves = listed(&chosen).into_iter().filter_map(|then| match then {
            Choice::Move(_, hex) => Some(hex),
            _ => None,
        });
        moves.collect::<Vec<_>>()
    };
    let is_ship = |choice: &Choice| matches!(choice, Choice::Ship(_));
    if let Some(decision) = Game::decision(state)
        && decision.about == "bonus"
    {
        let mut later = *state;
        Game::apply(&mut later, Choice::Done, &mut Silent);
        let ships = listed(&later).into_iter().filter(is_ship);
        let later: BTreeSet<_> = ships.flat_map(|ship| reaches(&later, ship)).collect();
        assert_eq!(count("done;ship "), later.len(), "{together:?}");
        assert_eq!(count("done;") - later.len(), 1, "the end of the turn");
    }
    for first in listed(state) {
        if is_ship(&first) {
            reached.extend(reaches(state, first));
        }
        if first == Choice::Action(Main::ColonialSettlement) {
            let then = after(first).into_iter();
            settled = then
                .filter(|then| matches!(then, Choice::Settle(_)))
                .count();
        }
        if first == Choice::Action(Main::TechnologicalDevelopment) {
            let then = after(first).into_iter();
            let then = then.filter(|then| matches!(then, Choice::Develop(..)));
            let offered = count("action technological-development;develop ");
            assert_eq!(offered, then.count(), "{together:?}");
        }
    }
    assert_eq!(count("ship "), reached.len(), "{together:?}");
    let one = |several: &&&str| several.split(';').count() == 2;
    let settling = |several: &&&str| several.starts_with("action colonial-settlement;settle ");
    // Each planet that can be colonised; the only one stands in the cell of the action, too.
    assert_eq!(
        together.iter().filter(settling).filter(one).count(),
        settled + usize::from(settled == 1),
        "{together:?}"
    );
}

/// What is drawn is what the view says.
fn check_values(view: &View, drawn: &Drawn) {
    let html = &drawn.html;
    let ids: Vec<&str> = values(html, " id=\"").collect();
    assert_eq!(
        ids.iter().collect::<BTreeSet<_>>().len(),
        ids.len(),
        "an id is there twice"
    );
    let hidden = view.tiles.iter().filter(|tile| tile.what.is_none()).count();
    assert_eq!(html.matches("class=\"tile down").count(), hidden);
    assert_eq!(html.matches("<g class=\"tile ").count(), view.tiles.len());
    let owned = view
        .tiles
        .iter()
        .filter(|tile| tile.owner.is_some())
        .count();
    assert_eq!(html.matches("<path class=\"marker ").count(), owned);
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        for ship in 1..=SHIPS {
            let id = format!("id=\"ship-{seat}-{ship}\"");
            assert_eq!(html.matches(&id).count(), 1, "{id}");
        }
        // A secret objective stands beside them until all are revealed (K14.3).
        let open = view.decision.is_none() || view.solo.is_some();
        let objective = player.points[Source::Objectives.index()];
        let points = player.points.iter().sum::<i32>() - if open { 0 } else { objective };
        assert!(
            html.contains(&format!(">{points}<")),
            "{points} points of {seat}"
        );
    }
    let focus = view.viewer.unwrap_or(view.active);
    let own = view.player(focus);
    for &resource in Resource::ALL {
        let on_planets: u8 = own
            .colonies
            .iter()
            .map(|colony| colony.cubes[resource])
            .sum();
        let all = own.storage[resource] + own.well[resource] + own.earth[resource] + on_planets;
        let drawn = html
            .matches(&format!("id=\"cube-{focus}-{resource}-"))
            .count();
        assert_eq!(drawn, usize::from(all), "{resource}");
    }
    // What a choice would take away lies there.
    for piece in values(html, "data-leaves=\"").flat_map(str::split_whitespace) {
        assert!(ids.contains(&piece), "{piece}");
    }
    for colony in &own.colonies {
        assert!(html.contains(&format!("id=\"planet-{}\"", colony.planet)));
    }
    // Whatever has a lens has words for it, and every planet has one.
    let lenses: BTreeSet<&str> = values(html, "data-lens=\"").collect();
    for lens in &lenses {
        assert!(ids.contains(lens), "{lens}");
    }
    for tile in &view.tiles {
        if let Some(What::Planet(number)) = tile.what {
            assert!(lenses.contains(&*format!("tip-{number}")), "{number}");
        }
    }
}

/// Everything hidden dealt anew gives the same picture, and no objective of somebody else is named.
fn check_secrets(state: &Kepler, viewer: Viewer, drawn: &Drawn) {
    for seed in 0..3 {
        let guess = state.determinize(viewer, seed);
        assert_eq!(draw(&guess, viewer, Lang::En).html, drawn.html);
    }
    let view = Game::view(state, viewer);
    let known: BTreeSet<u8> = view
        .players
        .iter()
        .flat_map(|player| player.goals.iter().map(|goal| goal.objective))
        .collect();
    for objective in (0..OBJECTIVES as u8).filter(|objective| !known.contains(objective)) {
        let name = &view.pack.objectives[objective as usize].id;
        let name = orrery_text::text(Lang::En, &format!("objective-kepler-{name}"), &[]);
        let shown = drawn.html.contains(&format!(">{name}<"));
        assert!(!shown, "{viewer:?} reads {name}");
    }
}

fn check(state: &Kepler, everybody: bool) {
    let decides = Game::decision(state).map(|decision| Viewer::Seat(decision.seat));
    let viewers =
        Viewer::all(Game::seats(state)).filter(|&viewer| everybody || Some(viewer) == decides);
    for viewer in viewers {
        let drawn = draw(state, viewer, Lang::En);
        check_choices(state, viewer, &drawn);
        if everybody {
            check_values(&Game::view(state, viewer), &drawn);
            check_secrets(state, viewer, &drawn);
            for lang in Lang::ALL {
                let html = draw(state, viewer, lang).html;
                for litter in [
                    "draw-kepler-",
                    "panel-kepler-",
                    "{ $",
                    "{$",
                    "style=\"",
                    "<script",
                ] {
                    assert!(!html.contains(litter), "{lang}: {litter}");
                }
            }
        }
    }
}

#[test]
fn every_position_is_drawn_with_each_choice_once_and_nothing_hidden() {
    let mut kinds = BTreeSet::new();
    for (set, options) in Kepler::option_sets().into_iter().enumerate() {
        let mut rng = Rng::new(set as u64);
        let mut state = <Kepler as Game>::new(&options, set as u64).unwrap();
        let mut choices = Vec::new();
        let mut ply = 0;
        loop {
            let over = Game::decision(&state).is_none();
            if over || ply % 5 == set % 5 {
                check(&state, over || ply % 150 == set % 5);
            }
            choices.clear();
            Game::choices(&state, &mut choices);
            kinds.extend(
                choices
                    .iter()
                    .filter_map(|choice| Some(choice.to_string().split(' ').next()?.to_owned())),
            );
            let Some(choice) = state.pick(&choices, |bound| rng.below(bound)) else {
                break;
            };
            Game::apply(&mut state, choice, &mut Silent);
            ply += 1;
        }
    }
    // Every kind of choice has been drawn.
    assert!(kinds.len() >= 26, "{kinds:?}");
}

/// Whose turn it is, is marked during turns and at no other time; in the end everybody's objective is shown.
#[test]
fn turns_are_marked_and_objectives_revealed() {
    let mut state = Kepler::new(&Options::default(), 3).unwrap();
    let mut rng = Rng::new(3);
    let mut seen = BTreeSet::new();
    loop {
        let view = Game::view(&state, Viewer::Spectator);
        let drawn = draw(&state, Viewer::Seat(Seat::default()), Lang::En);
        let marks = drawn.html.matches("tag turn").count();
        assert_eq!(marks, usize::from(view.turn().is_some()));
        seen.insert((view.round == 0, view.turn().is_some()));
        let shown = |seat: usize| {
            let card = state.players[seat].objective.unwrap();
            let name = &state.pack.objectives[card as usize].name.en;
            drawn.html.contains(&format!("<strong>{name}</strong>"))
        };
        assert_eq!((shown(0), shown(1)), (true, view.decision.is_none()));
        let mut choices = Vec::new();
        Game::choices(&state, &mut choices);
        if choices.is_empty() {
            break;
        }
        // The end comes sooner without quantum physics.
        choices.retain(|choice| !matches!(choice, Choice::Convert(..) | Choice::Shift(..)));
        let choice = choices[rng.below(choices.len())];
        Game::apply(&mut state, choice, &mut Silent);
    }
    // Setup, turns, clean-up and end.
    assert_eq!(seen.len(), 3);
}

/// Whether a production comes too late to pay for anything: energy and matter score nothing (K14.2), and no card of the
/// last round lets anybody pay for terraforming.
fn too_late(view: &View, choice: Choice) -> bool {
    let gains = view.brings(choice).gains;
    let scores_nothing = |gain: &Gain| matches!(gain.what, Good::Energy | Good::Matter);
    let card = view.card.map(|card| &view.pack.cards[card as usize]);
    let pays = |op: &Op| matches!(op, Op::Terraform { paid: true, .. });
    let mut steps = card.into_iter().flat_map(|card| &card.steps);
    view.round == 16
        && gains.iter().all(scores_nothing)
        && !steps.any(|step| view.pack.program(step.run).iter().any(pays))
}

/// Main actions say what they bring, and those that would come to nothing, or too late, look like it and say why; the
/// prompt has a cause, and points are told by source.
#[test]
fn choices_say_what_comes_of_them() {
    let mut state = Kepler::new(&Options::default(), 5).unwrap();
    let mut rng = Rng::new(5);
    let (mut good, mut void, mut late) = (0, 0, 0);
    while let Some(decision) = Game::decision(&state) {
        let viewer = Viewer::Seat(decision.seat);
        let view = Game::view(&state, viewer);
        let mut choices = Vec::new();
        Game::choices(&state, &mut choices);
        if matches!(choices[0], Choice::Action(_)) {
            let html = draw(&state, viewer, Lang::En).html;
            for choice in &choices {
                let Choice::Action(_) = choice else { continue };
                // Alone, or together with what it asks next.
                let named = ['"', ';'].map(|end| format!("value=\"{choice}{end}"));
                let is = |button: &&str| named.iter().any(|named| button.contains(named));
                let mut buttons = html.split("<button").filter(is);
                let button = buttons.find(|one| one.contains("class=\"says\"")).unwrap();
                let says = button.split("class=\"says\">").nth(1).unwrap();
                assert!(!says.starts_with("</span>"), "{choice} says nothing");
                let idle = view.brings(*choice).gains.is_empty();
                late += usize::from(!idle && too_late(&view, *choice));
                let idle = idle || too_late(&view, *choice);
                let class = if idle { " void\"" } else { " good\"" };
                assert!(button.contains(class), "{choice}: {button}");
                if idle { void += 1 } else { good += 1 }
            }
            // The numbers are those of the log and the chart: a secret objective counts at the end (K14.3).
            for (seat, sources) in Seat::first(view.players.len()).zip(Game::standing(&state)) {
                let points: i32 = sources.iter().sum();
                let cell = format!("<td class=\"number\">{points}</td>");
                assert!(html.contains(&cell), "{points} points of {seat}");
            }
        }
        choices.retain(|choice| !matches!(choice, Choice::Convert(..) | Choice::Shift(..)));
        let choice = choices[rng.below(choices.len())];
        Game::apply(&mut state, choice, &mut Silent);
    }
    assert!(good > 50 && void > 50, "{good} good, {void} void");
    assert!(late > 0, "something is produced too late");
}

/// Space Missions build all ships that one planet pays for by one click; whoever wants others chooses the action alone.
#[test]
fn ships_are_built_with_their_action() {
    let mut state = Kepler::new(&Options::default(), 5).unwrap();
    while !matches!(Game::decision(&state), Some(decision) if decision.about == "main") {
        let mut choices = Vec::new();
        Game::choices(&state, &mut choices);
        Game::apply(&mut state, choices[0], &mut Silent);
    }
    let viewer = Viewer::Seat(Game::decision(&state).unwrap().seat);
    let ships = Game::view(&state, viewer).brings(Choice::Action(Main::SpaceMissions));
    let ships = ships.of(Good::Ship);
    assert_eq!(ships, 3, "Earth begins with three of each");
    let html = draw(&state, viewer, Lang::En).html;
    let all = values(&html, "name=\"choices\" value=\"action space-missions;");
    let all: Vec<&str> = all.collect();
    assert_eq!(all.len(), 1);
    assert_eq!(
        all[0]
            .split(';')
            .filter(|one| one.starts_with("build earth "))
            .count(),
        3
    );
    assert!(html.contains("value=\"action space-missions\""), "or alone");
}

/// The end of a level says what was missing, as a record of it knows.
#[test]
fn the_end_of_a_level_says_whether_it_was_passed() {
    let options = Options {
        players: 1,
        ..Options::default()
    };
    let mut state = Kepler::new(&options, 5).unwrap();
    let mut rng = Rng::new(5);
    loop {
        let mut choices = Vec::new();
        Game::choices(&state, &mut choices);
        let Some(choice) = state.pick(&choices, |bound| rng.below(bound)) else {
            break;
        };
        Game::apply(&mut state, choice, &mut Silent);
    }
    let scene = Scene {
        look: &state.look(Viewer::Seat(Seat::default())),
        viewer: Some(Seat::default()),
        told: &[],
        names: &[NAMES[0].to_owned()],
        you: None,
        so_far: None,
        result: None,
        lang: Lang::En,
        icons: "/icons.svg",
    };
    let points = Game::outcome(&state).unwrap().sides[0].score;
    let said = orrery_board::verdict("kepler", &scene).unwrap();
    let short = format!("Level 1 not passed: {} points", 30 - points);
    assert!(points < 30 && said.starts_with(&short), "{said}");
    let closing = orrery_board::closing("kepler", &scene)
        .unwrap()
        .into_string();
    assert!(closing.contains("50 points needed") && closing.contains("aria-current=\"step\""));
    // The stage tells the same at the table, with what was asked.
    let drawing = orrery_board::draw("kepler", &scene).unwrap();
    let stage = drawing.parts.into_iter().find(|part| part.id == "moments");
    let stage = stage.unwrap().html.into_string();
    assert!(
        stage.contains("moment-end") && stage.contains(&said) && stage.contains("✗"),
        "{stage}"
    );
}
