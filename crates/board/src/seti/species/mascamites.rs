//! The Mascamites (S14).

use super::Look;
use crate::offers::Offers;
use crate::seti::reward;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_core::Phrase;
use orrery_seti::names::Body;
use orrery_seti::pack::pack;
use orrery_seti::state::Sample;
use orrery_seti::view::SpeciesView;
use orrery_seti::{Choice, View};

pub(super) const LOOK: Look = Look { figure, things };

fn figure() -> Markup {
    html! {
        ellipse cx="24" cy="26" rx="11" ry="8" {}
        circle cx="24" cy="16" r="5.500" {}
        path d="M14 22 5 17M13 27l-9 1M15 32l-7 7M34 22l9-5M35 27l9 1M33 32l7 7M21 12l-4-6M27 12l4-6" {}
    }
}

/// The samples: where they lie, and those that somebody looks at (S14).
fn things(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, _: &SpeciesView) -> Markup {
    html! {
        @for (body, n) in [Body::Jupiter, Body::Saturn].into_iter().zip(view.samples) {
            @let says = scene.say(&Phrase::new("panel-seti-samples").with("body", body));
            @let content = html! {
                (ink::icon(scene, "seti-sample")) " " (scene.word(&body.into())) " × " (n)
            };
            @match offers.take(move |choice| *choice == Choice::Samples(body)).next() {
                Some(open) => (ink::button(open, "relic", &content)),
                None => span.relic title=(says) { (content) },
            }
        }
        @if let Some((_, seen)) = &view.samples_seen {
            @for &sample in seen { (seen_sample(scene, offers, sample)) }
        }
    }
}

fn seen_sample(scene: &Scene<'_>, offers: &Offers<Choice>, sample: Sample) -> Markup {
    let program = pack().samples[sample.index()];
    let content = html! { (ink::icon(scene, "seti-sample")) (reward::plain(scene, program)) };
    // Equal samples are one choice.
    let open = offers
        .take(move |choice| *choice == Choice::Sample(sample))
        .next();
    html! {
        @match open {
            Some(open) => (ink::button(open, "relic", &content)),
            None => span.relic title=(reward::sentence(scene, program)) { (content) },
        }
    }
}
