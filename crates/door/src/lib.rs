//! What the scripts of a browser call. The only place with `unsafe`: names that a browser finds have to be kept as they
//! are, which the language calls unsafe because two functions could have the same. No pointer is read or written here:
//! a script writes into [`room`] and reads from [`answer`], both of which are ours for as long as it does.
//!
//! This is what becomes the module of a browser, so it is compiled last, with everything else: see `Cargo.toml` of the
//! workspace for why it is a crate of its own.
#![cfg(target_family = "wasm")]

use orrery_offline::Offline;
use orrery_outside::{Given, give};
use std::cell::RefCell;
use std::time::Duration;

#[link(wasm_import_module = "browser")]
unsafe extern "C" {
    /// Milliseconds since the beginning of 1970.
    safe fn date() -> f64;
    /// Milliseconds since some moment.
    safe fn uptime() -> f64;
    /// 32 random bits.
    safe fn random() -> u32;
}

thread_local! {
    static OFFLINE: RefCell<Offline> = RefCell::default();
    static ROOM: RefCell<Vec<u8>> = RefCell::default();
    static ANSWER: RefCell<Vec<u8>> = RefCell::default();
}

fn fill(bytes: &mut [u8]) -> bool {
    for part in bytes.chunks_mut(4) {
        let number = random().to_ne_bytes();
        part.copy_from_slice(&number[..part.len()]);
    }
    true
}

/// Once, before anything else.
#[unsafe(no_mangle)]
extern "C" fn begin() {
    give(Given {
        date: || date() as i64,
        uptime: || Duration::from_secs_f64(uptime().max(0.0) / 1000.0),
        fill,
    });
    // After a panic nothing else happens here; whoever called finds what it said where answers are.
    std::panic::set_hook(Box::new(|panic| {
        ANSWER.set(panic.to_string().into_bytes());
    }));
}

/// Where to write so many bytes of a call.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(length, 0);
        room.as_mut_ptr()
    })
}

/// Does what was written there; the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    let text = ROOM.take();
    let answer = OFFLINE.with_borrow_mut(|offline| offline.call(&text));
    ANSWER.set(answer);
    length()
}

/// Where the answer is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// How long it is.
#[unsafe(no_mangle)]
extern "C" fn length() -> usize {
    ANSWER.with_borrow(Vec::len)
}
