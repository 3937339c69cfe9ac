//! The steps of a turn, the action board and the technologies; also the progress card.

use super::Desk;
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_core::{Seat, Word};
use orrery_kepler::Choice;
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Bonus, TOP, Tech};
use orrery_kepler::speak;
use orrery_kepler::state::Job;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        div #actions.block {
            h2.sr { (desk.panel("action-board")) }
            (steps(desk))
            (board(desk))
        }
        div #techs.block {
            h2.sr { (desk.panel("technologies")) }
            @for &tech in Tech::ALL { (technology(desk, tech)) }
        }
    }
}

/// Which of the four steps of a turn the active player is in; `None` between turns (K5.2).
fn step_of(desk: &Desk<'_>) -> Option<usize> {
    let stack = &desk.view.stack;
    let waits = |job: Job| stack.iter().any(|frame| frame.job == job);
    if !waits(Job::Recall) {
        return None;
    }
    let top = stack.last().map(|frame| frame.job);
    let before_bonus = waits(Job::Bonus) && top != Some(Job::Bonus) && desk.view.facts.bonus == 0;
    Some(if waits(Job::Main) || before_bonus {
        0
    } else if waits(Job::MoveShips) {
        1
    } else if top == Some(Job::Recall) || matches!(top, Some(Job::Regenerate(_))) {
        3
    } else {
        2
    })
}

/// How much is still possible in each step: bonus actions, ships that can move, ships to recall.
fn left(desk: &Desk<'_>) -> [Option<usize>; 4] {
    let player = desk.view.player(desk.view.active);
    let moved = desk.view.stack.iter().find_map(|frame| match frame.job {
        Job::Fly { moved, .. } => Some(moved),
        _ => None,
    });
    let moves = |(ship, hex): &(usize, &Option<Hex>)| {
        let stays = hex.is_none_or(|hex| desk.view.tile(hex).is_some());
        !stays && moved.unwrap_or_default() & 1 << ship == 0
    };
    let ships = player.ships.iter().enumerate();
    [
        None,
        Some(2 - desk.view.facts.bonus.count_ones().min(2) as usize),
        Some(ships.clone().filter(moves).count()),
        Some(ships.filter(|(_, hex)| hex.is_some()).count()),
    ]
}

fn steps(desk: &Desk<'_>) -> Markup {
    let now = step_of(desk);
    let left = left(desk);
    let label = match desk.view.turn() {
        Some(seat) => desk.text("steps", &[("name", desk.scene.name(seat).into())]),
        None => desk.key("steps-of-a-turn"),
    };
    let state = |step: usize| match now {
        Some(now) if step < now => "done",
        Some(now) if step == now => "now",
        _ => "ahead",
    };
    html! {
        ol.steps aria-label=(label) {
            @for (index, name) in ["main", "bonus", "move", "recall"].into_iter().enumerate() {
                @let state = state(index);
                li.(state) aria-current=[(state == "now").then_some("step")]
                    title=(desk.key(&format!("step-{name}-does"))) {
                    span aria-hidden="true" { (match state { "done" => "✓".to_owned(), _ => (index + 1).to_string() }) }
                    " " (desk.key(&format!("step-{name}")))
                    @if let Some(n) = left[index].filter(|&n| n > 0 && now.is_some() && state != "done") {
                        " " span.left title=(desk.text(&format!("left-{name}"), &[("n", n.into())])) {
                            "×" (n)
                        }
                    }
                    span.sr { " – " (desk.key(&format!("step-{state}"))) }
                }
            }
        }
    }
}

fn bonus_price(desk: &Desk<'_>) -> String {
    match desk.view.bonus_price {
        0 => desk.text("bonus-free", &[]),
        n => desk.text("bonus-price", &[("n", n.into())]),
    }
}

fn board(desk: &Desk<'_>) -> Markup {
    let pack = desk.view.pack;
    html! {
        div.action-board {
            div.corner-note { (bonus_price(desk)) }
            @for &bonus in &pack.lines[3..] { (bonus_action(desk, bonus, "column")) }
            @for row in 0..3 {
                (bonus_action(desk, pack.lines[row], "row"))
                @for space in 3 * row..3 * row + 3 { (space_of(desk, space)) }
            }
        }
    }
}

