//! Replies as serenity's builders.

mod text;

use serenity::all::{
    AutocompleteChoice, ButtonStyle, ChannelType, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditAttachments, EditMessage, EditWebhookMessage, InputTextStyle, MessageFlags, Nonce,
    ReactionType,
};

pub(super) use self::text::without_mentions;
use super::interaction::mark_user_install;
use super::registered_ids::RegisteredIds;
use crate::ids::ChannelId;
use crate::ui::{Answer, Audience, Button, Choice, Emoji, Modal, Reply, Row, Style};

/// The channels in which or below which games are played. Discord's API describes no media channels
/// for menus.
const GAME_CHANNELS: [ChannelType; 5] = [
    ChannelType::Text,
    ChannelType::Voice,
    ChannelType::News,
    ChannelType::Stage,
    ChannelType::Forum,
];

/// The channels in which the puzzle of the day is posted.
const TEXT_CHANNELS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];

/// How many choices a menu takes.
const MENU_SIZE: u8 = 25;

/// What every builder of a message takes.
struct Parts {
    content: String,
    allowed_mentions: CreateAllowedMentions,
    components: Vec<CreateActionRow>,
    /// Without its bytes, which go beside the body: see [`file`].
    attachment: Option<CreateAttachment>,
    is_ephemeral: bool,
}

impl Parts {
    fn of(reply: &Reply, ids: &RegisteredIds) -> Self {
        debug_assert!(reply.picture.is_none(), "it is drawn before it is sent");
        let attachment = reply
            .file
            .as_ref()
            .map(|file| CreateAttachment::bytes(Vec::new(), &*file.name).description(&*file.alt));
        Self {
            content: text::with_mentions(&reply.text, ids),
            allowed_mentions: CreateAllowedMentions::new().users(reply.mentions.iter().copied()),
            components: reply.rows.iter().map(|it| row(it, ids)).collect(),
            attachment,
            is_ephemeral: reply.audience == Audience::Ephemeral,
        }
    }
}

/// The file that goes beside the body of a reply.
pub(super) fn file(reply: &Reply) -> Option<CreateAttachment> {
    // One at most, since serenity numbers files only when it sends them itself.
    reply.file.as_ref().map(|file| CreateAttachment::bytes(&*file.bytes, &*file.name))
}

/// The file that goes beside the body of a first response.
pub(super) fn response_file(answer: &Answer) -> Option<CreateAttachment> {
    match answer {
        Answer::Message(reply) | Answer::Update(reply) => file(reply),
        Answer::TakeButtonsOff | Answer::Choices(_) | Answer::Form(_) => None,
    }
}

/// A first response; none for [`Answer::TakeButtonsOff`], for which serenity has no builder.
pub(super) fn response(
    answer: &Answer,
    is_user_install: bool,
    ids: &RegisteredIds,
) -> Option<CreateInteractionResponse> {
    Some(match answer {
        Answer::Message(reply) => CreateInteractionResponse::Message(response_message(reply, ids)),
        Answer::Update(reply) => {
            CreateInteractionResponse::UpdateMessage(response_message(reply, ids))
        }
        Answer::TakeButtonsOff => return None,
        Answer::Choices(choices) => {
            let choices = choices.iter().map(|it| AutocompleteChoice::new(&it.label, &*it.value));
            let response = CreateAutocompleteResponse::new().set_choices(choices.collect());
            CreateInteractionResponse::Autocomplete(response)
        }
        Answer::Form(form) => CreateInteractionResponse::Modal(modal(form, is_user_install)),
    })
}

fn response_message(reply: &Reply, ids: &RegisteredIds) -> CreateInteractionResponseMessage {
    let parts = Parts::of(reply, ids);
    CreateInteractionResponseMessage::new()
        .content(parts.content)
        .allowed_mentions(parts.allowed_mentions)
        .components(parts.components)
        .ephemeral(parts.is_ephemeral)
        .add_files(parts.attachment)
}

/// A message in a channel. Where `nonce` was used there in the last minutes, Discord posts no other.
pub(super) fn message(reply: &Reply, nonce: &str, ids: &RegisteredIds) -> CreateMessage {
    let parts = Parts::of(reply, ids);
    CreateMessage::new()
        .content(parts.content)
        .allowed_mentions(parts.allowed_mentions)
        .components(parts.components)
        .add_files(parts.attachment)
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true)
}

