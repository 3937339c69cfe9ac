//! S10 milestones and discovery, S11 traces, S12 passing and rounds, S13 final scoring.

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::{Card, Gold, Side, Species, Trace};
use orrery_seti::state::Marker;

fn t() -> Table {
    Table::new(2)
}

/// Plays for seat 1 until the game is over: everybody passes every round.
fn to_the_end(table: &mut Table) {
    while table.s.decision().is_some() {
        let choices = table.choices();
        let next = ["pass", "end", "skip"]
            .into_iter()
            .find(|wanted| choices.iter().any(|c| c == wanted));
        let choice = next.map_or_else(|| choices[0].clone(), str::to_owned);
        table.play(&choice);
    }
}

mod milestones {
    use super::*;

    /// S10.1: nothing is resolved during the turn, everything at its end.
    #[test]
    fn a_milestone_waits_for_the_end_of_the_turn() {
        let mut t = t();
        t.score(1, 24)
            .hand(1, "75")
            .play("play 75; trace pink left overflow");
        assert_eq!(t.decides(), "1 late");
        t.play("end");
        assert_eq!(t.decides(), "1 gold");
    }

    /// S10.1: also if another player's turn brought the points.
    #[test]
    fn points_in_somebody_elses_turn_count_at_its_end() {
        let mut t = t();
        t.score(2, 24).signals("61-virginis", "2 2 2 1 2");
        t.play("scan; earth 61-virginis; row 110; signal barnards-star");
        assert_eq!(t.decides(), "2 trace", "seat 2 wins the sector");
        t.play("trace pink left overflow; end");
        assert_eq!(t.decides(), "2 gold");
    }

    /// S10.2: 25, 50 and 70, each once; S2.30: not again on the second lap.
    #[test]
    fn gold_milestones_are_25_50_and_70() {
        for (score, expected) in [
            (24, "2 turn"),
            (25, "1 gold"),
            (49, "1 gold"),
            (130, "1 gold"),
        ] {
            let mut t = t();
            t.score(1, score).play("launch; end");
            assert_eq!(t.decides(), expected, "at {score}");
        }
        let mut t = t();
        t.score(1, 130)
            .play("launch; end; gold income; gold other; gold missions");
        assert_eq!(t.decides(), "2 turn", "three milestones and no more");
    }

    /// S10.3, S10.4: the best free space; third and fourth share the last value.
    #[test]
    fn later_claimants_get_lower_values() {
        let mut t = Table::new(4);
        for number in 1..=4 {
            t.score(number, 25);
        }
        t.play("launch; end; gold technology; gold technology; gold technology; gold technology");
        let order: Vec<u8> = t.s.gold[Gold::Technology.index()]
            .iter()
            .map(|s| s.number())
            .collect();
        assert_eq!(order, [1, 2, 3, 4]);
        assert_eq!(t.s.gold_values(Gold::Technology), [11, 8, 5, 5]);
        for number in 1..=4 {
            t.tech(number, "probe-1 telescope-1 computer-1");
        }
        let points: Vec<u16> = (1..=4).map(|n| t.s.gold_points(seat(n))).collect();
        assert_eq!(points, [11, 8, 5, 5]);
    }

    /// S10.3, S10.5: never twice on one tile.
    #[test]
    fn a_player_marks_a_tile_once() {
        let mut t = t();
        t.score(1, 70).play("launch; end");
        assert_eq!(
            t.own_choices(),
            [
                "gold technology",
                "gold missions",
                "gold income",
                "gold other"
            ]
        );
        t.play("gold income");
        assert_eq!(
            t.own_choices(),
            ["gold technology", "gold missions", "gold other"]
        );
        t.play("gold technology; gold other");
        assert_eq!(t.decides(), "2 turn");
    }

