//! What pictures show of attractions and of the Null's rolls, pixel by pixel.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod support;

use std::collections::HashSet;

use render::{LastTurn, Painter, Reason, Rgb, Scene, Size, Surface, Theme};
use rules::{Bitboard, Color, Direction, Event, Game, Geometry, Piece, Role, Severity, Square};

use support::{
    ASCENDED_AT_EDGE, DANGERS, EIGHT_WAYS, KING_AT_HOME, NULL_AT_EDGE, OPENED_FILE, Picture,
    TOTEM_AWAY, from_fen, game, placed, square,
};

/// From where to where the pieces around d4 are drawn.
const DRAWN: [(&str, &str); 8] = [
    ("d1", "d3"),
    ("b2", "c3"),
    ("a4", "c4"),
    ("a7", "c5"),
    ("d8", "d5"),
    ("g7", "e5"),
    ("g4", "e4"),
    ("f2", "e3"),
];

/// As White sees it, in the default theme and normal size.
fn picture(game: &Game) -> Picture {
    Picture::of(&Scene::of_game(game, Color::White))
}

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

fn totem() -> Piece {
    Piece { color: Color::White, role: Role::Totem }
}

#[test]
fn eight_attractions_show_every_way() {
    let theme = Theme::default();
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    for scene in [Scene::of_game(&game, Color::White), placed_in(EIGHT_WAYS, "d4")] {
        let picture = Picture::of(&scene);
        for (from, to) in DRAWN {
            let (files, ranks) = (along(from, to, Square::file), along(from, to, Square::rank));
            let at = |name, far: i32| {
                let (x, y) = (50 + far * files, 50 - far * ranks);
                picture.at(Color::White, name, x as u32, y as u32)
            };
            assert_eq!(at(from, 15), theme.pull, "{from}");
            let tint = theme.square(Surface::Carried, support::dark(from));
            assert_eq!(picture.at(Color::White, from, 97, 30), tint, "{from}");
            let tint = theme.square(Surface::Carried, support::dark(to));
            assert_eq!(at(to, 48), tint, "{to} toward the Gravitatur");
        }
        assert_ne!(
            picture.at(Color::White, "d4", 50, 50),
            theme.square(Surface::Carried, support::dark("d4")),
            "the Gravitatur shows"
        );
    }
}

/// Whether the way from one square to another goes up or down in file or rank.
fn along(from: &str, to: &str, line: fn(Square) -> u8) -> i32 {
    (i32::from(line(square(to))) - i32::from(line(square(from)))).signum()
}

/// A choice begun with a placement, in a position of Gravitatur Chess.
fn placed_in(fen: &str, at: &str) -> Scene {
    placed(&from_fen("gravitatur", fen, ""), at)
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
    picture.assert_surface(Color::White, "h8", Surface::Plain);
    Picture::of(&before).assert_surface(Color::White, "h8", Surface::Last);
}

#[test]
fn while_a_turn_is_chosen_the_last_one_has_tints_only() {
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    let done = Scene::of_game(&game, Color::White);
    let choosing = done.clone().with_choice(None, Bitboard::of(square("a5")));
    let (done, choosing) = (Picture::of(&done), Picture::of(&choosing));
    let on_arrow = |picture: &Picture| picture.at(Color::White, "d2", 50, 50);
    assert_eq!(on_arrow(&done), Theme::default().pull);
    assert_ne!(on_arrow(&choosing), Theme::default().pull);
    for (_, to) in DRAWN {
        choosing.assert_surface(Color::White, to, Surface::Carried);
    }
}

#[test]
fn a_preview_that_gives_check_shows_it() {
    let fen = "2N3k1/2r1b2N/4N1q1/5rp1/4P3/N1B3K1/5n2/r7 b - - 21 24";
    let picture = Picture::of(&placed_in(fen, "d2").with_choice(None, Bitboard::EMPTY));
    picture.assert_surface(Color::Black, "g3", Surface::Check);
}

#[test]
fn the_gravitatur_is_small_beside_a_piece_or_target() {
    let scene = placed_in(EIGHT_WAYS, "d4");
    let ghost = |scene: &Scene| Picture::of(scene).at(Color::White, "d4", 30, 50);
    let tint = Theme::default().square(Surface::Carried, support::dark("d4"));
    assert_ne!(ghost(&scene), tint);
    let targets = Bitboard::of(square("d4"));
    assert_eq!(ghost(&scene.with_choice(Some(square("d3")), targets)), tint);
}

#[test]
fn the_nulls_step_has_an_arrow_and_what_it_took_a_cross() {
    let theme = Theme::default();
    let picture = picture(&from_fen("totem", OPENED_FILE, "r6"));
    assert_eq!(picture.at(Color::White, "e5", 75, 50), theme.null);
    picture.assert_surface(Color::White, "e5", Surface::Carried);
    picture.assert_null_surface(Color::White, "f5", Surface::Carried);
    picture.assert_surface(Color::White, "e1", Surface::Check);
}

