//! The sockets. One call sends many things side by side and waits for all of them, each for so long and no longer.

use crate::mail::Letter;
use crate::place::{Place, Reach, is_public};
use crate::smtp::Talk;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long one thing may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// So much of an answer is read; nobody looks at it.
const ANSWER: usize = 16 << 10;

/// What is posted to a web server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Where to.
    pub url: String,
    /// Its headers.
    pub headers: Vec<(&'static str, String)>,
    /// Its body.
    pub body: Vec<u8>,
}

/// One thing to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sending {
    /// To a web server: a push service, a webhook.
    Post(Request),
    /// To the operator's mail server.
    Mail(Letter),
}

/// Why something was not sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The receiver is not there any more and will not come back.
    #[error("the receiver is gone")]
    Gone,
    /// It will not work another time either.
    #[error("refused: {0}")]
    Never(String),
    /// It may work another time.
    #[error("not now: {0}")]
    Later(String),
}

/// The operator's mail server: `smtps://USER:PASSWORD@HOST:465` with TLS from the beginning, or `smtp://…:587` with
/// STARTTLS. Without encryption letters go only to this very machine. A server whose certificate the system does not trust
/// has `?sslrootcert=FILE` at the end: what signed it, in the PEM form.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp {
    secure: bool,
    host: String,
    port: u16,
    sign_in: Option<(String, String)>,
    trusted: Option<PathBuf>,
    /// Who letters come from.
    pub from: String,
}

impl Smtp {
    /// Reads the address of a mail server, and whom its letters come from.
    pub fn parse(url: &str, from: &str) -> Result<Self, &'static str> {
        const FORM: &str = "a mail server is smtps://USER:PASSWORD@HOST:PORT";
        let (secure, rest) = match url.split_once("://") {
            Some(("smtps", rest)) => (true, rest),
            Some(("smtp", rest)) => (false, rest),
            _ => return Err(FORM),
        };
        let (who, place) = match rest.rsplit_once('@') {
            Some((who, place)) => (Some(who), place),
            None => (None, rest),
        };
        let (place, trusted) = match place.split_once("?sslrootcert=") {
            Some((place, file)) => (place, Some(percent_decoded(file).ok_or(FORM)?.into())),
            None => (place, None),
        };
        let usual = if secure { 465 } else { 587 };
        let (host, port) = match place.trim_end_matches('/').rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| FORM)?),
            None => (place.trim_end_matches('/'), usual),
        };
        let sign_in = match who.map(|who| who.split_once(':')) {
            None => None,
            Some(None) => return Err(FORM),
            Some(Some((user, password))) => Some((
                percent_decoded(user).ok_or(FORM)?,
                percent_decoded(password).ok_or(FORM)?,
            )),
        };
        if host.is_empty() {
            return Err(FORM);
        }
        if !crate::mail::is_address(from) {
            return Err("letters come from an address such as orrery@example.org");
        }
        Ok(Self {
            secure,
            host: host.to_owned(),
            port,
            sign_in,
            trusted,
            from: from.to_owned(),
        })
    }
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                let (high, low) = (digit(rest.next())?, digit(rest.next())?);
                (high << 4 | low) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The way out.
pub struct Door {
    runtime: Option<Runtime>,
    ways: Arc<Ways>,
}

struct Ways {
    reach: Reach,
    smtp: Option<Smtp>,
    tls: TlsConnector,
    /// To the mail server.
    mail_tls: TlsConnector,
}

