//! What people have played: results, ratings, and the best of the server.

use crate::App;
use crate::account;
use crate::art;
use crate::calendar::day;
use crate::layout;
use crate::new::Which;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_table::{Account, DOUBTFUL, Played, Profile, Rating, Sum, Summary, TableId};
use orrery_text::{capital, number};
use std::collections::BTreeMap;
use std::sync::Arc;

/// `GET /people/{tag}`: what somebody has played who lets everybody see it.
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(tag): Path<String>,
) -> Result<Html<String>, Problem> {
    let found = app
        .at(&reader, move |tables| {
            let Some(account) = tables.public_account(&tag)? else {
                return Ok(None);
            };
            let profile = tables.public_profile(account.person)?;
            Ok(Some((account, profile)))
        })
        .await?;
    // Whether it does not exist or is private is nobody's business.
    let (account, profile) = found.ok_or(Problem::NOT_FOUND)?;
    let body = html! {
        div.acc {
            section.box.whole.me {
                (account::face())
                div {
                    h1 { (account.name) " " span.quiet.tagged { "#" (account.tag) } }
                    p.quiet { (reader.text("account-since", &[("date", day(&reader, account.created).into())])) }
                }
            }
            div.stack { (results(&reader, &profile, None)) }
            div.stack { (settings(&reader, &profile)) (rivals(&reader, &profile)) }
        }
    };
    Ok(layout::framed(
        &reader,
        &account.name,
        &body,
        &account::head(),
    ))
}

/// The tables of whoever looks at their own results.
pub(crate) type Own = BTreeMap<TableId, Summary>;

/// Results in figures, how ratings went, and the last games.
pub(crate) fn results(reader: &Reader, profile: &Profile, own: Option<&Own>) -> Markup {
    let games: u32 = profile.games.values().map(|sum| sum.games).sum();
    let won: u32 = profile.games.values().map(|sum| sum.won).sum();
    html! {
        section.box.results {
            h2 { (reader.say("profile-results")) }
            @if games == 0 { p.quiet { (reader.say("profile-nothing")) } }
            @else {
                div.kpis {
                    @for (game, (rating, count)) in &profile.ratings {
                        div.kpi {
                            span { (reader.game(game)) }
                            b { (rated(*rating)) }
                            span { (reader.text("profile-rated-games", &[("count", (*count).into())])) }
                        }
                    }
                    div.kpi {
                        span { (reader.say("profile-won")) }
                        b { (won) }
                        span { (reader.text("profile-of-games", &[("count", games.into())])) }
                    }
                }
                (chart(reader, &profile.last))
                (sums(reader, profile))
                (last(reader, &profile.last, own))
            }
            p { a href="/people" { (reader.say("profile-leaders")) } }
        }
    }
}

/// A rating as people read it; one that is in doubt says so.
fn rated(rating: Rating) -> String {
    let doubt = if rating.doubt > DOUBTFUL { "?" } else { "" };
    format!("{:.0}{doubt}", rating.rating)
}

/// Puzzles and lessons of whoever looks.
pub(crate) fn learned(reader: &Reader, app: &App) -> Markup {
    let (lessons, puzzles) = (reader.learned.count(), reader.solved.count());
    let days = match reader.streak.lasts(app.day()) {
        true => reader.streak.days,
        false => 0,
    };
    html! {
        section.box {
            h2 { (reader.say("profile-learned")) }
            div.kpis {
                div.kpi { span { (reader.say("profile-lessons")) } b { (lessons) } }
                div.kpi { span { (reader.say("profile-puzzles")) } b { (puzzles) } }
                div.kpi { span { (reader.say("profile-streak")) } b { (days) } }
            }
        }
    }
}

fn sums(reader: &Reader, profile: &Profile) -> Markup {
    html! {
        table.hist {
            (sum_head(reader, "profile-game"))
            tbody { @for (game, sum) in &profile.games { (sum_row(reader, &reader.game(game), sum)) } }
        }
    }
}

