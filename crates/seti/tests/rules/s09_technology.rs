//! Technology (S9).

use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Resource, Source, Tech, TileBonus};

/// S9.1
#[test]
fn twelve_technologies_exist_four_times_each() {
    let t = Table::new(2);
    assert_eq!(t.s.techs.len(), 12);
    for stack in &t.s.techs {
        let mut tiles = stack.tiles.to_vec();
        tiles.sort_unstable();
        assert_eq!(tiles, [0, 1, 2, 3]);
    }
    let kinds: Vec<String> = Tech::ALL
        .iter()
        .map(|tech| tech.kind().to_string())
        .collect();
    for kind in ["probe", "telescope", "computer"] {
        assert_eq!(kinds.iter().filter(|one| *one == kind).count(), 4);
    }
}

/// A table on which seat 1 can research.
fn researcher() -> Table {
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.mark();
    t
}

/// S9.2, S3.26
#[test]
fn researching_costs_six_publicity() {
    let mut t = researcher();
    t.p(1).publicity = 5;
    t.refused("research", "S3.26");
    t.p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(t.diff(1), "publicity-6");
}

/// S9.2: rotation, choice, 2-point tile, bonus, placing.
#[test]
fn the_steps_of_a_research_in_order() {
    let mut t = researcher();
    t.s.techs[Tech::Computer1.index()].tiles = [0, 1, 2, 3].into_iter().collect();
    t.mark().play("research");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 tech", [1, 0, 0]));
    t.play("tech computer-1");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 pick", "vp+2 publicity-6 techs+1")
    );
    t.play("take 110");
    assert_eq!(t.decides(), "1 slot");
    assert_eq!(t.s.players[0].computer.tiles, [None; 4]);
    t.play("slot 3");
    assert_eq!(
        t.s.players[0].computer.tiles,
        [None, None, Some(Tech::Computer1), None]
    );
    assert_eq!(t.decides(), "1 late");

    let mut t = researcher();
    t.play("research; tech probe-2");
    let told: Vec<&Event> = t.events.iter().map(|told| &told.event).collect();
    let gained = |n| Event::Gained {
        seat: seat(1),
        resource: Resource::Vp,
        n,
        from: Source::Technology,
    };
    let wanted = [
        Event::Paid {
            seat: seat(1),
            resource: Resource::Publicity,
            n: 6,
        },
        Event::Rotated { disc: 1 },
        Event::Researched {
            seat: seat(1),
            tech: Tech::Probe2,
        },
        gained(2),
        gained(3),
    ];
    assert_eq!(told, wanted.iter().collect::<Vec<_>>());
}

/// S9.3, S5.15
#[test]
fn the_discs_turn_before_the_choice_and_the_bonus() {
    let mut t = researcher();
    t.probe(1, "r1s0")
        .probe(2, "r1s0")
        .tech(2, "probe-2")
        .play("research");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(t.diff(1), "publicity-6"); // pushed onto asteroids before probe-2 can be taken
    assert_eq!(t.diff(2), "publicity+1");
    t.play("tech probe-1");
    // The launch of the tile starts from where Earth is now.
    assert_eq!(t.s.players[0].pieces[1].at, "r1s4".parse().unwrap());
}

/// S9.4
#[test]
fn only_technologies_not_owned_can_be_taken() {
    let mut t = researcher();
    t.tech(1, "probe-1 probe-4 telescope-2 computer-3")
        .tech(2, "probe-2")
        .play("research");
    let open = [
        "probe-2",
        "probe-3",
        "telescope-1",
        "telescope-3",
        "telescope-4",
        "computer-1",
        "computer-2",
        "computer-4",
    ];
    assert_eq!(t.own_choices(), open.map(|tech| format!("tech {tech}")));
}

