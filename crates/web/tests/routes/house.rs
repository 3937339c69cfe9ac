//! The house around the tables: the first page, setting up a game, links to pass on, one screen for several people.

use crate::kit::{Person, Site, values};
use crate::{buttons, play_first};
use std::collections::BTreeSet;

/// Sends the form on a page that has this class, as it stands.
fn send(site: &Site, person: &mut Person, page: &str, class: &str) -> String {
    let form = page
        .split_once(&format!("<form class=\"{class}\""))
        .unwrap()
        .1;
    let form = form.split_once("</form>").unwrap().0;
    let names = values(form, "type=\"hidden\" name=\"");
    let fields: Vec<(String, String)> = names
        .into_iter()
        .filter(|name| name != "token")
        .map(|name| {
            let value = values(form, &format!("name=\"{name}\" value=\"")).remove(0);
            (name, value)
        })
        .collect();
    let fields: Vec<_> = fields
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    person.start(site, &fields)
}

#[test]
fn a_newcomer_plays_a_gentle_bot_or_alone_with_one_click() {
    let site = Site::new();
    let mut ada = site.person();
    let home = ada.get(&site, "/").ok().body;
    for game in ["SETI", "Kepler-3042"] {
        assert!(home.contains(&format!("<h2>{game}</h2>")), "{game}");
    }
    let id = send(&site, &mut ada, &home, "bot");
    let table = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(table.contains("Bot: novice"));
    let mut ben = site.person();
    let home = ben.get(&site, "/").ok().body;
    let id = send(&site, &mut ben, &home, "solo");
    assert!(!buttons(&ben.get(&site, &format!("/t/{id}")).ok().body).is_empty());
}

#[test]
fn whoever_comes_back_goes_on_with_one_click() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[("game", "kepler"), ("who", "bots"), ("my-name", "Ada")],
    );
    let home = ada.get(&site, "/").ok().body;
    let go = home.split_once("class=\"go box").expect("a game goes on").1;
    let go = go
        .split_once("</section>")
        .unwrap()
        .0
        .replace(['\u{2068}', '\u{2069}'], "");
    assert!(go.contains(&format!("href=\"/t/{id}\"")), "{go}");
    assert!(
        go.contains("round 1 of 16") && go.contains("just now"),
        "{go}"
    );
    let picture = ada.get(&site, &format!("/t/{id}/board.svg")).ok();
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    assert!(picture.body.starts_with("<svg xmlns=") && picture.body.ends_with("</svg>"));
    // It shows what strangers see, to everybody.
    let stranger = site.person().get(&site, &format!("/t/{id}/board.svg")).ok();
    assert_eq!(stranger.body, picture.body);
}

#[test]
fn the_usual_ways_to_play_need_no_seats() {
    let site = Site::new();
    let mut ada = site.person();
    let seats = |ada: &mut Person, fields: &[(&str, &str)]| {
        let id = ada.start(&site, fields);
        ada.get(&site, &format!("/api/tables/{id}")).json()["seats"].clone()
    };
    let bots = seats(
        &mut ada,
        &[
            ("game", "seti"),
            ("who", "bots"),
            ("players", "3"),
            ("bot", "expert"),
            ("my-name", "Ada"),
        ],
    );
    assert_eq!(bots[0]["name"], "Ada");
    assert_eq!(
        (&bots[1]["bot"], &bots[2]["bot"]),
        (&"expert".into(), &"expert".into())
    );
    let alone = seats(
        &mut ada,
        &[("game", "seti"), ("who", "solo"), ("players", "3")],
    );
    assert_eq!(alone.as_array().unwrap().len(), 1);
    let here = seats(
        &mut ada,
        &[("game", "comets"), ("who", "here"), ("here-2", "Ben")],
    );
    assert_eq!(
        (&here[1]["name"], &here[1]["mine"]),
        (&"Ben".into(), &true.into())
    );
    let wrong = ada.post(&site, "/new", &[("game", "seti"), ("who", "nobody")]);
    assert_eq!(wrong.status, 422);
}

#[test]
fn what_is_wrong_stands_beside_its_field_and_nothing_is_lost() {
    let site = Site::new();
    let mut ada = site.person();
    let fields = [
        ("game", "seti"),
        ("who", "here"),
        ("seed", "minus"),
        ("here-2", "Ben"),
    ];
    let answer = ada.post(&site, "/new", &fields);
    assert_eq!(answer.status, 422);
    let field = answer.body.split_once("name=\"seed\"").unwrap().1;
    let field = field.split_once("</div>").unwrap().0;
    assert!(field.contains("class=\"wrong\"") && field.contains("The seed must be a whole number"));
    assert!(answer.body.contains("value=\"Ben\"") && answer.body.contains("value=\"minus\""));
    assert!(answer.body.contains("value=\"here\" checked"));
}

