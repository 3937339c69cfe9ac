//! Setup (S1).

use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::{PROJECTS, Species, Star, Tech};
use orrery_seti::pack::pack;
use orrery_seti::state::Seti;
use orrery_seti::{Choice, Options};
use std::collections::BTreeSet;

fn with_players(players: u8) -> Options {
    Options {
        players,
        ..Options::default()
    }
}

pub fn new(options: &Options, seed: u64) -> Seti {
    Seti::new(options, seed).expect("these options are possible")
}

fn choices(s: &Seti) -> Vec<Choice> {
    let mut choices = Vec::new();
    s.choices(&mut choices);
    choices
}

fn play(s: &mut Seti, choice: Choice) {
    s.play(choice, &mut Vec::new()).expect("a legal choice");
    assert_eq!(s.validate(), Ok(()));
}

/// S1.1
#[test]
fn the_board_has_two_species_slots_twelve_technologies_and_four_stacks() {
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.play("research");
    assert_eq!(t.own_choices().len(), 12);
    let mut t = Table::new(2);
    t.p(1).computer.upper = 6;
    t.play("analyse");
    assert_eq!(
        t.own_choices(),
        [
            "trace blue left discovery",
            "trace blue left overflow",
            "trace blue right discovery",
            "trace blue right overflow"
        ]
    );
    assert_eq!(t.s.stacks.len(), 4);
}

/// S1.2
#[test]
fn every_ordered_pair_of_different_species_occurs_and_stays_secret() {
    let mut pairs = BTreeSet::new();
    for seed in 0..500 {
        let s = new(&with_players(2), seed);
        pairs.insert(s.species.map(|slot| slot.species));
        for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
            assert!(
                s.view(viewer)
                    .species
                    .iter()
                    .all(|slot| slot.species.is_none())
            );
        }
    }
    assert_eq!(pairs.len(), 20);
    assert!(pairs.iter().all(|[left, right]| left != right));
}

/// S1.3
#[test]
fn species_components_wait_for_the_discovery() {
    let s = new(&with_players(4), 3);
    for slot in &s.species {
        assert!(slot.deck.is_empty() && slot.face_up.is_none() && !slot.discovered);
    }
    assert!(s.relics.anomalies.is_empty() && s.relics.delivered.is_empty());
    assert!(
        s.relics
            .samples
            .iter()
            .all(orrery_core::plain::List::is_empty)
    );
    assert!(
        s.players
            .iter()
            .all(|player| player.exertians.is_empty() && player.message == 0)
    );
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.probe(1, "r3s4").play("move 1 r3s5");
    assert_eq!(t.diff(1), "energy-1");
    t.illegal("orbit oumuamua; land oumuamua");
}

/// S1.4
#[test]
fn all_512_positions_of_the_three_discs_occur() {
    let positions = (0..8000).map(|seed| new(&with_players(2), seed).offsets);
    assert_eq!(positions.collect::<BTreeSet<_>>().len(), 512);
}

/// S1.5
#[test]
fn all_24_orders_of_the_sector_boards_occur_with_one_star_in_each_sector() {
    let mut orders = BTreeSet::new();
    for seed in 0..500 {
        let stars = new(&with_players(2), seed).stars;
        assert_eq!(stars.iter().collect::<BTreeSet<_>>().len(), 8);
        orders.insert(stars);
    }
    assert_eq!(orders.len(), 24);
}

/// S1.5
#[test]
fn a_sector_board_carries_its_two_stars_side_by_side() {
    let stars = |tiles: &str| {
        let options = Options {
            tiles: Some(tiles.to_owned()),
            ..Options::default()
        };
        new(&options, 1).stars.map(Star::name).join(" ")
    };
    let abcd =
        "vega sirius-a barnards-star kepler-22 proxima-centauri 61-virginis beta-pictoris procyon";
    let dcba =
        "beta-pictoris kepler-22 proxima-centauri sirius-a barnards-star procyon vega 61-virginis";
    assert_eq!(stars("ABCD"), abcd);
    assert_eq!(stars("DCBA"), dcba);
}

/// S1.6
#[test]
fn each_signal_colour_stands_on_two_stars() {
    let table = [
        ("110", "signal barnards-star; signal proxima-centauri"),
        ("108", "signal vega; signal beta-pictoris"),
        ("112", "signal kepler-22; signal 61-virginis"),
        ("5", "signal procyon; signal sirius-a"),
    ];
    for (card, stars) in table {
        let mut t = Table::new(2);
        t.row(&format!("{card} 1 3"))
            .play(&format!("scan; row {card}"));
        assert_eq!(t.own_choices().join("; "), stars);
    }
}

