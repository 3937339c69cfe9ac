//! Kepler-3042, whose cards and technologies are said from their programs and values.

use super::{Checked, examples, exists, keys_starting, read_game, read_games, sentence};
use orrery_conformance::Conform;
use orrery_core::{Game, Phrase, Rng, Seat, Speak, Viewer};
use orrery_kepler::choice::Place;
use orrery_kepler::event::{CardName, ObjectiveName};
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Bonus, Cubes, Icon, Kind, Main, Resource, Source, Tech, Track, Zone};
use orrery_kepler::pack::{Names, PackRef};
use orrery_kepler::state::{Colony, Frame, Job, What};
use orrery_kepler::view::{TileView, View};
use orrery_kepler::{Choice, Event, Kepler, Options, read};
use orrery_text::Lang;

#[test]
fn names_of_kepler_exist() {
    macro_rules! names {
        ($($kind:literal: $set:ident),* $(,)?) => {
            $(for name in $set::ALL {
                exists(&format!(concat!($kind, "-kepler-{}"), name));
            })*
        };
    }
    names! {
        "amount": Resource, "bonus": Bonus, "icon": Icon, "main": Main, "score": Source,
        "tech": Tech, "track": Track, "type": Kind, "zone": Zone,
    }
    let pack = PackRef::builtin();
    let named = |kind: &str, id: &str| exists(&format!("{kind}-kepler-{id}"));
    for tech in Tech::ALL {
        (0..5).for_each(|level| named("level", &format!("{tech}-{level}")));
    }
    pack.cards.iter().for_each(|card| named("card", &card.id));
    pack.objectives
        .iter()
        .for_each(|card| named("objective", &card.id));
    pack.campaigns
        .iter()
        .for_each(|campaign| named("campaign", &campaign.id));
    let resources =
        "antimatter conversions cubes energy markers matter shifts ships steps terraform-level";
    for what in resources.split(' ') {
        exists(&format!("resource-{what}"));
    }
}

const MINE: Hex = Hex::new(3, -1);
const TARGET: Hex = Hex::new(4, -1);
const PLANET: Hex = Hex::new(5, -1);

/// What a player sees who decides about `job`: a mine with a ship on it, a target, planet 14.
fn view(job: Job) -> View {
    let game = Kepler::new(&Options::default(), 1).unwrap();
    let mut view = Game::view(&game, Viewer::Spectator);
    let who = Seat::default();
    view.stack.push(Frame { who, job });
    view.card = Some(0);
    for (hex, what) in [
        (MINE, What::Mine),
        (TARGET, What::Target),
        (PLANET, What::Planet(14)),
    ] {
        let what = Some(what);
        view.tiles
            .retain(|tile| tile.hex != hex && tile.what != what);
        let owner = None;
        view.tiles.push(TileView {
            hex,
            what,
            chosen: false,
            owner,
        });
    }
    view.players[0].ships[0] = Some(MINE);
    view
}

/// The same for a ship that was picked and has not moved yet, while the ships `moved` have.
fn picked(moved: u8) -> View {
    let mut view = view(Job::Main);
    let who = Seat::default();
    view.players[0].ships = [Some(Hex::new(3, 13)), Some(Hex::new(3, 14)), None];
    let (speed, aside) = (2, 0);
    let fly = Job::Fly {
        speed,
        moved,
        aside,
    };
    let destination = Job::Destination {
        ship: 0,
        left: speed,
    };
    view.stack
        .extend([fly, destination].map(|job| Frame { who, job }));
    view
}

/// Choices together with the decision in which they are made.
fn choices() -> Vec<(Job, Choice)> {
    fn read(text: &str) -> Choice {
        text.parse().expect(text)
    }
    let one_of_each = examples! { Choice {
        Place: read("place 6,-2");
        Start: read("start space-travel");
        Cube: read("cube energy");
        Action: read("action energy-storage");
        Build: read("build earth 1,0");
        Settle: read("settle 14");
        Develop: read("develop terraforming 14");
        Advance: read("advance quantum-physics");
        Ship: read("ship 1");
        Move: read("move 1 9,-9"), read("move 1 3,-1"), read("move 1 4,-1"), read("move 1 5,-1");
        Stay: read("stay");
        Terraform: read("terraform 14");
        Track: read("track colonial");
        Reveal: read("reveal 6,-2");
        Exploit: read("exploit 14");
        Produce: read("produce earth 1 energy 2 matter");
        Bonus: read("bonus civil-modernity");
        Burn: read("burn energy storage");
        Recall: read("recall 1"), read("recall 2");
        Regenerate: read("regenerate antimatter");
        Opponent: read("opponent 2");
        Accept: read("accept");
        Decline: read("decline");
        Convert: read("convert energy earth");
        Shift: read("shift antimatter earth 14");
        Done: read("done");
        Skip: read("skip");
        End: read("end");
    } };
    let quiet = one_of_each.into_iter().map(|choice| (Job::Main, choice));
    let by_decision = [
        (
            Job::Build {
                left: 1,
                paid: true,
            },
            read("build 14 1,0"),
        ),
        (
            Job::Build {
                left: 1,
                paid: false,
            },
            read("build earth 1,0"),
        ),
        (
            Job::Terraform {
                left: 1,
                paid: true,
            },
            read("terraform 14"),
        ),
        (
            Job::Terraform {
                left: 1,
                paid: false,
            },
            read("terraform 14"),
        ),
        (
            Job::AdvanceFree {
                levels: 1,
                max: 4,
                burn: true,
            },
            read("advance terraforming"),
        ),
        (
            Job::AdvanceFree {
                levels: 2,
                max: 4,
                burn: false,
            },
            read("advance terraforming"),
        ),
        (Job::ChooseTrack(3), read("track colonial")),
        (Job::Offer(0), read("accept")),
    ];
    quiet.chain(by_decision).collect()
}

