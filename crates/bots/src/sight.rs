//! Positions as a network sees them.
//!
//! A position is described in groups of numbers. What a group gives to the units of the network is kept, and
//! positions that come from the same one by a choice each are described anew only where they differ from it.

use crate::judge::{Eye, Judge};
use crate::net::{Net, Share, Sketch};
use orrery_core::{MAX_SEATS, Seat};
use std::sync::Arc;

/// A game whose positions can be described for a network.
pub trait Sketched: Judge {
    /// How many numbers each group of a description has. Groups are added at the end, so that a network that
    /// was taught before knows the first of them.
    const GROUPS: &'static [u16];

    /// The result of a finished game: points, less those of an automaton.
    fn result(&self, seat: Seat) -> Option<f32>;

    /// Writes one group of the description for a player, and says what the hand-written judge makes of it:
    /// points, less those of an automaton. The groups together are the whole judgement.
    fn group(&self, seat: Seat, group: usize, sketch: &mut Sketch) -> f32;

    /// The groups that may differ from those of another position of the same game, one bit each.
    fn changed(&self, _from: &Self, _seat: Seat) -> u64 {
        u64::MAX
    }
}

/// How many numbers the first groups have, so many of them.
pub(crate) fn places<G: Sketched>(groups: usize) -> usize {
    let first = G::GROUPS.iter().take(groups);
    first.map(|&places| usize::from(places)).sum()
}

/// The number of groups that a network with so many places knows.
pub(crate) fn groups<G: Sketched>(known: usize) -> Option<usize> {
    (1..=G::GROUPS.len()).find(|&groups| places::<G>(groups) == known)
}

/// Describes a position with so many groups from nothing, and judges it by hand.
pub(crate) fn describe<G: Sketched>(
    game: &G,
    seat: Seat,
    groups: usize,
    sketch: &mut Sketch,
) -> f32 {
    sketch.clear(0);
    let groups = 0..groups;
    groups.map(|group| game.group(seat, group, sketch)).sum()
}

/// What is kept of a position that others come from.
struct Base<G> {
    position: G,
    shares: Vec<Share>,
    /// Of all shares.
    sum: Share,
}

/// The eye of a network.
pub(crate) struct Sight<G> {
    net: Arc<Net>,
    groups: usize,
    /// Where each group begins.
    starts: Vec<u16>,
    /// By seat.
    bases: [Option<Box<Base<G>>>; MAX_SEATS],
    sketch: Sketch,
}

impl<G: Sketched> Sight<G> {
    /// The eye of this network; `None` if it was taught with other descriptions.
    pub(crate) fn new(net: Arc<Net>) -> Option<Self> {
        let groups = groups::<G>(net.places())?;
        Some(Self {
            starts: (0..groups).map(|group| places::<G>(group) as u16).collect(),
            net,
            groups,
            bases: std::array::from_fn(|_| None),
            sketch: Sketch::new(),
        })
    }

    fn share(&mut self, position: &G, seat: Seat, group: usize) -> Share {
        self.sketch.clear(self.starts[group]);
        let judged = position.group(seat, group, &mut self.sketch);
        self.net.share(self.sketch.items(), judged)
    }
}

impl<G: Sketched> Eye<G> for Sight<G> {
    fn stand(&mut self, from: &G, seat: Seat) {
        let known = self.bases[seat.index()].take();
        let changed = known
            .as_ref()
            .map_or(u64::MAX, |base| from.changed(&base.position, seat));
        let mut base = known.unwrap_or_else(|| {
            Box::new(Base {
                position: *from,
                shares: vec![Share::default(); self.groups],
                sum: Share::default(),
            })
        });
        for group in bits(changed, self.groups) {
            let share = self.share(from, seat, group);
            base.sum.replace(&base.shares[group], &share);
            base.shares[group] = share;
        }
        base.position = *from;
        self.bases[seat.index()] = Some(base);
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        if let Some(result) = position.result(seat) {
            return result;
        }
        let Some(base) = self.bases[seat.index()].take() else {
            self.stand(position, seat);
            return self.worth(position, seat);
        };
        let mut sum = base.sum;
        for group in bits(position.changed(&base.position, seat), self.groups) {
            let share = self.share(position, seat, group);
            sum.replace(&base.shares[group], &share);
        }
        self.bases[seat.index()] = Some(base);
        self.net.said(&sum)
    }
}

/// The numbers of the bits that are set, up to a limit.
fn bits(mut set: u64, limit: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < limit).then_some(bit)
    })
}

/// The eye of a network as the first edition had it: everything from nothing, number by number, so that it
/// sees exactly what it saw then.
pub(crate) struct PlainSight(Arc<Net>, usize, Sketch);

impl PlainSight {
    /// See [`Sight::new`].
    pub(crate) fn new<G: Sketched>(net: Arc<Net>) -> Option<Self> {
        let groups = groups::<G>(net.places())?;
        Some(Self(net, groups, Sketch::new()))
    }
}

