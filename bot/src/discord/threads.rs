//! Threads: what each kind of channel wants to hear to open one.

use serde::Deserialize;
use serenity::all::{
    AutoArchiveDuration, ChannelType, CreateAllowedMentions, CreateForumPost, CreateMessage,
    CreateThread, ForumTagId,
};
use serenity::http::{LightMethod, Request, Route};

use super::rest::{INVALID_FORM, Rest, unreadable, with_body};
use crate::ids::ChannelId;
use crate::ui::{ChannelKind, Location, MessengerError, TAG_REQUIRED, ThreadName, escape_markdown};

/// The longest name of a thread, in characters.
const NAME_LENGTH: usize = 100;

/// A media channel, which serenity has no name for.
const MEDIA: ChannelType = ChannelType::Unknown(16);

/// Discord's codes for a message, or for a title, in which a server's own rules do not take a word.
const MESSAGE_BLOCKED: i64 = 200_000;
const TITLE_BLOCKED: i64 = 200_001;

/// Opens a thread below a place, or beside it where that is a thread itself. Where Discord does not take
/// its name it has the one without people's names, and in a forum that wants a tag its first one.
pub(super) async fn open(
    rest: &Rest,
    location: &Location,
    name: &ThreadName,
) -> Result<ChannelId, MessengerError> {
    let parent = location.parent.unwrap_or(location.channel);
    let (kind, mut is_certain) = kind_below(rest, location, parent).await;
    let mut thread = NewThread { parent, kind, name: &name.full, tag: None };
    loop {
        let error = match rest.send(thread.request()?).await {
            Ok(opened) => return opened.id().map(ChannelId).ok_or_else(unreadable),
            Err(error) => error,
        };
        match unsuited(&error) {
            Some(Part::Kind | Part::Unknown) if !is_certain => {
                (thread.kind, is_certain) = (ChannelType::Forum, true);
            }
            Some(Part::Name | Part::Unknown) if thread.name != name.plain => {
                thread.name = &name.plain;
            }
            Some(Part::Tag) if thread.tag.is_none() => {
                thread.tag = first_tag(rest, parent).await;
                if thread.tag.is_none() {
                    return Err(error);
                }
            }
            _ => return Err(error),
        }
        tracing::info!(%parent, %error, "a thread is tried in another way");
    }
}

/// What of a new thread can be tried in another way.
enum Part {
    Kind,
    Name,
    Tag,
    /// Discord does not say which.
    Unknown,
}

/// What does not suit Discord, where another try may do better.
fn unsuited(error: &MessengerError) -> Option<Part> {
    let MessengerError::Refused { code, field, .. } = error else {
        return None;
    };
    match (*code, field.as_deref()) {
        (MESSAGE_BLOCKED | TITLE_BLOCKED, _) | (INVALID_FORM, Some("name")) => Some(Part::Name),
        (TAG_REQUIRED, _) | (INVALID_FORM, Some("applied_tags")) => Some(Part::Tag),
        // A forum wants a first message, and knows no other kind.
        (INVALID_FORM, Some("message" | "type")) => Some(Part::Kind),
        (INVALID_FORM, _) => Some(Part::Unknown),
        _ => None,
    }
}

/// The first tag of a forum that everybody may set, if there is one.
async fn first_tag(rest: &Rest, forum: ChannelId) -> Option<ForumTagId> {
    let told = rest.channel(forum).await;
    let told = told.inspect_err(|error| tracing::debug!(%forum, %error, "its tags are not known"));
    let channel = told.ok()?;
    let mut tags = channel["available_tags"].as_array()?.iter();
    tags.find(|tag| tag["moderated"] != true)
        .and_then(|tag| ForumTagId::deserialize(&tag["id"]).ok())
}

