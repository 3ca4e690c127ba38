//! Whether a moderate load leaves the bot as it was, for as long as one likes.

use std::sync::Arc;
use std::time::Duration;

use crate::child::{Child, Usage};
use crate::error::StockError;
use crate::memory::megabytes;
use crate::options::Cli;
use crate::people::People;
use crate::say;

/// How much more of anything the last minutes may have than those after the first.
const GROWN: f64 = 1.1;

/// How many handles more are nothing: connections come and go.
const SPARE: f64 = 8.0;

/// One of these things by its name, and how much more of it is nothing.
type Figure = (&'static str, fn(&Minute) -> f64, f64);

/// What the bot has at the end of a minute.
struct Minute {
    memory: f64,
    handles: f64,
    threads: f64,
    tasks: f64,
}

impl Minute {
    async fn now(bot: &mut Child) -> Result<Self, StockError> {
        let usage = bot.usage()?;
        let Usage { handles, threads, .. } = usage;
        let tasks = bot.told("eightfold_tasks").await?;
        Ok(Self {
            memory: megabytes(usage),
            handles: handles as f64,
            threads: threads as f64,
            tasks,
        })
    }
}

/// Has a moderate load for so many minutes, and prints each; whether nothing has grown.
pub(crate) async fn measure(
    cli: &Cli,
    minutes: u32,
    people: &Arc<People>,
    bot: &mut Child,
) -> Result<bool, StockError> {
    say(&format!("{minutes} minutes with {} acts a second", cli.rate))?;
    say("minute     MB handles threads tasks  answers   busy  words silent")?;
    let mut kept = Vec::new();
    for minute in 1..=minutes {
        people.stroll(cli.rate, (Duration::from_secs(60), minute.into())).await;
        let now = Minute::now(bot).await?;
        let [answers, busy, words, silent] = people.told().0;
        say(&format!(
            "{minute:>6} {:>6.1} {:>7} {:>7} {:>5} {answers:>8} {busy:>6} {words:>6} {silent:>6}",
            now.memory, now.handles, now.threads, now.tasks
        ))?;
        kept.push(now);
    }
    verdict(&kept)
}

/// Holds the last third against the one before it: the first minutes fill what is kept for speed.
fn verdict(kept: &[Minute]) -> Result<bool, StockError> {
    let third = (kept.len() / 3).max(1);
    let (rest, last) = kept.split_at(kept.len() - third);
    let middle = &rest[rest.len().saturating_sub(third)..];
    let most =
        |minutes: &[Minute], of: fn(&Minute) -> f64| minutes.iter().map(of).fold(0.0, f64::max);
    let figures: [Figure; 4] = [
        ("memory", |it| it.memory, 0.0),
        ("handles", |it| it.handles, SPARE),
        ("threads", |it| it.threads, SPARE),
        ("tasks", |it| it.tasks, SPARE),
    ];
    let mut is_flat = true;
    for (name, of, spare) in figures {
        let (before, after) = (most(middle, of), most(last, of));
        if !middle.is_empty() && after > before * GROWN + spare {
            say(&format!("{name} has grown from {before:.1} to {after:.1}"))?;
            is_flat = false;
        }
    }
    if is_flat {
        say("flat: nothing has grown")?;
    }
    Ok(is_flat)
}
