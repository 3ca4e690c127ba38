use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::pgn;
use rules::variants::VARIANTS;
use rules::{Action, ByColor, Color, Variant};
use serde_json::{Value, json};

use super::check::EntryFault;
use super::read::{entry, field, on_line, unknown_variant, wrong_ending};
use super::*;
use crate::game::{
    AbortReason, Entry, GameResult, GameState, LogEntry, Refusal, Secret, Termination, samples,
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

fn given(file: &[u8]) -> Result<GameState, Refusal> {
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
    let mut state = GameState::replay(row, &[], 0).unwrap();
    let mut at = 1_793_000_000_000;
    while state.termination().is_none() && state.seq() < i64::try_from(length).unwrap() {
        at += chance.random_range(1..100_000);
        let mut seat = state.next();
        let kept: Vec<i64> = (0..state.seq()).filter(|to| state.can_take_back_to(*to)).collect();
        let entry = if !kept.is_empty() && chance.random_range(0..8) == 0 {
            seat = Some(Color::White);
            Entry::Takeback { to: kept[chance.random_range(0..kept.len())] }
        } else if state.position().is_roll_due() {
            let roll = state.secret().roll(state.id(), state.roll_count() + 1);
            Entry::Played(Action::Roll(roll))
        } else {
            let legal = state.game().legal_actions();
            Entry::Played(legal[chance.random_range(0..legal.len())])
        };
        state.add(LogEntry { seq: state.seq() + 1, seat, entry, at }).unwrap();
    }
    let endings = ends(&state);
    let termination = endings.get(chance.random_range(0..endings.len() + 2)).copied();
    if let Some((entry, seat)) = termination.filter(|_| state.termination().is_none()) {
        state.add(LogEntry { seq: state.seq() + 1, seat, entry, at }).unwrap();
    }
    state
}

/// How a running game can end by a word, as play writes it.
fn ends(state: &GameState) -> Vec<(Entry, Option<Color>)> {
    let (white, black) = (Color::White, Color::Black);
    let mut ends =
        vec![(Entry::Resigned { by: white }, Some(white)), (Entry::DrawAgreed, Some(white))];
    let moved = Color::BOTH.into_iter().all(|side| state.before_last_turn(side).is_some());
    let why = if moved { AbortReason::Agreed } else { AbortReason::Early };
    ends.push((Entry::Aborted { why }, Some(white)));
    if moved && state.next() == Some(black) {
        ends.push((Entry::Aborted { why: AbortReason::Inactivity }, Some(white)));
    }
    let claim = state.game().claim().filter(|_| state.next() == Some(white));
    ends.extend(claim.map(|claim| (Entry::DrawClaimed { claim }, Some(white))));
    if state.engine().is_none() {
        ends.push((Entry::Resigned { by: black }, Some(black)));
        let waits = state.next().map(|next| !next);
        ends.extend(state.flagged().into_iter().flat_map(|it| [(it, None), (it, waits)]));
    }
    ends
}

/// What both forms keep.
fn check_same(read: &GameState, state: &GameState, file: &str) {
    assert_eq!(read.game().variant().id(), state.game().variant().id());
    assert_eq!(read.game().positions()[0], state.game().positions()[0]);
    assert_eq!(read.game().actions(), state.game().actions(), "{file}");
    assert_eq!(read.termination(), state.termination(), "{file}");
    assert_eq!(read.number(), Some(GameId(17)));
    let names = ByColor { white: names().white, black: names().black };
    assert_eq!(read.file().unwrap().names, names);
    if state.game().variant().features().die {
        assert_eq!(read.commitment(), state.commitment());
        assert_eq!(read.revealed(), state.revealed());
        let proof = if state.termination().is_some() { Proof::Holds } else { Proof::None };
        assert_eq!(read.proof(), proof, "{file}");
    }
    let secret = Secret::new(SECRET).reveal();
    let told = state.termination().is_some() && state.game().variant().features().die;
    assert_eq!(file.contains(&secret), told, "{file}");
}

fn rows(state: &GameState) -> Vec<EntryRow> {
    state.log().iter().map(LogEntry::row).collect()
}

fn check_files(state: &GameState) {
    let written = text(state, &names());
    let from_text = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?}\n{written}"));
    check_same(&from_text, state, &written);
    let written = json(state, &names()).unwrap();
    let from_json = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?}\n{written}"));
    check_same(&from_json, state, &written);
    assert!(!written.contains("\"takeback\"") && !written.contains("time_forfeit"), "{written}");
    assert_eq!(rows(&from_json), rows(state), "the whole log");
    assert_eq!(from_json.started(), state.started());
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
fn check_possible(state: &GameState) {
    let mut standing: Vec<i64> = Vec::new();
    for (nth, logged) in state.log().iter().enumerate() {
        let then = state.at(logged.seq - 1);
        assert!(then.termination().is_none(), "{logged:?} after the end");
        match logged.entry {
            Entry::Played(_) => standing.push(logged.seq),
            Entry::Takeback { to } => {
                assert!(to == 0 || standing.contains(&to), "{logged:?}");
                let before = standing.len();
                standing.retain(|seq| *seq <= to);
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
        assert_eq!(nth + 1, usize::try_from(logged.seq).unwrap());
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
            let state = random_record(*variant, None, seed, length);
            check_files(&state);
            if state.game().end().is_none() {
                check_files(&random_record(*variant, Some(state.game().fen()), !seed, length));
            }
        }
    }

    #[test]
    fn a_log_with_a_wrong_field_is_the_same_game_again_or_refused(seed: u64, length in 0_usize..40) {
        for variant in VARIANTS {
            let state = random_record(*variant, None, seed, length);
            let mut sheet: Value = serde_json::from_str(&json(&state, &names()).unwrap()).unwrap();
            mutate(&mut sheet, seed);
            let Ok(read) = given(sheet.to_string().as_bytes()) else { continue };
            check_possible(&read);
            let written = json(&read, &names()).unwrap();
            let again = given(written.as_bytes()).unwrap();
            assert_eq!(rows(&again), rows(&read), "{written}");
            assert_eq!(again.termination(), read.termination());
            let written = text(&read, &names());
            let again = given(written.as_bytes()).unwrap_or_else(|it| panic!("{it:?} {written}"));
            assert_eq!(again.game().actions(), read.game().actions());
            assert_eq!(again.termination(), read.termination());
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
            let state = random_record(*variant, None, seed, length);
            for file in [text(&state, &names()), json(&state, &names()).unwrap()] {
                let mut letters: Vec<char> = file.chars().collect();
                let from = at.min(letters.len());
                let to = (from + removed).min(letters.len());
                letters.splice(from..to, inserted.chars());
                let text: String = letters.into_iter().collect();
                if let Ok(state) = given(text.as_bytes()) {
                    assert!(state.file().is_some());
                    assert_ne!(state.proof(), Proof::WrongRoll(0));
                }
            }
        }
    }
}

#[test]
fn chess_has_the_tags_that_every_program_reads() {
    let mut state = GameState::replay(row("chess", None), &[], 0).unwrap();
    for (seq, action) in (1..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
        let entry = Entry::Played(action.parse().unwrap());
        state.add(LogEntry { seq, seat: state.next(), entry, at: 0 }).unwrap();
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
    assert_eq!(text(&state, &names()), wanted);
}

#[test]
fn dice_that_do_not_follow_from_the_secret_are_noticed() {
    let variant = rules::variants::by_id("superpermutation-d8").unwrap();
    let mut state = GameState::replay(row(variant.id(), None), &[], 0).unwrap();
    let roll = state.secret().roll(state.id(), 1);
    let legal = Entry::Played(Action::Roll(roll));
    state.add(LogEntry { seq: 1, seat: Some(Color::White), entry: legal, at: 0 }).unwrap();
    let resigned = Entry::Resigned { by: Color::White };
    state.add(LogEntry { seq: 2, seat: Some(Color::White), entry: resigned, at: 0 }).unwrap();
    let file = text(&state, &names());
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
    let state = random_record(rules::variants::by_id("chess").unwrap(), None, 1, 9);
    let (pgn, json) = (text(&state, &names()), json(&state, &names()).unwrap());
    let of = |file: &str| given(file.as_bytes()).err();
    assert_eq!(of("hello"), Some(Refusal::new("file-refused-unknown")));
    assert_eq!(given(&[0xFF, 0xFE, 0x00]).err(), Some(Refusal::new("file-refused-unknown")));
    assert_eq!(of(&pgn.replace("\"17\"", "\"x\"")), Some(field("GameId")));
    assert_eq!(of(&format!("[Secret \"1\"]\n{pgn}")), Some(field("Secret")));
    assert_eq!(of(&format!("[Commitment \"1\"]\n{pgn}")), Some(field("Commitment")));
    let file = |tags: &str, moves: &str| format!("[Event \"Eightfold\"]\n{tags}\n\n{moves}");
    assert_eq!(of(&file("[Ending \"played e4\"]", "*")), Some(field("Ending")));
    assert_eq!(
        of(&file("[Ending \"draw_agreed\"]", "1-0")),
        Some(Refusal::new("file-refused-result"))
    );
    let mated = "1. f3 e5 2. g4 Qh4# 0-1";
    let termination = |why| Some(wrong_ending(why));
    for (tags, moves, refusal) in [
        ("[Result \"1-0\"]", mated, Some(Refusal::new("file-refused-two-results"))),
        ("[Result \"*\"]", mated, None),
        (
            "[Result \"white\"]",
            mated,
            Some(Refusal::new("file-refused-unknown-result").with("typed", "`white`")),
        ),
        ("[Result \"1-0\"]", "1. f3 e5 2. g4 Qh4#", Some(Refusal::new("file-refused-result"))),
        ("", "1. f3 e5 2. g4 Qh4# 1/2-1/2", Some(Refusal::new("file-refused-result"))),
        ("[Ending \"resigned\"]", mated, termination(EntryFault::Over)),
        ("[Ending \"draw_claimed moves\"]", "1. e4 1/2-1/2", termination(EntryFault::Claim)),
        ("[Ending \"flagged white black\"]", "1. e4 0-1", termination(EntryFault::Time)),
        ("[Ending \"flagged black draw\"]", "1. e4 1/2-1/2", termination(EntryFault::Time)),
        ("[Ending \"aborted agreed\"]", "1. e4 *", termination(EntryFault::Closed)),
        ("[Ending \"aborted early\"]", "1. e4 e5 *", termination(EntryFault::Closed)),
        ("[WhiteLevel \"3\"]\n[Ending \"resigned\"]", "1. e4 0-1", termination(EntryFault::Side)),
        ("[WhiteLevel \"x\"]", "1. e4 *", Some(field("WhiteLevel"))),
        ("[Result \"0-1\"]", mated, None),
        ("[Ending \"flagged black white\"]", "1. e4 1-0", None),
        ("[Ending \"aborted early\"]", "1. e4 *", None),
    ] {
        assert_eq!(of(&file(tags, moves)), refusal, "{tags} {moves}");
    }
    assert_eq!(
        of(&json.replace("\"eightfold\": 1", "\"eightfold\": 2")),
        Some(Refusal::new("file-refused-newer"))
    );
    assert_eq!(of(&json.replace("\"chess\"", "\"go\"")), Some(unknown_variant("go")));
    assert_eq!(of("{\n\n\"eightfold\": 1,,"), Some(on_line("file-refused-json", 3)));
    let running = GameState::replay(row("chess", None), &[], 0).unwrap();
    let said = super::json(&running, &names()).unwrap();
    assert_eq!(of(&said), None);
    let said = said.replace("\"log\"", "\"result\": \"draw\", \"log\"");
    assert_eq!(of(&said), Some(Refusal::new("file-refused-result")));
    let first = &state.log()[0].row().detail;
    assert_eq!(of(&json.replacen(first.as_str(), "e2e5", 1)), Some(entry(1, EntryFault::Illegal)));
    let start = json.replace("\"variant\"", "\"start\": \"8/8 w\", \"variant\"");
    let error =
        rules::Game::from_fen(rules::variants::by_id("chess").unwrap(), "8/8 w").err().unwrap();
    assert_eq!(of(&start), Some(Refusal::new("file-refused-start").about(&error)));
}

#[test]
fn another_programs_result_is_told_as_it_says() {
    let termination = |tags: &str, result: &str| {
        let file = format!("[Event \"x\"]\n{tags}\n\n1. e4 e5 {result}");
        given(file.as_bytes()).unwrap().termination()
    };
    let lost = "[Termination \"Time forfeit\"]";
    let in_file = |result, how| Some(Termination::InFile { result, how });
    let (white, black) = (GameResult::Won(Color::White), GameResult::Won(Color::Black));
    assert_eq!(termination("", "1-0"), in_file(white, pgn::Termination::NotSaid));
    assert_eq!(termination(lost, "0-1"), in_file(black, pgn::Termination::Time));
    assert_eq!(termination(lost, "1-0"), in_file(white, pgn::Termination::Time));
    assert_eq!(
        termination(lost, "1/2-1/2"),
        in_file(GameResult::Drawn, pgn::Termination::TimeAgainstMaterial)
    );
    assert_eq!(termination("", "1/2-1/2"), in_file(GameResult::Drawn, pgn::Termination::NotSaid));
    assert_eq!(termination("", "*"), None);
    assert_eq!(termination("[Result \"0-1\"]", ""), in_file(black, pgn::Termination::NotSaid));
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
        let state = given(format!("[Event \"x\"]\n{tags}\n\n{moves}").as_bytes()).unwrap();
        let kept = given(json(&state, &names()).unwrap().as_bytes()).unwrap();
        assert_eq!(
            (kept.termination(), rows(&kept)),
            (state.termination(), rows(&state)),
            "{moves}"
        );
        // On the way nothing has ended.
        for seq in 0..state.seq() {
            assert_eq!(kept.at(seq).termination(), None, "{moves}");
        }
        assert_eq!(kept.at(state.seq()).termination(), state.termination());
    }
}

#[test]
fn a_game_from_a_position_that_only_our_table_calls_drawn_is_seen_turn_by_turn() {
    let pgn = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd2 Kd7 *";
    let state = given(pgn.as_bytes()).unwrap();
    assert_eq!(state.ply_count(), 2);
    assert_eq!((state.at(0).ply_count(), state.at(1).ply_count()), (0, 1));
}
