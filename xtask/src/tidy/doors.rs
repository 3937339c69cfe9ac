//! Doors: what touches the outside stands in few places, so that everything else is pure and can run where
//! there is no clock, no disk, no thread and no socket.

use crate::repo::{Finding, Repo};
use regex::Regex;
use std::sync::LazyLock;

struct Door {
    what: &'static str,
    pattern: &'static str,
    /// The files that are the door.
    files: &'static [&'static str],
}

const DOORS: &[Door] = &[
    Door {
        what: "the clock",
        pattern: r"\bSystemTime\b|\bInstant\b",
        files: &["crates/outside/src/system.rs"],
    },
    Door {
        what: "random numbers",
        pattern: r"\bgetrandom::",
        files: &["crates/outside/src/system.rs"],
    },
    Door {
        what: "the disk",
        pattern: r"\bstd::fs\b|\brusqlite::",
        files: &[
            "crates/table/src/backup.rs",
            "crates/table/src/packs.rs",
            "crates/table/src/sqlite.rs",
            "crates/table/src/sqlite/personal.rs",
            "crates/table/src/sqlite/plain.rs",
            "crates/table/src/sqlite/rows.rs",
            "crates/table/src/sqlite/schema.rs",
            "crates/table/src/sqlite/writer.rs",
            "crates/web/src/key_file.rs",
        ],
    },
    Door {
        what: "threads",
        pattern: r"\bthread::(spawn|scope|Builder|sleep)\b|\bspawn_blocking\b|\brayon::",
        files: &[
            "crates/outside/src/pool.rs",
            "crates/outside/src/threads.rs",
            "crates/web/src/tables.rs",
        ],
    },
    Door {
        what: "sockets",
        pattern: r"\btokio::(net|spawn)\b|\bstd::net::(Tcp|Udp)|\btokio_postgres::",
        files: &[
            "crates/notice/src/door.rs",
            "crates/table/src/postgres.rs",
            "crates/table/src/postgres/ear.rs",
            "crates/table/src/postgres/personal.rs",
            "crates/table/src/postgres/plain.rs",
            "crates/table/src/postgres/pool.rs",
            "crates/table/src/postgres/rows.rs",
            "crates/table/src/postgres/schema.rs",
            "crates/table/src/postgres/tls.rs",
            "crates/web/src/serve.rs",
        ],
    },
];

static PATTERNS: LazyLock<Vec<(Regex, &Door)>> = LazyLock::new(|| {
    let compile = |door: &'static Door| {
        let pattern = Regex::new(door.pattern).expect("the pattern is valid");
        (pattern, door)
    };
    DOORS.iter().map(compile).collect()
});

/// Check: nobody else goes outside. The command is outside itself, and the kit is for tests.
pub(crate) fn used(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, code) in repo.code() {
        let inside = file.starts_with("crates/") && file.contains("/src/");
        if !inside
            || ["crates/cli/", "crates/conformance/"]
                .iter()
                .any(|of| file.starts_with(of))
        {
            continue;
        }
        for (index, line) in code.lines().enumerate() {
            for (pattern, door) in PATTERNS.iter() {
                if !door.files.contains(&file) && pattern.is_match(line) {
                    let text = format!("{} is behind {}", door.what, door.files.join(", "));
                    findings.push(Finding::new(file, index + 1, text));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_outside_by_another_way_is_found() {
        for code in [
            "let start = Instant::now();",
            "use std::time::{Duration, SystemTime};",
            "getrandom::fill(&mut bytes)",
            "use std::fs::File;",
            "use rusqlite::Connection;",
            "std::thread::spawn(work)",
            "tokio::task::spawn_blocking(work)",
            "use rayon::prelude::*;",
            "use tokio::net::TcpListener;",
            "use tokio_postgres::Client;",
        ] {
            let found = used(&Repo::of(&[("crates/a/src/b.rs", &format!("\n{code}"))]));
            assert_eq!(found.len(), 1, "{code}");
            assert_eq!(found[0].line, 2);
        }
    }

    #[test]
    fn doors_tests_and_commands_are_left_alone() {
        let code = "use std::time::Instant;";
        let repo = Repo::of(&[
            ("crates/outside/src/system.rs", code),
            ("crates/cli/src/a.rs", code),
            ("crates/a/tests/b.rs", code),
            ("crates/a/examples/b.rs", code),
            (
                "crates/a/src/b.rs",
                "use std::time::Duration;\n#[cfg(test)]\nuse std::fs;",
            ),
            ("xtask/src/c.rs", code),
        ]);
        assert_eq!(used(&repo), []);
    }
}
