//! Threads: what each kind of channel wants to hear to open one.

use reqwest::Method;
use serde_json::{Value, json};

use super::messenger::unreadable;
use super::read;
use super::rest::{Call, Rest};
use crate::ids::ChannelId;
use crate::ui::MessengerError;
use crate::ui::{ChannelKind, Place};

/// How long a thread stays listed after its last message, in minutes: a week.
const THREAD_LIFE: u32 = 10_080;

/// The longest name of a thread, in characters.
const THREAD_NAME: usize = 100;

/// Discord's numbers of channels.
mod number {
    pub(super) const ANNOUNCEMENT: u64 = 5;
    pub(super) const FORUM: u64 = 15;
    pub(super) const MEDIA: u64 = 16;
}

/// Discord's code for a body that is not as it has to be.
const INVALID_FORM: i64 = 50_035;

/// What is opened below a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Below {
    /// A thread for all who see the channel.
    Text,
    /// The same, of a channel that others can follow.
    Announcement,
    /// A post, which has a first message.
    Forum,
}

/// Opens a thread below a place, or beside it where that is a thread itself.
pub(super) async fn open(
    rest: &Rest,
    place: &Place,
    name: &str,
    opening: &str,
) -> Result<ChannelId, MessengerError> {
    let parent = place.parent.unwrap_or(place.channel);
    let attempt = async |below| {
        let call = Call::by_bot(Method::POST, format!("/channels/{parent}/threads"));
        rest.send(&call.with(body(below, name, opening))).await
    };
    let (below, known) = below(rest, place, parent).await;
    let opened = match attempt(below).await {
        Err(MessengerError::Refused { status: 400, code: INVALID_FORM, .. }) if !known => {
            attempt(Below::Forum).await
        }
        opened => opened,
    };
    let id = opened?.and_then(|thread| read::id(&thread["id"]));
    id.map(ChannelId).ok_or_else(unreadable)
}

/// What is opened below `parent`, and whether that is sure.
async fn below(rest: &Rest, place: &Place, parent: ChannelId) -> (Below, bool) {
    match place.kind {
        ChannelKind::Announcement | ChannelKind::AnnouncementThread => (Below::Announcement, true),
        // A post of a forum is a public thread.
        ChannelKind::PublicThread => match rest.kind_of(parent).await {
            Ok(Some(number::FORUM | number::MEDIA)) => (Below::Forum, true),
            Ok(Some(number::ANNOUNCEMENT)) => (Below::Announcement, true),
            Ok(kind) => (Below::Text, kind.is_some()),
            Err(error) => {
                tracing::debug!(%parent, %error, "the channel above is not known");
                (Below::Text, false)
            }
        },
        ChannelKind::Text | ChannelKind::Voice | ChannelKind::PrivateThread => (Below::Text, true),
    }
}

fn body(below: Below, name: &str, opening: &str) -> Value {
    let name: String = name.chars().take(THREAD_NAME).collect();
    let mut body = json!({ "name": name, "auto_archive_duration": THREAD_LIFE });
    match below {
        Below::Text => body["type"] = 11.into(),
        Below::Announcement => body["type"] = 10.into(),
        Below::Forum => {
            body["message"] = json!({ "content": opening, "allowed_mentions": { "parse": [] } });
        }
    }
    body
}
