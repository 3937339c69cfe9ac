//! Scores and what waits on the score track, publicity, gold tiles and the round.

use super::{marks, reward};
use crate::ink::{self, Area, round};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Phrase, Seat};
use orrery_seti::choice::MilestoneKind;
use orrery_seti::engine::{GOLD_MILESTONES, NEUTRAL_MILESTONES, PUBLICITY_LIMIT, ROUNDS};
use orrery_seti::names::{Gold, Resource};
use orrery_seti::pack::pack;
use orrery_seti::{Choice, View};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2.quiet {
            span { (scene.key("scores")) " · " }
            (scene.text("draw-seti-round", &[("round", view.round.into()), ("rounds", ROUNDS.into())]))
        }
        (track(scene, view))
        (publicity(scene, view))
        (first_milestone(scene, offers))
        (gold(scene, view, offers))
    };
    Part { id: "scores", html }
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(view.players.len())
}

/// Something that waits at a score.
struct Stop {
    at: u16,
    icon: &'static str,
    class: String,
    says: String,
    note: Option<String>,
}

/// Everything that waits on the track for somebody.
fn stops(scene: &Scene<'_>, view: &View) -> Vec<Stop> {
    let mut stops = Vec::new();
    let says =
        |key: &str, at: u16| scene.say(&Phrase::new(format!("panel-seti-{key}")).with("at", at));
    for at in GOLD_MILESTONES {
        stops.push(Stop {
            at,
            icon: "seti-gold",
            class: "stop-gold".to_owned(),
            says: says("gold-at", at),
            note: None,
        });
    }
    for (at, left) in NEUTRAL_MILESTONES.into_iter().zip(view.neutral) {
        if left > 0 {
            stops.push(Stop {
                at,
                icon: "seti-neutral",
                class: "stop-neutral".to_owned(),
                says: says("neutral-at", at),
                note: (left > 1).then(|| left.to_string()),
            });
        }
    }
    for at in view.exertian_milestones.into_iter().filter(|at| *at > 0) {
        stops.push(Stop {
            at,
            icon: "seti-danger",
            class: "stop-exertian".to_owned(),
            says: says("exertian-at", at),
            note: None,
        });
    }
    for (seat, player) in seats(view).zip(&view.players) {
        if player.message > 0 {
            let phrase = Phrase::new("panel-seti-message-at").with("seat", seat);
            stops.push(Stop {
                at: player.message,
                icon: "seti-message",
                class: marks::color(seat),
                says: scene.say(&phrase.with("at", player.message)),
                note: None,
            });
        }
    }
    for one in &view.pending {
        let phrase = Phrase::new("panel-seti-card-at")
            .with("seat", one.seat)
            .with("card", one.card);
        stops.push(Stop {
            at: one.at,
            icon: "seti-species-card",
            class: marks::color(one.seat),
            says: scene.say(&phrase.with("at", one.at)),
            note: None,
        });
    }
    stops
}

/// The score track from 0 to beyond the leader: counters above the line, what waits below it. It is as wide
/// as its place and always equally high, so its units are percent across and font sizes down.
fn track(scene: &Scene<'_>, view: &View) -> Markup {
    let stops = stops(scene, view);
    let scores: Vec<u16> = view.players.iter().map(|player| player.score).collect();
    let most = scores.iter().copied();
    let most = most.chain(stops.iter().map(|stop| stop.at)).max();
    let end = (most.unwrap_or(0) + 5).next_multiple_of(20).max(80);
    let every = match end {
        0..=160 => 20,
        161..=320 => 40,
        _ => 100,
    };
    let x = |score: u16| 2.0 + 96.0 * f32::from(score) / f32::from(end);
    let above = side_by_side(scores.iter().map(|&score| x(score)));
    let below = side_by_side(stops.iter().map(|stop| x(stop.at)));
    let percent = |x: f32| format!("{}%", round(x));
    html! {
        svg.track role="group" aria-label=(scene.key("scores")) {
            line.line x1="1%" x2="99%" y1="1.150rem" y2="1.150rem" {}
            @for score in (0..=end).step_by(every / 4) {
                @let at = percent(x(score));
                line.tick x1=(at) x2=(at) y1="1rem" y2="1.300rem" {}
                @if usize::from(score) % every == 0 { text.middle x=(at) y="2rem" { (score) } }
            }
            @for (stop, at) in stops.iter().zip(below) {
                svg.place x=(percent(at)) y="2.500rem" role="img" aria-label=(stop.says) {
                    title { (stop.says) }
                    g.stop.{ (stop.class) } data-at=(stop.at) {
                        (ink::icon_at(scene, stop.icon, Area::around((0.0, 0.0), 7.0)))
                        @if let Some(note) = &stop.note { text.note x="6" y="7" { (note) } }
                    }
                }
            }
            @for ((seat, score), at) in seats(view).zip(scores).zip(above) {
                @let says = format!("{}: {score}", scene.name(seat));
                svg.place x=(percent(at)) y=".5rem" role="img" aria-label=(says) {
                    title { (says) }
                    g.counter.{ (marks::color(seat)) } id={ "score-" (seat) } data-fly="" data-score=(score) {
                        (marks::drawn(scene, seat, (0.0, 0.0), 7.0))
                    }
                }
            }
        }
    }
}

