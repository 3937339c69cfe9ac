//! How a letter is handed over to the operator's mail server (RFC 5321, with AUTH PLAIN).

use crate::door::Failure;
use data_encoding::BASE64;
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};

/// The longest answer of a server, and of one line of it.
const LINES: usize = 50;
const LINE: usize = 2000;

/// A conversation with a mail server.
pub(crate) struct Talk<S> {
    stream: BufReader<S>,
    /// What the server says it can do, in capital letters.
    pub(crate) offers: Vec<String>,
}

fn broken(error: &std::io::Error) -> Failure {
    Failure::Later(format!("the mail server: {error}"))
}

impl<S: AsyncRead + AsyncWrite + Unpin> Talk<S> {
    pub(crate) fn new(stream: S) -> Self {
        Self {
            stream: BufReader::new(stream),
            offers: Vec::new(),
        }
    }

    /// The stream, to be encrypted from now on. What the server said too early is not believed.
    pub(crate) fn into_stream(self) -> Result<S, Failure> {
        match self.stream.buffer().is_empty() {
            true => Ok(self.stream.into_inner()),
            false => Err(Failure::Later(
                "the mail server speaks out of turn".to_owned(),
            )),
        }
    }

    /// Hears an answer, which may have several lines.
    pub(crate) async fn hear(&mut self) -> Result<(u16, Vec<String>), Failure> {
        let mut lines = Vec::new();
        for _ in 0..LINES {
            let mut line = Vec::new();
            loop {
                let got = self.stream.fill_buf().await;
                let got = got.map_err(|error| broken(&error))?;
                let end = got.iter().position(|byte| *byte == b'\n');
                let used = end.map_or(got.len(), |end| end + 1);
                if used == 0 || line.len() + used > LINE {
                    return Err(Failure::Later("the mail server hung up".to_owned()));
                }
                line.extend(&got[..used]);
                self.stream.consume(used);
                if end.is_some() {
                    break;
                }
            }
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            let code = line.get(..3).and_then(|code| code.parse().ok());
            let odd = || Failure::Later(format!("the mail server says {line:?}"));
            let code: u16 = code.ok_or_else(odd)?;
            let last = line.as_bytes().get(3) != Some(&b'-');
            lines.push(line.get(4..).unwrap_or("").to_owned());
            if last {
                return Ok((code, lines));
            }
        }
        Err(Failure::Later("the mail server talks and talks".to_owned()))
    }

    /// Says something and hears the answer, which must begin with this digit.
    pub(crate) async fn order(&mut self, words: &str, wanted: u16) -> Result<Vec<String>, Failure> {
        let (words, stream) = (format!("{words}\r\n"), self.stream.get_mut());
        let said = stream.write_all(words.as_bytes()).await;
        said.map_err(|error| broken(&error))?;
        stream.flush().await.map_err(|error| broken(&error))?;
        let (code, lines) = self.hear().await?;
        match code / 100 {
            digit if digit == wanted => Ok(lines),
            5 => Err(Failure::Never(told(code, &lines))),
            _ => Err(Failure::Later(told(code, &lines))),
        }
    }

    /// Introduces us.
    pub(crate) async fn greet(&mut self, name: &str) -> Result<(), Failure> {
        let lines = self.order(&format!("EHLO {name}"), 2).await?;
        let offers = lines.iter().skip(1).map(|line| line.to_ascii_uppercase());
        self.offers = offers.collect();
        Ok(())
    }

    pub(crate) fn offers(&self, what: &str) -> bool {
        let mut offers = self.offers.iter();
        offers.any(|offer| offer.split(' ').next() == Some(what))
    }

    /// Proves who we are.
    pub(crate) async fn sign_in(&mut self, user: &str, password: &str) -> Result<(), Failure> {
        let plain = BASE64.encode(format!("\0{user}\0{password}").as_bytes());
        // That the operator's password is wrong is no fault of the letter.
        let done = self.order(&format!("AUTH PLAIN {plain}"), 2).await;
        done.map(drop).map_err(|error| match error {
            Failure::Never(text) => Failure::Later(text),
            other => other,
        })
    }

    /// Hands a letter over.
    pub(crate) async fn hand_over(
        &mut self,
        from: &str,
        to: &str,
        letter: &str,
    ) -> Result<(), Failure> {
        self.order(&format!("MAIL FROM:<{from}>"), 2).await?;
        self.order(&format!("RCPT TO:<{to}>"), 2).await?;
        self.order("DATA", 3).await?;
        let lines = letter.trim_end_matches("\r\n").split("\r\n");
        let dotted = lines.map(|line| match line.starts_with('.') {
            true => format!(".{line}"),
            false => line.to_owned(),
        });
        let text = dotted.collect::<Vec<_>>().join("\r\n");
        self.order(&format!("{text}\r\n."), 2).await?;
        // The letter is theirs now, whatever becomes of the goodbye.
        let _ = self.order("QUIT", 2).await;
        Ok(())
    }
}

fn told(code: u16, lines: &[String]) -> String {
    let text = format!("the mail server says {code} {}", lines.join(" "));
    text.chars().take(300).collect()
}
