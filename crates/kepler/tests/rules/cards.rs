//! The 18 progress cards (K11.1): whom each concerns, what it does to the cube, and when it does nothing.

use crate::table::{Table, cubes, seat};
use orrery_kepler::Options;
use orrery_kepler::names::{Tech, Track};
use orrery_kepler::state::Player;

/// Players on these spaces of the colonial and the technology track. Two energy and one antimatter of each
/// are burned.
fn table(spaces: &[(u8, u8)]) -> Table {
    let mut t = Table::new(spaces.len() as u8);
    for (number, &(colonial, technology)) in (1..).zip(spaces) {
        t.set_track(number, Track::Colonial, colonial);
        t.set_track(number, Track::Technology, technology);
        t.burned(number, cubes(2, 0, 1));
    }
    t
}

/// The same in the clean-up phase, with this card.
fn clean_up(card: &str, spaces: &[(u8, u8)]) -> Table {
    let mut t = table(spaces);
    t.card(card).finish_turns();
    t
}

fn well(t: &mut Table, number: u8) -> (u8, u8, u8) {
    let well = t.p(number).well;
    (well.energy, well.matter, well.antimatter)
}

fn tracks(t: &Table, number: u8) -> (u8, u8) {
    (
        t.track(number, Track::Colonial),
        t.track(number, Track::Technology),
    )
}

/// The next round has begun.
#[track_caller]
fn over(t: &Table) {
    assert_eq!((t.s.round, t.asks().1), (2, "main"));
}

/// K11.1, K20.4: players 1 and 2 are highest, 3 and 4 lowest on the colonial track; 2 and 3 are highest, 1
/// and 4 lowest on the technology track. Player 3 begins, so they decide in the order 3, 4, 1, 2. Whoever
/// declines keeps everything as it was.
#[test]
fn every_card_asks_those_whom_it_concerns_in_turn_order() {
    let all = [3, 4, 1, 2].as_slice();
    let highest_colonial = [1, 2].as_slice();
    let lowest_colonial = [3, 4].as_slice();
    let highest_technology = [3, 2].as_slice();
    let lowest_technology = [4, 1].as_slice();
    for (card, about, seats) in [
        ("conoscenza-extraterrestre", "advance", all),
        ("primato-coloniale", "regenerate", highest_colonial),
        ("primato-scientifico", "regenerate", highest_technology),
        ("aiuti-alle-colonie", "offer", lowest_colonial),
        ("borse-di-ricerca", "offer", lowest_technology),
        ("surplus-energetico", "produce", lowest_technology),
        ("estrazione-intensiva", "produce", lowest_colonial),
        ("anomalia-quantica", "produce", highest_technology),
        ("riciclo-entropico", "regenerate", all),
        ("programma-di-recupero", "regenerate", lowest_colonial),
        ("condivisione-dei-dati", "advance", lowest_technology),
        ("rotta-preferenziale", "build", highest_colonial),
        ("sonde-automatiche", "offer", lowest_colonial),
        ("finestra-di-lancio", "fly", lowest_technology),
        ("terraformazione-assistita", "terraform", highest_colonial),
        ("esposizione-universale", "offer", &[1, 2, 3, 2]),
        ("spinta-alla-ricerca", "offer", all),
    ] {
        let mut t = Table::with(&Options {
            players: 4,
            first: Some(seat(3)),
            ..Options::default()
        });
        let places = [(9, 4), (9, 7), (5, 7), (5, 4)];
        let ships = ["4,15", "4,14", "2,16", "3,16"];
        for (number, (colonial, technology)) in (1..).zip(places) {
            t.set_track(number, Track::Colonial, colonial);
            t.set_track(number, Track::Technology, technology);
            t.burned(number, cubes(1, 1, 1));
            t.ship(number, 1, ships[usize::from(number) - 1]);
            t.level(number, Tech::Terraforming, 1);
            t.colony(number, [0, 1, 2, 3, 4][usize::from(number)], cubes(1, 1, 0));
        }
        let unmoved = |player: &Player| Player { cube: 0, ..*player };
        let before: Vec<Player> = t.s.players.iter().map(unmoved).collect();
        let expected: Vec<(u8, &str)> = seats.iter().map(|&seat| (seat, about)).collect();
        assert_eq!(t.asked_by(card), expected, "{card}");
        let after: Vec<Player> = t.s.players.iter().map(unmoved).collect();
        assert_eq!(before, after, "{card}");
    }
}

