//! The components of a game as pages, with search.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::rules::{Search, choose, has_all, search_form};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::html;
use orrery_core::CatalogItem;
use orrery_text::{fact, mark};
use std::sync::Arc;

/// `GET /catalog`
pub(crate) async fn index(reader: Reader, State(app): State<Arc<App>>) -> Html<String> {
    let title = reader.say("web-nav-catalog");
    let body = html! {
        h1 { (title) }
        (choose(&reader, &app.games(), "/catalog"))
    };
    layout::page(&reader, &title, &body)
}

/// `GET /catalog/{game}`
pub(crate) async fn game(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Html<String>, Problem> {
    let entry = app.game(&game).ok_or(Problem::NOT_FOUND)?;
    let id = entry.id();
    let words = search.words();
    let item = |item: &CatalogItem| {
        let facts: Vec<(String, String)> = item
            .facts
            .iter()
            .map(|(key, value)| {
                let name = reader.say(&format!("fact-{id}-{key}"));
                let value = fact(reader.lang, id, key, value);
                (name, value + mark(item, key))
            })
            .collect();
        let all: String = facts
            .iter()
            .map(|(name, value)| format!(" {name} {value}"))
            .collect();
        let name = reader.say(&item.name) + mark(item, "name");
        has_all(&format!("{} {name}{all}", item.id), &words).then(|| (item.id.clone(), name, facts))
    };
    let sections = (entry.core.info.catalog)().sections;
    let mut items = sections.iter().flat_map(|section| &section.items);
    let marked = items.any(|item| !item.sources.is_empty());
    let sections: Vec<_> = sections
        .into_iter()
        .map(|section| {
            let title = reader.say(&format!("catalog-{id}-{}", section.id));
            (
                section.id,
                title,
                section.items.iter().filter_map(item).collect::<Vec<_>>(),
            )
        })
        .filter(|(_, _, items)| !items.is_empty())
        .collect();
    let count: usize = sections.iter().map(|(_, _, items)| items.len()).sum();
    let title = reader.text("catalog-title", &[("game", reader.game(id).into())]);
    let body = html! {
        h1 { (title) }
        @if marked { p.lead { (reader.say("catalog-marks")) } }
        (search_form(&reader, &search.q, count, "web-catalog-count"))
        @for (section, title, items) in &sections {
            section {
                h2 id=(section) { (title) " (" (items.len()) ")" }
                ul.components {
                    @for (item, name, facts) in items {
                        li.component id={ (section) "-" (item) } {
                            h3 { span.number { (item) } " " (name) }
                            dl {
                                @for (name, value) in facts { div { dt { (name) } dd { (value) } } }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}
