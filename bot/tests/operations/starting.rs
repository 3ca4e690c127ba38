//! A program that has not started yet, and is to end.

use std::net::TcpListener;

use crate::program::{TOKEN, eightfold};

#[tokio::test(flavor = "multi_thread")]
async fn asked_to_end_before_it_is_connected_it_ends_well_and_at_once() {
    // Somebody who listens and says nothing.
    let proxy = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", proxy.local_addr().expect("an address"));
    let program = eightfold().set([("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", &address)]);
    let bot = program.start().expect("the binary");
    let _asked = proxy.accept().expect("it asks where the gateway is");
    bot.stop().await;
}
