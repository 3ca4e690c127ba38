//! Suggestions for a turn while it is typed.
//!
//! A list of moves is matched against their notation. Where a Gravitatur is placed first there are
//! about a thousand turns, and only what is shown is written out: a turn matches by its placement
//! (`@d4`, `G@d4/N`), or by its move alone where the square is left to choose.

use std::collections::HashMap;

use crate::ui::move_picker::listed;
use crate::ui::typed::BEGUN;
use crate::ui::{Choice, Gravity, typed, views};
use rules::notation::PartialMove;
use rules::sanitize;
use rules::{Action, Board, Game, Move, Role, Square};
use speech::menu::Menu;
use speech::{Language, localized};

/// How many suggestions are shown.
const SUGGESTIONS: usize = 25;

/// The legal turns and decisions that match what is typed, the closest first.
pub(super) fn suggestions(menu: Menu<'_>, typed: &str) -> Vec<Choice> {
    let Menu { language, game, .. } = menu;
    let (placing, other): (Vec<Action>, Vec<Action>) =
        game.legal_actions().iter().partition(|action| action.placement().is_some());
    let mut found = match typed::whole(game, language, typed) {
        Ok(action) => vec![action],
        // Of placements there are too many: they are ranked below.
        Err(error) => {
            let candidates = error.candidates().iter().copied();
            candidates.filter(|action| action.placement().is_none()).collect()
        }
    };
    let partial_move =
        typed::partial_move(game, language, typed).filter(|_| found.is_empty() || found.len() > 1);
    let wanted = bare(typed);
    if typed.trim().is_empty() || !wanted.is_empty() || typed.contains('@') {
        let mut alike = by_notation(language, game, &other, &wanted);
        alike.extend(by_placement(game, &placing, &PlacementFilter::new(typed)));
        alike.retain(|action| !found.contains(action));
        found.extend(alike);
    }
    if found.is_empty() {
        // A piece may be named by its word.
        found.extend(
            partial_move.iter().flat_map(|partial_move| partial_move.actions().iter().copied()),
        );
    }
    if found.is_empty() {
        found.extend(typed::mistyped(game, language, typed));
    }
    let opens = partial_move
        .filter(|partial_move| partial_move.actions().len() > 1)
        .map(|partial_move| picker_choice(language, &partial_move));
    let turns = found.into_iter().map(|action| choice(menu, action));
    opens.into_iter().chain(turns).take(SUGGESTIONS).collect()
}

/// The suggestion that goes on in the menus with a partial move.
fn picker_choice(language: Language, partial_move: &PartialMove) -> Choice {
    let words =
        language.format("suggestion-partial", &[("count", partial_move.actions().len().into())]);
    // A list of turns is no text for people.
    let text = Some(partial_move.text()).filter(|text| !text.starts_with('='));
    let text = text.map(|text| format!("{}{BEGUN}", localized(language, text)));
    let label = text.unwrap_or_default() + &words;
    Choice { label, value: listed(partial_move).concat(), description: None, emoji: None }
}

/// A suggestion: the notation and what the turn does; where notation is a mere sign, the words of
/// the button before it.
fn choice(menu: Menu<'_>, action: Action) -> Choice {
    let language = menu.language;
    let notation = || localized(language, &menu.notation(action));
    let label = match views::action_label(language, action) {
        Some(words) => format!("{words}: {}", notation()),
        None if action.placement().is_some() => {
            views::shortened(format!("{} · {}", notation(), menu.drawn(action)))
        }
        None => views::shortened(menu.event_text(action)),
    };
    Choice { label, value: action.to_string(), description: None, emoji: None }
}

