//! How the bot looks and speaks: what people and servers have chosen, and what of it applies.
//!
//! - A private picture (the picker, `/rules`, `/settings`) and a board that somebody asks for
//!   with `/board` are drawn as that person has chosen.
//! - A board under a turn is drawn as the player has chosen whose turn, roll or decision is next,
//!   and seen from their side; unless the server wants one theme, or White always below.
//! - Challenges, the end of a game and replays are nobody's.
//!
//! What is not chosen is as the server has chosen, and else the default. What one person alone sees
//! is in their language, what all see in the server's; outside servers in that of who opened the
//! game. This is asked when a picture is drawn: a board that is posted late comes as it would come
//! now.

use render::{Size, Theme};
use rules::{ByColor, Color};
use speech::Language;

use crate::game::{GameState, Termination, TimeControl};
use crate::store::GameSettings;
use crate::ui::{ChosenSettings, GameSet, Setting, SettingScope, SettingValue};

/// In how many games of a kind a person gets tips.
const FIRST_GAMES: i64 = 3;

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
    /// How pictures look by the first of these settings that says so, and else by default.
    fn of(settings: &[ChosenSettings], language: Language) -> Self {
        let theme = settings.iter().find_map(ChosenSettings::theme);
        let size = settings.iter().find_map(ChosenSettings::size);
        let theme = theme.unwrap_or(&render::THEMES[0]);
        Self { theme, size: size.unwrap_or_default(), language }
    }
}

impl Default for Appearance {
    fn default() -> Self {
        Self::of(&[], Language::default())
    }
}

/// What applies to a person at a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EffectiveSettings {
    /// What the person has chosen.
    pub own: ChosenSettings,
    /// What the server has chosen.
    pub server: ChosenSettings,
    /// The language in which the person uses Discord.
    pub locale: Language,
}

impl EffectiveSettings {
    /// What applies outside servers: all is as the person has chosen or, where nobody's pictures
    /// are concerned, by default; and all see what they open in their language.
    pub(super) fn outside_servers(own: ChosenSettings, locale: Language) -> Self {
        let shared = own.language().unwrap_or(locale);
        Self { own, server: ChosenSettings::speaking(shared), locale }
    }

    /// The language of what this person alone sees.
    pub fn user_language(self) -> Language {
        self.own.language().unwrap_or(self.locale)
    }

    /// The language of what all see.
    pub fn channel_language(self) -> Language {
        self.server.server_language()
    }

    /// How pictures look that are this person's.
    pub fn own_appearance(self) -> Appearance {
        Appearance::of(&[self.own, self.server], self.user_language())
    }

    /// How pictures look that are nobody's.
    pub fn shared_appearance(self) -> Appearance {
        Appearance::of(&[self.server], self.channel_language())
    }

    /// The ids of the games of the puzzle of the day here; none: of all.
    pub fn puzzle_games(self) -> Vec<&'static str> {
        self.server.puzzle_games().map(GameSet::ids).unwrap_or_default()
    }

    /// How long turns take where nobody says; none without a limit.
    pub fn time_control(self) -> Option<TimeControl> {
        self.server.pace()
    }

    /// Whether something is so that a person, or else a server, can set to yes or no.
    pub fn is_on(self, setting: Setting) -> bool {
        if setting.is_of_guilds() { self.server.is_on(setting) } else { self.own.is_on(setting) }
    }

    /// Each setting of a person, or of a server, as it applies.
    pub fn in_effect(self, scope: SettingScope) -> ChosenSettings {
        let Appearance { theme, size, language } = match scope {
            SettingScope::Guild => self.shared_appearance(),
            SettingScope::User | SettingScope::Both => self.own_appearance(),
        };
        let value = |setting| {
            Some(match setting {
                Setting::Theme => SettingValue::Theme(theme),
                Setting::Size => SettingValue::Size(size),
                Setting::Language => SettingValue::Language(language),
                Setting::Pace => SettingValue::Pace(self.time_control()),
                // What is set is in effect: there is no room to list it twice.
                Setting::PuzzleGames => return None,
                flag => SettingValue::Flag(self.is_on(flag)),
            })
        };
        let chosen = ChosenSettings::default();
        Setting::of(scope).fold(chosen, |chosen, setting| chosen.with(setting, value(setting)))
    }
}

