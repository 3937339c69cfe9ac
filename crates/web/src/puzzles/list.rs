//! The list of puzzles, and the way to the puzzle of the day.

use super::address;
use crate::App;
use crate::art;
use crate::layout::{self, sign};
use crate::reader::Reader;
use crate::stage::style;
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_games::GameEntry;
use orrery_games::puzzles::{LEVELS, Shipped, of_day, shipped, tells};
use serde::Deserialize;
use std::sync::Arc;

/// What the reader wants to see; whatever is not known is not asked for.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Filter {
    game: String,
    theme: String,
    grade: String,
    /// `open` or `solved`.
    only: String,
}

impl Filter {
    fn shows(&self, reader: &Reader, puzzle: &Shipped) -> bool {
        let solved = reader.solved.has(puzzle.game, puzzle.number);
        let theme = self.theme.is_empty() || puzzle.facts.themes.contains(&self.theme);
        let grade = self
            .grade
            .parse()
            .map_or(true, |grade: usize| puzzle.grade() == grade);
        puzzle.game == self.game
            && theme
            && grade
            && (self.only != "open" || !solved)
            && (self.only != "solved" || solved)
    }

    /// The address of the list with another filter.
    fn address(&self) -> String {
        let fields = [
            ("game", &self.game),
            ("theme", &self.theme),
            ("grade", &self.grade),
            ("only", &self.only),
        ];
        let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
        let fields: Vec<String> = fields
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        format!("/puzzles?{}", fields.join("&"))
    }

    /// Without what no puzzle of this game has, so that addresses hold nothing but what is known.
    fn known(mut self, game: &GameEntry) -> Self {
        self.game = game.id().to_owned();
        if !game.all_themes.contains(&self.theme.as_str()) {
            self.theme.clear();
        }
        if !self
            .grade
            .parse()
            .is_ok_and(|grade: usize| (0..=LEVELS.len()).contains(&grade))
        {
            self.grade.clear();
        }
        if !["open", "solved"].contains(&self.only.as_str()) {
            self.only.clear();
        }
        self
    }
}

/// `GET /puzzles?game=…&theme=…&grade=…&only=…`
pub(crate) async fn index(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(filter): Query<Filter>,
) -> Html<String> {
    let mut games = app.games();
    games.retain(|game| shipped().iter().any(|puzzle| puzzle.game == game.id()));
    let title = reader.say("puzzle-title");
    let chosen = games.iter().find(|game| game.id() == filter.game);
    let body = html! {
        h1 { (title) }
        p.quiet { (reader.say("puzzle-what")) }
        (of_the_day(&reader, &app))
        @if let Some(game) = chosen.or(games.first()) {
            (all(&reader, &games, game, &filter.known(game)))
        }
    };
    layout::framed(&reader, &title, &body, &style())
}

/// The puzzles of one game.
fn all(reader: &Reader, games: &[&GameEntry], game: &GameEntry, filter: &Filter) -> Markup {
    let own = || shipped().iter().filter(|puzzle| puzzle.game == game.id());
    let solved = own()
        .filter(|puzzle| reader.solved.has(puzzle.game, puzzle.number))
        .count();
    let shown: Vec<&Shipped> = own()
        .filter(|puzzle| filter.shows(reader, puzzle))
        .collect();
    html! {
        section.box.puzzles {
            (filters(reader, games, game, filter))
            p.quiet { (reader.text("puzzle-solved-of", &[("done", solved.into()), ("all", own().count().into())])) }
            ul.tiles {
                @for puzzle in &shown { li { (tile(reader, puzzle)) } }
            }
            @if shown.is_empty() { p { (reader.say("puzzle-none")) } }
        }
    }
}

fn tile(reader: &Reader, puzzle: &Shipped) -> Markup {
    let solved = reader.solved.has(puzzle.game, puzzle.number);
    html! {
        a.done[solved] href=(address(puzzle)) {
            span.number { (puzzle.number) @if solved { (sign("check")) } }
            (grade(reader, puzzle.grade()))
            @if solved { span.sr { (reader.say("puzzle-is-solved")) } }
        }
    }
}

