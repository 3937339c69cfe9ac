//! How tables come to be: options, data packs, campaigns, going on from an earlier position.

use crate::PAIR;
use crate::kit::{Person, Site, decode, values};
use orrery_core::Record;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What is filled in on a form.
type Fields<'a> = &'a [(&'a str, &'a str)];

/// Starts a game that cannot be, and gives back what the page says about it.
fn refused(site: &Site, person: &mut Person, fields: Fields<'_>) -> String {
    let answer = person.post(site, "/new", fields);
    assert_eq!(answer.status, 422, "{fields:?}");
    decode(&answer.body)
}

#[test]
fn a_wrong_option_is_told_in_a_sentence() {
    let site = Site::new();
    let long = "x".repeat(41);
    let cases: [(Fields<'_>, [&str; 4]); 7] = [
        (
            &[("game", "comets"), ("players", "9")],
            [
                "Comets is a game for 2 to 4 players.",
                "è un gioco per 2–4 giocatori.",
                "ist ein Spiel für 2 bis 4 Personen.",
                "Комети: гравців має бути від 2 до 4.",
            ],
        ),
        (
            &[("game", "seti"), ("players", "1"), ("option-solo", "9")],
            [
                "Difficulty of the solo game: choose a number from 1 to 5. Only with 1 player.",
                "scegli un numero da 1 a 5. Solo con 1 giocatore.",
                "Wähle eine Zahl von 1 bis 5. Nur mit 1 Person.",
                "виберіть число від 1 до 5. Лише з 1 гравцем.",
            ],
        ),
        (
            &[("game", "seti"), ("option-species-1", "anomalies")],
            [
                "Species: choose 2 different ones, or leave all of them to chance.",
                "scegline 2 diverse, o lasciale tutte al caso.",
                "Wähle 2 verschiedene, oder überlasse alle dem Zufall.",
                "виберіть 2 різні варіанти або залиште все на волю випадку.",
            ],
        ),
        (
            &[("game", "kepler"), ("option-placement", "x")],
            [
                "Who places the tiles: choose one of the values on offer.",
                "scegli uno dei valori proposti.",
                "Wähle einen der angebotenen Werte.",
                "виберіть одне із запропонованих значень.",
            ],
        ),
        (
            &[("game", "seti"), ("seed", "-1")],
            [
                "The seed must be a whole number, 0 or higher.",
                "Il seed è un numero intero, non negativo.",
                "Der Startwert ist eine ganze Zahl, nicht unter 0.",
                "Початкове число — це ціле число, не менше за 0.",
            ],
        ),
        (
            &[("game", "seti"), ("seat-2", "open")],
            [
                "Fill every seat, one for each player.",
                "Occupa tutti i posti, uno per ogni giocatore.",
                "Besetze jeden Platz, einen für jede Person.",
                "Заповніть усі місця, по одному на кожного гравця.",
            ],
        ),
        (
            &[("game", "seti"), ("name-1", &long)],
            [
                "A name must have 1 to 40 characters, all of them visible.",
                "Un nome ha da 1 a 40 caratteri, tutti visibili.",
                "Ein Name hat 1 bis 40 Zeichen, die alle sichtbar sind.",
                "Ім’я має містити від 1 до 40 символів, і всі вони мають бути видимі.",
            ],
        ),
    ];
    for (index, lang) in ["en", "it", "de", "uk"].into_iter().enumerate() {
        let mut ada = site.person();
        ada.lang = lang;
        for (fields, sentences) in &cases {
            // Fluent puts marks around arguments in which the direction of writing could change.
            let page = refused(&site, &mut ada, fields).replace(['\u{2068}', '\u{2069}'], "");
            assert!(page.contains(sentences[index]), "{lang}: {page}");
            let game = fields[0].1;
            assert!(page.contains(&format!("href=\"/new?game={game}\"")));
        }
    }
    let mut program = site.person();
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let mut reason = |body: &Value| {
        let answer = program.post_json(&site, "/api/tables", body);
        assert_eq!(answer.status, 422, "{body}");
        answer.json()["error"]["reason"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let odd = json!({"game": "seti", "seats": seats, "options": {"colour": "red"}});
    assert!(
        reason(&odd).starts_with("The game has no option “"),
        "{}",
        reason(&odd)
    );
    let unknown = json!({"game": "chess", "seats": seats});
    assert_eq!(reason(&unknown), "There is no such game here.");
    let robot = json!({"game": "seti", "seats": [{"kind": "robot"}, {"kind": "me"}]});
    assert!(reason(&robot).contains("“robot”"), "{}", reason(&robot));
}

#[test]
fn characters_keep_their_names_at_the_table() {
    let site = Site::new();
    let mut ada = site.person();
    let fields = [
        ("game", "kepler"),
        ("who", "bots"),
        ("bot", "otto"),
        ("players", "3"),
    ];
    let id = ada.start(&site, &fields);
    let page = decode(&ada.get(&site, &format!("/t/{id}")).body);
    assert!(
        page.contains("Otto 3") && !page.contains("Corvus"),
        "{page}"
    );
}

#[test]
fn a_refused_choice_says_why() {
    let site = Site::new();
    let mut ada = site.person();
    ada.lang = "de";
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let new = json!({"game": "seti", "seed": 5, "seats": seats});
    let id = ada.post_json(&site, "/api/tables", &new).ok().json()["id"].clone();
    let path = format!("/api/tables/{}", id.as_str().unwrap());
    let mut explained = 0;
    for _ in 0..12 {
        let view = ada.get(&site, &path).ok().json();
        for refusal in view["refusals"].as_array().unwrap() {
            let body = json!({"seq": view["seq"], "choice": refusal["what"]});
            let answer = ada.post_json(&site, &format!("{path}/choices"), &body);
            assert_eq!(answer.status, 422);
            let error = &answer.json()["error"];
            assert_eq!(
                (&error["reason"], &error["rules"]),
                (&refusal["text"], &refusal["rules"])
            );
            explained += 1;
        }
        let body = json!({"seq": view["seq"], "choice": view["choices"][0]["choice"]});
        ada.post_json(&site, &format!("{path}/choices"), &body).ok();
    }
    assert!(explained > 5, "{explained}");
}

/// Puts the built-in pack under another name among those on offer.
fn offer_pack(site: &Site, folder: &str, name: &str) -> PathBuf {
    let to = site.packs().join("kepler").join(folder);
    fs::create_dir_all(&to).unwrap();
    for file in fs::read_dir(repository().join("data/kepler")).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
    let header = json!({"format": 2, "name": name}).to_string();
    fs::write(to.join("pack.json"), header).unwrap();
    to
}

#[test]
fn a_data_pack_is_chosen_by_its_name() {
    let mut site = Site::new();
    let mut ada = site.person();
    assert!(
        !ada.get(&site, "/new?game=kepler")
            .ok()
            .body
            .contains("name=\"pack\"")
    );
    offer_pack(&site, "owner", "What <Ada> owns");
    let form = ada.get(&site, "/new?game=kepler").ok().body;
    assert!(
        form.contains("<option value=\"owner\">owner</option>"),
        "{form}"
    );
    assert!(
        !ada.get(&site, "/new?game=seti")
            .ok()
            .body
            .contains("name=\"pack\"")
    );
    let games = ada.get(&site, "/api/games").ok().json();
    let packs: Vec<(&Value, &Value)> = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (&game["id"], &game["packs"]))
        .collect();
    assert!(
        packs.contains(&(&json!("kepler"), &json!(["owner"]))),
        "{packs:?}"
    );
    assert!(packs.contains(&(&json!("seti"), &json!([]))), "{packs:?}");

    let game = [("game", "kepler"), ("players", "2")];
    let usual = ada.start(&site, &game);
    let page = ada.get(&site, &format!("/t/{usual}")).ok().body;
    assert!(page.contains("Data pack: built in"), "{page}");
    let id = ada.start(&site, &[game[0], game[1], ("pack", "owner")]);
    site.restart();
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(page.contains("Data pack: What &lt;Ada&gt; owns"), "{page}");
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let new = json!({"game": "kepler", "pack": "owner", "seats": seats});
    let table = ada.post_json(&site, "/api/tables", &new).ok().json();
    assert_eq!(table["pack"]["name"], "What <Ada> owns");
    assert_eq!(table["options"]["pack"], table["pack"]["id"]);
}

#[test]
fn a_wrong_data_pack_is_told_line_by_line_and_no_other_folder_is_reached() {
    let site = Site::new();
    let mut ada = site.person();
    let folder = offer_pack(&site, "broken", "Broken");
    let file = folder.join("setup.json");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen(':', ": -", 1)).unwrap();
    let game = [("game", "kepler"), ("players", "2")];
    let page = refused(&site, &mut ada, &[game[0], game[1], ("pack", "broken")]);
    assert!(page.contains("This data pack cannot be used.") && page.contains("<li>setup.json"));
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let api = |pack: &str| json!({"game": "kepler", "pack": pack, "seats": seats});
    let answer = ada.post_json(&site, "/api/tables", &api("broken")).json();
    assert_eq!(answer["error"]["code"], "pack");
    let details = answer["error"]["details"].as_array().unwrap();
    assert!(
        details
            .iter()
            .all(|line| line.as_str().unwrap().starts_with("setup.json"))
    );
    // What is there but is not on offer stays unread.
    let hidden = offer_pack(&site, ".hidden", "Hidden").display().to_string();
    for name in [
        ".hidden",
        "../kepler/broken",
        "broken/.",
        "..",
        "%2e%2e",
        &hidden,
    ] {
        let page = refused(&site, &mut ada, &[game[0], game[1], ("pack", name)]);
        assert!(page.contains("There is no such data pack here."), "{name}");
        assert!(!page.contains("setup.json"));
        let answer = ada.post_json(&site, "/api/tables", &api(name));
        assert_eq!(answer.json()["error"]["code"], "options", "{name}");
    }
}

/// A table at which this recorded game of one person was played.
fn replayed(site: &Site, person: &mut Person, name: &str) -> String {
    let file = repository().join(format!("records/kepler/{name}.orrery"));
    let record = Record::from_bytes(&fs::read(file).unwrap()).unwrap();
    let new = json!({
        "game": "kepler", "seed": record.seed, "options": record.options, "seats": [{"kind": "me"}],
    });
    let table = person.post_json(site, "/api/tables", &new).ok().json();
    let id = table["id"].as_str().unwrap().to_owned();
    for (seq, ply) in record.plies.iter().enumerate() {
        let body = json!({"seq": seq, "choice": ply.choice});
        person
            .post_json(site, &format!("/api/tables/{id}/choices"), &body)
            .ok();
    }
    id
}

#[test]
fn a_campaign_goes_on_with_one_click() {
    let site = Site::new();
    let mut ada = site.person();
    let id = replayed(&site, &mut ada, "1p-progenie-superiore-1");
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(
        page.contains("Next level") && page.contains("Play again"),
        "{page}"
    );
    // Whoever comes back without a game under way finds it first.
    let home = ada.get(&site, "/").ok().body;
    assert!(home.contains("Next level") && !home.contains("class=\"welcome\""));
    let mut stranger = site.person();
    let seen = stranger.get(&site, &format!("/t/{id}")).ok().body;
    assert!(!seen.contains("Next level"), "only for those who play");
    let result = ada.get(&site, &format!("/t/{id}/result")).ok().body;
    assert!(
        result.contains("Level 1 passed, with 7 points to spare"),
        "{result}"
    );
    assert!(result.contains("Next level") && result.contains("class=\"curve\""));
    assert!(
        result.contains("37 of ") && result.contains("Best turns"),
        "{result}"
    );
    let seen = stranger.get(&site, &format!("/t/{id}/result")).ok().body;
    assert!(
        seen.contains("Level 1 passed, with 7 points to spare") && !seen.contains("Next level")
    );
    assert_eq!(
        stranger.post(&site, &format!("/t/{id}/sequel"), &[]).status,
        403
    );
    let next = ada.post(&site, &format!("/t/{id}/sequel"), &[]);
    assert_eq!(next.status, 303);
    let path = next.location().to_owned();
    let table = ada
        .get(&site, &format!("/api{}", path.replace("/t/", "/tables/")))
        .ok()
        .json();
    assert_eq!(table["options"]["scores"], json!([37]));
    assert_eq!(table["sequel"], false);
    // The API leads to the same table.
    let api = format!("/api/tables/{id}/sequel");
    let same = ada.post_json(&site, &api, &json!({})).ok();
    assert_eq!((same.status, &same.json()["id"]), (201, &table["id"]));
    assert_eq!(stranger.post_json(&site, &api, &json!({})).status, 403);
    assert_eq!(ada.post_json(&site, &api, &json!({"level": 4})).status, 400);
    let again = ada.post_json(&site, &format!("/api/tables/{id}/rematch"), &json!({}));
    assert_eq!(again.status, 201);
    assert_ne!(again.json()["id"], table["id"]);
    // It has only just begun.
    let running = ada.get(&site, &format!("{path}/result"));
    assert_eq!((running.status, running.location()), (303, &*path));
    let early = ada.post(&site, &format!("{path}/sequel"), &[]);
    assert_eq!(early.status, 403);

    let failed = replayed(&site, &mut ada, "1p-progenie-superiore-2");
    let page = ada.get(&site, &format!("/t/{failed}")).ok().body;
    assert!(page.contains("This level again") && !page.contains("Next level"));
    let result = ada.get(&site, &format!("/t/{failed}/result")).ok().body;
    assert!(result.contains("not passed") && result.contains("This level again"));
}

#[test]
fn whoever_goes_on_from_a_position_chooses_who_plays() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(&site, &[("game", "comets"), ("players", "3")]);
    let path = format!("/api/tables/{id}");
    loop {
        let view = ada.get(&site, &path).ok().json();
        let Some(choice) = view["choices"].get(0) else {
            break;
        };
        let body = json!({"seq": view["seq"], "choice": choice["choice"]});
        ada.post_json(&site, &format!("{path}/choices"), &body).ok();
    }
    let mut ben = site.person();
    let page = ben.get(&site, &format!("/t/{id}/replay?ply=2")).ok().body;
    assert_eq!(values(&page, "<select id=\"").len(), 3, "{page}");
    let offered = values(&page, "<option value=\"");
    for kind in ["me", "here", "link"] {
        assert_eq!(offered.iter().filter(|value| *value == kind).count(), 3);
    }
    // What was played is tried against the expert unless somebody wants it otherwise.
    assert!(page.contains("value=\"bot-expert\" selected"), "{page}");
    assert!(
        !offered.contains(&"open".to_owned()),
        "the table is not public"
    );
    let go_on = format!("/t/{id}/continue");
    let fields = [
        ("ply", "2"),
        ("seat-1", "link"),
        ("name-1", "Eve"),
        ("seat-2", "me"),
        ("seat-3", "bot-random"),
    ];
    let new = ben.post(&site, &go_on, &fields);
    assert_eq!(new.status, 303);
    let table = ben.get(
        &site,
        &format!("/api{}", new.location().replace("/t/", "/tables/")),
    );
    let table = table.ok().json();
    let seats: Vec<(&str, bool, &Value)> = table["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| {
            let mine = seat["mine"].as_bool().unwrap();
            (seat["name"].as_str().unwrap(), mine, &seat["bot"])
        })
        .collect();
    let expected = [
        ("Eve", false, &Value::Null),
        ("Player 2", true, &Value::Null),
        ("Vela", false, &json!("random")),
    ];
    assert_eq!(seats, expected);
    assert!(table["seats"][0]["link"].is_string());
    for (wrong, told) in [("robot", "“robot”"), ("open", "Fill every seat")] {
        let answer = ben.post(&site, &go_on, &[("ply", "2"), ("seat-1", wrong)]);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(told), "{}", answer.body);
    }
}

