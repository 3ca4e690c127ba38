//! What is chosen of how the bot looks and speaks, and what of it applies.

use render::THEMES;
use speech::{Fact, Language, appearance};

use super::time;
use crate::ui::appearance::{Appearance, Preference, Preferences};
use crate::ui::click::{Click, SettingsOf};
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::reply::{Choice, Reply, Row};

/// The answer to `/settings` and `/config`, and to a choice from its menu: what is chosen, a picture
/// of all themes and a menu of them. A private message.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(in crate::ui) fn settings(
    of: SettingsOf,
    changed: bool,
    preferences: Preferences,
    outside: bool,
) -> Result<Reply, Error> {
    let language = preferences.own_language();
    let menu = Row::Menu {
        custom_id: Click::Theme(of).to_string(),
        placeholder: language.say("menu-theme", &[]),
        choices: THEMES.iter().map(|theme| choice(language, theme)).collect(),
    };
    let names = THEMES.iter().map(|theme| appearance::theme(language, theme)).collect();
    let alt = language.say("themes-shown", &[("themes", names)]);
    let text = text(language, (of, outside), changed, preferences);
    Ok(Reply::private(text).with_picture(pictures::themes(alt)?).with_row(menu))
}

fn choice(language: Language, theme: &render::Theme) -> Choice {
    Choice {
        label: appearance::theme(language, theme),
        value: theme.name.to_owned(),
        description: None,
        emoji: None,
    }
}

fn text(
    language: Language,
    (of, outside): (SettingsOf, bool),
    changed: bool,
    preferences: Preferences,
) -> String {
    let say = |key| language.say(key, &[]);
    let (done, place) = match (of, changed) {
        (SettingsOf::Person, true) => ("settings-saved", "settings-where"),
        (SettingsOf::Person, false) => ("settings-are", "settings-where"),
        (SettingsOf::Server, true) => ("config-saved", "config-where"),
        (SettingsOf::Server, false) => ("config-are", "config-where"),
    };
    let place = if outside { "outside-settings-where" } else { place };
    let listed = |key, preference| {
        language.say(key, &[("chosen", chosen(language, preference).into_iter().collect())])
    };
    let mut lines = vec![say(done)];
    if of == SettingsOf::Person {
        lines.push(listed("settings-own", preferences.own));
    }
    if !outside {
        lines.push(listed("settings-server", preferences.server));
    }
    if of == SettingsOf::Person {
        lines.push(listed("settings-seen", seen(preferences)));
    }
    lines.push(say(place));
    lines.join("\n")
}

/// What applies to a person.
fn seen(preferences: Preferences) -> Preference {
    let Appearance { theme, size, language } = preferences.own_appearance();
    Preference {
        theme: Some(theme),
        size: Some(size),
        language: Some(language),
        confirm: Some(preferences.confirms()),
        pings: Some(preferences.own.pings != Some(false)),
        ..Preference::default()
    }
}

/// What is chosen, each a short text.
fn chosen(language: Language, preference: Preference) -> Vec<String> {
    let say = |key, name, fact: Fact| language.say(key, &[(name, fact)]);
    let flag = |yes: bool| Fact::from(if yes { "yes" } else { "no" });
    let Preference { theme, size, language: chosen, confirm, pings, pace, .. } = preference;
    let Preference { one_theme, white_below, rated, .. } = preference;
    let texts = [
        theme.map(|it| say("setting-theme", "theme", appearance::theme(language, it).into())),
        size.map(|it| say("setting-size", "size", appearance::size(language, it).into())),
        chosen.map(|it| say("setting-language", "language", it.name().into())),
        confirm.map(|it| say("setting-confirm", "confirm", flag(it))),
        pings.map(|it| say("setting-pings", "yes", flag(it))),
        pace.map(|it| time::setting(language, it)),
        one_theme.map(|it| say("setting-one-theme", "yes", flag(it))),
        white_below.map(|it| say("setting-white-below", "yes", flag(it))),
        rated.map(|it| say("setting-rated", "yes", flag(it))),
    ];
    let texts: Vec<String> = texts.into_iter().flatten().collect();
    if texts.is_empty() { vec![language.say("setting-nothing", &[])] } else { texts }
}

#[cfg(test)]
mod tests {
    use render::Size;

    use super::*;

    #[test]
    fn the_text_tells_what_is_chosen_and_what_applies() {
        let (second, language) = (&THEMES[1], Language::English);
        let own = Preference { theme: Some(second), ..Preference::default() };
        let server = Preference {
            size: Some(Size::Small),
            white_below: Some(true),
            ..Preference::default()
        };
        let preferences = Preferences { own, server, locale: language };
        let told = text(language, (SettingsOf::Person, false), false, preferences);
        let title = appearance::theme(language, second);
        let lines = [
            "**Your settings**".to_owned(),
            format!("- Chosen by you: theme **{title}**"),
            "- Chosen by this server: size **small**, **White** always below".to_owned(),
            format!(
                "- So this holds for you: theme **{title}**, size **small**, language **English**, \
                 turns **are made at once**, you **are pinged** when it is your turn"
            ),
        ];
        assert!(told.starts_with(&lines.join("\n")), "{told}");
        assert!(told.chars().count() < 1500);
        let nothing = Preferences { locale: language, ..Preferences::default() };
        let nothing = text(language, (SettingsOf::Server, false), true, nothing);
        assert!(
            nothing.starts_with("**Saved for this server.**\n- Chosen by this server: nothing\n"),
            "{nothing}"
        );
    }
}