/// S9.5, S9.6, S9.7, S9.8: each of the 48 tiles on top of its stack, with and without the 2-point tile.
#[test]
fn the_bonus_of_every_tile() {
    for &tech in Tech::ALL {
        for &bonus in TileBonus::ALL {
            for two_points in [true, false] {
                let mut t = researcher();
                let tiles = &mut t.s.techs[tech.index()].tiles;
                let top = tiles
                    .iter()
                    .position(|&tile| tile as usize == bonus.index())
                    .unwrap();
                let tile = tiles.remove(top);
                tiles.push(tile);
                assert_eq!(t.s.techs[tech.index()].top(), Some(bonus));
                t.s.techs[tech.index()].two_points = two_points;
                t.mark().play(&format!("research; tech {tech}"));
                if bonus == TileBonus::Card {
                    assert_eq!(
                        t.own_choices(),
                        ["take 110", "take 108", "take 112", "draw"]
                    );
                    t.play("draw");
                }
                if tech.index() >= 8 {
                    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
                    t.play("slot 2");
                    assert_eq!(t.s.players[0].computer.tiles[1], Some(tech));
                }
                let vp = 2 * i32::from(two_points) + 3 * i32::from(bonus == TileBonus::Points);
                let words = [
                    (format!("vp+{vp}"), vp > 0),
                    ("energy+1".to_owned(), bonus == TileBonus::Energy),
                    ("publicity-5".to_owned(), bonus == TileBonus::Publicity),
                    ("publicity-6".to_owned(), bonus != TileBonus::Publicity),
                    ("data+2".to_owned(), tech == Tech::Telescope1),
                    ("hand+1".to_owned(), bonus == TileBonus::Card),
                    ("pieces+1".to_owned(), tech == Tech::Probe1),
                    ("techs+1".to_owned(), true),
                ];
                let words: Vec<String> = words
                    .into_iter()
                    .filter(|word| word.1)
                    .map(|word| word.0)
                    .collect();
                assert_eq!(t.diff(1), words.join(" "), "{tech} with {bonus}");
                assert_eq!(t.decides(), "1 late", "{tech} with {bonus}");
                assert!(!t.s.techs[tech.index()].two_points);
                assert_eq!(t.s.techs[tech.index()].tiles.len(), 3);
            }
        }
    }
}

/// S9.6, S21.4, D-60
#[test]
fn the_launch_of_probe_1_obeys_the_new_limit() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut t = researcher();
        (0..before).for_each(|_| {
            t.probe(1, "r4s1");
        });
        t.play("research; tech probe-1");
        assert_eq!(t.s.players[0].pieces.len(), after);
        assert_eq!(t.decides(), "1 late");
    }
}

/// S9.7
#[test]
fn the_two_point_tile_is_scored_once() {
    let mut t = researcher();
    t.p(2).publicity = 6;
    t.mark()
        .play("research; tech probe-3; end; research; tech probe-3");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.diff(2), "publicity-5 techs+1");
    assert!(!t.s.techs[Tech::Probe3.index()].two_points);
    assert_eq!(
        t.s.techs.iter().filter(|stack| stack.two_points).count(),
        11
    );
}

/// S9.8
#[test]
fn a_computer_tile_goes_into_any_free_slot() {
    let mut t = researcher();
    t.tech(1, "computer-1");
    t.p(1).computer.tiles = [None, None, Some(Tech::Computer1), None];
    t.play("research; tech computer-4");
    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 4"]);
    t.play("slot 4");
    let tiles = [None, None, Some(Tech::Computer1), Some(Tech::Computer4)];
    assert_eq!(t.s.players[0].computer.tiles, tiles);
}

/// S9.8
#[test]
fn the_last_computer_tile_has_only_one_place() {
    let mut t = researcher();
    t.tech(1, "computer-1 computer-2 computer-3")
        .play("research; tech computer-4");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.s.players[0].computer.tiles[3], Some(Tech::Computer4));
}

/// S9.9: a tile put under data in each slot.
#[test]
fn a_tile_put_under_data_scores_nothing_but_opens_its_lower_space() {
    for slot in 1..=4 {
        let mut t = researcher();
        t.p(1).computer.upper = 6;
        t.p(1).data = 1;
        t.mark()
            .play(&format!("research; tech computer-1; slot {slot}"));
        assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
        assert_eq!(t.s.players[0].computer.upper, 6);
        t.mark().play(&format!("place lower {slot}"));
        assert_eq!(t.diff(1), "credits+1 data-1");
    }
}

/// S9.10, card 10, card 57, card 61, card 71, card 126
#[test]
fn an_effect_that_names_a_kind_restricts_the_choice() {
    let of = |kinds: &[&str]| -> Vec<String> {
        let dots = |kind: &&str| {
            (1..=4)
                .map(|n| format!("tech {kind}-{n}"))
                .collect::<Vec<_>>()
        };
        kinds.iter().flat_map(dots).collect()
    };
    let cases = [
        ("play 10", of(&["probe"])),
        ("play 57; draw", of(&["telescope"])),
        ("play 61", of(&["computer"])),
        ("play 126", of(&["probe", "telescope"])),
        ("play 71", of(&["probe", "telescope", "computer"])),
    ];
    for (choices, techs) in cases {
        let mut t = Table::new(2);
        t.hand(1, "10 57 61 71 126").play(choices);
        assert_eq!(t.own_choices(), techs, "{choices}");
        assert_eq!(t.s.offsets, [1, 0, 0], "{choices}");
    }
}

