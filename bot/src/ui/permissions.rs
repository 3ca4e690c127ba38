//! What the bot may do in a channel, as far as games need it.

use speech::Argument;

/// Something that the bot has to be allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    /// To see the channel, and so to do anything there by itself.
    ViewChannel,
    /// To write in a channel that is no thread; in a forum, to make posts.
    SendMessages,
    /// To write in threads.
    SendInThreads,
    /// To send pictures.
    AttachFiles,
    /// To open threads for all.
    CreateThreads,
}

impl Permission {
    /// Every one, in the order in which people are told of them.
    pub const ALL: [Self; 5] = [
        Self::ViewChannel,
        Self::SendMessages,
        Self::CreateThreads,
        Self::SendInThreads,
        Self::AttachFiles,
    ];

    /// The key of what it is called where it is granted.
    const fn key(self) -> &'static str {
        match self {
            Self::ViewChannel => "permission-view-channel",
            Self::SendMessages => "permission-send-messages",
            Self::CreateThreads => "permission-create-threads",
            Self::SendInThreads => "permission-send-in-threads",
            Self::AttachFiles => "permission-attach-files",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Permissions(u8);

impl Permissions {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub fn contains(self, permission: Permission) -> bool {
        self.0 & permission.bit() != 0
    }

    /// Those of them that are among these.
    #[must_use]
    pub fn among(self, these: impl IntoIterator<Item = Permission>) -> Self {
        these.into_iter().filter(|it| self.contains(*it)).collect()
    }

    /// These and others.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Each of them, in the order of [`Permission::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Permission> {
        Permission::ALL.into_iter().filter(move |it| self.contains(*it))
    }

    /// What they are called where they are granted.
    pub fn list(self) -> Argument {
        Argument::List(self.iter().map(|it| Argument::Bold(it.key())).collect())
    }
}

impl FromIterator<Permission> for Permissions {
    fn from_iter<I: IntoIterator<Item = Permission>>(permissions: I) -> Self {
        Self(permissions.into_iter().fold(0, |bits, it| bits | it.bit()))
    }
}
