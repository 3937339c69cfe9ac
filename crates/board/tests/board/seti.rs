//! The SETI table: every legal choice is a button exactly once, and what is drawn is the view.

use maud::Markup;
use orrery_board::{Drawing, Scene};
use orrery_conformance::Conform;
use orrery_core::{Entry, Game, Look, Match, Record, Rng, Seat, Silent, Speak, Viewer};
use orrery_seti::names::{Body, Gold, Income, Moon, Species, Tech};
use orrery_seti::pack::{Kind, pack};
use orrery_seti::solar::Cell;
use orrery_seti::state::{Job, Marker, SLOT_SPACES};
use orrery_seti::view::{PlayerView, SpeciesView, Standing};
use orrery_seti::{Choice, Event, Options, Seti, View};
use orrery_text::Lang;
use std::fs;
use std::path::Path;

const NAMES: [&str; 4] = ["Ada", "Beda", "Cleo", "Dora"];

/// What is drawn for a viewer, and the legal choices that this viewer sees.
fn draw(game: &dyn Match, viewer: Option<Seat>, lang: Lang) -> (Drawing, Look, Vec<String>) {
    let look = game.look(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let names: Vec<String> = NAMES[..game.seats()]
        .iter()
        .map(|&n| n.to_owned())
        .collect();
    let scene = Scene {
        look: &look,
        viewer,
        told: &[],
        names: &names,
        you: None,
        so_far: None,
        result: None,
        lang,
        icons: "/icons.svg",
    };
    let drawing = orrery_board::draw("seti", &scene).expect("SETI has a board");
    let choices = look.offers().into_iter().map(|offer| offer.choice);
    let choices = choices.collect();
    (drawing, look, choices)
}

/// The values of the buttons in a part, each of which can be used and says what it does.
fn buttons(html: &Markup) -> Vec<String> {
    let buttons = html.0.split("<button ").skip(1);
    let buttons = buttons.map(|rest| rest.split_once('>').expect("a whole tag"));
    let choices = buttons.filter(|(tag, _)| tag.contains("name=\"choice\""));
    let choices = choices.map(|(tag, rest)| {
        assert!(tag.contains("form=\"play\""), "sends nothing: {tag}");
        let unusable = [" disabled", " hidden", "aria-hidden", "type=\"button\""];
        assert!(!unusable.iter().any(|one| tag.contains(one)), "{tag}");
        let label = tag.contains("aria-label=\"") || !rest.trim_start().starts_with('<');
        assert!(label, "says nothing: {tag}");
        between(tag, "value=\"", "\"").to_owned()
    });
    choices.collect()
}

fn every_choice_is_drawn_once(game: &dyn Match, viewer: Option<Seat>, lang: Lang) {
    let (drawing, _, mut choices) = draw(game, viewer, lang);
    let tray = drawing.tray.iter().map(|button| button.choice.clone());
    let mut drawn: Vec<String> = tray.collect();
    drawn.extend(drawing.parts.iter().flat_map(|part| buttons(&part.html)));
    drawn.sort_unstable();
    choices.sort_unstable();
    assert_eq!(drawn, choices, "{viewer:?}");
    let ids: std::collections::BTreeSet<_> = drawing.parts.iter().map(|part| part.id).collect();
    assert_eq!(ids.len(), drawing.parts.len(), "two parts with one id");
    for part in &drawing.parts {
        let unsaid = ["draw-seti-", "op-seti-", "panel-seti-"];
        for key in unsaid {
            let mut words = part.html.0.split(['<', '>', '"']);
            let found = words.find(|word| word.trim_start().starts_with(key));
            assert_eq!(found, None, "{lang}: a message is missing in {}", part.id);
        }
    }
}

fn everybody_looks(game: &dyn Match, lang: Lang) {
    every_choice_is_drawn_once(game, None, lang);
    for seat in Seat::first(game.seats()) {
        every_choice_is_drawn_once(game, Some(seat), lang);
    }
}

/// A random game in which much happens.
fn play_at_random(options: &Options, seed: u64, mut look: impl FnMut(&Seti, usize)) {
    let mut game = <Seti as Game>::new(options, seed).expect("good options");
    let mut rng = Rng::new(seed);
    let mut choices = Vec::new();
    for ply in 0.. {
        look(&game, ply);
        choices.clear();
        Game::choices(&game, &mut choices);
        let Some(choice) = game.pick(&choices, |bound| rng.below(bound)) else {
            break;
        };
        Game::apply(&mut game, choice, &mut Silent);
    }
}

#[test]
fn the_last_card_of_the_rival_says_why_lines_were_skipped() {
    let mut solo = Seti::option_sets().into_iter();
    let solo = solo.find(|options| options.players == 1);
    let game = <Seti as Game>::new(&solo.expect("a solo game"), 5).expect("good options");
    let game: &dyn Match = &game;
    let told = <Seti as Speak>::say_event(&Event::RivalActs {
        card: 7,
        line: 3,
        skipped: vec!["S19.20", "S19.27"],
    });
    let seat = Seat::first(1).next();
    let scene = Scene {
        look: &game.look_back(Viewer::Seat(seat.expect("a seat"))),
        viewer: seat,
        told: &[&told],
        names: &["Ada".to_owned()],
        you: None,
        so_far: None,
        result: None,
        lang: Lang::En,
        icons: "/icons.svg",
    };
    let drawing = orrery_board::draw("seti", &scene).expect("SETI has a board");
    let solo = drawing.parts.iter().find(|part| part.id == "solo");
    let solo = &solo.expect("a rival").html.0;
    assert!(solo.contains("S.7"), "{solo}");
    assert!(solo.contains("not enough publicity"), "{solo}");
    assert!(solo.contains("/rules/seti#S19.27"), "{solo}");
    assert_eq!(solo.matches("class=\"carried\"").count(), 1, "{solo}");
}

#[test]
fn every_choice_is_a_button_exactly_once_for_every_pair_and_number_of_players() {
    for (seed, options) in (0u64..).zip(Seti::option_sets()) {
        play_at_random(&options, seed, |game, ply| {
            let lang = Lang::ALL[ply / 15 % 4];
            match Game::decision(game) {
                Some(decision) if !ply.is_multiple_of(300) => {
                    if ply.is_multiple_of(15) {
                        every_choice_is_drawn_once(game, Some(decision.seat), lang);
                    }
                }
                _ => everybody_looks(game, lang),
            }
        });
    }
}

#[test]
fn positions_of_whole_games_are_drawn_for_every_viewer_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/seti");
    let entries = [Entry::of::<Seti>()];
    let mut seen = 0;
    for file in fs::read_dir(folder).expect("there are records") {
        let bytes = fs::read(file.expect("a file").path()).expect("readable");
        let record = Record::from_bytes(&bytes).expect("a record");
        for ply in (0..).step_by(37) {
            let Ok(game) = record.position(&entries, ply) else {
                break;
            };
            everybody_looks(&*game, Lang::ALL[seen % 4]);
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

/// The text of some html without its tags.
fn words_of(html: &str) -> String {
    let text = html.split('<').map(|rest| rest.rsplit('>').next());
    let words = text.flatten().flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ")
}

fn words(drawing: &Drawing, id: &str) -> String {
    words_of(part(drawing, id))
}

/// The html of a part.
fn part<'a>(drawing: &'a Drawing, id: &str) -> &'a str {
    let part = drawing.parts.iter().find(|part| part.id == id);
    &part.expect("a part with this id").html.0
}

/// What begins with each of these, up to the next of them.
fn pieces<'a>(html: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(begin).skip(1)
}

