//! What is chosen of how the bot looks and speaks, and what of it applies.

use render::THEMES;
use rules::variants::VARIANTS;
use speech::{Fact, Language, appearance, commands, variant_names};

use super::{permissions, time};
use crate::game::mentions;
use crate::ids::ChannelId;
use crate::ui::{
    Choice, ChosenSettings, ComponentId, EffectiveSettings, Permissions, RESET, Reply, Row,
    Setting, SettingScope, SettingValue, SettingsOf, pictures, setting_choices,
};

/// What a server has chosen of where games are opened, and what the bot lacks where that is asked.
pub(in crate::ui) struct MissingPermissions {
    /// The channels in which games may be opened; none: in all.
    pub(in crate::ui) channels: Vec<ChannelId>,
    /// Where the puzzle of the day is posted.
    pub(in crate::ui) puzzles: Option<PuzzlesPosted>,
    /// What the bot lacks in this channel.
    pub(in crate::ui) missing: Permissions,
}

/// Where a server has the puzzle of the day posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) struct PuzzlesPosted {
    pub(in crate::ui) channel: ChannelId,
    /// Whether Discord would not have the last one.
    pub(in crate::ui) refused: bool,
}

/// The answer to `/settings`, or with `rights` to `/config`, and to a choice from its menus: what
/// is chosen, a picture of all themes and a menu of them; for a server one of channels as well. A
/// private message.
pub(in crate::ui) fn settings(
    changed: bool,
    settings: EffectiveSettings,
    outside: bool,
    rights: Option<MissingPermissions>,
) -> Reply {
    let language = settings.user_language();
    let of = if rights.is_some() { SettingsOf::Server } else { SettingsOf::User };
    let menu = Row::Menu {
        custom_id: ComponentId::Theme(of).to_string(),
        placeholder: language.format("menu-theme", &[]),
        choices: THEMES.iter().zip(1..).map(|(it, nth)| theme(language, it, nth)).collect(),
    };
    let others = Row::Menu {
        custom_id: ComponentId::Setting(of).to_string(),
        placeholder: language.format("menu-settings", &[]),
        choices: others(language, of.scope(), settings),
    };
    let names = THEMES.iter().map(|theme| appearance::theme(language, theme)).collect();
    let alt = language.format("themes-shown", &[("themes", names)]);
    let text = match &rights {
        Some(rights) => of_server(language, changed, settings, rights),
        None => of_user(language, changed, settings, outside),
    };
    let reply =
        Reply::private(text).with_picture(pictures::themes(alt)).with_row(menu).with_row(others);
    let Some(MissingPermissions { channels, puzzles, .. }) = rights else {
        return reply;
    };
    let game_channels = Row::Channels {
        custom_id: ComponentId::Channels.to_string(),
        placeholder: language.format("menu-channels", &[]),
        chosen: channels,
    };
    let puzzle_channel = Row::Channel {
        custom_id: ComponentId::PuzzleChannel.to_string(),
        placeholder: language.format("menu-puzzles", &[]),
        chosen: puzzles.map(|it| it.channel),
    };
    reply.with_row(game_channels).with_row(puzzle_channel).with_row(Row::MultiSelect {
        custom_id: ComponentId::PuzzleGames.to_string(),
        placeholder: language.format("menu-puzzle-games", &[]),
        choices: VARIANTS
            .iter()
            .map(|it| plain(variant_names::name(language, *it), it.id().to_owned()))
            .collect(),
    })
}

/// A theme, with the number of its board in the picture.
fn theme(language: Language, theme: &render::Theme, number: usize) -> Choice {
    plain(format!("{number} · {}", appearance::theme(language, theme)), theme.name.to_owned())
}

/// All else that can be set, and at the end the way back to the defaults.
fn others(language: Language, scope: SettingScope, settings: EffectiveSettings) -> Vec<Choice> {
    let in_effect = settings.in_effect(scope);
    let choice = |(name, setting, value)| {
        let said = said(language, setting, value).replace('*', "");
        plain(said, name)
    };
    let reset = plain(commands::choice(language, RESET), RESET.to_owned());
    setting_choices(scope, &in_effect).map(choice).chain([reset]).collect()
}

fn plain(label: String, value: String) -> Choice {
    Choice { label, value, description: None, emoji: None }
}

/// A line that lists what is chosen.
fn listed(language: Language, key: &str, preference: ChosenSettings) -> String {
    language.format(key, &[("chosen", chosen(language, preference).into_iter().collect())])
}