#[test]
fn a_step_over_the_edge_leaves_and_enters() {
    let theme = Theme::default();
    let game = from_fen("totem", NULL_AT_EDGE, "r5");
    let picture = picture(&game);
    assert_eq!(picture.at(Color::White, "i7", 75, 25), theme.null);
    assert_eq!(picture.at(Color::White, "a8", 8, 92), theme.null);
    assert_eq!(picture.at(Color::White, "a8", 84, 16), theme.mark);
    let turned = Picture::of(&Scene::of_game(&game, Color::Black));
    assert_eq!(turned.at(Color::Black, "i7", 25, 75), theme.null);
    assert_eq!(turned.at(Color::Black, "a8", 92, 8), theme.null);
    assert_eq!(turned.at(Color::Black, "a8", 16, 84), theme.mark);
}

#[test]
fn a_totem_sent_home_has_an_arrow_and_a_cross_for_what_it_struck() {
    let theme = Theme::default();
    let picture = picture(&from_fen("totem", TOTEM_AWAY, "r5"));
    assert_eq!(picture.at(Color::White, "e3", 90, 50), theme.pull);
    assert_eq!(picture.at(Color::White, "e1", 16, 84), theme.mark);
}

#[test]
fn changes_of_form_are_starred_and_lost_totems_crossed() {
    let theme = Theme::default();
    let spirit = picture(&from_fen("totem", KING_AT_HOME, "r5"));
    assert_eq!(spirit.at(Color::White, "f6", 84, 16), theme.mark);
    assert_eq!(spirit.at(Color::White, "e3", 90, 50), theme.swap);
    spirit.assert_null_surface(Color::White, "e5", Surface::Carried);
    let demotion = picture(&from_fen("totem", ASCENDED_AT_EDGE, "r8"));
    assert_eq!(demotion.at(Color::White, "a1", 16, 84), theme.mark);
    assert_eq!(demotion.at(Color::White, "e5", 50, 50), theme.mark);
}

#[test]
fn a_prevented_roll_leaves_tints_but_no_arrow() {
    let theme = Theme::default();
    let prevented = picture(&from_fen("totem", OPENED_FILE, "r6 prevent"));
    prevented.assert_null_surface(Color::White, "e5", Surface::Carried);
    prevented.assert_surface(Color::White, "f5", Surface::Carried);
    assert!(!prevented.has(theme.null));
    assert_eq!(prevented.at(Color::White, "a1", 50, 50), theme.mark);
    let undone = "rn7/pb4nBr/1k7/1p202P1/3PpP2p/NP1tPN2P/6P2/1B7/2Q1P1K1R b - - 0 44 0 - - \
        rn7/pb4nBr/1k105/1p5P1/3PpP2p/NP1tPN2P/6P2/1B7/2Q1P1K1R,-,-,0,-";
    let undone = picture(&from_fen("totem", undone, "t0"));
    undone.assert_null_surface(Color::White, "d7", Surface::Carried);
    undone.assert_surface(Color::White, "e6", Surface::Carried);
    assert!(!undone.has(theme.null));
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
        let strip = |side| Picture::of(&Scene::of_game(&game, side)).strip().to_vec();
        assert!(strips.insert(strip(Color::White)), "{}", game.fen());
        assert_ne!(strip(Color::White), strip(Color::Black), "the compass turns");
    }
}

#[test]
fn the_strip_shows_which_numbers_would_cost_something() {
    let strip = Theme::default().strip;
    let shown = |scene: &Scene| {
        let picture = Picture::of(scene);
        (picture.has(strip.end.body), picture.has(strip.loss.body))
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
    let squares: Vec<_> = Geometry::NINE.squares().collect();
    for &from in &squares {
        let mut events = Vec::new();
        for &to in &squares {
            if to != from {
                events.push(Event::SentHome { piece: totem(), from, to, captured: Some(totem()) });
            }
            let far = |from: u8, to: u8| matches!(from.abs_diff(to), 2..=7);
            if !far(from.file(), to.file()) && !far(from.rank(), to.rank()) {
                let direction = direction(from, to);
                events.push(Event::NullStepped { from, to, direction, captured: Some(totem()) });
                events.push(Event::NullSwapped { from, to, direction, other: totem() });
            }
        }
        let mut scene = after(&events);
        for side in Color::BOTH {
            scene.side = side;
            painter.render(&scene, &Theme::default(), Size::Small).unwrap();
        }
    }
}

#[test]
fn marks_stay_on_pieces_that_are_still_there() {
    let queen = Piece { color: Color::White, role: Role::Queen };
    let promoted = Event::Promoted { square: square("d9"), piece: queen };
    let (from, to) = (square("d1"), square("d9"));
    let taken =
        Event::NullStepped { from, to, direction: direction(from, to), captured: Some(queen) };
    let star: fn(&[Event]) -> Rgb =
        |events| Picture::of(&after(events)).at(Color::White, "d9", 84, 16);
    assert_eq!(star(&[promoted]), Theme::default().mark);
    assert_ne!(star(&[promoted, taken]), Theme::default().mark);
}
