//! Where something is asked, and what may be done there.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, GuildId,
    InteractionContext, PartialChannel, Permissions,
};

use super::{InteractionParts, language};
use crate::ids;
use crate::ui::{ChannelKind, Install, Location, Permission, Permissions as Lacked};

/// Where an interaction was.
pub(super) fn location(source: &InteractionParts<'_>) -> Location {
    let kind = source.channel.map_or(ChannelKind::Text, |channel| kind(channel.kind));
    let parent = source.channel.filter(|_| kind.is_thread()).and_then(|channel| channel.parent_id);
    let guild = source.guild_id.map(|guild| ids::GuildId(guild.get()));
    let install = match guild {
        guild if source.is_user_install => Install::User { guild },
        Some(guild) => Install::Guild(guild),
        None => Install::DirectMessage,
    };
    let member = source.member.and_then(|member| member.permissions);
    Location {
        install,
        unseen: source.is_user_install
            && member.is_some_and(|it| !allow(it, Permissions::USE_EXTERNAL_APPS)),
        channel: ids::ChannelId(source.channel_id.get()),
        kind,
        parent: parent.map(|parent| ids::ChannelId(parent.get())),
        // Outside guilds nobody grants anything.
        lacks: match install {
            Install::Guild(_) => lacks(source.app_permissions),
            Install::User { .. } | Install::DirectMessage => Lacked::default(),
        },
        manages: member.is_some_and(|it| allow(it, Permissions::MANAGE_GUILD)),
        locale: source.guild_locale.map(language),
    }
}

/// Whether the bot is there by somebody's account alone (user install). In a guild that does not say so
/// it is a member, as in direct messages with itself.
pub(super) fn is_user_install(
    guild: Option<GuildId>,
    channel: Option<&PartialChannel>,
    owners: &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
) -> bool {
    let installed = |to_guild| {
        owners.0.iter().any(|owner| match owner {
            AuthorizingIntegrationOwner::GuildInstall(_) => to_guild,
            AuthorizingIntegrationOwner::UserInstall(_) => !to_guild,
            _ => false,
        })
    };
    let by_user_alone = installed(false) && !installed(true);
    if guild.is_some() {
        return by_user_alone;
    }
    match context {
        Some(context) => context != InteractionContext::BotDm,
        None => by_user_alone || channel.is_some_and(|it| it.kind == ChannelType::GroupDm),
    }
}

/// Whether all of `wanted` is allowed: an administrator may do anything.
fn allow(permissions: Permissions, wanted: Permissions) -> bool {
    permissions.administrator() || permissions.contains(wanted)
}

fn kind(channel: ChannelType) -> ChannelKind {
    match channel {
        ChannelType::Voice | ChannelType::Stage => ChannelKind::Voice,
        ChannelType::News => ChannelKind::Announcement,
        ChannelType::NewsThread => ChannelKind::AnnouncementThread,
        ChannelType::PublicThread => ChannelKind::PublicThread,
        ChannelType::PrivateThread => ChannelKind::PrivateThread,
        _ => ChannelKind::Text,
    }
}

/// What the permissions that came with an interaction do not let the bot do; none came means nothing
/// is known to be forbidden.
fn lacks(permissions: Option<Permissions>) -> Lacked {
    let wanted = |permission| match permission {
        Permission::ViewChannel => Permissions::VIEW_CHANNEL,
        Permission::SendMessages => Permissions::SEND_MESSAGES,
        Permission::CreateThreads => Permissions::CREATE_PUBLIC_THREADS,
        Permission::SendInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Permission::AttachFiles => Permissions::ATTACH_FILES,
    };
    let lacked = |it: &Permission| permissions.is_some_and(|allowed| !allow(allowed, wanted(*it)));
    Permission::ALL.into_iter().filter(lacked).collect()
}
