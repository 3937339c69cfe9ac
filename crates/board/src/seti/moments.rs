//! Moments: a species is discovered, a round begins, a sector is completed, a gold tile marked. Each is on the page, hidden, from the
//! position on in which it is true; the script shows those that an update brings, a discovery on a stage, the others in
//! passing.

use super::{card, closing, marks, mine, reward, scores};
use crate::ink::icon;
use crate::moments::{self, brief};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::engine::ROUNDS;
use orrery_seti::names::{
    CARDS, Card, Gold, OBJECTIVES, Side, Source, Species, Star, Subject, Trace,
};
use orrery_seti::pack::pack;

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let html = html! {
        @for &side in Side::ALL {
            @if let Some(species) = view.species[side.index()].species { (discovery(scene, view, side, species)) }
        }
        (round(scene, view))
        @if view.stack.is_empty() { (ending(scene, view)) }
        @for &star in Star::ALL { (sector(scene, view, star)) }
        @for &tile in Gold::ALL { (milestone(scene, view, tile)) }
    };
    Part {
        id: "moments",
        html,
    }
}

/// The picture of the card that shows the species itself.
fn portrait(species: Species) -> Markup {
    let shows = |card: &Card| {
        let printed = pack().card(*card);
        printed.species == Some(species) && printed.subject == Subject::Creature
    };
    let card = (0..CARDS).map(Card::at).find(shows);
    html! { @if let Some(card) = card { (card::art(card)) } }
}

/// A species that is found has the stage: who found it, and what is new.
fn discovery(scene: &Scene<'_>, view: &View, side: Side, species: Species) -> Markup {
    let found = Trace::ALL.iter().zip(view.species[side.index()].discovery);
    html! {
        article.moment id={ "moment-species-" (side) } hidden {
            div.art {
                (portrait(species))
                div.title {
                    p { (scene.text("draw-seti-moment-contact", &[("round", view.round.into())])) }
                    h2 { (scene.key(&format!("species-seti-{species}"))) }
                    p { (scene.key(&format!("draw-seti-about-{species}"))) }
                }
            }
            div.told {
                h3 { (scene.key("draw-seti-found-by")) }
                ul.finders {
                    @for (&trace, marker) in found {
                        @if let Some(marker) = marker {
                            li.{ "trace-" (trace) } {
                                (icon(scene, reward::trace(Some(trace))))
                                span { (marks::marker(scene, marker)) (marks::owner(scene, marker)) }
                            }
                        }
                    }
                }
                h3 { (scene.key("draw-seti-moment-new")) }
                p { (scene.key(&format!("draw-seti-moment-new-{species}"))) }
                div.ways-on {
                    button.main type="button" data-go-on { (scene.key("draw-seti-moment-go-on")) }
                    a href={ "/rules/seti#" (rule(species)) } target="_blank" { (scene.key("draw-seti-moment-how")) }
                }
            }
        }
    }
}

/// The end: who wins, and everybody's points.
fn ending(scene: &Scene<'_>, view: &View) -> Markup {
    let mut seats: Vec<Seat> = Seat::first(view.players.len()).collect();
    let points = |seat: Seat| i32::from(view.players[seat.index()].score);
    // Against the rival a tie is lost (S19.64).
    let lost = |seat: Seat| view.rival.is_some() && seat.index() == 0;
    seats.sort_by_key(|&seat| (std::cmp::Reverse(points(seat)), lost(seat)));
    let best = seats.first().map(|&seat| points(seat)).unwrap_or_default();
    let mut winners = seats.clone();
    winners.retain(|&seat| points(seat) == best);
    if view.rival.is_some() {
        winners.truncate(1);
    }
    let second = seats.get(1).map(|&seat| points(seat)).unwrap_or_default();
    let title = moments::won(scene, &winners, best - second);
    let name = |&seat: &Seat| {
        (
            html! { (marks::of(scene, seat)) (scene.called(seat)) },
            points(seat),
        )
    };
    let rows: Vec<(Markup, i32)> = seats.iter().map(name).collect();
    let told = html! {
        (moments::scored(&rows, |index| marks::color(seats[index]), &icon(scene, "seti-vp")))
        @if view.rival.is_some() { p.decided { (closing::against_rival(scene, view)) } }
        @let parts = parts(view, &seats);
        @if let Some(made) = made(scene, &parts) { p.decided { (made) } }
        (sources(scene, &parts, &seats))
    };
    moments::ending(scene, &icon(scene, "seti-crown"), &title, &told)
}

/// What is only scored when the game is over.
const fn counted_last(source: Source) -> bool {
    matches!(source, Source::EndCards | Source::Gold | Source::Danger)
}

