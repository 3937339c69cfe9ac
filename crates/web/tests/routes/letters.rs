//! Letters: addresses that are confirmed, letters that come together, and an end by one click.

use crate::kit::{Person, Site, generous, values};
use crate::notices::{HOUR, MINUTE, NOON, by_clock, pass, rest, send, wanted};
use crate::receivers::Post;
use crate::{PAIR, play_first};
use axum::http::Method;
use orrery_notice::Smtp;
use orrery_outside::Clock;
use orrery_table::Config;
use orrery_web::{App, Outgoing};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

pub(crate) fn mail(post: &Post) -> Outgoing {
    Outgoing {
        smtp: Some(Smtp::parse(&post.url, "orrery@example.org").unwrap()),
        ..wanted()
    }
}

/// Nobody's letter box is filled by way of us, and the limit does not tell whether an address belongs to an account.
#[test]
fn an_address_gets_only_so_many_letters_whoever_asks() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let post = Post::start(None, "250 ok");
    let mut settings = generous();
    settings.limits.letters_to = 4;
    let (site, app) = Site::telling_with(settings, mail(&post), by_clock!(NOW));
    let mut ada = site.person();
    ada.post(&site, "/account/new", &[("name", "Ada")]);
    ada.post(&site, "/account/mail", &[("mail", "ada@example.org")])
        .ok();
    send(&app);
    let letter = post.next().unwrap();
    assert_eq!(letter.subject(), "Confirm your e-mail address");
    let path = path_of(&letter.text, "/enter/");
    let page = ada.get(&site, &path).ok().body;
    assert!(page.contains("Is ada@example.org yours?"), "{page}");
    assert_eq!(ada.post(&site, &path, &[]).status, 303);
    let asks = |address: &str| {
        let ask = |_: &usize| {
            let mut eve = site.person();
            let fields = [("mail", address)];
            eve.post(&site, "/account/mail", &fields).status == 200
        };
        (0..50).take_while(ask).count()
    };
    assert_eq!(asks("nobody@example.org"), 4);
    // One went there before.
    assert_eq!(asks("ada@example.org"), 3);
    send(&app);
    let letter = post.next().unwrap();
    let mut eve = site.person();
    let page = eve.get(&site, &path_of(&letter.text, "/enter/")).ok().body;
    assert!(page.contains("Sign in as Ada?"), "{page}");
}

/// An address is changed only by whoever still reads what is sent there.
#[test]
fn whoever_changes_the_address_of_an_account_reads_the_old_one() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let post = Post::start(None, "250 ok");
    let (site, app) = Site::telling(mail(&post), by_clock!(NOW));
    let mut ada = site.person();
    ada.post(&site, "/account/new", &[("name", "Ada")]);
    let set = |who: &mut Person, to: &str| who.post(&site, "/account/mail", &[("mail", to)]);
    set(&mut ada, "ada@example.org").ok();
    send(&app);
    let path = path_of(&post.next().unwrap().text, "/enter/");
    assert_eq!(ada.post(&site, &path, &[]).status, 303);
    NOW.fetch_add(11 * MINUTE, Ordering::SeqCst);
    let mut thief = site.person();
    thief.jar = ada.jar.clone();
    assert_eq!(set(&mut thief, "eve@example.org").status, 403);
    let forget = thief.post(&site, "/account/mail", &[("forget", "yes")]);
    assert_eq!(forget.status, 403);
    let page = ada.get(&site, "/account").ok().body;
    assert!(page.contains("Send a link to my address") && !page.contains("name=\"mail\""));
    // The link goes to the address that is known, whatever else the form says.
    let fields = [("again", "yes"), ("mail", "eve@example.org")];
    thief.post(&site, "/account/mail", &fields).ok();
    send(&app);
    let letter = post.next().unwrap();
    assert_eq!(letter.to, "ada@example.org");
    let path = path_of(&letter.text, "/enter/");
    assert_eq!(ada.post(&site, &path, &[]).status, 303);
    let mut late = site.person();
    assert_eq!(late.post(&site, &path, &[]).status, 404, "it works once");
    set(&mut ada, "ada@example.com").ok();
    send(&app);
    assert_eq!(post.next().unwrap().to, "ada@example.com");
    // Somebody without an account has no address of their own.
    let mut eve = site.person();
    let again = eve.post(&site, "/account/mail", &[("again", "yes")]);
    assert_eq!(again.status, 422);
}

/// The path of a link in a letter.
fn path_of(text: &str, begin: &str) -> String {
    let rest = text.split_once("https://orrery.example").unwrap().1;
    let at = rest.find(begin).unwrap();
    rest[at..].split_whitespace().next().unwrap().to_owned()
}

/// Somebody with a confirmed address.
fn with_mail(site: &Site, app: &Arc<App>, post: &Post, who: &mut Person) {
    let address = [("address", "ben@example.org")];
    assert_eq!(who.post(site, "/notices/mail", &address).status, 303);
    send(app);
    let letter = post.next().unwrap();
    let path = path_of(&letter.text, "/notices/confirm/");
    let mut elsewhere = site.person();
    assert_eq!(elsewhere.post(site, &path, &[]).status, 200);
}