/// One of the nine main actions, with the cubes that stand on it.
fn space_of(desk: &Desk<'_>, space: usize) -> Markup {
    let main = desk.view.pack.board[space];
    let name = desk.word(main);
    let here = desk
        .seats()
        .filter(|(_, player)| player.cube as usize == space);
    let here: Vec<Seat> = here.map(|(seat, _)| seat).collect();
    let mine = here.contains(&desk.focus());
    let content = html! {
        (desk.icon(main.name()))
        span.name { (desk.broken(&name)) }
        @if !here.is_empty() {
            span.here { @for &seat in &here { (desk.mark(seat)) } }
        }
    };
    let choice = Choice::Action(main);
    let does = desk.say(&speak::does(desk.view.pack, desk.own(), main));
    html! {
        @if let Some(open) = desk.take(|known| *known == choice).first() {
            (ink::button(open, "space", &content))
        } @else if let Some(why) = desk.why(&choice.to_string()) {
            (ink::quiet(&name, &why, if mine { "space mine" } else { "space" }, &content))
        } @else {
            div.space.mine[mine] title=(does) { (content) }
        }
    }
}

fn bonus_action(desk: &Desk<'_>, bonus: Bonus, line: &str) -> Markup {
    let name = desk.word(bonus);
    let pack = desk.view.pack;
    let does = desk.word(speak::program(pack, pack.bonus[bonus.index()]));
    let cube = desk.view.player(desk.view.active).cube as usize;
    let bit = if line == "row" { 1 } else { 2 };
    let in_line = if line == "row" {
        pack.lines[cube / 3] == bonus
    } else {
        pack.lines[3 + cube % 3] == bonus
    };
    let done = in_line && step_of(desk).is_some() && desk.view.facts.bonus & bit != 0;
    let content = html! {
        @if done { span.tick aria-hidden="true" { "✓" } } @else { (desk.icon(bonus.name())) }
        span.name { (desk.broken(&name)) }
    };
    let choice = Choice::Bonus(bonus);
    let class = if done { "bonus done" } else { "bonus" };
    html! {
        @if let Some(open) = desk.take(|known| *known == choice).first() {
            (ink::button(open, "bonus", &content))
        } @else if let Some(why) = desk.why(&choice.to_string()) {
            (ink::quiet(&format!("{name}: {does}"), &why, class, &content))
        } @else {
            div.(class) title={ (name) ": " (does) } { (content) }
        }
    }
}

fn technology(desk: &Desk<'_>, tech: Tech) -> Markup {
    let pack = desk.view.pack;
    let level = desk.own().techs[tech.index()];
    let free = desk
        .take(|choice| matches!(*choice, Choice::Start(of) | Choice::Advance(of) if of == tech));
    let paid = desk.take(|choice| matches!(*choice, Choice::Develop(of, _) if of == tech));
    let why = [
        format!("develop {tech}"),
        format!("start {tech}"),
        format!("advance {tech}"),
    ];
    let why = why.iter().find_map(|what| desk.why(what));
    let jump = match desk.view.stack.last().map(|frame| frame.job) {
        Some(Job::AdvanceFree { levels, .. }) => levels,
        _ => 1,
    };
    let next = (level + jump).min(TOP);
    let name = desk.word(tech);
    let single: Vec<&Open<Choice>> = if paid.len() == 1 {
        paid.clone()
    } else {
        free.clone()
    };
    html! {
        div.tech {
            details id={ "tech-" (tech) } {
                summary {
                    (desk.icon(tech.name())) " " strong { (name) } " "
                    span.gives { (desk.say(&speak::gives(pack, tech, level))) }
                }
                (levels(desk, tech))
            }
            div.ladder {
                @for step in 0..=TOP {
                    @let content = rung(desk, tech, step);
                    @let mine = step == level;
                    @if step == next && step != level && let [open] = single[..] {
                        (ink::button(open, "rung", &content))
                    } @else if step == next && step != level && paid.is_empty() && let Some(why) = &why {
                        (ink::quiet(&format!("{name} {step}"), why, "rung", &content))
                    } @else {
                        div.rung.mine[mine].reached[step < level] title=(describe(desk, tech, step)) { (content) }
                    }
                }
            }
            @if paid.len() > 1 {
                div.payers {
                    span { (desk.key("pay-from")) }
                    @for open in &paid {
                        @if let Choice::Develop(_, from) = open.choice {
                            (ink::button(open, "small", &html! { (place(desk, from)) }))
                        }
                    }
                }
            }
        }
    }
}

