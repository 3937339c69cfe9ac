//! Notices: telling people outside of an open page that something happened at their tables.
//!
//! | module | owns |
//! |---|---|
//! | (here) | what the operator has switched on; letters that belong to no table |
//! | `wishes` | how somebody wants to be told |
//! | `rounds` | from news to notices, and from notices to those who are told |
//! | `words` | what a notice says |
//! | `page` | where people say how they want to be told |
//! | `hooks` | webhooks of people and of tables |
//! | `api` | the same for programs |
//!
//! A notice says that something happened, at which table, and nothing about the game: whoever may read it on the way, or on
//! a locked screen, learns nothing about the game that a spectator would not.

mod api;
mod hooks;
mod page;
mod rounds;
mod wishes;
mod words;

use crate::App;
use crate::problem::Problem;
use crate::reader::Reader;
use orrery_notice::push::NotAKey;
use orrery_notice::{Door, Letter, PushKey, Reach, Sending, Services, Smtp};
use orrery_outside::lock;
use orrery_table::Secret;
use orrery_text::{Lang, text};
pub(crate) use page::routes;
use rounds::AGAIN;
pub(crate) use rounds::Rounds;
use std::collections::VecDeque;
use std::io;
use std::sync::Mutex;
pub(crate) use wishes::{rename_session, take_along};

/// So many letters that belong to no table wait; more are not written.
const LETTERS: usize = 1000;

/// So many of them are handed over side by side.
const LETTERS_TOGETHER: usize = 8;

/// What the operator has switched on.
#[derive(Default)]
pub struct Outgoing {
    /// The address of this server as everybody writes it, without a slash at the end: letters and webhooks need it.
    pub url: Option<String>,
    /// Who passes letters on.
    pub smtp: Option<Smtp>,
    /// The hosts to which webhooks may go.
    pub hooks: Vec<String>,
    /// The bytes of the key for Web Push; see [`PushKey`].
    pub push: Option<Vec<u8>>,
    /// More push services than those of the known browsers; see [`Services`].
    pub push_hosts: Vec<String>,
    /// How far notices may go.
    pub reach: Reach,
}