    /// S10.6, S2.17: one player's milestones before the next player's.
    #[test]
    fn the_active_player_resolves_all_of_them_first() {
        let mut t = t();
        t.score(1, 50).score(2, 25).play("launch; end");
        assert_eq!(t.decides(), "1 gold");
        t.play("gold income");
        assert_eq!(t.decides(), "1 gold");
        t.play("gold other");
        assert_eq!(t.decides(), "2 gold");
    }

    /// S10.7, D-10: different kinds in ascending order of value, equal ones as the player likes.
    #[test]
    fn kinds_of_milestones_are_ordered_by_value() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
        t.discover("left").score(1, 30);
        t.p(1).message = 20;
        t.p(2).message = 900;
        t.mark().play("launch; end");
        assert_eq!(
            t.decides(),
            "1 message",
            "the message lies at 20, the gold milestone at 25"
        );
        t.play("message 4");
        assert_eq!(t.decides(), "1 gold");

        let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
        t.discover("left").score(1, 30);
        t.p(1).message = 25;
        t.p(2).message = 900;
        t.mark().play("launch; end");
        assert_eq!(t.own_choices(), ["milestone gold", "milestone message"]);
        t.play("milestone message");
        assert_eq!(t.decides(), "1 message");
    }

    /// S10.8, S10.9, S1.10: 20 and 30, while markers lie there; none with four players.
    #[test]
    fn neutral_markers_move_to_discovery_spaces() {
        for (players, at_20) in [(2, 2), (3, 1), (4, 0)] {
            let mut t = Table::new(players);
            assert_eq!(t.s.neutral, [at_20, at_20]);
            t.score(1, 20).play("launch; end");
            let placed = t.s.species[0].discovery.iter().flatten().count();
            assert_eq!(placed, usize::from(at_20 > 0), "{players} players");
            assert_eq!(t.s.neutral[0], at_20.saturating_sub(1));
            assert_eq!(t.s.neutral[1], at_20);
        }
    }

    /// S10.9, S21.7: one marker for each crossing, once per player and value.
    #[test]
    fn each_crossing_moves_one_marker() {
        let mut t = t();
        t.score(1, 20)
            .play("launch; end; launch; end; pass; take 134");
        assert_eq!(t.s.neutral, [1, 2], "seat 1 passes 20 once");
        t.score(2, 31)
            .play("scan; earth proxima-centauri; row 110; signal barnards-star; end; gold income");
        assert_eq!(t.s.neutral, [0, 1], "seat 2 passes both");
    }

    /// S10.10: left species first, pink, orange, blue.
    #[test]
    fn neutral_markers_fill_from_the_left() {
        let mut t = t();
        t.s.species[0].discovery[Trace::Orange.index()] = Some(Marker::Neutral);
        t.score(1, 30).play("launch; end; gold income");
        let left = t.s.species[0].discovery;
        assert_eq!(left, [Some(Marker::Neutral); 3]);
        assert!(t.s.species[0].discovered);
        assert_eq!(t.s.species[1].discovery, [None; 3]);
    }

    /// S10.11, S10.12: with all six spaces filled nothing happens, and boards are never used.
    #[test]
    fn without_a_discovery_space_the_marker_stays() {
        let mut t = t();
        t.discover("left").discover("right").score(1, 20);
        t.play("launch; end");
        assert_eq!(t.s.neutral, [2, 2]);
        assert!(t.s.species.iter().all(|slot| slot.board == [[None; 9]; 3]));
        assert!(t.p(1).neutral_done[0]);
    }

    /// S2.19, S10.12: neutral markers come after all players' milestones and reward nobody.
    #[test]
    fn neutral_milestones_come_last() {
        let mut t = t();
        t.score(1, 25).score(2, 20).play("launch; end");
        assert_eq!(t.decides(), "1 gold");
        assert_eq!(t.s.neutral, [2, 2]);
        t.mark().play("gold income");
        assert_eq!(t.s.neutral, [0, 2]);
        assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
    }
}

mod discovery {
    use super::*;

