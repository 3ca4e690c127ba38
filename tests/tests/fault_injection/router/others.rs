//! What belongs to others than a stranger, in every table, and what all see of it.

use std::fmt::Debug;

use playground::{Id, Message};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use tests::game::GAME;
use tests::puzzles::{puzzle, solves};
use tests::rows::{
    self, ChallengeRow, ClockRow, DailyPuzzleRow, DailySolveRow, EntryRow, FileRow, FollowerRow,
    GameChannelRow, GamePortraitRow, GameRow, GuildSettingsRow, JobRow, LuckRow, OfferRow,
    PuzzleAttemptRow, PuzzleChannelRow, PuzzleRatingRow, PuzzleUserRow, RatedGameRow, RatingRow,
    ResultRow, ReviewRow, Row, ThreadRow, UserInstallRow, UserSettingsRow,
};
use tests::{GameDriver, Person, World};

/// The tables in which nothing is anybody's: the processes' own, and which numbers are given out.
const NOBODYS: [&str; 5] =
    ["_sqlx_migrations", "heartbeats", "id_sequences", "identify_slots", "locks"];

/// The games and challenges that were there before a stranger came.
const OLD: i64 = 3;

/// What stands in for more than one play: somebody follows, and there are channels of other kinds.
async fn write_more(world: &World) {
    let (guild_id, channel_id) = (7, 7);
    let database = &world.database;
    database.insert(&[FollowerRow { game_id: 1, user_id: 7, followed_at: 1 }]).await;
    let portrait = GamePortraitRow {
        game_id: 1,
        side: "white".to_owned(),
        user_id: 7,
        ..GamePortraitRow::default()
    };
    database.insert(&[portrait]).await;
    database.insert(&[ThreadRow { channel_id }]).await;
    database.insert(&[UserInstallRow { channel_id, guild_id: Some(guild_id) }]).await;
    database.insert(&[GameChannelRow { guild_id, channel_id }]).await;
    let puzzles = PuzzleChannelRow { guild_id, channel_id, ..PuzzleChannelRow::default() };
    database.insert(&[puzzles]).await;
    let parked = JobRow {
        kind: "puzzle".to_owned(),
        subject_id: guild_id,
        guild_id: Some(guild_id),
        channel_id,
        payload: "{}".to_owned(),
        ..JobRow::default()
    };
    database.insert(&[parked]).await;
}

/// What a stranger may not change, by any click or command. Theirs is what they have begun since.
pub(super) async fn of_others(connection: &mut AnyConnection) -> Vec<String> {
    let games = rows::all::<GameRow>(connection).await.expect("the games");
    let player = games[0].white_id.expect("a person");
    let mut others = Others { connection, rows: Vec::new() };
    others.of(|it: GameRow| (it.game_id <= OLD).then(|| it.without_board())).await;
    others.all_of(|it: &EntryRow| it.game_id <= OLD).await;
    others.all_of(|it: &ClockRow| it.game_id <= OLD).await;
    others.all_of(|it: &OfferRow| it.game_id <= OLD).await;
    others.all_of(|it: &ChallengeRow| it.challenge_id <= OLD).await;
    others.all_of(|it: &ResultRow| it.game_id <= OLD).await;
    others.all_of(|it: &RatedGameRow| it.game_id <= OLD).await;
    others.all_of(|it: &LuckRow| it.game_id <= OLD).await;
    others.all_of(|it: &ReviewRow| it.game_id <= OLD).await;
    others.all_of(|it: &GamePortraitRow| it.game_id <= OLD).await;
    others.all_of(|_: &RatingRow| true).await;
    others.of(old_job).await;
    others.all_of(|it: &FollowerRow| it.followed_at == 1).await;
    others.all_of(|it: &FileRow| it.user_id == player).await;
    others.all_of(|it: &ThreadRow| it.channel_id == 7).await;
    others.all_of(|it: &UserInstallRow| it.channel_id == 7).await;
    others.all_of(|_: &GameChannelRow| true).await;
    others.all_of(|_: &PuzzleChannelRow| true).await;
    others.all_of(|it: &PuzzleUserRow| it.user_id == player).await;
    let attempts = rows::all::<PuzzleAttemptRow>(others.connection).await.expect("attempts");
    let tried =
        |puzzle: &String| attempts.iter().any(|it| it.user_id == player && it.puzzle_id == *puzzle);
    others.all_of(|it: &PuzzleAttemptRow| it.user_id == player).await;
    others.all_of(|it: &PuzzleRatingRow| tried(&it.puzzle_id)).await;
    let solves = rows::all::<DailySolveRow>(others.connection).await.expect("solves");
    let solved = |day: i64| solves.iter().any(|it| it.user_id == player && it.day == day);
    others.all_of(|it: &DailyPuzzleRow| solved(it.day)).await;
    others.all_of(|it: &DailySolveRow| it.user_id == player).await;
    // What language a server's own is, Discord tells with whatever anybody does.
    let without_locale = |it: GuildSettingsRow| {
        let mut data: Value = serde_json::from_str(&it.data).expect("JSON");
        data.as_object_mut().expect("an object").remove("locale");
        (it.guild_id, data)
    };
    others.of(|it: GuildSettingsRow| Some(without_locale(it))).await;
    others.all_of(|it: &UserSettingsRow| it.data.contains("\"slate\"")).await;
    others.rows
}

