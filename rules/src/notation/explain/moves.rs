//! Why a move is not legal.

use super::{Diagnosis, first_match};
use crate::notation::describe::MoveInfo;
use crate::notation::illegal::{Arg, IllegalInput, Message};
use crate::notation::parse::MovePattern;
use crate::{Role, Square};

impl Diagnosis<'_> {
    /// A square is named that the board does not have.
    pub(super) fn off_the_board(&self, pattern: &MovePattern) -> Option<Message> {
        let board_size = self.variant.features().board_size;
        let squares = [pattern.from(), pattern.target, pattern.final_square];
        let missing = squares.into_iter().flatten().find(|square| !board_size.contains(*square))?;
        Some(Message::new("mistake-no-square").with("square", missing))
    }

    /// A move fits except for its swap, capture mark or promotion.
    pub(super) fn off_in_detail(
        &self,
        patterns: &[MovePattern],
        legal: &[MoveInfo],
    ) -> Option<Message> {
        let unswapped = |p: &MovePattern| MovePattern { swap: None, ..*p };
        if let Some(found) = first_match(patterns.iter().map(unswapped), legal) {
            return Some(self.with_moves(self.quoting("mistake-no-such-swap"), &found));
        }
        let uncaptured = |p: &MovePattern| MovePattern { captures: false, ..*p };
        if let Some(found) = first_match(patterns.iter().map(uncaptured), legal) {
            return Some(self.with_moves(self.quoting("mistake-captures-nothing"), &found));
        }
        let unpromoted = |p: &MovePattern| MovePattern { promotion: None, ..uncaptured(p) };
        let found = first_match(patterns.iter().map(unpromoted), legal)?;
        let roles = promotions(&found);
        let message = if roles.is_empty() {
            Message::new("mistake-no-promotion")
        } else {
            Message::new("mistake-no-such-promotion").with("roles", roles)
        };
        Some(self.with_moves(message, &found))
    }

    /// A move fits except for the safety of the king.
    pub(super) fn unsafe_king(
        &self,
        patterns: &[MovePattern],
        legal: &[MoveInfo],
    ) -> Option<IllegalInput> {
        let mut actions = Vec::new();
        self.variant.pseudo_legal_moves(self.position, &mut actions);
        actions.retain(|action| action.placement() == self.at);
        actions.sort_by_cached_key(ToString::to_string);
        let pseudo = MoveInfo::all(self.variant, self.position, &actions);
        let found = first_match(patterns.iter().copied(), &pseudo)?;
        if let Some(reason) = self.against_totem_rules(&found[0]) {
            return Some(reason.into());
        }
        if let Some(king) = self.variant.king_in_check(&self.standing(), self.position.turn) {
            let in_check = self.quoting("mistake-stays-in-check").with("king", king);
            return Some(in_check.then(self.you_can(legal)));
        }
        let is_royal = found.iter().all(|m| m.piece.role.is_royal());
        let id = if is_royal { "mistake-walks-into-check" } else { "mistake-exposes" };
        let mut instead = legal.to_vec();
        instead.retain(|m| m.from == found[0].from);
        Some(self.quoting(id).then(self.it_can(found[0].piece.role, &instead)))
    }

    /// What the mover can play.
    fn you_can(&self, legal: &[MoveInfo]) -> Message {
        self.with_moves(Message::new("mistake-you-can"), legal)
    }

    /// What the piece of an illegal move can play instead.
    fn it_can(&self, piece: Role, legal: &[MoveInfo]) -> Message {
        if legal.is_empty() {
            Message::new("mistake-it-cannot").with("piece", piece)
        } else {
            self.with_moves(Message::new("mistake-it-can").with("piece", piece), legal)
        }
    }

    /// The target is an enemy piece, which this kind of piece never captures here.
    pub(super) fn cannot_capture(&self, pattern: &MovePattern) -> Option<Message> {
        let piece = self.own_movers(pattern).first().and_then(|s| self.board.role_at(s))?;
        let theirs = self.board.of_color(!self.position.turn);
        let captures = pattern.final_square.or(pattern.target).is_some_and(|s| theirs.contains(s));
        (captures && !self.variant.features().can_capture(piece))
            .then(|| self.naming_game("mistake-cannot-capture").with("piece", piece))
    }

    /// A pawn's capture, of which only the square is named.
    pub(super) fn capture_without_file(
        &self,
        pattern: &MovePattern,
        legal: &[MoveInfo],
    ) -> Option<Message> {
        if pattern.role.is_some() || pattern.from_file.is_some() {
            return None;
        }
        let captures = |m: &&MoveInfo| {
            m.piece.role == Role::Pawn && m.captures && pattern.target == Some(m.to)
        };
        let captures: Vec<MoveInfo> = legal.iter().filter(captures).copied().collect();
        (!captures.is_empty())
            .then(|| self.with_moves(Message::new("mistake-file-missing"), &captures))
    }

    /// No own piece stands where the text has it start.
    pub(super) fn nobody_there(&self, pattern: &MovePattern) -> Option<Message> {
        if let Some(from) = pattern.from() {
            return self.not_on(from, pattern.role);
        }
        if !self.own_movers(pattern).is_empty() {
            return None;
        }
        let (on, line) = match (pattern.from_file, pattern.from_rank) {
            (Some(file), _) => ("file", Arg::file(file)),
            (None, Some(rank)) => ("rank", (rank + 1).into()),
            (None, None) => ("none", "".into()),
        };
        let nobody = Message::new("mistake-no-such-piece").with("side", self.position.turn);
        let piece = pattern.role.unwrap_or(Role::Pawn);
        Some(nobody.with("piece", piece).with("on", on).with("line", line))
    }

    /// No own piece, or not the one named, stands on a square.
    fn not_on(&self, from: Square, said: Option<Role>) -> Option<Message> {
        let message = |id| Message::new(id).with("from", from);
        let Some(piece) = self.board.piece_at(from) else {
            return Some(message("mistake-start-empty"));
        };
        let (mover, role) = (self.position.turn, piece.role);
        if piece.color != mover {
            return Some(message("mistake-start-theirs").with("side", mover).with("piece", role));
        }
        let said = said.filter(|&said| said != role)?;
        Some(message("mistake-start-other").with("piece", role).with("said", said))
    }

    /// The pieces that may be meant are there, but none moves so, king and die aside.
    pub(super) fn out_of_reach(&self, pattern: &MovePattern, legal: &[MoveInfo]) -> IllegalInput {
        let movers = self.own_movers(pattern);
        let piece = movers.first().and_then(|square| self.board.role_at(square));
        let piece = piece.unwrap_or(Role::Pawn);
        let only = movers.first().filter(|_| movers.len() == 1);
        let none_goes = match only {
            Some(from) => Message::new("mistake-it-does-not-reach").with("from", from),
            None => Message::new("mistake-none-reaches"),
        };
        let to = pattern.final_square.or(pattern.target).map_or("none".into(), Arg::from);
        let theirs: Vec<_> = legal.iter().copied().filter(|m| movers.contains(m.from)).collect();
        let instead = if theirs.is_empty() {
            self.you_can(legal)
        } else if only.is_some() {
            self.it_can(piece, &theirs)
        } else {
            let they_can = Message::new("mistake-they-can").with("pieces", Arg::Roles(piece));
            self.with_moves(they_can, &theirs)
        };
        none_goes.with("piece", piece).with("to", to).then(instead)
    }
}

/// What the pawns of these moves may become, the highest first.
fn promotions(moves: &[MoveInfo]) -> Vec<Arg> {
    let offered = |role: &Role| moves.iter().any(|m| m.promotion == Some(*role));
    Role::ALL.into_iter().rev().filter(offered).map(Arg::from).collect()
}
