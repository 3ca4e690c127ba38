//! What belongs to others than a stranger, in every table, and what all see of it.

use playground::{Id, Message};
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe};
use tests::game::GAME;
use tests::puzzles::{puzzle, solves};
use tests::{Database, Person, Table, World, digest};

/// What a stranger may not change, by any click or command. Theirs is what they have begun since.
const OTHERS: [&str; 24] = [
    "SELECT id, guild, channel, white, black, result, next, secret FROM games WHERE id <= 3 \
     ORDER BY id",
    "SELECT * FROM entries WHERE game <= 3 ORDER BY game, ply",
    "SELECT * FROM clocks WHERE game <= 3 ORDER BY game",
    "SELECT * FROM offers WHERE game <= 3 ORDER BY id",
    "SELECT * FROM challenges WHERE id <= 3 ORDER BY id",
    "SELECT * FROM results WHERE game <= 3 ORDER BY game",
    "SELECT * FROM rated_games WHERE game <= 3 ORDER BY game, person",
    "SELECT * FROM luck WHERE game <= 3 ORDER BY game, seat",
    "SELECT * FROM reviews WHERE game <= 3 ORDER BY game",
    "SELECT * FROM ratings ORDER BY guild, variant, person",
    "SELECT kind, game, ply, channel FROM jobs WHERE game <= 3 AND kind <> 'followers' ORDER BY \
     kind, game, ply",
    "SELECT * FROM followers WHERE since = 1 ORDER BY game, person",
    "SELECT * FROM files WHERE person = (SELECT white FROM games WHERE id = 1) ORDER BY id",
    "SELECT * FROM threads WHERE channel = 7",
    "SELECT * FROM guests WHERE channel = 7",
    "SELECT * FROM game_channels ORDER BY guild, channel",
    "SELECT * FROM puzzle_channels ORDER BY guild",
    "SELECT * FROM puzzlers WHERE person = (SELECT white FROM games WHERE id = 1)",
    "SELECT * FROM puzzle_tries WHERE person = (SELECT white FROM games WHERE id = 1)",
    "SELECT * FROM puzzle_ratings WHERE puzzle IN (SELECT puzzle FROM puzzle_tries WHERE person = \
     (SELECT white FROM games WHERE id = 1))",
    "SELECT * FROM daily_puzzles WHERE day IN (SELECT day FROM daily_solves WHERE person = (SELECT \
     white FROM games WHERE id = 1))",
    "SELECT * FROM daily_solves WHERE person = (SELECT white FROM games WHERE id = 1)",
    "SELECT id, theme, size, language, one_theme, white_below, threads FROM settings WHERE owner = \
     'server' ORDER BY id",
    "SELECT * FROM settings WHERE owner = 'person' AND theme = 'slate' ORDER BY id",
];

/// The tables in which nothing is anybody's: the processes' own, and which numbers are given out.
const NOBODYS: [&str; 5] = ["_sqlx_migrations", "counters", "heartbeats", "identifies", "outages"];

/// What stands in for more than one play: somebody follows, and there are channels of other kinds.
const MORE: [&str; 5] = [
    "INSERT INTO followers (game, person, since) VALUES (1, 7, 1)",
    "INSERT INTO threads (channel, opened) VALUES (7, 1)",
    "INSERT INTO guests (channel, server) VALUES (7, 7)",
    "INSERT INTO game_channels (guild, channel) VALUES (7, 7)",
    "INSERT INTO puzzle_channels (guild, channel, due, lease, tries, refused) VALUES (7, 7, \
     9223372036854775807, 0, 0, 0)",
];

/// All of it.
pub(super) async fn of_others(connection: &mut AnyConnection) -> Vec<String> {
    let mut rows = Vec::new();
    for statement in OTHERS {
        rows.extend(digest::rows(connection, statement).await);
    }
    rows
}

