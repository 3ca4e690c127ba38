//! What a user asks for, from an interaction as serenity has it.

mod fallback;
mod location;

use std::fmt;

use rules::sanitize::single_line;
use secrecy::SecretString;
use serde::Deserialize;
use serde_json::Value;
use serenity::all::{
    ActionRowComponent, ChannelId as SerenityChannelId, CommandData, CommandDataOptionValue,
    CommandInteraction, CommandType, ComponentInteractionDataKind, GuildId as SerenityGuildId,
    ImageHash, Interaction, InteractionId as SerenityInteractionId, Member, Message, MessageFlags,
    ModalInteractionData, PartialChannel, Permissions, User as SerenityUser,
    UserId as SerenityUserId,
};
use speech::Language;

use crate::avatar::Avatar;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::{
    self, AttachedFile, InteractionKind, Options, SourceMessage, User, Value as Given,
};

/// How many characters a name has at most.
const NAME_LENGTH: usize = 32;

/// What the `custom_id` of a modal ends with that was opened under user install.
const USER_INSTALL_MARK: &str = "~u";

/// An interaction as it was received.
pub(crate) enum Received {
    /// As serenity reads it.
    Typed(Box<Interaction>),
    /// As JSON that serenity cannot read.
    Raw(Value),
}

impl Received {
    /// The interaction in this JSON.
    ///
    /// # Errors
    ///
    /// Fails where it is no JSON.
    pub(crate) fn from_json(json: &[u8]) -> serde_json::Result<Self> {
        match serde_json::from_slice(json) {
            Ok(interaction) => Ok(Self::Typed(interaction)),
            Err(_) => serde_json::from_slice(json).map(Self::Raw),
        }
    }

    /// Whether it asks for nothing but a sign of life.
    pub(super) fn is_ping(&self) -> bool {
        match self {
            Self::Typed(interaction) => matches!(**interaction, Interaction::Ping(_)),
            Self::Raw(value) => value["type"] == 1,
        }
    }

    /// What it asks for; none for the kinds that the bot never gives occasion to.
    pub(crate) fn read(&self) -> Result<Option<ui::Interaction>, Unreadable> {
        match self {
            Self::Typed(interaction) => match &**interaction {
                Interaction::Ping(_) => Ok(None),
                interaction => {
                    request(interaction).map(Some).ok_or_else(|| unreadable(interaction))
                }
            },
            // Kinds other than these the bot never gives occasion to.
            Self::Raw(value)
                if value.is_object() && !matches!(value["type"].as_u64(), Some(2..=5)) =>
            {
                Ok(None)
            }
            Self::Raw(value) => fallback::interaction(value)
                .and_then(|interaction| request(&interaction))
                .map(Some)
                .ok_or_else(|| unreadable_json(value)),
        }
    }
}

/// An interaction that cannot be read, as far as it can.
#[derive(Debug)]
pub(crate) struct Unreadable {
    /// Discord's number for its kind.
    pub(super) kind: Option<u64>,
    /// What it is about: a command's name, or the kind of a component.
    about: String,
    /// Its id.
    pub(super) id: Option<InteractionId>,
    /// The token that would answer it.
    pub(super) token: Option<SecretString>,
}

impl Unreadable {
    fn new(kind: Option<u64>, about: &str, id: Option<u64>, token: Option<&str>) -> Self {
        // What follows the kind of a component may be long, and tells nothing more.
        let about = single_line(about.split(':').next().unwrap_or_default());
        Self {
            kind,
            about: about.chars().take(NAME_LENGTH).collect(),
            id: id.map(InteractionId),
            token: token.filter(|token| is_token(token)).map(SecretString::from),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, about, id, .. } = self;
        let id = id.map(|id| id.0);
        write!(f, "kind {kind:?}, id {id:?}, about {about:?}")
    }
}

fn unreadable(interaction: &Interaction) -> Unreadable {
    let about = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => &it.data.name,
        Interaction::Component(it) => &it.data.custom_id,
        Interaction::Modal(it) => &it.data.custom_id,
        _ => "",
    };
    let (kind, id) = (u8::from(interaction.kind()).into(), interaction.id().get());
    Unreadable::new(Some(kind), about, Some(id), Some(interaction.token()))
}

