//! `orrery rules`: the numbered rules of a game.

use crate::setup::{Language, game};
use crate::{Failure, output};
use orrery_core::rules::{self, Section};
use orrery_games::GameEntry;
use orrery_text::text;
use serde_json::json;
use std::io::Write;

/// Look up the numbered rules of a game
///
/// Every refusal names the rules behind it; this command shows what they say. Without an id it lists
/// the sections.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery rules comets          the sections\n  \
                        orrery rules comets C2       all rules of a section\n  \
                        orrery rules comets C2.4     one rule\n  \
                        orrery rules comets --all    everything"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    /// A section such as C2, or a rule such as C2.4
    id: Option<String>,

    /// Show all rules of all sections
    #[arg(long, conflicts_with = "id")]
    all: bool,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = args.game.core.info;
    let lang = args.language.lang;
    let mut sections = rules::parse(orrery_text::rules(lang, info.id, info.rules));
    if let Some(id) = &args.id {
        let found = rules::find(&sections, id).ok_or_else(|| {
            let known: Vec<&str> = sections.iter().map(|section| &*section.id).collect();
            Failure::Usage(format!(
                "{} has no rule or section `{id}`; the sections are {}",
                info.id,
                known.join(", ")
            ))
        })?;
        sections = vec![found];
    }
    if args.json {
        let version = info.rules_version;
        let answer = json!({"game": info.id, "rules_version": version, "sections": sections});
        return output::json(&answer, out);
    }
    let name = text(lang, &format!("game-{}", info.id), &[]);
    let title = [
        ("game", name.into()),
        ("version", info.rules_version.into()),
    ];
    writeln!(out, "{}", text(lang, "rules-title", &title))?;
    if args.all || args.id.is_some() {
        return sections.iter().try_for_each(|section| print(section, out));
    }
    writeln!(out)?;
    let row = |section: Section| {
        let count = text(
            lang,
            "rules-count",
            &[("count", section.rules.len().into())],
        );
        vec![format!("{:4} {}", section.id, section.title), count]
    };
    let rows: Vec<_> = sections.into_iter().map(row).collect();
    Ok(output::table(&rows, out)?)
}

fn print(section: &Section, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\n{} {}\n", section.id, section.title)?;
    if !section.intro.is_empty() {
        writeln!(out, "{}\n", section.intro)?;
    }
    for rule in &section.rules {
        writeln!(out, "{} {}", rule.id, rule.text.replace('\n', "\n  "))?;
    }
    Ok(())
}
