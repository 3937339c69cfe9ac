//! Buttons, icons and positions that all boards share.
//!
//! Every choice is an HTML button that belongs to the form `play`, inside a picture too: so boards work
//! without script, by keyboard and with a screen reader. The page's script asks the server for the
//! consequence of the button that has the focus or the pointer and shows it beside the prompt.

use crate::Scene;
use crate::offers::Open;
use maud::{Markup, Render, html};
use std::fmt;
use std::fmt::Write as _;

/// A choice as a button with this content.
#[must_use]
pub fn button<C>(open: &Open<C>, class: &str, content: &Markup) -> Markup {
    html! {
        button.choice.(class) form="play" name="choice" value=(open.text) aria-label=(open.label)
            title=(open.label) data-leaves=[leaves(open)] { (content) }
    }
}

/// A choice as a button that also tells what is given up by it.
#[must_use]
pub fn forgoing<C>(open: &Open<C>, class: &str, gives_up: &str, content: &Markup) -> Markup {
    html! {
        button.choice.(class) form="play" name="choice" value=(open.text) aria-label=(open.label)
            aria-description=(gives_up) title=(open.label) data-leaves=[leaves(open)] { (content) }
    }
}

/// A choice as a button that labels elsewhere on the page press too, by its id.
#[must_use]
pub fn named<C>(open: &Open<C>, id: &str, class: &str, content: &Markup) -> Markup {
    html! {
        button.choice.(class) id=(id) form="play" name="choice" value=(open.text) aria-label=(open.label)
            title=(open.label) data-leaves=[leaves(open)] { (content) }
    }
}

/// The same with the [id](Open::id) that every choice has.
#[must_use]
pub fn pressed<C>(open: &Open<C>, class: &str, content: &Markup) -> Markup {
    named(open, &open.id(), class, content)
}

/// What presses the button of a choice that stands elsewhere on the page.
#[must_use]
pub fn press<C>(open: &Open<C>, class: &str, content: &Markup) -> Markup {
    html! { label.(class) for=(open.id()) { (content) } }
}

/// A choice as a button on something that has a lens: the words are in the element with this id.
#[must_use]
pub fn lensed<C>(open: &Open<C>, class: &str, lens: &str, content: &Markup) -> Markup {
    html! {
        button.choice.(class) id=(open.id()) form="play" name="choice" value=(open.text) aria-label=(open.label)
            data-lens=(lens) aria-describedby=(lens) data-leaves=[leaves(open)] { (content) }
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

/// A number as short as a picture needs it: tenths. A board has thousands of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tenths(i32);

/// Rounds a number to tenths.
#[must_use]
pub fn round(number: f32) -> Tenths {
    Tenths((f64::from(number) * 10.0).round_ties_even() as i32)
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

impl Render for Tenths {
    fn render_to(&self, out: &mut String) {
        // Writing into a text cannot fail.
        let _ = write!(out, "{self}");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_can_be() {
        let written = [0.0, -0.0, -0.04, 1.0, -12.0, 0.25, 0.35, 99.96, -3.16];
        let written = written.map(|number| round(number).to_string());
        assert_eq!(
            written,
            ["0", "0", "0", "1", "-12", "0.2", "0.3", "100", "-3.2"]
        );
    }
}
