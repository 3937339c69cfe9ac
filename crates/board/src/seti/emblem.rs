//! The pictures of cards, drawn from the card's own facts: the colours from its signal or its species, the subject
//! from what it does, the backdrop from where it does so, the ornament from its kind, and stars, nebula, side and tilt
//! from its number.
//!
//! A picture is a file of its own that browsers keep: its address holds a fingerprint of all pictures.

mod place;
mod subject;

use crate::Art;
use crate::ink::{Dust, polar, round};
use orrery_core::Game;
use orrery_seti::Seti;
use orrery_seti::names::{CARDS, Card, Color, Species};
use orrery_seti::pack::{CardData, Kind, pack};
use std::fmt::Write as _;
use std::sync::LazyLock;
use xxhash_rust::xxh3::Xxh3;

/// The colours of a picture.
struct Palette {
    /// The sky at the top, in the middle and at the horizon.
    sky: [&'static str; 3],
    /// What shines.
    light: &'static str,
    /// What stands before the sky.
    dark: &'static str,
    /// The edges of it.
    rim: &'static str,
}

const fn palette(
    sky: [&'static str; 3],
    light: &'static str,
    dark: &'static str,
    rim: &'static str,
) -> Palette {
    Palette {
        sky,
        light,
        dark,
        rim,
    }
}

const YELLOW: Palette = palette(
    ["#231338", "#a1442f", "#f4b64d"],
    "#ffe9a6",
    "#1a0f26",
    "#ffd66b",
);
const RED: Palette = palette(
    ["#180b2b", "#7b1d45", "#ec6a58"],
    "#ffc4b0",
    "#16091f",
    "#ff9a86",
);
const BLUE: Palette = palette(
    ["#050d28", "#144a86", "#5ec3ee"],
    "#d6f4ff",
    "#061026",
    "#93dcff",
);
const BLACK: Palette = palette(
    ["#04050c", "#20263f", "#7a84a8"],
    "#eef2ff",
    "#05070f",
    "#d5dcf2",
);
const MASCAMITES: Palette = palette(
    ["#0c1420", "#3d4a16", "#c4d648"],
    "#f6ffc0",
    "#0b120a",
    "#dcf07a",
);
const ANOMALIES: Palette = palette(
    ["#0d0720", "#4b1a78", "#d071ff"],
    "#f6deff",
    "#0d0620",
    "#e2a6ff",
);
const OUMUAMUA: Palette = palette(
    ["#0b0f1e", "#5b2c1f", "#e08a58"],
    "#ffe0c4",
    "#150a08",
    "#ffb384",
);
const CENTAURIANS: Palette = palette(
    ["#031218", "#0d5a5e", "#4fe0c4"],
    "#d8fff4",
    "#03120f",
    "#8ff5df",
);
const EXERTIANS: Palette = palette(
    ["#10060c", "#5c1030", "#ff4f7a"],
    "#ffd5df",
    "#14040b",
    "#ff8fab",
);

const fn colors(printed: &CardData) -> &'static Palette {
    match (printed.species, printed.color) {
        (Some(Species::Mascamites), _) => &MASCAMITES,
        (Some(Species::Anomalies), _) => &ANOMALIES,
        (Some(Species::Oumuamua), _) => &OUMUAMUA,
        (Some(Species::Centaurians), _) => &CENTAURIANS,
        (Some(Species::Exertians), _) => &EXERTIANS,
        (None, Color::Yellow) => &YELLOW,
        (None, Color::Red) => &RED,
        (None, Color::Blue) => &BLUE,
        (None, Color::Black) => &BLACK,
    }
}

/// A picture while it is drawn, 160 wide and 120 high.
struct Canvas {
    out: String,
    dust: Dust,
    colors: &'static Palette,
    /// The side of the backdrop; the subject stands on the other one.
    side: f32,
}

/// Appends to the picture. Writing into a text cannot fail.
macro_rules! draw {
    ($canvas:expr, $($part:tt)*) => {{ let _ = write!($canvas.out, $($part)*); }};
}
use draw;

impl Canvas {
    fn new(seed: u32, colors: &'static Palette) -> Self {
        let mut dust = Dust(seed.wrapping_mul(2_654_435_761).wrapping_add(97));
        // The first numbers of neighbouring seeds are alike.
        for _ in 0..3 {
            dust.next();
        }
        let side = if dust.next() < 0.5 { -1.0 } else { 1.0 };
        Self {
            out: String::with_capacity(6000),
            dust,
            colors,
            side,
        }
    }

