//! What a person asked for, from serenity's types.

use secrecy::SecretString;
use serenity::all::{
    ChannelType, CommandDataOption, CommandDataOptionValue, CommandDataResolved,
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction, Member,
    PartialChannel, Permissions, User,
};

use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::app::{Ask, Options, Person, Place, Powers, Request, Value};

/// What an interaction asks for; none for the kinds that the bot never gives occasion to.
pub(super) fn request(interaction: Interaction) -> Option<Request> {
    match interaction {
        Interaction::Command(command) => Some(from_command(command, false)),
        Interaction::Autocomplete(command) => Some(from_command(command, true)),
        Interaction::Component(component) => Some(from_component(component)),
        _ => None,
    }
}

fn from_command(command: CommandInteraction, typing: bool) -> Request {
    let name = command.data.name.clone();
    let ask = if typing {
        let typed = command.data.autocomplete().map(|option| option.value.to_owned());
        Ask::Complete { name, typed: typed.unwrap_or_default() }
    } else {
        Ask::Command { name, options: options(&command.data.options, &command.data.resolved) }
    };
    Request {
        id: InteractionId(command.id.get()),
        token: SecretString::from(command.token),
        person: person(&command.user, command.member.as_deref()),
        place: place(
            command.guild_id,
            command.channel_id,
            command.channel.as_ref(),
            command.app_permissions,
            command.member.as_deref(),
        ),
        ask,
    }
}

fn from_component(component: ComponentInteraction) -> Request {
    let values = match component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values,
        _ => Vec::new(),
    };
    Request {
        id: InteractionId(component.id.get()),
        token: SecretString::from(component.token),
        person: person(&component.user, component.member.as_ref()),
        place: place(
            component.guild_id,
            component.channel_id,
            component.channel.as_ref(),
            component.app_permissions,
            component.member.as_ref(),
        ),
        ask: Ask::Click {
            custom_id: component.data.custom_id,
            values,
            message: MessageId(component.message.id.get()),
        },
    }
}

fn person(user: &User, member: Option<&Member>) -> Person {
    let nick = member.and_then(|member| member.nick.clone());
    Person {
        id: UserId(user.id.get()),
        name: nick.unwrap_or_else(|| user.display_name().to_owned()),
        is_bot: user.bot,
    }
}

fn options(options: &[CommandDataOption], resolved: &CommandDataResolved) -> Options {
    let value = |value: &CommandDataOptionValue| match value {
        CommandDataOptionValue::String(text) => Some(Value::Text(text.clone())),
        CommandDataOptionValue::Integer(number) => Some(Value::Number(*number)),
        CommandDataOptionValue::Boolean(flag) => Some(Value::Flag(*flag)),
        CommandDataOptionValue::User(id) => {
            let user = resolved.users.get(id)?;
            let nick = resolved.members.get(id).and_then(|member| member.nick.clone());
            let mut person = person(user, None);
            person.name = nick.unwrap_or(person.name);
            Some(Value::Person(person))
        }
        _ => None,
    };
    let options = options.iter();
    Options(options.filter_map(|o| Some((o.name.clone(), value(&o.value)?))).collect())
}

fn place(
    guild: Option<serenity::all::GuildId>,
    id: serenity::all::ChannelId,
    channel: Option<&PartialChannel>,
    permissions: Option<Permissions>,
    member: Option<&Member>,
) -> Option<Place> {
    let is_thread = channel.is_some_and(|channel| {
        matches!(
            channel.kind,
            ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
        )
    });
    let parent = channel.filter(|_| is_thread).and_then(|channel| channel.parent_id);
    Some(Place {
        guild: GuildId(guild?.get()),
        channel: ChannelId(id.get()),
        parent: parent.map(|parent| ChannelId(parent.get())),
        powers: powers(permissions, is_thread),
        manages: member.and_then(|member| member.permissions).is_some_and(manages),
    })
}

/// Whether a person with these permissions may manage the server.
fn manages(permissions: Permissions) -> bool {
    permissions.administrator() || permissions.manage_guild()
}

/// What the permissions that came with an interaction allow; none came means nothing is known to
/// be forbidden.
fn powers(permissions: Option<Permissions>, is_thread: bool) -> Powers {
    let Some(permissions) = permissions else {
        return Powers { post: true, threads: true };
    };
    let may = |wanted| permissions.administrator() || permissions.contains(wanted);
    let files = Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES;
    let in_threads = Permissions::SEND_MESSAGES_IN_THREADS;
    let send = if is_thread { in_threads } else { Permissions::SEND_MESSAGES };
    Powers {
        post: may(files | send),
        threads: may(files | in_threads | Permissions::CREATE_PUBLIC_THREADS),
    }
}
