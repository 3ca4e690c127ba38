use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::pgn;
use rules::variants::VARIANTS;
use rules::{Action, ByColor, Color, Variant};
use serde_json::{Value, json};

use super::*;
use crate::game::{
    AbortReason, Entry, EntryFault, GameResult, GameState, LogEntry, Secret, Termination, samples,
};
use crate::ids::{ChannelId, GameId, GuildId, UserId};
use crate::store::{EntryRow, GameRow, PlayerRow};

const SECRET: [u8; 32] = [7; 32];

fn row(variant: &str, start_fen: Option<String>) -> GameRow {
    of_two(variant, start_fen, PlayerRow::Engine(3))
}

fn of_two(variant: &str, start_fen: Option<String>, black: PlayerRow) -> GameRow {
    GameRow {
        game_id: GameId(17),
        guild_id: Some(GuildId(4)),
        channel_id: ChannelId(5),
        start_fen,
        players: ByColor { white: PlayerRow::User(UserId(2)), black },
        dice_secret: Secret::new(SECRET).reveal(),
        started_at: 1_793_000_000_000,
        ..samples::row(variant)
    }
}

fn given(file: &[u8]) -> Result<GameState, FileRefusal> {
    read(file, &[])
}

fn names() -> ByColor<String> {
    ByColor { white: "A\"d\\a] {1-0}".to_owned(), black: "Eightfold".to_owned() }
}

/// A log at random: turns, takebacks, rolls by the secret and, at times, an end by a word.
fn random_record(
    variant: &'static dyn Variant,
    start: Option<String>,
    seed: u64,
    length: usize,
) -> GameState {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let black = [PlayerRow::Engine(3), PlayerRow::User(UserId(3))][chance.random_range(0..2)];
    let row = of_two(variant.id(), start, black);
    let mut record = GameState::replay(row, &[], 0).unwrap();
    let mut at = 1_793_000_000_000;
    while record.ending().is_none() && record.ply() < i64::try_from(length).unwrap() {
        at += chance.random_range(1..100_000);
        let mut seat = record.next();
        let kept: Vec<i64> = (0..record.ply()).filter(|to| record.can_take_back_to(*to)).collect();
        let entry = if !kept.is_empty() && chance.random_range(0..8) == 0 {
            seat = Some(Color::White);
            Entry::Takeback { to: kept[chance.random_range(0..kept.len())] }
        } else if record.position().is_roll_due() {
            let roll = record.secret().roll(record.id(), record.roll_count() + 1);
            Entry::Played(Action::Roll(roll))
        } else {
            let legal = record.game().legal_actions();
            Entry::Played(legal[chance.random_range(0..legal.len())])
        };
        record.add(LogEntry { ply: record.ply() + 1, seat, entry, at }).unwrap();
    }
    let endings = ends(&record);
    let ending = endings.get(chance.random_range(0..endings.len() + 2)).copied();
    if let Some((entry, seat)) = ending.filter(|_| record.ending().is_none()) {
        record.add(LogEntry { ply: record.ply() + 1, seat, entry, at }).unwrap();
    }
    record
}

/// How a running game can end by a word, as the tables write it.
fn ends(record: &GameState) -> Vec<(Entry, Option<Color>)> {
    let (white, black) = (Color::White, Color::Black);
    let mut ends =
        vec![(Entry::Resigned { by: white }, Some(white)), (Entry::DrawAgreed, Some(white))];
    let moved = Color::BOTH.into_iter().all(|side| record.before_last_turn(side).is_some());
    let why = if moved { AbortReason::Agreed } else { AbortReason::Early };
    ends.push((Entry::Aborted { why }, Some(white)));
    if moved && record.next() == Some(black) {
        ends.push((Entry::Aborted { why: AbortReason::Inactivity }, Some(white)));
    }
    let claim = record.game().claim().filter(|_| record.next() == Some(white));
    ends.extend(claim.map(|claim| (Entry::DrawClaimed { claim }, Some(white))));
    if record.engine().is_none() {
        ends.push((Entry::Resigned { by: black }, Some(black)));
        let waits = record.next().map(|next| !next);
        ends.extend(record.flagged().into_iter().flat_map(|it| [(it, None), (it, waits)]));
    }
    ends
}

