//! The dice of a finished game, checked by hand: with the very commands that `docs/fair-dice.md` shows.

use std::path::Path;
use std::process::Command;

use playground::Message;
use tests::game::{GAME, begin};
use tests::{Person, World, begins_with, says, skip};

const GUIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/fair-dice.md");

/// The line there after which the commands stand.
const MARK: &str = "<!-- dice-proof -->";

/// How many rolls the game has.
const ROLLS: usize = 12;

/// The commands that it shows: the one for the promise, and the one for a roll.
fn commands() -> (String, String) {
    let guide = std::fs::read_to_string(Path::new(GUIDE)).expect("the guide");
    let (_, after) = guide.split_once(MARK).expect("it shows a proof");
    let lines: Vec<&str> = after
        .lines()
        .skip_while(|line| !line.starts_with("```"))
        .skip(1)
        .take_while(|line| !line.starts_with("```"))
        .collect();
    let [promise, roll] = lines[..] else {
        panic!("not two commands: {lines:?}");
    };
    assert!(promise.contains("SECRET") && roll.contains("SECRET"));
    assert!(roll.contains("GAME") && roll.contains('N'));
    (promise.to_owned(), roll.to_owned())
}

/// Runs a command as people do, and returns the 64 hex digits that it prints.
fn digits(command: &str) -> String {
    let ran = Command::new("bash").args(["-c", command]).output();
    let ran = ran.expect("bash");
    let told = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{command}: {told}");
    let printed = String::from_utf8(ran.stdout).expect("a text");
    let digits = printed.split_whitespace().last().unwrap_or_default();
    assert_eq!(digits.len(), 64, "{command}: {printed}");
    digits.to_owned()
}

/// Plays so many rolls, and White resigns, unless it is mate before: the dice are real ones. Returns
/// the game, what was rolled, the promise and the secret.
async fn play_game(world: &World) -> (u64, Vec<u8>, String, String) {
    let (game, ada, boris) = begin(world, GAME).await.with_players();
    let promise = game.promise().await;
    let mut rolls = Vec::new();
    let mut seq = 0;
    while rolls.len() < ROLLS && game.goes_on(seq).await {
        seq += 1;
        let board = game.shown(seq).await;
        let actions = game.actions().await;
        if let Some(told) = actions.last().and_then(|it| it.strip_prefix('r')) {
            says(&board, &format!("rolled **{told}**"));
        }
        rolls = actions.iter().filter_map(|it| it.strip_prefix('r')?.parse().ok()).collect();
    }
    if game.shown(seq).await.button("More").is_some() {
        game.resigns(ada).await;
    }
    let end = game.ended().await;
    let secret = secret_of(boris, &end, rolls.len()).await;
    (game.id, rolls, promise, secret)
}

/// The secret that is behind the last board of a game; what is told with it can be run as it is.
async fn secret_of(person: Person<'_>, board: &Message, rolls: usize) -> String {
    let outcome = person.click_on(board.id, "Check the dice").await;
    let proof = outcome.content();
    let (_, rest) = proof.split_once("```bash\n").expect("commands");
    let (commands, _) = rest.split_once("\n```").expect("their end");
    // What was computed comes first, and how anybody computes it after that.
    begins_with(&proof, &format!("**{rolls} rolls checked, all valid.**\n"));
    let [promise, roll] = commands.lines().collect::<Vec<_>>()[..] else {
        panic!("two commands: {commands}");
    };
    assert!(proof.contains(&digits(promise)), "the hash that was promised: {proof}");
    assert_eq!(digits(roll).len(), 64);
    let (_, secret) = roll.split_once("hexkey:").expect("the secret");
    secret.to_owned()
}

#[tokio::test]
async fn every_roll_follows_from_the_secret_that_was_promised() {
    if Command::new("openssl").arg("version").output().is_err() {
        return skip("EIGHTFOLD_REQUIRE_OPENSSL", "there is no openssl");
    }
    let (promise_command, roll_command) = commands();
    let world = World::new().await;
    // The second game of a database: the game's number is a part of what is checked.
    play_game(&world).await;
    let (game, rolls, promise, secret) = play_game(&world).await;
    assert_eq!(game, 2);
    assert!(!rolls.is_empty());
    assert_eq!(digits(&promise_command.replace("SECRET", &secret)), promise);
    for (index, &roll) in rolls.iter().enumerate() {
        let command = roll_command
            .replace("GAME:N", &format!("{game}:{}", index + 1))
            .replace("SECRET", &secret);
        let byte = u8::from_str_radix(&digits(&command)[..2], 16).expect("hex digits");
        assert_eq!(1 + byte % 8, roll, "roll {} of {rolls:?}", index + 1);
    }
    world.finish().await;
}
