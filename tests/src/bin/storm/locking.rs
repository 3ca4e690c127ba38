//! What goes wrong with the database while the bot uses it.

use std::time::{Duration, SystemTime};

use ::tests::TcpProxy;
use ::tests::audit::Outage;
use rand::RngExt;
use rand::rngs::StdRng;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::watch;

use crate::replacing::Opening;

/// How many milliseconds it is left alone between two troubles, at most.
const CALM: u64 = 1500;

/// How many milliseconds it is held, at most.
const HELD: u64 = 1200;

/// Ends all other connections to this PostgreSQL database.
const TERMINATE: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE \
                         datname = current_database() AND pid <> pg_backend_pid()";

/// Nobody else writes while this is held.
const HOLD_FILE: &str = "BEGIN IMMEDIATE";
const HOLD_TABLES: &str = "BEGIN; LOCK TABLE games, entries, jobs";

/// Locks the database again and again; ends connections to a server, and has it stop and stand
/// still. Ends once it is told to, with all as it should be; returns when it was not.
pub(crate) async fn lock(
    (url, opening): (String, Opening),
    (proxy, end): (Option<TcpProxy>, watch::Receiver<bool>),
    mut choice: StdRng,
) -> (Option<TcpProxy>, Vec<Outage>) {
    let mut outages = Vec::new();
    while !*end.borrow() {
        tokio::time::sleep(millis(&mut choice, CALM)).await;
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
        drop(connection.execute(TERMINATE).await);
        return Ok(true);
    }
    let hold = if on_server { HOLD_TABLES } else { HOLD_FILE };
    connection.execute(sqlx::raw_sql(hold)).await?;
    tokio::time::sleep(millis(choice, HELD)).await;
    connection.execute("ROLLBACK").await?;
    connection.close().await?;
    Ok(false)
}