fn events() -> Vec<Event> {
    let seat = Seat::default();
    let (pack, hex) = (PackRef::builtin(), MINE);
    let card = CardName { pack, index: 0 };
    let (resource, tech, ship, planet) = (Resource::Energy, Tech::Terraforming, 0, 14);
    let (from, to) = (Place::Earth, Place::Planet(14));
    let cubes = Cubes::new(1, 2, 3);
    let objective = ObjectiveName { pack, index: 0 };
    let revealed = |fulfilled| Event::Objective {
        objective,
        seat,
        fulfilled,
    };
    let reached = |seat| Event::Reached {
        pack,
        seat,
        tech,
        level: 1,
    };
    let advanced = |seat, track| Event::Advanced {
        seat,
        track,
        space: 4,
    };
    let medals = |seat, track| Event::Medals { seat, track, n: 2 };
    examples! { Event {
        TilePlaced: Event::TilePlaced { seat, hex };
        TurnedUp: Event::TurnedUp { pack, hex, tile: What::Mine };
        Round: Event::Round { round: 1, card };
        Turn: Event::Turn { seat };
        Action: Event::Action { seat, action: Main::Terraform };
        Built: Event::Built { seat, ship, hex };
        Paid: Event::Paid { pack, seat, from, cubes };
        Settled: Event::Settled { pack, seat, planet, hex };
        Terraformed: Event::Terraformed { pack, seat, planet };
        Reached: reached(Some(seat)), reached(None);
        Advanced: advanced(Some(seat), Track::Colonial), advanced(None, Track::Technology);
        MedalToCard: Event::MedalToCard { track: Track::Colonial },
            Event::MedalToCard { track: Track::Technology };
        Medals: medals(Some(seat), Track::Colonial), medals(None, Track::Technology);
        Moved: Event::Moved { pack, seat, ship, from: MINE, to: TARGET, at: None };
        Target: Event::Target { seat, hex };
        Recalled: Event::Recalled { seat, ship, hex };
        Revealed: Event::Revealed { pack, seat, hex, tile: What::Planet(14) };
        Produced: Event::Produced { pack, seat, on: to, cubes };
        Burned: Event::Burned { pack, seat, resource, from: Place::Storage };
        Regenerated: Event::Regenerated { seat, resource };
        BonusAction: Event::BonusAction { seat, bonus: Bonus::CivilModernity };
        Converted: Event::Converted { pack, seat, on: from, gives: resource };
        Shifted: Event::Shifted { pack, seat, resource, from, to };
        BonusCube: Event::BonusCube { seat, resource };
        CleanUp: Event::CleanUp { card };
        CardApplied: Event::CardApplied { seat, card };
        Declined: Event::Declined { seat, card };
        Named: Event::Named { seat, opponent: seat };
        GameOver: Event::GameOver;
        Objective: revealed(true), revealed(false);
    } }
}

#[test]
fn every_choice_of_kepler_has_its_message() {
    let mut checked = Checked::default();
    for (job, choice) in choices() {
        checked.phrase(&Kepler::say_choice(&view(job), choice));
    }
    for moved in [0b01, 0b11] {
        checked.phrase(&Kepler::say_choice(&picked(moved), Choice::Stay));
    }
    let shown = checked.starting("choice-kepler-");
    assert_eq!(shown, keys_starting("choice-kepler-"));
}

#[test]
fn everything_that_kepler_refuses_has_its_message() {
    let view = view(Job::Main);
    let mut checked = Checked::default();
    for words in [
        "build",
        "build earth",
        "build 14",
        "convert",
        "convert antimatter",
        "develop terraforming",
        "exploit",
        "exploit earth",
        "settle",
        "shift",
        "ship",
        "terraform",
    ] {
        checked.phrase(&Kepler::say_action(&view, words));
    }
    let shown = checked.starting("action-kepler-");
    assert_eq!(shown, keys_starting("action-kepler-"));
}

