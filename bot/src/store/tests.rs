//! What the database must be, seen from inside: its settings, and how it is opened.

use rules::ByColor;
use secrecy::{ExposeSecret, SecretString};
use sqlx::{Connection, Executor, Row};
use tempfile::TempDir;

use super::connections::connect;
use super::{
    Accepted, Begun, Challenged, JobKind, NEVER, NewChallenge, NewGame, NewOffer, Offered, SeatRow,
    Store, Written,
};
use crate::clock::Clock;
use crate::config::Shards;
use crate::ids::{ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use crate::limits::Limits;

pub(super) fn address(folder: &TempDir) -> SecretString {
    format!("sqlite://{}", folder.path().join("games.db").display()).into()
}

pub(super) async fn open(url: &SecretString) -> Result<Store, String> {
    Store::open(url, Clock::system()).await.map_err(|error| error.to_string())
}

/// A new store by this clock, and the folder that holds it.
pub(super) async fn new_store(clock: Clock) -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&address(&folder), clock).await.unwrap();
    (folder, store)
}

/// A game of two people that is to be rated.
fn new_game(channel: u64, people: ByColor<u64>, variant: &str) -> NewGame<'_> {
    let [white, black] = [people.white, people.black].map(|id| SeatRow::Person(UserId(id)));
    NewGame {
        guild: Some(GuildId(7)),
        channel: ChannelId(channel),
        guest: false,
        language: None,
        variant,
        start: None,
        white,
        black,
        rated: true,
        secret: "",
        next: "white",
        engine: false,
        pace: None,
        token: None,
    }
}

/// Such a game that began by a challenge, in a channel of its own.
pub(super) async fn begin(
    store: &Store,
    channel: u64,
    people: ByColor<u64>,
    variant: &str,
) -> GameId {
    let challenge = NewChallenge {
        guild: Some(GuildId(7)),
        channel: ChannelId(channel),
        challenger: UserId(people.white),
        name: "Ada",
        opponent: None,
        variant,
        color: "white",
        thread: Some(false),
        pace: None,
        rated: true,
        start: None,
        language: None,
        interaction: InteractionId(channel),
    };
    let Challenged::Done(id) = store.add_challenge(&challenge, &Limits::NONE).await.unwrap() else {
        panic!("nobody else challenges there");
    };
    let game = new_game(channel, people, variant);
    let Accepted::Game(game) = store.add_game(id, &game).await.unwrap() else {
        panic!("nobody else plays there");
    };
    game
}

async fn begin_any(store: &Store) -> GameId {
    begin(store, 2, ByColor { white: 3, black: 5 }, "chess").await
}

#[tokio::test]
async fn every_connection_writes_to_the_disk_and_keeps_references() {
    let (_folder, store) = new_store(Clock::system()).await;
    let pragma = async |connection: &mut super::limited::AnyConnection, name: &'static str| {
        let row = connection.fetch_one(name).await.unwrap();
        row.try_get::<i64, _>(0).map_or_else(|_| row.get::<String, _>(0), |it| it.to_string())
    };
    let mut reader = store.readers.lend().await.unwrap();
    let mut writer = store.writer.begin().await.unwrap();
    for connection in [&mut *reader, &mut *writer] {
        assert_eq!(pragma(connection, "PRAGMA journal_mode").await, "wal");
        assert_eq!(pragma(connection, "PRAGMA synchronous").await, "2", "FULL");
        assert_eq!(pragma(connection, "PRAGMA foreign_keys").await, "1");
        assert_eq!(pragma(connection, "PRAGMA busy_timeout").await, "5000");
    }
    assert_eq!(pragma(&mut reader, "PRAGMA cache_size").await, "-512");
    assert_eq!(pragma(&mut writer, "PRAGMA cache_size").await, "-4096");
    assert_eq!(pragma(&mut writer, "PRAGMA wal_autocheckpoint").await, "4000");
}

