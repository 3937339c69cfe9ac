//! K12: the leadership tracks.

use crate::table::{Table, altered, cubes};
use orrery_kepler::names::{Main, Source, Tech, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::{Event, Options};

/// Player 1 has two cubes of each kind in the well and stands on this space.
fn on(track: Track, space: u8) -> Table {
    let mut t = Table::new(2);
    t.burned(1, cubes(2, 2, 2)).set_track(1, track, space);
    t
}

/// Advances player 1 so many spaces by the card *Aid to the Colonies* or *Research Grants*.
fn advance_two(track: Track, space: u8) -> Table {
    let mut t = on(track, space);
    t.set_track(2, track, 20);
    t.card(match track {
        Track::Colonial => "aiuti-alle-colonie",
        Track::Technology => "borse-di-ricerca",
    });
    t.finish_turns().play("accept");
    t
}

/// K12.1: space by space, the icon that is passed comes before the one that is reached. The Colonial Leadership
/// track has matter on 2 and regeneration on 3, the Technology Leadership track energy and regeneration.
#[test]
fn k12_1_icons_reached_or_passed_apply_in_order() {
    for (track, kind) in [(Track::Colonial, "matter"), (Track::Technology, "energy")] {
        let mut t = advance_two(track, 1);
        t.decides(1, "produce");
        assert_eq!(t.track(1, track), 2, "one space after the other");
        t.play(&format!("produce earth 1 {kind}"))
            .decides(1, "regenerate");
        assert_eq!(t.track(1, track), 3);
        t.play("regenerate antimatter");
        assert_eq!((t.track(1, track), t.s.round), (3, 2));
    }
}

/// K12.2: one cube of choice, or none.
#[test]
fn k12_2_regenerate_icon() {
    for (track, spaces) in [
        (Track::Colonial, [3, 8, 14, 18].as_slice()),
        (Track::Technology, &[3, 9, 15, 19]),
    ] {
        for &space in spaces {
            let mut t = advance_two(track, space - 1);
            t.decides(1, "regenerate")
                .legal("regenerate energy; regenerate matter; skip");
            t.play("regenerate antimatter");
            assert_eq!(
                (t.p(1).well, t.p(1).storage),
                (cubes(2, 2, 1), cubes(2, 2, 2))
            );
            t.on_to(2, "main");
        }
    }
}

/// K12.3, [H8]: one cube of that kind on any controlled planet, or none.
#[test]
fn k12_3_energy_and_matter_icons() {
    for (track, space, kind) in [
        (Track::Colonial, 2, "matter"),
        (Track::Colonial, 6, "energy"),
        (Track::Colonial, 11, "matter"),
        (Track::Colonial, 17, "energy"),
        (Track::Technology, 2, "energy"),
        (Track::Technology, 6, "matter"),
        (Track::Technology, 12, "energy"),
        (Track::Technology, 18, "matter"),
    ] {
        let mut t = Table::new(2);
        t.colony(1, 2, cubes(0, 0, 0));
        t.set_track(1, track, space - 1).set_track(2, track, 20);
        t.card(match track {
            Track::Colonial => "aiuti-alle-colonie",
            Track::Technology => "borse-di-ricerca",
        });
        t.finish_turns().play("accept").decides(1, "produce");
        let expected = ["earth", "2"].map(|place| format!("produce {place} 1 {kind}"));
        assert_eq!(t.choices()[..2], expected, "space {space}");
        t.legal("skip");
        t.play(&expected[1]);
        assert_eq!(t.on_planet(1, 2).total(), 1);
    }
}

/// K12.4, [R45]: the medal of the space moves to the card once; the other icons work for everybody.
#[test]
fn k12_4_a_medal_is_gone_once_moved() {
    for (track, spaces) in [
        (Track::Colonial, [4, 7, 10, 13, 16]),
        (Track::Technology, [5, 8, 11, 14, 17]),
    ] {
        let marked: Vec<usize> = Table::new(2).s.medals[track.index()].iter().collect();
        assert_eq!(marked, spaces);
        for space in spaces {
            let mut t = Table::new(2);
            for number in [1, 2] {
                t.set_track(number, track, space as u8 - 1);
            }
            t.card("spinta-alla-ricerca").finish_turns();
            t.play(&format!("accept; burn energy storage; track {track}"));
            assert_eq!(t.s.on_card[track.index()], 1);
            t.play(&format!("accept; burn energy storage; track {track}"));
            // Both are highest: one medal was on the card, one came from the supply.
            let medals = [1, 2].map(|number| t.p(number).medals[track.index()]);
            assert_eq!((medals, t.s.supplied), ([1, 1], 1));
            assert!(!t.s.medals[track.index()].has(space));
        }
    }
    // Both players use the same regeneration icon.
    let mut t = Table::new(2);
    for number in [1, 2] {
        t.burned(number, cubes(1, 0, 0))
            .set_track(number, Track::Technology, 2);
    }
    t.card("borse-di-ricerca").finish_turns();
    t.play("accept; regenerate energy; accept; regenerate energy");
    assert_eq!((t.p(1).well, t.p(2).well), (cubes(0, 0, 0), cubes(0, 0, 0)));
}

/// K12.5, [R12]: on the last space a marker stays; its icons do not apply again.
#[test]
fn k12_5_further_advances_are_lost_at_the_end() {
    for &track in Track::ALL {
        let mut t = advance_two(track, 19);
        assert_eq!((t.track(1, track), t.s.round), (20, 2));
        let advanced = |event: &Event| matches!(event, Event::Advanced { .. });
        let n = t.events.iter().filter(|told| advanced(&told.event)).count();
        assert_eq!(n, 1, "the second space is lost");
        // Both markers share the space.
        assert_eq!(t.track(2, track), 20);
        t.card("spinta-alla-ricerca").finish_turns();
        t.on_to(1, "offer")
            .play(&format!("accept; burn energy storage; track {track}"));
        assert_eq!(t.track(1, track), 20);
    }
}

/// K12.6: points of every space, on each track by itself.
#[test]
fn k12_6_the_final_space_scores() {
    let printed = [
        0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 12,
    ];
    for (track, source) in [
        (Track::Colonial, Source::Colonial),
        (Track::Technology, Source::Technology),
    ] {
        let points: Vec<i32> = (0..=20)
            .map(|space| on(track, space).points(1, source))
            .collect();
        assert_eq!(points, printed, "{track}");
    }
}

/// K12.7, [R13]: in player 2's turn a collaboration brings leadership to the others, who resolve their
/// icons at once, beginning left of player 2.
#[test]
fn k12_7_leadership_outside_the_own_turn() {
    let mut t = Table::new(4);
    for number in 1..=4 {
        t.level(number, Tech::SpaceTravel, 1)
            .burned(number, cubes(1, 0, 0));
        t.set_track(number, Track::Technology, 2); // next: regeneration
    }
    t.level(2, Tech::SpaceTravel, 3)
        .set_track(2, Track::Technology, 12);
    t.on_to(2, "main");
    t.p(2).storage = cubes(0, 1, 2);
    t.p(2).earth = cubes(6, 6, 1);
    t.action(Main::TechnologicalDevelopment)
        .play("develop space-travel earth");
    for number in [3, 4, 1] {
        t.decides(number, "regenerate").play("regenerate energy");
        assert_eq!(t.p(number).techs[0], 2);
    }
    t.decides(2, "develop"); // and only then player 2 goes on
}

/// K12.3 and K20.3: a track of another pack may have an antimatter icon.
#[test]
fn k12_3_an_antimatter_icon_of_another_pack() {
    let space = |icon: &str| format!(r#"{{ "space": 1, "icon": {icon}, "points": 0 }}"#);
    let pack = altered(&[(
        "leadership_tracks.json",
        &space("null"),
        &space("\"produce-antimatter\""),
    )]);
    let mut t = Table::with(&Options {
        pack: PackRef::add(pack.unwrap()),
        first: Some(crate::table::seat(1)),
        ..Options::default()
    });
    t.card("spinta-alla-ricerca").finish_turns();
    t.play("accept; burn energy storage; track technology; produce earth 1 antimatter");
    assert_eq!(t.on_earth(1), cubes(3, 3, 1));
}
