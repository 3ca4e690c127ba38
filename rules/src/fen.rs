//! Positions as text.
//!
//! # Layout
//!
//! - [`parse`] and [`write()`]: whole positions; [`FenError`]: what is wrong with one
//! - [`tidy`]: texts of positions as people pass them around
//! - `read` and `write`: field by field
//! - `validate`: what games refuse that can be read

mod read;
mod tidy;
mod validate;
mod write;

use thiserror::Error;

use crate::notation::quote;
use crate::variants::Variant;
use crate::{Phase, Position, Square, TotemState};

pub(crate) use read::{parse_castling, parse_clock, parse_placement, parse_squares};
pub(crate) use validate::{check_capturable_king, check_kings, check_pawns};
pub(crate) use write::{castling, placement, squares};

pub use tidy::tidy;

use read::{parse_move_number, parse_turn};
use write::turn_letter;

/// Why a text is no position of the game. `Display` puts it into English for programs.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{reason}")]
pub struct FenError {
    part: FenPart,
    reason: String,
    castling: Option<(Square, Square)>,
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
    /// A side has no king, in whatever form, or several.
    Kings,
    /// A side has several Totems, or there is no Null, or several.
    Counts,
    /// A piece stands on a rank on which it cannot stand.
    Rank,
    /// The side that is not to move is in check.
    Check,
}

impl FenPart {
    /// Every part.
    pub const ALL: [Self; 13] = [
        Self::Fields,
        Self::Placement,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::Halfmove,
        Self::Fullmove,
        Self::Die,
        Self::Null,
        Self::Kings,
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
        Self { part, reason: reason.into(), castling: None }
    }

    /// The same, with where king and rook would have to stand to castle.
    pub(crate) fn about_castling(self, king: Square, rook: Square) -> Self {
        Self { castling: Some((king, rook)), ..self }
    }

    /// Where king and rook would have to stand, where there is a right to castle without them.
    pub fn castling(&self) -> Option<(Square, Square)> {
        self.castling
    }

    /// What is wrong.
    pub fn part(&self) -> FenPart {
        self.part
    }

    /// The same of a position within the position.
    pub(crate) fn within(self, part: FenPart, place: &str) -> Self {
        Self { part, reason: format!("{place}{}", self.reason), castling: None }
    }
}

/// How many fields every game has.
const COMMON_FIELDS: usize = 6;

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
    let board_size = variant.features().board_size;
    let mut position = Position {
        board: parse_placement(placement, variant)?,
        turn: parse_turn(turn)?,
        castling: parse_castling(castling)?,
        en_passant: parse_squares(en_passant, board_size)?,
        halfmove: parse_clock(halfmove)?,
        fullmove: parse_move_number(fullmove)?,
        phase: Phase::Move,
        totem: TotemState::default(),
    };
    variant.parse_fen_extension(&mut position, extra)?;
    check_spelling(variant, &fields, &write(variant, &position))?;
    Ok(position)
}

/// Writes a position of `variant`.
pub fn write(variant: &dyn Variant, position: &Position) -> String {
    let board_size = variant.features().board_size;
    format!(
        "{} {} {} {} {} {}{}",
        placement(&position.board, board_size),
        turn_letter(position.turn),
        castling(position.castling),
        squares(position.en_passant, position.turn),
        position.halfmove,
        position.fullmove,
        variant.write_fen_extension(position),
    )
}

/// Refuses other spellings of a position, so that texts round trip.
fn check_spelling(variant: &dyn Variant, fields: &[&str], canonical: &str) -> Result<(), FenError> {
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
