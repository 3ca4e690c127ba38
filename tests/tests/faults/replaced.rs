//! A database whose file is taken away or replaced while the bot runs: nothing more is written to
//! what nobody will ever read again, and the bot ends and says why.

use std::path::PathBuf;
use std::sync::Arc;

use bot::config::Config;
use bot::{Bot, FairDice, StartError};
use playground::Playground;
use serde_json::json;
use tests::{Database, PATIENCE};
use tokio::net::TcpListener;
use tokio::time::timeout;

/// What happens to the file.
type Change = fn(&PathBuf);

async fn ends(change: Change) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let playground = Playground::start(listener).expect("a playground");
    let database = Database::sqlite();
    let url = database.url();
    let path = PathBuf::from(url.strip_prefix("sqlite://").expect("a file"));
    let config = Config::local(playground.base_url(), &playground.token(), url);
    let config = config.expect("good addresses");
    let mut bot = Bot::start(&config, Arc::new(FairDice)).await.expect("the bot starts");
    assert!(playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
    let (ada, boris) = (playground.person("Ada"), playground.person("Boris"));
    let chess = playground.channel("chess");
    let options = json!({ "variant": "chess", "opponent": boris.to_string() });
    let challenge = async || {
        let asked = playground.run_command(ada, chess, "challenge", options.clone()).await;
        asked.expect("/challenge is there")
    };
    assert!(!challenge().await.is_private());

    change(&path);
    let refused = challenge().await;
    assert!(refused.content().contains("went wrong on my side"), "{}", refused.content());
    let ended = timeout(PATIENCE, bot.wait()).await.expect("it ends");
    let Err(StartError::Other(why)) = ended else {
        panic!("{ended:?}");
    };
    assert!(why.contains("another one is in its place"), "{why}");
    timeout(PATIENCE, bot.stop()).await.expect("it stops");
}

#[tokio::test]
async fn a_file_that_is_taken_away_ends_the_bot() {
    ends(|path| std::fs::remove_file(path).expect("it is there")).await;
}

#[tokio::test]
async fn a_file_that_is_replaced_ends_the_bot() {
    ends(|path| {
        let copy = path.with_extension("copy");
        std::fs::copy(path, &copy).expect("a copy");
        std::fs::rename(&copy, path).expect("it is replaced");
    })
    .await;
}
