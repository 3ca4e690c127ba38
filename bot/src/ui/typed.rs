//! A turn that is typed: with `/move`, or in the form that **Type a move** opens.

use rules::notation::{IllegalInput, PartialMove};
use rules::{Action, Game};
use speech::Language;
use speech::reading::{self, letters};

use super::move_picker::{can_pick, listed, reopened};
use super::views;
use crate::game::GameState;
use crate::ids::UserId;
use crate::ui::{Question, Refusal};

/// The longest text that can be a turn.
pub(super) const MAX_LENGTH: u16 = 100;

/// What is typed, of which there is something to do.
pub(super) enum TypedInput {
    /// A whole turn, or a decision on a roll.
    Whole(Action),
    /// A turn that costs a piece for good, which is asked about first.
    Confirm(Question),
    /// A partial move, or one that can be meant in several ways: the path that it opens in the picker.
    PartialMove(Vec<String>),
}

/// What `text` means to the person who is next. Refused if they are not, or the text leaves nothing
/// legal.
pub(super) fn read(
    state: &GameState,
    user: UserId,
    language: Language,
    text: &str,
) -> Result<TypedInput, Refusal> {
    state.check_act(user)?;
    let error = match whole(state.game(), language, text) {
        Ok(action) => {
            return Ok(question(action).map_or(TypedInput::Whole(action), TypedInput::Confirm));
        }
        Err(error) => error,
    };
    // What is typed may be a good move, where a decision is due before it.
    state.check_turn(user)?;
    let game = state.game();
    if let Some(partial_move) = partial_move(game, language, text) {
        return Ok(TypedInput::PartialMove(listed(&partial_move)));
    }
    let question = mistyped(game, language, text).and_then(question);
    question.map(TypedInput::Confirm).ok_or_else(|| Refusal::unread(error))
}

/// The question that is asked before an action that costs a piece for good.
fn question(action: Action) -> Option<Question> {
    Question::TURNS.into_iter().find(|it| it.action() == Some(action))
}

/// The turn that `text` means. Says why it names no single one.
pub(super) fn whole(game: &Game, language: Language, text: &str) -> Result<Action, IllegalInput> {
    let letters = letters(language);
    // Discord's clients send the name of a suggestion now and then, in place of its value. It has
    // English letters or figurines, which every game reads.
    if let Some((name, _)) = text.split_once(" · ")
        && let Ok(action) = game.read(name)
    {
        return Ok(action);
    }
    // As chats mark code and what is bold, and phones end a sentence.
    let around = |letter: char| letter.is_whitespace() || "`*\"“”.,".contains(letter);
    let name = text.trim_matches(around);
    game.read_in(name, letters).or_else(|error| {
        // What moves no piece is named by the words of its button, with its notation behind them or without.
        let words = name.rsplit_once(": ").map_or(name, |(words, _)| words).to_lowercase();
        let is_named = |&action: &Action| {
            // What is asked about first may be said in short.
            let is_asked = question(action).is_some();
            views::action_label(language, action).map(|label| label.to_lowercase()).is_some_and(
                |label| {
                    label == words || (is_asked && words.len() > 2 && label.starts_with(&words))
                },
            )
        };
        let named = game.legal_actions().iter().copied().find(is_named);
        named.ok_or(error).or_else(|error| match named_by_words(game, language, name)[..] {
            [Ok(action)] => Ok(action),
            [Err(ref why), ..] if error.candidates().is_empty() && is_understood(why) => {
                Err(why.clone())
            }
            _ => Err(error),
        })
    })
}

/// Whether it was read what a text says. Else its error quotes the text, and not the user's own words.
fn is_understood(error: &IllegalInput) -> bool {
    !error.messages().iter().any(|message| message.id.starts_with("mistake-unreadable"))
}

/// What is found of a text in which words tell a move: each turn that it may be, once; or why it is none.
fn named_by_words(
    game: &Game,
    language: Language,
    text: &str,
) -> Vec<Result<Action, IllegalInput>> {
    let (mut turns, mut errors) = (Vec::new(), Vec::new());
    for notation in in_words(language, text) {
        match game.read(&notation) {
            Ok(action) => turns.push(action),
            Err(error) if error.candidates().is_empty() => errors.push(Err(error)),
            Err(error) => turns.extend_from_slice(error.candidates()),
        }
    }
    turns.retain(|action| action.is_turn());
    turns.sort_by_cached_key(ToString::to_string);
    turns.dedup();
    if turns.is_empty() { errors } else { turns.into_iter().map(Ok).collect() }
}

