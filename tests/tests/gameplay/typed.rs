//! Turns and dice as people type them, on phones and in their languages. `../shared/inputs` lists what
//! was read wrongly.

use playground::Choice;
use serde_json::{Value, json};
use tests::{GameDriver, World, choices};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const TWO: &str = "4k3/8/8/8/8/8/8/3RK3 w - - 0 1";
const NO_RIGHT: &str = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";

/// What becomes of a turn that is typed by somebody whose client is in this language: the turn that was
/// played, or the values of the menu that opens after a `?`; and what is answered.
async fn typed(locale: &str, fen: &str, turn: &str) -> (String, String) {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let more = if fen == START { json!({}) } else { json!({ "position": fen }) };
    let game = GameDriver::begin_with(&world, "chess", (ada, boris), &more).await;
    world.playground.set_locale(ada.id, locale);
    let outcome = ada.types(turn).await;
    let played = game.actions().await;
    let menu = outcome.message().filter(|it| it.only_for.is_some() && !it.components.is_empty());
    let offered = menu.map(|it| format!("?{}", choices(it).join(" ")));
    let became = played.last().cloned().or(offered).unwrap_or_else(|| "-".to_owned());
    world.finish().await;
    (became, outcome.content().to_owned())
}

#[tokio::test]
async fn a_turn_is_read_as_it_is_typed_and_never_as_another() {
    let mut failures = Vec::new();
    for (locale, fen, turn, wanted) in [
        ("en-US", START, "Nf3 · the knight g1-f3", "g1f3"),
        ("en-US", START, "♟\u{FE0F}e4", "e2e4"),
        ("en-US", START, "♘f3", "g1f3"),
        ("en-US", START, "N\u{200B}f3\u{200E}", "g1f3"),
        ("en-US", START, "Ｎｆ３", "g1f3"),
        ("en-US", START, "е4", "e2e4"),
        ("en-US", CASTLING, "e1h1", "e1g1"),
        ("en-US", CASTLING, "e1a1", "e1c1"),
        ("en-US", NO_RIGHT, "e1h1", "-"),
        ("es-ES", START, "Cc3", "b1c3"),
        ("es-419", START, "Cf3", "g1f3"),
        ("de", START, "Sf3", "g1f3"),
        ("ru", START, "Кf3", "g1f3"),
        ("ru", START, "Кс3", "b1c3"),
        ("ko", START, "나이트 f3", "g1f3"),
        ("de", START, "Springer f3", "g1f3"),
        ("de", START, "knight to f3", "g1f3"),
        ("en-US", START, "kinght f3", "?f3"),
        ("en-US", CASTLING, "castle", "?c1 g1"),
        ("en-US", CASTLING, "long castle", "e1c1"),
        ("en-US", START, "Cc3", "?c3"),
        ("en-US", START, "Gf3", "-"),
        ("en-US", START, "cc3", "?c3"),
        ("es-ES", START, "cc3", "?b1 c2"),
        ("es-ES", TWO, "Rd2 · la torre d1-d2", "d1d2"),
        ("es-ES", TWO, "Rd2", "?d1 e1"),
        ("en-US", CASTLING, "Rxe1h1", "-"),
    ] {
        let (became, answer) = typed(locale, fen, turn).await;
        if became != wanted {
            failures.push(format!("{locale} {turn}: {became}, not {wanted}: {answer}"));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    let (_, answer) = typed("en-US", NO_RIGHT, "e1h1").await;
    assert!(answer.contains("can't castle with a rook on h1"), "{answer}");
}

#[tokio::test]
async fn the_names_of_suggestions_are_read_as_their_values() {
    let world = World::builder().fixed_dice(5).start().await;
    for variant in ["chess", "gravitatur", "superpermutation-d8", "totem"] {
        let channel = world.playground.add_channel(variant);
        let (ada, boris) = (world.person("Ada").at(channel), world.person("Boris").at(channel));
        let game = GameDriver::begin(&world, variant, ada, boris).await;
        if variant == "superpermutation-d8" {
            ada.click("Roll").await;
        }
        let suggested = ada.suggestions("").await;
        let choice = suggested.first().expect("a suggestion").clone();
        assert_ne!(choice.name, choice.value);
        ada.types(&choice.name).await;
        let played = game.actions().await;
        assert_eq!(choice.value, json!(played.last()), "{}", choice.name);
    }
    world.finish().await;
}

#[tokio::test]
async fn dice_are_read_as_they_are_typed() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let rolls = async |dice: &str| -> Value {
        let outcome = ada.command("roll", json!({ "dice": dice })).await;
        let content = outcome.content().to_owned();
        json!([outcome.is_private(), content])
    };
    let mut failures = Vec::new();
    for (dice, wanted) in [
        ("1d20−2", "1d20-2:"),
        ("2d6–1", "2d6-1:"),
        ("1d20+5-2", "1d20+3:"),
        ("2w6+1", "2d6+1:"),
        ("2к6", "2d6:"),
        ("d20 + 5", "1d20+5:"),
        ("2d6+1d4", "2d6+1d4:"),
        ("１ｄ８", "1d8:"),
    ] {
        let told = rolls(dice).await;
        if told[0] != false || !told[1].as_str().is_some_and(|it| it.contains(wanted)) {
            failures.push(format!("{dice}: {told}"));
        }
    }
    let (form, much) = ("`2d6+1`", "at most 100000");
    for (dice, wanted) in [
        ("1d20 5", form),
        ("2d6 1", form),
        ("1 0d6", form),
        ("d", form),
        ("+5", form),
        ("0.25", form),
        ("½", form),
        ("d6-1-2147483647", much),
        ("d6-2147483648", much),
    ] {
        let told = rolls(dice).await;
        if told[0] != true || !told[1].as_str().is_some_and(|it| it.contains(wanted)) {
            failures.push(format!("{dice}: {told}"));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    world.finish().await;
}

#[tokio::test]
async fn what_costs_the_totem_asks_however_it_is_said() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "totem", ada, boris).await;
    for typed in [
        "t",
        "(t)",
        "sac",
        "sacrifice",
        "Sacrifice the Totem",
        "Sacrifice the Totem: (t)",
        "sacrifce",
    ] {
        let outcome = ada.types(typed).await;
        assert!(outcome.is_private() && outcome.shown().button("Yes").is_some(), "{typed}");
        assert!(game.actions().await.is_empty(), "{typed}");
    }
    let found = ada.suggestions("totem").await;
    let moves = |it: &Choice| it.name.starts_with('T') && it.value != "t";
    assert!(!found.is_empty() && found.iter().all(moves), "{found:?}");
    let found = ada.suggestions("sac").await;
    assert_eq!(found.first().map(|it| &it.value), Some(&json!("t")));
    let question = ada.types("t").await.shown();
    ada.click_on(question.id, "Yes").await;
    assert_eq!(game.actions().await, ["t"]);
    world.finish().await;
}
