//! Texts that are compressed once and sent often.
//!
//! Compressed data may be put together from pieces that were compressed apart, if each ends on a whole
//! byte (a sync flush) and refers to nothing before it. So a page is its frame, which is made for one reader,
//! and parts that many readers share; and a stream needs no compressor of its own, which would cost
//! a quarter of a megabyte.

use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::bufread::GzEncoder;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use orrery_outside::lock;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::Read as _;
use std::sync::{Arc, Mutex, OnceLock};

/// What every compressed answer begins with: no name, no time, any system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty last block.
const END: [u8; 2] = [3, 0];
/// How far back compressed data may refer.
const WINDOW: usize = 32 << 10;
/// How hard is tried: lower levels take a third of the time, but an update of a board weighs half as much again.
const LEVEL: u32 = 6;

/// A compressed text and its checksum.
type Packed = Arc<(Bytes, Crc)>;

/// What a text is known by: a fingerprint that nobody outside can foretell, its checksum and its length.
type Print = (u64, u32, u32);

/// A text and, once somebody asked for it, its compressed form.
pub(crate) struct Piece {
    text: String,
    packed: OnceLock<Packed>,
    /// The end of what is always sent right before, to which it may refer.
    before: String,
    /// Where its compressed form may be found, and under which fingerprint.
    shelf: Option<(u64, Arc<Shelf>)>,
}

impl Piece {
    pub(crate) fn new(text: impl Into<String>) -> Arc<Self> {
        Arc::new(Self {
            text: text.into(),
            packed: OnceLock::new(),
            before: String::new(),
            shelf: None,
        })
    }

    /// A text that always comes right after this one. It refers back a few times as far as it is long: what is looked
    /// through for references must be read, too.
    pub(crate) fn after(&self, text: String) -> Arc<Self> {
        let before = tail(&self.text, WINDOW.min(4 * text.len())).to_owned();
        Arc::new(Self {
            text,
            packed: OnceLock::new(),
            before,
            shelf: None,
        })
    }

    /// A text with this fingerprint that may have been sent before.
    pub(crate) fn known(text: String, print: u64, shelf: &Arc<Shelf>) -> Arc<Self> {
        Arc::new(Self {
            text,
            packed: OnceLock::new(),
            before: String::new(),
            shelf: Some((print, Arc::clone(shelf))),
        })
    }

    fn packed(&self) -> &Packed {
        self.packed.get_or_init(|| {
            let mut crc = Crc::new();
            crc.update(self.text.as_bytes());
            let (sum, amount) = (crc.sum(), crc.amount());
            let pack = || Arc::new((deflate(&self.text, &self.before), crc));
            match &self.shelf {
                Some((print, shelf)) => shelf.get((*print, sum, amount), pack),
                None => pack(),
            }
        })
    }
}

/// Compressed forms of texts that come again: most parts of a table stay as they are from one choice to the next, and
/// some are the same at all tables.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<[HashMap<Print, Packed>; 2]>);

/// So many are kept, and as many older ones until then; each has a few kilobytes.
const KEPT: usize = 500;

impl Shelf {
    fn get(&self, print: Print, pack: impl FnOnce() -> Packed) -> Packed {
        let known = {
            let [new, old] = &*lock(&self.0);
            new.get(&print).or_else(|| old.get(&print)).cloned()
        };
        let packed = known.unwrap_or_else(pack);
        let [new, old] = &mut *lock(&self.0);
        if new.len() >= KEPT {
            *old = std::mem::take(new);
        }
        new.insert(print, packed.clone());
        packed
    }
}

/// A page made of pieces.
pub(crate) fn page(gzip: bool, pieces: &[Arc<Piece>]) -> Response {
    let mut body = Vec::new();
    if gzip {
        let mut crc = Crc::new();
        body.extend(HEAD);
        for piece in pieces {
            let (bytes, sum) = &**piece.packed();
            body.extend_from_slice(bytes);
            crc.combine(sum);
        }
        body.extend(END);
        body.extend(crc.sum().to_le_bytes());
        body.extend(crc.amount().to_le_bytes());
    } else {
        for piece in pieces {
            body.extend_from_slice(piece.text.as_bytes());
        }
    }
    let mut answer = Body::from(body).into_response();
    dress(&mut answer, gzip, "text/html; charset=utf-8");
    answer
}

fn dress(answer: &mut Response, gzip: bool, kind: &'static str) {
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    match gzip {
        true => mark(answer),
        false => vary(answer),
    }
}

fn vary(answer: &mut Response) {
    let encoding = HeaderValue::from_static("accept-encoding");
    answer.headers_mut().insert(VARY, encoding);
}

/// Says that an answer is compressed.
pub(crate) fn mark(answer: &mut Response) {
    vary(answer);
    let gzip = HeaderValue::from_static("gzip");
    answer.headers_mut().insert(CONTENT_ENCODING, gzip);
}

/// A file as small as can be, for one that is compressed once and sent to everybody.
pub(crate) fn whole(bytes: &[u8]) -> Bytes {
    let mut packed = Vec::new();
    let mut read = GzEncoder::new(bytes, Compression::best());
    // Neither a slice nor a vector fails.
    let _ = read.read_to_end(&mut packed);
    packed.into()
}

/// Writes one stream that never ends.
pub(crate) struct Writer {
    gzip: bool,
    begun: bool,
    /// The end of what was sent last, to which the next text may refer.
    before: String,
}

impl Writer {
    pub(crate) fn new(gzip: bool) -> Self {
        Self {
            gzip,
            begun: false,
            before: String::new(),
        }
    }

