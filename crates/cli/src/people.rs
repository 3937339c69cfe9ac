//! `orrery people`: keeping order without a page.

use crate::Failure;
use crate::migrate::{Place, told};
use orrery_games::GAMES;
use orrery_table::{Config, Report, TableError, TableId, Tables};
use orrery_web::date;
use std::io::Write;

/// Keep order: read what people report, close and hide tables, shut accounts out
///
/// The page /operator does the same. A data directory is used by one process at a time, so its server has to be stopped;
/// at a PostgreSQL database servers may run, and follow within seconds.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery people --at sqlite:/var/lib/orrery reports\n  \
                  orrery people --at postgres://orrery@db.example.org/orrery ban q7kd2f"
)]
pub(crate) struct Args {
    /// Where the games are: sqlite:DIR, a data directory, or postgres://…
    #[arg(long, value_name = "STORE")]
    at: Place,

    #[command(subcommand)]
    deed: Deed,
}

#[derive(clap::Subcommand)]
enum Deed {
    /// List what people have reported, the oldest first
    Reports,
    /// A report is done with
    Settle {
        /// Its id
        report: String,
    },
    /// Take the words from a message
    Unsay {
        /// The table
        table: TableId,
        /// The number of the message, as a report names it
        message: u64,
    },
    /// Close a table for good
    Close {
        /// The table
        table: TableId,
    },
    /// Take a table from the list that everybody sees
    Hide {
        /// The table
        table: TableId,
    },
    /// Shut an account out and sign its devices out
    Ban {
        /// Its tag, with or without the name: q7kd2f, Eve#q7kd2f
        tag: String,
    },
    /// Let an account in again
    Unban {
        /// Its tag
        tag: String,
    },
}

/// The tag in `Eve#q7kd2f`.
fn tag_of(text: &str) -> String {
    text.rsplit('#')
        .next()
        .unwrap_or(text)
        .trim()
        .to_lowercase()
}

fn print(report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    let what = match report.message {
        0 => String::new(),
        number => format!(" message {number}"),
    };
    writeln!(
        out,
        "{} {} table {}{what}",
        report.id,
        date(report.at),
        report.table
    )?;
    if !report.said.is_empty() {
        let tag = report.tag.iter().map(|tag| format!(" #{tag}"));
        let tag: String = tag.collect();
        writeln!(out, "  {}{tag}: {}", report.name, report.said)?;
    }
    writeln!(out, "  because: {}", report.why)
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let config = Config {
        bot_threads: 0,
        abandoned: None,
        ..Config::default()
    };
    let tables = Tables::open(args.at.open()?, GAMES, config).map_err(told)?;
    let missing = |what: &str| told(format!("there is no such {what}, or nothing to be done"));
    let done = |what: &str, done: Result<(), TableError>| match done {
        Err(TableError::NotFound | TableError::Over) => Err(missing(what)),
        done => done.map_err(told),
    };
    match &args.deed {
        Deed::Reports => {
            let reports = tables.reports().map_err(told)?;
            for one in &reports {
                print(one, out)?;
            }
            return Ok(writeln!(out, "reports: {}", reports.len())?);
        }
        Deed::Settle { report } => done("report", tables.settle_report(report))?,
        Deed::Unsay { table, message } => done("message", tables.unsay(table, *message))?,
        Deed::Close { table } => done("table", tables.shut(table))?,
        Deed::Hide { table } => done("table", tables.hide(table))?,
        Deed::Ban { tag } => done("account", tables.ban(&tag_of(tag), true))?,
        Deed::Unban { tag } => done("account", tables.ban(&tag_of(tag), false))?,
    }
    Ok(writeln!(out, "done")?)
}
