//! The frame of every page: head, navigation, language and theme, foot.

use crate::assets;
use crate::gzip::Piece;
use crate::here;
use crate::reader::{Reader, Theme};
use crate::rules::book_of;
use axum::response::Html;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_core::Seat;
use orrery_text::Lang;
use std::sync::Arc;

/// A whole page.
pub(crate) fn page(reader: &Reader, title: &str, body: &Markup) -> Html<String> {
    framed(reader, title, body, &html! {})
}

/// A page with additions to its head.
pub(crate) fn framed(reader: &Reader, title: &str, body: &Markup, head: &Markup) -> Html<String> {
    let theme = (reader.theme != Theme::Auto).then(|| reader.theme.name());
    let scope = reader.offline.then(|| format!("{}/", reader.base));
    let page = html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=[theme] data-scope=[scope] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Orrery" }
                link rel="stylesheet" href=(assets::url("style.css"));
                link rel="stylesheet" href=(assets::url("pages.css"));
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                script type="module" src=(assets::url("page.js")) {}
                @if reader.offline { (here::head()) }
                (head)
            }
            body {
                a.skip href="#main" { (reader.say("web-skip")) }
                header.top {
                    a.brand href="/" { (orb()) span.words { "Orrery" } }
                    nav aria-label=(reader.say("web-nav")) {
                        @for page in PAGES { (way(reader, page, false)) }
                    }
                    @if !reader.offline { (you(reader)) }
                    (settings(reader))
                }
                @if reader.offline { (here::update(reader)) }
                main #main tabindex="-1" { (body) }
                footer.foot {
                    @if reader.offline {
                        p { (reader.say("offline-foot")) " " a href="/here" { (reader.say("offline-title")) } }
                    }
                    p { (reader.say("web-disclaimer")) }
                    @if !reader.offline {
                        p.row {
                            @for (to, key) in BELOW { a href=(to) { (reader.say(key)) } }
                        }
                    }
                }
                nav.tabbar aria-label=(reader.say("web-nav")) {
                    @for page in PAGES { (way(reader, page, true)) }
                }
            }
        }
    };
    Html(reader.base.place(page.into_string()))
}

/// Where the navigation leads: the address, what it is called, its sign.
const PAGES: [(&str, &str, &str); 5] = [
    ("/", "web-nav-home", "home"),
    ("/new", "web-nav-new", "plus"),
    ("/learn", "web-nav-learn", "learn"),
    ("/rules", "web-nav-rules", "book"),
    ("/catalog", "web-nav-catalog", "cards"),
];

/// What else there is, at the foot of every page.
const BELOW: [(&str, &str); 3] = [
    ("/people", "profile-leaders"),
    ("/notices", "notice-title"),
    ("/privacy", "account-privacy"),
];

/// A link of the navigation, in the bar below with its sign.
fn way(reader: &Reader, (to, key, picture): (&str, &str, &str), below: bool) -> Markup {
    let path = reader.path.split('?').next().unwrap_or_default();
    let rest = path.strip_prefix(to).unwrap_or("-");
    let here = path == to || to != "/" && (rest.is_empty() || rest.starts_with('/'));
    html! {
        a href=(to) aria-current=[here.then_some("page")] {
            @if below { (sign(picture)) }
            (reader.say(key))
        }
    }
}

/// Who is signed in, or the way to.
fn you(reader: &Reader) -> Markup {
    let name = match &reader.account {
        Some(account) => account.name.clone(),
        None => reader.say("account-sign-in"),
    };
    html! {
        a.you href="/account" aria-label=(name) { (sign("user")) span.words { (name) } }
    }
}

/// A small picture beside words.
pub(crate) fn sign(name: &str) -> Markup {
    let href = format!("{}#{name}", assets::url("signs.svg"));
    html! { svg.sign aria-hidden="true" { use href=(href) {} } }
}

/// The shape and colour of a seat.
pub(crate) fn mark(seat: Seat) -> Markup {
    let shape = ["disc", "square", "triangle", "diamond"][seat.index()];
    let href = format!("{}#seat-{shape}", assets::url("icons.svg"));
    html! { svg class={ "mark seat-" (seat) } aria-hidden="true" { use href=(href) {} } }
}

