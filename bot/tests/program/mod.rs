//! The shipped binary, as tests start it.

use playground::Options;
use tests::World;
use tests::process::{Process, Program};

/// What no output may ever show.
pub(crate) const TOKEN: &str = "A-token.of_no-bot.1234567890";

/// The binary in an empty folder, without any variable.
pub(crate) fn eightfold() -> Program {
    Program::isolated(env!("CARGO_BIN_EXE_eightfold"))
}

/// Discord, with its limits, and an empty database.
pub(crate) async fn world() -> World {
    World::builder().discord(|it| *it = Options::default()).without_bot().await
}

/// Starts a bot and waits until it receives what people do.
pub(crate) async fn connected(program: Program, world: &World) -> Process {
    let mut bot = program.start().expect("the binary");
    bot.wait_until_ready(&world.playground).await.expect("it connects");
    bot
}
