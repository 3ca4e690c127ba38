//! A hint: the best turn in words, and why.

use rules::{Action, Role};
use speech::menu::Menu;
use speech::{Fact, Language, move_text, narration, odds, roll_threats};

use super::action_label;
use crate::game::{Chance, GameState, Hint};
use crate::ui::Reply;

/// The hint for the player who is next, a private message.
pub(in crate::ui) fn hint(language: Language, state: &GameState, hint: &Hint) -> Reply {
    let reasons = reasons(language, state, hint).join(" ");
    let lines = [best(language, state, hint.action), reasons, worth(language, state, hint)];
    let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    Reply::private(lines.join("\n"))
}

/// The turn, and what it does beyond the move.
fn best(language: Language, state: &GameState, action: Action) -> String {
    let game = state.game();
    if let Some(label) = action_label(language, action) {
        return language.format("hint-best", &[("turn", format!("**{label}**").into())]);
    }
    let turn = format!("**{}**", move_text(language, &game.notation(action)));
    let events = game.variant().events(game.position(), action);
    let events = narration::events(language, &events, game.position().turn);
    if events.is_empty() {
        let words = Menu::full(language, game).turn(action).label;
        return language
            .format("hint-best-move", &[("turn", turn.into()), ("words", words.into())]);
    }
    // These say what the turn is, too.
    let best = language.format("hint-best", &[("turn", turn.into())]);
    [vec![best], events].concat().join(" ")
}

/// What speaks for it.
fn reasons(language: Language, state: &GameState, hint: &Hint) -> Vec<String> {
    if hint.wins {
        return vec![language.format("hint-wins", &[])];
    }
    let mut reasons = Vec::new();
    if hint.checks {
        reasons.push(language.format("hint-checks", &[]));
    }
    let chances = [
        ("hint-threat", hint.side, &hint.threat),
        ("hint-saved", !hint.side, &hint.saved),
        ("hint-left", !hint.side, &hint.left),
    ];
    reasons.extend(chances.into_iter().filter_map(|(key, side, chance)| {
        let mut facts: Vec<(&'static str, Fact)> = vec![("side", side.into())];
        match chance {
            Chance::Never => return None,
            Chance::Sure => {
                facts.extend([("count", 0_usize.into()), ("numbers", Fact::List(Vec::new()))]);
            }
            Chance::On(numbers) => facts.extend(roll_threats::numbers(numbers)),
        }
        Some(language.format(key, &facts))
    }));
    for (key, pieces) in [("hint-attacks", &hint.attacked), ("hint-rescues", &hint.rescued)] {
        if !pieces.is_empty() {
            let piece = |role: Role, at| move_text(language, &format!("{}{at}", role.letter()));
            let pieces = pieces.iter().map(|&(role, at)| format!("**{}**", piece(role, at)));
            reasons.push(language.format(key, &[("pieces", pieces.collect())]));
        }
    }
    if !hint.averted.is_empty() {
        let told = roll_threats::describe(language, &hint.averted);
        reasons.push(language.format("hint-averted", &[("dangers", told.into())]));
    }
    if !hint.dangers.is_empty() {
        let told = roll_threats::describe(language, &hint.dangers);
        reasons.push(language.format("hint-dangers", &[("dangers", told.into())]));
    }
    reasons.extend(answer(language, state, hint));
    reasons
}

/// The turn that is expected in answer to it.
fn answer(language: Language, state: &GameState, hint: &Hint) -> Option<String> {
    let (answer, mut game) = (hint.answer?, state.game().clone());
    game.play(hint.action).ok()?;
    let turn = format!("**{}**", move_text(language, &game.notation(answer)));
    let words = Menu::full(language, &game).turn(answer).label;
    Some(language.format("hint-answer", &[("turn", turn.into()), ("words", words.into())]))
}

/// What the player can then expect.
fn worth(language: Language, state: &GameState, hint: &Hint) -> String {
    if hint.wins {
        return String::new();
    }
    match hint.score.forced() {
        Some(turns) if turns > 0 => {
            // A turn that is hinted at is the first of them.
            let left = turns - i32::from(hint.action.is_turn());
            language.format("hint-forced", &[("turns", i64::from(left).into())])
        }
        Some(_) => language.format("hint-lost", &[]),
        None => {
            let expected = hint.score.expected_in(state.game().variant());
            language.format("hint-worth", &[odds::percent(expected)])
        }
    }
}
