//! Boards as pictures, and in other forms: the one place that asks `render` for them.

use render::{DrawError, Scene};
use rules::variants::{GuidePage, VARIANTS};
use rules::{Action, Bitboard, Color, Game, Square, Variant};

use crate::error::Error;
use crate::game::record::{Ending, Record};
use crate::ui::attraction::Attraction;
use crate::ui::reply::Picture;
use crate::ui::settings::Look;

/// The name of a board's file.
const BOARD: &str = "board.png";

/// The board of a game as it stands, seen from `side`.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn board(game: &Game, side: Color, look: Look) -> Result<Picture, Error> {
    draw(&Scene::of_game(game, side), look)
}

/// The picture of a page of a game's rules.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn page(variant: &'static dyn Variant, page: &GuidePage, look: Look) -> Result<Picture, Error> {
    let broken = |error: String| Error::Picture(format!("rules, {}: {error}", page.title));
    let mut game = Game::from_fen(variant, page.fen).map_err(|error| broken(error.to_string()))?;
    let side = game.position().actor();
    for action in page.actions {
        let action = game.read(action).map_err(|error| broken(error.to_string()))?;
        game.play(action).map_err(|error| broken(error.to_string()))?;
    }
    board(&game, side, look)
}

/// A board that shows how pictures look, and that much can be seen on: the first turn that the
/// rules of a game with a die show.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn preview(look: Look) -> Result<Picture, Error> {
    let turn = |text: &&str| text.parse::<Action>().is_ok_and(Action::is_turn);
    let games = VARIANTS.iter().filter(|variant| variant.features().die);
    let mut pages = games.flat_map(|it| it.guide().iter().map(move |page| (*it, page)));
    match pages.find(|(_, it)| it.actions.iter().any(turn)) {
        Some((variant, shown)) => page(variant, shown, look),
        None => Err(Error::Picture("no page of the rules shows a turn".to_owned())),
    }
}

/// The same of a game at a table, where it may have ended by a word and not on the board.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn table(record: &Record, side: Color, look: Look) -> Result<Picture, Error> {
    draw(&scene(record, side), look)
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
    look: Look,
    attraction: &Attraction,
    selected: Option<Square>,
    targets: Bitboard,
) -> Result<Picture, Error> {
    let scene = Scene::of_game(game, side).with_attraction(&attraction.events);
    draw(&scene.with_choice(selected, targets), look)
}

/// The same board in letters.
pub fn text(record: &Record, side: Color) -> String {
    render::text(&scene(record, side))
}

/// A game from its start to where it stands as an animation, seen from White's side. It has many
/// boards, so it comes in the size below a board's, if there is one: so it loads fast.
///
/// # Errors
///
/// Fails where it cannot be drawn.
pub fn replay(record: &Record) -> Result<Picture, Error> {
    let Look { theme, size } = record.shared_look();
    let side = Color::White;
    let mut boards = render::boards(record.game(), side);
    // How it ended at the table, the game itself may not know.
    let last = scene(record, side);
    let alt = replay_alt(record, boards.len(), &last);
    boards.pop();
    boards.push(last);
    let size = size.smaller().unwrap_or(size);
    let bytes = render::animate(&boards, theme, size).map_err(broken)?;
    Ok(Picture { name: format!("game-{}.gif", record.row().id), bytes, alt })
}

/// A replay in words: what it is, and the board that it ends with.
fn replay_alt(record: &Record, boards: usize, last: &Scene) -> String {
    let name = record.game().variant().name();
    let s = if boards == 1 { "" } else { "s" };
    let less = if boards > render::BOARDS { ", not all of them shown" } else { "" };
    let start = format!("Animation of game {}, {name}: {boards} board{s}{less}", record.row().id);
    let alt = format!("{start}. The last one: {}", render::describe(last));
    if alt.chars().count() > render::ALT_LIMIT { format!("{start}.") } else { alt }
}

/// Draws the sprites of every game ahead as most people see them, so that nobody waits for the
/// first picture.
///
/// # Errors
///
/// Fails where one cannot be drawn.
pub fn warm_up() -> Result<(), Error> {
    let Look { theme, size } = Look::default();
    VARIANTS.iter().try_for_each(|variant| render::prepare(*variant, theme, size)).map_err(broken)
}

/// What is shown of a game at a table.
fn scene(record: &Record, side: Color) -> Scene {
    let scene = Scene::of_game(record.game(), side);
    match record.ending() {
        Some(Ending::Resigned { winner }) => scene.with_result(Some(winner), "resignation"),
        Some(Ending::Board(_)) | None => scene,
    }
}

#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn broken(error: DrawError) -> Error {
    Error::Picture(error.to_string())
}

fn draw(scene: &Scene, look: Look) -> Result<Picture, Error> {
    let bytes = render::render(scene, look.theme, look.size).map_err(broken)?;
    Ok(Picture { name: BOARD.to_owned(), bytes, alt: render::describe(scene) })
}
