//! Setup, turns, main actions and free actions (S1 to S4).

use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::data::data;
use orrery_seti::names::{Card, Gold, PROJECTS, Side, Species, Star, Tech};
use orrery_seti::state::{Marker, Seti};
use orrery_seti::{Choice, Event, Options};
use std::collections::BTreeSet;

const MAIN: [&str; 8] = [
    "launch",
    "orbit mars",
    "land mars",
    "scan",
    "analyse",
    "play 57",
    "research",
    "pass",
];
const FREE: [&str; 7] = [
    "move 1 r1s4",
    "corner 57",
    "place upper",
    "complete 5",
    "deliver et.1 1",
    "exchange credit energy",
    "buy",
];

fn with_players(players: u8) -> Options {
    Options {
        players,
        ..Options::default()
    }
}

fn new(options: &Options, seed: u64) -> Seti {
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

/// What happened, by kind, of these kinds only.
fn happened(t: &Table, kinds: &[&str]) -> Vec<String> {
    let kind = |event: &Event| {
        Some(
            serde_json::to_value(event).ok()?["what"]
                .as_str()?
                .to_owned(),
        )
    };
    let all = t.events.iter().filter_map(|told| kind(&told.event));
    all.filter(|kind| kinds.contains(&kind.as_str())).collect()
}

fn fill_discovery(t: &mut Table, side: Side, colors: &[usize]) {
    for &color in colors {
        t.s.species[side.index()].discovery[color] = Some(Marker::Neutral);
    }
    t.mark();
}

// ---- S1 Setup ----

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
    assert!(s.relics.samples.iter().all(|samples| samples.is_empty()));
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
        order.push(s.turn.to_string());
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
            let income = data().card(card).income.name();
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

/// S1.19
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
        assert_eq!((s.first, s.turn, s.players.len()), (seat(2), seat(2), 3));
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

// ---- S2 Rounds and turns ----

/// Lets everybody pass until the round or the game ends.
fn pass_round(t: &mut Table) {
    let round = t.s.round;
    while t.s.round == round && t.s.outcome().is_none() {
        let choice = t.own_choices();
        let choice = if choice.contains(&"pass".to_owned()) {
            "pass"
        } else {
            &choice[0]
        };
        t.play(choice);
    }
}

/// S2.1, S1.19
#[test]
fn the_game_lasts_five_rounds() {
    let mut t = Table::new(2);
    for round in 1..=5 {
        assert_eq!(t.s.round, round);
        assert!(t.s.outcome().is_none());
        t.mark();
        pass_round(&mut t);
        assert_eq!(
            t.diff(1).starts_with("credits+3 energy+2"),
            round < 5,
            "income"
        );
    }
    assert_eq!((t.s.round, t.decides()), (5, "over".to_owned()));
    assert!(t.s.outcome().is_some());
}

/// S2.2, S2.25, S2.24
#[test]
fn turns_go_clockwise_and_skip_those_who_passed() {
    let mut t = Table::new(3);
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "2 turn");
    assert_eq!(next("pass; take 134"), "3 turn");
    assert_eq!(next("launch; end"), "1 turn");
    assert_eq!(
        next("scan; earth proxima-centauri; row 110; signal barnards-star; end"),
        "3 turn"
    );
    assert_eq!(next("pass; take 135"), "1 turn");
    assert_eq!(
        next("scan; earth proxima-centauri; row 108; signal vega; end"),
        "1 turn"
    );
    assert_eq!(t.s.round, 1);
    t.play("pass; take 136");
    assert_eq!((t.s.round, t.decides()), (2, "2 turn".to_owned()));
}

/// S2.3
#[test]
fn a_turn_has_exactly_one_main_action() {
    let mut t = Table::new(2);
    t.hand(1, "57").probe(1, "r2s2").tech(1, "probe-1");
    (t.p(1).publicity, t.p(1).computer.upper) = (10, 6);
    t.legal(&MAIN.join("; "));
    t.play("launch");
    assert_eq!(t.own_choices(), ["end"]);
    for choice in MAIN {
        t.refused(choice, "S2.3");
    }
}

/// S2.4
#[test]
fn a_turn_cannot_end_without_a_main_action() {
    let mut t = Table::new(2);
    t.illegal("end");
    *t.p(1) = Default::default();
    assert_eq!(t.own_choices(), ["pass"]);
}

/// S2.5, S4.1, S4.4
#[test]
fn free_actions_before_between_and_after() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").p(1).data = 1;
    t.play("move 1 r4s0; scan; place upper; earth 61-virginis; place upper; row 110; buy; draw");
    t.play("signal barnards-star; place upper");
    assert_eq!(t.decides(), "1 late");
    t.play("move 1 r4s1; end");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.diff(1), "credits-1 energy-4 publicity-1 hand+1");
}

/// S2.5: a probe launched by a card can move before the card turns a disc.
#[test]
fn free_actions_are_possible_between_automatic_steps() {
    let mut t = Table::new(2);
    t.hand(1, "85").play("play 85");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 pause", [0, 0, 0]));
    t.play("move 1 r1s4; continue");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 tech", [1, 0, 0]));
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s3",
        "it was pushed, not carried"
    );
    t.play("tech probe-2").play("end");
}

/// S2.5
#[test]
fn energy_of_a_card_can_move_a_probe_before_its_rotation() {
    let mut t = Table::new(2);
    t.hand(1, "59").probe(1, "r1s5");
    t.p(1).energy = 0;
    t.play("play 59");
    assert_eq!(t.decides(), "1 pause");
    t.play("move 1 r1s4; continue; tech probe-3");
    assert_eq!(t.decides(), "1 late");
    let mut t = Table::new(2);
    t.hand(1, "59").play("play 59");
    assert_eq!(t.decides(), "1 tech", "nothing to move, nothing to ask");
}

