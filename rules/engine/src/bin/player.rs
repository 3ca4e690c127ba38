//! The engine over standard input and output, one line for each line.

use std::io;

use engine::player::Player;
use rules::protocol;

fn main() -> io::Result<()> {
    let mut player = Player::default();
    protocol::serve(io::stdin().lock(), io::stdout().lock(), |line| player.answer(line))
}
