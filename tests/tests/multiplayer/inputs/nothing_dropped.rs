//! What a file says is never dropped in silence, and never shown as another turn.

use super::{check, check_texts};

#[tokio::test]
async fn a_sign_swallows_nothing_that_stands_behind_it() {
    check_texts(&[
        ("", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6$4Qxf7#", &["4 Qxf7#", "checkmate"]),
        ("", "1. e4$1$14e5$2 2. Nf3$10-0", &["ine 5", "`-0`"]),
        ("", "1. e4 $ e5", &["ine 5", "`$`"]),
        (
            "",
            "1. e4 −+ e5 –/+ 2. Nf3 —/＋ Nc6 ⇄ 3. Bb5 ⊥ a6 ~ ∥ ⟳ ⌓ ⯹ 4. Ba4 Nf6 += 5. O-O",
            &["5 O\u{2011}O"],
        ),
        ("", "1. e4 e5 2. Nf3 Nc6 +0.5", &["ine 5", "`+0.5`"]),
        ("", "1. e4 e5 2. Nf3 +½", &["ine 5", "`+½`"]),
        ("", "1. e4 e5 0.25 2. Nf3", &["ine 5", "`0.25`"]),
        ("", "1. e4 e5 2. Nf3 −1.5", &["ine 5", "`−1.5`"]),
        ("", "1. e4 e5 21-0", &["ine 5", "`21-0`"]),
        ("", "1. e4 --! 2. d4", &["ine 5", "`--!`"]),
        ("", "1. e4 – 2. d4", &["ine 5", "`–`"]),
        ("", "1. e4 —? 2. d4", &["ine 5", "`—?`"]),
        ("", "1. e4 e5 2. N f3", &["ine 5", "`N`"]),
        ("", "1. d4 d5 2. e4 e5 3. D f3", &["ine 5", "`D`"]),
        ("", "1. e4 e5 2. D  f3", &["ine 5", "`D`"]),
        ("", "1. e4 e5 2. N! f3", &["ine 5", "`N!`"]),
        ("", "1. e4 e5 2. N\nf3", &["ine 5", "`N`"]),
        ("", "1. e4 N e5 D 2. Nf3 N. Nc6", &["2... Nc6"]),
        ("", "1. e4 -+ e5 +- 2. Nf3 -+ Nc6", &["2... Nc6"]),
        ("", "1. e4 e5 2. Q f3", &["ine 5", "`Q`"]),
        ("", "1. e4 e5 2. Ф f3", &["ine 5", "`Ф`"]),
    ])
    .await;
}

#[tokio::test]
async fn brackets_swallow_nothing() {
    let names = "[White \"Ada\"]\n[Black \"Boris\"]";
    check_texts(&[
        ("", "1. e4 [%clk 0:01 e5 2. Nf3", &["ine 5", "isn't closed"]),
        ("", "1. e4 e5 [Nf6 2. d4", &["ine 5", "isn't closed"]),
        ("", "1. e4 e5\n[Diagram]\n2. Nf3 [#] Nc6 [D]", &["2... Nc6"]),
        ("", "1. e4 e5\n[2. Nf3 Nc6]", &["ine 6", "`[2. Nf3 Nc6]`"]),
        ("", "[b]1. e4[/b] e5 [i]2. Nf3[/i]", &["2 Nf3"]),
        ("[Event \"x\"", "1. e4 e5", &["1... e5"]),
        ("[Event \"x\" [Round \"1\"]", "1. e4 e5", &["1... e5"]),
        ("[Event \"x\" 1. e4 e5 2. Nf3", "Nc6", &["2... Nc6"]),
        ("[Event Open 1. e4 e5", "2. Nf3", &["ine 3", "isn't closed"]),
    ])
    .await;
    let whole = |text: String| (text.clone(), text.into_bytes());
    check(
        [
            ("[e4 e5 Nf3]".to_owned(), vec!["no game in that file"]),
            (format!("hello\nmy friend\n{names}\n\n1. e4 e9"), vec!["ine 6"]),
            (format!("E4 E5\n{names}\n\n1. Nf3"), vec!["ine"]),
            (format!("1. е4 е5\n{names}\n\n1. Nf3"), vec!["ine"]),
            (format!("Hi:\n[FEN 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1]\n{names}\n\n1. e3"), vec!["1 e3"]),
            (
                format!("Hi:\n\u{200B}> [Odd one]\n\u{200B}[Result “0-1”]\n{names}\n\n1. e4"),
                vec!["Boris wins"],
            ),
            ("[White \"Ada\" [Black \"Boris\"]\n\n1. e4".to_owned(), vec!["Ada (White) vs Boris"]),
        ]
        .map(|(text, wanted)| {
            let (name, file) = whole(text);
            (name, file, wanted)
        }),
    )
    .await;
}

#[tokio::test]
async fn no_pawn_goes_where_another_piece_is_meant() {
    let open = "1. d4 d5 2. c4 e5 ";
    check_texts(&[
        ("", "1. CC3", &["ine 5", "`CC3`"]),
        ("", "1. DD4", &["ine 5", "`DD4`"]),
        ("", "1. cc3", &["ine 5", "`cc3`"]),
        ("", "1. dd4", &["ine 5", "`dd4`"]),
        ("", "1. a4 b5 2. AB5", &["ine 5", "`AB5`"]),
        ("", &format!("{open} 3. de5 dc4"), &["3... dxc4"]),
        ("", "1. e4 e5 2. Кd2", &["ine 5", "`Кd2`"]),
        ("", "1. e4 e5 2. Кe2", &["2 Ne2"]),
        ("", "1. e4 e5 2. Βe2", &["ine 5", "`Βe2`"]),
        ("", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Tf9", &["ine 5", "f9"]),
        ("", "1. e4 e5 2. Sf3N Sc6(N) 3. Lb5", &["3 Bb5"]),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]", "1. Re1h1", &["ine 5", "not a rook"]),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]", "1. e1xh1", &["ine 5", "!in the way"]),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]", "1. e1h1q", &["ine 5", "!in the way"]),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]", "1. Ke1-h1", &["1 O\u{2011}O"]),
    ])
    .await;
}

