//! Alt text in English: what it says, that it fits, and that no piece is missing from it.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

#[path = "../../../render/tests/support/games.rs"]
mod games;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use render::{Clock, LastTurn, Reason, Scene};
use rules::variants::VARIANTS;
use rules::{Bitboard, Board, Color, Game, Geometry, Piece, Role};
use speech::Language;
use speech::account::{Markup, Who, last_action};
use speech::picture::{ALT_LIMIT, alt};

use games::{
    ASCENDED_AT_EDGE, DANGERS, EIGHT_WAYS, KING_AT_HOME, KNIGHT_CHECKS, NULL_AT_EDGE, OPENED_FILE,
    QUEEN_CLIMBED, TELEPORTED, TOTEM_AWAY, demonstration, from_fen, game, placed, square,
};

/// How many games of each kind are played at random, and how long at most.
const GAMES: usize = 8;
const LONGEST: usize = 150;

fn describe(scene: &Scene) -> String {
    alt(Language::English, scene)
}

/// The board that the last sentences of an alt text place, read back from the words.
fn read_back(alt: &str) -> Board {
    let mut board = Board::default();
    let (_, placement) = alt.rsplit_once("White: ").unwrap();
    let (placement, null) = match placement.split_once(" Null ") {
        Some((placement, null)) => (placement, null.strip_suffix('.')),
        None => (placement, None),
    };
    board.set_null(null.map(square));
    let (white, black) = placement.split_once(" Black: ").unwrap();
    for (color, text) in [(Color::White, white), (Color::Black, black)] {
        let kinds = text.strip_suffix('.').unwrap().split(", ");
        for kind in kinds.filter(|&kind| kind != "nothing") {
            let named = |role: &Role| Some((*role, kind.strip_prefix(role.name())?));
            let role = Role::ALL.iter().find_map(named);
            let (role, squares) = role.unwrap();
            let (plural, squares) = squares.split_once(' ').unwrap();
            let squares: Vec<&str> = squares.split(' ').collect();
            assert_eq!(plural, if squares.len() > 1 { "s" } else { "" }, "{kind}");
            squares.iter().for_each(|name| board.put(square(name), Piece { color, role }));
        }
    }
    board
}

fn assert_sound(scene: &Scene) {
    let alt = describe(scene);
    assert!(alt.chars().count() <= ALT_LIMIT, "{alt}");
    assert_eq!(read_back(&alt), scene.position.board, "{alt}");
}

#[test]
fn every_sample_position_is_told_in_full() {
    for variant in VARIANTS {
        let path = format!(
            "{}/../../rules/tests/vectors/{}.jsonl",
            env!("CARGO_MANIFEST_DIR"),
            variant.id()
        );
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let sample: serde_json::Value = serde_json::from_str(line).unwrap();
            let game = from_fen(variant.id(), sample["fen"].as_str().unwrap(), "");
            for &action in game.legal_actions() {
                let mut game = game.clone();
                game.play(action).unwrap();
                let scene = Scene::of_game(&game, game.position().actor());
                assert_sound(&scene);
                assert_sound(
                    &scene.with_choice(None, game.variant().geometry().squares().collect()),
                );
            }
        }
    }
}

/// A roll that follows a turn is told behind it, and the other way round, in whole sentences.
#[test]
fn random_games_are_told() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    for variant in VARIANTS {
        for _ in 0..GAMES {
            let mut game = Game::new(*variant);
            while game.end().is_none() && game.actions().len() < LONGEST {
                let legal = game.legal_actions();
                game.play(legal[chance.random_range(0..legal.len())]).unwrap();
                assert_sound(&Scene::of_game(&game, game.position().actor()));
                let told = last_action(Language::English, &game, &Who::SIDES, Markup::Discord);
                let starts = ["White ", "Black "].iter().any(|side| told.starts_with(side));
                assert!(starts && told.ends_with(['.', '!']) && !told.contains('{'), "{told}");
            }
        }
    }
}

