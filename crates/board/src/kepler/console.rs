//! The steps of a turn and the action board; also the progress card.

use super::answers::{self, Usual};
use super::gains::Says;
use super::{Desk, gains, prompt, techs};
use crate::ink;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_core::{Seat, Speak as _, Word};
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::Bonus;
use orrery_kepler::speak;
use orrery_kepler::state::Job;
use orrery_kepler::{Choice, Kepler};

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        div #actions.block data-aside {
            h2.sr { (desk.panel("action-board")) }
            (steps(desk))
            (board(desk))
        }
        (techs::draw(desk))
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

fn board(desk: &Desk<'_>) -> Markup {
    let pack = desk.view.pack;
    // What others pay says nothing about one's own turns.
    let theirs = desk.view.turn() != Some(desk.focus());
    let price = match desk.view.bonus_price.max(theirs.into()) {
        0 => desk.key("bonus-free"),
        n => desk.text("bonus-price", &[("n", n.into())]),
    };
    html! {
        div.action-board {
            div.corner-note { strong { (desk.key("step-bonus")) } span { (price) (desk.icon("burn")) } }
            @for column in 0..3 { (bonus_action(desk, pack.lines[3 + column], &format!("column-{column}"), 2)) }
            @for row in 0..3 {
                (bonus_action(desk, pack.lines[row], &format!("row-{row}"), 1))
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
    let face = |says: &Markup| {
        html! {
            (desk.icon(main.name()))
            span.name { (desk.broken(&name)) }
            (says)
            @if !here.is_empty() {
                span.here { @for &seat in &here { (desk.mark(seat)) } }
            }
        }
    };
    let lines = format!("space in-row-{} in-column-{}", space / 3, space % 3);
    let choice = Choice::Action(main);
    let does = desk.say(&speak::does(desk.view.pack, desk.own(), main));
    html! {
        @if let Some(open) = desk.take(|known| *known == choice).first() {
            (cell(desk, open, main.name(), &lines, face))
        } @else if let Some(why) = desk.why(&choice.to_string()) {
            @let says = html! { @if mine { span.says { (desk.key("cube-here")) } } };
            div.cell data-lens={ "for-" (main.name()) } {
                (ink::quiet(&name, &why, &format!("{lines}{}", if mine { " mine" } else { "" }), &face(&says)))
            }
        } @else {
            div.(lines).mine[mine] title=(does) data-tell=(format!("{name}: {does}")) { (face(&html! {})) }
        }
    }
}

/// An action that can be chosen, together with the answer to what it asks next if there is a usual one; the action alone
/// is a little button in the corner then. Its lens tells what it is good for.
fn cell(
    desk: &Desk<'_>,
    open: &Open<Choice>,
    name: &str,
    class: &str,
    face: impl Fn(&Markup) -> Markup,
) -> Markup {
    let says = gains::of(desk, open);
    let usual = answers::usual(desk, open.choice).filter(|_| matches!(says, Says::Good(_)));
    let Some(Usual { then, label, other }) = usual else {
        let class = format!("{class} {}", says.class());
        return html! {
            div.cell data-lens={ "for-" (name) } { (ink::button(open, &class, &face(&says.line()))) }
        };
    };
    let label = format!("{}. {label}", open.label);
    let burned = match then[0] {
        Choice::Burn(resource, _) => Some(desk.icon(resource.name())),
        _ => None,
    };
    let face = face(&html! {
        span.line {
            @if let Some(cube) = burned { span.burned { (desk.icon("burn")) (cube) } }
            (says.line())
        }
    });
    let mut choices = vec![open.choice];
    choices.extend(then);
    html! {
        div.cell.open data-lens={ "for-" (name) } {
            (answers::together(&choices, &format!("{class} {}", says.class()), None, &label, &face))
            button.choice.other form="play" name="choice" value=(open.text) title=(other)
                aria-label={ (open.label) ": " (other) } { "⋯" }
        }
    }
}

/// A bonus action beside its row or above its column; `bit` tells whether it was taken in this turn.
fn bonus_action(desk: &Desk<'_>, bonus: Bonus, line: &str, bit: u8) -> Markup {
    let name = desk.word(bonus);
    let pack = desk.view.pack;
    let does = desk.word(speak::program(pack, pack.bonus[bonus.index()]));
    let cube = desk.view.player(desk.view.active).cube as usize;
    let lines = [format!("row-{}", cube / 3), format!("column-{}", cube % 3)];
    let taken = desk.view.facts.bonus & bit != 0;
    let done = lines.contains(&line.to_owned()) && step_of(desk).is_some() && taken;
    let face = |says: &Markup| {
        html! {
            @if done { span.tick aria-hidden="true" { "✓" } } @else { (desk.icon(bonus.name())) }
            span.name { (desk.broken(&name)) }
            (says)
        }
    };
    let class = format!("bonus {line}{}", if done { " done" } else { "" });
    let choice = Choice::Bonus(bonus);
    let next = next(desk, bonus).filter(|_| lines.contains(&line.to_owned()) && !taken);
    html! {
        @if let Some(open) = desk.take(|known| *known == choice).first() {
            (cell(desk, open, bonus.name(), &class, face))
        } @else if let Some(Usual { then, label, .. }) = next {
            @let says = Says::Good(gains::line(desk, &desk.view.brings(choice).gains));
            div.cell data-lens={ "for-" (bonus.name()) } {
                (answers::together(&then, &format!("{class} good"), None, &label, &face(&says.line())))
            }
        } @else if let Some(why) = desk.why(&choice.to_string()) {
            div.cell data-lens={ "for-" (bonus.name()) } {
                (ink::quiet(&format!("{name}: {does}"), &why, &class, &face(&html! {})))
            }
        } @else {
            div.(class) title={ (name) ": " (does) } data-tell=(format!("{name}: {does}")) { (face(&html! {})) }
        }
    }
}

/// While a main action could go on: its end, a bonus action, and the cubes that most would burn for it, all at once.
fn next(desk: &Desk<'_>, bonus: Bonus) -> Option<Usual> {
    let [.., frame, _] = &desk.view.stack[..] else {
        return None;
    };
    let choice = Choice::Bonus(bonus);
    if frame.job != Job::Bonus || !gains::good(desk, choice) {
        return None;
    }
    let mut usual = answers::usual(desk, choice)?;
    usual.then.splice(0..0, [prompt::way_out(desk)?, choice]);
    let bonus = desk.say(&Kepler::say_choice(desk.view, choice));
    usual.label = format!("{bonus}. {}", usual.label);
    Some(usual)
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
    if view.decision.is_none() {
        return html! {};
    }
    html! {
        div #card.block data-lens=[desk.crowded().then_some("card")] {
            h2 title=(desk.text("cards-left", &[("n", view.deck.into())])) { (desk.panel("card")) }
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
        }
    }
}
