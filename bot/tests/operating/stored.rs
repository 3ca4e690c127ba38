//! A database as the bot leaves it: with a rated game that has ended, one that goes on, and one with
//! a pace.

use playground::Options;
use tests::process::{Process, Said};
use tests::{Database, World};

use crate::program::{TOKEN, connected, eightfold};

/// The newest dump that an earlier version has left.
const DUMP: &str = "0011.sql";

/// Its dice fell as they were told to: gives the game that has rolled a secret that proves them.
const PROVES_ITS_DICE: &str = "UPDATE games SET secret = \
     '6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c' WHERE id = 2";

/// What an earlier version has left.
pub(crate) async fn old() -> Database {
    let database = Database::new().await;
    let mut dumps = Database::dumps(database.file().is_none()).into_iter();
    database.load(&dumps.find(|it| it.ends_with(DUMP)).expect("the dump")).await;
    database.execute(PROVES_ITS_DICE).await;
    database
}

/// The same after this version has run on it, and was stopped.
pub(crate) async fn current() -> Database {
    let database = old().await;
    let beats = "SELECT CAST(COALESCE(SUM(at), 0) AS BIGINT) FROM heartbeats";
    let before: i64 = database.scalar(beats).await;
    let (world, bot) = serve(database).await;
    // It says that it is alive, and is at it then.
    world.until("it is alive", async || world.scalar::<i64>(beats).await != before).await;
    bot.stop().await;
    world.database
}

/// The bot on a database.
pub(crate) async fn serve(database: Database) -> (World, Process) {
    let world = World::builder().discord(|it| *it = Options::default()).database(database);
    let world = world.without_bot().await;
    let bot = connected(eightfold().serving(&world), &world).await;
    (world, bot)
}

/// Runs `eightfold` with these arguments and a good token on a database.
pub(crate) fn run(database: &Database, arguments: &[&str]) -> Said {
    run_with(database, arguments, &[("DISCORD_TOKEN", TOKEN)])
}

/// The same with these variables.
pub(crate) fn run_with(
    database: &Database,
    arguments: &[&str],
    variables: &[(&'static str, &str)],
) -> Said {
    // On a busy machine the log might tell of slow statements.
    let program = eightfold().on(database).set([("RUST_LOG", "error")]);
    let said = program.set(variables.iter().copied()).arguments(arguments).ends();
    assert!(!said.err.contains(TOKEN), "{said:?}");
    said
}
