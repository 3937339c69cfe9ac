//! Every route through the real router and a real SQLite file.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]
#![allow(unreachable_pub, reason = "the kit is shared")]

mod kit;

use axum::http::Method;
use kit::{Answer, Person, Site, generous, values};
use orrery_web::Limits;
use serde_json::{Value, json};

const PAIR: &[(&str, &str)] = &[
    ("game", "comets"),
    ("players", "2"),
    ("seat-1", "me"),
    ("seat-2", "link"),
    ("name-1", "Ada"),
    ("name-2", "Ben"),
];

/// Ada made a table and Ben sat down at it.
fn pair(site: &Site) -> (Person, Person, String) {
    let (mut ada, mut ben) = (site.person(), site.person());
    let id = ada.start(site, PAIR);
    let page = ada.get(site, &format!("/t/{id}")).ok().body;
    let links = values(&page, "readonly value=\"");
    assert_eq!(links.len(), 2, "one's own and the friend's");
    ben.accept(site, &links[1]);
    (ada, ben, id)
}

fn buttons(page: &str) -> Vec<String> {
    values(page, "name=\"choice\" value=\"")
}

fn seq(page: &str) -> String {
    values(page, "name=\"seq\" value=\"")[0].clone()
}

/// The page of a table. Whoever shares a screen takes it over if it is their turn.
fn look(site: &Site, person: &mut Person, id: &str) -> String {
    let page = person.get(site, &format!("/t/{id}")).ok().body;
    match values(&page, "take-over\" href=\"").first() {
        Some(path) => person.get(site, path).ok().body,
        None => page,
    }
}

/// Plays the first choice on somebody's page.
fn play_first(site: &Site, person: &mut Person, id: &str) -> Answer {
    let page = look(site, person, id);
    let choice = buttons(&page)[0].clone();
    let fields = [("seq", &*seq(&page)), ("choice", &choice)];
    person.post(site, &format!("/t/{id}/play"), &fields)
}

/// Who decides: the one with buttons on the page.
fn decider<'a>(
    site: &Site,
    people: [&'a mut Person; 2],
    id: &str,
) -> (&'a mut Person, &'a mut Person) {
    let [one, other] = people;
    let page = one.get(site, &format!("/t/{id}")).body;
    if buttons(&page).is_empty() {
        (other, one)
    } else {
        (one, other)
    }
}

#[test]
fn choices_that_belong_together_are_sent_together() {
    let site = Site::new();
    let mut ada = site.person();
    let alone = [("game", "kepler"), ("players", "1"), ("seat-1", "me")];
    let id = ada.start(&site, &alone);
    let mut send = |seq: &str, field: &str, choices: &str| {
        let fields = [("seq", seq), (field, choices)];
        let status = ada.post(&site, &format!("/t/{id}/play"), &fields).status;
        (status, self::seq(&look(&site, &mut ada, &id)))
    };
    let two = "start space-travel;start terraforming";
    let (status, seq) = send("0", "choice", two);
    assert!((400..500).contains(&status), "one choice is one: {status}");
    assert_eq!(seq, "0");
    assert_eq!(send("0", "choices", two), (303, "2".to_owned()));
    // What cannot follow is refused; what came before it stands.
    let (status, seq) = send("2", "choices", "action galactic-mapping;start terraforming");
    assert!((400..500).contains(&status), "{status}");
    assert_eq!(seq, "3");
}

#[test]
fn pages_are_safe_and_in_the_language_of_the_reader() {
    let site = Site::new();
    for (lang, word) in [
        ("en", "New game"),
        ("it-IT", "Nuova partita"),
        ("de", "Neues Spiel"),
        ("uk", "Нова гра"),
    ] {
        let mut reader = site.person();
        reader.lang = lang;
        for path in [
            "/",
            "/new",
            "/new?game=comets",
            "/rules",
            "/rules/seti",
            "/catalog",
            "/catalog/seti?q=mars",
            "/nowhere",
        ] {
            let answer = reader.get(&site, path);
            let policy = answer.headers["content-security-policy"].to_str().unwrap();
            assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"));
            assert_eq!(answer.headers["x-content-type-options"], "nosniff");
            assert!(
                answer
                    .body
                    .contains(&format!("<html lang=\"{}\"", &lang[..2])),
                "{path}"
            );
            assert!(answer.body.contains(word), "{path} in {lang}");
            assert!(!answer.body.contains("style=") && !answer.body.contains("<script>"));
        }
    }
    let mut reader = site.person();
    let answer = reader.post(
        &site,
        "/settings",
        &[("lang", "de"), ("theme", "dark"), ("back", "/rules")],
    );
    assert_eq!((answer.status, answer.location()), (303, "/rules"));
    let page = reader.get(&site, "/rules").body;
    assert!(
        page.contains("<html lang=\"de\" data-theme=\"dark\""),
        "{page}"
    );
    let answer = reader.post(&site, "/settings", &[("back", "//elsewhere.test")]);
    assert_eq!(answer.location(), "/");
}

