//! Who may do what, how much, and what operators see of it.

use crate::kit::{Person, Site, generous, values};
use crate::{buttons, decider, pair, play_first, seq};
use axum::http::Method;
use orrery_web::{Limits, Settings};
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
    let metrics = ada.operate(&site, "/metrics").ok().body;
    assert!(metrics.contains("orrery_choices_total 1\n"), "{metrics}");
    assert!(
        metrics.contains("route=\"/t/{id}/play\",status=\"303\"} 1\n"),
        "{metrics}"
    );
    assert!(!metrics.contains(&id), "addresses are secrets");
}

#[test]
fn what_is_for_operators_needs_their_token() {
    let site = Site::new();
    let mut ada = site.person();
    for path in ["/metrics", "/operator"] {
        let none = ada.get(&site, path);
        assert_eq!(none.status, 401, "{path}");
        assert!(
            none.headers["www-authenticate"]
                .to_str()
                .unwrap()
                .starts_with("Basic ")
        );
        for wrong in ["Bearer a token for test", "Basic YTpi", "Bearer", ""] {
            let headers = [("authorization", wrong)];
            let request = ada.request(Method::GET, path, &headers, String::new());
            assert_eq!(ada.send(&site, request).status, 401, "{path} {wrong}");
        }
        assert_eq!(ada.operate(&site, path).status, 200, "{path}");
    }
    let closed = Site::with(Settings {
        operator: None,
        ..generous()
    });
    for path in ["/metrics", "/operator"] {
        assert_eq!(ada.operate(&closed, path).status, 404, "{path}");
    }
}

#[test]
fn the_page_of_the_operator_tells_numbers_and_no_secrets() {
    let site = Site::new();
    let (mut ada, _, id) = pair(&site);
    for lang in ["en", "it", "de", "uk"] {
        ada.lang = lang;
        let page = ada.operate(&site, "/operator").ok().body;
        let numbers = values(&page, "<td>").len();
        assert_eq!(numbers, 11, "{page}");
        assert!(!page.contains(&id) && !page.contains("operator-"), "{page}");
    }
    let metrics = ada.operate(&site, "/metrics").ok().body;
    for line in [
        "orrery_tables 1\n",
        "orrery_tables_unfinished 1\n",
        "orrery_bots_waiting 0\n",
    ] {
        assert!(metrics.contains(line), "{line}{metrics}");
    }
    assert!(!metrics.contains("orrery_disk_free_bytes 0\n"), "{metrics}");
}

