//! What the tables hold, and how a row of each is read.

mod offer;

use rules::{ByColor, Color};
use secrecy::SecretString;
use sqlx::Row;
use sqlx::any::AnyRow;

pub(super) use self::offer::read_offer;
pub use self::offer::{ClickedOffer, NewOffer, OfferRow};
use super::results::NewResult;
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    /// Its id.
    pub id: ChallengeId,
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it was made.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: UserId,
    /// The challenger's name as it was shown then.
    pub name: String,
    /// Who is challenged, or anybody.
    pub opponent: Option<UserId>,
    /// The game's id in the rules.
    pub variant: String,
    /// The challenger's side: `white`, `black` or `random`.
    pub color: String,
    /// Whether to play in a thread of its own; none: where one can be opened.
    pub thread: Option<bool>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// The start as FEN; none: the variant's own.
    pub start: Option<String>,
    /// The code of the language in which it was made; none: the server's.
    pub language: Option<String>,
    /// `open`, `accepted`, `declined`, `withdrawn` or `lapsed`.
    pub state: String,
}

/// What a new challenge is made of.
#[derive(Clone, Debug)]
pub struct NewChallenge<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it is made.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: UserId,
    /// The challenger's name.
    pub name: &'a str,
    /// Who is challenged, or anybody.
    pub opponent: Option<UserId>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The challenger's side: `white`, `black` or `random`.
    pub color: &'a str,
    /// Whether to play in a thread of its own; none: where one can be opened.
    pub thread: Option<bool>,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// The start as FEN; none: the variant's own.
    pub start: Option<&'a str>,
    /// The code of the language in which it is made; none: the server's.
    pub language: Option<&'a str>,
    /// The command that makes it.
    pub interaction: InteractionId,
}

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatRow {
    /// This person.
    Person(UserId),
    /// The engine at this level.
    Engine(i64),
}

/// A game, without its log.
#[derive(Clone, PartialEq)] // Not Debug, like all that holds a secret or a token.
pub struct GameRow {
    /// Its id, which people see.
    pub id: GameId,
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it is played.
    pub channel: ChannelId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The code of the language of its boards; none: the server's.
    pub language: Option<String>,
    /// The game's id in the rules.
    pub variant: String,
    /// The start as FEN; none: the variant's own.
    pub start: Option<String>,
    /// Who plays; none where the row was never written so.
    pub seats: ByColor<SeatRow>,
    /// Whether it is to be rated.
    pub rated: bool,
    /// What the dice follow from, 64 hex digits.
    pub secret: String,
    /// `white`, `black`, `draw` or `aborted`; none while it runs.
    pub result: Option<String>,
    /// `white` or `black`: who acts next; none once it has ended.
    pub next: Option<String>,
    /// Who challenged the other or asked for the rematch, where it began so.
    pub challenger: Option<UserId>,
    /// When it began, in Unix milliseconds.
    pub started: i64,
    /// Its time, where it has a pace.
    pub time: Option<TimeRow>,
}

/// The time of a game with a pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeRow {
    /// How long each turn may take, in milliseconds.
    pub pace: i64,
    /// By when who is next has to act, in Unix milliseconds; none while it is paused, and once the
    /// game has ended.
    pub deadline: Option<i64>,
    /// Since when it is paused, in Unix milliseconds.
    pub paused: Option<i64>,
    /// What who acted last had left, in milliseconds.
    pub spare: Option<i64>,
}

/// What a new game is made of.
#[derive(Clone)]
pub struct NewGame<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it will be played.
    pub channel: ChannelId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The code of the language of its boards; none: the server's.
    pub language: Option<&'a str>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The start as FEN; none: the variant's own.
    pub start: Option<&'a str>,
    /// Who plays White.
    pub white: SeatRow,
    /// Who plays Black.
    pub black: SeatRow,
    /// Whether it is to be rated.
    pub rated: bool,
    /// What the dice will follow from, 64 hex digits.
    pub secret: &'a str,
    /// `white` or `black`: who acts first.
    pub next: &'a str,
    /// Whether that is the engine.
    pub engine: bool,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// The interaction that is answered with the first board, if one is.
    pub token: Option<TokenRow<'a>>,
}

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1.
    pub ply: i64,
    /// What happened: `played`, `resigned`, `draw_agreed`, `draw_claimed`, `took_back`, `flagged`
    /// or `aborted`.
    pub kind: String,
    /// The action, claim, ply, result or reason; else empty.
    pub detail: String,
    /// `white` or `black`: who acted; none where nobody did.
    pub seat: Option<String>,
    /// When it was written, in Unix milliseconds.
    pub created: i64,
}

