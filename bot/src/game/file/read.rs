//! Reading a game from a file.

use engine::Level;
use rules::notation::Letters;
use rules::pgn::{self, MAX_ACTIONS, Pgn, PgnError};
use rules::variants::by_id;
use rules::{ByColor, Color, Game};

use super::check::{EntryFault, add};
use super::decode::decoded;
use super::json::{GameJson, LogLine, PlayerJson, VERSION};
use super::text::{EVENT, score};
use super::{ImportedGame, name, translated};
use crate::game::{Entry, GameResult, GameState, LogEntry, Reason, Refusal, Secret};
use crate::ids::GameId;
use crate::store::{EntryRow, Side};
use rules::sanitize::single_line;

/// Reads a game as it was written by [`text`](super::text) or [`json`](super::json), and chess as
/// other programs write it, in English letters or all of it in those of one of these `languages`.
/// Says what is wrong with the file.
pub fn read(bytes: &[u8], languages: &[&Letters]) -> Result<GameState, Refusal> {
    let text = decoded(bytes);
    if !is_json(&text) {
        return of_text(&text, languages);
    }
    match serde_json::from_str(&text) {
        Ok(sheet) => of_json(sheet),
        // It may be a comment before the tags.
        Err(error) => {
            of_text(&text, languages).map_err(|_| on_line("file-refused-json", error.line()))
        }
    }
}

/// Whether a text begins as JSON does; a comment may have a brace too.
fn is_json(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|inside| {
        let named = inside.strip_prefix('"').and_then(|inside| inside.split_once('"'));
        inside.is_empty() || named.is_some_and(|(_, rest)| rest.trim_start().starts_with(':'))
    })
}

/// What a file says of a game, beside what was played.
struct FileHeader {
    number: Option<GameId>,
    names: ByColor<String>,
    started: i64,
    commitment: Option<String>,
    secret: Option<String>,
}

impl FileHeader {
    /// The game from this start, with nothing played.
    fn begin(self, start: Game) -> Result<GameState, Refusal> {
        let is_digest = |hex: &str| Secret::from_hex(hex).is_some();
        if self.commitment.as_deref().is_some_and(|hash| !is_digest(hash)) {
            return Err(field("Commitment"));
        }
        let secret = match &self.secret {
            Some(secret) => Secret::from_hex(secret).ok_or(field("Secret"))?,
            None => Secret::new([0; 32]),
        };
        let file = ImportedGame {
            names: ByColor { white: name(&self.names.white), black: name(&self.names.black) },
            number: self.number,
            started: self.started,
            commitment: self.commitment.map(|hash| hash.to_ascii_lowercase()),
            has_secret: self.secret.is_some(),
        };
        Ok(GameState::imported(start, secret, file))
    }
}

fn of_text(text: &str, languages: &[&Letters]) -> Result<GameState, Refusal> {
    let mut pgn = pgn::read_in(text, languages).map_err(refusal)?;
    // Other programs may mean something else by them.
    if pgn.tag("Event") != Some(EVENT) {
        pgn.tags.retain(|(name, _)| !is_own(name));
    }
    let tag = |name| pgn.tag(name).map(str::to_owned);
    let number = pgn.tag("GameId").map(|id| id.parse().map_err(|_| field("GameId")));
    let given = FileHeader {
        number: number.transpose()?,
        names: ByColor {
            white: tag("White").unwrap_or_default(),
            black: tag("Black").unwrap_or_default(),
        },
        started: 0,
        commitment: tag("Commitment"),
        secret: tag("Secret"),
    };
    let mut state = given.begin(pgn.game.at(0))?;
    let engines =
        ByColor { white: by_level(&pgn, "WhiteLevel")?, black: by_level(&pgn, "BlackLevel")? };
    for (nth, played) in pgn.game.played_actions().enumerate() {
        let next =
            following(&state, Entry::Played(played.action), Some(played.before.side_to_act()));
        add(&mut state, next, engines).map_err(|why| entry(nth + 1, why))?;
    }
    end(&mut state, &pgn, engines)?;
    if pgn.score != pgn::GameResult::Open && pgn.score != score(&state) {
        return Err(Refusal::new("file-refused-result"));
    }
    Ok(state)
}

