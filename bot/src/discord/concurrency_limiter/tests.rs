use std::collections::VecDeque;

use super::*;

const START: i64 = 1_800_000_000_000;

fn limiter(slots: usize) -> (ConcurrencyLimiter, Clock) {
    let clock = Clock::manual(START);
    let slots = NonZeroUsize::new(slots).unwrap();
    (ConcurrencyLimiter::new(clock.clone(), slots), clock)
}

/// The permit of one whose turn comes at once.
fn at_once(mut asked: QueuedInteraction) -> Option<Permit> {
    is_called(&mut asked).then(|| asked.wait().now_or_never()).flatten().flatten()
}

fn is_rejected(asked: &QueuedInteraction) -> bool {
    asked.turn.is_none()
}

/// Whether the turn of a queued interaction has come.
fn is_called(asked: &mut QueuedInteraction) -> bool {
    asked.turn.as_mut().is_some_and(|(turn, _)| turn.now_or_never().is_some())
}

/// How many wait or are decided on, and how many have no first answer.
fn counted(limiter: &ConcurrencyLimiter) -> (usize, usize) {
    let counts = limiter.0.counts();
    (counts.undecided, counts.unanswered)
}

#[tokio::test]
async fn turns_come_in_the_order_of_coming() {
    let (limiter, _) = limiter(2);
    let first = at_once(limiter.queue()).expect("there is room");
    let second = at_once(limiter.queue()).expect("there is room");
    let mut line = [limiter.queue(), limiter.queue(), limiter.queue()];
    assert_eq!(line.each_mut().map(is_called), [false; 3]);
    let first = first.decided();
    assert_eq!(line.each_mut().map(is_called), [true, false, false]);
    drop(first);
    assert_eq!(line.each_mut().map(is_called), [true, false, false], "it made room before");
    drop(second);
    assert_eq!(line.each_mut().map(is_called), [true, true, false]);
    let [third, fourth, fifth] = line;
    let third = third.wait().await.expect("its turn has come");
    drop((third, fourth.wait().await.expect("its turn has come")));
    assert!(fifth.wait().await.is_some());
    assert_eq!(counted(&limiter), (0, 0));
}

#[tokio::test]
async fn one_that_waits_too_long_is_rejected_and_its_turn_goes_to_the_next() {
    let (limiter, clock) = limiter(1);
    let inside = at_once(limiter.queue()).expect("there is room");
    let early = limiter.queue();
    clock.advance(LONGEST_WAIT / 2);
    let late = limiter.queue();
    clock.advance(LONGEST_WAIT / 2);
    assert_eq!(early.limiter.age(early.queued_at), LONGEST_WAIT);
    assert!(early.wait().await.is_none());
    drop(inside);
    assert!(late.wait().await.is_some());
    assert_eq!(counted(&limiter), (0, 0));
    assert_eq!(limiter.0.deciding.available_permits(), 1);
}

#[tokio::test]
async fn one_that_stops_waiting_when_its_turn_comes_leaves_nothing_behind() {
    let (limiter, _) = limiter(1);
    let inside = at_once(limiter.queue()).expect("there is room");
    let (mut called, mut next) = (limiter.queue(), limiter.queue());
    drop(inside);
    assert!(is_called(&mut called));
    drop(called);
    assert!(is_called(&mut next));
    drop(next);
    assert_eq!(counted(&limiter), (0, 0));
    assert_eq!(limiter.0.deciding.available_permits(), 1);
}

#[tokio::test]
async fn one_that_would_wait_too_long_is_rejected_at_once() {
    let (limiter, clock) = limiter(1);
    let mut inside = at_once(limiter.queue()).expect("there is room");
    // As fast as they are decided on here, eighty may wait.
    let mut line: VecDeque<QueuedInteraction> = (0..60).map(|_| limiter.queue()).collect();
    for _ in 0..200 {
        clock.advance(Duration::from_millis(10));
        inside = {
            drop(inside);
            let next = line.pop_front().expect("one waits").wait().await;
            next.expect("its turn has come")
        };
        line.push_back(limiter.queue());
    }
    assert!(!line.iter().any(is_rejected));
    line.extend((0..40).map(|_| limiter.queue()));
    let away: Vec<bool> = line.iter().map(is_rejected).collect();
    assert!(away.is_sorted(), "those are rejected that came last: {away:?}");
    let waiting = away.iter().filter(|away| !**away).count();
    assert!((75..=85).contains(&waiting), "{waiting}");
    drop(inside);
}

#[test]
fn while_nothing_goes_on_nobody_waits_in_vain() {
    let (limiter, clock) = limiter(1);
    let inside = at_once(limiter.queue()).expect("there is room");
    let waits = limiter.queue();
    clock.advance(LONGEST_WAIT);
    assert!(!is_rejected(&limiter.queue()));
    clock.advance(Duration::from_millis(1));
    assert!(is_rejected(&limiter.queue()));
    drop((waits, inside));
    assert!(at_once(limiter.queue()).is_some());
}

#[test]
fn all_are_rejected_while_many_answers_are_not_taken() {
    let (limiter, _) = limiter(MAX_UNANSWERED + 10);
    let asking = (0..MAX_UNANSWERED).filter_map(|_| at_once(limiter.queue()));
    let mut inside: Vec<Permit> = asking.map(Permit::decided).collect();
    assert_eq!(inside.len(), MAX_UNANSWERED);
    assert!(is_rejected(&limiter.queue()));
    inside.pop();
    assert!(at_once(limiter.queue()).is_some());
}

#[test]
fn where_deciding_is_slow_fewer_are_decided_on_at_once() {
    let (limiter, clock) = limiter(100);
    let mut inside: VecDeque<Permit> = (0..40).filter_map(|_| at_once(limiter.queue())).collect();
    assert_eq!(inside.len(), 40);
    for _ in 0..60 {
        clock.advance(Duration::from_millis(25));
        inside.pop_front();
        inside.extend(at_once(limiter.queue()));
    }
    // Of those who take 25 ms each, 32 are done in 0.8 s.
    inside.extend((0..60).filter_map(|_| at_once(limiter.queue())));
    assert!((30..=34).contains(&inside.len()), "{}", inside.len());
}

#[test]
fn one_that_is_deferred_makes_room_and_does_not_count_as_decided_on() {
    let (limiter, clock) = limiter(1);
    let mut slow = at_once(limiter.queue()).expect("there is room");
    let mut next = limiter.queue();
    clock.advance(Duration::from_millis(700));
    slow.defer();
    assert!(is_called(&mut next), "its turn is another's");
    let decided = || {
        let counts = limiter.0.counts();
        (counts.decided, counts.deferred)
    };
    assert_eq!(decided(), (0, 1));
    slow.answered();
    slow.answered();
    drop(slow);
    assert_eq!(decided(), (1, 0));
    drop(next);
    assert_eq!(counted(&limiter), (0, 0));
    assert_eq!(limiter.0.deciding.available_permits(), 1);
}

#[test]
fn while_many_are_deferred_all_others_are_rejected() {
    let (limiter, _) = limiter(3);
    let mut slow: Vec<Permit> = (0..3).filter_map(|_| at_once(limiter.queue())).collect();
    for permit in &mut slow {
        assert!(!is_rejected(&limiter.queue()), "some are still decided on in time");
        permit.defer();
        permit.answered();
    }
    assert!(is_rejected(&limiter.queue()), "as many as are decided on at once are deferred");
    slow.pop();
    assert!(at_once(limiter.queue()).is_some());
}
