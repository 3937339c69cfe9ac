//! The frame of every page: head, navigation, language and theme, foot.

use crate::assets;
use crate::gzip::Piece;
use crate::reader::{Reader, Theme};
use crate::rules::book_of;
use axum::response::Html;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_text::Lang;
use std::sync::Arc;

/// A whole page.
pub(crate) fn page(reader: &Reader, title: &str, body: &Markup) -> Html<String> {
    framed(reader, title, body, &html! {})
}

/// A page with additions to its head.
pub(crate) fn framed(reader: &Reader, title: &str, body: &Markup, head: &Markup) -> Html<String> {
    let theme = (reader.theme != Theme::Auto).then(|| reader.theme.name());
    let page = html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Orrery" }
                link rel="stylesheet" href=(assets::url("style.css"));
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                script type="module" src=(assets::url("page.js")) {}
                (head)
            }
            body {
                a.skip href="#main" { (reader.say("web-skip")) }
                header.top {
                    a.brand href="/" { span.orb aria-hidden="true" {} "Orrery" }
                    nav aria-label=(reader.say("web-nav")) {
                        a href="/new" { (reader.say("web-nav-new")) }
                        a href="/rules" { (reader.say("web-nav-rules")) }
                        a href="/catalog" { (reader.say("web-nav-catalog")) }
                    }
                    (settings(reader))
                }
                main #main tabindex="-1" { (body) }
                footer {
                    p { (reader.say("web-disclaimer")) }
                }
            }
        }
    };
    Html(reader.base.place(page.into_string()))
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
    [before, after].map(Piece::once)
}

/// How fast things move and whether they sound; the script that moves them shows this.
fn motion(reader: &Reader) -> Markup {
    html! {
        fieldset data-motion hidden {
            legend { (reader.say("web-motion")) }
            @for speed in ["off", "fast", "normal", "slow"] {
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
            summary { span aria-hidden="true" { "◐ " } (reader.lang.name()) }
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
            }
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
