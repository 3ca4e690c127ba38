//! How long the bot takes to start.

use std::time::Duration;

use ::tests::program::{ProgramError, say};
use ::tests::rows::{self, IdentifySlotRow};
use playground::Playground;
use sqlx::{AnyConnection, Connection};

use crate::child;
use crate::options::Cli;

/// How long a start may take, from exec until READY is handled.
const MOST: Duration = Duration::from_millis(300);

/// Starts the bot again and again; whether half of the starts are as fast as they should be.
pub(crate) async fn measure(
    cli: &Cli,
    playground: &Playground,
    url: &str,
) -> Result<bool, ProgramError> {
    let mut took = Vec::new();
    for _ in 0..cli.starts {
        // Whoever identified a moment ago has no next one wait.
        let mut connection = AnyConnection::connect(url).await?;
        rows::delete(&mut connection, |_: &IdentifySlotRow| true).await?;
        connection.close().await?;
        took.push(child::start(cli.bot.as_deref(), playground, url).await?.1);
    }
    took.sort_unstable();
    let millis = |took: Duration| took.as_secs_f64() * 1e3;
    let (least, half, most) = (took[0], took[took.len() / 2], took[took.len() - 1]);
    say(&format!(
        "start, from exec to READY handled: {:.0} ms (least {:.0}, most {:.0}, of {})",
        millis(half),
        millis(least),
        millis(most),
        took.len()
    ))?;
    Ok(half <= MOST)
}
