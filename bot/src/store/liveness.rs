//! When processes last received events, shard by shard. A game's clock does not run while no process
//! receives its players' events.

use std::ops::Range;
use std::time::Duration;

use sqlx::{AnyConnection, AssertSqlSafe, FromRow};

use super::{Store, StoreError, jobs, lock};
use crate::clock::millis;
use crate::config::Shards;
use crate::ids::{GameId, GuildId};

/// How often a process writes a heartbeat.
pub const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(30);

/// A time without heartbeats up to this is no outage: one may have come late.
const MAX_HEARTBEAT_DELAY: Duration = Duration::from_secs(60);

/// For how long the heartbeats of a process that has ended are kept.
const RETENTION: Duration = Duration::from_secs(24 * 60 * 60);

/// How many games one statement updates at most.
const CHUNK: usize = 500;

/// The id of a running process, which no other one has.
pub struct ProcessId(String);

impl ProcessId {
    pub fn random() -> Self {
        Self(format!("{:032x}", rand::random::<u128>()))
    }
}

pub struct ProcessStore<'a>(pub(super) &'a Store);

impl ProcessStore<'_> {
    /// Notes that a process receives the events of a shard which has just connected, or whose heartbeats
    /// may be missing. Gives the time of an outage back to the running clocks of the shard's games, once.
    /// Returns the outage that ends so: from the last heartbeat until now, in Unix milliseconds.
    pub async fn resume(
        &self,
        process: &ProcessId,
        shards: Shards,
        shard: u32,
    ) -> Result<Option<Range<i64>>, StoreError> {
        let key = ShardKey { shard_count: shards.total(), shard };
        let now = self.0.clock.now();
        self.0
            .write(async |connection| {
                // One process after another: the second one finds the heartbeat of the first.
                lock(connection, "liveness").await?;
                let heartbeats = heartbeats(connection, key).await?;
                let last = heartbeats.iter().map(|it| it.last_seen_at).max();
                if heartbeats.iter().any(|it| is_outage(it.last_seen_at, now)) {
                    give_back(connection, key, &heartbeats, now).await?;
                }
                let ahead = last.map_or(0, |last| last.saturating_sub(now));
                if ahead > millis(MAX_HEARTBEAT_DELAY) {
                    tracing::warn!(by = ahead, "the clock is behind that of an earlier run");
                    jobs::clock_set_back(connection, now).await?;
                    let cap = "UPDATE heartbeats SET last_seen_at = $1 WHERE last_seen_at > $1";
                    sqlx::query(cap).bind(now).execute(&mut *connection).await?;
                }
                insert(&mut *connection, process, key, now).await?;
                // Processes that had the same shard and ended long ago.
                let delete = sqlx::query(
                    "DELETE FROM heartbeats
                    WHERE shard = $1 AND shard_count = $2 AND last_seen_at < $3",
                );
                let delete = delete.bind(i64::from(shard)).bind(i64::from(shards.total()));
                let delete = delete.bind(now.saturating_sub(millis(RETENTION)));
                delete.execute(connection).await?;
                Ok(last.filter(|last| is_outage(*last, now)).map(|last| last..now))
            })
            .await
    }

    /// Moves the heartbeats of a process whose clock was set ahead by so many milliseconds: that time was
    /// no outage.
    pub async fn move_heartbeats(&self, process: &ProcessId, by: i64) -> Result<(), StoreError> {
        let update = sqlx::query(
            "UPDATE heartbeats SET last_seen_at = last_seen_at + $2 WHERE process_id = $1",
        );
        self.0.execute(update.bind(&process.0).bind(by)).await.map(drop)
    }

    /// Notes that a process still receives the events of these shards.
    pub async fn heartbeat(
        &self,
        process: &ProcessId,
        shards: Shards,
        connected: &[u32],
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        self.0
            .write(async |connection| {
                for &shard in connected {
                    let key = ShardKey { shard_count: shards.total(), shard };
                    insert(connection, process, key, now).await?;
                }
                Ok(())
            })
            .await
    }
}

/// A shard, and of how many. Processes may run with different numbers of shards.
#[derive(Clone, Copy, FromRow)]
struct ShardKey {
    #[sqlx(try_from = "i64")]
    shard_count: u32,
    #[sqlx(try_from = "i64")]
    shard: u32,
}

