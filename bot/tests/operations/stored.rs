//! What is done with a database: the bot runs on it, or another command of the program.

use playground::Options;
use tests::process::{Process, Said};
use tests::{Database, World};

use crate::program::{TOKEN, connected, eightfold};

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