fn filters(reader: &Reader, games: &[&GameEntry], game: &GameEntry, filter: &Filter) -> Markup {
    let of_game = |other: &&GameEntry| {
        let filter = Filter {
            game: other.id().to_owned(),
            ..Filter::default()
        };
        (filter, reader.game(other.id()))
    };
    let with = |set: &dyn Fn(&mut Filter)| {
        let mut other = filter.clone();
        set(&mut other);
        other
    };
    let any = |set: &dyn Fn(&mut Filter)| (with(set), reader.say("puzzle-any"));
    let grades = (0..=LEVELS.len()).map(|n| {
        let text = reader.say(&format!("puzzle-grade-{n}"));
        (with(&|other| other.grade = n.to_string()), text)
    });
    let has = |theme: &&&str| tells(game.id(), theme);
    let themes = game.all_themes.iter().filter(has).map(|one| {
        (
            with(&|other| other.theme = (*one).to_owned()),
            theme(reader, game.id(), one),
        )
    });
    let states = ["open", "solved"].map(|only| {
        let text = reader.say(&format!("puzzle-only-{only}"));
        (with(&|other| other.only = only.to_owned()), text)
    });
    let chain =
        |first, rest: Vec<(Filter, String)>| [first].into_iter().chain(rest).collect::<Vec<_>>();
    html! {
        (row(reader, "puzzle-game", filter, &games.iter().map(of_game).collect::<Vec<_>>()))
        (row(reader, "puzzle-grade", filter, &chain(any(&|other| other.grade.clear()), grades.collect())))
        (row(reader, "puzzle-theme", filter, &chain(any(&|other| other.theme.clear()), themes.collect())))
        (row(reader, "puzzle-state", filter, &chain(any(&|other| other.only.clear()), states.into())))
    }
}

/// One line of links, the one that is chosen marked.
fn row(reader: &Reader, title: &str, now: &Filter, ways: &[(Filter, String)]) -> Markup {
    let here = |filter: &Filter| match title {
        "puzzle-game" => filter.game == now.game,
        _ => filter.address() == now.address(),
    };
    html! {
        nav.filter aria-label=(reader.say(title)) {
            span.quiet aria-hidden="true" { (reader.say(title)) }
            @for (filter, text) in ways {
                a href=(filter.address()) aria-current=[here(filter).then_some("true")] { (text) }
            }
        }
    }
}

/// How hard a puzzle is: a word, and dots.
pub(super) fn grade(reader: &Reader, grade: usize) -> Markup {
    html! {
        span.grade {
            span.dots aria-hidden="true" { @for n in 0..=LEVELS.len() { i.on[n <= grade] {} } }
            (reader.say(&format!("puzzle-grade-{grade}")))
        }
    }
}

pub(super) fn theme(reader: &Reader, game: &str, theme: &str) -> String {
    reader.say(&format!("theme-{game}-{theme}"))
}

/// The way to the puzzle of the day, and how many days in a row it was solved.
pub(crate) fn of_the_day(reader: &Reader, app: &App) -> Markup {
    let day = app.day();
    let Some(puzzle) = of_day(day) else {
        return html! {};
    };
    let streak = reader.streak;
    let done = streak.day == day && streak.days > 0;
    html! {
        section.daily.box aria-label=(reader.say("puzzle-today")) {
            @if let Some(picture) = art::url(puzzle.game, reader.lang) {
                span.night { img src=(picture) alt="" loading="lazy"; }
            }
            div {
                h2 { (sign("bulb")) (reader.say("puzzle-today")) }
                p.quiet {
                    (reader.game(puzzle.game)) " · " (grade(reader, puzzle.grade()))
                    @if streak.lasts(day) {
                        " · " (reader.text("puzzle-streak", &[("days", streak.days.into())]))
                    }
                }
            }
            a.button href="/puzzles/today" {
                (reader.say(if done { "puzzle-today-again" } else { "puzzle-today-solve" }))
            }
        }
    }
}
