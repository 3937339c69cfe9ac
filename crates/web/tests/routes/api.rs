//! The JSON API is what its description says.

use crate::kit::{Answer, Person, Site};
use orrery_table::Config;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A client that believes nothing: every answer is compared with the description.
struct Client<'a> {
    site: &'a Site,
    person: Person,
    doc: Value,
    /// Which operations were answered with what.
    seen: BTreeSet<String>,
}

impl<'a> Client<'a> {
    fn new(site: &'a Site) -> Self {
        let mut person = site.person();
        let doc = person.get(site, "/api/openapi.json").ok().json();
        Self {
            site,
            person,
            doc,
            seen: BTreeSet::new(),
        }
    }

    fn get(&mut self, template: &str, path: &str) -> Answer {
        let answer = self.person.get(self.site, path);
        self.compare("get", template, &answer);
        answer
    }

    fn post(&mut self, template: &str, path: &str, body: &Value) -> Answer {
        let answer = self.person.post_json(self.site, path, body);
        let wanted = &self.doc["paths"][template]["post"]["requestBody"]["content"]["application/json"]
            ["schema"];
        if answer.status < 300 {
            self.fits(wanted, body, template);
        }
        self.compare("post", template, &answer);
        answer
    }

    fn compare(&mut self, method: &str, template: &str, answer: &Answer) {
        let status = answer.status.to_string();
        self.seen.insert(format!("{method} {template}"));
        let mut response = &self.doc["paths"][template][method]["responses"][&status];
        assert!(
            !response.is_null(),
            "{method} {template}: {status} is not described: {}",
            answer.body
        );
        if let Some(name) = response["$ref"].as_str() {
            response = self.doc.pointer(&name[1..]).unwrap();
        }
        let schema = &response["content"]["application/json"]["schema"];
        if !schema.is_null() {
            self.fits(schema, &answer.json(), template);
        }
    }

    /// The part of JSON Schema that the description uses.
    fn fits(&self, schema: &Value, value: &Value, at: &str) {
        if let Some(name) = schema["$ref"].as_str() {
            return self.fits(self.doc.pointer(&name[1..]).unwrap(), value, at);
        }
        if let Some(all) = schema["oneOf"].as_array() {
            let null = |schema: &&Value| schema["type"] == "null";
            let one = all.iter().find(|schema| null(schema) == value.is_null());
            return self.fits(one.unwrap(), value, at);
        }
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) if schema["type"] == "number" => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let allowed = match &schema["type"] {
            Value::Null => true,
            Value::Array(kinds) => kinds.contains(&kind.into()),
            only => only == kind,
        };
        assert!(allowed, "{at}: {kind} instead of {}", schema["type"]);
        if let Some(names) = schema["enum"].as_array() {
            assert!(names.contains(value), "{at}: {value}");
        }
        if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
            for (index, item) in values.iter().enumerate() {
                self.fits(items, item, &format!("{at}/{index}"));
            }
        }
        let Some(object) = value.as_object() else {
            return;
        };
        for name in schema["required"].as_array().into_iter().flatten() {
            assert!(
                object.contains_key(name.as_str().unwrap()),
                "{at}: no {name}"
            );
        }
        for (name, value) in object {
            match schema["properties"].get(name) {
                Some(schema) => self.fits(schema, value, &format!("{at}/{name}")),
                None => assert_ne!(schema["additionalProperties"], false, "{at}: {name}"),
            }
        }
    }
}

const TABLES: &str = "/api/tables";
const TABLE: &str = "/api/tables/{id}";

