//! Challenges and their jobs.

use super::*;
use crate::clock::Clock;
use crate::store::Job;
use crate::store::tests::new_store;

async fn add(store: &Store, channel: u64) -> ChallengeId {
    let new = NewChallenge {
        guild_id: None,
        channel_id: ChannelId(channel),
        challenger_id: UserId(3),
        challenger_name: "Ada",
        opponent_id: Some(UserId(5)),
        variant: "chess",
        color: ColorChoice::White,
        thread: ThreadChoice::Never,
        move_time_ms: None,
        is_rated: false,
        start_fen: None,
        language: None,
        interaction: InteractionId(channel),
    };
    let ChallengeOutcome::Applied(challenge) =
        store.challenges().add(&new, &Limits::NONE).await.unwrap()
    else {
        panic!("no other one is open there");
    };
    challenge
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
    clock.advance(DAY);
    let due = store.jobs().due(9, None).await.unwrap();
    let due: Vec<_> = due.iter().map(|job| ChallengeId(job.subject())).collect();
    assert_eq!(due, [expires, reopened]);
    let state = async |challenge| challenges.find(challenge).await.unwrap().unwrap().state;
    // A worker may be about to let a challenge expire that is answered just then.
    assert_eq!(challenges.expire(answered).await.unwrap(), None);
    assert_eq!(state(answered).await, ChallengeState::Withdrawn);
    assert_eq!(challenges.expire(expires).await.unwrap(), Some(None));
    assert_eq!(state(expires).await, ChallengeState::Expired);
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
    assert_eq!(due.iter().map(Job::subject).collect::<Vec<_>>(), [seen.0]);
    assert_eq!(challenges.expire(seen).await.unwrap(), Some(Some(MessageId(7))));
    for challenge in [seen, unseen] {
        let row = challenges.find(challenge).await.unwrap().unwrap();
        assert_eq!(row.state, ChallengeState::Declined);
    }
}
