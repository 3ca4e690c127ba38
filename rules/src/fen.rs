//! Positions as text.

use thiserror::Error;

use crate::notation::quote;
use crate::variants::Variant;
use crate::{Bitboard, Board, Color, Geometry, Phase, Piece, Position, Role, Square, TotemState};

/// Why a text is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct FenError(pub String);

impl FenError {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

/// How many fields every game has.
const COMMON_FIELDS: usize = 6;

/// The largest clock and move number in a FEN, so that counting on from there cannot overflow.
const MAX_COUNT: u32 = 2_000_000_000;

/// Reads a position of `variant`.
///
/// A position has one text, which is what [`write()`] gives; any white space may separate its
/// fields.
///
/// # Errors
///
/// Says what is wrong if `fen` is no position of the variant.
pub fn parse(variant: &dyn Variant, fen: &str) -> Result<Position, FenError> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let Some((&[placement, turn, castling, en_passant, halfmove, fullmove], extra)) =
        fields.split_first_chunk::<COMMON_FIELDS>()
    else {
        return Err(FenError(format!(
            "a position has at least {COMMON_FIELDS} fields (placement, side to move, castling, \
             en passant, halfmove clock, move number), not {}",
            fields.len()
        )));
    };
    let geometry = variant.geometry();
    let mut position = Position {
        board: parse_placement(placement, variant)?,
        turn: parse_turn(turn)?,
        castling: parse_castling(castling, geometry)?,
        en_passant: parse_squares(en_passant, geometry)?,
        halfmove: parse_clock(halfmove)?,
        fullmove: parse_count(fullmove, "move number", 1)?,
        phase: Phase::Turn,
        totem: TotemState::default(),
    };
    variant.complete_fen(&mut position, extra)?;
    refuse_other_spellings(&fields, &write(variant, &position))?;
    Ok(position)
}

/// Writes a position of `variant`.
pub fn write(variant: &dyn Variant, position: &Position) -> String {
    let geometry = variant.geometry();
    format!(
        "{} {} {} {} {} {}{}",
        placement(&position.board, geometry),
        turn_letter(position.turn),
        castling(position.castling, geometry),
        squares(position.en_passant, position.turn),
        position.halfmove,
        position.fullmove,
        variant.extra_fen(position),
    )
}

fn turn_letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}

/// Writes which piece stands where, from the last rank down.
pub(crate) fn placement(board: &Board, geometry: Geometry) -> String {
    let mut text = String::new();
    for rank in (0..geometry.ranks).rev() {
        let mut empty = 0;
        for file in 0..geometry.files {
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

/// The home squares of the rooks with the letters of their castling rights, in writing order.
fn rook_homes(geometry: Geometry) -> [(char, Square); 4] {
    let home = |file, color: Color| Square::new(file, color.first_rank(geometry.ranks));
    [
        ('K', home(geometry.files - 1, Color::White)),
        ('Q', home(0, Color::White)),
        ('k', home(geometry.files - 1, Color::Black)),
        ('q', home(0, Color::Black)),
    ]
}

/// Writes castling rights.
pub(crate) fn castling(rights: Bitboard, geometry: Geometry) -> String {
    let homes = rook_homes(geometry).into_iter();
    let text: String =
        homes.filter(|(_, home)| rights.contains(*home)).map(|(letter, _)| letter).collect();
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

/// Reads which piece stands where.
pub(crate) fn parse_placement(text: &str, variant: &dyn Variant) -> Result<Board, FenError> {
    let geometry = variant.geometry();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(geometry.ranks) {
        return Err(FenError(format!(
            "the board has {} ranks, but the placement has {}",
            geometry.ranks,
            ranks.len()
        )));
    }
    let mut board = Board::default();
    for (rank, text) in (0..geometry.ranks).rev().zip(ranks) {
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
    let geometry = variant.geometry();
    let mut file: u8 = 0;
    let wrong_width =
        || FenError(format!("rank {} does not have {} squares", rank + 1, geometry.files));
    for letter in text.chars() {
        let width = match letter.to_digit(10) {
            Some(empty @ 1..) => empty as u8,
            Some(0) | None => {
                if file >= geometry.files {
                    return Err(wrong_width());
                }
                put(letter, Square::new(file, rank), variant, board)?;
                1
            }
        };
        file += width;
        if file > geometry.files {
            return Err(wrong_width());
        }
    }
    if file == geometry.files { Ok(()) } else { Err(wrong_width()) }
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
                return Err(FenError::new("there is more than one Null"));
            }
            board.set_null(Some(square));
        }
        _ => return Err(FenError(format!("{letter:?} is no piece of this game"))),
    }
    Ok(())
}

fn parse_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::new("the side to move is `w` or `b`")),
    }
}

