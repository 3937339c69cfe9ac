//! Sets of cards and technologies, written down as lists of their names.

use crate::names::{Card, EXERTIANS, HAND_CARDS, Tech};
use crate::pack::CardBits;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of cards, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(pub CardBits);

impl CardSet {
    /// True if the card is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.0.has(card.index())
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0.insert(card.index());
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0.remove(card.index());
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// True if there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.iter().map(Card::at)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().map(Card::index).collect())
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        for card in Vec::<Card>::deserialize(d)? {
            if card.index() >= HAND_CARDS {
                return Err(serde::de::Error::custom(format!(
                    "{card} is an Exertian card"
                )));
            }
            if set.has(card) {
                return Err(serde::de::Error::custom(format!(
                    "card {card} stands twice in a set"
                )));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// A set of Exertian cards, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SecretSet(u16);

impl SecretSet {
    /// All fifteen.
    pub const ALL: Self = Self((1 << EXERTIANS) - 1);

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << (card.index() - HAND_CARDS);
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.index() - HAND_CARDS));
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many cards.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let bits = (0..EXERTIANS).filter(move |bit| self.0 >> bit & 1 == 1);
        bits.map(|bit| Card::at(HAND_CARDS + bit))
    }
}

impl FromIterator<Card> for SecretSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for SecretSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SecretSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(d)?;
        match cards.iter().find(|card| card.index() < HAND_CARDS) {
            Some(card) => Err(serde::de::Error::custom(format!(
                "{card} is no Exertian card"
            ))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}

/// A set of technologies, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TechSet(u16);

impl TechSet {
    /// True if the technology is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, tech: Tech) -> bool {
        self.0 >> tech.index() & 1 == 1
    }

    /// Adds a technology.
    pub fn insert(&mut self, tech: Tech) {
        self.0 |= 1 << tech.index();
    }

    /// Removes a technology.
    pub fn remove(&mut self, tech: Tech) {
        self.0 &= !(1 << tech.index());
    }

    /// How many of each kind: probe, telescope, computer.
    #[inline]
    #[must_use]
    pub fn by_kind(self) -> [u8; 3] {
        std::array::from_fn(|kind| (self.0 >> (4 * kind) & 0xf).count_ones() as u8)
    }

    /// The technologies in order.
    pub fn iter(self) -> impl Iterator<Item = Tech> {
        Tech::ALL
            .iter()
            .copied()
            .filter(move |&tech| self.has(tech))
    }
}

impl FromIterator<Tech> for TechSet {
    fn from_iter<I: IntoIterator<Item = Tech>>(techs: I) -> Self {
        let mut set = Self::default();
        techs.into_iter().for_each(|tech| set.insert(tech));
        set
    }
}

impl Serialize for TechSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TechSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tech>::deserialize(d)?.into_iter().collect())
    }
}
