//! `cargo xtask ci`: every check.

use crate::packages::{self, Tool};
use crate::repo::Repo;
use crate::{deb, deps, offline, python, run, suites, tidy};
use std::thread;
use std::time::Instant;

/// What the browser tests start.
pub(crate) const CHROMIUM: Tool = Tool {
    program: "chromium",
    package: "chromium",
};

/// The same without windows and menus, which serves most of them.
const SHELL: Tool = Tool {
    program: "chromium-headless-shell",
    package: "chromium-headless-shell",
};

/// Where the edition without a server is played, too.
const FIREFOX: Tool = Tool {
    program: "firefox-esr",
    package: "firefox-esr",
};

/// What the commands of `docs/api.md` start; a test runs them.
const CURL: Tool = Tool {
    program: "curl",
    package: "curl",
};
const JQ: Tool = Tool {
    program: "jq",
    package: "jq",
};

/// What the server is put behind in a test, and what that needs.
const NGINX: Tool = Tool {
    program: "nginx",
    package: "nginx-light",
};
const HAPROXY: Tool = Tool {
    program: "haproxy",
    package: "haproxy",
};
const CADDY: Tool = Tool {
    program: "caddy",
    package: "caddy",
};
const OPENSSL: Tool = Tool {
    program: "openssl",
    package: "openssl",
};

/// What several servers share in a test. The server itself is not on the path, but this is.
const POSTGRES: Tool = Tool {
    program: "pg_ctlcluster",
    package: "postgresql",
};

/// What makes a Debian package, and reads its units.
const DPKG: Tool = Tool {
    program: "dpkg-deb",
    package: "dpkg",
};
const STRIP: Tool = Tool {
    program: "strip",
    package: "binutils",
};
const SYSTEMD: Tool = Tool {
    program: "systemd-analyze",
    package: "systemd",
};

/// What writes down in which order a process writes.
const STRACE: Tool = Tool {
    program: "strace",
    package: "strace",
};

/// Cheap checks come first, so that a slip is reported early.
const FIRST: &[Step] = &[
    Step::cargo("format", "fmt --all --check"),
    Step::cargo("lints", "clippy --workspace --all-targets -- -D warnings"),
];

/// Then what takes long: tests wait for much of their time, and the rest is built beside them.
const TESTS: &[Step] = &[Step {
    needs: &[
        CHROMIUM, SHELL, CURL, JQ, NGINX, HAPROXY, CADDY, OPENSSL, POSTGRES, STRACE,
    ],
    name: "tests",
    command: "xtask test",
    run: |_| suites::run().map(|message| println!("{message}")),
}];

/// The first of these builds in a folder of its own; the others wait until tests are built.
const BESIDE: &[Step] = &[
    Step {
        name: "offline",
        command: "xtask offline check",
        needs: &[CHROMIUM, SHELL, FIREFOX],
        run: |_| offline::check().map(|message| println!("{message}")),
    },
    Step::cargo("examples in documents", "test --workspace --doc"),
    Step {
        name: "tidy",
        command: "xtask tidy",
        needs: &[],
        run: |_| tidy::run(&Repo::load()?).map(|message| println!("{message}")),
    },
    Step {
        name: "dependencies",
        command: "xtask deps",
        needs: &[],
        run: |_| deps::run().map(|message| println!("{message}")),
    },
    Step {
        name: "package",
        command: "xtask deb check",
        needs: &[CURL, DPKG, STRIP, SYSTEMD],
        run: |_| deb::check().map(|message| println!("{message}")),
    },
    Step {
        name: "python",
        command: "xtask python",
        needs: &[python::PYTHON],
        run: |_| python::run().map(|message| println!("{message}")),
    },
];

/// One check.
#[derive(Clone, Copy)]
struct Step {
    name: &'static str,
    /// What to type after `cargo` to repeat this step alone.
    command: &'static str,
    /// Programs that this step runs and that do not come with Rust.
    needs: &'static [Tool],
    run: fn(&Step) -> Result<(), String>,
}

impl Step {
    /// A step that is one cargo command.
    const fn cargo(name: &'static str, command: &'static str) -> Self {
        Self {
            name,
            command,
            needs: &[],
            run: |step| {
                let args: Vec<&str> = step.command.split(' ').collect();
                run::run(&run::cargo(), &args)
            },
        }
    }
}

/// Runs every step; of those that stand in a row, up to the first that fails.
pub(crate) fn run() -> Result<String, String> {
    let start = Instant::now();
    let rows = [FIRST, TESTS, BESIDE];
    let steps = || rows.iter().copied().flatten();
    let needs: Vec<Tool> = steps().flat_map(|step| step.needs).copied().collect();
    packages::ensure(&needs)?;
    run_row(FIRST)?;
    run_beside(&[TESTS, BESIDE])?;
    let (count, seconds) = (steps().count(), start.elapsed().as_secs_f64());
    Ok(format!(
        "cargo xtask ci: all {count} steps passed, {seconds:.1} s"
    ))
}

/// Rows of steps, all at once; each goes on when another fails, and everything that failed is told.
fn run_beside(rows: &[&[Step]]) -> Result<(), String> {
    let ends: Vec<Result<(), String>> = thread::scope(|scope| {
        let rows: Vec<_> = rows
            .iter()
            .map(|row| scope.spawn(|| run_row(row)))
            .collect();
        let panicked = |_| Err("a step has panicked".to_owned());
        rows.into_iter()
            .map(|row| row.join().unwrap_or_else(panicked))
            .collect()
    });
    let failed: Vec<String> = ends.into_iter().filter_map(Result::err).collect();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(failed.join("\n")),
    }
}

fn run_row(steps: &[Step]) -> Result<(), String> {
    for step in steps {
        let name = step.name;
        println!("[{name}] cargo {}", step.command);
        let start = Instant::now();
        (step.run)(step).map_err(|error| {
            format!(
                "{error}\ncargo xtask ci: FAILED at {name}; to repeat it: cargo {}",
                step.command
            )
        })?;
        println!("[{name}] ok, {:.1} s", start.elapsed().as_secs_f64());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const fn step(name: &'static str, run: fn(&Step) -> Result<(), String>) -> Step {
        Step {
            name,
            command: "xtask something",
            needs: &[],
            run,
        }
    }

    #[test]
    fn every_step_has_a_name_of_its_own() {
        let mut names: Vec<_> = [FIRST, TESTS, BESIDE]
            .concat()
            .iter()
            .map(|step| step.name)
            .collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn the_first_failure_ends_a_row_and_names_the_step() {
        let error = run_row(&[
            step("a", |_| Ok(())),
            step("b", |_| Err("broken".to_owned())),
            step("c", |_| panic!("must not run")),
        ])
        .unwrap_err();
        assert_eq!(
            error,
            "broken\ncargo xtask ci: FAILED at b; to repeat it: cargo xtask something"
        );
    }

    #[test]
    fn every_row_runs_and_all_failures_are_told() {
        static RUN: AtomicUsize = AtomicUsize::new(0);
        const GOOD: &[Step] = &[step("good", |_| {
            RUN.fetch_add(1, Ordering::Relaxed);
            Ok(())
        })];
        const BAD: &[Step] = &[step("bad", |_| Err("broken".to_owned()))];
        run_beside(&[GOOD, GOOD]).unwrap();
        let error = run_beside(&[BAD, GOOD, BAD]).unwrap_err();
        assert_eq!(error.matches("FAILED at bad").count(), 2, "{error}");
        assert_eq!(RUN.load(Ordering::Relaxed), 3);
    }
}
