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
/// the sections; any other words are searched for.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery rules comets          the sections\n  \
                        orrery rules comets C2       all rules of a section\n  \
                        orrery rules comets C2.4     one rule\n  \
                        orrery rules kepler mine     the rules that have this word\n  \
                        orrery rules comets --all    everything"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    /// A section such as C2, a rule such as C2.4, or words to search for
    words: Vec<String>,

    /// Show all rules of all sections
    #[arg(long, conflicts_with = "words")]
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
    if !args.words.is_empty() {
        sections = match &args.words[..] {
            [id] => rules::find(&sections, id).map(|found| vec![found]),
            _ => None,
        }
        .unwrap_or_else(|| with_words(&sections, &args.words));
        if sections.is_empty() {
            let all = rules::parse(info.rules);
            let known: Vec<&str> = all.iter().map(|section| &*section.id).collect();
            let sought = args.words.join(" ");
            return Err(Failure::Usage(format!(
                "{} has no rule or section `{sought}`, and no rule has these words; the sections are {}",
                info.id,
                known.join(", ")
            )));
        }
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
    if args.all || !args.words.is_empty() {
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

/// The rules that have all the words.
fn with_words(sections: &[Section], words: &[String]) -> Vec<Section> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let mut found = sections.to_vec();
    for section in &mut found {
        section.rules.retain(|rule| {
            let text = rule.text.to_lowercase();
            words.iter().all(|word| text.contains(word))
        });
        section.intro.clear();
    }
    found.retain(|section| !section.rules.is_empty());
    found
}

fn print(section: &Section, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\n{} {}\n", section.id, section.title)?;
    if !section.intro.is_empty() {
        writeln!(out, "{}\n", rules::plain(&section.intro))?;
    }
    for rule in &section.rules {
        writeln!(
            out,
            "{} {}",
            rule.id,
            rules::plain(&rule.text).replace('\n', "\n  ")
        )?;
    }
    Ok(())
}