/// Why notices cannot be sent.
#[derive(Debug, thiserror::Error)]
pub enum NoNotices {
    /// The key is none.
    #[error(transparent)]
    Key(#[from] NotAKey),
    /// The system does not give what it takes.
    #[error(transparent)]
    System(#[from] io::Error),
    /// Letters and webhooks hold links, which must not come from whoever asks.
    #[error("e-mail and webhooks need --public-url, the address of this server")]
    NoUrl,
}

/// Everything that sending notices needs.
#[derive(Default)]
pub struct Notices {
    door: Option<Door>,
    push: Option<PushKey>,
    services: Services,
    url: Option<String>,
    hooks: Vec<String>,
    letters: Mutex<VecDeque<Waiting>>,
}

/// A letter that belongs to no table and was not sent yet. It is not stored: what it asks for was asked for just now, and can
/// be asked for again.
struct Waiting {
    letter: Letter,
    /// When it is tried next, in milliseconds since 1970.
    due: i64,
    tries: usize,
}

impl Notices {
    /// Switches on what the operator wants.
    pub fn new(wanted: Outgoing) -> Result<Self, NoNotices> {
        let needs_url = wanted.smtp.is_some() || !wanted.hooks.is_empty();
        if needs_url && wanted.url.is_none() {
            return Err(NoNotices::NoUrl);
        }
        let push = wanted.push.as_deref().map(PushKey::of).transpose()?;
        Ok(Self {
            door: Some(Door::new(wanted.reach, wanted.smtp)?),
            push,
            services: Services {
                more: wanted.push_hosts,
                reach: wanted.reach,
            },
            url: wanted.url,
            hooks: wanted
                .hooks
                .iter()
                .map(|host| host.to_ascii_lowercase())
                .collect(),
            letters: Mutex::default(),
        })
    }

    /// True if anything can be sent.
    pub(crate) fn is_on(&self) -> bool {
        self.door.is_some()
    }

    /// True if letters can be sent.
    pub(crate) fn has_mail(&self) -> bool {
        self.url.is_some() && self.door.as_ref().is_some_and(Door::has_mail)
    }

    /// True if webhooks can be told.
    pub(crate) fn has_hooks(&self) -> bool {
        !self.hooks.is_empty()
    }

    fn reach(&self) -> Reach {
        self.door.as_ref().map(Door::reach).unwrap_or_default()
    }

    /// Whom push services may ask about what we send.
    fn contact(&self) -> &str {
        let secure = self.url.as_deref().filter(|url| url.starts_with("https:"));
        secure.unwrap_or("mailto:nobody@example.org")
    }

    /// An address of ours for letters and webhooks.
    fn link(&self, path: &str) -> String {
        format!("{}{path}", self.url.as_deref().unwrap_or_default())
    }
}

impl App {
    /// Lets a reader have one more letter sent to an address. An address gets only so many, whoever asks for them.
    pub(crate) fn may_write(&self, reader: &Reader, to: &str) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        let to = Secret::of(&to.to_lowercase());
        match self.mailed.take(&reader.client, now) && self.lettered.take(&to, now) {
            true => Ok(()),
            false => Err(Problem::MANY),
        }
    }

    /// Has a letter sent soon, to whoever it may be; false if there are no letters here, or too many. Whoever asks is answered at
    /// once, whether there is such an address or not.
    pub(crate) fn write_letter(&self, letter: Letter) -> bool {
        let mut waiting = lock(&self.notices.letters);
        let room = self.notices.has_mail() && waiting.len() < LETTERS;
        if room {
            waiting.push_back(Waiting {
                letter,
                due: 0,
                tries: 0,
            });
        }
        room
    }

    /// Sends somebody a link that works once, with the words of these two keys. `path` begins with a slash; where this server
    /// is, only the operator says, so that nobody can have a link sent that leads elsewhere.
    pub(crate) fn write_way_in(&self, lang: Lang, words: [&str; 2], to: &str, path: &str) -> bool {
        if !orrery_notice::mail::is_address(to) {
            return false;
        }
        let link = self.notices.link(path);
        self.write_letter(Letter {
            to: to.to_owned(),
            subject: text(lang, words[0], &[]),
            text: format!(
                "{}\n\n{link}\n\n{}\n",
                text(lang, words[1], &[]),
                text(lang, "notice-letter-else", &[])
            ),
            unsubscribe: None,
        })
    }

    /// Sends the letters that are due, some of them; blocks until they were tried. Notices do not wait for them, nor they for
    /// notices: somebody sits before a page and wants to come in.
    pub fn send_letters(&self) {
        let Some(door) = self.notices.door.as_ref() else {
            return;
        };
        let now = self.tables.clock().date();
        let due = self.notices.due_letters(now);
        let all = due.iter().map(|one| Sending::Mail(one.letter.clone()));
        let sent = door.send(all.collect(), now);
        for (one, sent) in due.into_iter().zip(sent) {
            let Err(error) = sent else {
                continue;
            };
            tracing::warn!(%error, "a letter was not sent");
            let again = matches!(error, orrery_notice::Failure::Later(_));
            if let Some(pause) = AGAIN.get(one.tries).filter(|_| again) {
                lock(&self.notices.letters).push_back(Waiting {
                    due: now + pause,
                    tries: one.tries + 1,
                    ..one
                });
            }
        }
    }
}

impl Notices {
    fn due_letters(&self, now: i64) -> Vec<Waiting> {
        let mut letters = lock(&self.letters);
        let (due, later): (VecDeque<_>, _) = letters.drain(..).partition(|one| one.due <= now);
        let mut due = due.into_iter();
        let now = due.by_ref().take(LETTERS_TOGETHER).collect();
        *letters = due.chain(later).collect();
        now
    }
}
