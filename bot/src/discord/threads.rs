//! Threads: what each kind of channel wants to hear to open one.

use serenity::all::{
    AutoArchiveDuration, ChannelType, CreateAllowedMentions, CreateForumPost, CreateMessage,
    CreateThread,
};
use serenity::http::{LightMethod, Request, Route};

use super::rest::{INVALID_FORM, Rest, unreadable, with_body};
use crate::ids::ChannelId;
use crate::ui::{ChannelKind, MessengerError, Place};

/// The longest name of a thread, in characters.
const NAME_LENGTH: usize = 100;

/// A media channel, which serenity has no name for.
const MEDIA: ChannelType = ChannelType::Unknown(16);

/// Opens a thread below a place, or beside it where that is a thread itself.
pub(super) async fn open(
    rest: &Rest,
    place: &Place,
    name: &str,
    opening: &str,
) -> Result<ChannelId, MessengerError> {
    let parent = place.parent.unwrap_or(place.channel);
    let name: String = name.chars().take(NAME_LENGTH).collect();
    let attempt = async |kind| rest.send(request(parent, kind, &name, opening)?).await;
    let (kind, known) = kind_below(rest, place, parent).await;
    let opened = match attempt(kind).await {
        Err(MessengerError::Refused { status: 400, code: INVALID_FORM, .. }) if !known => {
            attempt(ChannelType::Forum).await
        }
        opened => opened,
    };
    opened?.id().map(ChannelId).ok_or_else(unreadable)
}

/// The kind of thread that `parent` takes, or a forum where it takes posts, and whether that is certain.
async fn kind_below(rest: &Rest, place: &Place, parent: ChannelId) -> (ChannelType, bool) {
    match place.kind {
        ChannelKind::Announcement | ChannelKind::AnnouncementThread => {
            (ChannelType::NewsThread, true)
        }
        // A post of a forum is a public thread.
        ChannelKind::PublicThread => match rest.channel_type(parent).await {
            Ok(Some(ChannelType::Forum | MEDIA)) => (ChannelType::Forum, true),
            Ok(Some(ChannelType::News)) => (ChannelType::NewsThread, true),
            Ok(kind) => (ChannelType::PublicThread, kind.is_some()),
            Err(error) => {
                tracing::debug!(%parent, %error, "the channel above is not known");
                (ChannelType::PublicThread, false)
            }
        },
        ChannelKind::Text | ChannelKind::Voice | ChannelKind::PrivateThread => {
            (ChannelType::PublicThread, true)
        }
    }
}

/// What opens a thread of this kind, or a post in a forum, which has a first message.
fn request(
    parent: ChannelId,
    kind: ChannelType,
    name: &str,
    opening: &str,
) -> Result<Request<'static>, MessengerError> {
    let route = Route::ChannelThreads { channel_id: parent.into() };
    if kind == ChannelType::Forum {
        let mentions = CreateAllowedMentions::new();
        let message = CreateMessage::new().content(opening).allowed_mentions(mentions);
        let post =
            CreateForumPost::new(name, message).auto_archive_duration(AutoArchiveDuration::OneWeek);
        return with_body(LightMethod::Post, route, &post, None);
    }
    let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    with_body(LightMethod::Post, route, &thread.kind(kind), None)
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::response::{IntoResponse, Response};
    use serde_json::{Value, json};

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
        let opened = open(&server.rest(), &place(kind), &long, "Ada v Boris").await;
        assert_eq!(opened, Ok(ChannelId(77)));
        let mut last = server.asked().pop().unwrap();
        assert_eq!(last.body["name"].as_str().map(str::len), Some(100));
        last.body.as_object_mut().unwrap().remove("name");
        if let Some(message) = last.body.get_mut("message").and_then(Value::as_object_mut) {
            // serenity adds fields that say nothing.
            message.retain(|_, value| ![json!(false), json!([])].contains(value));
            let mentions = message["allowed_mentions"].as_object_mut().unwrap();
            mentions
                .retain(|name, value| name == "parse" || ![json!(null), json!([])].contains(value));
        }
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