#[test]
fn rules_and_components_can_be_searched_and_linked() {
    let site = Site::new();
    let mut reader = site.person();
    let all = reader.get(&site, "/rules/seti").body;
    assert!(all.contains("id=\"S6.17\"") && all.contains("id=\"S2.5\""));
    let some = reader.get(&site, "/rules/seti?q=probe%20limit").body;
    assert!(some.contains("id=\"S3.5\"") && !some.contains("id=\"S2.5\""));
    let none = reader.get(&site, "/rules/seti?q=%3Cscript%3E").body;
    assert!(
        none.contains("0 rules") && none.contains("&lt;script&gt;") && !none.contains("<script>")
    );
    let cards = reader.get(&site, "/catalog/seti?q=mars").body;
    assert!(cards.contains("Mars") && cards.len() < 30_000);
    assert_eq!(reader.get(&site, "/rules/chess").status, 404);
    assert_eq!(reader.get(&site, "/catalog/chess").status, 404);
}

#[test]
fn assets_are_kept_under_the_name_of_their_content() {
    let site = Site::new();
    let mut reader = site.person();
    let page = reader.get(&site, "/").body;
    let sheet = &values(&page, "rel=\"stylesheet\" href=\"")[0];
    let answer = reader.get(&site, sheet).ok();
    assert!(
        answer.headers["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    let stale = reader.get(&site, "/assets/0000/style.css").ok();
    assert_eq!(stale.headers["cache-control"], "no-store");
    assert_eq!(reader.get(&site, "/assets/0000/passwd").status, 404);
    assert!(!reader.jar.is_empty());
    let mut other = site.person();
    other.get(&site, sheet);
    assert!(other.jar.is_empty(), "a style sheet needs no session");
}

#[test]
fn a_whole_game_is_played_without_script() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[
            ("game", "comets"),
            ("players", "3"),
            ("seat-2", "here"),
            ("seat-3", "bot-random"),
        ],
    );
    let mut choices = 0;
    loop {
        let page = look(&site, &mut ada, &id);
        if page.contains("The game is over.") {
            assert!(page.contains("Rematch") && page.contains("Chased comets"));
            break;
        }
        let Some(choice) = buttons(&page).pop() else {
            std::thread::sleep(std::time::Duration::from_millis(5));
            continue;
        };
        let fields = [("seq", &*seq(&page)), ("choice", &choice)];
        let answer = ada.post(&site, &format!("/t/{id}/play"), &fields);
        assert_eq!(
            (answer.status, answer.location()),
            (303, &*format!("/t/{id}"))
        );
        choices += 1;
    }
    assert!(choices >= 8);
    let record = ada.get(&site, &format!("/t/{id}/record")).ok();
    assert!(record.body.starts_with("orrery 1\ngame comets\n") && record.body.contains("result "));
    let log = ada.get(&site, &format!("/t/{id}/log")).ok().body;
    assert!(log.contains("C2.") && log.contains("replay?ply="));
    let early = ada.get(&site, &format!("/t/{id}/replay?ply=3")).ok().body;
    assert!(early.contains("After choice 3 of"));
    let answer = ada.post(&site, &format!("/t/{id}/continue"), &[("ply", "3")]);
    let again = ada.get(&site, answer.location()).ok().body;
    assert_eq!(answer.status, 303);
    assert_eq!(values(&again, "replay?ply=").iter().max().unwrap(), "3");
    let answer = ada.post(&site, &format!("/t/{id}/rematch"), &[]);
    assert_eq!(answer.status, 303);
    assert!(ada.get(&site, answer.location()).body.contains("Player 1"));
}

