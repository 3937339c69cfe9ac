//! The page: everything in one file that needs nothing else.

use super::figures::{Points, Sorted, is_seat};
use super::plot::{self, Dot};
use super::{COMPONENTS, GAMES, SOURCES};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_bots::Report;
use orrery_bots::report::{DeedFigures, Effect, KindFigures};
use orrery_bots::tally::Spread;
use orrery_core::{OptionKind, SideName, Thing};
use orrery_games::GameEntry;
use orrery_text::{Arg, Lang, has, number, seat_name, text, word};
use serde_json::Value;

const STYLE: &str = include_str!("style.css");

/// A longer table is folded up.
const LONG: usize = 30;

/// The head of a table whose rows have names.
fn heads(columns: impl IntoIterator<Item = String>) -> Markup {
    html! {
        thead { tr {
            td {}
            @for column in columns { th scope="col" { (column) } }
        } }
    }
}

/// The whole page.
pub(super) fn page(game: &GameEntry, report: &Report, lang: Lang) -> String {
    let page = Page { game, report, lang };
    let title = page.title();
    let markup = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Orrery" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (title) }
                    p.lead { (page.say("stats-lead")) }
                    (page.facts())
                    @if report.games.is_empty() {
                        p { (page.say("stats-none")) }
                    } @else {
                        (page.contents())
                        (page.scores())
                        (page.sources())
                        (page.length())
                        (page.components())
                    }
                    p.quiet {
                        (page.say("stats-files"))
                        @for file in [GAMES, SOURCES, COMPONENTS] { " " a href=(file) { (file) } }
                    }
                }
            }
        }
    };
    markup.into_string()
}

