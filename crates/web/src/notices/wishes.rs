//! How somebody wants to be told: of what, by which channels, and when not.

use crate::App;
use orrery_notice::{Form, Subscription};
use orrery_table::{Kind, Listener, Secret, StoreError, TableError, TableId, Tables};
use orrery_text::Lang;
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// So many browsers one person may have.
const MAX_PUSH: usize = 10;

/// So often it is tried again when something else changed them at the same time.
const TRIES: usize = 5;

/// See the [module](self).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    pub(crate) lang: String,
    /// What somebody does not want to be told of.
    pub(crate) not: Vec<String>,
    pub(crate) quiet: Option<Quiet>,
    /// Minutes that must lie between two letters.
    pub(crate) digest: u32,
    pub(crate) mail: Option<Mail>,
    /// When the last letter was sent.
    pub(crate) mailed: i64,
    pub(crate) push: Vec<Push>,
    pub(crate) hooks: Vec<Hook>,
    /// How many channels there ever were: their numbers are never given twice.
    pub(crate) made: u32,
}

impl Default for Wishes {
    fn default() -> Self {
        Self {
            lang: Lang::En.code().to_owned(),
            not: vec![Kind::Talk.name().to_owned()],
            quiet: None,
            digest: 60,
            mail: None,
            mailed: 0,
            push: Vec::new(),
            hooks: Vec::new(),
            made: 0,
        }
    }
}

/// Hours in which nothing is sent: minutes of the day, by the clock of whoever is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Quiet {
    pub(crate) from: u16,
    pub(crate) until: u16,
    /// How many minutes their clock is ahead of UTC.
    pub(crate) ahead: i16,
}

impl Quiet {
    /// When quiet hours end that are now, if they are: a moment in milliseconds since 1970.
    pub(crate) fn ends(self, now: i64) -> Option<i64> {
        let local = now.div_euclid(MINUTE) + i64::from(self.ahead);
        let since = (local - i64::from(self.from)).rem_euclid(DAY);
        let long = i64::from(self.until) - i64::from(self.from);
        let left = long.rem_euclid(DAY) - since;
        (left > 0).then(|| (now.div_euclid(MINUTE) + left) * MINUTE)
    }
}

/// An address for letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Mail {
    pub(crate) address: String,
    /// What has to be shown before anything else is sent there, as its fingerprint, and until when; nothing once it was.
    pub(crate) asked: Option<(String, i64)>,
}

/// A browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Push {
    pub(crate) number: u32,
    pub(crate) device: String,
    /// The session of the browser, as a fingerprint: when that is signed out, it is told nothing more.
    #[serde(default)]
    pub(crate) session: String,
    pub(crate) to: Subscription,
}

/// A webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hook {
    pub(crate) number: u32,
    pub(crate) form: Form,
    pub(crate) url: String,
}

/// The channel of letters.
pub(crate) const MAIL: &str = "mail";

impl Wishes {
    pub(crate) fn of(tables: &Tables, who: Secret) -> Result<Option<Self>, TableError> {
        let kept = tables.listener(who)?;
        // What a later release has written and this one cannot read is as if it were not there.
        Ok(kept.and_then(|kept| serde_json::from_str(&kept.text).ok()))
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or(Lang::En)
    }

    pub(crate) fn wants(&self, kind: Kind) -> bool {
        !self.not.iter().any(|not| not == kind.name())
    }

    /// The address for letters, if it was confirmed.
    pub(crate) fn address(&self) -> Option<&str> {
        let mail = self.mail.as_ref().filter(|mail| mail.asked.is_none());
        mail.map(|mail| mail.address.as_str())
    }

    /// The names of the channels that can be used.
    pub(crate) fn channels(&self) -> Vec<String> {
        let mail = self.address().map(|_| MAIL.to_owned());
        let push = self.push.iter().map(|one| format!("push-{}", one.number));
        let hooks = self.hooks.iter().map(|one| format!("hook-{}", one.number));
        mail.into_iter().chain(push).chain(hooks).collect()
    }

    /// Takes a channel away.
    pub(crate) fn remove(&mut self, channel: &str) {
        if channel == MAIL {
            self.mail = None;
        }
        self.push
            .retain(|one| format!("push-{}", one.number) != channel);
        self.hooks
            .retain(|one| format!("hook-{}", one.number) != channel);
    }

    /// One more browser.
    pub(crate) fn add_push(&mut self, device: &str, session: &str, to: &Subscription) {
        self.push.retain(|one| one.to.endpoint != to.endpoint);
        // The oldest makes room: it is the one that its person has forgotten.
        if self.push.len() >= MAX_PUSH {
            self.push.remove(0);
        }
        let number = self.number();
        self.push.push(Push {
            number,
            device: device.to_owned(),
            session: session.to_owned(),
            to: to.clone(),
        });
    }

    /// A number for a new channel.
    pub(crate) fn number(&mut self) -> u32 {
        self.made = self.made.wrapping_add(1);
        self.made
    }
}

/// Changes the wishes of somebody, whoever else changes them meanwhile.
pub(crate) fn change<T>(
    tables: &Tables,
    who: Secret,
    change: impl Fn(&mut Wishes) -> T,
) -> Result<T, TableError> {
    change_at(tables, who, tables.clock().date(), change)
}

