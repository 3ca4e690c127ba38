//! How ids, sides, states and flags are stored: sqlx's traits, once for all statements and rows.

use std::str::FromStr;

use rules::Color;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::any::{AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Encode, Type};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{JobPayload, StoredSettings};
use crate::ids::{
    ChallengeId, ChannelId, FileId, GameId, GuildId, InteractionId, MessageId, OfferId, UserId,
};

/// Where sqlx collects what is bound to a statement.
type Buffer = <Any as Database>::ArgumentBuffer;

/// Implements sqlx's traits for types that are stored as another one, by how they become that and how
/// they are read from it.
macro_rules! stored_as {
    ($sql:ty, $encode:expr, $decode:expr, $($name:ty),+) => {$(
        impl Type<Any> for $name {
            fn type_info() -> AnyTypeInfo {
                <$sql as Type<Any>>::type_info()
            }

            fn compatible(ty: &AnyTypeInfo) -> bool {
                <$sql as Type<Any>>::compatible(ty)
            }
        }

        impl Encode<'_, Any> for $name {
            fn encode_by_ref(&self, buffer: &mut Buffer) -> Result<IsNull, BoxDynError> {
                let encode: fn(&Self) -> Result<$sql, BoxDynError> = $encode;
                <$sql as Encode<'_, Any>>::encode(encode(self)?, buffer)
            }
        }

        impl<'r> Decode<'r, Any> for $name {
            fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
                let decode: fn($sql) -> Result<Self, BoxDynError> = $decode;
                decode(<$sql as Decode<'r, Any>>::decode(value)?)
            }
        }
    )+};
}

// SQL has no unsigned numbers. Discord's ids stay below 2^63 until the year 2084.
stored_as! { i64, |id| Ok(id.0.cast_signed()), |number| Ok(Self(number.cast_unsigned())),
    UserId, ChannelId, GuildId, MessageId, InteractionId, GameId, ChallengeId, OfferId, FileId
}
stored_as! { i64, |flag| Ok(flag.0.into()), |number| Ok(Self(number != 0)), Flag }
stored_as! {
    String,
    |word| Ok(<&str>::from(*word).to_owned()),
    |word| word.parse().map_err(|_| format!("`{word}` is not known").into()),
    Side, ColorChoice, ThreadChoice, ChallengeState, OfferKind, OfferState, RatingOutcome, JobKind
}
stored_as! { String, to_json, |json| from_json(&json), JobPayload }
stored_as! { String, to_json, |json| Ok(settings_of(&json)), StoredSettings }

/// Settings, or the defaults if they cannot be read: nobody is kept from playing by that.
fn settings_of(json: &str) -> StoredSettings {
    from_json(json).unwrap_or_else(|error| {
        tracing::error!(%error, "settings cannot be read, and the defaults hold: see eightfold check");
        StoredSettings::default()
    })
}

/// Reads a document. The error does not quote it, since it may hold a token.
pub(super) fn from_json<T: DeserializeOwned>(json: &str) -> Result<T, BoxDynError> {
    serde_json::from_str(json).map_err(|error| {
        format!("not such a document at line {}, column {}", error.line(), error.column()).into()
    })
}

/// A document without what it has none of.
fn to_json(document: &impl Serialize) -> Result<String, BoxDynError> {
    let mut document = serde_json::to_value(document)?;
    if let Some(fields) = document.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    Ok(document.to_string())
}

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

impl From<Side> for &'static str {
    fn from(side: Side) -> Self {
        side.0.name()
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Color::by_name(text).map(Self).ok_or(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ColorChoice {
    White,
    Black,
    /// Either: drawn when the challenge is accepted.
    Random,
}

/// Whether a game is to be played in a thread of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ThreadChoice {
    Never,
    Always,
    /// Where a thread can be opened.
    IfPossible,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ChallengeState {
    Open,
    Accepted,
    /// By its opponent.
    Declined,
    /// By its challenger.
    Withdrawn,
    /// Nobody has answered it in a day.
    Expired,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferKind {
    Draw,
    /// Takes back the last turn of the player who offers it, and what came after it.
    Takeback,
    /// Closes the game without a result.
    Abort,
    /// Another game, with colors swapped.
    Rematch,
    /// Stops the clock.
    Pause,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferState {
    Open,
    /// The other player has agreed, and the game that is offered is being started. If that fails, the
    /// offer is open again.
    Accepting,
    Accepted,
    Declined,
    Withdrawn,
    /// The game went on.
    Expired,
}

/// Whether an ended game has changed ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RatingOutcome {
    Rated,
    /// It was not to be rated.
    Casual,
    /// Too many games of these two were rated within a day.
    PairLimit,
}

/// The kinds of jobs; docs/database.md says what each does. Of several that are to run, a lesser kind
/// runs first.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum JobKind {
    #[strum(serialize = "board")]
    RenderBoard,
    #[strum(serialize = "offers")]
    UpdateOffer,
    #[strum(serialize = "followers")]
    NotifyFollowers,
    #[strum(serialize = "thread")]
    ArchiveThread,
    #[strum(serialize = "reminder")]
    Remind,
    #[strum(serialize = "late")]
    NotifyOverdue,
    #[strum(serialize = "flag")]
    ForfeitOnTime,
    #[strum(serialize = "engine")]
    EngineMove,
    #[strum(serialize = "review")]
    ReviewGame,
    #[strum(serialize = "challenge")]
    ExpireChallenge,
    #[strum(serialize = "puzzle")]
    PostDailyPuzzle,
}

impl JobKind {
    /// The word for it in the database and in metrics.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    #[tokio::test]
    async fn what_nobody_stored_is_refused() {
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect("sqlite::memory:").await.unwrap();
        let unknown =
            sqlx::query_scalar::<_, OfferState>("SELECT 'lost'").fetch_one(&mut connection);
        assert!(unknown.await.unwrap_err().to_string().contains("`lost` is not known"));
    }
}
