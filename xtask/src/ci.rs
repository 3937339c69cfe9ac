//! `cargo xtask ci`: every check, in order.

use crate::packages::{self, Tool};
use crate::repo::Repo;
use crate::{deb, deps, offline, python, run, suites, tidy};
use std::time::Instant;

/// What the browser tests start.
pub(crate) const CHROMIUM: Tool = Tool {
    program: "chromium",
    package: "chromium",
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
const STEPS: &[Step] = &[
    Step::cargo("format", "fmt --all --check"),
    Step::cargo("lints", "clippy --workspace --all-targets -- -D warnings"),
    Step {
        needs: &[
            CHROMIUM, CURL, JQ, NGINX, HAPROXY, CADDY, OPENSSL, POSTGRES, STRACE,
        ],
        name: "tests",
        command: "xtask test",
        run: |_| suites::run().map(|message| println!("{message}")),
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
        name: "offline",
        command: "xtask offline check",
        needs: &[CHROMIUM],
        run: |_| offline::check().map(|message| println!("{message}")),
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

/// Runs every step, up to the first that fails.
pub(crate) fn run() -> Result<String, String> {
    run_steps(STEPS)
}

fn run_steps(steps: &[Step]) -> Result<String, String> {
    let start = Instant::now();
    let needs: Vec<Tool> = steps.iter().flat_map(|step| step.needs).copied().collect();
    packages::ensure(&needs)?;
    for (number, step) in steps.iter().enumerate() {
        let (number, count, name) = (number + 1, steps.len(), step.name);
        println!("[{number}/{count}] {name}: cargo {}", step.command);
        let start_of_step = Instant::now();
        (step.run)(step).map_err(|error| {
            format!(
                "{error}\ncargo xtask ci: FAILED at {name} ({number} of {count}); \
                 to repeat it: cargo {}",
                step.command
            )
        })?;
        let seconds = start_of_step.elapsed().as_secs_f64();
        println!("[{number}/{count}] {name}: ok, {seconds:.1} s");
    }
    let (count, seconds) = (steps.len(), start.elapsed().as_secs_f64());
    Ok(format!(
        "cargo xtask ci: all {count} steps passed, {seconds:.1} s"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(name: &'static str, run: fn(&Step) -> Result<(), String>) -> Step {
        Step {
            name,
            command: "xtask something",
            needs: &[],
            run,
        }
    }

    #[test]
    fn the_last_line_says_that_all_steps_passed() {
        let message = run_steps(&[step("a", |_| Ok(())), step("b", |_| Ok(()))]).unwrap();
        assert!(
            message.starts_with("cargo xtask ci: all 2 steps passed"),
            "{message}"
        );
    }

    #[test]
    fn the_first_failure_ends_the_run_and_names_the_step() {
        let error = run_steps(&[
            step("a", |_| Ok(())),
            step("b", |_| Err("broken".to_owned())),
            step("c", |_| panic!("must not run")),
        ])
        .unwrap_err();
        assert_eq!(
            error,
            "broken\ncargo xtask ci: FAILED at b (2 of 3); to repeat it: cargo xtask something"
        );
    }
}
