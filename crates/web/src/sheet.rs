//! What the page of a table shows, rendered: once for each player, and once for all strangers who look at the
//! same table in the same language.

use crate::App;
use crate::gzip::{Piece, Shelf};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::table::{hands_over, is_my_turn, parts, section, title};
use crate::tables::problem;
use maud::PreEscaped;
use orrery_core::Viewer;
use orrery_outside::lock;
use orrery_table::{People, Secret, Span, TableId, TableView};
use orrery_text::Lang;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};
use tokio::sync::OnceCell;
use xxhash_rust::xxh3::Xxh3;

/// A part of the page, rendered.
pub(crate) struct Printed {
    pub(crate) id: &'static str,
    html: String,
    /// A fingerprint of it.
    print: u64,
    /// True if it holds the token of a form, and so never comes again.
    once: bool,
}

/// Players write some of what is printed: nobody must be able to choose a fingerprint.
static SEED: LazyLock<u64> = LazyLock::new(|| orrery_outside::number().unwrap_or_default());

/// Parts of so many bytes are compressed apart, to be found again.
const LARGE: usize = 8 << 10;

impl Printed {
    /// A rendering for this reader. Its form token is another one each time and makes no difference.
    pub(crate) fn new(reader: &Reader, id: &'static str, html: String) -> Self {
        let html = reader.base.place(html);
        let mut print = Xxh3::with_seed(*SEED);
        let mut pieces = 0;
        for text in html.split(&reader.token) {
            print.update(text.as_bytes());
            pieces += 1;
        }
        let print = print.digest();
        Self {
            id,
            html,
            print,
            once: pieces > 1,
        }
    }
}

