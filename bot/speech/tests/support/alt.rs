//! Alt text, read back.

use rules::{Board, Color, Piece, Role};
use scene::Scene;
use speech::picture::ALT_LIMIT;

/// Whether an English alt text is short enough and places every piece of the scene.
pub(crate) fn is_sound(alt: &str, scene: &Scene) -> bool {
    alt.chars().count() <= ALT_LIMIT && read_back(alt) == Some(scene.position.board)
}

/// The board that the last sentences of an alt text place, read back from the words.
fn read_back(alt: &str) -> Option<Board> {
    let mut board = Board::default();
    let (_, placement) = alt.rsplit_once("White: ")?;
    if let Some((_, null)) = placement.split_once(" Null ") {
        board.set_null(Some(null.strip_suffix('.')?.parse().ok()?));
    }
    let (placement, _) = placement.split_once(" Null ").unwrap_or((placement, ""));
    let (white, black) = placement.split_once(" Black: ")?;
    for (color, text) in [(Color::White, white), (Color::Black, black)] {
        let kinds = text.strip_suffix('.')?.split(", ");
        for kind in kinds.filter(|&kind| kind != "nothing") {
            let named = |role: &Role| Some((*role, kind.strip_prefix(role.name())?));
            let (role, squares) = Role::ALL.iter().find_map(named)?;
            let (plural, squares) = squares.split_once(' ')?;
            let squares: Vec<&str> = squares.split(' ').collect();
            if plural != if squares.len() > 1 { "s" } else { "" } {
                return None;
            }
            for square in squares {
                board.put(square.parse().ok()?, Piece { color, role });
            }
        }
    }
    Some(board)
}
