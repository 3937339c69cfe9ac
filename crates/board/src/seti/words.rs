//! Words with symbols among them: `[2 energy]` in a message becomes a number and its icon.

use crate::Scene;
use crate::ink::icon;
use maud::{Markup, html};

/// A message in which `[energy]` stands for an icon, `[2 energy]` for a number with its icon, and `[n]` for
/// what is given here.
pub(super) fn with_icons(scene: &Scene<'_>, text: &str, given: Option<(i32, &str)>) -> Markup {
    let mut pieces = text.split('[');
    let first = pieces.next().unwrap_or_default();
    html! {
        (first)
        @for piece in pieces {
            @let (token, rest) = piece.split_once(']').unwrap_or((piece, ""));
            (symbol(scene, token, given)) (rest)
        }
    }
}

fn symbol(scene: &Scene<'_>, token: &str, given: Option<(i32, &str)>) -> Markup {
    let (number, name) = match (token, given) {
        ("n", Some((n, name))) => (n.to_string(), name.to_owned()),
        _ => match token.split_once(' ') {
            Some((number, name)) => (number.to_owned(), format!("seti-{name}")),
            None => (String::new(), format!("seti-{token}")),
        },
    };
    html! { span.gain { @if !number.is_empty() { b { (number) } } (icon(scene, &name)) } }
}
