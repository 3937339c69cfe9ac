//! Random numbers that nobody can guess: names, keys, seeds.

use crate::system;

/// The system has none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no random numbers: {0}")]
pub struct NoRandom(String);

/// Fills all of it.
pub fn fill(bytes: &mut [u8]) -> Result<(), NoRandom> {
    system::fill(bytes).map_err(NoRandom)
}

/// Any number.
pub fn number() -> Result<u64, NoRandom> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(u64::from_ne_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_differ() {
        assert_ne!(number().unwrap(), number().unwrap());
        let [mut one, mut other] = [[0; 16]; 2];
        fill(&mut one).unwrap();
        fill(&mut other).unwrap();
        assert_ne!(one, other);
    }
}
