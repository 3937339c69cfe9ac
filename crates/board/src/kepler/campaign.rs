//! The level of a campaign: what it asks, what is missing, how it ended, and the levels around it (K15.8, K15.9).

use super::Desk;
use maud::{Markup, html};
use orrery_kepler::speak;
use orrery_kepler::state::Solo;
use std::cmp::Ordering;

/// How far the level is from being passed.
struct Standing {
    points: i32,
    minimum: i32,
    /// Objectives that are not fulfilled.
    unmet: usize,
}

impl Standing {
    fn of(desk: &Desk<'_>, solo: Solo) -> Self {
        let own = desk.own();
        Self {
            points: own.points.iter().sum(),
            minimum: minimum(desk, solo.level),
            unmet: own.goals.iter().filter(|goal| !goal.met).count(),
        }
    }

    fn short(&self) -> i32 {
        (self.minimum - self.points).max(0)
    }

    fn passed(&self) -> bool {
        self.short() == 0 && self.unmet == 0
    }
}

/// The points that a level asks for.
fn minimum(desk: &Desk<'_>, level: u8) -> i32 {
    let level = desk
        .view
        .pack
        .levels
        .get(usize::from(level).wrapping_sub(1));
    level.map_or(0, |level| i32::from(level.minimum))
}

/// What the level asks, in a sentence.
pub(super) fn task(desk: &Desk<'_>) -> Option<String> {
    let solo = desk.view.solo?;
    let args = [
        ("level", solo.level.into()),
        ("points", minimum(desk, solo.level).into()),
        ("objectives", desk.own().goals.len().into()),
    ];
    Some(desk.text("task", &args))
}

/// What is asked, and what is still missing.
pub(super) fn now(desk: &Desk<'_>, solo: Solo) -> Markup {
    let pack = desk.view.pack;
    let campaign = &pack.campaigns[solo.campaign as usize];
    let standing = Standing::of(desk, solo);
    let (points, minimum) = (standing.points, standing.minimum);
    html! {
        p.campaign {
            strong { (desk.word(speak::printed(pack, "campaign", &campaign.id, &campaign.name))) }
            " – " (desk.text("campaign-level", &[("level", solo.level.into())]))
        }
        p.score.met[points >= minimum] {
            (desk.text("minimum", &[("points", points.into()), ("minimum", minimum.into())])) " "
            meter min="0" max=(minimum) value=(points.clamp(0, minimum)) aria-hidden="true" {}
            @if points >= minimum { " ✓" }
        }
        @if desk.view.decision.is_some() {
            p.missing {
                @if standing.passed() {
                    (desk.key("all-met"))
                } @else {
                    (desk.text("missing", &[
                        ("points", standing.short().into()), ("objectives", standing.unmet.into()),
                    ]))
                }
            }
            @if standing.passed() { (spare(desk, solo).unwrap_or_default()) }
        }
    }
}

/// What more points are good for: cubes at the start of the next level (K15.8).
fn spare(desk: &Desk<'_>, solo: Solo) -> Option<Markup> {
    let next = desk.view.pack.levels.get(usize::from(solo.level))?;
    let args = [
        ("level", (solo.level + 1).into()),
        ("n", next.cubes_per_5.into()),
    ];
    (next.cubes_per_5 > 0).then(|| html! { p.spare { (desk.text("spare", &args)) } })
}

/// What the next level begins with, once this one is passed (K15.8).
fn dowry(desk: &Desk<'_>, solo: Solo, standing: &Standing) -> Option<Markup> {
    let next = desk.view.pack.levels.get(usize::from(solo.level))?;
    let steps = (standing.points - standing.minimum) / 5;
    let args = [
        ("n", (steps * i32::from(next.cubes_per_5)).into()),
        ("antimatter", next.antimatter.into()),
    ];
    Some(html! { span { (desk.text("dowry", &args)) } })
}

/// Passed or not, and by how much.
pub(super) fn verdict(desk: &Desk<'_>) -> Option<String> {
    let solo = desk.view.solo?;
    let standing = Standing::of(desk, solo);
    Some(match standing.passed() {
        true => {
            let over = standing.points - standing.minimum;
            desk.text(
                "level-passed",
                &[("level", solo.level.into()), ("points", over.into())],
            )
        }
        false => desk.text(
            "level-failed",
            &[
                ("level", solo.level.into()),
                ("points", standing.short().into()),
                ("objectives", standing.unmet.into()),
            ],
        ),
    })
}

/// All levels of the campaign: those that were passed, this one, and what comes after it.
pub(super) fn ladder(desk: &Desk<'_>) -> Markup {
    let Some(solo) = desk.view.solo else {
        return html! {};
    };
    let pack = desk.view.pack;
    let objectives = &pack.campaigns[solo.campaign as usize].objectives;
    let standing = Standing::of(desk, solo);
    let reached = |level: u8| {
        let passed = solo.scores.get(usize::from(level).wrapping_sub(1));
        match level.cmp(&solo.level) {
            Ordering::Less => passed.map(|&score| i32::from(score)),
            Ordering::Equal => Some(standing.points),
            Ordering::Greater => None,
        }
    };
    html! {
        ol.ladder {
            @for (level, &objective) in (1..).zip(objectives) {
                @let done = level < solo.level || level == solo.level && standing.passed();
                li.done[done].here[level == solo.level] aria-current=[(level == solo.level).then_some("step")] {
                    strong { @if done { "✓ " } (desk.text("level", &[("level", level.into())])) }
                    span {
                        @match reached(level) {
                            Some(points) => (desk.text("minimum", &[
                                ("points", points.into()), ("minimum", minimum(desk, level).into()),
                            ])),
                            None => (desk.text("needs", &[("points", minimum(desk, level).into())])),
                        }
                    }
                    span.quiet {
                        (desk.word(speak::objective_name(pack, objective)))
                        @if !done {
                            ": " (desk.word(speak::conditions(pack, pack.objectives[objective as usize].condition)))
                        }
                    }
                    @if level == solo.level + 1 && standing.passed() {
                        (dowry(desk, solo, &standing).unwrap_or_default())
                    }
                }
            }
        }
    }
}