#[test]
fn conoscenza_extraterrestre_burns_as_many_cubes_as_the_level_reached() {
    let mut t = table(&[(0, 0), (0, 0)]);
    t.card("conoscenza-extraterrestre");
    t.level(1, Tech::SpaceTravel, 1)
        .level(1, Tech::Terraforming, 4);
    t.finish_turns().decides(1, "advance");
    t.legal("advance space-travel; advance quantum-physics; skip");
    t.refused("advance terraforming", "K13.8");
    t.play("advance space-travel").decides(1, "burn");
    assert_eq!(t.p(1).techs, [2, 0, 0, 4, 0]);
    assert_eq!(tracks(&t, 1), (0, 1), "the icon of level 2");
    t.illegal("burn energy 2");
    t.play("burn matter earth; burn antimatter storage");
    assert_eq!(well(&mut t, 1), (2, 1, 2));
    assert_eq!(t.on_earth(1), cubes(3, 2, 0));
    t.decides(2, "advance").play("skip");
    assert_eq!(t.p(2).techs, [0; 5]);
    over(&t);

    // One cube is left outside the well: level 1 can be paid, level 2 cannot; without a cube, nothing.
    let mut t = table(&[(0, 0), (0, 0)]);
    t.card("conoscenza-extraterrestre");
    t.level(1, Tech::SpaceTravel, 1);
    for (number, left) in [(1, 1), (2, 0)] {
        t.earth(number, cubes(left, 0, 0));
        let all = t.p(number).storage;
        t.burned(number, all);
    }
    t.finish_turns().decides(1, "advance");
    t.refused("advance space-travel", "K4.7");
    t.play("advance antimatter-science; burn energy earth");
    assert_eq!(well(&mut t, 1), (7, 7, 3));
    over(&t);
}

#[test]
fn accordo_espansione_names_an_opponent() {
    let mut t = clean_up("accordo-espansione", &[(0, 0), (0, 0), (1, 0)]);
    t.decides(1, "opponent");
    assert_eq!(t.choices(), ["opponent 2", "opponent 3"]);
    // The opponent's part first, with the icon of the space; then the own part.
    t.play("opponent 3").decides(3, "produce");
    t.play("produce earth 1 matter").decides(1, "regenerate");
    assert_eq!(tracks(&t, 3), (2, 0));
    t.play("regenerate antimatter").decides(2, "opponent");
    assert_eq!(well(&mut t, 1), (2, 0, 0));
    t.play("opponent 1; skip").decides(3, "opponent");
    assert_eq!(well(&mut t, 2), (2, 0, 1));
    t.play("opponent 1").decides(1, "produce");
    t.play("skip; regenerate energy");
    assert_eq!((tracks(&t, 1), tracks(&t, 2)), ((2, 0), (0, 0)));
    assert_eq!(well(&mut t, 3), (1, 0, 1));
    over(&t);
    // Nothing to regenerate: the opponent advances all the same.
    let mut t = Table::new(2);
    t.card("accordo-espansione")
        .finish_turns()
        .play("opponent 2; opponent 1");
    assert_eq!((tracks(&t, 1), tracks(&t, 2)), ((1, 0), (1, 0)));
    over(&t);
}