impl ShardKey {
    /// Whether it has the events of a guild, or those outside guilds.
    fn covers(self, guild: Option<GuildId>) -> bool {
        Shards::all(self.shard_count).of(guild) == self.shard
    }

    /// Whether both may have the events of one guild.
    fn overlaps(self, other: Self) -> bool {
        let common = greatest_common_divisor(self.shard_count, other.shard_count);
        common > 0 && self.shard % common == other.shard % common
    }
}

fn greatest_common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

/// The last heartbeat of a shard, of whichever process.
#[derive(FromRow)]
struct Heartbeat {
    #[sqlx(flatten)]
    key: ShardKey,
    last_seen_at: i64,
}

/// The last heartbeats of all shards that may have the events of a guild of this one.
async fn heartbeats(connection: &mut AnyConnection, key: ShardKey) -> sqlx::Result<Vec<Heartbeat>> {
    let query = sqlx::query_as(
        "SELECT shard_count, shard, MAX(last_seen_at) AS last_seen_at
        FROM heartbeats
        GROUP BY shard_count, shard",
    );
    let mut heartbeats: Vec<Heartbeat> = query.fetch_all(connection).await?;
    heartbeats.retain(|it| it.key.overlaps(key));
    Ok(heartbeats)
}

async fn insert(
    connection: &mut AnyConnection,
    process: &ProcessId,
    key: ShardKey,
    now: i64,
) -> sqlx::Result<()> {
    let insert = sqlx::query(
        "INSERT INTO heartbeats (process_id, shard, shard_count, last_seen_at)
        VALUES ($1, $2, $3, $4)
        ON CONFLICT (process_id, shard) DO UPDATE
        SET shard_count = excluded.shard_count, last_seen_at = excluded.last_seen_at",
    );
    let insert = insert.bind(&process.0).bind(i64::from(key.shard));
    insert.bind(i64::from(key.shard_count)).bind(now).execute(connection).await.map(drop)
}

/// A clock that runs.
#[derive(FromRow)]
struct RunningClock {
    game_id: GameId,
    guild_id: Option<GuildId>,
    /// When the game's last entry was written, or the game started.
    last_entry_at: i64,
}

/// What a game has lost by an outage.
#[derive(PartialEq, Eq, Debug)]
struct Loss {
    game_id: GameId,
    /// The last heartbeat before it: what was to happen by then did not wait for its end.
    last_seen_at: i64,
    lost_ms: i64,
}

/// Whether the time after a heartbeat is an outage.
fn is_outage(last_seen_at: i64, now: i64) -> bool {
    now.saturating_sub(last_seen_at) > millis(MAX_HEARTBEAT_DELAY)
}

/// How many milliseconds of an outage that ends now a game has lost: those after its last entry, since
/// somebody could play until then.
fn lost_ms(last_seen_at: i64, last_entry_at: i64, now: i64) -> i64 {
    if !is_outage(last_seen_at, now) {
        return 0;
    }
    now.saturating_sub(last_seen_at.max(last_entry_at)).max(0)
}

/// What games have lost; those that have lost nothing are left out.
fn losses(clocks: &[RunningClock], heartbeats: &[Heartbeat], now: i64) -> Vec<Loss> {
    let loss = |clock: &RunningClock| {
        let covering = heartbeats.iter().filter(|it| it.key.covers(clock.guild_id));
        let last_seen_at = covering.map(|it| it.last_seen_at).max()?;
        let lost_ms = lost_ms(last_seen_at, clock.last_entry_at, now);
        (lost_ms > 0).then_some(Loss { game_id: clock.game_id, last_seen_at, lost_ms })
    };
    clocks.iter().filter_map(loss).collect()
}

