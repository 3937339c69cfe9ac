//! The galaxy board: hexes, what is printed on them, and who is next to whom.
//!
//! Owns geometry and printing; tiles and ships are part of the state.

use crate::names::Zone;
use orrery_core::names;
use orrery_core::plain::Bits;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How many hexes the board has at most: as many as the printed one.
pub const HEXES: usize = 418;

/// A hex by its axial coordinates. Its text is `3,-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// The six directions.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Hex {
    /// The hex with these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// How many steps lie between two hexes, obstacles aside.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        let dq = i16::from(self.q) - i16::from(other.q);
        let dr = i16::from(self.r) - i16::from(other.r);
        ((dq.abs() + dr.abs() + (dq + dr).abs()) / 2) as u8
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let (q, r) = text.split_once(',').ok_or(())?;
        let number = |text: &str| text.parse().map_err(|_| ());
        Ok(Self::new(number(q)?, number(r)?))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        text.parse()
            .map_err(|()| D::Error::custom(format!("`{text}` is no hex such as `3,-1`")))
    }
}

names! {
    /// What is printed on a hex.
    Print {
        Space = "space", Single = "single", Binary = "binary", Triple = "triple", Sol = "sol",
        SagittariusA = "sagittarius-a",
    }
}

impl Print {
    /// True for the three kinds of stars; Sol is none (K2.4).
    #[must_use]
    pub const fn is_star(self) -> bool {
        matches!(self, Self::Single | Self::Binary | Self::Triple)
    }
}

/// A set of hexes by their index.
pub type Hexes = Bits<{ HEXES.div_ceil(64) }>;

/// One printed hex.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub hex: Hex,
    pub print: Print,
    pub zone: Zone,
    /// Indices of the hexes around it, as many as lie on the board.
    neighbours: [u16; 6],
    around: u8,
    /// What is printed on them, by [`Print`].
    beside: Bits<1>,
}

/// What a moving ship meets on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Empty space (K4.10).
    Free,
    /// Impassable (K9.5, K9.7).
    Blocked,
    /// Empty space with a ship: a ship may pass but not stop (K9.6).
    Ship,
    /// A face-up planet or mine that can be entered (K9.8).
    Stop,
    /// A face-up colonial target (K9.9).
    Target,
}

/// The board as ships meet it.
pub type Grid = [Cell; HEXES];

/// The board. Hexes are numbered 0 to 417 inside.
#[derive(Debug)]
pub struct Map {
    spots: Vec<Spot>,
    /// The board without tiles and ships.
    bare: Grid,
    sol: usize,
    /// From coordinates to index, `NOWHERE` off the board: rows of 256, the first one is `top`.
    lookup: Vec<u16>,
    top: i8,
}

const NOWHERE: u16 = u16::MAX;

impl Map {
    /// A board of these hexes. Fails if there are more than [`HEXES`], if one is there twice or if Sol is
    /// missing.
    pub fn new(hexes: &[(Hex, Print, Zone)]) -> Result<Self, String> {
        if hexes.is_empty() || hexes.len() > HEXES {
            return Err(format!("{} hexes instead of 1 to {HEXES}", hexes.len()));
        }
        let rows = hexes.iter().map(|(hex, ..)| hex.r);
        let (top, bottom) = (rows.clone().min(), rows.max());
        let top = top.unwrap_or_default();
        let rows = bottom.unwrap_or_default().abs_diff(top) as usize + 1;
        let mut map = Self {
            spots: Vec::new(),
            bare: [Cell::Blocked; HEXES],
            sol: 0,
            lookup: vec![NOWHERE; rows << 8],
            top,
        };
        for (index, &(hex, print, zone)) in hexes.iter().enumerate() {
            if map.find(hex).is_some() {
                return Err(format!("hex {hex} is there twice"));
            }
            let place = map.place(hex);
            map.lookup[place] = index as u16;
            if print == Print::Space {
                map.bare[index] = Cell::Free;
            }
            map.spots.push(Spot {
                hex,
                print,
                zone,
                neighbours: [NOWHERE; 6],
                around: 0,
                beside: Bits::EMPTY,
            });
        }
        for index in 0..map.spots.len() {
            let hex = map.spots[index].hex;
            for (dq, dr) in DIRECTIONS {
                let beside = Hex::new(hex.q.saturating_add(dq), hex.r.saturating_add(dr));
                if let Some(beside) = map.find(beside) {
                    let print = map.spots[beside].print;
                    let spot = &mut map.spots[index];
                    spot.beside.insert(print.index());
                    spot.neighbours[spot.around as usize] = beside as u16;
                    spot.around += 1;
                }
            }
        }
        let sol = map.spots.iter().position(|spot| spot.print == Print::Sol);
        map.sol = sol.ok_or("Sol is missing")?;
        Ok(map)
    }

