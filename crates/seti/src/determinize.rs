//! What a viewer does not know, and dealing it anew.

use crate::engine::species::{ask, looking_at};
use crate::names::{Body, Card, PROJECTS, Species};
use crate::pack::{CardBits, pack};
use crate::rival::BASIC;
use crate::state::{CardSet, Phase, Seti};
use crate::view::choosing_stack;
use orrery_core::rng::Stream;
use orrery_core::{Rng, Seat, Viewer};

/// See [`Game::secrets`](orrery_core::Game::secrets).
pub(crate) fn pointers(state: &Seti, viewer: Viewer) -> Vec<String> {
    let mut secrets: Vec<String> = vec!["/rng".to_owned(), "/deck".to_owned()];
    let mut hide = |pointer: String| secrets.push(pointer);
    for seat in Seat::first(state.players.len()).filter(|&seat| !viewer.is(seat)) {
        let player = format!("/players/{}", seat.index());
        hide(format!("{player}/hand"));
        hide(format!("{player}/exertians"));
        if state.phase != Phase::Over {
            hide(format!("{player}/secrets"));
        }
        for (index, piece) in state.player(seat).pieces.iter().enumerate() {
            if piece.sample.is_some() {
                hide(format!("{player}/pieces/{index}/sample"));
            }
        }
    }
    for round in 0..4 {
        if !(choosing_stack(state, viewer) && round + 1 == state.round as usize) {
            hide(format!("/stacks/{round}"));
        }
    }
    for (tech, stack) in state.techs.iter().enumerate() {
        // The tile below a visible top is known when it is the only one.
        (0..stack.tiles.len().saturating_sub(1)).for_each(|tile| {
            if stack.tiles.len() > 2 {
                hide(format!("/techs/{tech}/tiles/{tile}"));
            }
        });
    }
    for (side, slot) in state.species.iter().enumerate() {
        hide(format!("/species/{side}/deck"));
        if !slot.discovered {
            hide(format!("/species/{side}/species"));
        }
    }
    for (place, body) in [Body::Jupiter, Body::Saturn].into_iter().enumerate() {
        if looking_at(state, viewer) != Some(body) {
            hide(format!("/relics/samples/{place}"));
        }
    }
    if state.rival.level > 0 {
        for pile in ["deck", "reserve", "objectives", "removed"] {
            hide(format!("/rival/{pile}"));
        }
    }
    if !viewer.is(state.active) {
        hide("/in_play/drawn".to_owned());
    }
    secrets
}

/// A shuffled pile of everything unknown, dealt from the end.
pub(crate) struct Pile<T>(Vec<T>);

impl<T> Pile<T> {
    pub(crate) fn shuffled(items: impl Iterator<Item = T>, stream: &mut Stream) -> Self {
        let mut items: Vec<T> = items.collect();
        stream.shuffle(&mut items);
        Self(items)
    }

    pub(crate) fn refill<'a>(&mut self, places: impl Iterator<Item = &'a mut T>)
    where
        T: 'a,
    {
        for place in places {
            if let Some(item) = self.0.pop() {
                *place = item;
            }
        }
    }
}

impl Pile<Card> {
    pub(crate) fn take(&mut self, n: usize) -> impl Iterator<Item = Card> + use<> {
        self.0
            .split_off(self.0.len() - n.min(self.0.len()))
            .into_iter()
    }

    /// Replaces the cards of `set` that lie within `kind` by as many from the pile.
    fn redeal(&mut self, set: &mut CardSet, kind: CardBits) {
        let n = set.0.and(kind).len();
        set.0 = set.0.minus(kind);
        self.take(n).for_each(|card| set.insert(card));
    }
}

pub(crate) fn determinize(truth: &Seti, viewer: Viewer, seed: u64) -> Seti {
    let mut state = *truth;
    let mut rng = Rng::new(seed);
    rng.with(|stream| {
        let others: Vec<Seat> = Seat::first(state.players.len())
            .filter(|&seat| !viewer.is(seat))
            .collect();
        projects(&mut state, viewer, &others, stream);
        species_cards(&mut state, &others, stream);
        for species in state.known_species() {
            ask!(species => redeal_secrets(&mut state, &others, stream));
        }
        hidden_species(&mut state, stream);
        technologies(&mut state, stream);
        rival(&mut state, stream);
        for species in state.known_species() {
            ask!(species => redeal_things(&mut state, viewer, &others, stream));
        }
        if !viewer.is(state.active) {
            let hand = state.player(state.active).hand;
            let n = state.in_play.drawn.len();
            state.in_play.drawn = hand
                .iter()
                .filter(|card| card.is_project())
                .take(n)
                .collect();
        }
    });
    state.rng = rng;
    state
}

