//! What a server chooses of where games are opened, and what is told of what the bot may not do there.

use std::time::Duration;

use playground::{ChannelKind, Entry, Fault, Id, Message, Outcome};
use serde_json::{Value, json};
use tests::game::to;
use tests::paths::{CHANNEL, FOLLOW_UP, THREADS};
use tests::permissions::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use tests::{EngineGame, GameDriver, Person, World, begins_with, refusal, says};

const GRANTED_AT: &str = "**Edit Channel > Permissions** or **Server Settings > Roles**";

/// The private answer to `/config`.
async fn config(person: Person<'_>, options: Value) -> Message {
    person.asks_privately("config", options).await
}

/// Lets games be opened in these channels; what `/config` shows then.
async fn opens(manager: Person<'_>, channels: &[Id]) -> Message {
    let shown = config(manager, json!({})).await;
    let message = manager.chooses_channels(&shown, channels).await.shown();
    assert_eq!(message.id, shown.id, "the message stays");
    assert_eq!(message.channel_menus()[0].chosen, channels);
    message
}

/// The options of a challenge to this person that asks for a thread.
fn apart(person: Person<'_>) -> Value {
    let mut options = to(person, "chess");
    options["thread"] = json!(true);
    options
}

/// The private messages of a person in the channel that say this.
fn told(world: &World, person: Person<'_>, text: &str) -> usize {
    let messages = world.playground.messages(person.channel, person.id);
    let is_it = |it: &&Message| it.only_for == Some(person.id) && it.content.contains(text);
    messages.iter().filter(is_it).count()
}

fn check_elsewhere(person: Person<'_>, outcome: &Outcome, channels: &str) {
    begins_with(&refusal(person, outcome), &format!("Start games in {channels}."));
}

#[tokio::test]
async fn games_are_opened_where_the_server_says() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let eightfold = world.playground.application_id();
    let (general, games) =
        (world.playground.channel("general"), world.playground.add_channel("games"));
    let running = GameDriver::begin(&world, "chess", ada, boris).await;
    let shown = config(ada, json!({})).await;
    says(&shown, "Games can be started in **every channel**");
    let menu = &shown.channel_menus()[0];
    assert_eq!((&menu.chosen[..], menu.counts), (&[][..], (0, 25)));
    // Menus that were opened before the choice.
    let which = boris.command_on("Challenge", ada.id).await.shown();
    let alone = boris.command_on("Challenge", eightfold).await.shown();

    let both = format!("<#{general}> and <#{games}>");
    let chosen = opens(ada, &[general, games]).await;
    begins_with(&chosen, "**Saved for this server.**");
    says(&chosen, &format!("Games can be started in {both}."));
    world.restart_bot().await;

    let fen = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
    let engine_game = json!({ "variant": "chess", "opponent": eightfold.to_string() });
    for options in [
        to(ada, "chess"),
        json!({ "variant": "totem" }),
        json!({ "variant": "chess", "position": fen }),
        apart(ada),
        engine_game.clone(),
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
    check_elsewhere(boris, &boris.at(below).command("challenge", to(ada, "chess")).await, &both);
    assert!(world.threads().iter().all(|it| it.id == below));

    boris.command("help", json!({})).await;
    check_elsewhere(boris, &boris.click("Play Eightfold").await, &both);

    // Looking and rolling works everywhere, and what runs goes on, with its rematch.
    for (command, options) in
        [("rules", json!({ "variant": "chess" })), ("roll", json!({ "dice": "2d6" }))]
    {
        let answer = boris.command(command, options).await;
        assert!(!answer.content().contains("Start games in"), "{}", answer.content());
    }
    running.plays(0, &["e2e4"]).await;
    running.resigns(boris).await;
    ada.click("Rematch").await;
    let asks = |it: &Message| it.content.contains("rematch") && it.button("Decline").is_some();
    let offer = boris.sees("the offer", asks).await;
    boris.click_on(offer.id, "Rematch").await;
    GameDriver::found(&world, boris, ada).await;

    // In the channels that were chosen, and below them.
    GameDriver::begin(&world, "chess", ada.at(general), boris.at(general)).await;
    let below = world.playground.add_thread(games, ChannelKind::PublicThread, "below");
    GameDriver::begin(&world, "chess", ada.at(below), boris.at(below)).await;
    ada.at(games).asks("challenge", engine_game).await;

    // And everywhere again.
    opens(ada, &[]).await;
    boris.asks("challenge", json!({ "variant": "totem" })).await;
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_that_was_made_is_accepted_where_it_was_made() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let made = ada.asks("challenge", json!({ "variant": "chess", "color": "white" })).await;
    opens(ada, &[world.playground.channel("general")]).await;
    boris.click_on(made.id, "Accept").await;
    GameDriver::found(&world, ada, boris).await;
    world.finish().await;
}

