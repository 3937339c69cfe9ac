//! What stands for many threads where there is one: the same work, piece after piece.

/// See the [module](self).
pub struct Pool;

impl Pool {
    /// However many are asked for, there is one.
    pub fn new(_threads: usize) -> Result<Self, NoThreads> {
        Ok(Self)
    }

    /// How many threads there are.
    #[must_use]
    pub fn threads(&self) -> usize {
        1
    }

    /// What comes of the numbers below `count`, in their order; `room` makes what is used again from number to number.
    pub fn map<R, T: Send>(
        &self,
        count: usize,
        room: impl Fn() -> R + Sync + Send,
        work: impl Fn(&mut R, usize) -> T + Sync + Send,
    ) -> Vec<T> {
        let mut room = room();
        (0..count).map(|number| work(&mut room, number)).collect()
    }

    /// Does something with every one of these.
    pub fn each<T: Send>(&self, items: &mut [T], work: impl Fn(&mut T) + Sync + Send) {
        items.iter_mut().for_each(work);
    }
}

/// It never comes to this.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the threads")]
pub struct NoThreads;
