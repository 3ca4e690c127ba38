//! Challenges: who may accept, decline and withdraw them, and only once.

use playground::{Answer, Fault, Id, Message, Outcome, Plan};
use serde_json::json;
use tests::game::refused;
use tests::paths::{FOLLOW_UP, MESSAGES};
use tests::rows::GameRow;
use tests::{GameDriver, Held, Person, World, picture, refusal, says};

/// Nobody in these stories has played a game to its end before.
const LEARN: &str = "Learn in 2 minutes";

#[tokio::test]
async fn only_the_one_who_is_asked_accepts() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let id = GameDriver::challenged("chess", (ada, boris), &json!({})).await.id;
    assert_eq!(ada.reads(id).labels(), ["Accept", "Decline", "Withdraw", LEARN]);
    refused(ada, "answer your own challenge", [&ada.click_on(id, "Accept").await]);
    refused(ada, "answer your own challenge", [&ada.click_on(id, "Decline").await]);
    refused(chen, "for someone else", [&chen.click_on(id, "Accept").await]);
    refused(chen, "for someone else", [&chen.click_on(id, "Decline").await]);
    refused(boris, "Only the challenger", [&boris.click_on(id, "Withdraw").await]);
    refused(chen, "Only the challenger", [&chen.click_on(id, "Withdraw").await]);
    assert_eq!(ada.reads(id).labels().len(), 4);
    says(&boris.click_on(id, "Accept").await, ": game 1 begins!");
    boris.sees("the first board", |it| it.content.contains("· game 1")).await;
    world.became(id, "").await;
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_is_accepted_once() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let id = ada.asks("challenge", json!({ "variant": "chess" })).await.id;
    // Open to anybody: there is nobody to decline it.
    assert_eq!(ada.reads(id).labels(), ["Accept", "Withdraw", LEARN]);
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
    assert_eq!(world.database.count::<GameRow>().await, 1);
    assert!(world.threads().is_empty(), "no thread is left");
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_is_declined_or_withdrawn() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string() });
    let id = ada.asks("challenge", asked.clone()).await.id;
    let message = boris.click_on(id, "Decline").await.shown();
    assert_eq!(message.only_for, None);
    assert!(message.mentions.is_empty(), "who asked need not be pinged");
    says(&message, &ada.mention());
    world.became(id, "").await;

    let id = ada.asks("challenge", asked).await.id;
    let (withdrawn, late) =
        tokio::join!(ada.click_on(id, "Withdraw"), ada.click_on(id, "Withdraw"));
    let told = [&withdrawn, &late].into_iter().filter(|it| it.is_private()).count();
    assert_eq!(told, 1, "{} | {}", withdrawn.content(), late.content());
    let message = boris.reads(id);
    says(&message, "withdrew");
    assert!(message.components.is_empty() && message.attachments.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn not_everybody_can_be_challenged() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let robot = world.playground.add_bot("Robot");
    for (whom, help) in [(ada.id, "challenge yourself"), (robot, "I'm the only bot that plays")] {
        let options = json!({ "variant": "chess", "opponent": whom.to_string() });
        refused(ada, help, [&ada.command("challenge", options).await]);
        refused(ada, help, [&ada.command_on("Challenge", whom).await]);
    }
    assert_eq!(open_challenges(&world).await, 0);
    let public = world.playground.messages(ada.channel, ada.id);
    assert!(public.iter().all(|it| it.only_for.is_some()));
    ada.cannot_send("challenge", json!({ "variant": "checkers" }), "variant").await;
    world.finish().await;
}

