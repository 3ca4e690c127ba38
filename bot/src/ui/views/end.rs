//! How a game ended.

use rules::{Claim, Color};
use speech::{Fact, Language, ending};

use super::mention;
use crate::game::{AbortReason, Ending, GameResult, Record};

/// How the game ended, who has won, and on which turn.
pub(super) fn line(language: Language, record: &Record, ended: Ending) -> String {
    let name = |color| Fact::from(mention(language, record, color));
    let (key, mut facts) = message(record, ended);
    facts.extend([
        ("white", name(Color::White)),
        ("black", name(Color::Black)),
        ("turn", record.turn_count().to_string().into()),
    ]);
    if let Some(winner) = ended.winner() {
        facts.extend([("winner", name(winner)), ("loser", name(!winner))]);
    }
    language.say(key, &facts)
}

fn message(record: &Record, ended: Ending) -> (&'static str, Vec<(&'static str, Fact)>) {
    let at_start = record.turn_count() == 0;
    let key = match ended {
        Ending::Board(end) => return ending::on_board(record.game(), end),
        Ending::Resigned { .. } if at_start => "won-resignation-at-start",
        Ending::Agreed if at_start => "drawn-agreed-at-start",
        Ending::Resigned { .. } => "won-resignation",
        Ending::Agreed => "drawn-agreed",
        Ending::Claimed(Claim::Repetition) => "drawn-threefold",
        Ending::Claimed(Claim::Moves) => "drawn-moves-claimed",
        Ending::Flagged { result: GameResult::Won(_), .. } => "won-time",
        Ending::Flagged { .. } => "drawn-time",
        Ending::Aborted(AbortReason::Early) if record.has_taken_back_since(0) => {
            "aborted-early-again"
        }
        Ending::Aborted(AbortReason::Early) => "aborted-early",
        Ending::Aborted(AbortReason::Agreed) => "aborted-agreed",
        Ending::Aborted(AbortReason::Silence) => "aborted-silence",
        Ending::InFile { result, how } => {
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
