//! Whole games: the promises of the contract, refusals, hostile states, what choices bring and how they are written.

mod brings;
mod conformance;
mod hostile;
mod notation;
mod refusals;
