//! Where guilds want the puzzle of the day posted. A job of each says when the next one is to be.

use super::{PuzzleChannel, PuzzleStore};
use crate::ids::{ChannelId, GuildId};
use crate::store::writer::Change;
use crate::store::{JobKey, StoreError, jobs};

impl PuzzleStore<'_> {
    /// Returns where a guild has the puzzle of the day posted, if anywhere.
    pub async fn channel(&self, guild: GuildId) -> Result<Option<PuzzleChannel>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM puzzle_channels WHERE guild_id = $1");
        self.0.optional(query.bind(guild)).await
    }

    /// Has the puzzle of the day posted in a channel of a guild from then on (Unix milliseconds), or
    /// nowhere. It is still known which day's was posted last.
    pub async fn choose_channel(
        &self,
        guild: GuildId,
        channel: Option<(ChannelId, i64)>,
    ) -> Result<(), StoreError> {
        self.0
            .write_jobs(async |connection| {
                let Some((channel, run_at)) = channel else {
                    let delete = sqlx::query("DELETE FROM puzzle_channels WHERE guild_id = $1");
                    delete.bind(guild).execute(&mut *connection).await?;
                    jobs::complete(connection, JobKey::puzzle(guild), None).await?;
                    return Ok(Change::Commit(()));
                };
                let upsert = sqlx::query(
                    "INSERT INTO puzzle_channels (guild_id, channel_id, is_refused)
                    VALUES ($1, $2, 0)
                    ON CONFLICT (guild_id) DO UPDATE
                    SET channel_id = excluded.channel_id, is_refused = 0",
                );
                upsert.bind(guild).bind(channel).execute(&mut *connection).await?;
                let place = (Some(guild), channel);
                jobs::enqueue_in(connection, JobKey::puzzle(guild), place, run_at).await?;
                Ok(Change::Commit(()))
            })
            .await
    }

    /// Notes that the puzzle of a day is posted in a channel, unless the guild has chosen another one.
    pub async fn posted(
        &self,
        guild: GuildId,
        channel: ChannelId,
        day: i64,
    ) -> Result<(), StoreError> {
        let update = sqlx::query(
            "UPDATE puzzle_channels
            SET last_posted_day = $3, is_refused = 0
            WHERE guild_id = $1 AND channel_id = $2",
        );
        self.0.execute(update.bind(guild).bind(channel).bind(day)).await.map(drop)
    }

    /// Notes that Discord refused a puzzle in a channel, unless the guild has chosen another one.
    pub async fn refused(&self, guild: GuildId, channel: ChannelId) -> Result<(), StoreError> {
        let update = sqlx::query(
            "UPDATE puzzle_channels
            SET is_refused = 1
            WHERE guild_id = $1 AND channel_id = $2",
        );
        self.0.execute(update.bind(guild).bind(channel)).await.map(drop)
    }

    /// Posts no puzzle in a channel any more, which is gone.
    pub async fn remove_channel(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                let delete = sqlx::query(
                    "DELETE FROM puzzle_channels WHERE guild_id = $1 AND channel_id = $2",
                );
                let deleted = delete.bind(guild).bind(channel).execute(&mut *connection).await?;
                if deleted.rows_affected() == 1 {
                    jobs::complete(connection, JobKey::puzzle(guild), None).await?;
                }
                Ok(())
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::Clock;
    use crate::store::tests::new_store;

    const NOW: i64 = 1_800_000_000_000;

    #[tokio::test]
    async fn the_next_puzzle_is_the_first_that_is_to_be_posted_and_nobodys() {
        let clock = Clock::manual(NOW);
        let (_folder, store) = new_store(clock.clone()).await;
        let (jobs, puzzles) = (store.jobs(), store.puzzles());
        let next = async || jobs.next_run_at(clock.now() - 1, None).await.unwrap();
        let due = async || {
            let due = jobs.due(10, None).await.unwrap();
            due.iter().map(|job| (job.key, job.channel_id)).collect::<Vec<_>>()
        };
        let [first, second, third] = [1, 2, 3].map(|id| JobKey::puzzle(GuildId(id)));
        assert_eq!(next().await, None);
        for (guild, run_at) in [(1, NOW), (2, NOW + 90_000), (3, NOW + 30_000)] {
            let channel = Some((ChannelId(guild), run_at));
            puzzles.choose_channel(GuildId(guild), channel).await.unwrap();
        }
        assert_eq!((next().await, due().await), (Some(NOW), vec![(first, ChannelId(1))]));
        assert!(jobs.claim(first).await.unwrap().is_some());
        assert_eq!(next().await, Some(NOW + 30_000), "the first is leased");
        // Its lease ends before the last one is to be posted.
        clock.advance(Duration::from_secs(30));
        assert_eq!(due().await, [(third, ChannelId(3))]);
        assert!(jobs.claim(second).await.unwrap().is_none());
        jobs.reschedule(third, Some(ChannelId(3)), None).await.unwrap();
        assert_eq!(next().await, Some(NOW + 60_000));
        clock.advance(Duration::from_secs(30));
        assert_eq!(due().await, [(first, ChannelId(1))]);
        jobs.reschedule(first, Some(ChannelId(1)), Some(NOW + 100_000)).await.unwrap();
        assert_eq!(next().await, Some(NOW + 90_000));
        for guild in [1, 2] {
            puzzles.choose_channel(GuildId(guild), None).await.unwrap();
        }
        assert_eq!(next().await, None, "one that is parked never runs");
    }

    #[tokio::test]
    async fn what_becomes_of_a_channel_counts_only_while_it_is_the_guilds() {
        let (_folder, store) = new_store(Clock::manual(NOW)).await;
        let (guild, [old, new]) = (GuildId(1), [5, 6].map(ChannelId));
        let puzzles = store.puzzles();
        let now = async || puzzles.channel(guild).await.unwrap();
        puzzles.choose_channel(guild, Some((old, NOW))).await.unwrap();
        puzzles.posted(guild, old, 7).await.unwrap();
        puzzles.refused(guild, old).await.unwrap();
        let chosen = PuzzleChannel { channel_id: old, last_posted_day: Some(7), is_refused: true };
        assert_eq!(now().await, Some(chosen));
        puzzles.choose_channel(guild, Some((new, NOW + 1))).await.unwrap();
        let chosen = PuzzleChannel { channel_id: new, is_refused: false, ..chosen };
        puzzles.posted(guild, old, 8).await.unwrap();
        puzzles.refused(guild, old).await.unwrap();
        puzzles.remove_channel(guild, old).await.unwrap();
        store.jobs().reschedule(JobKey::puzzle(guild), Some(old), Some(NOW)).await.unwrap();
        assert_eq!(now().await, Some(chosen));
        assert_eq!(store.jobs().next_run_at(NOW - 1, None).await.unwrap(), Some(NOW + 1));
        puzzles.remove_channel(guild, new).await.unwrap();
        assert_eq!(now().await, None);
        assert_eq!(store.jobs().next_run_at(NOW - 1, None).await.unwrap(), None);
    }
}