    /// Seat 1 is about to fill the last (blue) space of the left species; seat 2 has the orange one.
    fn nearly(left: Species, right: Species) -> Table {
        let mut t = Table::with_species(2, left, right);
        t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Two), None];
        t.p(2).traces[0][Trace::Orange.index()] = 1;
        t.p(1).computer.upper = 6;
        t.mark();
        t
    }

    /// S10.13, S10.14, S2.20, D-45: the reveal waits for the end of the turn.
    #[test]
    fn a_species_is_revealed_at_the_end_of_the_turn() {
        let mut t = nearly(Species::Mascamites, Species::Anomalies);
        t.hand(1, "99").overflow(1, "left", "orange", 1);
        t.play("analyse; trace blue left discovery");
        assert!(!t.s.species[0].discovered);
        t.play("end");
        assert!(t.s.species[0].discovered);
        assert!(t.events.iter().any(|told| matches!(
            told.event,
            Event::Discovered {
                side: Side::Left,
                species: Species::Mascamites
            }
        )));
    }

    /// S10.14: board spaces cannot be used between the third marker and the reveal.
    #[test]
    fn the_board_is_closed_until_the_reveal() {
        let mut t = nearly(Species::Mascamites, Species::Anomalies);
        t.s.species[0].discovery[2] = Some(Marker::Neutral);
        t.play("analyse");
        assert_eq!(
            t.own_choices(),
            [
                "trace blue left overflow",
                "trace blue right discovery",
                "trace blue right overflow"
            ]
        );
    }

    /// S10.15, S10.16, S10.17, S10.18, D-16: one card for each own discovery marker, neutral ones get none, then one
    /// card is turned up.
    #[test]
    fn discovery_markers_earn_species_cards() {
        let mut t = nearly(Species::Mascamites, Species::Anomalies);
        t.overflow(1, "left", "pink", 2);
        t.play("analyse; trace blue left discovery; end");
        assert_eq!(
            t.p(1).hand.len(),
            1,
            "overflow markers earn nothing (S10.16)"
        );
        assert_eq!(t.p(2).hand.len(), 1);
        let slot = &t.s.species[0];
        assert!(slot.face_up.is_some());
        assert_eq!(slot.deck.len(), 7);
    }

    /// S10.18: dealt clockwise from the player whose turn ended, from the top of the shuffled deck.
    #[test]
    fn cards_are_dealt_from_the_active_player_on() {
        let mut t = nearly(Species::Anomalies, Species::Mascamites);
        t.play("analyse; trace blue left discovery; end");
        let dealt: Vec<u8> = t
            .events
            .iter()
            .filter_map(|told| match told.event {
                Event::Drew {
                    seat,
                    card: Some(_),
                } => Some(seat.number()),
                _ => None,
            })
            .collect();
        assert_eq!(dealt, [1, 2]);
    }

    /// S10.19: the face-up card or the top of the deck; the face-up one is replaced.
    #[test]
    fn a_species_card_is_taken_open_or_blind() {
        let mut t = t();
        t.discover("left");
        t.p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left 1");
        assert_eq!(t.own_choices(), ["take et.1", "draw"]);
        let mut blind = t.clone();
        t.play("take et.1");
        assert_eq!(t.s.species[0].face_up, Card::species(2));
        blind.play("draw");
        assert_eq!(blind.s.species[0].face_up, Card::species(1));
        assert!(blind.p(1).hand.has(Card::species(2).unwrap()));
    }

    /// S10.19: the last open card is not replaced; without cards the symbol does nothing.
    #[test]
    fn an_empty_species_deck_gives_what_is_left() {
        let mut t = t();
        t.discover("left");
        t.hand(2, "et.2 et.3 et.4 et.5 et.6 et.7 et.8 et.9 et.10");
        t.p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left 1");
        assert_eq!(t.diff(1), "vp+5 energy-1 hand+1 traces+1");
        assert_eq!(t.s.species[0].face_up, None);
        t.next_own_turn();
        t.p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left 2");
        assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
    }

    /// S10.20, S10.21: the discovery spaces stay filled; two species at most.
    #[test]
    fn both_species_can_be_discovered_and_stay() {
        let mut t = t();
        t.discover("left").discover("right");
        t.p(1).computer.upper = 6;
        t.mark()
            .play("analyse")
            .illegal("trace blue left discovery; trace blue right discovery");
        assert_eq!(t.s.species.len(), 2);
    }

    /// S10.21: a species may remain undiscovered.
    #[test]
    fn a_game_may_end_without_discovery() {
        let mut t = t();
        to_the_end(&mut t);
        assert!(t.s.species.iter().all(|slot| !slot.discovered));
    }

    /// S2.21, D-11: left before right.
    #[test]
    fn of_two_discoveries_the_left_one_is_first() {
        let mut t = t();
        t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
        t.s.species[1].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
        t.hand(1, "100").p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue left discovery");
        t.s.species[1].discovery[2] = Some(Marker::Neutral);
        t.play("end");
        let order: Vec<Side> = t
            .events
            .iter()
            .filter_map(|told| match told.event {
                Event::Discovered { side, .. } => Some(side),
                _ => None,
            })
            .collect();
        assert_eq!(order, [Side::Left, Side::Right]);
    }
}

