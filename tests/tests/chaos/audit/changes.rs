//! What is changed in what is stored, with what is found then.

use tests::rows::{
    ChallengeRow, ClockRow, EntryRow, FollowerRow, GameRow, JobRow, OfferRow, RatedGameRow,
    RatingRow, ResultRow,
};

use super::{Copy, Recording};

/// The changes that are not found, each with what is found instead.
pub(super) async fn missed(recording: &Recording) -> Vec<String> {
    [
        of_games(recording).await,
        of_jobs(recording).await,
        of_questions(recording).await,
        of_results(recording).await,
    ]
    .concat()
}

/// What comes of a change to a copy where it is not found.
async fn missing(
    recording: &Recording,
    finding: &str,
    change: impl AsyncFnOnce(&mut Copy),
) -> Option<String> {
    let mut copy = recording.copy();
    change(&mut copy).await;
    let found = copy.audit().await.findings;
    let is_found = found.iter().any(|it| it.contains(finding));
    (!is_found).then(|| format!("{finding:?} is not found: {found:?}"))
}

/// A side's name becomes the other's.
fn turn_over(side: &mut Option<String>) {
    let other = if side.as_deref() == Some("white") { "black" } else { "white" };
    *side = Some(other.to_owned());
}

/// A job about a game.
fn job(kind: &str, game: i64, seq: i64, run_at: Option<i64>) -> JobRow {
    JobRow {
        kind: kind.to_owned(),
        subject_id: game,
        seq,
        game_id: Some(game),
        channel_id: 1,
        run_at,
        payload: "{}".to_owned(),
        ..JobRow::default()
    }
}

/// An offer that White makes.
pub(super) fn offer(
    offer_id: i64,
    (game_id, seq): (i64, i64),
    kind: &str,
    state: &str,
) -> OfferRow {
    OfferRow {
        offer_id,
        game_id,
        seq,
        kind: kind.to_owned(),
        side: "white".to_owned(),
        state: state.to_owned(),
        message_id: None,
        interaction_id: offer_id,
        claimed_at: 1,
    }
}

/// Changes what is stored of games and their logs.
async fn of_games(recording: &Recording) -> Vec<String> {
    let next = missing(recording, "result and next are", async |copy| {
        let other_side = |it: &mut GameRow| {
            if it.result.is_none() {
                turn_over(&mut it.side_to_act);
            }
        };
        copy.change(other_side).await;
    });
    let die = missing(recording, "its proof says", async |copy| {
        let other_face = |it: &mut EntryRow| {
            if it.detail.len() == 2 && it.detail.starts_with('r') {
                it.detail = if it.detail == "r1" { "r2" } else { "r1" }.to_owned();
            }
        };
        copy.change(other_face).await;
    });
    let entry = missing(recording, "was confirmed, and its entry is there 0 times", async |copy| {
        let entries: Vec<EntryRow> = copy.database.all().await;
        let last = entries.iter().filter_map(|it| it.interaction_id).max();
        copy.delete(|it: &EntryRow| it.interaction_id == last).await;
    });
    [next.await, die.await, entry.await].into_iter().flatten().collect()
}

/// Changes jobs and deadlines.
async fn of_jobs(recording: &Recording) -> Vec<String> {
    let none = missing(recording, "runs, and its deadline has no job", async |copy| {
        copy.delete(JobRow::is_of_deadline).await;
    });
    let late = missing(recording, "was due", async |copy| {
        let late = |it: &mut JobRow| {
            if it.is_of_deadline() {
                it.run_at = Some(1);
            }
        };
        copy.change(late).await;
    });
    let board = missing(recording, "the board after entry -1 is owed", async |copy| {
        let game = copy.first_game().await;
        copy.database.insert(&[job("board", game, -1, None)]).await;
    });
    let review = missing(recording, "the job review is left undone", async |copy| {
        let game = copy.first_game().await;
        copy.database.insert(&[job("review", game, 99, Some(i64::MAX))]).await;
    });
    let engine = missing(recording, "waits for the engine, which has no job", async |copy| {
        let game = copy.database.all::<ClockRow>().await[0].game_id;
        let of_nobody = |it: &mut GameRow| {
            if it.game_id == game {
                (it.white_id, it.black_id) = (None, None);
                (it.white_level, it.black_level) = (Some(1), Some(1));
            }
        };
        copy.change(of_nobody).await;
    });
    let missed = [none.await, late.await, board.await, review.await, engine.await];
    missed.into_iter().flatten().collect()
}

