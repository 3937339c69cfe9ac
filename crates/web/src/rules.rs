//! The numbered rules as pages: searchable, every rule linkable by its id.

use crate::App;
use crate::art;
use crate::examples;
use crate::gzip::{self, Piece};
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use maud::{Markup, PreEscaped, html};
use orrery_core::rules::{Rule, Section, parse, plain};
use orrery_games::GameEntry;
use orrery_text::{Lang, has};
use pulldown_cmark::{Options, Parser};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, OnceLock};

/// The chapters that tell how the rules came to be written so; they follow what players read.
const NOTES: [&str; 5] = ["K17", "K18", "K19", "K20", "D"];

/// The rules of a game, ready for pages.
struct Book {
    ids: BTreeSet<String>,
    /// In each language, once somebody has asked for it.
    chapters: [OnceLock<Vec<Chapter>>; Lang::ALL.len()],
}

struct Chapter {
    id: String,
    title: String,
    intro: Markup,
    laws: Vec<Law>,
}

struct Law {
    id: String,
    html: Markup,
    example: Option<Markup>,
    /// What is searched.
    text: String,
}

impl Book {
    fn of(rules: &str) -> Self {
        let sections = parse(rules);
        let ids = sections.iter().flat_map(|section| {
            let rules = section.rules.iter().map(|rule| rule.id.clone());
            rules.chain([section.id.clone()])
        });
        Self {
            ids: ids.collect(),
            chapters: Default::default(),
        }
    }

    fn chapters(&self, game: &GameEntry, lang: Lang) -> &[Chapter] {
        self.chapters[lang as usize].get_or_init(|| {
            let rules = orrery_text::rules(lang, game.id(), game.core.info.rules);
            let sections = parse(rules).into_iter();
            sections
                .map(|section| self.chapter(section, lang))
                .collect()
        })
    }

    fn chapter(&self, section: Section, lang: Lang) -> Chapter {
        let law = |rule: Rule| Law {
            html: markdown(&plain(&rule.text), &self.ids),
            example: examples::of(&rule.id, lang),
            text: format!("{} {}", rule.id, plain(&rule.text)).to_lowercase(),
            id: rule.id,
        };
        Chapter {
            intro: markdown(&plain(&section.intro), &self.ids),
            laws: section.rules.into_iter().map(law).collect(),
            id: section.id,
            title: section.title,
        }
    }
}

static BOOKS: LazyLock<BTreeMap<&'static str, Book>> = LazyLock::new(|| {
    let games = orrery_games::GAMES.iter();
    games
        .map(|game| (game.id(), Book::of(game.core.info.rules)))
        .collect()
});

/// The bodies of pages that are the same for all readers of a language, one for each game, rendered once. They belong
/// to a server: their links begin with its base.
#[derive(Default)]
pub(crate) struct Pages(OnceLock<BTreeMap<&'static str, [OnceLock<Arc<Piece>>; Lang::ALL.len()]>>);

impl Pages {
    /// The page of a game with this body, and this in its head.
    pub(crate) fn answer(
        &self,
        reader: &Reader,
        game: &GameEntry,
        title: &str,
        head: &Markup,
        body: impl FnOnce() -> Markup,
    ) -> Result<Response, Problem> {
        let games = || orrery_games::GAMES.iter().map(GameEntry::id);
        let all = self
            .0
            .get_or_init(|| games().map(|game| (game, Default::default())).collect());
        let of_game = all.get(game.id()).ok_or(Problem::NOT_FOUND)?;
        let body = of_game[reader.lang as usize]
            .get_or_init(|| Piece::new(reader.base.place(body().into_string())));
        let hole = html! { (layout::HOLE) };
        let [before, after] = layout::around_hole(reader, title, &hole, head);
        Ok(gzip::page(reader.gzip, &[before, Arc::clone(body), after]))
    }
}

/// The game that a rule belongs to.
pub(crate) fn book_of(id: &str) -> &'static str {
    let book = BOOKS.iter().find(|(_, book)| book.ids.contains(id));
    book.map_or("", |(game, _)| game)
}

#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    pub(crate) q: String,
}

impl Search {
    /// The words looked for, in small letters.
    pub(crate) fn words(&self) -> Vec<String> {
        self.q
            .split_whitespace()
            .take(8)
            .map(str::to_lowercase)
            .collect()
    }
}

/// True if a text in small letters has all the words.
pub(crate) fn has_all(text: &str, words: &[String]) -> bool {
    words.iter().all(|word| text.contains(word.as_str()))
}

/// `GET /rules` and `GET /catalog`: a list of games to go on with.
pub(crate) fn index(title: &'static str, folder: &'static str) -> MethodRouter<Arc<App>> {
    get(
        move |reader: Reader, State(app): State<Arc<App>>| async move {
            let title = reader.say(title);
            let body = html! {
                h1 { (title) }
                ul.cards.shelf {
                    @for game in &app.games() {
                        @let id = game.id();
                        @let what = format!("intro-{id}-what");
                        li {
                            a href={ (folder) "/" (id) } {
                                @if let Some(picture) = art::url(id, reader.lang) {
                                    span.night { img src=(picture) alt=""; }
                                }
                                strong { (reader.game(id)) }
                                @if has(reader.lang, &what) { span.quiet { (reader.say(&what)) } }
                            }
                        }
                    }
                }
                @if folder == "/rules" { (keys(&reader)) }
            };
            layout::page(&reader, &title, &body)
        },
    )
}

