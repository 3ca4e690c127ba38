//! Games for the tests of this crate.

use rand::RngExt;
use rules::{ByColor, Color, Game, Variant};

use crate::ids::{ChannelId, GameId, UserId};
use crate::store::{GameRow, PlayerRow, Side};

/// A game of two people that has just begun, outside servers.
pub(crate) fn row(variant: &str) -> GameRow {
    let [white, black] = [2, 3].map(|user| PlayerRow::User(UserId(user)));
    GameRow {
        game_id: GameId(7),
        challenge_id: None,
        guild_id: None,
        channel_id: ChannelId(1),
        is_user_install: false,
        language: None,
        variant: variant.to_owned(),
        start_fen: None,
        players: ByColor { white, black },
        is_rated: false,
        dice_secret: "00".repeat(32),
        result: None,
        side_to_act: Some(Side(Color::White)),
        challenger_id: Some(UserId(2)),
        started_at: 0,
        clock: None,
    }
}

/// A game from this position on.
pub(crate) fn position(variant: &str, fen: &str) -> Game {
    Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap()
}

/// A game in which these actions were played.
pub(crate) fn played(variant: &str, actions: &str) -> Game {
    let mut game = Game::new(rules::variants::by_id(variant).unwrap());
    for action in actions.split_whitespace() {
        game.play(action.parse().unwrap()).unwrap();
    }
    game
}

/// A game at random, with so many actions at most.
pub(crate) fn random(
    variant: &'static dyn Variant,
    chance: &mut impl RngExt,
    actions: usize,
) -> Game {
    let mut game = Game::new(variant);
    while game.end().is_none() && game.actions().len() < actions {
        let legal = game.legal_actions();
        let action = legal[chance.random_range(0..legal.len())];
        game.play(action).unwrap();
    }
    game
}