/// Reasons of refusals, and of choices that come to nothing, in games of all kinds.
#[test]
fn every_reason_of_kepler_has_its_message() {
    let mut checked = Checked::default();
    let vocabulary = Kepler::vocabulary();
    for (seed, options) in (1..).zip(Kepler::option_sets()) {
        let mut game = Kepler::new(&options, seed).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let view = Game::view(&game, Viewer::Seat(decision.seat));
            let mut choices = Vec::new();
            game.choices(&mut choices);
            for &choice in &choices {
                let idle = game.idle(&view, choice).into_iter();
                idle.flat_map(|idle| idle.why)
                    .for_each(|why| checked.phrase(&why));
            }
            for _ in 0..20 {
                let asked = vocabulary[rng.below(vocabulary.len())];
                let why = game.refusal(asked).and_then(|refusal| refusal.why);
                why.iter().for_each(|why| checked.phrase(why));
            }
            let choice = game.pick(&choices, |n| rng.below(n)).unwrap();
            game.apply(choice, &mut orrery_core::Silent);
        }
    }
    let shown = checked.starting("why-kepler-").len();
    assert!(shown > 60, "{shown}");
}

#[test]
fn every_event_of_kepler_has_its_message() {
    let mut checked = Checked::default();
    for event in events() {
        checked.phrase(&Kepler::say_event(&event));
    }
    let shown = checked.starting("event-kepler-");
    assert_eq!(shown, keys_starting("event-kepler-"));
}

/// Ships have the numbers that their choices and pieces have (K3.8).
#[test]
fn the_log_numbers_ships_as_choices_do() {
    let mut game = Kepler::new(&Options::default(), 1).unwrap();
    while game.round == 0 {
        let mut choices = Vec::new();
        Game::choices(&game, &mut choices);
        Game::play(&mut game, choices[0], &mut Vec::new()).unwrap();
    }
    let mut told = Vec::new();
    for text in ["action space-missions", "build earth 4,14"] {
        Game::play(&mut game, text.parse().unwrap(), &mut told).unwrap();
    }
    let said = told.iter().map(|told| Kepler::say_event(&told.event));
    let said: Vec<String> = said.map(|phrase| sentence(Lang::En, &phrase)).collect();
    assert!(
        said.iter()
            .any(|line| line.contains("builds ship 1 at 4/14")),
        "{said:?}"
    );
}

#[test]
fn people_can_read_kepler() {
    let mut checked = read_games::<Kepler>(1);
    // Random play never gets as far as this.
    let mut view = view(Job::Main);
    view.players[0].colonies.push(Colony {
        planet: 14,
        terraformed: true,
        ..Colony::default()
    });
    checked.panels(&Kepler::panels(&view));
    for prefix in [
        "panel-kepler-",
        "gives-kepler-",
        "main-kepler-",
        "card-kepler-",
    ] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

/// Readers of Italian see the names that the pack has from the rulebook.
#[test]
fn italian_names_are_those_of_the_pack() {
    let pack = PackRef::builtin();
    let same = |kind: &str, id: &str, names: &Names| {
        let key = format!("{kind}-kepler-{id}");
        let said = sentence(Lang::It, &Phrase::new(key));
        let printed = names.others.iter().find(|(lang, _)| *lang == "it");
        // Data files are typed, locales are set.
        let printed = printed.unwrap().1.replace('\'', "’");
        assert_eq!(said, printed, "{kind} {id}");
    };
    for number in 1..=28u8 {
        let said = sentence(Lang::It, &Phrase::new(format!("planet-kepler-{number}")));
        assert_eq!(said, pack.planet(number).name.en);
    }
    pack.cards
        .iter()
        .for_each(|it| same("card", &it.id, &it.name));
    let objectives = pack.objectives.iter();
    objectives.for_each(|it| same("objective", &it.id, &it.name));
    let campaigns = pack.campaigns.iter();
    campaigns.for_each(|it| same("campaign", &it.id, &it.name));
    for (tech, technology) in Tech::ALL.iter().zip(&pack.technologies) {
        same("tech", tech.name(), &technology.name);
        for (level, printed) in technology.levels.iter().enumerate() {
            same("level", &format!("{tech}-{level}"), &printed.name);
        }
    }
}

/// The built-in files with other names, as an owner of the printed game would write them.
fn other_pack() -> PackRef {
    let renamed = |file: &str| {
        let text = std::fs::read_to_string(format!("../../data/kepler/{file}")).ok()?;
        Some(text.replace("Colonial Primacy", "The First Settlers"))
    };
    let loaded = read::load(&renamed).unwrap();
    serde_json::from_value(loaded.id.into()).unwrap()
}

#[test]
fn another_pack_is_read_by_its_own_names() {
    let pack = other_pack();
    assert_ne!(pack, PackRef::builtin());
    let index = pack
        .cards
        .iter()
        .position(|card| card.name.en == "The First Settlers");
    let card = CardName {
        pack,
        index: index.unwrap() as u8,
    };
    let said = sentence(
        Lang::De,
        &Kepler::say_event(&Event::Round { round: 3, card }),
    );
    assert_eq!(
        said,
        "Runde 3: „The First Settlers“ – wer auf der Kolonialleiste vorn liegt, darf bis zu 2 Würfel regenerieren"
    );
    let options = Options {
        pack,
        ..Options::default()
    };
    let game = Kepler::new(&options, 5).unwrap();
    read_game(game, &mut Rng::new(5), &mut Checked::default());
}
