//! The rival and the objectives of a solo game.

use super::phrase;
use crate::names::{Side, Species, Tech};
use crate::pack::pack;
use crate::speak::{objective, say_tasks};
use crate::view::{RivalView, View};
use orrery_core::{Panel, Word};

pub(super) fn rival_board(view: &View, rival: &RivalView) -> Panel {
    let mut panel = Panel::new(phrase("rival"), Vec::new());
    panel.row(phrase("difficulty"), vec![rival.level.into()]);
    let board = &pack().solo.boards[rival.level as usize - 1];
    let progress = phrase("progress")
        .with("step", rival.progress + 1)
        .with("tech", board.track[rival.progress as usize]);
    panel.row(phrase("progress-track"), vec![progress.into()]);
    let arrow = if rival.arrow_right {
        Side::Right
    } else {
        Side::Left
    };
    panel.row(phrase("arrow"), vec![arrow.into()]);
    panel.row(phrase("action-deck"), vec![rival.deck.into()]);
    let played = rival
        .played
        .iter()
        .map(|card| Word::text(format!("S.{card}")));
    panel.row(phrase("action-played"), vec![Word::list(played)]);
    panel.row(phrase("reserve"), vec![rival.reserve.into()]);
    let techs = Tech::ALL.iter().zip(rival.techs).filter(|&(_, n)| n > 0);
    let techs = techs.map(|(&tech, n)| phrase("times").with("alone", tech).with("n", n));
    panel.row(phrase("stored"), vec![Word::list(techs)]);
    if view.discovered(Species::Centaurians) {
        panel.row(phrase("messages-left"), vec![rival.messages.into()]);
    }
    panel
}

pub(super) fn objectives(rival: &RivalView) -> Panel {
    let mut panel = Panel::new(phrase("objectives"), Vec::new());
    for open in &rival.open {
        panel.row(objective(open.tile), vec![say_tasks(open.tile, open.done)]);
    }
    panel.row(phrase("objectives-hidden"), vec![rival.objectives.into()]);
    panel.row(phrase("objectives-finished"), vec![rival.finished.into()]);
    panel
}
