//! What `eightfold check` finds in databases that are not as the bot leaves them.

use tests::Database;
use tests::rows::{
    ChallengeRow, ClockRow, EntryRow, FollowerRow, GameRow, GuildSettingsRow, IdSequenceRow,
    JobRow, LockRow, LuckRow, OfferRow, RatedGameRow, RatingRow, ResultRow, Row, UserSettingsRow,
};
use tests::stored::{self, OUTSIDE, RUNNING};

use crate::databases::{check_finds, check_finds_at_once};

/// Checks what `check` finds in three games.
fn check_finds_of_games(database: &Database, findings: &[&str]) {
    check_finds(database, findings, "3 games looked at");
}

/// Checks what is found after a change of rows, which is taken back then.
async fn check_change<R: Row>(database: &Database, findings: &[&str], change: impl FnMut(&mut R)) {
    let changed = database.change(change).await;
    assert!(!changed.is_empty(), "{findings:?}");
    check_finds_of_games(database, findings);
    database.change_back(&changed).await;
}

/// The same of the game that goes on.
async fn check_game(database: &Database, findings: &[&str], change: impl Fn(&mut GameRow)) {
    let change = |it: &mut GameRow| {
        if it.game_id.cast_unsigned() == RUNNING {
            change(it);
        }
    };
    check_change(database, findings, change).await;
}

