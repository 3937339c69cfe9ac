//! Mascamites (S14), Anomalies (S15) and 'Oumuamua (S16): one inner module each.

mod mascamites {
    use crate::table::{Table, seat};
    use orrery_core::{Game, Rng, Viewer};
    use orrery_seti::Event;
    use orrery_seti::names::{Body, Card, Side, Species, Trace};
    use orrery_seti::state::{Marker, Sample};

    /// Mascamites on the left, Anomalies on the right (for their card ET.19, which marks any trace).
    fn table() -> Table {
        let mut t = Table::new(2);
        t.discover("left").discover("right");
        t
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn numbers(samples: &[Sample]) -> Vec<u8> {
        samples.iter().map(|&sample| sample.into()).collect()
    }

    /// Space and sample (0 for a probe) of each piece of a player.
    fn pieces(t: &mut Table, number: u8) -> Vec<String> {
        let pieces = t.p(number).pieces;
        let text = |piece: &orrery_seti::state::Piece| match piece.sample {
            Some(sample) => format!("{}:{}", piece.at, u8::from(sample)),
            None => piece.at.to_string(),
        };
        pieces.iter().map(text).collect()
    }

    /// A marker on a space of the board.
    fn marker(t: &mut Table, number: u8, color: &str, row: usize) {
        let color: Trace = color.parse().unwrap();
        t.s.species[0].board[color.index()][row - 1] = Some(Marker::of(seat(number)));
        t.p(number).traces[0][color.index()] += 1;
        t.mark();
    }

    /// Puts another sample face up on the first sample space.
    fn face_up(t: &mut Table, number: u8) {
        let (wanted, shown) = (Sample::number(number).unwrap(), t.s.relics.delivered[0]);
        let hidden =
            t.s.relics
                .samples
                .iter_mut()
                .flat_map(|samples| samples.iter_mut());
        hidden
            .filter(|sample| **sample == wanted)
            .for_each(|sample| *sample = shown);
        t.s.relics.delivered[0] = wanted;
        t.mark();
    }

    /// Seat 1 marks pink and blue, seat 2 orange, all by their own actions; then the turn ends.
    fn discovered_by_play(seed: u64) -> Table {
        let mut t = Table::new(2);
        t.s.rng = Rng::new(seed);
        t.p(1).publicity = 8;
        t.p(1).computer.upper = 6;
        t.hand(1, "108").probe(2, "r1s3");
        t.play("play 108; trace pink left discovery; end");
        t.play("land venus; trace orange left discovery; end");
        t.play("analyse; trace blue left discovery");
        assert!(!t.s.species[0].discovered);
        t.mark();
        t.play("end");
        t
    }

    /// S14.1, S10.17: one card for each discovery marker, then one face up.
    #[test]
    fn discovery_deals_a_card_for_each_marker_and_turns_one_up() {
        let mut t = discovered_by_play(1);
        let slot = t.s.species[0];
        assert!(slot.discovered);
        assert_eq!(t.diff(1), "hand+2");
        assert_eq!(t.diff(2), "hand+1");
        assert_eq!(slot.deck.len(), 6);
        assert!(slot.face_up.is_some());
        let mascamites = |card: Card| (138..148).contains(&card.index());
        assert!(t.p(1).hand.iter().all(mascamites));
        assert!(t.p(2).hand.iter().all(mascamites));
        let found = Event::Discovered {
            side: Side::Left,
            species: Species::Mascamites,
        };
        assert_eq!(
            t.events.iter().filter(|told| told.event == found).count(),
            1
        );
        assert_eq!(t.decides(), "2 turn");
    }

    /// S14.1, S10.16: neutral and overflow markers bring no card.
    #[test]
    fn discovery_deals_nothing_for_neutral_and_overflow_markers() {
        let mut t = Table::new(2);
        t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
        t.overflow(2, "left", "pink", 2)
            .overflow(1, "left", "blue", 1);
        t.p(1).computer.upper = 6;
        t.play("analyse; trace blue left discovery")
            .mark()
            .play("end");
        assert_eq!((t.diff(1), t.diff(2)), ("hand+1".to_owned(), String::new()));
        assert_eq!(t.s.species[0].deck.len(), 8);
    }

    /// S14.1: three samples face down on each of two planets, the seventh face up, at random.
    #[test]
    fn discovery_shuffles_three_samples_to_jupiter_three_to_saturn_and_one_to_the_board() {
        let mut shown = [0; 7];
        let mut on_jupiter = [0; 7];
        for seed in 0..200 {
            let t = discovered_by_play(seed);
            let relics = t.s.relics;
            assert_eq!([relics.samples[0].len(), relics.samples[1].len()], [3, 3]);
            assert_eq!(relics.delivered.len(), 1);
            let all = relics.samples[0].iter().chain(relics.samples[1].iter());
            let mut all: Vec<Sample> = all.chain(relics.delivered.iter()).copied().collect();
            all.sort_unstable();
            assert_eq!(all, Sample::all());
            shown[relics.delivered[0].index()] += 1;
            relics.samples[0]
                .iter()
                .for_each(|sample| on_jupiter[sample.index()] += 1);
        }
        assert!(shown.iter().all(|&n| n > 10), "{shown:?}");
        assert!(on_jupiter.iter().all(|&n| n > 50), "{on_jupiter:?}");
    }

    /// S14.1, S21.33: the discovery shows everybody one sample and only the number of the others.
    #[test]
    fn nobody_sees_the_samples_on_the_planets() {
        let t = discovered_by_play(1);
        for viewer in Viewer::all(2) {
            let view = t.s.view(viewer);
            assert_eq!((view.samples, view.samples_seen), ([3, 3], None));
            assert_eq!(view.delivered, t.s.relics.delivered.to_vec());
        }
        let mut other = t.clone();
        let [jupiter, saturn] = other.s.relics.samples;
        other.s.relics.samples = [saturn, jupiter];
        for viewer in Viewer::all(2) {
            assert_eq!(other.s.view(viewer), t.s.view(viewer));
        }
    }

    /// S14.2: the spaces of the board; only blue spaces whose sample lies there exist.
    #[test]
    fn the_board_has_eleven_spaces_at_first() {
        let mut t = table();
        t.hand(1, "et.19").play("play et.19");
        let left: Vec<String> = t
            .own_choices()
            .into_iter()
            .filter(|choice| choice.contains("left"))
            .collect();
        let expected = [
            "trace pink left 1",
            "trace pink left 2",
            "trace pink left 3",
            "trace pink left 4",
            "trace pink left overflow",
            "trace orange left 1",
            "trace orange left 2",
            "trace orange left 3",
            "trace orange left 4",
            "trace orange left overflow",
            "trace blue left 1",
            "trace blue left 2",
            "trace blue left 3",
            "trace blue left overflow",
        ];
        assert_eq!(left, expected);
    }

    /// S14.2: what each space gives (ET.19 costs a credit and leaves the hand).
    #[test]
    fn each_space_of_the_board_gives_its_reward() {
        for (space, then, diff) in [
            ("pink left 1", "; take et.1", "vp+5 credits-1 traces+1"),
            ("pink left 2", "; draw", "vp+3 credits-1 traces+1"),
            ("pink left 3", "", "vp+5 credits-1 hand-1 traces+1"),
            ("pink left 4", "", "vp+4 credits-1 hand-1 traces+1"),
            ("orange left 1", "; draw", "vp+5 credits-1 traces+1"),
            ("orange left 2", "; take et.1", "vp+3 credits-1 traces+1"),
            ("orange left 3", "", "vp+5 credits-1 hand-1 traces+1"),
            ("orange left 4", "", "vp+4 credits-1 hand-1 traces+1"),
            ("blue left 1", "; take et.1", "vp+5 credits-1 traces+1"),
            ("blue left 2", "; draw", "vp+3 credits-1 traces+1"),
            ("blue left 3", "", "vp+7 credits-1 hand-1 traces+1"),
            ("pink left overflow", "", "vp+3 credits-1 hand-1 traces+1"),
        ] {
            let mut t = table();
            t.hand(1, "et.19")
                .play(&format!("play et.19; trace {space}{then}"));
            assert_eq!(t.diff(1), diff, "{space}");
            assert_eq!(t.decides(), "1 late", "{space}");
            assert_eq!(
                t.p(1).hand.has(card("et.1")),
                then == "; take et.1",
                "{space}"
            );
            assert_eq!(t.p(1).hand.has(card("et.2")), then == "; draw", "{space}");
        }
    }

    /// S14.2, S11.12: a space holds one marker; the other spaces and overflow stay open.
    #[test]
    fn each_space_of_the_board_is_used_once() {
        let all = |t: &Table| -> Vec<String> {
            t.own_choices()
                .into_iter()
                .filter(|choice| choice.contains("left"))
                .collect()
        };
        let mut fresh = table();
        fresh.hand(1, "et.19").play("play et.19");
        let fresh = all(&fresh);
        for (color, rows) in [("pink", 4), ("orange", 4), ("blue", 3)] {
            for row in 1..=rows {
                let mut t = table();
                marker(&mut t, 2, color, row);
                t.hand(1, "et.19").play("play et.19");
                let gone = format!("trace {color} left {row}");
                let expected: Vec<String> = fresh
                    .iter()
                    .filter(|choice| **choice != gone)
                    .cloned()
                    .collect();
                assert_eq!(all(&t), expected);
            }
        }
    }

    /// S14.2, S10.19: a species-card symbol without cards does nothing; the last card needs no choice.
    #[test]
    fn the_species_card_symbol_runs_dry() {
        let mut t = table();
        t.hand(1, "et.19")
            .hand(2, "et.1 et.2 et.3 et.4 et.5 et.6 et.7 et.8 et.9");
        t.play("play et.19; trace pink left 1");
        assert_eq!(t.decides(), "1 late");
        assert!(t.p(1).hand.has(card("et.10")));
        assert_eq!(t.s.species[0].face_up, None);
        t.p(1).computer.upper = 6;
        t.next_own_turn().play("analyse; trace blue left 1");
        assert_eq!(t.diff(1), "vp+5 energy-1 traces+1");
        assert_eq!(t.decides(), "1 late");
    }

    /// S14.3: samples lie on the space of their planet, wherever its disc carries it.
    #[test]
    fn samples_travel_with_their_planet() {
        let mut t = table();
        t.s.next_disc = 2;
        t.p(1).publicity = 6;
        t.probe(1, "r3s7").hand(1, "et.4");
        t.play("research; tech probe-2").next_own_turn();
        assert_eq!(t.s.space_of(Body::Saturn).to_string(), "r3s6");
        t.play("play et.4; land saturn; trace orange left overflow; sample 4");
        assert_eq!(pieces(&mut t, 1), ["r3s6:4"]);
    }

    /// S14.4: neither the Land action nor a card without the symbol collects a sample.
    #[test]
    fn an_ordinary_landing_collects_nothing() {
        let mut t = table();
        t.probe(1, "r3s3")
            .play("land jupiter; trace orange left overflow");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.diff(1), "vp+10 energy-3 data+2 pieces-1 traces+1");
        assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);

