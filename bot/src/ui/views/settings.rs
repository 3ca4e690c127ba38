//! What is chosen of how the bot looks and speaks, and what of it applies.

use render::THEMES;
use speech::{Fact, Language, appearance};

use super::{permissions, time};
use crate::game::mentions;
use crate::ids::ChannelId;
use crate::ui::appearance::{Appearance, EffectiveSettings, ParsedSettings};
use crate::ui::component_id::{ComponentId, SettingsOf};
use crate::ui::permissions::Permissions;
use crate::ui::pictures;
use crate::ui::reply::{Choice, Reply, Row};

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
    /// The channel.
    pub(in crate::ui) channel: ChannelId,
    /// Whether Discord would not have the last one.
    pub(in crate::ui) refused: bool,
}

/// The answer to `/settings`, or with `rights` to `/config`, and to a choice from its menus: what is
/// chosen, a picture of all themes and a menu of them; for a server one of channels as well. A
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
        placeholder: language.say("menu-theme", &[]),
        choices: THEMES.iter().map(|theme| choice(language, theme)).collect(),
    };
    let names = THEMES.iter().map(|theme| appearance::theme(language, theme)).collect();
    let alt = language.say("themes-shown", &[("themes", names)]);
    let text = match &rights {
        Some(rights) => of_server(language, changed, settings, rights),
        None => of_person(language, changed, settings, outside),
    };
    let reply = Reply::private(text).with_picture(pictures::themes(alt)).with_row(menu);
    let Some(MissingPermissions { channels, puzzles, .. }) = rights else {
        return reply;
    };
    let games = Row::Channels {
        custom_id: ComponentId::Channels.to_string(),
        placeholder: language.say("menu-channels", &[]),
        chosen: channels,
    };
    reply.with_row(games).with_row(Row::Channel {
        custom_id: ComponentId::PuzzleChannel.to_string(),
        placeholder: language.say("menu-puzzles", &[]),
        chosen: puzzles.map(|it| it.channel),
    })
}

fn choice(language: Language, theme: &render::Theme) -> Choice {
    Choice {
        label: appearance::theme(language, theme),
        value: theme.name.to_owned(),
        description: None,
        emoji: None,
    }
}

/// A line that lists what is chosen.
fn listed(language: Language, key: &str, preference: ParsedSettings) -> String {
    language.say(key, &[("chosen", chosen(language, preference).into_iter().collect())])
}

fn of_person(
    language: Language,
    changed: bool,
    settings: EffectiveSettings,
    outside: bool,
) -> String {
    let done = if changed { "settings-saved" } else { "settings-are" };
    let server = (!outside).then(|| listed(language, "settings-server", settings.server));
    let location = if outside { "outside-settings-where" } else { "settings-where" };
    let lines = [
        Some(language.say(done, &[])),
        Some(listed(language, "settings-own", settings.own)),
        server,
        Some(listed(language, "settings-seen", seen(settings))),
        Some(language.say(location, &[])),
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
        [] => language.say("config-anywhere", &[]),
        channels => {
            language.say("config-channels", &[("channels", mentions(channels.iter().copied()))])
        }
    };
    let puzzles = match rights.puzzles {
        None => language.say("config-no-puzzles", &[]),
        Some(PuzzlesPosted { channel, refused }) => {
            let key = if refused { "config-puzzles-refused" } else { "config-puzzles" };
            let missing = permissions::needed_to_post(language);
            language.say(key, &[("channel", format!("<#{channel}>").into()), ("missing", missing)])
        }
    };
    let lines = [
        language.say(done, &[]),
        listed(language, "settings-server", settings.server),
        listed(language, "config-seen", in_force(settings)),
        channels,
        puzzles,
    ];
    let missing = permissions::missing_here(language, rights.missing);
    let last = language.say("config-where", &[]);
    lines.into_iter().chain(missing).chain([last]).collect::<Vec<_>>().join("\n")
}