/// Cards that regenerate: number of cubes, and the tracks that make player 1 the one concerned.
#[test]
fn primato_coloniale_primato_scientifico_riciclo_entropico_programma_di_recupero_regenerate() {
    for (card, n, spaces) in [
        ("primato-coloniale", 2, [(5, 0), (4, 9)]),
        ("primato-scientifico", 2, [(0, 7), (9, 5)]),
        ("riciclo-entropico", 1, [(0, 0), (0, 0)]),
        ("programma-di-recupero", 2, [(4, 9), (5, 0)]),
    ] {
        let mut t = clean_up(card, &spaces);
        t.decides(1, "regenerate")
            .refused("regenerate matter", "K4.5");
        t.play("regenerate antimatter");
        assert_eq!(well(&mut t, 1), (2, 0, 0));
        if n == 2 {
            t.decides(1, "regenerate").play("regenerate energy");
            assert_eq!(well(&mut t, 1), (1, 0, 0));
        } else {
            t.decides(2, "regenerate").play("skip");
        }
        assert_eq!(well(&mut t, 2), (2, 0, 1), "{card}");
        over(&t);
        let mut empty = table(&spaces);
        for number in [1, 2] {
            let player = empty.p(number);
            player.storage += std::mem::take(&mut player.well);
        }
        assert_eq!(empty.asked_by(card), [], "{card}: nothing was burned");
    }
}

#[test]
fn aiuti_alle_colonie_advances_the_last_two_spaces() {
    let mut t = clean_up("aiuti-alle-colonie", &[(5, 0), (9, 0)]);
    t.decides(1, "offer").play("accept");
    t.decides(1, "produce").play("produce earth 1 energy"); // space 6
    over(&t);
    assert_eq!(tracks(&t, 1), (7, 0));
    assert_eq!(
        t.p(2).medals,
        [1, 0],
        "the medal of space 7, in the same round (K11.2)"
    );
    let mut t = clean_up("aiuti-alle-colonie", &[(5, 0), (9, 0)]);
    t.play("decline");
    assert_eq!(tracks(&t, 1), (5, 0));
}

#[test]
fn borse_di_ricerca_advances_the_last_two_spaces() {
    let mut t = clean_up("borse-di-ricerca", &[(0, 8), (0, 9)]);
    t.decides(1, "offer").play("accept; regenerate energy"); // space 9
    over(&t);
    assert_eq!((tracks(&t, 1), tracks(&t, 2)), ((0, 10), (0, 9)));
    let mut t = clean_up("borse-di-ricerca", &[(0, 20), (0, 20)]);
    t.play("accept; decline"); // the end of the track
    assert_eq!((tracks(&t, 1), tracks(&t, 2)), ((0, 20), (0, 20)));
}

/// Cards that produce, with what is left in storage when that is scarce.
#[test]
fn surplus_energetico_estrazione_intensiva_anomalia_quantica_produce_on_one_planet() {
    for (card, kind, most, spaces) in [
        ("surplus-energetico", "energy", 2, [(0, 4), (0, 5)]),
        ("estrazione-intensiva", "matter", 2, [(4, 0), (5, 0)]),
        ("anomalia-quantica", "antimatter", 1, [(0, 5), (0, 4)]),
    ] {
        let produced = |storage: u8| {
            let mut t = Table::new(2);
            t.set_track(1, Track::Colonial, spaces[0].0);
            t.set_track(1, Track::Technology, spaces[0].1);
            t.set_track(2, Track::Colonial, spaces[1].0);
            t.set_track(2, Track::Technology, spaces[1].1);
            t.colony(1, 2, cubes(0, 0, 0));
            let kind = kind.parse().unwrap();
            let player = t.p(1);
            let surplus = player.storage[kind] - storage;
            player.storage[kind] -= surplus;
            player.well[kind] += surplus;
            t.card(card).finish_turns();
            t
        };
        let t = produced(2);
        t.assert_asks(1, "produce");
        let mut expected = Vec::new();
        for place in ["earth", "2"] {
            expected.extend(
                (1..=most)
                    .rev()
                    .map(|n| format!("produce {place} {n} {kind}")),
            );
        }
        expected.push("skip".to_owned());
        assert_eq!(t.choices(), expected, "{card}");
        let mut t = produced(1);
        assert_eq!(
            t.choices_of("produce earth"),
            [format!("produce earth 1 {kind}")]
        );
        t.play(&format!("produce 2 1 {kind}"));
        assert_eq!(t.on_planet(1, 2).total(), 1);
        over(&t);
        over(&produced(0));
    }
}

