//! Points now: where everybody's points come from and what each thing is worth; with the log it shares one place on
//! small screens, behind tabs that work without script.

use super::Desk;
use maud::{Markup, html};
use orrery_kepler::names::{PLANETS, Source, Track};
use orrery_kepler::view::PlayerView;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let tab = |id: &str, words: String, open: bool| {
        html! {
            label {
                input.sr type="radio" name="told" id=(id) value=(id) checked[open] data-keep="checked";
                span { (words) }
            }
        }
    };
    html! {
        div.tabs {
            (tab("tab-log", desk.key("tab-log"), true))
            (tab("tab-points", desk.key("points-now"), false))
            (tab("tab-seats", desk.key("tab-seats"), false))
        }
        (table(desk))
    }
}

/// Points of a fulfilled objective that only its owner knows: they count when all are revealed (K14.3).
pub(super) fn secret(desk: &Desk<'_>, player: &PlayerView) -> i32 {
    let open = desk.view.decision.is_none() || desk.view.solo.is_some();
    match open {
        true => 0,
        false => player.points[Source::Objectives.index()],
    }
}

/// The points of a player as everybody counts them, the same as in the log and the chart.
pub(super) fn counted(desk: &Desk<'_>, player: &PlayerView) -> i32 {
    player.points.iter().sum::<i32>() - secret(desk, player)
}

fn table(desk: &Desk<'_>) -> Markup {
    html! {
        div.points-now {
            table {
                thead {
                    tr {
                        th scope="col" { (desk.key("points-now")) }
                        @for (seat, _) in desk.seats() { th.number scope="col" { (desk.mark(seat)) } }
                        th.each scope="col" { (desk.key("each")) }
                    }
                }
                tbody {
                    @for (index, &source) in Source::ALL.iter().enumerate() {
                        @let nobody = desk.seats().all(|(_, player)| player.points[index] == 0);
                        tr.none[nobody] {
                            @let how = how(desk, source);
                            th scope="row" title=[how.as_ref()] tabindex=[how.as_ref().map(|_| "0")] { (desk.word(source)) }
                            @for (_, player) in desk.seats() {
                                @let hidden = source == Source::Objectives && player.goals.is_empty();
                                @let secret = source == Source::Objectives && secret(desk, player) > 0;
                                td.number title=[secret.then(|| desk.key("points-secret"))] {
                                    @if hidden { "?" }
                                    @else if secret { "(" (player.points[index]) ")" }
                                    @else { (player.points[index]) }
                                }
                            }
                            td.each { (worth(desk, source)) }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (desk.scene.key("scores")) }
                        @for (_, player) in desk.seats() {
                            td.number { (counted(desk, player)) }
                        }
                        td {}
                    }
                }
            }
        }
    }
}

/// How one comes by what its name does not say (K11.3, K14.2).
fn how(desk: &Desk<'_>, source: Source) -> Option<String> {
    match source {
        Source::Antimatter => Some(desk.key("how-antimatter")),
        Source::Mines => Some(desk.key("how-mines")),
        Source::Medals => Some(desk.key("how-medals")),
        _ => None,
    }
}

/// What one of a kind is worth (K14.2).
fn worth(desk: &Desk<'_>, source: Source) -> String {
    let pack = desk.view.pack;
    let scoring = &pack.scoring;
    let most = |points: &mut dyn Iterator<Item = u8>| points.max().unwrap_or_default();
    let track = |track: Track| {
        format!(
            "≤ {}",
            most(&mut pack.track(track).iter().map(|space| space.points))
        )
    };
    match source {
        Source::Antimatter => scoring.antimatter.to_string(),
        Source::AllTypes => scoring.all_types.to_string(),
        Source::ThreeOfAType => scoring.three_of_a_type.to_string(),
        Source::Mines => scoring.ship_on_mine.to_string(),
        Source::Technologies => scoring.maxed_technology.to_string(),
        Source::Medals => scoring.medal.to_string(),
        Source::Zones => scoring.zones.map(|points| points.to_string()).join(", "),
        Source::Colonial => track(Track::Colonial),
        Source::Technology => track(Track::Technology),
        Source::Terraformed => {
            let points = || (1..=PLANETS as u8).map(|number| pack.planet(number).points);
            format!(
                "{}–{}",
                points().min().unwrap_or_default(),
                most(&mut points())
            )
        }
        Source::Objectives => {
            let mut goals = desk.own().goals.iter();
            let mut points = goals
                .by_ref()
                .map(|goal| pack.objectives[goal.objective as usize].points);
            points
                .next()
                .map_or_else(String::new, |points| points.to_string())
        }
    }
}
