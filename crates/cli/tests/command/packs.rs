//! Games with data packs.

use crate::{folder, orrery};
use std::fs;
use std::path::PathBuf;

#[test]
fn games_without_data_packs_refuse_them() {
    for command in [
        "simulate comets",
        "catalog comets",
        "scenario --template comets",
    ] {
        orrery(&format!("{command} --data .")).fails(2, &["--data: comets has no data packs"]);
    }
}

#[test]
fn games_can_be_played_with_a_data_pack() {
    let dir = folder("data-pack");
    let pack = dir.join("pack");
    fs::create_dir_all(&pack).unwrap();
    let builtin = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/kepler");
    for file in fs::read_dir(builtin).unwrap() {
        let path = file.unwrap().path();
        fs::copy(&path, pack.join(path.file_name().unwrap())).unwrap();
    }
    fs::write(
        pack.join("pack.json"),
        r#"{"format": 2, "name": "My copy"}"#,
    )
    .unwrap();
    let (data, games) = (pack.display(), dir.join("games"));
    let catalog = orrery(&format!("catalog kepler --data {data}")).ok();
    assert!(catalog.contains("  My copy\n"), "{catalog}");

    let save = format!("--games 1 --save {}", games.display());
    orrery(&format!("simulate kepler --data {data} {save}")).ok();
    let record = games.join("kepler-2-1-1.orrery");
    let verify = format!("record verify {}", record.display());
    orrery(&format!("{verify} --data {data}")).ok();
    orrery(&verify).fails(1, &["the data pack", "is not loaded", "--data DIR"]);

    fs::remove_file(pack.join("setup.json")).unwrap();
    let missing = ["setup.json: the file is missing"];
    orrery(&format!("{verify} --data {data}")).fails(1, &missing);
}