#[test]
fn condivisione_dei_dati_advances_to_level_2_at_most() {
    let mut t = table(&[(0, 4), (0, 5)]);
    t.p(1).techs = [0, 1, 2, 3, 4];
    t.card("condivisione-dei-dati")
        .finish_turns()
        .decides(1, "advance");
    assert_eq!(
        t.choices(),
        ["advance space-travel", "advance quantum-physics", "skip"]
    );
    t.refused("advance energy-development", "K20.5");
    t.play("advance quantum-physics"); // level 2 has an icon, space 5 a medal
    assert_eq!((t.p(1).techs, tracks(&t, 1)), ([0, 2, 2, 3, 4], (0, 5)));
    assert_eq!((t.p(1).medals, t.p(2).medals), ([0, 1], [0, 1]));
    assert_eq!(well(&mut t, 1), (2, 0, 1), "nothing is burned");
    over(&t);
    let mut t = table(&[(0, 4), (0, 5)]);
    t.p(1).techs = [2, 2, 2, 3, 4];
    assert_eq!(t.asked_by("condivisione-dei-dati"), []);
}

#[test]
fn rotta_preferenziale_builds_one_ship_free() {
    let mut t = clean_up("rotta-preferenziale", &[(5, 0), (4, 0)]);
    t.decides(1, "build");
    let sites = t.choices_of("build earth");
    assert_eq!(sites.len(), 6, "around Sol");
    t.play("build earth 4,15");
    assert_eq!(t.p(1).reserve(), 2);
    assert_eq!(t.on_earth(1), cubes(3, 3, 0));
    over(&t);
    let mut t = table(&[(5, 0), (4, 0)]);
    t.ship(1, 1, "4,15").ship(1, 2, "4,14").ship(1, 3, "3,14");
    assert_eq!(
        t.asked_by("rotta-preferenziale"),
        [],
        "no ship in the reserve"
    );
}

#[test]
fn sonde_automatiche_reveals_two_tiles_and_advances() {
    let hidden = |t: &Table| t.s.tiles.iter().filter(|tile| !tile.up).count();
    let t = clean_up("sonde-automatiche", &[(4, 0), (5, 0)]);
    let before = hidden(&t);
    let mut accepted = t.clone();
    accepted.decides(1, "offer").play("accept");
    for _ in 0..2 {
        assert_eq!(hidden(&accepted), before, "both are chosen first (K7.6)");
        accepted.decides(1, "reveal").illegal("done; skip");
        let first = accepted.choices()[0].clone();
        accepted.play(&first);
    }
    assert_eq!(
        (hidden(&accepted), tracks(&accepted, 1)),
        (before - 2, (5, 0))
    );
    over(&accepted);
    let mut declined = t.clone();
    declined.play("decline");
    assert_eq!((hidden(&declined), tracks(&declined, 1)), (before, (4, 0)));
    // Fewer tiles lie face down: one, and none.
    for left in [1, 0] {
        let mut t = table(&[(4, 0), (5, 0)]);
        t.tile("1", "0,0");
        t.s.tiles.iter_mut().for_each(|tile| tile.up = true);
        t.card("sonde-automatiche");
        if left == 1 {
            t.cover("0,0").finish_turns().play("accept; reveal 0,0");
        } else {
            t.finish_turns().play("accept");
        }
        assert_eq!((hidden(&t), tracks(&t, 1)), (0, (5, 0)));
        over(&t);
    }
}

