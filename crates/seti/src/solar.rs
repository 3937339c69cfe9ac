//! The solar system: four layers, what is visible where, and what a rotation does (S5).

use crate::names::{Body, SPACES, Space, Star};
use crate::pack::Files;
use orrery_core::read::{File, Problem};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// What a space shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Nothing special.
    Empty,
    /// Asteroids.
    Asteroids,
    /// A comet.
    Comet,
    /// A planet, Earth or 'Oumuamua.
    Body(Body),
}

impl Cell {
    /// One bit for everything that can be visited: bodies by index, then asteroids and comets.
    #[inline]
    #[must_use]
    pub const fn visit_bit(self) -> u16 {
        match self {
            Self::Empty => 0,
            Self::Asteroids => VISIT_ASTEROIDS,
            Self::Comet => VISIT_COMET,
            Self::Body(body) => 1 << body.index(),
        }
    }

    /// S5.10, S16.4: whether it shows the publicity symbol.
    #[inline]
    #[must_use]
    pub const fn has_publicity(self) -> bool {
        match self {
            Self::Empty | Self::Asteroids | Self::Body(Body::Earth) => false,
            Self::Comet | Self::Body(_) => true,
        }
    }
}

/// A space as people know it: what it shows and the star of its sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sight {
    pub shows: Cell,
    pub star: Star,
    /// Its ring, if the sector shows the same in another one too.
    pub ring: Option<u8>,
}

impl Sight {
    /// What people see there.
    pub(crate) fn of(space: Space, stars: &[Star; 8], cell: impl Fn(Space) -> Cell) -> Self {
        let (shows, sector) = (cell(space), space.sector());
        let alike = (1..=4).filter(|&ring| cell(Space::new(ring, sector)) == shows);
        Self {
            shows,
            star: stars[sector as usize],
            ring: (alike.count() > 1).then(|| space.ring()),
        }
    }
}

/// See [`Cell::visit_bit`].
pub const VISIT_ASTEROIDS: u16 = 1 << 10;
/// See [`Cell::visit_bit`].
pub const VISIT_COMET: u16 = 1 << 11;
/// The bits of all bodies, Earth and 'Oumuamua included.
pub const VISIT_BODIES: u16 = 0x1ff;

/// The number of discs; also the layer number of the base board, which lies below them.
pub const DISCS: usize = 3;
/// Where the 'Oumuamua tile lies on disc 3 (S16.1, S16.3): ring and sector in the disc's own counting.
pub const OUMUAMUA: (u8, u8) = (3, 5);

/// How the discs stand: each offset is the number of counter-clockwise steps from the drawing.
pub type Offsets = [u8; DISCS];

/// What is visible for one position of the discs.
#[derive(Clone, Debug)]
pub struct Layout {
    cells: [Cell; SPACES],
    /// The layer each space belongs to: 0 to 2 for the discs, 3 for the base.
    support: [u8; SPACES],
    bodies: [Space; 9],
}

impl Layout {
    /// What this space shows (without the 'Oumuamua tile).
    #[inline]
    #[must_use]
    pub fn cell(&self, space: Space) -> Cell {
        self.cells[space.index()]
    }

    /// The layer this space belongs to (without the 'Oumuamua tile).
    #[inline]
    #[must_use]
    pub fn support(&self, space: Space) -> u8 {
        self.support[space.index()]
    }

    /// Where a body stands; for 'Oumuamua, where the tile lies or would lie.
    #[inline]
    #[must_use]
    pub fn space_of(&self, body: Body) -> Space {
        self.bodies[body.index()]
    }
}

/// What is printed on a layer, by ring and sector in its own counting; `None` is a hole.
pub type Layer = [[Option<Cell>; 8]; 4];

/// The layouts of all 512 positions of the discs: what is visible on each of the 32 spaces (S5.1, S5.4).
#[derive(Debug, Default)]
pub struct Layouts {
    all: Vec<Layout>,
    printed: [Layer; DISCS + 1],
}

/// The form of `solar_system.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolarForm {
    #[serde(rename = "about")]
    _about: Option<String>,
    layers: LayersForm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayersForm {
    disc1: RingsForm,
    disc2: RingsForm,
    disc3: RingsForm,
    base: RingsForm,
}

/// A ring that is not there is all holes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RingsForm {
    #[serde(rename = "1", default)]
    first: [Printed; 8],
    #[serde(rename = "2", default)]
    second: [Printed; 8],
    #[serde(rename = "3", default)]
    third: [Printed; 8],
    #[serde(rename = "4", default)]
    fourth: [Printed; 8],
}

