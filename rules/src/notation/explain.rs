//! Finding out why a text names no single legal action.

mod castling;
mod die;
mod moves;
mod placement;
mod totem;

use super::describe::Described;
use super::parse::Pattern;
use super::read::matching;
use super::reason::{Choices, GravitaturReason, MoveReason, Reason, SHOWN, Typed, Unreadable};
use super::{ReadError, without_die};
use crate::variants::Variant;
use crate::{Action, Bitboard, Board, Draw, End, Phase, Position, Role, Square};

/// How many examples show what can be typed.
const EXAMPLES: usize = 3;

/// Explains what is wrong with a text in a position.
pub(super) struct Explainer<'a> {
    pub(super) variant: &'a dyn Variant,
    pub(super) position: &'a Position,
    /// The board on which the move begins.
    board: Board,
    /// Where the Gravitatur is placed before the move.
    at: Option<Square>,
    typed: Typed,
}

impl<'a> Explainer<'a> {
    pub(super) fn new(variant: &'a dyn Variant, position: &'a Position, text: &str) -> Self {
        Self { variant, position, board: position.board, at: None, typed: Typed::new(text) }
    }

    /// The text has the form of an action, but this is wrong with it.
    pub(super) fn meaning(&self, reason: impl Into<Reason>) -> ReadError {
        ReadError::Meaning { typed: self.typed.clone(), after: None, reason: reason.into() }
    }

    /// This is wrong with the move that the text names, perhaps after a legal placement.
    pub(super) fn about_move(&self, reason: Reason) -> ReadError {
        // Where the Gravitatur goes makes no difference to castling.
        let after = self.at.filter(|_| !matches!(reason, Reason::Castling(_)));
        ReadError::Meaning { typed: self.typed.clone(), after, reason }
    }

    /// The text has the form of no action.
    pub(super) fn unreadable(&self, legal: &[Action]) -> ReadError {
        let reason = if self.typed.is_empty() {
            Unreadable::Empty
        } else if self.position.is_roll_due() && !legal.is_empty() {
            Unreadable::RollFirst
        } else if let Phase::Decide { by } = self.position.phase {
            Unreadable::DecideFirst { by, may_accept: self.may_accept(by) }
        } else if legal.is_empty() {
            Unreadable::Over
        } else {
            Unreadable::Action(self.choices(legal.iter().copied().take(EXAMPLES)))
        };
        ReadError::Syntax { typed: self.typed.clone(), reason }
    }

    /// Nothing is legal any more.
    pub(super) fn over(&self) -> Reason {
        Reason::Over(self.variant.end(self.position).unwrap_or(End::Draw(Draw::Stalemate)))
    }

    /// Several turns fit, by different readings.
    pub(super) fn several(&self, actions: &[Action]) -> ReadError {
        let choices = self.choices(actions.iter().copied());
        self.meaning(MoveReason::Several { choices })
    }

    /// Several moves fit.
    pub(super) fn ambiguous(&self, moves: &[Described]) -> Reason {
        let choices = self.choices_of(moves);
        let one = &moves[0];
        if moves.iter().any(|m| m.action.placement() != one.action.placement()) {
            GravitaturReason::SquareMissing { choices }.into()
        } else if moves.iter().all(|m| (m.from, m.landing) == (one.from, one.landing)) {
            MoveReason::PromotionMissing { choices }.into()
        } else {
            MoveReason::Several { choices }.into()
        }
    }

    /// No legal move fits; `patterns` are the readings of the text.
    pub(super) fn no_such_move(&self, patterns: &[Pattern], legal: &[Described]) -> Reason {
        let likeliest = self.likeliest(patterns);
        if let Some(wing) = likeliest.castles.or_else(|| self.to_own_rook(likeliest)) {
            return self.no_castling(wing).into();
        }
        self.off_the_board(likeliest)
            .or_else(|| self.cannot_capture(likeliest).filter(|_| likeliest.captures))
            .or_else(|| self.placement_missing(patterns, legal))
            .or_else(|| self.capture_without_file(likeliest, legal))
            .or_else(|| self.off_in_detail(patterns, legal))
            .or_else(|| self.against_die(patterns, legal))
            .or_else(|| self.unsafe_king(patterns, legal))
            .or_else(|| self.nobody_there(likeliest))
            .or_else(|| self.cannot_capture(likeliest))
            .unwrap_or_else(|| self.out_of_reach(likeliest, legal))
    }

    /// The reading to explain: the first one, unless it only guesses a file and another one names a
    /// piece that is there.
    fn likeliest<'p>(&self, patterns: &'p [Pattern]) -> &'p Pattern {
        let exists = |p: &&Pattern| !self.own_movers(p).is_empty();
        match patterns[0].from() {
            Some(_) => &patterns[0],
            None => patterns.iter().find(exists).unwrap_or(&patterns[0]),
        }
    }

    /// The squares of the own pieces that a pattern may mean.
    fn own_movers(&self, pattern: &Pattern) -> Bitboard {
        let own = self.board.of_color(self.position.turn);
        let kind = match pattern.role {
            Some(role) => self.board.of_role(role),
            None if pattern.from().is_some() => own,
            None => self.board.of_role(Role::Pawn),
        };
        (own & kind)
            .filter(|square| {
                pattern.from_file.is_none_or(|file| file == square.file())
                    && pattern.from_rank.is_none_or(|rank| rank == square.rank())
            })
            .collect()
    }

    /// Names moves.
    fn choices_of(&self, moves: &[Described]) -> Choices {
        self.choices(moves.iter().map(|m| m.action))
    }

    /// Names actions.
    fn choices(&self, actions: impl IntoIterator<Item = Action>) -> Choices {
        let actions: Vec<Action> = actions.into_iter().collect();
        let notation =
            |&action| without_die(&self.variant.notation(self.position, action)).to_owned();
        let notations = actions.iter().take(SHOWN).map(notation).collect();
        Choices { actions, notations }
    }
}

/// The matches of the first pattern that has any.
fn first_match(
    mut patterns: impl Iterator<Item = Pattern>,
    moves: &[Described],
) -> Option<Vec<Described>> {
    patterns.find_map(|p| Some(matching(&p, moves)).filter(|found| !found.is_empty()))
}
