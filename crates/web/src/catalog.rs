//! The components of a game as pages, with search.

use crate::App;
use crate::assets;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::rules::{Search, has_all};
use crate::table::board_styles;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_board::{BOARDS, Component, Tag};
use orrery_core::CatalogItem;
use orrery_games::GameEntry;
use orrery_text::{Fact, Lang, component, mark, text};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

/// The components of a game in one language.
struct Shelf {
    /// The id of the game.
    game: &'static str,
    /// True if some values are not printed.
    marked: bool,
    /// By what its components can be found, with all values that occur.
    filters: Vec<Vec<Tag>>,
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
    facts: Vec<Fact>,
    /// What is searched.
    text: String,
    /// How the board of the game draws it.
    drawn: Option<Component>,
    /// True if some of its values are not printed.
    marked: bool,
}

/// The filter that leaves one component.
const ID: &str = "id";

impl Item {
    fn has(&self, name: &str, value: &str) -> bool {
        if name == ID {
            return self.id == value;
        }
        let mut tags = self.drawn.iter().flat_map(|drawn| &drawn.tags);
        value.is_empty() || tags.any(|tag| tag.name == name && tag.value == value)
    }
}

/// What stands between the tags of HTML.
fn words_of(html: &str) -> String {
    let words = html.split('<').filter_map(|piece| piece.split_once('>'));
    let words: Vec<&str> = words
        .map(|(_, words)| words)
        .filter(|words| !words.is_empty())
        .collect();
    words.join(" ")
}

/// All tags of a kind, in order, each once.
fn filters(items: &[&Item]) -> Vec<Vec<Tag>> {
    let mut all: Vec<Vec<Tag>> = Vec::new();
    let tags = items.iter().filter_map(|item| item.drawn.as_ref());
    for tag in tags.flat_map(|drawn| &drawn.tags) {
        match all.iter_mut().find(|group| group[0].name == tag.name) {
            Some(group) if group.contains(tag) => {}
            Some(group) => group.push(tag.clone()),
            None => all.push(vec![tag.clone()]),
        }
    }
    for group in &mut all {
        group.sort_by(|one, other| one.value.cmp(&other.value));
    }
    all
}

impl Shelf {
    fn of(game: &GameEntry, lang: Lang) -> Self {
        let id = game.id();
        let say = |key: &str| text(lang, key, &[]);
        let board = BOARDS.iter().find(|board| board.game == id);
        let icons = assets::url("icons.svg");
        let item = |section: &str, item: &CatalogItem| {
            let facts = orrery_text::facts(lang, id, item);
            let name = component(lang, id, section, item) + mark(item, "name");
            let all = facts
                .iter()
                .map(|fact| format!(" {} {}", fact.name, fact.value));
            let all: String = all.collect();
            let drawn = board.and_then(|board| (board.component)(lang, &icons, section, &item.id));
            let told = drawn.as_ref().map(|drawn| words_of(&drawn.html.0));
            Item {
                text: format!("{} {name}{all} {}", item.id, told.unwrap_or_default())
                    .to_lowercase(),
                id: item.id.clone(),
                name,
                facts,
                drawn,
                marked: !item.sources.is_empty(),
            }
        };
        let catalog = (game.core.info.catalog)();
        let mut items = catalog.sections.iter().flat_map(|section| &section.items);
        let marked = items.any(|item| !item.sources.is_empty());
        let sections = catalog.sections.iter().map(|section| Section {
            id: section.id,
            title: say(&format!("catalog-{id}-{}", section.id)),
            items: (section.items.iter())
                .map(|one| item(section.id, one))
                .collect(),
        });
        let mut sections: Vec<Section> = sections.collect();
        // What the values come from is told last.
        sections.sort_by_key(|section| section.id == "pack");
        let items: Vec<&Item> = sections.iter().flat_map(|section| &section.items).collect();
        Self {
            game: id,
            marked,
            filters: filters(&items),
            sections,
        }
    }
}

/// The shelves of all games, each filled when somebody first asks for it.
static SHELVES: LazyLock<BTreeMap<&'static str, Shelves>> = LazyLock::new(|| {
    let games = orrery_games::GAMES.iter();
    let games = games.map(|game| (game.id(), Shelves::default()));
    games.collect()
});

/// The components of a game in every language.
type Shelves = [OnceLock<Shelf>; Lang::ALL.len()];

