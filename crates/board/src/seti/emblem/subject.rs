//! What a picture shows. Subjects are drawn around the origin, about 60 wide; those that stand on the ground stand on
//! height 0. In the drawings `#d` is the dark colour, `#r` the rim, `#l` the light; a shape without a colour of its own
//! is dark with a rim.

use super::{Canvas, draw};
use crate::ink::{Dust, round};
use orrery_seti::names::{Species, Subject};
use orrery_seti::pack::CardData;
use std::fmt::Write as _;

/// Whether it stands on the ground.
pub(super) const fn stands(subject: Subject) -> bool {
    use Subject::{Array, Center, Crater, Crowd, Dish, Dome, Lander, Rover};
    matches!(
        subject,
        Dish | Array | Dome | Crater | Rover | Lander | Crowd | Center
    )
}

/// How far it may lean, in degrees.
const fn lean(subject: Subject) -> (f32, f32) {
    match subject {
        Subject::Spacescope => (-32.0, -14.0),
        Subject::Webb => (-18.0, -4.0),
        Subject::Probe => (-28.0, 18.0),
        Subject::Voyager => (-18.0, 24.0),
        Subject::Station => (-20.0, -6.0),
        Subject::Rocket => (6.0, 20.0),
        Subject::Capsule => (-8.0, 8.0),
        Subject::Creature => (-7.0, 7.0),
        _ => (0.0, 0.0),
    }
}

