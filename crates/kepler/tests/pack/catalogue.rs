//! The catalogue of a pack, and packs that are loaded.

use crate::Files;
use orrery_core::CatalogItem;
use orrery_kepler::pack::{Pack, PackRef};
use orrery_kepler::read::{FILES, load};
use serde_json::json;

fn item<'a>(pack: &'a Pack, section: &str, id: &str) -> &'a CatalogItem {
    let section = pack
        .catalog
        .sections
        .iter()
        .find(|s| s.id == section)
        .unwrap();
    section.items.iter().find(|item| item.id == id).unwrap()
}

#[test]
fn the_catalogue_shows_every_value_with_its_provenance() {
    let pack = PackRef::builtin();
    let sizes: Vec<(&str, usize)> = pack
        .catalog
        .sections
        .iter()
        .map(|s| (s.id, s.items.len()))
        .collect();
    assert_eq!(
        sizes,
        [
            ("pack", 1),
            ("planets", 28),
            ("types", 5),
            ("technologies", 25),
            ("tracks", 42),
            ("main-actions", 9),
            ("bonus-actions", 6),
            ("action-board", 1),
            ("cards", 18),
            ("objectives", 17),
            ("scoring", 9),
            ("setup", 1),
            ("galaxy", 1),
            ("campaigns", 5),
            ("levels", 4),
            ("ghost", 1),
        ]
    );
    let shown = &pack.catalog.sections[0].items[0];
    let named = "pack-kepler-builtin".to_owned();
    assert_eq!((&shown.id, &shown.name), (&pack.to_string(), &named));
    for section in &pack.catalog.sections[1..] {
        for item in &section.items {
            let known = |fact: &String| item.sources.contains_key(fact);
            assert!(item.facts.keys().all(known), "{} {}", section.id, item.id);
        }
    }
    let planet = item(&pack, "planets", "2");
    assert_eq!(
        (planet.name.as_str(), &planet.facts["type"]),
        ("Thalassa", &json!("oceanic"))
    );
    assert_eq!(
        (
            planet.sources["type"].as_str(),
            planet.sources["points"].as_str()
        ),
        ("rulebook", "reconstructed")
    );
    let level = item(&pack, "technologies", "space-travel-0");
    assert_eq!(level.sources["speed"], "public:fuzzyllamareviews.com");
    assert_eq!(
        item(&pack, "technologies", "quantum-physics-4").facts["conversions"],
        "unlimited"
    );
    let action = item(&pack, "main-actions", "galactic-mapping");
    assert_eq!(
        (&action.facts["row"], &action.facts["column"]),
        (&json!(2), &json!(3))
    );
    assert_eq!(
        item(&pack, "bonus-actions", "civil-modernity").facts["column"],
        1
    );
    assert_eq!(
        item(&pack, "galaxy", "galaxy").facts["sol"],
        json!([{"op": "hex", "hex": "3,15", "zone": "short"}])
    );
    assert_eq!(item(&pack, "tracks", "colonial-4").facts["medal"], true);
}

#[test]
fn a_loaded_pack_is_known_by_its_id() {
    let mut files = Files::changed("planets.json", "/planets/0/points", json!(5));
    files.change("pack.json", "/name", Some(json!("My copy")));
    let loaded = load(&files.texts()).unwrap();
    assert_eq!(loaded.name, "My copy");
    let id = json!(loaded.id);
    let known: PackRef = serde_json::from_value(id.clone()).unwrap();
    assert_eq!((known.planet(1).points, json!(known)), (5, id));
    let unknown = serde_json::from_value::<PackRef>(json!("00000000000000ff")).unwrap_err();
    assert!(
        unknown.to_string().contains("not loaded; `--data DIR`"),
        "{unknown}"
    );

    // The same values with better provenance are the same pack, but the catalogue tells.
    files.change("planets.json", "/planets/0/source", Some(json!("printed")));
    let again = load(&files.texts()).unwrap();
    assert_eq!(again.id, loaded.id);
    let sources = &again.catalog.sections[1].items[0].sources;
    assert_eq!(sources["points"], "printed");

    let told = load(&|_| None).unwrap_err();
    assert_eq!(told.len(), FILES.len());
    assert_eq!(told[0], "pack.json: the file is missing");
}