#[tokio::test]
async fn channels_that_are_deleted_count_no_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let [one, other] = ["one", "other"].map(|name| world.playground.add_channel(name));
    opens(ada, &[one, other]).await;
    world.playground.delete_channel(one);
    check_elsewhere(
        boris,
        &boris.command("challenge", to(ada, "chess")).await,
        &format!("<#{other}>"),
    );
    let shown = config(ada, json!({})).await;
    assert_eq!(shown.channel_menus()[0].chosen, [other]);
    // What the bot cannot see, or cannot ask for, is there.
    world.forbid(other, VIEW_CHANNEL);
    check_elsewhere(
        boris,
        &boris.command("challenge", to(ada, "chess")).await,
        &format!("<#{other}>"),
    );
    // What it cannot see it asks for once in an hour.
    world.clock.advance(Duration::from_secs(60 * 60));
    world.playground.fault("GET", CHANNEL, Fault::fail(500, 0));
    check_elsewhere(
        boris,
        &boris.command("challenge", to(ada, "chess")).await,
        &format!("<#{other}>"),
    );
    // Of none that is left games are opened everywhere.
    world.playground.delete_channel(other);
    boris.asks("challenge", to(ada, "chess")).await;
    let shown = config(ada, json!({})).await;
    says(&shown, "Games can be started in **every channel**");
    let asked = |it: &Entry| it.method == "GET" && matches!(it.status, 403 | 404 | 500);
    world.finish_with(asked).await;
}

/// Makes a challenge, and accepts it.
async fn accepted(challenger: Person<'_>, other: Person<'_>, options: Value) {
    let made = challenger.asks("challenge", options).await;
    other.click_on(made.id, "Accept").await;
}

#[tokio::test]
async fn a_server_may_have_its_games_without_threads() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let saved = config(ada, json!({ "threads": false })).await;
    says(&saved, "- Set by this server: games between players **without threads**\n");
    accepted(ada, boris, to(boris, "chess")).await;
    let game = GameDriver::found(&world, ada, boris).await;
    assert!(world.threads().is_empty());
    game.resigns(ada).await;
    // Who asks for one gets it, and all do by default.
    accepted(ada, boris, apart(boris)).await;
    assert_eq!(world.threads().len(), 1);
    config(ada, json!({ "threads": true })).await;
    accepted(ada, boris, to(boris, "chess")).await;
    assert_eq!(world.threads().len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn what_is_in_force_is_told_whether_it_is_chosen_or_not() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let asked = config(ada, json!({})).await;
    let force = "- Set by this server: nothing\n- In effect here: theme **Walnut**, size \
                 **normal**, language **English**, **no limit** on time, **each player's own** \
                 theme, the **next player** at the bottom, games are **rated**, games between \
                 players **in threads**, **profile pictures** on boards\n- Games can be started \
                 in **every channel**.\n";
    says(&asked, force);
    config(ada, json!({ "pace": "1d", "rated": false, "threads": false, "white_below": true }))
        .await;
    let asked = opens(ada, &[ada.channel]).await;
    for part in [
        "**each player's own** theme, **White** always at the bottom, games are **casual**, \
         games between players **without threads**, **profile pictures** on boards\n",
        &format!("- Games can be started in <#{}>.\n", ada.channel),
    ] {
        says(&asked, part);
    }
    world.finish().await;
}

#[tokio::test]
async fn what_is_missing_for_a_thread_is_named_and_nothing_else() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let channel = ada.channel;
    for (bits, names) in [
        (CREATE_PUBLIC_THREADS, "**Create Public Threads**"),
        (SEND_MESSAGES_IN_THREADS | ATTACH_FILES, "**Send Messages in Threads**, **Attach Files**"),
        (VIEW_CHANNEL | SEND_MESSAGES, "**View Channel**"),
    ] {
        world.forbid(channel, bits);
        let text = refusal(ada, &ada.command("challenge", apart(boris)).await);
        let start = "I can't open a thread here. Missing permissions:";
        begins_with(&text, &format!("{start} {names}. A server admin"));
        says(&text, GRANTED_AT);
        world.allow(channel, bits);
    }
    // What the permissions do not say, Discord's refusal does.
    let made = ada.asks("challenge", apart(boris)).await.id;
    world.playground.fault("POST", THREADS, Fault::fail(403, 50_013));
    let text = refusal(boris, &boris.click_on(made, "Accept").await);
    begins_with(&text, "I can't open a thread here. I need **View Channel**");
    says(&text, "**Send Messages in Threads**");
    says(&text, GRANTED_AT);
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn what_is_missing_is_named_in_the_words_of_who_asks() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    world.forbid(ada.channel, CREATE_PUBLIC_THREADS);
    for (locale, name, place) in [
        ("de", "**Öffentliche Threads erstellen**", "**Kanal bearbeiten > Berechtigungen**"),
        ("es-ES", "**Crear hilos públicos**", "**Editar canal > Permisos**"),
        ("ko", "**공개 스레드 만들기**", "**채널 편집 > 권한**"),
        ("ru", "**Создавать публичные ветки**", "**Настроить канал > Права доступа**"),
    ] {
        world.playground.set_locale(ada.id, locale);
        let outcome = ada.command("challenge", apart(boris)).await;
        says(&outcome, name);
        says(&outcome, place);
    }
    world.finish().await;
}

