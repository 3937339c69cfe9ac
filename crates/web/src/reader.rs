//! Who reads: language, theme, session, and where an answer goes.

use crate::App;
use crate::base::Base;
use crate::problem::Problem;
use crate::session;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, COOKIE, HOST, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use orrery_games::lessons;
use orrery_games::puzzles::puzzle;
use orrery_outside::NoRandom;
use orrery_table::{Account, Secret, Visitor};
use orrery_text::{Arg, Lang, text};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

pub(crate) const SESSION: &str = "orrery";
pub(crate) const LANG: &str = "lang";
pub(crate) const THEME: &str = "theme";
pub(crate) const BOARD: &str = "board";
pub(crate) const LEARNED: &str = "learned";
pub(crate) const SOLVED: &str = "solved";
pub(crate) const STREAK: &str = "streak";

/// The other end of the connection of a request.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Light or dark, or as the browser likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// The lessons that are done, as a cookie keeps them: `seti.launch+seti.orbit`. Only those that exist.
#[derive(Clone, Default)]
pub(crate) struct Learned(Vec<String>);

impl Learned {
    fn of(cookie: &str) -> Self {
        let exists = |known: &&str| {
            let (game, name) = known.split_once('.').unwrap_or_default();
            lessons(game).any(|lesson| lesson.name == name)
        };
        let mut known: Vec<&str> = cookie.split('+').filter(exists).collect();
        known.sort_unstable();
        known.dedup();
        Self(known.into_iter().map(str::to_owned).collect())
    }

    pub(crate) fn has(&self, game: &str, lesson: &str) -> bool {
        self.0.contains(&format!("{game}.{lesson}"))
    }

    /// The cookie.
    pub(crate) fn text(&self) -> String {
        self.0.join("+")
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The cookie with one more.
    pub(crate) fn with(&self, game: &str, lesson: &str) -> String {
        let mut all = self.0.clone();
        if !self.has(game, lesson) {
            all.push(format!("{game}.{lesson}"));
        }
        all.join("+")
    }
}

/// The puzzles that are solved, as a cookie keeps them: `seti.3-17+kepler.4`. Only those that exist.
#[derive(Clone, Default)]
pub(crate) struct Solved(BTreeMap<&'static str, BTreeSet<u16>>);

impl Solved {
    fn of(cookie: &str) -> Self {
        let mut solved = Self::default();
        for (game, numbers) in cookie.split('+').filter_map(|part| part.split_once('.')) {
            let numbers = numbers.split('-').filter_map(|number| number.parse().ok());
            for known in numbers.filter_map(|number| puzzle(game, number)) {
                solved.0.entry(known.game).or_default().insert(known.number);
            }
        }
        solved
    }

    pub(crate) fn has(&self, game: &str, number: u16) -> bool {
        self.0.get(game).is_some_and(|own| own.contains(&number))
    }

    /// The cookie with one more.
    pub(crate) fn with(&self, game: &'static str, number: u16) -> String {
        let mut all = self.clone();
        all.0.entry(game).or_default().insert(number);
        all.text()
    }

    pub(crate) fn count(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// The cookie.
    pub(crate) fn text(&self) -> String {
        let of_game = |(game, own): (&&str, &BTreeSet<u16>)| {
            let own: Vec<String> = own.iter().map(ToString::to_string).collect();
            format!("{game}.{}", own.join("-"))
        };
        self.0.iter().map(of_game).collect::<Vec<_>>().join("+")
    }
}

/// On how many days in a row the puzzle of the day was solved, the last of them being this one; as a cookie keeps it:
/// `20774.5`.
#[derive(Clone, Copy, Default)]
pub(crate) struct Streak {
    pub(crate) day: u64,
    pub(crate) days: u32,
}

impl Streak {
    fn of(cookie: &str) -> Self {
        let read = |(day, days): (&str, &str)| {
            Some(Self {
                day: day.parse().ok()?,
                days: days.parse().ok()?,
            })
        };
        cookie.split_once('.').and_then(read).unwrap_or_default()
    }

    /// The one of two that reaches further.
    fn better(self, other: Self) -> Self {
        match (other.day, other.days) > (self.day, self.days) {
            true => other,
            false => self,
        }
    }

    /// True if it goes on today, or can still.
    pub(crate) fn lasts(self, today: u64) -> bool {
        self.days > 0 && (self.day == today || Some(self.day) == today.checked_sub(1))
    }

    /// The puzzle of this day is solved too.
    pub(crate) fn solved_on(self, day: u64) -> Self {
        let days = match self.lasts(day) {
            true if self.day == day => self.days,
            true => self.days.saturating_add(1),
            false => 1,
        };
        Self { day, days }
    }
}

/// What two browsers remember together, or a browser and an account, by the names of cookies: what was learned is both's,
/// settings are those of `first`. What nobody could have learned is left out.
#[must_use]
pub fn together(
    second: BTreeMap<String, String>,
    first: &BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let mut all = second;
    for (name, value) in first {
        let own = all.entry(name.clone()).or_default();
        *own = match name.as_str() {
            LEARNED | SOLVED => format!("{own}+{value}"),
            STREAK => Streak::of(own).better(Streak::of(value)).to_string(),
            _ => value.clone(),
        };
    }
    for (name, value) in &mut all {
        match name.as_str() {
            LEARNED => *value = Learned::of(value).text(),
            SOLVED => *value = Solved::of(value).text(),
            STREAK => *value = Streak::of(value).to_string(),
            _ => {}
        }
    }
    all
}

/// What a browser remembers that is nobody's secret, by the names of cookies.
pub const REMEMBERED: [&str; 6] = [LANG, THEME, BOARD, LEARNED, SOLVED, STREAK];

impl fmt::Display for Streak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.day, self.days)
    }
}

