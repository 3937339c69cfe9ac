//! Playing by forms: choices, refusals, undo, whole games.

use crate::kit::{Site, values};
use crate::{buttons, decider, look, pair, play_first, seq};

#[test]
fn choices_that_belong_together_are_sent_together() {
    let site = Site::new();
    let mut ada = site.person();
    let alone = [("game", "kepler"), ("players", "1"), ("seat-1", "me")];
    let id = ada.start(&site, &alone);
    let mut send = |seq: &str, field: &str, choices: &str| {
        let fields = [("seq", seq), (field, choices)];
        let status = ada.post(&site, &format!("/t/{id}/play"), &fields).status;
        (status, self::seq(&look(&site, &mut ada, &id)))
    };
    let two = "start space-travel;start terraforming";
    let (status, seq) = send("0", "choice", two);
    assert!((400..500).contains(&status), "one choice is one: {status}");
    assert_eq!(seq, "0");
    assert_eq!(send("0", "choices", two), (303, "2".to_owned()));
    // What cannot follow is refused, and what came before it with it.
    let wrong = "action galactic-mapping;start terraforming";
    let many = ["action galactic-mapping"; 13].join(";");
    for wrong in [wrong, &many] {
        let (status, seq) = send("2", "choices", wrong);
        assert!((400..500).contains(&status), "{status}");
        assert_eq!(seq, "2");
    }
}

#[test]
fn a_whole_game_is_played_without_script() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[
            ("game", "comets"),
            ("players", "3"),
            ("seat-2", "here"),
            ("seat-3", "bot-random"),
        ],
    );
    let mut choices = 0;
    loop {
        let page = look(&site, &mut ada, &id);
        if page.contains("The game is over.") {
            assert!(page.contains("Rematch") && page.contains("Chased comets"));
            break;
        }
        let Some(choice) = buttons(&page).pop() else {
            std::thread::sleep(std::time::Duration::from_millis(5));
            continue;
        };
        let fields = [("seq", &*seq(&page)), ("choice", &choice)];
        let answer = ada.post(&site, &format!("/t/{id}/play"), &fields);
        assert_eq!(
            (answer.status, answer.location()),
            (303, &*format!("/t/{id}"))
        );
        choices += 1;
    }
    assert!(choices >= 8);
    let record = ada.get(&site, &format!("/t/{id}/record")).ok();
    assert!(record.body.starts_with("orrery 1\ngame comets\n") && record.body.contains("result "));
    let log = ada.get(&site, &format!("/t/{id}/log")).ok().body;
    assert!(log.contains("C2.") && log.contains("replay?ply="));
    // Every turn has its headline, with what happened folded under it.
    assert!(log.contains("<details id=\"fold-") && log.contains("class=\"headline\""));
    assert!(
        values(&log, "<span class=\"act\">").len() >= choices,
        "{log}"
    );
    let result = ada.get(&site, &format!("/t/{id}/result")).ok().body;
    assert!(
        result.contains(" by ") || result.contains("Shared victory"),
        "{result}"
    );
    assert!(result.contains("class=\"curve\"") && result.contains("Chased comets"));
    let early = ada.get(&site, &format!("/t/{id}/replay?ply=3")).ok().body;
    assert!(early.contains("After move 3 of"));
    let stops = values(&early, "data-choices=\"");
    let stops: Vec<usize> = stops[0]
        .split(' ')
        .map(|ply| ply.parse().unwrap())
        .collect();
    assert!(stops.is_sorted() && stops.contains(&3), "{stops:?}");
    assert!(!values(&early, "data-rounds=\"")[0].is_empty());
    let answer = ada.post(&site, &format!("/t/{id}/continue"), &[("ply", "3")]);
    let again = ada.get(&site, answer.location()).ok().body;
    assert_eq!(answer.status, 303);
    assert_eq!(values(&again, "replay?ply=").iter().max().unwrap(), "3");
    let answer = ada.post(&site, &format!("/t/{id}/rematch"), &[]);
    assert_eq!(answer.status, 303);
    assert!(ada.get(&site, answer.location()).body.contains("Player 1"));
}

#[test]
fn stale_illegal_and_foreign_choices_are_refused_with_a_reason() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let path = format!("/t/{id}/play");
    let page = one.get(&site, &format!("/t/{id}")).body;
    let (now, choice) = (seq(&page), buttons(&page)[0].clone());

    let wrong = one.post(&site, &path, &[("seq", &now), ("choice", "chase 99")]);
    assert_eq!(wrong.status, 422);
    assert!(
        wrong.body.contains("This move is not possible now")
            && wrong.body.contains(&format!("/t/{id}"))
    );
    let turn = other.post(&site, &path, &[("seq", &now), ("choice", &choice)]);
    assert_eq!(turn.status, 409, "not their turn");
    assert_eq!(
        one.post(&site, &path, &[("seq", "x"), ("choice", &choice)])
            .status,
        400
    );
    assert_eq!(one.post(&site, &path, &[("choice", &choice)]).status, 400);

    // Another site, or a page of somebody else.
    let token = other.token(&site);
    let body = format!("token={token}&seq={now}&choice={choice}");
    assert_eq!(one.post_raw(&site, &path, &[], body.clone()).status, 403);
    for header in [
        ("origin", "https://evil.test"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let answer = other.post_raw(&site, &path, &[header], body.clone());
        assert_eq!(answer.status, 403, "{header:?}");
        assert!(
            answer
                .body
                .contains("did not come from a page of this server")
        );
    }
    one.post(&site, &path, &[("seq", &now), ("choice", &choice)])
        .ok();
    let stale = one.post(&site, &path, &[("seq", &now), ("choice", &choice)]);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("has changed in the meantime"));
    let script = [("accept", "application/json")];
    let body = format!("token={}&seq={now}&choice=x", one.token(&site));
    let json = one.post_raw(&site, &path, &script, body);
    assert_eq!(json.json()["error"]["code"], "stale");
}

