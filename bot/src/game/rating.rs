//! Ratings by Glicko-2. Each game is a rating period of its own, so a rating changes with its
//! person's games alone, and does not become more uncertain while they play none.

use rules::{ByColor, Color};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::game::{GameResult, GameState, Games, Player, Termination};
use crate::store::{ChangeRow, NewResult, RatedAttempt, RatingOutcome, RatingRow, ResultRow};

/// The ratings of users, and how their games went.
#[derive(Clone)]
pub struct Ratings {
    pub(super) games: Games,
}

impl Ratings {
    /// The ratings that come of these games.
    pub fn new(games: Games) -> Self {
        Self { games }
    }
}

/// How a rating is stored: in millionths, its volatility in billionths.
const MILLION: f64 = 1e6;
const BILLION: f64 = 1e9;

/// A rating is provisional while its deviation is above this.
const PROVISIONAL_DEVIATION: f64 = 110.0;

/// The same as it is stored.
pub(super) const STORED_PROVISIONAL_DEVIATION: i64 = (PROVISIONAL_DEVIATION * MILLION) as i64;

/// The rating and deviation of who has played no rated game, in whole points.
pub(super) const INITIAL_RATING: (i64, i64) = (1500, 350);

/// A rating as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The number.
    pub points: i64,
    /// Whether it is still uncertain.
    pub provisional: bool,
}

impl Rating {
    /// A rating as it is stored.
    pub fn of(rating: i64, deviation: i64) -> Self {
        Self { points: whole(rating), provisional: deviation > STORED_PROVISIONAL_DEVIATION }
    }
}

/// A stored rating or deviation in whole points.
pub(super) fn whole(rating: i64) -> i64 {
    (rating as f64 / MILLION).round() as i64
}

/// What a game has made of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// What it is now.
    pub rating: Rating,
    /// By how much it has changed.
    pub by: i64,
}

impl From<ChangeRow> for RatingChange {
    fn from(row: ChangeRow) -> Self {
        let rating = Rating::of(row.rating, row.deviation);
        Self { rating, by: rating.points - whole(row.before) }
    }
}

/// What a game between two people came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedResult {
    /// What became of the ratings, where both changed.
    pub ratings: Option<ByColor<RatingChange>>,
    /// Whether it was to be rated, and was not: too many of these two were within a day.
    pub too_often: bool,
    /// The score between the two in this variant at this server, in halves, this game included.
    pub scores: ByColor<i64>,
}

impl From<ResultRow> for RatedResult {
    fn from(row: ResultRow) -> Self {
        let ByColor { white, black } = row.changes;
        let ratings = white.zip(black);
        Self {
            ratings: ratings
                .map(|(white, black)| ByColor { white: white.into(), black: black.into() }),
            too_often: row.rating == RatingOutcome::PairLimit,
            scores: row.scores,
        }
    }
}

/// What a game counts for that has ended; nothing where it was aborted, began from a position, or
/// was not played by two people.
pub(super) fn counted(state: &GameState) -> Option<NewResult<'_>> {
    let white_score = match state.termination().map(Termination::result)? {
        GameResult::Won(Color::White) => 2,
        GameResult::Drawn => 1,
        GameResult::Won(Color::Black) => 0,
        GameResult::Aborted => return None,
    };
    let [white, black] = Color::BOTH.map(|color| state.player(color));
    let (Player::User(white), Player::User(black)) = (white, black) else {
        return None;
    };
    Some(NewResult {
        guild: state.guild(),
        variant: state.game().variant().id(),
        players: ByColor { white, black },
        white_score,
        rate: state.is_rated().then_some(rate),
    })
    .filter(|_| white != black && state.start_fen().is_none())
}