/// What lies between these two.
fn between<'a>(html: &'a str, from: &str, to: &str) -> &'a str {
    let at = html.find(from).expect(from);
    let rest = &html[at + from.len()..];
    &rest[..rest.find(to).unwrap_or(rest.len())]
}

/// Every bold text.
fn bold(html: &str) -> Vec<&str> {
    let texts = pieces(html, "<b>");
    texts.filter_map(|rest| rest.split("</b>").next()).collect()
}

fn texts<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

/// What the players are called, the rival of a solo game included.
fn names(game: &Seti, view: &View) -> Vec<String> {
    let seated: Vec<String> = texts(&NAMES[..Game::seats(game)]);
    let seats = Seat::first(view.players.len());
    seats
        .map(|seat| orrery_text::seat_name(Lang::En, &seated, seat))
        .collect()
}

/// How many markers of each player are drawn; `×3` beside one of them means three.
fn tally(html: &str, players: &[String]) -> Vec<u8> {
    let count = |name: &String| {
        let marks = pieces(html, "<span class=\"mark seat-");
        let own = marks.filter(|mark| between(mark, "aria-label=\"", "\"") == name);
        let numbers = own.map(|mark| {
            let after = mark.split("</svg></span>").nth(1).unwrap_or_default();
            let number = after.strip_prefix("<b>×");
            number.map_or(1, |rest| between(rest, "", "<").parse().expect("a number"))
        });
        numbers.sum()
    };
    players.iter().map(count).collect()
}

