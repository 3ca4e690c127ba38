//! A connection to the gateway that stands still is replaced, or the bot ends with an error, within
//! three minutes by its clock.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, Clock, FairDice, StartError};
use playground::{Disturbance, Options, Playground};
use tempfile::TempDir;
use tests::PATIENCE;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// How often the watchdog looks.
const LOOK: Duration = Duration::from_secs(15);

/// What a look takes.
const MOMENT: Duration = Duration::from_millis(150);

/// In how many looks it has to act: three minutes, and a little for what is under way.
const LOOKS: usize = 15;

/// A bot whose clock is moved by hand.
struct Watched {
    playground: Playground,
    bot: Bot,
    clock: Clock,
    _folder: TempDir,
}

/// What became of a bot whose connection stands still.
#[derive(Debug)]
enum End {
    Ended(Result<(), StartError>),
    Replaced,
    Nothing,
}

impl Watched {
    async fn start(options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let playground = Playground::start_with(listener, options).expect("a playground");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = format!("sqlite://{}", folder.path().join("games.db").display());
        let config = Config::local(playground.base_url(), &playground.token(), database);
        let (config, clock) = (config.expect("good addresses"), Clock::manual(1_800_000_000_000));
        let started = Bot::start_with(&config, Arc::new(FairDice), clock.clone()).await;
        let bot = started.expect("the bot starts");
        assert!(playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
        Self { playground, bot, clock, _folder: folder }
    }

    /// Moves the clock by three minutes, look by look with a pause after each, until something
    /// comes of it.
    async fn comes_to(&mut self, pause: Duration) -> End {
        let before = self.playground.gateway_attempts();
        let mut ended = pin!(self.bot.wait());
        for _ in 0..LOOKS {
            self.clock.advance(LOOK);
            if let Ok(ended) = timeout(pause, &mut ended).await {
                return End::Ended(ended);
            }
            if self.playground.gateway_attempts() > before {
                return End::Replaced;
            }
        }
        End::Nothing
    }
}

/// Its heart beats too seldom to be missed by the connection itself within these stories.
fn seldom() -> Options {
    Options { rate_limits: false, ..Options::default() }
}

#[tokio::test]
async fn a_silent_gateway_is_noticed() {
    let mut watched = Watched::start(seldom()).await;
    watched.playground.disturb_gateway(Disturbance::Silence);
    let end = watched.comes_to(MOMENT).await;
    assert!(matches!(end, End::Replaced | End::Ended(Err(_))), "{end:?}");
    if let End::Replaced = end {
        // Whoever comes again is heard again, once the trouble is over.
        watched.playground.calm_gateway();
        let is_back = async {
            while !watched.playground.is_connected() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, is_back).await.expect("it comes back");
    }
}

#[tokio::test]
async fn a_stalled_handshake_is_noticed() {
    let mut watched = Watched::start(seldom()).await;
    let before = watched.playground.gateway_attempts();
    watched.playground.disturb_gateway(Disturbance::Stall);
    watched.playground.close_gateway(4000);
    let tries = async {
        while watched.playground.gateway_attempts() == before {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, tries).await.expect("it tries to come back");
    let end = watched.comes_to(MOMENT).await;
    assert!(matches!(end, End::Replaced | End::Ended(Err(_))), "{end:?}");
}

#[tokio::test]
async fn a_bot_that_is_closed_for_good_again_and_again_ends() {
    let closed = [4010, 4011, 4012].map(ends_when_it_is_closed_with);
    futures_util::future::join_all(closed).await;
}

async fn ends_when_it_is_closed_with(code: u16) {
    let mut watched = Watched::start(seldom()).await;
    watched.playground.disturb_gateway(Disturbance::Close(code));
    for _ in 0..LOOKS {
        watched.clock.advance(LOOK);
        if let Ok(ended) = timeout(MOMENT, watched.bot.wait()).await {
            return assert!(ended.is_err());
        }
    }
    panic!("{code}: it goes on");
}

#[tokio::test]
async fn a_connection_that_is_alive_is_left_alone() {
    // Its heart beats once within six looks, as it does in earnest within three.
    let options = Options { heartbeat: Duration::from_secs(2), ..seldom() };
    let mut watched = Watched::start(options).await;
    let end = watched.comes_to(Duration::from_millis(450)).await;
    assert!(matches!(end, End::Nothing), "{end:?}");
    assert!(watched.playground.is_connected());
}