const DISH: &str = r##"<path d="M-13 0-3-26h6L13 0z"/><g transform="translate(0 -30) rotate(-25)"><path d="M-30-6A31 31 0 0 0 30-6z"/><ellipse cy="-6" rx="30" ry="5.5" fill="#r" opacity=".85"/><ellipse cy="-5.5" rx="25" ry="3.8" stroke="none" opacity=".55"/><path d="M-18-5 0-30 18-5M0-5v-25" fill="none"/><circle cy="-31" r="3" fill="#l" stroke="none"/></g><path d="M-20 0h40v4h-40z" stroke="none"/>"##;
const SMALL_DISH: &str = r##"<path d="M-9 0-2-20h4L9 0z"/><g transform="translate(0 -23) rotate(-28)"><path d="M-22-4A23 23 0 0 0 22-4z"/><ellipse cy="-4" rx="22" ry="4" fill="#r" opacity=".85"/><path d="M-13-3 0-22 13-3" fill="none"/><circle cy="-23" r="2.5" fill="#l" stroke="none"/></g>"##;
const DOME: &str = r##"<path d="M-26 2v-16h52V2z"/><path d="M-28-14a28 28 0 0 1 56 0z"/><path d="M2-41 14-37 9-14H-3z" fill="#l" stroke="none" opacity=".9"/><path d="M5-33 27-54" stroke-width="5"/><path d="M-20-6h8v8h-8z" fill="#r" stroke="none" opacity=".7"/><path d="M-24-20a24 24 0 0 1 14-17" fill="none" opacity=".7"/>"##;
const CRATER: &str = r##"<ellipse cy="-2" rx="56" ry="15"/><ellipse cy="1" rx="46" ry="11" fill="#r" stroke="none" opacity=".35"/><ellipse cy="3" rx="34" ry="7" stroke="none" opacity=".5"/><path d="M-50-6-40-44M50-6 42-44M0-16v8" stroke-width="2"/><path d="M-40-44 0-26 42-44" fill="none"/><path d="M-8-28H8l-4 10h-8z"/><circle cy="-16" r="3" fill="#l" stroke="none"/>"##;
const SPACESCOPE: &str = r##"<path d="M-58-8h26V8h-26zM32-8h26V8H32z"/><path d="M-51-8V8M-44-8V8M-38-8V8M39-8V8M46-8V8M52-8V8" stroke-width=".9"/><path d="M-32 0h64" stroke-width="2"/><path d="M-13-28h26v46h-26z"/><path d="M-15 18h30l-4 10h-22z" fill="#r" stroke="none" opacity=".9"/><path d="M-13-28a13 5 0 0 1 26 0z" fill="#l" stroke="none"/><path d="M13-28 22-40 8-34z" fill="#r"/><path d="M-8-18v28M8-18v28" stroke-width=".9" opacity=".6"/>"##;
const WEBB: &str = r##"<path d="M-50 16-20 8h44l30 10-34 10h-42z"/><path d="M-44 17-18 11h40l24 8" fill="none" stroke-width=".9" opacity=".7"/><path d="M0 4v8M-10-34 0-48l10 14" fill="none"/><circle cy="-48" r="2.5" fill="#l" stroke="none"/><g stroke="#d" stroke-width="1"><path fill="#l" d="M7.4-26 3.7-19.6h-7.4L-7.4-26l3.7-6.4h7.4zM20.4-3.5 16.7 2.900H9.300L5.600-3.500l3.700-6.400h7.400zM-5.600-3.500-9.300 2.900h-7.400l-3.700-6.400 3.700-6.400h7.400zM7.400-11 3.700-4.600h-7.400L-7.400-11l3.700-6.400h7.400z"/><path fill="#r" d="M20.400-18.500 16.700-12.100H9.300L5.600-18.500l3.700-6.400h7.400zM7.400 4 3.700 10.400h-7.400L-7.400 4l3.700-6.400h7.400zM-5.600-18.500-9.300-12.100h-7.400l-3.700-6.400 3.700-6.400h7.400z"/></g>"##;
const PROBE: &str = r##"<path d="M-56-5h34V7h-34zM24-5h34V7H24z"/><path d="M-48-5V7M-39-5V7M-30-5V7M33-5V7M42-5V7M50-5V7" stroke-width=".9"/><path d="M-22 1h46" stroke-width="2"/><path d="M-12-9h24l4 10-4 13h-24l-4-13z"/><path d="M-15-15A17 17 0 0 1 15-15z" fill="#r" stroke="none"/><path d="M0-27v-12"/><circle cy="-40" r="2.5" fill="#l" stroke="none"/><path d="M8 13 20 30M-6 13v16"/><circle cx="20" cy="31" r="2.2" fill="#l" stroke="none"/>"##;
const VOYAGER: &str = r##"<path d="M-8 6-62 26M10 2 60-14M2 10 14 46" stroke-width="1.8"/><path d="M-62 26h-8l4-7zM-46 20l5 6M-32 15l5 6"/><path d="M50-17h16v12H50z"/><path d="M-14 0H14L10 15H-10z"/><path d="M-30-4A31 24 0 0 0 30-4z"/><ellipse cy="-4" rx="30" ry="7" fill="#r" opacity=".9"/><ellipse cy="-3.500" rx="24" ry="4.800" stroke="none" opacity=".5"/><path d="M-15-3 0-26 15-3" fill="none"/><circle cy="-27" r="3.200" fill="#l" stroke="none"/>"##;
const CAPSULE: &str = r##"<path d="M-44-26A44 36 0 0 1 44-26Q33-34 22-26 11-34 0-26-11-34-22-26-33-34-44-26z" fill="#r" stroke="#d"/><path d="M-22-26Q-18-52 0-61 18-52 22-26M0-26v-35" fill="none" stroke="#d"/><path d="M-44-26-8 18M-22-26-5 18M22-26 5 18M44-26 8 18M0-26v44" stroke-width="1" opacity=".85"/><path d="M-8 16H8l12 22Q0 46-20 38z"/><circle cy="27" r="4" fill="#l" stroke="none"/><path d="M-20 38Q0 48 20 38" fill="none" stroke-width="3"/>"##;
const ROCKET: &str = r##"<path d="M-9 26C-14 46-9 60-14 90h28C9 60 14 46 9 26z" fill="#l" stroke="none" opacity=".55"/><path d="M-5 26C-8 40-4 54-7 80H7C4 54 8 40 5 26z" fill="#fff" stroke="none" opacity=".85"/><path d="M0-46C10-34 12-22 12-8v32h-24V-8c0-14 2-26 12-38z"/><path d="M-12 4-24 24v8l12-6zM12 4l12 20v8L12 26z" fill="#r" stroke="none"/><circle cy="-14" r="5" fill="#l" stroke="none"/><path d="M-12 12h24"/>"##;
const LANDER: &str = r##"<path d="M-14-30h28l8 14v10h-44v-10z"/><path d="M-18-6-34 10M18-6 34 10M-8-6-10 6M8-6l2 12M-42 10h16M26 10h16" fill="none" stroke-width="2.2"/><path d="M-10-30a12 9 0 0 1 24-4" fill="none" stroke-width="2"/><path d="M0-36v-14"/><circle cy="-51" r="2.5" fill="#l" stroke="none"/><path d="M-8-24H8v10H-8z" fill="#l" stroke="none" opacity=".85"/>"##;
const ROVER: &str = r##"<path d="M-30-18h48v12h-48z"/><path d="M-30-18-36-24H14l4 6z" fill="#r" stroke="none"/><path d="M12-18v-28" stroke-width="2.5"/><path d="M2-56h20v11H2z"/><g fill="#l" stroke="none"><circle cx="8" cy="-50" r="2.8"/><circle cx="17" cy="-50" r="2.2"/></g><path d="M18-12 34-22l8 12" fill="none" stroke-width="2"/><g stroke-width="2"><circle cx="-26" cy="2" r="7.500"/><circle cx="-6" cy="2" r="7.500"/><circle cx="14" cy="2" r="7.500"/></g><path d="M-26 2h.1M-6 2h.1M14 2h.1" stroke-width="4"/>"##;
const STATION: &str = r##"<path d="M-64 0H64" stroke-width="3"/><path d="M-62-28h13v22h-13zM-62 6h13v22h-13zM-44-28h13v22h-13zM-44 6h13v22h-13zM31-28h13v22H31zM31 6h13v22H31zM49-28h13v22H49zM49 6h13v22H49z"/><path d="M-14-9h28V9h-28z"/><path d="M-6-24H6v48H-6z"/><circle r="4" fill="#l" stroke="none"/><path d="M-26-5h12V5h-12zM14-5h12V5H14z" fill="#r"/>"##;
const CENTER: &str = r##"<path d="M-58 4v-26h28V4zM-30 4v-44H0V4zM0 4v-30h30V4zM30 4v-16h26V4z"/><path d="M-15-40v-14"/><circle cx="-15" cy="-55" r="2.4" fill="#l" stroke="none"/><g transform="translate(16 -31) rotate(-26)"><path d="M-14-2A14 14 0 0 0 14-2z"/><ellipse cy="-2" rx="14" ry="3" fill="#r"/><path d="M0-2v-12"/><circle cy="-15" r="2" fill="#l" stroke="none"/></g>"##;
const CHIP: &str = r##"<path stroke-width="2" d="M-20-26v-14M-10-26v-14M0-26v-14M10-26v-14M20-26v-14M-20 26v14M-10 26v14M0 26v14M10 26v14M20 26v14M-26-20h-14M-26-10h-14M-26 0h-14M-26 10h-14M-26 20h-14M26-20h14M26-10h14M26 0h14M26 10h14M26 20h14"/><path stroke-width="2" d="M-26-26h52v52h-52z"/><path stroke="#l" stroke-width="3.600" d="M-20-42h.1M-10-42h.1M0-42h.1M10-42h.1M20-42h.1M-20 42h.1M-10 42h.1M0 42h.1M10 42h.1M20 42h.1"/><path d="M-14-14h28v28h-28z" fill="#r" stroke="none" opacity=".9"/>"##;
const LAB: &str = r##"<path d="M31 31 50 50" stroke-width="7"/><circle r="42" stroke-width="2.500"/><circle r="37" fill="#r" stroke="none" opacity=".22"/>"##;
const CROWD: &str = r##"<g fill="none" stroke="#l" stroke-width="3"><path d="M-18-40a20 20 0 0 1 36 0" opacity=".95"/><path d="M-28.800-46a32 32 0 0 1 57.600 0" opacity=".7"/><path d="M-39.600-52a44 44 0 0 1 79.200 0" opacity=".45"/></g><path d="M-4-34h8L7 0H-7z"/><circle cy="-37" r="6" fill="#l" stroke="none"/>"##;

