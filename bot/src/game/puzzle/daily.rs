//! The puzzle of the day: one for all, by the date in UTC.

use crate::ids::{ChannelId, GuildId};
use std::time::Duration;

use super::Puzzles;
use super::files::all;
use super::{Kind, Puzzle, PuzzleId};
use crate::clock::millis;
use crate::game::GameError;

/// A day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long after midnight the puzzle of the day is posted.
const POSTED_AFTER: Duration = Duration::from_secs(5 * 60);

/// How hard a puzzle of the day is.
const MODERATE: std::ops::RangeInclusive<u8> = 3..=7;

/// The day of a time in Unix milliseconds, counted from 1970-01-01 in UTC.
pub const fn day_of(now: i64) -> i64 {
    now.div_euclid(24 * 60 * 60 * 1000)
}

/// When a day begins, in Unix milliseconds.
pub fn begin_of(day: i64) -> i64 {
    day.saturating_mul(millis(DAY))
}

/// When the puzzle of a day is posted, in Unix milliseconds.
pub fn posted_at(day: i64) -> i64 {
    begin_of(day).saturating_add(millis(POSTED_AFTER))
}

impl Puzzles {
    /// Has the puzzle of the day posted in a channel of a guild from the next time on, or nowhere.
    pub async fn choose_channel(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), GameError> {
        let now = self.store.clock().now();
        let today = posted_at(day_of(now));
        let due = if now < today { today } else { posted_at(day_of(now) + 1) };
        let channel = channel.map(|channel| (channel, due));
        Ok(self.store.puzzles().choose_channel(guild, channel).await?)
    }

    /// Has it posted nowhere, if that is still this channel.
    pub async fn remove_channel(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<(), GameError> {
        Ok(self.store.puzzles().remove_channel(guild, channel).await?)
    }

    /// The puzzle of a day in one of these games, by their ids; none: in any. It is that of all if
    /// that is in one of them.
    pub async fn daily(
        &self,
        day: i64,
        games: &[&str],
    ) -> Result<Option<&'static Puzzle>, GameError> {
        let of_all = self.daily_of_all(day).await?;
        let is_one = |it: &&Puzzle| games.is_empty() || games.contains(&it.variant.id());
        Ok(of_all.filter(is_one).or_else(|| of_day(day, all(), games)).or(of_all))
    }

    /// The puzzle of a day, chosen when somebody first asks for it.
    async fn daily_of_all(&self, day: i64) -> Result<Option<&'static Puzzle>, GameError> {
        let known = |id: String| id.parse::<PuzzleId>().ok().and_then(super::by_id);
        if let Some(id) = self.store.puzzles().daily(day).await? {
            // One that only another version has is no puzzle of ours.
            return Ok(known(id).or_else(|| of_day(day, all(), &[])));
        }
        let Some(puzzle) = of_day(day, all(), &[]) else {
            return Ok(None);
        };
        let chosen = self.store.puzzles().choose_daily(day, &puzzle.id.to_string()).await?;
        Ok(known(chosen).or(Some(puzzle)))
    }
}

/// The puzzle that a day has by itself: the games, perhaps these alone, and kinds take turns, and of
/// each the puzzles do.
fn of_day<'a>(day: i64, puzzles: &'a [Puzzle], games: &[&str]) -> Option<&'a Puzzle> {
    let is_one = |it: &&Puzzle| games.is_empty() || games.contains(&it.variant.id());
    let puzzles: Vec<&Puzzle> = puzzles.iter().filter(is_one).collect();
    let mut kinds: Vec<(Kind, &str)> =
        puzzles.iter().map(|it| (it.kind, it.variant.id())).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let place = usize::try_from(day.max(0)).unwrap_or_default();
    let (kind, variant) = *kinds.get(place % kinds.len().max(1))?;
    let of_kind =
        || puzzles.iter().copied().filter(|it| it.kind == kind && it.variant.id() == variant);
    let moderate: Vec<&Puzzle> = of_kind().filter(|it| MODERATE.contains(&it.difficulty)).collect();
    let among = if moderate.is_empty() { of_kind().collect() } else { moderate };
    among.get((place / kinds.len()) % among.len()).copied()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_day_begins_at_midnight_in_utc() {
        assert_eq!((day_of(-1), day_of(0), day_of(86_399_999), day_of(86_400_000)), (-1, 0, 0, 1));
        assert_eq!((begin_of(2), posted_at(2)), (172_800_000, 173_100_000));
    }

    #[test]
    fn games_and_kinds_take_turns_and_nothing_comes_again_soon() {
        let of = |day| of_day(day, all(), &[]).unwrap();
        let kinds: HashSet<(Kind, &str)> =
            all().iter().map(|it| (it.kind, it.variant.id())).collect();
        let first = 20_000;
        let days = i64::try_from(kinds.len()).unwrap();
        let seen: HashSet<(Kind, &str)> =
            (first..first + days).map(|day| (of(day).kind, of(day).variant.id())).collect();
        assert_eq!(seen, kinds);
        assert!(of_day(1, &[], &[]).is_none());
        for day in first..first + 100 {
            let puzzle = of(day);
            let alike = all()
                .iter()
                .filter(|it| it.kind == puzzle.kind && it.variant.id() == puzzle.variant.id());
            let moderate: Vec<_> = alike.filter(|it| MODERATE.contains(&it.difficulty)).collect();
            assert!(moderate.is_empty() || MODERATE.contains(&puzzle.difficulty));
            if moderate.len() > 1 {
                assert_ne!(of(day + days).id, puzzle.id);
            }
        }
    }
}
