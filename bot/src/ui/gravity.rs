//! What a turn draws together before its move, where a Gravitatur is placed.

use rules::{Action, Board, Event, EventKind, Game};

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
        gravity.events = game.variant().events(game.position(), action);
        gravity.events.retain(Event::is_attraction);
        gravity.events.iter().for_each(|&event| gravity.board.apply(event));
        gravity
    }

    /// How many pieces are drawn.
    pub fn drawn(&self) -> usize {
        self.events.iter().filter(|event| event.kind == EventKind::Attracted).count()
    }
}
