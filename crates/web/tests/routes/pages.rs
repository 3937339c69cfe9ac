//! Pages: safety, language, search, assets, the home page.

use crate::kit::{Site, values};
use crate::{buttons, decider};

#[test]
fn pages_are_safe_and_in_the_language_of_the_reader() {
    let site = Site::new();
    for (lang, word) in [
        ("en", "New game"),
        ("it-IT", "Nuova partita"),
        ("de", "Neue Partie"),
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
    // Whoever does not know a game sees its board and reads a few sentences first; whoever searches does not.
    for page in [&all, &reader.get(&site, "/rules/kepler").body] {
        assert!(page.contains("<div class=\"opening\">") && page.contains("-board-en.svg"));
        assert!(page.matches("<ol class=\"short\">").count() == 1 && page.contains("after "));
    }
    assert!(!some.contains("class=\"opening\""));
    let none = reader.get(&site, "/rules/seti?q=%3Cscript%3E").body;
    assert!(
        none.contains("0 rules") && none.contains("&lt;script&gt;") && !none.contains("<script>")
    );
    let cards = reader.get(&site, "/catalog/seti?q=mars").body;
    let all = reader.get(&site, "/catalog/seti").body;
    assert!(cards.contains("Mars") && cards.len() * 4 < all.len());
    let one = reader.get(&site, "/catalog/seti?id=et.4").body;
    assert_eq!(one.matches("<li class=\"component").count(), 1);
    assert!(one.contains("id=\"species-cards-et.4\""));
    assert_eq!(reader.get(&site, "/rules/chess").status, 404);
    assert_eq!(reader.get(&site, "/catalog/chess").status, 404);
}

#[test]
fn components_can_be_found_by_what_is_printed_on_them() {
    let site = Site::new();
    let mut reader = site.person();
    let mut found = |query: &str| {
        let page = reader
            .get(&site, &format!("/catalog/seti?{query}"))
            .ok()
            .body;
        let cards = page.split("class=\"component").skip(1);
        let names = cards.filter_map(|card| values(card, "<strong lang=\"en\">").first().cloned());
        let names = names.map(|name| name.split('<').next().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(found("").len(), 193);
    let some = found("q=&signal=red&kind=event&cost=1");
    assert!(
        some.contains(&"Coronal Spectrograph".to_owned()) && some.len() < 20,
        "{some:?}"
    );
    assert!(!some.contains(&"Europa Clipper".to_owned()));
    // The whole effect is searched, and words and filters go together.
    assert!(found("q=electron&signal=yellow").contains(&"Electron Microscope".to_owned()));
    assert!(found("q=electron&signal=blue").is_empty());
    assert!(found("signal=%3Cscript%3E").is_empty());
    assert_eq!(found("unheard=of").len(), 193);
}

#[test]
fn pictures_of_cards_are_kept_and_there_are_no_others() {
    let site = Site::new();
    let mut reader = site.person();
    let page = reader.get(&site, "/catalog/seti").ok().body;
    let pictures = values(&page, "src=\"/art/");
    assert_eq!(pictures.len(), 193);
    let picture = reader.get(&site, &format!("/art/{}", pictures[11])).ok();
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    let policy = picture.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"));
    assert!(
        picture.headers["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    assert!(picture.body.starts_with("<svg") && picture.body.len() <= 6000);
    let stale = reader.get(&site, "/art/seti/0000/12.svg").ok();
    assert_eq!(stale.headers["cache-control"], "no-store");
    for wrong in [
        "seti/0000/139.svg",
        "seti/0000/012.svg",
        "kepler/0000/1.svg",
        "chess/0000/1.svg",
    ] {
        assert_eq!(
            reader.get(&site, &format!("/art/{wrong}")).status,
            404,
            "{wrong}"
        );
    }
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
fn the_home_page_tells_what_happened_since_one_looked() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let id = ada.start(
        &site,
        &[("game", "comets"), ("seed", "7"), ("seat-2", "link")],
    );
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    ben.accept(&site, &values(&page, "readonly value=\"")[0]);
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
