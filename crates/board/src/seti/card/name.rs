//! Where long words of card names may be broken: on small cards they would not fit, and few browsers know how to.

use maud::{Markup, html};

const HYPHEN: &str = "\u{ad}";

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

/// The name with soft hyphens in its long words, each in an element that wide cards leave out.
pub(super) fn breakable(name: &str) -> Markup {
    let name = broken(name);
    html! {
        @for (index, part) in name.split(HYPHEN).enumerate() {
            @if index > 0 { i.shy { (HYPHEN) } }
            (part)
        }
    }
}

/// The same as a text.
fn broken(name: &str) -> String {
    LONG.iter().fold(name.to_owned(), |name, long| {
        name.replace(&long.replace('-', ""), &long.replace('-', HYPHEN))
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
            let name = broken(&pack().card(card).name);
            let longest = name
                .split([' ', '-', '\u{ad}'])
                .map(|part| part.chars().count());
            assert!(longest.max() <= Some(11), "{name:?}");
        }
        assert_eq!(
            broken("Low-Power Microprocessors"),
            "Low-Power Micro\u{ad}processors"
        );
    }
}
