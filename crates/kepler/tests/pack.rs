//! Data packs: the built-in one, what is refused, and the fingerprint.

use orrery_kepler::read::{PackError, builtin};

#[test]
fn the_built_in_pack_is_valid() {
    let errors = builtin().map(|_| ()).unwrap_err_or_default();
    assert_eq!(errors, []);
}

trait Errors {
    fn unwrap_err_or_default(self) -> Vec<PackError>;
}
impl Errors for Result<(), Vec<PackError>> {
    fn unwrap_err_or_default(self) -> Vec<PackError> {
        self.err().unwrap_or_default()
    }
}
