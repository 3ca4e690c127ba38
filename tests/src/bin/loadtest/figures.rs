//! What came of a rate.

use std::fmt;
use std::time::{Duration, Instant};

use ::tests::usage::Usage;

use crate::own::Own;
use crate::pooled_game::{Step, StepOutcome};

/// What stands above the figures.
pub(crate) const HEADING: &str = "\
    steps a second                        answer, ms          picture, ms              bot             cores taken
 asked   done refused  late failed    p50   p99   max     p50   p99   max  owed ms/step  MiB peak   bot stand-in driver";

/// How long Discord waits for a first answer. Whoever waits longer has seen that the bot failed;
/// here that is counted from when the step was due.
const LATE: Duration = Duration::from_secs(3);

/// What part of a rate has to come through where it is one that the bot carries.
const CARRIED: f64 = 0.97;

/// From when to when steps were due.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) start: Instant,
    pub(crate) end: Instant,
}

/// What the bot and this process had taken of the machine.
pub(crate) type Usages = (Usage, Own);

/// What came of a rate.
pub(crate) struct Figures {
    rate: u32,
    span: Span,
    /// At its beginning, at its end, and when the last step was over.
    usages: [Usages; 3],
    owed: Option<i64>,
    /// How long each first answer took that was none of being too busy, from when its step was due.
    answers: Vec<Duration>,
    /// How long each board took, from then.
    pictures: Vec<Duration>,
    /// How many steps came to their end, in time or not.
    over: u32,
    /// When the last of those that are done was.
    last: Instant,
    counts: Counts,
}

/// How many steps there were of each kind; each step is of one.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Counts {
    /// Answered and shown within three seconds.
    done: u32,
    /// Told within three seconds that the bot is too busy.
    refused: u32,
    /// Answered, shown or refused later than that.
    late: u32,
    /// Gone wrong.
    failed: u32,
    /// Never asked of the bot.
    unasked: u32,
}

impl Figures {
    /// No steps yet.
    pub(crate) fn new(rate: u32, span: Span, usage: Usages, owed: Option<i64>) -> Self {
        Self {
            rate,
            span,
            usages: [usage; 3],
            owed,
            answers: Vec::new(),
            pictures: Vec::new(),
            over: 0,
            last: span.end,
            counts: Counts::default(),
        }
    }

    /// Notes what was taken by the end of the span.
    pub(crate) fn at_end(&mut self, usage: Usages) {
        self.usages[1] = usage;
    }

    /// Notes what was taken when the last step was over.
    pub(crate) fn at_last(&mut self, usage: Usages) {
        self.usages[2] = usage;
    }

    /// Counts a step that was due then.
    pub(crate) fn count(&mut self, due: Instant, step: &Step) {
        let shown = match step.outcome {
            StepOutcome::Failed(_) => return self.counts.failed += 1,
            StepOutcome::Shown(shown) => Some(shown),
            StepOutcome::Refused | StepOutcome::Offered => None,
        };
        let (is_refused, counts) = (matches!(step.outcome, StepOutcome::Refused), &mut self.counts);
        let over = step.answered.map(|answered| shown.map_or(answered, |it| it.max(answered)));
        match over.filter(|over| *over - due <= LATE) {
            None => counts.late += 1,
            Some(_) if is_refused => counts.refused += 1,
            Some(over) => {
                counts.done += 1;
                self.last = self.last.max(over);
            }
        }
        if !is_refused {
            self.pictures.extend(shown.map(|shown| shown - due));
            self.answers.extend(step.answered.map(|answered| answered - due));
            self.over += 1;
        }
    }

    /// Counts a step that nobody was free to make.
    pub(crate) fn count_unasked(&mut self) {
        self.counts.unasked += 1;
    }

    /// How many steps nobody was free to make, in words; nothing where there were none.
    pub(crate) fn tell_unasked(&self) -> Option<String> {
        let (unasked, rate) = (self.counts.unasked, self.rate);
        (unasked > 0).then(|| {
            format!("Steps at {rate} a second for which no game was free: {unasked} (see --games)")
        })
    }

    /// How many steps a second came through. What is done after the span counts only with the time
    /// that it took: otherwise the bot could put off what it cannot carry.
    pub(crate) fn done(&self) -> f64 {
        f64::from(self.counts.done) / (self.last - self.span.start).as_secs_f64()
    }

    /// Whether the rate came through.
    pub(crate) fn is_carried(&self) -> bool {
        self.done() >= CARRIED * f64::from(self.rate)
    }

    /// Milliseconds of processor time that the bot took for a step.
    fn cost(&self) -> Option<f64> {
        let [before, _, after] = self.usages.map(|(bot, _)| bot.seconds);
        (self.over > 0).then_some((after? - before?) * 1e3 / f64::from(self.over))
    }

    /// How many processors were busy with something, on average.
    fn cores(&self, of: impl Fn(&Usages) -> Option<f64>) -> Option<f64> {
        Some((of(&self.usages[1])? - of(&self.usages[0])?) / self.seconds())
    }