/// What applies to a server.
fn in_force(settings: EffectiveSettings) -> ParsedSettings {
    let Appearance { theme, size, language } = settings.shared_appearance();
    let server = settings.server;
    ParsedSettings {
        theme: Some(theme),
        size: Some(size),
        language: Some(language),
        time_control: Some(settings.time_control()),
        one_theme: Some(server.one_theme == Some(true)),
        white_below: Some(server.white_below == Some(true)),
        rated: Some(settings.rates()),
        threads: Some(settings.threads()),
        ..ParsedSettings::default()
    }
}

/// What applies to a person.
fn seen(settings: EffectiveSettings) -> ParsedSettings {
    let Appearance { theme, size, language } = settings.own_appearance();
    ParsedSettings {
        theme: Some(theme),
        size: Some(size),
        language: Some(language),
        confirm: Some(settings.confirms()),
        pings: Some(settings.own.pings != Some(false)),
        tips: Some(settings.tips()),
        ..ParsedSettings::default()
    }
}

/// What is chosen, each a short text.
fn chosen(language: Language, preference: ParsedSettings) -> Vec<String> {
    let say = |key, name, fact: Fact| language.say(key, &[(name, fact)]);
    let flag = |yes: bool| Fact::from(if yes { "yes" } else { "no" });
    let ParsedSettings { theme, size, language: chosen, confirm, pings, tips, .. } = preference;
    let ParsedSettings { time_control, one_theme, white_below, rated, threads, .. } = preference;
    let texts = [
        theme.map(|it| say("setting-theme", "theme", appearance::theme(language, it).into())),
        size.map(|it| say("setting-size", "size", appearance::size(language, it).into())),
        chosen.map(|it| say("setting-language", "language", it.name().into())),
        confirm.map(|it| say("setting-confirm", "confirm", flag(it))),
        pings.map(|it| say("setting-pings", "yes", flag(it))),
        tips.map(|it| say("setting-tips", "yes", flag(it))),
        time_control.map(|it| time::setting(language, it)),
        one_theme.map(|it| say("setting-one-theme", "yes", flag(it))),
        white_below.map(|it| say("setting-white-below", "yes", flag(it))),
        rated.map(|it| say("setting-rated", "yes", flag(it))),
        threads.map(|it| say("setting-threads", "yes", flag(it))),
    ];
    let texts: Vec<String> = texts.into_iter().flatten().collect();
    if texts.is_empty() { vec![language.say("setting-nothing", &[])] } else { texts }
}

#[cfg(test)]
mod tests {
    use render::Size;

    use super::*;
    use crate::game::TimeControl;
    use crate::ui::permissions::Permission;

    #[test]
    fn the_text_tells_what_is_chosen_and_what_applies() {
        let (second, language) = (&THEMES[1], Language::English);
        let own = ParsedSettings { theme: Some(second), ..ParsedSettings::default() };
        let server = ParsedSettings {
            size: Some(Size::Small),
            white_below: Some(true),
            ..ParsedSettings::default()
        };
        let settings = EffectiveSettings { own, server, locale: language };
        let told = of_person(language, false, settings, false);
        let title = appearance::theme(language, second);
        let lines = [
            "**Your settings**".to_owned(),
            format!("- Chosen by you: theme **{title}**"),
            "- Chosen by this server: size **small**, **White** always below".to_owned(),
            format!(
                "- In effect for you: theme **{title}**, size **small**, language **English**, \
                 turns **are made at once**, you **are pinged** when it is your turn, **tips** in your first games"
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
            nothing.starts_with("**Saved for this server.**\n- Chosen by this server: nothing\n"),
            "{nothing}"
        );
    }

    #[test]
    fn the_fullest_settings_of_a_server_fit_a_message_in_every_language() {
        for language in Language::ALL {
            let server = ParsedSettings {
                theme: THEMES.last(),
                size: Some(Size::Normal),
                language: Some(language),
                time_control: TimeControl::by_name("10m"),
                one_theme: Some(false),
                white_below: Some(false),
                rated: Some(false),
                threads: Some(false),
                ..ParsedSettings::default()
            };
            let own = ParsedSettings { language: Some(language), ..ParsedSettings::default() };
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
