//! `--data`: component values of an owner in place of the built-in ones.

use crate::{Failure, input};
use orrery_core::{LoadPack, LoadedPack};
use orrery_games::{GAMES, GameEntry};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// A longer file is refused.
const MAX_BYTES: usize = 1 << 20;

#[derive(clap::Args)]
pub(crate) struct Data {
    /// Use the data pack in this folder; `docs/data-packs.md` explains what it holds
    #[arg(long = "data", value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Data {
    /// Loads the pack, if one is asked for, for this game.
    pub(crate) fn load(&self, game: &GameEntry) -> Result<Option<LoadedPack>, Failure> {
        let Some(dir) = &self.dir else {
            return Ok(None);
        };
        match game.core.info.pack {
            Some(reader) => load(dir, reader).map(Some),
            None => {
                let problem = format!("--data: {} has no data packs", game.id());
                Err(Failure::Usage(problem))
            }
        }
    }

    /// Loads the pack, if one is asked for, for files that may hold any game.
    pub(crate) fn load_for_files(&self) -> Result<(), Failure> {
        let Some(dir) = &self.dir else {
            return Ok(());
        };
        let readers: Vec<LoadPack> = GAMES
            .iter()
            .filter_map(|game| game.core.info.pack)
            .collect();
        if readers.is_empty() {
            return Err(Failure::Usage("--data: no game has data packs".to_owned()));
        }
        readers
            .iter()
            .try_for_each(|reader| load(dir, *reader).map(drop))
    }
}

fn load(dir: &Path, reader: LoadPack) -> Result<LoadedPack, Failure> {
    if !dir.is_dir() {
        let problem = format!("--data: {} is no folder", dir.display());
        return Err(Failure::Usage(problem));
    }
    // A file that is there but cannot be read must not be called missing.
    let unreadable = RefCell::new(Vec::new());
    let text = |name: &str| {
        let path = dir.join(name);
        if !path.exists() {
            return None;
        }
        let bytes = input::read(&path, MAX_BYTES);
        let text = bytes.and_then(|bytes| {
            String::from_utf8(bytes).map_err(|_| "is not written in UTF-8".to_owned())
        });
        let note = |problem| unreadable.borrow_mut().push(format!("{name}: {problem}"));
        text.map_err(note).ok()
    };
    let loaded = reader(&text);
    let problems = match (unreadable.into_inner(), loaded) {
        (unreadable, Ok(pack)) if unreadable.is_empty() => return Ok(pack),
        (unreadable, Err(problems)) if unreadable.is_empty() => problems,
        (unreadable, _) => unreadable,
    };
    let named = problems
        .iter()
        .map(|problem| dir.join(problem).display().to_string());
    Err(Failure::Check(named.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Catalog;
    use std::fs;

    /// A pack of two files whose texts must be `a` and `b`.
    fn reader(text: &dyn Fn(&str) -> Option<String>) -> Result<LoadedPack, Vec<String>> {
        let wrong = ["a", "b"].into_iter().filter_map(|name| match text(name) {
            None => Some(format!("{name}: the file is missing")),
            Some(text) if text != name => Some(format!("{name} /0: `{text}`")),
            Some(_) => None,
        });
        let wrong: Vec<String> = wrong.collect();
        let pack = LoadedPack {
            id: "1".to_owned(),
            name: "ab".to_owned(),
            catalog: Catalog {
                sections: Vec::new(),
            },
        };
        if wrong.is_empty() {
            Ok(pack)
        } else {
            Err(wrong)
        }
    }

    #[test]
    fn everything_wrong_with_a_pack_is_told_with_its_file() {
        let dir = std::env::temp_dir().join(format!("orrery-data-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let problems = |files: [(&str, &[u8]); 2]| {
            for (name, bytes) in files {
                fs::write(dir.join(name), bytes).unwrap();
            }
            match load(&dir, reader) {
                Ok(pack) => vec![pack.name],
                Err(Failure::Check(problems)) => problems,
                Err(Failure::Usage(problem)) => vec![problem],
                Err(Failure::Output(error)) => vec![error.to_string()],
            }
        };
        let at = |text: &str| dir.join(text).display().to_string();
        assert_eq!(problems([("a", b"a"), ("b", b"b")]), ["ab"]);
        let wrong = problems([("a", b"x"), ("b", b"y")]);
        assert_eq!(wrong, [at("a /0: `x`"), at("b /0: `y`")]);
        let wrong = problems([("a", b"x"), ("b", b"\xff")]);
        assert_eq!(wrong, [at("b: is not written in UTF-8")]);
        fs::remove_file(dir.join("a")).unwrap();
        let wrong = problems([("c", b""), ("b", b"b")]);
        assert_eq!(wrong, [at("a: the file is missing")]);
        fs::remove_dir_all(&dir).unwrap();
        let missing = load(&dir, reader);
        assert!(
            matches!(missing, Err(Failure::Usage(problem)) if problem.ends_with("is no folder"))
        );
    }
}
