//! What goes wrong with the database while the bot uses it.

use std::time::{Duration, SystemTime};

use ::tests::TcpProxy;
use ::tests::audit::Outage;
use ::tests::database::{WriteLock, end_connections};
use rand::RngExt;
use rand::rngs::StdRng;
use sqlx::{AnyConnection, Connection};
use tokio::sync::watch;

use crate::replacing::Opening;

/// How many milliseconds it is left alone between two troubles, at most.
const MAX_PAUSE: u64 = 1500;

/// How many milliseconds it is held, at most.
const HELD: u64 = 1200;

/// Locks the database again and again; ends connections to a server, and has it stop and stand
/// still. Ends once it is told to, with all as it should be; returns when it was not.
pub(crate) async fn lock(
    (url, opening): (String, Opening),
    (proxy, end): (Option<TcpProxy>, watch::Receiver<bool>),
    mut choice: StdRng,
) -> (Option<TcpProxy>, Vec<Outage>) {
    let mut outages = Vec::new();
    while !*end.borrow() {
        tokio::time::sleep(millis(&mut choice, MAX_PAUSE)).await;
        let _open = opening.read().await;
        let from = SystemTime::now();
        let unclear = match &proxy {
            Some(proxy) if choice.random_bool(0.3) => {
                if choice.random_bool(0.5) {
                    proxy.freeze();
                } else {
                    proxy.stop();
                }
                tokio::time::sleep(millis(&mut choice, HELD)).await;
                proxy.open();
                true
            }
            // One that is busy, or not there yet, is not locked.
            _ => once(&url, &mut choice).await.unwrap_or(false),
        };
        outages.push(Outage { from, to: SystemTime::now(), unclear });
    }
    (proxy, outages)
}

fn millis(choice: &mut StdRng, most: u64) -> Duration {
    Duration::from_millis(choice.random_range(50..most))
}

/// Ends connections to the database or locks it, and returns whether it was the former.
async fn once(url: &str, choice: &mut StdRng) -> Result<bool, sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    let on_server = connection.backend_name() == "PostgreSQL";
    if on_server && choice.random_bool(0.5) {
        // It may have been done though nobody says so.
        drop(end_connections(&mut connection).await);
        return Ok(true);
    }
    let lock = WriteLock::on_games(connection).await?;
    tokio::time::sleep(millis(choice, HELD)).await;
    lock.try_release().await?;
    Ok(false)
}
