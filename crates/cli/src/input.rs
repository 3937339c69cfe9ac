//! Reading files that may be anything.

use crate::{Failure, output};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

/// What there is to say about a file: for people, and as a JSON object.
pub(crate) type Finding = (String, Value);

/// Looks into every file. Findings are printed; whatever is wrong makes the command fail in the end,
/// but the other files are still looked at. A file of more than `max` bytes is not read.
pub(crate) fn look_into(
    files: &[PathBuf],
    max: usize,
    json: bool,
    out: &mut impl Write,
    look: impl Fn(&[u8]) -> Result<Finding, String>,
) -> Result<(), Failure> {
    let mut objects = Vec::new();
    let mut problems = Vec::new();
    for path in files {
        let name = path.display().to_string();
        let found = read(path, max).and_then(|bytes| look(&bytes));
        let ok = found.is_ok();
        let mut object = match found {
            Ok((text, object)) => {
                if !json {
                    writeln!(out, "{name}: {text}")?;
                }
                object
            }
            Err(problem) => {
                problems.push(format!("{name}: {problem}"));
                json!({"error": problem})
            }
        };
        object["file"] = name.into();
        object["ok"] = ok.into();
        objects.push(object);
    }
    if json {
        output::json(&objects, out)?;
    }
    match problems[..] {
        [] => Ok(()),
        _ => Err(Failure::Check(problems)),
    }
}

/// The bytes of a file, unless there are more than `max`.
pub(crate) fn read(path: &Path, max: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| {
        let mut head = file.take(max as u64 + 1);
        head.read_to_end(&mut bytes)
    });
    match read {
        Ok(length) if length > max => Err(format!("the file is larger than {max} bytes")),
        Ok(_) => Ok(bytes),
        Err(error) => Err(format!("cannot be read: {error}")),
    }
}
