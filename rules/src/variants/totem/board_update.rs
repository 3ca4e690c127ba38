//! What a turn or a roll does on the board, step by step.

use super::{CASTLES, E5, PreRollState, TURNS_TO_ROLL, TotemState, attacks, home};
use crate::variants::castling::{self, Castle};
use crate::{
    Color, Direction, DrawReason, Event, EventKind, Move, Outcome, Phase, Piece, Position, Role,
    Square, WinReason,
};

/// A turn or roll as it goes on.
pub(super) struct BoardUpdate<'a, R> {
    /// The position, which becomes the one that it leads to.
    pub(super) next: &'a mut Position,
    /// Whether anything was captured.
    pub(super) captures: bool,
    /// How it has ended the game, if it has.
    pub(super) end: Option<Outcome>,
    /// Is told what happens.
    pub(super) report: R,
}

/// A step of the Null.
#[derive(Clone, Copy)]
struct NullStep {
    from: Square,
    to: Square,
    direction: Direction,
}

impl NullStep {
    /// What happened by this step.
    const fn event(self, kind: EventKind) -> Event {
        let Self { from, to, direction } = self;
        Event { from: Some(from), direction: Some(direction), ..Event::at(kind, to) }
    }
}

impl<'a, R: FnMut(Event)> BoardUpdate<'a, R> {
    pub(super) fn new(next: &'a mut Position, report: R) -> Self {
        Self { next, captures: false, end: None, report }
    }

    /// Moves a piece of the side to move.
    pub(super) fn make_move(&mut self, mv: Move) {
        let Move { from, to, promotion } = mv;
        let Some(piece) = self.next.board.piece_at(from) else {
            return;
        };
        if let Some(castle) = castling::of_move(&CASTLES, piece.role, from, to) {
            self.castle(castle, piece);
        } else if self.next.board.null() == Some(to) {
            self.capture_null(piece, from, to);
        } else if self.next.board.of_color(piece.color).contains(to) {
            self.swap(piece, mv);
        } else {
            self.go(piece, from, to);
            self.promote(to, promotion);
        }
        self.ascend();
    }

    fn castle(&mut self, castle: &Castle, king: Piece) {
        let rook = Piece { role: Role::Rook, ..king };
        castle.move_rook(&mut self.next.board);
        self.next.board.toggle(castle.king_from, king);
        self.next.board.toggle(castle.king_to, king);
        for (piece, from, to) in
            [(king, castle.king_from, castle.king_to), (rook, castle.rook_from, castle.rook_to)]
        {
            (self.report)(Event::going(EventKind::Moved, piece, from, to));
        }
    }

    /// Moves a piece to a square that is empty or holds an enemy piece.
    fn go(&mut self, piece: Piece, from: Square, to: Square) {
        let captured = self.captured(piece, from, to);
        self.next.board.toggle(from, piece);
        if let Some((square, taken)) = captured {
            self.next.board.toggle(square, taken);
        }
        self.next.board.toggle(to, piece);
        self.captures |= captured.is_some();
        (self.report)(Event { captured, ..Event::going(EventKind::Moved, piece, from, to) });
    }

    /// What a move captures, and where that stands.
    fn captured(&self, piece: Piece, from: Square, to: Square) -> Option<(Square, Piece)> {
        let color = !piece.color;
        if self.next.board.of_color(color).contains(to) {
            return self.next.board.role_at(to).map(|role| (to, Piece { color, role }));
        }
        if piece.role == Role::Pawn && from.file() != to.file() {
            let pawn = Piece { color, role: Role::Pawn };
            return super::advanced_pawn(self.next).map(|square| (square, pawn));
        }
        None
    }

    /// Lets two pieces of one side exchange squares.
    fn swap(&mut self, piece: Piece, mv: Move) {
        let Move { from, to, promotion } = mv;
        let Some(other) = self.next.board.piece_at(to) else {
            return;
        };
        for (square, piece) in [(from, piece), (to, other), (from, other), (to, piece)] {
            self.next.board.toggle(square, piece);
        }
        let swapped = Event::going(EventKind::Swapped, piece, from, to);
        (self.report)(Event { other: Some(other), ..swapped });
        self.promote(if piece.role == Role::Pawn { to } else { from }, promotion);
    }

