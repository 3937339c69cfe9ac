//! Rulings on scans, signals, sectors (S21, D).

use crate::table::{Table, card};
use orrery_seti::names::{Species, Star};

/// S21.5
#[test]
fn data_can_be_placed_between_two_signals() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.p(1).computer.upper = 1;
    t.mark().play("scan; earth 61-virginis");
    t.illegal("telescope-2").play("place upper; telescope-2");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+1");
    assert_eq!(t.marks("sirius-a"), "1");
}

/// S21.8, D-15: from the hand only, not from beside the deck; then it has left the game.
#[test]
fn a_species_card_gives_its_signal_from_the_hand() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "et.2").play("scan");
    let usual = ["earth 61-virginis", "row 110", "row 108", "row 112"];
    assert_eq!(t.own_choices(), usual, "et.1 lies face up");
    let mut t = Table::new(2);
    t.discover("left").hand(1, "et.2").tech(1, "telescope-3");
    t.play("scan");
    assert_eq!(t.own_choices()[..4], usual);
    assert_eq!(t.own_choices()[4..], ["telescope-3 et.2"]);
    t.play("telescope-3 et.2; signal vega");
    assert_eq!(t.marks("vega"), "1");
    assert!(t.s.gone.has(card("et.2")) && !t.s.discard.has(card("et.2")));
}

/// D-15: played, tucked for nothing else, and used for a corner: species cards never come back.
#[test]
fn used_species_cards_leave_the_game() {
    let mut t = Table::new(2);
    t.discover("right").hand(1, "et.16 et.11 et.12");
    t.play("corner et.11; exchange card credit; discard et.12; discard et.16");
    assert_eq!(t.s.gone.len(), 3);
    assert!(t.s.discard.is_empty());
    let mut t = Table::new(2);
    t.discover("right").hand(1, "et.16").play("play et.16");
    assert!(t.s.gone.has(card("et.16")) && t.s.discard.is_empty());
}

/// S21.12: card ET.20 counts the markers of a sector that it has just completed.
#[test]
fn signals_are_counted_before_the_reset() {
    let mut t = Table::new(2);
    t.discover("right")
        .hand(1, "et.20")
        .signals("vega", "2 1 1");
    t.play("play et.20; signal vega");
    assert_eq!(t.decides(), "1 trace", "3 points, then vega is won for 2");
    assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 data+1 hand-1");
}

/// S21.13, D-08
#[test]
fn several_row_discards_are_refilled_once() {
    let mut t = Table::new(2);
    t.hand(1, "65")
        .play("play 65; row 110; signal barnards-star");
    assert_eq!(t.own_choices(), ["row 108", "row 112"]);
    t.play("row 108");
    assert_eq!(t.s.row.iter().flatten().count(), 1);
    assert_eq!(t.s.offsets, [0, 0, 0]);
    t.play("signal vega");
    assert_eq!(t.s.row.iter().flatten().count(), 3);
    assert_eq!(t.s.offsets, [1, 0, 0], "then the rest of the card");
    assert_eq!(t.decides(), "1 tech");
}

/// D-08: in a Scan the row is refilled right after the row signal.
#[test]
fn a_scan_refills_the_row_at_once() {
    let mut t = Table::new(2);
    t.play("scan; row 110");
    assert_eq!(t.s.row.iter().flatten().count(), 2);
    t.play("signal barnards-star");
    assert_eq!(t.s.row, ["1", "108", "112"].map(|text| Some(card(text))));
    assert_eq!(t.own_choices(), ["earth 61-virginis"]);
}

/// S21.21
#[test]
fn several_signals_of_one_probe_share_its_sector() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5").probe(1, "r2s2").hand(1, "28");
    t.play("play 28; done");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal 61-virginis"]
    );
    t.play("signal barnards-star");
    assert_eq!(t.marks("barnards-star"), "1 1");
    assert_eq!(t.marks("61-virginis"), "");
    assert_eq!(t.decides(), "1 late");
}

/// S21.22
#[test]
fn different_sectors_count_once_each() {
    let mut t = Table::new(2);
    t.row("110 6 108").hand(1, "50").play(
        "play 50; row 110; signal barnards-star; row 6; signal barnards-star; row 108; signal vega",
    );
    assert_eq!(
        t.diff(1),
        "vp+6 credits-3 data+3 hand-1",
        "two sectors for 2 each, and 2 for the second position"
    );
}

/// S21.30
#[test]
fn a_win_marker_is_no_signal() {
    let mut t = Table::new(2);
    t.played(1, "134")
        .signals("vega", "1")
        .signals("sirius-a", "2 1");
    t.signals("procyon", "1");
    t.s.sectors[Star::Kepler22.index()].wins[0] = 1;
    t.mark().illegal("complete 134");
    t.signals("kepler-22", "1").legal("complete 134");
}

/// D-01
#[test]
fn the_mercury_telescope_costs_publicity() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").play("scan; telescope-2");
    assert_eq!(t.diff(1), "credits-1 energy-2 publicity-1 data+1");
    assert_eq!(t.marks("sirius-a"), "1");
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.mark().play("scan").illegal("telescope-2");
}