/// The tables of a database.
async fn tables(world: &World, connection: &mut AnyConnection) -> Vec<String> {
    let tables = match &world.database {
        Database::Sqlite(_) => "SELECT name FROM sqlite_master WHERE type = 'table'",
        Database::Postgres { .. } => {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'"
        }
    };
    let found = sqlx::query_scalar(AssertSqlSafe(tables.to_owned())).fetch_all(connection).await;
    found.expect("the tables")
}

/// Checks that something of others stands in each table.
async fn check_all_are_looked_at(world: &World) {
    let mut connection = world.sql().await;
    let rows = of_others(&mut connection).await;
    let tables = tables(world, &mut connection).await;
    assert!(tables.len() > 20, "{tables:?}");
    for table in tables.iter().filter(|it| !NOBODYS.contains(&it.as_str())) {
        let from = format!(" FROM {table} ");
        // The first table that a statement names is the one whose rows it finds.
        let is_of_it =
            |row: &&String| row.find(" FROM ").is_some_and(|at| row[at..].starts_with(&from));
        assert!(rows.iter().any(|row| is_of_it(&row)), "nothing of {table} is looked at");
    }
}

/// What all see of these messages. The buttons of a board go with it where somebody has it shown
/// again.
pub(super) fn public(world: &World, (who, channel): (Id, Id), messages: &[Id]) -> Vec<String> {
    let seen = world.playground.messages(channel, who).into_iter();
    let public = seen.filter(|it| it.only_for.is_none() && messages.contains(&it.id));
    let text = |it: Message| {
        let files: Vec<Id> = it.attachments.iter().map(|it| it.id).collect();
        let is_board = it.content.contains("· game 1");
        let buttons = if is_board { &[] } else { &it.components[..] };
        format!("{}: {:?} {buttons:?} {files:?}", it.id, it.content)
    };
    public.map(text).collect()
}

/// A rated game that has ended and is reviewed, its luck, a file, and a solved puzzle of the day.
async fn in_the_past(world: &World, ada: Person<'_>, boris: Person<'_>) {
    let table = Table::begin(world, GAME, ada, boris).await;
    ada.command("roll", json!({})).await;
    table.noted(1).await;
    ada.types("e2e4").await;
    table.noted(2).await;
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    ada.command("review", json!({})).await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game ")).await;
    // Who had how much luck is reckoned up when somebody asks.
    ada.command("profile", json!({})).await;
    let exported = ada.command("export", json!({})).await;
    let file = world.file(exported.message().expect("an answer").attachments[0].id);
    let text = String::from_utf8(file).expect("a text");
    let file = json!({ "filename": "game.pgn", "text": text });
    ada.command("replay", json!({ "file": file })).await;
    let daily = puzzle(ada, json!({ "daily": true })).await;
    solves(ada, &daily).await;
}

/// A game with an open offer and a challenge to somebody; the messages that all this is in.
pub(super) async fn in_the_middle(world: &World) -> Vec<Id> {
    let (ada, boris) = world.two();
    let table = Table::begin_with(world, GAME, (ada, boris), &json!({ "pace": "1d" })).await;
    ada.command("roll", json!({})).await;
    table.shown(1).await;
    ada.picks_privately(&["e2", "e4"]).await;
    table.shown(2).await;
    ada.command("draw", json!({})).await;
    let options = json!({ "variant": "totem", "opponent": boris.id.to_string() });
    let asked = ada.command("challenge", options).await;
    let private = ada.command("settings", json!({ "theme": "slate" })).await;
    ada.command("config", json!({ "theme": "walnut" })).await;
    let own = ada.at(world.playground.channel("Eightfold (Ada)"));
    own.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
    let general = world.playground.channel("general");
    in_the_past(world, ada.at(general), boris.at(general)).await;
    world.settle().await;
    for statement in MORE {
        let run = sqlx::query(statement).execute(&mut world.sql().await).await;
        run.unwrap_or_else(|error| panic!("{error}: {statement}"));
    }
    check_all_are_looked_at(world).await;
    let mut messages: Vec<Id> =
        world.playground.messages(ada.channel, ada.id).iter().map(|it| it.id).collect();
    messages.extend([&asked, &private].map(|it| it.message().expect("a message").id));
    messages
}