#[test]
fn a_game_is_played_through_the_api_as_described() {
    let site = Site::new();
    let mut ada = Client::new(&site);
    let mut ben = Client::new(&site);
    ada.get("/api/openapi.json", "/api/openapi.json");
    assert_eq!(
        ada.get("/api/games", "/api/games").json()["games"][0]["id"],
        "seti"
    );

    for (wrong, status) in [
        (json!({}), 400),
        (json!({"game": "chess", "seats": []}), 422),
        (json!({"game": "comets", "seats": [{"kind": "me"}]}), 422),
        (
            json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "robot"}]}),
            422,
        ),
        (
            json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"rounds": 99}}),
            422,
        ),
        (
            json!({"game": "comets", "seats": [{"kind": "me"}], "sede": 3}),
            400,
        ),
        (
            json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}], "pace": {"turn": 9, "end": "resign"}}),
            422,
        ),
        (
            json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}], "pace": {"end": "resign"}}),
            400,
        ),
    ] {
        let answer = ada.post(TABLES, TABLES, &wrong);
        assert_eq!(answer.status, status, "{wrong}: {}", answer.body);
    }
    let body = json!({
        "game": "comets",
        "options": {"rounds": 2},
        "public": true,
        "several": true,
        "pace": {"bank": 86400, "increment": 60, "end": "resign"},
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "open"}, {"kind": "bot-random"}],
    });
    let table = ada.post(TABLES, TABLES, &body).ok().json();
    let id = table["id"].as_str().unwrap().to_owned();
    let path = format!("{TABLES}/{id}");
    let link = table["seats"][1]["link"].as_str().unwrap();
    let sit = "/api/tables/{id}/seats";
    let seated = ben.post(
        sit,
        &format!("{path}/seats"),
        &json!({"link": link, "name": "Ben"}),
    );
    assert_eq!(seated.ok().json()["seat"], 2);
    ben.post(sit, &format!("{path}/seats"), &json!({"seat": 3}))
        .ok();
    assert_eq!(
        ben.post(sit, &format!("{path}/seats"), &json!({"seat": 1}))
            .status,
        403
    );
    manage_seats(&mut ada, &mut ben, &path);
    talk(&mut ada, &mut ben, &path);
    let listed = ben.get(TABLES, TABLES).json();
    assert_eq!(listed["mine"][0]["id"], id.as_str());
    assert_eq!(listed["public"][0]["id"], id.as_str());

    let play = "/api/tables/{id}/choices";
    let mut refused = false;
    loop {
        let mut acted = false;
        for client in [&mut ada, &mut ben] {
            let view = client.get(TABLE, &path).json();
            if view["status"]["is"] == "over" {
                assert_eq!(view["status"]["sides"].as_array().unwrap().len(), 4);
                acted = true;
                break;
            }
            let Some(choice) = view["choices"].get(0) else {
                continue;
            };
            assert!(choice["text"].as_str().unwrap().len() > 2);
            refused |= !view["refusals"].as_array().unwrap().is_empty();
            let seq = view["seq"].as_u64().unwrap();
            let stale = json!({"seq": seq + 1, "choice": choice["choice"]});
            assert_eq!(
                client.post(play, &format!("{path}/choices"), &stale).status,
                409
            );
            let wrong = json!({"seq": seq, "choice": "jump"});
            assert_eq!(
                client.post(play, &format!("{path}/choices"), &wrong).status,
                422
            );
            let undo = json!({"seq": seq, "turn": true});
            assert_eq!(
                client
                    .post("/api/tables/{id}/undo", &format!("{path}/undo"), &undo)
                    .status,
                422
            );
            let right = json!({"seq": seq, "choice": choice["choice"]});
            client.post(play, &format!("{path}/choices"), &right).ok();
            acted = true;
        }
        if acted && ada.get(TABLE, &path).json()["status"]["is"] == "over" {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert!(refused);
    let positions = "/api/tables/{id}/positions/{ply}";
    ada.get(positions, &format!("{path}/positions/0")).ok();
    assert_eq!(
        ada.get(positions, &format!("{path}/positions/9999")).status,
        404
    );
    ada.get("/api/tables/{id}/record", &format!("{path}/record"))
        .ok();
    let (analysis, at) = ("/api/tables/{id}/analysis", format!("{path}/analysis"));
    assert_eq!(ada.get(analysis, &at).status, 404);
    assert_eq!(ada.post(analysis, &at, &json!({})).status, 202);
    while ada.get(analysis, &at).ok().status == 202 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let analysed = ada.post(analysis, &at, &json!({})).ok().json();
    assert_eq!(analysed["game"], "comets");
    for (follow, status) in [("rematch", 201), ("sequel", 404)] {
        let template = format!("{TABLE}/{follow}");
        let answer = ada.post(&template, &format!("{path}/{follow}"), &json!({}));
        assert_eq!(answer.status, status, "{follow}");
    }
    assert!(
        ada.person
            .listen(&site, &format!("{path}/events"), None)
            .unwrap()
            .next()
            .is_some()
    );
    ada.seen.insert("get /api/tables/{id}/events".to_owned());

    // Everything described was tried, and everything that exists is described.
    ada.seen.append(&mut ben.seen);
    ada.seen.append(&mut people_as_described());
    let paths = ada.doc["paths"].as_object().unwrap();
    let described: BTreeSet<String> = paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(move |method| format!("{method} {path}"))
        })
        .collect();
    assert_eq!(described, ada.seen);
    let routes = crate::doors::in_source()
        .into_iter()
        .map(|(route, _)| route);
    let routes: BTreeSet<String> = routes.filter(|route| route.starts_with("/api/")).collect();
    assert_eq!(routes, paths.keys().cloned().collect());
}

