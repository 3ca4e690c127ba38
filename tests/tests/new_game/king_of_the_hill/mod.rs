//! Chess that a king also wins by reaching one of the four squares in the middle, as lichess plays it.

use std::ops::ControlFlow;

use rules::fen::FenError;
use rules::notation;
use rules::variants::{Chess, MoveSets, Wanted};
use rules::{
    Action, Bitboard, Color, DrawReason, Event, Features, Outcome, Phase, Position, SearchVariant,
    Square, Variant, VariantInfo, WinReason,
};

static INFO: VariantInfo = VariantInfo {
    id: "king-of-the-hill",
    name: "King of the Hill",
    pgn_name: "king-of-the-hill",
    features: Features { goal: "king-on-the-hill", ..Features::CHESS },
    ..Chess::INFO
};

/// d4, e4, d5 and e5.
const HILL: [Square; 4] =
    [Square::new(3, 3), Square::new(4, 3), Square::new(3, 4), Square::new(4, 4)];

pub(crate) struct KingOfTheHill;

/// Ends the game where a king is on the hill.
fn settle(position: &mut Position) {
    let is_there = |color| position.board.king(color).is_some_and(|king| HILL.contains(&king));
    if let Some(winner) = Color::BOTH.into_iter().find(|color| is_there(*color)) {
        position.phase = Phase::Over(Outcome::Win { winner, by: WinReason::Goal });
    }
}

impl Variant for KingOfTheHill {
    fn info(&self) -> &'static VariantInfo {
        &INFO
    }

    fn search(&self) -> &dyn SearchVariant {
        self
    }

    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match position.phase {
            Phase::Over(_) => ControlFlow::Continue(()),
            _ => Chess.move_sets(position, wanted, found),
        }
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        Chess.pseudo_legal_moves(position, actions);
    }

    fn apply(&self, position: &mut Position, action: Action) {
        Chess.apply(position, action);
        settle(position);
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        Chess.events(position, action)
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        Chess.king_in_check(position, color)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        match position.phase {
            Phase::Over(end) => Some(end),
            // A lone king can still reach the hill.
            _ => Chess.end(position).filter(|end| *end != Outcome::Draw(DrawReason::Material)),
        }
    }

    fn has_mating_material(&self, _position: &Position, _color: Color) -> bool {
        true
    }

    fn legal_en_passant(&self, position: &Position) -> Bitboard {
        Chess.legal_en_passant(position)
    }

    fn parse_fen_extension(
        &self,
        position: &mut Position,
        fields: &[&str],
    ) -> Result<(), FenError> {
        Chess.parse_fen_extension(position, fields)?;
        settle(position);
        Ok(())
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::san(self, position, action)
    }
}

impl SearchVariant for KingOfTheHill {}