/// Fingerprints of what an open page shows.
#[derive(Clone, Default)]
pub(crate) struct Shown(Vec<(&'static str, u64)>);

impl Shown {
    /// Notes what is shown now; true if it is another thing than before.
    pub(crate) fn replace(&mut self, part: &Printed) -> bool {
        match self.0.iter_mut().find(|(id, _)| *id == part.id) {
            Some((_, print)) => std::mem::replace(print, part.print) != part.print,
            None => {
                self.0.push((part.id, part.print));
                true
            }
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Everything on the page of a table that can change, the seats aside.
pub(crate) struct Sheet {
    pub(crate) seq: u64,
    /// See [`orrery_table::Update::change`].
    pub(crate) change: u64,
    pub(crate) title: String,
    /// True if it is the reader's turn.
    pub(crate) turn: bool,
    pub(crate) drawn: bool,
    /// True if all strangers see it.
    pub(crate) shared: bool,
    parts: Vec<Printed>,
    /// All of it, for whoever opens the page.
    sections: OnceLock<Vec<Arc<Piece>>>,
    /// What is new for those who saw the sheet with this number of change.
    news: Mutex<Option<(u64, Option<Arc<Piece>>)>>,
}

impl Sheet {
    fn of(reader: &Reader, view: &TableView, shared: bool) -> Self {
        let (parts, drawn) = parts(reader, view);
        let parts = parts.into_iter();
        let parts = parts.map(|part| Printed::new(reader, part.id, part.html.into_string()));
        Self {
            seq: view.seq,
            change: view.change,
            title: title(reader, view),
            turn: is_my_turn(view),
            drawn,
            shared,
            parts: parts.collect(),
            sections: OnceLock::new(),
            news: Mutex::default(),
        }
    }

    /// All parts, one after the other.
    pub(crate) fn sections(&self, shelf: &Arc<Shelf>) -> &[Arc<Piece>] {
        self.sections.get_or_init(|| {
            let mut pieces: Vec<Arc<Piece>> = Vec::new();
            let mut small = String::new();
            let add = |pieces: &mut Vec<Arc<Piece>>, text: &mut String| {
                let text = std::mem::take(text);
                if text.is_empty() {
                    return;
                }
                pieces.push(match pieces.last() {
                    Some(before) => before.after(text),
                    None => Piece::new(text),
                });
            };
            for part in &self.parts {
                let text = section(part.id, PreEscaped(&part.html)).0;
                if part.once || text.len() < LARGE {
                    small += &text;
                } else {
                    add(&mut pieces, &mut small);
                    pieces.push(Piece::known(text, part.print, shelf));
                }
            }
            add(&mut pieces, &mut small);
            pieces
        })
    }

    /// What is new for a page that shows this.
    pub(crate) fn update(&self, shown: &mut Shown) -> Option<String> {
        let new = self.parts.iter().filter(|part| shown.replace(part));
        let new: Vec<&Printed> = new.collect();
        (!new.is_empty()).then(|| event(self, &new))
    }

    /// The same for one of many pages that show the same: all of them get the same text.
    pub(crate) fn shared_update(&self, from: u64, shown: &mut Shown) -> Option<Arc<Piece>> {
        let mut news = lock(&self.news);
        match &*news {
            Some((known, piece)) if *known == from => {
                for part in &self.parts {
                    shown.replace(part);
                }
                piece.clone()
            }
            _ => {
                let piece = self.update(shown).map(Piece::new);
                *news = Some((from, piece.clone()));
                piece
            }
        }
    }
}

/// An update as a stream sends it.
pub(crate) fn event(sheet: &Sheet, parts: &[&Printed]) -> String {
    let Sheet {
        seq, title, turn, ..
    } = sheet;
    let fragment = |part: &&Printed| json!({"id": part.id, "html": part.html});
    let fragments: Vec<Value> = parts.iter().map(fragment).collect();
    let data = json!({"seq": seq, "title": title, "turn": turn, "fragments": fragments});
    format!("id: {seq}\ndata: {data}\n\n")
}

/// Which strangers see the same: table, language, drawn or in words.
type Key = (TableId, Lang, bool);

/// What strangers see, for a short while.
#[derive(Default)]
pub(crate) struct Sheets(Mutex<HashMap<Key, Kept>>);

struct Kept {
    change: u64,
    /// When it was last asked for, by the count of changes.
    used: u64,
    sheet: Arc<OnceCell<Arc<Sheet>>>,
}

/// So many are kept; each has a quarter of a megabyte.
const SHEETS: usize = 64;

impl Sheets {
    fn cell(&self, key: Key, change: u64) -> Arc<OnceCell<Arc<Sheet>>> {
        let mut sheets = lock(&self.0);
        if sheets.len() >= SHEETS && !sheets.contains_key(&key) {
            let oldest = sheets.iter().min_by_key(|(_, kept)| kept.used);
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                sheets.remove(&oldest);
            }
        }
        let kept = sheets.entry(key).or_insert_with(|| Kept {
            change,
            used: change,
            sheet: Arc::default(),
        });
        if kept.change < change {
            (kept.change, kept.sheet) = (change, Arc::default());
        }
        kept.used = kept.used.max(change);
        Arc::clone(&kept.sheet)
    }
}

impl App {
    /// What the page of a table shows to a reader who sees these people.
    pub(crate) async fn sheet(
        &self,
        reader: &Reader,
        table: &People,
    ) -> Result<Arc<Sheet>, Problem> {
        let viewer = table.viewer.filter(|_| !hands_over(table));
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let shared = table.viewer.is_none() && table.is_stranger();
        let render = async || {
            let (id, by) = (table.id.clone(), reader.clone());
            // What all strangers see is rendered for nobody: no session has an empty name, so nothing of this
            // reader can be in it, even if the reader sits down meanwhile.
            let session = if shared {
                Secret::of("")
            } else {
                reader.secret()
            };
            let done = self.blocking(move |tables| {
                let view = tables.view(&id, session, Some(viewer), Span::After(0))?;
                Ok(Arc::new(Sheet::of(&by, &view, shared)))
            });
            done.await?.map_err(|error| problem(reader, None, &error))
        };
        if !shared {
            return render().await;
        }
        let key = (table.id.clone(), reader.lang, reader.plain);
        let cell = self.sheets.cell(key, table.change);
        cell.get_or_try_init(render).await.cloned()
    }
}
