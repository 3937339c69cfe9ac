//! Small closed sets of names for games.

/// Defines an enum whose values have one text form each, used in data files, choices, states and
/// scenarios alike. The crate that calls it needs `serde`.
#[macro_export]
macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $(#[doc = $text] $variant),* }

        impl $name {
            /// Every value, in order.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The text form of every value, in order.
            pub const NAMES: &[&'static str] = &[$($text),*];

            /// The one text form.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }

            /// Position in [`Self::ALL`].
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value at this position.
            #[inline]
            #[must_use]
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                match text { $($text => Ok(Self::$variant),)* _ => Err(()) }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<str> as serde::Deserialize>::deserialize(d)?;
                text.parse().map_err(|()| <D::Error as serde::de::Error>::custom(format!(
                    concat!("`{}` is no ", stringify!($name)), text
                )))
            }
        }
    };
}
