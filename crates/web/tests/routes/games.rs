//! Random games of every kind, watched by everybody: what is on the page is what is legal, and nobody
//! is served a byte of what they must not know.

use crate::kit::{Person, Site, values};
use orrery_core::{Happening, Match, Phrase, Rng, Told, Viewer, Word};
use orrery_games::{GAMES, GameEntry};
use orrery_text::{Lang, say, seat_name, text, word};
use serde_json::json;
use std::collections::BTreeSet;

/// Long enough not to appear by chance.
const SEED: &str = "7391846250917364";
const OTHER_SEED: &str = "5";

/// A table, the people around it, and a game of our own that is played along with it.
struct Watched {
    site: Site,
    id: String,
    /// One for each seat, and a spectator.
    people: Vec<Person>,
    game: Box<dyn Match>,
    /// Everything that the game itself has told each viewer so far, in sentences and in data.
    known: Vec<(Viewer, String)>,
    /// Names on components of the game that its table does not show always, whatever lies where.
    names: BTreeSet<String>,
    /// True once a name was hidden from somebody.
    hidden: bool,
    seq: u64,
}

impl Watched {
    fn new(entry: &GameEntry, players: u8) -> Self {
        let site = Site::new();
        let mut people: Vec<Person> = (0..=players).map(|_| site.person()).collect();
        let count = players.to_string();
        let mut fields = vec![("seed", SEED), ("game", entry.id()), ("players", &*count)];
        let seats = ["seat-2", "seat-3", "seat-4"];
        fields.extend(seats.map(|seat| (seat, "link")));
        let id = people[0].start(&site, &fields);
        fields[0].1 = OTHER_SEED;
        let other = people[0].start(&site, &fields);
        // What a stranger reads anyway, at the door and at another table.
        let said = |path: &str| unescaped(&site.person().get(&site, path).ok().body);
        let furniture = said("/") + &said(&format!("/t/{other}"));
        let page = people[0].get(&site, &format!("/t/{id}")).ok().body;
        let links = values(&page, "readonly value=\"");
        for (person, link) in people[1..].iter_mut().zip(&links) {
            person.accept(&site, link);
        }
        let options = json!({ "players": players });
        let catalog = (entry.core.info.catalog)();
        let items = catalog
            .sections
            .into_iter()
            .flat_map(|section| section.items);
        Self {
            site,
            id,
            people,
            game: (entry.core.start)(&options, SEED.parse().unwrap()).unwrap(),
            known: Viewer::all(players.into())
                .map(|viewer| (viewer, String::new()))
                .collect(),
            names: items
                .map(|item| text(Lang::En, &item.name, &[]))
                .filter(|name| !furniture.contains(&**name))
                .collect(),
            hidden: false,
            seq: 0,
        }
    }