/// The notation of a text in which words of the user's language, or English ones, tell a move.
fn in_words(language: Language, text: &str) -> Vec<String> {
    let mut notation = reading::in_notation(language, text);
    notation.extend(reading::in_notation(Language::English, text));
    notation.sort_unstable();
    notation.dedup();
    notation
}

/// A partial move, or a turn in the letters of other languages, right after the number of a move or in
/// mistyped words, which is never made unasked.
pub(super) fn partial_move(game: &Game, language: Language, text: &str) -> Option<PartialMove> {
    partial_as_typed(game, language, text).or_else(|| match mistyped(game, language, text) {
        Some(action) => PartialMove::of_actions(vec![action]).filter(|_| can_pick(action)),
        None => partial_as_typed(game, language, &corrected(language, text)?),
    })
}

fn partial_as_typed(game: &Game, language: Language, text: &str) -> Option<PartialMove> {
    let partial_move = |text: &str| game.partial_move_in(text, letters(language));
    // The name of the suggestion that opens the menus, as of any other.
    let text = text.split_once(BEGUN).map_or(text, |(text, _)| text);
    let plain = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    reopened(game, text)
        .or_else(|| {
            let named = named_by_words(game, language, plain).into_iter().flatten();
            PartialMove::of_actions(named.collect())
        })
        .or_else(|| partial_move(text))
        .or_else(|| partial_move(plain))
        .or_else(|| {
            in_words(language, plain).iter().find_map(|notation| game.partial_move(notation))
        })
        .or_else(|| {
            let in_language = |it: Language| game.read_in(plain, letters(it)).ok();
            PartialMove::of_actions(Language::ALL.into_iter().filter_map(in_language).collect())
        })
}

/// What stands behind a partial move in the name of a suggestion.
pub(super) const BEGUN: &str = "… · ";

/// The action that a text means in which words are mistyped.
pub(super) fn mistyped(game: &Game, language: Language, text: &str) -> Option<Action> {
    whole(game, language, &corrected(language, text)?).ok()
}

