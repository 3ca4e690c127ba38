//! Drawing ahead: the sprites that boards of a game need, so that nobody waits for them.

use rules::{Color, Game, Piece, Variant};
use scene::{OverlayColor, Reason, Scene, Severity, SquareHighlight};

use crate::art::BoardPiece;
use crate::compose;
use crate::die::{CompassField, DieFace};
use crate::shapes::{Mark, Place, Shape};
use crate::sprites::{SpriteSet, TileKey};

/// The characters of coordinates.
const COORDINATES: &str = "abcdefghi123456789";
/// The characters of clocks.
const CLOCKS: &str = "0123456789: dhms";

/// Draws every sprite that many boards share: figures on every kind of square, marks, letters, the
/// die and the panels. Arrows and the pieces in trays, of each of which there are hundreds, are
/// left for when they are needed.
pub(crate) fn fill(sheet: &SpriteSet, variant: &'static dyn Variant) {
    let start = Scene::of_game(&Game::new(variant), Color::White);
    for figure in figures(&start).map(Some).chain([None]) {
        for highlight in SquareHighlight::ALL {
            for dark in [false, true] {
                sheet.tile(TileKey::Square { figure, highlight, dark });
            }
        }
    }
    for shape in shapes() {
        sheet.shape(shape);
    }
    for ink in OverlayColor::ALL {
        sheet.blend_table(ink);
    }
    if variant.features().die {
        let numbers =
            (1..=8).flat_map(|number| [DieFace::Number(number), DieFace::Prevented(number)]);
        for face in numbers.chain([DieFace::Blank, DieFace::Due]) {
            sheet.tile(TileKey::Die(face));
        }
    }
    if variant.features().null {
        for number in 1..=8 {
            let harmful = [Severity::Loss, Severity::End].map(CompassField::Harmful);
            for field in [CompassField::Normal, CompassField::Highlighted, CompassField::Prevented]
                .into_iter()
                .chain(harmful)
            {
                sheet.tile(TileKey::CompassField { number, field });
            }
        }
    }
    for winner in [None, Some(Color::White), Some(Color::Black)] {
        compose(&start.clone().with_result(winner, Reason::Agreement), sheet);
    }
    for side in Color::BOTH {
        let mut scene = Scene { side, ..start.clone() };
        scene.position.turn = side;
        compose(&scene, sheet);
    }
}

/// What can stand on a square of this game.
fn figures(start: &Scene) -> impl Iterator<Item = BoardPiece> {
    let roles = start.variant.features().roles.iter();
    let pieces = roles.flat_map(|role| Color::BOTH.map(|color| Piece { color, role: *role }));
    pieces.map(BoardPiece::Piece).chain(start.position.board.null().map(|_| BoardPiece::Null))
}

fn shapes() -> impl Iterator<Item = Shape> {
    let marks = [Place::Middle, Place::LowLeft, Place::HighRight]
        .into_iter()
        .flat_map(|place| [Mark::Star(place), Mark::Cross(place)])
        .flat_map(|mark| [false, true].map(|edge| Shape::Mark { mark, edge }));
    let ghosts = [false, true]
        .into_iter()
        .flat_map(|small| [false, true].map(|echo| Shape::Ghost { small, echo }));
    let signs = [Shape::Dot, Shape::Corners, Shape::Tab].into_iter().chain(ghosts);
    let numbers = (1..=8).map(Shape::DieNumber);
    let letters = COORDINATES.chars().map(Shape::Coordinate);
    marks.chain(signs).chain(numbers).chain(letters).chain(CLOCKS.chars().map(Shape::Clock))
}
