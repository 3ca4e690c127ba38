//! Odds: of games against Eightfold, of ended games and of positions, and never of a game that people
//! play.

use playground::Message;
use rules::{Action, Color};
use serde_json::{Value, json};
use tests::game::{GAME, after, begin, plays, refused};
use tests::{
    EngineGame, Person, VerifiedGame, World, against, begins_with, board_of, picture, says,
};

/// White's twentieth move of the demonstration game: a 2 mates, and nothing else does.
const TWENTIETH: &str = "r5n1/1p1P2bP/kP1N1p2/1bQpp1Pp/2P2Ppr/P1pNPn2/Rq1qBK2/2B1R3 w - - 1 20 ?";

/// The private answer with its picture.
async fn told(world: &World, person: Person<'_>, options: Value) -> Message {
    let message = person.asks_privately("odds", options).await;
    begins_with(&picture::odds(world, &message), "Bars beside the board: ");
    message
}

async fn refuses(person: Person<'_>, options: Value, help: &str) {
    refused(person, help, &[person.command("odds", options).await]);
}

/// The expected result of each line, in hundredths.
fn percents(message: &Message) -> Vec<i64> {
    let lines = message.content.lines();
    let told = lines.filter(|line| line.starts_with(['`']) || line.starts_with("**"));
    let percent = |line: &str| {
        let digits = line.split_once('%').expect("a percentage").0;
        let digits: Vec<char> = digits.chars().rev().take_while(char::is_ascii_digit).collect();
        digits.into_iter().rev().collect::<String>().parse().expect("a number")
    };
    told.map(percent).collect()
}

fn position(variant: &str, fen: &str) -> Value {
    json!({ "variant": variant, "position": fen })
}

#[tokio::test]
async fn a_game_against_eightfold_has_odds_while_it_runs() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    refuses(ada, json!({}), "No game has been played").await;
    let (game, start) = EngineGame::opened(&world, GAME, 1, Color::White).await;
    let due = told(&world, ada, json!({})).await;
    begins_with(&due, "White to roll: **");
    let faces = percents(&due);
    assert_eq!(faces.len(), 8, "{}", due.content);
    for number in 1..=8 {
        says(&due, &format!("\n`{number}` **"));
    }
    let mean = due.content.split("**").nth(1).and_then(|it| it.strip_suffix('%'));
    let mean: i64 = mean.expect("a mean").parse().expect("a number");
    assert!((8 * mean - faces.iter().sum::<i64>()).abs() <= 8, "{}", due.content);
    assert!(due.content.ends_with("game 1, start · 100% is a win, 50% a draw"));
    game.act(Action::Roll(5), &start).await;
    game.answered().await;
    let bound = told(&world, ada, json!({})).await;
    begins_with(&bound, "White to move: **");
    let best = percents(&bound);
    // Only two turns end on the e-file; the best one of the number comes first.
    assert!(best.len() == 2 && best.is_sorted_by(|one, next| one >= next), "{}", bound.content);
    let of_five = due.content.lines().find(|line| line.starts_with("`5`")).expect("a five");
    let first = bound.content.lines().nth(1).expect("a turn");
    let turn = first.split("**").nth(1).expect("a turn");
    assert!(of_five.contains(turn), "{of_five}, {first}");
    // Its start is still to be had, and by anybody who sees the game.
    let boris = world.person("Boris");
    let again = told(&world, boris, json!({ "turn": "0", "game": 1 })).await;
    assert_eq!(again.content, due.content);
    ada.command("settings", json!({ "language": "de" })).await;
    let german = ada.command("odds", json!({ "turn": "0" })).await;
    begins_with(&german, "Weiß würfelt: Gewinnerwartung **");
    world.finish().await;
}

#[tokio::test]
async fn games_between_people_have_odds_once_they_have_ended() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    let chen = world.person("Chen");
    game.plays(0, &["r", "e2e4"]).await;
    for person in [ada, boris, chen] {
        refuses(person, json!({}), "until it ends").await;
        refuses(person, json!({ "game": 1 }), "until it ends").await;
        refuses(person, json!({ "turn": "0" }), "until it ends").await;
    }
    refuses(ada, json!({ "game": 7 }), "no game 7").await;
    game.resigns(boris).await;
    let due = told(&world, chen, json!({})).await;
    begins_with(&due, "Black to roll: **");
    says(&due, "game 1, after move 1 ·");
    let start = told(&world, ada, json!({ "game": 1, "turn": "0" })).await;
    begins_with(&start, "White to roll: **");
    refuses(ada, json!({ "turn": "1..." }), "no such move. `turn` can be `0` (start) to `1`").await;
    world.finish().await;
}