    /// Makes the pawn on `square` another piece, if it promotes.
    fn promote(&mut self, square: Square, promotion: Option<Role>) {
        if let Some(role) = promotion
            && let Some(pawn) = self.next.board.take(square)
        {
            let piece = Piece { role, ..pawn };
            self.next.board.put(square, piece);
            (self.report)(Event { piece: Some(piece), ..Event::at(EventKind::Promoted, square) });
        }
    }

    /// Lets a Totem take the Null.
    fn capture_null(&mut self, piece: Piece, from: Square, to: Square) {
        self.next.board.toggle(from, piece);
        self.next.board.toggle(to, piece);
        (self.report)(Event::going(EventKind::Moved, piece, from, to));
        (self.report)(Event { from: Some(to), ..Event::new(EventKind::NullCaptured) });
        self.respawn();
    }

    /// Brings the Null back in the middle of the board.
    fn respawn(&mut self) {
        let removed = self.next.board.take(E5);
        self.next.board.set_null(Some(E5));
        self.captures = true;
        let captured = removed.map(|piece| (E5, piece));
        (self.report)(Event { captured, ..Event::at(EventKind::NullRespawned, E5) });
        if let Some(Piece { color, role }) = removed {
            self.next.totem.totem_promotion_lost[color] |= role == Role::Totem;
            if role.is_royal() {
                self.end = Some(Outcome::Draw(DrawReason::Null));
            }
        }
    }

    /// Makes a Spirit King at an end of the board an Ascended King.
    fn ascend(&mut self) {
        let ends = super::BOARD_SIZE.rank(0) | super::BOARD_SIZE.rank(super::BOARD_SIZE.ranks - 1);
        for square in self.next.board.of_role(Role::SpiritKing) & ends {
            self.transform(square, Role::AscendedKing);
        }
    }

    /// Gives the royal piece on `square` another form.
    fn transform(&mut self, square: Square, role: Role) {
        if let Some(was) = self.next.board.piece_at(square)
            && was.role != role
        {
            let piece = Piece { role, ..was };
            self.next.board.put(square, piece);
            let transformed = Event::at(EventKind::Transformed, square);
            (self.report)(Event { piece: Some(piece), other: Some(was), ..transformed });
        }
    }

    /// Takes the Totem of `color` off the board, and returns whether there was one.
    fn take_totem(&mut self, color: Color, kind: EventKind) -> bool {
        let Some(square) = self.next.board.of(color, Role::Totem).first() else {
            return false;
        };
        let piece = Piece { color, role: Role::Totem };
        self.next.board.toggle(square, piece);
        (self.report)(Event { captured: Some((square, piece)), ..Event::at(kind, square) });
        true
    }

    /// Lets `color` give up its Totem.
    pub(super) fn sacrifice_totem(&mut self, color: Color) {
        self.take_totem(color, EventKind::TotemSacrificed);
    }

    /// Puts what was before the last roll back.
    pub(super) fn undo_roll(&mut self) {
        let Some(before) = self.next.before_roll() else {
            return;
        };
        let PreRollState { board, castling, en_passant, halfmove, totem_promotion_lost } = before;
        let totem = TotemState { totem_promotion_lost, roll_undo: None, ..self.next.totem };
        *self.next = Position { board, castling, en_passant, halfmove, totem, ..*self.next };
        (self.report)(Event::new(EventKind::RollUndone));
    }

    /// Lets the Null step, perhaps across an edge, and meet what stands there.
    pub(super) fn step_null(&mut self, direction: Direction) {
        let Some(from) = self.next.board.null() else {
            return;
        };
        let to = null_step(from, direction);
        let step = NullStep { from, to, direction };
        match self.next.board.piece_at(to) {
            Some(Piece { color, role: Role::AscendedKing }) => self.demote(color, step),
            Some(totem @ Piece { role: Role::Totem, .. }) => self.meet_totem(totem, step),
            captured => {
                self.next.board.take(to);
                self.put_null(step, captured);
                self.captures |= captured.is_some();
                if let Some(Piece { color, role }) = captured
                    && role.is_royal()
                {
                    self.lose(color);
                }
            }
        }
    }

