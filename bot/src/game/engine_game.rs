//! A game against the engine, which begins at once.

use engine::Level;
use rules::{ByColor, Color, Variant};

use super::engine_player::PAUSE;
use super::{
    ActionContext, BoardId, ColorChoice, Error, Games, Player, RunningGame, StartPosition,
};
use crate::game::{Reason, Refusal, mentions};
use crate::ids::{ChannelId, GameId, GuildId, UserId};
use crate::store::{ActiveGame, NewGame, StartOutcome};

/// How many games against the engine a person may have at once.
pub(super) const MAX_ENGINE_GAMES: usize = 3;

/// What a person wants to play against the engine.
#[derive(Clone, Copy)]
pub struct EngineGameTerms<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The code of the language that is spoken there; none: the server's.
    pub language: Option<&'a str>,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The game.
    pub variant: &'static dyn Variant,
    /// Where the game begins.
    pub start: &'a StartPosition,
    /// How strong the engine is to play.
    pub level: Level,
    /// Which side the person wants.
    pub wish: ColorChoice,
    /// From what it begins, once: the id of the command, or of the message with its menu.
    pub origin: u64,
}

impl EngineGameTerms<'_> {
    fn players(&self, user: UserId) -> ByColor<Player> {
        let (user, engine) = (Player::User(user), Player::Engine { level: self.level });
        match self.wish.side() {
            Color::White => ByColor { white: user, black: engine },
            Color::Black => ByColor { white: engine, black: user },
        }
    }
}

impl Games {
    /// Checks that a person may begin a game against the engine. Refused if they have enough of
    /// them, have begun this one, or it would play one of their games with people.
    pub async fn check_versus(
        &self,
        versus: &EngineGameTerms<'_>,
        user: UserId,
    ) -> Result<(), Error> {
        if self.store().games().has_started(versus.origin).await? {
            return Err(Refusal::new("challenge-refused-made").into());
        }
        let running = self.store().games().running_of_user(user, true).await?;
        if running.len() >= MAX_ENGINE_GAMES {
            return Err(too_many(&running));
        }
        self.check_start(versus.start, user).await
    }

    /// Checks that a game against the engine would not begin from where a person plays with people,
    /// or from one turn away: the engine would make the next moves. The usual start is every
    /// game's.
    pub(super) async fn check_start(
        &self,
        start: &StartPosition,
        user: UserId,
    ) -> Result<(), Error> {
        if start.fen().is_none() {
            return Ok(());
        }
        match self.own_game_near(user, &[*start.game().position()]).await? {
            Some(own) => Err(Refusal::of_game("challenge-refused-own-game", own).into()),
            None => Ok(()),
        }
    }

    /// Begins a game against the engine at `channel`; none where another one runs there. Where the
    /// engine is first, it begins at once. Refused if the person has enough of them, or has begun
    /// this one.
    pub async fn begin_versus(
        &self,
        versus: &EngineGameTerms<'_>,
        channel: ChannelId,
        context: ActionContext<'_>,
    ) -> Result<Option<GameId>, Error> {
        let players = versus.players(context.user);
        let secret = self.dice().secret()?.reveal();
        let next = versus.start.game().position().actor();
        let new = NewGame {
            guild_id: versus.guild,
            channel_id: channel,
            is_user_install: versus.guest,
            language: versus.language,
            variant: versus.variant.id(),
            start_fen: versus.start.fen(),
            players: ByColor { white: players.white.into(), black: players.black.into() },
            is_rated: false,
            dice_secret: &secret,
            side_to_act: next,
            move_time_ms: None,
            token: context.token,
        };
        let games = self.store().games();
        match games
            .start_against_engine(versus.origin, (context.user, MAX_ENGINE_GAMES), &new)
            .await?
        {
            StartOutcome::Started(game) => {
                if new.is_engine_first() {
                    self.answer(BoardId { game, seq: 0 }, PAUSE);
                }
                Ok(Some(game))
            }
            StartOutcome::ChannelBusy => Ok(None),
            StartOutcome::AlreadyStarted | StartOutcome::NotOpen => {
                Err(Refusal::new("challenge-refused-made").into())
            }
            StartOutcome::LimitReached => Err(self.too_many_against_engine(context.user).await?),
        }
    }

    /// The refusal of one more game against the engine.
    pub(super) async fn too_many_against_engine(&self, user: UserId) -> Result<Error, Error> {
        Ok(too_many(&self.store().games().running_of_user(user, true).await?))
    }
}

fn too_many(running: &[ActiveGame]) -> Error {
    let games: Vec<RunningGame> = running.iter().map(running_game).collect();
    Refusal::new("challenge-refused-too-many")
        .with("channels", mentions(games.iter().map(|game| game.channel)))
        .because(Reason::TooManyAgainstEngine(games))
        .into()
}

pub(super) fn running_game(row: &ActiveGame) -> RunningGame {
    RunningGame { board: BoardId { game: row.game_id, seq: row.seq }, channel: row.channel_id }
}
