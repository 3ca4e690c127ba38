//! A finished game in one picture.

use crate::evaluation_graph::EvaluationGraph;
use crate::scene::Scene;

/// A finished game, to be shown where nobody knows of it.
#[derive(Clone, Debug)]
pub struct ShareCard {
    /// The last board, with the result and who played, seen from the side at the bottom.
    pub board: Scene,
    /// The board at the moment that decided the game.
    pub moment: Option<Scene>,
    /// How the game went.
    pub graph: Option<EvaluationGraph>,
}