/// Accounts, invitations and notices; what of the description that is.
fn people_as_described() -> BTreeSet<String> {
    let (site, _app) = Site::telling(crate::notices::wanted(), Config::default());
    let (mut ada, mut ben) = (Client::new(&site), Client::new(&site));
    let account = "/api/account";
    assert_eq!(
        ada.get(account, account).json(),
        json!({"signed_in": false})
    );
    assert_eq!(
        ada.post(account, account, &json!({"public": true})).status,
        403
    );
    let mut tags = Vec::new();
    for (client, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        let made = client.person.post(&site, "/account/new", &[("name", name)]);
        assert_eq!(made.status, 303);
        let shown = client.get(account, account).ok().json();
        assert_eq!(
            (&shown["name"], &shown["devices"][0]["this"]),
            (&json!(name), &json!(true))
        );
        tags.push(shown["tag"].as_str().unwrap().to_owned());
    }
    let (profile, of_ada) = ("/api/people/{tag}", format!("/api/people/{}", tags[0]));
    assert_eq!(ben.get(profile, &of_ada).status, 404, "it is private");
    assert_eq!(ada.get(profile, &of_ada).ok().json()["name"], "Ada");
    let change = json!({"name": "Ada L.", "public": true});
    ada.post(account, account, &change).ok();
    assert_eq!(ada.post(account, account, &json!({"name": ""})).status, 422);
    assert_eq!(ben.get(profile, &of_ada).ok().json()["name"], "Ada L.");
    ada.get("/api/people", "/api/people?game=seti").ok();
    ask_and_answer(&mut ada, &mut ben, &tags[1]);
    be_told(&mut ada);
    let device = ada.get(account, account).json()["devices"][0]["id"].clone();
    let end = |client: &mut Client<'_>, id: &str| {
        let path = format!("/api/account/devices/{id}/end");
        client
            .post("/api/account/devices/{device}/end", &path, &json!({}))
            .status
    };
    assert_eq!(
        end(&mut ben, device.as_str().unwrap()),
        404,
        "it is not his"
    );
    let keys = "/api/account/passkeys/{key}/remove";
    assert_eq!(
        ada.post(keys, "/api/account/passkeys/AAAA/remove", &json!({}))
            .status,
        404
    );
    let export = "/api/account/export";
    assert_eq!(
        ada.get(export, export).ok().json()["account"]["tag"],
        tags[0].as_str()
    );
    assert_eq!(end(&mut ada, device.as_str().unwrap()), 200);
    assert_eq!(ada.get(export, export).status, 403, "signed out");
    let delete = "/api/account/delete";
    assert_eq!(
        ben.post(delete, delete, &json!({"sure": false})).status,
        400
    );
    ben.post(delete, delete, &json!({"sure": true})).ok();
    let leave = "/api/account/leave";
    assert_eq!(ben.post(leave, leave, &json!({})).status, 403);
    ada.seen.append(&mut ben.seen);
    ada.seen
}

