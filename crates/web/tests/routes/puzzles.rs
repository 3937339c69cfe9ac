//! Puzzles: every answer is told right from wrong on its page, and nothing is kept but what was solved.

use crate::kit::{Person, Site, values};
use crate::learn::encoded;
use orrery_games::puzzles::{Shipped, of_day, shipped};

fn address(puzzle: &Shipped) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.number)
}

fn after(person: &mut Person, site: &Site, puzzle: &Shipped, turn: &[String]) -> String {
    let so = encoded(&turn.join(";"));
    let path = format!("{}?so={so}", address(puzzle));
    person.get(site, &path).ok().body
}

/// Where the tiles of a list lead.
fn tiles(page: &str) -> Vec<String> {
    let tiles = page.split_once("class=\"tiles\"").expect("a list").1;
    let ways = values(tiles.split_once("</ul>").expect("its end").0, "href=\"");
    let there = |way: &String| way.starts_with("/puzzles/");
    ways.into_iter().filter(there).collect()
}

/// One puzzle of each game.
fn some() -> Vec<&'static Shipped> {
    let mut some: Vec<&Shipped> = shipped().iter().collect();
    some.dedup_by_key(|puzzle| puzzle.game);
    some
}

#[test]
fn a_turn_is_told_right_or_wrong_once_it_is_played() {
    let site = Site::new();
    for puzzle in some() {
        let mut ada = site.person();
        let asked = puzzle.asked().unwrap();
        let (path, solution) = (address(puzzle), &asked.solution);
        let start = ada.get(&site, &path).ok().body;
        let offered = values(&start, "name=\"choice\" value=\"");
        assert!(offered.contains(&solution[0]), "{path}: {offered:?}");
        for made in 1..solution.len() {
            let page = after(&mut ada, &site, puzzle, &solution[..made]);
            assert!(
                !page.contains("Right!") && page.contains("Take back"),
                "{path}"
            );
        }
        let wrong = after(&mut ada, &site, puzzle, &puzzle.facts.others[0].play);
        assert!(wrong.contains("There is a better turn"), "{path}");
        assert!(
            !wrong.contains("class=\"solution\""),
            "the solution stays a secret"
        );
        let shown = format!("{path}?shown=true&so={}", encoded(&solution.join(";")));
        let shown = ada.get(&site, &shown).ok().body;
        assert!(shown.contains("class=\"solution\"") && !shown.contains("Right!"));
        assert!(!ada.jar.contains_key("solved"), "nothing is solved yet");
        let right = after(&mut ada, &site, puzzle, solution);
        assert!(right.contains("Right! This is the best turn."), "{path}");
        assert_eq!(
            ada.jar["solved"],
            format!("{}.{}", puzzle.game, puzzle.number)
        );
        let list = ada.get(&site, &format!("/puzzles?game={}&only=solved", puzzle.game));
        assert_eq!(tiles(&list.ok().body), [path]);
    }
}

#[test]
fn a_turn_that_no_file_knows_is_thought_about_once() {
    let site = Site::new();
    let mut ada = site.person();
    let unknown = shipped().iter().find_map(|puzzle| {
        let asked = puzzle.asked()?;
        let choices = asked.position.choices().into_iter();
        let mut ends = choices.filter_map(|choice| {
            let mut attempt = orrery_games::puzzles::Attempt::new(&*asked.position)?;
            attempt.play(&choice).ok()?;
            puzzle.known(attempt.end()?).is_none().then_some(choice)
        });
        Some((puzzle, ends.next()?))
    });
    let (puzzle, choice) = unknown.expect("a turn of one choice");
    let first = after(&mut ada, &site, puzzle, std::slice::from_ref(&choice));
    let again = after(&mut ada, &site, puzzle, &[choice]);
    let words = |page: &str| values(page, "<div class=\"words\"><p class=\"");
    assert_eq!(words(&first), words(&again));
    assert!(
        ["good", "reply"].contains(&words(&first)[0].as_str()),
        "{first}"
    );
}

#[test]
fn a_turn_that_is_as_good_is_right_and_our_own_is_told_too() {
    let site = Site::new();
    let mut ada = site.person();
    let puzzle = orrery_games::puzzles::puzzle("kepler", 22).expect("it is shipped");
    let solution = puzzle.asked().unwrap().solution.join(";");
    let other = solution.replace("burn antimatter storage", "burn matter storage");
    let other: Vec<String> = other.split(';').map(str::to_owned).collect();
    let page = after(&mut ada, &site, puzzle, &other);
    assert!(
        page.contains("your turn is as good as the one we had in mind"),
        "{page}"
    );
    assert!(page.contains("class=\"solution\"") && page.contains("Burn 1 antimatter from storage"));
    assert_eq!(ada.jar["solved"], "kepler.22");
    // And why: what its player can be sure of.
    assert!(
        page.contains("class=\"causes\"") && page.contains("1 point more at the end of the game")
    );
}

