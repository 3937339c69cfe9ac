//! Receivers of notices in the test's own process: a web server, a browser behind a push service, a mail server.
#![allow(dead_code, reason = "every test uses another part")]

use data_encoding::{BASE64, BASE64URL_NOPAD};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Signer};
use ring::{aead, hkdf};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// What a web server was sent.
#[derive(Debug)]
pub(crate) struct Got {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Got {
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// A web server that answers everything alike.
pub(crate) struct Web {
    pub(crate) url: String,
    got: Receiver<Got>,
}

impl Web {
    /// One that answers with this head, such as `201 Created`, after a while.
    pub(crate) fn start(answer: &'static str, after: Duration) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (tell, got) = channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let tell = tell.clone();
                thread::spawn(move || serve(&stream, answer, after, &tell));
            }
        });
        Self { url, got }
    }

    /// What comes next, if anything does soon.
    pub(crate) fn next(&self) -> Option<Got> {
        self.got.recv_timeout(Duration::from_secs(5)).ok()
    }

    /// True if nothing came so far.
    pub(crate) fn is_quiet(&self) -> bool {
        self.got.recv_timeout(Duration::from_millis(100)).is_err()
    }
}

fn serve(stream: &TcpStream, answer: &str, after: Duration, tell: &Sender<Got>) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    if reader.read_line(&mut line).unwrap_or(0) == 0 {
        return;
    }
    let path = line.split(' ').nth(1).unwrap().to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        headers.push((name.to_ascii_lowercase(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let mut body = vec![0; length.map_or(0, |(_, length)| length.parse().unwrap())];
    reader.read_exact(&mut body).unwrap();
    let _ = tell.send(Got {
        path,
        headers,
        body,
    });
    thread::sleep(after);
    let mut stream = stream;
    let _ = write!(stream, "HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n");
}

/// A browser that can read one message.
pub(crate) struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let derived = key.expand(info, Length(length)).unwrap();
    derived.fill(&mut bytes).unwrap();
    bytes
}

impl Browser {
    pub(crate) fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Self {
            key,
            public,
            auth: *b"sixteen letters!",
        }
    }

    pub(crate) fn p256dh(&self) -> String {
        BASE64URL_NOPAD.encode(&self.public)
    }

    pub(crate) fn auth(&self) -> String {
        BASE64URL_NOPAD.encode(&self.auth)
    }

    /// Reads a message that its push service was sent, written here once more from RFC 8188 and RFC 8291.
    pub(crate) fn read(self, got: &Got) -> String {
        assert_eq!(got.header("content-encoding"), "aes128gcm");
        let (salt, rest) = got.body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (theirs, sealed) = rest[5..].split_at(65);
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let secret = agree_ephemeral(self.key, &peer, <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0".as_slice(), &self.public, theirs];
        let secret = derive(&self.auth, &secret, &info, 32);
        let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let text = key
            .open_in_place(nonce, aead::Aad::empty(), &mut sealed)
            .unwrap();
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2);
        String::from_utf8(text.to_vec()).unwrap()
    }
}

/// What a push service is told about who sends, once it has checked the signature: the claims and the key.
pub(crate) fn claims(got: &Got) -> (Value, String) {
    let text = got.header("authorization").strip_prefix("vapid t=");
    let (token, key) = text.unwrap().split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    Signer::new(&ECDSA_P256_SHA256_FIXED, decode(key))
        .verify(signed.as_bytes(), &decode(signature))
        .unwrap();
    let claims = signed.split_once('.').unwrap().1;
    (
        serde_json::from_slice(&decode(claims)).unwrap(),
        key.to_owned(),
    )
}

/// A letter that arrived.
#[derive(Debug)]
pub(crate) struct Arrived {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Arrived {
    /// What it is about.
    pub(crate) fn subject(&self) -> String {
        let head = self.head.replace("\r\n ", "");
        let line = head
            .lines()
            .find_map(|line| line.strip_prefix("Subject: "))
            .unwrap();
        let words = line.split("=?utf-8?B?").skip(1);
        let words = words.map(|word| BASE64.decode(word.trim_end_matches("?=").as_bytes()));
        words
            .map(|word| String::from_utf8(word.unwrap()).unwrap())
            .collect()
    }

    /// A heading.
    pub(crate) fn heading(&self, name: &str) -> Option<&str> {
        let begin = format!("{name}: ");
        self.head
            .lines()
            .find_map(|line| line.strip_prefix(begin.as_str()))
    }
}

/// A mail server.
pub(crate) struct Post {
    pub(crate) url: String,
    got: Receiver<Arrived>,
}

impl Post {
    /// One that wants to know this user and password, if any, and answers a letter in this way.
    pub(crate) fn start(user: Option<&'static str>, answer: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let place = listener.local_addr().unwrap();
        let url = match user {
            Some(user) => format!("smtp://{user}@{place}"),
            None => format!("smtp://{place}"),
        };
        let (tell, got) = channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let tell = tell.clone();
                thread::spawn(move || take_letters(&stream, user, answer, &tell));
            }
        });
        Self { url, got }
    }

    pub(crate) fn next(&self) -> Option<Arrived> {
        self.got.recv_timeout(Duration::from_secs(5)).ok()
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.got.recv_timeout(Duration::from_millis(100)).is_err()
    }
}

fn take_letters(stream: &TcpStream, user: Option<&str>, answer: &str, tell: &Sender<Arrived>) {
    let mut reader = BufReader::new(stream);
    let mut writer = stream;
    let mut say = |text: &str| {
        let _ = write!(writer, "{text}\r\n");
    };
    say("220 test ready");
    let (mut from, mut to, mut known) = (String::new(), String::new(), user.is_none());
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).unwrap_or(0) == 0 {
            return;
        }
        let line = line.trim_end();
        let inside = |line: &str| {
            let (_, rest) = line.split_once('<').unwrap();
            rest.trim_end_matches('>').to_owned()
        };
        if line.starts_with("EHLO ") {
            say("250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN");
        } else if let Some(secret) = line.strip_prefix("AUTH PLAIN ") {
            let secret = BASE64.decode(secret.as_bytes()).unwrap();
            let secret = String::from_utf8(secret).unwrap().replace('\0', ":");
            known = user.is_some_and(|user| secret == format!(":{user}"));
            say(if known { "235 ok" } else { "535 no" });
        } else if line.starts_with("MAIL FROM:") && known {
            from = inside(line);
            say("250 ok");
        } else if line.starts_with("RCPT TO:") && known {
            to = inside(line);
            say("250 ok");
        } else if line == "DATA" && known {
            say("354 go on");
            let mut letter = String::new();
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                if line == ".\r\n" {
                    break;
                }
                letter += line.strip_prefix('.').unwrap_or(&line);
            }
            let (head, body) = letter.split_once("\r\n\r\n").unwrap();
            let body = BASE64.decode(body.replace("\r\n", "").as_bytes()).unwrap();
            let _ = tell.send(Arrived {
                from: from.clone(),
                to: to.clone(),
                head: head.to_owned(),
                text: String::from_utf8(body).unwrap(),
            });
            say(answer);
        } else if line == "QUIT" {
            return say("221 bye");
        } else {
            say("503 no");
        }
    }
}
