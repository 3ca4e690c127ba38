//! Finding out why a text names no single legal action.

mod castling;
mod die;
mod moves;
mod placement;
mod totem;

use super::describe::MoveInfo;
use super::illegal::{Arg, IllegalInput, Message, abridged};
use super::parse::MovePattern;
use super::read::matching;
use super::without_die;
use crate::variants::Variant;
use crate::{
    Action, Bitboard, Board, DrawReason, Outcome, Phase, Position, Role, Square, WinReason,
};

/// How many examples show what can be typed.
const EXAMPLES: usize = 3;

/// How many choices a message names before it counts the rest.
const LISTED: usize = 8;

/// Explains what is wrong with a text in a position.
pub(super) struct Diagnosis<'a> {
    pub(super) variant: &'a dyn Variant,
    pub(super) position: &'a Position,
    /// The board on which the move begins.
    board: Board,
    /// Where the Gravitatur is placed before the move.
    at: Option<Square>,
    /// The text, abridged.
    typed: String,
}

impl<'a> Diagnosis<'a> {
    pub(super) fn new(variant: &'a dyn Variant, position: &'a Position, text: &str) -> Self {
        Self { variant, position, board: position.board, at: None, typed: abridged(text) }
    }

    /// A message that quotes the text.
    fn quoting(&self, id: &'static str) -> Message {
        Message::new(id).with("typed", Arg::Code(self.typed.clone()))
    }

    /// A message that names the game.
    fn naming_game(&self, id: &'static str) -> Message {
        Message::new(id).with("game", Arg::Game(self.variant.id()))
    }

    /// The text has the form of no action.
    pub(super) fn unreadable(&self, legal: &[Action]) -> IllegalInput {
        if self.typed.is_empty() {
            Message::new("mistake-empty").into()
        } else if self.position.is_roll_due() && !legal.is_empty() {
            self.quoting("mistake-unreadable-roll-due").into()
        } else if let Phase::AnswerRoll { by } = self.position.phase {
            self.quoting("mistake-unreadable").then(self.decide_first(by))
        } else if let Some(first) = legal.first() {
            let examples = legal.iter().take(EXAMPLES).map(|&action| self.choice(action));
            self.quoting("mistake-unreadable-move")
                .with("squares", Arg::Code(first.to_string()))
                .with("choices", examples.collect::<Vec<_>>())
                .into()
        } else {
            self.quoting("mistake-unreadable-over").into()
        }
    }

    /// Nothing is legal any more.
    pub(super) fn over(&self) -> Message {
        let by = match self.variant.end(self.position) {
            Some(Outcome::Win { by: WinReason::Checkmate, .. }) => "checkmate",
            Some(Outcome::Win { by: WinReason::Null, .. } | Outcome::Draw(DrawReason::Null)) => {
                "null"
            }
            Some(Outcome::Draw(DrawReason::Stalemate)) | None => "stalemate",
            Some(
                Outcome::Win { by: WinReason::Goal, .. }
                | Outcome::Draw(DrawReason::Material | DrawReason::Repetition | DrawReason::Moves),
            ) => "other",
        };
        Message::new("mistake-over").with("by", by)
    }

    /// Several turns fit, by different readings.
    pub(super) fn several(&self, actions: Vec<Action>) -> IllegalInput {
        let message = self.with_choices(self.quoting("mistake-several"), &actions);
        IllegalInput::from(message).between(actions)
    }

    /// Several moves fit.
    pub(super) fn ambiguous(&self, moves: &[MoveInfo]) -> IllegalInput {
        let actions: Vec<Action> = moves.iter().map(|m| m.action).collect();
        let one = &moves[0];
        let id = if moves.iter().any(|m| m.action.placement() != one.action.placement()) {
            "mistake-placement-missing"
        } else if moves.iter().all(|m| (m.from, m.to) == (one.from, one.to)) {
            "mistake-promotion-missing"
        } else {
            return self.after_placement(self.several(actions));
        };
        let message = self.with_choices(Message::new(id), &actions);
        self.after_placement(IllegalInput::from(message).between(actions))
    }

    /// The same about a move that comes after a legal placement of the Gravitatur.
    fn after_placement(&self, about_move: IllegalInput) -> IllegalInput {
        match self.at {
            Some(at) => about_move.after(Message::new("mistake-after").with("at", at)),
            None => about_move,
        }
    }

    /// No legal move fits; `patterns` are the readings of the text.
    pub(super) fn no_such_move(
        &self,
        patterns: &[MovePattern],
        legal: &[MoveInfo],
    ) -> IllegalInput {
        let likeliest = self.likeliest(patterns);
        // Where the Gravitatur goes makes no difference to castling.
        if let Some(castling_side) = likeliest.castles.or_else(|| self.to_own_rook(likeliest)) {
            return self.no_castling(castling_side).into();
        }
        let one_message = self
            .off_the_board(likeliest)
            .or_else(|| self.cannot_capture(likeliest).filter(|_| likeliest.captures))
            .or_else(|| self.placement_missing(patterns, legal))
            .or_else(|| self.capture_without_file(likeliest, legal))
            .or_else(|| self.off_in_detail(patterns, legal))
            .or_else(|| self.against_die(patterns, legal))
            .map(IllegalInput::from);
        let about_move = one_message
            .or_else(|| self.unsafe_king(patterns, legal))
            .or_else(|| self.nobody_there(likeliest).map(IllegalInput::from))
            .or_else(|| self.cannot_capture(likeliest).map(IllegalInput::from))
            .unwrap_or_else(|| self.out_of_reach(likeliest, legal));
        self.after_placement(about_move)
    }

    /// The reading to explain: the first one, unless it only guesses a file and another one names a
    /// piece that is there.
    fn likeliest<'p>(&self, patterns: &'p [MovePattern]) -> &'p MovePattern {
        let exists = |p: &&MovePattern| !self.own_movers(p).is_empty();
        match patterns[0].from() {
            Some(_) => &patterns[0],
            None => patterns.iter().find(exists).unwrap_or(&patterns[0]),
        }
    }

    /// The squares of the own pieces that a pattern may mean.
    fn own_movers(&self, pattern: &MovePattern) -> Bitboard {
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

    /// A message with the notation of the first [`LISTED`] actions, and how many more there are.
    fn with_choices<'b>(
        &self,
        message: Message,
        actions: impl IntoIterator<Item = &'b Action>,
    ) -> Message {
        let mut actions = actions.into_iter();
        let choices: Vec<Arg> =
            actions.by_ref().take(LISTED).map(|&action| self.choice(action)).collect();
        message.with("choices", choices).with("more", actions.count())
    }

    /// The same of moves.
    fn with_moves(&self, message: Message, moves: &[MoveInfo]) -> Message {
        self.with_choices(message, moves.iter().map(|m| &m.action))
    }

    /// The notation of an action without the die, and without the sign of a check: nobody needs to
    /// type it, and people who play each other are to see checks for themselves.
    fn choice(&self, action: Action) -> Arg {
        let notation = self.variant.notation(self.position, action);
        Arg::Code(without_die(&notation).1.trim_end_matches(['+', '#']).to_owned())
    }
}

/// The matches of the first pattern that has any.
fn first_match(
    mut patterns: impl Iterator<Item = MovePattern>,
    moves: &[MoveInfo],
) -> Option<Vec<MoveInfo>> {
    patterns.find_map(|p| Some(matching(&p, moves)).filter(|found| !found.is_empty()))
}
