//! Odds in words, under their picture.

use rules::{Action, Game, Phase};
use speech::{Fact, Language, move_text, odds as words, variant_names};

use super::action_label;
use super::board::nth_turn;
use crate::game::{BestReply, Candidate, Odds};
use crate::ui::{Appearance, Reply, pictures};

/// What a position may come to, a private message.
pub(in crate::ui) fn odds(odds: Odds, appearance: Appearance) -> Reply {
    let language = appearance.language;
    let mut lines = vec![whole(language, &odds)];
    lines.extend(odds.prospects.iter().map(|prospect| line(language, &odds, prospect)));
    lines.push(footer(language, &odds));
    Reply::private(lines.join("\n")).with_picture(pictures::odds(odds, appearance))
}

/// Who acts, and what they can expect.
fn whole(language: Language, odds: &Odds) -> String {
    let key = match odds.game.position().phase {
        Phase::Roll { .. } => "odds-roll",
        Phase::AnswerRoll { .. } => "odds-decide",
        Phase::Move | Phase::MoveWithRoll(_) | Phase::Over(_) => "odds-turn",
    };
    language.format(key, &[("side", odds.side.into()), words::percent(odds.whole())])
}

/// A number, turn or decision, and what it leads to.
fn line(language: Language, odds: &Odds, prospect: &Candidate) -> String {
    let ends = pictures::ends(prospect.end, odds.side);
    let mut facts: Vec<(&'static str, Fact)> =
        vec![words::percent(prospect.value), ("how", words::how(ends).into())];
    let Action::Roll(number) = prospect.action else {
        let turn = describe(language, &odds.game, prospect.action);
        facts.push(("turn", turn.into()));
        return language.format("odds-line", &facts);
    };
    facts.push(("number", number.into()));
    let Some(BestReply { action, by }) = prospect.best else {
        return language.format("odds-face-over", &facts);
    };
    let mut rolled = odds.game.clone();
    rolled.play_unchecked(prospect.action);
    facts.push(("turn", describe(language, &rolled, action).into()));
    language.format(if by == odds.side { "odds-face-own" } else { "odds-face-other" }, &facts)
}

/// A turn as it is written, or what its button says.
fn describe(language: Language, game: &Game, action: Action) -> String {
    action_label(language, action).unwrap_or_else(|| move_text(language, &game.notation(action)))
}

/// Which game it is, or that it is a position.
fn footer(language: Language, odds: &Odds) -> String {
    let variant = ("variant", variant_names::name(language, odds.game.variant()).into());
    let described = match odds.source {
        Some((game, after)) => {
            let game = ("game", game.into());
            language.format("odds-place", &[variant, game, nth_turn(&odds.game, after)])
        }
        None => language.format("odds-position", &[variant]),
    };
    format!("-# {described}")
}