/// Whether a tag is one that only games of ours have.
fn is_own(tag: &str) -> bool {
    const OWN: [&str; 6] = ["GameId", "Commitment", "Secret", "Ending", "WhiteLevel", "BlackLevel"];
    OWN.iter().any(|own| own.eq_ignore_ascii_case(tag))
}

/// Whether the engine plays a side, by the tag that says how strong.
fn by_level(pgn: &Pgn, tag: &'static str) -> Result<bool, Refusal> {
    let level = pgn.tag(tag).map(|level| level.parse().ok().and_then(|it| Level::new(it).ok()));
    if level == Some(None) { Err(field(tag)) } else { Ok(level.is_some()) }
}

/// What the game came to, as far as the file says.
fn result(pgn: &Pgn) -> Option<GameResult> {
    match pgn.score {
        pgn::GameResult::Win(winner) => Some(GameResult::Won(winner)),
        pgn::GameResult::Draw => Some(GameResult::Drawn),
        pgn::GameResult::Open if pgn.termination == pgn::Termination::Abandoned => {
            Some(GameResult::Aborted)
        }
        pgn::GameResult::Open => None,
    }
}

/// An entry after the last one of a game.
fn following(state: &GameState, entry: Entry, seat: Option<Color>) -> LogEntry {
    LogEntry { seq: state.seq() + 1, seat, entry, at: 0 }
}

/// Ends the game by the entry that ended it, where the board did not; in another program's file, as
/// that says.
fn end(state: &mut GameState, pgn: &Pgn, engines: ByColor<bool>) -> Result<(), Refusal> {
    let Some(ending) = pgn.tag("Ending") else {
        let how = match (pgn.score, pgn.termination) {
            (pgn::GameResult::Draw, pgn::Termination::Time) => {
                pgn::Termination::TimeAgainstMaterial
            }
            (_, how) => how,
        };
        state.end_in_file(result(pgn), how);
        return Ok(());
    };
    if state.termination().is_some() {
        return Err(wrong_ending(EntryFault::Over));
    }
    let (entry, seat) = by_tag(ending, pgn.score).ok_or(field("Ending"))?;
    let last = following(state, entry, seat);
    add(state, last, engines).map_err(wrong_ending)
}

/// The entry that a tag of ours names; who resigned, the result says.
fn by_tag(ending: &str, score: pgn::GameResult) -> Option<(Entry, Option<Color>)> {
    let (kind, detail) = ending.split_once(' ').unwrap_or((ending, ""));
    let loser = match score {
        pgn::GameResult::Win(winner) => Some(Side(!winner)),
        _ => None,
    };
    let side = loser.filter(|_| kind == "resigned");
    let (kind, detail) = (translated(kind).to_owned(), detail.to_owned());
    let logged = LogEntry::read(&EntryRow { seq: 1, kind, detail, side, created_at: 0 }).ok()?;
    let ends = !matches!(logged.entry, Entry::Played(_) | Entry::Takeback { .. });
    ends.then_some((logged.entry, logged.seat))
}

