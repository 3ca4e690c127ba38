//! What the database must be, seen from inside: its settings, and how it is opened.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use rules::{ByColor, Color};
use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use tempfile::TempDir;

use super::{
    BoardChange, ChallengeOutcome, ColorChoice, EntryRow, JobKey, JobKind, NewChallenge, NewEntry,
    NewGame, NewOffer, OfferKind, OfferOutcome, OfferState, PlayerRow, StartOutcome, Store,
    StoreError, ThreadChoice, WriteOutcome,
};
use crate::clock::Clock;
use crate::config::Shards;
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
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

/// A game of two users that is to be rated.
fn new_game(channel: u64, users: ByColor<u64>, variant: &str) -> NewGame<'_> {
    let [white, black] = [users.white, users.black].map(|id| PlayerRow::User(UserId(id)));
    NewGame {
        guild_id: Some(GuildId(7)),
        channel_id: ChannelId(channel),
        is_user_install: false,
        language: None,
        variant,
        start_fen: None,
        players: ByColor { white, black },
        is_rated: true,
        dice_secret: String::new(),
        side_to_act: Color::White,
        move_time_ms: None,
        token: None,
    }
}

/// Such a game that began by a challenge, in a channel of its own.
pub(super) async fn begin(
    store: &Store,
    channel: u64,
    users: ByColor<u64>,
    variant: &str,
) -> GameId {
    let challenge = challenge(store, channel, users, variant).await;
    let game = new_game(channel, users, variant);
    let accepted = store.games().start_from_challenge(challenge, &game).await.unwrap();
    let StartOutcome::Started(game) = accepted else {
        panic!("nobody else plays there");
    };
    game
}

/// A challenge of one user to the other, in a channel of its own.
pub(super) async fn challenge(
    store: &Store,
    channel: u64,
    users: ByColor<u64>,
    variant: &str,
) -> ChallengeId {
    let challenge = NewChallenge {
        guild_id: Some(GuildId(7)),
        channel_id: ChannelId(channel),
        challenger_id: UserId(users.white),
        challenger_name: "Ada",
        opponent_id: Some(UserId(users.black)),
        variant,
        color: ColorChoice::White,
        thread: ThreadChoice::Never,
        move_time_ms: None,
        is_rated: true,
        start_fen: None,
        language: None,
        interaction: InteractionId(channel),
    };
    let added = store.challenges().add(&challenge, &Limits::NONE).await.unwrap();
    let ChallengeOutcome::Applied(challenge) = added else {
        panic!("nobody else challenges there");
    };
    challenge
}

