//! A game as JSON.

use engine::Level;
use rules::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::translated;
use crate::game::{GameState, Termination};

/// Which form it has; a change that old programs cannot read counts one up.
pub(super) const VERSION: u32 = 1;

/// A game. Its log is written apart from the rest.
#[derive(Serialize, Deserialize)]
pub(super) struct GameJson {
    /// The version of the form.
    pub(super) eightfold: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<u64>,
    pub(super) variant: String,
    /// FEN; none: the game's own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<String>,
    pub(super) white: PlayerJson,
    pub(super) black: PlayerJson,
    /// In Unix milliseconds.
    #[serde(default)]
    pub(super) started: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<String>,
    /// How it ended, of a game that was read from another program's file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) termination: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) commitment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<String>,
    #[serde(skip_serializing)]
    pub(super) log: Vec<LogLine>,
}

/// Who plays a side.
#[derive(Serialize, Deserialize)]
pub(super) struct PlayerJson {
    pub(super) name: String,
    /// The engine's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) level: Option<u8>,
}

/// An entry of the log; its number is its place.
#[derive(Serialize, Deserialize)]
pub(super) struct LogLine {
    pub(super) kind: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) detail: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<String>,
    #[serde(default)]
    pub(super) at: i64,
}

/// A game as JSON, its players called so: its whole log, an entry on each line. The secret of the
/// dice is told once the game has ended.
pub fn json(state: &GameState, names: &ByColor<String>) -> Result<String, serde_json::Error> {
    let seat = |color: Color| PlayerJson {
        name: names[color].clone(),
        level: state.player(color).level().map(Level::number),
    };
    let has_die = state.game().variant().features().die;
    let head = GameJson {
        eightfold: VERSION,
        game: state.number().map(|game| game.0),
        variant: state.game().variant().id().to_owned(),
        start: state.start_fen(),
        white: seat(Color::White),
        black: seat(Color::Black),
        started: state.started(),
        result: state.termination().map(|it| Termination::result(it).name().to_owned()),
        termination: match state.termination() {
            Some(Termination::InFile { how, .. }) => Some(how.name().to_owned()),
            _ => None,
        },
        commitment: state.commitment().filter(|_| has_die),
        secret: state.revealed().filter(|_| has_die),
        log: Vec::new(),
    };
    let lines = state.log().iter().map(|logged| {
        let row = logged.row();
        serde_json::to_string(&LogLine {
            kind: translated(&row.kind).to_owned(),
            detail: row.detail,
            by: row.side.map(|side| side.0.name().to_owned()),
            at: row.created_at,
        })
    });
    let lines = lines.collect::<Result<Vec<_>, _>>()?;
    let head = serde_json::to_string_pretty(&head)?;
    let head = head.strip_suffix("\n}").unwrap_or(&head);
    Ok(format!("{head},\n  \"log\": [\n{}\n  ]\n}}\n", indented(&lines)))
}

fn indented(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("    {line}")).collect();
    lines.join(",\n")
}
