//! What is known of each game beside its sentences: a folder of files, one for each game by its id,
//! with one item of JSON a line.

use std::collections::HashMap;

use include_dir::Dir;
use rules::{Game, Variant};
use serde::de::DeserializeOwned;

/// The items of each game, by its id.
pub(crate) struct GameData<T>(HashMap<String, Vec<T>>);

impl<T: DeserializeOwned> GameData<T> {
    /// The items of a folder. A line that is none is passed over; a test knows of none.
    pub(crate) fn read(folder: &Dir<'_>) -> Self {
        let items =
            |text: &str| text.lines().filter_map(|it| serde_json::from_str(it).ok()).collect();
        let files = folder.files().filter_map(|file| {
            let id = file.path().file_stem()?.to_str()?.to_owned();
            Some((id, items(file.contents_utf8()?)))
        });
        Self(files.collect())
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
