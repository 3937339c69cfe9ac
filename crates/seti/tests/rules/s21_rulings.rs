//! S21 edge rulings, and the rulings D-01 to D-69 as far as they concern games without a rival.

use crate::table::{Table, seat};
use orrery_core::{Game, Rng, Viewer};
use orrery_seti::Event;
use orrery_seti::names::{Body, Card, Gold, Side, Space, Species, Star, Tech, Trace};
use orrery_seti::state::{Marker, Seti};

fn t() -> Table {
    Table::new(2)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The markers in a star's slot, oldest first, as [`Table::signals`] takes them.
fn marks(t: &Table, star: Star) -> String {
    let marks = t.s.sectors[star.index()].marks;
    let seats: Vec<String> = marks.iter().map(ToString::to_string).collect();
    seats.join(" ")
}

fn row_cards(t: &Table) -> usize {
    t.s.row.iter().flatten().count()
}

/// A file of `data/seti/` as it is printed.
fn printed(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

/// Seat 1 analyses and fills the last discovery space of the left species.
fn discover_left(t: &mut Table) {
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery; end");
}

mod probes {
    use super::*;

    /// S21.1
    #[test]
    fn standing_on_a_planet_is_no_visit() {
        let mut t = t();
        t.hand(1, "1").probe(1, "r3s3").play("play 1");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.diff(1), "hand-1 played+1");
        t.play("move 1 r3s4; move 1 r3s3");
        assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
        t.play("cover 1 1");
        assert_eq!(
            t.diff(1),
            "energy-2 publicity+1 data+1 hand-1 played+1",
            "left and came back"
        );
    }

    /// S21.2
    #[test]
    fn a_moon_has_the_discounts_of_its_planet() {
        for (energy, orbiter, tech, possible) in [
            (1, true, "probe-3 probe-4", true),
            (1, false, "probe-3 probe-4", false),
            (1, true, "probe-4", false),
            (2, true, "probe-4", true),
            (2, false, "probe-4", false),
            (3, false, "probe-4", true),
        ] {
            let mut t = t();
            t.probe(1, "r3s3").tech(1, tech);
            if orbiter {
                t.orbiter(2, "jupiter");
            }
            t.p(1).energy = energy;
            t.mark();
            if possible {
                t.play("land callisto");
                assert_eq!(t.diff(1), format!("vp+13 energy-{energy} data+4 pieces-1"));
            } else {
                t.illegal("land callisto");
            }
        }
    }

    /// S21.3
    #[test]
    fn a_granted_launch_is_lost_at_the_limit() {
        let mut t = t();
        t.probe(1, "r2s2").hand(1, "130").play("play 130");
        assert_eq!(t.diff(1), "credits-1 hand-1");
        let mut ignoring = Table::new(2);
        ignoring.probe(1, "r2s2").hand(1, "9").play("play 9");
        assert_eq!(ignoring.diff(1), "credits-3 publicity+1 hand-1 pieces+2");
    }

    /// S21.4, D-60: the tile's own launch already has a limit of two.
    #[test]
    fn the_second_probe_comes_with_its_technology() {
        let mut t = t();
        t.probe(1, "r2s2").p(1).publicity = 6;
        t.mark().play("research; tech probe-1");
        assert_eq!(t.diff(1), "vp+5 publicity-6 pieces+1 techs+1");
        let mut full = Table::new(2);
        full.probe(1, "r2s2").probe(1, "r2s2").p(1).publicity = 6;
        full.mark().play("research; tech probe-1");
        assert_eq!(full.diff(1), "vp+5 publicity-6 techs+1", "not a third one");
    }

    /// S21.10
    #[test]
    fn a_removed_orbiter_reopens_the_first_space() {
        let mut t = t();
        t.orbiter(1, "venus").orbiter(1, "venus").orbiter(2, "mars");
        t.probe(2, "r1s3").hand(1, "15").play("play 15");
        assert_eq!(
            t.own_choices(),
            ["remove orbiter venus first", "remove orbiter venus"]
        );
        let mut other = t.clone();
        t.play("remove orbiter venus first; draw; end").mark();
        t.play("orbit venus");
        assert_eq!(t.diff(2), "vp+9 credits-1 energy-1 pieces-1");
        other.play("remove orbiter venus; draw; end").mark();
        other.play("orbit venus");
        assert_eq!(other.diff(2), "vp+6 credits-1 energy-1 pieces-1");
    }

    /// S21.10
    #[test]
    fn a_removed_lander_reopens_its_data_space() {
        let mut t = t();
        t.lander(1, "venus").probe(2, "r1s3").hand(1, "84");
        t.s.planets[Body::Venus.index()].first_landers[0] = Some(Marker::One);
        t.mark().play("play 84");
        assert_eq!(t.own_choices(), ["remove lander venus space 1"]);
        t.play("remove lander venus space 1; trace orange left overflow; end")
            .mark()
            .play("land venus; trace orange left overflow");
        assert_eq!(t.diff(2), "vp+8 energy-3 data+2 pieces-1 traces+1");
    }

    /// S21.10
    #[test]
    fn a_removed_lander_frees_its_moon() {
        let mut t = t();
        t.lander(1, "titan").probe(2, "r3s7").tech(2, "probe-4");
        t.hand(1, "84").play("play 84");
        assert_eq!(t.own_choices(), ["remove lander titan"]);
        t.play("remove lander titan; trace orange left overflow; end")
            .legal("land titan");
    }

    /// S21.11
    #[test]
    fn an_occupied_moon_still_pays() {
        let mut t = t();
        t.lander(2, "titan").probe(1, "r3s7").tech(1, "probe-4");
        t.hand(1, "16")
            .refused("land titan", "S3.21")
            .play("play 16")
            .legal("land titan; land enceladus; land saturn")
            .play("land titan; trace pink left overflow; trace blue left overflow");
        assert_eq!(t.diff(1), "vp+13 credits-1 hand-1 pieces-1 traces+2");
        assert_eq!(t.s.moons[6], [1, 1, 0, 0], "both are on Titan");
    }

    /// S21.11
    #[test]
    fn a_covered_data_space_still_pays() {
        let mut t = t();
        t.lander(2, "venus").probe(1, "r1s3").hand(1, "16");
        t.s.planets[Body::Venus.index()].first_landers[0] = Some(Marker::Two);
        t.mark();
        let mut usual = t.clone();
        t.play("play 16; land venus; trace orange left overflow");
        assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");
        let space = t.s.planets[Body::Venus.index()].first_landers[0];
        assert_eq!(space, Some(Marker::Two), "it stays covered");
        usual.play("land venus; trace orange left overflow");
        assert_eq!(usual.diff(1), "vp+8 energy-3 pieces-1 traces+1");
    }

    /// S21.29: the first pass of the last round still turns a disc.
    #[test]
    fn the_final_place_of_a_probe_counts() {
        let mut t = t();
        t.played(1, "127").probe(1, "r1s0").last_round();
        assert_eq!(t.s.end_card(seat(1), card("127")), 0);
        t.play("pass; pass");
        assert_eq!(
            t.p(1).pieces[0].at.to_string(),
            "r1s7",
            "pushed to asteroids"
        );
        assert_eq!(t.s.outcome().unwrap().sides[0].score, 13);
    }

    /// S21.32, D-13: a push onto asteroids pays everybody who has probe.2, in whoever's turn.
    #[test]
    fn pushes_pay_everybody_independently() {
        let mut t = Table::new(3);
        t.probe(1, "r1s0").probe(2, "r1s0").probe(3, "r1s0");
        t.tech(1, "probe-2").tech(2, "probe-2");
        t.p(1).publicity = 6;
        t.p(2).publicity = 10;
        t.mark().play("research");
        let places: Vec<String> = (1..=3)
            .map(|number| t.p(number).pieces[0].at.to_string())
            .collect();
        assert_eq!(places, ["r1s7", "r1s7", "r1s7"]);
        assert_eq!(t.diff(1), "publicity-5");
        assert_eq!(t.diff(2), "", "at 10 it is lost, to nobody's disadvantage");
        assert_eq!(t.diff(3), "", "no technology, no publicity");
        let mut again = Table::new(2);
        again.probe(2, "r1s0").tech(2, "probe-2").play("pass");
        assert_eq!(again.diff(2), "publicity+1", "outside the own turn");
    }

    /// D-61: over all positions of the discs, with the tile in play, a push never ends on a planet.
    #[test]
    fn a_push_never_ends_on_a_planet() {
        use orrery_seti::solar::Turned::Pushed;
        use orrery_seti::solar::{Cell, Rotation};
        let layouts = &orrery_seti::data::data().layouts;
        let (mut asteroids, mut comets) = (0, 0);
        for n in 0..512u16 {
            let offsets = [(n >> 6) as u8, (n >> 3 & 7) as u8, (n & 7) as u8];
            for disc in 0..3 {
                let after = layouts.get(Rotation::offsets(offsets, disc));
                let rotation = Rotation::new(layouts, offsets, disc, true);
                for space in (0..32).map(Space::at) {
                    let Pushed(to) = rotation.turn(space) else {
                        continue;
                    };
                    assert!(after.support(to) > disc);
                    assert_ne!(after.space_of(Body::Oumuamua), to);
                    match after.cell(to) {
                        Cell::Body(body) => panic!("pushed onto {body}"),
                        Cell::Asteroids => asteroids += 1,
                        Cell::Comet => comets += 1,
                        Cell::Empty => {}
                    }
                }
            }
        }
        assert!(asteroids > 0 && comets > 0);
    }

    /// D-06: each of the first two landers covers an open space of choice.
    #[test]
    fn mars_has_data_for_two() {
        let mut t = t();
        t.probe(1, "r2s2").probe(2, "r2s2").probe(2, "r2s2");
        t.play("land mars; trace orange left overflow");
        assert_eq!(t.own_choices(), ["space 1", "space 2"]);
        t.play("space 2");
        assert_eq!(t.diff(1), "vp+9 energy-3 data+1 pieces-1 traces+1");
        t.play("end").mark();
        t.play("land mars; trace orange left overflow; end");
        assert_eq!(t.diff(2), "vp+9 energy-3 data+2 pieces-1 traces+1");
        t.play("pass; take 134").mark();
        t.play("land mars; trace orange left overflow");
        assert_eq!(t.diff(2), "vp+9 energy-3 pieces-1 traces+1");
    }

    /// D-43: Uranus and Neptune lie in a fourth ring that never turns.
    #[test]
    fn there_are_four_rings() {
        assert_eq!(orrery_seti::names::SPACES, 32);
        assert!("r5s0".parse::<Space>().is_err());
        let mut t = t();
        t.probe(1, "r3s0").play("move 1 r4s0");
        assert_eq!(t.diff(1), "energy-1 publicity+1");
        let moves: Vec<String> = t.choices();
        let moves: Vec<&String> = moves.iter().filter(|c| c.starts_with("move")).collect();
        assert_eq!(moves, ["move 1 r4s7", "move 1 r4s1", "move 1 r3s0"]);
        t.s.next_disc = 2;
        t.mark().play("pass");
        assert_eq!(t.s.offsets, [1, 1, 1]);
        assert_eq!(t.s.space_of(Body::Uranus).to_string(), "r4s0");
        assert_eq!(t.s.space_of(Body::Neptune).to_string(), "r4s3");
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r4s0");
    }

    /// D-53
    #[test]
    fn the_launch_of_a_technology_tile_covers_a_circle() {
        let mut t = t();
        t.played(1, "79").p(1).publicity = 6;
        t.mark().play("research; tech probe-1");
        assert_eq!(
            t.own_choices(),
            ["cover 79 1", "cover 79 2", "cover 79 3", "skip"]
        );
        t.play("cover 79 1");
        assert_eq!(t.diff(1), "vp+5 credits+1 publicity-6 pieces+1 techs+1");
    }

    /// D-54
    #[test]
    fn a_granted_landing_is_a_duty() {
        let mut t = t();
        t.probe(1, "r2s2").probe(1, "r1s3").hand(1, "13");
        t.play("play 13");
        assert_eq!(t.own_choices(), ["land venus", "land mars"]);
        t.play("land venus; trace orange left overflow");
        assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");
        let mut nowhere = Table::new(2);
        nowhere.probe(1, "r2s3").hand(1, "13").play("play 13");
        assert_eq!(nowhere.diff(1), "credits-1 hand-1");
        assert_eq!(nowhere.decides(), "1 late");
    }

    /// D-69
    #[test]
    fn two_probes_on_one_space_are_one_choice() {
        let mut t = t();
        t.probe(1, "r1s5").probe(1, "r1s5").probe(1, "r2s2");
        t.legal("move 1 r1s4; move 3 r2s3");
        assert!(!t.choices().iter().any(|c| c.starts_with("move 2")));
        t.hand(1, "17").play("play 17");
        assert_eq!(t.own_choices(), ["probe r1s5", "probe r2s2"]);
    }

    /// D-69: a probe and a capsule differ.
    #[test]
    fn a_probe_and_a_capsule_are_two_choices() {
        let mut t = t();
        t.discover("left").probe(1, "r1s5").capsule(1, "r1s5", 3);
        t.legal("move 1 r1s4; move 2 r1s4");
    }
}

mod movement {
    use super::*;

    /// D-12, D-52: what is not used with its effect is gone.
    #[test]
    fn unused_movement_lapses() {
        let mut t = t();
        t.probe(1, "r1s4").hand(1, "24");
        t.play("play 24; step 1 r2s4; done");
        assert_eq!(t.decides(), "1 late");
        assert!(!t.choices().iter().any(|c| c.starts_with("step")));
        t.play("end; pass; take 134");
        assert_eq!(t.decides(), "1 turn");
        assert!(!t.choices().iter().any(|c| c.starts_with("step")));
    }

    /// D-12, S5.9: a point of an effect and an energy, or a corner, together leave asteroids.
    #[test]
    fn a_step_for_two_is_paid_from_mixed_sources() {
        let mut t = t();
        t.probe(1, "r2s4").hand(1, "48 1").play("play 48");
        t.illegal("step 1 r2s3")
            .legal("step 1 r2s3 energy; step 1 r2s3 card 1");
        let mut corner = t.clone();
        t.play("step 1 r2s3 energy");
        assert_eq!(t.diff(1), "credits-1 energy-1 hand-1");
        corner.play("step 1 r2s3 card 1");
        assert_eq!(corner.diff(1), "credits-1 hand-2");
        assert!(corner.s.discard.has(card("1")));
        assert_eq!(corner.decides(), "1 target", "the point is used up");
    }

    /// D-52: movement of a corner is used at once.
    #[test]
    fn corner_movement_cannot_be_kept() {
        let mut t = t();
        t.probe(1, "r1s4").hand(1, "1 2").play("corner 1");
        assert_eq!(t.decides(), "1 moves");
        t.illegal("corner 2; launch; pass; buy; move 1 r1s3");
        t.play("done");
        assert_eq!(t.diff(1), "hand-1");
        assert!(!t.choices().iter().any(|c| c.starts_with("step")));
    }

    /// D-57: the whole payment of a step is one free action.
    #[test]
    fn paying_for_one_step_is_one_free_action() {
        let mut t = t();
        t.probe(1, "r2s4").hand(1, "1 2").play("corner 1");
        t.refused("corner 2", "S2.6");
        t.legal("step 1 r2s3 card 2; step 1 r2s3 energy; done");
        let mut energy = t.clone();
        t.play("step 1 r2s3 card 2");
        assert_eq!(
            (t.diff(1).as_str(), t.decides().as_str()),
            ("hand-2", "1 turn")
        );
        energy.play("step 1 r2s3 energy");
        assert_eq!(energy.diff(1), "energy-1 hand-1");
        let mut only_energy = Table::new(2);
        only_energy.probe(1, "r2s4").play("move 1 r2s3");
        assert_eq!(only_energy.diff(1), "energy-2");
    }

    /// S21.23: each planet once; Earth counts for card 25, which says planet without exception.
    #[test]
    fn different_planets_are_counted() {
        for (steps, outcome) in [
            ("r1s3 r1s4 r1s3 r1s4", "vp+1 credits-2 publicity+2 hand-1"),
            ("r1s3 r1s4 r1s5 r1s4", "vp+2 credits-2 publicity+1 hand-1"),
            ("r2s4 r1s4 r2s4", "credits-2 publicity+2 hand-1"),
        ] {
            let mut t = t();
            t.tech(1, "probe-2").p(1).publicity = 0;
            t.probe(1, "r1s4").hand(1, "25").play("play 25");
            for step in steps.split(' ') {
                t.play(&format!("step 1 {step}"));
            }
            assert_eq!(t.diff(1), outcome, "{steps}");
        }
    }

    /// S21.23: standing on Earth is no visit, and card 128 excepts Earth.
    #[test]
    fn earth_counts_only_if_entered_and_meant() {
        let mut t = t();
        t.probe(1, "r1s5")
            .hand(1, "25")
            .play("play 25; step 1 r1s4");
        assert_eq!(t.p(1).score, 0);
        let mut t = Table::new(2);
        t.probe(1, "r1s4").played(1, "128").play("move 1 r1s5");
        assert_eq!(t.decides(), "1 turn");
        t.play("move 1 r1s4; move 1 r1s3");
        assert_eq!(t.decides(), "1 trigger");
    }

    /// S21.24
    #[test]
    fn turn_long_effects_end_with_the_turn() {
        let mut t = t();
        t.probe(1, "r2s4").hand(1, "26").play("play 26; done");
        t.mark().play("move 1 r2s3");
        assert_eq!(t.diff(1), "energy-1", "free actions of the same turn");
        t.play("move 1 r2s4").next_own_turn();
        t.play("move 1 r2s3");
        assert_eq!(t.diff(1), "energy-2", "the next turn");
    }

    /// S21.26
    #[test]
    fn a_reward_is_paid_once() {
        let mut t = t();
        t.probe(1, "r1s0").hand(1, "20");
        t.play("play 20; step 1 r1s1; step 1 r1s0; move 1 r1s1");
        assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 publicity+2 hand-1");
    }

    /// D-50: what was done earlier in the turn counts at once, what was done in an earlier turn does not.
    #[test]
    fn earlier_deeds_of_the_turn_count() {
        let mut t = t();
        t.probe(1, "r2s3")
            .hand(1, "22")
            .play("move 1 r2s2; play 22");
        assert_eq!(t.decides(), "1 moves");
        assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 publicity+1 hand-1");
        t.play("step 1 r2s3; step 1 r2s2");
        assert_eq!(t.p(1).score, 4, "at most once per card");
        let mut late = Table::new(2);
        late.probe(1, "r2s3").hand(1, "22 110");
        late.play("move 1 r2s2; play 110")
            .next_own_turn()
            .play("play 22; done");
        assert_eq!(late.diff(1), "credits-1 hand-1");
        let mut ring = Table::new(2);
        ring.probe(1, "r2s3")
            .hand(1, "125")
            .play("move 1 r3s3; play 125");
        assert_eq!(ring.p(1).score, 0);
        ring.play("step 1 r3s4");
        assert_eq!(ring.p(1).score, 3);
    }

    /// D-50: after the effect, the rest of the turn counts as well.
    #[test]
    fn later_deeds_of_the_turn_count() {
        let mut t = t();
        t.probe(1, "r2s3").hand(1, "22").play("play 22; done");
        t.mark().play("move 1 r2s2");
        assert_eq!(t.diff(1), "vp+4 energy-1 publicity+1");
    }
}

mod scanning {
    use super::*;

    /// S21.5
    #[test]
    fn data_can_be_placed_between_two_signals() {
        let mut t = t();
        t.tech(1, "telescope-2").p(1).publicity = 0;
        t.p(1).computer.upper = 1;
        t.mark().play("scan; earth 61-virginis");
        t.illegal("telescope-2").play("place upper; telescope-2");
        assert_eq!(t.diff(1), "credits-1 energy-2 data+1");
        assert_eq!(marks(&t, Star::SiriusA), "1");
    }

    /// S21.8, D-15: from the hand only, not from beside the deck; then it has left the game.
    #[test]
    fn a_species_card_gives_its_signal_from_the_hand() {
        let mut t = t();
        t.discover("left").hand(1, "et.2").play("scan");
        let usual = ["earth 61-virginis", "row 110", "row 108", "row 112"];
        assert_eq!(t.own_choices(), usual, "et.1 lies face up");
        let mut t = Table::new(2);
        t.discover("left").hand(1, "et.2").tech(1, "telescope-3");
        t.play("scan");
        assert_eq!(t.own_choices()[..4], usual);
        assert_eq!(t.own_choices()[4..], ["telescope-3 et.2"]);
        t.play("telescope-3 et.2; signal vega");
        assert_eq!(marks(&t, Star::Vega), "1");
        assert!(t.s.gone.has(card("et.2")) && !t.s.discard.has(card("et.2")));
    }

    /// D-15: played, tucked for nothing else, and used for a corner: species cards never come back.
    #[test]
    fn used_species_cards_leave_the_game() {
        let mut t = t();
        t.discover("right").hand(1, "et.16 et.11 et.12");
        t.play("corner et.11; exchange card credit; discard et.12; discard et.16");
        assert_eq!(t.s.gone.len(), 3);
        assert!(t.s.discard.is_empty());
        let mut t = Table::new(2);
        t.discover("right").hand(1, "et.16").play("play et.16");
        assert!(t.s.gone.has(card("et.16")) && t.s.discard.is_empty());
    }

    /// S21.12: card ET.20 counts the markers of a sector that it has just completed.
    #[test]
    fn signals_are_counted_before_the_reset() {
        let mut t = t();
        t.discover("right")
            .hand(1, "et.20")
            .signals("vega", "2 1 1");
        t.play("play et.20; signal vega");
        assert_eq!(t.decides(), "1 trace", "3 points, then vega is won for 2");
        assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 data+1 hand-1");
    }

    /// S21.13, D-08
    #[test]
    fn several_row_discards_are_refilled_once() {
        let mut t = t();
        t.hand(1, "65")
            .play("play 65; row 110; signal barnards-star");
        assert_eq!(t.own_choices(), ["row 108", "row 112"]);
        t.play("row 108");
        assert_eq!(row_cards(&t), 1);
        assert_eq!(t.s.offsets, [0, 0, 0]);
        t.play("signal vega");
        assert_eq!(row_cards(&t), 3);
        assert_eq!(t.s.offsets, [1, 0, 0], "then the rest of the card");
        assert_eq!(t.decides(), "1 tech");
    }

    /// D-08: in a Scan the row is refilled right after the row signal.
    #[test]
    fn a_scan_refills_the_row_at_once() {
        let mut t = t();
        t.play("scan; row 110");
        assert_eq!(row_cards(&t), 2);
        t.play("signal barnards-star");
        assert_eq!(t.s.row, ["1", "108", "112"].map(|text| Some(card(text))));
        assert_eq!(t.own_choices(), ["earth 61-virginis"]);
    }

    /// S21.21
    #[test]
    fn several_signals_of_one_probe_share_its_sector() {
        let mut t = t();
        t.probe(1, "r1s5").probe(1, "r2s2").hand(1, "28");
        t.play("play 28; done");
        assert_eq!(
            t.own_choices(),
            ["signal barnards-star", "signal 61-virginis"]
        );
        t.play("signal barnards-star");
        assert_eq!(marks(&t, Star::BarnardsStar), "1 1");
        assert_eq!(marks(&t, Star::Virginis61), "");
        assert_eq!(t.decides(), "1 late");
    }

    /// S21.22
    #[test]
    fn different_sectors_count_once_each() {
        let mut t = t();
        t.row("110 6 108").hand(1, "50").play(
            "play 50; row 110; signal barnards-star; row 6; signal barnards-star; row 108; signal vega",
        );
        assert_eq!(
            t.diff(1),
            "vp+6 credits-3 data+3 hand-1",
            "two sectors for 2 each, and 2 for the second position"
        );
    }

    /// S21.30
    #[test]
    fn a_win_marker_is_no_signal() {
        let mut t = t();
        t.played(1, "134")
            .signals("vega", "1")
            .signals("sirius-a", "2 1");
        t.signals("procyon", "1");
        t.s.sectors[Star::Kepler22.index()].wins[0] = 1;
        t.mark().illegal("complete 134");
        t.signals("kepler-22", "1").legal("complete 134");
    }

    /// D-01
    #[test]
    fn the_mercury_telescope_costs_publicity() {
        let mut t = t();
        t.tech(1, "telescope-2").play("scan; telescope-2");
        assert_eq!(t.diff(1), "credits-1 energy-2 publicity-1 data+1");
        assert_eq!(marks(&t, Star::SiriusA), "1");
        let mut t = Table::new(2);
        t.tech(1, "telescope-2").p(1).publicity = 0;
        t.mark().play("scan").illegal("telescope-2");
    }

    /// D-02
    #[test]
    fn the_launching_telescope_costs_energy_or_moves_for_nothing() {
        let mut t = t();
        t.probe(1, "r1s5")
            .tech(1, "telescope-4 probe-1")
            .play("scan");
        let mut moving = t.clone();
        t.play("telescope-4 launch");
        assert_eq!(t.diff(1), "credits-1 energy-3 pieces+1");
        t.illegal("telescope-4 launch; telescope-4 move");
        moving.play("telescope-4 move; step 1 r1s4");
        assert_eq!(moving.diff(1), "credits-1 energy-2");
        moving.illegal("telescope-4 launch; telescope-4 move");
        let mut poor = Table::new(2);
        poor.probe(1, "r1s5").tech(1, "telescope-4 probe-1");
        poor.p(1).energy = 2;
        poor.mark()
            .play("scan")
            .illegal("telescope-4 launch")
            .legal("telescope-4 move");
    }

    /// D-05
    #[test]
    fn the_second_keeps_the_first_position_of_the_slot() {
        let mut t = t();
        t.signals("vega", "2 1 1").hand(1, "44").play("play 44");
        let vega = t.s.sectors[Star::Vega.index()];
        assert_eq!(marks(&t, Star::Vega), "2");
        assert_eq!(vega.wins, [1, 0, 0, 0]);
        assert_eq!(t.s.data_left(Star::Vega), 3);
    }

    /// D-09: completed before the main action, a sector waits until right after it.
    #[test]
    fn a_sector_completed_early_waits_for_the_main_action() {
        let mut t = t();
        t.signals("vega", "1 1 1 1").play("buy; draw");
        assert_eq!(t.decides(), "1 turn");
        assert_eq!(marks(&t, Star::Vega), "1 1 1 1");
        t.play("launch");
        assert_eq!(t.decides(), "1 trace", "before any further free action");
        t.illegal("move 1 r1s4");
        assert_eq!(marks(&t, Star::Vega), "");
    }

    /// D-09: completed by a free action after the main action, it is resolved when that is finished.
    #[test]
    fn a_sector_completed_late_is_resolved_with_the_free_action() {
        let mut t = t();
        t.play("launch").signals("vega", "1 1 1 1").play("buy");
        assert_eq!(marks(&t, Star::Vega), "1 1 1 1");
        t.play("draw");
        assert_eq!(t.decides(), "1 trace");
        t.play("trace pink left overflow");
        assert_eq!(t.decides(), "1 late");
        t.legal("move 1 r1s4");
    }

    /// D-48: no signal can be declined.
    #[test]
    fn signals_are_a_duty() {
        let mut t = t();
        t.hand(1, "115").play("play 115");
        let choices = t.own_choices();
        assert_eq!(choices.len(), 8);
        assert!(choices.iter().all(|choice| choice.starts_with("signal ")));
        let mut t = Table::new(2);
        t.tech(1, "telescope-2").play("scan").illegal("done; skip");
        t.play("earth 61-virginis").illegal("done; skip");
        t.play("row 110").illegal("done; skip");
        t.play("signal barnards-star").legal("done");
    }

    /// D-55: before the reset missions can be completed, and nothing else.
    #[test]
    fn missions_can_be_completed_before_a_reset() {
        let mut t = t();
        t.played(1, "88").hand(1, "44 1").signals("vega", "1 2 1");
        for star in ["sirius-a", "procyon", "kepler-22"] {
            t.signals(star, "1");
        }
        t.play("play 44");
        assert_eq!(t.decides(), "1 settle");
        assert_eq!(t.choices(), ["continue", "complete 88"]);
        let mut declined = t.clone();
        t.play("complete 88");
        assert_eq!(t.decides(), "1 trace");
        assert_eq!(
            t.diff(1),
            "vp+2 credits-1 publicity+3 data+1 hand-1 played+1"
        );
        declined
            .play("continue; trace pink left overflow")
            .illegal("complete 88");
    }

    /// D-65: the circle of a Scan is covered before its sectors are resolved.
    #[test]
    fn a_scan_circle_comes_before_the_reset() {
        let mut t = t();
        t.played(1, "101").signals("61-virginis", "2 2 2 2 2");
        t.play("scan; earth 61-virginis; row 110; signal barnards-star");
        assert_eq!(
            t.own_choices(),
            ["cover 101 1", "cover 101 2", "cover 101 3", "skip"]
        );
        assert_eq!(marks(&t, Star::Virginis61), "2 2 2 2 2 1");
        t.play("cover 101 1");
        assert_eq!(t.own_choices(), ["signal kepler-22", "signal 61-virginis"]);
        t.mark().play("signal 61-virginis");
        assert_eq!(t.diff(1), "publicity+1", "an excess marker without data");
        assert_eq!(t.decides(), "2 trace", "and then it is resolved");
        assert_eq!(marks(&t, Star::Virginis61), "1");
    }

    /// D-68, S16.7
    #[test]
    fn a_signal_on_the_tile_is_in_no_sector() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").played(1, "116").hand(1, "120");
        t.probe(1, "r1s5").play("play 120");
        assert_eq!(t.own_choices(), ["signal 61-virginis", "signal oumuamua"]);
        let mut star = t.clone();
        t.play("signal oumuamua");
        assert_eq!(t.decides(), "1 late", "no circle is covered");
        assert_eq!(marks(&t, Star::Virginis61), "");
        assert_eq!(t.diff(1), "vp+1 credits-1 data+1 hand-1", "not returned");
        star.play("signal 61-virginis");
        assert_eq!(star.own_choices(), ["cover 116 1", "skip"]);
        star.play("skip");
        assert_eq!(star.diff(1), "credits-1 data+1", "returned");
    }
}

