//! What goes wrong with the bot's requests, for tests.

use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

use tokio::sync::watch;

use crate::snowflake::Id;

/// What goes wrong with a request.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Refused with this status and code, and not performed. A 429 without a code says to retry
    /// after 1 s; 502 to 504 come from what stands before Discord, as a page and not as JSON.
    Fail {
        /// The HTTP status.
        status: u16,
        /// Discord's code in the body.
        code: u32,
    },
    /// Refused with 429, and not performed.
    RateLimited {
        /// How long to wait: in `Retry-After` in whole seconds, in the body to the millisecond.
        retry_after: Duration,
        /// Whether no request at all may be made until then.
        global: bool,
    },
    /// Refused with 429 because of what others have asked for there, and not performed; it may be
    /// tried again after this time.
    Shared(Duration),
    /// Performed, but the connection is cut before an answer.
    DropAnswer,
    /// Neither performed nor answered: the connection is cut.
    DropRequest,
    /// Performed and answered, but only after this time.
    Delay(Duration),
    /// Neither performed nor answered until [`Playground::release`](crate::Playground::release),
    /// and then both; not at all if the bot has hung up by then.
    Hang,
    /// Not performed: it is to be found elsewhere (307).
    Redirect,
    /// Performed, and answered with its status (200 for 204), but the body is no JSON.
    Garbled,
}

impl Fault {
    /// Refused with this status and code, and not performed: [`Fault::Fail`].
    pub const fn fail(status: u16, code: u32) -> Self {
        Self::Fail { status, code }
    }
}

/// Which requests go wrong, how often, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// `POST`; `*` is any.
    pub method: String,
    /// The path after `/api/v10`, or that of a picture of a profile (`/avatars`), where `*` is any one segment. Longer paths match too:
    /// `/channels/*/messages`.
    pub path: String,
    /// Only requests about this channel: in its path, or by the token of an interaction there.
    pub channel: Option<Id>,
    /// How many requests; without a number, all until
    /// [`Playground::clear_faults`](crate::Playground::clear_faults).
    pub times: Option<u32>,
    /// What goes wrong.
    pub fault: Fault,
}

impl Plan {
    /// All requests of this method and path go wrong so.
    pub fn new(method: &str, path: &str, fault: Fault) -> Self {
        let (method, path) = (method.to_owned(), path.to_owned());
        Self { method, path, channel: None, times: None, fault }
    }

    fn is_meant_for(&self, method: &str, path: &str, channel: Option<Id>) -> bool {
        (self.method == "*" || self.method == method)
            && matches(&self.path, path)
            && (self.channel.is_none() || self.channel == channel)
    }
}

/// A request with which something went wrong by a plan.
#[derive(Clone, Debug)]
pub struct InjectedFault {
    /// When it came.
    pub time: SystemTime,
    /// `POST`.
    pub method: String,
    /// The path: `/api/v10/channels/1/messages`.
    pub path: String,
    /// The channel that it was about, if it was about one.
    pub channel: Option<Id>,
    /// What went wrong.
    pub fault: Fault,
}

/// How many injected faults are remembered.
const REMEMBERED: usize = 100_000;

/// Plans that wait for their requests, and requests that wait for their release.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    plans: Vec<Plan>,
    injected: VecDeque<InjectedFault>,
    releases: watch::Sender<()>,
}

impl Faults {
    pub(crate) fn add(&mut self, plan: Plan) {
        self.plans.push(plan);
    }

    /// Takes the first fault that is meant for this request.
    pub(crate) fn take(&mut self, method: &str, path: &str, channel: Option<Id>) -> Option<Fault> {
        let meant = |it: &Plan| it.times != Some(0) && it.is_meant_for(method, path, channel);
        let plan = self.plans.iter_mut().find(|it| meant(it))?;
        plan.times = plan.times.map(|times| times - 1);
        let fault = plan.fault.clone();
        self.plans.retain(|plan| plan.times != Some(0));
        self.note(method, path, channel, &fault);
        Some(fault)
    }

    fn note(&mut self, method: &str, path: &str, channel: Option<Id>, fault: &Fault) {
        if self.injected.len() == REMEMBERED {
            self.injected.pop_front();
        }
        let (method, path, fault) = (method.to_owned(), path.to_owned(), fault.clone());
        self.injected.push_back(InjectedFault {
            time: SystemTime::now(),
            method,
            path,
            channel,
            fault,
        });
    }

    /// The faults that were injected, oldest first.
    pub(crate) fn injected_faults(&self) -> Vec<InjectedFault> {
        self.injected.iter().cloned().collect()
    }

    /// Forgets all plans.
    pub(crate) fn clear(&mut self) {
        self.plans.clear();
    }

    /// Lets those go on that hang.
    pub(crate) fn release(&self) {
        self.releases.send_replace(());
    }

    /// What a hanging request waits for, from now on.
    pub(crate) fn released(&self) -> watch::Receiver<()> {
        self.releases.subscribe()
    }

    /// How many requests hang.
    pub(crate) fn hanging(&self) -> usize {
        self.releases.receiver_count()
    }
}

/// Whether the pattern's segments begin the path's; `*` is any one segment.
fn matches(pattern: &str, path: &str) -> bool {
    let mut path = segments(path);
    segments(pattern).all(|wanted| path.next().is_some_and(|it| wanted == "*" || wanted == it))
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.strip_prefix("/api/v10").unwrap_or(path).split('/').filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_by_segment() {
        assert!(matches("/channels/*/messages", "/api/v10/channels/12/messages"));
        assert!(matches("/channels", "/api/v10/channels/12/messages"));
        assert!(!matches("/channels/*/messages/*", "/api/v10/channels/12/messages"));
        assert!(!matches("/chan", "/api/v10/channels/12"));
    }

    #[test]
    fn a_plan_strikes_as_often_as_it_says_and_where_it_says() {
        let mut faults = Faults::default();
        let plan = Plan::new("POST", "/channels", Fault::DropAnswer);
        let (here, there) = (Some(Id::fixed(1)), Some(Id::fixed(2)));
        faults.add(Plan { times: Some(2), channel: here, ..plan.clone() });
        let mut take = |method, channel| faults.take(method, "/api/v10/channels/1", channel);
        assert!(take("GET", here).is_none());
        assert!(take("POST", there).is_none());
        assert!(take("POST", None).is_none());
        let taken = [take("POST", here), take("POST", here), take("POST", here)];
        assert_eq!(taken.map(|it| it.is_some()), [true, true, false]);
        faults.add(plan);
        assert!((0..9).all(|_| faults.take("POST", "/channels", None).is_some()));
        faults.clear();
        assert!(faults.take("POST", "/channels", None).is_none());
    }
}
