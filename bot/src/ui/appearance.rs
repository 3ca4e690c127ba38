//! How pictures look: what people and servers have chosen, and what of it applies.
//!
//! - A private picture (the picker, `/rules`, `/settings`) and a board that somebody asks for with
//!   `/board` are drawn as that person has chosen.
//! - A board under a turn is drawn as the player has chosen whose turn, roll or decision is next;
//!   it is seen from their side too.
//! - Challenges, the end of a game and replays are nobody's.
//!
//! What is not chosen is as the server has chosen, and else the default. This is asked when a
//! picture is drawn: a board that is posted late comes as it would come now.

use render::{Size, Theme};
use rules::ByColor;
use speech::Language;

use crate::game::Record;
use crate::store::{BoardPreferences, PreferenceRow};

/// What a person or a server has chosen; what is none is left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preference {
    /// The colours.
    pub theme: Option<&'static Theme>,
    /// How large pictures are.
    pub size: Option<Size>,
}

impl Preference {
    /// This, and of `other` what it leaves open.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { theme: self.theme.or(other.theme), size: self.size.or(other.size) }
    }

    /// How pictures look by this, and by default where it is open.
    pub fn appearance(self) -> Appearance {
        Appearance {
            theme: self.theme.unwrap_or(Appearance::DEFAULT),
            size: self.size.unwrap_or_default(),
        }
    }
}

impl From<PreferenceRow> for Preference {
    /// A theme or size that there was once counts as not chosen.
    fn from(row: PreferenceRow) -> Self {
        Self {
            theme: row.theme.as_deref().and_then(Theme::by_name),
            size: row.size.as_deref().and_then(Size::by_name),
        }
    }
}

/// How a picture looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appearance {
    /// Its colours.
    pub theme: &'static Theme,
    /// How large it is.
    pub size: Size,
}

impl Appearance {
    const DEFAULT: &'static Theme = &render::THEMES[0];
}

impl Default for Appearance {
    fn default() -> Self {
        Preference::default().appearance()
    }
}

/// What applies to a person at a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// What the person has chosen.
    pub own: Preference,
    /// What the server has chosen.
    pub server: Preference,
}

impl Preferences {
    /// How pictures look that are this person's.
    pub fn own_appearance(self) -> Appearance {
        self.own.or(self.server).appearance()
    }

    /// How pictures look that are nobody's.
    pub fn shared_appearance(self) -> Appearance {
        self.server.appearance()
    }
}

/// What applies to the boards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GamePreferences {
    server: Preference,
    players: ByColor<Preference>,
}

impl GamePreferences {
    /// The language of its boards.
    pub fn language(&self) -> Language {
        Language::default()
    }

    /// How the board looks that all see: as the player has chosen who is next, and at the end as
    /// the server has.
    pub fn board_appearance(self, record: &Record) -> Appearance {
        match record.next() {
            Some(next) => self.players[next].or(self.server).appearance(),
            None => self.shared_appearance(),
        }
    }

    /// How pictures of the game look that are nobody's: as the server has chosen.
    pub fn shared_appearance(self) -> Appearance {
        self.server.appearance()
    }
}

impl From<BoardPreferences> for GamePreferences {
    fn from(rows: BoardPreferences) -> Self {
        let ByColor { white, black } = rows.players;
        let players = ByColor { white: white.into(), black: black.into() };
        Self { server: rows.server.into(), players }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_open_is_the_servers_and_else_the_default() {
        let [first, second, ..] = render::THEMES else {
            panic!("there is a choice");
        };
        let own = Preference { theme: None, size: Some(Size::Large) };
        let server = Preference { theme: Some(second), size: Some(Size::Small) };
        let appearance = |own, server| {
            let appearance = Preferences { own, server }.own_appearance();
            (appearance.theme.name, appearance.size)
        };
        assert_eq!(appearance(own, server), (second.name, Size::Large));
        assert_eq!(appearance(own, Preference::default()), (first.name, Size::Large));
        assert_eq!(
            appearance(Preference::default(), Preference::default()),
            (first.name, Size::Normal)
        );
        assert_eq!(Appearance::default().theme, &Theme::default());
        assert_eq!(Preferences { own, server }.shared_appearance().size, Size::Small);
    }
}