#[tokio::test]
async fn the_newest_board_keeps_its_buttons_in_whichever_order_they_are_noted() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    let [board, later] = [100, 200].map(MessageId);
    let noted = async |ply, message| {
        let stale = store.board_shown((game, ply), message, false).await.unwrap();
        stale.stale.first().copied()
    };
    assert_eq!(noted(5, board).await, None);
    // The same message becomes the next board, and its own older note comes late.
    assert_eq!(noted(6, board).await, None);
    assert_eq!(noted(5, board).await, None, "the message shows the newest board");
    // It is shown once more in a later message, and the edit of the old one is noted after that.
    assert_eq!(noted(6, later).await, Some(board));
    assert_eq!(noted(6, board).await, Some(board), "the later message stays");
    assert_eq!(noted(7, board).await, Some(later));
    assert_eq!(noted(6, later).await, Some(later));
}

#[tokio::test]
async fn a_message_that_is_to_become_the_next_board_keeps_its_buttons() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    let [board, copy] = [100, 200].map(MessageId);
    let stale = async |message| {
        let shown = store.board_shown((game, 0), message, true).await.unwrap();
        shown.stale.first().copied()
    };
    assert_eq!(stale(board).await, None);
    owe(&store, &[("board", 1, 0, 0)]).await;
    let mut writer = store.writer.begin().await.unwrap();
    writer.execute("UPDATE jobs SET message = 100 WHERE ply = 1").await.unwrap();
    writer.commit().await.unwrap();
    assert_eq!(stale(copy).await, None);
    assert_eq!(stale(board).await, None, "though it is noted later");
}

#[tokio::test]
async fn a_game_against_the_engine_begins_once_for_each_command_and_not_too_often() {
    let (_folder, store) = new_store(Clock::system()).await;
    let user = UserId(3);
    let begin = async |origin, channel| {
        let people = ByColor { white: 0, black: user.0 };
        let game = new_game(channel, people, "chess");
        let new = NewGame { white: SeatRow::Engine(3), rated: false, engine: true, ..game };
        store.add_engine_game(origin, (user, 2), &new).await.unwrap()
    };
    assert_eq!(begin(10, 20).await, Begun::Game(GameId(1)));
    // The same delivered twice is no other game, wherever it would be played.
    assert_eq!(begin(10, 20).await, Begun::Duplicate);
    assert_eq!(begin(10, 21).await, Begun::Duplicate);
    assert_eq!(begin(11, 20).await, Begun::Busy);
    let running = async |origin| {
        let found = store.running_against_engine(user).await.unwrap();
        let found: Vec<_> = found.iter().map(|it| (it.game.0, it.ply, it.channel.0)).collect();
        (found, store.has_begun(origin).await.unwrap())
    };
    assert_eq!(running(10).await, (vec![(1, 0, 20)], true));
    assert_eq!(begin(12, 22).await, Begun::Game(GameId(2)), "numbers are not used up");
    assert_eq!(begin(13, 23).await, Begun::TooMany);
    assert_eq!(running(13).await, (vec![(1, 0, 20), (2, 0, 22)], false));
    let owed = store.due_jobs(9, Some(Shards::ONE)).await.unwrap();
    assert!(owed.is_empty(), "what the engine owes is leased to who began");
    assert!(store.next_due(Some(Shards::ONE)).await.unwrap().is_some());
}

/// Owes what is due, and leased, at these times: kind, ply, due, lease.
async fn owe(store: &Store, owed: &[(&str, i64, i64, i64)]) {
    let mut writer = store.writer.begin().await.unwrap();
    for (kind, ply, due, lease) in owed {
        let statement = "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) \
                         VALUES ($1, 1, $2, 1, $3, 0, 0, $4)";
        let job = sqlx::query(statement).bind(kind).bind(ply).bind(due).bind(lease);
        job.execute(&mut *writer).await.unwrap();
    }
    writer.commit().await.unwrap();
}

