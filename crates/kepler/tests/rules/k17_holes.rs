//! K17: what was put into the holes of the rulebook text, as far as it has an effect.

use crate::table::{Table, cubes};
use orrery_kepler::map::Print;
use orrery_kepler::names::{Bonus, Main, Tech, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::state::What;

/// [H1]: with three players four planets are left out, with two or one those and four more.
#[test]
fn h1_planets_by_the_number_of_players() {
    let missing = |players: u8| -> Vec<u8> {
        let t = match players {
            1 => Table::solo("civilta-ibrida", &[]),
            _ => Table::new(players),
        };
        let there = |n: &u8| t.s.tiles.iter().all(|tile| tile.what != What::Planet(*n));
        (1..=28).filter(there).collect()
    };
    assert_eq!(missing(4).len(), 0);
    assert_eq!(missing(3), [12, 14, 20, 24]);
    assert_eq!(missing(2), [9, 11, 12, 13, 14, 20, 24, 27]);
    assert_eq!(missing(1), missing(2));
}

/// [H2]: ten medals lie on the tracks, the other 14 of 24 are the supply; objective cards that are not
/// dealt go back.
#[test]
fn h2_left_over_medals_and_cards() {
    let t = Table::new(3);
    assert_eq!([t.s.medals[0].len(), t.s.medals[1].len()], [5, 5]);
    assert_eq!((t.s.supplied, t.s.spare.len()), (0, 10 - 3));
}

/// [H3]: to produce is from storage to a planet, to burn is from anywhere to the well, to regenerate is from
/// the well to storage. [H4]: Energy Storage, Planetary Exploitation and Antimatter Generation produce.
#[test]
fn h3_h4_ways_of_the_cubes() {
    let all = |t: &mut Table| (t.p(1).storage, t.on_earth(1), t.p(1).well);
    let mut t = Table::new(2);
    t.level(1, Tech::EnergyDevelopment, 1)
        .action(Main::EnergyStorage);
    t.play("produce earth 2 energy");
    assert_eq!(
        all(&mut t),
        (cubes(2, 4, 3), cubes(5, 3, 0), cubes(0, 0, 0))
    );
    t.play(
        "bonus civil-modernity; burn energy earth; bonus scientific-progress; burn matter storage",
    );
    assert_eq!(
        all(&mut t),
        (cubes(2, 3, 3), cubes(4, 3, 0), cubes(1, 1, 0))
    );
    t.set_track(1, Track::Colonial, 9)
        .finish_turns()
        .play("regenerate matter");
    assert_eq!(
        all(&mut t),
        (cubes(2, 4, 3), cubes(4, 3, 0), cubes(1, 0, 0))
    );

    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 1)
        .colony(1, 3, cubes(0, 0, 0));
    t.action(Main::PlanetaryExploitation)
        .play("exploit 3; produce 3 1 energy 1 matter");
    assert_eq!(
        (t.on_planet(1, 3), t.p(1).storage),
        (cubes(1, 1, 0), cubes(3, 3, 3))
    );

    let mut t = Table::new(2);
    t.level(1, Tech::AntimatterScience, 3)
        .action(Main::AntimatterGeneration);
    t.play("produce earth 2 antimatter");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(3, 3, 2), cubes(4, 4, 1))
    );
}

/// [H5]: each bonus action is paid by burning one cube, both by two. [H6]: what each of them is called and
/// does, by row and column.
#[test]
fn h5_h6_bonus_actions() {
    use Bonus::{CivilModernity, NeoExploitation, ScientificProgress};
    use Bonus::{SpaceExploration, SpaceLogistics, TechnicalEvolution};
    let rows = [SpaceLogistics, TechnicalEvolution, ScientificProgress];
    let columns = [CivilModernity, SpaceExploration, NeoExploitation];
    let effect = |bonus: Bonus| match bonus {
        SpaceLogistics => "build earth 4,15",
        TechnicalEvolution => "produce earth 1 antimatter",
        SpaceExploration => "ship 1; move 1 1,16",
        NeoExploitation => "produce earth 1 energy 1 matter",
        ScientificProgress | CivilModernity => "",
    };
    for space in 0..9 {
        let mut t = Table::new(2);
        t.p(1).cube = (space + 1) % 9;
        t.ship(1, 1, "2,16");
        let action = t.s.pack.board[space as usize];
        t.action(action).on_to(1, "bonus");
        let (row, column) = (rows[space as usize / 3], columns[space as usize % 3]);
        for (n, bonus) in (1..).zip([row, column]) {
            t.play(&format!("bonus {bonus}"))
                .decides(1, "burn")
                .play("burn matter storage");
            assert_eq!(t.p(1).well, cubes(0, n, 0), "one cube for each");
            if !effect(bonus).is_empty() {
                t.play(effect(bonus));
            }
            if t.asks().1 == "fly" {
                t.play("done");
            }
        }
        let expected = [
            u8::from(column == CivilModernity),
            u8::from(row == ScientificProgress),
        ];
        assert_eq!(t.p(1).tracks, expected, "{action}");
        let built = if row == SpaceLogistics { 2 } else { 1 };
        assert_eq!(3 - t.p(1).reserve(), built, "{action}");
        let neo = u8::from(column == NeoExploitation);
        let antimatter = u8::from(row == TechnicalEvolution);
        assert_eq!(
            t.on_earth(1),
            cubes(3 + neo, 3 + neo, antimatter),
            "{action}"
        );
    }
}

