//! The fields of a position, as they are written.

use crate::{Bitboard, Board, BoardSize, CastlingRights, Color, Square};

/// The letters of the castling rights, in the order of [`CastlingRights::EACH`].
pub(super) const RIGHT_LETTERS: &str = "KQkq";

/// Writes the side to move.
pub(super) fn turn_letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}

/// Writes which piece stands where, from the last rank down.
pub(crate) fn placement(board: &Board, board_size: BoardSize) -> String {
    let mut text = String::new();
    for rank in (0..board_size.ranks).rev() {
        let mut empty = 0;
        for file in 0..board_size.files {
            let square = Square::new(file, rank);
            let letter = match board.piece_at(square) {
                Some(piece) => piece.letter(),
                None if board.null() == Some(square) => '0',
                None => {
                    empty += 1;
                    continue;
                }
            };
            push_count(&mut text, empty);
            empty = 0;
            text.push(letter);
        }
        push_count(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_count(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

/// Writes castling rights.
pub(crate) fn castling(rights: CastlingRights) -> String {
    let each = RIGHT_LETTERS.chars().zip(CastlingRights::EACH);
    let left = each.filter(|(_, right)| rights.has_any(*right));
    let text: String = left.map(|(letter, _)| letter).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Writes the en passant squares, the nearest first to the side that has just moved.
pub(crate) fn squares(set: Bitboard, turn: Color) -> String {
    let mut squares: Vec<Square> = set.collect();
    if turn == Color::White {
        squares.reverse();
    }
    if squares.is_empty() {
        return "-".to_owned();
    }
    squares.iter().map(ToString::to_string).collect()
}
