//! A person's rating over their games.

use crate::portrait::Portrait;

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedPoint {
    /// The rating.
    pub rating: i64,
    /// How uncertain it is: a band of so much above and below lies around the curve, from where on that
    /// is not too broad.
    pub deviation: i64,
}

/// A curve: ratings one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingChart {
    /// The ratings, the oldest first.
    pub points: Vec<RatedPoint>,
    /// After how many games the first of them was reached.
    pub first: usize,
    /// Whose they are, where that is shown.
    pub portrait: Option<Portrait>,
}
