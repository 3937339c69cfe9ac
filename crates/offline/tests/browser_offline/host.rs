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

impl Host {
    pub(crate) fn start(base: &str) -> Self {
        let mut all = BTreeMap::new();
        read(&folder(), "", &mut all);
        let files = Arc::new(Mutex::new(Some(all)));
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

    /// Publishes a version with another name, another script and another part; the program is the same.
    pub(crate) fn publish_another(&mut self) {
        let mut files = self.files.lock().unwrap();
        let files = files.as_mut().unwrap();
        let worker = String::from_utf8(files["sw.js"].clone()).unwrap();
        let (_, version) = worker.split_once("const VERSION = '").unwrap();
        let version = version[..16].to_owned();
        let other = "0123456789abcdef";
        let copies: Vec<_> = files
            .iter()
            .filter(|(name, _)| name.starts_with("v/"))
            .map(|(name, bytes)| (name.replace(&version, other), bytes.clone()))
            .collect();
        files.extend(copies);
        let script = files.get_mut(&format!("v/{other}/offline.js")).unwrap();
        script.extend(b"\ndocument.documentElement.dataset.edition = 'another';\n");
        // The old files are gone, as from a web space that was cleaned: nobody may need them any more.
        files.retain(|name, _| !name.contains(&version));
        for name in ["sw.js", "index.html"] {
            let text = String::from_utf8(files[name].clone()).unwrap();
            files.insert(name.to_owned(), text.replace(&version, other).into_bytes());
        }
    }
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