mod traces {
    use super::*;

    fn analysing() -> Table {
        let mut t = t();
        t.p(1).computer.upper = 6;
        t.mark();
        t
    }

    /// S11.1, S11.3: every free matching space of both species, in any order of rows.
    #[test]
    fn a_trace_goes_to_any_free_space_of_its_colour() {
        let mut t = analysing();
        t.discover("right").play("analyse");
        assert_eq!(
            t.own_choices(),
            [
                "trace blue left discovery",
                "trace blue left overflow",
                "trace blue right 1",
                "trace blue right 2",
                "trace blue right 3",
                "trace blue right 4",
                "trace blue right 5",
                "trace blue right overflow",
            ]
        );
    }

    /// S11.2: a universal trace has any colour.
    #[test]
    fn a_universal_trace_may_have_any_colour() {
        let mut t = t();
        t.hand(1, "75").play("play 75");
        let colours = t.own_choices();
        for colour in ["pink", "orange", "blue"] {
            assert!(
                colours.contains(&format!("trace {colour} left discovery")),
                "{colours:?}"
            );
        }
    }

    /// S11.4, D-04: 5 points on the left, 3 on the right, and 1 publicity.
    #[test]
    fn discovery_spaces_pay_five_or_three() {
        let mut t = analysing();
        let mut right = t.clone();
        t.play("analyse; trace blue left discovery");
        assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 traces+1");
        right.play("analyse; trace blue right discovery");
        assert_eq!(right.diff(1), "vp+3 energy-1 publicity+1 traces+1");
    }

    /// S11.5, S11.12: a board space pays once and is then taken.
    #[test]
    fn a_board_space_is_marked_once() {
        let mut t = analysing();
        t.discover("right").play("analyse; trace blue right 3");
        assert_eq!(t.diff(1), "vp+2 energy-1 publicity+1 traces+1");
        t.next_own_turn();
        t.p(1).computer.upper = 6;
        t.mark().play("analyse").illegal("trace blue right 3");
    }

    /// S11.12: the repeatable top space takes any number of markers of all players.
    #[test]
    fn the_top_space_can_be_marked_again() {
        let mut t = analysing();
        t.discover("right").play("analyse; trace blue right 5");
        assert_eq!(t.diff(1), "vp+2 energy-1 traces+1");
        t.next_own_turn();
        t.p(1).computer.upper = 6;
        t.mark().play("analyse; trace blue right 5");
        assert_eq!(t.s.species[1].top[Trace::Blue.index()], [2, 0, 0, 0]);
    }

