//! Every name, prompt, choice, event and position that games show can be read in every language.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::Comets;
use orrery_conformance::Conform;
use orrery_core::{
    Catalog, Chronicle, Game, Happening, Match, Panel, Phrase, Ply, Record, Rng, Seat, Speak, Told,
    Viewer, Word,
};
use orrery_games::{GAMES, entries};
use orrery_kepler::Kepler;
use orrery_seti::choice::{Site, Spot};
use orrery_seti::event::Cause;
use orrery_seti::names::{
    About, Body, Card, Color, Corner, Gold, Income, Moon, Resource, Side, Source, Space, Species,
    Star, Tech, TechKind, Trace,
};
use orrery_seti::op::Op;
use orrery_seti::pack::pack;
use orrery_seti::solar::{Cell, Sight};
use orrery_seti::state::{Frame, Job, Piece, Sample};
use orrery_seti::{Choice, Event, Options, Seti, View};
use orrery_text::{Arg, Lang, faults, has, keys, say, seat_name, text};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

mod kepler;

/// That the other languages have what English has is a check of `cargo xtask tidy`.
#[track_caller]
fn exists(key: &str) {
    assert!(has(Lang::En, key), "`{key}` is missing");
}

/// Facts whose values are names or places and no words of the game.
const NO_WORDS: &str = "hex italian objectives sol single binary triple sagittarius-a";

#[test]
fn catalogues_speak() {
    for game in GAMES {
        catalogue_speaks(game.id(), &(game.core.info.catalog)());
    }
}

fn catalogue_speaks(game: &str, catalog: &Catalog) {
    exists(&format!("game-{game}"));
    for section in &catalog.sections {
        exists(&format!("catalog-{game}-{}", section.id));
        for item in &section.items {
            if item.name.contains(&format!("-{game}-")) {
                exists(&item.name);
            }
            for (fact, value) in &item.facts {
                exists(&format!("fact-{game}-{fact}"));
                value_speaks(game, fact, value);
            }
        }
    }
}

fn value_speaks(game: &str, fact: &str, value: &Value) {
    match value {
        Value::String(word) if CHOSEN_BY.contains(&&**word) => {}
        Value::String(word) if !NO_WORDS.split(' ').any(|free| free == fact) => {
            exists(&format!("{fact}-{game}-{word}"));
        }
        Value::Array(values) => values
            .iter()
            .for_each(|value| value_speaks(game, fact, value)),
        Value::Object(fields) => match fields.get("op").and_then(Value::as_str) {
            Some(op) => {
                exists(&format!("op-{game}-{op}"));
                for (field, value) in fields.iter().filter(|(field, _)| *field != "op") {
                    value_speaks(game, field, value);
                }
            }
            None => fields
                .keys()
                .for_each(|what| exists(&format!("resource-{what}"))),
        },
        _ => {}
    }
}

/// S3.16, S3.17: data is for the first lander only, and for two on Mars.
#[test]
fn the_introduction_to_seti_promises_data_to_first_landers_only() {
    for (lang, words) in [
        (Lang::En, ["the first lander data", "on Mars the first two"]),
        (
            Lang::It,
            ["il primo modulo da sbarco dei dati", "su Marte i primi due"],
        ),
        (
            Lang::De,
            ["der erste Lander Daten", "auf dem Mars die ersten beiden"],
        ),
        (
            Lang::Uk,
            ["перший посадковий модуль — дані", "на Марсі перші два"],
        ),
    ] {
        let told = text(lang, "draw-seti-intro-land", &[]);
        assert!(words.iter().all(|words| told.contains(words)), "{told}");
    }
}

#[test]
fn names_of_seti_exist() {
    macro_rules! names {
        ($($kind:literal: $set:ident),* $(,)?) => {
            $(for name in $set::ALL {
                exists(&format!(concat!($kind, "-seti-{}"), name));
            })*
        };
    }
    names! {
        "about": About, "amount": Resource, "body": Body, "corner": Corner, "gold": Gold,
        "income": Income, "moon": Moon, "score": Source, "side": Side, "signal": Color,
        "species": Species, "star": Star, "tech": Tech, "tech-kind": TechKind, "trace": Trace,
    }
    for tech in Tech::ALL {
        exists(&format!("tech-seti-{tech}-does"));
    }
    let resources = "cards computer credits data energy exofossils movement publicity";
    for what in resources.split(' ') {
        exists(&format!("resource-{what}"));
    }
}

