//! The scale of points around the sky with everybody's counter, what waits on it, and the gold tiles in its corners.

use super::marks;
use crate::ink::{self, Area, polar, round};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Phrase, Seat};
use orrery_seti::choice::MilestoneKind;
use orrery_seti::engine::{GOLD_MILESTONES, NEUTRAL_MILESTONES};
use orrery_seti::names::Gold;
use orrery_seti::pack::pack;
use orrery_seti::{Choice, View};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2.sr { (scene.key("scores")) }
        (ring(scene, view))
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

/// How far round the scale a score is.
fn degrees(score: u16) -> f32 {
    f32::from(score % 100) * 3.6
}

/// The middle of the scale, in units of the picture.
const RING: f32 = 517.0;

/// A place on the scale, turned so that it can be read.
fn on_ring(degrees: f32) -> String {
    let (x, y) = polar(RING, degrees);
    let turn = if (90.0..270.0).contains(&degrees.rem_euclid(360.0)) {
        180.0
    } else {
        0.0
    };
    format!(
        "translate({} {}) rotate({})",
        round(x),
        round(y),
        round(degrees + turn)
    )
}

/// The scale of points around the sky: a hundred points a lap, what waits there, and everybody's counter.
fn ring(scene: &Scene<'_>, view: &View) -> Markup {
    let stops = stops(scene, view);
    let gems: Vec<u16> = stops
        .iter()
        .filter(|stop| stop.class == "stop-gold")
        .map(|stop| stop.at)
        .collect();
    let scores: Vec<u16> = view.players.iter().map(|player| player.score).collect();
    let mut taken: Vec<f32> = Vec::new();
    let stop_at: Vec<f32> = stops
        .iter()
        .map(|stop| free_place(&mut taken, degrees(stop.at)))
        .collect();
    let score_at: Vec<f32> = scores
        .iter()
        .map(|&score| free_place(&mut taken, degrees(score)))
        .collect();
    html! {
        svg.ring viewBox="-545 -545 1090 1090" role="group" aria-label=(scene.key("scores")) {
            g aria-hidden="true" {
                circle.bezel r=(RING) {}
                circle.rim r="535" {}
                circle.rim r="499" {}
                circle.ticks r="504" pathLength="100" {}
                circle.ticks.fives r="506" pathLength="100" {}
                @for score in (0..100).step_by(10).filter(|score| !gems.contains(score)) {
                    text.scale transform=(on_ring(degrees(score))) y="10.500" { (score) }
                }
            }
            @for (stop, at) in stops.iter().zip(stop_at) { (stop.drawn(scene, at)) }
            @for ((seat, &score), at) in seats(view).zip(&scores).zip(score_at) {
                @let says = format!("{}: {score}", scene.called(seat));
                @let (x, y) = polar(RING, at);
                g.counter.{ (marks::color(seat)) } id={ "score-" (seat) } data-fly="" data-score=(score) role="img"
                    aria-label=(says) transform={ "translate(" (round(x)) " " (round(y)) ")" } {
                    title { (says) }
                    @if score >= 100 { circle.lap r="25" {} }
                    (marks::drawn(scene, seat, (0.0, 0.0), 19.0))
                }
            }
        }
    }
}

impl Stop {
    fn drawn(&self, scene: &Scene<'_>, at: f32) -> Markup {
        let gold = self.class == "stop-gold";
        html! {
            g.stop.{ (self.class) } data-at=(self.at) role="img" aria-label=(self.says) transform=(on_ring(at)) {
                title { (self.says) }
                @if gold {
                    path.gem d="M-29 0-14-19H14L29 0 14 19H-14Z" {}
                    text.on-gem y="10.500" { (self.at) }
                } @else {
                    // With its number it is centred as a whole, or the number would leave the ring.
                    @let left = if self.note.is_some() { -11.0 } else { 0.0 };
                    (ink::icon_at(scene, self.icon, Area::around((left, 0.0), 15.0)))
                    @if let Some(note) = &self.note { text.note x="5" y="10.500" { (note) } }
                }
            }
        }
    }
}

