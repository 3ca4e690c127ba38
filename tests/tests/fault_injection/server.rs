//! A PostgreSQL server that is stopped, stands still or ends connections: what cannot be stored is
//! not shown, and all goes on once it is back.

use std::cell::Cell;
use std::time::Duration;

use futures_util::future::join_all;
use playground::{Answer, Entry};
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use tests::game::{GAME, begin};
use tests::rows;
use tests::{Database, GameDriver, LEASE, POSTGRES, PostgresServer, Stop, TcpProxy, World, skip};

/// A world whose bot reaches its server through something that can fail; none where the stories are
/// told on SQLite.
async fn beyond() -> Option<(World, TcpProxy)> {
    let Ok(server) = std::env::var(POSTGRES) else {
        let why = format!("{POSTGRES} is not set: there is no server to fail");
        skip("EIGHTFOLD_REQUIRE_POSTGRES", &why);
        return None;
    };
    let database = Database::on(&server).await;
    let (database, proxy) = database.through_proxy().await.expect("a database on a server");
    let world = World::builder().database(database).fixed_dice(5).system_clock().start().await;
    Some((world, proxy))
}

/// Rolls until that is done, as somebody would who is refused; then moves.
async fn goes_on(game: &GameDriver<'_>) {
    if game.actions().await.is_empty() {
        game.white.command("roll", json!({})).await;
    }
    game.shown(1).await;
    game.white.types("e2e4").await;
    game.shown(2).await;
    assert_eq!(game.actions().await, ["r5", "e2e4"]);
}

#[tokio::test]
async fn a_server_that_goes_away_and_comes_back() {
    let Some((world, proxy)) = beyond().await else { return };
    let game = begin(&world, GAME).await;
    world.settle().await;
    proxy.stop();
    let refused = game.white.command("roll", json!({})).await;
    assert!(refused.content().contains("Something went wrong"), "{}", refused.content());
    assert!(game.boards(1).is_empty(), "what was not stored is not shown");
    proxy.open();
    assert!(game.actions().await.is_empty());
    goes_on(&game).await;
    world.finish().await;
}

#[tokio::test]
async fn a_server_that_stands_still() {
    let Some((world, proxy)) = beyond().await else { return };
    let game = begin(&world, GAME).await;
    world.settle().await;
    proxy.freeze();
    let deferred = game.white.command("roll", json!({})).await;
    assert!(matches!(deferred.answer, Answer::Thinking { .. }), "{deferred:?}");
    assert!(game.boards(1).is_empty(), "what was not stored is not shown");
    proxy.open();
    let answered = |it: &Entry| it.path.contains("/webhooks/") && it.method != "GET";
    world.until_request("an answer all the same", answered).await;
    goes_on(&game).await;
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn connections_that_the_server_ends() {
    let Some((world, _proxy)) = beyond().await else { return };
    let game = begin(&world, GAME).await;
    for _ in 0..3 {
        assert!(world.database.end_connections().await > 0);
        let help = game.black.command("games", json!({})).await;
        assert!(!help.content().contains("went wrong"), "{}", help.content());
    }
    goes_on(&game).await;
    world.finish().await;
}

/// The turns of a game.
const TURNS: [&str; 8] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"];

/// A game's turns as the server tells them, where it does.
async fn told(world: &World, game: u64) -> Result<Vec<String>, sqlx::Error> {
    let mut connection = AnyConnection::connect(&world.database.url()).await?;
    let log = rows::log(&mut connection, game.cast_signed()).await?;
    Ok(log.into_iter().map(|it| it.detail).collect())
}

/// A game's turns, once the server tells them.
async fn stored(world: &World, game: u64) -> Vec<String> {
    let mut turns = None;
    let tells = async || {
        turns = told(world, game).await.ok();
        turns.is_some()
    };
    world.until("the server tells what it has stored", tells).await;
    turns.expect("the turns")
}

/// Makes a turn, as often as it takes until it is written; counts how often something went wrong.
async fn insists(game: &GameDriver<'_>, seq: usize, wrong: &Cell<usize>) {
    let player = if seq.is_multiple_of(2) { game.white } else { game.black };
    let plays = async || {
        let outcome = player.types(TURNS[seq]).await;
        let fails = outcome.message().is_some_and(|it| it.content.contains("Something went wrong"));
        wrong.set(wrong.get() + usize::from(fails));
        // Of a turn that was under way when the server went nobody knows, until it is asked.
        stored(player.world(), game.id).await.len() > seq
    };
    player.world().until("the turn is stored", plays).await;
}

/// Has everybody make a turn while the server is away; it comes back once all know.
async fn plays_without(server: &PostgresServer, games: &[GameDriver<'_>], seq: usize, how: Stop) {
    let (world, wrong) = (games[0].white.world(), Cell::new(0));
    server.stop(how).await;
    let back = async {
        let all_know = async || wrong.get() >= games.len();
        world.until("all know that the server is away", all_know).await;
        let shown = games.iter().filter(|game| !game.boards(seq + 1).is_empty());
        assert_eq!(shown.count(), 0, "what is not stored is shown");
        server.resume().await;
    };
    tokio::join!(join_all(games.iter().map(|game| insists(game, seq, &wrong))), back);
}

/// Has everybody make a turn while the server goes, so long after they began.
async fn plays_across(
    server: &PostgresServer,
    games: &[GameDriver<'_>],
    seq: usize,
    how: (Stop, u64),
) {
    let (how, after) = how;
    let gone = async {
        tokio::time::sleep(Duration::from_millis(after)).await;
        server.stop(how).await;
        server.resume().await;
    };
    let wrong = Cell::new(0);
    tokio::join!(join_all(games.iter().map(|game| insists(game, seq, &wrong))), gone);
}

#[tokio::test]
async fn a_server_that_is_stopped_and_started_while_games_go_on() {
    let Some(server) = PostgresServer::start().await else { return };
    let database = Database::on(&server.address()).await;
    let world = World::builder().database(database).fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let mut games = Vec::new();
    for name in ["one", "two", "three"] {
        let channel = world.playground.add_channel(name);
        games.push(GameDriver::begin(&world, "chess", ada.at(channel), boris.at(channel)).await);
    }
    world.settle().await;
    for seq in [0, 4] {
        plays_without(&server, &games, seq, Stop::Fast).await;
        plays_without(&server, &games, seq + 1, Stop::Immediate).await;
        plays_across(&server, &games, seq + 2, (Stop::Fast, 5)).await;
        plays_across(&server, &games, seq + 3, (Stop::Immediate, 10)).await;
    }
    // What was written in the server's last moment is shown once nobody can be about to show it.
    world.clock.advance(LEASE);
    for game in &games {
        game.shown(TURNS.len()).await;
        assert_eq!(game.actions().await, TURNS);
    }
    // Answers that are not there are looked up.
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}