mod cards {
    use super::*;

    /// S21.6
    #[test]
    fn the_income_space_is_lost_without_a_card() {
        let mut t = t();
        t.tech(1, "computer-3").p(1).computer.upper = 3;
        t.p(1).data = 2;
        t.mark().play("place upper");
        assert_eq!(t.decides(), "1 turn");
        t.play("place lower 1; draw");
        assert_eq!(t.decides(), "1 turn");
        assert_eq!(t.diff(1), "data-2 hand+1");
    }

    /// S21.14
    #[test]
    fn research_comes_before_what_is_printed_after_it() {
        let mut t = t();
        t.hand(1, "71").play("play 71");
        assert_eq!(t.s.offsets, [1, 0, 0]);
        assert_eq!(t.diff(1), "credits-3 hand-1");
        t.play("tech probe-2");
        assert_eq!(t.diff(1), "vp+7 credits-3 hand-1 techs+1");
    }

    /// S21.14: the bonus of the tile counts for what comes after it.
    #[test]
    fn the_tile_bonus_counts_for_the_rest_of_the_card() {
        let mut t = t();
        t.s.techs[Tech::Computer1.index()].tiles = [3, 2, 0, 1].into_iter().collect();
        t.hand(1, "119").play("play 119; tech computer-1; slot 1");
        assert_eq!(t.diff(1), "vp+8 credits-3 publicity+1 hand-1 techs+1");
    }

