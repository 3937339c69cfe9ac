//! Something in between: a balancer in front of servers, or a wire to the database that can be cut.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What happens to what passes.
const OPEN: u64 = u64::MAX;
const STALLED: u64 = u64::MAX - 1;
const CUT: u64 = u64::MAX - 2;

/// Passes connections on, in turn to those that answer.
pub(crate) struct Relay {
    pub(crate) port: u16,
    shared: Arc<Shared>,
}

struct Shared {
    targets: Mutex<Vec<u16>>,
    turn: AtomicUsize,
    /// One of the above, or milliseconds that everything is late.
    state: AtomicU64,
}

impl Relay {
    pub(crate) fn start(targets: &[u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let shared = Arc::new(Shared {
            targets: Mutex::new(targets.to_vec()),
            turn: AtomicUsize::new(0),
            state: AtomicU64::new(OPEN),
        });
        let with = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (Ok(stream), shared) = (stream, Arc::clone(&with)) else {
                    return;
                };
                thread::spawn(move || shared.pass(&stream));
            }
        });
        Self { port, shared }
    }

    /// The one with this number is somewhere else now.
    pub(crate) fn replace(&self, index: usize, port: u16) {
        self.shared.targets.lock().unwrap()[index] = port;
    }

    /// Nothing passes any more, and nobody is told.
    pub(crate) fn stall(&self) {
        self.shared.state.store(STALLED, Ordering::SeqCst);
    }

    /// Every connection is closed, and every new one.
    pub(crate) fn cut(&self) {
        self.shared.state.store(CUT, Ordering::SeqCst);
    }

    /// Everything is so much late.
    pub(crate) fn slow(&self, milliseconds: u64) {
        self.shared.state.store(milliseconds, Ordering::SeqCst);
    }

    pub(crate) fn heal(&self) {
        self.shared.state.store(OPEN, Ordering::SeqCst);
    }
}

impl Shared {
    fn connect(&self) -> Option<TcpStream> {
        let targets = self.targets.lock().unwrap().clone();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let mut ports = (0..targets.len()).map(|more| targets[(turn + more) % targets.len()]);
        ports.find_map(|port| TcpStream::connect(("127.0.0.1", port)).ok())
    }

    fn pass(self: &Arc<Self>, client: &TcpStream) {
        let Some(server) = self.connect() else {
            return;
        };
        let (from, to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
        let shared = Arc::clone(self);
        let there = thread::spawn(move || shared.copy(&from, &to));
        self.copy(&server, client);
        let _ = there.join();
    }

    fn copy(&self, mut from: &TcpStream, mut to: &TcpStream) {
        let _ = from.set_read_timeout(Some(Duration::from_millis(20)));
        let mut bytes = [0; 1 << 14];
        loop {
            match self.state.load(Ordering::SeqCst) {
                CUT => break,
                STALLED => {
                    thread::sleep(Duration::from_millis(5));
                    continue;
                }
                _ => {}
            }
            let length = match from.read(&mut bytes) {
                Ok(0) => break,
                Ok(length) => length,
                Err(error)
                    if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) =>
                {
                    continue;
                }
                Err(_) => break,
            };
            if let late @ ..CUT = self.state.load(Ordering::SeqCst) {
                thread::sleep(Duration::from_millis(late));
            }
            if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
}
