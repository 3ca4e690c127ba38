//! The board in letters, for chats that show text of one width.

use rules::{Color, Piece, Square};
use scene::Scene;

/// The board as aligned text, from the scene's side: a line for each rank after its number, with
/// letters as in FEN, `0` for the Null and `.` for an empty square, and below them the files.
///
/// ```
/// let chess = rules::variants::by_id("chess").expect("chess is a game");
/// let game = rules::Game::new(chess);
/// let text = render::text(&render::Scene::of_game(&game, rules::Color::Black));
/// assert!(text.starts_with("1  R N B K Q B N R\n2  P P P P P P P P\n3  . . ."));
/// assert!(text.ends_with("\n\n   h g f e d c b a\n"));
/// ```
pub fn text(scene: &Scene) -> String {
    let board_size = scene.variant.features().board_size;
    let (mut files, mut ranks): (Vec<u8>, Vec<u8>) =
        ((0..board_size.files).collect(), (0..board_size.ranks).collect());
    match scene.side {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let mut text = String::new();
    for rank in ranks {
        let squares = files.iter().map(|&file| Square::new(file, rank));
        text.push(Square::new(0, rank).rank_digit());
        text.push(' ');
        squares.for_each(|square| text.extend([' ', letter(scene, square)]));
        text.push('\n');
    }
    text.push_str("\n  ");
    files.iter().for_each(|&file| text.extend([' ', Square::new(file, 0).file_letter()]));
    text.push('\n');
    text
}

fn letter(scene: &Scene, square: Square) -> char {
    let board = &scene.position.board;
    if board.null() == Some(square) {
        return '0';
    }
    board.piece_at(square).map_or('.', Piece::letter)
}
