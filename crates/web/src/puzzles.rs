//! Puzzles: find the best turn on a real board. What was chosen is in the address, what was solved in a cookie.

mod list;
mod verdict;

pub(crate) use list::{index, of_the_day};
pub use verdict::TriedTurn;
pub(crate) use verdict::Verdicts;

use crate::App;
use crate::bring;
use crate::hint;
use crate::problem::Problem;
use crate::reader::{Reader, SOLVED, STREAK, lasting};
use crate::scenario;
use crate::stage::{self, So, Stage};
use axum::extract::{Path, Query, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_bots::weigh::Estimate;
use orrery_core::{Phrase, Refused, Viewer};
use orrery_games::GameEntry;
use orrery_games::puzzles::{Asked, Attempt, Ended, Shipped, of_day, puzzle, right, shipped};
use orrery_table::causes;
use orrery_text::number;
use serde::Deserialize;
use std::sync::Arc;

/// Nobody makes more choices in a turn.
const MOST_CHOICES: usize = 60;
/// Stages of a hint: what it is about, where to look, what to do.
const STAGES: u8 = 3;

impl App {
    /// Days since the beginning of 1970, in UTC, so that the puzzle of the day is the same for everybody.
    pub(crate) fn day(&self) -> u64 {
        let millis = self.tables.clock().date().max(0);
        millis.unsigned_abs() / 86_400_000
    }
}

/// What the reader asked for beside choices.
#[derive(Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    hint: u8,
    /// True if the solution was asked for.
    #[serde(default)]
    shown: bool,
}

fn found(
    app: &App,
    game: &str,
    number: &str,
) -> Result<(&'static GameEntry, &'static Shipped, &'static Asked), Problem> {
    let entry = app.game(game).ok_or(Problem::NOT_FOUND)?;
    let number = number.parse().map_err(|_| Problem::NOT_FOUND)?;
    let puzzle = puzzle(game, number).ok_or(Problem::NOT_FOUND)?;
    Ok((entry, puzzle, puzzle.asked().ok_or(Problem::INTERNAL)?))
}

/// Why a try goes no further.
enum NoTry {
    Long,
    Refused(Option<Box<Refused>>),
}

/// Where these choices lead. Choices beyond the end of the turn are left out if they belong together with the last one.
fn tried(asked: &Asked, choices: &[&str], together: usize) -> Result<(Attempt, usize), NoTry> {
    if choices.len() > MOST_CHOICES {
        return Err(NoTry::Long);
    }
    let mut attempt = Attempt::new(&*asked.position).ok_or(NoTry::Refused(None))?;
    for (made, choice) in choices.iter().enumerate() {
        if attempt.ended().is_some() && made + together > choices.len() {
            return Ok((attempt, made));
        }
        if let Err(error) = attempt.play(choice) {
            let because = Refused::of(attempt.game(), &error);
            return Err(NoTry::Refused(because.map(Box::new)));
        }
    }
    Ok((attempt, choices.len()))
}

fn problem(reader: &Reader, error: &NoTry) -> Problem {
    match error {
        NoTry::Long => Problem::MANY_CHOICES,
        NoTry::Refused(because) => stage::refused(reader, because.as_deref()),
    }
}

/// `GET /puzzles/today`: the puzzle of the day.
pub(crate) async fn today(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let today = of_day(app.day()).ok_or(Problem::NOT_FOUND)?;
    let to = address(today).parse().map_err(|_| Problem::INTERNAL)?;
    let headers = HeaderMap::from_iter([(LOCATION, to)]);
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}

fn address(puzzle: &Shipped) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.number)
}

