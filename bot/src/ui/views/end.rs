//! How a game ended.

use rules::DrawClaim;
use speech::{Language, Message, ending};

use super::{both_players, player};
use crate::game::{AbortReason, GameResult, GameState, Termination};

/// How the game ended, who has won, and on which turn.
pub(super) fn line(language: Language, state: &GameState, ended: Termination) -> String {
    let mut facts = both_players(language, state).to_vec();
    if let Some(winner) = ended.winner() {
        facts.extend(player(language, state, winner, ["winner", "winner_is"]));
        facts.extend(player(language, state, !winner, ["loser", "loser_is"]));
    }
    let told = message(state, ended).with("turn", state.last_move_number());
    facts.into_iter().fold(told, |told, (name, fact)| told.with(name, fact)).format(language)
}

fn message(state: &GameState, ended: Termination) -> Message {
    let at_start = state.ply_count() == 0;
    let key = match ended {
        Termination::Board(end) => return ending::on_board(state.game(), end),
        Termination::Resigned { .. } if at_start => "won-resignation-at-start",
        Termination::Agreed if at_start => "drawn-agreed-at-start",
        Termination::Resigned { .. } => "won-resignation",
        Termination::Agreed => "drawn-agreed",
        Termination::Claimed(DrawClaim::Repetition) => "drawn-threefold",
        Termination::Claimed(DrawClaim::Moves) => "drawn-moves-claimed",
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
            return Message::new(key).with("how", how.name());
        }
    };
    Message::new(key)
}
