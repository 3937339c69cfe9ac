//! Every route through the real router and a real SQLite file. Here are the words for two people at a table.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]
#![allow(unreachable_pub, reason = "the kit is shared")]

mod access;
mod accounts;
mod api;
mod below;
mod doors;
mod elsewhere;
mod games;
mod house;
#[path = "../kit/mod.rs"]
mod kit;
mod lasting;
mod learn;
mod letters;
mod notices;
mod pages;
mod play;
mod puzzles;
#[path = "../../../notice/tests/delivery/receivers.rs"]
mod receivers;
mod seats;
mod setup;
mod sheets;
mod socket;
mod talk;
mod teach;
mod time;
mod weight;

use kit::{Answer, Person, Site, values};

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
    assert_eq!(links.len(), 1, "only the friend's");
    ben.accept(site, &links[0]);
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