/// Gives the time of an outage that ends now back to the games of a shard: what was to happen in it, or
/// after it, happens so much later.
async fn give_back(
    connection: &mut AnyConnection,
    key: ShardKey,
    heartbeats: &[Heartbeat],
    now: i64,
) -> sqlx::Result<()> {
    let query = sqlx::query_as(
        "SELECT clocks.game_id, clocks.guild_id, COALESCE(
            (SELECT created_at
            FROM game_entries
            WHERE game_entries.game_id = clocks.game_id
            ORDER BY seq DESC
            LIMIT 1),
            started_at
        ) AS last_entry_at
        FROM clocks
        JOIN games ON games.game_id = clocks.game_id
        WHERE deadline_at IS NOT NULL AND COALESCE(clocks.guild_id, 0) / 4194304 % $1 = $2",
    );
    let query = query.bind(i64::from(key.shard_count)).bind(i64::from(key.shard));
    let clocks: Vec<RunningClock> = query.fetch_all(&mut *connection).await?;
    for chunk in losses(&clocks, heartbeats, now).chunks(CHUNK) {
        let row = |it: &Loss| format!("({}, {}, {})", it.game_id, it.last_seen_at, it.lost_ms);
        let rows = chunk.iter().map(row).collect::<Vec<String>>().join(", ");
        // The clocks first, as where an entry is written.
        for update in [
            "UPDATE clocks
            SET deadline_at = deadline_at + lost_ms
            FROM losses
            WHERE clocks.game_id = losses.game_id AND deadline_at > last_seen_at",
            "UPDATE jobs
            SET run_at = run_at + lost_ms, first_attempt_at = first_attempt_at + lost_ms
            FROM losses
            WHERE jobs.game_id = losses.game_id AND run_at > last_seen_at
                AND kind IN ('reminder', 'late', 'flag')",
        ] {
            // Only numbers are put into it.
            let update = AssertSqlSafe(format!(
                "WITH losses (game_id, last_seen_at, lost_ms) AS (VALUES {rows}) {update}"
            ));
            sqlx::query(update).persistent(false).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;

    fn key(shard: u32, shard_count: u32) -> ShardKey {
        ShardKey { shard_count, shard }
    }

    #[test]
    fn shards_of_different_counts_overlap_if_a_guild_can_be_of_both() {
        assert!(key(1, 4).overlaps(key(3, 6)) && !key(1, 4).overlaps(key(2, 6)));
        assert!(key(0, 1).overlaps(key(3, 4)) && key(2, 3).overlaps(key(0, 4)));
        assert!(key(5, 16).overlaps(key(5, 16)) && !key(5, 16).overlaps(key(6, 16)));
        assert_eq!(greatest_common_divisor(4, 6), 2);
    }

    #[test]
    fn what_lies_after_the_last_heartbeat_and_the_last_entry_is_lost() {
        let now = 100 * MINUTE;
        assert_eq!(lost_ms(90 * MINUTE, 50 * MINUTE, now), 10 * MINUTE);
        assert_eq!(lost_ms(90 * MINUTE, 93 * MINUTE, now), 7 * MINUTE, "somebody could play then");
        assert_eq!(lost_ms(99 * MINUTE, 0, now), 0, "a heartbeat may be late");
        assert_eq!(lost_ms(99 * MINUTE - 1, 0, now), MINUTE + 1);
        assert_eq!(lost_ms(90 * MINUTE, 110 * MINUTE, now), 0, "the clock was set back");
        assert_eq!(lost_ms(110 * MINUTE, 0, now), 0);
    }

    #[test]
    fn each_game_loses_what_no_shard_of_whichever_count_has_covered() {
        let heartbeat = |key, minute| Heartbeat { key, last_seen_at: minute * MINUTE };
        // Until minute 40 there was one shard, then two, of which the second ended at minute 70.
        let heartbeats =
            [heartbeat(key(0, 1), 40), heartbeat(key(0, 2), 99), heartbeat(key(1, 2), 70)];
        let clock = |game, guild: Option<u64>| RunningClock {
            game_id: GameId(game),
            guild_id: guild.map(|it| GuildId(it << 22)),
            last_entry_at: 0,
        };
        let clocks = [clock(1, None), clock(2, Some(4)), clock(3, Some(5)), clock(4, Some(7))];
        let found = losses(&clocks, &heartbeats, 100 * MINUTE);
        let loss = |game_id| Loss { game_id, last_seen_at: 70 * MINUTE, lost_ms: 30 * MINUTE };
        assert_eq!(found, [loss(GameId(3)), loss(GameId(4))]);
        assert_eq!(losses(&clocks, &[], 100 * MINUTE), [], "nobody ever ran");
    }
}
