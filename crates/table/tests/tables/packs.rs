//! Tables that are played with the component values of an owner.

use crate::kit::{Place, ada, ben, create, duel, finish, game, here, link, look, play};
use orrery_core::OptionsError;
use orrery_games::GAMES;
use orrery_table::{Config, NewTable, TableError, Tables, read_pack};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The built-in pack under another name, which makes it another pack.
fn copy_pack(to: &Path, name: &str) {
    fs::create_dir_all(to).unwrap();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/kepler");
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
    let header = json!({"format": 2, "name": name}).to_string();
    fs::write(to.join("pack.json"), header).unwrap();
}

/// A folder for packs, and a store that offers them.
struct Shelf {
    place: Place,
    packs: TempDir,
}

impl Shelf {
    fn new() -> Self {
        Self {
            place: Place::new(),
            packs: TempDir::new().unwrap(),
        }
    }

    fn folder(&self, name: &str) -> PathBuf {
        self.packs.path().join("kepler").join(name)
    }

    fn open(&self) -> Tables {
        let config = Config {
            packs: Some(self.packs.path().to_owned()),
            ..Config::default()
        };
        self.place.open_with(GAMES, config)
    }
}

fn with_pack(name: &str) -> NewTable {
    let mut new = game("kepler", 5, vec![here("Ada"), here("Ben")]);
    new.pack = Some(name.to_owned());
    new
}

#[test]
fn a_table_keeps_the_pack_it_was_made_with() {
    let shelf = Shelf::new();
    let tables = shelf.open();
    assert_eq!(tables.packs("kepler"), Ok(vec![]));
    copy_pack(&shelf.folder("mine"), "Values of Ada");
    assert_eq!(tables.packs("kepler"), Ok(vec!["mine".to_owned()]));
    assert_eq!(tables.packs("comets"), Ok(vec![]));
    let id = create(&tables, &with_pack("mine"));
    let view = look(&tables, &id, ada());
    let pack = view.pack.clone().unwrap();
    assert_eq!(
        (&*pack.name, &view.options["pack"]),
        ("Values of Ada", &json!(pack.id))
    );
    play(&tables, &id, ada(), &view.choices()[0].choice).unwrap();
    drop(tables);

    // What is in the folder later is another matter.
    fs::remove_dir_all(shelf.folder("mine")).unwrap();
    let tables = shelf.open();
    let sql = format!("SELECT count(*) FROM packs WHERE id = '{}'", pack.id);
    assert_eq!(shelf.place.numbers(&sql), [1]);
    assert_eq!(look(&tables, &id, ada()).pack.as_ref(), Some(&pack));
    finish(&tables, &id, |choices| choices.len() - 1);
    assert_eq!(tables.record(&id).unwrap().options["pack"], json!(pack.id));
    let again = tables.rematch(&id, ada(), &link).unwrap();
    assert_eq!(look(&tables, &again, ada()).pack, Some(pack.clone()));
    // A kept pack can be named by its fingerprint too.
    let mut same = game("kepler", 5, vec![here("Ada"), here("Ben")]);
    same.options["pack"] = json!(pack.id);
    assert_eq!(
        look(&tables, &create(&tables, &same), ada()).pack,
        Some(pack)
    );
}

#[test]
fn everything_wrong_with_a_pack_is_told() {
    let shelf = Shelf::new();
    let tables = shelf.open();
    let folder = shelf.folder("broken");
    copy_pack(&folder, "Broken");
    let planets = fs::read_to_string(folder.join("planets.json")).unwrap();
    let planets = planets.replacen("\"level\": 1", "\"level\": 9", 1);
    fs::write(folder.join("planets.json"), planets).unwrap();
    let problems = match tables.create(ada(), &with_pack("broken"), &link) {
        Err(TableError::Pack { name, problems }) if name == "broken" => problems,
        other => panic!("{other:?}"),
    };
    let said = |problem: &String| {
        problem.starts_with("planets.json /planets/") && problem.contains("level is 9")
    };
    assert!(problems.iter().any(said), "{problems:?}");
    fs::remove_file(folder.join("scoring.json")).unwrap();
    let missing = tables.create(ada(), &with_pack("broken"), &link);
    assert!(missing.unwrap_err().to_string().contains("scoring.json"));
    assert_eq!(tables.mine(ada()), Ok(vec![]));
}

#[test]
fn only_packs_on_offer_can_be_chosen() {
    let shelf = Shelf::new();
    let tables = shelf.open();
    copy_pack(&shelf.folder("mine"), "Mine");
    let elsewhere = shelf.packs.path().join("elsewhere");
    copy_pack(&elsewhere, "Elsewhere");
    let whole = elsewhere.display().to_string();
    let refused = |new: &NewTable| match tables.create(ada(), new, &link) {
        Err(TableError::Options(OptionsError { option, .. })) => option,
        other => panic!("{other:?}"),
    };
    let names = [
        "",
        ".",
        "..",
        "../elsewhere",
        "../../kepler/mine",
        "mine/",
        "mine/.",
        "./mine",
        "mine/../mine",
        "other",
        "MINE\0",
        &whole,
    ];
    for name in names {
        assert_eq!(refused(&with_pack(name)), "pack", "{name}");
    }
    let mut comets = with_pack("mine");
    comets.game = "comets".to_owned();
    assert_eq!(refused(&comets), "pack");
    // A pack that this process happens to know, but that would be gone after a restart.
    let packs = GAMES.iter().find_map(|game| game.core.info.pack).unwrap();
    let (known, _) = read_pack(&elsewhere, packs.load).unwrap();
    let mut new = game("kepler", 5, vec![here("Ada"), here("Ben")]);
    new.options["pack"] = json!(known.id);
    assert_eq!(refused(&new), "pack");
    // No database keeps such a name.
    new.options["pack"] = json!("a\0b");
    assert_eq!(refused(&new), "pack");
    // Nothing is offered where there is no folder for packs.
    drop(tables);
    let tables = shelf.place.open();
    assert_eq!(tables.packs("kepler"), Ok(vec![]));
    assert!(tables.create(ada(), &with_pack("mine"), &link).is_err());
    let id = duel(&tables, "kepler", 5);
    let usual = look(&tables, &id, ben()).people.pack.unwrap();
    assert_ne!(usual.id, known.id);
}