/// What each of the first players has of something that is counted by seat.
fn each(counts: &[u8], players: &[String]) -> Vec<u8> {
    counts[..players.len()].to_vec()
}

fn sum(counts: impl IntoIterator<Item = Vec<u8>>, players: &[String]) -> Vec<u8> {
    let add = |sum: Vec<u8>, one: Vec<u8>| sum.iter().zip(one).map(|(a, b)| a + b).collect();
    counts.into_iter().fold(vec![0; players.len()], add)
}

fn of_marker(marker: &Option<Marker>, players: &[String]) -> Vec<u8> {
    let owner = marker.and_then(Marker::seat);
    let is = |seat| u8::from(Some(seat) == owner);
    Seat::first(players.len()).map(is).collect()
}

/// The things of one player, as they are drawn for that player or when looking at another one.
fn things_are_true(html: &str, view: &View, player: &PlayerView) {
    let chip = |kind: &str| between(html, &format!("chip-{kind}\""), "</span>");
    assert_eq!(bold(chip("credit")), [player.credits.to_string()]);
    assert_eq!(bold(chip("energy")), [player.energy.to_string()]);
    assert_eq!(bold(chip("publicity")), [player.publicity.to_string()]);
    assert_eq!(bold(chip("data")), [player.data.to_string()]);
    if player.exofossils > 0 {
        assert_eq!(bold(chip("exofossil")), [player.exofossils.to_string()]);
    }
    let computer = between(html, "class=\"computer\"", "class=\"holdings\"");
    let columns: Vec<&str> = pieces(computer, "class=\"column\"").collect();
    assert_eq!(columns.len(), 6);
    for (space, column) in columns.iter().enumerate() {
        let filled = column.contains("class=\"slot filled");
        assert_eq!(
            filled,
            space < usize::from(player.computer.upper),
            "{column}"
        );
    }
    let lower = SLOT_SPACES.map(|space| columns[usize::from(space)]);
    for (slot, column) in lower.into_iter().enumerate() {
        let filled = column.contains("class=\"slot lower filled");
        assert_eq!(filled, player.computer.lower[slot], "{column}");
        if let Some(tech) = player.computer.tiles[slot] {
            let does = orrery_text::text(Lang::En, &format!("tech-seti-{tech}-does"), &[]);
            let free = !column.contains("slot lower next");
            assert!(
                !free || column.contains(&does.replace('&', "&amp;")),
                "{column}"
            );
        }
    }
    let holdings = between(html, "class=\"holdings\"", "class=\"cards in-front\"");
    // S12: the income card pays 3 credits, 2 energy and 1 card.
    let pays = [3, 2, 1, 0, 0].into_iter().zip(Income::ALL);
    let pays = pays.map(|(printed, &income)| {
        let tucked = player.tucked.iter();
        let tucked = tucked.filter(|&card| pack().card(card).income == income);
        printed + tucked.count()
    });
    let pays = pays.filter(|n| *n > 0).map(|n| format!("+{n}"));
    let income = between(holdings, "class=\"income\"", "class=\"craft\"");
    assert_eq!(bold(income), pays.collect::<Vec<_>>());
    let owned: Vec<&str> = pieces(holdings, "class=\"owned ")
        .map(|tech| between(tech, "aria-label=\"", ":"))
        .collect();
    let techs = player.techs.iter().map(|tech| format!("tech-seti-{tech}"));
    let techs: Vec<String> = techs
        .map(|key| orrery_text::text(Lang::En, &key, &[]))
        .collect();
    assert_eq!(owned, techs);
    let traces: Vec<&str> = pieces(holdings, "class=\"own-traces\"")
        .flat_map(|drawn| bold(between(drawn, "", "<button")))
        .collect();
    let traces = traces.into_iter().take_while(|text| !text.is_empty());
    let true_traces = player.traces.iter().flatten().filter(|n| **n > 0);
    assert_eq!(traces.collect::<Vec<_>>(), texts(true_traces));
    for card in player.played.iter() {
        let printed = pack().card(card);
        let front = between(html, "class=\"cards in-front\"", "\u{0}");
        let id = format!("id=\"card-{}\"", card.to_string().replace('.', "-"));
        let face = between(front, &id, "class=\"foot\"");
        let task = face.split("class=\"task").nth(1).unwrap_or_default();
        let done = view.completed.has(card);
        assert_eq!(task.starts_with(" done"), done, "{card}: {task}");
        let progress = match (printed.kind, player.standing(card)) {
            _ if done => vec![],
            (Kind::Triggered, _) => {
                let covered = view.covered[usize::from(printed.slot_index)];
                vec![format!("{}/{}", covered.count_ones(), printed.slots.len())]
            }
            (_, Some(Standing::Reached(has, needs))) => vec![format!("{has}/{needs}")],
            (_, Some(Standing::Worth(points))) => vec![points.to_string()],
            _ => vec![],
        };
        let shown = task.split("class=\"progress\">").skip(1);
        let shown = shown.filter_map(|text| text.split('<').next());
        assert_eq!(shown.collect::<Vec<_>>(), progress, "{card}");
    }
}

