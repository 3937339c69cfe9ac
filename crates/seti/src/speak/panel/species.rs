//! The two species and what came with them.

use super::{counts, owner, phrase, space};
use crate::engine::species::ask;
use crate::names::{Side, Species, Trace};
use crate::pack::pack;
use crate::speak::{amount, reward};
use crate::view::{SpeciesView, View};
use orrery_core::{Panel, Word};

/// One species: its columns from the discovery spaces upward, then the overflow.
pub(super) fn species(view: &View, side: Side) -> Panel {
    let slot = &view.species[side.index()];
    let title = match slot.species {
        Some(species) => phrase("species").with("species", species),
        None => phrase("species-unknown"),
    };
    let colors = Trace::ALL
        .iter()
        .map(|&trace| phrase("trace").with("trace", trace));
    let mut panel = Panel::new(title.with("side", side), colors.collect());
    let program = pack().discovery[side.index()];
    let discovery = slot.discovery.iter().map(|&marker| space(marker, program));
    panel.row(phrase("discovery"), discovery.collect());
    if let Some(species) = slot.species {
        let board = &pack().boards[species.index()];
        let highest = board.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..highest {
            let cells = Trace::ALL
                .iter()
                .map(|&color| board_space(view, slot, species, color, row));
            panel.row(phrase("space").with("number", row + 1), cells.collect());
        }
    }
    let overflow = slot.overflow.iter().map(|each| counts(each));
    panel.row(phrase("overflow"), overflow.collect());
    panel
}

/// A space of a species board: who is there, or what it costs and gives.
fn board_space(
    view: &View,
    slot: &SpeciesView,
    species: Species,
    color: Trace,
    row: usize,
) -> Word {
    let none = || Word::list::<Word>([]);
    let column = &pack().boards[species.index()][color.index()];
    let Some(printed) = column.get(row) else {
        return none();
    };
    if let Some(marker) = slot.board[color.index()][row] {
        return owner(marker);
    }
    let Some(program) = view.gives(species, color, row) else {
        return none(); // not yet a space
    };
    let free = match printed.cost {
        Some((resource, n)) => phrase("free-for").with("cost", amount(resource, n)),
        None => phrase("free"),
    };
    let free = free.with("reward", reward(program));
    let markers = &slot.top[color.index()];
    if printed.repeatable && *markers != [0; 4] {
        let taken = phrase("repeatable").with("space", free);
        return taken.with("markers", counts(markers)).into();
    }
    free.into()
}

/// Decks of the discovered species, and the things that some of them bring.
pub(super) fn relics(view: &View) -> Option<Panel> {
    let mut panel = Panel::new(phrase("relics"), Vec::new());
    for slot in &view.species {
        let Some(species) = slot.species else {
            continue;
        };
        let deck = phrase("species-deck").with("species", species);
        let mut cells = vec![phrase("backs").with("n", slot.deck).into()];
        cells.extend(slot.face_up.map(Word::from));
        panel.row(deck, vec![Word::List(cells)]);
        ask!(species => rows(view, &mut panel));
    }
    (!panel.rows.is_empty()).then_some(panel)
}
