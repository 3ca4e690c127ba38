//! Odds in words: alt text of their picture.

use rules::Action;
use scene::{Ends, Odds, OddsBar, hundredths};

use crate::fact::Fact;
use crate::language::Language;
use crate::notation::move_text;
use crate::picture::{self, ALT_LIMIT};

/// The picture of odds in words, at most [`ALT_LIMIT`] characters: what each bar is about and says, and
/// then the board, where there is room for it.
pub fn alt(language: Language, odds: &Odds) -> String {
    let bars: Fact = odds.bars.iter().map(|bar| describe_bar(language, odds, bar)).collect();
    let facts = [("side", odds.side.into()), percent(odds.whole), ("bars", bars)];
    let bars = language.format("odds-shown", &facts);
    let whole = format!("{bars} {}", picture::alt(language, &odds.scene));
    if whole.chars().count() > ALT_LIMIT { bars } else { whole }
}

/// A bar in words.
fn describe_bar(language: Language, odds: &Odds, bar: &OddsBar) -> String {
    let what = match bar.action {
        Action::Roll(number) => number.to_string(),
        Action::Prevent => language.format("button-prevent", &[]),
        Action::Accept => language.format("button-accept-roll", &[]),
        action => {
            let notation = odds.scene.variant.notation(&odds.scene.position, action);
            move_text(language, &notation)
        }
    };
    let how = ("how", how(bar.ends).into());
    language.format("odds-shown-bar", &[("what", what.into()), percent(bar.value), how])
}

/// What is expected, as whole hundredths.
pub fn percent(value: f64) -> (&'static str, Fact) {
    ("percent", hundredths(value).into())
}

/// How the game ends at once, as sentences choose by it.
pub const fn how(ends: Option<Ends>) -> &'static str {
    match ends {
        None => "none",
        Some(Ends::Won) => "won",
        Some(Ends::Lost) => "lost",
        Some(Ends::Drawn) => "drawn",
    }
}