/// Reads castling rights.
pub(crate) fn parse_castling(text: &str, geometry: Geometry) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let homes = rook_homes(geometry);
    let home = |letter| homes.iter().find(|(known, _)| *known == letter).map(|(_, home)| *home);
    text.chars()
        .map(home)
        .collect::<Option<Bitboard>>()
        .ok_or_else(|| FenError::new("castling rights are some of `KQkq` in that order, or `-`"))
}

/// Reads the squares on which a pawn can be taken en passant.
pub(crate) fn parse_squares(text: &str, geometry: Geometry) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let wrong = || FenError::new("en passant is a square such as `e3`, or `-`");
    if !text.is_ascii() {
        return Err(wrong());
    }
    let mut found = Bitboard::EMPTY;
    for pair in text.as_bytes().chunks(2) {
        let square = std::str::from_utf8(pair).ok().and_then(|pair| pair.parse().ok());
        found |= Bitboard::of(square.filter(|s| geometry.contains(*s)).ok_or_else(wrong)?);
    }
    Ok(found)
}

/// Reads the halfmove clock.
pub(crate) fn parse_clock(text: &str) -> Result<u32, FenError> {
    parse_count(text, "halfmove clock", 0)
}

fn parse_count(text: &str, what: &str, least: u32) -> Result<u32, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number
        .filter(|number| (least..=MAX_COUNT).contains(number))
        .ok_or_else(|| FenError(format!("the {what} is a number from {least} to {MAX_COUNT}")))
}

/// Refuses other spellings of a position, so that texts round trip.
fn refuse_other_spellings(fields: &[&str], canonical: &str) -> Result<(), FenError> {
    let wrong = canonical.split(' ').zip(fields).find(|(right, given)| right != *given);
    match wrong {
        Some((right, given)) => Err(FenError(format!("{} is written `{right}`", quote(given)))),
        None => Ok(()),
    }
}

/// Refuses a position without exactly one king each.
pub(crate) fn require_kings(position: &Position) -> Result<(), FenError> {
    for color in Color::BOTH {
        let kings = position.board.of(color, Role::King).len();
        if kings != 1 {
            return Err(FenError(format!("{color} must have exactly one king, not {kings}")));
        }
    }
    Ok(())
}

/// Refuses pawns on their last rank and, unless `first_rank` allows them, on their first.
pub(crate) fn refuse_misplaced_pawns(
    position: &Position,
    geometry: Geometry,
    first_rank: bool,
) -> Result<(), FenError> {
    for color in Color::BOTH {
        let pawns = position.board.of(color, Role::Pawn);
        let mut ranks = vec![(color.last_rank(geometry.ranks), "last")];
        if !first_rank {
            ranks.push((color.first_rank(geometry.ranks), "first"));
        }
        for (rank, name) in ranks {
            if let Some(square) = (pawns & geometry.rank(rank)).first() {
                return Err(FenError(format!(
                    "a {color} pawn cannot stand on {square}, its {name} rank"
                )));
            }
        }
    }
    Ok(())
}

/// Refuses a position in which the side not to move is in check.
pub(crate) fn refuse_capturable_king(
    variant: &dyn Variant,
    position: &Position,
) -> Result<(), FenError> {
    match variant.checked(position, !position.turn) {
        Some(king) => Err(FenError(format!(
            "it is {}'s move, but the king of {} on {king} is in check",
            position.turn, !position.turn
        ))),
        None => Ok(()),
    }
}
