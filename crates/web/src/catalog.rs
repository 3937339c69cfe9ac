//! The components of a game as pages, with search.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::rules::{Pages, Search, has_all, search_form};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::CatalogItem;
use orrery_games::GameEntry;
use orrery_text::{Lang, component, fact, mark, text};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

/// The components of a game in one language.
struct Shelf {
    /// True if some values are not printed.
    marked: bool,
    sections: Vec<Section>,
}

struct Section {
    id: &'static str,
    title: String,
    items: Vec<Item>,
}

struct Item {
    id: String,
    name: String,
    facts: Vec<(String, String)>,
    /// What is searched.
    text: String,
}

impl Shelf {
    fn of(game: &GameEntry, lang: Lang) -> Self {
        let id = game.id();
        let say = |key: &str| text(lang, key, &[]);
        let item = |section: &str, item: &CatalogItem| {
            let facts: Vec<(String, String)> = (item.facts.iter())
                .map(|(key, value)| {
                    let value = fact(lang, id, key, value) + mark(item, key);
                    (say(&format!("fact-{id}-{key}")), value)
                })
                .collect();
            let name = component(lang, id, section, item) + mark(item, "name");
            let all = facts.iter().map(|(name, value)| format!(" {name} {value}"));
            let all: String = all.collect();
            Item {
                text: format!("{} {name}{all}", item.id).to_lowercase(),
                id: item.id.clone(),
                name,
                facts,
            }
        };
        let catalog = (game.core.info.catalog)();
        let mut items = catalog.sections.iter().flat_map(|section| &section.items);
        Self {
            marked: items.any(|item| !item.sources.is_empty()),
            sections: (catalog.sections.iter())
                .map(|section| Section {
                    id: section.id,
                    title: say(&format!("catalog-{id}-{}", section.id)),
                    items: (section.items.iter())
                        .map(|one| item(section.id, one))
                        .collect(),
                })
                .collect(),
        }
    }
}

/// The shelves of all games, each filled when somebody first asks for it.
static SHELVES: LazyLock<BTreeMap<&'static str, Shelves>> = LazyLock::new(|| {
    let games = orrery_games::GAMES.iter();
    let games = games.map(|game| (game.id(), Shelves::default()));
    games.collect()
});

/// The components of a game in every language, and their pages.
#[derive(Default)]
struct Shelves {
    shelves: [OnceLock<Shelf>; Lang::ALL.len()],
    pages: Pages,
}

/// `GET /catalog/{game}`
pub(crate) async fn game(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Response, Problem> {
    let entry = app.game(&game).ok_or(Problem::NOT_FOUND)?;
    let Shelves { shelves, pages } = SHELVES.get(entry.id()).ok_or(Problem::NOT_FOUND)?;
    let shelf = shelves[reader.lang as usize].get_or_init(|| Shelf::of(entry, reader.lang));
    let name = reader.game(entry.id());
    let title = reader.text("catalog-title", &[("game", name.into())]);
    let body = || components(&reader, shelf, &title, &search);
    Ok(match search.words().is_empty() {
        true => pages.answer(&reader, &title, body),
        false => layout::page(&reader, &title, &body()).into_response(),
    })
}

/// The components that have all the words looked for, or all components.
fn components(reader: &Reader, shelf: &Shelf, title: &str, search: &Search) -> Markup {
    let words = search.words();
    let sections: Vec<(&Section, Vec<&Item>)> = (shelf.sections.iter())
        .map(|section| {
            let items = section.items.iter();
            let found = items.filter(|item| has_all(&item.text, &words)).collect();
            (section, found)
        })
        .filter(|(_, items): &(_, Vec<&Item>)| !items.is_empty())
        .collect();
    let count: usize = sections.iter().map(|(_, items)| items.len()).sum();
    html! {
        h1 { (title) }
        @if shelf.marked { p.lead { (reader.say("catalog-marks")) } }
        (search_form(reader, &search.q, count, "web-catalog-count"))
        @for (section, items) in &sections {
            section {
                h2 id=(section.id) { (section.title) " (" (items.len()) ")" }
                ul.components {
                    @for item in items {
                        li.component id={ (section.id) "-" (item.id) } {
                            h3 { span.number { (item.id) } " " (item.name) }
                            dl {
                                @for (name, value) in &item.facts { div { dt { (name) } dd { (value) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}
