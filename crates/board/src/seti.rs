//! The board of SETI.

mod marks;
mod planets;
mod reward;
mod scores;
mod sky;
mod species;

use crate::offers::Offers;
use crate::{Drawing, Scene};
use orrery_seti::{Choice, Seti};

pub(crate) fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let view = scene.sight.of::<Seti>()?;
    let offers = Offers::<Choice>::of(scene)?;
    let parts = [sky::part, scores::part, planets::part, species::part];
    let parts = parts.map(|part| part(scene, view, &offers)).into();
    Some(Drawing {
        parts,
        tray: offers.left(),
    })
}