/// `GET /catalog/{game}`
pub(crate) async fn game(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(search): Query<Search>,
    Query(all): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let entry = app.game(&game).ok_or(Problem::NOT_FOUND)?;
    let shelves = SHELVES.get(entry.id()).ok_or(Problem::NOT_FOUND)?;
    let shelf = shelves[reader.lang as usize].get_or_init(|| Shelf::of(entry, reader.lang));
    let name = reader.game(entry.id());
    let title = reader.text("catalog-title", &[("game", name.into())]);
    // Of all that an address may say, only known filters count.
    let names = shelf.filters.iter().map(|group| group[0].name);
    let names = names.chain([ID]);
    let wanted: Vec<(&str, &str)> = names
        .filter_map(|name| Some((name, all.get(name)?.as_str())))
        .filter(|(_, value)| !value.is_empty())
        .collect();
    let section = all.get("section").map(String::as_str);
    let section = shelf.sections.iter().find(|one| Some(one.id) == section);
    let body = || components(&reader, shelf, &title, &search, &wanted, section);
    let head = html! { @if !shelf.filters.is_empty() { (board_styles(shelf.game)) } };
    match search.words().is_empty() && wanted.is_empty() && section.is_none() {
        true => app.components.answer(&reader, entry, &title, &head, body),
        false => Ok(layout::framed(&reader, &title, &body(), &head).into_response()),
    }
}

/// The form that finds components by words and by their tags.
fn search_form(
    reader: &Reader,
    shelf: &Shelf,
    q: &str,
    wanted: &[(&str, &str)],
    within: Option<&Section>,
    count: usize,
) -> Markup {
    let is = |tag: &Tag| wanted.contains(&(tag.name, tag.value.as_str()));
    html! {
        form.search role="search" method="get" {
            label for="q" { (reader.say("web-search")) }
            input #q type="search" name="q" value=(q) autocomplete="off";
            @if shelf.sections.len() > 1 {
                label {
                    (reader.say("web-catalog-section")) " "
                    select name="section" {
                        option value="" { (reader.say("web-catalog-all")) }
                        @for section in &shelf.sections {
                            option value=(section.id) selected[within.is_some_and(|within| within.id == section.id)] {
                                (section.title)
                            }
                        }
                    }
                }
            }
            @for group in &shelf.filters {
                label {
                    (group[0].label) " "
                    select name=(group[0].name) {
                        option value="" { (reader.say("web-catalog-all")) }
                        @for tag in group { option value=(tag.value) selected[is(tag)] { (tag.text) } }
                    }
                }
            }
            button { (reader.say("web-search-go")) }
            span.found role="status" { (reader.text("web-catalog-count", &[("count", count.into())])) }
        }
    }
}

/// A component, drawn if its game can, otherwise as a list of facts.
fn shown(section: &Section, item: &Item, values: &str) -> Markup {
    let id = format!("{}-{}", section.id, item.id);
    html! {
        @match &item.drawn {
            Some(drawn) => li.component.told.(drawn.class) id=(id) {
                (drawn.html)
                @if item.marked { details { summary { (values) } (facts(item)) } }
            },
            None => li.component id=(id) {
                h3 { span.number { (item.id) } " " (item.name) }
                (facts(item))
            }
        }
    }
}

fn facts(item: &Item) -> Markup {
    html! {
        dl {
            @for fact in &item.facts {
                div { dt { (fact.name) } dd lang=[fact.lang.map(Lang::code)] { (fact.value) } }
            }
        }
    }
}

/// The components that have all the words looked for and all the tags, or all components.
fn components(
    reader: &Reader,
    shelf: &Shelf,
    title: &str,
    search: &Search,
    wanted: &[(&str, &str)],
    within: Option<&Section>,
) -> Markup {
    let words = search.words();
    let fits = |item: &&Item| {
        has_all(&item.text, &words) && wanted.iter().all(|(name, value)| item.has(name, value))
    };
    let sections: Vec<(&Section, Vec<&Item>)> = (shelf.sections.iter())
        .filter(|section| within.is_none_or(|within| within.id == section.id))
        .map(|section| {
            let items = section.items.iter();
            let found = items.filter(fits).collect();
            (section, found)
        })
        .filter(|(_, items): &(_, Vec<&Item>)| !items.is_empty())
        .collect();
    let count: usize = sections.iter().map(|(_, items)| items.len()).sum();
    let values = reader.say("web-catalog-values");
    html! {
        h1 { (title) }
        (search_form(reader, shelf, &search.q, wanted, within, count))
        div.shelf data-game=(shelf.game) {
            @for (section, items) in &sections {
                section {
                    h2 id=(section.id) { (section.title) " (" (items.len()) ")" }
                    ul.components { @for item in items { (shown(section, item, &values)) } }
                }
            }
        }
        @if shelf.marked { p.quiet { (reader.say("catalog-marks")) } }
    }
}