#[test]
fn hints_come_in_stages() {
    let site = Site::new();
    let mut ada = site.person();
    let puzzle = some()[0];
    let stage = |ada: &mut Person, stage: u8| {
        let path = format!("{}?hint={stage}", address(puzzle));
        ada.get(&site, &path).ok().body
    };
    let [none, about, place, turn] = [0, 1, 2, 3].map(|number| stage(&mut ada, number));
    assert!(!none.contains("It is about:") && about.contains("It is about:"));
    assert!(!about.contains("data-lit") && place.contains("data-lit=\"where\""));
    assert!(!place.contains("class=\"solution\"") && turn.contains("class=\"solution\""));
    assert!(turn.contains("data-lit=\"what\""));
    let foresee = format!(
        "{}/foresee?choice={}",
        address(puzzle),
        encoded(&puzzle.asked().unwrap().solution[0])
    );
    assert!(ada.get(&site, &foresee).ok().body.contains("class=\"beat"));
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody_and_counts_days() {
    let site = Site::new();
    let mut ada = site.person();
    let today = ada.get(&site, "/puzzles/today");
    let path = today.headers["location"].to_str().unwrap().to_owned();
    assert_eq!(
        site.person().get(&site, "/puzzles/today").headers["location"],
        *path
    );
    let puzzle = shipped()
        .iter()
        .find(|one| path.ends_with(&address(one)))
        .unwrap();
    for place in ["/", "/learn", "/puzzles"] {
        let page = ada.get(&site, place).ok().body;
        assert!(page.contains("href=\"/puzzles/today\""), "{place}");
    }
    after(&mut ada, &site, puzzle, &puzzle.asked().unwrap().solution);
    let (day, days) = ada.jar["streak"].split_once('.').unwrap();
    let day: u64 = day.parse().unwrap();
    assert_eq!((of_day(day).unwrap().number, days), (puzzle.number, "1"));
    ada.jar
        .insert("streak".to_owned(), format!("{}.6", day - 1));
    let solved = after(&mut ada, &site, puzzle, &puzzle.asked().unwrap().solution);
    assert_eq!(ada.jar["streak"], format!("{day}.7"));
    assert!(solved.contains("Days in a row: 7"));
}

#[test]
fn filters_show_what_they_say() {
    let site = Site::new();
    let mut ada = site.person();
    let game = shipped()[0].game;
    let own = || shipped().iter().filter(|puzzle| puzzle.game == game);
    let theme = own().next().unwrap().facts.themes[0].clone();
    let grade = own().next().unwrap().grade();
    let path = format!("/puzzles?game={game}&theme={theme}&grade={grade}&only=open");
    let list = ada.get(&site, &path).ok().body;
    let meant = own().filter(|one| one.facts.themes.contains(&theme) && one.grade() == grade);
    assert_eq!(tiles(&list), meant.map(address).collect::<Vec<_>>());
    let nonsense = "/puzzles?game=chess&theme=%22%3E%3Cb%3E&grade=9&only=x";
    let list = ada.get(&site, nonsense).ok().body;
    assert!(!list.contains("<b>") && !list.contains("&lt;b"), "{list}");
    assert_eq!(tiles(&list).len(), own().count());
}

#[test]
fn what_is_no_puzzle_or_no_choice_is_refused() {
    let site = Site::new();
    let mut ada = site.person();
    let puzzle = some()[0];
    for path in [
        "/puzzles/seti/0",
        "/puzzles/seti/x",
        "/puzzles/chess/1",
        "/puzzles/comets/1",
    ] {
        assert_eq!(ada.get(&site, path).status, 404, "{path}");
    }
    let path = address(puzzle);
    for so in ["nonsense", "end;end;end"] {
        let refused = ada.get(&site, &format!("{path}?so={}", encoded(so)));
        assert_eq!(refused.status, 422, "{so}");
    }
    let beyond = puzzle.asked().unwrap().solution.join(";") + ";end";
    let beyond = ada.get(&site, &format!("{path}?so={}", encoded(&beyond)));
    assert_eq!(beyond.status, 422);
    let long = vec!["end"; 500].join(";");
    let long = ada.get(&site, &format!("{path}?so={}", encoded(&long)));
    assert!((400..500).contains(&long.status), "{}", long.status);
    let cookie = "seti.1-1-x-99999+chess.1+<b>".to_owned();
    ada.jar.insert("solved".to_owned(), cookie);
    let list = ada.get(&site, "/puzzles").ok().body;
    assert!(!list.contains("chess") && !list.contains("<b>"));
}