/// Writes the first entry of a game, changed by `change`; whether nobody was faster.
pub(super) async fn add_entry(
    store: &Store,
    game: GameId,
    change: impl FnOnce(&mut NewEntry<'_>),
) -> bool {
    let (kind, created_at) = ("played".to_owned(), store.clock.now());
    let entry = EntryRow { seq: 1, kind, detail: String::new(), side: None, created_at };
    let mut new = NewEntry {
        game,
        is_user_install: false,
        entry: &entry,
        interaction: None,
        result: None,
        rated_result: None,
        side_to_act: None,
        is_engine_next: false,
        accepts: None,
        clock: None,
        board: BoardChange::Render { token: None, message: None },
    };
    change(&mut new);
    matches!(store.games().add_entry(&new).await.unwrap(), WriteOutcome::Applied(_))
}

async fn begin_any(store: &Store) -> GameId {
    begin(store, 2, ByColor { white: 3, black: 5 }, "chess").await
}

async fn execute(store: &Store, sql: &'static str) {
    let write = store.write(async |connection| Ok(connection.execute(sql).await?));
    write.await.unwrap();
}

#[tokio::test]
async fn every_connection_writes_to_the_disk_and_keeps_references() {
    async fn check(connection: &mut AnyConnection, own: &[(&str, &str)]) -> Result<(), StoreError> {
        let shared = [
            ("journal_mode", "wal"),
            ("synchronous", "2"),
            ("foreign_keys", "1"),
            ("busy_timeout", "5000"),
        ];
        for (name, value) in shared.iter().chain(own) {
            let pragma = sqlx::query(AssertSqlSafe(format!("PRAGMA {name}")));
            let row = pragma.fetch_one(&mut *connection).await?;
            let set = row.try_get::<i64, _>(0).map_or_else(|_| row.get(0), |it| it.to_string());
            assert_eq!(set, *value, "{name}");
        }
        Ok(())
    }
    let (_folder, store) = new_store(Clock::system()).await;
    store.read(async |it| check(it, &[("cache_size", "-512")]).await).await.unwrap();
    let own = [("cache_size", "-4096"), ("wal_autocheckpoint", "4000")];
    store.write(async |it| check(it, &own).await).await.unwrap();
}

#[tokio::test]
async fn the_newest_board_keeps_its_buttons_in_whichever_order_they_are_noted() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    let [board, later] = [100, 200].map(MessageId);
    let noted = async |seq, message| {
        let shown = store.games().board_shown((game, seq), message, false).await.unwrap();
        shown.first().map(|(_, message)| *message)
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
        let shown = store.games().board_shown((game, 0), message, true).await.unwrap();
        shown.first().map(|(_, message)| *message)
    };
    assert_eq!(stale(board).await, None);
    enqueue(&store, &[("board", 1, Some(0), 0)]).await;
    execute(&store, r#"UPDATE jobs SET payload = '{"message_id":100}' WHERE seq = 1"#).await;
    assert_eq!(stale(copy).await, None);
    assert_eq!(stale(board).await, None, "though it is noted later");
}

#[tokio::test]
async fn a_game_against_the_engine_starts_once_for_each_command_and_not_too_often() {
    let (_folder, store) = new_store(Clock::system()).await;
    let user = UserId(3);
    let start = async |origin, channel| {
        let game = new_game(channel, ByColor { white: 0, black: user.0 }, "chess");
        let players = ByColor { white: PlayerRow::Engine(3), ..game.players };
        let new = NewGame { players, is_rated: false, ..game };
        store.games().start_against_engine(origin, (user, 2), &new).await.unwrap()
    };
    assert_eq!(start(10, 20).await, StartOutcome::Started(GameId(1)));
    // The same delivered twice is no other game, wherever it would be played.
    assert_eq!(start(10, 20).await, StartOutcome::AlreadyStarted);
    assert_eq!(start(10, 21).await, StartOutcome::AlreadyStarted);
    assert_eq!(start(11, 20).await, StartOutcome::ChannelBusy);
    let running = async |origin| {
        let found = store.games().running_of_user(user, true).await.unwrap();
        let found: Vec<_> =
            found.iter().map(|it| (it.game_id.0, it.seq, it.channel_id.0)).collect();
        (found, store.games().has_started(origin).await.unwrap())
    };
    assert_eq!(running(10).await, (vec![(1, 0, 20)], true));
    assert_eq!(start(12, 22).await, StartOutcome::Started(GameId(2)), "ids are not used up");
    assert_eq!(start(13, 23).await, StartOutcome::LimitReached);
    assert_eq!(running(13).await, (vec![(1, 0, 20), (2, 0, 22)], false));
    let due = store.jobs().due(9, Some(Shards::ONE)).await.unwrap();
    assert!(due.is_empty(), "the engine's jobs are leased to who started it");
    assert!(store.jobs().next_run_at(0, Some(Shards::ONE)).await.unwrap().is_some());
}

/// Inserts jobs of game 1: kind, entry, when it is to run, and until when it is leased.
async fn enqueue(store: &Store, jobs: &[(&str, i64, Option<i64>, i64)]) {
    let write = store.write(async |connection| {
        for (kind, seq, run_at, leased_until) in jobs {
            let insert = sqlx::query(
                "INSERT INTO jobs (kind, subject_id, seq, game_id, channel_id, run_at, attempts,
                    first_attempt_at, leased_until, payload)
                VALUES ($1, 1, $2, 1, 1, $3, 0, 0, $4, '{}')",
            );
            let insert = insert.bind(kind).bind(seq).bind(run_at).bind(leased_until);
            insert.execute(&mut *connection).await?;
        }
        Ok(())
    });
    write.await.unwrap();
}

