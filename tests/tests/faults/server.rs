//! A PostgreSQL server that is stopped, stands still or ends connections: what cannot be stored is
//! not shown, and all goes on once it is back.

use bot::Clock;
use playground::{Answer, Entry};
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use tests::dice::Scripted;
use tests::game::{GAME, begin};
use tests::{Between, Database, POSTGRES, Table, World, skip};

/// A world whose bot reaches its server through something that can fail; none where the stories are
/// told on SQLite.
async fn beyond() -> Option<(World, Between)> {
    let Ok(server) = std::env::var(POSTGRES) else {
        let why = format!("{POSTGRES} is not set: there is no server to fail");
        skip("EIGHTFOLD_REQUIRE_POSTGRES", &why);
        return None;
    };
    let Database::Postgres { server, name } = Database::on(&server).await else {
        panic!("a database on a server");
    };
    let (user, host) = server.rsplit_once('@').expect("a user and a host");
    let between = Between::new(host).await;
    let server = format!("{user}@{}", between.address());
    let database = Database::Postgres { server, name };
    let world = World::on(database, Scripted::new([5]), Clock::system()).await;
    Some((world, between))
}

/// Rolls until that is done, as somebody would who is refused; then moves.
async fn goes_on(table: &Table<'_>) {
    if table.actions().await.is_empty() {
        table.white.command("roll", json!({})).await;
    }
    table.shown(1).await;
    table.white.types("e2e4").await;
    table.shown(2).await;
    assert_eq!(table.actions().await, ["r5", "e2e4"]);
}

#[tokio::test]
async fn a_server_that_is_stopped_and_started() {
    let Some((world, between)) = beyond().await else { return };
    let table = begin(&world, GAME).await;
    world.settle().await;
    between.stop();
    let refused = table.white.command("roll", json!({})).await;
    assert!(refused.content().contains("went wrong on my side"), "{}", refused.content());
    assert!(table.boards(1).is_empty(), "what was not stored is not shown");
    between.open();
    assert!(table.actions().await.is_empty());
    goes_on(&table).await;
    world.finish().await;
}

#[tokio::test]
async fn a_server_that_stands_still() {
    let Some((world, between)) = beyond().await else { return };
    let table = begin(&world, GAME).await;
    world.settle().await;
    between.freeze();
    let deferred = table.white.command("roll", json!({})).await;
    assert!(matches!(deferred.answer, Answer::Thinking { .. }), "{deferred:?}");
    assert!(table.boards(1).is_empty(), "what was not stored is not shown");
    between.open();
    let answered = |it: &Entry| it.path.contains("/webhooks/") && it.method != "GET";
    world.until_journal("an answer all the same", answered).await;
    goes_on(&table).await;
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn connections_that_the_server_ends() {
    let Some((world, _between)) = beyond().await else { return };
    let table = begin(&world, GAME).await;
    for _ in 0..3 {
        let mut own = AnyConnection::connect(&world.database.url()).await.expect("the server");
        let all = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = \
                   current_database() AND pid <> pg_backend_pid()";
        let ended: i64 = sqlx::query_scalar(all).fetch_one(&mut own).await.expect("they end");
        assert!(ended > 0);
        own.close().await.expect("a closed connection");
        let help = table.black.command("games", json!({})).await;
        assert!(!help.content().contains("went wrong"), "{}", help.content());
    }
    goes_on(&table).await;
    world.finish().await;
}
