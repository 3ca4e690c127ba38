//! What one person asks several times at once, or two answer at once though it takes a while: it is
//! there once, and everybody is told the truth.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Fault, Message, Outcome};
use serde_json::json;
use tests::game::refused;
use tests::log::Asking;
use tests::paths::THREADS;
use tests::rows::{GameRow, OfferRow};
use tests::{GameDriver, Held, Person, World, offers, picture};

/// For how long an offer that was just made is not made again.
const MINUTE: Duration = Duration::from_secs(61);

/// How often the same is asked for at once.
const TIMES: usize = 4;

/// Chess with a pace after a turn of each.
async fn opened(world: &World) -> GameDriver<'_> {
    let pace = json!({ "pace": "1d" });
    let game = GameDriver::begin_with(world, "chess", world.two(), &pace).await;
    game.plays(0, &["e2e4", "e7e5"]).await;
    game
}

/// What comes of the same several times at once, which all find what stands before any has written.
/// Each is heard by so many bots.
async fn at_once<'a, F>(world: &World, bots: usize, ask: impl Fn() -> F) -> Vec<Outcome>
where
    F: Future<Output = Outcome> + 'a,
{
    let (held, asking) = (Held::new(world).await, Asking::listen());
    let letting_go = async {
        asking.until(world, TIMES * bots).await;
        held.let_go().await;
    };
    tokio::join!(join_all((0..TIMES).map(|_| ask())), letting_go).0
}

/// The one offer of these, which pings `whom`; the others are told privately that it is there.
fn only_one(outcomes: &[Outcome], ada: Person<'_>, whom: Person<'_>) -> Message {
    let (late, first): (Vec<_>, Vec<_>) = outcomes.iter().partition(|it| it.is_private());
    let [first] = first[..] else {
        panic!("{:?}", outcomes.iter().map(Outcome::content).collect::<Vec<_>>());
    };
    refused(ada, "Your opponent hasn't answered yet", late);
    let message = first.message().expect("an offer").clone();
    picture::check_pings(&message, &[whom.id]);
    message
}

/// Messages with buttons of an offer.
fn live(world: &World, person: Person<'_>) -> usize {
    let messages = world.playground.messages(person.channel, person.id).into_iter();
    messages.filter(|it| it.button("Decline").is_some()).count()
}

/// Ada offers several times at once, each heard by so many bots: one offer stands, which Boris declines.
async fn one_offer_stands(world: &World, game: &GameDriver<'_>, command: &str, bots: usize) {
    let (ada, boris) = (game.white, game.black);
    let outcomes = at_once(world, bots, || ada.command(command, json!({}))).await;
    let offer = only_one(&outcomes, ada, boris);
    offers::noted(world).await;
    assert_eq!(live(world, boris), 1, "/{command}");
    boris.click_on(offer.id, "Decline").await;
    world.became(offer.id, "").await;
    world.settle().await;
}

#[tokio::test]
async fn of_several_offers_at_once_one_stands() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = opened(&world).await;
    let (ada, boris) = (game.white, game.black);
    for command in ["draw", "takeback", "abort", "pause"] {
        one_offer_stands(&world, &game, command, 1).await;
    }
    let end = game.resigns(ada).await.id;
    let outcomes = at_once(&world, 1, || ada.click_on(end, "Rematch")).await;
    only_one(&outcomes, ada, boris);
    offers::noted(&world).await;
    assert_eq!(live(&world, boris), 1);
    world.finish().await;
}

#[tokio::test]
async fn two_programs_that_hear_the_same_make_one_offer() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = opened(&world).await;
    let other = world.another_bot().await;
    for command in ["draw", "takeback", "abort"] {
        one_offer_stands(&world, &game, command, 2).await;
    }
    other.stop().await;
    // Each answers whatever it hears.
    world.finish_with(|it| it.status == 400).await;
}