/// S1.7
#[test]
fn the_138_cards_are_shuffled_and_three_are_revealed() {
    let mut in_row = BTreeSet::new();
    for seed in 0..600 {
        let s = new(&with_players(4), seed);
        assert_eq!(s.row.iter().flatten().count(), 3);
        assert_eq!(s.deck.len(), PROJECTS - 3 - 4 * 5 - 4 * 5);
        in_row.extend(s.row.into_iter().flatten());
    }
    assert_eq!(in_row.len(), PROJECTS);
}

/// S1.8
#[test]
fn every_star_starts_full_of_data() {
    let s = new(&with_players(2), 5);
    let left = Star::ALL.iter().map(|&star| s.data_left(star));
    assert_eq!(left.collect::<Vec<_>>(), [5, 4, 6, 5, 5, 6, 6, 5]);
}

/// S1.9
#[test]
fn all_16_combinations_of_gold_sides_occur_and_the_order_is_fixed() {
    let sides = (0..400).map(|seed| new(&with_players(2), seed).gold_side_b);
    assert_eq!(sides.collect::<BTreeSet<_>>().len(), 16);
    let mut t = Table::new(2);
    t.score(1, 25).play("launch; end");
    assert_eq!(
        t.own_choices(),
        [
            "gold technology",
            "gold missions",
            "gold income",
            "gold other"
        ]
    );
}

/// S1.10
#[test]
fn neutral_markers_by_number_of_players() {
    for (players, neutral) in [(2, [2, 2]), (3, [1, 1]), (4, [0, 0])] {
        assert_eq!(new(&with_players(players), 1).neutral, neutral);
    }
}

/// S1.11
#[test]
fn the_four_tiles_of_each_technology_are_shuffled_on_their_own_space() {
    let mut orders: Vec<BTreeSet<Vec<u8>>> = vec![BTreeSet::new(); 12];
    for seed in 0..500 {
        let s = new(&with_players(2), seed);
        for (orders, stack) in orders.iter_mut().zip(&s.techs) {
            let mut tiles = stack.tiles.to_vec();
            orders.insert(tiles.clone());
            tiles.sort_unstable();
            assert_eq!(tiles, [0, 1, 2, 3]);
        }
    }
    assert!(orders.iter().all(|orders| orders.len() == 24));
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.play("research; tech telescope-3");
    let taken = |tech: Tech| t.s.techs[tech.index()].tiles.len() == 3;
    assert_eq!(
        Tech::ALL
            .iter()
            .filter(|&&tech| taken(tech))
            .collect::<Vec<_>>(),
        [&Tech::Telescope3]
    );
}

/// S1.12
#[test]
fn a_two_point_tile_lies_on_each_stack_for_the_first_taker() {
    assert!(
        new(&with_players(3), 1)
            .techs
            .iter()
            .all(|stack| stack.two_points)
    );
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.p(2).publicity = 6;
    t.mark();
    t.play("research; tech probe-3; end; research; tech probe-3");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.diff(2), "publicity-5 techs+1");
}

/// S1.13
#[test]
fn four_end_of_round_stacks_hold_one_card_more_than_players() {
    for players in 2..=4 {
        let s = new(&with_players(players), 1);
        assert!(
            s.stacks
                .iter()
                .all(|stack| stack.len() == players as usize + 1)
        );
        assert_eq!(s.stacks.len(), 4);
    }
}

/// S1.14
#[test]
fn the_first_rotation_turns_disc_1_and_the_first_pass_uses_stack_1() {
    let s = new(&with_players(2), 1);
    assert!(s.next_disc == 0 && s.reminder && s.round == 1);
    let mut t = Table::new(2);
    t.play("pass");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    assert_eq!(t.own_choices(), ["take 134", "take 135", "take 136"]);
}

/// S1.15
#[test]
fn every_seat_is_first_player_in_some_game_and_order_is_clockwise() {
    for players in 2..=4 {
        let firsts = (0..200).map(|seed| new(&with_players(players), seed).first);
        assert_eq!(firsts.collect::<BTreeSet<_>>().len(), players as usize);
    }
    let options = Options {
        first: Some(seat(3)),
        ..with_players(4)
    };
    let mut s = new(&options, 1);
    for _ in 0..4 {
        let choice = choices(&s)[0];
        play(&mut s, choice);
    }
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(s.active.to_string());
        play(&mut s, Choice::Launch);
        play(&mut s, Choice::End);
    }
    assert_eq!(order.join(" "), "3 4 1 2");
}