/// S9.11, card 59
#[test]
fn with_all_four_of_the_kind_the_discs_still_turn() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1 probe-2 probe-3 probe-4")
        .hand(1, "59")
        .play("play 59");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-3 energy+1 hand-1");
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
}

/// S9.11
#[test]
fn with_all_twelve_the_discs_still_turn() {
    let mut t = researcher();
    t.tech(
        1,
        "probe-1 probe-2 probe-3 probe-4 telescope-1 telescope-2 telescope-3 telescope-4",
    );
    t.tech(1, "computer-1 computer-2 computer-3 computer-4")
        .play("research");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "publicity-6");
    assert_eq!(t.s.offsets, [1, 0, 0]);
}

/// S9.12
#[test]
fn probe_1_allows_two_probes_but_launches_one_at_a_time() {
    let mut t = Table::new(2);
    t.probe(1, "r4s1").refused("launch", "S3.5");
    t.tech(1, "probe-1").play("launch");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    t.next_own_turn();
    t.refused("launch", "S3.5");
}

/// S9.13, S5.6
#[test]
fn probe_2_crosses_asteroids() {
    for (techs, entering, leaving) in [
        ("", "energy-1", "energy-2"),
        ("probe-1 probe-3 probe-4", "energy-1", "energy-2"),
        ("probe-2", "energy-1 publicity+1", "energy-1"),
    ] {
        let mut t = Table::new(2);
        t.tech(1, techs).probe(1, "r2s5").play("move 1 r2s4");
        assert_eq!(t.diff(1), entering, "{techs}");
        t.mark().play("move 1 r2s5");
        assert_eq!(t.diff(1), leaving, "{techs}");
    }
}

/// S9.14, S9.15: what landing on Jupiter and on Io costs.
#[test]
fn probe_3_lands_cheaper_and_probe_4_lands_on_moons() {
    for (techs, orbited, planet, moon) in [
        ("", false, 3, None),
        ("probe-3", false, 2, None),
        ("probe-3", true, 1, None),
        ("probe-4", false, 3, Some(3)),
        ("probe-3 probe-4", false, 2, Some(2)),
        ("probe-3 probe-4", true, 1, Some(1)),
        ("probe-1 probe-2", false, 3, None),
    ] {
        let mut t = Table::new(2);
        t.tech(1, techs).probe(1, "r3s3");
        if orbited {
            t.orbiter(2, "jupiter");
        }
        let paid = |site: &str| {
            let mut t = t.clone();
            t.play(&format!("land {site}"));
            let energy = |told: &orrery_core::Told<Event>| match told.event {
                Event::Paid {
                    resource: Resource::Energy,
                    n,
                    ..
                } => Some(n),
                _ => None,
            };
            t.events.iter().find_map(energy)
        };
        assert_eq!(paid("jupiter"), Some(planet), "{techs}");
        match moon {
            Some(cost) => assert_eq!(paid("io"), Some(cost), "{techs}"),
            None => {
                t.refused("land io", "S3.19");
            }
        }
    }
}

/// S9.16
#[test]
fn a_technology_works_at_once_and_for_ever() {
    let mut t = researcher();
    t.probe(1, "r2s5").play("research; tech probe-2").mark();
    t.play("move 1 r2s4");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
    t.play("end; pass; take 134; pass; take 135");
    assert_eq!(t.s.round, 2);
    assert!(t.s.players[0].has(Tech::Probe2));
    assert!(!t.s.players[1].has(Tech::Probe2));
}

/// S9.17
#[test]
fn a_stack_has_a_tile_for_each_of_four_players() {
    let mut t = Table::new(4);
    t.s.players
        .iter_mut()
        .for_each(|player| player.publicity = 6);
    t.mark()
        .play("research; tech probe-3; end; research; tech probe-3; end");
    t.play("research; tech probe-3; end; research; tech probe-3; draw; end");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.diff(2), "publicity-5 techs+1");
    assert_eq!(t.diff(3), "energy+1 publicity-6 techs+1");
    assert_eq!(t.diff(4), "publicity-6 hand+1 techs+1");
    assert!(t.s.techs[Tech::Probe3.index()].tiles.is_empty());
}
