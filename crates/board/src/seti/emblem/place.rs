//! What stands behind the subject of a picture: a body, a star, a belt, a comet, a species, or a low sun.

use super::{Canvas, draw};
use crate::ink::{polar, round};
use orrery_seti::names::{Place, Species, Subject};
use orrery_seti::pack::CardData;
use std::fmt::Write as _;

/// The bright and the dark colour of a globe.
const fn globe_colors(place: Place) -> Option<(&'static str, &'static str)> {
    Some(match place {
        Place::Mercury => ("#c9bbab", "#7c6f61"),
        Place::Venus => ("#f5dc9a", "#b9792e"),
        Place::Earth => ("#7cc4f5", "#2f8a4f"),
        Place::Mars => ("#ee7a4a", "#8f3418"),
        Place::Jupiter => ("#f4e3c1", "#a8683c"),
        Place::Saturn => ("#f3e5b8", "#a98f58"),
        Place::Uranus => ("#d9fffa", "#5fb4bd"),
        Place::Neptune => ("#86b4ff", "#1d3fae"),
        Place::Moon => ("#e8e6f0", "#9a97ad"),
        Place::Exoplanet => ("#ffb08a", "#6b1030"),
        Place::Star | Place::Asteroids | Place::Comet | Place::Vortex => return None,
    })
}

/// Bands, or craters and lands.
const BANDS: &str =
    "M-1-.62h2v.13h-2zM-1-.28h2v.2h-2zM-1 .1h2v.1h-2zM-1 .38h2v.22h-2zM-1 .74h2v.12h-2z";
const SPOTS: [(f32, f32, f32); 5] = [
    (-0.4, -0.3, 0.22),
    (0.3, 0.1, 0.28),
    (-0.1, 0.5, 0.18),
    (0.5, -0.45, 0.14),
    (-0.65, 0.25, 0.12),
];

impl Canvas {
    pub(super) fn backdrop(&mut self, printed: &CardData) {
        let low = super::subject::stands(printed.subject);
        match printed.place {
            Some(Place::Star) => self.star(),
            Some(Place::Asteroids) => self.belt(),
            Some(Place::Comet) => self.comet(),
            Some(Place::Vortex) => self.vortex(),
            Some(place) => self.globe(place, low),
            None if printed.species.is_none() => self.sun(),
            None => {}
        }
        // The species looks on from the side of the backdrop, unless it is what the picture shows.
        if let Some(species) = printed
            .species
            .filter(|_| printed.subject != Subject::Creature)
        {
            self.witness(species, printed.place.is_none());
        }
    }