/// What both forms keep.
fn check_same(read: &GameState, record: &GameState, file: &str) {
    assert_eq!(read.game().variant().id(), record.game().variant().id());
    assert_eq!(read.game().positions()[0], record.game().positions()[0]);
    assert_eq!(read.game().actions(), record.game().actions(), "{file}");
    assert_eq!(read.ending(), record.ending(), "{file}");
    assert_eq!(read.number(), Some(GameId(17)));
    let names = ByColor { white: names().white, black: names().black };
    assert_eq!(read.file().unwrap().names, names);
    if record.game().variant().features().die {
        assert_eq!(read.commitment(), record.commitment());
        assert_eq!(read.revealed(), record.revealed());
        let proof = if record.ending().is_some() { Proof::Holds } else { Proof::None };
        assert_eq!(read.proof(), proof, "{file}");
    }
    let secret = Secret::new(SECRET).reveal();
    let told = record.ending().is_some() && record.game().variant().features().die;
    assert_eq!(file.contains(&secret), told, "{file}");
}

fn rows(record: &GameState) -> Vec<EntryRow> {
    record.log().iter().map(LogEntry::row).collect()
}

fn check_files(record: &GameState) {
    let written = text(record, &names());
    let from_text = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?}\n{written}"));
    check_same(&from_text, record, &written);
    let written = json(record, &names()).unwrap();
    let from_json = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?}\n{written}"));
    check_same(&from_json, record, &written);
    assert!(!written.contains("\"takeback\"") && !written.contains("time_forfeit"), "{written}");
    assert_eq!(rows(&from_json), rows(record), "the whole log");
    assert_eq!(from_json.started(), record.started());
    // What is kept of a file is that again.
    let names = names();
    for kept in [from_text, from_json] {
        let again = given(json(&kept, &names).unwrap().as_bytes()).unwrap();
        assert_eq!((rows(&again), again.file()), (rows(&kept), kept.file()));
    }
}

/// Writes something else into one field of a log, or of what stands above it.
fn mutate(sheet: &mut Value, seed: u64) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let entries = sheet["log"].as_array().map_or(0, Vec::len);
    let values = [
        json!("played"),
        json!("resigned"),
        json!("draw_agreed"),
        json!("draw_claimed"),
        json!("took_back"),
        json!("flagged"),
        json!("aborted"),
        json!("white"),
        json!("black"),
        json!("draw"),
        json!("moves"),
        json!("repetition"),
        json!("-1"),
        json!("0"),
        json!("1"),
        json!("99999"),
        json!("early"),
        json!("agreed"),
        json!("silence"),
        json!("white black"),
        json!("black white"),
        json!("white draw"),
        json!("r5"),
        json!("e2e4"),
        json!(null),
        json!(7),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(""),
        json!([]),
    ];
    let value = values[chance.random_range(0..values.len())].clone();
    let fields = ["kind", "detail", "by", "at"];
    let heads = ["eightfold", "game", "variant", "start", "white", "started", "result", "secret"];
    match chance.random_range(0..10) {
        0 => sheet[heads[chance.random_range(0..heads.len())]] = value,
        1 if entries > 0 => {
            let copied = sheet["log"][chance.random_range(0..entries)].clone();
            sheet["log"].as_array_mut().unwrap().push(copied);
        }
        2 if entries > 0 => {
            let at = chance.random_range(0..entries);
            sheet["log"][at] = json!({ "kind": value, "by": "white" });
        }
        _ if entries > 0 => {
            let at = chance.random_range(0..entries);
            sheet["log"][at][fields[chance.random_range(0..fields.len())]] = value;
        }
        _ => sheet["result"] = value,
    }
}