/// What is not said: a message chooses its words by it.
const CHOSEN_BY: [&str; 14] = [
    "true",
    "false",
    "any",
    "all",
    "energy",
    "matter",
    "antimatter",
    "board",
    "mines",
    "planets",
    "reserve",
    "earth",
    "storage",
    "well",
];

/// Checks that every message exists and uses every argument, each kind of phrase once.
#[derive(Default)]
struct Checked(BTreeMap<String, BTreeSet<Vec<&'static str>>>);

impl Checked {
    fn word(&mut self, word: &Word) {
        match word {
            Word::Number(_) | Word::Text(_) | Word::Local { .. } | Word::Seat(_) => {}
            Word::Name(key) => {
                if !self.0.contains_key(&**key) {
                    exists(key);
                    self.0.entry(key.to_string()).or_default();
                }
            }
            Word::Phrase(phrase) => self.phrase(phrase),
            Word::List(words) | Word::All(words) | Word::Either(words) => {
                words.iter().for_each(|word| self.word(word));
            }
        }
    }

    fn phrase(&mut self, phrase: &Phrase) {
        phrase.args.iter().for_each(|(_, word)| self.word(word));
        let (mut names, mut chosen) = (Vec::new(), Vec::new());
        for (name, word) in &phrase.args {
            match word {
                Word::Text(text) if CHOSEN_BY.contains(&&**text) => {
                    chosen.push((*name, text.as_ref()));
                }
                _ => names.push(*name),
            }
        }
        let seen = self.0.entry(phrase.key.to_string()).or_default();
        if seen.insert(names.clone()) {
            says_everything(&phrase.key, &names, &chosen);
        }
    }

    fn panels(&mut self, panels: &[Panel]) {
        for panel in panels {
            self.phrase(&panel.title);
            panel.columns.iter().for_each(|phrase| self.phrase(phrase));
            for row in &panel.rows {
                let columns = panel.columns.len();
                assert!(columns == 0 || columns == row.cells.len(), "{panel:?}");
                self.word(&row.label);
                row.cells.iter().for_each(|word| self.word(word));
            }
        }
    }

    /// The keys with this beginning that were checked.
    fn starting(&self, prefix: &str) -> BTreeSet<String> {
        let keys = self.0.keys().filter(|key| key.starts_with(prefix));
        keys.cloned().collect()
    }
}

#[track_caller]
fn says_everything(key: &str, names: &[&str], chosen: &[(&str, &str)]) {
    exists(key);
    // Numbers, since a message may choose its words by them.
    let values: Vec<(&str, i32)> = names.iter().copied().zip(101..).collect();
    let said = values.iter().map(|&(name, n)| (name, n.into()));
    let chosen = chosen.iter().map(|&(name, word)| (name, word.into()));
    let args: Vec<(&str, Arg<'_>)> = said.chain(chosen).collect();
    for lang in Lang::ALL {
        let sentence = text(lang, key, &args);
        assert!(!sentence.contains('{'), "{lang} {key}: {sentence}");
        for (name, n) in &values {
            let told = sentence.contains(&n.to_string());
            assert!(told, "{lang} {key}: ${name} is not in `{sentence}`");
        }
    }
}

fn keys_starting(prefix: &str) -> BTreeSet<String> {
    let known = keys(Lang::En).iter().cloned();
    known.filter(|key| key.starts_with(prefix)).collect()
}

/// Examples of every variant; one without an example does not compile.
macro_rules! examples {
    ($kind:ident { $($variant:ident: $($example:expr),+;)* }) => {{
        fn variant(one: &$kind) -> &'static str {
            match one {
                $($kind::$variant { .. } => stringify!($variant),)*
            }
        }
        let mut all = Vec::new();
        $($(
            let example: $kind = $example;
            assert_eq!(variant(&example), stringify!($variant));
            all.push(example);
        )+)*
        all
    }};
}
use examples;

fn choices() -> Vec<Choice> {
    fn read(text: &str) -> Choice {
        text.parse().expect(text)
    }
    examples! { Choice {
        Income: read("income 24");
        Launch: read("launch");
        Orbit: read("orbit mars");
        Land: read("land europa");
        Scan: read("scan");
        Analyse: read("analyse");
        Play: read("play 57");
        Research: read("research");
        Pass: read("pass");
        Move: read("move 1 r3s4");
        Corner: read("corner 12");
        PlaceUpper: read("place upper");
        PlaceLower: read("place lower 2");
        Complete: read("complete 88");
        Deliver: read("deliver et.4 2");
        Exchange: read("exchange credit energy");
        Buy: read("buy");
        End: read("end");
        Continue: read("continue");
        Take: read("take 57");
        Draw: read("draw");
        Tuck: read("tuck 57");
        Skip: read("skip");
        Done: read("done");
        Step: read("step 1 r3s4"), read("step 1 r3s4 energy"), read("step 1 r3s4 card 12");
        Earth: read("earth kepler-22");
        Row: read("row 57");
        Telescope2: read("telescope-2");
        Telescope3: read("telescope-3 57");
        Telescope4Launch: read("telescope-4 launch");
        Telescope4Move: read("telescope-4 move");
        Signal: read("signal vega");
        SignalTile: read("signal oumuamua");
        Discard: read("discard 57");
        Trace: read("trace pink right 2"), read("trace blue left discovery"),
            read("trace orange left overflow");
        Tech: read("tech telescope-2");
        Slot: read("slot 3");
        RemoveOrbiter: read("remove orbiter mars"), read("remove orbiter mars first");
        RemoveLander: read("remove lander europa"), read("remove lander mars space 1");
        Probe: read("probe r2s6");
        Pay: read("pay");
        Show: read("show 2");
        Sample: read("sample 3");
        Samples: read("samples jupiter");
        Cover: read("cover 77 2");
        Publicity: read("publicity");
        Movement: read("movement");
        DataSpace: read("space 2");
        Gold: read("gold income");
        Message: read("message 2");
        Secret: read("secret et.44");
        Resolve: read("resolve vega");
        ResolveTile: read("resolve oumuamua");
        Milestone: read("milestone gold"), read("milestone message"), read("milestone card"),
            read("milestone exertian");
        Task: read("task 2 1");
    } }
}

fn events() -> Vec<Event> {
    let seat = Seat::default();
    let card = Card::at(0);
    let site = Site::Planet(Body::Mars);
    let (from, to) = (Space::new(1, 0), Space::new(2, 0));
    let there = Sight {
        shows: Cell::Empty,
        star: Star::Vega,
        ring: Some(2),
    };
    let (side, color, star) = (Side::Left, Trace::Blue, Star::Vega);
    let (resource, tech, body) = (Resource::Data, Tech::Probe1, Body::Jupiter);
    let traced = |species, spot| Event::Traced {
        seat,
        color,
        side,
        species,
        spot,
    };
    let known = Some(Species::Oumuamua);
    let acts = |line, skipped| Event::RivalActs {
        card: 1,
        line,
        skipped,
    };
    let flies = |beyond| Event::RivalFlies {
        body,
        moves: 3,
        publicity: 1,
        beyond,
    };
    let progress = |cause| Event::Progress {
        steps: 1,
        to: 2,
        cause,
    };
    examples! { Event {
        Round: Event::Round { round: 1 };
        RoundEnds: Event::RoundEnds { round: 1 };
        Scoring: Event::Scoring;
        Turn: Event::Turn { seat };
        Gained: Event::Gained { seat, resource, n: 1, from: Source::Start },
            Event::Gained { seat, resource: Resource::Vp, n: 3, from: Source::Cards };
        ObjectivesScored: Event::ObjectivesScored { seat, n: 10 };
        Lost: Event::Lost { seat, resource, n: 1 };
        Paid: Event::Paid { seat, resource, n: 1 };
        Drew: Event::Drew { seat, card: None }, Event::Drew { seat, card: Some(card) };
        Took: Event::Took { seat, card };
        Kept: Event::Kept { seat, card: None }, Event::Kept { seat, card: Some(card) };
        Shown: Event::Shown { seat, card };
        Discarded: Event::Discarded { seat, card };
        RowFilled: Event::RowFilled { place: 1, card };
        Tucked: Event::Tucked { seat, card };
        Played: Event::Played { seat, card };
        Returned: Event::Returned { seat, card };
        Reshuffled: Event::Reshuffled;
        Launched: Event::Launched { seat };
        Moved: Event::Moved { seat, from, to, there };
        Pushed: Event::Pushed { seat, from, to, there };
        Orbited: Event::Orbited { seat, body };
        Landed: Event::Landed { seat, site };
        Removed: Event::Removed { seat, site, orbiter: true },
            Event::Removed { seat, site: Site::Moon(Moon::Io), orbiter: false };
        Rotated: Event::Rotated { disc: 1 };
        Scanned: Event::Scanned { seat };
        Signal: Event::Signal { seat, star };
        TileSignal: Event::TileSignal { seat };
        SectorWon: Event::SectorWon { seat, star, second: None },
            Event::SectorWon { seat, star, second: Some(seat) };
        TileCompleted: Event::TileCompleted;
        TileReset: Event::TileReset;
        DataPlaced: Event::DataPlaced { seat, upper: true }, Event::DataPlaced { seat, upper: false };
        Analysed: Event::Analysed { seat };
        Researched: Event::Researched { seat, tech };
        Traced: traced(None, Spot::Discovery), traced(known, Spot::Row(2)), traced(None, Spot::Overflow);
        Covered: Event::Covered { seat, card, circle: 0 };
        Completed: Event::Completed { seat, card };
        Passed: Event::Passed { seat };
        Neutral: Event::Neutral { side, color };
        Discovered: Event::Discovered { side, species: Species::Exertians };
        GoldMarked: Event::GoldMarked { seat, gold: Gold::Income, value: 5 };
        GoldMissed: Event::GoldMissed { seat };
        MessagePlaced: Event::MessagePlaced { seat, at: 31 };
        MessageTaken: Event::MessageTaken { seat, reward: 1 };
        SecretDealt: Event::SecretDealt { seat, n: 3 };
        SecretPlayed: Event::SecretPlayed { seat, card: None },
            Event::SecretPlayed { seat, card: Some(card) };
        AnomalyTriggered: Event::AnomalyTriggered { color, seat: None },
            Event::AnomalyTriggered { color, seat: Some(seat) };
        Collected: Event::Collected { seat, body };
        Delivered: Event::Delivered { seat, card, sample: 3 };
        Danger: Event::Danger { seat, danger: 7, lost: 9 };
        RivalActs: acts(1, vec![]), acts(2, vec!["S19.39"]), acts(0, vec!["S19.39"]);
        RivalSpends: Event::RivalSpends { tech };
        RivalFlies: flies(vec![]), flies(vec![Body::Neptune]);
        RivalAims: Event::RivalAims { star, step: 1 }, Event::RivalAims { star, step: 2 },
            Event::RivalAims { star, step: 3 };
        RivalSample: Event::RivalSample { body, sample: 3 };
        RivalRemoves: Event::RivalRemoves;
        RivalShuffles: Event::RivalShuffles { cards: 4 };
        Progress: progress(Cause::Printed), progress(Cause::Credit), progress(Cause::Energy),
            progress(Cause::Card), progress(Cause::Income), progress(Cause::Computer),
            progress(Cause::Technology), progress(Cause::Objectives);
        Strengthened: Event::Strengthened;
        ObjectiveRevealed: Event::ObjectiveRevealed { tile: 3 };
        TaskMarked: Event::TaskMarked { tile: 3, task: 1 };
        ObjectiveCompleted: Event::ObjectiveCompleted { tile: 3 };
        ObjectivesSpent: Event::ObjectivesSpent { spent: 1, due: 2 };
        Over: Event::Over;
    } }
}

/// Every objective, and every line of every action card.
fn solo_events() -> Vec<Event> {
    let solo = &pack().solo;
    let tiles = 0..solo.objectives.len() as u8;
    let mut events: Vec<Event> = tiles
        .map(|tile| Event::ObjectiveRevealed { tile })
        .collect();
    for (card, printed) in (1..).zip(&solo.cards) {
        let lines = printed.actions.len();
        events.extend((0..=lines).map(|line| Event::RivalActs {
            card,
            line: line as u8,
            skipped: vec!["S19.8"; line.checked_sub(1).unwrap_or(lines)],
        }));
    }
    events
}

/// This position as it would be if each payment of a card were being decided.
fn payments(view: View) -> impl Iterator<Item = View> {
    let code = &pack().code;
    let addresses = (0..).take_while(|&pc| code.contains(pc));
    let paid = addresses.filter(|&pc| matches!(code.at(pc), Op::MayPay { .. }));
    paid.map(move |pc| View {
        stack: vec![Frame {
            who: Seat::default(),
            from: Source::Cards,
            own: true,
            job: Job::MayPay(pc),
        }],
        ..view.clone()
    })
}

#[test]
fn every_choice_of_seti_has_its_message() {
    let game = Seti::new(&Options::default(), 1).unwrap();
    let view = Game::view(&game, Viewer::Spectator);
    let mut checked = Checked::default();
    for choice in choices() {
        checked.phrase(&Seti::say_choice(&view, choice));
    }
    for view in payments(view) {
        checked.phrase(&Seti::say_choice(&view, Choice::Pay));
    }
    let shown = checked.starting("choice-seti-");
    assert_eq!(shown, keys_starting("choice-seti-"));
}

#[test]
fn every_event_of_seti_has_its_message() {
    let mut checked = Checked::default();
    for event in events().into_iter().chain(solo_events()) {
        checked.phrase(&Seti::say_event(&event));
    }
    for prefix in ["event-seti-", "cause-seti-", "aim-seti-", "goal-", "rival-"] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

/// Plays random games of every option set and reads everything in every language on the way.
fn read_games<G: Speak + Conform>(games: u64) -> Checked {
    let mut checked = Checked::default();
    for (number, options) in (0..).zip(G::option_sets()) {
        for game in 0..games {
            let seed = number * 1000 + game;
            read_game(
                G::new(&options, seed).unwrap(),
                &mut Rng::new(seed),
                &mut checked,
            );
        }
    }
    checked
}

fn read_game<G: Speak + Conform>(mut game: G, rng: &mut Rng, checked: &mut Checked) {
    let (mut choices, mut turn) = (Vec::new(), 0);
    while let Some(decision) = game.decision() {
        exists(&format!("about-{}-{}", G::INFO.id, decision.about));
        choices.clear();
        game.choices(&mut choices);
        let view = game.view(Viewer::Seat(decision.seat));
        let phrases: Vec<Phrase> = choices
            .iter()
            .map(|&choice| G::say_choice(&view, choice))
            .collect();
        phrases.iter().for_each(|phrase| checked.phrase(phrase));
        let lang = Lang::ALL[turn % Lang::ALL.len()];
        let mut said = BTreeMap::new();
        for (phrase, choice) in phrases.iter().zip(&choices) {
            let before = said.insert(sentence(lang, phrase), choice);
            assert_eq!(before, None, "{lang}: said like `{choice}`");
        }
        if turn.is_multiple_of(8) {
            for viewer in Viewer::all(game.seats()) {
                checked.panels(&G::panels(&game.view(viewer)));
            }
        }
        let mut events: Vec<Told<G::Event>> = Vec::new();
        let drawn = [(); 3].map(|()| choices[rng.below(choices.len())]);
        let eager = drawn
            .into_iter()
            .max_by_key(|&choice| game.eagerness(choice));
        game.apply(eager.unwrap(), &mut events);
        for told in &events {
            let phrase = G::say_event(&told.event);
            checked.phrase(&phrase);
            for lang in Lang::ALL {
                sentence(lang, &phrase);
            }
        }
        turn += 1;
    }
    checked.panels(&G::panels(&game.view(Viewer::Spectator)));
    for side in game.outcome().unwrap().sides {
        for (part, _) in side.breakdown {
            exists(&format!("score-{}-{part}", G::INFO.id));
        }
    }
}

fn sentence(lang: Lang, phrase: &Phrase) -> String {
    let seats = ["Ada", "Bo", "Cy", "Di"].map(ToOwned::to_owned);
    let sentence = say(lang, phrase, &|seat| seat_name(lang, &seats, seat));
    // The names in a pack are its owner's, with whatever apostrophes; those of our messages are read where they stand.
    let found = faults(lang, &sentence.replace('\'', "’"));
    assert!(found.is_empty(), "{lang}: {found:?} in `{sentence}`");
    sentence
}

#[test]
fn people_can_read_comets() {
    let checked = read_games::<Comets>(20);
    for prefix in ["choice-comets-", "event-comets-", "panel-comets-"] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

/// A position in which the first player has a capsule and looks at samples (S14.5).
fn capsules() -> Seti {
    let options = Options {
        species: Some([Species::Mascamites, Species::Anomalies]),
        ..Options::default()
    };
    let mut game = Seti::new(&options, 1).unwrap();
    let [first, second, ..] = Sample::all();
    let (who, at) = (Seat::default(), Space::new(3, 1));
    game.species[0].discovered = true;
    game.relics.samples[0] = [first].into_iter().collect();
    let sample = Some(second);
    game.players[0].pieces = [Piece { at, sample }].into_iter().collect();
    let job = Job::SampleTake(Body::Jupiter);
    game.stack = [Frame {
        who,
        job,
        ..Frame::default()
    }]
    .into_iter()
    .collect();
    game
}

#[test]
fn people_can_read_seti() {
    let mut checked = read_games::<Seti>(1);
    // Random play seldom gets far with the species; these games do.
    for file in fs::read_dir("../../records/seti").unwrap() {
        let record = Record::from_bytes(&fs::read(file.unwrap().path()).unwrap()).unwrap();
        let each = |_: &Ply, game: &dyn Match, _: &[Told<Happening>]| {
            for viewer in Viewer::all(game.seats()) {
                checked.panels(&game.look_back(viewer).panels());
            }
        };
        record.replay(&entries(), each).unwrap();
    }
    let capsules = capsules();
    for viewer in Viewer::all(2) {
        checked.panels(&capsules.look_back(viewer).panels());
    }
    for prefix in ["panel-seti-", "reward-seti-", "task-"] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

fn statistics_speak<G: Chronicle + Conform>(checked: &mut Checked) {
    let options = &G::option_sets()[0];
    let game = G::new(options, 1).unwrap();
    for kind in G::KINDS {
        let heading = format!("things-{}-{}", G::INFO.id, kind.id);
        checked.phrase(&Phrase::new(heading.clone()));
        checked.phrase(&Phrase::new(format!("{heading}-about")));
        assert!(kind.deeds.contains(&kind.telling), "{kind:?}");
        for deed in kind.deeds {
            checked.phrase(&Phrase::new(format!("deed-{deed}")));
        }
        let things = game.things(kind.id);
        let ids: BTreeSet<&str> = things.iter().map(|thing| thing.id.as_str()).collect();
        assert!(ids.len() == things.len() && !things.is_empty(), "{kind:?}");
        things.iter().for_each(|thing| checked.word(&thing.name));
    }
}

#[test]
fn people_can_read_statistics() {
    let mut checked = Checked::default();
    statistics_speak::<Comets>(&mut checked);
    statistics_speak::<Kepler>(&mut checked);
    statistics_speak::<Seti>(&mut checked);
    for prefix in ["things-", "deed-"] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

/// Refusals are said through the erased face, since it joins their parts.
#[test]
fn people_can_read_why_something_is_not_possible() {
    let mut rng = Rng::new(7);
    let mut checked = Checked::default();
    for entry in GAMES {
        for seed in 0..6 {
            let players = entry.core.info.players.1;
            let options = serde_json::json!({ "players": players });
            let mut game = (entry.core.start)(&options, seed).unwrap();
            while let Some(decision) = game.decision() {
                for refused in game.look(Viewer::Seat(decision.seat)).refused() {
                    assert_eq!(refused.phrase.rules, refused.refusal.rules);
                    checked.phrase(&refused.phrase);
                }
                let choices = game.choices();
                let choice = &choices[rng.below(choices.len())];
                game.play(decision.seat, choice).unwrap();
            }
        }
    }
    for prefix in ["action-seti-", "action-comets-", "refusal"] {
        assert_eq!(checked.starting(prefix), keys_starting(prefix));
    }
}

/// Whatever is tried in SETI and not possible has its reason in every language; what comes to nothing, too.
#[test]
fn every_reason_of_seti_can_be_read() {
    let vocabulary = Seti::vocabulary();
    let mut rng = Rng::new(11);
    let mut checked = Checked::default();
    for (seed, options) in (0..).zip(Seti::option_sets().into_iter().step_by(5)) {
        let mut game = Seti::new(&options, seed).unwrap();
        let mut choices = Vec::new();
        while let Some(decision) = Game::decision(&game) {
            choices.clear();
            Game::choices(&game, &mut choices);
            if rng.below(12) == 0 {
                let look = Match::look(&game, Viewer::Seat(decision.seat));
                let seen = look.of::<Seti>().unwrap();
                for &choice in vocabulary.iter().filter(|choice| !choices.contains(choice)) {
                    checked.phrase(&seen.refusal(choice).unwrap().phrase);
                }
                let idle = seen.offers.iter().filter_map(|offer| offer.idle.as_ref());
                idle.flat_map(|idle| &idle.why)
                    .for_each(|why| checked.phrase(why));
            }
            let choice = game.pick(&choices, |bound| rng.below(bound)).unwrap();
            game.apply(choice, &mut orrery_core::Silent);
        }
    }
    let met = checked.starting("why-seti-");
    assert!(!met.contains("why-seti-not-asked"), "a reason that is none");
    let all = keys_starting("why-seti-");
    // Random games leave out the rare ones.
    assert!(met.is_subset(&all) && met.len() > 80, "{}", met.len());
}
