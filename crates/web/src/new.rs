//! Setting up a table: the form, and what comes of it.

use crate::App;
use crate::art;
use crate::layout::{self, sign};
use crate::options::{wrong, wrong_kind};
use crate::pace;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{self, problem};
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_bots::{BotKind, Style};
use orrery_core::{OptionInfo, OptionKind, Seat};
use orrery_games::GameEntry;
use orrery_table::{NewSeat, NewTable, SeatKind, TableId, Terms, Wishes};
use orrery_text::{Lang, component, fact, has};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The ways to fill a seat, as forms and the API call them. A bot is called by its kind.
const PEOPLE: [(&str, SeatKind); 4] = [
    ("me", SeatKind::Here),
    ("here", SeatKind::Here),
    ("link", SeatKind::Link),
    ("open", SeatKind::Open),
];

/// How a seat is filled, by its name.
pub(crate) fn seat_kind(name: &str) -> Option<SeatKind> {
    let person = PEOPLE.iter().find(|(known, _)| *known == name);
    let named = |bot: &BotKind| Some(bot.to_string().as_str()) == name.strip_prefix("bot-");
    let bot = || BotKind::ALL.into_iter().find(named).map(SeatKind::Bot);
    person.map(|(_, kind)| *kind).or_else(bot)
}

/// The names of all ways to fill a seat.
pub(crate) fn seat_kinds() -> Vec<String> {
    let people = PEOPLE.iter().map(|(name, _)| (*name).to_owned());
    let bots = BotKind::ALL.iter().map(|bot| format!("bot-{bot}"));
    people.chain(bots).collect()
}

/// Bots are called as constellations are, in every language.
const BOT_NAMES: [&str; 4] = ["Lyra", "Corvus", "Vela", "Draco"];

/// What somebody is called who has given no name.
pub(crate) fn default_name(reader: &Reader, kind: SeatKind, number: usize) -> String {
    match kind {
        // Characters keep the names under which they were chosen: “Otto, observer” is Otto.
        SeatKind::Bot(bot @ BotKind::Character(_)) => {
            let called = reader.say(&format!("web-bot-{bot}"));
            called.split(',').next().unwrap_or_default().to_owned()
        }
        SeatKind::Bot(_) => BOT_NAMES[(number + BOT_NAMES.len() - 1) % BOT_NAMES.len()].to_owned(),
        _ => tables::default_name(reader.lang, number),
    }
}

#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
    /// The bot that is chosen already, such as the gentle one after lessons.
    bot: Option<String>,
}

impl Which {
    /// The game that is meant, or the first on offer.
    pub(crate) fn game(&self, app: &App) -> Result<&'static GameEntry, Problem> {
        let game = match &self.game {
            Some(id) => app.game(id),
            None => app.games().first().copied(),
        };
        game.ok_or(Problem::NOT_FOUND)
    }
}

/// `GET /new`
pub(crate) async fn form(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(which): Query<Which>,
) -> Result<Html<String>, Problem> {
    let game = which.game(&app)?;
    let bot = which.bot.map(|bot| ("bot".to_owned(), bot));
    shown(&app, &reader, game, &Posted(Vec::from_iter(bot)), None).await
}

/// The form, empty or as it was filled in, with what is wrong beside its field.
async fn shown(
    app: &Arc<App>,
    reader: &Reader,
    game: &'static GameEntry,
    given: &Posted,
    wrong: Option<&Problem>,
) -> Result<Html<String>, Problem> {
    let id = game.id();
    let packs = app.at(reader, move |tables| tables.packs(id)).await?;
    let title = reader.text("web-new-title", &[("game", reader.game(id).into())]);
    let sheet = Sheet {
        reader,
        game,
        given,
        wrong,
    };
    let body = html! {
        h1 { (reader.say("web-nav-new")) }
        (sheet.games(&app.games()))
        (sheet.form(&packs))
    };
    Ok(layout::page(reader, &title, &body))
}