/// The same of an entry of its log.
async fn check_entry(
    database: &Database,
    findings: &[&str],
    seq: i64,
    change: impl Fn(&mut EntryRow),
) {
    let change = |it: &mut EntryRow| {
        if it.game_id.cast_unsigned() == RUNNING && it.seq == seq {
            change(it);
        }
    };
    check_change(database, findings, change).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_does_not_follow_from_its_log_is_found() {
    let database = &stored::games().await;
    let wrong_end = ["game 2: result and next are"];
    let white = |it: &mut GameRow| it.side_to_act = Some("white".to_owned());
    check_game(database, &wrong_end, white).await;
    let drawn = |it: &mut GameRow| it.result = Some("draw".to_owned());
    check_game(database, &wrong_end, drawn).await;
    check_entry(database, &["game 2 has no entry 3"], 3, |it| it.seq = 9).await;
    let unplayable = ["game 2 cannot be replayed"];
    check_entry(database, &unplayable, 2, |it| it.detail = "e2e9".to_owned()).await;
    let unproven = ["roll 2 of game 2 is not the one that its secret proves"];
    check_entry(database, &unproven, 3, |it| it.detail = "r6".to_owned()).await;
    check_game(database, &unplayable, |it| it.variant = "checkers".to_owned()).await;
    let idle = ["game 2 waits for the engine, which has no job"];
    let engine = |it: &mut GameRow| (it.black_id, it.black_level) = (None, Some(3));
    check_game(database, &idle, engine).await;
    let unseen = ["the newest board of game 2 is neither shown nor owed"];
    check_game(database, &unseen, |it| it.board_seq = Some(2)).await;
}

/// Checks what is found after a change of the only clock.
async fn check_clock(database: &Database, findings: &[&str], change: impl FnMut(&mut ClockRow)) {
    check_change(database, findings, change).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_does_not_follow_is_found() {
    let database = &stored::games().await;
    let stands = [
        "game 3 has a job too many for its deadline",
        "game 3 is running with a pace, and has neither",
    ];
    check_clock(database, &stands, |it| it.deadline_at = None).await;
    check_clock(database, &["game 3 is paused and has a deadline"], |it| it.paused_at = Some(1))
        .await;
    let last = database.log(OUTSIDE).await.last().expect("an entry").created_at;
    let early = ["game 3 has a deadline before the one that follows from its log"];
    check_clock(database, &early, |it| it.deadline_at = Some(last + 259_199_999)).await;
    let no_job = ["the clock of game 3 runs, and its deadline has no job"];
    let other_job = |it: &mut JobRow| {
        if it.kind == "reminder" {
            it.kind = "thread".to_owned();
        }
    };
    check_change(database, &no_job, other_job).await;
    let surplus = ClockRow { game_id: 1, deadline_at: Some(5), ..ClockRow::default() };
    database.insert(&[surplus]).await;
    check_finds_of_games(database, &["game 1 has a clock and no pace"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_will_do_is_found() {
    let database = &stored::games().await;
    let (game_id, other) = (RUNNING.cast_signed(), |it: &str| it.to_owned());
    let late = JobRow { kind: other("late"), subject_id: 1, game_id: Some(1), ..JobRow::default() };
    database.insert(&[JobRow { channel_id: 1, payload: other("{}"), ..late }]).await;
    let extra = "game 1 has a job too many for its deadline";
    check_finds_of_games(database, &[extra]);
    database.change(|it: &mut ChallengeRow| it.state = other("open")).await;
    let count = database.count::<ChallengeRow>().await;
    let open = |id| format!("challenge {id} is open, and has no job to let it expire");
    let open: Vec<String> = (1..=count).map(open).collect();
    let mut findings =
        [extra].into_iter().chain(open.iter().map(String::as_str)).collect::<Vec<_>>();
    check_finds_of_games(database, &findings);
    let (kind, side, state) = (other("draw"), other("white"), other("open"));
    let offer = OfferRow { offer_id: 1, game_id, seq: 2, kind, side, state, ..OfferRow::default() };
    database.insert(&[offer]).await;
    findings.push("offer 1 is open, and its game has gone on");
    let count = |it: &mut IdSequenceRow| it.last_id = it.last_id.max(1);
    database.change(count).await;
    check_finds_of_games(database, &findings);
    database.insert(&[FollowerRow { game_id: 1, user_id: 1, followed_at: 1 }]).await;
    findings.push("game 1 has ended, and its followers have no job to be told");
    check_finds_of_games(database, &findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_does_not_follow_is_found() {
    let database = &stored::games().await;
    let [ada, boris] = [4_194_304, 8_388_608];
    let rating = |it: &mut RatedGameRow| {
        if it.user_id == ada {
            it.rating += 1;
        }
    };
    check_change(database, &["the rating of 4194304 in chess"], rating).await;
    let games = |it: &mut RatingRow| {
        if it.user_id == boris {
            it.games = 2;
        }
    };
    check_change(database, &["the rating of 8388608 in chess"], games).await;
    let casual = |it: &mut ResultRow| it.rating = "casual".to_owned();
    check_change(database, &["game 1 is not counted once"], casual).await;
    let behind = |it: &mut IdSequenceRow| {
        if it.kind == "game" {
            it.last_id = 2;
        }
    };
    check_change(database, &["the counter of game is 2, and 3 was given out"], behind).await;
    database.delete(|it: &RatedGameRow| it.user_id == boris).await;
    database.change(|it: &mut ResultRow| it.game_id = RUNNING.cast_signed()).await;
    let findings = [
        "game 1 has ended and was not counted",
        "game 2 is running and was counted",
        "game 1 is not counted once",
        "game 2 is not counted once",
        "the rating of 8388608 in chess",
    ];
    check_finds_of_games(database, &findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_or_is_missing_is_found() {
    let database = &stored::games().await;
    let settings = |data: &str| UserSettingsRow { user_id: 1, data: data.to_owned() };
    let wrong = ["{\"size\":1}", "{\"confirm\":\"yes\"}"];
    for (user_id, data) in (1..).zip(wrong) {
        database.insert(&[UserSettingsRow { user_id, data: data.to_owned() }]).await;
    }
    database.insert(&[GuildSettingsRow { guild_id: 2, data: "{".to_owned() }]).await;
    let mut findings = vec![
        "the settings of user 1 cannot be read",
        "the settings of user 2 cannot be read",
        "the settings of server 2 cannot be read",
    ];
    check_finds_of_games(database, &findings);
    database.delete(|_: &UserSettingsRow| true).await;
    database.insert(&[settings("{\"kept by a later version\":1}")]).await;
    findings.drain(..2);
    let payload = |it: &mut JobRow| it.payload = "?".to_owned();
    assert_eq!(database.change(payload).await.len(), 1, "one deadline");
    findings.push("the job reminder of 3, 1 cannot be read");
    check_finds_of_games(database, &findings);
    database.delete(|it: &IdSequenceRow| it.kind == "file").await;
    database.delete(|it: &LockRow| it.name == "results").await;
    findings.splice(0..0, ["the lock results is missing", "the counter of file is missing"]);
    check_finds_of_games(database, &findings);
    let beyond = |it: &mut GameRow| it.board_seq = Some(99);
    assert_eq!(database.change(beyond).await.len(), 3);
    findings.splice(2..2, [1, 2, 3].map(|_| "is shown beyond its log"));
    check_finds_of_games(database, &findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_said_to_be_one_and_not_looked_at_any_further() {
    let database = stored::games().await;
    if database.file().is_none() {
        return;
    }
    let follower = |game_id| FollowerRow { game_id, user_id: 1, followed_at: 1 };
    database.insert_orphans(&[77, 78].map(follower)).await;
    let orphans = ["followers refers to rows of games that are not there: 2"];
    check_finds_at_once(&database, &orphans);
    database.delete(|_: &FollowerRow| true).await;
    database.damage_index().await;
    check_finds_at_once(&database, &["missing from index games_of_channel"; 3]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_lacks_a_part_is_said_to_and_not_looked_at_any_further() {
    let database = stored::games().await;
    // Of neither anything is known by the games.
    let lacks =
        ["luck", "user_settings"].map(|it| format!("the table {it} is missing, or a part of it"));
    let [game, column] = lacks.each_ref().map(String::as_str);
    database.drop_table::<LuckRow>().await;
    check_finds_at_once(&database, &[game]);
    database.drop_column::<UserSettingsRow>().await;
    check_finds_at_once(&database, &[column, game]);
}
