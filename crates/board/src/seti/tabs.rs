//! What shares the side of a wide table: one of them is seen at a time, chosen without a script.

use crate::{Part, Scene};
use maud::html;
use orrery_seti::View;

/// The parts of the page, and what each is called.
const TABS: [(&str, &str); 4] = [
    ("board", "draw-seti-tab-board"),
    ("solo", "panel-seti-rival"),
    ("log", "web-log"),
    ("seats", "web-seats"),
];

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let tabs = TABS.iter();
    let tabs = tabs.filter(|&&(tab, _)| tab != "solo" || view.rival.is_some());
    let html = html! {
        @for &(tab, key) in tabs {
            label {
                input type="radio" name="tab" id={ "tab-" (tab) } value=(tab) checked[tab == "board"];
                span { (scene.key(key)) }
            }
        }
    };
    Part { id: "tabs", html }
}
