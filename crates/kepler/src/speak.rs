//! What choices, events and positions mean, as phrases without a language.
//!
//! Here are names and choices; `effect` owns what cards, objectives and technologies say, `event` and
//! `panel` the rest. Planets, cards, objectives, levels and campaigns of the built-in pack are keys of
//! `locales/*/kepler-names.ftl`; those of another pack stand for themselves. Everything here
//! reads views and events, never the state, so nothing hidden can be said.

mod causes;
mod effect;
mod event;
mod panel;
mod story;

use crate::Kepler;
use crate::choice::{Choice, Place};
use crate::engine::{MAPPED, other};
use crate::event::Event;
use crate::map::{Cell, Hex};
use crate::names::{
    Bonus, Cubes, Icon, Kind, Main, Resource, SHIPS, Source, TOP, Tech, Track, Zone,
};
use crate::pack::{Names, PackRef};
use crate::state::{Job, What};
use crate::view::{PlayerView, View};
pub use effect::{condition, conditions, counted_by, gives, level_name, program, say_step};
use orrery_core::{Beat, Idle, Panel, Part, Phrase, Progress, Seat, Speak, Word, named};
use std::fmt::Display;

impl Speak for Kepler {
    fn say_choice(view: &View, choice: Choice) -> Phrase {
        say_choice(view, choice)
    }

    fn idle(&self, view: &View, choice: Choice) -> Option<Idle> {
        view.brings(choice).idle()
    }

    fn say_action(view: &View, words: &str) -> Phrase {
        say_action(view.pack, words)
    }

    fn causes(seat: Seat, before: &View, choice: Choice, after: &View) -> Vec<Phrase> {
        causes::causes(seat, before, choice, after)
    }

    fn say_event(event: &Event) -> Phrase {
        event::say(event)
    }

