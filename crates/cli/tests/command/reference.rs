//! `catalog` and `rules`.

use crate::orrery;

#[test]
fn the_catalogue_speaks_all_languages() {
    let out = orrery("catalog comets").ok();
    assert!(
        out.starts_with("Comets: components\n\nComets (12)\n"),
        "{out}"
    );
    assert!(
        out.contains("  hale-bopp  Hale-Bopp  brightness: 5\n"),
        "{out}"
    );
    for (lang, word) in [
        ("it", "luminosità: 5"),
        ("de-AT", "Helligkeit: 5"),
        ("UK", "яскравість: 5"),
    ] {
        let out = orrery(&format!("catalog comets --lang {lang}")).ok();
        assert!(out.contains(word), "{out}");
    }
    for (lang, words) in [
        (
            "en",
            [
                "signal color: red",
                "free action: movement",
                "species: Mascamites",
            ],
        ),
        (
            "it",
            [
                "colore settore: rosso",
                "azione libera: movimento",
                "specie: Mascamiti",
            ],
        ),
        (
            "de",
            [
                "Sektorenfarbe: rot",
                "freie Aktion: Bewegung",
                "Spezies: Mascamiten",
            ],
        ),
        (
            "uk",
            [
                "колір сектора: червоний",
                "додаткова дія: переміщення",
                "вид: маскаміти",
            ],
        ),
    ] {
        let out = orrery(&format!("catalog seti --lang {lang}")).ok();
        assert!(words.iter().all(|words| out.contains(words)), "{out}");
    }
    let json = orrery("catalog seti --lang it --json").json();
    assert_eq!(json["sections"][0]["items"][0]["facts"]["signal"], "yellow");
    let json = orrery("catalog comets --lang it --json").json();
    assert_eq!(
        (&json["name"], &json["lang"]),
        (&"Comete".into(), &"it".into())
    );
    let section = &json["sections"][0];
    assert_eq!(
        (&section["id"], &section["title"]),
        (&"comets".into(), &"Comete".into())
    );
    assert_eq!(section["items"].as_array().unwrap().len(), 12);
    assert_eq!(section["items"][0]["facts"]["brightness"], 5);
    orrery("catalog comets --lang fr").fails(2, &["unknown language `fr`"]);
    orrery("catalog chess").fails(2, &["chess"]);
}

#[test]
fn rules_are_found_by_id() {
    let out = orrery("rules comets").ok();
    assert!(out.contains("C2   Turns  6 rules\n"), "{out}");
    let out = orrery("rules comets c2").ok();
    assert!(out.contains("\nC2.1 ") && out.contains("\nC2.6 ") && !out.contains("C3.1"));
    let out = orrery("rules comets C2.5").ok();
    assert!(out.ends_with("\nC2.5 Rest: gain 1 fuel; a player holds at most 3 fuel.\n"));
    assert!(!out.contains("C2.4"));
    let out = orrery("rules comets --all").ok();
    assert!(out.contains("\nC1.1 ") && out.contains("\nC3.2 "));
    let json = orrery("rules comets C2.5 --json").json();
    assert_eq!(json["sections"][0]["rules"][0]["id"], "C2.5");
    assert!(orrery("rules comets --lang uk").ok().contains("6 правил\n"));
    orrery("rules comets C9").fails(2, &["`C9`", "C1, C2, C3"]);
    orrery("rules chess").fails(2, &["chess"]);
}

#[test]
fn rules_and_components_are_found_by_words() {
    let out = orrery("rules kepler MINE ships").ok();
    let laws: Vec<&str> = out.lines().filter(|line| line.starts_with('K')).collect();
    let (_, laws) = laws.split_first().unwrap();
    let laws = laws.iter().filter(|line| line.contains('.'));
    let small: Vec<String> = laws.map(|line| line.to_lowercase()).collect();
    assert!(!small.is_empty() && small.len() < 30, "{out}");
    let both = |law: &String| law.contains("mine") && law.contains("ships");
    assert!(small.iter().any(both), "{out}");
    assert!(orrery("rules kepler Mine --lang de").ok().contains("Mine"));
    let json = orrery("rules kepler mine --json").json();
    assert!(!json["sections"].as_array().unwrap().is_empty());
    orrery("rules kepler zzz").fails(2, &["`zzz`", "K1, K2"]);

    let out = orrery("catalog seti mars flyby").ok();
    assert!(
        out.contains("Mars Flyby") && !out.contains("Europa"),
        "{out}"
    );
    // What is printed on a card is searched in the reader's language.
    let out = orrery("catalog seti rot Bewegung --lang de").ok();
    assert!(
        out.contains("Mars Science Laboratory") && !out.contains("Mars Flyby"),
        "{out}"
    );
    orrery("catalog seti zzz").fails(2, &["seti", "`zzz`"]);
}
