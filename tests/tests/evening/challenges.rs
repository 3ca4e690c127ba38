//! Challenges: who may accept, decline and withdraw them, and only once.

use playground::{Answer, Fault, Id, Message, Outcome, Plan};
use serde_json::{Value, json};
use tests::game::refused;
use tests::paths::{FOLLOW_UP, MESSAGES};
use tests::{Held, Person, World, picture, refusal};

/// Nobody in these stories has played a game to its end before.
const LEARN: &str = "Learn in 2 minutes";

/// Challenges by these options, and returns the message.
async fn challenge(person: Person<'_>, options: Value) -> Id {
    let made = person.command("challenge", options).await;
    let message = made.message().expect("a challenge");
    assert_eq!(message.only_for, None, "{}", message.content);
    message.id
}

async fn labels(world: &World, person: Person<'_>, message: Id) -> Vec<String> {
    let message = world.playground.message(message, person.id).expect("the challenge");
    message.buttons().into_iter().map(|it| it.label).collect()
}

#[tokio::test]
async fn only_the_one_who_is_asked_accepts() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": false });
    let id = challenge(ada, asked).await;
    assert_eq!(labels(&world, ada, id).await, ["Accept", "Decline", "Withdraw", LEARN]);
    refused(ada, "your own challenge", [&ada.click_on(id, "Accept").await]);
    refused(ada, "your own challenge", [&ada.click_on(id, "Decline").await]);
    refused(chen, "for somebody else", [&chen.click_on(id, "Accept").await]);
    refused(chen, "for somebody else", [&chen.click_on(id, "Decline").await]);
    refused(boris, "Only the challenger", [&boris.click_on(id, "Withdraw").await]);
    refused(chen, "Only the challenger", [&chen.click_on(id, "Withdraw").await]);
    assert_eq!(labels(&world, ada, id).await.len(), 4);
    let accepted = boris.click_on(id, "Accept").await;
    assert!(accepted.content().contains(": game 1 begins."), "{}", accepted.content());
    boris.sees("the first board", |it| it.content.contains("· game 1")).await;
    let closed = async || labels(&world, ada, id).await.is_empty();
    world.until("the challenge has no buttons", closed).await;
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_is_accepted_once() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let id = challenge(ada, json!({ "variant": "chess" })).await;
    // Open to anybody: there is nobody to decline it.
    assert_eq!(labels(&world, ada, id).await, ["Accept", "Withdraw", LEARN]);
    let (one, two, other) = tokio::join!(
        boris.click_on(id, "Accept"),
        boris.click_on(id, "Accept"),
        chen.click_on(id, "Accept"),
    );
    let begun = [&one, &two, &other].into_iter().filter(|it| !it.is_private());
    assert_eq!(begun.count(), 1);
    for (person, outcome) in [(boris, &one), (boris, &two), (chen, &other)] {
        if outcome.is_private() {
            refusal(person, outcome);
        }
    }
    let games: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM games")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a count");
    assert_eq!(games, 1);
    let threads = world.playground.channels();
    assert!(threads.iter().all(|it| it.parent.is_none()), "no thread is left");
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_is_declined_or_withdrawn() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string() });
    let id = challenge(ada, asked.clone()).await;
    let declined = boris.click_on(id, "Decline").await;
    let message = declined.message().expect("words");
    assert_eq!(message.only_for, None);
    assert!(message.mentions.is_empty(), "who asked need not be pinged");
    assert!(message.content.contains(&ada.mention()), "{}", message.content);
    let closed = async || labels(&world, ada, id).await.is_empty();
    world.until("the challenge has no buttons", closed).await;

    let id = challenge(ada, asked).await;
    let (withdrawn, late) =
        tokio::join!(ada.click_on(id, "Withdraw"), ada.click_on(id, "Withdraw"),);
    let told = [&withdrawn, &late].into_iter().filter(|it| it.is_private()).count();
    assert_eq!(told, 1, "{} | {}", withdrawn.content(), late.content());
    let message = world.playground.message(id, boris.id).expect("the challenge");
    assert!(message.content.contains("withdrawn"), "{}", message.content);
    assert!(message.components.is_empty() && message.attachments.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn not_everybody_can_be_challenged() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let oneself = json!({ "variant": "chess", "opponent": ada.id.to_string() });
    refusal(ada, &ada.command("challenge", oneself).await);
    let bot = world.playground.add_bot("Robot").to_string();
    let bot = json!({ "variant": "chess", "opponent": bot });
    refused(ada, "Bots do not play, but for me", [&ada.command("challenge", bot).await]);
    let public = world.playground.messages(ada.channel, ada.id);
    assert!(public.iter().all(|it| it.only_for.is_some()));
    ada.cannot_send("challenge", json!({ "variant": "checkers" }), "variant").await;
    world.finish().await;
}

