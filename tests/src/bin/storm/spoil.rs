//! Something is spoiled, so that the audit has something to find.

use std::process::{Command, Stdio};

use ::tests::audit::{Confirmed, Evidence};
use ::tests::board_of;
use playground::{Message, Playground};
use reqwest::RequestBuilder;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

use crate::error::StormError;
use crate::logs::Logs;
use crate::options::Spoil;

/// Statements that spoil what is stored. A row is made where one has to be there.
const STATEMENTS: [(Spoil, &[&str]); 13] = [
    (
        Spoil::Next,
        &[
            "UPDATE games SET next = CASE next WHEN 'white' THEN 'black' ELSE 'white' END WHERE id = \
           (SELECT MAX(id) FROM games WHERE result IS NULL)",
        ],
    ),
    (
        Spoil::Die,
        &["UPDATE games SET secret = '00' WHERE id IN (SELECT game FROM entries WHERE detail IN \
           ('r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'))"],
    ),
    (
        Spoil::Owed,
        &["INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT 'board', \
           MAX(id), -1, 1, 9223372036854775807, 0, 0, 0 FROM games"],
    ),
    (Spoil::Job, &["DELETE FROM jobs WHERE kind IN ('reminder', 'late', 'flag')"]),
    (
        Spoil::Late,
        &[
            "UPDATE jobs SET due = 1, lease = 9223372036854775807 WHERE kind IN ('reminder', 'late', \
           'flag')",
        ],
    ),
    (
        Spoil::Engine,
        &[
            "UPDATE games SET white = NULL WHERE next = 'white'",
            "UPDATE games SET black = NULL WHERE next = 'black'",
        ],
    ),
    (
        Spoil::Undone,
        &[
            "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT 'review', \
           MAX(id), 99, 1, 9223372036854775806, 0, 0, 0 FROM games",
        ],
    ),
    (
        Spoil::Lapse,
        &[
            "UPDATE challenges SET due = 1, state = 'lapsed' WHERE id = (SELECT MIN(id) FROM \
           challenges)",
            "UPDATE challenges SET due = 1, state = 'open' WHERE id = (SELECT MAX(id) FROM \
           challenges)",
        ],
    ),
    (
        Spoil::Offer,
        &["INSERT INTO offers (id, game, ply, kind, seat, state, interaction, created) SELECT \
           999999, MAX(id), -1, 'draw', 'white', 'open', 1, 1 FROM games"],
    ),
    (
        Spoil::Follower,
        &[
            "UPDATE games SET result = 'draw', next = NULL WHERE id = (SELECT MAX(id) FROM games)",
            "INSERT INTO followers (game, person, since) SELECT MAX(id), 1, 1 FROM games",
        ],
    ),
    (
        Spoil::Result,
        &[
            "DELETE FROM results",
            "UPDATE games SET result = 'white' WHERE white IS NOT NULL AND black IS NOT NULL",
        ],
    ),
    (
        Spoil::Rating,
        &["INSERT INTO ratings (guild, variant, person, rating, deviation, volatility, games) \
           VALUES (1, 'chess', 3, 1, 1, 1, 1)"],
    ),
    (
        Spoil::Rated,
        &[
            "DELETE FROM results",
            "INSERT INTO results (game, number, rated, white_score, black_score, ended) SELECT \
           MAX(id), 999999, 'rated', 1, 1, 1 FROM games",
        ],
    ),
];

/// What one game has changed of one rating, which it did not find so.
const CHANGE: &str = "INSERT INTO rated_games (game, person, opponent, guild, variant, number, \
                      score, rating_before, deviation_before, rating, deviation, volatility, ended) \
                      SELECT MAX(id), 1, 2, 1, 'chess', 999999, 1, 1, 1, 1, 1, 1, 1 FROM games";