/// [H7]: a ship recalled from a mine regenerates one cube; from elsewhere none.
#[test]
fn h7_recall_from_a_mine_regenerates() {
    let mut t = Table::new(2);
    let mine = t.up("mine", 0);
    t.burned(1, cubes(1, 1, 0))
        .ship(1, 1, &mine)
        .ship(1, 2, "4,15");
    t.on_to(1, "recall").play("recall 2").decides(1, "recall");
    t.play("recall 1")
        .decides(1, "regenerate")
        .play("regenerate matter");
    assert_eq!(t.p(1).well, cubes(1, 0, 0));
    t.decides(1, "recall");
}

/// Where the facts of a component come from, as the catalogue shows it.
fn source(section: &str, item: &str, fact: &str) -> String {
    let catalog = &PackRef::builtin().catalog;
    let section = catalog.sections.iter().find(|s| s.id == section);
    let section = section.unwrap_or_else(|| {
        panic!(
            "no section {:?}",
            catalog.sections.iter().map(|s| s.id).collect::<Vec<_>>()
        )
    });
    let item = section
        .items
        .iter()
        .find(|i| i.id == item)
        .unwrap_or_else(|| {
            panic!(
                "no item among {:?}",
                section.items.iter().map(|i| &i.id).collect::<Vec<_>>()
            )
        });
    item.sources
        .get(fact)
        .cloned()
        .unwrap_or_else(|| panic!("{:?}", item.sources))
}

/// [H11]: of the points only those for antimatter and mines are printed. [H12]: nor are the name and the
/// difficulty of the third campaign.
#[test]
fn h11_h12_reconstructed_values_say_so() {
    for (item, expected) in [
        ("antimatter", "rulebook"),
        ("ship-on-mine", "rulebook"),
        ("all-types", "reconstructed"),
        ("three-of-a-type", "reconstructed"),
        ("maxed-technology", "reconstructed"),
        ("medal", "reconstructed"),
        ("zone-short", "reconstructed"),
        ("zone-medium", "reconstructed"),
        ("zone-long", "reconstructed"),
    ] {
        assert_eq!(source("scoring", item, "points"), expected, "{item}");
    }
    for (campaign, expected) in [
        ("figli-del-progresso", "rulebook"),
        ("rete-delle-colonie", "reconstructed"),
    ] {
        assert_eq!(source("campaigns", campaign, "difficulty"), expected);
    }
    assert_eq!(
        source("objectives", "padronanza-antimateria", "name"),
        "reconstructed"
    );
}

/// [H15]: *Extraterrestrial Knowledge* burns resources. [H16]: two technology leadership from space 11 pass
/// the energy of space 12.
#[test]
fn h15_h16_examples_a_and_n() {
    let mut t = Table::new(2);
    t.card("conoscenza-extraterrestre").finish_turns();
    t.play("advance space-travel")
        .decides(1, "burn")
        .play("burn energy earth");
    assert_eq!(t.p(1).well, cubes(1, 0, 0));

    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 2).earth(1, cubes(2, 2, 0));
    t.set_track(1, Track::Technology, 11)
        .action(Main::TechnologicalDevelopment);
    t.play("develop terraforming earth")
        .decides(1, "produce")
        .play("produce earth 1 energy");
    assert_eq!(
        (t.track(1, Track::Technology), t.on_earth(1)),
        (13, cubes(1, 0, 0))
    );
}

/// [H17]: 20 stars of which three are binary and three triple; with Sol and Sagittarius A* 22 full hexes.
#[test]
fn h17_stars() {
    let map = &PackRef::builtin().map;
    let count = |print: Print| {
        map.spots()
            .iter()
            .filter(|spot| spot.print == print)
            .count()
    };
    let counts = [Print::Single, Print::Binary, Print::Triple].map(count);
    assert_eq!(counts, [14, 3, 3]);
    let counts = [Print::Sol, Print::SagittariusA, Print::Space].map(count);
    assert_eq!(counts, [1, 1, 396]);
}
