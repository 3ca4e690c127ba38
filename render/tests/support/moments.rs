//! Moments of games: one for every kind of highlight.

use render::{CapturedPieces, Clock, Portrait, Reason, Scene};
use rules::{Color, Game};

use super::portraits::{ADA, BORIS, CLEO, between, person};
use super::{
    ASCENDED_AT_EDGE, DANGERS, EIGHT_WAYS, KING_AT_HOME, KNIGHT_CHECKS, NULL_AT_EDGE, OPENED_FILE,
    QUEEN_CLIMBED, TELEPORTED, TOTEM_AWAY, demonstration, from_fen, game, placed, square,
};

/// Chess: what follows after most of the pieces have met.
const EXCHANGES: &str = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 f1b5 c7c6 b5c6 b7c6 d1f3 a5c3 d2c3 c8a6 \
    c1h6 g7h6 f3f7";
/// Chess: White takes en passant.
const EN_PASSANT: &str = "e2e4 a7a6 e4e5 d7d5 e5d6";
/// Chess: the whole of a short game, to mate.
const MATE: &str = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7";
const MIDDLE: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
/// Superpermutation d8: an 8 binds nothing, since no piece reaches White's left file.
const FREE: &str = "7k/8/8/8/8/8/6PP/7K b - - 0 1 8";
/// Totem: the Spirit King steps onto the last rank.
const ASCENT: &str = "9/2P2S3/206/q2Q3P1/t3T4/8P/2s4b1/4P4/9 w - - 26 58 1 - - -";
/// Totem: a Totem takes the Null, which ends the game where it comes back.
const NULL_TAKEN: &str = "r106/9/9/2T3k1N/3NS1p2/4Pt2n/3P1Q3/p2q3rn/2R3n2 w - - 2 16 2 - - -";

/// A moment to draw.
pub struct Moment {
    /// The game and the kind of highlight: the name of its golden pictures.
    pub name: &'static str,
    pub scene: Scene,
}

/// Every moment, game by game.
pub fn moments() -> Vec<Moment> {
    let groups = [chess(), gravitatur(), superpermutation_d8(), totem(), portraits()];
    groups.into_iter().flatten().map(|(name, scene)| Moment { name, scene }).collect()
}

type Named = (&'static str, Scene);

fn chess() -> Vec<Named> {
    let choice = Scene::of_game(&from_fen("chess", MIDDLE, ""), Color::White);
    let clock = |text| Clock::new(text).unwrap();
    vec![
        ("chess-start", public(&game("chess", ""))),
        ("chess-last-move", public(&game("chess", "e2e4 e7e5 g1f3"))),
        ("chess-capture", public(&game("chess", EXCHANGES))),
        ("chess-en-passant", white(&game("chess", EN_PASSANT))),
        ("chess-check", public(&game("chess", "e2e4 f7f6 d1h5"))),
        ("chess-choice", choice.with_piece(square("c4"))),
        (
            "chess-clocks",
            public(&game("chess", EXCHANGES)).with_clocks(clock("12d 23h"), clock("3:20")),
        ),
        ("chess-mate", white(&game("chess", MATE))),
        ("chess-resigned", white(&game("chess", "e2e4")).with_result(None, Reason::Agreement)),
    ]
}

fn gravitatur() -> Vec<Named> {
    let start = game("gravitatur", "");
    let targets = ["a3", "c3", "d2"].map(square).into_iter().collect();
    let eight = from_fen("gravitatur", EIGHT_WAYS, "");
    let next = game("gravitatur", "@d5/b1c3");
    let squares = next.legal_actions().iter().filter_map(|action| action.placement()).collect();
    vec![
        ("gravitatur-attraction", white(&from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3"))),
        ("gravitatur-placed", placed(&eight, "d4")),
        ("gravitatur-to-place", public(&next).with_choice(None, squares)),
        ("gravitatur-choice", placed(&start, "d5").with_choice(Some(square("b1")), targets)),
    ]
}

fn superpermutation_d8() -> Vec<Named> {
    vec![
        ("d8-die-due", public(&game("superpermutation-d8", ""))),
        ("d8-rolled-file", Scene::of_game(&demonstration(QUEEN_CLIMBED), Color::Black)),
        ("d8-free-roll", white(&from_fen("superpermutation-d8", FREE, ""))),
        ("d8-teleport", white(&demonstration(TELEPORTED))),
        ("d8-climb-and-check", white(&demonstration(KNIGHT_CHECKS))),
        ("d8-climb-and-promotion", white(&demonstration(usize::MAX))),
    ]
}

fn totem() -> Vec<Named> {
    vec![
        ("totem-start", public(&game("totem", ""))),
        ("totem-null-step", public(&game("totem", "e2e4 e8e6 d2d3 r2"))),
        ("totem-decision", public(&from_fen("totem", OPENED_FILE, "r6"))),
        ("totem-prevented", public(&from_fen("totem", OPENED_FILE, "r6 prevent"))),
        ("totem-dangers", public(&from_fen("totem", DANGERS, ""))),
        ("totem-wrapped-step", public(&from_fen("totem", NULL_AT_EDGE, "r5"))),
        ("totem-sent-home", public(&from_fen("totem", TOTEM_AWAY, "r5"))),
        ("totem-spirit", public(&from_fen("totem", KING_AT_HOME, "r5"))),
        ("totem-demotion", public(&from_fen("totem", ASCENDED_AT_EDGE, "r8"))),
        ("totem-ascent", white(&from_fen("totem", ASCENT, "f8f9"))),
        ("totem-swap-choice", white(&game("totem", "")).with_piece(square("e1"))),
        ("totem-null-taken", white(&from_fen("totem", NULL_TAKEN, "c6c9"))),
    ]
}

/// Who plays, of each game that lays out its status bar in its own way: people, and the bot.
fn portraits() -> Vec<Named> {
    let clocks = |scene: Scene| {
        let clock = |text| Clock::new(text).unwrap();
        scene.with_clocks(clock("23h 59m"), clock("3:20"))
    };
    let bot = Portrait::Engine { level: 5 };
    let chess = public(&game("chess", EXCHANGES));
    let d8 = Scene::of_game(&demonstration(QUEEN_CLIMBED), Color::Black);
    let mut totem = public(&from_fen("totem", OPENED_FILE, "r6"));
    for color in Color::BOTH {
        let start = game("totem", "");
        totem.gone[color] =
            CapturedPieces::between(&start.position().board, &totem.position.board, color);
    }
    vec![
        ("chess-portraits", between(clocks(chess), person(ADA), person(BORIS))),
        ("d8-portraits", between(d8, person(CLEO), bot)),
        ("totem-portraits", between(clocks(totem), person(BORIS), person(CLEO))),
    ]
}

/// From the side that acts, as a public board is.
fn public(game: &Game) -> Scene {
    Scene::of_game(game, game.position().side_to_act())
}

fn white(game: &Game) -> Scene {
    Scene::of_game(game, Color::White)
}