/// What both ratings were, and become by a game with this score of White's, in halves.
fn rate(known: ByColor<Option<RatingRow>>, white_score: i64) -> ByColor<(RatingRow, RatingRow)> {
    let outcome = match white_score {
        2 => Outcomes::WIN,
        1 => Outcomes::DRAW,
        _ => Outcomes::LOSS,
    };
    let before = |row: Option<RatingRow>| row.map_or_else(Glicko2Rating::new, read);
    let (white, black) = (before(known.white), before(known.black));
    ByColor {
        white: (row(white), row(after(white, &[(black, outcome)]))),
        black: (row(black), row(after(black, &[(white, turned(outcome))]))),
    }
}

/// How uncertain the rating of a puzzle is that nobody has tried.
const PUZZLE_DEVIATION: f64 = 150.0;

/// The rating of who has solved nothing and played nothing, as it is stored.
pub(super) fn first_points() -> i64 {
    row(Glicko2Rating::new()).rating
}

/// The first rating of a puzzle that looked so hard, from 1 to 10.
pub(super) fn of_difficulty(difficulty: u8) -> RatingRow {
    let rating = 900.0 + 130.0 * f64::from(difficulty.clamp(1, 10));
    row(Glicko2Rating { rating, deviation: PUZZLE_DEVIATION, ..Glicko2Rating::new() })
}

/// What the ratings of a person and of a puzzle were and become by the first try.
pub(super) fn tried(user: Option<RatingRow>, puzzle: RatingRow, solved: bool) -> RatedAttempt {
    let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
    let before = user.map_or_else(Glicko2Rating::new, read);
    let other = read(puzzle);
    RatedAttempt {
        before: row(before),
        user: row(after(before, &[(other, outcome)])),
        puzzle: row(after(other, &[(before, turned(outcome))])),
    }
}

/// What a rating becomes in a period with these games: opponents, and how they went for its person.
fn after(rating: Glicko2Rating, games: &[(Glicko2Rating, Outcomes)]) -> Glicko2Rating {
    glicko2_rating_period(&rating, games, &Glicko2Config::new())
}

/// The outcome for the other one.
fn turned(outcome: Outcomes) -> Outcomes {
    match outcome {
        Outcomes::WIN => Outcomes::LOSS,
        Outcomes::DRAW => Outcomes::DRAW,
        Outcomes::LOSS => Outcomes::WIN,
    }
}

fn read(row: RatingRow) -> Glicko2Rating {
    Glicko2Rating {
        rating: row.rating as f64 / MILLION,
        deviation: row.deviation as f64 / MILLION,
        volatility: row.volatility as f64 / BILLION,
    }
}

