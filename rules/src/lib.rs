//! The games of Eightfold: chess with an eightfold die, with a Totem or with a Gravitatur, and plain
//! chess beside them.
//!
//! No input or output, no clock, no randomness: a roll is an [`Action`] that the caller brings.
//!
//! # Layout
//!
//! - [`Square`], [`BoardSize`], [`Color`], [`Role`], [`Piece`], [`Bitboard`], [`Board`]: the parts
//! - [`Position`]: all that legal turns depend on; [`Action`] and [`Event`]: what is done in it
//! - [`variants`]: the games, each a stateless [`Variant`], with what a search asks of them: hashes,
//!   attacks, captures, and a turn in two stages where a [`Placement`] comes first
//! - [`fen`] and [`notation`]: positions and actions as text; [`pgn`]: whole games
//! - [`sanitize`]: texts that people have chosen, as they can be shown
//! - [`Game`]: a history, with the draws that it decides and a [`PlayedAction`] for each action
//! - [`protocol`]: all of it as a line protocol for other programs; [`perft`]: counts to compare

mod action;
mod board;
mod die;
pub mod fen;
mod game;
mod hash;
mod move_number;
mod movegen;
pub mod notation;
pub mod perft;
pub mod pgn;
mod piece;
mod played_action;
mod position;
pub mod protocol;
pub mod sanitize;
mod square;
pub mod variants;

pub use action::{Action, Event, EventKind, Move, ParseActionError};
pub use board::{Bitboard, Board};
pub use die::{Direction, RollEffect, roll_binds};
pub use game::{DrawClaim, DrawReason, Game, IllegalAction, Outcome, WinReason};
pub use move_number::{MoveNumber, MoveNumberError};
pub use piece::{ByColor, Color, Piece, Role};
pub use played_action::PlayedAction;
pub use position::{Phase, Position};
pub use square::{BoardSize, MAX_SIDE, MAX_SQUARES, ParseSquareError, Square};
pub use variants::{
    CastlingRights, Features, Placement, PreRollState, RollUndo, SearchVariant, TotemState,
    Variant, VariantInfo,
};
