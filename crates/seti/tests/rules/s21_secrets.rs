//! What is secret and what is open (S21, rules 33 and 34).

use crate::table::{Table, card, seat};
use orrery_core::{Audience, Game, Rng, Viewer};
use orrery_seti::Event;
use orrery_seti::names::{Body, Card, Species};
use orrery_seti::state::{Sample, Seti};

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
    let mut t = Table::new(2);
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