/// The actions whose text or notation is like `wanted`, the closest first; where nothing is wanted,
/// one of each piece before a second one of any.
fn by_notation(language: Language, game: &Game, actions: &[Action], wanted: &str) -> Vec<Action> {
    let mut matching: Vec<(usize, Action)> = Vec::new();
    let mut pieces: HashMap<Option<Square>, usize> = HashMap::new();
    for &action in actions {
        // What costs a piece is found by how its words begin, not by the piece.
        let words = views::action_label(language, action).unwrap_or_default();
        let begins = !wanted.is_empty() && bare(&words).starts_with(wanted);
        let keys = [action.to_string(), game.notation(action)];
        let nth = pieces.entry(action.as_move().map(|mv| mv.from)).or_default();
        let spread = if wanted.is_empty() { *nth } else { 0 };
        *nth += 1;
        matching.extend(
            begins
                .then_some(0)
                .or_else(|| rank(wanted, &keys.map(|key| bare(&key))))
                .map(|rank| (rank + spread, action)),
        );
    }
    matching.sort_by_key(|(rank, _)| *rank);
    matching.into_iter().map(|(_, action)| action).collect()
}

/// How close an action with these keys is to what is typed, 0 the closest, if it matches at all.
fn rank(wanted: &str, keys: &[String]) -> Option<usize> {
    if keys.iter().any(|key| key.starts_with(wanted)) {
        Some(0)
    } else {
        keys.iter().any(|key| key.contains(wanted)).then_some(1)
    }
}

/// What is typed of a turn that places something before its move.
struct PlacementFilter {
    /// The beginning of the square, if `@` is typed.
    at: Option<String>,
    /// The beginning of the move.
    step: String,
}

impl PlacementFilter {
    fn new(typed: &str) -> Self {
        let plain = typed.trim().to_lowercase();
        let placed = plain.strip_prefix('g').unwrap_or(&plain).trim_start().strip_prefix('@');
        let placed = placed.or((plain == "g").then_some(""));
        let Some(placed) = placed else {
            return Self { at: None, step: step_key(&plain) };
        };
        let placed = placed.trim_start();
        let is_end = |(index, letter): (usize, char)| index >= 2 || !letter.is_alphanumeric();
        let end = placed.char_indices().find(|&it| is_end(it)).map_or(placed.len(), |it| it.0);
        let (at, step) = placed.split_at(end);
        Self { at: Some(at.to_owned()), step: step_key(step) }
    }
}

/// The turns that place something and match: one of each placement before a second one of any, and
/// first those where the least moves before the move itself.
fn by_placement(game: &Game, actions: &[Action], wanted: &PlacementFilter) -> Vec<Action> {
    let mut matching: Vec<(usize, usize, usize, Action)> = Vec::new();
    // The actions are in the order of their text, so those of a placement stand together.
    for group in actions.chunk_by(|one, other| one.placement() == other.placement()) {
        let at = group[0].placement().map(|at| at.to_string()).unwrap_or_default();
        if wanted.at.as_ref().is_some_and(|wanted| !at.starts_with(wanted)) {
            continue;
        }
        let gravity = Gravity::of(game, group[0]);
        let drawn = gravity.drawn();
        let ranked = group.iter().filter_map(|&action| {
            // A placement that ends the turn has no move to match.
            let keys = match action.as_move() {
                Some(step) => step_keys(step, &gravity.board),
                None => vec![String::new()],
            };
            // What is typed is sooner the square to go to than the one to come from.
            let aims = action.as_move().is_some_and(|mv| wanted.step.ends_with(&mv.to.to_string()));
            Some((2 * rank(&wanted.step, &keys)? + usize::from(!aims), action))
        });
        let mut ranked: Vec<(usize, Action)> = ranked.collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let ranked = ranked.into_iter().enumerate();
        matching.extend(ranked.map(|(nth, (rank, action))| (rank, nth, drawn, action)));
    }
    matching.sort_by_key(|(rank, nth, drawn, _)| (*rank, *nth, *drawn));
    matching.into_iter().map(|(.., action)| action).collect()
}

/// What may be typed of a move on this board.
fn step_keys(step: Move, board: &Board) -> Vec<String> {
    let Move { from, to, promotion } = step;
    let promotion = promotion.map(|role| role.letter().to_ascii_lowercase().to_string());
    let to = format!("{to}{}", promotion.unwrap_or_default());
    let role = board.role_at(from).unwrap_or(Role::Pawn);
    let letter = match role {
        Role::Pawn => String::new(),
        role => role.letter().to_ascii_lowercase().to_string(),
    };
    let origins = [String::new(), from.file_letter().to_string(), from.rank_digit().to_string()];
    let named = origins.iter().map(|origin| format!("{letter}{origin}{to}"));
    named.chain([format!("{from}{to}"), format!("{letter}{from}{to}")]).collect()
}

