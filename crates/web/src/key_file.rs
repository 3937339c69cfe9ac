//! The files that keep the key of the sessions and the one for Web Push: all that the server itself has on the disk.

use crate::session::Key;
#[cfg(feature = "serve")]
use orrery_notice::PushKey;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

impl Key {
    /// The key kept in this file, made now if there is none.
    pub fn load(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => bytes.try_into().map(Self).map_err(|_| {
                let problem = format!("{}: not a key of 64 bytes", path.display());
                io::Error::new(io::ErrorKind::InvalidData, problem)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = Self::random().map_err(io::Error::other)?;
                write(path, &key.0)?;
                let path = path.display();
                tracing::warn!(%path, "there was no key, a new one was made: nobody holds a seat of before any more");
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }
}

/// The key for Web Push that is kept in this file, made now if there is none.
#[cfg(feature = "serve")]
pub fn load_push_key(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = PushKey::generate().map_err(io::Error::other)?;
            write(path, &key)?;
            Ok(key)
        }
        read => read,
    }
}

/// Writes a whole file or none.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = private(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)
}

/// A new file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::random_name;

    #[test]
    fn the_key_is_kept_and_private_and_a_new_one_is_told_of() {
        let file = std::env::temp_dir().join(format!("orrery-key-{}", random_name().unwrap()));
        let mut log = tempfile::tempfile().unwrap();
        let writer = log.try_clone().unwrap();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(move || writer.try_clone().unwrap())
            .finish();
        tracing::subscriber::with_default(subscriber, || {
            let cookie = Key::load(&file).unwrap().cookie("a");
            assert_eq!(Key::load(&file).unwrap().session(&cookie).unwrap(), "a");
        });
        let mut told = String::new();
        io::Seek::rewind(&mut log).unwrap();
        io::Read::read_to_string(&mut log, &mut told).unwrap();
        assert_eq!(told.matches("a new one was made").count(), 1, "{told}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(
                fs::metadata(&file).unwrap().permissions().mode() & 0o777,
                0o600
            );
        }
        fs::write(&file, "short").unwrap();
        assert!(Key::load(&file).is_err());
        fs::remove_file(file).unwrap();
    }
}