fn row(rating: Glicko2Rating) -> RatingRow {
    RatingRow {
        rating: (rating.rating * MILLION).round() as i64,
        deviation: (rating.deviation * MILLION).round() as i64,
        volatility: (rating.volatility * BILLION).round() as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{AbortReason, Entry, LogEntry, samples};
    use crate::ids::GuildId;
    use crate::store::{GameRow, PlayerRow};

    fn rating(rating: f64, deviation: f64) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility: 0.06 }
    }

    /// "Example of the Glicko-2 system" by Mark E. Glickman, 2012: three games in one period.
    #[test]
    fn a_period_comes_to_what_glickman_published() {
        let games = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = after(rating(1500.0, 200.0), &games);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn both_begin_alike_and_who_wins_gains_what_the_other_loses() {
        let changes = rate(ByColor { white: None, black: None }, 2);
        let (before, white) = changes.white;
        let black = changes.black.1;
        assert_eq!(Rating::of(before.rating, before.deviation).points, 1500);
        assert_eq!(before, changes.black.0);
        assert!(white.rating > before.rating);
        assert_eq!(white.rating - before.rating, before.rating - black.rating);
        assert_eq!(white.deviation, black.deviation);
        assert!(white.deviation < before.deviation);
        let drawn = rate(ByColor { white: None, black: None }, 1);
        assert_eq!((drawn.white.1.rating, drawn.black.1.rating), (before.rating, before.rating));
        let lost = rate(ByColor { white: None, black: None }, 0);
        assert_eq!((lost.white, lost.black), (changes.black, changes.white));
    }

    #[test]
    fn a_rating_becomes_certain_with_games_and_changes_add_up_as_they_are_shown() {
        let mut known = ByColor { white: None, black: None };
        let mut shown = 1500;
        let mut provisional = Vec::new();
        for game in 0..20 {
            let changes = rate(known, [2, 0, 1][game % 3]);
            let (before, after) = changes.white;
            let (before, rating, deviation) = (before.rating, after.rating, after.deviation);
            let change = RatingChange::from(ChangeRow { before, rating, deviation });
            assert_eq!(shown + change.by, change.rating.points);
            shown = change.rating.points;
            provisional.push(change.rating.provisional);
            known = ByColor { white: Some(after), black: Some(changes.black.1) };
        }
        assert!(provisional[0] && !provisional[19]);
        assert!(provisional.is_sorted_by(|one, next| one >= next), "certain once and for all");
    }

    #[test]
    fn a_puzzle_gains_what_who_fails_at_it_loses() {
        let [easy, hard] = [1, 10].map(of_difficulty);
        assert!(easy.rating < hard.rating && of_difficulty(0) == easy);
        let solved = tried(None, hard, true);
        assert_eq!(solved.before.rating, first_points());
        assert!(solved.user.rating > solved.before.rating && solved.puzzle.rating < hard.rating);
        let failed = tried(Some(solved.user), hard, false);
        assert_eq!(failed.before, solved.user);
        assert!(failed.user.rating < failed.before.rating && failed.puzzle.rating > hard.rating);
        let easily = tried(None, easy, true);
        assert!(easily.user.rating < solved.user.rating, "an easy one brings less");
    }

    /// A game of two people that is to be rated, but for this change.
    fn game(change: impl FnOnce(&mut GameRow)) -> GameRow {
        let mut game = GameRow {
            guild_id: Some(GuildId(1)),
            is_rated: true,
            result: Some("black".to_owned()),
            side_to_act: None,
            ..samples::row("chess")
        };
        change(&mut game);
        game
    }

    /// Such a game that White has resigned.
    fn lost(change: impl FnOnce(&mut GameRow)) -> GameState {
        ended(game(change), Entry::Resigned { by: Color::White })
    }

    fn ended(game: GameRow, entry: Entry) -> GameState {
        let last = LogEntry { seq: 1, seat: Some(Color::White), entry, at: 0 };
        GameState::replay(game, &[last.row()], 0).unwrap()
    }

    #[test]
    fn a_game_counts_between_two_people_and_is_rated_where_it_may_be() {
        let rated =
            |state: &GameState| counted(state).map(|it| (it.white_score, it.rate.is_some()));
        assert_eq!(rated(&lost(|_| {})), Some((0, true)));
        assert_eq!(rated(&lost(|game| game.is_rated = false)), Some((0, false)), "friendly");
        assert_eq!(rated(&lost(|game| game.guild_id = None)), Some((0, false)), "outside servers");
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned();
        assert_eq!(rated(&lost(|game| game.start_fen = Some(fen))), None, "a position");
        let oneself = |game: &mut GameRow| game.players.black = game.players.white;
        assert_eq!(rated(&lost(oneself)), None, "against oneself");
        assert_eq!(
            rated(&lost(|game| game.players.black = PlayerRow::Engine(3))),
            None,
            "the engine"
        );
        let closed = Entry::Aborted { why: AbortReason::Agreed };
        assert_eq!(rated(&ended(game(|_| {}), closed)), None, "closed");
        let drawn = ended(game(|_| {}), Entry::DrawAgreed);
        assert_eq!(rated(&drawn), Some((1, true)));
    }

    #[test]
    fn what_is_stored_loses_nothing_that_counts() {
        let stored = row(rating(1464.25, 151.5));
        let again = read(stored);
        assert!((again.rating - 1464.25).abs() < 1e-6 && row(again) == stored);
    }
}