    /// S21.15
    #[test]
    fn all_row_cards_go_even_if_useless() {
        let mut t = t();
        t.row("1 110 112").hand(1, "73").play("play 73");
        assert_eq!(t.own_choices(), ["row 1", "row 110", "row 112"]);
        t.play("row 1");
        assert_eq!(t.own_choices(), ["row 110", "row 112"], "no probe to move");
        t.play("row 110");
        assert_eq!(row_cards(&t), 1, "not yet refilled");
        t.play("row 112");
        assert_eq!(row_cards(&t), 3);
        assert_eq!(t.diff(1), "credits-1 publicity+1 data+1 hand-1");
        assert_eq!(
            t.s.discard,
            ["1", "73", "110", "112"].map(card).into_iter().collect()
        );
    }

    /// S21.16, D-66: from all to none, species cards included.
    #[test]
    fn the_player_says_how_many_cards_are_shown() {
        let mut t = t();
        t.discover("left")
            .hand(1, "74 et.5 et.1 3 110")
            .play("play 74");
        assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
        let mut none = t.clone();
        t.play("show 2; step 1 r1s4; step 1 r1s3");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.p(1).hand.len(), 4, "shown cards stay");
        none.play("show 0");
        assert_eq!(none.decides(), "1 late");
        let mut t = Table::new(2);
        t.discover("left")
            .hand(1, "90 et.2 6 110")
            .play("play 90; show 2");
        assert_eq!(t.diff(1), "credits-1 energy+2 hand-1");
    }

    /// S21.17, D-59: no rotation, no bonus of the tile, but its own effect.
    #[test]
    fn copying_a_technology_turns_nothing() {
        let mut t = t();
        t.tech(2, "telescope-1").hand(1, "81");
        t.s.techs[Tech::Telescope1.index()].two_points = false;
        t.mark().play("play 81");
        assert_eq!(t.own_choices(), ["tech telescope-1"]);
        t.play("tech telescope-1");
        assert_eq!(t.diff(1), "credits-2 data+2 hand-1 techs+1");
        assert_eq!(t.s.offsets, [0, 0, 0]);
    }

    /// D-59: every other card with a technology turns exactly one disc.
    #[test]
    fn technology_cards_rotate_once() {
        for cards in [
            printed(include_str!("../../../../data/seti/main_deck.json")),
            printed(include_str!("../../../../data/seti/alien_cards.json")),
        ] {
            for card in cards.as_array().unwrap() {
                let ops = card["play"].as_array().unwrap();
                let count = |name: &str| ops.iter().filter(|op| op["op"] == name).count();
                if count("tech") > 0 {
                    let project = card["id"].is_null();
                    let copies = project && card["n"] == 81;
                    assert_eq!(count("rotate"), usize::from(!copies), "{card}");
                }
            }
        }
        let mut t = t();
        t.hand(1, "57").play("play 57; draw; tech telescope-3");
        assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
    }

    /// S21.18
    #[test]
    fn pieces_on_moons_are_at_the_planet() {
        for (site, possible) in [("titania", true), ("uranus", true), ("triton", false)] {
            let mut t = t();
            t.played(1, "58").lander(1, site);
            assert_eq!(
                t.choices().contains(&"complete 58".to_owned()),
                possible,
                "{site}"
            );
        }
    }

    /// S21.19
    #[test]
    fn two_wins_in_one_sector_are_on_one_star() {
        let mut t = t();
        t.played(1, "103");
        t.s.sectors[Star::SiriusA.index()].wins[0] = 1;
        t.s.sectors[Star::Procyon.index()].wins = [1, 1, 0, 0];
        t.mark().illegal("complete 103");
        t.s.sectors[Star::Procyon.index()].wins[0] = 2;
        t.mark().play("complete 103");
        assert_eq!(t.diff(1), "vp+9");
    }

    /// S21.20
    #[test]
    fn a_cost_circle_comes_after_the_whole_effect() {
        let mut t = t();
        t.played(1, "106").hand(1, "57");
        t.play("play 57; draw; tech telescope-3");
        assert_eq!(
            t.own_choices(),
            ["cover 106 3", "skip"],
            "3 credits are printed"
        );
        assert_eq!(
            t.diff(1),
            "vp+5 credits-3 techs+1",
            "the technology is there"
        );
    }

    /// S21.20: the card that brings the circles does not cover one itself.
    #[test]
    fn a_cost_circle_needs_another_card() {
        let mut t = t();
        t.hand(1, "106").play("play 106");
        assert_eq!(t.decides(), "1 late");
    }

    /// S21.27
    #[test]
    fn a_trace_beside_an_own_one_may_overflow() {
        let mut t = t();
        t.hand(1, "98").play("play 98");
        assert_eq!(t.diff(1), "credits-1 hand-1", "no such species, no trace");
        let mut t = Table::new(2);
        t.s.species[1].discovery[Trace::Pink.index()] = Some(Marker::Neutral);
        t.overflow(1, "right", "pink", 1)
            .overflow(1, "left", "blue", 1);
        t.hand(1, "98").play("play 98");
        assert_eq!(t.own_choices(), ["trace pink right overflow"]);
    }

    /// S21.28, D-51: it counts what was tucked before, then tucks itself without asking.
    #[test]
    fn an_income_card_does_not_count_itself() {
        let mut t = t();
        t.tucked(1, "6 8 5").hand(1, "91").play("play 91");
        assert_eq!(t.diff(1), "credits-3 energy+3 hand-1 tucked+1");
        assert_eq!(t.decides(), "1 late");
        let mut t = Table::new(2);
        t.tucked(1, "5").hand(1, "93").play("play 93");
        assert_eq!(t.diff(1), "vp+3 credits-2 hand-1 tucked+1");
        let mut t = Table::new(2);
        t.hand(1, "92").play("play 92");
        assert_eq!(
            t.diff(1),
            "credits-3 publicity+2 tucked+1",
            "and a card for its own"
        );
    }

    /// S21.31
    #[test]
    fn whoever_has_passed_can_cover_but_not_complete() {
        let mut t = t();
        t.play("launch; end; pass; take 134");
        t.played(2, "77 58").lander(2, "titania");
        t.signals("proxima-centauri", "2 2 2 1 2");
        t.play("scan; earth proxima-centauri; row 110; signal barnards-star");
        t.play("trace pink left overflow");
        assert_eq!(t.decides(), "2 trigger");
        assert_eq!(t.choices(), ["cover 77 1", "skip"], "card 58 is fulfilled");
        t.play("cover 77 1");
        assert_eq!(t.diff(2), "vp+3 publicity+1 data+1 traces+1");
        t.play("end");
        assert_eq!(t.decides(), "1 turn", "no turn in which to complete it");
    }

    /// D-36: optional, except at setup.
    #[test]
    fn tucking_may_be_declined_except_at_setup() {
        let mut t = t();
        t.hand(1, "5").p(1).computer.upper = 3;
        t.p(1).data = 1;
        t.mark().play("place upper");
        assert_eq!(t.own_choices(), ["tuck 5", "skip"]);
        t.play("skip");
        assert_eq!(t.diff(1), "data-1");
        let s = Seti::new(&Default::default(), 7).unwrap();
        let mut choices = Vec::new();
        s.choices(&mut choices);
        assert_eq!(choices.len(), 5);
        let all_tuck = choices.iter().all(|c| c.to_string().starts_with("income "));
        assert!(all_tuck);
    }

    /// D-49
    #[test]
    fn the_card_of_a_grant_stays_in_hand() {
        let mut t = t();
        t.hand(1, "11").play("play 11; take 110");
        assert_eq!(t.diff(1), "credits-1 data+1");
        assert!(t.p(1).hand.has(card("110")));
        assert_eq!(t.s.discard, [card("11")].into_iter().collect());
    }

    /// D-62
    #[test]
    fn only_cards_are_exchanged_for_their_own_kind() {
        let mut t = t();
        t.hand(1, "1 2");
        let all = t.choices();
        let exchanges: Vec<&String> = all.iter().filter(|c| c.starts_with("exchange")).collect();
        assert_eq!(
            exchanges,
            [
                "exchange credit energy",
                "exchange credit card",
                "exchange energy credit",
                "exchange energy card",
                "exchange card credit",
                "exchange card energy",
                "exchange card card",
            ]
        );
    }

    /// D-63: orbiting pays everything before the circle is asked for.
    #[test]
    fn the_deed_pays_before_its_circle() {
        let mut t = t();
        t.played(1, "82")
            .hand(1, "5")
            .probe(1, "r1s3")
            .play("orbit venus");
        assert_eq!(t.decides(), "1 tuck");
        t.play("tuck 5");
        assert_eq!(t.decides(), "1 trigger");
        assert_eq!(t.diff(1), "vp+9 energy-1 hand-1 tucked+1 pieces-1");
    }

    /// D-63: so do a trace space, a technology and a visit.
    #[test]
    fn traces_technologies_and_visits_pay_before_their_circles() {
        let mut t = t();
        t.played(1, "77").p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left discovery");
        assert_eq!(t.decides(), "1 trigger");
        assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 traces+1");
        let mut t = Table::new(2);
        t.played(1, "76").p(1).publicity = 6;
        t.mark().play("research; tech computer-1");
        assert_eq!(t.decides(), "1 slot");
        t.play("slot 2");
        assert_eq!(t.decides(), "1 trigger");
        assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
        let mut t = Table::new(2);
        t.played(1, "1").probe(1, "r3s4").play("move 1 r3s3");
        assert_eq!(t.decides(), "1 trigger");
        assert_eq!(t.diff(1), "energy-1 publicity+1");
    }

    /// D-64: before a disc turns, if the effect has given something and there is something to move.
    #[test]
    fn the_table_pauses_before_a_disc_turns() {
        let mut t = t();
        t.probe(1, "r1s0").hand(1, "121").play("play 121");
        assert_eq!(t.own_choices(), ["continue"]);
        assert_eq!(t.diff(1), "credits-4 data+3 hand-1");
        t.legal("place upper; move 1 r1s1")
            .play("move 1 r1s1; continue");
        assert_eq!(t.decides(), "1 tech");
        assert_eq!(
            t.p(1).pieces[0].at.to_string(),
            "r1s0",
            "carried by Mercury"
        );
        let mut no_probe = Table::new(2);
        no_probe.hand(1, "121").play("play 121");
        assert_eq!(no_probe.decides(), "1 tech");
        let mut nothing_given = Table::new(2);
        nothing_given.probe(1, "r1s0").hand(1, "71").play("play 71");
        assert_eq!(nothing_given.decides(), "1 tech");
    }

    /// D-64: before data would be lost that could still be placed.
    #[test]
    fn the_table_pauses_before_data_is_lost() {
        let mut t = t();
        t.hand(1, "14").p(1).data = 5;
        t.mark().play("play 14");
        assert_eq!(t.decides(), "1 pause");
        t.play("place upper; continue");
        assert_eq!(t.diff(1), "credits-2 publicity+1 data+1 hand-1 played+1");
        let mut full = Table::new(2);
        full.hand(1, "14").p(1).data = 5;
        full.p(1).computer.upper = 6;
        full.mark().play("play 14");
        assert_eq!(full.decides(), "1 late", "nowhere to place it");
        let mut room = Table::new(2);
        room.hand(1, "14").p(1).data = 4;
        room.mark().play("play 14");
        assert_eq!(room.decides(), "1 late");
    }

    /// D-64: before publicity would be lost that could still be spent.
    #[test]
    fn the_table_pauses_before_publicity_is_lost() {
        let mut t = t();
        t.probe(1, "r3s7").p(1).publicity = 9;
        t.mark();
        let mut second = t.clone();
        t.play("orbit saturn");
        assert_eq!(
            t.decides(),
            "1 pause",
            "the first orbiter's points are there"
        );
        t.play("buy; draw; continue; skip");
        assert_eq!(t.p(1).publicity, 8);
        second.orbiter(2, "saturn").play("orbit saturn");
        assert_eq!(second.decides(), "1 late", "nothing was given before");
        assert_eq!(second.p(1).publicity, 10);
    }
}