    fn put_null(&mut self, step: NullStep, captured: Option<Piece>) {
        self.next.board.set_null(Some(step.to));
        let captured = captured.map(|piece| (step.to, piece));
        (self.report)(Event { captured, ..step.event(EventKind::NullStepped) });
    }

    fn lose(&mut self, color: Color) {
        self.end = Some(Outcome::Win { winner: !color, by: WinReason::Null });
    }

    /// Makes an Ascended King that the Null meets a King again, where the Null came from.
    fn demote(&mut self, color: Color, step: NullStep) {
        let NullStep { from, to, .. } = step;
        let other = Piece { color, role: Role::AscendedKing };
        self.next.board.set_null(Some(to));
        self.next.board.toggle(to, other);
        self.next.board.toggle(from, other);
        self.captures = true;
        (self.report)(Event { other: Some(other), ..step.event(EventKind::NullSwapped) });
        self.transform(from, Role::King);
        if self.take_totem(color, EventKind::TotemLost) {
            self.next.totem.totem_promotion_lost[color] = true;
        } else {
            self.lose(color);
        }
    }

    /// Lets the Null meet a Totem, which goes home, or takes the Null where it is at home.
    fn meet_totem(&mut self, totem: Piece, step: NullStep) {
        self.put_null(step, None);
        let (color, to) = (totem.color, step.to);
        let home = home(color);
        if to == home {
            (self.report)(Event { from: Some(to), ..Event::new(EventKind::NullCaptured) });
            return self.respawn();
        }
        match self.next.board.piece_at(home) {
            Some(royal) if royal.color == color && royal.role.is_royal() => {
                self.next.board.swap(to, home);
                let swapped = Event::going(EventKind::SwappedHome, totem, to, home);
                (self.report)(Event { other: Some(royal), ..swapped });
                self.transform(to, Role::SpiritKing);
                self.ascend();
                self.respawn();
            }
            captured => {
                self.next.board.take(to);
                self.next.board.put(home, totem);
                self.captures |= captured.is_some();
                let struck = captured.map(|struck| (home, struck));
                let sent = Event::going(EventKind::SentHome, totem, to, home);
                (self.report)(Event { captured: struck, ..sent });
                if captured.is_some_and(|struck| struck.role.is_royal()) {
                    self.lose(!color);
                }
            }
        }
    }

    /// Whether the royal piece of `color` stands in check.
    pub(super) fn is_checked(&self, color: Color) -> bool {
        attacks::is_checked(&self.next.board, color)
    }

    /// Ends the rights to castle whose king or rook is not at home any more.
    pub(super) fn drop_rights(&mut self) {
        let Position { board, castling, .. } = &mut *self.next;
        if !castling.is_empty() {
            let lost = CASTLES.iter().filter(|castle| !castle.is_at_home(board));
            *castling = lost.fold(*castling, |rights, castle| rights.without(castle.right));
        }
    }

    /// Hands the turn on; `own_pawn` is whether a pawn made its own move.
    pub(super) fn finish_turn(&mut self, own_pawn: bool) {
        let mover = self.next.turn;
        self.next.pass_turn(own_pawn || self.captures);
        let totem = &mut self.next.totem;
        totem.roll_undo = None;
        totem.since_roll += 1;
        if totem.since_roll == TURNS_TO_ROLL {
            totem.since_roll = 0;
            self.next.phase = Phase::Roll { by: mover };
        }
        if let Some(end) = self.end {
            self.next.phase = Phase::Over(end);
        }
    }
}

/// Where a step of the Null from `from` ends, on a board whose edges meet.
pub(super) fn null_step(from: Square, direction: Direction) -> Square {
    let sides = super::BOARD_SIZE.files;
    let (files, ranks) = direction.step();
    let wrapped = |at: u8, step: i8| (at + sides).strict_add_signed(step) % sides;
    Square::new(wrapped(from.file(), files), wrapped(from.rank(), ranks))
}
