//! What is chosen of how pictures look, and what of it applies.

use crate::ui::appearance::{Appearance, Preference, Preferences};

/// Where each choice applies.
const WHERE: &str = "What I show you alone, and boards that you ask for with `/board`, look as you \
                     have chosen. The board after a turn looks as the player who is next has \
                     chosen; challenges, the end of a game and `/replay` as this server has. What \
                     is left open is as this server has it, or else the default.";

/// The answer to `/settings`: what was done, what is chosen by whom, and what of it applies.
pub(in crate::ui) fn settings(server: bool, changed: bool, preferences: Preferences) -> String {
    format!("{}\n{}", done(server, changed), standing(preferences))
}

fn done(server: bool, changed: bool) -> &'static str {
    match (server, changed) {
        (false, true) => "**Saved for you.**",
        (true, true) => "**Saved for this server.**",
        (_, false) => "**How pictures look**",
    }
}

fn standing(preferences: Preferences) -> String {
    let Appearance { theme, size } = preferences.own_appearance();
    format!(
        "- Chosen by you: {}\n- In this server: {}\n- So you see: theme **{}**, size **{}**\n{WHERE}",
        chosen(preferences.own),
        chosen(preferences.server),
        theme.title,
        size.name(),
    )
}

/// What somebody has chosen.
fn chosen(preference: Preference) -> String {
    let theme = preference.theme.map(|it| format!("theme **{}**", it.title));
    let size = preference.size.map(|it| format!("size **{}**", it.name()));
    let chosen: Vec<String> = theme.into_iter().chain(size).collect();
    if chosen.is_empty() { "nothing".to_owned() } else { chosen.join(", ") }
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
        let text = standing(Preferences { own, server });
        let title = second.title;
        let lines = [
            format!("- Chosen by you: theme **{title}**"),
            "- In this server: size **small**".to_owned(),
            format!("- So you see: theme **{title}**, size **small**"),
        ];
        assert!(text.starts_with(&lines.join("\n")), "{text}");
        assert!(text.chars().count() < 1500);
        assert_eq!(chosen(Preference::default()), "nothing");
    }
}
