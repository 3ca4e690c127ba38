//! Boards as pictures: the one place that asks `render` for them.

use render::{Scene, Size, Theme};
use rules::{Bitboard, Color, Game, Square};

use crate::attraction::Attraction;
use crate::error::Error;
use crate::messenger::Picture;
use crate::record::{Ending, Record};

/// The board of a game as it stands, seen from `side`.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn board(game: &Game, side: Color) -> Result<Picture, Error> {
    draw(&Scene::of_game(game, side))
}

/// The same of a game at a table, where it may have ended by a word and not on the board.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn table(record: &Record, side: Color) -> Result<Picture, Error> {
    let scene = Scene::of_game(record.game(), side);
    match record.ending() {
        Some(Ending::Resigned { winner }) => draw(&scene.with_result(Some(winner), "resignation")),
        Some(Ending::Board(_)) | None => draw(&scene),
    }
}

/// The same while a turn is chosen, after an attraction: `selected` is the piece, `targets` where
/// the turn can go on.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn choice(
    game: &Game,
    side: Color,
    attraction: &Attraction,
    selected: Option<Square>,
    targets: Bitboard,
) -> Result<Picture, Error> {
    let scene = Scene::of_game(game, side).with_attraction(&attraction.events);
    draw(&scene.with_choice(selected, targets))
}

/// Draws the pieces and squares of every game once, so that nobody waits for the first picture.
///
/// # Errors
///
/// Fails where a picture cannot be drawn.
pub fn warm_up() -> Result<(), Error> {
    for variant in rules::variants::VARIANTS {
        board(&Game::new(*variant), Color::White)?;
    }
    Ok(())
}

fn draw(scene: &Scene) -> Result<Picture, Error> {
    let png = render::render(scene, &Theme::default(), Size::Normal)
        .map_err(|error| Error::Picture(error.to_string()))?;
    Ok(Picture { png, alt: render::describe(scene) })
}
