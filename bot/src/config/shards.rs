//! Which part of the gateway's shards this process has.

use crate::ids::GuildId;

use super::ConfigError;

/// Where it is said, by its variable.
const SHARDS: &str = "SHARDS";

/// How many bits of a server's id say nothing of its shard.
const BITS: u32 = 22;

/// Shards that follow one another, of so many in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shards {
    first: u32,
    last: u32,
    total: u32,
}

impl Shards {
    /// The only one.
    pub const ONE: Self = Self { first: 0, last: 0, total: 1 };

    /// All of so many; at least one.
    pub fn all(total: u32) -> Self {
        let total = total.max(1);
        Self { first: 0, last: total - 1, total }
    }

    /// Those that a text names: `0-1/4` or `3/4`.
    ///
    /// # Errors
    ///
    /// Fails where it names none.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let parse = || {
            let (range, total) = text.split_once('/')?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let number = |text: &str| text.trim().parse::<u32>().ok();
            Some(Self { first: number(first)?, last: number(last)?, total: number(total)? })
        };
        parse().filter(|it| it.first <= it.last && it.last < it.total).ok_or_else(|| {
            ConfigError::new(
                SHARDS,
                "is not a part of the shards such as 0-1/4, the first two of four, numbered from 0",
            )
        })
    }

    /// The first of them.
    pub fn first(self) -> u32 {
        self.first
    }

    /// The last of them.
    pub fn last(self) -> u32 {
        self.last
    }

    /// How many there are in all, here and in other processes.
    pub fn total(self) -> u32 {
        self.total
    }

    /// How many there are here.
    pub fn count(self) -> u32 {
        self.last - self.first + 1
    }

    /// The numbers of those that are here.
    pub fn numbers(self) -> impl Iterator<Item = u32> {
        self.first..=self.last
    }

    /// Among how many processes they are divided, where each has as many.
    pub fn processes(self) -> u32 {
        self.total.div_ceil(self.count())
    }

    /// Which of them all has the games of a server, or those outside servers.
    pub fn of(self, guild: Option<GuildId>) -> u32 {
        let remainder = guild.map_or(0, |guild| (guild.0 >> BITS) % u64::from(self.total));
        u32::try_from(remainder).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_named_by_first_last_and_how_many() {
        let shards = Shards::parse("2-3/4").unwrap();
        assert_eq!((shards.first(), shards.last(), shards.total()), (2, 3, 4));
        assert_eq!((shards.count(), shards.processes()), (2, 2));
        assert_eq!(shards.numbers().collect::<Vec<_>>(), [2, 3]);
        assert_eq!(Shards::parse("0/1"), Ok(Shards::ONE));
        assert_eq!(Shards::parse("0-4/9").unwrap().processes(), 2);
        assert_eq!(Shards::all(0), Shards::ONE);
    }

    #[test]
    fn what_names_no_part_is_refused() {
        for text in ["", "4", "0-3", "4/4", "2-1/4", "0-4/4", "0/0", "-1/4", "a/b", "0-1/4/4"] {
            let error = Shards::parse(text).unwrap_err().to_string();
            assert!(error.starts_with("SHARDS is not"), "{text}: {error}");
        }
    }

    #[test]
    fn a_servers_shard_follows_from_its_id() {
        let shards = Shards::all(16);
        assert_eq!(shards.of(None), 0);
        assert_eq!(shards.of(Some(GuildId(5 << 22 | 77))), 5);
        assert_eq!(shards.of(Some(GuildId(17 << 22))), 1);
    }
}
