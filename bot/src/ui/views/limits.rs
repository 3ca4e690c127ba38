//! That somebody asks for more than anybody may, and when it would work.

use speech::Language;

use crate::clock::seconds;
use crate::store::LimitReached;
use crate::ui::rate_limits::RateLimit;

/// That as many challenges are open as may be.
pub(super) fn too_many(language: Language, limit: LimitReached) -> String {
    let LimitReached { in_guild, count, until } = limit;
    let key = if in_guild { "limit-challenges-here" } else { "limit-challenges" };
    let lapses = format!("<t:{}:R>", seconds(until));
    language.say(key, &[("count", count.into()), ("lapses", lapses.into())])
}

/// That something is done too often: so many a minute are answered.
pub(super) fn too_often(language: Language, what: RateLimit, limit: u32, seconds: u64) -> String {
    let key = match what {
        RateLimit::Commands => "limit-commands",
        RateLimit::Rolls => "limit-rolls",
    };
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    language.say(key, &[("count", i64::from(limit).into()), ("seconds", seconds.into())])
}
