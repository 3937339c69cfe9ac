//! Hints at a table: where to look, what to do, why. The board lights up where the hint speaks of.

use crate::App;
use crate::layout;
use crate::play::{act, seq_of};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{Names, table_id};
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use orrery_board::Part;
use orrery_bots::analyse::SURE;
use orrery_bots::weigh::Estimate;
use orrery_core::Phrase;
use orrery_table::{Advice, HintView, STAGES, Span, TableId, TableView};
use orrery_text::{has, number};
use std::sync::Arc;
use std::time::Duration;

/// Without script the answer waits so long for the expert.
const PATIENCE: Duration = Duration::from_secs(4);

/// `POST /t/{id}/hint`: a hint, or more of it.
pub(crate) async fn ask(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let (id, seq) = (table_id(&id)?, seq_of(&form)?);
    let deed =
        move |tables: &orrery_table::Tables, id: &TableId, visitor: &orrery_table::Visitor<'_>| {
            tables.hint(id, visitor.session, seq)
        };
    let answer = act(&app, &reader, &id, Box::new(deed)).await?;
    if !reader.json {
        let _ = app.patiently(PATIENCE, thought(&app, &reader, &id)).await;
    }
    Ok(answer)
}

/// Waits until the expert has thought.
async fn thought(app: &App, reader: &Reader, id: &TableId) -> Result<(), Problem> {
    let table = id.clone();
    let mut news = app.at(reader, move |tables| tables.listen(&table)).await?;
    loop {
        let (table, session) = (id.clone(), reader.secret());
        let look =
            move |tables: &orrery_table::Tables| tables.view(&table, session, None, Span::Nothing);
        let hint = app.at(reader, look).await?.hint;
        if hint.is_none_or(|hint| hint.advice.is_some()) || news.changed().await.is_err() {
            return Ok(());
        }
    }
}

/// The way to a hint, or what there is of it.
pub(crate) fn advice(names: &Names<'_>, view: &TableView) -> Markup {
    let reader = names.reader;
    let button = |key: &str| {
        html! {
            form.live method="post" action={ "/t/" (view.id) "/hint" } {
                (layout::token(reader))
                input type="hidden" name="seq" value=(view.seq);
                button.small title=(reader.say(key)) { (layout::sign("bulb")) span.word { (reader.say(key)) } }
            }
        }
    };
    html! {
        @if view.hints {
            @match &view.hint {
                None => div.advice { (button("hint-ask")) },
                Some(hint) => details.advice.given #advice open {
                    summary { (layout::sign("bulb")) (reader.say("hint-title")) }
                    div aria-live="polite" { (told(names, &view.game, hint)) }
                    @if let Some(key) = more(Some(hint)) { (button(key)) }
                },
            }
        }
    }
}

/// As much of a hint as was asked for.
pub(crate) fn told(names: &Names<'_>, game: &str, hint: &HintView) -> Markup {
    let reader = names.reader;
    let Some(advice) = &hint.advice else {
        return html! { p { (reader.say("hint-thinking")) } };
    };
    let Some(choice) = advice.choices.get(hint.done) else {
        return html! { p { (reader.say("hint-none")) } };
    };
    html! {
        @if hint.stage == 1 { p { (idea(reader, game, choice).unwrap_or_else(|| place(reader, game, choice))) } }
        // Whoever asks why has read what: on a phone the answer is not below it.
        @if hint.stage >= STAGES {
            (reasons(names, &advice.causes))
            p { (why(reader, advice)) }
        }
        @if hint.stage >= 2 {
            p { (reader.say("hint-turn")) }
            ol {
                @for (index, phrase) in advice.phrases.iter().enumerate() {
                    li.done[index < hint.done] { (names.say(phrase)) }
                }
            }
        }
        @if hint.stage >= STAGES && !advice.brings.is_empty() {
            details {
                summary { (reader.say("hint-brings")) }
                ul { @for phrase in &advice.brings { li { (names.say(phrase)) } } }
            }
        }
    }
}

/// What the first thing to do is good for, where the board knows that; the thing itself comes with the next hint.
fn idea(reader: &Reader, game: &str, choice: &str) -> Option<String> {
    let (_, what) = choice.split_once(' ')?;
    let key = format!("draw-{game}-for-{what}");
    has(reader.lang, &key).then(|| {
        let idea = reader.say(&key);
        reader.text("hint-idea", &[("idea", idea.into())])
    })
}

/// The kind of thing to do first.
pub(crate) fn place(reader: &Reader, game: &str, choice: &str) -> String {
    let kind = choice.split(' ').next().unwrap_or_default();
    let key = format!("action-{game}-{kind}");
    match has(reader.lang, &key) {
        true => reader.text("hint-where", &[("kind", reader.say(&key).into())]),
        false => reader.say("hint-where-board"),
    }
}

/// What speaks for a turn just now.
pub(crate) fn reasons(names: &Names<'_>, causes: &[Phrase]) -> Markup {
    html! {
        @if !causes.is_empty() { ul.causes { @for cause in causes { li { (names.say(cause)) } } } }
    }
}

fn why(reader: &Reader, advice: &Advice) -> String {
    let points = number(reader.lang, advice.result.mean.into(), 0);
    let of = |Estimate { mean, error }: Estimate| {
        let figure = |value: f32| number(reader.lang, value.into(), 1);
        (figure(mean), figure(error))
    };
    let points = ("points", points.into());
    match advice.more {
        None => reader.text("hint-why-alone", &[points]),
        Some(more) if more.mean <= SURE * more.error => reader.text("hint-why-even", &[points]),
        Some(more) => {
            let (more, error) = of(more);
            let more = [points, ("more", more.into()), ("error", error.into())];
            reader.text("hint-why-more", &more)
        }
    }
}

/// Marks on the board, and among the other choices, what the hint speaks of: its part, then the choice itself.
pub(crate) fn lit(view: &TableView, parts: Vec<Part>) -> Vec<Part> {
    match view.hint.as_ref().and_then(next) {
        Some((choice, how)) => light(parts, choice, how),
        None => parts,
    }
}

/// The choice that a hint speaks of, and how it is lit.
pub(crate) fn next(hint: &HintView) -> Option<(&str, &'static str)> {
    let choice = hint.advice.as_ref()?.choices.get(hint.done)?;
    Some((choice, if hint.stage == 1 { "where" } else { "what" }))
}

/// The way to more of a hint, if there is more; to a new one if there is none.
pub(crate) fn more(hint: Option<&HintView>) -> Option<&'static str> {
    let Some(hint) = hint else {
        return Some("hint-ask");
    };
    let advice = hint.advice.as_ref()?;
    match hint.stage {
        _ if advice.choices.is_empty() => None,
        1 => Some("hint-what"),
        2 => Some("hint-why"),
        _ => None,
    }
}

/// Marks this choice wherever it stands.
pub(crate) fn light(parts: Vec<Part>, choice: &str, how: &str) -> Vec<Part> {
    let value = format!("value=\"{choice}\"");
    let marked = format!("{value} data-lit=\"{how}\"");
    let light = |part: Part| Part {
        id: part.id,
        html: PreEscaped(part.html.0.replace(&value, &marked)),
    };
    parts.into_iter().map(light).collect()
}