#[tokio::test]
async fn where_the_clock_is_set_back_all_is_due_and_whoever_is_at_something_stays_at_it() {
    let clock = Clock::manual(1_800_000_000_000);
    let (_folder, store) = new_store(clock.clone()).await;
    begin_any(&store).await;
    let (now, hour) = (clock.now(), 60 * 60 * 1000);
    let owed = [
        ("board", 1, now + hour, 0),
        ("board", 2, now - 5, now + hour),
        ("offers", 3, now - 5, now + 30_000),
        ("flag", 4, now + hour, 0),
        ("board", 5, NEVER, 0),
    ];
    owe(&store, &owed).await;
    let due = async || {
        let due = store.due_jobs(9, Some(Shards::ONE)).await.unwrap();
        due.iter().map(|(_, job)| job.ply).collect::<std::collections::BTreeSet<_>>()
    };
    // Each process of a machine notices it.
    for _ in 0..2 {
        store.let_jobs_be_due().await.unwrap();
        assert_eq!(due().await, [1].into());
    }
    clock.advance(std::time::Duration::from_secs(60));
    // The game's own first board, which was leased too, is the one of ply 0.
    assert_eq!(due().await, [0, 1, 2, 3].into());
}

#[tokio::test]
async fn no_kind_of_job_keeps_another_one_waiting() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    assert_eq!(game, GameId(1));
    let leased = i64::MAX;
    let owed = [
        ("engine", 1, 1, 0),
        ("offers", 4, 4, 0),
        ("offers", 3, 3, 0),
        ("offers", 2, 2, 0),
        ("board", 9, 9, 0),
        ("board", 8, 8, leased),
        ("flag", 7, NEVER, 0),
        ("of another version", 5, 5, 0),
    ];
    owe(&store, &owed).await;
    let due = store.due_jobs(2, Some(Shards::ONE)).await.unwrap();
    let due: Vec<_> = due.iter().map(|(kind, job)| (*kind, job.ply)).collect();
    let offers = [(JobKind::Offers, 2), (JobKind::Offers, 3)];
    assert_eq!(due, [(JobKind::Board, 9), offers[0], offers[1], (JobKind::Engine, 1)]);
}

#[tokio::test]
async fn an_offer_that_somebody_accepts_is_closed_with_who_is_forgotten() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    let offer = NewOffer {
        game,
        ply: 0,
        kind: "rematch",
        seat: "white",
        state: "open",
        mutual: true,
        interaction: InteractionId(6),
    };
    let Offered::Done(offer) = store.add_offer(&offer).await.unwrap() else {
        panic!("nobody else offers");
    };
    let mut writer = store.writer.begin().await.unwrap();
    writer.execute("UPDATE games SET result = 'white', next = NULL").await.unwrap();
    writer.commit().await.unwrap();
    assert_eq!(store.claim_offer(offer).await.unwrap(), Written::Done(()));
    store.forget(UserId(5)).await.unwrap();
    assert_eq!(store.offer(offer).await.unwrap().unwrap().state, "declined");
    store.release_offer(offer).await.unwrap();
    assert_eq!(store.offer(offer).await.unwrap().unwrap().state, "declined");
}

#[tokio::test]
async fn several_may_open_a_new_database_at_once() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let url = address(&folder);
        let (one, two, three) = tokio::join!(open(&url), open(&url), open(&url));
        for opened in [one, two, three] {
            opened.map(drop).unwrap();
        }
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_written_to_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let url = address(&folder);
    open(&url).await.unwrap().close().await;
    let only_read = format!("{}?mode=ro", url.expose_secret()).into();
    let error = open(&only_read).await.map(drop).unwrap_err();
    assert!(error.starts_with("DATABASE_URL cannot be written to: "), "{error}");
    assert_eq!(error.lines().count(), 1);
}

#[tokio::test]
async fn a_database_of_version_0_1_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let url = address(&folder);
    sqlx::any::install_default_drivers();
    let path = format!("sqlite://{}?mode=rwc", folder.path().join("games.db").display());
    let mut old = connect(&path).await.unwrap();
    // As sqlx's migrator left it.
    old.execute(
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
         checksum BLOB NOT NULL, execution_time BIGINT NOT NULL); \
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (1, 'games', 1, x'00', 1), (2, 'settings', 1, x'00', 1)",
    )
    .await
    .unwrap();
    old.close().await.unwrap();
    let error = open(&url).await.map(drop).unwrap_err();
    assert!(error.contains("version 0.1") && error.contains("another"), "{error}");
    assert_eq!(error.lines().count(), 1);
}
