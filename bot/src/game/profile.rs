//! A person's games at a server: how they went, ratings, opponents, and how lucky the dice were.

use rules::Variant;
use rules::variants::VARIANTS;

use super::luck::Roll;
use super::rating::{INITIAL_RATING, Rating, whole};
use super::{GameError, Ratings};
use crate::ids::{GuildId, UserId};
use crate::store::{OpponentRow, RankRow, TallyRow};

/// How many opponents are told of.
const OPPONENTS: i64 = 3;

/// How many games a curve shows.
const SHOWN: usize = 1000;

/// How some games went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WinDrawLoss {
    /// How many were won.
    pub won: i64,
    /// How many were drawn.
    pub drawn: i64,
    /// How many were lost.
    pub lost: i64,
}

impl WinDrawLoss {
    fn of(rows: &[TallyRow], variant: &str, engine: bool) -> Option<Self> {
        let count = |outcome: &str| {
            let is_it = |row: &&TallyRow| {
                row.variant == variant && row.is_against_engine == engine && row.outcome == outcome
            };
            rows.iter().find(is_it).map_or(0, |row| row.games)
        };
        let tally = Self { won: count("won"), drawn: count("drawn"), lost: count("lost") };
        Some(tally).filter(|tally| *tally != Self::default())
    }
}

/// A person's games of a kind.
#[derive(Clone)]
pub struct VariantRecord {
    /// What was played.
    pub variant: &'static dyn Variant,
    /// The rating, and after how many rated games.
    pub rating: Option<(Rating, i64)>,
    /// How the games against people went.
    pub people: Option<WinDrawLoss>,
    /// How those against the engine went.
    pub engine: Option<WinDrawLoss>,
}

/// Somebody whom a person has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadToHead {
    pub user: UserId,
    /// The scores, in halves: one's own and theirs.
    pub scores: [i64; 2],
}

/// How a rating went.
#[derive(Clone)]
pub struct History {
    /// In which game.
    pub variant: &'static dyn Variant,
    /// The ratings with their deviations in whole points, the oldest first.
    pub points: Vec<(i64, i64)>,
    /// After how many games the first of them was reached.
    pub first: usize,
}

/// A person's games at a server.
#[derive(Clone)]
pub struct Profile {
    /// By what was played; nothing where no game has ended.
    pub played: Vec<VariantRecord>,
    /// Against whom most games were, at most three people.
    pub opponents: Vec<HeadToHead>,
    /// How a rating went, where there is one.
    pub history: Option<History>,
    /// The luckiest and the unluckiest roll.
    pub luck: [Option<Roll>; 2],
}

impl Ratings {
    /// A person's games at a server, with how the rating went in a game: the one with most rated
    /// games where none is named.
    pub async fn profile(
        &self,
        guild: GuildId,
        user: UserId,
        variant: Option<&'static dyn Variant>,
        by: UserId,
    ) -> Result<Profile, GameError> {
        let tallies = self.games.store().ratings().tallies(guild, user).await?;
        let ratings = self.games.store().ratings().ratings_of(guild, user).await?;
        let rating = |id: &str| ratings.iter().find(|it| it.variant == id);
        let played = VARIANTS.iter().map(|variant| VariantRecord {
            variant: *variant,
            rating: rating(variant.id()).map(rated),
            people: WinDrawLoss::of(&tallies, variant.id(), false),
            engine: WinDrawLoss::of(&tallies, variant.id(), true),
        });
        let played: Vec<VariantRecord> = played
            .filter(|it| it.rating.is_some() || it.people.is_some() || it.engine.is_some())
            .collect();
        if played.is_empty() {
            return Ok(Profile { played, opponents: vec![], history: None, luck: [None; 2] });
        }
        let most = ratings.iter().find_map(|it| rules::variants::by_id(&it.variant));
        let history = match variant.or(most) {
            Some(variant) => self.history(guild, user, variant).await?,
            None => None,
        };
        // What it tells is worth showing without that, too.
        let luck = self.luck(guild, user, by).await.unwrap_or_else(|error| {
            tracing::error!(%error, "luck is not reckoned");
            [None; 2]
        });
        let opponents = self.games.store().ratings().opponents(guild, user, OPPONENTS).await?;
        let opponent = |row: OpponentRow| HeadToHead {
            user: row.user_id,
            scores: [row.score, 2 * row.games - row.score],
        };
        let opponents = opponents.into_iter().map(opponent).collect();
        Ok(Profile { played, opponents, history, luck })
    }

    /// How a rating went, from before the first game where that is shown; none where there is none.
    async fn history(
        &self,
        guild: GuildId,
        user: UserId,
        variant: &'static dyn Variant,
    ) -> Result<Option<History>, GameError> {
        let most = i64::try_from(SHOWN).unwrap_or(i64::MAX);
        let rows = self.games.store().ratings().history(guild, variant.id(), (user, most)).await?;
        let Some(&(number, ..)) = rows.first() else {
            return Ok(None);
        };
        let before = (number == 1).then_some(INITIAL_RATING);
        let points = rows.iter().map(|(_, rating, deviation)| (whole(*rating), whole(*deviation)));
        let points: Vec<(i64, i64)> = before.into_iter().chain(points).collect();
        let first = if before.is_some() { 0 } else { usize::try_from(number).unwrap_or_default() };
        Ok(Some(History { variant, points, first }))
    }
}

fn rated(row: &RankRow) -> (Rating, i64) {
    (Rating::of(row.rating, row.deviation), row.games)
}
