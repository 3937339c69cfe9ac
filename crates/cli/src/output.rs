//! Printing.

use crate::Failure;
use serde::Serialize;
use std::io::{self, Write};

/// Says on the error output what is wrong. If even that fails there is nobody to tell.
pub(crate) fn error(problem: &str) {
    let _ = writeln!(io::stderr(), "error: {problem}");
}

/// Prints a JSON value on several lines.
pub(crate) fn json(value: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// Prints rows in columns: the first to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = width(column);
            match column {
                0 => line += &format!("{cell:width$}"),
                _ => line += &format!("  {cell:>width$}"),
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut out = Vec::new();
        table(&[row(["", "n", ""]), row(["Місце", "12", "яя"])], &mut out).unwrap();
        assert_eq!(
            String::from_utf8(out).unwrap(),
            "        n\nМісце  12  яя\n"
        );
    }
}