fn of_json(sheet: GameJson) -> Result<GameState, Refusal> {
    let GameJson { variant, start, white, black, log, .. } = sheet;
    if sheet.eightfold != VERSION {
        return Err(Refusal::new("file-refused-newer"));
    }
    // An end that is no action is one entry more.
    if log.len() > MAX_ACTIONS + 1 {
        return Err(Refusal::new("file-refused-long"));
    }
    let engines = ByColor { white: plays_itself(&white)?, black: plays_itself(&black)? };
    let known = by_id(&variant).ok_or_else(|| unknown_variant(&variant))?;
    let start = match &start {
        Some(fen) => Game::from_fen(known, fen)
            .map_err(|error| Refusal::new("file-refused-start").about(&error))?,
        None => Game::new(known),
    };
    let given = FileHeader {
        number: sheet.game.map(GameId),
        names: ByColor { white: white.name, black: black.name },
        started: sheet.started,
        commitment: sheet.commitment,
        secret: sheet.secret,
    };
    let mut state = given.begin(start)?;
    for (number, line) in (1..).zip(log) {
        let unknown = entry(number, EntryFault::Unknown);
        let logged = read_line(line, state.seq() + 1).ok_or(unknown)?;
        add(&mut state, logged, engines).map_err(|why| entry(number, why))?;
    }
    let how = sheet.termination.as_deref().map(pgn::Termination::read);
    let said = sheet.result.as_deref().filter(|_| how.is_some()).and_then(GameResult::by_name);
    state.end_in_file(said, how.unwrap_or(pgn::Termination::NotSaid));
    let result = state.termination().map(|termination| termination.result().name());
    if sheet.result.as_deref() == result {
        Ok(state)
    } else {
        Err(Refusal::new("file-refused-result"))
    }
}

/// The entry of a line, with this number.
fn read_line(line: LogLine, seq: i64) -> Option<LogEntry> {
    let side = line.by.map(|by| by.parse()).transpose().ok()?;
    let (kind, detail) = (translated(&line.kind).to_owned(), line.detail);
    LogEntry::read(&EntryRow { seq, kind, detail, side, created_at: line.at }).ok()
}

/// Whether the engine has a seat.
fn plays_itself(seat: &PlayerJson) -> Result<bool, Refusal> {
    match seat.level {
        Some(level) if Level::new(level).is_err() => Err(field("level")),
        level => Ok(level.is_some()),
    }
}

fn refusal(error: PgnError) -> Refusal {
    match error {
        PgnError::NoTags => Refusal::new("file-refused-unknown"),
        PgnError::Unclosed { line } => on_line("file-refused-unclosed", line),
        PgnError::Unopened { line } => on_line("file-refused-unopened", line),
        PgnError::Word { line, word } => on_line("file-refused-word", line).with("typed", word),
        PgnError::Result { said } => {
            Refusal::new("file-refused-unknown-result").with("typed", said)
        }
        PgnError::TwoResults => Refusal::new("file-refused-two-results"),
        PgnError::Variant(name) => unknown_variant(&name),
        PgnError::Start(error) => Refusal::new("file-refused-start").about(&error),
        PgnError::Turn { line, error } => {
            on_line("file-refused-turn", line).because(Reason::Unread(error))
        }
        PgnError::Die { line, comment } => {
            on_line("file-refused-die", line).with("typed", quoted(&comment))
        }
        PgnError::Over { line } => on_line("file-refused-over", line),
        PgnError::Second { line } => on_line("file-refused-second", line),
        PgnError::Long => Refusal::new("file-refused-long"),
    }
}

/// A refusal that names a line, or the number of an entry.
pub(super) fn on_line(key: &'static str, number: usize) -> Refusal {
    Refusal::new(key).with("number", number.to_string())
}

/// What a tag or field says makes no sense.
pub(super) fn field(name: &str) -> Refusal {
    Refusal::new("file-refused-field").with("typed", quoted(name))
}

/// No game is called so.
pub(super) fn unknown_variant(name: &str) -> Refusal {
    Refusal::new("file-refused-variant").with("typed", quoted(name))
}

/// An entry of the log cannot follow.
pub(super) fn entry(number: usize, fault: EntryFault) -> Refusal {
    on_line("file-refused-entry", number).with("fault", <&str>::from(fault))
}

/// The end that the tag `Ending` names cannot be.
pub(super) fn wrong_ending(fault: EntryFault) -> Refusal {
    Refusal::new("file-refused-ending").with("fault", <&str>::from(fault))
}

/// How much of a text of theirs people are shown again.
const QUOTED: usize = 40;

/// A text of theirs, short and as it is.
fn quoted(text: &str) -> String {
    let quoted: String = single_line(text).replace('`', "'").chars().take(QUOTED).collect();
    format!("`{quoted}`")
}