/// A further message of an interaction.
pub(super) fn followup(reply: &Reply, ids: &RegisteredIds) -> CreateInteractionResponseFollowup {
    let parts = Parts::of(reply, ids);
    let flags = if parts.is_ephemeral { MessageFlags::EPHEMERAL } else { MessageFlags::empty() };
    CreateInteractionResponseFollowup::new()
        .content(parts.content)
        .allowed_mentions(parts.allowed_mentions)
        .components(parts.components)
        .add_files(parts.attachment)
        .flags(flags)
}

/// What makes a message in a channel into this reply. The files that it had are taken away.
pub(super) fn edit(reply: &Reply, ids: &RegisteredIds) -> EditMessage {
    let parts = Parts::of(reply, ids);
    EditMessage::new()
        .content(parts.content)
        .allowed_mentions(parts.allowed_mentions)
        .components(parts.components)
        .attachments(
            parts.attachment.into_iter().fold(EditAttachments::new(), EditAttachments::add),
        )
}

/// What makes a message of an interaction into this reply.
pub(super) fn edit_by_interaction(reply: &Reply, ids: &RegisteredIds) -> EditWebhookMessage {
    let parts = Parts::of(reply, ids);
    let edit = EditWebhookMessage::new()
        .content(parts.content)
        .allowed_mentions(parts.allowed_mentions)
        .components(parts.components)
        .clear_attachments();
    parts.attachment.into_iter().fold(edit, EditWebhookMessage::new_attachment)
}

/// What takes buttons and menus off a message and leaves the rest. No text is sent, so the mentions in it
/// stay.
pub(super) fn without_components() -> EditMessage {
    EditMessage::new().components(Vec::new())
}

fn modal(form: &Modal, is_user_install: bool) -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, &form.label, "text")
        .placeholder(&form.hint)
        .max_length(form.max_length);
    CreateModal::new(mark_user_install(&form.custom_id, is_user_install), &form.title)
        .components(vec![CreateActionRow::InputText(input)])
}

fn row(row: &Row, ids: &RegisteredIds) -> CreateActionRow {
    let (custom_id, placeholder, kind) = match row {
        Row::Buttons(buttons) => {
            return CreateActionRow::Buttons(buttons.iter().map(|it| button(it, ids)).collect());
        }
        Row::Menu { custom_id, placeholder, choices }
        | Row::MultiSelect { custom_id, placeholder, choices } => {
            let options = choices.iter().map(|it| option(it, ids)).collect();
            (custom_id, placeholder, CreateSelectMenuKind::String { options })
        }
        Row::Channel { custom_id, placeholder, chosen } => {
            (custom_id, placeholder, channels(chosen.as_slice(), &TEXT_CHANNELS))
        }
        Row::Channels { custom_id, placeholder, chosen } => {
            (custom_id, placeholder, channels(chosen, &GAME_CHANNELS))
        }
    };
    let menu = CreateSelectMenu::new(custom_id, kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(match row {
        Row::MultiSelect { choices, .. } => {
            menu.min_values(1).max_values(u8::try_from(choices.len()).unwrap_or(MENU_SIZE))
        }
        Row::Channel { .. } => menu.min_values(0).max_values(1),
        Row::Channels { .. } => menu.min_values(0).max_values(MENU_SIZE),
        Row::Buttons(_) | Row::Menu { .. } => menu,
    })
}

/// A menu of channels of these kinds, of which some are chosen already.
fn channels(chosen: &[ChannelId], kinds: &[ChannelType]) -> CreateSelectMenuKind {
    CreateSelectMenuKind::Channel {
        channel_types: Some(kinds.to_vec()),
        default_channels: Some(chosen.iter().map(|&id| id.into()).collect()),
    }
}

fn button(button: &Button, ids: &RegisteredIds) -> CreateButton {
    let style = match button.style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Success => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    };
    let created = CreateButton::new(&button.custom_id)
        .label(&button.label)
        .style(style)
        .disabled(!button.enabled);
    match button.emoji.and_then(|emoji| custom_emoji(emoji, ids)) {
        Some(emoji) => created.emoji(emoji),
        None => created,
    }
}

fn option(choice: &Choice, ids: &RegisteredIds) -> CreateSelectMenuOption {
    let mut option = CreateSelectMenuOption::new(&choice.label, &choice.value);
    if let Some(description) = &choice.description {
        option = option.description(description);
    }
    match choice.emoji.and_then(|emoji| custom_emoji(emoji, ids)) {
        Some(emoji) => option.emoji(emoji),
        None => option,
    }
}

/// An emoji as components show it; none where its id is not known.
fn custom_emoji(emoji: Emoji, ids: &RegisteredIds) -> Option<ReactionType> {
    let (name, id) = ids.emoji(emoji)?;
    Some(ReactionType::Custom { animated: false, id, name: Some(name) })
}
