//! Whole games: the promises of the contract, refusals, hostile states, and the data they are played with.

mod conformance;
mod data;
mod hostile;
mod refusals;