/// What is printed on a space; `None` is a hole.
#[derive(Default)]
struct Printed(Option<Cell>);

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Self(match String::deserialize(d)?.as_str() {
            "hole" => None,
            "empty" => Some(Cell::Empty),
            "asteroid" => Some(Cell::Asteroids),
            "comet" => Some(Cell::Comet),
            name => {
                let unknown = |()| D::Error::custom(format!("`{name}` is printed on no space"));
                Some(Cell::Body(name.parse().map_err(unknown)?))
            }
        }))
    }
}

impl Layouts {
    /// Every body but 'Oumuamua is printed once, and the base has no holes (S5.1).
    pub(crate) fn read(files: Files<'_>, problems: &mut Vec<Problem>) -> Option<Self> {
        const FILE: &str = "solar_system.json";
        let SolarForm { layers, .. } = File::open(FILE, files, problems).rest()?;
        let printed = [layers.disc1, layers.disc2, layers.disc3, layers.base].map(|layer| {
            [layer.first, layer.second, layer.third, layer.fourth]
                .map(|ring| ring.map(|Printed(cell)| cell))
        });
        let mut fail = |at: &str, problem: String| {
            problems.push(Problem {
                file: FILE,
                entry: at.to_owned(),
                problem,
            });
        };
        if printed[DISCS].iter().flatten().any(Option::is_none) {
            fail("/layers/base", "the base has no holes".to_owned());
        }
        for &body in Body::ALL {
            let cells = printed.iter().flatten().flatten();
            let found = cells
                .filter(|&&cell| cell == Some(Cell::Body(body)))
                .count();
            if found != usize::from(body != Body::Oumuamua) {
                fail("/layers", format!("{body} is printed {found} times"));
            }
        }
        let all = (0..512u16)
            .map(|n| {
                Self::one(
                    &printed,
                    [(n >> 6) as u8, (n >> 3 & 7) as u8, (n & 7) as u8],
                )
            })
            .collect();
        Some(Self { all, printed })
    }

    fn one(layers: &[Layer; DISCS + 1], offsets: Offsets) -> Layout {
        let mut layout = Layout {
            cells: [Cell::Empty; SPACES],
            support: [DISCS as u8; SPACES],
            bodies: [Space::default(); 9],
        };
        let (ring, local) = OUMUAMUA;
        layout.bodies[Body::Oumuamua.index()] = Space::new(ring, local + 8 - offsets[2]);
        for space in (0..SPACES).map(Space::at) {
            for (layer, cells) in layers.iter().enumerate() {
                let offset = offsets.get(layer).copied().unwrap_or(0);
                let local = (space.sector() + offset) % 8;
                if let Some(cell) = cells[space.ring() as usize - 1][local as usize] {
                    layout.cells[space.index()] = cell;
                    layout.support[space.index()] = layer as u8;
                    if let Cell::Body(body) = cell {
                        layout.bodies[body.index()] = space;
                    }
                    break;
                }
            }
        }
        layout
    }

    /// What is printed on each disc and, last, on the base board.
    #[must_use]
    pub fn printed(&self) -> &[Layer; DISCS + 1] {
        &self.printed
    }

    /// The layout for these offsets.
    #[inline]
    #[must_use]
    pub fn get(&self, offsets: Offsets) -> &Layout {
        &self.all[offsets[0] as usize * 64 + offsets[1] as usize * 8 + offsets[2] as usize]
    }
}

/// What a rotation does to a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// It stays where it is.
    Stays,
    /// It travels with its disc; not a visit.
    Carried(Space),
    /// A disc pushes it onto the next space: a visit.
    Pushed(Space),
}

/// The outcome of one rotation for the whole board: the discs up to `disc` (0 to 2) turn together.
#[derive(Clone, Copy)]
pub struct Rotation<'a> {
    before: &'a Layout,
    after: &'a Layout,
    disc: u8,
    /// The 'Oumuamua tile fills a hole of disc 3 once it is there.
    oumuamua: bool,
}

impl<'a> Rotation<'a> {
    /// S5.17, S5.18: discs above `disc` are carried along.
    #[must_use]
    pub fn new(layouts: &'a Layouts, offsets: Offsets, disc: u8, oumuamua: bool) -> Self {
        let before = layouts.get(offsets);
        let after = layouts.get(Self::offsets(offsets, disc));
        Self {
            before,
            after,
            disc,
            oumuamua,
        }
    }

    /// The offsets after turning the discs up to `disc` one step counter-clockwise (S5.19).
    #[must_use]
    pub fn offsets(mut offsets: Offsets, disc: u8) -> Offsets {
        for offset in &mut offsets[..=disc as usize] {
            *offset = (*offset + 1) % 8;
        }
        offsets
    }

