//! How a vector is written: from the first place to the last, without looking back.

/// A part of a vector.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What it is called: `me.score`.
    pub name: String,
    /// What its numbers mean.
    pub meaning: &'static str,
    /// Its first place.
    pub first: usize,
    /// How many places it has.
    pub count: usize,
}

/// A list that places of a vector are counted by.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// What meanings call it: `card`.
    pub name: &'static str,
    /// What it lists, the first one first.
    pub values: Vec<String>,
}

impl Order {
    pub(crate) fn of<T: ToString>(name: &'static str, values: impl IntoIterator<Item = T>) -> Self {
        let values = values.into_iter().map(|value| value.to_string());
        Self {
            name,
            values: values.collect(),
        }
    }
}

/// Writes a vector.
pub struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
    /// What the parts are called, if somebody wants to know.
    parts: Option<Vec<Part>>,
    owner: &'static str,
}

impl<'a> Pen<'a> {
    /// A pen at the first place of an empty vector.
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Self {
            out,
            at: 0,
            parts: None,
            owner: "",
        }
    }

    /// The same, noting what the parts are called.
    pub fn noting(out: &'a mut [f32]) -> Self {
        Self {
            parts: Some(Vec::new()),
            ..Self::new(out)
        }
    }

    /// How many places have been written.
    #[must_use]
    pub fn written(&self) -> usize {
        self.at
    }

    /// What was noted.
    pub(crate) fn into_parts(mut self) -> Vec<Part> {
        self.close();
        self.parts.unwrap_or_default()
    }

    /// The parts that follow are somebody's.
    pub(crate) fn of(&mut self, owner: &'static str) {
        self.owner = owner;
    }

    fn close(&mut self) {
        let at = self.at;
        if let Some(last) = self.parts.as_mut().and_then(|parts| parts.last_mut()) {
            last.count = at - last.first;
        }
    }

    /// A part begins.
    #[inline]
    pub(crate) fn part(&mut self, name: &'static str, meaning: &'static str) {
        if self.parts.is_none() {
            return;
        }
        self.close();
        let (first, owner) = (self.at, self.owner);
        if let Some(parts) = &mut self.parts {
            parts.push(Part {
                name: format!("{owner}{name}"),
                meaning,
                first,
                count: 0,
            });
        }
    }

    /// A number, in units of `scale`.
    #[inline]
    pub(crate) fn put(&mut self, value: impl Into<f32>, scale: f32) {
        self.out[self.at] = value.into() / scale;
        self.at += 1;
    }

    /// Some numbers.
    #[inline]
    pub(crate) fn all<T: Into<f32>>(&mut self, values: impl IntoIterator<Item = T>, scale: f32) {
        for value in values {
            self.put(value, scale);
        }
    }

    /// How many of something there are.
    #[inline]
    pub(crate) fn count(&mut self, count: usize, scale: f32) {
        self.put(count as u16, scale);
    }

    /// 1 or 0.
    #[inline]
    pub(crate) fn flag(&mut self, flag: bool) {
        self.put(u8::from(flag), 1.0);
    }

    /// `n` places, of which these are counted up by 1.
    #[inline]
    pub(crate) fn marks(&mut self, n: usize, places: impl IntoIterator<Item = usize>) {
        let block = &mut self.out[self.at..self.at + n];
        for place in places {
            if let Some(mark) = block.get_mut(place) {
                *mark += 1.0;
            }
        }
        self.at += n;
    }

    /// `n` places that stay 0.
    #[inline]
    pub(crate) fn skip(&mut self, n: usize) {
        self.at += n;
    }
}