mod boards {
    use super::*;

    /// S21.7
    #[test]
    fn one_crossing_moves_one_neutral_marker() {
        let mut t = t();
        t.score(1, 20).play("launch; end");
        assert_eq!(t.s.neutral, [1, 2]);
        let filled = t.s.species[0].discovery;
        assert_eq!(filled, [Some(Marker::Neutral), None, None]);
    }

    /// S21.9
    #[test]
    fn a_gold_box_worth_nothing_counts() {
        let mut t = t();
        t.s.gold_side_b[Gold::Missions.index()] = true;
        t.played(1, "127");
        assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 0);
        t.played(1, "12");
        assert_eq!(t.s.end_cards(seat(1)), 0);
        assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 1);
    }

    /// S21.25, D-67: the best unmarked tile at its last value, without a marker.
    #[test]
    fn card_113_scores_the_best_unmarked_tile() {
        let mut t = t();
        t.played(1, "113").tech(1, "probe-1 telescope-1 computer-1");
        for color in ["pink", "orange", "blue"] {
            t.overflow(1, "left", color, 2);
        }
        assert_eq!(t.s.end_card(seat(1), card("113")), 8, "two sets at 4");
        t.s.gold[Gold::Other.index()].push(seat(1));
        assert_eq!(t.s.end_card(seat(1), card("113")), 5, "one set at 5");
        t.last_round().play("pass; pass");
        let occupied: Vec<usize> = t.s.gold.iter().map(|tile| tile.len()).collect();
        assert_eq!(occupied, [0, 0, 0, 1]);
        assert_eq!(t.s.outcome().unwrap().sides[0].score, 16 + 5);
    }

    /// D-03: every technology has its own four tiles; only their order is random.
    #[test]
    fn each_technology_has_its_own_stack() {
        let mut tops = [[false; 4]; 12];
        for seed in 0..60 {
            let s = Seti::new(&Default::default(), seed).unwrap();
            for (tech, stack) in s.techs.iter().enumerate() {
                let mut tiles = stack.tiles.to_vec();
                tops[tech][tiles[3] as usize] = true;
                tiles.sort_unstable();
                assert_eq!(tiles, [0, 1, 2, 3]);
            }
        }
        assert_eq!(tops, [[true; 4]; 12]);
    }

    /// D-04
    #[test]
    fn discovery_pays_five_on_the_left_and_three_on_the_right() {
        for (side, outcome) in [
            ("left", "vp+5 energy-1 publicity+1 traces+1"),
            ("right", "vp+3 energy-1 publicity+1 traces+1"),
        ] {
            let mut t = t();
            t.p(1).computer.upper = 6;
            t.mark()
                .play(&format!("analyse; trace blue {side} discovery"));
            assert_eq!(t.diff(1), outcome);
        }
    }

    /// D-07
    #[test]
    fn overflow_may_be_chosen_beside_a_free_discovery_space() {
        let mut t = t();
        t.p(1).computer.upper = 6;
        t.mark().play("analyse");
        t.legal("trace blue left discovery; trace blue left overflow");
        t.play("trace blue left overflow");
        assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
        assert_eq!(t.s.species[0].discovery, [None; 3]);
    }

    /// D-14
    #[test]
    fn the_slots_are_under_spaces_1_3_5_and_6() {
        let mut t = t();
        t.tech(1, "computer-1 computer-2 computer-3 computer-4");
        t.p(1).data = 6;
        t.mark();
        let mut seen = Vec::new();
        for _ in 0..6 {
            t.play("place upper");
            seen.push((t.p(1).score, t.p(1).publicity));
        }
        assert_eq!(seen, [(2, 5), (2, 6), (4, 6), (4, 6), (6, 6), (8, 6)]);
    }

    /// D-35: between two rounds: not at the own pass, not at setup, not after the last round.
    #[test]
    fn income_is_paid_between_rounds() {
        let mut t = t();
        t.tucked(1, "5").play("pass; take 134");
        assert_eq!(t.diff(1), "hand+1");
        t.play("pass; take 135");
        assert_eq!(t.diff(1), "credits+4 energy+2 hand+2");
        let place = |wanted: fn(&Event) -> bool| {
            let events = t.events.iter();
            events.map(|told| &told.event).position(wanted).unwrap()
        };
        let passed = place(|e| matches!(e, Event::Passed { seat } if seat.number() == 2));
        let income = place(|e| matches!(e, Event::Gained { .. }));
        let round = place(|e| matches!(e, Event::Round { round: 2 }));
        assert!(passed < income && income < round);
        let s = Seti::new(&Default::default(), 3).unwrap();
        assert_eq!((s.players[0].credits, s.players[0].energy), (4, 3));
        let mut t = Table::new(2);
        t.tucked(1, "5").last_round().play("pass; pass");
        assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
    }

    /// D-41: the rulebooks' numbers, and the names by dots.
    #[test]
    fn technologies_are_known_by_their_dots() {
        let file = printed(include_str!("../../../../data/seti/technologies.json"));
        let named: Vec<String> = file["technologies"]
            .as_array()
            .unwrap()
            .iter()
            .map(|tech| {
                let text = |key: &str| tech[key].to_string().replace('"', "");
                format!("{} {}-{}", text("id"), text("kind"), text("board_slot"))
            })
            .collect();
        assert_eq!(
            named,
            [
                "ST#01 probe-1",
                "ST#02 probe-3",
                "ST#03 probe-2",
                "ST#04 probe-4",
                "TT#01 telescope-1",
                "TT#02 telescope-3",
                "TT#03 telescope-2",
                "TT#04 telescope-4",
                "CT#01 computer-1",
                "CT#02 computer-2",
                "CT#03 computer-3",
                "CT#04 computer-4",
            ]
        );
    }

    /// D-41: the effects behind the two swapped pairs.
    #[test]
    fn technologies_are_known_by_their_effect() {
        let mut t = t();
        t.tech(1, "probe-2").probe(1, "r2s4").play("move 1 r2s3");
        assert_eq!(t.diff(1), "energy-1", "probe-2 leaves asteroids");
        let mut t = Table::new(2);
        t.tech(1, "probe-3").probe(1, "r1s3").play("land venus");
        assert_eq!(t.p(1).energy, 8, "probe-3 lands for less");
        let mut t = Table::new(2);
        t.tech(1, "telescope-2 telescope-3")
            .hand(1, "1")
            .play("scan");
        assert_eq!(t.own_choices()[4..], ["telescope-2", "telescope-3 1"]);
    }

    /// D-42: species are known by name; their cards are ET.1 to ET.55 in a fixed order.
    #[test]
    fn species_cards_belong_to_their_species_by_number() {
        let species = [
            ("mascamites", 1..=10),
            ("anomalies", 11..=20),
            ("oumuamua", 21..=30),
            ("centaurians", 31..=40),
            ("exertians", 41..=55),
        ];
        let catalog = (orrery_seti::INFO.catalog)();
        let items = &catalog.sections[1].items;
        assert_eq!(items.len(), 55);
        for (name, numbers) in species {
            for number in numbers {
                let item = &items[number - 1];
                assert_eq!(item.id, format!("et.{number}"));
                assert_eq!(item.facts["species"], name);
            }
        }
    }
}