#[test]
fn stale_illegal_and_foreign_choices_are_refused_with_a_reason() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let path = format!("/t/{id}/play");
    let page = one.get(&site, &format!("/t/{id}")).body;
    let (now, choice) = (seq(&page), buttons(&page)[0].clone());

    let wrong = one.post(&site, &path, &[("seq", &now), ("choice", "chase 99")]);
    assert_eq!(wrong.status, 422);
    assert!(
        wrong.body.contains("This choice is not possible now")
            && wrong.body.contains(&format!("/t/{id}"))
    );
    let turn = other.post(&site, &path, &[("seq", &now), ("choice", &choice)]);
    assert_eq!(turn.status, 409, "not their turn");
    assert_eq!(
        one.post(&site, &path, &[("seq", "x"), ("choice", &choice)])
            .status,
        400
    );
    assert_eq!(one.post(&site, &path, &[("choice", &choice)]).status, 400);

    // Another site, or a page of somebody else.
    let token = other.token(&site);
    let body = format!("token={token}&seq={now}&choice={choice}");
    assert_eq!(one.post_raw(&site, &path, &[], body.clone()).status, 403);
    for header in [
        ("origin", "https://evil.test"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let answer = other.post_raw(&site, &path, &[header], body.clone());
        assert_eq!(answer.status, 403, "{header:?}");
        assert!(
            answer
                .body
                .contains("did not come from a page of this server")
        );
    }
    one.post(&site, &path, &[("seq", &now), ("choice", &choice)])
        .ok();
    let stale = one.post(&site, &path, &[("seq", &now), ("choice", &choice)]);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("has changed in the meantime"));
    let script = [("accept", "application/json")];
    let body = format!("token={}&seq={now}&choice=x", one.token(&site));
    let json = one.post_raw(&site, &path, &script, body);
    assert_eq!(json.json()["error"]["code"], "stale");
}

#[test]
fn games_survive_a_restart_and_seats_stay() {
    let mut site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    for _ in 0..4 {
        let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
        play_first(&site, one, &id).ok();
    }
    let before = ada.get(&site, &format!("/t/{id}")).body;
    site.restart();
    assert_eq!(ada.get(&site, &format!("/t/{id}")).body, before);
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    assert!(ada.get(&site, "/").body.contains(&id), "still my table");
    assert!(
        !site.person().get(&site, "/").body.contains(&id),
        "nobody else's"
    );
}

#[test]
fn updates_are_streamed_and_resumed() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let now = seq(&one.get(&site, &format!("/t/{id}")).body);
    let path = format!("/t/{id}/stream?after={now}");
    let mut feed = other.listen(&site, &path, None).unwrap();
    let seats = feed.next().unwrap();
    assert_eq!(seats["fragments"].as_array().unwrap().len(), 1, "{seats}");
    assert_eq!(seats["fragments"][0]["id"], "seats");
    let mut api = other
        .listen(&site, &format!("/api/tables/{id}/events?after={now}"), None)
        .unwrap();
    play_first(&site, one, &id).ok();
    let update = feed.next().unwrap();
    let seq = update["seq"].as_u64().unwrap();
    assert_eq!(seq, now.parse::<u64>().unwrap() + 1);
    let parts: Vec<&str> = update["fragments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["id"].as_str().unwrap())
        .collect();
    assert!(
        parts.contains(&"log") && parts.contains(&"panels"),
        "{parts:?}"
    );
    assert_eq!(api.next().unwrap()["seq"], seq);
    drop(feed);
    // Whoever comes back is told at once what happened meanwhile.
    let mut missed = other.listen(&site, &path, Some(&now)).unwrap();
    assert_eq!(missed.next().unwrap()["seq"], seq);
    let mut known = other
        .listen(
            &site,
            &format!("/api/tables/{id}/events"),
            Some(&seq.to_string()),
        )
        .unwrap();
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    assert_eq!(known.next().unwrap()["seq"], seq + 1);
}

