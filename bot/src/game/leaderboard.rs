//! The list of a server's ratings in a game, page by page.

use rules::Variant;

use super::rating::{Rating, STORED_PROVISIONAL_DEVIATION};
use super::{GameError, Ratings};
use crate::ids::{GuildId, UserId};
use crate::store::{List, RankRow};

/// How many people are on a page.
pub const PAGE: usize = 10;

/// A person on the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedUser {
    /// The rank, from 1.
    pub rank: usize,
    pub user: UserId,
    /// Their rating.
    pub rating: Rating,
    /// In how many games they got it.
    pub games: usize,
}

impl RankedUser {
    fn new(before: usize, row: &RankRow) -> Self {
        Self {
            rank: before + 1,
            user: row.user_id,
            rating: Rating::of(row.rating, row.deviation),
            games: counted(row.games),
        }
    }
}

/// A page of the list.
#[derive(Clone)]
pub struct Leaderboard {
    /// The game.
    pub variant: &'static dyn Variant,
    /// Who is on the page; nobody where nobody is on the list.
    pub ranked: Vec<RankedUser>,
    /// Which page it is, from 0.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// How many people are on the list.
    pub people: usize,
    /// Who asks, where they are on the list.
    pub own: Option<RankedUser>,
}

impl Ratings {
    /// A page of a server's list, or its last one where it has grown shorter; ratings that are
    /// still uncertain come last.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        variant: &'static dyn Variant,
        (page, asks): (usize, UserId),
    ) -> Result<Leaderboard, GameError> {
        let list = List {
            guild,
            variant: variant.id(),
            provisional_deviation: STORED_PROVISIONAL_DEVIATION,
        };
        let (people, own) = self.games.store().ratings().place(list, asks).await?;
        let people = counted(people);
        let pages = people.div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let from = page * PAGE;
        let rows = self.games.store().ratings().ranks(list, (stored(from), stored(PAGE))).await?;
        let ranked = rows.iter().zip(from..).map(|(row, before)| RankedUser::new(before, row));
        let own = own.map(|(before, row)| RankedUser::new(counted(before), &row));
        Ok(Leaderboard { variant, ranked: ranked.collect(), page, pages, people, own })
    }

    /// The game that was rated most often at a server; none where none was.
    pub async fn most_rated(
        &self,
        guild: GuildId,
    ) -> Result<Option<&'static dyn Variant>, GameError> {
        let variant = self.games.store().ratings().most_rated(guild).await?;
        Ok(variant.and_then(|id| rules::variants::by_id(&id)))
    }
}

fn counted(count: i64) -> usize {
    usize::try_from(count).unwrap_or_default()
}

fn stored(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