mod species {
    use super::*;

    /// D-10: in ascending order, and again until none is left, before neutral milestones.
    #[test]
    fn milestones_reached_by_milestones_come_at_once() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
        t.discover("left").score(1, 20);
        t.p(1).message = 20;
        t.p(2).message = 900;
        t.mark().play("launch; end");
        assert_eq!(t.decides(), "1 message");
        t.play("message 4");
        assert_eq!(t.decides(), "1 gold", "28 points");
        assert_eq!(t.s.neutral, [2, 2], "neutral ones wait");
        t.play("gold income");
        assert_eq!(t.decides(), "2 turn");
        assert_eq!(t.s.neutral, [1, 2]);
    }

    /// D-11
    #[test]
    fn the_left_species_is_revealed_first() {
        let mut t = t();
        for slot in &mut t.s.species {
            slot.discovery = [Some(Marker::Neutral); 3];
        }
        t.mark().play("launch; end");
        let sides = t.events.iter().filter_map(|told| match told.event {
            Event::Discovered { side, .. } => Some(side),
            _ => None,
        });
        assert_eq!(sides.collect::<Vec<_>>(), [Side::Left, Side::Right]);
    }

    /// D-16
    #[test]
    fn species_cards_are_dealt_from_the_active_player_on() {
        let mut t = Table::new(3);
        t.play("launch; end");
        t.s.species[0].discovery = [Some(Marker::One), Some(Marker::Three), Some(Marker::Two)];
        for (number, color) in [(1, 0), (3, 1), (2, 2)] {
            t.p(number).traces[0][color] = 1;
        }
        t.mark().play("launch; end");
        let dealt = t.events.iter().filter_map(|told| match told.event {
            Event::Drew {
                seat,
                card: Some(_),
            } => Some(seat.number()),
            _ => None,
        });
        assert_eq!(dealt.collect::<Vec<_>>(), [2, 3, 1]);
    }

    /// D-17: any token may lie at any of the three places, either side up.
    #[test]
    fn anomalies_are_placed_at_random() {
        let mut seen = std::collections::BTreeSet::new();
        let mut sides = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut t = Table::with_species(2, Species::Anomalies, Species::Mascamites);
            t.s.rng = Rng::new(seed);
            discover_left(&mut t);
            let tokens = &t.s.relics.anomalies;
            let sectors: Vec<u8> = tokens.iter().map(|token| token.sector).collect();
            assert_eq!(sectors, [5, 0, 2], "Earth and three sectors either way");
            let mut colors: Vec<Trace> = tokens.iter().map(|token| token.color).collect();
            seen.insert(colors.clone());
            sides.extend(tokens.iter().map(|token| (token.color, token.side)));
            colors.sort_unstable();
            assert_eq!(colors, [Trace::Pink, Trace::Orange, Trace::Blue]);
        }
        assert_eq!(seen.len(), 6, "every order");
        assert_eq!(sides.len(), 6, "every side");
    }

    /// D-18: whichever disc turns, Earth moves and its new sector is checked.
    #[test]
    fn every_disc_carries_earth() {
        for disc in 0..3 {
            let mut t = t();
            t.discover("right");
            t.s.relics.anomalies[0].sector = 4; // pink: a credit
            t.s.species[1].board[0][0] = Some(Marker::Two);
            t.p(2).traces[1][0] = 1;
            t.s.next_disc = disc;
            t.mark().play("pass");
            assert_eq!(t.s.space_of(Body::Earth).to_string(), "r1s4");
            assert_eq!(t.diff(2), "credits+1", "disc {disc}");
        }
    }

    /// D-19, S16.6
    #[test]
    fn orbiting_oumuamua() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").probe(1, "r3s5").probe(2, "r3s5");
        t.play("orbit oumuamua; draw; signal 61-virginis");
        assert_eq!(
            t.diff(1),
            "vp+10 credits-1 energy-1 data+1 exofossils+1 hand+1 pieces-1"
        );
        t.play("end; orbit oumuamua; signal 61-virginis");
        assert_eq!(
            t.diff(2),
            "vp+12 credits-1 energy-1 data+1 exofossils+1 pieces-1",
            "no card for the second; 2 points for the second position"
        );
    }

    /// D-19, D-44: landing gives points, exofossils and data, but no trace.
    #[test]
    fn landing_on_oumuamua() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").probe(1, "r3s5").play("land oumuamua");
        assert_eq!(t.own_choices(), ["space 1", "space 2", "space 3"]);
        t.play("space 1");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.diff(1), "vp+9 energy-3 data+3 exofossils+2 pieces-1");
    }

    /// D-21: the universal trace of the first message goes to any species.
    #[test]
    fn the_message_trace_goes_anywhere() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
        t.discover("left").score(1, 15);
        t.p(1).message = 15;
        t.mark().play("launch; end; message 1");
        assert_eq!(t.decides(), "1 trace");
        for color in ["pink", "orange", "blue"] {
            t.legal(&format!(
                "trace {color} left 1; trace {color} left overflow; \
                 trace {color} right discovery; trace {color} right overflow"
            ));
        }
    }

    /// D-22: the green part waits for the end of the turn.
    #[test]
    fn the_green_part_is_a_milestone() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
        t.discover("left")
            .hand(1, "et.34")
            .play("play et.34; end; pass; take 134");
        t.p(1).message = 900;
        t.score(1, 11).p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue right discovery");
        assert_eq!((t.p(1).score, t.decides().as_str()), (14, "1 late"));
        t.score(1, 15);
        assert_eq!(t.decides(), "1 late");
        t.play("end");
        assert_eq!(t.decides(), "1 trace");
        let pink = t.own_choices().iter().all(|c| c.starts_with("trace pink"));
        assert!(pink);
    }

    /// D-23: without any danger nobody loses.
    #[test]
    fn no_danger_costs_nothing() {
        for (danger, score) in [(false, 19), (true, 18)] {
            let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
            t.discover("left").score(1, 19).score(2, 12);
            if danger {
                t.s.species[0].board[0][0] = Some(Marker::One);
                t.p(1).traces[0][0] = 1;
            }
            t.last_round().play("pass; pass");
            let scores: Vec<i32> =
                t.s.outcome()
                    .unwrap()
                    .sides
                    .iter()
                    .map(|s| s.score)
                    .collect();
            assert_eq!(scores, [score, 12]);
        }
    }

    /// D-45: after milestones, not when the third space is filled.
    #[test]
    fn discovery_waits_for_the_milestones() {
        let mut t = t();
        t.score(1, 20);
        discover_left(&mut t);
        assert_eq!(t.decides(), "1 gold");
        assert!(!t.s.species[0].discovered);
        t.play("gold income");
        assert!(t.s.species[0].discovered);
    }
}

