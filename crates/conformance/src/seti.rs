//! What the kit needs to know about SETI.

use crate::Conform;
use orrery_seti::choice::{Extra, MilestoneKind, Site, Spot};
use orrery_seti::names::{
    Body, CARDS, Card, Gold, Income, Moon, SPACES, Side, Space, Species, Star, Tech, Trace,
};
use orrery_seti::solar::Cell;
use orrery_seti::state::Sample;
use orrery_seti::{Choice, Event, Options, Seti};

impl Conform for Seti {
    const MAX_PLIES: usize = 6000;

    /// Every pair of species with every number of players, and alone at every difficulty.
    fn option_sets() -> Vec<Options> {
        let mut sets = Vec::new();
        let tables = (2..=4).map(|players| (players, None));
        let solo = (1..=5).map(|level| (1, Some(level)));
        for (place, (players, solo)) in tables.chain(solo).enumerate() {
            for (index, &left) in Species::ALL.iter().enumerate() {
                for &right in &Species::ALL[index + 1..] {
                    // Either of the two may lie on the left.
                    let species = if (index + place).is_multiple_of(2) {
                        [left, right]
                    } else {
                        [right, left]
                    };
                    sets.push(Options {
                        players,
                        solo,
                        species: Some(species),
                        ..Options::default()
                    });
                }
            }
        }
        sets
    }

    /// Everything in `docs/notation-seti.md`: each form with all of its names.
    fn vocabulary() -> Vec<Choice> {
        let mut all = seti_words();
        for card in (0..CARDS).map(Card::at) {
            all.extend(CARD_WORDS.map(|word| word(card)));
            all.extend((0..3).map(|circle| Choice::Cover(card, circle)));
            all.extend((0..3).map(|piece| Choice::Deliver(card, piece)));
        }
        for space in (0..SPACES).map(Space::at) {
            all.push(Choice::Probe(space));
            for piece in 0..3 {
                all.push(Choice::Move(piece, space));
                all.push(Choice::Step(piece, space, Extra::None));
                all.push(Choice::Step(piece, space, Extra::Energy));
                let card = Card::at(space.index() * 4 + usize::from(piece));
                all.push(Choice::Step(piece, space, Extra::Card(card)));
            }
        }
        all
    }

    /// Card 11 shows a card that then goes back into the hand (D-49): nobody's view keeps it.
    fn fleeting(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    /// Towards long games in which species are discovered: uniformly random players pass at once.
    fn eagerness(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Pass | Choice::Corner(_) | Choice::Exchange(..) | Choice::Skip => 1,
            Choice::Move(_, to) | Choice::Step(_, to, _) if matches!(self.cell(to), Cell::Body(body) if body != Body::Earth) => {
                60
            }
            Choice::Move(..) | Choice::Buy | Choice::Done | Choice::Trace(_, _, Spot::Overflow) => {
                4
            }
            Choice::End | Choice::Continue | Choice::Step(..) => 8,
            Choice::Launch | Choice::Scan | Choice::Research | Choice::Play(_) => 40,
            Choice::Trace(_, _, Spot::Row(_)) | Choice::Orbit(_) => 60,
            Choice::PlaceUpper
            | Choice::PlaceLower(_)
            | Choice::Complete(_)
            | Choice::Deliver(..) => 100,
            Choice::Land(_) | Choice::Analyse | Choice::Trace(_, _, Spot::Discovery) => 200,
            _ => 20,
        }
    }
}

/// Choices that name one card.
const CARD_WORDS: [fn(Card) -> Choice; 10] = [
    Choice::Income,
    Choice::Play,
    Choice::Corner,
    Choice::Complete,
    Choice::Take,
    Choice::Tuck,
    Choice::Row,
    Choice::Telescope3,
    Choice::Discard,
    Choice::Secret,
];

/// Choices that name neither a card nor a space.
fn seti_words() -> Vec<Choice> {
    let mut all = vec![
        Choice::Launch,
        Choice::Scan,
        Choice::Analyse,
        Choice::Research,
        Choice::Pass,
        Choice::PlaceUpper,
        Choice::Buy,
        Choice::End,
        Choice::Continue,
        Choice::Draw,
        Choice::Skip,
        Choice::Done,
        Choice::Telescope2,
        Choice::Telescope4Launch,
        Choice::Telescope4Move,
        Choice::SignalTile,
        Choice::Pay,
        Choice::Publicity,
        Choice::Movement,
        Choice::ResolveTile,
        Choice::Milestone(MilestoneKind::Gold),
        Choice::Milestone(MilestoneKind::Message),
        Choice::Milestone(MilestoneKind::Card),
        Choice::Milestone(MilestoneKind::Exertian),
    ];
    for &body in Body::ALL {
        let site = Site::Planet(body);
        all.extend([
            Choice::Orbit(body),
            Choice::Land(site),
            Choice::Samples(body),
        ]);
        all.extend([true, false].map(|first| Choice::RemoveOrbiter(body, first)));
        all.extend((0..4).map(|space| Choice::RemoveLander(site, space)));
    }
    for &moon in Moon::ALL {
        let site = Site::Moon(moon);
        all.extend([Choice::Land(site), Choice::RemoveLander(site, 0)]);
    }
    for &star in Star::ALL {
        all.extend([Choice::Earth, Choice::Signal, Choice::Resolve].map(|word| word(star)));
    }
    for &color in Trace::ALL {
        for &side in Side::ALL {
            let rows = (1..=9).map(Spot::Row);
            let spots = rows.chain([Spot::Discovery, Spot::Overflow]);
            all.extend(spots.map(|spot| Choice::Trace(color, side, spot)));
        }
    }
    for &give in Income::ALL {
        all.extend(Income::ALL.iter().map(|&gain| Choice::Exchange(give, gain)));
    }
    all.extend(Tech::ALL.iter().map(|&tech| Choice::Tech(tech)));
    all.extend(Gold::ALL.iter().map(|&gold| Choice::Gold(gold)));
    all.extend(Sample::all().iter().map(|&sample| Choice::Sample(sample)));
    for number in 0..4 {
        all.extend([Choice::PlaceLower, Choice::Slot, Choice::Message].map(|word| word(number)));
        all.push(Choice::Show(number * 2));
    }
    for number in 0..3 {
        all.push(Choice::DataSpace(number));
        all.extend((0..3).map(|task| Choice::Task(number, task)));
    }
    all
}