const MASCAMITE: &str = r##"<g fill="none" stroke-width="2.600"><path d="M-13-8q-18-10-26 8M-13 4q-18-6-26 14M-13 16q-18-2-26 20M13-8q18-10 26 8M13 4q18-6 26 14M13 16q18-2 26 20M-5-34q-4-10-12-12M5-34q4-10 12-12"/></g><ellipse cy="6" rx="15" ry="22" stroke-width="2"/><circle cy="-24" r="11" stroke-width="2"/><g fill="#l" stroke="none"><circle cx="-5" cy="-26" r="2.800"/><circle cx="5" cy="-26" r="2.800"/></g><path d="M-11 0h22M-13 9h26M-11 18h22"/>"##;
const ANOMALY: &str = r##"<path d="M0-46 40 22h-80z" stroke-width="2.400"/><g fill="none"><path d="M0-38 33 18h-66z" stroke-width="1.900"/><path d="M0-30 26 14h-52z"/><path d="M0-22 19 10h-38z" stroke-width="1.200"/></g><circle cy="-2" r="7" fill="#l" stroke="none"/>"##;
const VISITOR: &str = r##"<g transform="rotate(-30)"><path d="M-62 3c2-12 28-18 60-18s58 5 62 14-22 18-56 18-67-5-66-14z" stroke-width="2"/><path d="M-56 0c10-9 34-12 56-12s48 3 55 9c-18-3-36-2-54 1s-40 6-57 2z" fill="#r" stroke="none" opacity=".75"/><path d="M-24 8h14M6 9h18M34 4h8" stroke-width="3"/></g>"##;
const CENTAURIAN: &str = r##"<g fill="#l" stroke="none"><circle cx="-22" cy="-14" r="8"/><circle cx="18" cy="-22" r="6"/><circle cx="6" cy="18" r="4.500"/></g><g fill="none"><circle cx="-22" cy="-14" r="16.800" opacity=".7"/><circle cx="18" cy="-22" r="12.600" opacity=".7"/><circle cx="6" cy="18" r="9.500" opacity=".7"/><path d="M-22-14 18-22 6 18z" stroke-dasharray="3 4"/><path d="M-46 34q22-18 46 0t46 0" stroke-width="2.600"/></g>"##;
const EXERTIAN: &str = r##"<path d="M0-46c24 0 34 18 30 40C26 16 12 34 0 34S-26 16-30-6c-4-22 6-40 30-40z" stroke-width="2"/><path d="M-22-12q14-4 18 12-18 2-18-12zM22-12Q8-16 4 0q18 2 18-12z" fill="#l" stroke="none"/><path d="M-6 22q6 3 12 0" fill="none" stroke-width="2"/>"##;

