//! Games as other programs and people write them down, given to `/replay`. `../shared/inputs` has
//! such files, each kind with what is right.

mod nothing_dropped;

use playground::Message;
use serde_json::json;
use tests::{Person, World};

/// What is told of a file's game, or why it is not shown.
async fn told(person: Person<'_>, file: &[u8]) -> Message {
    let uri = format!("data:text/plain;base64,{}", base64(file));
    let outcome =
        person.command("replay", json!({ "file": { "filename": "a.pgn", "data": uri } })).await;
    assert!(outcome.is_private());
    outcome.shown()
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = |group: &[u8]| {
        let number = group.iter().fold(0_usize, |sum, byte| sum << 8 | usize::from(*byte));
        let number = number << (8 * (3 - group.len()));
        let digit = |place| char::from(DIGITS[number >> (6 * (3 - place)) & 63]);
        let used = (0..=group.len()).map(digit).collect::<String>();
        format!("{used:=<4}")
    };
    bytes.chunks(3).map(digits).collect()
}

/// Gives files to `/replay`, and names each whose answer lacks a piece that is wanted.
async fn check(files: impl IntoIterator<Item = (String, Vec<u8>, Vec<&str>)>) {
    let world = World::new().await;
    let ada = world.person("Ada");
    let mut failures = Vec::new();
    for (name, file, wanted) in files {
        let answer = told(ada, &file).await.content;
        let lacks = |piece: &&str| match piece.strip_prefix('!') {
            Some(unwanted) => answer.contains(unwanted),
            None => !answer.contains(*piece),
        };
        if let Some(piece) = wanted.into_iter().find(lacks) {
            failures.push(format!(
                "{name}\n    wanted: {piece}\n    told: {}",
                answer.replace('\n', " / ")
            ));
        }
    }
    assert!(failures.is_empty(), "{} files:\n{}", failures.len(), failures.join("\n"));
    world.finish().await;
}

/// The same of texts, under the tags of a game between Ada and Boris.
async fn check_texts(texts: &[(&str, &str, &[&str])]) {
    check_rows(texts.iter().map(|&(tags, moves, wanted)| (tags.into(), moves.into(), wanted)))
        .await;
}

/// The same of texts that are put together.
async fn check_rows<'a>(rows: impl Iterator<Item = (String, String, &'a [&'a str])>) {
    let files = rows.map(|(tags, moves, wanted)| {
        let text = format!("[White \"Ada\"]\n[Black \"Boris\"]\n{tags}\n\n{moves}\n");
        (format!("{tags} {moves}"), text.into_bytes(), wanted.to_vec())
    });
    check(files).await;
}

#[tokio::test]
async fn a_result_that_says_nothing_contradicts_nothing() {
    let mate = "1. f3 e5 2. g4 Qh4# ";
    let won: &[&str] = &["2... Qh4#", "**Boris wins** against Ada by checkmate"];
    check_texts(&[
        ("[Result \"*\"]", &format!("{mate}*"), won),
        ("[Result \"?\"]", mate, won),
        ("", &format!("{mate}*"), won),
        ("[Result \"\"]", &format!("{mate}0-1"), won),
        ("[Result \"*\"]", &format!("{mate}0-1"), won),
        ("[Result \"0-1\"]", &format!("{mate}*"), won),
        ("[Result \"1-0\"]", &format!("{mate}0-1"), &["`Result`"]),
        ("[Result \"1-0\"]", mate, &["result"]),
    ])
    .await;
}

