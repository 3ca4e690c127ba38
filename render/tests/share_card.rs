//! The card of a finished game.

use image::RgbImage;
use render::{
    Change, EvaluationGraph, GraphStep, Portrait, Reason, Scene, ShareCard, THEMES, Theme,
};
use rules::{BoardSize, ByColor, Color, MoveNumber};

use crate::support::golden::compare;
use crate::support::portraits::{ADA, BORIS, between, noise, person};
use crate::support::{KNIGHT_CHECKS, PAINTER, Picture, demonstration, from_fen};

/// How many bytes a card takes at most.
const LIMIT: usize = 200_000;

/// Above and below in the right part, where the players are.
const ABOVE: (u32, u32) = (40, 180);
const BELOW: (u32, u32) = (450, 590);
const BESIDE: std::ops::Range<u32> = 624..1164;

fn graph() -> EvaluationGraph {
    let values = [0.5, 0.55, 0.52, 0.7, 0.45, 0.4, 0.62, 0.9, 0.84, 0.97];
    let steps = values.windows(2).zip(0..).map(|(values, nth)| GraphStep {
        by: if nth % 2 == 0 { Color::White } else { Color::Black },
        move_number: MoveNumber { number: nth / 2 + 1, side: Color::White },
        value: values[1],
        change: Change::Play(values[1] - values[0]),
    });
    EvaluationGraph {
        start: 0.5,
        steps: steps.collect(),
        result: 1.0,
        dice: true,
        portraits: ByColor::default(),
    }
}

fn whole(white: Portrait, black: Portrait) -> ShareCard {
    let board = Scene::of_game(&demonstration(usize::MAX), Color::White);
    let board = between(board.with_result(Some(Color::White), Reason::Resignation), white, black);
    let moment = Some(Scene::of_game(&demonstration(KNIGHT_CHECKS), Color::White));
    ShareCard { board, moment, graph: Some(graph()) }
}

fn draw(card: &ShareCard, theme: &Theme) -> RgbImage {
    let png = PAINTER.share_card(card, theme);
    assert!(png.len() < LIMIT, "{} bytes", png.len());
    let picture = Picture::decode(&png, BoardSize::EIGHT).image;
    assert_eq!(picture.dimensions(), (1200, 630));
    picture
}

/// How far a channel is off that shows something else, and not the same in other colours.
const FAR: u8 = 60;

/// Whether two pictures differ in rows beside the board.
fn differ(a: &RgbImage, b: &RgbImage, (top, bottom): (u32, u32)) -> bool {
    let mut places = (top..bottom).flat_map(|y| BESIDE.map(move |x| (x, y)));
    places.any(|(x, y)| {
        let mut channels = a.get_pixel(x, y).0.into_iter().zip(b.get_pixel(x, y).0);
        channels.any(|(a, b)| a.abs_diff(b) > FAR)
    })
}

#[test]
fn every_theme_has_its_card() {
    let card = whole(person(ADA), Portrait::Engine { level: 5 });
    let off = THEMES.iter().filter_map(|theme| {
        draw(&card, theme);
        compare(&format!("golden/share-card/{}", theme.name), &PAINTER.share_card(&card, theme))
    });
    let off: Vec<String> = off.collect();
    assert!(off.is_empty(), "{}", off.join("\n"));
}

#[test]
fn a_card_is_small_whatever_is_on_it() {
    let start = "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -";
    let busy = from_fen("totem", start, "");
    for theme in THEMES {
        let card = whole(noise(), noise());
        draw(&card, theme);
        let board = Scene::of_game(&busy, Color::Black);
        draw(&ShareCard { moment: Some(board.clone()), board, graph: None }, theme);
    }
}

#[test]
fn the_result_stands_beside_each_player() {
    let card = whole(person(ADA), person(BORIS));
    let theme = Theme::default();
    let result = |winner| {
        let board = card.board.clone().with_result(winner, Reason::Agreement);
        draw(&ShareCard { board, ..card.clone() }, &theme)
    };
    let [white, black, none] = [Some(Color::White), Some(Color::Black), None].map(result);
    for rows in [ABOVE, BELOW] {
        assert!(differ(&white, &black, rows) && differ(&white, &none, rows));
        assert!(differ(&black, &none, rows));
    }
}

#[test]
fn whoever_is_at_the_boards_bottom_is_below() {
    let theme = Theme::default();
    let only = |color: Color, side: Color| {
        let mut card = whole(person(ADA), person(BORIS));
        card.board.portraits[!color] = None;
        card.board.side = side;
        let mut nobody = card.clone();
        nobody.board.portraits = ByColor::default();
        let [card, nobody] = [card, nobody].map(|card| draw(&card, &theme));
        [ABOVE, BELOW].map(|rows| differ(&card, &nobody, rows))
    };
    for side in Color::BOTH {
        assert_eq!(only(side, side), [false, true]);
        assert_eq!(only(!side, side), [true, false]);
    }
}

#[test]
fn the_moment_and_the_graph_are_shown_where_there_are_any() {
    let (card, theme) = (whole(person(ADA), person(BORIS)), Theme::default());
    let cards = [
        card.clone(),
        ShareCard { moment: None, ..card.clone() },
        ShareCard { graph: None, ..card.clone() },
        ShareCard { moment: None, graph: None, ..card },
    ];
    let pictures = cards.map(|card| draw(&card, &theme));
    for (nth, picture) in pictures.iter().enumerate() {
        for other in &pictures[..nth] {
            assert!(differ(picture, other, (206, 424)));
            assert!(!differ(picture, other, ABOVE) && !differ(picture, other, BELOW));
        }
    }
}
