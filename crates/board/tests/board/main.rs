//! Drawn boards: every choice is a button once, and what is drawn is true.

mod clicks;
mod kepler;
mod seti;
mod seti_sky;
