//! Positions as text.

use thiserror::Error;

use crate::notation::quote;
use crate::variants::Variant;
use crate::{Bitboard, Board, Color, Geometry, Phase, Piece, Position, Role, Square, TotemState};

/// Why a text is no position of the game. `Display` puts it into English for programs.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{reason}")]
pub struct FenError {
    part: FenPart,
    reason: String,
}

/// What is wrong with a text that is no position: one of its fields, or what stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum FenPart {
    /// There are too few or too many fields.
    Fields,
    /// Which piece stands where.
    Placement,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The squares on which a pawn can be taken en passant.
    EnPassant,
    /// The halfmove clock.
    Halfmove,
    /// The move number.
    Fullmove,
    /// What the die shows.
    Die,
    /// What tells of the Null's rolls.
    Null,
    /// A side has too few or too many of a piece that it has once, or the Null is missing.
    Counts,
    /// A piece stands on a rank on which it cannot stand.
    Rank,
    /// The side that is not to move is in check.
    Check,
}

impl FenPart {
    /// Every part.
    pub const ALL: [Self; 12] = [
        Self::Fields,
        Self::Placement,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::Halfmove,
        Self::Fullmove,
        Self::Die,
        Self::Null,
        Self::Counts,
        Self::Rank,
        Self::Check,
    ];

    /// The field with this number, from 0; `last` is what those after the sixth are.
    fn of_field(number: usize, last: Self) -> Self {
        let fields = [
            Self::Placement,
            Self::Turn,
            Self::Castling,
            Self::EnPassant,
            Self::Halfmove,
            Self::Fullmove,
        ];
        fields.get(number).copied().unwrap_or(last)
    }
}

impl FenError {
    pub(crate) fn new(part: FenPart, reason: impl Into<String>) -> Self {
        Self { part, reason: reason.into() }
    }

    /// What is wrong.
    pub fn part(&self) -> FenPart {
        self.part
    }

    /// The same of a position within the position.
    pub(crate) fn within(self, part: FenPart, place: &str) -> Self {
        Self { part, reason: format!("{place}{}", self.reason) }
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
        return Err(FenError::new(
            FenPart::Fields,
            format!(
                "a position has at least {COMMON_FIELDS} fields (placement, side to move, \
                 castling, en passant, halfmove clock, move number), not {}",
                fields.len()
            ),
        ));
    };
    let geometry = variant.geometry();
    let mut position = Position {
        board: parse_placement(placement, variant)?,
        turn: parse_turn(turn)?,
        castling: parse_castling(castling, geometry)?,
        en_passant: parse_squares(en_passant, geometry)?,
        halfmove: parse_clock(halfmove)?,
        fullmove: parse_count(FenPart::Fullmove, fullmove, "move number", 1)?,
        phase: Phase::Turn,
        totem: TotemState::default(),
    };
    variant.complete_fen(&mut position, extra)?;
    refuse_other_spellings(variant, &fields, &write(variant, &position))?;
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
        let (has, given) = (geometry.ranks, ranks.len());
        let reason = format!("the board has {has} ranks, but the placement has {given}");
        return Err(FenError::new(FenPart::Placement, reason));
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
    let wrong_width = || {
        let reason = format!("rank {} does not have {} squares", rank + 1, geometry.files);
        FenError::new(FenPart::Placement, reason)
    };
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

fn parse_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::new(FenPart::Turn, "the side to move is `w` or `b`")),
    }
}

/// Reads castling rights.
pub(crate) fn parse_castling(text: &str, geometry: Geometry) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let homes = rook_homes(geometry);
    let home = |letter| homes.iter().find(|(known, _)| *known == letter).map(|(_, home)| *home);
    text.chars().map(home).collect::<Option<Bitboard>>().ok_or_else(|| {
        let reason = "castling rights are some of `KQkq` in that order, or `-`";
        FenError::new(FenPart::Castling, reason)
    })
}

/// Reads the squares on which a pawn can be taken en passant.
pub(crate) fn parse_squares(text: &str, geometry: Geometry) -> Result<Bitboard, FenError> {
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
        found |= Bitboard::of(square.filter(|s| geometry.contains(*s)).ok_or_else(wrong)?);
    }
    Ok(found)
}

/// Reads the halfmove clock.
pub(crate) fn parse_clock(text: &str) -> Result<u32, FenError> {
    parse_count(FenPart::Halfmove, text, "halfmove clock", 0)
}

fn parse_count(part: FenPart, text: &str, what: &str, least: u32) -> Result<u32, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.filter(|number| (least..=MAX_COUNT).contains(number)).ok_or_else(|| {
        FenError::new(part, format!("the {what} is a number from {least} to {MAX_COUNT}"))
    })
}

/// Refuses other spellings of a position, so that texts round trip.
fn refuse_other_spellings(
    variant: &dyn Variant,
    fields: &[&str],
    canonical: &str,
) -> Result<(), FenError> {
    let mut pairs = canonical.split(' ').zip(fields).enumerate();
    let last = if variant.features().null { FenPart::Null } else { FenPart::Die };
    match pairs.find(|(_, (right, given))| right != *given) {
        Some((number, (right, given))) => Err(FenError::new(
            FenPart::of_field(number, last),
            format!("{} is written `{right}`", quote(given)),
        )),
        None => Ok(()),
    }
}

/// Refuses a position without exactly one king each.
pub(crate) fn require_kings(position: &Position) -> Result<(), FenError> {
    for color in Color::BOTH {
        let kings = position.board.of(color, Role::King).len();
        if kings != 1 {
            let reason = format!("{color} must have exactly one king, not {kings}");
            return Err(FenError::new(FenPart::Counts, reason));
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
                let reason = format!("a {color} pawn cannot stand on {square}, its {name} rank");
                return Err(FenError::new(FenPart::Rank, reason));
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
        Some(king) => {
            let (mover, other) = (position.turn, !position.turn);
            let reason =
                format!("it is {mover}'s move, but the king of {other} on {king} is in check");
            Err(FenError::new(FenPart::Check, reason))
        }
        None => Ok(()),
    }
}
