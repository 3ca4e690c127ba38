//! What a turn draws together before its move, where a Gravitatur is placed.

use rules::{Action, Board, Event, Game, Piece, Square};

/// What an action does before the move that a person chooses: the placement and what it draws.
pub struct Gravity {
    /// The placement, and each piece that it draws; nothing of an action without one.
    pub events: Vec<Event>,
    /// The board afterwards.
    pub board: Board,
}

impl Gravity {
    /// The board as it is before anything is placed.
    pub fn none(game: &Game) -> Self {
        Self { events: Vec::new(), board: game.position().board }
    }

    /// The attraction of a legal action; none where it places nothing.
    pub fn of(game: &Game, action: Action) -> Self {
        let mut gravity = Self::none(game);
        for event in game.variant().events(game.position(), action) {
            if !matches!(event, Event::GravitaturPlaced { .. } | Event::Attracted { .. }) {
                break;
            }
            gravity.events.push(event);
            gravity.board.apply(event);
        }
        gravity
    }

    /// The pieces drawn, from where to where.
    pub fn drawn(&self) -> impl Iterator<Item = (Piece, Square, Square)> {
        self.events.iter().filter_map(|event| match *event {
            Event::Attracted { piece, from, to } => Some((piece, from, to)),
            _ => None,
        })
    }
}
