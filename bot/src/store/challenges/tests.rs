//! Challenges and their jobs.

use rules::ByColor;

use super::*;
use crate::clock::Clock;
use crate::store::tests::{challenge, new_store};

async fn add(store: &Store, channel: u64) -> ChallengeId {
    challenge(store, channel, ByColor { white: 3, black: 5 }, "chess").await
}

#[tokio::test]
async fn a_challenge_expires_after_a_day_unless_it_is_answered() {
    let clock = Clock::manual(1_800_000_000_000);
    let (_folder, store) = new_store(clock.clone()).await;
    let [expires, answered, reopened] =
        [add(&store, 1).await, add(&store, 2).await, add(&store, 3).await];
    let challenges = store.challenges();
    let outcome = challenges.close(answered, ChallengeState::Withdrawn).await.unwrap();
    assert_eq!(outcome, WriteOutcome::Applied(()));
    let reopening = store.write(async |connection| {
        assert!(close(&mut *connection, reopened, ChallengeState::Accepted).await?);
        reopen(connection, reopened).await
    });
    reopening.await.unwrap();
    clock.advance(LIFETIME);
    let due = store.jobs().due(9, None).await.unwrap();
    let due: Vec<_> =
        due.iter().map(|job| ChallengeId(job.key.subject_id.cast_unsigned())).collect();
    assert_eq!(due, [expires, reopened]);
    let state = async |challenge| challenges.find(challenge).await.unwrap().unwrap().state;
    // A worker may be about to let a challenge expire that is answered just then.
    assert_eq!(challenges.expire(answered).await.unwrap(), None);
    assert_eq!(state(answered).await, ChallengeState::Withdrawn);
    assert_eq!(challenges.expire(expires).await.unwrap(), Some(None));
    assert_eq!(state(expires).await, ChallengeState::Expired);
}

#[tokio::test]
async fn a_challenge_that_is_shown_only_after_it_has_expired_is_to_say_so() {
    let (_folder, store) = new_store(Clock::manual(1_800_000_000_000)).await;
    let late = add(&store, 1).await;
    let job = JobKey::challenge(late);
    assert_eq!(store.challenges().expire(late).await.unwrap(), Some(None));
    let complete = store.write(async |connection| jobs::complete(connection, job, None).await);
    complete.await.unwrap();
    store.challenges().shown(late, MessageId(7)).await.unwrap();
    let due = store.jobs().due(9, None).await.unwrap();
    assert_eq!(due.iter().map(|job| job.key).collect::<Vec<_>>(), [job]);
    assert_eq!(store.challenges().expire(late).await.unwrap(), Some(Some(MessageId(7))));
}

#[tokio::test]
async fn the_message_of_a_challenge_shows_that_its_user_was_deleted() {
    let clock = Clock::manual(1_800_000_000_000);
    let (_folder, store) = new_store(clock.clone()).await;
    let [seen, unseen] = [add(&store, 1).await, add(&store, 2).await];
    let challenges = store.challenges();
    challenges.shown(seen, MessageId(7)).await.unwrap();
    let closing = store.write(async |it| close_of_user(it, UserId(5), store.clock().now()).await);
    closing.await.unwrap();
    let due = store.jobs().due(9, None).await.unwrap();
    assert_eq!(due.iter().map(|job| job.key).collect::<Vec<_>>(), [JobKey::challenge(seen)]);
    assert_eq!(challenges.expire(seen).await.unwrap(), Some(Some(MessageId(7))));
    for challenge in [seen, unseen] {
        let row = challenges.find(challenge).await.unwrap().unwrap();
        assert_eq!(row.state, ChallengeState::Declined);
    }
}
