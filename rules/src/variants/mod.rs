//! The games, and the one place that lists them.

mod castling;
mod chess;
mod gravitatur;
mod no_capture;
mod sink;
mod superpermutation_d8;
mod totem;

use crate::fen::FenError;
use crate::{Action, Color, End, Event, Geometry, Phase, Position, Role, Square};

/// Every game, sorted by id.
pub const VARIANTS: &[&dyn Variant] = &[
    &chess::Chess,
    &gravitatur::Gravitatur,
    &superpermutation_d8::SuperpermutationD8,
    &totem::Totem,
];

/// The game with this id.
pub fn by_id(id: &str) -> Option<&'static dyn Variant> {
    VARIANTS.iter().copied().find(|variant| variant.id() == id)
}

/// A page of a game's rules for people, with a moment of play to show beside it.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// A short heading.
    pub title: &'static str,
    /// A few paragraphs; Markdown as chats take it, at most 1,500 characters.
    pub text: &'static str,
    /// A position of the game, as FEN.
    pub fen: &'static str,
    /// Actions to play from there; the picture shows what the last of them did.
    pub actions: &'static [&'static str],
}

/// A game: a stateless object that says what positions mean.
///
/// A new game is a new file beside this one and a line in [`VARIANTS`].
///
/// # Panics
///
/// Positions are those that [`fen::parse`](crate::fen::parse) and [`Variant::play`] give; for others
/// the methods may panic.
pub trait Variant: Send + Sync {
    /// The id in commands, databases and the arbiter's protocol.
    fn id(&self) -> &'static str;

    /// The name for people.
    fn name(&self) -> &'static str;

    /// What is special about the game, in one sentence of at most 100 characters.
    fn summary(&self) -> &'static str;

    /// The rules for people.
    fn rules(&self) -> &'static [RulesPage];

    /// The shape of the board.
    fn geometry(&self) -> Geometry;

    /// The position at the start, as FEN.
    fn start_fen(&self) -> &'static str;

    /// The letters that placements of this game are written with, in upper case; `0` is the Null.
    fn piece_letters(&self) -> &'static str {
        "PNBRQK"
    }

    /// Whether a die is rolled in this game.
    fn has_die(&self) -> bool;

    /// After how many turns, the one to be made counted, a die is rolled for the Null; nothing where
    /// none is, or a roll is under way.
    fn turns_to_roll(&self, _position: &Position) -> Option<u8> {
        None
    }

    /// Whether the Gravitatur is placed before a move.
    fn has_gravitatur(&self) -> bool {
        false
    }

    /// Whether pieces of this kind capture.
    fn can_capture(&self, _role: Role) -> bool {
        true
    }

    /// Whether kings castle.
    fn has_castling(&self) -> bool {
        true
    }

    /// What `number`, rolled by `roller` in `position`, asks for, in words such as `the e-file`,
    /// and the squares it points at. `position` may be the one before or after the roll.
    fn die_meaning(
        &self,
        position: &Position,
        number: u8,
        roller: Color,
    ) -> Option<(String, Vec<Square>)>;

    /// Appends every legal action. The order is of no meaning.
    fn legal_actions(&self, position: &Position, actions: &mut Vec<Action>);

    /// How many legal actions there are.
    fn count_actions(&self, position: &Position) -> usize {
        let mut actions = Vec::new();
        self.legal_actions(position, &mut actions);
        actions.len()
    }

    /// Appends the legal actions that the notation of the legal `action` must tell it from; more
    /// than these do no harm.
    fn alternatives(&self, position: &Position, _action: Action, actions: &mut Vec<Action>) {
        self.legal_actions(position, actions);
    }

    /// Appends every move that the pieces can make if neither the safety of the mover's king nor
    /// a die is asked for: the legal moves and what an explanation may call illegal.
    fn pseudo_actions(&self, position: &Position, actions: &mut Vec<Action>);

    /// The position after an action that [`Variant::legal_actions`] lists; for any other action
    /// the position returned has no meaning.
    fn play(&self, position: &Position, action: Action) -> Position;

    /// What `action` does on the board, in order.
    fn events(&self, position: &Position, action: Action) -> Vec<Event>;

    /// The square of the royal piece of `color`, if it stands in check.
    fn checked(&self, position: &Position, color: Color) -> Option<Square>;

    /// How the game has ended by the position alone: mate, stalemate or a dead position.
    fn end(&self, position: &Position) -> Option<End>;

    /// The position with all that repetition passes over made the same: two positions repeat one
    /// another where these are equal.
    fn repetition_key(&self, position: &Position) -> Position {
        Position { halfmove: 0, fullmove: 1, phase: Phase::Turn, ..*position }
    }

    /// Whether a position counts for repetition, and draws by repetition and moves are judged.
    fn is_settled(&self, position: &Position) -> bool;

    /// Reads the fields that follow the six of orthodox FEN into `position` and checks the
    /// position as a whole.
    ///
    /// # Errors
    ///
    /// Returns what is wrong where this is no position of the game.
    fn complete_fen(&self, position: &mut Position, fields: &[&str]) -> Result<(), FenError>;

    /// The fields that follow the six of orthodox FEN, each after a space.
    fn extra_fen(&self, position: &Position) -> String;

    /// The notation of a legal action for people.
    fn notation(&self, position: &Position, action: Action) -> String;
}
