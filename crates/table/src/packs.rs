//! Data packs: folders in which an operator or owner keeps other component values of a game.

use crate::memory::Shared;
use crate::store::{KeptPack, Store, StoreError, TableRow};
use orrery_core::{LoadPack, LoadedPack, Packs};
use orrery_games::GameEntry;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::Path;

/// The option that holds the fingerprint of a pack; see [`LoadedPack::id`].
pub(crate) const PACK: &str = "pack";

/// A longer file is refused.
const MAX_BYTES: u64 = 1 << 20;

/// The texts of the files of a pack, by their names.
pub type PackFiles = BTreeMap<String, String>;

/// Reads and checks the pack in a folder and makes it known to its game. Gives back the files that belong
/// to it too; on failure there is a line for everything that is wrong, with its file.
pub fn read_pack(dir: &Path, load: LoadPack) -> Result<(LoadedPack, PackFiles), Vec<String>> {
    // A file that is there but cannot be read must not be called missing.
    let unreadable = RefCell::new(Vec::new());
    let files = RefCell::new(PackFiles::new());
    let text = |name: &str| match read_text(&dir.join(name)) {
        Ok(text) => {
            let text = text?;
            files.borrow_mut().insert(name.to_owned(), text.clone());
            Some(text)
        }
        Err(problem) => {
            unreadable.borrow_mut().push(format!("{name}: {problem}"));
            None
        }
    };
    let loaded = load(&text);
    match (unreadable.into_inner(), loaded) {
        (unreadable, Ok(pack)) if unreadable.is_empty() => Ok((pack, files.into_inner())),
        (unreadable, Err(problems)) if unreadable.is_empty() => Err(problems),
        (unreadable, _) => Err(unreadable),
    }
}

/// A data pack and the name by which it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The name of its folder.
    pub name: String,
    /// What is in it.
    pub pack: KeptPack,
}

/// Reads and checks all packs that lie in `<dir>/<game>/<name>`; on failure there is a line for everything that is
/// wrong, with its file.
pub fn read_offers(dir: &Path, games: &[GameEntry]) -> Result<Vec<Offer>, Vec<String>> {
    let (mut offers, mut problems) = (Vec::new(), Vec::new());
    for game in games {
        let Some(packs) = game.core.info.pack else {
            continue;
        };
        for name in offered(dir, game.id()) {
            let folder = dir.join(game.id()).join(&name);
            match read_pack(&folder, packs.load) {
                Ok((pack, files)) => {
                    let (game, id) = (game.id().to_owned(), pack.id);
                    let pack = KeptPack { game, id, files };
                    offers.push(Offer { name, pack });
                }
                Err(wrong) => {
                    let at = |line: String| folder.join(line).display().to_string();
                    problems.extend(wrong.into_iter().map(at));
                }
            }
        }
    }
    match problems.is_empty() {
        true => Ok(offers),
        false => Err(problems),
    }
}

/// Makes the packs of a store known to their games. One that this release refuses is missing; tables that need it
/// are set aside.
pub(crate) fn know_packs(store: &dyn Store, games: &[GameEntry]) -> Result<(), StoreError> {
    for kept in store.packs()? {
        let packs = games.iter().find(|entry| entry.id() == kept.game);
        if let Some(packs) = packs.and_then(|entry| entry.core.info.pack) {
            let _ = (packs.load)(&|name| kept.files.get(name).cloned());
        }
    }
    Ok(())
}

impl Shared {
    /// Another server may have put the pack of a table into the store since this one was started.
    pub(crate) fn know_pack(&self, table: &TableRow) -> Result<(), StoreError> {
        let entry = self.games.iter().find(|entry| entry.id() == table.game);
        let id = table.options.get(PACK).and_then(Value::as_str);
        match entry.zip(id) {
            Some((entry, id)) => self.know_kept(entry, id),
            None => Ok(()),
        }
    }

    /// The same for any pack with this fingerprint, if one is kept.
    pub(crate) fn know_kept(&self, entry: &GameEntry, id: &str) -> Result<(), StoreError> {
        let unknown = |packs: Packs| (packs.name)(id).is_none();
        // No database takes a name with such a letter.
        let sound = !id.contains('\0') && entry.core.info.pack.is_some_and(unknown);
        if sound && self.store.has_pack(entry.id(), id)? {
            know_packs(&*self.store, self.games)?;
        }
        Ok(())
    }
}

/// The text of a file, nothing if there is no such file.
fn read_text(path: &Path) -> Result<Option<String>, String> {
    let mut text = String::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_string(&mut text));
    match read {
        Ok(length) if length as u64 > MAX_BYTES => {
            Err(format!("the file is larger than {MAX_BYTES} bytes"))
        }
        Ok(_) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            Err("is not written in UTF-8".to_owned())
        }
        Err(error) => Err(format!("cannot be read: {error}")),
    }
}

/// The names of the packs that lie in `<dir>/<game>`, hidden folders aside.
pub(crate) fn offered(dir: &Path, game: &str) -> Vec<String> {
    let folders = fs::read_dir(dir.join(game)).into_iter().flatten().flatten();
    let mut names: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Catalog;

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
        let dir = tempfile::tempdir().unwrap();
        let read = |files: [(&str, &[u8]); 2]| {
            for (name, bytes) in files {
                fs::write(dir.path().join(name), bytes).unwrap();
            }
            read_pack(dir.path(), reader)
        };
        let (pack, files) = read([("a", b"a"), ("b", b"b")]).unwrap();
        assert_eq!(pack.name, "ab");
        let texts: Vec<(&str, &str)> = files
            .iter()
            .map(|(name, text)| (&**name, &**text))
            .collect();
        assert_eq!(texts, [("a", "a"), ("b", "b")]);
        let wrong = |files| read(files).unwrap_err();
        assert_eq!(
            wrong([("a", b"x"), ("b", b"y")]),
            ["a /0: `x`", "b /0: `y`"]
        );
        assert_eq!(
            wrong([("a", b"x"), ("b", b"\xff")]),
            ["b: is not written in UTF-8"]
        );
        let large = vec![b'x'; MAX_BYTES as usize + 1];
        assert_eq!(
            wrong([("a", &large), ("b", b"b")]),
            ["a: the file is larger than 1048576 bytes"]
        );
        fs::remove_file(dir.path().join("a")).unwrap();
        assert_eq!(wrong([("c", b""), ("b", b"b")]), ["a: the file is missing"]);
    }

    #[test]
    fn folders_are_offered_by_their_names() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(offered(dir.path(), "kepler"), [""; 0]);
        for name in ["kepler/mine", "kepler/a b", "kepler/.git", "seti/other"] {
            fs::create_dir_all(dir.path().join(name)).unwrap();
        }
        fs::write(dir.path().join("kepler/notes"), "").unwrap();
        assert_eq!(offered(dir.path(), "kepler"), ["a b", "mine"]);
    }
}