    /// S11.6: a space that cannot be paid cannot be marked.
    #[test]
    fn a_priced_space_needs_its_price() {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").p(1).computer.upper = 6;
        t.mark()
            .play("analyse")
            .illegal("trace blue left 1; trace blue left 5");
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").p(1).computer.upper = 6;
        t.p(1).exofossils = 4;
        t.mark().play("analyse; trace blue left 1");
        assert_eq!(t.diff(1), "vp+25 energy-1 exofossils-4 traces+1");
    }

    /// S11.7, S11.8, D-07: overflow pays 3 and may be chosen although other spaces are free.
    #[test]
    fn overflow_is_always_open() {
        let mut t = analysing();
        t.play("analyse; trace blue left overflow");
        assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
        assert_eq!(t.s.species[0].overflow[Trace::Blue.index()], [1, 0, 0, 0]);
    }

    /// S11.9: without any other space overflow is what remains.
    #[test]
    fn a_trace_is_never_lost() {
        let mut t = analysing();
        for slot in &mut t.s.species {
            slot.discovery[Trace::Blue.index()] = Some(Marker::Neutral);
        }
        t.mark().play("analyse");
        assert_eq!(
            t.own_choices(),
            ["trace blue left overflow", "trace blue right overflow"]
        );
        t.illegal("skip");
    }

    /// S11.10, S8.31: discovery, board and overflow markers all count.
    #[test]
    fn all_markers_count_as_traces() {
        let mut t = analysing();
        t.discover("right").overflow(1, "left", "blue", 1);
        t.play("analyse; trace blue right 4; end");
        assert_eq!(t.p(1).traces_of(Trace::Blue), 2);
        assert_eq!(t.p(1).traces, [[0, 0, 1], [0, 0, 1]]);
    }

    /// S11.11: two traces of one effect are marked one after the other.
    #[test]
    fn two_traces_are_two_decisions() {
        let mut t = t();
        t.probe(1, "r3s3")
            .tech(1, "probe-4")
            .play("land europa; trace orange left discovery");
        assert_eq!(t.decides(), "1 trace");
        t.illegal("trace orange left discovery")
            .play("trace orange right discovery");
        assert_eq!(t.diff(1), "vp+15 energy-3 publicity+2 pieces-1 traces+2");
    }

    /// S11.13: an effect that names a species leaves no other.
    #[test]
    fn a_named_species_restricts_the_trace() {
        let mut t = t();
        t.hand(1, "100")
            .overflow(1, "right", "blue", 1)
            .play("play 100");
        assert_eq!(
            t.own_choices(),
            ["trace blue right discovery", "trace blue right overflow"]
        );
    }
}

mod passing {
    use super::*;

    /// S12.1, S4.13: no free actions once the pass has begun.
    #[test]
    fn nothing_is_free_while_passing() {
        let mut t = t();
        t.hand(1, "1 2 3 4 5").legal("corner 1").play("pass");
        assert_eq!(
            t.choices(),
            [
                "discard 1",
                "discard 2",
                "discard 3",
                "discard 4",
                "discard 5"
            ]
        );
        t.refused("corner 1", "S4.13");
    }

    /// S12.2: discard to four, then the disc turns, then the card.
    #[test]
    fn the_steps_of_a_pass_come_in_order() {
        let mut t = t();
        t.hand(1, "1 2 3 4 5").play("pass");
        assert_eq!(t.s.offsets, [0, 0, 0], "first the discard");
        t.play("discard 3");
        assert_eq!(t.s.offsets, [1, 0, 0], "then the rotation");
        assert_eq!(t.decides(), "1 pass-take");
        t.play("take 134");
        assert_eq!(t.p(1).hand.len(), 5, "S12.4: the new card may exceed four");
        assert_eq!(t.decides(), "2 turn");
    }

