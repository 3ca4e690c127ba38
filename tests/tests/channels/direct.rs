//! Games in direct messages: between two people, where the bot can only answer, and with the bot
//! itself.

mod untaken;

use std::time::Duration;

use playground::{ActError, Answer, Message, Outcome};
use render::{Size, THEMES};
use rules::Color;
use serde_json::json;
use tests::game::{refused, to};
use tests::rows::{JobRow, RatingRow, ResultRow};
use tests::{
    EngineGame, GameDriver, Person, World, against, board_of, offers, outside, picture, says,
};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Ada and Boris, who has not added the bot to his account, in the direct messages of the two.
fn alone(world: &World) -> (Person<'_>, Person<'_>) {
    let (ada, boris) = world.two();
    world.playground.set_installed(boris.id, false);
    let channel = world.playground.channel("Ada, Boris");
    (ada.at(channel), boris.at(channel))
}

/// Ada challenges Boris there to plain chess, and plays White.
async fn begin(world: &World) -> GameDriver<'_> {
    let (ada, boris) = alone(world);
    GameDriver::begin(world, "chess", ada, boris).await
}

/// Checks that a click took the buttons off the message, and left the rest.
fn lost_its_buttons(clicked: &Outcome, before: &Message) {
    assert!(matches!(clicked.answer, Answer::Updated { .. }), "{clicked:?}");
    let message = clicked.message().expect("the board");
    assert_eq!(message.id, before.id);
    assert_eq!(message.content, before.content);
    assert_eq!((message.components.len(), message.attachments.len()), (0, 1));
}

