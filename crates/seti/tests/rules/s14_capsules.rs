//! Mascamites: capsules, their way and their delivery (S14, rules 7 to 13).

use crate::s14_mascamites::numbers;
use crate::table::{Table, card, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::Event;

/// S14.7, S14.4: a capsule from a moon starts on the space of its planet.
#[test]
fn a_capsule_starts_on_the_space_of_the_planet() {
    let mut t = Table::met();
    t.probe(1, "r3s3")
        .hand(1, "et.2")
        .play("play et.2; land io; sample 3");
    assert_eq!(t.pieces(1), ["r3s3:3"]);
    assert_eq!(t.s.moons[1][0], 1);
    let mut t = Table::met();
    t.probe(1, "r3s7").hand(1, "et.2");
    t.play("play et.2; land titan; trace pink left overflow; trace blue left overflow");
    t.play("sample 6");
    assert_eq!(t.pieces(1), ["r3s7:6"]);
}

/// S14.8: a capsule gains publicity where a probe would, and none elsewhere.
#[test]
fn a_capsule_gains_publicity_for_visits() {
    for (from, to, diff) in [
        ("r2s3", "r2s2", "energy-1 publicity+1"),
        ("r3s1", "r2s1", "energy-2 publicity+1"),
        ("r2s5", "r1s5", "energy-1"),
        ("r2s5", "r2s4", "energy-1"),
        ("r2s5", "r2s6", "energy-1"),
    ] {
        let mut t = Table::met();
        t.capsule(1, from, 1).play(&format!("move 1 {to}"));
        assert_eq!(t.diff(1), diff, "{from} to {to}");
    }
}

/// S14.8: leaving asteroids costs a capsule one more, and technology probe.2 works for it.
#[test]
fn a_capsule_pays_for_asteroids_like_a_probe() {
    let mut t = Table::met();
    t.capsule(1, "r2s4", 1).play("move 1 r2s5");
    assert_eq!(t.diff(1), "energy-2");
    let mut t = Table::met();
    t.p(1).energy = 1;
    t.capsule(1, "r2s4", 1).illegal("move 1 r2s5");
    t.tech(1, "probe-2")
        .play("move 1 r2s5; exchange credit energy; move 1 r2s4");
    assert_eq!(t.diff(1), "credits-2 energy-1 publicity+1");
}

/// S14.8: carried by a disc without a visit, pushed with one, also in another player's turn.
#[test]
fn a_capsule_is_carried_and_pushed() {
    let mut t = Table::met();
    t.p(1).publicity = 6;
    t.capsule(2, "r1s3", 1).play("research");
    assert_eq!(t.pieces(2), ["r1s2:1"]);
    assert_eq!(t.diff(2), "");

    let mut t = Table::met();
    (t.s.offsets, t.s.next_disc) = ([1, 0, 0], 1);
    t.p(1).publicity = 6;
    t.capsule(2, "r2s1", 1).play("research");
    assert_eq!(t.pieces(2), ["r2s0:1"]);
    assert_eq!(t.diff(2), "publicity+1");

    let mut t = Table::met();
    t.p(1).publicity = 6;
    t.capsule(2, "r2s1", 1).play("research");
    assert_eq!(t.pieces(2), ["r2s1:1"]);
}

/// S14.8, S14.10: a capsule's visit counts for missions and for cards that watch the turn.
#[test]
fn a_capsule_visits() {
    let mut t = Table::met();
    t.capsule(1, "r3s4", 4).played(1, "1").play("move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
    t.play("cover 1 1");
    assert_eq!(t.diff(1), "energy-1 publicity+1 data+1");

    let mut t = Table::met();
    t.capsule(1, "r2s3", 1)
        .hand(1, "22")
        .play("play 22; step 1 r2s2; done");
    assert_eq!(t.diff(1), "vp+4 credits-1 publicity+1 hand-1");
}

/// S14.9: card effects find a capsule where they look for a probe.
#[test]
fn a_capsule_counts_as_a_probe_for_cards() {
    let mut t = Table::met();
    t.capsule(1, "r3s3", 1).hand(1, "27").play("play 27; done");
    assert_eq!(
        t.s.sectors[t.s.star_of(3).index()].marks.to_vec(),
        [seat(1)]
    );
    let mut t = Table::met();
    t.capsule(1, "r3s1", 1).hand(1, "18").play("play 18");
    assert_eq!(t.decides(), "1 trace");
    t.illegal("trace pink left 1").legal("trace orange left 1");
}

/// S14.9, S3.6: capsules do not count for the probe limit.
#[test]
fn capsules_do_not_count_for_the_probe_limit() {
    let mut t = Table::met();
    t.capsule(1, "r3s3", 1).capsule(1, "r3s3", 2).play("launch");
    assert_eq!(t.pieces(1), ["r3s3:1", "r3s3:2", "r1s5"]);
    t.next_own_turn().refused("launch", "S3.5");
}

/// S14.9: a capsule neither orbits nor lands, by action or by card.
#[test]
fn a_capsule_neither_orbits_nor_lands() {
    let mut t = Table::met();
    t.capsule(1, "r2s2", 1)
        .tech(1, "probe-4")
        .hand(1, "et.2 et.3");
    t.refused("orbit mars", "S3.8")
        .refused("land mars", "S3.13");
    t.illegal("land phobos-deimos");
    for play in ["play et.2", "play et.3"] {
        let mut t = t.clone();
        t.play(play);
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.pieces(1), ["r2s2:1"]);
    }
}

/// S14.9: with a probe on the same space it is the probe that lands.
#[test]
fn the_probe_lands_and_the_capsule_stays() {
    let mut t = Table::met();
    t.capsule(1, "r3s3", 1).probe(1, "r3s3");
    t.play("land jupiter; trace orange left overflow");
    assert_eq!(t.pieces(1), ["r3s3:1"]);
}

/// S14.10: energy, a corner, a card and telescope.4 can all move a capsule.
#[test]
fn every_movement_can_move_a_capsule() {
    for (play, diff) in [
        ("move 1 r1s6", "energy-1"),
        ("corner et.5; step 1 r1s6", "vp+1 hand-1"),
        ("corner 3; step 1 r1s6", "hand-1"),
        ("play 26; step 1 r1s6; done", "credits-1 hand-1"),
        ("scan; telescope-4 move; step 1 r1s6", "credits-1 energy-2"),
    ] {
        let mut t = Table::met();
        t.capsule(1, "r1s5", 1)
            .hand(1, "et.5 3 26")
            .tech(1, "telescope-4")
            .play(play);
        assert_eq!(t.pieces(1), ["r1s6:1"], "{play}");
        assert_eq!(t.diff(1), diff, "{play}");
    }
}

/// S14.10, S5.7: the points of one effect may be split between a probe and capsules.
#[test]
fn movement_is_split_between_probe_and_capsule() {
    let mut t = Table::met();
    t.probe(1, "r1s5").capsule(1, "r1s2", 1).hand(1, "26");
    t.play("play 26; step 2 r2s2; step 1 r1s6");
    assert_eq!(t.pieces(1), ["r1s6", "r2s2:1"]);
    assert_eq!(t.decides(), "1 late");
}

/// S14.11: several capsules, each fit for every mission with its destination.
#[test]
fn capsules_are_not_bound_to_cards() {
    let mut t = Table::met();
    t.played(1, "et.1 et.4")
        .capsule(1, "r1s5", 1)
        .capsule(1, "r2s2", 2);
    t.legal("deliver et.1 1; deliver et.4 2");
    t.illegal("deliver et.1 2; deliver et.4 1");
    let mut t = Table::met();
    t.probe(1, "r3s3").hand(1, "et.1 et.4").played(1, "et.7");
    t.play("play et.4; land jupiter; trace orange left overflow; sample 1");
    t.p(1).pieces[0].at = "r1s5".parse().unwrap();
    t.illegal("deliver et.4 1").play("deliver et.7 1");
    assert!(t.s.completed.has(card("et.7")) && !t.s.completed.has(card("et.4")));
    assert!(t.p(1).played.has(card("et.4")));
}

/// S14.11: one player may take several samples from one planet.
#[test]
fn a_player_collects_several_capsules() {
    let mut t = Table::met();
    t.tech(1, "probe-1")
        .probe(1, "r3s3")
        .probe(1, "r3s3")
        .hand(1, "et.4 et.7");
    t.play("play et.4; land jupiter; trace orange left overflow; sample 1")
        .next_own_turn();
    t.play("play et.7; land jupiter; trace orange left overflow");
    assert_eq!(t.own_choices(), ["sample 2", "sample 3"]);
    t.play("sample 3");
    assert_eq!(t.pieces(1), ["r3s3:1", "r3s3:3"]);
}

/// S14.12, S4.11: delivering is a free action that removes the capsule, shows the token, pays and
/// completes the mission.
#[test]
fn delivering_pays_sample_and_card_and_completes_the_mission() {
    let mut t = Table::met();
    t.played(1, "et.1")
        .capsule(1, "r1s5", 1)
        .play("deliver et.1 1");
    assert_eq!(t.diff(1), "credits+2 data+2 pieces-1");
    assert!(t.s.completed.has(card("et.1")) && t.p(1).played.has(card("et.1")));
    assert_eq!(t.decides(), "1 turn");
    let shown = Event::Delivered {
        seat: seat(1),
        card: card("et.1"),
        sample: 1,
    };
    assert!(
        t.events
            .iter()
            .any(|told| told.event == shown && told.to == orrery_core::Audience::All)
    );
    for viewer in Viewer::all(2) {
        assert_eq!(numbers(&t.s.view(viewer).delivered), [7, 1]);
    }
}

/// S14.12, S2.5: also between the steps of a main action and after it.
#[test]
fn a_capsule_may_be_delivered_during_and_after_the_main_action() {
    let mut t = Table::met();
    t.played(1, "et.1").capsule(1, "r1s4", 1).hand(1, "26");
    t.illegal("deliver et.1 1");
    t.play("play 26; step 1 r1s5")
        .legal("deliver et.1 1")
        .play("done; deliver et.1 1");
    assert_eq!(t.diff(1), "credits+1 data+2 hand-1 pieces-1");
    assert_eq!(t.decides(), "1 late");
}

/// S14.12: it is never forced; a capsule may wait on the destination.
#[test]
fn a_delivery_may_be_postponed() {
    let mut t = Table::met();
    t.played(1, "et.1")
        .capsule(1, "r1s5", 1)
        .play("launch; end");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.pieces(1), ["r1s5:1", "r1s5"]);
}