/// The little planet of the house.
fn orb() -> Markup {
    html! {
        svg.orb viewBox="0 0 32 32" aria-hidden="true" {
            circle.way cx="16" cy="16" r="14.500" {}
            circle cx="16" cy="16" r="9" fill="#e39a2e" {}
            path d="M16 7a9 9 0 0 1 0 18c4-4 4-14 0-18z" fill="#b86c12" {}
            circle cx="13" cy="12.500" r="3" fill="#ffe3a6" fill-opacity=".8" {}
            circle.moon cx="26.300" cy="5.700" r="3.200" {}
        }
    }
}

/// Where something is put into a page later. Nothing that comes from outside and stands before it has this
/// character: it is for private use, and addresses are ASCII.
pub(crate) const HOLE: PreEscaped<&str> = PreEscaped("\u{e000}");

/// What stands before and after the hole in the body of a page.
pub(crate) fn around_hole(
    reader: &Reader,
    title: &str,
    body: &Markup,
    head: &Markup,
) -> [Arc<Piece>; 2] {
    let Html(page) = framed(reader, title, body, head);
    let (before, after) = page.split_once(HOLE.0).unwrap_or((&page, ""));
    [before, after].map(Piece::new)
}

/// How fast things move and the turns of others are told.
pub(crate) const SPEEDS: [&str; 4] = ["off", "fast", "normal", "slow"];

/// How fast things move and whether they sound; the script that moves them shows this.
fn motion(reader: &Reader) -> Markup {
    html! {
        fieldset data-motion hidden {
            legend { (reader.say("web-motion")) }
            @for speed in SPEEDS {
                label {
                    input type="radio" form="motion" name="motion" value=(speed);
                    " " (reader.say(&format!("web-motion-{speed}")))
                }
            }
            label { input type="checkbox" form="motion" name="sound" value="on"; " " (reader.say("web-sound")) }
        }
    }
}

/// Language and theme, without script.
fn settings(reader: &Reader) -> Markup {
    html! {
        details.settings {
            @let title = reader.say("web-settings");
            summary title=(title) aria-label={ (title) " · " (reader.lang.name()) } {
                (sign("sliders")) span.what { (title) " · " } span.words { (reader.lang.name()) }
            }
            form method="post" action="/settings" {
                (token(reader))
                input type="hidden" name="back" value=(reader.path);
                fieldset {
                    legend { (reader.say("web-language")) }
                    @for lang in Lang::ALL {
                        button name="lang" value=(lang.code()) lang=(lang.code())
                            aria-pressed=(pressed(lang == reader.lang)) { (lang.name()) }
                    }
                }
                fieldset {
                    legend { (reader.say("web-theme")) }
                    @for theme in Theme::ALL {
                        button name="theme" value=(theme.name())
                            aria-pressed=(pressed(theme == reader.theme)) {
                            (reader.say(&format!("web-theme-{}", theme.name())))
                        }
                    }
                }
                fieldset {
                    legend { (reader.say("web-board")) }
                    @for (name, plain) in [("drawn", false), ("plain", true)] {
                        button name="board" value=(name) aria-pressed=(pressed(plain == reader.plain)) {
                            (reader.say(&format!("web-board-{name}")))
                        }
                    }
                }
                (motion(reader))
                @if !reader.offline { p.more { a href="/notices" { (reader.say("notice-title")) } } }
            }
            // What only this browser keeps is sent to nobody.
            form #motion hidden {}
        }
    }
}

fn pressed(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// What every form carries.
pub(crate) fn token(reader: &Reader) -> Markup {
    html! { input type="hidden" name="token" value=(reader.token); }
}

/// Links to rules.
pub(crate) fn rules(ids: &[&str]) -> Markup {
    html! {
        @for id in ids {
            " " a.rule href={ "/rules/" (book_of(id)) "#" (id) } { (id) }
        }
    }
}