#[test]
fn every_page_of_rules_is_told() {
    for variant in VARIANTS {
        for page in variant.guide() {
            let game = from_fen(variant.id(), page.fen, &page.actions.join(" "));
            let scene = Scene::of_game(&game, game.position().actor());
            assert_sound(&scene);
        }
    }
}

#[test]
fn the_start_says_who_rolls() {
    let scene = Scene::of_game(&game("superpermutation-d8", ""), Color::White);
    assert_eq!(
        describe(&scene),
        "White to roll the die. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, \
         knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, \
         bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7."
    );
}

#[test]
fn a_climb_and_a_roll_are_told() {
    let alt = describe(&Scene::of_game(&demonstration(QUEEN_CLIMBED), Color::Black));
    assert!(
        alt.starts_with(
            "Black to move. White played Qd1-a4-a5 on a 1: the queen climbs past a pawn. The die \
             shows 4: the e-file. White:"
        ),
        "{alt}"
    );
}

#[test]
fn check_and_a_teleport_and_a_promotion_are_told() {
    let alt = describe(&Scene::of_game(&demonstration(KNIGHT_CHECKS), Color::Black));
    assert!(alt.starts_with("Black to move, in check. "), "{alt}");
    assert!(alt.contains(" No die this turn. "), "{alt}");
    let alt = describe(&Scene::of_game(&demonstration(TELEPORTED), Color::Black));
    let teleport = "the king swaps with the knight, which is now on e8.";
    assert!(alt.contains(teleport), "{alt}");
    let alt = describe(&Scene::of_game(&demonstration(usize::MAX), Color::White));
    assert!(alt.contains("The pawn on a1 is now a queen."), "{alt}");
}

#[test]
fn a_capture_is_told() {
    let alt = describe(&Scene::of_game(&game("chess", "e2e4 d7d5 e4d5"), Color::Black));
    let capture = "White played exd5: the pawn takes the black pawn on d5.";
    assert!(alt.contains(capture), "{alt}");
}

