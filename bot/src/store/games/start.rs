//! How games start: from a challenge, against the engine, or as a rematch; each of them once.

use rules::{ByColor, Color};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::lists::running;
use super::{Games, PlayerRow, lock};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, UserId};
use crate::store::jobs::{self, NewJob};
use crate::store::writer::Change;
use crate::store::{
    ClickedOffer, Flag, JobKind, JobPayload, Side, StoreError, TokenPayload, WriteOutcome,
    challenges, clocks, next_id, offers,
};

/// What a new game is made of.
#[derive(Clone)]
pub struct NewGame<'a> {
    /// The guild; none outside guilds.
    pub guild_id: Option<GuildId>,
    /// Where it will be played.
    pub channel_id: ChannelId,
    /// Whether the bot is a user install there, and can only respond.
    pub is_user_install: bool,
    /// The code of the language of its boards; none: the guild's.
    pub language: Option<&'a str>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The start as FEN; none: the variant's own.
    pub start_fen: Option<&'a str>,
    /// Who plays.
    pub players: ByColor<PlayerRow>,
    /// Whether it is to be rated.
    pub is_rated: bool,
    /// What the dice will follow from, 64 hex digits.
    pub dice_secret: &'a str,
    /// Which side acts first.
    pub side_to_act: Color,
    /// Whether that is the engine.
    pub is_engine_first: bool,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub move_time_ms: Option<i64>,
    /// The token of the interaction that is responded to with the first board, if one is.
    pub token: Option<&'a str>,
}

/// What became of an acceptance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AcceptOutcome {
    /// The game has started.
    Started(GameId),
    /// The challenge was answered before.
    NotOpen,
    /// Another game is running in the channel.
    ChannelBusy,
}

/// What became of a game that can start only once: a rematch, or one against the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartOutcome {
    /// It has started.
    Started(GameId),
    /// It started from the same interaction, message or game before.
    AlreadyStarted,
    /// The offer of it is not open any more.
    OfferClosed,
    /// Another game is running in the channel.
    ChannelBusy,
    /// The user has as many of them as are allowed.
    LimitReached,
}

/// What a game starts from: one of these. No two games start from the same.
#[derive(Clone, Copy, Default)]
struct Origin {
    challenge: Option<ChallengeId>,
    rematch_of: Option<GameId>,
    /// The interaction or message that starts a game against the engine.
    id: Option<i64>,
}

impl Origin {
    fn challenge(challenge: ChallengeId) -> Self {
        Self { challenge: Some(challenge), ..Self::default() }
    }

    fn rematch(previous: GameId) -> Self {
        Self { rematch_of: Some(previous), ..Self::default() }
    }

    fn engine(id: u64) -> Self {
        Self { id: Some(id.cast_signed()), ..Self::default() }
    }
}

impl Games<'_> {
    /// Accepts an open challenge: starts its game, with the jobs of its first board.
    pub async fn start_from_challenge(
        &self,
        challenge: ChallengeId,
        new: &NewGame<'_>,
    ) -> Result<AcceptOutcome, StoreError> {
        self.0
            .write_if(async |connection| {
                if !challenges::accept(connection, challenge).await? {
                    return Ok(Change::RollBack(AcceptOutcome::NotOpen));
                }
                let origin = Origin::challenge(challenge);
                Ok(match start(connection, origin, new, self.0.clock.now()).await? {
                    Some(game) => Change::Commit(AcceptOutcome::Started(game)),
                    None => Change::RollBack(AcceptOutcome::ChannelBusy),
                })
            })
            .await
    }

    /// Starts a game of a user against the engine from their interaction or message, with the jobs of
    /// its first board, unless `max` such games of theirs are running.
    pub async fn start_against_engine(
        &self,
        origin: u64,
        (user, max): (UserId, usize),
        new: &NewGame<'_>,
    ) -> Result<StartOutcome, StoreError> {
        let (origin, limit) = (Origin::engine(origin), Some((user, max)));
        self.0
            .write_if(async |connection| {
                start_once(connection, origin, limit, new, self.0.clock.now()).await.map(if_started)
            })
            .await
    }

    /// Starts the rematch of an ended game, with the jobs of its first board, and accepts an offer.
    /// `limit` is the user who may have so many games against the engine.
    pub async fn start_rematch(
        &self,
        previous: GameId,
        accepts: Option<ClickedOffer>,
        limit: Option<(UserId, usize)>,
        new: &NewGame<'_>,
    ) -> Result<StartOutcome, StoreError> {
        let (origin, now) = (Origin::rematch(previous), self.0.clock.now());
        let outcome = self
            .0
            .write_if(async |connection| {
                // Nobody offers it meanwhile.
                lock(connection, previous).await?;
                let outcome = start_once(connection, origin, limit, new, now).await?;
                if matches!(outcome, StartOutcome::Started(_))
                    && offers::close_all(connection, previous, accepts, now).await?
                        == WriteOutcome::AlreadyApplied
                {
                    return Ok(Change::RollBack(StartOutcome::OfferClosed));
                }
                Ok(if_started(outcome))
            })
            .await?;
        self.0.jobs_changed.notify_one();
        Ok(outcome)
    }

    /// Whether a game against the engine has started from this interaction or message.
    pub async fn has_started(&self, origin: u64) -> Result<bool, StoreError> {
        self.0.exists(started(Origin::engine(origin))).await
    }

    /// Whether the rematch of this game has started.
    pub async fn has_rematch(&self, game: GameId) -> Result<bool, StoreError> {
        self.0.exists(started(Origin::rematch(game))).await
    }
}