        let mut t = table();
        t.probe(1, "r3s3")
            .hand(1, "13")
            .play("play 13; land jupiter; trace orange left overflow");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
        assert!(pieces(&mut t, 1).is_empty());
    }

    /// S14.4: visiting and orbiting with the standard action collect nothing either.
    #[test]
    fn an_ordinary_orbit_collects_nothing() {
        let mut t = table();
        t.probe(1, "r3s4").play("move 1 r3s3; orbit jupiter");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
    }

    /// S14.5: all tokens of that planet are offered, one is taken, the others stay.
    #[test]
    fn collecting_takes_one_of_the_tokens_of_that_planet() {
        let mut t = table();
        t.probe(1, "r3s7").hand(1, "et.4");
        t.play("play et.4; land saturn; trace orange left overflow");
        assert_eq!(t.decides(), "1 sample-take");
        assert_eq!(t.own_choices(), ["sample 4", "sample 5", "sample 6"]);
        t.play("sample 5");
        assert_eq!(numbers(&t.s.relics.samples[1]), [4, 6]);
        assert_eq!(numbers(&t.s.relics.samples[0]), [1, 2, 3]);
        assert_eq!(pieces(&mut t, 1), ["r3s7:5"]);
        assert_eq!(t.decides(), "1 late");
    }

    /// S14.5, S21.33: only the player who collects sees the tokens, and only while choosing.
    #[test]
    fn only_the_collector_looks_at_the_tokens() {
        let mut t = table();
        t.probe(1, "r3s7").hand(1, "et.4");
        t.play("play et.4; land saturn");
        let seen = |t: &Table, viewer| {
            let seen = t.s.view(viewer).samples_seen;
            seen.map(|(body, samples)| (body, numbers(&samples)))
        };
        let (one, two) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
        assert_eq!(seen(&t, one), None);
        t.play("trace orange left overflow");
        assert_eq!(seen(&t, one), Some((Body::Saturn, vec![4, 5, 6])));
        assert_eq!(seen(&t, two), None);
        assert_eq!(seen(&t, Viewer::Spectator), None);
        t.play("sample 5");
        assert!(Viewer::all(2).all(|viewer| seen(&t, viewer).is_none()));
    }

    /// S14.5, S21.33, S21.34: everybody sees the capsule, only its owner knows the token.
    #[test]
    fn which_token_was_taken_stays_secret() {
        let take = |choice: &str| {
            let mut t = table();
            t.probe(1, "r3s3").hand(1, "et.4");
            t.play("play et.4; land jupiter; trace orange left overflow")
                .mark();
            t.play(choice);
            t
        };
        let (a, b) = (take("sample 1"), take("sample 3"));
        for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
            let (mut seen, other) = (a.s.view(viewer), b.s.view(viewer));
            assert_eq!(seen, other);
            let piece = seen.players.remove(0).pieces.remove(0);
            assert_eq!((piece.capsule, piece.sample), (true, None));
            let told = |t: &Table| -> Vec<Event> {
                let heard = t.events.iter().filter(|told| told.to.includes(viewer));
                heard.map(|told| told.event.clone()).collect()
            };
            assert_eq!(
                told(&a),
                [Event::Collected {
                    seat: seat(1),
                    body: Body::Jupiter
                }]
            );
            assert_eq!(told(&a), told(&b));
        }
        let own = a.s.view(Viewer::Seat(seat(1)));
        assert_eq!(own.players[0].pieces[0].sample, Sample::number(1));
    }

    /// S14.5, S21.33: dealing the unknown anew keeps what the viewer knows and changes the rest.
    #[test]
    fn a_redeal_keeps_the_own_capsule_and_changes_the_others() {
        let mut t = table();
        t.capsule(1, "r3s3", 1).capsule(2, "r3s3", 2);
        let mut other = [false; 8];
        for seed in 0..100 {
            let s = t.s.determinize(Viewer::Seat(seat(1)), seed);
            assert_eq!(s.validate(), Ok(()));
            assert_eq!(s.player(seat(1)).pieces[0].sample, Sample::number(1));
            assert_eq!(numbers(&s.relics.delivered), [7]);
            other[u8::from(s.player(seat(2)).pieces[0].sample.unwrap()) as usize] = true;
        }
        assert_eq!(other, [false, false, true, true, true, true, true, false]);
    }

    /// S14.6: a body without samples: the landing counts, nothing is collected, the mission is open.
    #[test]
    fn landing_where_no_samples_are_collects_nothing_and_keeps_the_mission() {
        let mut t = table();
        t.probe(1, "r1s3").hand(1, "et.4");
        t.play("play et.4; land venus; trace orange left overflow");
        assert_eq!(
            t.diff(1),
            "vp+8 credits-1 data+2 hand-1 played+1 pieces-1 traces+1"
        );
        assert_eq!(t.decides(), "1 late");
        assert!(t.p(1).played.has(card("et.4")) && !t.s.completed.has(card("et.4")));
        t.capsule(1, "r2s2", 1).play("deliver et.4 1; take 110");
        assert!(t.s.completed.has(card("et.4")));
    }

    /// S14.6: the same on Jupiter once its three samples are gone.
    #[test]
    fn landing_on_an_emptied_planet_collects_nothing() {
        let mut t = table();
        t.capsule(2, "r1s0", 1)
            .capsule(2, "r1s0", 2)
            .capsule(2, "r1s0", 3);
        t.probe(1, "r3s3").hand(1, "et.4");
        t.play("play et.4; land jupiter; trace orange left overflow");
        assert_eq!(t.decides(), "1 late");
        assert!(pieces(&mut t, 1).is_empty());
    }

    /// S14.7, S14.4: a capsule from a moon starts on the space of its planet.
    #[test]
    fn a_capsule_starts_on_the_space_of_the_planet() {
        let mut t = table();
        t.probe(1, "r3s3")
            .hand(1, "et.2")
            .play("play et.2; land io; sample 3");
        assert_eq!(pieces(&mut t, 1), ["r3s3:3"]);
        assert_eq!(t.s.moons[1][0], 1);
        let mut t = table();
        t.probe(1, "r3s7").hand(1, "et.2");
        t.play("play et.2; land titan; trace pink left overflow; trace blue left overflow");
        t.play("sample 6");
        assert_eq!(pieces(&mut t, 1), ["r3s7:6"]);
    }

    /// S14.8: a capsule gains publicity where a probe would, and none elsewhere.
    #[test]
    fn a_capsule_gains_publicity_for_visits() {
        for (from, to, diff) in [
            ("r2s3", "r2s2", "energy-1 publicity+1"),
            ("r3s1", "r2s1", "energy-2 publicity+1"),
            ("r2s5", "r1s5", "energy-1"),
            ("r2s5", "r2s4", "energy-1"),
            ("r2s5", "r2s6", "energy-1"),
        ] {
            let mut t = table();
            t.capsule(1, from, 1).play(&format!("move 1 {to}"));
            assert_eq!(t.diff(1), diff, "{from} to {to}");
        }
    }

    /// S14.8: leaving asteroids costs a capsule one more, and technology probe.2 works for it.
    #[test]
    fn a_capsule_pays_for_asteroids_like_a_probe() {
        let mut t = table();
        t.capsule(1, "r2s4", 1).play("move 1 r2s5");
        assert_eq!(t.diff(1), "energy-2");
        let mut t = table();
        t.p(1).energy = 1;
        t.capsule(1, "r2s4", 1).illegal("move 1 r2s5");
        t.tech(1, "probe-2")
            .play("move 1 r2s5; exchange credit energy; move 1 r2s4");
        assert_eq!(t.diff(1), "credits-2 energy-1 publicity+1");
    }

    /// S14.8: carried by a disc without a visit, pushed with one, also in another player's turn.
    #[test]
    fn a_capsule_is_carried_and_pushed() {
        let mut t = table();
        t.p(1).publicity = 6;
        t.capsule(2, "r1s3", 1).play("research");
        assert_eq!(pieces(&mut t, 2), ["r1s2:1"]);
        assert_eq!(t.diff(2), "");

        let mut t = table();
        (t.s.offsets, t.s.next_disc) = ([1, 0, 0], 1);
        t.p(1).publicity = 6;
        t.capsule(2, "r2s1", 1).play("research");
        assert_eq!(pieces(&mut t, 2), ["r2s0:1"]);
        assert_eq!(t.diff(2), "publicity+1");

        let mut t = table();
        t.p(1).publicity = 6;
        t.capsule(2, "r2s1", 1).play("research");
        assert_eq!(pieces(&mut t, 2), ["r2s1:1"]);
    }

    /// S14.8, S14.10: a capsule's visit counts for missions and for cards that watch the turn.
    #[test]
    fn a_capsule_visits() {
        let mut t = table();
        t.capsule(1, "r3s4", 4).played(1, "1").play("move 1 r3s3");
        assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
        t.play("cover 1 1");
        assert_eq!(t.diff(1), "energy-1 publicity+1 data+1");

        let mut t = table();
        t.capsule(1, "r2s3", 1)
            .hand(1, "22")
            .play("play 22; step 1 r2s2; done");
        assert_eq!(t.diff(1), "vp+4 credits-1 publicity+1 hand-1");
    }

    /// S14.9: card effects find a capsule where they look for a probe.
    #[test]
    fn a_capsule_counts_as_a_probe_for_cards() {
        let mut t = table();
        t.capsule(1, "r3s3", 1).hand(1, "27").play("play 27; done");
        assert_eq!(
            t.s.sectors[t.s.star_of(3).index()].marks.to_vec(),
            [seat(1)]
        );
        let mut t = table();
        t.capsule(1, "r3s1", 1).hand(1, "18").play("play 18");
        assert_eq!(t.decides(), "1 trace");
        t.illegal("trace pink left 1").legal("trace orange left 1");
    }

    /// S14.9, S3.6: capsules do not count for the probe limit.
    #[test]
    fn capsules_do_not_count_for_the_probe_limit() {
        let mut t = table();
        t.capsule(1, "r3s3", 1).capsule(1, "r3s3", 2).play("launch");
        assert_eq!(pieces(&mut t, 1), ["r3s3:1", "r3s3:2", "r1s5"]);
        t.next_own_turn().refused("launch", "S3.5");
    }

    /// S14.9: a capsule neither orbits nor lands, by action or by card.
    #[test]
    fn a_capsule_neither_orbits_nor_lands() {
        let mut t = table();
        t.capsule(1, "r2s2", 1)
            .tech(1, "probe-4")
            .hand(1, "et.2 et.3");
        t.refused("orbit mars", "S3.8")
            .refused("land mars", "S3.13");
        t.illegal("land phobos-deimos");
        for play in ["play et.2", "play et.3"] {
            let mut t = t.clone();
            t.play(play);
            assert_eq!(t.decides(), "1 late");
            assert_eq!(pieces(&mut t, 1), ["r2s2:1"]);
        }
    }

    /// S14.9: with a probe on the same space it is the probe that lands.
    #[test]
    fn the_probe_lands_and_the_capsule_stays() {
        let mut t = table();
        t.capsule(1, "r3s3", 1).probe(1, "r3s3");
        t.play("land jupiter; trace orange left overflow");
        assert_eq!(pieces(&mut t, 1), ["r3s3:1"]);
    }

    /// S14.10: energy, a corner, a card and telescope.4 can all move a capsule.
    #[test]
    fn every_movement_can_move_a_capsule() {
        for (play, diff) in [
            ("move 1 r1s6", "energy-1"),
            ("corner et.5; step 1 r1s6", "vp+1 hand-1"),
            ("corner 3; step 1 r1s6", "hand-1"),
            ("play 26; step 1 r1s6; done", "credits-1 hand-1"),
            ("scan; telescope-4 move; step 1 r1s6", "credits-1 energy-2"),
        ] {
            let mut t = table();
            t.capsule(1, "r1s5", 1)
                .hand(1, "et.5 3 26")
                .tech(1, "telescope-4")
                .play(play);
            assert_eq!(pieces(&mut t, 1), ["r1s6:1"], "{play}");
            assert_eq!(t.diff(1), diff, "{play}");
        }
    }

    /// S14.10, S5.7: the points of one effect may be split between a probe and capsules.
    #[test]
    fn movement_is_split_between_probe_and_capsule() {
        let mut t = table();
        t.probe(1, "r1s5").capsule(1, "r1s2", 1).hand(1, "26");
        t.play("play 26; step 2 r2s2; step 1 r1s6");
        assert_eq!(pieces(&mut t, 1), ["r1s6", "r2s2:1"]);
        assert_eq!(t.decides(), "1 late");
    }

    /// S14.11: several capsules, each fit for every mission with its destination.
    #[test]
    fn capsules_are_not_bound_to_cards() {
        let mut t = table();
        t.played(1, "et.1 et.4")
            .capsule(1, "r1s5", 1)
            .capsule(1, "r2s2", 2);
        t.legal("deliver et.1 1; deliver et.4 2");
        t.illegal("deliver et.1 2; deliver et.4 1");
        let mut t = table();
        t.probe(1, "r3s3").hand(1, "et.1 et.4").played(1, "et.7");
        t.play("play et.4; land jupiter; trace orange left overflow; sample 1");
        t.p(1).pieces[0].at = "r1s5".parse().unwrap();
        t.illegal("deliver et.4 1").play("deliver et.7 1");
        assert!(t.s.completed.has(card("et.7")) && !t.s.completed.has(card("et.4")));
        assert!(t.p(1).played.has(card("et.4")));
    }

    /// S14.11: one player may take several samples from one planet.
    #[test]
    fn a_player_collects_several_capsules() {
        let mut t = table();
        t.tech(1, "probe-1")
            .probe(1, "r3s3")
            .probe(1, "r3s3")
            .hand(1, "et.4 et.7");
        t.play("play et.4; land jupiter; trace orange left overflow; sample 1")
            .next_own_turn();
        t.play("play et.7; land jupiter; trace orange left overflow");
        assert_eq!(t.own_choices(), ["sample 2", "sample 3"]);
        t.play("sample 3");
        assert_eq!(pieces(&mut t, 1), ["r3s3:1", "r3s3:3"]);
    }

    /// S14.12, S4.11: delivering is a free action that removes the capsule, shows the token, pays and
    /// completes the mission.
    #[test]
    fn delivering_pays_sample_and_card_and_completes_the_mission() {
        let mut t = table();
        t.played(1, "et.1")
            .capsule(1, "r1s5", 1)
            .play("deliver et.1 1");
        assert_eq!(t.diff(1), "credits+2 data+2 pieces-1");
        assert!(t.s.completed.has(card("et.1")) && t.p(1).played.has(card("et.1")));
        assert_eq!(t.decides(), "1 turn");
        let shown = Event::Delivered {
            seat: seat(1),
            card: card("et.1"),
            sample: 1,
        };
        assert!(
            t.events
                .iter()
                .any(|told| told.event == shown && told.to == orrery_core::Audience::All)
        );
        for viewer in Viewer::all(2) {
            assert_eq!(numbers(&t.s.view(viewer).delivered), [7, 1]);
        }
    }

    /// S14.12, S2.5: also between the steps of a main action and after it.
    #[test]
    fn a_capsule_may_be_delivered_during_and_after_the_main_action() {
        let mut t = table();
        t.played(1, "et.1").capsule(1, "r1s4", 1).hand(1, "26");
        t.illegal("deliver et.1 1");
        t.play("play 26; step 1 r1s5")
            .legal("deliver et.1 1")
            .play("done; deliver et.1 1");
        assert_eq!(t.diff(1), "credits+1 data+2 hand-1 pieces-1");
        assert_eq!(t.decides(), "1 late");
    }

    /// S14.12: it is never forced; a capsule may wait on the destination.
    #[test]
    fn a_delivery_may_be_postponed() {
        let mut t = table();
        t.played(1, "et.1")
            .capsule(1, "r1s5", 1)
            .play("launch; end");
        assert_eq!(t.decides(), "2 turn");
        assert_eq!(pieces(&mut t, 1), ["r1s5:1", "r1s5"]);
    }

    /// S14.12: only the own capsule, at the destination, for an own open mission, in the own turn.
    #[test]
    fn what_is_missing_forbids_a_delivery() {
        let mut none = table();
        none.capsule(1, "r1s5", 1)
            .refused("deliver et.1 1", "S14.12");
        let mut elsewhere = table();
        elsewhere
            .played(1, "et.1")
            .capsule(1, "r1s6", 1)
            .refused("deliver et.1 1", "S14.12");
        let mut probe = table();
        probe
            .played(1, "et.1")
            .probe(1, "r1s5")
            .refused("deliver et.1 1", "S14.12");
        probe.illegal("complete et.1");
        let mut in_hand = table();
        in_hand
            .hand(1, "et.1")
            .capsule(1, "r1s5", 1)
            .illegal("deliver et.1 1");
        let mut theirs = table();
        theirs
            .played(1, "et.1")
            .capsule(2, "r1s5", 1)
            .illegal("deliver et.1 1");
        let mut their_mission = table();
        their_mission
            .played(2, "et.1")
            .capsule(1, "r1s5", 1)
            .illegal("deliver et.1 1");
        let mut their_turn = table();
        their_turn
            .played(2, "et.1")
            .capsule(2, "r1s5", 1)
            .illegal("deliver et.1 1");
        their_turn.play("launch; end").legal("deliver et.1 1");
    }

    /// S14.13: one capsule completes one mission, of the owner's choice.
    #[test]
    fn one_capsule_completes_one_mission() {
        let mut t = table();
        t.played(1, "et.1 et.6")
            .capsule(1, "r1s5", 1)
            .legal("deliver et.1 1; deliver et.6 1");
        t.play("deliver et.6 1");
        assert_eq!(t.diff(1), "vp+6 credits+2 publicity+2 pieces-1");
        t.illegal("deliver et.1 1; deliver et.6 1");
        assert!(!t.s.completed.has(card("et.1")));
        t.capsule(1, "r1s5", 2)
            .illegal("deliver et.6 1")
            .play("deliver et.1 1");
        assert_eq!(t.diff(1), "energy+2 data+2 pieces-1");
    }

    /// S14.13, S14.11: with several capsules the owner also chooses which token is shown.
    #[test]
    fn the_owner_chooses_which_capsule_is_delivered() {
        let mut t = table();
        t.played(1, "et.1")
            .capsule(1, "r1s5", 1)
            .capsule(1, "r1s5", 3);
        t.legal("deliver et.1 1; deliver et.1 2")
            .play("deliver et.1 2");
        assert_eq!(t.diff(1), "publicity+3 data+2 pieces-1");
        assert_eq!(pieces(&mut t, 1), ["r1s5:1"]);
        assert_eq!(numbers(&t.s.relics.delivered), [7, 3]);
    }

    /// S14.14: the delivered token becomes the next blue space, for everybody, once.
    #[test]
    fn a_delivered_token_is_a_blue_space_for_everybody() {
        let mut t = table();
        t.p(2).computer.upper = 6;
        t.p(1).computer.upper = 6;
        t.played(1, "et.1")
            .capsule(1, "r1s5", 2)
            .play("deliver et.1 1; launch; end");
        t.mark()
            .play("analyse")
            .legal("trace blue left 3; trace blue left 4");
        t.illegal("trace blue left 5").play("trace blue left 4");
        assert_eq!(t.diff(2), "energy+1 traces+1");
        t.play("end; analyse")
            .legal("trace blue left 3")
            .illegal("trace blue left 4");
        assert_eq!(numbers(&t.s.relics.delivered), [7, 2]);
    }

    /// S14.14, S14.2: six tokens can be delivered; the spaces fill upwards in order of delivery.
    #[test]
    fn up_to_six_delivered_tokens_lie_above_the_first() {
        let mut t = table();
        t.played(1, "et.1 et.2 et.3 et.6 et.7").played(1, "et.4");
        for (n, mission) in (1..7).zip(["et.1", "et.2", "et.3", "et.6", "et.7"]) {
            t.capsule(1, "r1s5", n)
                .play(&format!("deliver {mission} 1"));
            while t.decides() != "1 turn" {
                t.play("draw");
            }
        }
        t.capsule(1, "r2s2", 6).play("deliver et.4 1; draw; draw");
        assert_eq!(numbers(&t.s.relics.delivered), [7, 1, 2, 3, 4, 5, 6]);
        t.p(1).computer.upper = 6;
        t.mark().play("analyse");
        let rows = (1..=9).map(|row| format!("trace blue left {row}"));
        let left: Vec<String> = t
            .own_choices()
            .into_iter()
            .filter(|choice| choice.contains("left"))
            .collect();
        assert_eq!(
            left,
            rows.chain(["trace blue left overflow".to_owned()])
                .collect::<Vec<_>>()
        );
        for (row, diff) in [
            (4, "credits+2 energy-1 traces+1"),
            (5, "energy+1 traces+1"),
            (6, "energy-1 publicity+3 traces+1"),
            (8, "energy-1 hand+2 traces+1"),
        ] {
            let mut t = t.clone();
            t.p(1).publicity = 0;
            t.play("trace blue left overflow").next_own_turn();
            t.p(1).publicity = 0;
            t.p(1).computer.upper = 6;
            t.mark().play(&format!("analyse; trace blue left {row}"));
            assert_eq!(t.diff(1), diff, "row {row}");
        }
    }

    /// S14.15: the reward of each token.
    #[test]
    fn each_sample_gives_its_reward() {
        for (sample, then, diff) in [
            (1, "", "credits+2 energy-1 traces+1"),
            (2, "", "energy+1 traces+1"),
            (3, "", "energy-1 publicity+3 traces+1"),
            (4, "", "energy-1 data+2 traces+1"),
            (5, "", "energy-1 hand+2 traces+1"),
            (6, "; take 110", "vp+3 energy-1 hand+1 traces+1"),
            (6, "; draw", "vp+3 energy-1 hand+1 traces+1"),
            (7, "", "vp+7 energy-1 traces+1"),
        ] {
            let mut t = table();
            t.p(1).computer.upper = 6;
            face_up(&mut t, sample);
            t.play(&format!("analyse; trace blue left 3{then}"));
            assert_eq!(t.diff(1), diff, "sample {sample}");
            assert_eq!(t.decides(), "1 late");
        }
    }

    /// S14.15: the two cards of one token are random, the card of another is of choice.
    #[test]
    fn two_samples_give_cards_in_two_ways() {
        let mut t = table();
        t.p(1).computer.upper = 6;
        t.deck_top("9 8 7");
        face_up(&mut t, 5);
        t.play("analyse; trace blue left 3");
        assert!(t.p(1).hand.has(card("9")) && t.p(1).hand.has(card("8")));
        let mut t = table();
        t.p(1).computer.upper = 6;
        face_up(&mut t, 6);
        t.play("analyse; trace blue left 3");
        assert_eq!(
            t.own_choices(),
            ["take 110", "take 108", "take 112", "draw"]
        );
    }
}