#[test]
fn losses_are_told() {
    let alt =
        describe(&Scene::of_game(&game("chess", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5"), Color::White));
    assert!(alt.contains(". White has lost a pawn. Black has lost a pawn. White: king"), "{alt}");
    let alt = describe(&Scene::of_game(&game("chess", "e2e4 d7d5 e4d5 c7c6 d5c6"), Color::White));
    assert!(alt.contains(". Black has lost two pawns. White: king"), "{alt}");
}

#[test]
fn clocks_are_told() {
    let scene = Scene::of_game(&game("chess", ""), Color::White);
    let [white, black] = ["2d 4h", "3:20"].map(|text| Clock::new(text).unwrap());
    let alt = describe(&scene.with_clocks(white, black));
    let start = "White to move. White has 2d 4h left. Black has 3:20 left. White: king e1, ";
    assert!(alt.starts_with(start), "{alt}");
}

#[test]
fn a_roll_that_binds_nothing_is_told() {
    let fen = "7k/8/8/8/8/8/6PP/7K b - - 0 1 8";
    let alt = describe(&Scene::of_game(&from_fen("superpermutation-d8", fen, ""), Color::Black));
    let free = "The die shows 8: the a-file. No move lands there, so any move may be played.";
    assert!(alt.contains(free), "{alt}");
}

#[test]
fn a_choice_is_told() {
    let scene = Scene::of_game(&game("chess", ""), Color::White).with_piece(square("g1"));
    let alt = describe(&scene);
    assert!(alt.contains("Chosen: the knight on g1. Possible: f3 h3."), "{alt}");
}

#[test]
fn ends_are_told() {
    let mate = game("chess", "f2f3 e7e5 g2g4 d8h4");
    let alt = describe(&Scene::of_game(&mate, Color::White));
    assert!(alt.starts_with("Black won by checkmate. "), "{alt}");
    let stalemate = from_fen("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
    let scene = Scene::of_game(&stalemate, Color::White);
    assert!(describe(&scene).starts_with("Draw by stalemate. "));
    let resigned = scene.with_result(Some(Color::White), Reason::Resignation);
    assert!(describe(&resigned).starts_with("White won by resignation. "));
}

#[test]
fn an_attraction_is_told() {
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    let alt = describe(&Scene::of_game(&game, Color::Black));
    let start = "Black to move. White played G@d4/h3: the Gravitatur on d4 draws ";
    assert!(alt.starts_with(start), "{alt}");
    for drawn in ["the white rook to d3", "the black queen to d5"] {
        assert!(alt.contains(drawn), "{alt}");
    }
    assert!(alt.contains(". White: king e1, "), "{alt}");
    let nothing = from_fen("gravitatur", "7k/8/8/8/8/8/P7/K7 w - - 0 1", "@b1/a2a3");
    let alt = describe(&Scene::of_game(&nothing, Color::Black));
    assert!(alt.contains(": the Gravitatur on b1 draws nothing. White: "), "{alt}");
}

#[test]
fn a_placement_that_is_being_chosen_is_told() {
    let scene = placed(&game("gravitatur", ""), "d5");
    let targets = ["a3", "c3"].map(square).into_iter().collect();
    let scene = scene.with_choice(Some(square("b1")), targets);
    assert_sound(&scene);
    let alt = describe(&scene);
    let start = "White to move. The Gravitatur on d5 draws the white pawns to ";
    assert!(alt.starts_with(start), "{alt}");
    assert!(alt.contains(" and the black pawns to "), "{alt}");
    assert!(alt.contains(". Chosen: the knight on b1. Possible: a3 c3. White: king e1, "), "{alt}");
}

#[test]
fn the_nulls_ways_are_told() {
    let told = |fen: &str, actions: &str| {
        let game = from_fen("totem", fen, actions);
        let scene = Scene::of_game(&game, game.position().actor());
        assert_sound(&scene);
        describe(&scene)
    };
    let assert_told = |fen: &str, actions: &str, words: &str| {
        let alt = told(fen, actions);
        assert!(alt.contains(words), "{words:?} is not in {alt:?}");
    };
    let taken = " to a8 and takes the black pawn. The die shows 5. Black has lost a pawn. White:";
    assert_told(NULL_AT_EDGE, "r5", taken);
    let home = "the Null steps from e5 to f6. The white Totem is sent home to e1 and strikes the \
        white bishop there. ";
    assert_told(TOTEM_AWAY, "r5", home);
    let spirit = "The white Totem is sent home to e1, and the white king there goes to f6. White's \
        king becomes a Spirit King on f6. The Null comes back on e5. ";
    assert_told(KING_AT_HOME, "r5", spirit);
    assert_told(KING_AT_HOME, "r5", "White: Spirit King f6, Totem e1, queen d1, ");
    let demoted = "the Null steps from a1 to a9, and the black Ascended King there goes to a1. \
        Black's Ascended King becomes a king on a1. Black's Totem on e5 is lost. ";
    assert_told(ASCENDED_AT_EDGE, "r8", demoted);
    assert_told(ASCENDED_AT_EDGE, "", "Black to roll the die. ");
    let start = game("totem", "").fen();
    assert_told(&start, "", "No die this turn; after the next three turns the Null moves. ");
    assert_told(&start, "d2d3 d8d7", "No die this turn; after it the Null moves. ");
    assert!(told(ASCENDED_AT_EDGE, "").ends_with(" Null a1."));
    let captured = "played Txc9#: the Totem takes the Null on c9. The Null comes back on e5 and \
        removes the white Spirit King there. ";
    let fen = "r106/9/9/2T3k1N/3NS1p2/4Pt2n/3P1Q3/p2q3rn/2R3n2 w - - 2 16 2 - - -";
    assert_told(fen, "c6c9", captured);
    assert_told(fen, "c6c9", "Draw by the Null. ");
    assert_told(fen, "c6c9", "Spirit King there. White has lost a king. White: ");
    let ascent = "played Sf9: White's Spirit King becomes an Ascended King on f9. ";
    assert_told("9/2P2S3/206/q2Q3P1/t3T4/8P/2s4b1/4P4/9 w - - 26 58 1 - - -", "f8f9", ascent);
}

#[test]
fn what_the_nulls_roll_would_cost_is_told() {
    let game = from_fen("totem", DANGERS, "");
    let scene = Scene::of_game(&game, Color::White);
    assert_sound(&scene);
    let alt = describe(&scene);
    let worst = "No die this turn; after it the Null moves. On a 3 the Null takes Black's king.";
    let rest = " On a 4 the Null takes Black's queen on e6. On a 5 White's Totem is sent home to \
        e1 and strikes the white bishop. White: king f1, ";
    assert!(alt.contains(&format!("{worst}{rest}")), "{alt}");
    // In a longer text the worst is what is left of it.
    let mut scene =
        scene.with_choice(Some(square("a2")), game.variant().geometry().squares().collect());
    scene.last = Some(LastTurn {
        by: Color::Black,
        notation: "x".repeat(560),
        events: Vec::new(),
        restored: Bitboard::EMPTY,
    });
    assert_sound(&scene);
    let alt = describe(&scene);
    assert!(alt.contains(&format!("{worst} Chosen: ")) && alt.contains("xxx"), "{alt}");
    let resigned = scene.with_result(Some(Color::White), Reason::Resignation);
    assert!(!describe(&resigned).contains("On a 3"));
}

#[test]
fn decisions_about_a_roll_are_told() {
    let told = |fen: &str, actions: &str| {
        let game = from_fen("totem", fen, actions);
        describe(&Scene::of_game(&game, Color::White))
    };
    let alt = told(OPENED_FILE, "r6");
    let choice = "White to decide on the roll, in check: accept it, or give up the Totem to \
        prevent it. ";
    assert!(alt.starts_with(choice), "{alt}");
    assert!(alt.contains("The die shows 6. White:"), "{alt}");
    let alt = told(OPENED_FILE, "r6 accept");
    assert!(alt.starts_with("White to move, in check. "), "{alt}");
    let alt = told(OPENED_FILE, "r6 prevent");
    assert!(alt.starts_with("White to move. "), "{alt}");
    let undone = " to f5. The position before the roll comes back. White's Totem on a1 is given \
        up. The die shows 6. The roll was prevented. White has lost a Totem. White:";
    assert!(alt.contains(undone), "{alt}");
    let alt = told("5k3/4r4/9/9/404/9/9/9/T3K4 b - - 3 12 0 ? - -", "r6");
    let forced = "White to decide on the roll, in check: only giving up the Totem to prevent it \
        saves the game. ";
    assert!(alt.starts_with(forced), "{alt}");
}

#[test]
fn the_longest_text_keeps_the_pieces_and_drops_the_rest() {
    let mut scene = Scene::of_game(&demonstration(usize::MAX), Color::White);
    for (index, square) in Geometry::EIGHT.squares().enumerate() {
        let color = Color::BOTH[index % 2];
        let role = Role::ALL[index % Role::COUNT];
        scene.position.board.put(square, Piece { color, role });
    }
    scene.selected = Some(square("a1"));
    scene.targets = Geometry::EIGHT.squares().collect::<Bitboard>();
    assert_sound(&scene);
    let alt = describe(&scene);
    assert!(alt.contains("The die shows 3"), "{alt}");
    assert_sound(&scene.clone().with_result(None, Reason::Material));
    let last = scene.last.as_mut().unwrap();
    last.notation = "ß".repeat(700);
    last.events = std::iter::repeat_n(last.events.clone(), 20).flatten().collect();
    assert_sound(&scene);
}
