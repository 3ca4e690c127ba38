//! What a turn or a roll does on the board, step by step.

use super::{CASTLES, E5, attacks, home};
use crate::variants::castling::{self, Castle};
use crate::{
    Bitboard, Board, ByColor, Color, Draw, End, Event, Move, Piece, Position, Role, Square, Victory,
};

/// A turn or roll as it goes on.
pub(super) struct Course<R> {
    pub(super) board: Board,
    pub(super) barred: ByColor<bool>,
    /// Whether anything was captured.
    pub(super) captures: bool,
    /// How the game has ended by it, if it has.
    pub(super) end: Option<End>,
    /// Is told what happens.
    report: R,
}

impl<R: FnMut(Event)> Course<R> {
    pub(super) fn new(position: &Position, report: R) -> Self {
        Self { board: position.board, barred: position.barred, captures: false, end: None, report }
    }

    /// Moves a piece of the side to move.
    pub(super) fn step(&mut self, step: Move, position: &Position) {
        let Move { from, to, promotion } = step;
        let Some(piece) = self.board.piece_at(from) else {
            return;
        };
        if let Some(castle) = castling::of_move(&CASTLES, piece.role, from, to) {
            self.castle(castle, piece);
        } else if self.board.null() == Some(to) {
            self.capture_null(piece, from, to);
        } else if self.board.of_color(piece.color).contains(to) {
            self.swap(piece, step);
        } else {
            self.go(piece, from, to, position);
            self.promote(to, promotion);
        }
        self.ascend();
    }

    fn castle(&mut self, castle: &Castle, king: Piece) {
        let rook = Piece { role: Role::Rook, ..king };
        castle.move_rook(&mut self.board);
        self.board.toggle(castle.king_from, king);
        self.board.toggle(castle.king_to, king);
        for (piece, from, to) in
            [(king, castle.king_from, castle.king_to), (rook, castle.rook_from, castle.rook_to)]
        {
            (self.report)(Event::Moved { piece, from, to, captured: None });
        }
    }

    /// Moves a piece to a square that is empty or an enemy's.
    fn go(&mut self, piece: Piece, from: Square, to: Square, position: &Position) {
        let captured = self.captured(piece, from, to, position);
        self.board.toggle(from, piece);
        if let Some((square, taken)) = captured {
            self.board.toggle(square, taken);
        }
        self.board.toggle(to, piece);
        self.captures |= captured.is_some();
        (self.report)(Event::Moved { piece, from, to, captured });
    }

    /// What a move captures, and where that stands.
    fn captured(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        position: &Position,
    ) -> Option<(Square, Piece)> {
        let color = !piece.color;
        if self.board.of_color(color).contains(to) {
            return self.board.role_at(to).map(|role| (to, Piece { color, role }));
        }
        if piece.role == Role::Pawn && from.file() != to.file() {
            let pawn = Piece { color, role: Role::Pawn };
            return super::advanced_pawn(position).map(|square| (square, pawn));
        }
        None
    }

    /// Lets two pieces of one side exchange squares.
    fn swap(&mut self, piece: Piece, step: Move) {
        let Move { from, to, promotion } = step;
        let Some(other) = self.board.piece_at(to) else {
            return;
        };
        for (square, piece) in [(from, piece), (to, other), (from, other), (to, piece)] {
            self.board.toggle(square, piece);
        }
        (self.report)(Event::Swapped { piece, from, to, other });
        self.promote(if piece.role == Role::Pawn { to } else { from }, promotion);
    }

    /// Makes the pawn on `square` what it is to become.
    fn promote(&mut self, square: Square, promotion: Option<Role>) {
        if let Some(role) = promotion
            && let Some(pawn) = self.board.take(square)
        {
            let piece = Piece { role, ..pawn };
            self.board.put(square, piece);
            (self.report)(Event::Promoted { square, piece });
        }
    }

    /// Lets a Totem take the Null.
    fn capture_null(&mut self, piece: Piece, from: Square, to: Square) {
        self.board.toggle(from, piece);
        self.board.toggle(to, piece);
        (self.report)(Event::Moved { piece, from, to, captured: None });
        (self.report)(Event::NullCaptured { square: to });
        self.respawn();
    }

    /// Brings the Null back in the middle of the board.
    fn respawn(&mut self) {
        let removed = self.board.take(E5);
        self.board.set_null(Some(E5));
        self.captures = true;
        (self.report)(Event::NullRespawned { square: E5, removed });
        if let Some(Piece { color, role }) = removed {
            self.barred[color] |= role == Role::Totem;
            if role.is_royal() {
                self.end = Some(End::Draw(Draw::Null));
            }
        }
    }

