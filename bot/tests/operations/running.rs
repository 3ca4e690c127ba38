//! The program as it runs, with its health and its metrics.

use playground::Playground;
use tests::World;
use tests::process::{Process, Program};

use crate::program::{connected, eightfold, world};

/// Variables besides those that each program needs.
type Variables<'a> = &'a [(&'static str, &'a str)];

/// The program in a world, with these variables besides; it is not started yet.
pub(crate) fn watched(world: &World, variables: Variables<'_>) -> Program {
    let program = eightfold().serving(world).set([("METRICS_LISTEN", "127.0.0.1:0")]);
    program.set(variables.iter().copied())
}

/// The program once people can play.
pub(crate) async fn ready(world: &World, variables: Variables<'_>) -> Process {
    let bot = connected(watched(world, variables), world).await;
    bot.until_ready().await;
    bot
}

/// The same in a world of its own.
pub(crate) async fn begin(variables: Variables<'_>) -> (World, Process) {
    let world = world().await;
    let bot = ready(&world, variables).await;
    (world, bot)
}

/// Starts a bot that receives interactions over HTTP; the address to which they are to be sent.
pub(crate) async fn over_http(world: &World, variables: Variables<'_>) -> (Process, String) {
    let http = [
        ("INTERACTIONS_LISTEN", "127.0.0.1:0"),
        ("DISCORD_PUBLIC_KEY", &world.playground.public_key()),
    ];
    let bot = watched(world, variables).set(http).start().expect("the binary");
    bot.until_ready().await;
    let url = bot.endpoint().await;
    (bot, url)
}

/// Has interactions sent to this address.
pub(crate) async fn deliver_to(playground: &Playground, url: &str) {
    let now = || jiff::Timestamp::now().as_second();
    playground.deliver_to(url, now).await.expect("an endpoint");
}