    fn begins(event: &Event) -> Option<Part> {
        match event {
            Event::Round { .. } => Some(Part::Round),
            Event::Turn { .. } => Some(Part::Turn),
            Event::CleanUp { .. } => Some(Part::Phase),
            _ => None,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        story::beat(event)
    }

    fn panels(view: &View) -> Vec<Panel> {
        panel::all(view)
    }

    fn progress(view: &View) -> Option<Progress> {
        let points = view.players.iter().map(|player| player.points.iter().sum());
        Some(Progress {
            round: view.round,
            rounds: view.pack.rounds,
            points: points.collect(),
        })
    }
}

/// The name of a thing: `zone-kepler-short`.
fn name(kind: &str, name: impl Display) -> Word {
    Word::name(format!("{kind}-kepler-{name}"))
}

named! {
    name:
    "bonus": Bonus, "icon": Icon, "main": Main, "score": Source, "tech": Tech,
    "track": Track, "type": Kind, "zone": Zone,
}

impl From<Resource> for Word {
    fn from(resource: Resource) -> Self {
        Self::name(format!("resource-{resource}"))
    }
}

/// Coordinates are the same in every language; a comma would make a number of them in most.
impl From<Hex> for Word {
    fn from(hex: Hex) -> Self {
        Self::text(hex.to_string().replace(',', "/").replace('-', "−"))
    }
}

/// What is printed on a component of a pack: translated for the built-in one, as its owner wrote it for
/// any other.
#[must_use]
pub fn printed(pack: PackRef, kind: &str, id: &str, names: &Names) -> Word {
    if pack == PackRef::builtin() {
        name(kind, id)
    } else {
        names.word()
    }
}

/// The name of a progress card.
#[must_use]
pub fn card_name(pack: PackRef, index: u8) -> Word {
    let card = &pack.cards[index as usize];
    printed(pack, "card", &card.id, &card.name)
}

/// The name of an objective card.
#[must_use]
pub fn objective_name(pack: PackRef, index: u8) -> Word {
    let card = &pack.objectives[index as usize];
    printed(pack, "objective", &card.id, &card.name)
}

/// The proper name of a planet.
#[must_use]
pub fn planet_name(pack: PackRef, number: u8) -> Word {
    let planet = pack.planet(number);
    printed(pack, "planet", &number.to_string(), &planet.name)
}

/// A planet by its number and its proper name.
#[must_use]
pub fn planet(pack: PackRef, number: u8) -> Word {
    Phrase::new("planet-kepler-numbered")
        .with("number", number)
        .with("name", planet_name(pack, number))
        .into()
}

fn what(pack: PackRef, tile: What) -> Word {
    match tile {
        What::Mine => name("tile", "mine"),
        What::Target => name("tile", "target"),
        What::Planet(number) => planet(pack, number),
    }
}

/// Where cubes lie, with the word before it that a sentence needs: `from`, `on`, `to`, `beside`.
fn place(word: &str, pack: PackRef, place: Place) -> Word {
    match place {
        Place::Storage => name(word, "storage"),
        Place::Earth => name(word, "earth"),
        Place::Planet(number) => Phrase::new(format!("{word}-kepler-planet"))
            .with("planet", planet(pack, number))
            .into(),
    }
}

/// A hex with its zone.
#[must_use]
pub fn at(pack: PackRef, hex: Hex) -> Word {
    Phrase::new("hex-kepler")
        .with("hex", hex)
        .with("zone", pack.map.zone(hex))
        .into()
}

/// A hex with its zone and the face-up tile there, if there is one.
fn spot(view: &View, hex: Hex) -> Word {
    match view.tile(hex).and_then(|tile| tile.what) {
        None => at(view.pack, hex),
        Some(tile) => Phrase::new("hex-kepler-with")
            .with("hex", hex)
            .with("zone", view.pack.map.zone(hex))
            .with("what", what(view.pack, tile))
            .into(),
    }
}

/// Where a ship is.
fn ship_at(view: &View, player: &PlayerView, ship: u8) -> Word {
    match player.ships[ship as usize % SHIPS] {
        Some(hex) => spot(view, hex),
        None => name("place", "reserve"),
    }
}

/// So many of a resource.
pub(crate) fn amount(resource: Resource, n: u8) -> Phrase {
    Phrase::new(format!("amount-kepler-{resource}")).with("n", n)
}

/// Every kind of which there is at least one.
#[must_use]
pub fn cubes(cubes: Cubes) -> Word {
    let kinds = Resource::ALL.iter();
    let there = kinds.filter(|&&resource| cubes[resource] > 0);
    Word::all(there.map(|&resource| amount(resource, cubes[resource])))
}

fn say_choice(view: &View, choice: Choice) -> Phrase {
    use Choice as C;
    let pack = view.pack;
    let frame = view.stack.last();
    let job = frame.map(|frame| frame.job).unwrap_or_default();
    let own = view.player(frame.map_or(view.active, |frame| frame.who));
    let phrase = |words: &str| Phrase::new(format!("choice-kepler-{words}"));
    let of_ship = |words: &str, ship: u8| phrase(words).with("ship", ship + 1);
    match choice {
        C::Place(hex) => phrase("place").with("hex", at(pack, hex)),
        C::Start(tech) => level(phrase("start"), pack, tech, 1),
        C::Cube(resource) => phrase("cube").with("amount", amount(resource, 1)),
        C::Action(main) => {
            let space = pack.board.iter().position(|&action| action == main);
            let space = space.unwrap_or_default();
            let bonuses = [pack.lines[space / 3], pack.lines[3 + space % 3]];
            phrase("action")
                .with("action", main)
                .with("does", does(pack, own, main))
                .with("bonuses", Word::all(bonuses))
        }
        C::Build(from, hex) => {
            let (words, word) = match job {
                Job::Build { paid: true, .. } => ("build-paid", "from"),
                _ => ("build", "beside"),
            };
            let built = phrase(words)
                .with("hex", at(pack, hex))
                .with("place", place(word, pack, from));
            match word {
                "from" => built.with("cost", cubes(ship_cost(pack, own))),
                _ => built,
            }
        }
        C::Settle(number) => of_planet(phrase("settle"), view, number)
            .with("n", pack.kinds[pack.planet(number).kind.index()].0),
        C::Develop(tech, from) => {
            let next = (own.techs[tech.index()] + 1).min(TOP);
            level(phrase("develop"), pack, tech, next)
                .with("cost", cubes(pack.level(tech, next).cost))
                .with("place", place("from", pack, from))
        }
        C::Advance(tech) => {
            let (levels, burn) = match job {
                Job::AdvanceFree { levels, burn, .. } => (levels, burn),
                _ => (1, false),
            };
            let next = (own.techs[tech.index()] + levels).min(TOP);
            let words = if burn { "advance-burn" } else { "advance" };
            level(phrase(words), pack, tech, next)
        }
        C::Ship(ship) => of_ship("ship", ship).with("where", ship_at(view, own, ship)),
        C::Move(ship, hex) => fly(view, ship, hex),
        C::Stay => stay(view, own, job),
        C::Terraform(number) => {
            let card = pack.planet(number);
            let free = matches!(job, Job::Terraform { paid: false, .. });
            let terraform = if free {
                phrase("terraform-free")
            } else {
                phrase("terraform").with("cost", cubes(card.cost))
            };
            of_planet(terraform, view, number)
                .with("n", pack.kinds[card.kind.index()].1)
                .with("points", card.points)
        }
        C::Track(track) => advance(view, own, job, track),
        C::Reveal(hex) => phrase("reveal").with("hex", at(pack, hex)),
        C::Exploit(number) => {
            let colony = own.colonies.iter().find(|colony| colony.planet == number);
            let terraformed = colony.is_some_and(|colony| colony.terraformed);
            phrase("exploit")
                .with("planet", planet(pack, number))
                .with("cubes", cubes(pack.planet(number).produces(terraformed)))
        }
        C::Produce(on, produced) => phrase("produce")
            .with("cubes", cubes(produced))
            .with("place", place("on", pack, on)),
        C::Bonus(bonus) => phrase("bonus")
            .with("bonus", bonus)
            .with("effect", program(pack, pack.bonus[bonus.index()]))
            .with("n", view.bonus_price),
        C::Burn(resource, from) => phrase("burn")
            .with("amount", amount(resource, 1))
            .with("place", place("from", pack, from)),
        C::Recall(ship) => {
            let hex = own.ships[ship as usize % SHIPS];
            let tile = hex.and_then(|hex| view.tile(hex)?.what);
            let words = match tile {
                Some(What::Mine) => "recall-mine",
                _ => "recall",
            };
            of_ship(words, ship).with("where", ship_at(view, own, ship))
        }
        C::Regenerate(resource) => phrase("regenerate").with("amount", amount(resource, 1)),
        C::Opponent(seat) => phrase("opponent").with("seat", seat),
        C::Accept => {
            let step = match (job, view.card) {
                (Job::Offer(step), Some(card)) => {
                    pack.cards[card as usize].steps.get(step as usize)
                }
                _ => None,
            };
            let run = step.map(|step| step.run).unwrap_or_default();
            let card = view.card.map(|card| card_name(pack, card));
            phrase("accept")
                .with("card", Word::list(card))
                .with("effect", program(pack, run))
        }
        C::Decline => phrase("decline"),
        C::Convert(resource, on) => phrase("convert")
            .with("gives", amount(resource, 1))
            .with("takes", amount(other(resource), 1))
            .with("place", place("on", pack, on)),
        C::Shift(resource, from, to) => phrase("shift")
            .with("amount", amount(resource, 1))
            .with("from", place("from", pack, from))
            .with("to", place("to", pack, to)),
        C::Done => phrase("done"),
        C::Skip => phrase("skip"),
        C::End => phrase("end"),
    }
}

fn say_action(pack: PackRef, words: &str) -> Phrase {
    let phrase = |words: &str| Phrase::new(format!("action-kepler-{words}"));
    let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
    let known = match first {
        "build" => rest
            .parse()
            .map(|from| phrase("build-from").with("place", place("from", pack, from))),
        "develop" => rest
            .parse()
            .map(|tech: Tech| phrase("develop-tech").with("tech", tech)),
        "convert" => rest
            .parse()
            .map(|gives: Resource| phrase("convert-kind").with("gives", gives)),
        _ => Err(()),
    };
    known.unwrap_or_else(|()| phrase(&words.replace(' ', "-")))
}

/// A technology, a level of it and what that gives.
fn level(phrase: Phrase, pack: PackRef, tech: Tech, level: u8) -> Phrase {
    phrase
        .with("tech", tech)
        .with("level", level)
        .with("name", level_name(pack, tech, level))
        .with("gives", gives(pack, tech, level))
}

/// A planet, its type and where it lies.
fn of_planet(phrase: Phrase, view: &View, number: u8) -> Phrase {
    let tile = Some(What::Planet(number));
    let tile = view.tiles.iter().find(|there| there.what == tile);
    phrase
        .with("planet", planet(view.pack, number))
        .with("type", view.pack.planet(number).kind)
        .with("hex", Word::list(tile.map(|tile| at(view.pack, tile.hex))))
}

fn ship_cost(pack: PackRef, player: &PlayerView) -> Cubes {
    let tech = Tech::SpaceTravel;
    pack.level(tech, player.techs[tech.index()]).gives.ship_cost
}

/// What a main action does for a player with these technologies (K7).
#[must_use]
pub fn does(pack: PackRef, player: &PlayerView, main: Main) -> Phrase {
    let say = Phrase::new(format!("main-kepler-{main}-does"));
    let gives = |tech: Tech| &pack.level(tech, player.techs[tech.index()]).gives;
    match main {
        Main::SpaceMissions => say
            .with("n", SHIPS)
            .with("cost", cubes(ship_cost(pack, player))),
        Main::ColonialSettlement | Main::TechnologicalDevelopment => say,
        Main::StellarPropulsion => say.with("n", gives(Tech::SpaceTravel).speed),
        Main::Terraform => say.with("level", gives(Tech::Terraforming).terraform),
        Main::GalacticMapping => say.with("n", MAPPED),
        Main::EnergyStorage => say.with("n", gives(Tech::EnergyDevelopment).energy),
        Main::PlanetaryExploitation => say.with("n", gives(Tech::Terraforming).producing),
        Main::AntimatterGeneration => say.with("n", gives(Tech::AntimatterScience).antimatter),
    }
}

/// Where a ship flies, and what happens there (K9).
fn fly(view: &View, ship: u8, hex: Hex) -> Phrase {
    let to = |words: &str| {
        Phrase::new(format!("choice-kepler-move{words}"))
            .with("ship", ship + 1)
            .with("hex", at(view.pack, hex))
    };
    match view.tile(hex).and_then(|tile| tile.what) {
        None => to(""),
        Some(What::Mine) => to("-mine"),
        Some(What::Target) => to("-target"),
        Some(What::Planet(number)) => to("-planet")
            .with("planet", planet(view.pack, number))
            .with("type", view.pack.planet(number).kind),
    }
}

/// What becomes of a ship that goes no further (R44).
fn stay(view: &View, player: &PlayerView, job: Job) -> Phrase {
    let phrase = |words: &str| Phrase::new(format!("choice-kepler-{words}"));
    let fly = view.stack.iter().rev().find_map(|frame| match frame.job {
        Job::Fly {
            speed,
            moved,
            aside,
        } => Some((speed, moved | aside)),
        _ => None,
    });
    let (Job::Destination { ship, left }, Some((speed, out))) = (job, fly) else {
        return phrase("stay");
    };
    if left < speed {
        return phrase("stay");
    }
    let (map, grid) = (&view.pack.map, view.grid());
    let flies = |hex: Hex| {
        let mut around = map
            .find(hex)
            .into_iter()
            .flat_map(|index| map.around(index));
        view.tile(hex).is_none() && around.any(|beside| grid[beside] != Cell::Blocked)
    };
    let others = player.ships.iter().enumerate();
    let mut others = others.filter(|(at, _)| out & 1 << at == 0);
    let words = if others.any(|(_, hex)| hex.is_some_and(flies)) {
        "put-back"
    } else {
        "stay-put"
    };
    phrase(words).with("ship", ship + 1)
}

/// Where an advance on a track leads, and what lies on the way (K12.1).
fn advance(view: &View, player: &PlayerView, job: Job, track: Track) -> Phrase {
    let n = match job {
        Job::ChooseTrack(n) => n,
        _ => 1,
    };
    let spaces = view.pack.track(track);
    let from = player.tracks[track.index()] as usize;
    let to = (from + n as usize).min(spaces.len() - 1);
    let icons = (from + 1..=to).flat_map(|space| icons(view, track, space));
    let icons: Vec<Word> = icons.collect();
    let phrase = |words: &str| {
        Phrase::new(format!("choice-kepler-{words}"))
            .with("track", name("along", track))
            .with("from", from)
            .with("to", to)
    };
    if icons.is_empty() {
        phrase("track")
    } else {
        phrase("track-icons").with("icons", Word::all(icons))
    }
}

/// What lies on a space: its icon, and its medal unless it was taken.
fn icons(view: &View, track: Track, space: usize) -> impl Iterator<Item = Word> {
    let icon = view.pack.track(track)[space].icon;
    let medal = view.medals[track.index()].has(space);
    let medal = medal.then(|| name("icon", "medal"));
    icon.map(Word::from).into_iter().chain(medal)
}

/// A player or, if there is no seat, the ghost.
fn whoever(seat: Option<Seat>) -> Word {
    match seat {
        Some(seat) => seat.into(),
        None => Word::name("automaton-ghost"),
    }
}