fn unreadable_json(value: &Value) -> Unreadable {
    let about = [&value["data"]["name"], &value["data"]["custom_id"]];
    let about = about.into_iter().find_map(Value::as_str).unwrap_or_default();
    let id = SerenityInteractionId::deserialize(&value["id"]).ok().map(SerenityInteractionId::get);
    Unreadable::new(value["type"].as_u64(), about, id, value["token"].as_str())
}

/// Whether a text can be a token: it becomes part of an address.
fn is_token(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"/\\?#%".contains(&byte);
    // As a part of an address dots alone lead elsewhere.
    text.bytes().all(plain) && text.bytes().any(|byte| byte != b'.')
}

/// What commands, components and modals have in common.
struct InteractionParts<'a> {
    id: SerenityInteractionId,
    token: &'a str,
    member: Option<&'a Member>,
    /// The user outside of guilds.
    user: &'a SerenityUser,
    locale: &'a str,
    guild_locale: Option<&'a str>,
    guild_id: Option<SerenityGuildId>,
    channel: Option<&'a PartialChannel>,
    channel_id: SerenityChannelId,
    app_permissions: Option<Permissions>,
    /// Whether the bot is there by somebody's account alone.
    is_user_install: bool,
}

macro_rules! source {
    ($interaction:ident, $member:ident, $is_user_install:expr) => {
        InteractionParts {
            id: $interaction.id,
            token: &$interaction.token,
            member: $interaction.member.$member(),
            user: &$interaction.user,
            locale: &$interaction.locale,
            guild_locale: $interaction.guild_locale.as_deref(),
            guild_id: $interaction.guild_id,
            channel: $interaction.channel.as_ref(),
            channel_id: $interaction.channel_id,
            app_permissions: $interaction.app_permissions,
            is_user_install: $is_user_install,
        }
    };
}

macro_rules! is_user_install {
    ($interaction:ident) => {
        location::is_user_install(
            $interaction.guild_id,
            $interaction.channel.as_ref(),
            &$interaction.authorizing_integration_owners,
            $interaction.context,
        )
    };
}

/// What an interaction asks for; none where it lacks something that every one has.
fn request(interaction: &Interaction) -> Option<ui::Interaction> {
    let (source, kind) = match interaction {
        Interaction::Command(it) => (source!(it, as_deref, is_user_install!(it)), command(it)?),
        Interaction::Autocomplete(it) => {
            let kind = InteractionKind::Autocomplete {
                name: it.data.name.clone(),
                typed: typed(&it.data),
            };
            (source!(it, as_deref, is_user_install!(it)), kind)
        }
        Interaction::Component(it) => {
            let kind = InteractionKind::Click {
                custom_id: it.data.custom_id.clone(),
                values: values(&it.data.kind),
                message: clicked(&it.message),
            };
            (source!(it, as_ref, is_user_install!(it)), kind)
        }
        Interaction::Modal(it) => {
            let marked = it.data.custom_id.strip_suffix(USER_INSTALL_MARK);
            let kind = InteractionKind::ModalSubmit {
                custom_id: marked.unwrap_or(&it.data.custom_id).to_owned(),
                texts: texts(&it.data),
                message: clicked(it.message.as_ref()?),
            };
            (source!(it, as_ref, marked.is_some()), kind)
        }
        _ => return None,
    };
    let user = source.member.map_or(source.user, |member| &member.user);
    let profile = source.member.map_or_else(GuildProfile::default, |member| GuildProfile {
        guild: source.guild_id,
        nick: member.nick.as_deref(),
        avatar: member.avatar,
    });
    // What serenity has for a user that was not sent.
    if user.id == SerenityUserId::default() {
        return None;
    }
    Some(ui::Interaction {
        id: InteractionId(source.id.get()),
        token: Some(source.token).filter(|it| is_token(it)).map(SecretString::from)?,
        user: shown_user(user, profile),
        locale: language(source.locale),
        location: location::location(&source),
        kind,
    })
}

/// A modal's `custom_id` that tells whether it is opened under user install: of a modal that is filled
/// in serenity does not tell it.
pub(super) fn mark_user_install(custom_id: &str, is_user_install: bool) -> String {
    format!("{custom_id}{}", if is_user_install { USER_INSTALL_MARK } else { "" })
}