mod anomalies {
    use crate::table::{Table, seat};
    use orrery_core::{Game, Rng, Viewer};
    use orrery_seti::Event;
    use orrery_seti::names::{Body, Card, Side, Species, Trace};
    use orrery_seti::state::Marker;
    use std::collections::BTreeSet;

    /// Anomalies on the right; everybody can pay a research.
    fn table() -> Table {
        let mut t = Table::new(2);
        t.p(1).publicity = 6;
        t.discover("right");
        t
    }

    /// The token of this colour lies where the next rotation brings Earth; the others stay.
    fn ahead(color: &str, side: u8) -> Table {
        let mut t = table();
        let color: Trace = color.parse().unwrap();
        let earth = t.s.space_of(Body::Earth).counterclockwise().sector();
        for token in
            t.s.relics
                .anomalies
                .iter_mut()
                .filter(|token| token.color == color)
        {
            (token.sector, token.side) = (earth, side);
        }
        t.mark();
        t
    }

    /// A marker on a space of the board below the top one.
    fn marker(t: &mut Table, number: u8, color: &str, row: usize) {
        let color: Trace = color.parse().unwrap();
        t.s.species[1].board[color.index()][row - 1] = Some(Marker::of(seat(number)));
        t.p(number).traces[1][color.index()] += 1;
        t.mark();
    }

