//! Solo: filled below.
