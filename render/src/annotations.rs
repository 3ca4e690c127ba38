//! What has been done, as the board shows it: tinted squares, arrows and other marks.

use rules::{Bitboard, Direction, Event, EventKind, MAX_SQUARES, Square};
use scene::{Die, OverlayColor, RollStatus, Scene, SquareHighlight};

use crate::arrows::{Arrow, Line};
use crate::orientation::{Cell, Orientation};
use crate::shapes::{Mark, Place};

/// A sign over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Annotation {
    /// The upper left cell of what it covers.
    pub(crate) cell: Cell,
    pub(crate) sign: Sign,
    pub(crate) ink: OverlayColor,
}

/// What an annotation looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// The Gravitatur, showing through, or its echo once the turn is over.
    Ghost { small: bool, echo: bool },
    /// A mark with an edge.
    Mark(Mark),
}

/// What each square is tinted for, by the square's number.
pub(crate) fn surfaces(scene: &Scene) -> [SquareHighlight; MAX_SQUARES] {
    let mut surfaces = [SquareHighlight::Normal; MAX_SQUARES];
    let mut tint = |squares: Bitboard, highlight: SquareHighlight| {
        for square in squares {
            surfaces[square.index()] = surfaces[square.index()].max(highlight);
        }
    };
    if let Die::Shows { squares, status: RollStatus::Binding, .. } = scene.die {
        tint(squares, SquareHighlight::DieTarget);
    }
    for event in scene.visible_events() {
        tint([event.from, event.to].into_iter().flatten().collect(), highlight(event.kind));
    }
    tint(scene.restored(), SquareHighlight::Displaced);
    tint(scene.selected.into_iter().collect(), SquareHighlight::Selected);
    tint(scene.checked, SquareHighlight::Check);
    surfaces
}

/// How an event tints its squares.
const fn highlight(kind: EventKind) -> SquareHighlight {
    match kind {
        EventKind::Promoted => SquareHighlight::Normal,
        EventKind::Moved | EventKind::Swapped | EventKind::SwappedHome => SquareHighlight::Last,
        EventKind::Climbed => SquareHighlight::Climb,
        _ => SquareHighlight::Displaced,
    }
}

/// The arrows and other marks of a scene, in the order to draw them. While a turn is chosen they are
/// for what it has done so far, and only tints tell of the last one.
pub(crate) fn of_scene(scene: &Scene) -> Vec<Annotation> {
    if scene.is_choosing() && scene.preview.is_empty() {
        return Vec::new();
    }
    let orientation = Orientation::new(scene.variant.features().board_size, scene.side);
    let mut annotator =
        Annotator { scene, orientation, annotations: Vec::new(), arrivals: Vec::new() };
    annotator.climb();
    scene.visible_events().for_each(|event| annotator.way(event));
    scene.visible_events().for_each(|event| annotator.change(event));
    annotator.annotations
}

struct Annotator<'a> {
    scene: &'a Scene,
    orientation: Orientation,
    annotations: Vec<Annotation>,
    /// The squares that arrows end on, and how many columns to the right and rows down they go.
    arrivals: Vec<(Square, i8, i8)>,
}

