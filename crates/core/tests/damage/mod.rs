//! Damaged files for the tests of both readers.

use proptest::prelude::{Strategy, any, prop, prop_oneof};
use proptest::sample::Index;

/// One way to damage a file.
#[derive(Clone, Debug)]
pub(crate) enum Damage {
    Truncate(Index),
    Flip(Index, u8),
    Insert(Index, Vec<u8>),
    DoubleLine(Index),
    SwapLines(Index, Index),
    Number(Index, u64),
}

/// Any damage.
pub(crate) fn damage() -> impl Strategy<Value = Damage> {
    let bytes = prop_oneof![
        prop::collection::vec(any::<u8>(), 1..9),
        prop::sample::select(vec![
            "\n",
            "\r\n",
            " ",
            "#",
            "# ",
            "won",
            "é",
            " x",
            "1. 1 rest\n"
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ];
    prop_oneof![
        any::<Index>().prop_map(Damage::Truncate),
        (any::<Index>(), any::<u8>()).prop_map(|(at, bits)| Damage::Flip(at, bits)),
        (any::<Index>(), bytes).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        any::<Index>().prop_map(Damage::DoubleLine),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Damage::SwapLines(a, b)),
        (any::<Index>(), any::<u64>()).prop_map(|(at, number)| Damage::Number(at, number)),
    ]
}

/// The file after the damage.
pub(crate) fn damaged(text: &[u8], damage: &Damage) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    match damage {
        _ if text.is_empty() => {}
        Damage::Truncate(at) => bytes.truncate(at.index(text.len())),
        Damage::Flip(at, bits) => bytes[at.index(text.len())] ^= bits,
        Damage::Insert(at, more) => {
            let at = at.index(text.len());
            bytes.splice(at..at, more.iter().copied());
        }
        Damage::DoubleLine(at) => {
            let line = at.index(lines.len());
            lines.insert(line, lines[line]);
            bytes = lines.concat();
        }
        Damage::SwapLines(a, b) => {
            let [a, b] = [a, b].map(|line| line.index(lines.len()));
            lines.swap(a, b);
            bytes = lines.concat();
        }
        Damage::Number(at, number) => {
            let digits: Vec<usize> = (0..text.len())
                .filter(|&at| text[at].is_ascii_digit())
                .collect();
            if !digits.is_empty() {
                let at = digits[at.index(digits.len())];
                bytes.splice(at..=at, number.to_string().into_bytes());
            }
        }
    }
    bytes
}