fn of_user(
    language: Language,
    changed: bool,
    settings: EffectiveSettings,
    outside: bool,
) -> String {
    let done = if changed { "settings-saved" } else { "settings-are" };
    let server = (!outside).then(|| listed(language, "settings-server", settings.server));
    let where_key = if outside { "outside-settings-where" } else { "settings-where" };
    let lines = [
        Some(language.format(done, &[])),
        Some(listed(language, "settings-own", settings.own)),
        server,
        Some(listed(language, "settings-seen", settings.in_effect(SettingScope::User))),
        Some(language.format(where_key, &[])),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn of_server(
    language: Language,
    changed: bool,
    settings: EffectiveSettings,
    rights: &MissingPermissions,
) -> String {
    let done = if changed { "config-saved" } else { "config-are" };
    let channels = match &rights.channels[..] {
        [] => language.format("config-anywhere", &[]),
        channels => {
            language.format("config-channels", &[("channels", mentions(channels.iter().copied()))])
        }
    };
    let puzzles = match rights.puzzles {
        None => language.format("config-no-puzzles", &[]),
        Some(PuzzlesPosted { channel, refused }) => {
            let key = if refused { "config-puzzles-refused" } else { "config-puzzles" };
            let missing = permissions::needed_to_post(language);
            language.format(key, &[("channel", channel.into()), ("missing", missing)])
        }
    };
    let lines = [
        language.format(done, &[]),
        listed(language, "settings-server", settings.server),
        listed(language, "config-seen", settings.in_effect(SettingScope::Guild)),
        channels,
        puzzles,
    ];
    let missing = permissions::missing_here(language, rights.missing);
    let last = language.format("config-where", &[]);
    lines.into_iter().chain(missing).chain([last]).collect::<Vec<_>>().join("\n")
}

/// What is chosen, each a short text.
fn chosen(language: Language, settings: ChosenSettings) -> Vec<String> {
    let texts: Vec<String> =
        settings.iter().map(|(setting, value)| said(language, setting, value)).collect();
    if texts.is_empty() { vec![language.format("setting-nothing", &[])] } else { texts }
}

/// What a value of a setting means.
fn said(language: Language, setting: Setting, value: SettingValue) -> String {
    let (name, fact): (_, Fact) = match value {
        SettingValue::Theme(theme) => ("theme", appearance::theme(language, theme).into()),
        SettingValue::Size(size) => ("size", appearance::size(language, size).into()),
        SettingValue::Language(language) => ("language", language.name().into()),
        SettingValue::Pace(pace) => return time::setting(language, pace),
        SettingValue::Games(set) => {
            ("games", set.games().map(|it| variant_names::name(language, it)).collect())
        }
        SettingValue::Flag(flag) if setting == Setting::Confirm => ("confirm", flag.into()),
        SettingValue::Flag(flag) => ("yes", flag.into()),
    };
    language.format(setting.message(), &[(name, fact)])
}

#[cfg(test)]
mod tests {
    use render::Size;

    use super::*;
    use crate::game::TimeControl;
    use crate::ui::GameSet;
    use crate::ui::permissions::Permission;

    #[test]
    fn the_text_tells_what_is_chosen_and_what_applies() {
        let (second, language) = (&THEMES[1], Language::English);
        let theme = SettingValue::Theme(second);
        let own = ChosenSettings::default().with(Setting::Theme, theme);
        let server = ChosenSettings::default()
            .with(Setting::Size, SettingValue::Size(Size::Small))
            .with(Setting::WhiteBelow, SettingValue::Flag(true));
        let settings = EffectiveSettings { own, server, locale: language };
        let told = of_user(language, false, settings, false);
        let title = appearance::theme(language, second);
        let lines = [
            "**Your settings**".to_owned(),
            format!("- Set by you: theme **{title}**"),
            "- Set by this server: size **small**, **White** always at the bottom".to_owned(),
            format!(
                "- In effect for you: theme **{title}**, size **small**, language **English**, \
                 moves **count right away**, **pings** when it's your turn, **tips** in your first games"
            ),
        ];
        assert!(told.starts_with(&lines.join("\n")), "{told}");
        assert!(told.chars().count() < 1500);
        let nothing = EffectiveSettings { locale: language, ..EffectiveSettings::default() };
        let rights = MissingPermissions {
            channels: Vec::new(),
            puzzles: None,
            missing: Permissions::default(),
        };
        let nothing = of_server(language, true, nothing, &rights);
        assert!(
            nothing.starts_with("**Saved for this server.**\n- Set by this server: nothing\n"),
            "{nothing}"
        );
    }

    #[test]
    fn the_fullest_settings_of_a_server_fit_a_message_in_every_language() {
        for language in Language::ALL {
            let theme = SettingValue::Theme(THEMES.last().expect("a theme"));
            let pace = TimeControl::by_name("10m").expect("a pace");
            let games = GameSet::of(VARIANTS.iter().map(|it| it.id())).expect("games");
            let own =
                ChosenSettings::default().with(Setting::Language, SettingValue::Language(language));
            let flags = Setting::of(SettingScope::Guild).filter(|it| it.default_flag().is_some());
            let server = own
                .with(Setting::Theme, theme)
                .with(Setting::Size, SettingValue::Size(Size::Normal))
                .with(Setting::Pace, SettingValue::Pace(pace))
                .with(Setting::PuzzleGames, SettingValue::Games(games));
            let no = SettingValue::Flag(false);
            let server = flags.fold(server, |it, setting| it.with(setting, no));
            let settings = EffectiveSettings { own, server, locale: language };
            let rights = MissingPermissions {
                channels: vec![ChannelId(u64::MAX); 25],
                puzzles: Some(PuzzlesPosted { channel: ChannelId(u64::MAX), refused: true }),
                missing: Permission::ALL.into_iter().collect(),
            };
            let text = of_server(language, true, settings, &rights);
            assert!(text.chars().count() <= 2000, "{language:?}: {}", text.chars().count());
        }
    }
}
