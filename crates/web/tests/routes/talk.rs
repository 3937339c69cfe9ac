//! Talk at a table and among those who watch it.

use crate::kit::{Person, Site, generous, values};
use crate::{decider, pair, play_first};
use serde_json::json;

fn talk_of(site: &Site, person: &mut Person, id: &str) -> String {
    let page = person.get(site, &format!("/t/{id}")).ok().body;
    let talk = page.split_once("<div class=\"talk\">").map(|parts| parts.1);
    talk.unwrap_or_default().to_owned()
}

#[test]
fn people_talk_live_and_nobody_else_hears_them() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let mut eve = site.person();
    let mut feed = ada.listen(&site, &format!("/t/{id}/stream"), None).unwrap();
    while feed
        .next()
        .is_some_and(|update| !update.to_string().contains("leave-1"))
    {}
    let say = format!("/t/{id}/say");
    ben.post(&site, &say, &[("text", "Watch <b>this</b>")]).ok();
    let update = feed.next().unwrap().to_string();
    assert!(update.contains("Watch &lt;b&gt;this&lt;/b&gt;"), "{update}");
    assert!(!talk_of(&site, &mut eve, &id).contains("Watch"));
    eve.post(&site, &say, &[("text", "Who wins?"), ("name", "Eve")])
        .ok();
    eve.post(&site, &say, &[("text", "Ben")]).ok();
    let heard = talk_of(&site, &mut eve, &id);
    assert!(heard.contains("Who wins?") && heard.matches("<b>Eve</b>").count() == 2);
    assert!(!talk_of(&site, &mut ada, &id).contains("Who wins?"));
    for (lang, word) in [
        ("en", "Well played!"),
        ("it", "Ben giocato!"),
        ("de", "Gut gespielt!"),
        ("uk", "Гарно зіграно!"),
    ] {
        ada.post(&site, &say, &[("reaction", "well")]).ok();
        ben.lang = lang;
        let heard = talk_of(&site, &mut ben, &id);
        assert!(heard.contains(&format!("<em>{word}</em>")), "{heard}");
        assert!(
            ben.get(&site, &format!("/t/{id}/talk"))
                .ok()
                .body
                .contains(word)
        );
    }
}

#[test]
fn a_number_leads_to_the_position() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    let say = format!("/t/{id}/say");
    let address = format!("http://orrery.test/t/{id}/replay?ply=0&seat=1");
    for text in [
        "Look at #1, please",
        &address,
        "#2 #x http://elsewhere.test/#1",
    ] {
        ada.post(&site, &say, &[("text", text)]).ok();
    }
    let heard = talk_of(&site, &mut ben, &id);
    let link = |ply: u8, text: &str| {
        format!("data-past=\"{ply}\" href=\"/t/{id}/replay?ply={ply}\">{text}</a>")
    };
    assert!(
        heard.contains(&format!("Look at <a {}, please", link(1, "#1"))),
        "{heard}"
    );
    assert!(heard.contains(&link(0, "#0")), "{heard}");
    assert!(
        heard.contains("#2 #x http://elsewhere.test/#1</span>"),
        "{heard}"
    );
}

#[test]
fn whoever_is_muted_is_not_heard_until_wanted_again() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (say, mute) = (format!("/t/{id}/say"), format!("/t/{id}/mute"));
    ben.post(&site, &say, &[("text", "Blah")]).ok();
    let number = values(&talk_of(&site, &mut ada, &id), "name=\"message\" value=\"")[0].clone();
    ada.post(&site, &mute, &[("message", &number), ("wish", "yes")])
        .ok();
    let heard = talk_of(&site, &mut ada, &id);
    assert!(!heard.contains("Blah") && heard.contains("You do not hear Ben."));
    assert!(talk_of(&site, &mut ben, &id).contains("Blah"));
    ada.post(&site, &mute, &[("message", &number), ("wish", "no")])
        .ok();
    assert!(talk_of(&site, &mut ada, &id).contains("Blah"));
}

#[test]
fn nobody_talks_too_much_or_nonsense() {
    let mut settings = generous();
    settings.limits.messages = 2;
    let site = Site::with(settings);
    let (mut ada, _, id) = pair(&site);
    let say = format!("/t/{id}/say");
    for wrong in [
        &[][..],
        &[("reaction", "angry")],
        &[("text", "a"), ("reaction", "well")],
    ] {
        assert_eq!(ada.post(&site, &say, wrong).status, 400, "{wrong:?}");
    }
    let long = "x".repeat(301);
    let answer = ada.post(&site, &say, &[("text", &long)]);
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("1 to 300 characters"),
        "{}",
        answer.body
    );
    ada.post(&site, &say, &[("text", "Hello")]).ok();
    assert_eq!(ada.post(&site, &say, &[("text", "Hello")]).status, 429);
}

/// Whoever watches needs no name that lasts: one client cannot fill the room of those who watch, under however many names.
#[test]
fn those_who_watch_share_their_room() {
    let mut settings = generous();
    settings.limits.watchers = 6;
    let site = Site::with(settings);
    let (mut ada, mut ben, id) = pair(&site);
    let (_, _, elsewhere) = pair(&site);
    let say = |who: &mut Person, id: &str| {
        let fields = [("text", "Hello"), ("name", "Eve")];
        who.post(&site, &format!("/t/{id}/say"), &fields)
    };
    for _ in 0..6 {
        say(&mut site.person(), &id).ok();
    }
    let mut eve = site.person();
    let refused = say(&mut eve, &id);
    assert_eq!(refused.status, 429);
    assert!(
        refused.body.contains("enough was said today"),
        "{}",
        refused.body
    );
    let body = json!({"text": "Hello", "name": "Eve"});
    let refused = eve.post_json(&site, &format!("/api/tables/{id}/talk"), &body);
    assert_eq!(refused.status, 429);
    // Another room is another matter, and those who sit at the table are not concerned.
    say(&mut eve, &elsewhere).ok();
    for _ in 0..5 {
        say(&mut ada, &id).ok();
        say(&mut ben, &id).ok();
    }
    // Of those whom somebody mutes fewer are kept than of messages.
    let mut listener = site.person();
    let number = values(
        &talk_of(&site, &mut listener, &elsewhere),
        "name=\"message\" value=\"",
    );
    let fields = [("message", number[0].as_str()), ("wish", "yes")];
    let mute = format!("/t/{elsewhere}/mute");
    listener.post(&site, &mute, &fields).ok();
    assert_eq!(site.person().post(&site, &mute, &fields).status, 429);
}