/// The kind of thread that `parent` takes, or a forum where it takes posts, and whether that is certain.
async fn kind_below(rest: &Rest, location: &Location, parent: ChannelId) -> (ChannelType, bool) {
    match location.kind {
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

/// A thread that is asked for.
struct NewThread<'a> {
    parent: ChannelId,
    kind: ChannelType,
    name: &'a str,
    tag: Option<ForumTagId>,
}

impl NewThread<'_> {
    /// What opens it; a post in a forum has a first message.
    fn request(&self) -> Result<Request<'static>, MessengerError> {
        let route = Route::ChannelThreads { channel_id: self.parent.into() };
        let name: String = self.name.chars().take(NAME_LENGTH).collect();
        if self.kind == ChannelType::Forum {
            let mentions = CreateAllowedMentions::new();
            let opening = escape_markdown(self.name);
            let message = CreateMessage::new().content(opening).allowed_mentions(mentions);
            let post = CreateForumPost::new(name, message)
                .auto_archive_duration(AutoArchiveDuration::OneWeek)
                .set_applied_tags(self.tag);
            return with_body(LightMethod::Post, route, &post, None);
        }
        let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        with_body(LightMethod::Post, route, &thread.kind(self.kind), None)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::response::{IntoResponse, Response};
    use serde_json::{Value, json};

    use super::super::rest::tests::DiscordServer;
    use super::*;
    use crate::ids::GuildId;
    use crate::ui::{Install, Permissions};

    fn location(kind: ChannelKind) -> Location {
        Location {
            install: Install::Guild(GuildId(1)),
            unseen: false,
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
        let server = DiscordServer::new(move |count, _| answers(count)).await;
        let name = ThreadName { full: "Ada v Boris".to_owned(), plain: "Chess".to_owned() };
        assert_eq!(open(&server.rest(), &location(kind), &name).await, Ok(ChannelId(77)));
        let mut last = server.asked().pop().unwrap();
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

    fn refused(status: StatusCode, code: i64) -> Response {
        (status, axum::Json(json!({ "code": code, "message": "No." }))).into_response()
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
            let body =
                json!({ "name": "Ada v Boris", "type": number, "auto_archive_duration": 10_080 });
            assert_eq!(opened(kind, |_| thread()).await, (path.to_owned(), body), "{kind:?}");
        }
    }

    #[tokio::test]
    async fn beside_a_public_thread_the_channel_above_decides() {
        let post = json!({
            "name": "Ada v Boris",
            "auto_archive_duration": 10_080,
            "message": { "content": "Ada v Boris", "allowed_mentions": { "parse": [] } },
        });
        let typed = |number: u64| json!({ "name": "Ada v Boris", "type": number, "auto_archive_duration": 10_080 });
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
            2 => refused(StatusCode::BAD_REQUEST, INVALID_FORM),
            _ => thread(),
        };
        let (line, body) = opened(ChannelKind::PublicThread, answers).await;
        assert_eq!((line.as_str(), &body["message"]["content"]), (BESIDE, &json!("Ada v Boris")));
    }

    #[tokio::test]
    async fn a_form_that_is_not_taken_is_changed_where_discord_says() {
        let invalid = |field: &str| {
            let errors = json!({ field: { "_errors": [{ "code": "NO" }] } });
            let body = json!({ "code": INVALID_FORM, "message": "No.", "errors": errors });
            (StatusCode::BAD_REQUEST, axum::Json(body)).into_response()
        };
        // The kind of the channel above is not known, and Discord names the name.
        let answers = move |count| match count {
            1 => StatusCode::FORBIDDEN.into_response(),
            2 => invalid("name"),
            3 => invalid("message"),
            _ => thread(),
        };
        let (_, body) = opened(ChannelKind::PublicThread, answers).await;
        assert_eq!(
            (&body["name"], &body["message"]["content"]),
            (&json!("Chess"), &json!("Chess"))
        );
        let answers = move |count| match count {
            1 => said(json!({ "id": "5", "type": 15 })),
            2 => invalid("applied_tags"),
            3 => said(json!({ "id": "5", "type": 15, "available_tags": [{ "id": "9" }] })),
            _ => thread(),
        };
        let (_, body) = opened(ChannelKind::PublicThread, answers).await;
        assert_eq!((&body["name"], &body["applied_tags"]), (&json!("Ada v Boris"), &json!(["9"])));
    }

    #[tokio::test]
    async fn a_name_that_is_not_taken_gives_way_to_one_without_people() {
        for code in [INVALID_FORM, TITLE_BLOCKED, MESSAGE_BLOCKED] {
            let answers = move |count| match count {
                1 => refused(StatusCode::BAD_REQUEST, code),
                _ => thread(),
            };
            let (_, body) = opened(ChannelKind::Text, answers).await;
            assert_eq!(body["name"], "Chess", "after {code}");
        }
    }

    #[tokio::test]
    async fn where_a_forum_wants_a_tag_the_first_one_is_set_that_everybody_may() {
        let answers = |count| match count {
            1 => said(json!({ "id": "5", "type": 15 })),
            2 => refused(StatusCode::BAD_REQUEST, TAG_REQUIRED),
            3 => said(json!({ "id": "5", "type": 15, "available_tags": [
                { "id": "8", "name": "news", "moderated": true },
                { "id": "9", "name": "games", "moderated": false },
            ] })),
            _ => thread(),
        };
        let (_, body) = opened(ChannelKind::PublicThread, answers).await;
        assert_eq!(body["applied_tags"], json!(["9"]));
    }
}
