//! What the tables hold, and how a row of each is read.

use render::{Size, Theme};
use rules::ByColor;
use secrecy::SecretString;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;
use crate::game::dice::Secret;
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::settings::Taste;

/// A challenge as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
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
    /// Whether to play in a thread of its own.
    pub thread: bool,
    /// `open`, `accepted`, `declined` or `withdrawn`.
    pub state: String,
}

/// What a new challenge is made of.
#[derive(Clone, Debug)]
pub struct NewChallenge<'a> {
    /// The server.
    pub guild: GuildId,
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
    /// Whether to play in a thread of its own.
    pub thread: bool,
    /// The command that makes it.
    pub interaction: InteractionId,
}

/// A game as it is stored, without its record.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its id, which people see.
    pub id: GameId,
    /// Where it is played.
    pub channel: ChannelId,
    /// The game's id in the rules.
    pub variant: String,
    /// Who plays White.
    pub white: UserId,
    /// Who plays Black.
    pub black: UserId,
    /// What the dice follow from.
    pub secret: Secret,
    /// Whether it has ended.
    pub ended: bool,
    /// The last board shown: the turn it stands after, and its message.
    pub board: Option<(i64, MessageId)>,
    /// What the server has chosen.
    pub server_taste: Taste,
    /// What the players have chosen.
    pub tastes: ByColor<Taste>,
}

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The challenge that was accepted.
    pub challenge: &'a Challenge,
    /// Where it will be played.
    pub channel: ChannelId,
    /// Who plays White.
    pub white: UserId,
    /// Who plays Black.
    pub black: UserId,
    /// What the dice will follow from.
    pub secret: &'a Secret,
    /// The interaction's token, if its answer is to show the first board.
    pub token: Option<&'a str>,
}

/// One line of a game's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 1.
    pub seq: i64,
    /// Whose it is.
    pub player: UserId,
    /// What was done: `play` or `resign`.
    pub kind: String,
    /// What was played, as the rules write it; empty where nothing was.
    pub action: String,
    /// The command or click that did it.
    pub interaction: InteractionId,
}

/// A board that has still to be shown.
#[derive(Clone, Debug)]
pub struct Owed {
    /// The game.
    pub game: GameId,
    /// The turn that the board stands after, 0 the start.
    pub seq: i64,
    /// The token of the interaction that was to be answered with it, if one was.
    pub token: Option<SecretString>,
    /// When it was written, in Unix milliseconds.
    pub created: i64,
}

/// Ids are below 2^63 for the next three centuries; SQL has no unsigned numbers.
pub(super) fn stored(id: u64) -> i64 {
    id.cast_signed()
}

pub(super) fn id(row: &AnyRow, column: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(column).map(i64::cast_unsigned)
}

fn optional_id(row: &AnyRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned))
}

pub(super) fn read_challenge(row: &AnyRow) -> Result<Challenge, sqlx::Error> {
    Ok(Challenge {
        id: ChallengeId(id(row, "id")?),
        guild: GuildId(id(row, "guild")?),
        channel: ChannelId(id(row, "channel")?),
        challenger: UserId(id(row, "challenger")?),
        name: row.try_get("name")?,
        opponent: optional_id(row, "opponent")?.map(UserId),
        variant: row.try_get("variant")?,
        color: row.try_get("color")?,
        thread: row.try_get::<i64, _>("thread")? != 0,
        state: row.try_get("state")?,
    })
}

pub(super) fn read_game(row: &AnyRow) -> Result<GameRow, Error> {
    let game = GameId(id(row, "id")?);
    let secret: String = row.try_get("secret")?;
    let board_seq: Option<i64> = row.try_get("board_seq")?;
    Ok(GameRow {
        id: game,
        channel: ChannelId(id(row, "channel")?),
        variant: row.try_get("variant")?,
        white: UserId(id(row, "white")?),
        black: UserId(id(row, "black")?),
        secret: Secret::from_hex(&secret)
            .ok_or_else(|| Error::Record(game, "the secret is no secret".to_owned()))?,
        ended: row.try_get::<Option<i64>, _>("ended")?.is_some(),
        board: board_seq.zip(optional_id(row, "board_message")?.map(MessageId)),
        server_taste: read_taste(row, "server_theme", "server_size")?,
        tastes: ByColor {
            white: read_taste(row, "white_theme", "white_size")?,
            black: read_taste(row, "black_theme", "black_size")?,
        },
    })
}

pub(super) fn read_turn(row: &AnyRow) -> Result<Turn, sqlx::Error> {
    Ok(Turn {
        seq: row.try_get("seq")?,
        player: UserId(id(row, "player")?),
        kind: row.try_get("kind")?,
        action: row.try_get("action")?,
        interaction: InteractionId(id(row, "interaction")?),
    })
}

pub(super) fn read_owed(row: &AnyRow) -> Result<Owed, sqlx::Error> {
    Ok(Owed {
        game: GameId(id(row, "game")?),
        seq: row.try_get("seq")?,
        token: row.try_get::<Option<String>, _>("token")?.map(SecretString::from),
        created: row.try_get("created")?,
    })
}

/// What somebody has chosen. A theme that there was once counts as not chosen.
pub(super) fn read_taste(row: &AnyRow, theme: &str, size: &str) -> Result<Taste, sqlx::Error> {
    let theme: Option<String> = row.try_get(theme)?;
    let size: Option<String> = row.try_get(size)?;
    Ok(Taste {
        theme: theme.as_deref().and_then(Theme::by_name),
        size: size.as_deref().and_then(Size::by_name),
    })
}
