//! Who may do what, how much, and what operators see of it.

use crate::kit::{Person, Site, generous, values};
use crate::{buttons, decider, pair, play_first, seq};
use axum::http::Method;
use orrery_web::Limits;
use serde_json::{Value, json};

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
    let play = format!("seq={now}&choice={}", crate::kit::encode(&choice));
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
    for source in [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/api.rs"),
    ] {
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