    /// S12.2, S5.15: only the first pass of a round turns a disc.
    #[test]
    fn the_second_pass_turns_nothing() {
        let mut t = t();
        t.play("pass; take 134; pass");
        assert_eq!(t.s.offsets, [1, 0, 0]);
        t.play("take 135");
        assert_eq!(t.s.round, 2);
        t.play("pass");
        assert_eq!(t.s.offsets, [2, 1, 0], "the next round turns the next disc");
    }

    /// S12.3: Exertian cards do not count.
    #[test]
    fn exertian_cards_do_not_count_for_the_limit() {
        let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
        t.discover("left").hand(1, "1 2 3 4");
        for _ in 0..3 {
            let card = t.s.species[0].deck.pop().unwrap();
            t.p(1).exertians.insert(card);
        }
        t.mark().play("pass");
        assert_eq!(t.decides(), "1 pass-take");
    }

    /// S12.3: other species cards count.
    #[test]
    fn species_cards_count_for_the_limit() {
        let mut t = t();
        t.discover("left").hand(1, "1 2 3 4 et.5").play("pass");
        assert_eq!(t.decides(), "1 pass-discard");
    }

    /// S12.4, S1.13: the stack is seen only by the one who chooses; all its cards are offered.
    #[test]
    fn the_stack_is_chosen_from_secretly() {
        use orrery_core::Viewer;
        let mut t = t();
        t.play("pass");
        assert_eq!(t.choices(), ["take 134", "take 135", "take 136"]);
        let seen = |viewer| t.s.view(viewer).stack_cards.is_some();
        assert!(seen(Viewer::Seat(seat(1))));
        assert!(!seen(Viewer::Seat(seat(2))) && !seen(Viewer::Spectator));
    }

    /// S12.5, S12.14: round 5 has no stack; discard and rotation still happen, and no income follows.
    #[test]
    fn the_last_round_has_no_stack() {
        let mut t = t();
        t.last_round().hand(1, "1 2 3 4 5").play("pass; discard 1");
        assert_eq!(t.s.offsets, [1, 0, 0]);
        assert_eq!(t.decides(), "2 turn");
        t.mark().play("pass");
        assert_eq!(t.decides(), "over");
        assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
    }

    /// S12.6: the table asks at once, so the choice is made before the next player chooses.
    #[test]
    fn the_choice_is_made_at_once() {
        let mut t = t();
        t.play("pass");
        assert_eq!(t.decides(), "1 pass-take");
        t.play("take 135; pass");
        assert_eq!(t.choices(), ["take 134", "take 136"]);
    }

    /// S12.7: sectors completed before the pass are resolved, then milestones.
    #[test]
    fn a_pass_ends_the_turn_normally() {
        let mut t = t();
        t.score(1, 25)
            .signals("vega", "1 1 1 1")
            .play("pass; take 134");
        assert_eq!(t.decides(), "1 trace", "vega is won");
        t.play("trace pink left overflow");
        assert_eq!(t.decides(), "1 gold");
    }

    /// S12.8: the last one leaves a card, which is discarded.
    #[test]
    fn the_leftover_card_is_discarded() {
        let mut t = t();
        t.play("pass; take 134; pass");
        assert_eq!(t.choices(), ["take 135", "take 136"]);
        t.play("take 135");
        assert!(t.s.discard.has(Card::project(136).unwrap()));
        assert!(t.s.stacks[0].is_empty());
    }

    /// S12.9, S12.10, S1.19: income, then the next first player and the next stack.
    #[test]
    fn a_round_ends_with_income() {
        let mut t = t();
        // 5: credit, 6: energy, 7: card
        t.tucked(1, "5 6 7").play("pass; take 134; pass; take 135");
        assert_eq!(t.diff(1), "credits+4 energy+3 hand+3");
        assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
        assert_eq!(t.s.first, seat(2));
        assert!(t.s.reminder);
        assert_eq!(t.decides(), "2 turn");
    }