/// A pause that was agreed on in a game whose clock runs.
const PAUSE: &str = "INSERT INTO offers (id, game, ply, kind, seat, state, interaction, created) \
                     SELECT 999997, games.id, (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE \
                     game = games.id), 'pause', 'white', 'accepted', 7, 1 FROM games JOIN clocks \
                     ON clocks.game = games.id WHERE deadline IS NOT NULL AND result IS NULL ORDER \
                     BY games.id DESC LIMIT 1";

/// A challenge that has lapsed, and the message under which it stands.
const LAPSED: &str = "UPDATE challenges SET state = 'lapsed', due = NULL, message = $1 WHERE id = \
                      (SELECT MIN(id) FROM challenges)";

/// Spoils all these.
pub(crate) async fn spoil(
    spoils: &[Spoil],
    (url, playground): (&str, &Playground),
    evidence: &mut Evidence,
    logs: &Logs,
) -> Result<(), StormError> {
    if spoils.is_empty() {
        return Ok(());
    }
    let mut connection = AnyConnection::connect(url).await?;
    let newest = newest(playground).ok_or(StormError::Spoil)?;
    for what in spoils {
        match what {
            Spoil::Log => log_secret(&mut connection, logs).await?,
            Spoil::Panic => log(logs, "thread 'main' panicked at bot/src/main.rs:1:1:")?,
            what => spoil_one(*what, &mut connection, (playground, &newest), evidence).await?,
        }
    }
    Ok(())
}

async fn spoil_one(
    what: Spoil,
    connection: &mut AnyConnection,
    (playground, newest): (&Playground, &Message),
    evidence: &mut Evidence,
) -> Result<(), StormError> {
    let (game, ply) = board_of(newest).ok_or(StormError::Spoil)?;
    let ply = ply.unwrap_or_default();
    match what {
        Spoil::Entry => take_out(connection, evidence).await,
        Spoil::Confirmed => {
            let nothing = Confirmed::Challenge(newest.id);
            evidence.confirmed.extend([nothing, Confirmed::Accepted(-1), Confirmed::Agreed(-1)]);
            Ok(())
        }
        Spoil::Board => {
            playground.delete_message(newest.id);
            Ok(())
        }
        Spoil::Twice => post_again(playground, newest).await,
        Spoil::Stranger => post(playground, newest, "Somebody", "more:999999:0").await,
        Spoil::Early => post(playground, newest, "Somebody", &format!("more:{game}:9999")).await,
        Spoil::End => post(playground, newest, "Somebody", &format!("view:{game}:1")).await,
        Spoil::Words => {
            post(playground, newest, "Something else.", &format!("more:{game}:{ply}")).await
        }
        Spoil::Old => post(playground, newest, "Before", &format!("more:{game}:0")).await,
        Spoil::Offered => post(playground, newest, "A draw?", "offer:accept:999998").await,
        Spoil::Reminder => remind(playground, newest, game).await,
        Spoil::Change => run(connection, &[CHANGE]).await,
        Spoil::Said => {
            let said = format!("Once more: {}", newest.content);
            post(playground, newest, &said, &format!("more:{game}:{ply}")).await
        }
        Spoil::Untold => {
            evidence.confirmed.retain(|it| !matches!(it, Confirmed::Entry(_)));
            Ok(())
        }
        Spoil::Lapsed => lapse(connection, playground, newest).await,
        Spoil::Pause => {
            evidence.pauses.clear();
            // Where no clock runs, there is nothing to be found.
            let made = sqlx::query(PAUSE).execute(connection).await?.rows_affected() > 0;
            evidence.confirmed.extend(made.then_some(Confirmed::Agreed(999_997)));
            Ok(())
        }
        // They were spoiled elsewhere.
        Spoil::Log
        | Spoil::Panic
        | Spoil::Token
        | Spoil::Migration
        | Spoil::Unnoticed
        | Spoil::Copy
        | Spoil::Gateway => Ok(()),
        stored => {
            let statements = STATEMENTS.iter().find(|(what, _)| *what == stored);
            run(connection, statements.ok_or(StormError::Spoil)?.1).await
        }
    }
}

