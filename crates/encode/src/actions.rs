//! How choices become indices: kind by kind, and within a kind by what it names, the last word counting fastest.

/// All choices of one form.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionKind {
    /// Its first words: `play`, `remove orbiter`.
    pub form: &'static str,
    /// What follows, and how many of each there are.
    pub names: Vec<(&'static str, usize)>,
    /// The first index.
    pub first: usize,
    /// How many indices.
    pub count: usize,
}

/// A closed set of values that a choice can name.
pub(crate) trait Factor {
    type Value;
    /// How many there are.
    const COUNT: usize;
    /// The place of a value, if it is one of them.
    fn rank(value: Self::Value) -> Option<usize>;
    /// The value at this place.
    fn at(rank: usize) -> Self::Value;
}

/// The numbers below `N`.
pub(crate) enum Below<const N: usize> {}

impl<const N: usize> Factor for Below<N> {
    type Value = u8;
    const COUNT: usize = N;
    fn rank(value: u8) -> Option<usize> {
        Some(usize::from(value)).filter(|&value| value < N)
    }
    fn at(rank: usize) -> u8 {
        rank as u8
    }
}

/// Makes factors of enums that list their values.
macro_rules! listed {
    ($($name:ty),*) => {
        $(impl $crate::actions::Factor for $name {
            type Value = Self;
            const COUNT: usize = Self::ALL.len();
            fn rank(value: Self) -> Option<usize> {
                Some(value.index())
            }
            fn at(rank: usize) -> Self {
                Self::at(rank)
            }
        })*
    };
}
pub(crate) use listed;

/// Where each kind begins, and behind the last one how many there are.
pub(crate) const fn starts<const N: usize, const M: usize>(sizes: [usize; N]) -> [usize; M] {
    let mut starts = [0; M];
    let mut kind = 0;
    while kind < N {
        starts[kind + 1] = starts[kind] + sizes[kind];
        kind += 1;
    }
    starts
}

/// The indices of a choice type: a line for each of its variants.
macro_rules! actions {
    ($choice:ident { $($variant:ident $(($($name:ident: $factor:ty),+))? = $form:literal),* $(,)? }) => {
        enum Kind { $($variant),* }
        const KINDS: usize = [$(Kind::$variant as usize),*].len();
        const STARTS: [usize; KINDS + 1] =
            $crate::actions::starts([$(1 $($(* <$factor as Factor>::COUNT)+)?),*]);
        pub(crate) const ACTIONS: usize = STARTS[KINDS];

        #[inline]
        pub(crate) fn index(choice: $choice) -> Option<usize> {
            match choice {
                $($choice::$variant $(($($name),+))? => {
                    let rank = 0;
                    $($(let rank = rank * <$factor as Factor>::COUNT + <$factor as Factor>::rank($name)?;)+)?
                    Some(STARTS[Kind::$variant as usize] + rank)
                })*
            }
        }

        pub(crate) fn choice(index: usize) -> Option<$choice> {
            let kind = STARTS.partition_point(|&start| start <= index).checked_sub(1)?;
            let rest = index - STARTS[kind];
            $(if kind == Kind::$variant as usize {
                $(let size = STARTS[kind + 1] - STARTS[kind];
                $(let size = size / <$factor as Factor>::COUNT;
                let $name = <$factor as Factor>::at(rest / size);
                let rest = rest % size;)+)?
                let _ = rest;
                return Some($choice::$variant $(($($name),+))?);
            })*
            None
        }

        pub(crate) fn kinds() -> Vec<$crate::actions::ActionKind> {
            vec![$({
                let first = STARTS[Kind::$variant as usize];
                $crate::actions::ActionKind {
                    form: $form,
                    names: vec![$($((stringify!($name), <$factor as Factor>::COUNT)),+)?],
                    first,
                    count: STARTS[Kind::$variant as usize + 1] - first,
                }
            }),*]
        }
    };
}
pub(crate) use actions;