/// S2.5
#[test]
fn energy_bought_with_credits_can_move_a_launched_probe_before_the_rotation() {
    let mut t = Table::new(2);
    t.hand(1, "85");
    (t.p(1).energy, t.p(1).credits, t.p(1).publicity) = (0, 6, 0);
    t.play("play 85; exchange credit energy; move 1 r2s5; continue");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// S2.6
#[test]
fn a_free_action_is_finished_before_the_next_one() {
    let mut t = Table::new(2);
    t.hand(1, "57 1 2").probe(1, "r1s5").p(1).data = 6;
    let free = |t: &mut Table| {
        for choice in FREE {
            t.refused(choice, "S2.6");
        }
        MAIN.iter().for_each(|choice| {
            t.refused(choice, "S2.3");
        });
    };
    t.play("buy");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    free(&mut t);
    t.play("draw; exchange card energy");
    assert!(
        t.choices()
            .iter()
            .all(|choice| choice.starts_with("discard "))
    );
    free(&mut t);
    t.play("discard 2");
    free(&mut t);
    t.play("discard 3; corner 1");
    assert_eq!(
        t.choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    free(&mut t);
    t.play("step 1 r1s4; place upper; place upper; place upper; place upper");
    assert_eq!(t.choices(), ["tuck 57", "skip"]);
    free(&mut t);
    t.play("skip");
    assert_eq!(t.decides(), "1 turn");
}

/// S2.6, S2.5
#[test]
fn a_free_action_between_steps_does_not_nest() {
    let mut t = Table::new(2);
    t.play("scan; buy")
        .refused("place upper", "S2.6")
        .play("draw");
    assert_eq!(t.decides(), "1 scan");
    t.legal("exchange credit energy");
}

/// S2.7, S2.26
#[test]
fn another_player_deciding_in_a_main_action_has_no_free_actions() {
    let mut t = Table::new(2);
    t.discover("right");
    let token = &mut t.s.relics.anomalies[1];
    (token.sector, token.side) = (4, 1);
    t.s.species[1].board[1][0] = Some(Marker::Two);
    t.p(2).traces[1][1] = 1;
    t.hand(2, "57").probe(2, "r3s0");
    (t.p(1).publicity, t.p(2).data) = (6, 3);
    t.play("research");
    assert_eq!(t.decides(), "2 pick");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    for choice in [
        "move 1 r3s1",
        "corner 57",
        "place upper",
        "exchange credit energy",
        "buy",
    ] {
        t.refused(choice, "S2.7");
    }
    t.play("draw");
    assert_eq!(t.decides(), "1 tech");
}

/// S2.7, S2.16, S2.26
#[test]
fn another_player_deciding_after_the_main_action_has_no_free_actions() {
    let mut t = Table::new(2);
    t.play("launch")
        .signals("vega", "2 2 2 2")
        .play("move 1 r1s4");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.choices().len(), 4);
    t.refused("buy", "S2.7").refused("move 1 r1s4", "S2.7");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
}

/// S2.8
#[test]
fn effects_of_one_component_go_from_left_to_right() {
    let mut t = Table::new(2);
    t.probe(1, "r4s3").play("orbit neptune");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 target", "vp+10 credits-1 energy-1 data+4 pieces-1")
    );
    let mut t = Table::new(2);
    t.hand(1, "65").play("play 65");
    assert_eq!((t.decides().as_str(), t.s.next_disc), ("1 row-signals", 0));
    t.play("row 110; signal barnards-star; row 108; signal vega");
    assert_eq!((t.decides().as_str(), t.s.next_disc), ("1 tech", 1));
}

/// S2.9, S2.11
#[test]
fn what_is_not_optional_offers_no_way_out() {
    let after = |prepare: &dyn Fn(&mut Table), choices: &str| {
        let mut t = Table::new(2);
        prepare(&mut t);
        t.play(choices);
        t.own_choices().join("; ")
    };
    let signal = after(&|t| _ = t.hand(1, "115"), "play 115");
    assert_eq!(signal.split("; ").count(), 8);
    assert!(
        signal
            .split("; ")
            .all(|choice| choice.starts_with("signal "))
    );
    let tech = after(&|t| _ = t.hand(1, "62"), "play 62");
    assert_eq!(
        tech,
        "tech telescope-1; tech telescope-2; tech telescope-3; tech telescope-4"
    );
    let trace = after(&|t| t.p(1).computer.upper = 6, "analyse");
    assert!(
        trace
            .split("; ")
            .all(|choice| choice.starts_with("trace blue "))
    );
    let land = after(&|t| _ = t.hand(1, "13").probe(1, "r2s2"), "play 13");
    assert_eq!(land, "land mars");
    let card = after(&|t| _ = t.hand(1, "11"), "play 11");
    assert_eq!(card, "take 110; take 108; take 112; draw");
    let gold = after(&|t| _ = t.score(1, 25), "launch; end");
    assert!(gold.split("; ").all(|choice| choice.starts_with("gold ")));
    let scan = after(&|_| (), "scan");
    assert_eq!(scan, "earth 61-virginis; row 110; row 108; row 112");
}

/// S2.11
#[test]
fn a_rotation_is_never_skipped() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-1 telescope-2 telescope-3 telescope-4")
        .hand(1, "62")
        .play("play 62");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 late", [1, 0, 0]));
}

/// S2.10
#[test]
fn optional_effects_can_be_declined() {
    let mut t = Table::new(2);
    t.hand(1, "20 57")
        .probe(1, "r1s5")
        .play("play 20")
        .legal("done")
        .play("done");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = Table::new(2);
    t.hand(1, "57").probe(1, "r1s3").play("orbit venus");
    assert_eq!(t.own_choices(), ["tuck 57", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "vp+9 credits-1 energy-1 pieces-1");
    let mut t = Table::new(2);
    t.played(1, "79").play("launch");
    assert_eq!(
        t.own_choices(),
        ["cover 79 1", "cover 79 2", "cover 79 3", "skip"]
    );
    t.play("skip");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    let mut t = Table::new(2);
    t.played(1, "5")
        .lander(1, "venus")
        .legal("complete 5")
        .play("launch")
        .legal("complete 5");
    t.play("end");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "et.25").p(1).exofossils = 1;
    t.mark().play("play et.25");
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = Table::new(2);
    t.hand(1, "114 57").play("play 114; draw").legal("done");
}

/// S2.12, S3.3
#[test]
fn an_impossible_effect_is_skipped_and_the_rest_happens() {
    let result = |prepare: &dyn Fn(&mut Table), choices: &str| {
        let mut t = Table::new(2);
        prepare(&mut t);
        t.play(choices);
        assert_eq!(t.decides(), "1 late");
        t.diff(1)
    };
    let at_limit = result(&|t| _ = t.hand(1, "5").probe(1, "r3s0"), "play 5");
    assert_eq!(at_limit, "credits-3 publicity+1 hand-1 played+1");
    let no_probe = result(&|t| _ = t.hand(1, "20"), "play 20");
    assert_eq!(no_probe, "credits-1 hand-1");
    let nowhere_to_land = result(&|t| _ = t.hand(1, "13").probe(1, "r1s5"), "play 13");
    assert_eq!(nowhere_to_land, "credits-1 hand-1");
    let no_card = result(&|t| _ = t.probe(1, "r1s3"), "orbit venus");
    assert_eq!(no_card, "vp+9 credits-1 energy-1 pieces-1");
    let owned = "computer-1 computer-2 computer-3 computer-4";
    let owns_all = result(&|t| _ = t.tech(1, owned).hand(1, "119"), "play 119");
    assert_eq!(owns_all, "vp+5 credits-3 hand-1");
}

/// S2.5, S2.12, Card 17: the last piece is delivered while a card asks for a probe.
#[test]
fn a_free_action_may_make_the_running_effect_impossible() {
    let mut t = Table::new(2);
    t.discover("left")
        .played(1, "et.7")
        .hand(1, "17")
        .capsule(1, "r1s5", 2);
    t.play("play 17");
    assert_eq!(t.own_choices(), ["probe r1s5"]);
    t.play("deliver et.7 1");
    assert_eq!((t.decides().as_str(), t.p(1).data), ("1 late", 0));
}

