//! The fields of a position, as they are read.

use super::write::RIGHT_LETTERS;
use super::{FenError, FenPart};
use crate::variants::Variant;
use crate::{Bitboard, Board, BoardSize, CastlingRights, Color, Piece, Square};

/// The largest clock and move number in a FEN, so that counting on from there cannot overflow.
const MAX_COUNT: u32 = 2_000_000_000;

/// Reads which piece stands where.
pub(crate) fn parse_placement(text: &str, variant: &dyn Variant) -> Result<Board, FenError> {
    let board_size = variant.features().board_size;
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(board_size.ranks) {
        let (has, given) = (board_size.ranks, ranks.len());
        let reason = format!("the board has {has} ranks, but the placement has {given}");
        return Err(FenError::new(FenPart::Placement, reason));
    }
    let mut board = Board::default();
    for (rank, text) in (0..board_size.ranks).rev().zip(ranks) {
        parse_rank(text, rank, variant, &mut board)?;
    }
    Ok(board)
}

fn parse_rank(
    text: &str,
    rank: u8,
    variant: &dyn Variant,
    board: &mut Board,
) -> Result<(), FenError> {
    let board_size = variant.features().board_size;
    let mut file: u8 = 0;
    let wrong_width = || {
        let reason = format!("rank {} does not have {} squares", rank + 1, board_size.files);
        FenError::new(FenPart::Placement, reason)
    };
    for letter in text.chars() {
        let width = match letter.to_digit(10) {
            Some(empty @ 1..) => empty as u8,
            Some(0) | None => {
                if file >= board_size.files {
                    return Err(wrong_width());
                }
                put(letter, Square::new(file, rank), variant, board)?;
                1
            }
        };
        file += width;
        if file > board_size.files {
            return Err(wrong_width());
        }
    }
    if file == board_size.files { Ok(()) } else { Err(wrong_width()) }
}

/// Puts what a letter stands for on an empty square.
fn put(
    letter: char,
    square: Square,
    variant: &dyn Variant,
    board: &mut Board,
) -> Result<(), FenError> {
    let features = variant.features();
    match Piece::from_letter(letter) {
        Some(piece) if features.has(piece.role) => board.put(square, piece),
        None if letter == '0' && features.null => {
            if board.null().is_some() {
                return Err(FenError::new(FenPart::Counts, "there is more than one Null"));
            }
            board.set_null(Some(square));
        }
        _ => {
            let reason = format!("{letter:?} is no piece of this game");
            return Err(FenError::new(FenPart::Placement, reason));
        }
    }
    Ok(())
}

/// Reads the side to move.
pub(super) fn parse_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::new(FenPart::Turn, "the side to move is `w` or `b`")),
    }
}

/// Reads castling rights.
pub(crate) fn parse_castling(text: &str) -> Result<CastlingRights, FenError> {
    if text == "-" {
        return Ok(CastlingRights::NONE);
    }
    let right = |letter| RIGHT_LETTERS.find(letter).map(|at| CastlingRights::EACH[at]);
    let mut rights = text.chars().map(right);
    let all = rights.try_fold(CastlingRights::NONE, |rights, right| Some(rights.with(right?)));
    all.ok_or_else(|| {
        let reason = "castling rights are some of `KQkq` in that order, or `-`";
        FenError::new(FenPart::Castling, reason)
    })
}

/// Reads the squares on which a pawn can be taken en passant.
pub(crate) fn parse_squares(text: &str, board_size: BoardSize) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let reason = "en passant is a square such as `e3`, or `-`";
    let wrong = || FenError::new(FenPart::EnPassant, reason);
    if !text.is_ascii() {
        return Err(wrong());
    }
    let mut found = Bitboard::EMPTY;
    for pair in text.as_bytes().chunks(2) {
        let square = std::str::from_utf8(pair).ok().and_then(|pair| pair.parse().ok());
        found |= Bitboard::of(square.filter(|s| board_size.contains(*s)).ok_or_else(wrong)?);
    }
    Ok(found)
}

/// Reads the halfmove clock.
pub(crate) fn parse_clock(text: &str) -> Result<u32, FenError> {
    parse_count(FenPart::Halfmove, text, "halfmove clock", 0)
}

/// Reads the move number.
pub(super) fn parse_move_number(text: &str) -> Result<u32, FenError> {
    parse_count(FenPart::Fullmove, text, "move number", 1)
}

fn parse_count(part: FenPart, text: &str, what: &str, least: u32) -> Result<u32, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.filter(|number| (least..=MAX_COUNT).contains(number)).ok_or_else(|| {
        FenError::new(part, format!("the {what} is a number from {least} to {MAX_COUNT}"))
    })
}
