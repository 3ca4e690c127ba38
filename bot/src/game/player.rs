//! Who plays a side.

use engine::{Level, ParseLevelError};

use crate::ids::UserId;
use crate::store::PlayerRow;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    User(UserId),
    /// Somebody who played it and has had themselves forgotten since; only in ended games.
    Deleted,
    /// The engine.
    Engine {
        /// How strong it plays.
        level: Level,
    },
}

impl Player {
    /// The person, if it is one.
    pub fn user(self) -> Option<UserId> {
        match self {
            Self::User(user) => Some(user),
            Self::Deleted | Self::Engine { .. } => None,
        }
    }

    /// The engine's level, if it is the engine.
    pub fn level(self) -> Option<Level> {
        match self {
            Self::User(_) | Self::Deleted => None,
            Self::Engine { level } => Some(level),
        }
    }
}

impl TryFrom<PlayerRow> for Player {
    type Error = ParseLevelError;

    fn try_from(row: PlayerRow) -> Result<Self, ParseLevelError> {
        match row {
            PlayerRow::User(user) => Ok(Self::User(user)),
            PlayerRow::Deleted => Ok(Self::Deleted),
            PlayerRow::Engine(level) => {
                let number = u8::try_from(level).map_err(|_| ParseLevelError)?;
                Ok(Self::Engine { level: Level::new(number)? })
            }
        }
    }
}

impl From<Player> for PlayerRow {
    fn from(player: Player) -> Self {
        match player {
            Player::User(user) => Self::User(user),
            Player::Deleted => Self::Deleted,
            Player::Engine { level } => Self::Engine(level.number().into()),
        }
    }
}