/// Ada asks Ben to sit down, who declines, is asked again, and sits down.
fn ask_and_answer(ada: &mut Client<'_>, ben: &mut Client<'_>, tag: &str) {
    let new = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let table = ada.post(TABLES, TABLES, &new).ok().json();
    let id = table["id"].as_str().unwrap();
    let seat = |client: &mut Client<'_>, deed: &str, body: Value| {
        let template = format!("{TABLE}/seats/{{seat}}/{deed}");
        client.post(&template, &format!("{TABLES}/{id}/seats/2/{deed}"), &body)
    };
    let (list, who) = ("/api/invitations", json!({"who": tag}));
    assert_eq!(seat(ben, "ask", who.clone()).status, 403);
    assert_eq!(seat(ben, "join", json!({})).status, 403);
    seat(ada, "ask", who.clone()).ok();
    assert_eq!(ben.get(list, list).json()["invitations"][0]["table"], id);
    seat(ben, "decline", json!({})).ok();
    assert_eq!(ben.get(list, list).json()["invitations"], json!([]));
    assert_eq!(seat(ben, "join", json!({})).status, 403);
    seat(ada, "ask", who).ok();
    assert_eq!(seat(ben, "join", json!({})).ok().json()["seat"], 2);
    let (template, path) = (format!("{TABLE}/hooks"), format!("{TABLES}/{id}/hooks"));
    let hook = json!({"form": "ntfy", "url": "http://127.0.0.1/topic"});
    assert_eq!(ben.post(&template, &path, &hook).status, 403);
    ada.post(&template, &path, &hook).ok();
    assert_eq!(
        ada.post(&template, &path, &json!({"form": "ntfy"})).status,
        400
    );
    let shown = ada.get(&template, &path).ok().json()["hooks"][0].clone();
    assert_eq!(shown["url"], "http://127.0.0.1/topic");
    let seen = ben.get(&template, &path).ok().json();
    assert_eq!(
        seen,
        json!({"hooks": [{"form": "ntfy"}]}),
        "the address is the host's"
    );
    ada.post(&template, &path, &json!({"remove": shown["channel"]}))
        .ok();
    assert_eq!(ada.get(&template, &path).json()["hooks"], json!([]));
}

/// Ada says how she wants to be told.
fn be_told(ada: &mut Client<'_>) {
    let all = "/api/notices";
    let post = |ada: &mut Client<'_>, what: &str, body: Value| {
        let path = format!("{all}{what}");
        ada.post(&path, &path, &body)
    };
    let wishes = json!({"kinds": ["turn"], "quiet": {"from": 1320, "until": 420, "ahead": 60}, "digest": 360});
    post(ada, "", wishes).ok();
    for wrong in [
        json!({"kinds": ["weather"], "digest": 60}),
        json!({"kinds": [], "digest": 61}),
        json!({"kinds": [], "digest": 60, "quiet": {"from": 1440, "until": 0, "ahead": 0}}),
        json!({"kinds": [], "digest": 60, "quiet": {"from": 0, "until": 60, "ahead": 7}}),
    ] {
        assert_eq!(post(ada, "", wrong.clone()).status, 400, "{wrong}");
    }
    let nonsense = json!({"endpoint": "https://push.example/", "p256dh": "x", "auth": "y"});
    assert_eq!(post(ada, "/push", nonsense).status, 400);
    let browser = crate::receivers::Browser::new();
    let own = json!({"endpoint": "http://127.0.0.1/push", "p256dh": browser.p256dh(), "auth": browser.auth()});
    post(ada, "/push", own).ok();
    assert_eq!(
        post(ada, "/mail", json!({"address": "ada@example.org"})).status,
        404
    );
    assert_eq!(
        post(
            ada,
            "/hooks",
            json!({"form": "slack", "url": "http://10.0.0.1/"})
        )
        .status,
        422
    );
    post(
        ada,
        "/hooks",
        json!({"form": "slack", "url": "http://127.0.0.1/hook"}),
    )
    .ok();
    let shown = ada.get(all, all).ok().json();
    assert_eq!(
        (&shown["kinds"], &shown["digest"]),
        (&json!(["turn"]), &json!(360))
    );
    assert_eq!(shown["hooks"][0]["url"], "http://127.0.0.1/hook");
    for channel in [&shown["hooks"][0]["channel"], &shown["push"][0]["channel"]] {
        post(ada, "/remove", json!({"channel": channel})).ok();
    }
    let shown = ada.get(all, all).ok().json();
    assert_eq!((&shown["hooks"], &shown["push"]), (&json!([]), &json!([])));
    assert_eq!(post(ada, "/away", json!({"days": 99})).status, 400);
    assert_eq!(
        post(ada, "/away", json!({"days": 1})).ok().json()["tables"],
        0
    );
}