/// What a new entry is made of, with what follows from it.
#[derive(Clone)]
pub struct NewEntry<'a> {
    /// The game.
    pub game: GameId,
    /// Where it is played, and its board is owed.
    pub channel: ChannelId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The entry.
    pub entry: &'a EntryRow,
    /// The command or click; none for the clock and the engine.
    pub interaction: Option<InteractionId>,
    /// The game's result with it, if it ends the game.
    pub result: Option<&'a str>,
    /// What that counts for, if it does.
    pub counts: Option<NewResult<'a>>,
    /// Who is next after it, if anybody is.
    pub next: Option<&'a str>,
    /// Whether that is the engine.
    pub engine: bool,
    /// The offer that it accepts, if it does; all others are void with it.
    pub accepts: Option<ClickedOffer>,
    /// What becomes of its time, where it has a pace.
    pub time: Option<NewTime>,
    /// What becomes of the game's boards.
    pub board: NewBoard<'a>,
}

/// The time of a game after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewTime {
    /// The time itself.
    pub time: TimeRow,
    /// The deadline that must have stood until then; none where it does not matter.
    pub after: Option<i64>,
    /// Whether the deadline is another one.
    pub moved: bool,
}

/// What becomes of a game's boards with a new entry.
#[derive(Clone, Copy)]
pub enum NewBoard<'a> {
    /// The board after it is owed, and those before no more.
    Owed {
        /// The interaction that is answered with it, if one is.
        token: Option<TokenRow<'a>>,
        /// The message that becomes it; none where that is a new one.
        message: Option<MessageId>,
    },
    /// They stay as they are: the engine goes on.
    Unchanged,
    /// The board after the entry that the engine has answered becomes this one.
    Answers {
        /// That entry's ply.
        act: i64,
        /// Whether it is shown in a new message all the same.
        anew: bool,
    },
}

/// What kind of thing is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum JobKind {
    /// A board is to be shown.
    Board,
    /// The engine is to act.
    Engine,
    /// An offer that is not open any more is to show what became of it.
    Offers,
    /// Who is next is to be reminded that little time is left.
    Reminder,
    /// The other is to be told that who is next is late.
    Late,
    /// The game of who is late is to end.
    Flag,
    /// Those who follow a game are to be told that it has ended.
    Followers,
    /// A thread is to be archived.
    Thread,
}

impl JobKind {
    /// As it is stored.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Engine => "engine",
            Self::Offers => "offers",
            Self::Reminder => "reminder",
            Self::Late => "late",
            Self::Flag => "flag",
            Self::Followers => "followers",
            Self::Thread => "thread",
        }
    }
}

/// What is still to be done: its kind, the game, and the entry that it stands after; of an offer,
/// its id.
pub type JobKey = (JobKind, GameId, i64);

/// An interaction that can be answered.
#[derive(Clone, Copy)]
pub struct TokenRow<'a> {
    /// Its id.
    pub interaction: InteractionId,
    /// Its token.
    pub token: &'a str,
}

/// Something that is still to be done.
#[derive(Clone, Debug)]
pub struct JobRow {
    /// The game.
    pub game: GameId,
    /// The entry that it stands after, 0 the start; the id of an offer.
    pub ply: i64,
    /// The entry of which a board shows the engine's answer; it replaces the board after that.
    pub act: Option<i64>,
    /// Where the game is played.
    pub channel: ChannelId,
    /// How often it was tried.
    pub tries: i64,
    /// From when it counts how long it was tried in vain, in Unix milliseconds.
    pub since: i64,
    /// The message that becomes the board, or where an offer's buttons stand; none where it is a new
    /// one.
    pub message: Option<MessageId>,
    /// The token of the interaction that was to be answered with it, if one was, and when it came
    /// (Unix milliseconds).
    pub token: Option<(SecretString, i64)>,
}

/// What somebody has chosen; what is none is left open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PreferenceRow {
    /// The theme's name.
    pub theme: Option<String>,
    /// The size's name.
    pub size: Option<String>,
    /// The language's code.
    pub language: Option<String>,
    /// Whether turns are confirmed; a person's.
    pub confirm: Option<bool>,
    /// Whether the person is pinged.
    pub pings: Option<bool>,
    /// How long turns take in a server, by its name.
    pub pace: Option<String>,
    /// Whether every board has the server's theme.
    pub one_theme: Option<bool>,
    /// Whether every board of the server is seen from White's side.
    pub white_below: Option<bool>,
    /// Whether games are rated unless asked otherwise; a server's.
    pub rated: Option<bool>,
    /// Whether challenges to a person open threads unless they say otherwise; a server's.
    pub threads: Option<bool>,
    /// The server's locale, as Discord told it last.
    pub locale: Option<String>,
}

/// What the server and the people of a game have chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardPreferences {
    /// The server.
    pub server: PreferenceRow,
    /// The code of the game's own language; none: the server's.
    pub language: Option<String>,
    /// The players.
    pub players: ByColor<PreferenceRow>,
}

/// Ids are below 2^63 for the next three centuries; SQL has no unsigned numbers.
pub(super) fn stored(id: u64) -> i64 {
    id.cast_signed()
}

pub(super) fn id(row: &AnyRow, column: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(column).map(i64::cast_unsigned)
}