/// Changes offers, followers and challenges.
async fn of_questions(recording: &Recording) -> Vec<String> {
    let offer =
        missing(recording, "offer 999999 is open, and its game has gone on", async |copy| {
            let game = copy.first_game().await;
            copy.database.insert(&[offer(999_999, (game, -1), "draw", "open")]).await;
        });
    let follower =
        missing(recording, "has ended, and its followers have no job to be told", async |copy| {
            let games = copy.database.all::<GameRow>().await.into_iter();
            let ended = games.filter(|it| it.result.is_some());
            let follow =
                |it: GameRow| FollowerRow { game_id: it.game_id, user_id: 1, followed_at: 1 };
            copy.database.insert(&ended.map(follow).collect::<Vec<_>>()).await;
        });
    let is_challenges = |it: &JobRow| it.kind == "challenge";
    let late = missing(recording, "should have lapsed", async |copy| {
        let late = |it: &mut JobRow| {
            if is_challenges(it) {
                it.run_at = Some(1);
            }
        };
        copy.change(late).await;
    });
    let never = missing(recording, "is open, and has no job to let it expire", async |copy| {
        copy.delete(is_challenges).await;
    });
    let expire = |it: &mut ChallengeRow| {
        if it.state == "open" {
            it.state = "expired".to_owned();
        }
    };
    let untold = missing(recording, "is expired, and its message is to say so", async |copy| {
        copy.change(expire).await;
    });
    let accepting = missing(recording, "has lapsed, and can be accepted", async |copy| {
        copy.change(expire).await;
        copy.delete(is_challenges).await;
    });
    let missed =
        [offer.await, follower.await, late.await, never.await, untold.await, accepting.await];
    missed.into_iter().flatten().collect()
}

/// Changes results and ratings.
async fn of_results(recording: &Recording) -> Vec<String> {
    let result = missing(recording, "has ended and was not counted", async |copy| {
        copy.delete(|_: &ResultRow| true).await;
    });
    let changes = missing(recording, "is not counted once for each of its players", async |copy| {
        copy.delete(|_: &RatedGameRow| true).await;
    });
    let change = missing(recording, "is not counted once for each of its players", async |copy| {
        let rated: Vec<RatedGameRow> = copy.database.all().await;
        let first = rated.iter().map(|it| it.user_id).min();
        copy.delete(|it: &RatedGameRow| Some(it.user_id) == first).await;
    });
    let casual = missing(recording, "is not counted once for each of its players", async |copy| {
        copy.change(|it: &mut ResultRow| it.rating = "casual".to_owned()).await;
    });
    let number = missing(recording, "does not follow from its games", async |copy| {
        copy.change(|it: &mut RatedGameRow| it.number = 7).await;
    });
    let ratings = missing(recording, "does not follow from its games", async |copy| {
        copy.delete(|_: &RatingRow| true).await;
    });
    let rating = missing(recording, "does not follow from its games", async |copy| {
        copy.change(|it: &mut RatingRow| it.rating = 1).await;
    });
    let unplayed = missing(recording, "does not follow from its games", async |copy| {
        let rating = RatingRow {
            guild_id: 1,
            variant: "chess".to_owned(),
            user_id: 3,
            rating: 1,
            deviation: 1,
            volatility: 1,
            games: 1,
        };
        copy.database.insert(&[rating]).await;
    });
    let missed = [
        result.await,
        changes.await,
        change.await,
        casual.await,
        number.await,
        ratings.await,
        rating.await,
        unplayed.await,
    ];
    missed.into_iter().flatten().collect()
}