#[test]
fn finestra_di_lancio_moves_ships_two_hexes_without_technology() {
    let mut t = table(&[(0, 4), (0, 5)]);
    t.ship(1, 1, "4,15")
        .ship(1, 2, "2,16")
        .card("finestra-di-lancio");
    t.finish_turns().decides(1, "fly").play("ship 1");
    t.legal("move 1 5,15; move 1 5,14; stay")
        .illegal("move 1 7,15; move 1 3,15");
    let mut far = t.choices_of("move 1");
    far.retain(|choice| {
        let to = choice.rsplit(' ').next().unwrap();
        crate::table::hex(to).distance(crate::table::hex("4,15")) > 2
    });
    assert_eq!(far, [] as [String; 0]);
    t.play("move 1 5,15; ship 2; stay");
    assert_eq!(t.p(1).ships[0], Some(crate::table::hex("5,15")));
    over(&t);
    assert_eq!(table(&[(0, 4), (0, 5)]).asked_by("finestra-di-lancio"), []);
}

#[test]
fn terraformazione_assistita_terraforms_one_planet_for_its_cost() {
    let ready = || {
        let mut t = table(&[(9, 0), (4, 0)]);
        t.level(1, Tech::Terraforming, 1);
        t.colony(1, 2, cubes(1, 0, 0)); // oceanic, level 1, 1 energy
        t.colony(1, 1, cubes(0, 1, 0)); // rocky, level 1, 1 matter
        t.colony(1, 5, cubes(1, 1, 0)); // super-earth, level 2
        t.card("terraformazione-assistita");
        t
    };
    let mut t = ready();
    t.finish_turns().decides(1, "terraform");
    assert_eq!(t.choices(), ["terraform 2", "terraform 1", "done"]);
    t.refused("terraform 5", "K13.4");
    t.play("terraform 2");
    assert_eq!(t.on_planet(1, 2), cubes(0, 0, 0));
    assert!(t.p(1).colony(2).unwrap().terraformed);
    assert!(!t.p(1).colony(1).unwrap().terraformed, "one planet only");
    assert_eq!(tracks(&t, 1), (10, 0));
    over(&t);
    let mut t = ready();
    for colony in t.p(1).colonies.iter_mut() {
        colony.cubes = cubes(0, 0, 0);
    }
    t.p(1).storage += cubes(2, 2, 0);
    assert_eq!(
        t.asked_by("terraformazione-assistita"),
        [],
        "nothing can be paid"
    );
}

/// [R10]: player 1 draws level with player 2 on the technology track, too late for the second step.
#[test]
fn esposizione_universale_is_for_the_highest_on_each_track() {
    let mut t = clean_up("esposizione-universale", &[(5, 9), (4, 10), (4, 9)]);
    t.decides(1, "offer").play("accept");
    t.decides(2, "offer").play("accept");
    assert_eq!((tracks(&t, 1), tracks(&t, 2)), ((5, 10), (5, 10)));
    over(&t);
    let mut t = clean_up("esposizione-universale", &[(5, 10), (4, 4)]);
    t.play("decline").decides(1, "offer").play("accept");
    t.decides(1, "produce").play("skip"); // space 6
    assert_eq!(tracks(&t, 1), (6, 10));
}

#[test]
fn spinta_alla_ricerca_burns_one_cube_for_a_space_of_choice() {
    let mut t = clean_up("spinta-alla-ricerca", &[(0, 0), (0, 0), (0, 0)]);
    t.decides(1, "offer").play("accept").decides(1, "burn");
    t.illegal("skip; decline"); // a burn is made in full (K4.7)
    t.play("burn matter storage").decides(1, "track");
    t.play("track technology");
    assert_eq!((well(&mut t, 1), tracks(&t, 1)), ((2, 1, 1), (0, 1)));
    t.play("accept; burn energy earth; track colonial");
    assert_eq!((well(&mut t, 2), tracks(&t, 2)), ((3, 0, 1), (1, 0)));
    t.play("decline");
    assert_eq!((well(&mut t, 3), tracks(&t, 3)), ((2, 0, 1), (0, 0)));
    over(&t);
    let mut t = table(&[(0, 0), (0, 0)]);
    t.earth(1, cubes(0, 0, 0));
    let all = t.p(1).storage;
    t.burned(1, all);
    assert_eq!(t.asked_by("spinta-alla-ricerca"), [(2, "offer")]);
}
