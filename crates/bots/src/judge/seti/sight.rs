//! The networks of SETI and their eyes.

use super::Seti;
use crate::judge::{Edition, Eye};
use crate::net::{Net, NoWeights};
use crate::sight::{PlainSight, Sight};
use orrery_core::Seat;
use std::sync::{Arc, LazyLock};

/// What games of several players have taught, and what solo games have; see `docs/bots.md`.
static NOW: LazyLock<Nets> = LazyLock::new(|| {
    nets([
        include_bytes!("../../../weights/seti.bin"),
        include_bytes!("../../../weights/seti-solo.bin"),
    ])
});
/// The same of the first edition, to measure by. Nobody measures in a browser, where every byte is fetched: there are none.
static FIRST: LazyLock<Nets> = LazyLock::new(|| {
    nets(match cfg!(target_family = "wasm") {
        true => [&[], &[]],
        false => [
            include_bytes!("../../../weights/1/seti.bin"),
            include_bytes!("../../../weights/1/seti-solo.bin"),
        ],
    })
});

type Nets = [Result<Arc<Net>, NoWeights>; 2];

fn nets(weights: [&[u8]; 2]) -> Nets {
    weights.map(|bytes| Net::from_bytes(bytes).map(Arc::new))
}

/// One eye for games of several players and one for the solo game, opened when they are needed.
pub(super) struct Taught {
    edition: Edition,
    eyes: [Option<Box<dyn Eye<Seti>>>; 2],
}

impl Taught {
    pub(super) fn new(edition: Edition) -> Self {
        Self {
            edition,
            eyes: [None, None],
        }
    }

    fn eye(&mut self, game: &Seti) -> &mut dyn Eye<Seti> {
        let alone = usize::from(game.rival.level > 0);
        let edition = self.edition;
        self.eyes[alone]
            .get_or_insert_with(|| open(edition, alone).unwrap_or_else(crate::judge::by_hand))
            .as_mut()
    }
}

fn open(edition: Edition, alone: usize) -> Option<Box<dyn Eye<Seti>>> {
    Some(match edition {
        Edition::First => {
            let net = FIRST[alone].clone().ok()?;
            Box::new(PlainSight::new::<Seti>(net)?)
        }
        Edition::Now => {
            let net = NOW[alone].clone().ok()?;
            Box::new(Sight::<Seti>::new(net)?)
        }
    })
}

impl Eye<Seti> for Taught {
    fn stand(&mut self, from: &Seti, seat: Seat) {
        self.eye(from).stand(from, seat);
    }

    fn worth(&mut self, position: &Seti, seat: Seat) -> f32 {
        self.eye(position).worth(position, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_those_of_networks_for_these_descriptions() {
        for edition in [Edition::First, Edition::Now] {
            for alone in [0, 1] {
                assert!(open(edition, alone).is_some(), "{edition:?} {alone}");
            }
        }
    }
}