/// S2.13
#[test]
fn one_player_orders_simultaneous_effects() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").score(1, 25).p(1).message = 25;
    t.play("launch; end");
    assert_eq!(t.own_choices(), ["milestone gold", "milestone message"]);
    let mut t = Table::new(2);
    t.signals("vega", "2 2 2 2")
        .signals("procyon", "2 2 2 2 2")
        .play("launch");
    assert_eq!(t.decides(), "1 sectors");
    assert_eq!(t.choices(), ["resolve procyon", "resolve vega"]);
}

/// S2.13
#[test]
fn the_active_player_comes_first_then_clockwise() {
    let mut t = Table::new(4);
    t.play("launch; end");
    for number in [1, 2, 3, 4] {
        t.probe(number, "r2s1");
    }
    (t.s.next_disc, t.p(2).publicity) = (1, 6);
    t.mark().play("research");
    let gains = t.events.iter().filter_map(|told| match told.event {
        Event::Gained { seat, .. } => Some(seat.to_string()),
        _ => None,
    });
    assert_eq!(gains.collect::<Vec<_>>().join(" "), "2 3 4 1");
}

/// S2.14, S2.15, S2.17, S2.19, S2.20, S2.26
#[test]
fn the_order_of_a_turn_with_everything_due_at_once() {
    let mut t = Table::new(3);
    t.signals("vega", "2 2 2 2").score(1, 25).score(3, 26);
    fill_discovery(&mut t, Side::Left, &[1]);
    t.play("launch");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left discovery");
    assert_eq!(t.decides(), "1 late");
    t.play("move 1 r1s4; end");
    assert_eq!(t.decides(), "1 gold");
    t.play("gold technology");
    assert_eq!(t.decides(), "3 gold");
    assert_eq!(t.s.species[0].discovery[2], None, "neutral markers wait");
    t.play("gold technology");
    assert_eq!(t.decides(), "2 turn");
    let kinds = [
        "launched",
        "sector_won",
        "traced",
        "moved",
        "gold_marked",
        "neutral",
        "discovered",
        "turn",
    ];
    assert_eq!(
        happened(&t, &kinds),
        [
            "launched",
            "sector_won",
            "traced",
            "moved",
            "gold_marked",
            "gold_marked",
            "neutral",
            "discovered",
            "turn"
        ]
    );
    assert_eq!(
        t.p(2).hand.len(),
        1,
        "one species card for the marker on the discovery space"
    );
}

/// S2.15, D-55
#[test]
fn between_main_action_and_sectors_only_missions_can_be_completed() {
    let mut t = Table::new(2);
    t.signals("vega", "1 1 1 2")
        .signals("procyon", "1")
        .signals("sirius-a", "1");
    t.signals("kepler-22", "1")
        .played(1, "88 5")
        .hand(1, "57")
        .p(1)
        .data = 2;
    t.mark().play("launch");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    for choice in [
        "move 1 r1s4",
        "corner 57",
        "place upper",
        "exchange credit energy",
        "buy",
    ] {
        t.refused(choice, "S2.15");
    }
    let mut late = t.clone();
    t.play("complete 88");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 trace", "vp+2 credits-2 publicity+3 pieces+1")
    );
    late.play("continue; trace pink left overflow")
        .illegal("complete 88");
}

/// S2.15
#[test]
fn completed_sectors_are_resolved_before_any_further_free_action() {
    let mut t = Table::new(2);
    t.signals("vega", "2 2 2")
        .play("scan; earth 61-virginis; row 108; signal vega");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.s.sectors[Star::Vega.index()].marks.to_vec(), [seat(1)]);
    t.refused("place upper", "S2.15");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.legal("place upper");
}

/// S2.16
#[test]
fn a_sector_completed_before_or_in_the_main_action_waits_for_its_end() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5")
        .signals("vega", "2 2 2 2")
        .play("move 1 r1s4");
    assert_eq!(t.decides(), "1 turn");
    t.play("scan; move 1 r1s3; earth 61-virginis; row 108; signal vega");
    assert_eq!(t.decides(), "2 trace");
    let vega = t.s.sectors[Star::Vega.index()];
    assert_eq!(
        (vega.marks.to_vec(), vega.wins),
        (vec![seat(1)], [0, 1, 0, 0])
    );
}

/// S2.16
#[test]
fn a_sector_completed_after_the_main_action_is_resolved_at_once() {
    let mut t = Table::new(2);
    t.play("launch")
        .signals("procyon", "1 1 1 2 2")
        .signals("vega", "2 2 2 1")
        .play("exchange credit energy");
    assert_eq!(t.decides(), "1 sectors");
    t.refused("buy", "S2.6");
    t.play("resolve procyon");
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.legal("exchange credit energy");
}

/// S2.14, S2.16, S4.13
#[test]
fn a_completed_sector_is_resolved_after_the_steps_of_a_pass() {
    let mut t = Table::new(2);
    t.signals("vega", "1 1 1 1").play("pass");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 134");
    assert_eq!(t.decides(), "1 trace");
    t.refused("buy", "S4.13").play("trace pink left overflow");
    assert_eq!(t.decides(), "2 turn");
}

/// S2.17, S2.18
#[test]
fn each_player_resolves_all_milestones_before_the_next_player() {
    let mut t = Table::with_species(3, Species::Centaurians, Species::Anomalies);
    t.discover("left").score(1, 50).score(2, 17).score(3, 25);
    for number in 1..=3 {
        t.p(number).message = if number == 2 { 17 } else { 0 };
    }
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "1 gold");
    assert_eq!(next("gold income"), "1 gold");
    assert_eq!(next("gold other"), "2 message");
    assert_eq!(
        next("message 4"),
        "2 gold",
        "8 points from the message reach 25"
    );
    assert_eq!(next("gold other"), "3 gold");
    assert_eq!(next("gold other"), "2 turn");
}

/// S2.17
#[test]
fn milestones_start_with_the_player_whose_turn_ended() {
    let mut t = Table::new(3);
    t.play("launch; end").score(1, 25).score(2, 25).score(3, 25);
    let mut next = |choices: &str| t.play(choices).decides();
    assert_eq!(next("launch; end"), "2 gold");
    assert_eq!(next("gold other"), "3 gold");
    assert_eq!(next("gold other"), "1 gold");
}

/// S2.19
#[test]
fn neutral_milestones_come_after_every_player_milestone() {
    let mut t = Table::new(2);
    t.score(1, 30).score(2, 25).play("launch; end");
    let neutral = |t: &Table| t.s.species[0].discovery.iter().flatten().count();
    assert_eq!((t.decides().as_str(), neutral(&t)), ("1 gold", 0));
    t.play("gold other");
    assert_eq!((t.decides().as_str(), neutral(&t)), ("2 gold", 0));
    t.play("gold other");
    assert_eq!((t.decides().as_str(), neutral(&t)), ("2 turn", 3));
}

