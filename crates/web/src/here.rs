//! What only the edition without a server shows: where games are kept, how to take them along, what it cannot hide.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};
use std::sync::Arc;

/// `GET /here`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
) -> Result<Html<String>, Problem> {
    if !app.settings.offline {
        return Err(Problem::NOT_FOUND);
    }
    let say = |key: &str| reader.say(key);
    let title = say("offline-title");
    let body = html! {
        h1 { (title) }
        section.box #kept {
            h2 { (say("offline-kept")) }
            p { (say("offline-kept-what")) }
            p.yes { (say("offline-kept-yes")) }
            p.no { (say("offline-kept-no")) }
            p.row {
                button.no type="button" name="persist" { (say("offline-keep")) }
                a.button.main href="/save" download { (say("offline-save")) }
                label.button {
                    (say("offline-bring"))
                    input.sr type="file" name="file" accept=".json,application/json";
                }
            }
            p data-brought role="status" hidden {
                @for what in ["taken", "known", "damaged"] {
                    (say(&format!("offline-brought-{what}"))) " " b data-count=(what) { "0" } " "
                }
            }
        }
        section.box {
            h2 { (say("offline-honest")) }
            p { (say("offline-honest-what")) }
        }
        section.box {
            h2 { (say("offline-server")) }
            p { (say("offline-server-what")) }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// What the head of every page has.
pub(crate) fn head() -> Markup {
    html! {
        link rel="manifest" href="/manifest.webmanifest";
        link rel="apple-touch-icon" href="/icon-180.png";
        meta name="theme-color" content="#0b1020";
        script type="module" src="/offline.js" {}
    }
}

/// The notice of a new version; the script shows it.
pub(crate) fn update(reader: &Reader) -> Markup {
    html! {
        div.update.box #update role="status" hidden {
            (reader.say("offline-update")) " "
            button.small.main type="button" { (reader.say("offline-update-now")) }
        }
    }
}

/// Says once that browsers may clear what they store; the script shows it until it was read.
pub(crate) fn told(reader: &Reader) -> Markup {
    html! {
        div.told.box #told-kept hidden {
            p {
                (reader.say("offline-told")) " "
                a href="/here" { (reader.say("offline-told-more")) }
            }
            button.small type="button" { (reader.say("offline-told-read")) }
        }
    }
}