#[test]
fn an_address_is_confirmed_by_a_link_that_works_once() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let post = Post::start(None, "250 ok");
    let (site, app) = Site::telling(mail(&post), by_clock!(NOW));
    let mut ben = site.person();
    ben.lang = "de";
    for wrong in ["", "ben", "ben@example", "a@b.c\r\nBcc: d@e.f"] {
        let answer = ben.post(&site, "/notices/mail", &[("address", wrong)]);
        assert_eq!(answer.status, 422, "{wrong}");
    }
    let address = [("address", "ben@example.org")];
    ben.post(&site, "/notices/mail", &address);
    send(&app);
    let letter = post.next().unwrap();
    assert_eq!(letter.subject(), "E-Mail-Adresse bestätigen");
    assert_eq!(letter.to, "ben@example.org");
    let path = path_of(&letter.text, "/notices/confirm/");
    let page = |person: &mut Person| person.get(&site, "/notices").ok().body;
    assert!(page(&mut ben).contains("noch nicht bestätigt"));
    let mut eve = site.person();
    // Looking confirms nothing, a wrong code neither, and no session is needed.
    assert!(eve.get(&site, &path).ok().body.contains("ben@example.org"));
    assert!(page(&mut ben).contains("noch nicht bestätigt"));
    let wrong = format!("{}0", &path[..path.len() - 1]);
    let short = &path[..path.len() - 40];
    for code in [
        wrong.as_str(),
        short,
        "/notices/confirm/x",
        "/notices/confirm/é",
    ] {
        let code = code.replace('é', "%C3%A9");
        let refused = eve.get(&site, &code).status;
        assert!(refused == 404 || code == path, "{code}");
    }
    assert_eq!(eve.post(&site, &path, &[]).status, 200);
    assert!(!page(&mut ben).contains("noch nicht bestätigt"));
    assert_eq!(eve.post(&site, &path, &[]).status, 404);
    // Another one that nobody opens in time.
    ben.post(&site, "/notices/mail", &address);
    send(&app);
    let path = path_of(&post.next().unwrap().text, "/notices/confirm/");
    NOW.fetch_add(25 * HOUR, Ordering::SeqCst);
    assert_eq!(eve.post(&site, &path, &[]).status, 404);
    assert!(page(&mut ben).contains("noch nicht bestätigt"));
}

/// Whoever waits for the link that lets them in is not forgotten because the mail server rests for a moment.
#[test]
fn a_letter_that_could_not_be_handed_over_is_tried_again() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let post = Post::start(None, "451 later");
    let (site, app) = Site::telling(mail(&post), by_clock!(NOW));
    let mut ben = site.person();
    let address = [("address", "ben@example.org")];
    assert_eq!(ben.post(&site, "/notices/mail", &address).status, 303);
    let mut tries = 0;
    for _ in 0..40 {
        send(&app);
        send(&app);
        while !post.is_quiet() {
            tries += 1;
        }
        NOW.fetch_add(HOUR, Ordering::SeqCst);
    }
    assert_eq!(tries, 6, "at first, and five times more");
}

#[test]
fn letters_come_together_and_end_with_one_click() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let post = Post::start(None, "250 ok");
    let (site, app) = Site::telling(mail(&post), by_clock!(NOW));
    let (mut ada, mut ben) = (site.person(), site.person());
    with_mail(&site, &app, &post, &mut ben);
    let games: Vec<String> = (0..3)
        .map(|_| {
            let id = ada.start(&site, PAIR);
            let page = ada.get(&site, &format!("/t/{id}")).ok().body;
            ben.accept(&site, &values(&page, "readonly value=\"")[0]);
            id
        })
        .collect();
    send(&app);
    let decides = |ada: &mut Person, id: &str| {
        let page = ada.get(&site, &format!("/t/{id}")).ok().body;
        !crate::buttons(&page).is_empty()
    };
    for id in &games {
        // Whoever begins, and whoever is dazzled (C2.6): in the end it is Ben's turn because of what Ada did.
        while !decides(&mut ada, id) {
            play_first(&site, &mut ben, id).ok();
        }
        while decides(&mut ada, id) {
            play_first(&site, &mut ada, id).ok();
        }
    }
    pass(&app, &NOW, MINUTE);
    let letter = post.next().unwrap();
    assert_eq!(letter.subject(), "3 things happened at your tables");
    for id in &games {
        let link = format!("https://orrery.example/t/{id}");
        assert!(letter.text.contains(&link), "{}", letter.text);
    }
    // What happens soon after waits for the next letter, an hour later.
    let id = &games[0];
    rest(&site, &mut ben, id);
    while decides(&mut ada, id) {
        play_first(&site, &mut ada, id).ok();
    }
    pass(&app, &NOW, 30 * MINUTE);
    assert!(post.is_quiet());
    pass(&app, &NOW, 31 * MINUTE);
    let second = post.next().unwrap();
    assert!(second.text.contains(&format!("/t/{id}")) && !second.text.contains(&games[1]));
    pass(&app, &NOW, 2 * HOUR);
    assert!(post.is_quiet());
    let off = letter.heading("List-Unsubscribe").unwrap();
    let off = off.trim_matches(['<', '>']).to_owned();
    assert!(letter.text.contains(&off));
    let post_header = letter.heading("List-Unsubscribe-Post");
    assert_eq!(post_header, Some("List-Unsubscribe=One-Click"));
    let path = off.strip_prefix("https://orrery.example").unwrap();
    let mut eve = site.person();
    let wrong = path.replace("/off/", "/off/0");
    assert_eq!(eve.get(&site, &wrong).status, 404);
    eve.get(&site, path).ok();
    // As a mail program does it: no cookie, no token.
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    let body = "List-Unsubscribe=One-Click".to_owned();
    let request = eve.request(Method::POST, path, &kind, body);
    assert_eq!(site.send(request).0, 200);
    let page = ben.get(&site, "/notices").ok().body;
    assert!(!page.contains("ben@example.org"));
    assert_eq!(eve.get(&site, path).status, 404);
}
