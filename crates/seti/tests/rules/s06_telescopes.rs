//! Telescope technologies in scans (S6, rules 27 to 32).

use crate::table::{TELESCOPES, Table};

/// S6.27
#[test]
fn telescopes_are_used_only_in_scans() {
    let mut t = Table::new(2);
    t.tech(1, TELESCOPES).hand(1, "83 57").probe(1, "r2s5");
    t.illegal(
        "telescope-2; telescope-3 57; telescope-4 launch; telescope-4 move; earth proxima-centauri",
    );
    t.play("play 83");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.marks("61-virginis"), "1 1");
    t.illegal("telescope-2; telescope-3 57; telescope-4 launch; telescope-4 move");
}

/// S6.27
#[test]
fn each_telescope_works_once_in_a_scan_and_again_in_the_next() {
    let mut t = Table::new(2);
    t.tech(1, TELESCOPES).hand(1, "57 59 66").probe(1, "r2s5");
    t.play("scan; telescope-2").illegal("telescope-2");
    t.play("telescope-3 57; signal procyon")
        .illegal("telescope-3 59; telescope-3 66");
    t.play("telescope-4 move; done")
        .illegal("telescope-4 move; telescope-4 launch");
    t.play("earth proxima-centauri")
        .illegal("earth 61-virginis; earth beta-pictoris");
    t.play("row 110; signal barnards-star");
    assert_eq!(t.decides(), "1 late");
    t.next_own_turn();
    t.play("scan")
        .legal("telescope-2; telescope-3 59; telescope-4 move; earth kepler-22");
}

/// S6.27, S3.2, card 135
#[test]
fn a_granted_scan_allows_telescopes_at_their_own_cost() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2 telescope-4").hand(1, "135");
    t.p(1).energy = 1;
    t.mark().play("play 135; telescope-2; telescope-4 launch");
    assert_eq!(t.diff(1), "credits-2 energy-1 data+1 hand-1 pieces+1");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
}

/// S6.28
#[test]
fn telescope_1_moves_the_earth_signal_to_a_neighbouring_sector() {
    let earth = [
        "earth 61-virginis",
        "earth proxima-centauri",
        "earth beta-pictoris",
    ];
    let mut t = Table::new(2);
    t.play("scan")
        .illegal("earth proxima-centauri; earth beta-pictoris");
    let mut t = Table::new(2);
    t.tech(1, "telescope-1").play("scan");
    assert_eq!(
        t.own_choices(),
        [&earth[..], &["row 110", "row 108", "row 112"]].concat()
    );
    t.play("earth proxima-centauri; row 108; signal vega");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+2");
    assert_eq!(
        (
            t.marks("proxima-centauri").as_str(),
            t.marks("61-virginis").as_str()
        ),
        ("1", "")
    );
}

/// S6.29, D-01
#[test]
fn telescope_2_pays_publicity_for_a_signal_in_mercurys_sector() {
    for (offset, name) in [(0, "sirius-a"), (1, "vega"), (2, "procyon")] {
        let mut t = Table::new(2);
        t.s.offsets = [offset, 0, 0];
        t.tech(1, "telescope-2").play("scan").mark();
        t.play("telescope-2");
        assert_eq!(t.diff(1), "publicity-1 data+1");
        assert_eq!(t.marks(name), "1");
    }
}

/// S6.29
#[test]
fn telescope_2_needs_a_publicity_to_pay() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.play("scan").illegal("telescope-2");
    t.play("earth 61-virginis; row 110; signal barnards-star; done");
    assert_eq!(t.marks("sirius-a"), "");
}

/// S6.30
#[test]
fn telescope_3_discards_a_hand_card_for_a_signal() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .hand(1, "57 61")
        .play("scan")
        .mark();
    t.legal("telescope-3 57; telescope-3 61")
        .play("telescope-3 61");
    assert_eq!(t.own_choices(), ["signal vega", "signal beta-pictoris"]);
    t.play("signal vega");
    assert_eq!(t.diff(1), "data+1 hand-1");
    assert!(t.s.discard.has("61".parse().unwrap()));
    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.own_choices(), ["done"]);
}

/// S6.31, D-02
#[test]
fn telescope_4_launches_for_one_energy_or_moves_for_nothing() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-4 probe-1")
        .probe(1, "r2s5")
        .play("scan")
        .mark();
    let mut moved = t.clone();
    t.play("telescope-4 launch")
        .illegal("telescope-4 launch; telescope-4 move");
    assert_eq!(t.diff(1), "energy-1 pieces+1");
    assert_eq!(t.s.players[0].pieces[1].at, "r1s5".parse().unwrap());
    moved
        .play("telescope-4 move; step 1 r2s4")
        .illegal("telescope-4 launch; telescope-4 move");
    assert_eq!(moved.diff(1), "");
    assert_eq!(moved.s.players[0].pieces[0].at, "r2s4".parse().unwrap());
}

/// S6.31
#[test]
fn telescope_4_obeys_the_probe_limit_and_needs_energy() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-4")
        .play("scan")
        .legal("telescope-4 launch")
        .illegal("telescope-4 move");
    let mut t = Table::new(2);
    t.tech(1, "telescope-4").probe(1, "r2s5");
    t.play("scan")
        .illegal("telescope-4 launch")
        .legal("telescope-4 move");
    let mut t = Table::new(2);
    t.tech(1, "telescope-4").p(1).energy = 2;
    t.play("scan").illegal("telescope-4 launch");
}

/// S6.32
#[test]
fn what_a_scan_brings_can_pay_for_its_telescopes() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2 telescope-4")
        .probe(1, "r1s4")
        .p(1)
        .publicity = 0;
    t.play("scan").illegal("telescope-2");
    t.play("telescope-4 move; step 1 r1s3").legal("telescope-2");

    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .play("scan; buy; take 110")
        .legal("telescope-3 110");

    let mut t = Table::new(2);
    t.tech(1, "telescope-4").p(1).energy = 2;
    t.play("scan").illegal("telescope-4 launch");
    t.play("exchange credit energy").legal("telescope-4 launch");
}
