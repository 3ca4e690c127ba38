//! Our ids as serenity's.

use std::num::NonZeroU64;

use serenity::model::id;

use crate::ids;

/// An id as serenity takes it. Discord never gives 0, and serenity cannot hold it: a 0 (from the
/// configuration, say) becomes the greatest number, which Discord never gives either and refuses.
fn non_zero(id: u64) -> NonZeroU64 {
    NonZeroU64::new(id).unwrap_or(NonZeroU64::MAX)
}

macro_rules! into_serenity {
    ($($name:ident)*) => {
        $(impl From<ids::$name> for id::$name {
            fn from(id: ids::$name) -> Self {
                Self::from(non_zero(id.0))
            }
        })*
    };
}

into_serenity! { ChannelId GuildId InteractionId MessageId UserId }

/// An application's id as serenity takes it.
pub(super) fn application(id: u64) -> id::ApplicationId {
    non_zero(id).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_zero_is_converted_without_a_panic() {
        assert_eq!(id::ChannelId::from(ids::ChannelId(7)).get(), 7);
        assert_eq!(id::GuildId::from(ids::GuildId(0)).get(), u64::MAX);
        assert_eq!(application(0).get(), u64::MAX);
    }
}
