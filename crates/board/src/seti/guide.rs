//! For newcomers: the first turns in a few steps, all icons with their names; and what opens the menu.

use super::words;
use crate::ink::icon;
use crate::lasting::Lasting;
use crate::tour::{self, Step};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_text::capital;

/// The steps of the introduction and what each speaks of.
const STEPS: [(&str, &str); 10] = [
    ("goal", "scores"),
    ("means", "mine"),
    ("turn", "actions"),
    ("probe", "sky"),
    ("land", "planets"),
    ("scan", "sky"),
    ("data", "my-computer"),
    ("cards", "hand"),
    ("techs", "techs"),
    ("life", "species"),
];

/// Signs that are no icons, each explained in a sentence.
const NOTES: [&str; 5] = ["dashed", "neutral", "crown", "found", "extra"];

/// Icons with their names.
const LEGEND: [(&str, &str); 43] = [
    ("seti-vp", "panel-seti-points"),
    ("seti-credit", "panel-seti-credits"),
    ("seti-energy", "panel-seti-energy"),
    ("seti-publicity", "panel-seti-publicity"),
    ("seti-data", "panel-seti-data"),
    ("seti-exofossil", "panel-seti-exofossils"),
    ("seti-draw", "draw-seti-icon-draw"),
    ("seti-pick", "draw-seti-icon-pick"),
    ("seti-species-card", "draw-seti-icon-species-card"),
    ("seti-card", "panel-seti-cards"),
    ("seti-corner", "draw-seti-corner"),
    ("seti-tuck", "draw-seti-income"),
    ("seti-move", "corner-seti-move"),
    ("seti-launch", "choice-seti-launch"),
    ("seti-orbit", "panel-seti-orbiters"),
    ("seti-land", "panel-seti-landers"),
    ("seti-orbit-away", "draw-seti-icon-orbit-away"),
    ("seti-land-away", "draw-seti-icon-land-away"),
    ("seti-scan", "choice-seti-scan"),
    ("seti-computer", "panel-seti-computer"),
    ("seti-tech", "panel-seti-techs"),
    ("seti-tech-probe", "tech-kind-seti-probe"),
    ("seti-tech-telescope", "tech-kind-seti-telescope"),
    ("seti-tech-computer", "tech-kind-seti-computer"),
    ("seti-rotate", "draw-seti-icon-rotate"),
    ("seti-signal", "draw-seti-icon-signal"),
    ("seti-signal-hand", "draw-seti-icon-signal-hand"),
    ("seti-signal-yellow", "signal-seti-yellow"),
    ("seti-signal-red", "signal-seti-red"),
    ("seti-signal-blue", "signal-seti-blue"),
    ("seti-signal-black", "signal-seti-black"),
    ("seti-trace-pink", "draw-seti-icon-trace-pink"),
    ("seti-trace-orange", "draw-seti-icon-trace-orange"),
    ("seti-trace-blue", "draw-seti-icon-trace-blue"),
    ("seti-trace-any", "draw-seti-icon-trace-any"),
    ("seti-mission", "draw-seti-icon-mission"),
    ("seti-gold", "draw-seti-icon-gold"),
    ("seti-message", "draw-seti-icon-message"),
    ("seti-sample", "draw-seti-icon-sample"),
    ("seti-danger", "fact-seti-danger"),
    ("seti-star", "draw-seti-icon-star"),
    ("seti-row", "panel-seti-row"),
    ("seti-anomaly", "species-seti-anomalies"),
];

/// The same at every table: whether one plays alone, and whether one watches.
static GUIDE: Lasting<(bool, bool)> = Lasting::new();

/// Alone one plays against a rival (S19).
pub(super) fn part(scene: &Scene<'_>, alone: bool) -> Part {
    let watches = scene.viewer.is_none();
    let guide = GUIDE.of(scene, (alone, watches), || drawn(scene, alone, watches));
    Part {
        id: "guide",
        html: html! { (guide) },
    }
}

fn drawn(scene: &Scene<'_>, alone: bool, watches: bool) -> Markup {
    let title = scene.key("draw-seti-intro");
    let mut steps = STEPS.to_vec();
    if watches {
        steps.retain(|&(_, at)| at != "my-computer");
    }
    let words = |step: &str| match step {
        "goal" if alone => scene.key("draw-seti-intro-goal-alone"),
        _ => scene.key(&format!("draw-seti-intro-{step}")),
    };
    let steps = steps.into_iter().map(|(step, at)| Step {
        at,
        title: scene.key(&format!("draw-seti-intro-{step}-title")),
        words: words(step),
    });
    let steps: Vec<Step<'_>> = steps.collect();
    html! {
        (tour::start(&title))
        details.over #intro {
            summary { (icon(scene, "seti-help")) span { (title) } }
            (tour::steps(scene, &steps))
        }
        details.over #legend {
            summary { (icon(scene, "seti-vp")) span { (scene.key("draw-seti-legend")) } }
            ul.legend {
                @for (name, key) in LEGEND {
                    li.{ "gain-" (name) } { (icon(scene, name)) " " (capital(&scene.key(key))) }
                }
                @for note in NOTES { li.note { (words::with_icons(scene, &scene.key(&format!("draw-seti-note-{note}")), None)) } }
            }
        }
        label.tool {
            input.sr type="checkbox" #menu data-keep="checked" aria-label=(scene.key("draw-seti-menu"));
            (icon(scene, "seti-menu")) span { (scene.key("draw-seti-menu")) }
        }
    }
}
