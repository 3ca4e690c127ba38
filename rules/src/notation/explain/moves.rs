//! Why a move is not legal.

use super::{Explainer, first_match};
use crate::notation::describe::Described;
use crate::notation::parse::Pattern;
use crate::notation::reason::{Choices, KingReason, Line, MoveReason, Reason, StartReason};
use crate::{Role, Square};

impl Explainer<'_> {
    /// A square is named that the board does not have.
    pub(super) fn off_the_board(&self, pattern: &Pattern) -> Option<Reason> {
        let geometry = self.variant.geometry();
        let squares = [pattern.from(), pattern.target, pattern.last];
        let missing = squares.into_iter().flatten().find(|square| !geometry.contains(*square))?;
        Some(Reason::NoSquare(missing))
    }

    /// A move fits except for its swap, capture mark or promotion.
    pub(super) fn off_in_detail(
        &self,
        patterns: &[Pattern],
        legal: &[Described],
    ) -> Option<Reason> {
        let unswapped = |p: &Pattern| Pattern { swap: None, ..*p };
        if let Some(found) = first_match(patterns.iter().map(unswapped), legal) {
            return Some(MoveReason::NoSuchSwap { choices: self.choices_of(&found) }.into());
        }
        let uncaptured = |p: &Pattern| Pattern { captures: false, ..*p };
        if let Some(found) = first_match(patterns.iter().map(uncaptured), legal) {
            return Some(MoveReason::CapturesNothing { choices: self.choices_of(&found) }.into());
        }
        let unpromoted = |p: &Pattern| Pattern { promotion: None, ..uncaptured(p) };
        let found = first_match(patterns.iter().map(unpromoted), legal)?;
        let choices = self.choices_of(&found);
        let roles = promotions(&found);
        Some(if roles.is_empty() {
            MoveReason::NoPromotion { choices }.into()
        } else {
            MoveReason::NoSuchPromotion { roles, choices }.into()
        })
    }

    /// A move fits except for the safety of the king.
    pub(super) fn unsafe_king(&self, patterns: &[Pattern], legal: &[Described]) -> Option<Reason> {
        let mut actions = Vec::new();
        self.variant.pseudo_actions(self.position, &mut actions);
        actions.retain(|action| action.placement() == self.at);
        actions.sort_by_cached_key(ToString::to_string);
        let pseudo = Described::all(self.variant, self.position, &actions);
        let found = first_match(patterns.iter().copied(), &pseudo)?;
        if let Some(reason) = self.against_totem_rules(&found[0]) {
            return Some(reason.into());
        }
        let piece = found[0].piece.role;
        let checked = self.variant.checked(&self.standing(), self.position.turn);
        let reason = match checked {
            Some(king) => KingReason::StaysInCheck { king, choices: self.choices_of(legal) },
            None => {
                let choices = self.instead(&found[0], legal);
                if found.iter().all(|m| m.piece.role.is_royal()) {
                    KingReason::WalksIntoCheck { piece, choices }
                } else {
                    KingReason::Exposed { piece, choices }
                }
            }
        };
        Some(reason.into())
    }

    /// What the piece of an illegal move can do instead.
    fn instead(&self, illegal: &Described, legal: &[Described]) -> Choices {
        self.choices(legal.iter().filter(|m| m.from == illegal.from).map(|m| m.action))
    }

    /// The target is an enemy piece, which this kind of piece never captures here.
    pub(super) fn cannot_capture(&self, pattern: &Pattern) -> Option<Reason> {
        let piece = self.own_movers(pattern).first().and_then(|s| self.board.role_at(s))?;
        let theirs = self.board.of_color(!self.position.turn);
        let captures = pattern.last.or(pattern.target).is_some_and(|s| theirs.contains(s));
        let game = self.variant.id();
        (captures && !self.variant.features().can_capture(piece))
            .then(|| MoveReason::CannotCapture { piece, game }.into())
    }

    /// A pawn's capture, of which only the square is named.
    pub(super) fn capture_without_file(
        &self,
        pattern: &Pattern,
        legal: &[Described],
    ) -> Option<Reason> {
        if pattern.role.is_some() || pattern.from_file.is_some() {
            return None;
        }
        let captures = |m: &&Described| {
            m.piece.role == Role::Pawn && m.captures && pattern.target == Some(m.landing)
        };
        let captures: Vec<Described> = legal.iter().filter(captures).copied().collect();
        (!captures.is_empty())
            .then(|| MoveReason::FileMissing { choices: self.choices_of(&captures) }.into())
    }

    /// No own piece stands where the text has it start.
    pub(super) fn nobody_there(&self, pattern: &Pattern) -> Option<Reason> {
        if let Some(from) = pattern.from() {
            return self.not_on(from, pattern.role).map(Reason::from);
        }
        let on = match (pattern.from_file, pattern.from_rank) {
            (Some(file), _) => Some(Line::File(file)),
            (None, rank) => rank.map(Line::Rank),
        };
        let (side, piece) = (self.position.turn, pattern.role.unwrap_or(Role::Pawn));
        self.own_movers(pattern)
            .is_empty()
            .then(|| StartReason::NoSuchPiece { side, piece, on }.into())
    }

    /// No own piece, or not the one named, stands on a square.
    fn not_on(&self, from: Square, said: Option<Role>) -> Option<StartReason> {
        let Some(piece) = self.board.piece_at(from) else {
            return Some(StartReason::Empty { from });
        };
        if piece.color != self.position.turn {
            return Some(StartReason::NotYours { from, piece });
        }
        let said = said.filter(|&role| role != piece.role)?;
        Some(StartReason::OtherPiece { from, stands: piece.role, said })
    }

    /// The pieces that may be meant are there, but none moves so, king and die aside.
    pub(super) fn out_of_reach(&self, pattern: &Pattern, legal: &[Described]) -> Reason {
        let movers = self.own_movers(pattern);
        let role = movers.first().and_then(|square| self.board.role_at(square));
        let theirs: Vec<_> = legal.iter().copied().filter(|m| movers.contains(m.from)).collect();
        let shown = if theirs.is_empty() { legal } else { &theirs };
        MoveReason::OutOfReach {
            piece: role.unwrap_or(Role::Pawn),
            from: movers.first().filter(|_| movers.len() == 1),
            to: pattern.last.or(pattern.target),
            choices: self.choices_of(shown),
            theirs: !theirs.is_empty(),
        }
        .into()
    }
}

/// What the pawns of these moves may become, the highest first.
fn promotions(moves: &[Described]) -> Vec<Role> {
    let offered = |role: &Role| moves.iter().any(|m| m.promotion == Some(*role));
    Role::ALL.into_iter().rev().filter(offered).collect()
}