    /// Everything that the server says to a person about the table.
    fn served(&mut self, index: usize) -> Vec<(String, String)> {
        let id = &self.id;
        let half = self.seq / 2;
        let paths = [
            format!("/t/{id}"),
            format!("/t/{id}/log"),
            format!("/t/{id}/replay?ply={half}"),
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}/positions/{half}"),
            format!("/t/{id}/record"),
            format!("/t/{id}/analysis.json"),
            format!("/t/{id}?seat={}", (index + 1) % self.people.len() + 1),
            "/".to_owned(),
        ];
        // What is sure to come of some of the choices; only the one who decides may ask.
        let choices = self.game.choices();
        let step = choices.len().div_ceil(4).max(1);
        let considered: Vec<String> = choices
            .iter()
            .step_by(step)
            .map(|choice| {
                let (seq, choice) = (self.seq, crate::kit::encode(choice));
                format!("/t/{id}/foresee?seq={seq}&choice={choice}")
            })
            .collect();
        let decides = self.game.decision().unwrap().seat.index() == index;
        let person = &mut self.people[index];
        for path in &considered {
            let status = person.get(&self.site, path).status;
            assert_eq!(status < 400, decides, "{path}: {status}");
        }
        let mut served: Vec<(String, String)> = paths
            .into_iter()
            .chain(considered)
            .map(|path| {
                let body = person.get(&self.site, &path).body;
                (path, body)
            })
            .collect();
        let path = format!("/t/{id}/stream");
        let update = person.listen(&self.site, &path, None).unwrap().next();
        served.push((path, update.unwrap().to_string()));
        let wrong = json!({"seq": self.seq, "choice": "no such choice"});
        let path = format!("/api/tables/{id}/choices");
        let refused = person.post_json(&self.site, &path, &wrong).body;
        served.push((path, refused));
        served
    }

    /// Remembers what everybody may know now: their view, events meant for them, and for the one who
    /// decides the choices and refusals. The conformance kit proves that these tell nothing hidden.
    fn learn(&mut self, told: &[Told<Happening>]) {
        let (game, id) = (&self.game, self.game.info().id);
        let decision = game.decision();
        for (viewer, known) in &mut self.known {
            let mut hear = |sentence: String| *known += &(sentence + "\n");
            let look = game.look(*viewer);
            hear(look.json().to_string());
            for panel in look.panels() {
                hear(spoken(&panel.title));
                panel.columns.iter().map(spoken).for_each(&mut hear);
                for row in &panel.rows {
                    let words = std::iter::once(&row.label).chain(&row.cells);
                    words.map(spoken_word).for_each(&mut hear);
                }
            }
            for told in told.iter().filter(|told| told.to.includes(*viewer)) {
                hear(spoken(&told.event.phrase));
                hear(told.event.event.text().to_owned());
            }
            let Some(decision) = decision else {
                continue;
            };
            hear(text(
                Lang::En,
                &format!("about-{id}-{}", decision.about),
                &[],
            ));
            assert_eq!(look.offers().is_empty(), !viewer.is(decision.seat));
            for offer in look.offers() {
                hear(spoken(&offer.phrase));
                let kind = offer.choice.split(' ').next().unwrap_or_default();
                hear(text(Lang::En, &format!("action-{id}-{kind}"), &[]));
            }
            for refused in look.refused() {
                hear(spoken(&refused.phrase));
            }
        }
    }

    /// Every byte for one viewer is free of what that viewer must not know.
    fn check_secrets(&mut self, index: usize) {
        let (viewer, known) = &self.known[index];
        let viewer = *viewer;
        let mut canaries: Vec<String> = vec![
            SEED.to_owned(),
            format!("{:x}", SEED.parse::<u64>().unwrap()),
        ];
        let told = |name: &&String| known.contains(&**name) || FRAME.contains(&**name);
        canaries.extend(self.names.iter().filter(|name| !told(name)).cloned());
        self.hidden |= canaries.len() > 2;
        let others: Vec<String> = self
            .people
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .filter_map(|(_, person)| person.jar.get("orrery").cloned())
            .flat_map(|cookie| cookie.split('.').map(str::to_owned).collect::<Vec<_>>())
            .collect();
        for (path, body) in self.served(index) {
            let body = unescaped(&crate::kit::decode(&body));
            for canary in canaries.iter().chain(&others) {
                assert!(!body.contains(canary), "{path} tells {viewer:?}: {canary}");
            }
        }
    }

    /// The buttons on the page of the one who decides are the legal choices; the others have none.
    fn check_buttons(&mut self) {
        let legal: BTreeSet<String> = self.game.choices().into_iter().collect();
        let decides = self.game.decision().unwrap().seat.index();
        for (index, person) in self.people.iter_mut().enumerate() {
            for board in ["plain", "drawn"] {
                person.jar.insert("board".to_owned(), board.to_owned());
                let page = person.get(&self.site, &format!("/t/{}", self.id)).ok().body;
                let buttons = values(&page, "name=\"choice\" value=\"");
                let offered: BTreeSet<String> = buttons.iter().cloned().collect();
                assert_eq!(buttons.len(), offered.len(), "a choice is offered twice");
                if index == decides {
                    assert_eq!(offered, legal);
                } else {
                    assert!(offered.is_empty(), "{offered:?}");
                }
            }
        }
    }

    fn play(&mut self, choice: &str) {
        let seat = self.game.decision().unwrap().seat;
        let told = self.game.play(seat, choice).unwrap();
        self.learn(&told);
        let person = &mut self.people[seat.index()];
        let body = json!({"seq": self.seq, "choice": choice});
        let path = format!("/api/tables/{}/choices", self.id);
        let answer = person.post_json(&self.site, &path, &body).ok().json();
        self.seq = answer["seq"].as_u64().unwrap();
    }
}

/// What every page says, whatever the game.
const FRAME: &str = include_str!("../../../../locales/en/web.ftl");

fn spoken(phrase: &Phrase) -> String {
    say(Lang::En, phrase, &|seat| seat_name(Lang::En, &[], seat))
}

fn spoken_word(one: &Word) -> String {
    word(Lang::En, one, &|seat| seat_name(Lang::En, &[], seat))
}

/// JSON writes some letters in other ways.
fn unescaped(text: &str) -> String {
    text.replace("\\\"", "\"").replace("\\u003c", "<")
}

fn watch(entry: &GameEntry, players: u8, every: usize) {
    let mut watched = Watched::new(entry, players);
    let mut rng = Rng::new(u64::from(players));
    let mut ply = 0;
    watched.learn(&[]);
    while watched.game.decision().is_some() {
        if ply % every == 0 {
            watched.check_buttons();
            (0..=players).for_each(|index| watched.check_secrets(index.into()));
        }
        let choices = watched.game.choices();
        let choice = choices[rng.below(choices.len())].clone();
        watched.play(&choice);
        ply += 1;
    }
    assert!(ply > every, "{ply} choices are too few");
    assert!(watched.hidden, "nothing was ever hidden");
    // Now everybody may know everything.
    let id = watched.id.clone();
    let record =
        watched.people[usize::from(players)].get(&watched.site, &format!("/t/{id}/record"));
    assert!(record.ok().body.contains(SEED));
}

#[test]
fn what_is_on_the_page_is_legal_and_nothing_hidden_is_served() {
    for entry in GAMES {
        let (min, max) = entry.core.info.players;
        for players in min..=max {
            let every = if entry.core.info.demo { 1 } else { 29 };
            watch(entry, players, every);
        }
    }
}