#[tokio::test]
async fn sides_are_as_asked() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    for (wish, side) in [("white", "White"), ("black", "Black")] {
        challenge(ada, json!({ "variant": "chess", "color": wish })).await;
        boris.click("Accept").await;
        let plays = format!("{} plays {side}", ada.mention());
        ada.sees("the first board", |it| it.content.contains(&plays)).await;
        ada.more("Resign").await;
        ada.click("Yes").await;
        ada.sees("the end", |it| it.content.contains("resigns")).await;
    }
    world.finish().await;
}

#[tokio::test]
async fn the_same_challenge_is_not_made_twice_while_it_is_open() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let open = json!({ "variant": "chess" });
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": false });
    let help = "still open";
    for options in [&open, &asked] {
        // Both at once: one of them comes second.
        let (one, other) = tokio::join!(
            ada.command("challenge", options.clone()),
            ada.command("challenge", options.clone()),
        );
        let (late, made): (Vec<_>, Vec<_>) =
            [one, other].into_iter().partition(Outcome::is_private);
        assert_eq!(made.len(), 1);
        refused(ada, help, &late);
        refused(ada, help, [&ada.command("challenge", options.clone()).await]);
    }
    // What differs in anything is another challenge.
    let others = [
        json!({ "variant": "totem" }),
        json!({ "variant": "chess", "color": "white" }),
        json!({ "variant": "chess", "opponent": chen.id.to_string() }),
    ];
    for options in others {
        challenge(ada, options).await;
    }
    challenge(boris, open.clone()).await;
    challenge(ada.at(world.playground.channel("general")), open).await;
    // Once it is answered, it can be made again.
    let id = ada.sees("the challenge", |it| it.content.contains(&boris.mention())).await.id;
    boris.click_on(id, "Decline").await;
    let id = challenge(ada, asked.clone()).await;
    ada.click_on(id, "Withdraw").await;
    let id = challenge(ada, asked.clone()).await;
    boris.click_on(id, "Accept").await;
    boris.sees("the first board", |it| it.content.contains("\u{b7} game 1")).await;
    challenge(ada, asked).await;
    world.finish().await;
}

/// The menu of games that the command on a person opens.
fn games(person: Person<'_>, outcome: &Outcome) -> Message {
    let menu = outcome.message().expect("a menu").clone();
    assert_eq!(menu.only_for, Some(person.id), "{}", menu.content);
    let ids: Vec<String> = menu.menus()[0].options.iter().map(|(_, id)| id.clone()).collect();
    let known: Vec<&str> = rules::variants::VARIANTS.iter().map(|it| it.id()).collect();
    assert_eq!(ids, known);
    menu
}

/// The only thread, once it is opened.
async fn thread(world: &World) -> Id {
    let threads = || world.playground.channels().into_iter().filter(|it| it.parent.is_some());
    world.until("there is a thread", async || threads().count() == 1).await;
    threads().next().expect("it is there").id
}

/// How many challenges are open.
async fn open_challenges(world: &World) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM challenges WHERE state = 'open'")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a count")
}

