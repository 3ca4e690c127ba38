//! What the parts of this process take of the machine.

use std::fs;

use ::tests::usage::processor_time;

/// The name of the thread that the stand-in has to itself; all others of this process are the
/// driver's.
pub(crate) const STAND_IN: &str = "stand-in";

/// Seconds of processor time that parts of this process have taken, as far as the system tells.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(crate) struct Own {
    /// Who plays all people, and measures.
    pub(crate) driver: f64,
    /// The stand-in for Discord.
    pub(crate) stand_in: f64,
}

impl Own {
    /// What they have taken until now.
    pub(crate) fn now() -> Self {
        let threads = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
        threads.fold(Self::default(), |own, thread| {
            let read = |file| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
            let seconds = processor_time(&read("stat")).unwrap_or_default();
            match read("comm").trim() {
                STAND_IN => Self { stand_in: own.stand_in + seconds, ..own },
                _ => Self { driver: own.driver + seconds, ..own },
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use ::tests::usage::{Usage, processor_time};

    #[test]
    fn what_the_system_tells_is_read() {
        let status = "Name:\tload\nVmHWM:\t   20480 kB\nVmRSS:\t    1024 kB\nThreads:\t4\n";
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 4 0 5";
        let wanted = Usage {
            seconds: Some(2.0),
            memory: Some(1024),
            peak: Some(20480),
            threads: Some(4),
            ..Usage::default()
        };
        assert_eq!(Usage::told(status, stat), wanted);
        assert_eq!(processor_time(""), None);
    }

    #[test]
    fn this_process_has_something_of_the_machine() {
        let usage = Usage::of(std::process::id());
        assert!(usage.memory > Some(0) && usage.memory <= usage.peak, "{usage:?}");
        assert!(usage.own < usage.memory && usage.handles >= Some(3), "{usage:?}");
    }
}
