//! What a server chooses of where games are opened, and what is told of what the bot may not do there.

use std::time::Duration;

use playground::{Channel, ChannelKind, Entry, Fault, Id, Message, Outcome};
use serde_json::{Value, json};
use tests::paths::{CHANNEL, FOLLOW_UP, THREADS};
use tests::{Person, Solo, Table, World, refusal};

/// Discord's permissions.
const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const ATTACH_FILES: u64 = 1 << 15;
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

const GRANTED_AT: &str = "**Edit Channel > Permissions** or **Server Settings > Roles**";

/// The private answer to `/config`.
async fn config(person: Person<'_>, options: Value) -> Message {
    let outcome = person.command("config", options).await;
    let message = outcome.message().expect("the settings").clone();
    assert_eq!(message.only_for, Some(person.id));
    message
}

/// Lets games be opened in these channels; what `/config` shows then.
async fn opens(manager: Person<'_>, channels: &[Id]) -> Message {
    let shown = config(manager, json!({})).await;
    let chosen = manager.chooses_channels(&shown, channels).await;
    let message = chosen.message().expect("the settings").clone();
    assert_eq!(message.id, shown.id, "the message stays");
    assert_eq!(message.channel_menus()[0].chosen, channels);
    message
}

fn to(person: Person<'_>) -> Value {
    json!({ "variant": "chess", "opponent": person.id.to_string(), "color": "white" })
}

fn threads(world: &World) -> Vec<Channel> {
    world.playground.channels().into_iter().filter(|it| it.kind.is_thread()).collect()
}

/// Takes permissions from the bot in the channel.
fn forbid(world: &World, channel: Id, permissions: u64) {
    let channels = world.playground.channels();
    let allowed = channels.iter().find(|it| it.id == channel).expect("the channel").permissions;
    world.playground.set_permissions(channel, allowed & !permissions);
}

/// The private messages of a person in the channel that say this.
fn told(world: &World, person: Person<'_>, text: &str) -> usize {
    let messages = world.playground.messages(person.channel, person.id);
    let is_it = |it: &&Message| it.only_for == Some(person.id) && it.content.contains(text);
    messages.iter().filter(is_it).count()
}

fn check_elsewhere(person: Person<'_>, outcome: &Outcome, channels: &str) {
    let text = refusal(person, outcome);
    assert!(text.starts_with(&format!("Games are opened in {channels} here.")), "{text}");
}

