//! Fixed-size collections for plain-data states: copied like a number, written down as JSON lists.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A list of at most `N` small values, stored in place.
///
/// Two lists are equal if their visible items are; unused places always hold `T::default()`, so equal
/// lists have equal bytes too.
#[derive(Clone, Copy, Eq, Hash)]
#[expect(
    clippy::derived_hash_with_manual_eq,
    reason = "unused places are alike"
)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    /// Without the unused places.
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self[..] == other[..]
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N < 256) };
        Self {
            items: [T::default(); N],
            len: 0,
        }
    }

    /// Appends an item.
    ///
    /// # Panics
    /// If the list is full: capacities are chosen so that the rules of the game exclude it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Appends an item, or says no if the list is full.
    #[must_use]
    pub fn try_push(&mut self, item: T) -> bool {
        let room = (self.len as usize) < N;
        if room {
            self.push(item);
        }
        room
    }

    /// Appends an item for which the rules of the game leave room; should there be none, a debug build stops, and any
    /// other goes on without it.
    #[inline]
    pub fn push_sure(&mut self, item: T) {
        let room = self.try_push(item);
        debug_assert!(room, "more than {N} items");
    }

    /// Appends an item if there is room; otherwise it is lost. For lists that the game itself never fills up,
    /// only a position from outside, and for memories of a limited number of things.
    pub fn push_if_room(&mut self, item: T) {
        if (self.len as usize) < N {
            self.push(item);
        }
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes the item at `index`; the later ones move up.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len as usize;
        assert!(index < len, "no item {index} in a list of {len}");
        let item = self.items[index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        self.items[len - 1] = T::default();
        item
    }

    /// Puts an item before the one at `index`.
    ///
    /// # Panics
    /// If the list is full or `index` lies beyond its end.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        assert!(
            index <= len && len < N,
            "cannot insert at {index} into {len} of {N}"
        );
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Forgets all items.
    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> List<T, N> {
    /// How many items. As that of the slice, without asking for the slice.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// True if there is no item.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    /// # Panics
    /// If there are more than `N` items.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    if !list.try_push(item) {
                        return Err(A::Error::custom(format!("more than {N} items")));
                    }
                }
                Ok(list)
            }
        }
        d.deserialize_seq(Items(PhantomData))
    }
}

/// A set of small numbers below `64 * W`, one bit each. Written down as an ascending list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// The numbers from 0 to `n - 1`.
    #[must_use]
    pub fn below(n: usize) -> Self {
        (0..n).collect()
    }

    /// True if `bit` is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, bit: usize) -> bool {
        bit < 64 * W && self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Adds `bit`.
    #[inline]
    pub fn insert(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Removes `bit`.
    #[inline]
    pub fn remove(&mut self, bit: usize) {
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// How many numbers are in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// True if nothing is in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&w| w == 0)
    }

    /// The numbers in both sets.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }

    /// The numbers in either set.
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// The numbers of this set that are not in `other`.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    /// The numbers in ascending order.
    #[inline]
    #[must_use]
    pub fn iter(self) -> BitsIter<W> {
        BitsIter {
            rest: self.0,
            word: 0,
        }
    }
}

/// See [`Bits::iter`].
#[derive(Clone)]
pub struct BitsIter<const W: usize> {
    rest: [u64; W],
    word: usize,
}

impl<const W: usize> Iterator for BitsIter<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < W {
            let bits = self.rest[self.word];
            if bits != 0 {
                self.rest[self.word] = bits & (bits - 1);
                return Some(self.word * 64 + bits.trailing_zeros() as usize);
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = Bits(self.rest).len();
        (left, Some(left))
    }
}

impl<const W: usize> ExactSizeIterator for BitsIter<W> {}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Self {
        let mut set = Self::EMPTY;
        bits.into_iter().for_each(|bit| set.insert(bit));
        set
    }
}

impl<const W: usize> fmt::Debug for Bits<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> Serialize for Bits<W> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for Bits<W> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for bit in Vec::<u16>::deserialize(d)? {
            if bit as usize >= 64 * W {
                return Err(D::Error::custom(format!("{bit} is too large for this set")));
            }
            if set.has(bit as usize) {
                return Err(D::Error::custom(format!("{bit} stands twice in this set")));
            }
            set.insert(bit as usize);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_behaves_like_a_vector() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(&list[..], [1, 9, 2, 3]);
        assert!(!list.try_push(5));
        assert_eq!(list.remove(0), 1);
        assert_eq!(list.pop(), Some(3));
        assert_eq!(list, [9, 2].into_iter().collect());
        assert_eq!(serde_json::to_string(&list).unwrap(), "[9,2]");
        assert_eq!(serde_json::from_str::<List<u8, 4>>("[9,2]").unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
    }

    #[test]
    fn a_set_counts_and_lists_its_numbers() {
        let mut set: Bits<2> = [0, 63, 64, 127].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 127]);
        set.remove(63);
        assert_eq!(set.len(), 3);
        assert!(!set.has(63) && set.has(64) && !set.has(500));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,64,127]");
        assert_eq!(serde_json::from_str::<Bits<2>>("[127,0,64]").unwrap(), set);
        assert!(serde_json::from_str::<Bits<2>>("[128]").is_err());
        assert!(serde_json::from_str::<Bits<2>>("[1,1]").is_err());
        assert_eq!(
            Bits::<2>::below(70)
                .minus(Bits::below(68))
                .iter()
                .collect::<Vec<_>>(),
            [68, 69]
        );
    }
}
