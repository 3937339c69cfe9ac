//! Webhooks: of a person, and of a table. What is told of a table is told by its host's will, in the same ways and with the
//! same limits; the wishes of a table stand beside those of people.

use super::wishes::{Hook, Wishes, change_ear};
use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::table_id;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_notice::Form;
use orrery_table::{Status, TableError, TableId, Tables};
use std::sync::Arc;

/// So many webhooks one person may have, and one table.
pub(crate) const MAX_HOOKS: usize = 5;

/// Services are called what they call themselves.
fn form_name(form: Form) -> &'static str {
    match form {
        Form::Discord => "Discord",
        Form::Slack => "Slack",
        Form::Ntfy => "ntfy",
    }
}

/// The address of a webhook is a secret in itself: so much of it is shown that its owner knows which it is.
pub(crate) fn shortened(url: &str) -> String {
    let shown: String = url.chars().take(40).collect();
    match shown.len() < url.len() {
        true => format!("{shown}…"),
        false => shown,
    }
}

impl App {
    /// The webhook that somebody wants, if it may be reached.
    pub(crate) fn checked_hook(
        &self,
        reader: &Reader,
        form: &str,
        url: &str,
    ) -> Result<Hook, Problem> {
        let form = Form::named(form).ok_or(Problem::BAD)?;
        let host = orrery_notice::host(url, self.notices.reach());
        if !host.is_ok_and(|host| self.notices.hooks.contains(&host)) {
            return Err(Problem::NOTICE.because(self.hook_help(reader)));
        }
        Ok(Hook {
            number: 0,
            form,
            url: url.to_owned(),
        })
    }

    fn hook_help(&self, reader: &Reader) -> String {
        let hosts = self.notices.hooks.join(", ");
        reader.text("notice-hook-help", &[("hosts", hosts.into())])
    }
}

impl Wishes {
    /// One more webhook; the oldest makes room.
    pub(crate) fn add_hook(&mut self, new: &Hook) {
        self.hooks.retain(|one| one.url != new.url);
        if self.hooks.len() >= MAX_HOOKS {
            self.hooks.remove(0);
        }
        let number = self.number();
        let new = new.clone();
        self.hooks.push(Hook { number, ..new });
    }
}

/// The webhooks that there are, with a button for each by which its owner removes it, and a form for one more.
pub(super) fn list(
    app: &App,
    reader: &Reader,
    hooks: &[Hook],
    remove: impl Fn(&str) -> Option<Markup>,
) -> Markup {
    html! {
        p { (app.hook_help(reader)) }
        @for one in hooks {
            @let button = remove(&format!("hook-{}", one.number));
            div.row.spread {
                span {
                    (form_name(one.form)) " "
                    @if button.is_some() { span.quiet { (shortened(&one.url)) } }
                }
                @if let Some(button) = button { (button) }
            }
        }
    }
}

pub(super) fn form(reader: &Reader, action: &str) -> Markup {
    html! {
        form.row method="post" action=(action) {
            (layout::token(reader))
            select name="form" aria-label=(reader.say("notice-hook-form")) {
                @for form in Form::ALL { option value=(form.name()) { (form_name(form)) } }
            }
            input type="url" name="url" required maxlength="1000" placeholder="https://…"
                aria-label=(reader.say("notice-hook-url"));
            button { (reader.say("notice-hook-add")) }
        }
    }
}

/// `GET /t/{id}/hooks`: who else is told what happens at a table. Those who play there may know.
pub(super) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    if app.notices.hooks.is_empty() {
        return Err(Problem::NOT_FOUND);
    }
    let (view, wishes) = app
        .at(&reader, move |tables| {
            let view = tables.people(&id, session, None)?;
            let wishes = Wishes::of(tables, Tables::ear_of(&id))?;
            Ok((view, wishes.unwrap_or_default()))
        })
        .await?;
    if view.is_stranger() {
        return Err(Problem::FORBIDDEN);
    }
    let action = format!("/t/{}/hooks", view.id);
    let remove = |channel: &str| {
        view.host.then(|| {
            html! {
                form method="post" action=(action) {
                    (layout::token(&reader))
                    button.small name="remove" value=(channel) { (reader.say("notice-remove")) }
                }
            }
        })
    };
    let running = matches!(view.status, Status::Playing { .. });
    let title = reader.say("notice-table");
    let body = html! {
        h1 { (title) }
        p.lead { (reader.say("notice-table-help")) }
        section.box #hooks {
            (list(&app, &reader, &wishes.hooks, remove))
            @if wishes.hooks.is_empty() { p { (reader.say("notice-table-none")) } }
            @if view.host && running { (form(&reader, &action)) }
            @if !view.host { p.quiet { (reader.say("notice-table-host")) } }
        }
        p { a.button href={ "/t/" (view.id) } { (reader.say("story-table")) } }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// What the host of a table wants.
pub(crate) enum Wanted {
    Add(Hook),
    Remove(String),
}

/// Changes the webhooks of a table; only its host may, and nothing is told any more of a game that is over.
pub(crate) fn change_hooks(
    tables: &Tables,
    id: &TableId,
    reader: &Reader,
    wanted: &Wanted,
) -> Result<(), TableError> {
    let view = tables.people(id, reader.secret(), None)?;
    if !view.host {
        return Err(TableError::Forbidden);
    }
    let running = matches!(view.status, Status::Playing { .. });
    if matches!(wanted, Wanted::Add(_)) && !running {
        return Err(TableError::Over);
    }
    change_ear(tables, id, |wishes| match wanted {
        Wanted::Add(hook) => {
            reader.lang.code().clone_into(&mut wishes.lang);
            wishes.add_hook(hook);
        }
        Wanted::Remove(channel) => wishes.remove(channel),
    })
}

/// `POST /t/{id}/hooks`: the host adds one, or removes one.
pub(super) async fn post(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let wanted = match form.get("remove") {
        Some(channel) => Wanted::Remove(channel.to_owned()),
        None => {
            let field = |name| form.get(name).unwrap_or_default();
            Wanted::Add(app.checked_hook(&reader, field("form"), field("url"))?)
        }
    };
    let (table, by) = (id.clone(), reader.clone());
    app.at(&reader, move |tables| {
        change_hooks(tables, &table, &by, &wanted)
    })
    .await?;
    Ok(Redirect::to(&format!("/t/{id}/hooks")).into_response())
}