/// What is to be done of old games and challenges, and for servers. Attempts come and go.
fn old_job(job: JobRow) -> Option<JobRow> {
    let is_old = match job.kind.as_str() {
        "followers" => false,
        "challenge" => job.subject_id <= OLD,
        "puzzle" => true,
        _ => job.game_id.is_some_and(|it| it <= OLD),
    };
    let run_at = job.run_at.filter(|_| ["challenge", "puzzle"].contains(&job.kind.as_str()));
    let lasting = JobRow {
        run_at,
        attempts: 0,
        first_attempt_at: 0,
        leased_until: 0,
        payload: String::new(),
        ..job
    };
    is_old.then_some(lasting)
}

/// Rows of others, as texts.
struct Others<'a> {
    connection: &'a mut AnyConnection,
    rows: Vec<String>,
}

impl Others<'_> {
    /// What `of` makes of the rows of a table.
    async fn of<R: Row, T: Debug>(&mut self, of: impl Fn(R) -> Option<T>) {
        self.rows.extend(rows::texts(self.connection, of).await.expect("the rows"));
    }

    /// All rows of a table that `is_it` is true of.
    async fn all_of<R: Row + Debug>(&mut self, is_it: impl Fn(&R) -> bool) {
        self.of(|row: R| is_it(&row).then_some(row)).await;
    }
}

/// Checks that something of others stands in each table.
async fn check_all_are_looked_at(world: &World) {
    let rows = of_others(&mut world.database.connect().await).await;
    let tables = world.database.tables().await;
    assert!(tables.len() > 20, "{tables:?}");
    for table in tables.iter().filter(|it| !NOBODYS.contains(&it.as_str())) {
        let of_it = format!("{table}: ");
        assert!(rows.iter().any(|row| row.starts_with(&of_it)), "nothing of {table} is looked at");
    }
}

/// What all see of these messages. The buttons of a board go with it where somebody has it shown
/// again.
pub(super) fn public(world: &World, (who, channel): (Id, Id), messages: &[Id]) -> Vec<String> {
    let seen = world.playground.messages(channel, who).into_iter();
    let public = seen.filter(|it| it.only_for.is_none() && messages.contains(&it.id));
    let text = |it: Message| {
        let files: Vec<Id> = it.attachments.iter().map(|it| it.id).collect();
        let is_board = it.content.contains("· game 1");
        let buttons = if is_board { &[] } else { &it.components[..] };
        format!("{}: {:?} {buttons:?} {files:?}", it.id, it.content)
    };
    public.map(text).collect()
}

/// A rated game that has ended and is reviewed, its luck, a file, and a solved puzzle of the day.
async fn in_the_past(world: &World, ada: Person<'_>, boris: Person<'_>) {
    let table = GameDriver::begin(world, GAME, ada, boris).await;
    ada.command("roll", json!({})).await;
    table.noted(1).await;
    ada.types("e2e4").await;
    table.noted(2).await;
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    ada.command("review", json!({})).await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game ")).await;
    // Who had how much luck is reckoned up when somebody asks.
    ada.command("profile", json!({})).await;
    let exported = ada.command("export", json!({})).await;
    let file = world.file(exported.message().expect("an answer").attachments[0].id);
    let text = String::from_utf8(file).expect("a text");
    let file = json!({ "filename": "game.pgn", "text": text });
    ada.command("replay", json!({ "file": file })).await;
    let daily = puzzle(ada, json!({ "daily": true })).await;
    solves(ada, &daily).await;
}

/// A game with an open offer and a challenge to somebody; the messages that all this is in.
pub(super) async fn in_the_middle(world: &World) -> Vec<Id> {
    let (ada, boris) = world.two();
    let table = GameDriver::begin_with(world, GAME, (ada, boris), &json!({ "pace": "1d" })).await;
    ada.command("roll", json!({})).await;
    table.shown(1).await;
    ada.picks_privately(&["e2", "e4"]).await;
    table.shown(2).await;
    ada.command("draw", json!({})).await;
    let options = json!({ "variant": "totem", "opponent": boris.id.to_string() });
    let asked = ada.command("challenge", options).await;
    let private = ada.command("settings", json!({ "theme": "slate" })).await;
    ada.command("config", json!({ "theme": "walnut" })).await;
    let own = ada.at(world.playground.channel("Eightfold (Ada)"));
    own.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
    let general = world.playground.channel("general");
    in_the_past(world, ada.at(general), boris.at(general)).await;
    world.settle().await;
    write_more(world).await;
    check_all_are_looked_at(world).await;
    let mut messages: Vec<Id> =
        world.playground.messages(ada.channel, ada.id).iter().map(|it| it.id).collect();
    messages.extend([&asked, &private].map(|it| it.message().expect("a message").id));
    messages
}