/// Everything on the table that shows a number or a marker shows the true one.
fn every_value_is_true(game: &Seti, seat: Seat) {
    let (drawing, look, _) = draw(game, Some(seat), Lang::En);
    let view: &View = &look.of::<Seti>().expect("a view of SETI").view;
    let players = &names(game, view)[..];
    let seats = Game::seats(game);
    let player = &view.players[seat.index()];
    let mine = part(&drawing, "mine");
    assert_eq!(bold(mine)[0], player.score.to_string());
    let head = between(mine, "class=\"resources\"", "class=\"computer\"");
    let over = view.stack.is_empty();
    assert_eq!(head.contains("class=\"tag\""), player.passed && !over);
    things_are_true(mine, view, player);
    let others = part(&drawing, "others");
    for other in Seat::first(seats).filter(|other| *other != seat) {
        let player = &view.players[other.index()];
        let drawn = between(others, &format!("id=\"other-{other}\""), "class=\"player ");
        let cards = player.hand_backs.projects + player.hand_backs.species.iter().sum::<usize>();
        let numbers = [
            usize::from(player.score),
            usize::from(player.credits),
            usize::from(player.energy),
            usize::from(player.publicity),
            usize::from(player.data),
            cards,
            player.techs.iter().count(),
        ];
        let line = between(drawn, "class=\"numbers\"", "class=\"bits\"");
        assert_eq!(bold(line), texts(numbers), "{line}");
        things_are_true(drawn, view, player);
    }
    bar_is_true(view, part(&drawing, "bar"), players);
    scores_are_true(game, seat, view, part(&drawing, "scores"));
    let planets = pieces(part(&drawing, "planets"), "<article ");
    for (index, (planet, drawn)) in view.planets.iter().zip(planets).enumerate() {
        let cost = |row: &str| {
            let cost = row.split("class=\"cost\">").nth(1);
            cost.map(|cost| words_of(between(cost, "", "</span>")))
        };
        let orbits = between(drawn, "class=\"orbits\"", "class=\"landings\"");
        assert_eq!(tally(orbits, players), each(&planet.orbiters, players));
        let landings = between(drawn, "class=\"landings\"", "class=\"moons\"");
        assert_eq!(tally(landings, players), each(&planet.landers, players));
        // Nothing is paid for what an effect does.
        let price = view.land_cost(Some(seat), Body::at(index)).to_string();
        assert!(
            cost(landings).is_none_or(|cost| cost == price),
            "{landings}"
        );
        assert!(cost(orbits).is_none_or(|cost| cost == "1 1"), "{orbits}");
        let job = view.stack.last().map(|frame| &frame.job);
        let free = matches!(job, Some(Job::OrbitOrLand | Job::Land { .. }));
        assert_eq!(cost(orbits).is_none(), free);
    }
    for &moon in Moon::ALL {
        let planets = part(&drawing, "planets");
        let Some(at) = planets.find(&format!("data-moon=\"{moon}\"")) else {
            continue; // It can be chosen, or is not there yet.
        };
        let there = tally(between(&planets[at..], "", "</li>"), players);
        let landed = view.moons[moon.index()].map(|n| n.min(1));
        assert_eq!(there, each(&landed, players), "{moon}");
    }
    for (&tech, drawn) in Tech::ALL
        .iter()
        .zip(pieces(part(&drawing, "techs"), "class=\"tech-top\""))
    {
        let stack = &view.techs[tech.index()];
        let left = between(drawn, "class=\"left\"", "</span>");
        assert!(left.ends_with(&format!(">×{}", stack.left)), "{left}");
        assert_eq!(drawn.contains("class=\"two\""), stack.two_points, "{tech}");
        let bonus = between(drawn, "class=\"bonus\"", "class=\"owners\"");
        let bonus = bonus.split("class=\"two\"").next().unwrap_or_default();
        assert_eq!(bonus.contains("<svg"), stack.top.is_some(), "{tech}");
        let owns = |player: &PlayerView| u8::from(player.techs.has(tech));
        let owners = between(drawn, "class=\"owners\"", "class=\"left\"");
        let expected: Vec<u8> = view.players.iter().map(owns).collect();
        assert_eq!(tally(owners, players), expected, "{tech}");
    }
    for (slot, drawn) in view
        .species
        .iter()
        .zip(pieces(part(&drawing, "species"), "<table "))
    {
        species_is_true(slot, between(drawn, "<tbody>", "</table>"), players);
    }
    if view
        .species
        .iter()
        .any(|slot| slot.species == Some(Species::Mascamites))
    {
        let [jupiter, saturn] = view.samples;
        let says = format!("Jupiter × {jupiter} Saturn × {saturn}");
        assert!(words(&drawing, "species").contains(&says), "{says}");
    }
    let cards = player.hand.map_or(0, |hand| hand.iter().count());
    assert!(part(&drawing, "hand").contains(&format!("class=\"count\">{cards}<")));
    let row = part(&drawing, "row");
    let stack = view.stacks.get(usize::from(view.round) - 1).copied();
    let piles = [view.deck, view.discard.len()].into_iter().chain(stack);
    let shown = pieces(between(row, "<dl>", "</dl>"), "<dd>");
    let shown: Vec<&str> = shown.map(|dd| between(dd, "", "<")).collect();
    assert_eq!(shown, texts(piles));
}