/// What can be done with the keyboard beyond what every page offers.
fn keys(reader: &Reader) -> Markup {
    let all: [(&[&str], &str); 5] = [
        (&["Tab", "Enter"], "choose"),
        (&["Esc"], "close"),
        (&["←", "→"], "tour"),
        (&["←", "↑", "→", "↓"], "map"),
        (&["+", "−", "0"], "zoom"),
    ];
    html! {
        section.box.keys {
            h2 { (reader.say("web-keys")) }
            dl {
                @for (keys, what) in all {
                    div {
                        dt { @for key in keys { kbd { (key) } " " } }
                        dd { (reader.say(&format!("web-keys-{what}"))) }
                    }
                }
            }
        }
    }
}

/// `GET /rules/{game}`
pub(crate) async fn game(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Response, Problem> {
    let entry = app.game(&game).ok_or(Problem::NOT_FOUND)?;
    let book = BOOKS.get(entry.id()).ok_or(Problem::NOT_FOUND)?;
    let name = reader.game(entry.id());
    let version = entry.core.info.rules_version;
    let title = reader.text(
        "rules-title",
        &[("game", name.into()), ("version", version.into())],
    );
    let chapters = book.chapters(entry, reader.lang);
    let body = || rules_of(&reader, entry.id(), chapters, &title, &search);
    match search.words().is_empty() {
        true => app.rules.answer(&reader, entry, &title, &html! {}, body),
        false => Ok(layout::page(&reader, &title, &body()).into_response()),
    }
}

/// The rules that have all the words looked for, or all rules.
fn rules_of(
    reader: &Reader,
    game: &str,
    chapters: &[Chapter],
    title: &str,
    search: &Search,
) -> Markup {
    let words = search.words();
    let sections: Vec<(&Chapter, Vec<&Law>)> = chapters
        .iter()
        .map(|chapter| {
            let laws = chapter.laws.iter();
            let found = laws.filter(|law| has_all(&law.text, &words)).collect();
            (chapter, found)
        })
        .filter(|(_, laws): &(_, Vec<&Law>)| words.is_empty() || !laws.is_empty())
        .collect();
    let count: usize = sections.iter().map(|(_, laws)| laws.len()).sum();
    let (notes, rules): (Vec<_>, Vec<_>) = sections
        .into_iter()
        .partition(|(chapter, _)| NOTES.contains(&chapter.id.as_str()));
    html! {
        @let search = search_form(reader, &search.q, count, "rules-count");
        @if words.is_empty() { (opening(reader, game, title, &search)) } @else { h1 { (title) } (search) }
        div.book {
            nav.contents aria-label=(reader.say("web-contents")) {
                ol {
                    @for (chapter, _) in &rules {
                        li { a href={ "#" (chapter.id) } { b { (chapter.id) } " " (chapter.title) } }
                    }
                }
            }
            div.rules {
                @for (chapter, laws) in &rules { (read(chapter, laws, &words)) }
                @if !notes.is_empty() {
                    details.notes {
                        summary { (reader.say("rules-notes")) }
                        @for (chapter, laws) in &notes { (read(chapter, laws, &words)) }
                    }
                }
            }
        }
    }
}

/// What the game is, by its board and in a few sentences, for those who do not want to read rules first.
fn opening(reader: &Reader, game: &str, title: &str, search: &Markup) -> Markup {
    let what = format!("intro-{game}-what");
    let short = (1..).map(|n| format!("intro-{game}-short-{n}"));
    let short: Vec<String> = short.take_while(|key| has(reader.lang, key)).collect();
    html! {
        div.opening {
            div {
                h1 { (title) }
                @if has(reader.lang, &what) { p.lead { (reader.say(&what)) } }
                (search)
                @if !short.is_empty() {
                    h2 { (reader.say("web-in-short")) }
                    ol.short { @for key in &short { li { (reader.say(key)) } } }
                    p.row {
                        a.button.main href="/learn" { (layout::sign("learn")) (reader.say("web-home-learn")) }
                        a.button href={ "/new?game=" (game) } { (reader.say("web-home-ways")) }
                    }
                }
            }
            @if let Some(picture) = art::url(game, reader.lang) {
                span.night { img src=(picture) alt=(reader.say(&format!("intro-{game}-picture"))); }
            }
        }
    }
}

/// A chapter with these of its rules.
fn read(chapter: &Chapter, laws: &[&Law], words: &[String]) -> Markup {
    html! {
        section {
            h2 id=(chapter.id) { (chapter.id) " " (chapter.title) }
            @if words.is_empty() { (chapter.intro) }
            @for law in laws {
                div.law id=(law.id) {
                    a.rule href={ "#" (law.id) } { (law.id) }
                    div {
                        (marked(&law.html, words))
                        @if let Some(example) = &law.example { (example) }
                    }
                }
            }
        }
    }
}

/// HTML of ours with the words looked for marked where they stand in its text.
fn marked(html: &Markup, words: &[String]) -> Markup {
    let mut out = String::new();
    for (n, piece) in html.0.split_inclusive(['<', '>']).enumerate() {
        // Pieces that end with `>` are tags, after the first one.
        let (text, end) = match piece.strip_suffix('<') {
            Some(text) => (text, "<"),
            None if piece.ends_with('>') && n > 0 => {
                out += piece;
                continue;
            }
            None => (piece, ""),
        };
        out += &mark_words(text, words);
        out += end;
    }
    PreEscaped(out)
}

/// A text of HTML, its words in marks.
fn mark_words(text: &str, words: &[String]) -> String {
    let small = text.to_lowercase();
    // Small letters may be of other lengths; such a text is rare, and shown as it is.
    if words.is_empty() || small.len() != text.len() {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut at = 0;
    while let Some((from, word)) = words
        .iter()
        .filter_map(|word| Some((at + small.get(at..)?.find(word.as_str())?, word)))
        .min()
    {
        let to = from + word.len();
        let (Some(before), Some(found)) = (text.get(at..from), text.get(from..to)) else {
            break;
        };
        out += &format!("{before}<mark>{found}</mark>");
        at = to;
    }
    out + text.get(at..).unwrap_or_default()
}

/// A field to search the page with, and how much was found.
pub(crate) fn search_form(reader: &Reader, q: &str, count: usize, key: &str) -> Markup {
    html! {
        form.search role="search" method="get" {
            label for="q" { (reader.say("web-search")) }
            input #q type="search" name="q" value=(q) autocomplete="off";
            button { (reader.say("web-search-go")) }
            span.found role="status" { (reader.text(key, &[("count", count.into())])) }
        }
    }
}

/// Our own Markdown as HTML, with ids of rules as links.
fn markdown(text: &str, ids: &BTreeSet<String>) -> Markup {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(link(&html, ids))
}

/// Makes links of the ids that stand between the tags.
fn link(html: &str, ids: &BTreeSet<String>) -> String {
    let mut out = String::with_capacity(html.len() * 2);
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
    let mut rest = html;
    while let Some(first) = rest.chars().next() {
        let end = if first == '<' {
            rest.find('>').map_or(rest.len(), |at| at + 1)
        } else if is_part(first) {
            rest.find(|c| !is_part(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (word, after) = rest.split_at(end);
        let id = word.trim_end_matches(['.', '-']);
        if ids.contains(id) {
            let tail = &word[id.len()..];
            out += &format!("<a href=\"#{id}\">{id}</a>{tail}");
        } else {
            out += word;
        }
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_in_the_text_become_links() {
        let ids = ["S2.4".to_owned(), "D-03".to_owned()].into();
        assert_eq!(
            link("<p id=\"S2.4\">see S2.4. (D-03), S2.4-x é D-03</p>", &ids),
            "<p id=\"S2.4\">see <a href=\"#S2.4\">S2.4</a>. (<a href=\"#D-03\">D-03</a>), S2.4-x é \
             <a href=\"#D-03\">D-03</a></p>"
        );
        assert_eq!(link("a < b <", &ids), "a < b <");
    }

    #[test]
    fn what_was_looked_for_is_marked_outside_of_tags() {
        let words = ["mine".to_owned(), "p".to_owned()];
        assert_eq!(
            marked(
                &PreEscaped("<p>Mine a <a href=\"#p\">mine</a></p>".to_owned()),
                &words
            )
            .0,
            "<p><mark>Mine</mark> a <a href=\"#p\"><mark>mine</mark></a></p>"
        );
    }

    #[test]
    fn readers_see_no_marks_of_developers() {
        for game in orrery_games::GAMES {
            for lang in Lang::ALL {
                for chapter in BOOKS[game.id()].chapters(game, lang) {
                    for law in &chapter.laws {
                        let shown = &law.html.0;
                        let bare = [
                            "[seed",
                            "[inferred",
                            "[D]",
                            "[H1",
                            "[R1",
                            "[art",
                            "[FAQ",
                            "****",
                        ];
                        assert!(!bare.iter().any(|mark| shown.contains(mark)), "{shown}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_has_a_book_in_every_language() {
        for game in orrery_games::GAMES {
            let book = &BOOKS[game.id()];
            for lang in Lang::ALL {
                let chapters = book.chapters(game, lang);
                let laws = chapters.iter().flat_map(|chapter| &chapter.laws);
                let ids = laws
                    .map(|law| &law.id)
                    .chain(chapters.iter().map(|one| &one.id));
                assert_eq!(ids.cloned().collect::<BTreeSet<_>>(), book.ids, "{lang}");
            }
        }
    }
}