    fn circle(&mut self, (x, y): (f32, f32), radius: f32, fill: &str, opacity: f32) {
        let [x, y, r] = [x, y, radius].map(round);
        draw!(self, r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}""#);
        match opacity < 1.0 {
            true => draw!(self, r#" opacity="{opacity:.2}"/>"#),
            false => draw!(self, "/>"),
        }
    }

    /// The sky, its nebula and its stars.
    fn sky(&mut self) {
        let [top, middle, horizon] = self.colors.sky;
        draw!(
            self,
            r#"<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="{top}"/><stop offset=".62" stop-color="{middle}"/><stop offset="1" stop-color="{horizon}"/></linearGradient><radialGradient id="n"><stop stop-color="{horizon}" stop-opacity=".55"/><stop offset="1" stop-color="{horizon}" stop-opacity="0"/></radialGradient></defs><path d="M0 0h160v120H0z" fill="url(#s)"/>"#
        );
        for _ in 0..3 {
            let (x, y) = (self.dust.between(0.0, 160.0), self.dust.between(0.0, 70.0));
            let (rx, ry) = (self.dust.between(28.0, 70.0), self.dust.between(12.0, 30.0));
            let turn = self.dust.between(-40.0, 40.0);
            let [x, y, rx, ry, turn] = [x, y, rx, ry, turn].map(round);
            draw!(
                self,
                r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({turn} {x} {y})" fill="url(#n)"/>"#
            );
        }
        for (count, width, opacity) in [(14, 0.9, ".5"), (9, 1.3, ".8"), (5, 2.0, "1")] {
            draw!(
                self,
                r##"<path stroke="#fff" stroke-linecap="round" stroke-width="{width}" opacity="{opacity}" d=""##
            );
            for _ in 0..count {
                let (x, y) = (self.dust.between(2.0, 158.0), self.dust.between(2.0, 92.0));
                draw!(self, "M{} {}h.1", round(x), round(y));
            }
            draw!(self, r#""/>"#);
        }
        for _ in 0..2 {
            let (x, y) = (self.dust.between(14.0, 146.0), self.dust.between(8.0, 56.0));
            let [x, y, q] = [x, y, self.dust.between(3.0, 5.5)].map(round);
            let light = self.colors.light;
            draw!(
                self,
                r#"<path transform="translate({x} {y}) scale({q})" d="M0-1Q0 0 1 0 0 0 0 1 0 0-1 0 0 0 0-1z" fill="{light}"/>"#
            );
        }
    }

    /// A ridge of hills at this height.
    fn hills(&mut self, height: f32, rough: f32, fill: &str) {
        let mut last = height + self.dust.between(-rough, rough);
        draw!(self, r#"<path d="M-4 124V{}"#, round(last));
        for step in 1..=8 {
            let (x, flat) = (
                step as f32 * 21.0 - 4.0,
                if step % 2 == 0 { 1.0 } else { 0.4 },
            );
            let y = height + self.dust.between(-rough, rough) * flat;
            let [middle, x, before, now] = [x - 10.5, x, last, y].map(round);
            draw!(self, "C{middle} {before} {middle} {now} {x} {now}");
            last = y;
        }
        draw!(self, r#"V124z" fill="{fill}"/>"#);
    }

    /// What kind of card it is: the way of a mission with one mark for each of its circles, the rays of a gold box.
    fn ornament(&mut self, printed: &CardData) {
        let gold = "#ffd670";
        match printed.kind {
            Kind::Endgame => {
                draw!(self, r#"<path fill="{gold}" opacity=".22" d=""#);
                for ray in 0..12 {
                    let turn = -78.0 + 14.0 * ray as f32;
                    let [(ax, ay), (bx, by)] = [turn, turn + 4.0].map(|turn| polar(200.0, turn));
                    let [ax, ay, bx, by] =
                        [80.0 + ax, 128.0 + ay, 80.0 + bx, 128.0 + by].map(round);
                    draw!(self, "M80 128L{ax} {ay} {bx} {by}z");
                }
                draw!(self, r#""/>"#);
            }
            Kind::Conditional | Kind::Triggered | Kind::Exertian => {
                let (rise, fall) = (self.dust.between(10.0, 30.0), self.dust.between(6.0, 24.0));
                let (start, end) = (92.0 - 10.0 * self.side, 70.0 + 12.0 * self.side);
                let [a, b, c, d] = [start, rise, fall, end].map(round);
                draw!(
                    self,
                    r##"<path d="M-6 {a}C40 {b} 110 {c} 168 {d}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="2.5 4" stroke-linecap="round"/>"##
                );
                let marks = printed.slots.len().max(1);
                for mark in 1..=marks {
                    let t = mark as f32 / (marks + 1) as f32;
                    let u = 1.0 - t;
                    let along = |p: [f32; 4]| {
                        u * u * u * p[0]
                            + 3.0 * u * u * t * p[1]
                            + 3.0 * u * t * t * p[2]
                            + t * t * t * p[3]
                    };
                    let at = (
                        along([-6.0, 40.0, 110.0, 168.0]),
                        along([start, rise, fall, end]),
                    );
                    self.circle(at, 2.4, "#fff", 0.9);
                }
            }
            Kind::Event | Kind::Message => {}
        }
    }
}

/// The picture of a card.
pub(super) fn picture(card: Card) -> String {
    let printed = pack().card(card);
    let mut canvas = Canvas::new(card.index() as u32 + 1, colors(printed));
    canvas.out += r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">"#;
    canvas.sky();
    canvas.backdrop(printed);
    canvas.ornament(printed);
    canvas.subject(printed);
    canvas.out += "</svg>";
    canvas.out
}

/// All pictures, and a fingerprint of them.
struct Gallery {
    pictures: Vec<String>,
    print: String,
}

static GALLERY: LazyLock<Gallery> = LazyLock::new(|| {
    let pictures: Vec<String> = (0..CARDS).map(|index| picture(Card::at(index))).collect();
    let mut hash = Xxh3::new();
    for picture in &pictures {
        hash.update(picture.as_bytes());
    }
    let print = format!("{:016x}", hash.digest());
    Gallery { pictures, print }
});

/// Where the picture of a card is found.
pub(super) fn address(card: Card) -> String {
    format!("/art/{}/{}/{card}.svg", Seti::INFO.id, GALLERY.print)
}

/// The picture with this name, `12.svg`, and the fingerprint under which it may be kept for ever.
pub(super) fn art(name: &str) -> Option<Art> {
    let card: Card = name.strip_suffix(".svg")?.parse().ok()?;
    let Gallery { pictures, print } = &*GALLERY;
    let svg = pictures.get(card.index())?;
    Some(Art { svg, print })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The names of all elements of a text, if every one is closed in its turn and every value is quoted.
    fn elements(text: &str) -> Option<BTreeSet<&str>> {
        let (mut open, mut all, mut rest) = (Vec::new(), BTreeSet::new(), text);
        while let Some(tag) = rest.strip_prefix('<') {
            let (tag, after) = tag.split_once('>')?;
            rest = after;
            match tag.strip_prefix('/') {
                Some(name) => (open.pop() == Some(name)).then_some(())?,
                None => {
                    let name = tag.split([' ', '/']).next()?;
                    let values = tag.matches("=\"").count();
                    (tag.matches('"').count() == 2 * values && !name.is_empty()).then_some(())?;
                    (!tag.contains(['<', '&'])).then_some(())?;
                    all.insert(name);
                    if !tag.ends_with('/') {
                        open.push(name);
                    }
                }
            }
        }
        (rest.is_empty() && open.is_empty()).then_some(all)
    }

    #[test]
    fn every_card_has_a_small_plain_picture_of_its_own() {
        let allowed = BTreeSet::from([
            "circle",
            "clipPath",
            "defs",
            "ellipse",
            "g",
            "linearGradient",
            "path",
            "radialGradient",
            "stop",
            "svg",
        ]);
        let mut seen = BTreeSet::new();
        let mut bytes = 0;
        for card in (0..CARDS).map(Card::at) {
            let picture = picture(card);
            let Some(elements) = elements(&picture) else {
                panic!("{card} is not well formed: {picture}");
            };
            assert!(elements.is_subset(&allowed), "{card}: {elements:?}");
            // Nothing is loaded from elsewhere, nothing runs, nothing is left to fill in.
            for word in ["href", "style", " on", "#d\"", "#r\"", "#l\"", "NaN", "inf"] {
                assert!(!picture.contains(word), "{card}: {word}");
            }
            assert!(picture.len() <= 6000, "{card} has {} bytes", picture.len());
            bytes += picture.len();
            assert!(seen.insert(picture), "{card} looks like another card");
        }
        println!("{CARDS} pictures, {} bytes each", bytes / CARDS);
    }

    /// Even without stars and the like, cards of one species differ: no two show the same thing at the same place.
    #[test]
    fn cards_of_a_species_show_different_things() {
        for &species in Species::ALL {
            let cards = (0..CARDS).map(|index| pack().card(Card::at(index)));
            let shown = cards.filter(|card| card.species == Some(species));
            let shown: Vec<_> = shown.map(|card| (card.subject, card.place)).collect();
            let different: BTreeSet<_> = shown.iter().collect();
            assert_eq!(different.len(), shown.len(), "{species}");
        }
    }

    #[test]
    fn only_pictures_of_cards_have_an_address() {
        for card in (0..CARDS).map(Card::at) {
            let address = address(card);
            let name = address.rsplit('/').next().unwrap();
            let art = art(name).unwrap();
            assert_eq!(art.svg, picture(card));
            assert!(address.contains(art.print));
        }
        for name in [
            "0.svg",
            "139.svg",
            "et.56.svg",
            "1",
            "1.png",
            "../1.svg",
            "01.svg",
            "",
        ] {
            assert_eq!(art(name), None, "{name}");
        }
    }
}
