//! What a game comes to whose time has run out.

use rules::{Color, Game};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::support::{Numbers, game, variant};

fn wins(id: &str, fen: &str, color: Color) -> bool {
    let game = game(id, fen);
    game.variant().has_mating_material(game.position(), color)
}

#[test]
fn a_side_that_could_never_mate_does_not_win_on_time() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
        ("3qk3/8/8/8/8/8/8/4K1N1 b - - 0 1", false, true),
        ("3rk3/8/8/8/8/8/8/4K1N1 b - - 0 1", true, true),
        ("3rk3/8/8/8/8/8/8/4KB2 b - - 0 1", false, true),
        ("3bk3/8/8/8/8/8/8/4KB2 b - - 0 1", true, true),
        ("2b1k3/8/8/8/8/8/8/4KB2 b - - 0 1", false, false),
        ("3nk3/8/8/8/8/8/8/4KB2 b - - 0 1", true, true),
        ("4k3/4p3/8/8/8/8/8/4KB2 b - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/3NK1N1 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", true, false),
        // No king gets past the pawns, and no pawn moves.
        ("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1", false, false),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", false, false),
        // Around these a king gets, and one of those can still move.
        ("4k3/8/p1p5/P1P5/8/8/8/4K3 w - - 0 1", true, true),
        ("4k3/7p/8/p1p1p1p1/PpPpPpP1/1P1P1P2/8/4K3 w - - 0 1", true, true),
    ] {
        assert_eq!(
            (wins("chess", fen, Color::White), wins("chess", fen, Color::Black)),
            (white, black),
            "{fen}"
        );
    }
}

#[test]
fn kings_that_capture_alone_win_with_more_than_a_minor_piece() {
    for id in ["gravitatur", "superpermutation-d8"] {
        let die = if id == "gravitatur" { "" } else { " ?" };
        for (board, white) in [
            ("4k3/8/8/8/8/8/8/4K3", false),
            ("4k3/8/8/8/8/8/8/4K1N1", false),
            ("4k3/8/8/8/8/8/8/4KB2", false),
            ("4k2n/8/8/8/8/8/8/4KB2", true),
            ("4k3/8/8/8/8/8/4P3/4K3", true),
            ("4k3/8/8/8/8/8/8/3NK1N1", true),
        ] {
            assert_eq!(
                wins(id, &format!("{board} w - - 0 1{die}"), Color::White),
                white,
                "{id} {board}"
            );
        }
    }
    assert!(wins("totem", "4k4/9/9/9/404/9/9/9/4K4 w - - 0 2 0 - - -", Color::White));
}

/// Random positions of few pieces, a peer's answer beside ours. That blocked pawns decide the peer does
/// not know.
#[test]
fn a_peer_says_the_same_of_what_stands_on_the_board() {
    let mut numbers = Numbers::new(33);
    let (mut compared, mut drawn) = (0, 0);
    for _ in 0..20_000 {
        let mut letters = vec!['K', 'k'];
        let more = numbers.below(5);
        letters.extend(
            (0..more).filter_map(|_| numbers.pick(&['N', 'n', 'B', 'b', 'q', 'r', 'p', 'R'])),
        );
        let fen = format!("{} w - - 0 1", scattered(&mut numbers, &letters));
        let Ok(fen_of_peer) = fen.parse::<Fen>() else { continue };
        let peer: Result<Chess, _> = fen_of_peer.into_position(CastlingMode::Standard);
        let (Ok(peer), Ok(game)) = (peer, Game::from_fen(variant("chess"), &fen)) else { continue };
        compared += 1;
        for (color, theirs) in
            [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)]
        {
            let never = peer.has_insufficient_material(theirs);
            drawn += usize::from(never);
            assert_eq!(
                game.variant().has_mating_material(game.position(), color),
                !never,
                "{fen} {color}"
            );
        }
    }
    assert!(compared > 5_000 && drawn > 1_000, "{compared} {drawn}");
}

/// These pieces on squares by chance, as the first field of a FEN.
fn scattered(numbers: &mut Numbers, letters: &[char]) -> String {
    let mut squares = ['1'; 64];
    for &letter in letters {
        let free: Vec<usize> = (0..64).filter(|&square| squares[square] == '1').collect();
        squares[numbers.pick(&free).unwrap()] = letter;
    }
    let ranks: Vec<String> = squares.chunks(8).map(|rank| rank.iter().collect()).collect();
    // Runs of empty squares are one number, the longest first.
    (2..=8_u8)
        .rev()
        .fold(ranks.join("/"), |text, run| text.replace(&"1".repeat(run.into()), &run.to_string()))
}
