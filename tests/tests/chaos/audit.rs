//! The audit, tried on one recorded run: as it is it holds nothing against it, and each change that
//! is made to a copy of it is found.

mod changes;

use std::time::{Duration, SystemTime};

use playground::{Entry, Message};
use rules::Color;
use serde_json::{Value, json};
use tests::audit::{Acknowledged, Observations, Report, audit, keeps_too_many};
use tests::rows::{ClockRow, EntryRow, GameRow, IdSequenceRow, OfferRow, Row};
use tests::{Database, EngineGame, GameDriver, World, board_of};

/// More turns than the audit calls a few: the knights go out and back before and after two pawns go.
const TURNS: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 \
                     f3g1 f6g8 d2d4 d7d5 g1f3 g8f6 f3g1 f6g8";

/// A run without faults: the database that it left, and what was seen.
struct Recording {
    database: Database,
    seen: Observations,
}

/// The game that goes on, with a clock, by its newest board.
struct Running {
    game: u64,
    seq: usize,
    board: Message,
}

impl Recording {
    /// A rated game that has ended, one with a clock that goes on, one against the bot, and a
    /// challenge that nobody has answered.
    async fn make() -> Self {
        // The audit compares with the time it is.
        let world = World::builder().database(Database::sqlite()).system_clock().start().await;
        let (ada, boris) = world.two();
        let general = world.playground.channel("general");
        let ended = GameDriver::begin(&world, "chess", ada.at(general), boris.at(general)).await;
        let turns: Vec<&str> = TURNS.split_whitespace().collect();
        ended.plays(0, &turns).await;
        ended.resigns(ended.black).await;
        let paced = json!({ "pace": "1d" });
        let running =
            GameDriver::begin_with(&world, "superpermutation-d8", world.two(), &paced).await;
        running.white.click("Roll").await;
        running.shown(1).await;
        running.noted(1).await;
        let own = world.playground.add_channel("solo");
        let chen = world.person("Chen").at(own);
        let game = EngineGame::begin(&world, chen, "chess", 1, Color::White);
        game.await.answered().await;
        GameDriver::challenged("chess", (ada, boris), &json!({})).await;
        world.settle().await;
        let told = world.database.all::<EntryRow>().await.into_iter();
        let told = told.filter_map(|it| it.interaction_id);
        let acknowledged =
            told.map(|it| Acknowledged::Entry(it.to_string().parse().expect("an id")));
        let acknowledged = acknowledged.collect();
        let seen = Observations { acknowledged, ..Observations::of(&world.playground) };
        world.stop_bot().await;
        Self { database: world.database, seen }
    }

    /// A copy of what was seen and stored.
    fn copy(&self) -> Copy {
        let database = Database::sqlite();
        let [from, to] = [&self.database, &database].map(|it| it.file().expect("a file"));
        std::fs::copy(from, to).expect("the database");
        Copy { database, seen: self.seen.clone() }
    }

    /// The board with a clock that can be clicked.
    fn running(&self) -> Running {
        let mut boards = self.seen.messages.iter().filter_map(|message| {
            let (game, seq) = board_of(message)?;
            let is_it = message.content.contains(" rolled **");
            is_it.then_some(Running { game, seq: seq?, board: message.clone() })
        });
        boards.next().expect("a board")
    }
}

impl Running {
    /// What the button **More** under the board after so many entries is called by.
    fn more(&self, seq: usize) -> String {
        format!("more:{}:{seq}", self.game)
    }
}

/// A copy of a recorded run, to be changed.
struct Copy {
    database: Database,
    seen: Observations,
}

impl Copy {
    /// Changes rows, at least one.
    async fn change<R: Row>(&self, change: impl FnMut(&mut R)) {
        let changed = self.database.change(change).await;
        assert!(!changed.is_empty(), "nothing of {} is changed", R::TABLE);
    }

    /// Deletes rows, at least one.
    async fn delete<R: Row>(&self, is_it: impl Fn(&R) -> bool) {
        assert!(self.database.delete(is_it).await > 0, "nothing of {} is deleted", R::TABLE);
    }

    /// The lowest number of a game.
    async fn first_game(&self) -> i64 {
        self.database.all::<GameRow>().await[0].game_id
    }

    async fn audit(&self) -> Report {
        audit(&self.database, &self.seen).await.expect("the database")
    }

    /// A message is no longer there.
    fn forgets(&mut self, message: &Message) {
        self.seen.messages.retain(|it| it.id != message.id);
    }

    /// What looks like a board was shown where this one is.
    fn shows(&mut self, of: &Running, content: &str, custom_id: &str) {
        let button = json!({ "type": 2, "style": 2, "label": "More", "custom_id": custom_id });
        self.posts(&of.board, content, vec![json!({ "type": 1, "components": [button] })]);
    }

    /// The same reminder was sent twice.
    fn reminds_twice(&mut self, of: &Running) {
        let content = format!("Ada, it's your turn in game {}: move due <t:1:R>.", of.game);
        self.posts(&of.board, &content, Vec::new());
        self.posts(&of.board, &content, Vec::new());
    }