/// Ben opens his second seat on a phone, ends the phone, leaves; a friend comes, and leaves to a bot.
fn manage_seats(ada: &mut Client<'_>, ben: &mut Client<'_>, path: &str) {
    let seats = format!("{TABLE}/seats/{{seat}}");
    let post = |client: &mut Client<'_>, seat: u8, deed: &str, body: Value| {
        let template = format!("{seats}/{deed}");
        client.post(&template, &format!("{path}/seats/{seat}/{deed}"), &body)
    };
    assert_eq!(post(ada, 3, "link", json!({})).status, 403);
    let link = post(ben, 3, "link", json!({})).ok().json();
    let mut phone = Client::new(ben.site);
    let sit = format!("{TABLE}/seats");
    let sat = phone.post(&sit, &format!("{path}/seats"), &link);
    assert_eq!(sat.ok().json()["seat"], 3);
    assert_eq!(
        phone.post(&sit, &format!("{path}/seats"), &link).status,
        403
    );
    let devices = ben.get(TABLE, path).json()["seats"][2]["devices"].clone();
    assert_eq!(devices.as_array().unwrap().len(), 2);
    let device = devices[1]["number"].clone();
    assert_eq!(
        post(ben, 3, "end-device", json!({"device": 99})).status,
        404
    );
    assert_eq!(post(ben, 3, "end-device", json!({})).status, 400);
    post(ben, 3, "end-device", json!({"device": device})).ok();
    assert_eq!(post(ada, 3, "free", json!({})).status, 409);
    assert_eq!(
        post(ada, 3, "bot", json!({"bot": "bot-random"})).status,
        409
    );
    post(ben, 3, "leave", json!({})).ok();
    assert_eq!(post(ada, 3, "bot", json!({"bot": "robot"})).status, 422);
    post(ada, 3, "bot", json!({"bot": "bot-greedy"})).ok();
    post(ada, 3, "bot", json!({"bot": null})).ok();
    let link = post(ada, 3, "link", json!({})).ok().json()["link"].clone();
    let come = json!({"link": link, "name": "Cleo"});
    phone.post(&sit, &format!("{path}/seats"), &come).ok();
    post(&mut phone, 3, "leave", json!({})).ok();
    post(ada, 3, "bot", json!({"bot": "bot-random"})).ok();
    post(ben, 3, "bot", json!({"bot": "bot-random"})).ok();
    assert_eq!(post(ada, 2, "resign", json!({})).status, 403);
    assert_eq!(post(ada, 2, "stop", json!({"wish": true})).status, 403);
    post(ben, 2, "stop", json!({"wish": true})).ok();
    assert_eq!(ada.get(TABLE, path).json()["seats"][1]["wants_stop"], true);
    post(ben, 2, "stop", json!({"wish": false})).ok();
    let table = ada.get(TABLE, path).json();
    assert_eq!(table["seats"][2]["bot"], "random");
    let people = table["log"]["people"].as_array().unwrap();
    let told: Vec<&str> = people
        .iter()
        .map(|one| one["what"]["is"].as_str().unwrap())
        .collect();
    let expected = [
        "pace", "sat", "sat", "left", "wish", "wish", "sat", "left", "wish", "wish", "bot", "stop",
        "stop",
    ];
    assert_eq!(table["pace"]["end"], "resign");
    assert!(table["due"].is_i64() && table["seats"][0]["time_left"].is_i64());
    assert_eq!(told, expected);
    assert!(
        people
            .iter()
            .all(|one| one["text"].as_str().unwrap().len() > 10)
    );
}

/// Ada and Ben talk, until Ada mutes Ben; somebody who watches hears nothing of it.
fn talk(ada: &mut Client<'_>, ben: &mut Client<'_>, path: &str) {
    let (template, path) = (format!("{TABLE}/talk"), format!("{path}/talk"));
    ada.post(&template, &path, &json!({"text": "Hello, Ben"}))
        .ok();
    ben.post(&template, &path, &json!({"reaction": "thanks"}))
        .ok();
    for (wrong, status) in [
        (json!({}), 400),
        (json!({"reaction": "angry"}), 400),
        (json!({"text": "x", "reaction": "oops"}), 400),
        (json!({"text": " "}), 422),
        (json!({"text": "x".repeat(301)}), 422),
    ] {
        assert_eq!(ada.post(&template, &path, &wrong).status, status, "{wrong}");
    }
    ben.person.lang = "de";
    let heard = ben.get(&template, &path).json();
    let texts: Vec<&str> = (heard["messages"].as_array().unwrap().iter())
        .map(|message| message["text"].as_str().unwrap())
        .collect();
    assert_eq!(texts, ["Hello, Ben", "Danke!"]);
    ben.person.lang = "en";
    let mut eve = Client::new(ben.site);
    assert_eq!(eve.get(&template, &path).json()["messages"], json!([]));
    assert_eq!(
        eve.post(&template, &path, &json!({"text": "Hm"})).status,
        422
    );
    let (mute, at) = (format!("{template}/mute"), format!("{path}/mute"));
    let number = heard["messages"][1]["number"].clone();
    let silence = json!({"message": number, "mute": true});
    assert_eq!(eve.post(&mute, &at, &silence).status, 404);
    assert_eq!(ben.post(&mute, &at, &silence).status, 403);
    ada.post(&mute, &at, &silence).ok();
    let heard = ada.get(&template, &path).json();
    assert_eq!(heard["messages"].as_array().unwrap().len(), 1);
    assert_eq!(heard["muted"][0]["name"], "Ben");
}

