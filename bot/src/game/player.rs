//! Who plays a side.

use crate::ids::UserId;
use crate::store::SeatRow;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person(UserId),
    /// The engine.
    Engine {
        /// How strong it plays.
        level: i64,
    },
}

impl Player {
    /// The person, if it is one.
    pub fn person(self) -> Option<UserId> {
        match self {
            Self::Person(user) => Some(user),
            Self::Engine { .. } => None,
        }
    }
}

impl From<SeatRow> for Player {
    fn from(row: SeatRow) -> Self {
        match row {
            SeatRow::Person(user) => Self::Person(user),
            SeatRow::Engine(level) => Self::Engine { level },
        }
    }
}

impl From<Player> for SeatRow {
    fn from(player: Player) -> Self {
        match player {
            Player::Person(user) => Self::Person(user),
            Player::Engine { level } => Self::Engine(level),
        }
    }
}
