//! Solo: what the rival's action cards do, from scanning to the end of the game (S19.34 to S19.64).

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::names::{Side, Species, Star, Tech, Trace};
use orrery_seti::state::Marker;
use orrery_seti::{Cause, Event};

/// A quiet solo position in which the rival's next card is this one.
fn with_card(card: u8) -> Table {
    with(card, Species::Mascamites, Species::Anomalies)
}

fn with(card: u8, left: Species, right: Species) -> Table {
    let mut t = Table::solo_with(1, left, right);
    t.s.rival.reserve = (5..=14).rev().filter(|&one| one != card).collect();
    t.s.rival.deck = [card].into_iter().collect();
    t.mark();
    t
}

/// Left species discovered, and discovered first.
fn met(card: u8, left: Species) -> Table {
    let other = if left == Species::Mascamites {
        Species::Anomalies
    } else {
        Species::Mascamites
    };
    let mut t = with(card, left, other);
    t.discover("left");
    t.s.rival.first_discovered = Some(Side::Left);
    t.mark();
    t
}

/// Prepares the rival: `full` computer, `ready` probe on Earth, `rich` in publicity, `first` and `second`
/// species discovered, stored technologies.
fn prepare(t: &mut Table, words: &str) {
    for word in words.split_whitespace() {
        match word {
            "full" => t.p(2).computer.upper = 6,
            "ready" => {
                t.probe(2, "r1s5");
            }
            "rich" => t.p(2).publicity = 6,
            "first" => {
                t.discover("left");
                t.s.rival.first_discovered = Some(Side::Left);
            }
            "second" => {
                t.discover("right");
            }
            tech => {
                let tech: Tech = tech.parse().unwrap();
                t.s.techs[tech.index()].tiles.remove(0);
                t.s.rival.techs[tech.index()] += 1;
            }
        }
    }
    t.mark();
}

/// The rival's turn: the human launches and ends.
#[track_caller]
fn turn(t: &mut Table) -> String {
    let before = t.s.rival.progress;
    t.play("launch; end");
    report(t, before)
}

/// What the rival did: `card.line skipped rules: deeds: differences`.
fn report(t: &Table, before: u8) -> String {
    let mut head = Vec::new();
    let mut deeds = Vec::new();
    for told in &t.events {
        match &told.event {
            Event::RivalActs {
                card,
                line,
                skipped,
            } => head.push(format!("{card}.{line} [{}]", skipped.join(" "))),
            Event::Launched { seat } if seat.index() == 1 => deeds.push("launch".to_owned()),
            Event::Orbited { body, .. } => deeds.push(format!("orbit {body}")),
            Event::Landed { site, .. } => deeds.push(format!("land {site}")),
            Event::Researched { tech, .. } => deeds.push(format!("research {tech}")),
            Event::Signal { star, .. } => deeds.push(star.to_string()),
            Event::TileSignal { .. } => deeds.push("tile".to_owned()),
            Event::TileCompleted => deeds.push("tile completed".to_owned()),
            Event::SectorWon { seat, star, .. } => deeds.push(format!("{seat} wins {star}")),
            Event::RivalSpends { tech } => deeds.push(format!("spend {tech}")),
            Event::Rotated { disc } => deeds.push(format!("rotate {disc}")),
            Event::Passed { seat } if seat.index() == 1 => deeds.push("pass".to_owned()),
            Event::AnomalyTriggered { color, .. } => deeds.push(format!("anomaly {color}")),
            Event::GoldMarked { gold, value, .. } => deeds.push(format!("gold {gold} {value}")),
            Event::MessageTaken { reward, .. } => deeds.push(format!("message {reward}")),
            Event::Neutral { side, color } => deeds.push(format!("neutral {side} {color}")),
            Event::Discovered { side, .. } => deeds.push(format!("discover {side}")),
            Event::SecretPlayed { .. } => deeds.push("secret".to_owned()),
            Event::Strengthened => deeds.push("strengthened".to_owned()),
            Event::Traced {
                color, side, spot, ..
            } => deeds.push(format!("{side} {color} {spot:?}")),
            _ => {}
        }
    }
    let steps = (t.s.rival.progress + 12 - before) % 12;
    let mut end = t.diff(2);
    if steps > 0 {
        end = format!("{end} progress+{steps}");
    }
    format!("{}: {}: {}", head.join(", "), deeds.join(", "), end.trim())
}

#[track_caller]
fn check_card(card: u8, rows: &[(&str, &str)]) {
    let all: Vec<(String, &str)> = rows
        .iter()
        .map(|(words, expected)| {
            let mut t = match card {
                15 => met(15, Species::Mascamites),
                16 => met(16, Species::Anomalies),
                17 => met(17, Species::Oumuamua),
                18 => met(18, Species::Centaurians),
                19 => met(19, Species::Exertians),
                _ => with_card(card),
            };
            prepare(&mut t, words);
            (turn(&mut t), *expected)
        })
        .collect();
    for (got, expected) in &all {
        println!("{got}");
        if got != expected {
            println!("  expected {expected}");
        }
    }
    assert!(all.iter().all(|(got, expected)| got == expected));
}

/// Action card S.1
#[test]
fn card_1() {
    check_card(
        1,
        &[
            (
                "full",
                "1.1 []: left blue Discovery: vp+5 publicity+1 traces+1",
            ),
            ("", "1.2 [S19.39]: launch: publicity+1 pieces+1"),
            (
                "ready rich",
                "1.3 [S19.39 S19.26]: rotate 1, research computer-1: vp+5 publicity-6",
            ),
            (
                "ready",
                "1.4 [S19.39 S19.26 S19.20]: orbit venus: vp+9 publicity+1 pieces-1 progress+4",
            ),
            (
                "full ready rich computer-2",
                "1.1 []: left blue Discovery, spend computer-2: vp+8 publicity+1 traces+1 progress+1",
            ),
        ],
    );
}

