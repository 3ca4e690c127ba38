//! The status bar under the board: a panel for each side, and between them the die and its compass.

use rules::{ByColor, Color, Phase, Piece};
use scene::{Clock, Die, OverlayColor, RollStatus, Scene, SquareHighlight};

use crate::canvas::Canvas;
use crate::die::{CompassField, DieFace};
use crate::orientation::Orientation;
use crate::panel::{Panel, State};
use crate::portrait::PortraitLook;
use crate::shapes::Shape;
use crate::size::{
    CLOCK, COMPASS, DIE, FIELD, GAP, PANEL, SMALL_TOKEN, TALLY, TOKEN, TRAY, TRAY_MARGIN, percent,
};
use crate::sprites::{SpriteSet, TileKey};

/// Draws the status bar of a scene under the board.
pub(crate) fn paint(scene: &Scene, sheet: &SpriteSet, canvas: &mut Canvas) {
    let layout = Layout::of(scene, sheet);
    let [white, black] = Color::BOTH.map(|color| side(scene, sheet, canvas, &layout, color));
    portraits(scene, sheet, canvas, [white, black]);
    if let Some(face) = face(&scene.die) {
        let die = sheet.tile(TileKey::Die(face));
        canvas.tile(layout.die, layout.top(percent(layout.status_bar, DIE)), &die);
    }
    if let Some(ways) = scene.compass {
        compass(scene, sheet, canvas, &layout, ways);
    }
}

/// Where the parts of the status bar are, in pixels of the picture.
struct Layout {
    board: u32,
    status_bar: u32,
    panel: u32,
    /// The left edge of the die.
    die: u32,
    /// The left edge of the compass.
    compass: u32,
}

impl Layout {
    /// From the left: White's panel, the die, the compass, Black's panel.
    fn of(scene: &Scene, sheet: &SpriteSet) -> Self {
        let (board, status_bar) = (sheet.size.board(), sheet.size.status_bar());
        let gap = percent(status_bar, GAP);
        let (die, compass) = match (&scene.die, scene.compass) {
            (Die::Absent, _) => (0, 0),
            (_, None) => (percent(status_bar, DIE) + gap, 0),
            (_, Some(_)) => (percent(status_bar, DIE) + gap, percent(status_bar, COMPASS) + gap),
        };
        let panel = (board - die - compass - 3 * gap) / 2;
        let first = board - panel - die - compass - gap;
        Self { board, status_bar, panel, die: first, compass: first + die }
    }

    /// The top of something of this height in the middle of the status bar.
    fn top(&self, height: u32) -> u32 {
        self.board + (self.status_bar - height) / 2
    }
}

/// Draws a side's panel, with its clock and what the other side has lost. Returns its corner.
fn side(
    scene: &Scene,
    sheet: &SpriteSet,
    canvas: &mut Canvas,
    layout: &Layout,
    color: Color,
) -> (Panel, u32, u32) {
    let gap = percent(layout.status_bar, GAP);
    let x = match color {
        Color::White => gap,
        Color::Black => layout.board - gap - layout.panel,
    };
    let height = percent(layout.status_bar, PANEL);
    let y = layout.top(height);
    let mut panel = Panel {
        color,
        state: state(scene, color),
        width: layout.panel,
        height,
        tray: None,
        portrait: scene.portraits[color].is_some(),
    };
    let tray = Tray::of(scene, layout, &panel);
    let is_tray = Color::BOTH.into_iter().any(|color| !scene.gone[color].is_empty());
    panel.tray = is_tray.then_some(tray.width);
    canvas.tile(x, y, &sheet.tile(TileKey::Panel(panel)));
    tray.paint(sheet, canvas, (x, y), &panel);
    if let Some(clock) = &scene.clocks[color] {
        self::clock(clock, sheet, canvas, (x, y), &panel);
    }
    (panel, x, y)
}

/// Draws the portraits into panels with these corners, and adds their colours to the canvas.
fn portraits(
    scene: &Scene,
    sheet: &SpriteSet,
    canvas: &mut Canvas,
    panels: [(Panel, u32, u32); 2],
) {
    let [white, black] = panels.map(|(panel, ..)| {
        let (portrait, (.., width)) =
            scene.portraits[panel.color].as_ref().zip(panel.portrait())?;
        let (ground, ring) = (panel.ground(sheet.theme), panel.ring(sheet.theme));
        Some(PortraitLook { id: portrait.id(), width, ring, ground })
    });
    let looks = ByColor { white, black };
    if looks == ByColor::default() {
        return;
    }
    let portraits = sheet.portraits(&scene.portraits, looks);
    canvas.colors.extend(&portraits.colors);
    for (panel, x, y) in panels {
        if let Some(((left, top, _), tile)) =
            panel.portrait().zip(portraits.tiles[panel.color].as_ref())
        {
            canvas.tile(x + left, y + top, tile);
        }
    }
}

/// Draws a clock into the panel with this corner.
fn clock(clock: &Clock, sheet: &SpriteSet, canvas: &mut Canvas, (x, y): (u32, u32), panel: &Panel) {
    let status_bar = sheet.size.status_bar();
    let height = percent(status_bar, CLOCK);
    let shapes = || clock.as_str().chars().map(Shape::Clock);
    let width = |shape: Shape| shape.pixels(sheet.square, status_bar).0;
    let (start, middle) = panel.clock(shapes().map(width).sum());
    let mut at = x + start;
    for shape in shapes() {
        sheet.alpha_mask(canvas, (at, y + middle - height / 2), shape, OverlayColor::Text);
        at += width(shape);
    }
}