/// S1.16, S1.17
#[test]
fn starting_points_follow_the_turn_order_and_resources_are_equal() {
    let options = Options {
        first: Some(seat(3)),
        ..with_players(4)
    };
    let s = new(&options, 9);
    let scores: Vec<u16> = s.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, [3, 4, 1, 2]);
    for player in s.players.iter() {
        let things = (
            player.publicity,
            player.credits,
            player.energy,
            player.hand.len(),
        );
        assert_eq!(things, (4, 4, 3, 5));
    }
}

/// S1.18, S1.19
#[test]
fn each_player_must_tuck_one_of_five_cards_for_its_resource_only() {
    let options = Options {
        first: Some(seat(2)),
        ..with_players(3)
    };
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let mut s = new(&options, seed);
        for who in [2, 3, 1] {
            let decision = s.decision().unwrap();
            assert_eq!((decision.seat, decision.about), (seat(who), "first-income"));
            let hand = s.player(seat(who)).hand;
            let incomes: Vec<Choice> = hand.iter().map(Choice::Income).collect();
            assert_eq!(choices(&s), incomes);
            let card = hand.iter().nth(seed as usize % 5).unwrap();
            play(&mut s, Choice::Income(card));
            let income = pack().card(card).income.name();
            seen.insert(income);
            let (credits, energy, cards) = match income {
                "credit" => (5, 3, 4),
                "energy" => (4, 4, 4),
                _ => (4, 3, 5),
            };
            let player = s.player(seat(who));
            assert!(player.tucked.has(card) && !player.hand.has(card));
            assert_eq!(
                (
                    player.credits,
                    player.energy,
                    player.hand.len(),
                    player.publicity,
                    player.data
                ),
                (credits, energy, cards, 4, 0)
            );
        }
        assert_eq!(s.decision().unwrap().about, "turn");
    }
    assert_eq!(
        seen.into_iter().collect::<Vec<_>>(),
        ["card", "credit", "energy"]
    );
}

/// S1.18
#[test]
fn nothing_else_is_possible_before_the_first_income() {
    let s = new(&with_players(2), 1);
    let refused: Vec<String> = s.refusals().iter().map(ToString::to_string).collect();
    assert_eq!(refused.len(), 15);
    assert!(
        refused.iter().all(|refusal| refusal.ends_with(": S1.18")),
        "{refused:?}"
    );
}

/// S1.19, D-83
#[test]
fn income_is_three_credits_two_energy_and_a_card() {
    let mut t = Table::new(2);
    t.deck_top("7 9");
    t.play("pass; take 134; pass; take 135");
    assert_eq!(t.diff(1), "credits+3 energy+2 hand+2");
    let hand: Vec<String> = t.p(1).hand.iter().map(|card| card.to_string()).collect();
    assert_eq!(hand.join(" "), "7 134");
}

/// S1.20
#[test]
fn a_computer_has_six_upper_spaces_and_four_technology_slots() {
    let mut t = Table::new(2);
    t.p(1).data = 6;
    t.mark();
    t.play("place upper; place upper; place upper; place upper; place upper; place upper");
    assert_eq!(t.diff(1), "publicity+1 data-6");
    t.p(1).data = 1;
    t.refused("place upper", "S7.2");
    t.p(1).publicity = 6;
    t.play("research; tech computer-1");
    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
}

/// S1.20, S9.8
#[test]
fn a_player_has_room_for_all_twelve_technologies() {
    let mut t = Table::new(2);
    t.tech(
        1,
        "probe-1 probe-2 probe-3 probe-4 telescope-1 telescope-2 telescope-3 telescope-4",
    );
    t.tech(1, "computer-1 computer-2 computer-3");
    t.p(1).publicity = 6;
    t.mark();
    t.play("research; tech computer-4");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.p(1).computer.tiles[3], Some(Tech::Computer4));
}

/// S1.21, S1.22, S3.11, S3.18
#[test]
fn pieces_and_markers_never_run_out() {
    let mut t = Table::new(2);
    for _ in 0..30 {
        t.orbiter(1, "mars")
            .orbiter(2, "mars")
            .lander(1, "mars")
            .lander(2, "mars");
    }
    t.overflow(1, "left", "orange", 60).probe(1, "r2s2");
    t.clone()
        .play("land mars; trace orange left overflow; space 1");
    t.play("orbit mars; draw");
    assert_eq!(t.s.planets[2].orbiters[0], 31);
    assert_eq!(t.diff(1), "credits-1 energy-1 data+1 hand+1 pieces-1");
}