/// The bar shows the round and the points of everybody.
fn bar_is_true(view: &View, bar: &str, players: &[String]) {
    let over = view.stack.is_empty();
    let round = format!("Round {} of 5", view.round);
    assert!(bar.contains(if over { "Game over" } else { &round }));
    let plaques = pieces(bar, "class=\"plaque ").map(|plaque| between(plaque, "", "</li>"));
    let plaques: Vec<&str> = plaques.collect();
    assert_eq!(plaques.len(), players.len());
    for ((plaque, player), name) in plaques.into_iter().zip(&view.players).zip(players) {
        assert!(plaque.contains(&format!(">{name}<")), "{plaque}");
        assert_eq!(bold(plaque), [player.score.to_string()]);
        assert_eq!(plaque.contains("class=\"tag\""), player.passed && !over);
    }
}

fn scores_are_true(game: &Seti, seat: Seat, view: &View, scores: &str) {
    let players = &names(game, view)[..];
    for (seat, player) in Seat::first(players.len()).zip(&view.players) {
        let counter = between(scores, &format!("id=\"score-{seat}\""), ">");
        assert!(counter.contains(&format!("data-score=\"{}\"", player.score)));
        let says = format!(">{}: {}<", players[seat.index()], player.score);
        assert!(scores.contains(&says), "{says}");
    }
    let mut stops: Vec<u16> = vec![25, 50, 70];
    let neutral = [20, 30].into_iter().zip(view.neutral);
    stops.extend(neutral.filter(|(_, left)| *left > 0).map(|(at, _)| at));
    stops.extend(view.exertian_milestones.iter().filter(|at| **at > 0));
    stops.extend(
        view.players
            .iter()
            .map(|player| player.message)
            .filter(|at| *at > 0),
    );
    stops.extend(view.pending.iter().map(|one| one.at));
    let shown = pieces(scores, "data-at=\"").map(|rest| between(rest, "", "\""));
    assert_eq!(shown.collect::<Vec<_>>(), texts(stops));
    let tiles = pieces(scores, "class=\"gold-name\"");
    let tiles: Vec<&str> = tiles.map(|tile| between(tile, "", "</li>")).collect();
    assert_eq!(tiles.len(), 4);
    for (&gold, drawn) in Gold::ALL.iter().zip(tiles) {
        let sets = game.gold_sets(seat, gold);
        assert!(
            drawn.contains(&format!(">×{sets}<")),
            "{gold}: {sets} in {drawn}"
        );
        assert!(
            drawn.contains(&format!("So far you have {sets}.")),
            "{gold}: {drawn}"
        );
        let values = view.gold_values[gold.index()];
        let spaces: Vec<&str> = pieces(
            between(drawn, "class=\"values\"", "data-sets"),
            "data-value=",
        )
        .collect();
        assert_eq!(spaces.len(), 3);
        for (place, space) in spaces.into_iter().enumerate() {
            assert_eq!(bold(space)[0], values[place].to_string());
            let here = |index: usize| index.min(2) == place;
            let there = view.gold[gold.index()].iter().enumerate();
            let there: Vec<Seat> = there
                .filter(|(index, _)| here(*index))
                .map(|(_, seat)| *seat)
                .collect();
            let expected: Vec<u8> = Seat::first(players.len())
                .map(|seat| u8::from(there.contains(&seat)))
                .collect();
            assert_eq!(tally(space, players), expected, "{gold}");
        }
        let place = view.gold[gold.index()].iter().position(|one| *one == seat);
        let points = place.map(|place| sets * u16::from(values[place.min(3)]));
        let points = points.map(|points| format!("With your marker: {points} point"));
        let says = points.as_deref().unwrap_or("With your marker");
        assert_eq!(drawn.contains(says), points.is_some(), "{gold}: {drawn}");
    }
}