#[tokio::test]
async fn one_sides_turn_is_never_given_to_the_other_nor_two_games_shown_as_one() {
    check_texts(&[
        ("", "1. d4 … 2. d5", &["ine 5", "`…`"]),
        ("", "1. d4 ... 2. d5 e6", &["ine 5", "`...`"]),
        ("", "1. d4 ... d5 2. c4", &["2 c4"]),
        ("", "1. e4 e5\n\n1. d4 d5", &["ine 7", "!d4"]),
        ("", "1) e4 e5 2) Nf3", &["2 Nf3"]),
    ])
    .await;
}

#[tokio::test]
async fn a_result_is_found_wherever_it_stands_and_none_is_made_up() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
    check_texts(&[
        ("", "1. e4 e5 (1-0)", &["1... e5", "**Ada wins**"]),
        ("", "1. e4 e5 1-0 *", &["1... e5", "**Ada wins**"]),
        ("", "1. e4 e5 1-0 1-0", &["1... e5", "**Ada wins**"]),
        ("", "1. e4 e5 1-0 0-1", &["`Result`"]),
        ("", "1. e4 e5 2. Nf3 1 / 2 - 1 / 2", &["2 Nf3", "**Draw**"]),
        ("[Result=\"0-1\"]", "1. e4", &["1 e4", "**Boris wins**"]),
        ("[Result \"1-0\"]\n[Result \"0-1\"]", "1. e4", &["`Result`"]),
        ("[Result \"0-0\"]", &format!("{moves} 0-0"), &["3... Bc5", "!O\u{2011}O", "!wins"]),
        ("", &format!("{moves} 0-0"), &["4 O\u{2011}O"]),
        ("[Termination \"Ada ha ganado por abandono\"]", "1. e4 1-0", &["resigned"]),
        ("[Termination \"Ada won by time\"]", "1. e4 1-0", &["on time"]),
        ("[Termination \"normal; time control 5+3\"]", "1. e4 1-0", &["Ada wins", "!time"]),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - ½ 1\"]", "1. O-O", &["fifth field"]),
        ("", "1. e4 e5 2. Кf3 Кс6 3. Сс4", &["3 Bc4"]),
    ])
    .await;
    let file = b"[\"e4\",\"e5\",\"Nf3\"]".to_vec();
    check([("an array".to_owned(), file, vec!["no game in that file"])]).await;
}

