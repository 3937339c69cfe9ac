//! What looks the same at every table: drawn once in each language, not once for each page.

use crate::Scene;
use maud::{Markup, PreEscaped};
use orrery_text::Lang;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// So many of a kind are kept. What is printed on components is less; more can only come from many data packs.
const KEPT: usize = 4096;

/// A drawing, and the sheet of icons to which it refers.
type Kept = (Box<str>, Arc<str>);

/// Drawings of one kind by what tells them apart.
pub(crate) struct Lasting<K>(LazyLock<RwLock<HashMap<(K, Lang), Kept>>>);

impl<K: Eq + Hash> Lasting<K> {
    pub(crate) const fn new() -> Self {
        Self(LazyLock::new(RwLock::default))
    }

    /// The drawing for this key; it must depend on nothing else but the language.
    pub(crate) fn of(
        &self,
        scene: &Scene<'_>,
        key: K,
        draw: impl FnOnce() -> Markup,
    ) -> PreEscaped<Arc<str>> {
        let key = (key, scene.lang);
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((icons, drawn)) = known.get(&key)
            && **icons == *scene.icons
        {
            return PreEscaped(Arc::clone(drawn));
        }
        drop(known);
        let drawn: Arc<str> = draw().into_string().into();
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT || kept.contains_key(&key) {
            kept.insert(key, (scene.icons.into(), Arc::clone(&drawn)));
        }
        PreEscaped(drawn)
    }
}