/// Checks that no entry of a log could not have been written where it stands.
fn check_possible(record: &GameState) {
    let mut standing: Vec<i64> = Vec::new();
    for (nth, logged) in record.log().iter().enumerate() {
        let then = record.at(logged.ply - 1).unwrap();
        assert!(then.ending().is_none(), "{logged:?} after the end");
        match logged.entry {
            Entry::Played(_) => standing.push(logged.ply),
            Entry::Takeback { to } => {
                assert!(to == 0 || standing.contains(&to), "{logged:?}");
                let before = standing.len();
                standing.retain(|ply| *ply <= to);
                assert!(standing.len() < before, "{logged:?}");
            }
            Entry::DrawClaimed { claim } => assert_eq!(then.game().claim(), Some(claim)),
            Entry::TimeForfeit { by, .. } => assert_eq!(then.next(), Some(by)),
            Entry::Aborted { why } => {
                let early = Color::BOTH.into_iter().any(|it| then.before_last_turn(it).is_none());
                assert_eq!(early, why == AbortReason::Early);
            }
            Entry::Resigned { .. } | Entry::DrawAgreed => {}
        }
        assert_eq!(nth + 1, usize::try_from(logged.ply).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_game_is_read_as_it_was_written(seed: u64, length in 0_usize..120) {
        for variant in VARIANTS {
            let record = random_record(*variant, None, seed, length);
            check_files(&record);
            if record.game().end().is_none() {
                check_files(&random_record(*variant, Some(record.game().fen()), !seed, length));
            }
        }
    }

    #[test]
    fn a_log_with_a_wrong_field_is_the_same_game_again_or_refused(seed: u64, length in 0_usize..40) {
        for variant in VARIANTS {
            let record = random_record(*variant, None, seed, length);
            let mut sheet: Value = serde_json::from_str(&json(&record, &names()).unwrap()).unwrap();
            mutate(&mut sheet, seed);
            let Ok(read) = given(sheet.to_string().as_bytes()) else { continue };
            check_possible(&read);
            let written = json(&read, &names()).unwrap();
            let again = given(written.as_bytes()).unwrap();
            assert_eq!(rows(&again), rows(&read), "{written}");
            assert_eq!(again.ending(), read.ending());
            let written = text(&read, &names());
            let again = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?} {written}"));
            assert_eq!(again.game().actions(), read.game().actions());
            assert_eq!(again.ending(), read.ending());
        }
    }

    #[test]
    fn a_file_with_a_mistake_is_read_or_refused(
        seed: u64,
        length in 0_usize..30,
        at in 0_usize..4000,
        inserted in "\\PC{0,3}|[\\[\\](){};%\"\\\\\n*,: 0-9a-h]{0,4}",
        removed in 0_usize..6,
    ) {
        for variant in VARIANTS {
            let record = random_record(*variant, None, seed, length);
            for file in [text(&record, &names()), json(&record, &names()).unwrap()] {
                let mut letters: Vec<char> = file.chars().collect();
                let from = at.min(letters.len());
                let to = (from + removed).min(letters.len());
                letters.splice(from..to, inserted.chars());
                let text: String = letters.into_iter().collect();
                if let Ok(record) = given(text.as_bytes()) {
                    assert!(record.file().is_some());
                    assert_ne!(record.proof(), Proof::WrongRoll(0));
                }
            }
        }
    }
}

#[test]
fn chess_has_the_tags_that_every_program_reads() {
    let mut record = GameState::replay(row("chess", None), &[], 0).unwrap();
    for (ply, action) in (1..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
        let entry = Entry::Played(action.parse().unwrap());
        record.add(LogEntry { ply, seat: record.next(), entry, at: 0 }).unwrap();
    }
    let wanted = r#"[Event "Eightfold"]
[Site "https://discord.com/channels/4/5"]
[Date "2026.10.26"]
[Round "-"]
[White "A\"d\\a] {1-0}"]
[Black "Eightfold"]
[Result "0-1"]
[BlackLevel "3"]
[Termination "normal"]
[GameId "17"]

1. f3 e5 2. g4 Qh4# 0-1
"#;
    assert_eq!(text(&record, &names()), wanted);
}

#[test]
fn dice_that_do_not_follow_from_the_secret_are_noticed() {
    let variant = rules::variants::by_id("superpermutation-d8").unwrap();
    let mut record = GameState::replay(row(variant.id(), None), &[], 0).unwrap();
    let roll = record.secret().roll(record.id(), 1);
    let legal = Entry::Played(Action::Roll(roll));
    record.add(LogEntry { ply: 1, seat: Some(Color::White), entry: legal, at: 0 }).unwrap();
    let resigned = Entry::Resigned { by: Color::White };
    record.add(LogEntry { ply: 2, seat: Some(Color::White), entry: resigned, at: 0 }).unwrap();
    let file = text(&record, &names());
    let proof = |file: &str| given(file.as_bytes()).unwrap().proof();
    assert_eq!(proof(&file), Proof::Holds);
    let other = roll % 8 + 1;
    let forged = file.replace(&format!("{{d8: {roll}}}"), &format!("{{d8: {other}}}"));
    assert_eq!(proof(&forged), Proof::WrongRoll(1));
    assert_eq!(proof(&file.replace("[Secret \"07", "[Secret \"08")), Proof::WrongSecret);
    assert_eq!(proof(&file.replace("[GameId \"17\"]\n", "")), Proof::None);
    let unsaid: Vec<&str> = file.lines().filter(|line| !line.starts_with("[Secret")).collect();
    assert_eq!(proof(&unsaid.join("\n")), Proof::None);
}

#[test]
fn each_mistake_is_told() {
    let record = random_record(rules::variants::by_id("chess").unwrap(), None, 1, 9);
    let (pgn, json) = (text(&record, &names()), json(&record, &names()).unwrap());
    let of = |file: &str| given(file.as_bytes()).err();
    assert_eq!(of("hello"), Some(FileRefusal::Unknown));
    assert_eq!(given(&[0xFF, 0xFE, 0x00]).err(), Some(FileRefusal::Unknown));
    assert_eq!(of(&pgn.replace("\"17\"", "\"x\"")), Some(FileRefusal::Field("GameId")));
    assert_eq!(of(&format!("[Secret \"1\"]\n{pgn}")), Some(FileRefusal::Field("Secret")));
    assert_eq!(of(&format!("[Commitment \"1\"]\n{pgn}")), Some(FileRefusal::Field("Commitment")));
    let file = |tags: &str, moves: &str| format!("[Event \"Eightfold\"]\n{tags}\n\n{moves}");
    assert_eq!(of(&file("[Ending \"played e4\"]", "*")), Some(FileRefusal::Field("Ending")));
    assert_eq!(of(&file("[Ending \"draw_agreed\"]", "1-0")), Some(FileRefusal::Result));
    let mated = "1. f3 e5 2. g4 Qh4# 0-1";
    let ending = |why| Some(FileRefusal::Ending(why));
    for (tags, moves, refusal) in [
        ("[Result \"1-0\"]", mated, Some(FileRefusal::TwoResults)),
        ("[Result \"*\"]", mated, None),
        ("[Result \"white\"]", mated, Some(FileRefusal::UnknownResult("`white`".to_owned()))),
        ("[Result \"1-0\"]", "1. f3 e5 2. g4 Qh4#", Some(FileRefusal::Result)),
        ("", "1. f3 e5 2. g4 Qh4# 1/2-1/2", Some(FileRefusal::Result)),
        ("[Ending \"resigned\"]", mated, ending(EntryFault::Over)),
        ("[Ending \"draw_claimed moves\"]", "1. e4 1/2-1/2", ending(EntryFault::Claim)),
        ("[Ending \"flagged white black\"]", "1. e4 0-1", ending(EntryFault::Time)),
        ("[Ending \"flagged black draw\"]", "1. e4 1/2-1/2", ending(EntryFault::Time)),
        ("[Ending \"aborted agreed\"]", "1. e4 *", ending(EntryFault::Closed)),
        ("[Ending \"aborted early\"]", "1. e4 e5 *", ending(EntryFault::Closed)),
        ("[WhiteLevel \"3\"]\n[Ending \"resigned\"]", "1. e4 0-1", ending(EntryFault::Side)),
        ("[WhiteLevel \"x\"]", "1. e4 *", Some(FileRefusal::Field("WhiteLevel"))),
        ("[Result \"0-1\"]", mated, None),
        ("[Ending \"flagged black white\"]", "1. e4 1-0", None),
        ("[Ending \"aborted early\"]", "1. e4 *", None),
    ] {
        assert_eq!(of(&file(tags, moves)), refusal, "{tags} {moves}");
    }
    assert_eq!(of(&json.replace("\"eightfold\": 1", "\"eightfold\": 2")), Some(FileRefusal::Newer));
    assert_eq!(
        of(&json.replace("\"chess\"", "\"go\"")),
        Some(FileRefusal::Variant("go".to_owned()))
    );
    assert_eq!(of("{\n\n\"eightfold\": 1,,"), Some(FileRefusal::Json(3)));
    let running = GameState::replay(row("chess", None), &[], 0).unwrap();
    let said = super::json(&running, &names()).unwrap();
    assert_eq!(of(&said), None);
    let said = said.replace("\"log\"", "\"result\": \"draw\", \"log\"");
    assert_eq!(of(&said), Some(FileRefusal::Result));
    let first = &record.log()[0].row().detail;
    assert_eq!(
        of(&json.replacen(first.as_str(), "e2e5", 1)),
        Some(FileRefusal::Entry(1, EntryFault::Illegal))
    );
    let start = json.replace("\"variant\"", "\"start\": \"8/8 w\", \"variant\"");
    assert!(matches!(of(&start), Some(FileRefusal::Start(_))));
}

#[test]
fn another_programs_result_is_told_as_it_says() {
    let ending = |tags: &str, result: &str| {
        let file = format!("[Event \"x\"]\n{tags}\n\n1. e4 e5 {result}");
        given(file.as_bytes()).unwrap().ending()
    };
    let lost = "[Termination \"Time forfeit\"]";
    let in_file = |result, how| Some(Termination::InFile { result, how });
    let (white, black) = (GameResult::Won(Color::White), GameResult::Won(Color::Black));
    assert_eq!(ending("", "1-0"), in_file(white, pgn::Termination::NotSaid));
    assert_eq!(ending(lost, "0-1"), in_file(black, pgn::Termination::Time));
    assert_eq!(ending(lost, "1-0"), in_file(white, pgn::Termination::Time));
    assert_eq!(
        ending(lost, "1/2-1/2"),
        in_file(GameResult::Drawn, pgn::Termination::TimeAgainstMaterial)
    );
    assert_eq!(ending("", "1/2-1/2"), in_file(GameResult::Drawn, pgn::Termination::NotSaid));
    assert_eq!(ending("", "*"), None);
    assert_eq!(ending("[Result \"0-1\"]", ""), in_file(black, pgn::Termination::NotSaid));
}

#[test]
fn a_kept_file_of_another_program_ends_as_before() {
    for (tags, moves) in [
        ("[Termination \"ada won on time\"]", "1. e4 1-0"),
        ("[Termination \"abandoned\"]", "1. e4 *"),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 e4 1/2-1/2"),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 1/2-1/2"),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 *"),
    ] {
        let record = given(format!("[Event \"x\"]\n{tags}\n\n{moves}").as_bytes()).unwrap();
        let kept = given(json(&record, &names()).unwrap().as_bytes()).unwrap();
        assert_eq!((kept.ending(), rows(&kept)), (record.ending(), rows(&record)), "{moves}");
        // On the way nothing has ended.
        for ply in 0..record.ply() {
            assert_eq!(kept.at(ply).unwrap().ending(), None, "{moves}");
        }
        assert_eq!(kept.at(record.ply()).unwrap().ending(), record.ending());
    }
}
