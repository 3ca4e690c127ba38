//! When more is asked than can be answered in time: people wait in the order in which they came, and
//! who would wait too long is told to try again, with nothing changed.

use std::time::Duration;

use futures_util::future::join_all;
use futures_util::join;
use playground::{Answer, Fault, Id, Outcome, Plan};
use serde_json::json;
use tests::paths::THREADS;
use tests::rows::{ChallengeRow, UserSettingsRow, stored};
use tests::{Person, Transport, World};

/// Begins a game against Eightfold in a thread, which hangs: before it is opened, nothing more is
/// known of who asked for it.
async fn hangs(person: Person<'_>) -> Outcome {
    let opponent = person.world().playground.application_id().to_string();
    let options = json!({
        "variant": "chess", "opponent": opponent, "color": "white", "thread": true,
    });
    person.command("challenge", options).await
}

/// Waits until all that was asked before has been heard: what cannot be read is told at once.
async fn until_heard(world: &World, id: u64) {
    let odd = json!({ "id": id.to_string(), "type": 2, "token": "t", "data": 7, "member": [] });
    world.playground.dispatch("INTERACTION_CREATE", &odd);
    let path = format!("/interactions/{id}/");
    world.until_request("it is told", |it| it.path.contains(&path)).await;
}

fn private_text(outcome: &Outcome) -> &str {
    let message = outcome.message().unwrap_or_else(|| panic!("no message: {outcome:?}"));
    assert!(message.only_for.is_some(), "{message:?}");
    &message.content
}

#[tokio::test]
async fn who_waits_too_long_is_told_to_try_again_and_nothing_is_changed() {
    let world = World::builder().max_concurrency(2).transport(Transport::Gateway);
    let world = world.fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let chen = world.person("Chen");
    world.playground.set_locale(boris.id, "de");
    world.playground.plan(Plan::new("POST", THREADS, Fault::Hang));
    let general = world.playground.channel("general");
    let chosen = json!({ "theme": "slate" });
    let hung = async { join!(hangs(ada), hangs(ada.at(general))) };
    let asked = async {
        world.until_hanging(2).await;
        let asking = async {
            join!(
                chen.command("settings", chosen.clone()),
                boris.command("help", json!({})),
                chen.suggestions("e"),
            )
        };
        let going_on = async {
            until_heard(&world, 12_345).await;
            world.clock.advance(Duration::from_millis(1200));
        };
        let (told, ()) = join!(asking, going_on);
        world.playground.clear_faults();
        world.playground.release();
        told
    };
    let ((first, second), (chens, boriss, suggested)) = join!(hung, asked);
    let busy = "I'm very busy right now. Please try again in a few seconds.";
    assert_eq!(private_text(&chens), busy);
    let busy = "Ich habe gerade viel zu tun. Versuch es in ein paar Sekunden noch einmal.";
    assert_eq!(private_text(&boriss), busy);
    assert_eq!(suggested, []);
    for answered in [first, second] {
        assert!(matches!(answered.answer, Answer::Message { .. }), "{answered:?}");
    }
    assert_eq!(world.database.count::<UserSettingsRow>().await, 0);
    let again = chen.command("settings", chosen).await;
    assert!(!private_text(&again).contains("busy"), "{again:?}");
    assert_eq!(world.database.count::<UserSettingsRow>().await, 1);
    world.finish_with(|it| it.path.contains("/interactions/12345/")).await;
}

#[tokio::test]
async fn who_waits_is_attended_to_in_the_order_of_asking() {
    let world = World::builder().max_concurrency(1).transport(Transport::Gateway);
    let world = world.fixed_dice(5).start().await;
    let (ada, chess) = (world.person("Ada"), world.playground.channel("chess"));
    let people: Vec<Id> =
        (0..6).map(|number| world.playground.add_person(&format!("Asker {number}"))).collect();
    world.playground.plan(Plan::new("POST", THREADS, Fault::Hang));
    let asked = async {
        world.until_hanging(1).await;
        let asking = join_all(people.iter().map(async |person| {
            let asker = Person::new(&world, *person, chess);
            asker.command("challenge", json!({ "variant": "chess" })).await
        }));
        let going_on = async {
            until_heard(&world, 12_345).await;
            world.playground.clear_faults();
            world.playground.release();
        };
        join!(asking, going_on).0
    };
    let (_, challenges) = join!(hangs(ada), asked);
    for challenge in challenges {
        assert!(challenge.message().is_some_and(|it| it.only_for.is_none()), "{challenge:?}");
    }
    // They are numbered as they are written.
    let written = world.database.all::<ChallengeRow>().await.into_iter();
    let written: Vec<Option<i64>> = written.map(|it| it.challenger_id).collect();
    let asked: Vec<Option<i64>> = people.iter().map(|it| Some(stored(*it))).collect();
    assert_eq!(written, asked);
    world.finish_with(|it| it.path.contains("/interactions/12345/")).await;
}
