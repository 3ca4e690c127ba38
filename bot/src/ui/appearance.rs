//! How the bot looks and speaks: what people and servers have chosen, and what of it applies.
//!
//! - A private picture (the picker, `/rules`, `/settings`) and a board that somebody asks for with
//!   `/board` are drawn as that person has chosen.
//! - A board under a turn is drawn as the player has chosen whose turn, roll or decision is next,
//!   and seen from their side; unless the server wants one theme, or White always below.
//! - Challenges, the end of a game and replays are nobody's.
//!
//! What is not chosen is as the server has chosen, and else the default. What one person alone sees
//! is in their language, what all see in the server's; outside servers in that of who opened the game.
//! This is asked when a picture is drawn: a board that is posted late comes as it would come now.

use render::{Size, Theme};
use rules::{ByColor, Color};
use speech::Language;

use crate::game::{GameState, Termination, TimeControl};
use crate::store::{GameSettings, GuildSettings, UserSettings};

/// In how many games of a kind a person gets tips.
const FIRST_GAMES: i64 = 3;

/// What a person or a server has chosen; what is none is left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParsedSettings {
    /// The colours.
    pub theme: Option<&'static Theme>,
    /// How large pictures are.
    pub size: Option<Size>,
    /// The language.
    pub language: Option<Language>,
    /// Whether turns are confirmed; a person's.
    pub confirm: Option<bool>,
    /// Whether the person is pinged.
    pub pings: Option<bool>,
    /// Whether the person gets tips in their first games of a kind.
    pub tips: Option<bool>,
    /// How long turns take where nobody says, which may be without a limit; a server's.
    pub time_control: Option<Option<TimeControl>>,
    /// Whether every board has this theme; a server's.
    pub one_theme: Option<bool>,
    /// Whether every board is seen from White's side; a server's.
    pub white_below: Option<bool>,
    /// Whether games are rated unless asked otherwise; a server's.
    pub rated: Option<bool>,
    /// Whether challenges to a person open threads unless they say otherwise; a server's.
    pub threads: Option<bool>,
    /// The language that Discord says is a server's; outside servers that of who opens something.
    pub locale: Option<Language>,
}

impl ParsedSettings {
    /// This, and of how pictures look in `other` what it leaves open.
    #[must_use]
    fn or(self, other: Self) -> Self {
        Self { theme: self.theme.or(other.theme), size: self.size.or(other.size), ..self }
    }

    /// How pictures look by this, and by default where it is open.
    fn appearance(self, language: Language) -> Appearance {
        Appearance {
            theme: self.theme.unwrap_or(Appearance::DEFAULT),
            size: self.size.unwrap_or_default(),
            language,
        }
    }

    /// A theme, a size and a language by their names. One that there was once counts as not chosen.
    fn by_names([theme, size, language]: [&Option<String>; 3]) -> Self {
        Self {
            theme: theme.as_deref().and_then(Theme::by_name),
            size: size.as_deref().and_then(Size::by_name),
            language: language.as_deref().and_then(Language::of_locale),
            ..Self::default()
        }
    }

    /// The language of a server that has chosen this.
    pub(super) fn server_language(self) -> Language {
        self.language.or(self.locale).unwrap_or_default()
    }
}

impl From<UserSettings> for ParsedSettings {
    fn from(settings: UserSettings) -> Self {
        Self {
            confirm: settings.confirm,
            pings: settings.pings,
            tips: settings.tips,
            ..Self::by_names([&settings.theme, &settings.size, &settings.language])
        }
    }
}

impl From<GuildSettings> for ParsedSettings {
    fn from(settings: GuildSettings) -> Self {
        Self {
            time_control: settings.pace.as_deref().and_then(TimeControl::by_name),
            one_theme: settings.one_theme,
            white_below: settings.white_below,
            rated: settings.rated,
            threads: settings.threads,
            locale: settings.locale.as_deref().and_then(Language::of_locale),
            ..Self::by_names([&settings.theme, &settings.size, &settings.language])
        }
    }
}

/// How a picture looks, and what language its alt text is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appearance {
    /// Its colours.
    pub theme: &'static Theme,
    /// How large it is.
    pub size: Size,
    /// The language of its alt text.
    pub language: Language,
}

impl Appearance {
    const DEFAULT: &'static Theme = &render::THEMES[0];
}

impl Default for Appearance {
    fn default() -> Self {
        ParsedSettings::default().appearance(Language::default())
    }
}

/// What applies to a person at a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EffectiveSettings {
    /// What the person has chosen.
    pub own: ParsedSettings,
    /// What the server has chosen.
    pub server: ParsedSettings,
    /// The language in which the person uses Discord.
    pub locale: Language,
}

impl EffectiveSettings {
    /// What applies outside servers: all is as the person has chosen or, where nobody's pictures are
    /// concerned, by default; and all see what they open in their language.
    pub(super) fn outside_servers(own: ParsedSettings, locale: Language) -> Self {
        let shared = Some(own.language.unwrap_or(locale));
        Self { own, server: ParsedSettings { locale: shared, ..ParsedSettings::default() }, locale }
    }

