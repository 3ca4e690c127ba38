//! Serves a playground until Ctrl-C, for a bot of one's own: `cargo run -p playground --example
//! serve [PORT [TOKEN]]`.
#![allow(clippy::print_stdout, reason = "an example talks to its user")]

use playground::{Options, Playground};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let port = args.next().map_or(Ok(0), |port| port.parse::<u16>())?;
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    let options = Options { token: args.next(), ..Options::default() };
    let playground = Playground::start_with(listener, options)?;
    println!("Page:  {}/", playground.base_url());
    println!("REST:  {}/api/v10", playground.base_url());
    println!("Token: {}", playground.token());
    println!("Application {}, guild {}", playground.application_id(), playground.guild_id());
    tokio::signal::ctrl_c().await?;
    playground.shutdown().await;
    Ok(())
}