/// `GET /puzzles/{game}/{number}?so=…&choice=…&hint=…`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, String)>,
    Query(so): Query<So>,
    Query(asking): Query<Asking>,
) -> Result<Response, Problem> {
    let work = {
        let app = Arc::clone(&app);
        move |_: &orrery_table::Tables| {
            let found = found(&app, &game, &number);
            Ok(found.map(|found| (found, tried(found.2, &so.choices(), so.together()), so)))
        }
    };
    let ((entry, puzzle, asked), tried, so) = app.at(&reader, work).await??;
    let (attempt, made) = tried.map_err(|error| problem(&reader, &error))?;
    let mut choices = so.choices();
    choices.truncate(made);
    let verdict = match attempt.end() {
        Some(end) => judged(&app, &reader, (entry, puzzle, asked), end, &choices).await?,
        None => None,
    };
    let names = stage::people(&reader);
    let solver = Solver {
        stage: stage(&names, puzzle, asked, &attempt, &choices, &asking),
        puzzle,
        asked,
        attempt: &attempt,
        asking: &asking,
        verdict,
        today: Some(app.day())
            .filter(|&day| of_day(day).is_some_and(|today| std::ptr::eq(today, puzzle))),
    };
    let title = reader.text("puzzle-number", &[("n", puzzle.number.into())]);
    let mut response = solver.stage.page(&title, &solver.teacher()).into_response();
    if solver.solved() {
        let today = solver.today;
        remember(&app, &mut response, &reader, puzzle, today).await?;
    }
    Ok(response)
}

/// Writes down that a puzzle is solved, and the days in a row if it is that of this day.
async fn remember(
    app: &App,
    response: &mut Response,
    reader: &Reader,
    puzzle: &Shipped,
    day: Option<u64>,
) -> Result<(), Problem> {
    let solved = reader.solved.with(puzzle.game, puzzle.number);
    let streak = day.map(|day| reader.streak.solved_on(day).to_string());
    let mut kept = vec![(SOLVED, solved.as_str())];
    kept.extend(streak.as_deref().map(|streak| (STREAK, streak)));
    for (name, value) in &kept {
        if let Ok(cookie) = lasting(name, value, reader, "").parse() {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    app.keep(reader, &kept).await
}

/// What a turn is worth less than the solution. What is not known yet is thought about, in the same queue as all that
/// learners ask for; where nobody may wait, elsewhere.
async fn judged(
    app: &App,
    reader: &Reader,
    (entry, puzzle, asked): (&'static GameEntry, &'static Shipped, &'static Asked),
    end: u64,
    choices: &[&str],
) -> Result<Option<Estimate>, Problem> {
    if let Some(known) = app.verdicts.get(puzzle, end) {
        return known.map(Some).ok_or(Problem::ILLEGAL);
    }
    let tried = TriedTurn {
        game: puzzle.game.to_owned(),
        puzzle: puzzle.number,
        turn: choices.iter().map(ToString::to_string).collect(),
        end: verdict::print(end),
    };
    if app.settings.offline {
        app.verdicts.ask(tried);
        return Ok(None);
    }
    let think = move || (verdict::compare(entry, asked, &tried.turn), tried);
    let (loss, tried) = app.think(reader, think).await?;
    app.verdicts.keep(&tried, loss);
    loss.map(Some).ok_or(Problem::ILLEGAL)
}

/// `GET /puzzles/{game}/{number}/foresee?so=…&choice=…`: what is sure to come of a choice.
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, String)>,
    Query(so): Query<So>,
) -> Result<Html<String>, Problem> {
    let (state, of) = (Arc::clone(&app), game.clone());
    let work = move |_: &orrery_table::Tables| {
        let (choices, choice) = so.before_last();
        let found = found(&state, &game, &number);
        Ok(found.map(|(.., asked)| {
            let (attempt, _) = tried(asked, &choices, 1)?;
            Ok(attempt.game().foresee(choice))
        }))
    };
    let sure = app.at(&reader, work).await??;
    let sure = sure.map_err(|error: NoTry| problem(&reader, &error))?;
    Ok(stage::foreseen(&reader, &of, sure.as_ref()))
}

fn stage<'a>(
    names: &'a crate::tables::Names<'a>,
    puzzle: &Shipped,
    asked: &'a Asked,
    attempt: &'a Attempt,
    choices: &'a [&'a str],
    asking: &Asking,
) -> Stage<'a> {
    let game = attempt.game();
    let viewer = Viewer::Seat(attempt.seat());
    let over = attempt.ended().is_some();
    let hinted = !over && asking.hint > 1;
    let next = next_choice(asked, choices).filter(|_| hinted);
    Stage {
        names,
        game: puzzle.game,
        address: address(puzzle),
        choices,
        seat: attempt.seat(),
        look: if over {
            game.look_back(viewer)
        } else {
            game.look(viewer)
        },
        about: game.decision().map(|now| now.about).filter(|_| !over),
        told: attempt.told(),
        spot: &[],
        lit: next.map(|next| {
            (
                next,
                if asking.hint < STAGES {
                    "where"
                } else {
                    "what"
                },
            )
        }),
        along: match asking.hint {
            0 => Vec::new(),
            hint => vec![("hint", hint.to_string())],
        },
    }
}

