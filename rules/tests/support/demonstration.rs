//! The demonstration game of Superpermutation d8 Chess.

use rules::{Action, Color, Game, Position, variants};

const GAME: &str = include_str!("../data/demonstration.txt");

/// The number of the move and the side to move, `w` or `b`.
pub(crate) type Moment = (usize, char);

/// A turn of the game as its file has it.
pub(crate) struct Turn {
    pub(crate) moment: Moment,
    pub(crate) die: &'static str,
    pub(crate) action: &'static str,
    pub(crate) notation: &'static str,
}

pub(crate) fn moment(position: &Position) -> Moment {
    (position.fullmove as usize, if position.turn == Color::White { 'w' } else { 'b' })
}

/// Plays the game, and shows `look` each turn and the game before it, once the die is rolled.
/// Returns the game in two parts: until its die is set by hand, and from there.
pub(crate) fn replay(mut look: impl FnMut(&Game, &Turn)) -> [Game; 2] {
    let variant = variants::by_id("superpermutation-d8").unwrap();
    let mut parts = vec![Game::new(variant)];
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        let game = parts.last_mut().unwrap();
        let (die, rest) = line.split_once(' ').unwrap();
        if die == "set-die" {
            let fen = game.fen();
            let (unrolled, _) = fen.rsplit_once(' ').unwrap();
            parts.push(Game::from_fen(variant, &format!("{unrolled} {rest}")).unwrap());
            continue;
        }
        if die != "-" {
            game.play(Action::Roll(die.parse().unwrap())).unwrap();
        }
        let (action, notation) = rest.split_once(' ').unwrap();
        look(game, &Turn { moment: moment(game.position()), die, action, notation });
        game.play(action.parse().unwrap()).unwrap();
    }
    parts.try_into().unwrap_or_else(|parts: Vec<_>| panic!("{} parts", parts.len()))
}