/// Sessions that belong to an account begin with this, so that nobody has to look for the account of the others.
pub(crate) const SIGNED_IN: char = 'p';

/// Whose cookie it is.
pub(crate) enum Who {
    /// Nobody's that we know.
    New,
    /// That of a session, and the account behind it.
    Known(String, Option<Arc<Account>>),
}

/// The session that a request names and that we have given out.
pub(crate) fn session_of(app: &App, headers: &HeaderMap) -> Option<String> {
    app.key.session(cookie(headers, SESSION)?)
}

/// Everything a page needs to know about whoever asked for it.
#[derive(Clone)]
pub(crate) struct Reader(Arc<Facts>);

#[derive(Clone)]
pub(crate) struct Facts {
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The lessons that are done.
    pub(crate) learned: Learned,
    /// The puzzles that are solved, and the days in a row.
    pub(crate) solved: Solved,
    pub(crate) streak: Streak,
    /// True to see tables in words even if there is a drawn board.
    pub(crate) plain: bool,
    /// Who it is, if the browser is signed in.
    pub(crate) account: Option<Arc<Account>>,
    /// The name of the session; a new one if the browser had none.
    pub(crate) session: String,
    /// True if the browser has to be told its session.
    pub(crate) new_session: bool,
    /// What the forms of this session carry; see [`Reader::afresh`].
    pub(crate) token: String,
    /// True if the answer should be JSON.
    pub(crate) json: bool,
    /// True if the browser reads compressed answers.
    pub(crate) gzip: bool,
    /// Path and query of the request.
    pub(crate) path: String,
    /// Where the request came from, as limits count it.
    pub(crate) client: IpAddr,
    /// What the browser calls itself, in short.
    pub(crate) device: String,
    /// Stands for where the request came from; see [`Visitor`].
    pub(crate) place: Secret,
    /// `https://host:port` as the browser sees it, and the base below it.
    pub(crate) origin: String,
    /// Where the server stands below its host.
    pub(crate) base: Base,
    /// True in the edition without a server.
    pub(crate) offline: bool,
}

