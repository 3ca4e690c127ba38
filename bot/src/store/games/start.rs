//! How games start: from a challenge, against the engine, or as a rematch; each of them once.

use rules::{ByColor, Color};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::lists::running;
use super::{GameStore, PlayerRow, lock};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, UserId};
use crate::store::jobs::NewJob;
use crate::store::writer::Change;
use crate::store::{
    ChallengeState, ClickedOffer, Flag, JobKind, JobPayload, Side, StoreError, TokenPayload,
    WriteOutcome, challenges, clocks, next_id, offers,
};

/// What a new game is made of: what [`GameRow`](super::GameRow) says of it, and a few more.
#[derive(Clone)]
pub struct NewGame<'a> {
    pub guild_id: Option<GuildId>,
    pub channel_id: ChannelId,
    /// Whether the bot is a user install there, and can only respond.
    pub is_user_install: bool,
    pub language: Option<&'a str>,
    pub variant: &'a str,
    pub start_fen: Option<&'a str>,
    pub players: ByColor<PlayerRow>,
    pub is_rated: bool,
    pub dice_secret: String,
    pub side_to_act: Color,
    pub move_time_ms: Option<i64>,
    /// The token of the interaction that is responded to with the first board, if one is.
    pub token: Option<&'a str>,
}

impl NewGame<'_> {
    /// Whether the engine acts first.
    pub fn is_engine_first(&self) -> bool {
        self.players[self.side_to_act].level().is_some()
    }
}

/// What became of a game that can start only once: from a challenge, against the engine, or a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartOutcome {
    Started(GameId),
    /// It started from the same interaction, message or game before.
    AlreadyStarted,
    /// The challenge, or the offer of a rematch, is not open any more.
    NotOpen,
    /// Another game is running in the channel.
    ChannelBusy,
    /// The user has as many games against the engine as are allowed.
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
    fn rematch(previous: GameId) -> Self {
        Self { rematch_of: Some(previous), ..Self::default() }
    }

    fn engine(id: u64) -> Self {
        Self { id: Some(id.cast_signed()), ..Self::default() }
    }
}

impl GameStore<'_> {
    /// Accepts an open challenge: starts its game, with the jobs of its first board.
    pub async fn start_from_challenge(
        &self,
        challenge: ChallengeId,
        new: &NewGame<'_>,
    ) -> Result<StartOutcome, StoreError> {
        let origin = Origin { challenge: Some(challenge), ..Origin::default() };
        self.0
            .write_if(async |connection| {
                if !challenges::close(connection, challenge, ChallengeState::Accepted).await? {
                    return Ok(Change::RollBack(StartOutcome::NotOpen));
                }
                start_once(connection, origin, None, new, self.0.clock.now()).await.map(if_started)
            })
            .await
    }

    /// Starts a game of a user against the engine from their interaction or message, with the jobs of
    /// its first board, unless `max` such games of theirs are running.
    pub async fn start_against_engine(
        &self,
        origin: u64,
        limit: (UserId, usize),
        new: &NewGame<'_>,
    ) -> Result<StartOutcome, StoreError> {
        let (origin, limit) = (Origin::engine(origin), Some(limit));
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
        self.0
            .write_jobs(async |connection| {
                // Nobody offers it meanwhile.
                lock(connection, previous).await?;
                let outcome = start_once(connection, origin, limit, new, now).await?;
                if matches!(outcome, StartOutcome::Started(_))
                    && offers::close_all(connection, previous, accepts, true, now).await?
                        == WriteOutcome::AlreadyApplied
                {
                    return Ok(Change::RollBack(StartOutcome::NotOpen));
                }
                Ok(if_started(outcome))
            })
            .await
    }

    /// Whether a game against the engine has started from this interaction or message.
    pub async fn has_started(&self, origin: u64) -> Result<bool, StoreError> {
        self.0.exists(started(Origin::engine(origin))).await
    }

    pub async fn has_rematch(&self, game: GameId) -> Result<bool, StoreError> {
        self.0.exists(started(Origin::rematch(game))).await
    }
}

/// Keeps a game that has started.
fn if_started(outcome: StartOutcome) -> Change<StartOutcome> {
    Change::commit_if(matches!(outcome, StartOutcome::Started(_)), outcome)
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
        Some((user, max)) if running(user, true).fetch_all(connection).await?.len() > max => {
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
    board.enqueue(connection).await?;
    if new.is_engine_first() {
        let engine = NewJob::leased(JobKind::EngineMove, (game, 0), now);
        let engine = if new.is_user_install { engine.with(payload) } else { engine };
        engine.enqueue(connection).await?;
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
    let insert = sqlx::query(
        "INSERT INTO games (game_id, challenge_id, rematch_of_game_id, origin_id, guild_id, channel_id,
            language, variant, start_fen, white_id, white_level, black_id, black_level, move_time_ms,
            is_rated, dice_secret, started_at, side_to_act)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
        ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(game).bind(origin.challenge).bind(origin.rematch_of).bind(origin.id);
    let insert = insert.bind(new.guild_id).bind(new.channel_id).bind(new.language);
    let insert = insert.bind(new.variant).bind(new.start_fen);
    let insert = insert.bind(white.user()).bind(white.level());
    let insert = insert.bind(black.user()).bind(black.level());
    let insert = insert.bind(new.move_time_ms).bind(Flag(new.is_rated)).bind(&new.dice_secret);
    let insert = insert.bind(now).bind(Side(new.side_to_act));
    Ok(insert.execute(connection).await?.rows_affected() == 1)
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