#[tokio::test]
async fn two_play_a_whole_game_and_the_bot_asks_for_nothing_by_itself() {
    let world = World::new().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    let start = game.shown(0).await;
    says(&start, "no ratings, no reminders");
    // Of those who are next one is pinged; nobody clicks their own name.
    lost_its_buttons(&ada.choose(&start, "f2f3").await, &start);
    let board = game.shown(1).await;
    assert_eq!(board.mentions, [boris.id]);
    lost_its_buttons(&boris.choose(&board, "e7e5").await, &board);
    let board = game.shown(2).await;
    assert_eq!(board.mentions, [ada.id]);
    let typed = ada.types("g2g4").await;
    assert!(matches!(typed.answer, Answer::Message { .. }), "{typed:?}");
    game.shown(3).await;
    // Nobody could take the buttons off the board before; who clicks one does.
    assert!(!ada.reads(board.id).components.is_empty());
    lost_its_buttons(&ada.choose(&board, "a2a3").await, &board);
    let told = ada.sees("a refusal", |it| it.content.contains("That's an old board")).await;
    assert_eq!(told.only_for, Some(ada.id));
    // The steps of the picker are private, and the board follows the last one.
    boris.picks(&["d8", "h4"]).await;
    let end = game.shown(4).await;
    says(&end, "checkmate");
    world.settle().await;
    assert_eq!(world.database.game(game.id).await.guild_id, None);
    let results = world.database.all::<ResultRow>().await;
    let results: Vec<_> = results.iter().map(|it| (it.rating.as_str(), it.black_score)).collect();
    assert_eq!(results, [("casual", 2)], "the score counts");
    assert_eq!(world.database.count::<RatingRow>().await, 0, "and no rating");
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_begins_there_too_and_once() {
    let world = World::new().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    let end = game.resigns(ada).await;
    let asked = ada.click_on(end.id, "Rematch").await.shown();
    boris.click_on(asked.id, "Rematch").await;
    let rematch = GameDriver::found(&world, boris, ada).await;
    assert_ne!(rematch.id, game.id);
    let again = ada.click_on(end.id, "Rematch").await;
    refused(ada, "has already begun", [&again]);
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let world = World::new().await;
    let game = begin(&world).await;
    game.plays(0, &["e2e4"]).await;
    let board = game.shown(1).await;
    world.restart_bot().await;
    lost_its_buttons(&game.black.choose(&board, "e7e5").await, &board);
    game.shown(2).await;
    outside::check(&world, game.channel());
    world.finish().await;
}

/// Lets time pass, and what is due in it be done.
async fn pass(world: &World, time: Duration) {
    world.clock.advance(time);
    world.until("nothing is due", async || world.due(|_| true).await == 0).await;
}

#[tokio::test]
async fn clocks_run_and_nothing_is_said_of_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = alone(&world);
    let options = json!({ "pace": "1h" });
    let before = || world.playground.messages(ada.channel, ada.id).len();
    let driver = GameDriver::begin_with(&world, "chess", (ada, boris), &options).await;
    driver.plays(0, &["e2e4"]).await;
    let said = before();
    pass(&world, HOUR).await;
    assert_eq!(before(), said, "no reminder, and nobody is told who is late");
    ada.more("Claim the win").await;
    driver.ended().await;
    world.settle().await;

    let challenge = GameDriver::challenged("chess", (ada, boris), &options).await;
    boris.click_on(challenge.id, "Accept").await;
    let another = |it: &Message| board_of(it).is_some_and(|(game, _)| game != driver.id);
    ada.sees("the next game", another).await;
    let driver = GameDriver::found(&world, ada, boris).await;
    driver.plays(0, &["e2e4"]).await;
    let said = before();
    pass(&world, HOUR).await;
    pass(&world, HOUR * 72).await;
    let log = world.record(driver.id).await;
    assert_eq!(log.last().map(|it| it.1.as_str()), Some("time_forfeit"), "{log:?}");
    assert_eq!(before(), said);
    ada.command("board", json!({})).await;
    driver.ended().await;
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_lapses_without_a_word_and_says_so_when_it_is_clicked() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = alone(&world);
    let challenge = ada.asks("challenge", json!({ "variant": "chess" })).await;
    let told = &challenge.content;
    assert!(told.contains("no ratings") && !told.contains("Casual game"), "{told}");
    world.clock.advance(HOUR * 25);
    let jobs = async || world.database.all::<JobRow>().await;
    let lapsed = async || {
        world.database.open_challenges().await.is_empty()
            && !jobs().await.iter().any(|it| it.kind == "challenge")
    };
    world.until("it has lapsed", lapsed).await;
    assert_eq!(ada.reads(challenge.id).content, challenge.content);
    lost_its_buttons(&boris.click_on(challenge.id, "Accept").await, &challenge);
    boris.sees("a refusal", |it| it.content.contains("That challenge expired")).await;
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn offers_are_answered_and_stale_ones_lose_their_buttons() {
    let world = World::new().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    world.playground.set_installed(boris.id, true);
    game.plays(0, &["e2e4"]).await;
    let offer = ada.asks("draw", json!({})).await;
    offers::noted(&world).await;
    game.plays(1, &["e7e5"]).await;
    let stale = boris.click_on(offer.id, "Accept the draw").await;
    assert!(stale.message().is_some_and(|it| it.id == offer.id && it.components.is_empty()));
    boris.sees("a refusal", |it| it.content.contains("That draw offer expired")).await;
    let offer = ada.asks("takeback", json!({})).await;
    let allowed = boris.click_on(offer.id, "Allow").await;
    assert!(allowed.message().is_some_and(|it| it.id == offer.id && it.components.is_empty()));
    game.shown(3).await;
    let offer = ada.command("abort", json!({})).await;
    if let Some(message) = offer.message().filter(|it| it.button("Accept").is_some()) {
        boris.click_on(message.id, "Accept").await;
    }
    world.settle().await;
    outside::check(&world, game.channel());
    world.finish().await;
}

#[tokio::test]
async fn what_all_see_stays_in_the_language_of_who_challenged() {
    let world = World::new().await;
    let (ada, boris) = alone(&world);
    world.playground.set_locale(ada.id, "de");
    let challenge = ada.asks("challenge", json!({ "variant": "chess", "color": "white" })).await;
    says(&challenge, "Hier gibt es keine Wertungen");
    says(&boris.click_on(challenge.id, "Annehmen").await, "nimmt");
    let start = boris.sees("the first board", |it| board_of(it).is_some()).await;
    says(&start, "Partie");
    ada.choose(&start, "e2e4").await;
    world.restart_bot().await;
    let seen = |it: &Message| board_of(it).is_some_and(|(_, seq)| seq == Some(1));
    let board = boris.sees("the board", seen).await;
    says(&board, "du bist dran");
    // What is his alone is in his.
    let private = boris.click_on(board.id, "Mehr").await;
    assert!(private.is_private());
    says(&private, "Which piece");
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn the_next_board_looks_as_who_is_next_has_chosen() {
    let world = World::new().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    let (usual, chosen) = (&THEMES[0], &THEMES[1]);
    ada.command("settings", json!({ "theme": chosen.name, "size": "small" })).await;
    let start = game.shown(0).await;
    assert_eq!(picture::look(&world, &start), (usual.name, Size::Normal));
    ada.choose(&start, "f2f3").await;
    let his = game.shown(1).await;
    assert_eq!(picture::look(&world, &his), (usual.name, Size::Normal), "Boris has chosen nothing");
    boris.choose(&his, "e7e5").await;
    let is_next = |it: &Message| board_of(it) == Some((game.id, Some(2)));
    let hers = ada.sees("the next board", is_next).await;
    assert_eq!(picture::look(&world, &hers), (chosen.name, Size::Small));
    ada.choose(&hers, "a2a3").await;
    let his = game.shown(3).await;
    assert_eq!(picture::look(&world, &his), (usual.name, Size::Normal));
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn what_needs_a_server_is_not_offered_and_the_rest_works() {
    let world = World::new().await;
    let game = begin(&world).await;
    let ada = game.white;
    game.plays(0, &["e2e4"]).await;
    let group = ada.at(world.playground.channel("Friends"));
    let own = ada.at(world.playground.channel("Eightfold (Ada)"));
    for person in [ada, group, own] {
        for command in ["config", "leaderboard", "profile"] {
            let tried = person.try_command(command, json!({})).await;
            assert!(matches!(tried, Err(ActError::NotOffered { .. })), "/{command}: {tried:?}");
        }
    }
    let tried = game.black.try_command("board", json!({})).await;
    assert!(matches!(tried, Err(ActError::NotOffered { .. })), "Boris has not added the bot");
    let address = format!("https://discord.com/channels/@me/{}/", ada.channel);
    says(&ada.command("games", json!({})).await, &address);
    says(&own.command("games", json!({})).await, &address);
    says(&own.command("board", json!({})).await, "There's no game here. Start one with");
    let number = game.id;
    says(&own.command("game", json!({ "number": number })).await, "e4");
    let chen = world.person("Chen");
    let others = chen.at(world.playground.channel("Eightfold (Chen)"));
    says(&others.command("games", json!({})).await, "You aren't playing outside servers");
    for person in [others, chen] {
        let secret = person.command("game", json!({ "number": number })).await;
        refused(person, "There's no game", [&secret]);
    }
    let settings = ada.command("settings", json!({ "theme": "slate" })).await;
    assert!(!settings.content().contains("this server"), "{}", settings.content());
    for (command, options) in [
        ("help", json!({})),
        ("rules", json!({ "variant": "totem" })),
        ("roll", json!({ "dice": "2d6" })),
        ("export", json!({})),
        ("replay", json!({})),
        ("game", json!({})),
        ("board", json!({ "text": true })),
        ("forget-me", json!({})),
    ] {
        let outcome = ada.command(command, options).await;
        let content = outcome.content();
        assert!(!content.is_empty() && !content.contains("went wrong"), "/{command}: {content}");
    }
    assert!(ada.suggestions("d").await.is_empty(), "it is not her turn");
    let hint = ada.command("hint", json!({})).await;
    refused(ada, "Hints are only for games against me", [&hint]);
    world.settle().await;
    outside::check(&world, ada.channel);
    outside::check(&world, group.channel);
    world.finish().await;
}

#[tokio::test]
async fn with_the_bot_itself_there_is_nobody_else() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let ada = ada.at(world.playground.channel("Eightfold (Ada)"));
    let oneself = ada.command("challenge", to(ada, "chess")).await;
    refused(ada, "leave out `opponent`", [&oneself]);
    let mut thread = against(&world, "chess", 3, Color::White);
    thread["thread"] = json!(true);
    refused(ada, "There are no threads here", [&ada.command("challenge", thread).await]);
    let mut game = EngineGame::begin(&world, ada, "chess", 1, Color::White).await;
    let start = ada.sees("the first board", |it| board_of(it).is_some()).await;
    assert!(!start.content.contains("only respond"), "{}", start.content);
    assert!(!game.play_randomly(4).await, "four turns end no game");
    let another = against(&world, "chess", 1, Color::White);
    refused(ada, "There are no threads here", [&ada.command("challenge", another).await]);
    game.resign().await;
    // Nobody need say whom: there is only one to play.
    ada.command("challenge", json!({ "variant": "totem", "color": "white" })).await;
    ada.sees("a game", |it| it.content.contains("against me (level 3)")).await;
    // There the bot is a member, and takes the buttons off by itself.
    let path = format!("/channels/{}/messages/", ada.channel);
    let edits = |it: &playground::Entry| it.method == "PATCH" && it.path.contains(&path);
    assert!(world.playground.request_log().iter().any(edits));
    world.finish().await;
}

#[tokio::test]
async fn eightfold_answers_where_it_is_a_guest() {
    let world = World::new().await;
    let (ada, _) = alone(&world);
    let game = EngineGame::begin(&world, ada, "chess", 1, Color::White).await;
    let mut board = ada.sees("the first board", |it| board_of(it).is_some()).await;
    says(&board, "Here I can only respond");
    for turn in ["e2e4", "d2d4", "g1h3"] {
        let seq = world.record(game.id).await.len();
        let picked = ada.picks(&[&turn[..2], &turn[2..]]).await;
        assert!(matches!(picked.answer, Answer::Updated { .. }), "{picked:?}");
        let next = |it: &Message| board_of(it) == Some((game.id, Some(seq + 2)));
        board = ada.sees("the answer", next).await;
        picture::check(&world, &board);
    }
    // A late answer becomes the message that tells of her turn, by the token of that turn.
    world.settle().await;
    let seq = world.record(game.id).await.len();
    world.database.hold_engine().await;
    ada.picks(&["b1", "a3"]).await;
    let thinks = |it: &Message| it.content.contains("I'm thinking.");
    let shown = ada.sees("the board before the answer", thinks).await;
    world.restart_bot().await;
    world.database.let_engine_go().await;
    let next = |it: &Message| board_of(it) == Some((game.id, Some(seq + 2)));
    let answered = async || world.playground.messages(ada.channel, ada.id).iter().any(next);
    world.pass_until(Duration::from_secs(1), "the engine has answered", answered).await;
    assert_eq!(ada.sees("the answer", next).await.id, shown.id);
    game.resign().await;
    outside::check(&world, ada.channel);
    world.finish().await;
}

/// The greetings in a channel, as this person sees them.
fn greetings(person: Person<'_>) -> Vec<Message> {
    let greets = |it: &Message| it.content.contains("I don't read chat");
    person.world().playground.messages_of(person.channel, person.id, greets)
}

#[tokio::test]
async fn who_writes_to_the_bot_is_greeted_once_in_half_an_hour_and_nobody_in_a_server() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let direct = ada.at(world.playground.channel("Eightfold (Ada)"));
    let writes = |person: Person<'_>| {
        world.playground.say(person.id, person.channel, "hello").expect("it is written");
    };
    writes(boris);
    writes(direct);
    let greeting = direct.sees("a greeting", |it| it.button("Play Eightfold").is_some()).await;
    writes(direct);
    world.clock.advance(HOUR / 2);
    writes(direct);
    direct
        .sees("another greeting", |it| it.id > greeting.id && it.button("Play Eightfold").is_some())
        .await;
    world.settle().await;
    assert_eq!((greetings(direct).len(), greetings(ada).len()), (2, 0));
    let asked = direct.click("Play Eightfold").await;
    says(asked.message().expect("a question"), "Which variant");
    world.finish().await;
}
