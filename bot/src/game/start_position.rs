//! Where a game begins: at the start of all games of its kind, or from a position.

use crate::game::Refusal;
use rules::{Game, Variant, fen};

/// Where a game begins.
#[derive(Clone)]
pub struct StartPosition {
    game: Game,
    fen: Option<String>,
}

impl StartPosition {
    /// The start of all games of this kind.
    pub fn usual(variant: &'static dyn Variant) -> Self {
        Self { game: Game::new(variant), fen: None }
    }

    /// The position that a text says. Refused if it is none, or the game would be over there.
    pub fn from_fen(variant: &'static dyn Variant, text: &str) -> Result<Self, Refusal> {
        let game = Game::from_fen(variant, &fen::tidy(variant, text))
            .map_err(|error| Refusal::no_position(variant, &error))?;
        if game.end().is_some() {
            return Err(Refusal::new("position-refused-over"));
        }
        let fen = Some(game.fen()).filter(|fen| fen != variant.info().start_fen);
        Ok(Self { game, fen })
    }

    /// The start that is stored so.
    pub(super) fn stored(
        variant: &'static dyn Variant,
        fen: Option<&str>,
    ) -> Result<Self, Refusal> {
        fen.map_or_else(|| Ok(Self::usual(variant)), |fen| Self::from_fen(variant, fen))
    }

    /// Its variant.
    pub fn variant(&self) -> &'static dyn Variant {
        self.game.variant()
    }

    /// The game with nothing played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position as FEN; none where it is the usual start.
    pub fn fen(&self) -> Option<&str> {
        self.fen.as_deref()
    }
}