#[tokio::test]
async fn a_mate_is_named_and_what_is_over_has_none() {
    let world = World::builder().fixed_dice(1).start().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts("f2f3 e7e5 g2g4 d8h4").await;
    let ada = game.driver.white;
    // Where it was open last.
    for options in [json!({}), json!({ "turn": "2" })] {
        let last = told(&world, ada, options).await;
        begins_with(&last, "Black to move: **100%**");
        says(&last, "\n**Qh4#** · 100%, wins the game\n");
        assert_eq!(percents(&last).len(), 3);
        says(&last, "game 1, after move 2 ·");
    }
    refuses(ada, json!({ "turn": "2..." }), "over then. `turn` can be `0` (start) to `2`.").await;
    refuses(ada, json!({ "turn": "3" }), "no such move. `turn` can be `0` (start) to `2...`").await;
    let faces = told(&world, ada, position(GAME, TWENTIETH)).await;
    let two = "`2` **100%** · wins with **Qc5\u{2011}b4\u{2011}b5#**";
    let ends = |line: &&str| ["wins", "loses", "draws"].iter().any(|it| line.contains(it));
    let ends = faces.content.lines().filter(ends);
    assert_eq!(ends.collect::<Vec<_>>(), [two], "{}", faces.content);
    assert!(faces.content.ends_with("· position · 100% is a win, 50% a draw"));
    says(&picture::odds(&world, &faces), "2: 100%, wins the game");
    world.finish().await;
}

#[tokio::test]
async fn a_decision_has_both_and_a_roll_of_the_nulls_what_answers_it() {
    let world = World::builder().rolls([1, 6]).start().await;
    let mut game = VerifiedGame::begin(&world, "totem").await;
    game.acts("e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6").await;
    let ada = game.driver.white;
    game.driver.resigns(ada).await;
    let both = told(&world, ada, json!({})).await;
    begins_with(&both, "White to decide on the roll: **");
    for decision in ["**Accept the roll** · ", "**Prevent** · "] {
        says(&both, decision);
    }
    assert_eq!(percents(&both).len(), 2);
    // After the third turn White rolls, and then Black is to move.
    let roll = told(&world, ada, json!({ "turn": "2" })).await;
    begins_with(&roll, "White to roll: **");
    says(&roll, "` **");
    says(&roll, "best reply **");
    assert_eq!(percents(&roll).len(), 8);
    world.finish().await;
}

#[tokio::test]
async fn what_is_no_position_or_does_not_fit_is_refused_with_what_would() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let fen = "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1";
    refuses(ada, json!({ "position": fen }), "Set `variant`, too").await;
    refuses(ada, json!({ "variant": "chess" }), "`variant` goes with `position`").await;
    let with = |name: &str, value: Value| {
        let mut options = position("chess", fen);
        options[name] = value;
        options
    };
    refuses(ada, with("game", json!(1)), "Set `game` or `position`").await;
    refuses(ada, with("turn", json!("1")), "Set `turn` or `position`").await;
    for (variant, fen, help) in [
        ("chess", "hello", "too few or too many fields"),
        ("chess", TWENTIETH, "field"),
        (GAME, "6k1/5ppp/8/8/8/8/8/K6R w", "too few or too many fields"),
        ("totem", fen, "field"),
        ("chess", "8/8/8/8/8/8/7R/K6k w - - 0 1", "is in check"),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - - 0 1", "already over"),
    ] {
        refuses(ada, position(variant, fen), help).await;
    }
    let best = told(&world, ada, position("chess", fen)).await;
    assert_eq!(percents(&best).len(), 3, "{}", best.content);
    for (variant, actions) in [("chess", "e2e4"), ("gravitatur", "@d4/g1f3")] {
        let best = told(&world, ada, position(variant, &after(variant, actions).fen())).await;
        begins_with(&best, "Black to move: **");
        let percents = percents(&best);
        assert!(percents.len() == 3 && percents.is_sorted_by(|one, next| one >= next));
    }
    world.finish().await;
}

#[tokio::test]
async fn nobody_gets_help_for_a_game_that_they_play_with_people() {
    let world = World::builder().fixed_dice(5).start().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts("e2e4 e7e5").await;
    let (ada, boris) = (game.driver.white, game.driver.black);
    let chen = world.person("Chen");
    let general = world.playground.channel("general");
    let now = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let same = [
        now,
        // What anybody could change about it.
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 17 40",
        // What was, and what one turn can make of it.
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b Qq - 3 9",
    ];
    for fen in same {
        for person in [ada, boris, ada.at(general)] {
            refuses(person, position("chess", fen), "your game 1, which is still in progress")
                .await;
        }
        told(&world, chen, position("chess", fen)).await;
    }
    // The same pieces in another game are another position.
    let die = format!("{} ?", now.replace("KQkq", "-"));
    told(&world, ada, position(GAME, &die)).await;
    // What takes two turns, or has the other side to move, is another position.
    let later = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    let other = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    for fen in [later, other] {
        told(&world, ada, position("chess", fen)).await;
    }
    // A game against Eightfold that comes to the same is no way around either.
    let engine_game = EngineGame::begin(&world, ada.at(general), "chess", 1, Color::White).await;
    engine_game.answered().await;
    refuses(ada.at(general), json!({}), "your game 1, which is still in progress").await;
    game.driver.resigns(ada).await;
    told(&world, ada.at(general), json!({})).await;
    told(&world, ada, position("chess", now)).await;
    world.finish().await;
}

