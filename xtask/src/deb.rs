//! `cargo xtask deb`: the Debian package, and a look at whether it works.
//!
//! A package is a folder and a list; `dpkg-deb` makes a file of them. The check installs it, starts what it brings as
//! the user it brings, and removes it again; where that is not allowed it is only unpacked.

use crate::{repo, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// What is copied, where to, and how.
const FILES: &[(&str, &str, &str)] = &[
    ("packaging/orrery.toml", "etc/orrery/orrery.toml", "0644"),
    ("packaging/backup", "usr/lib/orrery/backup", "0755"),
    (
        "packaging/orrery.service",
        "usr/lib/systemd/system/orrery.service",
        "0644",
    ),
    (
        "packaging/orrery-backup.service",
        "usr/lib/systemd/system/orrery-backup.service",
        "0644",
    ),
    (
        "packaging/orrery-backup.timer",
        "usr/lib/systemd/system/orrery-backup.timer",
        "0644",
    ),
    (
        "packaging/nginx.conf",
        "usr/share/doc/orrery/examples/nginx.conf",
        "0644",
    ),
    (
        "packaging/haproxy.cfg",
        "usr/share/doc/orrery/examples/haproxy.cfg",
        "0644",
    ),
    (
        "packaging/Caddyfile",
        "usr/share/doc/orrery/examples/Caddyfile",
        "0644",
    ),
    (
        "docs/operating.md",
        "usr/share/doc/orrery/operating.md",
        "0644",
    ),
    ("docs/cli.md", "usr/share/doc/orrery/cli.md", "0644"),
    ("LICENSE-MIT", "usr/share/doc/orrery/copyright", "0644"),
    ("packaging/debian/postinst", "DEBIAN/postinst", "0755"),
    ("packaging/debian/prerm", "DEBIAN/prerm", "0755"),
    ("packaging/debian/postrm", "DEBIAN/postrm", "0755"),
];

/// Builds the binary that is published, and the package of it.
pub(crate) fn build() -> Result<String, String> {
    run::run(
        &run::cargo(),
        &[
            "build",
            "--locked",
            "--profile",
            "dist",
            "--package",
            "orrery",
        ],
    )?;
    let package = package(&run::root().join("target/dist/orrery"))?;
    Ok(format!("deb: {}", package.display()))
}

/// The package of a binary, in `target/deb`.
fn package(binary: &Path) -> Result<PathBuf, String> {
    let out = run::root().join("target/deb");
    let tree = out.join("orrery");
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    }
    for (from, to, mode) in FILES {
        install(&run::root().join(from), &tree.join(to), mode)?;
    }
    let target = tree.join("usr/bin/orrery");
    install(binary, &target, "0755")?;
    run::run("strip", &[&text(&target)?])?;
    let architecture = run::output("dpkg", &["--print-architecture"])?;
    let control = control(architecture.trim(), &fs::read(&target).unwrap_or_default());
    let write = |name: &str, text: &str| {
        let path = tree.join("DEBIAN").join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write("control", &control)?;
    write("conffiles", "/etc/orrery/orrery.toml\n")?;
    let name = format!(
        "orrery_{}_{}.deb",
        env!("CARGO_PKG_VERSION"),
        architecture.trim()
    );
    let file = out.join(name);
    // Fast to make; the binary hardly gets smaller.
    let args = [
        "--root-owner-group",
        "-Zgzip",
        "-z6",
        "--build",
        &text(&tree)?,
        &text(&file)?,
    ];
    run::run("dpkg-deb", &args)?;
    Ok(file)
}

fn text(path: &Path) -> Result<String, String> {
    let text = path.to_str().map(str::to_owned);
    text.ok_or_else(|| format!("{} is not UTF-8", path.display()))
}

fn install(from: &Path, to: &Path, mode: &str) -> Result<(), String> {
    run::run("install", &["-D", "-m", mode, &text(from)?, &text(to)?])
}

fn control(architecture: &str, binary: &[u8]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let libc = newest_libc(binary).map_or_else(String::new, |(a, b)| format!(" (>= {a}.{b})"));
    format!(
        "Package: orrery\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
         Maintainer: The Orrery project <orrery@localhost>\nDepends: libc6{libc}, libgcc-s1, passwd\n\
         Suggests: nginx | haproxy | caddy\n\
         Description: digital table for board games about space\n \
         A server at which people and bots play SETI and Kepler-3042 in the browser: every rule\n \
         enforced, every refusal explained, no move lost.\n"
    )
}

/// The newest version of the C library that a binary asks for, such as `GLIBC_2.34`.
fn newest_libc(binary: &[u8]) -> Option<(u32, u32)> {
    const MARK: &[u8] = b"GLIBC_";
    let found = binary
        .windows(MARK.len())
        .enumerate()
        .filter(|(_, bytes)| *bytes == MARK);
    let version = |at: usize| {
        let end = binary.len().min(at + MARK.len() + 8);
        let rest = std::str::from_utf8(
            binary[at + MARK.len()..end]
                .split(|byte| *byte == 0)
                .next()?,
        );
        let (a, b) = rest.ok()?.split_once('.')?;
        Some((a.parse().ok()?, b.split('.').next()?.parse().ok()?))
    };
    found.filter_map(|(at, _)| version(at)).max()
}

/// How exposed systemd may think the service to be, from 0 to 100.
const EXPOSURE: &str = "20";

/// Makes a package of the binary that the tests have built, and tries it.
pub(crate) fn check() -> Result<String, String> {
    let file = package(&repo::build(repo::ORRERY)?)?;
    let tree = run::root().join("target/deb/orrery");
    units(&tree)?;
    let root = run::output("id", &["-u"])?.trim() == "0";
    // Nobody's own installation is touched.
    let installed = Command::new("dpkg").args(["-s", "orrery"]).output();
    if root && !installed.is_ok_and(|output| output.status.success()) {
        let tried = run::run("dpkg", &["--install", &text(&file)?]).and_then(|()| try_installed());
        let removed = run::run("dpkg", &["--purge", "orrery"]);
        tried.and(removed)?;
        return Ok("deb: installed, started, copied, removed".to_owned());
    }
    let orrery = tree.join("usr/bin/orrery");
    let data = tree.join("var/lib/orrery");
    let _server = started(Command::new(orrery).args(["serve", "--data", &text(&data)?]))?;
    Ok("deb: unpacked and started; root could install it".to_owned())
}

/// systemd reads the units and finds nothing wrong or careless.
fn units(tree: &Path) -> Result<(), String> {
    let unit = |name: &str| text(&tree.join("usr/lib/systemd/system").join(name));
    let service = unit("orrery.service")?;
    run::output(
        "systemd-analyze",
        &[
            "security",
            "--offline=yes",
            &format!("--threshold={EXPOSURE}"),
            "--no-pager",
            &service,
        ],
    )?;
    // The programs that the units start are looked for where they will be.
    let root = format!("--root={}", text(tree)?);
    for name in [
        "orrery.service",
        "orrery-backup.service",
        "orrery-backup.timer",
    ] {
        unit(name)?;
        run::run(
            "systemd-analyze",
            &["verify", "--man=no", "--recursive-errors=no", &root, name],
        )?;
    }
    Ok(())
}

/// A process that ends with this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

/// Starts a server and waits until it says that it is well.
fn started(command: &mut Command) -> Result<Running, String> {
    command
        .stdout(Stdio::null())
        .env("ORRERY_LISTEN", "127.0.0.1:3942");
    let mut running = Running(command.spawn().map_err(|error| error.to_string())?);
    for _ in 0..100 {
        sleep(Duration::from_millis(100));
        let well = Command::new("curl")
            .args(["-fs", "http://127.0.0.1:3942/healthz"])
            .output();
        if well.is_ok_and(|output| output.stdout == b"ok\n") {
            return Ok(running);
        }
        if let Ok(Some(status)) = running.0.try_wait() {
            return Err(format!("the server has ended: {status}"));
        }
    }
    Err("the server is not well".to_owned())
}

/// As the unit does it, as far as that works without systemd: the same command, user, variables, and file mask.
fn try_installed() -> Result<(), String> {
    let unit = fs::read_to_string("/usr/lib/systemd/system/orrery.service");
    let unit = unit.map_err(|error| error.to_string())?;
    let start = unit
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart="));
    let start = start.ok_or("the unit starts nothing")?;
    let script = format!(
        "set -a; . /etc/orrery/environment; ORRERY_LISTEN=127.0.0.1:3942; umask 077; exec {start}"
    );
    let as_user = |script: &str| {
        let mut command = Command::new("setpriv");
        command.args([
            "--reuid=orrery",
            "--regid=orrery",
            "--clear-groups",
            "--no-new-privs",
        ]);
        command.args(["--bounding-set=-all", "--inh-caps=-all", "sh", "-c", script]);
        command
    };
    let server = started(&mut as_user(&script))?;
    let token = "$(. /etc/orrery/environment; echo $ORRERY_OPERATOR_TOKEN)";
    let operator = format!("curl -fsS -u operator:{token} http://127.0.0.1:3942/operator");
    run::output("sh", &["-c", &operator])?;
    let status = as_user("/usr/lib/orrery/backup")
        .status()
        .map_err(|error| error.to_string())?;
    drop(server);
    if !status.success() {
        return Err(format!("the nightly copy: {status}"));
    }
    let script = "cd /var/backups/orrery && orrery restore --data /tmp/orrery-restored $(ls -t | head -1) && rm -r /tmp/orrery-restored";
    run::run("sh", &["-c", script])?;
    // Games survive the package; here nobody misses them.
    let private = "test $(stat -c %a /var/lib/orrery) = 700 && test $(stat -c %a /etc/orrery/environment) = 640";
    run::run("sh", &["-c", private])?;
    run::run("rm", &["-r", "/var/lib/orrery", "/var/backups/orrery"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_c_library_is_found() {
        let binary = b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.4\0GLIBC_PRIVATE\0GLIBC_";
        assert_eq!(newest_libc(binary), Some((2, 34)));
        assert_eq!(newest_libc(b"nothing"), None);
        assert!(control("amd64", binary).contains("Depends: libc6 (>= 2.34), libgcc-s1"));
    }

    #[test]
    fn everything_in_the_package_is_in_the_repository() {
        for (from, _, _) in FILES {
            assert!(run::root().join(from).is_file(), "{from}");
        }
    }
}