/// Who plays: the ways that need no further thought, and seat by seat.
const WAYS: [(&str, &str); 5] = [
    ("bots", "bot"),
    ("solo", "user"),
    ("link", "link"),
    ("here", "screen"),
    ("mixed", "sliders"),
];

/// The bots that people choose from, with how strong they are out of five.
const BOTS: [(BotKind, usize); 9] = [
    (BotKind::Novice, 1),
    (BotKind::Standard, 3),
    (BotKind::Expert, 4),
    (BotKind::Master, 5),
    (BotKind::Character(Style::Explorer), 3),
    (BotKind::Character(Style::Observer), 3),
    (BotKind::Character(Style::Biologist), 3),
    (BotKind::Character(Style::Engineer), 3),
    (BotKind::Character(Style::Collector), 3),
];

/// The bots that differ in nothing but strength.
pub(crate) fn strengths() -> impl Iterator<Item = BotKind> {
    let all = BOTS.iter().map(|(bot, _)| *bot);
    all.filter(|bot| !matches!(bot, BotKind::Character(_)))
}

/// A form that is being filled in.
struct Sheet<'a> {
    reader: &'a Reader,
    game: &'a GameEntry,
    given: &'a Posted,
    wrong: Option<&'a Problem>,
}

impl Sheet<'_> {
    fn say(&self, key: &str) -> String {
        self.reader.say(key)
    }

    /// What was filled in, or what is usual.
    fn value<'b>(&'b self, field: &str, usual: &'b str) -> &'b str {
        self.given.get(field).unwrap_or(usual)
    }

    /// What is wrong with a field.
    fn wrong(&self, field: &str) -> Markup {
        let reason = self
            .wrong
            .filter(|problem| problem.field.as_deref() == Some(field));
        let reason = reason.and_then(|problem| problem.reason.as_ref());
        html! { @if let Some(reason) = reason { p.wrong id={ "wrong-" (field) } { (reason) } } }
    }

    fn is_wrong(&self, field: &str) -> bool {
        let wrong = self.wrong.and_then(|problem| problem.field.as_deref());
        wrong == Some(field)
    }

    /// At the top: that something is wrong, and what; it stands beside its field once more, further down.
    fn all_wrong(&self) -> Markup {
        html! {
            @if let Some(problem) = self.wrong {
                div.wrong role="alert" {
                    p { (problem.message(self.reader)) }
                    @if let Some(reason) = &problem.reason { p { (reason) } }
                }
            }
        }
    }

    fn games(&self, games: &[&GameEntry]) -> Markup {
        html! {
            nav.gamepick aria-label=(self.say("web-new-game")) {
                @for game in games {
                    @let id = game.id();
                    a href={ "/new?game=" (id) } aria-current=[(id == self.game.id()).then_some("page")] {
                        @if let Some(picture) = art::url(id, self.reader.lang) {
                            span.night { img src=(picture) alt=""; }
                        }
                        span.about {
                            b { (self.reader.game(id)) }
                            @let (min, max) = game.core.info.players;
                            small {
                                (self.reader.text("web-home-players", &[("min", min.into()), ("max", max.into())]))
                                @if let Some(long) = length(self.reader, id) { ", " (long) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn form(&self, packs: &[String]) -> Markup {
        let info = self.game.core.info;
        html! {
            form.new.setup method="post" action="/new" {
                (layout::token(self.reader))
                input type="hidden" name="game" value=(info.id);
                (self.all_wrong())
                div.steps {
                    (self.ways())
                    (self.people())
                    (self.bots())
                    fieldset.box {
                        legend { (self.say("web-new-options")) " " small { (self.say("web-new-options-good")) } }
                        @for option in info.options { (self.option(option)) }
                        (pace::fields(self.reader, self.given))
                        (self.wrong("pace"))
                        (self.more(packs))
                    }
                }
                (self.summary())
            }
        }
    }

    fn ways(&self) -> Markup {
        let alone = self.game.core.info.players.0 == 1;
        let offline = self.reader.offline;
        let ways = WAYS.iter().filter(|(way, _)| alone || *way != "solo");
        let ways = ways.filter(|(way, _)| !offline || *way != "link");
        html! {
            fieldset.box {
                legend { (self.say("web-new-who")) }
                div.picks {
                    @for (way, picture) in ways {
                        label.pick {
                            input id={ "who-" (way) } type="radio" name="who" value=(way)
                                checked[*way == self.value("who", "bots")];
                            b { (sign(picture)) (self.say(&format!("web-who-{way}"))) }
                            span { (self.say(&format!("web-who-{way}-what"))) }
                        }
                    }
                }
            }
        }
    }

    /// How many play, and what they are called.
    fn people(&self) -> Markup {
        let (min, max) = self.game.core.info.players;
        let usual = 2.clamp(min, max).to_string();
        let players = self.value("players", &usual);
        let own = self.reader.account.as_ref();
        let usual_name = |n: u8| match own {
            Some(account) if n == 1 => account.name.as_str(),
            _ => "",
        };
        let name = |field: String, key: &str, n: u8| {
            html! {
                input name=(field) value=(self.value(&field, usual_name(n))) maxlength=(orrery_table::MAX_NAME)
                    autocomplete="off" placeholder=(self.say("web-name"))
                    aria-invalid=[self.is_wrong("name").then_some("true")] autofocus[n == 1 && self.is_wrong("name")]
                    aria-label=(self.reader.text(key, &[("seat", n.into())]));
            }
        };
        html! {
            fieldset.box {
                legend {
                    span.not-solo { (self.say("web-new-players")) }
                    span.solo-only { (self.say("web-solo")) }
                }
                div.seg.not-solo role="radiogroup" {
                    @for n in min.max(2)..=max {
                        label {
                            input type="radio" name="players" value=(n) checked[n.to_string() == players];
                            (self.reader.text("web-players", &[("count", n.into())]))
                        }
                    }
                }
                (self.wrong("players"))
                p.seatline.not-mixed {
                    @if let Some(seat) = Seat::from_number(1) { (layout::mark(seat)) }
                    span { (self.say("web-new-your-name")) }
                    (name("my-name".to_owned(), "web-name-of", 1))
                }
                @for n in 2..=max {
                    p class={ "seatline only-here seat-row-" (n) } {
                        @if let Some(seat) = Seat::from_number(n) { (layout::mark(seat)) }
                        span { (self.reader.text("seat", &[("seat", n.into())])) }
                        (name(format!("here-{n}"), "web-name-of", n))
                    }
                }
                div.only-mixed {
                    @for n in 1..=max { (seat_row(self.reader, n, true, self.given)) }
                }
                p.quiet.only-link { (self.say("web-new-links")) }
                (self.wrong("name"))
                (self.wrong("seats"))
            }
        }
    }

    fn bots(&self) -> Markup {
        let is_character = |(bot, _): &&(BotKind, usize)| matches!(bot, BotKind::Character(_));
        let (characters, strengths): (Vec<(BotKind, usize)>, Vec<_>) =
            BOTS.iter().partition(is_character);
        let chosen = self.value("bot", "standard");
        let open = characters.iter().any(|(bot, _)| bot.to_string() == chosen);
        let pick = |&(bot, strength): &(BotKind, usize)| {
            html! {
                label.pick {
                    input id={ "bot-" (bot) } type="radio" name="bot" value=(bot) checked[bot.to_string() == chosen];
                    b { (self.say(&format!("web-bot-{bot}"))) " " (dots(self.reader, strength)) }
                    span { (self.say(&format!("web-bot-{bot}-what"))) }
                    span { (sign("clock")) (self.say(&format!("web-bot-{bot}-time"))) }
                }
            }
        };
        html! {
            fieldset.box.only-bots {
                legend { (self.say("web-new-bots")) " " small { (self.say("web-new-bots-fair")) } }
                div.picks { @for bot in &strengths { (pick(bot)) } }
                details.opt open[open] {
                    summary { (self.say("web-new-characters")) }
                    div.picks { @for bot in &characters { (pick(bot)) } }
                }
            }
        }
    }

    /// What few people need.
    fn more(&self, packs: &[String]) -> Markup {
        let check = |field: &str, key: &str| {
            html! {
                p.opt {
                    label.check {
                        input type="checkbox" name=(field) value="yes" checked[self.given.get(field).is_some()];
                        b { (self.say(key)) }
                    }
                    small { (self.say(&format!("{key}-help"))) }
                }
            }
        };
        html! {
            details.opt open[self.is_wrong("seed") || self.is_wrong("rated")] {
                summary { (self.say("web-new-more")) }
                @if !packs.is_empty() {
                    div.opt {
                        label for="pack" { b { (self.say("web-pack")) } }
                        select #pack name="pack" {
                            option value="" { (self.say("web-pack-builtin")) }
                            @for pack in packs { option value=(pack) { (pack) } }
                        }
                        small { (self.say("web-pack-help")) }
                    }
                }
                div.opt {
                    label for="seed" { b { (self.say("web-new-seed")) } }
                    input #seed name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="19"
                        value=(self.value("seed", "")) autocomplete="off" autofocus[self.is_wrong("seed")]
                        aria-invalid=[self.is_wrong("seed").then_some("true")]
                        aria-describedby=(if self.is_wrong("seed") { "wrong-seed" } else { "seed-help" });
                    small #seed-help { (self.say("web-new-seed-help")) }
                    (self.wrong("seed"))
                }
                @if !self.reader.offline {
                    (check("public", "web-new-public"))
                    (self.wishes())
                    (check("several", "web-new-several"))
                }
                (check("hints", "web-new-hints"))
                @if self.reader.account.is_some() {
                    (check("rated", "profile-new-rated"))
                    (self.wrong("rated"))
                }
            }
        }
    }

    /// Whom an open table wishes for.
    fn wishes(&self) -> Markup {
        let chosen = |field: &str, value: &str| self.value(field, "") == value;
        html! {
            div.opt {
                b { (self.say("invite-wishes")) }
                div.row {
                    select name="wish-lang" aria-label=(self.say("invite-lang")) {
                        option value="" { (self.say("invite-lang-any")) }
                        @for lang in Lang::ALL {
                            option value=(lang.code()) lang=(lang.code()) selected[chosen("wish-lang", lang.code())] {
                                (lang.name())
                            }
                        }
                    }
                    select name="wish-level" aria-label=(self.say("invite-level")) {
                        option value="" { (self.say("invite-level-any")) }
                        @for level in LEVELS {
                            option value=(level) selected[chosen("wish-level", level)] {
                                (self.say(&format!("invite-level-{level}")))
                            }
                        }
                    }
                }
                small { (self.say("invite-wishes-help")) }
            }
        }
    }

    /// What will be played, beside the one button.
    fn summary(&self) -> Markup {
        let id = self.game.id();
        html! {
            aside.summary.box {
                h2 { (self.say("web-new-ready")) }
                dl {
                    div { dt { (self.say("web-new-game")) } dd { (self.reader.game(id)) } }
                    div {
                        dt { (self.say("web-new-who-short")) }
                        dd {
                            @for (way, _) in WAYS {
                                span class={ "if if-who-" (way) } { (self.say(&format!("web-who-{way}"))) }
                            }
                        }
                    }
                    div.only-bots {
                        dt { (self.say("web-new-strength")) }
                        dd {
                            @for (bot, _) in BOTS {
                                span class={ "if if-bot-" (bot) } { (self.say(&format!("web-bot-{bot}"))) }
                            }
                        }
                    }
                    (self.campaign_chosen())
                    @if let Some(long) = length(self.reader, id) {
                        div { dt { (self.say("web-new-time")) } dd { (long) } }
                    }
                }
                button.main.large { (self.say("web-new-start")) }
                p.quiet { (self.say("web-new-leave")) }
            }
        }
    }

    /// The campaign that is chosen, and what its first level asks.
    fn campaign_chosen(&self) -> Markup {
        let id = self.game.id();
        let mut options = self.game.core.info.options.iter();
        let option =
            options.find(|option| matches!(option.kind, OptionKind::Name { of: "campaign", .. }));
        let all = option.map(|option| choices(self.reader, id, option));
        html! {
            @for (number, (value, text)) in all.into_iter().flatten().enumerate() {
                div class={ "solo-only if if-campaign-" (number + 1) } {
                    dt { (self.say("web-new-campaign")) }
                    dd { (text) }
                }
                @let Campaign { levels, .. } = campaign(self.reader, self.game, &value);
                @if let Some((_, asks)) = levels.first() {
                    div class={ "solo-only if if-campaign-" (number + 1) } {
                        dt { (self.say("web-new-first-level")) }
                        dd { (asks) }
                    }
                }
            }
        }
    }

    fn option(&self, option: &OptionInfo) -> Markup {
        let id = self.game.id();
        let key = option.key;
        let name = format!("option-{id}-{key}");
        let help = format!("{name}-help");
        let alone = match option.players {
            (1, 1) => "solo-only",
            (1, _) => "any",
            _ => "not-solo",
        };
        html! {
            div class={ "opt " (alone) } {
                h3 { (self.say(&name)) }
                @if has(self.reader.lang, &help) { small { (self.say(&help)) } }
                (self.field(option))
                (self.wrong(key))
            }
        }
    }

    /// What an option may be, to pick from.
    fn field(&self, option: &OptionInfo) -> Markup {
        let id = self.game.id();
        let field = format!("option-{}", option.key);
        let defaults = (self.game.core.options)(&json!({"players": option.players.1}));
        let usual = defaults.unwrap_or_default().get(option.key).cloned();
        let all = choices(self.reader, id, option);
        let text = usual.as_ref().map(|value| match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        });
        let first = text.or_else(|| all.first().map(|(value, _)| value.clone()));
        let first = first.unwrap_or_default();
        match option.kind {
            OptionKind::Flag => html! {
                label.check {
                    input type="checkbox" name=(field) value="true"
                        checked[self.given.get(&field).is_some() || usual == Some(Value::Bool(true))];
                    (self.say("web-yes"))
                }
            },
            OptionKind::Name { of: "campaign", .. } => self.campaigns(&field, &all, &first),
            OptionKind::Names { of, count, .. } => html! {
                @for n in 1..=count { (self.pictures(&format!("{field}-{n}"), of, &all)) }
            },
            _ => self.segments(&field, &all, &first),
        }
    }

    fn segments(&self, field: &str, all: &[(String, String)], usual: &str) -> Markup {
        html! {
            div.seg role="radiogroup" {
                @for (value, text) in all {
                    label {
                        input type="radio" name=(field) value=(value) checked[value == self.value(field, usual)];
                        (text)
                    }
                }
            }
        }
    }

    /// Names with a small picture each, and chance.
    fn pictures(&self, field: &str, of: &str, all: &[(String, String)]) -> Markup {
        let chance = (String::new(), self.say("web-option-random"));
        html! {
            div.chips role="radiogroup" {
                @for (value, text) in [&chance].into_iter().chain(all) {
                    label.chip {
                        input type="radio" name=(field) value=(value) checked[value == self.value(field, "")];
                        @if value.is_empty() { (sign("chance")) } @else { (sign(&format!("{of}-{value}"))) }
                        span { (text) }
                    }
                }
            }
        }
    }

    /// Solo campaigns with what each of their levels asks for.
    fn campaigns(&self, field: &str, all: &[(String, String)], usual: &str) -> Markup {
        html! {
            div.camps role="radiogroup" {
                @for (number, (value, text)) in all.iter().enumerate() {
                    label.pick {
                        input id={ "campaign-" (number + 1) } type="radio" name=(field) value=(value)
                            checked[value == self.value(field, usual)];
                        @let Campaign { difficulty, levels } = campaign(self.reader, self.game, value);
                        b { (text) " " (dots(self.reader, number + 1)) " " small { (difficulty) } }
                        ol.levels { @for (name, level) in levels { li { strong { (name) } ": " (level) } } }
                    }
                }
            }
        }
    }
}

/// How long a game lasts.
fn length(reader: &Reader, game: &str) -> Option<String> {
    let key = format!("intro-{game}-length");
    has(reader.lang, &key).then(|| reader.say(&key))
}

/// How much of five.
fn dots(reader: &Reader, n: usize) -> Markup {
    let label = reader.text("web-of-five", &[("count", n.into())]);
    html! {
        span.dots role="img" aria-label=(label) {
            @for k in 0..5 { i.on[k < n] {} }
        }
    }
}

/// What is known of a campaign: how difficult it is, and what its levels ask for.
#[derive(Default)]
pub(crate) struct Campaign {
    pub(crate) difficulty: String,
    /// The name of each level's objective, and all that the level asks.
    levels: Vec<(String, String)>,
}

pub(crate) fn campaign(reader: &Reader, game: &GameEntry, id: &str) -> Campaign {
    let catalog = (game.core.info.catalog)();
    let item = |section: &str, id: &str| {
        let section = catalog.sections.iter().find(|one| one.id == section)?;
        section.items.iter().find(|item| item.id == id)
    };
    let said = |section: &str, id: &str, key: &str| {
        let value = item(section, id)?.facts.get(key)?;
        Some(fact(reader.lang, game.id(), key, value))
    };
    let objectives =
        item("campaigns", id).and_then(|item| item.facts.get("objectives")?.as_array());
    let levels = objectives.into_iter().flatten().enumerate();
    let level = |(n, objective): (usize, &Value)| {
        let objective = item("objectives", objective.as_str()?)?;
        let name = component(reader.lang, game.id(), "objectives", objective);
        let goal = said("objectives", &objective.id, "condition")?;
        let points = item("levels", &(n + 1).to_string())?
            .facts
            .get("minimum")?
            .as_i64()?;
        let asks = [("goal", goal.into()), ("points", points.into())];
        Some((name, reader.text("web-new-level", &asks)))
    };
    Campaign {
        difficulty: said("campaigns", id, "difficulty").unwrap_or_default(),
        levels: levels.filter_map(level).collect(),
    }
}

/// What an option may be, with the names of it.
pub(crate) fn choices(reader: &Reader, game: &str, option: &OptionInfo) -> Vec<(String, String)> {
    match option.kind {
        OptionKind::Number(low, high) => (low..=high)
            .map(|n| {
                let key = format!("option-{game}-{}-{n}", option.key);
                let text = if has(reader.lang, &key) {
                    reader.say(&key)
                } else {
                    n.to_string()
                };
                (n.to_string(), text)
            })
            .collect(),
        OptionKind::Name { of, names } | OptionKind::Names { of, names, .. } => (names.iter())
            .map(|name| {
                (
                    (*name).to_owned(),
                    reader.say(&format!("{of}-{game}-{name}")),
                )
            })
            .collect(),
        OptionKind::Flag => Vec::new(),
    }
}

/// Who sits in a seat, and their name. Seats for anybody exist only where a table can be public.
pub(crate) fn seat_row(reader: &Reader, number: u8, public: bool, given: &Posted) -> Markup {
    let usual = if number == 1 { "me" } else { "bot-standard" };
    let usual = given.get(&format!("seat-{number}")).unwrap_or(usual);
    let name = given.get(&format!("name-{number}"));
    let offered = |kind: &String| match seat_kind(kind) {
        Some(SeatKind::Open) => public && !reader.offline,
        Some(SeatKind::Link) => !reader.offline,
        _ => true,
    };
    let kinds = seat_kinds().into_iter().filter(offered);
    html! {
        div class={ "row seat seat-row-" (number) } {
            label for={ "seat-" (number) } {
                @if let Some(seat) = Seat::from_number(number) { (layout::mark(seat)) " " }
                (reader.text("seat", &[("seat", number.into())]))
            }
            select id={ "seat-" (number) } name={ "seat-" (number) } {
                @for kind in kinds {
                    option value=(kind) selected[kind == usual] {
                        (reader.say(&format!("web-seat-{kind}")))
                    }
                }
            }
            input name={ "name-" (number) } value=[name] maxlength=(orrery_table::MAX_NAME)
                autocomplete="off" placeholder=(reader.say("web-name"))
                aria-label=(reader.text("web-name-of", &[("seat", number.into())]));
        }
    }
}

/// `POST /new`
pub(crate) async fn create(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let game = form.get("game").and_then(|id| app.game(id));
    let game = game.ok_or(Problem::NOT_FOUND)?;
    let made = match read(&reader, game, &form) {
        Ok(new) => {
            let links = new.seats.iter().any(|seat| seat.kind == SeatKind::Link);
            let field = |name: &str| form.get(name).unwrap_or_default();
            let wished = wishes(field("wish-lang"), field("wish-level"));
            let made = make(&app, &reader, new, wished.unwrap_or_default()).await;
            made.map(|id| (id, links))
        }
        Err(problem) => Err(problem),
    };
    match made {
        Ok((id, true)) => Ok(Redirect::to(&format!("/t/{id}/links")).into_response()),
        Ok((id, false)) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(problem) if problem.field.is_some() && !reader.json => {
            let page = shown(&app, &reader, game, &form, Some(&problem)).await?;
            Ok((problem.status, page).into_response())
        }
        Err(problem) => Err(problem.back_to_form(game.id())),
    }
}

/// How well those know the game for whom an open table wishes.
const LEVELS: [&str; 3] = ["new", "some", "well"];

/// Whom a public table wishes for: a language and a level, each empty if it does not matter; nothing if that is nonsense.
pub(crate) fn wishes(lang: &str, level: &str) -> Option<Wishes> {
    let known = lang.is_empty() || lang.parse::<Lang>().is_ok();
    let level_known = level.is_empty() || LEVELS.contains(&level);
    (known && level_known).then(|| Wishes {
        lang: lang.to_owned(),
        level: level.to_owned(),
        ..Wishes::default()
    })
}

/// The table that a form describes.
fn read(reader: &Reader, game: &GameEntry, form: &Posted) -> Result<NewTable, Problem> {
    let wrong = |field: &str| wrong(reader, Some(game), field);
    let players = match form.get("who") {
        Some("solo") => 1,
        _ => form
            .get("players")
            .map_or(Ok(2), str::parse::<u8>)
            .map_err(|_| wrong("players"))?,
    };
    let mut options = Map::new();
    options.insert("players".to_owned(), players.into());
    for option in game.core.info.options {
        if (option.players.0..=option.players.1).contains(&players) {
            let value = option_value(option, form).map_err(|()| wrong(option.key))?;
            options.extend(value.map(|value| (option.key.to_owned(), value)));
        }
    }
    let seed = form.get("seed").map(str::parse).transpose();
    Ok(NewTable {
        game: game.id().to_owned(),
        options: options.into(),
        pack: form.get("pack").map(str::to_owned),
        seed: seed.map_err(|_| wrong("seed"))?,
        public: form.get("public").is_some(),
        several: form.get("several").is_some(),
        hints: form.get("hints").is_some(),
        rated: form.get("rated").is_some(),
        pace: pace::read(form).map_err(|()| wrong("pace"))?,
        seats: match form.get("who") {
            None | Some("mixed") => seats(reader, form, players)?,
            Some(way) => together(reader, form, way, players)?,
        },
    })
}

/// The seats of those who play in one of the usual ways: I, and the others all alike.
fn together(
    reader: &Reader,
    form: &Posted,
    way: &str,
    players: u8,
) -> Result<Vec<NewSeat>, Problem> {
    let others = match way {
        "bots" => format!("bot-{}", form.get("bot").unwrap_or("standard")),
        "solo" | "here" => "here".to_owned(),
        other => other.to_owned(),
    };
    let own = reader.account.as_ref().map(|account| account.name.as_str());
    seated(reader, players, |number| match number {
        1 => ("me", form.get("my-name").or(own)),
        _ if way == "here" => (&others, form.get(&format!("here-{number}"))),
        _ => (&others, None),
    })
}

/// A seat for each player: of which kind, and with which name if it has not its usual one.
fn seated<'a>(
    reader: &Reader,
    players: u8,
    says: impl Fn(u8) -> (&'a str, Option<&'a str>),
) -> Result<Vec<NewSeat>, Problem> {
    let seat = |number: u8| {
        let (kind, name) = says(number);
        let kind = seat_kind(kind).ok_or_else(|| wrong_kind(reader, kind))?;
        let name = name.map(str::to_owned);
        let name = name.unwrap_or_else(|| default_name(reader, kind, number.into()));
        Ok(NewSeat { name, kind })
    };
    (1..=players)
        .map(seat)
        .collect::<Result<_, _>>()
        .map(told_apart)
}

/// A character who sits at a table twice has a number there.
pub(crate) fn told_apart(mut seats: Vec<NewSeat>) -> Vec<NewSeat> {
    for at in 1..seats.len() {
        let (before, here) = seats.split_at_mut(at);
        let again = |seat: &NewSeat| seat.kind == here[0].kind && seat.name == here[0].name;
        if matches!(here[0].kind, SeatKind::Bot(_)) && before.iter().any(again) {
            here[0].name = format!("{} {}", here[0].name, at + 1);
        }
    }
    seats
}

/// The seats that a form describes.
pub(crate) fn seats(reader: &Reader, form: &Posted, players: u8) -> Result<Vec<NewSeat>, Problem> {
    seated(reader, players, |number| {
        let kind = form.get(&format!("seat-{number}")).unwrap_or("me");
        (kind, form.get(&format!("name-{number}")))
    })
}

/// What a form says about an option; nothing if it is left to chance.
fn option_value(option: &OptionInfo, form: &Posted) -> Result<Option<Value>, ()> {
    let field = format!("option-{}", option.key);
    let value = form.get(&field);
    Ok(match option.kind {
        OptionKind::Number(..) => {
            let number = value.map(str::parse::<i64>).transpose();
            number.map_err(|_| ())?.map(Value::from)
        }
        OptionKind::Flag => Some(value.is_some().into()),
        OptionKind::Name { .. } => value.map(Value::from),
        OptionKind::Names { count, .. } => {
            let names: Vec<&str> = (1..=count)
                .filter_map(|n| form.get(&format!("{field}-{n}")))
                .collect();
            if names.len() == count {
                Some(json!(names))
            } else if names.is_empty() {
                None
            } else {
                return Err(());
            }
        }
    })
}

/// Creates a table for the reader, if there may be one more. If it is public, others see whom it wishes for, and on which terms.
pub(crate) async fn make(
    app: &Arc<App>,
    reader: &Reader,
    new: NewTable,
    wished: Wishes,
) -> Result<TableId, Problem> {
    app.may_make(reader)?;
    let (links, by) = (Arc::clone(app), reader.clone());
    let game = app.game(&new.game);
    let (pace, rated) = (new.pace, new.rated);
    let wished = Wishes {
        terms: Terms { pace, rated },
        ..wished
    };
    let made = app
        .blocking(move |tables| {
            let links = |id: &_, seat| links.link(id, seat, 0);
            let id = tables.create(by.visitor(), &new, &links)?;
            if new.public && wished != Wishes::default() {
                tables.wish(&id, &wished)?;
            }
            Ok(id)
        })
        .await?;
    made.map_err(|error| problem(reader, game, &error))
}