#[tokio::test]
async fn games_are_opened_where_the_server_says() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let eightfold = world.playground.application_id();
    let [general, games] = ["general", "games"].map(|name| match name {
        "general" => world.playground.channel(name),
        name => world.playground.add_channel(name),
    });
    let running = Table::begin(&world, "chess", ada, boris).await;
    let shown = config(ada, json!({})).await;
    assert!(
        shown.content.contains("Games may be opened in **every channel**"),
        "{}",
        shown.content
    );
    let menu = &shown.channel_menus()[0];
    assert_eq!((&menu.chosen[..], menu.counts), (&[][..], (0, 25)));
    // Menus that were opened before the choice.
    let which = boris.command_on("Challenge", ada.id).await.message().expect("a menu").clone();
    let alone = boris.command_on("Challenge", eightfold).await.message().expect("menus").clone();

    let both = format!("<#{general}> and <#{games}>");
    let chosen = opens(ada, &[general, games]).await;
    assert!(chosen.content.starts_with("**Saved for this server.**"), "{}", chosen.content);
    assert!(chosen.content.contains(&format!("Games may be opened in {both}.")));
    world.restart_bot().await;

    let fen = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
    let solo = json!({ "variant": "chess", "opponent": eightfold.to_string() });
    for options in [
        to(ada),
        json!({ "variant": "totem" }),
        json!({ "variant": "chess", "position": fen }),
        json!({ "variant": "chess", "opponent": ada.id.to_string(), "thread": true }),
        solo.clone(),
    ] {
        check_elsewhere(boris, &boris.command("challenge", options).await, &both);
    }
    for whom in [ada.id, eightfold] {
        check_elsewhere(boris, &boris.command_on("Challenge", whom).await, &both);
    }
    check_elsewhere(boris, &boris.choose(&which, "chess").await, &both);
    let game = alone.menus()[0].custom_id.clone();
    let begun = world.playground.choose(boris.id, alone.id, &game, &["chess"]).await;
    check_elsewhere(boris, &begun.expect("the menu is there"), &both);
    let below = world.playground.add_thread(ada.channel, ChannelKind::PublicThread, "below");
    check_elsewhere(boris, &boris.at(below).command("challenge", to(ada)).await, &both);
    assert!(threads(&world).iter().all(|it| it.id == below));

    boris.command("help", json!({})).await;
    check_elsewhere(boris, &boris.click("Play Eightfold").await, &both);

    // Looking and rolling works everywhere, and what runs goes on, with its rematch.
    for (command, options) in
        [("rules", json!({ "variant": "chess" })), ("roll", json!({ "dice": "2d6" }))]
    {
        let answer = boris.command(command, options).await;
        assert!(!answer.content().contains("Games are opened"), "{}", answer.content());
    }
    ada.types("e2e4").await;
    running.shown(1).await;
    boris.command("resign", json!({})).await;
    boris.click("Yes").await;
    running.shown(2).await;
    ada.click("Rematch").await;
    let asks = |it: &Message| it.content.contains("rematch") && it.button("Decline").is_some();
    let offer = boris.sees("the offer", asks).await;
    boris.click_on(offer.id, "Rematch").await;
    Table::found(&world, boris, ada).await;

    // In the channels that were chosen, and below them.
    Table::begin(&world, "chess", ada.at(general), boris.at(general)).await;
    let below = world.playground.add_thread(games, ChannelKind::PublicThread, "below");
    Table::begin(&world, "chess", ada.at(below), boris.at(below)).await;
    let solo = ada.at(games).command("challenge", solo).await;
    assert!(!solo.is_private(), "{}", solo.content());

    // And everywhere again.
    opens(ada, &[]).await;
    let made = boris.command("challenge", json!({ "variant": "totem" })).await;
    assert!(!made.is_private(), "{}", made.content());
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_that_was_made_is_accepted_where_it_was_made() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let made = ada.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
    opens(ada, &[world.playground.channel("general")]).await;
    boris.click_on(made.message().expect("a challenge").id, "Accept").await;
    Table::found(&world, ada, boris).await;
    world.finish().await;
}

#[tokio::test]
async fn channels_that_are_deleted_count_no_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let [one, other] = ["one", "other"].map(|name| world.playground.add_channel(name));
    opens(ada, &[one, other]).await;
    world.playground.delete_channel(one);
    check_elsewhere(boris, &boris.command("challenge", to(ada)).await, &format!("<#{other}>"));
    let shown = config(ada, json!({})).await;
    assert_eq!(shown.channel_menus()[0].chosen, [other]);
    // What the bot cannot see, or cannot ask for, is there.
    forbid(&world, other, VIEW_CHANNEL);
    check_elsewhere(boris, &boris.command("challenge", to(ada)).await, &format!("<#{other}>"));
    world.playground.fault("GET", CHANNEL, Fault::Fail { status: 500, code: 0 });
    check_elsewhere(boris, &boris.command("challenge", to(ada)).await, &format!("<#{other}>"));
    // Of none that is left games are opened everywhere.
    world.playground.delete_channel(other);
    let made = boris.command("challenge", to(ada)).await;
    assert!(!made.is_private(), "{}", made.content());
    let shown = config(ada, json!({})).await;
    assert!(
        shown.content.contains("Games may be opened in **every channel**"),
        "{}",
        shown.content
    );
    let asked = |it: &Entry| it.method == "GET" && matches!(it.status, 403 | 404 | 500);
    world.finish_with(asked).await;
}