    /// S12.11: income is paid to everybody between the rounds, whoever passed when.
    #[test]
    fn the_order_of_passing_does_not_change_income() {
        let mut t = t();
        t.play("launch; end; pass; take 134; pass; take 135");
        assert_eq!(t.diff(1), "credits+1 energy+2 hand+2 pieces+1");
        assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
    }

    /// S12.12: what exceeds a limit is lost, and nobody can act in between.
    #[test]
    fn income_beyond_the_limits_is_lost() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
        t.discover("left").tucked(1, "et.31 et.32"); // publicity and data
        t.p(1).publicity = 10;
        t.p(1).data = 6;
        t.mark().play("pass; take 134; pass; take 135");
        assert_eq!(t.diff(1), "credits+3 energy+2 hand+2");
        assert_eq!(t.decides(), "2 turn");
    }

    /// S12.13: the next first player does not depend on who passed first.
    #[test]
    fn the_first_player_moves_one_seat() {
        let mut t = Table::new(3);
        t.play("launch; end; launch; end; pass; take 134; pass; take 135; pass; take 136");
        assert_eq!(t.s.first, seat(2));
        assert_eq!(t.decides(), "2 turn");
    }

    /// S12.15: everything is kept over the end of a round.
    #[test]
    fn things_carry_over() {
        let mut t = t();
        t.probe(1, "r2s2").hand(1, "1 2");
        t.p(1).data = 3;
        t.mark().play("pass; take 134; pass; take 135");
        assert_eq!(t.p(1).data, 3);
        assert_eq!(t.p(1).pieces.len(), 1);
        assert!(t.p(1).hand.has(Card::project(1).unwrap()));
    }
}

mod scoring {
    use super::*;

    fn points(t: &mut Table, number: u8, source: &str) -> i32 {
        let outcome = t.s.outcome().unwrap();
        let side = &outcome.sides[number as usize - 1];
        side.breakdown
            .iter()
            .find(|(name, _)| name == source)
            .unwrap()
            .1
    }

    /// S13.1, S13.2: gold-box cards, gold tiles, then the danger of everything before.
    #[test]
    fn danger_is_taken_from_the_total() {
        let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
        t.discover("left")
            .played(1, "63")
            .overflow(1, "right", "orange", 3)
            .score(1, 100);
        t.s.gold[Gold::Other.index()].push(seat(1));
        t.overflow(1, "right", "pink", 3)
            .overflow(1, "right", "blue", 3);
        t.p(1).gold_done = [true; 3];
        t.p(1).neutral_done = [true; 2];
        t.p(1).exertian_done = [true; 2];
        t.s.species[0].board[0][0] = Some(Marker::One);
        t.p(1).traces[0][0] = 1;
        t.last_round().play("pass; pass");
        assert_eq!(
            points(&mut t, 1, "end-cards"),
            6,
            "card 63: 2 for each orange trace"
        );
        assert_eq!(points(&mut t, 1, "gold"), 24, "three sets of traces at 8");
        assert_eq!(points(&mut t, 1, "danger"), -13, "a tenth of 130");
        assert_eq!(t.s.outcome().unwrap().sides[0].score, 117);
    }

    /// S13.3: sets times the value of the marked space.
    #[test]
    fn a_gold_tile_multiplies_sets_by_its_value() {
        let mut t = t();
        t.tech(
            1,
            "probe-1 probe-2 telescope-1 telescope-2 computer-1 computer-2",
        );
        t.s.gold[Gold::Technology.index()] = [seat(2), seat(1)].into_iter().collect();
        assert_eq!(t.s.gold_points(seat(1)), 16);
        assert_eq!(t.s.gold_points(seat(2)), 0);
    }

    fn sets(t: &mut Table, gold: Gold, side_b: bool) -> (u16, [u8; 4]) {
        t.s.gold_side_b[gold.index()] = side_b;
        (t.s.gold_sets(seat(1), gold), t.s.gold_values(gold))
    }