    /// Which anomalies triggered, and who was rewarded.
    fn triggered(t: &Table) -> Vec<(Trace, Option<u8>)> {
        let events = t.events.iter().filter_map(|told| match told.event {
            Event::AnomalyTriggered { color, seat } => {
                Some((color, seat.map(orrery_core::Seat::number)))
            }
            _ => None,
        });
        events.collect()
    }

    fn discovered_by_play(seed: u64, offsets: [u8; 3]) -> Table {
        let mut t = Table::new(2);
        t.s.rng = Rng::new(seed);
        t.s.offsets = offsets;
        t.p(1).publicity = 8;
        t.p(1).computer.upper = 6;
        let venus = t.s.space_of(Body::Venus).to_string();
        t.hand(1, "108").probe(2, &venus);
        t.play("play 108; trace pink right discovery; end");
        t.play("land venus; trace orange right discovery; end");
        t.play("analyse; trace blue right discovery").mark();
        t.play("end");
        t
    }

    /// S15.1, S10.17: cards for the discovery markers and three tokens around the system.
    #[test]
    fn discovery_deals_cards_and_places_three_tokens() {
        for (offsets, sectors) in [
            ([0, 0, 0], [5, 0, 2]),
            ([3, 0, 0], [2, 5, 7]),
            ([6, 1, 2], [7, 2, 4]),
        ] {
            let mut t = discovered_by_play(1, offsets);
            assert_eq!(
                (t.diff(1), t.diff(2)),
                ("hand+2".to_owned(), "hand+1".to_owned())
            );
            assert_eq!(t.s.species[1].deck.len(), 6);
            assert!(t.s.species[1].face_up.is_some());
            let own = |card: Card| (148..158).contains(&card.index());
            assert!(t.p(1).hand.iter().all(own));
            let tokens = t.s.relics.anomalies;
            assert_eq!(
                tokens.iter().map(|token| token.sector).collect::<Vec<_>>(),
                sectors
            );
            let colors: BTreeSet<Trace> = tokens.iter().map(|token| token.color).collect();
            assert_eq!(colors.len(), 3);
            let found = Event::Discovered {
                side: Side::Right,
                species: Species::Anomalies,
            };
            assert!(t.events.iter().any(|told| told.event == found));
        }
    }