/// What is typed of a move, without the sign of a capture.
fn step_key(typed: &str) -> String {
    bare(typed).replace('x', "")
}

/// The letters and digits of a turn, without a die in parentheses before it.
fn bare(text: &str) -> String {
    let text = text.trim();
    let is_die = |inside: &str| inside.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let text = match text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((inside, rest)) if is_die(inside) => rest,
        _ => text,
    };
    let letters = sanitize::typed(text).filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::samples::position;

    fn suggested(variant: &str, fen: &str, typed: &str) -> Vec<String> {
        let game = position(variant, fen);
        let found = suggestions(Menu::full(Language::English, &game), typed);
        assert!(found.len() <= SUGGESTIONS);
        found.into_iter().map(|choice| choice.value).collect()
    }

    #[test]
    fn placements_where_nothing_moves_come_first() {
        let few = "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1";
        let game = position("gravitatur", few);
        let drawn = |value: &String| Gravity::of(&game, value.parse().unwrap()).drawn();
        let suggested = suggested("gravitatur", few, "Nh3");
        // The first one goes on in the menus.
        assert_eq!(suggested[0], "~Nh3");
        let counts: Vec<usize> = suggested[1..].iter().map(drawn).collect();
        assert!(counts.is_sorted() && counts.starts_with(&[0]), "{counts:?}");
        assert!(counts.last().is_some_and(|&last| last > 0), "others follow: {counts:?}");
    }

    #[test]
    fn where_nothing_is_typed_each_piece_and_each_placement_comes_once_first() {
        let start = rules::variants::by_id("chess").unwrap().info().start_fen;
        let values = suggested("chess", start, "");
        let from: HashSet<&str> = values.iter().take(10).map(|value| &value[..2]).collect();
        assert_eq!(from.len(), 10, "{values:?}");
        let start = rules::variants::by_id("gravitatur").unwrap().info().start_fen;
        let values = suggested("gravitatur", start, "");
        let at: HashSet<&str> = values.iter().map(|value| &value[..3]).collect();
        assert_eq!(at.len(), 25, "{values:?}");
    }

    #[test]
    fn a_partial_move_opens_the_picker_first_and_a_mistyped_word_is_found() {
        let start = rules::variants::by_id("chess").unwrap().info().start_fen;
        let game = position("chess", start);
        for (typed, first) in [
            ("N", "~N"),
            ("knight", "~N"),
            ("e2", "~e2"),
            ("Sf3", "g1f3"),
            ("knight f3", "g1f3"),
            ("kinght f3", "g1f3"),
            ("e", "e2e3"),
        ] {
            assert_eq!(suggested("chess", start, typed)[0], first, "{typed}");
        }
        let first =
            |language, typed| suggestions(Menu::full(language, &game), typed).swap_remove(0).label;
        assert_eq!(first(Language::English, "knight"), "N… · Choose from 4 moves");
        assert_eq!(first(Language::German, "springer"), "♘… · Unter 4 Zügen wählen");
        // Its name is sent now and then, in place of its value.
        for (language, name) in
            [(Language::English, "N… · Choose"), (Language::German, "♘… · Unter")]
        {
            assert_eq!(
                typed::partial_move(&game, language, name).unwrap().actions().len(),
                4,
                "{name}"
            );
        }
    }

    #[test]
    fn what_is_no_move_is_found_by_its_words() {
        let start = "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -";
        for typed in ["t", "(t)", "sacri", "sacrifce"] {
            assert!(suggested("totem", start, typed).contains(&"t".to_owned()), "{typed}");
        }
        let shielded = "4k4/9/9/9/t304/9/9/9/3KR4 b - - 0 2 0 ? - -";
        let mut game = position("totem", shielded);
        game.play(Action::Roll(2)).unwrap();
        let labels: Vec<String> = suggestions(Menu::full(Language::English, &game), "")
            .into_iter()
            .map(|it| it.label)
            .collect();
        assert_eq!(labels, ["Accept the roll: (-)", "Prevent: (t)-"]);
    }
}
