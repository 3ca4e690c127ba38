//! Time that passes for a game or a challenge alone, while the bot may change the same rows: one statement
//! for each table, in one transaction.

use sqlx::{AnyConnection, Connection};

/// Takes so many milliseconds from the side to act of a game, and has the job of its deadline run as much
/// earlier.
pub async fn take_time(
    connection: &mut AnyConnection,
    game: i64,
    by: i64,
) -> Result<(), sqlx::Error> {
    let deadline = "
        UPDATE clocks
        SET deadline_at = deadline_at - $1
        WHERE game_id = $2 AND deadline_at IS NOT NULL";
    let job = "
        UPDATE jobs
        SET run_at = run_at - $1, first_attempt_at = first_attempt_at - $1
        WHERE subject_id = $2 AND run_at > $1 AND kind IN ('reminder', 'late', 'flag')";
    all_of(connection, [deadline, job], by, game).await
}

/// Has a challenge that is open be so many milliseconds older.
pub async fn age_challenge(
    connection: &mut AnyConnection,
    challenge: i64,
    by: i64,
) -> Result<(), sqlx::Error> {
    let created = "
        UPDATE challenges
        SET created_at = created_at - $1
        WHERE challenge_id = $2 AND state = 'open'";
    let job = "
        UPDATE jobs
        SET run_at = run_at - $1, first_attempt_at = first_attempt_at - $1
        WHERE subject_id = $2 AND kind = 'challenge'
            AND EXISTS (SELECT 1 FROM challenges WHERE challenge_id = $2 AND state = 'open')";
    all_of(connection, [created, job], by, challenge).await
}

/// Has every thread be archived so many milliseconds earlier.
pub async fn archive_earlier(connection: &mut AnyConnection, by: i64) -> Result<(), sqlx::Error> {
    let earlier = "
        UPDATE jobs
        SET run_at = run_at - $1, first_attempt_at = first_attempt_at - $1
        WHERE kind = 'thread'";
    sqlx::query(earlier).bind(by).execute(connection).await?;
    Ok(())
}

async fn all_of(
    connection: &mut AnyConnection,
    statements: [&'static str; 2],
    by: i64,
    subject: i64,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for statement in statements {
        sqlx::query(statement).bind(by).bind(subject).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
