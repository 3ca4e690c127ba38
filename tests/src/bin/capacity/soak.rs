//! Whether a moderate load leaves the bot as it was, for as long as one likes.

use std::sync::Arc;
use std::time::Duration;

use ::tests::process::Process;
use ::tests::program::{ProgramError, say};

use crate::memory::megabytes;
use crate::options::Cli;
use crate::people::People;

/// One of these things by its name, and how much more of it is nothing: what part, and how much.
type Figure = (&'static str, fn(&Minute) -> f64, f64, f64);

/// What must not grow. Connections come and go, and so do threads that block.
const FIGURES: [Figure; 4] = [
    ("memory", |it| it.memory, 0.03, 1.0),
    ("handles", |it| it.handles, 0.0, 4.0),
    ("threads", |it| it.threads, 0.0, 2.0),
    ("tasks", |it| it.tasks, 0.0, 4.0),
];

/// What the bot has at the end of a minute.
struct Minute {
    memory: f64,
    handles: f64,
    threads: f64,
    tasks: f64,
}

impl Minute {
    async fn now(bot: &mut Process) -> Result<Self, ProgramError> {
        let usage = bot.usage()?;
        let tasks = bot.measured("tasks").await;
        Ok(Self {
            memory: megabytes(usage),
            handles: usage.handles.unwrap_or_default() as f64,
            threads: usage.threads.unwrap_or_default() as f64,
            tasks,
        })
    }
}

/// Has a moderate load for so many minutes, and prints each; whether nothing has grown.
pub(crate) async fn measure(
    cli: &Cli,
    minutes: u32,
    people: &Arc<People>,
    bot: &mut Process,
) -> Result<bool, ProgramError> {
    say(&format!("{minutes} minutes with {} acts a second", cli.rate))?;
    say("minute     MB handles threads tasks  answers   busy  words silent  games")?;
    let mut kept = Vec::new();
    for minute in 1..=minutes {
        people.steady_load(cli.rate, (Duration::from_secs(60), minute.into())).await;
        let now = Minute::now(bot).await?;
        let [answers, busy, words, silent] = people.answer_counts().0;
        say(&format!(
            "{minute:>6} {:>6.1} {:>7} {:>7} {:>5} {answers:>8} {busy:>6} {words:>6} {silent:>6} \
             {:>6}",
            now.memory,
            now.handles,
            now.threads,
            now.tasks,
            people.games()
        ))?;
        kept.push(now);
    }
    let grown = verdict(&kept);
    grown.iter().try_for_each(|line| say(line))?;
    if grown.is_empty() {
        say("flat: nothing has grown")?;
    }
    Ok(grown.is_empty())
}

/// Holds the least of the last third against that of the third before, and says what has grown: the
/// first minutes fill what is kept for speed, and what comes and goes is not always there.
fn verdict(kept: &[Minute]) -> Vec<String> {
    let third = kept.len() / 3;
    let (rest, last) = kept.split_at(kept.len() - third);
    let (_, middle) = rest.split_at(rest.len() - third);
    let grown = FIGURES.iter().filter_map(|(name, of, part, spare)| {
        let least = |minutes: &[Minute]| minutes.iter().map(of).reduce(f64::min);
        let (before, after) = (least(middle)?, least(last)?);
        (after > before * (1.0 + part) + spare)
            .then(|| format!("{name} has grown from {before:.1} to {after:.1}"))
    });
    grown.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of minutes with this memory and these handles.
    fn told(minutes: impl Iterator<Item = (f64, f64)>) -> Vec<String> {
        let minute = |(memory, handles)| Minute { memory, handles, threads: 9.0, tasks: 30.0 };
        verdict(&minutes.map(minute).collect::<Vec<_>>())
    }

    #[test]
    fn what_stays_as_it_is_is_flat() {
        assert!(told([(50.0, 30.0); 3].into_iter()).is_empty());
        // The first third may grow.
        let minutes = (1..=30).map(|minute| (50.0 + f64::from(minute.min(10)), 30.0));
        assert!(told(minutes).is_empty());
    }

    #[test]
    fn what_comes_and_goes_is_flat() {
        let noise = |minute: u32| f64::from(minute * 7 % 5);
        let minutes = (1..=30).map(|minute| (50.0 + 4.0 * noise(minute), 30.0 + noise(minute)));
        assert!(told(minutes).is_empty());
        assert!(told([(50.0, 30.0), (50.0, 30.0), (52.0, 34.0)].into_iter()).is_empty());
    }

    #[test]
    fn what_grows_is_told() {
        let minutes = (1..=30).map(|minute| (50.0 + f64::from(minute) / 2.0, f64::from(minute)));
        let wanted = ["memory has grown from 55.5 to 60.5", "handles has grown from 11.0 to 21.0"];
        assert_eq!(told(minutes), wanted);
        let wanted = ["memory has grown from 50.0 to 53.0"];
        assert_eq!(told([(50.0, 30.0), (50.0, 30.0), (53.0, 30.0)].into_iter()), wanted);
    }
}
