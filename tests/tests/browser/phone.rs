//! A phone: who must act and what can be done is on the screen together, and nothing is wider than it.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Action, Game};
use serde::Deserialize;
use serde_json::json;
use speech::Language;
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, window};
use tests::{GameDriver, World};

/// How many actions of each game are looked at in each language.
const ACTIONS: usize = 6;

/// How many rows of text stand above a picture at most.
const ROWS: usize = 5;

/// What a phone shows of a board.
#[derive(Debug, Deserialize)]
struct Look {
    /// How many rows of text stand above the picture.
    rows: usize,
    /// How many points lie between the first row of text and the end of the controls.
    height: f64,
    /// How many points of messages the screen shows.
    screen: f64,
    text: String,
}

impl Look {
    /// Whether who must act and what can be done are on the screen together.
    fn fits(&self) -> bool {
        self.height <= self.screen
    }
}

/// Waits for the board after entry `seq` of a game, and looks at it.
async fn look(page: &mut Page, game: u64, seq: usize) -> Look {
    let look = format!(
        "(() => {{
            const more = document.querySelector('[data-custom-id=\"more:{game}:{seq}\"]');
            const message = more.closest('.message');
            const image = message.querySelector('.picture img');
            image.scrollIntoView();
            if (!image.naturalWidth) return null;
            const content = message.querySelector('.content');
            const height = (it) =>
                it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight);
            const lines = [...content.querySelectorAll('p')];
            const rows = lines.reduce((sum, it) => sum + Math.round(height(it)), 0);
            const top = content.getBoundingClientRect().top;
            const {{ bottom }} = message.querySelector('.components').getBoundingClientRect();
            const screen = document.querySelector('#scroll').clientHeight;
            return {{ rows, height: bottom - top, screen, text: content.innerText }};
        }})()"
    );
    serde_json::from_value(page.until(&look).await).expect("a look")
}

/// Plays a game at random, and looks at its boards.
async fn looks(
    world: &World,
    page: &mut Page,
    (variant, language): (&str, Language),
    rng: &mut StdRng,
) -> Vec<Look> {
    let (white, black) = world.two();
    white.command("config", json!({ "language": Language::English.code() })).await;
    let game = GameDriver::begin(world, variant, white, black).await;
    white.command("config", json!({ "language": language.code() })).await;
    let mut model = Game::new(rules::variants::by_id(variant).expect("a game"));
    let mut looks = Vec::new();
    for seq in 1..=ACTIONS {
        let player =
            if model.position().side_to_act() == rules::Color::White { white } else { black };
        let quiet = |action: &&Action| !matches!(action, Action::Sacrifice | Action::Undo);
        let actions: Vec<Action> = model.legal_actions().iter().filter(quiet).copied().collect();
        let Some(action) = actions.choose(rng) else { break };
        match action {
            Action::Roll(_) => player.command("roll", json!({})).await,
            action => player.types(&action.to_string()).await,
        };
        let played = game.actions().await.pop().expect("an action");
        model.play(played.parse().expect("an action")).expect("it is legal");
        if model.end().is_some() {
            return looks;
        }
        looks.push(look(page, game.id, seq).await);
    }
    game.resigns(white).await;
    looks
}

#[tokio::test]
async fn who_must_act_and_what_can_be_done_are_on_the_screen_together() {
    let Some(browser) = Browser::start().await else { return };
    let mut rng = StdRng::seed_from_u64(38);
    let rolls: Vec<u8> = (0..50).map(|_| rng.random_range(1..=8)).collect();
    let world = World::builder().rolls(rolls).start().await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[1]).await;
    let (mut fit, mut all) = (0, 0);
    for variant in rules::variants::VARIANTS {
        for language in Language::ALL {
            let looks = looks(&world, &mut page, (variant.id(), language), &mut rng).await;
            let fits = looks.iter().filter(|it| it.fits()).count();
            println!("{} {}: {fits} of {} fit", variant.id(), language.code(), looks.len());
            let (rows, text) =
                looks.iter().map(|it| (it.rows, &it.text)).max().expect("at least a board");
            assert!(rows <= ROWS, "{rows} rows: {text}");
            (fit, all) = (fit + fits, all + looks.len());
        }
    }
    assert!(fit * 100 >= all * 95, "{fit} of {all} boards fit a phone");
    world.finish().await;
}

#[tokio::test]
async fn a_servers_settings_are_no_wider_than_a_phone() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().start().await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[1]).await;
    world.two().0.command("config", json!({})).await;
    page.until("document.querySelectorAll('.menu-head').length === 5").await;
    page.check_width().await;
    world.finish().await;
}
