//! A game against the engine, which begins at once.

use engine::Level;
use rules::{ByColor, Color};

use crate::game::{
    ActionContext, BoardId, ColorChoice, GameError, Games, Player, Reason, Refusal, RunningGame,
    StartPosition, Venue, mentions,
};
use crate::ids::{GameId, MessageId, UserId};
use crate::store::{ActiveGame, StartOutcome};

/// How many games against the engine a person may have at once.
pub(super) const MAX_ENGINE_GAMES: usize = 3;

/// What a user wants to play against the engine.
#[derive(Clone)]
pub struct EngineGameTerms {
    /// Where the game begins, and which it is.
    pub start: StartPosition,
    /// How strong the engine is to play.
    pub level: Level,
    /// Which side the user wants.
    pub color: ColorChoice,
    /// Whether to play in a thread of its own.
    pub thread: bool,
    /// The private message whose menu asks for it, if one does.
    pub menu: Option<MessageId>,
}

impl EngineGameTerms {
    /// From what the game begins, once: the menu, or the command.
    fn origin(&self, context: ActionContext<'_>) -> u64 {
        self.menu.map_or(context.interaction.0, |menu| menu.0)
    }

    fn players(&self, user: UserId) -> ByColor<Player> {
        let (user, engine) = (Player::User(user), Player::Engine { level: self.level });
        match self.color.side() {
            Color::White => ByColor { white: user, black: engine },
            Color::Black => ByColor { white: engine, black: user },
        }
    }
}

impl Games {
    /// Checks that a person may begin a game against the engine. Refused if they have enough of
    /// them, have begun this one, or it would play one of their games with people.
    pub async fn check_engine_game(
        &self,
        terms: &EngineGameTerms,
        context: ActionContext<'_>,
    ) -> Result<(), GameError> {
        if self.store().games().has_started(terms.origin(context)).await? {
            return Err(Refusal::new("challenge-refused-made").into());
        }
        let running = self.store().games().running_of_user(context.user, true).await?;
        if running.len() >= MAX_ENGINE_GAMES {
            return Err(too_many(&running));
        }
        self.check_start(&terms.start, context.user).await
    }

    /// Checks that a game against the engine would not begin from where a person plays with people,
    /// or from one turn away: the engine would make the next moves. The usual start is every
    /// game's.
    pub(super) async fn check_start(
        &self,
        start: &StartPosition,
        user: UserId,
    ) -> Result<(), GameError> {
        if start.fen().is_none() {
            return Ok(());
        }
        match self.own_game_near(user, start.game().variant(), &[*start.game().position()]).await? {
            Some(own) => Err(Refusal::of_game("challenge-refused-own-game", own).into()),
            None => Ok(()),
        }
    }

    /// Begins a game against the engine; none if another one runs there. Refused if the user has
    /// enough of them, or has begun this one.
    pub async fn begin_engine_game(
        &self,
        terms: &EngineGameTerms,
        at: Venue<'_>,
        context: ActionContext<'_>,
    ) -> Result<Option<GameId>, GameError> {
        let players = terms.players(context.user);
        let new = self.new_game(at, &terms.start, players, context.token)?;
        let (origin, limit) = (terms.origin(context), (context.user, MAX_ENGINE_GAMES));
        match self.store().games().start_against_engine(origin, limit, &new).await? {
            StartOutcome::Started(game) => Ok(Some(self.started(game, &new))),
            StartOutcome::ChannelBusy => Ok(None),
            StartOutcome::AlreadyStarted | StartOutcome::NotOpen => {
                Err(Refusal::new("challenge-refused-made").into())
            }
            StartOutcome::LimitReached => Err(self.too_many_against_engine(context.user).await?),
        }
    }

    /// The refusal of one more game against the engine.
    pub(super) async fn too_many_against_engine(
        &self,
        user: UserId,
    ) -> Result<GameError, GameError> {
        Ok(too_many(&self.store().games().running_of_user(user, true).await?))
    }
}

fn too_many(running: &[ActiveGame]) -> GameError {
    let games: Vec<RunningGame> = running.iter().map(running_game).collect();
    Refusal::new("challenge-refused-too-many")
        .with("channels", mentions(games.iter().map(|game| game.channel)))
        .because(Reason::TooManyAgainstEngine(games))
        .into()
}

pub(super) fn running_game(row: &ActiveGame) -> RunningGame {
    RunningGame { board: BoardId { game: row.game_id, seq: row.seq }, channel: row.channel_id }
}
