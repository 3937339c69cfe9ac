//! `cargo xtask bench-many URL [BINARY]`: one server with its file, then one, two and three servers at the PostgreSQL
//! of this address, in one run. At every table one page is open on the server that is posted to, and another on the
//! next one.

use crate::bench_server::{Figure, Server, figure, measure, open, side_by_side};
use crate::run;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const TABLES: usize = 48;
/// Between two choices at a table, when people play.
const PAUSE: Duration = Duration::from_secs(1);

type Outcome<T> = Result<T, String>;

fn figures(binary: &Path, count: usize, store: Option<&str>) -> Outcome<Vec<Figure>> {
    let start = || match store {
        Some(url) => Server::start(binary, &["--store", url]),
        None => Server::start(binary, &[]),
    };
    let servers: Vec<Server> = (0..count).map(|_| start()).collect::<Outcome<_>>()?;
    let ports = |table: usize| [table, table + 1].map(|index| servers[index % count].port);
    let tables = (0..TABLES).map(|table| open(ports(table)));
    let tables: Vec<_> = tables.collect::<Outcome<_>>()?;
    let cpu = || servers.iter().map(Server::cpu).sum::<Outcome<f64>>();
    let mut figures = measure(&tables, PAUSE, "at a human pace");
    let before = cpu()?;
    let busy = measure(&tables, Duration::ZERO, "as fast as it goes");
    let choices = busy.first().map_or(f64::NAN, Figure::total);
    figures.extend(busy);
    let each = (cpu()? - before) * 1000.0 / choices;
    figures.push(figure(
        "processor time of the servers for a choice and two updates",
        each,
        "ms",
    ));
    Ok(figures)
}

/// Runs everything and tells the numbers.
pub(crate) fn run(args: &[&str]) -> Outcome<String> {
    let (url, binary) = match *args {
        [url] => {
            run::run(&run::cargo(), &["build", "--profile", "dist"])?;
            (url, run::root().join("target/dist/orrery"))
        }
        [url, binary] => (url, PathBuf::from(binary)),
        _ => return Err("which database? cargo xtask bench-many postgres://… [BINARY]".to_owned()),
    };
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let stamp = since.map_or(0, |since| since.as_secs());
    let mut all = vec![figures(&binary, 1, None)?];
    for count in 1..=3 {
        let mark = if url.contains('?') { '&' } else { '?' };
        let url = format!("{url}{mark}schema=bench_{stamp}_{count}");
        all.push(figures(&binary, count, Some(&url))?);
    }
    let table = side_by_side(&all)?;
    Ok(format!(
        "SQLite; PostgreSQL with 1, 2 and 3 servers\n{table}"
    ))
}