/// Points from one source: its name, how many for each seat, and whether it is counted last.
type Points = (&'static str, Vec<i16>, bool);

/// How many sources are named that made the difference.
const REASONS: usize = 3;

/// What the winner had more of than the second.
fn made(scene: &Scene<'_>, parts: &[Points]) -> Option<String> {
    let ahead = parts.iter().filter_map(|(name, points, _)| {
        let &[best, second, ..] = &points[..] else {
            return None;
        };
        (best > second).then_some((best - second, *name))
    });
    let mut ahead: Vec<_> = ahead.collect();
    ahead.sort_by_key(|&(more, _)| std::cmp::Reverse(more));
    ahead.truncate(REASONS);
    let said = |(more, name)| format!("{} +{more}", scene.key(&format!("score-seti-{name}")));
    let said: Vec<String> = ahead.into_iter().map(said).collect();
    let said = (!said.is_empty()).then(|| orrery_text::all(scene.lang, &said));
    said.map(|parts| scene.text("story-made", &[("parts", parts.into())]))
}

/// Where everybody's points came from, most first, and then what is scored at the end; what gave nobody anything is left out. The rival's missions are the
/// objectives that stayed open (S19.64).
fn parts(view: &View, seats: &[Seat]) -> Vec<Points> {
    let rival = super::rival_seat(view);
    let own = |seat: Seat, source: Source| view.players[seat.index()].points[source.index()];
    let row = |source: Source, name: &'static str, counts: &dyn Fn(Seat) -> bool| {
        let last = counted_last(source) || name == OBJECTIVES;
        let points = seats
            .iter()
            .map(|&seat| if counts(seat) { own(seat, source) } else { 0 });
        (name, points.collect::<Vec<i16>>(), last)
    };
    let all = Source::ALL.iter();
    let mut rows: Vec<_> = all
        .map(|&source| {
            row(source, source.name(), &|seat| {
                source != Source::Missions || Some(seat) != rival
            })
        })
        .collect();
    rows.push(row(Source::Missions, OBJECTIVES, &|seat| {
        Some(seat) == rival
    }));
    rows.retain(|(_, points, _)| points.iter().any(|&n| n != 0));
    rows.sort_by_key(|(_, points, last)| (*last, std::cmp::Reverse(most(points))));
    rows
}

/// The most that one of them has.
fn most(points: &[i16]) -> i16 {
    points.iter().copied().max().unwrap_or_default()
}

fn sources(scene: &Scene<'_>, rows: &[Points], seats: &[Seat]) -> Markup {
    let widest = rows.iter().map(|(_, points, _)| most(points)).max();
    let widest = widest.unwrap_or(1).max(1);
    html! {
        table.parts.bars {
            thead {
                tr {
                    td {}
                    @for &seat in seats { th scope="col" { (marks::of(scene, seat)) (scene.called(seat)) } }
                }
            }
            tbody {
                @for (name, points, last) in rows {
                    tr data-last[*last] {
                        th scope="row" { (scene.key(&format!("score-seti-{name}"))) }
                        @for (&seat, &n) in seats.iter().zip(points) {
                            td.(marks::color(seat)) {
                                b { @if n < 0 { "−" } (n.abs()) }
                                svg viewBox={ "0 0 " (widest) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                                    rect width=(n.max(0)) height="1" {}
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is said to the one whom it is about, or else of them.
fn about(scene: &Scene<'_>, seat: Seat, [to, of]: [&str; 2]) -> String {
    let key = if scene.you == Some(seat) { to } else { of };
    let name = ("name", scene.name(seat).into());
    scene.text(&format!("draw-seti-moment-{key}"), &[name])
}

/// Where the rules tell about a species.
const fn rule(species: Species) -> &'static str {
    match species {
        Species::Mascamites => "S14.1",
        Species::Anomalies => "S15.1",
        Species::Oumuamua => "S16.1",
        Species::Centaurians => "S17.1",
        Species::Exertians => "S18.1",
    }
}

/// A round begins with everybody's income.
fn round(scene: &Scene<'_>, view: &View) -> Markup {
    let title = scene.text(
        "draw-seti-round",
        &[("round", view.round.into()), ("rounds", ROUNDS.into())],
    );
    let words = html! { @if let Some((_, player)) = mine(scene, view) { p { (mine::income(scene, player)) } } };
    html! {
        @if view.round > 1 {
            (brief(&format!("round-{}", view.round), &icon(scene, "seti-rotate"), &title, &words))
        }
    }
}

fn sector(scene: &Scene<'_>, view: &View, star: Star) -> Markup {
    let wins = view.sectors[star.index()].wins;
    let total: u8 = wins.iter().sum();
    let name = scene.word(&star.into());
    let title = scene.text("draw-seti-moment-star", &[("star", name.into())]);
    let winners = Seat::first(wins.len()).filter(|seat| wins[seat.index()] > 0);
    let words = html! {
        @for seat in winners {
            p { (marks::of(scene, seat)) " " (won_here(scene, seat, wins[seat.index()])) }
        }
    };
    html! {
        @if total > 0 {
            (brief(&format!("star-{star}-{total}"), &icon(scene, "seti-crown"), &title, &words))
        }
    }
}

/// How often somebody has won a sector; said to the one whom it is about, or else of them.
pub(super) fn won_here(scene: &Scene<'_>, seat: Seat, n: u8) -> String {
    let n = ("n", n.into());
    if scene.you == Some(seat) {
        return scene.text("draw-seti-you-won", &[n]);
    }
    scene.text("draw-seti-won", &[("name", scene.name(seat).into()), n])
}

fn milestone(scene: &Scene<'_>, view: &View, tile: Gold) -> Markup {
    let marked = &view.gold[tile.index()];
    html! {
        @if let Some(&seat) = marked.last() {
            @let title = about(scene, seat, ["you-gold", "gold"]);
            @let words = html! { p { (scores::gold_worth(scene, view, tile, marked.len() - 1)) } };
            (brief(&format!("gold-{tile}-{}", marked.len()), &icon(scene, "seti-gold"), &title, &words))
        }
    }
}
