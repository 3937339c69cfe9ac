//! What shares the side of the table where it is narrow, one of them seen at a time, chosen without a script; and
//! the ways around it on a phone.

use crate::ink::icon;
use crate::{Part, Scene};
use maud::html;
use orrery_seti::View;

/// The parts of the page, their icons, and what each is called.
const TABS: [(&str, &str, &str); 5] = [
    ("techs", "seti-tech", "draw-seti-jump-techs"),
    ("species", "seti-species-card", "draw-seti-jump-species"),
    ("log", "seti-log", "draw-seti-jump-log"),
    ("others", "seti-people", "draw-seti-jump-others"),
    ("solo", "seti-people", "panel-seti-rival"),
];

/// The parts one can jump to.
const PLACES: [(&str, &str, &str); 6] = [
    ("sky", "seti-planet", "draw-seti-jump-sky"),
    ("hand", "seti-card", "draw-seti-jump-hand"),
    ("planets", "seti-land", "draw-seti-jump-planets"),
    ("techs", "seti-tech", "draw-seti-jump-techs"),
    ("species", "seti-species-card", "draw-seti-jump-species"),
    ("log", "seti-log", "draw-seti-jump-log"),
];

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let solo = view.rival.is_some();
    let tabs = TABS.iter().filter(|(tab, ..)| match *tab {
        "solo" => solo,
        "others" => !solo,
        _ => true,
    });
    let cards = super::mine(scene, view).and_then(|(_, player)| player.hand);
    let html = html! {
        div.tab-row {
            @for &(tab, name, key) in tabs {
                label {
                    input type="radio" name="tab" id={ "tab-" (tab) } value=(tab) checked[tab == "techs"];
                    (icon(scene, name)) span { (scene.key(key)) }
                }
            }
        }
        nav.jump aria-label=(scene.key("draw-seti-jump")) {
            @for (place, name, key) in PLACES {
                a href={ "#" (place) } {
                    (icon(scene, name)) span { (scene.key(key)) }
                    @if let Some(cards) = cards.filter(|_| place == "hand") { i { (cards.len()) } }
                }
            }
        }
    };
    Part { id: "tabs", html }
}