/// S2.20
#[test]
fn a_neutral_marker_may_discover_a_species_in_the_same_step() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 2]);
    t.score(1, 20).play("launch; end");
    assert_eq!(
        happened(&t, &["neutral", "discovered", "turn"]),
        ["neutral", "discovered", "turn"]
    );
    assert!(t.s.species[0].discovered && !t.s.species[1].discovered);
}

/// S2.20
#[test]
fn a_species_already_found_is_revealed_only_after_neutral_milestones() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 1, 2]);
    t.score(1, 20).play("launch; end");
    assert_eq!(
        happened(&t, &["neutral", "discovered"]),
        ["neutral", "discovered"]
    );
    assert_eq!(
        t.s.species[1].discovery,
        [Some(Marker::Neutral), None, None]
    );
}

/// S2.21
#[test]
fn of_two_species_the_left_one_is_discovered_first() {
    let mut t = Table::new(2);
    fill_discovery(&mut t, Side::Left, &[0, 1, 2]);
    fill_discovery(&mut t, Side::Right, &[0, 1, 2]);
    t.play("launch; end");
    let sides = t.events.iter().filter_map(|told| match told.event {
        Event::Discovered { side, .. } => Some(side),
        _ => None,
    });
    assert_eq!(sides.collect::<Vec<_>>(), [Side::Left, Side::Right]);
}

/// S2.22
#[test]
fn a_milestone_reached_in_a_discovery_comes_before_the_next_turn() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    fill_discovery(&mut t, Side::Left, &[0, 1]);
    t.s.species[0].discovery[2] = Some(Marker::One);
    t.p(1).traces[0][2] = 1;
    t.play("launch; end");
    assert_eq!(t.decides(), "1 secret");
    t.p(2).exertian_done = [true; 2];
    t.score(2, 25).play("skip");
    assert_eq!(t.decides(), "2 gold");
    t.play("gold other");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(
        t.s.species[1].discovery,
        [Some(Marker::Neutral), None, None]
    );
}

/// S2.23
#[test]
fn no_free_actions_while_milestones_and_discoveries_are_resolved() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    fill_discovery(&mut t, Side::Left, &[0, 1]);
    t.s.species[0].discovery[2] = Some(Marker::One);
    t.p(1).traces[0][2] = 1;
    t.hand(1, "57").score(1, 25).p(1).data = 2;
    t.play("launch; end");
    for decision in ["1 gold", "1 secret"] {
        assert_eq!(t.decides(), decision);
        assert_eq!(t.choices(), t.own_choices());
        for choice in [
            "move 1 r1s4",
            "corner 57",
            "place upper",
            "exchange credit energy",
            "buy",
        ] {
            t.refused(choice, "S2.23");
        }
        let choice = t.choices()[0].clone();
        t.play(&choice);
    }
}

/// S2.24, S2.2
#[test]
fn who_has_passed_still_gains_and_decides_but_takes_no_turn() {
    let mut t = Table::new(2);
    t.probe(2, "r2s1")
        .score(2, 25)
        .signals("vega", "2 2 2 2")
        .played(2, "77");
    (t.s.next_disc, t.p(1).publicity, t.p(2).passed) = (1, 6, true);
    t.mark().play("research; tech probe-2");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left discovery");
    assert_eq!(t.decides(), "2 trigger");
    t.play("cover 77 1");
    assert_eq!(t.diff(2), "vp+7 publicity+3 data+1 traces+1");
    t.play("end");
    assert_eq!(t.decides(), "2 gold");
    t.play("gold other");
    assert_eq!(t.decides(), "1 turn");
}

/// S2.25
#[test]
fn the_round_ends_when_everybody_has_passed() {
    let mut t = Table::new(2);
    t.play("pass; take 134");
    assert_eq!((t.s.round, t.decides()), (1, "2 turn".to_owned()));
    t.play("launch; end");
    assert_eq!((t.s.round, t.decides()), (1, "2 turn".to_owned()));
    t.play("pass; take 135");
    assert_eq!((t.s.round, t.decides()), (2, "2 turn".to_owned()));
}

/// S2.26
#[test]
fn the_winner_of_a_sector_places_the_trace_in_anybodys_turn() {
    let mut t = Table::new(2);
    t.signals("procyon", "2 2 2 1 1").play("launch");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.choices(), t.own_choices());
    t.play("trace pink right discovery");
    assert_eq!(
        (t.decides().as_str(), t.diff(2).as_str()),
        ("1 late", "vp+3 publicity+2 traces+1")
    );
}

/// S2.27, S8.27
#[test]
fn the_hand_is_unlimited_until_the_discard_of_passing() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 3 4 5 6 7 8 9 10").play("buy; draw");
    assert_eq!(t.p(1).hand.len(), 11);
    t.play("pass; discard 1; discard 2; discard 3; discard 4; discard 5; discard 6");
    assert_eq!(t.decides(), "1 pass-discard");
    t.play("discard 7");
    assert_eq!(t.decides(), "1 pass-take");
    t.play("take 134");
    assert_eq!(t.p(1).hand.len(), 5);
}

/// S2.27, S2.28
#[test]
fn publicity_beyond_ten_is_lost() {
    let mut t = Table::new(2);
    t.hand(1, "110").p(1).publicity = 8;
    t.mark().play("play 110");
    assert_eq!(t.diff(1), "credits-1 publicity+2 hand-1");
    assert_eq!(happened(&t, &["lost"]).len(), 1);
}

/// S2.28
#[test]
fn publicity_is_never_paid_below_zero() {
    let mut t = Table::new(2);
    t.p(1).publicity = 5;
    t.refused("research", "S3.26").play("buy; draw");
    t.refused("buy", "S4.10");
    assert_eq!(t.p(1).publicity, 2);
}

/// S2.27, S2.29
#[test]
fn data_beyond_six_is_lost_unless_room_is_made_first() {
    let mut t = Table::new(2);
    t.hand(1, "137").p(1).data = 5;
    let mut careful = t.mark().clone();
    t.play("play 137");
    assert_eq!(t.diff(1), "credits-1 data+1 hand-1");
    careful.play("place upper; play 137");
    assert_eq!(
        careful.diff(1),
        "credits-1 data+1 hand-1",
        "one placed, two gained"
    );
    assert_eq!(careful.p(1).computer.upper, 1);
}

/// S2.30, S10.2
#[test]
fn the_second_lap_has_no_milestones() {
    let mut t = Table::new(2);
    t.score(1, 119);
    (t.p(1).gold_done, t.p(1).neutral_done) = ([true; 3], [true; 2]);
    t.probe(1, "r2s2")
        .play("land mars; trace orange left overflow; space 2; end");
    assert_eq!((t.p(1).score, t.decides()), (128, "2 turn".to_owned()));
    assert_eq!(t.s.species[0].discovery, [None; 3]);
}

// ---- S3 Main actions ----