    /// Makes a Spirit King at an end of the board an Ascended King.
    fn ascend(&mut self) {
        let ends = super::GEOMETRY.rank(0) | super::GEOMETRY.rank(super::GEOMETRY.ranks - 1);
        for square in self.board.of_role(Role::SpiritKing) & ends {
            self.transform(square, Role::AscendedKing);
        }
    }

    /// Gives the royal piece on `square` another form.
    fn transform(&mut self, square: Square, role: Role) {
        if let Some(was) = self.board.piece_at(square)
            && was.role != role
        {
            let piece = Piece { role, ..was };
            self.board.put(square, piece);
            (self.report)(Event::Transformed { square, was, piece });
        }
    }

    /// Takes the Totem of `color` off the board; whether there was one.
    pub(super) fn lose_totem(&mut self, color: Color) -> bool {
        let Some(square) = self.board.of(color, Role::Totem).first() else {
            return false;
        };
        let piece = Piece { color, role: Role::Totem };
        self.board.toggle(square, piece);
        (self.report)(Event::TotemLost { square, piece });
        true
    }

    /// Puts the board before the last roll back.
    pub(super) fn undo_roll(&mut self, before: &Board) {
        self.board = *before;
        (self.report)(Event::RollUndone);
    }

    /// Lets the Null step, across an edge if need be, and meet what stands there.
    pub(super) fn roll(&mut self, number: u8) {
        (self.report)(Event::Rolled { number });
        let Some(from) = self.board.null() else {
            return;
        };
        let to = null_step(from, number);
        match self.board.piece_at(to) {
            Some(Piece { color, role: Role::AscendedKing }) => self.demote(color, from, to),
            Some(totem @ Piece { role: Role::Totem, .. }) => self.meet_totem(totem, from, to),
            captured => {
                self.board.take(to);
                self.step_null(from, to, captured);
                self.captures |= captured.is_some();
                if let Some(Piece { color, role }) = captured
                    && role.is_royal()
                {
                    self.lose(color);
                }
            }
        }
    }

    fn step_null(&mut self, from: Square, to: Square, captured: Option<Piece>) {
        self.board.set_null(Some(to));
        (self.report)(Event::NullStepped { from, to, captured });
    }

    fn lose(&mut self, color: Color) {
        self.end = Some(End::Win { winner: !color, by: Victory::Null });
    }

    /// Makes an Ascended King that the Null meets a King again, where the Null came from.
    fn demote(&mut self, color: Color, from: Square, to: Square) {
        let other = Piece { color, role: Role::AscendedKing };
        self.board.set_null(Some(to));
        self.board.toggle(to, other);
        self.board.toggle(from, other);
        self.captures = true;
        (self.report)(Event::NullSwapped { from, to, other });
        self.transform(from, Role::King);
        if self.lose_totem(color) {
            self.barred[color] = true;
        } else {
            self.lose(color);
        }
    }

    /// Lets the Null meet a Totem, which goes home, or takes the Null where it is at home.
    fn meet_totem(&mut self, totem: Piece, from: Square, to: Square) {
        self.step_null(from, to, None);
        let color = totem.color;
        let home = home(color);
        if to == home {
            (self.report)(Event::NullCaptured { square: to });
            return self.respawn();
        }
        match self.board.piece_at(home) {
            Some(royal) if royal.color == color && royal.role.is_royal() => {
                self.board.swap(to, home);
                (self.report)(Event::Swapped { piece: totem, from: to, to: home, other: royal });
                self.transform(to, Role::SpiritKing);
                self.ascend();
                self.respawn();
            }
            captured => {
                self.board.take(to);
                self.board.put(home, totem);
                self.captures |= captured.is_some();
                (self.report)(Event::SentHome { piece: totem, from: to, to: home, captured });
                if captured.is_some_and(|struck| struck.role.is_royal()) {
                    self.lose(!color);
                }
            }
        }
    }

    /// Whether the royal piece of `color` stands in check.
    pub(super) fn is_checked(&self, color: Color) -> bool {
        attacks::is_checked(&self.board, color)
    }

    /// Those of `rights` whose king and rook are still at home.
    pub(super) fn rights_left(&self, rights: Bitboard) -> Bitboard {
        if rights.is_empty() {
            return rights;
        }
        let kept = CASTLES.iter().filter(|castle| castle.is_at_home(&self.board));
        rights & kept.map(|castle| castle.rook_from).collect()
    }
}

/// Where the Null goes from `from` on a roll of `number`, on a board that wraps round.
pub(super) fn null_step(from: Square, number: u8) -> Square {
    let sides = super::GEOMETRY.files;
    let direction = usize::from(number.saturating_sub(1)) % attacks::DIRECTIONS.len();
    let (files, ranks) = attacks::DIRECTIONS[direction];
    let wrapped = |at: u8, step: i8| (at + sides).strict_add_signed(step) % sides;
    Square::new(wrapped(from.file(), files), wrapped(from.rank(), ranks))
}