impl Annotator<'_> {
    /// The arrow of the piece that climbed, from where it landed to where it stopped.
    fn climb(&mut self) {
        let climbs = self.scene.visible_events().filter(|event| event.kind == EventKind::Climbed);
        let mut climbs = climbs.filter_map(|event| event.from.zip(event.to));
        let Some((landing, first)) = climbs.next() else {
            return;
        };
        let last = climbs.last().map_or(first, |(_, to)| to);
        let (tail, tip) = (self.orientation.cell(landing), self.orientation.cell(last));
        let up = tip.row < tail.row;
        let arrow = Arrow::Climb { squares: tip.row.abs_diff(tail.row), up };
        self.arrow(if up { tip } else { tail }, arrow, OverlayColor::Climb);
    }

    /// The arrow, or what else tells where something came from or went to.
    fn way(&mut self, event: Event) {
        let (Some(from), Some(to)) = (event.from, event.to) else {
            return self.gravitatur(event);
        };
        let past = self.is_taken(from);
        let (line, ink) = match event.kind {
            EventKind::Moved => return,
            EventKind::Climbed => {
                let (from, to) = (self.orientation.cell(from), self.orientation.cell(to));
                let up = from.row < to.row;
                return self.arrow(
                    if up { from } else { to },
                    Arrow::Step { up },
                    OverlayColor::Step,
                );
            }
            EventKind::Attracted => (Line::Pull { past }, OverlayColor::Pull),
            _ if event.other.is_some() => (Line::Swap, OverlayColor::Swap),
            _ => (Line::Send { past }, OverlayColor::Pull),
        };
        match event.direction {
            Some(direction) => self.null_arrow(from, to, direction, line),
            None => self.line(from, to, line, ink),
        }
    }

    /// The Gravitatur where it was placed.
    fn gravitatur(&mut self, event: Event) {
        if let (EventKind::GravitaturPlaced, Some(at)) = (event.kind, event.to) {
            let small = self.is_taken(at) || self.scene.targets.contains(at);
            let sign = Sign::Ghost { small, echo: self.scene.preview.is_empty() };
            let cell = self.orientation.cell(at);
            self.annotations.push(Annotation { cell, sign, ink: OverlayColor::Ghost });
        }
    }

    /// A star where a piece became another, a cross where one left the board.
    fn change(&mut self, event: Event) {
        if let (Some(piece), None, Some(square)) = (event.piece, event.from, event.to)
            && self.scene.position.board.piece_at(square) == Some(piece)
        {
            let preferred =
                if self.orientation.is_lowest(square) { Place::LowLeft } else { Place::HighRight };
            self.mark(square, Mark::Star(self.corner(square, preferred)));
        }
        let captured = event.captured.map(|(square, _)| square);
        // The Null is no piece: where it is taken, it leaves `from` and has no `to`.
        if let Some(square) = captured.or(event.from.filter(|_| event.to.is_none())) {
            let place = if self.is_taken(square) {
                self.corner(square, Place::LowLeft)
            } else {
                Place::Middle
            };
            self.mark(square, Mark::Cross(place));
        }
    }

    fn line(&mut self, from: Square, to: Square, line: Line, ink: OverlayColor) {
        if from == to {
            return;
        }
        let (tail, tip) = (self.orientation.cell(from), self.orientation.cell(to));
        let (cell, arrow) = Arrow::between(tail, tip, line);
        self.arrow(cell, arrow, ink);
        let way = |from: u8, to: u8| to as i8 - from as i8;
        let (right, down) = (way(tail.column, tip.column), way(tail.row, tip.row));
        self.arrivals.push((to, right, down));
        if line == Line::Swap {
            self.arrivals.push((from, -right, -down));
        }
    }

    /// An arrow between neighbours, or two where the way leads over the edge of the board.
    fn null_arrow(&mut self, from: Square, to: Square, direction: Direction, line: Line) {
        let (files, ranks) = direction.step();
        if from.offset(files, ranks, self.scene.variant.features().board_size) == Some(to) {
            return self.line(from, to, line, OverlayColor::Null);
        }
        let (right, down) = self.orientation.direction(files, ranks);
        let past = self.is_taken(from);
        self.arrow(
            self.orientation.cell(from),
            Arrow::Leave { right, down, past },
            OverlayColor::Null,
        );
        self.arrow(self.orientation.cell(to), Arrow::Enter { right, down }, OverlayColor::Null);
        self.arrivals.push((to, right, down));
    }

    /// The corner of a square to mark: `preferred`, or the opposite one if an arrow comes in there.
    fn corner(&self, square: Square, preferred: Place) -> Place {
        let is_free = |place| {
            self.arrivals.iter().filter(|(to, ..)| *to == square).all(|&(_, right, down)| {
                match place {
                    Place::LowLeft => right <= 0 || down >= 0,
                    Place::HighRight => right >= 0 || down <= 0,
                    Place::Middle => true,
                }
            })
        };
        match preferred {
            Place::LowLeft if !is_free(Place::LowLeft) => Place::HighRight,
            Place::HighRight if !is_free(Place::HighRight) => Place::LowLeft,
            place => place,
        }
    }

    fn arrow(&mut self, cell: Cell, arrow: Arrow, ink: OverlayColor) {
        self.annotations.push(Annotation { cell, sign: Sign::Mark(Mark::Arrow(arrow)), ink });
    }

    fn mark(&mut self, square: Square, mark: Mark) {
        let cell = self.orientation.cell(square);
        self.annotations.push(Annotation { cell, sign: Sign::Mark(mark), ink: OverlayColor::Mark });
    }

    fn is_taken(&self, square: Square) -> bool {
        self.scene.position.board.occupied().contains(square)
    }
}
