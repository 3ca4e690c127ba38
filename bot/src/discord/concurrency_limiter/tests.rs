use super::*;

const START: i64 = 1_800_000_000_000;

fn door(slots: usize) -> (ConcurrencyLimiter, Clock) {
    let clock = Clock::manual(START);
    let slots = NonZeroUsize::new(slots).unwrap();
    (ConcurrencyLimiter::new(clock.clone(), slots), clock)
}

/// Who is in at once.
fn at_once(asked: QueuedInteraction) -> Option<Permit> {
    match asked.answer {
        Answer::In(permit) => Some(permit),
        Answer::Waits(_) | Answer::TurnedAway => None,
    }
}

fn is_turned_away(asked: &QueuedInteraction) -> bool {
    matches!(asked.answer, Answer::TurnedAway)
}

/// Whether a request in line has been called.
fn is_called(asked: &mut QueuedInteraction) -> bool {
    match &mut asked.answer {
        Answer::Waits(called) => !called.is_empty(),
        Answer::In(_) | Answer::TurnedAway => false,
    }
}

#[tokio::test]
async fn who_waits_is_let_in_in_the_order_of_coming() {
    let (door, _) = door(2);
    let first = at_once(door.queue()).expect("there is room");
    let second = at_once(door.queue()).expect("there is room");
    let mut line = [door.queue(), door.queue(), door.queue()];
    assert_eq!(line.each_mut().map(is_called), [false; 3]);
    let first = first.decided();
    assert_eq!(line.each_mut().map(is_called), [true, false, false]);
    drop(first);
    assert_eq!(line.each_mut().map(is_called), [true, false, false], "it made room before");
    drop(second);
    assert_eq!(line.each_mut().map(is_called), [true, true, false]);
    let [mut third, mut fourth, mut fifth] = line;
    let third = third.wait().await.expect("it was called");
    drop((third, fourth.wait().await.expect("it was called")));
    assert!(fifth.wait().await.is_some());
    assert_eq!(door.0.line().unanswered, 0);
}

#[tokio::test]
async fn who_waits_too_long_is_turned_away_and_its_place_goes_to_the_next() {
    let (door, clock) = door(1);
    let inside = at_once(door.queue()).expect("there is room");
    let mut early = door.queue();
    clock.advance(LONGEST_WAIT / 2);
    let mut late = door.queue();
    clock.advance(LONGEST_WAIT / 2);
    assert!(early.wait().await.is_none());
    assert_eq!(early.age(), LONGEST_WAIT);
    drop(inside);
    assert!(late.wait().await.is_some());
    let line = door.0.line();
    assert_eq!((line.deciding, line.unanswered, line.waiting.len()), (0, 0, 0));
}

#[tokio::test]
async fn who_stops_waiting_when_called_leaves_nothing_behind() {
    let (door, _) = door(1);
    let inside = at_once(door.queue()).expect("there is room");
    let (mut called, mut next) = (door.queue(), door.queue());
    drop(inside);
    assert!(is_called(&mut called));
    drop(called);
    assert!(is_called(&mut next));
    drop(next);
    let line = door.0.line();
    assert_eq!((line.deciding, line.unanswered, line.waiting.len()), (0, 0, 0));
}

#[tokio::test]
async fn who_would_wait_too_long_is_turned_away_at_once() {
    let (door, clock) = door(1);
    let mut inside = at_once(door.queue()).expect("there is room");
    // As fast as they are let in here, the line holds eighty.
    let mut line: VecDeque<QueuedInteraction> = (0..60).map(|_| door.queue()).collect();
    for _ in 0..200 {
        clock.advance(Duration::from_millis(10));
        inside = {
            drop(inside);
            let next = line.pop_front().expect("somebody waits").wait().await;
            next.expect("its turn has come")
        };
        line.push_back(door.queue());
    }
    assert!(!line.iter().any(is_turned_away));
    line.extend((0..40).map(|_| door.queue()));
    let away: Vec<bool> = line.iter().map(is_turned_away).collect();
    assert!(away.is_sorted(), "those are turned away who came last: {away:?}");
    let waiting = away.iter().filter(|away| !**away).count();
    assert!((75..=85).contains(&waiting), "{waiting}");
    drop(inside);
}

#[test]
fn while_nothing_goes_on_nobody_waits_in_vain() {
    let (door, clock) = door(1);
    let inside = at_once(door.queue()).expect("there is room");
    let waits = door.queue();
    clock.advance(LONGEST_WAIT);
    assert!(!is_turned_away(&door.queue()));
    clock.advance(Duration::from_millis(1));
    assert!(is_turned_away(&door.queue()));
    drop((waits, inside));
    assert!(at_once(door.queue()).is_some());
}

#[test]
fn nobody_is_let_in_while_many_answers_are_not_taken() {
    let (door, _) = door(UNANSWERED + 10);
    let asking = (0..UNANSWERED).filter_map(|_| at_once(door.queue()));
    let mut inside: Vec<Permit> = asking.map(Permit::decided).collect();
    assert_eq!(inside.len(), UNANSWERED);
    assert!(is_turned_away(&door.queue()));
    inside.pop();
    assert!(at_once(door.queue()).is_some());
}

#[test]
fn where_deciding_is_slow_fewer_are_let_in_at_once() {
    let (door, clock) = door(100);
    let mut inside: VecDeque<Permit> = (0..40).filter_map(|_| at_once(door.queue())).collect();
    assert_eq!(inside.len(), 40);
    for _ in 0..60 {
        clock.advance(Duration::from_millis(25));
        inside.pop_front();
        inside.extend(at_once(door.queue()));
    }
    // Of those who take 25 ms each, 32 are done in 0.8 s.
    inside.extend((0..60).filter_map(|_| at_once(door.queue())));
    assert!((30..=34).contains(&inside.len()), "{}", inside.len());
}

#[test]
fn whoever_is_put_off_makes_room_and_is_not_taken_for_decided_on() {
    let (door, clock) = door(1);
    let mut slow = at_once(door.queue()).expect("there is room");
    let mut next = door.queue();
    clock.advance(Duration::from_millis(700));
    slow.put_off();
    assert!(is_called(&mut next), "its place is another's");
    let counted = || {
        let line = door.0.line();
        (line.decided, line.put_off)
    };
    assert_eq!(counted(), (0, 1));
    slow.answered();
    slow.answered();
    drop(slow);
    assert_eq!(counted(), (1, 0));
    drop(next);
    let line = door.0.line();
    assert_eq!((line.deciding, line.unanswered, line.waiting.len()), (0, 0, 0));
}

#[test]
fn while_many_are_put_off_nobody_else_is_let_in() {
    let (door, _) = door(3);
    let mut slow: Vec<Permit> = (0..3).filter_map(|_| at_once(door.queue())).collect();
    for permit in &mut slow {
        assert!(!is_turned_away(&door.queue()), "some are still decided on in time");
        permit.put_off();
        permit.answered();
    }
    assert!(is_turned_away(&door.queue()), "as many as are let in at once are put off");
    slow.pop();
    assert!(at_once(door.queue()).is_some());
}