    fn globe(&mut self, place: Place, low: bool) {
        let Some((bright, dark)) = globe_colors(place) else {
            return;
        };
        let radius = match low {
            true => self.dust.between(22.0, 28.0),
            false => self.dust.between(30.0, 38.0),
        };
        let x = 80.0 + self.side * self.dust.between(30.0, 44.0);
        let y = self.dust.between(34.0, 46.0);
        self.circle((x, y), radius * 1.13, bright, 0.14);
        // From here on the radius is 1.
        draw!(
            self,
            r#"<clipPath id="g"><circle r="1"/></clipPath><g transform="translate({} {}) scale({})">"#,
            round(x),
            round(y),
            round(radius)
        );
        let ring = |half: u8, color: &str, opacity: &str| {
            format!(
                r#"<path d="M-1.85 0A1.85 .46 0 0 {half} 1.85 0" transform="rotate(-18)" fill="none" stroke="{color}" stroke-width=".16" opacity="{opacity}"/>"#
            )
        };
        if place == Place::Saturn {
            self.out += &ring(1, "#e9d7a2", ".85");
        }
        draw!(
            self,
            r#"<circle r="1" fill="{bright}"/><g clip-path="url(#g)">"#
        );
        match place {
            Place::Jupiter | Place::Saturn | Place::Venus | Place::Neptune => {
                draw!(self, r#"<path d="{BANDS}" fill="{dark}" opacity=".52"/>"#);
                if place == Place::Jupiter {
                    self.out += r##"<ellipse cx=".3" cy=".42" rx=".24" ry=".13" fill="#c2452a"/>"##;
                }
            }
            _ => {
                let opacity = if place == Place::Earth { 0.85 } else { 0.5 };
                draw!(self, r#"<g fill="{dark}" opacity="{opacity}">"#);
                for (x, y, r) in SPOTS {
                    draw!(
                        self,
                        r#"<ellipse cx="{x}" cy="{y}" rx="{:.2}" ry="{r}"/>"#,
                        r * 1.25
                    );
                }
                self.out += "</g>";
                if matches!(place, Place::Mars | Place::Earth) {
                    self.out += r##"<ellipse cy="-.95" rx=".5" ry=".18" fill="#fff2ea"/>"##;
                }
            }
        }
        self.out += r##"<path fill-rule="evenodd" d="M-1.1-1.1h2.2v2.2h-2.2zM-1.4-.26a1.06 1.06 0 0 0 2.12 0 1.06 1.06 0 0 0-2.12 0z" fill="#02040c" opacity=".5"/></g>"##;
        if place == Place::Saturn {
            self.out += &ring(0, "#f6e7bd", "1");
        }
        self.out += "</g>";
    }

    fn star(&mut self) {
        let at = (
            80.0 + self.side * self.dust.between(14.0, 30.0),
            self.dust.between(34.0, 44.0),
        );
        let light = self.colors.light;
        for (radius, opacity) in [(46.0, 0.1), (34.0, 0.16), (24.0, 0.3), (16.0, 1.0)] {
            self.circle(at, radius, light, opacity);
        }
        draw!(
            self,
            r#"<path stroke="{light}" stroke-width="1.4" stroke-linecap="round" opacity=".8" d=""#
        );
        for ray in 0..12 {
            let long = if ray % 2 == 0 { 36.0 } else { 29.0 };
            let [(ax, ay), (bx, by)] = [20.0, long].map(|far| polar(far, 30.0 * ray as f32));
            let [ax, ay, bx, by] = [at.0 + ax, at.1 + ay, at.0 + bx, at.1 + by].map(round);
            draw!(self, "M{ax} {ay}L{bx} {by}");
        }
        draw!(self, r#""/>"#);
    }

    fn belt(&mut self) {
        let (dark, rim) = (self.colors.dark, self.colors.rim);
        draw!(
            self,
            r#"<g fill="{dark}" stroke="{rim}" stroke-width="1.5">"#
        );
        for stone in 0..16 {
            let x = stone as f32 * 11.0 + self.dust.between(-5.0, 5.0);
            let middle = 62.0 - (x * 0.22 - 18.0) * self.side;
            let y = middle + self.dust.between(-9.0, 9.0);
            let turn = self.dust.between(0.0, 360.0);
            let [x, y, turn] = [x, y, turn].map(round);
            let size = self.dust.between(0.25, 0.9);
            draw!(
                self,
                r#"<path transform="translate({x} {y}) rotate({turn}) scale({size:.2})" d="M-9 1-5-7l7-2 7 5 1 7-6 6-8-1z"/>"#
            );
        }
        self.out += "</g>";
    }

    fn comet(&mut self) {
        let (light, side) = (self.colors.light, self.side);
        let (x, y) = (
            80.0 - side * self.dust.between(20.0, 40.0),
            self.dust.between(26.0, 40.0),
        );
        for (wide, opacity) in [(11.0, ".3"), (5.0, ".55")] {
            let [ax, ay, bx, by] = [
                x + side * 96.0,
                y - 26.0 - wide,
                x + side * 92.0,
                y - 22.0 + wide,
            ]
            .map(round);
            let (x, y) = (round(x), round(y));
            draw!(
                self,
                r#"<path d="M{x} {y}L{ax} {ay} {bx} {by}z" fill="{light}" opacity="{opacity}"/>"#
            );
        }
        self.circle((x, y), 11.0, light, 0.35);
        self.circle((x, y), 6.0, "#fff", 1.0);
    }

    fn vortex(&mut self) {
        let (x, y) = (
            80.0 + self.side * self.dust.between(18.0, 30.0),
            self.dust.between(38.0, 46.0),
        );
        let (light, rim) = (self.colors.light, self.colors.rim);
        self.circle((x, y), 40.0, rim, 0.16);
        draw!(
            self,
            r#"<g transform="translate({} {}) rotate({})" fill="none" stroke-linecap="round">"#,
            round(x),
            round(y),
            round(self.dust.between(-30.0, 30.0))
        );
        for (rx, ry, width, color) in [
            (38.0, 15.0, 2.0, rim),
            (30.0, 11.0, 4.0, light),
            (22.0, 18.0, 3.0, light),
        ] {
            draw!(
                self,
                r#"<ellipse rx="{rx}" ry="{ry}" stroke="{color}" stroke-width="{width}" opacity=".85"/>"#
            );
        }
        self.out += r##"<circle r="15" fill="#04050c" stroke="#fff" stroke-width="1.4"/></g>"##;
    }

    /// A sun or a crescent, low on the sky.
    fn sun(&mut self) {
        let at = (
            80.0 + self.side * self.dust.between(22.0, 46.0),
            self.dust.between(36.0, 66.0),
        );
        let radius = self.dust.between(13.0, 23.0);
        let (light, middle) = (self.colors.light, self.colors.sky[1]);
        self.circle(at, radius * 1.6, light, 0.13);
        self.circle(at, radius, light, 0.92);
        if self.dust.next() < 0.5 {
            self.circle(
                (at.0 + radius * 0.42, at.1 - radius * 0.2),
                radius * 0.92,
                middle,
                1.0,
            );
        }
    }

    /// A species on the side of the backdrop, before a disc of light if nothing else is there.
    fn witness(&mut self, species: Species, lit: bool) {
        let at = (
            80.0 + self.side * self.dust.between(36.0, 44.0),
            self.dust.between(36.0, 44.0),
        );
        let light = self.colors.light;
        if lit {
            self.circle(at, 34.0, light, 0.12);
            self.circle(at, 27.0, light, 0.2);
        }
        let turn = self.dust.between(-10.0, 10.0);
        let size = self.dust.between(0.54, 0.64);
        draw!(
            self,
            r#"<g transform="translate({} {}) rotate({}) scale({size:.2})">"#,
            round(at.0),
            round(at.1),
            round(turn)
        );
        self.being(species);
        self.out += "</g>";
    }
}