#[test]
fn choices_can_be_taken_back_through_the_api() {
    let site = Site::new();
    let mut ada = Client::new(&site);
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let body = json!({"game": "seti", "seed": 5, "seats": seats});
    let table = ada.post(TABLES, TABLES, &body).ok().json();
    let path = format!("{TABLES}/{}", table["id"].as_str().unwrap());
    for _ in 0..80 {
        let view = ada.get(TABLE, &path).json();
        if view["undo"]["steps"].as_u64().unwrap() > 0 {
            let body = json!({"seq": view["seq"], "turn": true});
            let update = ada
                .post("/api/tables/{id}/undo", &format!("{path}/undo"), &body)
                .ok()
                .json();
            assert!(update["plies"].as_u64() < view["plies"].as_u64());
            return;
        }
        let body = json!({"seq": view["seq"], "choice": view["choices"][0]["choice"]});
        ada.post(
            "/api/tables/{id}/choices",
            &format!("{path}/choices"),
            &body,
        )
        .ok();
    }
    panic!("nothing could ever be taken back");
}

#[test]
fn every_limit_says_in_every_language_what_is_too_much() {
    let site = Site::limited(Config {
        tables_per_session: 1,
        acts_per_table: 1,
        holders_per_seat: 1,
        ..Config::default()
    });
    let mut ada = Client::new(&site);
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let new = json!({"game": "comets", "seats": seats});
    let table = ada.post(TABLES, TABLES, &new).ok().json();
    let path = format!("{TABLES}/{}", table["id"].as_str().unwrap());
    let choice = |seq: u64| json!({"seq": seq, "choice": "rest"});
    let choices = "/api/tables/{id}/choices";
    let choose = format!("{path}/choices");
    ada.post(choices, &choose, &choice(0)).ok();
    let mut ben = Client::new(&site);
    let invite = "/api/tables/{id}/seats/{seat}/link";
    let link = ada.post(invite, &format!("{path}/seats/1/link"), &json!({}));
    let sit = json!({"link": link.ok().json()["link"]});
    let mut told = BTreeSet::new();
    for lang in ["en", "it", "de", "uk"] {
        ada.person.lang = lang;
        ben.person.lang = lang;
        let answers = [
            ada.post(TABLES, TABLES, &new),
            ada.post(choices, &choose, &choice(1)),
            ben.post("/api/tables/{id}/seats", &format!("{path}/seats"), &sit),
        ];
        for (answer, code) in answers.iter().zip(["unfinished", "long", "devices"]) {
            assert_eq!(answer.status, 429, "{}", answer.body);
            assert_eq!(answer.json()["error"]["code"], code);
            told.insert(answer.json()["error"]["message"].to_string());
        }
    }
    assert_eq!(told.len(), 12, "{told:?}");
}

#[test]
fn what_cannot_be_read_is_described_and_named() {
    let site = Site::new();
    let mut ada = Client::new(&site);
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let new = json!({"game": "comets", "seats": seats});
    let table = ada.post(TABLES, TABLES, &new).ok().json();
    let path = format!("{TABLES}/{}", table["id"].as_str().unwrap());
    for (template, wrong) in [
        (TABLE, "?seat=ben"),
        (TABLE, "?since=now"),
        ("/api/tables/{id}/events", "/events?after=now"),
        ("/api/tables/{id}/positions/{ply}", "/positions/last"),
        ("/api/tables/{id}/positions/{ply}", "/positions/0?seat=-1"),
    ] {
        let answer = ada.get(template, &format!("{path}{wrong}"));
        assert_eq!(answer.status, 400, "{wrong}");
    }
    for kind in ["robot", "bot-", "<b>"] {
        let new = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": kind}]});
        let answer = ada.post(TABLES, TABLES, &new);
        assert_eq!(answer.status, 422);
        let reason = answer.json()["error"]["reason"]
            .as_str()
            .unwrap()
            .to_owned();
        assert!(
            reason.contains(kind) && reason.contains("bot-expert"),
            "{reason}"
        );
    }
}
