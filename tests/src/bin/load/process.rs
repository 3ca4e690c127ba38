//! What the bot's process takes of the machine, and what ours does.

use std::fs;

use ::tests::process::BotProcess;

/// How many of its ticks Linux counts to a second in what it tells of processes.
const TICKS: f64 = 100.0;

/// What a process has taken of the machine, as far as the system tells.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(crate) struct Usage {
    /// Seconds of processor time.
    pub(crate) seconds: Option<f64>,
    /// Its memory now, in KiB.
    pub(crate) memory: Option<u64>,
    /// The most memory that it has had, in KiB.
    pub(crate) peak: Option<u64>,
}

impl Usage {
    /// That of the bot.
    pub(crate) fn of_bot(bot: &BotProcess) -> Self {
        Self::of(&bot.id().to_string())
    }

    fn of(process: &str) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}"));
        let (status, stat) = (read("status"), read("stat"));
        let (status, stat) = (status.unwrap_or_default(), stat.unwrap_or_default());
        Self {
            seconds: processor_time(&stat),
            memory: line(&status, "VmRSS:"),
            peak: line(&status, "VmHWM:"),
        }
    }
}

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

/// The number in a line of `/proc/PID/status`.
fn line(status: &str, name: &str) -> Option<u64> {
    let rest = status.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The processor time in `/proc/PID/stat`: the 14th and 15th field. The second is the program's
/// name in brackets, which may hold anything.
fn processor_time(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_read() {
        let status = "Name:\tload\nVmHWM:\t   20480 kB\nVmRSS:\t    1024 kB\n";
        assert_eq!((line(status, "VmRSS:"), line(status, "VmHWM:")), (Some(1024), Some(20480)));
        assert_eq!(line(status, "VmSwap:"), None);
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 4 0 5";
        assert_eq!((processor_time(stat), processor_time("")), (Some(2.0), None));
    }
}