/// S14.12: only the own capsule, at the destination, for an own open mission, in the own turn.
#[test]
fn what_is_missing_forbids_a_delivery() {
    let mut none = Table::met();
    none.capsule(1, "r1s5", 1)
        .refused("deliver et.1 1", "S14.12");
    let mut elsewhere = Table::met();
    elsewhere
        .played(1, "et.1")
        .capsule(1, "r1s6", 1)
        .refused("deliver et.1 1", "S14.12");
    let mut probe = Table::met();
    probe
        .played(1, "et.1")
        .probe(1, "r1s5")
        .refused("deliver et.1 1", "S14.12");
    probe.illegal("complete et.1");
    let mut in_hand = Table::met();
    in_hand
        .hand(1, "et.1")
        .capsule(1, "r1s5", 1)
        .illegal("deliver et.1 1");
    let mut theirs = Table::met();
    theirs
        .played(1, "et.1")
        .capsule(2, "r1s5", 1)
        .illegal("deliver et.1 1");
    let mut their_mission = Table::met();
    their_mission
        .played(2, "et.1")
        .capsule(1, "r1s5", 1)
        .illegal("deliver et.1 1");
    let mut their_turn = Table::met();
    their_turn
        .played(2, "et.1")
        .capsule(2, "r1s5", 1)
        .illegal("deliver et.1 1");
    their_turn.play("launch; end").legal("deliver et.1 1");
}

