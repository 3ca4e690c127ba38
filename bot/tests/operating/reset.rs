//! A gateway connection that is reset while no new one is taken: serenity's shard runner then loops
//! without a pause until its next heartbeat, 41 seconds at most.

use std::time::{Duration, Instant};

use playground::{Disturbance, Fault, Options, Plan, Playground};
use serde_json::json;
use tokio::net::TcpListener;

use crate::kept::Kept;
use crate::program::PATIENCE;
use crate::table::Table;
use crate::watched::Watched;

/// How long the program may take to say that it is alive. The loop would keep it for longer.
const PROMPT: Duration = Duration::from_secs(5);

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
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let options = Options { resets: true, ..Options::default() };
    let playground = Playground::start_with(listener, options).expect("a playground");
    let kept = Kept::empty().await;
    // On one processor, and so with one worker thread.
    let run_by = format!("taskset -c {}", a_processor());
    let watched = Watched::ready(&kept, &playground, &[("RUN_BY", &run_by)]).await;
    let (ada, boris) = (playground.person("Ada"), playground.person("Boris"));
    let chess = playground.channel("chess");
    Table::begin(&playground, chess, [ada, boris]).await;

    // The next board becomes a job that is tried again.
    playground.fault("POST", "/interactions/*/*/callback", Fault::DropRequest);
    let failing = Fault::Fail { status: 503, code: 0 };
    playground.plan(Plan::new("POST", "/channels/*/messages", failing));
    drop(playground.run_command(ada, chess, "move", json!({ "turn": "e4" })).await);
    playground.disturb_gateway(Disturbance::Cut);
    while playground.is_connected() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Until the program has noticed: then the loop has begun.
    watched.until("/readyz", |status, text| status == 503 && text.contains("gateway")).await;
    let asked = Instant::now();
    assert_eq!(watched.get("/healthz").await.0, 200);
    assert!(asked.elapsed() < PROMPT, "it was held up for {:?}", asked.elapsed());
    playground.mend();
    let is_next = |text: &str| text.contains("played **e4**");
    let board = playground.wait_for(chess, boris, PATIENCE, |it| is_next(&it.content)).await;
    board.expect("the job posts its board");
    assert_eq!(watched.get("/readyz").await.0, 503, "meanwhile the shard is away");
    assert_eq!(watched.get("/healthz").await.0, 200);
    watched.stop();
}