mod secrets {
    use super::*;
    use orrery_core::Audience;
    use orrery_seti::state::Sample;

    /// A position with something of everything that is hidden.
    fn position() -> Table {
        let mut t = Table::with_species(2, Species::Mascamites, Species::Exertians);
        t.discover("left")
            .discover("right")
            .hand(1, "1 2 et.5")
            .hand(2, "3 et.6");
        t.capsule(1, "r1s5", 2).capsule(2, "r1s5", 5);
        for number in [1, 2] {
            for _ in 0..3 {
                let card = t.s.species[1].deck.pop().unwrap();
                t.p(number).exertians.insert(card);
            }
            let card = t.p(number).exertians.iter().next().unwrap();
            t.p(number).exertians.remove(card);
            t.p(number).secrets.insert(card);
        }
        t.mark();
        t
    }

    /// Changes everything that `number` must not know.
    fn shuffled(t: &Table, number: u8) -> Seti {
        let mut s = t.s;
        let other = seat(3 - number).index();
        s.rng = Rng::new(99);
        s.deck.reverse();
        s.stacks.swap(0, 1);
        for stack in &mut s.techs {
            stack.tiles[..3].reverse();
        }
        s.species.iter_mut().for_each(|slot| slot.deck.reverse());
        s.relics.samples.swap(0, 1);
        let hidden = s.relics.samples[0].pop().unwrap();
        let capsule = s.players[other].pieces[0].sample.replace(hidden).unwrap();
        s.relics.samples[0].push(capsule);
        let foreign = &mut s.players[other];
        let project = foreign.hand.iter().next().unwrap();
        let top = s.deck.last_mut().unwrap();
        foreign.hand.remove(project);
        foreign.hand.insert(std::mem::replace(top, project));
        std::mem::swap(&mut foreign.exertians, &mut foreign.secrets);
        let extra = foreign.secrets.iter().next().unwrap();
        foreign.secrets.remove(extra);
        foreign.exertians.insert(extra);
        assert_eq!(s.validate(), Ok(()));
        assert_ne!(s, t.s);
        s
    }

