//! Reading a game from a file.

use engine::Level;
use rules::notation::Letters;
use rules::pgn::{self, MOST_ACTIONS, Pgn, PgnError, Score};
use rules::variants::by_id;
use rules::{ByColor, Color, Game};

use super::check::{EntryFault, add};
use super::decode::decoded;
use super::json::{GameJson, Line, PlayerJson, VERSION};
use super::text::{EVENT, score};
use super::{FileRefusal, ImportedGame, name, translated};
use crate::game::{Entry, GameResult, GameState, LogEntry, Secret};
use crate::ids::{ChannelId, GameId};
use crate::store::{EntryRow, GameRow, PlayerRow, Side};

/// Reads a game as it was written by [`text`](super::text) or [`json`](super::json), and chess as
/// other programs write it, in English letters or all of it in those of one of these `languages`.
///
/// # Errors
///
/// Says what is wrong with the file.
pub fn read(bytes: &[u8], languages: &[&Letters]) -> Result<GameState, FileRefusal> {
    let text = decoded(bytes);
    if !is_json(&text) {
        return of_text(&text, languages);
    }
    of_json(&text).or_else(|refusal| match refusal {
        // It may have been a comment before the tags.
        FileRefusal::Json(_) => of_text(&text, languages).map_err(|_| refusal),
        refusal => Err(refusal),
    })
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
struct Given {
    number: Option<GameId>,
    names: ByColor<String>,
    started: i64,
    commitment: Option<String>,
    secret: Option<String>,
}

impl Given {
    /// The game from this start, with nothing played.
    fn begin(self, variant: &str, start: Option<String>) -> Result<GameState, FileRefusal> {
        let is_digest = |hex: &str| Secret::from_hex(hex).is_some();
        if self.commitment.as_deref().is_some_and(|hash| !is_digest(hash)) {
            return Err(FileRefusal::Field("Commitment"));
        }
        if self.secret.as_deref().is_some_and(|secret| !is_digest(secret)) {
            return Err(FileRefusal::Field("Secret"));
        }
        let file = ImportedGame {
            names: ByColor { white: name(&self.names.white), black: name(&self.names.black) },
            numbered: self.number.is_some(),
            commitment: self.commitment.map(|hash| hash.to_ascii_lowercase()),
            has_secret: self.secret.is_some(),
        };
        // Who plays is in the names, and nobody can act in this game.
        let nobody = PlayerRow::Deleted;
        let row = GameRow {
            game_id: self.number.unwrap_or(GameId(0)),
            guild_id: None,
            channel_id: ChannelId(0),
            is_user_install: false,
            language: None,
            variant: variant.to_owned(),
            start_fen: start,
            players: ByColor { white: nobody, black: nobody },
            dice_secret: self.secret.unwrap_or_else(|| "00".repeat(32)),
            result: None,
            side_to_act: None,
            challenger_id: None,
            started_at: self.started,
            is_rated: false,
            clock: None,
        };
        GameState::from_file(row, file).map_err(|_| FileRefusal::Field("FEN"))
    }
}

fn of_text(text: &str, languages: &[&Letters]) -> Result<GameState, FileRefusal> {
    let mut pgn = pgn::read_in(text, languages).map_err(refusal)?;
    // Other programs may mean something else by them.
    if pgn.tag("Event") != Some(EVENT) {
        pgn.tags.retain(|(name, _)| !is_own(name));
    }
    let tag = |name| pgn.tag(name).map(str::to_owned);
    let number = pgn.tag("GameId").map(|id| id.parse().map_err(|_| FileRefusal::Field("GameId")));
    let given = Given {
        number: number.transpose()?,
        names: ByColor {
            white: tag("White").unwrap_or_default(),
            black: tag("Black").unwrap_or_default(),
        },
        started: 0,
        commitment: tag("Commitment"),
        secret: tag("Secret"),
    };
    let (variant, start) = (pgn.game.variant(), &pgn.game.positions()[0]);
    let start = rules::fen::write(variant, start);
    let start = Some(start).filter(|start| start != variant.start_fen());
    let mut state = given.begin(variant.id(), start)?;
    let engines =
        ByColor { white: by_level(&pgn, "WhiteLevel")?, black: by_level(&pgn, "BlackLevel")? };
    for (nth, account) in pgn.game.accounts().enumerate() {
        let next = following(&state, Entry::Played(account.action), Some(account.before.actor()));
        add(&mut state, next, engines).map_err(|why| FileRefusal::Entry(nth + 1, why))?;
    }
    end(&mut state, &pgn, engines)?;
    if pgn.score != Score::Open && pgn.score != score(&state) {
        return Err(FileRefusal::Result);
    }
    Ok(state)
}

/// Whether a tag is one that only games of ours have.
fn is_own(tag: &str) -> bool {
    const OWN: [&str; 6] = ["GameId", "Commitment", "Secret", "Ending", "WhiteLevel", "BlackLevel"];
    OWN.iter().any(|own| own.eq_ignore_ascii_case(tag))
}

/// Whether the engine plays a side, by the tag that says how strong.
fn by_level(pgn: &Pgn, tag: &'static str) -> Result<bool, FileRefusal> {
    let level = pgn.tag(tag).map(|level| level.parse().ok().and_then(|it| Level::new(it).ok()));
    if level == Some(None) { Err(FileRefusal::Field(tag)) } else { Ok(level.is_some()) }
}

/// What the game came to, as far as the file says.
fn result(pgn: &Pgn) -> Option<GameResult> {
    match pgn.score {
        Score::Win(winner) => Some(GameResult::Won(winner)),
        Score::Draw => Some(GameResult::Drawn),
        Score::Open if pgn.termination == pgn::Termination::Abandoned => Some(GameResult::Aborted),
        Score::Open => None,
    }
}

/// An entry after the last one of a game.
fn following(state: &GameState, entry: Entry, seat: Option<Color>) -> LogEntry {
    LogEntry { seq: state.seq() + 1, seat, entry, at: 0 }
}

/// Ends the game by the entry that ended it, where the board did not; in another program's file, as that
/// says.
fn end(state: &mut GameState, pgn: &Pgn, engines: ByColor<bool>) -> Result<(), FileRefusal> {
    let Some(termination) = pgn.tag("Ending") else {
        let how = match (pgn.score, pgn.termination) {
            (Score::Draw, pgn::Termination::Time) => pgn::Termination::TimeAgainstMaterial,
            (_, how) => how,
        };
        state.end_in_file(result(pgn), how);
        return Ok(());
    };
    if state.termination().is_some() {
        return Err(FileRefusal::Ending(EntryFault::Over));
    }
    let (entry, seat) = by_tag(termination, pgn.score).ok_or(FileRefusal::Field("Ending"))?;
    let last = following(state, entry, seat);
    add(state, last, engines).map_err(FileRefusal::Ending)
}

/// The entry that a tag of ours names; who resigned, the result says.
fn by_tag(termination: &str, score: Score) -> Option<(Entry, Option<Color>)> {
    let (kind, detail) = termination.split_once(' ').unwrap_or((termination, ""));
    let loser = match score {
        Score::Win(winner) => Some(Side(!winner)),
        _ => None,
    };
    let side = loser.filter(|_| kind == "resigned");
    let (kind, detail) = (translated(kind).to_owned(), detail.to_owned());
    let logged = LogEntry::read(&EntryRow { seq: 1, kind, detail, side, created_at: 0 }).ok()?;
    let ends = !matches!(logged.entry, Entry::Played(_) | Entry::Takeback { .. });
    ends.then_some((logged.entry, logged.seat))
}

fn of_json(text: &str) -> Result<GameState, FileRefusal> {
    let sheet: GameJson = serde_json::from_str(text).map_err(|it| FileRefusal::Json(it.line()))?;
    let GameJson { variant, start, white, black, log, .. } = sheet;
    if sheet.eightfold != VERSION {
        return Err(FileRefusal::Newer);
    }
    // An end that is no action is one entry more.
    if log.len() > MOST_ACTIONS + 1 {
        return Err(FileRefusal::Long);
    }
    let engines = ByColor { white: plays_itself(&white)?, black: plays_itself(&black)? };
    let known = by_id(&variant).ok_or_else(|| FileRefusal::Variant(variant.clone()))?;
    if let Some(start) = &start {
        Game::from_fen(known, start).map_err(FileRefusal::Start)?;
    }
    let given = Given {
        number: sheet.game.map(GameId),
        names: ByColor { white: white.name, black: black.name },
        started: sheet.started,
        commitment: sheet.commitment,
        secret: sheet.secret,
    };
    let mut state = given.begin(&variant, start)?;
    for (number, line) in (1..).zip(log) {
        let unknown = FileRefusal::Entry(number, EntryFault::Unknown);
        let logged = read_line(line, state.seq() + 1).ok_or(unknown)?;
        add(&mut state, logged, engines).map_err(|why| FileRefusal::Entry(number, why))?;
    }
    let how = sheet.termination.as_deref().map(pgn::Termination::read);
    let said = sheet.result.as_deref().filter(|_| how.is_some()).and_then(GameResult::by_name);
    state.end_in_file(said, how.unwrap_or(pgn::Termination::NotSaid));
    let result = state.termination().map(|termination| termination.result().name());
    if sheet.result.as_deref() == result { Ok(state) } else { Err(FileRefusal::Result) }
}

/// The entry of a line, with this number.
fn read_line(line: Line, seq: i64) -> Option<LogEntry> {
    let side = line.by.map(|by| by.parse()).transpose().ok()?;
    let (kind, detail) = (translated(&line.kind).to_owned(), line.detail);
    LogEntry::read(&EntryRow { seq, kind, detail, side, created_at: line.at }).ok()
}

/// Whether the engine has a seat.
fn plays_itself(seat: &PlayerJson) -> Result<bool, FileRefusal> {
    match seat.level {
        Some(level) if Level::new(level).is_err() => Err(FileRefusal::Field("level")),
        level => Ok(level.is_some()),
    }
}

fn refusal(error: PgnError) -> FileRefusal {
    match error {
        PgnError::NoTags => FileRefusal::Unknown,
        PgnError::Unclosed { line } => FileRefusal::Unclosed(line),
        PgnError::Unopened { line } => FileRefusal::Unopened(line),
        PgnError::Word { line, word } => FileRefusal::Word(line, word),
        PgnError::Result { said } => FileRefusal::UnknownResult(said),
        PgnError::TwoResults => FileRefusal::TwoResults,
        PgnError::Variant(name) => FileRefusal::Variant(name),
        PgnError::Start(error) => FileRefusal::Start(error),
        PgnError::Turn { line, error } => FileRefusal::Turn(line, error),
        PgnError::Die { line, comment } => FileRefusal::Die(line, comment),
        PgnError::Over { line } => FileRefusal::Over(line),
        PgnError::Second { line } => FileRefusal::Second(line),
        PgnError::Long => FileRefusal::Long,
    }
}
