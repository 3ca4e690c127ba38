//! A gateway connection that is reset while no new one is taken: serenity's shard runner then loops
//! without a pause until its next heartbeat.

use std::time::Duration;

use playground::{Fault, GatewayFault, Options, Plan};
use tests::{GameDriver, World};

use crate::running::ready;

/// How long the loop would keep whatever it holds up: for longer than anything is waited for.
const HEARTBEAT: Duration = Duration::from_secs(3600);

/// The number of one of the processors that this test may use.
fn a_processor() -> String {
    let status =
        std::fs::read_to_string("/proc/self/status").expect("what Linux says of a process");
    let allowed = status.lines().find_map(|it| it.strip_prefix("Cpus_allowed_list:"));
    let first = allowed.and_then(|it| it.trim().split([',', '-']).next());
    first.expect("at least one").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reset_gateway_holds_up_nothing_else() {
    let resets = Options { resets: true, heartbeat: HEARTBEAT, ..Options::default() };
    let world = World::builder().discord(|it| *it = resets).without_bot().await;
    // On one processor, and so with one worker thread.
    let bot = ready(&world, &[("RUN_BY", &format!("taskset -c {}", a_processor()))]).await;
    let (ada, boris) = world.two();
    GameDriver::begin(&world, "chess", ada, boris).await;

    // The next board becomes a job that is tried again.
    world.playground.fault("POST", "/interactions/*/*/callback", Fault::DropRequest);
    let failing = Fault::Fail { status: 503, code: 0 };
    world.playground.plan(Plan::new("POST", "/channels/*/messages", failing));
    ada.types("e4").await;
    world.playground.set_gateway_fault(GatewayFault::Cut);
    world.until("it is away", async || !world.playground.is_connected()).await;
    // Until the program has noticed: then the loop has begun.
    bot.until("/readyz", |status, text| status == 503 && text.contains("gateway")).await;
    assert_eq!(bot.get("/healthz").await.0, 200);
    world.playground.clear_faults();
    boris.sees("the board of the job", |it| it.content.contains("played **e4**")).await;
    assert_eq!(bot.get("/readyz").await.0, 503, "meanwhile the shard is away");
    assert_eq!(bot.get("/healthz").await.0, 200);
    bot.stop().await;
}
