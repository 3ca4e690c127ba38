//! How much memory the bot has with many games in play, and after an overload.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::tests::process::Process;
use ::tests::program::{ProgramError, say};
use ::tests::usage::Usage;

use crate::options::Cli;
use crate::people::People;

/// How much memory it may have, the engine's aside, in MB.
const MOST: f64 = 60.0;

/// How much more it may have after an overload than before.
const GROWN: f64 = 1.1;

/// How many people ask at once in an overload.
const CROWD: u64 = 300;

/// Has all games touched, and more asked than the bot can do; whether its memory stays small.
pub(crate) async fn measure(
    cli: &Cli,
    people: &Arc<People>,
    bot: &mut Process,
) -> Result<bool, ProgramError> {
    tell("just started", bot).await?;
    let (games, begun) = (people.games(), Instant::now());
    people.touch_all().await;
    let seconds = begun.elapsed().as_secs_f64();
    tell(&format!("after an act in each of {games} games, in {seconds:.0} s"), bot).await?;
    let touched = rest(cli, bot).await?;
    people.wake_engine(bot).await;
    let before = tell("with the engine's memory", bot).await?;
    let mut is_well = megabytes(touched) < MOST;
    if cli.overload > 0 {
        let [answered, busy, refused, silent] = people.answer_counts().0;
        people.crowd(CROWD, Duration::from_secs(cli.overload)).await;
        let after = people.answer_counts().0;
        tell(&format!("after {} s with {CROWD} people at once", cli.overload), bot).await?;
        say(&format!(
            "  {} answers, {} times too busy, {} other words, {} times silence",
            after[0] - answered,
            after[1] - busy,
            after[2] - refused,
            after[3] - silent
        ))?;
        let rested = rest(cli, bot).await?;
        is_well &= megabytes(rested) <= megabytes(before) * GROWN;
    }
    Ok(is_well)
}

/// Leaves the bot alone for a while, and prints what it has then.
async fn rest(cli: &Cli, bot: &mut Process) -> Result<Usage, ProgramError> {
    tokio::time::sleep(Duration::from_secs(cli.rest)).await;
    tell(&format!("{} s later", cli.rest), bot).await
}

async fn tell(when: &str, bot: &mut Process) -> Result<Usage, ProgramError> {
    let sprites = bot.measured("sprites_bytes").await / 1e6;
    let usage = bot.usage()?;
    let [memory, own, peak] = [usage.memory, usage.own, usage.peak].map(millions);
    let (handles, threads) = (usage.handles.unwrap_or_default(), usage.threads.unwrap_or_default());
    say(&format!(
        "{when}: {memory:.1} MB, without files {own:.1}, of it drawings {sprites:.1}, peak \
         {peak:.1}; {handles} handles, {threads} threads"
    ))?;
    Ok(usage)
}

/// Its memory in MB, as people count it: millions of bytes.
pub(crate) fn megabytes(usage: Usage) -> f64 {
    millions(usage.memory)
}

fn millions(kib: Option<u64>) -> f64 {
    kib.unwrap_or_default() as f64 * 1024.0 / 1e6
}