/// D-02
#[test]
fn the_launching_telescope_costs_energy_or_moves_for_nothing() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5")
        .tech(1, "telescope-4 probe-1")
        .play("scan");
    let mut moving = t.clone();
    t.play("telescope-4 launch");
    assert_eq!(t.diff(1), "credits-1 energy-3 pieces+1");
    t.illegal("telescope-4 launch; telescope-4 move");
    moving.play("telescope-4 move; step 1 r1s4");
    assert_eq!(moving.diff(1), "credits-1 energy-2");
    moving.illegal("telescope-4 launch; telescope-4 move");
    let mut poor = Table::new(2);
    poor.probe(1, "r1s5").tech(1, "telescope-4 probe-1");
    poor.p(1).energy = 2;
    poor.mark()
        .play("scan")
        .illegal("telescope-4 launch")
        .legal("telescope-4 move");
}

/// D-05
#[test]
fn the_second_keeps_the_first_position_of_the_slot() {
    let mut t = Table::new(2);
    t.signals("vega", "2 1 1").hand(1, "44").play("play 44");
    let vega = t.s.sectors[Star::Vega.index()];
    assert_eq!(t.marks("vega"), "2");
    assert_eq!(vega.wins, [1, 0, 0, 0]);
    assert_eq!(t.s.data_left(Star::Vega), 3);
}

/// D-09: completed before the main action, a sector waits until right after it.
#[test]
fn a_sector_completed_early_waits_for_the_main_action() {
    let mut t = Table::new(2);
    t.signals("vega", "1 1 1 1").play("buy; draw");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.marks("vega"), "1 1 1 1");
    t.play("launch");
    assert_eq!(t.decides(), "1 trace", "before any further free action");
    t.illegal("move 1 r1s4");
    assert_eq!(t.marks("vega"), "");
}

/// D-09: completed by a free action after the main action, it is resolved when that is finished.
#[test]
fn a_sector_completed_late_is_resolved_with_the_free_action() {
    let mut t = Table::new(2);
    t.play("launch").signals("vega", "1 1 1 1").play("buy");
    assert_eq!(t.marks("vega"), "1 1 1 1");
    t.play("draw");
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.legal("move 1 r1s4");
}

/// D-48: no signal can be declined.
#[test]
fn signals_are_a_duty() {
    let mut t = Table::new(2);
    t.hand(1, "115").play("play 115");
    let choices = t.own_choices();
    assert_eq!(choices.len(), 8);
    assert!(choices.iter().all(|choice| choice.starts_with("signal ")));
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").play("scan").illegal("done; skip");
    t.play("earth 61-virginis").illegal("done; skip");
    t.play("row 110").illegal("done; skip");
    t.play("signal barnards-star").legal("done");
}

/// D-55: before the reset missions can be completed, and nothing else.
#[test]
fn missions_can_be_completed_before_a_reset() {
    let mut t = Table::new(2);
    t.played(1, "88").hand(1, "44 1").signals("vega", "1 2 1");
    for star in ["sirius-a", "procyon", "kepler-22"] {
        t.signals(star, "1");
    }
    t.play("play 44");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    let mut declined = t.clone();
    t.play("complete 88");
    assert_eq!(t.decides(), "1 trace");
    assert_eq!(
        t.diff(1),
        "vp+2 credits-1 publicity+3 data+1 hand-1 played+1"
    );
    declined
        .play("continue; trace pink left overflow")
        .illegal("complete 88");
}

/// D-65: the circle of a Scan is covered before its sectors are resolved.
#[test]
fn a_scan_circle_comes_before_the_reset() {
    let mut t = Table::new(2);
    t.played(1, "101").signals("61-virginis", "2 2 2 2 2");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(
        t.own_choices(),
        ["cover 101 1", "cover 101 2", "cover 101 3", "skip"]
    );
    assert_eq!(t.marks("61-virginis"), "2 2 2 2 2 1");
    t.play("cover 101 1");
    assert_eq!(t.own_choices(), ["signal kepler-22", "signal 61-virginis"]);
    t.mark().play("signal 61-virginis");
    assert_eq!(t.diff(1), "publicity+1", "an excess marker without data");
    assert_eq!(t.decides(), "2 trace", "and then it is resolved");
    assert_eq!(t.marks("61-virginis"), "1");
}

/// D-68, S16.7
#[test]
fn a_signal_on_the_tile_is_in_no_sector() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").played(1, "116").hand(1, "120");
    t.probe(1, "r1s5").play("play 120");
    assert_eq!(t.own_choices(), ["signal 61-virginis", "signal oumuamua"]);
    let mut star = t.clone();
    t.play("signal oumuamua");
    assert_eq!(t.decides(), "1 late", "no circle is covered");
    assert_eq!(t.marks("61-virginis"), "");
    assert_eq!(t.diff(1), "vp+1 credits-1 data+1 hand-1", "not returned");
    star.play("signal 61-virginis");
    assert_eq!(star.own_choices(), ["cover 116 1", "skip"]);
    star.play("skip");
    assert_eq!(star.diff(1), "credits-1 data+1", "returned");
}

/// D-71: a probe that moves between the signals of card 30 counts where it was.
#[test]
fn probes_are_counted_with_the_first_signal() {
    let mut t = Table::new(2);
    t.hand(1, "30").probe(1, "r1s0").probe(2, "r4s3");
    t.play("play 30; signal vega; move 1 r1s1");
    assert_eq!(t.own_choices(), ["signal kepler-22", "done"]);
}