#[tokio::test]
async fn after_a_while_an_offer_is_shown_anew_once() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = opened(&world).await;
    let (ada, boris) = (game.white, game.black);
    let offer = ada.command("draw", json!({})).await.message().expect("an offer").id;
    offers::noted(&world).await;
    refused(ada, "You've already offered a draw", [&ada.command("draw", json!({})).await]);
    world.clock.advance(MINUTE);
    let outcomes = at_once(&world, 1, || ada.command("draw", json!({}))).await;
    let anew: Vec<&Outcome> = outcomes.iter().filter(|it| !it.is_private()).collect();
    assert_eq!(anew.len(), 1);
    let bare = async || live(&world, boris) == 1;
    world.until("the first one has lost its buttons", bare).await;
    let first = world.playground.message(offer, boris.id).expect("the first one");
    assert!(first.components.is_empty());
    world.finish().await;
}

/// The offer of a rematch at a channel where another game runs, so that a thread is opened for it.
async fn asked_for_rematch<'a>(world: &'a World, game: &GameDriver<'a>) -> Message {
    let end = game.resigns(game.white).await.id;
    GameDriver::begin(world, "chess", world.person("Chen"), game.black).await;
    let asked = game.white.click_on(end, "Rematch").await;
    offers::noted(world).await;
    asked.message().expect("an offer").clone()
}

/// How many games and threads there are.
async fn games_and_threads(world: &World) -> (usize, usize) {
    (world.database.count::<GameRow>().await, world.threads().len())
}

#[tokio::test]
async fn a_rematch_is_accepted_or_declined_though_a_thread_is_slow_to_open() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = opened(&world).await;
    let boris = game.black;
    let offer = asked_for_rematch(&world, &game).await.id;
    world.playground.fault("POST", THREADS, Fault::Hang);
    let late = async {
        world.until_hanging(1).await;
        let late = [boris.click_on(offer, "Decline").await, boris.click_on(offer, "Rematch").await];
        world.playground.release();
        late
    };
    let (_, late) = tokio::join!(boris.click_on(offer, "Rematch"), late);
    refused(boris, "That offer was accepted", &late);
    world.became(offer, "accepted").await;
    assert_eq!(games_and_threads(&world).await, (3, 1));
    world.finish().await;
}

#[tokio::test]
async fn of_accept_decline_and_withdraw_at_once_one_counts() {
    for first in 0..3 {
        let world = World::builder().fixed_dice(5).start().await;
        let game = opened(&world).await;
        let (ada, boris) = (game.white, game.black);
        let offer = asked_for_rematch(&world, &game).await.id;
        let other = world.another_bot().await;
        let mut clicks = [(boris, "Rematch"), (boris, "Decline"), (ada, "Withdraw")];
        clicks.rotate_left(first);
        let (held, asking) = (Held::new(&world).await, Asking::listen());
        // Both bots hear each, and have to write.
        let clicking = clicks.into_iter().enumerate().map(async |(place, (person, label))| {
            asking.until(&world, 2 * place).await;
            person.click_on(offer, label).await;
        });
        let letting_go = async {
            asking.until(&world, 2 * clicks.len()).await;
            held.let_go().await;
        };
        tokio::join!(join_all(clicking), letting_go);
        world.settle().await;
        let accepted = first == 0;
        let words = ["accepted", "declined", "withdrew"][first];
        world.became(offer, words).await;
        let expected = (2 + usize::from(accepted), usize::from(accepted));
        assert_eq!(games_and_threads(&world).await, expected, "{words}");
        other.stop().await;
        world.finish_with(|it| it.status == 400).await;
    }
}

#[tokio::test]
async fn no_kill_while_a_thread_opens_takes_an_offer_away() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = opened(&world).await;
    let (ada, boris) = (game.white, game.black);
    let offer = asked_for_rematch(&world, &game).await.id;
    let now = world.clock.now();
    let accepting = |it: &mut OfferRow| {
        (it.state, it.claimed_at) = ("accepting".to_owned(), now);
    };
    world.database.change(accepting).await;
    refused(boris, "was accepted", [&boris.click_on(offer, "Decline").await]);
    refused(ada, "was accepted", [&ada.click_on(offer, "Withdraw").await]);
    world.clock.advance(MINUTE);
    boris.click_on(offer, "Rematch").await;
    world.became(offer, "accepted").await;
    assert_eq!(world.requests("POST", "/threads").len(), 1);
    assert_eq!(games_and_threads(&world).await, (3, 1));
    world.finish().await;
}