/// Action card S.2
#[test]
fn card_2() {
    check_card(
        2,
        &[
            (
                "full rich",
                "2.1 []: right blue Discovery: vp+3 publicity+1 traces+1",
            ),
            (
                "rich",
                "2.2 [S19.39]: rotate 1, research computer-1: vp+5 publicity-6",
            ),
            (
                "",
                "2.3 [S19.39 S19.20]: 61-virginis, 61-virginis, beta-pictoris: vp+2 publicity+1",
            ),
            (
                "telescope-3",
                "2.3 [S19.39 S19.20]: 61-virginis, 61-virginis, beta-pictoris, spend telescope-3, proxima-centauri: vp+2 publicity+1 progress+4",
            ),
        ],
    );
}

/// Action card S.3
#[test]
fn card_3() {
    check_card(
        3,
        &[
            ("first", "3.1 [], 15.1 []: launch: publicity+1 pieces+1"),
            (
                "rich",
                "3.2 [S19.45]: rotate 1, research computer-1: vp+5 publicity-6",
            ),
            (
                "",
                "3.3 [S19.45 S19.20]: 61-virginis, proxima-centauri, beta-pictoris: publicity+1",
            ),
        ],
    );
}

/// Action card S.4
#[test]
fn card_4() {
    check_card(
        4,
        &[
            (
                "first second ready",
                "4.1 [], 16.1 []: right blue Row(1): vp+7 traces+1 progress+1",
            ),
            (
                "first ready",
                "4.2 [S19.45]: orbit venus: vp+9 publicity+1 pieces-1 progress+4",
            ),
            (
                "ready",
                "4.2 [S19.45]: orbit venus: vp+9 publicity+1 pieces-1 progress+4",
            ),
            (
                "",
                "4.3 [S19.45 S19.27]: rotate 1, research computer-1: vp+5 progress+1",
            ),
        ],
    );
}