fn sum_head(reader: &Reader, key: &str) -> Markup {
    html! {
        thead {
            tr {
                th scope="col" { (reader.say(key)) }
                @for key in ["profile-games", "profile-won", "profile-mean"] {
                    th.n scope="col" { (reader.say(key)) }
                }
                th.n.m scope="col" { (reader.say("profile-best")) }
            }
        }
    }
}

fn sum_row(reader: &Reader, name: &str, sum: &Sum) -> Markup {
    html! {
        tr {
            td { (name) }
            td.n { (sum.games) }
            td.n { (sum.won) }
            td.n { (number(reader.lang, sum.points, 1)) }
            td.n.m { (sum.best) }
        }
    }
}

/// How it went with each species.
pub(crate) fn settings(reader: &Reader, profile: &Profile) -> Markup {
    html! {
        @if !profile.settings.is_empty() {
            section.box {
                h2 { (reader.say("profile-species")) }
                table.hist {
                    (sum_head(reader, "profile-with"))
                    tbody {
                        @for ((game, species), sum) in &profile.settings {
                            (sum_row(reader, &capital(&reader.say(&format!("species-{game}-{species}"))), sum))
                        }
                    }
                }
            }
        }
    }
}

/// How it went against others.
pub(crate) fn rivals(reader: &Reader, profile: &Profile) -> Markup {
    html! {
        @if !profile.rivals.is_empty() {
            section.box {
                h2 { (reader.say("profile-rivals")) }
                table.hist {
                    thead {
                        tr {
                            th scope="col" { (reader.say("profile-with")) }
                            @for key in ["profile-games", "profile-ahead", "profile-behind"] {
                                th.n scope="col" { (reader.say(key)) }
                            }
                        }
                    }
                    tbody {
                        @for rival in &profile.rivals {
                            tr {
                                td {
                                    @match &rival.tag {
                                        Some(tag) => a href={ "/people/" (tag) } { (rival.name) },
                                        None => (rival.name),
                                    }
                                }
                                td.n { (rival.games) }
                                td.n { (rival.ahead) }
                                td.n { (rival.behind) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The last games. Where they were played only those are told who played there.
fn last(reader: &Reader, games: &[Played], own: Option<&Own>) -> Markup {
    html! {
        h3 { (reader.say("profile-last")) }
        table.hist {
            thead {
                tr {
                    th scope="col" { (reader.say("profile-place")) }
                    th scope="col" { (reader.say("profile-game")) }
                    th scope="col" { (reader.say("profile-with")) }
                    th.n scope="col" { (reader.say("profile-points")) }
                    th.n scope="col" { (reader.say("profile-rating")) }
                    th.m scope="col" { (reader.say("profile-when")) }
                }
            }
            tbody {
                @for game in games {
                    @let table = own.and_then(|own| own.get(&game.table));
                    tr {
                        td.w[game.won].l[!game.won] { (game.place) "/" (game.players) }
                        td {
                            @match table {
                                Some(table) => a href={ "/t/" (table.id) "/result" } { (reader.game(&game.game)) },
                                None => (reader.game(&game.game)),
                            }
                        }
                        td { (others(reader, game, table)) }
                        td.n { (game.points) }
                        td.n { @if game.rated { (signed(game.change)) } @else { "–" } }
                        td.m { (day(reader, game.at)) }
                    }
                }
            }
        }
    }
}

fn others(reader: &Reader, game: &Played, table: Option<&Summary>) -> String {
    let Some(table) = table else {
        return reader.text("web-players", &[("count", game.players.into())]);
    };
    let others = table.seats.iter().filter(|seat| !seat.mine);
    let others: Vec<&str> = others.map(|seat| seat.name.as_str()).collect();
    others.join(", ")
}

fn signed(change: f64) -> String {
    match change.round() {
        less if less < 0.0 => format!("−{:.0}", -less),
        more => format!("+{more:.0}"),
    }
}

/// How the rating of each game went, over the last games.
fn chart(reader: &Reader, last: &[Played]) -> Markup {
    let mut lines: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for game in last.iter().rev().filter(|game| game.rated) {
        lines.entry(&game.game).or_default().push(game.rating);
    }
    lines.retain(|_, line| line.len() > 1);
    let all = || lines.values().flatten().copied();
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(0.0, f64::max));
    let (low, high) = ((low / 100.0).floor() * 100.0, (high / 100.0).ceil() * 100.0);
    let y = |rating: f64| 120.0 - (rating - low) / (high - low).max(1.0) * 100.0;
    let point = |line: &[f64], index: usize| {
        let x = 62.0 + 370.0 * index as f64 / (line.len() - 1) as f64;
        format!(
            "{}{x:.1} {:.1}",
            if index == 0 { "M" } else { "L" },
            y(line[index])
        )
    };
    html! {
        @if !lines.is_empty() {
            svg.rate viewBox="0 0 580 140" role="img" aria-label=(reader.say("profile-chart")) {
                @for grid in [low, high] {
                    path.grid d=(format!("M62 {:.1}h370", y(grid))) {}
                    text x="54" y=(format!("{:.1}", y(grid) + 4.0)) text-anchor="end" { (format!("{grid:.0}")) }
                }
                @for (number, (game, line)) in lines.iter().enumerate() {
                    @let path: String = (0..line.len()).map(|index| point(line, index)).collect();
                    path class={ "ln ln" (number + 1) } d=(path) {}
                    @if let Some(end) = line.last() {
                        text.lb x="440" y=(format!("{:.1}", y(*end) + 4.0)) { (reader.game(game)) }
                    }
                }
            }
        }
    }
}

/// `GET /people?game=seti`: the best of this server.
pub(crate) async fn best(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(which): Query<Which>,
) -> Result<Html<String>, Problem> {
    let game = which.game(&app)?;
    let id = game.id();
    let best = app.at(&reader, move |tables| tables.best(id)).await?;
    let title = reader.text("profile-best-of", &[("game", reader.game(id).into())]);
    let body = html! {
        h1 { (title) }
        nav.gamepick aria-label=(reader.say("profile-game")) {
            @for other in app.games() {
                a href={ "/people?game=" (other.id()) } aria-current=[(other.id() == id).then_some("page")] {
                    @if let Some(picture) = art::url(other.id(), reader.lang) {
                        span.night { img src=(picture) alt=""; }
                    }
                    b { (reader.game(other.id())) }
                }
            }
        }
        section.box {
            @if best.is_empty() {
                p { (reader.say("profile-nobody")) }
                p { a.button href={ "/new?game=" (id) } { (reader.say("web-nav-new")) } }
            }
            @else {
                table.hist {
                    thead {
                        tr {
                            th.n scope="col" {}
                            th scope="col" { (reader.say("account-name")) }
                            th.n scope="col" { (reader.say("profile-rating")) }
                            th.n scope="col" { (reader.say("profile-games")) }
                        }
                    }
                    tbody {
                        @for (rank, one) in best.iter().enumerate() {
                            tr {
                                td.n { (rank + 1) }
                                td { a href={ "/people/" (one.tag) } { (one.name) } }
                                td.n { (rated(one.rating)) }
                                td.n { (one.games) }
                            }
                        }
                    }
                }
            }
            p.quiet { (reader.say("profile-best-how")) }
        }
    };
    Ok(layout::framed(&reader, &title, &body, &account::head()))
}

/// Whether everybody may see the profile, and where it is.
pub(crate) fn visibility(reader: &Reader, account: &Account) -> Markup {
    let (wish, key) = match account.public {
        true => ("no", "profile-make-private"),
        false => ("yes", "profile-make-public"),
    };
    html! {
        @if account.public {
            a.button href={ "/people/" (account.tag) } { (reader.say("profile-public-page")) }
        }
        form method="post" action="/account/public" {
            (layout::token(reader))
            button name="public" value=(wish) { (reader.say(key)) }
        }
    }
}