const fn shape(subject: Subject) -> &'static str {
    match subject {
        Subject::Dish => DISH,
        Subject::Dome => DOME,
        Subject::Crater => CRATER,
        Subject::Spacescope => SPACESCOPE,
        Subject::Webb => WEBB,
        Subject::Probe => PROBE,
        Subject::Voyager => VOYAGER,
        Subject::Capsule => CAPSULE,
        Subject::Rocket => ROCKET,
        Subject::Lander => LANDER,
        Subject::Rover => ROVER,
        Subject::Station => STATION,
        Subject::Center => CENTER,
        Subject::Chip => CHIP,
        Subject::Lab => LAB,
        Subject::Crowd => CROWD,
        Subject::Array | Subject::Creature => "",
    }
}

/// What differs between two pictures of the same thing: windows that are lit, cells under the lens, heads of a crowd.
fn details(subject: Subject, dust: &mut Dust) -> String {
    match subject {
        Subject::Array => {
            let places = [(-44.0, 0.55), (-16.0, 0.78), (22.0, 1.05)];
            let dish = |(x, size)| {
                format!(r#"<g transform="translate({x} 2) scale({size})">{SMALL_DISH}</g>"#)
            };
            places.into_iter().map(dish).collect()
        }
        Subject::Center => windows(dust),
        Subject::Chip => {
            let mut bits = String::new();
            for bit in 0..9 {
                if dust.next() > 0.42 {
                    let (x, y) = (
                        -12.0 + 8.5 * (bit % 3) as f32,
                        -12.0 + 8.5 * (bit / 3) as f32,
                    );
                    let _ = write!(bits, "M{} {}h7v7h-7z", round(x), round(y));
                }
            }
            format!(r#"<path d="M0 0{bits}" stroke="none"/>"#)
        }
        Subject::Lab => cells(dust),
        Subject::Crowd => crowd(dust),
        _ => String::new(),
    }
}

fn windows(dust: &mut Dust) -> String {
    let mut panes = String::new();
    for (left, top, wide, high) in [
        (-54, -18, 3, 2),
        (-25, -34, 3, 4),
        (5, -20, 3, 2),
        (35, -7, 2, 1),
    ] {
        for pane in 0..wide * high {
            if dust.next() > 0.3 {
                let (x, y) = (left + pane % wide * 8, top + pane / wide * 9);
                let _ = write!(panes, "M{x} {y}h4.5v5h-4.5z");
            }
        }
    }
    format!(r##"<path d="M0 0{panes}" fill="#l" stroke="none" opacity=".9"/>"##)
}

fn cells(dust: &mut Dust) -> String {
    let mut cells = String::from(r#"<g stroke-width=".8">"#);
    for cell in 0..9 {
        let (x, y) = crate::ink::polar(dust.between(6.0, 29.0), dust.between(0.0, 360.0));
        let [x, y, r] = [x, y, dust.between(2.5, 6.5)].map(round);
        let fill = ["#r", "#l", "#d"][cell % 3];
        let _ = write!(
            cells,
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" opacity=".85"/>"#
        );
    }
    cells
        + r##"</g><path d="M-30-18A35 35 0 0 1-6-34" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>"##
}

fn crowd(dust: &mut Dust) -> String {
    let mut people = String::from(r#"<g stroke-width="1">"#);
    for place in 0..11 {
        let (x, y) = (place * 14 - 70, dust.between(-3.0, 4.0));
        let (head, left, body) = (round(y - 4.0), x - 9, round(y + 16.0));
        let _ = write!(
            people,
            r#"<circle cx="{x}" cy="{head}" r="5.5"/><path d="M{left} {body}a9 11 0 0 1 18 0v10H{left}z"/>"#
        );
    }
    people + "</g>"
}

impl Canvas {
    /// A drawing in the colours of the picture.
    fn inked(&mut self, drawing: &str) {
        let colors = self.colors;
        let inked = drawing.replace("#d\"", &format!("{}\"", colors.dark));
        let inked = inked.replace("#r\"", &format!("{}\"", colors.rim));
        let inked = inked.replace("#l\"", &format!("{}\"", colors.light));
        draw!(
            self,
            r#"<g fill="{}" stroke="{}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">{inked}</g>"#,
            colors.dark,
            colors.rim
        );
    }

    /// One of this species.
    pub(super) fn being(&mut self, species: Species) {
        self.inked(match species {
            Species::Mascamites => MASCAMITE,
            Species::Anomalies => ANOMALY,
            Species::Oumuamua => VISITOR,
            Species::Centaurians => CENTAURIAN,
            Species::Exertians => EXERTIAN,
        });
    }

    /// What the card is about, on the side away from the backdrop.
    pub(super) fn subject(&mut self, printed: &CardData) {
        let (subject, side) = (printed.subject, self.side);
        let [_, middle, _] = self.colors.sky;
        let dark = self.colors.dark;
        let (mut x, mut y, mut size) = (
            self.dust.between(5.0, 17.0),
            0.0,
            self.dust.between(0.94, 1.1),
        );
        if stands(subject) {
            self.hills(98.0, 6.0, middle);
            self.hills(108.0, 4.0, dark);
            y += 108.0;
        } else if subject == Subject::Rocket {
            self.hills(112.0, 3.0, dark);
            y += 60.0;
        } else {
            y += self.dust.between(64.0, 72.0);
        }
        // A species beside it needs room too.
        if printed.species.is_some() && subject != Subject::Creature {
            x += 16.0;
            size *= 0.84;
        }
        let (low, high) = lean(subject);
        let turn = self.dust.between(low, high);
        let (x, y, turn) = (round(80.0 - side * x), round(y), round(turn));
        draw!(
            self,
            r#"<g transform="translate({x} {y}) scale({:.2} {size:.2}) rotate({turn})">"#,
            size * side
        );
        match printed.species.filter(|_| subject == Subject::Creature) {
            Some(species) => self.being(species),
            None => {
                let drawing = details(subject, &mut self.dust);
                let turned = matches!(subject, Subject::Chip);
                let drawing = match turned {
                    true => format!(
                        r#"<g transform="rotate(45) scale(.92)">{}{drawing}</g>"#,
                        shape(subject)
                    ),
                    false => shape(subject).to_owned() + &drawing,
                };
                self.inked(&drawing);
            }
        }
        self.out += "</g>";
    }
}