    /// S15.1, S15.2: which token goes where, and with which side up, is random.
    #[test]
    fn tokens_and_their_sides_are_placed_at_random() {
        let mut orders = BTreeSet::new();
        let mut sides = BTreeSet::new();
        for seed in 0..200 {
            let t = discovered_by_play(seed, [0, 0, 0]);
            let tokens = t.s.relics.anomalies;
            orders.insert(tokens.iter().map(|token| token.color).collect::<Vec<_>>());
            let mut by_color: Vec<(Trace, u8)> = tokens
                .iter()
                .map(|token| (token.color, token.side))
                .collect();
            by_color.sort_unstable();
            sides.insert(by_color);
        }
        assert_eq!((orders.len(), sides.len()), (6, 8));
    }

    /// S15.1, S21.34: the tokens lie open for everybody.
    #[test]
    fn everybody_sees_the_tokens() {
        let t = discovered_by_play(1, [0, 0, 0]);
        for viewer in Viewer::all(2) {
            assert_eq!(t.s.view(viewer).anomalies, t.s.relics.anomalies.to_vec());
        }
    }

    /// S15.3: rotations never move the tokens.
    #[test]
    fn tokens_never_turn() {
        let mut t = table();
        let before = t.s.relics.anomalies;
        for tech in ["probe-2", "probe-3", "probe-4"] {
            t.p(1).publicity = 6;
            t.play(&format!("research; tech {tech}")).next_own_turn();
        }
        assert_ne!(t.s.space_of(Body::Jupiter).to_string(), "r3s3");
        assert_eq!(t.s.relics.anomalies, before);
    }

    /// S15.3: a token's space is entered, left and landed on as if it were not there.
    #[test]
    fn tokens_neither_block_nor_reward_probes() {
        let mut t = table();
        t.probe(1, "r3s2")
            .play("move 1 r4s2; move 1 r4s1; move 1 r4s0");
        assert_eq!(t.diff(1), "energy-3 publicity+1"); // r4s0 is Uranus
        assert_eq!(triggered(&t), []);
        t.legal("orbit uranus; land uranus");
    }

    /// S15.4: the token placed in Earth's sector is not triggered by being placed.
    #[test]
    fn placing_the_tokens_triggers_nothing() {
        let t = discovered_by_play(1, [0, 0, 0]);
        assert_eq!(triggered(&t), []);
        assert_eq!(
            t.s.relics.anomalies[0].sector,
            t.s.space_of(Body::Earth).sector()
        );
    }

    /// S15.4, S15.5: standing in Earth's sector is not enough, Earth has to arrive there.
    #[test]
    fn a_token_triggers_only_when_earth_arrives() {
        let mut t = table();
        marker(&mut t, 1, "pink", 1);
        t.play("launch; end");
        assert_eq!(triggered(&t), []);
        let mut t = table();
        marker(&mut t, 1, "pink", 1);
        t.play("research; tech probe-2");
        assert_eq!(triggered(&t), []); // Earth left that sector
        assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    }

    /// S15.5, S5.28, D-18: the anomaly comes before the effect that turned the disc goes on.
    #[test]
    fn an_anomaly_triggers_before_the_research_goes_on() {
        let mut t = ahead("orange", 1);
        marker(&mut t, 2, "orange", 1);
        t.play("research");
        assert_eq!(triggered(&t), [(Trace::Orange, Some(2))]);
        assert_eq!(t.decides(), "2 pick");
        assert_eq!(
            t.own_choices(),
            ["take 110", "take 108", "take 112", "draw"]
        );
        t.play("take 112");
        assert_eq!(t.diff(2), "hand+1");
        assert_eq!(t.decides(), "1 tech");
    }

    /// S15.5, D-18: every disc carries Earth along, so each kind of rotation triggers.
    #[test]
    fn whichever_disc_turns_earth_moves_and_triggers() {
        for disc in 0..3 {
            let mut t = ahead("pink", 0);
            marker(&mut t, 2, "pink", 1);
            t.s.next_disc = disc;
            t.play("research");
            assert_eq!(t.diff(2), "credits+1", "disc {}", disc + 1);
        }
    }

    /// S15.5, S5.15: a card's rotation triggers as well.
    #[test]
    fn the_rotation_of_a_card_triggers() {
        let mut t = ahead("pink", 1);
        marker(&mut t, 1, "pink", 1);
        t.hand(1, "10").play("play 10");
        assert_eq!(t.decides(), "1 tech");
        assert_eq!(t.diff(1), "vp+4 credits-3 hand-1");
    }

    /// S15.5, S12.2: so does the first pass of a round, before the card is chosen; the second does not.
    #[test]
    fn the_first_pass_triggers() {
        let mut t = ahead("orange", 1);
        marker(&mut t, 2, "orange", 1);
        t.play("pass");
        assert_eq!(t.decides(), "2 pick");
        t.play("draw");
        assert_eq!(t.decides(), "1 pass-take");
        let choice = t.own_choices().remove(0);
        t.play(&choice).mark().play("pass");
        assert_eq!(triggered(&t), []);
        assert_eq!(t.decides(), "2 pass-take");
    }

    /// S15.6: the highest marker of the column, whoever placed it last.
    #[test]
    fn the_highest_marker_of_the_column_is_rewarded() {
        for (rows, leader) in [([1, 2], 2), ([2, 1], 1), ([4, 3], 1), ([3, 4], 2)] {
            let mut t = ahead("pink", 0);
            marker(&mut t, 1, "pink", rows[0]);
            marker(&mut t, 2, "pink", rows[1]);
            t.play("research");
            assert_eq!(triggered(&t), [(Trace::Pink, Some(leader))], "{rows:?}");
            let paid = [t.p(1).credits, t.p(2).credits];
            assert_eq!(paid, if leader == 1 { [11, 10] } else { [10, 11] });
        }
    }

    /// S15.6: columns of other colours do not count.
    #[test]
    fn only_the_column_of_the_token_counts() {
        let mut t = ahead("pink", 0);
        marker(&mut t, 1, "pink", 1);
        marker(&mut t, 2, "orange", 4);
        marker(&mut t, 2, "blue", 4);
        t.play("research");
        assert_eq!(triggered(&t), [(Trace::Pink, Some(1))]);
        assert_eq!(
            (t.diff(1), t.diff(2)),
            ("credits+1 publicity-6".to_owned(), String::new())
        );
    }

    /// S15.7: discovery and overflow spaces are ignored; an empty column rewards nobody.
    #[test]
    fn an_empty_column_rewards_nobody() {
        let mut t = ahead("pink", 0);
        t.s.species[1].discovery[0] = Some(Marker::of(seat(2)));
        t.p(2).traces[1][0] = 1;
        t.overflow(2, "right", "pink", 3).play("research");
        assert_eq!(triggered(&t), [(Trace::Pink, None)]);
        assert_eq!(
            (t.diff(1), t.diff(2)),
            ("publicity-6".to_owned(), String::new())
        );
        assert_eq!(t.decides(), "1 tech");
    }

    /// S15.8: the spaces of the board and what each gives, in all three colours (ET.19 costs a credit
    /// and leaves the hand).
    #[test]
    fn each_space_of_the_board_gives_its_reward() {
        for color in ["pink", "orange", "blue"] {
            for (row, then, diff) in [
                (1, "; take et.11", "vp+4 credits-1 traces+1"),
                (2, "; draw", "vp+2 credits-1 traces+1"),
                (3, "", "vp+2 credits-1 publicity+1 hand-1 traces+1"),
                (4, "", "vp+3 credits-1 hand-1 traces+1"),
                (5, "", "vp+2 credits-1 hand-1 traces+1"),
            ] {
                let mut t = table();
                t.hand(1, "et.19")
                    .play(&format!("play et.19; trace {color} right {row}{then}"));
                assert_eq!(t.diff(1), diff, "{color} {row}");
                assert_eq!(t.decides(), "1 late");
            }
        }
    }