#[test]
fn people_at_one_screen_take_it_over_before_they_see_their_cards() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[("game", "comets"), ("players", "2"), ("seed", "3")],
    );
    let hand = |page: &str| page.contains("Hand over the screen");
    let first = ada.get(&site, &format!("/t/{id}")).body;
    assert!(!hand(&first) && !buttons(&first).is_empty());
    play_first(&site, &mut ada, &id).ok();
    let between = ada.get(&site, &format!("/t/{id}")).body;
    assert!(hand(&between) && buttons(&between).is_empty());
    let next = look(&site, &mut ada, &id);
    assert!(!hand(&next) && !buttons(&next).is_empty());
}

#[test]
fn undo_says_why_not() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(&site, &[("game", "seti"), ("players", "2"), ("seed", "5")]);
    let page = look(&site, &mut ada, &id);
    assert!(page.contains("There is nothing before this."));
    let answer = ada.post(
        &site,
        &format!("/t/{id}/undo"),
        &[("seq", &seq(&page)), ("back", "step")],
    );
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("There is nothing before this."));
    // Both players tuck a card; then a turn begins in which something can be taken back.
    let mut undone = false;
    for _ in 0..60 {
        let before = look(&site, &mut ada, &id);
        play_first(&site, &mut ada, &id).ok();
        let page = look(&site, &mut ada, &id);
        if page.contains("can be undone") {
            let fields = [("seq", &*seq(&page)), ("back", "step")];
            ada.post(&site, &format!("/t/{id}/undo"), &fields).ok();
            let after = look(&site, &mut ada, &id);
            assert_eq!(buttons(&before), buttons(&after));
            let lines = |page: &str| values(page, "replay?ply=");
            assert_eq!(lines(&before), lines(&after));
            play_first(&site, &mut ada, &id).ok();
            undone = true;
        }
    }
    assert!(undone);
}

#[test]
fn nobody_can_ask_for_too_much() {
    let mut settings = generous();
    settings.limits = Limits {
        requests: 2,
        streams: 1,
        tables: 2,
        body: 2000,
        ..Limits::default()
    };
    let site = Site::with(settings);
    let mut ada = site.person();
    ada.token(&site);
    let large = ada.post(&site, "/new", &[("game", &"x".repeat(3000))]);
    assert_eq!(large.status, 413);
    let game = [("game", "comets"), ("players", "2")];
    let id = ada.start(&site, &game);
    ada.start(&site, &game);
    let third = ada.post(&site, "/new", &game);
    assert_eq!(third.status, 429);
    assert!(third.body.contains("many tables"));
    let path = format!("/t/{id}/stream");
    let feed = ada.listen(&site, &path, None).unwrap();
    assert_eq!(ada.listen(&site, &path, None).err(), Some(429));
    drop(feed);
    assert!(ada.listen(&site, &path, None).is_ok());
    let statuses: Vec<u16> = (0..30).map(|_| ada.get(&site, "/healthz").status).collect();
    assert_eq!(statuses.first(), Some(&200));
    assert_eq!(statuses.last(), Some(&429));
}

#[test]
fn operators_see_how_it_goes() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    assert_eq!(ada.get(&site, "/healthz").body, "ok\n");
    let metrics = ada.get(&site, "/metrics").ok().body;
    assert!(metrics.contains("orrery_choices_total 1\n"), "{metrics}");
    assert!(
        metrics.contains("route=\"/t/{id}/play\",status=\"303\"} 1\n"),
        "{metrics}"
    );
    assert!(!metrics.contains(&id), "addresses are secrets");
}

#[test]
fn made_up_methods_are_counted_as_one() {
    let site = Site::new();
    let mut ada = site.person();
    for number in 0..50 {
        let made_up = Method::from_bytes(format!("FETCH-{number}").as_bytes()).unwrap();
        let request = ada.request(made_up, "/", &[("sec-fetch-site", "none")], String::new());
        assert_eq!(ada.send(&site, request).status, 405);
    }
    let metrics = ada.get(&site, "/metrics").ok().body;
    assert!(!metrics.contains("FETCH"), "{metrics}");
    assert!(
        metrics.contains("method=\"other\",route=\"/\",status=\"405\"} 50\n"),
        "{metrics}"
    );
}