struct Page<'a> {
    game: &'a GameEntry,
    report: &'a Report,
    lang: Lang,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        text(self.lang, key, &[])
    }

    fn said(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.lang, key, args)
    }

    /// Nothing has no sign.
    fn number(&self, value: f64, decimals: usize) -> String {
        let least = 0.5 / 10f64.powi(decimals as i32);
        let value = if value.abs() < least { 0.0 } else { value };
        number(self.lang, value, decimals)
    }

    fn or_dash(&self, value: Option<f64>, decimals: usize) -> String {
        value.map_or_else(|| "–".to_owned(), |value| self.number(value, decimals))
    }

    fn percent(&self, share: Option<f64>) -> String {
        match share {
            Some(share) => format!("{} %", self.number(100.0 * share, 1)),
            None => "–".to_owned(),
        }
    }

    fn title(&self) -> String {
        let simulation = &self.report.simulation;
        let game = self.say(&format!("game-{}", self.game.id()));
        let args = [
            ("game", game.into()),
            ("games", simulation.games.into()),
            ("players", simulation.players.into()),
        ];
        self.said("simulate-title", &args)
    }

    /// How the games were played, so that they can be played again.
    fn facts(&self) -> Markup {
        let simulation = &self.report.simulation;
        let mut bots: Vec<String> = simulation.bots.iter().map(ToString::to_string).collect();
        bots.dedup();
        let options = simulation.options.as_object();
        html! {
            dl.facts {
                @for (key, value) in options.into_iter().flatten().filter(|(key, _)| *key != "players") {
                    (fact(&self.option_name(key), &self.option_value(key, value)))
                }
                (fact(&self.say("simulate-bots"), &bots.join(", ")))
                (fact(&self.say("simulate-seed"), &simulation.seed.to_string()))
                (fact(&self.say("simulate-finished"), &self.number(simulation.finished as f64, 0)))
                (fact(&self.say("stats-rules-version"), &simulation.rules_version.to_string()))
                (fact(&self.say("simulate-checksum"), &simulation.checksum))
            }
        }
    }

    fn option_name(&self, key: &str) -> String {
        let message = format!("option-{}-{key}", self.game.id());
        if has(Lang::En, &message) {
            self.say(&message)
        } else {
            key.to_owned()
        }
    }

    fn option_value(&self, key: &str, value: &Value) -> String {
        let options = self.game.core.info.options.iter();
        let kind = options
            .filter(|option| option.key == key)
            .map(|option| option.kind)
            .next();
        let name = |of: &str, value: &Value| match value.as_str() {
            Some(name) => self.say(&format!("{of}-{}-{name}", self.game.id())),
            None => value.to_string(),
        };
        match (kind, value) {
            (Some(OptionKind::Name { of, .. }), value) => name(of, value),
            (Some(OptionKind::Names { of, .. }), Value::Array(values)) => {
                let names: Vec<String> = values.iter().map(|value| name(of, value)).collect();
                names.join(", ")
            }
            (_, Value::String(value)) => value.clone(),
            (_, value) => value.to_string(),
        }
    }

    fn contents(&self) -> Markup {
        let parts = ["stats-scores", "stats-sources", "stats-length"];
        html! {
            nav {
                @for part in parts { a href={ "#" (part) } { (self.say(part)) } " " }
                @for kind in &self.report.kinds {
                    a href={ "#" (kind.kind.id) } { (self.heading(kind)) } " "
                }
            }
        }
    }

    fn side(&self, side: &SideName) -> String {
        match side {
            SideName::Seat(seat) => self.said("seat", &[("seat", seat.number().into())]),
            SideName::Automaton(name) => self.say(&format!("automaton-{name}")),
        }
    }

    fn scores(&self) -> Markup {
        let scores_of = |wanted: &dyn Fn(usize) -> bool| {
            let games = self.report.games.iter();
            let sides = games.flat_map(|game| game.sides.iter().enumerate());
            let sides = sides.filter(|(place, _)| wanted(*place));
            Sorted::new(sides.map(|(_, side)| side.score.into()))
        };
        let all = scores_of(&|place| is_seat(self.report, place));
        let sides: Vec<(String, Sorted)> = (0..)
            .zip(&self.report.sides)
            .filter_map(|(place, side)| {
                Some((self.side(side), scores_of(&|other| other == place)?))
            })
            .collect();
        let wins = |place: usize| {
            let games = self.report.games.iter();
            let won = games.filter(|game| game.sides.get(place).is_some_and(|side| side.won));
            won.count() as f64 / self.report.games.len() as f64
        };
        let row = |name: &str, scores: &Sorted, wins: Option<f64>| {
            html! {
                tr {
                    th scope="row" { (name) }
                    td { (self.number(scores.mean(), 1)) }
                    @for share in [0.0, 0.25, 0.5, 0.75, 1.0] { td { (scores.at(share)) } }
                    td { @if wins.is_some() { (self.percent(wins)) } }
                }
            }
        };
        let columns = [
            "scores-mean",
            "scores-min",
            "stats-quarter",
            "stats-median",
            "stats-three-quarters",
            "scores-max",
            "scores-wins",
        ];
        html! {
            section #stats-scores {
                h2 { (self.say("stats-scores")) }
                p { (self.say("stats-scores-about")) }
                @if let Some(all) = &all {
                    (plot::distribution(all, &sides, self.lang))
                }
                div.wide {
                    table {
                        (heads(columns.map(|column| self.say(column))))
                        tbody {
                            @for (place, (name, scores)) in sides.iter().enumerate() {
                                (row(name, scores, Some(wins(place))))
                            }
                            @if let Some(all) = all.as_ref().filter(|_| sides.len() > 1) {
                                (row(&self.say("scores-all-seats"), all, None))
                            }
                        }
                    }
                }
            }
        }
    }

    fn sources(&self) -> Markup {
        let report = self.report;
        let seats = Points::of_seats(report);
        let winners = Points::of_winners(report, true);
        let others = Points::of_winners(report, false);
        let mut order: Vec<usize> = (0..report.sources.len()).collect();
        order.retain(|&source| {
            let points = |side: &orrery_bots::report::SideRow| side.points[source] != 0;
            report
                .games
                .iter()
                .any(|game| game.sides.iter().any(points))
        });
        let mean = |source: usize| seats.mean(source).unwrap_or_default();
        order.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
        let means = order
            .iter()
            .flat_map(|&source| [winners.mean(source), others.mean(source)]);
        let highest = means.flatten().fold(0.1, f64::max);
        html! {
            section #stats-sources {
                h2 { (self.say("stats-sources")) }
                p { (self.say("stats-sources-about")) }
                div.wide {
                    table.full {
                        thead { tr {
                            td {}
                            th scope="col" { (self.say("scores-mean")) }
                            th scope="col" { (self.say("stats-share")) }
                            th.picture scope="col" {
                                span.key.won {} (self.say("stats-winners")) " "
                                span.key.lost {} (self.say("stats-others"))
                            }
                            th scope="col" { (self.say("stats-winners")) }
                            th scope="col" { (self.say("stats-others")) }
                        } }
                        tbody {
                            @for &source in &order {
                                tr {
                                    th scope="row" { (self.source(source)) }
                                    td { (self.or_dash(seats.mean(source), 1)) }
                                    td { (self.percent(seats.share(source))) }
                                    td.picture {
                                        (plot::pair(winners.mean(source), others.mean(source), highest))
                                    }
                                    td { (self.or_dash(winners.mean(source), 1)) }
                                    td { (self.or_dash(others.mean(source), 1)) }
                                }
                            }
                        }
                    }
                }
                @if report.sides.len() > 1 { (self.sources_by_side(&order)) }
            }
        }
    }

    fn sources_by_side(&self, order: &[usize]) -> Markup {
        let report = self.report;
        let sides: Vec<Points> = (0..report.sides.len())
            .map(|place| Points::of(report, |other, _| other == place))
            .collect();
        html! {
            details {
                summary { (self.say("stats-by-side")) }
                div.wide {
                    table {
                        (heads(report.sides.iter().map(|side| self.side(side))))
                        tbody {
                            @for &source in order {
                                tr {
                                    th scope="row" { (self.source(source)) }
                                    @for side in &sides {
                                        td { (self.or_dash(side.mean(source), 1)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The name of a source of points.
    fn source(&self, source: usize) -> String {
        let (game, source) = (self.game.id(), &self.report.sources[source]);
        self.say(&format!("score-{game}-{source}"))
    }

    fn length(&self) -> Markup {
        let games = || self.report.games.iter();
        let measures = [
            (
                "stats-rounds",
                Sorted::new(games().map(|game| game.rounds.into())),
            ),
            (
                "stats-turns",
                Sorted::new(games().map(|game| game.turns.into())),
            ),
            (
                "simulate-decisions",
                Sorted::new(games().map(|game| game.decisions as i64)),
            ),
        ];
        let columns = ["scores-mean", "scores-min", "stats-median", "scores-max"];
        let choices = self.report.simulation.choices_per_decision;
        let choices = [
            ("mean", self.number(choices.mean, 1).into()),
            ("max", choices.max.into()),
        ];
        html! {
            section #stats-length {
                h2 { (self.say("stats-length")) }
                div.wide {
                    table {
                        (heads(columns.map(|column| self.say(column))))
                        tbody {
                            @for (name, numbers) in &measures {
                                @if let Some(numbers) = numbers {
                                    tr {
                                        th scope="row" { (self.say(name)) }
                                        td { (self.number(numbers.mean(), 1)) }
                                        @for share in [0.0, 0.5, 1.0] { td { (numbers.at(share)) } }
                                    }
                                }
                            }
                        }
                    }
                }
                p {
                    (self.say("simulate-choices-per-decision")) ": "
                    (self.said("simulate-mean-max", &choices))
                }
                div.small {
                    @for (name, numbers) in &measures {
                        @if let Some(numbers) = numbers.as_ref().filter(|n| n.at(0.0) < n.at(1.0)) {
                            figure {
                                figcaption { (self.say(name)) }
                                (plot::distribution(numbers, &[], self.lang))
                            }
                        }
                    }
                }
            }
        }
    }

    fn heading(&self, kind: &KindFigures) -> String {
        self.say(&format!("things-{}-{}", self.game.id(), kind.kind.id))
    }

    fn components(&self) -> Markup {
        let Some(scores) = self.report.simulation.scores.overall else {
            return html! {};
        };
        html! {
            h2 { (self.say("stats-things")) }
            p { (self.say("stats-things-about")) }
            p { (self.say("stats-things-caution")) }
            @for kind in &self.report.kinds { (self.kind(kind, scores)) }
        }
    }

    fn kind(&self, kind: &KindFigures, scores: Spread) -> Markup {
        let mut lines: Vec<Line<'_>> = kind
            .things
            .iter()
            .map(|(thing, deeds)| Line {
                name: self.thing(thing),
                deeds,
                telling: kind.telling(deeds),
                effect: kind.effect(deeds, scores),
            })
            .collect();
        lines.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
        let about = format!("things-{}-{}-about", self.game.id(), kind.kind.id);
        let dots: Vec<Dot> = lines.iter().filter_map(Line::dot).collect();
        let deed = self.say(&format!("deed-{}", kind.kind.telling));
        let share = self.said("stats-share-of-players", &[("deed", deed.into())]);
        html! {
            section id=(kind.kind.id) {
                h3 { (self.heading(kind)) }
                p { (self.say(&about)) }
                @if lines.len() > LONG && dots.len() > 5 {
                    (plot::cloud(&dots, [&self.say("stats-points"), &share], self.lang))
                }
                @if lines.len() > LONG {
                    details {
                        summary { (self.said("stats-all-things", &[("count", lines.len().into())])) }
                        (self.table(kind, &lines))
                    }
                } @else {
                    (self.table(kind, &lines))
                }
            }
        }
    }

    fn thing(&self, thing: &Thing) -> String {
        word(self.lang, &thing.name, &|seat| {
            seat_name(self.lang, &[], seat)
        })
    }

    fn table(&self, kind: &KindFigures, lines: &[Line<'_>]) -> Markup {
        let games = self.report.games.len() as f64;
        let effects = lines.iter().filter_map(|line| line.effect);
        let widest = effects
            .map(|effect| effect.points.abs() + effect.error)
            .fold(0.5, f64::max);
        let points = if kind.kind.often {
            "stats-points-each"
        } else {
            "stats-points"
        };
        let groups = !kind.kind.often;
        let decimals = if widest < 3.0 { 2 } else { 1 };
        html! {
            div.wide {
                table.full {
                    thead { tr {
                        td {}
                        @for deed in kind.kind.deeds {
                            th scope="col" { (self.say(&format!("deed-{deed}"))) }
                        }
                        @if groups {
                            th scope="col" { (self.say("stats-players")) }
                            th scope="col" { (self.say("stats-won")) }
                        }
                        th.picture scope="col" colspan="2" { (self.say(points)) }
                    } }
                    tbody {
                        @for line in lines {
                            tr {
                                th scope="row" { (line.name) }
                                @for deed in line.deeds {
                                    td { (self.number(deed.times as f64 / games, 2)) }
                                }
                                @if groups {
                                    td { (self.percent(line.share())) }
                                    td { (self.percent(line.won())) }
                                }
                                td.picture {
                                    @if let Some(effect) = line.effect { (plot::effect(effect, widest)) }
                                }
                                td { (self.effect(line.effect, decimals)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// `+3.2 ±0.4`, or a dash if too few players did it or left it.
    fn effect(&self, effect: Option<Effect>, decimals: usize) -> Markup {
        html! {
            @match effect {
                None => "–",
                Some(effect) => {
                    b class=(plot::class(effect)) { (plot::signed(self.lang, effect.points, decimals)) }
                    small { " ±" (self.number(2.0 * effect.error, decimals)) }
                }
            }
        }
    }
}

fn fact(name: &str, value: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) } } }
}

/// What is told of one component.
struct Line<'a> {
    name: String,
    deeds: &'a [DeedFigures],
    telling: Option<&'a DeedFigures>,
    effect: Option<Effect>,
}

impl Line<'_> {
    /// The most points first; components without an effect come last, the most common first.
    fn rank(&self) -> f64 {
        match self.effect {
            Some(effect) => effect.points,
            None => -1e9 + self.share().unwrap_or_default(),
        }
    }

    /// The part of the players who did it.
    fn share(&self) -> Option<f64> {
        let line = self.telling?;
        let (with, without) = (line.with.count(), line.without.count());
        (with + without > 0).then(|| with as f64 / (with + without) as f64)
    }

    /// The part of those who won.
    fn won(&self) -> Option<f64> {
        let line = self.telling?;
        let with = line.with.count();
        (with > 0).then(|| line.wins as f64 / with as f64)
    }

    fn dot(&self) -> Option<Dot> {
        Some(Dot {
            name: self.name.clone(),
            share: 100.0 * self.share()?,
            effect: self.effect?,
        })
    }
}