/// S3.1, S3.4, S3.8, S3.13, S3.23, S3.24, S3.25, S3.26
#[test]
fn main_actions_that_cannot_be_paid_say_what_is_missing() {
    let mut t = Table::new(2);
    t.hand(1, "57");
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (0, 0, 0);
    assert_eq!(t.own_choices(), ["pass"]);
    let table = [
        ("launch", "launch: S3.4, S3.1; needs 2 credits, has 0"),
        (
            "orbit mars",
            "orbit: S3.8, S3.1; needs 1 credits, has 0; needs 1 energy, has 0",
        ),
        ("land mars", "land: S3.13"),
        (
            "scan",
            "scan: S3.23, S3.1; needs 1 credits, has 0; needs 2 energy, has 0",
        ),
        ("analyse", "analyse: S3.24, S7.9; needs 6 computer, has 0"),
        ("play 57", "play 57: S3.25, S3.1; needs 3 credits, has 0"),
        (
            "research",
            "research: S3.26, S3.1; needs 6 publicity, has 0",
        ),
    ];
    for (choice, because) in table {
        t.illegal(choice);
        assert_eq!(t.refusal(choice).unwrap().to_string(), because);
    }
    t.p(1).computer.upper = 6;
    assert_eq!(
        t.refusal("analyse").unwrap().to_string(),
        "analyse: S3.24, S3.1; needs 1 energy, has 0"
    );
}

/// S3.1
#[test]
fn one_resource_short_is_refused_and_exactly_enough_is_not() {
    let table: [(&str, [u8; 3]); 7] = [
        ("launch", [2, 0, 0]),
        ("orbit mars", [1, 1, 0]),
        ("land mars", [0, 3, 0]),
        ("scan", [1, 2, 0]),
        ("analyse", [0, 1, 0]),
        ("play 57", [3, 0, 0]),
        ("research", [0, 0, 6]),
    ];
    for (choice, cost) in table {
        let with = |[credits, energy, publicity]: [u8; 3]| {
            let mut t = Table::new(2);
            t.hand(1, "57");
            if choice.ends_with("mars") {
                t.probe(1, "r2s2");
            }
            t.p(1).computer.upper = 6;
            (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (credits, energy, publicity);
            t.mark();
            t
        };
        let mut t = with(cost);
        t.play(choice);
        let left = (t.p(1).credits, t.p(1).energy, t.p(1).publicity);
        assert_eq!(left, (0, 0, 0), "{choice}");
        for short in (0..3).filter(|&short| cost[short] > 0) {
            let mut less = cost;
            less[short] -= 1;
            with(less).illegal(choice);
        }
    }
}

/// S3.2, S6.29
#[test]
fn a_granted_action_is_free_but_its_additions_are_not() {
    let mut t = Table::new(2);
    t.hand(1, "105").tech(1, "telescope-2 telescope-4");
    (t.p(1).credits, t.p(1).energy) = (2, 1);
    t.mark()
        .play("play 105; telescope-2; telescope-4 launch; earth 61-virginis");
    t.play("row 110; signal barnards-star");
    assert_eq!(
        t.diff(1),
        "credits-2 energy-1 publicity-1 data+3 hand-1 played+1 pieces+1"
    );
    let mut t = Table::new(2);
    t.hand(1, "105").tech(1, "telescope-2 telescope-4");
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (2, 0, 0);
    t.play("play 105")
        .illegal("telescope-2; telescope-4 launch");
    let mut t = Table::new(2);
    t.hand(1, "16").probe(1, "r2s2");
    (t.p(1).credits, t.p(1).energy) = (1, 0);
    t.play("play 16; land mars");
}

/// S3.3
#[test]
fn a_granted_action_keeps_its_conditions() {
    let mut t = Table::new(2);
    t.hand(1, "130").probe(1, "r3s0").play("play 130");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 hand-1")
    );
    let mut t = Table::new(2);
    t.hand(1, "13").probe(1, "r3s3").play("play 13");
    assert_eq!(
        t.own_choices(),
        ["land jupiter"],
        "moons need the technology"
    );
    let mut t = Table::new(2);
    t.hand(1, "12")
        .probe(1, "r3s3")
        .lander(2, "io")
        .play("play 12");
    assert_eq!(
        t.own_choices(),
        [
            "land jupiter",
            "land europa",
            "land ganymede",
            "land callisto"
        ],
        "waived: the technology; not waived: the taken moon"
    );
    let mut t = Table::new(2);
    t.hand(1, "16")
        .probe(1, "r3s3")
        .tech(1, "probe-4")
        .lander(2, "io")
        .play("play 16")
        .legal("land io");
}

/// S3.4
#[test]
fn a_launch_puts_a_probe_on_earth_wherever_it_is() {
    let mut t = Table::new(2);
    t.play("launch");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let mut t = Table::new(2);
    t.s.offsets = [3, 0, 0];
    t.play("launch");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s2");
}

/// S3.5
#[test]
fn the_probe_limit_is_one_or_two_with_the_technology() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").refused("launch", "S3.5");
    assert_eq!(
        t.refusal("launch").unwrap().to_string(),
        "launch: S3.5; needs 1 probe-room, has 0"
    );
    t.tech(1, "probe-1").legal("launch");
    t.probe(1, "r3s0").refused("launch", "S3.5");
}

/// S3.6
#[test]
fn orbiters_landers_and_capsules_are_not_in_space() {
    let mut t = Table::new(2);
    t.discover("left")
        .capsule(1, "r3s0", 1)
        .capsule(1, "r3s1", 2);
    t.orbiter(1, "mars")
        .lander(1, "venus")
        .lander(1, "io")
        .legal("launch");
    t.probe(1, "r4s0").refused("launch", "S3.5");
}

/// S3.7, Card 9
#[test]
fn ignoring_the_limit_helps_only_the_launch_it_is_printed_for() {
    let mut t = Table::new(2);
    t.hand(1, "9").probe(1, "r3s0").play("play 9");
    assert_eq!(t.diff(1), "credits-3 publicity+1 hand-1 pieces+2");
    t.next_own_turn();
    t.refused("launch", "S3.5")
        .tech(1, "probe-1")
        .refused("launch", "S3.5");
    t.hand(1, "130").play("play 130");
    assert_eq!(t.diff(1), "credits-1 hand-1");
}

/// S3.8
#[test]
fn orbiting_needs_an_own_probe_on_a_planet_other_than_earth() {
    let mut t = Table::new(2);
    t.refused("orbit mars", "S3.8")
        .probe(2, "r2s2")
        .refused("orbit mars", "S3.8");
    t.probe(1, "r1s5")
        .refused("orbit mars", "S3.8")
        .refused("orbit earth", "S3.8");
    t.discover("left")
        .capsule(1, "r2s2", 1)
        .refused("orbit mars", "S3.8");
    t.probe(1, "r2s2")
        .legal("orbit mars")
        .illegal("orbit venus");
}

