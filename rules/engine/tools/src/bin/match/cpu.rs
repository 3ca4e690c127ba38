//! The time that a thread has worked.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// How long this thread has run on a core, without what it waited.
pub(crate) fn worked() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or_default());
    seconds + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// The middle of these times; the later of two that are in the middle.
pub(crate) fn median(times: &mut [Duration]) -> Option<Duration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_waiting_does_not() {
        let before = worked();
        std::thread::sleep(Duration::from_millis(50));
        assert!(worked() - before < Duration::from_millis(40));
        while worked() == before {}
    }

    #[test]
    fn the_median_is_in_the_middle() {
        let times = |millis: &[u64]| {
            let mut times: Vec<_> =
                millis.iter().map(|&time| Duration::from_millis(time)).collect();
            median(&mut times)
        };
        assert_eq!(times(&[]), None);
        assert_eq!(times(&[9, 1, 5]), Some(Duration::from_millis(5)));
    }
}
