//! Takes files that are built into the program out of it again, so that they are fetched beside it and only when they are
//! needed. The compiler has put each of them into memory as it is; here its place is left empty, and a script fills it
//! with the same bytes before anybody reads them. The crates know nothing of it.

use std::collections::HashMap;

/// Shorter files are not worth a place of their own.
const SHORT: usize = 256;
/// As many bytes of a file are compared before all of it is.
const BEGINNING: usize = 8;
const DATA: u8 = 11;
const DATA_COUNT: u8 = 12;
/// `i32.const`, and the end of an expression.
const CONST: u8 = 0x41;
const END: u8 = 0x0b;

/// Files that are fetched together.
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) files: Vec<Vec<u8>>,
}

/// A place in memory that is filled when the program begins.
struct Segment<'a> {
    at: usize,
    bytes: &'a [u8],
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    /// A number in groups of seven bits, the low ones first.
    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(taken)
    }

    fn is_over(&self) -> bool {
        self.at == self.bytes.len()
    }
}

fn put_number(out: &mut Vec<u8>, mut number: u64) {
    while number > 0x7f {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// The same for numbers with a sign, of which the last group shows the sign.
fn put_signed(out: &mut Vec<u8>, mut number: i64) {
    while !(-64..64).contains(&number) {
        out.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    out.push(number as u8 & 0x7f);
}

fn sections(program: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut reader = Reader {
        bytes: program,
        at: 0,
    };
    (reader.take(8)? == b"\0asm\x01\0\0\0").then_some(())?;
    let mut all = Vec::new();
    while !reader.is_over() {
        let id = reader.byte()?;
        let length = reader.number()? as usize;
        all.push((id, reader.take(length)?));
    }
    Some(all)
}

/// What memory holds when the program begins. Only places that are known beforehand: other kinds are none of ours.
fn segments(section: &[u8]) -> Option<Vec<Segment<'_>>> {
    let mut reader = Reader {
        bytes: section,
        at: 0,
    };
    let mut all = Vec::new();
    for _ in 0..reader.number()? {
        let active = reader.number()? == 0 && reader.byte()? == CONST;
        let at = reader.number()? as usize;
        (active && reader.byte()? == END).then_some(())?;
        let length = reader.number()? as usize;
        let bytes = reader.take(length)?;
        all.push(Segment { at, bytes });
    }
    reader.is_over().then_some(all)
}

/// Where files are: the place in its segment, the length, and whose part it is.
fn places<'a>(
    segment: &'a [u8],
    beginnings: &HashMap<&[u8], Vec<(usize, &[u8])>>,
) -> Vec<(usize, &'a [u8], usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at + BEGINNING <= segment.len() {
        let candidates = beginnings.get(&segment[at..at + BEGINNING]);
        let here = candidates.into_iter().flatten();
        // Of files that begin alike, the longest.
        let here = here.filter(|(_, file)| segment[at..].starts_with(file));
        match here.max_by_key(|(_, file)| file.len()) {
            Some((part, file)) => {
                found.push((at, &segment[at..at + file.len()], *part));
                at += file.len();
            }
            None => at += 1,
        }
    }
    found
}