/// What a level of a technology is called and gives, in words.
fn describe(desk: &Desk<'_>, tech: Tech, level: u8) -> String {
    let pack = desk.view.pack;
    let name = desk.word(speak::level_name(pack, tech, level));
    format!(
        "{level} {name}: {}",
        desk.say(&speak::gives(pack, tech, level))
    )
}

/// A level: its number, its price, what it brings, and who is there.
fn rung(desk: &Desk<'_>, tech: Tech, level: u8) -> Markup {
    let printed = desk.view.pack.level(tech, level);
    let here = desk
        .seats()
        .filter(|(_, player)| player.techs[tech.index()] == level);
    let ghost = desk
        .view
        .solo
        .is_some_and(|solo| solo.ghost.techs[tech.index()] == level);
    html! {
        span.upper {
            span.number { (level) }
            @if printed.leadership > 0 {
                span title=(desk.text("leadership", &[("n", printed.leadership.into())])) {
                    (desk.icon("technology")) (printed.leadership)
                }
            }
            @if printed.unlocks > 0 {
                span title=(desk.text("collaboration", &[("level", printed.unlocks.into())])) {
                    (desk.icon("collaboration")) (printed.unlocks)
                }
            }
        }
        @if !printed.cost.is_empty() { (desk.cubes(printed.cost)) }
        span.here {
            @for (seat, _) in here { (desk.mark(seat)) }
            @if ghost { (desk.ghost()) }
        }
    }
}

/// All levels of a technology in words.
fn levels(desk: &Desk<'_>, tech: Tech) -> Markup {
    html! {
        ol.levels start="0" {
            @for level in 0..=TOP {
                @let printed = desk.view.pack.level(tech, level);
                li {
                    (describe(desk, tech, level))
                    @if !printed.cost.is_empty() { " " (desk.cubes(printed.cost)) }
                    @if printed.leadership > 0 {
                        "; " (desk.text("leadership", &[("n", printed.leadership.into())]))
                    }
                    @if printed.unlocks > 0 {
                        "; " (desk.text("collaboration", &[("level", printed.unlocks.into())]))
                    }
                }
            }
        }
    }
}

/// A place for cubes by its name.
pub(super) fn place(desk: &Desk<'_>, place: Place) -> String {
    match place {
        Place::Storage => desk.scene.key("place-kepler-storage"),
        Place::Earth => desk.scene.key("place-kepler-earth"),
        Place::Planet(number) => desk.word(speak::planet(desk.view.pack, number)),
    }
}

/// The progress card of the round, with whom it would concern now.
pub(super) fn card(desk: &Desk<'_>) -> Markup {
    let (view, pack) = (desk.view, desk.view.pack);
    let answers = desk.take(|choice| matches!(choice, Choice::Accept | Choice::Decline));
    html! {
        div #card.block {
            h2 {
                (desk.panel("card")) " "
                span.count { (desk.text("cards-left", &[("n", view.deck.into())])) }
            }
            @if let Some(card) = view.card {
                p.card-name {
                    strong { (desk.word(speak::card_name(pack, card))) }
                    @for (icon, n) in ["colonial", "technology"].into_iter().zip(view.on_card) {
                        @for _ in 0..n {
                            span.medal.(icon) title=(desk.key("medal-on-card")) { (desk.icon("medal")) }
                        }
                    }
                }
                @for (step, seats) in pack.cards[card as usize].steps.iter().zip(&view.concerned) {
                    p.card-step {
                        (desk.say(&speak::say_step(pack, step)))
                        span.concerned {
                            " → "
                            @for &seat in seats { (desk.mark(seat)) }
                            @if seats.is_empty() { (desk.key("nobody")) }
                            span.sr { (desk.word(Word::list(seats.iter().copied()))) }
                        }
                    }
                }
            } @else if view.round == 0 {
                p.empty { (desk.key("no-card")) }
            }
            @if !answers.is_empty() {
                div.answers { @for open in &answers { (ink::worded(open, "small")) } }
            }
        }
    }
}
