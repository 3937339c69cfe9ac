//! Code blocks of the documents work as printed.
//!
//! - A `console` block holds lines `$ orrery …`, each followed by what it prints. `…` stands for
//!   anything within a line; a line that is only `…` stands for any number of lines.
//! - A block whose first line names a file after the language (```` ```toml scenarios/x.toml ````) is
//!   that file, word for word.
//! - In the README every other block must be `sh`: commands that are checked elsewhere.

use crate::repo::{Finding, Repo};

/// Check: console blocks print what they say, and shown files are shown as they are.
pub(crate) fn work(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, text) in repo.with_extension(&["md"]) {
        for block in blocks(text) {
            let mut report = |line, text| findings.push(Finding::new(file, line, text));
            match (block.language, block.file) {
                ("console", None) => check_console(repo, &block, &mut report),
                (_, Some(path)) => match repo.files.get(path) {
                    None => report(block.line, format!("there is no file {path}")),
                    Some(text) if text.lines().eq(block.lines.iter().copied()) => {}
                    Some(_) => report(block.line, format!("this is not what {path} says")),
                },
                ("sh", None) => {}
                (_, None) if file != "README.md" => {}
                (_, None) => {
                    let text =
                        "neither `console` nor `sh` nor the name of a file follows the fence";
                    report(block.line, text.to_owned());
                }
            }
        }
    }
    findings
}

/// A fenced block.
pub(crate) struct Block<'a> {
    /// The line of the opening fence.
    pub(crate) line: usize,
    pub(crate) language: &'a str,
    file: Option<&'a str>,
    pub(crate) lines: Vec<&'a str>,
}

/// The fenced blocks of a document.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let mut words = info.split_whitespace();
            let (language, file) = (words.next().unwrap_or_default(), words.next());
            let lines = lines.by_ref().map(|(_, line)| line);
            blocks.push(Block {
                line: index + 1,
                language,
                file,
                lines: lines.take_while(|line| *line != "```").collect(),
            });
        }
    }
    blocks
}

fn check_console(repo: &Repo, block: &Block<'_>, report: &mut impl FnMut(usize, String)) {
    let mut line = block.line + 1;
    for example in block.lines.chunk_by(|_, next| !next.starts_with("$ ")) {
        if let Err(problem) = check_example(repo, example) {
            report(line, problem);
        }
        line += example.len();
    }
}

/// A command and what it is said to print.
fn check_example(repo: &Repo, example: &[&str]) -> Result<(), String> {
    let [first, expected @ ..] = example else {
        return Ok(());
    };
    let command = first
        .strip_prefix("$ ")
        .ok_or("a console block starts with `$ orrery …`")?;
    let printed = run(repo, command)?;
    let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
    if lines_match(expected, &printed) {
        return Ok(());
    }
    Err(format!(
        "`{command}` prints something else:\n    {}",
        printed.join("\n    ")
    ))
}

fn run(repo: &Repo, command: &str) -> Result<String, String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    if words.first() != Some(&"orrery")
        || command.contains(['|', '>', '<', '"', '\'', ';', '&', '$'])
    {
        return Err(format!(
            "only plain `orrery …` commands can be checked, not `{command}`"
        ));
    }
    (repo.orrery)(&words[1..])
}

fn lines_match(expected: &[&str], printed: &[&str]) -> bool {
    match expected {
        [] => printed.is_empty(),
        ["…", rest @ ..] => (0..=printed.len()).any(|skip| lines_match(rest, &printed[skip..])),
        [line, rest @ ..] => {
            printed
                .first()
                .is_some_and(|first| line_matches(line, first))
                && lines_match(rest, &printed[1..])
        }
    }
}

fn line_matches(expected: &str, printed: &str) -> bool {
    match expected.split_once('…') {
        None => expected == printed,
        Some((before, after)) => printed.strip_prefix(before).is_some_and(|rest| {
            let starts = rest
                .char_indices()
                .map(|(start, _)| start)
                .chain([rest.len()]);
            starts
                .into_iter()
                .any(|start| line_matches(after, &rest[start..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository whose `orrery` prints its arguments and a time.
    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let mut repo = Repo::of(files);
        repo.orrery = Box::new(|args| Ok(format!("{}\ntook 3.1 s\n", args.join("+"))));
        work(&repo).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn commands_that_print_what_is_shown_are_fine() {
        let text = "Text\n```console\n$ orrery a b\na+b\ntook … s\n$ orrery c\n…\n```\n";
        assert!(found(&[("README.md", text)]).is_empty());
    }

    #[test]
    fn commands_that_print_something_else_are_found() {
        let text = "```console\n$ orrery a\na\n$ orrery b\nb\ntook 3.1 s\nmore\n```\n";
        assert_eq!(
            found(&[("docs/x.md", text)]),
            [
                "docs/x.md:2: `orrery a` prints something else:\n    a\n    took 3.1 s",
                "docs/x.md:4: `orrery b` prints something else:\n    b\n    took 3.1 s",
            ]
        );
    }

    #[test]
    fn commands_that_cannot_be_checked_are_found() {
        for command in ["ls", "orrery a | sort", "orrery 'a b'"] {
            let text = format!("```console\n$ {command}\n```");
            let found = found(&[("README.md", &text)]);
            assert_eq!(found.len(), 1, "{command}");
            assert!(
                found[0].contains("only plain `orrery …` commands"),
                "{found:?}"
            );
        }
        assert_eq!(
            found(&[("README.md", "```console\nno command\n```")]).len(),
            1
        );
    }

    #[test]
    fn shown_files_are_shown_as_they_are() {
        let file = ("scenarios/a.toml", "x = 1\ny = 2\n");
        let shown = |text: &str| {
            let text = format!("```toml scenarios/a.toml\n{text}\n```");
            found(&[file, ("README.md", &text)])
        };
        assert!(shown("x = 1\ny = 2").is_empty());
        assert_eq!(
            shown("x = 1\ny = 3"),
            ["README.md:1: this is not what scenarios/a.toml says"]
        );
        assert_eq!(shown("x = 1").len(), 1);
        assert_eq!(
            found(&[("docs/a.md", "```toml gone.toml\n```")]),
            ["docs/a.md:1: there is no file gone.toml"]
        );
    }

    #[test]
    fn the_readme_has_no_block_that_nobody_checks() {
        assert_eq!(found(&[("README.md", "```toml\nx = 1\n```")]).len(), 1);
        assert!(found(&[("README.md", "```sh\ncargo run\n```")]).is_empty());
        assert!(found(&[("docs/a.md", "```toml\nx = 1\n```")]).is_empty());
    }

    #[test]
    fn an_ellipsis_matches_anything_where_it_stands() {
        assert!(line_matches("a…c…e", "abcde"));
        assert!(line_matches("…", ""));
        assert!(!line_matches("a…c", "abcd"));
        assert!(lines_match(&["a", "…", "d"], &["a", "b", "c", "d"]));
        assert!(lines_match(&["a", "…"], &["a"]));
        assert!(!lines_match(&["…", "c"], &["a", "b"]));
    }
}
