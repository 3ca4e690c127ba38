//! What pictures show of attractions and of the Null's rolls, pixel by pixel.

use std::collections::HashSet;

use render::{
    LastTurn, OverlayColor, Painter, Reason, Rgb, Scene, Severity, Size, SquareHighlight, Theme,
};
use rules::{Bitboard, BoardSize, Color, Direction, Event, EventKind, Piece, Role, Square};

use crate::support::{DANGERS, EIGHT_WAYS, OPENED_FILE, Picture, from_fen, game, placed, square};

/// A picture in which the last turn did this to the board.
fn after(events: &[Event]) -> Scene {
    let mut scene = Scene::of_game(&game("totem", ""), Color::White);
    for &event in events {
        scene.position.board.apply(event);
    }
    let (by, notation) = (Color::White, "played".to_owned());
    let events = events.to_vec();
    scene.last = Some(LastTurn { by, notation, events, restored: Bitboard::EMPTY });
    scene
}

const TOTEM: Piece = Piece { color: Color::White, role: Role::Totem };

/// A step of the Null, perhaps across an edge.
fn null_step(kind: EventKind, from: Square, to: Square) -> Event {
    Event { from: Some(from), direction: Some(direction(from, to)), ..Event::at(kind, to) }
}

#[test]
fn a_preview_is_the_board_after_the_attraction() {
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3 @f3/h8g8");
    let before = Scene::of_game(&game, Color::White);
    let after = placed(&game, "f5");
    let turns = game.legal_actions();
    let turn = *turns.iter().find(|turn| turn.to_string().starts_with("@f5/")).unwrap();
    let mut board = after.position.board;
    assert_ne!(board, before.position.board);
    // With the move that ends the turn the board is the game's.
    let events = game.variant().events(game.position(), turn);
    board.apply(*events.last().unwrap());
    let mut played = game.clone();
    played.play(turn).unwrap();
    assert_eq!(board, played.position().board);
    // The marks of the turn before give way.
    assert_eq!(after.last, before.last);
    let picture = Picture::of(&after);
    picture.assert_surface(Color::White, "h8", SquareHighlight::Normal);
    Picture::of(&before).assert_surface(Color::White, "h8", SquareHighlight::Last);
}

#[test]
fn the_strip_tells_rolls_and_decisions_apart() {
    let rolled = "4k4/9/9/9/404/9/9/9/4K4 b - - 0 1 0 ? - -";
    let games = (1..=8).map(|number| from_fen("totem", rolled, &format!("r{number}")));
    let undecided = from_fen("totem", OPENED_FILE, "r6");
    let forced = from_fen("totem", "5k3/4r4/9/9/404/9/9/9/T3K4 b - - 3 12 0 ? - -", "r6");
    let decisions = ["prevent", "accept"]
        .map(|decision| from_fen("totem", OPENED_FILE, &format!("r6 {decision}")));
    let due =
        [from_fen("totem", rolled, ""), from_fen("totem", OPENED_FILE, ""), undecided, forced];
    let mut strips = HashSet::new();
    for game in games.chain(due).chain(decisions) {
        let status_bar = |side| Picture::of(&Scene::of_game(&game, side)).status_bar().to_vec();
        assert!(strips.insert(status_bar(Color::White)), "{}", game.fen());
        assert_ne!(status_bar(Color::White), status_bar(Color::Black), "the compass turns");
    }
}

#[test]
fn the_strip_shows_which_numbers_would_cost_something() {
    let status_bar = Theme::default().status_bar;
    let shown = |scene: &Scene| {
        let picture = Picture::of(scene);
        (picture.has(status_bar.end.body), picture.has(status_bar.loss.body))
    };
    let before = |since: u8, placement: &str| {
        let fen = format!("{placement} w - - 1 5 {since} - - -");
        Scene::of_game(&from_fen("totem", &fen, ""), Color::White)
    };
    let scene = Scene::of_game(&from_fen("totem", DANGERS, ""), Color::White);
    assert_eq!(shown(&scene), (true, true));
    let severities = (1..=8).map(|number| scene.severity(number)).collect::<Vec<_>>();
    let (end, loss) = (Some(Severity::End), Some(Severity::Loss));
    assert_eq!(severities, [None, None, end, loss, loss, None, None, None]);
    let taken = "8k/9/9/3r5/404/9/9/9/8K";
    assert_eq!(shown(&before(2, taken)), (false, true));
    assert_eq!(shown(&before(1, taken)), (false, false));
    assert_eq!(shown(&before(2, &taken.replace('r', "p"))), (false, false));
    let resigned = scene.with_result(Some(Color::Black), Reason::Resignation);
    assert_eq!(shown(&resigned), (false, false));
}

/// The direction of a step of the Null, perhaps across an edge.
fn direction(from: Square, to: Square) -> Direction {
    let wrapped = |at: u8, step: i8| (at as i8 + step).rem_euclid(9) as u8;
    let leads = |direction: &Direction| {
        let (files, ranks) = direction.step();
        (wrapped(from.file(), files), wrapped(from.rank(), ranks)) == (to.file(), to.rank())
    };
    Direction::ALL.into_iter().find(leads).unwrap_or(Direction::Up)
}

#[test]
fn every_way_can_be_drawn() {
    let painter = Painter::new();
    let squares: Vec<_> = BoardSize::NINE.squares().collect();
    for &from in &squares {
        let mut events = Vec::new();
        for &to in &squares {
            let captured = Some((to, TOTEM));
            if to != from {
                let sent = Event::going(EventKind::SentHome, TOTEM, from, to);
                events.push(Event { captured, ..sent });
            }
            let far = |from: u8, to: u8| matches!(from.abs_diff(to), 2..=7);
            if !far(from.file(), to.file()) && !far(from.rank(), to.rank()) {
                let step = null_step(EventKind::NullStepped, from, to);
                let swap = null_step(EventKind::NullSwapped, from, to);
                events.push(Event { captured, ..step });
                events.push(Event { other: Some(TOTEM), ..swap });
            }
        }
        let mut scene = after(&events);
        for side in Color::BOTH {
            scene.side = side;
            painter.render(&scene, &Theme::default(), Size::Small);
        }
    }
}

#[test]
fn marks_stay_on_pieces_that_are_still_there() {
    let queen = Piece { color: Color::White, role: Role::Queen };
    let (from, to) = (square("d1"), square("d9"));
    let promoted = Event { piece: Some(queen), ..Event::at(EventKind::Promoted, to) };
    let step = null_step(EventKind::NullStepped, from, to);
    let taken = Event { captured: Some((to, queen)), ..step };
    let star: fn(&[Event]) -> Rgb =
        |events| Picture::of(&after(events)).at(Color::White, "d9", 84, 16);
    assert_eq!(star(&[promoted]), Theme::default().ink(OverlayColor::Mark));
    assert_ne!(star(&[promoted, taken]), Theme::default().ink(OverlayColor::Mark));
}
