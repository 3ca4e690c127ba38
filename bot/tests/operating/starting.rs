//! A program that has not started yet, and is to end.

use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::program::{PATIENCE, Running, TOKEN, eightfold, folder};

#[test]
fn asked_to_end_before_it_is_connected_it_ends_well_and_at_once() {
    // Somebody who listens and says nothing.
    let proxy = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", proxy.local_addr().expect("an address"));
    let folder = folder();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", address.as_str())];
    let mut command = eightfold(&folder, &variables);
    command.stderr(Stdio::inherit());
    let mut running = Running(command.spawn().expect("the binary"));
    let _asked = proxy.accept().expect("it asks where the gateway is");
    let start = Instant::now();
    let told = Command::new("kill").arg(running.0.id().to_string()).status();
    assert!(told.expect("kill").success());
    let status = loop {
        if let Some(status) = running.0.try_wait().expect("a child") {
            break status;
        }
        assert!(start.elapsed() < PATIENCE, "it does not end");
        std::thread::sleep(std::time::Duration::from_millis(10));
    };
    // Without a code it would have been the signal that ended it, which spares a first process.
    assert_eq!(status.code(), Some(0), "{status}");
}
