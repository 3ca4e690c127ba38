//! A database that a bot has left, after a later version has migrated it: nothing is lost, and games go on.

use playground::{Entry, Message};
use render::Scene;
use serde_json::json;
use tests::game::{GAME, after, plays};
use tests::puzzles::posted;
use tests::rows::{ChallengeRow, DailyPuzzleRow, EntryRow, JobRow, OfferRow, ReviewRow, Row};
use tests::stored::{self, ACTIONS, ENDED, OUTSIDE, RUNNING};
use tests::{World, outside, picture};

/// All rows of some tables.
#[derive(PartialEq, Debug)]
struct Kept {
    challenges: Vec<ChallengeRow>,
    entries: Vec<EntryRow>,
    reviews: Vec<ReviewRow>,
    puzzles: Vec<DailyPuzzleRow>,
    deadline: Option<i64>,
}

impl Kept {
    async fn of(world: &World) -> Self {
        async fn some<R: Row>(world: &World) -> Vec<R> {
            let rows: Vec<R> = world.database.all().await;
            assert!(!rows.is_empty(), "{}", R::TABLE);
            rows
        }
        Self {
            challenges: some(world).await,
            entries: some(world).await,
            reviews: some(world).await,
            puzzles: some(world).await,
            deadline: world.database.deadline(OUTSIDE).await,
        }
    }
}

#[tokio::test]
async fn games_go_on_after_a_migration() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    stored::populate(&world).await;
    let tried = |job: &JobRow| job.waits_for_a_time() || job.attempts > 0 && job.leased_until == 0;
    let all_tried = async || world.database.all::<JobRow>().await.iter().all(tried);
    world.until("what is owed is put off", all_tried).await;
    world.stop_bot().await;
    let before = Kept::of(&world).await;
    let takeback = world.database.all::<OfferRow>().await.into_iter();
    let takeback = takeback.filter(|it| it.kind == "takeback").find_map(|it| it.message_id);
    let takeback = takeback.expect("where it is").to_string();

    world.database.migrate_further().await;
    world.database.accept_migrations().await;
    world.playground.clear_faults();
    world.start_bot().await;
    assert_eq!(Kept::of(&world).await, before);
    // What became of an offer is shown there as soon as that can be done.
    let is_edit =
        |it: &Entry| it.method == "PATCH" && it.path.ends_with(&takeback) && it.status == 200;
    world.until_request("the owed edit", is_edit).await;
    check_running(&world).await;
    check_ended(&world).await;
    check_outside(&world).await;
    check_server(&world).await;
    check_review(&world).await;
    check_puzzles(&world).await;
    world.finish_with(|it| it.status == 503).await;
}

async fn check_running(world: &World) {
    let (ada, boris) = world.two();
    let mut game = after(GAME, ACTIONS);
    let actor = game.position().side_to_act();
    assert_eq!(
        picture::look(world, &ada.asks("board", json!({})).await).0,
        "slate",
        "as Ada has chosen"
    );
    let board = boris.asks("board", json!({})).await;
    assert!(board.content.contains(&format!("game {RUNNING}")), "{}", board.content);
    picture::check_scene(world, &board, &Scene::of_game(&game, actor));

    let turn = boris.types("d7d5").await;
    assert!(turn.content().contains("move 1... · game"), "{}", turn.content());
    let record: Vec<String> = world.record(RUNNING).await.into_iter().map(|it| it.2).collect();
    assert_eq!(record, ["r5", "e2e4", "r5", "d7d5"]);
    world.restart_bot().await;
    plays(&mut game, "d7d5");
    let board = boris.asks("board", json!({})).await;
    picture::check_scene(world, &board, &Scene::of_game(&game, game.position().side_to_act()));
}

async fn check_ended(world: &World) {
    let general = world.playground.channel("general");
    let replay = world.person("Chen").at(general).asks("replay", json!({})).await;
    assert!(replay.content.contains("resigned"), "{}", replay.content);
    let film = picture::film(world, &replay, ENDED);
    assert_eq!(film.delays.len(), 3, "the start and two turns");
}

async fn check_outside(world: &World) {
    let (ada, boris) = world.two();
    let direct = world.playground.channel("Ada, Boris");
    boris.at(direct).types("e7e5").await;
    let starts = |it: &Message| it.content.contains(&format!("game {OUTSIDE}"));
    let board = ada.at(direct).sees("the next board", starts).await;
    assert_eq!(board.mentions, [ada.id], "{}", board.content);
    let record: Vec<String> = world.record(OUTSIDE).await.into_iter().map(|it| it.2).collect();
    assert_eq!(record, ["e2e4", "e7e5"]);
    outside::check(world, direct);
}

async fn check_server(world: &World) {
    let (ada, _) = world.two();
    let config = ada.command("config", json!({})).await;
    let config = config.message().expect("the server's settings");
    assert!(config.content.contains("**without threads**"), "{}", config.content);
    let general = world.playground.channel("general");
    assert_eq!(config.channel_menus()[0].chosen, [ada.channel, general]);
}

async fn check_review(world: &World) {
    let before: Vec<ReviewRow> = world.database.all().await;
    let (ada, _) = world.two();
    let seen = world.playground.messages(ada.channel, ada.id).len();
    ada.command("review", json!({ "game": ENDED })).await;
    let is_new = |it: &Message| it.content.starts_with("**Review of game 1**");
    let again = async || {
        let messages = world.playground.messages(ada.channel, ada.id);
        messages.len() > seen && messages[seen..].iter().any(is_new)
    };
    world.until("the review is seen again", again).await;
    let review = ada.sees("the review", is_new).await;
    let better = format!("- move 1..., {}: **g5** ", ada.mention());
    let list = ada.click_on(review.id, "Next").await.shown();
    assert!(list.content.contains(&better), "{}", list.content);
    let now: Vec<ReviewRow> = world.database.all().await;
    assert_eq!(now, before, "it is not reckoned again");
    let settings = ada.command("settings", json!({})).await;
    assert!(settings.content().contains("**no tips**"), "{}", settings.content());
}

async fn check_puzzles(world: &World) {
    let (ada, boris) = world.two();
    posted(world).await;
    for (who, solved) in [(ada, "1 of 2 solved"), (boris, "0 of 1 solved")] {
        let profile = who.command("profile", json!({})).await;
        assert!(profile.content().contains(solved), "{}", profile.content());
    }
    let config = ada.command("config", json!({})).await;
    let config = config.message().expect("the server's settings");
    let general = world.playground.channel("general");
    let told = format!("The puzzle of the day is posted in <#{general}> at 00:05 UTC.");
    assert!(config.content.contains(&told), "{}", config.content);
}