    fn seconds(&self) -> f64 {
        (self.span.end - self.span.start).as_secs_f64()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { refused, late, failed, .. } = self.counts;
        write!(f, "{:>6} {:>6.1} {refused:>7} ", self.rate, self.done())?;
        write!(f, "{late:>5} {failed:>6} ")?;
        let [answers, pictures] = [&self.answers, &self.pictures].map(|times| parts(times));
        write!(f, "{answers}  {pictures} ")?;
        let owed = self.owed.map_or("-".to_owned(), |it| it.to_string());
        write!(f, "{owed:>5} {:>7} ", or_dash(self.cost(), 2))?;
        let memory = self.usages[1].0;
        let mib = |kib: Option<u64>| or_dash(kib.map(|it| it as f64 / 1024.0), 0);
        write!(f, "{:>4} {:>4} ", mib(memory.memory), mib(memory.peak))?;
        let bot = self.cores(|(bot, _)| bot.seconds);
        let stand_in = self.cores(|(_, own)| Some(own.stand_in));
        let driver = self.cores(|(_, own)| Some(own.driver));
        let [bot, stand_in, driver] = [bot, stand_in, driver].map(|it| or_dash(it, 2));
        write!(f, "{bot:>5} {stand_in:>8} {driver:>6}")
    }
}

/// The median, the 99th of a hundred and the longest, in milliseconds.
fn parts(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let part = |part| {
        let millis = quantile(&sorted, part).map(|it| it.as_secs_f64() * 1e3);
        or_dash(millis, if millis.is_some_and(|it| it >= 100.0) { 0 } else { 1 })
    };
    format!("{:>6} {:>5} {:>5}", part(0.5), part(0.99), part(1.0))
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
    fn steps_come_through_that_are_answered_and_shown_in_time() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let span = Span { start, end: at(2000) };
        let memory = Usage { memory: Some(2048), peak: Some(4096), ..Usage::default() };
        let bot = |seconds| Usage { seconds: Some(seconds), ..memory };
        let own = |driver| Own { driver, stand_in: 2.0 * driver };
        let mut figures = Figures::new(4, span, (bot(1.0), own(0.0)), Some(2));
        let step = |answered: Option<u64>, outcome| Step { answered: answered.map(at), outcome };
        figures.count(start, &step(Some(5), StepOutcome::Shown(at(105))));
        figures.count(start, &step(Some(15), StepOutcome::Offered));
        figures.count(at(10), &step(Some(3020), StepOutcome::Shown(at(3020))));
        figures.count(at(10), &step(Some(1500), StepOutcome::Shown(at(3020))));
        figures.count(at(10), &step(None, StepOutcome::Shown(at(3020))));
        figures.count(at(900), &step(Some(901), StepOutcome::Refused));
        figures.count(at(950), &step(None, StepOutcome::Failed("silence".to_owned())));
        figures.count_unasked();
        figures.at_end((bot(1.5), own(0.5)));
        figures.at_last((bot(2.0), own(0.5)));
        let line = figures.to_string();
        let line: Vec<&str> = line.split_whitespace().collect();
        let wanted = "4 1.0 1 3 1 15.0 3010 3010 3010 3010 3010 2 200.00 2 4 0.25 0.50 0.25";
        assert_eq!(line, wanted.split(' ').collect::<Vec<_>>());
        assert!(!figures.is_carried());
    }

    #[test]
    fn each_step_is_counted_once() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let span = Span { start, end: at(1000) };
        let mut figures = Figures::new(9, span, Usages::default(), None);
        let mut count = |answered: Option<u64>, outcome| {
            figures.count(start, &Step { answered: answered.map(at), outcome });
        };
        count(Some(10), StepOutcome::Shown(at(20)));
        count(Some(10), StepOutcome::Offered);
        count(Some(10), StepOutcome::Refused);
        count(Some(3001), StepOutcome::Refused);
        count(Some(10), StepOutcome::Shown(at(3001)));
        count(Some(3001), StepOutcome::Offered);
        count(None, StepOutcome::Shown(at(20)));
        count(Some(3001), StepOutcome::Failed("words".to_owned()));
        figures.count_unasked();
        let wanted = Counts { done: 2, refused: 1, late: 4, failed: 1, unasked: 1 };
        assert_eq!(figures.counts, wanted);
        let Counts { done, refused, late, failed, unasked } = figures.counts;
        assert_eq!(done + refused + late + failed + unasked, figures.rate);
        let told = "Steps at 9 a second for which no game was free: 1 (see --games)";
        assert_eq!(figures.tell_unasked().as_deref(), Some(told));
    }

    #[test]
    fn what_comes_after_the_span_is_no_more_a_second() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let span = Span { start, end: at(2000) };
        let mut figures = Figures::new(10, span, Usages::default(), None);
        for beat in 0..20 {
            let (due, answered) = (at(100 * beat), Some(at(200 * beat + 200)));
            figures.count(due, &Step { answered, outcome: StepOutcome::Offered });
        }
        // All of them are in time, though half as fast as they were asked.
        assert_eq!(figures.counts, Counts { done: 20, ..Counts::default() });
        assert!((figures.done() - 5.0).abs() < 1e-9 && !figures.is_carried());
    }

    #[test]
    fn a_rate_is_carried_that_comes_through_almost_whole() {
        let start = Instant::now();
        let span = Span { start, end: start + Duration::from_secs(1) };
        let mut figures = Figures::new(100, span, Usages::default(), None);
        let step = Step { answered: Some(start), outcome: StepOutcome::Offered };
        (0..96).for_each(|_| figures.count(start, &step));
        assert!(!figures.is_carried());
        figures.count(start, &step);
        assert!(figures.is_carried());
    }
}
