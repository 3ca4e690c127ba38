//! The ids that pass between Discord, the rules of the table and the database.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, serde::Serialize,
            serde::Deserialize,
        )]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    };
}

id! {
    /// A person. Discord's.
    UserId
}
id! {
    /// A channel or thread. Discord's.
    ChannelId
}
id! {
    /// A server. Discord's.
    GuildId
}
id! {
    /// A message. Discord's.
    MessageId
}
id! {
    /// A command, click or choice of a person. Discord's.
    InteractionId
}
id! {
    /// A game. Ours, counted from 1.
    GameId
}
id! {
    /// A challenge. Ours, counted from 1.
    ChallengeId
}
id! {
    /// What a player proposes to the other. Ours, counted from 1.
    OfferId
}
id! {
    /// A game's file that somebody looks at. Ours, counted from 1.
    FileId
}