impl std::ops::Deref for Reader {
    type Target = Facts;
    fn deref(&self) -> &Facts {
        &self.0
    }
}

impl Reader {
    pub(crate) fn of(app: &App, request: &Request, who: Who) -> Result<Self, NoRandom> {
        let headers = request.headers();
        let (known, account) = match who {
            Who::Known(session, account) => (Some(session), account),
            Who::New => (None, None),
        };
        let kept = |name: &str| account.as_ref()?.kept.get(name).map(String::as_str);
        let both = |name: &str| {
            let parts = [cookie(headers, name), kept(name)];
            parts.into_iter().flatten().collect::<Vec<_>>().join("+")
        };
        let streak = |text: Option<&str>| text.map(Streak::of).unwrap_or_default();
        let new_session = known.is_none();
        let session = known.map_or_else(session::random_name, Ok)?;
        let path = request.uri().path_and_query();
        let path = path.map_or("/", |path| path.as_str());
        let theme = cookie(headers, THEME).and_then(Theme::named);
        let lang = cookie(headers, LANG).and_then(|lang| lang.parse().ok());
        let accept = header(headers, &ACCEPT).unwrap_or("");
        let host = header(headers, &HOST).unwrap_or("localhost");
        let proxies = app.settings.proxies;
        let forwarded = |name| {
            let name = HeaderName::from_static(name);
            header(headers, &name).filter(|_| proxies > 0)
        };
        // The last one is what our own proxy says, in capital letters or not.
        let scheme = forwarded("x-forwarded-proto").and_then(|list| list.rsplit(',').next());
        let secure = scheme.is_some_and(|name| name.trim().eq_ignore_ascii_case("https"));
        let scheme = if secure { "https" } else { "http" };
        let base = app.settings.base;
        let peer = request.extensions().get::<Peer>();
        let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.0.ip());
        let client = forwarded_for(headers, proxies).unwrap_or(peer);
        Ok(Self(Arc::new(Facts {
            lang: lang.unwrap_or_else(|| preferred(headers)),
            theme: theme.unwrap_or(Theme::Auto),
            plain: cookie(headers, BOARD) == Some("plain"),
            token: app.key.token(&session)?,
            session,
            new_session,
            json: path.starts_with("/api/")
                || (accept.contains("json") && !accept.contains("html")),
            gzip: reads_gzip(headers),
            learned: Learned::of(&both(LEARNED)),
            solved: Solved::of(&both(SOLVED)),
            streak: streak(cookie(headers, STREAK)).better(streak(kept(STREAK))),
            account,
            path: path.to_owned(),
            client: network(client),
            place: app.key.origin(network(client)),
            device: device(header(headers, &USER_AGENT).unwrap_or("")),
            origin: format!("{scheme}://{host}{base}"),
            base,
            offline: app.settings.offline,
        })))
    }

    /// The same with another form token, for another rendering.
    pub(crate) fn afresh(&self, app: &App) -> Result<Self, NoRandom> {
        let token = app.key.token(&self.session)?;
        let facts = Facts::clone(self);
        Ok(Self(Arc::new(Facts { token, ..facts })))
    }

    /// A sentence in the reader's language.
    pub(crate) fn say(&self, key: &str) -> String {
        text(self.lang, key, &[])
    }

    /// A sentence with arguments.
    pub(crate) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.lang, key, args)
    }

    /// By what tables know who asks: the person behind an account, or the fingerprint of the session.
    pub(crate) fn secret(&self) -> Secret {
        match &self.account {
            Some(account) => account.person,
            None => self.device_secret(),
        }
    }

    /// The fingerprint of the session itself.
    pub(crate) fn device_secret(&self) -> Secret {
        Secret::of(&self.session)
    }

    /// The address without the base below it, and the name of the host without a port.
    pub(crate) fn place(&self) -> (&str, &str) {
        let base = self.base.to_string();
        let origin = self.origin.strip_suffix(&base).unwrap_or(&self.origin);
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let host = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => host,
        };
        (origin, host)
    }

    /// Who asks, as tables want to know it.
    pub(crate) fn visitor(&self) -> Visitor<'_> {
        Visitor {
            session: self.secret(),
            device: &self.device,
            origin: self.place,
            tag: self.account.as_ref().map(|account| account.tag.as_str()),
        }
    }

    /// The name of a game.
    pub(crate) fn game(&self, id: &str) -> String {
        self.say(&format!("game-{id}"))
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        let reader = parts.extensions.get::<Self>().cloned();
        reader.ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

fn header<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Who asked the outermost of so many proxies of ours. Each adds the address that it saw at the end of the
/// list, some of them in a line of its own; whatever stands before that is hearsay.
fn forwarded_for(headers: &HeaderMap, proxies: u8) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter();
    let seen = lines.flat_map(|line| line.to_str().unwrap_or("?").split(','));
    let seen: Vec<&str> = seen.map(str::trim).collect();
    let ours = seen.len().checked_sub(proxies.max(1).into());
    let client = *seen.get(ours.unwrap_or(0)).filter(|_| proxies > 0)?;
    let with_port = || Some(client.parse::<SocketAddr>().ok()?.ip());
    client.parse().ok().or_else(with_port)
}