/// What applies to the boards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardSettings {
    server: ChosenSettings,
    players: ByColor<ChosenSettings>,
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
        let own =
            if self.server.is_on(Setting::OneTheme) { own.with(Setting::Theme, None) } else { own };
        Appearance::of(&[own, self.server], self.language())
    }

    /// From whose side the board is seen: of who is next, at the end of the winner, and against the
    /// engine always of the person; or always of White.
    pub fn side(&self, state: &GameState) -> Color {
        if self.server.is_on(Setting::WhiteBelow) {
            return Color::White;
        }
        let winner = state.termination().and_then(Termination::winner);
        looking(state, winner.unwrap_or_else(|| state.position().side_to_act()))
    }

    /// Whether the player of a side is to be pinged.
    pub fn pings(&self, side: Color) -> bool {
        self.players[side].is_on(Setting::Pings)
    }

    /// Whether who is next gets a tip on the board: in their first games of the kind, unless they
    /// want none.
    pub fn tips(&self, state: &GameState) -> bool {
        let next = state.next().filter(|next| state.player(*next).user().is_some());
        next.is_some_and(|next| {
            self.earlier[next] < FIRST_GAMES && self.players[next].is_on(Setting::Tips)
        })
    }

    /// Whether somebody begins their first game of the kind with this one.
    pub fn is_first(&self, state: &GameState) -> bool {
        let first = |side: &Color| state.player(*side).user().is_some() && self.earlier[*side] == 0;
        Color::BOTH.iter().any(first)
    }

    /// How pictures of the game look that are nobody's: as the server has chosen.
    pub fn shared_appearance(&self) -> Appearance {
        Appearance::of(&[self.server], self.language())
    }
}

/// The side of the person who looks at a board that this side would: the engine looks at none.
fn looking(state: &GameState, next: Color) -> Color {
    if state.player(next).user().is_some() { next } else { !next }
}

impl From<GameSettings> for BoardSettings {
    fn from(settings: GameSettings) -> Self {
        let players = ByColor { white: settings.white.into(), black: settings.black.into() };
        let mut server: ChosenSettings = settings.guild.into();
        let own = settings.language.as_deref().and_then(Language::of_locale);
        server.locale = own.or(server.locale);
        let earlier = ByColor { white: settings.white_games, black: settings.black_games };
        Self { server, players, earlier }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::settings::SettingValue;

    #[test]
    fn what_is_left_open_is_the_servers_and_else_the_default() {
        let [first, second, ..] = render::THEMES else {
            panic!("there is a choice");
        };
        let large = SettingValue::Size(Size::Large);
        let own = ChosenSettings::default().with(Setting::Size, large);
        let server = ChosenSettings::default()
            .with(Setting::Theme, SettingValue::Theme(second))
            .with(Setting::Size, SettingValue::Size(Size::Small));
        let appearance = |own, server| {
            let appearance =
                EffectiveSettings { own, server, ..EffectiveSettings::default() }.own_appearance();
            (appearance.theme.name, appearance.size)
        };
        assert_eq!(appearance(own, server), (second.name, Size::Large));
        assert_eq!(appearance(own, ChosenSettings::default()), (first.name, Size::Large));
        assert_eq!(
            appearance(ChosenSettings::default(), ChosenSettings::default()),
            (first.name, Size::Normal)
        );
        assert_eq!(Appearance::default().theme, &Theme::default());
        let both = EffectiveSettings { own, server, ..EffectiveSettings::default() };
        assert_eq!(both.shared_appearance().size, Size::Small);
    }
}