fn species_is_true(slot: &SpeciesView, drawn: &str, players: &[String]) {
    let colors = |row: &str| -> Vec<Vec<u8>> {
        pieces(row, "<td>")
            .map(|cell| tally(cell, players))
            .collect()
    };
    let rows: Vec<&str> = pieces(drawn, "<tr").collect();
    let (above, last) = rows.split_at(rows.len() - 2);
    let [discovery, overflow] = [last[0], last[1]];
    let found: Vec<_> = slot
        .discovery
        .iter()
        .map(|marker| of_marker(marker, players))
        .collect();
    assert_eq!(colors(discovery), found);
    let late: Vec<_> = slot
        .overflow
        .iter()
        .map(|counts| each(counts, players))
        .collect();
    assert_eq!(colors(overflow), late);
    // From the top down; repeatable spaces hold a crowd instead of a marker.
    let mut tops = vec![vec![0; players.len()]; 3];
    for (row, html) in above.iter().rev().enumerate() {
        for (color, cell) in colors(html).into_iter().enumerate() {
            let marker = of_marker(&slot.board[color][row], players);
            if cell != marker {
                tops[color] = sum([std::mem::take(&mut tops[color]), cell], players);
            }
        }
    }
    let crowds: Vec<_> = slot
        .top
        .iter()
        .map(|counts| each(counts, players))
        .collect();
    assert_eq!(tops, crowds);
}

#[test]
fn every_value_that_is_drawn_is_the_true_one() {
    let mut looks = 0;
    for (seed, options) in (0u64..).zip(Seti::option_sets()) {
        play_at_random(&options, seed, |game, ply| {
            if ply % 29 == 0 {
                let mut seats = Seat::first(Game::seats(game)).cycle();
                let seat = seats.nth(ply / 29).expect("somebody plays");
                every_value_is_true(game, seat);
                looks += 1;
            }
        });
    }
    assert!(looks > 200, "{looks}");
}

#[test]
fn every_card_of_the_own_hand_is_shown() {
    play_at_random(&Options::default(), 5, |game, ply| {
        if ply % 11 != 0 {
            return;
        }
        for seat in Seat::first(2) {
            let (drawing, look, _) = draw(game, Some(seat), Lang::En);
            let view: &View = &look.of::<Seti>().expect("a view of SETI").view;
            let hand = view.players[seat.index()].hand.expect("the own hand");
            let shown = words(&drawing, "hand");
            for card in hand.iter() {
                let name = &pack().card(card).name;
                assert!(shown.contains(&name.replace('&', "&amp;")), "{name}");
            }
        }
    });
}

