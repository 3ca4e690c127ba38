//! Where something is asked, and what may be done there.

use super::wire::{Interaction, Permissions};
use crate::ids::{ChannelId, GuildId};
use crate::ui::{ChannelKind, Permission, Permissions as Lacked, Place};

/// Discord's permission bits, those that matter here.
mod bits {
    pub(super) const ADMINISTRATOR: u128 = 1 << 3;
    pub(super) const MANAGE_GUILD: u128 = 1 << 5;
    pub(super) const VIEW_CHANNEL: u128 = 1 << 10;
    pub(super) const SEND_MESSAGES: u128 = 1 << 11;
    pub(super) const ATTACH_FILES: u128 = 1 << 15;
    pub(super) const CREATE_PUBLIC_THREADS: u128 = 1 << 35;
    pub(super) const SEND_MESSAGES_IN_THREADS: u128 = 1 << 38;
}

/// How the bot came to where an interaction was, as Discord numbers it: it was invited to the server.
const BY_SERVER: &str = "0";

/// The same: with somebody's account.
const BY_ACCOUNT: &str = "1";

/// The context of direct messages with the bot itself.
const OWN_MESSAGES: u64 = 1;

/// The kind of channel that is a group's.
const GROUP: u64 = 3;

impl Permissions {
    /// Whether all of `wanted` is allowed: an administrator may do anything.
    fn allow(self, wanted: u128) -> bool {
        self.0 & bits::ADMINISTRATOR != 0 || self.0 & wanted == wanted
    }
}

/// Where an interaction was; none where it does not say in which channel.
pub(super) fn of(interaction: &Interaction) -> Option<Place> {
    let channel = interaction.channel.as_ref();
    let id = interaction.channel_id.or(channel.and_then(|channel| channel.id))?;
    let kind = kind(channel.and_then(|channel| channel.kind));
    let parent = channel.filter(|_| kind.is_thread()).and_then(|channel| channel.parent_id);
    let server = interaction.guild_id.map(|guild| GuildId(guild.0));
    let guest = is_guest(interaction);
    let in_server = server.is_some() && !guest;
    let member = interaction.member.as_ref().and_then(|member| member.permissions);
    Some(Place {
        guild: server.filter(|_| !guest),
        server,
        guest,
        channel: ChannelId(id.0),
        kind,
        parent: parent.map(|parent| ChannelId(parent.0)),
        // Outside servers nobody grants anything.
        lacks: if in_server { lacks(interaction.app_permissions) } else { Lacked::default() },
        manages: member.is_some_and(|permissions| permissions.allow(bits::MANAGE_GUILD)),
        locale: interaction.guild_locale.as_deref().map(|locale| super::language(Some(locale))),
    })
}

/// Whether the bot is a guest there, brought along by somebody's account alone: in a server that does
/// not say so it is a member, as in direct messages with itself.
fn is_guest(interaction: &Interaction) -> bool {
    let owners = &interaction.authorizing_integration_owners;
    let brought = owners.contains_key(BY_ACCOUNT) && !owners.contains_key(BY_SERVER);
    if interaction.guild_id.is_some() {
        return brought;
    }
    let group = interaction.channel.as_ref().is_some_and(|it| it.kind == Some(GROUP));
    interaction.context.map_or(group || brought, |context| context != OWN_MESSAGES)
}

/// The kind of a channel, by Discord's number.
fn kind(number: Option<u64>) -> ChannelKind {
    match number {
        Some(2 | 13) => ChannelKind::Voice,
        Some(5) => ChannelKind::Announcement,
        Some(10) => ChannelKind::AnnouncementThread,
        Some(11) => ChannelKind::PublicThread,
        Some(12) => ChannelKind::PrivateThread,
        _ => ChannelKind::Text,
    }
}

/// What the permissions that came with an interaction do not let the bot do; none came means nothing
/// is known to be forbidden.
fn lacks(permissions: Option<Permissions>) -> Lacked {
    let bit = |permission| match permission {
        Permission::ViewChannel => bits::VIEW_CHANNEL,
        Permission::SendMessages => bits::SEND_MESSAGES,
        Permission::CreateThreads => bits::CREATE_PUBLIC_THREADS,
        Permission::SendInThreads => bits::SEND_MESSAGES_IN_THREADS,
        Permission::AttachFiles => bits::ATTACH_FILES,
    };
    let lacked = |it: &Permission| permissions.is_some_and(|allowed| !allowed.allow(bit(*it)));
    Permission::ALL.into_iter().filter(lacked).collect()
}