#[test]
fn cookies_are_secure_when_the_proxy_says_https_in_any_case() {
    let site = Site::with(Settings {
        proxies: 1,
        ..generous()
    });
    for (proto, secure) in [
        ("https", true),
        ("HTTPS", true),
        ("http, Https", true),
        ("http", false),
    ] {
        let mut ada = site.person();
        let headers = [("x-forwarded-proto", proto)];
        let request = ada.request(Method::GET, "/", &headers, String::new());
        let cookie = ada.send(&site, request).ok().headers["set-cookie"].clone();
        assert_eq!(
            cookie.to_str().unwrap().contains("; Secure"),
            secure,
            "{proto}"
        );
    }
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
    let metrics = ada.operate(&site, "/metrics").ok().body;
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
    let (site, _app) = Site::telling(crate::notices::wanted(), orrery_table::Config::default());
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
    let hook = "form=ntfy&url=http://127.0.0.1/topic";
    // The order matters: what changes the table comes last.
    let cases = [
        (get("/t/{id}"), [Yes, Yes, Yes]),
        (get("/t/{id}?seat=0"), [Yes, Yes, Yes]),
        (get("/t/{id}?seat=1"), [Yes, No, No]),
        (get("/t/{id}?seat=2"), [No, Yes, No]),
        // Comets has no board; `house` looks at a picture of one that has.
        (get("/t/{id}/board.svg"), [No, No, No]),
        // Whoever has no link to pass on is led to the table.
        (get("/t/{id}/links"), [Yes, Yes, Yes]),
        (get("/t/{id}/stream?seat=1"), [Yes, No, No]),
        (get("/t/{id}/turn"), [Yes, Yes, Yes]),
        (get("/t/{id}/log?seat=1"), [Yes, No, No]),
        (get("/t/{id}/replay?ply=0&seat=1"), [Yes, No, No]),
        (get("/t/{id}/replay?ply=0"), [Yes, Yes, Yes]),
        (get("/t/{id}/result?seat=1"), [Yes, No, No]),
        // A game that goes on leads back to its table.
        (get("/t/{id}/result"), [Yes, Yes, Yes]),
        (get(&format!("/t/{{id}}/foresee?{play}")), [Yes, No, No]),
        (
            get(&format!("/t/{{id}}/foresee?seq={now}&choice=nonsense")),
            [No, No, No],
        ),
        (get("/t/{id}/record"), [No, No, No]),
        // Of a game that goes on nothing is analysed, and other people play here.
        (get("/t/{id}/analysis.json"), [No, No, No]),
        (post("/t/{id}/analyse", ""), [No, No, No]),
        (post("/t/{id}/hint", &format!("seq={now}")), [No, No, No]),
        (get("/api/tables/{id}/analysis"), [No, No, No]),
        (json("/api/tables/{id}/analysis", json!({})), [No, No, No]),
        (
            get("/t/{id}/seat/00000000000000000000000000000000"),
            // Whoever has a seat is led to it.
            [Yes, Yes, No],
        ),
        (
            post("/t/{id}/seat/00000000000000000000000000000000", ""),
            [No, No, No],
        ),
        (post("/t/{id}/sit", "seat=2"), [No, No, No]),
        // Both seats are taken, and nobody was asked.
        (post("/t/{id}/ask", "seat=2&who=Eve"), [No, No, No]),
        (post("/t/{id}/join", "seat=2"), [No, No, No]),
        (post("/t/{id}/decline", "seat=2"), [No, No, No]),
        (post("/t/{id}/invite", "seat=1"), [Yes, No, No]),
        (post("/t/{id}/invite", "seat=2"), [No, Yes, No]),
        (post("/t/{id}/end-device", "seat=1&device=1"), [No, No, No]),
        (post("/t/{id}/end-device", "seat=2&device=2"), [No, No, No]),
        (post("/t/{id}/leave", "seat=3"), [No, No, No]),
        (post("/t/{id}/resign", "seat=3"), [No, No, No]),
        (post("/t/{id}/stop", "seat=3&wish=yes"), [No, No, No]),
        (post("/t/{id}/stop", "seat=1&wish=yes"), [Yes, No, No]),
        (post("/t/{id}/stop", "seat=1&wish=no"), [Yes, No, No]),
        (post("/t/{id}/free", "seat=1"), [No, No, No]),
        (post("/t/{id}/free", "seat=2"), [No, No, No]),
        (post("/t/{id}/bot", "seat=2&bot=random"), [No, No, No]),
        (get("/t/{id}/talk"), [Yes, Yes, Yes]),
        // Those who watch talk among themselves, and say who they are.
        (post("/t/{id}/say", "text=Hello"), [Yes, Yes, No]),
        (
            post("/t/{id}/say", "reaction=thanks&name=Eve"),
            [Yes, Yes, Yes],
        ),
        (get("/t/{id}/report?message=1"), [Yes, Yes, Yes]),
        // Those who watch did not hear Ben, so they have nothing to report.
        (post("/t/{id}/report", "message=1&why=rude"), [Yes, Yes, No]),
        // Message 1 is Ben's: he says something first.
        (post("/t/{id}/mute", "message=1&wish=yes"), [Yes, No, No]),
        (get("/api/tables/{id}/talk"), [Yes, Yes, Yes]),
        (
            json("/api/tables/{id}/talk", json!({"text": "Hello"})),
            [Yes, Yes, No],
        ),
        (
            json(
                "/api/tables/{id}/talk/mute",
                json!({"message": 1, "mute": false}),
            ),
            [Yes, No, No],
        ),
        (post("/t/{id}/auto-end", "seat=1&wish=no"), [Yes, No, No]),
        // Whoever decides has nothing to plan, and a spectator has no seat.
        (get("/t/{id}/plan"), [No, Yes, No]),
        (get("/t/{id}/plan?seat=1"), [No, No, No]),
        (get("/t/{id}/plan/foresee?choice=rest"), [No, Yes, No]),
        (post("/t/{id}/plan", "seat=1&choices=rest"), [No, No, No]),
        (
            post("/t/{id}/plan", "seat=2&choices=nonsense"),
            [No, No, No],
        ),
        (post("/t/{id}/plan", "seat=2&choices=rest"), [No, Yes, No]),
        (post("/t/{id}/drop-plan", "seat=2"), [No, Yes, No]),
        (post("/t/{id}/remark", "ply=0&text=Hm"), [Yes, Yes, No]),
        (post("/t/{id}/remark", "ply=999&text=Hm"), [No, No, No]),
        (get("/t/{id}/pass-on?seat=2"), [No, Yes, No]),
        (post("/t/{id}/pass-on", "seat=3"), [No, No, No]),
        (get("/t/{id}/hooks"), [Yes, Yes, No]),
        (post("/t/{id}/hooks", hook), [Yes, No, No]),
        (post("/t/{id}/hooks", "remove=hook-1"), [Yes, No, No]),
        (get("/api/tables/{id}/hooks"), [Yes, Yes, No]),
        (
            json(
                "/api/tables/{id}/hooks",
                json!({"form": "ntfy", "url": "http://127.0.0.1/topic"}),
            ),
            [Yes, No, No],
        ),
        (
            json("/api/tables/{id}/hooks", json!({"remove": "hook-2"})),
            [Yes, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/ask", json!({"who": "Eve"})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/join", json!({})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/decline", json!({})),
            [No, No, No],
        ),
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
            json("/api/tables/{id}/seats/1/link", json!({})),
            [Yes, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/link", json!({})),
            [No, Yes, No],
        ),
        (
            json("/api/tables/{id}/seats/2/end-device", json!({"device": 2})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/3/leave", json!({})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/3/resign", json!({})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/stop", json!({"wish": true})),
            [No, Yes, No],
        ),
        (
            json("/api/tables/{id}/seats/2/stop", json!({"wish": false})),
            [No, Yes, No],
        ),
        (
            json("/api/tables/{id}/seats/2/free", json!({})),
            [No, No, No],
        ),
        (
            json("/api/tables/{id}/seats/2/bot", json!({"bot": "bot-random"})),
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
        // Somebody else plays here.
        (
            post("/t/{id}/close", &format!("seq={}", number + 1)),
            [No, No, No],
        ),
        (post("/t/{id}/leave", "seat=2"), [No, Yes, No]),
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
    for (route, method) in crate::doors::in_source() {
        if !route.contains("{id}") {
            continue;
        }
        let route = route.replace("{link}", "0000").replace("{ply}", "0");
        let routes = ["1", "2", "3"].map(|seat| route.replace("{seat}", seat));
        let begins = |case: &str| routes.iter().any(|route| case.starts_with(route));
        let tried = cases
            .iter()
            .any(|(case, _)| case.0 == method && begins(&case.1));
        assert!(tried, "{method} {route} is not tried");
    }
}

#[test]
fn a_request_names_one_host() {
    let site = Site::new();
    let ask = |hosts: &[&str], version| {
        let mut request = axum::http::Request::builder()
            .uri("/healthz")
            .version(version);
        for host in hosts {
            request = request.header("host", *host);
        }
        site.send(request.body(axum::body::Body::empty()).unwrap())
            .0
    };
    use axum::http::Version;
    for host in ["orrery.test", "[::1]:3042", "127.0.0.1:80"] {
        assert_eq!(ask(&[host], Version::HTTP_11), 200, "{host}");
    }
    assert_eq!(ask(&[], Version::HTTP_10), 200);
    assert_eq!(ask(&[], Version::HTTP_11), 400);
    for version in [Version::HTTP_10, Version::HTTP_11] {
        assert_eq!(ask(&["a.test", "b.test"], version), 400);
        assert_eq!(ask(&["a\"b"], version), 400);
    }
}

/// Behind a proxy, what a client makes up about itself does not help it, nor does another address of its own.
#[test]
fn limits_are_counted_by_client_behind_a_proxy() {
    let mut settings = generous();
    settings.proxies = 1;
    settings.limits.requests = 1;
    let site = Site::with(settings);
    let mut ada = site.person();
    let mut ask = |headers: &[(&str, &str)]| {
        let request = ada.request(Method::GET, "/healthz", headers, String::new());
        ada.send(&site, request).status
    };
    let made_up = |n: u32| format!("10.0.0.{n}");
    let (mut one_line, mut two_lines, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..30 {
        one_line.push(ask(&[(
            "x-forwarded-for",
            &format!("{}, 192.0.2.1", made_up(n)),
        )]));
        let lines = [
            ("x-forwarded-for", &*made_up(n)),
            ("x-forwarded-for", "192.0.2.2"),
        ];
        two_lines.push(ask(&lines));
        addresses.push(ask(&[("x-forwarded-for", &format!("2001:db8::{n}:1"))]));
    }
    for statuses in [one_line, two_lines, addresses] {
        assert_eq!((statuses[0], statuses[29]), (200, 429), "{statuses:?}");
    }
    assert_eq!(ask(&[("x-forwarded-for", "192.0.2.3")]), 200);
}