#[test]
fn links_are_passed_on_at_once_and_only_by_the_host() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let made = ada.post(
        &site,
        "/new",
        &[("game", "comets"), ("who", "link"), ("players", "3")],
    );
    assert_eq!(made.status, 303);
    let page = ada.get(&site, made.location()).ok().body;
    let links = values(&page, "readonly value=\"");
    assert_eq!(links.len(), 2);
    assert_eq!(page.matches("<svg class=\"code\"").count(), 2);
    let other = ben.get(&site, made.location());
    assert_eq!(other.status, 303, "nobody else sees them");
    ben.accept(&site, &links[0]);
    let page = ada.get(&site, made.location()).ok().body;
    assert_eq!(values(&page, "readonly value=\"").len(), 1);
}

#[test]
fn at_one_screen_nothing_private_is_sent_until_the_next_one_takes_over() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[
            ("game", "seti"),
            ("who", "here"),
            ("seed", "3"),
            ("my-name", "Ada"),
        ],
    );
    let hand =
        |page: &str| page.matches("id=\"hand-").count() + page.matches("name=\"choice\"").count();
    let mut page = ada.get(&site, &format!("/t/{id}")).ok().body;
    let before = hand(&page);
    assert!(before > 0);
    while !page.contains("class=\"curtain\"") {
        play_first(&site, &mut ada, &id).ok();
        page = ada.get(&site, &format!("/t/{id}")).ok().body;
    }
    assert_eq!(hand(&page), 0, "{page}");
    // Nor to a page that was open for the one before, nor to one that asks for that seat.
    for seat in 1..=2 {
        let asked = ada.get(&site, &format!("/t/{id}?seat={seat}")).ok().body;
        assert_eq!(asked.contains("class=\"curtain\""), hand(&asked) == 0);
    }
}

#[test]
fn at_one_screen_whoever_opens_a_table_does_not_see_the_secret_of_another_who_begins() {
    let site = Site::new();
    let mut ada = site.person();
    let secret = |page: &str| page.contains("class=\"goal");
    let mut began = [0; 2];
    for seed in 1..=8 {
        let seed = seed.to_string();
        let people = [("game", "kepler"), ("who", "here"), ("seed", &*seed)];
        let id = ada.start(&site, &people);
        let page = ada.get(&site, &format!("/t/{id}")).ok().body;
        let covered = page.contains("class=\"curtain\"");
        assert_eq!(secret(&page), !covered, "{page}");
        let begins = usize::from(covered);
        began[begins] += 1;
        let taken = ada
            .get(&site, &format!("/t/{id}?seat={}", begins + 1))
            .ok()
            .body;
        assert!(secret(&taken) && !taken.contains("class=\"curtain\""));
    }
    assert!(began.iter().all(|&games| games > 0), "{began:?}");
}

/// Reads a document as strictly as browsers read pictures: every tag is closed, every attribute has a value.
fn is_well_formed(svg: &str) -> Result<(), String> {
    let mut open = Vec::new();
    let (style, rest) = svg.split_once("]]></style>").ok_or("no style")?;
    let head = style.split_once("<style><![CDATA[").ok_or("no style")?.0;
    for tag in [head, rest]
        .into_iter()
        .flat_map(|text| text.split('<').skip(1))
    {
        let (tag, _) = tag.split_once('>').ok_or_else(|| format!("<{tag}"))?;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes {open:?}"));
            }
            continue;
        }
        let (tag, closed) = match tag.strip_suffix('/') {
            Some(tag) => (tag, true),
            None => (tag, false),
        };
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let bare = attributes.split('"').step_by(2).any(|name| {
            let name = name.trim();
            !name.is_empty() && (name.contains(' ') || !name.ends_with('='))
        });
        if bare {
            return Err(format!("<{tag}> has an attribute without a value"));
        }
        if !closed {
            open.push(name);
        }
    }
    match open.is_empty() {
        true => Ok(()),
        false => Err(format!("{open:?} are open")),
    }
}

#[test]
fn the_pictures_of_the_boards_can_be_read_and_are_small() {
    let site = Site::new();
    for lang in ["en", "it", "de", "uk"] {
        let mut reader = site.person();
        reader.lang = lang;
        let home = reader.get(&site, "/").ok().body;
        // Beside the puzzle of the day there is one of them again.
        let pictures = BTreeSet::from_iter(values(&home, "<img src=\""));
        assert_eq!(pictures.len(), 2, "one for each board");
        for picture in pictures {
            let answer = reader.get(&site, &picture).ok();
            assert_eq!(answer.headers["content-type"], "image/svg+xml");
            assert_eq!(is_well_formed(&answer.body), Ok(()), "{picture}");
            assert!(
                answer.body.len() < 150_000,
                "{picture}: {}",
                answer.body.len()
            );
        }
    }
}
