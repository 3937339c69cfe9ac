//! Notices on their way out: Web Push, e-mail by SMTP, and webhooks in the forms of Discord, Slack and ntfy.
//!
//! | module | owns |
//! |---|---|
//! | `place` | addresses on the web: what may be reached at all |
//! | [`push`] | Web Push: the key of the server, and messages that only one browser can read |
//! | [`mail`] | letters, and what an address is |
//! | [`hook`] | messages in the forms of chat services |
//! | `smtp` | how a letter is handed over |
//! | [`door`] | the sockets: one call sends many things side by side and waits for all of them |
//!
//! Whom to tell, what and when is the business of whoever calls. Everything here has an end in time, and nothing is
//! followed anywhere: a redirect is a failure.

pub mod door;
pub mod hook;
pub mod mail;
mod place;
pub mod push;
mod smtp;

pub use door::{Door, Failure, Sending, Smtp};
pub use hook::Form;
pub use mail::Letter;
pub use place::{NotAPlace, Reach, host};
pub use push::{PushKey, Services, Subscription};