#[tokio::test]
async fn a_server_may_have_its_games_without_threads() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let saved = config(ada, json!({ "threads": false })).await;
    let chosen = "- Chosen by this server: games between two people **without threads**\n";
    assert!(saved.content.contains(chosen), "{}", saved.content);
    let made = ada.command("challenge", to(boris)).await;
    boris.click_on(made.message().expect("a challenge").id, "Accept").await;
    let table = Table::found(&world, ada, boris).await;
    assert!(threads(&world).is_empty());
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    table.shown(1).await;
    // Who asks for one gets it, and all do by default.
    let mut options = to(boris);
    options["thread"] = json!(true);
    let made = ada.command("challenge", options).await;
    boris.click_on(made.message().expect("a challenge").id, "Accept").await;
    assert_eq!(threads(&world).len(), 1);
    config(ada, json!({ "threads": true })).await;
    let made = ada.command("challenge", to(boris)).await;
    boris.click_on(made.message().expect("a challenge").id, "Accept").await;
    assert_eq!(threads(&world).len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn what_is_in_force_is_told_whether_it_is_chosen_or_not() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let asked = config(ada, json!({})).await;
    let force = "- Chosen by this server: nothing\n- In effect here: theme **Walnut**, size \
                 **normal**, language **English**, turns **without a limit**, **each player's \
                 own** theme, the **next player** below, games are **rated**, games \
                 between two people **in threads**\n- Games may be opened in **every channel**.\n";
    assert!(asked.content.contains(force), "{}", asked.content);
    config(ada, json!({ "pace": "1d", "rated": false, "threads": false, "white_below": true }))
        .await;
    let asked = opens(ada, &[ada.channel]).await;
    for part in [
        "**each player's own** theme, **White** always below, games are **friendly**, games \
         between two people **without threads**\n",
        &format!("- Games may be opened in <#{}>.\n", ada.channel),
    ] {
        assert!(asked.content.contains(part), "{part}: {}", asked.content);
    }
    world.finish().await;
}

#[tokio::test]
async fn what_is_missing_for_a_thread_is_named_and_nothing_else() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let channel = ada.channel;
    let allowed = world.playground.channels()[0].permissions;
    let mut options = to(boris);
    options["thread"] = json!(true);
    for (bits, names) in [
        (CREATE_PUBLIC_THREADS, "**Create Public Threads**"),
        (
            SEND_MESSAGES_IN_THREADS | ATTACH_FILES,
            "**Send Messages in Threads** and **Attach Files**",
        ),
        (VIEW_CHANNEL | SEND_MESSAGES, "**View Channel**"),
    ] {
        world.playground.set_permissions(channel, allowed & !bits);
        let text = refusal(ada, &ada.command("challenge", options.clone()).await);
        let start = format!("I cannot open a thread here: I lack {names}. Somebody who manages");
        assert!(text.starts_with(&start), "{text}");
        assert!(text.contains(GRANTED_AT), "{text}");
    }
    // What the permissions do not say, Discord's refusal does.
    world.playground.set_permissions(channel, allowed);
    let made = ada.command("challenge", options).await.message().expect("a challenge").id;
    world.playground.fault("POST", THREADS, Fault::Fail { status: 403, code: 50013 });
    let text = refusal(boris, &boris.click_on(made, "Accept").await);
    assert!(text.starts_with("Discord lets me open no thread here."), "{text}");
    assert!(text.contains("**Send Messages in Threads**") && text.contains(GRANTED_AT), "{text}");
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn what_is_missing_is_named_in_the_words_of_who_asks() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let allowed = world.playground.channels()[0].permissions;
    let mut options = to(boris);
    options["thread"] = json!(true);
    world.playground.set_permissions(ada.channel, allowed & !CREATE_PUBLIC_THREADS);
    for (locale, name, place) in [
        ("de", "**Öffentliche Threads erstellen**", "**Kanal bearbeiten > Berechtigungen**"),
        ("es-ES", "**Crear hilos públicos**", "**Editar canal > Permisos**"),
        ("ko", "**공개 스레드 만들기**", "**채널 편집 > 권한**"),
        ("ru", "**Создавать публичные ветки**", "**Настроить канал > Права доступа**"),
    ] {
        world.playground.set_locale(ada.id, locale);
        let outcome = ada.command("challenge", options.clone()).await;
        assert!(outcome.content().contains(name), "{}", outcome.content());
        assert!(outcome.content().contains(place), "{}", outcome.content());
    }
    world.finish().await;
}

#[tokio::test]
async fn where_discord_is_slow_a_thread_is_asked_for_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let made = ada.command("challenge", to(boris)).await.message().expect("a challenge").id;
    let retry_after = Duration::from_secs(300);
    world.playground.fault("POST", THREADS, Fault::RateLimited { retry_after, global: false });
    let text = refusal(boris, &boris.click_on(made, "Accept").await);
    assert!(text.starts_with("Discord is slow just now."), "{text}");
    boris.click_on(made, "Accept").await;
    assert_eq!(threads(&world).len(), 1, "the challenge stayed open");
    world.finish_with(|it| it.status == 429).await;
}

