//! Games survive a restart, and updates are streamed and resumed.

use crate::kit::{Site, values};
use crate::{decider, pair, play_first, seq};

#[test]
fn games_survive_a_restart_and_seats_stay() {
    let mut site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    for _ in 0..4 {
        let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
        play_first(&site, one, &id).ok();
    }
    let mut page = |site: &Site| {
        let page = ada.get(site, &format!("/t/{id}")).body;
        let tokens = values(&page, "name=\"token\" value=\"");
        assert_ne!(tokens[0], ada.token(site), "another one on every page");
        page.replace(&tokens[0], "")
    };
    let before = page(&site);
    site.restart();
    assert_eq!(page(&site), before);
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