#[tokio::test]
async fn how_a_game_ended_is_told_as_its_file_says() {
    let ended = |said: &str, result: &str| {
        (
            format!("[Termination \"{said}\"]\n[Result \"{result}\"]"),
            format!("1. e4 e5 2. Nf3 {result}"),
        )
    };
    let cases: [(&str, &str, &[&str]); 22] = [
        ("", "1-0", &["**Ada wins** against Boris", "!resign"]),
        ("normal", "0-1", &["**Boris wins** against Ada", "!resign"]),
        ("Normal", "1/2-1/2", &["**Draw** between Ada and Boris", "!agreement", "!claimed"]),
        ("ada won on time", "1-0", &["**Ada wins**", "time"]),
        ("Time forfeit", "0-1", &["**Boris wins**", "time"]),
        ("time forfeit", "1/2-1/2", &["**Draw**", "time"]),
        ("boris won by resignation", "0-1", &["**Boris wins**", "resigned"]),
        ("on time won by resignation", "1-0", &["**Ada wins**", "resigned", "!time"]),
        ("Game drawn by agreement", "1/2-1/2", &["**Draw**", "agreement"]),
        ("Game drawn by repetition", "1/2-1/2", &["**Draw**", "repetition"]),
        ("Game drawn by 50-move rule", "1/2-1/2", &["**Draw**", "without a capture or pawn move"]),
        ("Game drawn by stalemate", "1/2-1/2", &["**Draw**", "stalemate"]),
        ("Game drawn by insufficient material", "1/2-1/2", &["**Draw**", "insufficient material"]),
        (
            "Game drawn by timeout vs insufficient material",
            "1/2-1/2",
            &["**Draw**", "time", "can't checkmate"],
        ),
        ("ada won - game abandoned", "1-0", &["**Ada wins**", "left"]),
        ("Abandoned", "0-1", &["**Boris wins**", "left"]),
        ("abandoned", "*", &["Unfinished game"]),
        ("adjudication", "1-0", &["**Ada wins**", "adjudicat"]),
        ("Rules infraction", "1-0", &["**Ada wins**", "rules"]),
        ("forfeit", "1-0", &["**Ada wins**", "forfeit"]),
        ("unterminated", "*", &["2 Nf3", "!wins", "!Draw"]),
        ("Settled by armageddon", "1-0", &["**Ada wins** against Boris", "!resign"]),
    ];
    let rows = cases.into_iter().map(|(said, result, wanted)| {
        let (tags, moves) = ended(said, result);
        (tags, moves, wanted)
    });
    check_rows(rows).await;
}

#[tokio::test]
async fn results_are_read_in_every_spelling() {
    let spelled =
        |result: &str| (format!("[Result \"{result}\"]"), format!("1. e4 e5 2. Nf3 {result}"));
    let drawn: &[&str] = &["**Draw** between Ada and Boris", "2 Nf3"];
    let won: &[&str] = &["**Ada wins**", "2 Nf3"];
    let lost: &[&str] = &["**Boris wins**", "2 Nf3"];
    let cases: [(&str, &[&str]); 16] = [
        ("1/2", drawn),
        ("½-½", drawn),
        ("½", drawn),
        ("1/2 - 1/2", drawn),
        ("0.5-0.5", drawn),
        ("0,5-0,5", drawn),
        ("½–½", drawn),
        ("1/2:1/2", drawn),
        ("½ : ½", drawn),
        ("1–0", won),
        ("1:0", won),
        ("1 - 0", won),
        ("1-O", won),
        ("0—1", lost),
        ("0 : 1", lost),
        ("0−1", lost),
    ];
    let rows = cases.into_iter().map(|(result, wanted)| {
        let (tags, moves) = spelled(result);
        (tags, moves, wanted)
    });
    check_rows(rows).await;
    check_texts(&[
        ("", "1. e4 e5 2. Nf3 1-0 {good game}", won),
        ("[Result \"White by a whisker\"]", "1. e4", &["`White by a whisker`", "`1-0`"]),
        ("", "1. e4 e5 2-0", &["`2-0`", "ine 5"]),
    ])
    .await;
}