impl<G: Sketched> Eye<G> for PlainSight {
    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        let Self(net, groups, sketch) = self;
        position.result(seat).unwrap_or_else(|| {
            let judged = describe(position, seat, *groups, sketch);
            judged + net.points(sketch.items())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{Game, Rng, Silent};
    use orrery_kepler::Kepler;
    use orrery_seti::Seti;
    use serde_json::json;

    /// A network that notices every number of a description.
    fn attentive<G: Sketched>() -> Arc<Net> {
        let mut rng = Rng::new(9);
        let mut net = Net::untaught(places::<G>(G::GROUPS.len()), || 0.0);
        for weight in net.numbers_mut() {
            *weight = rng.below(1 << 12) as f32 / 4096.0 - 0.5;
        }
        Arc::new(net)
    }

    /// In whole random games, looking two choices ahead for every player: what is seen with the help of
    /// the position before is what is seen from nothing, bit by bit.
    fn helped_is_from_nothing<G: Sketched>(options: &serde_json::Value, seed: u64) -> u32 {
        let options = orrery_core::entry::parse_options::<G>(options).expect("options");
        let mut game = G::new(&options, seed).expect("options");
        let net = attentive::<G>();
        let mut eye = Sight::new(net.clone()).expect("a description");
        let fresh = || Sight::new(net.clone()).expect("a description");
        let (mut rng, mut choices, mut more) = (Rng::new(seed), Vec::new(), Vec::new());
        let mut compared = 0;
        while let Some(decision) = game.decision() {
            choices.clear();
            game.choices(&mut choices);
            let seats: Vec<Seat> = Seat::first(game.seats()).collect();
            let seat = if rng.below(4) == 0 {
                seats[rng.below(seats.len())]
            } else {
                decision.seat
            };
            eye.stand(&game, seat);
            for _ in 0..3 {
                let mut next = game;
                next.apply(choices[rng.below(choices.len())], &mut Silent);
                assert_eq!(eye.worth(&next, seat), fresh().worth(&next, seat));
                more.clear();
                next.choices(&mut more);
                if !more.is_empty() {
                    next.apply(more[rng.below(more.len())], &mut Silent);
                    assert_eq!(eye.worth(&next, seat), fresh().worth(&next, seat));
                }
                compared += 1;
            }
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
        compared
    }

    #[test]
    fn a_position_looks_the_same_with_and_without_the_one_before() {
        let options = [
            json!({"players": 4}),
            json!({"players": 2}),
            json!({"players": 3}),
            json!({"players": 1, "solo": 5}),
        ];
        let mut compared = 0;
        for (options, seeds) in options.iter().zip([1..16, 20..32, 40..46, 60..72]) {
            for seed in seeds {
                compared += helped_is_from_nothing::<Seti>(options, seed);
            }
        }
        assert!(compared > 10_000, "{compared}");
    }

    /// Every group writes as many numbers as it promises, in whole random games.
    fn groups_keep_their_places<G: Sketched>(options: &serde_json::Value, seed: u64) {
        let options = orrery_core::entry::parse_options::<G>(options).expect("options");
        let mut game = G::new(&options, seed).expect("options");
        let (mut rng, mut choices, mut sketch) = (Rng::new(seed), Vec::new(), Sketch::new());
        while let Some(decision) = game.decision() {
            for (group, &places) in G::GROUPS.iter().enumerate() {
                sketch.clear(0);
                game.group(decision.seat, group, &mut sketch);
                assert_eq!(sketch.places(), usize::from(places), "group {group}");
                let inside = |&(place, value): &(u16, f32)| place < places && value.is_finite();
                assert!(sketch.items().iter().all(inside), "group {group}");
            }
            choices.clear();
            game.choices(&mut choices);
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
    }

    #[test]
    fn descriptions_have_the_places_that_they_promise() {
        for seed in 1..5 {
            for players in 2..=4 {
                groups_keep_their_places::<Seti>(&json!({"players": players}), seed);
                groups_keep_their_places::<Kepler>(&json!({"players": players}), seed);
            }
            groups_keep_their_places::<Seti>(&json!({"players": 1, "solo": 4}), seed);
        }
    }

    /// What the first edition sees differs by no more than the order of its sums.
    #[test]
    fn groups_add_up_to_the_whole() {
        let mut game = Seti::new(&orrery_seti::Options::default(), 3).expect("options");
        let net = attentive::<Seti>();
        let mut eye = Sight::new(net.clone()).expect("a description");
        let mut plain = PlainSight::new::<Seti>(net).expect("a description");
        let (mut rng, mut choices) = (Rng::new(3), Vec::new());
        while let Some(decision) = game.decision() {
            let [one, other] = [
                eye.worth(&game, decision.seat),
                Eye::<Seti>::worth(&mut plain, &game, decision.seat),
            ];
            assert!((one - other).abs() < 0.1, "{one} {other}");
            choices.clear();
            game.choices(&mut choices);
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
    }
}
