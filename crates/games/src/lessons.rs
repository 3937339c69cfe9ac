//! The lessons of every game, built in.

use crate::GameEntry;
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{Lesson, Match};
use std::sync::LazyLock;

/// A lesson and the name of its file.
pub struct Named {
    /// Its name in addresses and in the keys of its texts.
    pub name: &'static str,
    /// What it teaches.
    pub lesson: Lesson,
}

macro_rules! lessons {
    ($($game:literal: $($name:literal)*;)*) => {
        const FILES: &[(&str, &[(&str, &str)])] = &[$(($game, &[$((
            $name,
            include_str!(concat!("../../../lessons/", $game, "/", $name, ".toml")),
        )),*])),*];
    };
}

lessons! {
    "seti": "launch" "discs" "planets" "scan" "computer" "cards" "research" "missions" "income"
        "milestones" "discovery" "mascamites" "anomalies" "oumuamua" "centaurians" "exertians"
        "finale";
    "kepler": "cubes" "actions" "ships" "colony" "bonus" "terraform" "technologies" "tracks" "cards" "objective"
        "campaign" "game";
}

/// So many lessons of each game are enough for a first game.
pub const FIRST_LESSONS: usize = 7;

static LESSONS: LazyLock<Vec<Named>> = LazyLock::new(|| {
    let files = FILES.iter().flat_map(|(_, files)| *files);
    let read = |(name, text): &(&'static str, &str)| {
        // A test reads all of them.
        let lesson = Lesson::from_bytes(text.as_bytes()).ok()?;
        Some(Named { name, lesson })
    };
    files.filter_map(read).collect()
});

/// The lessons of a game in the order in which they are meant to be taken.
pub fn lessons(game: &str) -> impl Iterator<Item = &'static Named> {
    LESSONS
        .iter()
        .filter(move |named| named.lesson.game == game)
}

/// How others choose in a lesson: by the quick look of the gentlest bot, always alike.
#[must_use]
pub fn quick_look(game: &GameEntry, position: &dyn Match) -> Option<String> {
    let (mut intention, stop) = (Intention::default(), Stop::default());
    (game.decide)(position, BotKind::Novice, 1, &mut intention, &stop)
}

/// The names and texts of all files, as they are written.
pub fn lesson_files() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let of = |(game, files): &(&'static str, &'static [(&'static str, &'static str)])| {
        let game = *game;
        files.iter().map(move |(name, text)| (game, *name, *text))
    };
    FILES.iter().flat_map(of)
}