    /// S15.8, S11.12: five spaces in each column; the lower four are used once, the top one again and
    /// again.
    #[test]
    fn four_spaces_are_used_once_and_the_top_one_always() {
        let right = |t: &Table| -> Vec<String> {
            let own = t.own_choices().into_iter();
            own.filter(|choice| choice.contains("right")).collect()
        };
        let expected = |color: &str| -> Vec<String> {
            let spots = ["1", "2", "3", "4", "5", "overflow"];
            spots
                .map(|spot| format!("trace {color} right {spot}"))
                .to_vec()
        };
        let all = ["pink", "orange", "blue"].map(expected).concat();
        let mut t = table();
        t.hand(1, "et.19").play("play et.19");
        assert_eq!(right(&t), all);
        for color in ["pink", "orange", "blue"] {
            for row in 1..=5 {
                let mut t = table();
                t.hand(1, "et.19")
                    .hand(2, "75")
                    .play(&format!("play et.19; trace {color} right {row}"));
                if row < 3 {
                    t.play("draw");
                }
                t.play("end; play 75");
                let used = format!("trace {color} right {row}");
                let left = all
                    .iter()
                    .filter(|choice| row == 5 || **choice != used)
                    .cloned();
                assert_eq!(right(&t), left.collect::<Vec<_>>());
            }
        }
    }

    /// S15.9: on the top space a later marker lies higher, and above row 4.
    #[test]
    fn the_latest_marker_on_the_top_space_leads() {
        let mut t = ahead("blue", 1);
        marker(&mut t, 2, "blue", 4);
        let trace = "analyse; trace blue right 5; end";
        let leader = |t: &Table| {
            let mut t = t.clone();
            let me = t.s.turn.number();
            t.p(me).publicity = 6;
            t.play("research");
            triggered(&t)
        };
        assert_eq!(leader(&t), [(Trace::Blue, Some(2))]);
        for (number, expected) in [(1, 1), (2, 2), (1, 1)] {
            t.p(number).computer.upper = 6;
            t.play(trace);
            assert_eq!(leader(&t), [(Trace::Blue, Some(expected))]);
        }
        assert_eq!(t.s.species[1].top[2], [2, 1, 0, 0]);
    }

    /// S15.9: a later marker on a lower space does not overtake the top space.
    #[test]
    fn a_lower_space_marked_later_does_not_lead() {
        let mut t = ahead("blue", 1);
        t.p(1).computer.upper = 6;
        t.p(2).computer.upper = 6;
        t.play("analyse; trace blue right 5; end; analyse; trace blue right 4; end")
            .mark();
        t.play("research");
        assert_eq!(triggered(&t), [(Trace::Blue, Some(1))]);
    }

    /// S15.10: the same leader is rewarded each time Earth comes by.
    #[test]
    fn the_leader_is_rewarded_on_every_lap() {
        let mut t = ahead("pink", 0);
        marker(&mut t, 2, "pink", 1);
        t.play("research; tech probe-2");
        assert_eq!(t.diff(2), "credits+1");
        t.next_own_turn(); // the other seat passes: one more rotation
        let techs = [
            "probe-3",
            "probe-4",
            "telescope-1",
            "telescope-2",
            "telescope-3",
            "telescope-4",
        ];
        for tech in techs {
            t.score(1, 0).p(1).publicity = 6;
            t.play(&format!("research; tech {tech}; end"));
            assert_eq!(
                triggered(&t)
                    .iter()
                    .filter(|one| one.0 == Trace::Pink)
                    .count(),
                0
            );
        }
        t.score(1, 0).p(1).publicity = 6;
        t.play("research");
        assert_eq!(triggered(&t), [(Trace::Pink, Some(2))]);
        assert_eq!(t.diff(2), "credits+1");
    }

    /// S15.11: rewards outside the own turn, within the limits, also after passing.
    #[test]
    fn rewards_outside_the_own_turn_respect_the_limits() {
        for (color, diff) in [("blue", ""), ("orange", "publicity+1")] {
            for passed in [false, true] {
                let mut t = ahead(color, 0);
                marker(&mut t, 2, color, 1);
                (t.p(2).data, t.p(2).publicity, t.p(2).passed) = (6, 9, passed);
                t.mark().play("research");
                assert_eq!(t.diff(2), diff, "{color}");
                assert_eq!(t.decides(), "1 tech");
            }
        }
    }

    /// S15.11, S2.7: the rewarded player cannot use free actions in the turn of another.
    #[test]
    fn a_reward_outside_the_own_turn_allows_no_free_actions() {
        let mut t = ahead("orange", 1);
        marker(&mut t, 2, "orange", 1);
        t.hand(2, "9").probe(2, "r1s5").play("research");
        assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
        t.refused("corner 9", "S2.7");
    }

    /// S15.12: both sides of each token, gained in and out of the own turn.
    #[test]
    fn each_side_of_each_token_gives_its_reward() {
        for (color, side, then, diff) in [
            ("pink", 0, "", "credits+1"),
            ("pink", 1, "", "vp+4"),
            ("orange", 0, "", "publicity+2"),
            ("orange", 1, "take 108", "hand+1"),
            ("blue", 0, "", "data+1"),
            ("blue", 1, "", "energy+1"),
        ] {
            for number in [1, 2] {
                let mut t = ahead(color, side);
                marker(&mut t, number, color, 1);
                t.play("research");
                if number == 1 {
                    t.p(1).publicity += 6; // what the research cost
                }
                if !then.is_empty() {
                    t.play(then);
                }
                assert_eq!(t.diff(number), diff, "{color} {side}");
                assert_eq!(
                    t.diff(3 - number),
                    if number == 1 { "" } else { "publicity-6" }
                );
            }
        }
    }
}

/// 'Oumuamua. The tile lies on r3s5, in front of 61 Virginis (6 data) and in the sector of Earth.
mod oumuamua {
    use crate::table::{Table, seat};
    use orrery_core::{Game, Viewer};
    use orrery_seti::Choice;
    use orrery_seti::names::{Body, Space, Species};
    use orrery_seti::solar::Cell;
    use orrery_seti::state::Marker;

    const STAR_OR_TILE: [&str; 2] = ["signal 61-virginis", "signal oumuamua"];

    fn undiscovered(players: u8) -> Table {
        Table::with_species(players, Species::Oumuamua, Species::Anomalies)
    }

    fn table(players: u8) -> Table {
        let mut t = undiscovered(players);
        t.discover("left");
        t
    }

    /// Puts markers on the tile, oldest first.
    fn on_tile(t: &mut Table, seats: &[u8]) {
        t.s.relics.tile = seats.iter().map(|&number| seat(number)).collect();
        t.mark();
    }

    fn tile(t: &Table) -> Vec<u8> {
        t.s.relics.tile.iter().map(|seat| seat.number()).collect()
    }

    fn marks(t: &Table, star: &str) -> usize {
        let star: orrery_seti::names::Star = star.parse().unwrap();
        t.s.sectors[star.index()].marks.len()
    }

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    /// S16.1, S10.17
    #[test]
    fn three_marked_discovery_spaces_bring_the_tile_into_play() {
        let mut t = undiscovered(2);
        assert_eq!(t.s.cell(space("r3s5")), Cell::Empty);
        t.discover_by_play();
        assert_eq!(t.s.cell(space("r3s5")), Cell::Body(Body::Oumuamua));
        assert_eq!(tile(&t), [0u8; 0], "3 data, no markers");
        assert_eq!(
            t.diff(1),
            "vp+17 credits-2 energy-3 publicity+2 data+2 hand+1 pieces-1 traces+2"
        );
        assert_eq!(t.diff(2), "vp+5 energy-1 publicity+1 hand+1 traces+1");
        let players = t.s.view(Viewer::Spectator).players;
        let cards = players.iter().map(|player| player.hand_backs.species[2]);
        assert_eq!(
            cards.collect::<Vec<_>>(),
            [2, 1],
            "one card for each marker"
        );
        assert_eq!(t.s.species[0].deck.len(), 6);
        assert!(t.s.species[0].face_up.is_some());
        assert_eq!(t.decides(), "2 turn");
    }

    /// S16.1: nothing of it exists before the discovery.
    #[test]
    fn before_the_discovery_there_is_nothing_to_visit_orbit_or_mark() {
        let mut t = undiscovered(2);
        t.probe(1, "r3s6").play("move 1 r3s5");
        assert_eq!(t.diff(1), "energy-1");
        t.illegal("orbit oumuamua; land oumuamua")
            .play("scan; earth 61-virginis");
        assert_eq!(t.decides(), "1 scan");
    }

    /// S16.2
    #[test]
    fn a_probe_standing_where_the_tile_is_put_gains_publicity() {
        let mut t = undiscovered(3);
        t.found(1, "left", "pink").found(1, "left", "orange");
        t.probe(1, "r3s4").probe(2, "r3s5").probe(3, "r4s5");
        t.p(1).computer.upper = 6;
        t.mark()
            .play("analyse; trace blue left discovery")
            .mark()
            .play("end");
        assert_eq!(t.diff(1), "hand+3");
        assert_eq!(t.diff(2), "publicity+1");
        assert_eq!(t.diff(3), "");
        t.play("orbit oumuamua"); // it stands on the tile now
    }