pub(super) fn optional_id(row: &AnyRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned))
}

/// What the numbers of `challenges.thread` mean.
const THREADS: [Option<bool>; 3] = [Some(false), Some(true), None];

/// Whether to play in a thread of its own, as it is stored.
pub(super) fn stored_thread(thread: Option<bool>) -> i64 {
    thread.map_or(2, i64::from)
}

pub(super) fn read_challenge(row: &AnyRow) -> Result<ChallengeRow, sqlx::Error> {
    let thread: i64 = row.try_get("thread")?;
    Ok(ChallengeRow {
        id: ChallengeId(id(row, "id")?),
        guild: optional_id(row, "guild")?.map(GuildId),
        channel: ChannelId(id(row, "channel")?),
        challenger: UserId(id(row, "challenger")?),
        name: row.try_get("name")?,
        opponent: optional_id(row, "opponent")?.map(UserId),
        variant: row.try_get("variant")?,
        color: row.try_get("color")?,
        thread: THREADS.get(usize::try_from(thread).unwrap_or_default()).copied().flatten(),
        pace: row.try_get("pace")?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        start: row.try_get("start")?,
        language: row.try_get("language")?,
        state: row.try_get("state")?,
    })
}

pub(super) fn read_game(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    Ok(GameRow {
        id: GameId(id(row, "id")?),
        guild: optional_id(row, "guild")?.map(GuildId),
        channel: ChannelId(id(row, "channel")?),
        guest: row.try_get::<i64, _>("guest")? != 0,
        language: row.try_get("language")?,
        variant: row.try_get("variant")?,
        start: row.try_get("start")?,
        seats: read_seats(row)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        secret: row.try_get("secret")?,
        result: row.try_get("result")?,
        next: row.try_get("next")?,
        challenger: optional_id(row, "challenger")?.map(UserId),
        started: row.try_get("started")?,
        time: read_time(row)?,
    })
}

fn read_time(row: &AnyRow) -> Result<Option<TimeRow>, sqlx::Error> {
    let Some(pace) = row.try_get("pace")? else {
        return Ok(None);
    };
    Ok(Some(TimeRow {
        pace,
        deadline: row.try_get("deadline")?,
        paused: row.try_get("paused")?,
        spare: row.try_get("spare")?,
    }))
}

/// The newest board that is shown of a game, and its message.
pub(super) fn read_board(row: &AnyRow) -> Result<Option<(i64, MessageId)>, sqlx::Error> {
    let ply: Option<i64> = row.try_get("board_ply")?;
    Ok(ply.zip(optional_id(row, "board_message")?.map(MessageId)))
}

pub(super) fn read_seats(row: &AnyRow) -> Result<ByColor<SeatRow>, sqlx::Error> {
    Ok(ByColor { white: read_seat(row, Color::White)?, black: read_seat(row, Color::Black)? })
}

fn read_seat(row: &AnyRow, color: Color) -> Result<SeatRow, sqlx::Error> {
    let (person, level) = match color {
        Color::White => ("white", "white_level"),
        Color::Black => ("black", "black_level"),
    };
    match optional_id(row, person)? {
        Some(user) => Ok(SeatRow::Person(UserId(user))),
        None => Ok(SeatRow::Engine(row.try_get(level)?)),
    }
}

pub(super) fn read_entry(row: &AnyRow) -> Result<EntryRow, sqlx::Error> {
    Ok(EntryRow {
        ply: row.try_get("ply")?,
        kind: row.try_get("kind")?,
        detail: row.try_get("detail")?,
        seat: row.try_get("seat")?,
        created: row.try_get("created")?,
    })
}

pub(super) fn read_job(row: &AnyRow) -> Result<JobRow, sqlx::Error> {
    let token = row.try_get::<Option<String>, _>("token")?.map(SecretString::from);
    Ok(JobRow {
        game: GameId(id(row, "game")?),
        ply: row.try_get("ply")?,
        act: row.try_get("act")?,
        channel: ChannelId(id(row, "channel")?),
        tries: row.try_get("tries")?,
        since: row.try_get("since")?,
        message: optional_id(row, "message")?.map(MessageId),
        token: token.zip(row.try_get("token_time")?),
    })
}

pub(super) fn read_preference(row: &AnyRow) -> Result<PreferenceRow, sqlx::Error> {
    let flag = |column| -> Result<Option<bool>, sqlx::Error> {
        Ok(row.try_get::<Option<i64>, _>(column)?.map(|yes| yes != 0))
    };
    Ok(PreferenceRow {
        theme: row.try_get("theme")?,
        size: row.try_get("size")?,
        language: row.try_get("language")?,
        confirm: flag("confirm")?,
        pings: flag("pings")?,
        pace: row.try_get("pace")?,
        one_theme: flag("one_theme")?,
        white_below: flag("white_below")?,
        rated: flag("rated")?,
        threads: flag("threads")?,
        locale: row.try_get("locale")?,
    })
}