/// S3.9, S3.10
#[test]
fn orbit_rewards_of_every_planet() {
    let table = [
        (
            "r1s1",
            "orbit mercury; skip",
            "vp+2 credits-1 energy-1 data+2 hand+1 pieces-1",
        ),
        ("r1s3", "orbit venus", "vp+6 credits-1 energy-1 pieces-1"),
        (
            "r2s2",
            "orbit mars; take 110; skip",
            "credits-1 energy-1 data+1 hand+1 pieces-1",
        ),
        (
            "r3s3",
            "orbit jupiter",
            "credits-1 energy-1 data+2 pieces-1",
        ),
        (
            "r3s7",
            "orbit saturn",
            "credits-1 energy-1 publicity+2 data+1 pieces-1",
        ),
        (
            "r4s0",
            "orbit uranus; signal vega",
            "vp+8 credits-1 energy-1 data+1 hand+3 pieces-1",
        ),
        (
            "r4s3",
            "orbit neptune; signal vega",
            "vp+7 credits-1 energy-1 data+5 pieces-1",
        ),
    ];
    for (space, play, later) in table {
        let planet = play.split([' ', ';']).nth(1).unwrap();
        let mut t = Table::new(2);
        t.orbiter(2, planet).probe(1, space).play(play);
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 late", later)
        );
        let mut t = Table::new(2);
        t.probe(1, space).play(play);
        let first = t.p(1).score;
        let mut second = Table::new(2);
        second.orbiter(2, planet).probe(1, space).play(play);
        assert_eq!(
            first,
            second.p(1).score + 3,
            "{planet}: 3 points for the first orbiter"
        );
    }
}

/// S3.10
#[test]
fn the_first_orbiter_space_is_covered_once() {
    let mut t = Table::new(2);
    t.probe(1, "r1s3")
        .probe(2, "r1s3")
        .play("orbit venus; end; orbit venus");
    assert_eq!(
        (t.diff(1).as_str(), t.diff(2).as_str()),
        (
            "vp+9 credits-1 energy-1 pieces-1",
            "vp+6 credits-1 energy-1 pieces-1"
        )
    );
    assert_eq!(t.s.planets[1].first_orbiter, Some(Marker::One));
    assert_eq!(t.s.planets[1].orbiters, [1, 1, 0, 0]);
}

/// S3.12, S5.13
#[test]
fn an_orbiter_neither_moves_nor_lands_nor_visits() {
    let mut t = Table::new(2);
    t.orbiter(1, "mars").played(1, "128").hand(1, "1");
    t.refused("move 1 r2s3", "S5.2")
        .refused("land mars", "S3.13");
    (t.s.next_disc, t.p(1).publicity) = (1, 6);
    t.mark().play("research");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 tech", "publicity-6")
    );
}

/// S3.13, S3.14
#[test]
fn landing_costs_three_energy_less_its_discounts() {
    for (orbiter, tech, cost) in [
        (0, false, 3),
        (2, false, 2),
        (1, false, 2),
        (0, true, 2),
        (2, true, 1),
    ] {
        let prepare = |energy: u8| {
            let mut t = Table::new(2);
            t.probe(1, "r2s2").orbiter(2, "venus");
            if orbiter > 0 {
                t.orbiter(orbiter, "mars").orbiter(orbiter, "mars");
            }
            if tech {
                t.tech(1, "probe-3 probe-4");
            }
            t.p(1).energy = energy;
            t
        };
        let mut t = prepare(cost);
        t.play("land mars");
        assert_eq!(t.p(1).energy, 0);
        let mut t = prepare(cost - 1);
        t.illegal("land mars; land phobos-deimos")
            .refused("land mars", "S3.14");
        let fact = t.refusal("land mars").unwrap().facts[0];
        assert_eq!(
            (fact.what, fact.needs, fact.has),
            ("energy", i32::from(cost), i32::from(cost) - 1)
        );
    }
}

/// S3.13
#[test]
fn landing_needs_an_own_probe_on_a_planet_other_than_earth() {
    let mut t = Table::new(2);
    t.refused("land mars", "S3.13")
        .probe(2, "r2s2")
        .refused("land mars", "S3.13");
    t.probe(1, "r1s5")
        .refused("land mars", "S3.13")
        .refused("land earth", "S3.13");
    t.discover("left")
        .capsule(1, "r2s2", 1)
        .refused("land mars", "S3.13");
}

/// S3.15, S3.16
#[test]
fn landing_rewards_of_every_planet() {
    // The trace goes to an overflow space: 3 points.
    let table = [
        ("mercury", "r1s1", 12, 3),
        ("venus", "r1s3", 5, 2),
        ("jupiter", "r3s3", 7, 2),
        ("saturn", "r3s7", 8, 2),
        ("uranus", "r4s0", 9, 3),
        ("neptune", "r4s3", 10, 3),
    ];
    for (planet, space, vp, data) in table {
        let land = format!("land {planet}; trace orange left overflow");
        let mut t = Table::new(2);
        t.probe(1, space).probe(2, space).play(&land);
        let (vp, first) = (
            vp + 3,
            format!("vp+{} energy-3 data+{data} pieces-1 traces+1", vp + 3),
        );
        assert_eq!((t.decides(), t.diff(1)), ("1 late".to_owned(), first));
        t.play("end").play(&land);
        assert_eq!(t.diff(2), format!("vp+{vp} energy-3 pieces-1 traces+1"));
    }
}

/// S3.17, D-06
#[test]
fn the_first_two_landers_on_mars_choose_an_open_data_space() {
    let mut t = Table::new(3);
    t.probe(1, "r2s2").probe(2, "r2s2").probe(3, "r2s2");
    let land = "land mars; trace orange left overflow";
    t.play(land);
    assert_eq!(t.own_choices(), ["space 1", "space 2"]);
    t.play("space 2; end")
        .play(land)
        .play("end")
        .play(land)
        .play("end");
    assert_eq!(t.diff(1), "vp+9 energy-3 data+1 pieces-1 traces+1");
    assert_eq!(t.diff(2), "vp+9 energy-3 data+2 pieces-1 traces+1");
    assert_eq!(t.diff(3), "vp+9 energy-3 pieces-1 traces+1");
}