    /// S16.3: research with disc 3 next.
    #[test]
    fn the_tile_turns_with_disc_3_and_carries_what_stands_on_it() {
        for (disc, discovered, tile, probe) in [
            (2, true, "r3s4", "r3s4"),
            (2, false, "r3s4", "r3s5"),
            (1, true, "r3s5", "r3s5"),
            (0, true, "r3s5", "r3s5"),
        ] {
            let mut t = if discovered {
                table(2)
            } else {
                undiscovered(2)
            };
            t.s.next_disc = disc;
            t.p(1).publicity = 6;
            t.probe(1, "r3s5").play("research");
            assert_eq!(t.s.space_of(Body::Oumuamua), space(tile));
            assert_eq!(t.p(1).pieces[0].at, space(probe));
            assert_eq!(t.diff(1), "publicity-6", "being carried is no visit");
        }
    }

    /// S16.3: card 25 pays for planets visited, card 128 has a circle for one.
    #[test]
    fn it_is_a_planet_for_cards_that_speak_of_planets() {
        let mut t = table(2);
        t.hand(1, "25")
            .probe(1, "r3s6")
            .play("play 25; step 1 r3s5; done");
        assert_eq!(t.diff(1), "vp+1 credits-2 publicity+1 hand-1");

        let mut t = undiscovered(2);
        t.hand(1, "25")
            .probe(1, "r3s6")
            .play("play 25; step 1 r3s5; done");
        assert_eq!(t.diff(1), "credits-2 hand-1");

        let mut t = table(2);
        t.played(1, "128")
            .probe(1, "r3s6")
            .play("move 1 r3s5; cover 128 1");
        assert_eq!(t.diff(1), "publicity+1", "1 energy paid and 1 gained");
    }

    /// S16.4
    #[test]
    fn every_entry_of_the_tile_gives_publicity() {
        let mut t = table(2);
        t.probe(1, "r3s6").play("move 1 r3s5");
        assert_eq!(t.diff(1), "energy-1 publicity+1");
        t.play("move 1 r3s6; move 1 r3s5");
        assert_eq!(t.diff(1), "energy-3 publicity+2");
    }

    /// S16.5
    #[test]
    fn orbiting_and_landing_cost_what_they_cost_elsewhere() {
        let landing = |t: &mut Table| t.probe(1, "r3s5").play("land oumuamua").p(1).energy;
        assert_eq!(landing(&mut table(2)), 7);
        assert_eq!(landing(table(2).orbiter(2, "oumuamua")), 8);
        assert_eq!(landing(table(2).tech(1, "probe-3")), 8);
        assert_eq!(
            landing(table(2).orbiter(2, "oumuamua").tech(1, "probe-3")),
            9
        );

        let mut t = table(2);
        t.probe(1, "r3s5").p(1).energy = 2;
        t.refused("land oumuamua", "S3.13");
        t.p(1).credits = 0;
        t.refused("orbit oumuamua", "S3.8");
    }

    /// S16.5
    #[test]
    fn it_has_no_moons_and_room_for_everybody() {
        let mut t = table(2);
        for number in [1, 1, 2, 2] {
            t.orbiter(number, "oumuamua").lander(number, "oumuamua");
        }
        t.tech(1, "probe-4").probe(1, "r3s5");
        let sites = t
            .choices()
            .into_iter()
            .filter(|choice| choice.starts_with("land "));
        assert_eq!(sites.collect::<Vec<_>>(), ["land oumuamua"]);
        t.legal("orbit oumuamua").play("land oumuamua");
        assert_eq!(t.s.planets[Body::Oumuamua.index()].landers, [3, 2, 0, 0]);
    }

