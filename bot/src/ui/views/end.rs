//! How a game ended.

use rules::{Claim, Color};
use speech::{Fact, Language, ending};

use super::mention;
use crate::game::{AbortReason, GameResult, GameState, Termination};

/// How the game ended, who has won, and on which turn.
pub(super) fn line(language: Language, state: &GameState, ended: Termination) -> String {
    let name = |color| Fact::from(mention(language, state, color));
    let (key, mut facts) = message(state, ended);
    facts.extend([
        ("white", name(Color::White)),
        ("black", name(Color::Black)),
        ("turn", state.ply_count().to_string().into()),
    ]);
    if let Some(winner) = ended.winner() {
        facts.extend([("winner", name(winner)), ("loser", name(!winner))]);
    }
    language.say(key, &facts)
}

fn message(state: &GameState, ended: Termination) -> (&'static str, Vec<(&'static str, Fact)>) {
    let at_start = state.ply_count() == 0;
    let key = match ended {
        Termination::Board(end) => return ending::on_board(state.game(), end),
        Termination::Resigned { .. } if at_start => "won-resignation-at-start",
        Termination::Agreed if at_start => "drawn-agreed-at-start",
        Termination::Resigned { .. } => "won-resignation",
        Termination::Agreed => "drawn-agreed",
        Termination::Claimed(Claim::Repetition) => "drawn-threefold",
        Termination::Claimed(Claim::Moves) => "drawn-moves-claimed",
        Termination::TimeForfeit { result: GameResult::Won(_), .. } => "won-time",
        Termination::TimeForfeit { .. } => "drawn-time",
        Termination::Aborted(AbortReason::Early) if state.has_taken_back_since(0) => {
            "aborted-early-again"
        }
        Termination::Aborted(AbortReason::Early) => "aborted-early",
        Termination::Aborted(AbortReason::Agreed) => "aborted-agreed",
        Termination::Aborted(AbortReason::Inactivity) => "aborted-silence",
        Termination::InFile { result, how } => {
            let key = match result {
                GameResult::Won(_) => "filed-won",
                GameResult::Drawn => "filed-drawn",
                GameResult::Aborted => "filed-open",
            };
            return (key, vec![("how", how.name().into())]);
        }
    };
    (key, Vec::new())
}