/// Keeps a game that has started.
fn if_started(outcome: StartOutcome) -> Change<StartOutcome> {
    match outcome {
        StartOutcome::Started(_) => Change::Commit(outcome),
        _ => Change::RollBack(outcome),
    }
}

/// Starts a game, unless its channel is busy, it has started before, or the user has more games against
/// the engine with it than they may.
async fn start_once(
    connection: &mut AnyConnection,
    origin: Origin,
    limit: Option<(UserId, usize)>,
    new: &NewGame<'_>,
    now: i64,
) -> Result<StartOutcome, StoreError> {
    // Another transaction that starts a game waits here, so none comes between writing and counting.
    let Some(game) = start(connection, origin, new, now).await? else {
        return Ok(match started(origin).fetch_optional(connection).await? {
            Some(_) => StartOutcome::AlreadyStarted,
            None => StartOutcome::ChannelBusy,
        });
    };
    match limit {
        Some((user, max)) if running(user, Flag(true)).fetch_all(connection).await?.len() > max => {
            Ok(StartOutcome::LimitReached)
        }
        _ => Ok(StartOutcome::Started(game)),
    }
}

/// Inserts a game with its clock and its first jobs; none if another one is running in its channel, or
/// started from the same before.
async fn start(
    connection: &mut AnyConnection,
    origin: Origin,
    new: &NewGame<'_>,
    now: i64,
) -> Result<Option<GameId>, StoreError> {
    let game = GameId(next_id(connection, "game").await?);
    if !insert(connection, game, origin, new, now).await? {
        return Ok(None);
    }
    let token = new.token.map(|token| TokenPayload::new(token, now));
    let payload = JobPayload { token, ..JobPayload::default() };
    let board = NewJob::leased(JobKind::RenderBoard, (game, 0), now).with(payload.clone());
    jobs::enqueue(connection, &board).await?;
    if new.is_engine_first {
        let engine = NewJob::leased(JobKind::EngineMove, (game, 0), now);
        let engine = if new.is_user_install { engine.with(payload) } else { engine };
        jobs::enqueue(connection, &engine).await?;
    }
    if let Some(move_time_ms) = new.move_time_ms {
        clocks::start(connection, game, move_time_ms, now).await?;
    }
    Ok(Some(game))
}

/// Inserts the game itself; whether its channel is free and it has not started before.
async fn insert(
    connection: &mut AnyConnection,
    game: GameId,
    origin: Origin,
    new: &NewGame<'_>,
    now: i64,
) -> Result<bool, StoreError> {
    let ByColor { white, black } = new.players;
    let inserted = sqlx::query(
        "INSERT INTO games (game_id, challenge_id, rematch_of_game_id, origin_id, guild_id, channel_id,
            language, variant, start_fen, white_id, white_level, black_id, black_level, move_time_ms,
            is_rated, dice_secret, started_at, side_to_act)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
        ON CONFLICT DO NOTHING",
    )
    .bind(game)
    .bind(origin.challenge)
    .bind(origin.rematch_of)
    .bind(origin.id)
    .bind(new.guild_id)
    .bind(new.channel_id)
    .bind(new.language)
    .bind(new.variant)
    .bind(new.start_fen)
    .bind(white.user())
    .bind(white.level())
    .bind(black.user())
    .bind(black.level())
    .bind(new.move_time_ms)
    .bind(Flag(new.is_rated))
    .bind(new.dice_secret)
    .bind(now)
    .bind(Side(new.side_to_act))
    .execute(connection)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

/// Reads whether a game has started from this.
fn started(origin: Origin) -> Query<'static, Any, AnyArguments> {
    let started = sqlx::query(
        "SELECT 1
        FROM games
        WHERE challenge_id = $1 OR rematch_of_game_id = $2 OR origin_id = $3",
    );
    started.bind(origin.challenge).bind(origin.rematch_of).bind(origin.id)
}