/// Action card S.5
#[test]
fn card_5() {
    check_card(
        5,
        &[
            (
                "full rich",
                "5.1 []: left blue Discovery: vp+8 publicity+1 traces+1",
            ),
            (
                "rich",
                "5.2 [S19.39]: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            (
                "",
                "5.3 [S19.39 S19.20]: 61-virginis, 61-virginis, proxima-centauri: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.6
#[test]
fn card_6() {
    check_card(
        6,
        &[
            (
                "rich",
                "6.1 []: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            ("", "6.2 [S19.20]: launch: publicity+1 pieces+1 progress+1"),
            (
                "ready",
                "6.3 [S19.20 S19.26]: 61-virginis, 61-virginis, proxima-centauri: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.7
#[test]
fn card_7() {
    check_card(
        7,
        &[
            (
                "rich ready",
                "7.1 []: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            (
                "ready",
                "7.2 [S19.20]: land saturn, right orange Discovery: vp+11 publicity+3 pieces-1 traces+1",
            ),
            (
                "ready probe-1",
                "7.2 [S19.20]: spend probe-1, land titan, right blue Discovery, right orange Discovery: vp+13 publicity+3 pieces-1 traces+2",
            ),
            (
                "",
                "7.3 [S19.20 S19.27]: 61-virginis, 61-virginis, 61-virginis: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.8
#[test]
fn card_8() {
    check_card(
        8,
        &[
            (
                "full ready",
                "8.1 []: left blue Discovery: vp+8 publicity+1 traces+1",
            ),
            (
                "ready",
                "8.2 [S19.39]: land jupiter, left orange Discovery: vp+12 publicity+4 pieces-1 traces+1",
            ),
            (
                "ready probe-1",
                "8.2 [S19.39]: spend probe-1, land io: vp+10 publicity+2 pieces-1 progress+4",
            ),
            (
                "",
                "8.3 [S19.39 S19.27]: 61-virginis, 61-virginis, proxima-centauri: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.9
#[test]
fn card_9() {
    check_card(
        9,
        &[
            (
                "full",
                "9.1 []: right blue Discovery: vp+6 publicity+1 traces+1",
            ),
            ("", "9.2 [S19.39]: launch: publicity+1 pieces+1 progress+1"),
            (
                "ready",
                "9.3 [S19.39 S19.26]: orbit mercury, sirius-a, sirius-a: vp+5 publicity+3 pieces-1 progress+5",
            ),
        ],
    );
}

/// Action card S.10
#[test]
fn card_10() {
    check_card(
        10,
        &[
            (
                "full",
                "10.1 []: right blue Discovery: vp+6 publicity+1 traces+1",
            ),
            ("", "10.2 [S19.39]: launch: publicity+1 pieces+1 progress+1"),
            (
                "ready",
                "10.3 [S19.39 S19.26]: 61-virginis, 61-virginis, 61-virginis: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.11
#[test]
fn card_11() {
    check_card(
        11,
        &[
            (
                "rich full",
                "11.1 []: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            (
                "full",
                "11.2 [S19.20]: right blue Discovery: vp+6 publicity+1 traces+1",
            ),
            (
                "",
                "11.3 [S19.20 S19.39]: 61-virginis, 61-virginis, 61-virginis: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.12
#[test]
fn card_12() {
    check_card(
        12,
        &[
            (
                "rich",
                "12.1 []: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            ("", "12.2 [S19.20]: launch: publicity+1 pieces+1 progress+1"),
            (
                "ready",
                "12.3 [S19.20 S19.26]: land mercury, left orange Discovery: vp+17 publicity+4 pieces-1 traces+1",
            ),
        ],
    );
}

/// Action card S.13
#[test]
fn card_13() {
    check_card(
        13,
        &[
            (
                "ready full",
                "13.1 []: land mars, left orange Discovery: vp+11 publicity+3 data+2 pieces-1 traces+1",
            ),
            (
                "full",
                "13.2 [S19.27]: left blue Discovery: vp+8 publicity+1 traces+1",
            ),
            (
                "",
                "13.3 [S19.27 S19.39]: 61-virginis, 61-virginis, proxima-centauri: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.14
#[test]
fn card_14() {
    check_card(
        14,
        &[
            ("rich", "14.1 []: launch: publicity+1 pieces+1 progress+1"),
            (
                "ready rich",
                "14.2 [S19.26]: rotate 1, research computer-1: vp+5 publicity-6 progress+1",
            ),
            (
                "ready",
                "14.3 [S19.26 S19.20]: 61-virginis, 61-virginis, 61-virginis: vp+2 publicity+1",
            ),
        ],
    );
}

/// Action card S.15, S19.47
#[test]
fn card_15() {
    check_card(
        15,
        &[
            ("", "15.1 []: launch: publicity+1 pieces+1"),
            (
                "ready",
                "15.2 [S19.26]: land saturn, right orange Discovery: vp+11 publicity+3 pieces-1 traces+1",
            ),
            (
                "ready probe-3",
                "15.2 [S19.26]: spend probe-3, land titan, right blue Discovery, right orange Discovery: vp+13 publicity+3 pieces-1 traces+2",
            ),
        ],
    );
}

/// Action card S.16, S19.48
#[test]
fn card_16() {
    check_card(
        16,
        &[("", "16.1 []: left blue Row(1): vp+7 traces+1 progress+1")],
    );
}

/// Action card S.17, S19.50
#[test]
fn card_17() {
    check_card(
        17,
        &[
            (
                "ready",
                "17.1 []: land oumuamua: vp+9 publicity+2 exofossils+2 pieces-1",
            ),
            (
                "",
                "17.2 [S19.27]: 61-virginis, proxima-centauri, tile: vp+1 publicity+1",
            ),
            (
                "telescope-1",
                "17.2 [S19.27]: 61-virginis, proxima-centauri, tile, spend telescope-1, beta-pictoris: vp+1 publicity+1 progress+4",
            ),
        ],
    );
}

/// Action card S.18, S19.51
#[test]
fn card_18() {
    check_card(
        18,
        &[(
            "",
            "18.2 [S19.51]: 61-virginis, 61-virginis, beta-pictoris: vp+2 publicity+1",
        )],
    );
}

/// Action card S.19, S19.52
#[test]
fn card_19() {
    check_card(19, &[("", "19.1 []: secret: ")]);
}

/// Puts a marker on a board space without reward.
fn row_taken(t: &mut Table, number: u8, side: Side, color: Trace, rows: &[usize]) {
    for row in rows {
        t.s.species[side.index()].board[color.index()][row - 1] = Some(Marker::of(seat(number)));
        t.p(number).traces[side.index()][color.index()] += 1;
    }
    t.mark();
}

fn deeds(report: &str) -> &str {
    report.split(": ").nth(1).unwrap()
}

/// S19.34, S19.35
#[test]
fn row_signals_use_the_cards_still_in_the_row_and_it_is_refilled_at_the_end() {
    let mut t = with_card(2);
    t.deck_top("2 5 13");
    prepare(&mut t, "telescope-1");
    let done = turn(&mut t);
    assert_eq!(
        deeds(&done),
        "61-virginis, 61-virginis, beta-pictoris, spend telescope-1, proxima-centauri"
    );
    let row: Vec<String> = t.s.row.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(row.len(), 3);
    assert!(
        ["2", "5", "13"]
            .iter()
            .all(|card| row.contains(&(*card).to_owned()))
    );
    assert_eq!(t.s.rival.techs, [0; 12]);
    assert_eq!(t.s.discard.len(), 3);
}

/// The star of a colour that the rival prefers; S.5 marks Earth's sector twice, then a row signal.
fn chosen(card: &str, first: (&str, &str), second: (&str, &str)) -> String {
    let mut t = with_card(5);
    t.row(card);
    t.signals(first.0, first.1).signals(second.0, second.1);
    t.play("launch; end");
    let mut signals = t.events.iter().filter_map(|told| match told.event {
        Event::Signal { star, .. } => Some(star),
        _ => None,
    });
    signals.next_back().unwrap().to_string()
}

fn blue(procyon: &str, sirius: &str) -> String {
    chosen("2 108 112", ("procyon", procyon), ("sirius-a", sirius))
}

/// S19.36: the example of the rulebook.
#[test]
fn without_a_win_or_a_second_place_the_sector_with_most_own_markers_is_chosen() {
    assert_eq!(blue("2 2 1", "2 1 1 1"), "procyon");
    assert_eq!(blue("2 1 1", "2 1 2 1"), "sirius-a");
}

/// S19.36, D-31
#[test]
fn winning_comes_before_second_place_and_second_place_before_most_markers() {
    assert_eq!(blue("2 2 1 1", "1"), "procyon");
    assert_eq!(blue("1 1 1 2", "1"), "sirius-a");
    assert_eq!(blue("1", "2 2 2"), "procyon");
    assert_eq!(blue("1", "2 1 2 1 2"), "sirius-a");
}

/// S19.36
#[test]
fn ties_at_every_step_go_to_the_larger_sector() {
    assert_eq!(blue("2 2 2 2", "2 1 2 1 2"), "sirius-a");
    assert_eq!(blue("2", "1"), "sirius-a");
    assert_eq!(blue("2 1", "1 2"), "sirius-a");
    assert_eq!(blue("", ""), "sirius-a");
}

/// D-31
#[test]
fn an_excess_marker_counts_as_winning_only_if_it_turns_the_majority() {
    let yellow = |virginis| chosen("1 108 110", ("61-virginis", virginis), ("kepler-22", "1"));
    assert_eq!(yellow("1 1 1 2 1"), "61-virginis");
    assert_eq!(yellow("1 1 1 2"), "kepler-22");
}

/// S19.37
#[test]
fn signals_of_rewards_follow_the_same_priorities() {
    let mut t = with_card(7);
    t.lander(1, "titan").signals("barnards-star", "1");
    prepare(&mut t, "ready probe-1");
    assert_eq!(
        deeds(&turn(&mut t)),
        "spend probe-1, land enceladus, barnards-star, sirius-a, 61-virginis"
    );
}

/// S19.37, S16.15: the tile lies in Earth's sector.
#[test]
fn only_the_oumuamua_signal_goes_to_the_tile_and_always_there() {
    let mut t = met(2, Species::Oumuamua);
    assert_eq!(
        deeds(&turn(&mut t)),
        "61-virginis, 61-virginis, beta-pictoris"
    );
    let mut t = met(17, Species::Oumuamua);
    assert_eq!(deeds(&turn(&mut t)), "61-virginis, proxima-centauri, tile");
    assert_eq!(t.s.relics.tile.to_vec(), [seat(2)]);
}

/// S19.38
#[test]
fn completed_sectors_are_resolved_in_the_order_of_completion() {
    let mut t = with_card(5);
    t.signals("61-virginis", "2 2 2 2")
        .signals("proxima-centauri", "2 2 2 2 2");
    let done = turn(&mut t);
    let wins: Vec<&str> = deeds(&done)
        .split(", ")
        .filter(|deed| deed.contains("wins"))
        .collect();
    assert_eq!(wins, ["2 wins 61-virginis", "2 wins proxima-centauri"]);
}

/// S19.38, S16.15: with the tile's exofossil the rival could pay for the lowest space.
#[test]
fn the_tile_is_resolved_when_its_turn_comes() {
    let mut t = met(17, Species::Oumuamua);
    t.signals("61-virginis", "2 2 2 2 2")
        .found(1, "right", "pink");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    t.p(2).exofossils = 3;
    t.mark();
    let done = turn(&mut t);
    assert_eq!(
        deeds(&done),
        "61-virginis, proxima-centauri, tile, 2 wins 61-virginis, left pink Row(2), tile completed"
    );
    assert_eq!((t.p(1).exofossils, t.p(2).exofossils), (1, 5));

    let mut t = met(17, Species::Oumuamua);
    t.signals("beta-pictoris", "2 2 2 2")
        .found(1, "right", "pink");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    t.p(2).exofossils = 3;
    prepare(&mut t, "telescope-1");
    let done = turn(&mut t);
    assert!(
        done.contains("tile completed, 2 wins beta-pictoris, left pink Row(1)"),
        "{done}"
    );
}

/// S19.39
#[test]
fn analysing_empties_the_computer_and_refills_it_from_the_pool() {
    let mut t = with_card(1);
    t.p(2).data = 5;
    prepare(&mut t, "full computer-2 computer-3");
    assert_eq!(
        turn(&mut t),
        "1.1 []: left blue Discovery, spend computer-2: vp+8 publicity+2 data-5 traces+1 progress+5"
    );
    assert_eq!(t.p(2).computer.upper, 5);
    let mut t = with_card(1);
    t.p(2).data = 8;
    prepare(&mut t, "full");
    turn(&mut t);
    assert_eq!((t.p(2).computer.upper, t.p(2).data), (6, 2));
    let mut t = with_card(1);
    t.p(2).computer.upper = 5;
    t.p(2).data = 3;
    assert!(turn(&mut t).starts_with("1.2 [S19.39]"));
}

/// S19.40
#[test]
fn the_lowest_space_of_the_colour_is_marked() {
    let mut t = met(1, Species::Mascamites);
    prepare(&mut t, "full");
    assert_eq!(deeds(&turn(&mut t)), "right blue Discovery");

    let mut t = met(2, Species::Mascamites);
    t.found(1, "right", "blue");
    prepare(&mut t, "full");
    assert_eq!(deeds(&turn(&mut t)), "left blue Row(1)");

    let mut t = met(1, Species::Mascamites);
    prepare(&mut t, "full second");
    row_taken(&mut t, 1, Side::Left, Trace::Blue, &[1]);
    assert_eq!(deeds(&turn(&mut t)), "right blue Row(1)");
}

/// S19.42
#[test]
fn spaces_at_the_same_level_are_chosen_by_the_arrow() {
    for (card, side) in [(1, "left"), (2, "right")] {
        let mut t = with_card(card);
        prepare(&mut t, "full first second");
        assert_eq!(deeds(&turn(&mut t)), format!("{side} blue Row(1)"));
    }
}

/// S19.40, S19.44
#[test]
fn overflow_is_used_last_and_by_the_arrow() {
    for (card, side) in [(1, "left"), (2, "right")] {
        let mut t = with_card(card);
        t.found(1, "left", "blue").found(1, "right", "blue");
        prepare(&mut t, "full");
        assert_eq!(deeds(&turn(&mut t)), format!("{side} blue Overflow"));
    }
}

/// S19.41, S19.42, S19.53: the leftmost message is a universal trace.
#[test]
fn a_universal_trace_considers_all_columns_of_both_species() {
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).found(1, "right", "pink");
    assert_eq!(
        deeds(&turn(&mut t)),
        "message 1, right orange Discovery, launch"
    );
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15);
    prepare(&mut t, "second");
    assert_eq!(deeds(&turn(&mut t)), "message 1, left pink Row(1), launch");
}

/// S19.43, S16.15
#[test]
fn a_space_that_costs_exofossils_needs_them() {
    for (exofossils, row) in [(3, 2), (4, 1)] {
        let mut t = met(1, Species::Oumuamua);
        t.found(1, "right", "blue").no_milestones();
        t.p(2).exofossils = exofossils;
        prepare(&mut t, "full");
        assert_eq!(deeds(&turn(&mut t)), format!("left blue Row({row})"));
        assert_eq!(t.p(2).exofossils, if row == 1 { 0 } else { 4 });
    }
}

/// S19.43
#[test]
fn a_space_that_costs_data_needs_a_full_computer_and_the_pool() {
    for (upper, data, spot, left) in [
        (6, 3, "Row(4)", 0),
        (6, 2, "Row(5)", 1),
        (6, 0, "Overflow", 0),
        (5, 3, "Overflow", 3),
    ] {
        let mut t = met(13, Species::Centaurians);
        t.found(1, "right", "orange").no_milestones();
        t.p(2).message = 0;
        row_taken(&mut t, 1, Side::Left, Trace::Orange, &[1, 2, 3]);
        prepare(&mut t, "ready");
        t.p(2).computer.upper = upper;
        t.p(2).data = data;
        let done = turn(&mut t);
        assert_eq!(deeds(&done), format!("land mars, left orange {spot}"));
        let gained = if upper == 6 { 2 } else { 1 };
        assert_eq!(t.p(2).data, left + gained);
    }
}

/// S19.45
#[test]
fn the_species_card_replaces_the_switching_card() {
    let mut t = with_card(3);
    prepare(&mut t, "first");
    turn(&mut t);
    assert_eq!(t.s.rival.played.to_vec(), [15]);
    assert!(t.s.rival.arrow_right && t.s.rival.deck.is_empty());
}

/// S19.46
#[test]
fn first_and_second_follow_the_order_of_discovery() {
    let found = |t: &mut Table, side: &str| {
        for color in ["pink", "orange", "blue"] {
            t.found(1, side, color);
        }
    };
    let mut t = with_card(3);
    found(&mut t, "right");
    assert!(turn(&mut t).starts_with("3.1 [], 16.1 []"));
    for (card, species) in [(3, 15), (4, 16)] {
        let mut t = with_card(card);
        found(&mut t, "left");
        found(&mut t, "right");
        let expected = format!("{card}.1 [], {species}.1 []");
        assert!(turn(&mut t).starts_with(&expected));
    }
    for (card, species) in [(3, 16), (4, 15)] {
        let mut t = with_card(card);
        prepare(&mut t, "first second");
        t.s.rival.first_discovered = Some(Side::Right);
        let expected = format!("{card}.1 [], {species}.1 []");
        assert!(turn(&mut t).starts_with(&expected));
    }
}

/// S19.47, D-58
#[test]
fn the_mascamites_card_never_orbits() {
    let mut t = met(15, Species::Mascamites);
    t.lander(1, "saturn");
    let saturn: orrery_seti::names::Body = "saturn".parse().unwrap();
    t.s.planets[saturn.index()].first_landers[0] = Some(Marker::of(seat(1)));
    prepare(&mut t, "ready");
    assert_eq!(deeds(&turn(&mut t)), "land saturn, right orange Discovery");
}

/// S14.16
#[test]
fn the_mascamites_card_brings_a_sample_to_the_board_without_reward() {
    let mut t = met(15, Species::Mascamites);
    prepare(&mut t, "ready");
    assert!(turn(&mut t).ends_with("vp+11 publicity+3 pieces-1 traces+1"));
    let relics = &t.s.relics;
    assert_eq!((relics.samples[0].len(), relics.samples[1].len()), (3, 2));
    assert_eq!(relics.delivered.len(), 2);
    assert!((3..6).contains(&relics.delivered[1].index()));

    let by_chance = |seed: u64| {
        let mut t = met(15, Species::Mascamites);
        t.s.rng = orrery_core::Rng::new(seed);
        prepare(&mut t, "ready");
        turn(&mut t);
        t.s.relics.delivered[1].index()
    };
    for sample in 3..6 {
        assert!((0..30).any(|seed| by_chance(seed) == sample));
    }

    let mut t = met(15, Species::Mascamites);
    while let Some(sample) = t.s.relics.samples[1].pop() {
        t.s.relics.delivered.push(sample);
    }
    prepare(&mut t, "ready");
    assert!(turn(&mut t).ends_with("vp+11 publicity+3 pieces-1 traces+1"));
    assert_eq!(t.s.relics.delivered.len(), 4);
}

/// S19.48
#[test]
fn the_leader_of_the_next_anomaly_researches_for_free() {
    let mut t = met(16, Species::Anomalies);
    row_taken(&mut t, 2, Side::Left, Trace::Blue, &[1]);
    assert_eq!(
        turn(&mut t),
        "16.2 [S19.48]: rotate 1, research computer-1: vp+5 progress+1"
    );
    let mut t = met(16, Species::Anomalies);
    row_taken(&mut t, 2, Side::Left, Trace::Blue, &[1]);
    row_taken(&mut t, 1, Side::Left, Trace::Blue, &[3]);
    assert_eq!(
        turn(&mut t),
        "16.1 []: left blue Row(2): vp+5 traces+1 progress+1"
    );
}

/// S19.49: pink lies in Earth's sector, orange is nearest clockwise.
#[test]
fn the_next_anomaly_is_the_nearest_counter_clockwise() {
    let mut t = met(16, Species::Anomalies);
    t.s.relics.anomalies[1].sector = 6;
    t.mark();
    assert_eq!(deeds(&turn(&mut t)), "left blue Row(1)");
    let mut t = met(16, Species::Anomalies);
    t.s.relics.anomalies[1].sector = 4;
    t.mark();
    assert_eq!(deeds(&turn(&mut t)), "left orange Row(1)");
}

/// S19.50
#[test]
fn at_oumuamua_landing_is_preferred_unless_only_the_orbit_is_open() {
    let mut t = met(17, Species::Oumuamua);
    let tile: orrery_seti::names::Body = "oumuamua".parse().unwrap();
    let planet = &mut t.s.planets[tile.index()];
    planet.landers[0] = 3;
    planet.first_landers = [Some(Marker::of(seat(1))); 3];
    prepare(&mut t, "ready");
    assert!(deeds(&turn(&mut t)).starts_with("orbit oumuamua"));
}

/// D-75, S16.15, S19.37: the star of the tile's sector is 61 Virginis.
#[test]
fn the_signal_of_an_orbit_at_oumuamua_goes_to_the_tile() {
    let mut t = met(17, Species::Oumuamua);
    let tile: orrery_seti::names::Body = "oumuamua".parse().unwrap();
    let planet = &mut t.s.planets[tile.index()];
    planet.landers[0] = 3;
    planet.first_landers = [Some(Marker::of(seat(1))); 3];
    t.signals("61-virginis", "2");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    prepare(&mut t, "ready");
    assert_eq!(
        turn(&mut t),
        "17.1 []: orbit oumuamua, tile, tile completed: vp+12 publicity+1 exofossils+2 pieces-1 progress+1"
    );
    assert_eq!((t.p(2).computer.upper, t.s.relics.tile.len()), (1, 0));
}

/// S19.51, S17.16
#[test]
fn a_message_needs_a_tile_in_reserve_and_none_on_the_track() {
    let mut t = met(18, Species::Centaurians);
    t.score(2, 7);
    t.s.rival.messages = 2;
    t.p(2).message = 0;
    t.mark();
    assert_eq!(turn(&mut t), "18.1 []: : progress+1");
    assert_eq!((t.p(2).message, t.s.rival.messages), (22, 1));
    for (messages, on_track) in [(0, 0), (2, 15)] {
        let mut t = met(18, Species::Centaurians);
        t.s.rival.messages = messages;
        t.p(2).message = on_track;
        t.mark();
        assert!(turn(&mut t).starts_with("18.2 [S19.51]: 61-virginis"));
    }
}

/// S17.16, S19.58
#[test]
fn at_discovery_the_rival_places_its_message_and_keeps_two() {
    let mut t = with(1, Species::Centaurians, Species::Mascamites);
    t.score(2, 3)
        .found(2, "left", "pink")
        .found(2, "left", "orange")
        .found(1, "left", "blue");
    assert!(turn(&mut t).ends_with("progress+2"));
    assert_eq!((t.p(2).message, t.s.rival.messages), (18, 2));
    assert!(t.p(2).hand.is_empty());
    assert_eq!(t.p(1).hand.len(), 1);
}

/// S19.52
#[test]
fn exertian_cards_are_played_until_five_are_reached() {
    let played = |secrets: u8, markers: usize| {
        let mut t = met(19, Species::Exertians);
        for _ in 0..secrets {
            let card = t.s.species[0].deck.pop().unwrap();
            t.p(2).secrets.insert(card);
        }
        row_taken(
            &mut t,
            2,
            Side::Left,
            Trace::Pink,
            &[1, 2, 3, 4, 5][..markers],
        );
        turn(&mut t).starts_with("19.1 []: secret")
    };
    assert!(played(4, 0) && played(2, 2));
    assert!(!played(3, 2) && !played(5, 0));
    let mut t = met(19, Species::Exertians);
    t.overflow(2, "left", "pink", 5);
    assert!(turn(&mut t).starts_with("19.1 []: secret"));
    assert_eq!((t.p(2).secrets.len(), t.s.species[0].deck.len()), (1, 14));
    let mut t = met(19, Species::Exertians);
    while let Some(card) = t.s.species[0].deck.pop() {
        t.p(1).exertians.insert(card);
    }
    t.mark();
    assert!(turn(&mut t).starts_with("19.2 [S19.52]: 61-virginis"));
}

/// S19.53
#[test]
fn the_message_reward_is_chosen_by_the_arrow() {
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).no_milestones();
    t.s.rival.arrow_right = true;
    t.mark();
    assert_eq!(
        turn(&mut t),
        "1.2 [S19.39]: message 4, launch: vp+8 publicity+1 pieces+1"
    );
    assert_eq!(t.p(2).message, 0);
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).no_milestones();
    t.s.relics.messages[0] = Some(Marker::of(seat(1)));
    t.mark();
    assert!(turn(&mut t).ends_with("message 2, launch: publicity+1 pieces+1 progress+2"));
}

/// S19.54
#[test]
fn gold_milestones_take_only_first_spaces_by_the_arrow() {
    let claim = |right: bool, taken: &[usize]| {
        let mut t = with_card(1);
        t.score(2, 25);
        t.p(2).neutral_done = [true; 2];
        t.s.rival.arrow_right = right;
        for &gold in taken {
            t.s.gold[gold] = [seat(1)].into_iter().collect();
        }
        t.mark();
        let done = turn(&mut t);
        assert_eq!(t.p(2).gold_done, [true, false, false]);
        deeds(&done).to_owned()
    };
    assert!(claim(false, &[]).starts_with("gold technology "));
    assert!(claim(true, &[]).starts_with("gold other "));
    assert!(claim(false, &[0]).starts_with("gold missions "));
    assert!(claim(true, &[3, 2]).starts_with("gold missions "));
    assert_eq!(claim(true, &[0, 1, 2, 3]), "launch");
}

/// S19.55
#[test]
fn the_rival_triggers_neutral_milestones() {
    let mut t = with_card(1);
    t.score(2, 20);
    assert_eq!(deeds(&turn(&mut t)), "neutral left pink, launch");
}

/// An empty action deck and four played cards.
fn passing() -> Table {
    let mut t = with_card(1);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.deck.clear();
    t.mark();
    t
}

/// S19.56, D-39
#[test]
fn passing_reshuffles_rotates_and_removes_a_card_of_the_stack() {
    let mut t = passing();
    let top = *t.s.stacks[0].last().unwrap();
    let n = t.s.stacks[0].len();
    assert_eq!(turn(&mut t), ": pass, rotate 1: progress+1");
    let mut deck = t.s.rival.deck.to_vec();
    deck.sort_unstable();
    assert_eq!(deck, [1, 2, 3, 4]);
    assert!(t.s.rival.played.is_empty() && t.p(2).passed);
    assert_eq!(t.s.stacks[0].len(), n - 1);
    assert!(t.s.discard.has(top));
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(|told| wanted(&told.event));
    let rotated = at(|event| matches!(event, Event::Rotated { .. })).unwrap();
    assert!(rotated < at(|event| matches!(event, Event::Progress { .. })).unwrap());

    let mut t = passing();
    t.s.reminder = false;
    t.mark();
    assert_eq!(turn(&mut t), ": pass: progress+1");
}

/// D-39, S19.62: the rotation of the pass pays the rival for an anomaly before the card of the stack does.
#[test]
fn an_anomaly_pays_before_the_card_of_the_pass() {
    let mut t = met(1, Species::Anomalies);
    t.s.rival.played = [1, 2, 3, 4].into_iter().collect();
    t.s.rival.deck.clear();
    t.s.rival.progress = 10;
    row_taken(&mut t, 2, Side::Left, Trace::Pink, &[1]);
    t.s.relics.anomalies[0].sector = 4;
    t.mark();
    assert_eq!(
        turn(&mut t),
        ": pass, rotate 1, anomaly pink, strengthened: progress+2"
    );
    let causes: Vec<Cause> = t
        .events
        .iter()
        .filter_map(|told| match told.event {
            Event::Progress { cause, .. } => Some(cause),
            _ => None,
        })
        .collect();
    assert_eq!(causes, [Cause::Credit, Cause::Card]);
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
}

/// D-38
#[test]
fn a_card_gained_by_passing_lies_on_top_of_the_new_deck() {
    let mut t = passing();
    t.s.rival.progress = 11;
    t.mark();
    assert_eq!(turn(&mut t), ": pass, rotate 1, strengthened: progress+1");
    assert_eq!((t.s.rival.deck.len(), t.s.rival.deck.last()), (5, Some(&5)));
}

/// S19.57
#[test]
fn in_the_last_round_passing_only_rotates() {
    let mut t = passing();
    t.last_round();
    assert_eq!(turn(&mut t), ": pass, rotate 1: ");
    assert_eq!((t.s.rival.deck.len(), t.s.rival.played.len()), (0, 4));
}

/// S19.58, S18.15, S19.59, D-32
#[test]
fn exertians_give_the_rival_progress_but_no_cards_and_its_score_may_lead() {
    let mut t = with(1, Species::Exertians, Species::Mascamites);
    t.score(2, 31).score(1, 9).no_milestones();
    t.found(2, "left", "pink").found(2, "left", "blue");
    t.s.species[0].discovery[Trace::Orange.index()] = Some(Marker::Neutral);
    t.mark();
    assert!(turn(&mut t).ends_with("progress+2"));
    assert_eq!(t.s.relics.exertian_milestones, [51, 71]);
    assert_eq!((t.p(2).exertians.len(), t.p(2).secrets.len()), (0, 0));
    assert_eq!((t.p(1).exertians.len(), t.s.species[0].deck.len()), (3, 12));
    t.s.rival.deck = [2].into_iter().collect();
    t.score(2, 80);
    assert_eq!(t.play("pass").p(2).secrets.len(), 0);
}

/// S18.15: the message lies where the first Exertian milestone does. The rival takes its reward and nothing
/// else, while the human is asked at the same milestone.
#[test]
fn the_rival_ignores_exertian_milestones() {
    let mut t = with(1, Species::Exertians, Species::Centaurians);
    t.score(2, 11).score(1, 11).no_milestones();
    for color in Trace::ALL {
        t.s.species[0].discovery[color.index()] = Some(Marker::Neutral);
    }
    t.mark().play("launch; end");
    assert_eq!(t.s.relics.exertian_milestones, [31, 51]);
    t.discover("right");
    t.s.rival.deck = [2].into_iter().collect();
    t.score(1, 31).score(2, 31);
    t.p(1).message = 0;
    t.p(2).message = 31;
    let deck = t.s.species[0].deck;
    t.mark()
        .play("scan; earth 61-virginis; row 112; signal kepler-22; end");
    assert_eq!(t.decides(), "1 secret");
    let secret = t.own_choices().remove(0);
    t.play(&secret);
    let told = |wanted: fn(&Event) -> bool| t.events.iter().any(|told| wanted(&told.event));
    assert!(told(
        |event| matches!(event, Event::MessageTaken { seat, .. } if seat.index() == 1)
    ));
    assert!(!told(|event| matches!(
        event,
        Event::GoldMarked { .. } | Event::GoldMissed { .. }
    )));
    assert!(!told(
        |event| matches!(event, Event::SecretPlayed { seat, .. } if seat.index() == 1)
    ));
    assert!(t.p(2).secrets.is_empty() && t.s.species[0].deck == deck);
}

/// S18.15, S2.18: also in a position made by hand, in which nothing is noted about them.
#[test]
fn a_milestone_of_equal_value_does_not_confuse_the_rival() {
    let mut t = with(1, Species::Exertians, Species::Centaurians);
    t.discover("left").discover("right").no_milestones();
    t.p(1).exertian_done = [true; 2];
    t.p(1).message = 0;
    t.p(2).message = 20;
    t.score(2, 20);
    assert_eq!(deeds(&turn(&mut t)), "message 1, left pink Row(1), launch");
    assert_eq!((t.p(2).secrets.len(), t.p(2).message), (0, 0));
}

/// S19.60
#[test]
fn the_rival_takes_no_free_actions() {
    let mut t = passing();
    t.p(2).publicity = 10;
    t.p(2).data = 6;
    t.mark();
    let row = t.s.row;
    assert_eq!(turn(&mut t), ": pass, rotate 1: progress+1");
    assert_eq!(t.s.row, row);
    assert_eq!(t.decides(), "1 turn");
}

/// S19.61
#[test]
fn the_rival_comes_second_in_a_sector_like_a_player() {
    let mut t = with_card(5);
    t.signals("61-virginis", "1 1 1 1");
    let done = turn(&mut t);
    assert!(done.contains("1 wins 61-virginis"), "{done}");
    assert!(done.ends_with("publicity+2"), "{done}");
    assert_eq!(t.decides(), "1 trace");
    let virginis: Star = "61-virginis".parse().unwrap();
    assert_eq!(t.s.sectors[virginis.index()].marks.to_vec(), [seat(2)]);
}

/// S19.62
#[test]
fn the_rival_is_rewarded_as_leader_of_an_anomaly() {
    for (color, side, reward) in [
        (0, 0, "vp+5 progress+2"),
        (0, 1, "vp+9 progress+1"),
        (1, 0, "vp+5 publicity+2 progress+1"),
        (1, 1, "vp+5 progress+2"),
    ] {
        let mut t = met(4, Species::Anomalies);
        row_taken(&mut t, 2, Side::Left, Trace::ALL[color], &[1]);
        t.s.relics.anomalies[0].sector = 0;
        t.s.relics.anomalies[1].sector = 1;
        t.s.relics.anomalies[color].sector = 4;
        t.s.relics.anomalies[color].side = side;
        t.mark();
        let done = turn(&mut t);
        assert!(
            done.contains(&format!("anomaly {}", Trace::ALL[color])),
            "{done}"
        );
        assert!(done.ends_with(&format!(": {reward}")), "{done}");
    }
}

/// S19.63
#[test]
fn sample_spaces_are_levels_in_the_order_they_were_filled() {
    let trace = |taken: &[usize], delivered: u8| {
        let mut t = met(1, Species::Mascamites);
        t.found(1, "right", "blue");
        row_taken(&mut t, 1, Side::Left, Trace::Blue, taken);
        for _ in 1..delivered {
            let sample = t.s.relics.samples[0].pop().unwrap();
            t.s.relics.delivered.push(sample);
        }
        prepare(&mut t, "full");
        deeds(&turn(&mut t)).to_owned()
    };
    assert_eq!(trace(&[1, 2], 1), "left blue Row(3)");
    assert_eq!(trace(&[1, 2, 3], 2), "left blue Row(4)");
    assert_eq!(trace(&[1, 2, 3], 1), "left blue Overflow");
}

/// The last pass of a game without open objectives: final scores and whether the human won.
fn end(t: &mut Table) -> (i32, i32, bool) {
    t.s.rival.played.clear();
    t.s.rival.deck.clear();
    t.last_round().no_milestones();
    t.play("pass");
    let sides = t.s.outcome().unwrap().sides;
    (sides[0].score, sides[1].score, sides[0].won)
}

/// S19.64, D-46
#[test]
fn only_more_points_than_the_rival_win() {
    for (human, rival, won) in [(30, 30, false), (31, 30, true), (29, 30, false)] {
        let mut t = with_card(1);
        t.s.rival.open.clear();
        t.s.rival.objectives.clear();
        t.score(1, human).score(2, rival);
        assert_eq!(end(&mut t), (i32::from(human), i32::from(rival), won));
    }
}

/// S19.64, S19.54
#[test]
fn open_objectives_score_for_the_rival_and_gold_tiles_do_not() {
    let mut t = Table::solo(3);
    let open = t.s.rival.open.len() + t.s.rival.objectives.len();
    assert!(open > 0);
    t.s.gold[3] = [seat(2)].into_iter().collect();
    for color in ["pink", "orange", "blue"] {
        t.overflow(2, "left", color, 2);
    }
    assert_eq!(end(&mut t).1, 5 * open as i32);
}

/// S19.64, S18.15: ET.41 is worth 14 points and 6 danger; the rival has no technology.
#[test]
fn exertian_cards_of_the_rival_always_count_and_bring_danger() {
    let mut t = met(1, Species::Exertians);
    t.s.rival.open.clear();
    t.s.rival.objectives.clear();
    let card = t.s.species[0].deck.pop().unwrap();
    assert_eq!(card.to_string().to_lowercase(), "et.41");
    t.p(2).secrets.insert(card);
    t.score(1, 50).score(2, 40);
    assert_eq!(end(&mut t), (50, 49, true));
}