/// What a request came to, as far as permission goes.
#[derive(PartialEq, Clone, Copy, Debug)]
enum May {
    Yes,
    No,
}
use May::{No, Yes};

/// Every route that has to do with a table, and who may use it: the owner, who decides; somebody in
/// another seat; a stranger with the link to the table only, that is a spectator; and a stranger who
/// has no idea and guesses.
#[test]
fn every_route_checks_who_may_do_what() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let owner_decides = {
        let page = ada.get(&site, &format!("/t/{id}")).body;
        !buttons(&page).is_empty()
    };
    if !owner_decides {
        play_first(&site, &mut ben, &id).ok();
    }
    let page = ada.get(&site, &format!("/t/{id}")).body;
    let (now, choice) = (seq(&page), buttons(&page)[0].clone());
    let spectator = site.person();
    let get = |path: &str| (Method::GET, path.to_owned(), String::new(), false);
    let post = |path: &str, body: &str| (Method::POST, path.to_owned(), body.to_owned(), false);
    let json = |path: &str, body: Value| (Method::POST, path.to_owned(), body.to_string(), true);
    let play = format!("seq={now}&choice={}", kit::encode(&choice));
    let number: u64 = now.parse().unwrap();
    // The order matters: what changes the table comes last.
    let cases = [
        (get("/t/{id}"), [Yes, Yes, Yes]),
        (get("/t/{id}?seat=0"), [Yes, Yes, Yes]),
        (get("/t/{id}?seat=1"), [Yes, No, No]),
        (get("/t/{id}?seat=2"), [No, Yes, No]),
        (get("/t/{id}/stream?seat=1"), [Yes, No, No]),
        (get("/t/{id}/log?seat=1"), [Yes, No, No]),
        (get("/t/{id}/replay?ply=0&seat=1"), [Yes, No, No]),
        (get("/t/{id}/replay?ply=0"), [Yes, Yes, Yes]),
        (get(&format!("/t/{{id}}/foresee?{play}")), [Yes, No, No]),
        (
            get(&format!("/t/{{id}}/foresee?seq={now}&choice=nonsense")),
            [No, No, No],
        ),
        (get("/t/{id}/record"), [No, No, No]),
        (
            get("/t/{id}/seat/00000000000000000000000000000000"),
            [No, No, No],
        ),
        (
            post("/t/{id}/seat/00000000000000000000000000000000", ""),
            [No, No, No],
        ),
        (post("/t/{id}/sit", "seat=2"), [No, No, No]),
        (post("/t/{id}/auto-end", "seat=1&wish=no"), [Yes, No, No]),
        (post("/t/{id}/rematch", ""), [No, No, No]),
        (post("/t/{id}/sequel", ""), [No, No, No]),
        (post("/t/{id}/continue", "ply=0"), [No, No, No]),
        (json("/api/tables/{id}/rematch", json!({})), [No, No, No]),
        (json("/api/tables/{id}/sequel", json!({})), [No, No, No]),
        (get("/api/tables/{id}"), [Yes, Yes, Yes]),
        (get("/api/tables/{id}?seat=1"), [Yes, No, No]),
        (get("/api/tables/{id}?seat=2"), [No, Yes, No]),
        (get("/api/tables/{id}/events"), [Yes, Yes, Yes]),
        (get("/api/tables/{id}/positions/0"), [Yes, Yes, Yes]),
        (get("/api/tables/{id}/positions/0?seat=1"), [Yes, No, No]),
        (get("/api/tables/{id}/record"), [No, No, No]),
        (
            json("/api/tables/{id}/seats", json!({"seat": 2})),
            [No, No, No],
        ),
        (
            json(
                "/api/tables/{id}/seats",
                json!({"link": "00000000000000000000000000000000"}),
            ),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/undo", json!({"seq": number + 7})),
            [No, No, No],
        ),
        (
            post("/t/{id}/undo", &format!("seq={}", number + 7)),
            [No, No, No],
        ),
        (
            json(
                "/api/tables/{id}/choices",
                json!({"seq": number + 7, "choice": choice}),
            ),
            [No, No, No],
        ),
        (post("/t/{id}/play", &play), [Yes, No, No]),
        (
            post("/t/{id}/close", &format!("seq={}", number + 1)),
            [Yes, No, No],
        ),
    ];
    let try_it = |person: &mut Person, case: &(Method, String, String, bool), id: &str| {
        let (method, path, body, json) = case;
        let path = path.replace("{id}", id);
        let kind = if *json {
            "application/json"
        } else {
            "application/x-www-form-urlencoded"
        };
        let body = match (*method == Method::POST, json) {
            (true, false) => format!("token={}&{body}", person.token(&site)),
            _ => body.clone(),
        };
        let request = person.request(method.clone(), &path, &[("content-type", kind)], body);
        site.send(request).0
    };
    for (case, expected) in &cases {
        // Those who may not try first, so that nothing has changed for them.
        let people = [
            (&mut spectator.clone(), expected[2]),
            (&mut ben, expected[1]),
            (&mut ada, expected[0]),
        ];
        for (person, may) in people {
            let status = try_it(person, case, &id);
            let can = if status < 400 { Yes } else { No };
            assert_eq!(can, may, "{} {} gave {status}", case.0, case.1);
        }
        // Whoever only guesses learns nothing, not even that there is a table.
        let mut stranger = site.person();
        assert_eq!(
            try_it(&mut stranger, case, "aaaaaaaaaaaaaaaa"),
            404,
            "{} {}",
            case.0,
            case.1
        );
    }
    for source in [include_str!("../src/lib.rs"), include_str!("../src/api.rs")] {
        for route in values(source, ".route(\"")
            .iter()
            .filter(|route| route.contains("{id}"))
        {
            let route = route.replace("{link}", "0000").replace("{ply}", "0");
            let tried = cases.iter().any(|(case, _)| case.1.starts_with(&route));
            assert!(tried, "{route} is not tried");
        }
    }
}

