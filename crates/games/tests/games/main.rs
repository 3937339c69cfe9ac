//! What holds for every game of the registry.

mod causes;
mod files;
mod foresight;
mod lessons;
mod options;
mod placements;
mod puzzles;
mod registry;
mod story;
mod teacher;
mod texts;
