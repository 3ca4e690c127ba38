//! A game as text.

use jiff::Timestamp;
use rules::pgn;
use rules::{ByColor, Color};

use super::translated;
use crate::game::{GameResult, GameState, Termination};

/// The tag `Event` of all games that are written here, by which they are known again.
pub(super) const EVENT: &str = "Eightfold";

/// A game as text, its players called so: what stands of it, its end and its dice. The secret of
/// the dice is told once the game has ended.
pub fn text(state: &GameState, names: &ByColor<String>) -> String {
    let mut tags = vec![
        ("Event", EVENT.to_owned()),
        ("Site", site(state)),
        ("Date", date(state.started())),
        ("Round", "-".to_owned()),
        ("White", names.white.clone()),
        ("Black", names.black.clone()),
        ("Result", score(state).text().to_owned()),
    ];
    tags.extend(levels(state));
    tags.push(("Termination", termination(state).to_owned()));
    if let Some(ending) = ending_entry(state) {
        tags.push(("Ending", ending));
    }
    if let Some(number) = state.number() {
        tags.push(("GameId", number.to_string()));
    }
    if state.game().variant().features().die {
        tags.extend(state.commitment().map(|hash| ("Commitment", hash)));
        tags.extend(state.revealed().map(|secret| ("Secret", secret)));
    }
    let tags: Vec<(&str, &str)> = tags.iter().map(|(name, value)| (*name, &**value)).collect();
    pgn::write(state.game(), &tags, score(state))
}

/// Where it was played, as an address.
fn site(state: &GameState) -> String {
    let channel = state.channel();
    state.guild().map_or_else(
        || "?".to_owned(),
        |guild| format!("https://discord.com/channels/{guild}/{channel}"),
    )
}

/// A day as PGN writes it.
fn date(millis: i64) -> String {
    let day = Timestamp::from_millisecond(millis).ok().filter(|_| millis > 0);
    day.map_or_else(|| "????.??.??".to_owned(), |day| day.strftime("%Y.%m.%d").to_string())
}

/// How strong the engine plays, where it does.
fn levels(state: &GameState) -> impl Iterator<Item = (&'static str, String)> {
    let sides = [("WhiteLevel", Color::White), ("BlackLevel", Color::Black)];
    sides.into_iter().filter_map(|(tag, side)| {
        let level = state.player(side).level()?;
        Some((tag, level.to_string()))
    })
}

/// What the game came to.
pub(super) fn score(state: &GameState) -> pgn::GameResult {
    match state.termination().map(Termination::result) {
        Some(GameResult::Won(winner)) => pgn::GameResult::Win(winner),
        Some(GameResult::Drawn) => pgn::GameResult::Draw,
        Some(GameResult::Aborted) | None => pgn::GameResult::Open,
    }
}

/// Why it ended, as far as PGN has a word for it.
fn termination(state: &GameState) -> &'static str {
    match state.termination() {
        None => "unterminated",
        Some(Termination::TimeForfeit { .. }) => pgn::Termination::Time.tag(),
        Some(Termination::Aborted(_)) => "abandoned",
        Some(Termination::InFile { how, .. }) => how.tag(),
        Some(_) => "normal",
    }
}

/// The entry that ended the game, where it was no turn.
fn ending_entry(state: &GameState) -> Option<String> {
    if matches!(state.termination()?, Termination::Board(_) | Termination::InFile { .. }) {
        return None;
    }
    let row = state.last()?.row();
    Some(format!("{} {}", translated(&row.kind), row.detail).trim_end().to_owned())
}