fn data_section(segments: &[Segment<'_>]) -> Vec<u8> {
    let mut out = Vec::new();
    put_number(&mut out, segments.len() as u64);
    for Segment { at, bytes } in segments {
        out.extend([0, CONST]);
        put_signed(&mut out, *at as i64);
        out.push(END);
        put_number(&mut out, bytes.len() as u64);
        out.extend(*bytes);
    }
    out
}

/// The program without the files of these parts, and the parts as files: place, length and bytes, one after the other.
pub(crate) fn cut(program: &[u8], parts: &[Part]) -> Result<(Vec<u8>, Vec<Vec<u8>>), String> {
    let all = sections(program).ok_or("the program is no module")?;
    let data = all.iter().find(|(id, _)| *id == DATA);
    let data = data.and_then(|(_, section)| segments(section));
    let data = data.ok_or("what the program has in memory cannot be read")?;
    let mut beginnings: HashMap<&[u8], Vec<(usize, &[u8])>> = HashMap::new();
    for (number, part) in parts.iter().enumerate() {
        for file in part.files.iter().filter(|file| file.len() >= SHORT) {
            let same = beginnings.entry(&file[..BEGINNING]).or_default();
            same.push((number, file));
        }
    }
    let mut kept = Vec::new();
    let mut taken = vec![Vec::new(); parts.len()];
    for Segment { at, bytes } in data {
        let mut from = 0;
        for (place, file, part) in places(bytes, &beginnings) {
            kept.push(Segment {
                at: at + from,
                bytes: &bytes[from..place],
            });
            let out: &mut Vec<u8> = &mut taken[part];
            out.extend(((at + place) as u32).to_le_bytes());
            out.extend((file.len() as u32).to_le_bytes());
            out.extend(file);
            from = place + file.len();
        }
        kept.push(Segment {
            at: at + from,
            bytes: &bytes[from..],
        });
    }
    kept.retain(|segment| !segment.bytes.is_empty());
    if let Some(empty) = taken.iter().position(Vec::is_empty) {
        return Err(format!("nothing of {} is in it", parts[empty].name));
    }
    Ok((with_data(&all, &kept), taken))
}

fn with_data(sections: &[(u8, &[u8])], segments: &[Segment<'_>]) -> Vec<u8> {
    let mut out = b"\0asm\x01\0\0\0".to_vec();
    for (id, section) in sections {
        let section = match *id {
            DATA => data_section(segments),
            DATA_COUNT => {
                let mut count = Vec::new();
                put_number(&mut count, segments.len() as u64);
                count
            }
            _ => section.to_vec(),
        };
        out.push(*id);
        put_number(&mut out, section.len() as u64);
        out.extend(section);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in memory once all of it is filled.
    fn memory(program: &[u8], parts: &[Vec<u8>]) -> Vec<u8> {
        let mut memory = vec![0; 70_000];
        let all = sections(program).unwrap();
        let data = all.iter().find(|(id, _)| *id == DATA).unwrap().1;
        for Segment { at, bytes } in segments(data).unwrap() {
            memory[at..at + bytes.len()].copy_from_slice(bytes);
        }
        for mut part in parts.iter().map(Vec::as_slice) {
            while let Some((head, rest)) = part.split_at_checked(8) {
                let number = |of: &[u8]| u32::from_le_bytes(of.try_into().unwrap()) as usize;
                let (at, length) = (number(&head[..4]), number(&head[4..]));
                memory[at..at + length].copy_from_slice(&rest[..length]);
                part = &rest[length..];
            }
        }
        memory
    }

    #[test]
    fn what_is_taken_out_and_filled_in_again_is_the_same() {
        let (one, other) = (vec![7; 300], [vec![7; 300], vec![1, 2, 3]].concat());
        let within = [&[9; 40][..], &other, &[8], &one, &[5; 3]].concat();
        let segments = [
            Segment {
                at: 65_000,
                bytes: &within,
            },
            Segment {
                at: 100,
                bytes: &one,
            },
        ];
        let program = with_data(&[(DATA_COUNT, &[2]), (DATA, &[])], &segments);
        let part = |name: &str, file: &[u8]| Part {
            name: name.to_owned(),
            files: vec![file.to_vec(), vec![9; 40]],
        };
        let parts = [part("one", &one), part("other", &other)];
        let (less, taken) = cut(&program, &parts).unwrap();
        assert_eq!(taken[1].len(), 8 + other.len());
        assert_eq!(taken[0].len(), 2 * (8 + one.len()));
        assert!(less.len() < 100, "{}", less.len());
        assert_eq!(memory(&less, &taken), memory(&program, &[]));
        assert_eq!(sections(&less).unwrap()[0], (DATA_COUNT, &[3][..]));
        let absent = [part("one", &one), part("absent", &[3; 300])];
        assert_eq!(
            cut(&program, &absent).unwrap_err(),
            "nothing of absent is in it"
        );
        assert!(cut(b"nonsense", &parts).is_err());
    }
}