/// S3.19, S3.20
#[test]
fn moon_rewards_replace_those_of_the_planet() {
    let table = [
        ("r2s2", "land phobos-deimos", "vp+8 energy-3 pieces-1"),
        ("r3s3", "land io", "vp+10 energy+1 pieces-1"),
        (
            "r3s3",
            "land europa; trace orange left overflow; trace orange left overflow",
            "vp+13 energy-3 pieces-1 traces+2",
        ),
        (
            "r3s3",
            "land ganymede",
            "vp+12 energy-3 publicity+5 pieces-1",
        ),
        ("r3s3", "land callisto", "vp+13 energy-3 data+4 pieces-1"),
        (
            "r3s7",
            "land enceladus; signal barnards-star; signal procyon; signal kepler-22",
            "vp+12 energy-3 data+3 pieces-1",
        ),
        (
            "r3s7",
            "land titan; trace pink left overflow; trace blue left overflow",
            "vp+13 energy-3 pieces-1 traces+2",
        ),
        ("r4s0", "land titania", "vp+25 energy-3 pieces-1"),
        ("r4s3", "land triton", "vp+26 energy-3 pieces-1"),
    ];
    for (space, play, gain) in table {
        let mut t = Table::new(2);
        let moon = play.split(';').next().unwrap();
        t.probe(1, space).refused(moon, "S3.19");
        t.tech(1, "probe-4").play(play);
        assert_eq!((t.decides().as_str(), t.diff(1).as_str()), ("1 late", gain));
        assert!(
            t.s.planets
                .iter()
                .all(|planet| planet.first_landers == [None; 3])
        );
    }
}

/// S3.19
#[test]
fn landing_on_a_moon_has_the_discounts_of_its_planet() {
    let mut t = Table::new(2);
    t.tech(1, "probe-3 probe-4")
        .orbiter(2, "uranus")
        .probe(1, "r4s0")
        .play("land titania");
    assert_eq!(t.diff(1), "vp+25 energy-1 pieces-1");
}

/// S3.21
#[test]
fn a_moon_holds_one_lander_of_anybody() {
    for owner in [1, 2] {
        let mut t = Table::new(2);
        t.tech(1, "probe-4")
            .probe(1, "r3s3")
            .lander(owner, "io")
            .refused("land io", "S3.21");
        t.legal("land jupiter; land europa; land ganymede; land callisto");
    }
}

/// S3.22
#[test]
fn with_several_probes_at_planets_the_player_chooses() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1").probe(1, "r2s2").probe(1, "r3s3");
    t.legal("orbit mars; orbit jupiter; land mars; land jupiter");
    t.play("orbit jupiter");
    let left: Vec<String> = t
        .p(1)
        .pieces
        .iter()
        .map(|piece| piece.at.to_string())
        .collect();
    assert_eq!(left, ["r2s2"]);
}

/// S3.23
#[test]
fn a_scan_marks_two_signals_in_any_order() {
    let mut t = Table::new(2);
    t.clone()
        .play("scan; row 110; signal barnards-star; earth 61-virginis");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 energy-2 data+2")
    );
}

/// S3.24
#[test]
fn analysing_clears_a_full_computer_for_a_blue_trace() {
    let mut t = Table::new(2);
    t.p(1).computer.upper = 5;
    t.refused("analyse", "S3.24").p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left overflow");
    assert_eq!(
        (t.diff(1).as_str(), t.p(1).computer.upper),
        ("vp+3 energy-1 traces+1", 0)
    );
}

/// S3.25
#[test]
fn only_hand_cards_can_be_played() {
    let mut t = Table::new(2);
    t.refused("play 110", "S3.25")
        .hand(2, "137")
        .refused("play 137", "S3.25");
    t.hand(1, "110").play("play 110");
    assert_eq!(t.diff(1), "credits-1 publicity+3 hand-1");
    assert!(t.s.discard.has("110".parse().unwrap()));
}

/// S3.26
#[test]
fn research_pays_then_rotates_then_takes() {
    let mut t = Table::new(2);
    t.p(1).publicity = 7;
    t.mark().play("research");
    assert_eq!(
        (t.s.offsets, t.diff(1).as_str()),
        ([1, 0, 0], "publicity-6")
    );
    t.play("tech probe-3");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
}

/// S3.27
#[test]
fn passing_is_always_possible() {
    let mut t = Table::new(2);
    t.play("pass; take 135");
    assert_eq!((t.diff(1).as_str(), t.p(1).passed), ("hand+1", true));
}

/// S3.28
#[test]
fn orbiting_and_landing_make_room_for_a_launch_in_the_same_turn() {
    for (main, rest) in [
        ("orbit venus", ""),
        ("land venus", "trace orange left overflow"),
    ] {
        let mut t = Table::new(2);
        t.played(1, "117").probe(1, "r1s3").play(main);
        while t.decides() != "1 trigger" {
            t.play(rest);
        }
        t.play("cover 117 1");
        assert_eq!(t.p(1).pieces.len(), 1);
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    }
}

// ---- S4 Free actions ----

/// S4.1, S4.2, S4.4, S4.5, S4.6, S4.10, S4.11
#[test]
fn free_actions_that_are_not_possible_say_what_is_missing() {
    let mut t = Table::new(2);
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (0, 1, 2);
    let table = [
        ("move 1 r1s4", "move: S4.1, S5.2; needs 1 probes, has 0"),
        ("corner 57", "corner: S4.2; needs 1 cards, has 0"),
        ("place upper", "place: S4.4, S7.2; needs 1 data, has 0"),
        ("complete 5", "complete: S4.5, S8.9"),
        ("deliver et.1 1", "deliver: S4.11, S14.12"),
        (
            "exchange energy credit",
            "exchange: S4.6; needs 2 credits, has 0; needs 2 energy, has 1; needs 2 cards, has 0",
        ),
        ("buy", "buy: S4.10; needs 3 publicity, has 2"),
    ];
    for (choice, because) in table {
        t.illegal(choice);
        assert_eq!(t.refusal(choice).unwrap().to_string(), because);
    }
    t.probe(1, "r1s7");
    let because = |t: &Table| t.refusal("move 1 r1s6").unwrap().to_string();
    assert_eq!(because(&t), "move: S4.1, S5.5; needs 2 energy, has 1");
    t.p(1).energy = 0;
    assert_eq!(because(&t), "move: S4.1, S5.5; needs 1 energy, has 0");
    t.played(1, "5");
    assert_eq!(
        t.refusal("complete 5").unwrap().to_string(),
        "complete 5: S8.9, S8.11"
    );
}

/// S4.1
#[test]
fn one_energy_is_one_movement() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").play("move 1 r4s0");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 turn", "energy-1 publicity+1")
    );
}

/// S4.2
#[test]
fn a_corner_gives_what_is_printed() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "6 7 1 et.1 et.3 et.5")
        .probe(1, "r3s0")
        .p(1)
        .publicity = 0;
    let mut gain = |choice: &str| t.mark().play(choice).diff(1);
    assert_eq!(gain("corner 6"), "data+1 hand-1");
    assert_eq!(gain("corner 7"), "publicity+1 hand-1");
    assert_eq!(gain("corner 1; step 1 r4s0"), "publicity+1 hand-1");
    assert_eq!(gain("corner et.1"), "publicity+2 hand-1");
    assert_eq!(gain("corner et.3"), "vp+1 data+1 hand-1");
    assert_eq!(gain("corner et.5; step 1 r4s1"), "vp+1 hand-1");
    assert_eq!(t.decides(), "1 turn");
}