/// Trusts what the certificates in this file have signed, or those that the system trusts.
fn tls(trusted: Option<&Path>) -> io::Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    match trusted {
        Some(file) => {
            let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
            let problem = |error| io::Error::other(format!("{}: {error}", file.display()));
            let read: Vec<_> = read.map_err(problem)?;
            for one in read {
                roots.add(one).map_err(io::Error::other)?;
            }
        }
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

impl Door {
    /// A way out that goes so far.
    pub fn new(reach: Reach, smtp: Option<Smtp>) -> io::Result<Self> {
        let system = tls(None)?;
        let mail_tls = match smtp.as_ref().and_then(|smtp| smtp.trusted.as_deref()) {
            Some(file) => tls(Some(file))?,
            None => system.clone(),
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("notices")
            .enable_all()
            .build()?;
        Ok(Self {
            runtime: Some(runtime),
            ways: Arc::new(Ways {
                reach,
                smtp,
                tls: system,
                mail_tls,
            }),
        })
    }

    /// How far it goes.
    #[must_use]
    pub fn reach(&self) -> Reach {
        self.ways.reach
    }

    /// True if letters can be sent.
    #[must_use]
    pub fn has_mail(&self) -> bool {
        self.ways.smtp.is_some()
    }

    /// Sends everything side by side and tells what became of each, in the same order. `now` is the time in milliseconds
    /// since 1970.
    #[must_use]
    pub fn send(&self, all: Vec<Sending>, now: i64) -> Vec<Result<(), Failure>> {
        let late = || Err(Failure::Later("it takes too long".to_owned()));
        let mut done: Vec<_> = all.iter().map(|_| late()).collect();
        let Some(runtime) = &self.runtime else {
            return done;
        };
        runtime.block_on(async {
            let mut tasks = JoinSet::new();
            for (index, one) in all.into_iter().enumerate() {
                let ways = Arc::clone(&self.ways);
                tasks.spawn(async move {
                    let sent = timeout(PATIENCE, ways.send(one, now)).await;
                    (index, sent)
                });
            }
            while let Some(task) = tasks.join_next().await {
                if let Ok((index, Ok(sent))) = task {
                    done[index] = sent;
                }
            }
        });
        done
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn later(error: impl std::fmt::Display) -> Failure {
    Failure::Later(error.to_string())
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

impl Ways {
    async fn send(&self, what: Sending, now: i64) -> Result<(), Failure> {
        match what {
            Sending::Post(request) => self.post(request).await,
            Sending::Mail(letter) => self.mail(&letter, now).await,
        }
    }

    /// The numbers that a name stands for, as far as they may be reached.
    async fn numbers(&self, host: &str, port: u16) -> Result<Vec<SocketAddr>, Failure> {
        let found = lookup_host((host, port)).await.map_err(later)?;
        let (public, hidden): (Vec<_>, Vec<_>) =
            found.partition(|address| self.reach.inside || is_public(address.ip()));
        match (public.is_empty(), hidden.is_empty()) {
            (true, false) => Err(Failure::Never("no public address".to_owned())),
            (true, true) => Err(later("no address")),
            _ => Ok(public),
        }
    }

    async fn post(&self, request: Request) -> Result<(), Failure> {
        let place = Place::parse(&request.url, self.reach);
        let place = place.map_err(|error| Failure::Never(error.to_string()))?;
        let numbers = self.numbers(&place.host, place.port).await?;
        // These very numbers: asking again might give others.
        let stream = TcpStream::connect(&*numbers).await.map_err(later)?;
        let stream: Box<dyn Stream> = match place.secure {
            true => Box::new(encrypted(&self.tls, &place.host, stream).await?),
            false => Box::new(stream),
        };
        let (mut way, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(later)?;
        let drive = tokio::spawn(connection);
        let mut message = hyper::Request::post(&place.path)
            .header("host", place.name())
            .header("user-agent", "orrery");
        for (name, value) in &request.headers {
            message = message.header(*name, value);
        }
        let message = message.body(Full::new(Bytes::from(request.body)));
        let message = message.map_err(|error| Failure::Never(error.to_string()))?;
        let answer = way.send_request(message).await.map_err(later)?;
        let status = answer.status().as_u16();
        let _ = Limited::new(answer.into_body(), ANSWER).collect().await;
        drive.abort();
        match status {
            200..=299 => Ok(()),
            404 | 410 => Err(Failure::Gone),
            408 | 429 | 500.. => Err(later(format!("status {status}"))),
            _ => Err(Failure::Never(format!("status {status}"))),
        }
    }

    async fn mail(&self, letter: &Letter, now: i64) -> Result<(), Failure> {
        let Some(smtp) = &self.smtp else {
            return Err(Failure::Never("there is no mail server".to_owned()));
        };
        // Whom the operator names is not looked at.
        let stream = TcpStream::connect((smtp.host.as_str(), smtp.port)).await;
        let stream = stream.map_err(later)?;
        let near = stream.peer_addr().is_ok_and(|peer| peer.ip().is_loopback());
        if smtp.secure {
            let stream = encrypted(&self.mail_tls, &smtp.host, stream).await?;
            let mut talk = Talk::new(stream);
            hello(&mut talk, smtp).await?;
            return hand_over(&mut talk, smtp, letter, now).await;
        }
        let mut talk = Talk::new(stream);
        hello(&mut talk, smtp).await?;
        if !talk.offers("STARTTLS") {
            return match near {
                true => hand_over(&mut talk, smtp, letter, now).await,
                false => Err(later("the mail server offers no encryption")),
            };
        }
        talk.order("STARTTLS", 2).await?;
        let stream = encrypted(&self.mail_tls, &smtp.host, talk.into_stream()?).await?;
        let mut talk = Talk::new(stream);
        talk.greet(our_name(smtp)).await?;
        hand_over(&mut talk, smtp, letter, now).await
    }
}

async fn encrypted(
    tls: &TlsConnector,
    host: &str,
    stream: TcpStream,
) -> Result<tokio_rustls::client::TlsStream<TcpStream>, Failure> {
    let name = ServerName::try_from(host.to_owned());
    let name = name.map_err(|error| Failure::Never(error.to_string()))?;
    tls.connect(name, stream).await.map_err(later)
}

fn our_name(smtp: &Smtp) -> &str {
    smtp.from.rsplit('@').next().unwrap_or("localhost")
}

async fn hello<S: Stream>(talk: &mut Talk<S>, smtp: &Smtp) -> Result<(), Failure> {
    match talk.hear().await? {
        (220, _) => talk.greet(our_name(smtp)).await,
        (code, _) => Err(later(format!("the mail server says {code}"))),
    }
}

async fn hand_over<S: Stream>(
    talk: &mut Talk<S>,
    smtp: &Smtp,
    letter: &Letter,
    now: i64,
) -> Result<(), Failure> {
    if let Some((user, password)) = &smtp.sign_in {
        talk.sign_in(user, password).await?;
    }
    let name = orrery_outside::number().map_err(later)?;
    let text = letter.compose(&smtp.from, now, &format!("{now}.{name:x}"));
    talk.hand_over(&smtp.from, &letter.to, &text).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_servers_are_named_in_one_form() {
        let from = "orrery@example.org";
        let smtp = Smtp::parse("smtps://ada%40a.example:p%3Aw@mail.example", from).unwrap();
        assert_eq!((smtp.host.as_str(), smtp.port), ("mail.example", 465));
        let known = smtp.sign_in.unwrap();
        assert_eq!(known, ("ada@a.example".to_owned(), "p:w".to_owned()));
        assert_eq!(Smtp::parse("smtp://localhost:25", from).unwrap().port, 25);
        for wrong in [
            "",
            "mail.example",
            "http://mail.example",
            "smtp://",
            "smtp://ada@mail.example",
            "smtp://mail.example:x",
            "smtp://a:%zz@mail.example",
        ] {
            assert!(Smtp::parse(wrong, from).is_err(), "{wrong}");
        }
        assert!(Smtp::parse("smtp://localhost", "nobody").is_err());
    }
}