/// S14.13: one capsule completes one mission, of the owner's choice.
#[test]
fn one_capsule_completes_one_mission() {
    let mut t = Table::met();
    t.played(1, "et.1 et.6")
        .capsule(1, "r1s5", 1)
        .legal("deliver et.1 1; deliver et.6 1");
    t.play("deliver et.6 1");
    assert_eq!(t.diff(1), "vp+6 credits+2 publicity+2 pieces-1");
    t.illegal("deliver et.1 1; deliver et.6 1");
    assert!(!t.s.completed.has(card("et.1")));
    t.capsule(1, "r1s5", 2)
        .illegal("deliver et.6 1")
        .play("deliver et.1 1");
    assert_eq!(t.diff(1), "energy+2 data+2 pieces-1");
}

/// S14.13, S14.11: with several capsules the owner also chooses which token is shown.
#[test]
fn the_owner_chooses_which_capsule_is_delivered() {
    let mut t = Table::met();
    t.played(1, "et.1")
        .capsule(1, "r1s5", 1)
        .capsule(1, "r1s5", 3);
    t.legal("deliver et.1 1; deliver et.1 2")
        .play("deliver et.1 2");
    assert_eq!(t.diff(1), "publicity+3 data+2 pieces-1");
    assert_eq!(t.pieces(1), ["r1s5:1"]);
    assert_eq!(numbers(&t.s.relics.delivered), [7, 3]);
}
