//! Who is next, told in English.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use rules::Game;
use speech::Language;
use speech::account::Who;
use speech::next::next;

fn game(variant: &str, fen: &str) -> Game {
    Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap()
}

/// What Ada is told.
fn told(game: &Game) -> String {
    next(Language::English, game, &Who::Person("Ada".to_owned()))
}

#[test]
fn it_is_counted_down_to_the_null() {
    let mut game = Game::new(rules::variants::by_id("totem").unwrap());
    for turns in ["the next three turns", "the next two turns", "this turn"] {
        assert_eq!(told(&game), format!("Ada, your move. After {turns} the Null moves."));
        let turn = game.legal_actions().iter().copied().find(|it| it.is_turn());
        game.play(turn.unwrap()).unwrap();
    }
    assert_eq!(told(&game), "Ada, roll the die for the Null.");
}

#[test]
fn each_duty_is_told() {
    let d8 =
        |rest: &str| game("superpermutation-d8", &format!("7k/8/8/8/8/8/8/3QK3 w - - 0 1{rest}"));
    assert_eq!(told(&d8(" ?")), "Ada, roll the die.");
    assert_eq!(told(&d8(" 5")), "Ada, your move.");
    let checked = game("superpermutation-d8", "7k/8/8/8/8/8/8/r3K3 w - - 0 1 -");
    assert_eq!(told(&checked), "Ada, you are in check (no roll); your move.");
    let chess = game("chess", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1");
    assert_eq!(told(&chess), "Ada, you are in check; your move.");
    let mut totem = game("totem", "4k4/9/9/9/t304/9/9/9/3KR4 b - - 0 2 0 ? - -");
    totem.play("r2".parse().unwrap()).unwrap();
    assert_eq!(
        told(&totem),
        "Ada, the roll put you in check: prevent it by giving up your Totem, or accept it."
    );
    let mut forced = game("totem", "5k3/4r4/9/9/404/9/9/9/T3K4 b - - 3 12 0 ? - -");
    forced.play("r6".parse().unwrap()).unwrap();
    assert_eq!(
        told(&forced),
        "Ada, the roll put you in check, and Black is to move: you must prevent it by giving up \
         your Totem."
    );
}