    /// S21.33: two games that differ only in secrets look alike.
    #[test]
    fn secrets_do_not_show() {
        let t = position();
        for number in [1, 2] {
            let other = shuffled(&t, number);
            let viewer = Viewer::Seat(seat(number));
            assert_eq!(t.s.view(viewer), other.view(viewer), "seat {number}");
            assert_eq!(t.s.view(Viewer::Spectator), other.view(Viewer::Spectator));
        }
    }

    /// S21.33: undiscovered species look alike.
    #[test]
    fn hidden_species_do_not_show() {
        let one = Table::with_species(2, Species::Mascamites, Species::Exertians);
        let mut two = one.clone();
        two.s.species[0].species = Species::Centaurians;
        two.s.species[1].species = Species::Oumuamua;
        for viewer in [Viewer::Spectator, Viewer::Seat(seat(1))] {
            assert_eq!(one.s.view(viewer), two.s.view(viewer));
            assert_eq!(one.s.view(viewer).species[0].species, None);
        }
    }

    /// S21.33: the player entitled to look sees the stack, the samples and the own secret cards.
    #[test]
    fn the_entitled_player_sees_them() {
        let mut t = position();
        let mine = t.s.view(Viewer::Seat(seat(1)));
        assert_eq!(mine.players[0].hand, Some(t.p(1).hand));
        assert_eq!(mine.players[0].exertians, Some(t.p(1).exertians));
        assert_eq!(mine.players[0].secrets, Some(t.p(1).secrets));
        assert_eq!(mine.players[0].pieces[0].sample, Sample::number(2));
        assert_eq!(mine.players[1].hand, None);
        assert_eq!(mine.players[1].exertians, None);
        assert_eq!(mine.players[1].secrets, None);
        assert_eq!(mine.players[1].pieces[0].sample, None);
        assert_eq!((mine.stack_cards, mine.samples_seen), (None, None));
        t.probe(1, "r3s3").hand(1, "et.4");
        t.play("play et.4; land jupiter; trace orange left overflow");
        assert_eq!(t.decides(), "1 sample-take");
        let seen = |number| t.s.view(Viewer::Seat(seat(number))).samples_seen;
        let left = [1, 3].map(|n| Sample::number(n).unwrap()).to_vec();
        assert_eq!(seen(1), Some((Body::Jupiter, left)));
        assert_eq!(seen(2), None);
    }