/// Runs these; the last of them has to change something, or the one before.
async fn run(
    connection: &mut AnyConnection,
    statements: &[&'static str],
) -> Result<(), StormError> {
    let mut changed = 0;
    for statement in statements {
        changed += sqlx::query(*statement).execute(&mut *connection).await?.rows_affected();
    }
    if changed == 0 { Err(StormError::Spoil) } else { Ok(()) }
}

/// Logs the secret of a game's dice.
async fn log_secret(connection: &mut AnyConnection, logs: &Logs) -> Result<(), StormError> {
    let newest = "SELECT secret FROM games ORDER BY id DESC";
    let secrets: Vec<String> = sqlx::query_scalar(newest).fetch_all(connection).await?;
    let secret = secrets.into_iter().next().ok_or(StormError::Spoil)?;
    log(logs, &format!("the secret is {secret}"))
}

/// Has a process that ends then log a line, as the bot logs.
pub(crate) fn log(logs: &Logs, line: &str) -> Result<(), StormError> {
    let mut command = Command::new("sh");
    command.args(["-c", "sleep 0.5; echo \"$0\" >&2", line]);
    let mut process = command.stderr(Stdio::piped()).spawn().map_err(|_| StormError::Spoil)?;
    logs.follow(process.stderr.take().ok_or(StormError::Spoil)?);
    Ok(())
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

/// Posts the buttons of a challenge that has lapsed.
async fn lapse(
    connection: &mut AnyConnection,
    playground: &Playground,
    newest: &Message,
) -> Result<(), StormError> {
    let oldest = "SELECT MIN(id) FROM challenges";
    let oldest: i64 = sqlx::query_scalar(oldest).fetch_one(&mut *connection).await?;
    post(playground, newest, "A game?", &format!("challenge:accept:{oldest}")).await?;
    let messages = playground.messages(newest.channel, playground.person("Ada"));
    let message = messages.last().ok_or(StormError::Spoil)?.id.get().cast_signed();
    sqlx::query(LAPSED).bind(message).execute(connection).await?;
    Ok(())
}

/// The board with the most entries that can be clicked.
fn newest(playground: &Playground) -> Option<Message> {
    let anybody = playground.person("Ada");
    let channels = playground.channels().into_iter();
    let seen = channels.flat_map(|it| playground.messages(it.id, anybody));
    let boards = seen.filter(|it| board_of(it).is_some_and(|(_, ply)| ply.is_some()));
    boards.max_by_key(|it| board_of(it).map(|(_, ply)| (ply, it.id)))
}

/// Posts a board twice more, as a bot that does not know what it did would.
async fn post_again(playground: &Playground, board: &Message) -> Result<(), StormError> {
    for _ in 0..2 {
        post_board(playground, board, &board.content, &json!(board.components)).await?;
    }
    Ok(())
}

/// Posts what looks like a board, with one button.
async fn post(
    playground: &Playground,
    board: &Message,
    content: &str,
    custom_id: &str,
) -> Result<(), StormError> {
    let button = json!({ "type": 2, "style": 2, "label": "More", "custom_id": custom_id });
    let components = json!([{ "type": 1, "components": [button] }]);
    post_board(playground, board, content, &components).await
}

async fn post_board(
    playground: &Playground,
    board: &Message,
    content: &str,
    components: &Value,
) -> Result<(), StormError> {
    let payload = json!({
        "content": content,
        "components": components,
        "attachments": [{ "id": 0, "filename": "board.png", "description": "A board." }],
        "allowed_mentions": { "parse": [] },
    });
    let picture = Part::bytes(vec![0; 8]).file_name("board.png");
    let form = Form::new().text("payload_json", payload.to_string()).part("files[0]", picture);
    send(playground, board, |request| request.multipart(form)).await
}

/// Reminds somebody twice of the same, due at another time.
async fn remind(playground: &Playground, board: &Message, game: u64) -> Result<(), StormError> {
    for due in 1..=2 {
        let due = format!("<t:{due}:R>");
        let content = format!("Ada, it is your turn in game {game}, due {due}. `/board` shows it.");
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
