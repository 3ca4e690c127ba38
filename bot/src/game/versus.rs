//! A game against the engine, which begins at once.

use engine::Level;
use rules::{ByColor, Color, Game, Variant};

use super::opponent::PAUSE;
use super::{BoardRef, Cause, ChallengeRefusal, Error, Player, Tables, Wish};
use crate::ids::{ChannelId, GameId, GuildId, UserId};
use crate::store::{Begun, NewGame};

/// How many games against the engine a person may have at once.
const MOST: i64 = 3;

/// What a person wants to play against the engine.
#[derive(Clone, Copy)]
pub struct Versus {
    /// The server.
    pub guild: GuildId,
    /// The game.
    pub variant: &'static dyn Variant,
    /// How strong the engine is to play.
    pub level: Level,
    /// Which side the person wants.
    pub wish: Wish,
}

impl Versus {
    fn players(&self, user: UserId) -> ByColor<Player> {
        let (person, engine) = (Player::Person(user), Player::Engine { level: self.level });
        match self.wish.side() {
            Color::White => ByColor { white: person, black: engine },
            Color::Black => ByColor { white: engine, black: person },
        }
    }
}

impl Tables {
    /// Checks that a person may begin a game against the engine.
    ///
    /// # Errors
    ///
    /// Refused where they have enough of them, or have begun this one; fails where the database does.
    pub async fn check_versus(&self, cause: Cause<'_>) -> Result<(), Error> {
        let (running, begun) =
            self.store().running_against_engine(cause.user, cause.interaction).await?;
        if begun {
            return Err(ChallengeRefusal::Made.into());
        }
        if running >= MOST {
            return Err(ChallengeRefusal::TooManyAgainstEngine.into());
        }
        Ok(())
    }

    /// Begins a game against the engine at `channel`; none where another one runs there. Where the
    /// engine is first, it begins at once.
    ///
    /// # Errors
    ///
    /// Refused where the person has enough of them, or has begun this one; fails where the database
    /// does, or there are no random numbers.
    pub async fn begin_versus(
        &self,
        versus: &Versus,
        channel: ChannelId,
        cause: Cause<'_>,
    ) -> Result<Option<GameId>, Error> {
        let players = versus.players(cause.user);
        let secret = self.dice().secret()?.reveal();
        let next = Game::new(versus.variant).position().actor();
        let new = NewGame {
            guild: Some(versus.guild),
            channel,
            variant: versus.variant.id(),
            start: None,
            white: players[Color::White].into(),
            black: players[Color::Black].into(),
            secret: &secret,
            next: next.name(),
            engine: players[next].level().is_some(),
            token: cause.token_row(),
        };
        let begun = self.store().add_engine_game(cause.interaction, (cause.user, MOST), &new);
        match begun.await? {
            Begun::Game(game) => {
                if new.engine {
                    self.answer(BoardRef { game, ply: 0 }, PAUSE);
                }
                Ok(Some(game))
            }
            Begun::Busy => Ok(None),
            Begun::Duplicate => Err(ChallengeRefusal::Made.into()),
            Begun::TooMany => Err(ChallengeRefusal::TooManyAgainstEngine.into()),
        }
    }
}