    /// S16.6, S3.10, S16.8: the species card takes the place of the 3 VP.
    #[test]
    fn the_first_orbiter_gains_a_species_card_ten_points_an_exofossil_and_a_signal() {
        let mut t = table(2);
        t.probe(1, "r3s5").play("orbit oumuamua");
        assert_eq!(t.own_choices(), ["take et.21", "draw"]);
        t.play("take et.21");
        assert_eq!(t.own_choices(), STAR_OR_TILE);
        t.play("signal 61-virginis");
        assert_eq!(
            t.diff(1),
            "vp+10 credits-1 energy-1 data+1 exofossils+1 hand+1 pieces-1"
        );
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![], 1));
        assert_eq!(
            t.s.species[0].face_up.map(|card| card.to_string()),
            Some("et.22".to_owned())
        );
    }

    /// S16.6
    #[test]
    fn later_orbiters_gain_no_species_card() {
        let mut t = table(2);
        t.orbiter(2, "oumuamua")
            .probe(1, "r3s5")
            .play("orbit oumuamua; signal oumuamua");
        assert_eq!(
            t.diff(1),
            "vp+11 credits-1 energy-1 data+1 exofossils+1 pieces-1"
        );
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
    }

    /// S16.6, D-44: 9 VP, 2 exofossils, no trace; spaces with 3, 2 and 1 data.
    #[test]
    fn the_first_three_landers_each_cover_a_data_space_of_their_choice() {
        for (space, data) in [("space 1", 3), ("space 2", 2), ("space 3", 1)] {
            let mut t = table(2);
            t.probe(1, "r3s5").play("land oumuamua");
            assert_eq!(t.own_choices(), ["space 1", "space 2", "space 3"]);
            t.play(space);
            assert_eq!(
                t.diff(1),
                format!("vp+9 energy-3 data+{data} exofossils+2 pieces-1")
            );
        }
        let covered = |n: usize| {
            let mut t = table(2);
            for space in 0..n {
                t.lander(2, "oumuamua");
                t.s.planets[Body::Oumuamua.index()].first_landers[space] =
                    Some(Marker::of(seat(2)));
            }
            t.probe(1, "r3s5").play("land oumuamua");
            t
        };
        assert_eq!(covered(1).own_choices(), ["space 2", "space 3"]);
        let last = "vp+9 energy-3 data+1 exofossils+2 pieces-1";
        assert_eq!(
            covered(2).diff(1),
            last,
            "the last open space needs no choice"
        );
        assert_eq!(covered(3).diff(1), "vp+9 energy-3 exofossils+2 pieces-1");
    }

    /// S16.7: each signal of a scan that falls on the star behind the tile leaves the choice.
    #[test]
    fn signals_of_a_scan_may_be_marked_on_the_tile_instead_of_its_star() {
        let mut t = table(2);
        t.play("scan; earth 61-virginis");
        assert_eq!(t.decides(), "1 mark");
        assert_eq!(t.own_choices(), STAR_OR_TILE);
        t.play("signal oumuamua; row 112");
        assert_eq!(t.own_choices(), ["signal kepler-22", "signal 61-virginis"]);
        t.play("signal 61-virginis");
        assert_eq!(t.own_choices(), STAR_OR_TILE);
        t.play("signal 61-virginis");
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 1));
        assert_eq!(t.diff(1), "vp+1 credits-1 energy-2 data+2");
    }

    /// S16.7
    #[test]
    fn signals_in_other_sectors_do_not_reach_the_tile() {
        let mut t = table(2);
        t.tech(1, "telescope-1")
            .play("scan; earth proxima-centauri; row 112; signal kepler-22");
        assert_eq!(t.decides(), "1 late");
        assert_eq!(tile(&t), [0u8; 0]);
    }

    /// S16.7: cards 27 (own probe), 39 (61 Virginis twice) and 115 (anywhere).
    #[test]
    fn signals_of_cards_may_be_marked_on_the_tile_one_by_one() {
        let mut t = table(2);
        t.hand(1, "39").play("play 39; signal oumuamua");
        assert_eq!(t.own_choices(), STAR_OR_TILE);
        t.play("signal 61-virginis");
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 1));

        let mut t = table(2);
        t.hand(1, "27")
            .probe(1, "r4s5")
            .play("play 27; done; signal oumuamua");
        assert_eq!(tile(&t), [1]);

        let mut t = table(2);
        t.hand(1, "115")
            .play("play 115; signal 61-virginis; signal oumuamua");
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
    }

    /// S16.7: the tile stands in Mars's sector; its orbit gives a signal there.
    #[test]
    fn signals_of_orbits_may_be_marked_on_the_tile() {
        let mut t = table(2);
        t.s.offsets = [0, 0, 3];
        t.probe(1, "r2s2").play("orbit mars; draw");
        assert_eq!(t.own_choices(), ["signal barnards-star", "signal oumuamua"]);
        t.play("signal oumuamua; skip");
        assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 data+1 hand+1 pieces-1");
        assert_eq!(tile(&t), [1]);

        let mut t = table(2);
        t.s.offsets = [0, 0, 3];
        t.mark().play("scan; earth 61-virginis");
        assert_eq!(
            t.decides(),
            "1 scan",
            "the tile has left the sector of Earth"
        );
    }

    /// S16.8: card ET.23 shows the 'Oumuamua signal.
    #[test]
    fn the_signal_symbol_of_oumuamua_leaves_the_same_choice() {
        let mut t = table(2);
        t.hand(1, "et.23").play("play et.23");
        assert_eq!(t.own_choices(), STAR_OR_TILE);
        t.play("signal 61-virginis");
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![], 1));

        let mut t = table(2);
        t.hand(1, "et.23").play("play et.23; signal oumuamua");
        assert_eq!((tile(&t), marks(&t, "61-virginis")), (vec![1], 0));
    }

    /// S16.9
    #[test]
    fn the_first_marker_scores_one_point_and_the_third_two() {
        for (before, gained) in [
            (&[][..], "vp+1 credits-1 data+1 hand-1 played+1"),
            (&[2], "credits-1 data+1 hand-1 played+1"),
            (
                &[2, 2],
                "vp+2 credits-1 data+1 exofossils+1 hand-1 played+1",
            ),
        ] {
            let mut t = table(2);
            on_tile(&mut t, before);
            t.hand(1, "et.23").play("play et.23; signal oumuamua");
            assert_eq!(t.diff(1), gained);
        }
    }

    /// S16.9, S6.9: card 118 takes no data; S6.8: a full pool takes none either.
    #[test]
    fn marking_the_tile_scores_even_if_its_data_is_not_taken() {
        let mut t = table(2);
        let three = "signal oumuamua; signal oumuamua; signal oumuamua";
        t.hand(1, "118")
            .probe(1, "r4s5")
            .play(&format!("play 118; {three}"));
        assert_eq!(t.diff(1), "vp+3 credits-1 exofossils+1 hand-1");

        let mut t = table(2);
        t.p(1).data = 6;
        t.hand(1, "et.23").play("play et.23; signal oumuamua");
        assert_eq!(t.diff(1), "vp+1 credits-1 hand-1 played+1");
    }

    /// S16.10: card 83 marks twice in the sector of Earth.
    #[test]
    fn excess_markers_give_nothing_and_the_tile_waits_for_the_end_of_the_main_action() {
        let mut t = table(3);
        on_tile(&mut t, &[3, 3]);
        t.hand(1, "83").play("play 83; signal oumuamua");
        assert_eq!(t.diff(1), "vp+2 credits-2 publicity+1 data+1 hand-1");
        assert_eq!(tile(&t), [3, 3, 1], "complete, but not yet resolved");
        assert_eq!(t.decides(), "1 mark");
        t.play("signal oumuamua");
        assert_eq!(
            t.diff(1),
            "vp+2 credits-2 publicity+1 data+1 exofossils+1 hand-1"
        );
        assert_eq!(t.diff(3), "exofossils+1");
    }

    /// S16.10, S2.16: completed before the main action, resolved after it.
    #[test]
    fn a_tile_completed_early_waits_for_the_main_action() {
        let mut t = table(2);
        on_tile(&mut t, &[2, 2, 2]);
        t.probe(1, "r4s6").play("move 1 r3s6");
        assert_eq!((t.diff(2), tile(&t).len()), (String::new(), 3));
        t.play("pass");
        assert_eq!(
            (t.diff(2), tile(&t).len()),
            (String::new(), 3),
            "before the pass is finished"
        );
        let choice = t.own_choices()[0].clone();
        t.play(&choice);
        assert_eq!((t.diff(2).as_str(), tile(&t).len()), ("exofossils+1", 0));
    }

    /// S16.10, S6.12
    #[test]
    fn with_a_star_completed_too_the_active_player_chooses_the_order() {
        let setup = || {
            let mut t = table(2);
            on_tile(&mut t, &[2, 2]);
            t.signals("61-virginis", "2 1 2 1 1").hand(1, "83");
            t.play("play 83; signal 61-virginis; signal oumuamua");
            assert_eq!(t.decides(), "1 sectors");
            assert_eq!(t.own_choices(), ["resolve 61-virginis", "resolve oumuamua"]);
            t
        };
        let mut t = setup();
        t.play("resolve oumuamua");
        assert_eq!(
            (tile(&t).len(), t.diff(2)),
            (0, "publicity+1 exofossils+1".to_owned())
        );
        assert_eq!(t.decides(), "1 trace", "the star follows by itself");
        t.play("trace pink left overflow");
        let gained = "vp+5 credits-2 publicity+2 data+2 exofossils+1 hand-1 traces+1";
        assert_eq!(t.diff(1), gained);

        let mut t = setup();
        t.play("resolve 61-virginis");
        assert_eq!((tile(&t).len(), t.diff(2)), (3, "publicity+1".to_owned()));
        t.play("trace pink left overflow");
        assert_eq!((t.diff(1).as_str(), tile(&t).len()), (gained, 0));
    }

    /// S16.11
    #[test]
    fn everybody_on_a_completed_tile_gains_one_exofossil_and_it_starts_anew() {
        let mut t = table(4);
        on_tile(&mut t, &[2, 2]);
        t.hand(3, "108")
            .hand(1, "et.23")
            .play("play et.23; signal oumuamua");
        assert_eq!(
            t.diff(1),
            "vp+2 credits-1 data+1 exofossils+1 hand-1 played+1"
        );
        assert_eq!(
            t.diff(2),
            "exofossils+1",
            "one for two markers, no publicity"
        );
        assert_eq!((t.diff(3), t.diff(4)), (String::new(), String::new()));
        assert_eq!(tile(&t), [0u8; 0], "no marker is retained");
        assert_eq!(
            t.s.sectors
                .iter()
                .map(|sector| sector.wins[0] + sector.wins[1])
                .sum::<u8>(),
            0
        );
    }

    /// S16.12, S4.9
    #[test]
    fn exofossils_are_open_unlimited_and_cannot_be_exchanged() {
        let mut t = table(2);
        let without = t.choices();
        t.p(1).exofossils = 17;
        assert_eq!(t.choices(), without);
        assert!("exchange exofossil credit".parse::<Choice>().is_err());
        for viewer in Viewer::all(2) {
            assert_eq!(t.s.view(viewer).players[0].exofossils, 17);
        }
        t.probe(1, "r3s5").play("land oumuamua; space 1");
        assert_eq!(t.p(1).exofossils, 19);
    }

    /// S16.12, S13.15
    #[test]
    fn exofossils_are_worth_nothing_at_the_end() {
        let mut t = table(2);
        t.s.round = 5;
        t.p(1).exofossils = 12;
        t.mark().play("pass; pass");
        assert_eq!((t.decides().as_str(), t.diff(1)), ("over", String::new()));
    }

    /// S16.13: card 75 marks any trace for 2 credits and adds a point for the trace itself.
    #[test]
    fn each_space_of_the_board_gives_and_costs_what_it_shows() {
        for color in ["pink", "orange", "blue"] {
            for (row, exofossils, choice, gained) in [
                (1, 4, "", "vp+26 credits-2 exofossils-4 hand-1 traces+1"),
                (2, 0, "take et.21", "vp+4 credits-2 exofossils+1 traces+1"),
                (3, 0, "take et.21", "vp+4 credits-2 traces+1"),
                (4, 0, "", "vp+3 credits-2 exofossils+1 hand-1 traces+1"),
                (5, 1, "", "vp+7 credits-2 exofossils-1 hand-1 traces+1"),
            ] {
                let mut t = table(2);
                t.p(1).exofossils = exofossils;
                t.hand(1, "75")
                    .play(&format!("play 75; trace {color} left {row}"));
                if !choice.is_empty() {
                    assert_eq!(t.own_choices(), ["take et.21", "draw"]);
                    t.play(choice);
                }
                assert_eq!(t.diff(1), gained, "{color} {row}");
            }
        }
    }

    /// S16.13, S11.6: rows 1 and 5 are offered only to those who can pay.
    #[test]
    fn spaces_that_cannot_be_paid_cannot_be_marked() {
        let rows = |exofossils: u8| {
            let mut t = table(2);
            t.p(1).exofossils = exofossils;
            t.hand(1, "75").play("play 75");
            let pink = t
                .own_choices()
                .into_iter()
                .filter(|text| text.starts_with("trace pink left"));
            pink.map(|text| text.replace("trace pink left ", ""))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(rows(0), "2 3 4 overflow");
        assert_eq!(rows(1), "2 3 4 5 overflow");
        assert_eq!(rows(3), "2 3 4 5 overflow");
        assert_eq!(rows(4), "1 2 3 4 5 overflow");
    }

    /// S16.14, S11.12: the top space takes any number of markers, each for 1 exofossil.
    #[test]
    fn the_price_is_paid_every_time() {
        let mut t = table(2);
        t.p(1).exofossils = 2;
        t.hand(1, "75 98")
            .play("play 75; trace pink left 5")
            .next_own_turn();
        t.play("play 98; trace pink left 5");
        assert_eq!(t.diff(1), "vp+6 credits-1 exofossils-1 hand-1 traces+1");
        assert_eq!(t.s.species[0].top[0], [2, 0, 0, 0]);

        let mut t = table(2);
        t.no_milestones().p(1).exofossils = 8;
        t.hand(1, "75 98")
            .play("play 75; trace pink left 1")
            .next_own_turn();
        t.play("play 98")
            .illegal("trace pink left 1")
            .legal("trace pink left 5");
    }
}