#[tokio::test]
async fn a_person_is_challenged_by_the_command_on_their_name() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let asked = ada.command_on("Challenge", boris.id).await;
    let menu = games(ada, &asked);
    assert!(menu.content.contains(&boris.mention()), "{}", menu.content);
    picture::check_pings(&menu, &[]);
    // Nothing is asked of anybody until a game is chosen, even after a restart.
    assert_eq!(open_challenges(&world).await, 0);
    world.restart_bot().await;
    let chosen = ada.choose(&menu, "gravitatur").await;
    assert!(matches!(chosen.answer, Answer::Updated { .. }), "{chosen:?}");
    assert_eq!(chosen.content(), "Your challenge is on its way.");
    assert!(chosen.message().is_some_and(|it| it.id == menu.id && it.components.is_empty()));
    let made = boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    assert_eq!(made.only_for, None);
    picture::check(&world, &made);
    picture::check_pings(&made, &[boris.id]);
    assert!(made.content.contains("Gravitatur Chess"), "{}", made.content);
    assert!(made.content.contains("Sides are chosen by lot."), "{}", made.content);
    assert_eq!(labels(&world, ada, made.id).await, ["Accept", "Decline", "Withdraw", LEARN]);
    // The same once more is refused; another game is not.
    let menu = games(ada, &ada.command_on("Challenge", boris.id).await);
    refused(ada, "still open", [&ada.choose(&menu, "gravitatur").await]);
    ada.choose(&menu, "chess").await;
    assert_eq!(open_challenges(&world).await, 2);
    boris.click_on(made.id, "Accept").await;
    let there = boris.at(thread(&world).await);
    there.sees("the first board", |it| it.content.contains("\u{b7} game 1")).await;
    world.finish().await;
}

#[tokio::test]
async fn the_command_on_a_person_refuses_whom_challenge_refuses() {
    let world = World::new().await;
    let ada = world.person("Ada");
    refused(ada, "challenge yourself", [&ada.command_on("Challenge", ada.id).await]);
    let bot = world.playground.add_bot("Robot");
    refused(ada, "Bots do not play", [&ada.command_on("Challenge", bot).await]);
    assert_eq!(open_challenges(&world).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_that_cannot_follow_is_posted_in_the_channel() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let menu = games(ada, &ada.command_on("Challenge", boris.id).await);
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 404, code: 10015 });
    ada.choose(&menu, "chess").await;
    let made = boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    picture::check_pings(&made, &[boris.id]);
    boris.click_on(made.id, "Decline").await;
    // Late, it comes all the same.
    let menu = games(ada, &ada.command_on("Challenge", boris.id).await);
    let held = Held::new(&world).await;
    let late = ada.choose(&menu, "chess").await;
    held.let_go().await;
    assert!(matches!(late.answer, Answer::Acknowledged), "{late:?}");
    boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    ada.sees("that it was made", |it| it.id == menu.id && it.content.contains("on its way")).await;
    boris.click("Accept").await;
    let there = boris.at(thread(&world).await);
    let first = there.sees("the first board", |it| it.button("More").is_some()).await;
    assert_eq!(tests::board_of(&first), Some((1, Some(0))));
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn a_challenge_that_nobody_sees_is_withdrawn() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let menu = games(ada, &ada.command_on("Challenge", boris.id).await);
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 404, code: 10015 });
    world.playground.plan(Plan::new("POST", MESSAGES, Fault::Fail { status: 403, code: 50001 }));
    ada.choose(&menu, "chess").await;
    let told = ada.sees("what went wrong", |it| it.content.contains("wrong on my side")).await;
    assert_eq!(told.only_for, Some(ada.id));
    assert_eq!(open_challenges(&world).await, 0);
    world.playground.mend();
    let menu = games(ada, &ada.command_on("Challenge", boris.id).await);
    ada.choose(&menu, "chess").await;
    boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    world.finish_with(|it| matches!(it.status, 403 | 404)).await;
}