/// What the other side has lost, as it lies in a panel.
struct Tray {
    tokens: Vec<Token>,
    height: u32,
    margin: u32,
    /// With the room at both ends; nothing where it is empty.
    width: u32,
}

/// Pieces of a kind, side by side with their number.
struct Token {
    piece: Piece,
    count: u8,
    highlight: SquareHighlight,
    width: u32,
}

impl Token {
    /// The sprite, so many pixels high.
    const fn key(&self, height: u32) -> TileKey {
        let &Self { piece, count, highlight, width } = self;
        TileKey::Token { piece, count, highlight, width, height }
    }
}

impl Tray {
    /// The least piece is at the outer end; what was lost just now stands out. They are smaller
    /// where they have no room otherwise.
    fn of(scene: &Scene, layout: &Layout, panel: &Panel) -> Self {
        let (height, margin) =
            (percent(layout.status_bar, TRAY), percent(layout.status_bar, TRAY_MARGIN));
        let room = panel.width - panel.tray_start() - 4 * margin;
        let whole = Self::tokens(scene, panel.color, height);
        let width = |tokens: &[Token]| tokens.iter().map(|token| token.width).sum::<u32>();
        let (mut tokens, height) = if width(&whole) <= room {
            (whole, height)
        } else {
            let height = percent(height, SMALL_TOKEN);
            (Self::tokens(scene, panel.color, height), height)
        };
        while width(&tokens) > room {
            tokens.pop();
        }
        let width = width(&tokens);
        Self { tokens, height, margin, width: if width > 0 { width + 2 * margin } else { 0 } }
    }

    fn tokens(scene: &Scene, color: Color, height: u32) -> Vec<Token> {
        let captured = scene.visible_events().filter_map(|event| event.captured);
        let fresh: Vec<Piece> = captured.map(|(_, piece)| piece).collect();
        let token = |(role, count)| {
            let piece = Piece { color: !color, role };
            let tally = if count > 1 { percent(height, TALLY) } else { 0 };
            let width = percent(height, TOKEN) + tally;
            let is_fresh = fresh.contains(&piece);
            let highlight = if is_fresh { SquareHighlight::Last } else { SquareHighlight::Normal };
            Token { piece, count, highlight, width }
        };
        scene.gone[!color].kinds().map(token).collect()
    }

    /// Draws the pieces into the panel with this corner.
    fn paint(self, sheet: &SpriteSet, canvas: &mut Canvas, (x, y): (u32, u32), panel: &Panel) {
        let Self { mut tokens, height, margin, width } = self;
        let mut at = match panel.color {
            Color::White => x + panel.tray_start() + 2 * margin,
            Color::Black => x + panel.width - panel.tray_start() - width,
        };
        if panel.color == Color::Black {
            tokens.reverse();
        }
        let room = percent(sheet.size.status_bar(), TRAY) - height;
        let top = y + panel.height - margin - height - room / 2;
        for token in tokens {
            canvas.tile(at, top, &sheet.tile(token.key(height)));
            at += token.width;
        }
    }
}

/// What a side's panel says.
pub(crate) fn state(scene: &Scene, color: Color) -> State {
    match &scene.result {
        None if scene.position.phase == (Phase::AnswerRoll { by: color }) => {
            State::Deciding { may_accept: scene.may_accept() }
        }
        None if scene.position.side_to_act() == color => State::Acting,
        None => State::Waiting,
        Some(over) => match over.winner {
            None => State::Drawn,
            Some(winner) if winner == color => State::Won,
            Some(_) => State::Lost,
        },
    }
}

fn face(die: &Die) -> Option<DieFace> {
    match *die {
        Die::Absent => None,
        Die::Unused => Some(DieFace::Blank),
        Die::Due(_) => Some(DieFace::Due),
        Die::Shows { number, status: RollStatus::Prevented, .. } => {
            Some(DieFace::Prevented(number))
        }
        Die::Shows { number, .. } => Some(DieFace::Number(number)),
    }
}

/// Draws the eight numbers, each where it sends the Null as the side that looks sees it.
fn compass(
    scene: &Scene,
    sheet: &SpriteSet,
    canvas: &mut Canvas,
    layout: &Layout,
    ways: [(i8, i8); 8],
) {
    let orientation = Orientation::new(scene.variant.features().board_size, scene.side);
    let width = percent(layout.status_bar, COMPASS);
    let field = percent(width, FIELD);
    let (left, top) = (layout.compass, layout.top(width));
    let fields = ways.into_iter().zip(1..).map(|((files, ranks), number)| {
        let (right, down) = orientation.direction(files, ranks);
        (number, self::field(scene, number), right, down)
    });
    for (.., right, down) in
        fields.clone().filter(|(_, field, ..)| *field == CompassField::Highlighted)
    {
        canvas.tile(left, top, &sheet.tile(TileKey::Needle { right, down }));
    }
    let place = |step: i8| match step {
        ..0 => 0,
        0 => (width - field) / 2,
        1.. => width - field,
    };
    for (number, field, right, down) in fields {
        let tile = sheet.tile(TileKey::CompassField { number, field });
        canvas.tile(left + place(right), top + place(down), &tile);
    }
}

/// How a number's field of the compass looks.
fn field(scene: &Scene, number: u8) -> CompassField {
    match scene.die {
        Die::Shows { number: shown, status: RollStatus::Prevented, .. } if shown == number => {
            CompassField::Prevented
        }
        Die::Shows { number: shown, .. } if shown == number => CompassField::Highlighted,
        _ => scene.severity(number).map_or(CompassField::Normal, CompassField::Harmful),
    }
}
