//! The one place that lists the games.

use std::ops::Deref;
use std::slice::Iter;
use std::sync::OnceLock;

use super::{Variant, chess, gravitatur, superpermutation_d8, totem};

/// The games of the released programs, sorted by id.
static RELEASED: [&dyn Variant; 4] = [
    &chess::Chess,
    &gravitatur::Gravitatur,
    &superpermutation_d8::SuperpermutationD8,
    &totem::Totem,
];

static GAMES: OnceLock<&[&dyn Variant]> = OnceLock::new();

/// Every game, sorted by id.
pub const VARIANTS: Registry = Registry;

/// The games that this program knows, as a slice: those that are released, unless it was given others.
#[derive(Clone, Copy, Debug)]
pub struct Registry;

impl Registry {
    /// Has the program know these games, which are sorted by id, in place of those that are released.
    ///
    /// # Panics
    ///
    /// Where somebody has asked for the games before.
    pub fn set(self, games: &'static [&'static dyn Variant]) {
        let is_first = GAMES.set(games).is_ok();
        assert!(is_first, "the games are set before they are used");
    }
}

impl Deref for Registry {
    type Target = [&'static dyn Variant];

    fn deref(&self) -> &Self::Target {
        GAMES.get_or_init(|| &RELEASED)
    }
}

impl IntoIterator for Registry {
    type Item = &'static &'static dyn Variant;
    type IntoIter = Iter<'static, &'static dyn Variant>;

    fn into_iter(self) -> Self::IntoIter {
        GAMES.get_or_init(|| &RELEASED).iter()
    }
}

/// The game with this id.
pub fn by_id(id: &str) -> Option<&'static dyn Variant> {
    VARIANTS.into_iter().copied().find(|variant| variant.id() == id)
}