#[tokio::test]
async fn what_stands_without_a_space_is_read() {
    check_texts(&[
        ("", "1.d4$1 Nf6$6 2.c4{space}e5$14(2... d6$6 3. Nc3)3.dxe5$2 *", &["3 dxe5"]),
        ("", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#1-0", &["4 Qxf7#", "checkmate"]),
        ("", "1. e4 e5 2. Nf3 Nc6*", &["2... Nc6"]),
        ("", "1. e4 e5 2. Nf3 Nc61/2-1/2", &["2... Nc6", "**Draw**"]),
        ("", "1.e4e5 2.Nf3Nc6 3.Bb5a6", &["3... a6"]),
        ("", "1e4 e5 2Nf3 Nc6 3Bc4 Bc5 4O-O", &["4 O\u{2011}O"]),
        ("", "1 e4 e5 2 Nf3 Nc6", &["2... Nc6"]),
        ("", "1. e4 e52. Nf3 Nc63. Bb5", &["3 Bb5"]),
        ("", "1.e4!e5?2.Nf3!?", &["2 Nf3"]),
        ("", "1. e4 e5 2. e4e5", &["ine 5", "e4 can't go to e5"]),
    ])
    .await;
}

#[tokio::test]
async fn signs_between_moves_are_passed_over_and_digits_never() {
    check_texts(&[
        (
            "",
            "1. e4 = e5 ± 2. Nf3 +/= Nc6 ⩲ 3. Bb5 ∓ a6 -+ 4. Ba4 ∞ Nf6 N 5. O-O =+ *",
            &["5 O\u{2011}O"],
        ),
        ("", "1. e4= e5± 2. Nf3+/= Nc6∞ 3. Bb5+-", &["3 Bb5"]),
        ("", "1. e4 e5 2. Qh5 ch Nc6", &["2... Nc6"]),
        ("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 00 00", &["ine 5", "`00`"]),
        ("", "1. e4 0000 2. d4", &["ine 5", "`0000`"]),
        ("", "1. e4 -- 2. d4", &["ine 5", "`--`"]),
        ("", "1. e4 Z0 2. d4", &["ine 5", "`Z0`"]),
        ("", "1. e4 e5 17 2. d4", &["ine 5", "`17`"]),
        ("", "1. e4 e5 2. Nf3) Nc6", &["ine 5"]),
        ("", "1. e4 e5 2. White resigns", &["ine 5", "`White`"]),
    ])
    .await;
}

#[tokio::test]
async fn tags_and_comments_are_read_however_they_stand() {
    let moves = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";
    let shown: &[&str] = &["Ada (White) vs Boris (Black)", "4 Qxf7#"];
    let names = "[White \"Ada\"]\n[Black \"Boris\"]";
    let texts = [
        format!("{{ Games of our club. }}\n\n{names}\n\n{moves}"),
        format!("{{\"Quoted\" by Ada}}\n{names}\n\n{moves}"),
        format!("; a line\n{names}\n{{ between }}\n[Event \"x\"]\n\n{moves}"),
        format!("% a line\n{names}\n\n{moves}"),
        format!("\u{FEFF}  {names}\n\n{moves}"),
        format!("[Event \"5th \"Old Bridge\" Open\"]\n{names}\n\n{moves}"),
        format!("[Site \"C:\\games\\\"]\n{names}\n\n{moves}"),
        format!("[Event Open]\n{names}\n\n{moves}"),
        format!("[Event]\n[]\n[Annotator \"\n\"]\n{names}\n\n{moves}"),
        format!("[Event \"Over two\nlines\"]\n{names}\n\n{moves}"),
        format!("[White Elo \"1200\"]\n{names}\n[Round \"1\"\n\n{moves}"),
        "[white \"Ada\"]\n[BLACK \"Boris\"]\n\n".to_owned() + moves,
        "[White “Ada”] [Black “Boris”]\n\n".to_owned() + moves,
        format!("{names}\n{moves}"),
        format!(
            "{names}\n\n1. e4 {{[%clk 0:01]}} e5 [%eval 0.2] 2. Qh5 Nc6 3. Bc4 {{a {{b}} Nf6 4. Qxf7# 1-0"
        ),
    ];
    check(texts.into_iter().map(|text| (text.clone(), text.into_bytes(), shown.to_vec()))).await;
    check(
        ["1. e4 e5 2. Nf3 *", "e4 e5 Nf3"]
            .map(|text| (text.to_owned(), text.as_bytes().to_vec(), vec!["2 Nf3"])),
    )
    .await;
}

#[tokio::test]
async fn other_encodings_are_read() {
    let text =
        |white: &str| format!("[White \"{white}\"]\n[Black \"Boris\"]\n\n1. e4 e5 2. Nf3 *\n");
    let latin = |text: &str| -> Vec<u8> { text.chars().map(|letter| letter as u8).collect() };
    // In Windows-1251 these letters stand in their order.
    let cyrillic = |text: &str| -> Vec<u8> {
        let byte = |letter| match letter {
            'А'..='я' => (letter as u32 - 'А' as u32 + 0xC0) as u8,
            _ => letter as u8,
        };
        text.chars().map(byte).collect()
    };
    let wide = |text: &str, little: bool| -> Vec<u8> {
        let marked = format!("\u{FEFF}{text}");
        marked
            .encode_utf16()
            .flat_map(|it| if little { it.to_le_bytes() } else { it.to_be_bytes() })
            .collect()
    };
    check(
        [
            ("latin", latin(&text("Große, Jörg")), vec!["Große\\, Jörg", "2 Nf3"]),
            ("cyrillic", cyrillic(&text("Анатолий Карпов")), vec!["Анатолий Карпов", "2 Nf3"]),
            ("little", wide(&text("Große"), true), vec!["Große", "2 Nf3"]),
            ("big", wide(&text("Große"), false), vec!["Große", "2 Nf3"]),
            ("no text", vec![0x89, b'P', b'N', b'G', 0, 1, 2, 0xFF], vec!["no game in that file"]),
        ]
        .map(|(name, file, wanted)| (name.to_owned(), file, wanted)),
    )
    .await;
}

#[tokio::test]
async fn en_passant_may_be_said() {
    let ways = ["e.p.", "ep", "e.p", "+ e.p."];
    let glued = ways.iter().map(|way| format!("1. e4 Nf6 2. e5 d5 3. exd6{way} cxd6"));
    let apart = ways.iter().map(|way| format!("1. e4 Nf6 2. e5 d5 3. exd6 {way} cxd6"));
    let texts: Vec<String> = glued.chain(apart).collect();
    let rows: Vec<(&str, &str, &[&str])> =
        texts.iter().map(|text| ("", &**text, &["3 exd6", "3... cxd6"][..])).collect();
    check_texts(&rows).await;
    check_texts(&[("", "1. e4 e.p. e5", &["ine 5", "`e.p.`"])]).await;
}

#[tokio::test]
async fn positions_are_read_as_people_pass_them_around() {
    let fen = |fen: &str| format!("[FEN \"{fen}\"]");
    let board = "6k1/5ppp/8/8/8/8/5PPP/3R2K1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R";
    let (mate, castles) = ("1. Rd8#", "1. O-O");
    let texts: Vec<(String, &str, Vec<&str>)> = vec![
        (fen(&format!("{board} w - - 0 0")), mate, vec!["1 Rd8#", "checkmate"]),
        (fen(&format!("{board} w - -")), mate, vec!["1 Rd8#"]),
        (fen(&format!("{board} w - - 3")), mate, vec!["1 Rd8#"]),
        (fen(&format!("{board} W - - 00 01")), mate, vec!["1 Rd8#"]),
        (fen(&format!("{board}_w_-_-_0_1")), mate, vec!["1 Rd8#"]),
        (fen(&format!("{castling} w kqQK - 0 1")), castles, vec!["1 O\u{2011}O"]),
        (fen(&format!("{board} w KQ - 0 1")), mate, vec!["king on e1"]),
        (format!("[fen \"{board} w - - 0 1\"]"), mate, vec!["1 Rd8#"]),
        ("[SetUp \"0\"]\n[FEN \"\"]".to_owned(), "1. e4", vec!["1 e4"]),
    ];
    check_rows(
        texts.iter().map(|(tags, moves, wanted)| (tags.clone(), (*moves).into(), &**wanted)),
    )
    .await;
}

#[tokio::test]
async fn a_record_goes_on_after_a_draw_that_only_our_table_knows() {
    let back_and_forth = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let bare = "[FEN \"8/8/4k3/4p3/4K3/8/8/8 b - - 0 60\"]";
    check_texts(&[
        ("", &format!("{back_and_forth} e4 e5 1-0"), &["11... e5", "**Ada wins**"]),
        ("", &format!("{back_and_forth} 1/2-1/2"), &["10... Ng8", "by fivefold repetition"]),
        (bare, "60... Kd6 61. Kf5 Kd5 62. Kf6 Kd4 63. Ke6 e4 64. Kf5 e3 65. Kf4 e2 66. Kf3 e1=N+ 67. Kf2 Nd3+ 68. Kg3 Ne5 1/2-1/2",
            &["68... Ne5", "insufficient material"]),
        ("", "1. f3 e5 2. g4 Qh4# 3. a3", &["ine 5", "already over"]),
    ])
    .await;
}

#[tokio::test]
async fn what_nobody_sees_changes_nothing() {
    check_texts(&[
        ("", "1. e4 e5 2. Nf3 2… Nc6 3 … a6", &["ine 5"]),
        ("", "1. e4 {x} 1… e5 2. Nf3 {y} 2 … Nc6 3. Bb5 … a6", &["3... a6"]),
        ("", "1.\u{200A}e4 e5\u{200B} 2.\u{A0}Nf3\u{200E} Nc6\u{2060} \u{FEFF} 3. B\u{200D}b5 \u{200B} a6", &["3... a6"]),
        ("", "1. e2–e4 e7—e5 2. O‑O", &["ine 5"]),
        ("", "1. ♘f3 ♞f6 2. ♙d4 d5", &["1 Nf3", "2... d5"]),
        ("", "１． ｅ４ ｅ５ ２． Ｎｆ３", &["2 Nf3"]),
    ])
    .await;
}

#[tokio::test]
async fn letters_of_other_languages_are_read_and_never_as_another_piece() {
    check_texts(&[
        ("", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 Sf6 5. Te1 Le7", &["5 Re1", "5... Be7"]),
        ("", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1", &["6 Re1"]),
        ("", "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. О-О Кf6 5. Лe1 Фe7", &["5 Re1", "5... Qe7"]),
        ("", "1. е4 е5 2. Nf3 Nс6", &["2... Nc6"]),
        ("", "1. e4 e5 2. Cc3", &["2 Nc3", "!c3 ·"]),
        ("", "1. e4 e5 2. Cf3 Lc5", &["ine 5", "`Lc5`"]),
        ("", "1. e4 e5 2. Gf3", &["ine 5", "`Gf3`"]),
    ])
    .await;
}

#[tokio::test]
async fn the_files_that_failed_are_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/inputs");
    let wanted: [(&str, &[&str]); 15] = [
        ("01-mate-with-open-result.pgn", &["Exercise 4", "1 Rd8#", "by checkmate"]),
        ("03-won-on-time.pgn", &["2 Nf3", "**ada wins**", "time"]),
        ("04a-result.pgn", &["3 d4", "**Draw**", "!agreement"]),
        ("04c-result.pgn", &["3 d4", "**Draw**"]),
        ("05a-glued-nag.pgn", &["4... a6", "**Ada wins**"]),
        ("06-signs-between-moves.pgn", &["7... O\u{2011}O"]),
        ("07-comment-before-the-tags.pgn", &["Ada (White)", "4 Qxf7#"]),
        ("08a-latin1.pgn", &["Größe\\, Jörg", "Niño\\, José", "4 Qxf7#"]),
        ("09a-quotes-in-a-tag.pgn", &["4 Qxf7#"]),
        ("10a-ep-as-a-word.pgn", &["3... cxd6"]),
        ("13a-move-number-zero.pgn", &["1 Rd8#"]),
        ("14c-goes-on-with-bare-kings.pgn", &["68 Kd2", "**Draw**"]),
        ("15a-ellipsis-alone.pgn", &["3... a6"]),
        ("15c-invisible-letters.pgn", &["3... a6"]),
        ("19-german-letters.pgn", &["4 O\u{2011}O"]),
    ];
    if !std::path::Path::new(folder).exists() {
        println!("skipped: {folder} is not there");
        return;
    }
    check(wanted.map(|(name, wanted)| {
        let file = std::fs::read(format!("{folder}/{name}")).expect("a file");
        (name.to_owned(), file, wanted.to_vec())
    }))
    .await;
}

#[tokio::test]
async fn what_forums_mail_and_chats_make_of_a_game_is_read() {
    let names = "[White \"Ada\"]\n[Black \"Boris\"]";
    let whole = format!("{names}\n\n1. e4 e5 2. Nf3 *\n");
    let (shown, fen) = (vec!["Ada (White) vs Boris (Black)", "2 Nf3"], "[FEN \"{}\"]");
    let texts = [
        format!("[pgn]{whole}[/pgn]"),
        format!("Hi all,\nhere is my game:\n\n{whole}"),
        whole.lines().map(|line| format!("> {line}\n")).collect(),
        whole.replace('\n', "\\n"),
        whole.replace('\n', "\r"),
        format!("{names}\n\n1. e4‼, e5⁉. 2. Nf3† *"),
        format!("{names}\n\n1. e4 TN e5 dis.ch 2. Nf3 N *"),
        format!("{names}\n\n1. e4 (1. d4 ; not now)\n e5 2. Nf3 *"),
    ];
    check(texts.into_iter().map(|text| (text.clone(), text.into_bytes(), shown.clone()))).await;
    let position = |position: &str| fen.replace("{}", position);
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    check_texts(&[
        (
            &position(&format!("https://lichess.org/editor/{board}_w_KQkq_-_0_1")),
            "1. e4",
            &["1 e4"],
        ),
        (&position(&format!("{board} w KQkq - bm e4; id \"1\";")), "1. e4", &["1 e4"]),
        (&position(&format!("{board} w  - 0 1")), "1. e4", &["1 e4"]),
        // Both have forfeited it.
        ("[Result \"0-0\"]", "1. e4", &["1 e4", "!wins", "!Draw"]),
        // A lone letter may be a piece's.
        ("", "1. e4 e5 2. N f3", &["`N`"]),
    ])
    .await;
}

#[tokio::test]
async fn the_players_of_a_file_keep_their_names() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let moves = "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0";
    let file = format!("[White \"Ana Kövér\"]\n[Black \"Bob Neill\"]\n\n{moves}\n");
    let viewer = told(ada, file.as_bytes()).await;
    let names = |it: &Message| it.content.contains("Ana Kövér") && it.content.contains("Bob Neill");
    assert!(names(&viewer), "{}", viewer.content);
    for button in ["First", "Next", "Last"] {
        let board = ada.click_on(viewer.id, button).await.shown();
        assert!(names(&board), "{button}: {}", board.content);
    }
    world.finish().await;
}