/// A text with the words of the user's language that were meant, or English ones.
fn corrected(language: Language, text: &str) -> Option<String> {
    let corrected = |it| reading::corrected(it, text);
    corrected(language).or_else(|| corrected(Language::English))
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use rules::Role;
    use rules::variants::VARIANTS;
    use speech::Fact;
    use speech::menu::Menu;

    use super::*;
    use crate::game::samples::position;
    use crate::ui::move_picker::MovePicker;

    /// The turn that a text is, what is offered after a `?`, or `-` where it is refused.
    fn meaning(game: &Game, language: Language, text: &str) -> String {
        if let Ok(action) = whole(game, language, text) {
            return action.to_string();
        }
        let Some(partial_move) = partial_move(game, language, text) else {
            return "-".to_owned();
        };
        let picker = MovePicker::along(game, &listed(&partial_move)).unwrap();
        assert_eq!(picker.actions(), partial_move.actions(), "{text}");
        let offered: Vec<String> = partial_move.actions().iter().map(ToString::to_string).collect();
        format!("?{}", offered.join(","))
    }

    #[test]
    fn turns_are_read_as_people_type_them() {
        use Language::{English, German, Korean, Russian, Spanish};
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let lost = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
        let two = "4k3/8/8/8/8/8/8/3RK3 w - - 0 1";
        let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        let knight = "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1";
        let both = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
        let queens = "4k3/8/8/2p5/3P4/8/8/2Q1K3 w - - 0 1";
        let pawns = "4k3/8/8/3pP3/p7/8/PP6/4K3 w - d6 0 1";
        for (fen, language, text, wanted) in [
            (start, English, "Nf3 · the knight g1-f3", "g1f3"),
            (start, English, "e4 · the pawn", "e2e4"),
            (start, English, "♟\u{FE0F}e4", "e2e4"),
            (start, English, "♙e4", "e2e4"),
            (start, English, "♘\u{FE0E}f3", "g1f3"),
            (start, English, "N\u{200B}f3\u{200E}", "g1f3"),
            (start, English, "Ｎｆ３", "g1f3"),
            (start, English, "Ng1—f3", "g1f3"),
            (start, English, "е4", "e2e4"),
            (start, German, "Sf3", "g1f3"),
            (start, German, "Springer f3", "g1f3"),
            (start, German, "springer", "?b1a3,b1c3,g1f3,g1h3"),
            (start, German, "Nf3", "g1f3"),
            (start, Spanish, "Cc3", "b1c3"),
            (start, Spanish, "caballo c3", "b1c3"),
            (start, Russian, "Кf3", "g1f3"),
            (start, Russian, "конь f3", "g1f3"),
            (start, Russian, "Кс3", "b1c3"),
            (start, Korean, "나이트 f3", "g1f3"),
            // In another language than the person's: asked about.
            (start, English, "Cc3", "?b1c3"),
            (start, English, "Sf3", "?g1f3"),
            (start, English, "Кf3", "?g1f3"),
            (start, English, "Dd3", "-"),
            (start, English, "Gf3", "-"),
            (start, English, "Exd5", "-"),
            // A rook's letter here is the king's there.
            (two, Spanish, "Rd2", "?d1d2,e1d2"),
            (two, Spanish, "Rf1", "e1f1"),
            (two, Spanish, "Ra1", "d1a1"),
            (castling, English, "e1h1", "e1g1"),
            (castling, English, "Ke1h1", "e1g1"),
            (castling, English, "e1-a1", "e1c1"),
            (lost, English, "e1h1", "-"),
            (knights, English, "Nd2", "?b1d2,f3d2"),
            (start, English, "`Nf3`", "g1f3"),
            (start, English, "**e4**", "e2e4"),
            (start, English, "1e4", "?e2e4"),
            (start, English, "knight to f3", "g1f3"),
            (start, English, "e2 to e4", "e2e4"),
            // Nothing can be taken there.
            (start, English, "N: f3", "-"),
            // Never a pawn's move where a piece may be meant.
            (start, English, "CC3", "?c2c3"),
            (start, English, "DD4", "?d2d4"),
            (start, English, "cc3", "?c2c3"),
            (start, Spanish, "cc3", "?b1c3,c2c3"),
            (pawns, English, "ed6", "e5d6"),
            (queens, German, "dc5", "?c1c5,d4c5"),
            (queens, English, "dc5", "d4c5"),
            (pawns, English, "ED6", "?e5d6"),
            (both, English, "BXC4", "?b3c4,f1c4"),
            (both, English, "Bxc4", "f1c4"),
            (both, English, "bxc4", "b3c4"),
            (pawns, English, "exd6 ep.", "e5d6"),
            (pawns, English, "exd6 e. p.", "e5d6"),
            (pawns, English, "exd6 en passant", "e5d6"),
            // The bishop of a Spaniard, and no bishop is there.
            (pawns, Spanish, "a4", "-"),
            (knight, Russian, "Кd2", "f3d2"),
            (knight, English, "Кd2", "?f3d2"),
            (knight, Russian, "Крd2", "e1d2"),
            (knight, English, "Κd2", "-"),
            (knight, English, "0.25", "-"),
            (knight, English, "0.5", "-"),
            // The name of a suggestion is in English.
            (two, Spanish, "Rd2 · la torre d1-d2", "d1d2"),
            (two, Spanish, "Kd2 · el rey", "e1d2"),
            // A rook's sign is a rook's in every language, and a small letter a piece's of either.
            (two, Spanish, "♖d2", "d1d2"),
            (two, Spanish, "♔d2", "e1d2"),
            (two, Spanish, "Rd2", "?d1d2,e1d2"),
            (two, Spanish, "rd2", "?d1d2,e1d2"),
            (two, Spanish, "rd3", "d1d3"),
            (two, English, "rd2", "d1d2"),
            (start, English, "e4.", "e2e4"),
            (start, English, "“e4”", "e2e4"),
            (start, English, "e2→e4", "e2e4"),
            // A Spaniard's king.
            (castling, English, "Re1h1", "?e1g1"),
            (castling, English, "e1xh1", "-"),
            (castling, English, "e1h1q", "-"),
            (castling, English, "OO", "e1g1"),
            (castling, English, "ooo", "e1c1"),
        ] {
            assert_eq!(meaning(&position("chess", fen), language, text), wanted, "{text} {fen}");
        }
        let error = whole(&position("chess", lost), English, "e1h1").unwrap_err().to_string();
        assert_eq!(error, "mistake-no-right-with side=white rook=h1");
        // Where king and rook may swap they do.
        let swaps = position("superpermutation-d8", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1 8");
        assert_eq!(meaning(&swaps, English, "e1h1"), "e1h1");
    }

    #[test]
    fn words_tell_a_turn_where_they_mean_one_alone() {
        use Language::{English, German, Korean, Russian, Spanish};
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let short = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let takes = "4k3/8/4p3/8/2B5/4R3/8/4K3 w - - 0 1";
        let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        let promotes = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        let pawns = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        for (fen, language, text, wanted) in [
            (start, English, "Knight F3", "g1f3"),
            (start, German, "knight to f3", "g1f3"),
            (start, German, "Springer nach f3", "g1f3"),
            (start, Spanish, "caballo a f3", "g1f3"),
            (start, Russian, "конь на f3", "g1f3"),
            (start, Korean, "나이트 f3", "g1f3"),
            (start, English, "pawn e4", "e2e4"),
            (start, English, "knight from g1 to f3", "g1f3"),
            (start, English, "n f3", "g1f3"),
            (takes, English, "bishop takes e6", "c4e6"),
            (takes, English, "Bishop captures e6", "c4e6"),
            (takes, German, "Läufer schlägt e6", "c4e6"),
            (takes, English, "B takes e6", "c4e6"),
            // Nothing is taken there.
            (takes, English, "bishop takes d5", "-"),
            (takes, English, "takes e6", "-"),
            (castling, English, "castle", "?e1c1,e1g1"),
            (short, English, "castle", "e1g1"),
            (short, English, "long castle", "-"),
            (castling, English, "long castle", "e1c1"),
            (castling, English, "castle queenside", "e1c1"),
            (castling, English, "castles short", "e1g1"),
            (castling, English, "King-side castling", "e1g1"),
            (castling, English, "castle king's side", "e1g1"),
            (castling, English, "0-0", "e1g1"),
            (castling, German, "lange Rochade", "e1c1"),
            (castling, Spanish, "enroque corto", "e1g1"),
            (castling, Russian, "длинная рокировка", "e1c1"),
            (castling, Korean, "킹사이드 캐슬링", "e1g1"),
            (castling, English, "castle d1", "-"),
            // Which of them is asked about.
            (rooks, English, "rook to d1", "?a1d1,h1d1"),
            (rooks, Spanish, "torre a d1", "?a1d1,h1d1"),
            (promotes, English, "a8 queen", "a7a8q"),
            (promotes, English, "pawn to a8 knight", "a7a8n"),
            (promotes, English, "pawn a8", "?a7a8b,a7a8n,a7a8q,a7a8r"),
            (pawns, English, "pawn takes d6", "-"),
            // What is mistyped is offered, and never played.
            (start, English, "kinght f3", "?g1f3"),
            (start, English, "knigth to f3", "?g1f3"),
            (start, German, "Sprnger f3", "?g1f3"),
            (start, German, "kinght f3", "?g1f3"),
            (start, English, "kni", "?b1a3,b1c3,g1f3,g1h3"),
            (castling, English, "castel long", "?e1c1"),
            (castling, English, "xyzzy", "-"),
            (castling, English, "abc", "-"),
        ] {
            assert_eq!(meaning(&position("chess", fen), language, text), wanted, "{text} {fen}");
        }
        let totem = position(
            "totem",
            "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -",
        );
        assert_eq!(meaning(&totem, English, "totem e2"), "e1e2");
        assert_eq!(mistyped(&totem, English, "sacrifce"), Some(Action::Sacrifice));
        assert_eq!(mistyped(&totem, German, "Totem opfren"), Some(Action::Sacrifice));
        let error = whole(&totem, English, "totem swap king").unwrap_err().to_string();
        assert!(error.contains("totem swap king"), "{error}");
        // A word is no number of a roll.
        let due = Game::new(rules::variants::by_id("superpermutation-d8").unwrap());
        assert!(whole(&due, Spanish, "e a 4").is_err());
        assert!(whole(&due, English, "king to 4").is_err());
    }

    /// Notation without the die before it.
    fn bare(game: &Game, action: Action) -> String {
        let notation = game.notation(action);
        notation.split_once(") ").map_or(&*notation, |(_, bare)| bare).to_owned()
    }

    /// A text with these spellings of the pieces.
    fn named(text: &str, spelling: impl Fn(Role) -> Option<String>) -> String {
        let role = |letter| Role::ALL.into_iter().find(|role| role.letter() == letter);
        let letters = text.chars();
        letters
            .map(|letter| role(letter).and_then(&spelling).unwrap_or_else(|| letter.to_string()))
            .collect()
    }

    /// All that may stand for a turn in a language.
    fn spellings(game: &Game, language: Language, action: Action) -> Vec<String> {
        const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let (notation, bare, text) =
            (game.notation(action), bare(game, action), action.to_string());
        let own = |role: Role| {
            let letters = language.format("notation-letters", &[]);
            let index = ROLES.iter().position(|it| *it == role)?;
            letters.split(' ').nth(index).map(str::to_owned)
        };
        let word = |role: Role| {
            let word = language.format("notation-word", &[("piece", Fact::pieces(role, 1))]);
            ROLES.contains(&role).then(|| format!("{word} "))
        };
        let sign = |role: Role| {
            let index = ROLES.iter().position(|it| *it == role)?;
            "♔♕♖♗♘".chars().nth(index).map(String::from)
        };
        let emoji = |role: Role| sign(role).map(|sign| format!("{sign}\u{FE0F}"));
        let wide = |letter: char| match letter {
            '!'..='~' => char::from_u32(u32::from(letter) + 0xFEE0).unwrap(),
            letter => letter,
        };
        let menu = Menu::full(language, game);
        let suggested = match action.placement() {
            Some(_) => {
                format!("{notation} · {}", menu.drawn(action))
            }
            None => menu.event_text(action),
        };
        let mut all = vec![
            named(&bare, own),
            named(&bare, word),
            named(&bare, sign),
            named(&bare, emoji),
            bare.chars().map(wide).collect(),
            bare.chars().flat_map(|letter| [letter, '\u{200B}']).collect(),
            bare.to_lowercase(),
            format!(" 12... {bare} !?"),
            suggested,
        ];
        if let (Some(mv), None) = (action.as_move(), action.placement()) {
            let dashes = ["-", "–", "—", "−", "‑"];
            all.extend(dashes.map(|dash| format!("{}{dash}{}", mv.from, &text[2..])));
        }
        all.extend([text, notation, bare]);
        all
    }

    #[test]
    fn no_spelling_of_a_turn_is_read_as_another() {
        let mut numbers = Xoshiro256PlusPlus::seed_from_u64(33);
        let (mut read, mut asked, mut refused) = (0, 0, 0);
        for variant in VARIANTS {
            let mut game = Game::new(*variant);
            for nth in 0..120 {
                let mut legal = game.legal_actions().to_vec();
                let Some(&next) = legal.choose(&mut numbers) else {
                    game = Game::new(*variant);
                    continue;
                };
                // There are thousands where something is placed.
                if variant.features().gravitatur {
                    legal = legal.sample(&mut numbers, 20).copied().collect();
                }
                let languages = if nth % 10 == 0 { &Language::ALL[..] } else { &[] };
                for (&language, &action) in
                    languages.iter().flat_map(|it| legal.iter().map(move |action| (it, action)))
                {
                    for text in spellings(&game, language, action) {
                        let partial_move = || partial_move(&game, language, &text);
                        match whole(&game, language, &text) {
                            Ok(found) => {
                                // In small letters a bishop's capture is written as a pawn's.
                                let right = found == action || bare(&game, found) == text;
                                assert!(right, "{text:?} {language:?} {found} {}", game.fen());
                                read += 1;
                            }
                            Err(_) => match partial_move() {
                                Some(partial_move) => {
                                    let right = partial_move.actions().contains(&action);
                                    assert!(
                                        right,
                                        "{text:?} {language:?} {partial_move:?} {}",
                                        game.fen()
                                    );
                                    asked += 1;
                                }
                                None => refused += 1,
                            },
                        }
                    }
                }
                game.play(next).unwrap();
                if game.end().is_some() || numbers.random_bool(0.05) {
                    game = Game::new(*variant);
                }
            }
        }
        println!("{read} read, {asked} asked about, {refused} refused");
        assert!(read > 20_000 && refused < read / 5, "{read} {asked} {refused}");
    }
}