#[tokio::test]
async fn if_the_clock_is_set_back_all_is_to_run_and_leases_of_running_work_stay() {
    let clock = Clock::manual(1_800_000_000_000);
    let (_folder, store) = new_store(clock.clone()).await;
    begin_any(&store).await;
    let (now, hour) = (clock.now(), 60 * 60 * 1000);
    let jobs = [
        ("board", 1, Some(now + hour), 0),
        ("board", 2, Some(now - 5), now + hour),
        ("offers", 3, Some(now - 5), now + 30_000),
        ("flag", 4, Some(now + hour), 0),
        ("board", 5, None, 0),
    ];
    enqueue(&store, &jobs).await;
    let due = async || {
        let due = store.jobs().due(9, Some(Shards::ONE)).await.unwrap();
        due.iter().map(|job| job.key.seq).collect::<BTreeSet<_>>()
    };
    // Each process of a machine notices it.
    for _ in 0..2 {
        store.jobs().clock_set_back().await.unwrap();
        assert_eq!(due().await, [1].into());
    }
    clock.advance(Duration::from_secs(60));
    // The game's own first board, which was leased too, is the one of entry 0.
    assert_eq!(due().await, [0, 1, 2, 3].into());
}

#[tokio::test]
async fn no_kind_of_job_keeps_another_one_waiting() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    assert_eq!(game, GameId(1));
    let jobs = [
        ("engine", 1, Some(1), 0),
        ("offers", 4, Some(4), 0),
        ("offers", 3, Some(3), 0),
        ("offers", 2, Some(2), 0),
        ("board", 9, Some(9), 0),
        ("board", 8, Some(8), i64::MAX),
        ("flag", 7, None, 0),
        ("review", 5, Some(5), 0),
    ];
    enqueue(&store, &jobs).await;
    let due = async || {
        let due = store.jobs().due(2, Some(Shards::ONE)).await.unwrap();
        due.iter().map(|job| (job.key.kind, job.key.seq)).collect::<Vec<_>>()
    };
    let offers = [(JobKind::UpdateOffer, 2), (JobKind::UpdateOffer, 3)];
    let others = [(JobKind::EngineMove, 1), (JobKind::ReviewGame, 5)];
    let board = (JobKind::RenderBoard, 9);
    assert_eq!(due().await, [board, offers[0], offers[1], others[0], others[1]]);
    // What cannot be read, since it is of another version, rests once it is claimed.
    execute(&store, "UPDATE jobs SET payload = '?' WHERE kind = 'offers' AND seq < 4").await;
    for (kind, seq) in offers {
        let key = JobKey { kind, subject_id: 1, seq };
        assert!(store.jobs().claim(key).await.unwrap().is_none());
    }
    assert_eq!(due().await, [board, (JobKind::UpdateOffer, 4), others[0], others[1]]);
}

