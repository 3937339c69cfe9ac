//! Prints what indices and places mean; `cargo xtask codegen` makes `docs/python-encoding.md` of it.

fn main() {
    match orrery_encode::describe() {
        Ok(page) => print!("{page}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
