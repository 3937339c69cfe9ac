//! Project cards 37 to 46.

use crate::cards::{mission, outcome, signals, worth};
use crate::table::Table;
use orrery_seti::names::Star;

/// A card that marks signals at one star.
#[track_caller]
fn observation(card: &str, star: &str, n: usize) {
    let play = format!("play {card}");
    let result = match n {
        1 => "credits-1 data+1 hand-1 played+1; front 1",
        _ => "vp+2 credits-2 data+2 hand-1 played+1; front 1",
    };
    let mut t = Table::holding(card);
    assert_eq!(outcome(&mut t, card, &play), result);
    assert_eq!(signals(&t), format!("{star}{}", " 1".repeat(n)));
    let mut t = Table::holding(card);
    t.s.offsets = [1, 1, 1];
    t.mark().play(&play);
    assert_eq!(
        signals(&t),
        format!("{star}{}", " 1".repeat(n)),
        "stars do not move"
    );
}

/// A mission that wants two wins in a colour: its two stars, and a star of another colour.
#[track_caller]
fn two_wins(card: &str, stars: [&str; 2], other: &str) {
    let [a, b] = stars;
    let no = [
        format!("win 1 {a}"),
        format!("win 1 {b}, win 1 {other}"),
        format!("win 1 {a}, win 2 {b}"),
        format!("win 1 {other}, win 1 {other}"),
    ];
    let yes = [
        format!("win 1 {a}, win 1 {b}"),
        format!("win 1 {a}, win 1 {a}"),
    ];
    let (no, yes) = (
        no.each_ref().map(String::as_str),
        yes.each_ref().map(String::as_str),
    );
    let complete = format!("complete {card}");
    mission(
        card,
        &format!("play {card}"),
        &complete,
        &no,
        &yes,
        "vp+4 publicity+1",
    );
}

/// Card 37
#[test]
fn proxima_centauri_observation() {
    observation("37", "proxima-centauri", 2);
    two_wins("37", ["proxima-centauri", "barnards-star"], "kepler-22");
}

/// A gold-box card that scores 3 for each win in a colour.
#[track_caller]
fn three_per_win(card: &str, stars: [&str; 2], other: &str) {
    let [a, b] = stars;
    let play = format!("play {card}");
    worth(
        card,
        &play,
        &format!("win 1 {other}, win 2 {a}, win 2 {b}"),
        0,
    );
    worth(
        card,
        &play,
        &format!("win 1 {a}, win 1 {b}, win 1 {b}, win 1 {other}"),
        9,
    );
}

/// Card 38
#[test]
fn barnards_star_observation() {
    observation("38", "barnards-star", 2);
    three_per_win("38", ["barnards-star", "proxima-centauri"], "vega");
}

/// Card 39
#[test]
fn virginis_61_observation() {
    observation("39", "61-virginis", 2);
    two_wins("39", ["61-virginis", "kepler-22"], "procyon");
}

/// Card 40
#[test]
fn kepler_22_observation() {
    observation("40", "kepler-22", 2);
    three_per_win("40", ["kepler-22", "61-virginis"], "proxima-centauri");
}

/// Card 41
#[test]
fn sirius_a_observation() {
    observation("41", "sirius-a", 2);
    two_wins("41", ["sirius-a", "procyon"], "beta-pictoris");
}

/// Card 42
#[test]
fn procyon_observation() {
    observation("42", "procyon", 2);
    three_per_win("42", ["procyon", "sirius-a"], "61-virginis");
}

/// Card 43
#[test]
fn beta_pictoris_observation() {
    observation("43", "beta-pictoris", 1);
    let no = ["win 2 vega", "win 1 sirius-a, win 1 kepler-22"];
    let yes = ["win 1 vega", "win 1 beta-pictoris"];
    mission(
        "43",
        "play 43",
        "complete 43",
        &no,
        &yes,
        "vp+2 publicity+1",
    );
}

/// Card 43; S8.10
#[test]
fn the_sector_won_by_the_card_itself_fulfils_its_mission() {
    let mut t = Table::holding("43");
    t.signals("beta-pictoris", "1 1 2 1")
        .play("play 43; trace pink left overflow");
    // 3 points for the win, 3 for the trace; one publicity for being in the sector.
    assert_eq!(
        t.diff(1),
        "vp+6 credits-1 publicity+1 data+1 hand-1 played+1 traces+1"
    );
    assert_eq!(
        outcome(&mut t, "43", "complete 43"),
        "vp+2 publicity+1; completed 1"
    );
}