/// What counts as one client: an address, or the network of 64 bits that one customer gets in IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// Browser and system by their own names, so that people tell their devices apart.
fn device(agent: &str) -> String {
    let find = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    // Most browsers claim to be Chrome or Safari too, and Android is a Linux.
    let browser = find(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
        ("curl/", "curl"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    let known: Vec<&str> = browser.into_iter().chain(system).collect();
    known.join(" · ")
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Whether `gzip` is among the encodings and not ruled out.
pub(crate) fn reads_gzip(headers: &HeaderMap) -> bool {
    let accepted = header(headers, &ACCEPT_ENCODING).unwrap_or("");
    accepted.split(',').any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        let quality = quality.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case("gzip") && quality != Some(Ok(0.0))
    })
}

/// What the browser likes best of what we speak.
fn preferred(headers: &HeaderMap) -> Lang {
    let wishes = header(headers, &ACCEPT_LANGUAGE).unwrap_or("");
    let wish = |wish: &str| {
        let (tag, quality) = wish.split_once(';').unwrap_or((wish, ""));
        let quality = quality.trim().strip_prefix("q=");
        let quality: f32 = quality.map_or(Ok(1.0), str::parse).ok()?;
        Some((tag.trim().parse::<Lang>().ok()?, quality))
    };
    let mut best: Option<(Lang, f32)> = None;
    for (lang, quality) in wishes.split(',').filter_map(wish) {
        if quality > best.map_or(0.0, |(_, quality)| quality) {
            best = Some((lang, quality));
        }
    }
    best.map_or(Lang::En, |(lang, _)| lang)
}

/// A cookie that lasts. `attributes` are added as they are.
pub(crate) fn lasting(name: &str, value: &str, reader: &Reader, attributes: &str) -> String {
    let secure = if reader.origin.starts_with("https:") {
        "; Secure"
    } else {
        ""
    };
    let base = reader.base;
    format!("{name}={value}; Path={base}/; Max-Age=34560000; SameSite=Lax{attributes}{secure}")
}

/// A form that was filled in on one of our own pages.
pub(crate) struct Posted(pub(crate) Vec<(String, String)>);

impl Posted {
    /// The value of a field, if it was filled in.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(key, _)| key == name);
        field
            .map(|(_, value)| value.trim())
            .filter(|value| !value.is_empty())
    }
}