    /// The next bytes for a text of this stream only.
    pub(crate) fn write(&mut self, text: &str) -> Bytes {
        if !self.gzip {
            return Bytes::copy_from_slice(text.as_bytes());
        }
        let bytes = deflate(text, &self.before);
        tail(text, WINDOW).clone_into(&mut self.before);
        self.begin(bytes)
    }

    /// The same for a text that other streams send too.
    pub(crate) fn share(&mut self, piece: &Piece) -> Bytes {
        if !self.gzip {
            return Bytes::copy_from_slice(piece.text.as_bytes());
        }
        self.before = String::new();
        self.begin(piece.packed().0.clone())
    }

    fn begin(&mut self, bytes: Bytes) -> Bytes {
        if std::mem::replace(&mut self.begun, true) {
            return bytes;
        }
        [&HEAD[..], &bytes].concat().into()
    }

    /// The answer that sends what is written.
    pub(crate) fn answer(gzip: bool, body: Body) -> Response {
        let mut answer = body.into_response();
        dress(&mut answer, gzip, "text/event-stream");
        // nginx would otherwise keep updates until it has a page full of them.
        let unbuffered = HeaderName::from_static("x-accel-buffering");
        answer
            .headers_mut()
            .insert(unbuffered, HeaderValue::from_static("no"));
        answer
    }
}

/// The end of a text, so many bytes of it at most.
fn tail(text: &str, most: usize) -> &str {
    let from = text.len().saturating_sub(most);
    let whole = (from..=text.len()).find_map(|at| text.get(at..));
    whole.unwrap_or_default()
}

/// Compresses a text that comes right after `before`.
fn deflate(text: &str, before: &str) -> Bytes {
    thread_local! {
        static COMPRESS: RefCell<Compress> =
            RefCell::new(Compress::new(Compression::new(LEVEL), false));
    }
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        if !before.is_empty() {
            // It cannot be refused: nothing has been compressed yet.
            let _ = compress.set_dictionary(before.as_bytes());
        }
        let mut out = Vec::with_capacity(text.len() / 6 + 64);
        loop {
            let read = compress.total_in() as usize;
            let done =
                compress.compress_vec(&text.as_bytes()[read..], &mut out, FlushCompress::Sync);
            // Room to spare means that all of it is out.
            if matches!(done, Ok(Status::Ok)) && out.len() == out.capacity() {
                out.reserve(out.len());
            } else {
                return out.into();
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::{DeflateDecoder, GzDecoder};
    use http_body_util::BodyExt as _;

    fn texts() -> Vec<String> {
        let long: String = (0..9000).map(|n| format!("<b>{} é</b>", n * n)).collect();
        vec![
            String::new(),
            "one".into(),
            long.clone(),
            "two".into(),
            long,
        ]
    }

    #[test]
    fn pieces_make_one_page() {
        let mut pieces: Vec<_> = texts().into_iter().map(Piece::new).collect();
        pieces.push(pieces[4].after(texts()[2].clone()));
        pieces.push(pieces[5].after("the end".to_owned()));
        let whole = texts().concat() + &texts()[2] + "the end";
        let runtime = tokio::runtime::Runtime::new().unwrap();
        for gzip in [true, false, true] {
            let body = page(gzip, &pieces).into_body();
            let body = runtime.block_on(body.collect()).unwrap().to_bytes();
            let mut text = String::new();
            match gzip {
                true => GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap(),
                false => (&body[..]).read_to_string(&mut text).unwrap(),
            };
            assert!(text == whole);
        }
    }

    #[test]
    fn what_was_compressed_before_is_found_again_and_forgotten_at_last() {
        let shelf = Arc::<Shelf>::default();
        let piece = |text: &str, print| Piece::known(text.to_owned(), print, &shelf);
        let first = piece("one", 1);
        assert!(Arc::ptr_eq(first.packed(), piece("one", 1).packed()));
        // Another text is told apart even if it has the same fingerprint.
        assert!(!Arc::ptr_eq(first.packed(), piece("two", 1).packed()));
        for print in 0..3 * KEPT as u64 {
            piece("other", print).packed();
            assert!(Arc::ptr_eq(first.packed(), piece("one", 1).packed()));
        }
        for print in 0..3 * KEPT as u64 {
            piece("another", print).packed();
        }
        assert!(!Arc::ptr_eq(first.packed(), piece("one", 1).packed()));
        assert!(lock(&shelf.0).iter().all(|part| part.len() <= KEPT));
    }

    #[test]
    fn a_stream_is_read_as_it_is_written() {
        let mut writer = Writer::new(true);
        let mut sent = Vec::new();
        let mut expected = String::new();
        for (index, text) in texts().iter().enumerate() {
            let before = sent.len();
            match index % 2 {
                0 => sent.extend_from_slice(&writer.write(text)),
                _ => sent.extend_from_slice(&writer.share(&Piece::new(text.as_str()))),
            }
            sent.extend_from_slice(&writer.write(text));
            expected = expected + text + text;
            let mut read = vec![0; expected.len()];
            DeflateDecoder::new(&sent[HEAD.len()..])
                .read_exact(&mut read)
                .unwrap();
            assert!(read == expected.as_bytes(), "all of it has come at once");
            // What was said just before costs almost nothing.
            if text.len() > 1000 && text.len() < WINDOW {
                assert!(sent.len() - before < text.len());
            }
        }
        assert_eq!(&sent[..HEAD.len()], HEAD);
    }
}