/// The next choice of the solution, if all so far belong to it.
fn next_choice<'a>(asked: &'a Asked, choices: &[&str]) -> Option<&'a str> {
    let mut solution = asked.solution.iter().map(String::as_str);
    let same = choices
        .iter()
        .all(|choice| solution.next() == Some(*choice));
    solution.next().filter(|_| same)
}

/// A puzzle on a page.
struct Solver<'a> {
    stage: Stage<'a>,
    puzzle: &'static Shipped,
    asked: &'static Asked,
    attempt: &'a Attempt,
    asking: &'a Asking,
    /// What the turn is worth less than the solution, once it is over and judged.
    verdict: Option<Estimate>,
    /// This day, if it is its puzzle.
    today: Option<u64>,
}

impl Solver<'_> {
    fn reader(&self) -> &Reader {
        self.stage.names.reader
    }

    fn solved(&self) -> bool {
        self.verdict.is_some_and(right) && !self.asking.shown
    }

    fn teacher(&self) -> Markup {
        let (reader, puzzle) = (self.reader(), self.puzzle);
        html! {
            aside #teacher.teacher.puzzle aria-live="polite" {
                div.where {
                    a href={ "/puzzles?game=" (puzzle.game) } { (reader.say("puzzle-all")) }
                    @if self.today.is_some() { strong { (reader.say("puzzle-today")) } }
                    (list::grade(reader, puzzle.grade()))
                }
                h1 { (reader.text("puzzle-number", &[("n", puzzle.number.into())])) }
                div.words { (self.words()) }
                div.row { (self.ways()) }
            }
        }
    }

    /// What is asked, or what is said to the turn.
    fn words(&self) -> Markup {
        let reader = self.reader();
        let learns = self.attempt.ended() == Some(Ended::Learns);
        html! {
            @match self.verdict {
                None if self.attempt.ended().is_some() => {
                    p.task data-judging={ "puzzles/" (self.puzzle.game) "/" (self.puzzle.number) } {
                        (reader.say("puzzle-judging"))
                    }
                },
                None => {
                    p.task { (reader.text("puzzle-task", &[("name", self.stage.names.seat(self.attempt.seat()).into())])) }
                    (self.hint())
                },
                Some(loss) => {
                    @if self.asking.shown { p { (reader.say("puzzle-shown")) } }
                    @else if right(loss) { p.good { (self.praise()) } }
                    @else {
                        p.reply { (reader.text("puzzle-wrong", &figures(reader, "loss", loss))) }
                        @if learns { p.quiet { (reader.say("puzzle-learns")) } }
                    }
                    @if self.asking.shown || right(loss) { (self.solution()) }
                },
            }
        }
    }

    fn praise(&self) -> String {
        let end = self.attempt.end();
        let same = end.is_some_and(|end| self.puzzle.is_solution(end));
        self.reader().say(if same {
            "puzzle-right"
        } else {
            "puzzle-right-too"
        })
    }

    /// The turn we looked for, why, and who misses it.
    fn solution(&self) -> Markup {
        let reader = self.reader();
        let facts = &self.puzzle.facts;
        let gain = Estimate {
            mean: facts.gain as f32,
            error: facts.error as f32,
        };
        let missed = facts
            .missed
            .iter()
            .map(|bot| reader.say(&format!("web-bot-{bot}")));
        let missed: Vec<String> = missed.collect();
        html! {
            (self.steps())
            (hint::reasons(self.stage.names, &causes(&*self.asked.position, &self.asked.solution)))
            p { (reader.text("puzzle-gain", &figures(reader, "gain", gain))) }
            p.quiet {
                @if missed.is_empty() { (reader.say("puzzle-missed-none")) }
                @else { (reader.text("puzzle-missed", &[("bots", missed.join(", ").into())])) }
            }
            @if let Some(day) = self.today.filter(|_| self.solved()) {
                @let days = reader.streak.solved_on(day).days;
                p.quiet { (reader.text("puzzle-streak", &[("days", days.into())])) }
            }
        }
    }

    /// The choices of the solution in words, one after the other.
    fn steps(&self) -> Markup {
        let phrases = phrases(self.asked);
        html! {
            ol.solution { @for phrase in &phrases { li { (self.stage.names.say(phrase)) } } }
        }
    }

    /// As much of a hint as was asked for.
    fn hint(&self) -> Markup {
        let (reader, stage) = (self.reader(), self.asking.hint);
        if stage == 0 {
            return html! {};
        }
        let next = next_choice(self.asked, self.stage.choices);
        let themes = self.puzzle.telling().into_iter();
        let themes: Vec<String> = themes
            .map(|theme| list::theme(reader, self.puzzle.game, theme))
            .collect();
        html! {
            p { (reader.text("puzzle-about", &[("themes", themes.join(", ").into())])) }
            @match next {
                None => p { (reader.say("puzzle-astray")) },
                Some(next) if stage == 2 => p { (hint::place(reader, self.puzzle.game, next)) },
                Some(_) if stage >= STAGES => (self.steps()),
                Some(_) => {},
            }
        }
    }

    fn ways(&self) -> Markup {
        let choices = self.stage.choices;
        let hint = self.asking.hint.min(STAGES);
        let with = |hint: u8| match hint {
            0 => Vec::new(),
            hint => vec![("hint", hint.to_string())],
        };
        let way = |choices: &[&str], hint: u8, class: &str, words: &str| {
            self.stage.way(choices, &with(hint), class, words)
        };
        let solution: Vec<&str> = self.asked.solution.iter().map(String::as_str).collect();
        let show = self
            .stage
            .way(&solution, &[("shown", "true".to_owned())], "", "learn-show");
        let done = self.asking.shown || self.solved();
        html! {
            @if self.verdict.is_some() {
                (way(&[], 0, if done { "" } else { "main" }, "puzzle-again"))
            }
            @if done { (self.next()) }
            @else {
                @if let Some((_, before)) = choices.split_last() {
                    (way(before, hint, "", "learn-back"))
                    @if self.verdict.is_none() { (way(&[], hint, "", "puzzle-again")) }
                }
                @if hint < STAGES && self.attempt.ended().is_none() {
                    (way(choices, hint + 1, "", if hint == 0 { "hint-ask" } else { "puzzle-more" }))
                }
                (show)
            }
            (bring::link(self.reader(), &scenario::pack(self.puzzle.text)))
        }
    }

    /// The way to the next puzzle of this game that is not solved yet.
    fn next(&self) -> Markup {
        let reader = self.reader();
        let own: Vec<&Shipped> = shipped()
            .iter()
            .filter(|one| one.game == self.puzzle.game)
            .collect();
        let here = own.iter().position(|one| one.number == self.puzzle.number);
        let others = own
            .iter()
            .cycle()
            .skip(here.unwrap_or(0) + 1)
            .take(own.len() - 1);
        let open = |one: &&&Shipped| !reader.solved.has(one.game, one.number);
        let next = others.clone().find(open).or(others.clone().next());
        html! {
            @if let Some(next) = next {
                a.button.main href=(address(next)) { (reader.text("puzzle-next", &[("n", next.number.into())])) }
            }
        }
    }
}

/// What the choices of the solution mean, as its player reads them.
fn phrases(asked: &Asked) -> Vec<Phrase> {
    let Some(mut attempt) = Attempt::new(&*asked.position) else {
        return Vec::new();
    };
    let viewer = Viewer::Seat(attempt.seat());
    let phrase = |choice: &String| {
        let offers = attempt.game().look(viewer).offers();
        let offer = offers.into_iter().find(|offer| offer.choice == *choice)?;
        attempt.play(choice).ok()?;
        Some(offer.phrase)
    };
    asked.solution.iter().map_while(phrase).collect()
}

/// A figure and how far off it may be, as arguments of a sentence.
fn figures<'a>(
    reader: &Reader,
    name: &'a str,
    Estimate { mean, error }: Estimate,
) -> [(&'a str, orrery_text::Arg<'a>); 2] {
    let figure = |value: f32| number(reader.lang, value.into(), 1);
    [(name, figure(mean).into()), ("error", figure(error).into())]
}