    /// S21.33: who draws is told the card, the others only that it was drawn.
    #[test]
    fn drawn_cards_are_told_to_their_owner_only() {
        let mut t = t();
        t.play("buy; draw");
        let told: Vec<(Audience, Option<Card>)> = t
            .events
            .iter()
            .filter_map(|told| match told.event {
                Event::Drew { card, .. } => Some((told.to, card)),
                _ => None,
            })
            .collect();
        let me = seat(1);
        assert_eq!(
            told,
            [
                (Audience::Only(me), Some(card("1"))),
                (Audience::Except(me), None)
            ]
        );
    }

    /// S21.34
    #[test]
    fn the_rest_is_open() {
        let mut t = position();
        t.score(1, 17)
            .tech(1, "probe-2")
            .played(1, "5")
            .tucked(1, "6");
        let player = t.p(1);
        (player.credits, player.energy, player.publicity) = (3, 4, 6);
        (player.data, player.exofossils) = (2, 1);
        let view = t.s.view(Viewer::Seat(seat(2)));
        let seen = &view.players[0];
        assert_eq!((seen.score, seen.credits, seen.energy), (17, 3, 4));
        assert_eq!((seen.publicity, seen.data, seen.exofossils), (6, 2, 1));
        assert_eq!(
            (seen.hand_backs.projects, seen.hand_backs.species),
            (2, [1, 0, 0, 0])
        );
        assert_eq!((seen.played, seen.tucked), (t.p(1).played, t.p(1).tucked));
        assert_eq!(seen.techs, t.p(1).techs);
        assert_eq!((seen.exertian_count, seen.secret_count), (2, 1));
        let capsule = &seen.pieces[0];
        assert_eq!(
            (capsule.at.to_string().as_str(), capsule.capsule),
            ("r1s5", true)
        );
        assert_eq!(capsule.sample, None);
        assert_eq!(t.s.view(Viewer::Spectator).players[0], *seen);
    }
}

mod later_rulings {
    use super::*;

    fn oumuamua() -> Table {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left"); // the tile lies at r3s5, in the sector of 61-virginis
        t
    }

    /// D-70: completing the tile does not count as completing a sector (card 45 gives energy for that).
    #[test]
    fn the_tile_is_not_a_sector() {
        let mut t = oumuamua();
        t.s.relics.tile = [seat(2), seat(2)].into_iter().collect();
        t.hand(1, "45"); // 112 is yellow: kepler-22 or 61-virginis; 110 is red
        t.play(
            "play 45; row 112; signal 61-virginis; signal oumuamua; row 110; signal barnards-star",
        );
        assert_eq!(t.diff(1), "vp+2 credits-2 data+2 exofossils+1 hand-1");
        assert!(!t.s.facts.completed_sector);
    }

    /// D-71: a probe that moves between the signals of card 30 counts where it was.
    #[test]
    fn probes_are_counted_with_the_first_signal() {
        let mut t = t();
        t.hand(1, "30").probe(1, "r1s0").probe(2, "r4s3");
        t.play("play 30; signal vega; move 1 r1s1");
        assert_eq!(t.own_choices(), ["signal kepler-22", "done"]);
    }

    /// D-72: gaps are filled at the next refill; taking a row card replaces only its own place.
    #[test]
    fn a_short_row_is_filled_at_the_next_refill() {
        let mut t = t();
        t.s.row[1] = None;
        t.hand(2, "1").play("buy; take 110");
        assert_eq!(row_cards(&t), 2, "only the place of card 110 is filled");
        t.play("scan; earth 61-virginis; row 112; signal 61-virginis");
        assert_eq!(row_cards(&t), 3);
    }

    /// D-73: a card that costs energy covers no card-cost circle (card 106).
    #[test]
    fn a_card_for_energy_has_no_cost_in_credits() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
        t.discover("left").played(1, "106").hand(1, "et.36 110");
        let mut project = t.clone();
        t.play("play et.36");
        assert_eq!(t.decides(), "1 late");
        project.play("play 110");
        assert_eq!(project.own_choices(), ["cover 106 1", "skip"]);
    }

    /// D-74: every probe that stands where the tile appears gives its owner 1 publicity.
    #[test]
    fn each_probe_under_the_tile_pays() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.probe(1, "r3s5").probe(1, "r3s5").probe(2, "r3s5");
        t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
        t.p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left overflow");
        t.s.species[0].discovery[2] = Some(Marker::Neutral);
        t.mark().play("end");
        assert_eq!(
            (t.diff(1), t.diff(2)),
            ("publicity+2".to_owned(), "publicity+1".to_owned())
        );
    }
}

mod review {
    use super::*;

    /// S2.10, S3.1: what was spent by a free action meanwhile cannot be paid any more (ET.24).
    #[test]
    fn an_offered_payment_needs_its_price_until_it_is_paid() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").hand(1, "et.24").played(1, "96");
        t.overflow(1, "right", "orange", 3).p(1).exofossils = 1;
        t.mark()
            .play("play et.24; signal kepler-22; signal barnards-star; signal sirius-a");
        assert_eq!(t.own_choices(), ["pay", "skip"]);
        t.play("complete 96; trace orange left 5");
        assert_eq!((t.p(1).exofossils, t.decides()), (0, "1 late".to_owned()));
    }

    /// S5.11 (card 19): there is no end to flying between two neighbouring planets.
    #[test]
    fn slingshots_between_two_planets_never_run_out() {
        for mission in ["", "128"] {
            let mut t = t();
            t.hand(1, "19").played(1, mission).probe(1, "r3s3");
            t.play("play 19");
            for to in ["r4s3", "r3s3"].into_iter().cycle().take(40) {
                t.play(&format!("step 1 {to}; movement"));
                if t.decides() == "1 trigger" {
                    t.play("skip");
                }
            }
            assert_eq!(t.decides(), "1 moves");
            t.play("step 1 r3s4; step 1 r3s5");
            assert_eq!(
                t.decides(),
                "1 late",
                "both movements of the card were left"
            );
        }
    }

    /// S5.9 (card 19): the movement of a visit and that of the card pay one step together.
    #[test]
    fn movement_of_a_visit_adds_to_that_of_the_card() {
        let mut t = t();
        t.hand(1, "19")
            .tech(1, "probe-1")
            .probe(1, "r3s1")
            .probe(1, "r3s4");
        t.p(1).energy = 0;
        t.mark().play("play 19; step 2 r3s3; movement; step 1 r3s0");
        assert_eq!(t.decides(), "1 late");
    }

    /// S3.14: the refusal of the whole action names the lowest cost that would do.
    #[test]
    fn the_refusal_of_landing_knows_the_discount() {
        let mut t = t();
        t.probe(1, "r2s2").orbiter(2, "mars").p(1).energy = 1;
        let refusal = t.refusal("land").unwrap();
        assert_eq!(
            refusal.to_string(),
            "land: S3.13, S3.14; needs 2 energy, has 1"
        );
    }
}