/// Moves something that would lie upon others along the scale, until it lies beside them.
fn free_place(taken: &mut Vec<f32>, wanted: f32) -> f32 {
    /// Degrees that one thing covers.
    const ROOM: f32 = 4.4;
    let clash = |at: f32| {
        let near = |&other: &f32| ((at - other + 540.0).rem_euclid(360.0) - 180.0).abs() < ROOM;
        taken.iter().any(near)
    };
    let mut at = wanted;
    // Fewer than thirty things lie on the scale, so there is room.
    while clash(at) && at < wanted + 180.0 {
        at += 1.1;
    }
    taken.push(at);
    at
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
            div.first-milestone {
                @for open in open {
                    (ink::button(open, "go", &html! { (ink::icon(scene, icon(open.choice))) " " (open.label) }))
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
                li.{ "corner-" (gold.index()) } { (tile(scene, view, gold, open)) }
            }
        }
    }
}

/// What a gold tile is called; the fourth one by what its side counts.
pub(super) fn gold_name(scene: &Scene<'_>, view: &View, gold: Gold) -> String {
    match gold {
        Gold::Other if view.gold_side_b[gold.index()] => scene.key("draw-seti-gold-name-b"),
        Gold::Other => scene.key("draw-seti-gold-name-a"),
        _ => scene.word(&gold.into()),
    }
}

/// A gold tile to be marked: how often the viewer has now what it counts, and what each would be worth (S10.4).
pub(super) fn gold_offer(scene: &Scene<'_>, view: &View, gold: Gold) -> String {
    let name = orrery_text::capital(&gold_name(scene, view, gold));
    let next = view.gold[gold.index()].len().min(3);
    let value = view.gold_values[gold.index()][next];
    match super::mine(scene, view) {
        Some((_, player)) => format!("{name} · {} × {value}", player.gold_sets[gold.index()]),
        None => name,
    }
}

/// What a gold tile counts, in a few words.
pub(super) fn gold_counts(scene: &Scene<'_>, view: &View, gold: Gold) -> String {
    let side = if view.gold_side_b[gold.index()] {
        "b"
    } else {
        "a"
    };
    scene.key(&format!("draw-seti-gold-{gold}-{side}"))
}

/// What a place on a gold tile is worth, and for what.
pub(super) fn gold_worth(scene: &Scene<'_>, view: &View, gold: Gold, place: usize) -> String {
    let value = view.gold_values[gold.index()][place.min(3)];
    let amount = scene.text("amount-seti-vp", &[("n", value.into())]);
    let counts = gold_counts(scene, view, gold);
    let args = [("amount", amount.into()), ("counts", counts.into())];
    scene.text("draw-seti-gold-worth", &args)
}

/// What a gold tile counts, and what that means for the viewer now.
fn gold_sentence(scene: &Scene<'_>, view: &View, gold: Gold) -> String {
    let markers = &view.gold[gold.index()];
    let Some((seat, player)) = super::mine(scene, view) else {
        return gold_worth(scene, view, gold, markers.len());
    };
    let sets = player.gold_sets[gold.index()];
    let now = scene.text("draw-seti-gold-now", &[("n", sets.into())]);
    let place = markers.iter().position(|&one| one == seat);
    let worth = gold_worth(scene, view, gold, place.unwrap_or(markers.len()));
    let marked = place.map(|place| {
        let value = view.gold_values[gold.index()][place.min(3)];
        let points = sets * u16::from(value);
        let amount = scene.text("amount-seti-vp", &[("n", points.into())]);
        scene.text("draw-seti-gold-marked", &[("amount", amount.into())])
    });
    let words = [Some(worth), Some(now), marked];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn tile(
    scene: &Scene<'_>,
    view: &View,
    gold: Gold,
    open: Option<&crate::offers::Open<Choice>>,
) -> Markup {
    let markers = &view.gold[gold.index()];
    let values = view.gold_values[gold.index()];
    // The last space is shared by all who come late, so it is one space.
    let spaces = pack().gold[gold.index()][0].len() - 1;
    let name = gold_name(scene, view, gold);
    let says = gold_sentence(scene, view, gold);
    let lens = format!("gold-{gold}");
    let sets = super::mine(scene, view).map(|(_, player)| player.gold_sets[gold.index()]);
    let content = html! {
        span.gold-name { (name) }
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
        span.counts id=(lens) { span.words { (says) } }
    };
    match open {
        Some(open) => ink::lensed(open, "gold-tile", &lens, &content),
        None => html! {
            div.gold-tile tabindex="0" role="group" aria-label=(name)
                data-tell={ (name) ": " (says) } { (content) }
        },
    }
}
