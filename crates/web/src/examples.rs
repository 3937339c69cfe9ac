//! Examples of rules that are hard to imagine: the position of a scenario as a small board, and what comes of it. The
//! scenarios are tests of their rules, so no example can tell anything that is not so.

use crate::art;
use crate::assets;
use crate::layout;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::{Match, Phrase, Refused, Scenario, Viewer};
use orrery_games::entries;
use orrery_text::{Arg, Lang, say, seat_name, text};
use std::sync::OnceLock;
use xxhash_rust::xxh3::Xxh3;

/// A rule and the scenario that shows it.
struct Example {
    rule: &'static str,
    game: &'static str,
    name: &'static str,
    scenario: &'static str,
    /// Its picture in each language, once somebody has asked for it.
    drawn: [OnceLock<Option<String>>; Lang::ALL.len()],
}

macro_rules! examples {
    ($($rule:literal $game:literal $name:literal,)*) => {
        [$(Example {
            rule: $rule,
            game: $game,
            name: $name,
            scenario: include_str!(concat!("../../../scenarios/", $game, "/", $name, ".toml")),
            drawn: [const { OnceLock::new() }; Lang::ALL.len()],
        }),*]
    };
}

static ALL: [Example; 15] = examples![
    "S3.14" "seti" "cheaper-landing",
    "S5.5" "seti" "asteroids",
    "S5.10" "seti" "visits",
    "S5.12" "seti" "mariner-10",
    "S5.22" "seti" "push",
    "S6.13" "seti" "sector-tie",
    "S8.13" "seti" "one-circle",
    "S14.12" "seti" "capsules",
    "S19.28" "seti" "rival",
    "K4.3" "kepler" "b-one-planet-pays-for-a-ship",
    "K7.1" "kepler" "b-two-planets-pay",
    "K7.2a" "kepler" "c-one-level-below",
    "K9.3" "kepler" "k-three-ships",
    "K10.1" "kepler" "l-mine",
    "K13.1" "kepler" "k-too-far",
];

/// What happens in an example: sentences, and whether each tells what is not possible.
type Story = Vec<(bool, Phrase)>;

impl Example {
    fn start(&self) -> Option<(Scenario, Box<dyn Match>)> {
        let scenario = Scenario::parse(self.scenario).ok()?;
        let game = scenario.position(&entries()).ok()?;
        Some((scenario, game))
    }

    /// What everybody at the table hears while the scenario is played.
    fn story(&self) -> Option<Story> {
        let (scenario, mut game) = self.start()?;
        let mut story = Story::new();
        for step in &scenario.steps {
            if !step.set.is_empty() {
                game = game.arranged(&step.set.words, &step.set.values).ok()?;
            }
            for choice in step.refused.keys().chain(&step.illegal) {
                let refused = (true, refusal(&*game, choice)?);
                if !story.contains(&refused) {
                    story.push(refused);
                }
            }
            for choice in &step.play {
                let seat = game.decision()?.seat;
                let told = game.play(seat, choice).ok()?.into_iter();
                let heard = told.filter(|told| told.to.includes(Viewer::Spectator));
                let heard = heard.filter(|told| told.event.begins.is_none());
                story.extend(heard.map(|told| (false, told.event.phrase)));
            }
        }
        Some(story)
    }

    /// Changes with everything that its picture is made of.
    fn print(&self) -> String {
        let mut hash = Xxh3::new();
        hash.update(assets::version().as_bytes());
        hash.update(self.scenario.as_bytes());
        format!("{:016x}", hash.digest())
    }

    fn picture(&self, lang: Lang) -> Option<&str> {
        let drawn = self.drawn[lang as usize].get_or_init(|| {
            let (_, game) = self.start()?;
            let look = game.look(Viewer::Spectator);
            art::picture(self.game, &look, &vec![String::new(); game.seats()], lang)
        });
        drawn.as_deref()
    }

    fn url(&self, lang: Lang) -> String {
        let (game, name, print) = (self.game, self.name, self.print());
        format!("/rules/{game}/{print}/{name}-{}.svg", lang.code())
    }
}

/// Why a choice is not possible.
fn refusal(game: &dyn Match, choice: &str) -> Option<Phrase> {
    let seat = game.decision()?.seat;
    let error = game.fork().play(seat, choice).err()?;
    Some(Refused::of(game, &error)?.phrase)
}

/// The part of a board that its examples happen on: around Sol.
fn near(game: &str) -> &'static str {
    match game {
        "kepler" => "#svgView(viewBox(190,215,410,371))",
        _ => "",
    }
}

/// The example of a rule, if it has one.
pub(crate) fn of(rule: &str, lang: Lang) -> Option<Markup> {
    let example = ALL.iter().find(|example| example.rule == rule)?;
    let story = example.story()?;
    let (_, game) = example.start()?;
    let players = (1..=game.seats()).map(Arg::from);
    let players = players.map(|seat| text(lang, "web-name-player", &[("seat", seat)]));
    let players: Vec<String> = players.collect();
    let names = |seat| seat_name(lang, &players, seat);
    let title = text(
        lang,
        &format!("example-{}-{}", example.game, example.name),
        &[],
    );
    Some(html! {
        details.example {
            summary { b { (text(lang, "example", &[])) } " " (title) }
            img src={ (example.url(lang)) (near(example.game)) } alt=(title) loading="lazy";
            ol {
                @for (refused, phrase) in &story {
                    @let said = html! { (say(lang, phrase, &names)) (layout::rules(&phrase.rules)) };
                    @if *refused { li.refused { (said) } } @else { li { (said) } }
                }
            }
        }
    })
}

/// `GET /rules/{game}/{print}/{picture}`
pub(crate) async fn picture(
    Path((game, print, picture)): Path<(String, String, String)>,
) -> Response {
    let wanted = |example: &Example| {
        let lang = picture.strip_prefix(example.name)?.strip_prefix('-')?;
        let lang: Lang = lang.strip_suffix(".svg")?.parse().ok()?;
        (example.game == game).then_some(lang)
    };
    let found = ALL.iter().find_map(|one| Some((one, wanted(one)?)));
    let drawn = found.and_then(|(one, lang)| Some((one.picture(lang)?, one.print() == print)));
    match drawn {
        Some((svg, current)) => assets::kept(svg.as_bytes(), "image/svg+xml", current),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::rules::parse;

    #[test]
    fn examples_hold_and_are_told_and_drawn_in_every_language() {
        for example in &ALL {
            let rules = orrery_games::GAMES
                .iter()
                .find(|game| game.id() == example.game);
            let sections = parse(rules.unwrap().core.info.rules);
            let mut rules = sections.iter().flat_map(|section| &section.rules);
            assert!(
                rules.any(|rule| rule.id == example.rule),
                "{}",
                example.rule
            );
            let (scenario, _) = example.start().unwrap();
            let report = scenario.run(&entries());
            assert!(report.holds(), "{}: {:?}", example.name, report.failures);
            let story = example.story().unwrap();
            assert!(
                (1..=20).contains(&story.len()),
                "{}: {story:?}",
                example.name
            );
            for lang in Lang::ALL {
                let told = of(example.rule, lang).unwrap().0;
                assert!(!told.contains("example-"), "{told}");
                let svg = example.picture(lang).unwrap();
                assert!(
                    svg.starts_with("<svg") && svg.len() < 200_000,
                    "{}",
                    svg.len()
                );
            }
        }
    }
}