/// Card 44
#[test]
fn vega_observation() {
    observation("44", "vega", 1);
    three_per_win("44", ["vega", "beta-pictoris"], "procyon");
}

/// Card 45, Card 46; S6.4, S21.13
#[test]
fn two_row_cards_are_discarded_for_signals_before_the_row_is_refilled() {
    for card in ["45", "46"] {
        let mut t = Table::holding(card);
        t.deck_top("60 61 62").play(&format!("play {card}"));
        assert_eq!(t.own_choices(), ["row 110", "row 108", "row 112"]);
        t.play("row 110");
        assert_eq!(
            t.own_choices(),
            ["signal barnards-star", "signal proxima-centauri"]
        );
        t.play("signal barnards-star");
        assert_eq!(
            t.own_choices(),
            ["row 108", "row 112"],
            "the gap is still open"
        );
        t.play("row 108");
        assert_eq!(t.own_choices(), ["signal vega", "signal beta-pictoris"]);
        assert_eq!(outcome(&mut t, card, "signal vega"), "data+1; discard");
        assert_eq!(signals(&t), "vega 1, barnards-star 1");
        let row = t.s.row.map(|card| card.unwrap().to_string());
        assert_eq!(row, ["60", "61", "112"]);
        assert_eq!([t.place("110"), t.place("108")], ["discard", "discard"]);
        assert_eq!(t.p(1).data, 2, "no sector was completed");
        assert_eq!((t.p(1).energy, t.p(1).hand.len()), (10, 0));
    }
}

/// Card 45
#[test]
fn allen_telescope_array_gives_energy_for_completing_a_sector_even_if_another_wins_it() {
    let mut t = Table::holding("45");
    t.signals("vega", "2 2 2")
        .play("play 45; row 108; signal vega");
    assert_eq!(t.diff(1), "credits-2 energy+1 data+1 hand-1", "at once");
    t.play("row 112; signal kepler-22");
    assert_eq!(
        (t.decides().as_str(), t.s.sectors[Star::Vega.index()].wins),
        ("2 trace", [0, 1, 0, 0])
    );
    t.play("trace pink left overflow");
    assert_eq!(t.diff(1), "credits-2 energy+1 publicity+1 data+2 hand-1");
    assert_eq!([t.place("45"), t.decides()], ["discard", "1 late"]);
}

/// Card 45, Card 46; S21.26
#[test]
fn two_completed_sectors_are_rewarded_once() {
    for (card, gain) in [
        ("45", "credits-2 energy+1 data+2 hand-1"),
        ("46", "credits-2 data+2"),
    ] {
        let mut t = Table::holding(card);
        t.signals("vega", "2 2 2").signals("kepler-22", "2 2 2 2");
        t.play(&format!(
            "play {card}; row 108; signal vega; row 112; signal kepler-22"
        ));
        assert_eq!(t.decides(), "1 sectors");
        assert_eq!(t.diff(1), gain);
    }
}

/// Card 45, Card 46; S6.7
#[test]
fn a_signal_beyond_the_last_data_completes_no_sector() {
    for card in ["45", "46"] {
        let mut t = Table::holding(card);
        t.signals("vega", "2 2 2 2");
        t.play(&format!(
            "play {card}; row 108; signal vega; row 112; signal kepler-22"
        ));
        assert_eq!(t.decides(), "2 trace");
        assert_eq!(t.diff(1), "credits-2 publicity+1 data+1 hand-1");
    }
}

/// Card 46
#[test]
fn alma_draws_a_card_for_completing_a_sector_even_if_another_wins_it() {
    let mut t = Table::holding("46");
    t.signals("vega", "2 2 2")
        .deck_top("60 61 62")
        .play("play 46; row 108; signal vega");
    assert_eq!(
        t.place("60"),
        "hand 1",
        "drawn at once, before the row is refilled"
    );
    t.play("row 112; signal kepler-22; trace pink left overflow");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+2");
    assert_eq!([t.place("46"), t.decides()], ["discard", "1 late"]);
    assert_eq!([t.place("61"), t.place("62")], ["row", "row"]);
}
