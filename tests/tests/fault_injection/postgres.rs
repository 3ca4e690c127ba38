//! Whether the stories are told on PostgreSQL. Where it is asked for, it has to be there.

use serde_json::json;
use tests::game::{GAME, begin};
use tests::{Database, POSTGRES, World, skip};

#[tokio::test]
async fn the_stories_are_told_on_postgresql_where_that_is_asked_for() {
    if std::env::var(POSTGRES).is_err() {
        let why = format!("{POSTGRES} is not set: the stories are told on SQLite alone");
        return skip("EIGHTFOLD_REQUIRE_POSTGRES", &why);
    }
    let world = World::builder().fixed_dice(5).start().await;
    assert!(matches!(world.database, Database::Postgres { .. }));
    let version = world.database.server_version().await;
    assert!(version.starts_with("PostgreSQL"), "{version}");
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    assert_eq!(game.actions().await, ["r5"]);
    world.finish().await;
}