#[tokio::test]
async fn an_offer_that_somebody_accepts_is_closed_if_a_user_of_its_game_is_deleted() {
    let (_folder, store) = new_store(Clock::system()).await;
    let game = begin_any(&store).await;
    let offer = NewOffer {
        game,
        seq: 0,
        kind: OfferKind::Rematch,
        side: Color::White,
        state: OfferState::Open,
        is_mutual: true,
        interaction: InteractionId(6),
    };
    let OfferOutcome::Applied(offer) = store.offers().add(&offer).await.unwrap() else {
        panic!("nobody else offers");
    };
    let state = async || store.offers().find(offer).await.unwrap().unwrap().state;
    execute(&store, "UPDATE games SET result = 'white', side_to_act = NULL").await;
    assert_eq!(store.offers().claim(offer).await.unwrap(), WriteOutcome::Applied(()));
    store.erase_user(UserId(5)).await.unwrap();
    assert_eq!(state().await, OfferState::Declined);
    store.offers().release(offer).await.unwrap();
    assert_eq!(state().await, OfferState::Declined);
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

#[cfg(unix)]
#[tokio::test]
async fn a_new_file_can_be_read_by_its_owner_alone_whatever_else_its_address_says() {
    use std::os::unix::fs::MetadataExt;
    for options in ["", "?mode=rwc", "?mode=rwc&cache=private", "?cache=private"] {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("{}{options}", address(&folder).expose_secret()).into();
        open(&url).await.unwrap().close().await;
        let mode = std::fs::metadata(folder.path().join("games.db")).unwrap().mode();
        assert_eq!(mode & 0o077, 0, "{options}");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_written_to_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let url = address(&folder);
    open(&url).await.unwrap().close().await;
    let read_only = format!("{}?mode=ro", url.expose_secret()).into();
    let error = open(&read_only).await.map(drop).unwrap_err();
    assert!(error.starts_with("DATABASE_URL cannot be written to: "), "{error}");
    assert_eq!(error.lines().count(), 1);
}

#[tokio::test]
async fn the_document_describes_every_column_with_its_type_words_and_references() {
    sqlx::any::install_default_drivers();
    let mut model = AnyConnection::connect("sqlite::memory:").await.unwrap();
    super::open::MIGRATOR.run(&mut model).await.unwrap();
    let columns = "SELECT tables.name || ': ' || columns.name || ' ' || columns.type
            || CASE WHEN columns.\"notnull\" = 1 OR columns.pk > 0 THEN '' ELSE ' yes' END
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
            AND tables.name <> '_sqlx_migrations'";
    let columns: Vec<String> = sqlx::query_scalar(columns).fetch_all(&mut model).await.unwrap();
    let text = include_str!("../../../docs/database.md");
    let (mut table, mut described, mut meanings) = ("", BTreeSet::new(), HashMap::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("### `") {
            table = name.trim_end_matches('`');
        } else if let Some(row) = line.strip_prefix("| `").filter(|_| !table.is_empty()) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let [column, kind, null, meaning, ..] = cells[..] else {
                panic!("four cells: {line}");
            };
            assert!(!meaning.is_empty(), "{table}: {line}");
            let column = column.trim_end_matches('`');
            meanings.insert((table.to_owned(), column.to_owned()), meaning);
            described.insert(format!("{table}: {column} {kind} {null}").trim_end().to_owned());
        }
    }
    assert_eq!(described, columns.into_iter().collect());
    let tables = "SELECT name, sql FROM sqlite_master WHERE type = 'table'";
    let tables: Vec<(String, String)> = sqlx::query_as(tables).fetch_all(&mut model).await.unwrap();
    for (table, sql) in tables {
        // Without comments, each check is `column IN (words)`.
        let lines: Vec<&str> = sql.lines().map(|it| it.split("--").next().unwrap()).collect();
        let sql = lines.join(" ");
        let parts = || sql.split(" IN (");
        for (before, check) in parts().zip(parts().skip(1)) {
            let column = before.rsplit('(').next().unwrap();
            let words =
                check.split(')').next().unwrap().split(',').map(|it| it.trim().trim_matches('\''));
            let words: Vec<String> = words.map(|it| format!("`{it}`")).collect();
            let meaning = meanings[&(table.clone(), column.to_owned())];
            assert!(meaning.contains(&words.join(", ")), "{table}.{column}: {words:?}");
        }
    }
    let references = "SELECT tables.name, keys.\"from\", keys.\"table\"
        FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys
        WHERE tables.type = 'table'";
    let references: Vec<(String, String, String)> =
        sqlx::query_as(references).fetch_all(&mut model).await.unwrap();
    for (table, column, parent) in references {
        let meaning = meanings[&(table.clone(), column.clone())];
        assert!(meaning.contains(&format!("refers to `{parent}`")), "{table}.{column}");
    }
}