/// Cards that everybody sees, whatever their kind.
fn open_cards(state: &Seti) -> CardBits {
    let mut open = state.discard.0.or(state.gone.0);
    for player in state.players.iter() {
        open = open.or(player.tucked.0).or(player.played.0);
    }
    let single = state.row.iter().flatten().copied();
    let single = single
        .chain(state.in_play.card)
        .chain(state.species.iter().filter_map(|slot| slot.face_up));
    for card in single.chain(state.relics.pending.iter().map(|pending| pending.card)) {
        open.insert(card.index());
    }
    open
}

fn own_hand(state: &Seti, others: &[Seat]) -> CardBits {
    let own = Seat::first(state.players.len()).filter(|seat| !others.contains(seat));
    own.fold(CardBits::EMPTY, |hand, seat| {
        hand.or(state.player(seat).hand.0)
    })
}

fn projects(state: &mut Seti, viewer: Viewer, others: &[Seat], stream: &mut Stream) {
    let all = CardBits::below(PROJECTS);
    let mut known = open_cards(state).or(own_hand(state, others));
    let visible_stack = choosing_stack(state, viewer).then(|| state.round as usize - 1);
    if let Some(stack) = visible_stack {
        state.stacks[stack]
            .iter()
            .for_each(|card| known.insert(card.index()));
    }
    let mut pile = Pile::shuffled(all.minus(known).iter().map(Card::at), stream);
    for &seat in others {
        pile.redeal(&mut state.player_mut(seat).hand, all);
    }
    for (index, stack) in state.stacks.iter_mut().enumerate() {
        if Some(index) != visible_stack {
            pile.refill(stack.iter_mut());
        }
    }
    pile.refill(state.rival.removed.iter_mut());
    pile.refill(state.deck.iter_mut());
}

fn species_cards(state: &mut Seti, others: &[Seat], stream: &mut Stream) {
    let known = open_cards(state).or(own_hand(state, others));
    for side in 0..2 {
        let slot = &state.species[side];
        if !slot.discovered || !ask!(slot.species => in_hand()) {
            continue;
        }
        let all = pack().cards_of[slot.species.index()];
        let mut pile = Pile::shuffled(all.minus(known).iter().map(Card::at), stream);
        for &seat in others {
            pile.redeal(&mut state.player_mut(seat).hand, all);
        }
        pile.refill(state.species[side].deck.iter_mut());
    }
}

fn hidden_species(state: &mut Seti, stream: &mut Stream) {
    let known: Vec<Species> = state
        .species
        .iter()
        .filter(|slot| slot.discovered)
        .map(|slot| slot.species)
        .collect();
    let unknown = Species::ALL
        .iter()
        .copied()
        .filter(|species| !known.contains(species));
    let mut pile = Pile::shuffled(unknown, stream);
    pile.refill(
        state
            .species
            .iter_mut()
            .filter(|slot| !slot.discovered)
            .map(|slot| &mut slot.species),
    );
}

/// Cards that were never revealed may be in the deck or in the reserve; revealed ones are in the deck.
fn rival(state: &mut Seti, stream: &mut Stream) {
    let rival = &mut state.rival;
    let known = |card: &u8| BASIC.contains(card) || rival.seen >> *card & 1 == 1;
    let mut deck: Vec<u8> = rival.deck.iter().copied().filter(known).collect();
    let mut unseen: Vec<u8> = rival
        .deck
        .iter()
        .copied()
        .filter(|card| !known(card))
        .collect();
    let n = unseen.len();
    unseen.extend(rival.reserve.iter().copied());
    unseen.sort_unstable();
    stream.shuffle(&mut unseen);
    deck.extend(unseen.drain(..n));
    deck.sort_unstable();
    stream.shuffle(&mut deck);
    rival.deck = deck.into_iter().collect();
    rival.reserve = unseen.into_iter().collect();
    // The tiers of the hidden objectives are known from their order, the tiles are not.
    let solo = &pack().solo;
    let tier = |tile: u8| solo.objectives[tile as usize].tier;
    let shown: Vec<u8> = rival.open.iter().map(|open| open.tile).collect();
    for wanted in 0..3 {
        let all = (0..solo.objectives.len() as u8).filter(|&tile| tier(tile) == wanted);
        let hidden = all.filter(|tile| !shown.contains(tile) && rival.done >> tile & 1 == 0);
        let mut pile = Pile::shuffled(hidden, stream);
        pile.refill(
            rival
                .objectives
                .iter_mut()
                .filter(|tile| tier(**tile) == wanted),
        );
    }
}

/// The top tile is visible and the taken ones are known, so only the order below the top is hidden.
fn technologies(state: &mut Seti, stream: &mut Stream) {
    for stack in &mut state.techs {
        let hidden = stack.tiles.len().saturating_sub(1);
        stack.tiles[..hidden].sort_unstable();
        stream.shuffle(&mut stack.tiles[..hidden]);
    }
}