#[tokio::test]
async fn where_discord_is_slow_a_thread_is_asked_for_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let made = ada.asks("challenge", to(boris, "chess")).await.id;
    let retry_after = Duration::from_secs(300);
    world.playground.fault("POST", THREADS, Fault::RateLimited { retry_after, global: false });
    let text = refusal(boris, &boris.click_on(made, "Accept").await);
    begins_with(&text, "Discord is slow right now.");
    boris.click_on(made, "Accept").await;
    assert_eq!(world.threads().len(), 1, "the challenge stayed open");
    world.finish_with(|it| it.status == 429).await;
}

#[tokio::test]
async fn who_opens_a_game_is_told_once_what_the_bot_lacks() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let channel = ada.channel;
    let lacks = "Missing permissions in this channel:";
    world.forbid(channel, SEND_MESSAGES | ATTACH_FILES | CREATE_PUBLIC_THREADS);
    let shown = config(ada, json!({})).await;
    let line = "- Missing permissions in this channel: **Send Messages**, **Create Public \
                Threads**, **Attach Files**. A server admin";
    says(&shown, line);

    let made = ada.asks("challenge", to(boris, "chess")).await;
    let named = "Missing permissions in this channel: **Send Messages**, **Attach Files**. The \
                 game works";
    let warned = ada.sees("what is missing", |it| it.content.starts_with(named)).await;
    assert_eq!(warned.only_for, Some(ada.id));
    says(&warned, GRANTED_AT);
    boris.click_on(made.id, "Accept").await;
    let warned = boris.sees("what is missing", |it| it.content.starts_with(named)).await;
    assert_eq!(warned.only_for, Some(boris.id));
    // The game works, and nobody is told again.
    let game = GameDriver::found(&world, ada, boris).await;
    game.plays(0, &["e2e4", "e7e5"]).await;
    world.settle().await;
    // One of Ada's is the line of `/config`.
    assert_eq!((told(&world, ada, lacks), told(&world, boris, lacks)), (2, 1));

    // By the command on a person's name, and against Eightfold.
    let games = world.playground.add_channel("games");
    world.forbid(games, VIEW_CHANNEL);
    let (ada, boris) = (ada.at(games), boris.at(games));
    EngineGame::begin(&world, boris, "chess", 1, rules::Color::White).await;
    let named = "Missing permissions in this channel: **View Channel**. The game";
    boris.sees("what is missing", |it| it.content.starts_with(named)).await;
    let menu = ada.command_on("Challenge", boris.id).await.shown();
    ada.choose(&menu, "totem").await;
    ada.sees("what is missing", |it| it.content.starts_with(named)).await;

    // Where nothing is missing, or the game has a thread of its own, nothing is said.
    let (ada, boris) = (ada.at(channel), boris.at(channel));
    world.allow(channel, ATTACH_FILES | CREATE_PUBLIC_THREADS);
    accepted(ada, boris, to(boris, "gravitatur")).await;
    assert_eq!(world.threads().len(), 1);
    world.allow(channel, SEND_MESSAGES);
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
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    world.forbid(ada.channel, ATTACH_FILES | SEND_MESSAGES);
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10_015));
    ada.picks_privately(&["e2", "e4"]).await;
    let named = "I can't post here. Missing permissions: **Send Messages**, **Attach Files**.";
    let text = ada.sees("what is missing", |it| it.content.contains(named)).await;
    assert_eq!(text.only_for, Some(ada.id));
    says(&text, GRANTED_AT);
    assert_eq!(game.actions().await.len(), 1);
    // It comes once it may.
    world.allow(ada.channel, ATTACH_FILES | SEND_MESSAGES);
    boris.command("help", json!({})).await;
    game.shown(1).await;
    world.finish_with(|it| matches!(it.status, 403 | 404)).await;
}

#[tokio::test]
async fn the_board_after_a_private_menu_is_a_message_of_its_own_where_the_bot_may_post() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    let posts = || world.requests("POST", "/messages").len();
    let before = posts();
    game.white.picks_privately(&["e2", "e4"]).await;
    game.shown(1).await;
    assert_eq!(posts(), before + 1);
    // Elsewhere it follows the click.
    world.forbid(game.white.channel, SEND_MESSAGES);
    game.black.picks_privately(&["e7", "e5"]).await;
    game.shown(2).await;
    assert_eq!(posts(), before + 1);
    world.finish().await;
}
