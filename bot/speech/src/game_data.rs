//! The folders of the games: what is known of each beside its rules, and its sentences.

use std::collections::HashMap;
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use rules::variants::VARIANTS;
use rules::{Game, Variant};
use serde::de::DeserializeOwned;

/// A folder for each game that is released.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rules/src/variants");

/// The folders of other games.
static OTHERS: OnceLock<&Dir<'_>> = OnceLock::new();

/// Has the folders of other games known, those that were given to the
/// [`Registry`](rules::variants::Registry).
///
/// # Panics
///
/// Where others were given before.
pub fn set_game_folders(folders: &'static Dir<'static>) {
    assert!(OTHERS.set(folders).is_ok(), "other folders were given before");
}

/// The file of this name in the folder of each game that has one.
pub fn game_files(name: &str) -> impl Iterator<Item = (&'static dyn Variant, &'static str)> {
    VARIANTS.iter().filter_map(move |&variant| {
        let path = format!("{}/{name}", variant.info().folder());
        let file = FOLDERS.get_file(&path).or_else(|| OTHERS.get()?.get_file(&path))?;
        Some((variant, file.contents_utf8()?))
    })
}

/// The items of each game, by its id.
pub(crate) struct GameData<T>(HashMap<&'static str, Vec<T>>);

impl<T: DeserializeOwned> GameData<T> {
    /// The items in the file of this name in each game's folder, one item of JSON a line. A line that is
    /// none is passed over; a test knows of none.
    pub(crate) fn read(name: &str) -> Self {
        let items =
            |text: &str| text.lines().filter_map(|it| serde_json::from_str(it).ok()).collect();
        Self(game_files(name).map(|(variant, text)| (variant.id(), items(text))).collect())
    }

    /// The items of a game, in order; none where it has no file.
    pub(crate) fn of(&self, variant: &dyn Variant) -> &[T] {
        self.0.get(variant.id()).map_or(&[], Vec::as_slice)
    }
}

/// A game after these actions; none where one of them is not legal.
pub(crate) fn play_all(mut game: Game, actions: &[String]) -> Option<Game> {
    for action in actions {
        game.play(action.parse().ok()?).ok()?;
    }
    Some(game)
}
