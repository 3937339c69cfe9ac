//! Buttons, icons and positions that all boards share.
//!
//! Every choice is an HTML button that belongs to the form `play`, inside a picture too: so boards work
//! without script, by keyboard and with a screen reader. The page's script asks the server for the
//! consequence of the button that has the focus or the pointer and shows it beside the prompt.

use crate::Scene;
use crate::offers::Open;
use maud::{Markup, html};

/// A choice as a button with this content.
#[must_use]
pub fn button<C>(open: &Open<C>, class: &str, content: &Markup) -> Markup {
    html! {
        button.choice.(class) form="play" name="choice" value=(open.text) aria-label=(open.label)
            title=(open.label) data-leaves=[leaves(open)] { (content) }
    }
}

/// A choice as a button that says in words what it does.
#[must_use]
pub fn worded<C>(open: &Open<C>, class: &str) -> Markup {
    html! {
        button.choice.(class) form="play" name="choice" value=(open.text) data-leaves=[leaves(open)] {
            (open.label)
        }
    }
}

fn leaves<C>(open: &Open<C>) -> Option<&str> {
    Some(open.leaves.as_str()).filter(|leaves| !leaves.is_empty())
}

/// A rectangle in a picture, in its units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    /// A square around a point.
    #[must_use]
    pub fn around((x, y): (f32, f32), half: f32) -> Self {
        Self {
            x: x - half,
            y: y - half,
            width: 2.0 * half,
            height: 2.0 * half,
        }
    }
}

/// A choice as a button inside a picture. `class` gives its shape, such as `round`.
#[must_use]
pub fn hot<C>(open: &Open<C>, area: Area, class: &str, content: &Markup) -> Markup {
    html! {
        foreignObject x=(round(area.x)) y=(round(area.y)) width=(round(area.width))
            height=(round(area.height)) {
            (button(open, &format!("hot {class}"), content))
        }
    }
}

/// Something that is not possible now: it can have the focus and says why, but does nothing.
#[must_use]
pub fn quiet(label: &str, why: &str, class: &str, content: &Markup) -> Markup {
    html! {
        button.quiet.(class) type="button" aria-disabled="true" title=(why) data-why=(why)
            aria-label={ (label) ". " (why) } { (content) }
    }
}

/// An icon of the sheet. It stands beside words or in something that has a label, so it has none itself.
#[must_use]
pub fn icon(scene: &Scene<'_>, name: &str) -> Markup {
    html! {
        svg.icon.{ "icon-" (name) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ (scene.icons) "#" (name) } {}
        }
    }
}

/// An icon inside a picture.
#[must_use]
pub fn icon_at(scene: &Scene<'_>, name: &str, area: Area) -> Markup {
    html! {
        use.{ "icon-" (name) } href={ (scene.icons) "#" (name) } x=(round(area.x)) y=(round(area.y))
            width=(round(area.width)) height=(round(area.height)) {}
    }
}

/// A point at this distance from the origin; 0 degrees is up, angles go clockwise.
#[must_use]
pub fn polar(radius: f32, degrees: f32) -> (f32, f32) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * sin, -radius * cos)
}

/// A number as short as a picture needs it.
#[must_use]
pub fn round(number: f32) -> String {
    let text = format!("{number:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}

/// Four shapes for four seats, so that colour is never the only sign.
pub const SEAT_SHAPES: [&str; 4] = ["seat-disc", "seat-square", "seat-triangle", "seat-diamond"];

/// Numbers that look like chance and are the same in every picture.
pub(crate) struct Dust(pub(crate) u32);

impl Dust {
    /// From 0 to 1.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }

    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }
}
