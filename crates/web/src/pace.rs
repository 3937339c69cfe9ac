//! The time that people have: agreed on in the form of a new table, shown at the table.

use crate::calendar::{minute, stamp};
use crate::layout::sign;
use crate::new::strengths;
use crate::reader::{Posted, Reader};
use maud::{Markup, html};
use orrery_table::{End, Pace, People, SeatView, Status, Time};

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// The agreements that a form offers.
const OFFERED: [Time; 9] = [
    turn(DAY),
    turn(2 * DAY),
    turn(3 * DAY),
    turn(7 * DAY),
    turn(14 * DAY),
    bank(30 * MINUTE, 30),
    bank(2 * HOUR, 2 * MINUTE),
    bank(DAY, HOUR),
    bank(7 * DAY, 12 * HOUR),
];

const fn turn(seconds: u32) -> Time {
    Time::Turn { seconds }
}

const fn bank(seconds: u32, increment: u32) -> Time {
    Time::Bank { seconds, increment }
}

/// The value of an agreement in a form.
fn value(time: Time) -> String {
    match time {
        Time::Turn { seconds } => format!("turn-{seconds}"),
        Time::Bank { seconds, increment } => format!("bank-{seconds}-{increment}"),
    }
}

/// What a form says; nothing if there is no clock.
pub(crate) fn read(form: &Posted) -> Result<Option<Pace>, ()> {
    let Some(chosen) = form.get("pace") else {
        return Ok(None);
    };
    let time = OFFERED.into_iter().find(|time| value(*time) == chosen);
    let end = form.get("pace-end").unwrap_or("bot-standard").parse();
    let (time, end) = time.zip(end.ok()).ok_or(())?;
    Ok(Some(Pace { time, end }))
}

/// The fields of the form of a new table.
pub(crate) fn fields(reader: &Reader, given: &Posted) -> Markup {
    let chosen = given.get("pace").unwrap_or_default();
    let end = given.get("pace-end").unwrap_or("bot-standard");
    let ends = strengths().map(End::Bot).chain([End::Resign]);
    html! {
        div.opt.not-solo {
            label for="pace" { b { (reader.say("pace")) } }
            small { (reader.say("pace-help")) }
            select #pace name="pace" {
                option value="" { (reader.say("pace-none")) }
                @for time in OFFERED {
                    option value=(value(time)) selected[value(time) == chosen] { (time_text(reader, time)) }
                }
            }
            label for="pace-end" { (reader.say("pace-end")) }
            select #pace-end name="pace-end" {
                @for one in ends {
                    option value=(one) selected[one.to_string() == end] { (end_text(reader, "pace-end", one)) }
                }
            }
        }
    }
}

/// A length of time: its two largest units.
fn length(reader: &Reader, seconds: u32) -> String {
    let units = [
        ("days", DAY),
        ("hours", HOUR),
        ("minutes", MINUTE),
        ("seconds", 1),
    ];
    let mut rest = seconds;
    let parts = units.into_iter().filter_map(|(unit, size)| {
        let count = rest / size;
        rest %= size;
        (count > 0).then(|| reader.text(&format!("pace-{unit}"), &[("count", count.into())]))
    });
    let parts: Vec<String> = parts.take(2).collect();
    match parts.is_empty() {
        true => reader.text("pace-seconds", &[("count", 0u32.into())]),
        false => parts.join(" "),
    }
}

fn time_text(reader: &Reader, time: Time) -> String {
    match time {
        Time::Turn { seconds } => {
            let time = length(reader, seconds);
            reader.text("pace-turn", &[("time", time.into())])
        }
        Time::Bank { seconds, increment } => {
            let (time, more) = (length(reader, seconds), length(reader, increment));
            reader.text("pace-bank", &[("time", time.into()), ("more", more.into())])
        }
    }
}

/// What becomes of a seat without time: the messages `…-bot` and `…-resign`.
fn end_text(reader: &Reader, key: &str, end: End) -> String {
    match end {
        End::Bot(bot) => {
            let bot = reader.say(&format!("web-seat-bot-{bot}"));
            reader.text(&format!("{key}-bot"), &[("bot", bot.into())])
        }
        End::Resign => reader.say(&format!("{key}-resign")),
    }
}

/// The agreement in one sentence, for the log.
pub(crate) fn agreed(reader: &Reader, pace: Pace) -> String {
    let time = time_text(reader, pace.time);
    reader.text("pace-agreed", &[("time", time.into())])
}

/// How much time everybody has, at a glance.
pub(crate) fn short(reader: &Reader, pace: Pace) -> Markup {
    html! { span.tag { (sign("clock")) " " (time_text(reader, pace.time)) } }
}

/// The agreement of a table, with what comes at the end of time.
pub(crate) fn terms(reader: &Reader, view: &People) -> Markup {
    html! {
        @if let Some(pace) = view.pace {
            p #pace {
                (short(reader, pace)) " "
                span.quiet {
                    (end_text(reader, "pace-then", pace.end))
                    @if view.due.is_none() && matches!(view.status, Status::Playing { .. })
                        && view.seats.iter().any(|seat| !seat.taken) {
                        " " (reader.say("pace-waits"))
                    }
                }
            }
        }
    }
}

/// When the time ends that runs now. The words are true whenever they are read; the script counts down.
pub(crate) fn ends(reader: &Reader, due: Option<i64>) -> Markup {
    html! {
        @if let Some(due) = due {
            span.clock title=(reader.say("pace-runs")) {
                (sign("clock")) span.sr { (reader.say("pace-runs")) " " }
                time datetime=(stamp(due)) data-due=(due) { (minute(reader, due)) }
            }
        }
    }
}

/// The time of a seat: when it ends, or what is left for later.
pub(crate) fn of_seat(reader: &Reader, view: &People, seat: &SeatView) -> Markup {
    let decides = match &view.status {
        Status::Playing { decision } => Some(decision.seat),
        _ => None,
    };
    let bank = matches!(view.pace.map(|pace| pace.time), Some(Time::Bank { .. }));
    let left = seat.time.filter(|_| bank && decides.is_some());
    html! {
        @if decides == Some(seat.seat) && view.due.is_some() { (ends(reader, view.due)) }
        @else if let Some(left) = left {
            span.clock title=(reader.say("pace-left")) {
                (sign("clock")) span.sr { (reader.say("pace-left")) " " }
                (length(reader, (left / 1000).clamp(0, u32::MAX.into()) as u32))
            }
        }
    }
}