    fn solid_on_turned(&self, layout: &Layout, space: Space) -> bool {
        let tile = self.oumuamua && layout.space_of(Body::Oumuamua) == space;
        let support = if tile { 2 } else { layout.support(space) };
        support <= self.disc
    }

    /// S5.20 to S5.22, D-61.
    #[must_use]
    pub fn turn(&self, space: Space) -> Turned {
        if self.solid_on_turned(self.before, space) {
            Turned::Carried(space.counterclockwise())
        } else if self.solid_on_turned(self.after, space) {
            Turned::Pushed(space.counterclockwise())
        } else {
            Turned::Stays
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::pack;

    fn turn(offsets: Offsets, disc: u8, at: (u8, u8)) -> Turned {
        Rotation::new(&pack().layouts, offsets, disc, false).turn(Space::new(at.0, at.1))
    }

    /// S5.1, S5.4: the reference picture with all offsets 0.
    #[test]
    fn the_topmost_layer_is_visible() {
        let layout = pack().layouts.get([0, 0, 0]);
        let row = |ring| -> Vec<(Cell, u8)> {
            (0..8)
                .map(|s| Space::new(ring, s))
                .map(|s| (layout.cell(s), layout.support(s)))
                .collect()
        };
        use Body::{Earth, Jupiter, Mars, Mercury, Neptune, Saturn, Uranus, Venus};
        use Cell::{Asteroids, Comet, Empty};
        let body = |body, layer| (Cell::Body(body), layer);
        assert_eq!(
            row(1),
            [
                (Empty, 2),
                body(Mercury, 0),
                (Empty, 0),
                body(Venus, 0),
                (Empty, 1),
                body(Earth, 0),
                (Empty, 0),
                (Asteroids, 2),
            ]
        );
        assert_eq!(
            row(2),
            [
                (Comet, 2),
                (Comet, 3),
                body(Mars, 1),
                (Empty, 3),
                (Asteroids, 2),
                (Empty, 1),
                (Asteroids, 1),
                (Asteroids, 2),
            ]
        );
        assert_eq!(
            row(3),
            [
                (Empty, 3),
                (Asteroids, 3),
                (Empty, 2),
                body(Jupiter, 2),
                (Empty, 2),
                (Empty, 3),
                (Empty, 3),
                body(Saturn, 2),
            ]
        );
        assert_eq!(
            row(4),
            [
                body(Uranus, 3),
                (Empty, 3),
                (Empty, 3),
                body(Neptune, 3),
                (Empty, 3),
                (Comet, 3),
                (Empty, 3),
                (Comet, 3),
            ]
        );
    }

    /// S5.20: example 1, a probe on Earth travels with it.
    #[test]
    fn a_piece_on_a_turning_disc_is_carried() {
        assert_eq!(
            turn([0, 0, 0], 0, (1, 5)),
            Turned::Carried(Space::new(1, 4))
        );
    }

    /// S5.21, S5.22: example 2.
    #[test]
    fn a_piece_below_stays_or_is_pushed() {
        assert_eq!(turn([0, 0, 0], 0, (1, 7)), Turned::Stays);
        assert_eq!(turn([0, 0, 0], 0, (1, 0)), Turned::Pushed(Space::new(1, 7)));
    }

    /// S5.17 to S5.22: example 3, the three-step case of the rulebooks.
    #[test]
    fn three_rotations_leave_push_and_carry_a_probe() {
        assert_eq!(turn([0, 0, 0], 0, (2, 1)), Turned::Stays);
        assert_eq!(turn([1, 0, 0], 1, (2, 1)), Turned::Pushed(Space::new(2, 0)));
        assert_eq!(
            pack().layouts.get([2, 1, 0]).cell(Space::new(2, 0)),
            Cell::Comet
        );
        assert_eq!(
            turn([2, 1, 0], 2, (2, 0)),
            Turned::Carried(Space::new(2, 7))
        );
    }

    /// D-61, S5.22: over every position of the discs a push ends on a layer that does not turn, and
    /// never on a planet.
    #[test]
    fn a_push_ends_on_a_still_layer_without_planet() {
        for n in 0..512u16 {
            let offsets = [(n >> 6) as u8, (n >> 3 & 7) as u8, (n & 7) as u8];
            for disc in 0..3 {
                let after = pack().layouts.get(Rotation::offsets(offsets, disc));
                for space in (0..SPACES).map(Space::at) {
                    let rotation = Rotation::new(&pack().layouts, offsets, disc, false);
                    if let Turned::Pushed(to) = rotation.turn(space) {
                        assert!(after.support(to) > disc);
                        assert!(!matches!(after.cell(to), Cell::Body(_)));
                    }
                }
            }
        }
    }
}
