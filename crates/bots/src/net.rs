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

    /// Begins a new description, or a part of one at this place.
    pub(crate) fn clear(&mut self, place: u16) {
        (self.len, self.next) = (0, place);
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

/// What a part of a description gives to the units and directly to the output, and what the hand-written judge
/// makes of it. Every number is [`rounded`], so that sums are exact and the same in any order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Share {
    units: [f32; HIDDEN],
    direct: f32,
    judged: f32,
}

/// A number to 13 binary places: up to 1024, sums and differences of such numbers need no more bits than there are.
#[inline]
fn rounded(number: f32) -> f32 {
    const ROUND: f32 = 1536.0;
    (number + ROUND) - ROUND
}

impl Default for Share {
    fn default() -> Self {
        Self {
            units: [0.0; HIDDEN],
            direct: 0.0,
            judged: 0.0,
        }
    }
}

impl Share {
    /// Adds one and takes another away.
    #[inline]
    pub(crate) fn replace(&mut self, old: &Self, new: &Self) {
        let units = self.units.iter_mut().zip(&old.units).zip(&new.units);
        for ((sum, old), new) in units {
            *sum += new - old;
        }
        self.direct += new.direct - old.direct;
        self.judged += new.judged - old.judged;
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

    /// How many numbers a description must have.
    pub(crate) fn places(&self) -> usize {
        self.rows.len()
    }

    /// Points to add.
    pub(crate) fn points(&self, sketch: &[(u16, f32)]) -> f32 {
        let (units, direct) = self.units(sketch);
        self.output(&units, direct)
    }

    #[inline]
    fn output(&self, units: &[f32; HIDDEN], direct: f32) -> f32 {
        let layer = units.iter().zip(&self.last);
        let layer: f32 = layer.map(|(unit, weight)| unit.max(0.0) * weight).sum();
        SCALE * (self.base + direct + layer)
    }

    #[inline]
    pub(crate) fn units(&self, sketch: &[(u16, f32)]) -> ([f32; HIDDEN], f32) {
        let (mut units, mut direct) = (self.bias, 0.0);
        self.collect(sketch, &mut units, &mut direct);
        (units, direct)
    }

    #[inline]
    fn collect(&self, sketch: &[(u16, f32)], units: &mut [f32; HIDDEN], direct: &mut f32) {
        for &(place, value) in sketch {
            let place = usize::from(place);
            *direct += value * self.direct[place];
            for (unit, weight) in units.iter_mut().zip(&self.rows[place]) {
                *unit += value * weight;
            }
        }
    }

    /// What a part of a description gives, and what the judge makes of it.
    #[inline]
    pub(crate) fn share(&self, sketch: &[(u16, f32)], judged: f32) -> Share {
        let mut share = Share::default();
        self.collect(sketch, &mut share.units, &mut share.direct);
        for unit in &mut share.units {
            *unit = rounded(*unit);
        }
        share.direct = rounded(share.direct);
        share.judged = rounded(judged);
        share
    }

    /// Points by the judge and the network together, by the sum of the shares of a description.
    pub(crate) fn said(&self, all: &Share) -> f32 {
        let mut units = self.bias;
        for (unit, share) in units.iter_mut().zip(&all.units) {
            *unit += share;
        }
        all.judged + self.output(&units, all.direct)
    }

    /// The same network for descriptions with more numbers, of which it knows nothing yet.
    pub(crate) fn widened(mut self, places: usize, mut noise: impl FnMut() -> f32) -> Self {
        while self.rows.len() < places {
            self.rows.push(std::array::from_fn(|_| 0.02 * noise()));
            self.direct.push(0.0);
        }
        self
    }

    /// As bytes: what they are, the format, the shape, then every number in order, little-endian.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let head = [FORMAT, HIDDEN as u32, self.places() as u32];
        let head = NAME.into_iter().chain(head.map(u32::to_le_bytes).concat());
        head.chain(self.numbers().flat_map(f32::to_le_bytes))
            .collect()
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

    /// The network with these bytes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, NoWeights> {
        let (head, numbers) = bytes.split_at_checked(16).ok_or(NoWeights::Other)?;
        let (head, _) = head.as_chunks::<4>();
        if head[0] != NAME {
            return Err(NoWeights::Other);
        }
        let [_, format, hidden, places] = [0, 1, 2, 3].map(|word| u32::from_le_bytes(head[word]));
        if format != FORMAT {
            return Err(NoWeights::Format(format));
        }
        if hidden as usize != HIDDEN {
            return Err(NoWeights::Units(hidden));
        }
        let (numbers, rest) = numbers.as_chunks::<4>();
        let places = places as usize;
        let needed = places.saturating_mul(HIDDEN + 1) + 2 * HIDDEN + 1;
        if !rest.is_empty() || numbers.len() != needed {
            return Err(NoWeights::Length {
                needed: needed.saturating_mul(4).saturating_add(16),
                found: bytes.len(),
            });
        }
        let mut numbers = numbers.iter().map(|&number| f32::from_le_bytes(number));
        if let Some(place) = numbers.clone().position(|number| !number.is_finite()) {
            return Err(NoWeights::NoNumber(place));
        }
        let mut next = || numbers.next().unwrap_or_default();
        Ok(Self {
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

/// What weights begin with.
const NAME: [u8; 4] = *b"Orrw";
/// The format of the bytes.
const FORMAT: u32 = 1;

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoWeights {
    /// Something else.
    #[error("these are not weights")]
    Other,
    /// Those of another release.
    #[error("weights of format {0}, not {FORMAT}")]
    Format(u32),
    /// Those of a network of another size.
    #[error("weights for {0} units, not {HIDDEN}")]
    Units(u32),
    /// Cut off, or more than weights.
    #[error("weights of this shape have {needed} bytes, not {found}")]
    Length {
        /// As the shape says.
        needed: usize,
        /// As they are.
        found: usize,
    },
    /// Infinite, or not a number.
    #[error("weight {0} is not a finite number")]
    NoNumber(usize),
    /// Those of other descriptions.
    #[error("weights for descriptions of {0} numbers, which this game does not have")]
    Places(usize),
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
        one.clear(0);
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
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
    }

    #[test]
    fn other_bytes_are_refused_by_name() {
        let bytes = Net::untaught(2, || 0.5).to_bytes();
        let refused = |bytes: &[u8]| Net::from_bytes(bytes).unwrap_err().to_string();
        let with = |place: usize, word: [u8; 4]| {
            let mut changed = bytes.clone();
            changed[place..place + 4].copy_from_slice(&word);
            refused(&changed)
        };
        assert_eq!(refused(&[]), "these are not weights");
        assert_eq!(refused(&bytes[4..]), "these are not weights");
        assert_eq!(with(4, [9, 0, 0, 0]), "weights of format 9, not 1");
        assert_eq!(with(8, [64, 0, 0, 0]), "weights for 64 units, not 32");
        let length = "weights of this shape have 540 bytes, not 539";
        assert_eq!(refused(&bytes[..bytes.len() - 1]), length);
        assert!(with(12, [255; 4]).starts_with("weights of this shape have"));
        for wrong in [f32::NAN, f32::INFINITY] {
            let said = with(16 + 4 * 5, wrong.to_le_bytes());
            assert_eq!(said, "weight 5 is not a finite number");
        }
    }

    #[test]
    fn a_widened_network_says_what_it_said() {
        let mut number = 0.0;
        let mut net = Net::untaught(2, || 0.0);
        for weight in net.numbers_mut() {
            number += 0.1;
            *weight = number;
        }
        let wide = net.clone().widened(4, || 1.0);
        assert_eq!(wide.places(), 4);
        let items = [(0, 1.0), (1, -0.5)];
        assert_eq!(wide.points(&items), net.points(&items));
    }
}
