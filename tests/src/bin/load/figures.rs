//! What came of a rate.

use std::fmt;
use std::time::{Duration, Instant};

use crate::process::Usage;
use crate::table::Step;

/// What stands above the figures.
pub(crate) const HEADING: &str = "offered/s through/s   p50 ms   p99 ms   max ms  late failed   \
                                  owed  bot CPU  our CPU  bot MiB peak MiB";

/// After this time a first answer is late, counted from when its step was due: the bot then has put
/// it off, or no game was free for so long.
const LATE: Duration = Duration::from_millis(1400);

/// From when to when steps were due.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) start: Instant,
    pub(crate) end: Instant,
}

/// What the bot and this process had taken of the machine.
pub(crate) type Usages = (Usage, Usage);

/// What came of a rate.
pub(crate) struct Figures {
    rate: u32,
    span: Span,
    usages: [Usages; 2],
    owed: Option<i64>,
    /// How long each first answer took, from when its step was due.
    answers: Vec<Duration>,
    /// How many boards were shown by the end.
    through: u32,
    failed: u32,
}

impl Figures {
    /// No steps yet.
    pub(crate) fn new(rate: u32, span: Span, usages: [Usages; 2], owed: Option<i64>) -> Self {
        Self { rate, span, usages, owed, answers: Vec::new(), through: 0, failed: 0 }
    }

    /// Counts a step that was due then.
    pub(crate) fn count(&mut self, due: Instant, step: &Step) {
        self.answers.extend(step.answered.map(|answered| answered - due));
        match step.shown {
            Ok(shown) if shown <= self.span.end => self.through += 1,
            Ok(_) => {}
            Err(_) => self.failed += 1,
        }
    }

    /// How many processors were busy with a process.
    fn load(&self, which: impl Fn(&Usages) -> Usage) -> Option<f64> {
        let [before, after] = [&self.usages[0], &self.usages[1]].map(|it| which(it).seconds);
        Some((after? - before?) / self.seconds())
    }

    fn seconds(&self) -> f64 {
        (self.span.end - self.span.start).as_secs_f64()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut answers = self.answers.clone();
        answers.sort_unstable();
        let late = answers.iter().filter(|it| **it >= LATE).count();
        let part = |part| or_dash(quantile(&answers, part).map(|it| it.as_secs_f64() * 1e3), 1);
        let (p50, p99, max) = (part(0.5), part(0.99), part(1.0));
        let through = f64::from(self.through) / self.seconds();
        let load = |load: Option<f64>| or_dash(load.map(|it| it * 100.0), 0);
        let (bot, ours) = (load(self.load(|it| it.0)), load(self.load(|it| it.1)));
        let bot_now = self.usages[1].0;
        let mib = |kib: Option<u64>| or_dash(kib.map(|it| it as f64 / 1024.0), 1);
        let (memory, peak) = (mib(bot_now.memory), mib(bot_now.peak));
        let owed = self.owed.map_or("-".to_owned(), |it| it.to_string());
        write!(f, "{:>9} {through:>9.1} {p50:>8} {p99:>8} {max:>8} ", self.rate)?;
        write!(f, "{late:>5} {:>6} {owed:>6} {bot:>7}% {ours:>7}% ", self.failed)?;
        write!(f, "{memory:>8} {peak:>8}")
    }
}

fn or_dash(value: Option<f64>, digits: usize) -> String {
    value.map_or("-".to_owned(), |value| format!("{value:.digits$}"))
}

/// The value that this part of the others does not exceed.
fn quantile(sorted: &[Duration], part: f64) -> Option<Duration> {
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_measured() {
        let values: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let of = |part| quantile(&values, part).map(|it| it.as_millis());
        assert_eq!([of(0.0), of(0.5), of(0.99), of(1.0)], [1, 100, 198, 200].map(Some));
        assert_eq!(quantile(&values[..1], 0.99), Some(values[0]));
        assert_eq!(quantile(&[], 0.5), None);
    }

    #[test]
    fn only_boards_shown_by_the_end_came_through() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let span = Span { start, end: at(1000) };
        let idle = (Usage::default(), Usage::default());
        let busy = Usage { seconds: Some(1.5), memory: Some(2048), peak: Some(4096) };
        let before = Usage { seconds: Some(1.0), ..Usage::default() };
        let mut figures = Figures::new(3, span, [(before, idle.1), (busy, idle.1)], Some(2));
        figures.count(start, &Step { answered: Some(at(5)), shown: Ok(at(5)) });
        figures.count(at(900), &Step { answered: Some(at(2500)), shown: Ok(at(2600)) });
        figures.count(at(950), &Step { answered: None, shown: Err("silence".to_owned()) });
        let line = figures.to_string();
        let line: Vec<&str> = line.split_whitespace().collect();
        let wanted = "3 1.0 5.0 1600.0 1600.0 1 1 2 50% -% 2.0 4.0";
        assert_eq!(line, wanted.split(' ').collect::<Vec<_>>());
    }
}
