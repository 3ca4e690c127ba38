//! How ids, sides, states and flags are stored: sqlx's traits, once for all statements and rows.

use std::str::FromStr;

use rules::Color;
use sqlx::any::{AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Encode, Type};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::ids::{
    ChallengeId, ChannelId, FileId, GameId, GuildId, InteractionId, MessageId, OfferId, UserId,
};

/// Where sqlx collects what is bound to a statement.
type Buffer = <Any as Database>::ArgumentBuffer;

/// Implements sqlx's traits for types that are stored as a number.
macro_rules! stored_as_number {
    ($to_number:expr, $from_number:expr, $($name:ty),+) => {$(
        impl Type<Any> for $name {
            fn type_info() -> AnyTypeInfo {
                <i64 as Type<Any>>::type_info()
            }

            fn compatible(ty: &AnyTypeInfo) -> bool {
                <i64 as Type<Any>>::compatible(ty)
            }
        }

        impl Encode<'_, Any> for $name {
            fn encode_by_ref(&self, buffer: &mut Buffer) -> Result<IsNull, BoxDynError> {
                let to_number: fn(&Self) -> i64 = $to_number;
                <i64 as Encode<'_, Any>>::encode(to_number(self), buffer)
            }
        }

        impl<'r> Decode<'r, Any> for $name {
            fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
                let from_number: fn(i64) -> Self = $from_number;
                <i64 as Decode<'r, Any>>::decode(value).map(from_number)
            }
        }
    )+};
}

/// Implements sqlx's traits for types that are stored as the text that they convert to.
macro_rules! stored_as_text {
    ($($name:ty),+) => {$(
        impl Type<Any> for $name {
            fn type_info() -> AnyTypeInfo {
                <str as Type<Any>>::type_info()
            }
        }

        impl Encode<'_, Any> for $name {
            fn encode_by_ref(&self, buffer: &mut Buffer) -> Result<IsNull, BoxDynError> {
                <&str as Encode<'_, Any>>::encode((*self).into(), buffer)
            }
        }

        impl<'r> Decode<'r, Any> for $name {
            fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
                let text = <&str as Decode<'r, Any>>::decode(value)?;
                text.parse().map_err(|_| format!("`{text}` is no {}", stringify!($name)).into())
            }
        }
    )+};
}

// Ids are below 2^63 for the next three centuries; SQL has no unsigned numbers.
stored_as_number!(
    |id| id.0.cast_signed(),
    |number| Self(number.cast_unsigned()),
    UserId,
    ChannelId,
    GuildId,
    MessageId,
    InteractionId,
    GameId,
    ChallengeId,
    OfferId,
    FileId
);
stored_as_number!(|flag| flag.0.into(), |number| Self(number != 0), Flag);
stored_as_text!(
    Side,
    ColorChoice,
    ThreadChoice,
    ChallengeState,
    OfferKind,
    OfferState,
    RatingOutcome,
    JobKind
);

/// Yes or no, stored as 1 or 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flag(pub bool);

impl From<Flag> for bool {
    fn from(flag: Flag) -> Self {
        flag.0
    }
}

/// A side, stored as `white` or `black`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub Color);

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        side.0
    }
}

impl From<Side> for &'static str {
    fn from(side: Side) -> Self {
        side.0.name()
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Color::BOTH.into_iter().find(|color| color.name() == text).map(Self).ok_or(())
    }
}

/// The color that a challenger asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ColorChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// Either: drawn when the challenge is accepted.
    Random,
}

/// Whether a game is to be played in a thread of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ThreadChoice {
    /// No.
    Never,
    /// Yes.
    Always,
    /// Where one can be opened.
    IfPossible,
}

/// What became of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ChallengeState {
    /// It can be answered.
    Open,
    /// Its game has begun.
    Accepted,
    /// Its opponent has declined it.
    Declined,
    /// Its challenger has withdrawn it.
    Withdrawn,
    /// Nobody has answered it in a day.
    Expired,
}

/// What one player offers the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back the last turn of who offers it, and what came after it.
    Takeback,
    /// To close the game without a result.
    Abort,
    /// Another game, with colors swapped.
    Rematch,
    /// To stop the clock.
    Pause,
}

/// What became of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferState {
    /// It can be answered.
    Open,
    /// The other player has agreed, and what is offered is being begun. It can be answered again where
    /// that does not come about.
    Accepting,
    /// The other player has agreed.
    Accepted,
    /// The other player has declined.
    Declined,
    /// Who made it has withdrawn it.
    Withdrawn,
    /// The game went on.
    Expired,
}

/// Whether an ended game has changed ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RatingOutcome {
    /// It has.
    Rated,
    /// It was not to be rated.
    Casual,
    /// Too many games of these two were rated within a day.
    PairLimit,
}

/// The kinds of jobs. Of several that are to run, a lesser kind runs first.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum JobKind {
    /// Show a board.
    #[strum(serialize = "board")]
    RenderBoard,
    /// Show what became of an offer where its buttons are.
    #[strum(serialize = "offers")]
    UpdateOffer,
    /// Tell those who follow a game that it has ended.
    #[strum(serialize = "followers")]
    NotifyFollowers,
    /// Archive a thread.
    #[strum(serialize = "thread")]
    ArchiveThread,
    /// Remind the side to act that little time is left.
    #[strum(serialize = "reminder")]
    Remind,
    /// Tell the other player that the deadline has passed.
    #[strum(serialize = "late")]
    NotifyOverdue,
    /// End a game whose deadline passed long ago.
    #[strum(serialize = "flag")]
    ForfeitOnTime,
    /// Let the engine act.
    #[strum(serialize = "engine")]
    EngineMove,
    /// Review an ended game.
    #[strum(serialize = "review")]
    ReviewGame,
    /// Let a challenge expire, or show what became of it.
    #[strum(serialize = "challenge")]
    ExpireChallenge,
    /// Post the puzzle of the day.
    #[strum(serialize = "puzzle")]
    PostDailyPuzzle,
}

impl JobKind {
    /// The word for it in the database and in metrics.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it belongs to the deadline of a game.
    pub fn is_deadline(self) -> bool {
        matches!(self, Self::Remind | Self::NotifyOverdue | Self::ForfeitOnTime)
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    #[tokio::test]
    async fn what_is_stored_is_read_again_and_what_nobody_stored_is_refused() {
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect("sqlite::memory:").await.unwrap();
        let row: (UserId, Flag, Side, Option<GuildId>) = sqlx::query_as("SELECT $1, $2, $3, $4")
            .bind(UserId(1 << 60))
            .bind(Flag(true))
            .bind(Side(Color::Black))
            .bind(None::<GuildId>)
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(row, (UserId(1 << 60), Flag(true), Side(Color::Black), None));
        for kind in JobKind::VARIANTS {
            let read: JobKind = sqlx::query_scalar("SELECT $1")
                .bind(*kind)
                .fetch_one(&mut connection)
                .await
                .unwrap();
            assert_eq!(read, *kind);
        }
        let unknown =
            sqlx::query_scalar::<_, OfferState>("SELECT 'lost'").fetch_one(&mut connection);
        assert!(unknown.await.unwrap_err().to_string().contains("`lost` is no OfferState"));
    }
}