#[test]
fn planets_that_a_probe_can_reach_are_named_as_choices() {
    let mut named = 0;
    for seed in 0..4 {
        play_at_random(&Options::default(), seed, |game, _| {
            let Some(decision) = Game::decision(game) else {
                return;
            };
            let (drawing, _, choices) = draw(game, Some(decision.seat), Lang::En);
            let picture = between(part(&drawing, "sky"), "sky-picture", "\"");
            let choices = choices.iter().filter_map(|choice| choice.parse().ok());
            let choices: Vec<Choice> = choices.collect();
            let to = choices.iter().filter_map(|choice| match choice {
                Choice::Move(_, to) | Choice::Step(_, to, _) | Choice::Probe(to) => Some(*to),
                _ => None,
            });
            let to: Vec<_> = to.collect();
            let some = !to.is_empty() || choices.contains(&Choice::Telescope4Launch);
            assert!(some || !picture.contains("to-"), "{picture}");
            for space in to {
                if let Cell::Body(body) = game.cell(space) {
                    assert!(picture.contains(&format!("to-{body}")), "{body}: {picture}");
                    named += 1;
                }
            }
        });
    }
    assert!(named > 0);
}

/// Beside the action stands what playing a card costs, beside the name of a gold tile what it counts.
#[test]
fn actions_tell_their_price_and_gold_tiles_what_they_count() {
    let (mut played, mut marked, mut free) = (0, 0, 0);
    for seed in 0..6 {
        play_at_random(&Options::default(), seed, |game, _| {
            let Some(decision) = Game::decision(game) else {
                return;
            };
            let (drawing, look, choices) = draw(game, Some(decision.seat), Lang::En);
            let view: &View = &look.of::<Seti>().expect("a view of SETI").view;
            // What a free action asks has not the main action as its cause.
            if view.stack.iter().any(|frame| frame.job == Job::FreeEnd) {
                assert!(drawing.why.is_some(), "{:?}", view.stack);
                free += 1;
            }
            let actions = part(&drawing, "actions");
            let choices = choices.iter().filter_map(|choice| choice.parse().ok());
            let choices: Vec<Choice> = choices.collect();
            let cards = choices.iter().filter_map(|choice| match choice {
                Choice::Play(card) => Some(pack().card(*card)),
                _ => None,
            });
            let credits = cards
                .filter(|card| !card.costs_energy)
                .map(|card| card.cost);
            if let Some((least, most)) = credits.clone().min().zip(credits.max()) {
                let price = bold(between(actions, "href=\"#hand\"", "</a>"))[0];
                let ends = [least, most].map(|cost| cost.to_string());
                assert!(
                    ends.iter().all(|end| price.contains(end)),
                    "{price}: {ends:?}"
                );
                assert_eq!(price.contains('–'), least < most, "{price}");
                played += 1;
            }
            for choice in &choices {
                let Choice::Gold(gold) = choice else { continue };
                let side = if view.gold_side_b[gold.index()] {
                    "b"
                } else {
                    "a"
                };
                let key = format!("draw-seti-gold-{gold}-{side}");
                let counts = orrery_text::text(Lang::En, &key, &[]);
                assert!(words(&drawing, "actions").contains(&counts), "{counts}");
                marked += 1;
            }
        });
    }
    assert!(played.min(marked).min(free) > 0, "{played} {marked} {free}");
}

/// Whether this part of a selector names nothing, neither a class nor a tag.
fn bare(compound: &str) -> bool {
    compound.starts_with([':', '*']) && !compound.starts_with(":is(")
}

/// What stands between the first parenthesis and the one that closes it.
fn within(rest: &str) -> &str {
    let mut open = 1;
    let end = rest.find(|sign| {
        open += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        open == 0
    });
    &rest[..end.expect("parentheses are closed")]
}

#[test]
fn what_has_decides_about_is_named_so_that_a_change_does_not_style_the_whole_table_anew() {
    let boards = orrery_board::BOARDS.iter();
    let style = boards.clone().find(|board| board.game == "seti");
    let style = style.expect("SETI has a board").style;
    for (at, found) in style.match_indices(":has(") {
        let asked = within(&style[at + found.len()..]);
        let unnamed = asked.split([' ', ',']).any(bare) || asked.contains(":not(");
        assert!(!unnamed, ":has({asked})");
    }
    let mut within: Vec<&str> = Vec::new();
    for line in style.lines().map(str::trim) {
        if let Some(selector) = line.strip_suffix('{') {
            within.push(selector.trim());
            let whole = within.join(" ");
            let last = selector.split_whitespace().last().unwrap_or_default();
            let decided = whole.contains(":has(") && selector.contains(' ');
            assert!(!decided || last.contains(":has(") || !bare(last), "{whole}");
        } else if line.starts_with('}') {
            within.pop();
        }
    }
}