    /// Where `lookup` tells of a hex, or beyond its end.
    fn place(&self, hex: Hex) -> usize {
        let row = hex.r.wrapping_sub(self.top) as u8;
        usize::from(row) << 8 | usize::from(hex.q as u8)
    }

    /// The index of a hex, `None` off the board.
    #[inline]
    #[must_use]
    pub fn find(&self, hex: Hex) -> Option<usize> {
        let index = *self.lookup.get(self.place(hex))?;
        (index != NOWHERE).then_some(index as usize)
    }

    /// The zone of a hex; the nearest one off the board.
    #[must_use]
    pub fn zone(&self, hex: Hex) -> Zone {
        self.find(hex)
            .map_or(Zone::Short, |index| self.spots[index].zone)
    }

    /// All hexes in order.
    #[must_use]
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The hex with this index.
    #[inline]
    #[must_use]
    pub fn spot(&self, index: usize) -> &Spot {
        &self.spots[index]
    }

    /// The board without tiles and ships.
    #[inline]
    #[must_use]
    pub fn bare(&self) -> Grid {
        self.bare
    }

    /// The board with these tiles and ships.
    #[inline]
    #[must_use]
    pub fn grid(
        &self,
        tiles: impl Iterator<Item = (Hex, Cell)>,
        ships: impl Iterator<Item = Hex>,
    ) -> Grid {
        let mut grid = self.bare;
        for (hex, cell) in tiles {
            if let Some(index) = self.find(hex) {
                grid[index] = cell;
            }
        }
        for index in ships.filter_map(|hex| self.find(hex)) {
            grid[index] = match grid[index] {
                Cell::Free => Cell::Ship,
                _ => Cell::Blocked, // K9.7, K16.3
            };
        }
        grid
    }

    /// Visits every hex where a ship can end its way, with the steps it takes.
    ///
    /// A colonial target is always a stop of its own: the ship goes on from there in a second move
    /// (K9.9, R21), so that no way is ambiguous.
    pub fn reach(&self, grid: &Grid, from: Hex, steps: u8, mut visit: impl FnMut(Hex, u8)) {
        let Some(start) = self.find(from) else {
            return;
        };
        let mut seen = Hexes::default();
        let mut queue = [0u16; HEXES];
        let (mut head, mut tail) = (0, 1);
        queue[0] = start as u16;
        seen.insert(start);
        for step in 1..=steps {
            let ring = tail;
            while head < ring {
                for beside in self.around(queue[head] as usize) {
                    if seen.has(beside) || grid[beside] == Cell::Blocked {
                        continue;
                    }
                    seen.insert(beside);
                    if matches!(grid[beside], Cell::Free | Cell::Ship) {
                        queue[tail] = beside as u16;
                        tail += 1;
                    }
                    if grid[beside] != Cell::Ship {
                        visit(self.spot(beside).hex, step);
                    }
                }
                head += 1;
            }
        }
    }

    /// A shortest way of a ship, both ends included; empty if there is none (K9.4).
    #[must_use]
    pub fn way(&self, grid: &Grid, from: Hex, to: Hex) -> Vec<Hex> {
        let (Some(start), Some(end)) = (self.find(from), self.find(to)) else {
            return Vec::new();
        };
        let mut came_from = [NOWHERE; HEXES];
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&here) = queue.get(next) {
            next += 1;
            for beside in self.around(here) {
                if beside == start || came_from[beside] != NOWHERE {
                    continue;
                }
                let passes = matches!(grid[beside], Cell::Free | Cell::Ship);
                if passes || beside == end {
                    came_from[beside] = here as u16;
                    queue.push(beside);
                }
            }
        }
        let mut way = vec![end];
        let mut here = end;
        while here != start {
            here = match came_from[here] {
                NOWHERE => return Vec::new(),
                before => before as usize,
            };
            way.push(here);
        }
        way.iter()
            .rev()
            .map(|&index| self.spots[index].hex)
            .collect()
    }

    /// True if this is printed on a hex beside the one with this index.
    #[inline]
    #[must_use]
    pub fn is_beside(&self, index: usize, print: Print) -> bool {
        self.spots[index].beside.has(print.index())
    }

    /// True for a hex without a star, Sol or Sagittarius A*.
    #[inline]
    #[must_use]
    pub fn is_space(&self, index: usize) -> bool {
        self.bare[index] == Cell::Free
    }

    /// The hex of Sol.
    #[must_use]
    pub fn sol(&self) -> Hex {
        self.spots[self.sol].hex
    }

    /// The hexes around the one with this index.
    #[inline]
    pub fn around(&self, index: usize) -> impl Iterator<Item = usize> {
        let spot = &self.spots[index];
        spot.neighbours[..spot.around as usize]
            .iter()
            .map(|&beside| beside as usize)
    }
}
