//! Where long words of card names may be broken: on small cards they would not fit, and few browsers know how to.

const LONG: [&str; 20] = [
    "Astro-biology",
    "Break-through",
    "Collabo-ration",
    "Construc-tion",
    "Customi-sation",
    "Exo-computers",
    "Extremo-philes",
    "Gravi-tational",
    "Infra-structure",
    "Instruc-tions",
    "Inter-national",
    "Micro-processors",
    "Moderni-zation",
    "Observa-tories",
    "Persever-ance",
    "Populari-zation",
    "Simula-tions",
    "Spectro-graph",
    "Strato-elevator",
    "Super-computer",
];

/// The name with soft hyphens in its long words.
pub(super) fn breakable(name: &str) -> String {
    LONG.iter().fold(name.to_owned(), |name, long| {
        name.replace(&long.replace('-', ""), &long.replace('-', "\u{ad}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_seti::names::{CARDS, Card};
    use orrery_seti::pack::pack;

    #[test]
    fn no_part_of_a_name_is_too_long_for_a_small_card() {
        for card in (0..CARDS).map(Card::at) {
            let name = breakable(&pack().card(card).name);
            let longest = name
                .split([' ', '-', '\u{ad}'])
                .map(|part| part.chars().count());
            assert!(longest.max() <= Some(11), "{name:?}");
        }
        assert_eq!(
            breakable("Low-Power Microprocessors"),
            "Low-Power Micro\u{ad}processors"
        );
    }
}