fn command(interaction: &CommandInteraction) -> Option<InteractionKind> {
    let (data, name) = (&interaction.data, interaction.data.name.clone());
    Some(match data.kind {
        CommandType::User => {
            let user = named(data.target_id?.to_user_id(), interaction);
            InteractionKind::UserCommand { name, user }
        }
        _ => InteractionKind::Command { name, options: options(interaction) },
    })
}

/// The language of one of Discord's locales; the default where the bot does not speak it.
fn language(locale: &str) -> Language {
    Language::of_locale(locale).unwrap_or_default()
}

fn clicked(message: &Message) -> SourceMessage {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let channel = ChannelId(message.channel_id.get());
    SourceMessage { id: MessageId(message.id.get()), channel, private }
}

/// What was chosen from a menu; nothing of a button.
fn values(kind: &ComponentInteractionDataKind) -> Vec<String> {
    match kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        // The bot has no other menus.
        _ => Vec::new(),
    }
}

/// What was typed in a modal.
fn texts(data: &ModalInteractionData) -> Vec<String> {
    let inputs = data.components.iter().flat_map(|row| &row.components);
    let text = |input: &ActionRowComponent| match input {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    };
    inputs.filter_map(text).collect()
}

/// What is typed so far of the option that is being typed.
fn typed(data: &CommandData) -> String {
    data.autocomplete().map_or_else(String::new, |option| option.value.to_owned())
}

fn options(interaction: &CommandInteraction) -> Options {
    let data = &interaction.data;
    let given = |option: &CommandDataOptionValue| match *option {
        CommandDataOptionValue::String(ref text) => Some(Given::Text(text.clone())),
        CommandDataOptionValue::Integer(number) => Some(Given::Number(number)),
        CommandDataOptionValue::Boolean(flag) => Some(Given::Flag(flag)),
        CommandDataOptionValue::User(id) => Some(Given::User(named(id, interaction))),
        CommandDataOptionValue::Channel(id) => Some(Given::Channel(ChannelId(id.get()))),
        CommandDataOptionValue::Attachment(id) => {
            data.resolved.attachments.get(&id).map(|attachment| {
                Given::File(AttachedFile {
                    name: attachment.filename.clone(),
                    url: attachment.url.clone(),
                    size: attachment.size.into(),
                })
            })
        }
        // No command of ours has others.
        _ => None,
    };
    let options = data.options.iter();
    Options(options.filter_map(|it| Some((it.name.clone(), given(&it.value)?))).collect())
}

/// What a user has chosen for one guild.
#[derive(Clone, Copy, Default)]
struct GuildProfile<'a> {
    guild: Option<SerenityGuildId>,
    nick: Option<&'a str>,
    avatar: Option<ImageHash>,
}

/// A user that a command names; by their id alone where Discord tells nothing readable of them.
fn named(id: SerenityUserId, interaction: &CommandInteraction) -> User {
    let resolved = &interaction.data.resolved;
    let profile = resolved.members.get(&id).map(|member| GuildProfile {
        guild: interaction.guild_id,
        nick: member.nick.as_deref(),
        avatar: member.avatar,
    });
    match resolved.users.get(&id) {
        Some(user) => shown_user(user, profile.unwrap_or_default()),
        None => User { id: UserId(id.get()), name: id.to_string(), is_bot: false, avatar: None },
    }
}

/// A user, by the name that others see; by their id where nobody sees anything of that.
fn shown_user(user: &SerenityUser, profile: GuildProfile<'_>) -> User {
    let names = [profile.nick, user.global_name.as_deref(), Some(&user.name)];
    let mut names = names.into_iter().flatten().map(shown_name);
    let name = names.find(|name| !name.is_empty()).unwrap_or_else(|| user.id.to_string());
    let id = UserId(user.id.get());
    let of_guild = profile.guild.zip(profile.avatar);
    let avatar = match of_guild {
        Some((guild, hash)) => Avatar::new(id, Some(GuildId(guild.get())), &hash.to_string()),
        None => user.avatar.and_then(|hash| Avatar::new(id, None, &hash.to_string())),
    };
    User { id, name, is_bot: user.bot, avatar }
}

/// What is seen of a name, and no more of it than Discord lets anybody have.
fn shown_name(name: &str) -> String {
    let shown: String = single_line(name).trim().chars().take(NAME_LENGTH).collect();
    shown.trim_end().to_owned()
}

#[cfg(test)]
mod tests;