/// S1.21, S1.22, S3.7
#[test]
fn there_is_always_another_probe_figure() {
    let mut t = Table::new(2);
    for _ in 0..8 {
        t.probe(1, "r3s0");
    }
    t.hand(1, "9").play("play 9");
    assert_eq!(t.diff(1), "credits-3 publicity+1 hand-1 pieces+2");
}

/// S1.21, S2.27
#[test]
fn credits_energy_and_exofossils_have_no_limit() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "et.26");
    (t.p(1).credits, t.p(1).energy, t.p(1).exofossils) = (100, 100, 100);
    t.mark();
    t.play("play et.26; end; pass; take 134; pass; take 135");
    assert_eq!(t.diff(1), "credits+2 energy+2 exofossils+1 hand+1 pieces+1");
}

/// S1.2, S1.4, S1.5, S1.9, S1.15
#[test]
fn options_fix_what_they_name_and_leave_the_rest_random() {
    let options = Options {
        solo: None,
        players: 3,
        species: Some([Species::Exertians, Species::Oumuamua]),
        discs: Some([7, 0, 3]),
        tiles: Some("DBCA".to_owned()),
        gold: Some("ABBA".to_owned()),
        first: Some(seat(2)),
    };
    let mut rows = BTreeSet::new();
    for seed in 0..50 {
        let s = new(&options, seed);
        assert_eq!(
            s.species.map(|slot| slot.species),
            [Species::Exertians, Species::Oumuamua]
        );
        assert_eq!(s.offsets, [7, 0, 3]);
        assert_eq!((s.stars[0], s.stars[6]), (Star::BetaPictoris, Star::Vega));
        assert_eq!(s.gold_side_b, [false, true, true, false]);
        assert_eq!((s.first, s.active, s.players.len()), (seat(2), seat(2), 3));
        rows.insert(s.row);
    }
    assert!(rows.len() > 45);
}

/// S1.4, S1.7: the seed decides everything.
#[test]
fn the_same_seed_gives_the_same_game() {
    let options = with_players(3);
    assert_eq!(new(&options, 77), new(&options, 77));
    let fixed = Options {
        first: Some(new(&options, 77).first),
        ..with_players(3)
    };
    assert_eq!(new(&options, 77), new(&fixed, 77));
    assert_ne!(new(&options, 77).deck, new(&options, 78).deck);
}

/// S1.2, S1.4, S1.5, S1.9, S1.15
#[test]
fn impossible_options_are_named() {
    let error = |options: Options| Seti::new(&options, 1).unwrap_err().to_string();
    let base = || with_players(2);
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(
        error(with_players(0)),
        "option players: seti takes 1 to 4 players, not 0"
    );
    assert_eq!(
        error(Options {
            solo: Some(1),
            ..base()
        }),
        "option solo: only one player meets the rival"
    );
    assert_eq!(
        error(Options {
            solo: Some(6),
            ..with_players(1)
        }),
        "option solo: difficulties are 1 to 5 (S19.2)"
    );
    assert_eq!(
        error(with_players(5)),
        "option players: seti takes 1 to 4 players, not 5"
    );
    let species = Some([Species::Anomalies; 2]);
    assert_eq!(
        error(Options { species, ..base() }),
        "option species: the two species must differ"
    );
    let discs = Some([0, 8, 0]);
    assert_eq!(
        error(Options { discs, ..base() }),
        "option discs: offsets are 0 to 7"
    );
    let first = Some(seat(3));
    assert_eq!(
        error(Options { first, ..base() }),
        "option first: there is no seat 3"
    );
    for tiles in ["ABC", "ABCDA", "abcd", "ABCE", ""] {
        let problem = format!("option tiles: needs four letters of ABCD: `{tiles}`");
        assert_eq!(
            error(Options {
                tiles: text(tiles),
                ..base()
            }),
            problem
        );
    }
    assert_eq!(
        error(Options {
            tiles: text("ABCC"),
            ..base()
        }),
        "option tiles: each of A, B, C, D must stand once"
    );
    for gold in ["AAA", "ABABA", "ABCA"] {
        let problem = format!("option gold: needs four letters of AB: `{gold}`");
        assert_eq!(
            error(Options {
                gold: text(gold),
                ..base()
            }),
            problem
        );
    }
    assert!(serde_json::from_str::<Options>(r#"{"players":2,"disks":[0,0,0]}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"species":["anomalies","martians"]}"#).is_err());
}