/// The same for what a table tells elsewhere, which is kept as long as the table.
pub(crate) fn change_ear<T>(
    tables: &Tables,
    table: &TableId,
    change: impl Fn(&mut Wishes) -> T,
) -> Result<T, TableError> {
    change_at(tables, Tables::ear_of(table), 0, change)
}

fn change_at<T>(
    tables: &Tables,
    who: Secret,
    at: i64,
    change: impl Fn(&mut Wishes) -> T,
) -> Result<T, TableError> {
    let once = || {
        let kept = tables.listener(who)?;
        let version = kept.as_ref().map_or(0, |kept| kept.version);
        let lasting = kept.as_ref().is_some_and(|kept| kept.at == 0);
        let mut wishes: Wishes = kept
            .and_then(|kept| serde_json::from_str(&kept.text).ok())
            .unwrap_or_default();
        let done = change(&mut wishes);
        let new = Listener {
            version: version + 1,
            text: serde_json::to_string(&wishes).unwrap_or_default(),
            at: if lasting { 0 } else { at },
        };
        tables.keep_listener(who, &new)?;
        Ok(done)
    };
    for _ in 1..TRIES {
        match once() {
            Err(TableError::Store(StoreError::Taken)) => {}
            done => return done,
        }
    }
    once()
}

/// The browser of a person has another session from now on.
pub(crate) fn rename_session(
    tables: &Tables,
    person: Secret,
    from: Secret,
    to: Secret,
) -> Result<(), TableError> {
    let (from, to) = (print_of(from), print_of(to));
    let mine = |wishes: &Wishes| wishes.push.iter().any(|one| one.session == from);
    if Wishes::of(tables, person)?.is_none_or(|wishes| !mine(&wishes)) {
        return Ok(());
    }
    change(tables, person, |wishes| {
        let own = wishes.push.iter_mut().filter(|one| one.session == from);
        own.for_each(|one| one.session.clone_from(&to));
    })
}

/// A browser has signed in to an account that has wishes of its own: the account is told by its channels too.
pub(crate) fn take_along(tables: &Tables, from: Secret, to: Secret) -> Result<(), TableError> {
    let Some(new) = Wishes::of(tables, from)? else {
        return Ok(());
    };
    change(tables, to, |wishes| {
        for one in &new.push {
            wishes.add_push(&one.device, &one.session, &one.to);
        }
        for one in &new.hooks {
            wishes.add_hook(one);
        }
        if wishes.address().is_none() && new.address().is_some() {
            wishes.mail.clone_from(&new.mail);
        }
    })?;
    tables.drop_listener(from)
}

/// A fingerprint as text.
pub(crate) fn print_of(secret: Secret) -> String {
    data_encoding::HEXLOWER.encode(secret.as_bytes())
}

/// The fingerprint of a text.
pub(crate) fn of_print(text: &str) -> Option<Secret> {
    let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).ok()?;
    Some(Secret::from_bytes(bytes.try_into().ok()?))
}

impl App {
    /// The code in a link that ends letters to an address, without signing in.
    pub(crate) fn off_code(&self, who: Secret, address: &str) -> String {
        let print = print_of(who);
        let voucher = self
            .key
            .voucher("letters off", &format!("{print} {address}"));
        format!("{print}{voucher}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_go_by_the_clock_of_whoever_is_told() {
        let quiet = |from, until, ahead| Quiet { from, until, ahead };
        let at = |hours: i64, minutes: i64| (hours * 60 + minutes) * MINUTE;
        let night = quiet(22 * 60, 7 * 60, 0);
        assert_eq!(night.ends(at(21, 59)), None);
        assert_eq!(night.ends(at(22, 0)), Some(at(31, 0)));
        assert_eq!(night.ends(at(30, 59)), Some(at(31, 0)));
        assert_eq!(night.ends(at(31, 0)), None);
        // At 21:00 UTC it is 22:00 in Rome in winter, 16:30 in the west of an island.
        assert_eq!(quiet(22 * 60, 7 * 60, 60).ends(at(21, 0)), Some(at(30, 0)));
        assert_eq!(quiet(22 * 60, 7 * 60, -270).ends(at(21, 0)), None);
        let noon = quiet(12 * 60, 13 * 60, 0);
        assert_eq!(noon.ends(at(12, 30) + 1), Some(at(13, 0)));
        assert_eq!(quiet(60, 60, 0).ends(at(1, 0)), None, "no hours at all");
    }

    #[test]
    fn wishes_of_before_and_after_are_read() {
        let wishes = Wishes {
            digest: 5,
            ..Wishes::default()
        };
        let text = serde_json::to_string(&wishes).unwrap();
        assert_eq!(serde_json::from_str::<Wishes>(&text).unwrap(), wishes);
        let old: Wishes = serde_json::from_str(r#"{"lang":"de","something":1}"#).unwrap();
        assert_eq!(old.lang(), Lang::De);
        assert!(old.wants(Kind::Turn) && !old.wants(Kind::Talk));
    }

    #[test]
    fn fingerprints_are_read_as_they_are_written() {
        let secret = Secret::of("a");
        assert_eq!(of_print(&print_of(secret)), Some(secret));
        assert_eq!(of_print("00"), None);
        assert_eq!(of_print(&"é".repeat(32)), None);
    }
}
