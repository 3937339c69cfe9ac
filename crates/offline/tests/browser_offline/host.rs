//! Any web space: files of a folder below a path, until it is switched off.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

type Files = Arc<Mutex<Option<BTreeMap<String, Vec<u8>>>>>;

pub(crate) struct Host {
    port: u16,
    base: String,
    files: Files,
}

/// The folder that `cargo xtask offline` made.
fn folder() -> PathBuf {
    let given = std::env::var_os("ORRERY_OFFLINE").map(PathBuf::from);
    given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/offline-site"))
}

/// One that an earlier release made, if there is one to come from.
fn older() -> Option<PathBuf> {
    std::env::var_os("ORRERY_OFFLINE_BEFORE").map(PathBuf::from)
}

fn read(folder: &Path, name: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder)
        .unwrap_or_else(|_| panic!("{}: first `cargo xtask offline`", folder.display()))
    {
        let path = entry.unwrap().path();
        let own = format!("{name}{}", path.file_name().unwrap().to_string_lossy());
        match path.is_dir() {
            true => read(&path, &format!("{own}/"), files),
            false => {
                files.insert(own, fs::read(path).unwrap());
            }
        }
    }
}

fn all(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    read(folder, "", &mut files);
    files
}

impl Host {
    pub(crate) fn start(base: &str) -> Self {
        Self::of(&folder(), base)
    }

    /// With what was published before.
    pub(crate) fn older(base: &str) -> Self {
        Self::of(&older().unwrap_or_else(folder), base)
    }

    fn of(folder: &Path, base: &str) -> Self {
        let files = Arc::new(Mutex::new(Some(all(folder))));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let host = Self {
            port: listener.local_addr().unwrap().port(),
            base: base.to_owned(),
            files: Arc::clone(&files),
        };
        let base = format!("/{base}/");
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (files, base) = (Arc::clone(&files), base.clone());
                std::thread::spawn(move || answer(stream, &files, &base));
            }
        });
        host
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.port, self.base)
    }

    /// From now on nobody answers.
    pub(crate) fn stop(&mut self) {
        *self.files.lock().unwrap() = None;
    }

    /// Publishes what is new. If nothing older was there, that is the same program under another name. The old files are
    /// gone, as from a web space that was cleaned: nobody may need them any more.
    pub(crate) fn publish(&mut self) {
        let mut all = all(&folder());
        if older().is_none() {
            all = renamed(all);
        }
        let scripts = all
            .iter_mut()
            .filter(|(name, _)| name.ends_with("/offline.js"));
        scripts.for_each(|(_, script)| {
            script.extend(b"\ndocument.documentElement.dataset.edition = 'another';\n");
        });
        *self.files.lock().unwrap() = Some(all);
    }
}

fn renamed(files: BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    let worker = String::from_utf8(files["sw.js"].clone()).unwrap();
    let (_, version) = worker.split_once("const VERSION = '").unwrap();
    let (version, other) = (&version[..16], "0123456789abcdef");
    let renamed = |(name, bytes): (String, Vec<u8>)| match &*name {
        "sw.js" | "index.html" => {
            let text = String::from_utf8(bytes).unwrap();
            (name, text.replace(version, other).into_bytes())
        }
        _ => (name.replace(version, other), bytes),
    };
    files.into_iter().map(renamed).collect()
}

fn answer(mut stream: TcpStream, files: &Files, base: &str) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
    let Some(Ok(first)) = lines.next() else {
        return;
    };
    while lines
        .next()
        .is_some_and(|line| line.is_ok_and(|line| !line.is_empty()))
    {}
    let path = first.split(' ').nth(1).unwrap_or("/");
    let path = path.split('?').next().unwrap_or("/");
    let name = path
        .strip_prefix(base)
        .map(|name| if name.is_empty() { "index.html" } else { name });
    let files = files.lock().unwrap();
    // Switched off: the connection ends without an answer.
    let Some(files) = &*files else {
        return;
    };
    let (status, bytes) = match name.and_then(|name| files.get(name)) {
        Some(bytes) => ("200 OK", bytes.clone()),
        None => ("404 Not Found", Vec::new()),
    };
    let kind = match path.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        _ => "text/html",
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        bytes.len()
    );
    let _ = stream
        .write_all(head.as_bytes())
        .and_then(|()| stream.write_all(&bytes));
}
