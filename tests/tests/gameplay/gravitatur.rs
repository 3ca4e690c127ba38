//! Gravitatur Chess over the wire: a game to a placement that mates, and a turn chosen and typed
//! from either end.

use playground::{Choice, Message};
use rules::{Action, Color, EventKind, Game, Move};
use tests::game::begin;
use tests::{Person, VerifiedGame, World, begins_with, choices, says};

const GAME: &str = "gravitatur";

/// A king teleports twice, a placement gives check, a king that is drawn out captures its way on,
/// and a placement mates.
const MATE: &str = "@d4/e1c1 @e6/h7h6 @h5/c1b2 @b6 b5c5 @e4";

#[tokio::test]
async fn a_game_is_played_to_a_placement_that_mates() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    let mut boards = Vec::new();
    for action in MATE.split_whitespace() {
        boards.push(game.act(action).await);
    }
    let drawn = alt(&boards[0]);
    let boards: Vec<String> = boards.into_iter().map(|board| board.content).collect();
    says(&boards[0], "the Gravitatur pulls 6 pieces.");
    says(
        &drawn,
        "the Gravitatur on d4 pulls the white pawns to c3, d3 and e3 and the black pawns to c5, d5 and e5.",
    );
    says(&boards[0], "The king swaps with the bishop, which is now on e1.");
    says(&boards[3], "Check! That ends the turn.");
    says(&boards[3], ", you're in check. Your move.");
    says(&boards[4], "the king captures the black pawn on c5.");
    says(&boards[5], "G@e4#");
    game.check_end(&game.win(Color::Black)).await;
    world.finish().await;
}

/// What a menu offers: values with their second lines. What a button offers, with its label.
fn options(message: &Message) -> Vec<(String, String)> {
    let rows = message.components.iter();
    let parts = rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let options = parts.flat_map(|it| it["options"].as_array().cloned().unwrap_or_default());
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let in_menus = options.map(|it| (text(&it["value"]), text(&it["description"])));
    let labels = message.labels().into_iter();
    in_menus.chain(choices(message).into_iter().zip(labels)).collect()
}

fn alt(message: &Message) -> String {
    message.attachments[0].description.clone().expect("an alt text")
}

/// The second line of the option with this value.
fn description(message: &Message, value: &str) -> String {
    let options = options(message);
    let found = options.iter().find(|(it, _)| it == value);
    found.unwrap_or_else(|| panic!("{value} is not in {options:?}")).1.clone()
}

