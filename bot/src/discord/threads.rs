//! Threads: what each kind of channel wants to hear to open one.

use reqwest::Method;
use serde_json::{Value, json};

use super::rest::{Call, INVALID_FORM, Rest, unreadable};
use crate::ids::ChannelId;
use crate::ui::{ChannelKind, MessengerError, Place};

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
    opened?.id().map(ChannelId).ok_or_else(unreadable)
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

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::response::{IntoResponse, Response};

    use super::super::rest::tests::Server;
    use super::*;
    use crate::ids::GuildId;
    use crate::ui::Permissions;

    fn place(kind: ChannelKind) -> Place {
        Place {
            guild: Some(GuildId(1)),
            server: Some(GuildId(1)),
            guest: false,
            channel: ChannelId(70),
            kind,
            parent: kind.is_thread().then_some(ChannelId(5)),
            lacks: Permissions::default(),
            manages: false,
            locale: None,
        }
    }

    /// Opens a thread where each request is answered like this; the address and body of the last.
    async fn opened(
        kind: ChannelKind,
        answers: impl Fn(usize) -> Response + Send + Sync + 'static,
    ) -> (String, Value) {
        let server = Server::new(move |count, _| answers(count)).await;
        let long = "Ada v Boris".repeat(20);
        let opened = open(&server.rest(None), &place(kind), &long, "Ada v Boris").await;
        assert_eq!(opened, Ok(ChannelId(77)));
        let mut last = server.asked().pop().unwrap();
        assert_eq!(last.body["name"].as_str().map(str::len), Some(100));
        last.body.as_object_mut().unwrap().remove("name");
        (last.line, last.body)
    }

    fn said(value: Value) -> Response {
        axum::Json(value).into_response()
    }

    fn thread() -> Response {
        (StatusCode::CREATED, axum::Json(json!({ "id": "77" }))).into_response()
    }

    const BESIDE: &str = "POST /api/v10/channels/5/threads";

    #[tokio::test]
    async fn each_kind_of_channel_has_its_kind_of_thread() {
        for (kind, path, number) in [
            (ChannelKind::Text, "POST /api/v10/channels/70/threads", 11),
            (ChannelKind::Announcement, "POST /api/v10/channels/70/threads", 10),
            (ChannelKind::AnnouncementThread, BESIDE, 10),
            (ChannelKind::PrivateThread, BESIDE, 11),
        ] {
            let body = json!({ "type": number, "auto_archive_duration": 10_080 });
            assert_eq!(opened(kind, |_| thread()).await, (path.to_owned(), body), "{kind:?}");
        }
    }

    #[tokio::test]
    async fn beside_a_public_thread_the_channel_above_decides() {
        let post = json!({
            "auto_archive_duration": 10_080,
            "message": { "content": "Ada v Boris", "allowed_mentions": { "parse": [] } },
        });
        let typed = |number: u64| json!({ "type": number, "auto_archive_duration": 10_080 });
        for (number, body) in [(0, typed(11)), (5, typed(10)), (15, post.clone()), (16, post)] {
            let answers = move |count| match count {
                1 => said(json!({ "id": "5", "type": number })),
                _ => thread(),
            };
            let opened = opened(ChannelKind::PublicThread, answers).await;
            assert_eq!(opened, (BESIDE.to_owned(), body), "below {number}");
        }
    }

    #[tokio::test]
    async fn where_the_channel_above_is_not_to_be_seen_a_post_is_tried_second() {
        let answers = |count| match count {
            1 => StatusCode::FORBIDDEN.into_response(),
            2 => {
                let body = json!({ "code": 50_035, "message": "Invalid Form Body" });
                (StatusCode::BAD_REQUEST, axum::Json(body)).into_response()
            }
            _ => thread(),
        };
        let (line, body) = opened(ChannelKind::PublicThread, answers).await;
        assert_eq!((line.as_str(), &body["message"]["content"]), (BESIDE, &json!("Ada v Boris")));
    }
}