#[tokio::test]
async fn who_opens_a_game_is_told_once_what_the_bot_lacks() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let channel = ada.channel;
    let lacks = "In this channel I lack";
    let allowed = world.playground.channels()[0].permissions;
    forbid(&world, channel, SEND_MESSAGES | ATTACH_FILES | CREATE_PUBLIC_THREADS);
    let shown = config(ada, json!({})).await;
    let line = "- In this channel I lack **Send Messages**, **Create Public Threads** and **Attach \
                Files**. Somebody who manages";
    assert!(shown.content.contains(line), "{}", shown.content);

    let made = ada.command("challenge", to(boris)).await;
    assert!(!made.is_private(), "{}", made.content());
    let named = "In this channel I lack **Send Messages** and **Attach Files**. The game works all the \
                 same";
    let warned = ada.sees("what is missing", |it| it.content.starts_with(named)).await;
    assert_eq!(warned.only_for, Some(ada.id));
    assert!(warned.content.contains(GRANTED_AT), "{}", warned.content);
    boris.click_on(made.message().expect("a challenge").id, "Accept").await;
    let warned = boris.sees("what is missing", |it| it.content.starts_with(named)).await;
    assert_eq!(warned.only_for, Some(boris.id));
    // The game works, and nobody is told again.
    let table = Table::found(&world, ada, boris).await;
    ada.types("e2e4").await;
    table.shown(1).await;
    boris.types("e7e5").await;
    table.shown(2).await;
    world.settle().await;
    // One of Ada's is the line of `/config`.
    assert_eq!((told(&world, ada, lacks), told(&world, boris, lacks)), (2, 1));

    // By the command on a person's name, and against Eightfold.
    let games = world.playground.add_channel("games");
    forbid(&world, games, VIEW_CHANNEL);
    let (ada, boris) = (ada.at(games), boris.at(games));
    Solo::begin(&world, boris, "chess", 1, rules::Color::White).await;
    let named = "In this channel I lack **View Channel**. The game";
    boris.sees("what is missing", |it| it.content.starts_with(named)).await;
    let menu = ada.command_on("Challenge", boris.id).await.message().expect("a menu").clone();
    ada.choose(&menu, "totem").await;
    ada.sees("what is missing", |it| it.content.starts_with(named)).await;

    // Where nothing is missing, or the game has a thread of its own, nothing is said.
    let (ada, boris) = (ada.at(channel), boris.at(channel));
    world.playground.set_permissions(channel, allowed & !SEND_MESSAGES);
    let made = ada.command(
        "challenge",
        json!({
            "variant": "gravitatur", "opponent": boris.id.to_string(),
        }),
    );
    let made = made.await.message().expect("a challenge").id;
    boris.click_on(made, "Accept").await;
    assert_eq!(threads(&world).len(), 1);
    world.playground.set_permissions(channel, allowed);
    assert!(!config(ada, json!({})).await.content.contains(lacks));
    ada.command("challenge", json!({ "variant": "chess" })).await;
    world.settle().await;
    assert_eq!((told(&world, ada, lacks), told(&world, boris, lacks)), (2, 1));
    // Buttons cannot be taken off where the bot sees nothing.
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn a_board_that_cannot_be_posted_says_what_is_missing() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let table = Table::begin(&world, "chess", ada, boris).await;
    let allowed = world.playground.channels()[0].permissions;
    forbid(&world, ada.channel, ATTACH_FILES | SEND_MESSAGES);
    let lost = Fault::Fail { status: 404, code: 10015 };
    world.playground.fault("POST", FOLLOW_UP, lost);
    ada.picks_privately(&["e2", "e4"]).await;
    let named = "I may not post it here: I lack **Send Messages** and **Attach Files**.";
    let text = ada.sees("what is missing", |it| it.content.contains(named)).await;
    assert_eq!(text.only_for, Some(ada.id));
    assert!(text.content.contains(GRANTED_AT), "{}", text.content);
    assert_eq!(table.actions().await.len(), 1);
    // It comes once it may.
    world.playground.set_permissions(ada.channel, allowed);
    boris.command("help", json!({})).await;
    table.shown(1).await;
    world.finish_with(|it| matches!(it.status, 403 | 404)).await;
}
