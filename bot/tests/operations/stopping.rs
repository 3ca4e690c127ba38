//! A stop amid what people do: nobody is told that something went wrong, and the log has no errors.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::{join, join_all};
use playground::Answer;
use rules::Color;
use serde_json::{Value, json};
use tests::process::Process;
use tests::{Database, GameDriver, Person, World, against};

use crate::program::world;
use crate::running::{begin, deliver_to, over_http};
use crate::stored::run_with;

/// How many answers are given before it is asked to stop, and what is among them.
const BEFORE: usize = 150;
const ASKED: [&str; 2] = ["offers a draw", "Review of game"];

/// Turns of chess that block no other of them: each pawn one square, then one more.
fn turns() -> impl Iterator<Item = String> {
    let steps = [(2, 3, 7, 6), (3, 4, 6, 5)];
    steps.into_iter().flat_map(|(from, to, black_from, black_to)| {
        ('a'..='h').flat_map(move |file| {
            [format!("{file}{from}{file}{to}"), format!("{file}{black_from}{file}{black_to}")]
        })
    })
}

/// People who play, and what they are told.
struct Crowd<'a> {
    world: &'a World,
    told: Mutex<Vec<String>>,
    over: AtomicBool,
}

impl<'a> Crowd<'a> {
    /// Somebody of this name in a channel that is called after them.
    fn person(&self, name: &str) -> Person<'a> {
        let playground = &self.world.playground;
        let channel = playground.add_channel(&name.to_lowercase());
        Person::new(self.world, playground.add_person(name), channel)
    }

    /// What was told so far.
    fn told(&self) -> Vec<String> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Somebody runs a command, unless it is over, and hears what is said if anybody is there.
    async fn run(&self, person: Person<'_>, name: &str, options: Value) {
        if self.over.load(Ordering::Relaxed) {
            return;
        }
        let answer = person.try_command(name, options);
        if let Ok(Ok(said)) = tokio::time::timeout(Duration::from_secs(5), answer).await
            && !matches!(said.answer, Answer::Silence)
        {
            let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
            told.push(said.content().to_owned());
        } else {
            // Where nobody is there, that may be said at once.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Somebody plays against the engine in a channel of their own, asks it for a hint after every
    /// turn, and for whatever else there is.
    async fn plays_alone(&self, number: usize) {
        let person = self.person(&format!("Person {number}"));
        self.run(person, "challenge", against(self.world, "chess", 6, Color::White)).await;
        let turns = ["e2e4", "g1f3", "f1e2", "e1g1", "d2d3", "b1c3", "a2a3", "h2h3"];
        for turn in turns.iter().cycle().take_while(|_| !self.over.load(Ordering::Relaxed)) {
            self.run(person, "move", json!({ "turn": turn })).await;
            for name in ["hint", "odds", "board"] {
                self.run(person, name, json!({})).await;
            }
        }
    }

    /// Two people play on, offering a draw after each turn, and look at their games: a `past` one is
    /// reviewed, and both are shown as animations.
    async fn play_together(&self, [past, now]: [GameDriver<'_>; 2]) {
        for (turn, mover) in turns().zip([now.white, now.black].into_iter().cycle()) {
            self.run(mover, "move", json!({ "turn": turn })).await;
            self.run(mover, "draw", json!({})).await;
            let then = mover.at(past.channel());
            for (mover, name) in [(then, "review"), (then, "replay"), (mover, "replay")] {
                self.run(mover, name, json!({})).await;
            }
        }
    }

    /// Two people with a game that has ended and one that goes on.
    async fn pair(&self, number: usize) -> [GameDriver<'a>; 2] {
        let white = self.person(&format!("White {number}"));
        let black = self.person(&format!("Black {number}"));
        let begin = async |white: Person<'a>| {
            GameDriver::begin(self.world, "chess", white, black.at(white.channel)).await
        };
        let past = begin(white).await;
        past.plays(0, &["e2e4", "e7e5", "g1f3", "b8c6"]).await;
        past.resigns(white).await;
        [past, begin(white.at(black.channel)).await]
    }
}

/// Asks the program to stop while people play; checks what they are told and what it logs.
async fn stops(world: &World, bot: Process) {
    let crowd = Crowd { world, told: Mutex::default(), over: AtomicBool::new(false) };
    let pairs = join_all((0..3).map(|number| crowd.pair(number))).await;
    let alone = join_all((0..9).map(|number| crowd.plays_alone(number)));
    let together = join_all(pairs.into_iter().map(|pair| crowd.play_together(pair)));
    let stop = async {
        let all_asked = async || {
            let told = crowd.told();
            let all = ASKED.iter().all(|it| told.iter().any(|said| said.contains(it)));
            all && told.len() >= BEFORE
        };
        world.until("all was asked for", all_asked).await;
        // People go on until it has ended.
        let log = bot.stop().await;
        crowd.over.store(true, Ordering::Relaxed);
        log
    };
    let (_, log) = tokio::join!(join(alone, together), stop);
    let answers = crowd.told();
    let failed = answers.iter().find(|it| it.contains("went wrong"));
    assert_eq!(failed, None, "{answers:#?}");
    for line in &log {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert_ne!(line["level"], "ERROR", "{line}");
    }
    assert!(log.iter().any(|line| line.contains("health and metrics are served")), "{log:#?}");
}

/// What a stop amid games needs: a log that can be read, and nobody asked to slow down.
const SETTINGS: [(&str, &str); 2] = [("LOG_FORMAT", "json"), ("COMMANDS_PER_MINUTE", "0")];

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_amid_games_fails_nobody_and_logs_no_error() {
    let (world, bot) = begin(&SETTINGS).await;
    stops(&world, bot).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_http_a_stop_amid_games_fails_nobody_either() {
    let world = world().await;
    let (bot, url) = over_http(&world, &SETTINGS).await;
    deliver_to(&world.playground, &url).await;
    stops(&world, bot).await;
}

#[test]
fn a_shape_of_the_log_that_is_none_is_named_and_the_last_word_is_json_where_all_is() {
    let run = |format: &str| run_with(&Database::sqlite(), &[], &[("LOG_FORMAT", format)]);
    run("xml").check_refused(2, &["LOG_FORMAT is neither text nor json"]);
    let last = run("json");
    let line: Value = serde_json::from_str(&last.err).expect("one line of JSON");
    assert_eq!((last.code, &line["level"]), (Some(2), &json!("ERROR")));
    let message = line["fields"]["message"].as_str().expect("a message");
    assert!(message.starts_with("DISCORD_TOKEN is missing"), "{message}");
}
