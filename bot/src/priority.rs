//! How much of a busy machine a thread takes.

/// Lets everything else on the machine come first, where that can be said of one thread: `nice` is
/// how much, as Linux counts it.
#[cfg_attr(not(target_os = "linux"), allow(unused_variables))]
pub(crate) fn give_way(nice: i32) {
    // To Linux, this thread is the process that is meant.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, nice) {
        tracing::debug!(%error, "a thread works as if it were urgent");
    }
}
