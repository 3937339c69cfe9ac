//! The Centaurians (S17).

use super::{Look, marked};
use crate::offers::Offers;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_seti::pack::pack;
use orrery_seti::view::SpeciesView;
use orrery_seti::{Choice, View};

pub(super) const LOOK: Look = Look { figure, things };

fn figure() -> Markup {
    html! {
        circle cx="15" cy="20" r="6.500" {}
        circle cx="32" cy="17" r="5" {}
        circle cx="29" cy="34" r="3.500" {}
        path.line d="M6 40c8-6 26-6 36-1M21 20l6-2M18 26l8 6" {}
    }
}

/// The message rewards (S17.3).
fn things(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, _: &SpeciesView) -> Markup {
    html! {
        @for (index, (&marker, program)) in view.messages.iter().zip(pack().messages).enumerate() {
            @let open = offers.take(move |choice| *choice == Choice::Message(index as u8)).next();
            span.message { (ink::icon(scene, "seti-message")) (marked(scene, marker, program, open)) }
        }
    }
}