/// Moves things that would overlap to the right, until they stand side by side in their order.
fn side_by_side(places: impl Iterator<Item = f32>) -> Vec<f32> {
    /// Percent of the track.
    const ROOM: f32 = 5.0;
    let mut places: Vec<f32> = places.collect();
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].total_cmp(&places[b]));
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[1]].max(places[pair[0]] + ROOM);
    }
    places
}

fn publicity(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        div.publicity-track role="group" aria-label=(scene.key("panel-seti-publicity")) {
            (ink::icon(scene, reward::resource(Resource::Publicity)))
            ol {
                @for step in 0..=PUBLICITY_LIMIT {
                    li {
                        span.step { (step) }
                        @for (seat, player) in seats(view).zip(&view.players) {
                            @if player.publicity == step {
                                span.counter id={ "publicity-" (seat) } data-fly="" data-publicity=(step) {
                                    (marks::of(scene, seat))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which of several milestones comes first (S10.7).
fn first_milestone(scene: &Scene<'_>, offers: &Offers<Choice>) -> Markup {
    let open: Vec<_> = offers
        .take(|choice| matches!(choice, Choice::Milestone(_)))
        .collect();
    let icon = |choice: Choice| match choice {
        Choice::Milestone(MilestoneKind::Message) => "seti-message",
        Choice::Milestone(MilestoneKind::Card) => "seti-species-card",
        Choice::Milestone(MilestoneKind::Exertian) => "seti-danger",
        _ => "seti-gold",
    };
    html! {
        @if !open.is_empty() {
            div.row {
                @for open in open {
                    (ink::button(open, "", &html! { (ink::icon(scene, icon(open.choice))) " " (open.label) }))
                }
            }
        }
    }
}

/// The gold tiles: what they count, what each place is worth and who is there (S10.3, S10.4).
fn gold(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    html! {
        ul.gold-tiles aria-label=(scene.key("panel-seti-gold")) {
            @for &gold in Gold::ALL {
                @let open = offers.take(move |choice| *choice == Choice::Gold(gold)).next();
                li { (tile(scene, view, gold, open)) }
            }
        }
    }
}

/// What a gold tile counts, and what that means for the viewer now.
fn gold_sentence(scene: &Scene<'_>, view: &View, gold: Gold, counts: &str) -> String {
    let Some((seat, player)) = super::mine(scene, view) else {
        return format!("{counts}.");
    };
    let sets = player.gold_sets[gold.index()];
    let now = scene.text("draw-seti-gold-now", &[("n", sets.into())]);
    let place = view.gold[gold.index()].iter().position(|&one| one == seat);
    let marked = place.map(|place| {
        let value = view.gold_values[gold.index()][place.min(3)];
        let points = sets * u16::from(value);
        let amount = scene.text("amount-seti-vp", &[("n", points.into())]);
        scene.text("draw-seti-gold-marked", &[("amount", amount.into())])
    });
    let words = [Some(format!("{counts}.")), Some(now), marked];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn tile(
    scene: &Scene<'_>,
    view: &View,
    gold: Gold,
    open: Option<&crate::offers::Open<Choice>>,
) -> Markup {
    let side = if view.gold_side_b[gold.index()] {
        "b"
    } else {
        "a"
    };
    let markers = &view.gold[gold.index()];
    let values = view.gold_values[gold.index()];
    // The last space is shared by all who come late, so it is one space.
    let spaces = pack().gold[gold.index()][0].len() - 1;
    let counts = scene.key(&format!("draw-seti-gold-{gold}-{side}"));
    let name = format!("{} {}", scene.word(&gold.into()), side.to_uppercase());
    let says = gold_sentence(scene, view, gold, &counts);
    let sets = super::mine(scene, view).map(|(_, player)| player.gold_sets[gold.index()]);
    let content = html! {
        span.gold-name { (ink::icon(scene, "seti-gold")) " " (name) }
        span.values {
            @for (place, value) in values.into_iter().enumerate().take(spaces) {
                @let here = markers.iter().enumerate().filter(|&(index, _)| index.min(spaces - 1) == place);
                span.value.next[place == markers.len().min(spaces - 1)] data-value=(value) {
                    b { (value) }
                    @for (_, &seat) in here { (marks::of(scene, seat)) }
                }
            }
        }
        @if let Some(sets) = sets { b.sets data-sets=(sets) { "×" (sets) } }
        span.counts { (says) }
    };
    match open {
        Some(open) => ink::button(open, "gold-tile", &content),
        None => html! {
            div.gold-tile tabindex="0" role="group" aria-label=(name) title=(says)
                data-tell={ (name) ": " (says) } { (content) }
        },
    }
}