#[tokio::test]
async fn the_same_challenge_is_not_made_twice_while_it_is_open() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let open = json!({ "variant": "chess" });
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": false });
    let help = "already sent this challenge";
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
        ada.asks("challenge", options).await;
    }
    boris.asks("challenge", open.clone()).await;
    ada.at(world.playground.channel("general")).asks("challenge", open).await;
    // Once it is answered, it can be made again.
    let id = ada.sees("the challenge", |it| it.content.contains(&boris.mention())).await.id;
    boris.click_on(id, "Decline").await;
    let id = ada.asks("challenge", asked.clone()).await.id;
    ada.click_on(id, "Withdraw").await;
    let id = ada.asks("challenge", asked.clone()).await.id;
    boris.click_on(id, "Accept").await;
    boris.sees("the first board", |it| it.content.contains("\u{b7} game 1")).await;
    ada.asks("challenge", asked).await;
    world.finish().await;
}

/// The menu of games that the command on somebody else opens.
async fn games(person: Person<'_>, other: Person<'_>) -> Message {
    let menu = person.command_on("Challenge", other.id).await.shown();
    assert_eq!(menu.only_for, Some(person.id), "{}", menu.content);
    let known: Vec<&str> = rules::variants::VARIANTS.iter().map(|it| it.id()).collect();
    assert_eq!(menu.values(), known);
    menu
}

/// The only thread, once it is opened.
async fn thread(world: &World) -> Id {
    world.until("there is a thread", async || world.threads().len() == 1).await;
    world.threads()[0].id
}

/// How many challenges are open.
async fn open_challenges(world: &World) -> usize {
    world.database.open_challenges().await.len()
}

#[tokio::test]
async fn a_person_is_challenged_by_the_command_on_their_name() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let menu = games(ada, boris).await;
    says(&menu, &boris.mention());
    picture::check_pings(&menu, &[]);
    // Nothing is asked of anybody until a game is chosen, even after a restart.
    assert_eq!(open_challenges(&world).await, 0);
    world.restart_bot().await;
    let chosen = ada.choose(&menu, "gravitatur").await;
    assert!(matches!(chosen.answer, Answer::Updated { .. }), "{chosen:?}");
    assert_eq!(chosen.content(), "Challenge sent.");
    assert!(chosen.message().is_some_and(|it| it.id == menu.id && it.components.is_empty()));
    let made = boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    assert_eq!(made.only_for, None);
    picture::check(&world, &made);
    picture::check_pings(&made, &[boris.id]);
    says(&made, "Gravitatur Chess");
    says(&made, "Colors are random.");
    assert_eq!(made.labels(), ["Accept", "Decline", "Withdraw", LEARN]);
    // The same once more is refused; another game is not.
    let menu = games(ada, boris).await;
    refused(ada, "already sent this challenge", [&ada.choose(&menu, "gravitatur").await]);
    ada.choose(&menu, "chess").await;
    assert_eq!(open_challenges(&world).await, 2);
    boris.click_on(made.id, "Accept").await;
    let there = boris.at(thread(&world).await);
    there.sees("the first board", |it| it.content.contains("\u{b7} game 1")).await;
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_that_cannot_follow_is_posted_in_the_channel() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let menu = games(ada, boris).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10015));
    ada.choose(&menu, "chess").await;
    let made = boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    picture::check_pings(&made, &[boris.id]);
    boris.click_on(made.id, "Decline").await;
    // Late, it comes all the same.
    let menu = games(ada, boris).await;
    let late = Held::during(&world, ada.choose(&menu, "chess")).await;
    assert!(matches!(late.answer, Answer::Acknowledged), "{late:?}");
    boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    ada.sees("that it was made", |it| it.id == menu.id && it.content.contains("Challenge sent"))
        .await;
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
    let menu = games(ada, boris).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10015));
    world.playground.plan(Plan::new("POST", MESSAGES, Fault::fail(403, 50001)));
    ada.choose(&menu, "chess").await;
    let told = ada.sees("what went wrong", |it| it.content.contains("Something went wrong")).await;
    assert_eq!(told.only_for, Some(ada.id));
    assert_eq!(open_challenges(&world).await, 0);
    world.playground.clear_faults();
    let menu = games(ada, boris).await;
    ada.choose(&menu, "chess").await;
    boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    world.finish_with(|it| matches!(it.status, 403 | 404)).await;
}
