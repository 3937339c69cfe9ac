//! A small network that says what a position will come to, taught by finished games.
//!
//! A position is described by numbers, most of them 0. One layer of rectified units and a direct sum
//! read them; the output is added to what a hand-written judge says, so an untaught network changes
//! nothing.

/// Units of the layer.
pub(crate) const HIDDEN: usize = 32;
/// Points for one unit of output.
pub(crate) const SCALE: f32 = 20.0;
/// Numbers other than 0 in one description are fewer than this, a power of two.
const MOST: usize = 512;

/// The description of a position: numbers that keep their places, of which only those other than 0
/// are stored.
pub struct Sketch {
    items: [(u16, f32); MOST],
    len: usize,
    next: u16,
}

impl Sketch {
    pub(crate) fn new() -> Self {
        Self {
            items: [(0, 0.0); MOST],
            len: 0,
            next: 0,
        }
    }

    /// Begins a new description.
    pub(crate) fn clear(&mut self) {
        (self.len, self.next) = (0, 0);
    }

    /// The next number.
    #[inline]
    pub(crate) fn put(&mut self, value: f32) {
        // Without a branch: which numbers are 0 is hard to predict.
        self.items[self.len % MOST] = (self.next, value);
        self.len += usize::from(value != 0.0);
        self.next += 1;
    }

    /// A number, and the same by the part of the game that is left.
    #[inline]
    pub(crate) fn twice(&mut self, value: f32, left: f32) {
        self.put(value);
        self.put(value * left);
    }

    /// The next number, 1 or 0.
    #[inline]
    pub(crate) fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// The next `of` numbers: 1 for those in the set, 0 for the others.
    #[inline]
    pub(crate) fn set(&mut self, members: impl Iterator<Item = usize>, of: usize) {
        self.some(members.map(|member| (member, 1.0)), of);
    }

    /// The next `of` numbers: those that are named, 0 for the others.
    #[inline]
    pub(crate) fn some(&mut self, named: impl Iterator<Item = (usize, f32)>, of: usize) {
        for (member, value) in named {
            self.items[self.len % MOST] = (self.next + member.min(of - 1) as u16, value);
            self.len += usize::from(value != 0.0);
        }
        self.next += of as u16;
    }

    /// The numbers other than 0 with their places.
    #[inline]
    pub(crate) fn items(&self) -> &[(u16, f32)] {
        &self.items[..self.len.min(MOST)]
    }

    /// How many numbers there are, zeros included.
    pub(crate) fn places(&self) -> usize {
        self.next.into()
    }
}

/// The network.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// For each place: what it gives to the units, and directly to the output.
    pub(crate) rows: Vec<[f32; HIDDEN]>,
    pub(crate) direct: Vec<f32>,
    pub(crate) bias: [f32; HIDDEN],
    pub(crate) last: [f32; HIDDEN],
    pub(crate) base: f32,
}

impl Net {
    /// A network for descriptions with so many places that always says 0.
    pub(crate) fn untaught(places: usize, mut noise: impl FnMut() -> f32) -> Self {
        let rows = (0..places).map(|_| std::array::from_fn(|_| 0.15 * noise()));
        Self {
            rows: rows.collect(),
            direct: vec![0.0; places],
            bias: std::array::from_fn(|_| 0.1 * noise()),
            last: [0.0; HIDDEN],
            base: 0.0,
        }
    }

    /// One with tastes of its own: what stands in a description counts more or less than it should by
    /// up to so much.
    pub(crate) fn astray(&self, taste: f32, mut noise: impl FnMut() -> f32) -> Self {
        let mut astray = self.clone();
        for weight in &mut astray.direct {
            *weight += taste * noise();
        }
        astray
    }

    /// Points to add.
    pub(crate) fn points(&self, sketch: &[(u16, f32)]) -> f32 {
        let (units, direct) = self.units(sketch);
        let layer = units.iter().zip(&self.last);
        let layer: f32 = layer.map(|(unit, weight)| unit.max(0.0) * weight).sum();
        SCALE * (self.base + direct + layer)
    }