impl<S: Send + Sync> FromRequest<S> for Posted
where
    Arc<App>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let app = Arc::<App>::from_ref(state);
        let reader = request.extensions().get::<Reader>().cloned();
        let reader = reader.ok_or(Problem::INTERNAL)?;
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        let form = Self(form.map_err(|error| Problem::of_status(error.status()))?.0);
        let token = form.get("token").unwrap_or("");
        if app.key.knows(&reader.session, token) {
            Ok(form)
        } else {
            Err(Problem::FOREIGN)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(text: &str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, text.parse().unwrap());
        preferred(&headers)
    }

    #[test]
    fn the_language_the_browser_likes_best_is_spoken() {
        assert_eq!(wish("de"), Lang::De);
        assert_eq!(wish("fr, it-CH;q=0.8, en;q=0.9"), Lang::En);
        assert_eq!(wish("fr, uk-UA, en;q=0.9"), Lang::Uk);
        assert_eq!(wish("it;q=0"), Lang::En);
        assert_eq!(wish("x;q=y,;;,"), Lang::En);
        assert_eq!(preferred(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn the_address_that_our_own_proxy_saw_is_believed() {
        let client = |lines: &[&str], proxies: u8| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded_for(&headers, proxies).map(|address| address.to_string())
        };
        let some = |address: &str| Some(address.to_owned());
        assert_eq!(client(&["1.1.1.1, 2.2.2.2"], 1), some("2.2.2.2"));
        // HAProxy adds a line of its own.
        assert_eq!(client(&["1.1.1.1", "2.2.2.2"], 1), some("2.2.2.2"));
        assert_eq!(client(&["9.9.9.9, 1.1.1.1", "2.2.2.2"], 2), some("1.1.1.1"));
        assert_eq!(client(&["1.1.1.1"], 2), some("1.1.1.1"));
        assert_eq!(client(&["a, 1.1.1.1:55"], 1), some("1.1.1.1"));
        assert_eq!(client(&["[2001:db8::1]:55"], 1), some("2001:db8::1"));
        for (lines, proxies) in [(&[][..], 1), (&["1.1.1.1, x"], 1), (&["1.1.1.1"], 0)] {
            assert_eq!(client(lines, proxies), None, "{lines:?}");
        }
    }

    #[test]
    fn one_customer_is_one_client() {
        let network = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:2::"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:3::1"), "2001:db8:1:3::");
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_missed_day_ends_them() {
        let first = Streak::of("nonsense").solved_on(100);
        assert_eq!(first.to_string(), "100.1");
        let second = Streak::of("100.1").solved_on(101);
        assert_eq!(second.to_string(), "101.2");
        assert_eq!(second.solved_on(101).days, 2, "once a day");
        assert_eq!(second.solved_on(103).days, 1);
        assert!(second.lasts(101) && second.lasts(102) && !second.lasts(103));
        assert!(!Streak::of("101.0").lasts(101) && !Streak::default().lasts(0));
    }

    #[test]
    fn devices_are_known_by_short_names() {
        let firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
        assert_eq!(device(firefox), "Firefox · Android");
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                    Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        assert_eq!(device(edge), "Edge · Windows");
        assert_eq!(device("curl/8.5.0"), "curl");
        assert_eq!(device("<script>"), "");
    }

    #[test]
    fn compressed_answers_are_for_those_who_ask() {
        let reads = |wish: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, wish.parse().unwrap());
            reads_gzip(&headers)
        };
        for wish in ["gzip", "br, GZIP;q=0.5", "deflate, gzip"] {
            assert!(reads(wish), "{wish}");
        }
        for wish in ["", "identity", "gzip;q=0", "gzip; q=0.0, br", "gzipped"] {
            assert!(!reads(wish), "{wish}");
        }
    }

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=1; lang=it;theme=".parse().unwrap());
        headers.append(COOKIE, "orrery=x.y=z".parse().unwrap());
        assert_eq!(cookie(&headers, "lang"), Some("it"));
        assert_eq!(cookie(&headers, "theme"), Some(""));
        assert_eq!(cookie(&headers, "orrery"), Some("x.y=z"));
        assert_eq!(cookie(&headers, "ang"), None);
    }
}
