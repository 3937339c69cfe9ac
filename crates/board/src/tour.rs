//! The introduction: a list of steps, of which the script of the page makes a tour around the board.

use crate::Scene;
use maud::{Markup, html};

/// A step of the tour.
pub struct Step<'a> {
    /// The id of what it speaks of.
    pub at: &'a str,
    pub title: String,
    pub words: String,
}

/// What starts the tour; it shows itself only where there is a script to lead it.
#[must_use]
pub fn start(title: &str) -> Markup {
    html! { button.tour-start type="button" data-tour-start { (title) } }
}

/// All steps, to be read without a script.
#[must_use]
pub fn steps(scene: &Scene<'_>, steps: &[Step<'_>]) -> Markup {
    html! {
        ol.tour-steps data-tour {
            @for (index, step) in steps.iter().enumerate() {
                @let which = scene.text("web-tour-step", &[("n", (index + 1).into()), ("all", steps.len().into())]);
                li data-at=(step.at) data-step=(which) {
                    a href={ "#" (step.at) } { (step.title) } " " span { (step.words) }
                }
            }
        }
    }
}