    #[inline]
    pub(crate) fn units(&self, sketch: &[(u16, f32)]) -> ([f32; HIDDEN], f32) {
        let (mut units, mut direct) = (self.bias, 0.0);
        for &(place, value) in sketch {
            let place = usize::from(place);
            direct += value * self.direct[place];
            for (unit, weight) in units.iter_mut().zip(&self.rows[place]) {
                *unit += value * weight;
            }
        }
        (units, direct)
    }

    /// As bytes: every number in order, little-endian.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.numbers();
        numbers.flat_map(f32::to_le_bytes).collect()
    }

    fn numbers(&self) -> impl Iterator<Item = f32> {
        let rows = self.rows.as_flattened().iter();
        let rest = [&self.bias, &self.last].into_iter().flatten();
        rows.chain(&self.direct)
            .chain(rest)
            .chain([&self.base])
            .copied()
    }

    /// Every number in order, to change.
    pub(crate) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.as_flattened_mut().iter_mut();
        let rest = [&mut self.bias, &mut self.last].into_iter().flatten();
        rows.chain(&mut self.direct)
            .chain(rest)
            .chain([&mut self.base])
    }

    /// The network with these bytes; `None` if they are not those of one.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (numbers, rest) = bytes.as_chunks::<4>();
        let by_place = numbers.len().checked_sub(2 * HIDDEN + 1)?;
        if !rest.is_empty() || by_place % (HIDDEN + 1) != 0 {
            return None;
        }
        let places = by_place / (HIDDEN + 1);
        let mut numbers = numbers.iter().map(|&number| f32::from_le_bytes(number));
        let mut next = || numbers.next().unwrap_or_default();
        Some(Self {
            rows: (0..places)
                .map(|_| std::array::from_fn(|_| next()))
                .collect(),
            direct: (0..places).map(|_| next()).collect(),
            bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| next()),
            base: next(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sketch(numbers: &[f32]) -> Sketch {
        let mut sketch = Sketch::new();
        numbers.iter().for_each(|&number| sketch.put(number));
        sketch
    }

    #[test]
    fn a_sketch_keeps_places_and_leaves_out_zeros() {
        let mut one = sketch(&[0.0, 2.5, 0.0]);
        one.flag(true);
        one.set([0, 2].into_iter(), 3);
        one.twice(4.0, 0.5);
        let expected = [(1, 2.5), (3, 1.0), (4, 1.0), (6, 1.0), (7, 4.0), (8, 2.0)];
        assert_eq!((one.items(), one.places()), (&expected[..], 9));
        one.clear();
        assert_eq!((one.items(), one.places()), (&[][..], 0));
    }

    #[test]
    fn an_untaught_network_says_nothing() {
        let mut number = 0.0;
        let net = Net::untaught(3, || {
            number += 0.1;
            number
        });
        assert_eq!(net.points(sketch(&[1.0, -2.0, 3.0]).items()), 0.0);
    }

    #[test]
    fn tastes_change_what_is_said_by_no_more_than_they_may() {
        let net = Net::untaught(2, || 0.0);
        let mut noise = [1.0, -0.5].into_iter();
        let astray = net.astray(0.1, || noise.next().unwrap_or_default());
        assert_eq!(astray.points(sketch(&[2.0, 0.0]).items()), SCALE * 0.2);
        assert_eq!(astray.points(sketch(&[0.0, 1.0]).items()), SCALE * -0.05);
        assert_eq!(net.points(sketch(&[2.0, 1.0]).items()), 0.0);
    }

    #[test]
    fn a_network_comes_back_from_its_bytes() {
        let mut number = 0.0;
        let mut net = Net::untaught(2, || 0.0);
        for weight in net.numbers_mut() {
            number += 1.0;
            *weight = number;
        }
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Some(net));
        assert_eq!(Net::from_bytes(&bytes[1..]), None);
        assert_eq!(Net::from_bytes(&bytes[4..]), None);
        assert_eq!(Net::from_bytes(&[]), None);
    }
}