#[tokio::test]
async fn a_turn_is_chosen_by_file_square_piece_and_target() {
    let world = World::new().await;
    let (game, ada, _) = begin(&world, GAME).await.with_players();
    let files = ada.click("More").await.shown();
    says(&files, "Which file for the Gravitatur?");
    assert_eq!(choices(&files), ["a", "b", "c", "d", "e", "f", "g", "h"]);
    assert_eq!(description(&files, "d"), "d3, d4, d5, d6");
    let squares = ada.choose(&files, "d").await.shown();
    assert_eq!(choices(&squares), ["d3", "d4", "d5", "d6"]);
    assert_eq!(description(&squares, "d4"), "d4: pulls 6 pieces");
    // After the placement the board is the one that was drawn together.
    let pieces = ada.choose(&squares, "d4").await.shown();
    says(&pieces, "Gravitatur on d4. Which piece moves?");
    says(&alt(&pieces), "c3 d3 e3");
    assert!(choices(&pieces).contains(&"@d4/c3c4".to_owned()));
    // A second thought, by the same message.
    let back = ada.click_on(pieces.id, "Back").await.shown();
    assert_eq!(choices(&back), choices(&squares));
    world.restart_bot().await;
    let pieces = ada.choose(&back, "d4").await.shown();
    says(&description(&pieces, "@d4/c3c4"), "G@d4/c4");
    let played = ada.choose(&pieces, "@d4/c3c4").await;
    assert_eq!(played.content(), "You played **G@d4/c4**.");
    game.shown(1).await;
    assert_eq!(world.record(game.id).await.len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn between_people_no_placement_says_that_it_gives_check() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    game.acts("@d4/e1c1 @e6/h7h6 @h5/c1b2").await;
    let boris = game.driver.black;
    let board = game.driver.shown(3).await;
    assert_eq!(description(&board, "b"), "b3, b4, b5, b6", "on b5 and b6 it gives check");
    // What draws most comes first, then the files.
    let count = |it: &String| {
        let pulled = description(&board, it);
        pulled.strip_prefix("Pulls ").map(|pulled| pulled.matches('\u{2011}').count())
    };
    let drawn: Vec<usize> = choices(&board).iter().map_while(count).collect();
    assert!(drawn.len() == 17 && drawn.is_sorted_by(|one, other| one >= other), "{drawn:?}");
    let squares = boris.choose(&board, "b").await.shown();
    begins_with(&description(&squares, "b6"), "b6: pulls ");
    let played = boris.choose(&squares, "b6").await;
    assert_eq!(played.content(), "You played **G@b6+**.");
    // In check the Gravitatur may not be used: the turns are whole moves.
    let board = game.driver.shown(4).await;
    assert!(choices(&board).iter().all(|turn| turn.starts_with("b5")), "{:?}", choices(&board));
    game.driver.white.types("b5c5").await;
    let board = game.driver.shown(5).await;
    let squares = boris.choose(&board, "e").await.shown();
    begins_with(&description(&squares, "e4"), "e4: pulls ");
    let mate = boris.choose(&squares, "e4").await;
    assert_eq!(mate.content(), "You played **G@e4#**.");
    game.driver.shown(6).await;
    world.finish().await;
}

/// The turns that are suggested while this is typed; each is legal, once, with a short name. Where
/// a partial move is typed, the first suggestion goes on with it in the menus.
async fn suggested(person: Person<'_>, game: &Game, typed: &str) -> Vec<Action> {
    let mut choices = person.suggestions(typed).await;
    choices.retain(|it| !it.value.as_str().is_some_and(|value| value.starts_with('~')));
    let action = |it: &Choice| it.value.as_str().and_then(|it| it.parse().ok());
    let actions: Vec<Action> = choices.iter().map(|it| action(it).expect("an action")).collect();
    let legal = game.legal_actions();
    for (number, action) in actions.iter().enumerate() {
        assert!(legal.contains(action), "{typed}: {action}");
        assert!(!actions[..number].contains(action), "{typed}: {action} twice");
        let notation = game.notation(*action);
        begins_with(&choices[number].name, notation.trim_end_matches(['+', '#']));
        assert!(!choices[number].name.contains(['+', '#']), "{}", choices[number].name);
    }
    actions
}

/// How many pieces a turn draws.
fn drawn(game: &Game, action: Action) -> usize {
    let events = game.variant().events(game.position(), action);
    events.iter().filter(|it| it.kind == EventKind::Attracted).count()
}

#[tokio::test]
async fn turns_are_suggested_from_either_end() {
    let world = World::new().await;
    let verified = VerifiedGame::begin(&world, GAME).await;
    let (ada, game) = (verified.driver.white, &verified.model);
    let square = |text: &str| text.parse().ok();

    for typed in ["@d4", "G@d4/", "g@d4", " G@d4 "] {
        let found = suggested(ada, game, typed).await;
        let all = game.legal_actions().iter().filter(|it| it.placement() == square("d4"));
        assert_eq!(found.len(), all.count().min(24), "{typed}");
        assert!(found.iter().all(|it| it.placement() == square("d4")), "{typed}: {found:?}");
    }
    for typed in ["G@d4/N", "@d4/n", "@d4 N"] {
        let found = suggested(ada, game, typed).await;
        let knights = |it: &Action| {
            let from = it.as_move().map(|mv| mv.from);
            it.placement() == square("d4") && (from == square("b1") || from == square("g1"))
        };
        assert!(!found.is_empty() && found.iter().all(knights), "{typed}: {found:?}");
    }
    assert_eq!(suggested(ada, game, "@d4/c3c4").await.len(), 1);

    for typed in ["Nf3", "g1f3", "ng1f3"] {
        let found = suggested(ada, game, typed).await;
        // The square is left to choose.
        assert!(found.len() > 10, "{found:?}");
        let is_it =
            |step: Move| (step.from, step.to) == ("g1".parse().unwrap(), "f3".parse().unwrap());
        assert!(found.iter().all(|it| it.as_move().is_some_and(is_it)), "{typed}: {found:?}");
        // First where the least moves before the knight.
        assert!(found.is_sorted_by_key(|&it| drawn(game, it)), "{typed}: {found:?}");
    }
    // While little is typed, there is something of everything.
    for typed in ["", "@", "G@"] {
        let found = suggested(ada, game, typed).await;
        let mut placements: Vec<_> = found.iter().map(|it| it.placement()).collect();
        placements.dedup();
        assert_eq!((found.len(), placements.len()), (25, 25), "{typed}: {found:?}");
    }
    for typed in ["@d9", "@zz", "G@d4/Qh8", "Qh8"] {
        assert!(suggested(ada, game, typed).await.is_empty(), "{typed}");
    }
    assert!(verified.driver.black.suggestions("@d4").await.is_empty());
    world.finish().await;
}