/// S4.3
#[test]
fn a_card_gives_only_one_of_its_uses() {
    let uses = [
        "play 110",
        "corner 110",
        "scan; telescope-3 110; signal barnards-star",
        "place upper; tuck 110",
        "exchange card credit; discard 110; discard 57",
    ];
    for choices in uses {
        let mut t = Table::new(2);
        t.hand(1, "110 57").tech(1, "telescope-3");
        (t.p(1).data, t.p(1).computer.upper) = (1, 3);
        t.play(choices);
        let card: Card = "110".parse().unwrap();
        assert!(!t.p(1).hand.has(card), "{choices}");
        assert_eq!(
            t.s.discard.has(card),
            !choices.contains("tuck"),
            "{choices}"
        );
        t.illegal("play 110; corner 110; tuck 110; discard 110");
    }
}

/// S4.4
#[test]
fn placing_moves_one_data_from_pool_to_computer() {
    let mut t = Table::new(2);
    t.p(1).data = 2;
    t.mark().play("place upper");
    assert_eq!((t.diff(1).as_str(), t.p(1).computer.upper), ("data-1", 1));
}

/// S4.5
#[test]
fn a_fulfilled_condition_completes_a_mission_at_any_time_of_the_own_turn() {
    let mut t = Table::new(2);
    t.played(1, "5")
        .played(2, "6")
        .orbiter(1, "venus")
        .orbiter(2, "jupiter");
    t.illegal("complete 6").play("scan; complete 5");
    assert_eq!(t.diff(1), "vp+7 credits-1 energy-2 publicity+1");
    t.illegal("complete 5");
}

/// S4.6, S4.8
#[test]
fn two_of_a_kind_are_exchanged_for_one() {
    let table = [
        ("exchange credit energy", "credits-2 energy+1"),
        ("exchange credit card; draw", "credits-2 hand+1"),
        ("exchange energy credit", "credits+1 energy-2"),
        ("exchange energy card; take 108", "energy-2 hand+1"),
        (
            "exchange card credit; discard 1; discard 2",
            "credits+1 hand-2",
        ),
        (
            "exchange card energy; discard 1; discard 2",
            "energy+1 hand-2",
        ),
        (
            "exchange card card; discard 1; discard 2; take 110",
            "hand-1",
        ),
    ];
    for (choices, change) in table {
        let mut t = Table::new(2);
        t.hand(1, "1 2 4").play(choices);
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 turn", change)
        );
    }
}

/// S4.6
#[test]
fn one_of_each_kind_cannot_be_exchanged() {
    let mut t = Table::new(2);
    t.hand(1, "57");
    (t.p(1).credits, t.p(1).energy) = (1, 1);
    assert!(
        !t.choices()
            .iter()
            .any(|choice| choice.starts_with("exchange"))
    );
    t.refused("exchange credit energy", "S4.6")
        .refused("exchange card energy", "S4.6");
    t.p(1).credits = 2;
    t.legal("exchange credit energy; exchange credit card");
}

/// S4.7
#[test]
fn species_cards_can_be_exchanged_but_not_exertian_cards() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "57 et.1")
        .play("exchange card energy; discard 57; discard et.1");
    assert_eq!(t.diff(1), "energy+1 hand-2");
    let mut t = Table::with_species(2, Species::Anomalies, Species::Exertians);
    t.discover("right").hand(1, "57");
    let deck = t.s.species[1].deck;
    for &card in &deck[..3] {
        t.p(1).exertians.insert(card);
    }
    t.s.species[1].deck = deck[3..].iter().copied().collect();
    t.illegal("exchange card energy; exchange card credit; exchange card card");
}

/// S4.8, S8.21
#[test]
fn a_card_gained_by_exchange_comes_from_row_or_deck() {
    let mut t = Table::new(2);
    t.deck_top("7 8").play("exchange credit card");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    t.clone()
        .play("draw")
        .p(1)
        .hand
        .iter()
        .for_each(|card| assert_eq!(card.to_string(), "7"));
    t.play("take 108");
    assert_eq!(
        t.s.row.map(|card| card.unwrap().to_string()),
        ["110", "7", "112"]
    );
}

/// S4.9
#[test]
fn nothing_else_can_be_exchanged() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1 probe-2").probe(1, "r1s5");
    let player = t.p(1);
    (player.credits, player.energy, player.publicity) = (0, 0, 10);
    (player.data, player.exofossils) = (6, 6);
    t.illegal("exchange data credit; exchange data card; exchange publicity credit");
    t.illegal("exchange credit data; exchange credit publicity; exchange energy card");
    t.p(1).credits = 2;
    t.illegal("exchange credit data; exchange credit publicity");
}

/// S4.10
#[test]
fn a_card_costs_three_publicity() {
    let mut t = Table::new(2);
    t.play("buy");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    t.play("take 112");
    assert_eq!(t.diff(1), "publicity-3 hand+1");
}

/// S4.11, S14.12
#[test]
fn delivering_a_capsule_is_a_free_action() {
    let mut t = Table::new(2);
    t.discover("left").played(1, "et.7").capsule(1, "r1s4", 2);
    t.refused("deliver et.7 1", "S4.11")
        .play("move 1 r1s5; deliver et.7 1");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.p(1).pieces.len(), 0);
    assert!(t.s.completed.has("et.7".parse().unwrap()));
}

/// S4.12
#[test]
fn free_actions_have_no_limit_in_number() {
    let mut t = Table::new(2);
    t.probe(1, "r3s5").p(1).publicity = 10;
    t.mark();
    for _ in 0..5 {
        t.play("move 1 r3s6; move 1 r3s5");
    }
    t.play(
        "buy; draw; buy; draw; buy; draw; exchange credit card; draw; exchange credit card; draw",
    );
    assert_eq!(t.diff(1), "credits-4 energy-10 publicity-9 hand+5");
}

/// S4.13
#[test]
fn no_free_actions_once_a_pass_has_begun() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 4 7 57").probe(1, "r1s5").p(1).data = 3;
    t.play("move 1 r1s4; pass");
    assert_eq!(
        t.choices(),
        [
            "discard 1",
            "discard 2",
            "discard 4",
            "discard 7",
            "discard 57"
        ]
    );
    for decision in ["1 pass-discard", "1 pass-take"] {
        assert_eq!(t.decides(), decision);
        for choice in FREE {
            t.refused(choice, "S4.13");
        }
        let choice = t.choices()[0].clone();
        t.play(&choice);
    }
    assert_eq!(t.decides(), "2 turn");
}

/// S10.4: the values of the gold tiles, as the setup has put them.
#[test]
fn gold_sides_decide_the_values() {
    let values = |gold: &str| {
        let options = Options {
            gold: Some(gold.to_owned()),
            ..Options::default()
        };
        let s = new(&options, 1);
        Gold::ALL
            .iter()
            .map(|&gold| s.gold_values(gold)[0])
            .collect::<Vec<_>>()
    };
    assert_eq!(values("AAAA"), [11, 4, 11, 8]);
    assert_eq!(values("BBBB"), [7, 8, 5, 8]);
}
