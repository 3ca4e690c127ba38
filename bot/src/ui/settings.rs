//! How pictures look: what people and servers have chosen, and what of it applies.
//!
//! - A private picture (the picker, `/rules`, `/settings`) and a board that somebody asks for with
//!   `/board` are drawn as that person has chosen.
//! - A board under a turn is drawn as the player has chosen whose turn, roll or decision is next;
//!   it is seen from their side too.
//! - Challenges, the end of a game and replays are nobody's.
//!
//! What is not chosen so is as the server has chosen, and else the default. This is asked when a
//! picture is drawn: a board that is posted late comes as it would come now.

use render::{Size, Theme};

/// What a person or a server has chosen; what is none is left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taste {
    /// The colours.
    pub theme: Option<&'static Theme>,
    /// How large pictures are.
    pub size: Option<Size>,
}

impl Taste {
    /// This, and of `other` what it leaves open.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { theme: self.theme.or(other.theme), size: self.size.or(other.size) }
    }

    /// How pictures look by this, and by default where it is open.
    pub fn look(self) -> Look {
        Look { theme: self.theme.unwrap_or(Look::DEFAULT), size: self.size.unwrap_or_default() }
    }
}

/// How a picture looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub theme: &'static Theme,
    /// How large it is.
    pub size: Size,
}

impl Look {
    const DEFAULT: &'static Theme = &render::THEMES[0];
}

impl Default for Look {
    fn default() -> Self {
        Taste::default().look()
    }
}

/// What a person at a server is shown by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tastes {
    /// What the person has chosen.
    pub own: Taste,
    /// What the server has chosen.
    pub server: Taste,
}

impl Tastes {
    /// How pictures look that are this person's.
    pub fn look(self) -> Look {
        self.own.or(self.server).look()
    }

    /// How pictures look that are nobody's.
    pub fn shared_look(self) -> Look {
        self.server.look()
    }
}

/// What somebody chooses anew: none leaves as it is, and none within it opens what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The colours.
    pub theme: Option<Option<&'static Theme>>,
    /// How large pictures are.
    pub size: Option<Option<Size>>,
}

impl Change {
    /// Whether nothing is chosen anew.
    pub fn is_empty(self) -> bool {
        self.theme.is_none() && self.size.is_none()
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
        let own = Taste { theme: None, size: Some(Size::Large) };
        let server = Taste { theme: Some(second), size: Some(Size::Small) };
        let look = |own, server| {
            let look = Tastes { own, server }.look();
            (look.theme.name, look.size)
        };
        assert_eq!(look(own, server), (second.name, Size::Large));
        assert_eq!(look(own, Taste::default()), (first.name, Size::Large));
        assert_eq!(look(Taste::default(), Taste::default()), (first.name, Size::Normal));
        assert_eq!(Look::default().theme, &Theme::default());
        assert_eq!(Tastes { own, server }.shared_look().size, Size::Small);
    }
}
