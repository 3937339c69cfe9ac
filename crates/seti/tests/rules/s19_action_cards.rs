//! The rival: every line of its action cards S.1 to S.19.

use crate::rival::{met, prepare, turn, with_card};
use orrery_seti::names::Species;

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