/// Whether the position that these actions lead to on from a game between people is refused to them.
async fn is_refused(game: &VerifiedGame<'_>, more: &str) -> bool {
    let mut then = game.model.clone();
    plays(&mut then, more);
    let person = game.driver.white;
    let id = then.variant().id();
    let outcome = person.command("odds", position(id, &then.fen())).await;
    assert!(outcome.is_private());
    outcome.content().contains("your game 1, which is still in progress")
}

#[tokio::test]
async fn rolls_and_decisions_on_the_way_do_not_hide_a_position() {
    for (variant, dice, actions, within, beyond) in [
        (GAME, vec![5], "r5 e2e4", &["r5 d7d5", "r3", "r5 d7d5 r8"][..], "r5 d7d5 r4 d2d4"),
        (
            "totem",
            vec![1, 6],
            "e1e4 f8f5 f1e1 r1 e9g9 a2a4",
            &["g9g6", "g9g6 r6", "g9g6 r6 accept", "g9g6 r6 prevent", "g9g6 r3"][..],
            "g9g6 r6 accept t0",
        ),
    ] {
        let world = World::builder().rolls(dice).start().await;
        let mut game = VerifiedGame::begin(&world, variant).await;
        game.acts(actions).await;
        for more in within {
            assert!(is_refused(&game, more).await, "{variant}: {more}");
        }
        assert!(!is_refused(&game, beyond).await, "{variant}: {beyond}");
        world.finish().await;
    }
}

#[tokio::test]
async fn none_of_a_thousand_turns_is_a_way_around() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, "gravitatur").await;
    game.acts("@d4/g1f3").await;
    let turns = game.model.legal_actions();
    assert!(turns.len() > 500, "{}", turns.len());
    for turn in turns.iter().step_by(turns.len() / 5) {
        assert!(is_refused(&game, &turn.to_string()).await, "{turn}");
    }
    let mut next = game.model.clone();
    next.play(turns[0]).expect("a legal action");
    let beyond = format!("{} {}", turns[0], next.legal_actions()[0]);
    assert!(!is_refused(&game, &beyond).await, "{beyond}");
    world.finish().await;
}

/// The hint and the odds of Ada's game against Eightfold from a position of chess.
async fn hint_and_odds(world: &World, fen: &str) -> (Message, Message) {
    let ada = world.person("Ada");
    let mut options = against(world, "chess", 1, Color::White);
    options["position"] = json!(fen);
    ada.command("challenge", options).await;
    ada.sees("a board", |it| board_of(it).is_some()).await;
    ada.command("hint", json!({})).await;
    let hint = ada.sees("a hint", |it| it.content.starts_with("Best move: **")).await;
    (hint, told(world, ada, json!({})).await)
}

#[tokio::test]
async fn a_hint_and_odds_tell_the_same() {
    let world = World::new().await;
    // It takes more than a glance to see that White mates in two.
    let (hint, odds) = hint_and_odds(&world, "3k4/1P5P/2K5/7Q/8/8/R7/8 w - - 0 1").await;
    says(&hint, "Then you win next move, whatever happens.");
    begins_with(&odds, "White to move: **100%**");
    world.finish().await;
    let world = World::new().await;
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    let (hint, odds) = hint_and_odds(&world, fen).await;
    let percent = percents(&odds)[0];
    says(&hint, &format!("Your chances with the best move: {percent}%"));
    let turn = odds.content.lines().nth(1).and_then(|line| line.split("**").nth(1));
    begins_with(&hint, &format!("Best move: **{}**", turn.expect("a turn")));
    world.finish().await;
}

#[tokio::test]
async fn of_promotions_that_are_worth_the_same_a_hint_prefers_the_queen() {
    let world = World::new().await;
    let (hint, odds) = hint_and_odds(&world, "8/4P3/5n2/8/8/3k4/1K6/8 w - - 0 1").await;
    begins_with(&hint, "Best move: **e8=Q**");
    says(&odds, "**e8=Q**");
    world.finish().await;
}
