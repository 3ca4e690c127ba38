//! The transcripts in the manual: a few turns of each game, as the bot tells them over the wire.
//! `EIGHTFOLD_TRANSCRIPTS=write cargo test -p tests --test gameplay transcripts` writes them anew.

use std::fmt::Write;

use playground::Message;
use tests::dice::rolls_of;
use tests::{VerifiedGame, World, spelled};

const MANUAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/manual.md");

/// The lines before and behind the transcripts.
const MARKS: [&str; 2] = ["<!-- transcripts -->\n", "<!-- end of transcripts -->\n"];

/// A game, and what is done in it.
const GAMES: [(&str, &str, &str); 4] = [
    ("Chess", "chess", "e2e4 e7e5 g1f3"),
    ("Superpermutation d8 Chess", "superpermutation-d8", "r5 e2e4 r5 d7d5 r1 f1a6"),
    ("Totem Chess", "totem", "e1f1 e9f9 f1f4 r7"),
    ("Gravitatur Chess", "gravitatur", "@d4/g1f3 @e6/g8f6"),
];

/// A message as people see it: names for mentions, and no emoji.
fn seen(message: &Message, people: &[(String, &str)]) -> String {
    let mut text = spelled(&message.content);
    for (mention, name) in people {
        text = text.replace(mention, &format!("@{name}"));
    }
    while let Some((before, rest)) = text.split_once("<:") {
        let (_, behind) = rest.split_once('>').expect("a whole emoji");
        text = format!("{before}{}", behind.trim_start());
    }
    let lines = text.lines().filter(|line| !line.contains("SHA-256"));
    let lines = lines.map(|line| match line.strip_prefix("-# ") {
        Some(small) => format!("> <sub>{small}</sub>"),
        None => format!("> {line}  "),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What is told of a game as it goes.
async fn transcript(variant: &str, actions: &str) -> String {
    let world = World::builder().rolls(rolls_of(actions)).start().await;
    let mut game = VerifiedGame::begin(&world, variant).await;
    let people = [(game.driver.white.mention(), "Ada"), (game.driver.black.mention(), "Boris")];
    let mut told = vec![seen(&game.driver.shown(0).await, &people)];
    for action in actions.split_whitespace() {
        told.push(seen(&game.act(action).await, &people));
    }
    world.finish().await;
    told.join("\n\n")
}

#[tokio::test]
async fn the_manual_tells_games_as_the_bot_does() {
    let mut all = String::new();
    for (name, variant, actions) in GAMES {
        let told = transcript(variant, actions).await;
        writeln!(all, "**{name}**\n\n{told}\n").expect("a text");
    }
    let manual = std::fs::read_to_string(MANUAL).expect("the manual");
    let (before, rest) = manual.split_once(MARKS[0]).expect("the transcripts");
    let (written, behind) = rest.split_once(MARKS[1]).expect("their end");
    if std::env::var("EIGHTFOLD_TRANSCRIPTS").is_ok() {
        let anew = [before, MARKS[0], "\n", &all, MARKS[1], behind].concat();
        std::fs::write(MANUAL, anew).expect("the manual");
    } else {
        assert_eq!(written.trim(), all.trim());
    }
}