#[test]
fn the_home_page_tells_what_happened_since_one_looked() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let id = ada.start(
        &site,
        &[("game", "comets"), ("seed", "7"), ("seat-2", "link")],
    );
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    ben.accept(&site, &values(&page, "readonly value=\"")[1]);
    ben.get(&site, &format!("/t/{id}")).ok();
    assert!(!ben.get(&site, "/").ok().body.contains("class=\"news\""));
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let page = one.get(&site, &format!("/t/{id}")).ok().body;
    other.get(&site, &format!("/t/{id}")).ok();
    let choice = buttons(&page)[0].clone();
    let seq = values(&page, "name=\"seq\" value=\"")[0].clone();
    let played = one.post(
        &site,
        &format!("/t/{id}/play"),
        &[("seq", &seq), ("choice", &choice)],
    );
    assert_eq!(played.status, 303);
    let home = other.get(&site, "/").ok().body;
    let news = home.split_once("class=\"news\"").expect("there are news").1;
    let news = news.split_once("</ul>").unwrap().0;
    let lines = news.matches("<li>").count();
    assert!((1..=3).contains(&lines), "{news}");
}

/// Plays a game for two at one screen to its end by nothing but pages and their plain forms.
fn play_by_forms(game: &str) {
    let site = Site::new();
    let mut person = site.person();
    person.jar.insert("board".to_owned(), "plain".to_owned());
    let id = person.start(&site, &[("game", game), ("seed", "7"), ("seat-2", "here")]);
    let table = format!("/t/{id}");
    let mut path = table.clone();
    for played in 0.. {
        let page = person.get(&site, &path).ok().body;
        if page.contains("class=\"result\"") {
            assert!(played > 50, "{game}: {played}");
            return;
        }
        let choices = buttons(&page);
        let Some(choice) = choices.get(played * 7919 % choices.len().max(1)) else {
            let link = values(&page, &format!("href=\"{table}?seat="));
            path = format!("{table}?seat={}", link[0]);
            continue;
        };
        let seq = &values(&page, "name=\"seq\" value=\"")[0];
        let answer = person.post(
            &site,
            &format!("{table}/play"),
            &[("seq", seq), ("choice", choice)],
        );
        assert_eq!(answer.status, 303, "{}", answer.body);
        path = answer.location().to_owned();
    }
}

#[test]
fn a_whole_game_of_seti_is_played_by_plain_forms() {
    play_by_forms("seti");
}

#[test]
fn a_whole_game_of_kepler_is_played_by_plain_forms() {
    play_by_forms("kepler");
}
