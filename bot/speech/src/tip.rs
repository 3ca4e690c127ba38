//! One-line tips for who is new to a game, chosen by what the position offers.
//!
//! A game's tips are `tips.jsonl` in its folder, one a line: when it fits, and the key of its sentence. What
//! is said stands in the languages' files. Each tip is given once in a game, the first one first that fits.

use std::sync::LazyLock;

use rules::{CastlingRights, Color, Game, Phase, Position, Role, Variant, roll_binds};
use scene::roll_threats;
use serde::Deserialize;

use crate::game_data::GameData;
use crate::language::Language;

static TIPS: LazyLock<GameData<Tip>> = LazyLock::new(|| GameData::read("tips.jsonl"));

/// A tip.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tip {
    /// When it fits.
    pub when: When,
    /// The key of its sentence.
    pub tip: String,
}

/// When a tip fits: what the position offers to who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// A turn or a roll, whatever it is.
    Any,
    /// A turn, in check.
    Check,
    /// A turn, and not in check.
    NoCheck,
    /// The same with a right to castle.
    Castle,
    /// A turn with the own Totem on the board.
    Totem,
    /// A decision on a roll.
    Decide,
    /// A roll.
    Roll,
    /// A turn bound by a number.
    Rolled,
    /// The same where the king can swap places.
    KingSwap,
    /// A turn on a number that binds nothing, since nothing can land there.
    Free,
    /// A turn after which the Null moves.
    NullNext,
    /// The same where a number would harm somebody.
    Danger,
    /// A turn with a royal piece that is no king.
    NewForm,
}

impl When {
    fn fits(self, variant: &dyn Variant, position: &Position, side: Color) -> bool {
        let turn = matches!(position.phase, Phase::Move | Phase::MoveWithRoll(_));
        let in_check = || variant.king_in_check(position, side).is_some();
        match self {
            Self::Any => turn || position.is_roll_due(),
            Self::Check => turn && in_check(),
            Self::NoCheck => turn && !in_check(),
            Self::Castle => {
                let rights = CastlingRights::of_color(side);
                turn && position.castling.has_any(rights) && !in_check()
            }
            Self::Totem => turn && !position.board.of(side, Role::Totem).is_empty(),
            Self::Decide => matches!(position.phase, Phase::AnswerRoll { .. }),
            Self::Roll => position.is_roll_due(),
            Self::Rolled => roll_binds(variant, position) == Some(true),
            Self::KingSwap => {
                Self::Rolled.fits(variant, position, side) && can_swap_king(variant, position, side)
            }
            Self::Free => roll_binds(variant, position) == Some(false),
            Self::NullNext => turn && variant.plies_until_roll(position) == Some(1),
            Self::Danger => turn && !roll_threats(variant, position).is_empty(),
            Self::NewForm => {
                let forms = [Role::SpiritKing, Role::AscendedKing];
                turn && forms.iter().any(|&role| !position.board.of(side, role).is_empty())
            }
        }
    }
}

/// Whether a side's king can swap places with a piece of its own.
fn can_swap_king(variant: &dyn Variant, position: &Position, side: Color) -> bool {
    let (king, own) = (position.board.royal(side), position.board.of_color(side));
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    let mut steps = actions.iter().filter_map(|action| action.as_move());
    steps.any(|step| Some(step.from) == king && own.contains(step.to))
}

/// The tips for a game, in order; none where it has none.
pub fn all(variant: &dyn Variant) -> &'static [Tip] {
    TIPS.of(variant)
}

/// The tip for who acts next, if there is one that fits and was not given earlier in the game.
pub fn tip(language: Language, game: &Game) -> Option<String> {
    let (variant, side) = (game.variant(), game.position().side_to_act());
    if game.end().is_some() {
        return None;
    }
    let mut left: Vec<&Tip> = all(variant).iter().collect();
    let mut given = None;
    for position in game.positions().iter().filter(|position| position.side_to_act() == side) {
        let next = left.iter().position(|tip| tip.when.fits(variant, position, side));
        given = next.map(|next| left.remove(next));
        if left.is_empty() && !std::ptr::eq(position, game.position()) {
            return None;
        }
    }
    let tip = language.format(&given?.tip, &[]);
    Some(language.format("tip", &[("tip", tip.into())]))
}
