//! What is chosen of how pictures look, and what of it applies.

use speech::{Fact, Language, appearance};

use crate::ui::appearance::{Appearance, Preference, Preferences};

/// The answer to `/settings`: what was done, what is chosen by whom, and what of it applies.
pub(in crate::ui) fn settings(
    language: Language,
    server: bool,
    changed: bool,
    preferences: Preferences,
) -> String {
    let done = match (server, changed) {
        (false, true) => "settings-saved",
        (true, true) => "settings-saved-for-server",
        (_, false) => "settings-are",
    };
    format!("{}\n{}", language.say(done, &[]), standing(language, preferences))
}

fn standing(language: Language, preferences: Preferences) -> String {
    let Appearance { theme, size } = preferences.own_appearance();
    let seen = Preference { theme: Some(theme), size: Some(size) };
    let said = |key, preference: Preference| {
        let theme = preference.theme.map(|theme| appearance::theme(language, theme));
        let size = preference.size.map(|size| appearance::size(language, size));
        let [theme, size] = [theme, size].map(|it| it.map_or_else(|| "none".into(), Fact::from));
        language.say(key, &[("theme", theme), ("size", size)])
    };
    [
        said("settings-own", preferences.own),
        said("settings-server", preferences.server),
        said("settings-seen", seen),
        language.say("settings-where", &[]),
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use render::{Size, THEMES};

    use super::*;

    #[test]
    fn the_text_tells_what_is_chosen_and_what_applies() {
        let second = &THEMES[1];
        let own = Preference { theme: Some(second), size: None };
        let server = Preference { theme: None, size: Some(Size::Small) };
        let text = standing(Language::English, Preferences { own, server });
        let title = appearance::theme(Language::English, second);
        let lines = [
            format!("- Chosen by you: theme **{title}**"),
            "- In this server: size **small**".to_owned(),
            format!("- So you see: theme **{title}**, size **small**"),
        ];
        assert!(text.starts_with(&lines.join("\n")), "{text}");
        assert!(text.chars().count() < 1500);
        let nothing = standing(Language::English, Preferences::default());
        assert!(
            nothing.starts_with("- Chosen by you: nothing\n- In this server: nothing\n"),
            "{nothing}"
        );
    }
}
