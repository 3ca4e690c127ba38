//! Which picture a user has on their profile.

use std::fmt;

use crate::ids::{GuildId, UserId};

/// How many hex digits a hash has.
const DIGITS: usize = 32;

/// What the hash of a picture that moves begins with.
const ANIMATED: &str = "a_";

/// The picture of a user's profile, as Discord names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Avatar {
    pub user: UserId,
    /// The server for which the user has chosen it; none: for all.
    pub guild: Option<GuildId>,
    hash: u128,
    is_animated: bool,
}

impl Avatar {
    /// The picture with this hash, `(a_)?[0-9a-f]{32}`; none by any other text.
    pub fn new(user: UserId, guild: Option<GuildId>, hash: &str) -> Option<Self> {
        let (digits, is_animated) = match hash.strip_prefix(ANIMATED) {
            Some(digits) => (digits, true),
            None => (hash, false),
        };
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let is_hash = digits.len() == DIGITS && digits.bytes().all(is_digit);
        let hash = u128::from_str_radix(digits, 16).ok().filter(|_| is_hash)?;
        Some(Self { user, guild, hash, is_animated })
    }

    /// Discord's name for it.
    pub fn hash(self) -> String {
        format!("{}{:032x}", if self.is_animated { ANIMATED } else { "" }, self.hash)
    }

    /// Where the CDN has it as a PNG of 128 pixels a side; of one that moves, its first frame.
    pub fn path(self) -> String {
        let (user, hash) = (self.user, self.hash());
        match self.guild {
            Some(guild) => format!("/guilds/{guild}/users/{user}/avatars/{hash}.png?size=128"),
            None => format!("/avatars/{user}/{hash}.png?size=128"),
        }
    }
}

// Neither whose it is nor which is for logs.
impl fmt::Debug for Avatar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Avatar").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_avatar_is_named_by_its_hash_and_by_no_other_text() {
        let hash = "0123456789abcdef0123456789abcdef";
        let moving = format!("a_{hash}");
        let avatar = |hash: &str| Avatar::new(UserId(7), None, hash);
        assert_eq!(avatar(hash).unwrap().path(), format!("/avatars/7/{hash}.png?size=128"));
        assert_eq!(avatar(&moving).unwrap().hash(), moving);
        let of_server = Avatar::new(UserId(7), Some(GuildId(9)), hash).unwrap();
        assert_eq!(of_server.path(), format!("/guilds/9/users/7/avatars/{hash}.png?size=128"));
        let wrong = ["", "clyde", "a_", &hash[1..], "+123456789abcdef0123456789abcdef"];
        for wrong in wrong.map(str::to_owned) {
            assert_eq!(avatar(&wrong), None, "{wrong}");
        }
        for wrong in [hash.to_uppercase(), format!("{hash}0"), format!("a_{moving}")] {
            assert_eq!(avatar(&wrong), None, "{wrong}");
        }
        assert_eq!(avatar("../../../../users/@me/guilds/9?x"), None);
    }
}