    /// A message like this one was posted a minute later, with other words and buttons.
    fn posts(&mut self, board: &Message, content: &str, components: Vec<Value>) {
        let last = self.seen.messages.iter().map(|it| it.id.get()).max().expect("messages");
        let id = (last + 1).to_string();
        let attachments = if components.is_empty() { json!([]) } else { json!([{ "id": 0 }]) };
        let body =
            json!({ "content": content, "components": components, "attachments": attachments });
        let like = self.seen.requests.last().expect("a request").clone();
        let path = format!("/api/v10/channels/{}/messages", board.channel);
        self.seen.requests.push(Entry {
            time: SystemTime::now() + Duration::from_secs(60),
            method: "POST".to_owned(),
            path,
            body,
            status: 200,
            answer: json!({ "id": id }),
            ..like
        });
        let id = id.parse().expect("an id");
        let content = content.to_owned();
        let mut message = board.clone();
        (message.id, message.content, message.components) = (id, content, components);
        self.seen.messages.push(message);
    }
}

/// What is changed in what was seen, with what is found then.
type Seen = (fn(&mut Copy, &Running), &'static str);

const SEEN: &[Seen] = &[
    (|it, of| it.forgets(&of.board), "is neither shown nor owed"),
    (|it, of| it.shows(of, &of.board.content, &of.more(of.seq)), "is shown 2 times"),
    (
        |it, of| it.shows(of, "Somebody", "more:999999:0"),
        "a board of game 999999 was shown, which is not there",
    ),
    (
        |it, of| it.shows(of, "Somebody", &of.more(9999)),
        "a board after entry 9999, which is not there",
    ),
    (
        |it, of| it.shows(of, "Somebody", &format!("view:{}:1", of.game)),
        "an end was shown, and none is stored",
    ),
    (
        |it, of| it.shows(of, "Something else.", &of.more(of.seq)),
        "its board says \"Something else.\"",
    ),
    (
        |it, of| it.shows(of, &format!("Once more: {}", of.board.content), &of.more(of.seq)),
        " and as \"Once more: ",
    ),
    (|it, of| it.shows(of, "Before", &of.more(0)), "its old board (Some(0)) keeps its buttons"),
    (
        |it, of| it.shows(of, "A draw?", "offer:accept:999998"),
        "offer 999998 is over, and keeps its buttons",
    ),
    (|it, of| it.reminds_twice(of), "a reminder was sent 2 times"),
    (
        |it, of| it.seen.acknowledged.push(Acknowledged::Challenge(of.board.id)),
        "its challenge is there 0 times",
    ),
    (|it, _| it.seen.acknowledged.push(Acknowledged::Accepted(-1)), "its game is there 0 times"),
    (|it, _| it.seen.acknowledged.push(Acknowledged::Agreed(-1)), "its outcome is there 0 times"),
    (|it, _| it.seen.acknowledged.clear(), "entries made by people only 0 were confirmed"),
];

/// What would be found, were there not a fault that explains it.
const EXCUSED: &[fn(&mut Copy, &Running)] = &[
    // A board that could not be noted before the kill is shown again.
    |it, of| {
        it.shows(of, &of.board.content, &of.more(of.seq));
        let shown = it.seen.requests.iter().map(|it| it.time);
        it.seen.kills = shown.collect();
    },
    // A board that somebody deleted is not shown again.
    |it, of| {
        it.forgets(&of.board);
        let now = SystemTime::now() + Duration::from_secs(60);
        it.seen.deleted.push((of.game.cast_signed(), now));
    },
];

#[tokio::test]
async fn each_change_to_a_recorded_run_is_found() {
    let recording = Recording::make().await;
    let running = recording.running();
    let unchanged = recording.copy().audit().await;
    assert!(unchanged.findings.is_empty(), "{:?}", unchanged.findings);
    let mut missed = changes::missed(&recording).await;
    for (change, finding) in SEEN {
        let mut copy = recording.copy();
        change(&mut copy, &running);
        let found = copy.audit().await.findings;
        if !found.iter().any(|it| it.contains(finding)) {
            missed.push(format!("{finding:?} is not found: {found:?}"));
        }
    }
    for (number, change) in EXCUSED.iter().enumerate() {
        let mut copy = recording.copy();
        change(&mut copy, &running);
        let found = copy.audit().await.findings;
        if !found.is_empty() {
            missed.push(format!("the excuse {number} does not hold: {found:?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[tokio::test]
async fn a_pause_that_is_none_is_found() {
    let recording = Recording::make().await;
    let (board, mut copy) = (recording.running().board, recording.copy());
    let game = copy.database.all::<ClockRow>().await[0].game_id;
    let pause = changes::offer(999_997, (game, 1), "pause", "accepted");
    copy.database.insert(&[OfferRow { interaction_id: 7, ..pause }]).await;
    copy.change(|it: &mut IdSequenceRow| it.last_id = 1_000_000).await;
    copy.seen.acknowledged.push(Acknowledged::Agreed(999_997));
    let found = copy.audit().await.findings;
    let finding = "Agreed(999997) was confirmed, and its outcome is there 0 times";
    assert!(found.iter().any(|it| it == finding), "{found:?}");
    // Somebody may have let the clock run since.
    copy.seen.pauses.push((board.channel, board.id));
    assert_eq!(copy.audit().await.findings, Vec::<String>::new());
}

#[test]
fn too_many_old_boards_that_keep_their_buttons_are_found() {
    assert!(!keeps_too_many(199, 199), "of few boards all may");
    assert!(!keeps_too_many(80, 200));
    assert!(keeps_too_many(81, 200));
    assert!(!keeps_too_many(1145, 7353) && !keeps_too_many(1004, 5032), "as in real storms");
}