    /// The language of what this person alone sees.
    pub fn user_language(self) -> Language {
        self.own.language.unwrap_or(self.locale)
    }

    /// The language of what all see.
    pub fn channel_language(self) -> Language {
        self.server.server_language()
    }

    /// How pictures look that are this person's.
    pub fn own_appearance(self) -> Appearance {
        self.own.or(self.server).appearance(self.user_language())
    }

    /// How pictures look that are nobody's.
    pub fn shared_appearance(self) -> Appearance {
        self.server.appearance(self.channel_language())
    }

    /// How long turns take where nobody says; none without a limit.
    pub fn time_control(self) -> Option<TimeControl> {
        self.server.time_control.flatten()
    }

    /// Whether a game between people here is rated that is not asked to be otherwise.
    pub fn rates(self) -> bool {
        self.server.rated != Some(false)
    }

    /// Whether a challenge to a person is played in a thread that does not say, where one can be
    /// opened.
    pub fn threads(self) -> bool {
        self.server.threads != Some(false)
    }

    /// Whether the person gets tips in their first games of a kind.
    pub fn tips(self) -> bool {
        self.own.tips != Some(false)
    }

    /// Whether the person wants to see the board once more before a turn of theirs is made.
    pub fn confirms(self) -> bool {
        self.own.confirm == Some(true)
    }
}

/// What applies to the boards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardSettings {
    server: ParsedSettings,
    players: ByColor<ParsedSettings>,
    /// How many games of the kind each player began before, as far as that is counted.
    earlier: ByColor<i64>,
}

impl BoardSettings {
    /// The language of its boards.
    pub fn language(&self) -> Language {
        self.server.server_language()
    }

    /// How the board looks that all see: as the player has chosen who is next, and at the end as
    /// the server has.
    pub fn board_appearance(&self, state: &GameState) -> Appearance {
        let Some(next) = state.next() else {
            return self.shared_appearance();
        };
        let own = self.players[looking(state, next)];
        let theme = own.theme.filter(|_| self.server.one_theme != Some(true));
        ParsedSettings { theme, ..own }.or(self.server).appearance(self.language())
    }

    /// From whose side the board is seen: of who is next, at the end of the winner, and against the
    /// engine always of the person; or always of White.
    pub fn side(&self, state: &GameState) -> Color {
        if self.server.white_below == Some(true) {
            return Color::White;
        }
        let winner = state.termination().and_then(Termination::winner);
        looking(state, winner.unwrap_or_else(|| state.position().actor()))
    }

    /// Whether the player of a side is to be pinged.
    pub fn pings(&self, side: Color) -> bool {
        self.players[side].pings != Some(false)
    }

    /// Whether who is next gets a tip on the board: in their first games of the kind, unless they
    /// want none.
    pub fn tips(&self, state: &GameState) -> bool {
        let next = state.next().filter(|next| state.player(*next).user().is_some());
        next.is_some_and(|next| {
            self.earlier[next] < FIRST_GAMES && self.players[next].tips != Some(false)
        })
    }

    /// Whether somebody begins their first game of the kind with this one.
    pub fn is_first(&self, state: &GameState) -> bool {
        let first = |side: &Color| state.player(*side).user().is_some() && self.earlier[*side] == 0;
        Color::BOTH.iter().any(first)
    }

    /// How pictures of the game look that are nobody's: as the server has chosen.
    pub fn shared_appearance(&self) -> Appearance {
        self.server.appearance(self.language())
    }
}

/// The side of the person who looks at a board that this side would: the engine looks at none.
fn looking(state: &GameState, next: Color) -> Color {
    if state.player(next).user().is_some() { next } else { !next }
}

impl From<GameSettings> for BoardSettings {
    fn from(settings: GameSettings) -> Self {
        let players = ByColor { white: settings.white.into(), black: settings.black.into() };
        let mut server: ParsedSettings = settings.guild.into();
        let own = settings.language.as_deref().and_then(Language::of_locale);
        server.locale = own.or(server.locale);
        let earlier = ByColor { white: settings.white_games, black: settings.black_games };
        Self { server, players, earlier }
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
        let own = ParsedSettings { size: Some(Size::Large), ..ParsedSettings::default() };
        let server = ParsedSettings {
            theme: Some(second),
            size: Some(Size::Small),
            ..ParsedSettings::default()
        };
        let appearance = |own, server| {
            let appearance =
                EffectiveSettings { own, server, ..EffectiveSettings::default() }.own_appearance();
            (appearance.theme.name, appearance.size)
        };
        assert_eq!(appearance(own, server), (second.name, Size::Large));
        assert_eq!(appearance(own, ParsedSettings::default()), (first.name, Size::Large));
        assert_eq!(
            appearance(ParsedSettings::default(), ParsedSettings::default()),
            (first.name, Size::Normal)
        );
        assert_eq!(Appearance::default().theme, &Theme::default());
        let both = EffectiveSettings { own, server, ..EffectiveSettings::default() };
        assert_eq!(both.shared_appearance().size, Size::Small);
    }
}