#[test]
fn people_at_one_screen_take_it_over_before_they_see_their_cards() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(
        &site,
        &[("game", "comets"), ("players", "2"), ("seed", "3")],
    );
    let hand = |page: &str| page.contains("class=\"curtain\"");
    // Whoever opens the table has its first seat, but the second one begins.
    let opened = ada.get(&site, &format!("/t/{id}")).body;
    assert!(hand(&opened) && buttons(&opened).is_empty());
    let first = look(&site, &mut ada, &id);
    assert!(!hand(&first) && !buttons(&first).is_empty());
    play_first(&site, &mut ada, &id).ok();
    let between = ada.get(&site, &format!("/t/{id}")).body;
    assert!(hand(&between) && buttons(&between).is_empty());
    let next = look(&site, &mut ada, &id);
    assert!(!hand(&next) && !buttons(&next).is_empty());
}

#[test]
fn undo_says_why_not() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(&site, &[("game", "seti"), ("players", "2"), ("seed", "5")]);
    let page = look(&site, &mut ada, &id);
    assert!(page.contains("Nothing to undo yet."));
    let answer = ada.post(
        &site,
        &format!("/t/{id}/undo"),
        &[("seq", &seq(&page)), ("back", "step")],
    );
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Nothing to undo yet."));
    // Both players tuck a card; then a turn begins in which something can be taken back.
    let mut undone = false;
    for _ in 0..60 {
        let before = look(&site, &mut ada, &id);
        play_first(&site, &mut ada, &id).ok();
        let page = look(&site, &mut ada, &id);
        if page.contains("can be undone") {
            let fields = [("seq", &*seq(&page)), ("back", "step")];
            ada.post(&site, &format!("/t/{id}/undo"), &fields).ok();
            let after = look(&site, &mut ada, &id);
            assert_eq!(buttons(&before), buttons(&after));
            let lines = |page: &str| values(page, "replay?ply=");
            assert_eq!(lines(&before), lines(&after));
            play_first(&site, &mut ada, &id).ok();
            undone = true;
        }
    }
    assert!(undone);
}

#[test]
fn a_preview_tells_what_comes_and_what_is_asked_then() {
    let site = Site::new();
    let mut ada = site.person();
    let alone = [
        ("game", "seti"),
        ("players", "1"),
        ("seat-1", "me"),
        ("seed", "5"),
    ];
    let id = ada.start(&site, &alone);
    play_first(&site, &mut ada, &id).ok();
    let page = look(&site, &mut ada, &id);
    let seq = seq(&page);
    let scan = format!("/t/{id}/foresee?seq={seq}&choice=scan");
    let scan = ada.get(&site, &scan).ok().body;
    for told in ["−1 credit", "−2 energy", "then a signal in Earth’s sector"] {
        assert!(scan.contains(told), "{told}: {scan}");
    }
    // Whoever has given no name is told about as “you”, and what was chosen is not told again.
    assert!(
        !scan.contains("Player 1") && !scan.contains("Scan"),
        "{scan}"
    );
    assert!(page.contains("<span class=\"name\">You</span>") && !page.contains("so-far"));
    let launch = [("seq", &*seq), ("choice", "launch")];
    ada.post(&site, &format!("/t/{id}/play"), &launch);
    let page = look(&site, &mut ada, &id);
    let so_far = page.split("class=\"so-far\"").nth(1).unwrap();
    assert!(so_far.contains("−2 credits"), "{so_far}");
}

/// Plays a game for two at one screen to its end by nothing but pages and their plain forms.
fn play_by_forms(game: &str) {
    let site = Site::new();
    let mut person = site.person();
    person.jar.insert("board".to_owned(), "plain".to_owned());
    let id = person.start(&site, &[("game", game), ("seed", "7"), ("seat-2", "here")]);
    let table = format!("/t/{id}");
    let mut path = table.clone();
    for played in 0.. {
        let page = person.get(&site, &path).ok().body;
        if page.contains("class=\"result\"") {
            assert!(played > 50, "{game}: {played}");
            return;
        }
        let choices = buttons(&page);
        let Some(choice) = choices.get(played * 7919 % choices.len().max(1)) else {
            let link = values(&page, &format!("href=\"{table}?seat="));
            path = format!("{table}?seat={}", link[0]);
            continue;
        };
        let seq = &values(&page, "name=\"seq\" value=\"")[0];
        let answer = person.post(
            &site,
            &format!("{table}/play"),
            &[("seq", seq), ("choice", choice)],
        );
        assert_eq!(answer.status, 303, "{}", answer.body);
        path = answer.location().to_owned();
    }
}

#[test]
fn a_whole_game_of_seti_is_played_by_plain_forms() {
    play_by_forms("seti");
}

#[test]
fn a_whole_game_of_kepler_is_played_by_plain_forms() {
    play_by_forms("kepler");
}
