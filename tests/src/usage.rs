//! What a process has of the machine, as far as Linux tells.

use std::fs;

/// How many of its ticks Linux counts to a second in what it tells of processes.
const TICKS: f64 = 100.0;

/// What a process has of the machine, and has taken.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub struct Usage {
    /// Seconds of processor time.
    pub seconds: Option<f64>,
    /// Its memory now, in KiB.
    pub memory: Option<u64>,
    /// The part of it that is not a file's, such as the program's own, in KiB.
    pub own: Option<u64>,
    /// The most memory that it has had, in KiB.
    pub peak: Option<u64>,
    /// Its threads.
    pub threads: Option<u64>,
    /// Its open files and sockets.
    pub handles: Option<usize>,
}

impl Usage {
    /// That of the process with this number.
    pub fn of(process: u32) -> Self {
        let folder = format!("/proc/{process}");
        let read = |file| fs::read_to_string(format!("{folder}/{file}")).unwrap_or_default();
        let handles = fs::read_dir(format!("{folder}/fd")).ok().map(Iterator::count);
        Self { handles, ..Self::told(&read("status"), &read("stat")) }
    }

    /// What stands in `/proc/PID/status` and in `/proc/PID/stat`.
    pub fn told(status: &str, stat: &str) -> Self {
        let number = |name| {
            let rest = status.lines().find_map(|line| line.strip_prefix(name))?;
            rest.split_whitespace().next()?.parse().ok()
        };
        Self {
            seconds: processor_time(stat),
            memory: number("VmRSS:"),
            own: number("RssAnon:"),
            peak: number("VmHWM:"),
            threads: number("Threads:"),
            handles: None,
        }
    }
}

/// The seconds of processor time in `/proc/PID/stat`: the 14th and 15th field. The second is the
/// program's name in brackets, which may hold anything.
pub fn processor_time(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / TICKS)
}