    /// S13.4, S13.5, S13.13: technologies.
    #[test]
    fn technology_tile() {
        let mut t = t();
        t.tech(1, "probe-1 probe-2 probe-3 telescope-1 computer-1");
        assert_eq!(sets(&mut t, Gold::Technology, false), (1, [11, 8, 5, 5]));
        assert_eq!(sets(&mut t, Gold::Technology, true), (2, [7, 5, 3, 3]));
    }

    /// S13.6, S13.7, S21.9: missions and gold-box cards; a card worth nothing counts too.
    #[test]
    fn mission_tile() {
        let mut t = t();
        t.played(1, "1 5 6 12 14"); // triggered, conditional, conditional, gold box, gold box
        t.s.completed = ["1", "5"]
            .map(|card| card.parse().unwrap())
            .into_iter()
            .collect();
        assert_eq!(sets(&mut t, Gold::Missions, false), (2, [4, 3, 2, 2]));
        assert_eq!(t.s.end_cards(seat(1)), 0);
        assert_eq!(sets(&mut t, Gold::Missions, true), (2, [8, 6, 4, 4]));
        t.played(1, "38 40");
        assert_eq!(sets(&mut t, Gold::Missions, true).0, 3);
    }

    /// S13.8, S13.9, S13.10: tucked incomes; the starting card and unusual incomes never count.
    #[test]
    fn income_tile() {
        let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
        t.discover("left");
        assert_eq!(sets(&mut t, Gold::Income, false).0, 0);
        t.tucked(1, "5 9 6 7 et.31 et.32"); // credit, credit, energy, card, publicity, data
        assert_eq!(sets(&mut t, Gold::Income, false), (1, [11, 8, 5, 5]));
        assert_eq!(sets(&mut t, Gold::Income, true), (2, [5, 4, 3, 3]));
        t.tucked(1, "8 10"); // energy, energy
        assert_eq!(sets(&mut t, Gold::Income, true).0, 3);
    }

    /// S13.11: sets of traces, discovery and overflow included.
    #[test]
    fn trace_tile() {
        let mut t = t();
        t.overflow(1, "left", "pink", 2)
            .overflow(1, "right", "orange", 3);
        assert_eq!(sets(&mut t, Gold::Other, false).0, 0);
        t.overflow(1, "left", "blue", 2);
        assert_eq!(sets(&mut t, Gold::Other, false), (2, [8, 6, 4, 4]));
    }

    /// S13.12: the smaller of sector wins and figures, moons included.
    #[test]
    fn wins_and_figures_tile() {
        let mut t = t();
        t.orbiter(1, "mars").lander(1, "mars").lander(1, "europa");
        assert_eq!(sets(&mut t, Gold::Other, true).0, 0);
        t.s.sectors[0].wins[0] = 2;
        t.s.sectors[3].wins[0] = 3;
        assert_eq!(sets(&mut t, Gold::Other, true), (3, [8, 6, 4, 4]));
    }

    /// S13.14: most points win; a tie is shared.
    #[test]
    fn a_tie_is_a_shared_victory() {
        for (scores, winners) in [
            ([10, 12, 12], [false, true, true]),
            ([13, 12, 0], [true, false, false]),
        ] {
            let mut t = Table::new(3);
            for (number, score) in (1..).zip(scores) {
                t.score(number, score);
            }
            t.last_round().play("pass; pass; pass");
            let won: Vec<bool> =
                t.s.outcome()
                    .unwrap()
                    .sides
                    .iter()
                    .map(|side| side.won)
                    .collect();
            assert_eq!(won, winners);
        }
    }

    /// S13.15: what is left over is worth nothing.
    #[test]
    fn leftovers_score_nothing() {
        let mut t = t();
        t.score(1, 7).hand(1, "1 2").played(1, "5").probe(1, "r1s5");
        t.p(1).exofossils = 9;
        t.p(1).data = 6;
        t.last_round().play("pass; pass");
        assert_eq!(t.s.outcome().unwrap().sides[0].score, 7);
    }
}
