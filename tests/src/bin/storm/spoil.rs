//! Something is spoiled, so that the audit has something to find.

use ::tests::audit::{Confirmed, Evidence};
use ::tests::board_of;
use playground::{Message, Playground};
use reqwest::RequestBuilder;
use reqwest::multipart::{Form, Part};
use serde_json::json;
use sqlx::{AnyConnection, Connection};

use crate::error::StormError;
use crate::options::Spoil;

/// Spoils it.
pub(crate) async fn spoil(
    what: Spoil,
    (url, playground): (&str, &Playground),
    evidence: &Evidence,
) -> Result<(), StormError> {
    let mut connection = AnyConnection::connect(url).await?;
    let newest = newest(playground).ok_or(StormError::Spoil)?;
    let statement = match what {
        Spoil::Entry => return take_out(&mut connection, evidence).await,
        Spoil::Next => {
            "UPDATE games SET next = CASE next WHEN 'white' THEN 'black' ELSE 'white' END \
                        WHERE id = (SELECT MAX(id) FROM games WHERE result IS NULL)"
        }
        Spoil::Die => {
            "UPDATE games SET secret = (SELECT secret FROM games WHERE id = 1) WHERE id \
                       = (SELECT MAX(game) FROM entries WHERE detail IN ('r1', 'r2', 'r3') AND game \
                       > 1)"
        }
        Spoil::Board => {
            playground.delete_message(newest.id);
            return Ok(());
        }
        Spoil::Twice => return post_again(playground, &newest).await,
        Spoil::Job => "DELETE FROM jobs WHERE kind IN ('reminder', 'late', 'flag')",
        Spoil::Rating => "UPDATE ratings SET games = games + 1",
        Spoil::Reminder => return remind(playground, &newest).await,
    };
    let done = sqlx::query(statement).execute(&mut connection).await?;
    if done.rows_affected() == 0 { Err(StormError::Spoil) } else { Ok(()) }
}

/// Takes an entry out of its log that somebody was told they had made.
async fn take_out(connection: &mut AnyConnection, evidence: &Evidence) -> Result<(), StormError> {
    let mut entries = evidence.confirmed.iter().filter_map(|it| match it {
        Confirmed::Entry(id) => Some(id.get().cast_signed()),
        _ => None,
    });
    let entry = entries.next_back().ok_or(StormError::Spoil)?;
    let statement = "DELETE FROM entries WHERE interaction = $1";
    sqlx::query(statement).bind(entry).execute(connection).await?;
    Ok(())
}

/// The newest board that can be clicked.
fn newest(playground: &Playground) -> Option<Message> {
    let anybody = playground.person("Ada");
    let channels = playground.channels().into_iter();
    let seen = channels.flat_map(|it| playground.messages(it.id, anybody));
    let boards = seen.filter(|it| board_of(it).is_some_and(|(_, ply)| ply.is_some()));
    boards.max_by_key(|it| it.id)
}

/// Posts a board twice more, as a bot that does not know what it did would.
async fn post_again(playground: &Playground, board: &Message) -> Result<(), StormError> {
    for _ in 0..2 {
        let payload = json!({
            "content": board.content,
            "components": board.components,
            "attachments": [{ "id": 0, "filename": "board.png", "description": "A board." }],
            "allowed_mentions": { "parse": [] },
        });
        let picture = Part::bytes(vec![0; 8]).file_name("board.png");
        let form = Form::new().text("payload_json", payload.to_string()).part("files[0]", picture);
        send(playground, board, |request| request.multipart(form)).await?;
    }
    Ok(())
}

/// Reminds somebody twice of the same.
async fn remind(playground: &Playground, board: &Message) -> Result<(), StormError> {
    let content = "Ada, it is your turn in game 1, due soon. `/board` shows it.";
    for _ in 0..2 {
        let body = json!({ "content": content, "allowed_mentions": { "parse": [] } });
        send(playground, board, |request| request.json(&body)).await?;
    }
    Ok(())
}

/// Sends a message by the bot's token.
async fn send(
    playground: &Playground,
    board: &Message,
    fill: impl FnOnce(RequestBuilder) -> RequestBuilder,
) -> Result<(), StormError> {
    let url = format!("{}/api/v10/channels/{}/messages", playground.base_url(), board.channel);
    let token = format!("Bot {}", playground.token());
    let request = reqwest::Client::new().post(url).header("Authorization", token);
    let sent = fill(request).send().await.and_then(reqwest::Response::error_for_status);
    sent.map(drop).map_err(|_| StormError::Spoil)
}