/// Who looks for a game sees before they sit down whom it is for and on which terms it is played.
#[test]
fn open_tables_say_whom_they_wish_for_and_on_which_terms() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let open = [
        ("seat-2", "open"),
        ("public", "yes"),
        ("wish-lang", "uk"),
        ("wish-level", "new"),
        ("pace", "turn-86400"),
        ("pace-end", "resign"),
    ];
    let mut fields: Vec<_> = PAIR.to_vec();
    fields.retain(|(name, _)| *name != "seat-2");
    fields.extend(open);
    ada.start(&site, &fields);
    let home = ben.get(&site, "/").ok().body;
    let shown = home.split("<p class=\"wishes\">").nth(1).unwrap();
    let shown = shown.split("</p>").next().unwrap();
    for told in ["Українська", "1 day", "New to the game"] {
        assert!(shown.contains(told), "{told}: {shown}");
    }
    let body = json!({
        "game": "comets",
        "public": true,
        "wishes": {"lang": "de", "level": "well"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    assert_eq!(ada.post_json(&site, "/api/tables", &body).status, 201);
    assert!(ben.get(&site, "/").ok().body.contains(">Deutsch<"));
    for wrong in [
        json!({"lang": "xx"}),
        json!({"level": "god"}),
        json!({"x": 1}),
    ] {
        let mut body = body.clone();
        body["wishes"] = wrong;
        assert!(matches!(
            ada.post_json(&site, "/api/tables", &body).status,
            400 | 422
        ));
    }
}