#[tokio::test]
async fn what_is_nowhere_shown_keeps_no_game_from_being_shown() {
    check_texts(&[
        ("[GameId \"aB3xYz\"]", "1. e4", &["1 e4"]),
        ("[Secret \"?\"]\n[Commitment \"none\"]", "1. e4", &["1 e4"]),
        ("[Ending \"Queen and pawn\"]", "1. e4 1-0", &["1 e4", "Ada wins"]),
        ("[WhiteLevel \"Grandmaster\"]\n[BlackLevel \"\"]", "1. e4", &["1 e4"]),
        ("[Termination \"Goodbye\"]", "1. e4 1-0", &["1 e4", "!forfeit"]),
        ("[Termination \"Ada ran out of time\"]", "1. e4 0-1", &["1 e4", "time"]),
        (
            "[FEN \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"]",
            "1. Ke4 Kd6",
            &["1... Kd6", "insufficient material"],
        ),
        ("[FEN \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"]", "*", &["insufficient material"]),
    ])
    .await;
}

#[tokio::test]
async fn a_capture_in_passing_may_be_said_in_any_words() {
    let ways = ["ep.", "e. p.", "en passant", "e.p.!"];
    let texts = ways.map(|way| format!("1. e4 Nf6 2. e5 d5 3. exd6 {way} cxd6 ch! 4. Nf3(N)"));
    let rows: Vec<(&str, &str, &[&str])> =
        texts.iter().map(|text| ("", &**text, &["3... cxd6", "4 Nf3"][..])).collect();
    check_texts(&rows).await;
}

#[tokio::test]
async fn positions_are_found_in_what_stands_around_them() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let fens = [
        format!("https://lichess.org/editor/{board}_w_KQkq_-_0_1?color=white"),
        format!("https://lichess.org/analysis/standard/{board}_w_KQkq_-_0_1#0"),
        format!("<https://lichess.org/editor?fen={}+w+KQkq+-+0+1&x=1>", board.replace('/', "%2f")),
        format!("{board}%20w%20KQkq%20-%200%201"),
        format!("FEN: {board} w KQkq - 0 1"),
        format!("`{board} w KQkq - 0 1`"),
        format!("“{board} w KQkq - 0 1”"),
        format!("'{board} w KQkq - 0 1'"),
        format!("{board} w KQkq 0 1"),
        format!("{board} w KQkq"),
    ];
    let tags: Vec<String> = fens.iter().map(|fen| format!("[FEN \"{fen}\"]")).collect();
    let rows: Vec<(&str, &str, &[&str])> =
        tags.iter().map(|tags| (&**tags, "1. e4", &["1 e4"][..])).collect();
    check_texts(&rows).await;
}

#[tokio::test]
async fn long_files_are_answered_at_once() {
    let repeated =
        ["[a]", "N ", "[%clk 1]", "(;)", "e4e5", "[a \"b\"c\"] ", "ep ", "(", "[\"", ";)", "$1"];
    let files = repeated.map(|piece| {
        let text = format!("[White \"Ada\"]\n\n1. e4 {}", piece.repeat(60_000 / piece.len()));
        (piece.to_owned(), text.into_bytes(), vec![])
    });
    let begun = std::time::Instant::now();
    check(files).await;
    assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
}
